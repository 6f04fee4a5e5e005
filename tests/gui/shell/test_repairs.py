"""Broken files in the window: what was mended is listed, nothing on disk changes before a save, and a save tells."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLabel, QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.panels.repairs import AFTER, BEFORE, LINE, MESSAGE
from sitemap_studio.gui.widgets.empty_state import EmptyState
from tests.gui.shell.conftest import index_xml, sitemap_xml

BROKEN = (
    '\n<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
    "<url><loc>https://a.example/?x=1&y=2&lt=3</loc></url>\n</urlset>\n"
)


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.xml"
    path.write_text(BROKEN, encoding="utf-8")
    return path


LONG = (
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    "<url><loc>https://www.example.com/catalogue/products?item=1&colour=green</loc></url>\n</urlset>"
)


def listed(window: MainWindow, column: int) -> list[str]:
    repairs = window.repairs.list
    return [str(repairs.data(repairs.index(row, column))) for row in range(repairs.rowCount())]


def painted(window: MainWindow, column: int, width: int = 400) -> int:
    """How many pixels of the first cell of a column have a colour of their own."""
    view, image = window.repairs.view, QImage(width, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    option = QStyleOptionViewItem()
    option.initFrom(view)
    option.rect, option.widget, option.state = image.rect(), view, QStyle.StateFlag.State_Enabled
    painter = QPainter(image)
    view.itemDelegate().paint(painter, option, view.model().index(0, column))
    painter.end()
    pixels = [image.pixelColor(x, y) for x in range(width) for y in range(20)]
    # Letters are dark, and have some colour in them, too.
    return sum(pixel.saturation() > 15 and pixel.lightness() > 150 for pixel in pixels)


def test_a_broken_file_opens_with_its_repairs_listed_and_closes_without_a_question(opened, broken):
    window = opened(broken)
    assert window.session.document.table.locs() == ["https://a.example/?x=1&y=2&lt=3"]
    assert listed(window, LINE) == ["1", "4", "4"]
    assert "&y=2" in listed(window, BEFORE)[1]
    assert "&amp;y=2" in listed(window, AFTER)[1]
    assert "3 errors were repaired" in window.messages.text
    repairs = window.repairs.list
    tip = str(repairs.data(repairs.index(1, BEFORE), Qt.ItemDataRole.ToolTipRole))
    assert "&lt;loc&gt;" in tip
    assert not window.files.has_unsaved
    window.actions_by_id["close"].trigger()
    assert not window.files.is_open
    assert broken.read_text(encoding="utf-8") == BROKEN


def test_what_was_mended_is_in_sight_and_marked(opened, tmp_path):
    path = tmp_path / "sitemap.xml"
    path.write_text(LONG, encoding="utf-8")
    window = opened(path)
    assert listed(window, BEFORE) == ["…ts?item=1&colour=green</loc></url>"]
    assert listed(window, AFTER) == ["…ts?item=1&amp;colour=green</loc></url>"]
    before, after = (painted(window, column) for column in (BEFORE, AFTER))
    assert before == 0 < after
    # In a narrow column, more of what stands before it is left out.
    assert painted(window, AFTER, 80) > after // 2


def test_saving_a_mended_file_is_possible_at_once_and_says_so_in_passing(opened, broken, qtbot: QtBot):
    window = opened(broken)
    with qtbot.waitSignal(window.files.saved):
        window.actions_by_id["save"].trigger()
    assert window.status.note.text() == f"Saved “{broken.name}”. 3 repairs were saved."
    assert window.messages.text == ""
    assert "&amp;y=2&amp;lt=3" in broken.read_text(encoding="utf-8")
    assert not window.docks.is_shown("repairs")
    assert not window.actions_by_id["save"].isEnabled()


def test_repairs_are_counted_in_the_strip_and_shown_by_a_click_on_it(opened, broken, three_entries):
    window = opened(broken)
    button = window.status.panels["repairs"]
    assert (button.isVisible(), button.text()) == (True, "3 repairs")
    assert not window.docks.is_shown("repairs")
    button.click()
    assert not window.repairs.visibleRegion().isEmpty()
    window = opened(three_entries)
    assert not button.isVisible()
    assert not window.docks.is_shown("repairs")
    assert window.repairs.findChild(EmptyState).text() == "No repairs were needed."


# In place


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A sitemap of 200 entries, of which the tenth and the last have a bare ampersand."""
    path = tmp_path / "many.xml"
    locs = [f"https://a.example/{n}" for n in range(200)]
    locs[9] += "?x=1&y=2"
    locs[199] += "?x=1&z=3"
    path.write_text(sitemap_xml(*locs), encoding="utf-8")
    return path


def click(window: MainWindow, row: int, qtbot: QtBot) -> None:
    window.docks.show_panel("repairs")
    view = window.repairs.view
    place = view.visualRect(view.model().index(row, LINE)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def current_loc(window: MainWindow) -> str | None:
    view = window.page.view
    return view.entries.value(view.entries.slot_at(view.currentIndex().row()), "loc")


def shown(window: MainWindow) -> list[tuple[int | None, str, str]]:
    """Number, sign and text of the lines around the current repair."""
    return [(line.number, line.change.value, line.text.strip()) for line in window.repairs.lines.lines]


def hint(window: MainWindow) -> str:
    (label,) = window.repairs.findChildren(QLabel, "repair-hint")
    return label.text() if label.isVisibleTo(window.repairs) else ""


def wait_for_lines(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not hint(window) and not window.jobs.running)


def test_a_click_on_a_repair_shows_its_line_with_numbers_and_signs_and_its_entry(opened, many, qtbot: QtBot):
    window = opened(many)
    click(window, 0, qtbot)
    wait_for_lines(window, qtbot)
    lines = shown(window)
    assert [(number, sign) for number, sign, _ in lines] == [
        (38, " "), (39, " "), (40, "−"), (40, "+"), (41, " "), (42, " "),
    ]  # fmt: skip
    assert lines[2][2] == "<loc>https://a.example/9?x=1&y=2</loc>"
    assert lines[3][2] == "<loc>https://a.example/9?x=1&amp;y=2</loc>"
    added = window.repairs.lines.lines[3]
    assert added.text[added.start : added.end] == "amp;"
    assert window.repairs.lines.accessibleDescription().startswith("Removed: <loc>")
    click(window, 1, qtbot)
    view = window.page.view
    assert current_loc(window) == "https://a.example/199?x=1&z=3"
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
    assert window.repairs.view.hasFocus()
    wait_for_lines(window, qtbot)


def test_arrow_keys_show_the_lines_and_enter_shows_the_entry(opened, many, qtbot: QtBot):
    window = opened(many)
    click(window, 0, qtbot)
    wait_for_lines(window, qtbot)
    qtbot.keyClick(window.repairs.view, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "z=3" in window.repairs.lines.toPlainText())
    assert current_loc(window) == "https://a.example/9?x=1&y=2"
    qtbot.keyClick(window.repairs.view, Qt.Key.Key_Return)
    assert current_loc(window) == "https://a.example/199?x=1&z=3"
    assert window.repairs.view.hasFocus()
    # Even if the filter hides it.
    window.page.bar.ask("/5")
    click(window, 1, qtbot)
    assert current_loc(window) == "https://a.example/199?x=1&z=3"
    wait_for_lines(window, qtbot)


def test_an_entry_of_another_sitemap_is_shown_with_its_sitemap(opened, many, qtbot: QtBot):
    many.with_name("one.xml").write_text(sitemap_xml("https://a.example/one"), encoding="utf-8")
    path = many.with_name("sitemap.xml")
    path.write_text(index_xml("https://a.example/one.xml", "https://a.example/many.xml"), encoding="utf-8")
    window = opened(path)
    window.sitemaps.choose(0)
    click(window, 0, qtbot)
    assert window.page.sitemap == 1
    assert current_loc(window) == "https://a.example/9?x=1&y=2"
    wait_for_lines(window, qtbot)


def test_a_repair_outside_of_entries_shows_its_sitemap(opened, broken, qtbot: QtBot):
    window = opened(broken)
    click(window, 0, qtbot)
    wait_for_lines(window, qtbot)
    assert window.page.sitemap == 0
    assert "−" in [sign for _, sign, _ in shown(window)]


def test_an_entry_that_was_deleted_meanwhile_is_no_fault(opened, many, qtbot: QtBot):
    window = opened(many)
    window.page.view.selectAll()
    window.actions_by_id["delete-entries"].trigger()
    click(window, 0, qtbot)
    wait_for_lines(window, qtbot)
    assert window.page.sitemap == 0


def test_a_file_that_was_changed_on_disk_shows_no_lines_and_says_why(opened, many, qtbot: QtBot):
    window = opened(many)
    many.write_text(many.read_text(encoding="utf-8") + " ", encoding="utf-8")
    click(window, 0, qtbot)
    qtbot.waitUntil(lambda: "has changed since it was opened" in hint(window))
    qtbot.waitUntil(lambda: not window.jobs.running)


def test_the_lines_of_a_set_that_is_no_longer_open_are_not_shown(opened, many, broken, qtbot: QtBot):
    window = opened(many)
    click(window, 0, qtbot)
    window = opened(broken)
    qtbot.waitUntil(lambda: not window.jobs.running)
    assert hint(window) == "Select a repair to see the lines around it."


def test_each_repair_shows_its_message_and_its_rule(opened, broken, qtbot: QtBot):
    panel = opened(broken).repairs
    (label,) = panel.findChildren(QLabel, "repair-reason")
    for row, (_, repair) in enumerate(panel.list.repairs):
        tip = panel.list.data(panel.list.index(row, MESSAGE), Qt.ItemDataRole.ToolTipRole)
        assert f"[{repair.rule}]" in str(tip)
        panel.view.setCurrentIndex(panel.list.index(row, 0))
        reason = f"{repair.message} [{repair.rule}]"
        qtbot.waitUntil(partial(shows, label, reason))


def shows(label: QLabel, text: str) -> bool:
    return text in label.text()
