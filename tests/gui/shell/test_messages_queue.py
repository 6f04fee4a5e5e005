"""Messages wait behind each other: none is lost, an error stays in front, and all is done by the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.message_bar import MOST_WAITING, MessageBar
from sitemap_studio.protocol.rule import Severity

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO


@pytest.fixture
def bar(qtbot: QtBot) -> MessageBar:
    """A bar without a window."""
    bar = MessageBar()
    qtbot.addWidget(bar)
    return bar


def shown_in_turn(bar: MessageBar) -> list[str]:
    """All messages, in the order in which closing shows them."""
    texts = []
    while bar.text:
        texts.append(bar.text)
        bar.close_shown()
    return texts


def test_an_error_stays_in_front_and_comes_there_again(bar):
    bar.show_message(ERROR, "grave")
    bar.show_message(INFO, "answer")
    assert (bar.text, bar.next_button.isHidden(), bar.next_button.text()) == ("grave", False, "1 more")
    assert shown_in_turn(bar) == ["grave", "answer"]
    assert bar.isHidden()
    bar.show_message(ERROR, "grave")
    bar.show_message(INFO, "looked at")
    bar.show_next()
    assert bar.text == "looked at"
    bar.show_message(WARNING, "new")
    assert shown_in_turn(bar) == ["grave", "new", "looked at"]


NOTICE = {"is_notice": True}


@pytest.mark.parametrize(
    ("messages", "order"),
    [
        ([(ERROR, "first", {}), (ERROR, "second", {})], ["second", "first"]),
        ([(ERROR, "a", {}), (INFO, "b", {}), (WARNING, "c", {})], ["a", "c", "b"]),
        # An answer is shown before an older warning, and hides nothing for good.
        ([(WARNING, "opened", {}), (INFO, "exported", {}), (INFO, "notice", NOTICE)], ["exported", "opened", "notice"]),
        # A notice waits behind what is as grave.
        ([(WARNING, "a", {}), (WARNING, "b", NOTICE), (INFO, "c", NOTICE)], ["a", "b", "c"]),
        ([(WARNING, "a", {}), (INFO, "b", NOTICE), (ERROR, "c", NOTICE)], ["c", "a", "b"]),
        # Of those that wait the gravest comes first, and of equal ones the latest.
        (
            [
                (INFO, "a", {}),
                (ERROR, "b", {}),
                (WARNING, "c", {}),
                (INFO, "d", {}),
                (WARNING, "e", {}),
                (INFO, "f", {}),
            ],
            ["b", "e", "c", "f", "d", "a"],
        ),
        # A later message of a topic replaces the earlier one wherever it is.
        (
            [(WARNING, "changed", {"topic": "x"}), (INFO, "other", {}), (WARNING, "gone", {"topic": "x"} | NOTICE)],
            ["gone", "other"],
        ),
        (
            [(WARNING, "other", {}), (WARNING, "large", {"topic": "x"}), (WARNING, "larger", {"topic": "x"} | NOTICE)],
            ["larger", "other"],
        ),
        # The same message is shown once.
        ([(ERROR, "full", {}), (INFO, "other", {})] * 3, ["full", "other"]),
    ],
)
def test_messages_wait_in_the_order_of_their_gravity(bar, messages, order):
    for severity, text, options in messages:
        bar.show_message(severity, text, **options)
    assert shown_in_turn(bar) == order


def test_an_answer_that_waits_behind_an_error_is_signalled(bar, qtbot: QtBot):
    bar.show_message(ERROR, "grave")
    with qtbot.waitSignal(bar.queued) as queued:
        bar.show_message(INFO, "answer")
    assert queued.args == ["answer"]
    with qtbot.assertNotEmitted(bar.queued):
        bar.show_message(INFO, "notice", is_notice=True)
        bar.show_message(ERROR, "graver still")


def test_the_next_one_can_be_looked_at_while_all_stay(bar):
    for text in ("one", "two", "three"):
        bar.show_message(INFO, text)
    seen = []
    for _ in range(4):
        seen.append(bar.text)
        bar.show_next()
    assert seen == ["three", "two", "one", "three"]
    assert bar.next_button.text() == "2 more"


def test_what_is_withdrawn_or_dismissed_is_gone(bar):
    bar.show_message(INFO, "other")
    bar.show_message(WARNING, "large", topic="growth")
    bar.withdraw("growth")
    assert shown_in_turn(bar) == ["other"]
    bar.show_message(WARNING, "large", topic="growth")
    bar.show_message(INFO, "other")
    bar.withdraw("growth")
    assert shown_in_turn(bar) == ["other"]
    for text in ("one", "two"):
        bar.show_message(INFO, text)
    bar.dismiss()
    assert shown_in_turn(bar) == []


def test_each_message_brings_its_own_buttons_back(bar, qtbot: QtBot):
    done: list[str] = []
    bar.show_message(WARNING, "first", offers=[("Save", lambda: done.append("save")), ("Reload", lambda: None)])
    bar.show_message(WARNING, "second", offers=[("Show", lambda: done.append("show"))])
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


def test_of_very_many_the_gravest_are_kept(bar):
    for number in range(MOST_WAITING + 10):
        bar.show_message(INFO, f"{number}")
    bar.show_message(ERROR, "grave", is_notice=True)
    assert bar.next_button.text() == f"{MOST_WAITING} more"
    assert bar.text == "grave"
