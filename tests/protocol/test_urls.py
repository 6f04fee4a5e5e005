"""The grammar of addresses: what is wrong with one, and what escaping does to it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.urls import escaped, illegal_characters, judge_loc, split_loc

MESSY = st.text(st.sampled_from("aZ09-._~:/?#[]@!$&'()*+,;=%\"<>\\^`{|} \t\r\n\x00\u00fc\u4e2d\U0001f600"), max_size=40)
ADDRESSES = st.one_of(
    MESSY, st.builds("{}{}".format, st.sampled_from(["http://", "https://a.example", " http://b/"]), MESSY)
)


@pytest.mark.parametrize(
    "loc",
    [
        "http://www.example.com/", "http://a.b/", "HTTP://www.example.com", "https://user:word@example.com:8443/a",
        "http://www.example.com/catalog?item=12&desc=vacation_hawaii", "http://www.example.com/%FCmlat.html&q=name",
        "http://www.example.com/%C3%BCmlat.html&q=name", "http://[2001:db8::1]:80/", "http://example.com:/",
        "http://example.com./a", "http://xn--mnchen-3ya.de/", "http://example.com/a?b?c/d#e?f/g", "http://127.0.0.1",
        "http://example.com/~a/(b)/c;d=1,2/e:f@g/!$&'*+=", "http://under_score.example.com/", "http://example.com?q=1",
        "http://example.com:65535/", "http://[v1.a:b]/", "http://example.com//a//b", "http://ex%41mple.com/",
    ],
)  # fmt: skip
def test_a_right_address_breaks_no_rule(loc):
    assert judge_loc(loc) == ()


@pytest.mark.parametrize("loc", [None, "", " ", "\n\t\r "])
def test_an_absent_or_blank_address_is_missing(loc):
    assert judge_loc(loc) == ("loc-missing",)


@pytest.mark.parametrize(
    "loc",
    [
        "/a", "www.example.com/a", "//host/a", "?q", "#f", "a", "../a", "www.example.com:80/a", "localhost:8080", "1http://a",
        "www.google.com", "http//example.com/", ":", "://a", "\u00fc:b", "example.com:8080?q",
    ],
)  # fmt: skip
def test_an_address_without_a_protocol_is_relative(loc):
    assert judge_loc(loc) == ("loc-relative",)


@pytest.mark.parametrize(
    "loc",
    ["ftp://example.com/a", "mailto:a@example.com", "javascript:alert(1)", "tel:123", "file:///etc", "httpx://a/"],
)
def test_another_protocol_than_http_is_named_as_that(loc):
    assert judge_loc(loc) == ("loc-scheme",)


@pytest.mark.parametrize(
    "loc",
    [
        "http:", "http:/a", "http:example.com", "http://", "http:///a", "http://:80/", "http://a:b/", "http://a:65536/",
        "http://a:80:80/", "http://a..b/", "http://.a/", "http://user@/", "http://a@b@c/", "http://[::1/", "http://[zz]/",
        "http://[]/", "http://a:-1/", "http://?q",
    ],
)  # fmt: skip
def test_a_host_that_cannot_be_is_named(loc):
    assert "loc-host" in judge_loc(loc)


@pytest.mark.parametrize("character", [*' "<>\\^`{|}[]', *"\x00\x1f\x7f\t\n\u00a0", *"\u00fc\u4e2d\U0001f600"])
@pytest.mark.parametrize("place", ["http://example.com/a{}b", "http://example.com/?a{}b", "http://example.com/#a{}b"])
def test_an_illegal_character_is_found_wherever_it_stands(place, character):
    loc = place.format(character)
    assert judge_loc(loc) == ("loc-characters",)
    assert illegal_characters(loc) == [character]


@pytest.mark.parametrize(
    "loc", ["http://a/%", "http://a/%z", "http://a/%zz", "http://a/%4", "http://a/?%g0", "http://a/#b#c"]
)
def test_a_bad_escape_or_second_fragment_is_illegal(loc):
    assert judge_loc(loc) == ("loc-characters",)


@pytest.mark.parametrize("loc", [" http://a.b/", "http://a.b/\n", "\thttp://a.b/ "])
def test_white_space_around_an_address_is_a_problem_of_its_own(loc):
    assert judge_loc(loc) == ("loc-whitespace",)


def test_length_is_counted_in_characters_without_white_space_around():
    prefix = "http://example.com/"
    longest = prefix + "a" * (2_047 - len(prefix))
    assert judge_loc(longest) == ()
    assert judge_loc(f" {longest} ") == ("loc-whitespace",)
    assert judge_loc(longest + "a") == ("loc-too-long",)
    assert "loc-too-long" not in judge_loc(prefix + "\u00fc" * (2_047 - len(prefix)))


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("http://www.example.com/\u00fcmlat.html&q=name", "http://www.example.com/%C3%BCmlat.html&q=name"),
        ("http://a.b/c d?e f#g h", "http://a.b/c%20d?e%20f#g%20h"),
        ("http://a.b/%zz%C3%bc%", "http://a.b/%25zz%C3%bc%25"),
        ("http://a.b/#c#d", "http://a.b/#c%23d"),
        ("http://[::1]/[x]", "http://[::1]/%5Bx%5D"),
        ("http://m\u00fcnchen.de:80/\u00e4", "http://xn--mnchen-3ya.de:80/%C3%A4"),
        ("http://stra\u00dfe.de/", "http://xn--strae-oqa.de/"),
        ("http://\u00fc@a.b/", "http://%C3%BC@a.b/"),
        (" http://a.b/\u00e4 ", " http://a.b/%C3%A4 "),
        ("http://a.b/\U0001f600", "http://a.b/%F0%9F%98%80"),
        ("/\u00fc", "/%C3%BC"),
        ("", ""),
        ("  ", "  "),
    ],
)
def test_escaping_touches_what_is_illegal_and_nothing_else(loc, expected):
    assert escaped(loc) == expected


def test_a_host_that_has_no_escaped_form_is_left_as_it_is():
    assert escaped("http://a b/") == "http://a b/"
    assert escaped("http://\u00fc\u2028/") == "http://\u00fc\u2028/"


@given(ADDRESSES)
def test_an_address_is_cut_without_loss(loc):
    assert "".join(split_loc(loc)) == loc


@given(ADDRESSES)
def test_escaping_twice_is_escaping_once(loc):
    assert escaped(escaped(loc)) == escaped(loc)


@given(MESSY)
def test_whatever_stands_behind_a_right_host_can_be_escaped(tail):
    loc = f"http://example.com/{tail}"
    assert "loc-characters" not in judge_loc(escaped(loc))


@given(ADDRESSES)
def test_an_address_that_is_right_is_never_changed(loc):
    if judge_loc(loc) == ():
        assert escaped(loc) == loc
