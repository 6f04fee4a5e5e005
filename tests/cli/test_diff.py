"""The command `diff`."""

from __future__ import annotations

import gzip

import pytest

from tests.builders import HOST, IMAGE, content, index, locs, put, small_set, urlset


def test_diff_of_same_entries_in_other_formats_is_empty(run, tmp_path):
    one = put(tmp_path / "a.xml", urlset(*locs(3)))
    for other in (
        put(tmp_path / "b.xml.gz", urlset(*locs(3))),
        put(tmp_path / "c.xml", content(one).replace("\n", "\r\n").replace("<urlset", "<!-- so --><urlset")),
        put(tmp_path / "d.txt", "".join(f"{loc}\n" for loc in locs(3))),
    ):
        result = run("diff", one, other)
        assert (result.code, result.out, result.err) == (0, "0 added, 0 removed, 0 changed, 3 unchanged.\n", "")
    result = run("diff", one, put(tmp_path / "e.xml", urlset(*reversed(locs(3)))))
    assert (result.code, result.out) == (0, "0 added, 0 removed, 0 changed, 3 unchanged; the order differs.\n")


def test_diff_lists_differences_with_signs(run, tmp_path):
    one = put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/1", "lastmod": "2020-01-01"}, f"{HOST}/2", f"{HOST}/3"))
    other = put(
        tmp_path / "b.xml",
        urlset({"loc": f"{HOST}/1", "lastmod": "2021-01-01", "priority": "0.5"}, f"{HOST}/3", *locs(2, 10)),
    )
    result = run("diff", one, other)
    assert result.code == 1
    assert result.out.splitlines() == [
        f"~ {HOST}/1  lastmod: 2020-01-01 → 2021-01-01",
        f"~ {HOST}/1  priority: (none) → 0.5",
        f"- {HOST}/2",
        f"+ {HOST}/10",
        f"+ {HOST}/11",
        "2 added, 1 removed, 1 changed, 1 unchanged.",
    ]


def test_diff_json_lists_added_removed_and_changed_entries(run, tmp_path):
    picture = f"<i:image><i:loc>{HOST}/a.jpg</i:loc></i:image>"
    one = put(
        tmp_path / "a.xml", urlset({"loc": f"{HOST}/2", "xml": picture}, f"{HOST}/1", declared=f' xmlns:i="{IMAGE}"')
    )
    other = put(tmp_path / "b.xml", urlset({"loc": f"{HOST}/1", "changefreq": "daily"}, f"{HOST}/3", f"{HOST}/4"))
    result = run("diff", one, other, "--json")
    assert result.code == 1
    assert result.json == {
        "version": 1,
        "added": [{"loc": f"{HOST}/3"}, {"loc": f"{HOST}/4"}],
        "removed": [{"loc": f"{HOST}/2", "extensions": picture}],
        "changed": [{"loc": f"{HOST}/1", "values": {"changefreq": {"before": None, "after": "daily"}}}],
        "renamed": [],
        "same": 0,
        "is_reordered": False,
    }


def test_moved_entries_are_changed_unless_sitemaps_are_ignored(run, tmp_path):
    one, other = small_set(tmp_path / "one"), small_set(tmp_path / "other")
    put(other.with_name("one.xml"), urlset(f"{HOST}/b", f"{HOST}/d"))
    put(other.with_name("two.xml.gz"), urlset(f"{HOST}/a", f"{HOST}/c"))
    result = run("diff", one, other, "--json")
    assert result.code == 1
    assert [(each["loc"], each["values"]) for each in result.json["changed"]] == [
        (f"{HOST}/a", {"sitemap": {"before": "one.xml", "after": "two.xml.gz"}}),
        (f"{HOST}/d", {"sitemap": {"before": "two.xml.gz", "after": "one.xml"}}),
    ]
    result = run("diff", one, other, "--ignore-sitemaps")
    assert (result.code, result.out) == (0, "0 added, 0 removed, 0 changed, 4 unchanged; the order differs.\n")


@pytest.mark.parametrize(
    "text",
    [
        f"old,new\n{HOST}/1,{HOST}/7\n{HOST}/2,{HOST}/8\n",
        f"\ufeff{HOST}/1;{HOST}/7\r\n# more\r\n\r\n{HOST}/2;{HOST}/8",
        f"{HOST}/1\t{HOST}/7\n/2\t/8\n",
        f"Redirect 301 /1 {HOST}/7\n/2 /8 301\n",
    ],
)
def test_redirects_turn_pairs_into_renamed_entries(run, tmp_path, text):
    one = put(tmp_path / "a.xml", urlset(*({"loc": f"{HOST}/{number}", "priority": "0.5"} for number in (1, 2, 3))))
    other = put(tmp_path / "b.xml", urlset(f"{HOST}/7", {"loc": f"{HOST}/8", "priority": "0.5"}))
    words = ("diff", one, other, "--redirects", put(tmp_path / "map.txt", text))
    assert run(*words).out.splitlines() == [
        f"> {HOST}/1 → {HOST}/7",
        f"> {HOST}/1  priority: 0.5 → (none)",
        f"> {HOST}/2 → {HOST}/8",
        f"- {HOST}/3",
        "0 added, 1 removed, 0 changed, 2 renamed, 0 unchanged.",
    ]
    facts = run(*words, "--json").json
    assert [(each["loc"], each["values"]) for each in facts["renamed"]] == [
        (
            f"{HOST}/1",
            {"loc": {"before": f"{HOST}/1", "after": f"{HOST}/7"}, "priority": {"before": "0.5", "after": None}},
        ),
        (f"{HOST}/2", {"loc": {"before": f"{HOST}/2", "after": f"{HOST}/8"}}),
    ]


@pytest.mark.parametrize(
    ("data", "message"),
    [(f"{HOST}/1\n", "line 1"), ("old new\n/a /b\n/c\n", "line 3"), (b"\xff/a /b\n", "UTF-8"), (None, "can't be read")],
)
def test_invalid_redirect_file_is_refused_in_one_line(run, tmp_path, data, message):
    path = tmp_path / "map.txt"
    if data is not None:
        put(path, data)
    one = put(tmp_path / "a.xml", urlset(HOST))
    result = run("diff", one, one, "--redirects", path)
    assert (result.code, len(result.err.splitlines())) == (2, 1)
    assert message in result.err


def test_diff_escapes_control_characters_of_values(run, tmp_path):
    one = put(tmp_path / "a.csv", "loc,priority\nhttps://a.example/1,0.5\n")
    other = put(tmp_path / "b.csv", 'loc,priority\nhttps://a.example/1,"\x1b[2J"\n')
    result = run("diff", one, other)
    assert result.code == 1
    assert "\x1b" not in result.out
    assert '0.5 → "\\u001b[2J"' in result.out


DAMAGED = gzip.compress(urlset(*locs(3)).encode(), mtime=0)[:-8] + bytes(8)


@pytest.mark.parametrize(
    ("data", "expected_message"),
    [
        ("", "“b.xml”"),
        ("no xml at all <", "“b.xml”"),
        (None, "“b.xml”"),
        (DAMAGED, "“b.xml”"),
        (index(f"{HOST}/a.xml", f"{HOST}/gone.xml"), "The entries can't be compared. “b.xml” lists “gone.xml”"),
    ],
)
def test_diff_of_unreadable_or_incomplete_set_is_refused(run, tmp_path, data, expected_message):
    one, other = put(tmp_path / "a.xml", urlset(*locs(3))), tmp_path / "b.xml"
    if data is not None:
        put(other, data)
    for pair in ((one, other), (other, one)):
        result = run("diff", *pair)
        assert (result.code, result.out) == (2, "")
        assert expected_message in result.err
