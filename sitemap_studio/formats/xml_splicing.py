"""Lossless saving of XML: unchanged entries, prolog, comments, white space and epilog are copied verbatim.

Changed, added and moved entries follow the indentation, line ends and prefixes of the file.
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
from sitemap_studio.formats.extensions.extension_splicing import (
    add_needed_declarations,
    lay_out_extensions,
    replace_extensions,
)
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
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS

_DECLARATION: Final = re.compile(rb"([ \t\r\n]+)xmlns(?::[^\s=]+)?\s*=\s*(?:\"[^\"]*\"|'[^']*')")


def missing_namespaces(source: bytes, xml: pl.Series) -> dict[str, str]:
    """Return those known namespaces that extension XML declares itself but the root does not, as URIs by prefix."""
    texts = xml.drop_nulls()
    if not len(texts):
        return {}
    return {
        prefix: uri
        for prefix, uri in EXTENSIONS.items()
        if texts.str.contains(NAMESPACE_DECLARATIONS[prefix], literal=True).any()
        and f"xmlns:{prefix}".encode() not in source
    }


def declare_on_root(data: bytes, namespaces: Mapping[str, str]) -> bytes:
    """Return a file with namespace declarations added to its root, in the layout of the existing ones."""
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
    """Return a file without the root's declarations of these common prefixes, except those in use."""
    for prefix in prefixes:
        root = find_first_tag(data)
        if root is None or parse_declarations(root.attributes).get(prefix) != EXTENSIONS[prefix]:
            continue
        form = re.compile(rf'[ \t\r\n]+xmlns:{prefix}="{re.escape(EXTENSIONS[prefix])}"'.encode())
        if found := form.search(data, root.start, root.content_start):
            without = data[: found.start()] + data[found.end() :]
            data = data if _uses_undeclared_prefix(without, prefix) else without
    return data


def _uses_undeclared_prefix(data: bytes, prefix: str) -> bool:
    """Return whether a file uses this prefix where it is not declared."""
    # A prefix in a name follows “<” or white space.
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
    """Return the bytes of a sitemap or an index with edited entries; the same object if nothing changes.

    Args:
        source: The decompressed file in UTF-8, as last read.
        originals: `start` and `length` of each entry of the source, in its order.
        entries: The entries to write, in order: the four fields, `start`, `length`, `touched` (bit i: field i may
            differ; `EXTENSION_BIT`: the extensions may differ; `ORDER_BIT`: elements are to be sorted), `is_here`
            (whether start and length refer to this source) and `xml` (the extensions if the entry is not from here or
            its extensions are touched; null without extensions). Entries from elsewhere are rendered without their old
            bytes. The optional column `spelt` has the bytes of entries that were in this source before.
        namespaces: URI by prefix that applies to `xml`; missing ones are declared on the root for known extensions,
            and otherwise in the entry.

    Returns:
        The new bytes.

    Raises:
        WriteError: A value contains a character that XML does not allow, or an entry to be changed is malformed.
        ValueError: A start and length do not belong to an original.
    """
    if "spelt" not in entries.columns:
        entries = entries.with_columns(spelt=pl.lit(None, pl.Binary))
    added = missing_namespaces(source, entries["xml"].filter(entries["spelt"].is_null()))
    if originals.height:
        splices = _EntrySplicer(source, originals, entries, namespaces, added).splices()
        changed = (
            source if all(source[start:end] == new for start, end, new in splices) else apply_splices(source, splices)
        )
        return declare_on_root(changed, added)
    source = declare_on_root(source, added)
    return _add_first_entries(source, entries, namespaces) if entries.height else source


class _EntrySplicer:
    """Creator of the splices that write edited entries to a source that has entries."""

    def __init__(
        self,
        source: bytes,
        originals: pl.DataFrame,
        entries: pl.DataFrame,
        namespaces: Mapping[str, str],
        added: Mapping[str, str],
    ) -> None:
        """Align the entries to write with the originals.

        Args:
            source: The file in UTF-8.
            originals: `start` and `length` of each entry of the source, in its order.
            entries: The entries to write, as for `splice_xml`.
            namespaces: URI by prefix that applies to `xml` of the entries.
            added: URI by prefix of the namespaces that the save adds to the root.
        """
        self._source = source
        self._entries = entries
        self._namespaces = namespaces
        self._aligned = aligned = EntryAlignment(originals, entries)
        self._n_originals = len(aligned.starts)
        self._styles: dict[int, EntryStyle] = {}
        self._added = added

    def splices(self) -> list[Splice]:
        """Return the splices of the source for edited, inserted, moved and removed entries."""
        aligned = self._aligned
        places = np.flatnonzero(aligned.is_fixed & aligned.is_touched)
        originals = aligned.original[places].tolist()
        splices = [
            Splice(*self._span(at), new) for at, new in zip(originals, self._rendered_entries(places), strict=True)
        ]
        places, preceding_originals, groups_ranges = aligned.find_insertions()
        texts = self._rendered_entries(places)
        groups = [(int(preceding_originals[begin]), texts[begin:end]) for begin, end in groups_ranges]
        splices += [self._insertion(preceding, group) for preceding, group in groups]
        # White space before a removed original is removed, too, unless entries are inserted there.
        replaced = {preceding + 1 for preceding, _ in groups}
        for at in np.flatnonzero(aligned.is_removed).tolist():
            start, end = self._span(at)
            splices.append(Splice(start if at in replaced else start - len(self._space_before(at)), end, b""))
        return splices

    def _insertion(self, preceding: int, texts: list[bytes]) -> Splice:
        """Return the splice that inserts rendered entries after an original entry; -1 is the beginning."""
        separator = self._separator(max(preceding, 0))
        next_original = preceding + 1
        if next_original < self._n_originals and self._aligned.is_removed[next_original]:
            # Inserted at the start of a removed entry, so that comments before it stay before the new entries.
            place, new = self._span(next_original)[0], separator.join(texts)
        elif preceding >= 0:
            place = end_of_comments_on_line(self._source, self._span(preceding)[1])
            new = b"".join(separator + text for text in texts)
        else:
            place, new = self._span(0)[0], b"".join(text + separator for text in texts)
        return Splice(place, place, new)

    def _rendered_entries(self, indexes: NDArray[np.int64]) -> list[bytes]:
        """Return the bytes of the entries at these indexes: former, new, edited, or unchanged."""
        aligned, chosen = self._aligned, self._entries[indexes]
        preceding_originals = np.maximum.accumulate(np.where(aligned.is_fixed, aligned.original, 0))[indexes].tolist()
        originals = aligned.original[indexes].tolist()
        columns = [chosen[name].to_list() for name in ("touched", "spelt", "xml", *FIELD_NAMES)]
        texts = []
        for index, preceding, original, touched, spelt, xml, *values in zip(
            indexes.tolist(), preceding_originals, originals, *columns, strict=True
        ):
            fields = dict(zip(FIELD_NAMES, values, strict=True))
            if spelt is not None:
                texts.append(spelt)
            elif original < 0:
                style = self._style_after(preceding)
                texts.append(_render_entry(fields, xml, index, style, self._namespaces, self._declared))
            else:
                texts.append(self._edit_entry(self._bytes(original), fields, xml, touched, index))
        return texts

    def _edit_entry(
        self, text: bytes, fields: dict[str, str | None], xml: str | None, touched: int, index: int
    ) -> bytes:
        """Return the bytes of an entry after edits of the fields, extensions and order that `touched` names.

        Args:
            text: The bytes of the entry.
            fields: New values by field; None removes the element.
            xml: The new extensions; None without extensions.
            touched: Bits as in the column `touched` of `splice_xml`.
            index: Index of the entry, for errors.

        Raises:
            WriteError: A value contains a character that XML does not allow.
        """
        if not touched:
            return text
        changes = {name: value for name, value in fields.items() if touched & TOUCHED_BIT[name]}
        check_writable(changes, index)
        text = set_fields(text, changes, self._declared)
        if touched & EXTENSION_BIT:
            text = replace_extensions(text, xml or "", self._declared)
        return sort_elements(text, self._declared) if touched & ORDER_BIT else text

    def _style_after(self, preceding: int) -> EntryStyle:
        """Return the layout of new entries that follow an original, which is the layout of that original."""
        if preceding not in self._styles:
            style = detect_style(self._bytes(preceding), self._separator(preceding))
            # Declarations of a neighbor do not apply to new entries, so its prefix is replaced by the root's.
            if b"xmlns" in self._bytes(preceding).partition(b">")[0]:
                style = replace(style, name=self._root.prefix + style.name.rpartition(b":")[2])
            self._styles[preceding] = style
        return self._styles[preceding]

    def _span(self, original: int) -> tuple[int, int]:
        """Return the start and end of an original entry in the source."""
        return int(self._aligned.starts[original]), int(self._aligned.ends[original])

    def _bytes(self, original: int) -> bytes:
        """Return the bytes of an original entry."""
        return self._source[slice(*self._span(original))]

    def _space_before(self, original: int) -> bytes:
        """Return the white space directly before an original entry."""
        return leading_space(self._source, self._span(original)[0], self._span(original - 1)[1] if original else 0)

    def _separator(self, original: int) -> bytes:
        """Return the white space between an original entry and a new entry next to it.

        The shorter white space around the original is used, so that a blank line between groups is not repeated.
        """
        is_last = original == self._n_originals - 1
        near = (max(original - 1, 0), original) if is_last else (original, original + 1)
        return min(filter(None, map(self._space_before, near)), key=len, default=b"")

    @cached_property
    def _root(self) -> Element:
        """Start tag of the root, as an element without content.

        Raises:
            WriteError: There is no start tag before the first entry.
        """
        found = find_first_tag(self._source, self._span(0)[0])
        if found is None:
            raise WriteError(
                msg("The file has no root element to add entries to."), hint=msg("Save under another name.")
            )
        return found

    @cached_property
    def _declared(self) -> dict[str, str]:
        """Namespaces of the root of the source, including the namespaces that the save adds to it."""
        return {**parse_declarations(self._root.attributes), **self._added}


def _render_entry(
    fields: Mapping[str, str | None],
    xml: str | None,
    index: int,
    style: EntryStyle,
    namespaces: Mapping[str, str],
    declared: Mapping[str, str],
) -> bytes:
    """Return the bytes of a new entry; its extensions get the declarations that they need in the file.

    Args:
        fields: Values by field; None for absent elements.
        xml: The extensions; None without extensions.
        index: Index of the entry, for errors.
        style: Layout of the entry.
        namespaces: URI by prefix that applies to `xml`.
        declared: URI by prefix that applies to the entries of the file.

    Raises:
        WriteError: A value contains a character that XML does not allow.
    """
    check_writable(fields, index)
    if xml:
        contained = add_needed_declarations(xml, namespaces, declared)
        xml = lay_out_extensions(contained, declared, style.space or style.first_space, style.indentation)
    return style.render(fields, xml)


def _add_first_entries(source: bytes, entries: pl.DataFrame, namespaces: Mapping[str, str]) -> bytes:
    """Return a source whose root has no entries with these entries added."""
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
        new = _render_entry(fields, xml, place, style, namespaces, declared) if spelt is None else spelt
        texts.append(before + new)
    inside = b"".join(texts)
    if root.is_self_closed:
        complete = open_tag(source, root) + inside + closing + end_tag(root.name)
        return apply_splices(source, [Splice(root.start, root.end, complete)])
    start = leading_space_start(source, root.content_end, root.content_start)
    has_line = last_line_break(source[start : root.content_end]) != b""
    return apply_splices(source, [Splice(start, start, inside if has_line else inside + closing)])
