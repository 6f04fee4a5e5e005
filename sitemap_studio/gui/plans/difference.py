"""Two values side by side, such that what differs between them is in sight."""

from __future__ import annotations

from typing import Final

from sitemap_studio.gui.words.texts import cell_text

_KEPT_CHARACTERS: Final = 20
"""Of what two values share in front, more than this is left out, so that the difference is seen."""

_SHOWN_CHARACTERS: Final = 10
"""As much of it is shown then."""


def around_difference(before: str, after: str) -> tuple[str, str]:
    """Two values in one line each, such that what differs is in sight, and blanks at their ends can be seen.

    Where they begin alike for long, the beginning is left out of both.
    """
    shared = 0
    for one, other in zip(before, after, strict=False):
        if one != other:
            break
        shared += 1
    cut = shared - _SHOWN_CHARACTERS if shared > _KEPT_CHARACTERS else 0
    lead = "\u2026" if cut else ""
    return lead + _with_blanks(before[cut:]), lead + _with_blanks(after[cut:])


def changed_parts(before: str, after: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Which part of each of two values the other lacks, by its first character and that behind its last.

    Both parts are empty where the values have neither their beginning nor their end in common: all of it differs then.
    """
    most = min(len(before), len(after))
    first = next((place for place in range(most) if before[place] != after[place]), most)
    most -= first
    last = next((place for place in range(most) if before[-1 - place] != after[-1 - place]), most)
    if not first and not last:
        return (0, 0), (0, 0)
    return (first, len(before) - last), (first, len(after) - last)


def _with_blanks(text: str) -> str:
    """A text in which blanks at both ends are seen."""
    bare = text.strip(" ")
    if not bare:
        return "\u2423" * len(text)
    left, right = text[: text.index(bare)], text[text.index(bare) + len(bare) :]
    return "\u2423" * len(left) + cell_text(bare) + "\u2423" * len(right)
