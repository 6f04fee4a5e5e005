"""The panel of problems: what is wrong, grouped by rule, with an explanation and a way to each place.

Choosing a problem is told, and so is what shall be fixed; doing it is the business of whoever listens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSplitter, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import counted, format_number
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.problems.choice import Found
from sitemap_studio.gui.problems.explanation_pane import ExplanationPane
from sitemap_studio.gui.problems.filter import ProblemFilterBar
from sitemap_studio.gui.problems.fix_request import FixRequest, can_be_fixed
from sitemap_studio.gui.problems.tree import ProblemTree
from sitemap_studio.gui.problems.view import ProblemView
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.catalogue import Rule, Scope, Severity
from sitemap_studio.protocol.rules.files import REPAIRED_RULES
from sitemap_studio.validation.problem import Problem

_SETTLE_MS = 30
"""Edits that come in a burst are shown at once."""

_LIST_PIXELS, _PANE_PIXELS = 860, 400


class ProblemsPanel(QWidget):
    """Rules that are broken, foldable, with their problems.

    Attributes:
        bar: What is listed is chosen there.
        pane: What is chosen in the list is explained there.
        view: The list.

    Signals:
        chosen: The user wants to see this `Problem` in the table.
        fix_asked: The user wants this `FixRequest` done.
        save_asked: The user wants to save what was repaired.
        rule_asked: The user wants to see this `Rule` in the catalogue.
    """

    chosen = Signal(object)
    fix_asked = Signal(object)
    save_asked = Signal()
    rule_asked = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._found: Found | None = None
        self._explained: list[Problem] = []
        self._rule: Rule | None = None
        self._tree = ProblemTree(document, self)
        self.bar = ProblemFilterBar(self)
        self._pages = QStackedWidget(self)
        self._sides = QSplitter(Qt.Orientation.Horizontal, self._pages)
        self.view = ProblemView(self._tree, self._sides)
        self.pane = ExplanationPane(self._sides)
        self._empty = EmptyState(self._pages)
        self._show_all = QAction(self.tr("Show all problems"), self)
        self._show_all.triggered.connect(self._list_all)
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self.refresh)
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        self._sides.addWidget(self.view)
        self._sides.addWidget(self.pane)
        self._sides.setChildrenCollapsible(False)
        self._sides.setSizes([_LIST_PIXELS, _PANE_PIXELS])
        self._sides.setStretchFactor(0, 1)
        self._sides.setStretchFactor(1, 0)
        self._pages.addWidget(self._sides)
        self._pages.addWidget(self._empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self._pages, 1)

    def _connect(self) -> None:
        self.bar.chosen.connect(self._choose_listed)
        self.bar.left.connect(self.focus_list)
        self.view.went_to.connect(self._choose)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.view.selectionModel().currentChanged.connect(self._explain)
        self.pane.fix_one_asked.connect(self._fix_one)
        self.pane.fix_all_asked.connect(self._fix_all)
        self.pane.save_asked.connect(self.save_asked)
        self.pane.rule_asked.connect(self.rule_asked)

    def show_document(self, document: Document) -> None:
        """Show the problems of another document."""
        self._document, self._found = document, None
        self.bar.reset()
        self.bar.show_document(document)
        self._tree.show_document(document)
        self._choose_listed()

    @Slot()
    def refresh_soon(self) -> None:
        """Show what the problems are now, once the edits that are coming in have settled."""
        self._settling.start()

    @Slot()
    def refresh(self) -> None:
        """Show what the problems are now."""
        self._settling.stop()
        self.bar.show_document(self._document)
        focus: QWidget | None = self.window().focusWidget()
        current = self.view.currentIndex()
        rule_row = current.parent().row() if current.parent().isValid() else current.row()
        unfolded = self.view.unfolded()
        if not self._tree.refresh():
            self.view.unfold(unfolded)
        self.view.span_groups()
        self._show_page()
        has_focus, count = focus is not None and self._sides.isAncestorOf(focus), self._tree.rowCount()
        is_gone = not self.view.currentIndex().isValid()
        if has_focus and is_gone and rule_row >= 0 and count:
            self.view.setCurrentIndex(self._tree.index(min(rule_row, count - 1), 0))
        self._explain()
        # What is fixed takes its buttons away; the keyboard goes to the next problem, not to any other panel.
        if focus is not None and has_focus and (is_gone or not focus.isVisibleTo(self)):
            (self.view if count else self._empty.button).setFocus()

    def settle(self) -> None:
        """Show at once what edits brought about, if it was to be shown soon."""
        if self._settling.isActive():
            self.refresh()

    @property
    def tree(self) -> ProblemTree:
        """What is shown."""
        return self._tree

    @property
    def empty_text(self) -> str:
        """What is said instead of a list; empty when there is one."""
        return self._empty.text() if self._pages.currentWidget() is self._empty else ""

    def severity_button(self, severity: Severity) -> QToolButton:
        """The button that shows and hides problems of a severity."""
        return self.bar.button(severity)

    def unfold(self, row: int) -> None:
        """Show the problems of a rule."""
        self.view.expand(self._tree.index(row, 0))

    def is_unfolded(self, row: int) -> bool:
        """Whether the problems of a rule are shown."""
        return self.view.isExpanded(self._tree.index(row, 0))

    @Slot()
    def focus_list(self) -> None:
        """Give the list the keyboard."""
        self.view.setFocus()

    def show_found(self, found: Found | None) -> None:
        """List only problems in which words were found; None for all."""
        self._found = found
        self._choose_listed()

    def explain(self, problems: list[Problem]) -> None:
        """Explain problems that were come to in the table, all of one entry and one rule."""
        self.view.selectionModel().clear()
        self._show_explained(problems[0].rule, problems)

    def _show_page(self) -> None:
        self._empty.say(self._empty_sentence(), self._empty_offer())
        self._pages.setCurrentWidget(self._sides if self._tree.rowCount() else self._empty)

    def _empty_sentence(self) -> str:
        if self._document.problems.counts():
            if self._tree.choice.is_narrowed:
                return self.tr("No problem matches what is chosen above.")
            return self.tr("All problems are hidden by the choice of severities above.")
        if not self._document.is_judged:
            return self.tr("The set is not checked yet.")
        count = len(self._document.table)
        return counted(
            count, self.tr("No problems found in 1 entry."), self.tr("No problems found in %n entries.", None, count)
        )

    def _empty_offer(self) -> QAction | str:
        """What can be done where nothing is listed."""
        if self._document.problems.counts():
            return self._show_all
        return "validate" if self._document.is_judged else "check"

    @Slot()
    def _list_all(self) -> None:
        self.bar.reset()
        self._found = None
        for severity in Severity:
            self.bar.button(severity).setChecked(True)
        self._choose_listed()

    @Slot()
    def _choose_listed(self) -> None:
        unfolded = self.view.unfolded()
        self._tree.show_choice(replace(self.bar.choice, found=self._found))
        self.view.unfold(unfolded)
        self.view.span_groups()
        self._show_page()
        self._explain()

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        problem = self._tree.problem(index)
        if problem is not None:
            self.chosen.emit(problem)

    @Slot()
    def _explain(self) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            problem = self._tree.problem(index)
            self._show_explained(self._tree.rule_of(index), [] if problem is None else [problem])
        else:
            self._explained, self._rule = [], None
            self.pane.show_nothing()

    def _show_explained(self, rule: Rule, problems: list[Problem]) -> None:
        self._explained, self._rule = problems, rule
        self.pane.show_rule(
            rule,
            self._document.profile,
            problems=problems,
            count=self._fixable_count(rule),
            may_fix=not self._document.is_read_only,
            is_saving_offered=self._is_repaired_by_saving(rule, problems),
        )

    def _is_repaired_by_saving(self, rule: Rule, problems: Sequence[Problem]) -> bool:
        """Return whether saving repairs the files that break a rule; only those of some problems, if there are any."""
        document, sitemaps = self._document, {problem.sitemap for problem in problems}
        if rule.id not in REPAIRED_RULES or document.held is not None:
            return False
        return any(not sitemaps or sitemap in sitemaps for sitemap, _ in document.repairs)

    def _fixable_count(self, rule: Rule) -> int:
        """How many entries, or files where it is about these, break a rule of those that are listed."""
        found = next((each for each in self._tree.listed() if each.rule is rule), None)
        if found is None:
            return 0
        is_of_files = rule.scope is Scope.SITEMAP
        n_files = sum(is_of_files or problem.sitemap is None for problem in found.noted)
        return n_files + (0 if is_of_files else len(found.places.entries))

    def _lists_all(self, rule: Rule) -> bool:
        """Whether nothing of a rule is left out of the list: then files that it is about are meant, too."""
        return self._fixable_count(rule) == self._document.problems.counts().get(rule.id, 0)

    def _slots_of_rule(self) -> SlotArray:
        return next((each.places.entries for each in self._tree.listed() if each.rule is self._rule), NO_SLOTS)

    # Fixing

    @Slot()
    def _fix_one(self) -> None:
        slots = [problem.slot for problem in self._explained if problem.slot is not None]
        if slots and self._rule is not None:
            self.fix_asked.emit(FixRequest(frozenset((self._rule.id,)), np.array(slots[:1], np.uint32)))

    @Slot()
    def _fix_all(self) -> None:
        if self._rule is not None:
            is_whole = self._rule.scope is Scope.SITEMAP or self._lists_all(self._rule)
            slots = None if is_whole else self._slots_of_rule()
            self.fix_asked.emit(FixRequest(frozenset((self._rule.id,)), slots))

    @Slot(QPoint)
    def _show_menu(self, place: QPoint) -> None:
        index = self.view.indexAt(place)
        if index.isValid():
            self.menu_at(index).popup(self.view.viewport().mapToGlobal(place))

    def menu_at(self, index: QModelIndex) -> QMenu:
        """What can be done about a problem or a rule."""
        menu = QMenu(self.view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.view.setCurrentIndex(index)
        rule, problem = self._tree.rule_of(index), self._tree.problem(index)
        count, may_fix = self._fixable_count(rule), not self._document.is_read_only
        if problem is not None:
            menu.addAction(icon("go-to"), self.tr("&Go to the cell"), self._go_to_current)
        if self._is_repaired_by_saving(rule, [] if problem is None else [problem]):
            menu.addAction(icon("save"), self.tr("&Save to repair"), self.save_asked.emit)
        if can_be_fixed(rule.id):
            if problem is not None and problem.slot is not None:
                menu.addAction(icon("fix"), self.tr("&Fix this …"), self._fix_one).setEnabled(may_fix)
            if count:
                all_of_it = self.tr("Fix &all {count} …").format(count=format_number(count))
                menu.addAction(icon("fix"), all_of_it, self._fix_all).setEnabled(may_fix)
        menu.addAction(icon("rules"), self.tr("Open the &rule"), self.pane.more.click)
        menu.addSeparator()
        menu.addAction(icon("copy"), self.tr("&Copy"), self.view.copy)
        return menu

    @Slot()
    def _go_to_current(self) -> None:
        self._choose(self.view.currentIndex())
