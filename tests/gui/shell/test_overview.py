"""The overview: charts that are told in words, followed with the keyboard, and filter the table."""

from __future__ import annotations

from itertools import pairwise

import polars as pl
import pytest
from lxml import etree
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QImage

from sitemap_studio.document.overview import overview_of
from sitemap_studio.document.reports import as_it_is_now
from sitemap_studio.gui.overview.chart import ChartView
from sitemap_studio.gui.overview.charts import (
    Chart,
    ChartBar,
    ShowEntries,
    ShowProblems,
    ShowSitemap,
    charts_of,
    percent,
)
from sitemap_studio.gui.overview.painting import Look, places_of
from sitemap_studio.gui.theme import Tint, palette_of
from sitemap_studio.model.edits import SetCells
from sitemap_studio.search.filter_language import Condition, parse_filter
from tests.gui.conftest import a_document

DAILY = ShowEntries((Condition("changefreq", "in", values=("daily",)),))
ROWS = Chart(
    "changefreq",
    "Entries by changefreq",
    (
        ChartBar("daily", 1.0, "1,200", "daily: 1,200 entries, 60.0 %", DAILY),
        ChartBar("<b>odd</b>", 0.5, "600", "<b>odd</b>: 600 entries, 30.0 %"),
        ChartBar("missing", 0.1, "200", "missing: 200 entries, 10.0 %", is_apart=True, tint=Tint.QUIET),
    ),
    note="a note",
)
COLUMNS = Chart("lastmod", "By month", tuple(ChartBar(f"2026-{n:02}", n / 9, str(n), str(n)) for n in range(10)), True)


@pytest.fixture
def chart(qtbot):
    view = ChartView(ROWS)
    qtbot.addWidget(view)
    view.resize(400, view.sizeHint().height())
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    return view


@pytest.fixture
def wishes(chart):
    wishes: list[object] = []
    chart.wished.connect(wishes.append)
    return wishes


# One chart


def test_arrows_go_from_bar_to_bar_and_stop_at_the_ends(qtbot, chart):
    for key, label in (
        (Qt.Key.Key_Up, "daily"), (Qt.Key.Key_Down, "<b>odd</b>"), (Qt.Key.Key_Right, "missing"),
        (Qt.Key.Key_Down, "missing"), (Qt.Key.Key_Home, "daily"), (Qt.Key.Key_End, "missing"),
        (Qt.Key.Key_Left, "<b>odd</b>"),
    ):  # fmt: skip
        qtbot.keyClick(chart, key)
        assert chart.current_label == label


def heard(chart):
    """What a screen reader says of the bar that the keyboard is at."""
    told = QAccessible.queryAccessibleInterface(chart)
    bar = told.child(chart.currentIndex().row())
    return told.role().name, told.text(QAccessible.Text.Name), bar.role().name, bar.text(QAccessible.Text.Name)


def test_the_current_bar_and_all_figures_are_told_in_words(qtbot, chart):
    title = "Entries by changefreq"
    assert heard(chart) == ("List", title, "ListItem", "daily: 1,200 entries, 60.0 %")
    qtbot.keyClick(chart, Qt.Key.Key_End)
    assert heard(chart) == ("List", title, "ListItem", "missing: 200 entries, 10.0 %")
    assert chart.accessibleDescription().splitlines() == [*(bar.told for bar in ROWS.bars), "a note"]


def test_enter_and_a_click_ask_for_what_a_bar_stands_for(qtbot, chart, wishes):
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    place = chart.places()[0].area.center().toPoint()
    qtbot.mouseClick(chart.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wishes == [DAILY, DAILY]


def test_a_bar_that_stands_for_nothing_asks_for_nothing(qtbot, chart, wishes):
    qtbot.keyClick(chart, Qt.Key.Key_Down)
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    qtbot.mouseClick(chart.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, chart.height() - 2))
    assert wishes == []


def test_the_current_bar_stays_when_the_figures_change(qtbot, chart):
    qtbot.keyClick(chart, Qt.Key.Key_End)
    chart.show_chart(Chart("changefreq", "Anew", ROWS.bars[1:]))
    assert chart.current_label == "missing"
    chart.show_chart(Chart("changefreq", "Empty", ()))
    assert chart.current_label == ""
    qtbot.keyClick(chart, Qt.Key.Key_Down)


def test_bars_lie_within_the_chart_and_do_not_overlap(qapp):
    for drawn in (ROWS, COLUMNS):
        for is_mirrored in (False, True):
            look = Look(palette_of(is_dark=False), qapp.font(), is_mirrored)
            rect = QRectF(10, 5, 420, 200)
            places = places_of(drawn, rect, look)
            assert all(rect.adjusted(-1, -1, 1, 1).contains(place.bar) or place.bar.isEmpty() for place in places)
            for one, other in pairwise(places):
                assert not one.area.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other.area)


def test_mirrored_rows_begin_at_the_right(qapp):
    rect = QRectF(0, 0, 400, 100)
    plain, mirrored = (
        places_of(ROWS, rect, Look(palette_of(is_dark=True), qapp.font(), turn)) for turn in (False, True)
    )
    assert plain[0].label.left() == 0
    assert mirrored[0].label.right() == 400
    assert mirrored[1].bar.right() == pytest.approx(400 - plain[1].bar.left())


def test_what_is_little_is_not_nothing_and_what_is_nearly_all_not_all(qapp):
    assert [percent(share) for share in (0.0, 0.0001, 0.5, 0.9999, 1.0)] == [
        "0.0 %", "under 0.1 %", "50.0 %", "99.9 %", "100.0 %",
    ]  # fmt: skip


# What charts are made of


def test_charts_name_the_kinds_of_bars(qapp):
    document = a_document(
        loc=["https://a.example/x/1", "https://a.example/2", "https://a.example/x/3"],
        lastmod=["2026-01-02", "soon", None],
        changefreq=["daily", "Often", None],
        priority=["7", "high", None],
    )
    charts = {chart.name: chart for chart in charts_of(overview_of(document))}
    labels = {name: [bar.label for bar in chart.bars if bar.length] for name, chart in charts.items()}
    assert labels["lastmod"] == ["2026-01", "invalid date", "missing"]
    assert labels["folder"] == ["/x/", "others"]
    assert labels["changefreq"] == ["daily", "anything else", "missing"]
    assert labels["priority"] == ["out of range", "not a number", "missing"]
    assert charts["folder"].bars[0].told == "/x/: 2 entries, 66.7 %"
    assert charts["problem"].bars[0].label == "Error"


def test_problems_of_files_lead_to_the_list_of_problems(opened, a_set):
    document = as_it_is_now(opened(a_set).session.document)
    problems = next(chart for chart in charts_of(overview_of(document)) if chart.name == "problem")
    assert any(isinstance(bar.wish, ShowProblems) for bar in problems.bars)
    fills = next(chart for chart in charts_of(overview_of(document)) if chart.name == "sitemap")
    assert all(isinstance(bar.wish, ShowSitemap) for bar in fills.bars)


# In the window


@pytest.fixture
def shown(qtbot, opened, flawed):
    """The window with the overview of a flawed set."""
    window = opened(flawed)
    window.actions_by_id["panel-overview"].trigger()
    settle(qtbot, window)
    return window


def settle(qtbot, window):
    qtbot.waitUntil(lambda: not window.overview_work.is_busy)


def figures(window, name):
    chart = window.overview.cards.view(name).chart
    return {bar.label: bar.figure for bar in chart.bars if bar.length}


def test_nothing_is_counted_while_the_panel_is_out_of_sight(qtbot, opened, flawed):
    window = opened(flawed)
    slots = window.session.document.table.order[:1]
    window.session.push("Change", SetCells("changefreq", slots, pl.Series(["daily"])))
    assert not window.overview_work.is_busy
    assert window.overview.cards.views == []
    window.docks.show_panel("overview")
    settle(qtbot, window)
    assert figures(window, "changefreq") == {"daily": "1", "anything else": "1", "missing": "3"}


def test_nothing_is_counted_behind_the_tab_of_another_panel(qtbot, shown):
    shown.docks.show_panel("problems")
    slots = shown.session.document.table.order[:1]
    shown.session.push("Change", SetCells("changefreq", slots, pl.Series(["daily"])))
    assert not shown.overview_work.is_busy
    shown.docks.show_panel("overview")
    settle(qtbot, shown)
    assert figures(shown, "changefreq")["daily"] == "1"


def test_a_click_filters_the_table_and_the_next_takes_that_back(qtbot, shown):
    view = shown.overview.cards.view("changefreq")
    missing = next(n for n, bar in enumerate(view.chart.bars) if bar.label == "missing")
    view.go_to(missing)
    view.setFocus()
    for filter_text, rows in (("changefreq in missing", 4), ("", 5)):
        qtbot.keyClick(view, Qt.Key.Key_Return)
        assert shown.page.filter.text == filter_text
        assert shown.page.view.entries.rowCount() == rows
        assert view.chosen == ([missing] if filter_text else [])
        assert heard(view)[-1].endswith("; shown in the table") is bool(filter_text)


def test_a_click_leaves_alone_what_else_is_asked(qtbot, shown):
    shown.page.use_filter(parse_filter("loc contains a.example and changefreq in daily"))
    view = shown.overview.cards.view("changefreq")
    view.wished.emit(next(bar.wish for bar in view.chart.bars if bar.label == "missing"))
    assert {condition.field: condition.values for condition in shown.page.filter.conditions} == {
        "loc": (), "changefreq": ("missing",),
    }  # fmt: skip


def test_the_charts_follow_edits_and_their_undo(qtbot, shown):
    slots = shown.session.document.table.order[:2]
    shown.session.push("Change", SetCells("changefreq", slots, pl.Series(["daily", "daily"])))
    assert shown.overview_work.is_busy
    settle(qtbot, shown)
    assert figures(shown, "changefreq")["daily"] == "2"
    shown.session.undo()
    settle(qtbot, shown)
    assert "daily" not in figures(shown, "changefreq")


def test_only_what_is_shown_is_counted_where_that_is_wanted(qtbot, shown):
    panel = shown.overview
    panel.scope.setCurrentIndex(1)
    panel.scope.activated.emit(1)
    shown.page.use_filter(parse_filter("changefreq in missing"))
    qtbot.waitUntil(lambda: not shown.overview_work.is_busy and panel.head == "4 entries")
    assert figures(shown, "changefreq") == {"missing": "4"}
    shown.page.bar.clear()
    qtbot.waitUntil(lambda: not shown.overview_work.is_busy and panel.head == "5 entries")


def test_charts_go_to_the_clipboard_as_numbers_and_as_a_picture(qtbot, shown):
    copy_picture, copy_numbers, _ = shown.overview.menu.actions()
    copy_numbers.trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert "missing\t4" in lines
    assert lines[0] == "Entries by lastmod"
    copy_picture.trigger()
    assert QGuiApplication.clipboard().image().width() == 2_400


def test_charts_are_saved_as_pixels_or_as_a_drawing(qtbot, shown, tmp_path):
    pictures = shown.overview_work.pictures
    pictures.write(str(tmp_path / "charts.png"))
    assert QImage(str(tmp_path / "charts.png")).width() == 2_400
    pictures.write(str(tmp_path / "charts.svg"))
    root = etree.parse(tmp_path / "charts.svg").getroot()
    assert root.tag.endswith("svg")
    assert "charts.svg" in shown.messages.text


def test_a_picture_is_never_written_over_the_set(shown, flawed):
    before = flawed.read_bytes()
    shown.overview_work.pictures.write(str(flawed))
    assert flawed.read_bytes() == before
    assert "one of the sitemaps themselves" in shown.messages.text


def test_another_set_is_counted_anew_and_an_empty_one_is_told(qtbot, shown, three_entries):
    with qtbot.waitSignal(shown.checking.settled):
        shown.files.open(three_entries)
    qtbot.waitUntil(lambda: not shown.overview_work.is_busy and shown.overview.head == "3 entries")
    shown.files.new()
    qtbot.waitUntil(lambda: shown.overview.empty_text != "")
    assert "no entries yet" in shown.overview.empty_text


def test_a_click_on_a_sitemap_shows_its_entries_and_one_on_a_problem_of_files_the_list(qtbot, opened, a_set):
    window = opened(a_set)
    window.docks.show_panel("overview")
    settle(qtbot, window)
    fills = window.overview.cards.view("sitemap")
    number = [bar.label for bar in fills.chart.bars].index("two.xml.gz")
    qtbot.mouseClick(fills.viewport(), Qt.MouseButton.LeftButton, pos=fills.places()[number].area.center().toPoint())
    assert window.page.view.entries.rowCount() == 3
    problems = window.overview.cards.view("problem")
    problems.wished.emit(ShowProblems())
    assert not window.problems.visibleRegion().isEmpty()
    assert window.overview.visibleRegion().isEmpty()
    assert window.problems.isAncestorOf(window.focusWidget())


def test_rules_filter_the_table_by_their_entries(qtbot, shown):
    view = shown.overview.cards.view("problem")
    for bar in view.chart.bars:
        if isinstance(bar.wish, ShowEntries):
            view.wished.emit(bar.wish)
            assert str(shown.page.view.entries.rowCount()) == bar.figure
            view.wished.emit(bar.wish)


def test_the_bars_keep_the_rules_of_models(chart, qtmodeltester):
    qtmodeltester.check(chart.model())
    chart.show_chart(COLUMNS)
    qtmodeltester.check(chart.model())
    assert chart.model().rowCount() == len(COLUMNS.bars)
