"""Creation, search and closing of the windows of the program. Each window shows one set.

The windows share preferences, settings and appearance. Each has its own session, jobs, lock and recovery log.
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


class _Location(NamedTuple):
    """Place of an open set among the windows.

    Attributes:
        window: Window that has the set open.
        sitemap: Id of the requested sitemap if it is one of several of the set, or None for the set itself.
    """

    window: MainWindow
    sitemap: int | None = None


class Windows(QObject):
    """The open windows of the program.

    Signals:
        faulted: A job of a window raised this unexpected exception.
        all_closed: The last window was closed.
    """

    faulted = Signal(object)
    all_closed = Signal()

    def __init__(self, settings: Settings, preferences: Preferences, parent: QObject | None = None) -> None:
        """Create the object without windows; all windows share the settings and preferences."""
        super().__init__(parent)
        self._settings, self._preferences = settings, preferences
        self._windows: list[MainWindow] = []
        # References keep Python from deleting windows before Qt does.
        self._closing: dict[int, MainWindow] = {}
        self._confirmed_versions: dict[MainWindow, Version] = {}

    @property
    def all(self) -> tuple[MainWindow, ...]:
        """Open windows, in order of creation."""
        return tuple(self._windows)

    @Slot()
    def show_new(self) -> MainWindow:
        """Create and show an empty window with the lowest free number, and return it."""
        taken = {window.number for window in self._windows}
        number = next(number for number in count(1) if number not in taken)
        others = OtherWindows(
            open_elsewhere=lambda request: self.open_elsewhere(window, request),
            focus_window_with=lambda path: self._focus(self._find_open(OpenRequest(path), excluded=window)),
            show_new=self.show_new,
            quit=self.quit,
        )
        window = MainWindow(self._settings, self._preferences, others=others, number=number)
        window.closed.connect(partial(self._on_window_closed, window))
        window.jobs.faulted.connect(self.faulted)
        window.files.lock_released.connect(self._retry_locks)
        window.page_checks.facts_deleted.connect(self._clear_page_facts)
        self._windows.append(window)
        menu = window.actions_by_id.menu("windows")
        menu.aboutToShow.connect(partial(self._fill_menu, menu, window))
        window.show()
        return window

    @Slot()
    def _retry_locks(self) -> None:
        """Retry to lock the read-only set of every window, because a window released a lock."""
        for window in self._windows:
            window.files.retry_lock()

    @Slot()
    def _clear_page_facts(self) -> None:
        """Remove the facts about pages from all windows, because a window deleted the stored ones."""
        for window in self._windows:
            window.clear_page_facts()

    # Opening

    def open_each(self, paths: Iterable[Path]) -> None:
        """Open each file in an empty window; create windows as needed."""
        for path in paths:
            self._empty_window().files.open(path)

    def show_requested(self, paths: list[Path]) -> None:
        """Show the files that a second start of the program requests, or an empty window for no files."""
        for path in paths:
            if not self.focus_open(path):
                window = self._empty_window()
                self.activate(window)
                window.files.open(path)
        if not paths:
            self.activate(self._empty_window())

    def focus_open(self, path: Path) -> bool:
        """Focus the window in which a file or the set of a folder is open; return whether there is one."""
        with_set_of_folder = (_Location(window) for window in self._windows if window.files.has_open_set_of(path))
        return self._focus(self._find_open(OpenRequest(path)) or next(with_set_of_folder, None))

    def _find_open(self, request: OpenRequest, *, excluded: MainWindow | None = None) -> _Location | None:
        """Return where a requested set is open or being opened, or else which set contains its file; None if nowhere.

        Args:
            request: Files that are searched.
            excluded: Window that is not searched.
        """
        windows = [window for window in self._windows if window is not excluded]
        for window in windows:
            if window.files.has_open(request):
                return _Location(window)
        for window in windows if not request.others else ():
            if (sitemap := window.files.find_sitemap(request.path)) is not None:
                return _Location(window, sitemap)
        return None

    def _focus(self, location: _Location | None) -> bool:
        """Focus the window at a location, and select its sitemap with a message; return False for no location."""
        if location is None:
            return False
        window, sitemap = location
        self.activate(window)
        if sitemap is not None:
            window.sitemaps.select_sitemaps([sitemap])
            text = self.tr("“{sitemap}” is open here as a sitemap of “{name}”.")
            text = text.format(sitemap=window.session.document.sitemaps[sitemap].name, name=window.files.name)
            window.messages.show_message(Severity.INFO, text)
        return True

    def open_elsewhere(self, requester: MainWindow, request: OpenRequest | None) -> bool:
        """Show a requested set where it is open, or in another window if preferred; else return False.

        False means that `requester` must open it itself. A closed requester gets True, and nothing is shown.

        Args:
            requester: Window in which the user asked for the set.
            request: File or folder to open; without one, a new set.
        """
        if requester not in self._windows:
            # The window is closed, but not deleted yet.
            return True
        opens_here = self._preferences[OPEN_IN] == "this window"
        location = self._find_open(request) if request is not None else None
        if location is not None and location.window is requester and location.sitemap is not None and opens_here:
            # The sitemap is opened alone, instead of its set.
            return False
        if self._focus(location):
            if location == _Location(requester) and requester.files.is_open:
                text = self.tr("“{name}” is already open.").format(name=requester.files.name)
                requester.messages.show_message(Severity.INFO, text, self.tr("Reload opens the saved version."))
            return True
        if _is_empty(requester) or opens_here:
            return False
        window = self._empty_window()
        self.activate(window)
        if request is None:
            window.files.new()
        else:
            window.files.open_request(request)
        return True

    def _empty_window(self) -> MainWindow:
        """Return a window in which nothing is open or being opened, or else a new one."""
        return next(filter(_is_empty, self._windows), None) or self.show_new()

    def _fill_menu(self, menu: QMenu, this_window: MainWindow) -> None:
        """List all windows in order of creation, with `this_window` checked; add folders to equal file names."""
        menu.clear()
        names = Counter(window.files.name for window in self._windows if window.files.is_open)
        for place, window in enumerate(self._windows, 1):
            title, path = window.menu_title or self.tr("Start page"), window.session.document.path
            if window.files.is_open and path is not None and names[window.files.name] > 1:
                title = f"{title}  –  {abbreviate_home(path.parent)}"
            action = menu.addAction((f"&{place} " if place < 10 else "") + escape_mnemonics(title))
            action.setCheckable(True)
            action.setChecked(window is this_window)
            action.triggered.connect(partial(self._activate_number, window.number))

    def _activate_number(self, number: int) -> None:
        """Bring the window with a number to the front, if it still exists."""
        # It may have been closed while the menu was open.
        for window in self._windows:
            if window.number == number:
                self.activate(window)

    def activate(self, window: MainWindow) -> None:
        """Bring a window to the front, and restore it if it is minimized."""
        if window.isMinimized():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        if window is not QApplication.activeWindow():
            window.raise_()
            window.activateWindow()

    # Closing

    @Slot()
    def quit(self) -> None:
        """Ask about unsaved changes in one window after the other, and then close all.

        If the user cancels one question, no window is closed and nothing is discarded.
        """
        self._confirmed_versions = {}
        self._confirm_next()

    def _confirm_next(self) -> None:
        """Ask in the next window that cannot close without a question; close all windows after the last answer."""
        for window in self._windows:
            if not window.can_close_now() and self._confirmed_versions.get(window) != window.session.version:
                self.activate(window)
                window.files.confirm_unsaved(partial(self._on_confirmed, window))
                return
        for window in self.all:
            window.close_for_good()

    def _on_confirmed(self, window: MainWindow) -> None:
        """Store that the user saved or discarded the changes of a window, and continue with the next one."""
        self._confirmed_versions[window] = window.session.version
        self._confirm_next()

    def _on_window_closed(self, window: MainWindow) -> None:
        """Remove a closed window from the list, delete it later, and emit `all_closed` after the last one."""
        if window not in self._windows:
            return
        self._windows.remove(window)
        self._closing[id(window)] = window
        window.destroyed.connect(partial(self._closing.pop, id(window), None))
        window.deleteLater()
        if not self._windows:
            self.all_closed.emit()

    @Slot()
    def flush(self) -> None:
        """Write settings and recovery logs of all windows to the disk."""
        self._settings.flush()
        for window in self._windows:
            window.recovery_log.flush()

    def flush_recovery_logs(self) -> bool:
        """Write settings and recovery logs to the disk; return whether the logs now have all unsaved changes."""
        self.flush()
        return all(window.recovery_log.is_written or not window.session.has_unsaved for window in self._windows)

    def shut_down(self) -> None:
        """Shut down all windows, and write the settings to the disk."""
        for window in self._windows:
            window.shut_down()
        self._settings.flush()


def _is_empty(window: MainWindow) -> bool:
    """Return whether a window has no set open and is opening none."""
    return not window.files.is_open and not window.files.is_opening
