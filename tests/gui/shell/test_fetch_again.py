"""File ▸ Fetch again merges the site's version into the set that was fetched, with a choice for each difference."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import TypeVar

import polars as pl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytest_httpserver import HTTPServer
from pytestqt.qtbot import QtBot
from werkzeug import Request, Response

from sitemap_studio.gui.dialogs.open_from_web_dialogs import OpenFromWebDialog
from sitemap_studio.gui.dialogs.site_merge_dialog import SiteMergeDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.message_boxes import RemoveAllQuestion
from sitemap_studio.model.edits import SetCells
from sitemap_studio.sources.fetched_copies import STATE_FILE
from sitemap_studio.sources.site_fetch import fetch_sitemaps
from tests.builders import slots_of
from tests.gui.shell.conftest import sitemap_xml

HOST = "https://a.example"
Serve = Callable[..., str]
Widget = TypeVar("Widget", bound=QWidget)


@pytest.fixture
def serve(httpserver: HTTPServer) -> Serve:
    """Function that replaces the sitemap on the site by one with these entries and this date, and returns its URL."""

    def serve(*names: str, lastmod: str = "2026-11-02") -> str:
        httpserver.clear()
        text = sitemap_xml(*(f"{HOST}/{name}" for name in names), lastmod=lastmod)
        httpserver.expect_request("/sitemap.xml").respond_with_data(text)
        return httpserver.url_for("/sitemap.xml")

    return serve


@pytest.fixture
def fetched_window(serve: Serve, open_set, tmp_path: Path) -> MainWindow:
    """Window with the fetched set of a site with three entries, as after a restart."""
    fetch_sitemaps(serve("1", "2", "3"), tmp_path / "copy")
    window: MainWindow = open_set(tmp_path / "copy" / "sitemap.xml")
    return window


def fetch_again(window: MainWindow, qtbot: QtBot) -> SiteMergeDialog:
    """Trigger the action, and return its dialog with the result."""
    window.actions_by_id["fetch-again"].trigger()
    dialog = next(each for each in window.findChildren(SiteMergeDialog, "fetch-again") if each.isVisible())
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    return dialog


def find_child(dialog: SiteMergeDialog, kind: type[Widget], name: str) -> Widget:
    widget: Widget | None = dialog.findChild(kind, name)
    assert widget is not None
    return widget


def rows(dialog: SiteMergeDialog) -> list[tuple[str, ...]]:
    model = find_child(dialog, ListView, "site-changes").model()
    return [tuple(model.index(row, column).data() for column in range(5)) for row in range(model.rowCount())]


def locs(window: MainWindow) -> list[str]:
    return [(loc or "").removeprefix(f"{HOST}/") for loc in window.session.document.table.locs()]


def test_fetch_again_is_offered_for_fetched_sets_only(fetched_window: MainWindow, three_entries: Path, qtbot: QtBot):
    action = fetched_window.actions_by_id["fetch-again"]
    assert action.isEnabled()
    with qtbot.waitSignal(fetched_window.files.opened):
        fetched_window.files.open(three_entries)
    qtbot.waitUntil(lambda: not action.isEnabled())


def test_fetch_again_merges_site_by_keyboard(fetched_window: MainWindow, serve: Serve, tmp_path: Path, qtbot: QtBot):
    window, path = fetched_window, tmp_path / "copy" / "sitemap.xml"
    before = path.read_bytes()
    serve("1", "3", "4", "5")
    dialog = fetch_again(window, qtbot)
    assert rows(dialog) == [
        (f"{HOST}/2", "removed on the site", f"{HOST}/2", "(none)", "theirs"),
        (f"{HOST}/4", "new on the site", "(none)", f"{HOST}/4", "theirs"),
        (f"{HOST}/5", "new on the site", "(none)", f"{HOST}/5", "theirs"),
    ]
    assert dialog.sentence.text().startswith("3 changes on the site. 3 of 3 ticked.")
    view = find_child(dialog, ListView, "site-changes")
    assert view.hasFocus()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert rows(dialog)[1][4] == "mine"
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: locs(window) == ["1", "3", "5"])
    assert window.session.undo_stack.undoText() == "Merge 2 changes from the site"
    assert path.read_bytes() == before
    window.session.undo()
    assert locs(window) == ["1", "2", "3"]
    window.session.redo()
    with qtbot.waitSignal(window.files.saved):
        window.files.save()
    window.file_watch.compare_files()
    qtbot.waitUntil(lambda: not window.jobs.running)
    assert "another program" not in window.messages.text
    # The entry that was left out is the user's change from now on.
    again = fetch_again(window, qtbot)
    assert rows(again) == [(f"{HOST}/4", "removed by you", "(none)", f"{HOST}/4", "mine")]
    assert again.sentence.text().startswith("1 change of yours.")
    again.reject()


def test_fetch_again_marks_conflicts_and_prefers_own_values(fetched_window: MainWindow, serve: Serve, qtbot: QtBot):
    window = fetched_window
    window.session.push("Edit", SetCells("lastmod", slots_of(0), pl.Series(["2026-11-20"])))
    serve("1", "2", "3", lastmod="2026-11-10")
    dialog = fetch_again(window, qtbot)
    assert rows(dialog)[0] == (f"{HOST}/1", "lastmod", "2026-11-20", "2026-11-10", "mine (conflict)")
    assert [row[4] for row in rows(dialog)[1:]] == ["theirs", "theirs"]
    assert dialog.sentence.text().startswith("2 changes on the site. 1 conflict.")
    find_child(dialog, QPushButton, "all-theirs").click()
    assert {row[4] for row in rows(dialog)} == {"theirs"}
    find_child(dialog, QPushButton, "merge").click()
    qtbot.waitUntil(lambda: window.session.document.table.value(0, "lastmod") == "2026-11-10")
    assert window.session.undo_stack.undoText() == "Merge 3 changes from the site"


def test_fetch_again_after_undone_merge_lists_site_changes_again(
    fetched_window: MainWindow, serve: Serve, qtbot: QtBot
):
    window = fetched_window
    serve("1", "2", "3", "4")
    find_child(fetch_again(window, qtbot), QPushButton, "merge").click()
    qtbot.waitUntil(lambda: len(locs(window)) == 4)
    window.session.undo()
    window.session.push("Edit", SetCells("lastmod", slots_of(0), pl.Series(["2026-11-20"])))
    with qtbot.waitSignal(window.files.saved):
        window.files.save()
    dialog = fetch_again(window, qtbot)
    assert [row[1] for row in rows(dialog)] == ["new on the site", "lastmod"]
    dialog.reject()


def test_site_merge_saved_elsewhere_leaves_fetch_state_unchanged(
    fetched_window: MainWindow, serve: Serve, tmp_path: Path, qtbot: QtBot
):
    window = fetched_window
    state = (tmp_path / "copy" / STATE_FILE).read_bytes()
    serve("1", "2", "3", "4")
    find_child(fetch_again(window, qtbot), QPushButton, "merge").click()
    qtbot.waitUntil(lambda: len(locs(window)) == 4)
    with qtbot.waitSignal(window.files.saved):
        window.files.save_under(str(tmp_path / "elsewhere.xml"))
    assert (tmp_path / "copy" / STATE_FILE).read_bytes() == state
    qtbot.waitUntil(lambda: not window.actions_by_id["fetch-again"].isEnabled())


@pytest.mark.parametrize("status", [404, 503])
def test_failed_fetch_again_changes_nothing(
    fetched_window: MainWindow, httpserver: HTTPServer, tmp_path: Path, qtbot: QtBot, status: int, monkeypatch
):
    monkeypatch.setattr("sitemap_studio.sources.download.FetchOptions.backoff_s", 0.01)
    window = fetched_window
    before = {path: path.read_bytes() for path in (tmp_path / "copy").iterdir()}
    httpserver.clear()
    httpserver.expect_request("/sitemap.xml").respond_with_data("", status=status)
    dialog = fetch_again(window, qtbot)
    assert f"The server answered {status}" in dialog.sentence.text()
    assert dialog.notes.text() == "Your version has not changed."
    assert not dialog.button.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert (locs(window), window.session.has_unsaved) == (["1", "2", "3"], False)
    assert {path: path.read_bytes() for path in (tmp_path / "copy").iterdir()} == before


@pytest.mark.parametrize("is_closed", [False, True], ids=["cancelled", "closed"])
def test_stopped_fetch_again_leaves_no_temporary_files(
    fetched_window: MainWindow, httpserver: HTTPServer, tmp_path: Path, qtbot: QtBot, is_closed: bool, monkeypatch
):
    temporary, is_answered = tmp_path / "temporary", Event()
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    httpserver.clear()

    def answer(_: Request) -> Response:
        is_answered.wait(30)
        return Response("late")

    httpserver.expect_request("/sitemap.xml").respond_with_handler(answer)
    fetched_window.actions_by_id["fetch-again"].trigger()
    (dialog,) = (each for each in fetched_window.findChildren(SiteMergeDialog) if each.isVisible())
    qtbot.waitUntil(lambda: any(temporary.glob("*/site")))
    try:
        if is_closed:
            fetched_window.close()
        else:
            dialog.reject()
        qtbot.waitUntil(lambda: not fetched_window.jobs.running and not any(temporary.iterdir()))
    finally:
        is_answered.set()


def test_fetch_again_without_state_file_reports_it_missing(fetched_window: MainWindow, tmp_path: Path):
    (tmp_path / "copy" / STATE_FILE).unlink()
    fetched_window.actions_by_id["fetch-again"].trigger()
    assert f"“{STATE_FILE}” in the folder of this set is missing or damaged" in fetched_window.messages.text


def test_merge_of_empty_site_asks_before_removing_entries(fetched_window: MainWindow, serve: Serve, qtbot: QtBot):
    serve()
    dialog = fetch_again(fetched_window, qtbot)
    find_child(dialog, QPushButton, "merge").click()
    (question,) = dialog.findChildren(RemoveAllQuestion)
    assert question.isVisible()
    question.reject()
    dialog.reject()
    assert locs(fetched_window) == ["1", "2", "3"]


def test_fetch_again_of_unchanged_site_reports_equal_entries(fetched_window: MainWindow, qtbot: QtBot):
    dialog = fetch_again(fetched_window, qtbot)
    assert dialog.sentence.text() == "The site has the same entries as your version."
    assert not dialog.view.isVisible()
    dialog.reject()


def test_open_from_web_into_folder_of_set_shows_merge(
    fetched_window: MainWindow, serve: Serve, tmp_path: Path, qtbot: QtBot
):
    window = fetched_window
    before = (tmp_path / "copy" / "sitemap.xml").read_bytes()
    window.web.ask_url(serve("1", "2", "3", "4"))
    dialog = next(each for each in window.findChildren(OpenFromWebDialog) if each.isVisible())
    dialog.folder.line.setText(str(tmp_path / "copy"))
    dialog.accept_button.click()
    qtbot.waitUntil(lambda: any(each.isVisible() for each in window.findChildren(SiteMergeDialog)))
    (merge,) = (each for each in window.findChildren(SiteMergeDialog) if each.isVisible())
    qtbot.waitUntil(lambda: [row[1] for row in rows(merge)] == ["new on the site"])
    merge.reject()
    assert (tmp_path / "copy" / "sitemap.xml").read_bytes() == before


def test_fetch_again_sends_password_of_url_without_showing_it(
    fetched_window: MainWindow, httpserver: HTTPServer, qtbot: QtBot
):
    httpserver.clear()
    requested = httpserver.expect_request("/sitemap.xml", headers={"Authorization": "Basic bmFtZTpzZWNyZXQ="})
    requested.respond_with_data(sitemap_xml(*(f"{HOST}/{name}" for name in "1234")))
    fetched_window.site_merge.fetch_with_user(httpserver.url_for("/sitemap.xml").replace("://", "://name:secret@"))
    (dialog,) = (each for each in fetched_window.findChildren(SiteMergeDialog) if each.isVisible())
    assert "secret" not in dialog.sentence.text()
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert [row[0] for row in rows(dialog)] == [f"{HOST}/4"]
    dialog.reject()


@pytest.mark.parametrize(
    ("path", "is_same"),
    [("/sitemap.xml", True), ("", True), ("/", True), ("/robots.txt", True), ("/blog/sitemap.xml", False)],
)
def test_only_url_and_folder_of_open_set_start_merge(
    fetched_window: MainWindow, httpserver: HTTPServer, tmp_path: Path, path: str, is_same: bool
):
    url = httpserver.url_for("").rstrip("/") + path
    assert fetched_window.site_merge.matches_site(url, tmp_path / "copy") == is_same
    assert not fetched_window.site_merge.matches_site(url, tmp_path / "other")


def test_fetch_opens_locally_edited_copies_and_offers_merge(
    window: MainWindow, httpserver: HTTPServer, tmp_path: Path, qtbot: QtBot
):
    url, copy = httpserver.url_for, tmp_path / "copy"
    listed = f"<sitemap><loc>{url('/a.xml')}</loc></sitemap>"
    httpserver.expect_request("/sitemap.xml").respond_with_data(
        f'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{listed}</sitemapindex>'
    )
    httpserver.expect_request("/a.xml").respond_with_data(sitemap_xml(f"{HOST}/1"))
    fetch_sitemaps(url("/sitemap.xml"), copy)
    (copy / "a.xml").write_text(sitemap_xml(f"{HOST}/1", f"{HOST}/mine"))
    window.web.ask_url(url("/sitemap.xml"))
    dialog = next(each for each in window.findChildren(OpenFromWebDialog) if each.isVisible())
    dialog.folder.line.setText(str(copy))
    with qtbot.waitSignal(window.checking.settled):
        dialog.accept_button.click()
    qtbot.waitUntil(lambda: "1 edited file was opened" in window.messages.text)
    assert "could not be opened" not in window.messages.text
    (again,) = window.messages.offers
    again.click()
    qtbot.waitUntil(lambda: any(each.isVisible() for each in window.findChildren(SiteMergeDialog)))
    (merge,) = (each for each in window.findChildren(SiteMergeDialog) if each.isVisible())
    qtbot.waitUntil(lambda: not merge.is_job_pending)
    assert [row[0] for row in rows(merge)] == [f"{HOST}/mine"]
    merge.reject()
