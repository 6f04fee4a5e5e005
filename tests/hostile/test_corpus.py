"""Corpus of hostile files: expected entries, repairs and errors of each, and unchanged files."""

from __future__ import annotations

import shutil
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.__main__ import main
from sitemap_studio.cli.main import ERRORS_FOUND, FAILURE
from sitemap_studio.core.errors import ReadError, ReadOnlyError
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.edits import SetCells
from tests.builders import files_in, put, urlset
from tests.hostile.corpus_cases import DOUBTFUL, FOLDER, HOST, INDEXES, REFUSED, SHOWN

MAX_BYTES = 2 << 20
"""Of all files together."""

WITH_ENTRIES = [case for case in SHOWN if case[2]]
"""Files in which something can be edited."""

TOLD = [
    "bomb-in-gzip.xml.gz",
    "name-of-1-mb.xml.gz",
    "zip.xml",
    "empty.xml",
    "web-page.xml",
    "gzip-bad-method.xml.gz",
    "utf-8-overlong.xml",
]
"""Those tried on the command line."""

MALFORMED = {
    "name-of-1-mb.xml.gz": (3, 1),
    "utf-8-overlong.xml": (3, 1),
    "gzip-bad-method.xml.gz": (1, 1),
    "empty.xml": (1, 2),
}
"""Those that `check` reports: the line of the fault, and the number of problems."""


@pytest.fixture
def put_corpus_file(tmp_path):
    """Function that copies a corpus file into a folder beside a file that must not be read."""
    put(tmp_path / "outside.xml", urlset("https://outside"))

    def lay_out(name: str) -> Path:
        (tmp_path / "set").mkdir(exist_ok=True)
        return Path(shutil.copyfile(FOLDER / name, tmp_path / "set" / name))

    return lay_out


def cases_with_ids(cases):
    """Return cases with their file names as test ids."""
    return [pytest.param(*case, id=case[0]) for case in cases]


def assert_shown(document: Document, addresses: list[str] | int) -> None:
    if isinstance(addresses, int):
        assert len(document.table) == addresses
    else:
        assert [(loc or "").replace(HOST, "", 1) for loc in document.table.locs()] == addresses


def repairs_of(document: Document) -> str:
    """Return repairs with their lines; equal consecutive ones as one with their number."""
    runs = groupby(f"{repair.rule}:{repair.line}" for _, repair in document.repairs)
    counted = ((repair, len(list(same))) for repair, same in runs)
    return " ".join(repair if count == 1 else f"{repair}*{count}" for repair, count in counted)


def rules_of(document: Document) -> str:
    return " ".join(sorted({finding.rule for _, finding in document.findings}))


def edit_first(document: Document) -> None:
    """Change the URL of the first entry."""
    slots = document.table.order[:1]
    document.do(SetCells("loc", slots, pl.Series([f"{HOST}edited"], dtype=pl.String)))


def test_corpus_files_have_cases_and_are_small():
    cases = [case[0] for case in (*SHOWN, *DOUBTFUL, *REFUSED, *INDEXES)]
    assert sorted(cases) == sorted(path.name for path in FOLDER.iterdir())
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MAX_BYTES


@pytest.mark.parametrize(("name", "made", "addresses", "repairs", "rules"), cases_with_ids(SHOWN))
def test_corpus_file_opens_as_listed_and_is_saved_repaired(put_corpus_file, name, made, addresses, repairs, rules):
    path = put_corpus_file(name)
    status = path.stat()
    document = open_path(path)
    assert_shown(document, addresses)
    assert (repairs_of(document), rules_of(document)) == (repairs, rules)
    assert document.sitemaps[0].read_only_reason is None
    assert path.read_bytes() == (FOLDER / name).read_bytes()
    saved = save(document)
    if not repairs:
        # It is not even written.
        assert (saved.paths, path.stat().st_mtime_ns) == ((), status.st_mtime_ns)
        assert path.read_bytes() == (FOLDER / name).read_bytes()
    again = open_path(path)
    assert again.table.locs() == document.table.locs()
    assert repairs_of(again) == repairs_of(document) == ""


@pytest.mark.parametrize(("name", "made", "addresses", "repairs", "rules"), cases_with_ids(WITH_ENTRIES))
def test_editing_first_url_of_corpus_file_changes_no_others(put_corpus_file, name, made, addresses, repairs, rules):
    document = open_path(put_corpus_file(name))
    before = document.table.locs()
    edit_first(document)
    save(document)
    assert document.path is not None
    again = open_path(document.path)
    assert again.table.locs() == [f"{HOST}edited", *before[1:]]
    assert "not-utf-8" not in rules_of(again)


@pytest.mark.parametrize(("name", "made", "addresses", "sentence", "rules"), cases_with_ids(DOUBTFUL))
def test_doubtful_corpus_file_is_read_only_with_reason(put_corpus_file, name, made, addresses, sentence, rules):
    path = put_corpus_file(name)
    document = open_path(path)
    assert_shown(document, addresses)
    assert rules_of(document) == rules
    assert document.sitemaps[0].read_only_reason is not None
    assert document.sitemaps[0].read_only_reason.message == sentence.format(name)
    shown = document.table.locs()
    with pytest.raises(ReadOnlyError):
        edit_first(document)
    assert document.table.locs() == shown
    with pytest.raises(ReadOnlyError):
        save(document)
    assert path.read_bytes() == (FOLDER / name).read_bytes()


@pytest.mark.parametrize(("name", "made", "sentence"), cases_with_ids(REFUSED))
def test_unreadable_corpus_file_is_refused_with_one_sentence(put_corpus_file, name, made, sentence):
    path = put_corpus_file(name)
    with pytest.raises(ReadError) as caught:
        open_path(path)
    assert caught.value.message == sentence.format(name)
    assert caught.value.hint
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == (FOLDER / name).read_bytes()


@pytest.mark.parametrize(("name", "listed", "count", "rules"), cases_with_ids(INDEXES))
def test_hostile_index_opens_no_listed_file(put_corpus_file, name, listed, count, rules):
    path = put_corpus_file(name)
    before = files_in(path.parent.parent)
    document = open_path(path)
    assert (len(document.sitemaps), rules_of(document)) == (count, rules)
    assert document.table.locs() == []
    assert all(isinstance(sitemap.error, ReadError) for sitemap in document.sitemaps)
    assert all(sitemap.path in (None, document.path) for sitemap in document.sitemaps)
    assert save(document).paths == ()
    assert files_in(path.parent.parent) == before


@pytest.mark.parametrize(
    ("name", "command"),
    [
        (name, command)
        for name in TOLD
        for command in ("info", "check", "repair")
        if command != "check" or name not in MALFORMED
    ],
)
def test_command_on_unreadable_file_prints_one_line(put_corpus_file, name, command, capsys):
    path = put_corpus_file(name)
    more = ["--output", str(path.parent / "out.xml")] if command == "repair" else []
    assert main([command, str(path), *more]) == FAILURE
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(f"sitemap-studio: “{name}” ")
    assert list(files_in(path.parent)) == [name]


@pytest.mark.parametrize(
    ("name", "line", "count"), [(name, *found) for name, found in MALFORMED.items()], ids=MALFORMED
)
def test_check_of_malformed_file_reports_line_of_fault(put_corpus_file, name, line, count, capsys):
    path = put_corpus_file(name)
    assert main(["check", str(path)]) == ERRORS_FOUND
    said = capsys.readouterr()
    assert (said.err, said.out.count("\n")) == ("", count + 1)
    assert said.out.startswith(f"{path}:{line}:1: error: “{name}” ")
    assert "[malformed;" in said.out


@pytest.mark.parametrize("name", ["bomb-in-three-layers.xml.gz", "nul-bytes-only.xml"])
def test_info_refuses_hostile_file_in_one_line(put_corpus_file, name):
    words = [sys.executable, "-P", "-m", "sitemap_studio", "info", str(put_corpus_file(name))]
    answer = subprocess.run(words, check=False, capture_output=True, text=True, encoding="utf-8")
    assert (answer.returncode, answer.stdout) == (FAILURE, "")
    assert answer.stderr.startswith(f"sitemap-studio: “{name}” ")
    assert answer.stderr.count("\n") == 1
