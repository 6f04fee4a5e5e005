"""After random edits, undo and redo, incremental validation equals validation of the whole set."""

from __future__ import annotations

import time
from random import Random

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.document import transaction
from sitemap_studio.document.checking import check, prepare_check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import new_document
from sitemap_studio.document.page_columns import facts_frame
from sitemap_studio.document.sitemap_set import SitemapFile
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import Edit, EditGroup, InsertEntries, RemoveEntries, SetCells, SetExtensions, plan_move
from sitemap_studio.model.page_columns import DEFAULT_PAGE_COLUMNS, PageColumns
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.validation import summaries
from sitemap_studio.validation.problems import Problems
from tests.builders import extension_frame
from tests.hypothesis_examples import examples
from tests.validation.tables import assert_same

VALUES: dict[str, list[str | None]] = {
    "loc": [*["http://a.bc/", "http://a.bc/b"] * 3, None, "", "https://a.bc/", " http://a.bc/", "http://a.bc/B/", "/x",
            "http://www.a.bc/b/", "http://a.bc/b/ d", "http://b.c/", "http://\u00fc.de/", "http://a.bc/a.js", "http://a.bc/b.js", "http://a.bc/feed"],
    "lastmod": [None, "", "2026-11-02", "2026-11-31", "2025-01-01T00:00:00Z", "2025-01-01T00:30:00+01:00", "soon"],
    "changefreq": [None, "", "daily", "Daily"],
    "priority": [None, "", "0.5", " 0.5", "0.9", "0,5", "2"],
}  # fmt: skip
LOCAL_LOCS: list[str | None] = ["http://localhost/a", "http://localhost/b", "http://LOCALHOST:80/b"]
LINK = '<xhtml:link rel="alternate" hreflang="{}" href="{}"/>'
IMAGE = "<image:image><image:loc>http://a.bc/i</image:loc></image:image>"
LINKS = [LINK.format(code, loc) for code in ("de", "en", "en-UK") for loc in ("http://a.bc/", "http://a.bc/b")]
LOCAL_IMAGE = IMAGE.replace("a.bc", "localhost")
PIECES = ["", "<image:image/>", IMAGE, LOCAL_IMAGE, "<news:news/>", "<broken", *LINKS]
KINDS = ("cells", "remove", "insert", "copy", "move", "over", "rewrite", "group", "undo", "undo", "redo")
STEPS = st.lists(
    st.tuples(st.sampled_from(KINDS), st.integers(0, 2**32)),
    min_size=1,
    max_size=10,
)


def random_entries(document: Document, dice: Random, sitemap: int, count: int) -> np.ndarray:
    columns = {str(name): dice.choices(random_values(name, dice), k=count) for name in FIELD_NAMES}
    xmls = [dice.choice(PIECES) + dice.choice(PIECES) for _ in range(count)]
    sparse = extension_frame(*((place, xml) for place, xml in enumerate(xmls) if xml))
    return document.add_entries(entry_frame(columns), sitemap=sitemap, extensions=sparse)


def random_document(dice: Random) -> Document:
    document = new_document()
    document.sitemaps.append_sitemap(SitemapFile(1))
    for sitemap in (0, 1):
        count = dice.randint(1, 7)
        slots = random_entries(document, dice, sitemap, count)
        end = len(document.table)
        InsertEntries(np.arange(end, end + count), slots).apply(document.table)
    return document


def random_page_columns(dice: Random) -> PageColumns:
    """Return facts about some of the pages that random entries list."""
    locs = [loc for loc in (*dict.fromkeys(VALUES["loc"]), *LOCAL_LOCS) if loc and dice.random() < 0.7]
    facts = [
        PageFacts(
            loc=loc,
            bot="studio",
            checked=int(time.time()),
            reason=dice.choice(["ok", "ok", "not-found", "redirect", "canonical"]),
            target="http://a.bc/b",
            canonical=dice.choice(["http://a.bc/", "http://a.bc/b"]),
            hash="text",
            dated=dice.choice(["", "2025-06-01", "2026-11-02"]),
        )
        for loc in locs
    ]
    return PageColumns("studio").with_facts(facts_frame(facts, DEFAULT_PAGE_COLUMNS))


def random_edit(document: Document, kind: str, dice: Random) -> Edit:
    table = document.table
    if kind == "insert" or not len(table):
        sitemap, count = dice.randint(0, 1), dice.randint(1, 3)
        place = table.position_range(sitemap).start
        return InsertEntries(np.arange(place, place + count), random_entries(document, dice, sitemap, count))
    places = np.array(sorted(dice.sample(range(len(table)), dice.randint(1, len(table)))), np.int64)
    chosen = table.order[places]
    border = table.position_range(0).stop
    match kind:
        case "remove":
            return RemoveEntries(places)
        case "copy":
            copies = document.add_copies(chosen[:1])
            return InsertEntries(places[:1], copies)
        case "move":
            own = table.position_range(dice.randint(0, 1)) or table.position_range(0) or table.position_range(1)
            within = np.array(sorted(dice.sample(own, dice.randint(1, len(own)))), np.int64)
            return plan_move(table, within, dice.randint(own.start, own.stop))
        case "over":
            sitemap = dice.randint(0, 1)
            others = places[(places >= border) == (sitemap == 0)]
            return plan_move(table, others, border, sitemap) if len(others) else EditGroup([])
        case "rewrite":
            xmls = [dice.choice(PIECES) for _ in chosen]
            return SetExtensions(chosen, extension_frame(*((place, xml) for place, xml in enumerate(xmls) if xml)))
        case "group":
            first = random_edit(document, "cells", dice)
            return EditGroup([first, random_edit(document, dice.choice(["rewrite", "remove", "cells"]), dice)])
    field = dice.choice(FIELD_NAMES)
    return SetCells(field, chosen, pl.Series(dice.choices(random_values(field, dice), k=len(chosen)), dtype=pl.String))


def random_values(field: str, dice: Random) -> list[str | None]:
    """Return the values of a field; for loc, in half of the calls, only URLs of a host that is not public."""
    return LOCAL_LOCS if field == "loc" and dice.random() < 0.5 else VALUES[field]


@pytest.mark.timeout(400)
@settings(max_examples=examples(20))
@given(st.integers(0, 2**32), STEPS, st.sampled_from([None, "http://a.bc/b/"]), st.sampled_from([0, 3]))
def test_incremental_validation_equals_complete_validation(seed, steps, address, few):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(transaction, "MAX_IN_FRAME", 16)
        patch.setattr(summaries, "LARGE", few)
        patch.setattr(summaries, "MOST_VALUES", 3)
        patch.setattr(summaries, "MIN_ENTRIES", 2)
        document = random_document(Random(seed))
        document.base_url = address
        document.page_columns = random_page_columns(Random(seed)) if few else None
        check(document)
        undo, redo = list[Edit](), list[Edit]()
        for kind, number in steps:
            if kind == "undo" and undo:
                redo.append(document.do(undo.pop()))
            elif kind == "redo" and redo:
                undo.append(document.do(redo.pop()))
            elif kind not in ("undo", "redo"):
                undo.append(document.do(random_edit(document, kind, Random(number))))
                redo.clear()
            anew = replace_noted(prepare_check(document).run(), document)
            assert_same(document.problems, anew, document.table)
            assert file_problems_of(document.problems) == file_problems_of(anew)


def file_problems_of(problems: Problems) -> list[tuple[str, int | None, str]]:
    """Return the problems of files as tuples."""
    return [(problem.rule.id, problem.sitemap, problem.message) for problem in problems.individual]


def replace_noted(judged: Problems, document: Document) -> Problems:
    """Return the problems as the document stores them."""
    fresh = new_document()
    fresh.sitemaps, fresh.table, fresh.base_url = document.sitemaps, document.table, document.base_url
    fresh.set_problems(judged, fresh.version)
    return fresh.problems
