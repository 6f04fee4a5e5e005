"""Write recovery logs of what is open, and offer what an earlier run of the program could not save."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import WriteError, system_reason
from sitemap_studio.core.messages import join
from sitemap_studio.core.preferences import RECOVERY, Preference
from sitemap_studio.document.recovery.log_files import LeftLog, LeftLogs, has_logs, left_logs, recovery_folder
from sitemap_studio.document.recovery.recorder import Recorder
from sitemap_studio.document.recovery.replaying import Recovered, history_of
from sitemap_studio.gui.dialogs.recovery import RecoveryDialog
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.files.left_sets import LeftSets, when_text
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.gui.words.texts import set_name
from sitemap_studio.protocol.rule import Severity

_TOPIC: Final = "recovery"
_COMPLAINTS: Final = "recovery logs"


class RecoveryWork(QObject):
    """Writes the log of the open set, and offers logs of earlier runs.

    Signals:
        found: These `LeftLog`s can be recovered.
    """

    found = Signal(object)
    _complained = Signal(object)

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        *,
        files: Files,
        messages: MessageBar,
        preferences: KeptPreferences,
        listed: LeftSets,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._jobs, self._files = session, jobs, files
        self._messages, self._preferences, self._window = messages, preferences, window
        self._folder = recovery_folder()
        self._recorder: Recorder | None = None
        self._opened: Path | None = None
        session.replaced.connect(self._follow)
        session.undo_stack.cleanChanged.connect(self._begin)
        preferences.changed.connect(self._follow_preference)
        files.save_began.connect(self._save_began)
        files.save_ended.connect(self._save_ended)
        files.opened.connect(self._look)
        self.found.connect(listed.show_logs)
        listed.recover_asked.connect(self.ask)
        # Recorders complain in threads of their own.
        self._complained.connect(self._messages.show_warning, Qt.ConnectionType.QueuedConnection)
        self._follow()

    # The log of the open set

    @Slot()
    def _follow(self) -> None:
        """Write the log of another set; the one before was saved or discarded."""
        self._discard()
        document = self._session.document
        self._recorder = document.recorder if isinstance(document.recorder, Recorder) else None
        self._begin()

    @Slot()
    def _begin(self) -> None:
        """Begin a log if that is preferred and the set is as its files are."""
        if self._recorder is None and self._preferences[RECOVERY] and not self._files.has_unsaved:
            self._recorder = Recorder(self._session.document, self._folder, self._complained.emit)

    @Slot(object)
    def _follow_preference(self, chosen: Collection[Preference[Any]]) -> None:
        if RECOVERY in chosen:
            if not self._preferences[RECOVERY]:
                self._discard()
            self._begin()

    def _discard(self) -> None:
        if self._recorder is not None:
            self._recorder.discard()
            self._recorder = None

    @Slot()
    def _save_began(self) -> None:
        if self._recorder is not None:
            self._recorder.save_began()

    @Slot(bool)
    def _save_ended(self, is_saved: bool) -> None:
        if self._recorder is not None:
            self._recorder.save_ended(is_saved=is_saved)

    @Slot()
    def flush(self) -> None:
        """Write everything to the disk: the program may be ended any moment."""
        if self._recorder is not None:
            self._recorder.flush()

    def leave(self, *, is_settled: bool) -> None:
        """Stop writing.

        Args:
            is_settled: Whether unsaved changes were saved or discarded; if not, the next start offers them.
        """
        if is_settled:
            self._discard()
        elif self._recorder is not None:
            self._recorder.close()
            self._recorder = None

    @property
    def is_written(self) -> bool:
        """Whether there is a log of the open set."""
        return self._recorder is not None and self._recorder.path is not None

    # Logs of earlier runs

    @Slot()
    def look(self) -> None:
        """Look for logs, and offer them."""
        self._look(None)

    @Slot(object)
    def _look(self, opened: Path | None) -> None:
        """Look for logs; once a file was opened, offer those of its set only."""
        self._opened = opened
        self._find(self._show_found)

    def look_quietly(self) -> None:
        """Look for logs, and offer them on the start page only."""
        self._find(self._list_found)

    def _find(self, then: Callable[[LeftLogs], None]) -> None:
        if not has_logs(self._folder):
            self.found.emit(())
            return
        folder = self._folder
        job = self._jobs.start(self.tr("Looking for unsaved changes"), lambda _progress: left_logs(folder))
        job.finished.connect(then)

    @Slot(object)
    def _list_found(self, left: LeftLogs) -> None:
        self.found.emit(left.logs)
        if left.complaints:
            self._messages.show_message(Severity.WARNING, join(left.complaints), topic=_COMPLAINTS, is_notice=True)

    @Slot(object)
    def _show_found(self, left: LeftLogs) -> None:
        path, self._opened = self._opened, None
        logs: Sequence[LeftLog] = left.logs
        if path is not None:
            # Also a log of the same set in another folder.
            document = self._session.document
            followed = (log if log.is_of(path) else log.followed_to(document) for log in left.logs)
            logs = [log for log in followed if log is not None]
        if not logs:
            self._list_found(left)
            return
        self.found.emit(left.logs)
        many = self.tr("%n sets have changes that were not saved when the program ended.", None, len(logs))
        one = self.tr("“{name}” has changes that were not saved when the program ended, {when}.")
        self._messages.show_message(
            Severity.WARNING,
            one.format(name=logs[0].base.name, when=when_text(logs[0])) if len(logs) == 1 else many,
            join(left.complaints),
            offer=self.tr("Recover …"),
            action=partial(self.ask, logs[0]),
            topic=_TOPIC,
        )

    @Slot(object)
    def ask(self, log: LeftLog) -> None:
        """Show what a log holds, and ask whether to recover it."""
        dialog = RecoveryDialog(log, self._jobs, self._window)
        dialog.recover_asked.connect(self._recover)
        dialog.discarded.connect(self._discarded)
        dialog.open()

    @Slot()
    def _discarded(self) -> None:
        self._messages.withdraw(_TOPIC)
        self.look()

    @Slot(object)
    def _recover(self, recovered: Recovered) -> None:
        self._files.confirm_unsaved(partial(self._show, recovered))

    def _show(self, recovered: Recovered) -> None:
        if not recovered.is_current():
            recovered.log.close()
            name = set_name(recovered.document)
            message = self.tr("“{name}” was changed meanwhile.").format(name=name)
            self._messages.show_message(Severity.WARNING, message, self.tr("Look again at what can be recovered."))
            return
        try:
            recovered.go_on(self._folder, self._complained.emit)
        except OSError as error:
            reason = system_reason(error)
            message = self.tr("The recovery log can't be written: {reason}.").format(reason=reason)
            self._messages.show_error(WriteError(message, path=self._folder))
        self._files.show_ready(recovered.document)
        for number, step in enumerate(history_of(recovered.steps), 1):
            title = step.title or self.tr("recovered step {number}").format(number=number)
            if step.way == "undo" and step.title:
                title = self.tr("undoing of {step}").format(step=title)
            self._session.enter_done(title, step.edit)
        count = len(recovered.steps)
        message = counted(count, self.tr("1 step was recovered."), self.tr("%n steps were recovered.", None, count))
        hint = self.tr("Undo takes them back one by one; nothing is saved yet.")
        self._messages.show_message(Severity.INFO, message, hint)
        self.look_quietly()
