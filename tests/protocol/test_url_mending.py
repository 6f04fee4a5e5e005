"""Mending addresses: each fault is put right as the standards say, what is uncertain is left alone."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol import url_fixes
from sitemap_studio.protocol.url_fixes import (
    characters_to_escape,
    escaped,
    made_absolute,
    session_names,
    without_session,
    without_trackers,
)

MESSY = st.text(st.sampled_from("aZ09-._~:/?#[]@!$&'()*+,;=%\"<>\\^`{|} \t\r\n\x00\u00fc\u4e2d\U0001f600"), max_size=40)
ADDRESSES = st.one_of(
    MESSY, st.builds("{}{}".format, st.sampled_from(["http://", "https://a.example", " http://b/"]), MESSY)
)
MENDERS = (
    escaped,
    url_fixes.with_escaped_blanks,
    url_fixes.with_escaped_percents,
    url_fixes.with_slashes,
    url_fixes.with_ascii_host,
    url_fixes.in_lower_case,
    url_fixes.without_default_port,
    url_fixes.without_dot_segments,
    url_fixes.without_fragment,
)


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("http://www.example.com/\u00fcmlat.html&q=name", "http://www.example.com/%C3%BCmlat.html&q=name"),
        ("http://a.b/#c#d", "http://a.b/#c%23d"),
        ("http://[::1]/[x]", "http://[::1]/%5Bx%5D"),
        ("http://m\u00fcnchen.de:80/\u00e4", "http://m\u00fcnchen.de:80/%C3%A4"),
        ("http://\u00fc@a.b/", "http://%C3%BC@a.b/"),
        (" http://a.b/\u00e4 ", " http://a.b/%C3%A4 "),
        ("http://a.b/\U0001f600", "http://a.b/%F0%9F%98%80"),
        ("http://a.b/c\\d?e\\f", "http://a.b/c\\d?e%5Cf"),
        ("http://a.b/%zz c", "http://a.b/%zz c"),
        ("/\u00fc", "/%C3%BC"),
    ],
)
def test_escaping_touches_what_it_is_for_and_nothing_else(loc, expected):
    assert escaped(loc) == expected


def test_old_servers_get_what_they_expect():
    assert escaped("http://www.example.com/\u00fcmlat.html", "iso-8859-1") == "http://www.example.com/%FCmlat.html"


def test_a_character_that_the_encoding_lacks_is_not_replaced_by_another():
    assert escaped("http://a.b/\u4e2d", "iso-8859-1") is None


def test_each_kind_of_character_is_listed_once_as_often_as_it_stands_there():
    assert characters_to_escape("http://a.b/\u00fc\u00fc?\\#d#e") == ["\u00fc", "\u00fc", "\\", "#"]
    assert characters_to_escape("http://m\u00fcnchen.de/a b%") == []


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("http://a.b/c d?e f#g h", "http://a.b/c%20d?e%20f#g%20h"),
        (" http://a.b/c d ", " http://a.b/c%20d "),
        ("http://a.b/c\td", None),
        ("http://a.b/c\n   d", None),
        ("http://a.b/ http://c.d/", None),
        ("http://a b/", None),
    ],
)
def test_a_blank_is_escaped_where_it_is_certain_to_be_one(loc, expected):
    assert url_fixes.with_escaped_blanks(loc) == expected


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("http://a.b/100%", "http://a.b/100%25"),
        ("http://a.b/%zz%C3%bc?%", "http://a.b/%25zz%C3%bc?%25"),
        ("http://a.b/%C3%B", None),
        ("http://a.b/%4/c", None),
        ("http://a.b/%u00FC", None),
        ("http://a%b/", None),
    ],
)
def test_a_percent_sign_is_escaped_where_it_can_be_no_escape_cut_off(loc, expected):
    assert url_fixes.with_escaped_percents(loc) == expected


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("http://a.b/c%2520d", "http://a.b/c%20d"),
        ("http://a.b/?c=1&amp;d=2", "http://a.b/?c=1&d=2"),
        ("http://a.b/?c=1&#38;d&#x26;e", "http://a.b/?c=1&d&e"),
        ("http://a.b/%252520", "http://a.b/%2520"),
        ("http://a.b/&#0;&#999999999;&#x110000;", "http://a.b/&#0;&#999999999;&#x110000;"),
        ("http://a.b/%25", "http://a.b/%25"),
    ],
)
def test_one_layer_of_escapes_is_taken_off(loc, expected):
    assert url_fixes.unescaped_once(loc) == expected


def test_backslashes_become_slashes_before_the_query():
    assert url_fixes.with_slashes("http:\\\\a.b\\c?d\\e#f\\g") == "http://a.b/c?d\\e#f\\g"


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("http://m\u00fcnchen.de:80/\u00e4", "http://xn--mnchen-3ya.de:80/\u00e4"),
        ("http://stra\u00dfe.de/", "http://xn--strae-oqa.de/"),
        ("http://u@m\u00fcnchen.de/", "http://u@xn--mnchen-3ya.de/"),
        ("http://\u00fc\u2028/", None),
    ],
)
def test_a_host_gets_its_ascii_form(loc, expected):
    assert url_fixes.with_ascii_host(loc) == expected


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("HTTP://WWW.Example.COM/Path?Query#F", "http://www.example.com/Path?Query#F"),
        ("https://User:Word@A.B:80/C", "https://User:Word@a.b:80/C"),
        ("http://ex%C3%9CB.com/", "http://ex%C3%9Cb.com/"),
        (" HTTPS://a.b/ ", " https://a.b/ "),
    ],
)
def test_only_protocol_and_host_get_lower_case(loc, expected):
    assert url_fixes.in_lower_case(loc) == expected


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("http://a.b:80/c:80", "http://a.b/c:80"),
        ("https://u:443@a.b:443", "https://u:443@a.b"),
        ("http://[::1]:080/", "http://[::1]/"),
        ("http://a.b:?c", "http://a.b?c"),
    ],
)
def test_a_needless_port_goes_with_its_colon(loc, expected):
    assert url_fixes.without_default_port(loc) == expected


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/a/b/c/./../../g", "/a/g"), ("/./a", "/a"), ("/..", "/"), ("/../../a", "/a"), ("/a/..", "/"), ("/a/.", "/a/"),
        ("/a/b/..", "/a/"), ("/a//../b", "/a/b"), ("/a/...", "/a/..."), ("/%2e%2E/a", "/a"),
        ("/a/../b?c=/../d", "/b?c=/../d"),
    ],
)  # fmt: skip
def test_dot_segments_are_gone_as_the_rfc_goes_them(path, expected):
    assert url_fixes.without_dot_segments(f"http://a.b{path}") == f"http://a.b{expected}"


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("http://a.b/c#d", "http://a.b/c"), ("http://a.b/#", "http://a.b/"), ("http://a.b/#!/c", None),
        ("http://a.b/#/c", None),
    ],
)  # fmt: skip
def test_a_fragment_is_left_out_unless_it_may_name_a_page(loc, expected):
    assert url_fixes.without_fragment(loc) == expected


BASE = "https://www.example.com/shop/index.html?a=b#c"


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("/a", "https://www.example.com/a"),
        ("a/b", "https://www.example.com/shop/a/b"),
        ("../a?b", "https://www.example.com/a?b"),
        ("./", "https://www.example.com/shop/"),
        ("?q", "https://www.example.com/shop/index.html?q"),
        ("page.html", "https://www.example.com/shop/page.html"),
        ("page.PHP?x", "https://www.example.com/shop/page.PHP?x"),
        ("v1.0/page", "https://www.example.com/shop/v1.0/page"),
        ("//other.example.com/a", "https://other.example.com/a"),
        ("www.example.com/a", "https://www.example.com/a"),
        ("WWW.example.com", "https://WWW.example.com"),
        (" /a\n", " https://www.example.com/a\n"),
    ],
)
def test_a_relative_address_is_resolved_against_its_base(loc, expected):
    assert made_absolute(loc, BASE) == expected


@pytest.mark.parametrize(
    "loc",
    [
        "example.org/a", "example.org", "www.other.example", "www.example.com:80/a", "http//www.example.com/", "http/a",
        "localhost:80", "://a", "1http://a", "shop.example.com/a", "a\\b", "", "http://complete.example/", "//",
    ],
)  # fmt: skip
def test_what_may_name_another_host_is_not_resolved(loc):
    assert made_absolute(loc, BASE) is None


def test_a_base_without_a_path_is_the_root_of_its_host():
    assert made_absolute("a", "http://a.example") == "http://a.example/a"


def test_nothing_counts_from_a_base_that_is_no_address():
    assert made_absolute("/a", "www.example.com") is None


@pytest.mark.parametrize("mend", MENDERS, ids=lambda mend: mend.__name__)
@given(loc=ADDRESSES)
def test_mending_twice_is_mending_once(mend, loc):
    once = mend(loc)
    assert once is None or mend(once) in (once, None)


@given(MESSY)
def test_whatever_stands_behind_a_right_host_can_be_escaped(tail):
    mended = escaped(f"http://example.com/{tail}")
    assert mended is not None
    assert characters_to_escape(mended) == []


SESSIONS = [
    ("http://a.b/?PHPSESSID=1", "http://a.b/"),
    ("http://a.b/c?d=1&phpsessid=2&e=3#f", "http://a.b/c?d=1&e=3#f"),
    ("http://a.b/c?PHPSESSID=2&e=3", "http://a.b/c?e=3"),
    ("http://a.b/c;jsessionid=0A1B.node?d=1", "http://a.b/c?d=1"),
    ("http://a.b/c;jsessionid=0A1B/d;e=f", "http://a.b/c/d;e=f"),
    ("http://a.b/?d=1;CFID=2;CFTOKEN=3;e", "http://a.b/?d=1;e"),
    ("http://a.b/?sid=0123456789abcdef", "http://a.b/"),
    ("http://a.b/?sid=42&session=b5e9c0ffee0123456789&c=3", "http://a.b/?sid=42&c=3"),
    ("http://a.b/?SessionId=550e8400-e29b-41d4-a716-446655440000", "http://a.b/"),
    ("http://a.b/c;sid=0123456789abcdef/d", "http://a.b/c/d"),
    ("http://a.b/?MoodleSession=1&c", "http://a.b/?c"),
    ("http://a.b/?XTCsid=1", "http://a.b/"),
    ("http://a.b/(S(lit3py55t21z5v55vlm25s55))/c.aspx", "http://a.b/c.aspx"),
    ("http://a.b/app/(A(abcdefgh)S(ijklmnop))", "http://a.b/app"),
    (" http://a.b/?PHPSESSID=1 ", " http://a.b/ "),
]
TRACKERS = [
    ("http://a.b/?utm_source=letter&utm_medium=mail", "http://a.b/"),
    ("http://a.b/?c=1&UTM_Source=letter&d=2", "http://a.b/?c=1&d=2"),
    ("http://a.b/?gclid=x&c&fbclid=y#d", "http://a.b/?c#d"),
    ("http://a.b/?c=1&&msclkid=x&", "http://a.b/?c=1&&"),
]


@pytest.mark.parametrize(("loc", "mended"), SESSIONS)
def test_the_id_of_a_session_is_found_and_taken_out(loc, mended):
    assert re.search(url_fixes.SESSION, loc.strip())
    assert without_session(loc) == mended
    assert not re.search(url_fixes.SESSION, mended)


@pytest.mark.parametrize(("loc", "mended"), TRACKERS)
def test_a_tracker_is_found_and_taken_out(loc, mended):
    assert re.search(url_fixes.TRACKER, loc)
    assert without_trackers(loc) == mended
    assert not re.search(url_fixes.TRACKER, mended)


@pytest.mark.parametrize(
    "loc",
    ["http://a.b/sid=1", "http://a.b/?aside=1", "http://a.b/?side=1", "http://a.b/?sid", "http://a.b/#?sid=1",
     "http://a.b/?sid=42", "http://a.b/?session=spring-conference-2026", "http://a.b/?session_id=12&c", "http://a.b/?sid=",
     "http://a.b/?session=internationalization", "http://a.b/?c#&sid=0123456789abcdef",
     "http://a.b/(S(short))/", "http://a.b/x(S(lit3py55t21z5v55))y"],
)  # fmt: skip
def test_what_only_looks_similar_is_no_session(loc):
    assert not re.search(url_fixes.SESSION, loc)


@pytest.mark.parametrize(
    "loc", ["http://a.b/utm_source=1", "http://a.b/?utm=1", "http://a.b/?c=utm_x", "http://a.b/#?gclid=1"]
)
def test_what_only_looks_similar_is_no_tracker(loc):
    assert not re.search(url_fixes.TRACKER, loc)


def test_parameters_behind_an_escaped_ampersand_are_left_to_its_own_rule():
    assert without_session("http://a.b/?c=1&amp;PHPSESSID=2") is None
    assert without_trackers("http://a.b/?c=1&amp;utm_source=2") is None


def test_parameters_are_named_as_they_are_written():
    assert session_names("http://a.b/c;JSessionID=1?Zenid=2&zenid=3&Zenid=4&sid=5") == [
        "JSessionID", "Zenid", "zenid",
    ]  # fmt: skip


@pytest.mark.parametrize("loc", [loc for loc, _ in SESSIONS + TRACKERS])
def test_the_quick_look_misses_none(loc):
    assert re.search(url_fixes.ANY_HABIT, loc)
