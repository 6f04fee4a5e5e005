"""Exports that would fall on the files that they come from; and addresses where files are expected."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree

from sitemap_studio.core.errors import ReadError, RequestError, WriteError
from sitemap_studio.document.export_file import export_single
from sitemap_studio.document.export_folder import ExportOptions, plan_export, write_export
from sitemap_studio.document.opening.opening import open_path
from tests.builders import HOST, content, files_in, locs, put, slots_of, small_set, urlset


def test_an_export_of_some_entries_leaves_the_lone_sitemap_that_they_come_from(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    report = write_export(plan_export(open_path(path), ExportOptions(tmp_path, slots=slots_of(1))))
    assert content(path) == urlset(*locs(3))
    assert report.path != path


def test_an_export_never_replaces_a_sitemap_that_could_not_be_read(tmp_path):
    path = small_set(tmp_path)
    put(tmp_path / "one.xml", "<urlset>broken")
    before = files_in(tmp_path)
    with pytest.raises(RequestError):
        write_export(plan_export(open_path(path), ExportOptions(tmp_path, name="one.xml")))
    assert files_in(tmp_path) == before


def test_a_file_is_not_converted_onto_itself_nor_onto_a_link_to_it(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    (tmp_path / "link.xml").symlink_to(path)
    for target in (path, tmp_path / "link.xml"):
        with pytest.raises(WriteError, match="one of the files that are open"):
            export_single(open_path(path), target)
    assert content(path) == urlset(*locs(3))


@pytest.mark.parametrize("address", ["https://www.example.com/sitemap.xml", "http://www.example.com/"])
def test_an_address_in_place_of_a_file_is_told_apart(address):
    with pytest.raises(ReadError, match="nothing is ever fetched"):
        open_path(Path(address))


@pytest.mark.parametrize(
    "attribute", ["a='>' xmlns:x='urn:x'", "xmlns:x='urn:x' a=\"x xmlns:x='urn:y' >\"", "a=' xmlns:x=1'"]
)
def test_attributes_that_look_like_markup_keep_their_namespaces_in_an_export(tmp_path, attribute):
    entry = f"<url xmlns:x='urn:x'><loc>{HOST}/</loc><x:thing {attribute}/></url>"
    document = open_path(put(tmp_path / "sitemap.xml", urlset().replace("</urlset>", f"{entry}</urlset>")))
    export_single(document, tmp_path / "out.xml")
    assert etree.parse(tmp_path / "out.xml").find(".//{urn:x}thing") is not None
