"""The main area while a set is open: filter bar, table, and a message in place of an empty table.

Filters are applied at once in sets of usual size and in a job in larger ones, so that typing never waits. While the
user types, only the entries that matched before are searched.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sitemap_studio.core.errors import ExpressionError, RequestError, StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import facts_for
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.i18n import localized_error
from sitemap_studio.gui.jobs.jobs import MAX_SYNCHRONOUS_ENTRIES, Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.panels.filter_bar import FilterBar, parted, typed_form
from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.gui.table.view import EntryView
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.search.filter_language import ALL, Condition, Filter, FilterFieldKind, parse_typed
from sitemap_studio.search.filters import FilterFacts, IncrementalFilter, matching, matching_mask


@dataclass(frozen=True, eq=False)
class Question:
    """What is asked of a set as it is.

    Attributes:
        wanted: The filter.
        document: The set.
        version: Its version.
    """

    wanted: Filter
    document: Document
    version: int


class KnownFacts:
    """Facts of the open set, found out once for as long as it stays as it is: filters narrow down only within them."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._known: tuple[tuple[object, ...], FilterFacts] | None = None

    def for_kinds(self, kinds: frozenset[FilterFieldKind]) -> FilterFacts:
        """What filters that ask for these need to know."""
        document = self._session.document
        asked = kinds & {
            FilterFieldKind.SITEMAP,
            FilterFieldKind.PROBLEM,
            FilterFieldKind.STATE,
            FilterFieldKind.EXTENSION,
        }
        stamp = (document, document.version, document.problems, document.table.generation, asked)
        if self._known is None or self._known[0] != stamp:
            self._known = stamp, facts_for(document, asked)
        return self._known[1]


class Filtering(QObject):
    """Applies filters to the table.

    Attributes:
        wanted: What was asked last.
        facts: What is known of the open set.
        at_once: In sets of up to so many entries a filter is applied before anything else happens.

    Signals:
        applied: The table shows what was asked last.
        refused: What was asked last can't be answered; carries the `StudioError` that says why.
    """

    applied = Signal()
    refused = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, model: EntryModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._model = session, model
        self._narrowing = IncrementalFilter()
        self._latest = LatestJob(jobs, self)
        self.facts = KnownFacts(session)
        self.at_once = MAX_SYNCHRONOUS_ENTRIES
        self.wanted = ALL
        self._latest.answered.connect(self._take)
        self._latest.failed.connect(self._fail)
        session.replaced.connect(self._forget)

    @property
    def is_running(self) -> bool:
        """Whether an answer is still to come."""
        return self._latest.is_running

    def ask(self, wanted: Filter) -> None:
        """Show only the entries for which a filter holds; also applies the same filter again."""
        self.wanted = wanted
        self._latest.drop()
        document = self._session.document
        if not wanted.conditions:
            self._show(None)
            return
        try:
            facts = self.facts.for_kinds(wanted.kinds)
            if len(document.table) > self.at_once or self._latest.is_running:
                self._ask_job(Question(wanted, document, document.version), facts)
            else:
                self._show(self._narrowing.matching(wanted, document.table, facts))
        except RequestError as error:
            self.refused.emit(error)

    def ask_now(self, wanted: Filter) -> None:
        """The same, but wait for it: for what is done to those that it shows."""
        self.wanted = wanted
        self._latest.drop()
        document = self._session.document
        self._show(matching(wanted, document.table, self.facts.for_kinds(wanted.kinds)))

    def _ask_job(self, question: Question, facts: FilterFacts) -> None:
        table = question.document.table.snapshot()
        work = partial(self._narrowing.matching, question.wanted, table, facts)
        self._latest.ask(question, self.tr("Filtering"), work)

    @Slot(object, object)
    def _take(self, question: Question, slots: SlotArray) -> None:
        document = self._session.document
        if document is not question.document:
            return
        if document.version == question.version:
            self._show(slots)
        else:
            self.ask(question.wanted)

    @Slot(object, object)
    def _fail(self, question: Question, error: StudioError) -> None:
        self.refused.emit(error)

    def _show(self, slots: SlotArray | None) -> None:
        self._model.set_filter(slots)
        self.applied.emit()

    @Slot()
    def _forget(self) -> None:
        self._latest.drop()
        self.wanted = ALL


Counts = dict[Condition, int]
"""Entries by the choice that they belong to."""


class FacetCounting(QObject):
    """Counts for the menus of facets: at once in sets of usual size, in a job in larger ones.

    Attributes:
        at_once: In sets of up to so many entries counts are there before anything else happens.

    Signals:
        counted: The word of a facet, and the `Counts` of its choices.
    """

    counted = Signal(str, object)

    def __init__(self, session: Session, jobs: Jobs, facts: KnownFacts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._facts = session, facts
        self._latest = LatestJob(jobs, self)
        self.at_once = MAX_SYNCHRONOUS_ENTRIES
        self._latest.answered.connect(self._tell)
        session.replaced.connect(self._latest.drop)

    def ask(self, word: str, wanted: Filter, choices: Sequence[Condition]) -> None:
        """Count; what is asked of the same word does not count, so that choices can be compared.

        Args:
            word: The word of the facet.
            wanted: All that is asked.
            choices: What is to be counted.
        """
        others = Filter(tuple(condition for condition in wanted.conditions if condition.field != word))
        asked = others & Filter(tuple(choices))
        table = self._session.document.table
        facts = self._facts.for_kinds(asked.kinds)
        if len(table) > self.at_once:
            work = partial(count_choices, others, tuple(choices), table.snapshot(), facts)
            self._latest.ask(word, self.tr("Counting"), work)
        else:
            self._latest.drop()
            self.counted.emit(word, count_choices(others, choices, table, facts))

    @Slot(object, object)
    def _tell(self, word: str, counts: Counts) -> None:
        self.counted.emit(word, counts)


def count_choices(
    wanted: Filter,
    choices: Sequence[Condition],
    table: EntryTable,
    facts: FilterFacts,
    progress: Progress | None = None,
) -> Counts:
    """Count the entries of each of some choices that a filter lets through; those that can't be told are left out.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    counts: Counts = {}
    try:
        slots = matching(wanted, table, facts, progress)
    except RequestError:
        return counts
    for choice in choices:
        try:
            holds = matching_mask(Filter((choice,)), table, facts, slots=slots, progress=progress)
        except RequestError:
            continue
        counts[choice] = int(np.count_nonzero(holds))
    return counts


class EntryPage(QWidget):
    """Connects the filter bar with the table.

    Attributes:
        bar: The filter bar.
        view: The table.
        filtering: What applies the bar's filter to the table.

    Signals:
        filter_changed: Another filter is applied, or the same again.
    """

    filter_changed = Signal()

    def __init__(self, session: Session, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown = 0
        self.bar = FilterBar(self)
        self.view = EntryView(session, self)
        self.filtering = Filtering(session, jobs, self.view.entries, self)
        self._counting = FacetCounting(session, jobs, self.filtering.facts, self)
        self._note = EmptyState(self.view.viewport())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self.view, 1)
        self.view.viewport().installEventFilter(self)
        self.bar.asked.connect(self._filter)
        self.bar.facets.counts_asked.connect(self._count_facet)
        self.filtering.applied.connect(self._show_applied)
        self.filtering.refused.connect(self._explain)
        self._counting.counted.connect(self._show_facet)
        self.bar.left.connect(self.view.setFocus)
        self.view.shown_count_changed.connect(self._count)
        self.view.commands.filter_requested.connect(self._show_same)
        self.view.sitemap_shown.connect(self._follow)
        session.changed.connect(self._recount)
        session.changed.connect(self._follow_set)

    def handlers(self) -> Handlers:
        """What the actions of the table and of the filter line do, by their ids."""
        view, commands, clipboard = self.view, self.view.commands, self.view.clipboard
        return {
            "cut": clipboard.cut, "copy": clipboard.copy, "copy-with-header": clipboard.copy_with_header, "paste": clipboard.paste,
            "paste-entries": clipboard.paste_entries,
            "clear-cells": commands.clear_cells, "select-all": view.selectAll, "select-same": commands.select_same,
            "show-same": commands.show_same, "browse": commands.browse,
            "add-entry": commands.add_entry, "duplicate": commands.duplicate_selected,
            "delete-entries": commands.delete_selected, "move-up": commands.move_up, "move-down": commands.move_down,
            "fill-down": commands.fill_down, "fill-selection": partial(commands.fill_selection, None),
            "find": self.bar.focus_line, "clear-filter": self.bar.clear,
            "zoom-in": view.zoom_in, "zoom-out": view.zoom_out, "zoom-reset": view.reset_zoom,
        }  # fmt: skip

    @property
    def sitemap(self) -> int | None:
        """The id of the sitemap whose entries are shown; None for all."""
        return self.view.entries.order.sitemap

    @property
    def note(self) -> str:
        """What is said in place of entries; empty when there are some."""
        return self._note.text() if self._note.isVisibleTo(self) else ""

    @Slot()
    def show_document(self) -> None:
        """Show all entries of the set that is open now."""
        self.bar.show_document(self._session.document)
        self.view.set_sitemap(None)
        self._count(self.view.entries.rowCount())

    @Slot(object)
    def show_sitemap(self, sitemap: int | None) -> None:
        """Show the entries of one sitemap; None for all."""
        self.view.set_sitemap(sitemap)
        self._count(self.view.entries.rowCount())

    def show_slot(self, slot: int, field: FieldName | None) -> None:
        """Select a cell and make it visible, whatever filter hides it."""
        self.view.show_slot(slot, field)
        self.view.setFocus()

    @property
    def set_total(self) -> int:
        """How many entries the set has."""
        return len(self._session.document.table)

    @Slot(int)
    def show_number(self, number: int) -> None:
        """Select the entry of a number, counted from 1 in the order of the set."""
        self.show_slot(int(self._session.document.table.order[number - 1]), None)

    @property
    def takes_entries(self) -> bool:
        """Whether there is a readable sitemap for new entries among those that are shown."""
        sitemaps = self._session.document.sitemaps
        shown = sitemaps if self.sitemap is None else [sitemaps[self.sitemap]]
        return any(sitemap.error is None for sitemap in shown)

    @property
    def total(self) -> int:
        """How many entries there are to choose from."""
        table = self._session.document.table
        return len(table) if self.sitemap is None else table.urls_in(self.sitemap)

    def filtered_slots(self) -> SlotArray | None:
        """The entries that are shown, in the order of the set, where that are not all of it."""
        slots = self.view.entries.order.shown
        return None if len(slots) == len(self._session.document.table) else self._in_order(slots)

    def selected_slots(self) -> SlotArray:
        """The entries that are selected, in the order of the set."""
        return self._in_order(self.view.selected_slots())

    def _in_order(self, slots: SlotArray) -> SlotArray:
        positions = self._session.document.table.positions()[slots]
        ordered: SlotArray = slots[np.argsort(positions, kind="stable")]
        return ordered

    @Slot()
    def _follow(self) -> None:
        """The table went to another sitemap by itself."""
        self._count(self.view.entries.rowCount())

    # Filtering

    @property
    def filter(self) -> Filter:
        """What the bar asks.

        Raises:
            ExpressionError: What is typed there makes no sense.
        """
        bar = self.bar
        typed = parse_typed(bar.text, bar.field) if bar.text.strip() else ALL
        return typed & bar.facets.filter

    def use_filter(self, wanted: Filter) -> None:
        """Let the bar ask for a filter, and for nothing else."""
        conditions, rest = parted(wanted)
        self.bar.show_filter(conditions, *typed_form(rest, self.bar.field))

    @Slot(object)
    def toggle_conditions(self, conditions: tuple[Condition, ...]) -> None:
        """Filter by conditions beside those on other fields; not any more, if the table is filtered by just them."""
        fields = {condition.field for condition in conditions}
        try:
            current = self.filter.conditions
        except RequestError:
            current = ()
        others = tuple(condition for condition in current if condition.field not in fields)
        same = tuple(condition for condition in current if condition.field in fields)
        self.use_filter(Filter(others if same == conditions else (*others, *conditions)))

    @Slot(object)
    def show_folder(self, address: str | None) -> None:
        """Show the entries of a folder, besides what else is asked; None for all folders."""
        condition = None if address is None else Condition("folder", "in", values=(address,))
        self.bar.facets.ask("folder", condition)

    @Slot()
    def _filter(self) -> None:
        try:
            wanted = self.filter
        except RequestError as error:
            # What was found last stays.
            self._explain(error)
        else:
            self.filtering.ask(wanted)

    @Slot(str)
    def _show_same(self, words: str) -> None:
        """Show what these words mean, at once: all of it is selected next."""
        self.bar.show_words(words)
        self.filtering.ask_now(self.filter)

    @Slot(object)
    def _explain(self, error: RequestError) -> None:
        self.bar.show_reason(localized_error(error), error.place if isinstance(error, ExpressionError) else None)

    @Slot()
    def _show_applied(self) -> None:
        self.bar.show_reason("")
        self._count(self.view.entries.rowCount())
        self.filter_changed.emit()

    @Slot()
    def show_other_severities(self) -> None:
        """Problems are of other severities now: choose entries by them again."""
        if FilterFieldKind.PROBLEM in self.filtering.wanted.kinds:
            self.filtering.ask(self.filtering.wanted)

    @Slot(str)
    def _count_facet(self, word: str) -> None:
        facet = self.bar.facets.facet(word)
        self._counting.ask(word, self.filtering.wanted, [choice.condition for choice in facet.choices])

    @Slot(str, object)
    def _show_facet(self, word: str, counts: dict[Condition, int]) -> None:
        self.bar.facets.facet(word).show_counts(counts)

    @Slot(int)
    def _count(self, shown: int) -> None:
        self._shown = shown
        self.bar.show_counts(shown, self.total)
        if shown:
            self._note.hide()
            return
        if reason := self._reason():
            self._note.say(reason)
        elif self.total:
            self._note.say(self._nothing_matches(), "clear-filter")
        elif not len(self._session.document.sitemaps):
            self._note.say(self.tr("The index lists no sitemaps yet. Add one for entries to go into."), "add-sitemap")
        elif not self.takes_entries:
            self._note.say(self.tr("None of the sitemaps could be read. Problems, below, says why."), "reload")
        else:
            self._note.say(self.tr("No entries yet. Add one with Ctrl+I, or paste addresses with Ctrl+V."), "add-entry")
        self._note.show()
        self._place_note()

    def _nothing_matches(self) -> str:
        if [condition.field for condition in self.filtering.wanted.conditions] == ["problem"]:
            return self.tr("No entry has such problems.")
        return self.tr("No entry matches the filter.")

    def _reason(self) -> str:
        """Why what is looked at has no entries, and can get none; empty where it can."""
        sitemaps = self._session.document.sitemaps
        shown = next(iter(sitemaps)) if len(sitemaps) == 1 else None if self.sitemap is None else sitemaps[self.sitemap]
        reason = None if shown is None or self.total else shown.error or shown.read_only_reason
        return str(reason or "")

    @Slot(object)
    def _follow_set(self, change: Change) -> None:
        """Where there are other sitemaps now there is something else to choose from, or to show at all."""
        if change.is_of_set:
            self.bar.facets.show_document(self._session.document)

    @Slot()
    def _recount(self) -> None:
        self._count(self._shown)

    def _place_note(self) -> None:
        # No larger than its words: the table around it takes clicks and files that are dropped.
        room = self.view.viewport().rect().adjusted(24, 24, -24, -24)
        size = self._note.sizeHint().expandedTo(QSize(room.width() // 2, 0)).boundedTo(room.size())
        height = self._note.heightForWidth(size.width())
        place = QRect(0, 0, size.width(), min(max(size.height(), height), room.height()))
        place.moveCenter(room.center())
        self._note.setGeometry(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place_note()
        return super().eventFilter(watched, event)
