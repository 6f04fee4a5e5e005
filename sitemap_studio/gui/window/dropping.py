"""Dropping files, or a folder, anywhere on the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from sitemap_studio.gui.widgets.dropped_files import dropped_files

_WRITABLE = (QLineEdit, QTextEdit, QPlainTextEdit)
"""Fields to write in would take the names of files as text, and keep them from the window."""


class Dropping(QObject):
    """Watches a window for files that are dropped on it.

    Signals:
        dropped: What lies at these paths was.
        over_changed: Whether something that can be dropped is over the window.
    """

    dropped = Signal(object)
    over_changed = Signal(bool)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def watch(self, part: QWidget) -> None:
        """Watch the fields to write in of a part of the window, too."""
        for field in part.findChildren(QWidget):
            if isinstance(field, _WRITABLE) and field.acceptDrops():
                (field if isinstance(field, QLineEdit) else field.viewport()).installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.DragLeave:
            self.over_changed.emit(False)
        # A drag that enters or moves is an event of a drop, too.
        elif isinstance(event, QDropEvent) and kind in (
            QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop,
        ):  # fmt: skip
            paths = dropped_files(event.mimeData())
            if paths:
                event.acceptProposedAction()
                self.over_changed.emit(kind != QEvent.Type.Drop)
                if kind == QEvent.Type.Drop:
                    self.dropped.emit(paths)
                return True
        return super().eventFilter(watched, event)
