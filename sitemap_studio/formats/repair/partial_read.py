"""Partial, read-only reading of files that can't be repaired for certain: their intact entries."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.repair.characters import ampersands, controls, less_than
from sitemap_studio.formats.repair.patches import Draft, UncertainError
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


def read_partially(data: bytes, path: Path) -> tuple[bytes, int] | None:
    """Take the whole entries out of a file in UTF-8, and count the others that begin in it.

    None where no entry is whole, or the bytes are not UTF-8.
    """
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return None
    kind, n_begun, entries = _split_entries(text)
    used = {prefix for entry in entries for prefix in _PREFIX.findall(entry)}
    own = {found[1] for entry in entries for found in re.finditer(rf"<([\w.\-]+):{kind}[\s/>]", entry)}
    uris = {prefix: SITEMAP if prefix in own else EXTENSIONS.get(prefix, f"urn:prefix:{prefix}") for prefix in used}
    declared = "".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in sorted(uris.items()))
    root = ROOT_OF_ENTRY[kind]
    head = f'<?xml version="1.0" encoding="UTF-8"?><{root} xmlns="{SITEMAP}"{declared}>\n'

    def whole(lines: list[str]) -> list[str]:
        """Those of some entries that are well-formed, legible throughout; one by one where not all are."""
        legible = _legible("".join(lines))
        if legible is not None and _parsed_length(f"{head}{legible}</{root}>\n", path):
            return [legible]
        return [text for line in lines for text in whole([line])] if len(lines) > 1 else []

    batches = ([f"{entry}\n" for entry in entries[at : at + _BATCH]] for at in range(0, len(entries), _BATCH))
    intact = [text for batch in batches for text in whole(batch)]
    if not intact:
        return None
    text = f"{head}{''.join(intact)}</{root}>\n"
    return text.encode(), n_begun - _parsed_length(text, path)


def _split_entries(text: str) -> tuple[str, int, list[str]]:
    """The name of the entries, how many begin, and the text of each that also ends before the next one begins."""
    spans = Spans(text)
    if spans.unclosed is not None and text.startswith("<!", spans.unclosed):
        text = text[: spans.unclosed]  # whether anything behind it is meant to be there is unknown
    edges = [edge for edge in _EDGE.finditer(text) if not spans.hold(edge.start())]
    names = [edge["name"] for edge in edges if not edge["end"]]
    kind = max(ROOT_OF_ENTRY, key=names.count)
    entries, start = list[str](), -1
    for edge in edges:
        if edge["name"] != kind:
            continue
        if not edge["end"]:
            start = edge.start()
        elif start >= 0 and edge["closed"]:
            if edge.end() - start <= _MAX_ENTRY_CHARACTERS:
                entries.append(text[start : edge.end()])
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
