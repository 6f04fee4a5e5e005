"""Lossless saving of XML: untouched entries, prolog, comments, white space and epilog are copied verbatim.

What is changed, added or moved follows the file's own indentation, line ends and prefixes.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError, WriteError
from sitemap_studio.formats.extensions.splicing import laid_out, self_contained, with_extensions
from sitemap_studio.formats.splice import EntryAlignment, Splice, applied
from sitemap_studio.formats.xml_edits import (
    EntryStyle,
    after_comments_on_the_line,
    edited,
    end_tag,
    in_schema_order,
    last_line_break,
    line_style,
    reopened,
    style_of,
)
from sitemap_studio.formats.xml_elements import Element, declarations, elements, first_tag, lead, lead_start
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.formats.xml_writer import check_writable
from sitemap_studio.model.columns import EXTENSION_BIT, ORDER_BIT, TOUCHED_BIT
from sitemap_studio.model.edits import DECLARATIONS
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP, is_readable

_DECLARATION: Final = re.compile(rb"([ \t\r\n]+)xmlns(?::[^\s=]+)?\s*=\s*(?:\"[^\"]*\"|'[^']*')")


def namespaces_for_root(source: bytes, xml: pl.Series) -> dict[str, str]:
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


def declare_on_root(data: bytes, namespaces: Mapping[str, str]) -> bytes:
    """A file whose root declares some namespaces more; behind what it declares, and as that is laid out."""
    root = _start_tag(data) if namespaces else None
    if root is None:
        return data
    place = root.start + 1 + len(root.name)
    known = [*_DECLARATION.finditer(data, place, root.content_start)]
    white = known[-1][1] if known and len(known[-1][1].splitlines()) > 1 else b" "
    place = known[-1].end() if known else place
    added = b"".join(white + f'xmlns:{prefix}="{uri}"'.encode() for prefix, uri in namespaces.items())
    return data[:place] + added + data[place:]


def undeclare_on_root(data: bytes, prefixes: Collection[str]) -> bytes:
    """A file whose root declares known namespaces no more that nothing in it names; all else stays.

    Args:
        data: The file.
        prefixes: Customary prefixes that `declare_on_root` declared.
    """
    for prefix in prefixes:
        root = _start_tag(data)
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


def _start_tag(data: bytes) -> Element | None:
    return first_tag(data, len(data))


_ROOT_TAG: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?:<\?(?:(?!\?>).)*+\?>|<!--(?:(?!--).)*+-->|[ \t\r\n]++)*+"
    rb"<(?P<name>(?:(?P<prefix>[\w.\-]+):)?(?:urlset|sitemapindex))(?=[\s/>])"
    rb"(?P<rest>(?:[^\"'<>]|\"[^\"]*\"|'[^']*')*+)>",
    re.DOTALL,
)


def with_protocol_namespace(data: bytes) -> bytes:
    """A sitemap or index whose root is in the namespace of the protocol.

    Args:
        data: Well-formed XML in UTF-8; where its root has another namespace than those that are read as the protocol's
            own, it comes back as it is.
    """
    root = _ROOT_TAG.match(data)
    if root is None:
        return data
    prefix = root["prefix"]
    name = b"xmlns:" + prefix if prefix else b"xmlns"
    declared = re.search(
        rb"[ \t\r\n]" + re.escape(name) + rb"[ \t\r\n]*=[ \t\r\n]*([\"'])(.*?)\1", root["rest"], re.DOTALL
    )
    if declared is None:
        end = root.end("name")
        return data if prefix else data[:end] + f' xmlns="{SITEMAP}"'.encode() + data[end:]
    start, end = (root.start("rest") + place for place in declared.span(2))
    if not is_readable(declared[2].decode()):
        return data
    return data[:start] + SITEMAP.encode() + data[end:]


_ENTRY_OF_ROOT: Final = {"urlset": b"url", "sitemapindex": b"sitemap"}
_UNIT: Final = b"  "


def splice_xml(
    source: bytes,
    originals: pl.DataFrame,
    entries: pl.DataFrame,
    *,
    namespaces: Mapping[str, str] = EXTENSIONS,
) -> bytes:
    """Put edits into a sitemap or an index.

    Args:
        source: The file as it was opened, unpacked, as UTF-8.
        originals: `start` and `length` of every entry that it has, in its order.
        entries: The entries to write, in order: the four fields, `start`, `length`, `touched` (bit i: field i may differ
            from the source; `EXTENSION_BIT`: the extensions; `ORDER_BIT`: the elements are to be in the schema's
            order), `is_here` (whether start and length are places in this source) and `xml` (extensions of an entry
            that is not from here, or whose extensions are touched; null for none). What comes from elsewhere is written
            anew, without its old bytes. Where there is a column `spelt`, bytes in it are what an entry becomes that
            stood here before.
        namespaces: URI by prefix under which `xml` was written; those that the source lacks are declared in the entry,
            those of known extensions on the root if it can be.

    Returns:
        The same object as `source` where nothing changed.

    Raises:
        WriteError: A value holds a character that XML can't hold, or an entry to be changed is not well-formed.
        ValueError: A start and length are not those of an original.
    """
    if "spelt" not in entries.columns:
        entries = entries.with_columns(spelt=pl.lit(None, pl.Binary))
    added = namespaces_for_root(source, entries["xml"].filter(entries["spelt"].is_null()))
    if not originals.height:
        source = declare_on_root(source, added)
        return _Filling(source, namespaces).with_entries(entries) if entries.height else source
    return declare_on_root(_Splicing(source, originals, entries, namespaces, added).result(), added)


class _Splicing:
    """The work of one call, for a source that has entries."""

    def __init__(
        self,
        source: bytes,
        originals: pl.DataFrame,
        entries: pl.DataFrame,
        namespaces: Mapping[str, str],
        added: Mapping[str, str],
    ) -> None:
        self._source = source
        self._entries = entries
        self._namespaces = namespaces
        self._standing = standing = EntryAlignment(originals, entries)
        self._starts, self._ends = standing.starts, standing.ends
        self._original, self._stays = standing.original, standing.stays
        self._styles: dict[int, EntryStyle] = {}
        self._root_namespaces: dict[str, str] | None = None
        self._added = added

    def result(self) -> bytes:
        groups = self._inserted()
        splices = [
            *self._changed(),
            *self._removed({anchor + 1 for anchor, _ in groups}),
            *(self._insertion(anchor, texts) for anchor, texts in groups),
        ]
        if all(self._source[start:end] == new for start, end, new in splices):
            return self._source
        return applied(self._source, splices)

    def _changed(self) -> list[Splice]:
        places = np.flatnonzero(self._stays & self._standing.is_touched)
        return [
            Splice(int(self._starts[self._original[place]]), int(self._ends[self._original[place]]), new)
            for place, new in zip(places.tolist(), self._texts(places), strict=True)
        ]

    def _removed(self, replaced: set[int]) -> list[Splice]:
        """Take originals out with the white space before them, unless others come in their place."""
        return [
            Splice(
                int(self._starts[original]) if original in replaced else self._lead_start(original),
                int(self._ends[original]),
                b"",
            )
            for original in np.flatnonzero(self._standing.is_gone).tolist()
        ]

    def _inserted(self) -> list[tuple[int, list[bytes]]]:
        """What comes in, by the original after which it does: the nearest before that stays, or -1."""
        places, anchors, stretches = self._standing.insertions()
        texts = self._texts(places)
        return [(int(anchors[begin]), texts[begin:end]) for begin, end in stretches]

    def _insertion(self, anchor: int, texts: list[bytes]) -> Splice:
        between = self._separator(max(anchor, 0))
        follower = anchor + 1
        if follower < len(self._starts) and self._standing.is_gone[follower]:
            # In the place of one that goes: comments above it stay above.
            place = int(self._starts[follower])
            return Splice(place, place, between.join(texts))
        if anchor >= 0:
            place = after_comments_on_the_line(self._source, int(self._ends[anchor]))
            return Splice(place, place, b"".join(between + text for text in texts))
        place = int(self._starts[0])
        return Splice(place, place, b"".join(text + between for text in texts))

    def _texts(self, places: NDArray[np.int64]) -> list[bytes]:
        """Return the bytes of entries that do not simply stay as they are."""
        wanted = self._entries[places]
        columns = [wanted[name].to_list() for name in (*FIELD_NAMES, "touched", "spelt", "xml")]
        anchors = np.maximum.accumulate(np.where(self._stays, self._original, 0))[places].tolist()
        texts = []
        for place, anchor, *values, touched, spelt, xml in zip(places.tolist(), anchors, *columns, strict=True):
            fields = dict(zip(FIELD_NAMES, values, strict=True))
            original = int(self._original[place])
            if spelt is not None:
                texts.append(spelt)
            elif original < 0:
                texts.append(self._new(place, anchor, fields, xml))
            elif touched:
                changes = {name: text for name, text in fields.items() if touched & TOUCHED_BIT[name]}
                check_writable(changes, place)
                text = edited(self._bytes(original), changes, self._declared())
                if touched & EXTENSION_BIT:
                    text = with_extensions(text, xml or "", self._declared())
                texts.append(in_schema_order(text, self._declared()) if touched & ORDER_BIT else text)
            else:
                texts.append(self._bytes(original))
        return texts

    def _new(self, place: int, anchor: int, fields: dict[str, Any], xml: str | None) -> bytes:
        check_writable(fields, place)
        if anchor not in self._styles:
            style = style_of(self._bytes(anchor), self._separator(anchor))
            # What a neighbour declares for itself does not hold for a new entry; what the root is named by does.
            if b"xmlns" in self._bytes(anchor).partition(b">")[0]:
                prefix, colon, _ = _root(self._source, int(self._starts[0])).name.rpartition(b":")
                style = replace(style, name=prefix + colon + style.name.rpartition(b":")[2])
            self._styles[anchor] = style
        if xml:
            style = self._styles[anchor]
            contained = self_contained(xml, self._namespaces, self._declared())
            xml = laid_out(contained, self._declared(), style.rest or style.first, style.unit)
        return self._styles[anchor].written(fields, xml)

    def _bytes(self, original: int) -> bytes:
        return self._source[self._starts[original] : self._ends[original]]

    def _lead_start(self, original: int) -> int:
        earliest = int(self._ends[original - 1]) if original else 0
        return lead_start(self._source, int(self._starts[original]), earliest)

    def _separator(self, original: int) -> bytes:
        """The white space between an original and a new neighbour.

        The shorter of those around it: a blank line that sets a group apart is not repeated within the group.
        """
        is_last = original == len(self._starts) - 1
        near = [max(original - 1, 0), original] if is_last else [original, original + 1]
        leads = [self._source[self._lead_start(each) : self._starts[each]] for each in near]
        return min((each for each in leads if each), key=len, default=b"")

    def _declared(self) -> dict[str, str]:
        if self._root_namespaces is None:
            root = _root(self._source, int(self._starts[0]))
            self._root_namespaces = {**declarations(root.attributes), **self._added}
        return self._root_namespaces


class _Filling:
    """The work of one call, for a source whose root has no entries yet."""

    def __init__(self, source: bytes, namespaces: Mapping[str, str]) -> None:
        self._source = source
        self._root = _whole_root(source)
        self._line = b"\r\n" if b"\r\n" in source else b"\n"
        self._namespaces = namespaces

    def with_entries(self, entries: pl.DataFrame) -> bytes:
        before = self._indentation() + _UNIT
        texts = b"".join(before + text for text in self._texts(entries, before))
        root = self._root
        if root.is_self_closed:
            whole = reopened(self._source, root) + texts + self._indentation() + end_tag(root.name)
            return applied(self._source, [Splice(root.start, root.end, whole)])
        place = lead_start(self._source, root.content_end, root.content_start)
        has_line = last_line_break(self._source[place : root.content_end]) != b""
        return applied(self._source, [Splice(place, place, texts if has_line else texts + self._indentation())])

    def _indentation(self) -> bytes:
        return self._line + last_line_break(lead(self._source, self._root.start)).lstrip(b"\r\n")

    def _texts(self, entries: pl.DataFrame, before: bytes) -> list[bytes]:
        style = line_style(self._root.prefix + _ENTRY_OF_ROOT.get(self._root.local_name, b"url"), before)
        declared = declarations(self._root.attributes)
        texts = []
        for place, (*values, xml, spelt) in enumerate(entries.select(*FIELD_NAMES, "xml", "spelt").iter_rows()):
            if spelt is not None:
                texts.append(spelt)
                continue
            fields = dict(zip(FIELD_NAMES, values, strict=True))
            check_writable(fields, place)
            if xml:
                contained = self_contained(xml, self._namespaces, declared)
                xml = laid_out(contained, declared, style.rest, style.unit)
            texts.append(style.written(fields, xml))
        return texts


def _root(source: bytes, first_entry: int) -> Element:
    """The root's start tag, from what stands before the first entry."""
    found = first_tag(source, first_entry)
    if found is None:
        raise WriteError("The root element before the first entry can't be found.", hint="Save under another name.")
    return found


def _whole_root(source: bytes) -> Element:
    found = elements(source)
    if not found:
        raise WriteError("The file has no root element to add entries to.", hint="Save under another name.")
    return found[0]
