"""The file of memories, written a moment after the last change and beside the window's work.

Qt writes it whenever it comes to it, in the window's own thread, and waits for the disk twice each time: a column that
is dragged would wait for the disk at every step.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings, Qt, QThread, QTimer, Slot

from sitemap_studio.gui.about.identity import APPLICATION, ORGANISATION

CALM_MS: Final = 1_000
"""So long nothing may have changed before it is written; so much is lost if the program is killed."""

_PLACE: Final = (QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)


class LateStore(QSettings):
    """Values in the Ini file of the program. All objects for it see the same values, written or not."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(*_PLACE, parent)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM_MS)
        self._calm.timeout.connect(self._write)
        # Objects are for one thread each; what lies behind those for one file Qt shares, and guards.
        self._thread, self._writer = QThread(self), QSettings(*_PLACE)
        self._writer.moveToThread(self._thread)

    def setValue(self, key: str, value: Any) -> None:
        super().setValue(key, value)
        self._calm.start()

    def remove(self, key: str) -> None:
        super().remove(key)
        self._calm.start()

    def clear(self) -> None:
        super().clear()
        self._calm.start()

    def event(self, event: QEvent) -> bool:
        # By this Qt asks itself to write.
        return event.type() is QEvent.Type.UpdateRequest or super().event(event)

    def flush(self) -> None:
        """Write what is not written yet, before anything else is done: the program may end."""
        self._calm.stop()
        self._thread.quit()
        self._thread.wait()
        self.sync()

    @Slot()
    def _write(self) -> None:
        if self._thread.isRunning():
            # The disk is slow.
            self._calm.start()
            return
        # Asked by an event: while `sync` is called no Python runs, and so no window.
        QCoreApplication.postEvent(self._writer, QEvent(QEvent.Type.UpdateRequest))
        # Goes behind that, and the thread with it.
        last = QObject()
        last.destroyed.connect(self._thread.quit, Qt.ConnectionType.DirectConnection)
        last.moveToThread(self._thread)
        last.deleteLater()
        self._thread.start()
