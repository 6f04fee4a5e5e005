"""Leak patterns are edited in a dialog, hold at once for what is open and for what is opened later, and are kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import LEAK_PATTERNS, ZONE, Preferences
from sitemap_studio.gui.dialogs.leaks import LeakColumn, LeakList, LeaksDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.protocol.leaks import MAX_PATTERNS, UNTOLD, USUAL_LIST, ListedPattern, own_pattern
from sitemap_studio.protocol.rule import Severity
from tests.gui.shell.coming_back import only_visible
from tests.gui.shell.conftest import sitemap_xml

HOST = "https://a.example"
DRAFT = ListedPattern(own_pattern("/draft-", "a draft"))


@pytest.fixture
def drafts(tmp_path: Path) -> Path:
    path = tmp_path / "drafts.xml"
    path.write_text(sitemap_xml(f"{HOST}/draft-1", f"{HOST}/admin/", f"{HOST}/2"), encoding="utf-8")
    return path


@pytest.fixture
def dialog(qtbot: QtBot) -> LeaksDialog:
    dialog = LeaksDialog(USUAL_LIST)
    # Here the test closes it.
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def ask(window: MainWindow) -> LeaksDialog:
    window.actions_by_id["leaks"].trigger()
    return only_visible(window, LeaksDialog)


def ok(dialog: LeaksDialog):
    return dialog.box.button(QDialogButtonBox.StandardButton.Ok)


def add(dialog: LeaksDialog, pattern: str, about: str, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog.view, Qt.Key.Key_Insert)
    qtbot.keyClicks(dialog.pattern, pattern)
    qtbot.keyClicks(dialog.about, about)


def leaking(window: MainWindow) -> list[str | None]:
    table = window.session.document.table
    return [table.value(int(slot), "loc") for slot in window.session.document.problems.slots("loc-leak")]


# From the window


def test_another_list_holds_for_what_is_open_for_edits_and_for_the_next_set(
    opened, drafts, three_entries, qtbot: QtBot
):
    window = opened(drafts)
    assert leaking(window) == [f"{HOST}/admin/"]
    dialog = ask(window)
    add(dialog, "/draft-", "a draft", qtbot)
    dialog.leaks.set_on(range(len(USUAL_LIST)), is_on=False)
    with qtbot.waitSignal(window.checking.settled):
        ok(dialog).click()
    assert leaking(window) == [f"{HOST}/draft-1"]
    model = window.page.view.model()
    assert model.setData(model.index(2, 0), f"{HOST}/draft-2")
    assert leaking(window) == [f"{HOST}/draft-1", f"{HOST}/draft-2"]
    window.session.undo_stack.undo()
    opened(three_entries)
    opened(drafts)
    assert leaking(window) == [f"{HOST}/draft-1"]


def test_the_list_is_kept_for_the_next_run(opened, drafts, preferences, settings, qtbot: QtBot):
    window = opened(drafts)
    dialog = ask(window)
    add(dialog, "/draft-", "a draft", qtbot)
    with qtbot.waitSignal(window.checking.settled):
        ok(dialog).click()
    kept = Preferences(preferences.path)[LEAK_PATTERNS]
    assert kept is not None
    assert kept[0] == {"usual": "localhost", "on": True}
    assert kept[-1] == {"pattern": "/draft-", "about": "a draft", "on": True}
    later = MainWindow(settings, Preferences(preferences.path))
    assert later.checking.leaks.patterns == window.checking.leaks.patterns
    assert ask(later).leaks.listed == (*USUAL_LIST, DRAFT)
    later.leave()
    later.deleteLater()


def test_cancelling_changes_nothing_and_the_usual_list_is_not_written_so_that_a_newer_program_may_better_it(
    opened, drafts, preferences, qtbot: QtBot
):
    window = opened(drafts)
    dialog = ask(window)
    dialog.leaks.remove(range(len(USUAL_LIST)))
    with qtbot.assertNotEmitted(window.jobs.started):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert leaking(window) == [f"{HOST}/admin/"]
    assert not preferences.path.exists()
    for edit in (lambda dialog: dialog.leaks.remove([0]), lambda dialog: dialog.restore_button.click()):
        dialog = ask(window)
        edit(dialog)
        with qtbot.waitSignal(window.checking.settled):
            ok(dialog).click()
    assert "leaks" not in preferences.path.read_text(encoding="utf-8")


WRONG = {
    '[broken': ["was set aside as “preferences.toml.broken-"],
    '[fixes]\nzone = "tomorrow"\n': [f"“{ZONE.key}” must be"],
    '[[leaks.patterns]]\npattern = "a("\nabout = ""\non = true\n': [
        "this parenthesis is not closed at character 2", "The default leak patterns apply.",
    ],
}  # fmt: skip
"""Files of preferences that make no sense, and what is said of them."""


@pytest.mark.parametrize(("text", "told"), WRONG.items())
def test_preferences_that_make_no_sense_are_told_once_and_stop_nothing(settings, preferences, text, told):
    preferences.path.write_text(text, encoding="utf-8")
    window = MainWindow(settings, Preferences(preferences.path))
    assert all(words in window.messages.text for words in told)
    assert window.messages.severity is Severity.WARNING
    assert window.checking.leaks.first("http://localhost/")
    window.leave()
    window.deleteLater()
    if text == "[broken":
        assert Preferences(preferences.path).complaints == []


def test_a_list_that_can_t_be_kept_is_told_and_holds_all_the_same(opened, drafts, preferences, qtbot: QtBot):
    window = opened(drafts)
    preferences.path.mkdir()
    dialog = ask(window)
    dialog.leaks.remove(range(len(USUAL_LIST)))
    with qtbot.waitSignal(window.checking.settled):
        ok(dialog).click()
    assert "The choice applies until the program closes." in window.messages.text
    assert leaking(window) == []


# The dialog


def test_it_lists_what_holds_and_all_can_be_taken_away(dialog: LeaksDialog, qtbot: QtBot):
    assert dialog.leaks.listed == USUAL_LIST
    assert dialog.leaks.index(0, LeakColumn.ABOUT).data() == "the local computer"
    assert dialog.leaks.index(0, LeakColumn.ABOUT).data(Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Checked
    assert dialog.focusWidget() is dialog.view
    assert dialog.pattern.text() == USUAL_LIST[0].pattern.pattern
    assert ok(dialog).isEnabled()
    assert all(part.accessibleName() for part in (dialog.view, dialog.about, dialog.pattern, dialog.address))
    # A description that is not given is made up.
    add(dialog, "/x", "", qtbot)
    assert dialog.leaks.index(dialog.leaks.rowCount() - 1, LeakColumn.ABOUT).data() == UNTOLD
    assert (dialog.about.text(), dialog.about.placeholderText()) == ("", UNTOLD)
    qtbot.keyClick(dialog.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Delete)
    assert dialog.leaks.rowCount() == 0
    assert (dialog.pattern.text(), dialog.pattern.isEnabled(), dialog.remove_button.isEnabled()) == ("", False, False)
    assert ok(dialog).isEnabled()
    dialog.restore_button.click()
    assert dialog.leaks.listed == USUAL_LIST
    assert dialog.pattern.text() == USUAL_LIST[0].pattern.pattern


def test_the_keyboard_alone_turns_adds_edits_and_removes(dialog: LeaksDialog, qtbot: QtBot):
    qtbot.keyClick(dialog.view, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert [each.is_on for each in dialog.leaks.listed[:3]] == [True, False, True]
    qtbot.keyClick(dialog.view, Qt.Key.Key_Insert)
    assert dialog.focusWidget() is dialog.pattern
    qtbot.keyClicks(dialog.pattern, "/old/")
    assert dialog.leaks.listed[-1] == ListedPattern(own_pattern("/old/", ""))
    dialog.view.setFocus()
    qtbot.keyClick(dialog.view, Qt.Key.Key_F2)
    assert dialog.focusWidget() is dialog.pattern
    qtbot.keyClicks(dialog.pattern, "/older/")
    assert dialog.leaks.pattern(dialog.leaks.rowCount() - 1) == "/older/"
    dialog.view.setFocus()
    qtbot.keyClick(dialog.view, Qt.Key.Key_Delete)
    assert len(dialog.leaks.listed) == len(USUAL_LIST)
    assert dialog.view.currentIndex().row() == len(USUAL_LIST) - 1
    with qtbot.waitSignal(dialog.chosen) as signal:
        qtbot.keyClick(dialog.address, Qt.Key.Key_Return)
    assert signal.args is not None
    assert [each.is_on for each in signal.args[0]][:3] == [True, False, True]


def test_a_wrong_pattern_is_explained_in_place_and_one_elsewhere_named(dialog: LeaksDialog, qtbot: QtBot):
    add(dialog, "/a[", "x", qtbot)
    assert dialog.fault.text().startswith("This bracket is not closed at character 3.")
    assert dialog.pattern.accessibleDescription() == dialog.fault.text()
    assert not ok(dialog).isEnabled()
    index = dialog.leaks.index(dialog.leaks.rowCount() - 1, LeakColumn.PATTERN)
    assert "Error: /a[" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert "character 3" in index.data(Qt.ItemDataRole.ToolTipRole)
    qtbot.keyClicks(dialog.pattern, "b]")
    assert (dialog.fault.text(), ok(dialog).isEnabled()) == ("", True)
    add(dialog, "(?=x)", "x", qtbot)
    dialog.go_to(0)
    dialog.leaks.set_on([1], is_on=False)
    assert dialog.list_fault.text() == "1 pattern is wrong; correct it, or turn it off."
    assert not ok(dialog).isEnabled()
    dialog.leaks.set_on([dialog.leaks.rowCount() - 1], is_on=False)
    assert (dialog.list_fault.text(), ok(dialog).isEnabled()) == ("", True)


HOSTILE = {
    "nested repetition": ("(((a+)+)+)+$", None),
    "stands for too much": (r"((\w{90}){90}){90}", "It is too large."),
    "nested deeply": ("(" * 300 + ")" * 300, "Parentheses are nested too deeply at character 251."),
    "too long": ("a" * 6_000, "It has more than 5,000 characters."),
    "half a character": ("a\ud800b", None),
    "markup": ("<b>bold</b><img src='x'>", None),
    "empty": ("", "It is empty and would match every URL."),
}


@pytest.mark.parametrize(("pattern", "fault"), HOSTILE.values(), ids=HOSTILE)
def test_hostile_patterns_are_taken_or_explained(dialog: LeaksDialog, pattern, fault, qtbot: QtBot):
    dialog.add()
    row = dialog.leaks.rowCount() - 1
    dialog.leaks.write(row, about=pattern, pattern=pattern)
    dialog.address.setText(f"{HOST}/{'a' * 2_000}!")
    assert dialog.fault.text().startswith(fault or "")
    assert bool(dialog.fault.text()) is (fault is not None)
    assert ok(dialog).isEnabled() is (fault is None)
    assert dialog.leaks.about(row).isprintable()


def test_patterns_too_large_together_are_refused_and_an_address_is_tried_as_one_types(
    dialog: LeaksDialog, qtbot: QtBot
):
    for size in (197, 198, 199):
        dialog.leaks.write(dialog.leaks.add(), about="", pattern=rf"\w{{{size}}}")
    assert "are too large together" in dialog.list_fault.text()
    assert not ok(dialog).isEnabled()
    dialog.leaks.restore()
    assert (dialog.list_fault.text(), ok(dialog).isEnabled()) == ("", True)
    assert dialog.verdict.text() == ""
    qtbot.keyClicks(dialog.address, "localhost")
    assert dialog.verdict.text().startswith("Only complete URLs")
    dialog.address.setText("http://localhost/a")
    assert "is not public: it is the local computer" in dialog.verdict.text()
    dialog.leaks.set_on(range(len(USUAL_LIST)), is_on=False)
    assert dialog.verdict.text() == "No pattern matches this URL."
    add(dialog, "/[a-c]$", "a letter", qtbot)
    assert "looks like a letter (pattern “/[a-c]$”)" in dialog.verdict.text()


def test_a_list_that_is_full_takes_no_more(qtbot: QtBot):
    dialog = LeaksDialog([ListedPattern(own_pattern(f"/{number}/", "")) for number in range(MAX_PATTERNS)])
    qtbot.addWidget(dialog)
    assert not dialog.add_button.isEnabled()
    dialog.add()
    assert dialog.leaks.rowCount() == MAX_PATTERNS
    assert ok(dialog).isEnabled()


def test_the_list_is_a_proper_model(qtmodeltester: ModelTester):
    leaks = LeakList(USUAL_LIST)
    qtmodeltester.check(leaks)
    leaks.write(leaks.add(), about="x", pattern="(")
    leaks.remove([0, 2])
    leaks.set_on([0, 1], is_on=False)
    leaks.restore()
    qtmodeltester.check(leaks)
