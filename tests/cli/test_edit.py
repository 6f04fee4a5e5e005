"""The commands that write sets: edit, export, convert, fix and repair."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from sitemap_studio.core.file_lock import lock_set
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.protocol.namespaces import EXTENSIONS
from tests.builders import (
    HOST,
    IMAGE,
    NAMESPACE,
    content,
    files_in,
    index,
    joined,
    locs,
    put,
    put_set,
    small_set,
    urlset,
)

# edit


def test_edit_of_set_writes_and_prints_only_changed_files(run, tmp_path, monkeypatch):
    small_set(tmp_path / "shop")
    before = files_in(tmp_path / "shop")
    monkeypatch.chdir(tmp_path)
    result = run("edit", Path("shop/sitemap.xml"), "--where", "loc contains /b", "--set", "priority=0.9")
    wrote = [f"Wrote {Path('shop', name)}" for name in ("one.xml", "sitemap.xml")]
    assert (result.code, result.out.splitlines()) == (0, ["Set priority in 1 of 4 entries.", *wrote])
    assert open_path(Path("shop/sitemap.xml")).table.column("priority").to_list() == [None, "0.9", None, None]
    assert files_in(tmp_path / "shop")["two.xml.gz"] == before["two.xml.gz"]
    added = "    <priority>0.9</priority>\n"
    assert content(tmp_path / "shop" / "one.xml").replace(added, "") == before["one.xml"].decode()


@pytest.mark.parametrize(
    ("given", "where", "settings", "expected_fields"),
    [
        ({"priority": "0.5"}, "priority = 0.5", ["priority="], {}),
        ({}, "entry = 1", [f"loc={HOST}/?a=b=c"], {"loc": f"{HOST}/?a=b=c"}),
        (
            {}, "entry > 0", ["priority=0.9", "changefreq=daily", "lastmod=2026"],
            {"lastmod": "2026", "changefreq": "daily", "priority": "0.9"},
        ),
    ],
)  # fmt: skip
def test_edit_sets_and_removes_fields(run, tmp_path, given, where, settings, expected_fields):
    path = put(tmp_path / "a.xml", urlset({"loc": HOST} | given))
    run("edit", path, "--where", where, *(word for setting in settings for word in ("--set", setting)))
    assert content(path) == urlset({"loc": HOST} | expected_fields)


def test_edit_without_changes_writes_no_file(run, tmp_path):
    path = small_set(tmp_path)
    put(tmp_path / "one.xml", urlset({"loc": HOST, "priority": "0.5"}))
    before = {file: Fingerprint.from_status((tmp_path / file).stat()) for file in files_in(tmp_path)}
    for where, setting, count in (("loc contains nowhere", "priority=9", 0), ("priority = 0.5", "priority=0.5", 1)):
        result = run("edit", path, "--where", where, "--set", setting)
        assert (result.code, result.out, result.err) == (0, f"Set priority in {count} of 3 entries.\n", "")
        assert {file: Fingerprint.from_status((tmp_path / file).stat()) for file in files_in(tmp_path)} == before


@pytest.mark.parametrize(
    ("where", "setting", "expected_message"),
    [
        ("headline = x", "priority=1", "headline = x"),
        ("priority < high", "priority=1", "high"),
        ("loc matches (", "priority=1", "("),
        ("entry = 1", "title=1", "title=1"),
        ("entry = 1", "priority", "priority"),
        ("entry = 1", "loc=", "Every entry needs a URL."),
        ("entry = 1", "entry=2", "entry=2"),
    ],
)
def test_edit_refuses_invalid_filters_and_settings(run, tmp_path, where, setting, expected_message):
    path = put(tmp_path / "a.xml", urlset(HOST))
    before = Fingerprint.from_status(path.stat())
    result = run("edit", path, "--where", where, "--set", setting)
    assert (result.code, result.out) == (2, "")
    assert expected_message in result.err
    assert len(result.err.splitlines()) == 1
    assert Fingerprint.from_status(path.stat()) == before


def test_edit_of_set_skips_and_reports_broken_sitemap(run, tmp_path):
    path = put_set(tmp_path, {"broken.xml": "<urlset>", "fine.xml": urlset(HOST)})
    result = run("edit", path, "--where", "entry = 1", "--set", "priority=1.0")
    assert result.code == 1
    assert "Left out: “broken.xml”" in result.err
    assert "<priority>1.0</priority>" in content(tmp_path / "fine.xml")


# export


def test_export_writes_gzipped_sitemaps_with_index(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(5)))
    result = run(
        "export", path, "--to", tmp_path / "out", "--base-url", "https://cdn.example/m", "--gzip", "--max-urls", "2"
    )
    assert result.code == 1
    assert sorted(files_in(tmp_path / "out")) == [*(f"sitemap-{n}.xml.gz" for n in (1, 2, 3)), "sitemap.xml"]
    again = open_path(tmp_path / "out" / "sitemap.xml")
    assert again.table.locs() == locs(5)
    assert again.sitemaps[0].loc == "https://cdn.example/m/sitemap-1.xml.gz"


def test_export_warns_of_entries_outside_base_url(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/c%61talog/1", f"{HOST}/catalog/2", f"{HOST}/image/3"))
    result = run("export", path, "--to", tmp_path / "out", "--base-url", f"{HOST}/catalog/")
    assert result.code == 1
    assert f"1 entry is outside {HOST}/catalog/, so search engines ignore it." in result.err
    assert f"Use --base-url {HOST}/ to include all." in result.err
    assert open_path(tmp_path / "out" / "sitemap.xml").sitemaps[0].loc == f"{HOST}/catalog/sitemap-1.xml"
    problems = run("check", tmp_path / "out", "--format", "json").json["problems"]
    assert [each["value"] for each in problems if each["rule"] == "loc-outside"] == [f"{HOST}/image/3"]
    result = run("export", path, "--to", tmp_path / "fit", "--base-url", HOST)
    assert (result.code, result.err) == (0, "")


def test_export_without_entries_writes_nothing_unless_allowed(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(2)))
    words = ("export", path, "--to", tmp_path / "out", "--where", "loc contains nowhere")
    result = run(*words)
    assert result.code == 1
    assert result.err == (
        "sitemap-studio: No entries were found, so nothing was written. "
        "Use --allow-empty to write a sitemap without entries.\n"
    )
    assert not (tmp_path / "out").exists()
    assert run(*words, "--allow-empty").code == 0
    assert run("check", tmp_path / "out").code == 1


def test_export_without_index_writes_single_sitemap_within_limits(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(2)))
    words = ("export", path, "--to", tmp_path / "out")
    assert "for a sitemap of 1 byte" in run(*words, "--max-bytes", "1").err
    assert "“a.xml” has more than one entry." in run("info", path, "--max-entries", "1").err
    assert "“a.xml” is larger than 1 byte when uncompressed." in run("info", path, "--max-file-bytes", "1").err
    result = run(*words, "--no-index")
    assert (result.code, result.err) == (0, "")
    assert sorted(files_in(tmp_path / "out")) == ["sitemap.xml"]
    assert run(*words, "--no-index", "--max-urls", "1", "--overwrite").code == 2


def test_export_and_check_conceal_password_of_refused_base_url(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(2)))
    for command in (("export", path, "--to", tmp_path / "out"), ("check", path)):
        result = run(*command, "--base-url", "http://user:secret@www.example.com/")
        assert result.code == 2
        assert "secret" not in result.err


def test_export_prints_sizes_and_unchanged_files(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(5)))
    lines = run("export", path, "--to", tmp_path / "out", "--max-urls", "3").out.splitlines()
    size = len(urlset(*locs(3)))
    assert lines[0] == f"{tmp_path / 'out' / 'sitemap-1.xml'}: 3 URLs, {size} bytes uncompressed"
    assert lines[2] == f"{tmp_path / 'out' / 'sitemap.xml'}: index of 2 sitemaps, 5 URLs in total"
    assert "(unchanged)" in run("export", path, "--to", tmp_path / "out", "--max-urls", "3").out


def test_export_merges_filters_and_splits_files(run, tmp_path):
    first, second = put(tmp_path / "a.txt", joined(locs(2))), put(tmp_path / "b.xml", urlset(*locs(5, 2)))
    limits = "--max-bytes", len(urlset(*locs(2))), "--max-urls", "50,000"
    run("export", second, first, "--to", tmp_path / "out", "--where", "entry > 1", "--name", "p{n}", *limits)
    assert sorted(files_in(tmp_path / "out")) == ["p1.xml", "p2.xml", "p3.xml", "sitemap.xml"]
    assert open_path(tmp_path / "out" / "sitemap.xml").table.locs() == [*locs(4, 3), *locs(2)]


@pytest.mark.parametrize(
    "words",
    [
        ("--max-bytes", "10"),
        ("--base-url", "example.com"),
        ("--name", "same", "--max-urls", "1"),
        ("--where", "nonsense"),
        ("--max-urls", "0"),
        ("--max-urls", "-3"),
        ("--max-urls", "many"),
        ("--profile", "altavista"),
    ],
)
def test_export_refuses_invalid_options_and_writes_nothing(run, tmp_path, words):
    path = put(tmp_path / "a.xml", urlset(*locs(2)))
    result = run("export", path, "--to", tmp_path / "out", *words)
    assert (result.code, result.out) == (2, "")
    assert result.err
    assert sorted(files_in(tmp_path)) == ["a.xml"]


@pytest.mark.parametrize(
    ("setting", "code", "n_warnings"),
    [
        ("priority=9", 1, 1),
        ("lastmod=2026-02-31", 1, 1),
        ("lastmod=yesterday", 1, 1),
        ("changefreq=sometimes", 1, 1),
        ("loc=/relative", 1, 1),
        ("lastmod=2999-01-01", 0, 1),
        ("priority=0.9", 0, 0),
        ("priority=", 0, 0),
    ],
)
def test_edit_warns_of_invalid_values_and_writes_them(run, tmp_path, setting, code, n_warnings):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/1"))
    found = run("edit", path, "--where", "entry = 1", "--set", setting)
    assert (found.code, len(found.err.splitlines())) == (code, n_warnings)
    assert not n_warnings or found.err.startswith(f"sitemap-studio: {setting}: ")
    field, _, value = setting.partition("=")
    assert open_path(path).table.value(0, field) == (value or None)


# convert


@pytest.mark.parametrize("name", ["b.xml", "b.xml.gz", "B.XML", "b.txt", "b.csv", "b.txt.gz"])
def test_convert_writes_format_of_file_suffix(run, tmp_path, name):
    result = run("convert", small_set(tmp_path / "in"), tmp_path / name)
    assert (result.code, result.err) == (0, "")
    assert result.out == f"{tmp_path / name}: 4 URLs\n"
    entries = [f"{HOST}/{letter}" for letter in "abcd"]
    assert open_path(tmp_path / name).table.locs() == entries
    if ".csv" not in name:
        assert content(tmp_path / name) == (joined(entries) if ".txt" in name else urlset(*entries))


def test_convert_omits_and_reports_entries_without_url_or_fields(run, tmp_path):
    given = put(tmp_path / "a.csv", f"loc,priority\n{HOST}/1,0.1\n,0.2\n{HOST}/2,0.3\n ,0.4\n")
    result = run("convert", given, tmp_path / "a.txt")
    assert (result.code, result.out) == (1, f"{tmp_path / 'a.txt'}: 2 URLs\n")
    assert result.err == "sitemap-studio: Left out: 2 entries without a loc, priority (4 entries).\n"
    assert content(tmp_path / "a.txt") == f"{HOST}/1\n{HOST}/2\n"
    assert run("convert", given, tmp_path / "b.csv").code == 0
    result = run("convert", put(tmp_path / "a.xml", urlset(HOST, {"loc": ""})), tmp_path / "c.csv")
    assert (result.code, result.err) == (1, "sitemap-studio: Left out: 1 entry without any field.\n")


RICH = urlset(
    {
        "loc": f"{HOST}/1",
        "lastmod": "2020-01-01",
        "xml": f"<image:image><image:loc>{HOST}/a.jpg</image:loc></image:image>",
    },
    {"loc": f"{HOST}/2", "lastmod": "2020-01-02", "priority": "", "xml": "<x:y xmlns:x='urn:x'/>"},
    {"loc": f"{HOST}/3", "xml": f"<xhtml:link rel='alternate' hreflang='de' href='{HOST}/3'/>"},
    declared="".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in EXTENSIONS.items()),
)


@pytest.mark.parametrize(
    ("target", "left_out"),
    [
        ("b.txt", "lastmod (2 entries), Images (1 entry), Alternates (1 entry), Other XML (1 entry)"),
        ("b.csv", "Other XML (1 entry)"),
        ("b.xml", ""),
    ],
)
def test_convert_reports_data_that_format_lacks(run, tmp_path, target, left_out):
    result = run("convert", put(tmp_path / "a.xml", RICH), tmp_path / target)
    assert result.err == (f"sitemap-studio: Left out: {left_out}.\n" if left_out else "")
    assert result.code == (1 if left_out else 0)
    assert len(open_path(tmp_path / target).table) == 3


@pytest.mark.parametrize("command", ["convert", "export", "edit"])
def test_csv_columns_omitted_from_sitemap_are_reported(run, tmp_path, command):
    given = put(tmp_path / "a.csv", f"loc,title,priority,status\n{HOST}/1,One,0.5,200\n")
    words = {
        "convert": ("convert", given, tmp_path / "b.xml"),
        "export": ("export", given, "--to", tmp_path / "out"),
        "edit": ("edit", given, "--where", "entry = 1", "--set", "priority=0.9", "--output", tmp_path / "c.xml"),
    }
    result = run(*words[command])
    assert result.err == "sitemap-studio: Left out: 2 other columns: “title”, “status”.\n"
    assert result.code == 1


def test_edit_of_csv_retains_columns_that_export_omits(run, tmp_path):
    files = [put(tmp_path / f"{name}.csv", f"loc,{name}\n{HOST}/{name},x\n") for name in ("one", "two")]
    result = run("edit", files[0], "--where", "entry = 1", "--set", f"loc={HOST}/2", "--output", tmp_path / "b.csv")
    assert (result.code, result.err) == (0, "")
    assert content(tmp_path / "b.csv") == f"loc,one\n{HOST}/2,x\n"
    result = run("export", *files, "--to", tmp_path / "out")
    assert result.err == "sitemap-studio: Left out: 2 other columns: “one”, “two”.\n"


def test_edit_convert_and_check_report_replaced_hard_link(run, tmp_path):
    path, out = put(tmp_path / "a.xml", urlset(HOST)), put(tmp_path / "out.txt", "old")
    edit = ("edit", path, "--where", "entry = 1", "--set")
    convert = ("convert", put(tmp_path / "in.xml", urlset(HOST)), path, "--overwrite")
    report = ("check", path, "--output", out, "--overwrite")
    for number, (target, words) in enumerate(((path, (*edit, "priority=0.5")), (path, convert), (out, report))):
        before, other = content(target), tmp_path / str(number)
        other.hardlink_to(target)
        result = run(*words)
        told = f"sitemap-studio: “{target}” has other names on this disk (hard links), which keep the old content.\n"
        assert (result.code, result.err, content(other)) == (0, told, before)
    assert "other names" not in run(*edit, "priority=0.6").err


def test_export_reports_only_replaced_hard_links(run, tmp_path):
    words = ("export", put(tmp_path / "a.xml", urlset(HOST)), "--to", tmp_path / "out")
    assert run(*words).err == ""
    (tmp_path / "other.xml").hardlink_to(tmp_path / "out" / "sitemap-1.xml")
    assert run(*words).err == ""
    put(tmp_path / "a.xml", urlset(f"{HOST}/new"))
    result = run(*words, "--overwrite")
    assert result.err.count("hard links") == 1
    assert content(tmp_path / "other.xml") == urlset(HOST)


def test_edit_of_set_refuses_output_beside_its_index(run, tmp_path):
    path = small_set(tmp_path)
    before = files_in(tmp_path)
    result = run("edit", path, "--where", "entry = 1", "--set", "priority=0.9", "--output", tmp_path / "other.xml")
    assert result.code == 2
    assert "share its sitemaps" in result.err
    assert files_in(tmp_path) == before


@pytest.mark.parametrize(
    ("where", "expected_priorities"),
    [
        ("sitemap = two.xml.gz", [None, None, "1.0", "1.0"]),
        ("problem = lastmod-date", [None, "1.0", None, None]),
        ("extension = image", [None, None, "1.0", None]),
        ("extension is empty and folder = " + HOST, ["1.0", "1.0", None, "1.0"]),
        ("state = unchanged and entry in 1..2", ["1.0", "1.0", None, None]),
        ("state = changed", [None, None, None, None]),
    ],
)
def test_edit_filters_by_sitemap_problem_extension_and_state(run, tmp_path, where, expected_priorities):
    image = f'<i:image xmlns:i="{IMAGE}"><i:loc>{HOST}/i.png</i:loc></i:image>'
    put(tmp_path / "one.xml", urlset(f"{HOST}/a", {"loc": f"{HOST}/b", "lastmod": "2026-02-30"}))
    put(tmp_path / "two.xml.gz", urlset({"loc": f"{HOST}/c", "xml": image}, f"{HOST}/d"))
    path = put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml.gz"))
    run("edit", path, "--where", where, "--set", "priority=1.0")
    assert open_path(path).table.column("priority").to_list() == expected_priorities


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


def test_fix_changes_only_unambiguous_values(run, tmp_path):
    path = put(tmp_path / "a.xml", WRONG)
    result = run("fix", path)
    assert result.code == 1
    assert content(path) == RIGHT
    assert result.out.splitlines() == [
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
        "Fixed 4 values. 1 needs your decision: 1 value with an unclear meaning.",
        f"Wrote {path}",
    ]
    assert result.err == (
        f"sitemap-studio: {path}:11: “often” is not one of always, hourly, daily, weekly, monthly, yearly, never. "
        "The value has no certain meaning. Correct it by hand. [changefreq-value]\n"
    )


def test_fix_dry_run_prints_fixes_and_writes_nothing(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset({"loc": HOST, "priority": "0,5"}))
    before = path.read_bytes()
    with lock_set(path):
        result = run("fix", path, "--dry-run")
    assert result.code == 1
    assert result.out.splitlines()[1:] == ["    before: 0,5", "    after:  0.5", "Would fix 1 value."]
    assert path.read_bytes() == before
    assert run("fix", path).code == 0
    for words in ((), ("--dry-run",)):
        result = run("fix", path, *words)
        assert (result.code, result.out) == (0, "Nothing to fix.\n")
    assert content(path) == urlset({"loc": HOST, "priority": "0.5"})


def test_fix_json_lists_fixes_and_unfixed_values(run, tmp_path):
    path = put(tmp_path / "a.xml", WRONG)
    result = run("fix", path, "--json", "--dry-run")
    place = {"sitemap": str(path), "entry": 1, "line": 4, "field": "loc"}
    assert result.json["fixes"][0] == place | {
        "rules": ["loc-inner-space"], "before": f"{HOST}/a b", "after": f"{HOST}/a%20b",
    }  # fmt: skip
    assert result.json["fixes"][3]["after"] is None
    place = {"sitemap": str(path), "entry": 2, "line": 11, "field": "changefreq"}
    message = "“often” is not one of always, hourly, daily, weekly, monthly, yearly, never."
    reason = "The value has no certain meaning. Correct it by hand."
    facts = {"rule": "changefreq-value", "value": "often", "message": message, "decision": "unclear", "reason": reason}
    assert result.json["unfixed"] == [place | facts]
    assert (result.json["n_fixed"], result.json["n_waiting"], result.json["decisions"]) == (4, 1, {"unclear": 1})
    assert (result.json["version"], result.json["path"], result.json["dry_run"]) == (1, str(path), True)


def test_fix_completes_urls_and_times_with_options(run, tmp_path):
    path = put(tmp_path / "a.xml", RELATIVE)
    without = run("fix", path, "--dry-run")
    assert (without.code, without.out) == (1, "Nothing was fixed. 2 need your decision: 2 relative URLs.\n")
    assert "Which URL completes the relative URLs? Answer with --base-url https://www.example.com/\n" in without.err
    put(tmp_path / "b.xml", urlset(f"{HOST}/shop/", "/a"))
    assert f"Answer with --base-url {HOST}/\n" in run("fix", tmp_path / "b.xml").err
    result = run("fix", path, "--base-url", f"{HOST}:443/shop/")
    assert (result.code, content(path)) == (1, urlset(f"{HOST}/a?utm_source=x", f"{HOST}/%C3%BC%20b"))
    assert run("fix", path, "--decide", "tracker").code == 0
    assert content(path) == urlset(f"{HOST}/a", f"{HOST}/%C3%BC%20b")
    put(path, urlset({"loc": HOST, "lastmod": "2005-01-01T18:00"}))
    assert run("fix", path, "--zone", "+01:00").code == 0
    assert content(path) == urlset({"loc": HOST, "lastmod": "2005-01-01T18:00+01:00"})


@pytest.mark.parametrize("words", [("--zone", "Z"), ("--decide", "zone=Z")], ids=["own option", "general option"])
def test_fix_adds_zone_given_by_zone_or_decide_option(run, tmp_path, words):
    path = put(tmp_path / "a.xml", urlset({"loc": HOST, "lastmod": "2005-01-01T18:00"}))
    assert "1 needs your decision: 1 time without a zone." in run("fix", path, "--dry-run").out
    assert run("fix", path, *words).code == 0
    assert content(path) == urlset({"loc": HOST, "lastmod": "2005-01-01T18:00Z"})


def test_fix_states_fixed_values_and_waiting_decisions(run, tmp_path):
    locs = [
        f"{HOST}/a b",
        f"{HOST}/?u=https%253A%252F%252Fa",
        f"{HOST}/?u=https%253A%252F%252Fb",
        f"{HOST}/{{{{ url }}}}",
    ]
    path = put(tmp_path / "a.xml", urlset(*locs))
    result = run("fix", path)
    assert "Fixed 1 value. 3 need your decision: 2 double escapes, 1 placeholder.\n" in result.out
    assert "%25 may be a real percent sign in the name of the page" in result.err
    assert "Answer with --decide double-escape\n" in result.err
    assert "Answer with --decide placeholder" not in result.err
    result = run("fix", path, "--decide", "double-escape", "--json")
    assert [fix["after"] for fix in result.json["fixes"]] == [
        f"{HOST}/?u=https%3A%2F%2Fa",
        f"{HOST}/?u=https%3A%2F%2Fb",
    ]
    assert result.json["decisions"] == {"placeholder": 1}


def test_fix_requires_encoding_option_for_doubtful_declaration(run, tmp_path):
    text = urlset(f"{HOST}/caf\u00e9").replace("UTF-8", "ISO-8859-1")
    path = put(tmp_path / "a.xml", text.encode())
    for command, code in (("check", 1), ("fix", 2)):
        result = run(command, path)
        reason = result.out if command == "check" else result.err
        assert (result.code, "its bytes are valid UTF-8, so the declaration is doubtful." in reason) == (code, True)
        assert "--encoding UTF-8" in reason
    assert path.read_bytes() == text.encode()
    assert run("fix", path, "--encoding", "UTF-8").code == 0
    assert content(path) == urlset(f"{HOST}/caf%C3%A9")
    put(path, text.encode())
    run("fix", path, "--encoding", "ISO-8859-1")
    assert content(path) == urlset(f"{HOST}/caf%C3%83%C2%A9")


def test_fix_escapes_declared_latin_1_urls_as_utf_8(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/caf\u00e9").replace("UTF-8", "ISO-8859-1").encode("latin-1"))
    run("fix", path)
    assert content(path) == urlset(f"{HOST}/caf%C3%A9")


def test_fix_with_base_url_finds_and_fixes_listed_sitemap(run, tmp_path):
    path = put(tmp_path / "sitemap.xml", index(f"{HOST}/maps/en/a.xml", f"{HOST}/other/en/a.xml"))
    put(tmp_path / "en" / "a.xml", urlset("/a"))
    assert run("fix", path).out == "Nothing to fix.\n"
    run("fix", path, "--base-url", f"{HOST}/maps/")
    assert content(tmp_path / "en" / "a.xml") == urlset(f"{HOST}/a")


def test_fix_reports_resulting_duplicates(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/a", f"{HOST}/a#top"))
    result = run("fix", path)
    assert (result.code, content(path)) == (0, urlset(f"{HOST}/a", f"{HOST}/a"))
    assert "The fixes result in 1 more duplicate;" in result.err


def test_fix_rule_option_limits_fixes(run, tmp_path):
    path = put(tmp_path / "a.xml", WRONG)
    assert run("fix", path, "--rule", "loc-inner-space,priority-comma", "--rule", "lastmod-empty").code == 0
    assert content(path) == RIGHT.replace("2005-01-06T10:00:00Z", "Thu, 06 Jan 2005 10:00:00 GMT")


def test_fix_corrects_tag_order_only_on_request_unlike_namespace(run, tmp_path):
    text = urlset({"loc": HOST, "priority": "0.5"}).replace(NAMESPACE, "http://www.google.com/schemas/sitemap/0.84")
    loc, priority = (line for line in text.splitlines(keepends=True) if "<loc>" in line or "<priority>" in line)
    path = put(tmp_path / "a.xml", text.replace(loc + priority, priority + loc))
    result = run("fix", path, "--dry-run", "--json")
    assert [fix["rules"] for fix in result.json["fixes"]] == [["namespace-wrong"]]
    result = run("fix", path, "--rule", "element-order,namespace-wrong", "--json")
    assert result.code == 0
    assert [(fix["rules"], fix["before"], fix["after"]) for fix in result.json["fixes"]] == [
        (["namespace-wrong"], None, None),
        (["element-order"], None, None),
    ]
    assert content(path) == urlset({"loc": HOST, "priority": "0.5"})


def test_fix_of_tag_order_lists_and_fixes_all_entries(run, tmp_path):
    wrong, right = (
        "<url><priority>0.5</priority><loc>{}</loc></url>\n",
        "<url><loc>{}</loc><priority>0.5</priority></url>\n",
    )
    texts = [f'<urlset xmlns="{NAMESPACE}">\n{tags.format(f"{HOST}/a") * 3}</urlset>' for tags in (wrong, right)]
    path = put(tmp_path / "a.xml", texts[0])
    result = run("fix", path, "--rule", "element-order", "--json")
    assert (result.code, result.json["n_fixed"]) == (0, 3)
    assert [(fix["line"], fix["rules"]) for fix in result.json["fixes"]] == [
        (line, ["element-order"]) for line in (2, 3, 4)
    ]
    assert content(path) == texts[1]
    assert "element-order" not in run("check", path).out


def test_fix_of_image_white_space_lists_each_value(run, tmp_path):
    image = "http://www.google.com/schemas/sitemap-image/1.1"
    entry = f"<url><loc>{HOST}/{{0}}</loc><image:image><image:loc> {HOST}/{{0}}.png</image:loc></image:image></url>"
    entries = "".join(entry.format(name) for name in "ab")
    path = put(tmp_path / "a.xml", f'<urlset xmlns="{NAMESPACE}" xmlns:image="{image}">{entries}</urlset>')
    result = run("fix", path, "--rule", "image-whitespace", "--json")
    assert [(fix["before"], fix["after"]) for fix in result.json["fixes"]] == [
        (f" {HOST}/{name}.png", f"{HOST}/{name}.png") for name in "ab"
    ]


def test_fix_of_set_names_file_of_each_fix(run, tmp_path):
    old = "http://www.google.com/schemas/sitemap/0.84"
    for name in ("one", "two"):
        put(tmp_path / f"{name}.xml", urlset(f"{HOST}/{name}").replace(NAMESPACE, old))
    path = put(tmp_path / "index.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml"))
    result = run("fix", path, "--rule", "namespace-wrong")
    assert (result.code, result.out.count("structure [namespace-wrong]")) == (0, 2)
    assert content(tmp_path / "two.xml") == urlset(f"{HOST}/two")
    put(tmp_path / "one.xml", urlset(f"{HOST}/a b"))
    result = run("fix", path, "--json")
    assert (result.code, [fix["sitemap"] for fix in result.json["fixes"]]) == (0, [str(tmp_path / "one.xml")])
    assert content(tmp_path / "one.xml") == urlset(f"{HOST}/a%20b")


def test_fix_refuses_locked_input_and_existing_output(run, run_in_process, tmp_path):
    path, output = put(tmp_path / "a.xml", WRONG), tmp_path / "b.xml"
    with lock_set(path):
        assert run("fix", path).code == 2
    assert run("fix", path, "--output", output).code == 1
    assert (content(path), content(output)) == (WRONG, RIGHT)
    result = run("fix", path, "--output", output)
    assert (result.code, "already exists" in result.err) == (2, True)
    assert run("fix", path, "--output", output, "--overwrite").code == 1
    result = run_in_process("fix", path, "--output", "-", "--quiet")
    assert (result.code, result.out) == (1, RIGHT)


def test_fix_skips_and_reports_read_only_file(run, tmp_path):
    put(tmp_path / "one.xml", urlset(f"{HOST}/a b"))
    damaged = gzip.compress(urlset(f"{HOST}/c d").encode())[:-8] + bytes(8)
    path = put_set(tmp_path, {"one.xml": None, "two.xml.gz": damaged})
    result = run("fix", path)
    assert result.code == 1
    assert "two.xml.gz" in result.err
    assert content(tmp_path / "one.xml") == urlset(f"{HOST}/a%20b")
    assert (tmp_path / "two.xml.gz").read_bytes() == damaged
    assert run("fix", tmp_path / "two.xml.gz").code == 2
    assert run("fix", tmp_path / "two.xml.gz", "--dry-run").code == 2
    assert (tmp_path / "two.xml.gz").read_bytes() == damaged


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--rule", "loc-inner-spaces"], "Did you mean “loc-inner-space”?"),
        (["--rule", "loc-duplicate"], "The rule “loc-duplicate” has no fix."),
        (["--zone", "CET"], "“CET” is not a valid value."),
        (["--base-url", "www.example.com"], "“www.example.com” is not a complete URL."),
        (["--decide", "luck"], "“luck” is not a decision; the decisions are base-url, zone, "),
        (["--decide", "unclear"], "“unclear” is not a decision"),
        (["--decide", "zone"], "“zone” is not an answer; write --zone +01:00"),
        (["--decide", "date-order=YDM"], "“date-order=YDM” is not an answer; write --date-order DMY|MDY|YMD"),
        (["--decide", "zone=CET"], "“zone=CET” is not an answer"),
        (["--date-order", "YDM"], "invalid choice: 'YDM'"),
    ],
)
def test_fix_refuses_invalid_options(run, tmp_path, words, sentence):
    path = put(tmp_path / "a.xml", WRONG)
    result = run("fix", path, *words)
    assert (result.code, sentence in result.err, content(path)) == (2, True, WRONG)


BROKEN = {
    "bare ampersand": urlset(f"{HOST}/?x=1").replace("?x=1", "?x=1&y=2"),
    "cut off": urlset(*locs(3))[:-40],
    "two roots": urlset(f"{HOST}/a") + urlset(f"{HOST}/b"),
}
"""Files with one fault each."""


def test_repair_writes_file_and_lists_repairs_in_json(run, tmp_path):
    path, output = put(tmp_path / "bad.xml", BROKEN["bare ampersand"]), tmp_path / "good.xml"
    result = run("repair", path, "--output", output, "--json")
    assert result.code == 1
    assert result.json == {
        "version": 1,
        "path": str(path),
        "repairs": [
            {
                "rule": "ampersand-bare",
                "line": 4,
                "before": "<loc>https://www.example.com/?x=1&y=2</loc>",
                "after": "<loc>https://www.example.com/?x=1&amp;y=2</loc>",
                "message": "“&” is not allowed here; it was replaced with “&amp;”.",
            }
        ],
        "urls": 1,
    }
    assert content(output) == BROKEN["bare ampersand"].replace("&", "&amp;")
    assert content(path) == BROKEN["bare ampersand"]


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_second_repair_changes_nothing_and_edit_includes_repairs(run, tmp_path, text):
    path, edited = put(tmp_path / "bad.xml", text), put(tmp_path / "edited.xml", text)
    result = run("repair", path, "--output", path)
    assert (result.code, result.out.startswith(f"{path}:"), "    before: " in result.out) == (1, True, True)
    assert result.out.splitlines()[0].endswith("]")
    result = run("repair", path, "--output", tmp_path / "again.xml")
    assert result.code == 0
    assert "Nothing to repair." in result.out
    assert content(tmp_path / "again.xml") == content(path)
    command = ("edit", edited, "--where", "entry = 1", "--set", "priority=0.5")
    assert "“sitemap-studio repair” lists the repairs." in run(*command, "--output", tmp_path / "copy.xml").err
    result = run(*command, "--overwrite")
    assert result.code == (1 if "what followed is missing" in result.err else 0)
    assert "“edited.xml” is not well-formed XML" in result.err
    assert "“sitemap-studio repair”" not in result.err
    assert content(edited).replace("    <priority>0.5</priority>\n", "") == content(path)


def test_repair_of_unrepairable_file_exits_with_2(run, tmp_path):
    path = put(tmp_path / "bad.xml", "<html><body>404</body></html>")
    result = run("repair", path, "--output", tmp_path / "good.xml", "--json")
    assert (result.code, [error["path"] for error in result.json["errors"]]) == (2, [str(path)])
    assert sorted(files_in(tmp_path)) == ["bad.xml"]


def test_repair_of_set_writes_repaired_set_to_other_folder(run, tmp_path):
    folder = tmp_path / "in"
    put(folder / "bad.xml", BROKEN["bare ampersand"])
    put(folder / "fine.xml.gz", urlset(HOST))
    path = put(folder / "index.xml", "\n" + index(f"{HOST}/bad.xml", f"{HOST}/fine.xml.gz"))
    before = files_in(folder)
    result = run("repair", path, "--output", tmp_path / "out" / "index.xml", "--json")
    assert result.code == 1
    assert [(each["sitemap"], each["rule"]) for each in result.json["repairs"]] == [
        (str(path), "before-declaration"),
        (str(folder / "bad.xml"), "ampersand-bare"),
    ]
    assert files_in(folder) == before
    assert content(tmp_path / "out" / "bad.xml") == BROKEN["bare ampersand"].replace("&", "&amp;")
    assert run("info", tmp_path / "out" / "index.xml", "--json").json["repairs"] == []
    assert (tmp_path / "out" / "fine.xml.gz").read_bytes() == before["fine.xml.gz"]


def test_set_repair_skips_unrepairable_sitemap_and_exits_with_2(run, tmp_path):
    folder = tmp_path / "in"
    path = put_set(folder, {"bad.xml": BROKEN["bare ampersand"], "worse.xml": "<html></html>"})
    result = run("repair", path, "--output", tmp_path / "out" / "index.xml")
    assert result.code == 2
    assert "“worse.xml”" in result.err
    assert "&amp;" in content(tmp_path / "out" / "bad.xml")


def test_info_lists_repairs_and_reading_commands_change_nothing(run, tmp_path):
    path = put(tmp_path / "bad.xml", BROKEN["two roots"])
    repairs = run("info", path, "--json").json["repairs"]
    assert {each["sitemap"] for each in repairs} == {str(path)}
    assert "1 error was repaired to open it" in run("info", put(tmp_path / "b.xml", BROKEN["bare ampersand"])).out
    for words, code in ((("check", path), 1), (("convert", path, tmp_path / "out.txt"), 0)):
        assert run(*words).code == code
    assert content(path) == BROKEN["two roots"]
    assert content(tmp_path / "out.txt").split() == [f"{HOST}/a", f"{HOST}/b"]
