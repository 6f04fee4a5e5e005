"""Fast reader of plain sitemaps and indexes with vector operations on bytes.

A plain file has entries of the four fields without attributes, prefixes, comments or extensions, in any order,
separated by white space; an entry may be an empty tag. Other files are declined and left to `xml_reader`, which also
reads the text around the entries; property tests verify that both readers give equal results.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby, pairwise
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.findings import FindingLog
from sitemap_studio.formats.xml_elements import WHITE_SPACE
from sitemap_studio.formats.xml_reader import (
    CHILD_OF_KIND,
    FIELDS_OF_KIND,
    KIND_OF_ROOT,
    Kind,
    ReadEntries,
    XmlKind,
    add_order_finding,
    read_xml,
)
from sitemap_studio.model.columns import READ_SCHEMA
from sitemap_studio.protocol.fields import FIELD_NAMES

_Offsets = NDArray[np.int64]
_Bytes = NDArray[np.uint8]
_Words = NDArray[np.uint64]
"""Words of eight bytes in little-endian order."""

_WORD_BYTES: Final = 8
_PIECE_BYTES: Final = 1 << 18
_BLANKS: Final = int.from_bytes(b" " * _WORD_BYTES, "little")
_MASKS: Final = np.array([(1 << (8 * count)) - 1 for count in range(_WORD_BYTES + 1)], np.uint64)
_MAX_GUESSES: Final = 64
"""Maximum number of different white spaces that are compared one by one."""

_LONG_GAP_BYTES: Final = 64


def _offsets_of_byte(buffer: _Bytes, expected: bytes) -> _Offsets:
    """Return the ascending offsets at which a buffer has a certain byte."""
    # Piecewise, so that intermediate results stay in the cache.
    pieces = range(0, len(buffer), _PIECE_BYTES)
    found = [np.flatnonzero(buffer[start : start + _PIECE_BYTES] == expected[0]) + start for start in pieces]
    return np.concatenate(found) if found else np.empty(0, np.int64)


def _copy_spans(buffer: _Bytes, starts: _Offsets, ends: _Offsets) -> _Bytes:
    """Return the concatenated bytes of ascending spans that do not overlap."""
    if not len(starts):
        return buffer[:0]
    # Runs to be copied and skipped alternate.
    runs = np.empty(2 * len(starts) - 1, np.int64)
    runs[::2] = ends - starts
    runs[1::2] = starts[1:] - ends[:-1]
    is_copied = np.zeros(len(runs), np.bool_)
    is_copied[::2] = True
    return buffer[int(starts[0]) : int(ends[-1])][np.repeat(is_copied, runs)]


def _words_at(data: bytes, start: int = 0) -> _Words:
    """Return a view whose item i is the word of the eight bytes from `start` + i; nothing is copied."""
    count = max(len(data) - start - _WORD_BYTES + 1, 0)
    return np.ndarray((count,), "<u8", data, offset=start if count else 0, strides=(1,))


def _matching_tags(tag: bytes, first: _Words, words: _Words | None = None, offsets: _Offsets | None = None) -> _Offsets:
    """Return the ascending indexes of the offsets at which a tag of up to 16 bytes begins.

    Args:
        tag: Is compared as one or two words.
        first: The word at each of the offsets.
        words: The word at each byte, needed for tags of more than eight bytes.
        offsets: Offsets of bytes, needed for tags of more than eight bytes.
    """
    found = np.flatnonzero(_matches(first, tag[:_WORD_BYTES]))
    if len(tag) > _WORD_BYTES and words is not None and offsets is not None:
        found = found[_matches(words[offsets[found] + _WORD_BYTES], tag[_WORD_BYTES:])]
    return found


def _matches(words: _Words, text: bytes) -> NDArray[np.bool_]:
    """Return a mask of the words that begin with a text of up to eight bytes."""
    expected = np.uint64(int.from_bytes(text, "little"))
    return np.equal(words if len(text) == _WORD_BYTES else words & _MASKS[len(text)], expected)


def _are_blank(data: bytes, start: int, words: _Words, gaps: _Offsets, lengths: _Offsets) -> bool:
    """Return whether gaps consist of XML white space.

    Args:
        data: The file.
        start: Offset in the file from which `words` and `gaps` count.
        words: The word at each byte.
        gaps: Offset of each gap.
        lengths: Length of each gap in bytes.
    """
    while len(gaps):
        if not _are_blank_words(words[gaps], np.minimum(lengths, _WORD_BYTES)):
            return False
        is_longer = lengths > _WORD_BYTES
        gaps, lengths = gaps[is_longer] + _WORD_BYTES, lengths[is_longer] - _WORD_BYTES
        is_long = lengths > _LONG_GAP_BYTES
        for gap, length in zip(gaps[is_long].tolist(), lengths[is_long].tolist(), strict=True):
            if data[start + gap : start + gap + length].strip(WHITE_SPACE):
                return False
        gaps, lengths = gaps[~is_long], lengths[~is_long]
    return True


def _are_blank_words(words: _Words, lengths: _Offsets) -> bool:
    """Return whether the first `lengths` bytes of the words are XML white space."""
    mask = _MASKS[lengths]
    words = (words & mask) | (np.uint64(_BLANKS) & ~mask)
    # Most files are indented uniformly, so that a few comparisons cover all gaps.
    for _ in range(_MAX_GUESSES):
        if not len(words):
            return True
        if int(words[0]).to_bytes(_WORD_BYTES, "little").strip(WHITE_SPACE):
            return False
        words = words[words != words[0]]
    return not words.tobytes().strip(WHITE_SPACE)


_PREDEFINED: Final = {b"&lt;": "<", b"&gt;": ">", b"&quot;": '"', b"&apos;": "'", b"&amp;": "&"}
"""Predefined references of XML; the ampersand is last, so that nothing is decoded twice. XML 1.0, 4.6."""

_AMPERSAND: Final = b"&amp;"
"""The most frequent reference in URLs."""

_NUMERIC: Final = b"&#"
_REFERENCE: Final = re.compile(r"&(?:#(\d{1,8});|#x([0-9A-Fa-f]{1,8});|(?:lt|gt|quot|apos|amp);)?", re.ASCII)
_NO_CHARACTER: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""Characters that XML does not allow; this pattern compiles faster than the allowed ones. XML 1.0, 2.2."""

_WRONG: Final = "\0"
"""Marker of an invalid reference; decoded values never contain it."""


def _decode_references(values: pl.Series, text: bytes) -> pl.Series | None:
    """Return values with their references decoded; None if a reference is invalid.

    `text` has the same values as written, joined by “<”.
    """
    ampersands = _offsets_of_byte(np.frombuffer(text, np.uint8), b"&")
    first = _words_at(text + b"<" * _WORD_BYTES)[ampersands]
    counts = {reference: len(_matching_tags(reference, first)) for reference in (*_PREDEFINED, _NUMERIC)}
    if sum(counts.values()) != len(ampersands):
        return None
    decoded = values
    for reference, character in _PREDEFINED.items():
        if counts[reference]:
            decoded = decoded.str.replace_all(reference.decode(), character, literal=True)
    if not counts[_NUMERIC]:
        return decoded
    places = values.str.contains("&#", literal=True).arg_true()
    texts = [_REFERENCE.sub(_resolve_reference, text) for text in values.gather(places).to_list()]
    if any(_WRONG in text for text in texts):
        return None
    return decoded.clone().scatter(places, pl.Series(texts, dtype=pl.String))


def _resolve_reference(reference: re.Match[str]) -> str:
    """Return the character of a matched reference, or `_WRONG` if it is invalid."""
    if named := _PREDEFINED.get(reference[0].encode()):
        return named
    code = int(reference[1]) if reference[1] else int(reference[2] or "0", 16)
    character = chr(code) if code <= 0x10FFFF else _WRONG
    return _WRONG if _NO_CHARACTER.match(character) else character


class _Block(NamedTuple):
    """Entries of a range of bytes, with their values still joined.

    Attributes:
        values: All values, in the order of the source, joined by “<”.
        has_references: Whether the values contain undecoded references.
        n_values: Number of values.
        places: For each field that occurs, the index of the value of each entry; -1 if the entry lacks the field.
        disordered: Entries whose fields are not in the order of the schema; see `add_order_finding`.
    """

    starts: _Offsets
    ends: _Offsets
    values: bytes
    has_references: bool
    n_values: int
    places: dict[str, _Offsets]
    disordered: _Offsets


def _read_block(data: bytes, start: int, end: int, kind: XmlKind) -> _Block | None:
    """Read the entries in a range that ends at least nine bytes before the end of the source; None if not plain."""
    words = _words_at(data, start)
    body = np.frombuffer(data, np.uint8, end - start, start)
    brackets = np.flatnonzero(body == ord("<"))
    if len(brackets) % 2:
        return None
    # All tags except the first and the last, in pairs: the two tags of a field, or a seam, the `</url>` and `<url>`
    # between two entries. `first` and `second` are the offsets of the two tags, `inside` and `behind` their ends.
    first, second = brackets[1:-1:2], brackets[2:-1:2]
    at_first, at_second = words[first], words[second]
    inside, behind = first.copy(), second.copy()
    child = CHILD_OF_KIND[kind]
    pairs = {name: (f"<{name}>", f"</{name}>") for name in FIELDS_OF_KIND[kind]}
    found: dict[str, _Offsets] = {}
    for name, (opening, closing) in (pairs | {child: (f"</{child}>", f"<{child}>")}).items():
        found[name] = among = _matching_tags(opening.encode(), at_first, words, first)
        if len(_matching_tags(closing.encode(), at_second[among], words, second[among])) != len(among):
            return None
        inside[among] += len(opening)
        behind[among] += len(closing)
    if sum(map(len, found.values())) != len(first):
        return None
    seams = found.pop(child)
    child_bytes = len(child) + 2
    gaps = np.concatenate(([child_bytes], behind, inside[seams]))
    lengths = np.concatenate((first, brackets[-1:], second[seams])) - gaps
    places = {name: _places_by_entry(those, seams) for name, those in found.items() if len(those)}
    if any(by_entry is None for by_entry in places.values()) or not _are_blank(data, start, words, gaps, lengths):
        return None
    is_field = np.ones(len(first), np.bool_)
    is_field[seams] = False
    # Tags contain no white space, so white space outside of gaps is in values.
    has_white_values = int(np.count_nonzero(body <= ord(" "))) != int(lengths.sum())
    ampersands = np.flatnonzero(body == ord("&"))
    has_references = len(_matching_tags(_AMPERSAND, words[ampersands], words, ampersands)) != len(ampersands)
    # Each value with the "<" after it, which separates it from the next one.
    starts, ends = inside[is_field], second[is_field] + 1
    if len(ampersands) and not has_references:
        # The “amp;” after each ampersand is omitted. Both arrays are two ascending runs, which a stable sort merges.
        starts = np.sort(np.concatenate((starts, ampersands + len(_AMPERSAND))), kind="stable")
        ends = np.sort(np.concatenate((ends, ampersands + 1)), kind="stable")
    values = _copy_spans(body, starts, ends)[:-1]
    if has_white_values and np.count_nonzero(values < ord(" ")) != np.count_nonzero((values == 9) | (values == 10)):
        return None  # a control character other than tab and line feed
    ranks = np.zeros(len(first), np.uint8)
    for rank, name in enumerate(FIELDS_OF_KIND[kind], start=1):
        ranks[found[name]] = rank
    # A seam has the lowest rank, so the first field of an entry is never out of order.
    wrong = np.flatnonzero((ranks[1:] < ranks[:-1]) & (ranks[1:] > 0))
    # For each entry, the field of the lowest rank that follows a field of a higher rank.
    disordered = np.stack([np.searchsorted(seams, wrong), ranks[wrong + 1] - 1, ranks[wrong] - 1], axis=1)
    disordered = disordered[np.lexsort((disordered[:, 1], disordered[:, 0]))]
    return _Block(
        starts=np.concatenate(([0], second[seams])) + start,
        ends=np.concatenate((first[seams], brackets[-1:])) + (child_bytes + 1 + start),
        values=values.tobytes(),
        has_references=has_references,
        n_values=int(np.count_nonzero(is_field)),
        places={name: by_entry for name, by_entry in places.items() if by_entry is not None},
        disordered=disordered[np.diff(disordered[:, 0], prepend=-1) != 0],
    )


def _places_by_entry(pairs: _Offsets, seams: _Offsets) -> _Offsets | None:
    """Return for each entry the index of the value of one field, -1 if missing; None if an entry repeats the field.

    `pairs` are the indexes of the field's tags among all pairs of tags; `seams` are the indexes of the pairs between
    two entries.
    """
    n_entries = len(seams) + 1
    if len(pairs) == n_entries and (pairs[1:] > seams).all() and (pairs[:-1] < seams).all():
        return pairs - np.arange(n_entries)
    entries = np.searchsorted(seams, pairs)
    if (np.diff(entries) == 0).any():
        return None
    by_entry = np.full(n_entries, -1)
    # Seams are pairs without a value, so those before a field are subtracted.
    by_entry[entries] = pairs - entries
    return by_entry


_BLOCK_BYTES: Final = 1 << 20
"""Size of a block, whose intermediate results fit in the cache; entries must be smaller."""

_BATCH: Final = 16
"""Number of blocks whose values are split at once; Polars needs sixteen bytes per byte of values."""

_SMALL_BYTES: Final = 4_096
"""Size up to which files are read entry by entry, in a twentieth of the time that vector operations need to start."""

_WHITE: Final = re.compile(rb"[ \t\r\n]*+")

_HEAD: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?>(?:<\?(?>(?:[^?]++|\?(?!>))*)\?>|<!--(?>(?:[^-]++|-(?!-))*)-->|[ \t\r\n]++)*)"
    rb"<(urlset|sitemapindex)(?>(?:[ \t\r\n]++[\w:.\-]++[ \t\r\n]*+=[ \t\r\n]*+(?:\"[^\"<]*+\"|'[^'<]*+'))*)[ \t\r\n]*+>"
    rb"[ \t\r\n]*+",
    re.DOTALL,
)
_ROOT_END: Final[dict[XmlKind, re.Pattern[bytes]]] = {
    kind: re.compile(rb"[ \t\r\n]*</" + name.encode() + rb"[ \t\r\n]*>") for name, kind in KIND_OF_ROOT.items()
}


_FIELD: Final[dict[Kind, re.Pattern[bytes]]] = {
    kind: re.compile(rb"[ \t\r\n]*+<(" + "|".join(names).encode() + rb")>([^<]*+)</\1>")
    for kind, names in FIELDS_OF_KIND.items()
}
_CLOSING: Final[dict[Kind, re.Pattern[bytes]]] = {
    kind: re.compile(rb"[ \t\r\n]*+(</" + child.encode() + rb">)[ \t\r\n]*+") for kind, child in CHILD_OF_KIND.items()
}
_CONTROL: Final = re.compile(rb"[\x00-\x08\x0b-\x1f]")
"""Control characters that XML does not allow, and the carriage return, which it changes."""

_FIELD_TAGS: Final = tuple(name.encode() for name in FIELD_NAMES)


def scan_plain(data: bytes, path: Path, *, block_bytes: int | None = None) -> ReadEntries | None:
    """Read a plain sitemap or index with the same result as `read_xml`; None if it is not plain or not well-formed.

    The bytes are UTF-8, not yet checked. In a plain file, entries contain only fields without attributes and comments.

    Args:
        data: The decompressed file.
        path: Path of the file, for errors.
        block_bytes: Number of bytes that are read at once, and the maximum size of an entry; 0 reads entry by entry,
            which is the default for small files.
    """
    head = _HEAD.match(data)
    if head is None:
        return None
    if block_bytes is None:
        block_bytes = _BLOCK_BYTES if len(data) > _SMALL_BYTES else 0
    found = _scan_blocks(data, head, path, block_bytes)
    empty = b"<%s/>" % CHILD_OF_KIND[KIND_OF_ROOT[head[1].decode()]].encode()
    if found is None and empty in data and empty not in head[0]:
        return _scan_with_empty(data, head, empty, path, block_bytes)
    return found


def _scan_with_empty(
    data: bytes, head: re.Match[bytes], empty: bytes, path: Path, block_bytes: int
) -> ReadEntries | None:
    """Read a sitemap with empty-element tags as entries, as if each were a start tag and an end tag.

    The parser would need several times the memory for millions of them.

    Args:
        data: The file.
        head: Match of the beginning of the file, with the root's start tag.
        empty: The empty-element tag of an entry, such as “<url/>”.
        path: Path of the file, for errors.
        block_bytes: Number of bytes that are read at once; 0 reads entry by entry.

    Returns:
        The entries. None if the file is not plain: an empty-element tag in an entry, in a value or after the root is not.
    """
    name = empty[1:-2]
    pair = b"<%s></%s>" % (name, name)
    found = _scan_blocks(data.replace(empty, pair), head, path, block_bytes)
    if found is None:
        return None
    # Offsets of the empty-element tags; the last one is followed by at least the closing tag of the root.
    places = _offsets_of_byte(np.frombuffer(data, np.uint8), b"<")
    places = places[: np.searchsorted(places, len(data) - len(empty) - len(b"</>" + head[1]), side="right")]
    words = _words_at(data)
    places = places[_matching_tags(empty, words[places], words, places)]
    grown = len(pair) - len(empty)
    moved = places + np.arange(len(places)) * grown
    starts, lengths = found.entries["start"].to_numpy(), found.entries["length"].to_numpy(writable=True)
    lengths[np.searchsorted(starts, moved)] = len(empty)
    starts = starts - np.searchsorted(moved, starts) * grown
    ranges = {"start": pl.Series(starts).cast(pl.UInt32), "length": pl.Series(lengths)}
    return replace(found, entries=found.entries.with_columns(**ranges))


def _scan_blocks(data: bytes, head: re.Match[bytes], path: Path, block_bytes: int) -> ReadEntries | None:
    """Read the file in blocks of entries, or entry by entry if `block_bytes` is 0; None if it is not plain."""
    kind = KIND_OF_ROOT[head[1].decode()]
    child = CHILD_OF_KIND[kind].encode()
    start, end = head.end(), data.rfind(b"</" + child + b">") + len(child) + 3
    if not data.startswith(b"<" + child + b">", start) or not _ROOT_END[kind].match(data, end):
        return None
    try:
        shell = read_xml(data[:start] + data[end:], path)
    except ReadError:
        return None
    if block_bytes:
        found = _read_blocks(data, _block_ranges(data, start, end, kind, block_bytes), kind)
    else:
        found = _read_one_by_one(data, start, end, kind)
    if found is None:
        return None
    frame, disordered = found
    log = FindingLog()
    first = int(frame["start"][int(disordered[0, 0])]) if len(disordered) else 0
    add_order_finding(log, kind, disordered, data.count(b"\n", 0, first) + 1)
    return replace(shell, entries=frame, findings=(*shell.findings, *log.to_tuple()))


def _read_blocks(
    data: bytes, ranges_of_bytes: Iterable[tuple[int, int]], kind: XmlKind
) -> tuple[pl.DataFrame, _Offsets] | None:
    """Return a frame of the entries in ranges, and the entries out of the schema's order; None if not plain."""
    blocks: list[_Block] = []
    for block_start, block_end in ranges_of_bytes:
        block = _read_block(data, block_start, block_end, kind) if block_end else None
        if block is None:
            return None
        blocks.append(block)
    pieces = [pl.Series([], dtype=pl.String)]
    numbered = enumerate(block for block in blocks if block.n_values)
    for (_, has_references), group in groupby(numbered, lambda each: (each[0] // _BATCH, each[1].has_references)):
        joined = b"<".join(block.values for _, block in group)
        text = _decode_text(joined)
        if text is None:
            return None
        values = pl.Series([text], dtype=pl.String).str.split("<").explode()
        decoded = _decode_references(values, joined) if has_references else values
        if decoded is None:
            return None
        pieces.append(decoded)
    # The cast copies into memory of Polars; arrays of NumPy would fragment the memory that the blocks leave.
    ranges = {
        "start": pl.Series(np.concatenate([block.starts for block in blocks])).cast(pl.UInt32),
        "length": pl.Series(np.concatenate([block.ends - block.starts for block in blocks])).cast(pl.UInt32),
    }
    values = pl.concat(pieces)
    columns = {name: _field_column(values, name, blocks) for name in FIELD_NAMES}
    n_before = np.cumsum([0, *(len(block.starts) for block in blocks)])
    disordered = np.concatenate([block.disordered for block in blocks])
    disordered[:, 0] += np.repeat(n_before[:-1], [len(block.disordered) for block in blocks])
    return pl.DataFrame(columns | ranges, schema=READ_SCHEMA), disordered


def _field_column(values: pl.Series, name: str, blocks: list[_Block]) -> pl.Series:
    """Return the values of a field for all entries of the blocks; null if missing.

    `values` are the decoded values of all blocks.
    """
    by_entry, n_before = list[_Offsets](), 0
    absent = len(values)
    for block in blocks:
        places = block.places.get(name)
        if places is None:
            by_entry.append(np.full(len(block.starts), absent))
        elif places.min() < 0:
            by_entry.append(np.where(places < 0, absent, places + n_before))
        else:
            by_entry.append(places + n_before)
        n_before += block.n_values
    places = np.concatenate(by_entry)
    step = int(places[1] - places[0]) if len(places) > 1 else 1
    if places.max() < absent and step > 0 and (np.diff(places) == step).all():
        return values.gather_every(step, int(places[0])).head(len(places))
    if places.min() == absent:
        return pl.Series([None], dtype=pl.String).new_from_index(0, len(places))
    return pl.concat([values, pl.Series([None], dtype=pl.String)]).gather(pl.Series(places, dtype=pl.UInt32))


def _read_one_by_one(data: bytes, start: int, end: int, kind: XmlKind) -> tuple[pl.DataFrame, _Offsets] | None:
    """Read the entries one after the other, and return the same as `_read_blocks`."""
    opening = f"<{CHILD_OF_KIND[kind]}>".encode()
    ranges: list[tuple[int, int]] = []
    names: list[list[bytes]] = []
    written: list[bytes] = []
    position = start
    while position < end:
        if not data.startswith(opening, position):
            return None
        entry_start, tags = position, list[bytes]()
        position += len(opening)
        while field := _FIELD[kind].match(data, position, end):
            tags.append(field[1])
            written.append(field[2])
            position = field.end()
        closing = _CLOSING[kind].match(data, position)
        if closing is None or len(set(tags)) < len(tags):
            return None
        names.append(tags)
        ranges.append((entry_start, closing.end(1) - entry_start))
        position = closing.end()
    values = _decode_values(written)
    if values is None:
        return None
    remaining = iter(values)
    rows = []
    for tags, place in zip(names, ranges, strict=True):
        entry = {tag: next(remaining) for tag in tags}
        rows.append((*map(entry.get, _FIELD_TAGS), *place))
    disordered = []
    for number, tags in enumerate(names):
        ranks = list(map(_FIELD_TAGS.index, tags))
        if ranks != sorted(ranks):
            disordered.append((number, *min((rank, before) for before, rank in pairwise(ranks) if rank < before)))
    return pl.DataFrame(rows, schema=READ_SCHEMA, orient="row"), np.array(disordered, np.int64).reshape(-1, 3)


def _decode_values(written: list[bytes]) -> list[str] | None:
    """Return values with their references decoded; None if a character or reference is not allowed."""
    joined = b"<".join(written)
    text = None if _CONTROL.search(joined) else _decode_text(joined)
    if text is None or not written:
        return None if text is None else []
    values = text.split("<")
    if "&" in text:
        values = [_REFERENCE.sub(_resolve_reference, value) if "&" in value else value for value in values]
    return None if any(_WRONG in value for value in values) else values


def _block_ranges(data: bytes, start: int, end: int, kind: XmlKind, block_bytes: int) -> Iterator[tuple[int, int]]:
    """Yield start and end of blocks of complete entries that cover all entries.

    A range that ends at 0 means that there is other content between entries, or that an entry is too large.

    Args:
        data: The file.
        start: Offset of the first entry.
        end: Offset after the last entry.
        kind: Kind of the file.
        block_bytes: Maximum size of a block.
    """
    opening, closing = (f"<{slash}{CHILD_OF_KIND[kind]}>".encode() for slash in ("", "/"))
    while True:
        last = data.rfind(closing, start, start + block_bytes) if end - start > block_bytes else end - len(closing)
        block_end = last + len(closing) if last >= 0 else 0
        yield start, block_end
        if block_end in (0, end):
            return
        gap = _WHITE.match(data, block_end, end)
        start = gap.end() if gap else end
        if not data.startswith(opening, start, end):
            yield start, 0
            return


def _decode_text(joined: bytes) -> str | None:
    """Return values in UTF-8, joined by “<”, as text; None if XML does not allow a character or “]]>” in them."""
    if b"]" in joined and b"]]>" in joined:
        return None
    try:
        text = joined.decode()
    except UnicodeDecodeError:
        return None
    has_noncharacters = not text.isascii() and ("\ufffe" in text or "\uffff" in text)
    return None if has_noncharacters else text
