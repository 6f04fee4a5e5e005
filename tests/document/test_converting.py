"""One file from a set: the form that its name says, with all that the form can hold."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import LimitError, RequestError, WriteError
from sitemap_studio.document.export_file import export_single
from sitemap_studio.document.opening.opening import open_path
from tests.builders import HOST, content, files_in, joined, locs, put, slots_of, small_set, urlset


@pytest.mark.parametrize("name", ["a.xml", "a.xml.gz", "A.XML"])
def test_a_set_becomes_one_sitemap(tmp_path, name):
    export_single(open_path(small_set(tmp_path / "in")), tmp_path / name)
    assert content(tmp_path / name) == urlset(*(f"{HOST}/{letter}" for letter in "abcd"))


def test_a_set_becomes_one_text_list(tmp_path):
    export_single(open_path(small_set(tmp_path / "in")), tmp_path / "a.txt")
    assert content(tmp_path / "a.txt") == joined(f"{HOST}/{letter}" for letter in "abcd")


def test_a_formula_in_a_csv_file_is_made_harmless(tmp_path):
    document = open_path(put(tmp_path / "in.xml", urlset("=cmd|' /C calc'!A0", "@x", HOST)))
    export_single(document, tmp_path / "a.csv")
    cells = [line.split(",")[0] for line in content(tmp_path / "a.csv").splitlines()[1:]]
    assert [cell[0] for cell in cells] == ["'", "'", "h"]


def test_chosen_entries_become_one_file(tmp_path):
    document = open_path(put(tmp_path / "in.xml", urlset(*locs(3))))
    export_single(document, tmp_path / "a.txt", slots=slots_of(2, 0))
    assert content(tmp_path / "a.txt") == joined([locs(3)[2], locs(3)[0]])


@pytest.mark.parametrize("name", ["a", "a.pdf", "a.gz", "a.xml.zip", "xml"])
def test_a_name_that_says_no_form_is_refused(tmp_path, name):
    document = open_path(put(tmp_path / "in.xml", urlset(*locs(1))))
    with pytest.raises(RequestError, match=f"“{name}”"):
        export_single(document, tmp_path / name)
    assert sorted(files_in(tmp_path)) == ["in.xml"]


def test_a_folder_that_does_not_exist_is_named_by_the_file(tmp_path):
    document = open_path(put(tmp_path / "in.xml", urlset(*locs(1))))
    with pytest.raises(WriteError, match=r"“a\.xml”"):
        export_single(document, tmp_path / "gone" / "a.xml")


def test_an_address_with_a_line_break_is_refused_in_a_text_list(tmp_path):
    document = open_path(put(tmp_path / "in.xml", urlset("https://a\nb")))
    with pytest.raises(LimitError, match="Entry 1"):
        export_single(document, tmp_path / "a.txt")
    assert sorted(files_in(tmp_path)) == ["in.xml"]
