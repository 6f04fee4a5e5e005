"""A user of the real program: takes one step after the other while the program's own event loop runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from sitemap_studio.__main__ import main
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.protocol.fields import FIELD_NAMES

MOST_TURNS = 6_000
"""Turns of the timer, of 10 ms or more, after which a step that never becomes possible has failed."""

MOST_TABS = 60
"""Presses of Tab after which something can't be reached with it."""

Step = Callable[[], bool]
"""Something to do: false while it is not possible yet, true once it is done."""


class User(QObject):
    """Takes steps, one after the other, while the program's own event loop runs; quits at the end or at a failure."""

    def __init__(self, steps: Iterator[Step]) -> None:
        super().__init__()
        self._steps = steps
        self._current = next(steps)
        self._turns = self._taken = 0
        self.failure: Exception | None = None
        self.is_done = False
        self.timer = QTimer(self, interval=10)
        self.timer.timeout.connect(self._turn)
        self.timer.start()

    def _turn(self) -> None:
        try:
            _activate_front()
            self._turns += 1
            where = f"{self._current.__name__}, step {self._taken + 1}, the keyboard being with {keyboard_with()}"
            assert self._turns < MOST_TURNS, f"waited in vain at {where}"
            if self._current():
                self._turns = 0
                self._taken += 1
                self._current = next(self._steps)
        except StopIteration:
            self.is_done = True
            self._end()
        except Exception as failure:  # noqa: BLE001 - it goes to the test, out of Qt's event loop
            self.failure = failure
            self._end()

    def _end(self) -> None:
        self.timer.stop()
        # A question would keep the program from ending.
        for shown in windows():
            shown.session.undo_stack.setClean()
        QApplication.quit()

    @property
    def has_no_more_to_do(self) -> bool:
        """Whether all steps are taken, or the last one has ended the program."""
        return self.is_done or next(self._steps, None) is None


def run(arguments: list[str], steps: Iterator[Step], qapp: QApplication) -> int:
    """Let a user work in the program, then take its windows away; gives the exit code."""
    user = User(steps)
    exit_code = main(arguments)
    user.timer.stop()
    for shown in windows():
        shown.close()
        shown.deleteLater()
    send: Callable[..., None] = QCoreApplication.sendPostedEvents
    send(None, QEvent.Type.DeferredDelete.value)
    _let_quitting_end(qapp)
    if user.failure is not None:
        raise user.failure
    assert user.has_no_more_to_do
    return exit_code


def _let_quitting_end(qapp: QApplication) -> None:
    """Quitting closes the windows, and the last one asks to quit again: that would end the loop of another test."""
    qapp.processEvents()
    QTimer.singleShot(0, lambda: qapp.exit(0))
    qapp.exec()


# What is looked at


def windows() -> list[MainWindow]:
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]


def window() -> MainWindow:
    return windows()[0]


def is_open() -> bool:
    return window().files.is_open and not window().checking.is_running


def expect(is_so: Callable[[], bool]) -> Step:
    """Wait until something is so."""
    return is_so


def entry(number: int, *texts: str | None) -> Step:
    """Wait until an entry, counted from 1, has these fields."""

    def is_so() -> bool:
        table = window().session.document.table
        found = table.rows(table.order[number - 1 : number], FIELD_NAMES).rows()
        is_so.__name__ = f"entry {number} is {texts}, and not {found}"
        return found == [texts]

    is_so.__name__ = f"entry {number} is {texts}"
    return is_so


def in_table() -> Step:
    """Wait until the table has the keyboard."""
    return expect(lambda: isinstance(QApplication.focusWidget(), EntryView))


def on(name: str) -> Step:
    """Wait until something of a name has the keyboard."""

    def has_keyboard() -> bool:
        return name in keyboard_with()

    has_keyboard.__name__ = f"{name} has the keyboard"
    return has_keyboard


def count(number: int) -> Step:
    return expect(lambda: len(window().session.document.table) == number)


def button_says(words: str) -> bool:
    dialog = QApplication.activeModalWidget()
    buttons = dialog.findChildren(QPushButton) if dialog is not None else []
    return any(button.text() == words and button.isEnabled() and button.isDefault() for button in buttons)


# The keyboard


def keyboard_with() -> str:
    """What has the keyboard, as a screen reader would name it."""
    widget = QApplication.activePopupWidget() or QApplication.focusWidget()
    return "nothing" if widget is None else f"{type(widget).__name__} “{name_of(widget)}”"


def name_of(widget: QWidget) -> str:
    """What a widget is called: its accessible name, or the words on it."""
    words = widget.property("text")
    return widget.accessibleName() or (words.replace("&", "") if isinstance(words, str) else "")


def press(keys: str, times: int = 1) -> Step:
    """Press keys, named as in menus, wherever the keyboard is."""

    def send() -> None:
        for _ in range(times):
            _click(keys)

    return _sent(send, f"press {keys}")


def write(text: str, *, first: str = "", then: str = "") -> Step:
    """Type a text, wherever the keyboard is; press a key first, and another one then."""

    def send() -> None:
        if first:
            _click(first)
        for character in text:
            # The first may open an editor, to which the others go.
            QTest.keyClicks(_target(), character)
        if then:
            _click(then)

    return _sent(send, f"write {text}")


def enter(text: str) -> Step:
    """Type a text, and press Return."""
    return write(text, then="Return")


def overwrite(text: str) -> Step:
    """Type a text over what a line holds, and press Return."""
    return write(text, first="Ctrl+A", then="Return")


def tab_to(name: str, key: str = "Tab") -> Step:
    """Press Tab, or another key, until something of a name has the keyboard."""
    passed: list[str] = []

    def tab_on() -> bool:
        focus = QApplication.focusWidget()
        if focus is not None and name_of(focus).startswith(name):
            return True
        passed.append(keyboard_with())
        assert len(passed) < MOST_TABS, f"{key} does not lead to “{name}”, but to {passed}"
        _click(key)
        return False

    tab_on.__name__ = f"{key} to {name}"
    return tab_on


def _sent(send: Callable[[], object], name: str) -> Step:
    """Send keys from the event loop itself: a menu that they open has a loop of its own."""
    state = {"is_asked": False, "is_begun": False}

    def begin() -> None:
        state["is_begun"] = True
        send()

    def step() -> bool:
        if not state["is_asked"]:
            state["is_asked"] = True
            QTimer.singleShot(0, begin)
        return state["is_begun"]

    step.__name__ = name
    return step


def _click(keys: str) -> None:
    combination: QKeyCombination = QKeySequence(keys)[0]  # type: ignore[index]  # the stubs do not know it
    QTest.keyClick(_target(), Qt.Key(combination.key()), combination.keyboardModifiers())


def _activate_front() -> None:
    """What a window manager does once a dialog is closed, and the off-screen platform does not."""
    if QApplication.activeWindow() is None and QApplication.activePopupWidget() is None:
        (QApplication.activeModalWidget() or window()).activateWindow()


def _target() -> QWidget:
    """What a window system would send a key to."""
    widget = QApplication.activePopupWidget() or QApplication.focusWidget() or QApplication.activeWindow()
    assert widget is not None, f"nothing has the keyboard; the window in front is {QGuiApplication.focusWindow()}"
    return widget


def leaving() -> Iterator[Step]:
    """Save, and end the program."""
    yield press("Ctrl+S")
    yield expect(lambda: not window().isWindowModified() and not window().files.is_saving)
    yield press("Ctrl+Q")
