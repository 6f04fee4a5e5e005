"""Extensions of the entries of a document: read, edited, and copied to other files with the namespaces they need.

The namespace prefixes in the XML of an entry have the meaning that is declared in the file that it was read from.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_values import declared_namespaces, values_reader
from sitemap_studio.formats.extensions.extension_editing import EXTENSION_OF_KIND, EntryExtensions
from sitemap_studio.formats.extensions.extension_headers import COLUMN_KINDS, column_values
from sitemap_studio.formats.extensions.extension_parsing import (
    empty_values,
    extension_values,
    join_pieces,
    split_pieces,
    without_ordered_extensions,
)
from sitemap_studio.formats.extensions.extension_splicing import (
    add_needed_declarations,
    remove_field_elements,
    remove_known_declarations,
)
from sitemap_studio.formats.extensions.extension_urls import replace_urls
from sitemap_studio.formats.read_file import ReadFile
from sitemap_studio.formats.xml_writer import used_namespaces
from sitemap_studio.model.columns import EXTENSION_BIT
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS, SetExtensions, plan_set_extensions
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import DEFAULT_PREFIXES, EXTENSIONS, SITEMAP, is_readable
from sitemap_studio.search.filter_language import EXTENSION_KINDS
from sitemap_studio.validation.extensions.extension_index import split_by_size, xml_of_entries

_BLOCK: Final = 4_096
"""Number of entries whose texts are converted, and changed, between two checks for cancellation."""

"""Entries between two checks for cancellation."""


def read_extension_values(document: Document, table: EntryTable, slots: SlotArray) -> pl.DataFrame:
    """Read the extensions of unique entries as a frame of `VALUE_SCHEMA`: a row for each value, sorted by slot."""
    return values_reader(document)(xml_of_entries(table, slots)).sort("slot", maintain_order=True)


def slots_by_extension(
    document: Document, table: EntryTable, slots: SlotArray, progress: Progress | None = None
) -> dict[str, SlotArray]:
    """Return ascending slots of entries by the kinds of their extensions (`EXTENSION_KINDS`).

    XML that can't be read counts as `other`; kinds without entries are omitted.
    """
    progress = progress or Progress()
    texts = xml_of_entries(table, slots)
    progress.begin(msg("Reading extensions"), texts.height)
    read = values_reader(document)
    found: dict[str, list[SlotArray]] = {}
    for part in split_by_size(texts):
        elements = read(part).filter(pl.col("field") == "").select("slot", pl.col("extension").cast(pl.String))
        for (kind,), lines in elements.partition_by("extension", as_dict=True).items():
            name = str(kind) if kind in EXTENSION_KINDS else "other"
            found.setdefault(name, []).append(lines["slot"].to_numpy().astype(np.uint32))
        progress.advance(part.height)
    return {name: unique_slots(*parts) for name, parts in found.items()}


class ExtensionColumns(NamedTuple):
    """Extensions of entries for the columns of a CSV file.

    Attributes:
        cells: Values that columns can store, as in `ColumnValues.cells`; `slot` is the index of the entry.
        n_unstorable: Numbers of entries with other content, by the kind of its extension (`EXTENSION_KINDS`). XML that can't
            be read counts as `other`; kinds without entries are omitted.
    """

    cells: pl.DataFrame
    n_unstorable: dict[str, int]


def extension_columns(
    document: Document, table: EntryTable, slots: SlotArray, progress: Progress | None = None
) -> ExtensionColumns:
    """Return the extensions of entries, as a save writes them, for the columns of a CSV file."""
    return _divide_by_columns(document, _written_texts(document, table, slots), progress)


def unstorable_in_columns(
    document: Document, table: EntryTable, slots: SlotArray, progress: Progress | None = None
) -> dict[str, int]:
    """Return `ExtensionColumns.n_unstorable` of entries, which is faster than `extension_columns`."""
    texts = _written_texts(document, table, slots)
    declared = declared_namespaces(document.sitemaps, texts["origin"].to_numpy())
    return _divide_by_columns(
        document, without_ordered_extensions(texts, declared, COLUMN_KINDS), progress
    ).n_unstorable


def _written_texts(document: Document, table: EntryTable, slots: SlotArray) -> pl.DataFrame:
    """Return `slot`, an index in `slots`, `xml` and `origin` of entries that have extensions when they are saved."""
    extensions = written_extensions(document, table, slots)
    origins = table.origins_of(slots)[extensions["entry"].to_numpy()]
    return extensions.select(slot="entry", xml="xml").with_columns(origin=pl.Series(origins, dtype=pl.Int64))


def _divide_by_columns(document: Document, texts: pl.DataFrame, progress: Progress | None) -> ExtensionColumns:
    """Return the extensions in `slot`, `xml` and `origin` of entries for the columns of a CSV file."""
    progress = progress or Progress()
    progress.begin(msg("Reading extensions"), texts.height)
    read = values_reader(document)
    cells, counts = [column_values(empty_values()).cells], Counter[str]()
    for part in split_by_size(texts):
        values = column_values(read(part))
        cells.append(values.cells)
        kinds = values.unstorable.with_columns(pl.col("extension").cast(pl.String))
        is_known = pl.col("extension").is_in(EXTENSION_KINDS)
        kinds = kinds.with_columns(pl.when(is_known).then("extension").otherwise(pl.lit("other")).alias("extension"))
        counts.update(kinds.unique()["extension"].to_list())
        progress.advance(part.height)
    return ExtensionColumns(pl.concat(cells), dict(counts))


def reliable_declarations(document: Document, origin: int) -> Mapping[str, str]:
    """Return the namespaces that new XML can use, URI by prefix, with the default namespace under "".

    They are declared by the file when it was opened; entries without a file use the default prefixes.
    """
    source = document.sitemaps[origin].source if origin != NO_ORIGIN else None
    return source.reliable_namespaces if source else DEFAULT_PREFIXES


def iter_entry_extensions(document: Document, slots: SlotArray, sparse: pl.DataFrame) -> Iterator[EntryExtensions]:
    """Yield the extensions of entries, in the order of `slots`.

    Args:
        document: The document.
        slots: The entries.
        sparse: Their XML by index in `slots`, ascending, with rows only for entries that have extensions.
    """
    entries = sparse["entry"].to_numpy()
    origins = document.table.origins_of(slots)
    declared = {origin: reliable_declarations(document, origin) for origin in np.unique(origins).tolist()}
    # In blocks: converting a million texts at once would stop all other threads for a second.
    for start in range(0, len(slots), _BLOCK):
        first, last = np.searchsorted(entries, (start, start + _BLOCK)).tolist()
        xml = dict(zip(entries[first:last].tolist(), sparse["xml"][first:last].to_list(), strict=True))
        for entry, origin in enumerate(origins[start : start + _BLOCK].tolist(), start):
            yield EntryExtensions(xml.get(entry, ""), declared[origin])


def extensions_of(document: Document, slot: int) -> EntryExtensions:
    """Return the extensions of one entry, to be read and edited."""
    slots = np.array([slot], np.uint32)
    return next(iter_entry_extensions(document, slots, document.table.extensions_of(slots)))


def plan_extensions(
    document: Document,
    slots: SlotArray,
    change: Callable[[EntryExtensions], EntryExtensions],
    progress: Progress | None = None,
) -> SetExtensions:
    """Plan a change of the extensions of unique entries; the edit contains only entries whose extensions change.

    Args:
        document: The document.
        slots: The entries.
        change: Returns the new extensions of an entry; called once for each entry, in order.
        progress: Counts entries; checked for cancellation.
    """
    progress = progress or Progress()
    progress.begin(msg("Changing extensions"), len(slots))
    entries = iter_entry_extensions(document, slots, document.table.extensions_of(slots))
    texts = [pl.Series(dtype=pl.String)]
    while block := [change(entry).xml for entry in islice(entries, _BLOCK)]:
        texts.append(pl.Series(block, dtype=pl.String))
        progress.advance(len(block))
    return plan_set_extensions(document.table, slots, pl.concat(texts))


def plan_extensions_by_markup(
    document: Document,
    slots: SlotArray,
    change: Callable[[EntryExtensions], EntryExtensions],
    progress: Progress | None = None,
) -> SetExtensions:
    """Plan a change of extensions that does not depend on texts between tags and on values of `href` that are not blank.

    The extensions of many entries differ only in these, so the change is computed once for entries with the same markup.

    Args:
        document: The document.
        slots: Unique entries.
        change: Returns the new extensions of an entry; in its argument, placeholders replace these texts and values.
        progress: Counts entries; checked for cancellation.
    """

    @lru_cache(_MAX_SHAPES)
    def changed(shape: str, namespaces: tuple[tuple[str, str], ...]) -> str:
        """Return the changed XML of extensions, both with placeholders; `namespaces` are pairs of prefix and URI."""
        return change(EntryExtensions(shape, dict(namespaces))).xml

    def change_entry(entry: EntryExtensions) -> EntryExtensions:
        """Return the changed extensions of an entry, with its own texts and values of `href`."""
        if _MARK in entry.xml:
            return change(entry)
        texts: list[str] = []

        def set_aside(match: re.Match[str]) -> str:
            """Append a matched text to `texts`, and return its placeholder."""
            texts.append(match[0])
            return f"{_MARK}{len(texts) - 1}{_MARK}"

        shape = changed(_TEXT.sub(set_aside, entry.xml), tuple(entry.outer_namespaces.items()))
        return replace(entry, xml=_SET_ASIDE.sub(lambda match: texts[int(match[1])], shape))

    return plan_extensions(document, slots, change_entry, progress)


def plan_extension_value(document: Document, slots: SlotArray, kind: str, path: str, text: str) -> SetExtensions:
    """Plan to set a field in all items of a kind, for example the expiration date of all videos.

    Args:
        document: The document.
        slots: Unique entries.
        kind: Kind of items, such as "video".
        path: Field of the items, such as "expiration_date".
        text: New text.
    """
    sparse = document.table.extensions_of(slots)
    is_likely = sparse["xml"].str.contains(EXTENSION_OF_KIND[kind].element, literal=True)

    def change(entry: EntryExtensions) -> EntryExtensions:
        """Return an entry's extensions with the text in the field of all items of the kind."""
        for number, each in enumerate(entry.kinds()):
            if each == kind:
                entry = entry.with_values(number, [(path, text)])
        return entry

    return plan_extensions_by_markup(document, slots[sparse["entry"].filter(is_likely).to_numpy()], change)


_MAX_SHAPES: Final = 4_096
_TEXT: Final = re.compile(r"""(?<=>)[^<>&\s][^<>&]*(?=<)|(?<=\shref=")[^"<>&\s][^"<>&]*(?=")""")
_MARK: Final = "\uf8ff"
"""Character for private use that marks placeholders; XML allows it."""

_SET_ASIDE: Final = re.compile(f"{_MARK}([0-9]+){_MARK}")


def plan_extension_urls(
    document: Document,
    slots: SlotArray,
    mapping: Callable[[pl.Series], pl.Series],
    *,
    only: str | None = None,
    removed: Mapping[int, Collection[int]] = MappingProxyType({}),
) -> SetExtensions:
    """Plan to replace URLs in the extensions of entries, each given once; contains only entries whose extensions change.

    Args:
        document: The document.
        slots: The entries.
        mapping: Returns the new URL for each URL, or null for a URL that is not changed.
        only: Name of the elements to change, such as "image:loc"; None for all elements with URLs.
        removed: By slot, the indexes, among all elements of the entry, of the elements to remove.
    """
    sparse = document.table.extensions_of(slots)
    chosen = slots[sparse["entry"].to_numpy()]
    origins = document.table.origins_of(chosen)
    texts = sparse["xml"]
    for origin in np.unique(origins).tolist():
        indexes = np.flatnonzero(origins == origin)
        declared = reliable_declarations(document, origin)
        new = replace_urls(texts.gather(indexes), declared, mapping, only=only).to_list()
        for number, slot in enumerate(chosen[indexes].tolist()):
            if slot in removed:
                new[number] = EntryExtensions(new[number], declared).without_elements(removed[slot]).xml
        texts = texts.scatter(indexes, pl.Series(new, dtype=pl.String))
    return plan_set_extensions(document.table, chosen, texts)


def extensions_for_new_file(
    document: Document, table: EntryTable, slots: SlotArray
) -> tuple[pl.DataFrame, dict[str, str]]:
    """Return the extensions of entries for a new file, and the namespaces that its root must declare.

    For a prefix with several meanings, the root declares the one of the first file; other extensions declare their own.

    Returns:
        Extensions by index in `slots`, and URI by prefix for the prefixes that they use.
    """
    extensions = written_extensions(document, table, slots)
    if extensions.is_empty():
        return extensions, {}
    origins = table.origins_of(slots)
    root: dict[str, str] = {}
    for namespaces in declared_namespaces(document.sitemaps, origins).values():
        root = {prefix: uri for prefix, uri in namespaces.items() if prefix} | root
    fitted = extensions_for_root(document, extensions, origins, {"": SITEMAP, **root})
    fitted, root = _declared_by_root(fitted, root)
    return fitted, used_namespaces(fitted, root)


def written_extensions(document: Document, table: EntryTable, slots: SlotArray) -> pl.DataFrame:
    """Return the extensions of entries, by index in `slots`, as a save writes them.

    If a field was cleared, but the entry has a second element of it among its extensions, that element is left out.
    """
    extensions = table.extensions_of(slots)
    if extensions.is_empty():
        return extensions
    places = extensions["entry"].to_numpy()
    fields = table.rows(slots[places], FIELD_NAMES)
    suspects = _entries_with_absent_fields(extensions["xml"], fields)
    if not suspects:
        return extensions
    texts = extensions["xml"].to_list()
    origins = table.origins_of(slots[places])
    declared = declared_namespaces(document.sitemaps, origins[suspects])
    for suspect in suspects:
        absent = {name for name in FIELD_NAMES if fields.item(suspect, name) is None}
        texts[suspect] = remove_field_elements(texts[suspect], absent, declared[int(origins[suspect])])
    return extensions.with_columns(xml=pl.Series(texts, dtype=pl.String)).filter(pl.col("xml") != "")


def _entries_with_absent_fields(xml: pl.Series, fields: pl.DataFrame) -> list[int]:
    """Return the indexes of entries whose extensions contain the name of a field that is null, ascending."""
    absent = {name: fields[name].is_null() for name in FIELD_NAMES}
    names = [name for name, is_absent in absent.items() if is_absent.any()]
    if not names:
        return []
    # One search for all names first, which few entries match, is faster than one for each name.
    at_any = xml.str.contains(f"(?:{'|'.join(names)})[\\s/>]").arg_true()
    has_name = [absent[name].gather(at_any) & xml.gather(at_any).str.contains(f"{name}[\\s/>]") for name in names]
    return at_any.filter(pl.select(pl.any_horizontal(has_name)).to_series()).to_list()


def extensions_for_root(
    document: Document, extensions: pl.DataFrame, origins: NDArray[np.int64], root: Mapping[str, str]
) -> pl.DataFrame:
    """Return extensions with the declarations that they need to have the same meaning below a root with other namespaces.

    Args:
        document: The document.
        extensions: Frame with a row for each entry that has extensions: `entry`, an index in `origins`, and `xml`.
        origins: Sitemap whose file each entry was read from.
        root: URI by prefix that the root declares.
    """
    if extensions.is_empty():
        return extensions
    declared = declared_namespaces(document.sitemaps, origins)
    if all(_is_compatible_root(namespaces, root) for namespaces in declared.values()):
        return extensions
    places = extensions["entry"].to_numpy()
    fitted = [
        add_needed_declarations(xml, declared[origin], root)
        for xml, origin in zip(extensions["xml"].to_list(), origins[places].tolist(), strict=True)
    ]
    return extensions.with_columns(xml=pl.Series(fitted, dtype=pl.String))


def _declared_by_root(extensions: pl.DataFrame, root: Mapping[str, str]) -> tuple[pl.DataFrame, dict[str, str]]:
    """Return extensions without declarations that the root can make, and the namespaces of the root with these added."""
    declared = dict(root)
    for prefix, uri in EXTENSIONS.items():
        has_own = extensions["xml"].str.contains(NAMESPACE_DECLARATIONS[prefix], literal=True)
        if root.get(prefix, uri) == uri and has_own.any():
            declared[prefix] = uri
            xml = extensions["xml"].to_list()
            for place in has_own.arg_true().to_list():
                xml[place] = join_pieces(
                    [remove_known_declarations(piece.text, {prefix: uri}) for piece in split_pieces(xml[place])]
                )
            extensions = extensions.with_columns(xml=pl.Series(xml, dtype=pl.String))
    return extensions, declared


def verify_extensions(document: Document, table: EntryTable, slots: SlotArray, reading: ReadFile, target: Path) -> None:
    """Compare edited extensions with those read back from the written file.

    Args:
        document: The document.
        table: Table with the written entries.
        slots: Entries of the file in its order.
        reading: Result of reading the written file back.
        target: Path of the file, for the error.

    Raises:
        WriteError: They differ.
    """
    is_set = table.rows(slots, ["touched"]).to_series().to_numpy() & np.uint8(EXTENSION_BIT) != 0
    places = np.flatnonzero(is_set).astype(np.uint32)
    if not len(places):
        return
    wanted = written_extensions(document, table, slots[places])
    origins = table.origins_of(slots[places])[wanted["entry"].to_numpy()]
    written = pl.DataFrame({"entry": np.arange(len(places), dtype=np.uint32), "place": places}).join(
        reading.extensions.rename({"entry": "place"}), on="place"
    )
    expected = _normalized_values(wanted, origins, declared_namespaces(document.sitemaps, origins))
    if not expected.equals(_normalized_values(written, np.zeros(len(written), np.int64), {0: reading.namespaces})):
        raise _different_entries_error(target)


def verify_extension_cells(wanted: pl.DataFrame, reading: ReadFile, target: Path) -> None:
    """Compare the extension values of entries with those read back from the written CSV file.

    Args:
        wanted: The values of the entries of the file, as in `ExtensionColumns.cells`.
        reading: Result of reading the written file back.
        target: Path of the file, for the error.

    Raises:
        WriteError: They differ.
    """
    written = reading.extensions.select(slot="entry", xml="xml", origin=pl.lit(0))
    cells = column_values(extension_values(written, {0: reading.namespaces})).cells
    # Numbers differ where values are blank.
    order, compared = ["slot", "kind", "path", "language", "item", "nth"], ["slot", "kind", "path", "language", "value"]
    if not cells.sort(order).select(compared).equals(wanted.sort(order).select(compared)):
        raise _different_entries_error(target)


def _different_entries_error(target: Path) -> WriteError:
    """Return the error for a written file that has other entries when it is read back."""
    sentence = msg("“{name}” was not saved, because reading it back gave different entries.", name=target.name)
    return WriteError(sentence, hint=msg("Export the entries to a new file, and report the problem."), path=target)


def _normalized_values(
    extensions: pl.DataFrame, origins: NDArray[np.int64], declared: Mapping[int, Mapping[str, str]]
) -> pl.DataFrame:
    """Return the values of extensions, a row for each, with white space normalized for comparison.

    Args:
        extensions: Frame with a row for each entry that has extensions: `entry` and `xml`.
        origins: Key in `declared` of each row.
        declared: Declared namespaces, URI by prefix.
    """
    texts = extensions.select(slot="entry", xml="xml").with_columns(origin=pl.Series(origins, dtype=pl.Int64))
    text = pl.col("value").str.replace_all(r"\s+", " ").str.strip_chars(" ")
    return extension_values(texts, declared).with_columns(text).sort("slot", maintain_order=True)


def _is_compatible_root(namespaces: Mapping[str, str], root: Mapping[str, str]) -> bool:
    """Return whether names with these namespaces have the same meaning below the root."""
    if not (is_readable(namespaces.get("", "")) and is_readable(root.get("", ""))):
        return False
    return all(root.get(prefix) == uri for prefix, uri in namespaces.items() if prefix)
