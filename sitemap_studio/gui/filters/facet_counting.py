"""How many entries each choice of a facet has, among those that everything else lets through."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.progress import Progress
from sitemap_studio.gui.filters.filtering import AT_ONCE, KnownFacts
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.latest_job import LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.search.filter_language import Condition, Filter
from sitemap_studio.search.filters import FilterFacts, matching, matching_mask

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
        self.at_once = AT_ONCE
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
