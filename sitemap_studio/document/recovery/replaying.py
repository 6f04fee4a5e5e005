"""Recovering: the steps of a log, done again on the files that it stands upon.

Nothing is shown before and nothing is lost on the way: the log stays as it is until the set goes on with it. What can
be done where the files are others by now is the business of `reapplying`.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.fingerprints import Fingerprint
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import new_document, open_path
from sitemap_studio.document.recovery.base import Base, numbering_of
from sitemap_studio.document.recovery.differences import Differences, differences
from sitemap_studio.document.recovery.folder import ASIDE_SUFFIX, LeftLog, opened_log, set_aside
from sitemap_studio.document.recovery.history import DoneStep, PastStep, history_of
from sitemap_studio.document.recovery.log_file import FoundLog
from sitemap_studio.document.recovery.packing import NOT_UNDERSTOOD, DamagedLogError
from sitemap_studio.document.recovery.reapplying import Reapplied, reapplied
from sitemap_studio.document.recovery.recorder import Recorder
from sitemap_studio.document.recovery.steps import DoneEdit, ReadStep, StepReader
from sitemap_studio.document.transaction import AppliedEdit
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.model.edits import Edit
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES


@dataclass(frozen=True, eq=False)
class Recovered:
    """A set with what was not saved, before anybody sees it.

    Attributes:
        document: The set.
        before: Its entries as they are on disk.
        found: The log, locked until it is gone on with, or let go.
        reader: What the log names.
        steps: What was done again, one by one, in that order.
        n_unread: Steps at the end that can't be understood.
        changed: Names of files that are not what they were; what still fits is done then as one step.
        fitting: What that is, and what does not fit; None where no file was changed.
        anew: What is to be written down anew: that step, or all where the log knows only some of the files.
    """

    document: Document
    before: EntryTable
    found: FoundLog
    reader: StepReader
    steps: tuple[DoneStep, ...]
    n_unread: int = 0
    changed: tuple[str, ...] = ()
    fitting: Reapplied | None = None
    anew: tuple[DoneEdit, ...] = ()

    @property
    def inverses(self) -> tuple[Edit, ...]:
        """What takes the steps back, in the order in which they were done."""
        return tuple(step.inverse for step in self.steps)

    def history(self) -> list[PastStep]:
        """The history that they leave behind."""
        return history_of(self.steps)

    def differences(self) -> Differences:
        """What the steps change, compared with the files."""
        return differences(self.before, self.document.table)

    def is_current(self) -> bool:
        """Whether nobody changed a file since it was read for this."""
        files = [(each.path, each.source) for each in self.document.sitemaps]
        index = self.document.index
        if index is not None and index.is_on_disk:
            files.append((index.path, index.source))
        try:
            return all(
                path is None or source is None or Fingerprint.of(path.stat()) == source.fingerprint
                for path, source in files
            )
        except OSError:
            return False

    def go_on(self, folder: Path, complain: Callable[[StudioError], None]) -> Recorder:
        """Let the log take up what is done to the set from now on.

        Args:
            folder: Where logs lie.
            complain: See `Recorder`.
        """
        is_whole = not (self.n_unread or self.found.is_damaged)
        if self.fitting is not None or self.anew:
            is_needed = self.fitting is not None and len(self.fitting.left) > 0
            recorder = Recorder(self.document, folder, complain)
            return self._begin_anew(recorder, is_done_with=is_whole and not is_needed)
        file = self.found.file
        if not is_whole:
            # What could not be understood goes on lying beside it.
            shutil.copy2(file.path, file.path.with_name(f"{file.path.name}{ASIDE_SUFFIX}"))
        self.found.keep(len(self.steps))
        recorder = Recorder(self.document, folder, complain)
        recorder.resume(file, self.reader)
        return recorder

    def _begin_anew(self, recorder: Recorder, *, is_done_with: bool) -> Recorder:
        """Write down what was done for the files as they are now; a log of which not all was done is set aside."""
        for done in self.anew:
            recorder.carry(done)
        recorder.flush()
        if is_done_with:
            self.found.file.remove()
        else:
            self.found.file.close()
            set_aside(self.found.file.path)
        return recorder

    def let_go(self) -> None:
        """Leave the log as it is, for another time."""
        self.found.file.close()

    def forget(self) -> None:
        """Take the log away: what it holds is not wanted."""
        self.found.file.remove()


def recover(log: LeftLog, progress: Progress | None = None) -> Recovered:
    """Open the set of a log and do its steps again; nothing on disk changes.

    Raises:
        ReadError: The set, or the log, can't be read.
        ReadOnlyError: Somebody else has the set open for editing.
        Cancelled: The user asked to stop.
    """
    progress = progress or Progress()
    found = opened_log(log)
    try:
        document = _opened(log.base, progress)
        return replayed(document, log.base, found, progress, is_moved=log.is_moved)
    except BaseException:
        found.file.close()
        raise


def replayed(
    document: Document, base: Base, found: FoundLog, progress: Progress | None = None, *, is_moved: bool = False
) -> Recovered:
    """Do the steps of a log in a document that is as on disk, unless its files are not those of the log."""
    progress = progress or Progress()
    before = document.table.snapshot()
    sitemaps = document.sitemaps
    changed = tuple(base.changed(Base.of(document)))
    numbering = numbering_of(document, None if changed else base)
    reader = StepReader(document.table, numbering, sitemaps.enter, lambda: sitemaps.next_id)
    if changed:
        return _as_it_fits(document, base, Recovered(document, before, found, reader, (), 0, changed))
    progress.begin(base.name, len(found.groups))
    steps: list[DoneStep] = []
    anew: list[DoneEdit] = []
    for place in range(len(found.groups)):
        try:
            step = reader.step(found.group(place))
            applied = _done(document, step)
        except DamagedLogError:
            break
        steps.append(DoneStep(step.title, step.way, applied.inverse))
        if base.is_partial or is_moved:
            anew.append(DoneEdit.of(applied))
        progress.advance()
    n_unread = len(found.groups) - len(steps)
    return Recovered(document, before, found, reader, tuple(steps), n_unread, anew=tuple(anew))


def _as_it_fits(document: Document, base: Base, nothing: Recovered) -> Recovered:
    """Do what still fits in a document whose files are others by now."""
    fitting = reapplied(document, base, nothing.found)
    if fitting.edit is None:
        return replace(nothing, fitting=fitting, n_unread=fitting.n_unread)
    applied = document.prepare(fitting.edit).run()
    document.take(applied)
    steps, anew = (DoneStep("", "do", applied.inverse),), (DoneEdit.of(applied),)
    return replace(nothing, fitting=fitting, n_unread=fitting.n_unread, steps=steps, anew=anew)


def _done(document: Document, step: ReadStep) -> AppliedEdit:
    try:
        applied = replace(document.prepare(step.edit).run(), title=step.title, way=step.way)
        document.take(applied)
        return applied
    except (*NOT_UNDERSTOOD, AssertionError) as error:
        raise DamagedLogError("A step of the recovery log can't be done.") from error


def _opened(base: Base, progress: Progress) -> Document:
    """The set of a log, read anew in the way in which it was read then."""
    if base.path is None:
        document = new_document()
        document.is_judged = False
    else:
        # Where nobody changed the file since, it is as large as the user let it be then.
        ceilings = Ceilings.raised() if _is_untouched(base) else Ceilings()
        document = open_path(
            base.path, index_url=base.address, ceilings=ceilings, encoding=base.encoding, progress=progress
        )
    document.profile = PROFILES.get(base.profile, DEFAULT_PROFILE)
    return document


def _is_untouched(base: Base) -> bool:
    first = base.index or (base.files[0] if base.files else None)
    try:
        status = base.path.stat() if base.path is not None else None
    except OSError:
        return False
    if first is None or status is None:
        return False
    return first.fingerprint == (status.st_size, status.st_mtime_ns, status.st_ino)
