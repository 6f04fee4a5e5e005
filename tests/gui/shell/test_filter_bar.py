"""The filter bar: text line, facets, saved filters, and filtering in jobs."""

from __future__ import annotations

from functools import partial
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QLineEdit, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import SAVED_FILTERS, Preferences
from sitemap_studio.document import entry_extensions
from sitemap_studio.gui.dialogs.saved_filters import SaveFilterDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.filter_bar import (
    FACETS,
    FilterBar,
    facet_choices,
    filter_text,
    split_off_facets,
    toggle_choice,
)
from sitemap_studio.gui.table.view_columns import PROBLEMS, SITEMAP
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.search.filter_language import ALL, Condition, Filter, parse_filter, parse_typed
from tests.builders import HOST, put, put_set, urlset
from tests.gui.languages.text_checks import process_layouts
from tests.gui.shell.conftest import do
from tests.gui.shell.filter_page import FilterPage, one_of


@pytest.fixture
def page(open_set, set_with_missing) -> FilterPage:
    """Filter bar of a window with a set of five entries in two sitemaps."""
    return FilterPage(open_set(set_with_missing))


# Filters of facets


def test_facet_choices_combine_except_is_empty():
    daily, weekly = one_of("changefreq", "daily"), one_of("changefreq", "weekly")
    both = toggle_choice(toggle_choice(None, daily), weekly)
    assert both == one_of("changefreq", "daily", "weekly")
    assert toggle_choice(both, daily) == weekly
    assert toggle_choice(weekly, weekly) is None
    error, none = one_of("problem", "error"), Condition("problem", "is empty")
    assert (toggle_choice(error, none), toggle_choice(none, error), toggle_choice(none, none)) == (none, error, None)


@pytest.mark.parametrize(
    ("text", "expected_text"),
    [
        ("loc contains blog", "blog"),
        ("any contains blog", "any contains blog"),
        ("loc matches a+b", "/a+b/"),
        ("loc contains /a.c/", "loc contains /a.c/"),
        ("loc = x and entry > 3", "loc = x and entry > 3"),
        ('loc contains "loc = x"', 'loc contains "loc = x"'),
    ],
)
def test_filter_text_is_written_in_shortest_form(text, expected_text):
    wanted = parse_filter(text)
    assert filter_text(wanted) == expected_text
    assert parse_typed(expected_text) == wanted


def test_filter_is_split_into_facets_and_remaining_text():
    shown, rest = split_off_facets(parse_filter("changefreq in daily and changefreq in weekly and loc contains x"))
    assert shown == {"changefreq": one_of("changefreq", "daily")}
    assert rest.text == "changefreq in weekly and loc contains x"


# In the window


@pytest.mark.parametrize("column", [SITEMAP, PROBLEMS])
def test_select_same_and_show_same_match_sitemap_or_severity(page, column: str):
    find_equal_values(page.window, column)


MET_BY_READERS = """<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://a.example/1</loc></url>
  <url><loc>https://a.example/2</loc><other>x</other></url>
  <url><loc>https://a.example/3</loc><lastmod>2001-01-01</lastmod><changefreq>always</changefreq></url>
  <url><loc>https://a.example/4 d</loc></url>
</urlset>"""


def test_problem_column_sorts_and_filters_by_shown_severity(open_set, tmp_path):
    window = open_set(put(tmp_path / "met.xml", MET_BY_READERS))
    document, model = window.session.document, window.page.view.entries
    document.set_profile(PROFILES["google"])
    window.session.emit_problems_changed()
    assert document.problems.all_slots("changefreq-contradicts").tolist() == [2]
    worst = [model.severity(slot, PROBLEMS) for slot in range(4)]
    assert worst == [None, Severity.WARNING, None, Severity.ERROR]
    find_equal_values(window, PROBLEMS)
    window.page.view.sortByColumn(model.columns.index(PROBLEMS), Qt.SortOrder.AscendingOrder)
    assert model.order.shown.tolist() == [3, 1, 0, 2]


def test_select_same_sitemap_treats_equal_file_names_as_one(open_set, tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    names = ("a/x.xml", "y.xml", "b/x.xml")
    window = open_set(put_set(tmp_path, {name: urlset(f"{HOST}/{number}") for number, name in enumerate(names)}))
    assert [window.page.view.entries.value(slot, SITEMAP) for slot in range(3)] == ["x.xml", "y.xml", "x.xml"]
    find_equal_values(window, SITEMAP)


def find_equal_values(window: MainWindow, column: str) -> None:
    view, model = window.page.view, window.page.view.entries
    place = model.columns.index(column)
    state = [(model.value(slot, column), model.severity(slot, column)) for slot in model.order.shown]
    assert len({*state}) > 1
    for row, value in enumerate(state):
        alike = [other for other, each in enumerate(state) if each == value]
        slots = model.order.shown[alike].tolist()
        view.go_to(row, place)
        do(window, "select-same")
        assert view.selection.ranges().rows().tolist() == alike
        do(window, "show-same")
        assert model.order.shown.tolist() == slots
        do(window, "clear-filter")


def test_facets_and_typed_text_filter_together(page, open_set, three_entries, qtbot: QtBot):
    page.select_choice("sitemap", "two.xml.gz")
    assert page.count_text == "3 of 5"
    page.window.actions_by_id["find"].trigger()
    assert page.line.hasFocus()
    with qtbot.waitSignal(page.window.page.view.entries.shown_count_changed):
        qtbot.keyClicks(page.line, "a.example")
    assert page.count_text == "2 of 5"
    page.select_choice("lastmod", "Missing")
    assert page.empty_message == "No matches."
    assert page.count_text == "0 of 5"
    # Another set is shown without them.
    open_set(three_entries)
    assert (page.bar.text, page.empty_message) == ("", "")
    assert page.model.rowCount() == 3
    assert page.count_text == "3 entries"


def test_facet_menu_counts_entries_per_choice(page):
    for facet in FACETS:
        for choice in facet_choices(facet, page.window.session.document):
            assert parse_filter(Filter((choice.condition,)).text) == Filter((choice.condition,))
    assert page.choice_counts("sitemap") == {"one.xml": "2", "two.xml.gz": "3", "gone.xml": "0"}
    page.select_choice("sitemap", "one.xml")
    # Choices of the same facet do not limit the counts, but choices of other facets do.
    assert page.choice_counts("sitemap")["two.xml.gz"] == "3"
    lastmods = page.choice_counts("lastmod")
    assert (lastmods["Invalid date"], lastmods["Missing"]) == ("0", "0")


def test_cross_delete_escape_and_clear_action_remove_facet_condition(page, qtbot: QtBot):
    facet = page.facet("sitemap")
    assert not facet.cross.isVisible()
    page.select_choice("sitemap", "one.xml")
    assert "one.xml" in facet.button.text()
    assert facet.button.accessibleName() == "Sitemap: one.xml"
    qtbot.mouseClick(facet.cross, Qt.MouseButton.LeftButton)
    assert facet.button.text() == "Sitemap"
    assert page.count_text == "5 entries"
    page.select_choice("sitemap", "one.xml")
    qtbot.keyClick(facet.button, Qt.Key.Key_Delete)
    assert page.count_text == "5 entries"
    page.select_choice("sitemap", "one.xml")
    qtbot.keyClick(page.line, Qt.Key.Key_Escape)
    assert page.window.page.filter == ALL
    assert page.count_text == "5 entries"
    page.select_choice("sitemap", "one.xml")
    qtbot.keyClicks(page.line, "x")
    page.window.actions_by_id["clear-filter"].trigger()
    assert page.count_text == "5 entries"


def test_changed_state_filter_shows_edited_and_moved_entries(page):
    model = page.model
    model.setData(model.index(1, 2), "daily")
    page.window.page.view.go_to(0, 0)
    page.window.set_commands.move_entries(1)
    page.select_choice("state", "Changed since the last save")
    assert page.count_text == "2 of 5"
    assert "https://a.example/1" in [model.value(model.slot_at(row), "loc") for row in range(2)]


def test_plain_filter_text_searches_locs_any_condition_all_fields(page, qtbot: QtBot):
    wanted = parse_filter("(loc contains /a or loc contains /b) and problem in error")
    page.window.page.show_filter(wanted)
    assert page.line.text() == "loc contains /a or loc contains /b"
    assert page.window.page.filter == wanted
    assert parse_filter(page.window.page.filter.text) == wanted
    page.bar.clear()
    bar = page.bar
    qtbot.keyClicks(page.line, "2026-11-3")
    assert bar.count.text() == "0 of 5"
    page.line.clear()
    qtbot.keyClicks(page.line, "any contains 2026-11-3")
    assert bar.count.text() == "3 of 5"
    assert not bar.findChildren(QComboBox)


def test_plain_text_regexes_and_conditions_combine_in_filter(page, qtbot: QtBot):
    note = page.window.findChild(QLabel, "filter-note")
    for typed, count in (("/relativ?e/ or lastmod < 2026-11-05", "3 of 5"), ("two and lastmod < 2020", "0 of 5")):
        page.line.clear()
        qtbot.keyClicks(page.line, typed)
        assert (page.count_text, note.isVisible()) == (count, False)


def test_filter_condition_read_as_plain_text_shows_note(page, qtbot: QtBot):
    note = page.window.findChild(QLabel, "filter-note")
    qtbot.keyClicks(page.line, "a and price < 5")
    assert note.isVisible()
    assert note.text().startswith("“price < 5” is searched as plain text in the URLs. Conditions begin with loc,")
    qtbot.keyClick(page.line, Qt.Key.Key_Escape)
    assert not note.isVisible()
    page.bar.apply_text("red lamp")
    page.bar.apply_text("/[/")
    assert (note.isVisible(), page.bar.reason.isVisible()) == (False, True)
    page.bar.apply_text("red lamp")
    page.bar.show_document(page.window.session.document)
    assert not note.isVisible()


@pytest.mark.parametrize(
    ("typed", "marked_character"),
    [
        ("/a(b/", "("),
        ("loc matches [a", "["),
        ("priority > much", "m"),
        ("entry = x", "x"),
        ("/(?<name/", "/"),
        ("lastmod in 2026-13..", "2"),
        ("loc matches \u202e(", "("),
    ],
)
def test_invalid_filter_shows_reason_and_marks_position(page, qtbot: QtBot, typed: str, marked_character: str):
    page.bar.apply_text("relative")
    page.bar.apply_text(typed)
    assert page.bar.reason.text()
    assert page.bar.marked[1] == marked_character
    # The last result remains.
    assert page.count_text == "1 of 5"
    page.bar.apply_text("a.example")
    assert (page.bar.reason.text(), page.bar.marked) == ("", ("", "", ""))
    page.bar.apply_text(f"loc matches {'a' * 500}({'b' * 500}")
    assert page.bar.marked == (f"…{'a' * 24}", "(", f"{'b' * 24}…")


@pytest.mark.fonts
def test_overflowing_facets_move_into_menu_except_active_ones(page, qtbot: QtBot):
    row = page.facets
    page.select_choice("sitemap", "one.xml")
    row.resize(200, row.height())
    assert row.more.isVisibleTo(row)
    assert row.facet("sitemap").isVisibleTo(row)
    assert not row.facet("priority").isVisibleTo(row)
    in_menu = {action.text() for action in row.more.menu().actions()}
    assert "priority" in in_menu
    assert "Sitemap" not in in_menu
    shown = [button for facet in FACETS if (button := row.facet(facet.field)).isVisibleTo(row)]
    assert all(row.rect().contains(facet.geometry()) for facet in [*shown, row.more])
    row.resize(2_000, row.height())
    assert not row.more.isVisibleTo(row)
    assert row.facet("priority").isVisibleTo(row)


@pytest.mark.parametrize("width", [496, 600, 744, 980])
def test_filter_line_fills_width_beside_facets(bundled_font: None, page, width: int):
    bar, row = page.bar, page.facets
    page.window.resize(1_400, 300 if width < 500 else 700)
    bar.setFixedWidth(width)
    changes = [bar.clear, partial(page.select_choice, "sitemap", "one.xml"), bar.clear] if width > 700 else [bar.clear]
    for change in changes:
        change()
        process_layouts()
        shown = [widget for widget in row.children() if isinstance(widget, QWidget) and widget.isVisible()]
        right = max(widget.geometry().right() for widget in shown if not isinstance(widget, QMenu))
        assert row.more.isVisible()
        assert row.rect().right() - right <= 1


@pytest.mark.fonts
def test_facets_of_different_heights_are_vertically_aligned(page):
    row = page.facets
    page.facet("state").button.setMinimumHeight(page.facet("problem").height() + 7)
    row.resize(2_000, row.height())
    facets = [page.facet(facet.field) for facet in FACETS if page.facet(facet.field).isVisibleTo(row)]
    assert len({facet.geometry().center().y() for facet in facets}) == 1


def test_sitemap_names_in_facet_are_escaped_and_shortened(page):
    row = page.facets
    row.set_condition("sitemap", one_of("sitemap", "<b>&bold\u202e" + "x" * 300))
    facet = row.facet("sitemap")
    assert "&&bold" in facet.button.text()
    assert len(facet.button.text()) < 60
    assert "&lt;b&gt;" in facet.button.toolTip()


def test_facet_menu_stays_open_during_selection(page, qtbot: QtBot):
    facet = page.facet("sitemap")
    facet.menu.popup(facet.mapToGlobal(QPoint(0, 0)))
    for action in facet.menu.actions()[:2]:
        qtbot.mouseClick(facet.menu, Qt.MouseButton.LeftButton, pos=facet.menu.actionGeometry(action).center())
    assert facet.menu.isVisible()
    assert facet.condition == one_of("sitemap", "one.xml", "two.xml.gz")
    qtbot.keyClick(facet.menu, Qt.Key.Key_Space)
    assert facet.condition == one_of("sitemap", "one.xml")
    facet.menu.close()


# In jobs


def test_large_set_is_filtered_once_in_job_after_typing(page, qtbot: QtBot):
    page.use_jobs()
    applied: list[int] = []
    page.window.page.filter_changed.connect(lambda: applied.append(page.model.rowCount()))
    qtbot.keyClicks(page.line, "a.example/1")
    assert applied == []
    page.wait_until_filtered(qtbot)
    assert applied == [2]
    assert page.count_text == "2 of 5"


def test_filter_job_is_repeated_after_edit_dropped_after_clear(page, open_set, three_entries, qtbot: QtBot):
    page.use_jobs()
    page.bar.apply_text("a.example/1")
    page.model.setData(page.model.index(1, 0), "https://a.example/1x")
    page.wait_until_filtered(qtbot)
    # It was overtaken by an edit, and worked out again.
    assert page.count_text == "3 of 5"
    page.window.session.undo_stack.setIndex(0)
    page.bar.apply_text("relative")
    page.bar.clear()
    page.wait_until_filtered(qtbot)
    assert page.count_text == "5 entries"
    page.bar.apply_text("relative")
    open_set(three_entries)
    page.wait_until_filtered(qtbot)
    assert page.model.rowCount() == 3


# Saved


def test_filter_is_saved_applied_and_deleted(page, qtbot: QtBot, preferences: Preferences):
    saved, bar = page.window.saved_filters, page.bar
    page.select_choice("sitemap", "two.xml.gz")
    qtbot.keyClicks(page.line, "relative")
    saved.show_save_dialog()
    dialog = page.window.findChild(SaveFilterDialog)
    assert "relative" in dialog.name.text()
    dialog.name.setText("broken & co")
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Save).click()
    assert preferences[SAVED_FILTERS] == {"broken & co": "loc contains relative and sitemap in two.xml.gz"}
    bar.clear()
    saved.refresh()
    next(action for action in bar.saved.menu().actions() if action.text() == "broken && co").trigger()
    assert (bar.text, bar.count.text()) == ("relative", "1 of 5")
    assert bar.facets.facet("sitemap").condition == one_of("sitemap", "two.xml.gz")
    saved.delete("broken & co")
    assert saved.names == ()


def test_empty_or_invalid_filter_cannot_be_saved(page):
    for words in ("", "loc matches ("):
        page.bar.apply_text(words)
        page.window.saved_filters.refresh()
        assert not page.bar.saved.menu().actions()[0].isEnabled()
        page.window.saved_filters.show_save_dialog()
        assert page.window.findChild(SaveFilterDialog) is None
    dialog = SaveFilterDialog("Entries", ("mine",), page.window)
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    save = box.button(QDialogButtonBox.StandardButton.Save)
    dialog.name.setText(" mine ")
    assert dialog.note_label.text() == "This replaces the filter with that name."
    dialog.name.setText("  ")
    assert not save.isEnabled()
    dialog.close()


def test_invalid_saved_filter_is_reported(open_set, set_with_missing, preferences: Preferences):
    preferences.change({SAVED_FILTERS: {"odd": "loc matches ("}})
    page = FilterPage(open_set(set_with_missing))
    page.window.saved_filters.apply("odd")
    assert "“odd”" in page.window.messages.text
    assert page.count_text == "5 entries"


# Extensions


def test_extension_facet_counts_and_filters_by_extension_kind(open_set, flawed, qtbot: QtBot):
    page = FilterPage(open_set(flawed))
    counts = page.choice_counts("extension")
    assert counts["Images"] == "1"
    assert counts["Videos"] == "0"
    assert counts["No extension"] == "4"
    page.select_choice("extension", "Images")
    assert page.model.rowCount() == 1
    page.select_choice("extension", "Images")
    page.select_choice("extension", "News")
    assert page.model.rowCount() == 0


def test_extension_facet_reads_large_set_once_in_job(open_set, flawed, qtbot: QtBot, monkeypatch):
    page = FilterPage(open_set(flawed))
    page.use_jobs()
    readers: list[object] = []
    read = entry_extensions.slots_by_extension

    def noted(*arguments):
        readers.append(current_thread())
        return read(*arguments)

    monkeypatch.setattr("sitemap_studio.document.filter_facts.slots_by_extension", noted)
    page.bar.apply_text("extension in image and loc contains a.example")
    page.wait_until_filtered(qtbot)
    assert page.model.rowCount() == 1
    page.bar.apply_text("extension in image and loc contains a.example/p")
    page.wait_until_filtered(qtbot)
    assert len(readers) == 1
    assert readers[0] is not main_thread()


# The line


@pytest.fixture
def bar(qtbot: QtBot) -> FilterBar:
    bar = FilterBar()
    qtbot.addWidget(bar)
    return bar


def line_in(bar: FilterBar) -> QLineEdit:
    (line,) = bar.findChildren(QLineEdit)
    return line


def test_filter_applies_at_each_key_escape_clears_then_leaves(bar: FilterBar, qtbot: QtBot):
    heard: list[str] = []
    bar.asked.connect(lambda: heard.append(bar.text))
    qtbot.keyClicks(line_in(bar), "blog")
    assert heard == ["b", "bl", "blo", "blog"]
    with qtbot.waitSignal(bar.asked):
        qtbot.keyClick(line_in(bar), Qt.Key.Key_Return)
    with qtbot.waitSignal(bar.asked):
        qtbot.keyClick(line_in(bar), Qt.Key.Key_Escape)
    assert bar.text == ""
    with qtbot.waitSignal(bar.left):
        qtbot.keyClick(line_in(bar), Qt.Key.Key_Escape)


def test_clear_button_hides_with_empty_text(bar: FilterBar, qtbot: QtBot):
    with qtbot.waitExposed(bar):
        bar.show()
    line = line_in(bar)
    (cross,) = (button for button in line.findChildren(QToolButton) if button.text() == "Clear this line")
    for take_away in (bar.clear, partial(bar.set_text, ""), partial(qtbot.keyClick, line, Qt.Key.Key_Escape)):
        bar.set_text("shop")
        qtbot.waitUntil(cross.isVisible)
        take_away()
        qtbot.waitUntil(cross.isHidden)


@pytest.mark.parametrize(
    ("shown", "total", "expected_text"), [(12, 1234, "12 of 1,234"), (1234, 1234, "1,234 entries"), (1, 1, "1 entry")]
)
def test_filter_bar_count_states_shown_and_total(bar: FilterBar, shown, total, expected_text):
    bar.show_counts(shown, total)
    assert bar.count.text() == expected_text


# Positions


@pytest.mark.parametrize("width", [620, 1024, 1440])
def test_filter_bar_buttons_do_not_move_during_typing(open_set, many_pages, qtbot: QtBot, width: int):
    window = open_set(many_pages)
    window.resize(width, 700)
    bar = window.page.bar
    process_layouts()
    line = bar.findChild(QLineEdit, "filter")
    buttons = [*bar.facets.findChildren(QToolButton), bar.facets, bar.saved, line]
    places = []
    for typed in ("", "1", "11", "111", "1111", "nowhere"):
        line.setText(typed)
        qtbot.waitUntil(lambda: not window.page.is_filtering)
        process_layouts()
        places.append([(each.isVisible(), each.mapTo(bar, QPoint()), each.width()) for each in buttons])
    assert "of" in bar.count.text()
    assert all(each == places[0] for each in places)
    assert bar.count.fontMetrics().horizontalAdvance(bar.count.text()) <= bar.count.width()


def test_filter_bar_count_at_minimum_width_is_not_cut(qtbot: QtBot):
    host = QWidget()
    qtbot.addWidget(host)
    bar = FilterBar(host)
    host.show()
    bar.show_counts(1_200, 1_200)
    bar.setGeometry(0, 0, bar.minimumSizeHint().width(), 100)
    bar.show()
    process_layouts()
    before = (bar.facets.geometry(), bar.count.geometry(), bar.minimumSizeHint().width())
    bar.show_counts(1_111, 1_200)
    process_layouts()
    assert (bar.facets.geometry(), bar.count.geometry(), bar.minimumSizeHint().width()) == before
    assert bar.width() == before[2]
    assert bar.count.geometry().right() < bar.width()
    assert bar.count.fontMetrics().horizontalAdvance(bar.count.text()) <= bar.count.width()


def test_filter_bar_count_width_grows_with_font(bar: FilterBar, qtbot: QtBot):
    bar.show_counts(1, 12_345)
    narrow = bar.count.minimumWidth()
    font = bar.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    bar.count.setFont(font)
    bar.show()
    qtbot.waitUntil(lambda: bar.count.minimumWidth() > 1.5 * narrow)


@pytest.fixture
def many_pages(tmp_path):
    """Sitemap of 1,200 entries."""
    return put(tmp_path / "many.xml", urlset(*({"loc": f"{HOST}/{number}"} for number in range(1_200))))
