"""The grammar of addresses: what is one, where it ends, and which characters are at home in it."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol import urls
from sitemap_studio.protocol.urls import (
    ESCAPE,
    IN_AUTHORITY,
    IN_PATH,
    IN_QUERY,
    host_of,
    is_web,
    split_authority,
    split_loc,
)

MESSY = st.text(st.sampled_from("aZ09-._~:/?#[]@!$&'()*+,;=%\"<>\\^`{|} \t\r\n\x00\u00fc\u4e2d\U0001f600"), max_size=40)
ADDRESSES = st.one_of(
    MESSY, st.builds("{}{}".format, st.sampled_from(["http://", "https://a.example", " http://b/"]), MESSY)
)


def illegal_characters(loc: str) -> list[str]:
    """The characters of a web address that may not stand where they stand, looked for one by one."""
    _, authority, path, query, fragment = split_loc(loc)
    judged = ((IN_AUTHORITY, authority[2:]), (IN_PATH, path), (IN_QUERY, query[1:]), (IN_QUERY, fragment[1:]))
    found = (re.finditer(rf"(?s)(?:[{legal}]|{ESCAPE})|(.)", part) for legal, part in judged)
    return [match[1] for matches in found for match in matches if match[1]]


@pytest.mark.parametrize(
    "loc",
    [
        "http://www.example.com/", "http://a.b/", "HTTP://www.example.com", "https://user:word@example.com:8443/a",
        "http://www.example.com/catalog?item=12&desc=vacation_hawaii", "http://www.example.com/%FCmlat.html&q=name",
        "http://www.example.com/%C3%BCmlat.html&q=name", "http://[2001:db8::1]:80/", "http://example.com:/",
        "http://example.com./a", "http://xn--mnchen-3ya.de/", "http://example.com/a?b?c/d#e?f/g", "http://127.0.0.1",
        "http://example.com/~a/(b)/c;d=1,2/e:f@g/!$&'*+=", "http://under_score.example.com/", "http://example.com?q=1",
        "http://example.com:65535/", "http://[v1.a:b]/", "http://example.com//a//b", "http://ex%41mple.com/", "http://example.com://x",
    ],
)  # fmt: skip
def test_an_address_of_the_grammar_is_legal_and_names_a_host(loc):
    assert is_web(loc)
    assert re.fullmatch(urls.LEGAL, loc)
    assert re.fullmatch(urls.LEGAL_BUT_FOR_OTHERS, loc)
    assert illegal_characters(loc) == []


@pytest.mark.parametrize("character", [*' "<>\\^`{|}[]', *"\x00\x1f\x7f\t\n\u00a0", *"\u00fc\u4e2d\U0001f600"])
@pytest.mark.parametrize("place", ["http://example.com/a{}b", "http://example.com/?a{}b", "http://example.com/#a{}b"])
def test_an_illegal_character_is_found_wherever_it_stands(place, character):
    loc = place.format(character)
    assert not re.fullmatch(urls.LEGAL, loc)
    assert illegal_characters(loc) == [character]


@pytest.mark.parametrize(
    "loc", ["http:", "http:/a", "http://", "http://:80/", "http://a:65536/", "http://a..b/", "http://[zz]/"]
)
def test_an_address_without_a_possible_host_is_not_of_the_web(loc):
    assert not is_web(loc)


@pytest.mark.parametrize(
    "loc",
    [
        "http://example.com/%zz", "http://example.com/a b", "http://example.com\\a", "http://m\u00fcnchen.de/",
        "http://example.com/?a b#c d", "http://a b.example.com/",
    ],
)  # fmt: skip
def test_what_has_rules_of_its_own_is_left_to_them(loc):
    assert not re.fullmatch(urls.LEGAL, loc)
    assert re.fullmatch(urls.LEGAL_BUT_FOR_OTHERS, loc)


@pytest.mark.parametrize(
    "loc", ["http://\u00fc@example.com/", "http://a.b/\u00fc", "http://a.b/?c\\d", "http://a.b/#c#d"]
)
def test_no_rule_takes_what_is_another_s(loc):
    assert not re.fullmatch(urls.LEGAL_BUT_FOR_OTHERS, loc)


@pytest.mark.parametrize(
    ("authority", "parts"),
    [
        ("a.b", ("", "a.b", "")), ("a.b:80", ("", "a.b", ":80")), ("u:w@a.b:", ("u:w@", "a.b", ":")),
        ("[::1]", ("", "[::1]", "")), ("u@[::1]:8080", ("u@", "[::1]", ":8080")), ("", ("", "", "")),
        ("a@b@c:1:2", ("a@b@", "c", ":1:2")),
    ],
)  # fmt: skip
def test_an_authority_is_cut_into_user_host_and_port(authority, parts):
    assert split_authority(authority) == parts


def test_a_backslash_ends_the_host():
    assert host_of("http://a.b\\c/d") == "a.b"
    assert split_loc("http://a.b\\c/d")[2] == "\\c/d"


@given(ADDRESSES)
def test_plain_addresses_are_legal_web_addresses(loc):
    if re.fullmatch(urls.PLAIN, loc):
        assert is_web(loc)
        assert re.fullmatch(urls.LEGAL, loc)


@given(ADDRESSES)
def test_an_address_is_legal_where_no_character_of_it_is_not(loc):
    if is_web(loc) and loc == loc.strip(" \t\r\n"):
        assert bool(re.fullmatch(urls.LEGAL, loc)) is not bool(illegal_characters(loc))


@given(ADDRESSES)
def test_an_address_is_cut_without_loss(loc):
    assert "".join(split_loc(loc)) == loc
