"""The title of the window: what is open, whether it may be edited, and whether anything in it is unsaved."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.gui.about import APPLICATION
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.jobs.session import Session


class WindowTitle(QObject):
    """Keeps the title of a window right."""

    def __init__(self, session: Session, files: Files, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._files, self._window = session, files, window
        session.undo_stack.cleanChanged.connect(self.refresh)
        files.open_changed.connect(self.refresh)
        files.saved.connect(self.refresh)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Say what is open now."""
        files = self._files
        name = files.name if files.is_open else ""
        if name and self._session.document.held is not None:
            name = self.tr("{name} (read-only)").format(name=name)
        self._window.setWindowTitle(f"{name}[*] — {APPLICATION}" if name else APPLICATION)
        self._window.setWindowModified(files.is_open and files.has_unsaved)
