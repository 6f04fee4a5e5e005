"""How tags are nested: names, elements that are not closed, files that are cut off. The root is `root_mending`'s.

Every tag is in shape by now, but for one at the end of a file that is cut off. Elements whose tags match are left
as they are; around the others, tags are put in, renamed or taken out, so that every entry keeps what stands in it.
"""

from __future__ import annotations

import re
from typing import Final

from sitemap_studio.core.messages import msg
from sitemap_studio.formats.mending.nesting import partners_of
from sitemap_studio.formats.mending.patches import Patch, UncertainError
from sitemap_studio.formats.mending.root_mending import RootMender
from sitemap_studio.formats.mending.slips import Slips
from sitemap_studio.formats.mending.stack import Open, Role, Stack
from sitemap_studio.formats.mending.tag_patches import BLANK, TagPatches
from sitemap_studio.formats.mending.tokens import Marks, Token
from sitemap_studio.formats.mending.vocabulary import ENTRY_OF_ROOT, LIKE_OURS, ROOT_OF_ENTRY, meant, split

_MAX_DEPTH: Final = 200
_ENTRY: Final = re.compile(r"<(?:[\w.\-]+:)?(?:url|sitemap)(?=[\s/>]|\Z)", re.IGNORECASE)


def structure(text: str, marks: Marks | None = None) -> list[Patch]:
    """Nest all elements as they are meant.

    Raises:
        UncertainError: What is meant can't be told.
    """
    return _Mender(text, marks or Marks(text)).mended()


class _Mender:
    """Walks the tags once, with the elements that are open."""

    def __init__(self, text: str, marks: Marks) -> None:
        self._text = text
        self._tokens = tokens = marks.tokens
        self._patches = TagPatches(text, marks)
        self._stack = Stack(text, self._patches)
        self._open = self._stack.open
        self._slips = Slips(text, tokens, self._patches, self._stack)
        self._torn: int | None = None
        self._n_tokens = len(tokens)
        if tokens and tokens[-1].kind == "odd":
            self._n_tokens -= 1
            self._torn = tokens.last_start
        unclosed = marks.spans.unclosed
        if unclosed is not None:
            self._torn = unclosed
            self._n_tokens = self._without_torn(unclosed)
        if tokens.has_odd(self._n_tokens):
            raise UncertainError
        self._partners = partners_of(tokens, self._n_tokens)
        self._entry_name = self._wanted_entry()
        self._roots = RootMender(text, self._patches, self._stack, self._entry_name)

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

    def mended(self) -> list[Patch]:
        """Walk, and say what to patch."""
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
        names = [name for each in self._tokens.opened(self._n_tokens) if (name := meant(split(each)[1]))]
        entries = {name for name in names if name in ROOT_OF_ENTRY}
        if len(entries) == 1:
            return entries.pop()
        roots = list(dict.fromkeys(name for name in names if name in ENTRY_OF_ROOT))
        if len(roots) != 1:
            raise UncertainError
        return ENTRY_OF_ROOT[roots[0]]

    def _role(self, name: str) -> tuple[Role, str]:
        """What an element is, and its name as it should stand."""
        prefix, local = split(name)
        if prefix not in self._roots.prefixes and self._roots.root is not None:
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
        if split(name)[1] == "loc" and (len(self._open) < 2 or self._is_in_next_entry()):
            self._enter_missing_entry(token, name, place)
        elif not self._open:
            return  # it goes with what stands behind the end
        self._stack.close_down_to(2, token.start)
        self._patches.rename(token, name)
        self._push(token, name, "field")

    def _is_in_next_entry(self) -> bool:
        """Whether an address is the second one in an entry that was not there, and so begins another."""
        entry, top = self._open[1], self._open[-1]
        has_loc = entry.has_loc or (top.role == "field" and split(top.name)[1] == "loc")
        return entry.role == "entry" and entry.start == entry.end and has_loc

    def _enter_missing_entry(self, token: Token, name: str, place: int) -> None:
        self._roots.reopen(token)
        self._stack.close_down_to(1, token.start)
        entry = split(name)[0] + self._entry_name
        if self._slips.begins_entry(token, entry, place):
            return
        message = msg("The “{entry}” around a “loc” was missing; it was added.", entry=entry)
        self._patches.add(token.start, token.start, f"<{entry}>", "entry-open", message)
        self._stack.push(Open(entry, "entry", token.start, token.start))

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
        if top.role == "field" and not is_whole and not split(token.name)[0]:
            self._patches.as_text(token)
            return False
        if (top.role == "field" and split(token.name)[0]) or (
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

    def _has_text(self, top: Open, token: Token, place: int) -> bool:
        """Whether an open element holds text, and nothing but text, before a tag."""
        is_next = place > 0 and self._tokens[place - 1].end == top.end
        return is_next and bool(self._text[top.end : token.start].strip())

    def _push(self, token: Token, name: str, role: Role) -> None:
        if token.kind == "open":
            self._stack.push(Open(name, role, token.start, token.end))

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
        elif meant(split(token.name)[1]) in ROOT_OF_ENTRY and self._stack.depth_of(token.name) is None:
            name = split(name)[0] + self._entry_name
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
        elif top.role == "field" and role == "other" and not split(token.name)[0]:
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

    def _is_meant_for(self, top: Open, token: Token, place: int) -> bool:
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

    def _is_closing(self, top: Open) -> bool:
        """Whether the tag that is cut off closes an element, which is complete therefore."""
        if self._torn is None or not self._text.startswith("</", self._torn):
            return False
        return top.name.startswith(self._text[self._torn + 2 :].strip(BLANK))
