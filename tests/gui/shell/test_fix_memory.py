"""What was chosen when values were fixed is there again the next time, in this run and in later ones."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sitemap_studio.checks.fixes.fixes import NO_CHOICES, FixChoices
from sitemap_studio.core.preference_table import BASE_URLS, ESCAPE_AS, ZONE
from sitemap_studio.core.preferences import Preferences
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.gui.dialogs.fixes import FixesDialog
from sitemap_studio.gui.messages.messages import MessageBar
from sitemap_studio.gui.preferences.fix_memory import MAX_BASES, FixMemory
from sitemap_studio.gui.preferences.kept_preferences import KeptPreferences
from sitemap_studio.gui.window.main_window import MainWindow
from tests.gui.shell.conftest import sitemap_xml

BASE = "https://a.example/shop/"
ALL = ("loc-relative", "loc-characters", "lastmod-zone")


def ask(window: MainWindow, qtbot: QtBot) -> FixesDialog:
    window.actions_by_id["fix-all"].trigger()
    (dialog,) = [found for found in window.findChildren(FixesDialog) if found.isVisible()]
    qtbot.waitUntil(dialog.button.isEnabled)
    return dialog


def fix_with_base(window: MainWindow, base: str, qtbot: QtBot) -> None:
    dialog = ask(window, qtbot)
    before = dialog.fixes.rowCount()
    dialog.choices.base.setText(base)
    qtbot.waitUntil(lambda: dialog.fixes.rowCount() > before and dialog.button.isEnabled())
    dialog.button.click()


@pytest.fixture
def kept(preferences: Preferences, qtbot: QtBot) -> KeptPreferences:
    bar = MessageBar()
    qtbot.addWidget(bar)
    return KeptPreferences(preferences, bar, bar)


def a_set(path: Path, *locs: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(sitemap_xml(*locs), encoding="utf-8")
    return path


# In the window


def test_a_base_stands_in_the_form_when_the_same_set_is_fixed_again(opened, flawed, preferences, qtbot: QtBot):
    window = opened(flawed)
    fix_with_base(window, BASE, qtbot)
    window.session.undo_stack.undo()
    dialog = ask(window, qtbot)
    assert dialog.choices.base.text() == BASE
    assert dialog.fixes.rowCount() == 4
    dialog.reject()
    assert Preferences(preferences.path)[BASE_URLS] == {str(flawed): BASE, "a.example": BASE}


def test_the_set_is_known_again_at_another_place_by_its_host(opened, flawed, tmp_path, qtbot: QtBot):
    window = opened(flawed)
    fix_with_base(window, BASE, qtbot)
    window.session.undo_stack.undo()
    dialog = ask(opened(Path(shutil.copy(flawed, tmp_path / "copy.xml"))), qtbot)
    assert dialog.choices.base.text() == BASE
    dialog.reject()


def test_what_was_cancelled_is_not_remembered(opened, flawed, preferences, qtbot: QtBot):
    dialog = ask(opened(flawed), qtbot)
    dialog.choices.base.setText(BASE)
    dialog.reject()
    assert not preferences.path.exists()


def test_a_base_that_was_taken_away_is_forgotten(opened, flawed, preferences, qtbot: QtBot):
    window = opened(flawed)
    fix_with_base(window, BASE, qtbot)
    window.session.undo_stack.undo()
    dialog = ask(window, qtbot)
    dialog.choices.base.clear()
    qtbot.waitUntil(lambda: dialog.fixes.rowCount() == 3 and dialog.button.isEnabled())
    dialog.button.click()
    assert Preferences(preferences.path)[BASE_URLS] == {}


def test_encoding_and_zone_stand_in_the_form_in_a_later_run(opened, preferences, tmp_path, settings, qtbot: QtBot):
    path = tmp_path / "old.xml"
    path.write_text(sitemap_xml("https://a.example/caf\u00e9", lastmod="2026-11-02T10:00:00"), encoding="utf-8")
    window = opened(path)
    dialog = ask(window, qtbot)
    dialog.choices.encoding.setCurrentIndex(1)
    dialog.choices.zone.setEditText("+01:00")
    qtbot.waitUntil(lambda: dialog.fixes.rowCount() == 2 and dialog.button.isEnabled())
    dialog.button.click()
    window.leave()
    later = MainWindow(settings, Preferences(preferences.path))
    with qtbot.waitSignal(later.checking.settled):
        later.files.open(path)
    again = ask(later, qtbot)
    assert (again.choices.encoding.currentData(), again.choices.zone.currentText()) == ("iso-8859-1", "+01:00")
    assert again.choices.choices() == FixChoices(None, "iso-8859-1", "+01:00")
    again.reject()
    later.leave()
    later.deleteLater()


# By itself


def test_only_what_is_asked_for_is_recalled_and_remembered(kept, tmp_path):
    document = open_path(a_set(tmp_path / "a.xml", f"{BASE}1"))
    FixMemory(kept, document, ALL).remember(FixChoices(BASE, "iso-8859-1", "Z"))
    assert FixMemory(kept, document, ["loc-relative"]).recall() == FixChoices(BASE)
    assert FixMemory(kept, document, ["lastmod-format"]).recall() == FixChoices(zone="Z")
    assert FixMemory(kept, document, ["priority-comma"]).recall() == NO_CHOICES
    FixMemory(kept, document, ["priority-comma"]).remember(NO_CHOICES)
    assert FixMemory(kept, document, ALL).recall() == FixChoices(BASE, "iso-8859-1", "Z")


def test_a_set_s_own_base_goes_before_that_of_its_host(kept, tmp_path):
    one = open_path(a_set(tmp_path / "one.xml", f"{BASE}1"))
    other = open_path(a_set(tmp_path / "other.xml", f"{BASE}1"))
    FixMemory(kept, one, ALL).remember(FixChoices(BASE))
    FixMemory(kept, other, ALL).remember(FixChoices("https://b.example/"))
    assert FixMemory(kept, one, ALL).recall().base_url == BASE
    assert FixMemory(kept, other, ALL).recall().base_url == "https://b.example/"


def test_a_set_of_another_host_gets_no_base(kept, tmp_path):
    FixMemory(kept, open_path(a_set(tmp_path / "one.xml", f"{BASE}1")), ALL).remember(FixChoices(BASE))
    other = open_path(a_set(tmp_path / "other.xml", "/relative", "https://c.example/"))
    assert FixMemory(kept, other, ALL).recall().base_url is None


def test_the_oldest_bases_are_forgotten_first(kept, tmp_path):
    kept.change({BASE_URLS: {f"host{number}": BASE for number in range(MAX_BASES)}})
    document = open_path(a_set(tmp_path / "one.xml", f"{BASE}1"))
    FixMemory(kept, document, ALL).remember(FixChoices(BASE))
    assert len(kept[BASE_URLS]) == MAX_BASES
    assert list(kept[BASE_URLS])[:1] == ["host2"]
    assert FixMemory(kept, document, ALL).recall().base_url == BASE


def test_a_base_that_somebody_spoilt_in_the_file_is_left_out(kept, tmp_path):
    kept.change({BASE_URLS: {"a.example": "nonsense"}, ZONE: "Z", ESCAPE_AS: "iso-8859-1"})
    document = open_path(a_set(tmp_path / "one.xml", f"{BASE}1"))
    assert FixMemory(kept, document, ALL).recall() == FixChoices(None, "iso-8859-1", "Z")


def test_a_file_whose_name_is_no_text_is_known_by_its_host_alone(kept, tmp_path):
    path = tmp_path / "\udcff.xml"
    document = open_path(a_set(path, f"{BASE}1"))
    FixMemory(kept, document, ALL).remember(FixChoices(BASE))
    assert kept[BASE_URLS] == {"a.example": BASE}


def test_a_base_that_is_too_long_to_keep_is_used_and_not_kept(kept, tmp_path):
    document = open_path(a_set(tmp_path / "one.xml", f"{BASE}1"))
    FixMemory(kept, document, ALL).remember(FixChoices(f"{BASE}{'a' * 5_000}"))
    assert kept[BASE_URLS] == {}
