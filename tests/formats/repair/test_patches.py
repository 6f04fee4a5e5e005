"""Patches: resulting text, and line numbers."""

from __future__ import annotations

import tracemalloc
from itertools import count
from pathlib import Path

import pytest

from sitemap_studio.formats.repair.patches import (
    MAX_EXCERPT_CHARACTERS,
    Draft,
    Patch,
    UncertainError,
    shorten_bytes,
    shorten_text,
)
from sitemap_studio.formats.repair.text_repair import repair_text
from sitemap_studio.protocol.namespaces import SITEMAP


def patch(text: str, what: str, new: str) -> Patch:
    """Return a patch of the first occurrence of a text."""
    place = text.index(what)
    return Patch(place, place + len(what), new, "rule", "Done.")


def test_unsorted_patches_are_applied_in_text_order():
    draft = Draft("abc")
    draft.apply([Patch(2, 3, "C", "r", "m"), Patch(0, 1, "A", "r", "m"), Patch(3, 3, "!", "r", "m")])
    assert draft.text == "AbC!"


def test_repairs_state_original_lines_after_removals():
    draft = Draft("\n\none\ntwo\nthree\n")
    draft.apply([Patch(0, 2, "", "r", "m")])
    draft.apply([patch(draft.text, "two\n", "")])
    draft.apply([patch(draft.text, "one", "1\n1")])
    draft.apply([patch(draft.text, "three", "3")])
    assert [repair.line for repair in draft.repairs] == [1, 4, 3, 5]
    assert draft.text == "1\n1\n3\n"
    assert [draft.lines.file_line(line) for line in (1, 3, 4)] == [3, 5, 6]


def test_repairs_state_byte_offsets_in_final_text():
    draft = Draft("one \u00fc two three")
    draft.apply([patch(draft.text, "two", "2")])
    draft.apply([patch(draft.text, "three", ""), patch(draft.text, "one", "fi\u00fcrst")])
    draft.apply([Patch(0, 0, "\ufeff", "r", "m")])
    data = draft.text.encode()
    assert data == "\ufefffi\u00fcrst \u00fc 2 ".encode()
    assert [repair.start for repair in draft.repairs] == [data.index(b"2"), 3, len(data), 0]


def test_removal_and_later_insertion_have_same_offset():
    draft = Draft("<a>b\x01")
    draft.apply([patch(draft.text, "\x01", "")])
    draft.apply([Patch(4, 4, "</a>", "r", "m")])
    assert [repair.start for repair in draft.repairs] == [4, 4]


def test_excerpts_show_both_states_shortened_and_printable():
    long = "x" * 50
    draft = Draft(f"{long}a&b&c{long}")
    draft.apply([Patch(51, 52, "&amp;", "rule", "said"), Patch(53, 54, "&amp;", "rule", "said")])
    first, second = draft.repairs
    assert first.after == first.before.replace("a&b", "a&amp;b")
    assert second.after == second.before.replace("b&c", "b&amp;c")
    assert shorten_text("a\n  b\x00\udce9") == "a b\\x00\\xE9"
    assert len(shorten_text("x" * 500)) <= MAX_EXCERPT_CHARACTERS


def test_shortening_of_long_text_uses_little_memory():
    text, data = "\x01" * 2_000_000, b"\xff" * 2_000_000
    tracemalloc.start()
    texts = shorten_text(text), shorten_bytes(data)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [len(each) for each in texts] == [MAX_EXCERPT_CHARACTERS - 1] * 2
    assert texts[0].startswith(r"\x01\x01")
    assert texts[1].endswith(r"\xff\xff")
    assert peak < 100_000


def test_overlapping_or_endless_patches_raise_uncertain_error():
    with pytest.raises(UncertainError):
        Draft("abc").apply([Patch(0, 2, "", "r", "m"), Patch(1, 3, "", "r", "m")])
    found = (Patch(place, place, "", "r", "m") for place in count())
    with pytest.raises(UncertainError):
        Draft("abc").apply(found)


def test_equal_messages_of_repairs_are_one_object():
    data = f'<urlset xmlns="{SITEMAP}"><url><loc>https://example.com/?{"&a" * 1_000}</loc></url></urlset>'.encode()
    repairs = repair_text(data, Path("a.xml")).repairs
    assert len(repairs) == 1_000
    assert len({id(repair.message) for repair in repairs}) == 1
