"""Text lists: read, written, and saved without a change to other bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import LimitError
from sitemap_studio.formats.text_list import read_text_list, splice_text, text_bytes
from sitemap_studio.model.columns import entry_frame
from tests.formats.line_splicing_cases import spliced_after

PATH = Path("sitemap.txt")


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_lines_are_entries_and_blank_lines_skipped(newline):
    data = newline.join(["http://x/a", "", " \t", " http://x/b ", "", "http://x/ü"]).encode()
    entries = read_text_list(data, PATH)
    assert entries["loc"].to_list() == ["http://x/a", " http://x/b ", "http://x/ü"]
    assert entries["lastmod"].null_count() == 3
    ranges = entries.select("start", "length").iter_rows()
    assert [data[start : start + length].decode() for start, length in ranges] == entries["loc"].to_list()


def test_byte_order_mark_is_skipped_and_unicode_separators_retained():
    entries = read_text_list(b"\xef\xbb\xbfhttp://x/\n", PATH)
    assert entries.select("loc", "start", "length").rows() == [("http://x/", 3, 9)]
    assert read_text_list("http://x/\u2028a\x0cb".encode(), PATH)["loc"].to_list() == ["http://x/\u2028a\x0cb"]


@pytest.mark.parametrize(
    ("locs", "data"),
    [
        (["http://a.b/ü?x=1&y=2", "http://a.b/2"], "http://a.b/ü?x=1&y=2\nhttp://a.b/2\n"),
        ([None, "", "http://a.b/", " \n\t"], "http://a.b/\n"),
        (["\r\n  http://a.b/ \t\n"], "http://a.b/\n"),
        ([None], ""),
        ([], ""),
    ],
)
def test_each_loc_is_written_as_stripped_line(locs, data):
    assert text_bytes(entry_frame({"loc": locs})) == data.encode()


@pytest.mark.parametrize("line_break", ["\n", "\r", "\r\n"])
def test_loc_with_line_break_is_refused_naming_entry(line_break):
    frame = entry_frame({"loc": [None, f"http://a.b/{line_break}x"]})
    with pytest.raises(LimitError) as caught:
        text_bytes(frame)
    assert caught.value.message == "Entry 2 can't be saved in a text sitemap: its loc contains a line break."


ODD = "\ufeff  http://x/a \r\n\r\nhttp://x/b\rhttp://x/c\n\t\nhttp://x/d"


def saved_after(text: str, *edits: tuple) -> str:
    return spliced_after(splice_text, lambda data: read_text_list(data, Path("a.txt")), text, *edits)


@pytest.mark.parametrize(
    ("edit", "old", "new"),
    [
        (("set", 1, "loc", " http://x/new "), "x/b", "x/new"),
        (("set", 0, "loc", "http://x/a"), "  http://x/a ", "http://x/a"),
        (("set", 0, "loc", "  http://x/a "), "", ""),
        (("remove", 2), "http://x/c\n", ""),
        (("remove", 3), "\nhttp://x/d", ""),
        (("add", 0, {"loc": "new"}), "\ufeff", "\ufeffnew\r\n"),
        (("add", 4, {"loc": "new"}), "x/d", "x/d\r\nnew"),
        (("move", 0, 3), ODD, "\ufeff\r\nhttp://x/b\rhttp://x/c\n\t\nhttp://x/d\r\n  http://x/a "),
    ],
    ids=[
        "a line", "blanks go", "blanks stay", "with its line end", "the last one", "behind the mark",
        "no line end at the end", "moved lines keep their bytes",
    ],
)  # fmt: skip
def test_edit_changes_only_its_line(edit, old, new):
    assert saved_after(ODD, edit) == ODD.replace(old, new, 1)


@pytest.mark.parametrize(("place", "end"), [(1, "\r\n"), (2, "\r"), (3, "\n")])
def test_added_url_has_line_end_of_preceding_line(place, end):
    before = ODD.split("http://x/" + "abcd"[place - 1])[0] + "http://x/" + "abcd"[place - 1]
    before += " " * (place == 1) + end
    assert saved_after(ODD, ("add", place, {"loc": "new"})) == before + "new" + end + ODD.removeprefix(before)


@pytest.mark.parametrize(
    ("text", "line_end"), [("a\r\nb\nc", "\r\n"), ("a\nb\r\nc", "\n"), ("\na", "\n"), ("a\rb", "\r"), ("a", "\n")]
)
def test_append_after_unterminated_line_uses_first_line_end(text, line_end):
    assert saved_after(text, ("add", len(text.split()), {"loc": "new"})) == f"{text}{line_end}new"


def test_added_url_replaces_removed_one_and_line_break_refused():
    assert saved_after("a\n\nb\nc\n", ("remove", 1), ("add", 1, {"loc": "new"})) == "a\n\nnew\nc\n"
    with pytest.raises(LimitError, match="Entry 3 can't be saved in a text sitemap"):
        saved_after(ODD, ("set", 2, "loc", "a\nb"))
