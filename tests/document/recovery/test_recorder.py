"""Records that a recovery log has after edits, saves and failures."""

from __future__ import annotations

import errno
import os
import resource
from collections.abc import Callable
from contextlib import closing
from itertools import islice, permutations
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.document.recovery import recorder as recorder_module
from sitemap_studio.document.recovery.change_records import RecordWriter
from sitemap_studio.document.recovery.log_files import LogFile
from sitemap_studio.document.recovery.recorder import RecoveryRecorder
from sitemap_studio.document.recovery.replaying import recover
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.document.set_edits.sitemap_edits import plan_index_dates, plan_sitemap_removal, plan_sitemap_rename
from sitemap_studio.document.set_loading import SetLoader
from sitemap_studio.document.sitemap_set import SitemapFile
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import (
    CorrectFaults,
    Edit,
    EditGroup,
    InsertEntries,
    MoveEntries,
    OrderElements,
    OrderIndex,
    RemoveEntries,
    SetCells,
    plan_move,
    plan_set_extensions,
)
from sitemap_studio.model.order import IndexEntry
from sitemap_studio.protocol.rules.file_rules import NAMESPACE_RULE
from tests.builders import HOST, IMAGE, locs, positions_of, put, slots_of, small_set, urlset
from tests.document.recovery.killed import rows
from tests.document.recovery.logs import copied, no_complaint, only_log, recorded, recovered, saved, state

ENTRIES = 2_000


@pytest.fixture
def document(tmp_path: Path) -> Document:
    return open_path(put(tmp_path / "shop.xml", urlset(*locs(ENTRIES))))


def set_lastmod(document: Document, text: str, count: int = 1) -> None:
    values = pl.Series([text]).new_from_index(0, count)
    document.do(SetCells("lastmod", document.table.order[:count], values))


def lastmods(document: Document) -> list[str | None]:
    return document.table.column("lastmod").to_list()


def new_entries(document: Document, count: int, place: int) -> Edit:
    slots = document.add_entries(entry_frame({"loc": locs(count, 7_000)}), sitemap=0)
    return InsertEntries(np.arange(place, place + count), slots)


EDITS: dict[str, Callable[[Document], Edit]] = {
    "one cell": lambda document: SetCells("lastmod", slots_of(3), pl.Series(["2030"])),
    "many cells": lambda document: SetCells("loc", document.table.order, pl.Series(locs(ENTRIES, 9_000))),
    "absent and empty": lambda document: SetCells("priority", slots_of(3, 1), pl.Series([None, ""], dtype=pl.String)),
    "odd text": lambda document: SetCells("loc", slots_of(5), pl.Series(["ä\n\U0001f30d&<\0"])),
    "extensions": lambda document: plan_set_extensions(document.table, slots_of(3, 9), pl.Series(["<a/>", "<b>ü</b>"])),
    "new entry": lambda document: new_entries(document, 1, 7),
    "new entries": lambda document: new_entries(document, 500, 0),
    "removed entries": lambda document: RemoveEntries(np.arange(0, ENTRIES, 3)),
    "all removed": lambda document: RemoveEntries(np.arange(ENTRIES)),
    "moved entries": lambda document: plan_move(document.table, np.arange(10, 60), 900),
    "reversed entries": lambda document: MoveEntries(0, document.table.order[::-1], np.zeros(ENTRIES, np.uint32)),
    "ordered elements": lambda document: OrderElements(slots_of(4, 2)),
    "ordered index": lambda document: OrderIndex(),
    "corrected faults": lambda document: CorrectFaults(frozenset({(0, NAMESPACE_RULE), (None, NAMESPACE_RULE)})),
    "changed and removed": lambda document: EditGroup(
        [
            SetCells("lastmod", slots_of(3), pl.Series(["2030"])),
            RemoveEntries(positions_of(3)),
            new_entries(document, 2, 0),
        ]
    ),
}


@pytest.mark.parametrize("name", EDITS)
def test_edit_undo_and_redo_are_recovered(document: Document, tmp_path: Path, name: str):
    recorder = recorded(document, tmp_path / "logs")
    edit = EDITS[name](document)
    for _ in range(3):
        edit = document.do(edit)
        copied(recorder, tmp_path / "copies")
        assert state(recovered(tmp_path / "copies").document) == state(document)
    recorder.discard()


@pytest.mark.parametrize("name", EDITS)
def test_edit_committed_by_job_is_recovered(document: Document, tmp_path: Path, name: str):
    recorder = recorded(document, tmp_path / "logs")
    edit = EDITS[name](document)
    applied = document.prepare_edit(lambda _: edit).run()
    assert recorder.path is None
    assert document.commit(applied)
    recorder.close()
    assert state(recovered(tmp_path / "logs").document) == state(document)


def test_log_is_created_by_first_edit(document, tmp_path):
    recorder = recorded(document, tmp_path / "logs")
    assert not (tmp_path / "logs").exists()
    set_lastmod(document, "2030")
    assert list((tmp_path / "logs").iterdir()) == [recorder.path]
    recorder.discard()


def test_edit_is_logged_before_listeners_are_called(document: Document, tmp_path: Path):
    recorder, found = recorded(document, tmp_path / "logs"), []

    def look(change: object) -> None:
        copied(recorder, tmp_path / "copies")
        found.append(lastmods(recovered(tmp_path / "copies").document)[0])

    document.listeners.append(look)
    for year in ("2030", "2031"):
        set_lastmod(document, year)
    set_lastmod(document, "2032", ENTRIES)
    assert found == ["2030", "2031", "2032"]
    recorder.discard()


def test_log_of_100000_equal_values_is_small(tmp_path: Path):
    document = open_path(put(tmp_path / "urls.txt", "\n".join(locs(100_000))))
    recorder = recorded(document, tmp_path / "logs")
    set_lastmod(document, "2030-01-01", 100_000)
    assert recorder.path is not None
    assert recorder.path.stat().st_size < 20_000
    recorder.discard()


def test_log_above_size_limit_is_replaced_by_shorter_one(
    document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(recorder_module, "MAX_LOG_BYTES", 3_000)
    recorder = recorded(document, tmp_path / "logs")
    sizes = []
    for number in range(60):
        set_lastmod(document, str(2000 + number))
        (path,) = (tmp_path / "logs").iterdir()
        sizes.append(path.stat().st_size)
    assert max(sizes) < 3_500
    recorder.close()
    assert state(recovered(tmp_path / "logs").document) == state(document)


def test_edits_during_and_after_save_are_recovered(document: Document, tmp_path: Path):
    recorder = recorded(document, tmp_path / "logs")
    set_lastmod(document, "2030")
    plan = prepare_save(document)
    recorder.begin_save()
    set_lastmod(document, "2031", 5)
    document.do(RemoveEntries(positions_of(9)))
    written = plan.write()
    document.do(new_entries(document, 3, 2))
    set_lastmod(document, "2032")
    finish_save(document, written)
    recorder.end_save(is_saved=True)
    set_lastmod(document, "2033", 2)
    recorder.close()
    result = recovered(tmp_path / "logs")
    assert (result.changed, result.was_saving) == ((), False)
    assert state(result.document) == state(document)
    assert lastmods(result.document)[:6] == ["2033", "2033", None, None, None, "2031"]


def edit_during_save(document: Document, recorder: RecoveryRecorder, edit: Callable[[Document], Edit]) -> Edit:
    """Edit a set while it is saved, before and after its files are replaced; return the inverse of the first edit."""
    recorder.begin_save()
    plan = prepare_save(document)
    inverse = document.do(edit(document))
    plan.write()
    set_lastmod(document, "2039", min(2, len(document.table)))
    return inverse


@pytest.mark.parametrize("name", EDITS)
@pytest.mark.parametrize("is_replaced", [True, False], ids=["replaced", "not replaced"])
def test_edit_during_save_survives_a_kill(document: Document, tmp_path: Path, name: str, is_replaced: bool):
    path = tmp_path / "shop.xml"
    content = path.read_bytes()
    recorder = recorded(document, tmp_path / "logs")
    set_lastmod(document, "2030", 7)
    document.do(new_entries(document, 3, 1))
    document.do(RemoveEntries(positions_of(2, 40, 41)))
    inverse = edit_during_save(document, recorder, EDITS[name])
    document.do(inverse)
    set_lastmod(document, "2040")
    if not is_replaced:
        path.write_bytes(content)
    copied(recorder, tmp_path / "copies")
    result = recovered(tmp_path / "copies")
    assert (result.changed, result.unread_count, result.was_saving) == ((), 0, True)
    assert state(result.document) == state(document)
    recorder.discard()


@pytest.mark.parametrize("removed", [40, 1], ids=["of the file", "added"])
@pytest.mark.parametrize("is_replaced", [True, False], ids=["replaced", "not replaced"])
def test_removal_undone_during_save_survives_kill(document: Document, tmp_path: Path, removed: int, is_replaced: bool):
    path = tmp_path / "shop.xml"
    content = path.read_bytes()
    recorder = recorded(document, tmp_path / "logs")
    document.do(new_entries(document, 3, 0))
    inverse = document.do(RemoveEntries(positions_of(removed)))
    edit_during_save(document, recorder, lambda _: inverse)
    if not is_replaced:
        path.write_bytes(content)
    copied(recorder, tmp_path / "copies")
    assert state(recovered(tmp_path / "copies").document) == state(document)
    recorder.discard()


SET_EDITS: dict[str, Callable[[Document], Edit]] = {
    "removed sitemap": lambda document: plan_sitemap_removal(document, [1]),
    "renamed sitemap": lambda document: plan_sitemap_rename(document, 0, "uno.xml"),
    "other date": lambda document: plan_index_dates(document, {0: "2030"}),
}


@pytest.mark.parametrize(("before", "during"), [*permutations(SET_EDITS, 2), ("undone", "")])
def test_set_edit_during_save_survives_a_kill(tmp_path: Path, before: str, during: str):
    document = open_path(small_set(tmp_path))
    recorder = recorded(document, tmp_path / "logs")
    if before == "undone":
        inverse = document.do(plan_sitemap_removal(document, [1]))
        inverse = edit_during_save(document, recorder, lambda _: inverse)
    else:
        document.do(SET_EDITS[before](document))
        edit_during_save(document, recorder, SET_EDITS[during])
    copied(recorder, tmp_path / "copies")
    result = recovered(tmp_path / "copies")
    assert (result.changed, result.unread_count) == ((), 0)
    assert state(result.document) == state(document)
    recorder.discard()


def test_first_edit_during_save_survives_a_kill(tmp_path: Path):
    document = open_path(
        put(tmp_path / "shop.xml", f"<urlset>{''.join(f'<url><loc>{each}</loc></url>' for each in locs(3))}")
    )
    assert document.n_repairs
    recorder = recorded(document, tmp_path / "logs")
    recorder.begin_save()
    prepare_save(document).write()
    set_lastmod(document, "2030")
    copied(recorder, tmp_path / "copies")
    result = recovered(tmp_path / "copies")
    assert (result.changed, result.unread_count) == ((), 0)
    assert state(result.document) == state(document)
    recorder.discard()


def test_edit_while_saving_elsewhere_survives_a_kill(document: Document, tmp_path: Path):
    recorder = recorded(document, tmp_path / "logs")
    set_lastmod(document, "2030")
    recorder.begin_save()
    prepare_save(document, tmp_path / "other.xml").write()
    set_lastmod(document, "2031", 2)
    copied(recorder, tmp_path / "copies")
    result = recovered(tmp_path / "copies")
    assert result.document.path == tmp_path / "other.xml"
    assert rows(result.document) == rows(document)
    recorder.discard()


def test_edits_before_during_and_after_failed_save_are_recovered(document: Document, tmp_path: Path):
    recorder = recorded(document, tmp_path / "logs")
    set_lastmod(document, "2030")
    recorder.begin_save()
    set_lastmod(document, "2031")
    recorder.end_save(is_saved=False)
    set_lastmod(document, "2032", 2)
    recorder.close()
    result = recovered(tmp_path / "logs")
    assert not result.was_saving
    assert lastmods(result.document)[:3] == ["2032", "2032", None]


def test_save_removes_log_and_next_edit_begins_another(document: Document, tmp_path: Path):
    recorder = recorded(document, tmp_path / "logs")
    set_lastmod(document, "2030")
    saved(document, recorder)
    assert list((tmp_path / "logs").iterdir()) == []
    set_lastmod(document, "2031")
    recorder.close()
    assert lastmods(recovered(tmp_path / "logs").document)[0] == "2031"


def test_entry_removal_undone_after_save_is_recovered_with_extensions(tmp_path: Path):
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


def test_entry_removed_and_returned_retains_bytes_after_recovery(tmp_path: Path):
    path = put(tmp_path / "shop.xml", urlset(*locs(3)).replace(f"<loc>{HOST}/1", f"<loc >{HOST}/1"))
    before, document = path.read_bytes(), open_path(path)
    recorder = recorded(document, tmp_path / "logs")
    document.do(document.do(RemoveEntries(positions_of(1))))
    set_lastmod(document, "2030")
    recorder.close()
    result = recovered(tmp_path / "logs")
    save(result.document)
    assert path.read_bytes().count(b"<loc >") == before.count(b"<loc >") == 1


def test_removed_sitemap_returned_after_save_is_recovered(tmp_path: Path):
    document = open_path(small_set(tmp_path))
    recorder = recorded(document, tmp_path / "logs")
    inverse = document.do(plan_sitemap_removal(document, [1]))
    saved(document, recorder)
    document.do(inverse)
    recorder.close()
    result = recovered(tmp_path / "logs")
    assert state(result.document) == state(document)
    save(result.document)
    assert open_path(tmp_path / "sitemap.xml").table.locs() == document.table.locs()


def test_set_without_file_is_recovered(tmp_path: Path):
    document = new_document()
    recorder = recorded(document, tmp_path / "logs")
    document.do(new_entries(document, 3, 0))
    recorder.close()
    result = recovered(tmp_path / "logs")
    assert result.document.path is None
    assert result.document.table.locs() == locs(3, 7_000)


@pytest.mark.parametrize("is_torn", [False, True])
def test_edits_after_recovery_are_recovered_from_continued_log(document: Document, tmp_path: Path, is_torn: bool):
    recorder = recorded(document, tmp_path / "logs")
    set_lastmod(document, "2030")
    document.do(RemoveEntries(positions_of(1)))
    document.do(new_entries(document, 2, 0))
    recorder.close()
    if is_torn:
        with (only_log(tmp_path / "logs").path).open("ab") as log:
            log.write(b"torn")
    first = recover(only_log(tmp_path / "logs"))
    again = first.continue_log(tmp_path / "logs", no_complaint)
    assert list((tmp_path / "logs").iterdir()) == [again.path]
    set_lastmod(first.document, "2031")
    again.close()
    second = recovered(tmp_path / "logs")
    assert second.unread_count == 0
    assert state(second.document) == state(first.document)


def test_log_superseded_by_continuing_log_is_removed(document: Document, tmp_path: Path):
    recorder = recorded(document, tmp_path / "logs")
    set_lastmod(document, "2030")
    recorder.close()
    old = only_log(tmp_path / "logs").path
    content = old.read_bytes()
    again = recover(only_log(tmp_path / "logs")).continue_log(tmp_path / "logs", no_complaint)
    again.close()
    # As after a kill before the old log was removed.
    old.write_bytes(content)
    old.chmod(0o600)
    assert only_log(tmp_path / "logs").path != old
    assert not old.exists()


def test_full_disk_is_reported_once_and_later_edits_logged(document: Document, tmp_path: Path):
    complaints: list[StudioError] = []
    recorder = RecoveryRecorder(document, tmp_path / "logs", complaints.append)
    set_lastmod(document, "2030")
    assert recorder.path is not None
    size = recorder.path.stat().st_size
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, limits[1]))
    try:
        for year in range(2031, 2035):
            set_lastmod(document, str(year), 3)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    (error,) = complaints
    assert error.message == "The recovery log can't be written: File too large."
    assert error.hint.startswith("Save often")
    (path,) = (tmp_path / "logs").iterdir()
    assert path.stat().st_size <= size + 100
    set_lastmod(document, "2035")
    recorder.close()
    assert lastmods(recovered(tmp_path / "logs").document)[:4] == ["2035", "2034", "2034", None]


def test_unusable_log_folder_is_reported_once_and_overcome(document: Document, tmp_path: Path):
    (tmp_path / "logs").write_text("no folder")
    complaints: list[StudioError] = []
    recorder = RecoveryRecorder(document, tmp_path / "logs", complaints.append)
    for year in range(2030, 2034):
        set_lastmod(document, str(year))
    assert len(complaints) == 1
    (tmp_path / "logs").unlink()
    set_lastmod(document, "2034")
    recorder.close()
    assert lastmods(recovered(tmp_path / "logs").document)[0] == "2034"


def test_recorder_with_unwritable_log_retries_after_failed_save(document: Document, tmp_path: Path):
    (tmp_path / "logs").write_text("no folder")
    recorder = RecoveryRecorder(document, tmp_path / "logs", lambda _error: None)
    set_lastmod(document, "2030")
    recorder.begin_save()
    recorder.end_save(is_saved=False)
    (tmp_path / "logs").unlink()
    recorder.close()
    assert lastmods(recovered(tmp_path / "logs").document)[0] == "2030"


def test_log_is_flushed_once_after_edits(document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    flushed: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: flushed.append(os.fstat(handle).st_ino))
    recorder = recorded(document, tmp_path / "logs")
    assert recorder.flush_in_thread() is None
    set_lastmod(document, "2030")
    set_lastmod(document, "2031")
    for thread in (recorder.flush_in_thread(), recorder.flush_in_thread()):
        if thread is not None:
            thread.join()
    assert recorder.path is not None
    assert flushed == [recorder.path.stat().st_ino]
    set_lastmod(document, "2032")
    last = recorder.flush_in_thread()
    recorder.discard()
    assert last is not None
    last.join()
    assert recorder.flush_in_thread() is None


def test_discarded_log_leaves_no_file(document: Document, tmp_path: Path):
    recorder = recorded(document, tmp_path / "logs")
    set_lastmod(document, "2030")
    set_lastmod(document, "2031", 1_500)
    recorder.discard()
    assert list((tmp_path / "logs").glob("*")) == []
    set_lastmod(document, "2032")
    assert list((tmp_path / "logs").glob("*")) == []


def test_incompletely_written_log_record_is_removed_after_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    log = LogFile.create(tmp_path, b"{}")
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
    log.append(b"complete")
    log.close()


def test_edit_succeeds_if_its_log_record_fails(document, tmp_path, monkeypatch):
    complaints: list[StudioError] = []
    recorder = RecoveryRecorder(document, tmp_path / "logs", complaints.append)
    set_lastmod(document, "2030")

    def failing(*_: object) -> None:
        raise KeyError("unforeseen")

    with monkeypatch.context() as patch:
        patch.setattr(RecordWriter, "edit_record", failing)
        patch.setattr(RecordWriter, "state_record", failing)
        set_lastmod(document, "2031")
        set_lastmod(document, "2032", ENTRIES)
    assert lastmods(document)[0] == "2032"
    assert [str(error).startswith("The recovery log can't be written: KeyError") for error in complaints] == [True]
    copied(recorder, tmp_path / "copies")
    assert lastmods(recovered(tmp_path / "copies").document)[0] == "2030"
    recorder.close()
    assert lastmods(recovered(tmp_path / "logs").document)[0] == "2032"


# Sets that are still being read


@pytest.fixture
def partly_read_set(tmp_path: Path) -> Document:
    """A set of which only the first of three sitemaps is read."""
    files = [put(tmp_path / "set" / f"{n}.xml", urlset(*locs(3, 3 * n))) for n in range(3)]
    sitemaps = [SitemapFile(number, path=path) for number, path in enumerate(files)]
    document = Document(path=tmp_path / "set", sitemaps=sitemaps)
    document.table.set_listing({sitemap.id: IndexEntry(sitemap.name) for sitemap in sitemaps})
    document.sitemaps.update_listing(document.table.listing)
    document.loader = SetLoader(document, tmp_path / "set", ReadOptions())
    document.loader.read_first()
    return document


def read_more_files(document: Document, n_files: int) -> None:
    """Read some more files."""
    assert document.loader is not None
    with closing(document.loader.read_remaining(Progress())) as arrivals:
        for arrival in islice(arrivals, n_files):
            document.loader.append_files([arrival])


def add_and_remove(document: Document) -> None:
    """Add, change, remove, return and move entries."""
    new = document.add_entries(entry_frame({"loc": [f"{HOST}/new/{len(document.table)}"]}), sitemap=0)
    document.do(InsertEntries(np.array([1]), new))
    document.do(SetCells("priority", new, pl.Series(["0.1"])))
    inverse = document.do(RemoveEntries(np.array([0, len(document.table) - 1])))
    document.do(inverse)
    document.do(plan_move(document.table, positions_of(2), 1))


@pytest.mark.parametrize("reads", [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2)])
@pytest.mark.parametrize("is_edited_in_the_end", [False, True])
def test_edits_while_reading_are_recovered(partly_read_set, tmp_path, reads, is_edited_in_the_end):
    recorder = recorded(partly_read_set, tmp_path / "logs")
    for n_files in reads:
        add_and_remove(partly_read_set)
        read_more_files(partly_read_set, n_files)
    add_and_remove(partly_read_set)
    copied(recorder, tmp_path / "copies")
    read_more_files(partly_read_set, 3)
    expected = state(partly_read_set)
    if is_edited_in_the_end:
        add_and_remove(partly_read_set)
    recorder.close()
    result = recovered(tmp_path / "logs")
    assert (result.changed, result.unread_count) == ((), 0)
    assert state(result.document) == state(partly_read_set)
    early = recovered(tmp_path / "copies")
    assert (early.changed, early.unread_count) == ((), 0)
    assert state(early.document) == expected


def test_log_of_partly_read_set_is_continued(partly_read_set, tmp_path):
    recorder = recorded(partly_read_set, tmp_path / "logs")
    add_and_remove(partly_read_set)
    recorder.close()
    result = recover(only_log(tmp_path / "logs"))
    recorder = result.continue_log(tmp_path / "logs", no_complaint)
    add_and_remove(result.document)
    recorder.close()
    assert state(recovered(tmp_path / "logs").document) == state(result.document)


def test_file_unread_at_crash_and_changed_since_is_accepted(partly_read_set, tmp_path):
    recorder = recorded(partly_read_set, tmp_path / "logs")
    set_lastmod(partly_read_set, "2030", 2)
    recorder.close()
    put(tmp_path / "set" / "2.xml", urlset(*locs(5, 90)))
    result = recovered(tmp_path / "logs")
    assert result.changed == ()
    assert lastmods(result.document)[:3] == ["2030", "2030", None]
    assert len(result.document.table) == 11
