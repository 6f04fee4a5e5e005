"""Files of preferences and of memories that make no sense: set aside, told of once, and nothing else is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui.about import APPLICATION, ORGANISATION
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.gui.windows import Windows

FORM, SCOPE = QSettings.Format.IniFormat, QSettings.Scope.UserScope


@pytest.fixture
def memory(tmp_path: Path, qapp: QApplication) -> Iterator[Path]:
    """The file of memories, in a folder of its own."""
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
def test_a_broken_file_of_memories_is_set_aside(memory: Path, content: bytes, three_entries):
    memory.write_bytes(content)
    settings = Settings()
    assert settings.recent_files() == []
    (aside,) = memory.parent.glob(f"{memory.name}.broken-*")
    assert aside.read_bytes() == content
    (complaint,) = settings.complaints
    assert aside.name in complaint
    settings.remember_file(three_entries)
    del settings
    assert Settings().recent_files() == [three_entries]
    assert Settings().complaints == []


@pytest.mark.parametrize("content", [b"", b"[recent]\nfiles=/a.xml\n", b"; a note\n[window]\ngeometry=?\n"])
def test_a_file_of_memories_that_somebody_wrote_by_hand_is_believed(memory: Path, content: bytes):
    memory.write_bytes(content)
    assert Settings().complaints == []
    assert memory.read_bytes() == content


def test_a_memory_without_end_counts_as_absent(settings: Settings, three_entries):
    store = QSettings(FORM, SCOPE, ORGANISATION, APPLICATION)
    for key in ("table/widths", "recent/together", "window/panels"):
        store.setValue(key, "[" * 50_000)
    store.sync()
    again = Settings()
    assert (again.column_widths(), *again.pairs("window/panels")) == ({},)
    again.remember_file(three_entries)
    assert again.files_together(three_entries) == []


def test_memories_that_cant_be_read_stop_nothing(memory: Path):
    memory.mkdir()
    settings = Settings()
    assert settings.recent_files() == []
    assert settings.data("window/geometry").isEmpty()


def test_all_that_is_broken_is_told_in_one_message_by_the_first_window(memory: Path, tmp_path: Path, qtbot: QtBot):
    memory.write_bytes(b"\0")
    chosen = tmp_path / "preferences.toml"
    chosen.write_bytes(b"[broken")
    settings, preferences = Settings(), Preferences(chosen)
    preferences.complaints += settings.complaints
    windows = Windows(settings, preferences)
    first, second = windows.show_new(), windows.show_new()
    assert "preferences.toml.broken-" in first.messages.text
    assert f"{memory.name}.broken-" in first.messages.text
    assert second.messages.text == ""
    windows.quit()
    qtbot.waitUntil(lambda: not any(window.isVisible() for window in (first, second)))
