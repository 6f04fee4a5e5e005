"""The publish dialog: changed files, robots.txt lines, and submission to a local IndexNow server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytest_httpserver import HTTPServer
from pytestqt.qtbot import QtBot
from werkzeug import Request, Response

from sitemap_studio.core.preferences import INDEXNOW_ENDPOINT
from sitemap_studio.document.command_line import KEY_VARIABLE
from sitemap_studio.gui.dialogs.export_dialog import ExportDialog
from sitemap_studio.gui.dialogs.publish_dialog import BING_URL, GOOGLE_URL, PublishDialog
from sitemap_studio.sources.indexnow import MAX_URLS
from tests.builders import HOST, put, two_versions, urlset
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import Opener, do
from tests.gui.shell.window_actions import end_of_export

KEY = "0123456789abcdef"
SITE = "http://www.example.com"


@pytest.fixture
def indexnow_server(httpserver: HTTPServer, monkeypatch: pytest.MonkeyPatch) -> HTTPServer:
    """Proxy that serves the key file of every host."""
    for name in ("HTTP_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("http_proxy", httpserver.url_for("/"))
    httpserver.expect_request(f"/{KEY}.txt").respond_with_data(KEY)
    return httpserver


@pytest.fixture
def site(versions: tuple[Path, Path]) -> tuple[Path, Path]:
    """Both versions of a site whose key file can be requested."""
    for path in versions:
        for file in path.parent.iterdir():
            file.write_text(file.read_text().replace(HOST, SITE))
    return versions


@pytest.fixture
def versions(tmp_path: Path) -> tuple[Path, Path]:
    """Indexes of the earlier and the current version of a set."""
    return two_versions(tmp_path)


def shown_dialog(window, qtbot: QtBot) -> PublishDialog:
    """Wait for a plan or an error, and return the dialog."""

    def found() -> list[PublishDialog]:
        return [each for each in window.findChildren(PublishDialog) if each.isVisible()]

    qtbot.waitUntil(lambda: bool(found()) and bool(found()[0].sentence.text()))
    return found()[0]


def open_dialog(window, qtbot: QtBot) -> PublishDialog:
    do(window, "publish")
    return shown_dialog(window, qtbot)


def prepare_submission(window, server: HTTPServer, qtbot: QtBot) -> PublishDialog:
    """Use a server as the endpoint of IndexNow; open the dialog, choose all URLs, and enter the key."""
    window.preferences.change({INDEXNOW_ENDPOINT: server.url_for("/")})
    dialog = open_dialog(window, qtbot)
    dialog.url_choice.setCurrentIndex(dialog.url_choice.findData("all"))
    dialog.key.setText(KEY)
    return dialog


def compare(dialog: PublishDialog, earlier: Path, qtbot: QtBot) -> None:
    before = dialog.publish_plan
    dialog.compare_with(str(earlier))
    qtbot.waitUntil(lambda: dialog.publish_plan is not before)


def rows(model) -> list[list[str]]:
    return [[model.index(row, column).data() for column in range(5)] for row in range(model.rowCount())]


def test_publish_dialog_lists_files_with_change_counts(open_set: Opener, versions, qtbot: QtBot):
    dialog = open_dialog(open_set(versions[1]), qtbot)
    assert [row[0] for row in rows(dialog.files)] == ["sitemap.xml", "posts.xml", "pages.xml"]
    assert dialog.file_view.isColumnHidden(1)
    compare(dialog, versions[0].parent, qtbot)
    assert rows(dialog.files) == [
        ["sitemap.xml", "Unchanged", "", "", ""],
        ["posts.xml", "Changed", "1", "", "1"],
        ["pages.xml", "Changed", "", "1", ""],
    ]
    assert not dialog.file_view.isColumnHidden(1)
    assert dialog.sentence.text() == (
        "2 files to upload. No errors remain. 2 URLs are new or changed. 1 URL was removed."
    )
    dialog.reject()
    again = open_dialog(dialog.parent(), qtbot)
    assert again.earlier.text() == str(versions[0].parent)
    again.reject()


def test_publish_buttons_are_disabled_during_planning(open_set: Opener, versions, qtbot: QtBot):
    window = open_set(versions[1])
    do(window, "publish")
    (dialog,) = window.findChildren(PublishDialog)
    dialog.key.setText(KEY)
    buttons = (dialog.copy_button, dialog.write_button, dialog.submit_button)
    assert not any(button.isEnabled() for button in buttons)
    qtbot.waitUntil(lambda: all(button.isEnabled() for button in buttons))
    qtbot.keyClicks(dialog.url, "x")
    assert not any(button.isEnabled() for button in buttons)
    dialog.key.clear()
    dialog.key.setText(KEY)
    assert not any(button.isEnabled() for button in buttons)
    qtbot.waitUntil(lambda: all(button.isEnabled() for button in buttons))
    assert dialog.robots_lines.toPlainText() == f"Sitemap: {HOST}/sitemap.xmlx"
    dialog.reject()


def test_sitemap_lines_for_robots_txt_are_copied_and_appended(open_set: Opener, versions, tmp_path: Path, qtbot: QtBot):
    robots = put(tmp_path / "robots.txt", "\ufeffUser-agent: *\r\nDisallow: /x")
    before = robots.read_bytes()
    dialog = open_dialog(open_set(versions[1]), qtbot)
    dialog.copy_button.click()
    line = f"Sitemap: {HOST}/sitemap.xml"
    assert QApplication.clipboard().text() == f"{line}\n"
    dialog.write_button.click()
    qtbot.waitUntil(lambda: any(each.isVisible() for each in dialog.findChildren(QFileDialog)))
    (files,) = dialog.findChildren(QFileDialog)
    assert files.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    files.fileSelected.emit(str(robots))
    files.reject()
    assert robots.read_bytes() == before + f"\r\n\r\n{line}\r\n".encode()
    assert dialog.answer.text() == "Added 1 line to “robots.txt”."
    dialog.write_robots(str(robots))
    assert dialog.answer.text() == "“robots.txt” already has these lines."
    dialog.write_robots(str(tmp_path))
    assert tmp_path.name in dialog.answer.text()
    dialog.reject()


def test_publishing_dialog_is_operable_by_keyboard_alone(
    open_set: Opener, site, indexnow_server: HTTPServer, tmp_path: Path, qtbot: QtBot
):
    indexnow_server.expect_request("/indexnow", method="POST").respond_with_data("Thank you", status=202)
    window = open_set(site[1])
    window.preferences.change({INDEXNOW_ENDPOINT: indexnow_server.url_for("/indexnow")})
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    dialog = shown_dialog(window, qtbot)
    alt = Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(dialog, Qt.Key.Key_E, alt)
    assert dialog.earlier.hasFocus()
    before = dialog.publish_plan
    qtbot.keyClicks(dialog.earlier, str(site[0]))
    qtbot.keyClick(dialog.earlier, Qt.Key.Key_Return)
    assert dialog.isVisible()
    qtbot.waitUntil(lambda: dialog.publish_plan is not before and dialog.publish_plan is not None)
    qtbot.keyClick(dialog, Qt.Key.Key_N, alt)
    assert dialog.pages.currentIndex() == 2
    assert not dialog.submit_button.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Y, alt)
    qtbot.waitUntil(lambda: bool(dialog.key.text()))
    key = dialog.key.text()
    dialog.save_key_file(str(tmp_path))
    assert (tmp_path / f"{key}.txt").read_text() == key
    indexnow_server.expect_request(f"/{key}.txt").respond_with_data(key)
    assert f"{SITE}/{key}.txt" in dialog.answer.text()
    assert [dialog.urls.index(row, 1).data() for row in range(3)] == ["New or changed", "New or changed", "Removed"]
    qtbot.keyClick(dialog, Qt.Key.Key_M, alt)
    qtbot.waitUntil(lambda: "3 URLs" in dialog.answer.text())
    answer = "www.example.com, 3 URLs: Accepted. The key will be checked.\nResponse: “Thank you”"
    assert dialog.answer.text() == answer
    request = indexnow_server.log[-1][0]
    assert [each.path for each, _ in indexnow_server.log] == [f"/{key}.txt", "/indexnow"]
    assert request.json == {
        "host": "www.example.com",
        "key": key,
        "keyLocation": f"{SITE}/{key}.txt",
        "urlList": [f"{SITE}/b", f"{SITE}/page", f"{SITE}/gone"],
    }
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    again = open_dialog(window, qtbot)
    assert again.key.text() == key
    again.reject()


def test_only_selected_entries_are_submitted_to_indexnow(
    open_set: Opener, site, indexnow_server: HTTPServer, qtbot: QtBot
):
    indexnow_server.expect_request("/", method="POST").respond_with_data(status=403)
    window = open_set(site[1])
    window.preferences.change({INDEXNOW_ENDPOINT: indexnow_server.url_for("/")})
    window.page.view.selectRow(1)
    dialog = open_dialog(window, qtbot)
    assert dialog.url_choice.currentText() == "Selected entries (1)"
    dialog.key.setText("no key")
    dialog.submit_button.click()
    assert "not a valid key" in dialog.answer.text()
    dialog.key.setText(KEY)
    dialog.submit_button.click()
    qtbot.waitUntil(lambda: "The key file is missing" in dialog.answer.text())
    assert [json.loads(request.data)["urlList"] for request, _ in indexnow_server.log if request.data] == [
        [f"{SITE}/b"]
    ]
    dialog.reject()


def test_stopping_indexnow_in_second_batch_lists_its_urls_unsubmitted(
    open_set: Opener, tmp_path: Path, indexnow_server: HTTPServer, qtbot: QtBot
):
    is_asked, may_answer, sent = Event(), Event(), list[int]()

    def answer(request: Request) -> Response:
        sent.append(len(request.json["urlList"]))
        if len(sent) == 2:
            is_asked.set()
            may_answer.wait(20)
        return Response()

    indexnow_server.expect_request("/", method="POST").respond_with_handler(answer)
    window = open_set(put(tmp_path / "s.xml", urlset(*(f"{SITE}/{number}" for number in range(MAX_URLS + 5)))))
    dialog = prepare_submission(window, indexnow_server, qtbot)
    assert dialog.stop_button.isHidden()
    dialog.submit_button.click()
    assert not dialog.submit_button.isEnabled()
    qtbot.waitUntil(is_asked.is_set)
    dialog.stop_button.click()
    qtbot.waitUntil(lambda: dialog.answer.text().startswith("Stopped. 10,000 URLs were submitted.\n"))
    may_answer.set()
    assert dialog.url_choice.currentText() == "Not submitted (5)"
    assert listed(dialog) == [[f"{SITE}/{MAX_URLS + number}", "The submission was stopped."] for number in range(5)]
    assert sent == [MAX_URLS, 5]
    assert dialog.stop_button.isHidden()
    assert dialog.submit_button.isEnabled()
    dialog.reject()


def listed(dialog: PublishDialog) -> list[list[str]]:
    """Return the listed URLs with their states."""
    return [[dialog.urls.index(row, column).data() for column in (0, 1)] for row in range(dialog.urls.rowCount())]


def test_urls_not_submitted_to_indexnow_are_listed_with_reasons(
    open_set: Opener, tmp_path: Path, indexnow_server: HTTPServer, qtbot: QtBot
):
    bodies = list[dict[str, object]]()

    def answer(request: Request) -> Response:
        bodies.append(request.json)
        return Response("No\x1b", status=422 if len(bodies) == 1 else 200)

    indexnow_server.expect_request("/blog/key.txt").respond_with_data(KEY)
    indexnow_server.expect_request("/", method="POST").respond_with_handler(answer)
    window = open_set(put(tmp_path / "s.xml", urlset(f"{SITE}/blog/ä", f"{SITE}/other", "/relative")))
    dialog = prepare_submission(window, indexnow_server, qtbot)
    dialog.location.setText("/blog/")
    dialog.submit_button.click()
    assert dialog.answer.text() == (
        "“/blog/” can't be the URL of a key file. For example https://www.example.com/blog/."
    )
    dialog.location.setText(f"{SITE}/blog/key.txt")
    dialog.save_key_file(str(tmp_path))
    assert (tmp_path / "key.txt").read_text() == KEY
    dialog.submit_button.click()
    qtbot.waitUntil(lambda: "3 URLs were not submitted." in dialog.answer.text())
    assert "Response: “No\\x1b”" in dialog.answer.text()
    refused = "The URLs are of another host, or the key is not valid."
    assert sorted(listed(dialog)) == [
        ["/relative", "This is not a valid http or https URL."],
        [f"{SITE}/blog/ä", refused], [f"{SITE}/other", "The URL is outside the folder of the key file, “/blog/”."],
    ]  # fmt: skip
    assert not dialog.url_view.isColumnHidden(1)
    dialog.submit_button.click()
    qtbot.waitUntil(lambda: "2 URLs were not submitted." in dialog.answer.text())
    assert [body["urlList"] for body in bodies] == [[f"{SITE}/blog/%C3%A4"]] * 2
    assert bodies[0]["keyLocation"] == f"{SITE}/blog/key.txt"
    dialog.reject()
    again = open_dialog(window, qtbot)
    assert (again.key.text(), again.location.text()) == (KEY, f"{SITE}/blog/key.txt")
    again.reject()


def test_stopping_ends_wait_for_busy_indexnow_endpoint(
    open_set: Opener, site, indexnow_server: HTTPServer, qtbot: QtBot
):
    indexnow_server.expect_request("/", method="POST").respond_with_data(status=429, headers={"Retry-After": "300"})
    window = open_set(site[1])
    dialog = prepare_submission(window, indexnow_server, qtbot)
    dialog.submit_button.click()
    qtbot.waitUntil(lambda: "waiting 300 seconds" in dialog.answer.text())
    dialog.stop_button.click()
    qtbot.waitUntil(lambda: dialog.answer.text() == "Stopped. 0 URLs were submitted.")
    assert [text for _, text in listed(dialog)] == ["The submission was stopped."] * 3
    dialog.reject()


def test_closing_publish_dialog_stops_submission(open_set: Opener, site, indexnow_server: HTTPServer, qtbot: QtBot):
    indexnow_server.expect_request("/", method="POST").respond_with_data(status=429, headers={"Retry-After": "1"})
    window = open_set(site[1])
    dialog = prepare_submission(window, indexnow_server, qtbot)
    dialog.submit_button.click()
    qtbot.waitUntil(lambda: len(indexnow_server.log) == 2)
    dialog.reject()
    qtbot.waitUntil(lambda: not window.jobs.running)
    assert len(indexnow_server.log) == 2


def test_indexnow_answers_of_many_hosts_are_shortened(
    open_set: Opener, tmp_path: Path, indexnow_server: HTTPServer, qtbot: QtBot
):
    indexnow_server.expect_request("/", method="POST").respond_with_data()
    window = open_set(put(tmp_path / "s.xml", urlset(*(f"http://h{number}.example/" for number in range(6)))))
    dialog = prepare_submission(window, indexnow_server, qtbot)
    dialog.submit_button.click()
    qtbot.waitUntil(lambda: dialog.answer.text().endswith("\n…"))
    assert dialog.answer.text().count(".example, 1 URL: Accepted.") == 4
    assert dialog.url_choice.findData("unsubmitted") == -1
    dialog.reject()


def test_indexnow_key_of_environment_is_entered(open_set: Opener, site, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot):
    monkeypatch.setenv(KEY_VARIABLE, f"{KEY}\n")
    dialog = open_dialog(open_set(site[1]), qtbot)
    assert dialog.key.text() == KEY
    dialog.reject()


def test_publish_dialog_requests_missing_set_url_and_stores_it(open_set: Opener, tmp_path: Path, qtbot: QtBot):
    window = open_set(put(tmp_path / "s.xml", urlset("/relative")))
    dialog = open_dialog(window, qtbot)
    qtbot.waitUntil(dialog.url.hasFocus)
    assert dialog.publish_plan is None
    assert "not known" in dialog.sentence.text()
    assert not dialog.copy_button.isEnabled()
    qtbot.keyClicks(dialog.url, f"{HOST}/s.xml")
    qtbot.waitUntil(lambda: dialog.publish_plan is not None)
    assert dialog.robots_lines.toPlainText() == f"Sitemap: {HOST}/s.xml"
    with qtbot.waitSignal(window.checking.settled):
        dialog.reject()
    assert window.set_url.value == f"{HOST}/s.xml"


def test_invalid_earlier_version_to_compare_is_reported(open_set: Opener, versions, tmp_path: Path, qtbot: QtBot):
    window = open_set(versions[1])
    before = window.session.document.table.locs()
    dialog = open_dialog(window, qtbot)
    compare(dialog, put(tmp_path / "x.xml", "<html/>"), qtbot)
    assert dialog.publish_plan is None
    assert "x.xml" in dialog.sentence.text()
    assert rows(dialog.files) == []
    dialog.reject()
    assert window.session.document.table.locs() == before


def test_earlier_version_to_compare_is_fetched_from_web(
    open_set: Opener, versions, httpserver: HTTPServer, qtbot: QtBot
):
    for name in ("sitemap.xml", "posts.xml", "pages.xml"):
        text = (versions[0].parent / name).read_text()
        is_index = name == "sitemap.xml"
        text = text.replace(HOST, httpserver.url_for("/").rstrip("/")) if is_index else text
        httpserver.expect_request(f"/{name}").respond_with_data(text)
    dialog = open_dialog(open_set(versions[1]), qtbot)
    dialog.earlier.setFocus()
    dialog.earlier.clear()
    qtbot.keyClicks(dialog.earlier, httpserver.url_for("/sitemap.xml"))
    assert dialog.sentence.text() == "Press Enter to fetch the earlier version."
    assert not httpserver.log
    qtbot.keyClick(dialog.earlier, Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.copy_button.isEnabled)
    assert ["posts.xml", "Changed", "1", "", "1"] in rows(dialog.files)
    # Nothing is published under a URL that is no longer the one above.
    qtbot.keyClicks(dialog.url, "x")
    dialog.key.setText(KEY)
    assert not any(button.isEnabled() for button in (dialog.copy_button, dialog.write_button, dialog.submit_button))
    assert dialog.sentence.text() == "Press Enter to fetch the earlier version."
    qtbot.keyClick(dialog.url, Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.copy_button.isEnabled)
    assert dialog.robots_lines.toPlainText() == f"Sitemap: {HOST}/sitemap.xmlx"
    httpserver.clear_all_handlers()
    httpserver.expect_request("/sitemap.xml").respond_with_data(status=404)
    qtbot.keyClick(dialog.earlier, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.publish_plan is None)
    assert "can't be fetched" in dialog.sentence.text()
    dialog.reject()


def test_publish_dialog_reports_unsaved_changes(open_set: Opener, versions, qtbot: QtBot):
    window = open_set(versions[1])
    do(window, "add-entry")
    dialog = open_dialog(window, qtbot)
    assert "Unsaved changes are not in the files" in dialog.sentence.text()
    dialog.reject()


class Browser(QObject):
    """Records URLs that would open in the browser."""

    def __init__(self) -> None:
        super().__init__()
        self.visited: list[str] = []

    @Slot(QUrl)
    def open_url(self, url: QUrl) -> None:
        self.visited.append(url.toString())


@pytest.fixture
def browser() -> Iterator[Browser]:
    browser = Browser()
    QDesktopServices.setUrlHandler("https", browser, "open_url")  # type: ignore[arg-type]
    yield browser
    QDesktopServices.unsetUrlHandler("https")


def test_publish_dialog_opens_search_engine_pages_in_browser(
    open_set: Opener, versions, browser: Browser, qtbot: QtBot
):
    dialog = open_dialog(open_set(versions[1]), qtbot)
    for button in dialog.findChildren(QPushButton):
        if button.text() in {"&Google Search Console", "&Bing Webmaster Tools"}:
            button.click()
    assert browser.visited == [GOOGLE_URL, BING_URL]
    dialog.reject()


def test_messages_after_save_and_export_offer_publishing(open_set: Opener, tmp_path: Path, qtbot: QtBot):
    window = open_set(put(tmp_path / "s.xml", urlset(f"{HOST}/a")))
    do(window, "add-entry")
    with qtbot.waitSignal(window.files.saved):
        do(window, "save")
        assert confirm_save(window)
    assert window.status.note_button.isVisible()
    window.status.show_note("Something else.")
    assert not window.status.note_button.isVisible()
    do(window, "export")
    (export,) = window.findChildren(ExportDialog)
    with qtbot.waitSignal(export.planned):
        export.folder.setText(str(tmp_path / "out"))
    with end_of_export(window, qtbot):
        export.export_button.click()
    (publish,) = [button for button in window.messages.offers if button.text() == "Publish …"]
    publish.click()
    dialog = shown_dialog(window, qtbot)
    assert dialog.robots_lines.toPlainText() == f"Sitemap: {HOST}/sitemap.xml"
    dialog.reject()
