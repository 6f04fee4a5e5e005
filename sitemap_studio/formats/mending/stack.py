"""The elements that are open while a text is walked: how they are opened, renamed and closed, and what that patches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sitemap_studio.core.messages import msg
from sitemap_studio.formats.mending.tag_patches import BLANK, TagPatches
from sitemap_studio.formats.mending.vocabulary import split

Role = Literal["root", "entry", "field", "other"]
"""What an element is; that of no name of the protocol is one of others."""


@dataclass(slots=True)
class Open:
    """An element that is open: its name with prefix as it will stand, its role, and where its tag lies."""

    name: str
    role: Role
    start: int
    end: int
    has_loc: bool = False


class Stack:
    """The elements that are open.

    Attributes:
        open: They, outermost first.
        n_entries: How many entries were closed by now.
    """

    def __init__(self, text: str, patches: TagPatches) -> None:
        self._text = text
        self._patches = patches
        self._depths: dict[str, list[int]] = {}
        self.open: list[Open] = []
        self.n_entries = 0

    def depth_of(self, name: str) -> int | None:
        """How deep the innermost element of a name is open."""
        depths = self._depths.get(name)
        return depths[-1] if depths else None

    def outermost_of(self, name: str) -> int | None:
        """How deep the outermost element of a name is open."""
        depths = self._depths.get(name)
        return depths[0] if depths else None

    def push(self, element: Open) -> None:
        """Open an element."""
        self._depths.setdefault(element.name, []).append(len(self.open))
        self.open.append(element)

    def pop(self) -> None:
        """Close the innermost element."""
        closed = self.open.pop()
        self._depths[closed.name].pop()
        if closed.role == "field" and split(closed.name)[1] == "loc" and self.open:
            self.open[-1].has_loc = True
        elif closed.role == "entry":
            self.n_entries += 1

    def rename_top(self, name: str, role: Role) -> None:
        """Give the tag of the innermost element, one of others, the name that the tag which closes it has.

        Raises:
            UncertainError: It has been patched too often by now.
        """
        top = self.open[-1]
        at = top.start + 1
        message = msg("“{top}” is closed as “{name}”; it was renamed.", top=top.name, name=name)
        self._patches.add(at, at + len(top.name), name, "opening-wrong", message)
        self._depths[top.name].pop()
        top.name, top.role = name, role
        self._depths.setdefault(name, []).append(len(self.open) - 1)

    def close_down_to(self, depth: int, start: int) -> None:
        """Close what is open until only `depth` elements are, before a place."""
        if len(self.open) <= depth:
            return
        place = self.last_filled(start)
        while len(self.open) > depth:
            top = self.open[-1]
            if not self.close_by_rest(top, place):
                message = msg("“{top}” was not closed; its closing tag was added.", top=top.name)
                self._patches.add(place, place, f"</{top.name}>", "closing-missing", message)
            self.pop()

    def close_by_rest(self, top: Open, place: int) -> bool:
        """Complete a closing tag that lost its "<" before a place; whether there is one."""
        rest = f"/{top.name}>"
        if not self._text.endswith(rest, top.end, place):
            return False
        at = place - len(rest)
        message = msg("The tag that closes “{top}” lacked its “<”; it was added.", top=top.name)
        self._patches.add(at, at, "<", "closing-wrong", message)
        return True

    def last_filled(self, end: int) -> int:
        """The place behind the last character before `end` that is no white space."""
        while end and self._text[end - 1] in BLANK:
            end -= 1
        return end
