"""Fixes by stored facts about pages: each condition, chains, duplicates, doubts, hreflang links, and lossless files."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sitemap_studio.core.errors import LockedError, RequestError
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.page_fixing import (
    PageFixPlan,
    PageFixRequest,
    plan_page_fixes,
    redirects_csv,
)
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.model.edits import RemoveEntries
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import Canonical, Hop, PageFacts
from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE
from tests.builders import index, put, urlset
from tests.pages import stored_facts

SITE = "https://example.com"
NOW = 1_800_000_000
DAY = 86_400
XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'


facts_of = partial(stored_facts.facts_of, checked=NOW)


def redirect(loc: str, to: str, **others: Any) -> list[PageFacts]:
    """Return the facts of a page that redirects, and of its target, which is indexable, with other attributes."""
    return [facts_of(loc, "redirect", to), facts_of(to, **others)]


@pytest.fixture
def store(tmp_path: Path):
    with FactsStore(tmp_path / "facts") as store:
        yield store


@pytest.fixture
def plan(tmp_path: Path, store: FactsStore) -> Callable[..., PageFixPlan]:
    """Return a function that opens a sitemap with some URLs, stores facts, and plans fixes."""

    def plan(entries: list[str], facts: list[PageFacts], *, text: str = "", base_url: str | None = None, **request):
        path = put(tmp_path / "sitemap.xml", text or urlset(*entries))
        for each in facts:
            store.add(each)
        document = open_path(path)
        document.base_url = base_url
        return plan_page_fixes(document.snapshot(), store, PageFixRequest(**request), now=NOW)

    return plan


def saved_text(document: Document) -> str:
    """Save a document, and return the text of its file."""
    assert document.path is not None
    finish_save(document, prepare_save(document, None).write())
    return document.path.read_text(encoding="utf-8")


def only_fix(plan: PageFixPlan):
    """Return the only fix of a plan without unfixed entries."""
    assert plan.unfixed == ()
    (fix,) = plan.fixes
    return fix


def only_refusal(plan: PageFixPlan) -> str:
    """Return why the only unfixed entry of a plan without fixes can't be fixed."""
    assert plan.fixes == ()
    (page,) = plan.unfixed
    return page.message


def test_redirect_is_replaced_by_its_indexable_target(plan):
    fix = only_fix(plan([f"{SITE}/old"], redirect(f"{SITE}/old", f"{SITE}/new")))
    assert (fix.reason, fix.before, fix.after) == ("redirect", f"{SITE}/old", f"{SITE}/new")
    assert (fix.kept, fix.doubt, fix.is_removal) == (None, "", False)


def test_canonical_page_replaces_the_listed_url(plan):
    facts = [facts_of(f"{SITE}/a?x", "canonical", f"{SITE}/a"), facts_of(f"{SITE}/a", canonical=f"{SITE}/a")]
    assert only_fix(plan([f"{SITE}/a?x"], facts)).after == f"{SITE}/a"


def test_only_chosen_reasons_are_fixed(plan):
    facts = redirect(f"{SITE}/old", f"{SITE}/new")
    assert plan([f"{SITE}/old"], facts, replaced=frozenset(("canonical",))).fixes == ()
    assert plan([f"{SITE}/old"], facts, replaced=frozenset()).fixes == ()


def test_chain_ends_at_the_last_page(plan):
    facts = [
        *redirect(f"{SITE}/a", f"{SITE}/b"), facts_of(f"{SITE}/b", "canonical", f"{SITE}/c"),
        *redirect(f"{SITE}/c", f"{SITE}/d"),
    ]  # fmt: skip
    assert only_fix(plan([f"{SITE}/a"], facts)).after == f"{SITE}/d"
    refused = plan([f"{SITE}/a"], [], replaced=frozenset(("redirect",)))
    assert "not known to be indexable: canonical" in only_refusal(refused)


def test_endless_chain_is_not_fixed(plan):
    facts = [facts_of(f"{SITE}/a", "canonical", f"{SITE}/b"), facts_of(f"{SITE}/b", "canonical", f"{SITE}/a")]
    assert only_refusal(plan([f"{SITE}/a"], facts)) == "The redirects and canonicals that begin here do not end."


@pytest.mark.parametrize(
    ("target", "message"),
    [
        (None, "The facts of https://example.com/new are not stored."),
        (facts_of(f"{SITE}/new", "not-found"), "https://example.com/new is not known to be indexable: not-found."),
        (facts_of(f"{SITE}/new", "noindex"), "https://example.com/new is not known to be indexable: noindex."),
        (facts_of(f"{SITE}/new", "blocked"), "https://example.com/new is not known to be indexable: blocked."),
        (facts_of(f"{SITE}/new", "soft-404"), "https://example.com/new is not known to be indexable: soft-404."),
        (facts_of(f"{SITE}/new", "robots.txt"), "https://example.com/new is not known to be indexable: robots.txt."),
        (facts_of(f"{SITE}/new", status=204), "https://example.com/new is not known to be indexable: ok."),
        (
            facts_of(f"{SITE}/new", canonicals=(Canonical("link", f"{SITE}/new"), Canonical("header", f"{SITE}/x"))),
            "https://example.com/new states another canonical URL.",
        ),
    ],
    ids=["unknown", "not-found", "noindex", "blocked", "soft-404", "robots", "no-content", "several-canonicals"],
)
def test_redirect_to_unsuitable_page_is_not_replaced(plan, target, message):
    facts = [facts_of(f"{SITE}/old", "redirect", f"{SITE}/new"), *([target] if target else [])]
    assert only_refusal(plan([f"{SITE}/old"], facts)) == message


def test_target_outside_sitemap_folder_is_refused(plan):
    facts = redirect(f"{SITE}/shop/a", f"{SITE}/b")
    refused = plan([f"{SITE}/shop/a"], facts, base_url=f"{SITE}/shop/sitemap.xml")
    assert "outside “/shop/”" in only_refusal(refused)
    assert only_fix(plan([f"{SITE}/shop/a"], facts, base_url=f"{SITE}/sitemap.xml"))


def test_target_on_another_host_is_refused(plan):
    facts = redirect(f"{SITE}/a", "https://other.example/a")
    assert "differs from its sitemap" in only_refusal(plan([f"{SITE}/a"], facts, base_url=f"{SITE}/sitemap.xml"))


def test_too_long_target_is_refused(plan):
    target = f"{SITE}/{'x' * 2_100}"
    assert "characters" in only_refusal(plan([f"{SITE}/a"], redirect(f"{SITE}/a", target)))


@pytest.mark.parametrize(
    ("target", "written"),
    [
        (f"{SITE}/ä b", f"{SITE}/%C3%A4%20b"),
        (f"{SITE}/%C3%A4?q=1&r=2", f"{SITE}/%C3%A4?q=1&r=2"),
        ("https://bücher.example/new", "https://xn--bcher-kva.example/new"),
        (f"{SITE}/new#part", f"{SITE}/new"),
    ],
    ids=["non-ascii", "escaped", "host", "fragment"],
)
def test_target_is_written_as_valid_url_without_fragment(plan, target, written):
    facts = [facts_of(f"{SITE}/old", "redirect", target), facts_of(written)]
    assert only_fix(plan([f"{SITE}/old"], facts)).after == written


def test_entry_is_removed_if_its_target_is_listed(plan):
    found = plan([f"{SITE}/old", f"{SITE}/%c3%a4"], [*redirect(f"{SITE}/old", f"{SITE}/ä"), facts_of(f"{SITE}/%c3%a4")])
    fix = only_fix(found)
    assert (fix.is_removal, fix.kept, fix.after) == (True, found.document.table.order[1], f"{SITE}/%c3%a4")


def test_later_entries_with_same_target_are_removed(plan):
    entries = [f"{SITE}/{name}" for name in ("b", "a", "c")]
    found = plan(entries, [fact for entry in entries for fact in redirect(entry, f"{SITE}/new")])
    order = found.document.table.order.tolist()
    assert [(fix.slot, fix.is_removal, fix.kept) for fix in found.fixes] == [
        (order[0], False, None), (order[1], True, order[0]), (order[2], True, order[0]),
    ]  # fmt: skip


def test_twenty_pages_that_lead_to_one_are_not_fixed(plan):
    entries = [f"{SITE}/{number}" for number in range(20)]
    facts = [facts_of(entry, "redirect", f"{SITE}/all") for entry in entries]
    found = plan(entries, [*facts, facts_of(f"{SITE}/all")])
    assert (found.fixes, len(found.unfixed)) == ((), 20)
    assert found.unfixed[0].message == f"At least 20 pages lead to {SITE}/all, so that it does not replace one of them."
    doubts = {fix.doubt for fix in plan(entries[1:], []).fixes}
    assert doubts == {"Several different pages lead to this URL."}


def test_older_facts_of_unread_target_replace_nothing(plan):
    old, new = redirect(f"{SITE}/old", f"{SITE}/new")
    text = "robots.txt disallows the target of the redirect."
    facts = [old._replace(error_kind="robots", error=text), new]
    assert only_refusal(plan([f"{SITE}/old"], facts)) == f"The target was not read: {text}"


def test_several_canonicals_of_one_page_are_certain(plan):
    entries = [f"{SITE}/products/item/{name}" for name in ("red", "blue", "green")]
    facts = [facts_of(entry, "canonical", f"{SITE}/products/item") for entry in entries]
    found = plan(entries, [*facts, facts_of(f"{SITE}/products/item")])
    assert [fix.doubt for fix in found.fixes] == [""] * 3


def test_removal_depends_on_replacement_of_the_kept_entry(plan):
    found = plan([f"{SITE}/a", f"{SITE}/b"], [*redirect(f"{SITE}/a", f"{SITE}/c"), *redirect(f"{SITE}/b", f"{SITE}/c")])
    assert found.parents().tolist() == [-1, 0]
    assert [len(found.select(chosen)) for chosen in ([True, False], [False, True], [True, True])] == [1, 0, 2]


def test_certain_fix_is_preferred_for_shared_target(plan):
    facts = [*redirect("https://old.example/a", f"{SITE}/c"), *redirect(f"{SITE}/b", f"{SITE}/c")]
    found = plan(["https://old.example/a", f"{SITE}/b"], facts)
    assert [(fix.is_removal, bool(fix.doubt)) for fix in found.fixes] == [(True, True), (False, False)]
    assert [fix.before for fix in found.certain().fixes] == [f"{SITE}/b"]


@pytest.mark.parametrize("reason", ["not-found", "noindex", "robots.txt", "redirect-loop"])
def test_entry_with_chosen_reason_is_removed(plan, reason):
    entries = [f"{SITE}/a", f"{SITE}/b", f"{SITE}/c"]
    facts = [facts_of(entries[0], reason), facts_of(entries[1]), facts_of(entries[2])]
    fix = only_fix(plan(entries, facts, removed=frozenset((reason,))))
    assert (fix.before, fix.after, fix.is_removal, fix.doubt) == (entries[0], None, True, "")
    assert plan(entries, []).fixes == ()


@pytest.mark.parametrize("reason", [reason for reason, known in IS_INDEXABLE.items() if known is None])
def test_request_refuses_to_remove_unknown_pages(reason):
    with pytest.raises(RequestError, match=f"“{reason}” are unknown"):
        PageFixRequest(removed=frozenset((reason,)))


@pytest.mark.parametrize("reason", ["ok", "redirect", "client-error", "nonsense"])
def test_request_refuses_reasons_without_such_fix(reason):
    with pytest.raises(RequestError, match="can't be removed"):
        PageFixRequest(removed=frozenset((reason,)))
    with pytest.raises(RequestError, match="no new URL"):
        PageFixRequest(replaced=frozenset(("not-found",)))


def test_changed_host_is_uncertain(plan):
    assert only_fix(plan([f"{SITE}/a"], redirect(f"{SITE}/a", "https://www.example.com/a"))).doubt == (
        "The host changes to www.example.com."
    )
    assert only_fix(plan(["http://example.com/b"], redirect("http://example.com/b", f"{SITE}/b"))).doubt == ""


@pytest.mark.parametrize("old", ["entry", "target"])
def test_facts_older_than_seven_days_are_uncertain(plan, old):
    times = [NOW - 7 * DAY - 1 if old == name else NOW for name in ("entry", "target")]
    facts = [
        facts_of(f"{SITE}/a", "redirect", f"{SITE}/b", checked=times[0]), facts_of(f"{SITE}/b", checked=times[1]),
    ]  # fmt: skip
    assert only_fix(plan([f"{SITE}/a"], facts)).doubt == "The facts are older than 7 days."
    exact = [facts_of(f"{SITE}/a", "not-found", checked=NOW - 7 * DAY), facts_of(f"{SITE}/b", checked=NOW)]
    found = plan([f"{SITE}/a", f"{SITE}/b"], exact, removed=frozenset(("not-found",)))
    assert only_fix(found).doubt == ""


def test_old_facts_within_chain_are_uncertain(plan):
    facts = [
        facts_of(f"{SITE}/a", "canonical", f"{SITE}/b"),
        facts_of(f"{SITE}/b", "canonical", f"{SITE}/c", checked=NOW - 7 * DAY - 1), facts_of(f"{SITE}/c"),
    ]  # fmt: skip
    assert only_fix(plan([f"{SITE}/a"], facts)).doubt == "The facts are older than 7 days."


def test_facts_of_another_bot_are_not_used(plan):
    other = [facts_of(f"{SITE}/new", bot="googlebot"), facts_of(f"{SITE}/old", "not-found", bot="googlebot")]
    found = plan([f"{SITE}/old"], [facts_of(f"{SITE}/old", "redirect", f"{SITE}/new"), *other])
    assert only_refusal(found) == f"The facts of {SITE}/new are not stored."
    found = plan([f"{SITE}/old"], [], removed=frozenset(("not-found",)), replaced=frozenset())
    assert found.fixes == found.unfixed == ()


def test_duplicates_with_and_without_www_are_removed_only_uncertainly(plan):
    entries = [f"{SITE}/a", "https://www.example.com/a"]
    found = plan(entries, redirect(entries[1], entries[0]))
    assert (only_fix(found).kept, only_fix(found).doubt) == (0, "The host changes to example.com.")
    assert found.certain().fixes == ()


def test_listed_pages_of_chain_become_one_entry(plan):
    facts = [
        facts_of(f"{SITE}/a", "canonical", f"{SITE}/b"), facts_of(f"{SITE}/b", "redirect", f"{SITE}/c"),
        facts_of(f"{SITE}/c", canonical=f"{SITE}/c"),
    ]  # fmt: skip
    found = plan([f"{SITE}/{name}" for name in "bac"], facts)
    assert [(fix.before, fix.kept) for fix in found.fixes] == [(f"{SITE}/b", 2), (f"{SITE}/a", 2)]
    assert fixed_text(found) == urlset(f"{SITE}/c")


def test_pages_of_canonical_cycle_stay(plan):
    names = dict(zip("abc", "bca", strict=True))
    facts = [facts_of(f"{SITE}/{name}", "canonical", f"{SITE}/{to}") for name, to in names.items()]
    found = plan([f"{SITE}/{name}" for name in names], facts)
    assert (found.fixes, len(found.unfixed)) == ((), 3)


def test_listed_target_outside_folder_of_sitemap_is_kept(tmp_path, store):
    for name, url in (("shop", f"{SITE}/shop/old"), ("blog", f"{SITE}/blog/new")):
        put(tmp_path / name / "sitemap.xml", urlset(url))
    path = put(tmp_path / "index.xml", index(f"{SITE}/shop/sitemap.xml", f"{SITE}/blog/sitemap.xml"))
    for each in redirect(f"{SITE}/shop/old", f"{SITE}/blog/new"):
        store.add(each)
    document = open_path(path)
    document.base_url = f"{SITE}/index.xml"
    fix = only_fix(plan_page_fixes(document.snapshot(), store, PageFixRequest(), now=NOW))
    assert document.table.value(fix.kept, "loc") == f"{SITE}/blog/new"


@pytest.mark.parametrize("kind", ["fragments", "chains"])
def test_twenty_pages_that_finally_lead_to_one_stay(plan, kind):
    entries, facts = [f"{SITE}/{number}" for number in range(20)], [facts_of(f"{SITE}/")]
    for number, entry in enumerate(entries):
        if kind == "fragments":
            facts.append(facts_of(entry, "redirect", f"{SITE}/#{number}"))
        else:
            middle = f"{SITE}/middle/{number}"
            facts += [facts_of(entry, "canonical", middle), facts_of(middle, "redirect", f"{SITE}/")]
    found = plan(entries, facts)
    assert (found.fixes, len(found.unfixed)) == ((), 20)
    assert found.unfixed[0].message == f"At least 20 pages lead to {SITE}/, so that it does not replace one of them."


@pytest.mark.parametrize("query", ["next=/account/a", "lang=de&back=https%3A%2F%2Fexample.com%2Faccount%2Fa%3Fx"])
def test_redirect_to_login_that_returns_is_not_fixed(plan, query):
    facts = redirect(f"{SITE}/account/a", f"{SITE}/login?{query}")
    message = f"{SITE}/login?{query} leads back to the page, as a login does."
    assert only_refusal(plan([f"{SITE}/account/a"], facts)) == message
    assert only_fix(plan([f"{SITE}/p/1"], redirect(f"{SITE}/p/1", f"{SITE}/p?id=1")))


@pytest.mark.parametrize("name", ["sitemap.txt", "sitemap.xml.gz", "sitemap.xml"])
def test_second_plan_after_fixes_is_empty(tmp_path, store, name):
    urls = [f"{SITE}/{path}" for path in ("old", "older", "gone", "fine", "b")]
    text = "\r\n".join(urls) if name.endswith(".txt") else urlset(*urls)
    path = tmp_path / name
    path.write_bytes(gzip.compress(text.encode()) if name.endswith("gz") else text.encode())
    written = path.read_bytes()
    for facts in (
        *redirect(urls[0], f"{SITE}/ä?a&b"), facts_of(f"{SITE}/%C3%A4?a&b"), *redirect(urls[1], f"{SITE}/%c3%a4?a&b"),
        facts_of(urls[2], "not-found"), facts_of(urls[3]), facts_of(urls[4]),
    ):  # fmt: skip
        store.add(facts)
    document, request = open_path(path), PageFixRequest(removed=frozenset(("not-found",)))
    plan = plan_page_fixes(document.snapshot(), store, request, now=NOW)
    undo = document.do(plan.edit(document.table))
    assert document.table.locs() == [f"{SITE}/%C3%A4?a&b", urls[3], urls[4]]
    finish_save(document, prepare_save(document, None).write())
    assert len(plan_page_fixes(open_path(path).snapshot(), store, request, now=NOW)) == 0
    document.do(undo)
    finish_save(document, prepare_save(document, None).write())
    restored = path.read_bytes()
    assert gzip.decompress(restored).decode() == text if name.endswith("gz") else restored == written


def test_edits_after_planning_survive_the_fixes(plan):
    entries = [f"{SITE}/{name}" for name in ("old", "gone", "fine", "b")]
    found = plan(
        entries,
        [
            *redirect(entries[0], f"{SITE}/new"),
            facts_of(entries[1], "not-found"),
            facts_of(entries[2]),
            facts_of(entries[3]),
        ],
        removed=frozenset(("not-found",)),
    )
    document = open_path(found.document.path)
    document.do(RemoveEntries(np.array([2])))
    document.do(found.edit(document.table))
    assert document.table.locs() == [f"{SITE}/new", f"{SITE}/b"]


def test_fixes_of_mostly_missing_host_are_uncertain(plan):
    entries = [f"{SITE}/{name}" for name in "abcd"]
    facts = [facts_of(entries[0], "not-found"), facts_of(entries[1], "not-found"), facts_of(entries[2], "blocked")]
    doubts = [fix.doubt for fix in plan(entries, facts, removed=frozenset(("not-found",))).fixes]
    assert doubts == ["Most pages of example.com are not found."] * 2
    doubts = [
        fix.doubt for fix in plan(entries, [facts_of(entries[2]), facts_of(entries[3])], removed=frozenset(("not-found",))).fixes
    ]  # fmt: skip
    assert doubts == ["", ""]


LINKED = f"""<?xml version="1.0" encoding="UTF-8"?>
<!-- kept -->
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"{XHTML}>
  <url><loc>{SITE}/old?a=1&amp;b</loc>
    <xhtml:link rel="alternate" hreflang="en" href="{SITE}/old?a=1&amp;b"/>
    <xhtml:link rel="alternate" hreflang="de" href="{SITE}/de"/></url>
  <url><loc>{SITE}/de</loc><lastmod>2026-01-01</lastmod>
    <xhtml:link rel='alternate' hreflang='en' href='{SITE}/old?a=1&amp;b'/>
    <xhtml:link rel='alternate' hreflang='de' href='{SITE}/de'/></url>
  <url><loc>{SITE}/gone</loc></url>
</urlset>
"""


def test_saved_file_differs_only_in_fixed_urls(plan):
    facts = [
        *redirect(f"{SITE}/old?a=1&b", f"{SITE}/new?c&d"),
        facts_of(f"{SITE}/de"),
        facts_of(f"{SITE}/gone", "not-found"),
    ]
    found = plan([], facts, text=LINKED, removed=frozenset(("not-found",)))
    assert [(link.before, link.after) for link in found.links] == [(f"{SITE}/old?a=1&b", f"{SITE}/new?c&d")] * 2
    document = open_path(found.document.path)
    undo = document.do(found.edit(document.table))
    expected = LINKED.replace("/old?a=1&amp;b", "/new?c&amp;d").replace(f"  <url><loc>{SITE}/gone</loc></url>\n", "")
    assert saved_text(document) == expected
    document.do(undo)
    assert saved_text(document) == LINKED


def test_links_to_page_of_unselected_fix_do_not_change(plan):
    found = plan([], [*redirect(f"{SITE}/old?a=1&b", f"{SITE}/new"), facts_of(f"{SITE}/de")], text=LINKED)
    assert len(found.links) == 2
    assert found.select([False]).links == ()


def test_links_to_removed_duplicate_get_the_kept_url(plan):
    facts = redirect(f"{SITE}/old?a=1&b", f"{SITE}/de/new")
    found = plan([], facts, text=re.sub('/de(?=["<])', "/de/new", LINKED))
    document = open_path(found.document.path)
    document.do(found.edit(document.table))
    assert "/old" not in saved_text(document)
    assert [link.slot for link in found.select([True]).links] == [found.document.table.order[1]]


def link(code: str, href: str) -> str:
    """Return a line with an hreflang link as XML."""
    return f'    <xhtml:link rel="alternate" hreflang="{code}" href="{href}"/>\n'


def linked(*entries: tuple[str, str]) -> str:
    """Return the text of a sitemap with entries, given as name of the page and links as XML."""
    urls = "".join(f"  <url>\n    <loc>{SITE}/{name}</loc>\n{links}  </url>\n" for name, links in entries)
    return f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"{XHTML}>\n{urls}</urlset>\n'


def fixed_text(plan: PageFixPlan) -> str:
    """Apply a plan to its file, save it, check that undo restores its bytes, and return the text of the fixed file."""
    assert plan.document.path is not None
    before = plan.document.path.read_bytes()
    document = open_path(plan.document.path)
    undo = document.do(plan.edit(document.table))
    text = saved_text(document)
    document.do(undo)
    assert saved_text(document).encode() == before
    return text


OLD, NEW, GONE = f"{SITE}/old", f"{SITE}/new", f"{SITE}/gone"


def test_links_to_old_and_new_url_become_one(plan):
    links = link("de", OLD), link("en", f"{SITE}/a"), link("DE", NEW)
    found = plan([], [*redirect(OLD, NEW), facts_of(f"{SITE}/a")], text=linked(("a", "".join(links)), ("old", "")))
    assert [(each.before, each.after) for each in found.links] == [(OLD, None)]
    assert fixed_text(found) == linked(("a", "".join(links[1:])), ("new", ""))


def test_links_of_two_languages_to_new_url_both_stay(plan):
    text = linked(("a", link("de", OLD) + link("de-AT", NEW)), ("old", ""))
    found = plan([], [*redirect(OLD, NEW), facts_of(f"{SITE}/a")], text=text)
    assert [(each.before, each.after) for each in found.links] == [(OLD, NEW)]
    assert fixed_text(found) == linked(("a", link("de", NEW) + link("de-AT", NEW)), ("new", ""))


def test_first_of_several_replaced_links_stays(plan):
    links = link("de", OLD) + link("de", f"{SITE}/older")
    facts = [*redirect(OLD, NEW), facts_of(f"{SITE}/older", "redirect", NEW), facts_of(f"{SITE}/a")]
    found = plan([], facts, text=linked(("a", links), ("old", ""), ("older", "")))
    assert [(each.before, each.after) for each in found.links] == [(OLD, NEW), (f"{SITE}/older", None)]
    assert fixed_text(found) == linked(("a", link("de", NEW)), ("new", ""))
    # Without the fix of the first entry, the second link is replaced.
    assert [(each.before, each.after) for each in found.select([True, False]).links] == [(OLD, NEW)]


def test_repeated_links_that_no_fix_changes_stay(plan):
    text = linked(("a", link("de", f"{SITE}/x") * 2 + link("en", OLD)), ("old", ""))
    found = plan([], [*redirect(OLD, NEW), facts_of(f"{SITE}/a")], text=text)
    assert fixed_text(found) == text.replace("/old", "/new")


def test_links_to_duplicate_and_kept_entry_are_merged(plan):
    group = link("de", OLD) + link("de", NEW) + link("en", f"{SITE}/en")
    found = plan([], redirect(OLD, NEW), text=linked(("old", group), ("new", group), ("en", group)))
    merged = link("de", NEW) + link("en", f"{SITE}/en")
    assert fixed_text(found) == linked(("new", merged), ("en", merged))
    assert [(each.before, each.after) for each in found.links] == [(OLD, None)] * 2


def test_links_to_kept_entry_are_written_as_its_url(plan):
    text = linked(("old", ""), ("%c3%a4", link("de", OLD)))
    found = plan([], [*redirect(OLD, f"{SITE}/ä"), facts_of(f"{SITE}/%c3%a4")], text=text)
    assert fixed_text(found) == linked(("%c3%a4", link("de", f"{SITE}/%c3%a4")))


@pytest.mark.parametrize("reason", ["not-found", "noindex", "robots.txt", "redirect-loop"])
def test_links_to_removed_page_are_removed_from_other_entries(plan, reason):
    text = linked(
        ("a", link("de", f"{GONE}#top") + link("en", f"{SITE}/a") + link("fr", GONE)), ("gone", link("de", GONE))
    )
    facts = [facts_of(GONE, reason), facts_of(f"{SITE}/a"), facts_of(f"{SITE}/b")]
    found = plan([], facts, text=text, removed=frozenset((reason,)))
    order = found.document.table.order
    assert [(each.slot, each.before, each.after, each.fixed_slot) for each in found.links] == [
        (order[0], f"{GONE}#top", None, order[1]), (order[0], GONE, None, order[1]),
    ]  # fmt: skip
    assert fixed_text(found) == linked(("a", link("en", f"{SITE}/a")))
    assert found.select([False]).links == ()


def test_links_to_page_that_other_entry_still_lists_stay(plan):
    text = linked(("a", link("de", GONE)), ("gone", ""), ("gone", ""))
    facts = [facts_of(GONE, "not-found"), facts_of(f"{SITE}/a")]
    found = plan([], facts, text=text, removed=frozenset(("not-found",)))
    assert len(found.links) == 1
    assert (found.select([True, False]).links, found.select([False, True]).links) == ((), ())


def test_links_in_equivalent_forms_change_too(plan):
    old = f"{SITE}/%C3%A4"
    text = linked(("a", link("de", f"{SITE}/ä") + link("en", "HTTPS://EXAMPLE.com/%c3%a4")), ("%C3%A4", ""))
    found = plan([], [*redirect(old, NEW), facts_of(f"{SITE}/a")], text=text)
    assert fixed_text(found) == linked(("a", link("de", NEW) + link("en", NEW)), ("new", ""))


def test_new_url_of_equivalent_entry_replaces_links(plan):
    text = linked(("a", link("de", f"{SITE}/ä")), ("%C3%A4", ""), ("ä", ""))
    facts = [*redirect(f"{SITE}/ä", NEW), facts_of(f"{SITE}/%C3%A4", "not-found"), facts_of(f"{SITE}/a")]
    found = plan([], facts, text=text, removed=frozenset(("not-found",)))
    assert fixed_text(found) == linked(("a", link("de", NEW)), ("new", ""))


def test_comments_and_unknown_elements_between_links_stay(plan):
    links = f"    <!-- {GONE} -->\n{link('de', GONE)}    <other>{GONE}</other>\n{link('en', f'{SITE}/a')}"
    facts = [facts_of(GONE, "not-found"), facts_of(f"{SITE}/a")]
    found = plan([], facts, text=linked(("a", links), ("gone", "")), removed=frozenset(("not-found",)))
    assert fixed_text(found) == linked(("a", links.replace(link("de", GONE), "")))


def test_entry_of_read_only_sitemap_is_not_fixed(tmp_path, store):
    document = open_path(put(tmp_path / "sitemap.xml", urlset(f"{SITE}/a")))
    document.set_lock(LockedError("Another program edits it."))
    for each in redirect(f"{SITE}/a", f"{SITE}/b"):
        store.add(each)
    found = plan_page_fixes(document, store, PageFixRequest(), now=NOW)
    assert only_refusal(found) == "Its sitemap is read-only."


def test_read_only_sitemap_of_set_stays_unchanged(tmp_path, store):
    text = linked(("a", link("de", OLD) + link("fr", GONE)), ("gone", ""))
    packed = bytearray(gzip.compress(linked(("b", link("de", OLD)), ("gone", ""), ("old", "")).encode(), mtime=0))
    packed[-8] ^= 1
    put(tmp_path / "one.xml", text)
    put(tmp_path / "damaged.xml.gz", bytes(packed))
    document = open_path(put(tmp_path / "index.xml", index(f"{SITE}/one.xml", f"{SITE}/damaged.xml.gz")))
    for each in (*redirect(OLD, NEW), facts_of(GONE, "not-found"), facts_of(f"{SITE}/a"), facts_of(f"{SITE}/b")):
        store.add(each)
    plan = plan_page_fixes(document.snapshot(), store, PageFixRequest(removed=frozenset(("not-found",))), now=NOW)
    assert [fix.before for fix in plan.fixes] == [GONE]
    assert [(page.before, page.message) for page in plan.unfixed] == [
        (GONE, "Its sitemap is read-only."), (OLD, "Its sitemap is read-only."),
    ]  # fmt: skip
    document.do(plan.edit(document.table))
    finish_save(document, prepare_save(document, None).write())
    # The links stay, as the entries in the read-only sitemap do.
    assert (tmp_path / "one.xml").read_text() == linked(("a", link("de", OLD) + link("fr", GONE)))
    assert (tmp_path / "damaged.xml.gz").read_bytes() == packed


def test_plan_is_limited_to_requested_entries(plan, store):
    found = plan([f"{SITE}/a", f"{SITE}/b"], [*redirect(f"{SITE}/a", f"{SITE}/c"), *redirect(f"{SITE}/b", f"{SITE}/d")])
    request = PageFixRequest(slots=np.sort(found.document.table.order[1:]))
    assert only_fix(plan_page_fixes(found.document, store, request, now=NOW)).before == f"{SITE}/b"


def test_entry_is_removed_if_other_sitemap_lists_target(tmp_path, store):
    put(tmp_path / "one.xml", urlset(f"{SITE}/a"))
    put(tmp_path / "two.xml", urlset(f"{SITE}/b"))
    document = open_path(put(tmp_path / "index.xml", index(f"{SITE}/one.xml", f"{SITE}/two.xml")))
    for each in redirect(f"{SITE}/a", f"{SITE}/b"):
        store.add(each)
    fix = only_fix(plan_page_fixes(document.snapshot(), store, PageFixRequest(), now=NOW))
    assert document.table.value(fix.kept, "loc") == f"{SITE}/b"


def test_set_without_facts_has_no_fixes(plan):
    found = plan([f"{SITE}/a", "none", ""], [])
    assert (found.n_known, len(found), found.unfixed) == (0, 0, ())


def test_redirects_are_listed_once_with_first_status(plan, store):
    chain = (Hop(f"{SITE}/a", 302), Hop(f"{SITE}/b", 301, "redirect"), Hop(f"{SITE}/c", 200, "redirect"))
    facts = [facts_of(f"{SITE}/a", "redirect", f"{SITE}/c", status=302, hops=chain), facts_of(f"{SITE}/d")]
    found = plan([f"{SITE}/a", f"{SITE}/a", f"{SITE}/d"], facts)
    assert redirects_csv(found.document, store, "studio") == f"from,to,status\n{SITE}/a,{SITE}/c,302\n"
    assert redirects_csv(found.document, store, "googlebot") == "from,to,status\n"
