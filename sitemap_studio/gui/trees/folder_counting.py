"""Counts the folders of the open set, as far as somebody looks: at once in sets of usual size, else in jobs.

After edits that touch addresses, once they have settled, all that was looked at is put right. How folders look is the
business of `folder_tree`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sitemap_studio.core.progress import Progress
from sitemap_studio.gui.filters.filtering import AT_ONCE
from sitemap_studio.gui.jobs.jobs import Job, Jobs, Work
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.search.folders import Child, Folder, Folders

Listings = dict[Folder, list[Child]]
"""What lies in some folders."""

SETTLE_MS: Final = 150
"""Edits that come in a burst are counted at once."""

_MOST_FOLLOWED: Final = 50
"""More edits than these are not followed one by one; all is counted anew."""

_READING_MS: Final = 1_000
"""While a set is read, what has come is counted no sooner: a million entries are there before it is worth while."""

_SHARE: Final = 0.1
"""Of the time in which a set is read, what counting what has come may take."""


@dataclass
class _Edit:
    """An edit, or several in a row that only bring entries: to follow each of them would take as long as all.

    Attributes:
        changes: What they touched.
        table: What the table was after the last of them.
    """

    changes: list[Change]
    table: EntryTable

    @property
    def change(self) -> Change:
        """What all of them touched."""
        first, *others = self.changes
        return Change(came=np.concatenate([change.came for change in self.changes])) if others else first


class FolderCounting(QObject):
    """Counts folders.

    Attributes:
        at_once: In sets of up to so many entries folders are counted before anything else happens.
        settling: Waits for edits to come to an end.

    Signals:
        listed: A folder that was asked for, and its `Child` folders.
        updated: After edits, the `Listings` of all folders that were asked for.
    """

    listed = Signal(object, object)
    updated = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs = session, jobs
        self.at_once = AT_ONCE
        self._folders: Folders | None = None
        self._asked: list[Folder] = []
        self._waiting: list[Folder] = []
        self._edits: list[_Edit] = []
        self._is_stale = False
        self._began = self._took = 0.0
        self._job: Job | None = None
        self.settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self.settling.timeout.connect(self._update)
        session.replaced.connect(self._forget)
        session.changed.connect(self._note)

    @property
    def is_busy(self) -> bool:
        """Whether something is being counted, or soon will be."""
        return self._job is not None or self.settling.isActive()

    def ask(self, folder: Folder) -> None:
        """Find out what lies in a folder; from now on it is kept up to date."""
        if folder not in self._asked:
            self._asked.append(folder)
        if self._counts_at_once:
            self.listed.emit(folder, self._known().children(folder))
        else:
            self._waiting.append(folder)
            self._go_on()

    @property
    def _counts_at_once(self) -> bool:
        is_small = len(self._session.document.table) <= self.at_once and not self._session.is_being_read
        return self._job is None and is_small

    def _known(self) -> Folders:
        if self._folders is None:
            self._folders = Folders(self._session.document.table.snapshot())
            self._edits = []
        return self._folders

    # Following edits

    @Slot(object)
    def _note(self, change: Change) -> None:
        if not self._asked or not ("loc" in change.fields or len(change.came) or len(change.gone)):
            return
        self._is_stale = True
        if self._folders is not None:
            self._follow(change, self._session.document.table.snapshot())
        if len(self._edits) > _MOST_FOLLOWED:
            self._folders = None
            self._edits.clear()
        self._settle()

    def _follow(self, change: Change, table: EntryTable) -> None:
        last = self._edits[-1] if self._edits else None
        if last is not None and _only_brings(change) and _only_brings(last.changes[-1]):
            last.changes.append(change)
            last.table = table
        else:
            self._edits.append(_Edit([change], table))

    def _settle(self) -> None:
        """Count once edits have come to an end; files come without end, and are counted now and then."""
        if not self._session.is_being_read:
            self.settling.start(SETTLE_MS)
        elif not self.settling.isActive():
            self.settling.start(max(_READING_MS, round(self._took * 1_000 / _SHARE)))

    @Slot()
    def _update(self) -> None:
        """Put right all that was asked for."""
        if self._job is not None:
            # Its end goes on with this.
            return
        self._is_stale = False
        folders = self._known()
        edits, self._edits = self._edits, []
        self._began = monotonic()
        work = partial(_updated, folders, edits, tuple(self._asked))
        if self._counts_at_once:
            self._keep(work(Progress()))
        else:
            self._start(work).finished.connect(self._keep)

    @Slot(object)
    def _keep(self, found: tuple[Folders, Listings]) -> None:
        self._took = monotonic() - self._began
        if self._folders is not None:
            self._folders, listings = found
            self.updated.emit(listings)

    # Jobs, one at a time: two would get in each other's way

    def _go_on(self) -> None:
        if self._job is not None:
            return
        if self._is_stale and self._session.is_being_read:
            self._settle()
        elif self._is_stale:
            self._update()
        if self._waiting and self._job is None:
            folder = self._waiting.pop(0)
            job = self._start(partial(_listed, self._known(), folder))
            job.finished.connect(self._tell)

    def _start(self, work: Work) -> Job:
        self._job = self._jobs.start(self.tr("Counting folders"), work)
        self._job.ended.connect(self._end)
        return self._job

    @Slot(object)
    def _tell(self, found: tuple[Folders, Folder, list[Child]]) -> None:
        folders, folder, children = found
        if folders is self._folders:
            self.listed.emit(folder, children)

    @Slot()
    def _end(self) -> None:
        if self.sender() is self._job:
            self._job = None
            self._go_on()

    @Slot()
    def _forget(self) -> None:
        """Another set is open."""
        if self._job is not None:
            self._job.cancel()
            self._job.finished.disconnect()
            self._job = None
        self.settling.stop()
        self._folders, self._is_stale = None, False
        self._asked, self._waiting, self._edits = [], [], []


def _listed(folders: Folders, folder: Folder, progress: Progress) -> tuple[Folders, Folder, list[Child]]:
    return folders, folder, folders.children(folder, progress=progress)


def _only_brings(change: Change) -> bool:
    """Whether a change does nothing to addresses but to bring some."""
    return len(change.came) > 0 and not (len(change.gone) or len(change.cells))


def _updated(
    folders: Folders, edits: list[_Edit], asked: Sequence[Folder], progress: Progress
) -> tuple[Folders, Listings]:
    for edit in edits:
        progress.check()
        folders = folders.after(edit.change, edit.table)
    present: Listings = {}
    for folder in asked:
        # A folder that is gone has nothing in it.
        present[folder] = folders.children(folder, progress=progress)
    return folders, present
