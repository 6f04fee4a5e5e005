"""Entries that hold a field twice: the first counts, and what is cleared is gone, wherever it is written."""

from __future__ import annotations

import pytest

from sitemap_studio.document.export_file import export_single
from sitemap_studio.document.export_folder import ExportOptions, plan_export, write_export
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.formats.xml_edits import edited
from sitemap_studio.model.edits import InsertEntries, SetCells, moving
from sitemap_studio.protocol.namespaces import SITEMAP
from tests.builders import HOST, content, index, positions_of, put, slots_of, urlset

TWICE = urlset(f"{HOST}/a", {"loc": f"{HOST}/b", "xml": f"<loc>{HOST}/other</loc><x:loc xmlns:x='urn:x'>kept</x:loc>"})


def cleared(document, slot: int = 1):
    """Take the address of an entry away."""
    document.do(SetCells("loc", slots_of(slot), document.table.rows(slots_of(slot), ["loc"])["loc"].clear(1)))
    return document


def test_clearing_a_field_that_is_there_twice_leaves_none_in_the_file(tmp_path):
    path = put(tmp_path / "sitemap.xml", TWICE)
    save(cleared(open_path(path)))
    assert open_path(path).table.locs() == [f"{HOST}/a", None]
    assert "<x:loc xmlns:x='urn:x'>kept</x:loc>" in content(path)


@pytest.mark.parametrize("repeated", [b"<s:loc/>", b'<loc xmlns="">b</loc>', b"<loc>b</loc>"])
def test_repetitions_are_known_by_their_namespace(repeated):
    entry = b"<url>\n <loc>a</loc>\n <!-- c -->\n " + repeated + b"\n <o:loc>kept</o:loc>\n</url>"
    expected = b"<url>\n <!-- c -->\n <o:loc>kept</o:loc>\n</url>"
    assert edited(entry, {"loc": None}, {"": SITEMAP, "s": SITEMAP, "o": "urn:o"}) == expected


def test_setting_a_field_that_is_there_twice_changes_the_first_alone():
    assert edited(b"<url><loc>a</loc><loc>b</loc></url>", {"loc": "c"}, {"": SITEMAP}) == (
        b"<url><loc>c</loc><loc>b</loc></url>"
    )


@pytest.mark.parametrize("name", ["out.xml", "out.xml.gz"])
def test_an_exported_entry_does_not_get_its_second_address_for_the_one_that_was_cleared(tmp_path, name):
    document = cleared(open_path(put(tmp_path / "sitemap.xml", TWICE)))
    export_single(document, tmp_path / name)
    assert open_path(tmp_path / name).table.locs() == [f"{HOST}/a", None]
    assert "kept" in content(tmp_path / name)


def test_neither_does_one_in_an_exported_set(tmp_path):
    document = cleared(open_path(put(tmp_path / "sitemap.xml", TWICE)))
    report = write_export(plan_export(document, ExportOptions(tmp_path / "out")))
    assert open_path(report.path).table.locs() == [f"{HOST}/a", None]


def test_neither_does_a_copy_nor_one_that_is_moved_to_another_sitemap(tmp_path):
    put(tmp_path / "one.xml", TWICE)
    put(tmp_path / "two.xml", urlset(f"{HOST}/c"))
    path = put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml"))
    document = cleared(open_path(path))
    document.do(InsertEntries(positions_of(2), document.add_copies(slots_of(1))))
    document.do(moving(document.table, positions_of(1), 4, sitemap=1))
    save(document)
    assert open_path(path).table.locs() == [f"{HOST}/a", None, f"{HOST}/c", None]
