"""Patches: the text that they give, and the lines that they tell."""

from __future__ import annotations

from itertools import count

import pytest

from sitemap_studio.formats.mending.patches import MAX_SHOWN, Draft, Patch, UncertainError, shortened


def patch(text: str, what: str, new: str) -> Patch:
    """A patch of the first place that holds something."""
    place = text.index(what)
    return Patch(place, place + len(what), new, "rule", "Done.")


def test_patches_are_applied_in_the_order_of_the_text():
    draft = Draft("abc")
    draft.apply([Patch(2, 3, "C", "r", "m"), Patch(0, 1, "A", "r", "m"), Patch(3, 3, "!", "r", "m")])
    assert draft.text == "AbC!"


def test_lines_are_those_of_the_file_however_many_are_gone():
    draft = Draft("\n\none\ntwo\nthree\n")
    draft.apply([Patch(0, 2, "", "r", "m")])
    draft.apply([patch(draft.text, "two\n", "")])
    draft.apply([patch(draft.text, "one", "1\n1")])
    draft.apply([patch(draft.text, "three", "3")])
    assert [repair.line for repair in draft.repairs] == [1, 4, 3, 5]
    assert draft.text == "1\n1\n3\n"


def test_patches_that_overlap_are_refused():
    with pytest.raises(UncertainError):
        Draft("abc").apply([Patch(0, 2, "", "r", "m"), Patch(1, 3, "", "r", "m")])


def test_too_many_patches_are_refused_before_all_of_them_are_found():
    found = (Patch(place, place, "", "r", "m") for place in count())
    with pytest.raises(UncertainError):
        Draft("abc").apply(found)


def test_what_is_shown_is_short_and_printable():
    assert shortened("a\n  b\x00\udce9") == "a b\\x00\\xE9"
    assert len(shortened("x" * 500)) <= MAX_SHOWN
