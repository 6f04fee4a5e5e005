"""The command `fix`: which values it changes, what it prints of them, and its exit codes."""

from __future__ import annotations

import gzip
import json

import pytest

from sitemap_studio.core.file_lock import take_lock
from tests.builders import HOST, NAMESPACE, content, index, put, urlset

WRONG = urlset(
    {"loc": f"{HOST}/a b", "lastmod": "Thu, 06 Jan 2005 10:00:00 GMT", "priority": "0,5"},
    {"loc": f"{HOST}/c", "lastmod": "", "changefreq": "often"},
    {"loc": f"{HOST}/d", "changefreq": "daily"},
)
RIGHT = urlset(
    {"loc": f"{HOST}/a%20b", "lastmod": "2005-01-06T10:00:00Z", "priority": "0.5"},
    {"loc": f"{HOST}/c", "changefreq": "often"},
    {"loc": f"{HOST}/d", "changefreq": "daily"},
)
RELATIVE = urlset("/a?utm_source=x", "/ü b#frag")


def test_fix_changes_what_is_certain_and_nothing_else(run, tmp_path):
    path = put(tmp_path / "a.xml", WRONG)
    said = run("fix", path)
    assert said.code == 1
    assert content(path) == RIGHT
    assert said.out.splitlines() == [
        f"{path}:4: loc [loc-inner-space]",
        f"    before: {HOST}/a b",
        f"    after:  {HOST}/a%20b",
        f"{path}:5: lastmod [lastmod-format]",
        "    before: Thu, 06 Jan 2005 10:00:00 GMT",
        "    after:  2005-01-06T10:00:00Z",
        f"{path}:6: priority [priority-comma]",
        "    before: 0,5",
        "    after:  0.5",
        f"{path}:10: lastmod [lastmod-empty]",
        '    before: ""',
        "    after:  (none)",
        "Made 4 fixes.",
        f"Wrote {path}",
    ]
    assert said.err == (
        f"sitemap-studio: {path}:11: “often” is not one of always, hourly, daily, weekly, monthly, yearly, never. "
        "[changefreq-value]\nsitemap-studio: 1 problem is left that can't be fixed without guessing.\n"
    )


def test_fix_ends_with_0_where_nothing_is_left(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset({"loc": HOST, "priority": "0,5"}))
    assert run("fix", path).code == 0
    said = run("fix", path)
    assert (said.code, said.out) == (0, "Nothing to fix.\n")
    assert content(path) == urlset({"loc": HOST, "priority": "0.5"})


def test_a_dry_run_shows_what_would_be_fixed_and_writes_nothing(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset({"loc": HOST, "priority": "0,5"}))
    before = path.read_bytes()
    with take_lock(path):
        said = run("fix", path, "--dry-run")
    assert said.code == 1
    assert said.out.splitlines()[1:] == ["    before: 0,5", "    after:  0.5", "Would make 1 fix."]
    assert path.read_bytes() == before
    assert run("fix", put(tmp_path / "b.xml", urlset(HOST)), "--dry-run").code == 0


def test_fix_prints_json(run, tmp_path):
    path = put(tmp_path / "a.xml", WRONG)
    said = run("fix", path, "--json", "--dry-run")
    place = {"sitemap": str(path), "entry": 1, "line": 4, "field": "loc"}
    assert said.json["fixes"][0] == place | {
        "rules": ["loc-inner-space"], "before": f"{HOST}/a b", "after": f"{HOST}/a%20b",
    }  # fmt: skip
    assert said.json["fixes"][3]["after"] is None
    place = {"sitemap": str(path), "entry": 2, "line": 11, "field": "changefreq"}
    message = "“often” is not one of always, hourly, daily, weekly, monthly, yearly, never."
    assert said.json["unfixed"] == [place | {"rule": "changefreq-value", "value": "often", "message": message}]
    assert (said.json["version"], said.json["path"], said.json["dry_run"]) == (1, str(path), True)


def test_fix_completes_relative_urls_by_the_base(run, tmp_path):
    path = put(tmp_path / "a.xml", RELATIVE)
    without = run("fix", path, "--dry-run")
    assert (without.code, without.out) == (1, "Nothing was fixed.\n")
    assert "2 problems are left that can't be fixed without guessing. See --base-url." in without.err
    said = run("fix", path, "--base-url", f"{HOST}:443/shop/")
    assert (said.code, content(path)) == (0, urlset(f"{HOST}/a", f"{HOST}/%C3%BC%20b"))


def test_duplicates_that_fixes_make_are_named(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/a", f"{HOST}/a#top"))
    said = run("fix", path)
    assert (said.code, content(path)) == (0, urlset(f"{HOST}/a", f"{HOST}/a"))
    assert "Once fixed, 1 more entry is listed twice" in said.err


def test_fix_adds_the_zone(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset({"loc": HOST, "lastmod": "2005-01-01T18:00"}))
    assert run("fix", path, "--zone", "+01:00").code == 0
    assert content(path) == urlset({"loc": HOST, "lastmod": "2005-01-01T18:00+01:00"})


def test_fix_changes_only_what_breaks_the_rules_asked_for(run, tmp_path):
    path = put(tmp_path / "a.xml", WRONG)
    assert run("fix", path, "--rule", "loc-inner-space,priority-comma", "--rule", "lastmod-empty").code == 0
    assert content(path) == RIGHT.replace("2005-01-06T10:00:00Z", "Thu, 06 Jan 2005 10:00:00 GMT")


def test_order_and_namespace_are_fixed_where_they_are_asked_for(run, tmp_path):
    text = urlset({"loc": HOST, "priority": "0.5"}).replace(NAMESPACE, "http://www.google.com/schemas/sitemap/0.84")
    loc, priority = (line for line in text.splitlines(keepends=True) if "<loc>" in line or "<priority>" in line)
    path = put(tmp_path / "a.xml", text.replace(loc + priority, priority + loc))
    assert run("fix", path).out == "Nothing to fix.\n"
    said = run("fix", path, "--rule", "element-order,namespace-wrong", "--json")
    assert said.code == 0
    assert [(fix["rules"], fix["before"], fix["after"]) for fix in said.json["fixes"]] == [
        (["namespace-wrong"], None, None),
        (["element-order"], None, None),
    ]
    assert content(path) == urlset({"loc": HOST, "priority": "0.5"})


def test_the_namespace_of_each_file_of_a_set_is_a_fix_of_its_own(run, tmp_path):
    old = "http://www.google.com/schemas/sitemap/0.84"
    for name in ("one", "two"):
        put(tmp_path / f"{name}.xml", urlset(f"{HOST}/{name}").replace(NAMESPACE, old))
    path = put(tmp_path / "index.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml"))
    said = run("fix", path, "--rule", "namespace-wrong")
    assert (said.code, said.out.count("structure [namespace-wrong]")) == (0, 2)
    assert content(tmp_path / "two.xml") == urlset(f"{HOST}/two")


def test_fix_saves_to_another_file_and_not_over_one(run, tmp_path):
    path, output = put(tmp_path / "a.xml", WRONG), tmp_path / "b.xml"
    assert run("fix", path, "--output", output).code == 1
    assert (content(path), content(output)) == (WRONG, RIGHT)
    said = run("fix", path, "--output", output)
    assert (said.code, "is there already" in said.err) == (2, True)
    assert run("fix", path, "--output", output, "--overwrite").code == 1


def test_fix_writes_to_standard_output(run_apart, tmp_path):
    path = put(tmp_path / "a.xml", WRONG)
    said = run_apart("fix", path, "--output", "-", "--quiet")
    assert (said.code, said.out) == (1, RIGHT)


def test_fix_respects_a_lock(run, tmp_path):
    path = put(tmp_path / "a.xml", WRONG)
    with take_lock(path):
        said = run("fix", path)
    assert (said.code, content(path)) == (2, WRONG)


def test_fix_names_the_sitemap_of_a_set(run, tmp_path):
    put(tmp_path / "one.xml", urlset(f"{HOST}/a b"))
    put(tmp_path / "two.xml", urlset(f"{HOST}/c"))
    path = put(tmp_path / "index.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml"))
    said = run("fix", path, "--json")
    assert said.code == 0
    assert [fix["sitemap"] for fix in said.json["fixes"]] == [str(tmp_path / "one.xml")]
    assert content(tmp_path / "one.xml") == urlset(f"{HOST}/a%20b")


def test_what_may_only_be_looked_at_stays_and_is_named(run, tmp_path):
    put(tmp_path / "one.xml", urlset(f"{HOST}/a b"))
    damaged = gzip.compress(urlset(f"{HOST}/c d").encode())[:-8] + bytes(8)
    put(tmp_path / "two.xml.gz", damaged)
    path = put(tmp_path / "index.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml.gz"))
    said = run("fix", path)
    assert said.code == 1
    assert "two.xml.gz" in said.err
    assert content(tmp_path / "one.xml") == urlset(f"{HOST}/a%20b")
    assert (tmp_path / "two.xml.gz").read_bytes() == damaged
    assert run("fix", tmp_path / "two.xml.gz").code == 2
    assert run("fix", tmp_path / "two.xml.gz", "--dry-run").code == 2
    assert (tmp_path / "two.xml.gz").read_bytes() == damaged


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--rule", "loc-inner-spaces"], "Did you mean “loc-inner-space”?"),
        (["--rule", "loc-duplicate"], "“loc-duplicate” has no fix."),
        (["--zone", "CET"], "“CET” is not a time zone."),
        (["--base-url", "www.example.com"], "“www.example.com” is not an address on the web."),
    ],
)
def test_fix_refuses_what_it_does_not_know(run, tmp_path, words, sentence):
    path = put(tmp_path / "a.xml", WRONG)
    said = run("fix", path, *words)
    assert (said.code, sentence in said.err, content(path)) == (2, True, WRONG)


def test_a_value_of_several_lines_is_printed_in_one(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"\n    {HOST}/a\n  "))
    said = run("fix", path)
    assert said.out.splitlines()[1:3] == [
        f"    before: {json.dumps(f'{chr(10)}    {HOST}/a{chr(10)}  ')}",
        f"    after:  {HOST}/a",
    ]
