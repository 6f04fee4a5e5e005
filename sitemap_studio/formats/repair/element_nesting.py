"""Repairs of the nesting of elements: wrong names, unclosed elements, missing or repeated roots, truncated files.

Elements with matching tags are not changed. Around other elements, tags are added, renamed or removed so that each
entry retains its content.
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
    shorten_text,
)
from sitemap_studio.formats.repair.tag_repair import format_declarations, quoted_declarations_in, unquote_uri
from sitemap_studio.formats.repair.tokens import BLANK, PROTOCOL_TAG, Markup, Token
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT, ROOT_OF_ENTRY, protocol_name, split_prefix
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP, is_readable

_MAX_PARSED_DEPTH: Final = 256
_MAX_DEPTH: Final = 200
MAX_LISTED_RENAMES: Final = 5_000
"""Maximum number of listed renames of tags with the same name in the wrong case; the last one covers the others."""

_MIN_SIMILARITY: Final = 0.6
"""Minimum similarity of a name and its typo; the similarity of `ulr` and `url` is two thirds."""

_MAX_PREFIXES: Final = 20
"""Maximum number of different undeclared prefixes; more are not typos."""

_LOC: Final = re.compile(r"<(?:[\w.\-]+:)?loc[\s>]")
_ENTRY: Final = re.compile(r"<(?:[\w.\-]+:)?(?:url|sitemap)(?=[\s/>])", re.IGNORECASE)
_ENTRY_OR_END: Final = re.compile(r"<(?:[\w.\-]+:)?(?:url|sitemap)(?=[\s/>]|\Z)", re.IGNORECASE)

Role = Literal["root", "entry", "field", "other"]
"""Role of an element; "other" if its name is not one of the protocol."""


@dataclass(slots=True)
class _OpenElement:
    """Element that is open during the repair: its name with prefix after repairs, and the offsets of its start tag."""

    name: str
    role: Role
    start: int
    end: int
    has_loc: bool = False

    @property
    def is_loc(self) -> bool:
        """Whether the element is a `loc`."""
        return self.role == "field" and split_prefix(self.name)[1] == "loc"


def repair_nesting(markup: Markup) -> list[Patch]:
    """Return the patches that nest all elements as intended.

    Raises:
        UncertainError: The intended nesting is ambiguous.
    """
    return _NestingRepair(markup).find_patches()


class _NestingRepair:
    """Repair that passes through the tokens of a text once, with a stack of open elements."""

    def __init__(self, markup: Markup) -> None:
        """Find the tokens, matching tags, and kind of entries of a text.

        Raises:
            UncertainError: They are ambiguous, or beyond the limits.
        """
        self._text, self._spans = markup.text, markup.spans
        self._tokens, self._cut_at = _tokens_before_truncation(markup)
        self._closing_index = _match_tags(self._tokens)
        self._entry_name = _detect_entry_name(self._tokens)
        self._root_name = ROOT_OF_ENTRY[self._entry_name]
        self._index = 0
        self._open: list[_OpenElement] = []
        self._n_entries = 0
        # The root, once found or added; its start tag and its end tag in the text.
        self._root: _OpenElement | None = None
        self._root_tag: Token | None = None
        self._root_closing: Token | None = None
        self._after_root = 0
        # Prefixes of protocol elements; and quoted URIs by prefix: declarations in the repaired text, declarations to add
        # to the first root, and conflicting declarations of the current root.
        self._prefixes = {""}
        self._root_declarations: dict[str, str] = {}
        self._added_declarations: dict[str, str] = {}
        self._conflicting_declarations: dict[str, str] = {}
        self._is_prefix_bound: dict[str, bool] = {}
        self._patches: list[Patch] = []
        self._n_listed = 0
        self._rename_counts: Counter[str] = Counter()

    def find_patches(self) -> list[Patch]:
        """Process all tokens, and return the patches; may be called only once."""
        while self._index < len(self._tokens):
            token = self._tokens[self._index]
            if token.kind == "close":
                self._handle_closing(token)
            else:
                self._handle_opening(token)
            if len(self._open) > _MAX_DEPTH:
                raise UncertainError
            self._index += 1
        if self._root is None:
            raise UncertainError
        if self._open:
            self._close_at_end()
        else:
            self._remove_after_root(len(self._text))
            if self._root_closing:
                self._rename_tag(self._root_closing, self._root.name)
        if not self._n_entries:
            raise UncertainError
        if self._added_declarations and self._root_tag:
            at = self._root_tag.start + 1 + len(self._root_tag.name)
            written, named = format_declarations(self._added_declarations)
            message = describe(UNDECLARED, names=named)
            self._patches.append(Patch(at, at, written, "root-repeated", message))
        return self._patches

    # Patches

    def _patch(self, start: int, end: int, new: str, rule: str, message: str) -> None:
        """Add a patch.

        Args:
            start: Offset of the replaced text.
            end: Offset after it.
            new: The new text.
            rule: Id of the violated rule.
            message: Message about the repair; empty for a patch that belongs to another one.

        Raises:
            UncertainError: There are too many patches, or too many with a message.
        """
        self._patches.append(Patch(start, end, new, rule, message))
        self._n_listed += message != ""
        if self._n_listed > MAX_REPAIRS or len(self._patches) > MAX_PATCHES:
            raise UncertainError

    def _rename_tag(self, token: Token, name: str) -> None:
        """Add the patch that gives a tag this name, unless it has the name already."""
        if token.name == name:
            return
        at = token.start + (2 if token.kind == "close" else 1)
        is_case = token.name.lower() == name.lower()
        rule = "name-case" if is_case else "closing-wrong" if token.kind == "close" else "root-wrong"
        self._rename_counts[token.name] += 1
        message = ""
        if not is_case or self._rename_counts[token.name] < MAX_LISTED_RENAMES:
            message = describe(RENAMED, token=token.name, name=name)
        elif self._rename_counts[token.name] == MAX_LISTED_RENAMES:
            message = msg(
                "“{token}” should be “{name}”; this one and all below were renamed.",
                token=token.name,
                name=name,
            )
        self._patch(at, at + len(token.name), name, rule, message)

    def _remove_unmatched_closing(self, token: Token) -> None:
        """Add the patch that removes a closing tag."""
        message = describe(REMOVED, found=f"</{token.name}>")
        self._patch(token.start, token.end, "", "closing-stray", message)

    def _remove_after_root(self, end: int) -> None:
        """Add patches that remove text between the end of the root and an offset, except comments and instructions.

        Raises:
            UncertainError: The text contains a URL.
        """
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
                    start, start + len(content), "", "after-end", describe(AFTER_REMOVED, found=shorten_text(content))
                )

    def _remove_slash(self, token: Token) -> None:
        """Add the patch that turns an empty-element tag into a start tag."""
        slash = self._text.rindex("/", token.start, token.end)
        message = describe(DAMAGED_TAG, name=token.name)
        self._patch(slash, slash + 1, "", "opening-wrong", message)

    def _add_bracket(self, offset: int, name: str) -> None:
        """Add the patch that inserts the missing “<” of a start tag at an offset."""
        message = describe(DAMAGED_TAG, name=name)
        self._patch(offset, offset, "<", "opening-wrong", message)

    # Open elements, and tags nearby

    def _push_element(self, token: Token, name: str, role: Role) -> None:
        """Add the element of a start tag to the open elements; ignore other tokens."""
        if token.kind == "open":
            self._open.append(_OpenElement(name, role, token.start, token.end))

    def _pop_element(self) -> None:
        """Remove the innermost open element, count it if it is an entry, and note a `loc` in its parent."""
        closed = self._open.pop()
        if closed.is_loc and self._open:
            self._open[-1].has_loc = True
        self._n_entries += closed.role == "entry"

    def _close_to_depth(self, depth: int, start: int) -> None:
        """Add closing tags before an offset until only `depth` elements are open."""
        if len(self._open) <= depth:
            return
        offset = self._end_before_white_space(start)
        while len(self._open) > depth:
            top = self._open[-1]
            if top.role == "entry" and self._is_blank(top.end, offset):
                # Entries without a URL are never repaired.
                raise UncertainError
            if not self._complete_closing_tag(top, offset):
                message = describe(NOT_CLOSED, top=top.name)
                self._patch(offset, offset, f"</{top.name}>", "closing-missing", message)
            self._pop_element()

    def _complete_closing_tag(self, top: _OpenElement, offset: int) -> bool:
        """Add the missing “<” of a closing tag of `top` that ends at an offset; return False without such a tag."""
        remainder = f"/{top.name}>"
        if not self._text.endswith(remainder, top.end, offset):
            return False
        message = describe(DAMAGED_TAG, name=f"/{top.name}")
        self._patch(offset - len(remainder), offset - len(remainder), "<", "closing-wrong", message)
        return True

    def _end_before_white_space(self, end: int) -> int:
        """Return the offset after the last character of the text before `end` that is not white space."""
        while end and self._text[end - 1] in BLANK:
            end -= 1
        return end

    def _adjacent_token(self, step: int) -> Token | None:
        """Return the token before (-1) or after (1) the current one, or None."""
        index = self._index + step
        return self._tokens[index] if 0 <= index < len(self._tokens) else None

    def _is_blank(self, start: int, end: int) -> bool:
        """Return whether the text between two offsets is white space."""
        return not self._text[start:end].strip(BLANK)

    def _is_last_in_entry(self, token: Token) -> bool:
        """Return whether a tag is directly followed by another entry or the end tag of the root."""
        following = self._adjacent_token(1)
        if following is None or not self._is_blank(token.end, following.start):
            return False
        local = protocol_name(split_prefix(following.name)[1])
        return local in (ENTRY_OF_ROOT if following.kind == "close" else ROOT_OF_ENTRY)

    def _role_and_name(self, name: str) -> tuple[Role, str]:
        """Return the role that an element's name denotes, and the correct name with the same prefix."""
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

    def _handle_opening(self, token: Token) -> None:
        """Repair the nesting at a start tag, empty-element tag or sequence of entries."""
        prefix, local = split_prefix(token.name)
        if prefix not in self._prefixes and protocol_name(local) in ENTRY_OF_ROOT:
            # The prefix of a second root is accepted if it is bound to a namespace of the protocol.
            bound = quoted_declarations_in(self._text[token.start : token.end]).get(prefix[:-1])
            if self._root is None or (bound is not None and is_readable(unquote_uri(bound))):
                self._prefixes.add(prefix)
        role, name = self._role_and_name(token.name)
        match role:
            case "root":
                self._handle_root(token, name)
            case "entry":
                self._handle_entry(token, name)
            case "field":
                self._handle_field(token, name)
            case _:
                self._handle_other(token)

    def _handle_root(self, token: Token, name: str) -> None:
        """Open the first root, renamed if necessary; merge a repeated root into the first one."""
        if self._root is None:
            self._rename_tag(token, name)
            if token.kind == "empty":
                raise UncertainError
            self._open_root(name, token)
            return
        self._ensure_root_is_open(token)
        self._merge_declarations(token)
        self._close_to_depth(1, token.start)
        message = describe(JOINED, name=token.name)
        self._patch(token.start, token.end, "", "root-repeated", message)

    def _open_root(self, name: str, token: Token) -> None:
        """Open an element as the root, and record its declarations."""
        self._root, self._root_tag = _OpenElement(name, "root", token.start, token.end), token
        self._root_declarations = quoted_declarations_in(self._text[token.start : token.end])
        self._open.append(self._root)

    def _ensure_root_is_open(self, token: Token) -> None:
        """Open the root before a tag if it is not open: continue a closed root, or add a missing one."""
        if self._open:
            return
        if self._root is None:
            name = self._root_name
            message = describe(MISSING, name=name)
            self._patch(token.start, token.start, f'<{name} xmlns="{SITEMAP}">\n', "root-missing", message)
            self._root, self._root_declarations = (
                _OpenElement(name, "root", token.start, token.start),
                {"": f'"{SITEMAP}"'},
            )
        elif closing := self._root_closing:
            self._remove_after_root(token.start)
            message = describe(JOINED, name=closing.name)
            self._patch(closing.start, closing.end, "", "root-repeated", message)
            self._root_closing = None
        self._open.append(self._root)

    def _merge_declarations(self, token: Token) -> None:
        """Merge the declarations of a repeated root into the first one; different declarations are conflicts."""
        self._conflicting_declarations = {}
        for prefix, uri in quoted_declarations_in(self._text[token.start : token.end]).items():
            if f"{prefix}:".lstrip(":") == split_prefix(token.name)[0] and not is_readable(unquote_uri(uri)):
                continue  # its entries are treated as entries of the protocol
            known = self._root_declarations.get(prefix) or self._added_declarations.get(prefix)
            if known is None and self._root_tag:
                self._added_declarations[prefix] = uri
            elif known is None or (
                unquote_uri(known) != unquote_uri(uri)
                and not (is_readable(unquote_uri(known)) and is_readable(unquote_uri(uri)))
            ):
                self._conflicting_declarations[prefix] = uri

    def _declare_conflicts_on_entries(self, token: Token) -> None:
        """Add patches that declare conflicting prefixes of the current root on the entries that use them."""
        for entry in _ENTRY.finditer(self._text, token.start, token.end):
            next_entry = _ENTRY.search(self._text, entry.end())
            inside = self._text[entry.start() : next_entry.start() if next_entry else len(self._text)]
            own = quoted_declarations_in(inside[: inside.find(">")])
            clashes = self._conflicting_declarations.items()
            used = {prefix: uri for prefix, uri in clashes if prefix not in own and f"{prefix}:" in inside}
            if used:
                written, named = format_declarations(used)
                message = describe(UNDECLARED, names=named)
                self._patch(entry.end(), entry.end(), written, "root-repeated", message)

    def _handle_entry(self, token: Token, name: str) -> None:
        """Open an entry after closing other elements, or repair a closing tag that was written as a start tag."""
        top = self._open[-1] if self._open else None
        is_bare = token.kind == "open" and token.end - token.start <= len(token.name) + 2
        if (
            top
            and top.role == "entry"
            and top.has_loc
            and is_bare
            and top.name == token.name
            and self._is_last_in_entry(token)
        ):
            message = describe(DAMAGED_TAG, name=f"/{top.name}")
            self._patch(token.start + 1, token.start + 1, "/", "closing-wrong", message)
            self._pop_element()
            return
        following = self._adjacent_token(1)
        if token.kind == "empty" and following and following.kind == "open":
            is_field = protocol_name(split_prefix(following.name)[1]) in FIELD_NAMES
            if is_field and self._is_blank(token.end, following.start):
                self._remove_slash(token)
                token = token._replace(kind="open")
        self._ensure_root_is_open(token)
        self._close_to_depth(1, token.start)
        if self._conflicting_declarations:
            self._declare_conflicts_on_entries(token)
        self._n_entries += token.kind != "open"
        if token.kind != "entries":
            self._rename_tag(token, name)
            self._push_element(token, name, "entry")

    def _handle_field(self, token: Token, name: str) -> None:
        """Open a field after closing other elements, in a new entry if necessary; a repeated start tag closes it."""
        top = self._open[-1] if self._open else None
        following = self._adjacent_token(1)
        after = slice(token.end, following.start if following else len(self._text))
        is_repeated = top is not None and top.role == "field" and top.name == name
        if top and is_repeated and self._text[top.end : token.start].strip() and not self._text[after].strip():
            # A repeated opening tag is meant as a closing tag if text precedes it and no text follows.
            message = describe(DAMAGED_TAG, name=f"/{name}")
            self._patch(token.start, token.end, f"</{name}>", "closing-wrong", message)
            self._pop_element()
            return
        entry = self._open[1] if len(self._open) > 1 else None
        # The second URL in an added entry begins another entry.
        is_added = entry is not None and entry.role == "entry" and entry.start == entry.end
        begins_next_entry = is_added and entry is not None and top is not None and (entry.has_loc or top.is_loc)
        if split_prefix(name)[1] == "loc" and (entry is None or begins_next_entry):
            self._open_missing_entry(token, split_prefix(name)[0] + self._entry_name)
        elif not self._open:
            return  # it is removed with the text after the root
        self._close_to_depth(2, token.start)
        self._rename_tag(token, name)
        self._push_element(token, name, "field")

    def _open_missing_entry(self, token: Token, name: str) -> None:
        """Open an entry before a field outside of entries; complete the remainder of its start tag if there is one."""
        self._ensure_root_is_open(token)
        self._close_to_depth(1, token.start)
        previous = self._adjacent_token(-1)
        between = self._text[previous.end : token.start] if previous else ""
        start = token.start
        if previous and between.strip(BLANK) == f"{name}>":
            start = previous.end + between.index(name)
            self._add_bracket(start, name)
        else:
            message = describe(MISSING, name=name)
            self._patch(token.start, token.start, f"<{name}>", "entry-open", message)
        self._open.append(_OpenElement(name, "entry", start, token.start))

    def _handle_other(self, token: Token) -> None:
        """Open or skip an element that is not of the protocol; escape its “<” if it is text in a field."""
        prefix = split_prefix(token.name)[0]
        is_complete = token.kind in ("empty", "entries") or self._index in self._closing_index
        if not self._open:
            # After the root, it is removed with the text there.
            if self._root is None and token.kind == "open" and not is_complete:
                self._open_misnamed_root(token, prefix)
            return
        top = self._open[-1]
        if top.role == "field" and not is_complete and not prefix:
            message = describe(REPLACED, found="<", new="&lt;")
            self._patch(token.start, token.start + 1, "&lt;", "less-than-bare", message)
            return
        previous = self._adjacent_token(-1)
        is_first = previous is not None and previous.end == top.end
        has_text = top.role == "other" and is_first and self._text[top.end : token.start].strip()
        if has_text or (top.role == "field" and prefix):
            self._close_to_depth(len(self._open) - 1, token.start)
        same_depth = next((depth for depth, each in enumerate(self._open) if each.name == token.name), None)
        if same_depth is not None:
            self._close_to_depth(same_depth, token.start)
        if is_complete:
            # The content of foreign elements with matching tags is skipped.
            self._index = self._closing_index.get(self._index, self._index)
        else:
            self._push_element(token, token.name, "other")

    def _open_misnamed_root(self, token: Token, prefix: str) -> None:
        """Open an unknown element as the root, and rename its tag, if it declares the namespace of sitemaps."""
        declared = quoted_declarations_in(self._text[token.start : token.end]).get(prefix.rstrip(":"))
        if declared is None or unquote_uri(declared) != SITEMAP:
            return
        name = prefix + self._root_name
        message = describe(RENAMED, token=token.name, name=name)
        self._patch(token.start + 1, token.start + 1 + len(token.name), name, "opening-wrong", message)
        self._prefixes.add(prefix)
        self._open_root(name, token)

    # Tags that close

    def _handle_closing(self, token: Token) -> None:
        """Close the element of a closing tag, or repair the tag if no open element has its name."""
        role, name = self._role_and_name(token.name)
        if not self._open:
            if self._root is None:
                self._remove_unmatched_closing(token)
            elif role != "other":
                self._remove_after_root(token.start)
                self._remove_unmatched_closing(token)
                self._after_root = token.end
            return
        if role == "root" and self._root is not None:
            name = self._root.name
        elif protocol_name(split_prefix(token.name)[1]) in ROOT_OF_ENTRY and self._depth_of(token.name) is None:
            name = split_prefix(name)[0] + self._entry_name
        depth = self._depth_of(name)
        if depth is not None:
            self._close_to_depth(depth + 1, token.start)
            if depth:
                self._rename_tag(token, self._open[depth].name)
            else:
                # The last closing tag of the root is renamed at the end.
                self._root_closing, self._after_root = token, token.end
            self._pop_element()
        elif role not in ("entry", "field") or not self._repair_opening_tag(token, name, role):
            self._handle_unmatched_closing(token, role)

    def _depth_of(self, name: str) -> int | None:
        """Return the depth of the innermost open element with a name; None if there is no such element."""
        for depth in range(len(self._open) - 1, -1, -1):
            if self._open[depth].name == name:
                return depth
        return None

    def _repair_opening_tag(self, token: Token, name: str, role: Role) -> bool:
        """Repair the start tag that belongs to an unmatched closing tag; return whether there was one to repair."""
        top, previous = self._open[-1], self._adjacent_token(-1)
        if previous is None:
            return False
        if top.role == "other":
            if role == "entry":
                is_meant = len(self._open) == 2 and top.has_loc
            else:
                is_first = previous.start == top.start and len(self._open) > 2
                is_meant = is_first and not self._is_blank(top.end, token.start)
            if not is_meant or not self._is_typo_of_closing(top.name, token.name):
                return False
            self._rename_tag(token, name)
            at = top.start + 1
            message = describe(RENAMED, token=top.name, name=name)
            self._patch(at, at + len(top.name), name, "opening-wrong", message)
            top.name, top.role = name, role
            self._pop_element()
            return True
        if role == "entry" or top.role != "entry" or token.name != name:
            return False
        filled = self._text[previous.end : token.start].lstrip(BLANK)
        if previous.kind == "empty" and previous.name == name and filled:
            self._remove_slash(previous)
        elif filled.startswith(f"{name}>"):
            self._add_bracket(token.start - len(filled), name)
        else:
            return False
        top.has_loc |= split_prefix(name)[1] == "loc"
        return True

    def _is_typo_of_closing(self, opening: str, closing: str) -> bool:
        """Return whether an unknown opening name is a typo of a closing name, with an equal or undeclared prefix."""
        if not _are_similar(opening, closing):
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

    def _handle_unmatched_closing(self, token: Token, role: Role) -> None:
        """Rename an unmatched closing tag to close the innermost element, if that is certain; else remove the tag."""
        top, following, previous = self._open[-1], self._adjacent_token(1), self._adjacent_token(-1)
        if top.role == "entry":
            is_meant = top.has_loc and _are_similar(token.name, top.name) and self._is_last_in_entry(token)
        else:
            # The innermost element contains only text and is not closed by the next tag.
            is_closed_next = following is not None and following.kind == "close" and following.name == top.name
            is_meant = not is_closed_next and previous is not None and previous.start == top.start
        if top.role != "root" and is_meant:
            self._rename_tag(token, top.name)
            self._pop_element()
        elif top.role == "field" and role == "other" and not split_prefix(token.name)[0]:
            raise UncertainError
        else:
            self._remove_unmatched_closing(token)

    # The end

    def _close_at_end(self) -> None:
        """Close the open elements at the end of a truncated file, after its last complete element."""
        start = self._complete_end()
        offset = self._end_before_white_space(start)
        closing = "".join(f"</{each.name}>" for each in reversed(self._open))
        self._n_entries += len(self._open) > 1
        self._patches = [patch for patch in self._patches if patch.end <= start]
        if not self._is_blank(start, len(self._text)):
            rule = "entry-cut-off" if _ENTRY_OR_END.search(self._text, start) else "cut-off"
            self._patch(start, len(self._text), f"{closing}\n", rule, describe(CUT_OFF))
        elif len(self._open) > 1 or not self._complete_closing_tag(self._open[0], offset):
            newline = "" if len(self._open) > 2 else "\n"
            message = describe(NOT_CLOSED, top=self._open[-1].name)
            self._patch(offset, offset, f"{newline}{closing}", "closing-missing", message)

    def _complete_end(self) -> int:
        """Return the offset after the complete content of a truncated file; discard elements opened after it."""
        end = len(self._text) if self._cut_at is None else self._cut_at
        if len(self._open) < 2:
            return end
        entry, top = self._open[1], self._open[-1]
        is_closing = self._cut_at is not None and self._text.startswith("</", end)
        if is_closing and top.name.startswith(self._text[end + 2 :].strip(BLANK)):
            # A truncated closing tag of the innermost element, which is therefore complete.
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


def _tokens_before_truncation(markup: Markup) -> tuple[list[Token], int | None]:
    """Return the tokens of a text and the offset of the tag in which it is truncated; None if it is not.

    Raises:
        UncertainError: An earlier tag is malformed, or protocol tags are in an unclosed span.
    """
    tokens, cut_at, unclosed = markup.tokens, None, markup.spans.unclosed
    if tokens and tokens[-1].kind == "malformed":
        tokens, cut_at = tokens[:-1], tokens[-1].start
    if unclosed is not None:
        if markup.text.startswith("<!--", unclosed) and PROTOCOL_TAG.search(markup.text, unclosed):
            raise UncertainError
        count = bisect_left(tokens, unclosed, key=lambda token: token.start)
        if any(token.kind in ("close", "entries") for token in tokens[count:]):
            raise UncertainError
        tokens, cut_at = tokens[:count], unclosed
    if any(token.kind == "malformed" for token in tokens):
        raise UncertainError
    return tokens, cut_at


def _match_tags(tokens: list[Token]) -> dict[int, int]:
    """Return the index of the closing token by the index of its opening token, for correctly nested elements.

    Raises:
        UncertainError: Such elements are nested deeper than the parser allows, or as many foreign elements are unclosed.
    """
    partners: dict[int, int] = {}
    opened: list[tuple[int, str]] = []
    # Depth of the matching elements nested in each open element.
    nested = [0]
    n_foreign = 0
    for index, token in enumerate(tokens):
        if token.kind == "open":
            opened.append((index, token.name))
            nested.append(0)
            n_foreign += _is_foreign(token.name)
            if n_foreign > _MAX_PARSED_DEPTH:
                raise UncertainError
        elif token.kind == "close":
            if opened and opened[-1][1] == token.name:
                partners[opened.pop()[0]] = index
                n_foreign -= _is_foreign(token.name)
                height = nested.pop() + 1
                nested[-1] = max(nested[-1], height)
                if height > _MAX_PARSED_DEPTH:
                    raise UncertainError
            else:
                opened, nested, n_foreign = [], [0], 0
    return partners


def _detect_entry_name(tokens: list[Token]) -> str:
    """Return the name of entries in a file, by the entries themselves, or else by the root.

    Raises:
        UncertainError: There are several kinds, or none.
    """
    names = {protocol_name(split_prefix(token.name)[1]) for token in tokens if token.kind != "close"}
    entries = [entry for entry in ROOT_OF_ENTRY if entry in names]
    found = entries if len(entries) == 1 else [entry for root, entry in ENTRY_OF_ROOT.items() if root in names]
    if len(found) != 1:
        raise UncertainError
    return found[0]


def _is_foreign(name: str) -> bool:
    """Return whether a name has no prefix and is not one of the protocol."""
    return ":" not in name and protocol_name(name) is None


@lru_cache(maxsize=1_024)
def _are_similar(one: str, other: str) -> bool:
    """Return whether two names are so similar that one may be a typo of the other."""
    return SequenceMatcher(None, one, other, autojunk=False).ratio() >= _MIN_SIMILARITY
