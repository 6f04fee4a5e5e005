"""Evaluate filters on a table, block by block, with column operations.

`pl.Enum` columns are tested once per distinct text. A filter that narrows the previous one is evaluated only on the
entries that matched the previous one.
"""

from __future__ import annotations

import operator as operators
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cached_property, reduce
from typing import Any, Final, TypeVar

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import parallel_map
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import PAGE_COLUMNS, PageColumns, PageValue
from sitemap_studio.model.slots import NO_SLOTS, ROW_BITS, SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, Kind
from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE
from sitemap_studio.protocol.typed_values import parse_instant, parse_instants, parse_number
from sitemap_studio.search.filter_language import (
    ANY,
    INDEXABLE,
    INDEXABLE_CHOICES,
    MISSING,
    OTHER,
    PAGE_FIELDS,
    Condition,
    Either,
    Filter,
    Operator,
    Term,
    conditions_in,
    date_range,
    is_number,
    number_range,
    value_kind,
)
from sitemap_studio.search.patterns import is_caseless, match_readable_or_escaped
from sitemap_studio.search.url_folders import parse_folder

Mask = NDArray[np.bool_]
"""One boolean per entry."""

_TEXT: Final = pl.col("text")


@dataclass(frozen=True, eq=False)
class FilterFacts:
    """Facts that filters need besides the columns of a table, as slots.

    Attributes:
        sitemaps: Names of sitemaps by id.
        problems: Entries by the rules that they break, and by severity ("error", "warning", "info"); None if unchecked.
        extensions: Entries by kind of extension (`EXTENSION_KINDS`); None if not read.
        moved: Entries in another sitemap, or at another position of it, than in the files.
        pages: Facts about the pages of entries; None if none were loaded.
        dates: Entries by class of their date, compared with the evidence; None if facts about pages are missing.
        causes: Entries by the name of the cause of redirects and canonicals; None if facts about pages are missing.
        today: The day that "last 7 days" counts from; None for the current day in UTC.
    """

    sitemaps: Mapping[int, str] = field(default_factory=dict)
    problems: Mapping[str, SlotArray] | None = None
    extensions: Mapping[str, SlotArray] | None = None
    moved: SlotArray = field(default_factory=NO_SLOTS.copy)
    pages: PageColumns | None = None
    dates: Mapping[str, SlotArray] | None = None
    causes: Mapping[str, SlotArray] | None = None
    today: date | None = None


NO_FACTS: Final = FilterFacts()


def matching(
    wanted: Filter, table: EntryTable, facts: FilterFacts = NO_FACTS, progress: Progress | None = None
) -> SlotArray:
    """Return the slots of entries that match a filter, in the order of the set; raises as `matching_mask` does."""
    return table.select_marked(matching_mask(wanted, table, facts, progress=progress))


def matching_mask(
    wanted: Filter,
    table: EntryTable,
    facts: FilterFacts = NO_FACTS,
    *,
    slots: SlotArray | None = None,
    progress: Progress | None = None,
) -> Mask:
    """Return a mask, indexed by slot, of the entries that match a filter; shape (slot_capacity,).

    Args:
        wanted: The filter.
        table: Table with the entries.
        facts: Problems and other facts that conditions refer to.
        slots: Entries to test; None for all entries of the order.
        progress: Counts the tested entries.

    Raises:
        RequestError: The filter needs facts that are missing.
    """
    progress = progress or Progress()
    predicates = _predicates(wanted.conditions, table, facts)
    holds = np.zeros(table.slot_capacity, np.bool_)
    progress.begin("Filtering", len(table) if slots is None else len(slots))

    def evaluate_part(part: TablePart) -> tuple[TablePart, Mask]:
        """Return a part with the mask of its matching entries, and advance the progress."""
        progress.check()
        mask = _evaluate_all(predicates, part)
        progress.advance(len(part))
        return part, mask

    for part, mask in parallel_map(evaluate_part, list(table_parts(table, slots))):
        holds[part.slots] = mask
    return holds


class IncrementalFilter:
    """Filter of a table that tests only the entries of the last result if the new filter narrows the last one.

    Not thread-safe. A cancelled search changes nothing.
    """

    def __init__(self) -> None:
        """Create a filter without a stored result."""
        self._last: tuple[Filter, FilterFacts, EntryTable, SlotArray] | None = None

    def matching(
        self, wanted: Filter, table: EntryTable, facts: FilterFacts = NO_FACTS, progress: Progress | None = None
    ) -> SlotArray:
        """Return the slots of entries that match a filter, in the order of the set, and store the result.

        See the function `matching` for the arguments; the progress counts the tested entries.
        """
        candidates: SlotArray | None = None
        if self._last is not None:
            last, last_facts, last_table, found = self._last
            is_same = last_facts is facts and _has_same_data(last_table, table)
            candidates = found if is_same and _all_implied_by(last.conditions, wanted.conditions) else None
        holds = matching_mask(wanted, table, facts, slots=candidates, progress=progress)
        found = table.select_marked(holds) if candidates is None else candidates[holds[candidates]]
        self._last = wanted, facts, table.snapshot(), found
        return found

    def forget(self) -> None:
        """Discard the stored result, so that the next call tests all entries."""
        self._last = None


def _has_same_data(one: EntryTable, other: EntryTable) -> bool:
    """Return whether two tables share order, blocks and extensions, which are replaced and never changed."""
    mine, theirs = (*one.blocks, *one.extensions), (*other.blocks, *other.extensions)
    return one.order is other.order and len(mine) == len(theirs) and all(map(operators.is_, mine, theirs))


def _all_implied_by(before: Sequence[Term], wanted: Sequence[Term]) -> bool:
    """Return whether the terms `before` surely hold for all entries for which all terms `wanted` hold."""
    return all(_is_implied_by(term, wanted) for term in before)


def _is_implied_by(before: Term, wanted: Sequence[Term]) -> bool:
    """Return whether the term `before` surely holds for all entries for which all terms `wanted` hold."""
    if isinstance(before, Either) and any(_all_implied_by(terms, wanted) for terms in before.alternatives):
        return True
    return any(
        all(_is_implied_by(before, terms) for terms in now.alternatives)
        if isinstance(now, Either)
        else now == before or (isinstance(before, Condition) and _is_surely_stricter(now, before))
        for now in wanted
    )


def _is_surely_stricter(now: Condition, before: Condition) -> bool:
    """Return whether `now` surely selects only entries that `before` selects; known only for “contains” and “in”."""
    if (now.field, now.operator) != (before.field, before.operator):
        return False
    if now.operator == "contains":
        return before.value in now.value
    return now.operator == "in" and set(now.values) <= set(before.values)


# Parts of a table


@dataclass(frozen=True)
class TablePart:
    """Entries of one block of a table: its rows `places`, ascending; None means all its rows."""

    table: EntryTable
    block: int
    places: NDArray[np.uint32] | None = None

    @cached_property
    def slots(self) -> SlotArray:
        """Slots of the entries of this part."""
        places = np.arange(len(self), dtype=np.uint32) if self.places is None else self.places
        slots: SlotArray = places + np.uint32(self.block << ROW_BITS)
        return slots

    def select_rows(self, values: Mask) -> Mask:
        """Return the values of the entries of this part from a mask of all rows of its block."""
        return values if self.places is None else values[self.places]

    def column(self, name: str) -> pl.Series:
        """Return a column of the entries of this part, as `pl.Enum` where the block has one."""
        whole = self.table.blocks[self.block][name]
        return whole if self.places is None else whole.gather(self.places)

    def filter(self, mask: Mask) -> TablePart:
        """Return the part with only the entries that a mask of its entries selects."""
        chosen = np.flatnonzero(mask).astype(np.uint32)
        return TablePart(self.table, self.block, chosen if self.places is None else self.places[chosen])

    def __len__(self) -> int:
        """Return the number of entries of this part."""
        return self.table.blocks[self.block].height if self.places is None else len(self.places)


def table_parts(table: EntryTable, slots: SlotArray | None = None) -> Iterator[TablePart]:
    """Yield the entries in `slots`, or all entries of the order, as one part per block, in the order of slots."""
    if slots is None:
        is_included = table.positions() >= 0
    else:
        is_included = np.zeros(table.slot_capacity, np.bool_)
        is_included[slots] = True
    for index, block in enumerate(table.blocks):
        first = index << ROW_BITS
        of_block = is_included[first : first + block.height]
        if of_block.all():
            if len(of_block):
                yield TablePart(table, index)
        elif of_block.any():
            yield TablePart(table, index, np.flatnonzero(of_block).astype(np.uint32))


# Predicates

Predicate = Callable[[TablePart], Mask]

_WORTH_SELECTING: Final = 8
_COSTS: Final = {
    "loc": 2, "lastmod": 4, ANY: 4, "folder": 4, "sitemap": 0, "extension": 0, "problem": 0, "state": 0,
    **dict.fromkeys(PAGE_FIELDS, 4),
}  # fmt: skip
"""Cost of a condition by filter field; other fields cost 1."""

_EXPRESSION_COST: Final = 5


def any_of(masks: Iterable[Mask]) -> Mask:
    """Return the elementwise “or” of one or more masks."""
    return reduce(np.logical_or, masks)


def _evaluate_all(predicates: Iterable[Predicate], part: TablePart) -> Mask:
    """Return the mask of entries for which all predicates hold; if few entries remain, later ones test only these."""
    holds = np.ones(len(part), np.bool_)
    n_left = len(holds)
    for predicate in predicates:
        if not n_left:
            break
        if n_left * _WORTH_SELECTING < len(holds):
            holds[np.flatnonzero(holds)] = predicate(part.filter(holds))
        else:
            holds &= predicate(part)
        n_left = int(np.count_nonzero(holds))
    return holds


def _predicates(terms: Iterable[Term], table: EntryTable, facts: FilterFacts) -> list[Predicate]:
    """Return the predicates of terms, the cheapest first; raise `RequestError` for missing facts."""
    return [_predicate(term, table, facts) for term in sorted(terms, key=_cost)]


def _cost(term: Term) -> int:
    """Return the relative cost of evaluating a term; of alternatives, the highest."""
    if isinstance(term, Either):
        return max(map(_cost, conditions_in([term])))
    return _EXPRESSION_COST if term.positive == "matches" else _COSTS.get(term.field, 1)


def _predicate(term: Term, table: EntryTable, facts: FilterFacts) -> Predicate:
    """Return the predicate of a condition, maybe negated, or of alternatives; raise `RequestError` for missing facts."""
    if isinstance(term, Either):
        alternatives = [_predicates(terms, table, facts) for terms in term.alternatives]
        return lambda part: any_of(_evaluate_all(predicates, part) for predicates in alternatives)
    predicate = _positive_predicate(term, table, facts)
    return _negated(predicate) if term.is_negated else predicate


def _negated(predicate: Predicate) -> Predicate:
    """Return the predicate that holds exactly for entries for which another one does not."""
    return lambda part: ~predicate(part)


def _positive_predicate(condition: Condition, table: EntryTable, facts: FilterFacts) -> Predicate:
    """Return the predicate of a condition without its negation; raise `RequestError` for missing facts."""
    match condition.field:
        case "entry":
            test = _text_test(condition, facts)
            return lambda part: test(pl.Series(table.positions()[part.slots] + 1))
        case "sitemap":
            return _sitemap_predicate(condition, facts)
        case "folder":
            in_folders = [_folder_test(item) for item in condition.items]
            return lambda part: any_of(map_texts(part.column("loc"), test) for test in in_folders)
        case "extension" | "problem" as field:
            known = facts.extensions if field == "extension" else facts.problems
            is_empty = condition.positive == "is empty"
            if field == "extension" and is_empty:
                sparse = enumerate(table.extensions)
                chosen = [frame["entry"].to_numpy() + np.uint32(block << ROW_BITS) for block, frame in sparse]
            elif known is None:
                raise RequestError(_MISSING_FACTS[field])
            else:
                chosen = [slots for item, slots in known.items() if is_empty or item in condition.items]
            has_some = _slots_predicate(table, chosen)
            return _negated(has_some) if is_empty else has_some
        case "dates" | "cause" as field:
            by_name = facts.dates if field == "dates" else facts.causes
            if by_name is None:
                raise RequestError(_MISSING_FACTS["page"], hint=msg("Check the pages first."))
            return _slots_predicate(table, [by_name.get(item, NO_SLOTS) for item in condition.items])
        case "state":
            return _state_predicate(condition, _slots_predicate(table, [facts.moved]))
        case field if field in PAGE_FIELDS:
            return _page_predicate(condition, facts)
        case field:
            names = FIELD_NAMES if field == ANY else (field,)
            tests = {name: _text_test(replace(condition, field=name), facts) for name in names}
            return lambda part: any_of(map_texts(part.column(name), test) for name, test in tests.items())


_MISSING_FACTS: Final = {
    "extension": msg("The extensions have not been read yet."),
    "problem": msg("The set has not been checked yet."),
    "page": msg("The pages have not been checked yet."),
    "page column": msg("The facts about the pages have not been read yet."),
}


def _sitemap_predicate(condition: Condition, facts: FilterFacts) -> Predicate:
    """Return the predicate of a condition about the name of the sitemap; negation is ignored."""
    # Names are compared as texts, like URLs, never as numbers.
    test = _text_test(replace(condition, field="loc"))
    if condition.positive == "in":
        test = by_expression(_TEXT.is_in(list(condition.values)))
    known = np.zeros(max(facts.sitemaps, default=0) + 1, np.bool_)
    known[np.array([*facts.sitemaps], np.int64)] = test(pl.Series([*facts.sitemaps.values()], dtype=pl.String))

    def predicate(part: TablePart) -> Mask:
        """Return the mask of entries whose sitemap has a matching name."""
        sitemaps = part.column("sitemap").to_numpy()
        found: Mask = (sitemaps < len(known)) & known[np.minimum(sitemaps, len(known) - 1)]
        return found

    return predicate


def _folder_test(item: str) -> Test:
    """Return the test that a URL is in a folder, given as in filters, or its subfolders; for “odd”, that it is in none."""
    folder = parse_folder(item)
    assert folder is not None  # checked by `check_condition`
    is_in = _TEXT.str.contains(folder.pattern()).fill_null(value=False)
    return by_expression(~is_in if folder.is_odd else is_in)


def _state_predicate(condition: Condition, is_moved: Predicate) -> Predicate:
    """Return the predicate that an entry has one of a condition's states; `is_moved` is the predicate of moved entries."""

    def predicate(part: TablePart) -> Mask:
        """Return the mask of entries with one of the states."""
        # An entry without a byte range in a file has never been written.
        is_new = part.column("length").to_numpy() == 0
        is_changed = (part.column("touched").to_numpy() != 0) | is_new | is_moved(part)
        masks = {"new": is_new, "changed": is_changed, "unchanged": ~is_changed}
        return any_of(masks[item] for item in condition.items)

    return predicate


def _page_predicate(condition: Condition, facts: FilterFacts) -> Predicate:
    """Return the predicate of a condition about a fact of the page; negation is ignored.

    Raises:
        RequestError: No facts, or not the facts of the condition, are loaded.
    """
    pages, condition = facts.pages, _column_condition(condition)
    if pages is None:
        raise RequestError(_MISSING_FACTS["page"], hint=msg("Check the pages first."))
    if condition.field not in pages.names:
        raise RequestError(_MISSING_FACTS["page column"])
    test = _text_test(condition, facts)
    is_time = PAGE_COLUMNS[condition.field].kind is PageValue.TIME

    def predicate(part: TablePart) -> Mask:
        """Return the mask of the entries whose page matches; pages without facts have empty values."""
        locs = part.column("loc")
        values = pages.values(condition.field, pages.rows_of(locs), locs)
        if is_time:
            values = pl.from_epoch(values.cast(pl.Int64)).cast(pl.Datetime("us"))
        return map_texts(values, test)

    return predicate


def _column_condition(condition: Condition) -> Condition:
    """Return the equivalent of a condition, without its negation, about a column of `PAGE_COLUMNS`.

    `indexable` becomes a list of reasons, and “=” with a reason or time becomes “in”.
    """
    items, operator = condition.items, condition.positive
    if condition.field == INDEXABLE:
        chosen = [reason for reason, verdict in IS_INDEXABLE.items() if INDEXABLE_CHOICES[verdict] in items]
        items = (*chosen, *(item for item in items if item == MISSING))
        condition = replace(condition, field="reason")
    if operator == "=" and PAGE_COLUMNS[condition.field].kind in (PageValue.REASON, PageValue.TIME):
        operator = "in"
    return replace(condition, operator=operator, values=items if operator == "in" else ())


def _slots_predicate(table: EntryTable, arrays: list[SlotArray]) -> Predicate:
    """Return the predicate that an entry is in one of several slot arrays; slots beyond the table are ignored."""
    known = np.zeros(table.slot_capacity, np.bool_)
    for slots in arrays:
        # Facts may be older than the table.
        known[slots[slots < len(known)]] = True
    return lambda part: part.select_rows(known[part.block << ROW_BITS :][: table.blocks[part.block].height])


# Tests of texts

Test = Callable[[pl.Series], Mask]
"""Function that returns the mask of texts of a column for which a condition holds."""

_Scalar = TypeVar("_Scalar", bound=np.generic)


def map_texts(column: pl.Series, function: Callable[[pl.Series], NDArray[_Scalar]]) -> NDArray[_Scalar]:
    """Return the result of an elementwise function for a column; called with distinct texts if the column is an Enum."""
    if not isinstance(column.dtype, pl.Enum):
        return function(column)
    texts = column.dtype.categories
    values = function(pl.concat([texts.alias("text"), pl.Series("text", [None], dtype=pl.String)]))
    found: NDArray[_Scalar] = values[column.to_physical().cast(pl.UInt16).fill_null(len(texts)).to_numpy()]
    return found


def evaluate(texts: pl.Series, expression: pl.Expr) -> NDArray[Any]:
    """Return the values of an expression over the column `text` for these texts, as an array."""
    return texts.alias("text").to_frame().select(expression).to_series().to_numpy()


def by_expression(expression: pl.Expr) -> Test:
    """Return a test whose mask is True where an expression over the column `text` is true, False for false or null."""
    return lambda texts: evaluate(texts, expression.fill_null(value=False))


def _text_test(condition: Condition, facts: FilterFacts = NO_FACTS) -> Test:
    """Return the test of the values of a column for a condition about texts, dates or numbers; negation is ignored."""
    kind = value_kind(condition.field)
    operator, value = condition.positive, condition.value
    match operator:
        case "is empty":
            return _is_empty
        case "contains" | "matches":
            is_plain = operator == "contains" and is_caseless(value)
            pattern = match_readable_or_escaped(value) if operator == "contains" and not is_plain else value
            return by_expression(_TEXT.cast(pl.String).str.contains(pattern, literal=is_plain))
        case "in":
            return _list_items_test(condition, kind, facts)
        case "<" | ">" | "<=" | ">=" if kind is Kind.DATE:
            bound = pl.select(parse_instant(pl.lit(value))).item()
            return lambda texts: _compare_mask(_instants(texts), operator, bound)
        case _ if kind is None or (kind is Kind.NUMBER and is_number(value)):
            bound = pl.select(parse_number(pl.lit(value))).item()
            return lambda texts: _compare_mask(_numbers(texts), operator, bound)
        case _:
            return lambda texts: _compare_mask(texts, operator, value)


_is_empty: Final = by_expression(_TEXT.cast(pl.String).str.strip_chars().fill_null("") == "")


def _numbers(texts: pl.Series) -> pl.Series:
    """Return a column of texts or numbers as floats; null for texts that are not numbers."""
    if texts.dtype.is_numeric():
        return texts.cast(pl.Float64)
    return texts.alias("text").to_frame().select(parse_number(_TEXT)).to_series()


def _instants(values: pl.Series) -> pl.Series:
    """Return W3C dates as naive UTC times, null for other texts; times are returned unchanged."""
    return values if values.dtype.is_temporal() else parse_instants(values)


_COMPARISONS: Final[Mapping[Operator, Callable[[Any, Any], pl.Series]]] = {
    "=": operators.eq, "<": operators.lt, ">": operators.gt, "<=": operators.le, ">=": operators.ge,
}  # fmt: skip


def _compare_mask(column: pl.Series, operator: Operator, bound: object) -> Mask:
    """Return a boolean array: whether the comparison of each value with a bound holds; False for null."""
    found: Mask = _COMPARISONS[operator](column, bound).fill_null(value=False).to_numpy()
    return found


def _list_items_test(condition: Condition, kind: Kind | None, facts: FilterFacts) -> Test:
    """Return the test that a value is a listed text, in a listed range or period, “missing”, or “other” (invalid)."""
    reads_values = {Kind.DATE: _instants, Kind.NUMBER: _numbers, None: _numbers}.get(kind)
    ranges: list[tuple[object, object]] = []
    plain = []
    for item in condition.values:
        if item == MISSING or (item == OTHER and kind not in (None, Kind.URL)):
            continue
        if kind is Kind.DATE:
            period = date_range(item, facts.today)
            assert period is not None  # checked by `check_condition`
            ranges.append(period)
        elif reads_values is not None and (bounds := number_range(item)):
            ranges.append(bounds)
        else:
            plain.append(item)
    has_missing, has_other = MISSING in condition.values, OTHER in condition.values and kind not in (None, Kind.URL)
    choices = [choice for field in FIELD_BY_NAME.values() if field.kind is kind for choice in field.choices]
    is_plain = by_expression(_TEXT.cast(pl.String).is_in(plain))

    def test(texts: pl.Series) -> Mask:
        """Return the mask of texts that match one of the list items."""
        values = reads_values(texts) if reads_values is not None and (ranges or has_other) else texts
        masks = [is_plain(texts)] if plain else []
        if has_missing:
            masks.append(_is_empty(texts))
        if has_other:
            is_known = evaluate(texts, _TEXT.is_in(choices).fill_null(value=False)) if choices else None
            masks.append(~_is_empty(texts) & ~(values.is_not_null().to_numpy() if is_known is None else is_known))
        if ranges:
            masks.append(_in_ranges(values, ranges, includes_end=kind is not Kind.DATE))
        return any_of(masks)

    return test


def _in_ranges(values: pl.Series, ranges: Sequence[tuple[object, object]], *, includes_end: bool) -> Mask:
    """Return a boolean array: whether each value is in one of several ranges, where None means no bound; False for null."""
    values = values.alias("")
    kind, physical = values.dtype, values.to_physical()
    low, high = (-np.inf, np.inf) if kind.is_float() else (-(1 << 63), (1 << 63) - 1)
    firsts, ends = (pl.Series(bounds, dtype=kind).to_physical() for bounds in zip(*ranges, strict=True))
    first, end = firsts.fill_null(low).to_numpy(), ends.fill_null(high).to_numpy()
    # Sorted once, so that many ranges take hardly longer: a value is in one of the ranges that begin before it exactly
    # if it precedes the largest of their ends.
    order = np.argsort(first)
    first, end = first[order], np.maximum.accumulate(end[order])
    value = physical.fill_null(0).to_numpy()
    begun = np.searchsorted(first, value, side="right")
    reached = end[np.maximum(begun - 1, 0)]
    is_within = value <= reached if includes_end else value < reached
    found: Mask = values.is_not_null().to_numpy() & (begun > 0) & is_within
    return found
