"""Dialogs that compare the dates of entries with facts about their pages, and set them."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import partial
from typing import Final, NamedTuple, cast

import numpy as np
from PySide6.QtCore import QLocale, QModelIndex, QObject, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QPushButton, QWidget

from sitemap_studio.core.messages import join, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.date_checking import (
    DATE_CLASSES,
    EVIDENCE_LABELS,
    CheckedDates,
    check_dates,
    plan_dates,
    unproven_slots,
)
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import FixPlan
from sitemap_studio.document.page_columns import load_page_columns
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import cell_text, escape_rich_text
from sitemap_studio.gui.i18n import format_number, localized, text_for_count
from sitemap_studio.gui.planned_changes.job_dialogs import DifferencesDialog, PlanDialog
from sitemap_studio.gui.planned_changes.planned_changes import PlannedChangesModel, PlannedChangesView
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.text_models import TextModel
from sitemap_studio.model.page_columns import DATE_COLUMNS, DEFAULT_PAGE_COLUMNS, PageColumns
from sitemap_studio.model.slots import unique_slots
from sitemap_studio.pages.bots import STUDIO
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.page_verdicts import DateClassName, EvidenceKind
from sitemap_studio.protocol.url_syntax import WEB_ORIGIN
from sitemap_studio.search.filter_language import DATES, Condition

_N_EXAMPLES: Final = 5
_ORIGIN: Final = re.compile(WEB_ORIGIN)
_SIZE: Final = QSize(920, 440)
_EVIDENCE_PIXELS: Final = 190


class _DateResult(NamedTuple):
    """Result of a check of dates.

    Attributes:
        base: The facts of the snapshot before the check; None without facts.
        pages: The facts by which the dates were checked; `base` itself if nothing was loaded.
        checked: The checked dates.
        examples: URLs of up to five entries by class.
    """

    base: PageColumns | None
    pages: PageColumns
    checked: CheckedDates
    examples: dict[DateClassName, list[str]]


class _DatePlan(NamedTuple):
    """Plan of new dates.

    Attributes:
        pages: The facts on which the plan is based.
        plan: The planned dates.
        n_locked: Number of skipped entries in read-only sitemaps.
    """

    pages: PageColumns
    plan: FixPlan
    n_locked: int


def _check_dates(document: Document, progress: Progress, *, loads: bool) -> _DateResult:
    """Return the checked dates of a snapshot, by its facts about pages, completed by stored ones if necessary; for a job.

    Args:
        document: The snapshot.
        progress: Checked for cancellation.
        loads: Whether stored facts are loaded even if the snapshot has facts. This adds the evidence of
            `Last-Modified`, which facts of a running check lack.
    """
    pages = document.page_columns
    if loads or pages is None or not set(DATE_COLUMNS) <= set(pages.names):
        bot, names = (STUDIO.name, ()) if pages is None else (pages.bot, pages.names)
        with FactsStore() as store:
            all_names = dict.fromkeys((*names, *DEFAULT_PAGE_COLUMNS))
            loaded = load_page_columns(document, store, bot=bot, names=all_names, progress=progress)
        pages = loaded if pages is None else loaded.with_newer(pages)
    checked = check_dates(document, pages, progress=progress)
    examples = {
        name: document.table.rows(checked.slots_of(name, document.table)[:_N_EXAMPLES], ["loc"]).to_series().to_list()
        for name in DATE_CLASSES
    }
    return _DateResult(document.page_columns, pages, checked, examples)


class DateClassList(TextModel):
    """Model with a row for each class of dates: title, number of entries, share of all dates, and example paths."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Create the model, without rows."""
        super().__init__(parent)
        self.heads = (self.tr("Class"), self.tr("Entries"), self.tr("Share"), self.tr("Examples"))
        self.numbers = {1, 2}
        self._counts: dict[DateClassName, int] = {}
        self._examples: dict[DateClassName, list[str]] = {}

    def show_classes(self, counts: dict[DateClassName, int], examples: dict[DateClassName, list[str]]) -> None:
        """Replace the rows.

        Args:
            counts: Number of entries by class, in the order of the rows.
            examples: URLs of a few entries by class.
        """
        self.beginResetModel()
        self._counts, self._examples, self.count = counts, examples, len(counts)
        self.endResetModel()

    def class_name(self, row: int) -> DateClassName | None:
        """Return the name of the class in a row; None if there is no such row."""
        return list(self._counts)[row] if 0 <= row < len(self._counts) else None

    def text(self, row: int, column: int, role: int) -> str:
        """Return the text of a cell, or its tooltip: the example URLs in the last column, elsewhere the meaning of the class."""
        name = list(self._counts)[row]
        urls = [cell_text(url) for url in self._examples.get(name, ())]
        if role == Qt.ItemDataRole.ToolTipRole:
            return escape_rich_text("\n".join(urls) if column == 3 else localized(DATE_CLASSES[name].explanation))
        count, total = self._counts[name], max(sum(self._counts.values()), 1)
        share = self.tr("{percent} %").format(percent=QLocale().toString(100 * count / total, "f", 1))
        paths = [_ORIGIN.sub("", url) or url for url in urls]
        return (localized(DATE_CLASSES[name].title), format_number(count), share, ", ".join(paths))[column]


class CheckDatesDialog(DifferencesDialog):
    """Dialog with the classes of the dates; a click on a row filters the table, and a button opens `SetDatesDialog`.

    The dates are checked again after edits, and after facts about pages arrive. The dialog closes with its set.

    Attributes:
        classes: Model of the list of classes.
        explanation: Label with the explanation and the source of the selected class.
        set_button: Button that closes this dialog and opens `SetDatesDialog`.
    """

    def __init__(self, context: Context, parent: QWidget) -> None:
        """Create the dialog, and start to check the dates.

        Args:
            context: Shared objects of the window.
            parent: The parent of the dialog.
        """
        context.finish_editing()
        self.classes = DateClassList()
        view = ListView(self.classes, {0: 210, 1: 80, 2: 70})
        super().__init__(view, context.jobs, parent)
        self._context, self._session, self._has_loaded = context, context.session, False
        self._pages, self._is_outdated = self._session.document.page_columns, False
        self.setWindowTitle(self.tr("Check dates"))
        view.setObjectName("date-classes")
        view.setAccessibleName(self.tr("Classes of dates"))
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.explanation = self.make_note()
        self.explanation.setObjectName("explanation")
        self.set_button = QPushButton(self.tr("Set &dates …"), self)
        self.set_button.setObjectName("set-dates")
        self.set_button.setAutoDefault(False)
        self.box.addButton(self.set_button, QDialogButtonBox.ButtonRole.ActionRole)
        close = self.box.addButton(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)
        self.note.setText(
            self.tr("Click a class, or press Enter, to show only its entries in the table. Repeat this to show all.")
        )
        self.lay_out(None, None, self.explanation, _SIZE)
        self.set_button.clicked.connect(self._show_set_dates_dialog)
        view.clicked.connect(self._filter_by_class)
        view.selectionModel().currentRowChanged.connect(self._explain)
        self._session.changed.connect(self.plan_after_pause)
        self._session.pages_changed.connect(self._on_pages_changed)
        self._session.replaced.connect(self.reject)
        self.set_button.setEnabled(False)
        view.setFocus()
        self.plan()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Enter in the list, set or remove the filter by the current class; handle other keys as usual."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.view.hasFocus():
            self._filter_by_class(self.view.currentIndex())
        else:
            super().keyPressEvent(event)

    @Slot()
    def plan(self) -> None:
        """Start a job that checks the dates of the set, replacing a running one; until its end, show no new classes."""
        if not self.classes.count:
            self.sentence.setText(self.tr("Checking dates …"))
        self._is_outdated = False
        document, loads = self._session.document.snapshot(), not self._has_loaded
        self.run_job(self.tr("Checking dates"), lambda progress: _check_dates(document, progress, loads=loads))

    @Slot()
    def _on_pages_changed(self) -> None:
        """Check the dates again soon, or after the end of a running job, unless they were checked by the present facts."""
        if self._session.document.page_columns is not self._pages:
            self._is_outdated = self.job is not None
            if self.job is None and not self.is_job_pending:
                self._pause.start()

    def show_result(self, result: _DateResult) -> None:
        """Show the classes and a summary, and set the loaded facts in the session unless it has other facts by now."""
        row = max(self.view.currentIndex().row(), 0)
        is_current = self._session.document.page_columns is result.base
        self._has_loaded = self._has_loaded or is_current
        self._pages = result.base
        if is_current and result.pages is not result.base and len(result.pages):
            self._pages = result.pages
            self._session.set_page_columns(result.pages)
        self.classes.show_classes(result.checked.counts, result.examples)
        self.sentence.setText(localized(self._summary(result)))
        self.set_button.setEnabled(bool(sum(result.checked.counts.values())))
        self.view.setCurrentIndex(self.classes.index(row, 0))
        if self._is_outdated:
            self._pause.start()

    def _summary(self, result: _DateResult) -> str:
        """Return sentences with the number of dates that contradict their pages, and about missing dates and facts."""
        counts, total = result.checked.counts, len(self._session.document.table)
        n_wrong = int((result.checked.is_late | result.checked.is_early).sum())
        sentences = [
            plural("1 date contradicts its page.", "%n dates contradict their pages.", n_wrong)
            if n_wrong
            else self.tr("No date contradicts its page.")
        ]
        if n_without := total - sum(counts.values()):
            sentences.append(plural("1 entry has no date.", "%n entries have no date.", n_without))
        if not len(result.pages):
            sentences.append(
                self.tr("The pages have not been checked yet. Check them to find evidence of their changes.")
            )
        return join(sentences)

    @Slot(QModelIndex)
    def _filter_by_class(self, index: QModelIndex) -> None:
        """Filter the table by the class in a row, or remove this filter if it is set; do nothing for no row."""
        name = self.classes.class_name(index.row())
        if name is not None:
            self._context.page.toggle_conditions((Condition(DATES, "in", values=(name,)),))

    @Slot(QModelIndex)
    def _explain(self, index: QModelIndex) -> None:
        """Show the explanation and the source of the class in a row below the list; do nothing for no row."""
        name = self.classes.class_name(index.row())
        if name is not None:
            date_class = DATE_CLASSES[name]
            self.explanation.setText(f"{localized(date_class.explanation)}\n{date_class.source}")

    @Slot()
    def _show_set_dates_dialog(self) -> None:
        """Close this dialog, and open a `SetDatesDialog` with the same parent."""
        parent = self.parentWidget()
        assert parent is not None
        self.accept()
        SetDatesDialog(self._context, parent).open()


class PlannedDates(PlannedChangesModel):
    """Model of planned dates, with the evidence in the last column.

    Attributes:
        pages: The facts on which the plan is based; None without a plan.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        """Create an empty model for the plans of a document."""
        super().__init__(document, parent)
        self.heads = (*self.heads, self.tr("Evidence"))
        self.pages: PageColumns | None = None

    def last_text(self, slot: int, _field: FieldName, _role: int) -> str:
        """Return kind and last day in UTC of the evidence about an entry; “none” without it, empty without a plan."""
        if self.pages is None:
            return ""
        locs = self._document.table.rows(np.array([slot], np.uint32), ["loc"]).to_series()
        rows = self.pages.rows_of(locs)
        kind, end = (self.pages.values(name, rows, locs).item() for name in ("evidence", "evidence_end"))
        if kind is None:
            return self.tr("none")
        day = datetime.fromtimestamp(end, UTC).date().isoformat()
        label = localized(EVIDENCE_LABELS[cast("EvidenceKind", kind)])
        return self.tr("{kind}, {day}").format(kind=label, day=day)


class SetDatesDialog(PlanDialog):
    """Dialog with a plan that sets dates that contradict the evidence to its dates; a button applies the ticked ones.

    Attributes:
        dates: Model of the planned dates.
        removes_unproven: Check box that adds the removal of dates without evidence to the plan.
    """

    def __init__(self, context: Context, parent: QWidget) -> None:
        """Create the dialog for the current state of the set, and start planning.

        Args:
            context: Shared objects of the window.
            parent: The parent of the dialog.
        """
        context.finish_editing()
        session = context.session
        self.dates = PlannedDates(session.document, parent)
        super().__init__(self.dates, PlannedChangesView(self.dates, last_pixels=_EVIDENCE_PIXELS), context.jobs, parent)
        self._session, self._version = session, session.version
        self._document, self._locked = session.document.snapshot(), list(session.locked)
        self.setWindowTitle(self.tr("Set dates"))
        self.button.setText(self.tr("Set"))
        self.button.setObjectName("set")
        self.view.setObjectName("planned-dates")
        self.removes_unproven = QCheckBox(self.tr("&Remove dates without evidence"), self)
        self.removes_unproven.setObjectName("remove-unproven")
        self.removes_unproven.toggled.connect(self.plan)
        self.lay_out(None, self.removes_unproven, None)
        self.view.setFocus()
        self.plan()

    @Slot()
    def plan(self) -> None:
        """Start a job that plans the new dates; the dialog closes if the set changes meanwhile."""
        self.sentence.setText(self.tr("Comparing dates with the pages …"))
        self.button.setText(self.tr("Set"))
        work = partial(self._make_plan, self.removes_unproven.isChecked())
        self.run_job(self.tr("Comparing dates"), work, partial(self._session.is_at, self._version))

    def _make_plan(self, removes_unproven: bool, progress: Progress) -> _DatePlan:
        """Return the plan of new dates for entries in writable sitemaps; called in a job."""
        result, table = _check_dates(self._document, progress, loads=False), self._document.table
        slots = result.checked.wrong_slots(table)
        if removes_unproven:
            slots = unique_slots(slots, unproven_slots(table, result.pages, progress))
        is_locked = np.isin(table.rows(slots, ["sitemap"]).to_series().to_numpy(), self._locked)
        changes = plan_dates(table, result.pages, slots[~is_locked], progress=progress)
        return _DatePlan(result.pages, FixPlan((changes,) if len(changes) else ()), int(is_locked.sum()))

    def show_result(self, result: _DatePlan) -> None:
        """Show a plan in the list, and a note with the number of entries in read-only sitemaps, if there are any."""
        self.dates.pages, count = result.pages, result.n_locked
        one = self.tr("1 entry in a read-only sitemap is skipped.")
        many = self.tr("%n entries in read-only sitemaps are skipped.", None, count)
        self.note.setText(text_for_count(count, one, many) if count else "")
        self.dates.show_plan(result.plan)

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Show the number of ticked dates on the button and in the summary; disable it at 0 or while planning."""
        self.button.setEnabled(ticked > 0 and not self.is_job_pending)
        one, many = self.tr("Set 1 date"), self.tr("Set %n dates", None, ticked)
        self.button.setText(text_for_count(ticked, one, many) if ticked else self.tr("Set"))
        if not self.dates.n_planned:
            self.sentence.setText(self.tr("No date contradicts the evidence about its page."))
            return
        self.show_changes("date", ticked)

    @Slot()
    def apply_result(self) -> None:
        """Close the dialog, and push the ticked dates as one undo step if the set has not changed since it was opened.

        Do nothing without ticked dates, or while planning is pending.
        """
        plan = self.dates.ticked_plan()
        if self.is_job_pending or not self.dates.ticked_count or plan is None:
            return
        self.accept()
        if self._session.is_at(self._version):
            one, many = self.tr("Set 1 date"), self.tr("Set %n dates", None, len(plan))
            self._session.push_plan(text_for_count(len(plan), one, many), plan)
