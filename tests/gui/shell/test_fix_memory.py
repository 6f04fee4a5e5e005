"""Answers in the fix dialog are restored for the set, in the same run and in later ones."""

from __future__ import annotations

import shutil
from pathlib import Path

from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import ESCAPE_AS, ZONE, Preferences
from sitemap_studio.gui.dialogs.fixes_dialog import FixesDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.set_choices import MAX_SETS, SetChoices
from sitemap_studio.protocol.rule import FixChoices
from tests.gui.shell.conftest import sitemap_xml

BASE = "https://a.example/shop/"


def open_dialog(window: MainWindow, qtbot: QtBot) -> FixesDialog:
    dialog = dialog_of(window)
    qtbot.waitUntil(dialog.button.isEnabled)
    return dialog


def dialog_of(window: MainWindow) -> FixesDialog:
    window.actions_by_id["fix-all"].trigger()
    (dialog,) = [found for found in window.findChildren(FixesDialog) if found.isVisible()]
    return dialog


def fix_with(window: MainWindow, qtbot: QtBot, *, base: str = "", zone: str = "") -> None:
    dialog = dialog_of(window)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    if base:
        dialog.choices.fields["base-url"].setText(base)
    if zone:
        dialog.choices.fields["zone"].setEditText(zone)
    qtbot.waitUntil(lambda: not dialog.is_job_pending and dialog.button.isEnabled())
    dialog.button.click()


def undated(path: Path, *locs: str) -> Path:
    """Write a sitemap whose times have no zone."""
    path.write_text(sitemap_xml(*locs, lastmod="2026-11-02T10:00:00"), encoding="utf-8")
    return path


def test_fixes_propose_set_url_or_base_url_entered_since(open_set, flawed, qtbot):
    window = open_set(flawed)
    window.set_url.change(BASE)
    dialog = open_dialog(window, qtbot)
    assert dialog.choices.fields["base-url"].text() == BASE
    dialog.reject()
    fix_with(window, qtbot, base="https://a.example/other/")
    window.session.undo_stack.undo()
    assert window.set_url.value == BASE
    dialog = open_dialog(window, qtbot)
    assert dialog.choices.fields["base-url"].text() == "https://a.example/other/"
    dialog.reject()
    window.set_url.change("https://a.example/")
    dialog = open_dialog(window, qtbot)
    assert dialog.choices.fields["base-url"].text() == "https://a.example/"
    dialog.reject()


def test_base_url_of_fixes_is_restored_for_same_host(open_set, flawed, tmp_path, qtbot: QtBot):
    window = open_set(flawed)
    fix_with(window, qtbot, base=BASE)
    window.session.undo_stack.undo()
    dialog = open_dialog(open_set(Path(shutil.copy(flawed, tmp_path / "copy.xml"))), qtbot)
    assert dialog.choices.fields["base-url"].text() == BASE
    dialog.reject()


def test_answers_in_canceled_fix_dialog_are_not_stored(open_set, flawed, settings, qtbot: QtBot):
    dialog = open_dialog(open_set(flawed), qtbot)
    dialog.choices.fields["base-url"].setText(BASE)
    dialog.reject()
    assert settings.choices_by_set() == {}


def test_time_zone_entered_for_fixes_is_stored_per_set(open_set, tmp_path, preferences, qtbot: QtBot):
    one = undated(tmp_path / "one.xml", "https://a.example/1")
    other = undated(tmp_path / "other.xml", "https://b.example/1")
    window = open_set(one)
    fix_with(window, qtbot, zone="+01:00")
    window.session.undo()
    open_set(other)
    dialog = dialog_of(window)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert dialog.choices.fields["zone"].currentText() == ""
    dialog.reject()
    assert preferences[ZONE] == ""


def test_encoding_and_zone_of_fixes_survive_restart(open_set, preferences, tmp_path, settings, qtbot: QtBot):
    path = undated(tmp_path / "old.xml", "https://a.example/caf\u00e9")
    window = open_set(path)
    dialog = open_dialog(window, qtbot)
    dialog.choices.fields["escape-encoding"].setCurrentIndex(2)
    dialog.choices.fields["zone"].setEditText("+01:00")
    qtbot.waitUntil(lambda: dialog.fixes.rowCount() == 2 and dialog.button.isEnabled())
    dialog.button.click()
    window.shut_down()
    later = MainWindow(settings, Preferences(preferences.path))
    with qtbot.waitSignal(later.checking.settled):
        later.files.open(path)
    again = open_dialog(later, qtbot)
    assert (again.choices.fields["escape-encoding"].currentData(), again.choices.fields["zone"].currentText()) == (
        "iso-8859-1",
        "+01:00",
    )
    assert again.choices.choices() == FixChoices(None, "iso-8859-1", "+01:00")
    again.reject()
    later.shut_down()
    later.deleteLater()


def test_invalid_stored_fix_answers_are_ignored(open_set, flawed, settings, preferences, qtbot: QtBot):
    preferences.change({ESCAPE_AS: "iso-8859-1"})
    settings.store_choices_by_set({"a.example": {"fix_base": "nonsense", "zone": "noon", "address": "x"}})
    dialog = open_dialog(open_set(flawed), qtbot)
    assert dialog.choices.fields["base-url"].text() == ""
    dialog.reject()


def test_fix_answers_of_least_recent_sets_are_removed_first(open_set, three_entries, settings):
    settings.store_choices_by_set({f"host{number}": {"zone": "Z"} for number in range(MAX_SETS)})
    document = open_set(three_entries).session.document
    memory = SetChoices(settings)
    memory.store_value(document, "zone", "+01:00")
    known = settings.choices_by_set()
    assert len(known) == MAX_SETS
    assert next(iter(known)) == "host2"
    assert memory.stored_value(document, "zone") == "+01:00"
    memory.store_value(document, "zone", "")
    assert memory.stored_value(document, "zone") == ""
