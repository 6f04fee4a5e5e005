"""Single slips in a tag, where the tags and the text beside it leave no doubt of what it should be.

Each is looked for only where a tag matches nothing that is open; all are told as the patches that undo them.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final

from sitemap_studio.core.messages import msg
from sitemap_studio.formats.mending.patches import UncertainError
from sitemap_studio.formats.mending.roots import declared_in, uri_of
from sitemap_studio.formats.mending.stack import Open, Role, Stack
from sitemap_studio.formats.mending.tag_patches import BLANK, TagPatches
from sitemap_studio.formats.mending.tokens import Token, Tokens
from sitemap_studio.formats.mending.vocabulary import ENTRY_OF_ROOT, ROOT_OF_ENTRY, meant, split
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

_LIKENESS: Final = 0.6
"""How alike two names are at least of which one is a slip for the other: `ulr` and `url` are by two thirds."""

_MAX_PREFIXES: Final = 20
"""Different prefixes that are looked for; where more are written wrongly, that is no slip."""

_RULE: Final = "opening-wrong"


class Slips:
    """Slips in the tags of one text, mended where they are met."""

    def __init__(self, text: str, tokens: Tokens, patches: TagPatches, stack: Stack) -> None:
        self._text = text
        self._tokens = tokens
        self._patches = patches
        self._stack = stack
        self._bound: dict[str, bool] = {}

    def is_root(self, token: Token) -> bool:
        """Whether an element of another name is meant to be the root: it declares the namespace of sitemaps."""
        declared = declared_in(self._text[token.start : token.end]).get(split(token.name)[0].rstrip(":"))
        return token.kind == "open" and declared is not None and uri_of(declared) == SITEMAP

    def opened_entry(self, token: Token, place: int) -> Token:
        """An entry that is closed at once though its fields follow, as it is meant; else as it is."""
        following = self._at(place + 1)
        if token.kind != "empty" or following is None or not _is_field(following):
            return token
        if self._text[token.end : following.start].strip(BLANK):
            return token
        self._drop_slash(token)
        return token._replace(kind="open")

    def closes_entry(self, token: Token, place: int) -> bool:
        """Close an entry by a tag that opens one, where nothing but another entry, or the end, follows."""
        stack = self._stack
        if not stack.open or stack.open[-1].role != "entry" or not stack.open[-1].has_loc:
            return False
        name = stack.open[-1].name
        if token.kind != "open" or token.name != name or token.end - token.start > len(name) + 2:
            return False
        if not self._ends_here(place):
            return False
        message = msg("The tag that closes “{name}” lacked its “/”; it was added.", name=name)
        self._patches.add(token.start + 1, token.start + 1, "/", "closing-wrong", message)
        stack.pop()
        return True

    def ends_entry(self, entry: Open, token: Token, place: int) -> bool:
        """Whether a tag that closes nothing is meant to close the entry in which it stands."""
        return entry.has_loc and _are_alike(token.name, entry.name) and self._ends_here(place)

    def begins_entry(self, token: Token, entry: str, place: int) -> bool:
        """Open an entry before an address where all that is left of its tag is its end."""
        previous = self._at(place - 1)
        if previous is None or len(self._stack.open) != 1:
            return False
        between = self._text[previous.end : token.start]
        if between.strip(BLANK) != f"{entry}>":
            return False
        at = previous.end + between.index(entry)
        self._add_bracket(at, entry)
        self._stack.push(Open(entry, "entry", at, token.start))
        return True

    def opening(self, token: Token, name: str, role: Role, place: int) -> bool:
        """Mend the opening tag to which one belongs that closes nothing open; whether there is one."""
        top, previous = self._stack.open[-1], self._at(place - 1)
        if previous is None:
            return False
        if top.role == "other":
            is_filled = bool(self._text[top.end : token.start].strip(BLANK))
            is_next = previous.start == top.start and len(self._stack.open) > 2 and is_filled
            is_entry = len(self._stack.open) == 2 and top.has_loc
            if not (is_next if role == "field" else is_entry) or not self._is_slip(top.name, token.name):
                return False
            self._patches.rename(token, name)
            self._stack.rename_top(name, role)
            self._stack.pop()
            return True
        if role == "entry" or top.role != "entry" or token.name != name:
            return False
        between = self._text[previous.end : token.start]
        filled = between.lstrip(BLANK)
        if previous.kind == "empty" and previous.name == name and filled:
            self._drop_slash(previous)
        elif filled.startswith(f"{name}>"):
            self._add_bracket(token.start - len(filled), name)
        else:
            return False
        top.has_loc |= split(name)[1] == "loc"
        return True

    def _at(self, place: int) -> Token | None:
        return self._tokens[place] if 0 <= place < len(self._tokens) else None

    def _ends_here(self, place: int) -> bool:
        """Whether behind a tag another entry begins, or the root ends."""
        following = self._at(place + 1)
        if following is None or self._text[self._tokens[place].end : following.start].strip(BLANK):
            return False
        local = meant(split(following.name)[1])
        return local in (ENTRY_OF_ROOT if following.kind == "close" else ROOT_OF_ENTRY)

    def _is_slip(self, opening: str, closing: str) -> bool:
        """Whether a name that is nobody's should be the one that closes it."""
        prefix = split(opening)[0]
        if not _are_alike(opening, closing):
            return False
        return prefix == split(closing)[0] or (bool(prefix) and not self._is_bound(prefix[:-1]))

    def _is_bound(self, prefix: str) -> bool:
        """Whether a prefix is declared anywhere, or that of a known extension."""
        if prefix not in self._bound:
            self._bound[prefix] = prefix in EXTENSIONS or f"xmlns:{prefix}=" in self._text
            if len(self._bound) > _MAX_PREFIXES:
                raise UncertainError
        return self._bound[prefix]

    def _drop_slash(self, token: Token) -> None:
        slash = self._text.rindex("/", token.start, token.end)
        message = msg("“{token}” is closed further down; the “/” in its opening tag was removed.", token=token.name)
        self._patches.add(slash, slash + 1, "", _RULE, message)

    def _add_bracket(self, at: int, name: str) -> None:
        message = msg("The tag that opens “{name}” lacked its “<”; it was added.", name=name)
        self._patches.add(at, at, "<", _RULE, message)


def _is_field(token: Token) -> bool:
    return token.kind == "open" and meant(split(token.name)[1]) in FIELD_NAMES


@lru_cache(maxsize=1_024)
def _are_alike(one: str, other: str) -> bool:
    return SequenceMatcher(None, one, other, autojunk=False).ratio() >= _LIKENESS
