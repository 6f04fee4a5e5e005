"""Cells of extensions painted like those of the table, and edited with the same editors."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView, QWidget

from sitemap_studio.gui.extensions.marks import judge_typed
from sitemap_studio.gui.extensions.models import ValueModel
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.table.delegates import ChoiceEditor, DateEditor, FieldDelegate, FieldEditor, UrlEditor
from sitemap_studio.gui.table.painting import MARGIN, Cell, CellPainter, edges
from sitemap_studio.gui.widgets.list_view import Index
from sitemap_studio.gui.words.texts import cell_text
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.protocol.extension_fields import Spec, ValueKind
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rules.extensions import label_of

_KEY = Qt.Key
_YES_NO: Final = ("yes", "no")
_WORDS: Final = (ValueKind.TEXT, ValueKind.CHOICE)
"""Kinds of texts that may run from right to left."""


class ValueDelegate(FieldDelegate):
    """Paints and edits the cells of a `ValueModel`.

    Signals:
        entered: Enter ended an editor and kept what was typed; carries 1, or -1 with Shift.
    """

    entered = Signal(int)

    def __init__(self, model: ValueModel, view: QTableView) -> None:
        super().__init__(view)
        self._model, self._view = model, view
        self._painter = CellPainter(view.palette())

    def use_palette(self, palette: QPalette) -> None:
        """Paint with another palette from now on."""
        self._painter = CellPainter(palette)

    # Painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = self._model.cell(index)
        option.font = self._view.font()
        is_current = self._view.hasFocus() and self._view.currentIndex() == index
        is_url = cell.spec is not None and cell.spec.kind is ValueKind.URL
        text = cell_text(cell.text)
        if not cell.is_editable:
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Window))
        place = Cell.of(option, is_current=is_current)
        self._painter.begin(painter, edges(option.rect))
        self._painter.paint(painter, place, text, cell.severity, is_url=is_url)
        if not text and cell.instead:
            painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
            inner = option.rect.adjusted(MARGIN, 0, -MARGIN, 0)
            is_mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
            painter.drawText(inner, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, cell.instead)

    # Editing

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        model, cell = self._model, self._model.cell(index)
        assert cell.spec is not None  # others are not editable
        path, number = cell.key.path, model.item_number(index)
        editor = value_editor(cell.spec, label_of(f"{model.kind}-", path), parent)
        check = partial(_judged, model.kind, path, number, model.profile)
        editor.inline_validator.use_check(check)
        return editor

    def is_refused(self, index: Index) -> bool:
        return self._model.is_refused(index)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        editor.setGeometry(option.rect)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(editor, event)
        if event.key() in (_KEY.Key_Return, _KEY.Key_Enter) and isinstance(editor, QWidget):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, self.EndEditHint.NoHint)
            self.entered.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return super().eventFilter(editor, event)


def value_editor(spec: Spec, name: str, parent: QWidget) -> FieldEditor:
    """Return a new editor for values of extensions.

    Args:
        spec: What is declared of the value.
        name: What it is called.
        parent: Where it is shown.
    """
    choices = _YES_NO if spec.kind is ValueKind.YES_NO else spec.choices
    is_list = getattr(spec, "is_list", False)
    editor: UrlEditor | ChoiceEditor
    if choices and not is_list:
        editor = ChoiceEditor(parent, "changefreq")
        editor.clear()
        editor.addItems(["", *choices])
    elif spec.kind is ValueKind.DATE:
        editor = DateEditor(parent, "lastmod")
    else:
        editor = UrlEditor(parent, "loc")
        if spec.kind in _WORDS:
            editor.unsetLayoutDirection()
    editor.setAccessibleName(name)
    editor.setAutoFillBackground(True)
    return editor


def _judged(kind: str, path: str, number: int, profile: Profile, text: str) -> list[tuple[Severity, str]]:
    marks = judge_typed(kind, path, number, text, profile)
    return [(mark.severity, f"{localized(mark.message)}\n{mark.source}") for mark in marks]
