"""Fixes of URLs follow the standards; uncertain faults are not fixed."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given

from sitemap_studio.protocol import url_fixes
from sitemap_studio.protocol.decisions import DOUBLE_ESCAPE, ESCAPE_ENCODING, SPECIAL_CHARACTERS, Undecided
from sitemap_studio.protocol.url_fixes import (
    characters_to_escape,
    complete_by_base,
    escape_illegal,
    escaped_as_utf8,
    resolve_relative,
    session_names,
)
from tests.protocol.test_url_syntax import ADDRESSES, MESSY

MENDED: dict[Callable[..., str | Undecided | None], dict[str, str | Undecided | None]] = {
    escape_illegal: {
        "http://www.example.com/\u00fcmlat.html&q=name": "http://www.example.com/%C3%BCmlat.html&q=name",
        "http://a.b/#c#d": "http://a.b/#c%23d",
        "http://[::1]/[x]": "http://[::1]/%5Bx%5D",
        "http://m\u00fcnchen.de:80/\u00e4": "http://m\u00fcnchen.de:80/%C3%A4",
        "http://\u00fc@a.b/": "http://%C3%BC@a.b/",
        " http://a.b/\u00e4 ": " http://a.b/%C3%A4 ",
        "http://a.b/\U0001f600": "http://a.b/%F0%9F%98%80",
        "http://a.b/c\\d?e\\f": "http://a.b/c\\d?e%5Cf",
        "http://a.b/%zz c": "http://a.b/%zz c",
        "/\u00fc": "/%C3%BC",
    },
    url_fixes.with_escaped_blanks: {
        "http://a.b/c d?e f#g h": "http://a.b/c%20d?e%20f#g%20h",
        " http://a.b/c d ": " http://a.b/c%20d ",
        "http://a.b/c\td": None,
        "http://a.b/c\n   d": None,
        "http://a.b/ http://c.d/": None,
        "http://a b/": None,
        "https: //a.b/c d": "https://a.b/c%20d",
        "https:// a.b/": "https://a.b/",
    },
    url_fixes.with_escaped_percents: {
        "http://a.b/100%": "http://a.b/100%25",
        "http://a.b/%zz%C3%bc?%": "http://a.b/%25zz%C3%bc?%25",
        "http://a.b/%C3%B": None,
        "http://a.b/%4/c": None,
        "http://a.b/%u00FC": None,
        "http://a.b/100%\u206025": None,
        "http://a%b/": None,
    },
    url_fixes.remove_double_escape: {
        "http://a.b/c%2520d": "http://a.b/c%20d",
        "http://a.b/?c=1&amp;d=2": "http://a.b/?c=1&d=2",
        "http://a.b/?c=1&#38;d&#x26;e": "http://a.b/?c=1&d&e",
        "http://a.b/%252520": "http://a.b/%2520",
        "http://a.b/?c=1&amp;amp;d=2": "http://a.b/?c=1&d=2",
        "http://a.b/20%25faster": "http://a.b/20%25faster",
        "http://a.b%25C3%25BC/": None,
        "http://a.b/?c=%2520": Undecided(DOUBLE_ESCAPE),
        "http://a.b/c%2541": Undecided(DOUBLE_ESCAPE),
        "http://a.b/&#0;&#999999999;&#x110000;": "http://a.b/&#0;&#999999999;&#x110000;",
        "http://a.b/%25": "http://a.b/%25",
    },
    url_fixes.with_forward_slashes: {
        "http:\\\\a.b\\c?d\\e#f\\g": "http://a.b/c?d\\e#f\\g",
        "http:\\www.a.b\\c": "http://www.a.b/c",
    },
    url_fixes.with_corrected_scheme: {
        "htp://a.b/c": "http://a.b/c",
        "hhttps://a.b/c": "https://a.b/c",
        "ttps://a.b/c": "https://a.b/c",
        "httsp://a.b/": "https://a.b/",
        "http;//a.b/c": "http://a.b/c",
        "https//a.b/c": "https://a.b/c",
        "http//c": None,
        "ftp://a.b/c": None,
        "tp://a.b/c": None,
    },
    url_fixes.with_two_slashes: {
        "https:/a.b/c": "https://a.b/c",
        "https:a.b/c": "https://a.b/c",
        "https:///a.b/c": "https://a.b/c",
        "https:///c/d": None,
        "https:/index.html": None,
    },
    url_fixes.without_quotes: {
        '"http://a.b/c"': "http://a.b/c",
        "\u201ehttp://a.b/c\u201c;": "http://a.b/c",
        "'http://a.b/c'.": "http://a.b/c",
        "http://a.b/c.": None,
        "\"http://a.b/?c='d'\"": "http://a.b/?c='d'",
        '"c"': None,
    },
    url_fixes.with_ascii_host: {
        "http://m\u00fcnchen.de:80/\u00e4": "http://xn--mnchen-3ya.de:80/\u00e4",
        "http://stra\u00dfe.de/": "http://xn--strae-oqa.de/",
        "http://u@m\u00fcnchen.de/": "http://u@xn--mnchen-3ya.de/",
        "http://\u00fc\u2028/": None,
    },
    url_fixes.lowercase_origin: {
        "HTTP://WWW.Example.COM/Path?Query#F": "http://www.example.com/Path?Query#F",
        "https://User:Word@A.B:80/C": "https://User:Word@a.b:80/C",
        "http://ex%C3%9CB.com/": "http://ex%C3%9Cb.com/",
        " HTTPS://a.b/ ": " https://a.b/ ",
    },
    url_fixes.without_port: {
        "http://a.b:80/c:80": "http://a.b/c:80",
        "https://u:443@a.b:443": "https://u:443@a.b",
        "http://[::1]:080/": "http://[::1]/",
        "http://a.b:?c": "http://a.b?c",
    },
    url_fixes.without_dot_segments: {
        f"http://a.b{path}": f"http://a.b{gone}"
        for path, gone in {
            "/a/b/c/./../../g": "/a/g", "/./a": "/a", "/..": "/", "/../../a": "/a", "/a/..": "/", "/a/.": "/a/",
            "/a/b/..": "/a/", "/a//../b": "/a/b", "/a/...": "/a/...", "/%2e%2E/a": "/a", "/a/../b?c=/../d": "/b?c=/../d",
        }.items()
    },
    url_fixes.without_fragment: {
        "http://a.b/c#d": "http://a.b/c",
        "http://a.b/#": "http://a.b/",
        "http://a.b/#!/c": None,
        "http://a.b/#/c": None,
    },
}  # fmt: skip
"""By fix: addresses, and what it makes of them; None where it is uncertain what was meant."""

SESSIONS = {
    "http://a.b/?PHPSESSID=1": "http://a.b/",
    "http://a.b/c?d=1&phpsessid=2&e=3#f": "http://a.b/c?d=1&e=3#f",
    "http://a.b/c?PHPSESSID=2&e=3": "http://a.b/c?e=3",
    "http://a.b/c;jsessionid=0A1B.node?d=1": "http://a.b/c?d=1",
    "http://a.b/c;jsessionid=0A1B/d;e=f": "http://a.b/c/d;e=f",
    "http://a.b/?d=1;CFID=2;CFTOKEN=3;e": "http://a.b/?d=1;e",
    "http://a.b/?SessionId=550e8400-e29b-41d4-a716-446655440000": "http://a.b/",
    "http://a.b/?MoodleSession=1&c": "http://a.b/?c",
    "http://a.b/?XTCsid=1": "http://a.b/",
    "http://a.b/?session_id=12&c": "http://a.b/?c",
    "http://a.b/(S(lit3py55t21z5v55vlm25s55))/c.aspx": "http://a.b/c.aspx",
    "http://a.b/app/(A(abcdefgh)S(ijklmnop))": "http://a.b/app",
    " http://a.b/?PHPSESSID=1 ": " http://a.b/ ",
}
TRACKERS = {
    "http://a.b/?utm_source=letter&utm_medium=mail": "http://a.b/",
    "http://a.b/?c=1&UTM_Source=letter&d=2": "http://a.b/?c=1&d=2",
    "http://a.b/?gclid=x&c&fbclid=y#d": "http://a.b/?c#d",
    "http://a.b/?gad_source=1&gad_campaignid=2&_hsenc=3&_hsmi=4&s_kwcid=5&epik=6&at_medium=7": "http://a.b/",
    "http://a.b/?pk_campaign=a&pk_kwd=b&pk_keyword=c&d": "http://a.b/?d",
    "http://a.b/?c=1&&msclkid=x&": "http://a.b/?c=1&&",
}
FOUND = [
    (mend, pattern, loc, mended)
    for mend, pattern, table in (
        (url_fixes.without_session, url_fixes.SESSION, SESSIONS),
        (url_fixes.without_trackers, url_fixes.TRACKER, TRACKERS),
    )
    for loc, mended in table.items()
]
BASE = "https://www.example.com/shop/index.html?a=b#c"


@pytest.mark.parametrize(
    ("mend", "loc", "expected"), [(mend, *pair) for mend, table in MENDED.items() for pair in table.items()]
)
def test_url_fix_gives_expected_url_or_none_if_uncertain(mend, loc, expected):
    assert mend(loc) == expected


@pytest.mark.parametrize("mend", [mend for mend in MENDED if mend is not url_fixes.remove_double_escape])
@given(loc=ADDRESSES)
def test_fixing_url_twice_equals_fixing_once(mend, loc):
    once = mend(loc)
    assert not isinstance(once, str) or mend(once) in (once, None)


def test_only_characters_of_legacy_encoding_are_escaped_in_it():
    assert (
        escape_illegal("http://www.example.com/\u00fcmlat.html", ("iso-8859-1", False))
        == "http://www.example.com/%FCmlat.html"
    )
    assert escape_illegal("http://a.b/\u4e2d", ("iso-8859-1", False)) is None


def test_characters_to_escape_are_listed_with_repetitions():
    assert characters_to_escape("http://a.b/\u00fc\u00fc?\\#d#e") == ["\u00fc", "\u00fc", "\\", "#"]
    assert characters_to_escape("http://m\u00fcnchen.de/a b%") == []


@given(MESSY)
def test_any_text_after_valid_host_can_be_escaped(tail):
    mended = escaped_as_utf8(f"http://example.com/{tail}")
    assert mended is not None
    assert characters_to_escape(mended) == []


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
        *((loc, None) for loc in (
            "example.org/a", "example.org", "www.other.example", "www.example.com:80/a", "http//www.example.com/",
            "http/a", "localhost:80", "://a", "1http://a", "shop.example.com/a", "a\\b", "", "http://complete.example/",
            "//",
        )),
    ],
)  # fmt: skip
def test_relative_url_is_resolved_unless_host_is_ambiguous(loc, expected):
    assert resolve_relative(loc, BASE) == expected


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("/a", "https://www.example.com/a"),
        ("//cdn.example.com/a", "https://cdn.example.com/a"),
        ("www.example.org/a", "https://www.example.org/a"),
        ("www.example.com", "https://www.example.com"),
        ("a/b.html", "https://www.example.com/shop/a/b.html"),
        ("b.pdf?c", "https://www.example.com/shop/b.pdf?c"),
        *((loc, None) for loc in (
            "None", "a", "a/b", "../a", "?q", "#a", "example.org/a.html", "//a", '<a href="/U">x</a>', "/<b>", "mailto:a@b.c", "",
        )),
    ],
)  # fmt: skip
def test_base_url_completes_only_four_forms(loc, expected):
    assert complete_by_base(loc, BASE) == expected


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        ("http://a.b/\u00fc?c=%C3%A4", "http://a.b/%C3%BC?c=%C3%A4"),
        ("http://a.b/\u00fc?c=%E4", Undecided(ESCAPE_ENCODING)),
        ("http://a.b/?c=2>News</a>", Undecided(SPECIAL_CHARACTERS)),
        ("http://a.b/c|d", Undecided(SPECIAL_CHARACTERS)),
        ("http://a.b/c\u200b\u00add", "http://a.b/cd"),
        ("http://a.b/\u0645\u06cc\u200c\u062e", "http://a.b/%D9%85%DB%8C%E2%80%8C%D8%AE"),
        ("http://a.b/?c[]=1", "http://a.b/?c%5B%5D=1"),
    ],
)
def test_only_certain_characters_are_escaped_without_decision(loc, expected):
    assert escape_illegal(loc) == expected


def test_relative_url_is_resolved_at_root_of_pathless_base():
    assert resolve_relative("a", "http://a.example") == "http://a.example/a"
    assert resolve_relative("/a", "www.example.com") is None


@pytest.mark.parametrize(("mend", "pattern", "loc", "expected"), FOUND)
def test_session_and_tracking_parameters_are_removed(mend, pattern, loc, expected):
    assert re.search(url_fixes.SESSION_OR_TRACKER, loc.lower())
    assert re.search(pattern, loc.strip())
    assert mend(loc) == expected
    assert not re.search(pattern, expected)


@pytest.mark.parametrize(
    ("pattern", "loc"),
    [
        *((url_fixes.SESSION, loc) for loc in (
            "http://a.b/sid=1", "http://a.b/?aside=1", "http://a.b/?side=1", "http://a.b/?sid", "http://a.b/#?sid=1",
            "http://a.b/?sid=42", "http://a.b/?session=spring-conference-2026", "http://a.b/?sid=0123456789abcdef",
            "http://a.b/?sid=", "http://a.b/?session=internationalization", "http://a.b/?c#&sid=0123456789abcdef",
            "http://a.b/(S(short))/", "http://a.b/x(S(lit3py55t21z5v55))y",
        )),
        *((url_fixes.TRACKER, loc) for loc in (
            "http://a.b/utm_source=1", "http://a.b/?utm=1", "http://a.b/?pk_id=5", "http://a.b/?utm_anything=1", "http://a.b/?c=utm_x", "http://a.b/#?gclid=1",
        )),
    ],
)  # fmt: skip
def test_similar_parameter_is_no_session_or_tracker(pattern, loc):
    assert not re.search(pattern, loc)


def test_parameters_after_escaped_ampersand_are_not_removed():
    assert url_fixes.without_session("http://a.b/?c=1&amp;PHPSESSID=2") is None
    assert url_fixes.without_trackers("http://a.b/?c=1&amp;utm_source=2") is None


def test_session_names_are_returned_once_per_spelling():
    names = session_names("http://a.b/c;JSessionID=1?Zenid=2&zenid=3&Zenid=4&sid=5")
    assert names == ["JSessionID", "Zenid", "zenid"]
