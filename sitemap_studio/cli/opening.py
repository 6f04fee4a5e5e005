"""Opening for a command: as its options say, and what has to be said of a file that was hard to read."""

from __future__ import annotations

import argparse
import glob
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from sitemap_studio.cli.terminal import note, print_done, warn
from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import path_exists
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.protocol.rules.files import REPAIRED_RULES

_TOLD_BEFORE_WRITING: Final = (*REPAIRED_RULES, "not-utf-8")
"""Findings that tell how what is written will differ from what was read."""


def ceilings_of(options: argparse.Namespace) -> Ceilings:
    """How much a command may read; who raises the ceiling of bytes trusts the file."""
    ceilings = Ceilings()
    if options.max_file_bytes is not None:
        ceilings = replace(ceilings, max_file_bytes=options.max_file_bytes, max_ratio=None)
    if options.max_entries is not None:
        ceilings = replace(ceilings, max_entries=options.max_entries)
    return ceilings


def expanded(paths: Iterable[Path]) -> list[Path]:
    """Put the files that match in the place of patterns such as `*.xml`, which not every shell expands."""
    found: list[Path] = []
    for path in paths:
        text = str(path)
        is_pattern = glob.has_magic(text) and not path_exists(path)
        matches = sorted(map(Path, glob.glob(text, recursive=True))) if is_pattern else [path]  # noqa: PTH207
        found += matches or [path]
    return list(dict.fromkeys(found))


def each_of(paths: Sequence[Path], run: Callable[[Path], bool]) -> bool:
    """Run something for each of several files; one that fails keeps none of the others from their turn.

    Returns:
        Whether all were fine.

    Raises:
        StudioError: The last that failed; the others were warned of.
    """
    is_fine, failed = True, None
    for path in paths:
        try:
            is_fine = run(path) and is_fine
        except StudioError as error:
            if failed is not None:
                warn(str(failed))
            failed = error
    if failed is not None:
        raise failed
    return is_fine


def open_set(path: Path, options: argparse.Namespace, index_url: str | None = None) -> Document:
    """Open a set as the options say, and tell what happened at that; see `document.opening.opening` for errors."""
    document = open_path(
        path,
        index_url=index_url,
        ceilings=ceilings_of(options),
        encoding=options.encoding,
        progress=options.progress,
    )
    document.label = options.labels.get(path)
    tell_notices(document, options)
    return document


def tell_notices(document: Document, options: argparse.Namespace) -> None:
    """Say what there is to tell of a set that was opened."""
    for notice in document.notices:
        note(options, str(notice))


def tell_before_writing(document: Document, options: argparse.Namespace) -> None:
    """Name the files that had to be mended before they could be read, or that are not in UTF-8 yet."""
    for sitemap, finding in document.findings:
        file = document.index if sitemap is None else document.sitemaps[sitemap]
        if finding.rule in _TOLD_BEFORE_WRITING and not (file and file.doubt):
            more = " “sitemap-studio repair” lists what was done." if finding.rule in REPAIRED_RULES else ""
            note(options, f"{finding.message}{more}")


def refuse_doubted(document: Document) -> None:
    """Refuse to write what nobody could read for certain.

    Raises:
        ReadError: A sitemap, or the index, may only be looked at.
    """
    for file in (document.index, *document.sitemaps):
        if file is not None and file.doubt is not None:
            raise file.doubt


def tell_written(document: Document, paths: Iterable[Path], options: argparse.Namespace) -> None:
    """Name the files of a set that were written, but for what went to standard output."""
    for path in () if options.is_stdout else paths:
        print_done(options, f"Wrote {document.shown_path(path)}")
