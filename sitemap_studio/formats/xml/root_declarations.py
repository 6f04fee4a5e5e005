"""Namespaces of known extensions that a root declares for elements that were added, and that it need not any more.

Elements stand for themselves in the table: they declare what the file that they are for does not. Where the whole file
never named the customary prefix, its root declares it for all of them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

import polars as pl

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.xml.door import parse
from sitemap_studio.formats.xml.pieces import Element, declarations, first_tag
from sitemap_studio.model.extension_edits import DECLARATIONS
from sitemap_studio.protocol.namespaces import EXTENSIONS

_DECLARATION: Final = re.compile(rb"([ \t\r\n]+)xmlns(?::[^\s=]+)?\s*=\s*(?:\"[^\"]*\"|'[^']*')")


def wanted_on_root(source: bytes, xml: pl.Series) -> dict[str, str]:
    """Which namespaces the root of a file is to declare for elements that are put into it: URI by prefix.

    Args:
        source: The file as it is.
        xml: The extensions of entries that are put in or changed, as the table keeps them.
    """
    texts = xml.drop_nulls()
    if not len(texts):
        return {}
    return {
        prefix: uri
        for prefix, uri in EXTENSIONS.items()
        if texts.str.contains(DECLARATIONS[prefix], literal=True).any() and f"xmlns:{prefix}".encode() not in source
    }


def declaring_root(data: bytes, namespaces: Mapping[str, str]) -> bytes:
    """A file whose root declares some namespaces more; behind what it declares, and as that is laid out."""
    root = _root(data) if namespaces else None
    if root is None:
        return data
    place = root.start + 1 + len(root.name)
    known = [*_DECLARATION.finditer(data, place, root.content_start)]
    white = known[-1][1] if known and len(known[-1][1].splitlines()) > 1 else b" "
    place = known[-1].end() if known else place
    added = b"".join(white + f'xmlns:{prefix}="{uri}"'.encode() for prefix, uri in namespaces.items())
    return data[:place] + added + data[place:]


def undeclaring_root(data: bytes, prefixes: Collection[str]) -> bytes:
    """A file whose root declares known namespaces no more that nothing in it names; all else stays.

    Args:
        data: The file.
        prefixes: Customary prefixes that `declaring_root` declared.
    """
    for prefix in prefixes:
        root = _root(data)
        name = prefix.encode()
        if root is None or declarations(root.attributes).get(prefix) != EXTENSIONS[prefix]:
            continue
        form = re.compile(rb"[ \t\r\n]+xmlns:" + name + rb"=\"" + re.escape(EXTENSIONS[prefix].encode()) + rb"\"")
        if found := form.search(data, root.start, root.content_start):
            without = data[: found.start()] + data[found.end() :]
            data = data if _needs(without, prefix) else without
    return data


def _needs(data: bytes, prefix: str) -> bool:
    """Whether anything in a file names a prefix that is not declared for it."""
    # Only behind "<" or white space can a prefix stand in a name.
    if f"{prefix}:".encode() not in data or not re.search(rf"[<\s]{prefix}:".encode(), data):
        return False
    if f"xmlns:{prefix}".encode() not in data:
        return True
    try:
        parse(data, Path())
    except ReadError:
        return True
    return False


def _root(data: bytes) -> Element | None:
    return first_tag(data, len(data))
