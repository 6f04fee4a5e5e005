"""Open versions of a set to compare: a file, a folder, a URL, or `git:REV[:PATH]`."""

from __future__ import annotations

import argparse
import tempfile
from contextlib import ExitStack
from pathlib import Path

from sitemap_studio.cli.command_support import open_set
from sitemap_studio.core.errors import ReadError
from sitemap_studio.document.document import Document
from sitemap_studio.document.publishing import download_set
from sitemap_studio.sources.git_revisions import GitVersion, copy_revision, parse_git_version

Version = Path | str
"""A path, or the text of a URL or of a version in git."""


def open_version(
    version: Version, options: argparse.Namespace, copies: ExitStack, *, compared: Version | None = None
) -> Document:
    """Open a version of a set; copy URLs and git revisions to temporary folders, which `copies` removes.

    Args:
        version: The version to open.
        options: Limits and encoding.
        copies: Closed when the set is no longer needed.
        compared: The other version of the comparison. Its path applies to a revision without a path.
    """
    if isinstance(version, Path):
        return open_set(version, options=options)
    folder = Path(copies.enter_context(tempfile.TemporaryDirectory(prefix="sitemap-studio-")))
    revision = parse_git_version(version)
    if revision is None:
        paths = download_set(version, folder, progress=options.progress)
    else:
        paths = (_copy_git_version(revision, folder, compared, options),)
    options.labels |= dict.fromkeys(paths, version)
    return open_set(*paths, options=options)


def _copy_git_version(
    revision: GitVersion, folder: Path, compared: Version | None, options: argparse.Namespace
) -> Path:
    """Copy the sitemap or folder of a git revision into a folder, and return the path of the copy.

    A revision without a path uses the path of the other version, unless that is a temporary file.
    """
    if revision.path is None and isinstance(compared, str):
        other = parse_git_version(compared)
        revision = GitVersion(revision.revision, None if other is None else other.path)
    named = compared if isinstance(compared, Path) and compared not in options.labels else None
    return copy_revision(revision, folder, compared=named)


def refuse_incomparable(document: Document) -> None:
    """Raise a `ReadError` if the entries of a set can't be read completely, so that a comparison would be wrong."""
    for sitemap in document.sitemaps:
        why = sitemap.error or sitemap.read_only_reason
        if why is not None:
            raise ReadError(f"The entries can't be compared. {why.message}", hint=why.hint, path=sitemap.path)
