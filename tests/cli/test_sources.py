"""Sets are made of other sources on the command line, or sources merged into them."""

from __future__ import annotations

import csv
import gzip
import zipfile
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer

from sitemap_studio.document.opening.open_document import open_path
from tests.builders import HOST, index, put, urlset

LOG = '1.2.3.4 - - [10/Oct/2026:13:55:36 -0700] "GET /log HTTP/1.1" 200 1 "-" "Googlebot/2.1"\n'


def locs(path: Path) -> list[str | None]:
    return open_path(path).table.locs()


def test_fetch_stores_site_and_reports_failures(run, tmp_path: Path, httpserver: HTTPServer):
    url = httpserver.url_for
    index = "".join(f"<sitemap><loc>{url(path)}</loc></sitemap>" for path in ("/a.xml", "/gone.xml"))
    httpserver.expect_request("/sitemap.xml").respond_with_data(
        f'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{index}</sitemapindex>'
    )
    httpserver.expect_request("/a.xml").respond_with_data(urlset(f"{HOST}/1"))
    httpserver.expect_request("/gone.xml").respond_with_data(status=410)
    result = run("fetch", url("/sitemap.xml"), "--to", tmp_path / "site")
    assert result.code == 1
    assert "gone.xml: The server answered 410" in result.err
    assert f"Sitemap to open: {tmp_path / 'site' / 'sitemap.xml'}" in result.out
    assert locs(tmp_path / "site" / "sitemap.xml") == [f"{HOST}/1"]
    result = run("fetch", url("/sitemap.xml"), "--to", tmp_path / "site", "--json")
    assert {file["url"].rpartition("/")[2]: file["state"] for file in result.json["files"]} == {
        "sitemap.xml": "unchanged", "a.xml": "unchanged", "gone.xml": "failed",
    }  # fmt: skip


def test_fetched_copy_is_located_by_its_download_url(run, tmp_path: Path, httpserver: HTTPServer):
    url, copy = httpserver.url_for, tmp_path / "site" / "a.xml"
    httpserver.expect_request("/maps/a.xml").respond_with_data(urlset(url("/maps/1"), url("/2")))
    run("fetch", url("/maps/a.xml"), "--to", copy.parent)
    assert run("publish", copy, "--json").json["robots"] == [f"Sitemap: {url('/maps/a.xml')}"]
    result = run("check", copy, "--no-leaks", "--format", "json")
    assert [problem["rule"] for problem in result.json["problems"]] == ["loc-outside"]
    copy.write_text(urlset(f"{HOST}/1"))
    assert run("publish", copy, "--json").json["robots"] == [f"Sitemap: {HOST}/a.xml"]


def test_scan_writes_sitemap_of_folder(run, tmp_path: Path):
    put(tmp_path / "site" / "index.html", "<html><head></head></html>")
    put(tmp_path / "site" / "no.html", '<html><head><meta name="robots" content="noindex"></head></html>')
    result = run("scan", tmp_path / "site", "--base-url", HOST, "--output", tmp_path / "sitemap.xml.gz")
    assert result.code == 0
    assert "Left out: pages that ask search engines not to index them (1)." in result.err
    assert (tmp_path / "sitemap.xml.gz").read_bytes()[:2] == b"\x1f\x8b"
    assert locs(tmp_path / "sitemap.xml.gz") == [f"{HOST}/"]


def test_scan_reports_skipped_pages_with_reasons(run, tmp_path: Path):
    put(tmp_path / "site" / "index.html", "<html></html>")
    put(tmp_path / "site" / "no.html", '<html><head><link rel="canonical" href="/yes"></head></html>')
    put(tmp_path / "site" / "drafts" / "a.html", "<html></html>")
    put(tmp_path / "site" / "drafts" / "b.html", "<html></html>")
    words = ("scan", tmp_path / "site", "--base-url", HOST, "--exclude", "drafts/", "--output", tmp_path / "s.xml")
    result = run(*words, "-v")
    assert result.code == 0
    assert f"no.html: The canonical URL is “{HOST}/yes”." in result.err
    assert "drafts/a.html: The pattern “drafts/” excludes the file." in result.err
    result = run(*words, "--json", "--overwrite")
    assert result.json["skipped_pages"] == [
        {"path": "drafts/a.html", "reason": "excluded", "message": "The pattern “drafts/” excludes the file."},
        {"path": "drafts/b.html", "reason": "excluded", "message": "The pattern “drafts/” excludes the file."},
        {"path": "no.html", "reason": "canonical", "message": f"The canonical URL is “{HOST}/yes”."},
    ]


def test_scan_recommends_host_of_canonical_urls_as_base_url(run, tmp_path: Path):
    put(tmp_path / "site" / "a.html", f'<html><head><link rel="canonical" href="{HOST}/a"></head></html>')
    result = run("scan", tmp_path / "site", "--base-url", "http://localhost:8000/", "--output", tmp_path / "s.xml")
    assert result.code == 1
    assert f"1 canonical URL begins with {HOST}; give it as --base-url." in result.err


def test_scan_lists_clean_urls_on_request(run, tmp_path: Path):
    put(tmp_path / "site" / "about.html", "<html></html>")
    words = ("scan", tmp_path / "site", "--base-url", HOST, "--output", tmp_path / "s.xml", "--clean-urls")
    assert (run(*words).code, locs(tmp_path / "s.xml")) == (0, [f"{HOST}/about"])


def test_scan_reuses_dates_of_unchanged_content(run, tmp_path: Path):
    put(tmp_path / "site" / "a.html", "<html><p>One</html>")
    words = ("scan", tmp_path / "site", "--base-url", HOST, "--output", tmp_path / "s.xml", "--overwrite")
    for remember in ((), ("--remember", tmp_path / "dates.json")):
        assert run(*words, "--dates", "content", *remember).code == 0
        first = (tmp_path / "s.xml").read_text()
        put(tmp_path / "site" / "a.html", "<html><div>One</div></html>")
        assert run(*words, "--dates", "content", *remember).code == 0
        assert (tmp_path / "s.xml").read_text() == first
    assert (tmp_path / "dates.json").exists()


@pytest.mark.parametrize("text", ["my notes", "[]", '{"pages": 5}', "[" * 5000])
def test_scan_refuses_foreign_dates_file(run, tmp_path: Path, text: str):
    put(tmp_path / "a.html", "<html><title>A</title></html>")
    notes = put(tmp_path / "notes.txt", text)
    words = ("scan", tmp_path, "--base-url", "https://example.com/", "--output", tmp_path / "s.xml")
    result = run(*words, "--dates", "content", "--remember", notes)
    assert (result.code, result.out, notes.read_text()) == (2, "", text)
    assert result.err.startswith("sitemap-studio: “notes.txt” does not contain page dates.")


def test_import_of_logs_writes_sitemap_and_report(run, tmp_path: Path):
    (tmp_path / "a.log.gz").write_bytes(gzip.compress(LOG.encode()))
    result = run(
        "import", tmp_path / "a.log.gz", "--base-url", HOST, "--output", tmp_path / "s.xml", "--report", tmp_path / "r.csv",
        "--json",
    )  # fmt: skip
    assert result.code == 0
    assert result.json["entries"] == 1
    (row,) = csv.DictReader((tmp_path / "r.csv").read_text().splitlines())
    assert row == {
        "loc": f"{HOST}/log", "origin": "a.log.gz", "line": "", "hits": "1", "last_visit": "2026-10-10T20:55:36Z",
        "last_bot_visit": "2026-10-10T20:55:36Z",
    }  # fmt: skip


def test_import_into_set_adds_and_optionally_updates_and_removes(run, tmp_path: Path):
    target = put(tmp_path / "s.xml", urlset({"loc": f"{HOST}/a", "lastmod": "2026-01-01"}, f"{HOST}/gone"))
    table = put(tmp_path / "t.csv", f"URL,Last Modified\n{HOST}/a,2026-02-02\n{HOST}/new,\n")
    result = run("import", table, "--into", target)
    assert "1 added, 1 already listed" in result.out
    assert locs(target) == [f"{HOST}/a", f"{HOST}/gone", f"{HOST}/new"]
    result = run("import", table, "--into", target, "--update", "--remove", "--json")
    assert {name: result.json[name] for name in ("new", "changed", "gone")} == {"new": 0, "changed": 1, "gone": 1}
    assert locs(target) == [f"{HOST}/a", f"{HOST}/new"]
    assert "2026-02-02" in target.read_text()


def test_import_updates_extension_columns_of_listed_entries(run, tmp_path: Path):
    target = put(tmp_path / "s.xml", urlset(f"{HOST}/a"))
    table = put(tmp_path / "t.csv", f"URL,image:loc,hreflang de\n{HOST}/a,{HOST}/a.png,{HOST}/de/a\n")
    result = run("import", table, "--into", target)
    assert "1 entry with different values (--update applies them)" in result.out
    assert "image" not in target.read_text()
    assert run("import", table, "--into", target, "--update", "--json").json["changed"] == 1
    assert f"<image:loc>{HOST}/a.png</image:loc>" in target.read_text()
    assert f'hreflang="de" href="{HOST}/de/a"' in target.read_text()
    assert run("import", table, "--into", target, "--update", "--json").json["changed"] == 0


def test_import_converts_dates_and_counts_invalid_ones(run, tmp_path: Path):
    table = put(
        tmp_path / "t.csv",
        f"""URL,Last Modified
{HOST}/mail,"Mon, 01 Jan 2024 10:00:00 GMT"
{HOST}/basic,20240102
{HOST}/right,2024-01-03
{HOST}/none,
{HOST}/zone,2024-01-04 10:00:00
{HOST}/other,04.01.24
n/a,20240102
/relative,
""",
    )
    result = run("import", table, "--output", tmp_path / "s.xml")
    assert result.code == 1
    assert "Left out: rows whose URL is not complete (2)." in result.err
    assert "2 invalid dates were kept as written" in result.err
    document = open_path(tmp_path / "s.xml")
    assert document.table.column("lastmod").to_list() == [
        "2024-01-01T10:00:00Z", "2024-01-02", "2024-01-03", None, "2024-01-04 10:00:00", "04.01.24",
    ]  # fmt: skip
    result = run("import", table, "--output", tmp_path / "s.xml", "--overwrite", "--json")
    assert (result.code, result.json["entries"], result.json["wrong_dates"]) == (1, 6, 2)
    assert result.json["skipped"] == {"rows whose URL is not complete": 2}


def test_import_skips_and_counts_lines_without_urls(run, tmp_path: Path):
    result = run(
        "import", put(tmp_path / "list.txt", f"{HOST}/a\nrubbish\n"), "--output", tmp_path / "s.xml", "--quiet"
    )
    assert result.code == 1
    assert "Left out: rows whose URL is not complete (1)." in result.err
    assert locs(tmp_path / "s.xml") == [f"{HOST}/a"]


def test_import_of_index_skips_and_counts_unreadable_sitemaps(run, tmp_path: Path):
    put(tmp_path / "i" / "sitemap.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml"))
    put(tmp_path / "i" / "a.xml", urlset(f"{HOST}/1"))
    result = run("import", tmp_path / "i" / "sitemap.xml", "--output", tmp_path / "s.xml")
    assert (result.code, locs(tmp_path / "s.xml")) == (1, [f"{HOST}/1"])
    assert "Left out: sitemaps that can't be read (1)." in result.err


def test_generate_writes_sitemap_of_configuration(run, tmp_path: Path):
    config = put(tmp_path / "c.xml", f'<site base_url="{HOST}"><url href="{HOST}/a"/></site>')
    assert run("generate", config, "--output", tmp_path / "s.xml").code == 0
    assert locs(tmp_path / "s.xml") == [f"{HOST}/a"]


def test_import_to_folder_writes_index(run, tmp_path: Path):
    (tmp_path / "out").mkdir()
    source = put(tmp_path / "list.txt", f"{HOST}/a\n")
    assert run("import", source, "--output", tmp_path / "out").code == 0
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["sitemap-1.xml", "sitemap.xml"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["import", "list.txt"], "either --output or --into"),
        (["import", "a.log", "--output", "s.xml"], "Give --base-url"),
        (["import", "traefik.log", "--output", "s.xml"], "“traefik.log” is a log of Traefik"),
        (["import", "list.txt", "--output", "there.xml"], "already exists"),
        (
            ["import", "list.txt", "--output", "s.pdf"],
            "Use the extension .xml, .xml.gz, .txt or .csv, or give an existing folder",
        ),
        (["scan", ".", "--base-url", HOST, "--output", "s.gz"], "“s.gz” is not known"),
        (["import", "nothing.txt", "--output", "s.xml"], "nothing.txt"),
        (["scan", "nowhere", "--base-url", HOST, "--output", "s.xml"], "nowhere"),
        (["scan", ".", "--base-url", "x", "--output", "s.xml"], "not a complete URL"),
        (["fetch", "ftp://example.com", "--to", "x"], "not a complete URL"),
        (["fetch", "http://127.0.0.1:1/s.xml", "--to", "x"], "can't be fetched"),
        (
            ["generate", "list.txt", "--output", "s.xml"],
            "“list.txt” can't be read: in line 1 the root element is missing.",
        ),
    ],
)
def test_invalid_source_or_output_is_refused_in_one_line(
    run, tmp_path: Path, monkeypatch, words: list[str], reason: str
):
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "list.txt", f"{HOST}/a\n")
    put(tmp_path / "a.log", LOG)
    put(tmp_path / "traefik.log", LOG.replace("\n", ' 1 "a" "http://b" 2ms\n'))
    put(tmp_path / "there.xml", urlset())
    result = run(*words)
    assert result.code == 2
    assert reason in result.err
    assert result.err.count("\n") == 1
    assert not list(tmp_path.glob("s.*"))


@pytest.mark.parametrize("words", [(), ("--include", "["), ("--dates", "content"), ("--images",)])
def test_scan_of_folder_without_pages_writes_nothing(run, tmp_path: Path, words: tuple[str, ...]):
    (tmp_path / "site").mkdir()
    result = run("scan", tmp_path / "site", "--base-url", HOST, "--output", tmp_path / "s.xml", *words)
    assert (result.code, (tmp_path / "s.xml").exists()) == (1, False)
    assert "No entries were found, so nothing was written. Use --allow-empty" in result.err


def empty_results(folder: Path) -> dict[str, tuple[object, ...]]:
    """Return commands without their output whose result has no entries, by name."""
    (folder / "site").mkdir()
    table = put(folder / "rows.csv", "URL,Status\n")
    missing = put(folder / "404.csv", f"URL,Status Code\n{HOST}/gone,404\n")
    log = put(folder / "a.log", LOG.replace(" 200 ", " 404 "))
    config = put(folder / "c.xml", f'<site base_url="{HOST}"></site>')
    return {
        "scan": ("scan", folder / "site", "--base-url", HOST),
        "no rows": ("import", table),
        "404 rows": ("import", missing),
        "log": ("import", log, "--base-url", HOST),
        "sitemap": ("import", put(folder / "empty.xml", urlset())),
        "generate": ("generate", config),
    }


@pytest.mark.parametrize("name", ["scan", "no rows", "404 rows", "log", "sitemap", "generate"])
@pytest.mark.parametrize("suffix", [".xml", ".csv", ""])
def test_empty_result_overwrites_no_file_unless_allowed(run, tmp_path: Path, name: str, suffix: str):
    words, target = empty_results(tmp_path)[name], tmp_path / f"target{suffix}"
    valid = target
    if suffix:
        valid.write_bytes(b"valid")
    else:
        target.mkdir()
        valid = put(target / "sitemap.xml", "valid")
    result = run(*words, "--output", target, "--overwrite")
    assert (result.code, valid.read_bytes()) == (1, b"valid")
    assert "No entries were found, so nothing was written." in result.err
    assert "Wrote" not in result.out
    result = run(*words, "--output", target, "--overwrite", "--json")
    assert (result.code, result.json["entries"], result.json["written"], valid.read_bytes()) == (1, 0, [], b"valid")
    if suffix:
        assert run(*words, "--output", target, "--overwrite", "--allow-empty").code == 0
        assert valid.read_bytes() != b"valid"


@pytest.mark.parametrize("name", ["no rows", "404 rows", "log", "sitemap"])
def test_empty_import_removes_entries_only_with_allow_empty(run, tmp_path: Path, name: str):
    words, target = empty_results(tmp_path)[name], put(tmp_path / "s.xml", urlset(f"{HOST}/a", f"{HOST}/b"))
    before = target.read_bytes()
    for options in ((), ("--remove",), ("--remove", "--update", "--overwrite")):
        result = run(*words, "--into", target, *options)
        assert (result.code, target.read_bytes()) == (1, before)
        assert "No entries were found, so nothing was written." in result.err
        assert "removed" not in result.out
    assert run(*words, "--into", target, "--remove", "--allow-empty").code == 0
    assert locs(target) == []


def test_empty_scan_does_not_change_file_of_content_dates(run, tmp_path: Path):
    page = put(tmp_path / "site" / "a.html", "<html><p>One</html>")
    words = ("scan", tmp_path / "site", "--base-url", HOST, "--output", tmp_path / "s.xml", "--overwrite")
    dates = ("--dates", "content", "--remember", tmp_path / "dates.json")
    assert run(*words, *dates).code == 0
    before = (tmp_path / "dates.json").read_bytes()
    page.unlink()
    assert run(*words, *dates).code == 1
    assert (tmp_path / "dates.json").read_bytes() == before


def test_report_of_empty_import_overwrites_no_file(run, tmp_path: Path):
    table, report = put(tmp_path / "t.csv", "URL\n"), put(tmp_path / "r.csv", "valid")
    assert run("import", table, "--output", tmp_path / "s.xml", "--report", report, "--overwrite").code == 1
    assert report.read_text() == "valid"


@pytest.mark.parametrize(
    "words", [("convert", "empty.xml"), ("export", "full.xml", "--where", "loc contains nowhere", "--to")]
)
def test_empty_convert_or_export_overwrites_only_with_allow_empty(
    run, tmp_path: Path, monkeypatch, words: tuple[str, ...]
):
    monkeypatch.chdir(tmp_path)
    put(Path("empty.xml"), urlset())
    put(Path("full.xml"), urlset(f"{HOST}/a"))
    put(Path("out", "sitemap.xml"), "valid")
    target = "out" if words[-1] == "--to" else "out/sitemap.xml"
    result = run(*words, target, "--overwrite")
    assert (result.code, Path("out", "sitemap.xml").read_text()) == (1, "valid")
    assert "No entries were found, so nothing was written." in result.err
    assert run(*words, target, "--overwrite", "--allow-empty").code == 0
    assert locs(Path("out", "sitemap.xml")) == []


def test_empty_import_prints_nothing_to_standard_output(run_in_process, tmp_path: Path):
    result = run_in_process("import", "-", "--output", "-", input=b"URL,Status\n")
    assert (result.code, result.out) == (1, "")
    assert "No entries were found" in result.err


def test_scan_message_shows_working_folder_as_dot(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    result = run("scan", ".", "--base-url", HOST, "--dates", "git", "--output", "s.xml")
    assert (result.code, "“.” is not in a git repository." in result.err) == (2, True)


def test_import_expands_file_patterns(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    put(tmp_path / "a.log", LOG)
    put(tmp_path / "b.log", LOG.replace("/log", "/b"))
    result = run("import", tmp_path / "*.log", "--base-url", HOST, "--output", tmp_path / "s.xml")
    assert (result.code, locs(tmp_path / "s.xml")) == (0, [f"{HOST}/b", f"{HOST}/log"])


def test_import_from_standard_input_to_standard_output(run_in_process):
    result = run_in_process("import", "-", "--output", "-", input=f"{HOST}/a\n".encode())
    assert result.code == 0
    assert f"<loc>{HOST}/a</loc>" in result.out
    assert "Wrote" not in result.err


def test_import_refuses_existing_output_and_writes_no_report(run, tmp_path: Path):
    put(tmp_path / "a.log", LOG)
    put(tmp_path / "s.xml", "theirs")
    words = ("import", tmp_path / "a.log", "--base-url", HOST, "--output", tmp_path / "s.xml", "--report")
    for report in ("s.xml", "report.csv"):
        assert run(*words, tmp_path / report).code == 2
    assert run(*words, tmp_path / "s.xml", "--overwrite").code == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.log", "s.xml"]
    assert (tmp_path / "s.xml").read_text() == "theirs"


def scan_and_import(folder: Path) -> tuple[tuple[object, ...], ...]:
    """Arguments of two commands that write a sitemap and the file of their last option."""
    put(folder / "site" / "a.html", "<html><title>A</title></html>")
    return (
        ("scan", folder / "site", "--base-url", HOST, "--dates", "content", "--output", folder / "s.xml", "--remember"),
        ("import", put(folder / "urls.txt", f"{HOST}/a\n"), "--output", folder / "s.xml", "--report"),
    )


def test_missing_folder_of_second_output_prevents_writing_any_file(run, tmp_path: Path):
    for command in scan_and_import(tmp_path):
        result = run(*command, tmp_path / "new" / "second")
        assert (result.code, result.out) == (2, "")
        assert result.err == (
            "sitemap-studio: “second” can't be saved: its folder does not exist; no file was changed. "
            "Save to another place.\n"
        )
    assert sorted(path.name for path in tmp_path.iterdir()) == ["site", "urls.txt"]


def test_sitemap_is_written_although_second_output_fails(run, tmp_path: Path):
    for command in scan_and_import(tmp_path):
        result = run(*command, tmp_path / "site", "--json", "--overwrite")
        assert (result.code, result.json["written"]) == (2, [str(tmp_path / "s.xml")])
        assert result.err == (
            "sitemap-studio: “site” can't be saved: a folder has that name. Saved files are complete. "
            "Choose another name.\n"
        )
        assert locs(tmp_path / "s.xml") != []


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--update"], "--update applies"),
        (["--remove"], "--remove applies"),
        (["--update", "--remove"], "--update and --remove apply"),
    ],
)
def test_update_and_remove_options_require_into(run, tmp_path: Path, options: list[str], named: str):
    urls = put(tmp_path / "urls.txt", f"{HOST}/a\n")
    result = run("import", urls, "--output", tmp_path / "new.xml", *options)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"sitemap-studio: {named} only with --into.\n"
    assert not (tmp_path / "new.xml").exists()


def test_import_applies_encoding_columns_and_zone_to_table(run, tmp_path: Path):
    rows = f"{HOST}/ä;200.0;2026-10-01 10:00:00\n{HOST}/gone;404.0;\n"
    table = tmp_path / "t.csv"
    table.write_bytes(f"Adresse;Antwort;Geändert\n{rows}".encode("windows-1252"))
    words = ("import", table, "--output", tmp_path / "s.xml", "--overwrite")
    result = run(*words)
    assert (
        "“t.csv” is not encoded in UTF-8 or UTF-16. The first invalid byte is in line 1. Give its encoding"
        in result.err
    )
    result = run(*words, "--encoding", "windows-1252")
    assert (result.code, len(locs(tmp_path / "s.xml"))) == (0, 2)
    assert "It may be “Antwort”. If so, use --columns 'status=Antwort'." in result.err
    columns = ("--columns", "status=Antwort", "--columns", "lastmod=Geändert")
    result = run(*words, "--encoding", "windows-1252", *columns, "--zone", "+02:00", "--json")
    assert (result.code, result.json["skipped"]) == (0, {"rows whose status is not 200": 1})
    assert "<lastmod>2026-10-01T10:00:00+02:00</lastmod>" in (tmp_path / "s.xml").read_text("utf-8")
    result = run(*words, "--encoding", "windows-1252", "--zone", "Berlin")
    assert (result.code, "“Berlin” is not a valid value" in result.err) == (2, True)


def test_spreadsheet_is_refused_with_csv_hint(run, tmp_path: Path):
    with zipfile.ZipFile(tmp_path / "a.xlsx", "w") as archive:
        archive.writestr("[Content_Types].xml", "")
        archive.writestr("xl/workbook.xml", "")
    for words in (("check",), ("info",), ("import", "--output", tmp_path / "s.xml")):
        result = run(*words, tmp_path / "a.xlsx")
        assert (result.code, result.out) == (2, "")
        assert "“a.xlsx” is a spreadsheet of Excel, not a text file. Save it as CSV (UTF-8)" in result.err
