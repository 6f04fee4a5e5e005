"""Tables of entries with extensions, and edits whose revalidation is compared with a full validation."""

from __future__ import annotations

import numpy as np

from sitemap_studio.formats.extensions.extension_parsing import extension_values
from sitemap_studio.model.edits import Edit
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP
from sitemap_studio.validation.duplicates import DuplicateIndex, hashes_at
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill


def read(texts):
    """Return the extension values of entries whose files declare the usual prefixes."""
    declared = {"": SITEMAP, **EXTENSIONS}
    return extension_values(texts, dict.fromkeys(texts["origin"].unique().to_list(), declared))


def xml_of(*links):
    """Return the XML of alternates, given as pairs of language and URL."""
    return "".join(f'<xhtml:link rel="alternate" hreflang="{code}" href="{href}"/>' for code, href in links)


def pages(*entries):
    """Return a table of entries, each given as URL and pairs of language and linked URL."""
    table = EntryTable()
    sparse = [(place, xml_of(*links)) for place, (_, *links) in enumerate(entries) if links]
    fill(table, 0, *sparse, origin=0, loc=[loc for loc, *_ in entries])
    return table


def table_with(*sitemaps):
    """Return a table of sitemaps, each given as the extensions of its entries."""
    table = EntryTable()
    for sitemap, xmls in enumerate(sitemaps):
        sparse = [(place, xml) for place, xml in enumerate(xmls) if xml]
        fill(table, sitemap, *sparse, origin=0, loc=[f"http://a.b/{sitemap}/{place}" for place in range(len(xmls))])
    return table


def broken(problems: Problems) -> dict[str, list[int]]:
    """Return the slots that violate each rule, by rule id."""
    return {rule: problems.slots(rule).tolist() for rule in problems.counts()}


def after(edit: Edit, table: EntryTable, problems: Problems) -> tuple[Problems, Edit]:
    """Apply an edit, assert that revalidation equals a full validation, and return problems and inverse."""
    before, change = table.snapshot(), edit.describe_change(table)
    inverse = edit.apply(table)
    judged = revalidate(problems, before, table, change)
    anew = validate_entries(
        table,
        locations=problems.locations,
        inferred=tuple(problems.sites),
        context=problems.context,
        profile=problems.profile,
        reader=problems.extensions.read if problems.extensions else None,
    )
    assert_same(judged, anew, table)
    assert_same_extension_index(judged, anew)
    return judged, inverse


def assert_same(judged: Problems, anew: Problems, table: EntryTable) -> None:
    assert judged.counts() == anew.counts()
    assert broken(judged) == broken(anew)
    assert (judged.summaries, judged.sites) == (anew.summaries, anew.sites)
    ours, theirs = _violations_in_order(judged, table), _violations_in_order(anew, table)
    for part, found in theirs.items():
        assert ours[part] == found, part
    index = judged.duplicates
    assert index.sharing.tolist() == DuplicateIndex.from_hashes(index.hashes).sharing.tolist()


def assert_same_extension_index(judged: Problems, anew: Problems) -> None:
    """Assert that the extension index, including removed entries, equals the index of a full validation."""
    if judged.extensions and anew.extensions:
        assert judged.extensions.news.tolist() == anew.extensions.news.tolist()
        assert judged.extensions.videos.tolist() == anew.extensions.videos.tolist()
        links, whole = judged.extensions.links, anew.extensions.links
        assert (links is None) == (whole is None)
        if links and whole:
            assert links.columns.equals(whole.columns)
            np.testing.assert_array_equal(links.pages, whole.pages)


def _violations_in_order(problems: Problems, table: EntryTable) -> dict[str, object]:
    marks = np.zeros(table.slot_capacity, np.uint16)
    marks[: len(problems.marks)] = problems.marks
    every = {rule: each.every for rule, each in problems.per_file.items()}
    return {
        "marks": marks[table.order].tolist(),
        "elements": {
            (rule, part is every): (each.slots.tolist(), each.labels.tolist())
            for part in (problems.elements, every)
            for rule, each in part.items()
        },
        # Entries that are not in the set may never have been looked at.
        "hashes": hashes_at(problems.duplicates.hashes, table.order).tolist(),
        "sentences": [(each.rule.id, each.slot, each.message) for each in problems.of_slots(table, table.order)],
    }
