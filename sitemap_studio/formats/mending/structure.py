"""How tags are nested: names, roots, elements that are not closed, and files that are cut off.

Every tag is in shape by now, but for one at the end of a file that is cut off. Elements whose tags match are left
as they are; around the others, tags are put in, renamed or taken out, so that every entry keeps what stands in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from sitemap_studio.formats.mending.patches import Patch, UncertainError
from sitemap_studio.formats.mending.spans import spans_of
from sitemap_studio.formats.mending.tokens import Token, tokens_of
from sitemap_studio.formats.mending.vocabulary import ENTRY_OF_ROOT, ROOT_OF_ENTRY, meant, split
from sitemap_studio.protocol.namespaces import SITEMAP

_MAX_DEPTH: Final = 200
_BLANK: Final = " \t\r\n"


@dataclass(slots=True)
class _Open:
    """An element that is open: its name with prefix as it will stand, its role, and where its tag lies."""

    name: str
    role: str
    start: int
    end: int
    has_loc: bool = False


def structure(text: str) -> list[Patch]:
    """Nest all elements as they are meant.

    Raises:
        UncertainError: What is meant can't be told.
    """
    return _Mender(text).mended()


class _Mender:
    """Walks the tags once, with the elements that are open."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._patches: list[Patch] = []
        self._open: list[_Open] = []
        self._root: _Open | None = None
        self._root_close: Token | None = None
        self._prefix = ""
        self._n_entries = 0
        self._after = 0
        self._torn: int | None = None
        tokens = list(tokens_of(text))
        if tokens and tokens[-1].kind == "odd":
            self._torn = tokens.pop().start
        unclosed = spans_of(text).unclosed
        if unclosed is not None:
            if any(token.start > unclosed and token.kind == "close" for token in tokens):
                raise UncertainError
            tokens = [token for token in tokens if token.start < unclosed]
            self._torn = unclosed
        if any(token.kind == "odd" for token in tokens):
            raise UncertainError
        self._tokens = tokens
        self._partners = _partners(tokens)
        self._entry_name = self._wanted_entry()

    def mended(self) -> list[Patch]:
        """Walk, and say what to patch."""
        place = 0
        while place < len(self._tokens):
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
        if not self._n_entries:
            raise UncertainError
        return self._patches

    def _wanted_entry(self) -> str:
        """The kind of entry that the file holds, by the entries themselves; else by its root."""
        names = [name for token in self._tokens if token.kind != "close" and (name := meant(split(token.name)[1]))]
        entries = {name for name in names if name in ROOT_OF_ENTRY}
        if len(entries) == 1:
            return entries.pop()
        roots = list(dict.fromkeys(name for name in names if name in ENTRY_OF_ROOT))
        if len(roots) != 1:
            raise UncertainError
        return ENTRY_OF_ROOT[roots[0]]

    def _role(self, name: str) -> tuple[str, str]:
        """What an element is, and its name as it should stand."""
        prefix, local = split(name)
        if prefix not in ("", self._prefix) and self._root is not None:
            return "other", name
        known = meant(local)
        if known is None:
            return "other", name
        if known in ENTRY_OF_ROOT:
            return "root", prefix + ROOT_OF_ENTRY[self._entry_name]
        if known in ROOT_OF_ENTRY:
            return ("entry", prefix + known) if known == self._entry_name else ("other", name)
        return "field", prefix + known

    # Tags that open

    def _enter(self, token: Token, place: int) -> bool:
        role, name = self._role(token.name)
        match role:
            case "root":
                self._enter_root(token, name)
            case "entry":
                self._enter_entry(token, name)
            case "field":
                self._enter_field(token, name, place)
            case _:
                return self._enter_other(token, place)
        return False

    def _enter_root(self, token: Token, name: str) -> None:
        if self._root is None:
            self._prefix = split(name)[0]
            self._rename(token, name)
            self._root = _Open(name, "root", token.start, token.end)
            if token.kind == "empty":
                raise UncertainError
            self._open.append(self._root)
            return
        self._reopen(token)
        self._close_down_to(1, token)
        message = f"\u201c{token.name}\u201d was opened a second time; its entries were joined to those before."
        self._patch(token.start, token.end, "", "root-repeated", message)

    def _reopen(self, token: Token) -> None:
        """Go on in the root that was closed already."""
        if self._open:
            return
        if self._root is None:
            name = ROOT_OF_ENTRY[self._entry_name]
            message = f"The \u201c{name}\u201d around the entries was missing; it was added."
            self._patch(token.start, token.start, f'<{name} xmlns="{SITEMAP}">\n', "root-missing", message)
            self._root = _Open(name, "root", token.start, token.start)
        elif self._root_close is not None:
            self._drop_after(token.start)
            closing = self._root_close
            message = f"\u201c{closing.name}\u201d was closed before its last entry; the entries behind it were joined."
            self._patch(closing.start, closing.end, "", "root-repeated", message)
            self._root_close = None
        self._open.append(self._root)

    def _enter_entry(self, token: Token, name: str) -> None:
        self._reopen(token)
        self._close_down_to(1, token)
        self._rename(token, name)
        self._push(token, name, "entry")
        self._n_entries += token.kind == "empty"

    def _enter_field(self, token: Token, name: str, place: int) -> None:
        top = self._open[-1] if self._open else None
        if top and top.role == "field" and top.name == name and self._closes_without_slash(token, place):
            message = f"The tag that closes \u201c{name}\u201d lacked its \u201c/\u201d; it was added."
            self._patch(token.start, token.end, f"</{name}>", "closing-wrong", message)
            self._pop()
            return
        if len(self._open) < 2 and split(name)[1] == "loc":
            self._enter_missing_entry(token, name)
        elif not self._open:
            return  # it goes with what stands behind the end
        self._close_down_to(2, token)
        self._rename(token, name)
        self._push(token, name, "field")

    def _enter_missing_entry(self, token: Token, name: str) -> None:
        self._reopen(token)
        entry = split(name)[0] + self._entry_name
        message = f"The \u201c{entry}\u201d around a \u201cloc\u201d was missing; it was added."
        self._patch(token.start, token.start, f"<{entry}>", "entry-open", message)
        self._open.append(_Open(entry, "entry", token.start, token.start))

    def _closes_without_slash(self, token: Token, place: int) -> bool:
        """Whether an opening tag is meant to close: no text follows it, and some stands before it."""
        after = self._tokens[place + 1].start if place + 1 < len(self._tokens) else len(self._text)
        is_filled = bool(self._text[self._open[-1].end : token.start].strip())
        return is_filled and not self._text[token.end : after].strip()

    def _enter_other(self, token: Token, place: int) -> bool:
        if not self._open:
            return False  # it goes with what stands after the end
        is_whole = token.kind == "empty" or place in self._partners
        top = self._open[-1]
        if top.role == "field" and not is_whole and not split(token.name)[0]:
            self._as_text(token)
            return False
        has_text = bool(self._text[top.end : token.start].strip()) and place and self._tokens[place - 1].end == top.end
        if (top.role == "field" and split(token.name)[0]) or (top.role == "other" and has_text):
            self._close_down_to(len(self._open) - 1, token)
        same = next((depth for depth, each in enumerate(self._open) if each.name == token.name), None)
        if same is not None:
            self._close_down_to(same, token)
        if is_whole:
            return True
        self._push(token, token.name, "other")
        return False

    def _push(self, token: Token, name: str, role: str) -> None:
        if token.kind == "open":
            self._open.append(_Open(name, role, token.start, token.end))

    # Tags that close

    def _close(self, token: Token, place: int) -> None:
        if not self._open:
            if self._root is None:
                self._drop(token)
            elif self._role(token.name)[0] != "other":
                self._drop_after(token.start)
                self._drop(token)
                self._after = token.end
            return
        role, name = self._role(token.name)
        if meant(split(token.name)[1]) in ROOT_OF_ENTRY and all(each.name != token.name for each in self._open):
            name = split(name)[0] + self._entry_name
        depth = next((depth for depth in range(len(self._open) - 1, -1, -1) if self._open[depth].name == name), None)
        if depth is not None:
            self._close_open(token, depth)
            return
        top = self._open[-1]
        if top.role in ("field", "other") and self._is_meant_for(top, token, place):
            self._rename(token, top.name)
            self._pop()
        elif top.role == "field" and role == "other" and not split(token.name)[0]:
            self._as_text(token)
        else:
            self._drop(token)

    def _close_open(self, token: Token, depth: int) -> None:
        self._close_down_to(depth + 1, token)
        if depth:
            self._rename(token, self._open[depth].name)
        else:
            # It is renamed at the end, when it is known to be the last one.
            self._root_close, self._after = token, token.end
        self._pop()

    def _is_meant_for(self, top: _Open, token: Token, place: int) -> bool:
        """Whether a tag that closes nothing open is meant to close the innermost element, which holds but text."""
        following = self._tokens[place + 1] if place + 1 < len(self._tokens) else None
        is_closed_next = following is not None and following.kind == "close" and following.name == top.name
        return not is_closed_next and place > 0 and self._tokens[place - 1].start == top.start

    def _close_down_to(self, depth: int, token: Token) -> None:
        """Close what is open until only `depth` elements are, before a tag."""
        if len(self._open) <= depth:
            return
        place = self._last_filled(token.start)
        while len(self._open) > depth:
            name = self._open[-1].name
            message = f"\u201c{name}\u201d was not closed; its closing tag was added."
            self._patch(place, place, f"</{name}>", "closing-missing", message)
            self._pop()

    def _pop(self) -> None:
        closed = self._open.pop()
        if closed.role == "field" and split(closed.name)[1] == "loc" and self._open:
            self._open[-1].has_loc = True
        elif closed.role == "entry":
            self._n_entries += 1

    # The end

    def _finish(self) -> None:
        if self._root is None:
            raise UncertainError
        if not self._open:
            self._drop_after(len(self._text))
            if self._root_close:
                self._rename(self._root_close, self._root.name)
            return
        start = self._end_of_whole()
        place = self._last_filled(start)
        closing = "".join(f"</{each.name}>" for each in reversed(self._open))
        newline = "" if len(self._open) > 2 else "\n"
        self._n_entries += len(self._open) > 1
        self._patches = [patch for patch in self._patches if patch.end <= start]
        if self._text[start:].strip(_BLANK):
            message = "The file is cut off here; what is torn is left out, and what was open is closed."
            self._patch(start, len(self._text), f"{closing}\n", "cut-off", message)
        else:
            message = f"\u201c{self._open[-1].name}\u201d was not closed at the end of the file; it was closed."
            self._patch(place, place, f"{newline}{closing}", "closing-missing", message)

    def _end_of_whole(self) -> int:
        """Where a file that is cut off is still whole; what is open then stays open, and is to be closed."""
        end = len(self._text) if self._torn is None else self._torn
        if len(self._open) < 2:
            return end
        entry, top = self._open[1], self._open[-1]
        if self._is_closing(top):
            entry.has_loc |= split(top.name)[1] == "loc" and top.role == "field"
            if entry.has_loc:
                return end
        if entry.role != "entry" or not entry.has_loc:
            del self._open[1:]
            return entry.start
        if len(self._open) > 2:
            end = self._open[2].start
            del self._open[2:]
        return end

    def _is_closing(self, top: _Open) -> bool:
        """Whether the tag that is cut off closes an element, which is complete therefore."""
        if self._torn is None or not self._text.startswith("</", self._torn):
            return False
        return top.name.startswith(self._text[self._torn + 2 :].strip(_BLANK))

    def _drop_after(self, end: int) -> None:
        """Take out what stands behind the root: anything but comments, instructions and white space."""
        spans = spans_of(self._text[self._after : end])
        places = [0, *(place for pair in zip(spans.starts, spans.ends, strict=True) for place in pair)]
        for first, last in list(pairwise([*places, end - self._after]))[::2]:
            piece = self._text[self._after + first : self._after + last]
            if piece.strip(_BLANK):
                start = self._after + first + len(piece) - len(piece.lstrip(_BLANK))
                message = "Something stood behind the end of the sitemap; it was removed."
                self._patch(start, start + len(piece.strip(_BLANK)), "", "after-end", message)
        self._after = end

    # Patches

    def _rename(self, token: Token, name: str) -> None:
        if token.name == name:
            return
        at = token.start + (2 if token.kind == "close" else 1)
        is_case = token.name.lower() == name.lower()
        rule = "name-case" if is_case else "closing-wrong" if token.kind == "close" else "root-wrong"
        message = f"\u201c{token.name}\u201d should be \u201c{name}\u201d; it was renamed."
        self._patch(at, at + len(token.name), name, rule, message)

    def _as_text(self, token: Token) -> None:
        message = f"\u201c{self._text[token.start : token.end]}\u201d is no tag here; its \u201c<\u201d was escaped."
        self._patch(token.start, token.start + 1, "&lt;", "less-than-bare", message)

    def _drop(self, token: Token) -> None:
        message = f"\u201c{token.name}\u201d was closed, but it was not open; the tag was removed."
        self._patch(token.start, token.end, "", "closing-stray", message)

    def _patch(self, start: int, end: int, new: str, rule: str, message: str) -> None:
        self._patches.append(Patch(start, end, new, rule, message))

    def _last_filled(self, end: int) -> int:
        """The place behind the last character before `end` that is no white space."""
        while end and self._text[end - 1] in _BLANK:
            end -= 1
        return end


def _partners(tokens: list[Token]) -> dict[int, int]:
    """The closing tag of each opening one between which all tags match."""
    partners: dict[int, int] = {}
    waiting: list[int] = []
    for place, token in enumerate(tokens):
        if token.kind == "open":
            waiting.append(place)
        elif token.kind == "close":
            if waiting and tokens[waiting[-1]].name == token.name:
                partners[waiting.pop()] = place
            else:
                waiting.clear()
    return partners
