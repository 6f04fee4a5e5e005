"""The Problems panel: problems of the set by rule, with an explanation and fixes beside the list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from html import escape
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray
from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QTextEdit,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core import messages
from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import FixRequest, can_be_fixed
from sitemap_studio.document.schema_validation import validate, with_schema_problems
from sitemap_studio.gui.actions import Actions, Handlers
from sitemap_studio.gui.i18n import counted, format_number, localized
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.problem_list import (
    PAGE,
    ProblemFilter,
    RuleProblems,
    Subject,
    TextMatches,
    extension_fields,
    filter_problems,
    find_text,
    problems_of_slots,
)
from sitemap_studio.gui.table.clipboard import grid_text
from sitemap_studio.gui.table.view import EntryView
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, scaled, tint_color
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import Symbol, TintedLabel, severity_word
from sitemap_studio.gui.widgets.layouts import FlowRow, fill
from sitemap_studio.gui.widgets.line_edits import FilterLine, offer_clearing, show_purpose
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, PaddedDelegate
from sitemap_studio.gui.words.texts import cell_text, give_tip, tooltip_text
from sitemap_studio.model.slots import SlotArray, contains
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Rule, Scope, Severity
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES, Profile
from sitemap_studio.protocol.rules.extensions import EXTENSION_LABELS
from sitemap_studio.protocol.rules.files import REPAIRED_RULES
from sitemap_studio.validation.duplicates import DUPLICATE_RULE_IDS
from sitemap_studio.validation.problem import Problem


class NarrowBox(QComboBox):
    """A box that elides its choice where there is no room, and whose tooltip shows purpose and choice."""

    def __init__(self, purpose: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._purpose = purpose
        self.currentTextChanged.connect(self.refresh_tip)

    @Slot()
    def refresh_tip(self) -> None:
        """Show what is chosen; for changes that emit no signal."""
        give_tip(self, "\n".join(filter(None, (self._purpose, self.currentText()))))

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        width = self.style().subControlRect(control, option, part, self).width()
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, width)


_REFRESH_DELAY_MS: Final = 30  # edits that come in a burst are shown at once
_SEARCH_DELAY_MS: Final = 200
_MAX_SEARCHED_AGAIN: Final = 20_000  # with more problems than this an edit starts no new search; Enter does
_MAX_MESSAGES: Final = 20  # messages of one entry that are shown; the others are counted
MESSAGE, PLACE, FIELD, VALUE = range(4)  # columns
_N_COLUMNS: Final = 4
_RULE_ID: Final = 0  # id of the index of a rule; that of a problem is the row of its rule, plus one


class ProblemTree(QAbstractItemModel):
    """Rules with their problems, which are fetched a page at a time."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.filter = ProblemFilter()
        self.groups: list[RuleProblems] = []
        self._fetched: list[int] = []

    def show(self, document: Document, chosen: ProblemFilter) -> bool:
        """Show the problems that a filter keeps; return whether the rules are the same as before."""
        groups = filter_problems(document, chosen)
        is_same = document is self.document and [g.rule for g in groups] == [g.rule for g in self.groups]
        self.filter = chosen
        if is_same:
            for row, group in enumerate(groups):
                self._replace(row, group)
            return True
        self.beginResetModel()
        self.document, self.groups, self._fetched = document, groups, [0] * len(groups)
        self.endResetModel()
        return False

    def _replace(self, row: int, group: RuleProblems) -> None:
        old_count, fetched = len(self.groups[row]), self._fetched[row]
        parent, last = self.index(row, 0), _N_COLUMNS - 1
        self.groups[row] = group
        # Rows show other problems first, then surplus rows go; so no row changes while others are removed.
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
        """Return the problem at an index; None for a rule."""
        is_rule = not index.isValid() or index.internalId() == _RULE_ID
        return None if is_rule else self.group(index).problem(index.row(), self.document)

    def group(self, index: Index) -> RuleProblems:
        """Return the problems with the rule of an index."""
        id_ = int(index.internalId())
        return self.groups[index.row() if id_ == _RULE_ID else id_ - 1]

    def place_text(self, problem: Problem) -> str:
        document = self.document
        has_many = len(document.sitemaps) > 1
        name = document.sitemaps[problem.sitemap].name if problem.sitemap is not None and has_many else ""
        if problem.slot is None:
            line = self.tr("line {line}").format(line=format_number(problem.line)) if problem.line else ""
            return localized(messages.listed(part for part in (name, line) if part)) or document.name
        position = int(document.table.positions()[problem.slot])
        if problem.sitemap is not None:
            position -= document.table.range_in(problem.sitemap).start
        entry = self.tr("entry {number}").format(number=format_number(position + 1))
        return f"{name}, {entry}" if name else entry

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _RULE_ID)

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]  # Qt overloads the name
        if not index.isValid() or index.internalId() == _RULE_ID:
            return QModelIndex()
        return self.createIndex(int(index.internalId()) - 1, 0, _RULE_ID)

    def _is_rule(self, index: Index) -> bool:
        return index.isValid() and index.internalId() == _RULE_ID and index.column() == 0

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        if not parent.isValid():
            return len(self.groups)
        return self._fetched[parent.row()] if self._is_rule(parent) else 0

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return _N_COLUMNS

    def hasChildren(self, parent: Index = NO_INDEX) -> bool:
        return self._is_rule(parent) if parent.isValid() else bool(self.groups)

    def canFetchMore(self, parent: Index) -> bool:
        return self._is_rule(parent) and self._fetched[parent.row()] < len(self.groups[parent.row()])

    def fetchMore(self, parent: Index) -> None:
        if not self.canFetchMore(parent):
            return
        row, fetched = parent.row(), self._fetched[parent.row()]
        more = min(PAGE, len(self.groups[row]) - fetched)
        self.beginInsertRows(parent, fetched, fetched + more - 1)
        self._fetched[row] += more
        self.endInsertRows()

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return [self.tr("Problem"), self.tr("Place"), self.tr("Field"), self.tr("Value")][section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        column = index.column()
        if not index.isValid() or (index.internalId() == _RULE_ID and column != MESSAGE):
            return None
        if index.internalId() == _RULE_ID:
            return self._rule_data(self.groups[index.row()], role)
        problem = self.problem(index)
        if problem is not None and role == Qt.ItemDataRole.DisplayRole:
            if column == MESSAGE:
                return cell_text(localized(problem.message))
            if column == PLACE:
                return self.place_text(problem)
            return problem.field_name if column == FIELD else cell_text(problem.value[:500])
        if problem is not None and role == Qt.ItemDataRole.ToolTipRole and column == MESSAGE:
            return tooltip_text(None, [problem])
        return None

    def _rule_data(self, group: RuleProblems, role: int) -> object:
        severity, title, count = group.severity, localized(group.rule.title), format_number(len(group))
        if role == Qt.ItemDataRole.DisplayRole:
            text = self.tr("{title} ({count}) – {explanation}")
            return text.format(title=title, count=count, explanation=localized(group.rule.explanation))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = self.tr("{severity}: {title}, {count}")
            return text.format(severity=severity_word(severity), title=title, count=count)
        if role == Qt.ItemDataRole.DecorationRole:
            return icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity])
        return None


class _ProblemDelegate(PaddedDelegate):
    """Elides rules at the end; messages often have a long value in front and the reason at the end."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if not index.parent().isValid():
            option.textElideMode = Qt.TextElideMode.ElideRight


class ProblemView(QTreeView):
    """Tree of problems; selected ones can be copied."""

    _MAX_PIXELS: Final = {PLACE: 180, FIELD: 110, VALUE: 170}
    """Widths until the user changes them."""

    _NARROW_PIXELS: Final = 560  # a narrower list has no columns for field and value

    def __init__(self, tree: ProblemTree, parent: QWidget) -> None:
        super().__init__(parent)
        self._tree = tree
        self.setModel(tree)
        self.setObjectName("problem-tree")
        self.setAccessibleName(self.tr("Problems by rule"))
        self.setItemDelegate(_ProblemDelegate(self))
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setIconSize(QSize(16, 16))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(MESSAGE, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(80)
        self._fitted = self._widths()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = self.viewport().width()
        is_narrow = width < self._NARROW_PIXELS
        is_untouched = self._fitted == self._widths()
        if is_narrow != self.isColumnHidden(VALUE):
            self.setColumnHidden(FIELD, is_narrow)
            self.setColumnHidden(VALUE, is_narrow)
            is_untouched = True
        if is_untouched:
            for column, pixels in self._MAX_PIXELS.items():
                self.header().resizeSection(column, min(scaled(pixels), width // (4 if is_narrow else 5)))
            self._fitted = self._widths()

    def _widths(self) -> list[int]:
        return [self.header().sectionSize(column) for column in self._MAX_PIXELS]

    def show_problems(self, document: Document, chosen: ProblemFilter) -> None:
        """Show problems; rules that were expanded stay so."""
        rows = range(self._tree.rowCount())
        expanded = {self._tree.groups[row].rule.id for row in rows if self.isExpanded(self._tree.index(row, 0))}
        is_same = self._tree.show(document, chosen)
        for row, group in enumerate(self._tree.groups):
            self.setFirstColumnSpanned(row, QModelIndex(), True)
            if not is_same and group.rule.id in expanded:
                self.expand(self._tree.index(row, 0))

    def event(self, event: QEvent) -> bool:
        # Before the window's shortcut copies cells of the table.
        is_copy = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy)
        if event.type() == QEvent.Type.ShortcutOverride and is_copy:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    @staticmethod
    def _position(index: QModelIndex) -> tuple[int, int]:
        return (index.parent().row(), index.row()) if index.parent().isValid() else (index.row(), -1)

    @Slot()
    def copy(self) -> None:
        selected = self.selectionModel().selectedRows() or [self.currentIndex()]
        lines = []
        for index in sorted(filter(QModelIndex.isValid, selected), key=self._position):
            rule, problem = self._tree.group(index).rule, self._tree.problem(index)
            message = rule.explanation if problem is None else problem.message
            place = "" if problem is None else self._tree.place_text(problem)
            lines.append((localized(message), place, localized(rule.title)))
        if lines:
            frame = pl.DataFrame(lines, schema=["message", "place", "rule"], orient="row")
            QGuiApplication.clipboard().setText(grid_text(frame))


class ProblemFilterBar(QWidget):
    """Filters by severity, rule, sitemap, field and text."""

    changed = Signal()

    _MIN_LETTERS: Final = 8
    _BOX_LETTERS: Final = 13
    _LINE_LETTERS: Final = 24

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.severities = {severity: QToolButton(self, autoRaise=True, toolButtonStyle=beside) for severity in Severity}
        names = (self.tr("Rule"), self.tr("Sitemap"), self.tr("Field"))
        purpose = self.tr("Show only problems of this: {name}")
        self.boxes = [NarrowBox(purpose.format(name=name), self) for name in names]
        self.rules, self.sitemaps, self.fields = self.boxes
        self.line = FilterLine(self)
        self.report = QToolButton(self, autoRaise=True, toolButtonStyle=beside)
        self._items: dict[NarrowBox, list[tuple[str, object]]] = {}
        row = FlowRow(self, gap=4)
        row.setContentsMargins(8, 4, 8, 4)
        for severity, button in self.severities.items():
            button.setCheckable(True)
            button.setChecked(True)
            button.setIcon(icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity]))
            button.setToolTip(self.tr("Show or hide problems of this severity."))
            button.toggled.connect(self.changed)
            row.add(button)
        letter = self.fontMetrics().averageCharWidth()
        for box, name in zip(self.boxes, names, strict=True):
            box.setAccessibleName(name)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(self._BOX_LETTERS)
            box.setMinimumWidth(letter * self._MIN_LETTERS)
            box.activated.connect(self.changed)
            row.add(box, 2, least=letter * self._BOX_LETTERS)
        self.line.setPlaceholderText(self.tr("Search in messages and values"))
        show_purpose(self.line, "find", self.tr("Search problems"))
        offer_clearing(self.line)
        self.line.setAcceptDrops(False)
        row.add(self.line, 3, least=letter * self._LINE_LETTERS)
        row.add(self.report)

    @property
    def filter(self) -> ProblemFilter:
        """The filter, without text."""
        severities = frozenset(severity for severity, button in self.severities.items() if button.isChecked())
        return ProblemFilter(severities, *(box.currentData() for box in self.boxes))

    def reset(self) -> None:
        """Filter by severities only."""
        self.line.reset()
        for box in self.boxes:
            box.setCurrentIndex(0)

    def show_document(self, document: Document) -> None:
        """Fill the boxes and count severities; a current choice stays, also without problems."""
        problems = document.problems
        counts = problems.counts()
        if (current := self.rules.currentData()) is not None:
            counts.setdefault(current, 0)
        rules = [
            (f"{localized(RULES[rule].title)} ({format_number(count)})", rule)
            for rule, count in sorted(counts.items(), key=lambda item: localized(RULES[item[0]].title))
        ]
        self._fill(self.rules, [(self.tr("All rules"), None), *rules])
        sitemaps = [(sitemap.name, sitemap.id) for sitemap in document.sitemaps] if len(document.sitemaps) > 1 else []
        self._fill(self.sitemaps, [(self.tr("All sitemaps"), None), *sitemaps])
        self.sitemaps.setVisible(bool(sitemaps))
        with_problems = extension_fields(problems)
        fields: list[tuple[str, object]] = [(self.tr("All fields"), None), *((field, field) for field in FIELD_NAMES)]
        fields.append((self.tr("Extensions"), Subject.EXTENSIONS))
        fields += [
            (f"\u2003{label}", label)
            for label in EXTENSION_LABELS
            if label in with_problems or label == self.fields.currentData()
        ]
        fields.append((self.tr("Files and sets"), Subject.FILES))
        self._fill(self.fields, fields)
        errors, warnings, infos = (problems.total_by_severity()[severity] for severity in Severity)
        texts = {
            Severity.ERROR: counted(errors, self.tr("1 error"), self.tr("%n errors", None, errors)),
            Severity.WARNING: counted(warnings, self.tr("1 warning"), self.tr("%n warnings", None, warnings)),
            Severity.INFO: counted(infos, self.tr("1 info"), self.tr("%n infos", None, infos)),
        }
        for severity, button in self.severities.items():
            button.setText(texts[severity])
            button.setAccessibleName(texts[severity])

    def _fill(self, box: NarrowBox, items: Sequence[tuple[str, object]]) -> None:
        if self._items.get(box) == items:
            return
        self._items[box] = list(items)
        current = box.currentData()
        with QSignalBlocker(box):
            box.clear()
            for text, data in items:
                box.addItem(text, data)
            box.setCurrentIndex(next((row for row, (_, data) in enumerate(items) if data == current), 0))
        box.refresh_tip()


class ExplanationPane(QWidget):
    """Explains a rule, or the problems of one entry with it, and offers fixes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rule: Rule | None = None
        self.problems: list[Problem] = []
        self._profile = DEFAULT_PROFILE
        self._symbol = Symbol("info", Tint.INFO, 16, self)
        self.title = QLabel(self, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        bold = self.title.font()
        bold.setWeight(QFont.Weight.DemiBold)
        self.title.setFont(bold)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self._severity = TintedLabel(Tint.QUIET, parent=self)
        self.text = QTextEdit(self, readOnly=True, tabChangesFocus=True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.document().setDocumentMargin(12)
        self.text.setAccessibleName(self.tr("Explanation"))
        self.text.viewport().setAutoFillBackground(False)
        self.fix_one = QPushButton(self.tr("Fix this …"), self)
        self.fix_all = QPushButton(self)
        self.save = QPushButton(self.tr("Save to repair"), self)
        self.more = QPushButton(self.tr("All rules"), self)
        self.fix_one.setToolTip(self.tr("Shows what would change before anything does."))
        self.fix_all.setToolTip(self.fix_one.toolTip())
        self.save.setToolTip(self.tr("Save the changed and repaired files."))
        self.more.setToolTip(self.tr("Open the catalogue of rules here."))
        head = fill(QHBoxLayout(), self._symbol, (self.title, 1), self._severity, margins=(12, 8, 12, 4), spacing=8)
        for label in (self._symbol, self._severity):
            head.setAlignment(label, Qt.AlignmentFlag.AlignTop)
        buttons = fill(
            QHBoxLayout(), self.save, self.fix_one, self.fix_all, 1, self.more, margins=(12, 4, 12, 8), spacing=8
        )
        fill(QVBoxLayout(self), head, (self.text, 1), buttons, spacing=0)
        self.show_nothing()

    def show_nothing(self) -> None:
        """Explain how to get an explanation."""
        self.rule, self.problems = None, []
        self._symbol.hide()
        self._severity.clear()
        self.title.setText(self.tr("What does it mean?"))
        self.text.setPlainText(self.tr("Choose a problem or a rule to read what it asks for, and why."))
        for button in (self.save, self.fix_one, self.fix_all, self.more):
            button.hide()

    def show_rule(
        self, rule: Rule, profile: Profile, problems: list[Problem], *, n_fixable: int, can_fix: bool, can_save: bool
    ) -> None:
        """Explain a rule, or problems of one entry with it, and offer to fix them or all listed ones."""
        self.rule, self.problems, self._profile = rule, problems, profile
        severity = problems[0].severity if problems else rule.severity_in(profile)
        drawing, tint = (SEVERITY_ICON[severity], SEVERITY_TINT[severity]) if severity else ("check", Tint.QUIET)
        self._symbol.show_drawing(drawing, tint)
        self._symbol.show()
        self.title.setText(localized(rule.title))
        self._severity.set_tint(tint)
        self._severity.setText(severity_text(severity))
        self.more.show()
        self._fill(rule)
        is_one = any(problem.slot is not None for problem in problems)
        self.fix_one.setVisible(can_be_fixed(rule.id) and is_one)
        is_duplicate = rule.id in DUPLICATE_RULE_IDS
        self.fix_all.setVisible((can_be_fixed(rule.id) and n_fixable > is_one) or (is_duplicate and n_fixable > 0))
        for button in (self.fix_one, self.fix_all):
            button.setEnabled(can_fix)
        count = format_number(n_fixable)
        text, name = self.tr("Fix {count} …"), self.tr("Fix {count}: {rule}")
        if is_duplicate:
            text, name = self.tr("Remove {count} …"), self.tr("Remove {count}: {rule}")
        self.fix_all.setText(text.format(count=count))
        name = name.format(count=count, rule=localized(rule.title))
        self.fix_all.setAccessibleName(name)
        self.save.setVisible(can_save)

    def _fill(self, rule: Rule) -> None:
        quiet = tint_color(Tint.QUIET, self.palette()).name()
        mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        shade = self.palette().color(QPalette.ColorRole.Midlight).name()
        rows = "".join(
            f'<tr><td width="{scaled(66)}" style="color:{quiet}">{_html(name)}</td><td><span style="white-space:pre-wrap'
            + (f";font-family:'{mono}';background-color:{shade}" if is_value else "")
            + f'">{_html(cell_text(text) if is_value else text)}</span></td></tr>'
            for name, text, is_value in explanation_lines(rule, self._profile, self.problems)
        )
        texts = map(cell_text, problem_texts(self.problems))
        paragraphs = "".join(f"<p style='margin:0'>{_html(text)}</p>" for text in texts)
        self.text.setHtml(f'{paragraphs}<table width="100%" cellpadding="2" cellspacing="0">{rows}</table>')

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.rule is not None:
            self._fill(self.rule)


def _html(text: str) -> str:
    return escape(text).replace("\n", "<br>")


def _translated(text: str) -> str:
    return QCoreApplication.translate("ExplanationPane", text)


def problem_texts(problems: Sequence[Problem]) -> list[str]:
    """Return the messages of an entry's problems, of a single one with its details; a count stands for very many."""
    texts = [localized(problem.message) for problem in problems[:_MAX_MESSAGES]]
    for detail in problems[0].details if len(problems) == 1 else ():
        message, text = localized(detail.message), _translated("Line {line}: {message}")
        texts.append(text.format(line=format_number(detail.line), message=message) if detail.line else message)
    if len(problems) > _MAX_MESSAGES:
        more = _translated("… and {count} more")
        texts.append(more.format(count=format_number(len(problems) - _MAX_MESSAGES)))
    return texts


def explanation_lines(rule: Rule, profile: Profile, problems: Sequence[Problem] = ()) -> list[tuple[str, str, bool]]:
    """Explain a rule in lines: a name, its text, and whether that is a value of a file."""
    fixed = problems[0].fix if len(problems) == 1 else None
    lines: list[tuple[str, str, bool]] = []
    if fixed is not None:
        lines += [(_translated("Now"), problems[0].value, True), (_translated("Fixed"), fixed, True)]
    lines.append((_translated("Rule"), localized(rule.explanation), False))
    # Not twice, where the value is the very example.
    if fixed is None or (problems[0].value, fixed) != (rule.wrong, rule.right):
        lines.append((_translated("Wrong"), localized(rule.wrong), True))
        lines.append((_translated("Right"), localized(rule.right), True))
    lines.append((_translated("Fix"), localized(rule.fix), False))
    lines.append((_translated("Severity"), severities_text(rule, profile), False))
    sources = dict.fromkeys([*(problem.source for problem in problems), rule.source])
    lines.append((_translated("Source"), "\n".join(sources), False))
    return [line for line in lines if line[1]]


def severities_text(rule: Rule, profile: Profile) -> str:
    """Return the severity of a rule in a profile, and in which profiles it is another."""
    own = severity_text(rule.severity_in(profile))
    titles_by_severity: dict[str, list[str]] = {}
    for other in PROFILES.values():
        severity = severity_text(rule.severity_in(other))
        if severity != own:
            titles_by_severity.setdefault(severity, []).append(localized(other.title))
    if not titles_by_severity:
        return _translated("{severity}, for every profile").format(severity=own)
    text = _translated("{severity} for {profile}")
    others = [
        text.format(severity=severity.lower(), profile=localized(messages.listed(titles)))
        for severity, titles in titles_by_severity.items()
    ]
    return "; ".join([text.format(severity=own, profile=localized(profile.title)), *others])


def severity_text(severity: Severity | None) -> str:
    """Return the name of a severity; None stands for rules that a profile ignores."""
    return severity_word(severity) if severity else _translated("Ignored")


class ProblemsPanel(QWidget):
    """The list of problems with its filters, its explanation, and steps from problem to problem."""

    opened = Signal(object)  # the user wants to see this `Problem`
    fix_requested = Signal(object)  # the user wants to fix what this `FixRequest` says
    save_requested = Signal()
    rule_requested = Signal(object)  # the user wants to see this `Rule` in the catalogue
    stepped = Signal(object)  # a step led to this `Problem`
    wrapped = Signal(str)  # a step went past the end, or the beginning; carries a note
    shown = Signal()  # the list has something new to show

    def __init__(self, session: Session, jobs: Jobs, table: EntryView, messages: MessageBar, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._table, self._messages = session, table, messages
        self._matches: TextMatches | None = None
        self._search_text = ""
        self._searches, self._validations = LatestJob(jobs, self), LatestJob(jobs, self)
        self._with_schema_problems: Document | None = None
        self.tree = ProblemTree(session.document, self)
        self.bar = ProblemFilterBar(self)
        self._pages = QStackedWidget(self)
        self._split = QSplitter(Qt.Orientation.Horizontal, self._pages)
        self.view = ProblemView(self.tree, self._split)
        self.pane = ExplanationPane(self._split)
        self._empty = EmptyState(self._pages)
        self._show_all = QAction(self.tr("Show all problems"), self)
        self._refresh_timer = QTimer(self, singleShot=True, interval=_REFRESH_DELAY_MS)
        self._search_timer = QTimer(self, singleShot=True, interval=_SEARCH_DELAY_MS)
        self._split.addWidget(self.view)
        self._split.addWidget(self.pane)
        self._split.setChildrenCollapsible(False)
        self._split.setSizes([860, 400])
        self._split.setStretchFactor(0, 1)
        self._split.setStretchFactor(1, 0)
        self._pages.addWidget(self._split)
        self._pages.addWidget(self._empty)
        fill(QVBoxLayout(self), self.bar, (self._pages, 1), spacing=0)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        self.bar.changed.connect(self._show_filtered)
        self.bar.line.asked.connect(self.search)
        self.bar.line.left.connect(self.view.setFocus)
        self.view.activated.connect(self._open)
        self.view.clicked.connect(self._open_clicked)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.view.selectionModel().currentChanged.connect(self._explain_current)
        self.pane.fix_one.clicked.connect(self._fix_one)
        self.pane.fix_all.clicked.connect(self._fix_all)
        self.pane.save.clicked.connect(self.save_requested)
        self.pane.more.clicked.connect(self._request_rule)
        self._show_all.triggered.connect(self._list_all)
        self._refresh_timer.timeout.connect(self.refresh)
        self._search_timer.timeout.connect(self._start_search)
        self._searches.answered.connect(self._show_matches)
        self._validations.answered.connect(self._list_schema_problems)
        self._validations.failed.connect(self._show_failure)
        self._session.problems_changed.connect(self._search_again)

    def handlers(self) -> Handlers:
        return {
            "next-problem": partial(self._step, 1),
            "previous-problem": partial(self._step, -1),
            "validate": self._validate,
        }

    def use(self, actions: Actions) -> None:
        """Show the action that saves a report as a button."""
        actions["report"].setIconText(self.tr("Report …"))
        self.bar.report.setDefaultAction(actions["report"])
        self.bar.report.setAccessibleName(self.tr("Report"))

    def show_document(self) -> None:
        self.stop_search()
        self._matches = None
        self.bar.reset()
        self.bar.show_document(self._session.document)
        self._show_filtered()

    @Slot()
    def refresh_soon(self) -> None:
        self._refresh_timer.start()

    @Slot()
    def refresh(self) -> None:
        self._refresh_timer.stop()
        self.bar.show_document(self._session.document)
        focus: QWidget | None = self.window().focusWidget()
        has_focus = focus is not None and self._split.isAncestorOf(focus)
        current = self.view.currentIndex()
        rule_row = current.parent().row() if current.parent().isValid() else current.row()
        self._show_filtered()
        count, is_gone = self.tree.rowCount(), not self.view.currentIndex().isValid()
        if has_focus and is_gone and rule_row >= 0 and count:
            self.view.setCurrentIndex(self.tree.index(min(rule_row, count - 1), 0))
            self._explain_current()
        # A fix hides its button; the focus goes to the next problem, not to another panel.
        if focus is not None and has_focus and (is_gone or not focus.isVisibleTo(self)):
            (self.view if count else self._empty.button).setFocus()

    @property
    def empty_text(self) -> str:
        return self._empty.text() if self._pages.currentWidget() is self._empty else ""

    @Slot()
    def _list_all(self) -> None:
        self.bar.reset()
        self._matches = None
        for button in self.bar.severities.values():
            button.setChecked(True)
        self._show_filtered()

    @Slot()
    def _show_filtered(self) -> None:
        self.view.show_problems(self._session.document, replace(self.bar.filter, matches=self._matches))
        if self.tree.rowCount():
            self._pages.setCurrentWidget(self._split)
        else:
            self._empty.show_message(*self._empty_state())
            self._pages.setCurrentWidget(self._empty)
        self._explain_current()

    def _empty_state(self) -> tuple[str, QAction | str]:
        document = self._session.document
        if document.problems.counts():
            if self.tree.filter.is_narrowed:
                return self.tr("No problem matches what is chosen above."), self._show_all
            return self.tr("All problems are hidden by the choice of severities above."), self._show_all
        if not document.is_judged:
            return self.tr("The set is not checked yet."), "check"
        n_entries = len(document.table)
        many = self.tr("No problems found in %n entries.", None, n_entries)
        return counted(n_entries, self.tr("No problems found in 1 entry."), many), "validate"

    # Explanations and fixes

    @Slot()
    def _explain_current(self) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            problem = self.tree.problem(index)
            self._explain(self.tree.group(index).rule, [] if problem is None else [problem])
        else:
            self.pane.show_nothing()

    def _explain(self, rule: Rule, problems: list[Problem]) -> None:
        document = self._session.document
        self.pane.show_rule(
            rule,
            document.profile,
            problems,
            n_fixable=self._fixable_count(rule),
            can_fix=not document.is_read_only,
            can_save=self._can_save_repairs(rule, problems),
        )

    def _can_save_repairs(self, rule: Rule, problems: Sequence[Problem]) -> bool:
        """Return whether saving repairs the files of some problems, or all files that break a rule."""
        document, sitemaps = self._session.document, {problem.sitemap for problem in problems}
        if rule.id not in REPAIRED_RULES or document.lock is not None:
            return False
        return any(not sitemaps or sitemap in sitemaps for sitemap, _ in document.repairs)

    def _group_of(self, rule: Rule | None) -> RuleProblems | None:
        return next((group for group in self.tree.groups if group.rule is rule), None)

    def _fixable_count(self, rule: Rule) -> int:
        """Return how many entries, or files, of those listed break a rule."""
        group = self._group_of(rule)
        if group is None:
            return 0
        is_of_files = rule.scope is Scope.SITEMAP
        n_files = sum(is_of_files or problem.sitemap is None for problem in group.single)
        return n_files + (0 if is_of_files else len(group.of_entries.entries))

    @Slot()
    def _fix_one(self) -> None:
        slots = [problem.slot for problem in self.pane.problems if problem.slot is not None]
        if slots and self.pane.rule is not None:
            self.fix_requested.emit(FixRequest(frozenset((self.pane.rule.id,)), np.array(slots[:1], np.uint32)))

    @Slot()
    def _fix_all(self) -> None:
        rule, group = self.pane.rule, self._group_of(self.pane.rule)
        if rule is None or group is None:
            return
        n_all = self._session.document.problems.counts()[rule.id]
        is_whole = rule.scope is Scope.SITEMAP or self._fixable_count(rule) == n_all
        self.fix_requested.emit(FixRequest(frozenset((rule.id,)), None if is_whole else group.of_entries.entries))

    @Slot()
    def _request_rule(self) -> None:
        self.rule_requested.emit(self.pane.rule)

    @Slot(QPoint)
    def _show_menu(self, position: QPoint) -> None:
        index = self.view.indexAt(position)
        if index.isValid():
            self.menu_at(index).popup(self.view.viewport().mapToGlobal(position))

    def menu_at(self, index: QModelIndex) -> QMenu:
        menu = QMenu(self.view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.view.setCurrentIndex(index)
        rule, problem = self.tree.group(index).rule, self.tree.problem(index)
        count, can_fix = self._fixable_count(rule), not self._session.document.is_read_only
        if problem is not None:
            menu.addAction(icon("go-to"), self.tr("&Go to the cell"), partial(self.opened.emit, problem))
        if self._can_save_repairs(rule, [] if problem is None else [problem]):
            menu.addAction(icon("save"), self.tr("&Save to repair"), self.save_requested.emit)
        if can_be_fixed(rule.id):
            if problem is not None and problem.slot is not None:
                menu.addAction(icon("fix"), self.tr("&Fix this …"), self._fix_one).setEnabled(can_fix)
            if count:
                text = self.tr("Fix &all {count} …").format(count=format_number(count))
                menu.addAction(icon("fix"), text, self._fix_all).setEnabled(can_fix)
        if rule.id in DUPLICATE_RULE_IDS and count:
            text = self.tr("Remove &all {count} …").format(count=format_number(count))
            menu.addAction(icon("clear"), text, self._fix_all).setEnabled(can_fix)
        menu.addAction(icon("rules"), self.tr("Open the &rule"), self._request_rule)
        menu.addSeparator()
        menu.addAction(icon("copy"), self.tr("&Copy"), self.view.copy)
        return menu

    @Slot(QModelIndex)
    def _open(self, index: QModelIndex) -> None:
        problem = self.tree.problem(index)
        if problem is not None:
            self.opened.emit(problem)

    @Slot(QModelIndex)
    def _open_clicked(self, index: QModelIndex) -> None:
        # A click with Shift or Ctrl selects.
        if QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier:
            self._open(index)

    # Search

    @Slot(str)
    def search(self, text: str) -> None:
        self.stop_search()
        self._search_text = text.strip()
        if self._search_text:
            self._start_search()
        else:
            self._show_matches(None, None)

    def stop_search(self) -> None:
        self._search_text = ""
        self._search_timer.stop()
        self._searches.drop()

    @Slot()
    def _search_again(self) -> None:
        if self._search_text and sum(self._session.document.problems.counts().values()) <= _MAX_SEARCHED_AGAIN:
            self._search_timer.start()

    @Slot()
    def _start_search(self) -> None:
        document, text = self._session.document, self._search_text
        title = self.tr("Searching problems for “{words}”").format(words=text)
        self._searches.ask(text, title, partial(find_text, document.table.snapshot(), document.problems, text))

    @Slot(object, object)
    def _show_matches(self, _: object, matches: TextMatches | None) -> None:
        self._matches = matches
        self._show_filtered()

    # Steps

    def _step(self, direction: int) -> None:
        """Go to the next (1) or previous (-1) cell of the table with a listed problem; after the last comes the first."""
        if self._refresh_timer.isActive():
            self.refresh()
        entries, current = self._table.entries, self._table.currentIndex()
        width = len(entries.columns)
        here = current.row() * width + current.column() if current.isValid() else -1
        cells = self._problem_cells()
        ahead = cells[cells > here] if direction > 0 else cells[cells < here]
        if not len(cells):
            text = self.tr("None of the entries shown has a problem that is listed below.")
            self._messages.show_message(Severity.INFO, text)
            return
        if not len(ahead) and here >= 0:
            first, last = self.tr("Went on with the first problem."), self.tr("Went on with the last problem.")
            self.wrapped.emit(first if direction > 0 else last)
        reachable = ahead if len(ahead) else cells
        row, column = divmod(int(reachable.min() if direction > 0 else reachable.max()), width)
        self._table.go_to(row, column)
        self._table.setFocus()
        self._explain_cell(entries.slot_at(row), entries.field_at(column))

    def _problem_cells(self) -> NDArray[np.int64]:
        """Return the cells with listed problems: row times number of columns plus column."""
        order, width = self._table.entries.order, len(self._table.entries.columns)
        slots_by_field: dict[FieldName | None, list[SlotArray]] = {}
        for group in self.tree.groups:
            slots_by_field.setdefault(group.rule.field, []).append(group.of_entries.entries)
            for problem in group.single:
                if problem.slot is not None:
                    slots_by_field.setdefault(problem.field, []).append(np.array([problem.slot], np.uint32))
        cells = [np.empty(0, np.int64)]
        for field, slots in slots_by_field.items():
            rows = order.rows_of(np.concatenate(slots))
            cells.append(rows[rows >= 0] * width + (width - 1 if field is None else FIELD_NAMES.index(field)))
        return np.concatenate(cells)

    def _explain_cell(self, slot: int, field: FieldName | None) -> None:
        document, one = self._session.document, np.array([slot], np.uint32)
        for group in sorted(self.tree.groups, key=lambda group: -SEVERITY_RANK[group.severity]):
            problems = [problem for problem in group.single if problem.slot == slot]
            if group.rule.field == field and contains(group.of_entries.entries, one)[0]:
                problems = problems_of_slots(document.table, document.problems, group.rule, one)[0]
            problems = [problem for problem in problems if problem.field == field]
            if problems:
                self.view.selectionModel().clear()
                self._explain(group.rule, problems)
                self.stepped.emit(problems[0])
                return

    # Validation by the schemas

    @Slot()
    def _validate(self) -> None:
        document = self._session.document
        title = self.tr("Validating “{name}”").format(name=document.name)
        snapshot = document.snapshot()
        self._validations.ask(self._session.version, title, lambda progress: validate(snapshot, progress))

    @Slot()
    def forget_schema_problems(self) -> None:
        """List them no longer: the files were saved."""
        document = self._session.document
        if self._with_schema_problems is document:
            self._with_schema_problems = None
            document.problems = document.problems.with_noted(document.noted())
            self._session.announce_problems()

    @Slot(object, object)
    def _list_schema_problems(self, version: Version, problems: list[Problem]) -> None:
        if not self._session.is_at(version):
            text = self.tr("The set was changed while it was validated, so nothing is shown.")
            self._messages.show_message(Severity.INFO, text, self.tr("Validate again."))
            return
        document, count = self._session.document, len(problems)
        document.problems = document.problems.with_noted(document.noted())
        with_schema_problems(document, problems)
        self._with_schema_problems = document if problems else None
        self._session.announce_problems()
        hint = "" if self._session.undo_stack.isClean() else self.tr("Unsaved edits were not checked.")
        if not problems:
            self._messages.show_message(Severity.INFO, self.tr("The files are valid against the schemas."), hint)
            return
        one = self.tr("The schemas object to 1 place; it is in the list of problems until the next edit.")
        many = self.tr(
            "The schemas object to %n places; they are in the list of problems until the next edit.", None, count
        )
        self._messages.show_message(Severity.WARNING, counted(count, one, many), hint)
        self.shown.emit()

    @Slot(object, object)
    def _show_failure(self, _: object, error: StudioError) -> None:
        self._messages.show_error(error)
