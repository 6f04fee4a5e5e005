"""Validation against the robots.txt of the hosts: fetched, beside the set, or chosen."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytest_httpserver import HTTPServer
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.open_from_web_dialogs import OpenFromWebDialog
from sitemap_studio.gui.dialogs.publish_dialog import PublishDialog
from sitemap_studio.gui.dialogs.robots_dialog import RobotsDialog
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Severity
from tests.builders import HOST, put, urlset
from tests.gui.shell.conftest import do

OTHER = "https://other.example"
RULES = ("loc-disallowed", "sitemap-unnamed", "loc-outside")


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    """Sitemap with a URL below /private/ and one of another host."""
    return put(tmp_path / "set" / "sitemap.xml", urlset(f"{HOST}/a", f"{HOST}/private/b", f"{OTHER}/c"))


@pytest.fixture
def robots(tmp_path: Path) -> Path:
    """robots.txt in another folder that disallows /private/ and lists no sitemap."""
    return put(tmp_path / "elsewhere" / "robots.txt", "User-agent: *\nDisallow: /private/\n")


def problem_counts(window) -> dict[str, int]:
    found = window.session.document.problems.counts()
    return {rule: found[rule] for rule in RULES if found.get(rule)}


def open_dialog(window, qtbot: QtBot) -> RobotsDialog:
    do(window, "robots")
    qtbot.waitUntil(lambda: any(each.isVisible() for each in window.findChildren(RobotsDialog)))
    return next(each for each in window.findChildren(RobotsDialog) if each.isVisible())


def rows(dialog: RobotsDialog) -> list[list[str]]:
    return [[dialog.rows.index(row, column).data() for column in range(3)] for row in range(dialog.rows.rowCount())]


def accept_dialog(window, qtbot: QtBot) -> None:
    # The empty set is checked, too.
    with qtbot.waitSignal(window.checking.settled):
        window.files.close()


def choose_file(window, path: Path, qtbot: QtBot, row: int = 0) -> None:
    dialog = open_dialog(window, qtbot)
    dialog.view.setCurrentIndex(dialog.rows.index(row, 0))
    dialog.set_file(str(path))
    with qtbot.waitSignal(window.checking.settled):
        dialog.accept_button.click()


def test_selected_robots_txt_is_applied_shown_and_stored(open_set, sitemap, robots, qtbot: QtBot):
    window = open_set(sitemap)
    window.set_url.change(f"{HOST}/sitemap.xml")
    assert not window.sitemaps.robots.isVisible()
    dialog = open_dialog(window, qtbot)
    assert rows(dialog) == [["www.example.com", "2", "none"], ["other.example", "1", "none"]]
    dialog.reject()
    choose_file(window, robots, qtbot)
    assert problem_counts(window) == {"loc-disallowed": 1, "sitemap-unnamed": 1, "loc-outside": 1}
    assert window.sitemaps.robots.isVisible()
    assert window.sitemaps.robots.accessibleName() == f"robots.txt of www.example.com: {robots}"
    accept_dialog(window, qtbot)
    assert not window.sitemaps.robots.isVisible()
    window = open_set(sitemap)
    assert problem_counts(window) == {"loc-disallowed": 1, "sitemap-unnamed": 1, "loc-outside": 1}
    window.sitemaps.robots.click()
    qtbot.waitUntil(lambda: any(each.isVisible() for each in window.findChildren(RobotsDialog)))
    again = next(each for each in window.findChildren(RobotsDialog) if each.isVisible())
    assert rows(again)[0] == ["www.example.com", "2", str(robots)]
    again.remove_button.click()
    with qtbot.waitSignal(window.checking.settled):
        again.accept_button.click()
    assert problem_counts(window) == {"loc-outside": 1}


def test_keyboard_assigns_robots_txt_to_second_host(open_set, sitemap, robots, qtbot: QtBot):
    window = open_set(sitemap)
    dialog = open_dialog(window, qtbot)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Down)
    qtbot.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: bool(dialog.findChildren(QFileDialog)))
    files = dialog.findChildren(QFileDialog)[0]
    assert files.windowTitle() == "robots.txt of other.example"
    files.fileSelected.emit(str(robots))
    files.reject()
    qtbot.waitUntil(lambda: rows(dialog)[1][2] == str(robots))
    with qtbot.waitSignal(window.checking.settled):
        qtbot.keyClick(dialog.accept_button, Qt.Key.Key_Return)
    assert list(window.robots.paths) == ["other.example"]


def test_robots_txt_listing_sitemap_allows_entries_of_its_host(open_set, sitemap, tmp_path: Path, qtbot: QtBot):
    window = open_set(sitemap)
    window.set_url.change(f"{HOST}/sitemap.xml")
    with qtbot.waitSignal(window.checking.settled):
        pass
    assert problem_counts(window) == {"loc-outside": 1}
    choose_file(window, put(tmp_path / "other.txt", f"Sitemap: {HOST}/sitemap.xml\n"), qtbot, row=1)
    assert problem_counts(window) == {}


def test_edits_and_undo_are_validated_against_robots_txt(open_set, sitemap, robots, qtbot: QtBot):
    window = open_set(sitemap)
    choose_file(window, robots, qtbot)
    view = window.page.view
    view.go_to(1, 0)
    do(window, "delete-entries")
    assert problem_counts(window) == {"sitemap-unnamed": 1}
    window.session.undo()
    assert problem_counts(window) == {"loc-disallowed": 1, "sitemap-unnamed": 1}


def test_renamed_sitemap_is_reported_as_unlisted_in_robots_txt(open_set, tmp_path: Path, qtbot: QtBot):
    for name in ("a.xml", "b.xml"):
        put(tmp_path / "set" / name, urlset(f"{HOST}/{name}"))
    window = open_set(tmp_path / "set")
    choose_file(window, put(tmp_path / "robots.txt", f"Sitemap: {HOST}/a.xml\nSitemap: {HOST}/b.xml\n"), qtbot)
    assert problem_counts(window) == {}
    window.set_commands.rename_sitemap(1, "c.xml")
    qtbot.waitUntil(lambda: problem_counts(window) == {"sitemap-unnamed": 1})
    window.session.undo()
    qtbot.waitUntil(lambda: problem_counts(window) == {})


def test_robots_rules_for_crawler_of_profile_apply(open_set, sitemap, tmp_path: Path, qtbot: QtBot):
    window = open_set(sitemap)
    file = put(tmp_path / "google.txt", f"User-agent: Googlebot\nDisallow: /a\nSitemap: {HOST}/sitemap.xml\n")
    choose_file(window, file, qtbot)
    for name, expected in (("google", {"loc-disallowed": 1}), ("bing", {}), ("google", {"loc-disallowed": 1})):
        window.profile_box.chosen.emit(PROFILES[name])
        qtbot.waitUntil(partial(lambda expected: problem_counts(window) == expected, expected))


def test_robots_txt_beside_set_applies_after_offer_is_accepted(open_set, sitemap, robots, qtbot: QtBot):
    beside = put(sitemap.with_name("robots.txt"), robots.read_text())
    window = open_set(sitemap)
    qtbot.waitUntil(lambda: "contains a robots.txt file" in window.messages.text)
    assert problem_counts(window) == {}
    use, decline = window.messages.offers
    assert (use.text(), decline.text()) == ("Use it", "Don't use")
    with qtbot.waitSignal(window.checking.settled):
        use.click()
    assert not window.messages.text
    assert problem_counts(window) == {"loc-disallowed": 1, "sitemap-unnamed": 1}
    assert window.robots.paths == {"www.example.com": beside}


def test_declined_offer_of_robots_txt_is_not_repeated(open_set, sitemap, robots, qtbot: QtBot):
    put(sitemap.with_name("robots.txt"), robots.read_text())
    window = open_set(sitemap)
    qtbot.waitUntil(lambda: "contains a robots.txt file" in window.messages.text)
    window.messages.offers[1].click()
    accept_dialog(window, qtbot)
    with qtbot.waitSignal(window.files.opened):
        window.files.open(sitemap)
    assert not window.messages.text


def test_externally_changed_or_deleted_robots_txt_updates_problems(open_set, sitemap, robots, qtbot: QtBot):
    window = open_set(sitemap)
    choose_file(window, robots, qtbot)
    robots.write_text(f"User-agent: *\nDisallow: /\nSitemap: {HOST}/sitemap.xml\n")
    qtbot.waitUntil(lambda: problem_counts(window) == {"loc-disallowed": 2})
    replacing = put(robots.with_name("new.txt"), "User-agent: *\n")
    replacing.replace(robots)
    qtbot.waitUntil(lambda: problem_counts(window) == {"sitemap-unnamed": 1})
    robots.unlink()
    qtbot.waitUntil(lambda: "robots.txt" in window.messages.text)
    assert window.messages.severity is Severity.WARNING
    qtbot.waitUntil(lambda: problem_counts(window) == {})
    put(robots, "User-agent: *\nDisallow: /a\n")
    qtbot.waitUntil(lambda: problem_counts(window) == {"loc-disallowed": 1, "sitemap-unnamed": 1})
    assert not window.messages.text


@pytest.mark.parametrize(
    ("data", "reason"),
    [(None, "robots.txt"), (b"\x89PNG\r\n\0\1", "is not a text file"), (b"#" * ((16 << 20) + 1), "too large")],
    ids=["missing", "binary", "huge"],
)
def test_unreadable_stored_robots_txt_is_reported(open_set, sitemap, robots, data, reason, qtbot: QtBot):
    window = open_set(sitemap)
    choose_file(window, robots, qtbot)
    accept_dialog(window, qtbot)
    robots.unlink() if data is None else robots.write_bytes(data)
    window = open_set(sitemap)
    assert reason in window.messages.text
    assert "The set is checked without it." in window.messages.text
    assert problem_counts(window) == {}
    assert not window.sitemaps.robots.isVisible()
    window.messages.offers[0].click()
    qtbot.waitUntil(lambda: any(each.isVisible() for each in window.findChildren(RobotsDialog)))
    dialog = next(each for each in window.findChildren(RobotsDialog) if each.isVisible())
    assert rows(dialog)[0][2] == str(robots)
    dialog.set_file(str(robots))
    assert reason in dialog.answer.text()


def test_robots_txt_with_lines_added_by_publishing_is_reloaded(open_set, sitemap, robots, qtbot: QtBot):
    window = open_set(sitemap)
    choose_file(window, robots, qtbot)
    assert problem_counts(window) == {"loc-disallowed": 1, "sitemap-unnamed": 1}
    do(window, "publish")
    (dialog,) = window.findChildren(PublishDialog)
    qtbot.waitUntil(dialog.write_button.isEnabled)
    dialog.pages.setCurrentIndex(1)
    dialog.write_button.click()
    (files,) = dialog.findChildren(QFileDialog)
    assert Path(files.directory().absolutePath()) == robots.parent
    files.fileSelected.emit(str(robots))
    files.reject()
    dialog.reject()
    qtbot.waitUntil(lambda: problem_counts(window) == {"loc-disallowed": 1})


def test_fetched_set_uses_robots_txt_of_site(window, tmp_path: Path, httpserver: HTTPServer, qtbot: QtBot):
    url = httpserver.url_for
    text = f"User-agent: *\nDisallow: /private/\nSitemap: {url('/maps/a.xml')}\n"
    httpserver.expect_request("/robots.txt").respond_with_data(text)
    httpserver.expect_request("/maps/a.xml").respond_with_data(urlset(url("/maps/1"), url("/private/2")))
    window.web.ask_url(url("/"))
    qtbot.waitUntil(lambda: any(each.isVisible() for each in window.findChildren(OpenFromWebDialog)))
    dialog = next(each for each in window.findChildren(OpenFromWebDialog) if each.isVisible())
    dialog.folder.line.setText(str(tmp_path / "copy"))
    dialog.accept_button.click()
    qtbot.waitUntil(lambda: problem_counts(window).get("loc-disallowed") == 1)
    assert "sitemap-unnamed" not in problem_counts(window)
    assert (tmp_path / "copy" / "robots.txt").read_text() == text
    assert window.robots.paths == {f"localhost:{httpserver.port}": tmp_path / "copy" / "robots.txt"}


def test_faulty_robots_line_is_listed_with_file_and_number(open_set, sitemap, robots, qtbot: QtBot):
    robots.write_text("User-agent: *\nSitemap: /sitemap.xml\n", encoding="utf-8")
    window = open_set(sitemap)
    window.set_url.change(f"{HOST}/sitemap.xml")
    choose_file(window, robots, qtbot)
    tree = window.problems.tree
    window.problems.refresh()
    row = next(row for row, group in enumerate(tree.groups) if group.rule.id == "robots-sitemap-url")
    problem = tree.problem(tree.index(row, 0))
    assert problem is not None
    assert tree.location_text(problem) == "robots.txt, line 2"
