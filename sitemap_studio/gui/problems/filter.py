"""The bar above the problems: by severity, rule, sitemap, part and words. It says what is wanted; others choose."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QComboBox, QToolButton, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import counted, format_number, localized
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.problems.choice import Part, ProblemChoice, extension_fields
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT
from sitemap_studio.gui.widgets.filter_line import FilterLine
from sitemap_studio.gui.widgets.flowing import FlowRow
from sitemap_studio.gui.widgets.line_edits import offer_clearing, show_purpose
from sitemap_studio.gui.widgets.narrow_box import NarrowBox
from sitemap_studio.protocol.catalogue import RULES, Severity
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.rules.extensions import EXTENSION_LABELS

_FEWEST_CHARACTERS: Final = 8
_BOX_CHARACTERS: Final = 13
_LINE_CHARACTERS: Final = 24
"""So wide a box and the line shall be; where there is less room, they go on in a further line."""

_INDENT: Final = "\u2003"
"""What stands before the fields of extensions, below these."""


class ProblemFilterBar(QWidget):
    """Buttons for severities, boxes for the rest, and a line for words.

    Attributes:
        report: The button that offers to save a report.

    Signals:
        chosen: Something else is wanted; see `choice`, which leaves words out.
        words_asked: These words are to be looked for; empty for none.
        left: The keyboard shall go to the list.
    """

    chosen = Signal()
    words_asked = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = {severity: QToolButton(self) for severity in Severity}
        self.rules, self.sitemaps, self.parts = NarrowBox(self), NarrowBox(self), NarrowBox(self)
        self.line = FilterLine(self)
        self.report = QToolButton(self)
        self._offered: dict[NarrowBox, list[tuple[str, object]]] = {}
        self._offer_parts([])
        self._lay_out()

    def _offer_parts(self, extension_fields: list[str]) -> None:
        parts: list[tuple[str, object]] = [(self.tr("All fields"), None)]
        parts += [(field, field) for field in FIELD_NAMES]
        parts.append((self.tr("Extensions"), Part.EXTENSIONS))
        chosen = self.parts.currentData()
        if isinstance(chosen, str) and chosen in EXTENSION_LABELS and chosen not in extension_fields:
            # As with rules: the last of its problems being fixed takes nothing away.
            extension_fields = [*extension_fields, chosen]
        parts += [(f"{_INDENT}{field}", field) for field in extension_fields]
        parts.append((self.tr("Files and sets"), Part.FILES))
        self._offer(self.parts, parts)

    def _lay_out(self) -> None:
        row = FlowRow(self, gap=4)
        row.setContentsMargins(8, 4, 8, 4)
        for severity, button in self._buttons.items():
            button.setCheckable(True)
            button.setChecked(True)
            button.setAutoRaise(True)
            button.setIcon(icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity]))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.toggled.connect(self._tell)
            row.add(button)
        letters = self.fontMetrics().averageCharWidth()
        names = (self.tr("Rule"), self.tr("Sitemap"), self.tr("Field"))
        for box, name in zip((self.rules, self.sitemaps, self.parts), names, strict=True):
            box.setAccessibleName(name)
            box.say_about(self.tr("Show only problems of this: {name}").format(name=name))
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(_BOX_CHARACTERS)
            # Narrower than its words in a narrow window.
            box.setMinimumWidth(letters * _FEWEST_CHARACTERS)
            box.activated.connect(self._tell)
            row.add(box, 2, least=letters * _BOX_CHARACTERS)
        self.line.setPlaceholderText(self.tr("Search in messages and values"))
        show_purpose(self.line, "find", self.tr("Search problems"))
        offer_clearing(self.line)
        self.line.setAcceptDrops(False)
        self.line.asked.connect(self.words_asked)
        self.line.left.connect(self.left)
        row.add(self.line, 3, least=letters * _LINE_CHARACTERS)
        self.report.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.report.setAutoRaise(True)
        row.add(self.report)

    @property
    def choice(self) -> ProblemChoice:
        """What is wanted, but for words."""
        shown = frozenset(severity for severity, button in self._buttons.items() if button.isChecked())
        return ProblemChoice(
            shown, self.rules.currentData(), self.sitemaps.currentData(), self.parts.currentData(), None
        )

    def button(self, severity: Severity) -> QToolButton:
        """The button that shows and hides problems of a severity."""
        return self._buttons[severity]

    def reset(self) -> None:
        """Want everything but what severities hide: another set is shown."""
        self.line.reset()
        for box in (self.rules, self.sitemaps, self.parts):
            box.setCurrentIndex(0)

    def show_document(self, document: Document) -> None:
        """Offer what there is to choose from; a choice of something that is gone falls back to all."""
        rules: list[tuple[str, object]] = [(self.tr("All rules"), None)]
        counts = document.problems.counts()
        if (chosen := self.rules.currentData()) is not None:
            # It can be chosen no more once the last of its problems is fixed, but it is not taken away by that.
            counts.setdefault(chosen, 0)
        rules += [
            (f"{localized(RULES[rule].title)} ({format_number(count)})", rule)
            for rule, count in sorted(counts.items(), key=lambda item: localized(RULES[item[0]].title))
        ]
        self._offer(self.rules, rules)
        sitemaps: list[tuple[str, object]] = [(self.tr("All sitemaps"), None)]
        has_many = len(document.sitemaps) > 1
        if has_many:
            sitemaps += [(sitemap.name, sitemap.id) for sitemap in document.sitemaps]
        self._offer(self.sitemaps, sitemaps)
        self.sitemaps.setVisible(has_many)
        self._offer_parts(extension_fields(document.problems))
        self._show_counts(document)

    def _offer(self, box: NarrowBox, offers: list[tuple[str, object]]) -> None:
        """Fill a box anew, if it is not filled with just this; what was chosen stays chosen if it is there."""
        if self._offered.get(box) == offers:
            return
        self._offered[box] = offers
        chosen = box.currentData()
        with QSignalBlocker(box):
            box.clear()
            for text, data in offers:
                box.addItem(text, data)
            box.setCurrentIndex(next((row for row, (_, data) in enumerate(offers) if data == chosen), 0))
        box.say_choice()

    def _show_counts(self, document: Document) -> None:
        totals = document.problems.total_by_severity()
        errors, warnings, infos = (totals[severity] for severity in Severity)
        words = {
            Severity.ERROR: counted(errors, self.tr("1 error"), self.tr("%n errors", None, errors)),
            Severity.WARNING: counted(warnings, self.tr("1 warning"), self.tr("%n warnings", None, warnings)),
            Severity.INFO: counted(infos, self.tr("1 info"), self.tr("%n infos", None, infos)),
        }
        for severity, button in self._buttons.items():
            button.setText(words[severity])
            button.setToolTip(self.tr("Show or hide problems of this severity."))
            button.setAccessibleName(button.text())

    @Slot()
    def _tell(self) -> None:
        self.chosen.emit()
