"""For sets that exceed only the limits of 2008, today's limits are suggested once per site."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, MIB, PROFILES, TODAYS_PROFILE
from tests.gui.shell.conftest import Opener, sitemap_xml


def large_sitemap(path: Path, host: str, megabytes: int) -> Path:
    xml = sitemap_xml(f"https://{host}/1")
    path.write_text(xml.replace("</urlset>", f"<!--{'x' * MIB}-->" * megabytes + "</urlset>"), encoding="utf-8")
    return path


@pytest.fixture
def oversized_sitemap(tmp_path: Path) -> Path:
    """Sitemap larger than the limit of 2008, but not than today's limit."""
    return large_sitemap(tmp_path / "large.xml", "a.example", 11)


def offered(window: MainWindow) -> dict[str, QPushButton]:
    return {button.text(): button for button in window.messages.offers}


def test_accepted_todays_limits_apply_only_to_sets_of_site(open_set: Opener, oversized_sitemap: Path, tmp_path: Path):
    window = open_set(oversized_sitemap)
    assert "limits of 2008" in window.messages.text
    offered(window)["Use today's limits"].click()
    assert window.messages.text == ""
    assert window.session.document.profile is TODAYS_PROFILE
    assert window.profile_box.box.currentData() == TODAYS_PROFILE.name
    assert not window.session.document.problems.counts()
    open_set(large_sitemap(tmp_path / "other.xml", "b.example", 11))
    assert window.session.document.profile is DEFAULT_PROFILE
    assert window.profile_box.box.currentData() == DEFAULT_PROFILE.name
    open_set(large_sitemap(tmp_path / "second.xml", "a.example", 12))
    assert window.session.document.profile is TODAYS_PROFILE
    assert window.messages.text == ""


def test_declined_suggestion_of_todays_limits_is_not_repeated(open_set: Opener, oversized_sitemap: Path):
    window = open_set(oversized_sitemap)
    offered(window)["Keep the limits of 2008"].click()
    assert window.messages.text == ""
    open_set(oversized_sitemap)
    assert window.messages.text == ""
    assert window.session.document.profile is DEFAULT_PROFILE
    assert window.session.document.problems.counts() == {"too-large": 1}


def test_check_does_not_repeat_closed_suggestion_of_limits(open_set: Opener, oversized_sitemap: Path, qtbot: QtBot):
    window = open_set(oversized_sitemap)
    window.messages.close_front()
    with qtbot.waitSignal(window.checking.settled):
        window.actions_by_id["check"].trigger()
    assert window.messages.text == ""


def test_no_suggestion_if_size_fits_or_exceeds_todays_limits(open_set: Opener, three_entries: Path, tmp_path: Path):
    assert open_set(three_entries).messages.text == ""
    window = open_set(large_sitemap(tmp_path / "huge.xml", "a.example", 51))
    assert window.messages.text == ""
    assert "too-large" in window.session.document.problems.counts()


def test_manually_selected_profile_replaces_profile_of_site(open_set: Opener, oversized_sitemap: Path):
    window = open_set(oversized_sitemap)
    offered(window)["Use today's limits"].click()
    window.profile_box.chosen.emit(PROFILES["bing"])
    open_set(oversized_sitemap)
    assert window.session.document.profile is PROFILES["bing"]


def test_suggestion_of_todays_limits_is_accepted_by_keyboard(open_set: Opener, oversized_sitemap: Path, qtbot: QtBot):
    window = open_set(oversized_sitemap)
    button = offered(window)["Use today's limits"]
    window.activateWindow()
    window.page.view.setFocus()
    for _ in range(8):
        if not button.hasFocus():
            qtbot.keyClick(window.focusWidget(), Qt.Key.Key_F6)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert window.session.document.profile is TODAYS_PROFILE
    assert window.page.view.hasFocus()
