"""For which entries a condition holds: column operations over one block of a table at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import RequestError
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import PLACE_BITS, SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.search.conditions import Condition
from sitemap_studio.search.facts import Facts, SlotsByName
from sitemap_studio.search.keys import instants
from sitemap_studio.search.places import folder_named
from sitemap_studio.search.text_tests import Mask, any_of, by_expression, remembering, tested, text_test
from sitemap_studio.search.words import WORDS, WordKind

Judge = Callable[["Part"], Mask]
"""Says of each entry of a part whether something holds."""

_WORTH_SORTING_OUT: Final = 8
_TEXT: Final = pl.col("text")


@dataclass(frozen=True)
class Part:
    """Some entries of one block.

    Attributes:
        table: Where they stand.
        block: The number of the block.
        places: Their places in it; None for all.
    """

    table: EntryTable
    block: int
    places: NDArray[np.uint32] | None = None

    @cached_property
    def slots(self) -> SlotArray:
        """Their slots."""
        places = np.arange(len(self), dtype=np.uint32) if self.places is None else self.places
        slots: SlotArray = places + np.uint32(self.block << PLACE_BITS)
        return slots

    @property
    def slots_at(self) -> slice | SlotArray:
        """Where they are found in what is known by slot."""
        first = self.block << PLACE_BITS
        return slice(first, first + len(self)) if self.places is None else self.slots

    def column(self, name: str) -> pl.Series:
        """One column, folded where the block is."""
        whole = self.table.blocks[self.block][name]
        return whole if self.places is None else whole.gather(self.places)

    def only(self, mask: Mask) -> Part:
        """Those of them that a mask names."""
        chosen = np.flatnonzero(mask).astype(np.uint32)
        return Part(self.table, self.block, chosen if self.places is None else self.places[chosen])

    def __len__(self) -> int:
        return self.table.blocks[self.block].height if self.places is None else len(self.places)


def judge_all(judges: Iterable[Judge], part: Part) -> Mask:
    """For which entries all of some judges say yes; once few are left, only those are looked at."""
    holds = np.ones(len(part), np.bool_)
    n_left = len(holds)
    for judge in judges:
        if not n_left:
            break
        if n_left * _WORTH_SORTING_OUT < len(holds):
            places = np.flatnonzero(holds)
            holds[places] = judge(part.only(holds))
        else:
            holds &= judge(part)
        n_left = int(np.count_nonzero(holds))
    return holds


def judge_of(condition: Condition, table: EntryTable, facts: Facts) -> Judge:
    """What judges the entries of a table by a condition that makes sense.

    Raises:
        RequestError: It asks what nobody found out.
    """
    judge = _positive(condition, table, facts)
    return (lambda part: ~judge(part)) if condition.is_negated else judge


def _positive(condition: Condition, table: EntryTable, facts: Facts) -> Judge:
    match WORDS[condition.field].kind:
        case WordKind.FIELD:
            return _by_field(condition, facts)
        case WordKind.ANY:
            judges = [_by_field(_of_field(condition, name), facts) for name in FIELD_NAMES]
            return lambda part: any_of(judge(part) for judge in judges)
        case WordKind.ENTRY:
            test = text_test(condition, facts)
            return lambda part: test(pl.Series(table.positions()[part.slots] + 1))
        case WordKind.SITEMAP:
            return _by_sitemap(condition, facts)
        case WordKind.FOLDER:
            return _by_folder(condition)
        case WordKind.EXTENSION:
            return _by_extension(condition, table, facts.extensions)
        case WordKind.PROBLEM:
            return _by_problem(condition, table, facts.problems)
        case _:
            return _by_state(condition, table, facts)


def _by_field(condition: Condition, facts: Facts) -> Judge:
    test = text_test(condition, facts, remembering(instants))
    return lambda part: tested(part.column(condition.field), test)


def _of_field(condition: Condition, name: FieldName) -> Condition:
    return Condition(name, condition.asked, condition.value, condition.values)


# What is beside the fields


def _by_sitemap(condition: Condition, facts: Facts) -> Judge:
    numbers = list(facts.sitemaps)
    names = pl.Series([facts.sitemaps[one] for one in numbers], dtype=pl.String)
    if condition.asked == "in":
        holds = by_expression(_TEXT.is_in(list(condition.values)))(names)
    else:
        # Told apart like any text, and never like a number.
        holds = text_test(Condition("loc", condition.asked, condition.value), facts)(names)
    known = np.zeros(max(numbers, default=0) + 1, np.bool_)
    known[np.array(numbers, np.int64)] = holds

    def judge(part: Part) -> Mask:
        sitemaps = part.column("sitemap").to_numpy()
        found: Mask = (sitemaps < len(known)) & known[np.minimum(sitemaps, len(known) - 1)]
        return found

    return judge


def _by_folder(condition: Condition) -> Judge:
    tests = []
    for item in condition.items:
        folder = folder_named(item)
        assert folder is not None  # checked when the condition was made
        is_in = _TEXT.str.contains(folder.pattern()).fill_null(value=False)
        tests.append(by_expression(~is_in if folder.is_odd else is_in))
    return lambda part: any_of(tested(part.column("loc"), test) for test in tests)


def _by_extension(condition: Condition, table: EntryTable, known: SlotsByName | None) -> Judge:
    if condition.asked == "is empty":
        return lambda part: ~_among(part, _extended(table, part.block))
    if known is None:
        raise RequestError("The extensions of the entries were not read, so that none can be looked for.")
    return _by_slots(table, [known[item] for item in condition.items if item in known])


def _extended(table: EntryTable, block: int) -> Mask:
    found = np.zeros(table.blocks[block].height, np.bool_)
    found[table.extensions[block]["entry"].to_numpy()] = True
    return found


def _among(part: Part, of_block: Mask) -> Mask:
    return of_block if part.places is None else of_block[part.places]


def _by_problem(condition: Condition, table: EntryTable, known: SlotsByName | None) -> Judge:
    if known is None:
        raise RequestError("The set has not been checked, so that no problems can be looked for.")
    if condition.asked == "is empty":
        has_some = _by_slots(table, list(known.values()))
        return lambda part: ~has_some(part)
    return _by_slots(table, [known[item] for item in condition.items if item in known])


def _by_state(condition: Condition, table: EntryTable, facts: Facts) -> Judge:
    is_moved = _by_slots(table, [facts.moved])

    def is_changed(part: Part) -> Mask:
        # An entry that has no range in a file has never been written.
        changed: Mask = (part.column("touched").to_numpy() != 0) | is_new(part) | is_moved(part)
        return changed

    def is_new(part: Part) -> Mask:
        new: Mask = part.column("length").to_numpy() == 0
        return new

    judges: dict[str, Judge] = {"changed": is_changed, "new": is_new, "unchanged": lambda part: ~is_changed(part)}
    return lambda part: any_of(judges[item](part) for item in condition.items)


def _by_slots(table: EntryTable, arrays: list[SlotArray]) -> Judge:
    known = np.zeros(table.slot_capacity, np.bool_)
    for slots in arrays:
        # Facts may be older than the table.
        known[slots[slots < len(known)]] = True
    return lambda part: _among(part, known[part.block << PLACE_BITS :][: table.blocks[part.block].height])


def parts_of(table: EntryTable, slots: SlotArray | None = None) -> Iterator[Part]:
    """Some entries, or all in the order, block by block; in each in the order of their places."""
    if slots is None and len(table) == sum(block.height for block in table.blocks):
        # Not one is missing.
        yield from (Part(table, place) for place, block in enumerate(table.blocks) if block.height)
        return
    if slots is None:
        is_wanted = table.positions() >= 0
    else:
        is_wanted = np.zeros(table.slot_capacity, np.bool_)
        is_wanted[slots] = True
    for place, block in enumerate(table.blocks):
        first = place << PLACE_BITS
        of_block = is_wanted[first : first + block.height]
        if of_block.all():
            if len(of_block):
                yield Part(table, place)
        elif of_block.any():
            yield Part(table, place, np.flatnonzero(of_block).astype(np.uint32))
