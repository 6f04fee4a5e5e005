"""Partial, read-only reading of files that can't be repaired for certain: their intact entries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lxml import etree

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.repair.characters import ampersands, controls, less_than
from sitemap_studio.formats.repair.patches import Draft, UncertainError
from sitemap_studio.formats.repair.tokens import Markup, spans_of
from sitemap_studio.formats.xml_elements import ROOT_OF_ENTRY
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

_EDGE: Final = re.compile(r"<(?P<end>/?)(?:[\w.\-]+:)?(?P<name>url|sitemap)(?=[\s/>])[^<>]*(?P<closed>>?)")
"""Where an entry begins or ends."""

_PREFIX: Final = re.compile(r"</?([\w.\-]+):")
_LONGEST: Final = 10_000_000
"""Characters of an entry that are looked at: the parser takes no longer value."""

_TOGETHER: Final = 500
"""Entries that are tried at once; only where one of them is broken, each is tried by itself."""


@dataclass(frozen=True)
class PartialText:
    """The entries of a file that are whole, as a file of their own.

    Attributes:
        data: Well-formed XML in UTF-8.
        entries: How many there are.
        left_out: How many others begin in the file.
    """

    data: bytes
    entries: int
    left_out: int


def read_partially(data: bytes, path: Path) -> PartialText | None:
    """Take the whole entries out of a file.

    Args:
        data: Its bytes, in UTF-8.
        path: The file, for messages.

    Returns:
        What was found; None where no entry is whole, or the bytes are not UTF-8.
    """
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return None
    kind, begun, pieces = _pieces(text)
    head, tail = _around(kind, pieces)
    whole = [entry for entries in _batches(pieces) for entry in _whole(entries, head, tail, path)]
    if not whole:
        return None
    text = f"{head}{''.join(whole)}{tail}"
    count = len(parse(text.encode(), path))
    return PartialText(text.encode(), count, begun - count)


def _pieces(text: str) -> tuple[str, int, list[str]]:
    """The name of the entries, how many begin, and the text of each that also ends before the next one begins."""
    spans = spans_of(text)
    if spans.unclosed is not None and text.startswith("<!", spans.unclosed):
        text = text[: spans.unclosed]  # whether anything behind it is meant to be there is unknown
    edges = [edge for edge in _EDGE.finditer(text) if not spans.hold(edge.start())]
    names = [edge["name"] for edge in edges if not edge["end"]]
    kind = max(ROOT_OF_ENTRY, key=names.count)
    pieces, start = list[str](), -1
    for edge in edges:
        if edge["name"] != kind:
            continue
        if not edge["end"]:
            start = edge.start()
        elif start >= 0 and edge["closed"]:
            if edge.end() - start <= _LONGEST:
                pieces.append(text[start : edge.end()])
            start = -1
    return kind, names.count(kind), pieces


def _around(kind: str, pieces: list[str]) -> tuple[str, str]:
    """The root for some entries, with a namespace for each prefix that they use."""
    used = {prefix for piece in pieces for prefix in _PREFIX.findall(piece)}
    own = {match[1] for piece in pieces for match in re.finditer(rf"<([\w.\-]+):{kind}[\s/>]", piece)}
    known = {prefix: SITEMAP if prefix in own else EXTENSIONS.get(prefix, f"urn:prefix:{prefix}") for prefix in used}
    declared = "".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in sorted(known.items()))
    root = ROOT_OF_ENTRY[kind]
    return f'<?xml version="1.0" encoding="UTF-8"?><{root} xmlns="{SITEMAP}"{declared}>\n', f"</{root}>\n"


def _batches(pieces: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(pieces), _TOGETHER):
        yield [f"{piece}\n" for piece in pieces[first : first + _TOGETHER]]


def _whole(entries: list[str], head: str, tail: str, path: Path) -> list[str]:
    """Those of some entries that are well-formed by themselves, legible throughout."""
    together = _legible("".join(entries))
    if together is not None and _is_whole(together, head, tail, path):
        return [together]
    each = [_legible(entry) for entry in entries] if len(entries) > 1 else []
    return [entry for entry in each if entry is not None and _is_whole(entry, head, tail, path)]


def _legible(text: str) -> str | None:
    """Entries whose single characters XML takes; None where too many are amiss."""
    draft = Draft(text)
    try:
        for find in (controls, ampersands, less_than):
            draft.apply(find(draft.text, Markup(draft.text)))
    except UncertainError:
        return None
    return draft.text


def _is_whole(text: str, head: str, tail: str, path: Path) -> bool:
    try:
        root: etree._Element = parse(f"{head}{text}{tail}".encode(), path)
    except ReadError:
        return False
    return len(root) > 0
