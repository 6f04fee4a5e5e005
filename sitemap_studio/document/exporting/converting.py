"""One file from one set: XML, a text list or CSV, as the name of the target says."""

from __future__ import annotations

from pathlib import Path

from sitemap_studio.core.errors import RequestError, WriteError
from sitemap_studio.core.replacing import replace_file
from sitemap_studio.core.sentences import say
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions.declared import carried_extensions
from sitemap_studio.document.opening.held_sets import refuse_held_targets
from sitemap_studio.formats.gzipping import compress
from sitemap_studio.formats.tables.csv_writing import csv_bytes
from sitemap_studio.formats.tables.text_writing import text_bytes
from sitemap_studio.formats.xml.canonical import urlset_bytes
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray


def export_single(
    document: Document, path: Path, *, table: EntryTable | None = None, slots: SlotArray | None = None
) -> int:
    """Write entries to one file, whose name says how: `.xml`, `.txt` or `.csv`, with `.gz` behind it compressed.

    Args:
        document: The set.
        path: The file.
        table: A snapshot of its entries, when the document may be edited meanwhile.
        slots: The entries to write, in order; None for all.

    Returns:
        How many were written: a text list leaves those out that have no address.

    Raises:
        RequestError: The name says nothing known.
        WriteError: The file can't be written, or it is one of those that are open.
        HeldError: It is of a set that somebody else has open for editing.
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
            say("The name “{name}” does not say in which form to write.", name=path.name),
            hint="End it in .xml, .xml.gz, .txt or .csv.",
        )
    _refuse_open_file(document, path)
    refuse_held_targets(document, [path])
    replace_file(path, compress(data) if name.endswith(".gz") else data)
    return data.count(b"\n") if plain_name.endswith(".txt") else len(rows)


def _refuse_open_file(document: Document, path: Path) -> None:
    """An export leaves the open files as they are: it would take comments and unreadable sitemaps away."""
    open_paths = (document.path, *(sitemap.path for sitemap in document.sitemaps))
    try:
        is_open = path.resolve() in {each.resolve() for each in open_paths if each is not None}
    except (OSError, RuntimeError, ValueError):
        # Writing will say what is wrong with the name.
        return
    if is_open:
        sentence = say("“{name}” is one of the files that are open; the export would replace it.", name=path.name)
        raise WriteError(sentence, hint="Choose another name.", path=path)
