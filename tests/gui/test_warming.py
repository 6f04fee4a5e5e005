"""What is made while a file is read, a step a turn."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QTimer

from sitemap_studio.gui.warming import Warming


def _turn() -> None:
    QCoreApplication.processEvents()


def test_a_turn_takes_one_step(qapp):
    taken: list[int] = []
    owner = QObject()
    warming = Warming([lambda: taken.append(1), lambda: taken.append(2)], owner)
    _turn()
    assert taken == []
    warming.begin()
    after_turns = []
    for _ in range(20):
        _turn()
        after_turns.append(len(taken))
    assert np.diff([0, *after_turns]).max() == 1
    assert taken == [1, 2]


def test_what_is_stopped_goes_on_where_it_was_and_takes_no_step_twice(qtbot):
    taken: list[int] = []
    owner = QObject()

    def take_and_stop() -> None:
        taken.append(1)
        warming.stop()

    warming = Warming([take_and_stop, lambda: taken.append(2)], owner)
    warming.begin()
    qtbot.waitUntil(lambda: taken == [1])
    _turn()
    assert taken == [1]
    warming.begin()
    qtbot.waitUntil(lambda: taken == [1, 2])
    warming.begin()
    _turn()
    assert taken == [1, 2]
    assert not any(timer.isActive() for timer in owner.findChildren(QTimer))
