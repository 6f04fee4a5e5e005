"""Parameters of sessions and trackers: found by name, taken out without touching the others."""

import re

import pytest

from sitemap_studio.protocol import url_fixes
from sitemap_studio.protocol.url_fixes import session_names, without_session, without_trackers

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
