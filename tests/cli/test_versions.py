"""Comparison with an earlier version: file, folder, URL or git revision."""

from __future__ import annotations

import csv
import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer

from tests.builders import HOST, IMAGE, files_in, index, locs, put, urlset

GIT = shutil.which("git")
needs_git = pytest.mark.skipif(GIT is None, reason="git is not installed")
AUTHOR = ("-c", "user.name=Someone", "-c", "user.email=someone@example.com", "-c", "commit.gpgsign=false")


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", "-C", str(folder), *AUTHOR, *words], check=True, capture_output=True)


def commit(folder: Path, message: str = "pages") -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "--allow-empty", "-m", message)


@pytest.fixture
def working_folder(tmp_path, monkeypatch):
    """A working folder with two versions of a sitemap."""
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "old.xml", urlset(f"{HOST}/a", f"{HOST}/b", {"loc": f"{HOST}/c", "priority": "0.5"}))
    put(tmp_path / "new.xml", urlset(f"{HOST}/a", {"loc": f"{HOST}/c", "priority": "0.6"}, f"{HOST}/d"))
    return tmp_path


@pytest.fixture
def repository(working_folder):
    """A repository with a set that is changed in the working folder."""
    git(working_folder, "init", "-q", "-b", "main")
    put(working_folder / "public" / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/deep/two.xml.gz"))
    put(working_folder / "public" / "one.xml", urlset(f"{HOST}/a", f"{HOST}/b"))
    put(working_folder / "public" / "deep" / "two.xml.gz", urlset(f"{HOST}/deep/x"))
    put(working_folder / "public" / "index.html", "<html>")
    commit(working_folder)
    git(working_folder, "tag", "v1")
    put(working_folder / "public" / "one.xml", urlset(f"{HOST}/a"))
    commit(working_folder)
    put(working_folder / "public" / "one.xml", urlset(f"{HOST}/a", f"{HOST}/new"))
    return working_folder


def rows_of(result) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(result.out)))


# Formats


def test_diff_csv_has_row_per_value(run, working_folder):
    result = run("diff", "old.xml", "new.xml", "--format", "csv")
    assert result.code == 1
    assert result.out.splitlines() == [
        "change,loc,sitemap,field,before,after",
        f"removed,{HOST}/b,old.xml,,,",
        f"changed,{HOST}/c,new.xml,priority,0.5,0.6",
        f"added,{HOST}/d,new.xml,,,",
    ]


def test_diff_csv_of_sets_has_sitemap_of_each_change(run, working_folder):
    for name, sitemaps in (("one", {"x.xml": [1, 2], "y.xml": [3]}), ("two", {"x.xml": [1], "y.xml": [2, 4]})):
        put(working_folder / name / "sitemap.xml", index(*(f"{HOST}/{each}" for each in sitemaps)))
        for each, numbers in sitemaps.items():
            put(working_folder / name / each, urlset(*(f"{HOST}/{number}" for number in numbers)))
    result = run("diff", "one", "two", "--format", "csv")
    assert [tuple(row.values()) for row in rows_of(result)] == [
        ("changed", f"{HOST}/2", "y.xml", "sitemap", "x.xml", "y.xml"),
        ("added", f"{HOST}/4", "y.xml", "", "", ""),
        ("removed", f"{HOST}/3", "y.xml", "", "", ""),
    ]


@pytest.mark.parametrize("value", ["=cmd()", 'a"b,c', "a\nb", "@x", "ü|`x`"], ids=ascii)
def test_diff_escapes_values_in_csv_and_markdown(run, working_folder, value):
    put(working_folder / "new.xml", urlset({"loc": f"{HOST}/c", "changefreq": value}))
    rows = rows_of(run("diff", "old.xml", "new.xml", "--format", "csv", "--fields", "changefreq"))
    after = next(row["after"] for row in rows if row["field"] == "changefreq")
    assert after == (f"'{value}" if value[0] in "=@" else value)
    markdown = run("diff", "old.xml", "new.xml", "--format", "markdown").out
    (row,) = [line for line in markdown.splitlines() if "changefreq" in line]
    assert len(re.findall(r"(?<!\\)\|", row)) == 5


def test_diff_markdown_has_at_most_50_rows_per_group(run, working_folder):
    put(working_folder / "old.xml", urlset(*locs(120)))
    put(
        working_folder / "new.xml",
        urlset(*({"loc": loc, "priority": "0.1"} for loc in locs(60, start=60)), *locs(50, start=500)),
    )
    text = run("diff", "old.xml", "new.xml", "--format", "markdown").out
    assert text.startswith(
        "**50 added, 60 removed, 60 changed, 0 unchanged.**\n\n### Removed (60)\n\n| URL | Sitemap |\n"
    )
    groups = re.split("^### ", text, flags=re.MULTILINE)[1:]
    rows = {group.split(" ")[0]: group.count("\n| `") for group in groups}
    assert rows == {"Removed": 50, "Added": 50, "Changed": 50}
    assert text.count("… and 10 more.") == 2
    assert f"| `{HOST}/60` | `priority` |  | `0.1` |" in text


def test_diff_json_option_equals_format_json(run, working_folder):
    assert run("diff", "old.xml", "new.xml", "--json") == run("diff", "old.xml", "new.xml", "--format", "json")
    result = run("diff", "gone.xml", "new.xml", "--format", "json")
    assert (result.code, result.json["errors"][0]["path"]) == (2, "gone.xml")


@pytest.mark.parametrize("form", ["text", "json", "csv", "markdown"])
def test_diff_of_set_with_itself_lists_no_urls(run, working_folder, form):
    result = run("diff", "old.xml", "old.xml", "--format", form)
    assert (result.code, f"{HOST}/" in result.out) == (0, False)


# Options


@pytest.mark.parametrize(
    ("limit", "code"), [("0", 1), ("1", 0), ("33%", 1), ("33.4%", 0), ("100%", 0), ("0%", 1)], ids=str
)
def test_removals_beyond_max_removed_exit_with_1(run, working_folder, limit, code):
    result = run("diff", "old.xml", "new.xml", "--max-removed", limit)
    assert result.code == code
    assert ("--max-removed allows" in result.err) == bool(code)


def test_max_removed_counts_no_renamed_entry(run, working_folder):
    put(working_folder / "redirects.txt", f"{HOST}/b {HOST}/d\n")
    assert run("diff", "old.xml", "new.xml", "--max-removed", "0", "--redirects", "redirects.txt").code == 0


def test_max_removed_percentage_applies_to_empty_sets(run, working_folder):
    put(working_folder / "empty.xml", urlset())
    assert run("diff", "empty.xml", "new.xml", "--max-removed", "0%").code == 0
    assert run("diff", "new.xml", "empty.xml", "--max-removed", "99%").code == 1
    result = run("diff", "old.xml", "empty.xml", "--format", "csv")
    assert [row["change"] for row in rows_of(result)] == ["removed"] * 3


@pytest.mark.parametrize("limit", ["", "-1", "x", "5.5", "%", "1e3", "٣"], ids=ascii)
def test_max_removed_refuses_invalid_numbers(run, working_folder, limit):
    result = run("diff", "old.xml", "new.xml", f"--max-removed={limit}")
    assert (result.code, result.out) == (2, "")
    assert "is neither a whole number nor a percentage" in result.err


def test_ignore_host_compares_staging_with_production(run, working_folder):
    sides = []
    for name, host in (("old.xml", "http://user@staging.example:8080"), ("new.xml", "https://www.example.com")):
        picture = f"<i:image><i:loc>{host}/a.jpg</i:loc></i:image>"
        entries = ({"loc": f"{host}/a", "xml": picture}, host, f"{host}/?q=//x", f"{host}/only-{name}")
        sides.append(put(working_folder / name, urlset(*entries, declared=f' xmlns:i="{IMAGE}"')))
    result = run("diff", *sides, "--ignore-host", "--format", "json").json
    assert (result["same"], result["changed"], len(result["added"]), len(result["removed"])) == (3, [], 1, 1)
    assert run("diff", *sides, "--json").json["same"] == 0


def test_ignore_host_applies_to_redirects(run, working_folder):
    put(working_folder / "new.xml", urlset(*(f"https://staging.example/{name}" for name in "acd")))
    put(working_folder / "redirects.txt", f"{HOST}/b {HOST}/d\n")
    result = run("diff", "old.xml", "new.xml", "--ignore-host", "--redirects", "redirects.txt", "--fields", "loc")
    assert (
        result.out
        == f"> {HOST}/b → https://staging.example/d\n0 added, 0 removed, 0 changed, 1 renamed, 2 unchanged.\n"
    )


@pytest.mark.parametrize(
    ("words", "expected_fields"),
    [
        (("--fields", "priority"), {"priority"}),
        (("--fields", "lastmod,changefreq"), {"lastmod", "changefreq"}),
        (("--fields", "lastmod", "--fields", "PRIORITY"), {"lastmod", "priority"}),
        ((), {"lastmod", "changefreq", "priority"}),
    ],
    ids=["one", "comma", "repeated", "all"],
)
def test_diff_fields_option_restricts_compared_fields(run, working_folder, words, expected_fields):
    put(
        working_folder / "new.xml",
        urlset({"loc": f"{HOST}/a", "lastmod": "2026-01-01", "changefreq": "daily", "priority": "1.0"}),
    )
    result = run("diff", "old.xml", "new.xml", *words, "--json")
    assert set(result.json["changed"][0]["values"]) == expected_fields
    assert len(result.json["removed"]) == 2


def test_unknown_field_is_refused(run, working_folder):
    result = run("diff", "old.xml", "new.xml", "--fields", "url")
    assert (result.code, result.out) == (2, "")
    assert "“url” is not a field; the fields are loc, lastmod" in result.err


def test_diff_pairs_repeated_urls_and_reports_only_surplus(run, working_folder):
    put(working_folder / "old.xml", urlset(HOST, HOST, HOST, f"{HOST}/x"))
    put(working_folder / "new.xml", urlset(f"{HOST}/x", HOST, HOST))
    result = run("diff", "old.xml", "new.xml", "--json").json
    assert (result["same"], len(result["removed"]), result["added"], result["changed"]) == (3, 1, [], [])


# URLs


def test_diff_and_check_since_accept_urls(run, working_folder, httpserver: HTTPServer):
    for name in ("old.xml", "new.xml"):
        httpserver.expect_request(f"/{name}").respond_with_data(
            (working_folder / name).read_bytes(), content_type="text/xml"
        )
    expected = run("diff", "old.xml", "new.xml", "--format", "csv")
    old, new = httpserver.url_for("/old.xml"), httpserver.url_for("/new.xml")
    before = files_in(working_folder)
    for sides in ((old, "new.xml"), ("old.xml", new), (old, new)):
        assert run("diff", *sides, "--format", "csv") == expected
    dates = put(working_folder / "dates.xml", urlset({"loc": f"{HOST}/a", "lastmod": "2026-01-02"}))
    httpserver.expect_request("/dates.xml").respond_with_data(dates.read_bytes().replace(b"-02<", b"-01<"))
    result = run("check", "dates.xml", "--since", httpserver.url_for("/dates.xml"), "--only", "lastmod-only-change")
    assert "1 date in “dates.xml” changed since the earlier version" in result.out
    assert files_in(working_folder).keys() - before.keys() == {"dates.xml"}


def test_diff_of_url_without_sitemap_is_refused(run, working_folder, httpserver: HTTPServer):
    httpserver.expect_request("/page.html").respond_with_data("<html><p>Page", content_type="text/html")
    for path in ("/page.html", "/gone.xml"):
        result = run("diff", httpserver.url_for(path), "new.xml", "--json")
        assert (result.code, len(result.json["errors"])) == (2, 1)
        assert "Internal error" not in result.err


# git


@needs_git
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("git:v1:public/sitemap.xml", "public/sitemap.xml"),
        ("git:v1:public", "public"),
        ("git:v1", "public/sitemap.xml"),
        ("git:v1", "public"),
        ("git:HEAD~1:./public/sitemap.xml", "public"),
        ("git:v1:public/one.xml", "public/one.xml"),
    ],
)
def test_diff_compares_git_revision_with_working_files(run, repository, before, after):
    result = run("diff", before, after, "--json")
    assert (result.code, result.err) == (1, "")
    assert [[entry["loc"] for entry in result.json[kind]] for kind in ("added", "removed")] == [
        [f"{HOST}/new"],
        [f"{HOST}/b"],
    ]


@needs_git
def test_diff_compares_two_git_revisions(run, repository):
    for before, after in (("git:v1:public/one.xml", "git:HEAD"), ("git:v1", "git:HEAD:public/one.xml")):
        result = run("diff", before, after, "--format", "csv")
        assert result.out.splitlines()[1:] == [f"removed,{HOST}/b,one.xml,,,"]


@needs_git
def test_git_revision_is_read_from_subfolder(run, repository, monkeypatch):
    monkeypatch.chdir(repository / "public")
    for version in ("git:v1", "git:v1:./one.xml", "git:v1:public/one.xml"):
        assert run("diff", version, "one.xml").out.startswith(f"+ {HOST}/new\n- {HOST}/b\n")


@needs_git
def test_check_and_publish_compare_with_git_revision(run, repository):
    result = run("publish", "public/sitemap.xml", "--since", "git:v1", "--json")
    assert (result.json["changed"], result.json["removed"]) == ([f"{HOST}/new"], [f"{HOST}/b"])
    put(repository / "dates.xml", urlset({"loc": HOST, "lastmod": "2026-01-01"}))
    commit(repository)
    put(repository / "dates.xml", urlset({"loc": HOST, "lastmod": "2026-01-02"}))
    result = run("check", "dates.xml", "--since", "git:HEAD", "--only", "lastmod-only-change")
    assert "1 date in “dates.xml” changed since the earlier version" in result.out


@needs_git
@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("git:unknown", "There is no revision “unknown”."),
        ("git:-x", "There is no revision “-x”."),
        ("git:--help:new.xml", "There is no revision “--help”."),
        ("git:", "“git:” is not a version in git."),
        ("git::public", "“git::public” is not a version in git."),
        ("git:v1:", "“git:v1:” is not a version in git."),
        ("git:v1:gone.xml", "There is no “gone.xml” in revision “v1”."),
        ("git:v1:-x", "There is no “-x” in revision “v1”."),
        ("git:v1:../out.xml", "There is no “../out.xml” in revision “v1”."),
        ("git:v1:public/index.html", "index.html"),
        ("git:v1:link.xml", "“link.xml” in revision “v1” is a link"),
        ("git:v1\nx", "There is no revision “v1␊x”."),
    ],
    ids=ascii,
)
def test_unreadable_git_revision_is_refused_in_one_line(run, repository, version, sentence):
    (repository / "link.xml").symlink_to("new.xml")
    commit(repository)
    git(repository, "tag", "-f", "v1")
    result = run("diff", version, "public/one.xml")
    assert (result.code, result.out, len(result.err.splitlines())) == (2, "", 1)
    assert sentence in result.err
    assert "Internal error" not in result.err


@needs_git
def test_git_revision_without_path_is_refused_in_one_line(run, repository):
    result = run("diff", "git:v1", "https://www.example.com/")
    assert (result.code, result.err) == (
        2, "sitemap-studio: The path in revision “v1” is missing. Write git:REV:PATH.\n",
    )  # fmt: skip


@needs_git
def test_git_revision_missing_in_shallow_clone_is_explained(run, repository, monkeypatch, tmp_path_factory):
    clone = tmp_path_factory.mktemp("clone")
    git(repository, "clone", "-q", "--depth", "1", f"file://{repository}", str(clone))
    monkeypatch.chdir(clone)
    result = run("diff", "git:HEAD~1", "public/sitemap.xml")
    assert (result.code, result.out) == (2, "")
    assert "This is a shallow clone" in result.err
    assert "fetch-depth: 0" in result.err


def test_git_revision_outside_repository_is_refused(run, working_folder, monkeypatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(working_folder.parent))
    result = run("diff", "git:v1", "new.xml")
    assert (result.code, result.out) == (2, "")
    assert ("is not in a git repository" if GIT else "git is not installed") in result.err


def test_git_revision_without_installed_git_is_refused(run, working_folder, monkeypatch):
    monkeypatch.setenv("PATH", str(working_folder))
    result = run("diff", "git:v1", "new.xml")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("sitemap-studio: git is not installed. ")


@needs_git
@pytest.mark.skipif(os.name == "nt", reason="such names are impossible there")
def test_unusual_file_names_in_git_revision_are_read(run, repository):
    names = ["-x.xml", "a b.xml", "ü.xml", "a:b.xml"]
    for name in names:
        put(repository / name, urlset(f"{HOST}/a"))
    commit(repository)
    for name in names:
        put(repository / name, urlset(f"{HOST}/b"))
        result = run("diff", f"git:HEAD:{name}", f"./{name}")
        assert result.out.startswith(f"+ {HOST}/b\n- {HOST}/a\n")
    assert run("diff", "--json", "--", "git:HEAD", "-x.xml").code == 1


def test_file_named_like_git_revision_is_read_as_file(run, working_folder):
    put(working_folder / "git:old", urlset(f"{HOST}/a"))
    assert run("diff", "git:old", "./git:old").code == 0


@needs_git
def test_diff_of_git_revision_leaves_no_temporary_files(run, repository, monkeypatch, tmp_path_factory):
    folder = tmp_path_factory.mktemp("temporary")
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    run("diff", "git:v1", "public/sitemap.xml")
    run("diff", "git:v1:public/index.html", "public/sitemap.xml")
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(os.name == "nt" or sys.platform == "darwin", reason="such names are impossible there")
def test_file_with_undecodable_name_is_compared_and_published(run, working_folder):
    for folder, last in (("one", "b"), ("two", "c")):
        (working_folder / folder).mkdir()
        for name in (os.fsdecode(b"\xfe.xml"), "b.xml"):
            put(working_folder / folder / name, urlset(f"{HOST}/a", f"{HOST}/{last}"))
    result = run("diff", "one", "two", "--format", "csv")
    assert [row["sitemap"] for row in rows_of(result)] == ["b.xml", "b.xml", "\\xfe.xml", "\\xfe.xml"]
    result = run("publish", "two", "--since", "one", "--json", "--robots", "robots.txt")
    assert (result.code, result.json["changed"], result.json["removed"]) == (0, [f"{HOST}/c"], [f"{HOST}/b"])
    assert (working_folder / "robots.txt").read_text() == f"Sitemap: {HOST}/b.xml\nSitemap: {HOST}/%FE.xml\n"
    lone = Path("two", os.fsdecode(b"\xfe.xml"))
    assert run("publish", lone, "--since", "one/b.xml").out.startswith(f"Sitemap: {HOST}/%FE.xml\nupload ")


@needs_git
def test_git_revision_compared_with_standard_input_requires_path(repository):
    command = [sys.executable, "-m", "sitemap_studio", "diff", "-", "git:v1"]
    done = subprocess.run(command, input=urlset(HOST).encode(), capture_output=True, timeout=60, check=False)
    assert done.stderr.decode() == "sitemap-studio: The path in revision “v1” is missing. Write git:REV:PATH.\n"


@needs_git
def test_git_revision_is_read_with_git_variables_set(run, repository, monkeypatch):
    monkeypatch.setenv("GIT_DIR", ".git")
    monkeypatch.setenv("GIT_INDEX_FILE", ".git/index")
    assert run("diff", "git:v1", "public/one.xml").code == 1
