"""Bulk edits: new values, unusable values, dates of files, and parameters of operations."""

from __future__ import annotations

import os
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.errors import Cancelled, RequestError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.bulk_edit import BulkPlan, plan_bulk_edit
from sitemap_studio.document.bulk_operations import (
    OPERATIONS,
    REASONS,
    ExtensionTarget,
    operations_for,
    parse_parameters,
)
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import plan_extension_value, plan_extensions
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.site_files import SiteFolder
from sitemap_studio.formats.extensions.extension_editing import EntryExtensions
from sitemap_studio.protocol.changefreq_priority import is_priority
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.protocol.url_fixes import without_trackers
from sitemap_studio.protocol.url_syntax import UrlPrefix
from tests.builders import HOST, IMAGE, content, index, locs, put, slots_of, table_of, urlset


def planned(operation: str, texts: Sequence[str | None], name="", **given: str) -> tuple[list[str | None], BulkPlan]:
    """Return the new values of a column, and the plan."""
    name = OPERATIONS[operation].field or name
    columns: dict[str, list[str | None]] = {"loc": [f"{HOST}/{place}" for place in range(len(texts))]}
    table = table_of(**columns | {name: list(texts)})
    plan = plan_bulk_edit(table, operation, given, name=name)
    plan.edit(table).apply(table)
    return table.column(name).to_list(), plan


def unchanged_values(*texts: str | None) -> dict[str | None, str | None]:
    """Return the values that do not change."""
    return {text: text for text in texts}


def test_bulk_edit_changes_only_given_not_excluded_cells():
    table = table_of(loc=["a", "b", "c"], priority=["0.1", "0.1", "0.1"])
    plan = plan_bulk_edit(table, "set", {"value": "0.5"}, name="priority", slots=slots_of(2, 0))
    assert plan.values[0].slots.tolist() == [0, 2]
    plan = plan.exclude_cells([(0, "priority"), (1, "loc")])
    plan.edit(table).apply(table)
    assert table.column("priority").to_list() == ["0.1", "0.1", "0.5"]


def test_bulk_edit_skips_and_counts_read_only_entries():
    table = table_of(loc=[])
    plan = plan_bulk_edit(table, "set", {"value": "x"}, name="loc")
    assert (len(plan), plan.values) == (0, ())
    plan.edit(table).apply(table)
    plan = plan_bulk_edit(table_of(loc=["a", "b"]), "set", {"value": "x"}, name="loc", locked={0})
    assert (len(plan), plan.unusable) == (0, {"read-only": 2})


COLUMNS = {
    "any field is set": ("set", {"value": "weekly"}, {None: "weekly", " \n": "weekly", "daily": "weekly"}, {}),
    "any field is cleared": ("clear", {}, {None: None, "": None, "daily": None}, {}),
    "only blank values are filled": (
        "fill", {"value": "weekly"}, {None: "weekly", "": "weekly", " \n": "weekly", "daily": "daily"}, {},
    ),
    "dates become this moment": ("lastmod-now", {}, dict.fromkeys((None, "soon"), "2027-01-15T08:00:00+00:00"), {}),
    "dates become this day": ("lastmod-now", {"precision": "day"}, {None: "2027-01-15"}, {}),
    "dates become a given one": (
        "lastmod-date", {"date": " 2026-11-02 "}, dict.fromkeys((None, "2020"), "2026-11-02"), {},
    ),
    "dates are shifted and their times stay as written": (
        "lastmod-shift", {"days": "2"},
        {
            "2024-02-28": "2024-03-01", "2024-02-28T23:59:60.5Z": "2024-02-28T23:59:60.5Z",
            " 2024-12-31T10:00-05:00\n": " 2025-01-02T10:00-05:00\n",
            "2023-03-01T10:00:00.250+01:00": "2023-03-03T10:00:00.250+01:00", None: None, "": "",
            "2024": "2024", "2024-05": "2024-05", "soon": "soon", "2023-02-29": "2023-02-29",
        },
        {"no-day": 2, "no-date": 3},
    ),
    "dates are shifted back": ("lastmod-shift", {"days": "-1"}, {"2024-03-01": "2024-02-29"}, {}),
    "no date leaves the calendar": (
        "lastmod-shift", {"days": "2"},
        {"0001-01-02": "0001-01-04", "9999-12-30": "9999-12-30", "0999-12-31": "1000-01-02"}, {"out-of-calendar": 1},
    ),
    "no date precedes the calendar": (
        "lastmod-shift", {"days": "-1"}, {"0001-01-01": "0001-01-01"}, {"out-of-calendar": 1},
    ),
    "dates are cut to the day": (
        "lastmod-cut", {},
        {
            "2024-05-01T10:00Z": "2024-05-01", " 2024-05-01T00:30:00+02:00 ": " 2024-05-01 ",
            "2024-05-01": "2024-05-01", "2024-05": "2024-05", "2024": "2024", "soon and later": "soon and later",
            None: None,
        },
        {"no-date": 1},
    ),
    "times without a zone get one": (
        "lastmod-zone", {"zone": "+05:30"},
        {
            "2024-05-01T10:00": "2024-05-01T10:00+05:30", " 2024-05-01T10:00:00.5 ": " 2024-05-01T10:00:00.5+05:30 ",
            "2024-05-01T10:00Z": "2024-05-01T10:00Z", "2024-05-01": "2024-05-01",
            "2024-05-01T25:00": "2024-05-01T25:00", None: None,
        },
        {"no-date": 1},
    ),
    "a zone may be small": ("lastmod-zone", {"zone": "z"}, {"2024-05-01T10:00": "2024-05-01T10:00Z"}, {}),
    "dates in other notations are written anew, day first where both could be": (
        "lastmod-w3c", {"order": "DMY", "zone": "+01:00"},
        {
            "31.12.2025": "2025-12-31", "12/31/2025": "2025-12-31", "3/4/2025": "2025-04-03", " 1-2-2025\n": " 2025-02-01\n",
            "2025/1/5": "2025-01-05", "2025.12.31": "2025-12-31", "29.02.2024": "2024-02-29", "20050101": "2005-01-01",
            "31.12.2025 9:05": "2025-12-31T09:05+01:00", "31.12.2025, 09:05:10 Z": "2025-12-31T09:05:10Z",
            "Thu, 06 Jan 2005 10:00:00 GMT": "2005-01-06T10:00:00Z", "2025-12-31T10:00": "2025-12-31T10:00+01:00",
            "31.12.25": "2025-12-31", "\uff13/\uff11/2025": "2025-01-03",
            **unchanged_values("2025", "2025-05", "2025-12-31", "2025-12-31T10:00Z", None, ""),
            **unchanged_values("31.02.2025", "29.02.2025", "00/00/0000", "13/13/2025", "0/5/2025", "1.1.0000", "1/2/3"),
            **unchanged_values("31.12/2025", "٣١.١٢.٢٠٢٥", "31.12.2025 25:00", "31.12.2025 9", "soon", "1" * 999),
        },
        {"no-date": 13},
    ),
    "a month may come first": (
        "lastmod-w3c", {"order": "MDY"},
        {
            "3/4/2025": "2025-03-04", "31.12.2025": "2025-12-31", "5/5/2025": "2025-05-05", "2025/3/4": "2025-03-04",
            "3/4/2025 12:00": "2025-03-04T12:00Z",
        },
        {},
    ),
    "priorities are scaled without noise and kept in range": (
        "priority-scale", {"factor": "1.1"},
        {
            "0.7": "0.77", "0.1": "0.11", " 0.3 ": " 0.33 ", "1": "1", None: None, "": "", "high": "high",
            "0.123456789": "0.1358024679", "-0.5": "0.0", "1e-1": "1e-1",
        },
        {"no-number": 2},
    ),
    "priorities may become nothing": ("priority-scale", {"factor": "0"}, {"0.3": "0.0"}, {}),
    "priorities that are within stay as written": (
        "priority-clamp", {"least": "0.3", "most": "0.8"},
        {"0.50": "0.50", "+.3": "+.3", "0.9": "0.8", "0.1": "0.3", "5": "0.8"}, {},
    ),
    "priorities are rounded, a half going up": (
        "priority-round", {},
        {
            "0.25": "0.3", "0.35": "0.4", "0.449": "0.4", "0.5": "0.5", "1": "1", "0.50": "0.5",
            "0.999999999999": "1.0", " .05 ": " 0.1 ",
        },
        {},
    ),
    "priorities are rounded to digits": ("priority-round", {"digits": "3"}, {"0.12345": "0.123"}, {}),
    "URLs below a base move to another": (
        "loc-rebase", {"old": "http://old.example/shop/", "new": "https://new.example/store"},
        {
            "http://old.example/shop": "https://new.example/store",
            "http://old.example/shop/": "https://new.example/store/",
            "http://old.example/shop/a?b#c": "https://new.example/store/a?b#c",
            "HTTP://OLD.example:80/shop/a": "https://new.example/store/a",
            "http://old.example:/shop?x": "https://new.example/store?x",
            " http://old.example/shop/a\n": " https://new.example/store/a\n",
            **unchanged_values(
                "http://old.example/shopping", "http://old.example/Shop/a", "https://old.example/shop/a",
                "http://old.example:8080/shop/a", "http://old.example.com/shop", "/shop/a", None, "",
            ),
        },
        {},
    ),
    "a folder that becomes a whole site keeps a slash": (
        "loc-rebase", {"old": "http://a.b/x", "new": "http://a.b"},
        {
            "http://a.b/x": "http://a.b/", "http://a.b/x?q=1": "http://a.b/?q=1", "http://a.b/x/": "http://a.b/",
            "http://a.b/x/x?y": "http://a.b/x?y", "http://a.b/xy": "http://a.b/xy",
        },
        {},
    ),
    "a whole site gets no slash": (
        "loc-rebase", {"old": "http://a.b", "new": "https://c.d"},
        {"http://a.b": "https://c.d", "http://a.b/": "https://c.d/"}, {},
    ),
    "a site can move into a folder of itself": (
        "loc-rebase", {"old": "http://a.b", "new": "http://a.b/new"},
        {"http://a.b/x": "http://a.b/new/x", "http://a.b": "http://a.b/new"}, {},
    ),
    "a site can move to another port": (
        "loc-rebase", {"old": "http://a.b:8080", "new": "https://a.b"},
        {"http://a.b:8080/x": "https://a.b/x", "http://a.b/x": "http://a.b/x"}, {},
    ),
    "a site can lose its password": (
        "loc-rebase", {"old": "http://u:p@a.b", "new": "http://a.b"},
        {"http://u:p@a.b/x": "http://a.b/x", "http://a.b/x": "http://a.b/x"}, {},
    ),
    "what means something in an expression means nothing in a base": (
        "loc-rebase", {"old": "http://a.b/(x)+", "new": "http://c.d/$1${2}"},
        {"http://a.b/(x)+/y": "http://c.d/$1${2}/y", "http://aXb/(x)+/y": "http://aXb/(x)+/y"}, {},
    ),
    "http becomes https, but for ports of their own": (
        "loc-https", {},
        {
            "http://a.b/x?y#z": "https://a.b/x?y#z", "HTTP://A.b": "https://A.b", " http://c.d:80/x\n": " https://c.d/x\n",
            "http://a.b:": "https://a.b",
            **unchanged_values("http://a.b:8080/x", "http://u:p@a.b/x", "https://a.b/", "http://", "httpx://a.b/", "/x", None, ""),
        },
        {},
    ),
    "http becomes https on one site": (
        "loc-https", {"site": "https://A.b:80/"},
        {"http://a.b/x": "https://A.b/x", **unchanged_values("http://a.bc/x", "http://c.d/x", "https://a.b/x")}, {},
    ),
    "slashes are put behind folders and pages only": (
        "loc-slash", {},
        {
            HOST: f"{HOST}/", f"{HOST}/a": f"{HOST}/a/", f"{HOST}/a/b-c": f"{HOST}/a/b-c/",
            f"{HOST}/v1.2/a": f"{HOST}/v1.2/a/", f" {HOST}/a ": f" {HOST}/a/ ",
            **unchanged_values(f"{HOST}/a.html", f"{HOST}/a?b", f"{HOST}/a#b", f"{HOST}/a/", "a/b", None),
        },
        {"no-web": 1},
    ),
    "slashes are taken from all but the start page": (
        "loc-no-slash", {},
        {
            f"{HOST}/a/": f"{HOST}/a", f" {HOST}/a/b/ ": f" {HOST}/a/b ",
            **unchanged_values(f"{HOST}/", HOST, f"{HOST}/a/?b", f"{HOST}/a/#b", f"{HOST}/a//", f"{HOST}//"),
        },
        {},
    ),
    "what may not stand in a URL is escaped once": (
        "loc-escape", {},
        {
            f"{HOST}/ü": f"{HOST}/%C3%BC", f"{HOST}/a b?c d": f"{HOST}/a%20b?c%20d", f"{HOST}/100%": f"{HOST}/100%25",
            f"{HOST}/[x]?<y>": f"{HOST}/%5Bx%5D?%3Cy%3E",
            **unchanged_values(f"{HOST}/%C3%BC", "https://bücher.example/", f"{HOST}/a\nb", f"{HOST}/%u00FC"),
        },
        {"ambiguous": 2},
    ),
    "only escapes go that mean the same without": (
        "loc-unescape", {},
        {
            f"{HOST}/%41%7e%2D%5f%7A%30": f"{HOST}/A~-_z0",
            **unchanged_values(f"{HOST}/%2F%2e%2E%3F%26%20%C3%BC%25", f"{HOST}/%2541", f"{HOST}/%%34%31"),
        },
        {"ambiguous": 1},
    ),
    "fragments go but for those that may be places within a program": (
        "loc-fragment", {},
        {
            f"{HOST}/a#b": f"{HOST}/a", f" {HOST}/a?b#c#d ": f" {HOST}/a?b ", f"{HOST}/#": f"{HOST}/",
            **unchanged_values(f"{HOST}/#!/x", f"{HOST}/#/x", f"{HOST}/", None),
        },
        {"ambiguous": 2},
    ),
    "parameters of trackers go and others stay": (
        "loc-trackers", {},
        {
            f"{HOST}/?utm_source=x": f"{HOST}/",
            f"{HOST}/?utm_source=x&a=1;UTM_medium=y#utm_source=z": f"{HOST}/?a=1#utm_source=z",
            f"{HOST}/?a=1&gclid=2&b=3&fbclid=": f"{HOST}/?a=1&b=3", f" {HOST}/?utm_id=x ": f" {HOST}/ ",
            **unchanged_values(f"{HOST}/utm_source=1?a=utm_source=1", f"{HOST}/?a=1&amp;utm_source=x"),
        },
        {"ambiguous": 1},
    ),
    "session ids go from queries and paths": (
        "loc-sessions", {},
        {
            f"{HOST}/a;jsessionid=ABC?x=1": f"{HOST}/a?x=1", f"{HOST}/?PHPSESSID=1&b=2": f"{HOST}/?b=2",
            f"{HOST}/(S(abcdefghij))/a": f"{HOST}/a", f"{HOST}/?sid=7": f"{HOST}/?sid=7",
        },
        {},
    ),
    "URLs without a protocol are completed": (
        "loc-absolute", {"base": f"{HOST}/x/y"},
        {
            "/a": f"{HOST}/a", "b?c": f"{HOST}/x/b?c", " ../e ": f" {HOST}/e ",
            **unchanged_values(f"{HOST}/d", "www.other.example/f", None, ""),
        },
        {"ambiguous": 1},
    ),
}  # fmt: skip
"""By behaviour: an operation, its answers, every value before and after, and why values can't be used."""


@pytest.mark.parametrize(
    ("operation", "answers", "expected_by_value", "expected_unusable"), COLUMNS.values(), ids=COLUMNS
)
def test_bulk_operation_gives_expected_values_and_counts_unusable_ones(
    monkeypatch, operation, answers, expected_by_value, expected_unusable
):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    after, plan = planned(operation, list(expected_by_value), "changefreq", **answers)
    assert after == list(expected_by_value.values())
    assert plan.unusable == expected_unusable
    n_same = sum(old == new for old, new in expected_by_value.items())
    assert len(plan) == len(expected_by_value) - n_same


REFUSED = [
    ("lastmod-date", {"date": "2026-11-31"}), ("lastmod-date", {}), ("lastmod-shift", {"days": "many"}),
    ("lastmod-shift", {"days": "999999"}), ("lastmod-shift", {"days": "1.5"}), ("lastmod-zone", {"zone": "CET"}),
    ("lastmod-zone", {"zone": "+25:00"}), ("lastmod-zone", {"zone": "$1"}), ("lastmod-now", {"precision": "year"}),
    ("lastmod-cut", {"more": "x"}), ("lastmod-w3c", {"order": "year"}), ("lastmod-w3c", {"zone": "CET"}),
    ("loc-https", {"site": "a.b"}), ("lastmod-files", {"folder": "/nowhere/at/all"}),
    ("lastmod-files", {"folder": "\0"}), ("no-such-edit", {}), ("set", {"value": "x"}),
    ("set", {"value": ""}), ("fill", {"value": ""}),
    ("priority-depth", {"ladder": ""}), ("priority-depth", {"ladder": "1.0 2.0"}), ("priority-scale", {}),
    ("priority-scale", {"factor": "-1"}), ("priority-scale", {"factor": "1e999"}),
    ("priority-scale", {"factor": "nan"}), ("priority-clamp", {"least": "2"}), ("priority-round", {"digits": "0"}),
    ("priority-round", {"digits": "99"}),
    *(
        ("loc-rebase", bases)
        for base in ("", "example.com", "ftp://a.b", "http://", "http://a.b/?x", "http://a.b#x", "http://a.b/x y")
        for bases in ({"old": base, "new": "http://a.b"}, {"old": "http://a.b", "new": base})
    ),
]  # fmt: skip


@pytest.mark.parametrize(("operation", "given"), REFUSED)
def test_invalid_arguments_of_operation_are_refused(operation, given):
    table = table_of(loc=["http://a.b/x"], lastmod=["2020"], priority=["0.5"])
    with pytest.raises(RequestError) as caught:
        plan_bulk_edit(table, operation, given, name="lastmod" if given == {"value": ""} else None)
    assert caught.value.message
    with pytest.raises(RequestError, match="is for lastmod, not for priority"):
        plan_bulk_edit(table, "lastmod-cut", {}, name="priority")


def test_priorities_depend_on_depth_of_urls():
    steps = {
        f"{HOST}": "1.0", f"{HOST}/": "1.0", f"{HOST}/?a/b": "1.0", f"{HOST}#a/b/c": "1.0", f" {HOST}/ ": "1.0",
        f"{HOST}/a": "0.8", f"{HOST}/a/": "0.8", f"{HOST}//a//?x=1": "0.8", "HTTP://EXAMPLE.COM:80/a b": "0.8",
        f"{HOST}/a/b": "0.5", f"{HOST}/a/b/c/d/e": "0.5",
    }  # fmt: skip
    table = table_of(loc=[*steps, None, "", "/a/b", "ftp://a.b/c"])
    plan = plan_bulk_edit(table, "priority-depth", {"ladder": "1.0, 0.8 0.5"})
    plan.edit(table).apply(table)
    assert table.column("priority").to_list() == [*steps.values(), None, None, None, None]
    assert plan.unusable == {"no-web": 4}


@given(st.decimals(0, 1, places=4), st.decimals(0, 20, places=3))
def test_scaled_priorities_are_exact_and_in_range(priority, factor):
    (after,), _ = planned("priority-scale", [f"{priority:f}"], factor=f"{factor:f}")
    assert after is not None
    assert is_priority(after)
    assert Decimal(after) == min(priority * factor, Decimal(1))


def test_scaling_skips_number_with_million_digits():
    after, plan = planned("priority-scale", ["0." + "1" * 1_000_000, "9" * 1_000], factor="0.5")
    assert plan.unusable == {"no-number": 2}
    assert len(after[0] or "") == 1_000_002


def test_rebase_changes_index_urls_only_for_whole_set(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(2)))
    put(tmp_path / "b.xml", urlset(f"{HOST}/x", "https://other.example/y"))
    document = open_path(
        put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml", "https://cdn.example/c.xml"))
    )
    bases = {"old": HOST, "new": "https://new.example"}
    plan = plan_bulk_edit(document.table, "loc-rebase", bases, slots=document.table.order[:1])
    assert (len(plan), plan.listed) == (1, {})
    plan = plan_bulk_edit(document.table, "loc-rebase", bases)
    assert (len(plan), plan.listed) == (5, {0: "https://new.example/a.xml", 1: "https://new.example/b.xml"})
    undo = document.do(plan.edit(document.table))
    assert [sitemap.name for sitemap in document.sitemaps] == ["a.xml", "b.xml", "c.xml"]
    save(document)
    assert content(tmp_path / "index.xml") == index(
        "https://new.example/a.xml", "https://new.example/b.xml", "https://cdn.example/c.xml"
    )
    assert open_path(tmp_path / "index.xml").table.locs() == document.table.locs()
    document.do(undo)
    save(document)
    assert content(tmp_path / "a.xml") == urlset(*locs(2))


def test_rebase_changes_extension_urls_if_document_is_given(tmp_path):
    picture = f"<image:image><image:loc>{HOST}/a.png</image:loc></image:image>"
    elsewhere = picture.replace(HOST, "https://cdn.example")
    entries = [{"loc": f"{HOST}/a", "xml": picture}, {"loc": f"{HOST}/b", "xml": elsewhere}]
    path = put(tmp_path / "a.xml", urlset(*entries, declared=f' xmlns:image="{IMAGE}"'))
    before, document = content(path), open_path(path)
    said = {"old": HOST, "new": "https://new.example"}
    assert plan_bulk_edit(document.table, "loc-rebase", said).extensions is None
    plan = plan_bulk_edit(document.table, "loc-rebase", said, document=document.snapshot())
    assert len(plan) == 3
    undo = document.do(plan.edit(document.table))
    save(document)
    assert content(path) == before.replace(HOST, "https://new.example")
    document.do(undo)
    save(document)
    assert content(path) == before


NAMESPACES = f' xmlns:image="{IMAGE}" xmlns:v="{EXTENSIONS["video"]}" xmlns:xhtml="{EXTENSIONS["xhtml"]}"'
WITH_EXTENSIONS = [
    {"loc": f"{HOST}/0", "xml": "<image:image><image:loc>http://old.example/1.jpg</image:loc></image:image>"
     "<image:image><image:loc><![CDATA[http://OLD.example/2.jpg]]></image:loc>"
     "<image:license>http://old.example/by</image:license></image:image>"},
    {"loc": f"{HOST}/1", "xml": '<xhtml:link rel="alternate" hreflang="de" href=\'http://old.example/de?a&amp;b\'/>'
     '<xhtml:link rel="alternate" hreflang="fr" href="http://older.example/"/>'},
    *({"loc": f"{HOST}/{n}", "xml": f"<v:video><v:title>{text}</v:title><!-- http://old.example/ -->"
       f"<v:content_loc>http://old.example/{n}.mp4</v:content_loc>{rest}</v:video>"}
      for n, (text, rest) in enumerate((
          ("A", ""), ("0", "<v:expiration_date>2020-01-01</v:expiration_date>"), ("B &amp; C", "<v:live>no</v:live>"),
          ("<![CDATA[<]]>", "<v:expiration_date/><v:rating>1</v:rating>"), ("A", ""),
      ), 2)),
    {"loc": f"{HOST}/7", "xml": "<video>http://old.example/</video>"},
]  # fmt: skip
OLD_TO_NEW = {"old": "http://old.example", "new": "https://cdn.example/x"}
EXPIRY = "<v:expiration_date>2031-12-31</v:expiration_date>"
IN_EXTENSIONS = {
    "images": (
        "image:loc-rebase", OLD_TO_NEW,
        [("http://old.example/1.jpg", "https://cdn.example/x/1.jpg"), ("http://OLD.example/2", "https://cdn.example/x/2")],
        1,
    ),
    "alternates": ("xhtml:link-rebase", OLD_TO_NEW, [("http://old.example/de", "https://cdn.example/x/de")], 1),
    "videos": (
        "video:expiration_date-set", {"date": "2031-12-31"},
        [
            *((f"{n}.mp4</v:content_loc></v:v", f"{n}.mp4</v:content_loc>{EXPIRY}</v:v") for n in (2, 6)),
            ("4.mp4</v:content_loc>", f"4.mp4</v:content_loc>{EXPIRY}"),
            ("<v:expiration_date>2020-01-01</v:expiration_date>", EXPIRY), ("<v:expiration_date/>", EXPIRY),
        ],
        5,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("operation", "answers", "replaced", "count"), IN_EXTENSIONS.values(), ids=IN_EXTENSIONS)
def test_extension_operation_changes_no_other_bytes(tmp_path, operation, answers, replaced, count):
    path = put(tmp_path / "a.xml", urlset(*WITH_EXTENSIONS, declared=NAMESPACES))
    before, document = content(path), open_path(path)
    plan = plan_bulk_edit(document.table, operation, answers, document=document.snapshot())
    assert (len(plan), plan.n_entries, plan.values) == (count, count, ())
    undo = document.do(plan.edit(document.table))
    again = plan_bulk_edit(document.table, operation, answers, document=document.snapshot())
    assert len(again) == 0
    save(document)
    after = before
    for old, new in replaced:
        assert after.count(old) == 1
        after = after.replace(old, new)
    assert content(path) == after
    document.do(undo)
    save(document)
    assert content(path) == before


def test_bulk_edit_completes_clusters_except_ambiguous_ones(tmp_path):
    link = '<xhtml:link rel="alternate" hreflang="{}" href="{}"/>'
    links = (link.format("de", f"{HOST}/de"), link.format("fr", f"{HOST}/fr"), link.format("fr", f"{HOST}/other"))
    pages: list[str | dict[str, str]] = [
        {"loc": f"{HOST}/de", "xml": links[0] + links[1]}, f"{HOST}/fr",
        {"loc": f"{HOST}/torn", "xml": links[1] + links[2]}, f"{HOST}/other",
    ]  # fmt: skip
    for pages_of_set, unusable in ((pages[:2], {}), (pages[2:], {"unclear": 2})):
        path = put(tmp_path / "a.xml", urlset(*pages_of_set, declared=NAMESPACES))
        document = open_path(path)
        plan = plan_bulk_edit(document.table, "xhtml:link-complete", {}, document=document.snapshot())
        assert plan.unusable == unusable
        document.do(plan.edit(document.table))
        after = document.table.extensions_of(document.table.order)["xml"].to_list()
        assert [text.count("hreflang") for text in after] == ([2, 2] if not unusable else [2])


def test_extension_operation_changes_only_given_unlocked_entries(tmp_path):
    document = open_path(put(tmp_path / "a.xml", urlset(*WITH_EXTENSIONS, declared=NAMESPACES)))
    answers = {"date": "2031-12-31"}
    for slots, locked, expected in ((slots_of(3, 2, 0), (), [2, 3]), (None, {0}, [])):
        plan = plan_bulk_edit(
            document.table, "video:expiration_date-set", answers, slots=slots, locked=locked, document=document
        )
        assert (plan.extensions.slots.tolist() if plan.extensions else []) == expected
    with pytest.raises(RequestError, match="2031-02-30"):
        plan_bulk_edit(document.table, "video:expiration_date-set", {"date": "2031-02-30"}, document=document)


def test_https_for_one_site_changes_index_and_extension_urls(tmp_path):
    picture = "<image:image><image:loc>http://{}/a.png</image:loc></image:image>"
    pages = [{"loc": "http://a.example/1", "xml": picture.format("a.example") + picture.format("cdn.example")}]
    put(tmp_path / "a.xml", urlset(*pages, declared=f' xmlns:image="{IMAGE}"'))
    document = open_path(put(tmp_path / "index.xml", index("http://a.example/a.xml")))
    plan = plan_bulk_edit(document.table, "loc-https", {"site": "http://a.example"}, document=document.snapshot())
    document.do(plan.edit(document.table))
    save(document)
    assert content(tmp_path / "index.xml") == index("https://a.example/a.xml")
    assert content(tmp_path / "a.xml").count("https://a.example") == 2
    assert "http://cdn.example" in content(tmp_path / "a.xml")


PIECES = st.lists(
    st.sampled_from(["utm_x=1", "gclid=", "a", "a=b", "&", ";", "#", "?", "/", "&amp;", "utm_", "=", "é", " ", "\n"])
)


@given(st.lists(PIECES, min_size=1, max_size=4))
def test_tracker_removal_in_column_equals_removal_in_url(addresses):
    texts = [f"{HOST}/?{''.join(pieces)}" for pieces in addresses]
    assert planned("loc-trackers", texts)[0] == [without_trackers(text) or text for text in texts]


def test_plan_counts_new_duplicates_and_newly_too_long_urls():
    texts = [f"{HOST}/a#1", f"{HOST}/a#2", f"{HOST}/b", f"{HOST}/b#3", f"{HOST}/c", f"{HOST}/c", f"{HOST}/d#4"]
    _, plan = planned("loc-fragment", list(texts))
    assert (len(plan), plan.n_duplicates, plan.n_too_long) == (4, 3, 0)
    long = [f"{HOST}/{'x' * 2000}", f"{HOST}/{'x' * 2020}", f"{HOST}/x"]
    _, plan = planned("loc-rebase", long, old=HOST, new=f"{HOST}/{'y' * 10}")
    assert plan.n_too_long == 1
    table = table_of(loc=["a", "b"])
    assert plan_bulk_edit(table, "clear", {}, name="loc").n_duplicates == 0


def test_bulk_edit_planning_is_cancellable():
    class Stopping(Progress):
        def advance(self, units: int = 1) -> None:
            self.cancel()
            super().advance(units)

    with pytest.raises(Cancelled):
        plan_bulk_edit(table_of(loc=locs(3)), "loc-slash", {}, progress=Stopping())


def test_plan_of_150000_entries_changes_expected_urls():
    count = 150_000
    table = table_of(loc=[f"{HOST}/{place}" + ("#x" if place % 3 == 0 else "") for place in range(count)])
    progress = Progress()
    plan = plan_bulk_edit(table, "loc-fragment", {}, progress=progress)
    assert (len(plan), progress.done) == (count // 3, count)
    plan.edit(table).apply(table)
    assert table.locs() == locs(count)


def test_operations_have_texts_and_readable_defaults():
    for operation in OPERATIONS.values():
        assert operation.label[0].isupper()
        assert not operation.advice or operation.advice.endswith(".")
        assert operation.field is None or operation.id.startswith(operation.field)
        optional = tuple(parameter for parameter in operation.parameters if parameter.default is not None)
        assert parse_parameters(optional, {}).keys() == {parameter.name for parameter in optional}
        assert all(parameter.label for parameter in operation.parameters)
    assert all(words[0].islower() and not words.endswith(".") for words in REASONS.values())
    assert all(operations_for(place) for place in get_args(ExtensionTarget))
    for name in FIELD_NAMES:
        set_operation = "lastmod-date" if name == "lastmod" else "set"
        assert {set_operation, "clear", "fill"} <= {operation.id for operation in operations_for(name)}


@pytest.mark.parametrize("operation", sorted(OPERATIONS))
def test_empty_parameter_is_refused_with_request_to_enter_it(operation: str):
    for parameter in OPERATIONS[operation].parameters:
        if parameter.default is None or parameter.kind in ("ladder", "priority", "digits", "zone"):
            with pytest.raises(RequestError, match=r"^(Enter|Choose) .+[^“”]\.$"):
                parse_parameters((parameter,), {parameter.name: ""})


def test_empty_or_incomplete_url_parameter_is_refused_with_advice():
    (parameter,) = OPERATIONS["loc-absolute"].parameters
    for text in ("", " ", "\t\n"):
        with pytest.raises(RequestError, match=r"^Enter a complete URL, such as https://www\.example\.com/\.$"):
            parse_parameters((parameter,), {"base": text})
    with pytest.raises(RequestError, match=r"“www\.example\.com” is not a complete URL"):
        parse_parameters((parameter,), {"base": "www.example.com"})


AT = 1_700_000_000


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Folder of pages, each changed a second after the previous one, beside a secret file."""
    names = ("index.html", "a.html", "b/index.php", "c/page", "d e/ü.html", "file.pdf")
    for place, name in enumerate(names):
        path = put(tmp_path / "site" / name, "page")
        os.utime(path, (AT, AT + place))
    put(tmp_path / "secret.html", "secret")
    put(tmp_path / "secret" / "index.html", "secret")
    return tmp_path / "site"


def test_site_folder_dates_folder_and_extensionless_urls_by_files(site):
    folder = SiteFolder(site, None)
    expected = {
        HOST: 0, f"{HOST}/": 0, f"{HOST}/index.html": 0, f"{HOST}/a": 1, f"{HOST}/a.html?x=1#y": 1, f"{HOST}/b": 2,
        f"{HOST}/b/": 2, f"{HOST}//c//page": 3, f"{HOST}/d%20e/%C3%BC": 4, " http://other.example/file.pdf ": 5,
    }  # fmt: skip
    assert {loc: folder.modified_seconds(loc) for loc in expected} == {
        loc: AT + place for loc, place in expected.items()
    }


@pytest.mark.parametrize(
    ("loc", "reason"),
    [
        (f"{HOST}/gone", "no-file"), (f"{HOST}/c", "no-file"), (f"{HOST}/a.html/", "no-file"), (None, "no-web"),
        ("", "no-web"), ("/a.html", "no-web"), ("file:///etc/passwd", "no-web"), (f"{HOST}/../secret", "outside"),
        (f"{HOST}/b/../../secret.html", "outside"), (f"{HOST}/%2e%2e/secret", "outside"),
        (f"{HOST}/%2E%2E%2Fsecret.html", "outside"), (f"{HOST}/..%5csecret.html", "outside"),
        (f"{HOST}/a.html%00", "outside"), (f"{HOST}/%ff", "outside"), (f"{HOST}/{'x' * 5000}", "no-file"),
        (f"{HOST}{'/x' * 500}", "outside"),
    ],
)  # fmt: skip
def test_site_folder_returns_reason_for_missing_or_outside_file(site, loc, reason):
    assert SiteFolder(site, None).modified_seconds(loc) == reason


if os.name == "posix":

    def test_site_folder_refuses_pipes_and_links_to_outside(site):
        (site / "inside.html").symlink_to(site / "a.html")
        (site / "outside.html").symlink_to(site.parent / "secret.html")
        (site / "folder").symlink_to(site.parent / "secret")
        (site / "round.html").symlink_to(site / "round.html")
        os.mkfifo(site / "pipe.html")
        folder = SiteFolder(site, None)
        assert folder.modified_seconds(f"{HOST}/inside.html") == AT + 1
        assert (
            folder.modified_seconds(f"{HOST}/outside.html") == folder.modified_seconds(f"{HOST}/folder/") == "outside"
        )
        assert folder.modified_seconds(f"{HOST}/round.html") in ("outside", "no-file")
        assert folder.modified_seconds(f"{HOST}/pipe") == "no-file"
        (site.parent / "link").symlink_to(site)
        assert SiteFolder(site.parent / "link", None).modified_seconds(f"{HOST}/a") == AT + 1


def test_site_folder_with_prefix_dates_only_urls_below_it(site):
    folder = SiteFolder(site, UrlPrefix("https:", "www.example.com", "/docs"))
    assert folder.modified_seconds(f"{HOST}/docs/a.html") == AT + 1
    assert folder.modified_seconds("http://WWW.EXAMPLE.COM:80/docs") == AT
    assert folder.modified_seconds(f"{HOST}/docsa.html") == "no-file"
    assert folder.modified_seconds("https://other.example/docs/a.html") == "no-file"


def test_dates_from_files_are_set_and_missing_files_counted(site, monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    table = table_of(loc=[f"{HOST}/", f"{HOST}/gone", f"{HOST}/../secret", None], lastmod=["2020", "2021", None, None])
    plan = plan_bulk_edit(table, "lastmod-files", {"folder": str(site)})
    assert plan.unusable == {"no-file": 1, "outside": 1, "no-web": 1}
    plan.edit(table).apply(table)
    assert table.column("lastmod").to_list() == ["2023-11-14T22:13:20+00:00", "2021", None, None]
    by_day = plan_bulk_edit(table, "lastmod-files", {"folder": str(site), "precision": "day", "site": HOST})
    assert by_day.values[0].after.to_list() == ["2023-11-14"]


TEXTS = st.sampled_from(
    ["A", " A ", "\n  A\n", "2031-12-31", " 2031-12-31 ", "a &amp; b", "<![CDATA[a>b<c]]>", "<!-- x>y<z -->", "0", ""]
)


@given(st.lists(st.tuples(TEXTS, TEXTS, st.booleans()), min_size=1, max_size=3))
def test_extension_value_planned_together_equals_value_planned_singly(videos):
    xml = "".join(
        f'<video:video a="x>{number}"><video:title>{title}</video:title>'
        + (f"<video:expiration_date>{date}</video:expiration_date>" if has_date else "")
        + "</video:video>"
        for number, (title, date, has_date) in enumerate(videos)
    )
    document = open_path_of(xml)
    slots = document.table.order
    together = plan_extension_value(document, slots, "video", "expiration_date", "2031-12-31")

    def alone(entry: EntryExtensions) -> EntryExtensions:
        for item in entry.items():
            if item.kind == "video":
                entry = entry.with_values(item.number, [("expiration_date", "2031-12-31")])
        return entry

    each = plan_extensions(document, slots, alone)
    assert together.slots.tolist() == each.slots.tolist()
    assert together.extensions.equals(each.extensions)


def open_path_of(xml: str) -> Document:
    """Function that opens a sitemap with one entry with extensions."""
    with TemporaryDirectory() as folder:
        declared = f' xmlns:video="{EXTENSIONS["video"]}"'
        return open_path(put(Path(folder) / "a.xml", urlset({"loc": HOST, "xml": xml}, declared=declared)))
