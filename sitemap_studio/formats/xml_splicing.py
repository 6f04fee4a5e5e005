"""Lossless saving of XML: untouched entries, prolog, comments, white space and epilog are copied verbatim.

What is changed, added or moved follows the file's own indentation, line ends and prefixes.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.extensions.extension_splicing import laid_out, self_contained, with_extensions
from sitemap_studio.formats.splices import EntryAlignment, Splice, apply_splices
from sitemap_studio.formats.xml_edits import (
    DEFAULT_INDENTATION,
    EntryStyle,
    default_style,
    detect_style,
    end_of_comments_on_line,
    end_tag,
    last_line_break,
    open_tag,
    set_fields,
    sort_elements,
)
from sitemap_studio.formats.xml_elements import (
    ENTRY_OF_ROOT,
    Element,
    find_first_tag,
    leading_space,
    leading_space_start,
    outermost_elements,
    parse_declarations,
)
from sitemap_studio.formats.xml_parser import is_well_formed
from sitemap_studio.formats.xml_writer import check_writable
from sitemap_studio.model.columns import EXTENSION_BIT, ORDER_BIT, TOUCHED_BIT
from sitemap_studio.model.edits import DECLARATIONS
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS

_DECLARATION: Final = re.compile(rb"([ \t\r\n]+)xmlns(?::[^\s=]+)?\s*=\s*(?:\"[^\"]*\"|'[^']*')")


def namespaces_for_root(source: bytes, xml: pl.Series) -> dict[str, str]:
    """Which namespaces the root is to declare, by prefix, for extensions, as the table keeps them, that are put in."""
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
    root = find_first_tag(data) if namespaces else None
    if root is None:
        return data
    place = root.start + 1 + len(root.name)
    known = [*_DECLARATION.finditer(data, place, root.content_start)]
    white = known[-1][1] if known and len(known[-1][1].splitlines()) > 1 else b" "
    place = known[-1].end() if known else place
    added = b"".join(white + f'xmlns:{prefix}="{uri}"'.encode() for prefix, uri in namespaces.items())
    return data[:place] + added + data[place:]


def undeclare_on_root(data: bytes, prefixes: Collection[str]) -> bytes:
    """A file without declarations on its root, of these customary prefixes, that nothing in it uses; all else stays."""
    for prefix in prefixes:
        root = find_first_tag(data)
        if root is None or parse_declarations(root.attributes).get(prefix) != EXTENSIONS[prefix]:
            continue
        form = re.compile(rf'[ \t\r\n]+xmlns:{prefix}="{re.escape(EXTENSIONS[prefix])}"'.encode())
        if found := form.search(data, root.start, root.content_start):
            without = data[: found.start()] + data[found.end() :]
            data = data if _needs(without, prefix) else without
    return data


def _needs(data: bytes, prefix: str) -> bool:
    """Whether anything in a file names a prefix that is not declared for it."""
    # Only behind "<" or white space can a prefix stand in a name.
    if f"{prefix}:".encode() not in data or not re.search(rf"[<\s]{prefix}:".encode(), data):
        return False
    return f"xmlns:{prefix}".encode() not in data or not is_well_formed(data)


def splice_xml(
    source: bytes,
    originals: pl.DataFrame,
    entries: pl.DataFrame,
    *,
    namespaces: Mapping[str, str] = EXTENSIONS,
) -> bytes:
    """Put edits into a sitemap or an index; the same object comes back where nothing changed.

    Args:
        source: The file as it was opened, unpacked, as UTF-8.
        originals: `start` and `length` of every entry that it has, in its order.
        entries: The entries to write, in order: the four fields, `start`, `length`, `touched` (bit i: field i may be
            different; `EXTENSION_BIT`: the extensions; `ORDER_BIT`: the elements are to be in the schema's
            order), `is_here` (whether start and length are places in this source) and `xml` (extensions of an entry
            that is not from here, or whose extensions are touched; null for none). What comes from elsewhere is written
            anew, without its old bytes. Where there is a column `spelt`, bytes in it are what an entry becomes that
            stood here before.
        namespaces: URI by prefix under which `xml` was written; those that the source lacks are declared in the entry,
            those of known extensions on the root if it can be.

    Raises:
        WriteError: A value holds a character that XML can't hold, or an entry to be changed is not well-formed.
        ValueError: A start and length are not those of an original.
    """
    if "spelt" not in entries.columns:
        entries = entries.with_columns(spelt=pl.lit(None, pl.Binary))
    added = namespaces_for_root(source, entries["xml"].filter(entries["spelt"].is_null()))
    if originals.height:
        splices = _Splicing(source, originals, entries, namespaces, added).splices()
        changed = (
            source if all(source[start:end] == new for start, end, new in splices) else apply_splices(source, splices)
        )
        return declare_on_root(changed, added)
    source = declare_on_root(source, added)
    return _filled(source, entries, namespaces) if entries.height else source


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
        self._aligned = aligned = EntryAlignment(originals, entries)
        self._n_originals = len(aligned.starts)
        self._styles: dict[int, EntryStyle] = {}
        self._added = added

    def splices(self) -> list[Splice]:
        """All that changes."""
        aligned = self._aligned
        places = np.flatnonzero(aligned.is_fixed & aligned.is_touched)
        originals = aligned.original[places].tolist()
        splices = [Splice(*self._span(at), new) for at, new in zip(originals, self._texts(places), strict=True)]
        places, anchors, stretches = aligned.find_insertions()
        texts = self._texts(places)
        groups = [(int(anchors[begin]), texts[begin:end]) for begin, end in stretches]
        splices += [self._insertion(anchor, group) for anchor, group in groups]
        # Originals go with the white space before them, unless others come in their place.
        replaced = {anchor + 1 for anchor, _ in groups}
        for at in np.flatnonzero(aligned.is_removed).tolist():
            start, end = self._span(at)
            splices.append(Splice(start if at in replaced else start - len(self._lead(at)), end, b""))
        return splices

    def _insertion(self, anchor: int, texts: list[bytes]) -> Splice:
        between = self._separator(max(anchor, 0))
        follower = anchor + 1
        if follower < self._n_originals and self._aligned.is_removed[follower]:
            # In the place of one that goes: comments above it stay above.
            place, new = self._span(follower)[0], between.join(texts)
        elif anchor >= 0:
            place = end_of_comments_on_line(self._source, self._span(anchor)[1])
            new = b"".join(between + text for text in texts)
        else:
            place, new = self._span(0)[0], b"".join(text + between for text in texts)
        return Splice(place, place, new)

    def _texts(self, places: NDArray[np.int64]) -> list[bytes]:
        aligned, chosen = self._aligned, self._entries[places]
        anchors = np.maximum.accumulate(np.where(aligned.is_fixed, aligned.original, 0))[places].tolist()
        originals = aligned.original[places].tolist()
        columns = [chosen[name].to_list() for name in ("touched", "spelt", "xml", *FIELD_NAMES)]
        texts = []
        for place, anchor, original, touched, spelt, xml, *values in zip(
            places.tolist(), anchors, originals, *columns, strict=True
        ):
            fields = dict(zip(FIELD_NAMES, values, strict=True))
            if spelt is not None:
                texts.append(spelt)
            elif original < 0:
                style = self._style(anchor)
                texts.append(_new_entry(fields, xml, place, style, self._namespaces, self._declared))
            else:
                texts.append(self._edited(self._bytes(original), fields, xml, touched, place))
        return texts

    def _edited(self, text: bytes, fields: dict[str, str | None], xml: str | None, touched: int, place: int) -> bytes:
        if not touched:
            return text
        changes = {name: value for name, value in fields.items() if touched & TOUCHED_BIT[name]}
        check_writable(changes, place)
        text = set_fields(text, changes, self._declared)
        if touched & EXTENSION_BIT:
            text = with_extensions(text, xml or "", self._declared)
        return sort_elements(text, self._declared) if touched & ORDER_BIT else text

    def _style(self, anchor: int) -> EntryStyle:
        """The layout of an original for new entries behind it."""
        if anchor not in self._styles:
            style = detect_style(self._bytes(anchor), self._separator(anchor))
            # What a neighbour declares for itself does not hold for a new entry; what the root is named by does.
            if b"xmlns" in self._bytes(anchor).partition(b">")[0]:
                style = replace(style, name=self._root.prefix + style.name.rpartition(b":")[2])
            self._styles[anchor] = style
        return self._styles[anchor]

    def _span(self, original: int) -> tuple[int, int]:
        return int(self._aligned.starts[original]), int(self._aligned.ends[original])

    def _bytes(self, original: int) -> bytes:
        return self._source[slice(*self._span(original))]

    def _lead(self, original: int) -> bytes:
        return leading_space(self._source, self._span(original)[0], self._span(original - 1)[1] if original else 0)

    def _separator(self, original: int) -> bytes:
        """The white space between an original and a new neighbour.

        The shorter of those around it: a blank line that sets a group apart is not repeated within the group.
        """
        is_last = original == self._n_originals - 1
        near = (max(original - 1, 0), original) if is_last else (original, original + 1)
        return min(filter(None, map(self._lead, near)), key=len, default=b"")

    @cached_property
    def _root(self) -> Element:
        """The root's start tag, from what is before the first entry."""
        found = find_first_tag(self._source, self._span(0)[0])
        if found is None:
            raise WriteError(
                msg("The file has no root element to add entries to."), hint=msg("Save under another name.")
            )
        return found

    @cached_property
    def _declared(self) -> dict[str, str]:
        return {**parse_declarations(self._root.attributes), **self._added}


def _new_entry(
    fields: Mapping[str, str | None],
    xml: str | None,
    place: int,
    style: EntryStyle,
    namespaces: Mapping[str, str],
    declared: Mapping[str, str],
) -> bytes:
    """Write an entry anew, with extensions that mean under what is declared what they meant under other namespaces."""
    check_writable(fields, place)
    if xml:
        contained = self_contained(xml, namespaces, declared)
        xml = laid_out(contained, declared, style.space or style.first_space, style.indentation)
    return style.render(fields, xml)


def _filled(source: bytes, entries: pl.DataFrame, namespaces: Mapping[str, str]) -> bytes:
    """Put entries into a source whose root has none yet."""
    root = next(iter(outermost_elements(source)), None)
    if root is None:
        raise WriteError(msg("The file has no root element to add entries to."), hint=msg("Save under another name."))
    line = b"\r\n" if b"\r\n" in source else b"\n"
    closing = line + last_line_break(leading_space(source, root.start)).lstrip(b"\r\n")
    before, declared = closing + DEFAULT_INDENTATION, parse_declarations(root.attributes)
    style = default_style(root.prefix + ENTRY_OF_ROOT.get(root.local_name, "url").encode(), before)
    texts = []
    for place, (*values, xml, spelt) in enumerate(entries.select(*FIELD_NAMES, "xml", "spelt").iter_rows()):
        fields = dict(zip(FIELD_NAMES, values, strict=True))
        new = _new_entry(fields, xml, place, style, namespaces, declared) if spelt is None else spelt
        texts.append(before + new)
    inside = b"".join(texts)
    if root.is_self_closed:
        whole = open_tag(source, root) + inside + closing + end_tag(root.name)
        return apply_splices(source, [Splice(root.start, root.end, whole)])
    start = leading_space_start(source, root.content_end, root.content_start)
    has_line = last_line_break(source[start : root.content_end]) != b""
    return apply_splices(source, [Splice(start, start, inside if has_line else inside + closing)])
