"""A block of plain entries, told apart by vector operations on its bytes.

Whatever is not plain is declined. What the values mean, and whether they are valid text, is `scanner`'s business.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from sitemap_studio.formats.xml.entries import CHILD_OF_KIND, FIELDS_OF_KIND, XmlKind
from sitemap_studio.formats.xml.words import Bytes, Pattern, Places, Words, are_white, take_spans, words_of
from sitemap_studio.protocol.fields import FIELD_NAMES

_AMPERSAND: Final = Pattern(b"&amp;")
"""The one reference that addresses are full of."""

_NONE: Final = np.empty(0, np.int64)
"""No places."""


@dataclass(frozen=True)
class Block:
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

    starts: Places
    ends: Places
    values: bytes
    has_references: bool
    n_values: int
    places: dict[str, Places]
    entries: dict[str, Places]
    disordered: Places


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


def read_block(data: bytes, start: int, end: int, kind: XmlKind) -> Block | None:
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
    return Block(
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


def _without_references(starts: Places, ends: Places, ampersands: Places) -> tuple[Places, Places]:
    """Spans that leave out the “amp;” behind each ampersand, so that `&amp;` is decoded on the way."""
    # Both are two ascending runs, which a stable sort merely merges.
    starts = np.sort(np.concatenate((starts, ampersands + len(_AMPERSAND.text))), kind="stable")
    return starts, np.sort(np.concatenate((ends, ampersands + 1)), kind="stable")


def _take_values(body: Bytes, starts: Places, ends: Places, *, has_white_values: bool) -> bytes | None:
    """Cut out the values; None where one holds a control character other than tab and line feed."""
    if not len(starts):
        return b""
    taken = take_spans(body, starts, ends)[:-1]
    if has_white_values and np.count_nonzero(taken < ord(" ")) != np.count_nonzero((taken == 9) | (taken == 10)):
        return None
    return taken.tobytes()


def _deal(tags: _Tags) -> dict[str, Places] | None:
    """The entry of each value of each field; None where an entry has a field twice."""
    entries: dict[str, Places] = {name: _entries_of(tags.fields.get(name, _NONE), tags.seams) for name in FIELD_NAMES}
    return None if any((np.diff(of_field) == 0).any() for of_field in entries.values()) else entries


def _entries_of(pairs: Places, seams: Places) -> Places:
    """The entry of each pair of one field: how many seams come before it."""
    if len(pairs) == len(seams) + 1 and (pairs[1:] > seams).all() and (pairs[:-1] < seams).all():
        return np.arange(len(pairs))
    return np.searchsorted(seams, pairs)


def _disordered(tags: _Tags, kind: XmlKind) -> Places:
    """The entries in which a field stands behind one that it should come before."""
    ranks = np.zeros(len(tags.first), np.uint8)
    for rank, name in enumerate(FIELDS_OF_KIND[kind], start=1):
        ranks[tags.fields[name]] = rank
    # A seam ranks lowest, so that the first field of an entry is never behind another.
    wrong = np.flatnonzero((ranks[1:] < ranks[:-1]) & (ranks[1:] > 0))
    return np.unique(np.searchsorted(tags.seams, wrong)) if len(wrong) else _NONE
