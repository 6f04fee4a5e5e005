"""Partial, read-only reading of files that can't be repaired for certain: their intact entries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.repair.character_repair import ampersands, controls, less_than
from sitemap_studio.formats.repair.patches import Draft, UncertainError, shortened
from sitemap_studio.formats.repair.tokens import Markup, Spans
from sitemap_studio.formats.xml_elements import ROOT_OF_ENTRY
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

_EDGE: Final = re.compile(r"<(?P<end>/?)(?:[\w.\-]+:)?(?P<name>url|sitemap)(?=[\s/>])[^<>]*(?P<closed>>?)")
_PREFIX: Final = re.compile(r"</?([\w.\-]+):")
_MAX_ENTRY_CHARACTERS: Final = 10_000_000
"""Characters of an entry that are looked at: the parser takes no longer value."""

_BATCH: Final = 500
"""Entries that are tried at once; only where one of them is broken, each is tried by itself."""


_Span = tuple[int, int]
"""Where an entry begins and ends in a text."""

_HARMLESS: Final = re.compile(r"</?(?:[\w.\-]+:)?(?:urlset|sitemapindex)(?=[\s>])[^<>]*>|\\[nrt\"/]|[\"']")
"""Text around entries that is not missed: the root, and how JSON writes line ends and quotes."""

_MAX_OMITTED_PARTS: Final = 20


class OmittedPart(NamedTuple):
    """A part of a file that is not shown: its first line, from 1, and its text in short."""

    line: int
    text: str


class ReadablePart(NamedTuple):
    """The intact entries of a damaged file.

    Attributes:
        data: A sitemap with these entries only, in UTF-8.
        n_incomplete: How many other entries begin in the file.
        omitted: The first parts that are not shown: incomplete entries, and other text around entries.
    """

    data: bytes
    n_incomplete: int
    omitted: tuple[OmittedPart, ...]


def read_partially(data: bytes, path: Path) -> ReadablePart | None:
    """Return the intact entries of a file in UTF-8.

    Returns:
        None if no entry is intact, or if the bytes are not UTF-8.
    """
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return None
    kind, n_begun, spans = _split_entries(text)
    entries = [text[start:end] for start, end in spans]
    used = {prefix for entry in entries for prefix in _PREFIX.findall(entry)}
    own = {found[1] for entry in entries for found in re.finditer(rf"<([\w.\-]+):{kind}[\s/>]", entry)}
    uris = {prefix: SITEMAP if prefix in own else EXTENSIONS.get(prefix, f"urn:prefix:{prefix}") for prefix in used}
    declared = "".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in sorted(uris.items()))
    root = ROOT_OF_ENTRY[kind]
    head = f'<?xml version="1.0" encoding="UTF-8"?><{root} xmlns="{SITEMAP}"{declared}>\n'
    intact, intact_spans = list[str](), list[_Span]()

    def add_intact(batch: list[_Span]) -> None:
        """Add the entries that are well-formed, with legible characters only; one by one where not all are."""
        legible = _legible("".join(f"{text[start:end]}\n" for start, end in batch))
        if legible is not None and _parsed_length(f"{head}{legible}</{root}>\n", path):
            intact.append(legible)
            intact_spans.extend(batch)
        elif len(batch) > 1:
            for span in batch:
                add_intact([span])

    for at in range(0, len(spans), _BATCH):
        add_intact(spans[at : at + _BATCH])
    if not intact:
        return None
    written = f"{head}{''.join(intact)}</{root}>\n"
    omitted = tuple(islice(_omitted_parts(text, intact_spans), _MAX_OMITTED_PARTS))
    return ReadablePart(written.encode(), n_begun - _parsed_length(written, path), omitted)


def _omitted_parts(text: str, intact: list[_Span]) -> Iterator[OmittedPart]:
    """Yield what is between intact entries, unless it is white space or belongs to the root."""
    text = _without_comments(text)
    begins, ends = [0, *(end for _, end in intact)], [*(start for start, _ in intact), len(text)]
    line, counted = 1, 0
    for begin, end in zip(begins, ends, strict=True):
        if text[begin:end].isspace():
            continue
        part = _HARMLESS.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text[begin:end])
        if content := part.strip(" \t\r\n\ufeff"):
            place = begin + part.index(content)
            line += text.count("\n", counted, place)
            counted = place
            yield OmittedPart(line, shortened(text[place : place + len(content)]))


def _without_comments(text: str) -> str:
    """Return a text with blanks in place of comments and instructions; offsets and lines remain."""
    spans, pieces, reached = Spans(text), list[str](), 0
    for start, end in zip(spans.starts, spans.ends, strict=True):
        if not text.startswith("<![", start):
            pieces += text[reached:start], re.sub(r"[^\n]", " ", text[start:end])
            reached = end
    return "".join((*pieces, text[reached:]))


def _split_entries(text: str) -> tuple[str, int, list[_Span]]:
    """Return the name of the entries, how many begin, and where each is that ends before the next one begins."""
    spans = Spans(text)
    if spans.unclosed is not None and text.startswith("<!", spans.unclosed):
        text = text[: spans.unclosed]  # whether anything behind it is meant to be there is unknown
    edges = [edge for edge in _EDGE.finditer(text) if not spans.hold(edge.start())]
    names = [edge["name"] for edge in edges if not edge["end"]]
    kind = max(ROOT_OF_ENTRY, key=names.count)
    entries, start = list[_Span](), -1
    for edge in edges:
        if edge["name"] != kind:
            continue
        if not edge["end"]:
            start = edge.start()
        elif start >= 0 and edge["closed"]:
            if edge.end() - start <= _MAX_ENTRY_CHARACTERS:
                entries.append((start, edge.end()))
            start = -1
    return kind, names.count(kind), entries


def _legible(text: str) -> str | None:
    """Entries whose single characters XML takes; None where too many are amiss."""
    draft = Draft(text)
    try:
        for find in (controls, ampersands, less_than):
            draft.apply(find(Markup(draft.text)))
    except UncertainError:
        return None
    return draft.text


def _parsed_length(text: str, path: Path) -> int:
    """How many entries a document holds; 0 where it is not well-formed."""
    try:
        return len(parse(text.encode(), path))
    except ReadError:
        return 0
