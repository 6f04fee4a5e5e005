"""Violations of rules about the pages of entries, by facts that belong to URLs; see `PageColumns`.

Most rules depend on the facts of one page. `SAME_TEXT_RULE` depends on all entries whose pages share a text, and
`HREFLANG_RULE` on the pages of the alternates, which need not be entries of the set.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np
import polars as pl

from sitemap_studio.core.messages import plural
from sitemap_studio.core.threads import parallel_map
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import COLUMNS, NO_PAGE, PageColumns, PageRows
from sitemap_studio.model.slots import (
    NO_SLOTS,
    ROW_BITS,
    SlotArray,
    difference,
    isin_sorted,
    merge_disjoint,
    unique_slots,
)
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.rule import Rule, RuleContext, Template
from sitemap_studio.protocol.rules.page_rules import (
    DATE_RULES,
    HREFLANG_RULE,
    MIN_SAME_TEXT,
    PAGE_RULES,
    ROBOTS_RULE,
    SAME_TEXT_RULE,
)
from sitemap_studio.protocol.typed_values import date_spans
from sitemap_studio.protocol.url_syntax import stripped
from sitemap_studio.validation.current_pages import NO_LOCS, current_rows
from sitemap_studio.validation.extensions.alternates import Links
from sitemap_studio.validation.page_alternates import PageAlternates

_ENTRY_FIELDS: Final = ("loc", "lastmod")
_CANONICAL_REASON: Final = "canonical_reason"
_SPANS: Final = {"lastmod_begin": "begin", "lastmod_end": "end"}
_NO_ROWS: Final[PageRows] = np.empty(0, np.int64)
_OWN_RULES: Final = tuple(rule for rule in PAGE_RULES if rule.violated is not None)
"""The rules that depend on the facts of one page."""

_DATE_RULES: Final = tuple(rule for rule in _OWN_RULES if rule.id in DATE_RULES)
"""The rules that depend on the facts of one page and on `lastmod`; no other rule depends on it."""

SINGLE_PAGE_RULES: Final = tuple(rule.id for rule in _OWN_RULES)
"""Ids of the rules that depend on the facts of one page."""


@dataclass(frozen=True, eq=False)
class ValidatedPages:
    """Facts by which entries were validated, and the entries on whose texts `SAME_TEXT_RULE` depends.

    Attributes:
        columns: The facts.
        sharing: Slots of entries whose text `MIN_SAME_TEXT` or more indexable pages with facts have, ascending.
        rows: Rows in `columns` of the pages of these entries.
    """

    columns: PageColumns
    sharing: SlotArray = field(default_factory=lambda: NO_SLOTS)
    rows: PageRows = field(default_factory=lambda: _NO_ROWS)


class _EntryFindings(NamedTuple):
    """Violations of `_OWN_RULES` by some entries, and the entries on which the other rules depend; slots ascend.

    Attributes:
        by_rule: Slots that violate each rule; rules without violations are left out.
        sharing: Slots of entries whose text is shared; see `ValidatedPages`.
        rows: Rows of the pages of these entries.
    """

    by_rule: dict[str, SlotArray]
    sharing: SlotArray
    rows: PageRows


def find_page_violations(
    table: EntryTable,
    columns: PageColumns,
    context: RuleContext,
    *,
    disallowed: SlotArray = NO_SLOTS,
    links: Links | None = None,
) -> tuple[dict[str, SlotArray], ValidatedPages]:
    """Return the slots that violate each rule about pages, ascending, and the state for updates after edits.

    Rules without violations are left out.

    Args:
        table: The entries.
        columns: Facts about pages.
        context: Maximum age of the facts, and dates for the rules.
        disallowed: Slots that `loc-disallowed` reports, ascending; `ROBOTS_RULE` does not report them again.
        links: Links between alternates; None without links.
    """
    is_in_order = np.zeros(table.slot_capacity, np.bool_)
    is_in_order[table.order] = True
    # Computed before several threads need it.
    _ = columns.has_shared_text

    def find_in_block(block: int) -> _EntryFindings:
        """Return the violations by the entries of one block, without removed entries."""
        first = block << ROW_BITS
        frame = table.read_block(block).select(_ENTRY_FIELDS)
        present = np.flatnonzero(is_in_order[first : first + frame.height])
        frame = frame if len(present) == frame.height else frame[present]
        return _find_in_entries(frame, (present + first).astype(np.uint32), columns, context)

    parts = parallel_map(find_in_block, range(len(table.blocks)))
    rules = dict.fromkeys(rule for part in parts for rule in part.by_rule)
    by_rule = {rule: np.concatenate([part.by_rule.get(rule, NO_SLOTS) for part in parts]) for rule in rules}
    sharing = np.concatenate([NO_SLOTS, *(part.sharing for part in parts)])
    pages = ValidatedPages(columns, sharing, np.concatenate([_NO_ROWS, *(part.rows for part in parts)]))
    by_rule[ROBOTS_RULE] = difference(by_rule.get(ROBOTS_RULE, NO_SLOTS), disallowed)
    by_rule[SAME_TEXT_RULE] = _find_same_texts(pages)
    if links is not None:
        with_links = unique_slots(links.columns["slot"].to_numpy())
        by_rule[HREFLANG_RULE] = PageAlternates(columns, table, context, links).find_violations(with_links)
    return {rule: slots for rule, slots in by_rule.items() if len(slots)}, pages


class PageUpdate(NamedTuple):
    """Violations of rules about pages after an edit.

    Attributes:
        found: Changed entries that violate each rule about a single page, ascending; without rules without violations.
        complete: All slots that violate each rule about several pages, ascending; the previous arrays if unchanged.
        pages: The state after the edit.
    """

    found: Mapping[str, SlotArray]
    complete: Mapping[str, SlotArray]
    pages: ValidatedPages


def update_page_violations(
    pages: ValidatedPages,
    table: EntryTable,
    context: RuleContext,
    changed: SlotArray,
    *,
    violations: Mapping[str, SlotArray],
    links: Links | None,
    has_only_other_dates: bool = False,
) -> PageUpdate:
    """Return the violations of rules about pages after an edit.

    Args:
        pages: The state before the edit.
        table: The entries after the edit.
        context: Maximum age of the facts, and dates for the rules.
        changed: Entries that were inserted, removed or moved, or have another URL, date or alternates; ascending.
        violations: Slots that violate each rule: before the edit for rules about pages, after it for `loc-disallowed`.
        links: Links between alternates after the edit; None without links.
        has_only_other_dates: Whether the edit changed only dates: `DATE_RULES` are validated, the others left out.
    """
    present = changed[table.has_position(changed)]
    entries, rules = table.rows(present, _ENTRY_FIELDS), _DATE_RULES if has_only_other_dates else _OWN_RULES
    found = _find_in_entries(entries, present, pages.columns, context, rules)
    if has_only_other_dates:
        return PageUpdate(found.by_rule, {}, pages)
    own = dict(found.by_rule)
    if ROBOTS_RULE in own:
        own[ROBOTS_RULE] = difference(own[ROBOTS_RULE], violations.get("loc-disallowed", NO_SLOTS))
    new_pages = _replace_sharing(pages, changed, found)
    same_texts = violations.get(SAME_TEXT_RULE, NO_SLOTS) if new_pages is pages else _find_same_texts(new_pages)
    alternates = before = violations.get(HREFLANG_RULE, NO_SLOTS)
    if links is not None:
        violating = PageAlternates(pages.columns, table, context, links).find_violations(changed)
        alternates = merge_disjoint(difference(before, changed), violating)
    elif len(before):
        alternates = NO_SLOTS
    return PageUpdate(own, {SAME_TEXT_RULE: same_texts, HREFLANG_RULE: alternates}, new_pages)


def _replace_sharing(pages: ValidatedPages, changed: SlotArray, found: _EntryFindings) -> ValidatedPages:
    """Return the state with the shared texts of changed entries as found; the same object if none has a shared text.

    Args:
        pages: The state before the edit.
        changed: The changed entries, ascending.
        found: The findings about these entries after the edit.
    """
    is_changed = isin_sorted(changed, pages.sharing)
    if not len(found.sharing) and not is_changed.any():
        return pages
    sharing = np.concatenate([pages.sharing[~is_changed], found.sharing])
    rows = np.concatenate([pages.rows[~is_changed], found.rows])
    order = np.argsort(sharing)
    return ValidatedPages(pages.columns, sharing[order], rows[order])


def page_messages(
    rule: Rule,
    pages: ValidatedPages,
    table: EntryTable,
    slots: SlotArray,
    *,
    context: RuleContext,
    links: Links | None,
    as_text: bool,
) -> pl.Series | list[str]:
    """Return the message about each entry that violates a rule about pages, in the order of `slots`.

    A message is empty if the facts are no longer known.

    Args:
        rule: The violated rule.
        pages: The state of the validation, with the facts.
        table: The entries.
        slots: Slots of the violating entries.
        context: Maximum age of the facts.
        links: Links between alternates; None without links.
        as_text: Whether to return English texts as a column instead of translatable messages.
    """
    if rule.id == SAME_TEXT_RULE:
        return _same_text_messages(pages, table, slots)
    if rule.id == HREFLANG_RULE:
        if links is None:
            return [""] * len(slots)
        return PageAlternates(pages.columns, table, context, links).messages(slots)
    entries = table.rows(slots, _ENTRY_FIELDS)
    rows = current_rows(pages.columns, entries["loc"], context)
    messages = rule.message if isinstance(rule.message, Sequence) else [rule.message]
    templates = [template for template in messages if isinstance(template, Template)]
    names = frozenset(("loc",)).union(*(template.columns for template in templates))
    columns = _values_of_entries(entries, rows, pages.columns, names, context)
    return _render_first_templates(templates, columns, as_text=as_text)


def _render_first_templates(
    templates: Sequence[Template], values: pl.DataFrame, *, as_text: bool
) -> pl.Series | list[str]:
    """Return for each row of values the message of the first template that applies to it; empty without one.

    Args:
        templates: The templates.
        values: The columns that they read.
        as_text: Whether to return English texts as a column instead of translatable messages.
    """
    texts = pl.Series([""], dtype=pl.String).new_from_index(0, values.height)
    messages = [""] * values.height
    has_no_message = np.ones(values.height, np.bool_)
    for template in templates:
        applies = has_no_message.copy()
        if template.when is not None:
            applies &= values.select(template.when.fill_null(value=False)).to_series().to_numpy()
        has_no_message &= ~applies
        indexes = np.flatnonzero(applies)
        if as_text and len(indexes):
            texts = texts.scatter(indexes, template.texts(values[indexes]))
        elif len(indexes):
            for index, message in zip(indexes.tolist(), template.messages(values[indexes]), strict=True):
                messages[index] = message
    return texts if as_text else messages


def _find_in_entries(
    entries: pl.DataFrame,
    slots: SlotArray,
    columns: PageColumns,
    context: RuleContext,
    rules: Sequence[Rule] = _OWN_RULES,
) -> _EntryFindings:
    """Return the violations of rules about one page by entries, and the entries on which the other rules depend.

    Entries without facts, or with facts that are too old, violate no rule.

    Args:
        entries: The entries with `_ENTRY_FIELDS`.
        slots: Their slots, ascending.
        columns: Facts about pages.
        context: Maximum age of the facts, and dates for the rules.
        rules: The rules, from `_OWN_RULES`.
    """
    rows = current_rows(columns, entries["loc"], context)
    with_facts = np.flatnonzero(rows != NO_PAGE)
    if not len(with_facts):
        return _EntryFindings({}, NO_SLOTS, _NO_ROWS)
    if len(with_facts) < len(rows):
        entries, slots, rows = entries[with_facts], slots[with_facts], rows[with_facts]
    values = _values_of_entries(entries, rows, columns, _columns_of_rules(context, rules), context)
    masks = values.select(rule.violation(context).fill_null(value=False).alias(rule.id) for rule in rules)
    by_rule = {name: slots[mask.to_numpy()] for name in masks.columns if (mask := masks[name]).any()}
    is_shared = columns.has_shared_text[rows]
    return _EntryFindings(by_rule, slots[is_shared], rows[is_shared])


def _columns_of_rules(context: RuleContext, rules: Sequence[Rule]) -> tuple[str, ...]:
    """Return the names of the columns on which the masks of rules about one page depend, sorted."""
    return tuple(sorted({name for rule in rules for name in rule.violation(context).meta.root_names()}))


def _values_of_entries(
    entries: pl.DataFrame, rows: PageRows, columns: PageColumns, names: Collection[str], context: RuleContext
) -> pl.DataFrame:
    """Return a row for each entry with the named columns that expressions of `PAGE_RULES` can use.

    Columns of facts that were not loaded are null.

    Args:
        entries: The entries with `_ENTRY_FIELDS`.
        rows: The rows of their pages; see `PageColumns.rows_of`.
        columns: Facts about pages.
        names: Names of the columns to return.
        context: Maximum age of the facts.
    """
    loaded = [name for name in names if name in columns.names and name not in entries.columns]
    values = columns.frame(loaded, rows, entries["loc"]).to_dict()
    # Computed once for both columns, and only if needed: it takes a millisecond even without dates.
    spans = None if _SPANS.keys().isdisjoint(names) else date_spans(entries["lastmod"])
    for name in names:
        if name in entries.columns:
            values[name] = entries[name]
        elif name in _SPANS and spans is not None:
            values[name] = spans[_SPANS[name]].alias(name)
        elif name == _CANONICAL_REASON:
            values[name] = _canonical_reasons(entries["loc"], rows, columns, context)
        elif name not in values:
            values[name] = pl.Series(name, [None], COLUMNS[name].dtype).new_from_index(0, len(rows))
    return pl.DataFrame(values)


def _canonical_reasons(locs: pl.Series, rows: PageRows, columns: PageColumns, context: RuleContext) -> pl.Series:
    """Return the reason of the canonical page for pages with the reason `canonical`; null for others and if unknown."""
    reasons = columns.values("reason", rows, locs)
    is_other = (reasons == "canonical").fill_null(value=False)
    indexes = is_other.arg_true()
    empty = pl.Series("reason", [None], reasons.dtype).new_from_index(0, len(rows))
    if indexes.is_empty():
        return empty
    canonicals = columns.values("canonical", rows[indexes.to_numpy()], locs.gather(indexes))
    return empty.scatter(indexes, columns.values("reason", current_rows(columns, canonicals, context), canonicals))


def _text_groups(pages: ValidatedPages, only: pl.Series | None = None) -> pl.DataFrame:
    """Return the entries whose text is shared by at least `MIN_SAME_TEXT` pages, in the order of `pages.sharing`.

    The columns are `slot`, `row`, the row of the page, and `hash`, the hash of the text.

    Args:
        pages: The entries with shared texts; several can have the same page.
        only: Hashes of texts; None for all texts.
    """
    hashes = pages.columns.values("hash", pages.rows, NO_LOCS)
    frame = pl.DataFrame({"slot": pages.sharing, "row": pages.rows, "hash": hashes})
    frame = frame if only is None else frame.filter(pl.col("hash").is_in(only.implode()))
    return frame.filter(pl.col("row").n_unique().over("hash") >= MIN_SAME_TEXT)


def _find_same_texts(pages: ValidatedPages) -> SlotArray:
    """Return the slots that violate `SAME_TEXT_RULE`, ascending."""
    return unique_slots(_text_groups(pages)["slot"].to_numpy()) if len(pages.sharing) >= MIN_SAME_TEXT else NO_SLOTS


def _same_text_messages(pages: ValidatedPages, table: EntryTable, slots: SlotArray) -> list[str]:
    """Return for each slot the message of `SAME_TEXT_RULE` with a count and another page; else empty."""
    locs = table.rows(slots, ["loc"]).to_series()
    own_rows = pages.columns.rows_of(locs)
    texts = pages.columns.values("hash", own_rows, locs)
    groups = _text_groups(pages, texts.drop_nulls().unique()).unique("row", maintain_order=True)
    examples = groups.group_by("hash").agg(pl.col("row").head(2).alias("rows"), pl.col("slot").head(2), count=pl.len())
    known = {text: (rows, others, count) for text, rows, others, count in examples.iter_rows()}
    messages = list[str]()
    for row, text in zip(own_rows.tolist(), texts.to_list(), strict=True):
        if text not in known:
            messages.append("")
            continue
        rows, examples_of_text, count = known[text]
        example = examples_of_text[1] if rows[0] == row else examples_of_text[0]
        messages.append(
            plural(
                "One more page has the same text: {url}.",
                "%n other pages have the same text, for example {url}.",
                count - 1,
                url=quoted(stripped(table.value(example, "loc"))),
            )
        )
    return messages
