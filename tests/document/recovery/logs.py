"""Documents with recovery logs, for the tests of recovery."""

from __future__ import annotations

import shutil
from pathlib import Path

from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.log_files import RecoverableLog, find_recoverable_logs
from sitemap_studio.document.recovery.recorder import RecoveryRecorder
from sitemap_studio.document.recovery.replaying import RecoveredSet, recover
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS
from sitemap_studio.protocol.fields import FIELD_NAMES

State = tuple[object, ...]
"""What a set says, comparable."""


def no_complaint(error: Exception) -> None:
    """Fail a test in which the log could not be written."""
    raise AssertionError(error)


def recorded(document: Document, folder: Path) -> RecoveryRecorder:
    """Return a recorder that logs the edits of a document into a folder."""
    return RecoveryRecorder(document, folder, no_complaint)


def saved(document: Document, recorder: RecoveryRecorder) -> None:
    """Save a document, and start a new log."""
    recorder.begin_save()
    save(document)
    recorder.end_save(is_saved=True)


def state(document: Document) -> State:
    """Return names, URLs, dates, corrections and entries of all sitemaps, for comparison."""
    table = document.table
    sitemaps = []
    for sitemap in document.sitemaps:
        slots = document.table.slots_of_sitemap(sitemap.id)
        fields = table.rows(slots, FIELD_NAMES).rows()
        xml = {place: _undeclared(text) for place, text in table.extensions_of(slots).rows()}
        entries = tuple((*row, xml.get(place)) for place, row in enumerate(fields))
        wishes = tuple(bool(mark & 16) for mark in table.rows(slots, ["touched"]).to_series().to_list())
        corrected = sorted(rule for marked, rule in table.corrected if marked == sitemap.id)
        sitemaps.append((sitemap.name, sitemap.loc, sitemap.lastmod, corrected, entries, wishes))
    of_index = sorted(rule for marked, rule in table.corrected if marked is None)
    return (*sitemaps, table.orders_index, of_index, table.index_name)


def _undeclared(xml: str) -> str:
    """Return the XML of extensions without namespace declarations that a root may contain."""
    for declaration in NAMESPACE_DECLARATIONS.values():
        xml = xml.replace(declaration, "")
    return xml


def only_log(folder: Path) -> RecoverableLog:
    """Return the only log in a folder."""
    found = find_recoverable_logs(folder)
    assert found.messages == ()
    (log,) = found.logs
    return log


def copied(recorder: RecoveryRecorder, folder: Path) -> Path:
    """Copy the current file of a log into a new folder, as a kill would leave it, and return its path."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    assert recorder.path is not None
    return Path(shutil.copy2(recorder.path, folder / recorder.path.name))


def recovered(folder: Path) -> RecoveredSet:
    """Recover the set of the only log in a folder, close the log, and return the result."""
    result = recover(only_log(folder))
    result.log.close()
    return result
