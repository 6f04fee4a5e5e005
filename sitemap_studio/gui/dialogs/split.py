"""Asks how to split a sitemap, and shows what would come of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.splitting import NAMES, SplitBy, SplitPlan, plan_split
from sitemap_studio.gui.action_specs import QT_TRANSLATE_NOOP
from sitemap_studio.gui.dialog_layout import give_room, level_with_lines
from sitemap_studio.gui.labels import TintedLabel
from sitemap_studio.gui.numbers import size_text, spelled
from sitemap_studio.gui.outcome_table import OutcomeTable
from sitemap_studio.gui.sizes import fitting
from sitemap_studio.gui.spoken import spoken_error
from sitemap_studio.gui.theme import Tint
from sitemap_studio.protocol.profiles import MIB

START_SIZE: Final = QSize(560, 480)
"""Size of the dialog until the user makes it another."""

_PAUSE_MS: Final = 200
_MOST_LISTED: Final = 1_000
_NUMBER, _SIZE = 1, 2

_WAYS: Final[dict[SplitBy, tuple[str, str, int, int]]] = {
    "count": (
        QT_TRANSLATE_NOOP("Split", "By the number of entries"), QT_TRANSLATE_NOOP("Split", "&Most entries"), 1, 0,
    ),
    "bytes": (QT_TRANSLATE_NOOP("Split", "By size"), QT_TRANSLATE_NOOP("Split", "&Most MB"), 1, 0),
    "folder": (QT_TRANSLATE_NOOP("Split", "By folder"), QT_TRANSLATE_NOOP("Split", "&Folders deep"), 1, 9),
    "month": (QT_TRANSLATE_NOOP("Split", "By month of lastmod"), "", 0, 0),
}  # fmt: skip
"""By way its words, those of its number, and the number's least and most; no most stands for the profile's limit."""


class SplitDialog(QDialog):
    """A way to split, a template of names, and the parts that come of them.

    Signals:
        chosen: The user wants this `SplitPlan`.
    """

    chosen = Signal(object)

    def __init__(self, document: Document, sitemap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document, self._sitemap = document, sitemap
        self._plan: SplitPlan | None = None
        name = document.sitemaps[sitemap].name
        self.setWindowTitle(self.tr("Split {name}").format(name=name))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.way = QComboBox(self)
        self.number = QSpinBox(self)
        self.template = QLineEdit(self)
        heads = (self.tr("File"), self.tr("Entries"), self.tr("Size"))
        self.parts = OutcomeTable(heads, (_NUMBER, _SIZE), self)
        self._says = TintedLabel(Tint.QUIET, parent=self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._lay_out()
        self.way.currentIndexChanged.connect(self._use_way)
        self.number.valueChanged.connect(self._pause.start)
        self.template.textChanged.connect(self._pause.start)
        self._pause.timeout.connect(self.refresh)
        self._use_way()

    def _lay_out(self) -> None:
        for way, (words, *_) in _WAYS.items():
            self.way.addItem(_said(words), way)
        self.number.setGroupSeparatorShown(True)
        level_with_lines(self.number)
        self.template.setToolTip(
            self.tr("{name} is the name of the sitemap, {n} the next free number, {part} the folder or the month.")
        )
        self.template.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.parts.setAccessibleName(self.tr("Result"))
        self._says.setTextFormat(Qt.TextFormat.PlainText)
        self._says.setWordWrap(True)
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Ok | buttons.Cancel, self)
        self._ok = box.button(buttons.Ok)
        self._ok.setText(self.tr("Split"))
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        self.form = QFormLayout()
        self.form.setVerticalSpacing(10)
        self.form.addRow(self.tr("&Split"), self.way)
        self.form.addRow(" ", self.number)
        self.form.addRow(self.tr("&Names"), self.template)
        column = QVBoxLayout(self)
        give_room(column)
        column.addLayout(self.form)
        column.addWidget(self.parts, 1)
        column.addWidget(self._says)
        column.addWidget(box)
        self.resize(fitting(START_SIZE, self))

    @property
    def says(self) -> str:
        """What is said of the plan, or why there is none."""
        return self._says.text()

    @property
    def by(self) -> SplitBy:
        """The way that is chosen."""
        way: SplitBy = self.way.currentData()
        return way

    @Slot()
    def _use_way(self) -> None:
        _, words, least, most = _WAYS[self.by]
        profile = self._document.profile
        limit = most or (max(1, profile.max_bytes // MIB) if self.by == "bytes" else profile.max_urls)
        self.form.setRowVisible(self.number, bool(words))
        label = self.form.labelForField(self.number)
        if words and label is not None:
            label.setProperty("text", _said(words))
        self.number.setRange(least, max(least, limit))
        self.number.setValue(least if most else limit)
        self.template.setText(NAMES[self.by])
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Plan anew, and show what would come of it."""
        self._pause.stop()
        most = self.number.value() * (MIB if self.by == "bytes" else 1) if _WAYS[self.by][1] else 0
        try:
            self._plan = plan_split(
                self._document, self._sitemap, self.by, most=most, name=self.template.text().strip()
            )
        except StudioError as error:
            self._plan = None
            self._tell(spoken_error(error), Tint.ERROR)
        else:
            count = len(self._plan.parts)
            one = self.tr("All entries go to one part: there is nothing to split.")
            several = self.tr("This gives {count} files; nothing else is renamed.").format(count=spelled(count))
            self._tell(one if count < 2 else several, Tint.QUIET)
        self._list()

    def _tell(self, sentence: str, tint: Tint) -> None:
        self._says.set_tint(tint)
        self._says.setText(sentence)

    def _list(self) -> None:
        parts = self._plan.parts if self._plan else ()
        self._ok.setEnabled(len(parts) > 1)
        shown = parts[:_MOST_LISTED]
        self.parts.show_lines([(part.name, spelled(len(part.slots)), size_text(part.bytes)) for part in shown])

    @Slot()
    def _choose(self) -> None:
        self.refresh()
        if self._plan is not None and len(self._plan.parts) > 1:
            self.accept()
            self.chosen.emit(self._plan)


def _said(words: str) -> str:
    return QCoreApplication.translate("Split", words)
