"""Opening for a command: as its options say, and what has to be said of a file that was hard to read."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.formats.container import Ceilings

_TOLD_BEFORE_WRITING: Final = ("repaired", "not-utf-8")
"""Findings that tell how what is written will differ from what was read."""


def ceilings_of(options: argparse.Namespace) -> Ceilings:
    """How much a command may read; who raises the ceiling of bytes trusts the file."""
    ceilings = Ceilings()
    if options.max_file_bytes is not None:
        ceilings = replace(ceilings, max_file_bytes=options.max_file_bytes, max_ratio=None)
    if options.max_entries is not None:
        ceilings = replace(ceilings, max_entries=options.max_entries)
    return ceilings


def open_set(path: Path, options: argparse.Namespace, index_url: str | None = None) -> Document:
    """Open a set as the options say, and tell what happened at that; see `document.opening.opening` for errors."""
    document = open_path(path, index_url=index_url, ceilings=ceilings_of(options), encoding=options.encoding)
    tell_notices(document)
    return document


def tell_notices(document: Document) -> None:
    """Say what there is to tell of a set that was opened."""
    for notice in document.notices:
        print(f"sitemap-studio: {notice}", file=sys.stderr)


def tell_before_writing(document: Document) -> None:
    """Name the files that had to be mended before they could be read, or that are not in UTF-8 yet."""
    for _, finding in document.findings:
        if finding.rule in _TOLD_BEFORE_WRITING:
            more = " “sitemap-studio repair” lists what was done." if finding.rule == "repaired" else ""
            print(f"sitemap-studio: {finding.message}{more}", file=sys.stderr)


def refuse_doubted(document: Document) -> None:
    """Refuse to write what nobody could read for certain.

    Raises:
        ReadError: A sitemap, or the index, may only be looked at.
    """
    for file in (document.index, *document.sitemaps):
        if file is not None and file.doubt is not None:
            raise file.doubt


def tell_written(paths: Iterable[Path], asked: Path) -> None:
    """Name the files that were written; from the working folder on where that asked for was named so.

    Args:
        paths: The files.
        asked: What the user named.
    """
    here = Path.cwd()
    for path in paths:
        is_short = not asked.is_absolute() and path.is_relative_to(here)
        print(f"Wrote {path.relative_to(here) if is_short else path}")
