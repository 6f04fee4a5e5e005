"""Causes of redirects and canonicals: kinds of changes, thresholds, patterns, fixes and examples."""

from __future__ import annotations

import polars as pl
import pytest

from sitemap_studio.pages.page_causes import CHANGE_KINDS, Cause, change_kinds, find_causes
from sitemap_studio.pages.page_facts import PageFacts

SITE = "https://example.com"
LETTERS = [f"{first}{second}x" for first in "abcdef" for second in "ghijkl"]


def page_of(loc: str, reason: str = "ok", after: str | None = None) -> PageFacts:
    """Return the facts of a page that redirects to a URL or has it as canonical, depending on the reason."""
    named = {"canonical": after} if reason == "canonical" else {"target": after}
    return PageFacts(loc=loc, bot="studio", checked=1, reason=reason, **named)  # type: ignore[arg-type]


def pages_of(before: str, after: str, count: int = 20, reason: str = "redirect") -> list[PageFacts]:
    """Return pages with a different word for each `*` in their URL and in the URL to which they lead.

    Args:
        before: Pattern of the URLs.
        after: Pattern of their targets or canonicals.
        count: Number of pages.
        reason: Reason of all pages.
    """
    return [page_of(before.replace("*", word), reason, after.replace("*", word)) for word in LETTERS[:count]]


def causes_of(facts: list[PageFacts]) -> list[Cause]:
    """Return the causes of facts about pages."""
    return find_causes(frame_of(facts))


def frame_of(facts: list[PageFacts]) -> pl.DataFrame:
    """Return facts as a frame for `find_causes`."""
    names = ("loc", "reason", "target", "canonical")
    return pl.DataFrame({name: pl.Series([getattr(each, name) for each in facts], dtype=pl.String) for name in names})


CHANGES = [
    ("http://example.com/*", "https://example.com/*", "protocol", "Change the URL prefix of 20 URLs"),
    ("https://example.com/*", "http://example.com/*", "protocol", "Change the URL prefix of 20 URLs"),
    ("https://example.com/*", "https://www.example.com/*", "www", "Change the URL prefix of 20 URLs"),
    ("https://www.example.com/*", "https://example.com/*", "www", "Change the URL prefix of 20 URLs"),
    ("https://old.example/*", "https://example.com/*", "host", "Change the URL prefix of 20 URLs"),
    ("https://example.com/*", "https://example.com/*/", "slash-added", "Add the trailing slash to 20 URLs"),
    ("https://example.com/*/", "https://example.com/*", "slash-removed", "Remove the trailing slash from 20 URLs"),
    ("https://example.com/A*", "https://example.com/a*", "letter-case", "Change the letter case of 20 URLs"),
    ("https://example.com/*", "https://example.com/en/*", "language", "Insert the language folder in 20 URLs"),
    ("https://example.com/*", "https://example.com/pt-br/*", "language", "Insert the language folder in 20 URLs"),
    ("https://example.com/*/index.html", "https://example.com/*/", "index-file", "Remove the index file from 20 URLs"),
    ("https://example.com/*/Index.PHP", "https://example.com/*", "index-file", "Remove the index file from 20 URLs"),
    ("https://example.com/*?a=1&b", "https://example.com/*", "query", "Remove the query from 20 URLs"),
    (
        "http://www.example.com/*", "https://example.com/en/*/", "protocol+www+language+slash-added",
        "Replace 20 URLs with their targets",
    ),
    ("http://www.example.com/*", "https://example.com/*", "protocol+www", "Change the URL prefix of 20 URLs"),
]  # fmt: skip


@pytest.mark.parametrize("reason", ["redirect", "canonical"])
@pytest.mark.parametrize(("before", "after", "kind", "fix"), CHANGES, ids=[f"{row[2]}-{at}" for at, row in enumerate(CHANGES)])  # fmt: skip
def test_same_change_of_twenty_urls_is_one_cause(before, after, kind, fix, reason):
    (cause,) = causes_of(pages_of(before, after, reason=reason))
    assert (cause.kind, cause.n_urls, cause.share, str(cause.fix)) == (kind, 20, 1.0, fix)
    word = LETTERS[0]
    assert cause.examples[0] == (before.replace("*", word), after.replace("*", word))
    assert len(cause.examples) == 3


def test_every_kind_of_change_has_a_case():
    tried = {kind for _, _, kinds, _ in CHANGES for kind in kinds.split("+")}
    assert tried | {"one-page"} == {row.kind for row in CHANGE_KINDS}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"{SITE}/a", f"{SITE}/b"),
        (f"{SITE}/a", f"{SITE}/a/b"),
        (f"{SITE}/a?x=1", f"{SITE}/a?x=2"),
        (f"{SITE}/en/a", f"{SITE}/de/a"),
        (f"{SITE}/a", f"{SITE}/shop/a"),
        (f"{SITE}/a/index.html", f"{SITE}/b/"),
        (f"{SITE}/a", "mailto:a@example.com"),
        (f"{SITE}/a", "//"),
        (f"{SITE}/%", f"{SITE}/%zz"),
    ],
)
def test_other_changes_have_no_kind(before, after):
    assert change_kinds(before, after) == ()


@pytest.mark.parametrize(
    ("before", "after", "kinds"),
    [
        ("http://example.com/ä", "https://example.com/%C3%A4", ("protocol",)),
        ("http://example.com/%c3%a4", "https://example.com/%C3%A4/", ("protocol", "slash-added")),
        ("http://EXAMPLE.com", "https://example.com/", ("protocol",)),
        ("https://example.com/", "https://example.com/en", ("language",)),
        ("https://example.com/index.html", "https://example.com/", ("index-file",)),
        ("https://example.com/a", "https://example.com/a", ()),
    ],
)
def test_equivalent_forms_and_root_urls_have_expected_kinds(before, after, kinds):
    assert change_kinds(before, after) == kinds


def test_group_below_either_threshold_is_no_cause():
    assert causes_of(pages_of("http://e.example/*", "https://e.example/*", 19)) == []
    others = [page_of(f"http://e.example/{number}") for number in range(81)]
    assert causes_of([*pages_of("http://e.example/*", "https://e.example/*"), *others]) == []
    (cause,) = causes_of([*pages_of("http://e.example/*", "https://e.example/*"), *others[1:]])
    assert cause.share == 0.2


def test_urls_leading_to_one_page_have_no_fix():
    for reason in ("redirect", "canonical", "login"):
        (cause,) = causes_of(pages_of(f"{SITE}/*", f"{SITE}/", 25, reason))
        assert (cause.kind, cause.after, cause.fix) == ("one-page", f"{SITE}/", None)


def test_fragments_of_one_page_are_one_cause_without_fix():
    (cause,) = causes_of(pages_of(f"{SITE}/*", f"{SITE}/#*"))
    assert (cause.kind, cause.n_urls, cause.fix) == ("one-page", 20, None)


def test_login_with_return_urls_is_one_page():
    (cause,) = causes_of(pages_of(f"{SITE}/my/*", f"{SITE}/login?next=/my/*"))
    assert (cause.kind, cause.fix, cause.after) == ("one-page", None, f"{SITE}/login?next=/my/…")


def test_queries_leading_to_one_page_have_no_fix():
    (cause,) = causes_of(pages_of(f"{SITE}/item?id=*", f"{SITE}/item"))
    assert (cause.kind, cause.fix) == ("one-page", None)


def test_causes_are_separate_by_host_and_largest_first():
    causes = causes_of(
        [*pages_of("http://a.example/*", "https://a.example/*"), *pages_of("http://b.example/*", "https://b.example/*", 30)]
    )  # fmt: skip
    assert [(cause.host, cause.n_urls) for cause in causes] == [("b.example", 30), ("a.example", 20)]


def test_patterns_contain_common_folders_and_ends():
    (cause,) = causes_of(pages_of(f"{SITE}/shop/*/index.html", f"{SITE}/shop/*/"))
    assert (cause.before, cause.after) == (f"{SITE}/shop/…/index.html", f"{SITE}/shop/…/")
    (cause,) = causes_of([page_of("http://e.example", "redirect", "https://e.example/"),
                                     *pages_of("http://e.example/*", "https://e.example/*")])  # fmt: skip
    assert (cause.before, cause.after) == ("http://e.example/…", "https://e.example/…")


def test_repeated_rows_and_pages_without_host_are_ignored():
    facts = [*pages_of("http://e.example/*", "https://e.example/*"), page_of("http://e.example/z"), page_of("none")]
    (cause,) = causes_of([*facts, *facts])
    assert cause.locs == tuple(each.loc for each in facts[:20])
    assert cause.share == 20 / 21
    assert causes_of([]) == []
