"""Opening a set step by step, and large sets by worker processes: in everything like small ones."""

from __future__ import annotations

import gc
import multiprocessing
import os
import subprocess
import sys
import textwrap
import threading
import time
from contextlib import closing
from dataclasses import replace
from itertools import islice
from multiprocessing.process import BaseProcess
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import BusyError, Cancelled, CeilingError, ReadError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document import file_reading, set_loading, worker_processes
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import ReadOptions, read_file
from sitemap_studio.document.opening.open_document import open_gradually, open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.set_loading import SetLoader
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.formats.read_file import ReadFile
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import ArrangeSitemaps, Change, InsertEntries, MoveEntries, RemoveEntries, SetCells
from sitemap_studio.model.large_store import CacheLocation
from tests.builders import HOST, content, files_in, index, locs, positions_of, put, put_set, urlset

N_FILES = 6
EACH = 10


@pytest.fixture
def folder(tmp_path) -> Path:
    """Folder of sitemaps, the first truncated, and their index."""
    folder = tmp_path / "set"
    put(folder / "torn.xml.gz", b"\x1f\x8bnothing")
    for number in range(N_FILES):
        put(folder / f"{number}.xml", urlset(*locs(EACH, EACH * number)))
    names = ["torn.xml.gz", *(f"{number}.xml" for number in range(N_FILES)), "gone.xml"]
    put(folder / "sitemap.xml", index(*(f"{HOST}/{name}" for name in names)))
    return folder


@pytest.fixture
def set_loader(folder, monkeypatch) -> SetLoader:
    """Loader of the set, with its first entries; one process reads the other files."""
    monkeypatch.setattr(worker_processes, "WORKERS", 1)
    return open_as_large_set(folder / "sitemap.xml")


def open_as_large_set(path: Path) -> SetLoader:
    """Open a set as if it were large."""
    cache = CacheLocation(path.parent.parent / "cache", from_entries=0, from_entries_by_workers=0)
    rest = open_gradually(path, ReadOptions(cache=cache)).loader
    assert isinstance(rest, SetLoader)
    return rest


def read_more_files(set_loader: SetLoader, n_files: int | None = None) -> None:
    """Read some more files one by one, or all remaining ones."""
    with closing(set_loader.read_remaining(Progress())) as arrivals:
        for arrival in islice(arrivals, n_files):
            set_loader.append_files([arrival])


def waiting_sitemaps(document: Document) -> list[str]:
    return [sitemap.name for sitemap in document.sitemaps if sitemap.is_waiting]


def test_gradual_open_first_reads_first_sitemap_with_entries(set_loader):
    document = set_loader.document
    assert document.table.locs() == locs(EACH)
    assert len(document.sitemaps) == N_FILES + 2
    assert waiting_sitemaps(document) == [f"{number}.xml" for number in range(1, N_FILES)]
    assert isinstance(document.sitemaps[0].error, ReadError)
    assert isinstance(document.sitemaps[2].error, BusyError)
    assert not set_loader.is_complete
    # One that is still to be read is not taken for an empty one.
    told = [problem.rule.id for problem in document.collect_file_problems()]
    assert "empty-sitemap" not in told
    assert "malformed" in told


def test_gradual_open_ends_equal_to_open_at_once(folder, set_loader):
    read_more_files(set_loader)
    document, whole = set_loader.document, open_path(folder / "sitemap.xml")
    assert set_loader.is_complete
    assert waiting_sitemaps(document) == []
    assert document.table.locs() == whole.table.locs() == locs(EACH * N_FILES)
    assert sorted(document.findings, key=str) == sorted(whole.findings, key=str)
    assert not any(document.is_changed(sitemap.id) for sitemap in document.sitemaps)
    assert check(document).counts() == check(whole).counts()


def test_edits_undone_after_gradual_reading_leave_set_unchanged(folder, set_loader, set_cell):
    document = set_loader.document
    undo_cell = set_cell(document, 3, "loc", f"{HOST}/edited")
    read_more_files(set_loader, 2)
    undo_removal = document.do(RemoveEntries(positions_of(1, 14)))
    read_more_files(set_loader, 1)
    undo_move = document.do(MoveEntries(3, document.table.order[3:6][::-1], np.full(3, 1, np.uint32)))
    read_more_files(set_loader)
    for undo in (undo_move, undo_removal, undo_cell):
        document.do(undo)
    assert document.table.locs() == locs(EACH * N_FILES)
    assert not document.changed_sitemaps()


def test_saving_is_refused_until_all_files_are_read(folder, set_loader, set_cell):
    set_cell(set_loader.document, 3, "loc", f"{HOST}/edited")
    before = files_in(folder)
    with pytest.raises(BusyError, match=r"1\.xml” is still being read"):
        save(set_loader.document)
    assert files_in(folder) == before
    read_more_files(set_loader)
    save(set_loader.document)
    assert f"{HOST}/edited" in content(folder / "0.xml")
    assert {name for name, data in files_in(folder).items() if data != before[name]} == {"0.xml"}


def test_insertion_into_sitemap_not_yet_read_is_refused(set_loader, add_entry):
    document = set_loader.document
    add_entry(document, EACH, sitemap=1, loc=f"{HOST}/new")
    slots = document.add_entries(entry_frame({"loc": [f"{HOST}/early"]}), sitemap=4)
    with pytest.raises(BusyError, match=r"3\.xml” is still being read"):
        document.do(InsertEntries(np.array([EACH + 1]), slots))
    read_more_files(set_loader)
    assert document.table.locs() == [*locs(EACH), f"{HOST}/new", *locs(EACH * (N_FILES - 1), EACH)]
    assert [len(document.table.position_range(number)) for number in (1, 2)] == [EACH + 1, EACH]


def test_reordering_sitemaps_is_refused_while_reading(set_loader):
    document = set_loader.document
    backwards = tuple(reversed(list(document.table.listing or ())))
    with pytest.raises(BusyError):
        document.do(ArrangeSitemaps(backwards))
    read_more_files(set_loader)
    document.do(ArrangeSitemaps(backwards))
    assert document.table.locs()[:EACH] == locs(EACH, EACH * (N_FILES - 1))


def test_appending_read_files_notifies_listeners_and_outdates_prepared_edit(set_loader):
    document, told = set_loader.document, []

    def listen(change: Change) -> None:
        told.append((len(document.table), len(change.inserted)))

    applied = document.prepare_edit(lambda _: RemoveEntries(positions_of(0))).run()
    version = document.version
    document.listeners.append(listen)
    set_loader.append_files(list(set_loader.read_remaining(Progress())))
    new = EACH * (N_FILES - 1)
    assert told == [(EACH + new, new)]
    assert document.version == version + 1
    assert not document.commit(applied)
    assert document.table.locs() == locs(EACH * N_FILES)


def test_sitemaps_left_unread_have_error_and_are_never_written(folder, set_loader, set_cell):
    before = files_in(folder)
    progress = Progress()
    with closing(set_loader.read_remaining(progress)) as arrivals:
        set_loader.append_files([next(arrivals)])
        progress.cancel()
        with pytest.raises(Cancelled):
            next(arrivals)
    set_loader.abandon_unread()
    document = set_loader.document
    assert set_loader.is_complete
    assert document.table.locs() == locs(2 * EACH)
    told = "“2.xml” was not read. Open the set again."
    assert str(document.sitemaps[3].error) == told
    assert (3, "sitemap-unreadable") in [(sitemap, finding.rule) for sitemap, finding in document.findings]
    set_cell(document, 3, "loc", f"{HOST}/edited")
    save(document)
    after = files_in(folder)
    assert {name for name, data in after.items() if data != before[name]} == {"0.xml"}
    assert open_path(folder / "sitemap.xml").table.locs()[EACH:] == locs(EACH * (N_FILES - 1), EACH)


def test_single_sitemap_and_empty_set_are_opened_completely(folder, tmp_path):
    cache = CacheLocation(tmp_path / "cache", from_entries=0, from_entries_by_workers=0)
    document = open_gradually(folder / "2.xml", ReadOptions(cache=cache))
    assert not document.is_being_read
    assert document.table.locs() == locs(EACH, 2 * EACH)
    set_loader = open_as_large_set(put_set(tmp_path / "empty", {"a.xml": urlset(), "gone.xml": None}))
    assert set_loader.is_complete
    assert len(set_loader.document.table) == 0
    with pytest.raises(ReadError):
        open_as_large_set(put(folder / "broken.xml", b"\x1f\x8bnothing"))


@pytest.fixture
def early_shown_loader(folder, monkeypatch) -> SetLoader:
    """Loader of a set that takes a moment to read, but is not stored in files."""
    monkeypatch.setattr(set_loading, "MIN_ENTRIES_SHOWN_EARLY", 1)
    rest = open_gradually(folder / "sitemap.xml").loader
    assert isinstance(rest, SetLoader)
    return rest


def test_only_long_set_is_opened_gradually(folder, early_shown_loader, monkeypatch):
    assert early_shown_loader.document.table.locs() == locs(EACH)
    read_more_files(early_shown_loader)
    assert early_shown_loader.document.table.locs() == locs(EACH * N_FILES)
    assert early_shown_loader.document.entry_files is None
    monkeypatch.undo()
    document = open_gradually(folder / "sitemap.xml")
    assert (document.loader, document.table.locs()) == (None, locs(EACH * N_FILES))


def test_gradually_opened_sitemap_is_returned_only_after_its_reading(early_shown_loader, monkeypatch):
    read = set()

    def read_and_tell(path: Path, how: ReadOptions) -> ReadFile:
        file = read_file(path, how)
        read.add(path.name)
        return file

    monkeypatch.setattr(file_reading, "read_file", read_and_tell)
    with closing(early_shown_loader.read_remaining(Progress())) as arrivals:
        for number, outcome in arrivals:
            path = early_shown_loader.document.sitemaps[number].path
            assert path is not None
            assert path.name in read
            early_shown_loader.append_files([(number, outcome)])


ENTRIES = 20_000
"""Enough for a block of their own."""

TOLD = "“sitemap.xml” is kept in memory, because the cache folder can't be used: {}."
HINT = "Free some disk space, or choose another folder in the settings."


@pytest.fixture(params=[1, 1_000_000], ids=["by_workers", "by_threads"])
def cache(tmp_path, request) -> CacheLocation:
    """Separate cache in which all sets count as large; they are read by workers, or by threads."""
    return CacheLocation(tmp_path / "cache", from_entries=1, from_entries_by_workers=request.param)


@pytest.fixture
def worker_cache(tmp_path) -> CacheLocation:
    """Separate cache in which all sets are so large that workers read them."""
    return CacheLocation(tmp_path / "cache", from_entries=1, from_entries_by_workers=1)


@pytest.fixture
def large(tmp_path) -> Path:
    """Index of two large sitemaps with all fields and extensions, a small one, and an unreadable one."""
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


def folders_in(cache: CacheLocation) -> list[Path]:
    return list(cache.parent.iterdir()) if cache.parent.is_dir() else []


def test_large_set_equals_set_in_memory(large, cache):
    small, document = open_path(large), open_path(large, ReadOptions(cache=cache))
    assert document.entry_files is not None
    assert small.entry_files is None
    assert (
        document.table.rows(document.table.order)
        .drop("origin")
        .equals(small.table.rows(small.table.order).drop("origin"))
    )
    assert document.table.extensions_of(document.table.order).equals(small.table.extensions_of(small.table.order))
    assert document.table.extensions_of(document.table.order).height == 40
    assert [facts.bytes for facts in map(document.file_facts, range(4))] == [
        facts.bytes for facts in map(small.file_facts, range(4))
    ]
    assert document.findings == small.findings
    told = [(each.is_gzipped, str(each.error)) for each in document.sitemaps]
    assert told == [(each.is_gzipped, str(each.error)) for each in small.sitemaps]
    check(document)
    check(small)
    assert document.problems.counts() == small.problems.counts()


def test_large_set_is_edited_undone_and_saved(large, cache):
    document = open_path(large, ReadOptions(cache=cache))
    untouched = (large.parent / "two.xml").read_bytes()
    undo = document.do(SetCells("loc", document.table.order[5:7], pl.Series([f"{HOST}/new", f"{HOST}/newer"])))
    document.do(undo)
    assert document.table.locs()[4:8] == locs(4, 4)
    document.do(SetCells("loc", document.table.order[5:6], pl.Series([f"{HOST}/new"])))
    save(document)
    assert f"<loc>{HOST}/new</loc>" in content(large.parent / "one.xml.gz")
    assert (large.parent / "two.xml").read_bytes() == untouched
    assert open_path(large, ReadOptions(cache=cache)).table.locs()[4:7] == [f"{HOST}/4", f"{HOST}/new", f"{HOST}/6"]


def test_closing_large_set_removes_cache_but_table_stays_readable(large, cache):
    document = open_path(large, ReadOptions(cache=cache))
    assert len(folders_in(cache)) == 1
    table = document.table
    del document
    gc.collect()
    assert folders_in(cache) == []
    assert table.locs()[: 2 * ENTRIES : ENTRIES + 1] == [f"{HOST}/0", f"{HOST}/0"]


def test_threads_store_entries_without_worker_processes(large, tmp_path):
    place = CacheLocation(tmp_path / "cache", from_entries=1)
    seen = []

    class Looks(Progress):
        def advance(self, units: int = 1) -> None:
            seen.extend(multiprocessing.active_children())
            super().advance(units)

    document = open_path(large, ReadOptions(cache=place), progress=Looks())
    assert seen == []
    assert {path.name.partition("-")[0] for path in folders_in(place)[0].iterdir()} == {"in", "read"}
    assert len(document.table) == 2 * ENTRIES + 2
    # By the sizes of its files.
    assert open_path(large, ReadOptions(cache=replace(place, from_entries=100_000))).entry_files is None
    assert open_path(large, ReadOptions(cache=replace(place, from_entries=10_000))).entry_files is not None


def test_small_sitemaps_share_stored_blocks(tmp_path, cache):
    names = [f"{number}.xml" for number in range(12)]
    for number, name in enumerate(names):
        put(tmp_path / name, urlset(*locs(11_000, 11_000 * number)))
    document = open_path(
        put(tmp_path / "index.xml", index(*(f"{HOST}/{name}" for name in names))), ReadOptions(cache=cache)
    )
    assert document.table.locs() == locs(132_000)
    assert len(document.table.blocks) == 3
    assert any(path.name.startswith("shared") for path in folders_in(cache)[0].iterdir())


# Failures


def test_set_beyond_cache_limit_is_read_completely(large, cache):
    document = open_path(large, ReadOptions(cache=replace(cache, ceiling_bytes=1_000)))
    assert document.table.locs()[0] == f"{HOST}/0"
    assert len(document.table) == 2 * ENTRIES + 2
    # Each process and thread has a share of the space, and exceeds it once.
    assert [notice.message for notice in document.notices] in ([], [TOLD.format("its limit is reached")])


def test_unusable_cache_folder_keeps_entries_in_memory_with_notice(large, tmp_path):
    put(tmp_path / "file", b"x")
    document = open_path(large, ReadOptions(cache=CacheLocation(tmp_path / "file", from_entries=1)))
    assert len(document.table) == 2 * ENTRIES + 2
    assert document.entry_files is None
    (notice,) = document.notices
    assert notice.message.startswith(TOLD.partition("{")[0])


@pytest.mark.skipif(sys.platform == "win32", reason="limits of processes are those of POSIX")
def test_full_disk_keeps_entries_in_memory_with_notice(large, cache, tmp_path):
    code = """
        import resource, signal, sys
        from pathlib import Path
        from sitemap_studio.model.large_store import CacheLocation
        from sitemap_studio.document.file_reading import ReadOptions
        from sitemap_studio.document.opening.open_document import open_path
        if __name__ == "__main__":
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
            cache = CacheLocation(Path(sys.argv[2]), from_entries=1, from_entries_by_workers=int(sys.argv[3]))
            document = open_path(Path(sys.argv[1]), ReadOptions(cache=cache))
            print(len(document.table), *document.notices)
    """
    script = put(tmp_path / "script.py", textwrap.dedent(code))
    command = [sys.executable, script, large, cache.parent, str(cache.from_entries_by_workers)]
    answer = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (answer.stdout.strip(), answer.stderr) == (f"{2 * ENTRIES + 2} {TOLD.format('File too large')} {HINT}", "")


def test_cancelling_ends_readers_and_removes_their_files(large, cache):
    class StopsSoon(Progress):
        def advance(self, units: int = 1) -> None:
            self.cancel()
            super().advance(units)

    with pytest.raises(Cancelled):
        open_path(large, ReadOptions(cache=cache), progress=StopsSoon())
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
    """Return the processor time of a process in seconds. Source: proc(5), “stat”."""
    figures = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, figures[11:13])) / os.sysconf("SC_CLK_TCK")


def test_crashed_worker_fails_only_its_file(large, worker_cache):
    # The repair takes so long that it is running when the first file has been read.
    slow = put(large.parent / "slow.xml", urlset(*locs(150_000)).replace("</loc>", "?a&b</loc>"))
    few = [f"few-{number}.xml" for number in range(20)]
    for name in few:
        put(large.parent / name, urlset(f"{HOST}/{name}"))
    put(large, index(*(f"{HOST}/{name}" for name in ("one.xml.gz", "slow.xml", *few))))
    document = open_path(large, ReadOptions(cache=worker_cache), progress=KillsWorkers())
    dead = [each for each in document.sitemaps if each.error is not None]
    assert dead[0].path == slow
    assert {str(type(each.error)) for each in dead} == {str(ReadError)}
    assert str(dead[0].error).startswith("“slow.xml” can't be read: the process that read it ended unexpectedly.")
    assert len(dead) <= worker_processes.WORKERS
    assert document.table.locs()[:ENTRIES] == locs(ENTRIES)
    assert len(document.table) == ENTRIES + len(few) - (len(dead) - 1)


def test_threads_read_set_if_no_process_starts(large, tmp_path):
    # A program that comes through a pipe can't be started again.
    code = f"""
from pathlib import Path
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.model.large_store import CacheLocation
from sitemap_studio.document.opening.open_document import open_path
cache = CacheLocation(Path({str(tmp_path / "cache")!r}), from_entries=1, from_entries_by_workers=1)
document = open_path(Path({str(large)!r}), ReadOptions(cache=cache))
print(len(document.table))
"""
    answer = subprocess.run([sys.executable, "-"], check=False, capture_output=True, text=True, input=code)
    assert answer.stdout.strip() == str(2 * ENTRIES + 2)


def test_entry_ceiling_applies_to_large_sets(large, cache):
    opened = []
    ceilings = Ceilings(max_entries=ENTRIES + 5)
    thread = threading.Thread(
        target=lambda: opened.append(open_path(large, ReadOptions(cache=cache, ceilings=ceilings)))
    )
    thread.start()
    thread.join()
    assert isinstance(opened[0].sitemaps[3].error, CeilingError)
    assert len(opened[0].table) == ENTRIES + 2
