"""Large sets: read by worker processes or threads, their entries in files, and the same in everything as small ones."""

from __future__ import annotations

import gc
import multiprocessing
import os
import subprocess
import sys
import textwrap
import threading
import time
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.core.errors import Cancelled, CeilingError, ReadError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check
from sitemap_studio.document.file_reading import WORKERS
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.model.edits import SetCells
from sitemap_studio.model.large_store import CachePlace
from tests.builders import HOST, content, index, locs, put, urlset

ENTRIES = 20_000
"""Enough for a block of their own."""

TOLD = "Entries of “sitemap.xml” lie in memory, as the folder for large sets can't be used: {}."
HINT = "Free some space there, or choose another folder in the preferences."


@pytest.fixture(params=[1, 1_000_000], ids=["by_workers", "by_threads"])
def cache(tmp_path, request) -> CachePlace:
    """A place of the test's own, in which all sets are large; they are read by workers, and by threads."""
    return CachePlace(tmp_path / "cache", from_entries=1, from_entries_by_workers=request.param)


@pytest.fixture
def worked(tmp_path) -> CachePlace:
    """A place of the test's own, in which all sets are so large that workers read them."""
    return CachePlace(tmp_path / "cache", from_entries=1, from_entries_by_workers=1)


@pytest.fixture
def large(tmp_path) -> Path:
    """An index of two large sitemaps with all that entries can have, a small one, and one that can't be read."""
    image = '<image:image xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"/>'
    entries = [
        {"loc": loc, "lastmod": "2026-11-02", "changefreq": "daily"} | ({"xml": image} if number % 1_000 == 7 else {})
        for number, loc in enumerate(locs(2 * ENTRIES))
    ]
    folder = tmp_path / "set"
    put(folder / "one.xml.gz", urlset(*entries[:ENTRIES]))
    put(folder / "two.xml", urlset(*entries[ENTRIES:]))
    put(folder / "few.xml", urlset(f"{HOST}/few", f"{HOST}/0"))
    put(folder / "torn.xml.gz", b"\x1f\x8bnothing")
    names = ("one.xml.gz", "torn.xml.gz", "few.xml", "two.xml", "gone.xml")
    return put(folder / "sitemap.xml", index(*(f"{HOST}/{name}" for name in names)))


def folders_in(cache: CachePlace) -> list[Path]:
    return list(cache.home.iterdir()) if cache.home.is_dir() else []


def test_a_large_set_is_the_same_as_a_small_one(large, cache):
    small, document = open_path(large), open_path(large, cache=cache)
    assert document.entry_files is not None
    assert small.entry_files is None
    assert (
        document.table.rows(document.table.order)
        .drop("origin")
        .equals(small.table.rows(small.table.order).drop("origin"))
    )
    assert document.table.extensions_of(document.table.order).equals(small.table.extensions_of(small.table.order))
    assert document.table.extensions_of(document.table.order).height == 40
    assert [facts.bytes for facts in map(document.facts, range(4))] == [
        facts.bytes for facts in map(small.facts, range(4))
    ]
    assert document.findings == small.findings
    told = [(each.is_gzipped, str(each.error)) for each in document.sitemaps]
    assert told == [(each.is_gzipped, str(each.error)) for each in small.sitemaps]
    check(document)
    check(small)
    assert document.problems.counts() == small.problems.counts()


def test_entries_of_a_large_set_are_edited_undone_and_saved(large, cache):
    document = open_path(large, cache=cache)
    untouched = (large.parent / "two.xml").read_bytes()
    undo = document.do(SetCells("loc", document.table.order[5:7], pl.Series([f"{HOST}/new", f"{HOST}/newer"])))
    document.do(undo)
    assert document.table.locs()[4:8] == locs(4, 4)
    document.do(SetCells("loc", document.table.order[5:6], pl.Series([f"{HOST}/new"])))
    save(document)
    assert f"<loc>{HOST}/new</loc>" in content(large.parent / "one.xml.gz")
    assert (large.parent / "two.xml").read_bytes() == untouched
    assert open_path(large, cache=cache).table.locs()[4:7] == [f"{HOST}/4", f"{HOST}/new", f"{HOST}/6"]


def test_the_files_of_a_large_set_go_with_it_and_entries_that_somebody_has_stay_readable(large, cache):
    document = open_path(large, cache=cache)
    assert len(folders_in(cache)) == 1
    table = document.table
    del document
    gc.collect()
    assert folders_in(cache) == []
    assert table.locs()[: 2 * ENTRIES : ENTRIES + 1] == [f"{HOST}/0", f"{HOST}/0"]


def test_threads_write_what_they_read_and_no_process_is_started_and_a_small_set_lies_in_memory(large, tmp_path):
    place = CachePlace(tmp_path / "cache", from_entries=1)
    seen = []

    class Looks(Progress):
        def advance(self, units: int = 1) -> None:
            seen.extend(multiprocessing.active_children())
            super().advance(units)

    document = open_path(large, cache=place, progress=Looks())
    assert seen == []
    assert {path.name.partition("-")[0] for path in folders_in(place)[0].iterdir()} == {"in", "read"}
    assert len(document.table) == 2 * ENTRIES + 2
    # By the sizes of its files.
    assert open_path(large, cache=replace(place, from_entries=100_000)).entry_files is None
    assert open_path(large, cache=replace(place, from_entries=10_000)).entry_files is not None


def test_small_sitemaps_of_a_large_set_share_blocks_that_lie_in_files_once_they_are_full(tmp_path, cache):
    names = [f"{number}.xml" for number in range(12)]
    for number, name in enumerate(names):
        put(tmp_path / name, urlset(*locs(11_000, 11_000 * number)))
    document = open_path(put(tmp_path / "index.xml", index(*(f"{HOST}/{name}" for name in names))), cache=cache)
    assert document.table.locs() == locs(132_000)
    assert len(document.table.blocks) == 3
    assert any(path.name.startswith("shared") for path in folders_in(cache)[0].iterdir())


# What goes wrong


def test_a_ceiling_of_the_cache_leaves_the_rest_in_memory_and_says_so(large, cache):
    document = open_path(large, cache=replace(cache, ceiling_bytes=1_000))
    assert document.table.locs()[0] == f"{HOST}/0"
    assert len(document.table) == 2 * ENTRIES + 2
    # Each process and thread has a part of the room, and goes beyond it once.
    assert [notice.message for notice in document.notices] in ([], [TOLD.format("the ceiling of the cache is reached")])


def test_a_place_that_can_not_be_made_leaves_all_in_memory_and_says_so(large, tmp_path):
    put(tmp_path / "file", b"x")
    document = open_path(large, cache=CachePlace(tmp_path / "file", from_entries=1))
    assert len(document.table) == 2 * ENTRIES + 2
    assert document.entry_files is None
    (notice,) = document.notices
    assert notice.message.startswith(TOLD.partition("{")[0])


@pytest.mark.skipif(sys.platform == "win32", reason="limits of processes are those of POSIX")
def test_a_disk_that_takes_no_more_leaves_all_in_memory_and_says_so(large, cache, tmp_path):
    code = """
        import resource, signal, sys
        from pathlib import Path
        from sitemap_studio.model.large_store import CachePlace
        from sitemap_studio.document.opening.opening import open_path
        if __name__ == "__main__":
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
            cache = CachePlace(Path(sys.argv[2]), from_entries=1, from_entries_by_workers=int(sys.argv[3]))
            document = open_path(Path(sys.argv[1]), cache=cache)
            print(len(document.table), *document.notices)
    """
    script = put(tmp_path / "script.py", textwrap.dedent(code))
    command = [sys.executable, script, large, cache.home, str(cache.from_entries_by_workers)]
    answer = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (answer.stdout.strip(), answer.stderr) == (f"{2 * ENTRIES + 2} {TOLD.format('File too large')} {HINT}", "")


def test_stopping_ends_all_readers_and_removes_their_files(large, cache):
    class StopsSoon(Progress):
        def advance(self, units: int = 1) -> None:
            self.cancel()
            super().advance(units)

    with pytest.raises(Cancelled):
        open_path(large, cache=cache, progress=StopsSoon())
    gc.collect()
    assert folders_in(cache) == []


_SECONDS_AT_WORK = 1.0
"""Longer than a process takes to start, and less than to mend all of a sitemap that takes long."""


class KillsWorkers(Progress):
    """Ends all processes, the way that a system does that is short of memory, when the first file was read.

    On a busy machine the second may not have begun by then, and that is another case: one is waited for that has worked
    for longer than starting takes.
    """

    def advance(self, units: int = 1) -> None:
        processes = multiprocessing.active_children()
        if processes and not self.done:
            while sys.platform == "linux" and max(map(_worked_seconds, processes)) < _SECONDS_AT_WORK:
                time.sleep(0.01)
            for process in processes:
                process.kill()
        super().advance(units)


def _worked_seconds(process: BaseProcess) -> float:
    """How long the processors worked for a process. Source: proc(5), “stat”."""
    figures = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, figures[11:13])) / os.sysconf("SC_CLK_TCK")


def test_a_worker_that_dies_takes_its_file_with_it_and_the_set_is_opened(large, worked):
    # Mending takes so long that it is being done when the first file has been read.
    slow = put(large.parent / "slow.xml", urlset(*locs(150_000)).replace("</loc>", "?a&b</loc>"))
    few = [f"few-{number}.xml" for number in range(20)]
    for name in few:
        put(large.parent / name, urlset(f"{HOST}/{name}"))
    put(large, index(*(f"{HOST}/{name}" for name in ("one.xml.gz", "slow.xml", *few))))
    document = open_path(large, cache=worked, progress=KillsWorkers())
    dead = [each for each in document.sitemaps if each.error is not None]
    assert dead[0].path == slow
    assert {str(type(each.error)) for each in dead} == {str(ReadError)}
    assert str(dead[0].error).startswith(
        "“slow.xml” could not be read: the process that read it has died. There may be"
    )
    assert len(dead) <= WORKERS
    assert document.table.locs()[:ENTRIES] == locs(ENTRIES)
    assert len(document.table) == ENTRIES + len(few) - (len(dead) - 1)


def test_where_no_process_can_be_started_threads_read_the_set(large, tmp_path):
    # A program that comes through a pipe can't be started again.
    code = f"""
from pathlib import Path
from sitemap_studio.model.large_store import CachePlace
from sitemap_studio.document.opening.opening import open_path
cache = CachePlace(Path({str(tmp_path / "cache")!r}), from_entries=1, from_entries_by_workers=1)
document = open_path(Path({str(large)!r}), cache=cache)
print(len(document.table))
"""
    answer = subprocess.run([sys.executable, "-"], check=False, capture_output=True, text=True, input=code)
    assert answer.stdout.strip() == str(2 * ENTRIES + 2)


def test_the_ceiling_of_entries_holds_for_large_sets_in_any_thread(large, cache):
    opened = []
    ceilings = Ceilings(max_entries=ENTRIES + 5)
    thread = threading.Thread(target=lambda: opened.append(open_path(large, cache=cache, ceilings=ceilings)))
    thread.start()
    thread.join()
    assert isinstance(opened[0].sitemaps[3].error, CeilingError)
    assert len(opened[0].table) == ENTRIES + 2
