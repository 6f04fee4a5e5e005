"""Plan fixes of entries by the stored facts about their pages: replace their URLs, or remove them.

A URL is replaced only by a page that is known to belong in a sitemap. Pages whose state is unknown are never removed.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import Message, as_message, join, listed, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import plan_extension_urls
from sitemap_studio.document.file_problems import known_sitemap_urls
from sitemap_studio.document.hreflang_completion import read_links
from sitemap_studio.document.page_columns import site_urls
from sitemap_studio.document.page_replacements import (
    NEXT_URL,
    REPLACEABLE,
    PageReplacement,
    ReplacementFinder,
    page_keys,
)
from sitemap_studio.document.reporting.problem_lists import csv_cell
from sitemap_studio.model.edits import Edit, EditGroup, RemoveEntries, plan_set_cells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.pages.bots import STUDIO
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE, Reason
from sitemap_studio.protocol.robots_files import host_key
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.page_kind_rules import PAGE_KIND_RULE_IDS
from sitemap_studio.protocol.url_syntax import WEB_ORIGIN, equivalent_keys, page_locs, stripped
from sitemap_studio.validation.locations import LOCATION_RULE, find_misplaced_entries, outside_message
from sitemap_studio.validation.value_validation import describe, find_violations

REMOVABLE: Final[tuple[Reason, ...]] = ("not-found", "noindex", "robots.txt", "redirect-loop")
"""Reasons for which an entry can be removed."""

MAX_CERTAIN_AGE_S: Final = 7 * 86_400
"""Fixes by older facts are uncertain."""

MAX_NOT_FOUND_SHARE: Final = 0.5
"""If a larger fraction of the answered pages of a host is not found, the fixes of its URLs are uncertain."""

_FACT_NAMES: Final = ("status", "reason", "target", "canonical", "checked")
_FIX_COLUMNS: Final = ("slot", "reason", "loc", "page", "checked")
_NO_DOUBT: Final = join(())


@dataclass(frozen=True)
class PageFixRequest:
    """Reasons for which entries are replaced or removed, and the entries and bot to which a plan is limited.

    Attributes:
        replaced: Reasons of `REPLACEABLE` for which URLs are replaced.
        removed: Reasons of `REMOVABLE` for which entries are removed.
        slots: Ascending slots of the entries; None for all.
        bot: Name of the bot whose facts are used.

    Raises:
        RequestError: A reason allows no such fix.
    """

    replaced: frozenset[str] = frozenset(REPLACEABLE)
    removed: frozenset[str] = frozenset()
    slots: SlotArray | None = None
    bot: str = STUDIO.name

    def __post_init__(self) -> None:
        """Raise a `RequestError` for a reason that allows no such fix."""
        for reason in sorted(self.replaced - set(REPLACEABLE)):
            hint = msg("These reasons can be replaced: {reasons}.", reasons=listed(REPLACEABLE))
            raise RequestError(msg("Pages with the reason “{reason}” have no new URL.", reason=reason), hint=hint)
        for reason in sorted(self.removed - set(REMOVABLE)):
            text = msg("Pages with the reason “{reason}” can't be removed.", reason=reason)
            if IS_INDEXABLE.get(reason, False) is None:  # type: ignore[call-overload]
                text = msg("Pages with the reason “{reason}” are unknown, and can't be removed.", reason=reason)
            raise RequestError(text, hint=msg("These reasons can be removed: {reasons}.", reasons=listed(REMOVABLE)))


class PageFix(NamedTuple):
    """Planned fix of one entry: a new URL, or its removal.

    Attributes:
        slot: Slot of the entry.
        reason: Reason why its page does not belong in the sitemap.
        before: Its URL as written.
        after: URL of the page to which it leads, escaped for a sitemap, or in the spelling of the kept entry; None if
            the entry is only removed.
        kept: Slot of the entry that has the URL `after` already, or gets it by an earlier fix; this entry is removed.
            None for an entry that is replaced, or only removed.
        doubt: Why the fix is uncertain; empty for a certain fix.
    """

    slot: int
    reason: Reason
    before: str
    after: str | None
    kept: int | None
    doubt: Message

    @property
    def is_removal(self) -> bool:
        """Whether the entry is removed."""
        return self.after is None or self.kept is not None


class UnfixedPage(NamedTuple):
    """Entry with a requested reason that can't be fixed: slot, reason, URL as written, and why not."""

    slot: int
    reason: Reason
    before: str
    message: Message


class FixedLink(NamedTuple):
    """An hreflang link that changes with the fix of the entry to which it leads.

    Attributes:
        slot: Slot of the entry with the link.
        element: Index of the link among all elements of the entry's extensions.
        before: Its URL as written.
        after: Its new URL; None if the link is removed, because its page is, or because the entry has a link with the
            same language and new URL.
        fixed_slot: Slot of the fixed entry.
    """

    slot: int
    element: int
    before: str
    after: str | None
    fixed_slot: int


@dataclass(frozen=True, eq=False)
class PageFixPlan:
    """Planned fixes by the facts about pages, in the order of the set.

    Attributes:
        document: Snapshot of the set.
        fixes: The fixes.
        linking: All hreflang links, in the order of the set, of the entries that link to the page of a planned fix, in
            sitemaps that are not read-only: the columns of `read_links`, `key`, the key of the target in `page_keys`, and
            `n_listed`, the number of entries that list it.
        unfixed: The entries that can't be fixed.
        n_known: Number of entries of the set whose pages have stored facts.
        notices: Messages of the store, such as about damaged files.
    """

    document: Document = field(repr=False)
    fixes: tuple[PageFix, ...] = ()
    linking: pl.DataFrame = field(default_factory=pl.DataFrame, repr=False)
    unfixed: tuple[UnfixedPage, ...] = ()
    n_known: int = 0
    notices: tuple[Message, ...] = ()

    def __len__(self) -> int:
        """Return the number of fixes, one per entry; changed links of other entries are not counted."""
        return len(self.fixes)

    def parents(self) -> NDArray[np.int64]:
        """Return the index of the fix on which each fix depends, as that gives the kept entry its URL; -1 without one."""
        numbers = {fix.slot: number for number, fix in enumerate(self.fixes) if not fix.is_removal}
        return np.array([-1 if fix.kept is None else numbers.get(fix.kept, -1) for fix in self.fixes], np.int64)

    def select(self, chosen: Sequence[bool] | NDArray[np.bool_]) -> PageFixPlan:
        """Return the plan with the chosen fixes only, and without removals whose kept entry does not get its URL."""
        parents = self.parents()
        fixes = tuple(
            fix
            for fix, is_chosen, parent in zip(self.fixes, chosen, parents.tolist(), strict=True)
            if is_chosen and (parent < 0 or chosen[parent])
        )
        return replace(self, fixes=fixes)

    def certain(self) -> PageFixPlan:
        """Return the plan without uncertain fixes."""
        return self.select([not fix.doubt for fix in self.fixes])

    @cached_property
    def links(self) -> tuple[FixedLink, ...]:
        """The hreflang links of remaining entries that change with the fixes, in the order of the set.

        Links to a page with a new URL get this URL. Links to removed pages without a new URL are removed, unless an
        entry that is not fixed lists the page. An entry gets no two links with the same language and URL.
        """
        fix_by_key, n_fixes = dict[str, PageFix](), Counter[str]()
        for key, fix in zip(page_keys(fix.before for fix in self.fixes), self.fixes, strict=True):
            if key not in fix_by_key or fix_by_key[key].after is None:
                fix_by_key[key] = fix
            n_fixes[key] += 1
        after_keys = dict(zip(fix_by_key, page_keys(fix.after for fix in fix_by_key.values()), strict=True))
        removed = {fix.slot for fix in self.fixes if fix.is_removal}
        links = list[FixedLink]()
        for slot, of_entry in groupby(self.linking.iter_rows(), itemgetter(0)):
            changing, unchanged = list[tuple[FixedLink, str, str]](), set[tuple[str, str]]()
            for _, element, code, href, key, n_listed in of_entry if slot not in removed else ():
                fix_of_key = fix_by_key.get(key)
                if fix_of_key is None or (fix_of_key.after is None and n_fixes[key] < n_listed):
                    unchanged.add((code.lower(), key))
                else:
                    link = FixedLink(slot, element, href, fix_of_key.after, fix_of_key.slot)
                    changing.append((link, code.lower(), after_keys[key]))
            for link, language, key in changing:
                is_repeated = (language, key) in unchanged
                links.append(link._replace(after=None) if is_repeated else link)
                unchanged.add((language, key))
        return tuple(links)

    def edit(self, table: EntryTable) -> Edit:
        """Return the edit that applies all fixes to a table with the same entries as the snapshot."""
        new = sorted((fix.slot, fix.after) for fix in self.fixes if not fix.is_removal)
        edits = list[Edit]()
        if new:
            slots, values = np.array([slot for slot, _ in new], np.uint32), pl.Series([after for _, after in new])
            edits.append(plan_set_cells(table, "loc", slots, values))
        if self.links:
            after_by_url, removed_elements = dict[str, str](), dict[int, set[int]]()
            for link in self.links:
                if link.after is None:
                    removed_elements.setdefault(link.slot, set()).add(link.element)
                else:
                    after_by_url[link.before] = link.after
            slots = unique_slots(np.array([link.slot for link in self.links], np.uint32))
            edits.append(
                plan_extension_urls(
                    self.document,
                    slots,
                    lambda urls: pl.Series([after_by_url.get(url) for url in urls], dtype=pl.String),
                    only="xhtml:link",
                    removed=removed_elements,
                )
            )
        if removed := [fix.slot for fix in self.fixes if fix.is_removal]:
            edits.append(RemoveEntries(np.sort(table.positions()[np.array(removed, np.uint32)])))
        return EditGroup(edits)


def slots_of_pages(table: EntryTable, locs: Collection[str]) -> SlotArray:
    """Return the ascending slots of the entries that list some pages, given in the form of `page_loc`."""
    pages = page_locs(table.rows(table.order, ["loc"])["loc"].cast(pl.String))
    is_listed = pages.is_in(list(locs)).fill_null(value=False)
    return np.sort(table.order[is_listed.to_numpy()])


def plan_page_fixes(
    document: Document,
    store: FactsStore,
    request: PageFixRequest,
    *,
    now: float | None = None,
    progress: Progress | None = None,
) -> PageFixPlan:
    """Return the plan of fixes of entries by the stored facts about their pages; nothing is requested or changed.

    Args:
        document: A snapshot of the set.
        store: Store of the facts.
        request: Reasons, entries and bot of the plan.
        now: Current time in Unix seconds; None for the time of the clock.
        progress: Checked for cancellation.
    """
    return _Planner(document, store, request, time.time() if now is None else now, progress or Progress()).plan()


def redirects_csv(document: Document, store: FactsStore, bot: str) -> str:
    """Return CSV with the header `from,to,status`, and a row for each listed page that redirects, in the order of the set.

    The status is the one of the first response. No text can be evaluated as a formula.

    Args:
        document: The set.
        store: Store of the facts.
        bot: Name of the bot whose facts are used.
    """
    rows = _with_facts(document.table, store, bot).filter(
        pl.col("reason") == "redirect", pl.col("target").is_not_null()
    )
    pages = rows.unique("page", keep="first", maintain_order=True).select(
        "page", "target", pl.col("status").cast(pl.String)
    )
    cells = (("from", "to", "status"), *pages.fill_null("").iter_rows())
    return "".join(",".join(map(csv_cell, row)) + "\n" for row in cells)


def _with_facts(table: EntryTable, store: FactsStore, bot: str) -> pl.DataFrame:
    """Return a row for each entry in the order of the set, with its stored facts, null without facts.

    The columns are `slot`, `sitemap`, `loc` as written, `page`, the URL as requested, and `_FACT_NAMES`.
    """
    rows = table.rows(table.order, ["loc", "sitemap"]).with_columns(pl.col("loc").cast(pl.String))
    rows = rows.with_columns(slot=pl.Series(table.order), page=page_locs(rows["loc"]))
    kinds = {"reason": pl.String, "target": pl.String, "canonical": pl.String}
    frames = [frame.cast(kinds) for frame in store.read_columns(site_urls(table), bot, _FACT_NAMES)]  # type: ignore[arg-type]
    if not frames:
        schema = {"status": pl.UInt16, **kinds, "checked": pl.UInt32}
        return rows.with_columns(pl.lit(None, kind).alias(name) for name, kind in schema.items())
    facts = pl.concat(frames).rename({"loc": "page"})
    return rows.join(facts, on="page", how="left", maintain_order="left")


class _Planner:
    """Planner of the fixes of one set."""

    def __init__(
        self, document: Document, store: FactsStore, request: PageFixRequest, now: float, progress: Progress
    ) -> None:
        """Read the facts of all listed pages.

        Args:
            document: A snapshot of the set.
            store: Store of the facts.
            request: Reasons, entries and bot of the plan.
            now: Current time in Unix seconds.
            progress: Checked for cancellation.
        """
        self._document, self._store, self._request, self._now, self._progress = document, store, request, now, progress
        self._rows = _with_facts(document.table, store, request.bot)
        self._rows = self._rows.with_columns(key=equivalent_keys(self._rows["page"]))

    def plan(self) -> PageFixPlan:
        """Return the plan of the request; entries of read-only sitemaps are unfixed."""
        is_chosen = self._rows["reason"].is_in([*self._request.replaced, *self._request.removed]).fill_null(value=False)
        if self._request.slots is not None:
            is_chosen &= pl.Series(np.isin(self._rows["slot"].to_numpy(), self._request.slots))
        chosen = self._rows.filter(is_chosen)
        locked = [sitemap.id for sitemap in self._document.sitemaps if sitemap.read_only is not None]
        is_locked = chosen["sitemap"].is_in(locked)
        unfixed = [
            UnfixedPage(slot, reason, loc, msg("Its sitemap is read-only."))
            for slot, reason, loc in chosen.filter(is_locked).select("slot", "reason", "loc").iter_rows()
        ]
        chosen = chosen.filter(~is_locked)
        removed = chosen.filter(pl.col("reason").is_in(list(self._request.removed)))
        fixes = [
            PageFix(slot, reason, loc, None, None, self._doubt(page, checked))
            for slot, reason, loc, page, checked in removed.select(_FIX_COLUMNS).iter_rows()
        ]
        leading = chosen.filter(pl.col("reason").is_in(list(self._request.replaced)))
        replacements, unreplaced = self._replacements(leading, {fix.slot for fix in fixes})
        fixes += replacements
        positions = self._document.table.positions()
        fixes.sort(key=lambda fix: positions[fix.slot])
        unfixed = sorted((*unfixed, *unreplaced), key=lambda page: positions[page.slot])
        n_known = len(self._rows) - self._rows["reason"].null_count()
        linking = self._links_of_linking_entries(fixes, locked)
        notices = tuple(self._store.notices)
        return PageFixPlan(self._document, tuple(fixes), linking, tuple(unfixed), n_known, notices)

    # Replacements

    def _replacements(self, rows: pl.DataFrame, removed: set[int]) -> tuple[list[PageFix], list[UnfixedPage]]:
        """Return the fixes of entries that lead to other pages, certain ones first, and the unfixed entries.

        Args:
            rows: Rows of `_with_facts` for the entries.
            removed: Slots of the entries that other fixes remove.
        """
        finder = ReplacementFinder(
            self._rows, self._store, self._request.bot, self._request.replaced, int(self._now), self._progress
        )
        found = finder.find(dict(rows.select("page", after=NEXT_URL).drop_nulls().iter_rows()))
        urls = [found[page].url if page in found else None for page in rows["page"]]
        changed = rows.select("slot", "sitemap", before="loc").with_columns(loc=pl.Series(urls, dtype=pl.String))
        faults = _value_faults(self._document, changed)
        unstored = PageReplacement.from_refusal(msg("The URL to which it leads is not stored."))
        planned, unfixed = list[tuple[PageFix, Message | None]](), list[UnfixedPage]()
        for number, (slot, reason, loc, page, checked) in enumerate(rows.select(_FIX_COLUMNS).iter_rows()):
            self._progress.advance(0)
            new = found.get(page, unstored)
            if new.refusal:
                unfixed.append(UnfixedPage(slot, reason, loc, new.refusal))
            else:
                doubt = self._doubt(page, checked, new)
                planned.append((PageFix(slot, reason, loc, new.url, None, doubt), faults.get(number)))
        fixes, faulty = self._merge_with_listed(planned, removed)
        return fixes, unfixed + faulty

    def _merge_with_listed(
        self, planned: Sequence[tuple[PageFix, Message | None]], removed: set[int]
    ) -> tuple[list[PageFix], list[UnfixedPage]]:
        """Return the planned fixes, certain ones first, and the entries that remain unfixed for the fault of their URL.

        An entry is removed if another one lists its new URL, or a fix before gives another one this URL.

        Args:
            planned: Replacements of URLs, each with the fault of the new URL in its sitemap; None without a fault.
            removed: Slots of the entries that other fixes remove.
        """
        # The certain fixes come first, so that none of them depends on an uncertain one.
        planned = sorted(planned, key=lambda each: (bool(each[0].doubt), each[1] is not None))
        keys = page_keys(fix.after for fix, _ in planned)
        kept_slots = self._listed_slots(keys, {*removed, *(fix.slot for fix, _ in planned)})
        kept_rows = self._rows.filter(pl.col("slot").is_in(list(kept_slots.values())))
        written = {slot: stripped(loc) for slot, loc in kept_rows.select("slot", "loc").iter_rows()}
        fixes, unfixed = list[PageFix](), list[UnfixedPage]()
        for (fix, fault), key in zip(planned, keys, strict=True):
            if fault is not None and key not in kept_slots:
                unfixed.append(UnfixedPage(fix.slot, fix.reason, fix.before, fault))
                continue
            kept = kept_slots.setdefault(key, fix.slot)
            fixes.append(fix if kept == fix.slot else fix._replace(kept=kept, after=written.get(kept, fix.after)))
        return fixes, unfixed

    def _listed_slots(self, keys: Iterable[str], changed: set[int]) -> dict[str, int]:
        """Return the slot of the first entry that lists a page, by the key of the page; absent for unlisted pages.

        Args:
            keys: Keys of pages, as by `page_keys`; empty ones are ignored.
            changed: Slots of entries that are ignored, as fixes change them.
        """
        rows = self._rows.filter(self._rows["key"].is_in(list(set(keys) - {""}))).select("key", "slot")
        slots = dict[str, int]()
        for key, slot in rows.iter_rows():
            if slot not in changed:
                slots.setdefault(key, slot)
        return slots

    # Doubts

    def _doubt(self, page: str, checked: int, new: PageReplacement | None = None) -> Message:
        """Return why a fix is uncertain; empty for a certain fix.

        Args:
            page: URL of the page.
            checked: Unix time of the facts about it.
            new: The page that replaces it; None for a removal.
        """
        doubts, host = list[Message](), host_key(page)
        if new is not None:
            checked = min(checked, new.checked)
            if (new_host := host_key(new.url)) != host:
                doubts.append(msg("The host changes to {host}.", host=new_host))
            doubts += new.doubts
        if checked < self._now - MAX_CERTAIN_AGE_S:
            doubts.append(msg("The facts are older than 7 days."))
        if host in self._failing_hosts:
            doubts.append(msg("Most pages of {host} are not found.", host=host))
        return join(doubts) if doubts else _NO_DOUBT

    @cached_property
    def _failing_hosts(self) -> frozenset[str]:
        """The `host_key` of each host with more than `MAX_NOT_FOUND_SHARE` of its answered listed pages not found."""
        answered = [reason for reason, is_known in IS_INDEXABLE.items() if is_known is not None]
        pages = self._rows.filter(pl.col("reason").is_in(answered)).unique("page")
        pages = pages.select("reason", origin=pl.col("page").str.extract(WEB_ORIGIN)).drop_nulls("origin")
        by_origin = pages.group_by("origin").agg(pl.len(), missing=(pl.col("reason") == "not-found").sum())
        n_pages, n_missing = Counter[str](), Counter[str]()
        for origin, n_answered, n_not_found in by_origin.iter_rows():
            n_pages[host_key(origin)] += n_answered
            n_missing[host_key(origin)] += n_not_found
        return frozenset(host for host in n_pages if n_missing[host] > MAX_NOT_FOUND_SHARE * n_pages[host])

    # Links

    def _links_of_linking_entries(self, fixes: Sequence[PageFix], locked: Sequence[int]) -> pl.DataFrame:
        """Return all hreflang links of the entries that link to the page of a fix, as in `PageFixPlan.linking`.

        Args:
            fixes: All planned fixes.
            locked: Ids of read-only sitemaps, whose links are left out.
        """
        if not fixes:
            return pl.DataFrame()
        slots = self._rows.filter(~pl.col("sitemap").is_in(locked))["slot"].to_numpy()
        links = read_links(self._document, slots)
        links = links.with_columns(pl.Series("key", page_keys(links["href"]), pl.String))
        is_fixed = pl.col("key").is_in(list(set(page_keys(fix.before for fix in fixes))))
        links = links.join(links.filter(is_fixed).select("slot").unique(), on="slot", how="semi", maintain_order="left")
        n_listed = self._rows.group_by("key").agg(n_listed=pl.len())
        links = links.join(n_listed, on="key", how="left", maintain_order="left")
        return links.select("slot", "element", "code", "href", "key", "n_listed")


def _value_faults(document: Document, rows: pl.DataFrame) -> dict[int, Message]:
    """Return why new URLs are not allowed in their sitemaps, or are no pages, by row number; absent for null and others.

    Args:
        document: The set.
        rows: The entries with their `slot` and `sitemap`, their URL in `before`, and their new URL in `loc`.
    """
    profile, faults = document.profile, dict[int, Message]()
    kinds_before = find_violations(rows.select(loc="before"), ["loc"])
    for rule, numbers in find_violations(rows.select("loc"), ["loc"]).items():
        if RULES[rule].severity_in(profile) is Severity.ERROR or rule in PAGE_KIND_RULE_IDS:
            # A page of such a kind may get another URL.
            unchanged = set(kinds_before.get(rule, ())) if rule in PAGE_KIND_RULE_IDS else set()
            for number in numbers.tolist():
                if rows["loc"][number] and number not in unchanged:
                    faults[number] = as_message(describe(rule, rows["loc"][number]))
    if RULES[LOCATION_RULE].severity_in(profile) is None:
        return faults
    urls = known_sitemap_urls(document.sitemaps, document.base_url, has_index=document.index is not None)
    for number in find_misplaced_entries(rows.select("loc", "sitemap"), urls).tolist():
        loc, sitemap = rows["loc"][number], rows["sitemap"][number]
        faults.setdefault(number, as_message(outside_message(loc, urls[sitemap], is_common=False)))
    return faults
