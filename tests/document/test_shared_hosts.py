"""Hosts that are not public: reported once where all entries of a sitemap share one, also after edits."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.reporting.problem_lists import located_problems
from sitemap_studio.model.edits import RemoveEntries, SetCells, SetExtensions, plan_move
from sitemap_studio.protocol.leak_patterns import LeakPattern, compiled_leaks
from tests.builders import extension_frame, positions_of, put

LOCAL = "http://localhost:3000"
SHARED = "All {count} URLs of this file have the host “localhost”, which is not public: it is the local computer (RFC 6761, 6.3)."
SINGLE = "The host “localhost” is not public: it is the local computer (RFC 6761, 6.3)."
HEAD = (
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
)


def open_sitemap(folder: Path, *entries: str) -> Document:
    """Open a sitemap with these entries, given as URLs or as the content of `url` elements."""
    content = "".join(f"<url>{each if each.startswith('<') else f'<loc>{each}</loc>'}</url>" for each in entries)
    return open_path(put(folder / "sitemap.xml", f"{HEAD}{content}</urlset>"))


def leaks_of(document: Document, rule: str = "loc-leak") -> list[tuple[int, str]]:
    """Return position and message of each problem with a rule."""
    table = document.table
    return [
        (int(table.positions()[problem.slot]), str(problem.message))
        for problem in document.problems.of_slots(table, table.order)
        if problem.rule.id == rule and problem.slot is not None
    ]


@pytest.mark.parametrize(
    ("entries", "expected_leaks"),
    [
        pytest.param([f"{LOCAL}/a", "http://LOCALHOST/b", f"{LOCAL}/c"], [(0, SHARED.format(count=3))], id="shared"),
        pytest.param([f"{LOCAL}/a"], [(0, SINGLE)], id="one entry"),
        pytest.param([f"{LOCAL}/a", f"{LOCAL}/b", "https://example.com/"], [(0, SINGLE), (1, SINGLE)], id="some"),
        pytest.param(
            [f"{LOCAL}/a", "http://intranet/b"],
            [
                (0, SINGLE),
                (
                    1,
                    (
                        "The host “intranet” is not public: it is a name without a dot, which only a local network knows "
                        "(RFC 1123, 6.1.4.3; ICANN on dotless domains)."
                    ),
                ),
            ],
            id="two hosts",
        ),
        pytest.param(
            ["https://example.com/.env", "https://example.com/wp-admin/"],
            [
                (0, "“https://example.com/.env” looks like a hidden file, such as .env or .git (pattern “dot-file”)."),
                (1, "“https://example.com/wp-admin/” looks like an administration page (pattern “admin”)."),
            ],
            id="paths of one host",
        ),
        pytest.param(
            ["https://staging.example.com/a", "https://staging.example.com/b"],
            [
                (
                    0,
                    (
                        "All 2 URLs of this file have the host “staging.example.com”, which looks like a staging site "
                        "(pattern “staging”)."
                    ),
                )
            ],
            id="habit",
        ),
    ],
)
def test_unsuitable_entry_host_is_reported_once_only_if_shared(tmp_path, entries, expected_leaks):
    document = open_sitemap(tmp_path, *entries)
    check(document)
    assert leaks_of(document) == expected_leaks
    assert document.problems.counts()["loc-leak"] == len(expected_leaks)
    # Filters find every entry.
    n_leaks = sum(entry != "https://example.com/" for entry in entries)
    assert len(document.problems.all_slots("loc-leak")) == n_leaks


def test_edits_join_or_separate_problems_of_shared_host(tmp_path, set_cell):
    document = open_sitemap(tmp_path, *(f"{LOCAL}/{number}" for number in range(4)))
    check(document)
    assert leaks_of(document) == [(0, SHARED.format(count=4))]
    set_cell(document, 1, "loc", "https://example.com/1")
    assert leaks_of(document) == [(0, SINGLE), (2, SINGLE), (3, SINGLE)]
    document.do(RemoveEntries(positions_of(1)))
    assert leaks_of(document) == [(0, SHARED.format(count=3))]
    document.do(RemoveEntries(positions_of(0)))
    assert leaks_of(document) == [(0, SHARED.format(count=2))]
    set_cell(document, 1, "lastmod", "2026-11-02")
    assert leaks_of(document) == [(0, SHARED.format(count=2))]
    set_cell(document, 1, "loc", "https://example.com/")
    assert leaks_of(document) == [(0, SINGLE)]


def test_unsuitable_host_of_all_listed_sitemaps_is_reported_once(tmp_path):
    refs = "".join(f"<sitemap><loc>{LOCAL}/{number}.xml</loc></sitemap>" for number in range(3))
    for number in range(3):
        put(tmp_path / f"{number}.xml", f"{HEAD}<url><loc>https://example.com/{number}</loc></url></urlset>")
    index = f'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{refs}</sitemapindex>'
    document = open_path(put(tmp_path / "index.xml", index))
    check(document)
    (message,) = [str(each.message) for each in document.problems.individual if each.rule.id == "loc-leak"]
    assert message == f"In the index “index.xml”: {SHARED.format(count=3)}"


def test_placeholder_host_is_reported_by_its_own_rule(tmp_path):
    document = open_sitemap(tmp_path, "http://undefined/a", "https://YOUR-DOMAIN/b")
    check(document)
    counts = document.problems.counts()
    assert counts["loc-placeholder"] == 2
    assert "loc-leak" not in counts


def test_match_of_user_leak_pattern_is_reported_per_entry(tmp_path):
    document = open_sitemap(tmp_path, f"{LOCAL}/draft-1", f"{LOCAL}/draft-2")
    check(document, leaks=compiled_leaks([LeakPattern("draft", "/draft-", "a draft")]))
    assert [position for position, _ in leaks_of(document)] == [0, 1]


def test_invalid_host_in_extension_is_reported_once(tmp_path):
    image = "<image:image><image:loc>http://2130706433/a.jpg</image:loc></image:image>"
    document = open_sitemap(tmp_path, f"<loc>https://example.com/</loc>{image}")
    check(document)
    assert {"image-url-illegal": 1}.items() <= document.problems.counts().items()
    assert "image-leak" not in document.problems.counts()


@pytest.mark.parametrize(
    ("rule", "xml", "message"),
    [
        pytest.param(
            "image-leak",
            f"<image:image><image:loc>{LOCAL}/a.jpg</image:loc></image:image>",
            f"loc of Image 1: {SINGLE}",
            id="image",
        ),
        pytest.param(
            "video-leak",
            "<video:video><video:thumbnail_loc>https://example.com/a.jpg</video:thumbnail_loc><video:title>A</video:title>"
            "<video:description>B</video:description><video:content_loc>http://192.168.1.5/a.mp4</video:content_loc>"
            "</video:video>",
            "content_loc of Video 1: The host “192.168.1.5” is not public: it is an address in a private or reserved "
            "network (RFC 6890, 2.2.2; RFC 1112, 4).",
            id="video",
        ),
        pytest.param(
            "alternate-leak",
            '<xhtml:link rel="alternate" hreflang="de" href="https://new--shop.netlify.app/"/>',
            "href of Alternate 1: The host “new--shop.netlify.app” is not public: it is a preview (Netlify, Deploy Previews).",
            id="alternate",
        ),
    ],
)
def test_unsuitable_host_in_extension_is_reported_with_its_element(tmp_path, rule, xml, message):
    entry = "<loc>https://example.com/{}</loc>" + xml
    other = entry.format("other").replace(LOCAL, "https://cdn.example.com").replace("192.168.1.5", "example.com")
    public = other.replace("new--shop.netlify.app", "example.com")
    document = open_sitemap(tmp_path, public, entry.format(1), entry.format(2))
    check(document)
    assert leaks_of(document, rule) == [(1, message), (2, message)]
    assert document.problems.counts()[rule] == 2


def image(url: str) -> str:
    return f"<image:image><image:loc>{url}</image:loc></image:image>"


def entry_with(number: int, *xml: str) -> str:
    return f"<loc>https://example.com/{number}</loc>{''.join(xml)}"


LOCAL_IMAGE = f"loc of Image 1: {SINGLE}"


def shared_image(count: int) -> str:
    return f"{LOCAL_IMAGE} All {count} URLs in image:loc of this sitemap have this host."


@pytest.mark.parametrize(
    ("entries", "expected_leaks"),
    [
        pytest.param([[f"{LOCAL}/a"], [f"{LOCAL}/b"], []], [(0, shared_image(2))], id="shared"),
        pytest.param([[], [f"{LOCAL}/a", "http://LOCALHOST/b"]], [(1, shared_image(2))], id="one entry"),
        pytest.param([[f"{LOCAL}/a"]], [(0, LOCAL_IMAGE)], id="one URL"),
        pytest.param([[f"{LOCAL}/a"], ["https://example.com/b"]], [(0, LOCAL_IMAGE)], id="one of two"),
        pytest.param(
            [[f"{LOCAL}/a", "https://example.com/b", f"{LOCAL}/c"], [f"{LOCAL}/d"]],
            [(0, LOCAL_IMAGE), (0, LOCAL_IMAGE.replace("1:", "3:", 1)), (1, LOCAL_IMAGE)],
            id="several elements",
        ),
        pytest.param(
            [[f"{LOCAL}/a"], ["http://app.localhost/b"]],
            [(0, LOCAL_IMAGE), (1, LOCAL_IMAGE.replace("“localhost”", "“app.localhost”"))],
            id="two hosts",
        ),
    ],
)
def test_unsuitable_image_host_is_reported_once_only_if_shared(tmp_path, entries, expected_leaks):
    document = open_sitemap(tmp_path, *(entry_with(n, *map(image, urls)) for n, urls in enumerate(entries)))
    check(document)
    assert leaks_of(document, "image-leak") == expected_leaks
    assert document.problems.counts()["image-leak"] == len(expected_leaks)
    n_entries = sum(any("localhost" in url.lower() for url in urls) for urls in entries)
    assert len(document.problems.all_slots("image-leak")) == n_entries


def test_unsuitable_host_in_all_video_fields_is_reported_once(tmp_path):
    fields = (f"<video:{name}>{LOCAL}/a</video:{name}>" for name in ("thumbnail_loc", "content_loc"))
    video = f"<video:video>{''.join(fields)}<video:title>A</video:title><video:description>B</video:description></video:video>"
    document = open_sitemap(tmp_path, entry_with(0, video), entry_with(1, video))
    check(document)
    all_urls = "All 4 URLs in video:content_loc, video:thumbnail_loc of this sitemap have this host."
    assert leaks_of(document, "video-leak") == [(0, f"thumbnail_loc of Video 1: {SINGLE} {all_urls}")]


def test_leak_in_extension_has_position_of_its_entry(tmp_path):
    entries = [
        entry_with(0, f"\n{image('https://example.com/a')}\n{image(f'{LOCAL}/b')}"),
        entry_with(1, f"\n{image(LOCAL)}"),
    ]
    document = open_sitemap(tmp_path, *entries)
    check(document)
    found = [each for each in located_problems(document) if each.problem.rule.id == "image-leak"]
    assert [(each.line, each.problem.value) for each in found] == [(1, f"{LOCAL}/b"), (3, LOCAL)]


def test_shared_host_of_images_is_regrouped_after_edits(tmp_path):
    document = open_sitemap(tmp_path, *(entry_with(n, image(f"{LOCAL}/{n}")) for n in range(4)))
    check(document)
    assert leaks_of(document, "image-leak") == [(0, shared_image(4))]

    def expect(*expected: tuple[int, str]) -> None:
        assert leaks_of(document, "image-leak") == list(expected)
        before = document.problems
        check(document)
        assert leaks_of(document, "image-leak") == list(expected)
        assert np.array_equal(document.problems.marks, before.marks)

    slot = document.table.order[1:2]
    document.do(SetExtensions(slot, extension_frame((0, image("https://example.com/1")))))
    expect((0, LOCAL_IMAGE), (2, LOCAL_IMAGE), (3, LOCAL_IMAGE))
    document.do(RemoveEntries(positions_of(1)))
    expect((0, shared_image(3)))
    document.do(plan_move(document.table, positions_of(2), 0))
    expect((0, shared_image(3)))
    document.do(RemoveEntries(positions_of(0)))
    expect((0, shared_image(2)))
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2026-11-02"])))
    expect((0, shared_image(2)))
    document.do(SetCells("loc", document.table.order[:1], pl.Series(["https://example.com/new"])))
    expect((0, shared_image(2)))
    document.do(RemoveEntries(positions_of(0)))
    expect((0, LOCAL_IMAGE))
