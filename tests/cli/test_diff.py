"""The command `diff`."""

from __future__ import annotations

import gzip

import pytest

from tests.builders import HOST, IMAGE, content, index, locs, put, small_set, urlset


def test_the_same_entries_in_whatever_form_are_no_difference_though_another_order_is_told(run, tmp_path):
    one = put(tmp_path / "a.xml", urlset(*locs(3)))
    for other in (
        put(tmp_path / "b.xml.gz", urlset(*locs(3))),
        put(tmp_path / "c.xml", content(one).replace("\n", "\r\n").replace("<urlset", "<!-- so --><urlset")),
        put(tmp_path / "d.txt", "".join(f"{loc}\n" for loc in locs(3))),
    ):
        said = run("diff", one, other)
        assert (said.code, said.out, said.err) == (0, "0 added, 0 removed, 0 changed, 3 unchanged.\n", "")
    said = run("diff", one, put(tmp_path / "e.xml", urlset(*reversed(locs(3)))))
    assert (said.code, said.out) == (0, "0 added, 0 removed, 0 changed, 3 unchanged; the order differs.\n")


def test_differences_are_listed_with_signs(run, tmp_path):
    one = put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/1", "lastmod": "2020-01-01"}, f"{HOST}/2", f"{HOST}/3"))
    other = put(
        tmp_path / "b.xml",
        urlset({"loc": f"{HOST}/1", "lastmod": "2021-01-01", "priority": "0.5"}, f"{HOST}/3", *locs(2, 10)),
    )
    said = run("diff", one, other)
    assert said.code == 1
    assert said.out.splitlines() == [
        f"~ {HOST}/1  lastmod: 2020-01-01 → 2021-01-01",
        f"~ {HOST}/1  priority: (none) → 0.5",
        f"- {HOST}/2",
        f"+ {HOST}/10",
        f"+ {HOST}/11",
        "2 added, 1 removed, 1 changed, 1 unchanged.",
    ]


def test_json_tells_all_of_what_came_and_went(run, tmp_path):
    picture = f"<i:image><i:loc>{HOST}/a.jpg</i:loc></i:image>"
    one = put(
        tmp_path / "a.xml", urlset({"loc": f"{HOST}/2", "xml": picture}, f"{HOST}/1", declared=f' xmlns:i="{IMAGE}"')
    )
    other = put(tmp_path / "b.xml", urlset({"loc": f"{HOST}/1", "changefreq": "daily"}, f"{HOST}/3", f"{HOST}/4"))
    said = run("diff", one, other, "--json")
    assert said.code == 1
    assert said.json == {
        "version": 1,
        "added": [{"loc": f"{HOST}/3"}, {"loc": f"{HOST}/4"}],
        "removed": [{"loc": f"{HOST}/2", "extensions": picture}],
        "changed": [{"loc": f"{HOST}/1", "values": {"changefreq": {"before": None, "after": "daily"}}}],
        "renamed": [],
        "same": 0,
        "is_reordered": False,
    }


def test_sets_are_compared_with_the_sitemaps_of_their_entries_unless_these_are_to_be_ignored(run, tmp_path):
    one, other = small_set(tmp_path / "one"), small_set(tmp_path / "other")
    put(other.with_name("one.xml"), urlset(f"{HOST}/b", f"{HOST}/d"))
    put(other.with_name("two.xml.gz"), urlset(f"{HOST}/a", f"{HOST}/c"))
    said = run("diff", one, other, "--json")
    assert said.code == 1
    assert [(each["loc"], each["values"]) for each in said.json["changed"]] == [
        (f"{HOST}/a", {"sitemap": {"before": "one.xml", "after": "two.xml.gz"}}),
        (f"{HOST}/d", {"sitemap": {"before": "two.xml.gz", "after": "one.xml"}}),
    ]
    said = run("diff", one, other, "--ignore-sitemaps")
    assert (said.code, said.out) == (0, "0 added, 0 removed, 0 changed, 4 unchanged; the order differs.\n")


@pytest.mark.parametrize(
    "text",
    [
        f"old,new\n{HOST}/1,{HOST}/7\n{HOST}/2,{HOST}/8\n",
        f"\ufeff{HOST}/1;{HOST}/7\r\n# more\r\n\r\n{HOST}/2;{HOST}/8",
        f"{HOST}/1\t{HOST}/7\n/2\t/8\n",
        f"Redirect 301 /1 {HOST}/7\n/2 /8 301\n",
    ],
)
def test_a_map_of_redirects_shows_what_was_renamed(run, tmp_path, text):
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
    ("data", "said"),
    [(f"{HOST}/1\n", "line 1"), ("old new\n/a /b\n/c\n", "line 3"), (b"\xff/a /b\n", "UTF-8"), (None, "can't be read")],
)
def test_a_map_of_redirects_that_can_not_be_read_is_one_sentence(run, tmp_path, data, said):
    path = tmp_path / "map.txt"
    if data is not None:
        put(path, data)
    one = put(tmp_path / "a.xml", urlset(HOST))
    found = run("diff", one, one, "--redirects", path)
    assert (found.code, len(found.err.splitlines())) == (2, 1)
    assert said in found.err


def test_odd_values_do_not_write_to_the_terminal(run, tmp_path):
    one = put(tmp_path / "a.csv", "loc,priority\nhttps://a.example/1,0.5\n")
    other = put(tmp_path / "b.csv", 'loc,priority\nhttps://a.example/1,"\x1b[2J"\n')
    said = run("diff", one, other)
    assert said.code == 1
    assert "\x1b" not in said.out
    assert '0.5 → "\\u001b[2J"' in said.out


DAMAGED = gzip.compress(urlset(*locs(3)).encode(), mtime=0)[:-8] + bytes(8)


@pytest.mark.parametrize(
    ("theirs", "told"),
    [
        ("", "“b.xml”"),
        ("no xml at all <", "“b.xml”"),
        (None, "“b.xml”"),
        (DAMAGED, "“b.xml”"),
        (index(f"{HOST}/a.xml", f"{HOST}/gone.xml"), "The entries can't be compared. “b.xml” lists “gone.xml”"),
    ],
)
def test_what_can_not_be_read_can_not_be_compared(run, tmp_path, theirs, told):
    one, other = put(tmp_path / "a.xml", urlset(*locs(3))), tmp_path / "b.xml"
    if theirs is not None:
        put(other, theirs)
    for pair in ((one, other), (other, one)):
        said = run("diff", *pair)
        assert (said.code, said.out) == (2, "")
        assert told in said.err
