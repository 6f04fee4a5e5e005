"""The mark for feature phones: there or not, so a box to check is all it needs."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from sitemap_studio.formats.extensions.editing import EntryExtensions
from sitemap_studio.gui.extensions.marks import Place
from sitemap_studio.gui.extensions.section import Editing, Section
from sitemap_studio.gui.words.extension_words import WORDS, said


class MobileSection(Section):
    """One box; with several entries it is half checked where only some have the mark, and a click is for all.

    Attributes:
        box: The box.
    """

    def __init__(self, edit: Editing, parent: QWidget | None = None) -> None:
        super().__init__("mobile", edit, parent)
        self.box = QCheckBox(said(WORDS["mobile"].title), self)
        self.box.setAccessibleName(self.tr("Made for feature phones"))
        font = self.box.font()
        font.setBold(True)
        self.box.setFont(font)
        self._column.insertWidget(0, self.box)
        self.header.hide()
        self.box.clicked.connect(self._click)

    @property
    def is_open(self) -> bool:
        return False

    def refresh(self) -> None:
        have, total = (self.count, 1) if self.content is not None else self._counts
        some = Qt.CheckState.PartiallyChecked if have and have < total else Qt.CheckState.Checked
        self.box.setTristate(some is Qt.CheckState.PartiallyChecked)
        self.box.setCheckState(some if have else Qt.CheckState.Unchecked)
        self.box.setEnabled(self.around.may_change and have is not None)
        advice = self.tr("The page is made for feature phones. Nobody reads this mark any more; it does no harm.")
        self.box.setToolTip(advice if self.around.may_change else self.around.reason)
        marks = self.content.marks.of_item("mobile", 0) if self.content is not None and self.count else []
        self.note.show_marks(marks)

    def go_to(self, place: Place) -> None:
        self.box.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _click(self) -> None:
        have, total = (self.count, 1) if self.content is not None else self._counts
        if have and have >= total:
            if self.content is None:
                self.removal_asked.emit()
            else:
                self._edit(said(WORDS["mobile"].remove), _without_mark)
        else:
            reason = self._edit(said(WORDS["mobile"].add), _with_mark)
            if reason:
                self.note.show_sentence(reason)
        self.refresh()


def _with_mark(entry: EntryExtensions) -> EntryExtensions:
    return entry if "mobile" in entry.kinds() else entry.with_item("mobile", [])


def _without_mark(entry: EntryExtensions) -> EntryExtensions:
    return entry.without_kind("mobile")
