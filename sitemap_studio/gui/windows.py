"""All windows of the program: one for each set, made, found again and closed here.

Windows share preferences, memories and looks; session, jobs, lock and recovery log are each window's own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from itertools import count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QMenu

from sitemap_studio.core.preferences import OPEN_IN, Preferences
from sitemap_studio.gui.files.open_request import OpenRequest
from sitemap_studio.gui.files.other_windows import OtherWindows
from sitemap_studio.gui.formatting.display_text import abbreviate_home, escape_mnemonics
from sitemap_studio.gui.jobs.session import Version
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.protocol.rule import Severity


class _OpenIn(NamedTuple):
    """The window that has a set open; with a sitemap of it if only that was requested."""

    window: MainWindow
    sitemap: int | None = None


class Windows(QObject):
    """The open windows."""

    faulted = Signal(object)  # a job in one of them raised this exception, which is a fault of the program
    all_left = Signal()  # the last one is closed for good

    def __init__(self, settings: Settings, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings, self._preferences = settings, preferences
        self._windows: list[MainWindow] = []
        # Qt still tears them down; Python must not do so by itself.
        self._leaving: dict[int, MainWindow] = {}
        self._agreed: dict[MainWindow, Version] = {}

    @property
    def all(self) -> tuple[MainWindow, ...]:
        return tuple(self._windows)

    @Slot()
    def show_new(self) -> MainWindow:
        taken = {window.number for window in self._windows}
        number = next(number for number in count(1) if number not in taken)
        others = OtherWindows(
            open_elsewhere=lambda request: self.open_elsewhere(window, request),
            focus_window_with=lambda path: self._focus(self._find_open(OpenRequest(path), other_than=window)),
            show_new=self.show_new,
            quit=self.quit,
        )
        window = MainWindow(self._settings, self._preferences, others=others, number=number)
        window.left.connect(partial(self._forget, window))
        window.jobs.faulted.connect(self.faulted)
        window.files.let_go.connect(self._try_again)
        self._windows.append(window)
        menu = window.actions_by_id.menu("windows")
        menu.aboutToShow.connect(partial(self._fill_menu, menu, window))
        window.show()
        return window

    @Slot()
    def _try_again(self) -> None:
        for window in self._windows:
            window.files.try_lock_again()

    # Opening

    def open_each(self, paths: Iterable[Path]) -> None:
        for path in paths:
            self._free_window().files.open(path)

    def show_asked(self, paths: list[Path]) -> None:
        """Show files for another start of the program, or a new window if it names none."""
        for path in paths:
            if not self.show_open(path):
                window = self._free_window()
                self.bring_forward(window)
                window.files.open(path)
        if not paths:
            self.bring_forward(self._free_window())

    def show_open(self, path: Path) -> bool:
        """Focus the window that has a file, or the set of a folder, open; return whether there is one."""
        with_set_of_folder = (_OpenIn(window) for window in self._windows if window.files.shows_set_of(path))
        return self._focus(self._find_open(OpenRequest(path)) or next(with_set_of_folder, None))

    def _find_open(self, request: OpenRequest, *, other_than: MainWindow | None = None) -> _OpenIn | None:
        """Return where a set is open or being opened, else where a set contains the file; None for nowhere."""
        windows = [window for window in self._windows if window is not other_than]
        for window in windows:
            if window.files.shows(request):
                return _OpenIn(window)
        for window in windows if not request.others else ():
            if (sitemap := window.files.sitemap_of(request.path)) is not None:
                return _OpenIn(window, sitemap)
        return None

    def _focus(self, found: _OpenIn | None) -> bool:
        """Focus the window of an open set, and select the requested sitemap; return whether there is one."""
        if found is None:
            return False
        window, sitemap = found
        self.bring_forward(window)
        if sitemap is not None:
            window.sitemaps.select_sitemaps([sitemap])
            text = self.tr("“{sitemap}” is open here as a sitemap of “{name}”.")
            text = text.format(sitemap=window.session.document.sitemaps[sitemap].name, name=window.files.name)
            window.messages.show_message(Severity.INFO, text)
        return True

    def open_elsewhere(self, asked: MainWindow, request: OpenRequest | None) -> bool:
        """Show a set, or a new one for None, in another window if it belongs there; return whether it does."""
        if asked not in self._windows:
            # Closed; Qt has not deleted it yet.
            return True
        is_for_asked = self._preferences[OPEN_IN] == "this window"
        found = self._find_open(request) if request is not None else None
        if found is not None and found.window is asked and found.sitemap is not None and is_for_asked:
            # A sitemap is to be opened alone in place of its set.
            return False
        if self._focus(found):
            if found == _OpenIn(asked) and asked.files.is_open:
                text = self.tr("“{name}” is already open.").format(name=asked.files.name)
                asked.messages.show_message(Severity.INFO, text, self.tr("Reload opens the saved version."))
            return True
        if _is_free(asked) or is_for_asked:
            return False
        window = self._free_window()
        self.bring_forward(window)
        if request is None:
            window.files.new()
        else:
            window.files.open_request(request)
        return True

    def _free_window(self) -> MainWindow:
        return next(filter(_is_free, self._windows), None) or self.show_new()

    def _fill_menu(self, menu: QMenu, own: MainWindow) -> None:
        """List all windows by what is open in them, the oldest first, their own ticked; same names with their folders."""
        menu.clear()
        names = Counter(window.files.name for window in self._windows if window.files.is_open)
        for place, window in enumerate(self._windows, 1):
            title, path = window.shown_name or self.tr("Start page"), window.session.document.path
            if window.files.is_open and path is not None and names[window.files.name] > 1:
                title = f"{title}  –  {abbreviate_home(path.parent)}"
            action = menu.addAction((f"&{place} " if place < 10 else "") + escape_mnemonics(title))
            action.setCheckable(True)
            action.setChecked(window is own)
            action.triggered.connect(partial(self._go_to, window.number))

    def _go_to(self, number: int) -> None:
        # It may have been closed while the menu was open.
        for window in self._windows:
            if window.number == number:
                self.bring_forward(window)

    def bring_forward(self, window: MainWindow) -> None:
        if window.isMinimized():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        if window is not QApplication.activeWindow():
            window.raise_()
            window.activateWindow()

    # Closing

    @Slot()
    def quit(self) -> None:
        """Ask in every window with something unsaved, one after the other, and then close all.

        One that is cancelled leaves all as they are: nothing is discarded before everything is settled.
        """
        self._agreed = {}
        self._settle_next()

    def _settle_next(self) -> None:
        for window in self._windows:
            if not window.is_settled() and self._agreed.get(window) != window.session.version:
                self.bring_forward(window)
                window.files.confirm_unsaved(partial(self._agree, window))
                return
        for window in self.all:
            window.close_for_good()

    def _agree(self, window: MainWindow) -> None:
        self._agreed[window] = window.session.version
        self._settle_next()

    def _forget(self, window: MainWindow) -> None:
        if window not in self._windows:
            return
        self._windows.remove(window)
        self._leaving[id(window)] = window
        window.destroyed.connect(partial(self._leaving.pop, id(window), None))
        window.deleteLater()
        if not self._windows:
            self.all_left.emit()

    @Slot()
    def flush(self) -> None:
        """Bring recovery logs and memories to the disk: the program may be ended any moment."""
        self._settings.flush()
        for window in self._windows:
            window.recovery_log.flush()

    def secure(self) -> bool:
        """Write what is unsaved in any window to recovery logs; return whether that is everything."""
        self.flush()
        return all(window.recovery_log.is_written or not window.session.has_unsaved for window in self._windows)

    def leave(self) -> None:
        for window in self._windows:
            window.leave()
        self._settings.flush()


def _is_free(window: MainWindow) -> bool:
    return not window.files.is_open and not window.files.is_opening
