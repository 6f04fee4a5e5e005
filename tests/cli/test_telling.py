"""`info` and `check`: what they say, in words and in JSON, and the exit code."""

from __future__ import annotations

import pytest

from tests.builders import HOST, files_in, index, joined, locs, put, small_set, urlset

# info


def test_info_tells_a_set_in_json_as_scripts_rely_on(run, tmp_path):
    path = small_set(tmp_path)
    one, two = (len(urlset(f"{HOST}/a", f"{HOST}/b")),) * 2
    assert run("info", path, "--json").json == {
        "version": 1,
        "path": str(path),
        "folder": str(tmp_path),
        "kind": "index",
        "children": 2,
        "urls": 4,
        "bytes": one + two,
        "read_only": None,
        "repairs": [],
        "sitemaps": [
            {
                "path": str(tmp_path / "one.xml"),
                "file": "one.xml",
                "loc": f"{HOST}/one.xml",
                "urls": 2,
                "bytes": one,
                "is_gzipped": False,
                "error": None,
                "read_only": None,
            },
            {
                "path": str(tmp_path / "two.xml.gz"),
                "file": "two.xml.gz",
                "loc": f"{HOST}/two.xml.gz",
                "urls": 2,
                "bytes": two,
                "is_gzipped": True,
                "error": None,
                "read_only": None,
            },
        ],
    }


@pytest.mark.parametrize(
    ("name", "text", "kind"),
    [
        ("a.xml", urlset(*locs(3)), "urlset"),
        ("a.txt", joined(locs(3)), "text"),
        ("a.csv", "url\n" + joined(locs(3)), "csv"),
    ],
)
def test_info_tells_a_single_file_in_json(run, tmp_path, name, text, kind):
    path = put(tmp_path / name, text)
    said = run("info", path, "--json")
    size = path.stat().st_size
    both = {"path": str(path), "urls": 3, "bytes": size, "read_only": None}
    sitemap = {**both, "file": name, "loc": None, "is_gzipped": False, "error": None}
    assert said.json == {
        **both,
        "version": 1,
        "folder": str(tmp_path),
        "kind": kind,
        "children": 3,
        "repairs": [],
        "sitemaps": [sitemap],
    }
    assert (said.code, said.err) == (0, "")


def test_info_tells_a_missing_and_a_broken_sitemap(run, tmp_path):
    put(tmp_path / "broken.xml", "<urlset>")
    path = put(tmp_path / "index.xml", index(f"{HOST}/gone.xml", f"{HOST}/broken.xml"))
    said = run("info", path, "--json")
    gone, broken = said.json["sitemaps"]
    assert (said.code, said.json["children"], said.json["urls"]) == (0, 2, 0)
    assert (gone["path"], gone["file"], gone["loc"]) == (None, None, f"{HOST}/gone.xml")
    assert "“gone.xml”" in gone["error"]
    assert "“broken.xml”" in broken["error"]


def test_info_names_files_from_the_folder_of_the_set_on_wherever_it_is_asked_from(run, tmp_path, monkeypatch):
    put(tmp_path / "shop" / "deep" / "one.xml", urlset(*locs(1)))
    put(tmp_path / "shop" / "two.xml", urlset(*locs(1)))
    put(tmp_path / "shop" / "sitemap.xml", index(f"{HOST}/deep/one.xml", f"{HOST}/two.xml"))
    (tmp_path / "link").symlink_to("shop")
    monkeypatch.chdir(tmp_path)
    for asked in ("shop", "link/sitemap.xml", tmp_path / "shop" / "sitemap.xml"):
        told = run("info", asked, "--json").json
        assert told["folder"] == str(tmp_path / "shop")
        assert [sitemap["file"] for sitemap in told["sitemaps"]] == ["deep/one.xml", "two.xml"]
    (tmp_path / "shop" / "sitemap.xml").unlink()
    told = run("info", "shop", "--json").json
    assert (told["folder"], [sitemap["file"] for sitemap in told["sitemaps"]]) == (str(tmp_path / "shop"), ["two.xml"])


def test_info_tells_a_set_in_words(run, tmp_path):
    said = run("info", small_set(tmp_path))
    lines = said.out.splitlines()
    assert "sitemap.xml: index, 4 URLs, " in lines[0]
    assert [line.rpartition(" ")[2] for line in lines[1:]] == ["bytes", "gzip"]


def test_info_tells_a_missing_sitemap_in_words(run, tmp_path):
    said = run("info", put(tmp_path / "index.xml", index(f"{HOST}/gone.xml")))
    assert f"{HOST}/gone.xml: “gone.xml”, listed in “index.xml”, is not on this disk." in said.out


# check

WRONG = urlset(
    f"{HOST}/fine",
    {"loc": "/relative", "priority": "2.0", "lastmod": "2026-02-30"},
    {"loc": f"{HOST}/fine", "changefreq": "Daily"},
)
KEYS = {"rule", "severity", "sitemap", "entry", "line", "column", "field", "value", "message", "source", "fix"}


def test_check_lists_problems_in_json_as_scripts_rely_on(run, tmp_path):
    path = put(tmp_path / "a.xml", WRONG)
    said = run("check", path, "--format", "json")
    problems = said.json["problems"]
    assert said.code == 1
    assert all(problem.keys() == KEYS for problem in problems)
    assert {(each["rule"], each["entry"], each["line"], each["field"], each["value"]) for each in problems} == {
        ("loc-relative", 2, 7, "loc", "/relative"),
        ("lastmod-date", 2, 8, "lastmod", "2026-02-30"),
        ("priority-value", 2, 9, "priority", "2.0"),
        ("loc-duplicate", 3, 12, "loc", f"{HOST}/fine"),
        ("changefreq-value", 3, 13, "changefreq", "Daily"),
    }
    assert {each["sitemap"] for each in problems} == {str(path)}
    assert all(each["message"] and each["source"] for each in problems)
    assert all(each["fix"] is None or isinstance(each["fix"], str) for each in problems)


def test_check_counts_by_severity(run, tmp_path):
    said = run("check", put(tmp_path / "a.xml", WRONG), "--format", "json")
    severities = [problem["severity"] for problem in said.json["problems"]]
    for severity in ("error", "warning", "info"):
        assert said.json["counts"][severity] == severities.count(severity)


def test_check_of_a_fine_sitemap_ends_well_and_says_so(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(3)))
    said = run("check", path)
    assert (said.code, said.out, said.err) == (0, "No problems found in 3 entries.\n", "")
    assert run("check", path, "--format", "json").json["problems"] == []
    assert run("check", put(path, urlset(*locs(1)))).out == "No problems found in 1 entry.\n"
    assert run("info", path).out.startswith(f"{path}: urlset, 1 URL, ")


def test_check_that_finds_only_warnings_ends_well(run, tmp_path):
    said = run("check", put(tmp_path / "a.xml", urlset(HOST, HOST)))
    assert said.code == 0
    assert "warning" in said.out


def test_check_names_file_line_and_source_in_words(run, tmp_path):
    path = put(tmp_path / "a.xml", WRONG)
    said = run("check", path)
    assert f"{path}:9: error: " in said.out
    assert "[priority-value; Sitemap Protocol 0.9" in said.out
    assert said.out.splitlines()[-1].startswith("Problems found in 3 entries: ")


def test_check_counts_entries_within_their_sitemap(run, tmp_path):
    path = small_set(tmp_path)
    put(tmp_path / "two.xml.gz", urlset(f"{HOST}/c", "/relative"))
    problems = run("check", path, "--format", "json").json["problems"]
    assert [(each["sitemap"], each["entry"], each["line"]) for each in problems] == [
        (str(tmp_path / "two.xml.gz"), 2, 7)
    ]


def test_check_finds_a_sitemap_that_is_missing(run, tmp_path):
    said = run("check", put(tmp_path / "index.xml", index(f"{HOST}/gone.xml")), "--format", "json")
    assert said.code == 1
    assert ("sitemap-missing", None) in [(each["rule"], each["entry"]) for each in said.json["problems"]]


def test_check_goes_by_the_profile(run, tmp_path):
    path = put(tmp_path / "a.txt", joined([f"{HOST}/{'x' * 1000}{number}" for number in range(11_000)]))
    rules = {
        name: [each["rule"] for each in run("check", path, "--format", "json", "--profile", name).json["problems"]]
        for name in ("sitemap-0.9", "google")
    }
    assert rules == {"sitemap-0.9": ["too-large"], "google": []}


def test_check_goes_by_the_address_of_the_file(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/catalog/a", f"{HOST}/images/b"))
    said = run("check", path, "--base-url", f"{HOST}/catalog/", "--format", "json")
    assert [(each["rule"], each["entry"]) for each in said.json["problems"]] == [("loc-outside", 2)]
    assert run("check", path, "--base-url", f"{HOST}/a.xml").code == 0


def test_without_an_address_check_infers_the_site_and_no_script_stops_for_it(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/a", f"{HOST}/b", "https://blog.example.com/"))
    said = run("check", path, "--format", "json")
    (problem,) = said.json["problems"]
    assert (problem["rule"], problem["severity"], problem["entry"]) == ("loc-other-site", "warning", 3)
    assert "inferred" in problem["message"]
    assert said.code == 0
    assert run("check", path, "--base-url", f"{HOST}/a.xml").code == 1


@pytest.mark.parametrize(
    "url",
    [
        "example.com",
        "ftp://example.com/",
        "http://",
        "http://example.com:0/",
        "http://example.com:65536/",
        "http://1.2.3/",
    ],
)
def test_a_base_url_that_is_none_is_one_clear_sentence(run, tmp_path, url):
    said = run("check", put(tmp_path / "a.xml", urlset(HOST)), "--base-url", url)
    assert said.code == 2
    assert f"“{url}” is not an address on the web." in said.err
    assert len(said.err.splitlines()) == 1


def test_looking_changes_nothing_on_disk(run, tmp_path):
    path = small_set(tmp_path)
    before = files_in(tmp_path)
    run("info", path)
    run("check", path)
    assert files_in(tmp_path) == before


def test_what_the_program_is_made_of_is_not_looked_through_for_garbage(run_apart):
    look = """
        import atexit, gc
        sys.argv = ["sitemap-studio", "rules", "--format", "json"]
        atexit.register(lambda: print(gc.get_freeze_count() > 50_000, gc.isenabled(), file=sys.stderr))
        from sitemap_studio.__main__ import main
        sys.exit(main())
    """
    assert run_apart(before=look).err.split() == ["True", "True"]
