"""The log file for finding faults.

It is in the user's folder for logs, readable only by the user, and limited to a few megabytes. Queries of URLs, and user
names with passwords, are not logged.
"""

from __future__ import annotations

import faulthandler
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from platformdirs import user_log_path
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from sitemap_studio.core.paths import state_folder_override
from sitemap_studio.core.redaction import RedactingFormatter
from sitemap_studio.gui.about import ORGANISATION

log = logging.getLogger(__name__)
MAX_BYTES: Final = 1_000_000  # maximum size of a log file
N_OLDER: Final = 2  # number of older log files
MAX_CHARACTERS: Final = 64_000  # maximum length of a log record; the middle of longer ones is removed
_MODE: Final = 0o600
_FLAGS: Final = os.O_CREAT | os.O_WRONLY | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
"""Without following symbolic links, which may lead to other files."""


def log_path() -> Path:
    """Return the path of the log file."""
    state = state_folder_override()
    return (state / "log" if state else user_log_path(ORGANISATION, appauthor=False)) / "sitemap-studio.log"


def log_folder() -> Path:
    """Return the folder of the log file, and create it if possible."""
    folder = log_path().parent
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


@contextmanager
def crash_log() -> Iterator[None]:
    """Enable Python's `faulthandler` with the file crash.log, unless it is enabled; remove an empty file afterwards."""
    path, file = log_folder() / "crash.log", None
    if not faulthandler.is_enabled():
        with suppress(OSError):
            is_long = path.exists() and path.stat().st_size > MAX_BYTES
            handle = os.open(path, _FLAGS | (os.O_TRUNC if is_long else 0), _MODE)
            file = os.fdopen(handle, "a", encoding="utf-8")
            faulthandler.enable(file)
    try:
        yield
    finally:
        if file is not None:
            faulthandler.disable()
            file.close()
            with suppress(OSError):
                if not path.stat().st_size:
                    path.unlink()


_LEVELS: Final = {QtMsgType.QtCriticalMsg: logging.ERROR, QtMsgType.QtFatalMsg: logging.CRITICAL}
"""Levels of Qt's own messages; most of its warnings are about the platform and no fault of the program."""


def _log_qt(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    """Log a message of Qt, except debug messages."""
    if kind != QtMsgType.QtDebugMsg:
        log.log(_LEVELS.get(kind, logging.INFO), "Qt: %s", text)


class _ShorteningFormatter(RedactingFormatter):
    """Formatter that removes secrets of URLs and shortens long records."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record with its traceback, without secrets, and without its middle if it is very long."""
        # Before shortening, because the end of a URL could not be recognised alone.
        text = super().format(record)
        if len(text) > MAX_CHARACTERS:
            half = MAX_CHARACTERS // 2
            text = f"{text[:half]}\n… {len(text) - 2 * half} characters left out …\n{text[-half:]}"
        return text


class _LogFile(RotatingFileHandler):
    """Rotating log file that only the user can read; errors in writing it are ignored."""

    def _open(self) -> TextIOWrapper:
        """Open the log file for appending, without following links, and restrict its permissions."""
        handle = os.open(self.baseFilename, _FLAGS, _MODE)
        if hasattr(os, "fchmod"):
            # An existing file may have had other permissions.
            os.fchmod(handle, _MODE)
        # File names may be invalid Unicode.
        return os.fdopen(handle, "a", encoding="utf-8", errors="backslashreplace")

    def rotate(self, source: str, dest: str) -> None:
        """Rename the log file; ignore failures, as on Windows while another process has it open."""
        # Windows cannot rename a file that another process has open; the log then continues to grow.
        with suppress(OSError):
            super().rotate(source, dest)

    def handleError(self, record: logging.LogRecord) -> None:
        """Ignore an error in writing a record: there is nowhere else to report it."""


def begin_log() -> logging.Handler:
    """Send log records and Qt's messages to the log file, or nowhere if it can't be written; return the log handler."""
    handler: logging.Handler
    try:
        log_folder()
        handler = _LogFile(log_path(), maxBytes=MAX_BYTES, backupCount=N_OLDER, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(_ShorteningFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger = logging.getLogger("sitemap_studio")
    qInstallMessageHandler(_log_qt)
    logger.setLevel(logging.INFO)
    logger.addHandler(handler)
    return handler


def end_log(handler: logging.Handler) -> None:
    """Stop writing the log, and restore Qt's own message handler."""
    qInstallMessageHandler(None)
    logging.getLogger("sitemap_studio").removeHandler(handler)
    handler.close()
