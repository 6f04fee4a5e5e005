"""The problems of a document as a tree for a view: rules, and below each its problems, fetched a page at a time.

What is not looked at costs nothing: sentences are worked out for what is on screen, so a million problems open at
once. An entry stands in one line below a rule, however many of its elements break that. How the tree looks is the
business of the panel, what is listed that of `problem_choice`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

import numpy as np
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sitemap_studio.checks.problems import Problem
from sitemap_studio.document.document import Document
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.labels import severity_word
from sitemap_studio.gui.numbers import spelled
from sitemap_studio.gui.problem_choice import Listed, ProblemChoice, listed, problems_of_rule
from sitemap_studio.gui.table.texts import cell_text, tooltip_text
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT
from sitemap_studio.protocol.catalogue import Rule
from sitemap_studio.table.slots import SlotArray

PAGE: Final = 256
"""How many problems of a rule are fetched at a time."""

Index = QModelIndex | QPersistentModelIndex

_ROOT: Final = QModelIndex()
_GROUP_MARK: Final = 0
"""Internal id of a rule's index; a problem's is the place of its rule, plus one."""


class Column(IntEnum):
    """The columns of the tree."""

    MESSAGE = 0
    PLACE = 1
    VALUE = 2


@dataclass
class _Group:
    """The problems of one rule, and how far they are fetched."""

    listed: Listed
    slots: SlotArray
    fetched: int = 0
    is_sorted: bool = False
    pages: dict[int, list[list[Problem]]] = field(default_factory=dict)

    @property
    def rule(self) -> Rule:
        return self.listed.rule

    @property
    def count(self) -> int:
        return len(self.listed.noted) + len(self.slots)

    def problems(self, place: int, document: Document) -> list[Problem]:
        """The problems at a place: those that were noted first, then by position in the set."""
        noted = self.listed.noted
        if place < len(noted):
            return [noted[place]]
        page, line = divmod(place - len(noted), PAGE)
        if page not in self.pages:
            self.pages[page] = self._worked_out(page, document)
        found = self.pages[page]
        return found[line] if line < len(found) else []

    def _worked_out(self, page: int, document: Document) -> list[list[Problem]]:
        if not self.is_sorted:
            places = document.table.positions()[self.slots]
            self.slots, self.is_sorted = self.slots[np.argsort(places, kind="stable")], True
        slots = self.slots[page * PAGE : (page + 1) * PAGE]
        return problems_of_rule(document.table, document.problems, self.rule, slots)


class ProblemTree(QAbstractItemModel):
    """Rules that are broken, and their problems."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._choice = ProblemChoice()
        self._groups: list[_Group] = self._grouped()

    def show_document(self, document: Document) -> None:
        """Show the problems of another document."""
        self.beginResetModel()
        self._document = document
        self._groups = self._grouped()
        self.endResetModel()

    @property
    def choice(self) -> ProblemChoice:
        """What is listed."""
        return self._choice

    def show_choice(self, choice: ProblemChoice) -> None:
        """List only these."""
        self._choice = choice
        self.refresh()

    def refresh(self) -> bool:
        """Show what the document's problems are now.

        Returns:
            Whether the rules are the same as before; if not, the view has forgotten what was unfolded.
        """
        groups = self._grouped()
        if [group.rule for group in groups] != [group.rule for group in self._groups]:
            self.beginResetModel()
            self._groups = groups
            self.endResetModel()
            return False
        for row, group in enumerate(groups):
            self._replace(row, group)
        return True

    def problem(self, index: Index) -> Problem | None:
        """The problem at an index, of several of one entry the first; None for a rule."""
        return next(iter(self.problems(index)), None)

    def problems(self, index: Index) -> list[Problem]:
        """The problems at an index: one, or all of an entry that break one rule; none for a rule."""
        if not index.isValid() or index.internalId() == _GROUP_MARK:
            return []
        return self._groups[int(index.internalId()) - 1].problems(index.row(), self._document)

    def rule_at(self, row: int) -> Rule:
        """The rule of a top row."""
        return self._groups[row].rule

    def rule_of(self, index: Index) -> Rule:
        """The rule of an index, or of the problem there."""
        return self._groups[self._row_of(index)].rule

    def slots_of(self, index: Index) -> SlotArray:
        """The entries that are listed below the rule of an index."""
        return self._groups[self._row_of(index)].slots

    def listed(self) -> list[Listed]:
        """All that is listed, by rule."""
        return [group.listed for group in self._groups]

    def _row_of(self, index: Index) -> int:
        mark = int(index.internalId())
        return index.row() if mark == _GROUP_MARK else mark - 1

    def _grouped(self) -> list[_Group]:
        return [_Group(each, each.slots) for each in listed(self._document, self._choice)]

    def _replace(self, row: int, group: _Group) -> None:
        old = self._groups[row]
        parent = self.index(row, 0)
        # Lines show other problems first, then those too many go: whatever was fixed, none changes while others go.
        group.fetched = old.fetched
        self._groups[row] = group
        self.dataChanged.emit(parent, self.index(row, len(Column) - 1))
        if group.fetched:
            self.dataChanged.emit(self.index(0, 0, parent), self.index(group.fetched - 1, len(Column) - 1, parent))
        if old.fetched > group.count:
            self.beginRemoveRows(parent, group.count, old.fetched - 1)
            group.fetched = group.count
            self.endRemoveRows()
        elif old.fetched == old.count and old.fetched:
            self.fetchMore(parent)

    # What Qt asks

    def index(self, row: int, column: int, parent: Index = _ROOT) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        mark = parent.row() + 1 if parent.isValid() else _GROUP_MARK
        return self.createIndex(row, column, mark)

    def parent(self, index: Index = _ROOT) -> QModelIndex:  # type: ignore[override]  # Qt overloads the name
        if not index.isValid() or index.internalId() == _GROUP_MARK:
            return QModelIndex()
        return self.createIndex(int(index.internalId()) - 1, 0, _GROUP_MARK)

    def rowCount(self, parent: Index = _ROOT) -> int:
        if not parent.isValid():
            return len(self._groups)
        if parent.internalId() != _GROUP_MARK or parent.column() != 0:
            return 0
        return self._groups[parent.row()].fetched

    def columnCount(self, parent: Index = _ROOT) -> int:
        return len(Column)

    def hasChildren(self, parent: Index = _ROOT) -> bool:
        if not parent.isValid():
            return bool(self._groups)
        return parent.internalId() == _GROUP_MARK and parent.column() == 0

    def canFetchMore(self, parent: Index) -> bool:
        if not parent.isValid() or parent.internalId() != _GROUP_MARK:
            return False
        group = self._groups[parent.row()]
        return group.fetched < group.count

    def fetchMore(self, parent: Index) -> None:
        if not self.canFetchMore(parent):
            return
        group = self._groups[parent.row()]
        more = min(PAGE, group.count - group.fetched)
        self.beginInsertRows(parent, group.fetched, group.fetched + more - 1)
        group.fetched += more
        self.endInsertRows()

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return [self.tr("Problem"), self.tr("Place"), self.tr("Value")][section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if index.internalId() == _GROUP_MARK:
            return self._of_group(self._groups[index.row()], index.column(), role)
        problems = self.problems(index)
        return self._of_problems(problems, index.column(), role) if problems else None

    def _of_group(self, group: _Group, column: int, role: int) -> object:
        if column != Column.MESSAGE:
            return None
        rule, severity = group.rule, group.listed.severity
        if role == Qt.ItemDataRole.DisplayRole:
            text = self.tr("{title} ({count}) – {explanation}")
            return text.format(title=rule.title, count=spelled(group.count), explanation=rule.explanation)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = self.tr("{severity}: {title}, {count}")
            return text.format(severity=severity_word(severity), title=rule.title, count=spelled(group.count))
        if role == Qt.ItemDataRole.DecorationRole:
            return icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity])
        return None

    def _of_problems(self, problems: list[Problem], column: int, role: int) -> object:
        first = problems[0]
        if role == Qt.ItemDataRole.DisplayRole:
            if column == Column.MESSAGE:
                return self.message_text(problems)
            return self.place_text(first) if column == Column.PLACE else cell_text(first.value[:500])
        if role == Qt.ItemDataRole.ToolTipRole and column == Column.MESSAGE:
            return tooltip_text(None, problems)
        return None

    def message_text(self, problems: list[Problem]) -> str:
        """What is said of an entry, in one line."""
        message, others = cell_text(problems[0].message), len(problems) - 1
        if not others:
            return message
        more = self.tr("and 1 more") if others == 1 else self.tr("and {count} more").format(count=spelled(others))
        return f"{message} ({more})"

    def place_text(self, problem: Problem) -> str:
        """Where a problem is, as a webmaster finds it."""
        document = self._document
        has_many = len(document.sitemaps) > 1
        name = document.sitemaps[problem.sitemap].name if problem.sitemap is not None and has_many else ""
        if problem.slot is None:
            line = self.tr("line {line}").format(line=spelled(problem.line)) if problem.line else ""
            return ", ".join(part for part in (name, line) if part) or document.name
        position = int(document.table.positions()[problem.slot])
        entry = self.tr("entry {number}").format(number=spelled(position + 1))
        return f"{name}, {entry}" if name else entry
