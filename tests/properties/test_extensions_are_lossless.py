"""Randomly set extensions are equal after saving and opening; undo restores the original bytes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import polars as pl
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import read_extension_values
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.formats.extensions.extension_parsing import join_pieces, split_pieces
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS, Edit, SetCells, plan_set_extensions
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP
from tests.builders import put
from tests.hypothesis_examples import examples

IMAGE = EXTENSIONS["image"]
OWN = NAMESPACE_DECLARATIONS["image"]

PIECES = (
    f"<image:image{OWN}><image:loc>a</image:loc></image:image>",
    f"<image:image{OWN}>\n      <image:loc>b &amp; c</image:loc>\n      <image:title/>\n    </image:image>",
    f"<news:news{NAMESPACE_DECLARATIONS['news']}>\n\t<news:title><![CDATA[<url>]]></news:title></news:news>",
    '<y:box xmlns:y="urn:y">\n<y:loc>no</y:loc> <!-- <loc> --></y:box>',
    "<!-- a comment\n    of two lines -->",
    "<?target <loc> ?>",
)

ROOTS = ("", f' xmlns:image="{IMAGE}"', f"\n        xmlns:p='{IMAGE}' xmlns:image='urn:other'")


SPACES = st.sampled_from(["", " ", "\n\n", "\n\t", "\r\n    "])


@st.composite
def files(draw) -> str:
    """Draw the text of a sitemap with regular or irregular layout."""
    line, inner = draw(st.sampled_from([("\n", "  "), ("\r\n", "\t"), ("", "")]))
    is_even = draw(st.booleans())
    entries = ""
    for number in range(draw(st.integers(1, 3))):
        own = draw(st.sampled_from(["", "", ' xmlns:own="urn:own"']))
        children = [f"<loc>{number}</loc>", *draw(st.lists(st.sampled_from(PIECES), max_size=3))]
        children += ["<own:x/>"] if own else []
        children += draw(st.sampled_from([[], [], ["<priority>1</priority>"]]))
        leads = [f"{line}{inner}{inner}" if is_even else draw(SPACES) for _ in children]
        body = "".join(lead + child for lead, child in zip(leads, children, strict=True))
        entries += f"{line}{inner}<url{own}>{body}{line}{inner}</url>"
    return f'<urlset xmlns="{SITEMAP}"{draw(st.sampled_from(ROOTS))}>{entries}{line}</urlset>'


def content_of(document: Document) -> tuple:
    """Return fields and extension values of all entries, and their bytes without layout."""
    table = document.table
    rows = table.rows(table.order, FIELD_NAMES).rows()
    values = read_extension_values(document, table, table.order)
    return rows, values.with_columns(pl.col("value").str.replace_all(r"\s+", " ")).rows()


def draw_edit(draw, document: Document) -> Edit:
    table = document.table
    chosen = sorted(draw(st.sets(st.integers(0, len(table) - 1), min_size=1)))
    slots = table.order[np.array(chosen)]
    if not draw(st.integers(0, 3)):
        name = draw(st.sampled_from(FIELD_NAMES[1:]))
        texts = draw(st.lists(st.sampled_from([None, "", "x"]), min_size=len(slots), max_size=len(slots)))
        return SetCells(name, slots, pl.Series(texts, dtype=pl.String))
    return plan_set_extensions(
        table, slots, pl.Series([draw_changed_xml(draw, table.extension_of(slot)) for slot in slots])
    )


def draw_changed_xml(draw, before: str | None) -> str:
    pieces = [piece.text for piece in split_pieces(before or "")]
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(pieces)))
        match draw(st.sampled_from(["insert", "remove", "replace", "move"])):
            case "insert":
                pieces.insert(place, draw(st.sampled_from(PIECES)).encode())
            case "remove":
                del pieces[place : place + 1]
            case "replace":
                pieces[place : place + 1] = [draw(st.sampled_from(PIECES)).encode()]
            case "move":
                pieces = pieces[place:] + pieces[:place]
    return join_pieces(pieces)


def apply_random_edits(draw, document: Document) -> list[Edit]:
    inverses: list[Edit] = []
    for _ in range(draw(st.integers(1, 4))):
        inverses.insert(0, document.do(draw_edit(draw, document)))
    return inverses


@contextmanager
def opened_file(text: str) -> Iterator[tuple[Path, Document]]:
    with TemporaryDirectory() as folder:
        path = put(Path(folder) / "a.xml", text)
        yield path, open_path(path)


@settings(max_examples=examples(60))
@given(files(), st.data())
def test_set_extensions_are_equal_after_saving_and_opening(text, data):
    with opened_file(text) as (path, document):
        for _ in range(2):
            apply_random_edits(data.draw, document)
            save(document)
            again = open_path(path)
            assert content_of(again) == content_of(document)
            assert again.file_facts(0) == document.file_facts(0)


@settings(max_examples=examples(60))
@given(files(), st.data())
def test_undoing_all_edits_before_save_changes_no_byte(text, data):
    with opened_file(text) as (path, document):
        before = document.file_facts(0)
        for inverse in apply_random_edits(data.draw, document):
            document.do(inverse)
        assert (document.changed_sitemaps(), document.file_facts(0)) == (set(), before)
        save(document)
        assert path.read_bytes() == text.encode()


@settings(max_examples=examples(100))
@given(files(), st.data())
def test_restoring_original_extensions_after_saves_restores_original_bytes(text, data):
    with opened_file(text) as (path, document):
        slots = document.table.order
        first = document.table.extensions_of(slots)
        for _ in range(data.draw(st.integers(1, 2))):
            xml = [draw_changed_xml(data.draw, document.table.extension_of(slot)) for slot in slots.tolist()]
            document.do(plan_set_extensions(document.table, slots, pl.Series(xml)))
            save(document)
        places = pl.DataFrame({"entry": np.arange(len(slots), dtype=np.uint32)})
        before = places.join(first, on="entry", how="left")["xml"]
        document.do(plan_set_extensions(document.table, slots, before))
        save(document)
        assert path.read_bytes() == text.encode()


@settings(max_examples=examples(40))
@given(files(), st.data())
def test_extension_edits_during_save_are_in_next_save(text, data):
    with opened_file(text) as (path, document):
        apply_random_edits(data.draw, document)
        shown = content_of(document)
        plan = prepare_save(document)
        inverses = apply_random_edits(data.draw, document)
        finish_save(document, plan.write())
        assert content_of(open_path(path)) == shown
        if data.draw(st.booleans()):
            for inverse in inverses:
                document.do(inverse)
        save(document)
        assert content_of(open_path(path)) == content_of(document)
