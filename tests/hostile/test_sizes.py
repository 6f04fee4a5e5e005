"""Files of a size that shows whether the work grows with its square."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import CeilingError, ReadError
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.formats import xml_parser
from tests.builders import HOST, IMAGE, put, urlset


def test_many_entries_with_extensions_take_no_longer_than_their_number(tmp_path):
    image = f"<image:image><image:loc>{HOST}/i.png</image:loc></image:image>"
    entries = [{"loc": f"{HOST}/{number}", "xml": image} for number in range(150_000)]
    document = open_path(put(tmp_path / "sitemap.xml", urlset(*entries, declared=f' xmlns:image="{IMAGE}"')))
    assert len(document.table) == document.table.extensions_of(document.table.order).height == len(entries)


def test_a_declaration_in_wide_characters_that_never_ends_is_soon_refused(tmp_path):
    path = put(tmp_path / "sitemap.xml", ("<?xml " + 'encoding="a" ' * 800_000).encode("utf-16"))
    with pytest.raises(ReadError):
        open_path(path)


def test_lines_of_a_long_text_list_are_all_there(tmp_path):
    addresses = [f"{HOST}/{number}/{'x' * (number % 50)}" for number in range(200_000)]
    text = "\r\n".join(addresses[:100_000]) + "\n\n" + "\r".join(addresses[100_000:])
    assert open_path(put(tmp_path / "sitemap.txt", text)).table.locs() == addresses


def test_a_line_of_many_million_characters_is_one_address(tmp_path):
    long = f"{HOST}/{'x' * 20_000_000}"
    assert open_path(put(tmp_path / "sitemap.txt", f"{HOST}/\n{long}\n{HOST}/")).table.locs() == [
        f"{HOST}/",
        long,
        f"{HOST}/",
    ]


def test_more_tags_than_a_tree_has_room_for_are_refused_before_there_is_one(monkeypatch):
    monkeypatch.setattr(xml_parser, "MAX_TAGS", 10)
    with pytest.raises(CeilingError, match="more than 10 tags"):
        xml_parser.parse(b"<urlset>" + b"<url/>" * 10 + b"</urlset>", Path("sitemap.xml"))


@pytest.mark.parametrize("name", ["punycode", "IDNA", "unicode_escape", "Raw_Unicode_Escape"])
def test_what_only_python_calls_an_encoding_is_none_and_decodes_nothing(tmp_path, name):
    text = f'<?xml version="1.0" encoding="{name}"?><urlset><url><loc>http://a.b/\\u0041-x</loc></url></urlset>'
    document = open_path(put(tmp_path / "sitemap.xml", text))
    assert document.table.locs() == ["http://a.b/\\u0041-x"]
    assert [repair.rule for _, repair in document.repairs] == ["encoding-wrong"]
