"""Limit gauges and other figures in the status bar."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.i18n import kilobytes, megabytes, size_text
from sitemap_studio.gui.panels.status_line import Gauge
from sitemap_studio.gui.theme import Tint, tint_color
from sitemap_studio.protocol.profiles import MIB, PROFILES
from tests.gui.shell.extension_cases import ExtensionTree, links, open_entries


@pytest.mark.fonts
def test_limit_gauge_shows_usage_and_warns_near_limit(qtbot: QtBot):
    gauge = Gauge()
    qtbot.addWidget(gauge)
    tints = []
    for used in (0, 89, 90, 100, 101):
        gauge.show_usage(f"{used} of 100", used, 100)
        tints.append(gauge.tint)
    assert tints == [Tint.GOOD, Tint.GOOD, Tint.WARNING, Tint.WARNING, Tint.ERROR]
    assert "Over the limit" in gauge.toolTip()
    gauge.show_usage("", 50, 100)
    gauge.resize(gauge.sizeHint())
    picture = gauge.grab().toImage()
    colour = tint_color(Tint.GOOD, gauge.palette())
    filled = [x for x in range(picture.width()) if QColor(picture.pixel(x, picture.height() // 2)) == colour]
    assert 30 <= len(filled) <= 40


def test_limit_gauges_update_with_edits_and_profile(open_set, three_entries):
    window = open_set(three_entries)
    window.page.view.selectAll()
    assert window.status.selected.text() == "3 selected ·"
    window.page.view.selectionModel().clear()
    assert window.status.selected.text() == ""
    assert window.status.urls.caption == "3 of 50,000 URLs"
    assert window.status.bytes.caption == "0.4 KB of 10 MB"
    window.actions_by_id["add-entry"].trigger()
    assert window.status.urls.caption == "4 of 50,000 URLs"
    window.profile_box.box.setCurrentIndex(window.profile_box.box.findData("google"))
    window.profile_box.box.activated.emit(window.profile_box.box.currentIndex())
    assert window.status.bytes.caption.endswith(" of 50 MB")
    assert window.session.document.profile is PROFILES["google"]


@pytest.mark.fonts
def test_status_bar_figures_are_not_cut_at_any_width(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    for width in range(720, 1_400, 20):
        window.page.view.selectionModel().clear()
        window.resize(width, 600)
        window.page.view.selectAll()
        qtbot.wait(1)
        figures = (window.status.selected, window.status.urls, window.status.bytes, window.status.encoding)
        cut = [each for each in figures if each.isVisible() and each.width() < each.sizeHint().width()]
        assert not cut, f"at {width} points"


def test_profile_chosen_in_menu_is_shown_and_stored(open_set, three_entries, settings):
    window = open_set(three_entries)
    menu = window.actions_by_id.menu("profile")
    bing = next(action for action in menu.actions() if action.data() == "bing")
    bing.trigger()
    assert window.profile_box.box.currentData() == "bing"
    assert settings.profile is PROFILES["bing"]


def test_byte_counts_are_formatted_with_readable_units(settings):
    assert [kilobytes(size) for size in (0, 300, 9 * 1024, 99_999)] == ["0", "0.3", "9.0", "98"]
    assert megabytes(10 * MIB) == "10"
    assert megabytes(int(7.9 * MIB)) == "7.9"
    assert [size_text(size) for size in (1, 512, 2048, 3 * MIB)] == ["1 byte", "512 bytes", "2.0 KB", "3.0 MB"]


def test_hreflang_button_is_shown_only_for_sets_with_alternates(open_set, three_entries, tmp_path, qtbot: QtBot):
    window = open_set(three_entries)
    button, action = window.status.panels["languages"], window.actions_by_id["panel-languages"]
    assert not button.isVisible()
    assert action.isEnabled()
    action.trigger()
    assert window.docks.is_shown("languages")
    action.trigger()
    window = open_entries(open_set, tmp_path, links("en", "de"))
    window.resize(1440, 900)
    assert button.isVisible()
    tree = ExtensionTree(window, qtbot)
    tree.choose("alternate")
    tree.click("remove_extension")
    assert not button.isVisible()
    window.session.undo()
    assert button.isVisible()
