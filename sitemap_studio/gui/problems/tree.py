"""The problems of a document as a tree for a view: rules, and below each its problems, fetched a page at a time.

What is not looked at costs nothing: sentences are worked out for what is on screen, so a million problems open at
once. As many lines stand below a rule as its count says. How the tree looks is the business of the panel, what is
listed that of `choice`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt, Signal

from sitemap_studio.core import messages
from sitemap_studio.document.document import Document
from sitemap_studio.document.problem_order import order_within_rule
from sitemap_studio.gui.i18n import format_number, localized
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.problems.choice import Listed, ProblemChoice, listed
from sitemap_studio.gui.problems.places import problems_at
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT
from sitemap_studio.gui.widgets.labels import severity_word
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index
from sitemap_studio.gui.words.texts import cell_text, tooltip_text
from sitemap_studio.protocol.catalogue import Rule
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.unworded import Unworded

PAGE: Final = 256
"""How many problems of a rule are fetched at a time."""

_GROUP_MARK: Final = 0
"""Internal id of a rule's index; a problem's is the place of its rule, plus one."""


class Column(IntEnum):
    """The columns of the tree."""

    MESSAGE = 0
    PLACE = 1
    FIELD = 2
    VALUE = 3


@dataclass
class _Group:
    """The problems of one rule, and how far they are fetched."""

    listed: Listed
    fetched: int = 0
    order: NDArray[np.intp] | None = None
    pages: dict[int, list[Problem]] = field(default_factory=dict)

    @property
    def rule(self) -> Rule:
        return self.listed.rule

    @property
    def count(self) -> int:
        return len(self.listed)

    def problem(self, place: int, document: Document) -> Problem | None:
        """The problem at a place, in the order of the files."""
        page, line = divmod(place, PAGE)
        if page not in self.pages:
            self.pages[page] = self._worked_out(page, document)
        found = self.pages[page]
        return found[line] if line < len(found) else None

    def _worked_out(self, page: int, document: Document) -> list[Problem]:
        noted, places = self.listed.noted, self.listed.places
        if self.order is None:
            self.order = order_within_rule(document, noted, places.slots)
        numbers = self.order[page * PAGE : (page + 1) * PAGE]
        others = places.chosen(numbers[numbers >= len(noted)] - len(noted))
        told = iter(problems_at(document.table, document.problems, self.rule, others))
        return [noted[number] if number < len(noted) else next(told) for number in numbers.tolist()]


class ProblemTree(QAbstractItemModel):
    """Rules that are broken, and their problems.

    Signals:
        unworded: Of a problem that is looked at it could not be said what is wrong.
    """

    unworded = Signal()

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
        """The problem at an index; None for a rule."""
        if not index.isValid() or index.internalId() == _GROUP_MARK:
            return None
        found = self._groups[int(index.internalId()) - 1].problem(index.row(), self._document)
        if found is not None and isinstance(found.message, Unworded):
            self.unworded.emit()
        return found

    def rule_at(self, row: int) -> Rule:
        """The rule of a top row."""
        return self._groups[row].rule

    def rule_of(self, index: Index) -> Rule:
        """The rule of an index, or of the problem there."""
        return self._groups[self._row_of(index)].rule

    def listed(self) -> list[Listed]:
        """All that is listed, by rule."""
        return [group.listed for group in self._groups]

    def _row_of(self, index: Index) -> int:
        mark = int(index.internalId())
        return index.row() if mark == _GROUP_MARK else mark - 1

    def _grouped(self) -> list[_Group]:
        return [_Group(each) for each in listed(self._document, self._choice)]

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

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        mark = parent.row() + 1 if parent.isValid() else _GROUP_MARK
        return self.createIndex(row, column, mark)

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]  # Qt overloads the name
        if not index.isValid() or index.internalId() == _GROUP_MARK:
            return QModelIndex()
        return self.createIndex(int(index.internalId()) - 1, 0, _GROUP_MARK)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        if not parent.isValid():
            return len(self._groups)
        if parent.internalId() != _GROUP_MARK or parent.column() != 0:
            return 0
        return self._groups[parent.row()].fetched

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return len(Column)

    def hasChildren(self, parent: Index = NO_INDEX) -> bool:
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
        return [self.tr("Problem"), self.tr("Place"), self.tr("Field"), self.tr("Value")][section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if index.internalId() == _GROUP_MARK:
            return self._of_group(self._groups[index.row()], index.column(), role)
        problem = self.problem(index)
        return self._of_problem(problem, index.column(), role) if problem else None

    def _of_group(self, group: _Group, column: int, role: int) -> object:
        if column != Column.MESSAGE:
            return None
        rule, severity = group.rule, group.listed.severity
        if role == Qt.ItemDataRole.DisplayRole:
            text = self.tr("{title} ({count}) – {explanation}")
            return text.format(
                title=localized(rule.title), count=format_number(group.count), explanation=localized(rule.explanation)
            )
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = self.tr("{severity}: {title}, {count}")
            return text.format(
                severity=severity_word(severity), title=localized(rule.title), count=format_number(group.count)
            )
        if role == Qt.ItemDataRole.DecorationRole:
            return icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity])
        return None

    def _of_problem(self, problem: Problem, column: int, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            if column == Column.MESSAGE:
                return cell_text(localized(problem.message))
            if column == Column.PLACE:
                return self.place_text(problem)
            return problem.field_name if column == Column.FIELD else cell_text(problem.value[:500])
        if role == Qt.ItemDataRole.ToolTipRole and column == Column.MESSAGE:
            return tooltip_text(None, [problem])
        return None

    def place_text(self, problem: Problem) -> str:
        """Where a problem is, as a webmaster finds it."""
        document = self._document
        has_many = len(document.sitemaps) > 1
        name = document.sitemaps[problem.sitemap].name if problem.sitemap is not None and has_many else ""
        if problem.slot is None:
            line = self.tr("line {line}").format(line=format_number(problem.line)) if problem.line else ""
            return localized(messages.listed(part for part in (name, line) if part)) or document.name
        position = int(document.table.positions()[problem.slot])
        if problem.sitemap is not None:
            # Counted in its file, as reports do.
            position -= document.sitemap_range(problem.sitemap).start
        entry = self.tr("entry {number}").format(number=format_number(position + 1))
        return f"{name}, {entry}" if name else entry
