"""Files that are there already: no command writes over them unless its words say that it may."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from sitemap_studio.cli.terminal import note
from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.paths import is_file, resolve_links
from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.external_changes import find_obstacles


def refuse_overwriting(paths: Iterable[Path], options: argparse.Namespace, *, document: Document | None = None) -> None:
    """Refuse to write over files, unless the options allow it.

    Args:
        paths: What is about to be written. Folders and devices among them are refused by who writes.
        options: Of a command that takes `--overwrite`.
        document: A set whose own files may be written: they are changed in their place, or refused by who writes.

    Raises:
        WriteError: Some are there.
    """
    there = [] if options.overwrite else _others(filter(is_file, paths), document)
    if not there:
        return
    more = len(there) - 1
    if more:
        others = "1 more file" if more == 1 else f"{more:,} more files"
        sentence = f"“{there[0]}” and {others} are there already, so nothing was written."
    else:
        sentence = f"“{there[0]}” is there already, so nothing was written."
    raise WriteError(sentence, hint=f"Give --overwrite to write over {'them' if more else 'it'}.", path=there[0])


def linked_files(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Those of some files that are about to be replaced which have other names on this disk (hard links)."""
    return find_obstacles(paths).linked


def note_links(linked: Iterable[Path], options: argparse.Namespace) -> None:
    """Say that other names of files keep the old content."""
    for path in linked:
        note(options, f"“{path}” has other names on this disk (hard links), which keep the old content.")


def _others(paths: Iterable[Path], document: Document | None) -> list[Path]:
    """Those of some files that are not the set's own."""
    files = (document.path, *(sitemap.path for sitemap in document.sitemaps)) if document is not None else ()
    own = {file for file in files if file is not None}
    others = [path for path in paths if path not in own]
    # Following links takes ten times as long, which a set of thousands that is changed in its place has to be spared.
    real = {resolve_links(file) for file in own} if others else set()
    return [path for path in others if resolve_links(path) not in real]
