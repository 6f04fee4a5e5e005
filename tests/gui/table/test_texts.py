"""Texts of users' data on screen: one line, bounded, plain."""

from __future__ import annotations

import pytest
from PySide6.QtGui import Qt

from sitemap_studio.gui.words.texts import MAX_CELL_CHARACTERS, cell_text, plain, tooltip_text
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.validation.problem import Problem


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\nb\tc\r", "a↵b⇥c␍"),
        ("a\x00\x1b\u202eb\u200b\u00a0c", "a␀␛[U+202E]b[U+200B][U+00A0]c"),
        ("https://a.example/שלום/المنتجات/🙂 x", "https://a.example/שלום/المنتجات/🙂 x"),
        # What keeps dates in their order is not spelled out, but around anything else it is.
        ("قبل \u20662026-11-02T10:00+01:00\u2069", "قبل \u20662026-11-02T10:00+01:00\u2069"),
        ("\u2066gnp.exe\u2069", "[U+2066]gnp.exe[U+2069]"),
        ("\u20662026-11-02", "[U+2066]2026-11-02"),
        (None, ""),
        ("", ""),
    ],
)
def test_what_cannot_be_seen_is_spelled_out_and_letters_of_all_scripts_are_left_alone(text, shown):
    assert cell_text(text) == shown


def test_a_tooltip_spells_out_what_turns_its_order_around():
    shown = tooltip_text("https://a.example/" + "x" * 40 + "\u202egnp.exe", [])
    assert "\u202e" not in shown
    assert "[U+202E]" in shown


def test_a_value_of_any_length_is_capped_and_keeps_both_ends():
    shown = cell_text("h" * 100_000 + "end")
    assert len(shown) <= MAX_CELL_CHARACTERS + 1
    assert shown.startswith("hhh")
    assert shown.endswith("end")


@pytest.mark.parametrize(
    "text", ['<img src="http://evil.example/x.png">', "<b>bold</b>", "  <a href='x'>", "&lt;", "<html>", "a <b>c</b>"]
)
def test_no_text_is_taken_for_rich_text_and_nothing_visible_is_lost(text):
    assert not Qt.mightBeRichText(plain(text))
    assert plain(text).replace("\u2060", "") == text
    assert plain("http://a.example/?a=1&b=2") == "http://a.example/?a=1&b=2"


def test_a_long_value_is_shown_whole_in_its_tooltip_in_lines():
    value = "http://a.example/" + "x" * 300
    assert tooltip_text(value, []).replace("\n", "") == value
    assert max(map(len, tooltip_text(value, []).splitlines())) <= 90
    assert tooltip_text("http://a.example/", []) == ""


def test_a_tooltip_names_the_rule_what_breaks_it_and_who_says_so():
    rule = RULES["lastmod-date"]
    message = "2026-11-31 is not a calendar day."
    problem = Problem(rule, rule.severity, 0, 0, "lastmod", "2026-11-31", message)
    lines = tooltip_text("2026-11-31", [problem]).splitlines()
    assert lines == [rule.title, message, rule.source]
