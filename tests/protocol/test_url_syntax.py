"""Syntax of URLs: valid ones, their end, and allowed characters."""

from __future__ import annotations

import re
from urllib.parse import unquote

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol import url_syntax
from sitemap_studio.protocol.url_syntax import (
    ESCAPE,
    IN_AUTHORITY,
    IN_PATH,
    IN_QUERY,
    UrlDifference,
    coarse_keys,
    host_of,
    is_web,
    near_differences,
    near_key,
    page_key,
    page_loc,
    page_locs,
    readable,
    split_authority,
    split_loc,
)

MESSY = st.text(st.sampled_from("aZ09-._~:/?#[]@!$&'()*+,;=%\"<>\\^`{|} \t\r\n\x00\u00fc\u4e2d\U0001f600"), max_size=40)
ADDRESSES = st.one_of(
    MESSY, st.builds("{}{}".format, st.sampled_from(["http://", "https://a.example", " http://b/"]), MESSY)
)


def illegal_characters(loc: str) -> list[str]:
    """Return the illegal characters of a URL, found one by one."""
    _, authority, path, query, fragment = split_loc(loc)
    judged = ((IN_AUTHORITY, authority[2:]), (IN_PATH, path), (IN_QUERY, query[1:]), (IN_QUERY, fragment[1:]))
    found = (re.finditer(rf"(?s)(?:[{legal}]|{ESCAPE})|(.)", part) for legal, part in judged)
    return [match[1] for matches in found for match in matches if match[1]]


RIGHT = (
    "http://www.example.com/", "http://a.b/", "HTTP://www.example.com", "https://user:word@example.com:8443/a",
    "http://www.example.com/catalog?item=12&desc=vacation_hawaii", "http://www.example.com/%FCmlat.html&q=name",
    "http://www.example.com/%C3%BCmlat.html&q=name", "http://[2001:db8::1]:80/", "http://example.com:/",
    "http://example.com./a", "http://xn--mnchen-3ya.de/", "http://example.com/a?b?c/d#e?f/g", "http://127.0.0.1",
    "http://example.com/~a/(b)/c;d=1,2/e:f@g/!$&'*+=", "http://under_score.example.com/", "http://example.com?q=1",
    "http://example.com:65535/", "http://[v1.a:b]/", "http://example.com//a//b", "http://ex%41mple.com/", "http://example.com://x",
)  # fmt: skip
LEFT_TO_OTHER_RULES = (
    "http://example.com/%zz", "http://example.com/a b", "http://example.com\\a", "http://m\u00fcnchen.de/",
    "http://example.com/?a b#c d", "http://a b.example.com/",
)  # fmt: skip
ILLEGAL = ("http://\u00fc@example.com/", "http://a.b/\u00fc", "http://a.b/?c\\d", "http://a.b/#c#d")


@pytest.mark.parametrize("loc", [*RIGHT, *LEFT_TO_OTHER_RULES, *ILLEGAL])
def test_legal_patterns_match_only_grammatical_urls(loc):
    assert bool(re.fullmatch(url_syntax.LEGAL, loc)) is (loc in RIGHT)
    assert bool(re.fullmatch(url_syntax.LEGAL_EXCEPT_OTHER_RULES, loc)) is (loc not in ILLEGAL)
    if loc in RIGHT:
        assert is_web(loc)
        assert illegal_characters(loc) == []


@pytest.mark.parametrize("character", [*' "<>\\^`{|}[]', *"\x00\x1f\x7f\t\n\u00a0", *"\u00fc\u4e2d\U0001f600"])
@pytest.mark.parametrize("place", ["http://example.com/a{}b", "http://example.com/?a{}b", "http://example.com/#a{}b"])
def test_illegal_character_is_found_in_path_query_and_fragment(place, character):
    loc = place.format(character)
    assert not re.fullmatch(url_syntax.LEGAL, loc)
    assert illegal_characters(loc) == [character]


@pytest.mark.parametrize("loc", ["http:", "http:/a", "http://", "http://:80/", "http://a:65536/", "http://a..b/"])
def test_url_without_valid_host_is_not_web_url(loc):
    assert not is_web(loc)


@pytest.mark.parametrize(
    ("authority", "parts"),
    [
        ("a.b", ("", "a.b", "")), ("a.b:80", ("", "a.b", ":80")), ("u:w@a.b:", ("u:w@", "a.b", ":")),
        ("[::1]", ("", "[::1]", "")), ("u@[::1]:8080", ("u@", "[::1]", ":8080")), ("", ("", "", "")),
        ("a@b@c:1:2", ("a@b@", "c", ":1:2")),
    ],
)  # fmt: skip
def test_authority_is_split_into_user_host_and_port(authority, parts):
    assert split_authority(authority) == parts


def test_backslash_ends_host_of_url():
    assert host_of("http://a.b\\c/d") == "a.b"
    assert split_loc("http://a.b\\c/d")[2] == "\\c/d"


@given(ADDRESSES)
def test_split_loc_is_lossless_and_legality_checks_agree(loc):
    assert "".join(split_loc(loc)) == loc
    is_legal = bool(re.fullmatch(url_syntax.LEGAL, loc))
    if re.fullmatch(url_syntax.PLAIN, loc):
        assert is_web(loc)
        assert is_legal
    if is_web(loc) and loc == loc.strip(" \t\r\n"):
        assert is_legal is not bool(illegal_characters(loc))


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
        # Each for itself, and what would mean something else or be unseen stays.
        ("https://a.example/%C3%A9%2F%C3%A9%20", "https://a.example/é%2Fé%20"),
        *((loc, loc) for loc in (
            "https://a.example/a%2Fb", "https://a.example/?a=%26&b=%3D%25", "https://a.example/%20%09%0A%00",
            "https://a.example/%FC", "https://a.example/%C3", "https://a.example/%E2%80%AE", "https://a.example/%C2%A0",
            "https://a.example/100%", "https://a.example/%zz", "https://xn--a.example/",
            "https://xn--99999999999999999999.example/", "https://xn--.example/", "https://a.example/%%300",
        )),
    ],
)  # fmt: skip
def test_readable_url_decodes_only_unambiguous_escapes_and_punycode(loc, shown):
    assert readable(loc) == shown


@given(st.text(alphabet=st.sampled_from("%0123456789ABCDEFabcdefxn-/.:@é日?#"), max_size=60))
def test_readable_url_unquotes_to_same_text(text):
    bare = re.sub("^.*?//|xn--.*", "", text)
    assert unquote(readable(bare)) == unquote(bare)


def test_readable_url_decodes_megabyte_of_escapes():
    assert readable("https://a.example/" + "%C3%A9" * 200_000).endswith("ééé")


PIECES = (
    st.sampled_from(["http://", "https://", "HTTP://", "ftp://", "//", ""]),
    st.sampled_from(["www.", "WWW.", "", "u@", "www.www."]),
    st.sampled_from(["a.b", "A.b", "[::1]", "ü.b", "", "a.b.", "İ.b"]),
    st.sampled_from(["", ":80", ":0443", ":8080", ":", ":x"]),
    st.sampled_from(
        [
            "",
            "/",
            "//",
            "/x",
            "/x/",
            "/X",
            "/x//",
            "/%7e",
            "/~",
            "/%7E/",
            "/%c3%bc",
            "/%C3%BC/",
            "/%2f",
            "/%",
            "/ü",
            "/Ü/",
            "/%C3%9C",
            "/x y",
            "/x%20y",
            "/[x]",
            "/x//y",
            "/index.html",
            "/x/Index.PHP",
            "/x//index.htm",
            "/index.html/",
            "/%69ndex.html",
            "/default.aspx",
            "/a&b",
            "/b&a",
        ]
    ),
    st.sampled_from(
        [
            "",
            "?",
            "?a=1",
            "?A=1",
            "?a=%41",
            "?a/",
            "?a?b",
            "?%",
            "?b=2&a=1",
            "?a=1&b=2",
            "?a=1&a=2",
            "?a/&b",
            "?b&a/",
            "?&",
            "?q=ü&p",
            "?p&q=%C3%BC",
        ]
    ),
    st.sampled_from(["", "#", "#f", "#f/", "#?/"]),
    st.sampled_from(["", " ", "\n"]),
)
addresses = st.tuples(*PIECES).map("".join)


@given(st.lists(addresses, min_size=2, max_size=30))
def test_coarse_keys_are_equal_where_near_keys_are(locs):
    coarse = dict[str, str]()
    for loc, key in zip(locs, coarse_keys(pl.Series(locs, dtype=pl.String)).to_list(), strict=True):
        assert coarse.setdefault(near_key(loc), key) == key


@pytest.mark.parametrize(
    ("one", "other", "is_alike"),
    [
        ("http://a.b", "http://a.b/", True),
        ("https://a.b:443/x", "https://a.b/x", True),
        ("http://a.b/x?q=%7e", "http://a.b/x?q=~", True),
        ("http://a.b/%c3%bc", "http://a.b/%C3%BC", True),
        (" http://a.b/x\n", "http://a.b/x", True),
        ("http://a.b/x/?q=1", "http://a.b/x?q=1", True),
        ("http://a.b/x", "http://a.b/X", True),
        ("http://a.b/x/index.html", "http://a.b/x/", True),
        ("http://a.b/x/index.htm", "http://a.b/x", True),
        ("http://a.b/index.php?q=1", "http://a.b/?q=1", True),
        ("http://a.b/default.asp", "http://a.b", True),
        ("http://a.b/Default.aspx", "http://a.b/", True),
        ("http://a.b//x", "http://a.b/x", True),
        ("http://a.b/x//y///", "http://a.b/x/y", True),
        ("http://a.b/x?p=1&q=2", "http://a.b/x?q=2&p=1", True),
        ("http://a.b/\u00fc", "http://a.b/%C3%BC", True),
        ("http://a.b/?q=\u00fc", "http://a.b/?q=%c3%bc", True),
        ("http://a.b/x y", "http://a.b/x%20y", True),
        ("http://a.b/x[1]", "http://a.b/x%5B1%5D", True),
        ("http://a.b/x#y", "http://a.b/x", True),
        ("http://a.b/\u00fc", "http://a.b/%FC", False),
        ("http://a.b/index.html", "http://a.b/index", False),
        ("http://a.b/index.html/x", "http://a.b/x", False),
        ("http://a.b/my-index.html", "http://a.b/my-", False),
        ("http://a.b/home.html", "http://a.b/", False),
        ("http://a.b/x?u=http://c.d//e", "http://a.b/x?u=http://c.d/e", False),
        ("http://a.b/x?p=1&p=2", "http://a.b/x?p=2&p=1", False),
        ("http://a.b/x?p=1&q=2", "http://a.b/x?p=2&q=1", False),
        ("http://a.b/x", "http://a.c/x", False),
        ("http://a.b/x?q=1", "http://a.b/x?Q=1", False),
        ("http://a.b/a%2Fb", "http://a.b/a/b", False),
        ("http://a.b:8080/", "http://a.b/", False),
        ("http://u@a.b/", "http://a.b/", False),
    ],
)
def test_near_key_is_equal_for_near_duplicates_only(one, other, is_alike):
    assert (near_key(one) == near_key(other)) is is_alike


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("http://a.b/x/index.html", "https://www.a.b:443/x", True),
        ("http://a.b/x?p=1&q=2", "http://A.b/x/?q=2&p=1", True),
        ("http://a.b/\u00fc", "http://a.b/%c3%bc", True),
        ("http://a.b/x", "http://a.b/X", False),
        ("http://a.b//x", "http://a.b/x", False),
        ("http://a.b/x//", "http://a.b/x/", False),
        ("http://a.b/x#!/y", "http://a.b/x#!/z", False),
        ("http://a.b/x#y", "http://a.b/x", False),
    ],
)
def test_page_key_is_equal_for_certainly_same_pages_only(one, other, is_same):
    assert (page_key(one) == page_key(other)) is is_same


@given(addresses, addresses)
def test_near_key_is_equal_where_page_key_is(one, other):
    assert page_key(one) != page_key(other) or near_key(one) == near_key(other)


@pytest.mark.parametrize(
    ("one", "other", "differences"),
    [
        ("http://a.b/x", "https://a.b/x", "PROTOCOL"),
        ("http://a.b/x", "http://WWW.a.b/x", "WWW"),
        ("http://a.b/x", "http://A.b/x", "HOST_CASE"),
        ("http://a.b/x", "http://a.b:80/x", "PORT"),
        ("http://a.b/\u00fc", "http://a.b/%C3%BC", "ESCAPES"),
        ("http://a.b/?q=%7e", "http://a.b/?q=~", "ESCAPES"),
        ("http://a.b/x//y", "http://a.b/x/y", "REPEATED_SLASH"),
        ("http://a.b/x/index.html", "http://a.b/x/", "INDEX_FILE"),
        ("http://a.b/x/index.html", "http://a.b/x", "INDEX_FILE TRAILING_SLASH"),
        ("http://a.b/x/", "http://a.b/x", "TRAILING_SLASH"),
        ("http://a.b/x/", "http://a.b/X/", "PATH_CASE"),
        ("http://a.b/?p&q", "http://a.b/?q&p", "PARAMETER_ORDER"),
        ("http://a.b/x#y", "http://a.b/x", "FRAGMENT"),
        ("http://a.b/X/?q#y", "https://a.b/x?q", "PROTOCOL TRAILING_SLASH PATH_CASE FRAGMENT"),
        ("http://a.b/x", " http://a.b/x", ""),
    ],
)
def test_near_differences_lists_each_differing_part_of_urls(one, other, differences):
    assert near_differences(one, other) == [UrlDifference[name] for name in differences.split()]
    assert near_differences(other, one) == near_differences(one, other)


def test_keys_ignore_trailing_slash_before_query_that_contains_slashes():
    locs = ["http://a.b/x?u=http://c.d/?e", "http://a.b/x/?u=http://c.d/?e"]
    assert near_key(locs[0]) == near_key(locs[1])
    assert coarse_keys(pl.Series(locs)).n_unique() == 1


def test_coarse_key_of_text_without_url_is_text():
    assert coarse_keys(pl.Series([None, "", "hello"], dtype=pl.String)).to_list() == [None, "", "hello"]


@given(st.lists(addresses | st.none(), min_size=1, max_size=8))
def test_coarse_keys_of_short_columns_equal_those_of_long(locs):
    many = pl.Series([*locs, *["http://a.b/"] * 100], dtype=pl.String)
    assert coarse_keys(pl.Series(locs, dtype=pl.String)).to_list() == coarse_keys(many).to_list()[: len(locs)]


def test_page_loc_omits_user_fragment_and_outer_space():
    assert page_loc(" https://me:secret@example.com/a?b#c ") == "https://example.com/a?b"
    assert page_loc("HTTPS://Example.com/%7e") == "HTTPS://Example.com/%7e"


@given(st.lists(st.none() | ADDRESSES))
def test_page_locs_of_column_equal_page_loc_of_each(locs: list[str | None]):
    expected = [None if loc is None else page_loc(loc) for loc in locs]
    assert page_locs(pl.Series(locs, dtype=pl.String)).to_list() == expected
    others = ["https://a.example/"] * 100
    assert page_locs(pl.Series([*locs, *others], dtype=pl.String)).to_list() == [*expected, *others]
