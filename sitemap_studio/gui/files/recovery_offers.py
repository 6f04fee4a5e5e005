"""Offers of recovery logs, which contain the unsaved changes of earlier runs of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sitemap_studio.core.messages import join
from sitemap_studio.document.recovery.log_files import RecoverableLog, RecoverableLogs, find_recoverable_logs, has_logs
from sitemap_studio.document.recovery.replaying import RecoveredSet
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.dialogs.recovery_dialog import RecoveryDialog
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.files.recovery_log import RecoveryLog
from sitemap_studio.gui.formatting.display_text import abbreviate_home, document_title, set_tooltip
from sitemap_studio.gui.i18n import date_locale
from sitemap_studio.gui.message_bar import BarMessage
from sitemap_studio.gui.theme import Tint, bold
from sitemap_studio.gui.widgets.labels import IconLabel, TintedLabel
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.protocol.rule import Severity

MAX_SHOWN: Final = 3
"""Sets that the start page lists; the others follow when these are recovered or discarded."""

_FOLDER_PIXELS: Final = 220


class RecoverableSets(QWidget):
    """List of the recovery logs of an earlier run on the start page; hidden if it is empty.

    Signals:
        recovery_requested: The user wants to see this `RecoverableLog`.
    """

    recovery_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create the empty, hidden list of recovery logs."""
        super().__init__(parent)
        self.buttons: list[QPushButton] = []
        self._rows = fill(QVBoxLayout(self), spacing=4)
        self.hide()

    @Slot(object)
    def show_logs(self, logs: Sequence[RecoverableLog]) -> None:
        """List the first three logs, or hide the widget if there are none."""
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = []
        if logs:
            heading = QLabel(self.tr("Unsaved changes from last time"), self)
            heading.setFont(bold(heading.font()))
            self._rows.addWidget(heading)
        for log in logs[:MAX_SHOWN]:
            self._rows.addWidget(self._create_row(log))
        self.setVisible(bool(logs))

    def _create_row(self, log: RecoverableLog) -> QWidget:
        """Return a row with the name, date and folder of a log's set, and a button to recover it."""
        row = QWidget(self)
        name, details = QLabel(log.header.name, row), TintedLabel(Tint.QUIET, self._details(log), row)
        location = str(log.header.path or self.tr("It has no file yet."))
        for label in (name, details):
            label.setTextFormat(Qt.TextFormat.PlainText)
            set_tooltip(label, location)
        button = QPushButton(self.tr("Recover …"), row)
        button.setAutoDefault(True)
        button.setAccessibleName(self.tr("Recover {name}").format(name=log.header.name))
        button.setAccessibleDescription(f"{self._details(log)}, {location}")
        button.clicked.connect(partial(self.recovery_requested.emit, log))
        self.buttons.append(button)
        fill(QHBoxLayout(row), IconLabel("warning", Tint.WARNING, parent=row), name, (details, 1), button, spacing=8)
        return row

    def _details(self, log: RecoverableLog) -> str:
        """Return the time at which a log begins, and the elided folder of its set, if it has one."""
        text = self.tr("since {when}").format(when=start_time_text(log))
        if log.header.path is None:
            return text
        folder = abbreviate_home(log.header.path.parent)
        return f"{text}  –  {self.fontMetrics().elidedText(folder, Qt.TextElideMode.ElideMiddle, _FOLDER_PIXELS)}"


def start_time_text(log: RecoverableLog) -> str:
    """Return the time at which a log begins, in the user's date format."""
    began = QDateTime.fromString(log.header.began, Qt.DateFormat.ISODate).toLocalTime()
    return date_locale().toString(began, QLocale.FormatType.ShortFormat)


class Recovery(QObject):
    """Search for recovery logs of earlier runs, which are offered in the message bar and on the start page."""

    def __init__(
        self, context: Context, log: RecoveryLog, *, files: Files, recoverable_sets: RecoverableSets, parent: QWidget
    ) -> None:
        """Offer logs when a file is opened, and show them when the user wants to recover one.

        Args:
            context: Shared objects of the window.
            log: Log of the open set, which records the edits of a recovered set.
            files: Opens recovered sets.
            recoverable_sets: List on the start page.
            parent: Parent of the dialog.
        """
        super().__init__(parent)
        self._session, self._jobs, self._messages = context.session, context.jobs, context.messages
        self._log, self._files, self._recoverable_sets, self._parent = log, files, recoverable_sets, parent
        self._offer: BarMessage | None = None
        files.opened.connect(self.offer_logs)
        recoverable_sets.recovery_requested.connect(self.show_dialog)

    def offer_logs(self, opened: Path | None = None) -> None:
        """Search for logs in a job, and offer them; after a file was opened, only the logs of its set."""
        self._find_logs(partial(self._show_offer, opened))

    def _find_logs(self, callback: Callable[[RecoverableLogs], None]) -> None:
        """Search for logs in a job, and pass the result to a callback; without any log files, clear the start page."""
        folder = self._log.folder
        if not has_logs(folder):
            self._recoverable_sets.show_logs(())
            return
        job = self._jobs.start(self.tr("Looking for unsaved changes"), lambda _progress: find_recoverable_logs(folder))
        job.finished.connect(callback)

    def _list_logs(self, recoverable: RecoverableLogs) -> None:
        """List logs on the start page, and show the messages about damaged ones."""
        self._recoverable_sets.show_logs(recoverable.logs)
        if recoverable.messages:
            self._messages.show_message(Severity.WARNING, join(recoverable.messages))

    def _show_offer(self, opened: Path | None, recoverable: RecoverableLogs) -> None:
        """List logs on the start page, and offer the first one of the opened file (None: of all) in the message bar."""
        logs: Sequence[RecoverableLog] = recoverable.logs
        if opened is not None:
            logs = [log for log in recoverable.logs if log.is_of(opened)]
        if not logs:
            self._list_logs(recoverable)
            return
        self._recoverable_sets.show_logs(recoverable.logs)
        text = self.tr("%n sets have unsaved changes from last time.", None, len(logs))
        if len(logs) == 1:
            text = self.tr("“{name}” has unsaved changes from {when}.")
            text = text.format(name=logs[0].header.name, when=start_time_text(logs[0]))
        self._offer = self._messages.show_message(
            Severity.WARNING, text, join(recoverable.messages), replaces=self._offer,
            offers=[(self.tr("Recover …"), partial(self.show_dialog, logs[0]))],
        )  # fmt: skip

    @Slot(object)
    def show_dialog(self, log: RecoverableLog) -> None:
        """Show the changes of a log, and ask whether to recover or discard them."""
        dialog = RecoveryDialog(log, self._jobs, self._parent)
        dialog.recovery_requested.connect(
            lambda recovered: self._files.confirm_unsaved(partial(self._show_recovered, recovered))
        )
        dialog.discarded.connect(self._on_discarded)
        dialog.open()

    @Slot()
    def _on_discarded(self) -> None:
        """Remove the offer, and offer the remaining logs."""
        self._messages.remove(self._offer)
        self.offer_logs()

    def _show_recovered(self, recovered: RecoveredSet) -> None:
        """Open a recovered set with its unsaved changes, or report that its files have changed since the recovery."""
        if not recovered.is_current():
            recovered.log.close()
            name = document_title(recovered.document)
            message = self.tr("“{name}” has changed.").format(name=name)
            self._messages.show_message(Severity.WARNING, message, self.tr("Check again."))
            return
        self._log.resume(recovered)
        self._files.show_loaded_set(recovered.document)
        self._session.undo_stack.resetClean()
        message = self.tr("The unsaved changes of “{name}” were recovered.").format(
            name=document_title(recovered.document)
        )
        self._messages.show_message(Severity.INFO, message, self.tr("They are not saved yet."))
        self._find_logs(self._list_logs)
