"""Sets from the web and from folders of pages, and merging of tables and logs, in the window."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytest_httpserver import HTTPServer
from pytestqt.qtbot import QtBot
from werkzeug import Request, Response

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.gui.dialogs.open_from_web_dialogs import FetchFailuresDialog, OpenFromWebDialog
from sitemap_studio.gui.dialogs.site_merge_dialog import SiteMergeDialog
from sitemap_studio.gui.dialogs.source_dialogs import (
    ColumnsDialog,
    LogDialog,
    MergeDialog,
    ScanDialog,
    SkippedPagesDialog,
)
from sitemap_studio.gui.widgets.message_boxes import RemoveAllQuestion
from sitemap_studio.gui.windows import Windows
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.sources.fetched_copies import STATE_FILE
from tests.builders import HOST, put, urlset
from tests.gui.conftest import confirm_save


def dialog_of(window, kind, qtbot: QtBot):
    qtbot.waitUntil(lambda: any(found.isVisible() for found in window.findChildren(kind)))
    dialog = next(found for found in window.findChildren(kind) if found.isVisible())
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def serve_set(server: HTTPServer, *, is_whole: bool = True) -> str:
    url = server.url_for
    index = "".join(f"<sitemap><loc>{url(path)}</loc></sitemap>" for path in ("/a.xml", "/b.xml"))
    server.expect_request("/sitemap.xml").respond_with_data(
        f'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{index}</sitemapindex>'
    )
    server.expect_request("/a.xml").respond_with_data(urlset(f"{HOST}/1"))
    server.expect_request("/b.xml").respond_with_data(urlset(f"{HOST}/2") if is_whole else "", 200 if is_whole else 404)
    return url("/sitemap.xml")


@pytest.mark.parametrize("is_whole", [True, False], ids=["complete", "incomplete"])
def test_set_from_web_opens_and_reports_failed_files(
    window, tmp_path: Path, httpserver: HTTPServer, qtbot: QtBot, is_whole: bool
):
    url = serve_set(httpserver, is_whole=is_whole)
    window.actions_by_id["open-web"].trigger()
    dialog = dialog_of(window, OpenFromWebDialog, qtbot)
    dialog.url.setCurrentText(url)
    assert dialog.folder.line.text().endswith("localhost")
    dialog.folder.line.setText(str(tmp_path / "copy"))
    with qtbot.waitSignal(window.checking.settled):
        dialog.accept_button.click()
    assert window.files.name == "sitemap.xml"
    assert window.set_url.value == url
    assert len(window.session.document.table) == 1 + is_whole
    if not is_whole:
        assert window.messages.text == "One file could not be opened from the web."
        window.messages.offers[0].click()
        failures = dialog_of(window, FetchFailuresDialog, qtbot)
        assert [failures.rows.index(0, column).data() for column in range(2)] == [httpserver.url_for("/b.xml"), "404"]
        assert "The server answered 404" in failures.rows.index(0, 2).data()
        qtbot.keyClick(failures, Qt.Key.Key_C, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(lambda: "/b.xml\t404\tThe server" in QApplication.clipboard().text())
        QApplication.clipboard().clear()
        qtbot.keyClick(failures, Qt.Key.Key_Escape)
    window.actions_by_id["open-web"].trigger()
    again = dialog_of(window, OpenFromWebDialog, qtbot)
    assert again.url.itemText(0) == url
    again.reject()


def test_failed_web_files_are_fetched_again_on_request(window, tmp_path: Path, httpserver: HTTPServer, qtbot: QtBot):
    url = serve_set(httpserver, is_whole=False)
    window.web.ask_url(url)
    dialog = dialog_of(window, OpenFromWebDialog, qtbot)
    dialog.folder.line.setText(str(tmp_path / "copy"))
    with qtbot.waitSignal(window.checking.settled):
        dialog.accept_button.click()
    httpserver.clear_all_handlers()
    serve_set(httpserver)
    again = window.messages.offers[1]
    assert again.text() == "Fetch again …"
    again.click()
    merge = dialog_of(window, SiteMergeDialog, qtbot)
    qtbot.waitUntil(lambda: merge.button.isEnabled() and not merge.is_job_pending)
    merge.button.click()
    qtbot.waitUntil(lambda: window.session.document.table.locs() == [f"{HOST}/1", f"{HOST}/2"])
    with qtbot.waitSignal(window.files.saved):
        window.files.save()
        assert confirm_save(window)
    assert f"<loc>{HOST}/2</loc>" in (tmp_path / "copy" / "b.xml").read_text()
    assert (tmp_path / "copy" / "sitemap.xml").read_text().count("<sitemap>") == 2


def test_stopped_fetch_leaves_complete_files_and_open_set(
    window, open_set, three_entries, tmp_path: Path, qtbot: QtBot
):
    open_set(three_entries)
    is_asked, may_answer = Event(), Event()

    def answer(_: Request) -> Response:
        is_asked.set()
        may_answer.wait(20)
        return Response(urlset(f"{HOST}/2"))

    with HTTPServer(threaded=True) as server:
        server.expect_oneshot_request("/b.xml").respond_with_handler(answer)
        window.web.ask_url(serve_set(server))
        dialog = dialog_of(window, OpenFromWebDialog, qtbot)
        dialog.folder.line.setText(str(tmp_path / "copy"))
        dialog.accept_button.click()
        qtbot.waitUntil(is_asked.is_set)
        qtbot.waitUntil((tmp_path / "copy" / "a.xml").exists)
        qtbot.waitUntil(lambda: len(window.jobs.running) == 1)
        window.jobs.running[0].cancel()
        qtbot.waitUntil(lambda: not window.jobs.running)
        may_answer.set()
    assert "Canceled" in window.messages.text
    assert {path.name for path in (tmp_path / "copy").iterdir()} == {"sitemap.xml", "a.xml", STATE_FILE}
    assert (tmp_path / "copy" / "a.xml").read_bytes() == urlset(f"{HOST}/1").encode()
    assert len(window.session.document.table) == 3


def test_robots_txt_url_opens_all_listed_sitemaps(window, tmp_path: Path, httpserver: HTTPServer, qtbot: QtBot):
    serve_set(httpserver)
    named = "".join(f"Sitemap: {httpserver.url_for(path)}\n" for path in ("/a.xml", "/b.xml"))
    httpserver.expect_request("/robots.txt").respond_with_data(named)
    window.web.ask_url(httpserver.url_for("/robots.txt"))
    dialog = dialog_of(window, OpenFromWebDialog, qtbot)
    dialog.folder.line.setText(str(tmp_path / "copy"))
    with qtbot.waitSignal(window.checking.settled):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert window.session.document.table.locs() == [f"{HOST}/1", f"{HOST}/2"]
    assert window.set_url.value == httpserver.url_for("/")


def test_set_fetched_into_new_window_has_its_url(
    windows: Windows, three_entries, tmp_path: Path, httpserver: HTTPServer, qtbot: QtBot
):
    (first,) = windows.all
    with qtbot.waitSignal(first.checking.settled):
        first.files.open(three_entries)
    url = serve_set(httpserver, is_whole=False)
    first.web.ask_url(url)
    dialog = dialog_of(first, OpenFromWebDialog, qtbot)
    dialog.folder.line.setText(str(tmp_path / "copy"))
    dialog.accept_button.click()
    qtbot.waitUntil(lambda: len(windows.all) == 2 and windows.all[1].messages.text != "")
    second = windows.all[1]
    assert second.set_url.value == url
    assert "could not be opened from the web" in second.messages.text
    qtbot.waitUntil(lambda: not any(window.jobs.running for window in windows.all))


@pytest.mark.parametrize("data", ["url", "text"])
def test_dropped_or_pasted_link_is_proposed_in_web_dialog(window, data: str, qtbot: QtBot):
    link, mime = f"{HOST}/sitemap.xml", QMimeData()
    if data == "url":
        mime.setUrls([QUrl(link)])
    else:
        mime.setText(f" {link}\n")
    window.activateWindow()
    actions, button = Qt.DropAction.CopyAction | Qt.DropAction.LinkAction, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(QPoint(300, 300), actions, mime, button, Qt.KeyboardModifier.NoModifier)
    assert QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPoint(300, 300), actions, mime, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, drop)
    dialog = dialog_of(window, OpenFromWebDialog, qtbot)
    assert dialog.url.currentText() == link
    assert dialog.folder.line.text().endswith("www.example.com")
    dialog.reject()
    QApplication.clipboard().setText(mime.text())
    qtbot.keyClick(window.start_page.focusProxy(), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: sum(each.isVisible() for each in window.findChildren(OpenFromWebDialog)) == 1)
    dialog_of(window, OpenFromWebDialog, qtbot).reject()
    QApplication.clipboard().clear()


@pytest.mark.parametrize(("text", "proposed"), [(f"{HOST}/map.xml", f"{HOST}/map.xml"), ("no link", ""), ("", "")])
def test_open_from_web_proposes_only_link_in_clipboard(window, text: str, proposed: str, qtbot: QtBot):
    QApplication.clipboard().setText(text)
    window.actions_by_id["open-web"].trigger()
    dialog = dialog_of(window, OpenFromWebDialog, qtbot)
    assert dialog.url.currentText() == proposed
    assert dialog.accept_button.isEnabled() == bool(proposed)
    dialog.reject()
    QApplication.clipboard().clear()


def test_link_dropped_on_filter_is_inserted_as_text(window, open_set, three_entries):
    open_set(three_entries)
    mime = QMimeData()
    mime.setUrls([QUrl(f"{HOST}/a")])
    mime.setText(f"{HOST}/a")
    line = next(each for each in window.findChildren(QLineEdit) if each.isVisible() and each.acceptDrops())
    actions, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    for kind in (QDragEnterEvent, QDropEvent):
        QApplication.sendEvent(line, kind(QPoint(5, 5), actions, mime, button, Qt.KeyboardModifier.NoModifier))
    assert line.text().endswith(f"{HOST}/a")
    assert not window.findChildren(OpenFromWebDialog)


def test_failed_fetch_keeps_open_set_and_offers_retry(window, open_set, three_entries, tmp_path: Path, qtbot: QtBot):
    open_set(three_entries)
    window.web.ask_url("http://127.0.0.1:1/s.xml")
    dialog = dialog_of(window, OpenFromWebDialog, qtbot)
    dialog.folder.line.setText(str(tmp_path / "copy"))
    dialog.accept_button.click()
    qtbot.waitUntil(lambda: not window.jobs.running)
    qtbot.waitUntil(lambda: window.messages.severity is Severity.ERROR)
    assert len(window.session.document.table) == 3
    assert [offer.text() for offer in window.messages.offers] == ["Fetch again", "Change URL …"]
    window.messages.offers[1].click()
    again = dialog_of(window, OpenFromWebDialog, qtbot)
    assert again.url.currentText() == "http://127.0.0.1:1/s.xml"
    again.reject()


def test_refused_web_requests_are_listed_without_password(window, tmp_path: Path, httpserver: HTTPServer, qtbot: QtBot):
    httpserver.expect_request(re.compile(".*")).respond_with_data(status=403)
    window.web.ask_url(httpserver.url_for("/").replace("//", "//ann:s3cret@"))
    dialog = dialog_of(window, OpenFromWebDialog, qtbot)
    dialog.folder.line.setText(str(tmp_path / "copy"))
    dialog.accept_button.click()
    qtbot.waitUntil(lambda: window.messages.severity is Severity.ERROR)
    assert "s3cret" not in window.messages.text
    assert [offer.text() for offer in window.messages.offers] == ["Show list …", "Fetch again", "Change URL …"]
    window.messages.offers[0].click()
    failures = dialog_of(window, FetchFailuresDialog, qtbot)
    assert [failures.rows.index(0, column).data() for column in range(2)] == [httpserver.url_for("/robots.txt"), "403"]
    failures.reject()
    window.actions_by_id["open-web"].trigger()
    again = dialog_of(window, OpenFromWebDialog, qtbot)
    assert again.url.itemText(0) == httpserver.url_for("/")
    again.reject()


def test_set_from_folder_of_pages_lists_skipped_pages(window, tmp_path: Path, qtbot: QtBot):
    put(tmp_path / "site" / "index.html", "<html><head></head></html>")
    put(tmp_path / "site" / "no.html", '<html><head><meta name="robots" content="noindex"></head></html>')
    window.actions_by_id["new-from-folder"].trigger()
    dialog = dialog_of(window, ScanDialog, qtbot)
    assert not dialog.accept_button.isEnabled()
    dialog.folder.line.setText(str(tmp_path / "site"))
    dialog.url.setText(f"{HOST}/")
    with qtbot.waitSignal(window.checking.settled):
        dialog.accept_button.click()
    assert window.session.document.table.locs() == [f"{HOST}/"]
    qtbot.waitUntil(lambda: "ask search engines not to index them (1)" in window.messages.text)
    assert window.session.has_unsaved
    (offer,) = window.messages.offers
    offer.click()
    listed = dialog_of(window, SkippedPagesDialog, qtbot)
    row = [listed.rows.index(0, column).data() for column in range(listed.rows.columnCount())]
    assert row == ["no.html", "The page asks search engines not to index it."]
    listed.reject()


def test_options_of_folder_scan_are_applied_and_stored(window, tmp_path: Path, qtbot: QtBot):
    for name in ("start.html", "a.php", "drafts/b.html", "c.html"):
        put(tmp_path / "site" / name, "<html><head></head><body><img src='/i.png'></body></html>")
    window.actions_by_id["new-from-folder"].trigger()
    dialog = dialog_of(window, ScanDialog, qtbot)
    dialog.folder.line.setText(str(tmp_path / "site"))
    dialog.url.setText(f"{HOST}/")
    dialog.include.clear()
    assert not dialog.accept_button.isEnabled()
    dialog.include.setText("*.html, *.php")
    dialog.exclude.setText("drafts/*")
    dialog.default_files.setText("start.html")
    dialog.images.setChecked(True)
    dialog.clean_urls.setChecked(True)
    with qtbot.waitSignal(window.checking.settled):
        dialog.accept_button.click()
    assert window.session.document.table.locs() == [f"{HOST}/a", f"{HOST}/c", f"{HOST}/"]
    assert window.session.document.table.extensions_of(window.session.document.table.order).height == 3
    window.actions_by_id["new-from-folder"].trigger()
    again = dialog_of(window, ScanDialog, qtbot)
    folder, options = again.chosen_value()
    assert (folder, options.base_url) == (tmp_path / "site", f"{HOST}/")
    assert (options.include, options.exclude) == (["*.html", "*.php"], ["drafts/*"])
    assert (options.default_files, options.dates, options.has_images) == (["start.html"], "files", True)
    assert options.has_clean_urls
    again.reject()


def row_texts(model) -> list[list[str]]:
    return [[model.index(row, column).data() for column in range(5)] for row in range(model.rowCount())]


@pytest.fixture
def dated_set(tmp_path: Path) -> Path:
    """Sitemap of three entries."""
    entries = ({"loc": f"{HOST}/a", "lastmod": "2026-01-01"}, f"{HOST}/same", f"{HOST}/gone")
    return put(tmp_path / "s.xml", urlset(*entries))


@pytest.fixture
def crawl(tmp_path: Path) -> Path:
    """Crawler table with a new entry, a changed one, and an equal one."""
    rows = f"{HOST}/new,2026-03-03,200\n{HOST}/a,2026-02-02,200\n{HOST}/same,,200\n{HOST}/x,,404\n"
    return put(tmp_path / "t.csv", f"URL,Last Modified,Status Code\n{rows}")


def test_merge_outcomes_are_listed_and_keys_change_them(open_set, dated_set, crawl, qtbot: QtBot):
    window = open_set(dated_set)
    window.sources.merge_files([crawl])
    dialog = dialog_of(window, MergeDialog, qtbot)
    assert [box.text() for box in dialog.boxes.values()] == [
        "&Add one new entry", "&Update one entry", "&Remove one entry missing from the source",
    ]  # fmt: skip
    assert dialog.chosen_value() == {"new"}
    assert row_texts(dialog.rows) == [
        ["Add", f"{HOST}/new", "", "", "2026-03-03"],
        ["Keep", f"{HOST}/a", "lastmod", "2026-01-01", "2026-02-02"],
        ["Keep", f"{HOST}/gone", "", "", ""],
        ["Keep", f"{HOST}/same", "", "", ""],
    ]
    alt = Qt.KeyboardModifier.AltModifier

    def outcomes() -> list[str]:
        return [row[0] for row in row_texts(dialog.rows)]

    for key, expected in (
        (Qt.Key.Key_A, ["Skip", "Keep", "Keep", "Keep"]),
        (Qt.Key.Key_U, ["Skip", "Change", "Keep", "Keep"]),
        (Qt.Key.Key_R, ["Skip", "Change", "Remove", "Keep"]),
    ):
        qtbot.keyClick(dialog, key, alt)
        qtbot.waitUntil(partial(lambda expected: outcomes() == expected, expected))
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not window.session.undo_stack.count()


def test_merge_that_only_adds_entries_is_called_append(open_set, dated_set, crawl, qtbot: QtBot):
    window = open_set(dated_set)
    window.sources.merge_files([crawl])
    dialog = dialog_of(window, MergeDialog, qtbot)
    assert (dialog.windowTitle(), dialog.accept_button.text()) == ("Append entries", "Append")
    dialog.boxes["changed"].setChecked(True)
    assert (dialog.windowTitle(), dialog.accept_button.text()) == ("Merge entries", "Merge")
    dialog.boxes["changed"].setChecked(False)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert window.session.undo_stack.undoText() == "Append one entry"
    assert window.session.document.table.locs()[-1] == f"{HOST}/new"


def test_merging_file_is_one_undoable_step(open_set, dated_set, crawl, qtbot: QtBot):
    window = open_set(dated_set)
    window.sources.merge_files([crawl])
    dialog = dialog_of(window, MergeDialog, qtbot)
    for box in dialog.boxes.values():
        box.setChecked(True)
    dialog.accept_button.click()
    session, merged = window.session, [f"{HOST}/a", f"{HOST}/same", f"{HOST}/new"]
    assert session.document.table.locs() == merged
    assert (session.undo_stack.count(), session.undo_stack.undoText()) == (1, "Merge 3 entries")
    session.undo()
    assert session.document.table.locs() == [f"{HOST}/a", f"{HOST}/same", f"{HOST}/gone"]
    assert not window.session.has_unsaved
    session.redo()
    window.files.save()
    qtbot.waitUntil(lambda: not window.files.is_saving and not window.session.has_unsaved)
    saved = open_path(dated_set).table
    assert saved.locs() == merged
    assert saved.value(int(saved.order[0]), "lastmod") == "2026-02-02"


@pytest.mark.parametrize("agrees", [True, False], ids=["accepted", "rejected"])
def test_merge_that_removes_all_entries_asks_for_confirmation(open_set, dated_set, qtbot: QtBot, agrees: bool):
    window = open_set(dated_set)
    before = window.session.document.table.locs()
    window.sources.merge_files([put(dated_set.with_name("other.txt"), f"{HOST}/other\n")])
    dialog = dialog_of(window, MergeDialog, qtbot)
    dialog.boxes["gone"].setChecked(True)
    dialog.accept_button.click()
    question = dialog_of(window, RemoveAllQuestion, qtbot)
    assert question.text() == f"All {len(before)} entries of the set will be removed."
    assert window.session.document.table.locs() == before
    if agrees:
        next(button for button in question.buttons() if button.text() == "&Remove").click()
        assert window.session.document.table.locs() == [f"{HOST}/other"]
    else:
        qtbot.keyClick(question, Qt.Key.Key_Escape)
        assert window.session.document.table.locs() == before
        dialog.reject()


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """Table with unknown headers."""
    return put(tmp_path / "seiten.csv", f"Nr;Seite;Stand\n1;{HOST}/new;2026-03-03\n2;{HOST}/a;\n")


def test_columns_of_unknown_table_are_asked_only_once(open_set, dated_set, table, qtbot: QtBot):
    window = open_set(dated_set)
    window.sources.merge_files([table])
    dialog = dialog_of(window, ColumnsDialog, qtbot)
    assert [dialog.rows.index(0, column).data() for column in range(3)] == ["1", f"{HOST}/new", "2026-03-03"]
    assert dialog.chosen_value() == {"loc": "Seite", "lastmod": "Stand"}
    dialog.boxes["loc"].setCurrentIndex(0)
    assert not dialog.accept_button.isEnabled()
    qtbot.keyClicks(dialog.boxes["loc"], "Seite")
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    merging = dialog_of(window, MergeDialog, qtbot)
    assert ["Add", f"{HOST}/new", "", "", "2026-03-03"] in row_texts(merging.rows)
    merging.reject()
    for _ in range(2):
        window.sources.merge_files([put(table.with_name("other.csv"), table.read_text())])
        merging = dialog_of(window, MergeDialog, qtbot)
        assert not any(each.isVisible() for each in window.findChildren(ColumnsDialog))
        merging.reject()


def test_stored_columns_of_merged_table_can_be_changed(open_set, dated_set, table, qtbot: QtBot):
    window = open_set(dated_set)
    window.sources.merge_files([table])
    dialog_of(window, ColumnsDialog, qtbot).accept_button.click()
    merging = dialog_of(window, MergeDialog, qtbot)
    qtbot.keyClick(merging, Qt.Key.Key_C, Qt.KeyboardModifier.AltModifier)
    again = dialog_of(window, ColumnsDialog, qtbot)
    again.boxes["lastmod"].setCurrentIndex(0)
    again.accept_button.click()
    merging = dialog_of(window, MergeDialog, qtbot)
    assert ["Add", f"{HOST}/new", "", "", ""] in row_texts(merging.rows)
    merging.reject()


def test_rejected_columns_dialog_changes_and_stores_nothing(open_set, dated_set, table, qtbot: QtBot):
    window = open_set(dated_set)
    for _ in range(2):
        window.sources.merge_files([table])
        qtbot.keyClick(dialog_of(window, ColumnsDialog, qtbot), Qt.Key.Key_Escape)
    assert not window.session.undo_stack.count()
    assert not window.messages.text


def test_table_is_imported_as_new_set_on_request(window, table, qtbot: QtBot):
    with qtbot.waitSignal(window.files.open_failed):
        window.files.open(table)
    (offer,) = window.messages.offers
    assert offer.text() == "Import as table …"
    offer.click()
    dialog_of(window, ColumnsDialog, qtbot).accept_button.click()
    with qtbot.waitSignal(window.checking.settled):
        pass
    assert window.session.document.table.locs() == [f"{HOST}/new", f"{HOST}/a"]


def test_merging_table_of_paths_asks_for_its_site(open_set, dated_set, qtbot: QtBot):
    window = open_set(dated_set)
    window.sources.merge_files(
        [put(dated_set.with_name("ga.csv"), "# Pages\n\nPage path and screen class,Views\n/new,5\n")]
    )
    asking = dialog_of(window, LogDialog, qtbot)
    assert asking.windowTitle() == "Site of “ga.csv”"
    asking.accept_button.click()
    merging = dialog_of(window, MergeDialog, qtbot)
    assert ["Add", f"{HOST}/new", "", "", ""] in row_texts(merging.rows)
    merging.reject()


def test_merge_notes_unrecognized_column_with_status_codes(open_set, dated_set, qtbot: QtBot):
    window = open_set(dated_set)
    window.sources.merge_files([put(dated_set.with_name("t.csv"), f"URL,Antwort\n{HOST}/new,404\n")])
    merging = dialog_of(window, MergeDialog, qtbot)
    notes = [label.text() for label in merging.findChildren(QLabel)]
    assert any("no column of the status was recognised" in note and "“Antwort”" in note for note in notes)
    merging.reject()


def log_line(path: str, *, day: int = 1, agent: str = "Firefox") -> str:
    return f'1.1.1.1 - - [0{day}/Mar/2026:10:00:00 +0000] "GET {path} HTTP/1.1" 200 5 "-" "{agent}"\n'


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Access log with a page of the set, a new page with three visits, a picture and a feed."""
    lines = (
        log_line("/a"), log_line("/new?x=1"), log_line("/new?x=2", day=2, agent="Googlebot/2.1"),
        log_line("/new", day=3), log_line("/p.png"), log_line("/feed.rss"),
    )  # fmt: skip
    return put(tmp_path / "access.log", "".join(lines))


def visits(model) -> list[list[str]]:
    columns = (0, 1, 6, 7, 8)
    return [[model.index(row, column).data() for column in columns] for row in range(model.rowCount())]


def test_merge_of_log_shows_visits_of_each_entry(open_set, dated_set, log, qtbot: QtBot):
    window = open_set(dated_set)
    window.sources.merge_files([log])
    asking = dialog_of(window, LogDialog, qtbot)
    assert asking.url.text() == f"{HOST}/"
    qtbot.keyClick(asking, Qt.Key.Key_Return)
    dialog = dialog_of(window, MergeDialog, qtbot)
    assert [dialog.rows.headerData(column, Qt.Orientation.Horizontal) for column in (6, 7, 8)] == [
        "Hits", "Last visit (UTC)", "Last search bot (UTC)",
    ]  # fmt: skip
    assert visits(dialog.rows) == [
        ["Add", f"{HOST}/new", "3", "2026-03-03 10:00", "2026-03-02 10:00"],
        ["Keep", f"{HOST}/same", "", "", ""],
        ["Keep", f"{HOST}/gone", "", "", ""],
        ["Keep", f"{HOST}/a", "1", "2026-03-01 10:00", ""],
    ]
    dialog.accept_button.click()
    assert window.session.document.table.locs()[-1] == f"{HOST}/new"


def test_log_options_determine_added_urls_and_are_remembered(open_set, dated_set, log, qtbot: QtBot):
    window = open_set(dated_set)
    window.sources.merge_files([log])
    asking = dialog_of(window, LogDialog, qtbot)
    asking.extensions.setText("rss png")
    qtbot.keyClick(asking, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: not asking.names_without_extension.isChecked())
    asking.accept_button.click()
    dialog = dialog_of(window, MergeDialog, qtbot)
    assert [row[1] for row in visits(dialog.rows) if row[0] == "Add"] == [f"{HOST}/feed.rss", f"{HOST}/p.png"]
    qtbot.keyClick(dialog, Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    again = dialog_of(window, LogDialog, qtbot)
    assert (again.extensions.text(), again.names_without_extension.isChecked()) == ("rss, png", False)
    again.names_without_extension.setChecked(True)
    again.extensions.clear()
    qtbot.keyClick(again, Qt.Key.Key_K, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(again.queries.isChecked)
    again.accept_button.click()
    dialog = dialog_of(window, MergeDialog, qtbot)
    new = [row[1:3] for row in visits(dialog.rows) if row[0] == "Add"]
    assert new == [[f"{HOST}/new", "1"], [f"{HOST}/new?x=1", "1"], [f"{HOST}/new?x=2", "1"]]
    dialog.reject()


def test_access_log_creates_set_after_showing_visits(window, log, qtbot: QtBot):
    with qtbot.waitSignal(window.files.open_failed):
        window.files.open(log)
    (offer,) = window.messages.offers
    assert offer.text() == "Import as access log …"
    offer.click()
    asking = dialog_of(window, LogDialog, qtbot)
    assert not asking.accept_button.isEnabled()
    asking.url.setText(HOST)
    asking.accept_button.click()
    dialog = dialog_of(window, MergeDialog, qtbot)
    assert visits(dialog.rows)[1] == ["Add", f"{HOST}/new", "3", "2026-03-03 10:00", "2026-03-02 10:00"]
    assert (dialog.windowTitle(), dialog.accept_button.text()) == ("New sitemap", "Create")
    with qtbot.waitSignal(window.checking.settled):
        dialog.accept_button.click()
    assert window.session.document.table.locs() == [f"{HOST}/a", f"{HOST}/new"]


def test_merging_file_of_unknown_format_is_refused(window, open_set, three_entries, tmp_path: Path, qtbot: QtBot):
    open_set(three_entries)
    window.sources.merge_files([put(tmp_path / "x.bin", "\0\1\2")])
    qtbot.waitUntil(lambda: not window.jobs.running)
    qtbot.waitUntil(lambda: window.messages.severity is Severity.ERROR)
    assert "x.bin" in window.messages.text


def test_merge_dialog_updates_extensions_of_listed_entries(open_set, tmp_path: Path, qtbot: QtBot):
    window = open_set(put(tmp_path / "a.xml", urlset(f"{HOST}/a")))
    window.sources.merge_files(
        [put(tmp_path / "t.csv", f"loc,image:loc,image:loc\n{HOST}/a,{HOST}/1.png,{HOST}/2.png\n")]
    )
    dialog = dialog_of(window, MergeDialog, qtbot)
    rows = dialog.rows
    texts = [[rows.index(row, column).data() for column in (2, 3, 4)] for row in range(rows.rowCount())]
    assert texts == [["image:loc", "", f"{HOST}/1.png"], ["image:loc", "", f"{HOST}/2.png"]]
    dialog.boxes["changed"].click()
    dialog.accept_value()
    table = window.session.document.table
    assert (table.extension_of(int(table.order[0])) or "").count("<image:loc>") == 2
    window.session.undo_stack.undo()
    assert table.extension_of(int(table.order[0])) is None
