"""The bar above the table: one line that says which entries are shown, and how many they are.

It hands over the words as they are typed; understanding them is done elsewhere.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from sitemap_studio.gui.filter_line import FilterLine
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.labels import TintedLabel
from sitemap_studio.gui.numbers import counted, spelled
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint
from sitemap_studio.protocol.catalogue import Severity


class FilterBar(QWidget):
    """The line, the count beside it and, when the words make no sense, the reason below.

    Attributes:
        problems: The box that chooses entries by their problems.

    Signals:
        asked: The words by which entries shall be chosen; empty for all.
        severities_asked: Only entries with a problem of one of these severities shall be shown; None for all.
        left: The keyboard shall go to the table.
    """

    asked = Signal(str)
    severities_asked = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = FilterLine(self)
        self.problems = QComboBox(self)
        self._count = TintedLabel(Tint.QUIET, parent=self)
        self._reason = TintedLabel(Tint.ERROR, parent=self)
        self._lay_out()

    def _lay_out(self) -> None:
        self._line.setPlaceholderText(self.tr("Filter: /catalog/  or  lastmod < 2026-01-01 and priority > 0.5"))
        self._line.setToolTip(
            self.tr(
                "Words that loc contains, or conditions joined by “and”: a field (loc, lastmod, changefreq, priority, "
                "entry), then = != < > contains matches or “is empty”, then a value."
            )
        )
        self._line.setAccessibleName(self.tr("Filter"))
        self._line.setAccessibleDescription(self._line.toolTip())
        self._line.offer_clearing()
        # A file that is dropped here is to be opened, as anywhere in the window.
        self._line.setAcceptDrops(False)
        self._line.addAction(icon("filter", Tint.QUIET), QLineEdit.ActionPosition.LeadingPosition)
        self._fill_problems()
        self._count.setAccessibleName(self.tr("Entries shown"))
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        self._reason.hide()
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._line, 1)
        row.addWidget(self.problems)
        row.addWidget(self._count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 12, 6)
        layout.setSpacing(4)
        layout.addLayout(row)
        layout.addWidget(self._reason)
        self._line.asked.connect(self.asked)
        self._line.left.connect(self.left)

    def _fill_problems(self) -> None:
        any_problem = frozenset(Severity)
        self.problems.addItem(icon("entries", Tint.QUIET), self.tr("All entries"), None)
        self.problems.addItem(icon("filter", Tint.QUIET), self.tr("Only problems"), any_problem)
        words = {
            Severity.ERROR: self.tr("Only errors"),
            Severity.WARNING: self.tr("Only warnings"),
            Severity.INFO: self.tr("Only notes"),
        }
        for severity, text in words.items():
            self.problems.addItem(icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity]), text, frozenset((severity,)))
        self.problems.setAccessibleName(self.tr("Entries by problems"))
        self.problems.setToolTip(self.tr("Show only entries that have problems; choose again to apply it again."))
        self.problems.activated.connect(self._ask_severities)

    @property
    def text(self) -> str:
        """The words in the line."""
        return self._line.text()

    @property
    def count_text(self) -> str:
        """What is said about how many entries are shown."""
        return self._count.text()

    @property
    def reason(self) -> str:
        """Why the words make no sense; empty when they do."""
        return self._reason.text()

    def focus_line(self) -> None:
        """Give the line the keyboard, its words selected."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    @Slot(str)
    def ask(self, words: str) -> None:
        """Choose entries by these words at once, as if they had been typed."""
        self._line.setText(words)
        self._line.ask()

    def reset(self) -> None:
        """Show all entries, without asking: another set is shown."""
        self._line.reset()
        self.problems.setCurrentIndex(0)
        self.show_reason("")

    @property
    def severities(self) -> frozenset[Severity] | None:
        """Only entries with problems of these are wanted; None for all."""
        chosen: frozenset[Severity] | None = self.problems.currentData()
        return chosen

    def clear(self) -> None:
        """Take the words away, and ask for all entries at once."""
        self._line.clear()
        self._line.ask()
        self.problems.setCurrentIndex(0)
        self._ask_severities()

    def show_reason(self, sentence: str) -> None:
        """Say why the words make no sense; "" when they do."""
        self._reason.setText(sentence)
        self._reason.setVisible(bool(sentence))

    def show_counts(self, shown: int, total: int) -> None:
        """Say how many entries are shown of how many."""
        if shown == total:
            self._count.setText(counted(total, self.tr("1 entry"), self.tr("%n entries", None, total)))
        else:
            self._count.setText(self.tr("{shown} of {total}").format(shown=spelled(shown), total=spelled(total)))

    @Slot()
    def _ask_severities(self) -> None:
        self.severities_asked.emit(self.severities)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, super().minimumSizeHint().height())
