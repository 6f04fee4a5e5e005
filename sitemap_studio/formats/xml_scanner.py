"""Fast reader for plain sitemaps and indexes, by vector operations on columns of bytes.

Plain means: entries of the four fields without attributes, prefixes, comments or extensions, in any order, between
white space; an entry may be an empty tag. Everything else is declined and left to `reader`, which is the authority;
property tests hold the two equal. What surrounds the entries is parsed by lxml.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.findings import FindingLog
from sitemap_studio.formats.xml_lexer import (
    WORD_BYTES,
    Bytes,
    Offsets,
    TagPattern,
    Words,
    are_white,
    find_byte,
    take_spans,
    words_of,
)
from sitemap_studio.formats.xml_parser import parse_shell
from sitemap_studio.formats.xml_reader import (
    CHILD_OF_KIND,
    FIELDS_OF_KIND,
    KIND_OF_ROOT,
    Kind,
    ReadEntries,
    XmlKind,
    declared_namespaces,
    kind_of,
    note_head,
    note_order,
)
from sitemap_studio.model.columns import READ_SCHEMA, no_extensions
from sitemap_studio.protocol.fields import FIELD_NAMES

_PREDEFINED: Final = {b"&lt;": "<", b"&gt;": ">", b"&quot;": '"', b"&apos;": "'", b"&amp;": "&"}
"""The references that XML defines; the ampersand comes last, so that nothing is decoded twice. XML 1.0, 4.6."""

_NUMERIC: Final = b"&#"
_REFERENCE: Final = re.compile(r"&(?:#(\d{1,8})|#x([0-9A-Fa-f]{1,8})|(lt|gt|quot|apos|amp));", re.ASCII)
_NO_CHARACTER: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""What may not stand in XML, which is compiled sooner than what may. XML 1.0, 2.2."""


def decode_references(values: pl.Series, text: bytes) -> pl.Series | None:
    """Decode the references in values.

    Args:
        values: The values as written.
        text: The same values, joined by “<”.

    Returns:
        The values as meant, or None where there is a reference that XML itself does not define, or a bare ampersand.
    """
    buffer = np.frombuffer(text, np.uint8)
    ampersands = find_byte(buffer, b"&")
    if not len(ampersands):
        return values
    first = words_of(text + b"<" * WORD_BYTES)[ampersands]
    present = {reference for reference in (*_PREDEFINED, _NUMERIC) if (hits := _count(first, reference)) and hits}
    if sum(_count(first, reference) for reference in present) != len(ampersands):
        return None
    decoded = values
    for reference in _PREDEFINED:
        if reference in present:
            decoded = decoded.str.replace_all(reference.decode(), _PREDEFINED[reference], literal=True)
    return _with_numeric(values, decoded) if _NUMERIC in present else decoded


def _count(words: NDArray[np.uint64], reference: bytes) -> int:
    mask = np.uint64((1 << (8 * len(reference))) - 1)
    return int(np.count_nonzero((words & mask) == np.uint64(int.from_bytes(reference, "little"))))


def _with_numeric(values: pl.Series, decoded: pl.Series) -> pl.Series | None:
    """Replace the values that hold numeric references, each decoded in one pass."""
    places = values.str.contains("&#", literal=True).arg_true()
    texts = [_decode_one(text) for text in values.gather(places).to_list()]
    if None in texts:
        return None
    return decoded.clone().scatter(places, pl.Series(texts, dtype=pl.String))


def _decode_one(text: str) -> str | None:
    characters: list[str] = []
    end = 0
    for reference in _REFERENCE.finditer(text):
        characters.append(text[end : reference.start()])
        characters.append(_meaning(reference))
        end = reference.end()
    characters.append(text[end:])
    rest = _REFERENCE.sub("", text)
    return None if "&" in rest or "" in characters[1::2] else "".join(characters)


def _meaning(reference: re.Match[str]) -> str:
    """The character that is meant, or "" where XML allows none such."""
    if reference[3]:
        return _PREDEFINED[reference[0].encode()]
    code = int(reference[1]) if reference[1] else int(reference[2], 16)
    character = chr(code) if code <= 0x10FFFF else ""
    return "" if _NO_CHARACTER.match(character) else character


_AMPERSAND: Final = TagPattern(b"&amp;")
"""The one reference that addresses are full of."""

_NONE: Final = np.empty(0, np.int64)
"""No places."""


@dataclass(frozen=True)
class ScannedBlock:
    """The entries of a range of bytes.

    Attributes:
        starts: Offset of each entry in the source, shape (n_entries,).
        ends: Offset behind each entry.
        values: All values, in the order of the source, joined by “<”.
        has_references: Whether the values are still as written; else they are as meant.
        n_values: How many they are.
        places: Place among the values of each value of a field, by field; ascending.
        entries: The entry, counted from the first of the block, of each value of a field; ascending, none twice.
        disordered: The entries whose fields are in another order than the schema's, counted likewise; ascending.
    """

    starts: Offsets
    ends: Offsets
    values: bytes
    has_references: bool
    n_values: int
    places: dict[str, Offsets]
    entries: dict[str, Offsets]
    disordered: Offsets


@dataclass(frozen=True)
class _Tags:
    """The tags of the body but the first and the last, in pairs.

    A field is a pair of its two tags; between two entries lies the pair `</url>`, `<url>`: the seam.

    Attributes:
        first: Where the first tag of each pair begins, counted from the body's start, shape (n_pairs,).
        second: Where the second begins.
        inside: Where the first tag ends.
        behind: Where the second ends.
        fields: Indices of the pairs of each field, ascending.
        seams: Indices of the seams.
    """

    first: Offsets
    second: Offsets
    inside: Offsets
    behind: Offsets
    fields: dict[str, Offsets]
    seams: Offsets


def read_block(data: bytes, start: int, end: int, kind: XmlKind) -> ScannedBlock | None:
    """Read the entries of a range.

    Args:
        data: The source.
        start: Where the first entry of the range begins.
        end: Where the last one ends, at least nine bytes before the source's end.
        kind: Whose entries they are.

    Returns:
        The entries, or None where anything is not plain.
    """
    words = words_of(data, start)
    body = np.frombuffer(data, np.uint8, end - start, start)
    brackets = np.flatnonzero(body == ord("<"))
    tags = _read_tags(brackets, words, kind)
    if tags is None:
        return None
    child_bytes = len(CHILD_OF_KIND[kind]) + 2
    gaps = np.concatenate(([child_bytes], tags.behind, tags.inside[tags.seams]))
    lengths = np.concatenate((tags.first, brackets[-1:], tags.second[tags.seams])) - gaps
    if not are_white(data, start, words, gaps, lengths):
        return None
    is_field = np.ones(len(tags.first), np.bool_)
    is_field[tags.seams] = False
    # Tags hold no white space: what there is more of than lies in the gaps stands in values.
    has_white_values = int(np.count_nonzero(body <= ord(" "))) != int(lengths.sum())
    ampersands = np.flatnonzero(body == ord("&"))
    has_references = not _AMPERSAND.is_at_all(words[ampersands], words, ampersands)
    # Each value with the "<" behind it, which parts it from the next.
    starts, ends = tags.inside[is_field], tags.second[is_field] + 1
    if len(ampersands) and not has_references:
        starts, ends = _without_references(starts, ends, ampersands)
    values = _take_values(body, starts, ends, has_white_values=has_white_values)
    entries = _deal(tags)
    if values is None or entries is None:
        return None
    return ScannedBlock(
        starts=np.concatenate(([0], tags.second[tags.seams])) + start,
        ends=np.concatenate((tags.first[tags.seams], brackets[-1:])) + (child_bytes + 1 + start),
        values=values,
        has_references=has_references,
        n_values=int(np.count_nonzero(is_field)),
        # Every seam before a field is a pair that holds no value.
        places={name: tags.fields.get(name, _NONE) - entries[name] for name in FIELD_NAMES},
        entries=entries,
        disordered=_disordered(tags, kind),
    )


def _read_tags(places: Offsets, words: Words, kind: XmlKind) -> _Tags | None:
    """Sort the tags of the body into fields and seams; None where any is neither."""
    if len(places) % 2:
        return None
    at_places = words[places]
    first, second = places[1:-1:2], places[2:-1:2]
    at_first, at_second = at_places[1:-1:2], at_places[2:-1:2]
    inside, behind = first.copy(), second.copy()
    child = CHILD_OF_KIND[kind]
    pairs = {name: (f"<{name}>", f"</{name}>") for name in FIELDS_OF_KIND[kind]} | {
        child: (f"</{child}>", f"<{child}>")
    }
    found: dict[str, Offsets] = {}
    for name, (opening, closing) in pairs.items():
        found[name] = among = TagPattern(opening.encode()).among(at_first, words, first)
        if not TagPattern(closing.encode()).is_at_all(at_second[among], words, second[among]):
            return None
        inside[among] += len(opening)
        behind[among] += len(closing)
    if sum(map(len, found.values())) != len(first):
        return None
    return _Tags(first, second, inside, behind, found, found.pop(child))


def _without_references(starts: Offsets, ends: Offsets, ampersands: Offsets) -> tuple[Offsets, Offsets]:
    """Spans that leave out the “amp;” behind each ampersand, so that `&amp;` is decoded on the way."""
    # Both are two ascending runs, which a stable sort merely merges.
    starts = np.sort(np.concatenate((starts, ampersands + len(_AMPERSAND.text))), kind="stable")
    return starts, np.sort(np.concatenate((ends, ampersands + 1)), kind="stable")


def _take_values(body: Bytes, starts: Offsets, ends: Offsets, *, has_white_values: bool) -> bytes | None:
    """Cut out the values; None where one holds a control character other than tab and line feed."""
    if not len(starts):
        return b""
    taken = take_spans(body, starts, ends)[:-1]
    if has_white_values and np.count_nonzero(taken < ord(" ")) != np.count_nonzero((taken == 9) | (taken == 10)):
        return None
    return taken.tobytes()


def _deal(tags: _Tags) -> dict[str, Offsets] | None:
    """The entry of each value of each field; None where an entry has a field twice."""
    entries: dict[str, Offsets] = {name: _entries_of(tags.fields.get(name, _NONE), tags.seams) for name in FIELD_NAMES}
    return None if any((np.diff(of_field) == 0).any() for of_field in entries.values()) else entries


def _entries_of(pairs: Offsets, seams: Offsets) -> Offsets:
    """The entry of each pair of one field: how many seams come before it."""
    if len(pairs) == len(seams) + 1 and (pairs[1:] > seams).all() and (pairs[:-1] < seams).all():
        return np.arange(len(pairs))
    return np.searchsorted(seams, pairs)


def _disordered(tags: _Tags, kind: XmlKind) -> Offsets:
    """The entries in which a field stands behind one that it should come before."""
    ranks = np.zeros(len(tags.first), np.uint8)
    for rank, name in enumerate(FIELDS_OF_KIND[kind], start=1):
        ranks[tags.fields[name]] = rank
    # A seam ranks lowest, so that the first field of an entry is never behind another.
    wrong = np.flatnonzero((ranks[1:] < ranks[:-1]) & (ranks[1:] > 0))
    return np.unique(np.searchsorted(tags.seams, wrong)) if len(wrong) else _NONE


_BLOCK_BYTES: Final = 1 << 20
"""Bytes read at a time: small enough that all that is computed about them stays in the cache. An entry is smaller."""

_BLOCKS_TOGETHER: Final = 16
"""Blocks whose values are parted at once: polars sets sixteen bytes aside for each byte of them."""

_SMALL_BYTES: Final = 4_096
"""Files up to this are read entry by entry, in a twentieth of the time that the vector operations take to set up: sets
of thousands of small sitemaps open by that much sooner."""

_NO_VALUES: Final = pl.Series([], dtype=pl.String)

_WHITE: Final = re.compile(rb"[ \t\r\n]*+")

_HEAD: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?:<\?(?:(?!\?>).)*+\?>|<!--(?:(?!--).)*+-->|[ \t\r\n]++)*+"
    rb"<(urlset|sitemapindex)(?:[ \t\r\n]++[\w:.\-]++[ \t\r\n]*+=[ \t\r\n]*+(?:\"[^\"<]*+\"|'[^'<]*+'))*+[ \t\r\n]*+>"
    rb"[ \t\r\n]*+",
    re.DOTALL,
)
"""Everything up to the first entry."""

_ROOT_END: Final[dict[XmlKind, re.Pattern[bytes]]] = {
    kind: re.compile(rb"[ \t\r\n]*</" + name.encode() + rb"[ \t\r\n]*>") for name, kind in KIND_OF_ROOT.items()
}
"""What follows the last entry."""


_FIELD: Final[dict[Kind, re.Pattern[bytes]]] = {
    kind: re.compile(rb"[ \t\r\n]*+<(" + "|".join(names).encode() + rb")>([^<]*+)</\1>")
    for kind, names in FIELDS_OF_KIND.items()
}
"""A field of an entry, with the white space before it."""

_CONTROL: Final = re.compile(rb"[\x00-\x08\x0b-\x1f]")
"""Control characters that XML does not allow, and the carriage return, which it changes."""

_FIELD_TAGS: Final = tuple(name.encode() for name in FIELD_NAMES)


@dataclass(frozen=True)
class _Shell:
    """What stands around the entries."""

    kind: XmlKind
    namespaces: dict[str, str]
    log: FindingLog


def scan(data: bytes, path: Path, *, block_bytes: int | None = None) -> ReadEntries | None:
    """Read a plain sitemap or index.

    Args:
        data: UTF-8 bytes, not yet checked.
        path: Their file, for messages.
        block_bytes: How much to look at in one go; no entry may be larger. 0 reads entry by entry, which is the
            default for small files.

    Returns:
        Exactly what `read_xml` would deliver, or None where the file is not plain or not well-formed.
    """
    head = _HEAD.match(data)
    if head is None:
        return None
    if block_bytes is None:
        block_bytes = _BLOCK_BYTES if len(data) > _SMALL_BYTES else 0
    found = _scan(data, head, path, block_bytes)
    empty = b"<%s/>" % CHILD_OF_KIND[KIND_OF_ROOT[head[1].decode()]].encode()
    if found is None and empty in data and empty not in head[0]:
        return _scan_with_empty(data, head, empty, path, block_bytes)
    return found


def _scan_with_empty(
    data: bytes, head: re.Match[bytes], empty: bytes, path: Path, block_bytes: int
) -> ReadEntries | None:
    """Read entries of which some are empty tags, as if each of these were written as two tags.

    Millions of them would take the parser several times the memory. Two tags are declined wherever one would have
    been: in an entry, in a value, behind the root.
    """
    name = empty[1:-2]
    pair = b"<%s></%s>" % (name, name)
    found = _scan(data.replace(empty, pair), head, path, block_bytes)
    if found is None:
        return None
    # Where each stands among the pairs; behind the last there is the root's closing tag at least.
    places = find_byte(np.frombuffer(data, np.uint8), b"<")
    places = places[: np.searchsorted(places, len(data) - len(empty) - len(b"</>" + head[1]), side="right")]
    words = words_of(data)
    places = places[TagPattern(empty).among(words[places], words, places)]
    grown = len(pair) - len(empty)
    moved = places + np.arange(len(places)) * grown
    starts, lengths = found.entries["start"].to_numpy(), found.entries["length"].to_numpy(writable=True)
    lengths[np.searchsorted(starts, moved)] = len(empty)
    starts = starts - np.searchsorted(moved, starts) * grown
    ranges = {"start": pl.Series(starts).cast(pl.UInt32), "length": pl.Series(lengths)}
    return replace(found, entries=found.entries.with_columns(**ranges))


def _scan(data: bytes, head: re.Match[bytes], path: Path, block_bytes: int) -> ReadEntries | None:
    kind = KIND_OF_ROOT[head[1].decode()]
    child = CHILD_OF_KIND[kind].encode()
    start, end = head.end(), data.rfind(b"</" + child + b">") + len(child) + 3
    if not data.startswith(b"<" + child + b">", start) or not _ROOT_END[kind].match(data, end):
        return None
    shell = _read_shell(data[:start] + data[end:], path, line=data.count(b"\n", 0, head.start(1)) + 1)
    if shell is None or shell.kind != kind:
        return None
    if block_bytes:
        found = _read_entries(data, _cut(data, start, end, kind, block_bytes), kind)
    else:
        found = _read_few(data, start, end, kind)
    if found is None:
        return None
    frame, disordered = found
    first = int(frame["start"][int(disordered[0])]) if len(disordered) else 0
    note_order(shell.log, kind, disordered, data.count(b"\n", 0, first) + 1)
    return ReadEntries(kind, frame, no_extensions(), shell.namespaces, shell.log.all())


def _read_shell(data: bytes, path: Path, *, line: int) -> _Shell | None:
    root = parse_shell(data)
    if root is None or len(root) or (root.text or "").strip(" \t\r\n"):
        return None
    try:
        kind = kind_of(root, path, line=line)
    except ReadError:
        return None
    log = FindingLog()
    note_head(log, data, root, line)
    return _Shell(kind, declared_namespaces(root), log)


def _read_entries(
    data: bytes, ranges_of_bytes: Iterable[tuple[int, int]], kind: XmlKind
) -> tuple[pl.DataFrame, Offsets] | None:
    """Read the entries block by block; with them come the places of those that are not in the schema's order."""
    blocks: list[ScannedBlock] = []
    for block_start, block_end in ranges_of_bytes:
        block = read_block(data, block_start, block_end, kind) if block_end else None
        if block is None:
            return None
        blocks.append(block)
    filled = [block for block in blocks if block.n_values]
    pieces = [
        _decode(b"<".join(block.values for _, block in group), has_references=has_references)
        for (_, has_references), group in groupby(
            enumerate(filled), lambda each: (each[0] // _BLOCKS_TOGETHER, each[1].has_references)
        )
    ]
    values = [piece for piece in pieces if piece is not None]
    if len(values) < len(pieces):
        return None
    # The cast copies into memory of polars: arrays of numpy would lie scattered over what the blocks leave behind.
    ranges = {
        "start": pl.Series(np.concatenate([block.starts for block in blocks])).cast(pl.UInt32),
        "length": pl.Series(np.concatenate([block.ends - block.starts for block in blocks])).cast(pl.UInt32),
    }
    frame = pl.DataFrame(_columns(pl.concat([_NO_VALUES, *values]), blocks) | ranges, schema=READ_SCHEMA)
    before = np.cumsum([0, *(len(block.starts) for block in blocks)])
    disordered = [block.disordered + first for block, first in zip(blocks, before, strict=False)]
    return frame, np.concatenate(disordered)


def _read_few(data: bytes, start: int, end: int, kind: XmlKind) -> tuple[pl.DataFrame, Offsets] | None:
    """Return what `_read_entries` does, read one entry after the other."""
    opening, closing = (f"<{slash}{CHILD_OF_KIND[kind]}>".encode() for slash in ("", "/"))
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
        position = _behind_white(data, position)
        if not data.startswith(closing, position) or len(set(tags)) < len(tags):
            return None
        position += len(closing)
        names.append(tags)
        ranges.append((entry_start, position - entry_start))
        position = _behind_white(data, position)
    values = _decode_few(written)
    if values is None:
        return None
    remaining = iter(values)
    rows = []
    for tags, place in zip(names, ranges, strict=True):
        entry = {tag: next(remaining) for tag in tags}
        rows.append((*map(entry.get, _FIELD_TAGS), *place))
    disordered = [number for number, tags in enumerate(names) if tags != sorted(tags, key=_FIELD_TAGS.index)]
    return pl.DataFrame(rows, schema=READ_SCHEMA, orient="row"), np.array(disordered, np.int64)


def _decode_few(written: list[bytes]) -> list[str] | None:
    """Return values as meant, or None where XML does not allow them."""
    joined = b"<".join(written)
    if _CONTROL.search(joined):
        return None
    n_ampersands = joined.count(b"&")
    has_references = joined.count(b"&amp;") != n_ampersands
    if n_ampersands and not has_references:
        joined = joined.replace(b"&amp;", b"&")
    text = _decode_text(joined)
    if text is None or not written:
        return None if text is None else []
    values = text.split("<")
    if not has_references:
        return values
    decoded = decode_references(pl.Series(values, dtype=pl.String), joined)
    return None if decoded is None else decoded.to_list()


def _behind_white(data: bytes, position: int) -> int:
    white = _WHITE.match(data, position)
    return white.end() if white else position


def _cut(data: bytes, start: int, end: int, kind: XmlKind, block_bytes: int) -> Iterator[tuple[int, int]]:
    """Cut what lies between the first entry's start and the last one's end into ranges of whole entries.

    A range that ends at 0 says that there is something else between them, or that one is too large.
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


def _decode(joined: bytes, *, has_references: bool) -> pl.Series | None:
    """Values as meant, from values joined by “<”; None where XML does not allow them."""
    text = _decode_text(joined)
    if text is None:
        return None
    values = pl.Series([text], dtype=pl.String).str.split("<").explode()
    return decode_references(values, joined) if has_references else values


def _decode_text(joined: bytes) -> str | None:
    """Return values joined by “<” as text, or None where XML does not allow them."""
    if b"]" in joined and b"]]>" in joined:
        return None
    try:
        text = joined.decode()
    except UnicodeDecodeError:
        return None
    has_noncharacters = not text.isascii() and ("\ufffe" in text or "\uffff" in text)
    return None if has_noncharacters else text


def _columns(values: pl.Series, blocks: list[ScannedBlock]) -> dict[str, pl.Series]:
    """Deal the values out to entries."""
    first_value = np.cumsum([0, *(block.n_values for block in blocks)])
    first_entry = np.cumsum([0, *(len(block.starts) for block in blocks)])
    n_entries = int(first_entry[-1])
    columns: dict[str, pl.Series] = {}
    for name in FIELD_NAMES:
        places = [block.places[name] + first for block, first in zip(blocks, first_value, strict=False)]
        entries = [block.entries[name] + first for block, first in zip(blocks, first_entry, strict=False)]
        columns[name] = _column(values, np.concatenate(places), np.concatenate(entries), n_entries)
    return columns


def _column(values: pl.Series, places: Offsets, entries: Offsets, n_entries: int) -> pl.Series:
    """The values at some places, each at its entry, and null at the others."""
    if not len(places):
        return pl.Series([None], dtype=pl.String).new_from_index(0, n_entries)
    if len(places) < n_entries:
        values = pl.concat([values, pl.Series([None], dtype=pl.String)])
        with_absent = np.full(n_entries, len(values) - 1)
        with_absent[entries] = places
        places = with_absent
    return _gather(values, places)


def _gather(values: pl.Series, expected: Offsets) -> pl.Series:
    step = int(expected[1] - expected[0]) if len(expected) > 1 else 1
    if step > 0 and (np.diff(expected) == step).all():
        return values.gather_every(step, int(expected[0])).head(len(expected))
    return values.gather(pl.Series(expected, dtype=pl.UInt32))
