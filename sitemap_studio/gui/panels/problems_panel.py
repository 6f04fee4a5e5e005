"""The problems panel: problems of the shown entries, grouped by rule, with explanations and fixes."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QStyle,
    QStyleOptionButton,
    QStyleOptionViewItem,
    QToolButton,
    QToolTip,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core import messages
from sitemap_studio.document.document import Document
from sitemap_studio.document.duplicate_removal import count_removable
from sitemap_studio.document.fixing import DEFAULT_FIX_RULES, STRUCTURAL_RULES, FixRequest, can_be_fixed, count_fixable
from sitemap_studio.document.set_edits.split_sitemaps import SPLIT_RULES, sitemaps_with_excess_news, splittable_sitemaps
from sitemap_studio.gui.actions import Actions, plain_label
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.explanation import ExplanationPane
from sitemap_studio.gui.formatting.display_text import cell_tooltip, message_text
from sitemap_studio.gui.i18n import format_number, localized, text_for_count
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import LatestJob
from sitemap_studio.gui.problem_list import (
    PAGE,
    REPAIRS,
    ProblemFilter,
    RuleProblems,
    TextMatches,
    filter_problems,
    find_text,
    problems_of_slots,
    slot_of_repaired,
)
from sitemap_studio.gui.table.clipboard import grid_text
from sitemap_studio.gui.table.view_columns import PROBLEMS
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, scaled
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import ElidedLabel, severity_name
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.line_edits import FilterLine, add_clear_button, add_leading_icon
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, PaddedDelegate, select_only_row
from sitemap_studio.model.slots import SlotArray, isin_sorted, unique_slots
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.rule import SEVERITY_RANK, Rule, Scope, Severity
from sitemap_studio.protocol.rules.file_rules import CORRECTED_RULES, REPAIRED_RULES
from sitemap_studio.validation.duplicates import DUPLICATE_RULE_IDS
from sitemap_studio.validation.extensions.extension_index import NEWS_RULE
from sitemap_studio.validation.problem import Problem

_REFRESH_DELAY_MS: Final = 30  # combines a burst of edits into one refresh
_SEARCH_DELAY_MS: Final = 200
_MAX_REPEATED_SEARCH: Final = 20_000  # problems; with more, edits do not repeat the search, but Enter does
_MAX_FETCHED: Final = (
    10_000  # rows of a rule that may be fetched to show one problem; beyond that, its rule is selected
)
MESSAGE, LOCATION, FIX = range(3)  # columns
_N_COLUMNS: Final = 3
_LOCATION_PIXELS: Final = 270
_MIN_LOCATION_WIDTH: Final = 560  # width of the list below which the location column is hidden
_MIN_EXPLANATION_WIDTH: Final = 540  # width of the panel below which the explanation is hidden
_MIN_ROWS: Final = 2
_BUTTON_PADDING: Final = 28  # horizontal padding of a button, in pixels
_MIN_TEXT_BUTTON_WIDTH: Final = 680  # width of the list below which buttons show only an icon
_ICON_BUTTON_WIDTH: Final = 34  # width in pixels
_QUOTED: Final = re.compile(
    "„([^“”]+)[“”]|“([^”]+)”|«([^»]+)»|「([^」]+)」"
)  # the quotation marks of all languages of the program
_SHORTEST_QUOTATION: Final = "www…html"  # minimum width of a shortened value
_ROLE: Final = Qt.ItemDataRole
TITLE_ROLE: Final = Qt.ItemDataRole.UserRole  # role of a rule's title
_SHOWN_ROLES: Final = (
    _ROLE.DisplayRole, _ROLE.DecorationRole, _ROLE.FontRole, TITLE_ROLE, _ROLE.ToolTipRole, _ROLE.AccessibleTextRole,
)  # fmt: skip
"""Roles with a value in some cells."""

_RULE_ROW_ID: Final = 0  # internal id of a rule's model index; a problem has the row of its rule plus one


def _has_structural_fix(problem: Problem) -> bool:
    """Return whether the fix of a problem changes the structure of its file: an element order, or a file fault."""
    return problem.is_corrected or problem.rule.id in STRUCTURAL_RULES - CORRECTED_RULES


class ProblemTree(QAbstractItemModel):
    """Tree model of rules and their problems, which get rows in portions; a single problem is in its rule's row.

    Attributes:
        groups: Listed problems by rule.
        filtered_rules: Ids of the rules by which the table is filtered.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        """Create a problem tree without problems."""
        super().__init__(parent)
        self.document = document
        self.groups: list[RuleProblems] = []
        self.filtered_rules: frozenset[str] = frozenset()
        self._fetched: list[int] = []
        self._counts: dict[tuple[str, int | None], int | None] = {}  # of fixes, by rule and slot; None for the rule
        self._locks: tuple[bool, list[int]] = (False, [])

    def show_groups(
        self, document: Document, groups: list[RuleProblems], filtered_rules: frozenset[str] = frozenset()
    ) -> bool:
        """Show groups of problems; return whether the rows of rules are as before, so that no reset was needed."""
        same = self._retain_counts(document, groups)
        if filtered_rules != self.filtered_rules:
            same, self.filtered_rules = frozenset(), filtered_rules
        rows = [(group.rule, len(group) == 1) for group in groups]
        if document is self.document and rows == [(group.rule, len(group) == 1) for group in self.groups]:
            for row, group in enumerate(groups):
                self._replace_group(row, group, is_same=group.rule.id in same)
            return True
        self.beginResetModel()
        self.document, self.groups, self._fetched = document, groups, [0] * len(groups)
        self.endResetModel()
        return False

    def _retain_counts(self, document: Document, groups: list[RuleProblems]) -> frozenset[str]:
        """Return the ids of rules that the same values violate as in the shown groups; remove the other counts of fixes."""
        shown = {group.rule.id: group.of_entries.entries for group in self.groups}
        # Validation replaces the array of a rule if a violating value changes, even if the same entries violate it.
        same = {group.rule.id for group in groups if group.of_entries.entries is shown.get(group.rule.id)}
        locks = document.is_read_only, [each.id for each in document.sitemaps if each.read_only is not None]
        if document is not self.document or locks != self._locks:
            same.clear()
        self._locks = locks
        self._counts = {key: count for key, count in self._counts.items() if key[1] is None and key[0] in same}
        return frozenset(same)

    def _replace_group(self, row: int, group: RuleProblems, *, is_same: bool) -> None:
        """Replace the problems in the row of a rule, and update its fetched rows without a reset.

        `is_same` states that the same values violate the rule as before.
        """
        before, fetched = self.groups[row], self._fetched[row]
        parent, last, old_count = self.index(row, 0), _N_COLUMNS - 1, len(before)
        is_of_files = bool(group.single or before.single) or group.rule.id in SPLIT_RULES
        is_same = is_same and not is_of_files and group.severity is before.severity and len(group) > 1
        self.groups[row] = group
        # Update remaining rows before removing surplus rows, so that no row changes during the removal.
        if not is_same:
            self.dataChanged.emit(parent, self.index(row, last))
        if fetched:
            self.dataChanged.emit(self.index(0, 0, parent), self.index(fetched - 1, last, parent))
        if fetched > len(group):
            self.beginRemoveRows(parent, len(group), fetched - 1)
            self._fetched[row] = len(group)
            self.endRemoveRows()
        elif fetched == old_count and fetched:
            self.fetchMore(parent)

    def problem(self, index: Index) -> Problem | None:
        """Return the problem at an index; None for the row of a rule with several problems, and an invalid index."""
        if not index.isValid():
            return None
        group = self.group(index)
        if index.internalId() == _RULE_ROW_ID:
            return group.problem(0, self.document) if len(group) == 1 else None
        return group.problem(index.row(), self.document)

    def group(self, index: Index) -> RuleProblems:
        """Return the group of problems that a row belongs to."""
        id_ = int(index.internalId())
        return self.groups[index.row() if id_ == _RULE_ROW_ID else id_ - 1]

    def location_text(self, problem: Problem) -> str:
        """Return where a problem is: the file name, if there are several, and the number of the entry in it or line."""
        document = self.document
        has_many = len(document.sitemaps) > 1
        name = document.sitemaps[problem.sitemap].name if problem.sitemap is not None and has_many else ""
        name = name if problem.other_file is None else problem.other_file.name
        if problem.slot is None:
            line = self.tr("line {line}").format(line=format_number(problem.line)) if problem.line else ""
            return localized(messages.listed(part for part in (name, line) if part)) or document.name
        position = int(document.table.positions()[problem.slot])
        if problem.sitemap is not None:
            position -= document.table.position_range(problem.sitemap).start
        entry = self.tr("entry {number}").format(number=format_number(position + 1))
        return localized(messages.listed(part for part in (name, entry) if part))

    def fix_label(self, rule: Rule, problem: Problem | None = None) -> str:
        """Return the menu text of the fix of a problem, or of all listed problems of a rule; empty without a fix.

        If the fix changes several entries or files, the text has their number. Repairs are fixed by saving.
        """
        if self._can_save_repairs(rule, problem):
            return self.tr("&Save to repair")
        if self.document.is_read_only:
            return ""
        if rule.id in DUPLICATE_RULE_IDS:
            count = self._count_removable(rule, problem)
            if count == 0:
                return ""
            if problem is not None or count is None:
                return self.tr("&Remove …")
            return self.tr("Remove &all ({count})").format(count=format_number(count))
        if rule.id in SPLIT_RULES:
            n_files = len(self.sitemaps_to_split(rule, problem))
            if n_files < 2:
                return self.tr("&Split …") if n_files else ""
            return self.tr("Split &all ({count})").format(count=format_number(n_files))
        if not can_be_fixed(rule.id):
            return ""
        count = 0
        if problem is not None:
            if not (problem.can_be_fixed or _has_structural_fix(problem)):
                return ""
            if problem.slot is not None:
                count = self.document.problems.count_represented(rule.id, np.array([problem.slot], np.uint32))
            if count < 2:
                return self.tr("&Fix …")
        else:
            count = next((self.count_fixable_items(group) for group in self.groups if group.rule is rule), 0)
        return self.tr("Fix &all ({count})").format(count=format_number(count)) if count else ""

    def sitemaps_to_split(self, rule: Rule, problem: Problem | None) -> list[int]:
        """Return the ids of the sitemaps that can be split for a problem, or for all listed problems of a rule (None)."""
        if rule.id == NEWS_RULE:
            # Problems of this rule belong to entries, problems of other rules to sitemaps.
            slot = problem.slot if problem is not None else None
            sitemaps = (
                sitemaps_with_excess_news(self.document) if slot is None else [self.document.table.sitemap_of(slot)]
            )
            return splittable_sitemaps(self.document, sitemaps)
        listed = (each for group in self.groups if group.rule is rule for each in group.single)
        files = (each.sitemap for each in ([problem] if problem is not None else listed))
        return splittable_sitemaps(self.document, (each for each in files if each is not None))

    def _count_removable(self, rule: Rule, problem: Problem | None) -> int | None:
        """Return the number of duplicates to remove for a problem or a rule; None if there are too many to count."""
        slot = problem.slot if problem is not None else None
        if (rule.id, slot) not in self._counts:
            slots = [group.of_entries.entries for group in self.groups if group.rule is rule]
            if slot is not None:
                slots = [np.array([slot], np.uint32)]
            self._counts[rule.id, slot] = count_removable(self.document, rule, unique_slots(*slots))
        return self._counts[rule.id, slot]

    def count_fixable_items(self, group: RuleProblems) -> int:
        """Return the number of entries and files whose violations of the rule of a listed group can be fixed."""
        if group.rule.id in CORRECTED_RULES:
            return sum(problem.is_corrected for problem in group.single)
        is_of_files = group.rule.scope is Scope.SITEMAP
        n_files = sum(
            is_of_files or problem.sitemap is None or (problem.is_in_index and problem.fix is not None)
            for problem in group.single
        )
        if is_of_files:
            return n_files
        rule, entries = group.rule.id, group.of_entries.entries
        if rule in self.document.problems.per_file and can_be_fixed(rule):
            return n_files + self.document.problems.count_represented(rule, entries)
        if (rule, None) not in self._counts:
            self._counts[rule, None] = count_fixable(self.document, rule, entries)
        return n_files + (self._counts[rule, None] or 0)

    def _can_save_repairs(self, rule: Rule, problem: Problem | None) -> bool:
        """Return whether the next save repairs the file of a problem, or without a problem any file."""
        if (rule.id not in REPAIRED_RULES and rule is not REPAIRS) or self.document.lock is not None:
            return False
        return any(problem is None or problem.sitemap == sitemap for sitemap, _ in self.document.repairs)

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        """Return the index of a rule's row, or of a problem below a rule."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _RULE_ROW_ID)

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]  # Qt overloads the name
        """Return the index of the rule above a problem's row; invalid for a rule."""
        if not index.isValid() or index.internalId() == _RULE_ROW_ID:
            return QModelIndex()
        return self.createIndex(int(index.internalId()) - 1, 0, _RULE_ROW_ID)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of rules, or of the fetched rows of problems below a rule."""
        if not parent.isValid():
            return len(self.groups)
        return self._fetched[parent.row()] if self.hasChildren(parent) else 0

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return _N_COLUMNS

    def hasChildren(self, parent: Index = NO_INDEX) -> bool:
        """Return whether a rule has several problems, or at the top whether any rules are listed."""
        if not parent.isValid():
            return bool(self.groups)
        return parent.internalId() == _RULE_ROW_ID and parent.column() == 0 and len(self.groups[parent.row()]) > 1

    def canFetchMore(self, parent: Index) -> bool:
        """Return whether a rule has problems without rows."""
        is_rule = parent.isValid() and self.hasChildren(parent)
        return is_rule and self._fetched[parent.row()] < len(self.groups[parent.row()])

    def fetchMore(self, parent: Index) -> None:
        """Insert rows for the next page of a rule's problems."""
        if self.canFetchMore(parent):
            self.fetch(parent, self._fetched[parent.row()] + PAGE)

    def fetch(self, parent: Index, count: int) -> None:
        """Insert rows for the first `count` problems of a rule, as far as they have no rows yet."""
        row, count = parent.row(), min(count, len(self.groups[parent.row()]))
        if count > self._fetched[row]:
            self.beginInsertRows(parent, self._fetched[row], count - 1)
            self._fetched[row] = count
            self.endInsertRows()

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title of a column."""
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return [self.tr("Problem"), self.tr("Place"), self.tr("Fix")][section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text, icon, bold font, accessible text or tooltip; the rule's title for `TITLE_ROLE`."""
        # To paint a cell, views ask for seven roles, most of which have no value.
        if role not in _SHOWN_ROLES or not index.isValid():
            return None
        group, column = self.group(index), index.column()
        is_rule = index.internalId() == _RULE_ROW_ID and column == MESSAGE
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(group, self.problem(index), column)
            case _ if role == TITLE_ROLE:
                return localized(group.rule.title)
            case Qt.ItemDataRole.AccessibleTextRole if is_rule:
                text = self.tr("{severity}: {title}, {count}")
                severity, title = severity_name(group.severity), localized(group.rule.title)
                return text.format(severity=severity, title=title, count=format_number(len(group)))
            case Qt.ItemDataRole.DecorationRole if is_rule:
                return icon(SEVERITY_ICON[group.severity], SEVERITY_TINT[group.severity])
            case Qt.ItemDataRole.FontRole if is_rule and group.rule.id in self.filtered_rules:
                bold = QFont()
                bold.setBold(True)
                return bold
            case Qt.ItemDataRole.ToolTipRole if column == MESSAGE and (problem := self.problem(index)) is not None:
                return cell_tooltip(None, [problem])
        return None

    def _text(self, group: RuleProblems, problem: Problem | None, column: int) -> str:
        """Return a cell's text: message, location or fix of a problem; without one, the rule's title and count."""
        if column == FIX:
            return plain_label(self.fix_label(group.rule, problem))
        if problem is None:
            title, count = localized(group.rule.title), format_number(len(group))
            return self.tr("{title} ({count})").format(title=title, count=count) if column == MESSAGE else ""
        if column == MESSAGE:
            return message_text(problem.message)
        return " · ".join(filter(None, (self.location_text(problem), problem.field_name)))


def shorten_message(text: str, metrics: QFontMetrics, width: int) -> str:
    """Elide the longest quoted value of a message so that the text fits a width in pixels.

    Return the message unchanged if it fits, quotes nothing, or would not fit even then.
    """
    missing_pixels = metrics.horizontalAdvance(text) - width
    spans = [match.span(match.lastindex or 0) for match in _QUOTED.finditer(text)]
    if missing_pixels <= 0 or not spans:
        return text
    start, end = max(spans, key=lambda span: span[1] - span[0])
    value_pixels = metrics.horizontalAdvance(text[start:end]) - missing_pixels
    if value_pixels < metrics.horizontalAdvance(_SHORTEST_QUOTATION):
        return text
    return text[:start] + metrics.elidedText(text[start:end], Qt.TextElideMode.ElideMiddle, value_pixels) + text[end:]


class _ProblemDelegate(PaddedDelegate):
    """Delegate that draws fixes as buttons, and shows the rule's title in place of a message that does not fit."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Shorten a message to its cell, or replace it by its rule's title; elide locations at the left."""
        super().initStyleOption(option, index)
        if index.column() == LOCATION:
            # The end, with entry number and field, distinguishes problems of one file.
            option.textElideMode = Qt.TextElideMode.ElideLeft
        if index.column() != MESSAGE:
            return
        option.textElideMode = Qt.TextElideMode.ElideRight
        style, metrics = option.widget.style(), option.fontMetrics
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1
        area = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, option.widget)
        # Qt rounds text widths, and elides a text that lacks a fraction of a pixel.
        width = area.width() - 2 * margin - 1
        text = shorten_message(option.text, metrics, width)
        # Below the row of the rule, its title would be redundant.
        fits = index.parent().isValid() or metrics.horizontalAdvance(text) <= width
        option.text = text if fits else index.data(TITLE_ROLE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the fix of a row as a button with text or icon, and other cells as usual."""
        text = index.data() if index.column() == FIX else ""
        if not text:
            super().paint(painter, option, index)
            return
        self.initStyleOption(option, index)
        option.text = ""
        view = option.widget
        assert isinstance(view, ProblemView)
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, view)
        button = QStyleOptionButton()
        button.initFrom(view)
        button.state = QStyle.StateFlag.State_Enabled | QStyle.StateFlag.State_Raised
        button.rect = option.rect.adjusted(2, 2, -2, -2)
        if view.shows_icons_only:
            button.icon, button.iconSize = icon("fix"), view.iconSize()
        else:
            button.text = text
        view.style().drawControl(QStyle.ControlElement.CE_PushButton, button, painter)

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Show the text of a fix button as tooltip while the button shows only an icon."""
        if index.column() == FIX and isinstance(view, ProblemView) and view.shows_icons_only:
            QToolTip.showText(event.globalPos(), index.data(), view)
            return True
        return super().helpEvent(event, view, option, index)


class ProblemView(QTreeView):
    """Tree view of a `ProblemTree`, from which selected rows can be copied.

    Signals:
        chosen: A row was clicked, or Enter was pressed on it.
        fix_clicked: The fix button of a row was clicked.

    Attributes:
        shows_icons_only: Whether fix buttons show an icon without a text, because the list is narrow.
    """

    chosen = Signal(QModelIndex)
    fix_clicked = Signal(QModelIndex)

    def __init__(self, tree: ProblemTree, parent: QWidget) -> None:
        """Create the view of a problem tree."""
        super().__init__(parent)
        self._tree, self.shows_icons_only = tree, False
        self._row_height = 0  # not positive until it is measured
        self.setModel(tree)
        self.setObjectName("problem-tree")
        self.setAccessibleName(self.tr("Problems"))
        self.setItemDelegate(_ProblemDelegate(self))
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setIconSize(QSize(16, 16))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setHeaderHidden(True)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(MESSAGE, QHeaderView.ResizeMode.Stretch)
        self.clicked.connect(self._on_clicked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the columns for the new width."""
        super().resizeEvent(event)
        self._resize_columns()

    def minimumSizeHint(self) -> QSize:
        """Return a size with the height of two rows."""
        # Layouts ask for it dozens of times, and measuring the first row takes a millisecond.
        if self._row_height <= 0:
            self._row_height = self.sizeHintForRow(0)  # -1 without rows
        row = max(self._row_height, self.fontMetrics().height())
        return QSize(super().minimumSizeHint().width(), _MIN_ROWS * row + 2 * self.frameWidth())

    def changeEvent(self, event: QEvent) -> None:
        """Measure the height of the rows again after a change of the font or the style."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._row_height = 0

    def _resize_columns(self) -> None:
        """Resize or hide the columns of locations and fixes for the list's width; messages get the remainder."""
        width, metrics = self.viewport().width(), self.fontMetrics()
        buttons = (self._tree.index(row, FIX).data() for row in range(self._tree.rowCount()))
        widest = max((metrics.horizontalAdvance(text) + scaled(_BUTTON_PADDING) for text in buttons if text), default=0)
        self.shows_icons_only = width < scaled(_MIN_TEXT_BUTTON_WIDTH)
        if self.shows_icons_only:
            widest = min(widest, scaled(_ICON_BUTTON_WIDTH))
        self.setColumnHidden(LOCATION, width < scaled(_MIN_LOCATION_WIDTH))
        self.setColumnHidden(FIX, not widest)
        self.header().resizeSection(LOCATION, min(scaled(_LOCATION_PIXELS), width // 4))
        self.header().resizeSection(FIX, widest)

    def show_problems(self, document: Document, groups: list[RuleProblems], filtered_rules: frozenset[str]) -> None:
        """Show groups of problems; retain expanded rules, and the current row if its group has the same size."""
        rows = range(self._tree.rowCount())
        current = self.currentIndex()
        here = None
        if current.isValid():
            group = self._tree.group(current)
            here = group.rule.id, len(group), current.row() if current.parent().isValid() else None
        expanded = {self._tree.groups[row].rule.id for row in rows if self.isExpanded(self._tree.index(row, 0))}
        if not self._tree.show_groups(document, groups, filtered_rules):
            for row, group in enumerate(groups):
                if group.rule.id in expanded:
                    self._tree.fetchMore(self._tree.index(row, 0))
                    self.expand(self._tree.index(row, 0))
                if here is not None and here[:2] == (group.rule.id, len(group)):
                    self._set_current_problem(row, here[2])
        self._resize_columns()

    def _set_current_problem(self, rule_row: int, problem_row: int | None) -> None:
        """Make the problem at `problem_row` below a rule the current row; None selects the rule itself."""
        index = self._tree.index(rule_row, 0)
        if problem_row is not None and problem_row < _MAX_FETCHED:
            self._tree.fetch(index, problem_row + 1)
            index = self._tree.index(problem_row, 0, index)
        select_only_row(self, index)

    def set_current_entry(self, rule_row: int, slot: int) -> None:
        """Set the current row to an entry's problem below a rule, or to the rule if it is collapsed."""
        rule, index = self._tree.index(rule_row, 0), self._tree.index(rule_row, 0)
        if self.isExpanded(rule) and self._tree.hasChildren(rule):
            problem_row = self._tree.groups[rule_row].row_of(slot, self._tree.document)
            if problem_row < _MAX_FETCHED:
                self._tree.fetch(rule, problem_row + 1)
                index = self._tree.index(problem_row, 0, rule)
        select_only_row(self, index)

    def event(self, event: QEvent) -> bool:
        """Claim the Copy shortcut, which the window would apply to cells of the table."""
        is_copy = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy)
        if event.type() == QEvent.Type.ShortcutOverride and is_copy:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the selected rows on Copy, and emit `chosen` for the current row on Enter."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.InsertParagraphSeparator) and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        """Emit `fix_clicked` or `chosen` for a clicked row; ignore clicks with Shift or Ctrl."""
        if QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier:
            (self.fix_clicked if index.column() == FIX and index.data() else self.chosen).emit(index)

    @staticmethod
    def _sort_key(index: QModelIndex) -> tuple[int, int]:
        """Return the row of an index's rule, and its row below the rule; -1 for the rule itself."""
        return (index.parent().row(), index.row()) if index.parent().isValid() else (index.row(), -1)

    @Slot()
    def copy(self) -> None:
        """Copy message, location and rule of the selected rows to the clipboard as tab-separated text."""
        selected = self.selectionModel().selectedRows() or [self.currentIndex()]
        lines = []
        for index in sorted(filter(QModelIndex.isValid, selected), key=self._sort_key):
            rule, problem = self._tree.group(index).rule, self._tree.problem(index)
            message = rule.explanation if problem is None else problem.message
            location = "" if problem is None else self._tree.location_text(problem)
            lines.append((localized(message), location, localized(rule.title)))
        if lines:
            frame = pl.DataFrame(lines, schema=["message", "place", "rule"], orient="row")
            QGuiApplication.clipboard().setText(grid_text(frame))


class ProblemFilterBar(QWidget):
    """Toolbar of the problems panel: severity filters with counts, scope, search, and buttons for fixes and report.

    In a narrow panel, the report button is hidden first, and then buttons show numbers instead of texts.
    """

    _MIN_LINE_LETTERS: Final = 10
    _MIN_SCOPE_LETTERS: Final = 8

    def __init__(self, parent: QWidget) -> None:
        """Create the toolbar of the problems panel without counts and texts."""
        super().__init__(parent)
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.severities = {severity: QToolButton(self, autoRaise=True, toolButtonStyle=beside) for severity in Severity}
        self.scope = ElidedLabel(self)
        self.scope.setContentsMargins(8, 0, 8, 0)
        self.line = FilterLine(self)
        self.fix_all = QToolButton(self, toolButtonStyle=beside)
        self.report = QToolButton(self, autoRaise=True, toolButtonStyle=beside)
        self._texts: dict[QAbstractButton, tuple[str, str]] = {}  # full text and number only
        for severity, button in self.severities.items():
            button.setCheckable(True)
            button.setIcon(icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity]))
        self.line.setMinimumWidth(self.fontMetrics().averageCharWidth() * self._MIN_LINE_LETTERS)
        self.line.setPlaceholderText(self.tr("Search problems"))
        add_leading_icon(self.line, "find", self.tr("Search problems"))
        add_clear_button(self.line)
        self.line.setAcceptDrops(False)
        self.fix_all.setIcon(icon("fix"))
        others = (self.scope, 1), (self.line, 3), self.fix_all, self.report
        self._row = fill(QHBoxLayout(self), *self.severities.values(), *others, margins=(8, 4, 8, 4), spacing=2)
        # The bar adapts to any width, and must not widen the panel.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_counts(self, groups: list[RuleProblems], checked: Collection[str], *, n_fixable: int) -> None:
        """Show the counts by severity and of fixable problems on the buttons.

        Args:
            groups: Problems of the shown sitemaps and folder, of all severities.
            checked: Values of severities by which the table is filtered, whose buttons are checked.
            n_fixable: Number of fixable problems; the button is hidden if it is 0.
        """
        errors, warnings, infos = (
            sum(len(group) for group in groups if group.severity is severity and group.rule is not REPAIRS)
            for severity in Severity
        )
        texts = {
            Severity.ERROR: text_for_count(errors, self.tr("1 error"), self.tr("%n errors", None, errors)),
            Severity.WARNING: text_for_count(warnings, self.tr("1 warning"), self.tr("%n warnings", None, warnings)),
            Severity.INFO: text_for_count(infos, self.tr("1 info"), self.tr("%n infos", None, infos)),
        }
        numbers = dict(zip(Severity, map(format_number, (errors, warnings, infos)), strict=True))
        for severity, button in self.severities.items():
            self._texts[button] = texts[severity], numbers[severity]
            button.setChecked(severity.value in checked)
        count = format_number(n_fixable)
        self._texts[self.fix_all] = self.tr("Fix all ({count})").format(count=count), count
        self.fix_all.setVisible(n_fixable > 0)
        self._show_what_fits()

    def show_scope(self, text: str) -> None:
        """Show the name of the sitemap and folder to which the list is limited; empty for the whole set."""
        self.scope.setText(text)
        needed = self.scope.sizeHint().width()
        self.scope.setMinimumWidth(min(needed, self.fontMetrics().averageCharWidth() * self._MIN_SCOPE_LETTERS))
        self.scope.setMaximumWidth(needed)
        self.scope.setVisible(bool(text))
        self._show_what_fits()

    def _show_what_fits(self) -> None:
        """Hide the report button, and shorten texts of buttons to numbers, as far as the width requires."""
        severities: list[QAbstractButton] = [*self.severities.values()]
        for has_report, shortened in (
            (True, []),
            (False, []),
            (False, severities),
            (False, [*severities, self.fix_all]),
        ):
            self._set_button_texts(has_report, shortened)
            if self._row.minimumSize().width() <= self.width():
                return

    def _set_button_texts(self, has_report: bool, shortened: Collection[QAbstractButton]) -> None:
        """Show or hide the report button, and set the texts of the others: numbers only for those in `shortened`."""
        self.report.setVisible(has_report)
        for button, (words, number) in self._texts.items():
            button.setText(number if button in shortened else words)
            button.setAccessibleName(words)
            button.setToolTip(words if button in shortened else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the buttons of the toolbar to a new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._show_what_fits()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the buttons of the toolbar to the width after a change of font or style."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._show_what_fits()


class ProblemsPanel(QWidget):
    """Panel with the problems of the shown sitemap and folder, an explanation of the current one, and their fixes.

    Signals:
        opened: The user wants to see this `Problem` in the table.
        fix_requested: The user wants to fix the problems of this `FixRequest`.
        cell_fix_requested: The user wants to fix this `Problem`.
        split_requested: The user wants to split sitemaps that exceed a limit; carries the list of their ids.
        save_requested: The user wants to save repairs.
        stepped: "Next problem" or "Previous problem" selected this `Problem`.
    """

    opened = Signal(object)
    fix_requested = Signal(object)
    cell_fix_requested = Signal(object)
    split_requested = Signal(object)
    save_requested = Signal()
    stepped = Signal(object)

    def __init__(self, context: Context, parent: QWidget) -> None:
        """Create the problems panel, and list the problems of the open set."""
        super().__init__(parent)
        session, page = context.session, context.page
        self._session, self._page, self._table, self._messages = session, page, page.view, context.messages
        self._show_note = context.show_note
        self._matches: TextMatches | None = None
        self._search_text = ""
        self._is_explaining_later = False
        self._searches = LatestJob(context.jobs, self)
        self.tree = ProblemTree(session.document, self)
        self.bar = ProblemFilterBar(self)
        self._pages = QStackedWidget(self)
        self._splitter = QSplitter(Qt.Orientation.Horizontal, self._pages)
        self.view = ProblemView(self.tree, self._splitter)
        self.pane = ExplanationPane(self._splitter)
        self._placeholder = EmptyState(self._pages)
        self._show_all_action = QAction(self.tr("Show all problems"), self)
        self._refresh_timer = QTimer(self, singleShot=True, interval=_REFRESH_DELAY_MS)
        self._search_timer = QTimer(self, singleShot=True, interval=_SEARCH_DELAY_MS)
        self._splitter.addWidget(self.view)
        self._splitter.addWidget(self.pane)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setSizes([700, 320])
        for part, pixels in ((self.view, 170), (self.pane, 100)):
            part.setMinimumWidth(scaled(pixels))
        self._pages.addWidget(self._splitter)
        self._pages.addWidget(self._placeholder)
        fill(QVBoxLayout(self), self.bar, (self._pages, 1), spacing=0)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        """Connect the signals of the toolbar, the list, the timers, the search, the session and the table."""
        for severity, button in self.bar.severities.items():
            button.clicked.connect(partial(self._page.toggle_problems, severity.value))
        self.bar.line.asked.connect(self.search)
        self.bar.line.left.connect(self.view.setFocus)
        self.bar.fix_all.clicked.connect(self._fix_all_listed)
        self.view.chosen.connect(self._on_row_chosen)
        self.view.fix_clicked.connect(self._fix_row)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.view.selectionModel().currentChanged.connect(self._explain_current_row)
        self.pane.fix.clicked.connect(self._fix_explained)
        self._show_all_action.triggered.connect(self._clear_filters)
        self._refresh_timer.timeout.connect(self.refresh)
        self._search_timer.timeout.connect(self._start_search)
        self._searches.answered.connect(self._show_matches)
        self._session.problems_changed.connect(self._repeat_search_soon)
        self._page.scope_changed.connect(self.refresh_soon)
        self._table.selectionModel().currentChanged.connect(self._on_current_cell_changed)

    def set_report_action(self, actions: Actions) -> None:
        """Set the action of the toolbar's report button, which saves a report."""
        actions["report"].setIconText(self.tr("Report …"))
        self.bar.report.setDefaultAction(actions["report"])
        self.bar.report.setAccessibleName(self.tr("Report"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the explanation beside the list, below it in a tall panel, or hide it in a narrow one."""
        super().resizeEvent(event)
        is_tall = self.height() > self.width()  # docked at a side of the window
        self._splitter.setOrientation(Qt.Orientation.Vertical if is_tall else Qt.Orientation.Horizontal)
        self.pane.setVisible(is_tall or self.width() >= scaled(_MIN_EXPLANATION_WIDTH))

    def show_document(self) -> None:
        """Show the problems of another set, and clear the search."""
        self.stop_search()
        self._matches = None
        self.bar.line.reset()
        self._update_list()

    @Slot()
    def refresh_soon(self) -> None:
        """Schedule a refresh of the problem list after a short delay."""
        self._refresh_timer.start()

    @Slot()
    def refresh(self) -> None:
        """List the current problems; retain the focus in the panel if its row or button disappears."""
        self._refresh_timer.stop()
        focus: QWidget | None = self.window().focusWidget()
        has_focus = focus is not None and self._splitter.isAncestorOf(focus)
        current = self.view.currentIndex()
        rule_row = current.parent().row() if current.parent().isValid() else current.row()
        self._update_list()
        count, is_row_removed = self.tree.rowCount(), not self.view.currentIndex().isValid()
        if has_focus and is_row_removed and rule_row >= 0 and count:
            select_only_row(self.view, self.tree.index(min(rule_row, count - 1), 0))
        # A fix may hide the focused button; move the focus to the next problem.
        if focus is not None and has_focus and (is_row_removed or not focus.isVisibleTo(self)):
            (self.view if count else self._placeholder.button).setFocus()

    @property
    def empty_text(self) -> str:
        """Text of the hint that is shown instead of the list; empty while problems are listed."""
        return self._placeholder.text() if self._pages.currentWidget() is self._placeholder else ""

    @Slot()
    def _clear_filters(self) -> None:
        """List all problems: clear the search, and reset the table to the whole set."""
        self.bar.line.reset()
        self.stop_search()
        self._matches = None
        self._page.reset_scope()
        self.refresh()

    @Slot()
    def _update_list(self) -> None:
        """List the problems that match scope, severities and search, and show their counts, scope and explanation."""
        document, page = self._session.document, self._page
        chosen = frozenset(page.chosen_problems)
        groups = filter_problems(document, ProblemFilter(page.sitemaps, page.folder_slots(), self._matches))
        severities = {severity for severity in Severity if severity.value in chosen} or set(Severity)
        listed = [group for group in groups if group.severity in severities]
        with self._explaining_later():
            self.view.show_problems(document, listed, chosen - {severity.value for severity in Severity})
        can_fix = not document.is_read_only
        n_fixable = sum(
            self.tree.count_fixable_items(group) for group in listed if can_fix and group.rule.id in DEFAULT_FIX_RULES
        )
        self.bar.show_counts(groups, chosen, n_fixable=n_fixable)
        self.bar.show_scope(page.scope_text)
        if listed:
            self._pages.setCurrentWidget(self._splitter)
        else:
            self._placeholder.show_message(*self._empty_message())
            self._pages.setCurrentWidget(self._placeholder)
        index = self.view.currentIndex()
        has_problem = index.isValid() and self.tree.problem(index) is not None
        # Explaining takes most of the time of an update, so that only one of the two is explained.
        if has_problem or not (self._follows_table and self._explain_current_cell()):
            self._explain_current_row()

    def _empty_message(self) -> tuple[str, QAction | str]:
        """Return the sentence for an empty list, and the action, or the id of the action, that it offers."""
        document = self._session.document
        if document.problems.counts():
            return self.tr("No matches."), self._show_all_action
        if not document.is_validated:
            return self.tr("The set has not been checked yet."), "check"
        n_entries = len(document.table)
        many = self.tr("No problems found in %n entries.", None, n_entries)
        return text_for_count(n_entries, self.tr("No problems found in 1 entry."), many), "check"

    # Explanations and fixes

    @Slot()
    def _explain_current_row(self) -> None:
        """Explain the rule or problem of the list's current row in the pane; clear the pane without one.

        Without effect while `_explaining_later`.
        """
        index = self.view.currentIndex()
        if self._is_explaining_later:
            return
        if index.isValid():
            problem = self.tree.problem(index)
            self._show_explanation(self.tree.group(index).rule, [] if problem is None else [problem])
        else:
            self.pane.show_nothing()

    @contextmanager
    def _explaining_later(self) -> Iterator[None]:
        """Suppress explanations of the list's current row within the context; the caller shows one afterwards."""
        self._is_explaining_later = True
        try:
            yield
        finally:
            self._is_explaining_later = False

    def _show_explanation(self, rule: Rule, problems: list[Problem]) -> None:
        """Explain a rule, and the given problems of it, in the pane, with the fix button of the first problem."""
        fix = plain_label(self.tree.fix_label(rule, problems[0] if problems else None))
        self.pane.show_rule(rule, self._session.document.profile, problems, fix)

    @Slot()
    def _fix_explained(self) -> None:
        """Request the fix of the problem or rule that the pane explains."""
        if self.pane.rule is not None:
            self._run_fix(self.pane.rule, self.pane.problems[0] if self.pane.problems else None)

    def fix_current_row(self) -> None:
        """Request the fix of the problem or rule in the list's current row."""
        self._fix_row(self.view.currentIndex())

    @Slot(QModelIndex)
    def _fix_row(self, index: QModelIndex) -> None:
        """Request the fix of the problem or rule at an index; ignore an invalid index."""
        if index.isValid():
            self._run_fix(self.tree.group(index).rule, self.tree.problem(index))

    def _run_fix(self, rule: Rule, problem: Problem | None) -> None:
        """Request a fix, a split, or saving of repairs, depending on the rule; do nothing if it has none of them.

        A problem that cannot be fixed alone, or None, requests the fix of all listed problems of the rule.
        """
        if not self.tree.fix_label(rule, problem):
            return
        if rule.id in REPAIRED_RULES or rule is REPAIRS:
            self.save_requested.emit()
        elif rule.id in SPLIT_RULES:
            self.split_requested.emit(self.tree.sitemaps_to_split(rule, problem))
        elif problem is not None and problem.slot is not None and can_be_fixed(rule.id):
            entries = self._represented_slots(rule, np.array([problem.slot], np.uint32))
            if len(entries) > 1:
                self.fix_requested.emit(FixRequest(frozenset([rule.id]), entries))
            else:
                self.cell_fix_requested.emit(problem)
        else:
            self._fix_groups([group for group in self.tree.groups if group.rule is rule])

    @Slot()
    def _fix_all_listed(self) -> None:
        """Request the default fixes of all listed problems."""
        self._fix_groups([group for group in self.tree.groups if group.rule.id in DEFAULT_FIX_RULES])

    def _fix_groups(self, groups: list[RuleProblems]) -> None:
        """Emit `fix_requested` for all listed problems of these groups; with slots None if there are no others."""
        rules, counts = frozenset(group.rule.id for group in groups), self._session.document.problems.counts()
        is_of_files = (group.rule.scope in (Scope.SITEMAP, Scope.SET) for group in groups)
        covers_all = all(
            each or len(group) == counts[group.rule.id] for each, group in zip(is_of_files, groups, strict=True)
        )
        slots = (
            None
            if covers_all
            else unique_slots(*(self._represented_slots(group.rule, group.of_entries.entries) for group in groups))
        )
        self.fix_requested.emit(FixRequest(rules, slots))

    def _represented_slots(self, rule: Rule, slots: SlotArray) -> SlotArray:
        """Return the slots of all entries that the listed entries of a rule represent."""
        document = self._session.document
        return document.problems.represented_slots(document.table, rule.id, slots)

    @Slot(QPoint)
    def _show_menu(self, position: QPoint) -> None:
        """Open the context menu of the row at a position in the list."""
        index = self.view.indexAt(position)
        if index.isValid():
            self.create_menu(index).popup(self.view.viewport().mapToGlobal(position))

    def create_menu(self, index: QModelIndex) -> QMenu:
        """Make a row the current one, and return its context menu: go to, filter, fix and copy."""
        menu = QMenu(self.view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.view.setCurrentIndex(index)
        group, problem = self.tree.group(index), self.tree.problem(index)
        rule, is_one = group.rule, len(group) == 1
        if problem is not None:
            menu.addAction(icon("go-to"), self.tr("&Go to the cell"), partial(self._open_problem, problem))
        if len(group.of_entries) and not is_one:
            show = menu.addAction(
                icon("filter"), self.tr("Show its &entries only"), partial(self._toggle_rule_filter, rule)
            )
            show.setCheckable(True)
            show.setChecked(rule.id in self.tree.filtered_rules)
        for each in [problem] if is_one else dict.fromkeys((problem, None)):
            if (text := self.tree.fix_label(rule, each)) not in ["", *(action.text() for action in menu.actions())]:
                menu.addAction(icon("fix"), text, partial(self._run_fix, rule, each))
        menu.addSeparator()
        menu.addAction(icon("copy"), self.tr("&Copy"), self.view.copy)
        return menu

    @Slot(QModelIndex)
    def _on_row_chosen(self, index: QModelIndex) -> None:
        """Emit `opened` for the problem of a row, or toggle the filter of the table by the rule of a row."""
        problem = self.tree.problem(index)
        if problem is not None:
            self._open_problem(problem)
        elif len(self.tree.group(index).of_entries):
            self._toggle_rule_filter(self.tree.group(index).rule)

    def _open_problem(self, problem: Problem) -> None:
        """Emit `opened` for a problem; for a repair, with the slot of the repaired entry."""
        if problem.rule is REPAIRS:
            problem = problem._replace(slot=slot_of_repaired(self._session.document, problem))
        self.opened.emit(problem)

    def show_rule(self, rule_id: str) -> None:
        """List all problems, expand the group of a rule, and select its first problem; without one select nothing.

        `rule_id` can also be the id of `REPAIRS`.
        """
        self._clear_filters()
        row = next((row for row, group in enumerate(self.tree.groups) if group.rule.id == rule_id), None)
        if row is not None:
            rule = self.tree.index(row, 0)
            self.tree.fetchMore(rule)
            self.view.expand(rule)
            first = self.tree.index(0, 0, rule)
            select_only_row(self.view, first if first.isValid() else rule)
            self.view.scrollTo(rule, QAbstractItemView.ScrollHint.PositionAtTop)

    def _toggle_rule_filter(self, rule: Rule) -> None:
        """Show only entries that violate a rule in the table; all entries if they are filtered by it already."""
        self._page.toggle_problems(rule.id)

    # Search

    @Slot(str)
    def search(self, text: str) -> None:
        """Start a search for problems whose texts contain these words; list all problems if empty."""
        self.stop_search()
        self._search_text = text.strip()
        if self._search_text:
            self._start_search()
        else:
            self._show_matches(None, None)

    def stop_search(self) -> None:
        """Cancel the running search, and forget its text; the list remains."""
        self._search_text = ""
        self._search_timer.stop()
        self._searches.cancel_latest()

    @Slot()
    def _repeat_search_soon(self) -> None:
        """Schedule the search again after problems changed, unless there are too many problems."""
        if self._search_text and sum(self._session.document.problems.counts().values()) <= _MAX_REPEATED_SEARCH:
            self._search_timer.start()

    @Slot()
    def _start_search(self) -> None:
        """Start a job that finds the search text in all problems of the set."""
        document, text = self._session.document, self._search_text
        title = self.tr("Searching problems for “{words}”").format(words=text)
        self._searches.request(text, title, partial(find_text, document.table.snapshot(), document.problems, text))

    @Slot(object, object)
    def _show_matches(self, _: object, matches: TextMatches | None) -> None:
        """List only the problems that a search found; None lists all."""
        self._matches = matches
        self._update_list()

    # Navigation, and the current cell of the table

    def go_to_problem(self, direction: int) -> None:
        """Go to the next (1) or previous (-1) cell of the table with a listed problem, wrapping around.

        Explain its problem and emit `stepped`; show a message if no cell has a problem.
        """
        if self._refresh_timer.isActive():
            self.refresh()
        entries, current = self._table.entries, self._table.currentIndex()
        width = len(entries.columns)
        here = current.row() * width + current.column() if current.isValid() else -1
        cells = self._problem_cells()
        ahead = cells[cells > here] if direction > 0 else cells[cells < here]
        if not len(cells):
            text = self.tr("The entries shown have no problems.")
            self._messages.show_message(Severity.INFO, text)
            return
        if not len(ahead) and here >= 0:
            first, last = self.tr("Continued from the start."), self.tr("Continued from the end.")
            self._show_note(first if direction > 0 else last)
        reachable = ahead if len(ahead) else cells
        row, column = divmod(int(reachable.min() if direction > 0 else reachable.max()), width)
        self._table.go_to(row, column)
        self._table.setFocus()
        self._explain_current_cell()
        if self.pane.problems:
            self.stepped.emit(self.pane.problems[0])

    def _problem_cells(self) -> NDArray[np.int64]:
        """Return cells of the table with listed problems, unordered; only of the rules that filter the table, if any.

        A cell is its row times the number of columns, plus its column.
        """
        order, width = self._table.entries.order, len(self._table.entries.columns)
        slots_by_field: dict[FieldName | None, list[SlotArray]] = {}
        for group in self.tree.groups:
            if self.tree.filtered_rules and group.rule.id not in self.tree.filtered_rules:
                continue
            slots_by_field.setdefault(group.rule.field, []).append(group.of_entries.entries)
            for problem in group.single:
                if problem.slot is not None:
                    slots_by_field.setdefault(problem.field, []).append(np.array([problem.slot], np.uint32))
        cells = [np.empty(0, np.int64)]
        for field, slots in slots_by_field.items():
            rows = order.rows_of(np.concatenate(slots))
            cells.append(rows[rows >= 0] * width + (width - 1 if field is None else FIELD_NAMES.index(field)))
        return np.concatenate(cells)

    @Slot()
    def _on_current_cell_changed(self) -> None:
        """Explain the problem of the table's current cell, if the panel follows the table and does not explain it yet."""
        if self._follows_table and not self._explains_current_cell():
            self._explain_current_cell()

    @property
    def _follows_table(self) -> bool:
        """Whether the panel is visible and its list is not focused."""
        return self.isVisible() and not self.view.hasFocus()

    def _explains_current_cell(self) -> bool:
        """Return whether the pane explains a problem of the table's current cell."""
        entries, current = self._table.entries, self._table.currentIndex()
        if not current.isValid():
            return False
        cell = entries.slot_at(current.row()), entries.field_at(current.column())
        return any((problem.slot, problem.field) == cell for problem in self.pane.problems)

    def showEvent(self, event: QShowEvent) -> None:
        """Explain the problem of the table's current cell when the panel is shown."""
        super().showEvent(event)
        if not self._explains_current_cell():
            self._explain_current_cell()

    def _explain_current_cell(self) -> bool:
        """Select and explain the most severe listed problem of the table's current cell; return whether it has one."""
        entries, current = self._table.entries, self._table.currentIndex()
        if not current.isValid():
            return False
        slot, field = entries.slot_at(current.row()), entries.field_at(current.column())
        if field is None and entries.columns[current.column()] != PROBLEMS:
            return False
        for row, problems in self._listed_problems_at(slot, field):
            with self._explaining_later():
                self.view.set_current_entry(row, slot)
            self._show_explanation(self.tree.groups[row].rule, problems)
            return True
        return False

    def _listed_problems_at(self, slot: int, field: FieldName | None) -> Iterator[tuple[int, list[Problem]]]:
        """Yield the tree row of each rule with listed problems of a cell, and these problems; most severe first."""
        document, one = self._session.document, np.array([slot], np.uint32)
        rows = range(len(self.tree.groups))
        for row in sorted(rows, key=lambda row: -SEVERITY_RANK[self.tree.groups[row].severity]):
            group = self.tree.groups[row]
            problems = [problem for problem in group.single if problem.slot == slot]
            if group.rule.field == field and isin_sorted(group.of_entries.entries, one)[0]:
                problems = problems_of_slots(document.table, document.problems, group.rule, one)[0]
            problems = [problem for problem in problems if problem.field == field]
            if problems:
                yield row, problems
