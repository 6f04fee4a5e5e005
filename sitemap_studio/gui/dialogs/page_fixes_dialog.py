"""Dialog that plans and applies fixes by stored facts about pages, and the command that saves redirects as CSV."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QGridLayout, QLabel, QPushButton, QWidget

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.messages import Message
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.page_fixing import (
    REMOVABLE,
    FixedLink,
    PageFix,
    PageFixPlan,
    PageFixRequest,
    UnfixedPage,
    plan_page_fixes,
    redirects_csv,
    slots_of_pages,
)
from sitemap_studio.document.page_replacements import REPLACEABLE
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import cell_text, escape_rich_text
from sitemap_studio.gui.i18n import format_number, localized, text_for_count
from sitemap_studio.gui.planned_changes.before_after import value_text
from sitemap_studio.gui.planned_changes.job_dialogs import PlanDialog
from sitemap_studio.gui.planned_changes.planned_changes import PlannedChangesModel, PlannedChangesView
from sitemap_studio.gui.planned_changes.scope_box import ScopeBox
from sitemap_studio.gui.reports import show_save_dialog
from sitemap_studio.gui.theme import Tint
from sitemap_studio.pages.bots import STUDIO
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_reasons import REASON_ROWS

_BOXES_PER_ROW: Final = 2
_SIZE: Final = QSize(980, 600)
_REASON_PIXELS: Final = 190
_ROLE: Final = Qt.ItemDataRole

translate: Final = QCoreApplication.translate


class PageFixList(PlannedChangesModel):
    """Model with a row for each planned fix of an entry, of which the certain ones are ticked at first.

    Grey rows without check boxes follow: hreflang links that change with the fixes, and entries that can't be fixed.
    Ticking a removal also ticks the fix on which it depends, and unticking that fix unticks the removal.

    Attributes:
        heads: Titles of the columns.
        fixes: The listed plan.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """Create an empty list of fixes of a set."""
        super().__init__(document, parent)
        self.heads = (*self.heads, self.tr("Reason"))
        self.fixes = PageFixPlan(document)
        self._parents = self.fixes.parents()

    def show_fixes(self, plan: PageFixPlan) -> None:
        """List a plan, and emit `ticked_changed`.

        Fixes of entries that were listed before retain their ticks, of the others the certain ones are ticked. Fixes
        that depend on an unticked one are unticked.
        """
        before = {fix.slot: bool(ticked) for fix, ticked in zip(self.fixes.fixes, self._ticked, strict=True)}
        self.beginResetModel()
        self.fixes, self._parents = plan, plan.parents()
        self.count = len(plan.fixes) + len(plan.links) + len(plan.unfixed)
        self._ticked = np.array([before.get(fix.slot, not fix.doubt) for fix in plan.fixes], np.bool_)
        self._untick_dependent_fixes()
        self.endResetModel()
        self.ticked_changed.emit(self.ticked_count)

    def _untick_dependent_fixes(self) -> None:
        """Untick the fixes that depend on an unticked one, without emitting signals."""
        depends = self._parents >= 0
        self._ticked[depends] &= self._ticked[self._parents[depends]]

    def ticked_fixes(self) -> PageFixPlan:
        """Return the plan with the ticked fixes only."""
        return self.fixes.select(self._ticked)

    def tick(self, first: int, last: int, *, is_ticked: bool) -> None:
        """Tick or untick the fixes in rows `first` to `last` and the fixes that must follow, and emit `ticked_changed`.

        Rows without check boxes are ignored; nothing is emitted if there are no others.
        """
        last = min(last, self.n_planned - 1)
        if first > last:
            return
        self._ticked[first : last + 1] = is_ticked
        if is_ticked:
            parents = self._parents[first : last + 1]
            self._ticked[parents[parents >= 0]] = True
        self._untick_dependent_fixes()
        self.dataChanged.emit(self.index(0, 0), self.index(self.n_planned - 1, 0), [_ROLE.CheckStateRole])
        self.ticked_changed.emit(self.ticked_count)

    def text(self, row: int, column: int, role: int) -> str:
        """Return the text of a cell, or the same text as a tooltip."""
        fixes, links = self.fixes.fixes, self.fixes.links
        if row < len(fixes):
            texts = self._fix_texts(fixes[row])
        elif row < len(fixes) + len(links):
            texts = self._link_texts(links[row - len(fixes)])
        else:
            texts = self._unfixed_texts(self.fixes.unfixed[row - len(fixes) - len(links)])
        shown = value_text(texts[column])
        return escape_rich_text(shown) if role == _ROLE.ToolTipRole else shown

    def _fix_texts(self, fix: PageFix) -> tuple[str, ...]:
        """Return the texts of a fix: entry, field, URLs before and after, and the doubt, kept entry or reason."""
        after = self.tr("(removed)") if fix.is_removal else fix.after or ""
        reason = localized(REASON_ROWS[fix.reason].words)
        if fix.kept is not None:
            text = self.tr("{loc} is in entry {number}")
            reason = text.format(number=self._entry_number(fix.kept), loc=cell_text(fix.after or ""))
        if fix.doubt:
            reason = localized(fix.doubt)
        return self.entry_text(fix.slot), "loc", fix.before, after, reason

    def _link_texts(self, link: FixedLink) -> tuple[str, ...]:
        """Return the cells of an hreflang link: entry, element, URLs before and after, and “changes with entry N”.

        In place of the URL after, a removed link has “(removed)”.
        """
        reason = self.tr("changes with entry {number}").format(number=self._entry_number(link.fixed_slot))
        after = self.tr("(removed)") if link.after is None else link.after
        return self.entry_text(link.slot), "xhtml:link", link.before, after, reason

    def _unfixed_texts(self, page: UnfixedPage) -> tuple[str, ...]:
        """Return the texts of an unfixed entry: entry, field, nothing, why it can't be fixed, and its reason."""
        reason = localized(REASON_ROWS[page.reason].words)
        # Without a URL before, the list does not highlight differences.
        return self.entry_text(page.slot), "loc", "", localized(page.message), reason

    def _entry_number(self, slot: int) -> str:
        """Return the number of an entry in the set, from 1, for display."""
        return format_number(int(self._document.table.positions()[slot]) + 1)


class PageFixesDialog(PlanDialog):
    """Dialog that plans fixes by the stored facts about pages, for chosen reasons, and applies the ticked ones.

    Attributes:
        fixes: Model of the list.
        reasons: Check boxes of the reasons by their ids.
        scope: Box that limits the fixes to the entries that the filter shows; hidden without a filter.
        save_button: Button that saves the redirects of the set.
        check_button: Button that closes the dialog and opens the one for a check of pages; visible only without facts.
    """

    def __init__(
        self,
        context: Context,
        parent: QWidget,
        *,
        show_check_dialog: Callable[[], None],
        locs: Collection[str] | None = None,
    ) -> None:
        """Finish editing in the table, create the dialog, and start planning.

        Args:
            context: Shared objects of the window.
            parent: The parent of the dialog.
            show_check_dialog: Opens the dialog for a check of pages.
            locs: URLs of the pages to fix, in the form of `page_loc`, such as the pages of a cause; None for all pages. The
                fixes of given pages are limited to the filtered entries only if the user chooses so.
        """
        context.finish_editing()
        self._context, self._session = context, context.session
        document = self._session.document
        self.fixes = fixes = PageFixList(document, parent)
        super().__init__(fixes, PlannedChangesView(fixes, last_pixels=_REASON_PIXELS), context.jobs, parent)
        self._version, self._document, self._locs = self._session.version, document.snapshot(), locs
        columns = document.page_columns
        self._bot = STUDIO.name if columns is None else columns.bot
        self._notices = list[Message]()
        self.setWindowTitle(self.tr("Fix by page facts"))
        self.button.setText(self.tr("Fix"))
        self.button.setObjectName("fix")
        self.note.set_tint(Tint.WARNING)
        self.view.setObjectName("page-fixes")
        self.save_button = QPushButton(self.tr("&Save redirects …"), self)
        self.save_button.setObjectName("save-redirects")
        self.save_button.setAutoDefault(False)
        self.save_button.clicked.connect(partial(show_save_redirects_dialog, context, self))
        self.reasons = {reason: QCheckBox(text, self) for reason, text in self._reason_texts().items()}
        for reason, box in self.reasons.items():
            box.setObjectName(reason)
            box.setChecked(reason in REPLACEABLE)
            box.toggled.connect(self.plan)
        self.scope = ScopeBox(context.page.filtered_slots(), len(document.table), self)
        self.scope.setCurrentIndex(0 if locs is None else self.scope.count() - 1)
        self.scope.currentIndexChanged.connect(self.plan)
        self.check_button = QPushButton(self.tr("Chec&k pages …"), self)
        self.check_button.setObjectName("check-pages")
        self.check_button.setVisible(False)
        for action in (self.reject, show_check_dialog):
            self.check_button.clicked.connect(action)
        self.box.addButton(self.check_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.lay_out(self._make_choices(), None, None, _SIZE)
        self.reasons[REPLACEABLE[0]].setFocus()
        self.plan()

    def _reason_texts(self) -> dict[str, str]:
        """Return the labels of the check boxes by reason, with mnemonics."""
        return {
            "redirect": self.tr("&Redirects"),
            "canonical": self.tr("Other &canonical URLs"),
            "not-found": self.tr("&Not found"),
            "noindex": self.tr("Excluded by noinde&x"),
            "robots.txt": self.tr("Disallowed by r&obots.txt"),
            "redirect-loop": self.tr("Redirects that lead no&where"),
        }

    def _make_choices(self) -> QWidget:
        """Return a widget with the scope, check boxes in rows for each kind of fix, and the button that saves redirects."""
        choices = QWidget(self)
        grid = QGridLayout(choices)
        grid.setContentsMargins(0, 0, 0, 0)
        scope_label = QLabel(self.tr("&Entries"), choices)
        scope_label.setBuddy(self.scope)
        for widget in (scope_label, self.scope):
            widget.setVisible(self.scope.has_filter)
        grid.addWidget(scope_label, 0, 0)
        grid.addWidget(self.scope, 0, 1)
        row = 1
        for text, reasons in ((self.tr("Replace URLs:"), REPLACEABLE), (self.tr("Remove entries:"), REMOVABLE)):
            grid.addWidget(QLabel(text, choices), row, 0)
            for number, reason in enumerate(reasons):
                self.reasons[reason].setAccessibleDescription(text)
                grid.addWidget(self.reasons[reason], row + number // _BOXES_PER_ROW, 1 + number % _BOXES_PER_ROW)
            row += 1 + (len(reasons) - 1) // _BOXES_PER_ROW
        grid.addWidget(self.save_button, row, 1)
        grid.setColumnStretch(_BOXES_PER_ROW + 1, 1)
        return choices

    @Slot()
    def plan(self) -> None:
        """Start a job that plans the fixes for the ticked reasons."""
        chosen = {reason for reason, box in self.reasons.items() if box.isChecked()}
        request = PageFixRequest(
            frozenset(chosen.intersection(REPLACEABLE)), frozenset(chosen.intersection(REMOVABLE)), bot=self._bot
        )
        self.sentence.setText(self.tr("Looking for fixes …"))
        is_current = partial(self._session.is_at, self._version)
        if (slots := self.scope.slots) is not None:
            request = replace(request, slots=np.sort(slots))
        work = partial(_plan_in_job, self._document, request, self._locs)
        self.run_job(self.tr("Looking for fixes"), work, is_current)

    def show_result(self, plan: PageFixPlan) -> None:
        """List a plan, and show the notices of the store and the numbers of uncertain and missing fixes in the note."""
        self._notices += plan.notices
        notes = [localized(notice) for notice in self._notices]
        if n_doubts := sum(bool(fix.doubt) for fix in plan.fixes):
            one = self.tr("1 fix is uncertain, and not ticked at first.")
            many = self.tr("%n fixes are uncertain, and not ticked at first.", None, n_doubts)
            notes.append(text_for_count(n_doubts, one, many))
        if n_unfixed := len(plan.unfixed):
            one = self.tr("1 entry can't be fixed, and is listed last.")
            many = self.tr("%n entries can't be fixed, and are listed last.", None, n_unfixed)
            notes.append(text_for_count(n_unfixed, one, many))
        self.note.setText(" ".join(notes))
        self.fixes.show_fixes(plan)

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Show the number of ticked fixes, or why there are none; disable the button at 0 and while planning.

        Without facts, show the button that checks the pages, and make it the default button.
        """
        self.button.setEnabled(ticked > 0 and not self.is_job_pending)
        one, many = self.tr("Fix 1 entry"), self.tr("Fix %n entries", None, ticked)
        self.button.setText(text_for_count(ticked, one, many) if ticked else self.tr("Fix"))
        has_facts = self.fixes.fixes.n_known > 0
        self.check_button.setVisible(not has_facts)
        (self.button if has_facts else self.check_button).setDefault(True)
        if not has_facts:
            self.sentence.setText(self.tr("There are no facts about the pages. Check the pages first."))
        elif not self.fixes.n_planned:
            self.sentence.setText(self.tr("No automatic fixes are available."))
        else:
            self.show_changes("entry", ticked)

    @Slot()
    def apply_result(self) -> None:
        """Close the dialog, and push the ticked fixes as one undo step if the set has not changed.

        Do nothing without ticked fixes or while planning.
        """
        if self.is_job_pending or not self.fixes.ticked_count:
            return
        plan = self.fixes.ticked_fixes()
        self.accept()
        if self._session.is_at(self._version):
            one, many = self.tr("Fix 1 entry"), self.tr("Fix %n entries", None, len(plan))
            self._session.push_plan(text_for_count(len(plan), one, many), plan)


def _plan_in_job(
    document: Document, request: PageFixRequest, locs: Collection[str] | None, progress: Progress
) -> PageFixPlan:
    """Return the plan of fixes by the stored facts of the user; called in a job.

    Args:
        document: A snapshot of the set.
        request: Reasons and bot of the plan.
        locs: URLs of the pages to fix, in the form of `page_loc`; None for all.
        progress: Checked for cancellation.
    """
    if locs is not None:
        slots = slots_of_pages(document.table, locs)
        request = replace(request, slots=slots if request.slots is None else np.intersect1d(slots, request.slots))
    with FactsStore() as store:
        return plan_page_fixes(document, store, request, progress=progress)


def show_save_redirects_dialog(context: Context, parent: QWidget) -> None:
    """Open a file dialog that, when accepted, starts a job that saves the redirects of the listed pages as CSV."""
    title = translate("PageFixesDialog", "Save redirects")
    filters = (translate("PageFixesDialog", "Table for spreadsheets (*.csv)"),)
    show_save_dialog(context, parent, title, filters, "redirects.csv", _write_redirects)


def _write_redirects(document: Document, path: Path, progress: Progress) -> list[Message]:
    """Write the redirects of a snapshot, by the facts of its bot, as CSV; return the notices of the store; for a job."""
    progress.begin(path.name, 0)
    bot = STUDIO.name if document.page_columns is None else document.page_columns.bot
    with FactsStore() as store:
        replace_file(path, redirects_csv(document, store, bot).encode())
        return store.notices
