"""The program with its window: builds the application, shows the window, and ends when it is closed."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication

from sitemap_studio import __version__
from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui.appearance import Appearance
from sitemap_studio.gui.collecting import Collecting
from sitemap_studio.gui.faults import Faults
from sitemap_studio.gui.icons import program_icon
from sitemap_studio.gui.identity import APPLICATION, DESKTOP_ID, ORGANISATION
from sitemap_studio.gui.interrupt import Interrupt
from sitemap_studio.gui.logbook import begin_log, end_log
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.numbers import use_readable_numbers
from sitemap_studio.gui.screenshot import Screenshot
from sitemap_studio.gui.settings import Settings
from sitemap_studio.gui.wishes import keep_old_wishes

SWITCH_SECONDS: Final = 0.0003
"""After this long a job lets the window have Python. Painting asks for it hundreds of times, and would wait each time:
with Python's own 5 ms the window froze for a third of a second beside a busy job, so for a thirtieth; jobs take as
long."""


def run(path: Path | None, screenshot: Path | None) -> int:
    """Show the window until it is closed.

    Args:
        path: What to open at once, or None.
        screenshot: Where to save a picture of the window, instead of waiting for the user; or None.

    Returns:
        The exit code: 0, or 2 if a picture was asked for and something could not be read or written.
    """
    application = _application()
    collecting = Collecting(application)
    usual_switch_seconds = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    handler = begin_log()
    faults = Faults(application)
    faults.install()
    settings = Settings(application)
    use_readable_numbers()
    preferences = Preferences()
    keep_old_wishes(settings, preferences)
    Appearance(application, preferences)
    window = MainWindow(settings, preferences)
    window.left.connect(application.quit)
    interrupt = Interrupt(application)
    camera = Screenshot(window, screenshot) if screenshot is not None else None
    window.show()
    application.commitDataRequest.connect(window.recovery.flush)
    if path is not None:
        window.files.open(path)
    elif camera is not None:
        camera.take()
    else:
        window.recovery.look()
    try:
        exit_code = application.exec()
    finally:
        interrupt.release()
        window.leave()
        faults.uninstall()
        collecting.release()
        sys.setswitchinterval(usual_switch_seconds)
        end_log(handler)
    if camera is not None and camera.complaint:
        print(f"sitemap-studio: {camera.complaint}", file=sys.stderr)  # noqa: T201
    return exit_code


def _application() -> QApplication:
    if sys.platform == "linux" and not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    QApplication.setApplicationName(APPLICATION)
    QApplication.setApplicationVersion(__version__)
    QApplication.setOrganizationName(ORGANISATION)
    QApplication.setDesktopFileName(DESKTOP_ID)
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setWindowIcon(program_icon())
    return application
