"""Display of users' data: single lines of plain text with limited length."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontMetrics, Qt

from sitemap_studio.core.messages import msg, quoted
from sitemap_studio.gui.formatting.display_text import (
    MAX_CELL_CHARACTERS,
    cell_text,
    cell_tooltip,
    escape_rich_text,
    message_text,
)
from sitemap_studio.gui.table.cell_painting import elide_url
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation.problem import Problem


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\nb\tc\r", "a↵b⇥c␍"),
        ("a\x00\x1b\u202eb\u200b\u00a0c", "a␀␛[U+202E]b[U+200B][U+00A0]c"),
        ("https://a.example/שלום/المنتجات/🙂 x", "https://a.example/שלום/المنتجات/🙂 x"),
        ("\u2066gnp.exe\u2069", "[U+2066]gnp.exe[U+2069]"),
        ("\u20662026-11-02", "[U+2066]2026-11-02"),
        (None, ""),
        ("", ""),
    ],
)
def test_cell_text_shows_invisible_characters_and_keeps_letters(text, shown):
    assert cell_text(text) == shown


def test_message_text_escapes_values_only(qapp, monkeypatch):
    words = {"{value} does not exist.": "\u200f{value} غير موجود."}
    monkeypatch.setattr(QCoreApplication, "translate", lambda _, text, *rest: words.get(text, text))
    message = msg("{value} does not exist.", value=quoted("a\u200fb\u202e\n"))
    assert message_text(message) == "\u200f“a[U+200F]b[U+202E]↵” غير موجود."
    assert len(message_text(msg("{value} does not exist.", value="h" * 100_000))) < MAX_CELL_CHARACTERS + 100
    assert message_text("a\u200fb") == "a[U+200F]b"


def test_tooltip_escapes_bidirectional_characters():
    shown = cell_tooltip("https://a.example/" + "x" * 40 + "\u202egnp.exe", [])
    assert "\u202e" not in shown
    assert "[U+202E]" in shown


def test_cell_text_elides_long_value_in_middle():
    shown = cell_text("h" * 100_000 + "end")
    assert len(shown) <= MAX_CELL_CHARACTERS + 1
    assert shown.startswith("hhh")
    assert shown.endswith("end")


@pytest.mark.parametrize(
    "text", ['<img src="http://evil.example/x.png">', "<b>bold</b>", "  <a href='x'>", "&lt;", "<html>", "a <b>c</b>"]
)
def test_escaped_text_is_not_detected_as_rich_text(text):
    assert not Qt.mightBeRichText(escape_rich_text(text))
    assert escape_rich_text(text).replace("\u2060", "") == text
    assert escape_rich_text("http://a.example/?a=1&b=2") == "http://a.example/?a=1&b=2"


def test_tooltip_wraps_whole_long_value():
    value = "http://a.example/" + "x" * 300
    assert cell_tooltip(value, []).replace("\n", "") == value
    assert max(map(len, cell_tooltip(value, []).splitlines())) <= 90
    assert cell_tooltip("http://a.example/", []) == ""


def test_tooltip_lists_rule_message_and_source():
    rule = RULES["lastmod-date"]
    message = "2026-11-31 does not exist."
    problem = Problem(rule, rule.severity, 0, 0, "lastmod", "2026-11-31", message)
    lines = cell_tooltip("2026-11-31", [problem]).splitlines()
    assert lines == [rule.title, message, rule.source]


@pytest.mark.parametrize("width", [90, 160, 220, 300, 420])
def test_elided_url_keeps_host_and_end(bundled_font, width):
    metrics = QFontMetrics(QFont())
    host, path = "https://shop.example/", "a-very-long-folder/" * 8 + "page-17"
    shown = elide_url(host + path, metrics, width)
    assert metrics.horizontalAdvance(shown) <= width
    begin, end = shown.split("…")
    assert (host + path).startswith(begin)
    assert path.endswith(end)
    assert end
    if width > 200:
        assert begin.startswith(host)
    assert elide_url(host, metrics, 500) == host
