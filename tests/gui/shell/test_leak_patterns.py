"""Leak patterns in the settings: editing, storing, and applying to open and later sets."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import LEAK_PATTERNS, ZONE, Preferences
from sitemap_studio.gui.dialogs.settings_dialog import SettingRow, SettingsDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.protocol.leak_patterns import DEFAULT_LEAK_PATTERNS, DEFAULT_LEAKS, DEFAULT_LINES
from sitemap_studio.protocol.rule import Severity
from tests.gui.shell.conftest import sitemap_xml
from tests.gui.shell.window_actions import only_visible

HOST = "https://a.example"
FIRST, *OTHERS = DEFAULT_LINES


@pytest.fixture
def drafts(tmp_path: Path) -> Path:
    path = tmp_path / "drafts.xml"
    path.write_text(sitemap_xml(f"{HOST}/draft-1", f"{HOST}/admin/", f"{HOST}/2"), encoding="utf-8")
    return path


class PatternsPage:
    """Page object of the text field of the leak patterns in the settings."""

    def __init__(self, window: MainWindow) -> None:
        window.actions_by_id["settings"].trigger()
        self.dialog = only_visible(window, SettingsDialog)
        self.dialog.line.setText("leak")
        (self.edit,) = self.dialog.findChildren(QPlainTextEdit, "leak-patterns")
        self.row = next(row for row in self.dialog.findChildren(SettingRow) if row.isAncestorOf(self.edit))

    @property
    def fault(self) -> str:
        return self.row.error_label.text() if self.row.error_label.isVisible() else ""

    def write(self, *lines: str) -> None:
        self.edit.setPlainText("\n".join(lines))

    def close(self) -> None:
        self.dialog.reject()


@pytest.fixture
def page(window: MainWindow) -> PatternsPage:
    return PatternsPage(window)


def leaking_locs(window: MainWindow) -> list[str | None]:
    table = window.session.document.table
    return [table.value(int(slot), "loc") for slot in window.session.document.problems.slots("loc-leak")]


def test_leak_patterns_apply_to_open_edited_and_later_sets(open_set, drafts, three_entries, qtbot: QtBot):
    window = open_set(drafts)
    assert leaking_locs(window) == [f"{HOST}/admin/"]
    page = PatternsPage(window)
    with qtbot.waitSignal(window.checking.settled):
        page.write("# a draft", "/draft-")
    page.close()
    assert leaking_locs(window) == [f"{HOST}/draft-1"]
    model = window.page.view.model()
    assert model.setData(model.index(2, 0), f"{HOST}/draft-2")
    assert leaking_locs(window) == [f"{HOST}/draft-1", f"{HOST}/draft-2"]
    window.session.undo_stack.undo()
    open_set(three_entries)
    open_set(drafts)
    assert leaking_locs(window) == [f"{HOST}/draft-1"]


def test_leak_patterns_are_stored_for_next_start(window, page: PatternsPage, preferences, settings, qtbot: QtBot):
    page.write(*DEFAULT_LINES, "# a draft", "/draft-")
    page.close()
    stored = Preferences(preferences.path)
    assert stored[LEAK_PATTERNS] == [*DEFAULT_LINES, "# a draft", "/draft-"]
    later = MainWindow(settings, stored)
    *defaults, own = later.checking.leaks.patterns
    assert tuple(defaults) == DEFAULT_LEAK_PATTERNS
    assert (own.pattern, own.what) == ("/draft-", "a draft")
    later.shut_down()
    later.deleteLater()


def test_settings_field_lists_default_leak_patterns_by_name(page: PatternsPage):
    assert page.edit.toPlainText().splitlines() == list(DEFAULT_LINES)
    assert page.edit.accessibleName() == "Leak patterns"
    assert (FIRST, page.fault) == ("<localhost>", "")


def test_removed_line_turns_default_leak_pattern_off(window, page: PatternsPage, preferences):
    page.write(*OTHERS)
    page.close()
    assert [each.name for each in window.checking.leaks.patterns] == [each.name for each in DEFAULT_LEAK_PATTERNS[1:]]
    assert preferences[LEAK_PATTERNS] == OTHERS


def test_empty_field_turns_all_leak_patterns_off(window, page: PatternsPage, preferences):
    page.write("")
    page.close()
    assert window.checking.leaks.patterns == ()


def test_reset_restores_default_leak_patterns_and_stores_nothing(window, page: PatternsPage, preferences, qtbot: QtBot):
    with qtbot.waitSignal(page.row.chosen):
        page.write("/draft-")
    assert page.row.is_changed
    page.edit.setPlainText("(")
    page.row.reset.click()
    assert page.edit.toPlainText().splitlines() == list(DEFAULT_LINES)
    assert (page.fault, preferences[LEAK_PATTERNS]) == ("", None)
    assert window.checking.leaks == DEFAULT_LEAKS
    assert "leaks" not in preferences.path.read_text(encoding="utf-8")


FAULTS = {
    "bracket": ("/a[", "Line 2: the pattern is not valid: this bracket is not closed at character 3."),
    "look-ahead": ("(?=x)", "Line 2: the pattern is not valid: this syntax is not supported"),
    "too large": (r"((\w{90}){90}){90}", "Line 2: the pattern is not valid: it is too large."),
    "nested deeply": ("(" * 300 + ")" * 300, "Line 2: the pattern is not valid: parentheses are nested too deeply"),
    "too long": ("a" * 6_000, "Line 2: the pattern is not valid: it has more than 5,000 characters."),
    "unknown name": ("<gopher>", "Line 2: there is no default pattern <gopher>."),
    "too many": ("a\n" * 1_000, "Line 1001: more than 1,000 patterns."),
    "long list": ("# words\n" * 80_000, "The list is too long."),
}


@pytest.mark.parametrize(("text", "fault"), FAULTS.values(), ids=FAULTS)
def test_invalid_leak_pattern_is_reported_while_typing_not_applied(
    window, page: PatternsPage, preferences, text: str, fault: str
):
    page.edit.setPlainText(f"/old/\n{text}")
    assert page.fault.startswith(fault)
    assert page.edit.accessibleDescription() == page.fault
    page.close()
    assert preferences[LEAK_PATTERNS] is None
    assert window.checking.leaks == DEFAULT_LEAKS


def test_error_of_leak_pattern_disappears_after_correction(page: PatternsPage, preferences, qtbot: QtBot):
    page.edit.setFocus()
    page.edit.selectAll()
    qtbot.keyClicks(page.edit, "/a[")
    assert "Line 1" in page.fault
    with qtbot.waitSignal(page.row.chosen):
        qtbot.keyClicks(page.edit, "b]")
    assert (page.fault, preferences[LEAK_PATTERNS]) == ("", ["/a[b]"])
    qtbot.keyClick(page.edit, Qt.Key.Key_Tab)
    assert not page.edit.hasFocus()


def test_leak_patterns_too_large_together_are_reported_after_typing(page: PatternsPage, preferences, qtbot: QtBot):
    page.write(*(rf"\w{{{size}}}" for size in (197, 198, 199)))
    qtbot.waitUntil(lambda: "too large together" in page.fault)
    assert preferences[LEAK_PATTERNS] is None


@pytest.mark.parametrize("text", ["(((a+)+)+)+$", "<b>bold</b>", "a\u2028b", "a\u00a0b"])
def test_leak_patterns_with_special_characters_are_stored_unchanged(page: PatternsPage, preferences, text: str):
    page.write(text)
    page.close()
    assert Preferences(preferences.path)[LEAK_PATTERNS] == [text]


@pytest.mark.parametrize("text", ["a\ud800b", "# \ud800"])
def test_leak_pattern_with_lone_surrogate_can_be_stored(page: PatternsPage, preferences, text: str):
    page.write(text)
    page.close()
    lines = Preferences(preferences.path)[LEAK_PATTERNS]
    assert lines is not None
    assert lines[0].startswith(text[0])


def test_leak_patterns_of_former_format_are_read_silently(settings, preferences):
    stored = (
        '{ usual = "gopher", on = true }, { usual = "admin", on = true }, { pattern = "/draft-", about = "a draft" }'
    )
    removed = '[cache]\nfolder = "/srv"\ngigabytes = 100\n[recovery]\nlog = false\n'
    preferences.path.write_text(f"{removed}[leaks]\npatterns = [{stored}]\n", encoding="utf-8")
    settings.store.setValue("tour/over", True)
    settings.store.setValue("window/panels", '{"panel-repairs": true, "panel-problems": true}')
    window = MainWindow(settings, Preferences(preferences.path))
    assert [each.what for each in window.checking.leaks.patterns] == ["an administration page", "a draft"]
    assert window.messages.text == ""
    window.shut_down()
    window.deleteLater()


WRONG = {
    "no TOML": ("[broken", ["was set aside as “preferences.toml.broken-"]),
    "no zone": ('[fixes]\nzone = "tomorrow"\n', [f"“{ZONE.key}” must be"]),
    "no pattern": (
        '[leaks]\npatterns = ["a("]\n',
        ["Line 1: the pattern is not valid: this parenthesis is not closed", "The default leak patterns apply."],
    ),
}
"""Files of preferences that can't be understood, and the parts of the message."""


@pytest.mark.parametrize(("text", "expected_words"), WRONG.values(), ids=WRONG)
def test_invalid_stored_preferences_are_reported_and_default_leaks_apply(
    settings, preferences, text: str, expected_words: list[str]
):
    preferences.path.write_text(text, encoding="utf-8")
    window = MainWindow(settings, Preferences(preferences.path))
    assert all(words in window.messages.text for words in expected_words)
    assert window.messages.severity is Severity.WARNING
    assert window.checking.leaks.first("http://localhost/")
    window.shut_down()
    window.deleteLater()
    if text == "[broken":
        assert Preferences(preferences.path).complaints == []


def test_unstorable_leak_patterns_apply_and_are_reported_as_temporary(open_set, drafts, preferences, qtbot: QtBot):
    window = open_set(drafts)
    preferences.path.mkdir()
    page = PatternsPage(window)
    with qtbot.waitSignal(window.checking.settled):
        page.write("")
    assert "The choice applies until the program closes." in window.messages.text
    assert leaking_locs(window) == []
