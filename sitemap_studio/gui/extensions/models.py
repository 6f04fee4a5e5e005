"""Values of extensions as models: the items of one kind as a list, and the values of one item as a form.

They ask for edits and make none. A text that XML can't hold is no edit: it stays in its cell with the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, Signal

from sitemap_studio.formats.extensions.editing import Item
from sitemap_studio.gui.extensions.marks import Mark, Marks, worst
from sitemap_studio.gui.extensions.refused import Key, Refused
from sitemap_studio.gui.extensions.rows import COLUMNS, FieldRow, rows_of
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index
from sitemap_studio.gui.words.texts import LONG_CHARACTERS, MAX_TOOLTIP_CHARACTERS, cell_text, plain
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.protocol.extension_fields import Spec
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.protocol.rules.extensions import SPECS

_ROLE: Final = Qt.ItemDataRole
_USUAL: Final = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
_INDENT: Final = "\u2003"


@dataclass(frozen=True)
class Cell:
    """One cell.

    Attributes:
        key: Which value it shows.
        text: Its text; None where it is not there.
        spec: What is declared of it; None where nothing is.
        instead: What is shown, quietly, where there is no text.
        marks: What is wrong with it.
        is_editable: Whether a text can be typed into it.
    """

    key: Key
    text: str | None
    spec: Spec | None
    instead: str = ""
    marks: tuple[Mark, ...] = ()
    is_editable: bool = True

    @property
    def severity(self) -> Severity | None:
        """The worst of what is wrong with it."""
        return worst(self.marks)

    @property
    def told(self) -> str:
        """What is wrong with it, message and source on lines of their own; empty where nothing is."""
        return "\n".join(f"{localized(mark.message)}\n{mark.source}".rstrip() for mark in self.marks)


class ValueModel(QAbstractTableModel):
    """A model whose cells are values of extensions.

    Attributes:
        kind: Of which kind the items are.
        profile: Who reads the values.
        may_change: Whether texts can be typed.
        refused: Texts that were typed and are no edits; they are shown where they were typed.

    Signals:
        typed: This `Key` shall have this text.
    """

    typed = Signal(object, str)

    def __init__(self, kind: str, refused: Refused, parent: Any = None) -> None:
        super().__init__(parent)
        self.kind, self.refused = kind, refused
        self.profile: Profile = DEFAULT_PROFILE
        self.may_change = False

    def cell(self, index: Index) -> Cell:
        """What stands in a cell."""
        cell = self._cell(index.row(), index.column())
        refused = self.refused.get(cell.key)
        if refused is None:
            return cell
        text, reason = refused
        return Cell(cell.key, text, cell.spec, marks=(Mark(Severity.ERROR, reason, ""),), is_editable=cell.is_editable)

    def item_number(self, index: Index) -> int:
        """Which of the items of its kind a cell belongs to, from 0."""
        raise NotImplementedError

    def find(self, key: Key) -> QModelIndex:
        """Where a value stands; invalid where it is not shown."""
        raise NotImplementedError

    def refuse(self, key: Key, text: str, reason: str) -> None:
        """Keep a text in its cell that is no edit, with the reason."""
        self.refused.keep(key, text, reason)
        self.tell_all()

    def is_refused(self, index: Index) -> bool:
        """Whether a cell keeps a text that is no edit."""
        return self._cell(index.row(), index.column()).key in self.refused

    def _cell(self, row: int, column: int) -> Cell:
        raise NotImplementedError

    def tell_all(self) -> None:
        """Say that all values may be others."""
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    # What Qt asks

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        is_editable = self.may_change and self._cell(index.row(), index.column()).is_editable
        return _USUAL | Qt.ItemFlag.ItemIsEditable if is_editable else _USUAL

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == _ROLE.DisplayRole:
            cell = self.cell(index)
            return cell_text(cell.text) or cell.instead
        if role == _ROLE.EditRole:
            return self.cell(index).text or ""
        if role in (_ROLE.ToolTipRole, _ROLE.AccessibleDescriptionRole):
            return _tooltip(self.cell(index))
        return None

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        if role != _ROLE.EditRole or not self.flags(index) & Qt.ItemFlag.ItemIsEditable:
            return False
        key, text = self.cell(index).key, str(value)
        was_refused = self.refused.drop(key)
        if text != (self._cell(index.row(), index.column()).text or ""):
            self.typed.emit(key, text)
        elif was_refused:
            self.tell_all()
        return True


class ItemModel(ValueModel):
    """The items of one kind: a line for each, with the values by which they are known."""

    def __init__(self, kind: str, refused: Refused, parent: Any = None) -> None:
        super().__init__(kind, refused, parent)
        self.paths = COLUMNS[kind]
        self._items: Sequence[Item] = ()
        self._marks = Marks((), {})

    @property
    def items(self) -> Sequence[Item]:
        """The items."""
        return self._items

    @property
    def marks(self) -> Marks:
        """What is wrong in the entry."""
        return self._marks

    def show(self, items: Sequence[Item], marks: Marks, profile: Profile, *, may_change: bool) -> None:
        """Show other items, or the same anew."""
        is_same_shape = [item.number for item in items] == [item.number for item in self._items]
        if not is_same_shape:
            self.beginResetModel()
        self._items, self._marks, self.profile, self.may_change = items, marks, profile, may_change
        if is_same_shape:
            self.tell_all()
        else:
            self.endResetModel()

    def item_number(self, index: Index) -> int:
        return index.row()

    def find(self, key: Key) -> QModelIndex:
        row = next((row for row, item in enumerate(self._items) if item.number == key.item), -1)
        if row < 0:
            return QModelIndex()
        return self.index(row, self.paths.index(key.path) if key.path in self.paths else 0)

    def _cell(self, row: int, column: int) -> Cell:
        item, path = self._items[row], self.paths[column]
        text, spec = item.text(path), SPECS[self.kind][path]
        others = self.paths[1:] if column == 0 else ()
        if column == 0:
            marks = self._marks.beside(self.kind, row, others)
        else:
            marks = self._marks.of_value(self.kind, row, path, text, is_one_of_several=False)
        instead = "" if text else self.tr("(no {field})").format(field=spec.name)
        return Cell(Key(item.number, path), text, spec, instead, tuple(marks))

    # What Qt asks

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._items)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.paths)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Vertical:
            return section + 1 if role == _ROLE.DisplayRole else None
        spec = SPECS[self.kind][self.paths[section]]
        return {_ROLE.DisplayRole: spec.name, _ROLE.ToolTipRole: localized(spec.advice)}.get(_ROLE(role))


class FieldModel(ValueModel):
    """The values of one item: a line for each, named beside it."""

    def __init__(self, kind: str, refused: Refused, parent: Any = None) -> None:
        super().__init__(kind, refused, parent)
        self._item: Item | None = None
        self._number = 0
        self._rows: tuple[FieldRow, ...] = ()
        self._marks = Marks((), {})

    @property
    def rows(self) -> tuple[FieldRow, ...]:
        """The lines."""
        return self._rows

    def show(
        self, item: Item | None, number: int, marks: Marks, profile: Profile, *, may_change: bool, all_fields: bool
    ) -> None:
        """Show another item, or the same anew.

        Args:
            item: Which one; None for none.
            number: Which of the items of its kind it is, from 0.
            marks: What is wrong in the entry.
            profile: Who reads it.
            may_change: Whether texts can be typed.
            all_fields: Whether fields are listed that hardly anybody needs.
        """
        rows = rows_of(item, all_fields=all_fields) if item is not None else ()
        shape = [(row.path, row.place) for row in rows]
        is_same_shape = shape == [(row.path, row.place) for row in self._rows]
        if not is_same_shape:
            self.beginResetModel()
        self._item, self._number, self._rows, self._marks = item, number, rows, marks
        self.profile, self.may_change = profile, may_change
        if is_same_shape:
            self.tell_all()
        else:
            self.endResetModel()

    def item_number(self, index: Index) -> int:
        return self._number

    def find(self, key: Key) -> QModelIndex:
        if self._item is None or self._item.number != key.item:
            return QModelIndex()
        rows = [row for row, each in enumerate(self._rows) if each.path == key.path]
        return self.index(rows[min(key.place, len(rows) - 1)], 0) if rows else QModelIndex()

    def find_text(self, path: str, text: str) -> QModelIndex:
        """Where a value of a path has a text, else where it would stand; invalid where it is not shown."""
        rows = [row for row, each in enumerate(self._rows) if each.path == path]
        alike = [row for row in rows if self._rows[row].text == text]
        found = [*alike, *rows]
        return self.index(found[0], 0) if found else QModelIndex()

    def _cell(self, row: int, column: int) -> Cell:
        line = self._rows[row]
        number = self._item.number if self._item is not None else 0
        is_one_of_several = line.place > 0 or any(each.path == line.path for each in self._rows[row + 1 : row + 2])
        marks = [] if line.is_further else self._marks.of_value(
            self.kind, self._number, line.path, line.text, is_one_of_several=is_one_of_several
        )  # fmt: skip
        instead = self.tr("one more …") if line.is_further and self.may_change else ""
        key = Key(number, line.path, line.place)
        return Cell(key, line.text, line.spec, instead, tuple(marks), is_editable=line.is_editable)

    # What Qt asks

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal or section >= len(self._rows):
            return None
        row = self._rows[section]
        if role == _ROLE.DisplayRole:
            return _INDENT * row.depth + row.name
        if role == _ROLE.ToolTipRole:
            return plain(self._advice(row))
        return None

    def _advice(self, row: FieldRow) -> str:
        if row.spec is None:
            return self.tr("Not declared: {name} is read-only.").format(name=cell_text(row.path))
        dropped = self.tr("No longer read by Google.") if row.spec.is_deprecated else ""
        return f"{localized(row.spec.advice)} {dropped}".rstrip()


def _tooltip(cell: Cell) -> str:
    """What is wrong with a value, else all of it if it is long."""
    if cell.marks:
        return plain(cell.told)
    text = cell.text or ""
    return plain(cell_text(text[:MAX_TOOLTIP_CHARACTERS])) if len(text) > LONG_CHARACTERS else ""
