"""Fixes by facts about pages, for random sets, facts and links: nothing unknown is removed, and nothing is repeated."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import polars as pl
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.document.document import Document
from sitemap_studio.document.hreflang_completion import read_links
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.page_fixing import REMOVABLE, PageFixRequest, plan_page_fixes
from sitemap_studio.document.page_replacements import REPLACEABLE
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE
from sitemap_studio.protocol.url_syntax import equivalent_keys
from tests.builders import put, urlset
from tests.hypothesis_examples import examples

NOW = 1_800_000_000
URLS = [
    "https://a.example/", "https://a.example/x", "https://a.example/X", "https://a.example/%C3%A4",
    "https://a.example/ä", "https://a.example/%c3%a4", "https://www.a.example/x", "http://a.example/x",
    "https://a.example/x?b&c", "https://a.example/x/",
]  # fmt: skip
REASONS = [*REPLACEABLE, *REPLACEABLE, *REMOVABLE, "ok", "ok", "ok", "blocked", "unreachable", "soft-404", "login"]
DECLARED = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
urls = st.sampled_from(URLS)
links = st.lists(st.tuples(st.sampled_from(["en", "EN", "de", "x-default"]), urls), max_size=4)
entries = st.lists(st.tuples(urls, links), min_size=1, max_size=8)


@st.composite
def facts(draw) -> list[PageFacts]:
    """Return facts about some of `URLS`, also old ones."""
    return [
        PageFacts(
            loc=loc, bot="studio", checked=draw(st.sampled_from([NOW, NOW - 8 * 86_400])), reason=reason,
            indexable=IS_INDEXABLE[reason], status=200 if reason in ("ok", "canonical") else 301,
            target=draw(urls) if reason == "redirect" else None,
            canonical=draw(urls) if reason == "canonical" else None,
        )
        for loc in draw(st.permutations(URLS))[: draw(st.integers(6, 10))]
        for reason in [draw(st.sampled_from(REASONS))]
    ]  # fmt: skip


def keys(locs: Sequence[str | None]) -> list[str]:
    """Return the keys that equivalent URLs share."""
    return equivalent_keys(pl.Series(locs, dtype=pl.String)).to_list()


def links_of(document: Document) -> Counter[tuple[int, str, str]]:
    """Return how often each entry has a link with a language and a URL."""
    found = read_links(document, document.table.order)
    return Counter(
        (slot, code.lower(), href)
        for slot, code, href in zip(found["slot"], found["code"], keys(found["href"].to_list()), strict=True)
    )


@settings(max_examples=examples(80))
@given(entries, facts(), st.sets(st.sampled_from(REMOVABLE)), st.sets(st.sampled_from(REPLACEABLE)), st.booleans())
def test_fixes_neither_repeat_nor_lose_pages(listed, known, removed, replaced, only_certain):
    with tempfile.TemporaryDirectory() as folder, FactsStore(Path(folder) / "facts") as store:
        for each in known:
            store.add(each)
        xml = [
            "".join(
                f'<xhtml:link rel="alternate" hreflang="{code}" href="{url.replace("&", "&amp;")}"/>'
                for code, url in each
            )
            for _, each in listed
        ]
        text = urlset(
            *({"loc": url, "xml": each} for (url, _), each in zip(listed, xml, strict=True)), declared=DECLARED
        )
        document = open_path(put(Path(folder) / "sitemap.xml", text))
        request = PageFixRequest(frozenset(replaced), frozenset(removed))
        plan = plan_page_fixes(document.snapshot(), store, request, now=NOW)
        plan = plan.certain() if only_certain else plan
        before, links_before = document.table.locs(), links_of(document)
        undo = document.do(plan.edit(document.table))
        after = document.table.locs()

        reasons = {each.loc: each.reason for each in known}
        present = set(document.table.order.tolist())
        for fix in plan.fixes:
            assert fix.reason == reasons[fix.before]
            assert (fix.slot in present) != fix.is_removal
            if fix.after is None:
                assert fix.reason in removed
            else:
                assert fix.reason in replaced
                assert keys([fix.after])[0] in keys(after)
                assert "ok" in {reasons.get(url) for url in URLS if keys([url]) == keys([fix.after])}
        assert len(after) == len(before) - sum(fix.is_removal for fix in plan.fixes)
        counts, counts_before = Counter(keys(after)), Counter(keys(before))
        assert all(count <= max(1, counts_before[key]) for key, count in counts.items())
        links_after = links_of(document)
        assert all(count <= max(1, links_before[link]) for link, count in links_after.items())
        if not only_certain:
            again = plan_page_fixes(document.snapshot(), store, request, now=NOW)
            assert again.fixes == ()
        document.do(undo)
        assert (document.table.locs(), links_of(document)) == (before, links_before)
