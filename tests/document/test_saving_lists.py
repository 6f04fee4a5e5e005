"""Saving text lists and CSV files: they keep what nobody touched, byte for byte."""

from __future__ import annotations

import gzip

import numpy as np
import pytest

from sitemap_studio.core.errors import WriteError
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.model.edits import RemoveEntries, moving
from tests.builders import HOST, content, index, positions_of, put, urlset

ODD_LIST = f"\ufeff{HOST}/a\r\n\r\n \t\r\n  {HOST}/b \r\n{HOST}/c"
ODD_TABLE = f'sep=;\r\n"url";"title";clicks;priority\r\n"{HOST}/a";"a; ""b""\r\nc";3;0,5\r\n{HOST}/b;b\r\n'


def test_an_edited_address_changes_its_line_only(tmp_path, set_cell):
    path = put(tmp_path / "a.txt", ODD_LIST)
    document = open_path(path)
    set_cell(document, 2, "loc", f"{HOST}/new")
    save(document)
    assert path.read_bytes().decode() == ODD_LIST.removesuffix("c") + "new"
    set_cell(document, 0, "loc", f"{HOST}/first")
    save(document)
    assert path.read_bytes().decode() == ODD_LIST.replace("/a\r", "/first\r").removesuffix("c") + "new"


def test_lines_come_and_go_and_move_in_a_packed_list(tmp_path, add_entry):
    path = put(tmp_path / "a.txt.gz", ODD_LIST)
    document = open_path(path)
    document.do(moving(document.table, positions_of(2), 0))
    document.do(RemoveEntries(positions_of(1)))
    add_entry(document, 2, loc=f"{HOST}/d")
    save(document)
    assert content(path) == f"\ufeff{HOST}/c\r\n\r\n \t\r\n  {HOST}/b \r\n{HOST}/d"
    assert not document.is_changed(0)


def test_a_column_that_is_no_field_stays_as_written_and_a_field_that_has_none_gets_one(tmp_path, set_cell, add_entry):
    path = put(tmp_path / "a.csv", ODD_TABLE)
    document = open_path(path)
    set_cell(document, 0, "priority", "0.7")
    save(document, tmp_path / "b.csv.gz")
    assert content(tmp_path / "b.csv.gz") == ODD_TABLE.replace("0,5", "0.7")
    add_entry(document, 2, loc=f"{HOST}/d")
    save(document, path)
    assert content(path) == ODD_TABLE.replace("0,5", "0.7") + f"{HOST}/d;;;\r\n"
    assert document.facts(0).bytes == path.stat().st_size
    document = open_path(put(path, f"url,title,clicks\n{HOST}/a,Home,3\n{HOST}/b,b,1\n"))
    set_cell(document, 0, "priority", "0.5")
    save(document)
    assert content(path) == f"url,title,clicks,priority\n{HOST}/a,Home,3,0.5\n{HOST}/b,b,1\n"
    set_cell(document, 1, "priority", "0.6")
    save(document)
    assert content(path).endswith(f"{HOST}/b,b,1,0.6\n")


def test_a_csv_entry_that_lost_everything_keeps_its_file_from_being_saved_one_of_other_columns_does_not(
    tmp_path, set_cell
):
    path = put(tmp_path / "a.csv", f"url,title\n,Home\n{HOST},\n")
    document = open_path(path)
    set_cell(document, 1, "loc", None)
    with pytest.raises(WriteError, match=r"An entry of “a\.csv” has no field"):
        save(document)
    set_cell(document, 1, "loc", f"{HOST}/new")
    save(document)
    assert content(path) == f"url,title\n,Home\n{HOST}/new,\n"


@pytest.mark.parametrize(
    ("name", "encoding", "chosen"),
    [("a.txt", "utf-16", None), ("a.txt", "latin-1", "ISO-8859-1"), ("a.csv", "latin-1", "ISO-8859-1")],
)
def test_a_list_in_another_encoding_is_saved_as_utf8(tmp_path, set_cell, name, encoding, chosen):
    head = "loc\n" if name == "a.csv" else ""
    path = put(tmp_path / name, f"{head}{HOST}/ü\r\n{HOST}/b".encode(encoding))
    document = open_path(path, encoding=chosen)
    set_cell(document, 1, "loc", f"{HOST}/c")
    save(document)
    assert path.read_bytes() == f"{head}{HOST}/ü\r\n{HOST}/c".encode()


def test_a_mended_list_is_edited_as_it_was_mended(tmp_path, set_cell):
    packed = gzip.compress("".join(f"{HOST}/{number * 7919}\r\n" for number in range(500)).encode())
    path = put(tmp_path / "a.txt.gz", packed[: len(packed) // 2])
    document = open_path(path)
    count = len(document.table)
    set_cell(document, 0, "loc", f"{HOST}/new")
    save(document)
    lines = content(path).split("\r\n")
    assert lines == [f"{HOST}/new", *(f"{HOST}/{number * 7919}" for number in range(1, count)), ""]
    assert document.repairs == []


def test_lists_of_a_set_give_and_take_entries(tmp_path):
    put(tmp_path / "a.xml", urlset(f"{HOST}/a"))
    put(tmp_path / "b.txt", ODD_LIST)
    path = put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.txt"))
    document = open_path(path)
    document.do(moving(document.table, positions_of(0), 2, sitemap=1))
    save(document)
    assert content(tmp_path / "b.txt") == ODD_LIST.replace("/a\r\n", f"/a\r\n{HOST}/a\r\n")
    document.do(moving(document.table, np.array([1, 2]), 0, sitemap=0))
    save(document)
    assert [open_path(path).table.urls_in(number) for number in (0, 1)] == [2, 2]
