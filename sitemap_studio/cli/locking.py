"""Commands that write hold the lock of what they write, so that nothing is changed that somebody else has open.

The lock stands for the file that was named; which others are written is known when they are about to be.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import wraps
from pathlib import Path

from sitemap_studio.cli.overwriting import linked_files, note_links, refuse_overwriting
from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.file_lock import take_lock
from sitemap_studio.core.paths import is_folder
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.folder_opening import find_in_folder
from sitemap_studio.document.opening.held_sets import refuse_locked_files
from sitemap_studio.document.saving.saving import Saved, finish_save, prepare_save

_SUFFIXES = {"text": ".txt", "csv": ".csv"}
"""Names that let a file keep its kind on its way to standard output."""

Command = Callable[[argparse.Namespace], bool]


def with_lock(command: Command) -> Command:
    """A command that may begin only when nobody else has open for editing what it writes.

    It raises `LockedError` if somebody has.
    """

    @wraps(command)
    def run(options: argparse.Namespace) -> bool:
        written = _written(options)
        with take_lock(written):
            refuse_locked_files([written], unless=written)
            return command(options)

    return run


def save_free(document: Document, options: argparse.Namespace) -> Saved:
    """Save as a command says, unless that would write over files unasked, or over what somebody else has open.

    Raises:
        LockedError: Somebody else has one of the files open for editing; nothing is written.
        WriteError: Other files than the set's own are there already; likewise. See `saving` for what else.
    """
    if options.output is None and document.label is not None:
        raise WriteError("Standard input can't be saved in place.", hint="Give --output; - is standard output.")
    if options.is_stdout and (document.index is not None or document.is_folder):
        raise WriteError("A set of several files can't go to standard output.", hint="Give --output another path.")
    if options.is_stdout:
        options.output = options.output.with_suffix(_SUFFIXES.get(document.kind, ".xml"))
    plan = prepare_save(document, options.output)
    refuse_locked_files(plan.touched, unless=_written(options))
    refuse_overwriting(plan.touched, options, document=document)
    note_links(linked_files(plan.touched), options)
    saved = plan.write()
    finish_save(document, saved)
    return saved


def _written(options: argparse.Namespace) -> Path:
    """The set that is written: that of the folder, where one is named."""
    path: Path = options.output or options.path
    return find_in_folder(path).index or path if options.output is None and is_folder(path) else path
