"""Patches of a text under repair, and the repairs that are reported: rule, line in the file, text before and after."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, compress, islice, repeat
from operator import itemgetter
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.messages import Message, msg, msg_from

_Offsets = NDArray[np.int64]


@dataclass(frozen=True)
class LineMap:
    """Mapping from the lines of a repaired text to the lines of its file.

    Attributes:
        first_lines: Lines of the repaired text, from 1, at which the distance changes; ascending.
        distances: For each of them, the number to add to a line to get its line in the file.
    """

    first_lines: tuple[int, ...] = ()
    distances: tuple[int, ...] = ()

    def file_line(self, line: int) -> int:
        """Return the line in the file, from 1, of a line of the repaired text."""
        n_changes = bisect_right(self.first_lines, line)
        return max(1, line + self.distances[n_changes - 1]) if n_changes else line


REMOVED: Final = msg("“{found}” is not allowed here; it was removed.")
REPLACED: Final = msg("“{found}” is not allowed here; it was replaced with “{new}”.")
DAMAGED_TAG: Final = msg("The tag “<{name}>” was damaged; it was repaired.")
RENAMED: Final = msg("“{token}” should be “{name}”; it was renamed.")
NOT_CLOSED: Final = msg("“{top}” was not closed; its closing tag was added.")
UNDECLARED: Final = msg("The declaration of {names} was missing here; it was added.")
MISSING: Final = msg("“{name}” was missing; it was added.")
JOINED: Final = msg("“{name}” was closed too early; the entries after it were joined.")
REPEATED: Final = msg("An attribute of “{token}” was repeated; the first one was kept.")
BEFORE_REMOVED: Final = msg("“{found}” before the XML was removed.")
AFTER_REMOVED: Final = msg("“{found}” after the end of the sitemap was removed.")
CUT_OFF: Final = msg("The file is cut off here; the incomplete part was removed.")
"""Templates of the messages of repairs."""


@lru_cache(maxsize=256)
def describe(template: str, /, **values: str) -> Message:
    """Return the message of a repair from a template; equal messages are one object, since a file may need many."""
    return msg_from(template, **values)


MAX_EXCERPT_CHARACTERS: Final = 120
_MAX_ESCAPED: Final = 4 * MAX_EXCERPT_CHARACTERS
MAX_REPAIRS: Final = 250_000
"""Maximum number of repairs of one file: five for each entry of the largest sitemap."""

MAX_PATCHES: Final = 600_000
"""Maximum number of patches applied at once, including patches without a message."""

_BATCH: Final = 10_000
MAX_CONTEXT: Final = 40
"""Number of characters before and after a repair in excerpts."""

_UNPRINTABLE: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufeff\ufffe\uffff\ud800-\udfff]")
_WHITE_SPACE: Final = re.compile(r"[ \t\r\n]+")
_INVALID_BYTES: Final = range(0xDC80, 0xDD00)
"""Lone surrogates that represent bytes that are not UTF-8; see `encoding_repair`."""


@dataclass(frozen=True, slots=True)
class RepairKind:
    """Properties of one kind of repair.

    Attributes:
        is_checked: Whether the entry around the repair is verified, because the repair could be a guess.
        bounds_values: Whether it sets the beginning or end of a value, so that a bracket in the value may be the
            remainder of a tag.
    """

    is_checked: bool = False
    bounds_values: bool = False


REPAIR_KINDS: Final[dict[str, RepairKind]] = {
    "encoding-undeclared": RepairKind(),
    "encoding-wrong": RepairKind(),
    "byte-invalid": RepairKind(),
    "control-character": RepairKind(),
    "doctype": RepairKind(),
    "mark-repeated": RepairKind(),
    "before-declaration": RepairKind(is_checked=True),
    "declaration-malformed": RepairKind(),
    "declaration-repeated": RepairKind(),
    "instruction-open": RepairKind(is_checked=True),
    "comment-hyphens": RepairKind(is_checked=True),
    "entity-unknown": RepairKind(),
    "ampersand-bare": RepairKind(),
    "section-end-bare": RepairKind(is_checked=True),
    "less-than-bare": RepairKind(is_checked=True),
    "tag-open": RepairKind(is_checked=True, bounds_values=True),
    "attribute-quotes": RepairKind(is_checked=True),
    "attribute-repeated": RepairKind(is_checked=True),
    "name-case": RepairKind(),
    "root-wrong": RepairKind(),
    "root-missing": RepairKind(is_checked=True),
    "root-repeated": RepairKind(is_checked=True),
    "entry-open": RepairKind(is_checked=True),
    "closing-missing": RepairKind(is_checked=True, bounds_values=True),
    "opening-wrong": RepairKind(is_checked=True, bounds_values=True),
    "closing-wrong": RepairKind(is_checked=True, bounds_values=True),
    "closing-stray": RepairKind(is_checked=True),
    "after-end": RepairKind(is_checked=True),
    "entry-cut-off": RepairKind(is_checked=True),
    "cut-off": RepairKind(is_checked=True),
    "prefix-misspelt": RepairKind(is_checked=True),
    "prefix-undeclared": RepairKind(),
    "gzip-cut-off": RepairKind(),
    "gzip-trailing": RepairKind(),
}
"""Kinds of repair by id, in the order in which they are tried; the last two concern gzip data."""


class UncertainError(Exception):
    """Error if the intended content is ambiguous, so that nothing may be repaired."""


class Repair(NamedTuple):
    """Repair of one position of a file.

    Attributes:
        rule: Id of the kind of repair.
        line: Line in the decompressed file on disk, from 1.
        found: The replaced text; the middle of long text is omitted.
        new: The new text; the middle of long text is omitted.
        message: Description for the user.
        start: Byte offset in the repaired UTF-8 text; -1 if the repair is not in it.
        lead: Up to `MAX_CONTEXT` characters before the replaced text.
        tail: Up to `MAX_CONTEXT` characters after it.
    """

    rule: str
    line: int
    found: str
    new: str
    message: str
    start: int = -1
    lead: str = ""
    tail: str = ""

    @property
    def before(self) -> str:
        """Excerpt of the line in the file before the repair; white space is shown as one blank."""
        return self._excerpt(self.found)

    @property
    def after(self) -> str:
        """Excerpt of the repaired line; white space is shown as one blank."""
        return self._excerpt(self.new)

    def _excerpt(self, text: str) -> str:
        """Return a text as one printable line, with its context on the same line."""
        # Computed on demand, since a file may need many repairs, and few are shown.
        return shorten_text(self.lead.rpartition("\n")[2] + text + self.tail.partition("\n")[0])


_ROOT_CLOSING: Final = re.compile(r"</(?:[\w.\-]+:)?(?:urlset|sitemapindex)>\Z", re.IGNORECASE)


def find_truncation(repairs: Sequence[Repair], *, is_xml: bool) -> Repair | None:
    """Return the repair that shows that a file is truncated; None for a complete file.

    XML is complete if its root is closed, even if its gzip data is not.
    """
    for repair in reversed(repairs):
        match repair.rule:
            case "closing-missing":
                is_cut_off = _ROOT_CLOSING.search(repair.new) is not None
            case "gzip-cut-off":
                is_cut_off = not is_xml
            case rule:
                is_cut_off = rule in ("entry-cut-off", "cut-off")
        if is_cut_off:
            return repair
    return None


class Patch(NamedTuple):
    """Replacement of the characters `start` to `end` by `new`; without a message if another patch describes it."""

    start: int
    end: int
    new: str
    rule: str
    message: str


class Draft:
    """Text under repair, with the repairs so far, and the lines of the file."""

    def __init__(self, text: str) -> None:
        self.text = text
        # The fields of each repair except its offset.
        self._repair_fields: list[tuple[str, int, str, str, str, str, str]] = []
        # The offset of each repair in the current text, and whether its text was removed.
        self._repair_offsets: _Offsets = np.empty(0, np.int64)
        self._is_removed: NDArray[np.bool_] = np.empty(0, np.bool_)
        # Offsets at which the distance to the line in the file changes, ascending, and by how much.
        self._line_changes: _Offsets = np.empty(0, np.int64)
        self._line_deltas: _Offsets = np.empty(0, np.int64)

    def apply(self, patches: Iterable[Patch]) -> bool:
        """Apply patches to the text, and record their repairs; return whether there were any patches.

        Raises:
            UncertainError: The patches overlap, or are too many.
        """
        ordered = self._sorted_within_limits(patches)
        if not ordered:
            return False
        # Vectorized: a loop over several hundred thousand patches takes seconds.
        old = self.text
        begin_list, end_list, news, rules, messages = zip(*ordered, strict=True)
        begins, ends = np.array(begin_list, np.int64), np.array(end_list, np.int64)
        lengths = np.array(list(map(len, news)), np.int64)
        if (begins[1:] < ends[:-1]).any():
            raise UncertainError

        def slices(firsts: Iterable[int], lasts: Iterable[int]) -> Iterator[str]:
            """Yield the characters of the earlier text between pairs of offsets."""
            return map(old.__getitem__, map(slice, firsts, lasts))

        def newlines(firsts: Iterable[int], lasts: Iterable[int]) -> _Offsets:
            """Return the number of line feeds in the earlier text between each pair of offsets."""
            return np.fromiter(map(old.count, repeat("\n"), firsts, lasts), np.int64)

        starts = begins + np.cumsum(lengths - ends + begins) - (lengths - ends + begins)
        distances = np.append(0, np.cumsum(self._line_deltas))[
            np.searchsorted(self._line_changes, begins, side="right")
        ]
        lines = 1 + np.cumsum(newlines([0, *begin_list], begin_list)) + distances
        columns = (
            rules,
            lines.tolist(),
            map(_omit_middle, slices(begin_list, end_list)),
            map(_omit_middle, news),
            messages,
            slices(np.maximum(begins - MAX_CONTEXT, 0).tolist(), begin_list),
            slices(end_list, (ends + MAX_CONTEXT).tolist()),
        )
        self._repair_fields += compress(zip(*columns, strict=True), messages)
        unchanged = slices([0, *end_list], [*begin_list, len(old)])
        self.text = "".join(chain.from_iterable(zip(unchanged, [*news, ""], strict=True)))

        def shift_offsets(offsets: _Offsets, is_removed: NDArray[np.bool_] | bool) -> _Offsets:
            """Return offsets in the new text; the offset of removed text precedes text inserted there."""
            met = np.searchsorted(begins, offsets, side="right") - 1
            at = np.maximum(met, 0)
            is_behind = (offsets >= ends[at]) & ~(is_removed & (begins[at] == offsets))
            new_places = np.where(is_behind, starts[at] + lengths[at] + offsets - ends[at], starts[at])
            return np.where(met < 0, offsets, new_places)

        is_listed = np.fromiter(map(bool, messages), np.bool_)
        self._repair_offsets = np.concatenate(
            [shift_offsets(self._repair_offsets, self._is_removed), starts[is_listed]]
        )
        self._is_removed = np.concatenate([self._is_removed, lengths[is_listed] == 0])
        line_deltas = newlines(begin_list, end_list) - np.fromiter(map(str.count, news, repeat("\n")), np.int64)
        line_changes = np.concatenate([shift_offsets(self._line_changes, False), (starts + lengths)[line_deltas != 0]])
        order = np.argsort(line_changes, kind="stable")
        self._line_changes, self._line_deltas = (
            line_changes[order],
            np.concatenate([self._line_deltas, line_deltas[line_deltas != 0]])[order],
        )
        return True

    @property
    def repairs(self) -> list[Repair]:
        """Repairs of the text so far, in order, with byte offsets in the current text in UTF-8."""
        offsets = np.array(self._repair_offsets)
        if not self.text.isascii():
            offset = reached = 0
            for at in np.argsort(self._repair_offsets, kind="stable").tolist():
                place = int(self._repair_offsets[at])
                offset += len(self.text[reached:place].encode("utf-8", "surrogateescape"))
                reached, offsets[at] = place, offset
        return [
            Repair(rule, line, found, new, message, start, lead, tail)
            for (rule, line, found, new, message, lead, tail), start in zip(
                self._repair_fields, offsets.tolist(), strict=True
            )
        ]

    @property
    def repaired_offsets(self) -> Iterator[tuple[int, str]]:
        """Pairs of the offset in the current text and the rule of each repair."""
        return zip(self._repair_offsets.tolist(), map(itemgetter(0), self._repair_fields), strict=True)

    @property
    def lines(self) -> LineMap:
        """Mapping from the lines of the current text to the lines of the file."""
        distances: dict[int, int] = {}
        line, reached = 1, 0
        for place, distance in zip(self._line_changes.tolist(), np.cumsum(self._line_deltas).tolist(), strict=True):
            line += self.text.count("\n", reached, place)
            reached = place
            distances[line + (place > 0 and self.text[place - 1] != "\n")] = distance
        return LineMap(tuple(distances), tuple(distances.values()))

    def _sorted_within_limits(self, patches: Iterable[Patch]) -> list[Patch]:
        """Return all patches sorted by their position.

        Raises:
            UncertainError: They are too many; the remaining patches are not computed then.
        """
        found, n_listed, patches = list[Patch](), len(self._repair_fields), iter(patches)
        while batch := list(islice(patches, _BATCH)):
            found += batch
            n_listed += sum(map(bool, map(itemgetter(4), batch)))
            if n_listed > MAX_REPAIRS or len(found) > MAX_PATCHES:
                raise UncertainError
        return sorted(found, key=itemgetter(0))


def _omit_middle(text: str) -> str:
    """Return a text whose middle is replaced by an ellipsis if it is too long for an excerpt."""
    return (
        text
        if len(text) <= 2 * MAX_EXCERPT_CHARACTERS
        else f"{text[:MAX_EXCERPT_CHARACTERS]}\u2026{text[-MAX_EXCERPT_CHARACTERS:]}"
    )


def shorten_text(text: str) -> str:
    """Return a text as one printable line of at most `MAX_EXCERPT_CHARACTERS`, without its middle if necessary."""
    if len(text) > 2 * _MAX_ESCAPED:
        # Only the ends are shown, and escaping a megabyte is slow.
        text = f"{text[:_MAX_ESCAPED]}\u2026{text[-_MAX_ESCAPED:]}"
    is_plain = text.isprintable() and "  " not in text
    shown = (text if is_plain else _UNPRINTABLE.sub(_escape_character, _WHITE_SPACE.sub(" ", text))).strip(" ")
    if len(shown) <= MAX_EXCERPT_CHARACTERS:
        return shown
    half = (MAX_EXCERPT_CHARACTERS - 3) // 2
    return f"{shown[:half]} \u2026 {shown[-half:]}"


def shorten_bytes(data: bytes) -> str:
    """Return bytes, decoded as UTF-8, as one short printable line; see `shorten_text`."""
    if len(data) > 2 * _MAX_ESCAPED:
        data = data[:_MAX_ESCAPED] + data[-_MAX_ESCAPED:]
    return shorten_text(data.decode("utf-8", "backslashreplace"))


def _escape_character(character: re.Match[str]) -> str:
    """Return the escape of an unprintable character: its code point, or the value of an invalid byte."""
    code = ord(character[0])
    if code in _INVALID_BYTES:
        return f"\\x{code - 0xDC00:02X}"
    return f"\\x{code:02X}" if code < 0x100 else f"\\u{code:04X}"
