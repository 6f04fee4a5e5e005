"""The facets of the filter bar, saved filters, and filtering in jobs."""

from __future__ import annotations

from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import SAVED_FILTERS, Preferences
from sitemap_studio.document import extensions
from sitemap_studio.gui.dialogs.saved_filters import SaveFilterDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.panels.filter_bar import FACETS, facet_choices, split_facets, toggled, typed_form
from sitemap_studio.search.filter_language import Condition, Filter, parse_filter, parse_typed


def listed(word: str, *items: str) -> Condition:
    return Condition(word, "in", values=items)


def line_of(window: MainWindow) -> QLineEdit:
    (line,) = window.page.bar.findChildren(QLineEdit)
    return line


def menu_texts(window: MainWindow, word: str) -> dict[str, str]:
    """The lines of a facet's menu as its opening leaves them, with their counts."""
    facet = window.page.bar.facets.facet(word)
    facet.menu.aboutToShow.emit()
    texts = [action.text() for action in facet.menu.actions() if not action.isSeparator()]
    return {text.partition("\t")[0]: text.partition("\t")[2] for text in texts}


def trigger(window: MainWindow, word: str, text: str) -> None:
    facet = window.page.bar.facets.facet(word)
    facet.menu.aboutToShow.emit()
    next(action for action in facet.menu.actions() if action.text().partition("\t")[0] == text).trigger()


# What is asked


def test_choices_of_a_facet_add_up_and_can_be_taken_back():
    daily, weekly = listed("changefreq", "daily"), listed("changefreq", "weekly")
    both = toggled(toggled(None, daily), weekly)
    assert both == listed("changefreq", "daily", "weekly")
    assert toggled(both, daily) == weekly
    assert toggled(weekly, weekly) is None


def test_a_choice_that_stands_alone_takes_the_place_of_others():
    none = Condition("problem", "is empty")
    assert toggled(listed("problem", "error"), none) == none
    assert toggled(none, listed("problem", "error")) == listed("problem", "error")
    assert toggled(none, none) is None


@pytest.mark.parametrize(
    ("text", "words", "in_field"),
    [
        ("loc contains blog", "blog", "loc"),
        ("any contains blog", "blog", "any"),
        ("loc matches a+b", "/a+b/", "loc"),
        ("loc contains /a.c/", "loc contains /a.c/", "loc"),
        ("loc = x and entry > 3", "loc = x and entry > 3", "loc"),
        ('loc contains "loc = x"', 'loc contains "loc = x"', "loc"),
    ],
)
def test_a_filter_comes_back_into_the_line_as_short_as_it_can(text, words, in_field):
    wanted = parse_filter(text)
    assert typed_form(wanted, "loc") == (words, in_field)
    assert parse_typed(words, in_field) == wanted


def test_of_a_filter_facets_show_what_they_can():
    shown, rest = split_facets(parse_filter("changefreq in daily and changefreq in weekly and loc contains x"))
    assert shown == {"changefreq": listed("changefreq", "daily")}
    assert rest.text == "changefreq in weekly and loc contains x"


def test_every_choice_makes_sense(opened, a_set):
    window = opened(a_set)
    for facet in FACETS:
        for choice in facet_choices(facet, window.session.document):
            assert parse_filter(Filter((choice.condition,)).text) == Filter((choice.condition,))


# In the window


def test_facets_and_words_choose_together(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    trigger(window, "sitemap", "two.xml.gz")
    assert window.page.bar.count_text == "3 of 5"
    qtbot.keyClicks(line_of(window), "a.example")
    assert window.page.bar.count_text == "2 of 5"
    trigger(window, "lastmod", "Missing")
    assert window.page.note == "No entry matches the filter."
    assert window.page.bar.count_text == "0 of 5"


def test_a_menu_counts_what_each_choice_would_show(opened, a_set):
    window = opened(a_set)
    assert menu_texts(window, "sitemap") == {"one.xml": "2", "two.xml.gz": "3", "gone.xml": "0"}
    trigger(window, "sitemap", "one.xml")
    # What is chosen of the same facet does not count, what is chosen elsewhere does.
    assert menu_texts(window, "sitemap")["two.xml.gz"] == "3"
    lastmods = menu_texts(window, "lastmod")
    assert (lastmods["Invalid date"], lastmods["Missing"]) == ("0", "0")


def test_what_is_chosen_becomes_a_chip_that_can_be_taken_away(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    facet = window.page.bar.facets.facet("sitemap")
    assert not facet.cross.isVisible()
    trigger(window, "sitemap", "one.xml")
    assert "one.xml" in facet.button.text()
    assert facet.button.accessibleName() == "Sitemap: one.xml"
    qtbot.mouseClick(facet.cross, Qt.MouseButton.LeftButton)
    assert facet.button.text() == "Sitemap"
    assert window.page.bar.count_text == "5 entries"
    trigger(window, "sitemap", "one.xml")
    qtbot.keyClick(facet.button, Qt.Key.Key_Delete)
    assert window.page.bar.count_text == "5 entries"


def test_only_what_changed_can_be_shown(opened, a_set):
    window = opened(a_set)
    model = window.page.view.entries
    model.setData(model.index(0, 2), "daily")
    trigger(window, "state", "Changed since opened or saved")
    assert window.page.bar.count_text == "1 of 5"


def test_an_entry_that_was_moved_counts_as_changed(opened, a_set):
    window = opened(a_set)
    window.page.view.go_to(0, 0)
    window.set_work.move_entries(1)
    trigger(window, "state", "Changed since opened or saved")
    model = window.page.view.entries
    assert [model.value(model.slot_at(row), "loc") for row in range(model.rowCount())] == ["https://a.example/1"]


def test_escape_and_the_action_clear_words_and_facets(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    trigger(window, "sitemap", "one.xml")
    qtbot.keyClick(line_of(window), Qt.Key.Key_Escape)
    assert not window.page.bar.is_asking
    assert window.page.bar.count_text == "5 entries"
    trigger(window, "sitemap", "one.xml")
    qtbot.keyClicks(line_of(window), "x")
    window.actions_by_id["clear-filter"].trigger()
    assert window.page.bar.count_text == "5 entries"


def test_the_box_says_in_which_field_words_are_looked_for(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    bar = window.page.bar
    qtbot.keyClicks(line_of(window), "2026-11-3")
    assert bar.count_text == "0 of 5"
    bar.fields.setCurrentIndex(bar.fields.findData("any"))
    bar.fields.activated.emit(bar.fields.currentIndex())
    assert bar.count_text == "3 of 5"


@pytest.mark.parametrize(
    ("typed", "at"),
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
def test_what_makes_no_sense_is_explained_with_its_place(opened, a_set, qtbot: QtBot, typed: str, at: str):
    window = opened(a_set)
    window.page.bar.ask("relative")
    window.page.bar.ask(typed)
    assert window.page.bar.reason
    assert window.page.bar.marked[1] == at
    # What was found last stays.
    assert window.page.bar.count_text == "1 of 5"
    window.page.bar.ask("a.example")
    assert (window.page.bar.reason, window.page.bar.marked) == ("", ("", "", ""))


def test_a_long_expression_is_shown_around_its_place(opened, a_set):
    window = opened(a_set)
    window.page.bar.ask(f"loc matches {'a' * 500}({'b' * 500}")
    before, at, after = window.page.bar.marked
    assert (before, at, after) == (f"…{'a' * 24}", "(", f"{'b' * 24}…")


def test_facets_without_room_go_into_a_menu_and_chips_never_do(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    row = window.page.bar.facets
    trigger(window, "sitemap", "one.xml")
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


def test_names_of_sitemaps_are_shown_as_they_are(opened, a_set):
    window = opened(a_set)
    row = window.page.bar.facets
    row.ask("sitemap", listed("sitemap", "<b>&bold\u202e" + "x" * 300))
    facet = row.facet("sitemap")
    assert "&&bold" in facet.button.text()
    assert len(facet.button.text()) < 60
    assert "&lt;b&gt;" in facet.button.toolTip()


def test_a_menu_stays_open_while_choices_are_made(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    facet = window.page.bar.facets.facet("sitemap")
    facet.menu.popup(facet.mapToGlobal(QPoint(0, 0)))
    for action in facet.menu.actions()[:2]:
        qtbot.mouseClick(facet.menu, Qt.MouseButton.LeftButton, pos=facet.menu.actionGeometry(action).center())
    assert facet.menu.isVisible()
    assert facet.condition == listed("sitemap", "one.xml", "two.xml.gz")
    qtbot.keyClick(facet.menu, Qt.Key.Key_Space)
    assert facet.condition == listed("sitemap", "one.xml")
    facet.menu.close()


# In jobs


def test_in_large_sets_answers_come_from_a_job_and_only_the_last_is_shown(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    window.page.table_filter.max_synchronous = 0
    applied: list[int] = []
    window.page.table_filter.applied.connect(lambda: applied.append(window.page.view.entries.rowCount()))
    qtbot.keyClicks(line_of(window), "a.example/1")
    assert applied == []
    qtbot.waitUntil(lambda: not window.page.table_filter.is_running)
    assert applied == [2]
    assert window.page.bar.count_text == "2 of 5"


def test_an_answer_that_an_edit_overtook_is_worked_out_again(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    window.page.table_filter.max_synchronous = 0
    window.page.bar.ask("a.example/1")
    model = window.page.view.entries
    model.setData(model.index(1, 0), "https://a.example/1x")
    qtbot.waitUntil(lambda: not window.page.table_filter.is_running)
    assert window.page.bar.count_text == "3 of 5"


def test_an_answer_for_a_set_that_was_closed_is_dropped(opened, a_set, three_entries, qtbot: QtBot):
    window = opened(a_set)
    window.page.table_filter.max_synchronous = 0
    window.page.bar.ask("relative")
    opened(three_entries)
    qtbot.waitUntil(lambda: not window.page.table_filter.is_running)
    assert window.page.view.entries.rowCount() == 3


def test_clearing_wants_no_answer_any_more(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    window.page.table_filter.max_synchronous = 0
    window.page.bar.ask("relative")
    window.page.bar.clear()
    qtbot.waitUntil(lambda: not window.page.table_filter.is_running)
    assert window.page.bar.count_text == "5 entries"


# Saved


def test_a_filter_is_saved_chosen_and_deleted(opened, a_set, qtbot: QtBot, preferences: Preferences):
    window = opened(a_set)
    saved, bar = window.saved_filters, window.page.bar
    trigger(window, "sitemap", "two.xml.gz")
    qtbot.keyClicks(line_of(window), "relative")
    saved.ask_name()
    dialog = window.findChild(SaveFilterDialog)
    assert "relative" in dialog.name.text()
    dialog.name.setText("broken & co")
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Save).click()
    assert preferences[SAVED_FILTERS] == {"broken & co": "loc contains relative and sitemap in two.xml.gz"}
    bar.clear()
    saved.refresh()
    action = next(action for action in bar.saved.menu().actions() if action.data() == "broken & co")
    assert action.text() == "broken && co"
    action.trigger()
    assert (bar.text, bar.count_text) == ("relative", "1 of 5")
    assert bar.facets.facet("sitemap").condition == listed("sitemap", "two.xml.gz")
    saved.delete("broken & co")
    assert saved.names == ()


def test_nothing_asked_or_not_understood_cannot_be_saved(opened, a_set):
    window = opened(a_set)
    for words in ("", "loc matches ("):
        window.page.bar.ask(words)
        window.saved_filters.refresh()
        assert not window.page.bar.saved.menu().actions()[0].isEnabled()
        window.saved_filters.ask_name()
        assert window.findChild(SaveFilterDialog) is None


def test_a_name_that_is_taken_is_told(opened, a_set):
    window = opened(a_set)
    dialog = SaveFilterDialog("Entries", ("mine",), window)
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    save = box.button(QDialogButtonBox.StandardButton.Save)
    dialog.name.setText(" mine ")
    assert dialog.note == "This replaces the filter of that name."
    dialog.name.setText("  ")
    assert not save.isEnabled()
    dialog.close()


def test_a_saved_filter_that_makes_no_sense_is_told(opened, a_set, preferences: Preferences):
    preferences.change({SAVED_FILTERS: {"odd": "loc matches ("}})
    window = opened(a_set)
    window.saved_filters.use("odd")
    assert "“odd”" in window.messages.text
    assert window.page.bar.count_text == "5 entries"


# Extensions


def test_entries_are_chosen_by_the_kinds_of_their_extensions(opened, flawed, qtbot: QtBot):
    window = opened(flawed)
    counts = menu_texts(window, "extension")
    assert counts["Images"] == "1"
    assert counts["Videos"] == "0"
    assert counts["No extension"] == "4"
    trigger(window, "extension", "Images")
    assert window.page.view.entries.rowCount() == 1
    trigger(window, "extension", "Images")
    trigger(window, "extension", "News")
    assert window.page.view.entries.rowCount() == 0


def test_in_large_sets_extensions_are_read_in_the_job(opened, flawed, qtbot: QtBot, monkeypatch):
    window = opened(flawed)
    window.page.table_filter.max_synchronous = 0
    readers: list[object] = []
    read = extensions.slots_by_extension

    def noted(*arguments):
        readers.append(current_thread())
        return read(*arguments)

    monkeypatch.setattr(extensions, "slots_by_extension", noted)
    window.page.bar.ask("extension in image and loc contains a.example")
    qtbot.waitUntil(lambda: not window.page.table_filter.is_running)
    assert window.page.view.entries.rowCount() == 1
    window.page.bar.ask("extension in image and loc contains a.example/p")
    qtbot.waitUntil(lambda: not window.page.table_filter.is_running)
    assert len(readers) == 1
    assert readers[0] is not main_thread()


def test_alternatives_that_are_typed_go_with_what_facets_ask(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    wanted = parse_filter("(loc contains /a or loc contains /b) and problem in error")
    window.page.use_filter(wanted)
    assert line_of(window).text() == "loc contains /a or loc contains /b"
    assert window.page.filter == wanted
    assert parse_filter(window.page.filter.text) == wanted
