"""Recover unsaved changes: open the set of a log and do the steps of the log again.

Nothing on disk changes, and the log stays as it is until the recovered set goes on with it. Where files were changed
since, nothing is done: what was not saved is listed.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.paths import is_file, quarantine_file
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import HowToRead
from sitemap_studio.document.opening.opening import new_document, open_path, open_together
from sitemap_studio.document.recovery.log_files import ASIDE_SUFFIX, Base, LeftLog, LogFile
from sitemap_studio.document.recovery.log_steps import NOT_UNDERSTOOD, DamagedLogError, Numbering, StepReader
from sitemap_studio.document.recovery.recorder import Recorder
from sitemap_studio.document.recovery.unsaved_changes import Changes, changes_of_log, find_changes
from sitemap_studio.document.saving.external_changes import watched_files
from sitemap_studio.document.set_edits.set_editing import arranging
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.document.transaction import AppliedEdit
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES


@dataclass(frozen=True, eq=False)
class Recovered:
    """A set with its unsaved changes, not shown yet.

    Attributes:
        document: The set; as its files are where these were changed.
        log: The log, locked until the set goes on with it, or it is closed.
        reader: The entries and sitemaps that the log names; None where files were changed.
        n_unread: How many steps at the end can't be understood.
        changed: Names of files that were changed since; no step is done then.
        again: Edits for a new log, because the old one is of other files; empty where it can be continued.
    """

    document: Document
    changes: Changes
    log: LogFile
    reader: StepReader | None
    n_steps: int = 0
    n_unread: int = 0
    changed: tuple[str, ...] = ()
    again: tuple[AppliedEdit, ...] = ()

    def is_current(self) -> bool:
        """Return whether no file was changed since it was read for this."""
        return all(Fingerprint.at(each.path) == each.fingerprint for each in watched_files(self.document))

    def go_on(self, folder: Path, complain: Callable[[StudioError], None]) -> Recorder:
        """Record what is done to the set from now on; not where files were changed.

        What could not be understood stays beside the log, or in it under another name. See `Recorder` for arguments.
        """
        log, is_whole = self.log, not (self.n_unread or self.log.is_damaged)
        assert self.reader is not None
        if not self.again:
            if not is_whole:
                shutil.copy2(log.path, log.path.with_name(f"{log.path.name}{ASIDE_SUFFIX}"))
            log.keep(self.n_steps)
            recorder = Recorder(self.document, folder, complain)
            recorder.resume(log, self.reader)
            return recorder
        recorder = Recorder(self.document, folder, complain)
        for applied in self.again:
            recorder.took(applied)
        recorder.flush()
        if is_whole:
            log.remove()
        else:
            log.close()
            quarantine_file(log.path)
        return recorder


def recover(left: LeftLog, progress: Progress | None = None) -> Recovered:
    """Open the set of a log and do its steps again; raise an error if the set, or the log, can't be read."""
    progress, log = progress or Progress(), left.opened()
    try:
        document = _open_set(left.base, progress)
        changed = tuple(left.base.changed(Base.of(document)))
        if changed:
            changes, n_unread = changes_of_log(document, left.base, log)
            return Recovered(document, changes, log, None, n_unread=n_unread, changed=changed)
        return _replay(document, left, log, progress)
    except BaseException:
        log.close()
        raise


def _replay(document: Document, left: LeftLog, log: LogFile, progress: Progress) -> Recovered:
    """Do the steps of a log in a document whose files are those of the log."""
    before, sitemaps = document.table.snapshot(), document.sitemaps
    numbering = Numbering.of(document, (file.is_waiting for file in left.base.files))
    reader = StepReader(document.table, numbering, sitemaps, document.folder)
    progress.begin(left.base.name, log.n_steps)
    # Entries of files that were not read yet come after those that the log knows.
    is_partial = any(file.is_waiting for file in left.base.files)
    n_steps = 0
    again: list[AppliedEdit] = []
    for number in range(log.n_steps):
        try:
            edit = reader.step(log.step(number))
            if reader.index is not None:
                document.gone_indexes.append(reader.index)
            applied = document.apply(edit)
        except (DamagedLogError, *NOT_UNDERSTOOD, AssertionError):
            break
        n_steps += 1
        if is_partial or left.is_moved:
            again.append(applied)
        progress.advance()
    document.findings.extend(reader.findings)
    changes = find_changes(before, document.table, {each.id: each.name for each in (*sitemaps, *sitemaps.gone())})
    return Recovered(document, changes, log, reader, n_steps, log.n_steps - n_steps, again=tuple(again))


def _open_set(base: Base, progress: Progress) -> Document:
    """Open the set of a log as it was opened then."""
    if base.path is None:
        document = new_document()
        document.is_judged = False
    else:
        first, now = base.index or next(iter(base.files), None), Fingerprint.at(base.path)
        # An unchanged file is as large as the user allowed then.
        is_unchanged = first is not None and now is not None and first.fingerprint == now
        ceilings = Ceilings.raised() if is_unchanged else Ceilings()
        how = HowToRead(ceilings, base.encoding)
        # A folder may have other files, which the user retained when he removed their sitemaps, or never opened.
        files = [] if base.index is not None else [base.path / file.name for file in base.files]
        if len(files) > 1 and all(is_file(file) for file in files):
            document = open_together(files, how, progress)
            document.address = base.address
        else:
            document = open_path(base.path, how, progress, index_url=base.address)
    _order_as(document, [file.name for file in base.files])
    document.profile = PROFILES.get(base.profile, DEFAULT_PROFILE)
    return document


def _order_as(document: Document, names: list[str]) -> None:
    """Order the files of a folder as when the log began: renamed ones are not sorted by name."""
    ids = {sitemap.file_name: sitemap.id for sitemap in document.sitemaps}
    order = [ids[name] for name in names if name in ids]
    if document.shape is SetShape.FOLDER and sorted(order) == sorted(ids.values()) and order != list(ids.values()):
        document.do(arranging(document, order))
