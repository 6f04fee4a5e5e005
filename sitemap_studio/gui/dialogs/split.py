"""Asks how to split a sitemap, and shows what would come of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.split_sitemaps import NAMES, SplitBy, SplitPlan, plan_split
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP, format_number, numbered, size_text
from sitemap_studio.gui.plans.outcome_dialog import MOST_LISTED, OutcomeDialog
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.layouts import level_with_lines
from sitemap_studio.protocol.profiles import MIB

START_SIZE: Final = QSize(560, 480)
"""Size of the dialog until the user makes it another."""

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


class SplitDialog(OutcomeDialog):
    """A way to split, a template of names, and the parts that come of them."""

    def __init__(self, document: Document, sitemap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document, self._sitemap = document, sitemap
        name = document.sitemaps[sitemap].name
        self.setWindowTitle(self.tr("Split {name}").format(name=name))
        self.way = QComboBox(self)
        self.number = QSpinBox(self)
        self.template = QLineEdit(self)
        self.list_files((self.tr("File"), self.tr("Entries"), self.tr("Size")), (_NUMBER, _SIZE), self.tr("Result"))
        self._fill()
        self.form = QFormLayout()
        self.form.setVerticalSpacing(10)
        self.form.addRow(self.tr("&Split"), self.way)
        self.form.addRow(" ", self.number)
        self.form.addRow(self.tr("&Names"), self.template)
        self.lay_out([self.form], self.tr("Split"), START_SIZE)
        self.way.currentIndexChanged.connect(self._use_way)
        self.number.valueChanged.connect(self.pause.start)
        self.template.textChanged.connect(self.pause.start)
        self._use_way()

    def _fill(self) -> None:
        for way, (words, *_) in _WAYS.items():
            self.way.addItem(_said(words), way)
        self.number.setGroupSeparatorShown(True)
        level_with_lines(self.number)
        self.template.setToolTip(
            self.tr("{name} is the name of the sitemap, {n} the next free number, {part} the folder or the month.")
        )
        self.template.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

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

    def plan(self) -> SplitPlan:
        most = self.number.value() * (MIB if self.by == "bytes" else 1) if _WAYS[self.by][1] else 0
        return plan_split(self._document, self._sitemap, self.by, most=most, name=self.template.text().strip())

    def show_plan(self, plan: SplitPlan | None) -> bool:
        parts = plan.parts if plan is not None else ()
        if plan is not None:
            one = self.tr("All entries go to one part: there is nothing to split.")
            several = self.tr("This gives %n files; nothing else is renamed.", None, len(parts))
            self.say(one if len(parts) < 2 else numbered(len(parts), several), Tint.QUIET)
        shown = parts[:MOST_LISTED]
        self.files.show_lines([(part.name, format_number(len(part.slots)), size_text(part.bytes)) for part in shown])
        return len(parts) > 1


def _said(words: str) -> str:
    return QCoreApplication.translate("Split", words)
