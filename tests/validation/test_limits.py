"""Limits of files, by profile: at the limit nothing, above it a problem that names whose limit it is."""

import pytest

from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.validation.sets import IndexFacts, SitemapFacts, judge_limits


def rules(problems):
    return [problem.rule.id for problem in problems]


def sitemap(*, urls=1, size=500):
    return SitemapFacts(id=3, name="a.xml", urls=urls, bytes=size)


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_a_set_at_its_limits_has_no_problem(profile):
    index = IndexFacts("index.xml", sitemaps=profile.max_sitemaps, bytes=profile.max_bytes)
    facts = sitemap(urls=profile.max_urls, size=profile.max_bytes)
    assert judge_limits([facts], profile, index=index) == []


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_one_more_of_anything_is_a_problem(profile):
    index = IndexFacts("index.xml", sitemaps=profile.max_sitemaps + 1, bytes=profile.max_bytes + 1)
    facts = sitemap(urls=profile.max_urls + 1, size=profile.max_bytes + 1)
    problems = judge_limits([facts], profile, index=index)
    assert rules(problems) == ["too-many-sitemaps", "too-large", "too-many-urls", "too-large"]
    assert [problem.sitemap for problem in problems] == [None, None, 3, 3]
    assert {problem.source for problem in problems} == {profile.source}


def test_a_problem_of_size_says_how_much_and_who_allows_what():
    problem = judge_limits([sitemap(urls=50_001)], DEFAULT_PROFILE)[0]
    assert problem.message == "“a.xml” lists 50,001 URLs; Sitemap 0.9 (2008) allows 50,000."


def test_an_empty_sitemap_and_an_empty_index_are_problems():
    problems = judge_limits([sitemap(urls=0)], DEFAULT_PROFILE, index=IndexFacts("index.xml", sitemaps=0, bytes=100))
    assert rules(problems) == ["empty-sitemap", "empty-sitemap"]
    assert [problem.message for problem in problems] == ["“index.xml” lists no sitemap.", "“a.xml” lists no URL."]
    assert problems[0].source == problems[0].rule.source


def test_what_one_profile_refuses_another_may_allow():
    large = sitemap(size=20_000_000)
    assert rules(judge_limits([large], PROFILES["sitemap-0.9"])) == ["too-large"]
    assert judge_limits([large], PROFILES["google"]) == []
