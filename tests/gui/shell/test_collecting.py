"""Garbage is collected in the GUI thread only."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from sitemap_studio.gui.app import GarbageCollector


class Knot(QObject):
    """A Qt object that refers to itself, as windows and their slots do."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def allocate_much() -> None:
    kept = [[number] for number in range(10 * gc.get_threshold()[0])]
    assert kept


@pytest.fixture
def collecting(qapp: QApplication) -> Iterator[GarbageCollector]:
    """Garbage is collected as the program does; afterwards Python does so by itself again."""
    collecting = GarbageCollector()
    assert not gc.isenabled()
    yield collecting
    collecting.release()
    assert gc.isenabled()


def test_a_job_that_allocates_much_destroys_no_qt_object(collecting: GarbageCollector):
    knot = weakref.ref(Knot())
    job = threading.Thread(target=allocate_much)
    job.start()
    job.join()
    assert knot() is not None


def test_what_is_due_is_collected_here(collecting: GarbageCollector):
    gc.collect()
    knot = weakref.ref(Knot())
    kept = [[number] for number in range(10 * gc.get_threshold()[0])]
    collecting.collect_due()
    assert kept
    assert knot() is None
