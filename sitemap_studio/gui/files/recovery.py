"""Write recovery logs of what is open, and offer what an earlier run of the program could not save."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError, WriteError, system_reason
from sitemap_studio.core.messages import join
from sitemap_studio.core.preferences import RECOVERY, Preference
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.recovery.log_files import LeftLog, LeftLogs, has_logs, left_logs, recovery_folder
from sitemap_studio.document.recovery.recorder import Recorder
from sitemap_studio.document.recovery.replaying import DoneStep, Recovered, history_of
from sitemap_studio.gui.dialogs.recovery import RecoveryDialog
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.files.left_sets import LeftSets, when_text
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.gui.words.set_words import set_name
from sitemap_studio.protocol.rule import Severity

_TOPIC: Final = "recovery"
_COMPLAINTS: Final = "recovery logs"


class RecoveryWork(QObject):
    """The logs: of what is open, and those that were left.

    Signals:
        found: These `LeftLog`s can be recovered from.
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
        preferences.changed.connect(self._choose)
        files.save_began.connect(self._save_began)
        files.save_ended.connect(self._save_ended)
        files.opened.connect(self._look_for_opened)
        self.found.connect(listed.show_logs)
        listed.recover_asked.connect(self.ask)
        self._complained.connect(self._messages.tell_warning, Qt.ConnectionType.QueuedConnection)
        self._follow()

    # What is open

    @Slot()
    def _follow(self) -> None:
        """Write down what is open now; what was open is saved or not wanted."""
        if self._recorder is not None:
            self._recorder.discard()
        document = self._session.document
        self._recorder = document.recorder if isinstance(document.recorder, Recorder) else None
        self._begin()

    @Slot()
    def _begin(self) -> None:
        """Write down what is done from now on, if that is wanted and the files are as the set is."""
        if self._recorder is None and self._preferences[RECOVERY] and not self._files.has_unsaved:
            self._recorder = Recorder(self._session.document, self._folder, self._complain)

    @Slot(object)
    def _choose(self, chosen: Collection[Preference[Any]]) -> None:
        if RECOVERY not in chosen:
            return
        if self._recorder is not None and not self._preferences[RECOVERY]:
            self._recorder.discard()
            self._recorder = None
        self._begin()

    def _complain(self, error: StudioError) -> None:
        # In whatever thread.
        self._complained.emit(error)

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
        """Bring everything to the disk: the program may be ended any moment."""
        if self._recorder is not None:
            self._recorder.flush()

    def leave(self, *, is_settled: bool) -> None:
        """Stop writing.

        Args:
            is_settled: Whether the user saved, or does not want, what is open; if not, the next start offers it.
        """
        recorder, self._recorder = self._recorder, None
        if recorder is None:
            return
        if is_settled:
            recorder.discard()
        else:
            recorder.close()

    @property
    def is_written(self) -> bool:
        """Whether a log lies on the disk for what is open."""
        return self._recorder is not None and self._recorder.path is not None

    # What was left

    @Slot()
    def look(self) -> None:
        """Look for what an earlier run could not save, and tell of it."""
        self._look(None)

    @Slot(object)
    def _look_for_opened(self, path: Path) -> None:
        self._look(path)

    def _look(self, path: Path | None) -> None:
        if not has_logs(self._folder):
            self.found.emit(())
            return
        self._opened = path
        job = self._jobs.start(self.tr("Looking for unsaved changes"), self._left)
        job.finished.connect(self._tell)

    def _left(self, progress: Progress) -> LeftLogs:
        return left_logs(self._folder)

    @Slot(object)
    def _tell(self, left: LeftLogs) -> None:
        path, self._opened = self._opened, None
        self.found.emit(left.logs)
        logs = left.logs if path is None else self._of_opened(left.logs, path)
        complaint = join(left.complaints)
        if logs:
            many = self.tr("%n sets have changes that were not saved when the program ended.", None, len(logs))
            one = self.tr("“{name}” has changes that were not saved when the program ended, {when}.")
            told = one.format(name=logs[0].base.name, when=when_text(logs[0])) if len(logs) == 1 else many
            action = partial(self.ask, logs[0])
            self._messages.tell(
                Severity.WARNING,
                told,
                complaint,
                offer=self.tr("Recover …"),
                action=action,
                topic=_TOPIC,
            )
        elif complaint:
            self._messages.tell(Severity.WARNING, complaint, topic=_COMPLAINTS, is_notice=True)

    def _of_opened(self, logs: Iterable[LeftLog], path: Path) -> Sequence[LeftLog]:
        """Those of the set that was opened, also where it lay elsewhere then."""
        document = self._session.document
        found = (log if log.is_of(path) else log.followed_to(document) for log in logs)
        return [log for log in found if log is not None]

    @Slot(object)
    def ask(self, log: LeftLog) -> None:
        """Show what a log holds, and ask what to do with it."""
        dialog = RecoveryDialog(log, self._jobs, self._window)
        dialog.recover_asked.connect(self._recover)
        dialog.discarded.connect(self._discarded)
        dialog.open()

    @Slot(object)
    def _discarded(self, _log: LeftLog) -> None:
        self._messages.withdraw(_TOPIC)
        self.look()

    @Slot(object)
    def _recover(self, recovered: Recovered) -> None:
        self._files.confirm_unsaved(partial(self._show, recovered))

    def _show(self, recovered: Recovered) -> None:
        if not recovered.is_current():
            recovered.found.file.close()
            name = set_name(recovered.document)
            sentence = self.tr("“{name}” was changed meanwhile.").format(name=name)
            self._messages.tell(Severity.WARNING, sentence, self.tr("Look again at what can be recovered."))
            return
        try:
            recovered.go_on(self._folder, self._complain)
        except OSError as error:
            reason = system_reason(error)
            sentence = self.tr("The recovery log can't be written: {reason}.").format(reason=reason)
            self._messages.tell_error(WriteError(sentence, path=self._folder))
        self._files.show_ready(recovered.document)
        for number, step in enumerate(history_of(recovered.steps), 1):
            self._session.enter_done(self._title_of(step, number), step.inverse)
        self._tell_recovered(recovered)
        self.look_quietly()

    def _title_of(self, step: DoneStep, number: int) -> str:
        if not step.title:
            return self.tr("recovered step {number}").format(number=number)
        return self.tr("undoing of {step}").format(step=step.title) if step.way == "undo" else step.title

    def _tell_recovered(self, recovered: Recovered) -> None:
        count = len(recovered.steps)
        told = counted(count, self.tr("1 step was recovered."), self.tr("%n steps were recovered.", None, count))
        hint = self.tr("Undo takes them back one by one; nothing is saved yet.")
        self._messages.tell(Severity.INFO, told, hint)

    def look_quietly(self) -> None:
        """Look for what else was left, without telling but of what can't be read."""
        if not has_logs(self._folder):
            self.found.emit(())
            return
        job = self._jobs.start(self.tr("Looking for unsaved changes"), self._left)
        job.finished.connect(self._list)

    @Slot(object)
    def _list(self, left: LeftLogs) -> None:
        self.found.emit(left.logs)
        if left.complaints:
            self._messages.tell(Severity.WARNING, join(left.complaints), topic=_COMPLAINTS, is_notice=True)
