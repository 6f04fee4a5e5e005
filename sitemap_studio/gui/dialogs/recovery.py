"""The dialog that shows what would be recovered, before anything is. It changes nothing itself.

The set is opened and the steps of the log are done again in a job; nobody sees that set unless the user goes on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from sitemap_studio.core.errors import ReadError, WriteError
from sitemap_studio.core.locking import remove_stale_lock
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.replacing import replace_file
from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.differences import Differences
from sitemap_studio.document.recovery.folder import LeftLog, opened_log
from sitemap_studio.document.recovery.reapplying import left_bytes
from sitemap_studio.document.recovery.replaying import Recovered, recover
from sitemap_studio.gui.i18n import counted, localized_error
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.plans.plan_dialog import PlanDialog
from sitemap_studio.gui.plans.plan_list import PlannedView
from sitemap_studio.gui.plans.recovery_list import Recovering, RecoveryList
from sitemap_studio.gui.widgets.file_dialogs import name_dialog
from sitemap_studio.gui.words.set_words import set_name

START_SIZE: Final = QSize(980, 600)
"""Size of the dialog until the user makes it another."""

Found = tuple[Recovered, Differences]


class RecoveryDialog(PlanDialog):
    """Shows what was not saved, and asks whether to bring it back.

    Attributes:
        listed: What would be brought back.
        discard_button: Takes the log away.
        list_button: Saves a list of what does not fit; hidden where everything does.

    Signals:
        recover_asked: The user wants this `Recovered` opened.
        discarded: The user does not want what this `LeftLog` holds.
    """

    recover_asked = Signal(object)
    discarded = Signal(object)

    def __init__(self, log: LeftLog, document: Document, jobs: Jobs, parent: QWidget | None = None) -> None:
        self.listed = RecoveryList(document, parent)
        super().__init__(self.listed, PlannedView(self.listed), jobs, parent)
        self.listed.setParent(self)
        self._log = log
        self._recovered: Recovered | None = None
        self.discard_button = QPushButton(self.tr("Discard"), self)
        self.list_button = QPushButton(self.tr("Save the rest as a list …"), self)
        self.setWindowTitle(self.tr("Recover unsaved changes"))
        self.lay_out(None, None, START_SIZE)
        self.view.setAccessibleName(self.tr("What would be recovered"))
        self.button.setText(self.tr("Recover"))
        self.box.addButton(self.discard_button, QDialogButtonBox.ButtonRole.DestructiveRole)
        self.box.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Later"))
        self.box.addButton(self.list_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.list_button.hide()
        for button, done in ((self.discard_button, self._discard), (self.list_button, self._ask_for_list)):
            button.setAutoDefault(False)
            button.clicked.connect(done)
        self.finished.connect(self._let_go)
        self.view.setFocus()
        self.plan()

    @Slot()
    def plan(self) -> None:
        """Open the set and do the steps again."""
        self._sentence.setText(self.tr("Looking at what was not saved …"))
        self.discard_button.setEnabled(False)
        self.start_planning(self.tr("Recovering “{name}”").format(name=self._log.base.name), self._work, _always)

    def _work(self, progress: Progress) -> Found:
        recovered = recover(self._log, progress)
        return recovered, recovered.differences()

    def show_plan(self, plan: Found) -> None:
        """Show what came of it."""
        self._recovered, found = plan
        self.discard_button.setEnabled(True)
        self.listed.show_recovering(Recovering(self._recovered.document, self._recovered.before, found))
        self._rest.setText(" ".join(filter(None, (self._left_out(self._recovered), self._unread(self._recovered)))))
        fitting = self._recovered.fitting
        self.list_button.setVisible(fitting is not None and len(fitting.left) > 0)

    def show_failure(self) -> None:
        """Let what can't be brought back be discarded: of a set that is gone for good nothing else can be wanted."""
        self.discard_button.setEnabled(True)

    def _left_out(self, recovered: Recovered) -> str:
        """How much does not fit."""
        count = len(recovered.fitting.left) if recovered.fitting is not None else 0
        if not count:
            return ""
        one = self.tr("1 change does not fit any more and is left out.")
        return counted(count, one, self.tr("%n changes do not fit any more and are left out.", None, count))

    def _unread(self, recovered: Recovered) -> str:
        count = recovered.n_unread
        if not count:
            return ""
        one = self.tr("The last step can't be understood and is left out.")
        return counted(count, one, self.tr("%n steps at the end can't be understood and are left out.", None, count))

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Say how much would be brought back."""
        recovered = self._recovered
        self.button.setEnabled(recovered is not None and ticked > 0)
        if recovered is None:
            return
        name = set_name(recovered.document)
        if not ticked:
            told = self.tr("The unsaved changes of “{name}” leave it as it is on disk.").format(name=name)
        else:
            text = self.tr("“{name}” gets back {changes}; nothing on disk changes until it is saved.")
            told = text.format(name=name, changes=self.listed.counts())
        if recovered.changed:
            told = f"{self._changed(recovered, ticked)} {told if ticked else ''}".strip()
            self.button.setText(self.tr("Recover what fits"))
        self._sentence.setText(told)

    def _changed(self, recovered: Recovered, ticked: int) -> str:
        others = len(recovered.changed) - 1
        one = self.tr("“{name}” and 1 more file were changed since.")
        many = self.tr("“{name}” and %n more files were changed since.", None, others)
        told = counted(others, one, many) if others else self.tr("“{name}” was changed since.")
        told = told.format(name=recovered.changed[0])
        left = len(recovered.fitting.left) if recovered.fitting is not None else 0
        if ticked:
            return f"{told} {self.tr('Entries that still are what they were can be edited as before:')}"
        return f"{told} {self.tr('Nothing fits any more.') if left else self.tr('All changes are in it already.')}"

    @Slot()
    def go_on(self) -> None:
        """Tell that the user wants it back."""
        recovered, self._recovered = self._recovered, None
        if recovered is not None:
            self.recover_asked.emit(recovered)
            self.accept()

    @Slot()
    def _ask_for_list(self) -> None:
        """Ask where to put what does not fit."""
        dialog = name_dialog(
            self,
            self.tr("Save what does not fit"),
            forms=[self.tr("Table for spreadsheets (*.csv)")],
            ending="csv",
            name=f"{Path(self._log.base.name).stem}-not-recovered.csv",
        )
        dialog.fileSelected.connect(self.save_list)
        dialog.open()

    @Slot(str)
    def save_list(self, name: str) -> None:
        """Write what does not fit to a file."""
        if self._recovered is None or self._recovered.fitting is None:
            return
        try:
            replace_file(Path(name), left_bytes(self._recovered.fitting.left))
        except WriteError as error:
            self._rest.setText(localized_error(error))
        else:
            self._rest.setText(self.tr("“{name}” lists what does not fit.").format(name=Path(name).name))

    @Slot()
    def _discard(self) -> None:
        recovered, self._recovered = self._recovered, None
        try:
            if recovered is not None:
                recovered.forget()
            else:
                opened_log(self._log).file.remove()
        except ReadError as error:
            self._sentence.setText(localized_error(error))
            return
        if self._log.base.path is not None:
            # What the program that was killed left beside the set.
            remove_stale_lock(self._log.base.path)
        self.discarded.emit(self._log)
        self.accept()

    @Slot()
    def _let_go(self) -> None:
        recovered, self._recovered = self._recovered, None
        if recovered is not None:
            recovered.let_go()


def _always() -> bool:
    return True
