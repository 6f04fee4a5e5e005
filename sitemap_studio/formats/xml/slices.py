"""Large XML cut into documents of a few entries each, so that no tree of all of it is ever built.

A slice is the root's opening tag, some of its children as they stand, and the root's closing tag. A cut is right where
what lies before it is well-formed by itself: nothing can be open there, neither an element nor a comment nor CDATA.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.xml.door import MAX_TAGS, parse, parse_shell
from sitemap_studio.formats.xml.entries import CHILD_OF_KIND, KIND_OF_ROOT

SLICE_BYTES: Final = 2 << 20
"""Bytes of a slice: its tree, and all that is computed along with it, take some twenty times as much."""

_HEAD: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?:<\?(?:(?!\?>).)*+\?>|<!--(?:(?!-->).)*+-->|[ \t\r\n]++)*+"
    rb"(?P<tag><(?P<prefix>(?:[A-Za-z_][\w.\-]*+:)?)(?P<name>urlset|sitemapindex)"
    rb"(?:[ \t\r\n]++[^\"'<>=/]++=[ \t\r\n]*+(?:\"[^\"<]*+\"|'[^'<]*+'))*+[ \t\r\n]*+>)",
    re.DOTALL,
)
"""Everything up to the end of the root's opening tag."""


@dataclass(frozen=True)
class Slice:
    """A document that holds some children of a root, or all of them.

    Attributes:
        data: Its bytes.
        shift: What to add to the offset of a child for its offset in the source.
        lines: What to add to its line, likewise.
    """

    data: bytes
    shift: int = 0
    lines: int = 0


def slices_of(data: bytes, path: Path, *, slice_bytes: int = SLICE_BYTES) -> Iterator[Slice]:
    """Cut a document; its slices hold all children of its root, in their order.

    What is not well-formed, or can't be cut for another reason, is given whole.

    Args:
        data: UTF-8 bytes.
        path: Their file.
        slice_bytes: How large a slice should be; most are a little larger.
    """
    head = _HEAD.match(data) if len(data) > slice_bytes else None
    cuts = _cuts(data, head, path, slice_bytes) if head else ()
    if not head or len(cuts) < 2:  # a root without anything in it has no place to cut
        yield Slice(data)
        return
    tag, closing = head["tag"], _closing_tag(head)
    lines, view = data.count(b"\n", 0, head.start("tag")), memoryview(data)
    for start, end in pairwise(cuts):
        yield Slice(b"".join((tag, view[start:end], closing)), start - len(tag), lines)
        lines += data.count(b"\n", start, end)


def _cuts(data: bytes, head: re.Match[bytes], path: Path, slice_bytes: int) -> Sequence[int]:
    """Offsets at which slices begin and end; none where there is anything to complain about."""
    name, closing = head["prefix"] + head["name"], _closing_tag(head)
    end = data.rfind(b"</" + name)
    if end < head.end() or data.count(b"<") > MAX_TAGS or parse_shell(data[: head.end()] + data[end:]) is None:
        return ()
    child = head["prefix"] + CHILD_OF_KIND[KIND_OF_ROOT[head["name"].decode()]].encode()
    opening = re.compile(b"<" + re.escape(child) + rb"(?=[ \t\r\n/>])")
    cuts, wanted, view = [head.end()], slice_bytes, memoryview(data)
    while cuts[-1] < end:
        found = opening.search(data, cuts[-1] + wanted, end)
        cut = found.start() if found else end
        if (cuts[-1], cut) == (head.end(), end):
            return ()
        if _is_well_formed(b"".join((head["tag"], view[cuts[-1] : cut], closing)), path):
            cuts.append(cut)
            wanted = slice_bytes
        elif cut == end:
            return ()
        else:
            # This one stands in a comment, in CDATA or in another element.
            wanted *= 4
    return cuts


def _closing_tag(head: re.Match[bytes]) -> bytes:
    return b"</" + head["prefix"] + head["name"] + b">"


def _is_well_formed(data: bytes, path: Path) -> bool:
    try:
        parse(data, path)
    except ReadError:
        return False
    return True
