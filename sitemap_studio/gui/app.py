"""The program with its windows: builds the application, shows the first one, and ends when all are closed."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from sitemap_studio import __version__
from sitemap_studio.core.paths import state_folder_override
from sitemap_studio.core.preferences import LANGUAGE, Preferences
from sitemap_studio.core.thread_priority import lower_polars_priority
from sitemap_studio.gui.about import APPLICATION, DESKTOP_ID, ORGANISATION
from sitemap_studio.gui.collecting import Collecting
from sitemap_studio.gui.faults import Faults
from sitemap_studio.gui.i18n import use_language
from sitemap_studio.gui.icons import program_icon
from sitemap_studio.gui.interrupt import Interrupt
from sitemap_studio.gui.logbook import CrashLog, begin_log, end_log
from sitemap_studio.gui.preferences import Settings, keep_old_preferences
from sitemap_studio.gui.program import Program
from sitemap_studio.gui.screenshot import Screenshot
from sitemap_studio.gui.second_start import StartListener, not_open_elsewhere
from sitemap_studio.gui.window.appearance import Appearance
from sitemap_studio.gui.windows import Windows

SWITCH_SECONDS: Final = 0.0003
"""After this long a job lets the window have Python. Painting asks for it hundreds of times, and would wait each time:
with Python's own 5 ms the window froze for a third of a second beside a busy job, so for a thirtieth; jobs take as
long."""


def run(paths: Sequence[Path], screenshot: Path | None) -> int:
    """Show windows until the last one is closed.

    Args:
        paths: What to open at once, each in a window of its own.
        screenshot: Where to save a picture of the first window, instead of waiting for the user; or None.

    Returns:
        The exit code: 0, also where a program that runs already shows all; 2 if a picture was asked for and something
        could not be read or written.
    """
    if screenshot is None and paths:
        paths = not_open_elsewhere(paths)
        if not paths:
            return 0
    application = _application()
    with _surroundings(application) as faults:
        windows = _windows(application, faults, has_tour=screenshot is None)
        interrupt = Interrupt(application)
        listener = StartListener(windows.show_open, application) if screenshot is None else None
        window = windows.show_new()
        camera = Screenshot(window, screenshot) if screenshot is not None else None
        application.commitDataRequest.connect(windows.flush)
        windows.open_each(paths)
        if not paths and camera is not None:
            camera.take()
        elif not paths:
            window.recovery.look()
        try:
            exit_code = application.exec()
        finally:
            interrupt.release()
            if listener is not None:
                listener.close()
            windows.leave()
    if camera is not None and camera.complaint:
        print(f"sitemap-studio: {camera.complaint}", file=sys.stderr)  # noqa: T201
    return exit_code


@contextmanager
def _surroundings(application: QApplication) -> Iterator[Faults]:
    """What holds for the whole process while windows are shown: garbage, who goes first, the log, and faults."""
    collecting = Collecting(application)
    usual_switch_seconds = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    lower_polars_priority()
    handler, crash_log = begin_log(), CrashLog()
    faults = Faults(application)
    faults.install()
    try:
        yield faults
    finally:
        faults.uninstall()
        collecting.release()
        sys.setswitchinterval(usual_switch_seconds)
        crash_log.close()
        end_log(handler)


def _windows(application: QApplication, faults: Faults, *, has_tour: bool) -> Windows:
    """The windows to be, in the language and the looks that are wished."""
    if (state := state_folder_override()) is not None:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(state))
    settings = Settings(application)
    preferences = Preferences()
    # Told together, once, by the first window.
    preferences.complaints += settings.complaints
    use_language(application, preferences[LANGUAGE])
    keep_old_preferences(settings, preferences)
    Appearance(application, preferences)
    windows = Windows(settings, preferences, application, has_tour=has_tour)
    windows.all_left.connect(application.quit)
    windows.faulted.connect(faults.tell_of)
    faults.secure = windows.secure
    if isinstance(application, Program):
        application.files_asked.connect(windows.open_each)
    return windows


def _application() -> QApplication:
    QApplication.setApplicationName(APPLICATION)
    QApplication.setApplicationVersion(__version__)
    QApplication.setOrganizationName(ORGANISATION)
    QApplication.setDesktopFileName(DESKTOP_ID)
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else Program(sys.argv[:1])
    application.setWindowIcon(program_icon())
    return application
