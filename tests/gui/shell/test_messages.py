"""Message bar: the newest error is in front, and a menu lists the other messages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.message_bar import MAX_MESSAGES, MessageBar
from sitemap_studio.protocol.rule import Severity

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO


@pytest.fixture
def bar(qtbot: QtBot) -> MessageBar:
    """Message bar without a window."""
    bar = MessageBar()
    qtbot.addWidget(bar)
    return bar


def listed(bar: MessageBar) -> list[str]:
    """Return the messages of the menu."""
    bar.others_menu.aboutToShow.emit()
    return [action.text() for action in bar.others_menu.actions()]


def shown_in_turn(bar: MessageBar) -> list[str]:
    """Close all messages, and return their texts in this order."""
    texts = []
    while bar.text:
        texts.append(bar.text)
        bar.close_front()
    return texts


@pytest.mark.parametrize(
    ("messages", "expected_order"),
    [
        pytest.param([(INFO, "a"), (WARNING, "b"), (INFO, "c")], ["c", "b", "a"], id="newest"),
        pytest.param([(ERROR, "a"), (ERROR, "b")], ["b", "a"], id="newest-error"),
        pytest.param([(ERROR, "a"), (INFO, "b"), (WARNING, "c")], ["a", "c", "b"], id="error-stays"),
        pytest.param([(INFO, "a"), (ERROR, "b"), (INFO, "c"), (ERROR, "d")], ["d", "b", "c", "a"], id="errors-first"),
        pytest.param([(ERROR, "a"), (INFO, "b")] * 3, ["a", "b"], id="repeated"),
    ],
)
def test_messages_are_ordered_errors_first_then_newest(bar: MessageBar, messages, expected_order):
    for severity, text in messages:
        bar.show_message(severity, text)
    assert bar.text == expected_order[0]
    assert sorted([bar.text, *listed(bar)]) == sorted(expected_order)
    assert shown_in_turn(bar) == expected_order
    assert bar.isHidden()


def test_message_menu_lists_other_messages_and_shows_them(bar: MessageBar):
    for text in ("one", "two & three", "four " * 100):
        bar.show_message(INFO, text)
    bar.show_message(ERROR, "grave")
    assert bar.others_button.text() == "3 more"
    long, short, _ = listed(bar)
    assert (len(long), short) == (102, "two && three")
    bar.others_menu.actions()[1].trigger()
    assert bar.text == "two & three"
    assert "grave" in listed(bar)
    bar.close_front()
    assert bar.text == "grave"


def test_new_message_brings_error_back_to_front(bar: MessageBar):
    bar.show_message(INFO, "old")
    bar.show_message(ERROR, "grave")
    assert listed(bar) == ["old"]
    bar.others_menu.actions()[0].trigger()
    bar.show_message(INFO, "new")
    assert bar.text == "grave"
    assert listed(bar) == ["new", "old"]


def test_single_message_has_no_menu_of_others(bar: MessageBar):
    bar.show_message(INFO, "only")
    assert bar.others_button.isHidden()


def test_removed_and_replaced_messages_are_no_longer_listed(bar: MessageBar):
    large = bar.show_message(WARNING, "large")
    bar.show_message(INFO, "other")
    larger = bar.show_message(WARNING, "larger", replaces=large)
    assert (bar.text, listed(bar)) == ("larger", ["other"])
    for _ in range(2):
        bar.remove(larger)
    bar.remove(None)
    assert (bar.text, listed(bar)) == ("other", [])
    bar.show_message(INFO, "another")
    bar.clear()
    assert shown_in_turn(bar) == []


def test_removing_listed_message_keeps_shown_one(bar: MessageBar):
    other = bar.show_message(INFO, "other")
    bar.show_message(INFO, "front")
    bar.remove(other)
    assert (bar.text, bar.others_button.isHidden()) == ("front", True)


def test_each_message_shows_its_own_buttons(bar: MessageBar, qtbot: QtBot):
    done: list[str] = []
    bar.show_message(WARNING, "first", offers=[("Save", lambda: done.append("save")), ("Reload", lambda: None)])
    bar.show_message(WARNING, "second", offers=[("Show", lambda: done.append("show"))])
    assert [button.text() for button in bar.offers] == ["Show"]
    listed(bar)
    bar.others_menu.actions()[0].trigger()
    assert [button.text() for button in bar.offers] == ["Save", "Reload"]
    qtbot.mouseClick(bar.offers[0], Qt.MouseButton.LeftButton)
    assert done == ["save"]


def test_keyboard_opens_message_menu_and_closes_messages(bar: MessageBar, qtbot: QtBot):
    bar.show_message(WARNING, "first")
    bar.show_message(WARNING, "second")
    bar.show()
    bar.activateWindow()
    bar.others_button.setFocus()
    qtbot.waitUntil(bar.others_button.hasFocus)
    # The menu has its own event loop.
    bar.others_menu.aboutToShow.connect(bar.others_menu.close, Qt.ConnectionType.QueuedConnection)
    qtbot.keyClick(bar.others_button, Qt.Key.Key_Space)
    bar.others_menu.actions()[0].trigger()
    assert bar.text == "first"
    bar.activateWindow()
    (close,) = bar.findChildren(QToolButton)
    close.setFocus()
    qtbot.waitUntil(close.hasFocus)
    qtbot.keyClick(close, Qt.Key.Key_Space)
    assert bar.text == "second"
    with qtbot.waitSignal(bar.focus_lost):
        qtbot.keyClick(close, Qt.Key.Key_Space)
    assert bar.isHidden()
    bar.show_message(WARNING, "third")
    close.clearFocus()
    with qtbot.assertNotEmitted(bar.focus_lost):
        bar.clear()


def test_messages_are_announced_on_arrival_and_on_reaching_front(bar: MessageBar, monkeypatch: pytest.MonkeyPatch):
    heard: list[tuple[str, bool]] = []

    def update(event: QAccessibleAnnouncementEvent) -> None:
        is_assertive = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
        heard.append((event.message(), is_assertive))

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    bar.show_message(INFO, "one")
    bar.show_message(ERROR, "grave")
    bar.show_message(INFO, "behind")
    assert heard == [("Info. one", False), ("Error. grave", True), ("Info. behind", False)]
    bar.close_front()
    assert heard[3:] == [("Info. behind", False)]


def test_oldest_messages_are_dropped_beyond_maximum_number(bar: MessageBar):
    bar.show_message(ERROR, "grave")
    for number in range(MAX_MESSAGES + 10):
        bar.show_message(INFO, f"{number}")
    texts = listed(bar)
    assert bar.text == "grave"
    assert (texts[0], texts[-1], len(texts)) == (f"{MAX_MESSAGES + 9}", "11", MAX_MESSAGES - 1)
    for number in range(MAX_MESSAGES + 10):
        bar.show_message(ERROR, f"error {number}")
    texts = listed(bar)
    assert bar.text == f"error {MAX_MESSAGES + 9}"
    assert (texts[-1], len(texts)) == ("error 10", MAX_MESSAGES - 1)
