"""What is said below a section: what is wrong with the current value, or what became of what was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from sitemap_studio.gui.extensions.marks import Mark
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint
from sitemap_studio.gui.widgets.labels import Symbol, TintedLabel
from sitemap_studio.gui.words.texts import MAX_TOOLTIP_CHARACTERS, cell_text

_MARK_SIDE: Final = 14
_MOST_MARKS: Final = 1
"""More would push away what is below; the tooltip tells all."""


class SectionNote(QWidget):
    """A sentence or two, with the drawing of a severity where there is one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._symbol = Symbol("error", Tint.ERROR, _MARK_SIDE, self)
        self._label = TintedLabel(Tint.QUIET, parent=self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 6)
        row.addWidget(self._symbol, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._label, 1)
        self.hide()

    @property
    def text(self) -> str:
        """What is said; empty where nothing is."""
        return "" if self.isHidden() else self._label.text()

    def show_marks(self, marks: Sequence[Mark]) -> None:
        """Say what is wrong with a value, or nothing."""
        if not marks:
            self.hide()
            return
        told = [f"{localized(mark.message)}\n{localized(mark.source)}".rstrip() for mark in marks[:_MOST_MARKS]]
        if len(marks) > _MOST_MARKS:
            told.append(self.tr("And {count} more.").format(count=len(marks) - _MOST_MARKS))
        self._symbol.show_drawing(SEVERITY_ICON[marks[0].severity], SEVERITY_TINT[marks[0].severity])
        self._symbol.show()
        self._label.setText("\n".join(told))
        self.show()

    def show_sentence(self, sentence: str) -> None:
        """Say something that is no problem."""
        self._symbol.hide()
        self._label.setText("\n".join(cell_text(line) for line in sentence[:MAX_TOOLTIP_CHARACTERS].split("\n")))
        self.setVisible(bool(sentence))
