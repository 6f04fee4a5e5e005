"""Messages wait behind each other: none is lost, an error stays in front, and all is done by the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.message_bar import MOST_WAITING, BarMessage, MessageBar, MessageLine
from sitemap_studio.protocol.catalogue import Severity

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO


@pytest.fixture
def bar(qtbot: QtBot) -> MessageBar:
    """A bar without a window."""
    bar = MessageBar()
    qtbot.addWidget(bar)
    return bar


def told(bar: MessageBar) -> list[str]:
    """All that is told, in the order in which closing shows it."""
    texts = []
    while bar.text:
        texts.append(bar.text)
        bar.close_shown()
    return texts


def test_an_error_stays_in_front_whatever_comes_later(bar):
    bar.show_message(ERROR, "grave")
    bar.show_message(INFO, "answer")
    assert (bar.text, bar.next_button.isHidden(), bar.next_button.text()) == ("grave", False, "1 more")
    bar.show_message(WARNING, "refused")
    assert told(bar) == ["grave", "refused", "answer"]
    assert bar.isHidden()


def test_the_latest_error_is_in_front(bar):
    for text in ("first", "second"):
        bar.show_message(ERROR, text)
    assert told(bar) == ["second", "first"]


def test_an_error_is_in_front_again_when_another_message_comes_while_it_waits(bar):
    bar.show_message(ERROR, "grave")
    bar.show_message(INFO, "looked at")
    bar.show_next()
    assert bar.text == "looked at"
    bar.show_message(WARNING, "new")
    assert told(bar) == ["grave", "new", "looked at"]


def test_an_answer_is_shown_before_an_older_warning_and_hides_nothing_for_good(bar):
    bar.show_message(WARNING, "opened")
    bar.show_message(INFO, "exported")
    bar.show_message(INFO, "notice", is_notice=True)
    assert told(bar) == ["exported", "opened", "notice"]


def test_an_answer_that_waits_behind_an_error_is_problem_texts(bar, qtbot: QtBot):
    bar.show_message(ERROR, "grave")
    with qtbot.waitSignal(bar.queued) as queued:
        bar.show_message(INFO, "answer")
    assert queued.args == ["answer"]
    with qtbot.assertNotEmitted(bar.queued):
        bar.show_message(INFO, "notice", is_notice=True)
        bar.show_message(ERROR, "graver still")


def test_a_notice_waits_behind_what_is_as_grave(bar):
    bar.show_message(WARNING, "shown")
    bar.show_message(WARNING, "as grave", is_notice=True)
    bar.show_message(INFO, "less grave", is_notice=True)
    assert bar.text == "shown"
    bar.show_message(ERROR, "graver", is_notice=True)
    assert told(bar) == ["graver", "shown", "as grave", "less grave"]


def test_of_those_that_wait_the_gravest_comes_first_and_of_equal_ones_the_latest(bar):
    for severity, text in ((INFO, "a"), (ERROR, "b"), (WARNING, "c"), (INFO, "d"), (WARNING, "e"), (INFO, "f")):
        bar.show_message(severity, text)
    assert told(bar) == ["b", "e", "c", "f", "d", "a"]


def test_the_next_one_can_be_looked_at_while_all_stay(bar):
    for text in ("one", "two", "three"):
        bar.show_message(INFO, text)
    seen = []
    for _ in range(4):
        seen.append(bar.text)
        bar.show_next()
    assert seen == ["three", "two", "one", "three"]
    assert bar.next_button.text() == "2 more"


def test_a_later_message_of_a_topic_replaces_the_earlier_one_wherever_it_is(bar):
    bar.show_message(WARNING, "changed", topic="outside")
    bar.show_message(INFO, "other")
    bar.show_message(WARNING, "gone", topic="outside", is_notice=True)
    assert told(bar) == ["gone", "other"]


def test_a_message_of_the_topic_that_is_shown_stays_in_front_of_those_as_grave(bar):
    bar.show_message(WARNING, "other")
    bar.show_message(WARNING, "large", topic="growth")
    bar.show_message(WARNING, "larger", topic="growth", is_notice=True)
    assert told(bar) == ["larger", "other"]


def test_the_same_message_is_told_once(bar):
    for _ in range(3):
        bar.show_message(ERROR, "full", "Free some space.")
        bar.show_message(INFO, "other")
    assert told(bar) == ["full Free some space.", "other"]


def test_what_is_withdrawn_is_gone_shown_or_not(bar):
    bar.show_message(INFO, "other")
    bar.show_message(WARNING, "large", topic="growth")
    bar.withdraw("growth")
    assert told(bar) == ["other"]
    bar.show_message(WARNING, "large", topic="growth")
    bar.show_message(INFO, "other")
    bar.withdraw("growth")
    assert told(bar) == ["other"]


def test_each_message_brings_its_own_buttons_back(bar, qtbot: QtBot):
    done: list[str] = []
    bar.show_message(
        WARNING, "first", offer="Save", action=lambda: done.append("save"), others=[("Reload", lambda: None)]
    )
    bar.show_message(WARNING, "second", offer="Show", action=lambda: done.append("show"))
    assert [button.text() for button in bar.offers] == ["Show"]
    bar.close_shown()
    assert [button.text() for button in bar.offers] == ["Save", "Reload"]
    qtbot.mouseClick(bar.offers[0], Qt.MouseButton.LeftButton)
    assert done == ["save"]


def test_all_is_done_by_the_keyboard(bar, qtbot: QtBot):
    bar.show_message(WARNING, "first")
    bar.show_message(WARNING, "second")
    bar.show()
    bar.next_button.setFocus()
    qtbot.keyClick(bar.next_button, Qt.Key.Key_Space)
    assert bar.text == "first"
    assert bar.next_button.accessibleName() == "1 more: Warning"
    (close,) = [each for each in bar.findChildren(QToolButton) if each is not bar.next_button]
    bar.activateWindow()
    close.setFocus()
    qtbot.waitUntil(close.hasFocus)
    qtbot.keyClick(close, Qt.Key.Key_Space)
    with qtbot.waitSignal(bar.left):
        qtbot.keyClick(close, Qt.Key.Key_Space)
    assert bar.isHidden()
    bar.show_message(WARNING, "third")
    with qtbot.assertNotEmitted(bar.left):
        bar.dismiss()


def test_dismissing_lets_all_go(bar):
    for text in ("one", "two"):
        bar.show_message(INFO, text)
    bar.dismiss()
    assert told(bar) == []


def test_of_very_many_the_gravest_are_kept():
    line = MessageLine()
    for number in range(MOST_WAITING + 10):
        line.add(BarMessage(INFO, f"{number}"), is_notice=False)
    line.add(BarMessage(ERROR, "grave"), is_notice=True)
    assert len(line.waiting) == MOST_WAITING
    assert line.shown is not None
    assert line.shown.text == "grave"
