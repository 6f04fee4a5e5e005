"""Filtering while somebody types: where a filter asks for more than the one before, only what that left is looked at.

What comes out is what filtering everything would give.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.search.conditions import Condition, Either, Term
from sitemap_studio.search.facts import NO_FACTS, Facts
from sitemap_studio.search.filters import Filter, holding

_WORTH_NARROWING: Final = 4
"""Less than one in so many must be left: picking scattered texts out of memory costs more than going through all."""


@dataclass(frozen=True)
class _Last:
    """What was found last, and in what.

    Attributes:
        wanted: The filter.
        facts: What was known besides.
        table: A snapshot of the entries.
        found: Those that the filter let through, in the order of the set.
    """

    wanted: Filter
    facts: Facts
    table: EntryTable
    found: SlotArray


class Narrowing:
    """Filters a table again and again, and remembers what it found last.

    Safe to use from one thread at a time. A search that is stopped leaves what is remembered as it was.
    """

    def __init__(self) -> None:
        self._last: _Last | None = None
        self.looked_at = 0
        """How many entries were looked at last."""

    def matching(
        self, wanted: Filter, table: EntryTable, facts: Facts = NO_FACTS, progress: Progress | None = None
    ) -> SlotArray:
        """The same as `filters.matching`.

        Raises:
            RequestError: The filter asks what nobody found out.
            Cancelled: The progress was asked to stop.
        """
        candidates = self._candidates(wanted, table, facts)
        holds = holding(wanted, table, facts, slots=candidates, progress=progress)
        found = table.among(holds) if candidates is None else candidates[holds[candidates]]
        self.looked_at = len(table) if candidates is None else len(candidates)
        self._last = _Last(wanted, facts, table.snapshot(), found)
        return found

    def forget(self) -> None:
        """Remember nothing: another set is open."""
        self._last = None

    def _candidates(self, wanted: Filter, table: EntryTable, facts: Facts) -> SlotArray | None:
        last = self._last
        if last is None or last.facts is not facts or not _is_same(last.table, table):
            return None
        if not _are_implied(last.wanted.conditions, wanted.conditions):
            return None
        if len(last.found) * _WORTH_NARROWING > len(table):
            return None
        return last.found if len(last.found) else NO_SLOTS


def _is_same(one: EntryTable, other: EntryTable) -> bool:
    """Whether two tables hold the same: blocks and order are replaced, never changed."""
    if one.order is not other.order or len(one.blocks) != len(other.blocks):
        return False
    return all(mine is theirs for mine, theirs in zip(one.blocks, other.blocks, strict=True)) and all(
        mine is theirs for mine, theirs in zip(one.extensions, other.extensions, strict=True)
    )


def _are_implied(before: Sequence[Term], wanted: Sequence[Term]) -> bool:
    """Whether some terms surely hold wherever others do."""
    return all(_is_implied(term, wanted) for term in before)


def _is_implied(before: Term, wanted: Sequence[Term]) -> bool:
    if isinstance(before, Either) and any(_are_implied(terms, wanted) for terms in before.alternatives):
        return True
    return any(
        all(_is_implied(before, terms) for terms in now.alternatives)
        if isinstance(now, Either)
        else now == before or (isinstance(before, Condition) and _is_longer(now, before))
        for now in wanted
    )


def _is_longer(now: Condition, before: Condition) -> bool:
    if (now.field, now.operator) != (before.field, before.operator):
        return False
    if now.operator == "contains":
        return before.value in now.value
    if now.operator == "in":
        return set(now.values) <= set(before.values)
    return False
