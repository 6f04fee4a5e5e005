"""Tree of the extensions of the selected entries: kinds, their items, and the values of these, which can be edited.

A text that is refused is not stored; it remains in its cell with the reason until another one is typed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QKeyCombination,
    QModelIndex,
    QObject,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QFont, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QStyle,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from sitemap_studio.formats.extensions.extension_editing import EntryExtensions
from sitemap_studio.gui.extension_editor.extension_content import (
    KINDS,
    LISTED_PATHS,
    EntryContent,
    item_values,
    worst_severity,
)
from sitemap_studio.gui.formatting.display_text import (
    LONG_CHARACTERS,
    MAX_TOOLTIP_CHARACTERS,
    cell_text,
    escape_rich_text,
)
from sitemap_studio.gui.formatting.extension_titles import kind_title
from sitemap_studio.gui.i18n import format_number, localized, separate_thousands
from sitemap_studio.gui.icons import severity_icon
from sitemap_studio.gui.table.cell_delegates import FieldDelegate
from sitemap_studio.gui.table.cell_painting import MARGIN, CellPainter, PaintedCell, cell_borders
from sitemap_studio.gui.table.extension_cells import ValueMark, validate_text
from sitemap_studio.gui.table.field_editors import make_value_editor
from sitemap_studio.gui.theme import bold, row_padding, scaled
from sitemap_studio.gui.widgets.labels import severity_name
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index
from sitemap_studio.protocol.extension_fields import ValueKind
from sitemap_studio.protocol.extension_items import ExtensionItem, ExtensionValue
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rules.extension_field_rules import field_label

ExtensionChange = Callable[[EntryExtensions], EntryExtensions]
MAX_EXPANDED: Final = 300  # a kind with more items stays collapsed until the user expands it for this entry
NAME, VALUE = range(2)
_ROLE: Final = Qt.ItemDataRole
_INDENT: Final = "\u2003"


class ExtensionModel(QAbstractItemModel):
    """Model of a tree of kinds, items and values.

    Ids of indexes: 0 for kinds; from 1 the number of the kind for its items; from 8, in steps of 8 by item, for values.

    Args:
        edit: Applies a change to the shown entries as an undo step with a title; returns "" or why it is refused.
        parent: The parent object.

    Attributes:
        content: Extensions of the shown entry; None if several are shown, or no entry.
        may_change: Whether the shown entries can be edited.
        profile: Profile of the severities.
        drafts: Slots of entries with other XML that is typed but not applied yet.
    """

    def __init__(self, edit: Callable[[str, ExtensionChange], str], parent: QObject) -> None:
        """Create an empty model."""
        super().__init__(parent)
        self._edit = edit
        self.content: EntryContent | None = None
        self.may_change = False
        self.profile: Profile = DEFAULT_PROFILE
        self.drafts: Collection[int] = ()
        self._counts: Mapping[str, int] | None = {}
        self._total = 0
        self._all_fields = False
        self._values: dict[tuple[str, int], tuple[ExtensionValue, ...]] = {}
        self._refused: dict[int, dict[tuple[str, int, str, int], tuple[str, str]]] = {}

    # Shown entries

    def show_entry(self, content: EntryContent, profile: Profile, *, may_change: bool) -> None:
        """Show the extensions of an entry; updates the cells if the rows remain the same, else resets the model.

        Forgets refused texts of the entry if its numbers of items changed.
        """
        before, old, values = self.content, self._values, {}
        is_same = before is not None and before.slot == content.slot
        if is_same and before is not None and before.counts != content.counts:
            # Refused texts are stored by the numbers of items, which are others now.
            self._refused.pop(content.slot, None)
            is_same = False
        if is_same:
            values = {key: self._read_values(content, *key) for key in old}
            is_same = all(
                [(row.path, row.nth) for row in rows] == [(row.path, row.nth) for row in values[key]]
                for key, rows in old.items()
            )
        if not is_same:
            self.beginResetModel()
        self.content, self.profile, self.may_change = content, profile, may_change
        self._values = values if is_same else {}
        if is_same:
            self.refresh()
        else:
            self.endResetModel()

    def show_counts(self, counts: Mapping[str, int] | None, total: int, *, may_change: bool) -> None:
        """Show how many of `total` entries have extensions of each kind, without items; None while they are counted."""
        self.beginResetModel()
        self.content, self._values, self.may_change = None, {}, may_change
        self._counts, self._total = counts, total
        self.endResetModel()

    def show_all_fields(self, all_fields: bool) -> None:
        """Set whether absent values that are not required are listed, too, and reset the model."""
        self.beginResetModel()
        self._all_fields, self._values = all_fields, {}
        self.endResetModel()

    def clear(self) -> None:
        """Show no entry, and forget refused texts."""
        self._refused.clear()
        self.show_counts({}, 0, may_change=False)

    def refresh(self) -> None:
        """Emit `dataChanged` for all listed cells."""
        parents = [QModelIndex(), *(self.index(row, 0) for row in range(self._kind_count()))]
        parents += [self.index(row, 0, self.index(KINDS.index(kind), 0)) for kind, row in self._values]
        for parent in parents:
            if count := self.rowCount(parent):
                self.dataChanged.emit(self.index(0, NAME, parent), self.index(count - 1, VALUE, parent))

    def count(self, kind: str) -> int:
        """Return the number of items of a kind in the entry, or of entries that have any if several are shown."""
        counts = self.content.counts if self.content is not None else self._counts
        return (counts or {}).get(kind, 0)

    def _kind_count(self) -> int:
        """Return the number of rows of kinds: the last kind, mobile, has a row only where it is present."""
        return len(KINDS) - (not self.count("mobile"))

    # Contents of an index

    def kind_of(self, index: Index) -> str:
        """Return the kind to which the row of an index belongs; "" for an invalid index."""
        if not index.isValid():
            return ""
        node = index.internalId()
        return KINDS[index.row() if node == 0 else node - 1 if node < 8 else node % 8]

    def item_row(self, index: Index) -> int:
        """Return the number, among its kind, of the item to which an index belongs; -1 for the row of a kind."""
        node = index.internalId() if index.isValid() else 0
        return -1 if node == 0 else index.row() if node < 8 else node // 8 - 1

    def listed_value(self, index: Index) -> ExtensionValue | None:
        """Return the value that the row of an index shows below an item; None for rows of kinds and items."""
        if not index.isValid() or index.internalId() < 8:
            return None
        rows = self._cached_values(self.kind_of(index), self.item_row(index))
        return rows[index.row()] if index.row() < len(rows) else None

    def item(self, kind: str, row: int) -> ExtensionItem | None:
        """Return an item by its number among its kind; None if it does not exist, or not exactly one entry is shown."""
        items = self.content.items_of_kind(kind) if self.content is not None else ()
        return items[row] if 0 <= row < len(items) else None

    def item_index(self, kind: str, row: int, column: int = NAME) -> QModelIndex:
        """Return the index of an item, by its number among its kind; the index of the kind for -1."""
        parent = self.index(KINDS.index(kind), NAME)
        return self.index(row, column, parent) if row >= 0 else parent

    def first_value_cell(self, index: QModelIndex) -> QModelIndex:
        """Return the first cell of an index's row that shows a value; for the row of a kind, its name."""
        column = NAME if index.internalId() == 0 or self._own_row_path(index.siblingAtColumn(NAME)) else VALUE
        return index.siblingAtColumn(column)

    def cell_value(self, index: Index) -> ExtensionValue | None:
        """Return the value of a cell, with its refused text if there is one; None for cells that show no value."""
        kind, value, path = self.kind_of(index), self.listed_value(index), self._own_row_path(index)
        item = self.item(kind, self.item_row(index))
        if item is not None and path:
            value = ExtensionValue(kind, path, item.text(path))
        elif item is None or index.column() == NAME:
            value = None
        if value is not None and (refusal := self._refusal(index, value)):
            return value._replace(text=refusal[0])
        return value

    def _value_key(self, index: Index, value: ExtensionValue) -> tuple[str, int, str, int]:
        """Return the key of a value within its entry: kind, number of the item, path, and number of the value."""
        return value.kind, self.item_row(index), value.path, value.nth

    def _refusal(self, index: Index, value: ExtensionValue) -> tuple[str, str] | None:
        """Return the refused text of a value and the reason; None if its text was not refused."""
        refused = self._refused.get(self.content.slot, {}) if self.content is not None else {}
        return refused.get(self._value_key(index, value))

    def is_refused(self, index: Index) -> bool:
        """Return whether the last typed text of a cell was refused and is still shown."""
        value = self.cell_value(index)
        return value is not None and self._refusal(index, value) is not None

    def marks(self, index: Index) -> list[ValueMark]:
        """Return the problems of a cell's value, or only why it was refused.

        The first value of an item has the problems of the item, too.
        """
        value, kind, row = self.cell_value(index), self.kind_of(index), self.item_row(index)
        item = self.item(kind, row)
        if value is None or item is None or self.content is None:
            return []
        if refusal := self._refusal(index, value):
            return [ValueMark(Severity.ERROR, refusal[1], "")]
        marks = [] if value.is_further else self.content.marks_of_value(
            kind, row, value.path, value.text,
            is_repeated=not self._own_row_path(index) and item.text(value.path, 1) is not None,
        )  # fmt: skip
        if value.path == LISTED_PATHS[kind][0] and not value.is_further:
            marks += self.content.marks(kind, row, only="")
        return marks

    def text(self, index: Index) -> tuple[str, str]:
        """Return text and placeholder of a cell; at least one of them is empty."""
        value = self.cell_value(index)
        if value is None or value.text:
            return cell_text(value.text) if value is not None else "", ""
        if value.is_further:
            return "", self.tr("one more …") if self.may_change else ""
        is_listed = value.spec is not None and bool(self._own_row_path(index))
        return "", self.tr("(no {field})").format(field=value.spec.name) if is_listed and value.spec is not None else ""

    def _own_row_path(self, index: Index) -> str:
        """Return the path of the value that the row of an item shows in a column; "" for other cells."""
        if index.internalId() == 0 or index.internalId() >= 8:
            return ""
        paths = LISTED_PATHS[self.kind_of(index)]
        return paths[-1] if index.column() == VALUE else paths[0] if len(paths) > 1 else ""

    def _cached_values(self, kind: str, row: int) -> tuple[ExtensionValue, ...]:
        """Return the values listed below an item of the shown entry, from the cache if possible."""
        if (kind, row) not in self._values and self.content is not None:
            self._values[kind, row] = self._read_values(self.content, kind, row)
        return self._values.get((kind, row), ())

    def _read_values(self, content: EntryContent, kind: str, row: int) -> tuple[ExtensionValue, ...]:
        """Return the values to list below an item of an entry; empty if there is no such item."""
        items = content.items_of_kind(kind)
        return item_values(items[row], all_fields=self._all_fields) if row < len(items) else ()

    def find(self, kind: str, row: int, path: str, *, nth: int | None = None, text: str = "") -> QModelIndex:
        """Return the index of the cell of a value; an invalid index if it is not listed.

        Args:
            kind: Kind of the item.
            row: Number of the item among its kind.
            path: Path of the value.
            nth: Number of the value among several of this path, from 0; None to search by text.
            text: Text of the value; the first value of the path if none has this text.
        """
        listed = LISTED_PATHS.get(kind, ())
        if path in listed and self.item(kind, row) is not None:
            return self.item_index(kind, row, NAME if path == listed[0] and len(listed) > 1 else VALUE)
        alike = [at for at, each in enumerate(self._cached_values(kind, row)) if each.path == path]
        if nth is not None:
            found = alike[min(nth, len(alike) - 1) :]
        else:
            found = [at for at in alike if self._cached_values(kind, row)[at].text == text] or alike
        return self.index(found[0], VALUE, self.item_index(kind, row)) if found else QModelIndex()

    # QAbstractItemModel

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        """Return the index of a cell below a parent; an invalid index if it does not exist."""
        if not 0 <= row < self.rowCount(parent) or not 0 <= column < 2:
            return QModelIndex()
        if not parent.isValid():
            return self.createIndex(row, column, 0)
        if parent.internalId() == 0:
            return self.createIndex(row, column, parent.row() + 1)
        return self.createIndex(row, column, (parent.row() + 1) * 8 + parent.internalId() - 1)

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]  # QObject has another one
        """Return the index of the kind of an item, or of the item of a value; invalid for kinds."""
        node = index.internalId() if index.isValid() else 0
        if node == 0:
            return QModelIndex()
        return self.createIndex(node - 1, NAME, 0) if node < 8 else self.createIndex(node // 8 - 1, NAME, node % 8 + 1)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of kinds, of items of a kind, or of values listed below an item."""
        if not parent.isValid():
            return self._kind_count()
        if parent.column() != NAME or self.content is None or parent.internalId() >= 8:
            return 0
        kind = self.kind_of(parent)
        if parent.internalId() == 0:
            return self.count(kind) if kind in LISTED_PATHS else 0
        return len(self._cached_values(kind, parent.row()))

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 2

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a cell, editable if it shows an editable value of an entry that may change."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        value = self.cell_value(index)
        if value is not None and value.is_editable and self.may_change:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return text, font, colour, icon or tooltip of a cell by role; else None."""
        if not index.isValid():
            return None
        if index.internalId() == 0:
            return self._kind_data(index, role)
        value = self.cell_value(index)
        if value is not None and role == _ROLE.EditRole:
            return value.text or ""
        if value is not None and role in (_ROLE.ToolTipRole, _ROLE.AccessibleDescriptionRole):
            marks, text = self.marks(index), value.text or ""
            if marks:
                return escape_rich_text(
                    "\n".join(f"{localized(mark.message)}\n{localized(mark.source)}".rstrip() for mark in marks)
                )
            return escape_rich_text(cell_text(text[:MAX_TOOLTIP_CHARACTERS])) if len(text) > LONG_CHARACTERS else ""
        if index.column() == NAME:
            return self._name_data(index, role)
        return "".join(self.text(index)) if value is not None and role == _ROLE.DisplayRole else None

    def _kind_data(self, index: Index, role: int) -> Any:
        """Return the data of the row of a kind: title, bold font, colour, severity icon and tooltip; else None."""
        kind = self.kind_of(index)
        if index.column() != NAME:
            return None
        if role == _ROLE.DisplayRole:
            return self._kind_row_title(kind)
        if role == _ROLE.FontRole:
            return bold(QFont())
        if role == _ROLE.ForegroundRole and not self.count(kind):
            return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        severity = self.content.severity(kind) if self.content is not None and self.count(kind) else None
        if role == _ROLE.DecorationRole and severity is not None:
            return severity_icon(severity)
        if role in (_ROLE.ToolTipRole, _ROLE.AccessibleDescriptionRole):
            if kind == "mobile":
                return self.tr("No longer read by Google.")
            if self.content is None and self._counts and role == _ROLE.ToolTipRole:
                return self.tr("(various) Select one entry to see and edit them.")
            return severity_name(severity) if severity is not None else ""
        return None

    def _kind_row_title(self, kind: str) -> str:
        """Return the title of a kind with its number of items, or of entries that have any, or a note about a draft."""
        title = kind_title(kind)
        if self.content is None:
            have = "…" if self._counts is None else format_number(self.count(kind))
            words = self.tr("{have} of %n entries", None, self._total)
            return f"{title} ({separate_thousands(self._total, words).format(have=have)})"
        if kind == "other" and self.content.slot in self.drafts:
            draft = self.tr("not applied yet")
            return f"{title} ({draft})"
        count = self.count(kind)
        return f"{title} ({format_number(count)})" if count else title

    def _name_data(self, index: Index, role: int) -> Any:
        """Return the data of the name column: name and advice of a value, or number, text and icon of an item."""
        kind, value = self.kind_of(index), self.listed_value(index)
        if value is not None:
            if role == _ROLE.DisplayRole:
                return _INDENT * value.depth + value.name
            return (
                escape_rich_text(f"{value.name}\n{self._advice(value)}".rstrip()) if role == _ROLE.ToolTipRole else None
            )
        listed = LISTED_PATHS[kind]
        if role in (_ROLE.DisplayRole, _ROLE.AccessibleTextRole):
            text = f"{format_number(index.row() + 1)} · {''.join(self.text(index)) or listed[0]}"
            return text if role == _ROLE.DisplayRole else f"{kind_title(kind)} {text}"
        if role == _ROLE.DecorationRole and self.content is not None:
            # The worst problem of the item's fields, which may be collapsed, except the value in this row.
            severity = worst_severity(self.content.marks(kind, index.row(), except_for=listed[-1]))
            return severity_icon(severity) if severity is not None else None
        return None

    def _advice(self, value: ExtensionValue) -> str:
        """Return the advice on a value's field, with a note if it is deprecated, or undeclared and so read-only."""
        if value.spec is None:
            return self.tr("Not declared: {name} is read-only.").format(name=cell_text(value.path))
        dropped = self.tr("No longer read by Google.") if value.spec.is_deprecated else ""
        return f"{localized(value.spec.advice)} {dropped}".strip()

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Push an edit of a value, or show a refused text with the reason; return False if the cell is not editable."""
        flags, cell, text = self.flags(index), self.cell_value(index), str(value)
        if role != _ROLE.EditRole or not flags & Qt.ItemFlag.ItemIsEditable or cell is None or self.content is None:
            return False
        kind = self.kind_of(index)
        item = self.item(kind, self.item_row(index))
        assert item is not None  # else there is no value
        refused = self._refused.setdefault(self.content.slot, {})
        was_refused = refused.pop(key := self._value_key(index, cell), None)
        if text != (item.text(cell.path, cell.nth) or ""):
            # Nothing typed removes the value, unless it has attributes.
            has_attributes = any(v.path.startswith(f"{cell.path}@") and v.nth == cell.nth for v in item.values)
            change = (cell.path, text if text or has_attributes else None, cell.nth)
            title = self.tr("Change {field}").format(field=field_label(f"{kind}-", cell.path))
            if reason := self._edit(title, lambda entry: entry.with_values(item.number, [change])):
                refused[key] = (text, reason)
                self.refresh()
        elif was_refused:
            self.refresh()
        return True


class ExtensionDelegate(FieldDelegate):
    """Delegate that paints values like cells of the table, and edits them with the same editors.

    Signals:
        entered: Enter stored the text of an editor and closed it; carries 1, or -1 with Shift.
    """

    entered = Signal(int)

    def __init__(self, model: ExtensionModel, view: QTreeView) -> None:
        """Create the delegate of a tree."""
        super().__init__(view)
        self._model, self._view = model, view
        self.use_palette()

    def use_palette(self) -> None:
        """Use the current palette of the program for painting from now on, without repainting."""
        # The palette of views has a subdued colour of selected rows; the painter derives its own from the standard colour.
        self._painter = CellPainter(QGuiApplication.palette())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row; the header determines widths."""
        return QSize(0, row_height(self._view))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell with a value like a cell of the table, or its placeholder; other cells as Qt does."""
        value = self._model.cell_value(index)
        if value is None or index.column() == NAME:
            super().paint(painter, option, index)
            return
        option.font = self._view.font()
        text, placeholder = self._model.text(index)
        if not value.is_editable:
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Window))
        self._painter.paint_grid(painter, cell_borders(option.rect))
        is_current = self._view.hasFocus() and self._view.currentIndex() == index
        is_url = value.spec is not None and value.spec.kind is ValueKind.URL
        cell, severity = (
            PaintedCell.from_option(option, is_current=is_current),
            worst_severity(self._model.marks(index)),
        )
        self._painter.paint(painter, cell, text, severity, is_url=is_url)
        if placeholder:
            painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
            alignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
            painter.drawText(option.rect.adjusted(MARGIN, 0, -MARGIN, 0), alignment, placeholder)

    # Editing

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return a new editor for the value of a cell, with inline validation."""
        value, kind = self._model.cell_value(index), self._model.kind_of(index)
        assert value is not None  # other indexes are not editable
        assert value.spec is not None
        editor = make_value_editor(value.spec, field_label(f"{kind}-", value.path), parent)
        number, profile, path = self._model.item_row(index), self._model.profile, value.path

        def check(text: str) -> list[tuple[Severity, str]]:
            """Return severity, and message with source, of each rule that a text violates."""
            marks = validate_text(kind, path, number, text, profile)
            return [(mark.severity, f"{localized(mark.message)}\n{mark.source}") for mark in marks]

        editor.inline_validator.set_check(check)
        return editor

    def is_refused(self, index: Index) -> bool:
        """Return whether the last typed text of a cell was refused and is still shown."""
        return self._model.is_refused(index)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Position an editor exactly over its cell."""
        editor.setGeometry(option.rect)

    def end_editing(self, editor: QWidget, event: QKeyEvent) -> bool:
        """Store the text of an editor on Enter, close it, and emit `entered`; return whether the key is Enter."""
        if event.key() not in _ENTER:
            return False
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, self.EndEditHint.NoHint)
        self.entered.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        return True


def row_height(view: QWidget) -> int:
    """Return the height of the rows of a view in its font, in pixels."""
    return view.fontMetrics().height() + row_padding(8)


_KEY = Qt.Key
_ALT, _CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
_ENTER: Final = (_KEY.Key_Return, _KEY.Key_Enter)

_COMMANDS: Final[dict[QKeyCombination, str]] = {
    QKeyCombination(_CTRL, _KEY.Key_I): "add",
    QKeyCombination(_KEY.Key_Delete): "remove",
    QKeyCombination(_KEY.Key_Backspace): "remove",
    QKeyCombination(_CTRL, _KEY.Key_Minus): "remove",
    QKeyCombination(_ALT, _KEY.Key_Up): "up",
    QKeyCombination(_ALT, _KEY.Key_Down): "down",
}
"""Command by key; in the table the same keys do the same to entries."""

_IGNORED: Final = tuple(QKeyCombination(_CTRL, key) for key in (_KEY.Key_X, _KEY.Key_V, _KEY.Key_D, _KEY.Key_A))
"""Keys of commands of the table, which the view ignores."""

_NAME_SHARES: Final = (34, 60)  # least and most percent of the width for names
_MEASURED_ROWS: Final = 200
_LEAST_ROWS: Final = 5
_PREFERRED_ROWS: Final = 8
_INDENT_PIXELS: Final = 12


class ExtensionView(QTreeView):
    """Tree of the extensions of the selected entries, with an `ExtensionModel`.

    Signals:
        asked: A key requests a command; carries "add", "remove", "up" or "down".
        typing_changed: `has_typed_text` changed.
        moved: Another cell is current, its data changed, or the view got or lost the focus.
    """

    asked = Signal(str)
    typing_changed = Signal()
    moved = Signal()

    _is_ready = False  # whether construction is finished. Qt sends events earlier.

    def __init__(self, model: ExtensionModel, parent: QWidget | None = None) -> None:
        """Create the tree of a model; kinds and items are expanded as by default."""
        super().__init__(parent)
        self._tree = model
        self._delegate = ExtensionDelegate(model, self)
        self._collapsed: set[str] = set()
        self._expanded: dict[tuple[str, int], bool] = {}
        self._expanded_slot: int | None = None
        self._is_restoring = self._had_focus = False
        self._stored_current: tuple[str, int, ExtensionValue | None, int] | None = None
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setObjectName("extensions")
        self.setAccessibleName(self.tr("Extensions"))
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.EditKeyPressed | trigger.AnyKeyPressed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setExpandsOnDoubleClick(False)
        self.setIndentation(scaled(_INDENT_PIXELS))
        self.header().setStretchLastSection(True)
        self.header().setMinimumSectionSize(24)
        self._delegate.entered.connect(self._select_next_value)
        self._delegate.typing_changed.connect(self.typing_changed)
        self.expanded.connect(self._store_expansion)
        self.collapsed.connect(self._store_expansion)
        model.modelAboutToBeReset.connect(self._store_current)
        model.modelReset.connect(self._restore_current)
        for changed in (model.modelReset, self.expanded, self.collapsed):
            changed.connect(self.updateGeometry)
        model.dataChanged.connect(self.moved)
        self._is_ready = True
        self._restore_current()

    @property
    def has_typed_text(self) -> bool:
        """Whether an open editor has a text that is not stored yet."""
        return self._delegate.has_typed_text

    # Which rows are expanded

    @Slot(QModelIndex)
    def _store_expansion(self, index: QModelIndex) -> None:
        """Store whether a row is expanded, for its entry; for the row of a kind also for other entries."""
        if self._is_restoring:
            return
        self._fit_name_column()
        kind, row, is_expanded = self._tree.kind_of(index), self._tree.item_row(index), self.isExpanded(index)
        self._expanded[kind, row] = is_expanded
        if row < 0:
            # Kinds stay collapsed for other entries, too.
            (self._collapsed.discard if is_expanded else self._collapsed.add)(kind)

    def _is_expanded(self, kind: str, row: int) -> bool:
        """Return whether to expand a row, as stored, or by default if it is a kind with few items or the only item."""
        count = self._tree.count(kind)
        usual = kind not in self._collapsed and count <= MAX_EXPANDED if row < 0 else count == 1
        return self._expanded.get((kind, row), usual)

    def expand_item(self, kind: str, row: int) -> None:
        """Expand a kind, and one of its items by number; -1 expands the kind only."""
        self.expand(self._tree.item_index(kind, -1))
        if row >= 0:
            self.expand(self._tree.item_index(kind, row))

    @Slot()
    def _store_current(self) -> None:
        """Store the current cell and whether the view has the focus, before a reset of the model."""
        index, tree = self.currentIndex(), self._tree
        self._stored_current = None
        if index.isValid():
            self._stored_current = tree.kind_of(index), tree.item_row(index), tree.cell_value(index), index.column()
        self._had_focus = self.has_focus_within()

    @Slot()
    def _restore_current(self) -> None:
        """Restore expanded rows, current cell and focus after a reset of the model, and emit `moved`."""
        tree, slot = self._tree, self._tree.content.slot if self._tree.content is not None else None
        if slot != self._expanded_slot:
            self._expanded, self._expanded_slot = {}, slot
        self._is_restoring = True
        for row, kind in enumerate(KINDS):
            index = tree.index(row, NAME)
            self.setFirstColumnSpanned(row, QModelIndex(), True)
            self.setExpanded(index, self._is_expanded(kind, -1))
            if self.isExpanded(index):
                for item in {0, *(at for of, at in self._expanded if of == kind and 0 <= at < tree.count(kind))}:
                    self.setExpanded(tree.item_index(kind, item), self._is_expanded(kind, item))
        self._is_restoring = False
        self._fit_name_column()
        self.go_to(self._stored_index())
        if self._had_focus:
            # An open editor was deleted, and Qt moved the focus to the next widget.
            self.setFocus()
        self.moved.emit()

    def _stored_index(self) -> QModelIndex:
        """Return the index of the stored current cell, or of the nearest remaining one; invalid if none is stored."""
        tree = self._tree
        if self._stored_current is None:
            return QModelIndex()
        kind, row, value, column = self._stored_current
        parent = tree.item_index(kind, -1)
        row = min(row, tree.rowCount(parent) - 1) if self.isExpanded(parent) else -1
        found = tree.find(kind, row, value.path, nth=value.nth) if value is not None and row >= 0 else QModelIndex()
        return found if found.isValid() else tree.item_index(kind, row, column if row >= 0 else NAME)

    # Size

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for `_LEAST_ROWS` rows."""
        return QSize(120, _LEAST_ROWS * row_height(self) + 2 * self.frameWidth())

    def sizeHint(self) -> QSize:
        """Return a size with room for the visible rows, from `_LEAST_ROWS` to `_PREFERRED_ROWS`."""
        count, index = 0, self._tree.index(0, NAME)
        while index.isValid() and count < _PREFERRED_ROWS:
            count, index = count + 1, self.indexBelow(index)
        return QSize(240, max(count, _LEAST_ROWS) * row_height(self) + 2 * self.frameWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the column of names to the new width."""
        super().resizeEvent(event)
        self._fit_name_column()

    def _fit_name_column(self) -> None:
        """Fit the column of names to the longest name in the first rows, within `_NAME_SHARES` of the width."""
        style, widest, index = self.style(), 0, self._tree.index(0, NAME)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self) + 1
        for _ in range(_MEASURED_ROWS):
            index = self.indexBelow(index)
            if not index.isValid():
                break
            if self._tree.item_row(index) >= 0:
                level = 3 if self._tree.listed_value(index) is not None else 2
                icon_width = self.iconSize().width() + margin if index.data(_ROLE.DecorationRole) is not None else 0
                width = self.fontMetrics().horizontalAdvance(index.data())
                widest = max(widest, level * self.indentation() + icon_width + width + 2 * margin + 1)
        least, most = (self.viewport().width() * share // 100 for share in _NAME_SHARES)
        self.setColumnWidth(NAME, min(max(widest, least), most))

    def changeEvent(self, event: QEvent) -> None:
        """Update colours and the column of names after changes of palette, font or style."""
        super().changeEvent(event)
        if self._is_ready and event.type() == QEvent.Type.PaletteChange:
            self._delegate.use_palette()
        elif self._is_ready and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_name_column()

    # The current cell

    def go_to(self, index: QModelIndex) -> None:
        """Make a cell the current one, select only its row, and scroll to it; ignores an invalid index."""
        if index.isValid():
            # The view's own setter would extend the selection while Ctrl is pressed, as in many shortcuts.
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.scrollTo(index)

    def focused_cell_marks(self) -> list[ValueMark]:
        """Return the problems of the current cell; empty while the view has no focus."""
        return self._tree.marks(self.currentIndex()) if self.has_focus_within() else []

    def has_focus_within(self) -> bool:
        """Return whether the view or an editor in it has the focus."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def selected_items(self, kind: str) -> list[int]:
        """Return the numbers of the selected items of a kind, ascending."""
        rows = self.selectionModel().selectedRows()
        found = {self._tree.item_row(index) for index in rows if self._tree.kind_of(index) == kind}
        return sorted(found - {-1})

    def discard_editing(self) -> None:
        """Close an open editor without storing its text."""
        editor = self.indexWidget(self.currentIndex())
        if editor is not None:
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.RevertModelCache)

    @Slot(int)
    def _select_next_value(self, step: int) -> None:
        """Select the next editable value of the same item, or the previous one for -1, after Enter in an editor."""
        index = self.currentIndex()
        following = self._next_editable(index, step)
        if self._tree.listed_value(index) is not None and following.parent() == index.parent():
            self.go_to(following)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the cell to which a key moves: Tab to editable ones; Left and Right also collapse and expand rows."""
        actions, index = QAbstractItemView.CursorAction, self.currentIndex()
        forward, back = actions.MoveRight, actions.MoveLeft
        if action in (actions.MoveNext, actions.MovePrevious):
            return self._next_editable(index, 1 if action is actions.MoveNext else -1)
        if action is forward and index.isValid():
            name = index.siblingAtColumn(NAME)
            if self._tree.rowCount(name) and not self.isExpanded(name):
                self.expand(name)
                return index
            return index.siblingAtColumn(VALUE) if self._tree.item_row(index) >= 0 else index
        if action is back and index.isValid():
            name = index.siblingAtColumn(NAME)
            if index.column() == VALUE and self._tree.cell_value(name) is not None:
                return name
            if self._tree.rowCount(name) and self.isExpanded(name):
                self.collapse(name)
                return index
            parent = index.parent()
            return self._tree.first_value_cell(parent) if parent.isValid() else index
        found = super().moveCursor(action, modifiers)
        if not found.isValid() or found == index:
            return found
        return found if self._tree.cell_value(found) is not None else self._tree.first_value_cell(found)

    def _next_editable(self, index: QModelIndex, step: int) -> QModelIndex:
        """Return the next editable cell in reading order, or the previous one for -1; the index itself at the end."""
        row, column = index, index.column() + step
        while row.isValid():
            while NAME <= column <= VALUE:
                cell = row.siblingAtColumn(column)
                if cell.flags() & Qt.ItemFlag.ItemIsEditable:
                    return cell
                column += step
            row = self.indexBelow(row.siblingAtColumn(NAME)) if step > 0 else self.indexAbove(row.siblingAtColumn(NAME))
            column = NAME if step > 0 else VALUE
        return index

    # Events

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Repaint the view, and emit `moved`, after another cell became current."""
        super().currentChanged(current, previous)
        if self._is_ready:
            # The ring around the current cell moves.
            self.viewport().update()
            self.moved.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make the first row current if there was no current cell, and emit `moved`."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.go_to(self._tree.index(0, NAME))
        self.moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit `moved`, as marks of the current cell depend on the focus."""
        super().focusOutEvent(event)
        self.moved.emit()

    def event(self, event: QEvent) -> bool:
        """Accept Copy, keys of commands and `_IGNORED` keys before shortcuts of the window that concern the table."""
        # Before the window's shortcuts do the same to the table.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = event.keyCombination()
            if event.matches(QKeySequence.StandardKey.Copy) or keys in _COMMANDS or keys in _IGNORED:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy values, emit `asked` for keys of commands, or activate the current row on Enter; drop `_IGNORED` keys."""
        keys, index = event.keyCombination(), self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif keys in _COMMANDS:
            self.asked.emit(_COMMANDS[keys])
        elif event.key() in _ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._activate_row(index)
        elif keys not in _IGNORED or event.matches(QKeySequence.StandardKey.SelectAll):
            super().keyPressEvent(event)

    def _activate_row(self, index: QModelIndex) -> None:
        """Edit the value of a cell; expand or collapse the row of a kind, or emit `asked` to add to an empty one."""
        if not index.isValid():
            return
        if self._tree.item_row(index) >= 0:
            cell = index if self._tree.cell_value(index) is not None else self._tree.first_value_cell(index)
            self.go_to(cell)
            self.edit(cell)
        elif self._tree.rowCount(index):
            self.setExpanded(index, not self.isExpanded(index))
        else:
            self.asked.emit("add")

    def copy(self) -> None:
        """Copy the values of the selected rows to the clipboard as tab-separated lines, one for each row."""
        lines = []
        for index in sorted(self.selectionModel().selectedRows(), key=self._sort_position):
            cells = [self._tree.cell_value(index.siblingAtColumn(column)) for column in (NAME, VALUE)]
            values = [cell.text or "" for cell in cells if cell is not None]
            if values:
                lines.append("\t".join(values))
        if lines:
            QGuiApplication.clipboard().setText("\n".join(lines))

    def _sort_position(self, index: QModelIndex) -> tuple[int, int, int]:
        """Return the sort key of a row for the order on screen: kind, item, and value below the item."""
        field = index.row() if self._tree.listed_value(index) is not None else -1
        return KINDS.index(self._tree.kind_of(index)), self._tree.item_row(index), field
