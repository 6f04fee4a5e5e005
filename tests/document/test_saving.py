"""Saving sitemaps, text lists and CSV files in place: written and unchanged parts."""

from __future__ import annotations

import gzip
import os
import re
from functools import partial

import numpy as np
import polars as pl
import pytest
from lxml import etree

from sitemap_studio.core.errors import WriteError
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells, plan_move
from tests.builders import (
    HOST,
    NAMESPACE,
    content,
    files_in,
    index,
    joined,
    locs,
    positions_of,
    put,
    put_set,
    small_set,
    stats,
    urlset,
)


def set_cell_text(position: int, field: str, text: str, document: Document) -> None:
    slots = document.table.order[position : position + 1]
    document.do(SetCells(field, slots, pl.Series([text])))  # type: ignore[arg-type]


def remove_entry(position: int, document: Document) -> None:
    document.do(RemoveEntries(positions_of(position)))


def add_entry_at(position: int, loc: str, document: Document) -> None:
    slots = document.add_entries(entry_frame({"loc": [loc]}), sitemap=0)
    document.do(InsertEntries(positions_of(position), slots))


def test_saving_unedited_or_undone_set_writes_nothing(odd, tmp_path, set_cell):
    path = small_set(tmp_path / "set")
    for each in tmp_path.rglob("*"):
        os.utime(each, (1_000_000_000, 1_000_000_000))
    before = stats(tmp_path)
    assert save(open_path(path)).paths == ()
    document = open_path(odd)
    document.do(set_cell(document, 0, "loc", "x"))
    assert save(document).paths == ()
    assert stats(tmp_path) == before


LAST = "\r\n\t<url><loc>https://a.b/3</loc></url>"


@pytest.mark.parametrize(
    ("edit", "old", "new"),
    [
        (partial(set_cell_text, 1, "lastmod", "2026-11-02"), "2020-01-01", "2026-11-02"),
        (partial(set_cell_text, 0, "priority", "1.0"), "<priority> 0.5 </priority>", "<priority>1.0</priority>"),
        (partial(remove_entry, 2), LAST, ""),
        (partial(add_entry_at, 3, "https://a.b/4"), LAST, LAST + LAST.replace("3", "4")),
    ],
    ids=["its line only", "not its neighbours on the line", "its line goes along", "written as those around it"],
)
def test_saving_single_edit_changes_only_its_bytes(odd, edit, old, new):
    before, document = content(odd), open_path(odd)
    edit(document)
    save(document)
    assert content(odd) == before.replace(old, new)


def test_edits_copies_and_moves_are_saved_correctly(odd, set_cell):
    before = content(odd)
    document = open_path(odd)
    document.do(plan_move(document.table, positions_of(2), 0))
    save(document)
    assert open_path(odd).table.locs() == ["https://a.b/3", "https://a.b/1?x=1&y=2", "https://a.b/2"]
    assert sorted(content(odd).split()) == sorted(before.split())
    set_cell(document, 0, "loc", "https://a.b/?a=1&b='<>\"")
    document.do(InsertEntries(positions_of(3), document.add_copies(document.table.order[2:])))
    save(document)
    assert "<loc>https://a.b/?a=1&amp;b=&apos;&lt;&gt;&quot;</loc>" in content(odd)
    assert content(odd).count("<x:more a='1'/>") == 2
    assert open_path(odd).table.locs() == ["https://a.b/?a=1&b='<>\"", "https://a.b/1?x=1&y=2", *["https://a.b/2"] * 2]
    assert document.file_facts(0).bytes == odd.stat().st_size
    document.do(RemoveEntries(np.arange(4)))
    save(document)
    again = open_path(odd)
    assert (len(again.table), again.kind) == (0, "urlset")


def test_copied_extension_retains_namespace_beside_clashing_prefix(tmp_path):
    put(tmp_path / "a.xml", urlset({"loc": "https://a", "xml": "<i:x/>"}, declared=' xmlns:i="urn:one"'))
    put(tmp_path / "b.xml", urlset("https://b", declared=' xmlns:i="urn:two"'))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml")))
    copies = document.add_copies(document.table.order[:1])
    document.do(InsertEntries(positions_of(1), copies))
    document.do(plan_move(document.table, positions_of(1), 3, sitemap=1))
    save(document)
    assert '<i:x xmlns:i="urn:one"/>' in content(tmp_path / "b.xml")


@pytest.mark.parametrize("name", ["a.xml.gz", "a.xml"])
def test_gzipped_file_stays_gzipped_without_timestamp(tmp_path, set_cell, name):
    path = put(tmp_path / name, gzip.compress(urlset(*locs(3)).encode()))
    document = open_path(path)
    set_cell(document, 0, "priority", "0.1")
    save(document)
    data = path.read_bytes()
    assert (data[:2], data[4:8]) == (b"\x1f\x8b", bytes(4))
    assert "<priority>0.1</priority>" in gzip.decompress(data).decode()


def test_text_list_is_saved_with_trimmed_urls(tmp_path, set_cell, add_entry):
    path = put(tmp_path / "a.txt", joined(locs(2)))
    document = open_path(path)
    set_cell(document, 0, "loc", " https://new ")
    add_entry(document, 2, loc="https://last")
    save(document)
    assert path.read_text() == joined(["https://new", locs(2)[1], "https://last"])


@pytest.mark.parametrize(
    ("name", "edit", "expected_message"),
    [
        (
            "a.txt",
            partial(set_cell_text, 0, "priority", "0.5"),
            r"One entry of “a\.txt” can't be stored in this format",
        ),
        ("a.csv", partial(add_entry_at, 1, ""), r"One entry of “a\.csv” can't be stored in this format"),
    ],
)
def test_list_or_csv_refuses_unstorable_values(tmp_path, name, edit, expected_message):
    document = open_path(put(tmp_path / name, joined(["loc", *locs(2)] if name == "a.csv" else locs(2))))
    edit(document)
    before = files_in(tmp_path)
    with pytest.raises(WriteError, match=expected_message):
        save(document)
    assert files_in(tmp_path) == before


def test_edited_csv_is_saved_with_escaped_formula(tmp_path, set_cell):
    path = put(tmp_path / "a.csv", "loc,lastmod,changefreq,priority\nhttps://a,2020,,0.5\n")
    document = open_path(path)
    set_cell(document, 0, "loc", "=1+1")
    save(document)
    assert path.read_text() == "loc,lastmod,changefreq,priority\n'=1+1,2020,,0.5\n"
    assert open_path(path).table.locs() == ["=1+1"]


def test_file_in_another_encoding_is_saved_as_utf8(tmp_path, set_cell):
    text = urlset("https://a/ü").replace("UTF-8", "ISO-8859-1")
    path = put(tmp_path / "a.xml", text.encode("latin-1"))
    document = open_path(path)
    set_cell(document, 0, "priority", "0.5")
    save(document)
    again = open_path(path)
    assert again.table.locs() == ["https://a/ü"]
    assert "ISO-8859-1" not in content(path)


def test_only_changed_sitemaps_and_the_index_are_written(tmp_path, set_cell):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    set_cell(document, 0, "priority", "0.1")
    assert [path.name for path in save(document).paths] == ["one.xml", "sitemap.xml"]
    assert files_in(tmp_path)["two.xml.gz"] == before["two.xml.gz"]


def lastmods(path) -> list[str]:
    return re.findall("<lastmod>(.*?)</lastmod>", content(path))


@pytest.mark.parametrize(
    ("position", "expected_dates"),
    [(0, ["2026-11-02", "2020-01-01T10:00:00+00:00"]), (3, ["2020-01-01", "2026-11-02T12:00:00+00:00"])],
)
def test_updated_index_date_retains_precision_and_other_bytes(
    tmp_path, monkeypatch, set_cell, position, expected_dates
):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793620800")
    path = small_set(tmp_path)
    odd_index = content(path).replace("\n", "\r\n").replace("</sitemap>", "<!-- ours --></sitemap>")
    before = lastmods(put(path, odd_index))
    document = open_path(path)
    set_cell(document, position, "priority", "0.1")
    save(document)
    for old, new in zip(before, expected_dates, strict=True):
        odd_index = odd_index.replace(f"<lastmod>{old}<", f"<lastmod>{new}<")
    assert (content(path), lastmods(path)) == (odd_index, expected_dates)
    assert [sitemap.lastmod for sitemap in document.sitemaps] == expected_dates


def test_missing_and_broken_sitemaps_stay_listed_unchanged(tmp_path, set_cell):
    put(tmp_path / "broken.xml", "<urlset>")
    put(tmp_path / "fine.xml", urlset(*locs(1)))
    path = put(tmp_path / "index.xml", index(*(f"{HOST}/{name}.xml" for name in ("gone", "broken", "fine"))))
    document = open_path(path)
    set_cell(document, 0, "loc", "https://new")
    save(document)
    assert content(path).count("<sitemap>") == 3
    assert content(tmp_path / "broken.xml") == "<urlset>"


def test_entry_moved_between_sitemaps_and_back_is_saved(tmp_path):
    document = open_path(small_set(tmp_path))
    inverse = document.do(plan_move(document.table, positions_of(0), 4, sitemap=1))
    for urls, letters in (([1, 3], "bcda"), ([2, 2], "abcd")):
        save(document)
        again = open_path(tmp_path / "sitemap.xml")
        assert [again.table.entry_count(number) for number in (0, 1)] == urls
        assert again.table.locs() == [f"{HOST}/{letter}" for letter in letters]
        inverse = document.do(inverse)


def test_ascii_declaration_becomes_utf8_when_needed(tmp_path, set_cell):
    text = urlset(*locs(2)).replace("UTF-8", "US-ASCII")
    path = put(tmp_path / "a.xml", text)
    document = open_path(path)
    set_cell(document, 0, "priority", "0.5")
    save(document)
    assert 'encoding="US-ASCII"' in content(path)
    set_cell(document, 0, "loc", f"{HOST}/é")
    save(document)
    assert 'encoding="UTF-8"' in content(path)
    assert etree.fromstring(path.read_bytes())[0][0].text == f"{HOST}/é"


def test_edit_leaves_schema_location_unchanged(tmp_path, set_cell):
    declared = (
        '\n  xmlns:xsi = "http://www.w3.org/2001/XMLSchema-instance"\n  xsi:schemaLocation='
        "'http://www.sitemaps.org/schemas/sitemap/0.9\n\thttp://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd'"
    )
    text = urlset(*locs(2), declared=declared)
    path = put(tmp_path / "a.xml", text)
    document = open_path(path)
    set_cell(document, 1, "loc", f"{HOST}/new")
    save(document)
    assert content(path) == text.replace(f"{HOST}/1", f"{HOST}/new")


@pytest.mark.parametrize(
    ("root", "own"),
    [("urlset", "n:url"), ("s:urlset", "url"), ("s:urlset", "n:url")],
    ids=["plain", "default", "other"],
)
def test_new_entry_uses_root_prefix_despite_prefix_of_neighbour(tmp_path, add_entry, root, own):
    prefix, of_root = own.rpartition(":")[0], root.rpartition(":")[0]
    declared = f'xmlns{":" + prefix if prefix else ""}="{NAMESPACE}"'
    loc = f"{prefix}:loc" if prefix else "loc"
    head = f'<{root} xmlns{":" + of_root if of_root else ""}="{NAMESPACE}">\n'
    text = f"{head}<{own} {declared}><{loc}>{HOST}/0</{loc}></{own}>\n</{root}>\n"
    path = put(tmp_path / "a.xml", text)
    document = open_path(path)
    add_entry(document, 1, loc=f"{HOST}/1")
    save(document)
    mark = f"{of_root}:" if of_root else ""
    new = f"<{mark}url><{mark}loc>{HOST}/1</{mark}loc></{mark}url>\n"
    assert content(path) == text.replace(f"</{root}>", f"{new}</{root}>")
    assert open_path(path).table.locs() == [f"{HOST}/0", f"{HOST}/1"]


def test_only_changed_sitemaps_of_many_are_written(tmp_path):
    for number in range(30):
        put(tmp_path / f"{number}.xml", urlset(*(f"{HOST}/{number}/{place}" for place in range(3))))
    path = put(tmp_path / "index.xml", index(*(f"{HOST}/{number}.xml" for number in range(30))))
    document = open_path(path)
    document.do(SetCells("priority", document.table.order[0:60:2], pl.Series(["0.5"] * 30)))
    document.do(RemoveEntries(positions_of(89)))
    written = [target.path.name for target in prepare_save(document).targets]
    assert written == [*(f"{number}.xml" for number in range(20)), "29.xml", "index.xml"]
    save(document)
    assert document.changed_sitemaps() == set()
    document.do(SetCells("priority", document.table.order[:1], pl.Series(["0.6"])))
    save(document)
    again = open_path(path)
    assert again.table.column("priority").to_list() == document.table.column("priority").to_list()
    assert again.table.locs() == document.table.locs()


ODD_LIST = f"\ufeff{HOST}/a\r\n\r\n \t\r\n  {HOST}/b \r\n{HOST}/c"
ODD_TABLE = f'sep=;\r\n"url";"title";clicks;priority\r\n"{HOST}/a";"a; ""b""\r\nc";3;0,5\r\n{HOST}/b;b\r\n'


def test_edits_of_compressed_text_list_retain_other_lines(tmp_path, add_entry):
    path = put(tmp_path / "a.txt.gz", ODD_LIST)
    document = open_path(path)
    document.do(plan_move(document.table, positions_of(2), 0))
    document.do(RemoveEntries(positions_of(1)))
    add_entry(document, 2, loc=f"{HOST}/d")
    save(document)
    assert content(path) == f"\ufeff{HOST}/c\r\n\r\n \t\r\n  {HOST}/b \r\n{HOST}/d"
    assert not document.is_changed(0)


def test_csv_save_retains_unknown_columns_and_adds_missing_field(tmp_path, set_cell, add_entry):
    path = put(tmp_path / "a.csv", ODD_TABLE)
    document = open_path(path)
    set_cell(document, 0, "priority", "0.7")
    save(document, tmp_path / "b.csv.gz")
    assert content(tmp_path / "b.csv.gz") == ODD_TABLE.replace("0,5", "0.7")
    add_entry(document, 2, loc=f"{HOST}/d")
    save(document, path)
    assert content(path) == ODD_TABLE.replace("0,5", "0.7") + f"{HOST}/d;;;\r\n"
    assert document.file_facts(0).bytes == path.stat().st_size
    document = open_path(put(path, f"url,title,clicks\n{HOST}/a,Home,3\n{HOST}/b,b,1\n"))
    set_cell(document, 0, "priority", "0.5")
    save(document)
    assert content(path) == f"url,title,clicks,priority\n{HOST}/a,Home,3,0.5\n{HOST}/b,b,1\n"
    set_cell(document, 1, "priority", "0.6")
    save(document)
    assert content(path).endswith(f"{HOST}/b,b,1,0.6\n")


def test_csv_entry_without_any_value_prevents_save(tmp_path, set_cell):
    path = put(tmp_path / "a.csv", f"url,title\n,Home\n{HOST},\n")
    document = open_path(path)
    set_cell(document, 1, "loc", None)
    with pytest.raises(WriteError, match=r"One entry of “a\.csv” can't be stored in this format"):
        save(document)
    set_cell(document, 1, "loc", f"{HOST}/new")
    save(document)
    assert content(path) == f"url,title\n,Home\n{HOST}/new,\n"


@pytest.mark.parametrize(
    ("name", "encoding", "chosen"),
    [("a.txt", "utf-16", None), ("a.txt", "latin-1", "ISO-8859-1"), ("a.csv", "latin-1", "ISO-8859-1")],
)
def test_list_or_csv_in_another_encoding_becomes_utf8(tmp_path, set_cell, name, encoding, chosen):
    head = "loc\n" if name == "a.csv" else ""
    path = put(tmp_path / name, f"{head}{HOST}/ü\r\n{HOST}/b".encode(encoding))
    document = open_path(path, ReadOptions(encoding=chosen))
    set_cell(document, 1, "loc", f"{HOST}/c")
    save(document)
    assert path.read_bytes() == f"{head}{HOST}/ü\r\n{HOST}/c".encode()


def test_truncated_text_list_is_edited_and_saved(tmp_path, set_cell):
    packed = gzip.compress("".join(f"{HOST}/{number * 7919}\r\n" for number in range(500)).encode())
    path = put(tmp_path / "a.txt.gz", packed[: len(packed) // 2])
    document = open_path(path)
    count = len(document.table)
    set_cell(document, 0, "loc", f"{HOST}/new")
    save(document)
    lines = content(path).split("\r\n")
    assert lines == [f"{HOST}/new", *(f"{HOST}/{number * 7919}" for number in range(1, count)), ""]
    assert document.repairs == []


def test_entries_move_between_xml_and_text_list(tmp_path):
    path = put_set(tmp_path, {"a.xml": urlset(f"{HOST}/a"), "b.txt": ODD_LIST})
    document = open_path(path)
    document.do(plan_move(document.table, positions_of(0), 2, sitemap=1))
    save(document)
    assert content(tmp_path / "b.txt") == ODD_LIST.replace("/a\r\n", f"/a\r\n{HOST}/a\r\n")
    document.do(plan_move(document.table, np.array([1, 2]), 0, sitemap=0))
    save(document)
    assert [open_path(path).table.entry_count(number) for number in (0, 1)] == [2, 2]
