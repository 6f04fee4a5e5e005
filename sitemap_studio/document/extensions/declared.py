"""Carrying extensions from the files they were read in to another file, with the namespaces they need."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.messages import msg
from sitemap_studio.document.document import Document
from sitemap_studio.formats.extensions.pieces import joined_pieces, pieces_of, undeclared
from sitemap_studio.formats.extensions.values import extension_values
from sitemap_studio.formats.extensions.xml import self_contained, without_fields
from sitemap_studio.formats.reading import Reading
from sitemap_studio.formats.xml_writer import used_namespaces
from sitemap_studio.model.columns import EXTENSION_BIT
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable
from sitemap_studio.model.extension_edits import DECLARATIONS
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, OF_NO_FILE, SITEMAP, is_readable


def carried_extensions(document: Document, table: EntryTable, slots: SlotArray) -> tuple[pl.DataFrame, dict[str, str]]:
    """The extensions of some entries, ready for a new file.

    A prefix means at its root what the first file that declares it means by it; where another means something else, the
    extension declares it itself.

    Returns:
        Extensions by place in `slots`, and URI by prefix for the root, of those prefixes that they use.
    """
    extensions = written_extensions(document, table, slots)
    if extensions.is_empty():
        return extensions, {}
    origins = table.origins_of(slots)
    root: dict[str, str] = {}
    for namespaces in _declared(document, origins).values():
        root = {prefix: uri for prefix, uri in namespaces.items() if prefix} | root
    fitted = fitted_extensions(document, extensions, origins, {"": SITEMAP, **root})
    fitted, root = declared_once(fitted, root)
    return fitted, used_namespaces(fitted, root)


def written_extensions(document: Document, table: EntryTable, slots: SlotArray) -> pl.DataFrame:
    """The extensions of some entries as they are written: without second elements of a field that was cleared.

    Returns:
        Extensions by place in `slots`.
    """
    extensions = table.extensions_of(slots)
    if extensions.is_empty():
        return extensions
    places = extensions["entry"].to_numpy()
    fields = table.rows(slots[places], FIELD_NAMES)
    is_back = pl.any_horizontal(
        pl.col(name).is_null() & pl.col("xml").str.contains(f"{name}[\\s/>]") for name in FIELD_NAMES
    )
    suspects = extensions.with_columns(fields).select(is_back.arg_true()).to_series().to_list()
    if not suspects:
        return extensions
    texts = extensions["xml"].to_list()
    origins = table.origins_of(slots[places])
    declared = _declared(document, origins[suspects])
    for suspect in suspects:
        absent = {name for name in FIELD_NAMES if fields.item(suspect, name) is None}
        texts[suspect] = without_fields(texts[suspect], absent, declared[int(origins[suspect])])
    return extensions.with_columns(xml=pl.Series(texts, dtype=pl.String)).filter(pl.col("xml") != "")


def fitted_extensions(
    document: Document, extensions: pl.DataFrame, origins: NDArray[np.int64], root: Mapping[str, str]
) -> pl.DataFrame:
    """Make extensions keep their meaning below another root.

    Args:
        document: Where they come from.
        extensions: Sparse extensions.
        origins: For each place of their frame the sitemap that it was read from.
        root: URI by prefix that the root declares, the default namespace under "".
    """
    if extensions.is_empty():
        return extensions
    declared = _declared(document, origins)
    if all(_agree(namespaces, root) for namespaces in declared.values()):
        return extensions
    places = extensions["entry"].to_numpy()
    fitted = [
        self_contained(xml, declared[origin], root)
        for xml, origin in zip(extensions["xml"].to_list(), origins[places].tolist(), strict=True)
    ]
    return extensions.with_columns(xml=pl.Series(fitted, dtype=pl.String))


def declared_once(extensions: pl.DataFrame, root: Mapping[str, str]) -> tuple[pl.DataFrame, dict[str, str]]:
    """Let the root declare the namespaces of known extensions that elements declare for themselves.

    Returns:
        The extensions without such declarations, and URI by prefix for the root.
    """
    known = dict(root)
    for prefix, uri in EXTENSIONS.items():
        has_own = extensions["xml"].str.contains(DECLARATIONS[prefix], literal=True)
        if root.get(prefix, uri) == uri and has_own.any():
            known[prefix] = uri
            xml = extensions["xml"].to_list()
            for place in has_own.arg_true().to_list():
                xml[place] = joined_pieces([undeclared(piece.text, {prefix: uri}) for piece in pieces_of(xml[place])])
            extensions = extensions.with_columns(xml=pl.Series(xml, dtype=pl.String))
    return extensions, known


def compare_extensions(document: Document, table: EntryTable, slots: SlotArray, reading: Reading, target: Path) -> None:
    """See that extensions that were set say in what was written what was wanted, before it replaces anything.

    Args:
        document: Where they come from.
        table: The entries.
        slots: Those of the file, in order.
        reading: What was written, read back.
        target: Where it will go, for messages.

    Raises:
        WriteError: They say something else.
    """
    is_set = table.rows(slots, ["touched"]).to_series().to_numpy() & np.uint8(EXTENSION_BIT) != 0
    places = np.flatnonzero(is_set).astype(np.uint32)
    if not len(places):
        return
    wanted = written_extensions(document, table, slots[places])
    origins = table.origins_of(slots[places])
    written = pl.DataFrame({"entry": np.arange(len(places), dtype=np.uint32), "place": places}).join(
        reading.extensions.rename({"entry": "place"}), on="place"
    )
    said = [
        extension_values(
            frame.select(slot="entry", xml="xml").with_columns(origin=pl.Series(origin, dtype=pl.Int64)), declared
        )
        for frame, origin, declared in (
            (wanted, origins[wanted["entry"].to_numpy()], _declared(document, origins)),
            (written, np.zeros(len(written), np.int64), {0: reading.namespaces}),
        )
    ]
    if not _meaning(said[0]).equals(_meaning(said[1]), null_equal=True):
        sentence = msg(
            "“{target}” would not hold the extensions that were set, so it was not saved.", target=target.name
        )
        raise WriteError(sentence, hint="Export the entries to a new file, and report this.", path=target)


def _meaning(values: pl.DataFrame) -> pl.DataFrame:
    # White space between elements, which a value that holds some shows, follows the file's layout.
    text = pl.col("value").str.replace_all(r"\s+", " ").str.strip_chars(" ")
    return values.with_columns(text).sort("slot", maintain_order=True)


def _declared(document: Document, origins: NDArray[np.int64]) -> dict[int, Mapping[str, str]]:
    """What the root of each file declared that entries come from, when they were read."""
    declared: dict[int, Mapping[str, str]] = {}
    for origin in np.unique(origins).tolist():
        source = document.sitemaps[origin].source if origin != NO_ORIGIN else None
        declared[origin] = source.meant_namespaces if source else OF_NO_FILE
    return declared


def _agree(namespaces: Mapping[str, str], root: Mapping[str, str]) -> bool:
    """Whether every name keeps its meaning as it is."""
    if not (is_readable(namespaces.get("", "")) and is_readable(root.get("", ""))):
        return False
    return all(root.get(prefix) == uri for prefix, uri in namespaces.items() if prefix)
