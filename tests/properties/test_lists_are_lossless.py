"""Saving generated text lists and CSV files changes only the edited entries."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import polars as pl
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.formats.csv_file import split_cells
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import Edit, InsertEntries, RemoveEntries, SetCells, plan_move
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from tests.builders import put
from tests.hypothesis_examples import examples

LINE_ENDS = ("\n", "\r\n", "\r")
ADDRESSES = st.text("ab/?=&ü€😀", max_size=6).map(lambda text: f"https://x/{text}z")
BLANKS = st.text(" \t", max_size=2)
CELLS = st.text("ab,;\t\"'=+ ü\n\r", max_size=6)
COLUMNS = ("URL", "title", "lastmod", "Priority", "", "clicks")


@dataclass(frozen=True)
class File:
    """Generated file with the byte ranges of its entries."""

    name: str
    data: bytes
    spans: tuple[tuple[int, int], ...]

    def line_of(self, entry: int) -> tuple[int, int]:
        """Return the byte range of an entry with its line end."""
        start, end = self.spans[entry]
        rest = self.data[end : end + 2]
        return start, end + (2 if rest == b"\r\n" else len(rest[:1]))


class Pen:
    """Writes a file piece by piece."""

    def __init__(self, draw: Callable) -> None:
        self.draw = draw
        self.text = "\ufeff" if draw(st.booleans()) else ""
        self.spans: list[tuple[int, int]] = []
        self.ends = draw(st.sampled_from([LINE_ENDS, *((end,) for end in LINE_ENDS)]))

    def end(self) -> None:
        self.text += self.draw(st.sampled_from(self.ends))

    def entry(self, line: str) -> None:
        start = len(self.text.encode())
        self.text += line
        self.spans.append((start, len(self.text.encode())))

    def file(self, name: str) -> File:
        return File(name, self.text.encode(), tuple(self.spans))


@st.composite
def text_lists(draw: Callable, min_entries: int = 1) -> File:
    pen = Pen(draw)
    count = draw(st.integers(min_entries, 6))
    for number in range(count):
        for _ in range(draw(st.integers(0, 1))):
            pen.text += draw(BLANKS)
            pen.end()
        pen.entry(draw(BLANKS) + draw(ADDRESSES) + draw(BLANKS))
        if number + 1 < count or draw(st.booleans()):
            pen.end()
    return pen.file("a.txt")


def written_cell(draw: Callable, text: str, delimiter: str) -> str:
    must = text.startswith('"') or any(each in text for each in (delimiter, "\n", "\r"))
    return '"' + text.replace('"', '""') + '"' if must or draw(st.booleans()) else text


@st.composite
def csv_files(draw: Callable, min_entries: int = 0) -> File:
    pen = Pen(draw)
    delimiter = draw(st.sampled_from([",", ";", "\t"]))
    is_named = draw(st.booleans())
    if is_named:
        pen.text += f"sep={delimiter}"
        pen.end()
    columns = draw(st.permutations(COLUMNS))[: draw(st.integers(1, len(COLUMNS)))]
    columns = columns if "URL" in columns else [*columns, "URL"]
    if len(columns) == 1 and not is_named:
        # A header with one column does not contain the delimiter.
        delimiter = ","
    pen.text += delimiter.join(f'"{name}"' if draw(st.booleans()) else name for name in columns)
    count = draw(st.integers(min_entries, 5))
    for _ in range(count):
        pen.end()
        if draw(st.booleans()) and not pen.text.endswith("\r"):
            pen.text += draw(st.sampled_from(["", delimiter]))
            pen.end()
        width = max(1, len(columns) + draw(st.integers(-2, 2)))
        cells = [draw(CELLS) for _ in range(width)]
        cells[draw(st.integers(0, width - 1))] += "."
        pen.entry(delimiter.join(written_cell(draw, cell, delimiter) for cell in cells))
    if draw(st.booleans()):
        pen.end()
    return pen.file("a.csv")


FILES = st.one_of(text_lists(), csv_files())
FILLED = st.one_of(text_lists(2), csv_files(2))


def fields(document: Document) -> list[tuple]:
    """Return the fields of all entries in order, with empty texts for missing ones."""
    return document.table.rows(document.table.order, FIELD_NAMES).fill_null("").rows()


def set_cell(document: Document, position: int, field: FieldName, text: str | None) -> Edit:
    slots = document.table.order[position : position + 1]
    return document.do(SetCells(field, slots, pl.Series([text], dtype=pl.String)))


def save_and_verify(document: Document, path: Path) -> bytes:
    """Save, assert that the opened file equals the table and is unchanged, and return its bytes."""
    shown = fields(document)
    save(document)
    for other in (document, open_path(path)):
        found = fields(other)
        assert [tuple(text.strip(" \t\r\n") for text in row) for row in found] == [
            tuple(text.strip(" \t\r\n") for text in row) for row in shown
        ]
    assert not document.is_changed(0)
    return path.read_bytes()


@contextmanager
def opened_file(file: File) -> Iterator[tuple[Path, Document]]:
    with TemporaryDirectory() as folder:
        path = put(Path(folder) / file.name, file.data)
        yield path, open_path(path)


@settings(max_examples=examples(80))
@given(FILES)
def test_entry_ranges_are_exact_and_unedited_list_is_unchanged(file):
    with opened_file(file) as (path, document):
        ranges = document.table.rows(document.table.order, ["start", "length"]).rows()
        assert tuple((start, start + length) for start, length in ranges) == file.spans
        assert save(document).paths == ()
        assert path.read_bytes() == file.data


def field_of(draw: Callable, file: File) -> FieldName:
    return "loc" if file.name == "a.txt" else draw(st.sampled_from(FIELD_NAMES))


def value_for(draw: Callable, file: File, field: FieldName) -> str:
    return draw(ADDRESSES) if file.name == "a.txt" or field == "loc" else draw(CELLS)


def columns_of(file: File) -> set[str]:
    """Return the fields that have a column in the file."""
    head = file.data[: file.spans[0][0]].decode().casefold()
    return {
        name for name, heading in zip(FIELD_NAMES, ("url", "lastmod", "-", "priority"), strict=True) if heading in head
    }


@settings(max_examples=examples(40))
@given(FILLED, st.data())
def test_edit_of_list_changes_only_bytes_of_its_entry(file, data):
    with opened_file(file) as (path, document):
        place = data.draw(st.integers(0, len(file.spans) - 1))
        field = field_of(data.draw, file)
        set_cell(document, place, field, value_for(data.draw, file, field))
        assume(any((value or "").strip() for value in fields(document)[place]))
        after = save_and_verify(document, path)
        start, end = file.spans[place]
        # A field without a column gets one in the header, which precedes all entries.
        first = file.spans[0][0]
        line = after.removesuffix(file.data[end:])
        assert len(line) == len(after) - len(file.data[end:])
        assert file.data[first:start] in line
        if file.name == "a.txt" or field in columns_of(file):
            assert line.startswith(file.data[:start])


@settings(max_examples=examples(40))
@given(FILLED, st.data())
def test_reverted_edit_of_list_leaves_file_unchanged(file, data):
    with opened_file(file) as (path, document):
        place = data.draw(st.integers(0, len(file.spans) - 1))
        field = field_of(data.draw, file)
        old = document.table.rows(document.table.order, [field]).to_series()[place]
        inverse = set_cell(document, place, field, value_for(data.draw, file, field))
        if data.draw(st.booleans()):
            document.do(inverse)
        else:
            set_cell(document, place, field, old)
        assert save(document).paths == ()
        assert path.read_bytes() == file.data
        assert not document.is_changed(0)


@settings(max_examples=examples(40))
@given(FILLED, st.data())
def test_removing_entry_of_list_removes_only_its_line(file, data):
    with opened_file(file) as (path, document):
        place = data.draw(st.integers(0, len(file.spans) - 1))
        document.do(RemoveEntries(np.array([place])))
        after = save_and_verify(document, path)
        start, end = file.line_of(place)
        if end == len(file.data) and not file.data.endswith((b"\n", b"\r")):
            start -= 2 if file.data[start - 2 : start] == b"\r\n" else 1
        assert after == file.data[:start] + file.data[end:]


@settings(max_examples=examples(40))
@given(FILLED, st.data())
def test_entry_added_to_list_is_inserted_as_line(file, data):
    with opened_file(file) as (path, document):
        slots = document.add_entries(entry_frame({"loc": [data.draw(ADDRESSES)]}), sitemap=0)
        place = data.draw(st.integers(0, len(file.spans)))
        document.do(InsertEntries(np.array([place]), slots))
        after = save_and_verify(document, path)
        before = file.spans[place - 1][1] if place else file.spans[0][0]
        assert after.startswith(file.data[:before])
        rest = file.data[file.line_of(place - 1)[1] if place else before :]
        assert after.endswith(rest)
        assert after.endswith((b"\n", b"\r")) == file.data.endswith((b"\n", b"\r"))


@settings(max_examples=examples(40))
@given(FILLED, st.data())
def test_moving_entries_of_list_keeps_their_bytes(file, data):
    with opened_file(file) as (path, document):
        for _ in range(data.draw(st.integers(1, 3))):
            positions = st.integers(0, len(file.spans) - 1)
            document.do(plan_move(document.table, np.array([data.draw(positions)]), data.draw(positions), sitemap=0))
        after = save_and_verify(document, path)
        for start, end in file.spans:
            assert file.data[start:end] in after


def has_blank(rows: list[tuple]) -> bool:
    """Return whether an entry has only blanks, which can't be added to a file."""
    return not all("".join(row).strip() for row in rows)


@settings(max_examples=examples(40))
@given(FILLED, st.data())
def test_random_edits_of_list_and_their_undo_are_saved(file, data):
    with opened_file(file) as (path, document):
        before, inverses = fields(document), []
        # An entry of other columns only has nothing left to bring back once it was saved away.
        assume(not has_blank(before))
        for _ in range(data.draw(st.integers(1, 5))):
            count = len(document.table)
            match data.draw(st.sampled_from(["set", "remove", "insert", "move"])):
                case "set" if count:
                    field = field_of(data.draw, file)
                    place = data.draw(st.integers(0, count - 1))
                    inverses.append(set_cell(document, place, field, value_for(data.draw, file, field)))
                case "remove" if count > 1:
                    inverses.append(document.do(RemoveEntries(np.array([data.draw(st.integers(0, count - 1))]))))
                case "move" if count:
                    places = np.array([data.draw(st.integers(0, count - 1))])
                    target = data.draw(st.integers(0, count - 1))
                    inverses.append(document.do(plan_move(document.table, places, target, sitemap=0)))
                case _:
                    slots = document.add_entries(entry_frame({"loc": [data.draw(ADDRESSES)]}), sitemap=0)
                    inverses.append(document.do(InsertEntries(np.array([data.draw(st.integers(0, count))]), slots)))
        assume(not has_blank(fields(document)))
        save_and_verify(document, path)
        for inverse in reversed(inverses):
            document.do(inverse)
        assert fields(document) == before
        save_and_verify(document, path)


@given(st.lists(CELLS, min_size=1, max_size=5), st.sampled_from([",", ";", "\t"]), st.data())
def test_cells_are_split_as_by_csv_reader(cells, delimiter, data):
    line = delimiter.join(written_cell(data.draw, cell, delimiter) for cell in cells)
    found = split_cells(line, delimiter)
    assert delimiter.join(found) == line
    read = next(csv.reader(io.StringIO(line, newline=""), delimiter=delimiter, strict=True), [""])
    assert [cell[1:-1].replace('""', '"') if cell.startswith('"') else cell for cell in found] == read == cells
