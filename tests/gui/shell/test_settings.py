"""The settings dialog and settings files: choosing, resetting, storing, and applying to all windows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import (
    ESCAPE_AS,
    EXPORT_GZIP,
    EXPORT_NAME,
    EXPORT_URLS,
    FIRST_PROFILE,
    FONT_POINTS,
    LEAK_PATTERNS,
    OPEN_IN,
    PREFERENCES,
    SAVED_FILTERS,
    THEME,
    TOPICS,
    ZONE,
    Preference,
    Preferences,
)
from sitemap_studio.gui import settings_store
from sitemap_studio.gui.about import APPLICATION, ORGANISATION
from sitemap_studio.gui.dialogs.export_dialog import ExportDialog
from sitemap_studio.gui.dialogs.settings_dialog import SettingsDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.settings_store import DelayedSettings, Settings
from sitemap_studio.gui.window_preferences import WindowPreferences
from sitemap_studio.gui.windows import Windows


@pytest.fixture
def dialog(preferences: Preferences, qtbot: QtBot) -> SettingsDialog:
    """Settings dialog without a window."""
    bar = MessageBar()
    qtbot.addWidget(bar)
    dialog = SettingsDialog(WindowPreferences(preferences, bar, bar), lambda: None, bar)
    # Closing it leaves it to be looked at.
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def visible_labels(dialog: SettingsDialog) -> list[str]:
    """Return the keys of the visible preferences."""
    return [row.preference.key for row in dialog.rows if not row.isHidden()]


# All of them


def row_of(dialog: SettingsDialog, preference: Preference[Any]) -> Any:
    return next(row for row in dialog.rows if row.preference is preference)


def show_row(dialog: SettingsDialog, preference: Preference[Any]) -> None:
    """Show the topic of a preference, and focus its field."""
    dialog.line.clear()
    dialog.topics.setCurrentRow([preference.table in topic.tables for topic in TOPICS].index(True))
    row_of(dialog, preference).field.setFocus()


def test_every_preference_is_found_by_topic_and_search(dialog):
    assert [row.preference for row in dialog.rows] == [
        each for topic in TOPICS for each in PREFERENCES if each.table in topic.tables
    ]
    assert {row.preference.key for row in dialog.rows} == {each.key for each in PREFERENCES}
    for each in PREFERENCES:
        show_row(dialog, each)
        row = row_of(dialog, each)
        assert row.isVisible()
        dialog.line.setText(each.key)
        assert each.key in visible_labels(dialog)
    for row in dialog.rows:
        assert row.field.focus_widget.accessibleName() == row.preference.label
        assert row.field.focus_widget.accessibleDescription() == row.preference.tip
        assert row.label.buddy() is row.field.focus_widget
        assert row.tip.text() == row.preference.tip


def test_preference_fields_show_values_and_mark_changed_ones(dialog, preferences):
    preferences.change({EXPORT_URLS: 500, ZONE: "Z", THEME: "light", EXPORT_GZIP: True, FIRST_PROFILE: "bing"})
    assert row_of(dialog, EXPORT_URLS).field.box.value() == 500
    assert row_of(dialog, ZONE).field.line.text() == "Z"
    assert row_of(dialog, THEME).field.box.currentData() == "light"
    assert row_of(dialog, EXPORT_GZIP).field.box.isChecked()
    assert row_of(dialog, FIRST_PROFILE).field.box.currentData() == "bing"
    marked = {row.preference for row in dialog.rows if row.is_changed}
    assert marked == {EXPORT_URLS, ZONE, THEME, EXPORT_GZIP, FIRST_PROFILE}
    assert all(row.reset.isHidden() is not row.is_changed for row in dialog.rows)
    assert row_of(dialog, ZONE).label.accessibleDescription() == "changed"


# Choosing


def test_preferences_chosen_in_dialog_are_stored_immediately(dialog, preferences, qtbot: QtBot):
    theme = row_of(dialog, THEME).field.box
    theme.setCurrentIndex(theme.findData("light"))
    theme.activated.emit(theme.currentIndex())
    row_of(dialog, EXPORT_GZIP).field.box.click()
    row_of(dialog, EXPORT_URLS).field.box.setValue(20)
    zone = row_of(dialog, ZONE).field.line
    show_row(dialog, ZONE)
    qtbot.keyClicks(zone, "+01:00")
    zone.editingFinished.emit()
    kept = Preferences(preferences.path)
    assert (kept[THEME], kept[EXPORT_GZIP], kept[EXPORT_URLS], kept[ZONE]) == ("light", True, 20, "+01:00")


def test_preference_reset_restores_default_and_wheel_changes_nothing(dialog, preferences):
    for preference, value in ((ZONE, "Z"), (EXPORT_URLS, 10), (LEAK_PATTERNS, []), (EXPORT_GZIP, True)):
        preferences.change({preference: value})
        row = row_of(dialog, preference)
        assert row.is_changed
        row.reset.click()
        assert not row.is_changed
        assert preferences[preference] == preference.default
    box = row_of(dialog, EXPORT_URLS).field.box
    assert box.text() == "Profile maximum"
    box.setValue(7)
    assert preferences[EXPORT_URLS] == 7
    box.setValue(box.minimum())
    assert preferences[EXPORT_URLS] == 0
    size = row_of(dialog, FONT_POINTS).field.box
    size.setValue(size.minimum() + 1)
    assert preferences[FONT_POINTS] == 8
    show_row(dialog, FONT_POINTS)
    dialog.line.setFocus()
    turn = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(size, turn)
    assert preferences[FONT_POINTS] == 8


def test_invalid_preference_text_shows_reason_and_is_not_saved(dialog, preferences, qtbot: QtBot):
    row = row_of(dialog, EXPORT_NAME)
    show_row(dialog, EXPORT_NAME)
    row.field.line.clear()
    qtbot.keyClicks(row.field.line, "../x.xml")
    row.field.line.editingFinished.emit()
    assert row.field.line.text() == "../x.xml"
    assert row.error_label.isVisible()
    assert row.error_label.text() == "This must be a file name with {n} for the number."
    assert row.field.focus_widget.accessibleDescription() == row.error_label.text()
    assert preferences[EXPORT_NAME] == EXPORT_NAME.default
    row.field.line.setText("x-{n}.xml")
    row.field.line.textEdited.emit("x-{n}.xml")
    assert row.error_label.isHidden()
    dialog.reject()
    assert preferences[EXPORT_NAME] == "x-{n}.xml"


def test_typed_preference_is_stored_after_pause_reset_clears_error(dialog, preferences, qtbot: QtBot):
    show_row(dialog, EXPORT_NAME)
    line = row_of(dialog, EXPORT_NAME).field.line
    line.setCursorPosition(0)
    with qtbot.waitSignal(row_of(dialog, EXPORT_NAME).chosen):
        qtbot.keyClicks(line, "my-")
    assert preferences[EXPORT_NAME] == "my-sitemap-{n}.xml"
    # An invalid text is replaced by the default.
    row = row_of(dialog, ZONE)
    row.show_value("Z")
    show_row(dialog, ZONE)
    qtbot.keyClicks(row.field.line, "nonsense")
    assert row.error_label.isVisible()
    row.reset.click()
    assert row.field.line.text() == ""
    assert row.error_label.isHidden()


def test_saved_filters_can_be_removed(dialog, preferences):
    row = row_of(dialog, SAVED_FILTERS)
    show_row(dialog, SAVED_FILTERS)
    assert row.field.empty_note.isVisible()
    preferences.change({SAVED_FILTERS: {"one <b>": "loc contains 1", "two": "loc contains 2"}})
    assert row.field.empty_note.isHidden()
    assert row.field.rows.index(0, 0).data() == "one <b>"
    assert not row.field.button.isEnabled()
    row.field.list.selectRow(0)
    row.field.button.click()
    assert preferences[SAVED_FILTERS] == {"two": "loc contains 2"}
    preferences.change({SAVED_FILTERS: {f"filter {n}": "loc contains 1" for n in range(50)}})
    assert row.field.rows.rowCount() == 50


# Finding


def test_preference_search_spans_topics_and_keyboard_navigates(dialog, preferences, qtbot: QtBot):
    dialog.line.setText("zone")
    assert visible_labels(dialog) == [ZONE.key]
    dialog.line.setText("latin times")
    assert visible_labels(dialog) == []
    assert dialog.empty_note.isVisible()
    dialog.line.setText("LATIN")
    assert visible_labels(dialog) == [ESCAPE_AS.key]
    dialog.line.clear()
    assert visible_labels(dialog) == [
        row.preference.key for row in dialog.rows if row.preference.table in TOPICS[0].tables
    ]
    dialog.line.setFocus()
    qtbot.keyClick(dialog.line, Qt.Key.Key_Down)
    assert dialog.topics.currentRow() == 1
    assert OPEN_IN.key in visible_labels(dialog)
    qtbot.keyClicks(dialog.line, "compress")
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    box = row_of(dialog, EXPORT_GZIP).field.box
    assert box.hasFocus()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert preferences[EXPORT_GZIP]
    qtbot.keyClick(box, Qt.Key.Key_Tab)
    assert row_of(dialog, EXPORT_GZIP).reset.hasFocus()
    dialog.line.setFocus()
    qtbot.keyClick(dialog.line, Qt.Key.Key_Escape)
    assert dialog.line.text() == ""
    assert dialog.isVisible()
    qtbot.keyClick(dialog.line, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


# By keyboard


# Where they hold


def test_changed_preference_applies_to_all_open_windows(window, settings, preferences, qapp: QApplication):
    other = MainWindow(settings, preferences)
    preferences.change({THEME: "dark", LEAK_PATTERNS: []})
    for each in (window, other):
        ticked = [action.data() for action in each.actions_by_id.menu("theme").actions() if action.isChecked()]
        assert ticked == ["dark"]
        assert each.checking.leaks.patterns == ()
    other.shut_down()
    other.deleteLater()
    # A closed window hears nothing any more.
    qapp.sendPostedEvents(None, 0)
    qapp.processEvents()
    preferences.change({THEME: "light"})
    preferences.change({THEME: "system"})


def test_new_window_uses_preferred_profile(settings, preferences):
    preferences.change({FIRST_PROFILE: "google"})
    window = MainWindow(settings, preferences)
    assert window.session.document.profile.name == "google"
    assert window.profile_box.box.currentData() == "google"
    window.shut_down()
    window.deleteLater()


def test_export_dialog_uses_preferences(open_set, three_entries, preferences, qtbot: QtBot):
    window = open_set(three_entries)
    preferences.change({EXPORT_GZIP: True, EXPORT_NAME: "x{n}.xml", EXPORT_URLS: 2})
    window.exporting.show_dialog()
    (dialog,) = window.findChildren(ExportDialog)
    qtbot.waitUntil(lambda: dialog.export_plan is not None and dialog.export_button.isEnabled())
    assert [file.name for file in dialog.export_plan.files] == ["x1.xml.gz", "x2.xml.gz"]
    assert dialog.base_url.text() == "https://a.example/"
    dialog.reject()


# Files of preferences and of memories that make no sense: set aside, told of once, and nothing else is lost

FORM, SCOPE = QSettings.Format.IniFormat, QSettings.Scope.UserScope


@pytest.fixture
def settings_file(tmp_path: Path, qapp: QApplication) -> Iterator[Path]:
    """Settings file in a separate folder."""
    usual = Path(QSettings(FORM, SCOPE, "any").fileName()).parent
    QSettings.setPath(FORM, SCOPE, str(tmp_path))
    path = Path(QSettings(FORM, SCOPE, ORGANISATION, APPLICATION).fileName())
    path.parent.mkdir(parents=True, exist_ok=True)
    yield path
    QSettings.setPath(FORM, SCOPE, str(usual))


@pytest.mark.parametrize(
    "content",
    [b"\0\0\0", b"[recent]\nfiles=\xff\xfe\n", bytes(range(256)) * 4, b"a" * (5 << 20)],
    ids=["zeros", "no text", "every byte", "too large"],
)
def test_damaged_settings_file_is_renamed_and_reported(settings_file: Path, content: bytes, three_entries):
    settings_file.write_bytes(content)
    settings = Settings()
    assert settings.recent_files() == []
    (aside,) = settings_file.parent.glob(f"{settings_file.name}.broken-*")
    assert aside.read_bytes() == content
    (complaint,) = settings.complaints
    assert aside.name in complaint
    settings.remember_file(three_entries)
    del settings
    assert Settings().recent_files() == [three_entries]
    assert Settings().complaints == []


@pytest.mark.parametrize("content", [b"", b"[recent]\nfiles=/a.xml\n", b"; a note\n[window]\ngeometry=?\n"])
def test_hand_written_settings_file_is_accepted_unchanged(settings_file: Path, content: bytes):
    settings_file.write_bytes(content)
    assert Settings().complaints == []
    assert settings_file.read_bytes() == content


def test_deeply_nested_value_in_settings_is_ignored(settings: Settings, three_entries):
    store = QSettings(FORM, SCOPE, ORGANISATION, APPLICATION)
    for key in ("table/widths", "recent/together", "window/panels"):
        store.setValue(key, "[" * 50_000)
    store.sync()
    again = Settings()
    assert (again.column_widths(), *again.pairs("window/panels")) == ({},)
    again.remember_file(three_entries)
    assert again.files_together(three_entries) == []


def test_folder_in_place_of_settings_file_is_ignored(settings_file: Path):
    settings_file.mkdir()
    settings = Settings()
    assert settings.recent_files() == []
    assert settings.data("window/geometry").isEmpty()


def test_first_window_reports_damaged_files_in_one_message(settings_file: Path, tmp_path: Path, qtbot: QtBot):
    settings_file.write_bytes(b"\0")
    chosen = tmp_path / "preferences.toml"
    chosen.write_bytes(b"[broken")
    settings, preferences = Settings(), Preferences(chosen)
    preferences.complaints += settings.complaints
    windows = Windows(settings, preferences)
    first, second = windows.show_new(), windows.show_new()
    assert "preferences.toml.broken-" in first.messages.text
    assert f"{settings_file.name}.broken-" in first.messages.text
    assert second.messages.text == ""
    windows.quit()
    qtbot.waitUntil(lambda: not any(window.isVisible() for window in (first, second)))


# The file of memories: when it is written, and by whom


@pytest.fixture
def owner(qapp: QApplication) -> QObject:
    return QObject()


@pytest.fixture
def store(owner: QObject, monkeypatch: pytest.MonkeyPatch) -> Iterator[DelayedSettings]:
    """Empty store with a short delay of writing."""
    monkeypatch.setattr(settings_store, "WRITE_DELAY_MS", 60)
    store = DelayedSettings(owner)
    store.clear()
    store.flush()
    yield store
    store.clear()
    store.flush()


def stored_text(store: DelayedSettings) -> str:
    path = Path(store.fileName())
    return path.read_text(encoding="utf-8") if path.exists() else ""


def is_written(store: DelayedSettings, line: str) -> bool:
    return line in stored_text(store)


def test_consecutive_settings_changes_are_written_once_after_pause(store: DelayedSettings, qtbot: QtBot):
    (calm,) = store.findChildren(QTimer)
    # However slow the machine is, it is not calm before the last change.
    calm.setInterval(600_000)
    for width in range(50):
        store.setValue("table/width", width)
        QCoreApplication.processEvents()
        assert "width" not in stored_text(store)
    calm.setInterval(60)
    qtbot.waitUntil(partial(is_written, store, "width=49"))
    store.remove("table/width")
    qtbot.waitUntil(lambda: "width" not in stored_text(store))


def test_settings_changed_after_write_are_written_again(store: DelayedSettings, qtbot: QtBot):
    for number in range(3):
        store.setValue("again", number)
        qtbot.waitUntil(partial(is_written, store, f"again={number}"))


def test_flushing_settings_writes_all_changes_immediately(store: DelayedSettings):
    store.setValue("last", 1)
    store.flush()
    assert "last=1" in stored_text(store)
    store.setValue("after all", 1)
    store.flush()
    assert "after%20all=1" in stored_text(store)


def test_unwritten_settings_change_is_visible_to_other_stores(store: DelayedSettings, owner: QObject):
    store.setValue("known", "here")
    assert store.value("known") == "here"
    assert DelayedSettings(owner).value("known") == "here"


def test_pending_settings_changes_are_written_when_owner_is_deleted(store: DelayedSettings):
    owner = QObject()
    other = DelayedSettings(owner)
    other.setValue("given", "up")
    del other, owner
    assert "given=up" in stored_text(store)
