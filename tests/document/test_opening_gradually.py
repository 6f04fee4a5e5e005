"""Opening a set step by step: its first entries at once, the others behind them, whatever happens meanwhile."""

from __future__ import annotations

from contextlib import closing
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from sitemap_studio.core.errors import BusyError, Cancelled, ReadError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document import file_reading
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import HowToRead, ReadFile, read_file
from sitemap_studio.document.opening import opening
from sitemap_studio.document.opening.opening import SetLoader, open_gradually, open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import ArrangeSitemaps, Change, InsertEntries, MoveEntries, RemoveEntries
from sitemap_studio.model.large_store import CachePlace
from tests.builders import HOST, content, files_in, index, locs, positions_of, put, urlset

N_FILES = 6
EACH = 10


@pytest.fixture
def folder(tmp_path) -> Path:
    """Sitemaps, the first torn, and their index."""
    folder = tmp_path / "set"
    put(folder / "torn.xml.gz", b"\x1f\x8bnothing")
    for number in range(N_FILES):
        put(folder / f"{number}.xml", urlset(*locs(EACH, EACH * number)))
    names = ["torn.xml.gz", *(f"{number}.xml" for number in range(N_FILES)), "gone.xml"]
    put(folder / "sitemap.xml", index(*(f"{HOST}/{name}" for name in names)))
    return folder


@pytest.fixture
def filling(folder, monkeypatch) -> SetLoader:
    """The set, with its first entries; one process is started for the others, as so few keep no second one busy."""
    monkeypatch.setattr(file_reading, "WORKERS", 1)
    return begun(folder / "sitemap.xml")


def begun(path: Path) -> SetLoader:
    """A set that is open as if it were large."""
    cache = CachePlace(path.parent.parent / "cache", from_entries=0, from_entries_by_workers=0)
    rest = open_gradually(path, HowToRead(cache=cache)).rest
    assert isinstance(rest, SetLoader)
    return rest


def go_on(filling: SetLoader, n_files: int | None = None) -> None:
    """Let some more files come, one by one, or all that are left."""
    with closing(filling.arrivals(Progress())) as arrivals:
        for arrival in islice(arrivals, n_files):
            filling.append([arrival])


def waiting(document: Document) -> list[str]:
    return [sitemap.name for sitemap in document.sitemaps if sitemap.is_waiting]


def test_at_first_all_sitemaps_are_known_and_the_entries_of_the_first_that_has_some_are_there(filling):
    document = filling.document
    assert document.table.locs() == locs(EACH)
    assert len(document.sitemaps) == N_FILES + 2
    assert waiting(document) == [f"{number}.xml" for number in range(1, N_FILES)]
    assert isinstance(document.sitemaps[0].error, ReadError)
    assert isinstance(document.sitemaps[2].error, BusyError)
    assert not filling.is_done
    # One that is still to be read is not taken for an empty one.
    told = [problem.rule.id for problem in document.noted()]
    assert "empty-sitemap" not in told
    assert "sitemap-unreadable" in told


def test_at_last_it_is_the_same_as_if_it_had_been_opened_at_once(folder, filling):
    go_on(filling)
    document, whole = filling.document, open_path(folder / "sitemap.xml")
    assert filling.is_done
    assert waiting(document) == []
    assert document.table.locs() == whole.table.locs() == locs(EACH * N_FILES)
    assert sorted(document.findings, key=str) == sorted(whole.findings, key=str)
    assert not any(document.is_changed(sitemap.id) for sitemap in document.sitemaps)
    assert check(document).counts() == check(whole).counts()


def test_what_was_edited_meanwhile_stays_and_can_be_undone(folder, filling, set_cell):
    document = filling.document
    undo_cell = set_cell(document, 3, "loc", f"{HOST}/edited")
    go_on(filling, 2)
    undo_removal = document.do(RemoveEntries(positions_of(1, 14)))
    go_on(filling, 1)
    undo_move = document.do(MoveEntries(3, document.table.order[3:6][::-1], np.full(3, 1, np.uint32)))
    go_on(filling)
    for undo in (undo_move, undo_removal, undo_cell):
        document.do(undo)
    assert document.table.locs() == locs(EACH * N_FILES)
    assert not document.changed_sitemaps()


def test_edits_are_saved_once_all_is_there(folder, filling, set_cell):
    set_cell(filling.document, 3, "loc", f"{HOST}/edited")
    before = files_in(folder)
    with pytest.raises(BusyError, match=r"1\.xml” is still being read"):
        save(filling.document)
    assert files_in(folder) == before
    go_on(filling)
    save(filling.document)
    assert f"{HOST}/edited" in content(folder / "0.xml")
    assert {name for name, data in files_in(folder).items() if data != before[name]} == {"0.xml"}


def test_entries_may_come_into_sitemaps_that_are_there_and_into_no_others(filling, add_entry):
    document = filling.document
    add_entry(document, EACH, sitemap=1, loc=f"{HOST}/new")
    slots = document.add_entries(entry_frame({"loc": [f"{HOST}/early"]}), sitemap=4)
    with pytest.raises(BusyError, match=r"3\.xml” is still being read"):
        document.do(InsertEntries(np.array([EACH + 1]), slots))
    go_on(filling)
    assert document.table.locs() == [*locs(EACH), f"{HOST}/new", *locs(EACH * (N_FILES - 1), EACH)]
    assert [len(document.table.range_in(number)) for number in (1, 2)] == [EACH + 1, EACH]


def test_the_sitemaps_of_the_set_can_not_be_rearranged_meanwhile(filling):
    document = filling.document
    backwards = tuple(reversed(list(document.table.listing or ())))
    with pytest.raises(BusyError):
        document.do(ArrangeSitemaps(backwards))
    go_on(filling)
    document.do(ArrangeSitemaps(backwards))
    assert document.table.locs()[:EACH] == locs(EACH, EACH * (N_FILES - 1))


def test_listeners_are_told_before_and_after_entries_come_and_an_edit_prepared_before_is_prepared_anew(filling):
    document, told = filling.document, []

    class Listener:
        def about_to_change(self, change: Change) -> None:
            told.append((len(document.table), len(change.inserted)))

        changed = about_to_change

    applied = document.prepare(RemoveEntries(positions_of(0))).run()
    version = document.version
    document.listeners.append(Listener())
    filling.append(list(filling.arrivals(Progress())))
    new = EACH * (N_FILES - 1)
    assert told == [(EACH, new), (EACH + new, new)]
    assert document.version == version + 1
    assert document.take(applied) is None
    assert document.table.locs() == locs(EACH * N_FILES)


def test_whoever_stops_keeps_what_came_and_nothing_else_is_ever_written(folder, filling, set_cell):
    before = files_in(folder)
    progress = Progress()
    with closing(filling.arrivals(progress)) as arrivals:
        filling.append([next(arrivals)])
        progress.cancel()
        with pytest.raises(Cancelled):
            next(arrivals)
    filling.give_up()
    document = filling.document
    assert filling.is_done
    assert document.table.locs() == locs(2 * EACH)
    told = "“2.xml” was not read. Reload the set to read it; its file stays as it is."
    assert str(document.sitemaps[3].error) == told
    assert (3, "sitemap-unreadable") in [(sitemap, finding.rule) for sitemap, finding in document.findings]
    set_cell(document, 3, "loc", f"{HOST}/edited")
    save(document)
    after = files_in(folder)
    assert {name for name, data in after.items() if data != before[name]} == {"0.xml"}
    assert open_path(folder / "sitemap.xml").table.locs()[EACH:] == locs(EACH * (N_FILES - 1), EACH)


def test_a_lone_sitemap_and_a_set_without_entries_are_there_at_once_what_can_not_be_read_is_no_set(folder, tmp_path):
    cache = CachePlace(tmp_path / "cache", from_entries=0, from_entries_by_workers=0)
    document = open_gradually(folder / "2.xml", HowToRead(cache=cache))
    assert not document.is_being_read
    assert document.table.locs() == locs(EACH, 2 * EACH)
    put(tmp_path / "empty" / "a.xml", urlset())
    filling = begun(put(tmp_path / "empty" / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/gone.xml")))
    assert filling.is_done
    assert len(filling.document.table) == 0
    with pytest.raises(ReadError):
        begun(put(folder / "broken.xml", b"\x1f\x8bnothing"))


@pytest.fixture
def shown_early(folder, monkeypatch) -> SetLoader:
    """The set as it is opened where it takes a moment to read, but is not so large that it lies in files."""
    monkeypatch.setattr(opening, "SHOWN_EARLY", 1)
    rest = open_gradually(folder / "sitemap.xml").rest
    assert isinstance(rest, SetLoader)
    return rest


def test_a_set_that_takes_a_moment_shows_its_first_entries_and_a_small_one_all(folder, shown_early, monkeypatch):
    assert shown_early.document.table.locs() == locs(EACH)
    go_on(shown_early)
    assert shown_early.document.table.locs() == locs(EACH * N_FILES)
    assert shown_early.document.entry_files is None
    monkeypatch.undo()
    document = open_gradually(folder / "sitemap.xml")
    assert (document.rest, document.table.locs()) == (None, locs(EACH * N_FILES))


def test_nobody_waits_for_what_is_read_in_threads(shown_early, monkeypatch):
    read = set()

    def read_and_tell(path: Path, how: HowToRead) -> ReadFile:
        file = read_file(path, how)
        read.add(path.name)
        return file

    monkeypatch.setattr(file_reading, "read_file", read_and_tell)
    with closing(shown_early.arrivals(Progress())) as arrivals:
        for number, outcome in arrivals:
            path = shown_early.document.sitemaps[number].path
            assert path is not None
            assert path.name in read
            shown_early.append([(number, outcome)])
