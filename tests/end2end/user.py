"""Simulated user of the program, who performs steps while the event loop of the program runs."""

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
from tests.gui.conftest import find_save_summary

MAX_ATTEMPTS = 6_000
"""Maximum number of attempts at a step, 10 ms or more apart."""

MAX_TABS = 60
"""Maximum number of presses of Tab to reach a widget."""

Step = Callable[[], bool]
"""Action or condition; returns whether it is complete, and is called until then."""


class User(QObject):
    """Performs steps in order from a timer; quits the program after the last step or a failure."""

    def __init__(self, steps: Iterator[Step]) -> None:
        super().__init__()
        self._steps = steps
        self._current = next(steps)
        self._turns = self._taken = 0
        self.failure: Exception | None = None
        self.is_done = False
        self.timer = QTimer(self, interval=10)
        self.timer.timeout.connect(self._perform_step)
        self.timer.start()

    def _perform_step(self) -> None:
        try:
            _activate_front_window()
            self._turns += 1
            where = f"{self._current.__name__}, step {self._taken + 1}, the keyboard being with {focus_description()}"
            assert self._turns < MAX_ATTEMPTS, f"waited in vain at {where}"
            if self._current():
                self._turns = 0
                self._taken += 1
                self._current = next(self._steps)
        except StopIteration:
            self.is_done = True
            self._end()
        except Exception as failure:  # noqa: BLE001 - it is passed to the test from Qt's event loop
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
        """Whether no step remains; the last step may itself end the program."""
        return self.is_done or next(self._steps, None) is None


def run(arguments: list[str], steps: Iterator[Step], qapp: QApplication) -> int:
    """Run the program with a user who performs steps, delete its windows, and return the exit code."""
    user = User(steps)
    exit_code = main(arguments)
    user.timer.stop()
    for shown in windows():
        shown.close()
        shown.deleteLater()
    send: Callable[..., None] = QCoreApplication.sendPostedEvents
    send(None, QEvent.Type.DeferredDelete.value)
    _process_second_quit(qapp)
    if user.failure is not None:
        raise user.failure
    assert user.has_no_more_to_do
    return exit_code


def _process_second_quit(qapp: QApplication) -> None:
    """Process the second request to quit, of the last closed window, which would end the loop of the next test."""
    qapp.processEvents()
    QTimer.singleShot(0, lambda: qapp.exit(0))
    qapp.exec()


# Observed widgets


def windows() -> list[MainWindow]:
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]


def window() -> MainWindow:
    return windows()[0]


def is_open() -> bool:
    return window().files.is_open and not window().checking.is_running


def expect(is_so: Callable[[], bool]) -> Step:
    """Return a step that waits until a condition is true."""
    return is_so


def entry(number: int, *texts: str | None) -> Step:
    """Return a step that waits until the entry with this number, from 1, has these fields."""

    def is_so() -> bool:
        table = window().session.document.table
        found = table.rows(table.order[number - 1 : number], FIELD_NAMES).rows()
        is_so.__name__ = f"entry {number} is {texts}, and not {found}"
        return found == [texts]

    is_so.__name__ = f"entry {number} is {texts}"
    return is_so


def in_table() -> Step:
    """Return a step that waits until the table has the keyboard focus."""
    return expect(lambda: isinstance(QApplication.focusWidget(), EntryView))


def has_focus(name: str) -> Step:
    """Return a step that waits until a widget with this name has the keyboard focus."""

    def has_keyboard() -> bool:
        return name in focus_description()

    has_keyboard.__name__ = f"{name} has the keyboard"
    return has_keyboard


def has_entry_count(number: int) -> Step:
    return expect(lambda: len(window().session.document.table) == number)


def button_says(words: str) -> bool:
    dialog = QApplication.activeModalWidget()
    buttons = dialog.findChildren(QPushButton) if dialog is not None else []
    return any(button.text() == words and button.isEnabled() and button.isDefault() for button in buttons)


# The keyboard


def focus_description() -> str:
    """Return the class and accessible name of the widget with the keyboard focus."""
    widget = QApplication.activePopupWidget() or QApplication.focusWidget()
    return "nothing" if widget is None else f"{type(widget).__name__} “{name_of(widget)}”"


def name_of(widget: QWidget) -> str:
    """Return the accessible name of a widget, or its text."""
    words = widget.property("text")
    return widget.accessibleName() or (words.replace("&", "") if isinstance(words, str) else "")


def press(keys: str, times: int = 1) -> Step:
    """Return a step that presses a key combination, named as in menus, in the focused widget."""

    def send() -> None:
        for _ in range(times):
            _click(keys)

    return _key_step(send, f"press {keys}")


def write(text: str, *, first: str = "", then: str = "") -> Step:
    """Return a step that types a text into the focused widget, with an optional key before and after it."""

    def send() -> None:
        if first:
            _click(first)
        for character in text:
            # The first may open an editor, to which the others go.
            QTest.keyClicks(_key_target(), character)
        if then:
            _click(then)

    return _key_step(send, f"write {text}")


def enter(text: str) -> Step:
    """Return a step that types a text and presses Return."""
    return write(text, then="Return")


def overwrite(text: str) -> Step:
    """Return a step that replaces the text of a line by typing, and presses Return."""
    return write(text, first="Ctrl+A", then="Return")


def tab_to(name: str, key: str = "Tab") -> Step:
    """Return a step that presses Tab, or another key, until a widget with this name has the focus."""
    passed: list[str] = []

    def tab_on() -> bool:
        focus = QApplication.focusWidget()
        if focus is not None and name_of(focus).startswith(name):
            return True
        passed.append(focus_description())
        assert len(passed) < MAX_TABS, f"{key} does not lead to “{name}”, but to {passed}"
        _click(key)
        return False

    tab_on.__name__ = f"{key} to {name}"
    return tab_on


def _key_step(send: Callable[[], object], name: str) -> Step:
    """Return a step that sends keys from a timer, because a menu that they open runs a nested event loop."""
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
    QTest.keyClick(_key_target(), Qt.Key(combination.key()), combination.keyboardModifiers())


def _activate_front_window() -> None:
    """Activate the front window after a dialog is closed, which the off-screen platform does not do."""
    if QApplication.activeWindow() is None and QApplication.activePopupWidget() is None:
        (QApplication.activeModalWidget() or window()).activateWindow()


def _key_target() -> QWidget:
    """Return the widget that receives key presses."""
    widget = QApplication.activePopupWidget() or QApplication.focusWidget() or QApplication.activeWindow()
    assert widget is not None, f"nothing has the keyboard; the window in front is {QGuiApplication.focusWindow()}"
    return widget


def save_and_quit() -> Iterator[Step]:
    """Yield the steps that save, confirm a summary of the save, and quit."""

    def is_saved() -> bool:
        return not window().isWindowModified() and not window().files.is_saving

    yield press("Ctrl+S")
    yield expect(lambda: is_saved() or find_save_summary(window()) is not None)
    if find_save_summary(window()) is not None:
        yield press("Return")
    yield expect(is_saved)
    yield press("Ctrl+Q")
