"""Repairs of how tags are nested: names, elements that are not closed, missing or repeated roots, truncated files.

Elements whose tags match stay as they are; around the others, tags are added, renamed or removed, so that every entry
keeps its content.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final, Literal

from sitemap_studio.core.messages import msg
from sitemap_studio.formats.repair.patches import (
    AFTER_REMOVED,
    CUT_OFF,
    DAMAGED_TAG,
    JOINED,
    MAX_PATCHES,
    MAX_REPAIRS,
    MISSING,
    NOT_CLOSED,
    REMOVED,
    RENAMED,
    REPLACED,
    UNDECLARED,
    Patch,
    UncertainError,
    describe,
    shortened,
)
from sitemap_studio.formats.repair.tag_repair import declarations_text, declared_in, uri_of
from sitemap_studio.formats.repair.tokens import BLANK, LIKE_OURS, Markup, Token
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT, ROOT_OF_ENTRY, protocol_name, split_prefix
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP, is_readable

_MAX_PARSED_DEPTH: Final = 256
_MAX_DEPTH: Final = 200
MAX_ALIKE: Final = 5_000
"""Tags of one name in the wrong case that are listed one by one; the others are covered by the last of these."""

_LIKENESS: Final = 0.6
"""How alike two names are at least of which one is a typo for the other: `ulr` and `url` are by two thirds."""

_MAX_PREFIXES: Final = 20
"""Different prefixes that are looked for; where more are written wrongly, that is no typo."""

_LOC: Final = re.compile(r"<(?:[\w.\-]+:)?loc[\s>]")
_ENTRY: Final = re.compile(r"<(?:[\w.\-]+:)?(?:url|sitemap)(?=[\s/>])", re.IGNORECASE)
_ENTRY_OR_END: Final = re.compile(r"<(?:[\w.\-]+:)?(?:url|sitemap)(?=[\s/>]|\Z)", re.IGNORECASE)

Role = Literal["root", "entry", "field", "other"]
"""What an element is; "other" where its name is none of the protocol's."""


@dataclass(slots=True)
class _OpenElement:
    """An element that is open: its name with prefix as it will be written, its role, and where its tag lies."""

    name: str
    role: Role
    start: int
    end: int
    has_loc: bool = False

    @property
    def is_loc(self) -> bool:
        return self.role == "field" and split_prefix(self.name)[1] == "loc"


def structure(markup: Markup) -> list[Patch]:
    """Nest all elements as they are meant, as far as that is certain."""
    return _StructureRepair(markup).repaired()


class _StructureRepair:
    """One pass through the tags, with the elements that are open."""

    def __init__(self, markup: Markup) -> None:
        self._text, self._spans = markup.text, markup.spans
        self._tokens, self._cut_at = _whole_tokens(markup)
        self._partners = _partners_of(self._tokens)
        self._entry_name = _entry_name_of(self._tokens)
        self._root_name = ROOT_OF_ENTRY[self._entry_name]
        self._place = 0
        self._open: list[_OpenElement] = []
        self._n_entries = 0
        # The root, once it was met or added; its tag in the text, and that which closed it.
        self._root: _OpenElement | None = None
        self._root_tag: Token | None = None
        self._root_closing: Token | None = None
        self._after_root = 0
        # Prefixes by which elements of the protocol are known; and, of roots, URI in quotes by prefix: what holds in
        # the repaired text, what is to be added to the first root, and what the current root binds otherwise.
        self._prefixes = {""}
        self._bound: dict[str, str] = {}
        self._added: dict[str, str] = {}
        self._clashes: dict[str, str] = {}
        self._is_prefix_bound: dict[str, bool] = {}
        self._patches: list[Patch] = []
        self._n_listed = 0
        self._n_renamed: Counter[str] = Counter()

    def repaired(self) -> list[Patch]:
        """Go through the tags, and return what to patch."""
        while self._place < len(self._tokens):
            token = self._tokens[self._place]
            if token.kind == "close":
                self._close(token)
            else:
                self._enter(token)
            if len(self._open) > _MAX_DEPTH:
                raise UncertainError
            self._place += 1
        if self._root is None:
            raise UncertainError
        if self._open:
            self._finish_open()
        else:
            self._drop_after_root(len(self._text))
            if self._root_closing:
                self._rename(self._root_closing, self._root.name)
        if not self._n_entries:
            raise UncertainError
        if self._added and self._root_tag:
            at = self._root_tag.start + 1 + len(self._root_tag.name)
            written, named = declarations_text(self._added)
            message = describe(UNDECLARED, names=named)
            self._patches.append(Patch(at, at, written, "root-repeated", message))
        return self._patches

    # Patches

    def _patch(self, start: int, end: int, new: str, rule: str, message: str) -> None:
        self._patches.append(Patch(start, end, new, rule, message))
        self._n_listed += message != ""
        if self._n_listed > MAX_REPAIRS or len(self._patches) > MAX_PATCHES:
            raise UncertainError

    def _rename(self, token: Token, name: str) -> None:
        """Give a tag another name, if it has not got it already."""
        if token.name == name:
            return
        at = token.start + (2 if token.kind == "close" else 1)
        is_case = token.name.lower() == name.lower()
        rule = "name-case" if is_case else "closing-wrong" if token.kind == "close" else "root-wrong"
        self._n_renamed[token.name] += 1
        message = ""
        if not is_case or self._n_renamed[token.name] < MAX_ALIKE:
            message = describe(RENAMED, token=token.name, name=name)
        elif self._n_renamed[token.name] == MAX_ALIKE:
            message = msg(
                "“{token}” should be “{name}”; this one and all below were renamed.",
                token=token.name,
                name=name,
            )
        self._patch(at, at + len(token.name), name, rule, message)

    def _drop_stray(self, token: Token) -> None:
        message = describe(REMOVED, found=f"</{token.name}>")
        self._patch(token.start, token.end, "", "closing-stray", message)

    def _drop_after_root(self, end: int) -> None:
        """Remove what is behind the root up to a place but comments and instructions; uncertain if it has addresses."""
        starts, ends = self._spans.starts, self._spans.ends
        first = bisect_left(starts, self._after_root)
        last = bisect_left(starts, end, first)
        begins = [self._after_root, *ends[first:last]]
        for begin, stop in zip(begins, [*starts[first:last], end], strict=True):
            piece = self._text[begin:stop]
            if _LOC.search(piece):
                raise UncertainError
            if content := piece.strip(BLANK):
                start = begin + piece.index(content)
                self._patch(
                    start, start + len(content), "", "after-end", describe(AFTER_REMOVED, found=shortened(content))
                )

    def _drop_slash(self, token: Token) -> None:
        slash = self._text.rindex("/", token.start, token.end)
        message = describe(DAMAGED_TAG, name=token.name)
        self._patch(slash, slash + 1, "", "opening-wrong", message)

    def _add_bracket(self, at: int, name: str) -> None:
        message = describe(DAMAGED_TAG, name=name)
        self._patch(at, at, "<", "opening-wrong", message)

    # Open elements, and tags nearby

    def _push(self, token: Token, name: str, role: Role) -> None:
        if token.kind == "open":
            self._open.append(_OpenElement(name, role, token.start, token.end))

    def _pop(self) -> None:
        closed = self._open.pop()
        if closed.is_loc and self._open:
            self._open[-1].has_loc = True
        self._n_entries += closed.role == "entry"

    def _close_down_to(self, depth: int, start: int) -> None:
        """Close what is open until only `depth` elements are, before a place."""
        if len(self._open) <= depth:
            return
        place = self._filled_end(start)
        while len(self._open) > depth:
            top = self._open[-1]
            if top.role == "entry" and self._is_blank(top.end, place):
                # An entry without a URL is never repaired.
                raise UncertainError
            if not self._completed_closing(top, place):
                message = describe(NOT_CLOSED, top=top.name)
                self._patch(place, place, f"</{top.name}>", "closing-missing", message)
            self._pop()

    def _completed_closing(self, top: _OpenElement, place: int) -> bool:
        """Complete a closing tag that lost its "<" before a place; whether there is one."""
        rest = f"/{top.name}>"
        if not self._text.endswith(rest, top.end, place):
            return False
        message = describe(DAMAGED_TAG, name=f"/{top.name}")
        self._patch(place - len(rest), place - len(rest), "<", "closing-wrong", message)
        return True

    def _filled_end(self, end: int) -> int:
        """The place behind the last character before `end` that is no white space."""
        while end and self._text[end - 1] in BLANK:
            end -= 1
        return end

    def _neighbour(self, step: int) -> Token | None:
        """The tag before (-1) or behind (1) the current one."""
        place = self._place + step
        return self._tokens[place] if 0 <= place < len(self._tokens) else None

    def _is_blank(self, start: int, end: int) -> bool:
        return not self._text[start:end].strip(BLANK)

    def _ends_here(self, token: Token) -> bool:
        """Whether behind the current tag another entry begins, or the root ends."""
        following = self._neighbour(1)
        if following is None or not self._is_blank(token.end, following.start):
            return False
        local = protocol_name(split_prefix(following.name)[1])
        return local in (ENTRY_OF_ROOT if following.kind == "close" else ROOT_OF_ENTRY)

    def _role(self, name: str) -> tuple[Role, str]:
        """What an element is, and its name as it should be."""
        prefix, local = split_prefix(name)
        known = protocol_name(local)
        if known is None or (prefix not in self._prefixes and self._root is not None):
            return "other", name
        if known in ENTRY_OF_ROOT:
            return "root", prefix + self._root_name
        if known in ROOT_OF_ENTRY:
            return ("entry", prefix + known) if known == self._entry_name else ("other", name)
        return "field", prefix + known

    # Tags that open

    def _enter(self, token: Token) -> None:
        prefix, local = split_prefix(token.name)
        if prefix not in self._prefixes and protocol_name(local) in ENTRY_OF_ROOT:
            # The prefix of a further root is known by the namespace that it is bound to.
            bound = declared_in(self._text[token.start : token.end]).get(prefix[:-1])
            if self._root is None or (bound is not None and is_readable(uri_of(bound))):
                self._prefixes.add(prefix)
        role, name = self._role(token.name)
        match role:
            case "root":
                self._enter_root(token, name)
            case "entry":
                self._enter_entry(token, name)
            case "field":
                self._enter_field(token, name)
            case _:
                self._enter_other(token)

    def _enter_root(self, token: Token, name: str) -> None:
        if self._root is None:
            self._rename(token, name)
            if token.kind == "empty":
                raise UncertainError
            self._begin_root(name, token)
            return
        self._reopen_root(token)
        self._join_declarations(token)
        self._close_down_to(1, token.start)
        message = describe(JOINED, name=token.name)
        self._patch(token.start, token.end, "", "root-repeated", message)

    def _begin_root(self, name: str, token: Token) -> None:
        self._root, self._root_tag = _OpenElement(name, "root", token.start, token.end), token
        self._bound = declared_in(self._text[token.start : token.end])
        self._open.append(self._root)

    def _reopen_root(self, token: Token) -> None:
        """Go on, before a tag, in the root that was closed already or is not there yet."""
        if self._open:
            return
        if self._root is None:
            name = self._root_name
            message = describe(MISSING, name=name)
            self._patch(token.start, token.start, f'<{name} xmlns="{SITEMAP}">\n', "root-missing", message)
            self._root, self._bound = _OpenElement(name, "root", token.start, token.start), {"": f'"{SITEMAP}"'}
        elif closing := self._root_closing:
            self._drop_after_root(token.start)
            message = describe(JOINED, name=closing.name)
            self._patch(closing.start, closing.end, "", "root-repeated", message)
            self._root_closing = None
        self._open.append(self._root)

    def _join_declarations(self, token: Token) -> None:
        """Take in what a further root declares; on a root that was added, nothing can be declared."""
        self._clashes = {}
        for prefix, uri in declared_in(self._text[token.start : token.end]).items():
            if f"{prefix}:".lstrip(":") == split_prefix(token.name)[0] and not is_readable(uri_of(uri)):
                continue  # its entries are meant to be the protocol's
            known = self._bound.get(prefix) or self._added.get(prefix)
            if known is None and self._root_tag:
                self._added[prefix] = uri
            elif known is None or (
                uri_of(known) != uri_of(uri) and not (is_readable(uri_of(known)) and is_readable(uri_of(uri)))
            ):
                self._clashes[prefix] = uri

    def _keep_declarations(self, token: Token) -> None:
        """Declare on entries what their own root binds otherwise than the first one does."""
        for entry in _ENTRY.finditer(self._text, token.start, token.end):
            next_entry = _ENTRY.search(self._text, entry.end())
            inside = self._text[entry.start() : next_entry.start() if next_entry else len(self._text)]
            own = declared_in(inside[: inside.find(">")])
            clashes = self._clashes.items()
            used = {prefix: uri for prefix, uri in clashes if prefix not in own and f"{prefix}:" in inside}
            if used:
                written, named = declarations_text(used)
                message = describe(UNDECLARED, names=named)
                self._patch(entry.end(), entry.end(), written, "root-repeated", message)

    def _enter_entry(self, token: Token, name: str) -> None:
        top = self._open[-1] if self._open else None
        is_bare = token.kind == "open" and token.end - token.start <= len(token.name) + 2
        if (
            top
            and top.role == "entry"
            and top.has_loc
            and is_bare
            and top.name == token.name
            and self._ends_here(token)
        ):
            message = describe(DAMAGED_TAG, name=f"/{top.name}")
            self._patch(token.start + 1, token.start + 1, "/", "closing-wrong", message)
            self._pop()
            return
        following = self._neighbour(1)
        if token.kind == "empty" and following and following.kind == "open":
            is_field = protocol_name(split_prefix(following.name)[1]) in FIELD_NAMES
            if is_field and self._is_blank(token.end, following.start):
                self._drop_slash(token)
                token = token._replace(kind="open")
        self._reopen_root(token)
        self._close_down_to(1, token.start)
        if self._clashes:
            self._keep_declarations(token)
        self._n_entries += token.kind != "open"
        if token.kind != "whole":
            self._rename(token, name)
            self._push(token, name, "entry")

    def _enter_field(self, token: Token, name: str) -> None:
        top = self._open[-1] if self._open else None
        following = self._neighbour(1)
        after = slice(token.end, following.start if following else len(self._text))
        is_again = top is not None and top.role == "field" and top.name == name
        if top and is_again and self._text[top.end : token.start].strip() and not self._text[after].strip():
            # An opening tag is meant to close if no text follows it, and some is before it.
            message = describe(DAMAGED_TAG, name=f"/{name}")
            self._patch(token.start, token.end, f"</{name}>", "closing-wrong", message)
            self._pop()
            return
        entry = self._open[1] if len(self._open) > 1 else None
        # The second address in an entry that was added begins another.
        is_added = entry is not None and entry.role == "entry" and entry.start == entry.end
        is_next = is_added and entry is not None and top is not None and (entry.has_loc or top.is_loc)
        if split_prefix(name)[1] == "loc" and (entry is None or is_next):
            self._add_entry(token, split_prefix(name)[0] + self._entry_name)
        elif not self._open:
            return  # it goes with what is behind the end
        self._close_down_to(2, token.start)
        self._rename(token, name)
        self._push(token, name, "field")

    def _add_entry(self, token: Token, name: str) -> None:
        """Open an entry before an address that is in none, maybe where all that is left of its tag is its end."""
        self._reopen_root(token)
        self._close_down_to(1, token.start)
        previous = self._neighbour(-1)
        between = self._text[previous.end : token.start] if previous else ""
        start = token.start
        if previous and between.strip(BLANK) == f"{name}>":
            start = previous.end + between.index(name)
            self._add_bracket(start, name)
        else:
            message = describe(MISSING, name=name)
            self._patch(token.start, token.start, f"<{name}>", "entry-open", message)
        self._open.append(_OpenElement(name, "entry", start, token.start))

    def _enter_other(self, token: Token) -> None:
        prefix = split_prefix(token.name)[0]
        is_whole = token.kind in ("empty", "whole") or self._place in self._partners
        if not self._open:
            # Behind the end, it goes with what is there.
            if self._root is None and token.kind == "open" and not is_whole:
                self._enter_misnamed_root(token, prefix)
            return
        top = self._open[-1]
        if top.role == "field" and not is_whole and not prefix:
            message = describe(REPLACED, found="<", new="&lt;")
            self._patch(token.start, token.start + 1, "&lt;", "less-than-bare", message)
            return
        previous = self._neighbour(-1)
        is_first = previous is not None and previous.end == top.end
        has_text = top.role == "other" and is_first and self._text[top.end : token.start].strip()
        if has_text or (top.role == "field" and prefix):
            self._close_down_to(len(self._open) - 1, token.start)
        same = next((depth for depth, each in enumerate(self._open) if each.name == token.name), None)
        if same is not None:
            self._close_down_to(same, token.start)
        if is_whole:
            # Nothing in an element of others whose tags match is looked at.
            self._place = self._partners.get(self._place, self._place)
        else:
            self._push(token, token.name, "other")

    def _enter_misnamed_root(self, token: Token, prefix: str) -> None:
        """Take a tag of another name for the root's if it declares the namespace of sitemaps."""
        declared = declared_in(self._text[token.start : token.end]).get(prefix.rstrip(":"))
        if declared is None or uri_of(declared) != SITEMAP:
            return
        name = prefix + self._root_name
        message = describe(RENAMED, token=token.name, name=name)
        self._patch(token.start + 1, token.start + 1 + len(token.name), name, "opening-wrong", message)
        self._prefixes.add(prefix)
        self._begin_root(name, token)

    # Tags that close

    def _close(self, token: Token) -> None:
        role, name = self._role(token.name)
        if not self._open:
            if self._root is None:
                self._drop_stray(token)
            elif role != "other":
                self._drop_after_root(token.start)
                self._drop_stray(token)
                self._after_root = token.end
            return
        if role == "root" and self._root is not None:
            name = self._root.name
        elif protocol_name(split_prefix(token.name)[1]) in ROOT_OF_ENTRY and self._depth_of(token.name) is None:
            name = split_prefix(name)[0] + self._entry_name
        depth = self._depth_of(name)
        if depth is not None:
            self._close_down_to(depth + 1, token.start)
            if depth:
                self._rename(token, self._open[depth].name)
            else:
                # It is renamed at the end, when it is known to be the last one.
                self._root_closing, self._after_root = token, token.end
            self._pop()
        elif role not in ("entry", "field") or not self._repaired_opening(token, name, role):
            self._close_unopened(token, role)

    def _depth_of(self, name: str) -> int | None:
        for depth in range(len(self._open) - 1, -1, -1):
            if self._open[depth].name == name:
                return depth
        return None

    def _repaired_opening(self, token: Token, name: str, role: Role) -> bool:
        """Repair the opening tag to which one belongs that closes nothing open; whether there is one."""
        top, previous = self._open[-1], self._neighbour(-1)
        if previous is None:
            return False
        if top.role == "other":
            if role == "entry":
                is_meant = len(self._open) == 2 and top.has_loc
            else:
                is_first = previous.start == top.start and len(self._open) > 2
                is_meant = is_first and not self._is_blank(top.end, token.start)
            if not is_meant or not self._is_typo(top.name, token.name):
                return False
            self._rename(token, name)
            at = top.start + 1
            message = describe(RENAMED, token=top.name, name=name)
            self._patch(at, at + len(top.name), name, "opening-wrong", message)
            top.name, top.role = name, role
            self._pop()
            return True
        if role == "entry" or top.role != "entry" or token.name != name:
            return False
        filled = self._text[previous.end : token.start].lstrip(BLANK)
        if previous.kind == "empty" and previous.name == name and filled:
            self._drop_slash(previous)
        elif filled.startswith(f"{name}>"):
            self._add_bracket(token.start - len(filled), name)
        else:
            return False
        top.has_loc |= split_prefix(name)[1] == "loc"
        return True

    def _is_typo(self, opening: str, closing: str) -> bool:
        """Whether an unknown name should be the one that closes it."""
        if not _are_alike(opening, closing):
            return False
        prefix = split_prefix(opening)[0]
        if not prefix or prefix == split_prefix(closing)[0]:
            return prefix == split_prefix(closing)[0]
        name = prefix[:-1]
        if name not in self._is_prefix_bound:
            self._is_prefix_bound[name] = name in EXTENSIONS or f"xmlns:{name}=" in self._text
            if len(self._is_prefix_bound) > _MAX_PREFIXES:
                raise UncertainError
        return not self._is_prefix_bound[name]

    def _close_unopened(self, token: Token, role: Role) -> None:
        """Take a tag that closes nothing open for that of the innermost element, if it is meant so; else drop it."""
        top, following, previous = self._open[-1], self._neighbour(1), self._neighbour(-1)
        if top.role == "entry":
            is_meant = top.has_loc and _are_alike(token.name, top.name) and self._ends_here(token)
        else:
            # It closes an element that holds but text, and is not closed next.
            is_closed_next = following is not None and following.kind == "close" and following.name == top.name
            is_meant = not is_closed_next and previous is not None and previous.start == top.start
        if top.role != "root" and is_meant:
            self._rename(token, top.name)
            self._pop()
        elif top.role == "field" and role == "other" and not split_prefix(token.name)[0]:
            raise UncertainError
        else:
            self._drop_stray(token)

    # The end

    def _finish_open(self) -> None:
        """Close what is open at the end of a file, behind its last whole element."""
        start = self._whole_end()
        place = self._filled_end(start)
        closing = "".join(f"</{each.name}>" for each in reversed(self._open))
        self._n_entries += len(self._open) > 1
        self._patches = [patch for patch in self._patches if patch.end <= start]
        if not self._is_blank(start, len(self._text)):
            rule = "entry-cut-off" if _ENTRY_OR_END.search(self._text, start) else "cut-off"
            self._patch(start, len(self._text), f"{closing}\n", rule, describe(CUT_OFF))
        elif len(self._open) > 1 or not self._completed_closing(self._open[0], place):
            newline = "" if len(self._open) > 2 else "\n"
            message = describe(NOT_CLOSED, top=self._open[-1].name)
            self._patch(place, place, f"{newline}{closing}", "closing-missing", message)

    def _whole_end(self) -> int:
        """Where a file that is cut off is still whole; what is open then stays open, and is to be closed."""
        end = len(self._text) if self._cut_at is None else self._cut_at
        if len(self._open) < 2:
            return end
        entry, top = self._open[1], self._open[-1]
        is_closing = self._cut_at is not None and self._text.startswith("</", end)
        if is_closing and top.name.startswith(self._text[end + 2 :].strip(BLANK)):
            # A truncated tag that closes the innermost element, which is complete therefore.
            entry.has_loc |= top.is_loc
            if entry.has_loc:
                return end
        if entry.role != "entry" or not entry.has_loc:
            del self._open[1:]
            return entry.start
        if len(self._open) > 2:
            end = self._open[2].start
            del self._open[2:]
        return end


def _whole_tokens(markup: Markup) -> tuple[list[Token], int | None]:
    """The tags of a text up to where it is cut off in one of them, and that place; None where it is not.

    Uncertain where there is an odd tag before, or tags of the protocol are in what is never closed.
    """
    tokens, cut_at, unclosed = markup.tokens, None, markup.spans.unclosed
    if tokens and tokens[-1].kind == "odd":
        tokens, cut_at = tokens[:-1], tokens[-1].start
    if unclosed is not None:
        if markup.text.startswith("<!--", unclosed) and LIKE_OURS.search(markup.text, unclosed):
            raise UncertainError
        count = bisect_left(tokens, unclosed, key=lambda token: token.start)
        if any(token.kind in ("close", "whole") for token in tokens[count:]):
            raise UncertainError
        tokens, cut_at = tokens[:count], unclosed
    if any(token.kind == "odd" for token in tokens):
        raise UncertainError
    return tokens, cut_at


def _partners_of(tokens: list[Token]) -> dict[int, int]:
    """Place of the closing tag by that of each opening one between which all tags match.

    Uncertain where such elements are nested deeper than the parser goes, or as many of others are never closed.
    """
    partners: dict[int, int] = {}
    opened: list[tuple[int, str]] = []
    # How many elements that match are nested in each one that is open.
    nested = [0]
    n_others = 0
    for place, token in enumerate(tokens):
        if token.kind == "open":
            opened.append((place, token.name))
            nested.append(0)
            n_others += _is_of_others(token.name)
            if n_others > _MAX_PARSED_DEPTH:
                raise UncertainError
        elif token.kind == "close":
            if opened and opened[-1][1] == token.name:
                partners[opened.pop()[0]] = place
                n_others -= _is_of_others(token.name)
                height = nested.pop() + 1
                nested[-1] = max(nested[-1], height)
                if height > _MAX_PARSED_DEPTH:
                    raise UncertainError
            else:
                opened, nested, n_others = [], [0], 0
    return partners


def _entry_name_of(tokens: list[Token]) -> str:
    """The kind of entry in a file, by the entries themselves, else by its root; uncertain if there are several."""
    names = {protocol_name(split_prefix(token.name)[1]) for token in tokens if token.kind != "close"}
    entries = [entry for entry in ROOT_OF_ENTRY if entry in names]
    found = entries if len(entries) == 1 else [entry for root, entry in ENTRY_OF_ROOT.items() if root in names]
    if len(found) != 1:
        raise UncertainError
    return found[0]


def _is_of_others(name: str) -> bool:
    """Whether a name is neither one of the protocol nor one of an extension."""
    return ":" not in name and protocol_name(name) is None


@lru_cache(maxsize=1_024)
def _are_alike(one: str, other: str) -> bool:
    return SequenceMatcher(None, one, other, autojunk=False).ratio() >= _LIKENESS
