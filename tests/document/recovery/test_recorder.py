"""The log of an open set: every kind of edit, at once and in order, begun anew by a save."""

from __future__ import annotations

import errno
import inspect
import os
import resource
import shutil
import threading
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import HowToRead
from sitemap_studio.document.opening.loading import SetLoader
from sitemap_studio.document.opening.opening import new_document, open_path
from sitemap_studio.document.recovery.log_files import LogFile
from sitemap_studio.document.recovery.log_steps import (
    MOST_PLAIN,
    GroupReader,
    GroupWriter,
    Numbering,
    StepWriter,
    UnknownEditError,
)
from sitemap_studio.document.recovery.recorder import Recorder
from sitemap_studio.document.recovery.replaying import recover
from sitemap_studio.document.saving.saving import finish_save, prepare_save, save
from sitemap_studio.document.set_edits.set_editing import removing
from sitemap_studio.document.sitemap_set import Sitemap
from sitemap_studio.model import edits
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import (
    AddSitemaps,
    ArrangeSitemaps,
    CorrectFaults,
    Edit,
    EditGroup,
    InsertEntries,
    MoveEntries,
    OrderElements,
    OrderIndex,
    RemoveEntries,
    RemoveSitemaps,
    SetCells,
    SetExtensions,
    SetIndex,
    SetSitemapField,
    moving,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import IndexEntry
from tests.builders import HOST, IMAGE, extension_frame, locs, positions_of, put, slots_of, small_set, urlset
from tests.document.recovery.logs import copied, no_complaint, only_log, recorded, recovered, saved, state

ENTRIES = 2_000


@pytest.fixture
def document(tmp_path: Path) -> Document:
    return open_path(put(tmp_path / "shop.xml", urlset(*locs(ENTRIES))))


def date(document: Document, text: str, count: int = 1) -> None:
    values = pl.Series([text]).new_from_index(0, count)
    document.do(SetCells("lastmod", document.table.order[:count], values))


def dates(document: Document) -> list[str | None]:
    return document.table.column("lastmod").to_list()


def test_a_log_bears_its_name_once_it_holds_the_first_edit(document, tmp_path, monkeypatch):
    recorder, named = recorded(document, tmp_path / "logs"), []
    recorder.flush()
    assert not (tmp_path / "logs").exists()
    real = LogFile._take_name

    def take_name(log: LogFile, path: Path) -> None:
        copy = put(tmp_path / "copies" / path.name, log.path.read_bytes())
        named.append(dates(recovered(copy.parent).document)[0])
        real(log, path)

    monkeypatch.setattr(LogFile, "_take_name", take_name)
    date(document, "2030")
    recorder.flush()
    # Whoever ends the program at this moment takes the edit away from nobody.
    assert named == ["2030"]
    recorder.discard()


def test_an_edit_of_any_size_is_in_the_file_when_it_is_done_also_right_behind_a_save(document, tmp_path):
    recorder = recorded(document, tmp_path / "logs")
    for year in range(2030, 2042):
        date(document, str(year), ENTRIES if year % 2 else 1)
        copied(recorder, tmp_path / "copies")
        if year >= 2040:
            saved(document, recorder)
            date(document, str(year + 100), ENTRIES if year % 2 else 1)
            copied(recorder, tmp_path / "copies")
        assert dates(recovered(tmp_path / "copies").document) == dates(document)
    recorder.discard()


def test_a_save_begins_the_log_anew_with_what_was_edited_meanwhile(document: Document, tmp_path: Path):
    recorder = recorded(document, tmp_path / "logs")
    date(document, "2030")
    plan = prepare_save(document)
    recorder.save_began()
    date(document, "2031", 5)
    saved = plan.write()
    date(document, "2032")
    finish_save(document, saved)
    recorder.save_ended(is_saved=True)
    # A save that fails leaves the log as it is.
    recorder.save_began()
    recorder.save_ended(is_saved=False)
    date(document, "2033", 2)
    recorder.close()
    result = recovered(tmp_path / "logs")
    assert result.changed == ()
    assert result.n_steps == 3
    assert dates(result.document)[:6] == ["2033", "2033", "2031", "2031", "2031", None]


def test_undoing_over_a_save_brings_removed_entries_back_with_what_they_say(tmp_path: Path):
    xml = f"<image:image><image:loc>{HOST}/i.png</image:loc></image:image>"
    entry = {"loc": f"{HOST}/a", "lastmod": "2020", "xml": xml}
    document = open_path(put(tmp_path / "shop.xml", urlset(entry, f"{HOST}/b", declared=f' xmlns:image="{IMAGE}"')))
    recorder = recorded(document, tmp_path / "logs")
    inverse = document.do(RemoveEntries(positions_of(0)))
    saved(document, recorder)
    document.do(inverse)
    recorder.close()
    result = recovered(tmp_path / "logs")
    assert state(result.document) == state(document)
    save(result.document)
    assert xml in (tmp_path / "shop.xml").read_text()


def test_undoing_the_removal_of_a_sitemap_over_a_save_is_recovered(tmp_path: Path):
    document = open_path(small_set(tmp_path))
    recorder = recorded(document, tmp_path / "logs")
    inverse = document.do(removing(document, [1]))
    saved(document, recorder)
    document.do(inverse)
    recorder.close()
    result = recovered(tmp_path / "logs")
    assert state(result.document) == state(document)
    save(result.document)
    assert open_path(tmp_path / "sitemap.xml").table.locs() == document.table.locs()


def test_a_set_without_a_file_has_a_log_too(tmp_path: Path):
    document = new_document()
    recorder = recorded(document, tmp_path / "logs")
    slots = document.add_entries(entry_frame({"loc": locs(3)}), sitemap=0)
    document.do(InsertEntries(np.arange(3), slots))
    recorder.close()
    result = recovered(tmp_path / "logs")
    assert result.document.path is None
    assert result.document.table.locs() == locs(3)


def test_a_log_that_is_gone_on_with_takes_up_where_it_ended(document: Document, tmp_path: Path):
    recorder = recorded(document, tmp_path / "logs")
    date(document, "2030")
    document.do(RemoveEntries(positions_of(1)))
    recorder.close()
    with (only_log(tmp_path / "logs").path).open("ab") as log:
        log.write(b"torn")
    first = recover(only_log(tmp_path / "logs"))
    again = first.go_on(tmp_path / "logs", no_complaint)
    date(first.document, "2031")
    again.close()
    second = recovered(tmp_path / "logs")
    assert second.n_steps == 3
    assert state(second.document) == state(first.document)


def test_a_full_disk_is_told_once_and_everything_is_written_once_there_is_room(document: Document, tmp_path: Path):
    told: list[StudioError] = []
    recorder = Recorder(document, tmp_path / "logs", told.append)
    date(document, "2030")
    recorder.flush()
    assert recorder.path is not None
    size = recorder.path.stat().st_size
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, limits[1]))
    try:
        for year in range(2031, 2035):
            date(document, str(year), 3)
        recorder.flush()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    (error,) = told
    assert error.message == "The recovery log can't be written: File too large."
    assert error.hint.startswith("Save often")
    assert recorder.path.stat().st_size <= size + 100
    date(document, "2035")
    recorder.close()
    assert recovered(tmp_path / "logs").n_steps == 6


def test_a_folder_that_can_not_be_made_is_told_once(document: Document, tmp_path: Path):
    (tmp_path / "logs").write_text("no folder")
    told: list[StudioError] = []
    recorder = Recorder(document, tmp_path / "logs", told.append)
    for year in range(2030, 2034):
        date(document, str(year))
        recorder.flush()
    assert len(told) == 1
    (tmp_path / "logs").unlink()
    date(document, "2034")
    recorder.close()
    assert recovered(tmp_path / "logs").n_steps == 5


def test_a_log_that_is_not_wanted_leaves_nothing(document: Document, tmp_path: Path):
    recorder = recorded(document, tmp_path / "logs")
    date(document, "2030")
    date(document, "2031", 1_500)
    recorder.discard()
    assert list((tmp_path / "logs").glob("*")) == []
    date(document, "2032")
    assert not [thread for thread in threading.enumerate() if thread.name == "recovery-log"]


def test_a_group_that_can_not_be_written_whole_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    log = LogFile.begun(tmp_path, b"{}")
    size, write = log.path.stat().st_size, os.write

    def write_some(handle: int, data: bytes) -> int:
        if len(data) < 10:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(handle, data[: len(data) // 2])

    monkeypatch.setattr(os, "write", write_some)
    with pytest.raises(OSError, match="No space left"):
        log.append(b"x" * 1_000)
    monkeypatch.undo()
    assert log.path.stat().st_size == size
    log.append(b"whole")
    log.close()


@pytest.fixture
def begun(tmp_path: Path) -> Document:
    """A set of which only the first of three sitemaps is read."""
    files = [put(tmp_path / "set" / f"{n}.xml", urlset(*locs(3, 3 * n))) for n in range(3)]
    sitemaps = [Sitemap(number, path=path) for number, path in enumerate(files)]
    document = Document(path=tmp_path / "set", sitemaps=sitemaps)
    document.table.set_listing({sitemap.id: IndexEntry(sitemap.name) for sitemap in sitemaps})
    document.sitemaps.follow(document.table.listing)
    document.rest = SetLoader(document, tmp_path / "set", HowToRead())
    document.rest.read_first()
    return document


def read_on(document: Document, n_files: int) -> None:
    """Let some more files come."""
    assert document.rest is not None
    with closing(document.rest.arrivals(Progress())) as arrivals:
        for arrival in islice(arrivals, n_files):
            document.rest.append([arrival])


def add_and_remove(document: Document) -> None:
    """Edit the set so that entries of what is read come, go and move, and some that came are edited."""
    new = document.add_entries(entry_frame({"loc": [f"{HOST}/new/{len(document.table)}"]}), sitemap=0)
    document.do(InsertEntries(np.array([1]), new))
    document.do(SetCells("priority", new, pl.Series(["0.1"])))
    inverse = document.do(RemoveEntries(np.array([0, len(document.table) - 1])))
    document.do(inverse)
    document.do(moving(document.table, positions_of(2), 1))


@pytest.mark.parametrize("reads", [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2)])
@pytest.mark.parametrize("is_read_in_the_end", [False, True])
def test_edits_of_a_set_that_is_still_being_read_are_recovered(begun, tmp_path, reads, is_read_in_the_end):
    recorder = recorded(begun, tmp_path / "logs")
    for n_files in reads:
        add_and_remove(begun)
        read_on(begun, n_files)
    add_and_remove(begun)
    recorder.flush()
    copied(recorder, tmp_path / "copies")
    read_on(begun, 3)
    if is_read_in_the_end:
        add_and_remove(begun)
    recorder.close()
    assert len(list((tmp_path / "logs").iterdir())) == 1
    result = recovered(tmp_path / "logs")
    assert result.changed == ()
    assert state(result.document) == state(begun)
    early = recovered(tmp_path / "copies")
    assert (early.changed, early.n_unread) == ((), 0)
    assert early.n_steps == result.n_steps - 5 * is_read_in_the_end


@pytest.fixture
def superseded(begun, tmp_path, monkeypatch) -> Iterator[Recorder]:
    """A log of which an edit asked for another one, of more files; for that there is no room."""
    recorder = Recorder(begun, tmp_path / "logs", lambda error: None)
    date(begun, "2030")
    recorder.flush()
    read_on(begun, 1)

    def refusing(folder, header, *groups):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(LogFile, "begun", refusing)
    date(begun, "2031")
    recorder.flush()
    yield recorder
    recorder.discard()


@pytest.mark.parametrize("ending", ["written", "closed", "discarded"])
def test_a_log_stays_until_the_one_that_takes_its_place_is_written(superseded, begun, tmp_path, monkeypatch, ending):
    logs = tmp_path / "logs"
    shutil.copytree(logs, tmp_path / "killed")
    assert dates(recovered(tmp_path / "killed").document)[0] == "2030"
    if ending == "written":
        monkeypatch.undo()
        superseded.flush()
        assert list(logs.iterdir()) == [superseded.path]
    if ending == "discarded":
        superseded.discard()
        assert list(logs.iterdir()) == []
    else:
        superseded.close()
        assert dates(recovered(logs).document)[0] == ("2031" if ending == "written" else "2030")


def test_what_was_recovered_of_a_set_that_was_being_read_goes_on_to_be_written_down(begun, tmp_path):
    recorder = recorded(begun, tmp_path / "logs")
    add_and_remove(begun)
    recorder.close()
    result = recover(only_log(tmp_path / "logs"))
    recorder = result.go_on(tmp_path / "logs", no_complaint)
    add_and_remove(result.document)
    recorder.close()
    assert state(recovered(tmp_path / "logs").document) == state(result.document)


def test_a_file_that_is_changed_before_it_is_read_does_not_keep_from_recovering(begun, tmp_path):
    recorder = recorded(begun, tmp_path / "logs")
    date(begun, "2030", 2)
    recorder.close()
    put(tmp_path / "set" / "2.xml", urlset(*locs(5, 90)))
    result = recovered(tmp_path / "logs")
    assert result.changed == ()
    assert dates(result.document)[:3] == ["2030", "2030", None]
    assert len(result.document.table) == 11


def test_what_can_not_be_written_down_fails_no_edit(document, tmp_path, monkeypatch):
    complaints: list[StudioError] = []
    recorder = Recorder(document, tmp_path / "logs", complaints.append)
    date(document, "2030")
    recorder.flush()

    def failing(self, done):
        raise KeyError("unforeseen")

    monkeypatch.setattr(StepWriter, "group", failing)
    date(document, "2031")
    date(document, "2032", ENTRIES)
    recorder.flush()
    assert dates(document)[0] == "2032"
    assert [str(error).startswith("The recovery log can't be written: KeyError") for error in complaints] == [True]
    recorder.close()
    assert dates(recovered(tmp_path / "logs").document)[0] == "2030"


MANY = MOST_PLAIN * 3
"""So many values lie in a column of their own."""

SLOTS = slots_of(7, 3, 5)
ALL = np.arange(MANY, dtype=np.uint32)

EXAMPLES: dict[type, list[Edit]] = {
    SetCells: [
        SetCells("loc", SLOTS, pl.Series(["", None, "ä\n\U0001f30d"])),
        SetCells("lastmod", ALL, pl.Series([None, *locs(MANY - 1)])),
        SetCells("loc", SLOTS, pl.Series(list("abc")), np.array([1, 0, 2], np.uint8), 4, np.array([9] * 3, np.uint32)),
        SetCells("priority", slots_of(), pl.Series([], dtype=pl.String)),
    ],
    SetExtensions: [
        SetExtensions(SLOTS, extension_frame((0, "<a/>"), (2, "<b>ü</b>"))),
        SetExtensions(SLOTS, extension_frame(), np.zeros(3, np.uint8), 4, np.zeros(3, np.uint32)),
    ],
    OrderElements: [OrderElements(SLOTS), OrderElements(ALL, ALL % 2 == 0)],
    CorrectFaults: [
        CorrectFaults(frozenset({(1, "namespace-wrong"), (0, "kinds-mixed"), (None, "gzip-double")})),
        CorrectFaults(frozenset(), is_wished=False),
    ],
    InsertEntries: [InsertEntries(positions_of(0, 4), slots_of(9, 2)), InsertEntries(np.arange(MANY), ALL)],
    RemoveEntries: [RemoveEntries(positions_of(1, 5)), RemoveEntries(np.arange(MANY))],
    MoveEntries: [MoveEntries(2, SLOTS, np.array([0, 2, 2], np.uint32)), MoveEntries(0, ALL, ALL % 3)],
    AddSitemaps: [AddSitemaps({2: IndexEntry("b/ü.xml", None, ""), 0: IndexEntry()}, (0, 3))],
    RemoveSitemaps: [RemoveSitemaps((2, 1))],
    SetSitemapField: [SetSitemapField("name", {1: None, 2: "x.xml"})],
    ArrangeSitemaps: [ArrangeSitemaps((2, 0, 1))],
    SetIndex: [SetIndex("sitemap.xml"), SetIndex(None)],
    OrderIndex: [OrderIndex(), OrderIndex(is_wished=False)],
    EditGroup: [EditGroup([OrderIndex(), EditGroup([RemoveEntries(positions_of(0))])]), EditGroup([])],
}  # fmt: skip


def kinds_of_edits() -> Iterator[type]:
    for _, found in inspect.getmembers(edits, inspect.isclass):
        if found.__module__ == edits.__name__ and hasattr(found, "apply") and found is not Edit:
            yield found


def through(edit: Edit, *, generation: int = 4) -> Edit:
    """An edit as it comes out of a log."""
    numbering = Numbering([np.arange(MANY, dtype=np.uint32)[::-1]], [2, 0, 1])
    writer = GroupWriter(numbering, generation, lambda _slots, extensions: extensions)
    reader = GroupReader(writer.packed(writer.edit(edit)), numbering, 11)
    return reader.edit(reader.stored)


def plain(value: object) -> object:
    """Something as values that can be compared."""
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, pl.Series):
        return value.to_list()
    if isinstance(value, pl.DataFrame):
        return value.rows()
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items() if key != "generation"}
    if isinstance(value, list | tuple | range):
        return [plain(each) for each in value]
    return (type(value), plain(vars(value))) if hasattr(value, "apply") else value


@pytest.mark.parametrize("kind", list(kinds_of_edits()))
def test_every_kind_of_edit_is_declared(kind: type):
    assert kind in EXAMPLES


@pytest.mark.parametrize(
    "edit", [edit for of_kind in EXAMPLES.values() for edit in of_kind], ids=lambda e: type(e).__name__
)
def test_an_edit_comes_out_as_it_went_in(edit: Edit):
    assert plain(through(edit)) == plain(edit)


def test_marks_of_another_generation_stay_out():
    edit = SetCells("loc", SLOTS, pl.Series(["a", "b", "c"]), np.zeros(3, np.uint8), 3, np.zeros(3, np.uint32))
    taken = through(edit)
    assert isinstance(taken, SetCells)
    assert taken.touched is None
    assert taken.sizes is None


def test_an_edit_of_no_declared_kind_is_refused():
    class Strange:
        def apply(self, table: EntryTable) -> Edit:
            raise NotImplementedError

    with pytest.raises(UnknownEditError, match="recovery log is damaged"):
        through(Strange())  # type: ignore[arg-type]


def test_numbers_follow_entries_that_come_in():
    numbering = Numbering([slots_of(5, 6), slots_of(1)], [0, 1])
    for slot in range(100, 180):
        numbering.add(slots_of(slot))
    numbering.add(slots_of(9, 7))
    assert numbering.numbers_of(slots_of(6, 1, 100, 179, 7, 8)).tolist() == [1, 2, 3, 82, 84, -1]
    assert numbering.slots_of(np.array([0, 2, 3, 83, 84], np.uint32)).tolist() == [5, 1, 100, 9, 7]
    with pytest.raises(IndexError):
        numbering.slots_of(np.array([85], np.uint32))
