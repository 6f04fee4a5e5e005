"""The elements of an entry put into the order of the schema, byte for byte as they are written.

The fields come first, in the schema's order, and extensions behind them. With each element go the white space and the
comments before it, and a comment behind it that ends its line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from sitemap_studio.formats.editing.entry_editing import FIELDS_OF_ENTRY, after_comments_on_the_line
from sitemap_studio.formats.xml.pieces import Element, elements, namespace_of, namespaces_within
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import is_readable

_END_OF_LINE: Final = re.compile(rb"[ \t]*+(?:[\r\n]|\Z)")


def in_schema_order(entry: bytes, namespaces: Mapping[str, str]) -> bytes:
    """An entry with its elements in the order of the schema; the same object where they are already.

    Args:
        entry: The bytes of the entry's element.
        namespaces: URI by prefix as declared around the entry, the default namespace under "".

    Raises:
        WriteError: The entry is not well-formed.
    """
    (element,) = elements(entry)
    children = elements(entry, element.content_start, element.content_end)
    ranks = _ranks(element, children, namespaces_within(element, namespaces))
    if ranks == sorted(ranks):
        return entry
    ends = [_end_of(entry, child, element.content_end) for child in children]
    pieces = [entry[start:end] for start, end in pairwise([element.content_start, *ends])]
    order = sorted(range(len(pieces)), key=ranks.__getitem__)
    return b"".join([entry[: element.content_start], *(pieces[place] for place in order), entry[ends[-1] :]])


def _ranks(entry: Element, children: list[Element], around: Mapping[str, str]) -> list[int]:
    """Where each child belongs; what the protocol does not know stays behind its neighbour."""
    names = FIELDS_OF_ENTRY.get(entry.local_name, FIELD_NAMES)
    ranks: list[int] = []
    for child in children:
        if not is_readable(namespace_of(child, around)):
            ranks.append(len(names))
        elif child.local_name in names:
            ranks.append(names.index(child.local_name))
        else:
            ranks.append(ranks[-1] if ranks else 0)
    return ranks


def _end_of(entry: bytes, child: Element, content_end: int) -> int:
    """Where a child ends, with the comments behind it on its line."""
    end = min(after_comments_on_the_line(entry, child.end), content_end)
    return end if end == content_end or _END_OF_LINE.match(entry, end) else child.end
