"""The fast reader: plain sitemaps and indexes, read as columns of bytes.

Plain means: entries of the four fields without attributes, prefixes, comments or extensions, in any order, between
white space. Whatever is not plain is declined, never guessed, and left to `xml_reader`, which is the authority; the two
are held equal by property tests. Everything around the entries (the shell) is judged by the XML parser itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.findings import FindingLog
from sitemap_studio.formats.references import decode_references
from sitemap_studio.formats.words import Bytes, Pattern, Places, Words, are_white, words_of
from sitemap_studio.formats.xml_door import parse_shell
from sitemap_studio.formats.xml_entries import (
    CHILD_OF_KIND,
    FIELDS_OF_KIND,
    KIND_OF_ROOT,
    XmlEntries,
    XmlKind,
    declared_namespaces,
    kind_of,
    note_namespace,
    split_name,
)
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.table.columns import READ_SCHEMA, no_extensions

_MAX_VALUE_BYTES: Final = 1_000_000
"""Longer values and gaps are left to the parser, which has limits of its own."""

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


@dataclass(frozen=True)
class _Shell:
    """What stands around the entries."""

    kind: XmlKind
    namespaces: dict[str, str]
    findings: tuple[Finding, ...]


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

    first: Places
    second: Places
    inside: Places
    behind: Places
    fields: dict[str, Places]
    seams: Places


def scan(data: bytes, path: Path) -> XmlEntries | None:
    """Read a plain sitemap or index.

    Args:
        data: UTF-8 bytes, not yet checked.
        path: Their file, for messages.

    Returns:
        Exactly what `xml_reader.read_xml` would deliver, or None where the file is not plain or not well-formed.
    """
    head = _HEAD.match(data)
    if head is None:
        return None
    kind = KIND_OF_ROOT[head[1].decode()]
    child = CHILD_OF_KIND[kind].encode()
    start, end = head.end(), data.rfind(b"</" + child + b">") + len(child) + 3
    if not data.startswith(b"<" + child + b">", start) or not _ROOT_END[kind].match(data, end):
        return None
    shell = _read_shell(data[:start] + data[end:], path, line=data.count(b"\n", 0, head.start(1)) + 1)
    frame = _read_body(data, start, end, kind) if shell else None
    if shell is None or frame is None or shell.kind != kind:
        return None
    return XmlEntries(kind, frame, no_extensions(), shell.namespaces, shell.findings)


def _read_shell(data: bytes, path: Path, *, line: int) -> _Shell | None:
    root = parse_shell(data)
    if root is None or len(root) or (root.text or "").strip(" \t\r\n"):
        return None
    try:
        kind = kind_of(root, path, line=line)
    except ReadError:
        return None
    log = FindingLog()
    note_namespace(log, split_name(root)[0], line)
    return _Shell(kind, declared_namespaces(root), log.all())


def _read_body(data: bytes, start: int, end: int, kind: XmlKind) -> pl.DataFrame | None:
    """Read the entries, whose first begins at `start` and whose last ends at `end`."""
    words = words_of(data, start)
    body = np.frombuffer(data, np.uint8, end - start, start)
    places = np.flatnonzero(body == ord("<"))
    tags = _read_tags(places, words, kind)
    if tags is None:
        return None
    child_bytes = len(CHILD_OF_KIND[kind]) + 2
    gaps = np.concatenate(([child_bytes], tags.behind, tags.inside[tags.seams]))
    gap_ends = np.concatenate((tags.first, places[-1:], tags.second[tags.seams]))
    lengths = gap_ends - gaps
    if lengths.max() > _MAX_VALUE_BYTES or not are_white(data, start, words, gaps, lengths):
        return None
    is_field = np.ones(len(tags.first), np.bool_)
    is_field[tags.seams] = False
    # Tags hold no white space: what there is more of than lies in the gaps stands in values.
    has_white_values = int(np.count_nonzero(body <= ord(" "))) != int(lengths.sum())
    values = _read_values(body, tags.inside[is_field], tags.second[is_field], has_white_values=has_white_values)
    if values is None:
        return None
    columns = _columns(values, tags)
    if columns is None:
        return None
    starts = np.concatenate(([0], tags.second[tags.seams])) + start
    ends = np.concatenate((tags.first[tags.seams], places[-1:])) + (child_bytes + 1 + start)
    ranges = {"start": starts.astype(np.uint32), "length": (ends - starts).astype(np.uint32)}
    return pl.DataFrame(columns | ranges, schema=READ_SCHEMA)


def _read_tags(places: Places, words: Words, kind: XmlKind) -> _Tags | None:
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
    found: dict[str, Places] = {}
    for name, (opening, closing) in pairs.items():
        found[name] = among = Pattern(opening.encode()).among(at_first, words, first)
        if not Pattern(closing.encode()).is_at_all(at_second[among], words, second[among]):
            return None
        inside[among] += len(opening)
        behind[among] += len(closing)
    if sum(map(len, found.values())) != len(first):
        return None
    return _Tags(first, second, inside, behind, found, found.pop(child))


def _read_values(body: Bytes, starts: Places, ends: Places, *, has_white_values: bool) -> pl.Series | None:
    """Read all values, in the order of the file; None where one holds what is not plain."""
    if not len(starts):
        return pl.Series([], dtype=pl.String)
    if int((ends - starts).max()) > _MAX_VALUE_BYTES:
        return None
    # Runs to skip and runs to take by turns: each value with the "<" behind it, which ends it.
    runs = np.empty(2 * len(starts) + 1, np.int64)
    runs[0] = starts[0]
    runs[1::2] = ends + 1 - starts
    runs[2:-1:2] = starts[1:] - ends[:-1] - 1
    runs[-1] = len(body) - ends[-1] - 1
    is_taken = np.zeros(len(runs), np.bool_)
    is_taken[1::2] = True
    taken = body[np.repeat(is_taken, runs)][:-1]
    if has_white_values and np.count_nonzero(taken < ord(" ")) != np.count_nonzero((taken == 9) | (taken == 10)):
        return None
    joined = taken.tobytes()
    if b"]" in joined and b"]]>" in joined:
        return None
    try:
        text = joined.decode()
    except UnicodeDecodeError:
        return None
    if not text.isascii() and ("\ufffe" in text or "\uffff" in text):
        return None
    return decode_references(pl.Series([text], dtype=pl.String).str.split("<").explode(), joined)


def _columns(values: pl.Series, tags: _Tags) -> dict[str, pl.Series] | None:
    """Deal the values out to entries; None where an entry has a field twice."""
    n_entries = len(tags.seams) + 1
    with_absent = values.append(pl.Series([None], dtype=pl.String)) if len(values) else values
    columns: dict[str, pl.Series] = {}
    for name in FIELD_NAMES:
        pairs = tags.fields.get(name, tags.seams[:0])
        entries = _entries_of(pairs, tags.seams)
        if len(pairs) and (np.diff(entries) == 0).any():
            return None
        # Every seam before a field is a pair that holds no value.
        wanted = pairs - entries
        if len(pairs) == n_entries:
            columns[name] = values.gather(wanted)
        elif not len(pairs):
            columns[name] = pl.Series([None], dtype=pl.String).new_from_index(0, n_entries)
        else:
            chosen = np.full(n_entries, len(with_absent) - 1)
            chosen[entries] = wanted
            columns[name] = with_absent.gather(chosen)
    return columns


def _entries_of(pairs: Places, seams: Places) -> Places:
    """The entry of each pair of one field: how many seams come before it."""
    if len(pairs) == len(seams) + 1 and (pairs[1:] > seams).all() and (pairs[:-1] < seams).all():
        return np.arange(len(pairs))
    return np.searchsorted(seams, pairs)
