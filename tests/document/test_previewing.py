"""The preview of an entry equals the bytes in its file, and the bytes that saving writes."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import Cancelled, ChangedOnDiskError, WriteError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import plan_extensions
from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.document.saving.entry_preview import EntryPreview, EntryPreviewer
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells, plan_move
from sitemap_studio.model.slots import SlotArray
from tests.builders import HOST, IMAGE, NAMESPACE, index, joined, put, urlset

ODD = f"""\ufeff<?xml version="1.0" encoding="UTF-8"?>\r
<!-- made by hand --><s:urlset xmlns:s="{NAMESPACE}"\r
   xmlns:image="{IMAGE}">\r
\t<s:url>\r
\t\t<s:loc>{HOST}/a?x=1&amp;y=ä</s:loc> <!-- the first -->\r
\t\t<s:lastmod>2026-01-01</s:lastmod></s:url>\r
\t<!-- between -->\r
\t<s:url><s:loc><![CDATA[{HOST}/b]]></s:loc></s:url>\r
\r
\t<s:url><s:loc>{HOST}/c</s:loc><image:image><image:loc>{HOST}/c.jpg</image:loc></image:image></s:url>\r
</s:urlset>\r
<!-- end -->\r
"""
"""A sitemap with a mark at its start, prefixes, comments, CDATA, tabs and line ends of two characters."""


def set_cell_text(document: Document, position: int, field: str, text: str | None) -> None:
    """Set one cell."""
    slots = document.table.order[position : position + 1]
    document.do(SetCells(field, slots, pl.Series([text], dtype=pl.String)))  # type: ignore[arg-type]


def add_entry_at(document: Document, position: int, **fields: str) -> int:
    """Add an entry at a position, and give its slot."""
    frame = entry_frame({name: [text] for name, text in fields.items()})
    slots = document.add_entries(frame, sitemap=document.sitemap_for_insertion(position))
    document.do(InsertEntries(np.array([position]), slots))
    return int(slots[0])


def previews_of(document: Document, slots: SlotArray | None = None) -> dict[int, EntryPreview]:
    previews = EntryPreviewer()
    return {
        int(slot): previews.preview_entry(document, int(slot))
        for slot in (document.table.order if slots is None else slots)
    }


def assert_saved_as_previewed(document: Document) -> None:
    """Assert that the previewed XML equals the saved XML."""
    shown = {slot: preview.after for slot, preview in previews_of(document).items()}
    save(document)
    stands = {slot: preview.before for slot, preview in previews_of(document).items()}
    assert shown == stands


def test_preview_differs_from_file_only_in_edits(tmp_path):
    document = open_path(put(tmp_path / "odd.xml", ODD))
    for preview in previews_of(document).values():
        assert preview.before == preview.after
        assert (preview.before or "?") in ODD
        assert preview.trouble is None
    first = previews_of(document)[int(document.table.order[0])]
    assert (first.before or "").startswith(f"<s:url>\r\n\t\t<s:loc>{HOST}/a?x=1&amp;y=ä</s:loc> <!-- the first -->")
    set_cell_text(document, 0, "lastmod", "2026-02-02")
    preview = previews_of(document)[int(document.table.order[0])]
    assert preview.after == (preview.before or "").replace("2026-01-01", "2026-02-02")
    assert_saved_as_previewed(document)


@pytest.mark.parametrize("name", ["odd.xml", "odd.xml.gz"])
def test_every_kind_of_edit_is_saved_as_previewed(tmp_path, name):
    document = open_path(put(tmp_path / name, ODD))
    set_cell_text(document, 0, "priority", "0.5")
    set_cell_text(document, 1, "loc", f"{HOST}/b?<&\"'")
    set_cell_text(document, 0, "lastmod", None)
    slots = document.table.order[2:3]
    document.do(plan_extensions(document, slots, lambda entry: entry.with_values(0, [("loc", f"{HOST}/d&.jpg")])))
    add_entry_at(document, 3, loc=f"{HOST}/last", changefreq="daily")
    add_entry_at(document, 0, loc=f"{HOST}/first", lastmod="2026-03-03")
    add_entry_at(document, 2, loc=f"{HOST}/middle")
    assert_saved_as_previewed(document)


def test_removed_added_and_moved_entries_are_saved_as_previewed(tmp_path):
    document = open_path(put(tmp_path / "odd.xml", ODD))
    document.do(RemoveEntries(np.array([0])))
    add_entry_at(document, 0, loc=f"{HOST}/first")
    add_entry_at(document, 1, loc=f"{HOST}/second")
    document.do(plan_move(document.table, np.array([3]), 0))
    assert_saved_as_previewed(document)


def test_moved_entry_is_previewed_in_layout_of_new_sitemap(tmp_path):
    put(tmp_path / "one.xml", ODD)
    put(tmp_path / "two.xml.gz", urlset({"loc": f"{HOST}/z", "xml": "<x:y xmlns:x='urn:x'>1</x:y>"}))
    document = open_path(put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml.gz")))
    slot = int(document.table.order[3])
    document.do(plan_move(document.table, np.array([3]), 1, 0))
    preview = previews_of(document)[slot]
    assert preview.before is None
    assert (preview.after or "").startswith("<s:url>\r\n\t\t<s:loc>")
    document.do(SetCells("priority", document.table.order[:4], pl.Series(["0.1"] * 4)))
    assert_saved_as_previewed(document)


def test_entry_of_new_set_is_previewed_as_rendered():
    document = new_document()
    slot = add_entry_at(document, 0, loc=f"{HOST}/?a&b", lastmod="2026-01-01")
    preview = EntryPreviewer().preview_entry(document, slot)
    assert preview.before is None
    assert (preview.after or "").splitlines()[1].strip() == f"<loc>{HOST}/?a&amp;b</loc>"


def test_empty_and_repaired_sitemaps_are_saved_as_previewed(tmp_path):
    document = open_path(put(tmp_path / "a.xml", urlset()))
    add_entry_at(document, 0, loc=HOST)
    assert_saved_as_previewed(document)
    document = open_path(put(tmp_path / "b.xml", urlset(HOST).replace("</urlset>", "")))
    (preview,) = previews_of(document).values()
    assert preview.is_repaired
    assert_saved_as_previewed(document)


@pytest.mark.parametrize(("name", "text"), [
    ("a.txt", joined([f"{HOST}/1", f"{HOST}/2"])), ("a.csv", f"loc,lastmod\n{HOST}/1,2026-01-01\n\"{HOST}/2\",\n"),
])  # fmt: skip
def test_lists_and_csv_are_previewed_by_line(tmp_path, name, text):
    document = open_path(put(tmp_path / name, text))
    set_cell_text(document, 1, "loc", f"{HOST}/other")
    add_entry_at(document, 2, loc=f"{HOST}/3")
    shown = list(previews_of(document).values())
    assert shown[0].before == shown[0].after == text.splitlines()[-2]
    assert_saved_as_previewed(document)


def test_preview_of_unwritable_entry_has_file_text_and_error(tmp_path):
    document = open_path(put(tmp_path / "a.xml", urlset(HOST)))
    set_cell_text(document, 0, "loc", f"{HOST}/\x01")
    (preview,) = previews_of(document).values()
    assert isinstance(preview.trouble, WriteError)
    assert preview.after is None
    assert preview.before is not None
    put(tmp_path / "a.xml", urlset(f"{HOST}/else"))
    (preview,) = previews_of(document).values()
    assert isinstance(preview.trouble, ChangedOnDiskError)
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        EntryPreviewer().preview_entry(document, 0, progress)


def test_second_preview_of_file_does_not_read_it_again(tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/1", f"{HOST}/2"))
    document = open_path(path)
    previews = EntryPreviewer()
    previews.preview_entry(document, 0)
    path.unlink()
    assert f"{HOST}/2" in (previews.preview_entry(document, 1).after or "")
