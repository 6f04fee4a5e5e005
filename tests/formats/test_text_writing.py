"""Text sitemaps: one address a line."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import LimitError
from sitemap_studio.formats.text_list import text_bytes
from sitemap_studio.model.columns import entry_frame


def test_each_loc_has_its_line():
    data = text_bytes(entry_frame({"loc": ["http://a.b/ü?x=1&y=2", "http://a.b/2"], "lastmod": ["2026", None]}))
    assert data == "http://a.b/ü?x=1&y=2\nhttp://a.b/2\n".encode()


def test_entries_without_a_loc_are_left_out():
    assert text_bytes(entry_frame({"loc": [None, "", "http://a.b/", " \n\t"]})) == b"http://a.b/\n"


def test_white_space_around_a_loc_is_left_out():
    assert text_bytes(entry_frame({"loc": ["\r\n  http://a.b/ \t\n"]})) == b"http://a.b/\n"


def test_no_entries_give_no_bytes():
    assert text_bytes(entry_frame({})) == b""
    assert text_bytes(entry_frame({"loc": [None]})) == b""


@pytest.mark.parametrize("line_break", ["\n", "\r", "\r\n"])
def test_a_line_break_in_a_loc_names_the_entry(line_break):
    frame = entry_frame({"loc": [None, f"http://a.b/{line_break}x"]})
    with pytest.raises(LimitError) as caught:
        text_bytes(frame)
    assert caught.value.message == "Entry 2 can't stand in a text sitemap: its loc holds a line break."
