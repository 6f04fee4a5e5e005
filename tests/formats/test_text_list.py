"""Text lists: read, written, and saved without a change to other bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import LimitError, ReadError
from sitemap_studio.formats.text_list import read_text, splice_text, text_bytes
from sitemap_studio.model.columns import entry_frame
from tests.formats.line_splicing_cases import spliced_after

PATH = Path("sitemap.txt")


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_every_line_is_an_entry_and_blank_lines_are_skipped(newline):
    data = newline.join(["http://x/a", "", " \t", " http://x/b ", "", "http://x/ü"]).encode()
    entries = read_text(data, PATH)
    assert entries["loc"].to_list() == ["http://x/a", " http://x/b ", "http://x/ü"]
    assert entries["lastmod"].null_count() == 3
    ranges = entries.select("start", "length").iter_rows()
    assert [data[start : start + length].decode() for start, length in ranges] == entries["loc"].to_list()


def test_a_byte_order_mark_is_no_part_of_the_first_address():
    entries = read_text(b"\xef\xbb\xbfhttp://x/\n", PATH)
    assert entries.select("loc", "start", "length").rows() == [("http://x/", 3, 9)]


def test_strange_line_separators_do_not_end_a_line():
    assert read_text("http://x/\u2028a\x0cb".encode(), PATH)["loc"].to_list() == ["http://x/\u2028a\x0cb"]


def test_bytes_that_are_not_utf8_are_refused_with_their_line():
    with pytest.raises(ReadError, match="in line 2"):
        read_text(b"http://x/\nhttp://x/\xfc\n", PATH)


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


ODD = "\ufeff  http://x/a \r\n\r\nhttp://x/b\rhttp://x/c\n\t\nhttp://x/d"


def saved(text: str, *edits: tuple) -> str:
    return spliced_after(splice_text, lambda data: read_text(data, Path("a.txt")), text, *edits)


def test_an_edited_address_changes_its_line_only():
    assert saved(ODD, ("set", 1, "loc", " http://x/new ")) == ODD.replace("x/b", "x/new")


def test_blanks_around_an_edited_address_go():
    assert saved(ODD, ("set", 0, "loc", "http://x/a")) == ODD.replace("  http://x/a ", "http://x/a")


def test_an_address_with_the_text_that_it_has_keeps_its_blanks():
    assert saved(ODD, ("set", 0, "loc", "  http://x/a ")) == ODD


def test_a_removed_address_takes_its_line_end_along():
    assert saved(ODD, ("remove", 2)) == ODD.replace("http://x/c\n", "")


def test_the_line_before_a_removed_last_one_is_the_last_then():
    assert saved(ODD, ("remove", 3)) == ODD.removesuffix("\nhttp://x/d")


@pytest.mark.parametrize(("place", "end"), [(1, "\r\n"), (2, "\r"), (3, "\n")])
def test_an_added_address_ends_as_the_line_before_it(place, end):
    before = ODD.split("http://x/" + "abcd"[place - 1])[0] + "http://x/" + "abcd"[place - 1]
    before += " " * (place == 1) + end
    assert saved(ODD, ("add", place, {"loc": "new"})) == before + "new" + end + ODD.removeprefix(before)


def test_an_address_added_behind_the_last_leaves_no_line_end_behind_it():
    assert saved(ODD, ("add", 4, {"loc": "new"})) == ODD + "\r\nnew"


def test_an_address_added_before_the_first_stands_behind_the_byte_order_mark():
    assert saved(ODD, ("add", 0, {"loc": "new"})) == ODD.replace("\ufeff", "\ufeffnew\r\n")


def test_an_address_in_the_place_of_another_leaves_blank_lines_where_they_are():
    assert saved("a\n\nb\nc\n", ("remove", 1), ("add", 1, {"loc": "new"})) == "a\n\nnew\nc\n"


def test_moved_lines_keep_their_bytes():
    assert saved(ODD, ("move", 0, 3)) == "\ufeff\r\nhttp://x/b\rhttp://x/c\n\t\nhttp://x/d\r\n  http://x/a "


def test_a_line_break_names_the_entry_and_not_its_place_among_the_edited():
    with pytest.raises(LimitError, match="Entry 3 can't stand in a text sitemap"):
        saved(ODD, ("set", 2, "loc", "a\nb"))
