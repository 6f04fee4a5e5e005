"""Repairs of how tags are nested: names, elements that are not closed, missing or repeated roots, truncated files.

Elements whose tags match stay as they are; around the others, tags are added, renamed or removed, so that every entry
keeps its content.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final, Literal

from sitemap_studio.core.messages import msg
from sitemap_studio.formats.repair.patches import MAX_PATCHES, MAX_REPAIRS, Patch, UncertainError
from sitemap_studio.formats.repair.tags import Declarations, declared_in, uri_of
from sitemap_studio.formats.repair.tokens import LIKE_OURS, Markup, Token, Tokens
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT, ROOT_OF_ENTRY, protocol_name, split_prefix
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP, is_readable

_MAX_PARSED_DEPTH: Final = 256
"""Levels that the parser goes down."""


def partners_of(tokens: Tokens, count: int) -> dict[int, int]:
    """The closing tag of each opening one between which all tags match.

    Raises:
        UncertainError: Such elements are nested deeper than the parser goes, or as many of others are never closed.
    """
    partners: dict[int, int] = {}
    waiting: list[tuple[int, str]] = []
    # How many elements that match are nested in each one that waits.
    nested = [0]
    n_others = 0
    for place, (kind, name) in enumerate(tokens.named(count)):
        if kind == "open":
            waiting.append((place, name))
            nested.append(0)
            n_others += _is_of_others(name)
            if n_others > _MAX_PARSED_DEPTH:
                raise UncertainError
        elif kind == "close":
            if waiting and waiting[-1][1] == name:
                partners[waiting.pop()[0]] = place
                n_others -= _is_of_others(name)
                height = nested.pop() + 1
                nested[-1] = max(nested[-1], height)
                if height > _MAX_PARSED_DEPTH:
                    raise UncertainError
            else:
                waiting.clear()
                nested = [0]
                n_others = 0
    return partners


@lru_cache(maxsize=1_024)
def _is_of_others(name: str) -> bool:
    """Whether a name is neither one of the protocol nor one of an extension."""
    return ":" not in name and protocol_name(name) is None


_LOC: Final = re.compile(r"<(?:[\w.\-]+:)?loc[\s>]")

MAX_ALIKE: Final = 5_000
"""Tags of one name in the wrong case that are listed one by one; the others are covered by the last of these."""

BLANK: Final = " \t\r\n"
"""White space of XML."""


class TagPatches:
    """The patches of one walk.

    Attributes:
        found: All of them by now.
    """

    def __init__(self, text: str, markup: Markup) -> None:
        self._text = text
        self._markup = markup
        self.found: list[Patch] = []
        self._n_listed = 0
        self._n_renamed: dict[str, int] = {}

    def add(self, start: int, end: int, new: str, rule: str, message: str) -> None:
        """Replace anything.

        Raises:
            UncertainError: There are too many by now.
        """
        self.found.append(Patch(start, end, new, rule, message))
        self._n_listed += message != ""
        if self._n_listed > MAX_REPAIRS or len(self.found) > MAX_PATCHES:
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
        spans = self._markup.spans
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


Role = Literal["root", "entry", "field", "other"]
"""What an element is; that of no name of the protocol is one of others."""


@dataclass(slots=True)
class OpenElement:
    """An element that is open: its name with prefix as it will stand, its role, and where its tag lies."""

    name: str
    role: Role
    start: int
    end: int
    has_loc: bool = False


class OpenElements:
    """The elements that are open.

    Attributes:
        open: They, outermost first.
        n_entries: How many entries were closed by now.
    """

    def __init__(self, text: str, patches: TagPatches) -> None:
        self._text = text
        self._patches = patches
        self._depths: dict[str, list[int]] = {}
        self.open: list[OpenElement] = []
        self.n_entries = 0

    def depth_of(self, name: str) -> int | None:
        """How deep the innermost element of a name is open."""
        depths = self._depths.get(name)
        return depths[-1] if depths else None

    def outermost_of(self, name: str) -> int | None:
        """How deep the outermost element of a name is open."""
        depths = self._depths.get(name)
        return depths[0] if depths else None

    def push(self, element: OpenElement) -> None:
        """Open an element."""
        self._depths.setdefault(element.name, []).append(len(self.open))
        self.open.append(element)

    def pop(self) -> None:
        """Close the innermost element."""
        closed = self.open.pop()
        self._depths[closed.name].pop()
        if closed.role == "field" and split_prefix(closed.name)[1] == "loc" and self.open:
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

    def close_by_rest(self, top: OpenElement, place: int) -> bool:
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


_LIKENESS: Final = 0.6
"""How alike two names are at least of which one is a slip for the other: `ulr` and `url` are by two thirds."""

_MAX_PREFIXES: Final = 20
"""Different prefixes that are looked for; where more are written wrongly, that is no slip."""

_RULE: Final = "opening-wrong"


class Typos:
    """Typos in the tags of one text, repaired where they are met."""

    def __init__(self, text: str, tokens: Tokens, patches: TagPatches, stack: OpenElements) -> None:
        self._text = text
        self._tokens = tokens
        self._patches = patches
        self._stack = stack
        self._bound: dict[str, bool] = {}

    def is_root(self, token: Token) -> bool:
        """Whether an element of another name is meant to be the root: it declares the namespace of sitemaps."""
        declared = declared_in(self._text[token.start : token.end]).get(split_prefix(token.name)[0].rstrip(":"))
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

    def ends_entry(self, entry: OpenElement, token: Token, place: int) -> bool:
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
        self._stack.push(OpenElement(entry, "entry", at, token.start))
        return True

    def opening(self, token: Token, name: str, role: Role, place: int) -> bool:
        """Repair the opening tag to which one belongs that closes nothing open; whether there is one."""
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
        top.has_loc |= split_prefix(name)[1] == "loc"
        return True

    def _at(self, place: int) -> Token | None:
        return self._tokens[place] if 0 <= place < len(self._tokens) else None

    def _ends_here(self, place: int) -> bool:
        """Whether behind a tag another entry begins, or the root ends."""
        following = self._at(place + 1)
        if following is None or self._text[self._tokens[place].end : following.start].strip(BLANK):
            return False
        local = protocol_name(split_prefix(following.name)[1])
        return local in (ENTRY_OF_ROOT if following.kind == "close" else ROOT_OF_ENTRY)

    def _is_slip(self, opening: str, closing: str) -> bool:
        """Whether an unknown name should be the one that closes it."""
        prefix = split_prefix(opening)[0]
        if not _are_alike(opening, closing):
            return False
        return prefix == split_prefix(closing)[0] or (bool(prefix) and not self._is_bound(prefix[:-1]))

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
    return token.kind == "open" and protocol_name(split_prefix(token.name)[1]) in FIELD_NAMES


@lru_cache(maxsize=1_024)
def _are_alike(one: str, other: str) -> bool:
    return SequenceMatcher(None, one, other, autojunk=False).ratio() >= _LIKENESS


class RootRepair:
    """Sees to it that all entries stand in one root.

    Attributes:
        root: It, once it was met or added.
        prefixes: Those by which elements of the protocol are known.
    """

    def __init__(self, text: str, patches: TagPatches, stack: OpenElements, entry_name: str) -> None:
        self._text, self._patches, self._stack = text, patches, stack
        self.root: OpenElement | None = None
        self.prefixes = {""}
        self._name = ROOT_OF_ENTRY[entry_name]
        self._closing: Token | None = None
        self._after = 0
        self._declarations: Declarations | None = None

    def meet_prefix(self, token: Token) -> None:
        """Know the prefix of a further root by the namespace that it is bound to."""
        prefix, local = split_prefix(token.name)
        if prefix in self.prefixes or protocol_name(local) not in ENTRY_OF_ROOT:
            return
        bound = declared_in(self._text[token.start : token.end]).get(prefix[:-1])
        if self.root is None or (bound is not None and is_readable(uri_of(bound))):
            self.prefixes.add(prefix)

    def enter(self, token: Token, name: str) -> None:
        """Take a tag for the root's, or join what it opens to the root that is there.

        Raises:
            UncertainError: The root is empty.
        """
        if self.root is None:
            self._patches.rename(token, name)
            if token.kind == "empty":
                raise UncertainError
            self._begin(OpenElement(name, "root", token.start, token.end), token)
            return
        self.reopen(token)
        if self._declarations:
            self._declarations.join(token)
        self._stack.close_down_to(1, token.start)
        message = msg("“{token}” was opened a second time; its entries were joined to those before.", token=token.name)
        self._patches.add(token.start, token.end, "", "root-repeated", message)

    def enter_misnamed(self, token: Token) -> None:
        """Take a tag for the root's that bears another name."""
        name = split_prefix(token.name)[0] + self._name
        message = msg(
            "“{token}” declares the namespace of sitemaps, and should be “{name}”.", token=token.name, name=name
        )
        self._patches.add(token.start + 1, token.start + 1 + len(token.name), name, "opening-wrong", message)
        self.prefixes.add(split_prefix(name)[0])
        self._begin(OpenElement(name, "root", token.start, token.end), token)

    def reopen(self, token: Token) -> None:
        """Go on, before a tag, in the root that was closed already or is not there yet."""
        if self._stack.open:
            return
        if self.root is None:
            message = msg("The “{name}” around the entries was missing; it was added.", name=self._name)
            self._patches.add(token.start, token.start, f'<{self._name} xmlns="{SITEMAP}">\n', "root-missing", message)
            self._begin(OpenElement(self._name, "root", token.start, token.start), None)
            return
        if self._closing is not None:
            self._patches.drop_after(self._after, token.start)
            closing = self._closing
            message = msg(
                "“{closing}” was closed before its last entry; the entries behind it were joined.", closing=closing.name
            )
            self._patches.add(closing.start, closing.end, "", "root-repeated", message)
            self._closing = None
        self._stack.push(self.root)

    def _begin(self, root: OpenElement, token: Token | None) -> None:
        self.root, self._declarations = root, Declarations(self._text, token)
        self._stack.push(root)

    def keep_declared(self, token: Token) -> None:
        """Declare on an entry what its own root binds otherwise than the first one does."""
        if self._declarations and self._declarations.clashes:
            for patch in self._declarations.kept(token.start, token.end):
                self._patches.add(*patch)

    def close(self, token: Token) -> None:
        """Note a tag that closes the root; it is renamed at the end, when it is known to be the last one."""
        self._closing, self._after = token, token.end

    def drop_behind(self, token: Token) -> None:
        """Leave out a tag of the protocol that closes behind the root, and what stands before it."""
        self._patches.drop_after(self._after, token.start)
        self._patches.drop(token)
        self._after = token.end

    def finish(self) -> None:
        """Leave out what stands behind the root, which is closed by its last closing tag."""
        self._patches.drop_after(self._after, len(self._text))
        if self._closing and self.root:
            self._patches.rename(self._closing, self.root.name)

    def add_declared(self) -> None:
        """Declare on the root what only later ones declared."""
        if self._declarations:
            self._patches.found += self._declarations.added()


_MAX_DEPTH: Final = 200
_ENTRY: Final = re.compile(r"<(?:[\w.\-]+:)?(?:url|sitemap)(?=[\s/>]|\Z)", re.IGNORECASE)


def structure(text: str, markup: Markup) -> list[Patch]:
    """Nest all elements as they are meant.

    Raises:
        UncertainError: What is meant is uncertain.
    """
    return _StructureRepair(text, markup).repaired()


class _StructureRepair:
    """Goes through the tags once, with the elements that are open."""

    def __init__(self, text: str, markup: Markup) -> None:
        self._text = text
        self._tokens = tokens = markup.tokens
        self._patches = TagPatches(text, markup)
        self._stack = OpenElements(text, self._patches)
        self._open = self._stack.open
        self._slips = Typos(text, tokens, self._patches, self._stack)
        self._torn: int | None = None
        self._n_tokens = len(tokens)
        if tokens and tokens[-1].kind == "odd":
            self._n_tokens -= 1
            self._torn = tokens.last_start
        unclosed = markup.spans.unclosed
        if unclosed is not None:
            self._torn = unclosed
            self._n_tokens = self._without_torn(unclosed)
        if tokens.has_odd(self._n_tokens):
            raise UncertainError
        self._partners = partners_of(tokens, self._n_tokens)
        self._entry_name = self._wanted_entry()
        self._roots = RootRepair(text, self._patches, self._stack, self._entry_name)

    def _without_torn(self, unclosed: int) -> int:
        """How many tags stand before what is never closed."""
        if self._text.startswith("<!--", unclosed) and LIKE_OURS.search(self._text, unclosed):
            raise UncertainError
        count = self._n_tokens
        while count and self._tokens[count - 1].start >= unclosed:
            count -= 1
            if self._tokens[count].kind in ("close", "whole"):
                raise UncertainError
        return count

    def repaired(self) -> list[Patch]:
        """Go through the tags, and return what to patch."""
        place = 0
        while place < self._n_tokens:
            token = self._tokens[place]
            if token.kind == "close":
                self._close(token, place)
            elif self._enter(token, place):
                # An element of others whose tags match: nothing in it is looked at.
                place = self._partners.get(place, place)
            if len(self._open) > _MAX_DEPTH:
                raise UncertainError
            place += 1
        self._finish()
        if not self._stack.n_entries:
            raise UncertainError
        self._roots.add_declared()
        return self._patches.found

    def _wanted_entry(self) -> str:
        """The kind of entry that the file holds, by the entries themselves; else by its root."""
        names = [name for each in self._tokens.opened(self._n_tokens) if (name := protocol_name(split_prefix(each)[1]))]
        entries = {name for name in names if name in ROOT_OF_ENTRY}
        if len(entries) == 1:
            return entries.pop()
        roots = list(dict.fromkeys(name for name in names if name in ENTRY_OF_ROOT))
        if len(roots) != 1:
            raise UncertainError
        return ENTRY_OF_ROOT[roots[0]]

    def _role(self, name: str) -> tuple[Role, str]:
        """What an element is, and its name as it should stand."""
        prefix, local = split_prefix(name)
        if prefix not in self._roots.prefixes and self._roots.root is not None:
            return "other", name
        known = protocol_name(local)
        if known is None:
            return "other", name
        if known in ENTRY_OF_ROOT:
            return "root", prefix + ROOT_OF_ENTRY[self._entry_name]
        if known in ROOT_OF_ENTRY:
            return ("entry", prefix + known) if known == self._entry_name else ("other", name)
        return "field", prefix + known

    # Tags that open

    def _enter(self, token: Token, place: int) -> bool:
        self._roots.meet_prefix(token)
        role, name = self._role(token.name)
        match role:
            case "root":
                self._roots.enter(token, name)
            case "entry":
                self._enter_entry(token, name, place)
            case "field":
                self._enter_field(token, name, place)
            case _:
                return self._enter_other(token, place)
        return False

    def _enter_entry(self, token: Token, name: str, place: int) -> None:
        if self._slips.closes_entry(token, place):
            return
        token = self._slips.opened_entry(token, place)
        self._roots.reopen(token)
        self._stack.close_down_to(1, token.start)
        self._roots.keep_declared(token)
        if token.kind == "whole":
            self._stack.n_entries += 1
            return
        self._patches.rename(token, name)
        self._push(token, name, "entry")
        self._stack.n_entries += token.kind == "empty"

    def _enter_field(self, token: Token, name: str, place: int) -> None:
        top = self._open[-1] if self._open else None
        if top and top.role == "field" and top.name == name and self._closes_without_slash(token, place):
            message = msg("The tag that closes “{name}” lacked its “/”; it was added.", name=name)
            self._patches.add(token.start, token.end, f"</{name}>", "closing-wrong", message)
            self._stack.pop()
            return
        if split_prefix(name)[1] == "loc" and (len(self._open) < 2 or self._is_in_next_entry()):
            self._enter_missing_entry(token, name, place)
        elif not self._open:
            return  # it goes with what stands behind the end
        self._stack.close_down_to(2, token.start)
        self._patches.rename(token, name)
        self._push(token, name, "field")

    def _is_in_next_entry(self) -> bool:
        """Whether an address is the second one in an entry that was not there, and so begins another."""
        entry, top = self._open[1], self._open[-1]
        has_loc = entry.has_loc or (top.role == "field" and split_prefix(top.name)[1] == "loc")
        return entry.role == "entry" and entry.start == entry.end and has_loc

    def _enter_missing_entry(self, token: Token, name: str, place: int) -> None:
        self._roots.reopen(token)
        self._stack.close_down_to(1, token.start)
        entry = split_prefix(name)[0] + self._entry_name
        if self._slips.begins_entry(token, entry, place):
            return
        message = msg("The “{entry}” around a “loc” was missing; it was added.", entry=entry)
        self._patches.add(token.start, token.start, f"<{entry}>", "entry-open", message)
        self._stack.push(OpenElement(entry, "entry", token.start, token.start))

    def _closes_without_slash(self, token: Token, place: int) -> bool:
        """Whether an opening tag is meant to close: no text follows it, and some stands before it."""
        after = self._tokens[place + 1].start if place + 1 < self._n_tokens else len(self._text)
        is_filled = bool(self._text[self._open[-1].end : token.start].strip())
        return is_filled and not self._text[token.end : after].strip()

    def _enter_other(self, token: Token, place: int) -> bool:
        if not self._open:
            # Else it goes with what stands behind the end.
            if self._roots.root is None and self._slips.is_root(token) and place not in self._partners:
                self._roots.enter_misnamed(token)
            return False
        is_whole = token.kind in ("empty", "whole") or place in self._partners
        top = self._open[-1]
        if top.role == "field" and not is_whole and not split_prefix(token.name)[0]:
            self._patches.as_text(token)
            return False
        if (top.role == "field" and split_prefix(token.name)[0]) or (
            top.role == "other" and self._has_text(top, token, place)
        ):
            self._stack.close_down_to(len(self._open) - 1, token.start)
        same = self._stack.outermost_of(token.name)
        if same is not None:
            self._stack.close_down_to(same, token.start)
        if is_whole:
            return True
        self._push(token, token.name, "other")
        return False

    def _has_text(self, top: OpenElement, token: Token, place: int) -> bool:
        """Whether an open element holds text, and nothing but text, before a tag."""
        is_next = place > 0 and self._tokens[place - 1].end == top.end
        return is_next and bool(self._text[top.end : token.start].strip())

    def _push(self, token: Token, name: str, role: Role) -> None:
        if token.kind == "open":
            self._stack.push(OpenElement(name, role, token.start, token.end))

    # Tags that close

    def _close(self, token: Token, place: int) -> None:
        if not self._open:
            if self._roots.root is None:
                self._patches.drop(token)
            elif self._role(token.name)[0] != "other":
                self._roots.drop_behind(token)
            return
        role, name = self._role(token.name)
        if role == "root" and self._roots.root is not None:
            name = self._roots.root.name
        elif protocol_name(split_prefix(token.name)[1]) in ROOT_OF_ENTRY and self._stack.depth_of(token.name) is None:
            name = split_prefix(name)[0] + self._entry_name
        depth = self._stack.depth_of(name)
        if depth is not None:
            self._close_open(token, depth)
            return
        if role in ("entry", "field") and self._slips.opening(token, name, role, place):
            return
        top = self._open[-1]
        is_ending = self._slips.ends_entry if top.role == "entry" else self._is_meant_for
        if top.role != "root" and is_ending(top, token, place):
            self._patches.rename(token, top.name)
            self._stack.pop()
        elif top.role == "field" and role == "other" and not split_prefix(token.name)[0]:
            raise UncertainError
        else:
            self._patches.drop(token)

    def _close_open(self, token: Token, depth: int) -> None:
        self._stack.close_down_to(depth + 1, token.start)
        if depth:
            self._patches.rename(token, self._open[depth].name)
        else:
            self._roots.close(token)
        self._stack.pop()

    def _is_meant_for(self, top: OpenElement, token: Token, place: int) -> bool:
        """Whether a tag that closes nothing open is meant to close the innermost element, which holds but text."""
        following = self._tokens[place + 1] if place + 1 < self._n_tokens else None
        is_closed_next = following is not None and following.kind == "close" and following.name == top.name
        return not is_closed_next and place > 0 and self._tokens[place - 1].start == top.start

    # The end

    def _finish(self) -> None:
        if self._roots.root is None:
            raise UncertainError
        if not self._open:
            self._roots.finish()
            return
        start = self._end_of_whole()
        place = self._stack.last_filled(start)
        closing = "".join(f"</{each.name}>" for each in reversed(self._open))
        newline = "" if len(self._open) > 2 else "\n"
        self._stack.n_entries += len(self._open) > 1
        self._patches.found = [patch for patch in self._patches.found if patch.end <= start]
        if self._text[start:].strip(BLANK):
            rule = "cut-off"
            message = msg("The file is cut off here; what is torn is left out, and what was open is closed.")
            if _ENTRY.search(self._text, start):
                rule = "entry-cut-off"
                message = msg("The file is cut off here; the torn entry is left out, and what was open is closed.")
            self._patches.add(start, len(self._text), f"{closing}\n", rule, message)
        else:
            if len(self._open) == 1 and self._stack.close_by_rest(self._open[0], place):
                return
            message = msg("“{open}” was not closed at the end of the file; it was closed.", open=self._open[-1].name)
            self._patches.add(place, place, f"{newline}{closing}", "closing-missing", message)

    def _end_of_whole(self) -> int:
        """Where a file that is cut off is still whole; what is open then stays open, and is to be closed."""
        end = len(self._text) if self._torn is None else self._torn
        if len(self._open) < 2:
            return end
        entry, top = self._open[1], self._open[-1]
        if self._is_closing(top):
            entry.has_loc |= split_prefix(top.name)[1] == "loc" and top.role == "field"
            if entry.has_loc:
                return end
        if entry.role != "entry" or not entry.has_loc:
            del self._open[1:]
            return entry.start
        if len(self._open) > 2:
            end = self._open[2].start
            del self._open[2:]
        return end

    def _is_closing(self, top: OpenElement) -> bool:
        """Whether the tag that is cut off closes an element, which is complete therefore."""
        if self._torn is None or not self._text.startswith("</", self._torn):
            return False
        return top.name.startswith(self._text[self._torn + 2 :].strip(BLANK))
