"""The location rule: the protocol's own examples, ports, case, and hostile addresses."""

from collections import Counter

import numpy as np
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import RemoveEntries, SetCells
from sitemap_studio.protocol import url_syntax
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation.locations import (
    SiteCounts,
    count_sites,
    find_misplaced_entries,
    find_misplaced_urls,
    outside_message,
    site_of,
)
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill, locs, slots_of, table_of
from tests.validation.tables import after

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
def test_entries_outside_folders_equal_those_of_single_sitemaps(urls_of_sitemaps, rows):
    locations = dict(enumerate(urls_of_sitemaps))
    frame = pl.DataFrame(rows, schema={"sitemap": pl.UInt32, "loc": pl.String}, orient="row")
    assert find_misplaced_entries(frame, locations).tolist() == [
        place
        for place, (sitemap, loc) in enumerate(rows)
        if sitemap in locations and outside_positions(locations[sitemap], loc)
    ]


def outside_positions(sitemap_url, *locs):
    return find_misplaced_urls(entry_frame({"loc": locs}), sitemap_url).tolist()


@pytest.mark.parametrize(("sitemap_url", "loc"), [*INSIDE, *OUTSIDE, *NOT_JUDGED])
def test_only_urls_outside_sitemap_folder_are_misplaced(sitemap_url, loc):
    assert outside_positions(sitemap_url, None, loc) == ([1] if (sitemap_url, loc) in OUTSIDE else [])


SITEMAP = "http://example.com/catalog/sitemap.gz"
MAYBE = " So do most entries: the URL of the sitemap may be wrong."


@pytest.mark.parametrize(
    "loc",
    [
        "https://example.com/catalog/a",
        "http://www.example.com/catalog/a",
        "http://example.com:8080/catalog/a",
        "https://www.example.com/",
        "https://www.example.com:444/",
    ],
)
def test_outside_message_explains_that_protocol_host_or_port_differs(loc):
    told = f"“{loc}” differs from its sitemap “{SITEMAP}” in protocol, host or port."
    assert outside_message(f" {loc}\n", f" {SITEMAP}", is_common=False) == told
    assert outside_message(loc, SITEMAP, is_common=True) == told + MAYBE


@pytest.mark.parametrize("typed", ["", "$1", "//host.example/", "ftp://host.example/", "http://", ":80//"])
def test_outside_message_quotes_text_that_is_no_url(typed):
    assert f"“{typed}” differs from " in outside_message(typed, SITEMAP, is_common=False)


def test_outside_message_names_folder_of_sitemap():
    told = f"“http://example.com/image/a” is outside “/catalog/”, the folder of its sitemap “{SITEMAP}”."
    for is_common in (False, True):
        assert outside_message("http://example.com/image/a", SITEMAP, is_common=is_common) == told


def test_outside_message_doubts_sitemap_url_if_most_entries_differ():
    for n_outside in (1, 2):
        table = table_of(loc=["http://staging.example.com/a", *(f"http://example.com/{n}" for n in range(n_outside))])
        problems = validate_entries(table, locations={0: "http://staging.example.com/sitemap.xml"})
        messages = [each.message for each in problems.of_slots(table, table.order) if each.rule.id == "loc-outside"]
        assert [message.endswith(MAYBE) for message in messages] == [n_outside > 1] * n_outside


HOME = "http://a.bc"


def other_site_slots(*addresses):
    return validate_entries(table_of(loc=addresses), inferred=[0]).slots("loc-other-site").tolist()


@pytest.mark.parametrize(
    ("address", "site"),
    [
        ("http://a.bc/d", "http://a.bc"),
        (" HTTP://user@A.bc:080?q", "http://a.bc"),
        ("https://a.bc:", "https://a.bc"),
        ("https://a.bc:80/", "https://a.bc:80"),
        ("http://[::1]:81/", "http://[::1]:81"),
        ("http://\u00dcber.de/", "http://xn--ber-goa.de"),
    ],
)
def test_site_of_url_is_protocol_host_and_port(address, site):
    assert site_of(address) == site


def test_entries_on_another_than_majority_site_are_reported():
    others = ("https://a.bc/", "http://www.a.bc/", "http://a.bc:81/")
    assert other_site_slots(f"{HOME}/1", others[0], f"{HOME}/2", *others[1:], "HTTP://A.BC:80/3", f" {HOME}?4\n") == [
        1,
        3,
        4,
    ]
    assert other_site_slots(f"{HOME}/1", "http://b.bc/") == []
    assert other_site_slots(f"{HOME}/1", f"{HOME}/2", "http://b.bc/", "http://c.bc/") == []
    assert other_site_slots(f"{HOME}/1", f"{HOME}/2", "http://b.bc/", "/relative", None, "", "ftp://b.bc/") == [2]
    assert other_site_slots(f"{HOME}/catalog/1", f"{HOME}/catalog/2", f"{HOME}/../images/3") == []


def test_main_site_is_inferred_for_each_requested_sitemap():
    table = table_of(loc=[f"{HOME}/1", f"{HOME}/2", "http://b.bc/"])
    fill(table, 1, loc=["http://b.bc/1", "http://b.bc/2", f"{HOME}/3"])
    assert validate_entries(table, inferred=[0, 1]).slots("loc-other-site").tolist() == [2, 5]
    assert validate_entries(table, inferred=[1]).slots("loc-other-site").tolist() == [5]


def test_other_site_message_names_site_of_most_entries():
    table = table_of(loc=[f"{HOME}/1", f"{HOME}/2", f"{HOME}/3", "https://b.bc:81/"])
    problems = validate_entries(table, inferred=[0])
    (told,) = [each for each in problems.of_slot(table, 3) if each.rule.id == "loc-other-site"]
    assert told.message == (
        "“https://b.bc:81/” differs from “http://a.bc”, the site of most entries, in protocol, host or port."
    )


def test_other_site_rule_is_warning_in_each_profile():
    assert {RULES["loc-other-site"].severity_in(profile) for profile in PROFILES.values()} == {Severity.WARNING}


def test_changed_majority_site_revalidates_all_entries():
    table = table_of(loc=[f"{HOME}/1", f"{HOME}/2", "http://b.bc/1"])
    problems = validate_entries(table, inferred=[0])
    for edit, slots in (
        (SetCells("loc", slots_of(0), pl.Series(["http://b.bc/2"])), [1]),
        (RemoveEntries(np.array([0])), []),
        (RemoveEntries(np.arange(3)), []),
    ):
        problems, undo = after(edit, table, problems)
        assert problems.slots("loc-other-site").tolist() == slots
        problems, _ = after(undo, table, problems)
        assert problems.slots("loc-other-site").tolist() == [2]


ADDRESSES = st.sampled_from(
    ["http://a.bc/", "HTTP://A.bc/x", "http://a.bc", "http://a.bc:80/", "https://a.bc/", "http://u@b.c/", "http://b.c?",
     "/x", None, "", " http://a.bc/ ", "\u00a0http://b.c/", "http://a.bc\\x", "http://:80/", "http://https://a.bc/",
     "http://\u00dc.de/", "http://\u00fc.de/", "http://xn--a.de/", "http://%41.bc/", "http://1.2.3/"]
)  # fmt: skip


@given(st.lists(ADDRESSES, max_size=30))
def test_sites_of_column_equal_sites_of_each_url(addresses):
    web = [text for address in addresses if url_syntax.is_web(text := url_syntax.stripped(address))]
    assert count_sites(pl.Series(addresses, dtype=pl.String)) == Counter(map(site_of, web))


@given(st.lists(ADDRESSES, min_size=1, max_size=30))
def test_exactly_entries_outside_main_site_are_reported(addresses):
    problems = validate_entries(table_of(loc=addresses), inferred=[0])
    home = problems.sites[0].main_site
    is_elsewhere = [
        url_syntax.is_web(text := url_syntax.stripped(each)) and home not in (None, site_of(text)) for each in addresses
    ]
    assert problems.slots("loc-other-site").tolist() == np.flatnonzero(is_elsewhere).tolist()


def test_main_site_is_none_without_majority():
    assert SiteCounts(count_sites(pl.Series([f"http://{number}.bc/" for number in range(1_000)]))).main_site is None
    assert SiteCounts(count_sites(pl.Series(locs(1_000)))).main_site == "https://www.example.com"
