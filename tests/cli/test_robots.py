"""`check --robots`: URLs that robots.txt disallows, sitemaps that it does not name, and hosts that name a sitemap."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.builders import HOST, index, put, urlset

OTHER = "https://other.example"


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    return put(tmp_path / "sitemap.xml", urlset(f"{HOST}/a", f"{HOST}/private/b", f"{OTHER}/private/c"))


def problems_about_robots(said) -> list[tuple[str, str | None]]:
    rules = ("loc-disallowed", "sitemap-unnamed", "loc-outside")
    return [(each["rule"], each["value"]) for each in said.json["problems"] if each["rule"] in rules]


def write_robots(folder: Path, name: str, *lines: str) -> Path:
    return put(folder / name, "\n".join(["User-agent: *", *lines]))


def test_disallowed_urls_and_unlisted_sitemaps_are_reported(run, sitemap: Path):
    file = write_robots(sitemap.parent, "robots.txt", "Disallow: /private/")
    said = run("check", sitemap, "--robots", file, "--base-url", f"{HOST}/", "--format", "json")
    assert said.code == 1
    assert problems_about_robots(said) == [
        ("sitemap-unnamed", f"{HOST}/sitemap.xml"),
        ("loc-disallowed", f"{HOST}/private/b"),
        ("loc-outside", f"{OTHER}/private/c"),
    ]
    message = next(each["message"] for each in said.json["problems"] if each["rule"] == "sitemap-unnamed")
    assert message == f"The robots.txt of www.example.com does not list “{HOST}/sitemap.xml”."


@pytest.mark.parametrize("host", ["other.example", "Other.Example:443", f"{OTHER}/", OTHER])
def test_robots_of_other_host_listing_sitemap_allows_its_urls(run, sitemap: Path, host: str):
    file = write_robots(sitemap.parent, "other.txt", f"Sitemap: {HOST}/sitemap.xml")
    words = ("check", sitemap, "--base-url", f"{HOST}/", "--format", "json")
    assert problems_about_robots(run(*words)) == [("loc-outside", f"{OTHER}/private/c")]
    assert problems_about_robots(run(*words, "--robots", f"{host}={file}")) == []
    file.write_text("Sitemap: https://elsewhere.example/sitemap.xml")
    assert problems_about_robots(run(*words, "--robots", f"{host}={file}")) == [("loc-outside", f"{OTHER}/private/c")]


@pytest.mark.parametrize("address", [("--base-url", f"{HOST}/index.xml"), ("--base-url", f"{HOST}/"), ()])
def test_robots_listing_index_also_lists_sitemaps_of_index(run, sitemap: Path, address: tuple[str, ...]):
    path = put(sitemap.parent / "index.xml", index(f"{HOST}/sitemap.xml"))
    own = write_robots(sitemap.parent, "own.txt", f"Sitemap: {HOST}/index.xml")
    words = ("check", path, *address, "--robots", own, "--robots", f"other.example={own}")
    assert problems_about_robots(run(*words, "--format", "json")) == []


def test_unlisted_sitemap_of_folder_is_reported(run, sitemap: Path):
    put(sitemap.parent / "b.xml", urlset(f"{HOST}/b"))
    file = write_robots(sitemap.parent, "robots.txt", f"Sitemap: {HOST}/b.xml")
    for address in (f"{HOST}/", f"{HOST}/sitemap.xml"):
        said = run("check", sitemap.parent, "--base-url", address, "--robots", file, "--format", "json")
        assert ("sitemap-unnamed", f"{HOST}/sitemap.xml") in problems_about_robots(said)
        assert ("sitemap-unnamed", f"{HOST}/b.xml") not in problems_about_robots(said)


@pytest.mark.parametrize(
    ("profile", "expected_rules"), [("google", ["loc-disallowed"]), ("bing", []), ("yandex", []), ("sitemap-0.9", [])]
)
def test_profile_selects_crawler_group(run, sitemap: Path, profile: str, expected_rules: list[str]):
    file = put(sitemap.parent / "robots.txt", f"User-agent: Googlebot\nDisallow: /a\nSitemap: {HOST}/sitemap.xml\n")
    said = run("check", sitemap, "--robots", file, "--profile", profile, "--format", "json")
    assert [rule for rule, _ in problems_about_robots(said)] == expected_rules


def test_empty_robots_disallows_nothing(run, sitemap: Path):
    (sitemap.parent / "robots.txt").touch()
    said = run("check", sitemap, "--robots", sitemap.parent / "robots.txt", "--format", "json")
    assert problems_about_robots(said) == [("sitemap-unnamed", f"{HOST}/sitemap.xml")]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["missing.txt"], "missing.txt"),
        (["other.example=missing.txt"], "missing.txt"),
        (["robots.txt", "robots.txt"], "Several files are given as the robots.txt of one host."),
        (["A.example=robots.txt", "a.example:443=robots.txt"], "Several files are given"),
        *(
            (
                [f"{host}=robots.txt"],
                f"“{host}=robots.txt” is neither an existing file nor HOST=FILE. Give --robots a file or a host",
            )
            for host in ("", "a.example/path", "https://a.example/path", "ftp://a.example", "user@a.example", "a b")
        ),
        (["a.example="], "“a.example=” is neither an existing file nor HOST=FILE."),
    ],
)
def test_invalid_robots_option_is_refused(run, sitemap: Path, monkeypatch, words: list[str], message: str):
    monkeypatch.chdir(sitemap.parent)
    write_robots(sitemap.parent, "robots.txt")
    said = run("check", sitemap, *(each for word in words for each in ("--robots", word)))
    assert (said.code, said.out) == (2, "")
    assert message in said.err


def test_robots_without_known_host_is_refused(run, tmp_path: Path):
    file = write_robots(tmp_path, "robots.txt")
    said = run("check", put(tmp_path / "a.xml", urlset("/a")), "--robots", file)
    assert said.code == 2
    assert "The host of robots.txt is unknown" in said.err
    assert run("check", tmp_path / "a.xml", "--robots", f"a.example={file}").code == 1


def test_disallowed_sitemap_and_index_are_errors(run, sitemap: Path):
    put(sitemap.parent / "index.xml", index(f"{HOST}/sitemap.xml"))
    file = write_robots(sitemap.parent, "robots.txt", "Disallow: /*.xml$", f"Sitemap: {HOST}/index.xml")
    said = run(
        "check", sitemap.parent / "index.xml", "--base-url", f"{HOST}/index.xml", "--robots", file, "--format", "json"
    )
    blocked = [each for each in said.json["problems"] if each["rule"] == "sitemap-disallowed"]
    assert [(each["severity"], each["value"]) for each in blocked] == [
        ("error", f"{HOST}/index.xml"),
        ("error", f"{HOST}/sitemap.xml"),
    ]
    assert (blocked[1]["sitemap"], blocked[1]["line"]) == (str(sitemap.parent / "index.xml"), 3)


def test_crawl_delay_does_not_separate_googlebot_from_next_group(run, sitemap: Path):
    text = f"User-agent: Googlebot\nCrawl-delay: 5\nUser-agent: *\nDisallow: /private\nSitemap: {HOST}/sitemap.xml"
    file = put(sitemap.parent / "robots.txt", text)
    said = run("check", sitemap, "--robots", file, "--profile", "google", "--base-url", f"{HOST}/", "--format", "json")
    assert ("loc-disallowed", f"{HOST}/private/b") in problems_about_robots(said)


def test_hosts_of_sitemap_lines_are_compared_without_case(run, sitemap: Path):
    file = write_robots(sitemap.parent, "robots.txt", "Sitemap: HTTPS://WWW.Example.COM:443/sitemap.xml")
    said = run("check", sitemap, "--robots", file, "--base-url", f"{HOST}/", "--format", "json")
    assert "sitemap-unnamed" not in [rule for rule, _ in problems_about_robots(said)]


@pytest.mark.parametrize(
    ("line", "rule", "severity", "cause"),
    [
        ("Sitemap: /sitemap.xml", "robots-sitemap-url", "error", "the URL “/sitemap.xml” is relative"),
        ("Sitemap: www.example.com/a.xml", "robots-sitemap-url", "error", "is relative"),
        (f"Sitemap: {HOST}/a.xml {HOST}/b.xml", "robots-sitemap-url", "error", "has several URLs"),
        (f"Sitemap: {HOST}/a.xml,{HOST}/b.xml", "robots-sitemap-url", "error", "has several URLs"),
        ("Sitemap: ftp://www.example.com/a.xml", "robots-sitemap-url", "error", "not a URL of http or https"),
        (f"Sitemap: {HOST}/a b.xml", "robots-sitemap-url", "error", "contains a space"),
        ("Sitemap:", "robots-sitemap-url", "error", "names no URL"),
        (f"Site-map: {HOST}/sitemap.xml", "robots-misspelt", "info", "“Site-map” should be “Sitemap”"),
        ("Disalow: /x", "robots-misspelt", "info", "“Disalow” should be “Disallow”"),
        ("Disallow /x", "robots-no-colon", "warning", "has no colon; Google accepts it"),
        ("Please do not crawl", "robots-no-colon", "warning", "has no colon, so crawlers ignore it"),
        (
            "Sitemap: http://www.example.com/sitemap.xml",
            "robots-protocol",
            "warning",
            f"Its URL is “{HOST}/sitemap.xml”",
        ),
        ("Disallow: x/", "robots-path", "warning", "does not begin with “/”"),
    ],
)
def test_faulty_robots_line_is_reported_with_number_and_cause(
    run, sitemap: Path, line: str, rule: str, severity: str, cause: str
):
    file = write_robots(sitemap.parent, "robots.txt", "Disallow: /private/", line, "")
    said = run("check", sitemap, "--robots", file, "--base-url", f"{HOST}/", "--format", "json")
    (problem,) = [each for each in said.json["problems"] if each["rule"] == rule]
    assert (problem["severity"], problem["line"], problem["column"]) == (severity, 3, 1)
    assert problem["sitemap"] == str(file)
    assert cause in problem["message"]
    assert "ine 3" in problem["message"]
    text = run("check", sitemap, "--robots", file, "--base-url", f"{HOST}/").out
    assert f"{file}:3:1: {severity}: " in text


def test_web_page_instead_of_robots_is_one_error(run, sitemap: Path):
    file = put(sitemap.parent / "robots.txt", "<!doctype html>\n<html>\n<title>Not found</title>\nSitemap: /a.xml\n")
    said = run("check", sitemap, "--robots", file, "--base-url", f"{HOST}/", "--format", "json")
    faults = [each for each in said.json["problems"] if each["rule"].startswith("robots-")]
    assert [(each["rule"], each["severity"], each["line"]) for each in faults] == [("robots-html", "error", 1)]


def test_http_robots_line_is_reported_instead_of_unlisted_sitemap(run, sitemap: Path):
    file = write_robots(sitemap.parent, "robots.txt", "Sitemap: http://www.example.com/sitemap.xml")
    said = run("check", sitemap, "--robots", file, "--base-url", f"{HOST}/", "--format", "json")
    rules = [each["rule"] for each in said.json["problems"]]
    assert ("robots-protocol" in rules, "sitemap-unnamed" in rules) == (True, False)


def test_fault_of_robots_has_its_file_in_sarif(run, sitemap: Path, monkeypatch):
    monkeypatch.chdir(sitemap.parent)
    write_robots(sitemap.parent, "robots.txt", "Sitemap: /a.xml")
    words = ("check", "sitemap.xml", "--robots", "robots.txt", "--base-url", f"{HOST}/", "--format", "sarif")
    (result,) = [each for each in run(*words).json["runs"][0]["results"] if each["ruleId"] == "robots-sitemap-url"]
    (location,) = result["locations"]
    assert location["physicalLocation"]["artifactLocation"]["uri"] == "robots.txt"
    assert location["physicalLocation"]["region"] == {"startLine": 2, "startColumn": 1}
