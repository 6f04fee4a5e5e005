"""The main area while a set is open: filter bar, table, and a message in place of an empty table.

Filters are applied at once in sets of usual size and in a job in larger ones, so that typing never waits. While the
user types, only the entries that matched before are searched.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sitemap_studio.core.errors import ExpressionError, RequestError, StudioError
from sitemap_studio.core.messages import listed
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import filter_facts_for
from sitemap_studio.document.page_texts import stored_column
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.i18n import localized, localized_error, separate_thousands
from sitemap_studio.gui.jobs.background_jobs import MAX_SYNCHRONOUS_ENTRIES, Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_view import DEFAULT_ZOOM, EntryView, ViewPosition
from sitemap_studio.gui.table.filter_bar import MAX_CHIP, FilterBar, filter_text, split_off_facets
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.search.filter_language import (
    ALL,
    CAUSE,
    INDEXABLE,
    Condition,
    Either,
    Filter,
    page_columns_of,
    parse_typed,
    read_typed,
)
from sitemap_studio.search.filters import FilterFacts, IncrementalFilter, matching, matching_mask
from sitemap_studio.search.url_folders import parse_folder

_MAX_NAMED: Final = 3  # maximum number of sitemaps that are named by the button that shows which are shown
_LOW: Final = 280  # pixels; in a lower page the filter bar has one line if possible


_FIELDS_WITH_FACTS: Final = frozenset(("sitemap", "problem", "state", "extension", "dates", "cause"))
"""Filter fields that need facts besides the columns of the table and of pages."""

_Scope = tuple[tuple[int, ...], tuple[str, ...]]
"""Ids of the sitemaps and URLs of the folders whose entries are shown; empty for all."""

_WHOLE_SET: Final[_Scope] = (), ()


@dataclass(frozen=True, eq=False)
class _Query:
    """Filter to apply in a job, with the document and its version at the request."""

    wanted: Filter
    document: Document
    version: int


def count_conditions(
    wanted: Filter,
    choices: Sequence[Condition],
    table: EntryTable,
    facts: FilterFacts,
    progress: Progress | None = None,
    *,
    sitemaps: Sequence[int] = (),
) -> dict[Condition, int]:
    """Count the entries that match a filter together with each of several conditions.

    Args:
        wanted: The filter.
        choices: The conditions; invalid ones are omitted.
        table: The entries.
        facts: Facts that the conditions need.
        progress: Progress, if it is a job.
        sitemaps: Ids of the sitemaps to count in; empty for all.

    Returns:
        Number of entries by condition; empty if the filter is invalid.
    """
    counts: dict[Condition, int] = {}
    scope = table.slots_of_sitemaps(sitemaps) if sitemaps else None
    try:
        slots = table.select_marked(matching_mask(wanted, table, facts, slots=scope, progress=progress))
    except RequestError:
        return counts
    for choice in choices:
        try:
            mask = matching_mask(Filter((choice,)), table, facts, slots=slots, progress=progress)
        except RequestError:
            continue
        counts[choice] = int(np.count_nonzero(mask))
    return counts


class EntryPage(QWidget):
    """Page with filter bar and table; sets of up to `max_synchronous` entries are filtered and counted without a job.

    Attributes:
        current: The filter that was applied last.
        bar: The filter bar.
        view: The table.

    Signals:
        filter_changed: A filter was applied.
        scope_changed: Other sitemaps are shown, or another filter was entered.
        page_columns_needed: The table or the filter needs columns of facts that are not loaded; carries their names.
    """

    filter_changed = Signal()
    scope_changed = Signal()
    page_columns_needed = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, parent: QWidget | None = None) -> None:
        """Create the page with filter bar and table, and connect them to each other and to the session."""
        super().__init__(parent)
        self._session = session
        self._n_shown = 0
        self.current, self.max_synchronous = ALL, MAX_SYNCHRONOUS_ENTRIES
        self._incremental = IncrementalFilter()
        self._facts: tuple[tuple[object, ...], FilterFacts] | None = None
        self._waits_for_pages = False  # whether the entered filter needs facts about pages that are not loaded
        self._filter_job, self._count_job = LatestJob(jobs, self), LatestJob(jobs, self)
        self.bar = FilterBar(self)
        self.view = EntryView(session, self)
        self._in_folder: tuple[tuple[object, ...], SlotArray] | None = None
        # For the position in the table: the last position in each scope, the shown scope, and the entry of
        # the current cell when it was entered.
        self._positions: dict[_Scope, ViewPosition] = {}
        self._shown_scope, self._first_entry = _WHOLE_SET, -1
        self._message = EmptyState(self.view.viewport())
        fill(QVBoxLayout(self), self.bar, (self.view, 1), spacing=0)
        # No larger than its text: the table around it takes clicks and dropped files.
        center = fill(QVBoxLayout(self.view.viewport()), self._message, margins=(24, 24, 24, 24))
        center.setAlignment(self._message, Qt.AlignmentFlag.AlignCenter)
        self.bar.asked.connect(self._apply_entered_filter)
        self.bar.left.connect(self.view.setFocus)
        self.bar.facets.counts_asked.connect(self._count_facet)
        self._filter_job.answered.connect(self._on_filtered)
        self._filter_job.failed.connect(self._on_filter_failed)
        self._count_job.answered.connect(self._show_facet_counts)
        self.view.entries.shown_count_changed.connect(self._show_count)
        self.view.commands.filter_requested.connect(self._add_conditions)
        self.view.sitemaps_shown.connect(self._show_scope)
        self.bar.facets.scope.chosen.connect(partial(self.view.sitemaps_shown.emit, ()))
        self.bar.asked.connect(self.scope_changed)
        session.replaced.connect(self._reset_filter)
        session.changed.connect(self._on_changed)
        session.sitemaps_changed.connect(self._update_sitemaps)
        session.pages_changed.connect(self._on_pages_changed)
        self.view.header.layout_changed.connect(self._request_shown_page_columns)

    def handlers(self) -> Handlers:
        """Return the functions of the table's commands by id of the action."""
        view, commands, clipboard = self.view, self.view.commands, self.view.clipboard
        return {
            "cut": clipboard.cut, "copy": clipboard.copy, "paste": clipboard.paste,
            "copy-with-header": partial(clipboard.copy, has_header=True),
            "paste-entries": clipboard.paste_entries,
            "revert-cells": commands.revert_cells, "revert-entries": commands.revert_entries,
            "clear-cells": commands.clear_cells, "select-all": view.selectAll, "select-same": commands.select_equal_cells,
            "show-same": commands.filter_by_current_value, "hide-same": commands.exclude_current_value,
            "show-same-folder": commands.filter_by_current_folder, "browse": commands.open_in_browser,
            "add-entry": commands.add_entry, "duplicate": commands.duplicate_selected,
            "delete-entries": commands.delete_selected,
            "move-up": commands.move_up, "move-down": commands.move_down,
            "fill-down": commands.fill_down, "fill-selection": partial(commands.fill_selection, None),
            "set-today": commands.set_today,
            "find": self.bar.focus_line, "clear-filter": self.bar.clear,
            "zoom-in": partial(view.step_zoom, 1), "zoom-out": partial(view.step_zoom, -1),
            "zoom-reset": partial(view.set_zoom, DEFAULT_ZOOM),
        }  # fmt: skip

    @property
    def sitemaps(self) -> tuple[int, ...]:
        """Ids of the sitemaps whose entries are shown; empty for all."""
        return self.view.entries.order.sitemaps

    @property
    def sitemap(self) -> int | None:
        """Id of the only sitemap whose entries are shown; None for several or all."""
        return self.view.entries.order.sitemap

    @property
    def folder(self) -> str | None:
        """URL of the folder that the filter selects; None if it selects several or no folders."""
        return self._folders[0] if len(self._folders) == 1 else None

    @property
    def _folders(self) -> tuple[str, ...]:
        """URLs of the folders that the filter selects; empty without a condition on folders."""
        condition = self.bar.facets.facet("folder").condition
        return () if condition is None else condition.items

    def folder_slots(self) -> SlotArray | None:
        """Return the entries in the folders that the filter selects, in set order; None without such a condition."""
        document, condition = self._session.document, self.bar.facets.facet("folder").condition
        if condition is None:
            return None
        key = (document, document.version, document.table.generation, condition)
        if self._in_folder is None or self._in_folder[0] != key:
            self._in_folder = key, matching(Filter((condition,)), document.table)
        return self._in_folder[1]

    @property
    def chosen_problems(self) -> tuple[str, ...]:
        """Names of severities and ids of rules in the filter's condition on problems; empty without one."""
        condition = self.bar.facets.facet("problem").condition
        return () if condition is None else condition.values

    @property
    def empty_message(self) -> str:
        """The message in place of an empty table; "" if entries are visible."""
        return self._message.text() if self._message.isVisibleTo(self) else ""

    @Slot()
    def show_document(self) -> None:
        """Show all entries of an opened set: clear the filter bar and the restriction to sitemaps."""
        self.bar.show_document(self._session.document)
        self.show_sitemaps(())

    @Slot(object)
    def show_sitemaps(self, sitemaps: tuple[int, ...]) -> None:
        """Show only the entries of these sitemaps, by id, and emit `scope_changed`; an empty tuple shows all."""
        self._change_scope(partial(self.view.entries.set_sitemaps, sitemaps))
        self._show_scope()

    def _change_scope(self, change: Callable[[], None]) -> None:
        """Call `change`; if it changed the shown sitemaps or folders, restore their last scroll position, if known.

        An entry that the user had selected before remains current if it is still visible, without scrolling.
        """
        before = self.view.position()
        change()
        scope = self._scope
        if scope == self._shown_scope:
            return
        self._positions[self._shown_scope] = before
        was_chosen = before.current not in (-1, self._first_entry)
        if scope in self._positions and not (was_chosen and self.view.position().current == before.current):
            self.view.restore_position(self._positions[scope])
        self._shown_scope, self._first_entry = scope, self.view.position().current

    @property
    def _scope(self) -> _Scope:
        """Ids of the sitemaps and URLs of the folders whose entries are shown."""
        return self.sitemaps, self._folders

    @Slot()
    def _show_scope(self) -> None:
        """Update the number of entries and the facet of sitemaps, and emit `scope_changed`."""
        self._shown_scope = self._scope
        self._update_count()
        self.bar.facets.show_scope(self._scope_name)
        self.scope_changed.emit()

    @property
    def _scope_name(self) -> str | None:
        """Names of the shown sitemaps, or their number if the names are long; None if all are shown."""
        document, count = self._session.document, len(self.sitemaps)
        if not count or len(document.sitemaps) == 1:
            return None
        names = localized(listed(document.sitemaps[sitemap].name for sitemap in self.sitemaps[:_MAX_NAMED]))
        is_short = count == 1 or (count <= _MAX_NAMED and len(names) <= MAX_CHIP)
        return names if is_short else separate_thousands(count, self.tr("%n sitemaps", None, count))

    @property
    def scope_text(self) -> str:
        """Text that names the shown sitemaps and folders, such as “In /blog/”; empty if all are shown."""
        names = [] if self._scope_name is None else [self._scope_name]
        for address in self._folders:
            folder = parse_folder(address)
            names.append("/".join(("", *folder.segments, "")) if folder and folder.segments else address)
        return self.tr("In {field}").format(field=" · ".join(names)) if names else ""

    def reset_scope(self) -> None:
        """Ask by `sitemaps_shown` to show all sitemaps, and remove the filter's conditions on folders and problems."""
        self.view.sitemaps_shown.emit(())
        for name in ("folder", "problem"):
            self.bar.facets.set_condition(name, None)

    def show_slot(self, slot: int, field: FieldName | None) -> None:
        """Select a cell of an entry (None: the first), even if the filter hid it, scroll to it and focus the table."""
        self.view.show_slot(slot, field)
        self.view.setFocus()

    @Slot(int)
    def show_entry_number(self, number: int) -> None:
        """Select the first cell of the entry with a number in the set, from 1, scroll to it and focus the table."""
        self.show_slot(int(self._session.document.table.order[number - 1]), None)

    def select_numbers(self, first: int, last: int, field: FieldName | None = None) -> None:
        """Select a column of the visible entries between two numbers in the set, scroll to them and focus the table.

        The first entry is shown even if the filter hid it. A sort that scatters them over too many ranges is removed.

        Args:
            first: Number of the first entry, from 1.
            last: Number of the last entry.
            field: Column to select, which is shown if it is hidden; None for the current one.
        """
        column = max(0, self.view.currentIndex().column())
        if field is not None:
            column = FIELD_NAMES.index(field)
            if self.view.isColumnHidden(column):
                self.view.header.hide_column(field, is_hidden=False)
        top = self.view.rowAt(0)
        self.show_entry_number(first)
        rows = self.view.entries.order.rows_of(self._session.document.table.order[first - 1 : last])
        rows = np.sort(rows[rows >= 0])
        if self.view.selection.select(rows, column, column):
            self.view.scroll_to_rows(int(rows[0]), int(rows[-1]), top)
        else:
            # In the order of the set they are one range.
            self.view.sort_by(None)
            self.select_numbers(first, last, field)

    @property
    def entry_total(self) -> int:
        """Number of entries of the whole set."""
        return len(self._session.document.table)

    def filtered_slots(self) -> SlotArray | None:
        """Return the visible entries in the order of the set; None if all are visible."""
        slots = self.view.entries.order.shown
        return None if len(slots) == self.entry_total else self._sort_by_position(slots)

    def selected_slots(self) -> SlotArray:
        """Return the selected entries in the order of the set; the current entry if none is selected."""
        return self._sort_by_position(self.view.selection.slots())

    def _sort_by_position(self, slots: SlotArray) -> SlotArray:
        """Return slots sorted by the positions of their entries in the set."""
        positions = self._session.document.table.positions()[slots]
        ordered: SlotArray = slots[np.argsort(positions, kind="stable")]
        return ordered

    # Filtering

    @property
    def filter(self) -> Filter:
        """The filter entered in the bar, applied or not; raises `RequestError` if the line is invalid."""
        typed = parse_typed(self.bar.text) if self.bar.text.strip() else ALL
        return typed & self.bar.facets.filter

    def show_filter(self, wanted: Filter) -> None:
        """Enter a filter in the bar, as facets where they can show it and as text otherwise, and apply it."""
        conditions, rest = split_off_facets(wanted)
        self.bar.show_filter(conditions, filter_text(rest))

    @Slot(object)
    def toggle_conditions(self, conditions: tuple[Condition, ...]) -> None:
        """Replace the filter's conditions on the same fields by these, or remove these if already set, and apply it."""
        fields = {condition.field for condition in conditions}
        try:
            current = self.filter.conditions
        except RequestError:
            current = ()
        others = tuple(condition for condition in current if condition.field not in fields)
        same = tuple(condition for condition in current if condition.field in fields)
        self.show_filter(Filter(others if same == conditions else (*others, *conditions)))

    @Slot(object)
    def show_folder(self, address: str | None) -> None:
        """Set the filter's condition on folders to one folder, given by URL; None removes it. Applies the filter."""
        condition = None if address is None else Condition("folder", "in", values=(address,))
        self.bar.facets.set_condition("folder", condition)

    def toggle_problems(self, name: str, _is_checked: bool = False) -> None:
        """Set the filter's condition on problems to a severity or rule, or remove it if already set, and apply it."""
        facets, condition = self.bar.facets, Condition("problem", "in", values=(name,))
        facets.set_condition("problem", None if facets.facet("problem").condition == condition else condition)

    @property
    def is_filtering(self) -> bool:
        """Whether a job is filtering the entries."""
        return self._filter_job.is_running

    def apply(self, wanted: Filter) -> None:
        """Apply a filter, even the current one, to the table, maybe in a job, or show its error in the bar."""
        self.current = wanted
        self._filter_job.cancel_latest()
        document = self._session.document
        if not wanted.conditions:
            self._show_slots(None)
            return
        try:
            facts = self._facts_for(wanted)
            if self._takes_long(wanted) or self._filter_job.is_running:
                work = partial(self._incremental.matching, wanted, document.table.snapshot(), facts)
                self._filter_job.request(_Query(wanted, document, document.version), self.tr("Filtering"), work)
            else:
                self._show_slots(self._incremental.matching(wanted, document.table, facts))
        except RequestError as error:
            self._show_error(error)

    def _takes_long(self, wanted: Filter) -> bool:
        """Return whether a filter must be evaluated in a job: by causes, which are searched first, and in large sets."""
        return CAUSE in wanted.fields or len(self._session.document.table) > self.max_synchronous

    @Slot()
    def _apply_entered_filter(self) -> None:
        """Apply the filter entered in the bar, or show why it is invalid and leave the table unchanged."""
        try:
            wanted = self.filter
        except RequestError as error:
            # The table is not changed.
            self._show_error(error)
        else:
            self.bar.show_plain_texts(read_typed(self.bar.text).doubtful_texts if self.bar.text.strip() else ())
            self.apply(wanted)

    @Slot(str)
    def _add_conditions(self, expression: str) -> None:
        """Add conditions, given as filter text, to the filter line, and apply it at once; show an error if invalid.

        Conditions that are not negated replace those on the same fields. A filter by causes is applied in a job.
        """
        try:
            conditions = parse_typed(expression).conditions
            before = parse_typed(self.bar.text).conditions if self.bar.text.strip() else ()
        except RequestError as error:
            self._show_error(error)
            return
        asked = {each.field for each in conditions if isinstance(each, Condition) and not each.is_negated}
        kept = (
            each for each in before if each not in conditions and (isinstance(each, Either) or each.field not in asked)
        )
        self.bar.set_text(filter_text(Filter((*kept, *conditions))))
        self.current = self.filter
        if CAUSE in self.current.fields:
            self.apply(self.current)
            return
        self._filter_job.cancel_latest()
        try:
            self._show_slots(matching(self.current, self._session.document.table, self._facts_for(self.current)))
        except RequestError as error:
            self._show_error(error)

    def _facts_for(self, wanted: Filter) -> FilterFacts:
        """Return the facts of the document that a filter's fields need; cached per version of the document.

        Emits `page_columns_needed` for facts about pages that are not loaded.
        """
        document, needed = self._session.document, wanted.fields & _FIELDS_WITH_FACTS
        key = (document, document.version, document.problems, document.page_columns, document.table.generation, needed)
        self._waits_for_pages = self._request_page_columns(page_columns_of(wanted.fields))
        if self._facts is None or self._facts[0] != key:
            self._facts = key, filter_facts_for(document, needed)
        return self._facts[1]

    def _request_page_columns(self, names: frozenset[str]) -> bool:
        """Emit `page_columns_needed` with those columns that are not loaded, if any; return whether there are any."""
        pages = self._session.document.page_columns
        missing = names.difference(() if pages is None else pages.names)
        if missing:
            self.page_columns_needed.emit(sorted(missing))
        return bool(missing)

    @Slot()
    def _request_shown_page_columns(self) -> None:
        """Emit `page_columns_needed` with the columns of facts that the table shows and that are not loaded, if any."""
        self._request_page_columns(frozenset(map(stored_column, self.view.entries.page_columns)))

    @Slot()
    def _on_pages_changed(self) -> None:
        """Apply the filter if it was waiting for facts, request shown columns, and update the facet of indexability.

        Otherwise, the shown entries remain until the filter is applied again.
        """
        self._request_shown_page_columns()
        if self.bar.facets.has_choices(INDEXABLE) is not bool(self._session.document.page_columns):
            self.bar.facets.show_document(self._session.document)
        if self._waits_for_pages:
            self._apply_entered_filter()

    @Slot(object, object)
    def _on_filtered(self, query: _Query, slots: SlotArray) -> None:
        """Show the entries that a job found, or filter again if the set was changed; ignore entries of another set."""
        document = self._session.document
        if document is query.document:
            if document.version == query.version:
                self._show_slots(slots)
            else:
                self.apply(query.wanted)

    @Slot(object, object)
    def _on_filter_failed(self, _query: _Query, error: StudioError) -> None:
        """Show the error of a failed filter job in the filter bar."""
        self._show_error(error)

    def _show_error(self, error: StudioError) -> None:
        """Show an error in the bar, for an invalid expression with its position, and hide the note on plain texts."""
        self.bar.show_plain_texts(())
        self.bar.show_error(localized_error(error), error.place if isinstance(error, ExpressionError) else None)

    def _show_slots(self, slots: SlotArray | None) -> None:
        """Show only these entries (None: all), clear the bar's error, update the count, and emit `filter_changed`."""
        self._change_scope(partial(self.view.entries.set_filter, slots))
        self.bar.show_error("")
        self._update_count()
        self.filter_changed.emit()

    @Slot()
    def _reset_filter(self) -> None:
        """Discard applied filter and scroll positions, and cancel jobs, as another set is open; the bar is unchanged."""
        self._filter_job.cancel_latest()
        self._count_job.cancel_latest()
        self.current, self._waits_for_pages = ALL, False
        self._positions, self._shown_scope, self._first_entry = {}, _WHOLE_SET, -1

    @Slot()
    def reapply_problem_filter(self) -> None:
        """Apply the filter again if it has a condition on problems; to be called after severities changed."""
        if "problem" in self.current.fields:
            self.apply(self.current)

    @Slot(str)
    def _count_facet(self, name: str) -> None:
        """Count the entries that match each choice of a facet and all other conditions, in a job if that takes long."""
        choices = tuple(choice.condition for choice in self.bar.facets.facet(name).choices)
        others = Filter(tuple(condition for condition in self.current.conditions if condition.field != name))
        table = self._session.document.table
        facts = self._facts_for(others & Filter(choices))
        if self._takes_long(others):
            work = partial(count_conditions, others, choices, table.snapshot(), facts, sitemaps=self.sitemaps)
            self._count_job.request(name, self.tr("Counting"), work)
        else:
            self._count_job.cancel_latest()
            self._show_facet_counts(name, count_conditions(others, choices, table, facts, sitemaps=self.sitemaps))

    @Slot(object, object)
    def _show_facet_counts(self, name: str, counts: dict[Condition, int]) -> None:
        """Show the numbers of entries in the menu of a facet, by condition."""
        self.bar.facets.facet(name).show_counts(counts)

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        """Update the number of entries after an edit that added or removed some."""
        if change.is_structural:
            self._show_count(self._n_shown)

    @Slot()
    def _update_sitemaps(self) -> None:
        """Update the number of entries and the choices of the facets after changes of the set's sitemaps."""
        self._show_count(self._n_shown)
        self.bar.facets.show_document(self._session.document)

    # Number of entries, or the message in their place

    @Slot()
    def _update_count(self) -> None:
        """Show the number of visible entries, and a message if there are none."""
        self._show_count(self.view.entries.rowCount())

    @Slot(int)
    def _show_count(self, n_shown: int) -> None:
        """Show the number of visible entries; for 0 also a message with the reason and an action over the table."""
        document, sitemaps = self._session.document, self.sitemaps
        total = sum(map(document.table.entry_count, sitemaps)) if sitemaps else self.entry_total
        self._n_shown = n_shown
        self.bar.show_counts(n_shown, total)
        self._message.setVisible(not n_shown)
        if n_shown:
            return
        action = ""
        if not total and (reason := self._read_error()):
            text = reason
        elif total:
            text, action = self.tr("No matches."), "clear-filter"
        elif not len(document.sitemaps):
            text, action = self.tr("The index has no sitemaps yet. Add one."), "add-sitemap"
        elif not self.view.commands.can_add_entries():
            text, action = self.tr("None of the sitemaps could be read. See Problems."), "reload"
        else:
            text = self.tr("No entries yet. Add one with Ctrl+I, or paste URLs with Ctrl+V.")
            action = "add-entry"
        self._message.show_message(text, action)

    def _read_error(self) -> str:
        """Return why the only shown sitemap is unreadable or read-only; empty otherwise, or if several are shown."""
        sitemaps = self._session.document.sitemaps
        shown = next(iter(sitemaps)) if len(sitemaps) == 1 else None if self.sitemap is None else sitemaps[self.sitemap]
        reason = None if shown is None else shown.error or shown.read_only_reason
        return str(reason or "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the filter bar compact in a low page."""
        self.bar.set_compact(self.height() < scaled(_LOW))
        super().resizeEvent(event)
