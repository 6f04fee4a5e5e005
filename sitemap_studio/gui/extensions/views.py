"""The views of the models: a list of items and a form of values, as high as what they show needs, up to a bound."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QKeyCombination, QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QWidget,
)

from sitemap_studio.gui.extensions.delegate import ValueDelegate
from sitemap_studio.gui.extensions.models import ItemModel, ValueModel
from sitemap_studio.gui.extensions.refused import Key
from sitemap_studio.gui.table.delegates import commit_editor
from sitemap_studio.gui.theme import padded
from sitemap_studio.gui.widgets.list_view import Index

_ROW_PADDING: Final = 8
_MOST_ITEMS: Final = 8
_MOST_VALUES: Final = 24
_NAME_SHARE: Final = 50
"""How much of the width, in per cent, the names of values may take."""

_LANGUAGE_SHARE: Final = 32
"""How much of the width, in per cent, is for languages."""

_KEY = Qt.Key
_ALT, _CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
_COPY = QKeySequence.StandardKey.Copy
_TRIGGER = QAbstractItemView.EditTrigger

_COMMANDS: Final[dict[QKeyCombination, str]] = {
    QKeyCombination(_CTRL, _KEY.Key_I): "add",
    QKeyCombination(_KEY.Key_Delete): "remove",
    QKeyCombination(_KEY.Key_Backspace): "remove",
    QKeyCombination(_CTRL, _KEY.Key_Minus): "remove",
    QKeyCombination(_ALT, _KEY.Key_Up): "up",
    QKeyCombination(_ALT, _KEY.Key_Down): "down",
}
"""What keys ask for; in the table the same keys do the same to entries."""

_TAKEN: Final = tuple(QKeyCombination(_CTRL, key) for key in (_KEY.Key_X, _KEY.Key_V, _KEY.Key_D, _KEY.Key_A))
"""Keys that would do something to the table, which nobody means here."""


class ValueView(QTableView):
    """Shows a `ValueModel`.

    Signals:
        asked: A key asks for something: "add", "remove", "up" or "down".
        told: Another cell has the keyboard, or none any more; carries what is wrong with it, a tuple of `Mark`.
    """

    asked = Signal(str)
    told = Signal(object)

    _is_ready = False
    """Whether all is there. Qt sends events earlier."""

    def __init__(self, model: ValueModel, most_rows: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values, self._most_rows = model, most_rows
        self._delegate = ValueDelegate(model, self)
        self._kept: Key | None = None
        self._had_keyboard = False
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(_TRIGGER.DoubleClicked | _TRIGGER.EditKeyPressed | _TRIGGER.AnyKeyPressed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setHighlightSections(False)
        rows.setTextElideMode(Qt.TextElideMode.ElideRight)
        columns.setHighlightSections(False)
        columns.setStretchLastSection(True)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        model.modelAboutToBeReset.connect(self._keep_place)
        model.modelReset.connect(self._restore_place)
        model.dataChanged.connect(self._tell)
        self._is_ready = True
        self.fit()

    @Slot()
    def fit(self) -> None:
        """Take the height that the rows need."""
        height = self.fontMetrics().height() + padded(_ROW_PADDING)
        self.verticalHeader().setDefaultSectionSize(height)
        rows = min(max(self._values.rowCount(), 1), self._most_rows)
        header = 0 if self.horizontalHeader().isHidden() else self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(rows * height + header + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, super().minimumSizeHint().height())

    def go_to(self, index: QModelIndex) -> None:
        """Make a cell the current one, and the only one selected."""
        if index.isValid():
            # Not the view's own setter, which adds to the selection while Ctrl is held, as it is in many a shortcut.
            flags = QItemSelectionModel.SelectionFlag
            has_selection = self.selectionMode() is not self.SelectionMode.NoSelection
            choosing = flags.ClearAndSelect | flags.Rows if has_selection else flags.NoUpdate
            self.selectionModel().setCurrentIndex(index, choosing)
            self.scrollTo(index)

    @Slot()
    def finish_editing(self) -> None:
        """Keep what stands in an open editor, and close it."""
        commit_editor(self)

    @Slot()
    def drop_editing(self) -> None:
        """Close an open editor, and forget what stands in it: what it belongs to is gone."""
        editor = self.indexWidget(self.currentIndex())
        if editor is not None:
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.RevertModelCache)

    @Slot()
    def _keep_place(self) -> None:
        index = self.currentIndex()
        self._kept = self._values.cell(index).key if index.isValid() else None
        self._had_keyboard = self._has_keyboard()

    @Slot()
    def _restore_place(self) -> None:
        self.fit()
        index = self._values.find(self._kept) if self._kept is not None else QModelIndex()
        if not index.isValid() and self._values.rowCount():
            index = self._values.index(0, 0)
        self.go_to(index)
        if self._had_keyboard:
            # An editor that was open is gone, and Qt gave the keyboard to what comes after the view.
            self.setFocus()
        self._tell()

    @Slot()
    def _tell(self) -> None:
        index = self.currentIndex()
        is_there = self._has_keyboard() and index.isValid() and index.row() < self._values.rowCount()
        self.told.emit(self._values.cell(index).marks if is_there else ())

    def _has_keyboard(self) -> bool:
        """Whether the view or an editor in it has the keyboard."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    # What Qt tells

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._tell()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if not self._is_ready:
            return
        # The ring goes from one to the other.
        self.viewport().update()
        self._tell()

    def event(self, event: QEvent) -> bool:
        # Before the window's shortcuts do the same to the table.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = event.keyCombination()
            if event.matches(_COPY) or keys in _COMMANDS or keys in _TAKEN:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = event.keyCombination()
        if event.matches(_COPY):
            self.copy()
        elif keys in _COMMANDS:
            self.asked.emit(_COMMANDS[keys])
        elif event.key() in (_KEY.Key_Return, _KEY.Key_Enter) and not event.modifiers():
            self.edit(self.currentIndex())
        elif keys not in _TAKEN or event.matches(QKeySequence.StandardKey.SelectAll):
            super().keyPressEvent(event)

    @Slot()
    def copy(self) -> None:
        """Put the selected values on the clipboard as plain text, a line for each row."""
        rows: dict[int, list[str]] = {}
        chosen = self.selectedIndexes() or [self.currentIndex()]
        for index in sorted(filter(QModelIndex.isValid, chosen), key=lambda index: (index.row(), index.column())):
            rows.setdefault(index.row(), []).append(str(index.data(Qt.ItemDataRole.EditRole)))
        if rows:
            QGuiApplication.clipboard().setText("\n".join("\t".join(texts) for texts in rows.values()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not self._is_ready:
            return
        if event.type() == QEvent.Type.PaletteChange:
            self._delegate.use_palette(self.palette())
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()


class ItemView(ValueView):
    """The items of one kind, numbered as sentences about problems number them; several can be selected."""

    def __init__(self, model: ItemModel, parent: QWidget | None = None) -> None:
        super().__init__(model, _MOST_ITEMS, parent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.fit()

    def chosen_rows(self) -> list[int]:
        """The rows that are selected, ascending."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._values.columnCount() > 1:
            self.setColumnWidth(0, self.viewport().width() * _LANGUAGE_SHARE // 100)


class FormView(ValueView):
    """The values of one item, their names beside them; Enter in one goes on to the next that can be typed into."""

    def __init__(self, model: ValueModel, parent: QWidget | None = None) -> None:
        super().__init__(model, _MOST_VALUES, parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.horizontalHeader().hide()
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self._delegate.entered.connect(self._go_on)
        self.fit()

    @Slot(int)
    def _go_on(self, step: int) -> None:
        row = self.currentIndex().row() + step
        while 0 <= row < self._values.rowCount():
            index = self._values.index(row, 0)
            if index.flags() & Qt.ItemFlag.ItemIsEditable:
                self.go_to(index)
                return
            row += step

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.verticalHeader().setMaximumWidth(max(self.width() * _NAME_SHARE // 100, 1))
