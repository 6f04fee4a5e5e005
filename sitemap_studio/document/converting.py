"""One file from one set: XML, a text list or CSV, as the name of the target says."""

from __future__ import annotations

from pathlib import Path

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.replacing import replace_file
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import carried_extensions
from sitemap_studio.formats.canonical import urlset_bytes
from sitemap_studio.formats.csv_writing import csv_bytes
from sitemap_studio.formats.gzipping import compress
from sitemap_studio.formats.text_writing import text_bytes
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray


def export_single(
    document: Document, path: Path, *, table: EntryTable | None = None, slots: SlotArray | None = None
) -> None:
    """Write entries to one file, whose name says how: `.xml`, `.txt` or `.csv`, with `.gz` behind it compressed.

    Args:
        document: The set.
        path: The file.
        table: A snapshot of its entries, when the document may be edited meanwhile.
        slots: The entries to write, in order; None for all.

    Raises:
        RequestError: The name says nothing known.
        WriteError: The file can't be written.
    """
    table = table or document.table
    chosen = table.order if slots is None else slots
    rows = table.rows(chosen, FIELD_NAMES)
    name = path.name.lower()
    plain_name = name.removesuffix(".gz")
    if plain_name.endswith(".xml"):
        extensions, namespaces = carried_extensions(document, table, chosen)
        data = urlset_bytes(rows, extensions=extensions, namespaces=namespaces)
    elif plain_name.endswith(".txt"):
        data = text_bytes(rows)
    elif plain_name.endswith(".csv"):
        data = csv_bytes(rows)
    else:
        raise RequestError(
            f"The name “{path.name}” does not say in which form to write.",
            hint="End it in .xml, .xml.gz, .txt or .csv.",
        )
    replace_file(path, compress(data) if name.endswith(".gz") else data)
