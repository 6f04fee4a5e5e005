"""The location rule: the protocol's own examples, ports, case, and hostile addresses."""

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.columns import entry_frame
from sitemap_studio.validation.locations import find_outside, judge_location

CATALOG = "http://example.com/catalog/sitemap.gz"

INSIDE = [
    (CATALOG, "http://example.com/catalog/show?item=23"),
    (CATALOG, "http://example.com/catalog/show?item=233&user=3453"),
    (CATALOG, " http://example.com/catalog/ "),
    (CATALOG, "HTTP://EXAMPLE.com:80/catalog/a"),
    (CATALOG, "http://example.com:/catalog/a"),
    (CATALOG, "http://user@example.com/catalog/a"),
    (CATALOG, "http://example.com/catalog/a/../b"),
    (CATALOG, "http://example.com/image/../catalog/a"),
    (CATALOG, "http://example.com/catalog/a?b=/../../c"),
    (CATALOG, "http://example.com/catalog/.well-known/a"),
    ("http://example.com/sitemap.xml", "http://example.com"),
    ("http://example.com/sitemap.xml", "http://example.com?q"),
    ("http://example.com/sitemap.xml", "http://example.com\\a"),
    ("http://example.com", "http://example.com/a"),
    ("https://example.com:443/sitemap.xml", "https://example.com/a"),
    ("https://example.com:8443/sitemap.xml", "https://example.com:08443/a"),
    ("http://[::1]/sitemap.xml", "http://[::1]:80/a"),
    ("http://[::1]:81/sitemap.xml", "http://[::1]:81/a"),
    ("http://example.com/a.b+c d/sitemap.xml", "http://example.com/a.b+c d/e"),
    (CATALOG, "http://example.com/c%61t%61log/a"),
    ("http://example.com/c%61talog/sitemap.xml", "http://example.com/catalog/a"),
    ("http://example.com/%7euser/sitemap.xml", "http://example.com/~user/a"),
    ("http://example.com/%c3%bc/sitemap.xml", "http://example.com/%C3%BC/a"),
    ("http://example.com/%C3%BC/sitemap.xml", "http://example.com/\u00fc/a"),
    ("http://example.com/\u00fc/sitemap.xml", "http://example.com/%C3%BC/a"),
    ("http://example.com/a%7Cb/sitemap.xml", "http://example.com/a|b/c"),
    ("http://example.com/%ff/sitemap.xml", "http://example.com/%FF/a"),
    ("http://xn--mnchen-3ya.de/sitemap.xml", "http://m\u00fcnchen.de/a"),
    ("http://xn--mnchen-3ya.de/sitemap.xml", "http://XN--Mnchen-3ya.de/a"),
    ("http://M\u00fcnchen.de/sitemap.xml", "http://xn--mnchen-3ya.de/a"),
    ("http://M\u00dcNCHEN.de/sitemap.xml", "http://m\u00fcnchen.de/a"),
]

OUTSIDE = [
    (CATALOG, "http://example.com/image/show?item=23"),
    (CATALOG, "http://example.com/image/show?item=233&user=3453"),
    (CATALOG, "https://example.com/catalog/page1.html"),
    (CATALOG, "http://www.example.com/catalog/a"),
    (CATALOG, "http://example.com.evil.org/catalog/a"),
    (CATALOG, "http://example.com@evil.org/catalog/a"),
    (CATALOG, "http://example.com:8080/catalog/a"),
    (CATALOG, "http://example.com/catalog"),
    (CATALOG, "http://example.com/catalog/../image/a"),
    (CATALOG, "http://example.com/catalog/a/%2e%2E/.%2e/image/a"),
    (CATALOG, "http://example.com/catalog/.."),
    (CATALOG, "http://example.com/Catalog/a"),
    ("http://example.com/sitemap.xml", "http://example.community/"),
    ("http://example.com:8080/sitemap.xml", "http://example.com/a"),
    ("http://kiwi.com/sitemap.xml", "http://\u212aiwi.com/"),
    ("http://a.b_c.d/sitemap.xml", "http://axb_c.d/"),
    (CATALOG, "http://example.com/c%41talog/a"),
    (CATALOG, "http://example.com/catalog%2Fa"),
    ("http://example.com/a+b/sitemap.xml", "http://example.com/a%2Bb/c"),
    ("http://example.com/a%2525b/sitemap.xml", "http://example.com/a%25b/c"),
    ("http://xn--mnchen-3ya.de/sitemap.xml", "http://munchen.de/a"),
]

NOT_JUDGED = [
    (CATALOG, None),
    (CATALOG, ""),
    (CATALOG, "/image/a"),
    (CATALOG, "ftp://example.com/"),
    ("/sitemap.xml", "http://a.b/"),
]


SETS = st.lists(
    st.sampled_from([CATALOG, "http://Example.com:80/catalog/b.xml", "http://a.b/c/", "/x", ""]), max_size=5
)
ROWS = st.lists(st.tuples(st.integers(0, 5), st.sampled_from([loc for _, loc in INSIDE + OUTSIDE + NOT_JUDGED])))


@given(SETS, ROWS)
def test_the_sitemaps_of_a_set_are_judged_like_each_alone(urls_of_sitemaps, rows):
    locations = dict(enumerate(urls_of_sitemaps))
    frame = pl.DataFrame(rows, schema={"sitemap": pl.UInt32, "loc": pl.String}, orient="row")
    assert find_outside(frame, locations).tolist() == [
        place for place, (sitemap, loc) in enumerate(rows) if sitemap in locations and outside(locations[sitemap], loc)
    ]


def outside(sitemap_url, *locs):
    return judge_location(entry_frame({"loc": locs}), sitemap_url).tolist()


@pytest.mark.parametrize(("sitemap_url", "loc"), INSIDE)
def test_an_address_below_the_sitemap_is_allowed(sitemap_url, loc):
    assert outside(sitemap_url, loc) == []


@pytest.mark.parametrize(("sitemap_url", "loc"), OUTSIDE)
def test_an_address_elsewhere_is_not_allowed(sitemap_url, loc):
    assert outside(sitemap_url, "http://user@example.com/catalog/" if sitemap_url == CATALOG else None, loc) == [1]


@pytest.mark.parametrize(("sitemap_url", "loc"), NOT_JUDGED)
def test_what_is_no_web_address_is_left_to_other_rules(sitemap_url, loc):
    assert outside(sitemap_url, loc) == []
