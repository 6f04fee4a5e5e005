"""The corpus of hostile files, opened as a user does: what is shown, what is said, and that nothing gets lost."""

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
from tests.hostile.corpus_cases import FOLDER, HOST, IN_DOUBT, INDEXES, REFUSED, SHOWN

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
def laid_out(tmp_path):
    """A function that copies a file of the corpus to a place outside of which a secret lies."""
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
    """Repairs with their lines; for equal ones in a row, how many there are."""
    runs = groupby(f"{repair.rule}:{repair.line}" for _, repair in document.repairs)
    counted = ((repair, len(list(same))) for repair, same in runs)
    return " ".join(repair if count == 1 else f"{repair}*{count}" for repair, count in counted)


def rules_of(document: Document) -> str:
    return " ".join(sorted({finding.rule for _, finding in document.findings}))


def edit_first(document: Document) -> None:
    """Give the first entry another address."""
    slots = document.table.order[:1]
    document.do(SetCells("loc", slots, pl.Series([f"{HOST}edited"], dtype=pl.String)))


def test_corpus_files_have_cases_and_are_small():
    cases = [case[0] for case in (*SHOWN, *IN_DOUBT, *REFUSED, *INDEXES)]
    assert sorted(cases) == sorted(path.name for path in FOLDER.iterdir())
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MAX_BYTES


@pytest.mark.parametrize(("name", "made", "addresses", "repairs", "rules"), cases_with_ids(SHOWN))
def test_certain_repairs_are_listed_and_saved(laid_out, name, made, addresses, repairs, rules):
    path = laid_out(name)
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
def test_edit_is_saved_in_utf_8_without_other_changes(laid_out, name, made, addresses, repairs, rules):
    document = open_path(laid_out(name))
    before = document.table.locs()
    edit_first(document)
    save(document)
    assert document.path is not None
    again = open_path(document.path)
    assert again.table.locs() == [f"{HOST}edited", *before[1:]]
    assert "not-utf-8" not in rules_of(again)


@pytest.mark.parametrize(("name", "made", "addresses", "sentence", "rules"), cases_with_ids(IN_DOUBT))
def test_doubtful_file_is_read_only_with_reason(laid_out, name, made, addresses, sentence, rules):
    path = laid_out(name)
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
def test_what_can_not_be_shown_is_one_clear_sentence(laid_out, name, made, sentence):
    path = laid_out(name)
    with pytest.raises(ReadError) as caught:
        open_path(path)
    assert caught.value.message == sentence.format(name)
    assert caught.value.hint
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == (FOLDER / name).read_bytes()


@pytest.mark.parametrize(("name", "listed", "count", "rules"), cases_with_ids(INDEXES))
def test_hostile_index_opens_no_listed_file(laid_out, name, listed, count, rules):
    path = laid_out(name)
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
def test_the_command_line_says_the_sentence_and_ends(laid_out, name, command, capsys):
    path = laid_out(name)
    more = ["--output", str(path.parent / "out.xml")] if command == "repair" else []
    assert main([command, str(path), *more]) == FAILURE
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(f"sitemap-studio: “{name}” ")
    assert list(files_in(path.parent)) == [name]


@pytest.mark.parametrize(
    ("name", "line", "count"), [(name, *found) for name, found in MALFORMED.items()], ids=MALFORMED
)
def test_check_malformed_file_names_place_of_fault(laid_out, name, line, count, capsys):
    path = laid_out(name)
    assert main(["check", str(path)]) == ERRORS_FOUND
    said = capsys.readouterr()
    assert (said.err, said.out.count("\n")) == ("", count + 1)
    assert said.out.startswith(f"{path}:{line}:1: error: “{name}” ")
    assert "[malformed;" in said.out


@pytest.mark.parametrize("name", ["bomb-in-three-layers.xml.gz", "nul-bytes-only.xml"])
def test_command_line_ends_without_traceback(laid_out, name):
    words = [sys.executable, "-P", "-m", "sitemap_studio", "info", str(laid_out(name))]
    answer = subprocess.run(words, check=False, capture_output=True, text=True, encoding="utf-8")
    assert (answer.returncode, answer.stdout) == (FAILURE, "")
    assert answer.stderr.startswith(f"sitemap-studio: “{name}” ")
    assert answer.stderr.count("\n") == 1
