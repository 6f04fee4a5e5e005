"""Letting the user choose an encoding: reads the file for its previews in a job, then asks in a dialog."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.reading.encodings import encoding_choices
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.formats.encoding import EncodingChoice
from sitemap_studio.gui.dialogs.encoding import EncodingDialog
from sitemap_studio.gui.files.open_request import OpenRequest
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.message_bar import MessageBar


class EncodingChoosing(QObject):
    """Asks for the encoding of one file at a time.

    Signals:
        chosen: The user wants this `OpenRequest` to be opened, which now says an encoding.
    """

    chosen = Signal(object)

    def __init__(self, jobs: Jobs, messages: MessageBar, window: QWidget) -> None:
        super().__init__(window)
        self._jobs, self._messages, self._window = jobs, messages, window
        self._job: Job | None = None
        self._request = OpenRequest(Path())
        self._path = Path()

    @Slot(object, object)
    def ask(self, request: OpenRequest, path: Path) -> None:
        """Ask in which encoding a file is to be read.

        Args:
            request: What is to be opened with the answer.
            path: The file whose lines are shown: the same, or a sitemap of it.
        """
        if self._job is not None:
            return
        self._request, self._path = request, path
        title = self.tr("Reading “{name}” in all encodings").format(name=path.name)
        self._job = self._jobs.start(title, partial(_choices, path, request.ceilings))
        self._job.finished.connect(self._open_dialog)
        self._job.failed.connect(self._fail)
        self._job.ended.connect(self._forget)

    @Slot(object)
    def _open_dialog(self, choices: tuple[EncodingChoice, ...]) -> None:
        whole = self._request.path.name if self._path != self._request.path else ""
        dialog = EncodingDialog(self._path.name, choices, whole=whole, parent=self._window)
        dialog.chosen.connect(self._choose)
        dialog.open()

    @Slot(str)
    def _choose(self, encoding: str) -> None:
        self.chosen.emit(self._request.read_as(encoding))

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        self._messages.tell_error(error)

    @Slot()
    def _forget(self) -> None:
        self._job = None


def _choices(path: Path, ceilings: Ceilings, progress: Progress) -> tuple[EncodingChoice, ...]:
    return encoding_choices(path, ceilings=ceilings, progress=progress)
