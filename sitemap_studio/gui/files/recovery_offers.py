"""Offer the unsaved changes of earlier runs of the program, which are in recovery logs."""

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
from sitemap_studio.gui.i18n import locale_of_dates
from sitemap_studio.gui.message_bar import BarMessage
from sitemap_studio.gui.theme import Tint, bold
from sitemap_studio.gui.widgets.labels import IconLabel, TintedLabel
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.protocol.rule import Severity

MOST_SHOWN: Final = 3
"""Sets that the start page lists; the others follow when these are recovered or discarded."""

_FOLDER_PIXELS: Final = 220


class LeftSets(QWidget):
    """Lists on the start page the sets that an earlier run could not save; hidden if there is none."""

    recover_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[QPushButton] = []
        self._lines = fill(QVBoxLayout(self), spacing=4)
        self.hide()

    @Slot(object)
    def show_logs(self, logs: Sequence[RecoverableLog]) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = []
        if logs:
            heading = QLabel(self.tr("Unsaved changes from last time"), self)
            heading.setFont(bold(heading.font()))
            self._lines.addWidget(heading)
        for log in logs[:MOST_SHOWN]:
            self._lines.addWidget(self._line(log))
        self.setVisible(bool(logs))

    def _line(self, log: RecoverableLog) -> QWidget:
        line = QWidget(self)
        name, rest = QLabel(log.header.name, line), TintedLabel(Tint.QUIET, self._details(log), line)
        where = str(log.header.path or self.tr("It has no file yet."))
        for label in (name, rest):
            label.setTextFormat(Qt.TextFormat.PlainText)
            set_tooltip(label, where)
        button = QPushButton(self.tr("Recover …"), line)
        button.setAutoDefault(True)
        button.setAccessibleName(self.tr("Recover {name}").format(name=log.header.name))
        button.setAccessibleDescription(f"{self._details(log)}, {where}")
        button.clicked.connect(partial(self.recover_asked.emit, log))
        self.buttons.append(button)
        fill(QHBoxLayout(line), IconLabel("warning", Tint.WARNING, parent=line), name, (rest, 1), button, spacing=8)
        return line

    def _details(self, log: RecoverableLog) -> str:
        """Return since when a log is written, and the folder of its set."""
        text = self.tr("since {when}").format(when=when_text(log))
        if log.header.path is None:
            return text
        folder = abbreviate_home(log.header.path.parent)
        return f"{text}  –  {self.fontMetrics().elidedText(folder, Qt.TextElideMode.ElideMiddle, _FOLDER_PIXELS)}"


def when_text(log: RecoverableLog) -> str:
    """When a log began, as the user's language writes it."""
    began = QDateTime.fromString(log.header.began, Qt.DateFormat.ISODate).toLocalTime()
    return locale_of_dates().toString(began, QLocale.FormatType.ShortFormat)


class Recovery(QObject):
    """Offers the recovery logs of earlier runs of the program, in the message bar and on the start page."""

    def __init__(
        self, context: Context, log: RecoveryLog, *, files: Files, left_sets: LeftSets, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session, self._jobs, self._messages = context.session, context.jobs, context.messages
        self._log, self._files, self._left, self._parent = log, files, left_sets, parent
        self._offer: BarMessage | None = None
        files.opened.connect(self.look)
        left_sets.recover_asked.connect(self.ask)

    def look(self, opened: Path | None = None) -> None:
        """Look for logs, and offer them; once a file was opened, only those of its set."""
        self._find(partial(self._show_found, opened))

    def _find(self, then: Callable[[RecoverableLogs], None]) -> None:
        folder = self._log.folder
        if not has_logs(folder):
            self._left.show_logs(())
            return
        job = self._jobs.start(self.tr("Looking for unsaved changes"), lambda _progress: find_recoverable_logs(folder))
        job.finished.connect(then)

    def _list_found(self, left: RecoverableLogs) -> None:
        self._left.show_logs(left.logs)
        if left.messages:
            self._messages.show_message(Severity.WARNING, join(left.messages))

    def _show_found(self, opened: Path | None, left: RecoverableLogs) -> None:
        logs: Sequence[RecoverableLog] = left.logs
        if opened is not None:
            logs = [log for log in left.logs if log.is_of(opened)]
        if not logs:
            self._list_found(left)
            return
        self._left.show_logs(left.logs)
        text = self.tr("%n sets have unsaved changes from last time.", None, len(logs))
        if len(logs) == 1:
            text = self.tr("“{name}” has unsaved changes from {when}.")
            text = text.format(name=logs[0].header.name, when=when_text(logs[0]))
        self._offer = self._messages.show_message(
            Severity.WARNING, text, join(left.messages), replaces=self._offer,
            offers=[(self.tr("Recover …"), partial(self.ask, logs[0]))],
        )  # fmt: skip

    @Slot(object)
    def ask(self, log: RecoverableLog) -> None:
        dialog = RecoveryDialog(log, self._jobs, self._parent)
        dialog.recover_asked.connect(lambda recovered: self._files.confirm_unsaved(partial(self._show, recovered)))
        dialog.discarded.connect(self._discarded)
        dialog.open()

    @Slot()
    def _discarded(self) -> None:
        self._messages.remove(self._offer)
        self.look()

    def _show(self, recovered: RecoveredSet) -> None:
        if not recovered.is_current():
            recovered.log.close()
            name = document_title(recovered.document)
            message = self.tr("“{name}” has changed.").format(name=name)
            self._messages.show_message(Severity.WARNING, message, self.tr("Check again."))
            return
        self._log.resume(recovered)
        self._files.show_ready(recovered.document)
        self._session.undo_stack.resetClean()
        message = self.tr("The unsaved changes of “{name}” were recovered.").format(
            name=document_title(recovered.document)
        )
        self._messages.show_message(Severity.INFO, message, self.tr("They are not saved yet."))
        self._find(self._list_found)
