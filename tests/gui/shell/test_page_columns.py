"""Columns of facts about pages: loading, choice, texts, age, sorting, filtering by pointing, and copying."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QPaintEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from sitemap_studio.core.file_lock import SetLock
from sitemap_studio.core.preferences import PAGE_BOT
from sitemap_studio.document.page_columns import facts_frame
from sitemap_studio.gui.dialogs.source_dialogs import LogOptions, MergeDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.column_sort import ColumnSort
from sitemap_studio.gui.windows import Windows
from sitemap_studio.model.page_columns import PAGE_COLUMNS, PageColumns
from sitemap_studio.pages.facts_store import FactsStore, facts_file_name
from sitemap_studio.pages.page_facts import Hop, PageFacts
from tests.builders import put, urlset
from tests.gui.shell.conftest import Opener, do
from tests.gui.shell.test_export_dialog import single_dialog
from tests.gui.shell.test_sources import dialog_of
from tests.gui.shell.window_actions import end_of_export, visible_columns
from tests.pages.stored_facts import store_facts

pytestmark = pytest.mark.usefixtures("facts_folder")

SITE = "https://a.example"
DAY_SECONDS = 24 * 60 * 60
NOW = int(time.time())
GOOD = PageFacts(
    loc=f"{SITE}/good", bot="studio", checked=NOW, status=200, indexable=True, canonical=f"{SITE}/good",
    title="Good page", language="en", type="text/html", bytes=12_345, seconds=0.256, changed=1_790_000_000,
)  # fmt: skip
MOVED = PageFacts(
    loc=f"{SITE}/moved", bot="studio", checked=NOW - 40 * DAY_SECONDS, status=301, reason="redirect", indexable=False,
    target=f"{SITE}/new", hops=(Hop(f"{SITE}/moved", 301), Hop(f"{SITE}/new", 200, "redirect")), bytes=99,
)  # fmt: skip
REFUSED = PageFacts(loc=f"{SITE}/refused", bot="studio", checked=NOW, status=403, reason="blocked")
LOCS = (GOOD.loc, MOVED.loc, REFUSED.loc, f"{SITE}/new")


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    return put(tmp_path / "pages.xml", urlset(*LOCS))


@pytest.fixture
def checked(open_set: Opener, sitemap: Path, facts_folder: Path, qtbot: QtBot) -> MainWindow:
    """Window with four entries, of which three have stored facts, loaded."""
    store_facts(GOOD, MOVED, REFUSED)
    window = open_set(sitemap)
    qtbot.waitUntil(lambda: window.session.document.page_columns is not None)
    return window


def texts(window: MainWindow, column: str) -> list[str]:
    """Return the shown texts of a column, in the order of the rows."""
    model = window.page.view.entries
    place = model.columns.index(column)
    return [model.index(row, place).data() for row in range(model.rowCount())]


def page_menu(window: MainWindow) -> QMenu:
    """Return the updated menu of columns of facts."""
    menu = window.actions_by_id.menu("columns")
    menu.aboutToShow.emit()
    found = menu.findChild(QMenu, "page-columns")
    assert found is not None
    return found


def column_action(window: MainWindow, column: str) -> QAction:
    """Return the action of the menu that shows or hides a column of facts."""
    return next(action for action in page_menu(window).actions() if action.data() == column)


def line(window: MainWindow) -> QLineEdit:
    """Return the filter line."""
    found = window.findChild(QLineEdit, "filter")
    assert found is not None
    return found


def shown_names(window: MainWindow) -> list[str]:
    """Return the last segments of the URLs of the visible entries, in the order of the rows."""
    return [loc.rpartition("/")[2] for loc in texts(window, "loc")]


class PaintedRegions(QObject):
    """Event filter that records the bounding rectangle of each painting of a widget."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.painted: list[QRect] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.painted.append(event.rect())
        return super().eventFilter(watched, event)


def test_columns_of_facts_are_absent_without_facts(open_set: Opener, sitemap: Path):
    window = open_set(sitemap)
    assert {"status", "indexable"}.isdisjoint(visible_columns(window))
    assert not page_menu(window).isEnabled()


def test_loaded_facts_show_two_columns_by_default(checked: MainWindow):
    assert [name for name in visible_columns(checked) if name not in ("loc", "lastmod", "problems")] == [
        "status",
        "indexable",
    ]
    assert page_menu(checked).isEnabled()
    assert texts(checked, "status") == ["200", "301", "403", ""]
    assert texts(checked, "indexable") == ["yes", "no: redirect", "unknown: blocked", ""]


def test_menu_offers_all_columns_with_titles(checked: MainWindow):
    titles = [action.text() for action in page_menu(checked).actions()]
    expected = "Status, Indexable, Target, Canonical, Page changed, Checked, Title, Language, Type, Size, Seconds, Hops, Hits, Last visit"
    assert titles == expected.split(", ")


@pytest.mark.parametrize(
    ("column", "expected"),
    [
        ("target", ["", f"{SITE}/new", "", ""]),
        ("canonical", [f"{SITE}/good", "", "", ""]),
        ("changed", ["2026-09-21", "", "", ""]),
        ("title", ["Good page", "", "", ""]),
        ("language", ["en", "", "", ""]),
        ("type", ["text/html", "", "", ""]),
        ("bytes", ["12345", "99", "", ""]),
        ("seconds", ["0.26", "", "", ""]),
        ("hops", ["0", "1", "0", ""]),
    ],
)
def test_chosen_column_shows_values(checked: MainWindow, qtbot: QtBot, column: str, expected: list[str]):
    column_action(checked, column).trigger()
    assert column in visible_columns(checked)
    qtbot.waitUntil(lambda: texts(checked, column) == expected)


def test_choice_of_columns_remains_after_reload(checked: MainWindow, sitemap: Path, qtbot: QtBot):
    column_action(checked, "status").trigger()
    column_action(checked, "checked").trigger()
    assert "status" not in visible_columns(checked)
    with qtbot.waitSignal(checked.session.pages_changed):
        do(checked, "reload")
    qtbot.waitUntil(lambda: "indexable" in visible_columns(checked))
    assert {"indexable", "checked"} <= set(visible_columns(checked))
    assert "status" not in visible_columns(checked)


def test_cells_of_facts_are_read_only(checked: MainWindow, qtbot: QtBot):
    view = checked.page.view
    place = view.entries.columns.index("status")
    index = view.entries.index(0, place)
    assert not index.flags() & Qt.ItemFlag.ItemIsEditable
    view.go_to(0, place)
    QApplication.clipboard().setText("404")
    do(checked, "paste")
    do(checked, "clear-cells")
    assert texts(checked, "status")[0] == "200"
    assert not checked.session.has_unsaved


def test_tooltip_names_time_of_check_and_age(checked: MainWindow):
    model = checked.page.view.entries
    place = model.columns.index("status")
    tips = [model.index(row, place).data(Qt.ItemDataRole.ToolTipRole) for row in (0, 1, 3)]
    assert tips[0].startswith("Checked: ")
    assert tips[1].startswith("Checked more than 30 days ago: ")
    assert tips[2] is None


def test_facts_older_than_thirty_days_are_grey(checked: MainWindow, theme, bundled_font):
    view = checked.page.view
    place = view.entries.columns.index("status")
    image, ground = view.viewport().grab().toImage(), view.palette().base().color().lightness()

    def contrast(row: int) -> int:
        """Return the greatest difference of lightness between the text of a cell and its background."""
        rect = view.visualRect(view.entries.index(row, place)).adjusted(3, 3, -3, -3)
        points = ((x, y) for x in range(rect.left(), rect.right()) for y in range(rect.top(), rect.bottom()))
        return max(abs(image.pixelColor(x, y).lightness() - ground) for x, y in points)

    assert 0 < contrast(1) < contrast(2) - 20


@pytest.mark.parametrize(
    ("column", "ascending"),
    [
        ("status", ["good", "moved", "refused", "new"]),
        ("indexable", ["moved", "refused", "good", "new"]),
        ("checked", ["moved", "good", "refused", "new"]),
        ("bytes", ["moved", "good", "refused", "new"]),
        ("target", ["moved", "good", "refused", "new"]),
    ],
)
def test_rows_sort_by_facts_with_missing_ones_last(checked: MainWindow, qtbot: QtBot, column, ascending):
    if column not in visible_columns(checked):
        column_action(checked, column).trigger()
        qtbot.waitUntil(lambda: any(texts(checked, column)))
    model = checked.page.view.entries
    model.sort_by([ColumnSort(column)])
    assert shown_names(checked) == ascending
    model.sort_by([ColumnSort(column, is_descending=True), ColumnSort("loc")])
    with_value = [name for name in shown_names(checked) if texts(checked, column)[shown_names(checked).index(name)]]
    assert shown_names(checked)[: len(with_value)] == with_value


def test_large_set_is_sorted_by_facts_in_job(checked: MainWindow, qtbot: QtBot):
    model = checked.page.view.entries
    model.max_synchronous = 1
    with qtbot.waitSignal(model.sort_changed):
        model.sort_by([ColumnSort("status", is_descending=True)])
    assert shown_names(checked) == ["refused", "moved", "good", "new"]


def test_sort_by_facts_is_cancelled_if_facts_are_removed(checked: MainWindow, qtbot: QtBot):
    model = checked.page.view.entries
    model.max_synchronous = 1
    model.sort_by([ColumnSort("status", is_descending=True)])
    assert model.is_sorting
    checked.session.set_page_columns(None)
    qtbot.waitUntil(lambda: not checked.jobs.running)
    assert (model.is_sorting, model.sort_keys) == (False, ())
    assert shown_names(checked) == ["good", "moved", "refused", "new"]


@pytest.mark.parametrize(
    ("row", "column", "action", "expected_filter", "expected_names"),
    [
        pytest.param(1, "status", "show-same", "status = 301", ["moved"], id="only this status"),
        pytest.param(0, "status", "hide-same", "status != 200", ["moved", "refused", "new"], id="not this status"),
        pytest.param(2, "indexable", "show-same", "reason = blocked", ["refused"], id="only this reason"),
        pytest.param(3, "indexable", "hide-same", "reason is not empty", ["good", "moved", "refused"], id="no empty"),
    ],
)
def test_action_on_cell_filters_by_fact(checked: MainWindow, row, column, action, expected_filter, expected_names):
    view = checked.page.view
    view.go_to(row, view.entries.columns.index(column))
    do(checked, action)
    assert line(checked).text() == expected_filter
    assert shown_names(checked) == expected_names


def test_show_same_on_seconds_filters_by_rounded_value(checked: MainWindow, qtbot: QtBot):
    column_action(checked, "seconds").trigger()
    qtbot.waitUntil(lambda: texts(checked, "seconds")[0] == "0.26")
    view = checked.page.view
    view.go_to(0, view.entries.columns.index("seconds"))
    do(checked, "show-same")
    assert shown_names(checked) == ["good"]


def test_header_menu_lists_frequent_facts(checked: MainWindow):
    view = checked.page.view
    header = view.horizontalHeader()
    place = view.entries.columns.index("indexable")
    point = QPoint(header.sectionViewportPosition(place) + 5, header.height() // 2)
    header.customContextMenuRequested.emit(point)
    menu = header.findChild(QMenu, "header-menu")
    assert menu is not None
    names = [action.text() for action in menu.actions()[:4]]
    assert names == ["no: redirect (1)", "unknown: blocked (1)", "yes (1)", "(empty) (1)"]
    menu.actions()[0].trigger()
    menu.close()
    assert line(checked).text() == "reason = redirect"
    assert shown_names(checked) == ["moved"]


def test_copied_cells_contain_facts_with_header(checked: MainWindow):
    view = checked.page.view
    view.selectAll()
    do(checked, "copy-with-header")
    lines = QApplication.clipboard().text().split("\n")
    assert lines[0].split("\t")[-2:] == ["status", "indexable"]
    assert lines[2].split("\t")[-2:] == ["301", "no: redirect"]


def test_copied_entries_are_pasted_without_message_about_facts(checked: MainWindow):
    view = checked.page.view
    view.selectRow(0)
    do(checked, "copy")
    view.selectRow(3)
    refused: list[object] = []
    checked.session.refused.connect(refused.append)
    do(checked, "paste")
    assert refused == []


def test_edited_url_shows_facts_of_new_page(checked: MainWindow):
    model = checked.page.view.entries
    model.setData(model.index(3, 0), MOVED.loc)
    assert texts(checked, "status")[3] == "301"
    checked.session.undo()
    assert texts(checked, "status")[3] == ""


def test_filter_waits_for_column_that_is_not_loaded(checked: MainWindow, qtbot: QtBot):
    line(checked).setFocus()
    qtbot.keyClicks(line(checked), "title contains good")
    qtbot.waitUntil(lambda: shown_names(checked) == ["good"])
    error = checked.page.findChild(QLabel, "filter-error")
    assert error is not None
    assert error.isHidden()


def test_filter_without_facts_shows_error_and_all_entries(open_set: Opener, sitemap: Path, qtbot: QtBot):
    window = open_set(sitemap)
    window.page.bar.apply_text("status >= 400")
    error = window.page.findChild(QLabel, "filter-error")
    assert error is not None
    qtbot.waitUntil(error.isVisible)
    assert "The pages have not been checked yet." in error.text()
    assert len(shown_names(window)) == 4


def test_filter_is_applied_when_first_facts_arrive(open_set: Opener, sitemap: Path, qtbot: QtBot):
    window = open_set(sitemap)
    qtbot.keyClicks(line(window), "status >= 400")
    columns = PageColumns("studio").with_facts(facts_frame([REFUSED], PageColumns("studio").names))
    window.session.set_page_columns(columns)
    qtbot.waitUntil(lambda: shown_names(window) == ["refused"])


def test_new_facts_repaint_rows_and_keep_order_and_filter(checked: MainWindow, qtbot: QtBot):
    model = checked.page.view.entries
    model.sort_by([ColumnSort("status")])
    qtbot.keyClicks(line(checked), "status in 200..399")
    assert shown_names(checked) == ["good", "moved"]
    shown = checked.session.document.page_columns
    assert shown is not None
    gone = GOOD._replace(status=404, reason="not-found", indexable=False, checked=NOW + 1)
    checked.session.set_page_columns(shown.with_facts(facts_frame([gone], shown.names)))
    assert shown_names(checked) == ["good", "moved"]
    assert texts(checked, "status") == ["404", "301"]
    checked.page.apply(checked.page.filter)
    assert shown_names(checked) == ["moved"]


def test_new_facts_repaint_only_their_rows(checked: MainWindow, wait_until_idle, qtbot: QtBot):
    view, document = checked.page.view, checked.session.document
    wait_until_idle()
    QApplication.processEvents()
    regions = PaintedRegions(view.viewport())
    view.viewport().installEventFilter(regions)
    assert document.page_columns is not None
    found = REFUSED._replace(status=404)
    checked.session.set_page_columns(document.page_columns.with_facts(facts_frame([found], PAGE_COLUMNS)))
    qtbot.waitUntil(lambda: bool(regions.painted))
    height = view.rowHeight(2)
    assert regions.painted[0] == QRect(0, 2 * height, view.viewport().width(), height)
    view.viewport().removeEventFilter(regions)


def test_columns_wait_until_open_editor_is_closed(open_set: Opener, sitemap: Path, qtbot: QtBot):
    window = open_set(sitemap)
    view = window.page.view
    view.go_to(0, 0)
    qtbot.keyClick(view, Qt.Key.Key_F2)
    assert view.is_editing
    names = PageColumns("studio").names
    window.session.set_page_columns(PageColumns("studio").with_facts(facts_frame([GOOD], names)))
    assert view.is_editing
    assert "status" not in visible_columns(window)
    qtbot.keyClick(view.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: "status" in visible_columns(window))


def test_opening_other_set_removes_shown_facts(checked: MainWindow, tmp_path: Path, qtbot: QtBot):
    other = put(tmp_path / "other" / "other.xml", urlset("https://other.example/"))
    with qtbot.waitSignal(checked.checking.settled):
        checked.files.open(other)
    qtbot.waitUntil(lambda: not checked.jobs.running)
    assert checked.session.document.page_columns is None
    assert "status" not in visible_columns(checked)


def test_set_with_damaged_facts_opens_with_message(open_set: Opener, sitemap: Path, facts_folder: Path, qtbot: QtBot):
    facts_folder.mkdir(parents=True)
    (facts_folder / facts_file_name(SITE)).write_bytes(b"no database" * 1_000)
    window = open_set(sitemap)
    qtbot.waitUntil(window.messages.isVisible)
    assert len(shown_names(window)) == 4
    assert "status" not in visible_columns(window)


@pytest.mark.parametrize("title", ["<b>bold</b>", "a\tb\nc", "\u202egnp.exe", "=1+1", "x" * 100_000], ids=repr)
def test_hostile_titles_are_shown_as_plain_text(
    open_set: Opener, sitemap: Path, facts_folder: Path, qtbot: QtBot, title: str
):
    store_facts(GOOD._replace(title=title))
    window = open_set(sitemap)
    qtbot.waitUntil(lambda: window.session.document.page_columns is not None)
    column_action(window, "title").trigger()
    qtbot.waitUntil(lambda: bool(texts(window, "title")[0]))
    view = window.page.view
    place = view.entries.columns.index("title")
    assert "\n" not in texts(window, "title")[0]
    tip = view.entries.index(0, place).data(Qt.ItemDataRole.ToolTipRole)
    assert "<b>bold" not in tip
    assert not view.grab().isNull()


def test_csv_export_contains_shown_columns(checked: MainWindow, tmp_path: Path, qtbot: QtBot):
    dialog = single_dialog(checked, qtbot, tmp_path / "all.csv")
    with end_of_export(checked, qtbot):
        dialog.export_button.click()
    lines = (tmp_path / "all.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "loc,lastmod,changefreq,priority,status,indexable"
    assert lines[2] == f"{MOVED.loc},,,,301,no: redirect"


def open_merge_dialog(window: MainWindow, path: Path, qtbot: QtBot, log: LogOptions | None = None) -> MergeDialog:
    """Read a file to append its entries, and return the dialog."""
    window.sources.merge_files([path], log)
    dialog = dialog_of(window, MergeDialog, qtbot)
    assert isinstance(dialog, MergeDialog)
    return dialog


def import_file(window: MainWindow, path: Path, qtbot: QtBot, log: LogOptions | None = None) -> None:
    """Import a file by the default button of the dialog, and wait until the facts are loaded."""
    dialog = open_merge_dialog(window, path, qtbot, log)
    with qtbot.waitSignal(window.session.pages_changed):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)


CRAWL = f"Address,Status Code\n{GOOD.loc},200\n{MOVED.loc},404\n{SITE}/added,200\n"


@pytest.mark.parametrize("answer", ["cancel", "untick"])
def test_facts_of_source_are_stored_only_on_request(open_set: Opener, sitemap: Path, qtbot: QtBot, answer: str):
    crawl = sitemap.with_name("crawl.csv")
    crawl.write_text(CRAWL)
    window = open_set(sitemap)
    dialog = open_merge_dialog(window, crawl, qtbot)
    box = dialog.findChild(QCheckBox, "store-facts")
    assert box is not None
    assert (box.isVisible(), box.isChecked()) == (True, True)
    if answer == "untick":
        qtbot.keyClick(dialog, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(lambda: not box.isChecked())
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
        assert window.session.undo_stack.count() == 1
    else:
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.jobs.running)
    with FactsStore() as store:
        assert list(store.read([GOOD.loc, MOVED.loc, f"{SITE}/added"], "studio")) == []


def test_accepted_merge_stores_facts_and_adds_entries(open_set: Opener, sitemap: Path, qtbot: QtBot):
    crawl = sitemap.with_name("crawl.csv")
    crawl.write_text(CRAWL)
    window = open_set(sitemap)
    import_file(window, crawl, qtbot)
    assert window.session.document.table.locs()[-1] == f"{SITE}/added"
    assert texts(window, "status")[:2] == ["", "404"]


def test_source_without_facts_offers_no_storing(open_set: Opener, sitemap: Path, qtbot: QtBot):
    source = sitemap.with_name("list.txt")
    source.write_text(f"{GOOD.loc}\n")
    dialog = open_merge_dialog(open_set(sitemap), source, qtbot)
    assert not dialog.facts_box.isVisible()
    assert not dialog.accept_button.isEnabled()
    dialog.reject()


def test_imported_crawl_shows_status_indexability_and_title(open_set: Opener, sitemap: Path, qtbot: QtBot):
    crawl = sitemap.with_name("crawl.csv")
    crawl.write_text(
        "Address,Statuscode,Indexierbarkeit,Titel 1\n"
        f"{GOOD.loc},200,Indexierbar,Gut\n{MOVED.loc},404,Nicht indexierbar,\n{SITE}/hidden,200,Nicht indexierbar,\n"
    )
    window = open_set(sitemap)
    before = sitemap.read_bytes()
    import_file(window, crawl, qtbot)
    assert texts(window, "status") == ["200", "404", "", ""]
    assert texts(window, "indexable") == ["yes", "no: not-found", "", ""]
    column_action(window, "title").trigger()
    qtbot.waitUntil(lambda: texts(window, "title") == ["Gut", "", "", ""])
    window.page.bar.apply_text("indexable = no")
    assert shown_names(window) == ["moved"]
    assert not window.session.has_unsaved
    assert sitemap.read_bytes() == before


def test_imported_log_shows_hits_and_last_visits(open_set: Opener, sitemap: Path, qtbot: QtBot):
    log = sitemap.with_name("access.log")
    log.write_text(
        "".join(
            f'1.2.3.4 - - [{day}/Nov/2026:10:00:00 +0000] "GET /{path} HTTP/1.1" 200 1 "-" "Mozilla/5.0"\n'
            for day, path in [("01", "good"), ("20", "good"), ("05", "refused")]
        )
    )
    window = open_set(sitemap)
    import_file(window, log, qtbot, LogOptions(f"{SITE}/"))
    assert {"hits", "visited"} <= set(visible_columns(window))
    assert texts(window, "hits") == ["2", "", "1", ""]
    assert texts(window, "visited") == ["2026-11-20", "", "2026-11-05", ""]
    window.page.view.entries.sort_by([ColumnSort("visited")])
    assert shown_names(window)[:2] == ["refused", "good"]
    window.page.bar.apply_text("hits is empty")
    assert sorted(shown_names(window)) == ["moved", "new"]
    with qtbot.waitSignal(window.session.pages_changed):
        do(window, "reload")
    assert texts(window, "hits") == ["2", "", "1", ""]


def test_new_facts_keep_imported_hits(open_set: Opener, sitemap: Path, qtbot: QtBot):
    log = sitemap.with_name("access.log")
    log.write_text(
        '1.2.3.4 - - [20/Nov/2026:10:00:00 +0000] "GET /good HTTP/1.1" 200 1 "-" "Mozilla/5.0"\n', encoding="utf-8"
    )
    window = open_set(sitemap)
    import_file(window, log, qtbot, LogOptions(f"{SITE}/"))
    shown = window.session.document.page_columns
    assert shown is not None
    window.session.set_page_columns(shown.with_facts(facts_frame([GOOD], PAGE_COLUMNS)))
    assert (texts(window, "hits")[0], texts(window, "status")[0]) == ("1", "200")


def test_facet_of_indexability_is_offered_with_facts(checked: MainWindow, qtbot: QtBot):
    facet = checked.page.bar.facets.facet("indexable")
    assert [choice.text for choice in facet.choices] == ["Yes", "No", "Unknown", "Not checked"]
    facet.menu.aboutToShow.emit()
    assert [action.text() for action in facet.menu.actions()] == ["Yes\t1", "No\t1", "Unknown\t1", "Not checked\t1"]
    facet.menu.actions()[1].trigger()
    assert shown_names(checked) == ["moved"]
    facet.menu.actions()[3].trigger()
    assert shown_names(checked) == ["moved", "new"]


def test_facet_of_indexability_is_hidden_without_facts(open_set: Opener, sitemap: Path):
    window = open_set(sitemap)
    facet = window.page.bar.facets.facet("indexable")
    assert facet.choices == []
    assert facet.isHidden()


def test_facts_of_preferred_bot_are_loaded(open_set: Opener, sitemap: Path, facts_folder: Path, preferences, qtbot):
    preferences.change({PAGE_BOT: "googlebot"})
    store_facts(GOOD, GOOD._replace(bot="googlebot", status=404, reason="not-found"))
    window = open_set(sitemap)
    qtbot.waitUntil(lambda: window.session.document.page_columns is not None)
    assert texts(window, "status")[0] == "404"


@pytest.fixture
def checked_windows(windows: Windows, wait_until_idle, sitemap, tmp_path, facts_folder) -> tuple[MainWindow, ...]:
    """Two windows with different sets, which have stored facts, loaded."""
    store_facts(GOOD, MOVED)
    windows.open_each([sitemap, put(tmp_path / "other.xml", urlset(GOOD.loc))])
    wait_until_idle()
    return windows.all


def test_deleting_facts_removes_them_from_all_windows(checked_windows, wait_until_idle, facts_folder):
    assert all(window.session.document.page_columns is not None for window in checked_windows)
    first, second = checked_windows
    second.stored_pages.load_again()
    assert all(job.wait(30) for job in second.jobs.running)
    first.page_checks.delete_facts()
    wait_until_idle()
    assert not list(facts_folder.glob("*.sqlite"))
    assert [window.session.document.page_columns for window in checked_windows] == [None, None]


def test_facts_are_not_deleted_during_another_check(checked_windows, facts_folder):
    lock = FactsStore().lock_host("a.example")
    assert isinstance(lock, SetLock)
    with lock:
        checked_windows[0].page_checks.delete_facts()
    assert checked_windows[0].messages.text.startswith("The page facts can't be deleted during a check")
    assert len(list(facts_folder.glob("*.sqlite"))) == 1
    assert all(window.session.document.page_columns is not None for window in checked_windows)
