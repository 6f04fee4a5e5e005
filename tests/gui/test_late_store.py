"""The file of memories: when it is written, and by whom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.gui import preferences
from sitemap_studio.gui.preferences import LateStore


@pytest.fixture
def owner(qapp: QApplication) -> QObject:
    return QObject()


@pytest.fixture
def store(owner: QObject, monkeypatch: pytest.MonkeyPatch) -> Iterator[LateStore]:
    """A store with nothing in it, which is written soon."""
    monkeypatch.setattr(preferences, "CALM_MS", 60)
    store = LateStore(owner)
    store.clear()
    store.flush()
    yield store
    store.clear()
    store.flush()


def written(store: LateStore) -> str:
    path = Path(store.fileName())
    return path.read_text(encoding="utf-8") if path.exists() else ""


def is_written(store: LateStore, line: str) -> bool:
    return line in written(store)


def test_changes_one_after_the_other_are_written_once_it_is_calm(store: LateStore, qtbot: QtBot):
    for width in range(50):
        store.setValue("table/width", width)
        QCoreApplication.processEvents()
        assert "width" not in written(store)
    qtbot.waitUntil(partial(is_written, store, "width=49"))
    store.remove("table/width")
    qtbot.waitUntil(lambda: "width" not in written(store))


def test_what_is_changed_after_it_was_written_is_written_again(store: LateStore, qtbot: QtBot):
    for number in range(3):
        store.setValue("again", number)
        qtbot.waitUntil(partial(is_written, store, f"again={number}"))


def test_at_the_end_all_is_written_at_once(store: LateStore):
    store.setValue("last", 1)
    store.flush()
    assert "last=1" in written(store)
    store.setValue("after all", 1)
    store.flush()
    assert "after%20all=1" in written(store)


def test_what_is_not_written_yet_is_known_to_all(store: LateStore, owner: QObject):
    store.setValue("known", "here")
    assert store.value("known") == "here"
    assert LateStore(owner).value("known") == "here"


def test_memories_that_nobody_brought_to_the_disk_are_when_their_owner_goes(store: LateStore):
    owner = QObject()
    other = LateStore(owner)
    other.setValue("given", "up")
    del other, owner
    assert "given=up" in written(store)
