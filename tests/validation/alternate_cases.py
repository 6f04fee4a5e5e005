"""Pages that name each other as their alternates."""

from __future__ import annotations

from sitemap_studio.formats.extensions.parsing import extension_values
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.namespaces import EXTENSIONS
from tests.builders import fill


def read(texts):
    """The values of extensions, with the customary prefixes declared around all entries."""
    return extension_values(texts, dict.fromkeys(texts["origin"].unique().to_list(), EXTENSIONS))


def xml_of(*links):
    """Alternates, given as pairs of language and address."""
    return "".join(f'<xhtml:link rel="alternate" hreflang="{code}" href="{href}"/>' for code, href in links)


def pages(*entries):
    """A table of entries: an address, and its links as pairs of language and address."""
    table = EntryTable()
    sparse = [(place, xml_of(*links)) for place, (_, *links) in enumerate(entries) if links]
    fill(table, 0, *sparse, origin=0, loc=[loc for loc, *_ in entries])
    return table
