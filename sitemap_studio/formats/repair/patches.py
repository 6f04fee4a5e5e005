"""Patches to a text under repair; for each the line in the file on disk, the text before and after."""

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

_Places = NDArray[np.int64]


@dataclass(frozen=True)
class LineMap:
    """Which line of the file each line of its repaired text was.

    Attributes:
        lines: Lines of the repaired text, from 1, from each of which on another number is to be added; ascending.
        missing: That number: how many lines of the file were removed before (negative where lines were added).
    """

    lines: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()

    def file_line(self, line: int) -> int:
        """The line of the file, from 1, of a line of the repaired text; of an inserted line, the one before which."""
        met = bisect_right(self.lines, line)
        return max(1, line + self.missing[met - 1]) if met else line


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
"""What repairs say, beside the lines before and after."""


@lru_cache(maxsize=256)
def describe(words: str, /, **values: str) -> Message:
    """Return the message of a repair; equal messages are one object, as a file may need as many repairs as entries."""
    return msg_from(words, **values)


MAX_SHOWN: Final = 120
_MAX_ESCAPED: Final = 4 * MAX_SHOWN
MAX_REPAIRS: Final = 250_000
"""A file that needs more, two for each entry of the largest sitemap, is no sitemap with a fault in it."""

MAX_PATCHES: Final = 600_000
"""Places that are changed at once; those that are listed together count one by one."""

_BATCH: Final = 10_000
MAX_CONTEXT: Final = 40
"""Characters that excerpts show before and after a repair."""

_UNPRINTABLE: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufeff\ufffe\uffff\ud800-\udfff]")
_BLANKS: Final = re.compile(r"[ \t\r\n]+")
_BYTE: Final = range(0xDC80, 0xDD00)
"""Lone surrogates for bytes that are no UTF-8; see `encoding_repair`."""


@dataclass(frozen=True, slots=True)
class RepairKind:
    """One kind of repair.

    Attributes:
        is_checked: Whether it could be a guess, so that the entry around it is verified.
        bounds_values: Whether a value begins or ends by it: a bracket in the value may be what is left of a tag.
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
"""All kinds of repair by id, in the order in which they are tried; the last two are of gzip data."""


class UncertainError(Exception):
    """What is meant is uncertain, so that nothing may be repaired."""


class Repair(NamedTuple):
    """One place that was repaired.

    Attributes:
        line: Its line in the file as it is on disk, unpacked, from 1.
        found: The text that was replaced; a long one is cut in the middle.
        new: The text that replaces it; a long one is cut in the middle.
        start: Byte offset of the place in the repaired UTF-8 text; -1 where it is not in it.
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
        """An excerpt of the line before the repair; white space is shown as one blank."""
        return self._excerpt(self.found)

    @property
    def after(self) -> str:
        """The same excerpt after the repair."""
        return self._excerpt(self.new)

    def _excerpt(self, text: str) -> str:
        # Made when it is shown: a file may need as many repairs as it has entries, and few are shown.
        return shortened(self.lead.rpartition("\n")[2] + text + self.tail.partition("\n")[0])


_ROOT_CLOSING: Final = re.compile(r"</(?:[\w.\-]+:)?(?:urlset|sitemapindex)>\Z", re.IGNORECASE)


def find_truncation(repairs: Sequence[Repair], *, is_xml: bool) -> Repair | None:
    """Return the repair at which a file ends too early, so that what followed is lost; None for a complete file.

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
    """A replacement of characters `start` to `end` of a text; without a message where another patch covers it."""

    start: int
    end: int
    new: str
    rule: str
    message: str


class Draft:
    """A text under repair, with the lines of the file that it came from."""

    def __init__(self, text: str) -> None:
        self.text = text
        # Of each repair: its fields but its place.
        self._listed: list[tuple[str, int, str, str, str, str, str]] = []
        # Of each repair: its place in the current text, and whether nothing is left there.
        self._places: _Places = np.empty(0, np.int64)
        self._is_removed: NDArray[np.bool_] = np.empty(0, np.bool_)
        # Places from which on lines of the file are missing, ascending, and how many more.
        self._jumps: _Places = np.empty(0, np.int64)
        self._steps: _Places = np.empty(0, np.int64)

    def apply(self, patches: Iterable[Patch]) -> bool:
        """Apply patches, list them, and return whether there were any; uncertain if they overlap, or are too many."""
        ordered = self._bounded(patches)
        if not ordered:
            return False
        # Column by column: a loop over several hundred thousand patches takes seconds.
        old = self.text
        begin_list, end_list, news, rules, messages = zip(*ordered, strict=True)
        begins, ends = np.array(begin_list, np.int64), np.array(end_list, np.int64)
        lengths = np.array(list(map(len, news)), np.int64)
        if (begins[1:] < ends[:-1]).any():
            raise UncertainError

        def pieces(firsts: Iterable[int], lasts: Iterable[int]) -> Iterator[str]:
            return map(old.__getitem__, map(slice, firsts, lasts))

        def newlines(firsts: Iterable[int], lasts: Iterable[int]) -> _Places:
            return np.fromiter(map(old.count, repeat("\n"), firsts, lasts), np.int64)

        starts = begins + np.cumsum(lengths - ends + begins) - (lengths - ends + begins)
        missing = np.append(0, np.cumsum(self._steps))[np.searchsorted(self._jumps, begins, side="right")]
        lines = 1 + np.cumsum(newlines([0, *begin_list], begin_list)) + missing
        columns = (
            rules,
            lines.tolist(),
            map(_cut_long, pieces(begin_list, end_list)),
            map(_cut_long, news),
            messages,
            pieces(np.maximum(begins - MAX_CONTEXT, 0).tolist(), begin_list),
            pieces(end_list, (ends + MAX_CONTEXT).tolist()),
        )
        self._listed += compress(zip(*columns, strict=True), messages)
        unchanged = pieces([0, *end_list], [*begin_list, len(old)])
        self.text = "".join(chain.from_iterable(zip(unchanged, [*news, ""], strict=True)))

        def moved(places: _Places, is_removed: NDArray[np.bool_] | bool) -> _Places:
            """Return places in the new text; of a removed place, before what is inserted just there."""
            met = np.searchsorted(begins, places, side="right") - 1
            at = np.maximum(met, 0)
            is_behind = (places >= ends[at]) & ~(is_removed & (begins[at] == places))
            new_places = np.where(is_behind, starts[at] + lengths[at] + places - ends[at], starts[at])
            return np.where(met < 0, places, new_places)

        is_listed = np.fromiter(map(bool, messages), np.bool_)
        self._places = np.concatenate([moved(self._places, self._is_removed), starts[is_listed]])
        self._is_removed = np.concatenate([self._is_removed, lengths[is_listed] == 0])
        steps = newlines(begin_list, end_list) - np.fromiter(map(str.count, news, repeat("\n")), np.int64)
        jumps = np.concatenate([moved(self._jumps, False), (starts + lengths)[steps != 0]])
        order = np.argsort(jumps, kind="stable")
        self._jumps, self._steps = jumps[order], np.concatenate([self._steps, steps[steps != 0]])[order]
        return True

    @property
    def repairs(self) -> list[Repair]:
        """What was done, in order, with byte offsets in the current text."""
        offsets = np.array(self._places)
        if not self.text.isascii():
            offset = reached = 0
            for at in np.argsort(self._places, kind="stable").tolist():
                place = int(self._places[at])
                offset += len(self.text[reached:place].encode("utf-8", "surrogateescape"))
                reached, offsets[at] = place, offset
        return [
            Repair(rule, line, found, new, message, start, lead, tail)
            for (rule, line, found, new, message, lead, tail), start in zip(self._listed, offsets.tolist(), strict=True)
        ]

    @property
    def places(self) -> Iterator[tuple[int, str]]:
        """The place in the current text, and the rule, of each repair."""
        return zip(self._places.tolist(), map(itemgetter(0), self._listed), strict=True)

    @property
    def lines(self) -> LineMap:
        """Where the lines of the current text come from."""
        missing: dict[int, int] = {}
        line, reached = 1, 0
        for place, gone in zip(self._jumps.tolist(), np.cumsum(self._steps).tolist(), strict=True):
            line += self.text.count("\n", reached, place)
            reached = place
            missing[line + (place > 0 and self.text[place - 1] != "\n")] = gone
        return LineMap(tuple(missing), tuple(missing.values()))

    def _bounded(self, patches: Iterable[Patch]) -> list[Patch]:
        """All patches, in the order of the text; no more are found than are needed to see that they are too many."""
        found, n_listed, patches = list[Patch](), len(self._listed), iter(patches)
        while batch := list(islice(patches, _BATCH)):
            found += batch
            n_listed += sum(map(bool, map(itemgetter(4), batch)))
            if n_listed > MAX_REPAIRS or len(found) > MAX_PATCHES:
                raise UncertainError
        return sorted(found, key=itemgetter(0))


def _cut_long(text: str) -> str:
    """Return a text without its middle if it is too long to be shown."""
    return text if len(text) <= 2 * MAX_SHOWN else f"{text[:MAX_SHOWN]}\u2026{text[-MAX_SHOWN:]}"


def shortened(text: str) -> str:
    """Return a text in one printable line of at most `MAX_SHOWN` characters; a longer one is cut in the middle."""
    if len(text) > 2 * _MAX_ESCAPED:
        # Only the ends are shown, and to escape a megabyte takes long.
        text = f"{text[:_MAX_ESCAPED]}\u2026{text[-_MAX_ESCAPED:]}"
    is_plain = text.isprintable() and "  " not in text
    shown = (text if is_plain else _UNPRINTABLE.sub(named, _BLANKS.sub(" ", text))).strip(" ")
    if len(shown) <= MAX_SHOWN:
        return shown
    half = (MAX_SHOWN - 3) // 2
    return f"{shown[:half]} \u2026 {shown[-half:]}"


def shortened_bytes(data: bytes) -> str:
    """Return bytes of a file as `shortened` text."""
    if len(data) > 2 * _MAX_ESCAPED:
        data = data[:_MAX_ESCAPED] + data[-_MAX_ESCAPED:]
    return shortened(data.decode("utf-8", "backslashreplace"))


def named(character: re.Match[str]) -> str:
    """A character that can't be shown, by its number; a byte that is none by its own."""
    code = ord(character[0])
    if code in _BYTE:
        return f"\\x{code - 0xDC00:02X}"
    return f"\\x{code:02X}" if code < 0x100 else f"\\u{code:04X}"
