"""Problems of an index."""

from __future__ import annotations

import pytest

from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.validation.index_validation import FileFacts, SitemapRef, validate_index, validate_limits
from sitemap_studio.validation.problem import Problem

PROFILE = PROFILES["sitemap-0.9"]
HOME = "http://www.example.com"


def validated_index(*locs: str, address: str | None = None, **options) -> list[Problem]:
    listed = [SitemapRef(place, loc) for place, loc in enumerate(locs)]
    return validate_index("index.xml", listed, PROFILE, address=address, **options)


INDEX = f"{HOME}/maps/index.xml"


@pytest.mark.parametrize(
    ("locs", "address", "expected_rules"),
    [
        ((), None, []),
        ((f"{HOME}/a.xml", f"{HOME}/b/c.xml", f"{HOME}/d.xml"), None, []),
        ((f"{HOME}/maps/a.xml", f"{HOME}/maps/b/c.xml"), INDEX, []),
        ((f"{HOME}/m%61ps/a.xml",), INDEX, []),
        ((f"{HOME}/maps/../a.xml",), INDEX, [("loc-dot-segments", 0), ("sitemap-above", 0)]),
        ((f"{HOME}/maps/b/%2e%2e/%2e%2e/a.xml",), INDEX, [("loc-dot-segments", 0), ("sitemap-above", 0)]),
        # A site is the same in any case and with its usual port.
        ((f"{HOME}/a.xml", f"{HOME}:80/b.xml", "HTTP://WWW.example.com/c.xml"), None,
         [("loc-default-port", 1), ("loc-upper-case", 2)]),
        # The URL may be of the folder; without a URL, folders are not validated.
        ((f"{HOME}/maps/a.xml", f"{HOME}/b.xml"), f"{HOME}/maps/", [("sitemap-above", 1)]),
        ((f"{HOME}/maps/a.xml", f"{HOME}/maps/b.xml", f"{HOME}/c.xml"), None, []),
        # A sitemap without a URL is reported when it is opened.
        (("", "  ", f"{HOME}/a.xml"), None, []),
    ],
)  # fmt: skip
def test_sitemap_urls_in_index_violate_expected_rules(locs, address, expected_rules):
    assert [(problem.rule.id, problem.sitemap) for problem in validated_index(*locs, address=address)] == expected_rules


def test_sitemap_on_minority_site_is_reported_without_index_url():
    (problem,) = validated_index(f"{HOME}/a.xml", "http://b.example.com/b.xml")
    assert (problem.rule.id, problem.sitemap) == ("sitemap-outside", 1)
    assert problem.message.endswith(f"is not on {HOME}, the site of the first sitemap in the index.")
    (problem,) = validated_index("https://x.example.com/a.xml", f"{HOME}/a.xml", f"{HOME}/b.xml")
    assert (problem.rule.id, problem.sitemap) == ("sitemap-outside", 0)
    assert problem.message == (
        "“https://x.example.com/a.xml” is not on http://www.example.com, the site of most sitemaps in the index."
    )


@pytest.mark.parametrize(
    "loc",
    ["http://other.example.com/a.xml", "https://www.example.com/a.xml", f"{HOME}:8080/a.xml", "http://example.com/a"],
)
def test_sitemap_on_other_site_is_error(loc):
    (problem,) = validated_index(f"{HOME}/a.xml", loc, address=f"{HOME}/index.xml")
    assert (problem.rule.id, problem.sitemap, problem.severity) == ("sitemap-outside", 1, Severity.ERROR)
    assert problem.message.endswith(f"is not on {HOME}, the site of the index.")
    assert "robots.txt" in problem.rule.explanation


def test_sitemap_above_index_folder_is_warning():
    (problem,) = validated_index(f"{HOME}/a.xml", address=f"{HOME}/maps/index.xml")
    assert (problem.rule.id, problem.severity) == ("sitemap-above", Severity.WARNING)
    assert problem.message == "“http://www.example.com/a.xml” is outside /maps/, the folder of the index."


@pytest.mark.parametrize(("loc", "rule"), [("a.xml", "loc-relative"), ("ftp://a.b/c.xml", "loc-scheme")])
def test_relative_or_ftp_url_in_index_violates_loc_rule(loc, rule):
    (problem,) = validated_index(f"{HOME}/a.xml", loc, address=f"{HOME}/index.xml")
    assert (problem.rule.id, problem.sitemap, problem.field, problem.value) == (rule, 1, "loc", loc)
    assert problem.message.startswith("In the index “index.xml”: ")


def test_nonexistent_date_in_index_is_reported():
    listed = [SitemapRef(0, f"{HOME}/a.xml", "2026-02-30"), SitemapRef(1, f"{HOME}/b.xml", "2026-02-01")]
    (problem,) = validate_index("index.xml", listed, PROFILE)
    assert (problem.rule.id, problem.sitemap, problem.value) == ("lastmod-date", 0, "2026-02-30")


def test_unlisted_sitemap_is_reported_as_info():
    (problem,) = validated_index(f"{HOME}/a.xml", unlisted=["maps/b.xml"])
    assert (problem.rule.id, problem.sitemap, problem.severity) == ("sitemap-unlisted", None, Severity.INFO)
    assert problem.message == "“maps/b.xml” is stored with the sitemaps of “index.xml”, but not listed in it."


@pytest.mark.parametrize("address", ["nonsense", "http://[a/", "http://a:b/", "\x00", "http:///"])
def test_malformed_index_url_reports_no_sitemap_as_outside(address):
    assert "sitemap-outside" not in rules(validated_index(address, f"{HOME}/a.xml", address=address))


def rules(problems):
    return [problem.rule.id for problem in problems]


def sitemap(*, urls=1, size=500):
    return FileFacts(3, "a.xml", urls, size)


def index(*, urls=1, size=500):
    return FileFacts(None, "index.xml", urls, size)


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_set_at_limits_of_profile_has_no_problem(profile):
    most = profile.max_bytes
    files = [index(urls=profile.max_sitemaps, size=most), sitemap(urls=profile.max_urls, size=most)]
    assert validate_limits(files, profile) == []


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_set_beyond_limits_of_profile_has_problems(profile):
    size = profile.max_bytes + 1
    files = [index(urls=profile.max_sitemaps + 1, size=size), sitemap(urls=profile.max_urls + 1, size=size)]
    problems = validate_limits(files, profile)
    assert rules(problems) == ["too-many-sitemaps", "too-large", "too-many-urls", "too-large"]
    assert [problem.sitemap for problem in problems] == [None, None, 3, 3]
    assert {problem.source for problem in problems} == {profile.source}


def test_limit_message_states_count_limit_and_profile():
    problem = validate_limits([sitemap(urls=50_001)], DEFAULT_PROFILE)[0]
    assert problem.message == "“a.xml” lists 50,001 URLs; Sitemap 0.9 (2008) allows 50,000."


def test_empty_sitemap_and_empty_index_are_problems():
    problems = validate_limits([index(urls=0), sitemap(urls=0)], DEFAULT_PROFILE)
    assert rules(problems) == ["empty-sitemap", "empty-sitemap"]
    assert [problem.message for problem in problems] == ["“index.xml” has no entries.", "“a.xml” has no entries."]
    assert problems[0].source == problems[0].rule.source


def test_size_limit_depends_on_profile():
    large = sitemap(size=20_000_000)
    assert rules(validate_limits([large], PROFILES["sitemap-0.9"])) == ["too-large"]
    assert validate_limits([large], PROFILES["google"]) == []
