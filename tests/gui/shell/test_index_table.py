"""The index as a table: rows, editing, sorting, dates of the newest entries, and the return to the entries."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QTableView, QTreeView
from pytestqt.qtbot import QtBot

from sitemap_studio.document.index_rows import IndexColumn
from sitemap_studio.gui.dialogs.sort_dialog import SortDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.index_table import IndexModel
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Severity
from tests.builders import HOST, content, put, urlset
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import NAMESPACE, Opener, do
from tests.gui.shell.window_actions import save

FILE, LOC, LASTMOD, ENTRIES, EXCESS, SIZE, NEWEST, PROBLEMS = range(8)
ROLE = Qt.ItemDataRole
FUTURE = (datetime.now(UTC) + timedelta(days=400)).date().isoformat()

INDEX = f"""<?xml version='1.0' encoding="UTF-8"?>
<sitemapindex xmlns="{NAMESPACE}">
  <!-- shop -->
  <sitemap><loc>{HOST}/b.xml</loc><lastmod>2025-01-01</lastmod></sitemap>
  <sitemap>
    <loc>{HOST}/a.xml.gz</loc>\t<lastmod >2025-05-06T10:00:00Z</lastmod>
  </sitemap>
  <sitemap><loc>{HOST}/c.xml</loc></sitemap>
  <sitemap><loc>{HOST}/undated.xml</loc><lastmod>2025-02-30</lastmod></sitemap>
  <sitemap><loc>{HOST}/gone.xml</loc><lastmod>2024-01-01</lastmod></sitemap>
</sitemapindex>
"""
CURRENT = INDEX.replace("2025-01-01", "2025-03-04")
"""The index after a save, which updates the outdated date of “b.xml”."""


@pytest.fixture
def index_path(tmp_path: Path) -> Path:
    """Index of a plain, a gzipped, an undated and a missing sitemap, with and without dates."""
    put(tmp_path / "b.xml", urlset({"loc": f"{HOST}/1", "lastmod": "2025-03-04"}, {"loc": f"{HOST}/2", "lastmod": "x"}))
    dated = [{"loc": f"{HOST}/a{n}", "lastmod": f"2025-05-0{n}"} for n in range(1, 7)]
    (tmp_path / "a.xml.gz").write_bytes(gzip.compress(urlset(*dated).encode()))
    put(tmp_path / "c.xml", urlset({"loc": f"{HOST}/c", "lastmod": "2024-12-31T23:00:00Z"}))
    put(tmp_path / "undated.xml", urlset(f"{HOST}/u"))
    return put(tmp_path / "index.xml", INDEX)


class IndexPage:
    """Page object of the index table and the sitemaps panel."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        """Create the page object of a window with an open set."""
        self.window, self.qtbot = window, qtbot

    @property
    def tree(self) -> QTreeView:
        """Tree of the sitemaps panel."""
        tree = self.window.sitemaps.findChild(QTreeView)
        assert tree is not None
        return tree

    @property
    def table(self) -> QTableView:
        """Index table, which exists after the index was chosen."""
        table = self.window.findChild(QTableView, "index-table")
        assert table is not None
        return table

    def choose_index(self) -> QTableView:
        """Choose the index in the panel with the keyboard, and return the table."""
        self.tree.setFocus()
        self.qtbot.keyClick(self.tree, Qt.Key.Key_Home)
        self.qtbot.keyClick(self.tree, Qt.Key.Key_Down)
        assert self.table.isVisible()
        return self.table

    def column(self, column: int) -> list[str]:
        """Return the texts of a column."""
        model = self.table.model()
        return [model.index(row, column).data() for row in range(model.rowCount())]

    def wait_for_column(self, column: int, texts: list[str]) -> None:
        """Wait until a column has these texts."""
        self.qtbot.waitUntil(lambda: self.column(column) == texts)

    def edit(self, row: int, column: int, text: str) -> None:
        """Type a text into a cell with the keyboard."""
        self.table.setCurrentIndex(self.table.model().index(row, column))
        self.window.activateWindow()
        self.table.setFocus()
        self.qtbot.waitUntil(self.table.hasFocus)
        self.qtbot.keyClick(self.table, Qt.Key.Key_F2)
        editor = QApplication.focusWidget()
        assert isinstance(editor, QLineEdit)
        editor.selectAll()
        self.qtbot.keyClicks(editor, text)
        if not text:
            self.qtbot.keyClick(editor, Qt.Key.Key_Delete)
        self.qtbot.keyClick(editor, Qt.Key.Key_Return)
        QApplication.processEvents()

    def dates(self) -> list[str | None]:
        """Return the dates in the index, in the order of the set."""
        return [sitemap.lastmod for sitemap in self.window.session.document.sitemaps]


PageMaker = Callable[[Path], IndexPage]


@pytest.fixture
def open_index(open_set: Opener, qtbot: QtBot) -> PageMaker:
    """Function that opens a set, and chooses its index."""

    def make(path: Path) -> IndexPage:
        """Return the page object of a window in which the index table of a set is visible."""
        page = IndexPage(open_set(path), qtbot)
        page.choose_index()
        return page

    return make


def test_click_on_index_shows_sitemaps_as_rows(open_set: Opener, index_path: Path, qtbot: QtBot):
    page = IndexPage(open_set(index_path), qtbot)
    row = page.tree.visualRect(page.tree.model().index(1, 0))
    qtbot.mouseClick(page.tree.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert page.table.isVisible()
    assert not page.window.page.isVisible()
    assert page.column(FILE) == ["b.xml", "a.xml.gz", "c.xml", "undated.xml", "gone.xml"]
    assert page.column(LOC) == [f"{HOST}/{name}" for name in page.column(FILE)]
    assert page.column(LASTMOD) == ["2025-01-01", "2025-05-06T10:00:00Z", "", "2025-02-30", "2024-01-01"]
    assert page.column(ENTRIES) == ["2", "6", "1", "1", "–"]
    assert page.column(NEWEST) == ["2025-03-04", "2025-05-06", "2024-12-31", "", ""]
    assert page.column(SIZE)[1] == f"{len(gzip.decompress((index_path.parent / 'a.xml.gz').read_bytes()))} bytes"
    assert page.column(SIZE)[4] == "–"


def test_index_table_counts_problems_of_each_sitemap(open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    # An invalid date and an old index date; an invalid date in the index; a missing file.
    page.wait_for_column(PROBLEMS, ["2", "", "", "1", "1"])
    cell = page.table.model().index(3, LASTMOD)
    assert cell.data(ROLE.AccessibleTextRole) == "2025-02-30, Error"
    assert "2025-02-30" in cell.data(ROLE.ToolTipRole)
    assert page.table.model().index(1, LASTMOD).data(ROLE.AccessibleTextRole) is None


def test_index_table_shows_urls_over_limit(open_index: PageMaker, tmp_path: Path):
    put(tmp_path / "a.xml", urlset(*(f"{HOST}/{n}" for n in range(5))))
    index = put(
        tmp_path / "index.xml",
        f'<sitemapindex xmlns="{NAMESPACE}"><sitemap><loc>{HOST}/a.xml</loc></sitemap></sitemapindex>',
    )
    page = open_index(index)
    assert page.column(EXCESS) == [""]
    small = next(iter(PROFILES.values()))._replace(max_urls=3)
    page.window.session.document.set_profile(small)
    page.window.session.emit_problems_changed()
    assert page.column(EXCESS) == ["2"]
    cell = page.table.model().index(0, EXCESS)
    page.qtbot.waitUntil(lambda: cell.data(ROLE.AccessibleTextRole) == "2, Error")


def test_history_names_sitemaps_and_their_changed_values(open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    page.edit(1, LASTMOD, "2025-06-07")
    page.edit(2, LASTMOD, "2025-06-08")
    page.edit(2, FILE, "d.xml")
    page.edit(2, LASTMOD, "")
    model = page.window.history.view.model()
    assert [model.index(row, 0).data() for row in range(1, model.rowCount())] == [
        "lastmod of a.xml.gz: 2025-05-06T10:00:00Z → 2025-06-07",
        "lastmod of c.xml: (none) → 2025-06-08",
        "c.xml renamed to d.xml",
        "lastmod of d.xml: 2025-06-08 → (none)",
    ]


def test_edited_lastmod_is_saved_in_place_and_undone(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    files = {path.name: path.read_bytes() for path in index_path.parent.iterdir() if path != index_path}
    page.edit(1, LASTMOD, "2025-06-07")
    assert page.dates()[1] == "2025-06-07"
    assert page.window.session.undo_stack.undoText() == "Change lastmod of a.xml.gz"
    save(page.window, qtbot)
    assert content(index_path) == CURRENT.replace("2025-05-06T10:00:00Z", "2025-06-07")
    assert {path.name: path.read_bytes() for path in index_path.parent.iterdir() if path.name in files} == files
    do(page.window, "undo")
    assert page.column(LASTMOD)[1] == "2025-05-06T10:00:00Z"
    save(page.window, qtbot)
    assert content(index_path) == CURRENT


def test_cleared_lastmod_is_removed_from_index(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    page.edit(0, LASTMOD, "")
    assert page.dates()[0] is None
    save(page.window, qtbot)
    assert content(index_path) == INDEX.replace("<lastmod>2025-01-01</lastmod>", "", 1)


def press(page: IndexPage, row: int, column: int, key: Qt.Key | QKeySequence.StandardKey) -> None:
    """Press a key at a cell of the focused index table."""
    page.window.activateWindow()
    page.table.setFocus()
    page.qtbot.waitUntil(page.table.hasFocus)
    page.table.setCurrentIndex(page.table.model().index(row, column))
    if isinstance(key, QKeySequence.StandardKey):
        page.qtbot.keySequence(page.table, QKeySequence(key))
    else:
        page.qtbot.keyClick(page.table, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace], ids=["delete", "backspace"])
def test_delete_key_removes_date_from_index(open_index: PageMaker, index_path: Path, qtbot: QtBot, key: Qt.Key):
    page = open_index(index_path)
    press(page, 0, LASTMOD, key)
    assert page.dates()[0] is None
    assert page.window.session.undo_stack.undoText() == "Change lastmod of b.xml"
    save(page.window, qtbot)
    assert content(index_path) == INDEX.replace("<lastmod>2025-01-01</lastmod>", "", 1)
    do(page.window, "undo")
    assert page.dates()[0] == "2025-01-01"


def test_delete_key_removes_dates_of_selected_rows(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    page.table.sortByColumn(FILE, Qt.SortOrder.AscendingOrder)
    page.wait_for_column(FILE, ["a.xml.gz", "b.xml", "c.xml", "gone.xml", "undated.xml"])
    press(page, 0, LASTMOD, Qt.Key.Key_A)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    for _ in range(3):
        qtbot.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert page.dates() == [None, None, None, "2025-02-30", None]
    assert page.window.session.undo_stack.undoText() == "Change lastmod of 3 sitemaps"
    do(page.window, "undo")
    assert page.dates() == ["2025-01-01", "2025-05-06T10:00:00Z", None, "2025-02-30", "2024-01-01"]


@pytest.mark.parametrize("column", [FILE, LOC, ENTRIES])
@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, QKeySequence.StandardKey.Paste], ids=["delete", "paste"])
def test_key_for_dates_is_refused_in_other_columns(open_index: PageMaker, index_path: Path, column: int, key):
    page = open_index(index_path)
    QGuiApplication.clipboard().setText("2020-02-02")
    press(page, 0, column, key)
    assert page.window.messages.text.startswith("Only dates can be cleared and pasted here.")
    assert page.window.session.undo_stack.count() == 0
    assert page.table.isVisible()


@pytest.mark.parametrize(
    ("text", "dates"),
    [
        pytest.param("2020-02-02", ["2020-02-02", *[None] * 4], id="one"),
        pytest.param("2020-02-02\r\n\r\n2021-01-01\n", ["2020-02-02", None, "2021-01-01", None, None], id="several"),
        pytest.param("\n".join(["2020"] * 9), ["2020"] * 5, id="too-many"),
        pytest.param("File\tlastmod\nx\t2019\ny\t2018", ["2019", "2018", None, None, None], id="header"),
        pytest.param("lastmod\n", None, id="header-only"),
        pytest.param("", None, id="nothing"),
    ],
)
def test_paste_replaces_dates_from_current_row(
    open_index: PageMaker, index_path: Path, text: str, dates: list[str | None] | None
):
    page = open_index(index_path)
    before = page.dates()
    page.window.set_commands.set_dates(dict.fromkeys(range(5)))
    QGuiApplication.clipboard().setText(text)
    press(page, 0, LASTMOD, QKeySequence.StandardKey.Paste)
    assert page.dates() == (dates or [None] * 5)
    assert page.window.session.undo_stack.count() == 1 + (dates is not None)
    page.window.session.undo_stack.setIndex(0)
    assert page.dates() == before


def test_pasted_date_fills_selected_rows(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    QGuiApplication.clipboard().setText("2020-02-02")
    page.table.selectAll()
    page.table.setFocus()
    page.table.selectionModel().setCurrentIndex(
        page.table.model().index(2, LASTMOD), QItemSelectionModel.SelectionFlag.NoUpdate
    )
    qtbot.keySequence(page.table, QKeySequence(QKeySequence.StandardKey.Paste))
    assert page.dates() == ["2020-02-02"] * 5


@pytest.mark.parametrize("action", ["paste", "select-all", "cut", "copy", "clear-cells", "delete-entries"])
def test_actions_on_cells_are_disabled_over_index_table(open_index: PageMaker, index_path: Path, action: str):
    page = open_index(index_path)
    page.table.selectRow(0)
    assert not page.window.actions_by_id[action].isEnabled()
    page.qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    assert page.window.actions_by_id["paste"].isEnabled()


def test_editing_read_only_index_reports_reason(open_index: PageMaker, index_path: Path):
    put(index_path.parent / "nested.xml", INDEX)
    text = INDEX.replace("</sitemapindex>", f"<sitemap><loc>{HOST}/nested.xml</loc></sitemap></sitemapindex>")
    page = open_index(put(index_path, text))
    for column in (FILE, LASTMOD):
        page.window.messages.clear()
        press(page, 0, column, Qt.Key.Key_F2)
        assert "lists other indexes" in page.window.messages.text
    page.window.messages.clear()
    press(page, 0, LASTMOD, Qt.Key.Key_Delete)
    assert "lists other indexes" in page.window.messages.text
    assert page.window.session.undo_stack.count() == 0


def test_editing_name_of_missing_sitemap_reports_reason(open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    press(page, 4, FILE, Qt.Key.Key_F2)
    assert "“gone.xml” could not be read" in page.window.messages.text


@pytest.mark.parametrize("date", ["2025-03-04T25:00", "2025-03-04x", "2025-03-04T10:00", "2025-03"])
def test_newest_date_replaces_invalid_or_shorter_date(open_index: PageMaker, index_path: Path, qtbot: QtBot, date: str):
    page = open_index(put(index_path, INDEX.replace("2025-01-01", date)))
    page.table.selectRow(0)
    do(page.window, "set-index-dates")
    qtbot.waitUntil(lambda: page.dates()[0] == "2025-03-04")


def test_problem_of_index_date_shows_its_cell(open_set: Opener, index_path: Path, qtbot: QtBot):
    page = IndexPage(open_set(index_path), qtbot)
    problems = page.window.session.document.problems.individual
    page.window.problems.opened.emit(next(each for each in problems if each.rule.id == "index-lastmod-old"))
    assert page.table.isVisible()
    assert (page.table.currentIndex().row(), page.table.currentIndex().column()) == (0, LASTMOD)
    page.window.problems.opened.emit(next(each for each in problems if each.rule.id == "sitemap-missing"))
    assert not page.table.isVisible()
    assert "“gone.xml”" in page.window.page.empty_message


def test_empty_index_ignores_keys(open_index: PageMaker, tmp_path: Path, qtbot: QtBot):
    page = open_index(put(tmp_path / "index.xml", f'<sitemapindex xmlns="{NAMESPACE}"></sitemapindex>'))
    page.table.setFocus()
    QGuiApplication.clipboard().setText("2020")
    for key in ("Del", "Backspace", "F2", "Ctrl+C", "Ctrl+V", "Ctrl+A", "Return", "Down", "Ctrl+End", "a"):
        qtbot.keySequence(page.table, key)
    do(page.window, "set-index-dates")
    note = page.window.status.note
    qtbot.waitUntil(lambda: note.text() == "No date in the index needs to be changed.")
    assert page.window.session.undo_stack.count() == 0
    assert QGuiApplication.clipboard().text() == "2020"


def test_unstorable_date_is_not_saved(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    page.table.model().setData(page.table.model().index(0, LASTMOD), "2025\x00")
    page.window.files.save()
    confirm_save(page.window)
    qtbot.waitUntil(lambda: not page.window.files.is_saving)
    assert content(index_path) == INDEX
    assert page.window.messages.severity is Severity.ERROR


def test_invalid_lastmod_is_stored_and_marked(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    hostile = "<b>2025&amp;-13\u202e01"
    cell = page.table.model().index(1, LASTMOD)
    page.table.model().setData(cell, hostile)
    assert page.dates()[1] == hostile
    qtbot.waitUntil(lambda: str(cell.data(ROLE.AccessibleTextRole)).endswith(", Error"))
    assert "\u202e" not in cell.data()


def test_edited_file_name_renames_sitemap_and_url(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    page.edit(0, FILE, "shop.xml")
    page.wait_for_column(FILE, ["shop.xml", "a.xml.gz", "c.xml", "undated.xml", "gone.xml"])
    assert page.column(LOC)[0] == f"{HOST}/shop.xml"
    save(page.window, qtbot)
    assert (index_path.parent / "shop.xml").exists()
    assert content(index_path) == CURRENT.replace("/b.xml", "/shop.xml")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("c.xml", "“c.xml” is already in the set."),
        ("index.xml", "“index.xml” is already in the set."),
        ("C.xml", "“c.xml” differs only in case"),
        ("../b.xml", "“../b.xml” can't be a file name."),
        ("x\ny.xml", "“x\\ny.xml” can't be a file name."),
        (" ", "“” can't be a file name."),
        ("b.txt", "“b.txt” does not end in .xml."),
    ],
)
def test_unusable_file_name_is_refused_with_reason(open_index: PageMaker, index_path: Path, name: str, reason: str):
    page = open_index(index_path)
    page.table.model().setData(page.table.model().index(0, FILE), name)
    assert page.column(FILE)[0] == "b.xml"
    assert page.window.messages.text.startswith(reason)
    assert page.window.session.undo_stack.count() == 0


def test_rename_of_missing_sitemap_is_refused(open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    page.table.selectRow(4)
    do(page.window, "rename-sitemap")
    assert "“gone.xml” could not be read" in page.window.messages.text
    assert page.window.session.undo_stack.count() == 0


def test_rename_of_missing_sitemap_in_panel_is_refused(open_set: Opener, index_path: Path):
    window = open_set(index_path)
    window.sitemaps.select_sitemaps([4])
    do(window, "rename-sitemap")
    assert "“gone.xml” could not be read" in window.messages.text
    assert window.session.undo_stack.count() == 0


def test_missing_sitemap_has_editable_date_only(open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    model = page.table.model()
    editable = [bool(model.flags(model.index(4, column)) & Qt.ItemFlag.ItemIsEditable) for column in range(8)]
    assert editable == [column == LASTMOD for column in range(8)]


@pytest.mark.parametrize(
    ("column", "names"),
    [
        pytest.param(FILE, ["a.xml.gz", "b.xml", "c.xml", "gone.xml", "undated.xml"], id="file"),
        pytest.param(LASTMOD, ["gone.xml", "b.xml", "a.xml.gz", "undated.xml", "c.xml"], id="lastmod"),
        pytest.param(ENTRIES, ["c.xml", "undated.xml", "b.xml", "a.xml.gz", "gone.xml"], id="entries"),
        pytest.param(NEWEST, ["c.xml", "b.xml", "a.xml.gz", "undated.xml", "gone.xml"], id="newest"),
        pytest.param(PROBLEMS, ["undated.xml", "gone.xml", "b.xml", "a.xml.gz", "c.xml"], id="problems"),
    ],
)
def test_header_click_sorts_rows_and_preserves_selection(
    open_index: PageMaker, index_path: Path, qtbot: QtBot, column: int, names: list[str]
):
    page = open_index(index_path)
    header = page.table.horizontalHeader()
    x = header.sectionViewportPosition(column) + header.sectionSize(column) // 2
    page.table.selectRow(0)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, 5))
    page.wait_for_column(FILE, names)
    selected = [index.row() for index in page.table.selectionModel().selectedRows()]
    assert selected == [names.index("b.xml")]
    assert page.window.actions_by_id["rename-sitemap"].isEnabled()


def test_sort_dialog_sorts_index_table_by_keyboard(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    do(page.window, "sort")
    dialog = page.window.findChild(SortDialog)
    assert dialog is not None
    boxes = dialog.findChildren(QComboBox)
    assert [boxes[0].itemText(number) for number in (1, 3, 8)] == ["File", "lastmod", "problems"]
    qtbot.keyClicks(boxes[0], "Entries")
    order = next(box for box in boxes if box.itemText(0) == "ascending")
    qtbot.keyClick(order, Qt.Key.Key_Down)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    page.wait_for_column(ENTRIES, ["6", "2", "1", "1", "–"])
    page.edit(0, LASTMOD, "2020-01-01")
    assert page.column(ENTRIES) == ["6", "2", "1", "1", "–"]
    assert page.dates()[1] == "2020-01-01"


def test_newest_date_is_set_for_selected_sitemap(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    page.table.selectRow(0)
    do(page.window, "set-index-dates")
    qtbot.waitUntil(lambda: page.dates() == ["2025-03-04", "2025-05-06T10:00:00Z", None, "2025-02-30", "2024-01-01"])
    assert page.window.session.undo_stack.undoText() == "Set lastmod of b.xml"


def test_newest_dates_of_several_sitemaps_are_one_step(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    page.table.setFocus()
    page.table.selectRow(0)
    for _ in range(2):
        qtbot.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    do(page.window, "set-index-dates")
    wanted = ["2025-03-04", "2025-05-06T10:00:00Z", "2024-12-31", "2025-02-30", "2024-01-01"]
    qtbot.waitUntil(lambda: page.dates() == wanted)
    assert page.window.session.undo_stack.undoText() == "Set lastmod of 2 sitemaps"
    assert [index.row() for index in page.table.selectionModel().selectedRows()] == [0, 1, 2]
    do(page.window, "undo")
    assert page.dates() == ["2025-01-01", "2025-05-06T10:00:00Z", None, "2025-02-30", "2024-01-01"]


def test_newest_dates_of_all_are_saved_losslessly(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    do(page.window, "set-index-dates")
    qtbot.waitUntil(lambda: page.dates()[0] == "2025-03-04")
    assert page.window.status.note.text() == "2 sitemaps without a usable date are skipped."
    save(page.window, qtbot)
    added = f"<loc>{HOST}/c.xml</loc>"
    text = INDEX.replace("2025-01-01", "2025-03-04").replace(added, f"{added}<lastmod>2024-12-31</lastmod>")
    assert content(index_path) == text


def test_current_and_future_dates_are_not_set(open_index: PageMaker, tmp_path: Path, qtbot: QtBot):
    put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/a", "lastmod": FUTURE}))
    put(tmp_path / "b.xml", urlset({"loc": f"{HOST}/b", "lastmod": "2025-01-01"}))
    items = "".join(f"<sitemap><loc>{HOST}/{name}.xml</loc><lastmod>2025-01-01</lastmod></sitemap>" for name in "ab")
    page = open_index(put(tmp_path / "index.xml", f'<sitemapindex xmlns="{NAMESPACE}">{items}</sitemapindex>'))
    do(page.window, "set-index-dates")
    note = "No date in the index needs to be changed. 1 sitemap without a usable date is skipped."
    qtbot.waitUntil(lambda: page.window.status.note.text() == note)
    assert page.window.session.undo_stack.count() == 0


def test_newest_date_is_set_for_sitemap_selected_in_panel(open_set: Opener, index_path: Path, qtbot: QtBot):
    page = IndexPage(open_set(index_path), qtbot)
    page.window.sitemaps.select_sitemaps([2])
    do(page.window, "set-index-dates")
    qtbot.waitUntil(lambda: page.dates()[2] == "2024-12-31")
    assert page.dates()[0] == "2025-01-01"


def test_newest_date_command_needs_index(open_set: Opener, three_entries: Path):
    assert not open_set(three_entries).actions_by_id["set-index-dates"].isEnabled()


def test_enter_shows_entries_of_row_and_escape_all(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    page.table.setFocus()
    page.table.setCurrentIndex(page.table.model().index(1, FILE))
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert (page.window.page.isVisible(), page.window.page.sitemap) == (True, 1)
    assert QApplication.focusWidget() is page.window.page.view
    page.choose_index()
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    assert (page.window.page.isVisible(), page.window.page.sitemaps) == (True, ())
    assert QApplication.focusWidget() is page.window.page.view


def test_next_part_command_reaches_index_table(open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    for _ in range(8):
        do(page.window, "next-part")
        if QApplication.focusWidget() is page.table:
            return
    pytest.fail("The index table is not among the parts of the window.")


@pytest.mark.parametrize("command", ["find", "problem", "entry", "add"])
def test_commands_on_entries_leave_index_table(open_index: PageMaker, index_path: Path, command: str):
    page = open_index(index_path)
    window = page.window
    if command == "find":
        do(window, "find")
    elif command == "problem":
        window.problems.opened.emit(window.session.document.problems.of_slot(window.session.document.table, 1)[0])
    elif command == "entry":
        window.page.show_entry_number(3)
    else:
        do(window, "add-entry")
    assert window.page.isVisible()
    assert not window.sitemaps.is_index_chosen


def test_undo_of_entry_edit_leaves_index_table(open_set: Opener, index_path: Path, qtbot: QtBot):
    page = IndexPage(open_set(index_path), qtbot)
    entries = page.window.page.view.entries
    entries.setData(entries.index(0, 1), "2025-03-05")
    page.choose_index()
    assert page.column(NEWEST)[0] == "2025-03-05"
    do(page.window, "undo")
    assert page.window.page.isVisible()
    page.choose_index()
    assert page.column(NEWEST)[0] == "2025-03-04"


def test_find_shortcut_selects_only_all_entries_in_panel(open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    page.window.activateWindow()
    page.qtbot.waitUntil(page.window.isActiveWindow)
    page.qtbot.keyClick(page.tree, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.window.findChild(QLineEdit, "filter") is page.window.focusWidget()
    assert [index.row() for index in page.tree.selectionModel().selectedRows()] == [0]


def test_entry_commands_are_disabled_over_index_table(open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    assert not page.window.actions_by_id["delete-entries"].isEnabled()
    assert not page.window.actions_by_id["remove-sitemaps"].isEnabled()
    page.table.selectRow(2)
    assert page.window.actions_by_id["remove-sitemaps"].isEnabled()


def test_sitemap_commands_keep_index_table_open(open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    page.table.selectRow(2)
    do(page.window, "sitemap-up")
    page.wait_for_column(FILE, ["b.xml", "c.xml", "a.xml.gz", "undated.xml", "gone.xml"])
    assert [index.row() for index in page.table.selectionModel().selectedRows()] == [1]
    do(page.window, "remove-sitemaps")
    page.wait_for_column(FILE, ["b.xml", "a.xml.gz", "undated.xml", "gone.xml"])
    assert page.window.sitemaps.is_index_chosen
    assert page.table.isVisible()


def test_undo_and_redo_of_removed_sitemap_keep_index_table(open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    page.table.selectRow(1)
    do(page.window, "remove-sitemaps")
    for action, names in (
        ("undo", ["b.xml", "a.xml.gz", "c.xml", "undated.xml", "gone.xml"]),
        ("redo", ["b.xml", "c.xml", "undated.xml", "gone.xml"]),
    ):
        do(page.window, action)
        assert page.table.isVisible()
        assert page.window.sitemaps.is_index_chosen
        page.wait_for_column(FILE, names)


def test_index_table_fits_window_with_double_font(large_font: None, open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    page.window.resize(1440, 900)
    QApplication.processEvents()
    assert page.table.horizontalScrollBar().maximum() == 0


def test_reloaded_set_shows_entries_and_selects_no_sitemaps(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    page.table.selectRow(2)
    with qtbot.waitSignal(page.window.checking.settled):
        do(page.window, "reload")
    assert page.window.page.isVisible()
    page.choose_index()
    page.wait_for_column(PROBLEMS, ["2", "", "", "1", "1"])
    assert page.table.selectionModel().selectedRows() == []
    assert not page.window.actions_by_id["remove-sitemaps"].isEnabled()


def test_copied_index_rows_are_tab_separated(open_index: PageMaker, index_path: Path, qtbot: QtBot):
    page = open_index(index_path)
    page.wait_for_column(PROBLEMS, ["2", "", "", "1", "1"])
    page.table.setFocus()
    page.table.selectRow(0)
    qtbot.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    head, row = QGuiApplication.clipboard().text().split("\n")
    assert head.split("\t") == ["File", "loc", "lastmod", "Entries", "Over limit", "Size", "Newest date", "Problems"]
    assert row.split("\t")[:5] == ["b.xml", f"{HOST}/b.xml", "2025-01-01", "2", ""]


def test_index_model_passes_model_tester(open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    tester = QAbstractItemModelTester(page.table.model(), QAbstractItemModelTester.FailureReportingMode.Warning)
    page.table.sortByColumn(NEWEST, Qt.SortOrder.DescendingOrder)
    page.wait_for_column(FILE, ["a.xml.gz", "b.xml", "c.xml", "undated.xml", "gone.xml"])
    tester.deleteLater()


def test_index_table_fits_small_window(bundled_font: None, open_index: PageMaker, index_path: Path):
    page = open_index(index_path)
    page.window.resize(1024, 600)
    QApplication.processEvents()
    assert page.table.horizontalScrollBar().maximum() == 0


def test_many_rows_are_painted_without_reading_others(
    open_index: PageMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    names = [f"{n}.xml" for n in range(300)]
    for name in names:
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    items = "".join(f"<sitemap><loc>{HOST}/{name}</loc></sitemap>" for name in names)
    page = open_index(put(tmp_path / "index.xml", f'<sitemapindex xmlns="{NAMESPACE}">{items}</sitemapindex>'))
    read: list[int] = []
    text = IndexModel.text

    def counted_text(model: IndexModel, sitemap: int, column: IndexColumn) -> str:
        """Store the sitemap in `read`, and return the text of its cell."""
        read.append(sitemap)
        return text(model, sitemap, column)

    monkeypatch.setattr(IndexModel, "text", counted_text)
    page.table.verticalScrollBar().setValue(150)
    page.table.viewport().repaint()
    n_visible = page.table.viewport().height() // page.table.rowHeight(0) + 2
    assert 0 < len(set(read)) <= 2 * n_visible
