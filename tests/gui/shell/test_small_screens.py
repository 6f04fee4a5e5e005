"""Windows and dialogs fit a screen of 720 × 450 points, such as 1,440 × 900 pixels at double scale."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from sitemap_studio.core.errors import ReadError
from sitemap_studio.gui.actions import PANELS
from tests.gui.languages.text_checks import dialog_actions, opened_dialog, process_layouts
from tests.gui.shell.conftest import Opener, Starter

pytestmark = pytest.mark.fonts

ROOM = QSize(704, 402)  # such a screen without the frame of a window


@pytest.mark.parametrize("font_fixture", ["bundled_font", "larger_font"])
def test_window_with_panels_and_message_fits_small_screen(
    font_fixture: str, request: pytest.FixtureRequest, set_with_missing: Path
):
    request.getfixturevalue(font_fixture)
    window = request.getfixturevalue("open_set")(set_with_missing)
    for spec in PANELS:
        window.docks.show_panel(spec.panel, spec.panel in ("sitemaps", "folders", "overview", "preview"))
    window.messages.show_error(ReadError("“sitemap.xml” ends in the middle of an entry."))
    process_layouts()
    window.resize(ROOM)
    process_layouts()
    assert window.size() == ROOM
    assert window.minimumSizeHint().boundedTo(ROOM) == window.minimumSizeHint()


def test_panel_below_minimum_height_scrolls_its_content(bundled_font: None, open_set: Opener, set_with_missing: Path):
    window = open_set(set_with_missing)
    window.docks.show_panel("problems")
    window.docks.resize_panel("problems", 80)
    process_layouts()
    needed = window.problems.minimumSizeHint().height()
    assert window.docks.panel_size("problems") < needed <= window.problems.height()


def test_panel_above_minimum_height_shows_fix_button_without_scrolling(
    bundled_font: None, open_set: Opener, set_with_missing: Path
):
    window = open_set(set_with_missing)
    window.docks.show_panel("problems")
    rules = [group.rule.id for group in window.problems.tree.groups]
    window.problems.view.setCurrentIndex(window.problems.tree.index(rules.index("loc-relative"), 0))
    height = window.problems.minimumSizeHint().height() + 80
    window.docks.resize_panel("problems", height)
    process_layouts()
    pane = window.problems.pane
    assert window.problems.height() <= window.docks.panel_size("problems")
    assert pane.fix.visibleRegion().boundingRect() == pane.fix.rect()


def test_every_dialog_and_its_buttons_fit_small_screen(
    larger_font: None, open_set: Opener, set_with_missing: Path, qtbot: QtBot
):
    window = open_set(set_with_missing)
    window.sitemaps.select_sitemap(next(iter(window.session.document.sitemaps)).id)
    window.page.view.selectAll()
    seen, cut = set(), []
    for identifier in dialog_actions():
        dialog = opened_dialog(window, identifier, qtbot)
        if dialog is None:
            continue
        seen.add(identifier)
        dialog.resize(ROOM)
        process_layouts()
        if dialog.size().boundedTo(ROOM) != dialog.size():
            cut.append(f"{identifier}: {dialog.size()}")
        for box in dialog.findChildren(QDialogButtonBox):
            inside = QRect(box.mapTo(dialog, box.rect().topLeft()), box.size())
            if not dialog.rect().contains(inside) or box.height() < box.sizeHint().height():
                cut.append(f"{identifier}: {inside}")
        dialog.reject()
    assert seen >= {"export", "settings", "bulk", "split-sitemap", "move-entries"}
    assert cut == []


def test_new_windows_with_frames_are_on_screen(start: Starter):
    windows = start()
    first = windows.show_new()
    first.activateWindow()
    QApplication.processEvents()
    second = windows.show_new()
    screen = first.screen().availableGeometry()
    for window in (first, second):
        assert screen.contains(window.frameGeometry())
        assert screen.height() - window.height() >= 30
