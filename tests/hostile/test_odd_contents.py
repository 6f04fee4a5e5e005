"""Unusual contents of files and arguments: overlong values, repeated fields, invalid characters."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.__main__ import main
from sitemap_studio.cli.main import FAILURE
from sitemap_studio.core.errors import CeilingError, ReadError
from sitemap_studio.document.export_file import export_to_file
from sitemap_studio.document.export_folder import ExportOptions, plan_export, write_export
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.formats import xml_parser
from sitemap_studio.formats.xml_edits import set_fields
from sitemap_studio.model.edits import InsertEntries, SetCells, plan_move
from sitemap_studio.protocol.namespaces import SITEMAP
from sitemap_studio.validation.value_fixes import find_fixes
from tests.builders import HOST, IMAGE, content, files_in, locs, positions_of, put, put_set, slots_of, urlset


@pytest.mark.parametrize(
    ("rule", "character", "count"),
    [("loc-characters", "ü", 1_000), ("loc-characters", "ü", 3_000), ("loc-inner-space", " ", 1_000_000)],
)
def test_url_too_long_after_escaping_has_no_fix(rule, character, count):
    found = find_fixes(rule, pl.Series([f"{HOST}/{character * count}a"]))
    assert (found.texts.item(), found.decisions.item()) == (None, "unclear")


@pytest.fixture
def path(tmp_path):
    return put(tmp_path / "sitemap.xml", urlset(*locs(3)))


@pytest.mark.parametrize(
    ("option", "fault"), [("--where", "The filter is not valid"), ("--name", "can't be a file name")]
)
def test_empty_export_option_is_refused_not_ignored(path, option, fault, capsys):
    assert main(["export", str(path), "--to", str(path.parent / "out"), option, ""]) == FAILURE
    assert fault in capsys.readouterr().err
    assert list(files_in(path.parent)) == ["sitemap.xml"]


def test_edit_with_invalid_utf_8_argument_is_refused(path, capsys):
    words = ["edit", str(path), "--where", "entry = 1", "--set", "loc=https://www.example.com/\udcff"]
    assert main(words) == FAILURE
    assert capsys.readouterr().err == "sitemap-studio: An argument is not valid UTF-8. Nothing was written.\n"
    assert content(path) == urlset(*locs(3))


def test_sixty_thousand_extensions_are_read_completely(tmp_path):
    image = f"<image:image><image:loc>{HOST}/i.png</image:loc></image:image>"
    entries = [{"loc": f"{HOST}/{number}", "xml": image} for number in range(60_000)]
    document = open_path(put(tmp_path / "sitemap.xml", urlset(*entries, declared=f' xmlns:image="{IMAGE}"')))
    assert len(document.table) == document.table.extensions_of(document.table.order).height == len(entries)


def test_unclosed_xml_declaration_in_utf_16_is_refused(tmp_path):
    path = put(tmp_path / "sitemap.xml", ("<?xml " + 'encoding="a" ' * 200_000).encode("utf-16"))
    with pytest.raises(ReadError):
        open_path(path)


def test_long_text_lists_and_lines_are_read_completely(tmp_path):
    addresses = [f"{HOST}/{number}/{'x' * (number % 50)}" for number in range(200_000)]
    text = "\r\n".join(addresses[:100_000]) + "\n\n" + "\r".join(addresses[100_000:])
    assert open_path(put(tmp_path / "sitemap.txt", text)).table.locs() == addresses
    long = f"{HOST}/{'x' * 20_000_000}"
    assert open_path(put(tmp_path / "sitemap.txt", f"{HOST}/\n{long}\n{HOST}/")).table.locs() == [
        f"{HOST}/",
        long,
        f"{HOST}/",
    ]


def test_xml_beyond_tag_limit_is_refused(monkeypatch):
    monkeypatch.setattr(xml_parser, "MAX_TAGS", 10)
    with pytest.raises(CeilingError, match="more than 10 tags"):
        xml_parser.parse(b"<urlset>" + b"<url/>" * 10 + b"</urlset>", Path("sitemap.xml"))


@pytest.mark.parametrize("name", ["punycode", "IDNA", "unicode_escape", "Raw_Unicode_Escape"])
def test_python_only_codec_names_are_read_as_utf_8(tmp_path, name):
    text = f'<?xml version="1.0" encoding="{name}"?><urlset><url><loc>http://a.b/\\u0041-x</loc></url></urlset>'
    document = open_path(put(tmp_path / "sitemap.xml", text))
    assert document.table.locs() == ["http://a.b/\\u0041-x"]
    assert [repair.rule for _, repair in document.repairs] == ["encoding-wrong"]


TWICE = urlset(f"{HOST}/a", {"loc": f"{HOST}/b", "xml": f"<loc>{HOST}/other</loc><x:loc xmlns:x='urn:x'>kept</x:loc>"})


def clear_loc(document, slot: int = 1):
    """Clear the loc of an entry, and return the document."""
    document.do(SetCells("loc", slots_of(slot), document.table.rows(slots_of(slot), ["loc"])["loc"].clear(1)))
    return document


def test_clearing_repeated_loc_removes_all_of_them(tmp_path):
    path = put(tmp_path / "sitemap.xml", TWICE)
    save(clear_loc(open_path(path)))
    assert open_path(path).table.locs() == [f"{HOST}/a", None]
    assert "<x:loc xmlns:x='urn:x'>kept</x:loc>" in content(path)


@pytest.mark.parametrize("repeated", [b"<s:loc/>", b'<loc xmlns="">b</loc>', b"<loc>b</loc>"])
def test_clearing_loc_removes_repeated_locs_except_of_foreign_namespace(repeated):
    entry = b"<url>\n <loc>a</loc>\n <!-- c -->\n " + repeated + b"\n <o:loc>kept</o:loc>\n</url>"
    expected = b"<url>\n <!-- c -->\n <o:loc>kept</o:loc>\n</url>"
    assert set_fields(entry, {"loc": None}, {"": SITEMAP, "s": SITEMAP, "o": "urn:o"}) == expected


@pytest.mark.parametrize("name", ["out.xml", "out.xml.gz"])
def test_exported_entry_with_cleared_url_has_no_repeated_loc(tmp_path, name):
    document = clear_loc(open_path(put(tmp_path / "sitemap.xml", TWICE)))
    export_to_file(document, tmp_path / name)
    assert open_path(tmp_path / name).table.locs() == [f"{HOST}/a", None]
    assert "kept" in content(tmp_path / name)


def test_exported_set_has_no_repeated_loc_of_cleared_url(tmp_path):
    document = clear_loc(open_path(put(tmp_path / "sitemap.xml", TWICE)))
    report = write_export(plan_export(document, ExportOptions(tmp_path / "out")))
    assert open_path(report.path).table.locs() == [f"{HOST}/a", None]


def test_copy_and_move_omit_repeated_loc_of_cleared_url(tmp_path):
    path = put_set(tmp_path, {"one.xml": TWICE, "two.xml": urlset(f"{HOST}/c")}, name="sitemap.xml")
    document = clear_loc(open_path(path))
    document.do(InsertEntries(positions_of(2), document.add_copies(slots_of(1))))
    document.do(plan_move(document.table, positions_of(1), 4, sitemap=1))
    save(document)
    assert open_path(path).table.locs() == [f"{HOST}/a", None, f"{HOST}/c", None]
