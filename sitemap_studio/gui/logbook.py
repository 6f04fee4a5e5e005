"""The log file: what the program notes for whoever looks for a fault. Nothing goes to the user's terminal."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from platformdirs import user_log_path
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from sitemap_studio.gui.identity import ORGANISATION

log = logging.getLogger(__name__)

MAX_BYTES: Final = 1_000_000
"""Size at which a new log file is begun; two older ones are kept."""

_ROOT: Final = "sitemap_studio"
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def log_path() -> Path:
    """Where the log file lies."""
    return user_log_path(ORGANISATION, appauthor=False) / "sitemap-studio.log"


_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.INFO,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
"""How grave Qt's own messages are; most of its warnings are about the platform and no fault of the program."""


def _note(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    log.log(_LEVELS.get(kind, logging.INFO), "Qt: %s", text)


def begin_log() -> logging.Handler:
    """Send what the program notes to the log file; to nowhere, if there can be none.

    Returns:
        The handler, for taking it away again.
    """
    handler: logging.Handler
    try:
        log_path().parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(log_path(), maxBytes=MAX_BYTES, backupCount=2, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter(_FORMAT))
    logger = logging.getLogger(_ROOT)
    qInstallMessageHandler(_note)
    logger.setLevel(logging.INFO)
    logger.addHandler(handler)
    return handler


def end_log(handler: logging.Handler) -> None:
    """Stop writing the log, and leave Qt's messages to Qt again."""
    qInstallMessageHandler(None)
    logging.getLogger(_ROOT).removeHandler(handler)
    handler.close()
