"""On which site a sitemap lies of which nobody told, as its entries let infer, and what is told of it."""

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells
from sitemap_studio.protocol import urls
from sitemap_studio.protocol.catalogue import RULES, Severity
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.validation import locations as sites
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.locations import Sites, counted, site_of
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill, locs, slots_of, table_of

HOME = "http://a.bc"


def elsewhere(*addresses):
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
def test_a_site_is_protocol_host_and_port(address, site):
    assert site_of(address) == site


def test_entries_of_another_host_protocol_or_port_than_most_are_told():
    others = ("https://a.bc/", "http://www.a.bc/", "http://a.bc:81/")
    assert elsewhere(f"{HOME}/1", others[0], f"{HOME}/2", *others[1:], "HTTP://A.BC:80/3", f" {HOME}?4\n") == [1, 3, 4]


def test_without_a_site_of_more_than_half_nothing_is_inferred():
    assert elsewhere(f"{HOME}/1", "http://b.bc/") == []
    assert elsewhere(f"{HOME}/1", f"{HOME}/2", "http://b.bc/", "http://c.bc/") == []
    assert elsewhere(f"{HOME}/1", f"{HOME}/2", "http://b.bc/", "/relative", None, "", "ftp://b.bc/") == [2]


def test_folders_are_not_inferred():
    assert elsewhere(f"{HOME}/catalog/1", f"{HOME}/catalog/2", f"{HOME}/../images/3") == []


def test_every_sitemap_lies_somewhere():
    table = table_of(loc=[f"{HOME}/1", f"{HOME}/2", "http://b.bc/"])
    fill(table, 1, loc=["http://b.bc/1", "http://b.bc/2", f"{HOME}/3"])
    assert validate_entries(table, inferred=[0, 1]).slots("loc-other-site").tolist() == [2, 5]
    assert validate_entries(table, inferred=[1]).slots("loc-other-site").tolist() == [5]


def test_it_is_told_what_differs_and_that_it_was_inferred():
    table = table_of(loc=[f"{HOME}/1", f"{HOME}/2", f"{HOME}/3", "https://b.bc:81/"])
    problems = validate_entries(table, inferred=[0])
    (told,) = [each for each in problems.of_slot(table, 3) if each.rule.id == "loc-other-site"]
    assert told.message == (
        "\u201chttps://b.bc:81/\u201d has another protocol, host and port than most entries of the sitemap, from which "
        "it is inferred that it lies on \u201chttp://a.bc\u201d."
    )


def test_it_is_a_warning_for_everybody():
    assert {RULES["loc-other-site"].severity_in(profile) for profile in PROFILES.values()} == {Severity.WARNING}


def after(table, problems, edit):
    before, change = table.snapshot(), edit.change(table)
    inverse = edit.apply(table)
    judged = revalidate(problems, before, table, change)
    anew = validate_entries(table, inferred=tuple(problems.sites))
    assert judged.slots("loc-other-site").tolist() == anew.slots("loc-other-site").tolist()
    assert judged.sites == anew.sites
    assert judged.marks.tolist() == anew.marks.tolist()
    return judged, inverse


def test_when_the_sitemap_seems_to_have_moved_all_its_entries_are_judged_again():
    table = table_of(loc=[f"{HOME}/1", f"{HOME}/2", "http://b.bc/1"])
    problems = validate_entries(table, inferred=[0])
    problems, undo = after(table, problems, SetCells("loc", slots_of(0), pl.Series(["http://b.bc/2"])))
    assert problems.slots("loc-other-site").tolist() == [1]
    problems, _ = after(table, problems, undo)
    assert problems.slots("loc-other-site").tolist() == [2]
    problems, undo = after(table, problems, RemoveEntries(np.array([0])))
    assert problems.slots("loc-other-site").tolist() == []
    problems, _ = after(table, problems, undo)
    assert problems.slots("loc-other-site").tolist() == [2]


def test_the_first_entries_of_a_sitemap_say_where_it_lies():
    table = table_of(loc=[f"{HOME}/1", f"{HOME}/2", "http://b.bc/1"])
    order = table.order
    problems = validate_entries(table, inferred=[0])
    problems, _ = after(table, problems, RemoveEntries(np.arange(3)))
    problems, _ = after(table, problems, InsertEntries(np.arange(3), order))
    assert problems.slots("loc-other-site").tolist() == [2]


ADDRESSES = st.sampled_from(
    ["http://a.bc/", "HTTP://A.bc/x", "http://a.bc", "http://a.bc:80/", "https://a.bc/", "http://u@b.c/", "http://b.c?",
     "/x", None, "", " http://a.bc/ ", "\u00a0http://b.c/", "http://a.bc\\x", "http://:80/", "http://https://a.bc/",
     "http://\u00dc.de/", "http://\u00fc.de/", "http://xn--a.de/", "http://%41.bc/", "http://1.2.3/"]
)  # fmt: skip


@given(st.lists(ADDRESSES, max_size=30))
def test_columns_and_single_addresses_are_counted_alike(addresses):
    one_by_one = counted(pl.Series(addresses, dtype=pl.String))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sites, "_FEW_COUNTED", 0)
        assert counted(pl.Series(addresses, dtype=pl.String)) == one_by_one
    web = [text for address in addresses if urls.is_web(text := urls.stripped(address))]
    assert sum(one_by_one.values()) == len(web)


@settings(max_examples=60)
@given(
    st.lists(ADDRESSES, min_size=1, max_size=12),
    st.lists(st.tuples(st.integers(0, 11), ADDRESSES), max_size=8),
    st.sampled_from([0, 64]),
)
def test_judging_again_comes_to_the_same_as_judging_all(addresses, edits, few):
    table = table_of(loc=addresses)
    problems = validate_entries(table, inferred=[0])
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sites, "_FEW_COUNTED", few)
        for place, address in edits:
            edit = SetCells("loc", slots_of(place % len(addresses)), pl.Series([address], dtype=pl.String))
            problems, _ = after(table, problems, edit)


@given(st.lists(ADDRESSES, min_size=1, max_size=30))
def test_what_lies_on_the_home_of_a_sitemap_is_not_elsewhere(addresses):
    problems = validate_entries(table_of(loc=addresses), inferred=[0])
    home = problems.sites[0].home
    is_elsewhere = [
        urls.is_web(text := urls.stripped(each)) and home not in (None, site_of(text)) for each in addresses
    ]
    assert problems.slots("loc-other-site").tolist() == np.flatnonzero(is_elsewhere).tolist()


def test_many_sites_have_no_home():
    assert Sites(counted(pl.Series([f"http://{number}.bc/" for number in range(1_000)]))).home is None
    assert Sites(counted(pl.Series(locs(1_000)))).home == "https://www.example.com"
