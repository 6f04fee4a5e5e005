"""Patches around tags: what is put in, renamed or taken out while a text is walked, in words for its user."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import Final

from sitemap_studio.core.messages import msg
from sitemap_studio.formats.mending.patches import MAX_PATCHES, MAX_REPAIRS, Patch, UncertainError
from sitemap_studio.formats.mending.tokens import Marks, Token

_LOC: Final = re.compile(r"<(?:[\w.\-]+:)?loc[\s>]")

MAX_ALIKE: Final = 5_000
"""Tags of one name in the wrong case that are told one by one; the others are told with the last of these."""

BLANK: Final = " \t\r\n"
"""White space of XML."""


class TagPatches:
    """The patches of one walk.

    Attributes:
        found: All of them by now.
    """

    def __init__(self, text: str, marks: Marks) -> None:
        self._text = text
        self._marks = marks
        self.found: list[Patch] = []
        self._n_told = 0
        self._n_renamed: dict[str, int] = {}

    def add(self, start: int, end: int, new: str, rule: str, message: str) -> None:
        """Replace anything.

        Raises:
            UncertainError: There are too many by now.
        """
        self.found.append(Patch(start, end, new, rule, message))
        self._n_told += message != ""
        if self._n_told > MAX_REPAIRS or len(self.found) > MAX_PATCHES:
            raise UncertainError

    def rename(self, token: Token, name: str) -> None:
        """Give a tag another name, if it has not got it already."""
        if token.name == name:
            return
        at = token.start + (2 if token.kind == "close" else 1)
        is_case = token.name.lower() == name.lower()
        rule = "name-case" if is_case else "closing-wrong" if token.kind == "close" else "root-wrong"
        count = self._n_renamed[token.name] = self._n_renamed.get(token.name, 0) + 1
        message = ""
        if not is_case or count < MAX_ALIKE:
            message = msg("“{token}” should be “{name}”; it was renamed.", token=token.name, name=name)
        elif count == MAX_ALIKE:
            message = msg(
                "“{token}” should be “{name}”; it was renamed, and so is every other one further down.",
                token=token.name,
                name=name,
            )
        self.add(at, at + len(token.name), name, rule, message)

    def as_text(self, token: Token) -> None:
        """Take a tag for text."""
        message = msg("“{text}” is not a tag here; its “<” was escaped.", text=self._text[token.start : token.end])
        self.add(token.start, token.start + 1, "&lt;", "less-than-bare", message)

    def drop(self, token: Token) -> None:
        """Take out a tag that closes nothing."""
        message = msg("“{token}” was closed, but it was not open; the tag was removed.", token=token.name)
        self.add(token.start, token.end, "", "closing-stray", message)

    def drop_after(self, after: int, end: int) -> None:
        """Take out what stands behind the root: anything but comments, instructions and white space.

        Raises:
            UncertainError: There are addresses in it.
        """
        spans = self._marks.spans
        first = bisect_left(spans.starts, after)
        last = bisect_left(spans.starts, end, first)
        begins = [after, *spans.ends[first:last]]
        for begin, stop in zip(begins, [*spans.starts[first:last], end], strict=True):
            piece = self._text[begin:stop]
            if _LOC.search(piece):
                raise UncertainError
            if piece.strip(BLANK):
                start = begin + len(piece) - len(piece.lstrip(BLANK))
                message = msg("Something stood behind the end of the sitemap; it was removed.")
                self.add(start, start + len(piece.strip(BLANK)), "", "after-end", message)
