"""Large sets are read gradually: the first entries are shown immediately, others later."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest
from pytestqt.qtbot import QtBot

from sitemap_studio.core.errors import BusyError
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.merging import plan_merge
from sitemap_studio.document.opening.open_document import open_gradually, open_path
from sitemap_studio.document.publishing import plan_publishing
from sitemap_studio.gui.jobs.background_jobs import Job
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.model.edits import SetCells
from sitemap_studio.model.large_store import CacheLocation
from sitemap_studio.sources.source_entries import SourceEntries, build_source_frame
from tests.builders import HOST, index, locs, put, urlset

N_FILES = 12
EACH = 20


def as_if_large(tmp_path: Path) -> ReadOptions:
    """Return options that read any set as a very large one."""
    return ReadOptions(cache=CacheLocation(tmp_path / "cache", from_entries=0, from_entries_by_workers=0))


@pytest.fixture
def partly_read_set(tmp_path: Path):
    """Set that is read gradually, with its first entries."""
    names = [f"{number}.xml" for number in range(N_FILES)]
    for number, name in enumerate(names):
        put(tmp_path / "set" / name, urlset(*locs(EACH, EACH * number)))
    path = put(tmp_path / "set" / "sitemap.xml", index(*(f"{HOST}/{name}" for name in names)))
    return open_gradually(path, as_if_large(tmp_path))


def test_first_sitemap_is_shown_before_others_are_read(window: MainWindow, partly_read_set, qtbot: QtBot):
    with qtbot.waitSignal(window.checking.settled):
        window.session.open_document(partly_read_set)
        assert window.page.view.model().rowCount() == EACH
        assert (window.reading.is_running, window.checking.is_running) == (True, False)
        # Reading begins once they are painted; until then it is only looked for what keeps files from being saved.
        assert len(_readings(window)) == 1
    assert (window.reading.is_running, window.checking.is_running) == (False, False)
    assert window.page.view.model().rowCount() == EACH * N_FILES
    assert partly_read_set.table.locs() == locs(EACH * N_FILES)
    assert partly_read_set.is_validated


def test_partly_read_set_cannot_be_published_or_merged(partly_read_set):
    assert partly_read_set.is_being_read
    with pytest.raises(BusyError, match="is still being read"):
        plan_publishing(partly_read_set)
    with pytest.raises(BusyError, match="is still being read"):
        plan_merge(partly_read_set, SourceEntries(build_source_frame({"loc": [f"{HOST}/0"]})))


def test_edit_during_reading_is_undoable_and_save_is_refused(window: MainWindow, partly_read_set, qtbot: QtBot):
    undo = window.actions_by_id["undo"]
    with qtbot.waitSignal(window.checking.settled):
        window.files.show_loaded_set(partly_read_set)
        window.session.push("Edit", SetCells("loc", partly_read_set.table.order[2:3], pl.Series([f"{HOST}/edited"])))
        window.files.save()
        assert "is still being read" in window.messages.text
        # Actions are updated in the next turn of the event loop.
        qtbot.waitUntil(undo.isEnabled)
        assert window.reading.is_running
    window.session.undo()
    assert not undo.isEnabled()
    assert partly_read_set.table.locs() == locs(EACH * N_FILES)


def test_rename_of_unread_sitemap_reports_reading(window: MainWindow, partly_read_set, qtbot: QtBot):
    with qtbot.waitSignal(window.checking.settled):
        window.files.show_loaded_set(partly_read_set)
        window.sitemaps.select_sitemaps([N_FILES - 1])
        window.set_commands.edit_name()
        assert window.messages.text.startswith(f"“{N_FILES - 1}.xml” is still being read.")
    assert window.session.undo_stack.count() == 0


def _readings(window: MainWindow) -> list[Job]:
    """Jobs that read the files of `begun`, or only look at them."""
    return [job for job in window.jobs.running if job.title == "Reading “sitemap.xml”"]


def test_table_page_appears_one_event_turn_after_opening(window: MainWindow, partly_read_set, qtbot: QtBot):
    with qtbot.waitSignal(window.checking.settled):
        window.files.show_loaded_set(partly_read_set)
        assert window.files.is_open
        assert not window.page.isVisibleTo(window)
        assert window.start_page.is_leaving
        qtbot.waitUntil(lambda: window.page.isVisibleTo(window) and window.docks.is_shown("sitemaps"))
    window.files.close()
    assert not window.page.isVisibleTo(window)
    assert not window.start_page.is_leaving


def test_opening_another_set_ends_reading(window: MainWindow, partly_read_set, three_entries: Path, qtbot: QtBot):
    window.session.open_document(partly_read_set)
    with qtbot.waitSignal(window.checking.settled):
        window.session.open_document(open_path(three_entries))
    assert not window.reading.is_running
    qtbot.waitUntil(lambda: not _readings(window))
    assert len(partly_read_set.table) == EACH
    window.session.open_document(partly_read_set)
    with qtbot.waitSignal(window.checking.settled):
        window.files.open(three_entries)
        qtbot.waitUntil(lambda: not window.reading.is_running)
    assert window.session.document is not partly_read_set
    assert len(partly_read_set.table) <= EACH * N_FILES


def test_stopped_reading_of_set_keeps_entries_read_so_far(window: MainWindow, partly_read_set, qtbot: QtBot):
    with qtbot.waitSignal(window.reading.ended):
        window.session.open_document(partly_read_set)
        looking = _readings(window)
        qtbot.waitUntil(lambda: any(job not in looking for job in _readings(window)))
        next(job for job in _readings(window) if job not in looking).cancel()
    assert len(partly_read_set.table) < EACH * N_FILES
    assert not any(sitemap.is_waiting for sitemap in partly_read_set.sitemaps)
    assert partly_read_set.sitemaps[N_FILES - 1].error is not None


def test_oversized_sitemap_causes_no_growth_message_when_read(window: MainWindow, tmp_path: Path, qtbot: QtBot):
    put(tmp_path / "set" / "0.xml", urlset(*locs(1)))
    put(tmp_path / "set" / "1.xml", urlset(*locs(50_001, 1)))
    path = put(tmp_path / "set" / "sitemap.xml", index(f"{HOST}/0.xml", f"{HOST}/1.xml"))
    large = open_gradually(path, as_if_large(tmp_path))
    with qtbot.waitSignal(window.checking.settled):
        window.session.open_document(large)
    assert len(large.table) == 50_002
    assert "now larger" not in window.messages.text
    with qtbot.waitSignal(window.session.changed):
        window.session.push("Edit", SetCells("loc", large.table.order[1:2], pl.Series([f"{HOST}/edited"])))
    assert "now larger" not in window.messages.text
