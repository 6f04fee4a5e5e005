"""Extension columns of the table: choice, editing, copying, pasting, sorting, marks and reverting."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import resource
from sitemap_studio.document.entry_extensions import extensions_of
from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS_BY_NAME
from sitemap_studio.gui.dialogs.fixes_dialog import CellFixPopover
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.cell_painting import MARGIN, elide_url
from sitemap_studio.gui.table.column_sort import ColumnSort
from sitemap_studio.gui.table.field_editors import UrlEditor
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.search.filter_language import ALL
from tests.builders import IMAGE
from tests.gui.shell.conftest import NAMESPACE, do
from tests.gui.shell.test_changes_since_save import save
from tests.gui.shell.test_table_look import column_action
from tests.gui.shell.window_actions import visible_columns

ROLE = Qt.ItemDataRole


@pytest.fixture
def gallery(open_set, tmp_path: Path) -> MainWindow:
    """Window with the gallery sample and three extension columns."""
    shutil.copy(resource("samples") / "gallery.xml", tmp_path)
    window = open_set(tmp_path / "gallery.xml")
    for name in ("images", "image:loc", "video:title"):
        column_action(window, name).trigger()
    return window


def column_number(window: MainWindow, name: str) -> int:
    return window.page.view.entries.columns.index(name)


def text(window: MainWindow, row: int, name: str) -> str:
    return window.page.view.entries.index(row, column_number(window, name)).data()


def go_to(window: MainWindow, row: int, name: str) -> None:
    window.page.view.go_to(row, column_number(window, name))


def clip(text: str) -> None:
    QApplication.clipboard().setText(text)


def clipped() -> str:
    return QApplication.clipboard().text()


def test_chosen_extension_columns_show_values_and_persist_in_settings(gallery, settings, preferences):
    assert visible_columns(gallery) == [
        "loc",
        "lastmod",
        "priority",
        "images",
        "image:loc",
        "video:title",
        "problems",
    ]
    assert text(gallery, 0, "images") == "3"
    assert text(gallery, 0, "image:loc").endswith(".jpg")
    assert text(gallery, 0, "video:title") == ""
    assert text(gallery, 4, "video:title") == "A bathroom in amber & steel"
    assert settings.shown_columns() == {"images", "image:loc", "video:title"}
    again = MainWindow(settings, preferences)
    assert again.page.view.entries.extension_columns == ("images", "image:loc", "video:title")
    again.shut_down()
    again.deleteLater()
    column_action(gallery, "images").trigger()
    assert "images" not in gallery.page.view.entries.columns
    assert text(gallery, 4, "video:title") == "A bathroom in amber & steel"


def test_narrow_extension_columns_fit_titles_and_image_hosts(bundled_font, gallery):
    gallery.resize(1024, 600)
    for name in ("news:title", "news:publication_date", "hreflang"):
        column_action(gallery, name).trigger()
    view = gallery.page.view
    title = view.fontMetrics().horizontalAdvance("news:publication_date")
    assert view.columnWidth(column_number(gallery, "news:publication_date")) > title + 2 * MARGIN
    room = view.columnWidth(column_number(gallery, "image:loc")) - 2 * MARGIN
    shown = elide_url(text(gallery, 0, "image:loc"), view.fontMetrics(), room)
    assert shown.startswith("https://www.example.com/")
    assert shown.endswith("-1.jpg")


@pytest.mark.parametrize("width", [1_024, 1_440])
def test_loc_beside_all_extension_columns_keeps_third_of_width(bundled_font, gallery, width):
    gallery.resize(width, 600)
    for name in EXTENSION_COLUMNS_BY_NAME:
        if name not in visible_columns(gallery):
            column_action(gallery, name).trigger()
    view = gallery.page.view
    assert view.columnWidth(0) >= view.viewport().width() // 3
    assert view.horizontalScrollBar().isVisible()


def test_invalid_value_in_extension_cell_is_marked_until_undone(gallery, qtbot: QtBot):
    view = gallery.page.view
    go_to(gallery, 4, "video:title")
    QTest.keyClick(view, Qt.Key.Key_F2)
    editor = view.indexWidget(view.currentIndex())
    assert isinstance(editor, UrlEditor)
    editor.setText("x" * 101)
    assert editor.inline_validator.severity is not None
    QTest.keyClick(editor, Qt.Key.Key_Return)
    index = view.entries.index(4, column_number(gallery, "video:title"))
    assert index.data() == "x" * 101
    assert "A bathroom" in index.data(ROLE.ToolTipRole)
    slot = view.entries.slot_at(4)
    assert view.entries.severity(slot, "video:title") in set(Severity)
    assert view.entries.severity(slot, "image:loc") is None
    gallery.session.undo()
    assert index.data() == "A bathroom in amber & steel"
    assert view.entries.severity(slot, "video:title") is None
    go_to(gallery, 4, "images")
    QTest.keyClick(view, Qt.Key.Key_F2)
    assert view.indexWidget(view.currentIndex()) is None


def test_tab_visits_extension_columns_and_skips_counts(gallery):
    view = gallery.page.view
    go_to(gallery, 0, "priority")
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert view.currentIndex().column() == column_number(gallery, "image:loc")
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert (view.currentIndex().row(), view.currentIndex().column()) == (1, 0)


def test_extension_cells_are_copied_and_pasted_with_fields(gallery):
    view = gallery.page.view
    first, last = column_number(gallery, "priority"), column_number(gallery, "video:title")
    view.selection.select([4], first, last)
    gallery.page.view.clipboard.copy(has_header=True)
    image = text(gallery, 4, "image:loc")
    assert clipped() == f"priority\timages\timage:loc\tvideo:title\n0.7\t2\t{image}\tA bathroom in amber & steel"
    go_to(gallery, 0, "loc")
    do(gallery, "paste")
    assert text(gallery, 0, "image:loc") == image
    assert text(gallery, 0, "video:title") == "A bathroom in amber & steel"
    assert text(gallery, 0, "images") == "3"
    clip("0.1\t9\thttps://a.example/1.jpg")
    go_to(gallery, 1, "priority")
    do(gallery, "paste")
    assert text(gallery, 1, "priority") == "0.1"
    assert text(gallery, 1, "image:loc") == "https://a.example/1.jpg"
    assert text(gallery, 1, "images") == "1"
    gallery.session.undo()
    gallery.session.undo()
    assert text(gallery, 0, "video:title") == ""


def test_new_entries_are_pasted_with_their_extensions(gallery):
    clip("loc\timage:loc\tnews:title\nhttps://www.example.com/n\thttps://a.example/n.jpg\tNews\n")
    view = gallery.page.view
    view.go_to(0, 0)
    do(gallery, "paste-entries")
    assert text(gallery, 1, "loc") == "https://www.example.com/n"
    assert text(gallery, 1, "image:loc") == "https://a.example/n.jpg"
    assert text(gallery, 1, "images") == "1"


def items_of(window: MainWindow, row: int) -> list[tuple[str, dict[str, str]]]:
    """Return kind and values of the extensions of the entry in a row."""
    slot = int(window.page.view.entries.slot_at(row))
    return [(item.kind, dict(item.text_of_path)) for item in extensions_of(window.session.document, slot).items()]


def test_header_with_languages_and_images_pastes_new_entries(gallery):
    clip(
        "loc\threflang de\timage:loc\timage:loc\n"
        "https://www.example.com/n\thttps://www.example.com/de\thttps://a.example/1.jpg\thttps://a.example/2.jpg\n"
        "https://www.example.com/o\t\t\t\n"
    )
    gallery.page.view.go_to(0, 0)
    do(gallery, "paste-entries")
    assert items_of(gallery, 1) == [
        ("alternate", {"@rel": "alternate", "@hreflang": "de", "@href": "https://www.example.com/de"}),
        ("image", {"loc": "https://a.example/1.jpg"}),
        ("image", {"loc": "https://a.example/2.jpg"}),
    ]
    assert items_of(gallery, 2) == []


def test_header_with_languages_and_images_pastes_over_entries(gallery):
    before = items_of(gallery, 4)
    others = [item for item in before if item[0] != "image"]
    clip(
        "hreflang de\timage:loc\timage:loc\timage:loc\n"
        "https://www.example.com/de\thttps://a.example/1.jpg\t\thttps://a.example/3.jpg\n"
    )
    go_to(gallery, 4, "loc")
    do(gallery, "paste")
    after = items_of(gallery, 4)
    images = [values["loc"] for kind, values in after if kind == "image"]
    assert images == ["https://a.example/1.jpg", "https://a.example/3.jpg"]
    assert [item for item in after if item[0] not in ("image", "alternate")] == others
    assert ("alternate", {"@rel": "alternate", "@hreflang": "de", "@href": "https://www.example.com/de"}) in after
    gallery.session.undo()
    assert items_of(gallery, 4) == before


def test_popover_shows_problem_of_extension_cell_only(gallery):
    entries = gallery.page.view.entries
    entries.setData(entries.index(4, column_number(gallery, "video:title")), "x" * 101)
    go_to(gallery, 4, "image:loc")
    do(gallery, "fix-cell")
    assert gallery.status.note.text() == "This cell has no problem."
    go_to(gallery, 4, "video:title")
    do(gallery, "fix-cell")
    popover = gallery.findChildren(CellFixPopover)[-1]
    assert popover.isVisible()
    assert "title" in popover.message.text()
    assert popover.button.text() == "&Edit cell"
    QTest.keyClick(popover, Qt.Key.Key_Return)
    assert gallery.page.view.is_editing
    gallery.page.view.finish_editing()


def test_extension_values_pasted_beyond_last_entry_add_entries(gallery):
    last = gallery.page.view.entries.rowCount() - 1
    clip("https://a.example/1.jpg\nhttps://a.example/2.jpg")
    go_to(gallery, last, "image:loc")
    do(gallery, "paste")
    assert [text(gallery, row, "image:loc") for row in (last, last + 1)] == clipped().split("\n")
    assert text(gallery, last + 1, "loc") == ""


def test_fill_clear_and_select_same_work_on_extension_cells(gallery):
    view, refused = gallery.page.view, list[StudioError]()
    gallery.session.refused.connect(refused.append)
    column = column_number(gallery, "video:title")
    view.selection.select([4, 5, 6], column, column)
    do(gallery, "fill-down")
    assert {text(gallery, row, "video:title") for row in (4, 5, 6)} == {"A bathroom in amber & steel"}
    go_to(gallery, 5, "video:title")
    do(gallery, "select-same")
    assert view.selection.ranges().row_count() == 3
    do(gallery, "clear-cells")
    assert {text(gallery, row, "video:title") for row in (4, 5, 6)} == {""}
    steps = gallery.session.undo_stack.count()
    clip("\x01")
    go_to(gallery, 7, "video:title")
    do(gallery, "paste")
    assert len(refused) == 1
    assert gallery.session.undo_stack.count() == steps


def test_table_sorts_by_extension_counts_and_texts(gallery):
    view = gallery.page.view
    view.entries.sort(column_number(gallery, "images"), Qt.SortOrder.DescendingOrder)
    counts = [int(text(gallery, row, "images")) for row in range(view.entries.rowCount())]
    assert counts == sorted(counts, reverse=True)
    view.entries.sort(column_number(gallery, "video:title"), Qt.SortOrder.AscendingOrder)
    titles = [text(gallery, row, "video:title") for row in range(view.entries.rowCount())]
    assert titles[:16] == sorted(titles[:16])
    assert set(titles[16:]) == {""}
    column_action(gallery, "video:title").trigger()
    assert view.entries.sort_keys == ()


def sort_by_click(window: MainWindow, qtbot: QtBot, name: str) -> None:
    header = window.page.view.header
    centre = (
        header.sectionViewportPosition(column_number(window, name))
        + header.sectionSize(column_number(window, name)) // 2
    )
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(centre, header.height() // 2))


def test_sort_job_of_large_table_is_repeated_after_edit(gallery, qtbot: QtBot):
    view, entries = gallery.page.view, gallery.page.view.entries
    entries.max_synchronous = 0
    sort_by_click(gallery, qtbot, "video:title")
    assert entries.is_sorting
    assert not entries.order.is_sorted
    last = entries.slot_at(entries.rowCount() - 1)
    entries.setData(entries.index(entries.rowCount() - 1, column_number(gallery, "video:title")), "A")
    qtbot.waitUntil(lambda: not entries.is_sorting)
    assert entries.sort_keys == (ColumnSort("video:title"),)
    titles = [text(gallery, row, "video:title") for row in range(entries.rowCount())]
    assert titles[:17] == sorted(titles[:17])
    assert entries.order.row_of(last) == 0
    # A sort that is outdated after edits is repeated with the next filter.
    gallery.session.undo()
    gallery.page.apply(ALL)
    assert entries.is_sorting
    qtbot.waitUntil(lambda: not entries.is_sorting)
    assert entries.order.row_of(last) > 0
    assert view.header.sortIndicatorSection() == column_number(gallery, "video:title")


def test_cancelled_or_outdated_sort_job_keeps_previous_order(gallery, qtbot: QtBot):
    view, entries = gallery.page.view, gallery.page.view.entries
    entries.max_synchronous = 0
    order = entries.order.shown.tolist()
    sort_by_click(gallery, qtbot, "images")
    gallery.jobs.running[-1].cancel()
    qtbot.waitUntil(lambda: not entries.is_sorting)
    assert view.header.sortIndicatorSection() == -1
    sort_by_click(gallery, qtbot, "images")
    assert entries.is_sorting
    view.sort_by(None)
    assert not entries.is_sorting
    sort_by_click(gallery, qtbot, "images")
    column_action(gallery, "images").trigger()
    qtbot.waitUntil(lambda: not gallery.jobs.running)
    assert not entries.is_sorting
    assert entries.sort_keys == ()
    assert entries.order.shown.tolist() == order
    assert view.header.sortIndicatorSection() == -1


def test_reverted_extension_cell_and_entry_restore_file_content(gallery, qtbot: QtBot):
    path = gallery.session.document.path
    content = path.read_bytes()
    entries = gallery.page.view.entries
    for name in ("image:loc", "video:title"):
        entries.setData(entries.index(4, column_number(gallery, name)), "https://a.example/")
    go_to(gallery, 4, "video:title")
    do(gallery, "revert-cells")
    assert text(gallery, 4, "video:title") == "A bathroom in amber & steel"
    assert text(gallery, 4, "image:loc") == "https://a.example/"
    do(gallery, "revert-entries")
    save(gallery, qtbot)
    assert path.read_bytes() == content


def test_many_extension_cells_are_changed_and_reverted_in_jobs(open_set, tmp_path, qtbot: QtBot):
    image = "<image:image><image:loc>https://a.example/{n}.jpg</image:loc></image:image>"
    entries = "".join(f"<url><loc>https://a.example/{n}</loc>{image.format(n=n)}</url>\n" for n in range(1_200))
    path = tmp_path / "many.xml"
    path.write_text(f'<urlset xmlns="{NAMESPACE}" xmlns:image="{IMAGE}">\n{entries}</urlset>\n')
    content = path.read_bytes()
    window = open_set(path)
    column_action(window, "image:loc").trigger()
    view, stack, column = window.page.view, window.session.undo_stack, column_number(window, "image:loc")

    def wait_for(step: int) -> None:
        qtbot.waitUntil(lambda: stack.index() == step and not window.session.is_busy)

    view.selection.select(np.arange(1_200), column, column)
    view.commands.clear_cells()
    assert window.session.is_busy
    wait_for(1)
    assert text(window, 0, "image:loc") == text(window, 1_199, "image:loc") == ""
    view.selection.select(np.arange(1_200), column, column)
    do(window, "revert-cells")
    wait_for(2)
    assert text(window, 1_199, "image:loc") == "https://a.example/1199.jpg"
    window.session.undo()
    wait_for(1)
    window.session.undo()
    wait_for(0)
    assert text(window, 1_199, "image:loc") == "https://a.example/1199.jpg"
    window.session.undo_stack.redo()
    view.commands.revert_entries()
    save(window, qtbot)
    assert path.read_bytes() == content


def test_select_same_selects_entries_with_equal_count(gallery):
    view = gallery.page.view
    go_to(gallery, 0, "images")
    texts = [text(gallery, row, "images") for row in range(view.entries.rowCount())]
    assert 1 < texts.count(texts[0]) < len(texts)
    do(gallery, "select-same")
    assert view.selection.ranges().rows().tolist() == [row for row, each in enumerate(texts) if each == texts[0]]


@pytest.mark.parametrize("name", ["images", "image:loc"])
def test_filter_by_extension_value_is_refused_with_reason(gallery, name):
    refused: list[StudioError] = []
    gallery.session.refused.connect(refused.append)
    go_to(gallery, 0, name)
    n_shown = gallery.page.view.entries.rowCount()
    do(gallery, "show-same")
    assert gallery.page.view.entries.rowCount() == n_shown
    assert [error.hint for error in refused] == ["Choose a cell of a field."]


def test_select_same_refuses_too_many_scattered_extension_cells(open_set, tmp_path: Path):
    images = ("<image:image><image:loc>https://a.example/a.png</image:loc></image:image>", "")
    urls = "".join(f"<url><loc>https://a.example/{n}</loc>{images[n % 2]}</url>" for n in range(3_000))
    (tmp_path / "a.xml").write_text(f'<urlset xmlns="{NAMESPACE}" xmlns:image="{IMAGE}">{urls}</urlset>')
    window = open_set(tmp_path / "a.xml")
    column_action(window, "image:loc").trigger()
    refused: list[StudioError] = []
    window.session.refused.connect(refused.append)
    go_to(window, 2, "image:loc")
    do(window, "select-same")
    assert window.page.view.selection.ranges().row_count() == 1
    assert len(refused) == 1
