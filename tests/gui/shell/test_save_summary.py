"""The summary before the first save of a set with errors, repairs or unused files."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.export_dialog import ExportDialog
from sitemap_studio.gui.dialogs.new_file_dialogs import WriteIndexDialog
from sitemap_studio.gui.dialogs.publish_dialog import PublishDialog
from sitemap_studio.gui.dialogs.save_summary_dialog import SaveSummaryDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.widgets.message_boxes import UnsavedQuestion
from tests.builders import HOST, index, put, urlset
from tests.gui.conftest import confirm_save, find_save_summary
from tests.gui.shell.conftest import Opener, do
from tests.gui.shell.problems_page import ProblemsPage
from tests.gui.shell.window_actions import only_visible, save


@pytest.fixture
def flawed_set(tmp_path: Path) -> Path:
    """Index of a valid sitemap, one with three errors of two rules, and one with a bare ampersand."""
    put(tmp_path / "good.xml", urlset(f"{HOST}/1"))
    put(tmp_path / "bad.xml", urlset("/relative", f"{HOST}/a b", f"{HOST}/c d"))
    put(tmp_path / "broken.xml", urlset(f"{HOST}/2").replace(f"{HOST}/2", f"{HOST}/2?a&b"))
    names = ("good", "bad", "broken")
    return put(tmp_path / "sitemap.xml", index(*((f"{HOST}/{name}.xml", "2026-11-02") for name in names)))


@pytest.fixture
def flawed_window(open_set: Opener, flawed_set: Path) -> MainWindow:
    """Window with the checked set of `flawed_set`."""
    return open_set(flawed_set)


def edit(window: MainWindow, text: str = f"{HOST}/changed") -> None:
    """Change the URL of the first entry."""
    assert window.page.view.entries.setData(window.page.view.entries.index(0, 0), text)


def open_summary(window: MainWindow) -> SaveSummaryDialog:
    """Start a save, and return its summary."""
    do(window, "save")
    return only_visible(window, SaveSummaryDialog)


def table_of(dialog: SaveSummaryDialog) -> QTableView:
    """Return the table of errors and files in a summary."""
    table = dialog.findChild(QTableView, "save-summary")
    assert table is not None
    return table


def rows_of(dialog: SaveSummaryDialog) -> dict[str, str]:
    """Return the effects in a summary by name of the error or file."""
    model = table_of(dialog).model()
    return {model.index(row, 0).data(): model.index(row, 1).data() for row in range(model.rowCount())}


def line_of(dialog: QObject) -> str:
    """Return the text of the summary line in a dialog."""
    line = dialog.findChild(QLabel, "summary-line")
    assert line is not None
    return line.text()


def click_link(dialog: SaveSummaryDialog, name: str, qtbot: QtBot) -> None:
    """Click the link with the name of an error or a file."""
    table = table_of(dialog)
    cell = table.model().index(list(rows_of(dialog)).index(name), 0)
    table.scrollTo(cell)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(cell).center())


def test_summary_lists_errors_and_effects_on_files(flawed_window: MainWindow):
    edit(flawed_window)
    flawed_window.set_commands.rename_sitemap(0, "first.xml")
    flawed_window.sitemaps.select_sitemaps([1])
    do(flawed_window, "remove-sitemaps")
    do(flawed_window, "undo")
    dialog = open_summary(flawed_window)
    assert rows_of(dialog) == {
        "Incomplete URL": "1 error remains",
        "White space in the URL": "2 errors remain",
        "broken.xml": "Written, with 1 repair",
        "first.xml": "Renamed from “good.xml”",
        "sitemap.xml": "Written",
    }
    assert line_of(dialog) == "3 files to write. 1 file to repair. 3 errors remain."
    assert not dialog.deletes.isVisible()
    dialog.reject()


def test_summary_counts_files_to_delete_when_ticked(flawed_window: MainWindow, flawed_set: Path, qtbot: QtBot):
    flawed_window.sitemaps.select_sitemaps([0])
    do(flawed_window, "remove-sitemaps")
    dialog = open_summary(flawed_window)
    assert rows_of(dialog)["good.xml"] == "Kept, not in the set"
    assert "1 unused file to keep." in line_of(dialog)
    dialog.deletes.click()
    assert rows_of(dialog)["good.xml"] == "Deleted, with a backup"
    assert "1 file to delete." in line_of(dialog)
    with qtbot.waitSignal(flawed_window.files.saved):
        dialog.save_button.click()
    assert not (flawed_set.parent / "good.xml").exists()


@pytest.mark.parametrize("by_keyboard", [False, True], ids=["mouse", "keyboard"])
def test_error_link_shows_its_rule_in_problems(
    flawed_window: MainWindow, flawed_set: Path, qtbot: QtBot, by_keyboard: bool
):
    before = flawed_set.with_name("broken.xml").read_bytes()
    dialog = open_summary(flawed_window)
    if by_keyboard:
        table = table_of(dialog)
        qtbot.waitUntil(dialog.isActiveWindow)
        qtbot.keyClick(dialog, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        assert QApplication.focusWidget() is table
        qtbot.keyClick(table, Qt.Key.Key_Down)
        qtbot.keyClick(table, Qt.Key.Key_Return)
    else:
        click_link(dialog, "White space in the URL", qtbot)
    assert find_save_summary(flawed_window) is None
    page = ProblemsPage(flawed_window)
    current = page.view.currentIndex()
    assert page.panel.isVisible()
    assert current.parent() == page.rule_index("loc-inner-space")
    assert page.view.hasFocus() or flawed_window.focusWidget() is page.view
    assert flawed_set.with_name("broken.xml").read_bytes() == before


@pytest.mark.parametrize(("name", "expected"), [("broken.xml", [2]), ("sitemap.xml", [])])
def test_file_link_selects_sitemap_in_window(flawed_window: MainWindow, qtbot: QtBot, name: str, expected: list[int]):
    flawed_window.sitemaps.select_sitemaps([1])
    click_link(open_summary(flawed_window), name, qtbot)
    assert find_save_summary(flawed_window) is None
    assert flawed_window.sitemaps.selected_sitemaps() == expected
    assert not flawed_window.files.is_saving


class FileBrowser(QObject):
    """Handler of file URLs, as the desktop has one."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def open_url(self, url: QUrl) -> None:
        self.opened.append(url.toLocalFile())


def test_link_of_unused_file_opens_its_folder(flawed_window: MainWindow, flawed_set: Path, qtbot: QtBot):
    flawed_window.sitemaps.select_sitemaps([0])
    do(flawed_window, "remove-sitemaps")
    dialog, browser = open_summary(flawed_window), FileBrowser()
    QDesktopServices.setUrlHandler("file", browser, "open_url")  # type: ignore[arg-type]
    try:
        click_link(dialog, "good.xml", qtbot)
    finally:
        QDesktopServices.unsetUrlHandler("file")
    assert browser.opened == [str(flawed_set.parent)]
    assert dialog.isVisible()
    dialog.reject()


@pytest.mark.parametrize(
    ("content", "rule"),
    [
        ([f"{HOST}/a b"], "loc-inner-space"),
        ([f"{HOST}/?a&b"], "repairs"),
    ],
    ids=["errors", "repairs"],
)
def test_show_problems_button_cancels_save(open_set: Opener, tmp_path: Path, qtbot: QtBot, content, rule: str):
    text = urlset(*content).replace("&amp;", "&")
    window = open_set(put(tmp_path / "a.xml", text))
    if not window.files.can_save:
        window.page.view.entries.setData(window.page.view.entries.index(0, 2), "daily")
    dialog = open_summary(window)
    button = dialog.findChild(QPushButton, "show-problems")
    assert button is not None
    assert button.text() == "Show &problems"
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: find_save_summary(window) is None)
    page = ProblemsPage(window)
    assert page.panel.isVisible()
    assert page.tree.group(page.view.currentIndex()).rule.id == rule
    assert (tmp_path / "a.xml").read_text() == text


def test_escape_in_summary_saves_nothing_and_asks_again(flawed_window: MainWindow, flawed_set: Path, qtbot: QtBot):
    before = flawed_set.with_name("broken.xml").read_bytes()
    qtbot.keyClick(open_summary(flawed_window), Qt.Key.Key_Escape)
    assert not flawed_window.files.is_saving
    assert flawed_set.with_name("broken.xml").read_bytes() == before
    open_summary(flawed_window).reject()


def test_confirmed_summary_reappears_only_after_closing(
    flawed_window: MainWindow, open_set: Opener, flawed_set: Path, qtbot: QtBot
):
    dialog = open_summary(flawed_window)
    assert dialog.save_button.isDefault()
    qtbot.waitUntil(dialog.isActiveWindow)
    with qtbot.waitSignal(flawed_window.files.saved):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    edit(flawed_window)
    with qtbot.waitSignal(flawed_window.files.saved):
        do(flawed_window, "save")
        assert find_save_summary(flawed_window) is None
    do(flawed_window, "close")
    qtbot.waitUntil(lambda: not (flawed_window.files.is_open or flawed_window.jobs.running))
    edit(open_set(flawed_set), f"{HOST}/again")
    assert line_of(open_summary(flawed_window)) == "2 files to write. 3 errors remain."
    assert confirm_save(flawed_window)
    qtbot.waitUntil(lambda: not flawed_window.files.is_saving)


def test_closed_set_is_freed_after_confirmed_summary(flawed_window: MainWindow, qtbot: QtBot):
    save(flawed_window, qtbot)
    document = weakref.ref(flawed_window.session.document)
    do(flawed_window, "close")
    qtbot.waitUntil(lambda: not (flawed_window.files.is_open or flawed_window.jobs.running))

    def is_freed() -> bool:
        """Collect garbage, and return whether the document was freed."""
        gc.collect()
        return document() is None

    qtbot.waitUntil(is_freed)


@pytest.mark.parametrize("deletes", [True, False])
def test_file_unused_after_confirmation_is_shown_once(
    flawed_window: MainWindow, flawed_set: Path, qtbot: QtBot, deletes: bool
):
    save(flawed_window, qtbot)
    flawed_window.sitemaps.select_sitemaps([0])
    do(flawed_window, "remove-sitemaps")
    dialog = open_summary(flawed_window)
    assert rows_of(dialog)["good.xml"] == "Kept, not in the set"
    with qtbot.waitSignal(flawed_window.files.saved):
        assert confirm_save(flawed_window, deletes=deletes)
    assert flawed_set.with_name("good.xml").exists() is not deletes
    edit(flawed_window)
    with qtbot.waitSignal(flawed_window.files.saved):
        do(flawed_window, "save")
        assert find_save_summary(flawed_window) is None


def test_canceled_summary_of_later_unused_file_is_shown_again(
    flawed_window: MainWindow, flawed_set: Path, qtbot: QtBot
):
    save(flawed_window, qtbot)
    flawed_window.sitemaps.select_sitemaps([0])
    do(flawed_window, "remove-sitemaps")
    open_summary(flawed_window).reject()
    assert rows_of(open_summary(flawed_window))["good.xml"] == "Kept, not in the set"
    only_visible(flawed_window, SaveSummaryDialog).reject()
    do(flawed_window, "undo")
    with qtbot.waitSignal(flawed_window.files.saved):
        edit(flawed_window)
        do(flawed_window, "save")
        assert find_save_summary(flawed_window) is None


@pytest.mark.parametrize("deletes", [True, False], ids=["deleted", "kept"])
def test_save_despite_hard_links_reuses_summary_answer(
    flawed_window: MainWindow, flawed_set: Path, qtbot: QtBot, deletes: bool
):
    flawed_set.with_name("other-name.xml").hardlink_to(flawed_set)
    flawed_window.sitemaps.select_sitemaps([0])
    do(flawed_window, "remove-sitemaps")
    flawed_window.messages.clear()
    open_summary(flawed_window)
    assert confirm_save(flawed_window, deletes=deletes)
    qtbot.waitUntil(lambda: "hard links" in flawed_window.messages.text)
    with qtbot.waitSignal(flawed_window.files.saved):
        flawed_window.messages.offers[0].click()
        assert find_save_summary(flawed_window) is None
    assert flawed_set.with_name("good.xml").exists() is not deletes


def test_replacing_files_reuses_summary_answer(flawed_window: MainWindow, tmp_path: Path, qtbot: QtBot):
    put(tmp_path / "copy" / "bad.xml", "old")
    flawed_window.sitemaps.select_sitemaps([0])
    do(flawed_window, "remove-sitemaps")
    flawed_window.files.save_under(str(tmp_path / "copy" / "sitemap.xml"))
    assert confirm_save(flawed_window)
    qtbot.waitUntil(lambda: "would be replaced" in flawed_window.messages.text)
    with qtbot.waitSignal(flawed_window.files.saved):
        flawed_window.messages.offers[0].click()
        assert find_save_summary(flawed_window) is None


def test_valid_single_file_is_saved_without_summary(open_set: Opener, three_entries: Path, qtbot: QtBot):
    window = open_set(three_entries)
    edit(window)
    with qtbot.waitSignal(window.files.saved):
        do(window, "save")
        assert find_save_summary(window) is None


def test_summary_line_reports_unchecked_set(window: MainWindow, flawed_set: Path, qtbot: QtBot):
    with qtbot.waitSignal(window.files.opened):
        window.files.open(flawed_set)
    window.files.save()
    dialog = only_visible(window, SaveSummaryDialog)
    assert line_of(dialog) == "2 files to write. 1 file to repair. The set has not been checked yet."
    dialog.reject()
    qtbot.waitUntil(lambda: not window.jobs.running)


@pytest.mark.parametrize("is_confirmed", [True, False], ids=["confirmed", "canceled"])
def test_closing_follows_confirmed_summary_only(flawed_window: MainWindow, qtbot: QtBot, is_confirmed: bool):
    edit(flawed_window)
    do(flawed_window, "close")
    only_visible(flawed_window, UnsavedQuestion).button(QMessageBox.StandardButton.Save).click()
    assert flawed_window.files.is_open
    if is_confirmed:
        assert confirm_save(flawed_window)
        qtbot.waitUntil(lambda: not flawed_window.files.is_open)
    else:
        only_visible(flawed_window, SaveSummaryDialog).reject()
        save(flawed_window, qtbot)
        assert flawed_window.files.is_open


def test_close_requested_during_summary_follows_save(flawed_window: MainWindow, qtbot: QtBot):
    edit(flawed_window)
    open_summary(flawed_window)
    # As another program may request it.
    flawed_window.files.close()
    only_visible(flawed_window, UnsavedQuestion).button(QMessageBox.StandardButton.Save).click()
    assert confirm_save(flawed_window)
    qtbot.waitUntil(lambda: not flawed_window.files.is_open)


def test_save_after_save_as_shows_no_summary(flawed_window: MainWindow, tmp_path: Path, qtbot: QtBot):
    (tmp_path / "copy").mkdir()
    with qtbot.waitSignal(flawed_window.files.saved):
        flawed_window.files.save_under(str(tmp_path / "copy" / "sitemap.xml"))
        assert line_of(only_visible(flawed_window, SaveSummaryDialog)).startswith("4 files to write. 1 file to repair.")
        assert confirm_save(flawed_window)
    assert (tmp_path / "copy" / "good.xml").exists()
    edit(flawed_window)
    with qtbot.waitSignal(flawed_window.files.saved):
        do(flawed_window, "save")
        assert find_save_summary(flawed_window) is None


def test_canceled_summary_drops_index_of_new_set(window: MainWindow, tmp_path: Path, qtbot: QtBot):
    do(window, "new")
    do(window, "add-entry")
    window.page.view.finish_editing()
    do(window, "write-index")
    dialog = only_visible(window, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "a.xml"))
    only_visible(window, SaveSummaryDialog).reject()
    save(window, qtbot, tmp_path / "b.xml")
    dialog.reject()
    assert [path.name for path in tmp_path.glob("*.xml")] == ["b.xml"]
    assert not [each for each in window.findChildren(WriteIndexDialog) if each.isVisible()]


def test_summary_shows_markup_in_file_name_as_text(open_set: Opener, tmp_path: Path):
    window = open_set(put(tmp_path / "<b>a&amp;.xml", urlset(f"{HOST}/a b")))
    edit(window, f"{HOST}/c d")
    dialog = open_summary(window)
    assert "<b>a&amp;.xml" in rows_of(dialog)
    tip = table_of(dialog).model().index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;a&amp;amp;.xml" in tip
    dialog.reject()


def test_invisible_characters_of_file_names_are_shown(open_set: Opener, tmp_path: Path):
    put(tmp_path / "\u202ea.xml", urlset("/relative"))
    window = open_set(put(tmp_path / "sitemap.xml", index((f"{HOST}/%E2%80%AEa.xml", "2026\u202e"))))
    edit(window)
    dialog = open_summary(window)
    assert "[U+202E]a.xml" in rows_of(dialog)
    dialog.reject()
    tree = window.sitemaps.tree
    row = tree.index_of(0)
    assert row.data().removesuffix(" ●") == "[U+202E]a.xml"
    assert row.siblingAtColumn(3).data() == "2026[U+202E]"
    assert row.data(Qt.ItemDataRole.EditRole) == "\u202ea.xml"


def test_publish_dialog_shows_summary_line(flawed_window: MainWindow, qtbot: QtBot):
    do(flawed_window, "publish")
    dialog = only_visible(flawed_window, PublishDialog)
    qtbot.waitUntil(lambda: bool(line_of(dialog)))
    assert line_of(dialog).startswith("4 files to upload. 1 file to repair. 4 errors remain.")
    assert "save the set before you upload them" in line_of(dialog)
    dialog.reject()


def test_export_dialog_shows_summary_line_of_entries(flawed_window: MainWindow, tmp_path: Path, qtbot: QtBot):
    flawed_window.page.view.go_to(0, 0)
    do(flawed_window, "export")
    dialog = only_visible(flawed_window, ExportDialog)
    with qtbot.waitSignal(dialog.planned):
        dialog.folder.setText(str(tmp_path / "out"))
    assert line_of(dialog) == "2 files to write. 1 file to repair. 3 errors remain."
    with qtbot.waitSignal(dialog.planned):
        dialog.select_entries(1)
    assert line_of(dialog) == "2 files to write. 1 file to repair. No errors remain."
    dialog.reject()
