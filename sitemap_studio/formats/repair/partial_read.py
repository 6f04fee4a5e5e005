"""Partial, read-only reading of the intact entries of files that can't be repaired with certainty."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.repair.character_repair import (
    escape_ampersands,
    escape_less_than,
    remove_control_characters,
)
from sitemap_studio.formats.repair.patches import Draft, UncertainError, shorten_text
from sitemap_studio.formats.repair.tokens import Markup, Spans
from sitemap_studio.formats.xml_elements import ROOT_OF_ENTRY
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

_ENTRY_TAG: Final = re.compile(r"<(?P<end>/?)(?:[\w.\-]+:)?(?P<name>url|sitemap)(?=[\s/>])[^<>]*(?P<closed>>?)")
_PREFIX: Final = re.compile(r"</?([\w.\-]+):")
_MAX_ENTRY_CHARACTERS: Final = 10_000_000
"""Maximum length of an entry; longer values exceed a limit of the parser."""

_BATCH: Final = 500
"""Number of entries parsed at once; only if this fails, each is parsed separately."""


_Span = tuple[int, int]
"""Start and end of an entry in a text."""

_UNREPORTED_TEXT: Final = re.compile(r"</?(?:[\w.\-]+:)?(?:urlset|sitemapindex)(?=[\s>])[^<>]*>|\\[nrt\"/]|[\"']")
"""Text around entries that is not reported as omitted: tags of the root, and escapes of line ends and quotes in JSON."""

_MAX_OMITTED_PARTS: Final = 20


class OmittedPart(NamedTuple):
    """Omitted section of a file: its first line, from 1, and a short excerpt."""

    line: int
    text: str


class ReadablePart(NamedTuple):
    """Intact entries of a damaged file, as a new sitemap.

    Attributes:
        data: A sitemap with these entries only, in UTF-8.
        n_incomplete: Number of other entries that begin in the file.
        omitted: The first omitted sections: incomplete entries, and other text around entries.
    """

    data: bytes
    n_incomplete: int
    omitted: tuple[OmittedPart, ...]


def extract_intact_entries(data: bytes, path: Path) -> ReadablePart | None:
    """Return a new sitemap of the entries that are intact, or become so by repairs of single characters.

    Returns:
        The entries; None if no entry is intact, or the bytes are not UTF-8.
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
        """Add the entries of a batch that are well-formed after character repairs; check each if not all are."""
        repaired = _repair_characters("".join(f"{text[start:end]}\n" for start, end in batch))
        if repaired is not None and _count_entries(f"{head}{repaired}</{root}>\n", path):
            intact.append(repaired)
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
    return ReadablePart(written.encode(), n_begun - _count_entries(written, path), omitted)


def _omitted_parts(text: str, intact: list[_Span]) -> Iterator[OmittedPart]:
    """Yield the sections between intact entries, except white space and tags of the root."""
    text = _blank_comments(text)
    begins, ends = [0, *(end for _, end in intact)], [*(start for start, _ in intact), len(text)]
    line, counted = 1, 0
    for begin, end in zip(begins, ends, strict=True):
        if text[begin:end].isspace():
            continue
        part = _UNREPORTED_TEXT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text[begin:end])
        if content := part.strip(" \t\r\n\ufeff"):
            offset = begin + part.index(content)
            line += text.count("\n", counted, offset)
            counted = offset
            yield OmittedPart(line, shorten_text(text[offset : offset + len(content)]))


def _blank_comments(text: str) -> str:
    """Return a text with blanks in place of comments and instructions; offsets and lines do not change."""
    spans, pieces, reached = Spans(text), list[str](), 0
    for start, end in zip(spans.starts, spans.ends, strict=True):
        if not text.startswith("<![", start):
            pieces += text[reached:start], re.sub(r"[^\n]", " ", text[start:end])
            reached = end
    return "".join((*pieces, text[reached:]))


def _split_entries(text: str) -> tuple[str, int, list[_Span]]:
    """Return the name of entries, `url` or `sitemap`; the number of start tags; and the spans of complete ones."""
    spans = Spans(text)
    if spans.unclosed is not None and text.startswith("<!", spans.unclosed):
        text = text[: spans.unclosed]  # the text after it may belong to the comment
    tags = [tag for tag in _ENTRY_TAG.finditer(text) if not spans.contains(tag.start())]
    names = [tag["name"] for tag in tags if not tag["end"]]
    kind = max(ROOT_OF_ENTRY, key=names.count)
    entries, start = list[_Span](), -1
    for tag in tags:
        if tag["name"] != kind:
            continue
        if not tag["end"]:
            start = tag.start()
        elif start >= 0 and tag["closed"]:
            if tag.end() - start <= _MAX_ENTRY_CHARACTERS:
                entries.append((start, tag.end()))
            start = -1
    return kind, names.count(kind), entries


def _repair_characters(text: str) -> str | None:
    """Return the text of entries with single characters repaired; None if there are too many repairs."""
    draft = Draft(text)
    try:
        for find in (remove_control_characters, escape_ampersands, escape_less_than):
            draft.apply(find(Markup(draft.text)))
    except UncertainError:
        return None
    return draft.text


def _count_entries(text: str, path: Path) -> int:
    """Return the number of children of the root of a document; 0 if it is not well-formed."""
    try:
        return len(parse(text.encode(), path))
    except ReadError:
        return 0
