"""What delegates have in common that edit cells with the editors of fields, and how what is typed there is kept."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sitemap_studio.gui.table.editors import editor_of
from sitemap_studio.gui.widgets.model_index import Index

_KEY = Qt.Key
_ENDING: Final = (_KEY.Key_Return, _KEY.Key_Enter, _KEY.Key_Tab, _KEY.Key_Backtab, _KEY.Key_Escape)


class FieldDelegate(QStyledItemDelegate):
    """Fills the editors of cells, each a `FieldEditor`, and takes out of them what was typed."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # Rows and columns have sizes of their own. Asking every cell would take a second per million, and a long value
        # would be laid out.
        return QSize()

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        text = index.data(Qt.ItemDataRole.EditRole) or ""
        # Called again whenever the cell is announced, for example when its problems are: what was typed stays.
        if editor.property("source") != text:
            editor.setProperty("source", text)
            editor_of(editor).put(text)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        typed = editor_of(editor).typed()
        if typed != editor.property("source") or self.is_refused(index):
            editor.setProperty("source", typed)
            model.setData(index, typed)

    def is_refused(self, index: Index) -> bool:
        """Whether what a cell shows was refused, and is to be tried again as it stands."""
        return False

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_own(event):
            # While one types, these keys are the editor's, whatever menu has them, too.
            event.accept()
            return True
        return super().eventFilter(editor, event)


def keep_typed(view: QAbstractItemView) -> None:
    """Keep what stands in an editor that is open in a view, and close it."""
    editor = view.indexWidget(view.currentIndex())
    if editor is not None:
        view.commitData(editor)
        view.closeEditor(editor, FieldDelegate.EndEditHint.NoHint)


def _is_own(event: QKeyEvent) -> bool:
    """Whether a key means something to an editor: it ends it, or opens its list or calendar."""
    opens = event.key() == _KEY.Key_Down and bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
    return opens or event.key() in _ENDING
