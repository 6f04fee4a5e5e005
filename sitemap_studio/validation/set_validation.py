"""Validation of a whole set, block by block."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import numpy as np

from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import parallel_map
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import PageColumns
from sitemap_studio.model.slots import NO_SLOTS, ROW_BITS, SlotArray, unique_slots
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.protocol.rule import RuleContext
from sitemap_studio.protocol.rules.extension_field_rules import EXTENSION_LEAK_RULES
from sitemap_studio.protocol.rules.page_kind_rules import PAGE_KIND_RULE_IDS
from sitemap_studio.protocol.rules.page_rules import PAGE_RULE_IDS, PAGES
from sitemap_studio.validation.duplicates import DuplicateIndex, Hashes, find_duplicates, url_hashes
from sitemap_studio.validation.extensions.extension_index import (
    NEWS_RULE,
    BlockExtensions,
    ExtensionIndex,
    Reader,
    build_extension_index,
    validate_block_extensions,
)
from sitemap_studio.validation.extensions.extension_rules import (
    ViolatingElements,
    ViolationsPerFile,
    group_per_file,
    group_with_examples,
    slots_by_rule,
)
from sitemap_studio.validation.leaks import LEAK_RULE, group_by_host, group_extension_hosts
from sitemap_studio.validation.locations import (
    LOCATION_RULE,
    SITE_RULE,
    count_sitemap_sites,
    find_entries_of_other_sites,
    find_misplaced_entries,
)
from sitemap_studio.validation.problems import Problems, SlotsByRule, concat_violations, write_marks
from sitemap_studio.validation.run_rule import run_rule
from sitemap_studio.validation.summaries import summarize_sitemaps
from sitemap_studio.validation.value_validation import NO_ROWS, RowsByRule, find_violations


class _ValidatedBlock(NamedTuple):
    """Violations, URL hashes and extensions of one block of the table."""

    by_rule: SlotsByRule
    hashes: Hashes
    extensions: BlockExtensions | None


def validate_entries(
    table: EntryTable,
    *,
    locations: Mapping[int, str] | None = None,
    inferred: Collection[int] = (),
    profile: Profile = DEFAULT_PROFILE,
    context: RuleContext | None = None,
    reader: Reader | None = None,
    pages: PageColumns | None = None,
    progress: Progress | None = None,
) -> Problems:
    """Return the problems of all entries of a set by all rules about entries, except `ORDER_RULE`, which readers check.

    Args:
        table: The entries.
        locations: URL by sitemap id; the location rule applies only to these sitemaps.
        inferred: Ids of sitemaps whose site is inferred from their entries.
        profile: Profile that defines the severities.
        context: Dates and patterns for rules about values; None for today and the defaults.
        reader: Reader of the values of extensions; without it, extensions are not validated.
        pages: Facts about the pages; None to validate no pages.
        progress: Advances by the entries of each block, and cancels.
    """
    progress, context, failed = progress or Progress(), context or RuleContext(), set[str]()
    progress.begin(msg("Checking entries"), len(table))
    locations = dict(locations or {})
    is_in_order = np.zeros(table.slot_capacity, np.bool_)
    is_in_order[table.order] = True
    extensions = ExtensionIndex(reader, context, failed=failed) if reader is not None else None

    def validate_block(block: int) -> _ValidatedBlock:
        """Validate one block in a thread, and advance the progress; removed entries are only indexed."""
        progress.check()
        frame, first = table.read_block(block), np.uint32(block << ROW_BITS)
        has_position = is_in_order[first : first + frame.height]
        found: RowsByRule = run_rule("values", lambda: find_violations(frame, FIELD_NAMES, context, failed), {}, failed)
        if locations:
            outside = partial(find_misplaced_entries, frame, locations, context.robots)
            found[LOCATION_RULE] = run_rule(LOCATION_RULE, outside, NO_ROWS, failed)
        by_rule = {rule: places[has_position[places]] + first for rule, places in found.items()}
        unhashed = np.zeros(frame.height, np.uint32)
        hashes = run_rule("loc-duplicate", partial(url_hashes, frame["loc"]), unhashed, failed)
        of_extensions = validate_block_extensions(extensions, table, block) if extensions is not None else None
        if of_extensions is not None and not has_position.all():
            elements = of_extensions.by_rule.items()
            placed = {rule: each.select(has_position[each.slots - first]) for rule, each in elements}
            of_extensions = of_extensions._replace(by_rule=placed)
        progress.advance(int(has_position.sum()))
        return _ValidatedBlock(by_rule, hashes, of_extensions)

    blocks = parallel_map(validate_block, range(len(table.blocks)))
    by_rule = concat_violations([block.by_rule for block in blocks])
    duplicates = DuplicateIndex.from_hashes(tuple(block.hashes for block in blocks))
    progress.check()
    sites = run_rule(SITE_RULE, partial(count_sitemap_sites, table, inferred), {}, failed)
    if sites:
        rows = table.rows(table.order, ["loc", "sitemap"])
        elsewhere = run_rule(SITE_RULE, partial(find_entries_of_other_sites, rows, sites), NO_ROWS, failed)
        by_rule[SITE_RULE] = np.sort(table.order[elsewhere])
    elements: dict[str, ViolatingElements] = {}
    reported: dict[str, ViolationsPerFile] = {}
    if extensions is not None:
        extensions, found, news = build_extension_index(
            extensions, table, (part.extensions for part in blocks if part.extensions)
        )
        reported = group_per_file(found, table)
        for rule in EXTENSION_LEAK_RULES & found.keys():
            if (grouped := group_extension_hosts(rule, found[rule], table, extensions)) is not None:
                reported[rule] = grouped
        elements = {**found, **{rule: each.reported for rule, each in reported.items()}}
        by_rule |= {**slots_by_rule(elements), NEWS_RULE: news}
    by_rule |= run_rule("loc-duplicate", partial(find_duplicates, table, duplicates, failed), {}, failed)
    if LEAK_RULE in by_rule:
        reported[LEAK_RULE] = group_by_host(table, by_rule[LEAK_RULE], context.leaks)
        by_rule[LEAK_RULE] = reported[LEAK_RULE].reported.slots
    by_rule = {rule: slots for rule, slots in by_rule.items() if len(slots)}
    page_kinds = {
        rule: group_with_examples(ViolatingElements.of_entries(by_rule[rule]), table)
        for rule in PAGE_KIND_RULE_IDS & by_rule.keys()
    }
    by_rule |= {rule: found.reported.slots for rule, found in page_kinds.items()}
    marks = np.zeros(table.slot_capacity, np.uint16)
    write_marks(marks, by_rule, profile)
    summaries = run_rule("summaries", partial(summarize_sitemaps, table, table.nonempty_sitemaps()), {}, failed)
    problems = Problems(
        by_rule=by_rule,
        marks=marks,
        duplicates=duplicates,
        locations=locations,
        sites=sites,
        profile=profile,
        summaries=summaries,
        extensions=extensions,
        context=context,
        elements=elements,
        per_file={**reported, **page_kinds},
        failed=frozenset(failed),
    )
    return problems if pages is None else validate_pages(problems, table, pages)


def validate_pages(problems: Problems, table: EntryTable, columns: PageColumns | None) -> Problems:
    """Return problems, in which problems of rules about pages are replaced, by other facts about the pages of the same entries.

    Args:
        problems: The problems of all entries.
        table: The entries.
        columns: The facts; None for no facts, hence no violations.
    """
    found, pages, failed = dict[str, SlotArray](), None, set(problems.failed) - {PAGES}
    if columns is not None:
        from sitemap_studio.validation.page_validation import ValidatedPages, find_page_violations

        links = problems.extensions.links if problems.extensions is not None else None
        disallowed = problems.slots("loc-disallowed")
        find = partial(find_page_violations, table, columns, problems.context, disallowed=disallowed, links=links)
        found, pages = run_rule(PAGES, find, ({}, ValidatedPages(columns)), failed)
    by_rule = {rule: slots for rule, slots in problems.by_rule.items() if rule not in PAGE_RULE_IDS} | found
    changed = [
        np.setxor1d(problems.slots(rule), by_rule.get(rule, NO_SLOTS), assume_unique=True) for rule in PAGE_RULE_IDS
    ]
    unmarked = unique_slots(*changed)
    marks = problems.marks.copy()
    marks[unmarked] = 0
    write_marks(marks, by_rule, problems.profile, only=unmarked)
    return replace(problems, by_rule=by_rule, marks=marks, pages=pages, failed=frozenset(failed))
