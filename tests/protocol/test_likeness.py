"""When addresses are nearly the same."""

from __future__ import annotations

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.urls import coarse_keys, near_key

PIECES = (
    st.sampled_from(["http://", "https://", "HTTP://", "ftp://", "//", ""]),
    st.sampled_from(["www.", "WWW.", "", "u@", "www.www."]),
    st.sampled_from(["a.b", "A.b", "[::1]", "ü.b", "", "a.b.", "İ.b"]),
    st.sampled_from(["", ":80", ":0443", ":8080", ":", ":x"]),
    st.sampled_from(
        ["", "/", "//", "/x", "/x/", "/X", "/x//", "/%7e", "/~", "/%7E/", "/%c3%bc", "/%C3%BC/", "/%2f", "/%"]
    ),
    st.sampled_from(["", "?", "?a=1", "?A=1", "?a=%41", "?a/", "?a?b", "?%"]),
    st.sampled_from(["", "#", "#f", "#f/", "#?/"]),
    st.sampled_from(["", " ", "\n"]),
)
addresses = st.tuples(*PIECES).map("".join)


@given(st.lists(addresses, min_size=2, max_size=30))
def test_keys_over_a_column_are_equal_wherever_the_keys_are(locs):
    coarse = dict[str, str]()
    for loc, key in zip(locs, coarse_keys(pl.Series(locs, dtype=pl.String)).to_list(), strict=True):
        assert coarse.setdefault(near_key(loc), key) == key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("http://a.b", "http://a.b/"),
        ("https://a.b:443/x", "https://a.b/x"),
        ("http://a.b/x?q=%7e", "http://a.b/x?q=~"),
        ("http://a.b/%c3%bc", "http://a.b/%C3%BC"),
        (" http://a.b/x\n", "http://a.b/x"),
        ("http://a.b/x/?q=1", "http://a.b/x?q=1"),
    ],
)
def test_alike_are(one, other):
    assert near_key(one) == near_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("http://a.b/x", "http://a.b/X"),
        ("http://a.b/x", "http://a.c/x"),
        ("http://a.b/x?q=1", "http://a.b/x?Q=1"),
        ("http://a.b/a%2Fb", "http://a.b/a/b"),
        ("http://a.b:8080/", "http://a.b/"),
        ("http://u@a.b/", "http://a.b/"),
    ],
)
def test_unlike_are(one, other):
    assert near_key(one) != near_key(other)


def test_what_is_no_address_has_a_key_too():
    assert coarse_keys(pl.Series([None, "", "hello"], dtype=pl.String)).to_list() == [None, "", "hello"]


@given(st.lists(addresses | st.none(), min_size=1, max_size=8))
def test_few_addresses_have_the_keys_that_they_have_among_many(locs):
    many = pl.Series([*locs, *["http://a.b/"] * 100], dtype=pl.String)
    assert coarse_keys(pl.Series(locs, dtype=pl.String)).to_list() == coarse_keys(many).to_list()[: len(locs)]
