"""Addresses as people read them, and never as something else than they are."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.urls import readable


@pytest.mark.parametrize(
    ("loc", "shown"),
    [
        ("https://a.example/caf%C3%A9", "https://a.example/café"),
        ("https://a.example/%e6%97%a5%E6%9C%AC", "https://a.example/日本"),
        ("https://xn--bcher-kva.example/", "https://bücher.example/"),
        ("https://XN--BCHER-KVA.example:8080/%C3%BC", "https://bücher.example:8080/ü"),
        ("https://user@xn--bcher-kva.example/xn--bcher-kva", "https://user@bücher.example/xn--bcher-kva"),
        ("https://a.example/?q=%41", "https://a.example/?q=A"),
        ("", ""),
        ("/relative/%C3%BC", "/relative/ü"),
    ],
)
def test_escapes_and_punycode_become_what_they_stand_for(loc, shown):
    assert readable(loc) == shown


@pytest.mark.parametrize(
    "loc",
    [
        "https://a.example/a%2Fb",
        "https://a.example/?a=%26&b=%3D%25",
        "https://a.example/%20%09%0A%00",
        "https://a.example/%FC",
        "https://a.example/%C3",
        "https://a.example/%E2%80%AE",
        "https://a.example/%C2%A0",
        "https://a.example/100%",
        "https://a.example/%zz",
        "https://xn--a.example/",
        "https://xn--99999999999999999999.example/",
        "https://xn--.example/",
        "https://a.example/%%300",
    ],
)
def test_what_would_mean_something_else_or_be_unseen_stays(loc):
    assert readable(loc) == loc


def test_escapes_beside_each_other_are_decoded_each_for_itself():
    assert readable("https://a.example/%C3%A9%2F%C3%A9%20") == "https://a.example/é%2Fé%20"


@given(st.text(alphabet=st.sampled_from("%0123456789ABCDEFabcdefxn-/.:@é日?#"), max_size=60))
def test_nothing_gets_lost(text):
    bare = re.sub("^.*?//|xn--.*", "", text)
    assert unquote(readable(bare)) == unquote(bare)


def test_a_megabyte_of_escapes_is_read():
    assert readable("https://a.example/" + "%C3%A9" * 200_000).endswith("ééé")
