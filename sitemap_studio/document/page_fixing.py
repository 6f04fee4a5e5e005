"""Plan fixes of entries by the stored facts about their pages: replace their URLs, or remove them.

A URL is replaced only by a page that is known to belong in a sitemap. Pages whose state is unknown are never removed.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
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
from sitemap_studio.document.reporting.problem_lists import csv_cell
from sitemap_studio.model.edits import Edit, EditGroup, RemoveEntries, plan_set_cells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.pages.bots import STUDIO
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_causes import MIN_CAUSE_URLS
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.pages.page_targets import find_target_doubts, find_target_refusal, is_same_page
from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE, Reason
from sitemap_studio.protocol.robots_files import host_key, url_key
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.page_kind_rules import PAGE_KIND_RULE_IDS
from sitemap_studio.protocol.url_fixes import to_uri
from sitemap_studio.protocol.url_syntax import WEB_ORIGIN, equivalent_keys, page_loc, page_locs, split_loc, stripped
from sitemap_studio.validation.locations import LOCATION_RULE, find_misplaced_entries, outside_message
from sitemap_studio.validation.value_validation import describe, find_violations

REPLACEABLE: Final[tuple[Reason, ...]] = ("redirect", "canonical")
"""Reasons for which a URL can be replaced by the page to which it leads."""

REMOVABLE: Final[tuple[Reason, ...]] = ("not-found", "noindex", "robots.txt", "redirect-loop")
"""Reasons for which an entry can be removed."""

MAX_CERTAIN_AGE_S: Final = 7 * 86_400
"""Fixes by older facts are uncertain."""

MAX_NOT_FOUND_SHARE: Final = 0.5
"""If a larger fraction of the answered pages of a host is not found, the fixes of its URLs are uncertain."""

_MIN_LEADING_PAGES: Final = 3
"""If at least so many pages redirect to one that is not the same under another URL, the fixes are uncertain."""

_MAX_CHAIN: Final = 10
_FACT_NAMES: Final = ("status", "reason", "target", "canonical", "checked")
_FIX_COLUMNS: Final = ("slot", "reason", "loc", "page", "checked")
_PLAIN_URL: Final = re.compile(r"https?://[a-z0-9.-]+(?::\d+)?/[A-Za-z0-9/_.~?=&-]*")
"""URLs without fragment, user name and escapes, which are written as they are."""

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
            sitemaps that are not read-only: the columns of `read_links`, `key`, the key of the target in `_keys`, and
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
        for key, fix in zip(_keys(fix.before for fix in self.fixes), self.fixes, strict=True):
            if key not in fix_by_key or fix_by_key[key].after is None:
                fix_by_key[key] = fix
            n_fixes[key] += 1
        after_keys = dict(zip(fix_by_key, _keys(fix.after for fix in fix_by_key.values()), strict=True))
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


class _NewUrl(NamedTuple):
    """Page at the end of a chain, or the reason why no page of a chain can be listed.

    Attributes:
        url: URL of the page, escaped for a sitemap; empty with a refusal.
        checked: Unix time of the oldest facts about it and the pages between; without meaning if there is a refusal.
        refusal: Why the page can't be listed; empty for a page that can be.
        facts: Facts about the page; None with a refusal.
    """

    url: str
    checked: int
    refusal: Message
    facts: PageFacts | None = None


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
        self._facts = dict[str, PageFacts | None]()
        # Why the target of a redirect may not be the moved content of the page, by page.
        self._target_doubts = dict[str, list[Message]]()

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
            PageFix(slot, reason, loc, None, None, self._doubt(page, None, checked))
            for slot, reason, loc, page, checked in removed.select(_FIX_COLUMNS).iter_rows()
        ]
        leading = chosen.filter(pl.col("reason").is_in(list(self._request.replaced)))
        replacements, refused = self._replacements(leading, {fix.slot for fix in fixes})
        fixes += replacements
        positions = self._document.table.positions()
        fixes.sort(key=lambda fix: positions[fix.slot])
        unfixed = sorted((*unfixed, *refused), key=lambda page: positions[page.slot])
        n_known = len(self._rows) - self._rows["reason"].null_count()
        linking = self._links_of_linking_entries(fixes, locked)
        notices = tuple(self._store.notices)
        return PageFixPlan(self._document, tuple(fixes), linking, tuple(unfixed), n_known, notices)

    # Replacements

    def _replacements(self, rows: pl.DataFrame, removed: set[int]) -> tuple[list[PageFix], list[UnfixedPage]]:
        """Return the fixes of entries that lead to other pages, certain ones first, and the unfixed entries.

        An entry is removed if another one lists its new URL, or a fix before gives another one this URL.

        Args:
            rows: Rows of `_with_facts` for the entries.
            removed: Slots of the entries that other fixes remove.
        """
        next_urls = dict[str, str]()
        for page, reason, target, canonical in rows.select("page", "reason", "target", "canonical").iter_rows():
            url = canonical if reason == "canonical" else target
            if url is not None:
                next_urls[page] = url
        ends = self._replacing_pages(next_urls)
        texts = [ends[page].url if page in ends else None for page in rows["page"]]
        new = rows.select("slot", "sitemap", before="loc").with_columns(loc=pl.Series(texts, dtype=pl.String))
        faults = self._value_faults(new)
        planned, unfixed = list[tuple[PageFix, Message | None]](), list[UnfixedPage]()
        for number, (slot, reason, loc, page, checked) in enumerate(rows.select(_FIX_COLUMNS).iter_rows()):
            self._progress.advance(0)
            end = ends.get(page, _NewUrl("", 0, msg("The URL to which it leads is not stored.")))
            if end.refusal:
                unfixed.append(UnfixedPage(slot, reason, loc, end.refusal))
            else:
                doubt = self._doubt(page, end.url, min(checked, end.checked))
                planned.append((PageFix(slot, reason, loc, end.url, None, doubt), faults.get(number)))
        known = self._listed_slots(texts, {*removed, *(fix.slot for fix, _ in planned)})
        kept_rows = self._rows.filter(pl.col("slot").is_in(list(known.values())))
        written = {slot: stripped(loc) for slot, loc in kept_rows.select("slot", "loc").iter_rows()}
        # The certain fixes come first, so that none of them depends on an uncertain one.
        fixes = list[PageFix]()
        keys = dict(zip(texts, _keys(texts), strict=True))
        for fix, fault in sorted(planned, key=lambda each: (bool(each[0].doubt), each[1] is not None)):
            key = keys[fix.after]
            if fault is not None and key not in known:
                unfixed.append(UnfixedPage(fix.slot, fix.reason, fix.before, fault))
                continue
            kept = known.setdefault(key, fix.slot)
            fixes.append(fix if kept == fix.slot else fix._replace(kept=kept, after=written.get(kept, fix.after)))
        return fixes, unfixed

    def _replacing_pages(self, next_urls: Mapping[str, str]) -> dict[str, _NewUrl]:
        """Return for each page the page that replaces it, or the reason why none does.

        Args:
            next_urls: The URL to which each page leads, by page.
        """
        first_keys = dict(zip(next_urls, _keys(next_urls.values()), strict=True))
        shared = self._shared_keys()
        ends = self._chain_ends({page: url for page, url in next_urls.items() if first_keys[page] not in shared})
        end_keys = dict(zip(ends, _keys(end.url for end in ends.values()), strict=True))
        shared |= {key for key, count in Counter(end_keys.values()).items() if key and count >= MIN_CAUSE_URLS}
        for page, url in next_urls.items():
            if first_keys[page] in shared or end_keys[page] in shared:
                shown = page_loc(url) if first_keys[page] in shared else ends[page].url
                text = msg("At least 20 pages lead to {url}, so that it does not replace one of them.", url=shown)
                ends[page] = _NewUrl("", 0, text)
            elif (facts_of_end := ends[page].facts) is not None:
                refusal = find_target_refusal(page, ends[page].url, has_password=facts_of_end.has_password)
                ends[page] = _NewUrl("", 0, refusal) if refusal else ends[page]
        moved = dict[str, str]()
        for facts in self._store.read(next_urls, self._request.bot):
            if facts.is_temporary:
                text = msg("The redirect is temporary, so that search engines may keep the listed URL.")
                self._target_doubts[facts.loc] = [text]
            if facts.reason == "redirect" and facts.error and facts.error_kind != "markup":
                # Stored facts about the target are of an earlier check.
                ends[facts.loc] = _NewUrl("", 0, msg("The target was not read: {reason}", reason=facts.error))
            elif facts.reason == "redirect" and not is_same_page(facts.loc, ends[facts.loc].url):
                moved[facts.loc] = ends[facts.loc].url
                self._target_doubts.setdefault(facts.loc, []).extend(_doubts_of_redirect(facts, ends[facts.loc]))
        n_leading = Counter(moved.values())
        for page, url in moved.items():
            if n_leading[url] >= _MIN_LEADING_PAGES:
                self._target_doubts.setdefault(page, []).append(msg("Several different pages lead to this URL."))
        return ends

    def _shared_keys(self) -> set[str]:
        """Return the keys of the URLs that are the target or canonical URL of at least `MIN_CAUSE_URLS` listed pages."""
        after = pl.when(pl.col("reason") == "canonical").then("canonical").otherwise("target")
        pages = self._rows.filter(pl.col("reason").is_in(REPLACEABLE)).unique("page").select(after=after).drop_nulls()
        counts = pl.Series("key", _keys(pages["after"]), pl.String).value_counts()
        return set(counts.filter(pl.col("count") >= MIN_CAUSE_URLS)["key"])

    def _listed_slots(self, urls: Sequence[str | None], changed: set[int]) -> dict[str, int]:
        """Return by key of `_keys` the slot of the first entry that lists each URL; absent for unlisted URLs.

        Args:
            urls: The URLs; None is ignored.
            changed: Slots of entries that are ignored, as fixes change them.
        """
        is_wanted = self._rows["key"].is_in(list(set(_keys(urls)) - {""}))
        rows = self._rows.filter(is_wanted).select("key", "slot")
        slots = dict[str, int]()
        for key, slot in rows.iter_rows():
            if slot not in changed:
                slots.setdefault(key, slot)
        return slots

    def _value_faults(self, rows: pl.DataFrame) -> dict[int, Message]:
        """Return why new URLs are not allowed in their sitemaps, or are no pages, by row number; absent for null and others.

        Args:
            rows: The entries with their `slot` and `sitemap`, their URL in `before`, and their new URL in `loc`.
        """
        profile, faults = self._document.profile, dict[int, Message]()
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
        document = self._document
        urls = known_sitemap_urls(document.sitemaps, document.base_url, has_index=document.index is not None)
        for number in find_misplaced_entries(rows.select("loc", "sitemap"), urls).tolist():
            loc, sitemap = rows["loc"][number], rows["sitemap"][number]
            faults.setdefault(number, as_message(outside_message(loc, urls[sitemap], is_common=False)))
        return faults

    def _chain_ends(self, next_urls: Mapping[str, str]) -> dict[str, _NewUrl]:
        """Return the page at the end of each chain, or the reason why it has no end, by the page where the chain begins.

        Args:
            next_urls: The URL to which each page leads, by page.
        """
        ends = dict[str, _NewUrl]()
        open_chains = {page: (url, int(self._now)) for page, url in next_urls.items()}
        for _ in range(_MAX_CHAIN):
            self._read_facts(url for url, _ in open_chains.values())
            continued = dict[str, tuple[str, int]]()
            for page, (url, checked) in open_chains.items():
                facts = self._facts[url]
                oldest = checked if facts is None else min(checked, facts.checked)
                next_url = _next_url(facts, self._request.replaced)
                if next_url is None:
                    ends[page] = _end_of_chain(url, facts)._replace(checked=oldest)
                else:
                    continued[page] = next_url, oldest
            open_chains = continued
        refusal = msg("The redirects and canonicals that begin here do not end.")
        return ends | {page: _NewUrl("", 0, refusal) for page in open_chains}

    def _read_facts(self, urls: Iterable[str]) -> None:
        """Add the newest stored facts under any form of each URL to `_facts`; None for a page without facts."""
        new = [url for url in dict.fromkeys(urls) if url not in self._facts]
        keys = dict(zip(new, _keys(new), strict=True))
        is_listed = self._rows["key"].is_in(list(set(keys.values())))
        pages = dict(self._rows.filter(is_listed).select("key", "page").reverse().iter_rows())
        plain = dict(zip(new, page_locs(pl.Series(new, dtype=pl.String)).to_list(), strict=True))
        forms = {url: {plain[url], _written_form(plain[url]) or "", pages.get(keys[url], "")} for url in new}
        self._progress.advance(0)
        wanted = {form for forms_of_url in forms.values() for form in forms_of_url if form}
        stored = {facts.loc: facts for facts in self._store.read(wanted, self._request.bot)}
        for url, forms_of_url in forms.items():
            self._facts[url] = max(
                (stored[form] for form in forms_of_url if form in stored), key=lambda facts: facts.checked, default=None
            )

    # Doubts

    def _doubt(self, page: str, after: str | None, checked: int) -> Message:
        """Return why a fix is uncertain; empty for a certain fix.

        Args:
            page: URL of the page.
            after: New URL of the entry; None for a removal.
            checked: Unix time of the oldest facts that the fix uses.
        """
        doubts = list[Message]()
        host = host_key(page)
        if after is not None and (new_host := host_key(after)) != host:
            doubts.append(msg("The host changes to {host}.", host=new_host))
        if after is not None:
            doubts += self._target_doubts.get(page, ())
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
        links = links.with_columns(pl.Series("key", _keys(links["href"]), pl.String))
        is_fixed = pl.col("key").is_in(list(set(_keys(fix.before for fix in fixes))))
        links = links.join(links.filter(is_fixed).select("slot").unique(), on="slot", how="semi", maintain_order="left")
        n_listed = self._rows.group_by("key").agg(n_listed=pl.len())
        links = links.join(n_listed, on="key", how="left", maintain_order="left")
        return links.select("slot", "element", "code", "href", "key", "n_listed")


def _keys(urls: Iterable[str | None]) -> list[str]:
    """Return for each URL the key that equivalent URLs share, as `equivalent_keys` does; empty without a URL."""
    return equivalent_keys(page_locs(pl.Series(list(urls), dtype=pl.String))).to_list()


def _written_form(page: str) -> str | None:
    """Return a URL without fragment, escaped for a sitemap; None if it is not a complete web URL."""
    return page if _PLAIN_URL.fullmatch(page) else to_uri(page)


def _next_url(facts: PageFacts | None, reasons: frozenset[str]) -> str | None:
    """Return the canonical or the target of a page with one of the reasons; None for other pages."""
    if facts is None or facts.reason not in reasons:
        return None
    return facts.canonical if facts.reason == "canonical" else facts.target


def _end_of_chain(url: str, facts: PageFacts | None) -> _NewUrl:
    """Return the page at the end of a chain, with 0 as `checked`, or why it can't be listed.

    Args:
        url: Its URL.
        facts: Its stored facts; None without any.
    """
    shown = url if _PLAIN_URL.fullmatch(url) else page_loc(url)
    if facts is None:
        return _NewUrl("", 0, msg("The facts of {url} are not stored.", url=shown))
    canonicals = {url_key(each.url) for each in facts.canonicals if each.is_valid}
    if facts.canonical is not None:
        canonicals.add(url_key(facts.canonical))
    new = _written_form(shown)
    if facts.error_kind == "markup":
        text = msg("{url} could not be parsed.", url=shown)
    elif facts.own_status not in (200, 304) or not facts.indexable or facts.reason != "ok":
        text = msg("{url} is not known to be indexable: {reason}.", url=shown, reason=facts.reason)
    elif canonicals and canonicals != {url_key(facts.loc)}:
        text = msg("{url} states another canonical URL.", url=shown)
    elif new is None:
        text = msg("{url} is not a valid URL.", url=shown)
    else:
        return _NewUrl(new, 0, _NO_DOUBT, facts)
    return _NewUrl("", 0, text)


def _doubts_of_redirect(facts: PageFacts, end: _NewUrl) -> list[Message]:
    """Return why the page at the end of a redirect may not be the moved content of the page with these facts."""
    if end.facts is None:
        return []
    fragment = split_loc(facts.target or "")[4]
    return find_target_doubts(facts.loc, end.url + fragment, title=end.facts.title, needs_script=end.facts.needs_script)
