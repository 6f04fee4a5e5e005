"""Start of the program: the application, its first window, and the services that run while windows are shown.

Garbage is collected in the GUI thread, Ctrl+C exits the event loop, and faults are logged. `Screenshot` saves a picture of
the window instead of waiting for the user.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QObject, QSettings, QSize, QSocketNotifier, QTimer, Signal, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.paths import state_folder_override
from sitemap_studio.core.preferences import LANGUAGE, Preferences
from sitemap_studio.core.threads import lower_polars_priority
from sitemap_studio.core.version import __version__
from sitemap_studio.gui.about import APPLICATION, DESKTOP_ID, ORGANISATION
from sitemap_studio.gui.appearance import Appearance
from sitemap_studio.gui.faults import Faults
from sitemap_studio.gui.i18n import use_language
from sitemap_studio.gui.icons import program_icon
from sitemap_studio.gui.logbook import begin_log, crash_log, end_log
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.second_start import ACTIVATION_TOKEN, StartListener, hand_over
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.gui.windows import Windows

PICTURE_SIZE: Final = QSize(1280, 800)  # of a screenshot
FAILED: Final = 2  # exit code when the file can't be read or the picture can't be written

SWITCH_SECONDS: Final = 0.0003
"""Python's switch interval, after which a job lets the window run: painting asks for the GIL hundreds of times, and
with Python's own 5 ms the window froze for a third of a second beside a busy job."""

_OLDEST: Final = 2  # generation of the objects that survived two collections
_FULL_INTERVAL_S: Final = 60.0


class Program(QApplication):
    """Application with a signal for files that the desktop asks it to open.

    It overrides `event`, because an event filter would receive every event of every widget.

    Signals:
        files_requested: The desktop asks to open these paths.
    """

    files_requested = Signal(object)

    def event(self, event: QEvent) -> bool:
        """Emit `files_requested` for files that the desktop asks to open."""
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if name := event.file() or event.url().toLocalFile():
            self.files_requested.emit([Path(name)])
        return True


class GarbageCollector(QObject):
    """Timer that collects garbage in the GUI thread only, until it is released.

    Python collects reference cycles in whichever thread allocates. Qt objects in such a cycle would be destroyed in the
    thread of a job, and Qt crashes. It becomes unnecessary once PySide6 destroys its objects in their own thread.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        """Disable Python's automatic collection, and start the timer."""
        super().__init__(parent)
        gc.disable()
        self._next_full = time.monotonic()
        self._timer = QTimer(self, interval=2_000)
        self._timer.timeout.connect(self.collect_due)
        self._timer.start()

    @Slot()
    def collect_due(self) -> None:
        """Collect the generations that Python would have collected by now, the oldest at most once a minute."""
        counted = zip(gc.get_count(), gc.get_threshold(), strict=True)
        due = [generation for generation, (count, threshold) in enumerate(counted) if 0 < threshold < count]
        # A full collection visits all references: during a check of a million pages, it takes two frames.
        if _OLDEST in due and time.monotonic() < self._next_full:
            due = [_OLDEST - 1]
        if due:
            gc.collect(max(due))
        if _OLDEST in due:
            self._next_full = time.monotonic() + _FULL_INTERVAL_S

    def release(self) -> None:
        """Stop the timer, and let Python collect garbage in all threads."""
        self._timer.stop()
        gc.enable()


@contextmanager
def _exit_on_signals(application: QApplication) -> Iterator[None]:
    """Exit the event loop on SIGINT and SIGTERM, because Qt does not process Python's signals."""
    reader, writer = socket.socketpair()
    reader.setblocking(False)
    writer.setblocking(False)
    # Python writes a byte on each signal. Reading it runs Python code, which lets Python call the handler.
    previous_fd = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)

    def exit_by_signal(number: int, _frame: FrameType | None) -> None:
        """Exit the event loop with the shell's exit code for a signal, 128 plus its number."""
        # Exit code of shells for a process ended by a signal.
        QApplication.exit(128 + number)

    previous = {number: signal.signal(number, exit_by_signal) for number in (signal.SIGINT, signal.SIGTERM)}
    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read, application)
    notifier.activated.connect(lambda: reader.recv(64))
    try:
        yield
    finally:
        notifier.setEnabled(False)
        signal.set_wakeup_fd(previous_fd)
        for number, handler in previous.items():
            signal.signal(number, handler)
        reader.close()
        writer.close()


class Screenshot(QObject):
    """Saves a screenshot of the window after its file was checked or could not be opened, and exits the program."""

    def __init__(self, window: MainWindow, target: Path) -> None:
        """Resize the window to the picture's size, and wait until its file is checked or fails to open."""
        super().__init__(window)
        self._window, self._target = window, target
        self._exit_code = 0
        self.error_text = ""
        window.resize(PICTURE_SIZE)
        window.checking.settled.connect(self.save_soon)
        window.files.open_failed.connect(self._on_open_failed)

    @Slot()
    def _on_open_failed(self) -> None:
        """Set the exit code and error text, and save the screenshot of the window with its message."""
        self._exit_code = FAILED
        self.error_text = self._window.messages.text
        self.save_soon()

    @Slot()
    def save_soon(self) -> None:
        """Save the screenshot after 300 ms, when the panels are laid out and painted."""
        QTimer.singleShot(300, self, self._save_picture)

    @Slot()
    def _save_picture(self) -> None:
        """Save the screenshot as PNG, and exit the event loop with the exit code."""
        buffer = QBuffer(self)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._window.grab().save(buffer, "PNG")
        try:
            replace_file(self._target, bytes(buffer.data().data()))
        except WriteError as error:
            self.error_text = str(error)
            self._exit_code = FAILED
        QApplication.exit(self._exit_code)


def run(paths: Sequence[Path], screenshot: Path | None) -> int:
    """Run the program, or hand the files over to a running one, and return the exit code.

    Args:
        paths: Files to open, each in its own window.
        screenshot: File for a picture of the first window; the program exits after saving it. None for normal use.
    """
    token = os.environ.get(ACTIVATION_TOKEN, "")
    application = create_application()
    if screenshot is None and hand_over(paths, token):
        return 0
    with _exit_on_signals(application), _runtime_services(application) as faults:
        windows = _create_windows(application, faults)
        listener = StartListener(windows.show_requested, application) if screenshot is None else None
        window = windows.show_new()
        screenshot_job = Screenshot(window, screenshot) if screenshot is not None else None
        application.commitDataRequest.connect(windows.flush)
        windows.open_each(paths)
        if not paths and screenshot_job is not None:
            screenshot_job.save_soon()
        elif not paths:
            window.recovery.offer_logs()
        try:
            exit_code = application.exec()
        finally:
            if listener is not None:
                listener.close()
            windows.shut_down()
    if screenshot_job is not None and screenshot_job.error_text:
        print(f"sitemap-studio: {screenshot_job.error_text}", file=sys.stderr)  # noqa: T201
    return exit_code


@contextmanager
def _runtime_services(application: QApplication) -> Iterator[Faults]:
    """Provide logging, fault reports, garbage collection and thread priorities while windows are shown."""
    collector, faults = GarbageCollector(application), Faults(application)
    switch_seconds = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    lower_polars_priority()
    handler = begin_log()
    faults.install()
    try:
        with crash_log():
            yield faults
    finally:
        faults.uninstall()
        collector.release()
        sys.setswitchinterval(switch_seconds)
        end_log(handler)


def _create_windows(application: QApplication, faults: Faults) -> Windows:
    """Create the manager of windows, still without a window, and apply the preferred language and appearance."""
    if (state := state_folder_override()) is not None:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(state))
    settings = Settings(application)
    preferences = Preferences()
    # The first window shows both together.
    preferences.complaints += settings.complaints
    use_language(application, preferences[LANGUAGE])
    Appearance(application, preferences)
    windows = Windows(settings, preferences, application)
    windows.all_closed.connect(application.quit)
    windows.faulted.connect(faults.report)
    faults.flush_recovery_logs = windows.flush_recovery_logs
    if isinstance(application, Program):
        application.files_requested.connect(windows.open_each)
    return windows


def create_application() -> QApplication:
    """Return the existing application, or create one with the names that the desktop knows."""
    QApplication.setApplicationName(APPLICATION)
    QApplication.setApplicationVersion(__version__)
    QApplication.setOrganizationName(ORGANISATION)
    QApplication.setDesktopFileName(DESKTOP_ID)
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else Program(sys.argv[:1])
    application.setWindowIcon(program_icon())
    return application
