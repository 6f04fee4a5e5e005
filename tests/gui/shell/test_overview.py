"""The overview: charts as text, links by keyboard, and filtering the table."""

from __future__ import annotations

import polars as pl
import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument

from sitemap_studio.core.messages import msg
from sitemap_studio.document.set_charts import Chart, ChartBar, ShowEntries
from sitemap_studio.gui.panels.overview_panel import render_charts
from sitemap_studio.model.edits import SetCells
from sitemap_studio.search.filter_language import parse_filter


@pytest.fixture
def overview_window(qtbot, open_set, flawed):
    """Window with the overview of a set with problems."""
    window = open_set(flawed)
    window.actions_by_id["panel-overview"].trigger()
    wait_until_counted(qtbot, window)
    return window


def wait_until_counted(qtbot, window):
    qtbot.waitUntil(lambda: not window.overview.is_busy)


def chart_of(window, name) -> Chart:
    return next(chart for chart in window.overview.charts if chart.name == name)


def bar_figures(window, name):
    return {bar.label: bar.figure for bar in chart_of(window, name).bars if bar.length}


def click_bar(window, chart, label):
    labels = [bar.label for bar in chart_of(window, chart).bars]
    window.overview.browser.anchorClicked.emit(QUrl(f"{chart}/{labels.index(label)}"))


def test_overview_charts_are_text_with_keyboard_links(qtbot, overview_window):
    lines = overview_window.overview.browser.toPlainText().splitlines()
    assert "Entries by changefreq" in lines
    assert lines[lines.index("Missing", lines.index("Entries by changefreq")) + 2] == "4"
    browser = overview_window.overview.browser
    browser.setFocus()
    for _ in range(40):
        qtbot.keyClick(browser, Qt.Key.Key_Tab)
        if "changefreq" in browser.textCursor().charFormat().anchorHref():
            break
    qtbot.keyClick(browser, Qt.Key.Key_Return)
    assert overview_window.page.filter.text.startswith("changefreq in")


@pytest.mark.parametrize(("width", "columns"), [(400, 1), (3000, 3)])
def test_panel_width_determines_number_of_chart_columns(bundled_font, overview_window, width, columns):
    overview_window.overview.resize(width, 300)
    table = next(
        frame
        for frame in overview_window.overview.browser.document().rootFrame().childFrames()
        if hasattr(frame, "columns")
    )
    assert table.columns() == columns


def test_hidden_overview_panel_counts_nothing_until_shown(qtbot, open_set, flawed):
    window = open_set(flawed)
    slots, push = window.session.document.table.order, window.session.push
    push("Change", SetCells("changefreq", slots[:1], pl.Series(["daily"])))
    assert not window.overview.is_busy
    assert window.overview.charts == []
    window.docks.show_panel("overview")
    wait_until_counted(qtbot, window)
    assert bar_figures(window, "changefreq") == {"daily": "1", "Anything else": "1", "Missing": "3"}
    window.docks.show_panel("problems")
    push("Change", SetCells("changefreq", slots[:2], pl.Series(["daily"] * 2)))
    assert not window.overview.is_busy
    window.docks.show_panel("overview")
    wait_until_counted(qtbot, window)
    assert bar_figures(window, "changefreq")["daily"] == "2"


def test_click_on_chart_bar_toggles_table_filter(overview_window):
    for bar in chart_of(overview_window, "problem").bars:
        if isinstance(bar.target, ShowEntries):
            click_bar(overview_window, "problem", bar.label)
            assert str(overview_window.page.view.entries.rowCount()) == bar.figure
            click_bar(overview_window, "problem", bar.label)
    before = overview_window.overview.browser.toHtml()
    for filter_text, rows in (("changefreq in missing", 4), ("", 5)):
        click_bar(overview_window, "changefreq", "Missing")
        assert overview_window.page.filter.text == filter_text
        assert overview_window.page.view.entries.rowCount() == rows
        marks = overview_window.overview.browser.toHtml().count("bgcolor") - before.count("bgcolor")
        assert marks == (3 if filter_text else 0)
    # What else is asked stays.
    overview_window.page.show_filter(parse_filter("loc contains a.example and changefreq in daily"))
    click_bar(overview_window, "changefreq", "Missing")
    assert {condition.field: condition.values for condition in overview_window.page.filter.conditions} == {
        "loc": (), "changefreq": ("missing",),
    }  # fmt: skip


def test_edit_and_undo_update_overview_charts(qtbot, overview_window):
    slots = overview_window.session.document.table.order[:2]
    overview_window.session.push("Change", SetCells("changefreq", slots, pl.Series(["daily", "daily"])))
    assert overview_window.overview.is_busy
    wait_until_counted(qtbot, overview_window)
    assert bar_figures(overview_window, "changefreq")["daily"] == "2"
    overview_window.session.undo()
    wait_until_counted(qtbot, overview_window)
    assert "daily" not in bar_figures(overview_window, "changefreq")


def test_overview_of_shown_entries_counts_filtered_entries_only(qtbot, overview_window):
    panel = overview_window.overview
    panel.scope.setCurrentIndex(1)
    panel.scope.activated.emit(1)
    overview_window.page.show_filter(parse_filter("changefreq in missing"))
    qtbot.waitUntil(lambda: not overview_window.overview.is_busy and panel.total_label.text() == "4 entries")
    assert bar_figures(overview_window, "changefreq") == {"Missing": "4"}
    overview_window.page.bar.clear()
    qtbot.waitUntil(lambda: not overview_window.overview.is_busy and panel.total_label.text() == "5 entries")


def test_copy_button_copies_chart_figures_as_table(overview_window):
    overview_window.overview.copy_button.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert "Missing\t4" in lines
    assert lines[0] == "Entries by lastmod"


def test_overview_counts_newly_opened_set_and_reports_empty(qtbot, overview_window, three_entries):
    with qtbot.waitSignal(overview_window.checking.settled):
        overview_window.files.open(three_entries)
    qtbot.waitUntil(
        lambda: not overview_window.overview.is_busy and overview_window.overview.total_label.text() == "3 entries"
    )
    overview_window.files.new()
    qtbot.waitUntil(lambda: overview_window.overview.empty_text != "")
    assert "no entries yet" in overview_window.overview.empty_text


def test_click_on_chart_bar_shows_sitemap_or_problem_list(qtbot, open_set, set_with_missing):
    window = open_set(set_with_missing)
    window.docks.show_panel("overview")
    wait_until_counted(qtbot, window)
    click_bar(window, "sitemap", "two.xml.gz")
    assert window.page.view.entries.rowCount() == 3
    label = next(bar.label for bar in chart_of(window, "problem").bars if not isinstance(bar.target, ShowEntries)
                 and bar.target is not None)  # fmt: skip
    click_bar(window, "problem", label)
    assert not window.problems.visibleRegion().isEmpty()
    assert window.overview.visibleRegion().isEmpty()
    assert window.problems.isAncestorOf(window.focusWidget())


def test_html_in_chart_texts_is_escaped(qapp):
    document = QTextDocument()
    bar = ChartBar("<b>", 0.5, 5, msg("5"), msg("{x}", x="<i>"))
    for is_upright in (False, True):
        charts = [Chart("any", msg("Any"), (bar,), is_upright, note="<u>")]
        render_charts(document, charts, 900, qapp.palette(), qapp.font(), ())
        assert {"<b>", "<u>"} <= set(document.toPlainText().splitlines())
