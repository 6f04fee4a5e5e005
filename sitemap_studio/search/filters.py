"""What filters ask for that the columns of a table do not say: names of sitemaps, problems, kinds of extensions.

Whoever knows it hands it in, as slots; nothing is found out here.

Tests of the texts of one column: for which of them a condition holds.

Columns of few different texts are tested text by text and not entry by entry.

For which entries a condition holds: column operations over one block of a table at a time.

Evaluate filters.

Filtering while somebody types: where a filter asks for more than the one before, only what that left is looked at.

What comes out is what filtering everything would give.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property, partial, reduce
from threading import local
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import parallel_map
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, PLACE_BITS, SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FieldName, Kind
from sitemap_studio.search.field_values import instant, instants, number
from sitemap_studio.search.filter_language import (
    FILTER_FIELDS,
    MISSING,
    OTHER,
    Condition,
    Either,
    Filter,
    FilterFieldKind,
    Operator,
    Term,
    conditions_in,
    date_range,
    is_number,
    number_range,
)
from sitemap_studio.search.folders import folder_named
from sitemap_studio.search.patterns import as_read_or_escaped, is_caseless

SlotsByName = Mapping[str, SlotArray]
"""Entries by what is said of them; none twice in one array."""


@dataclass(frozen=True, eq=False)
class FilterFacts:
    """What is known of the entries of a table besides what stands in it.

    Attributes:
        sitemaps: The names of sitemaps by id.
        problems: Entries by the rules that they break, and by the severities "error", "warning" and "info" of their
            problems; None where nobody judged them.
        extensions: Entries by the kinds of their extensions (`EXTENSION_KINDS`); None where nobody read them.
        moved: Entries that stand in another sitemap, or at another place of it, than in the files.
        today: The day that "last 7 days" counts from; None for the present one, in UTC.
    """

    sitemaps: Mapping[int, str] = field(default_factory=dict)
    problems: SlotsByName | None = None
    extensions: SlotsByName | None = None
    moved: SlotArray = field(default_factory=lambda: NO_SLOTS)
    today: date | None = None


NO_FACTS: Final = FilterFacts()
"""Nothing is known."""


Mask = NDArray[np.bool_]
"""For each of some entries whether something holds."""

Test = Callable[[pl.Series], Mask]
"""Says of each text of a column whether something holds."""

Values = Callable[[pl.Series], pl.Series]
"""Says of each text of a column what it stands for."""

_TEXT: Final = pl.col("text")


def any_of(masks: Iterable[Mask]) -> Mask:
    """Where one of some masks holds."""
    return reduce(np.logical_or, masks)


def test_column(column: pl.Series, test: Test) -> Mask:
    """A test of each text of a column; of each different one where the column is folded."""
    if not isinstance(column.dtype, pl.Enum):
        return test(column)
    texts = column.dtype.categories
    verdicts = test(pl.concat([texts.alias("text"), pl.Series("text", [None], dtype=pl.String)]))
    found: Mask = verdicts[column.to_physical().cast(pl.UInt16).fill_null(len(texts)).to_numpy()]
    return found


def text_test(condition: Condition, facts: FilterFacts, moments_of: Values = instants) -> Test:
    """What a condition without its "not" asks of a text; `moments_of` reads dates."""
    kind = FIELD_BY_NAME[condition.field].kind if condition.field in FIELD_BY_NAME else None
    value = condition.value
    match condition.asked:
        case "is empty":
            return by_expression(_is_empty())
        case "contains":
            return by_expression(containing(value))
        case "matches":
            return by_expression(_TEXT.cast(pl.String).str.contains(value))
        case "in":
            return _list_test(condition, kind, facts, moments_of)
        case "<" | ">" | "<=" | ">=" if kind is Kind.DATE:
            bound = pl.select(instant(pl.lit(value))).item()
            return lambda texts: _compared(moments_of(texts), condition.asked, bound)
        case operator if kind is None or (kind is Kind.NUMBER and is_number(value)):
            bound = pl.select(number(pl.lit(value))).item()
            return lambda texts: _compared(_numbers(texts), operator, bound)
        case operator:
            return lambda texts: _compared(texts, operator, value)


def remembering(values_of: Values) -> Values:
    """The same, but for a column that is asked for again at once, by the same thread, what was found before."""
    last = local()

    def values(texts: pl.Series) -> pl.Series:
        if getattr(last, "texts", None) is not texts:
            last.texts, last.values = texts, values_of(texts)
        found: pl.Series = last.values
        return found

    return values


def by_expression(expression: pl.Expr) -> Test:
    """A test by an expression over the column `text`; null does not hold."""

    def test(texts: pl.Series) -> Mask:
        return texts.alias("text").to_frame().select(expression.fill_null(value=False)).to_series().to_numpy()

    return test


def containing(text: str) -> pl.Expr:
    """Whether the column `text` contains another in any case, or as addresses spell it."""
    column = _TEXT.cast(pl.String)
    if is_caseless(text):
        return column.str.contains(text, literal=True)
    return column.str.contains(as_read_or_escaped(text))


def _is_empty() -> pl.Expr:
    return _TEXT.cast(pl.String).str.strip_chars().fill_null("") == ""


def _numbers(texts: pl.Series) -> pl.Series:
    if texts.dtype.is_numeric():
        return texts.cast(pl.Float64)
    return texts.alias("text").to_frame().select(number(_TEXT)).to_series()


def _compared(column: pl.Series, operator: Operator, bound: object) -> Mask:
    match operator:
        case "=":
            holds = column == bound
        case "<":
            holds = column < bound
        case ">":
            holds = column > bound
        case "<=":
            holds = column <= bound
        case _:
            holds = column >= bound
    found: Mask = holds.fill_null(value=False).to_numpy()
    return found


# Lists


def _list_test(condition: Condition, kind: Kind | None, facts: FilterFacts, moments_of: Values) -> Test:
    tests: list[Test] = []
    plain = []
    days: list[tuple[object, object]] = []
    numbers: list[tuple[object, object]] = []
    for item in condition.values:
        if item == MISSING:
            tests.append(by_expression(_is_empty()))
        elif item == OTHER and kind not in (None, Kind.URL):
            tests.append(_other_test(kind, moments_of))
        elif kind is Kind.DATE:
            stretch = date_range(item, facts.today)
            assert stretch is not None  # checked when the condition was made
            days.append((stretch.first, stretch.end))
        elif (kind is None or kind is Kind.NUMBER) and (bounds := number_range(item)):
            numbers.append((bounds.first, bounds.last))
        else:
            plain.append(item)
    if days:
        tests.append(_in_ranges(moments_of, days, has_last=False))
    if numbers:
        tests.append(_in_ranges(_numbers, numbers, has_last=True))
    if plain:
        tests.append(by_expression(_TEXT.cast(pl.String).is_in(plain)))
    return lambda texts: any_of(test(texts) for test in tests)


def _other_test(kind: Kind | None, moments_of: Values) -> Test:
    """Whether there is a text, but none that the field may have."""
    is_empty = by_expression(_is_empty())
    if kind is Kind.DATE:
        return lambda texts: ~is_empty(texts) & moments_of(texts).is_null().to_numpy()
    if kind is Kind.NUMBER:
        return lambda texts: ~is_empty(texts) & _numbers(texts).is_null().to_numpy()
    choices = [choice for field in FIELD_BY_NAME.values() if field.kind is kind for choice in field.choices]
    is_known = by_expression(_TEXT.is_in(choices))
    return lambda texts: ~is_empty(texts) & ~is_known(texts)


def _in_ranges(values_of: Values, ranges: Sequence[tuple[object, object]], *, has_last: bool) -> Test:
    """Whether a text stands for anything within one of some ranges.

    Args:
        values_of: What texts stand for.
        ranges: The first and the last of each, or what lies behind it; None stands for no bound.
        has_last: Whether ranges hold what they end with.
    """

    def test(texts: pl.Series) -> Mask:
        values = values_of(texts).alias("")
        kind, physical = values.dtype, values.to_physical()
        low, high = (-np.inf, np.inf) if kind.is_float() else (-(1 << 63), (1 << 63) - 1)
        firsts, ends = (pl.Series(bounds, dtype=kind).to_physical() for bounds in zip(*ranges, strict=True))
        first, end = firsts.fill_null(low).to_numpy(), ends.fill_null(high).to_numpy()
        # Sorted once, so that the time hardly depends on how many there are: the end that is reached by all that
        # begin before a value tells whether one of them holds it.
        order = np.argsort(first)
        first, end = first[order], np.maximum.accumulate(end[order])
        value = physical.fill_null(0).to_numpy()
        begun = np.searchsorted(first, value, side="right")
        reached = end[np.maximum(begun - 1, 0)]
        is_within = value <= reached if has_last else value < reached
        found: Mask = values.is_not_null().to_numpy() & (begun > 0) & is_within
        return found

    return test


Predicate = Callable[["TablePart"], Mask]
"""Says of each entry of a part whether something holds."""

_WORTH_SORTING_OUT: Final = 8


@dataclass(frozen=True)
class TablePart:
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

    def only(self, mask: Mask) -> TablePart:
        """Those of them that a mask names."""
        chosen = np.flatnonzero(mask).astype(np.uint32)
        return TablePart(self.table, self.block, chosen if self.places is None else self.places[chosen])

    def __len__(self) -> int:
        return self.table.blocks[self.block].height if self.places is None else len(self.places)


def evaluate_all(judges: Iterable[Predicate], part: TablePart) -> Mask:
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


def predicate_of(condition: Condition, table: EntryTable, facts: FilterFacts) -> Predicate:
    """What judges the entries of a table by a condition that makes sense.

    Raises:
        RequestError: It asks what nobody found out.
    """
    judge = _predicate(condition, table, facts)
    return (lambda part: ~judge(part)) if condition.is_negated else judge


def _predicate(condition: Condition, table: EntryTable, facts: FilterFacts) -> Predicate:
    match FILTER_FIELDS[condition.field].kind:
        case FilterFieldKind.FIELD:
            return _by_field(condition, facts)
        case FilterFieldKind.ANY:
            judges = [_by_field(_of_field(condition, name), facts) for name in FIELD_NAMES]
            return lambda part: any_of(judge(part) for judge in judges)
        case FilterFieldKind.ENTRY:
            test = text_test(condition, facts)
            return lambda part: test(pl.Series(table.positions()[part.slots] + 1))
        case FilterFieldKind.SITEMAP:
            return _by_sitemap(condition, facts)
        case FilterFieldKind.FOLDER:
            return _by_folder(condition)
        case FilterFieldKind.EXTENSION:
            return _by_extension(condition, table, facts.extensions)
        case FilterFieldKind.PROBLEM:
            return _by_problem(condition, table, facts.problems)
        case _:
            return _by_state(condition, table, facts)


def _by_field(condition: Condition, facts: FilterFacts) -> Predicate:
    test = text_test(condition, facts, remembering(instants))
    return lambda part: test_column(part.column(condition.field), test)


def _of_field(condition: Condition, name: FieldName) -> Condition:
    return Condition(name, condition.asked, condition.value, condition.values)


# What is beside the fields


def _by_sitemap(condition: Condition, facts: FilterFacts) -> Predicate:
    numbers = list(facts.sitemaps)
    names = pl.Series([facts.sitemaps[one] for one in numbers], dtype=pl.String)
    if condition.asked == "in":
        holds = by_expression(_TEXT.is_in(list(condition.values)))(names)
    else:
        # Told apart like any text, and never like a number.
        holds = text_test(Condition("loc", condition.asked, condition.value), facts)(names)
    known = np.zeros(max(numbers, default=0) + 1, np.bool_)
    known[np.array(numbers, np.int64)] = holds

    def judge(part: TablePart) -> Mask:
        sitemaps = part.column("sitemap").to_numpy()
        found: Mask = (sitemaps < len(known)) & known[np.minimum(sitemaps, len(known) - 1)]
        return found

    return judge


def _by_folder(condition: Condition) -> Predicate:
    tests = []
    for item in condition.items:
        folder = folder_named(item)
        assert folder is not None  # checked when the condition was made
        is_in = _TEXT.str.contains(folder.pattern()).fill_null(value=False)
        tests.append(by_expression(~is_in if folder.is_odd else is_in))
    return lambda part: any_of(test_column(part.column("loc"), test) for test in tests)


def _by_extension(condition: Condition, table: EntryTable, known: SlotsByName | None) -> Predicate:
    if condition.asked == "is empty":
        return lambda part: ~_among(part, _extended(table, part.block))
    if known is None:
        raise RequestError("The extensions of the entries were not read, so that none can be looked for.")
    return _by_slots(table, [known[item] for item in condition.items if item in known])


def _extended(table: EntryTable, block: int) -> Mask:
    found = np.zeros(table.blocks[block].height, np.bool_)
    found[table.extensions[block]["entry"].to_numpy()] = True
    return found


def _among(part: TablePart, of_block: Mask) -> Mask:
    return of_block if part.places is None else of_block[part.places]


def _by_problem(condition: Condition, table: EntryTable, known: SlotsByName | None) -> Predicate:
    if known is None:
        raise RequestError("The set has not been checked, so that no problems can be looked for.")
    if condition.asked == "is empty":
        has_some = _by_slots(table, list(known.values()))
        return lambda part: ~has_some(part)
    return _by_slots(table, [known[item] for item in condition.items if item in known])


def _by_state(condition: Condition, table: EntryTable, facts: FilterFacts) -> Predicate:
    is_moved = _by_slots(table, [facts.moved])

    def is_changed(part: TablePart) -> Mask:
        # An entry that has no range in a file has never been written.
        changed: Mask = (part.column("touched").to_numpy() != 0) | is_new(part) | is_moved(part)
        return changed

    def is_new(part: TablePart) -> Mask:
        new: Mask = part.column("length").to_numpy() == 0
        return new

    judges: dict[str, Predicate] = {"changed": is_changed, "new": is_new, "unchanged": lambda part: ~is_changed(part)}
    return lambda part: any_of(judges[item](part) for item in condition.items)


def _by_slots(table: EntryTable, arrays: list[SlotArray]) -> Predicate:
    known = np.zeros(table.slot_capacity, np.bool_)
    for slots in arrays:
        # Facts may be older than the table.
        known[slots[slots < len(known)]] = True
    return lambda part: _among(part, known[part.block << PLACE_BITS :][: table.blocks[part.block].height])


def table_parts(table: EntryTable, slots: SlotArray | None = None) -> Iterator[TablePart]:
    """Some entries, or all in the order, block by block; in each in the order of their places."""
    if slots is None and len(table) == sum(block.height for block in table.blocks):
        # Not one is missing.
        yield from (TablePart(table, place) for place, block in enumerate(table.blocks) if block.height)
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
                yield TablePart(table, place)
        elif of_block.any():
            yield TablePart(table, place, np.flatnonzero(of_block).astype(np.uint32))


_COSTS: Final = {
    FilterFieldKind.STATE: 0,
    FilterFieldKind.PROBLEM: 0,
    FilterFieldKind.EXTENSION: 0,
    FilterFieldKind.SITEMAP: 0,
    FilterFieldKind.ENTRY: 1,
}


_FOLDED_COST, _DATE_COST, _LOC_COST, _EXPRESSION_COST = 1, 4, 2, 5


def matching(
    wanted: Filter, table: EntryTable, facts: FilterFacts = NO_FACTS, progress: Progress | None = None
) -> SlotArray:
    """The slots of all entries for which a filter holds, in the order of the set.

    Args:
        wanted: The filter.
        table: The entries, or a snapshot of them.
        facts: What is known of them besides.
        progress: Told of every block.

    Raises:
        RequestError: It asks what nobody found out.
        Cancelled: The progress was asked to stop.
    """
    return table.among(matching_mask(wanted, table, facts, progress=progress))


def matching_mask(
    wanted: Filter,
    table: EntryTable,
    facts: FilterFacts = NO_FACTS,
    *,
    slots: SlotArray | None = None,
    progress: Progress | None = None,
) -> Mask:
    """Which of some entries, or of all, a filter lets through, by slot; shape (slot_capacity,), the others are false.

    Args:
        wanted: The filter.
        table: The entries, or a snapshot of them.
        facts: What is known of them besides.
        slots: Which of them are asked for; None for all.
        progress: Told of every block.

    Raises:
        RequestError: It asks what nobody found out.
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    judges = _predicates(wanted.conditions, table, facts)
    holds = np.zeros(table.slot_capacity, np.bool_)
    progress.begin("Filtering", len(table) if slots is None else len(slots))
    for part, mask in parallel_map(partial(_evaluate_part, judges, progress), list(table_parts(table, slots))):
        holds[part.slots_at] = mask
    return holds


def _evaluate_part(judges: Sequence[Predicate], progress: Progress, part: TablePart) -> tuple[TablePart, Mask]:
    progress.check()
    mask = evaluate_all(judges, part)
    progress.advance(len(part))
    return part, mask


def _predicates(terms: Iterable[Term], table: EntryTable, facts: FilterFacts) -> list[Predicate]:
    """What judges entries by some terms, the cheapest first."""
    return [_term_predicate(term, table, facts) for term in sorted(terms, key=_cost)]


def _term_predicate(term: Term, table: EntryTable, facts: FilterFacts) -> Predicate:
    if isinstance(term, Condition):
        return predicate_of(term, table, facts)
    alternatives = [_predicates(terms, table, facts) for terms in term.alternatives]
    return lambda part: any_of(evaluate_all(judges, part) for judges in alternatives)


def _cost(condition: Term) -> int:
    """What is dear is asked last, of those that are left."""
    if isinstance(condition, Either):
        return max(map(_cost, conditions_in([condition])))
    if condition.asked == "matches":
        return _EXPRESSION_COST
    kind = FILTER_FIELDS[condition.field].kind
    if kind is FilterFieldKind.FIELD:
        dear = {"loc": _LOC_COST, "lastmod": _DATE_COST}
        return dear.get(condition.field, _FOLDED_COST)
    return _COSTS.get(kind, _DATE_COST)


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
    facts: FilterFacts
    table: EntryTable
    found: SlotArray


class IncrementalFilter:
    """Filters a table again and again, and remembers what it found last.

    Safe to use from one thread at a time. A search that is stopped leaves what is remembered as it was.
    """

    def __init__(self) -> None:
        self._last: _Last | None = None
        self.looked_at = 0
        """How many entries were looked at last."""

    def matching(
        self, wanted: Filter, table: EntryTable, facts: FilterFacts = NO_FACTS, progress: Progress | None = None
    ) -> SlotArray:
        """The same as `filters.matching`.

        Raises:
            RequestError: The filter asks what nobody found out.
            Cancelled: The progress was asked to stop.
        """
        candidates = self._candidates(wanted, table, facts)
        holds = matching_mask(wanted, table, facts, slots=candidates, progress=progress)
        found = table.among(holds) if candidates is None else candidates[holds[candidates]]
        self.looked_at = len(table) if candidates is None else len(candidates)
        self._last = _Last(wanted, facts, table.snapshot(), found)
        return found

    def forget(self) -> None:
        """Remember nothing: another set is open."""
        self._last = None

    def _candidates(self, wanted: Filter, table: EntryTable, facts: FilterFacts) -> SlotArray | None:
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
