"""Saves that a killed program left behind, as opening meets them: settled before anything is read, and told of."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable
from pathlib import Path

from sitemap_studio.core.messages import join, msg
from sitemap_studio.core.set_journal import RecoveredSave, RecoveryOutcome, recover_saves
from sitemap_studio.document.document import Document
from sitemap_studio.document.notices import Notice
from sitemap_studio.protocol.catalogue import Severity


def settle_saves(folders: Iterable[Path]) -> list[Notice]:
    """Complete or undo saves that killed programs left in some folders; see `core.set_journal`.

    Returns:
        What to tell the user; mostly nothing.
    """
    return [_notice(ended) for ended in recover_saves(folders)]


def opened_settled(folders: Collection[Path], opened: Callable[[], Document]) -> Document:
    """Open a set once all saves in its folders are settled that killed programs left behind.

    Args:
        folders: Those that are known before it is read.
        opened: Opens it; called again where files in other folders turned out to be neither old nor new.
    """
    notices = settle_saves(folders)
    document = opened()
    later = settle_saves(_folders_beyond(document, folders))
    if any(notice.severity is Severity.INFO for notice in later):
        document = opened()
    # What can't be settled is found from every folder that knows of it.
    document.notices = [*dict.fromkeys((*notices, *later)), *document.notices]
    return document


def folders_around(path: Path) -> set[Path]:
    """The folders in which a save of a file, or of the set in a folder, may have left something."""
    try:
        return {path.resolve()} if path.is_dir() else {path.parent.resolve(), path.resolve().parent}
    except (OSError, ValueError, RuntimeError):
        # Opening will say what is wrong.
        return set()


def _folders_beyond(document: Document, known: Collection[Path]) -> set[Path]:
    """The other folders in which files of a set lie, links followed."""
    paths = [sitemap.path for sitemap in document.sitemaps if sitemap.path is not None]
    one_of_each = {path.parent: path for path in paths if path.parent not in known}
    linked = [path for path in paths if os.path.islink(path)]  # noqa: PTH114
    found = (folders_around(path) for path in (*one_of_each.values(), *linked))
    return set().union(*found) - set(known)


def _notice(ended: RecoveredSave) -> Notice:
    of_what = msg(" of “{title}”", title=ended.title) if ended.title else ""
    if ended.ending is RecoveryOutcome.COMPLETED:
        return Notice(
            Severity.INFO,
            msg("An interrupted save{of_what} was completed.", of_what=of_what),
            "All its files hold what was saved.",
        )
    if ended.ending is RecoveryOutcome.UNDONE:
        return Notice(
            Severity.INFO,
            msg("An interrupted save{of_what} was undone.", of_what=of_what),
            "All files are as they were before it.",
        )
    sentence = msg(
        "An interrupted save{of_what} could be neither completed nor undone: {reason}.",
        of_what=of_what,
        reason=ended.reason,
    )
    return Notice(Severity.WARNING, sentence, join([msg("Some files may be older than others."), ended.hint]))
