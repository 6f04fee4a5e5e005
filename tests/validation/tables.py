"""Tables of entries with extensions, and an edit whose outcome is held against judging everything anew."""

from __future__ import annotations

import numpy as np

from sitemap_studio.formats.extensions.parsing import extension_values
from sitemap_studio.model.edits import Edit
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP
from sitemap_studio.validation.duplicates import DuplicateIndex, hashes_at
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill


def read(texts):
    """The values of extensions, with the customary prefixes declared around all entries."""
    declared = {"": SITEMAP, **EXTENSIONS}
    return extension_values(texts, dict.fromkeys(texts["origin"].unique().to_list(), declared))


def xml_of(*links):
    """Alternates, given as pairs of language and address."""
    return "".join(f'<xhtml:link rel="alternate" hreflang="{code}" href="{href}"/>' for code, href in links)


def pages(*entries):
    """A table of entries: an address, and its links as pairs of language and address."""
    table = EntryTable()
    sparse = [(place, xml_of(*links)) for place, (_, *links) in enumerate(entries) if links]
    fill(table, 0, *sparse, origin=0, loc=[loc for loc, *_ in entries])
    return table


def table_with(*sitemaps):
    """A table of sitemaps, each given as the extensions of its entries."""
    table = EntryTable()
    for sitemap, xmls in enumerate(sitemaps):
        sparse = [(place, xml) for place, xml in enumerate(xmls) if xml]
        fill(table, sitemap, *sparse, origin=0, loc=[f"http://a.b/{sitemap}/{place}" for place in range(len(xmls))])
    return table


def broken(problems: Problems) -> dict[str, list[int]]:
    """The slots that violate each rule."""
    return {rule: problems.slots(rule).tolist() for rule in problems.counts()}


def after(edit: Edit, table: EntryTable, problems: Problems) -> tuple[Problems, Edit]:
    """Apply an edit, judge again what it touched, and hold that against judging everything."""
    before, change = table.snapshot(), edit.change(table)
    inverse = edit.apply(table)
    judged = revalidate(problems, before, table, change)
    anew = validate_entries(
        table,
        locations=problems.locations,
        inferred=tuple(problems.sites),
        context=problems.context,
        reader=problems.extensions.read if problems.extensions else None,
    )
    assert judged.counts() == anew.counts()
    assert broken(judged) == broken(anew)
    assert judged.marks.tolist() == anew.marks.tolist()
    assert (judged.summaries, judged.sites) == (anew.summaries, anew.sites)
    for part in (judged.elements, {rule: each.every for rule, each in judged.per_file.items()}):
        whole = anew.elements if part is judged.elements else {rule: each.every for rule, each in anew.per_file.items()}
        assert _places(part) == _places(whole)
    for name, index in anew.duplicates.items():
        found = judged.duplicates[name]
        # Entries that are not in the set may never have been looked at.
        hashes = (hashes_at(each.hashes, table.order).tolist() for each in (found, index))
        assert next(hashes) == next(hashes)
        assert found.sharing.tolist() == DuplicateIndex.of(found.hashes).sharing.tolist()
    if judged.extensions and anew.extensions:
        assert judged.extensions.news.tolist() == anew.extensions.news.tolist()
        mine, whole_links = judged.extensions.links, anew.extensions.links
        assert (mine is None) == (whole_links is None)
        if mine and whole_links:
            assert mine.columns.equals(whole_links.columns)
            np.testing.assert_array_equal(mine.pages, whole_links.pages)
    sentences = ([(each.slot, each.message) for each in of.of_slots(table, table.order)] for of in (judged, anew))
    assert next(sentences) == next(sentences)
    return judged, inverse


def _places(elements):
    return {rule: (each.slots.tolist(), each.labels.tolist()) for rule, each in elements.items()}
