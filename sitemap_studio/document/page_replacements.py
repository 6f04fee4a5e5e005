"""Pages that replace listed pages: the ends of chains of redirects and canonical URLs, by the stored facts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import polars as pl

from sitemap_studio.core.messages import Message, join, listed, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_causes import MIN_CAUSE_URLS
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.pages.page_targets import find_target_doubts, find_target_refusal, is_same_page
from sitemap_studio.protocol.page_verdicts import Reason
from sitemap_studio.protocol.robots_files import url_key
from sitemap_studio.protocol.url_fixes import to_uri
from sitemap_studio.protocol.url_syntax import equivalent_keys, page_loc, page_locs, split_loc

REPLACEABLE: Final[tuple[Reason, ...]] = ("redirect", "canonical")
"""Reasons for which a URL can be replaced by the page to which it leads."""

NEXT_URL: Final = pl.when(pl.col("reason") == "canonical").then("canonical").otherwise("target")
"""Expression for the URL to which a page with a reason of `REPLACEABLE` leads; null if it is not stored."""

_MIN_LEADING_PAGES: Final = 3
"""If at least so many pages redirect to one that is not the same under another URL, the fixes are uncertain."""

_MAX_CHAIN: Final = 10
_PLAIN_URL: Final = re.compile(r"https?://[a-z0-9.-]+(?::\d+)?/[A-Za-z0-9/_.~?=&-]*")
"""URLs without fragment, user name and escapes, which a sitemap contains unchanged."""

_NO_REFUSAL: Final = join(())


class PageReplacement(NamedTuple):
    """Page that replaces a listed page, or the reason why none does.

    Attributes:
        url: URL of the page, escaped for a sitemap; empty with a refusal.
        checked: Unix time of the oldest facts about it and the pages between; without meaning if there is a refusal.
        refusal: Why no page replaces the listed one; empty if one does.
        facts: Facts about the page; None with a refusal.
        doubts: Sentences why it may not be the moved content of the listed page; empty without doubts.
    """

    url: str
    checked: int
    refusal: Message
    facts: PageFacts | None = None
    doubts: tuple[Message, ...] = ()

    @classmethod
    def from_refusal(cls, refusal: Message) -> PageReplacement:
        """Return the result for a listed page that no page replaces, for a reason."""
        return cls("", 0, refusal)


def page_keys(urls: Iterable[str | None]) -> list[str]:
    """Return for each URL the key that equivalent URLs share, as `equivalent_keys` does; empty without a URL."""
    return equivalent_keys(page_locs(pl.Series(list(urls), dtype=pl.String))).to_list()


class ReplacementFinder:
    """Finder of the pages that replace the listed pages of one set."""

    def __init__(
        self,
        rows: pl.DataFrame,
        store: FactsStore,
        bot: str,
        reasons: frozenset[str],
        now: int,
        progress: Progress,
    ) -> None:
        """Create the finder without reading facts.

        Args:
            rows: All listed pages: `page`, `key` as by `page_keys`, and the facts `reason`, `target` and `canonical`.
            store: Store of the facts.
            bot: Name of the bot whose facts are used.
            reasons: Reasons of the pages that chains continue from.
            now: Current time in Unix seconds.
            progress: Checked for cancellation.
        """
        self._rows, self._store, self._bot, self._reasons = rows, store, bot, reasons
        self._now, self._progress = now, progress
        self._facts = dict[str, PageFacts | None]()

    def find(self, next_urls: Mapping[str, str]) -> dict[str, PageReplacement]:
        """Return for each listed page the page that replaces it, or the reason why none does.

        Args:
            next_urls: The URL to which each page leads, by page.
        """
        ends = self._unshared_ends(next_urls)
        for page, end in ends.items():
            if end.facts is not None:
                refusal = find_target_refusal(page, end.url, has_password=end.facts.has_password)
                ends[page] = PageReplacement.from_refusal(refusal) if refusal else end
        return self._with_doubts(ends)

    def _unshared_ends(self, next_urls: Mapping[str, str]) -> dict[str, PageReplacement]:
        """Return the page at the end of each chain, by its first page; refused if at least 20 pages lead to one URL.

        Args:
            next_urls: The URL to which each page leads, by page.
        """
        first_keys = dict(zip(next_urls, page_keys(next_urls.values()), strict=True))
        shared = self._shared_keys()
        ends = self._chain_ends({page: url for page, url in next_urls.items() if first_keys[page] not in shared})
        end_keys = dict(zip(ends, page_keys(end.url for end in ends.values()), strict=True))
        shared |= {key for key, count in Counter(end_keys.values()).items() if key and count >= MIN_CAUSE_URLS}
        for page, url in next_urls.items():
            if first_keys[page] in shared or end_keys[page] in shared:
                shown = page_loc(url) if first_keys[page] in shared else ends[page].url
                text = msg("At least 20 pages lead to {url}, so that it does not replace one of them.", url=shown)
                ends[page] = PageReplacement.from_refusal(text)
        return ends

    def _shared_keys(self) -> set[str]:
        """Return the keys of the URLs that are the target or canonical URL of at least `MIN_CAUSE_URLS` listed pages."""
        pages = (
            self._rows.filter(pl.col("reason").is_in(REPLACEABLE)).unique("page").select(after=NEXT_URL).drop_nulls()
        )
        counts = pl.Series("key", page_keys(pages["after"]), pl.String).value_counts()
        return set(counts.filter(pl.col("count") >= MIN_CAUSE_URLS)["key"])

    def _with_doubts(self, ends: Mapping[str, PageReplacement]) -> dict[str, PageReplacement]:
        """Return the same replacements with doubts about the new pages, and refused if a check could not read the target.

        Args:
            ends: Replacements by the page that they replace.
        """
        found, moved = dict(ends), dict[str, str]()
        for facts in self._store.read(ends, self._bot):
            page, end = facts.loc, ends[facts.loc]
            if facts.reason == "redirect" and facts.error and facts.error_kind != "markup":
                # Stored facts about the target are of an earlier check.
                end = PageReplacement.from_refusal(msg("The target was not read: {reason}", reason=facts.error))
            found[page] = end._replace(doubts=tuple(_doubts_of_end(facts, end)))
            if facts.reason == "redirect" and end.facts is not None and not is_same_page(page, end.url):
                moved[page] = end.url
        keys = dict(zip(moved, page_keys(moved.values()), strict=True))
        n_leading = Counter(keys.values())
        for page, key in keys.items():
            if n_leading[key] >= _MIN_LEADING_PAGES:
                text = msg("Several different pages lead to this URL.")
                found[page] = found[page]._replace(doubts=(*found[page].doubts, text))
        return found

    def _chain_ends(self, next_urls: Mapping[str, str]) -> dict[str, PageReplacement]:
        """Return the page at the end of each chain, or the reason why it has no end, by the page where the chain begins.

        Args:
            next_urls: The URL to which each page leads, by page.
        """
        ends = dict[str, PageReplacement]()
        open_chains = {page: (url, self._now) for page, url in next_urls.items()}
        for _ in range(_MAX_CHAIN):
            self._read_facts(url for url, _ in open_chains.values())
            continued = dict[str, tuple[str, int]]()
            for page, (url, checked) in open_chains.items():
                facts = self._facts[url]
                oldest = checked if facts is None else min(checked, facts.checked)
                next_url = _next_url(facts, self._reasons)
                if next_url is None:
                    ends[page] = _end_of_chain(url, facts)._replace(checked=oldest)
                else:
                    continued[page] = next_url, oldest
            open_chains = continued
        refusal = msg("The redirects and canonicals that begin here do not end.")
        return ends | {page: PageReplacement.from_refusal(refusal) for page in open_chains}

    def _read_facts(self, urls: Iterable[str]) -> None:
        """Add the newest stored facts under any form of each URL to `_facts`; None for a page without facts."""
        new = [url for url in dict.fromkeys(urls) if url not in self._facts]
        keys = dict(zip(new, page_keys(new), strict=True))
        is_listed = self._rows["key"].is_in(list(set(keys.values())))
        pages = dict(self._rows.filter(is_listed).select("key", "page").reverse().iter_rows())
        plain = dict(zip(new, page_locs(pl.Series(new, dtype=pl.String)).to_list(), strict=True))
        forms = {url: {plain[url], _written_form(plain[url]) or "", pages.get(keys[url], "")} for url in new}
        self._progress.advance(0)
        wanted = {form for forms_of_url in forms.values() for form in forms_of_url if form}
        stored = {facts.loc: facts for facts in self._store.read(wanted, self._bot)}
        for url, forms_of_url in forms.items():
            self._facts[url] = max(
                (stored[form] for form in forms_of_url if form in stored), key=lambda facts: facts.checked, default=None
            )


def _written_form(page: str) -> str | None:
    """Return a URL without fragment, escaped for a sitemap; None if it is not a complete web URL."""
    return page if _PLAIN_URL.fullmatch(page) else to_uri(page)


def _next_url(facts: PageFacts | None, reasons: frozenset[str]) -> str | None:
    """Return the canonical or the target of a page with one of the reasons; None for other pages."""
    if facts is None or facts.reason not in reasons:
        return None
    return facts.canonical if facts.reason == "canonical" else facts.target


def _end_of_chain(url: str, facts: PageFacts | None) -> PageReplacement:
    """Return the page at the end of a chain, with 0 as `checked`, or why it can't be listed.

    Args:
        url: Its URL.
        facts: Its stored facts; None without any.
    """
    shown = url if _PLAIN_URL.fullmatch(url) else page_loc(url)
    if facts is None:
        return PageReplacement.from_refusal(msg("The facts of {url} are not stored.", url=shown))
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
        return PageReplacement(new, 0, _NO_REFUSAL, facts)
    return PageReplacement.from_refusal(text)


def _doubts_of_end(facts: PageFacts, end: PageReplacement) -> Iterator[Message]:
    """Yield sentences why the end of a chain may not be the moved content of its first page.

    Args:
        facts: Facts about the first page.
        end: The end of the chain; with a refusal, only the redirect of the first page counts.
    """
    if facts.is_temporary:
        yield msg("The redirect is temporary, so that search engines may keep the listed URL.")
    if facts.reason == "redirect" and end.facts is not None:
        fragment = split_loc(facts.target or "")[4]
        yield from find_target_doubts(facts.loc, end.url + fragment, end.facts)
    elif facts.reason == "canonical" and end.facts is not None:
        languages = [facts.language, end.facts.language]
        if all(languages) and len({re.split("[-_]", each.lower())[0] for each in languages}) > 1:
            yield msg(
                "The page is in another language than its canonical URL: {languages}.", languages=listed(languages)
            )
