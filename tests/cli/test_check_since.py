"""The option `--since` of the command `check`: dates that changed although nothing else did."""

from __future__ import annotations

import gzip

import pytest

from tests.builders import HOST, IMAGE, index, put, urlset

DECLARED = f' xmlns:image="{IMAGE}"'
PICTURE = f"<image:image><image:loc>{HOST}/a.jpg</image:loc></image:image>"
ENTRY = {"loc": f"{HOST}/a", "lastmod": "2025-01-01", "changefreq": "daily", "priority": "0.5", "xml": PICTURE}


@pytest.fixture
def compare(run, tmp_path):
    """Return a function that checks entries with their earlier version and returns the problems of the rule."""

    def compared(before, after, *options):
        earlier = put(tmp_path / "earlier" / "a.xml", urlset(*before, declared=DECLARED))
        current = put(tmp_path / "a.xml", urlset(*after, declared=DECLARED))
        found = run("check", current, "--since", earlier, "--only", "lastmod-only-change", "--format", "json", *options)
        assert (found.code, found.err) == (0, "")
        return found.json["problems"]

    return compared


@pytest.mark.parametrize(
    "now",
    ["2025-01-02", "2024-12-31", "2024", "2025-01-02T10:00:00Z"],
)
def test_check_since_reports_date_that_changed_alone(compare, now):
    (problem,) = compare([ENTRY], [ENTRY | {"lastmod": now}])
    assert (problem["severity"], problem["entry"], problem["line"], problem["column"]) == ("info", 1, 5, 14)
    assert (problem["field"], problem["value"]) == ("lastmod", now)
    assert problem["message"] == (
        "1 date in “a.xml” changed since the earlier version although nothing else in its entry did: from 2025-01-01 "
        f"to {now}."
    )


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"lastmod": "2025-01-01T00:00:00Z"},
        {"lastmod": "2025-01-01T23:00:00-05:00"},
        {"lastmod": "2025"},
        {"lastmod": " 2025-01-01 "},
        {"lastmod": "2025-01-02", "priority": "0.6"},
        {"lastmod": "2025-01-02", "changefreq": "weekly"},
        {"lastmod": "2025-01-02", "xml": PICTURE.replace("a.jpg", "b.jpg")},
        {"lastmod": "2025-01-02", "loc": f"{HOST}/b"},
        {"priority": "0.6"},
    ],
    ids=[
        "nothing",
        "first-moment",
        "same-day",
        "same-year",
        "spaces",
        "priority",
        "changefreq",
        "image",
        "loc",
        "other-field",
    ],
)
def test_check_since_ignores_equivalent_dates_and_otherwise_changed_entries(compare, changes):
    assert compare([ENTRY], [ENTRY | changes]) == []


@pytest.mark.parametrize(("before", "after"), [(None, "2025-01-01"), ("2025-01-01", None)], ids=["added", "removed"])
def test_check_since_ignores_added_and_removed_dates(compare, before, after):
    entries = [{"loc": f"{HOST}/a"} | ({"lastmod": date} if date else {}) for date in (before, after)]
    assert compare(*([entry] for entry in entries)) == []


def test_check_since_reports_many_changed_dates_as_one_problem(compare):
    before = [{"loc": f"{HOST}/{number}", "lastmod": "2025-01-01"} for number in range(1_947)]
    after = [entry | {"lastmod": "2025-01-02"} for entry in before[:1_940]] + before[1_940:]
    (problem,) = compare(before, list(reversed(after)))
    assert problem["entry"] == 8
    assert problem["message"] == (
        "1,940 of 1,947 dates in “a.xml” changed since the earlier version although nothing else in their entries did, "
        "the first one from 2025-01-01 to 2025-01-02."
    )


def test_check_since_compares_entries_of_repeated_url_in_order(compare):
    pair = [ENTRY, ENTRY | {"lastmod": "2025-02-02"}]
    assert compare(pair, pair) == []
    (problem,) = compare(pair, [pair[0], ENTRY | {"lastmod": "2025-03-03"}])
    assert problem["entry"] == 2


def test_check_since_reports_changed_dates_of_each_sitemap(run, tmp_path):
    for folder, day in (("before", "2025-01-01"), ("after", "2025-01-02")):
        listed = [f"{HOST}/{name}.xml" for name in ("one", "two", "same")]
        put(tmp_path / folder / "sitemap.xml", index(*listed))
        for name in ("one", "two"):
            put(tmp_path / folder / f"{name}.xml", urlset({"loc": f"{HOST}/{name}", "lastmod": day}))
        put(tmp_path / folder / "same.xml", urlset({"loc": f"{HOST}/same", "lastmod": "2025-01-01"}))
    for before, after in (
        (tmp_path / "before" / "sitemap.xml", tmp_path / "after" / "sitemap.xml"),
        ("before", "after"),
    ):
        found = run("check", tmp_path / after, "--since", tmp_path / before, "--only", "lastmod-only-change", "--quiet")
        assert [line.split(": ")[0] for line in found.out.splitlines()] == [
            f"{tmp_path / 'after' / name}.xml:5:14" for name in ("one", "two")
        ]


def test_check_since_accepts_gzipped_earlier_version(run, tmp_path):
    earlier = tmp_path / "earlier.xml.gz"
    earlier.write_bytes(gzip.compress(urlset(ENTRY, declared=DECLARED).encode()))
    current = put(tmp_path / "a.xml", urlset(ENTRY | {"lastmod": "2025-01-02"}, declared=DECLARED))
    found = run("check", current, "--since", earlier, "--fail-on", "info", "--only", "lastmod-only-change")
    assert found.code == 1


@pytest.mark.parametrize("content", [None, "", "<html><body>Not found</body></html>", "<urlset"])
def test_check_since_refuses_unreadable_earlier_version(run, tmp_path, content):
    current = put(tmp_path / "a.xml", urlset(ENTRY, declared=DECLARED))
    earlier = tmp_path / "earlier.xml"
    if content is not None:
        put(earlier, content)
    found = run("check", current, "--since", earlier)
    assert found.code == 2
    assert "earlier.xml" in found.err


def test_check_since_refuses_several_paths(run, tmp_path):
    paths = [put(tmp_path / name, urlset(f"{HOST}/a")) for name in ("a.xml", "b.xml")]
    found = run("check", *paths, "--since", paths[0])
    assert (found.code, found.out) == (2, "")
    assert "Only one set can be compared with its earlier version." in found.err
