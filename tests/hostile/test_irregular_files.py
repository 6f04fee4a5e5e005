"""Indexes that list links, pipes, nested indexes or similar names touch nothing outside of their folder."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import unicodedata
from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.core.errors import ReadError
from sitemap_studio.document.checking import problems_in_order
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.formats.container import read_container
from sitemap_studio.model.edits import SetCells
from tests.builders import HOST, content, files_in, index, put, put_set, slots_of, urlset
from tests.hostile.corpus_cases import FOLDER
from tests.hostile.watched_opening import COPY

ROOT = Path(__file__).parents[2]
FINE = f"{HOST}/fine.xml"
SECRET = f"{HOST}/secret"

CHAIN = 1_000
"""How many indexes list the next one."""


def put_pipe(path: Path) -> None:
    os.mkfifo(path)


def put_socket(path: Path) -> None:
    # A socket's path may be 100 characters long at most, so that it is made under a short name.
    here = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(path.name)
    finally:
        os.chdir(here)


def put_link_to_pipe(path: Path) -> None:
    put_pipe(path.with_name("pipe"))
    path.symlink_to("pipe")


NO_FILES = {"pipe": put_pipe, "socket": put_socket, "link to a pipe": put_link_to_pipe} if hasattr(os, "mkfifo") else {}
"""What bears the name of a sitemap and is no file, where the system has such things."""


@pytest.mark.parametrize("kind", NO_FILES)
def test_irregular_sitemap_is_reported_and_others_open(tmp_path, kind):
    NO_FILES[kind](tmp_path / "child.xml")
    put(tmp_path / "fine.xml", urlset(f"{HOST}/a"))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/child.xml", FINE)))
    assert document.table.locs() == [f"{HOST}/a"]
    assert str(document.sitemaps[0].error).startswith("“child.xml” is a pipe, socket or device, not a file.")
    with pytest.raises(ReadError, match="is a pipe, socket or device"):
        open_path(tmp_path / "child.xml")


@pytest.mark.parametrize(
    "device", [path for path in (Path("/dev/zero"), Path("/dev/full"), Path("/dev/tty")) if path.exists()]
)
def test_opening_device_is_refused(device):
    with pytest.raises(ReadError, match="is a pipe, socket or device"):
        open_path(device)


def test_sitemap_that_links_to_device_is_missing(tmp_path):
    (tmp_path / "child.xml").symlink_to(os.devnull)
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/child.xml")))
    assert document.sitemaps[0].is_missing


def test_chain_of_nested_indexes_is_opened_to_limit(tmp_path):
    for number in range(1, CHAIN):
        put(tmp_path / f"{number}.map", index(f"{HOST}/{number + 1}.map"))
    first = put(tmp_path / "0.map", index(f"{HOST}/1.map"))
    (watched,) = watch_processing([first]).values()
    assert list(dict.fromkeys(opened_paths(watched)))[:2] == [first, tmp_path / "1.map"]
    assert {path.name for path in opened_paths(watched) if path.suffix == ".map"} == {
        f"{number}.map" for number in range(10)
    }
    document = open_path(first)
    assert [(place, finding.rule) for place, finding in document.findings] == [
        (None, "nested-index"),
        (0, "nested-index"),
    ]


TWINS = {
    "case": ("Twin.xml", "twin.xml", "TWIN.xml"),
    "accents": (unicodedata.normalize("NFC", "café.xml"), unicodedata.normalize("NFD", "café.xml")),
    "packed": ("twin", "twin.gz"),
}
"""Names that one disk takes for different files, and another for the same."""


@pytest.mark.parametrize("kind", TWINS)
def test_files_with_similar_names_are_opened_and_edited_separately(tmp_path, kind):
    names = TWINS[kind]
    for name in names:
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    document = open_path(put(tmp_path / "index.xml", index(*(f"{HOST}/{name}" for name in names))))
    read = [sitemap for sitemap in document.sitemaps if sitemap.error is None]
    assert len(read) == len(files_in(tmp_path)) - 1 == len(document.table)
    rules = [finding.rule for _, finding in document.findings]
    assert rules == ["sitemap-repeated"] * (len(names) - len(read))
    before = files_in(tmp_path)
    document.do(SetCells("loc", document.table.order[:1], pl.Series([f"{HOST}/edited"], dtype=pl.String)))
    written = save(document).paths[0]
    after = files_in(tmp_path)
    assert [name for name in after if after[name] != before[name]] == [written.name]
    assert "edited" in content(written)


def test_missing_file_is_not_replaced_by_other_letter_case(tmp_path):
    document = open_path(put_set(tmp_path, {"twin.xml": None, "Twin.xml": urlset(f"{HOST}/a")}))
    assert document.table.locs() == [f"{HOST}/a"]
    assert len(document.sitemaps) == 2


def put_hostile_sets(folder: Path) -> list[Path]:
    """Write each hostile index with an intact sitemap, beside files that it tries to read; return the paths."""
    sets = []
    for path in sorted(FOLDER.glob("index-*")):
        text = read_container(path).data.decode()
        fine = f"<sitemap><loc>{FINE}</loc><lastmod>2020-01-01</lastmod></sitemap>\n</sitemapindex>"
        home = folder / path.name.partition(".")[0]
        put(home / "fine.xml", urlset(f"{HOST}/a"))
        sets.append(put(home / path.name, text.replace("</sitemapindex>", fine)))
    index_of_linked_files = folder / "links"
    put(index_of_linked_files / "fine.xml", urlset(f"{HOST}/a"))
    (index_of_linked_files / "up").symlink_to("..")
    (index_of_linked_files / "link.xml").symlink_to(folder / "outside.xml")
    (index_of_linked_files / "rooted").symlink_to("/")
    (index_of_linked_files / "gone.xml").symlink_to(folder / "not-there.xml")
    climbing = ("link.xml", "up/outside.xml", "rooted/etc/hostname", "gone.xml", "up/up/outside.xml", "fine.xml")
    sets.append(
        put(index_of_linked_files / "index.xml", index(*((f"{HOST}/{name}", "2020-01-01") for name in climbing)))
    )
    return sets


def watch_processing(indexes: list[Path], cwd: Path | None = None) -> dict[str, list[tuple[str, list[str]]]]:
    """Return the audit events of a process that opens, edits and saves the sets, by index."""
    words = [sys.executable, "-P", "-m", "tests.hostile.watched_opening", *map(str, indexes)]
    answer = subprocess.run(words, check=False, capture_output=True, text=True, cwd=cwd, encoding="utf-8")
    assert answer.returncode == 0, answer.stderr
    told: dict[str, list[tuple[str, list[str]]]] = json.loads(answer.stdout)
    return told


def opened_paths(events: list[tuple[str, list[str]]]) -> list[Path]:
    """Return the opened files, in order, without files of Python and of the program."""
    paths = (Path(place) for name, places in events if name == "open" for place in places)
    return [path for path in paths if not is_of_program(path)]


def is_of_program(path: Path) -> bool:
    """Return whether a path belongs to Python, the program or the system."""
    homes = (sys.prefix, sys.base_prefix, sys.exec_prefix, str(ROOT), "/proc", "/sys")
    return any(path.is_relative_to(home) for home in homes)


@pytest.fixture(scope="module")
def touched_paths(tmp_path_factory):
    """Audit events of opening, editing and saving each hostile index, by its path."""
    folder = tmp_path_factory.mktemp("sets")
    outside = [folder / "outside.xml", folder / "at-work" / "outside.xml", Path(os.environ["HOME"], "outside.xml")]
    for path in outside:
        put(path, urlset(SECRET))
    sets = put_hostile_sets(folder)
    told = watch_processing(sets, cwd=folder / "at-work")
    assert [content(path) for path in outside] == [urlset(SECRET)] * len(outside)
    outside[-1].unlink()
    return {Path(index): events for index, events in told.items()}


def test_hostile_indexes_touch_no_files_outside_their_folder(touched_paths):
    strangers = {
        (path.name, name, place)
        for path, events in touched_paths.items()
        for name, places in events
        for place in places
        if not is_of_program(Path(place)) and not is_at_home(Path(place), path)
    }
    assert strangers == set()


def is_at_home(place: Path, index_path: Path) -> bool:
    """Return whether a path is in the folder of an index, or in the folder of its copy."""
    home = index_path.parent
    copy = home.parent / COPY
    return place.is_relative_to(home) or place.is_relative_to(copy / home.name) or place == copy


def test_hostile_indexes_cause_no_connection_and_no_process(touched_paths):
    foreign = (
        "socket.",
        "subprocess.",
        "urllib.",
        "http.",
        "ftplib.",
        "webbrowser.",
        "os.system",
        "os.exec",
        "os.spawn",
    )
    assert [name for events in touched_paths.values() for name, _ in events if name.startswith(foreign)] == []


def test_edited_sitemap_beside_hostile_index_is_saved(touched_paths):
    for path, events in touched_paths.items():
        assert path.parent / "fine.xml" in opened_paths(events), path.name
        assert f"{HOST}/edited" in content(path.parent / "fine.xml"), path.name
    (path,) = (path for path in touched_paths if path.name == "index-with-entity.xml")
    assert "<!ENTITY x SYSTEM" in content(path)
    assert not (path.parent.parent / COPY / path.parent.name / path.name).exists()


def test_hostile_indexes_copy_no_secret_into_set(touched_paths):
    for path in touched_paths:
        for folder in (path.parent, path.parent.parent / COPY / path.parent.name):
            inside = (each for each in folder.rglob("*") if each.is_file() and not each.is_symlink())
            assert [each.name for each in inside if SECRET.encode() in each.read_bytes()] == []


@pytest.fixture
def index_of_linked_files(tmp_path):
    put(tmp_path / "real.xml", urlset(f"{HOST}/a", f"{HOST}/b"))
    (tmp_path / "link.xml").symlink_to("real.xml")
    (tmp_path / "folder").symlink_to(".")
    return put(
        tmp_path / "sitemap.xml", index(*(f"{HOST}/{name}" for name in ("real.xml", "link.xml", "folder/real.xml")))
    )


def test_file_listed_with_links_is_opened_and_edited_once(index_of_linked_files):
    document = open_path(index_of_linked_files)
    assert [sitemap.error is None for sitemap in document.sitemaps] == [True, False, False]
    assert len(document.table) == 2
    assert {finding.rule for place, finding in document.findings if place} == {"sitemap-repeated"}
    document.do(SetCells("loc", slots_of(0), document.table.rows(slots_of(1), ["loc"])["loc"]))
    # The edit is not undone by saving it under its other name.
    save(document)
    assert content(index_of_linked_files.parent / "real.xml") == urlset(f"{HOST}/b", f"{HOST}/b")
    assert (index_of_linked_files.parent / "link.xml").is_symlink()


def test_many_missing_sitemaps_of_index_are_one_problem(tmp_path):
    addresses = [f"{HOST}/deep/path/{number}.xml.gz" for number in range(30_000)]
    document = open_path(put(tmp_path / "sitemap.xml", index(*addresses)))
    document.problems = document.problems.with_individual(document.collect_file_problems())
    (missing,) = (problem for problem in problems_in_order(document) if problem.rule.id == "sitemap-missing")
    assert missing.value == addresses[0]
    assert "There are 30,000 such sitemaps" in missing.message
    assert [address for address in addresses if f"{address}”" in missing.message] == addresses[:10]
