"""Exports that would replace their own files, URLs in place of files, and undetected external changes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from lxml import etree

from sitemap_studio.core.errors import ChangedOnDiskError, ReadError, RequestError, WriteError
from sitemap_studio.document.export_file import export_to_file
from sitemap_studio.document.export_folder import ExportOptions, plan_export, write_export
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.edits import SetCells
from tests.builders import HOST, content, files_in, locs, put, slots_of, small_set, urlset


def test_partial_export_to_source_folder_does_not_replace_source(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    report = write_export(plan_export(open_path(path), ExportOptions(tmp_path, slots=slots_of(1))))
    assert content(path) == urlset(*locs(3))
    assert report.path != path


def test_export_does_not_replace_unreadable_sitemap(tmp_path):
    path = small_set(tmp_path)
    put(tmp_path / "one.xml", "<urlset>broken")
    before = files_in(tmp_path)
    with pytest.raises(RequestError):
        write_export(plan_export(open_path(path), ExportOptions(tmp_path, name="one.xml")))
    assert files_in(tmp_path) == before


def test_conversion_onto_itself_or_its_link_is_refused(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    (tmp_path / "link.xml").symlink_to(path)
    for target in (path, tmp_path / "link.xml"):
        with pytest.raises(WriteError, match="is an input file and can't be replaced"):
            export_to_file(open_path(path), target)
    assert content(path) == urlset(*locs(3))


@pytest.mark.parametrize("address", ["https://www.example.com/sitemap.xml", "http://www.example.com/"])
def test_opening_url_as_path_raises_read_error_saying_so(address):
    with pytest.raises(ReadError, match="is a URL, not a file"):
        open_path(Path(address))


@pytest.mark.parametrize(
    "attribute", ["a='>' xmlns:x='urn:x'", "xmlns:x='urn:x' a=\"x xmlns:x='urn:y' >\"", "a=' xmlns:x=1'"]
)
def test_export_keeps_namespace_beside_attribute_that_looks_like_markup(tmp_path, attribute):
    entry = f"<url xmlns:x='urn:x'><loc>{HOST}/</loc><x:thing {attribute}/></url>"
    document = open_path(put(tmp_path / "sitemap.xml", urlset().replace("</urlset>", f"{entry}</urlset>")))
    export_to_file(document, tmp_path / "out.xml")
    assert etree.parse(tmp_path / "out.xml").find(".//{urn:x}thing") is not None


TEXT = urlset(f"{HOST}/a", {"loc": f"{HOST}/b", "xml": "<!-- one -->"})


def change_with_same_time(path, old: str, new: str) -> None:
    """Change the content of a file, and restore its modification time."""
    status = path.stat()
    path.write_text(path.read_text().replace(old, new))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def with_edit(path):
    document = open_path(path)
    document.do(SetCells("loc", slots_of(0), document.table.rows(slots_of(1), ["loc"])["loc"]))
    return document


@pytest.mark.parametrize(("old", "new"), [("one", "two"), ("/b<", "/c<"), ("  <url>\n", "<url  >\n")])
def test_save_detects_external_change_of_same_size_and_time(tmp_path, old, new):
    path = put(tmp_path / "sitemap.xml", TEXT)
    document = with_edit(path)
    change_with_same_time(path, old, new)
    with pytest.raises(ChangedOnDiskError, match="changed by another program"):
        save(document)
    assert content(path) == TEXT.replace(old, new)


def test_later_save_detects_external_change_with_same_time(tmp_path):
    path = put(tmp_path / "sitemap.xml", TEXT)
    document = with_edit(path)
    save(document)
    document.do(SetCells("loc", slots_of(1), document.table.rows(slots_of(0), ["loc"])["loc"]))
    save(document)
    change_with_same_time(path, "one", "two")
    document.do(SetCells("loc", slots_of(1), document.table.rows(slots_of(0), ["loc"])["loc"] + "?"))
    with pytest.raises(ChangedOnDiskError):
        save(document)
