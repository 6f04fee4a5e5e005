"""The dialog that shows what would be recovered, before anything is. It changes nothing itself.

The set is opened and the steps of the log are done again in a job; nobody sees that set unless the user goes on.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.differences import Differences
from sitemap_studio.document.recovery.folder import LeftLog
from sitemap_studio.document.recovery.replaying import Recovered, recover
from sitemap_studio.gui.jobs import Jobs
from sitemap_studio.gui.numbers import counted
from sitemap_studio.gui.plan_dialog import PlanDialog
from sitemap_studio.gui.planned_view import PlannedView
from sitemap_studio.gui.recovery_list import Recovering, RecoveryList

START_SIZE: Final = QSize(980, 600)
"""Size of the dialog until the user makes it another."""

Found = tuple[Recovered, Differences]


class RecoveryDialog(PlanDialog):
    """Shows what was not saved, and asks whether to bring it back.

    Attributes:
        listed: What would be brought back.
        discard_button: Takes the log away.

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
        self.setWindowTitle(self.tr("Recover unsaved changes"))
        self.lay_out(None, None, START_SIZE)
        self.view.setAccessibleName(self.tr("What would be recovered"))
        self.button.setText(self.tr("Recover"))
        self.box.addButton(self.discard_button, QDialogButtonBox.ButtonRole.DestructiveRole)
        self.box.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Later"))
        self.discard_button.setAutoDefault(False)
        self.discard_button.clicked.connect(self._discard)
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
        unread = self._recovered.n_unread
        many = self.tr("%n steps at the end can't be understood and are left out.", None, unread)
        told = counted(unread, self.tr("The last step can't be understood and is left out."), many) if unread else ""
        self._rest.setText(told)

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Say how much would be brought back."""
        recovered = self._recovered
        self.button.setEnabled(recovered is not None and not recovered.changed and ticked > 0)
        if recovered is None:
            return
        name = recovered.document.name
        if recovered.changed:
            self._sentence.setText(self._changed(recovered))
        elif not ticked:
            self._sentence.setText(self.tr("What was done to “{name}” leaves it as it is on disk.").format(name=name))
        else:
            text = self.tr("“{name}” gets back {changes}; nothing on disk changes until it is saved.")
            self._sentence.setText(text.format(name=name, changes=self.listed.counts()))

    def _changed(self, recovered: Recovered) -> str:
        others = len(recovered.changed) - 1
        many = self.tr("“{name}” and %n more files were changed since, so that the steps do not fit.", None, others)
        one = self.tr("“{name}” was changed since, so that the steps do not fit.")
        return (many if others else one).format(name=recovered.changed[0])

    @Slot()
    def go_on(self) -> None:
        """Tell that the user wants it back."""
        recovered, self._recovered = self._recovered, None
        if recovered is not None:
            self.recover_asked.emit(recovered)
            self.accept()

    @Slot()
    def _discard(self) -> None:
        recovered, self._recovered = self._recovered, None
        if recovered is not None:
            recovered.forget()
        self.discarded.emit(self._log)
        self.accept()

    @Slot()
    def _let_go(self) -> None:
        recovered, self._recovered = self._recovered, None
        if recovered is not None:
            recovered.let_go()


def _always() -> bool:
    return True
