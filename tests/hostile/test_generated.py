"""Huge hostile files, written by the tests, are read, edited and exported, or refused with a reason."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import polars as pl
import pytest

from sitemap_studio.__main__ import main
from sitemap_studio.core.errors import ReadError
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.edits import SetCells
from tests.builders import HOST, put, urlset
from tests.hostile.generated import (
    ampersands,
    attributes,
    character_references,
    elements_in_entry,
    elements_in_root,
    elements_of_extension,
    gzip_name,
    index_of_1001,
    index_of_itself,
    index_of_one,
    namespaces,
    namespaces_in_entry,
    roots,
    sparse_file,
    sparse_gzip,
    unclosed_entries,
)


def extensions_of(path):
    table = open_path(path).table
    return table.extensions_of(table.order)["xml"].to_list()


def test_extensions_with_twenty_thousand_namespaces_are_read(tmp_path):
    assert extensions_of(namespaces(tmp_path)) == [f"<n{number}:x/>" for number in range(20_000)]
    (xml,) = extensions_of(namespaces_in_entry(tmp_path))
    assert (
        xml.split()
        == " ".join(f'<n{number}:x xmlns:n{number}="http://n/{number}"/>' for number in range(20_000)).split()
    )


@pytest.mark.parametrize("make", [namespaces, namespaces_in_entry])
def test_thousands_of_namespaces_survive_edit_and_export(tmp_path, make):
    path = make(tmp_path / "set", 3_000)
    before = extensions_of(path)
    document = open_path(path)
    slots = document.table.order
    document.do(SetCells("priority", slots, pl.Series(["0.3"] * len(slots), dtype=pl.String)))
    save(document)
    assert extensions_of(path) == before
    assert main(["export", str(path), "--to", str(tmp_path / "out"), "--base-url", "https://www.example.com/"]) == 0
    assert extensions_of(tmp_path / "out" / "sitemap.xml") == before


def test_gzip_with_long_name_in_header_is_read(tmp_path):
    document = open_path(gzip_name(tmp_path))
    assert document.table.locs() == [f"{HOST}/one", f"{HOST}/two", f"{HOST}/three"]
    assert (document.findings, document.repairs) == ([], [])


CHECK = """
import contextlib, io, sys
from pathlib import Path
from sitemap_studio.__main__ import main

with contextlib.redirect_stdout(io.StringIO()):
    code = main(["check", sys.argv[1]])
status = Path("/proc/self/status")
lines = status.read_text().splitlines() if status.exists() else []
print(code, next((int(line.split()[1]) >> 10 for line in lines if line.startswith("VmHWM:")), 0))
"""
"""Checks a file and prints the exit code and the most memory that the process took in MB, 0 where that is not known."""


def check_with_peak_memory(path):
    """Run a check in another process, and return its exit code and its peak memory in MB."""
    answer = subprocess.run([sys.executable, "-c", CHECK, path], check=True, capture_output=True, text=True)
    code, megabytes = answer.stdout.split()
    return int(code), int(megabytes)


@pytest.mark.parametrize("make", [elements_in_entry, elements_of_extension, elements_in_root])
def test_check_of_a_million_elements_takes_little_memory(tmp_path, make):
    code, megabytes = check_with_peak_memory(make(tmp_path))
    assert code == 0
    assert megabytes < 330


@pytest.mark.parametrize(("make", "code"), [(sparse_file, 1), (sparse_gzip, 0)])
def test_check_of_gigabyte_of_trailing_zeros_takes_little_memory(tmp_path, make, code):
    found, megabytes = check_with_peak_memory(make(tmp_path))
    assert found == code
    assert megabytes < 300


def test_trailing_zeros_are_reported_as_repair_and_not_saved(tmp_path):
    path = sparse_file(tmp_path)
    document = open_path(path)
    assert document.table.locs() == [f"{HOST}/"]
    dropped, removed = (repair.message for _, repair in document.repairs)
    assert re.fullmatch(r"1,073,741,\d{3} bytes after the end were removed.", dropped)
    assert "U+0000" in removed
    assert path.stat().st_size == 1 << 30
    save(document)
    assert path.read_bytes() == urlset(f"{HOST}/").encode()


def test_trailing_zeros_after_gzip_are_removed_only_after_edit(tmp_path):
    path = sparse_gzip(tmp_path)
    document = open_path(path)
    assert (document.table.locs(), document.repairs) == ([f"{HOST}/"], [])
    assert save(document).paths == ()
    assert path.stat().st_size == 1 << 30
    document.do(SetCells("priority", document.table.order, pl.Series(["0.3"])))
    save(document)
    assert path.stat().st_size < 1_000
    assert open_path(path).table.locs() == [f"{HOST}/"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-16-be", "utf-32"])
@pytest.mark.parametrize("size", [(2 << 20) + place for place in range(5)])
def test_removing_trailing_zeros_removes_no_character_in_any_encoding(tmp_path, encoding, size):
    text = urlset(f"{HOST}/").replace("UTF-8", encoding.upper())
    path = put(tmp_path / "sitemap.xml", text.encode(encoding))
    os.truncate(path, size - size % (1 if encoding == "utf-8" else 4))
    assert open_path(path).table.locs() == [f"{HOST}/"]


def test_large_file_of_nul_bytes_is_refused(tmp_path):
    path = put(tmp_path / "sitemap.xml", "")
    os.truncate(path, 3 << 20)
    with pytest.raises(ReadError, match="contains only NUL bytes"):
        open_path(path)


def test_index_of_1001_sitemaps_opens_completely(tmp_path):
    assert open_path(index_of_1001(tmp_path)).table.locs() == [f"{HOST}/{number}" for number in range(1_001)]


@pytest.mark.parametrize(("make", "expected_locs"), [(index_of_itself, []), (index_of_one, [f"{HOST}/"])])
def test_file_listed_50000_times_is_opened_at_most_once(tmp_path, make, expected_locs):
    document = open_path(make(tmp_path))
    assert len(document.sitemaps) == 50_000
    assert sum(sitemap.error is None for sitemap in document.sitemaps) == len(expected_locs)
    assert document.table.locs() == expected_locs


@pytest.mark.parametrize(("make", "entries"), [(ampersands, 100_000), (roots, 30_000), (character_references, 100_000)])
def test_huge_file_of_repeated_faults_has_all_entries(tmp_path, make, entries):
    assert len(open_path(make(tmp_path)).table) == entries


def test_two_hundred_thousand_unclosed_entries_are_refused(tmp_path):
    with pytest.raises(ReadError, match="nested too deeply"):
        open_path(unclosed_entries(tmp_path))


def test_element_with_a_million_attributes_is_refused(tmp_path):
    with pytest.raises(ReadError, match="in line 3 an element has more than 100,000 attributes"):
        open_path(attributes(tmp_path))
