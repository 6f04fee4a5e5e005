"""Steps that are taken a turn each."""

from __future__ import annotations

import time

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QTimer

from sitemap_studio.gui.jobs.jobs import Turns


def _counts_after_turns(taken: list[str]) -> list[int]:
    """How many steps were taken after each of some turns."""
    counts = []
    for _ in range(20):
        time.sleep(0.002)
        QCoreApplication.processEvents()
        counts.append(len(taken))
    return counts


def test_a_turn_takes_one_step(qapp):
    taken: list[str] = []
    owner = QObject()
    turns = Turns(owner, [lambda: taken.append("one"), lambda: taken.append("two")])
    assert _counts_after_turns(taken)[-1] == 0
    turns.begin()
    assert np.diff([0, *_counts_after_turns(taken)]).max() == 1
    assert taken == ["one", "two"]
    assert not any(timer.isActive() for timer in owner.findChildren(QTimer))


def test_what_is_stopped_goes_on_where_it_was_and_takes_no_step_twice(qapp):
    taken: list[str] = []
    owner = QObject()

    def take_and_stop() -> None:
        taken.append("one")
        turns.stop()

    turns = Turns(owner, [take_and_stop, lambda: taken.append("two")])
    for expected in (["one"], ["one", "two"], ["one", "two"]):
        turns.begin()
        assert _counts_after_turns(taken)[-1] == len(expected)
        assert taken == expected


def test_other_steps_come_in_the_place_of_those_that_are_left(qapp):
    taken: list[str] = []
    owner = QObject()
    turns = Turns(owner, [lambda: taken.append("left")])
    turns.take(lambda: turns.take(lambda: taken.append("other")), lambda: taken.append("left, too"))
    assert _counts_after_turns(taken)[-1] == 1
    assert taken == ["other"]
