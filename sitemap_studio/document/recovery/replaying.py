"""Recover unsaved changes: open the set of a log and do the steps of the log again.

Nothing on disk changes, and the log stays as it is until the recovered set goes on with it. Where files were changed
since, nothing is done: what was not saved is listed.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from sitemap_studio.core.atomic_write import Fingerprint
from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import quarantine_file
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import new_document, open_path
from sitemap_studio.document.recovery.log_files import ASIDE_SUFFIX, FoundLog, LeftLog, opened_log
from sitemap_studio.document.recovery.log_steps import Base, DoneEdit, ReadStep, StepReader, numbering_of
from sitemap_studio.document.recovery.recorder import Recorder
from sitemap_studio.document.recovery.stored_edits import NOT_UNDERSTOOD, DamagedLogError
from sitemap_studio.document.recovery.unsaved_changes import Changes, changes_of_log, find_changes
from sitemap_studio.document.transaction import AppliedEdit, Way
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.model.edits import Edit
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES


@dataclass(frozen=True, eq=False)
class DoneStep:
    """A step of a log that was done again.

    Attributes:
        title: Its name in the history; empty where the log has none.
        way: In which direction the history went.
        inverse: The edit that undoes it.
    """

    title: str
    way: Way
    inverse: Edit


@dataclass(frozen=True, eq=False)
class Recovered:
    """A set with its unsaved changes, not shown yet.

    Attributes:
        document: The set; as its files are where these were changed.
        changes: What the steps change.
        found: The log, locked until the set goes on with it, or it is released.
        reader: The entries and sitemaps that the log names; None where files were changed.
        steps: The steps that were done.
        n_unread: How many steps at the end can't be understood.
        changed: Names of files that were changed since; no step is done then.
        again: Steps for a new log, because the old one is of other files; empty where it can be continued.
    """

    document: Document
    changes: Changes
    found: FoundLog
    reader: StepReader | None
    steps: tuple[DoneStep, ...] = ()
    n_unread: int = 0
    changed: tuple[str, ...] = ()
    again: tuple[DoneEdit, ...] = ()

    def is_current(self) -> bool:
        """Return whether no file was changed since it was read for this."""
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
        """Write down what is done to the set from now on; not where files were changed.

        What could not be understood stays beside the log, or in it under another name.

        Args:
            folder: The folder of the logs.
            complain: See `Recorder`.
        """
        file, is_whole = self.found.file, not (self.n_unread or self.found.is_damaged)
        assert self.reader is not None
        if not self.again:
            if not is_whole:
                shutil.copy2(file.path, file.path.with_name(f"{file.path.name}{ASIDE_SUFFIX}"))
            self.found.keep(len(self.steps))
            recorder = Recorder(self.document, folder, complain)
            recorder.resume(file, self.reader)
            return recorder
        recorder = Recorder(self.document, folder, complain)
        for done in self.again:
            recorder.carry(done)
        recorder.flush()
        if is_whole:
            file.remove()
        else:
            file.close()
            quarantine_file(file.path)
        return recorder


def recover(log: LeftLog, progress: Progress | None = None) -> Recovered:
    """Open the set of a log and do its steps again.

    Raises:
        ReadError: The set, or the log, can't be read.
        ReadOnlyError: Another program has the set open for editing.
        Cancelled: The user asked to stop.
    """
    progress = progress or Progress()
    found = opened_log(log)
    try:
        return replayed(_open_set(log.base, progress), log.base, found, progress, is_moved=log.is_moved)
    except BaseException:
        found.file.close()
        raise


def replayed(
    document: Document, base: Base, found: FoundLog, progress: Progress | None = None, *, is_moved: bool = False
) -> Recovered:
    """Do the steps of a log in a document that is as on disk, unless its files are not those of the log."""
    progress = progress or Progress()
    changed = tuple(base.changed(Base.of(document)))
    if changed:
        changes, n_unread = changes_of_log(document, base, found)
        return Recovered(document, changes, found, None, n_unread=n_unread, changed=changed)
    before, sitemaps = document.table.snapshot(), document.sitemaps
    reader = StepReader(document.table, numbering_of(document, base), sitemaps.enter, lambda: sitemaps.next_id)
    progress.begin(base.name, len(found.groups))
    steps: list[DoneStep] = []
    again: list[DoneEdit] = []
    for place in range(len(found.groups)):
        try:
            step = reader.step(found.group(place))
            applied = _do(document, step)
        except DamagedLogError:
            break
        steps.append(DoneStep(step.title, step.way, applied.inverse))
        if base.is_partial or is_moved:
            again.append(DoneEdit.of(applied))
        progress.advance()
    names = {each.id: each.name for each in (*sitemaps, *sitemaps.gone())}
    changes = find_changes(before, document.table, names)
    n_unread = len(found.groups) - len(steps)
    return Recovered(document, changes, found, reader, tuple(steps), n_unread, again=tuple(again))


def _do(document: Document, step: ReadStep) -> AppliedEdit:
    try:
        applied = replace(document.prepare(step.edit).run(), title=step.title, way=step.way)
        document.take(applied)
        return applied
    except (*NOT_UNDERSTOOD, AssertionError) as error:
        raise DamagedLogError("A step of the recovery log can't be done.") from error


def _open_set(base: Base, progress: Progress) -> Document:
    """Open the set of a log as it was opened then."""
    if base.path is None:
        document = new_document()
        document.is_judged = False
    else:
        # An unchanged file is as large as the user allowed then.
        ceilings = Ceilings.raised() if _is_unchanged(base) else Ceilings()
        document = open_path(
            base.path, index_url=base.address, ceilings=ceilings, encoding=base.encoding, progress=progress
        )
    document.profile = PROFILES.get(base.profile, DEFAULT_PROFILE)
    return document


def _is_unchanged(base: Base) -> bool:
    first = base.index or (base.files[0] if base.files else None)
    try:
        status = base.path.stat() if base.path is not None else None
    except OSError:
        return False
    if first is None or status is None:
        return False
    return first.fingerprint == (status.st_size, status.st_mtime_ns, status.st_ino)


def history_of(steps: Iterable[DoneStep]) -> list[DoneStep]:
    """Return the history that steps leave behind, the earliest first; undoing all of it gives the files as they were.

    An undo of a step that is older than the log stays a step of its own.
    """
    past: list[DoneStep] = []
    undone: list[bool] = []
    for step in steps:
        match step.way:
            case "undo":
                is_known = bool(past) and past[-1].way != "undo"
                undone.append(is_known)
                if is_known:
                    past.pop()
                else:
                    past.append(step)
            case "redo":
                is_known = undone.pop() if undone else True
                if is_known:
                    past.append(step)
                else:
                    past.pop()
            case "do":
                undone.clear()
                past.append(step)
    return past
