"""The application itself. On macOS it is told which files to open by an event, not by the words it is started with."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Program(QApplication):
    """An application that hears of files.

    Not an event filter: that would see every event of every widget.

    Signals:
        files_asked: The files at these paths were opened in the file manager, or dropped on the program's icon.
    """

    files_asked = Signal(object)

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if name := event.file() or event.url().toLocalFile():
            self.files_asked.emit([Path(name)])
        return True
