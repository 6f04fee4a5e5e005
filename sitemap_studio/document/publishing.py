"""What is to be done so that search engines learn of a set: robots.txt, files to upload, URLs that changed.

Sitemap Protocol 0.9, “Informing search engine crawlers”.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import quote

import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import is_file
from sitemap_studio.document.address import proposed_address
from sitemap_studio.document.comparing import ADDED, CHANGED, REMOVED, RENAMED, ComparedSet, compare_sets
from sitemap_studio.document.document import Document
from sitemap_studio.protocol.urls import is_web

FileState = Literal["new", "changed", "unchanged", "removed"]


@dataclass(frozen=True)
class UploadFile:
    """A file of the set.

    Attributes:
        path: Relative to the folder of the set, with slashes.
        state: Whether it differs from the file of the earlier version.
    """

    path: str
    state: FileState


@dataclass(frozen=True)
class PublishPlan:
    """What is to be published.

    Attributes:
        sitemap_urls: URL of the index, or of each sitemap without one, for robots.txt.
        changed: URLs that are new or changed since the earlier version, in the order of the set; all without one.
        removed: URLs that are gone since then.
        files: Files to upload, and those to remove.
    """

    sitemap_urls: tuple[str, ...]
    changed: tuple[str, ...]
    removed: tuple[str, ...]
    files: tuple[UploadFile, ...]

    @property
    def robots_lines(self) -> list[str]:
        """The lines for robots.txt."""
        return [f"Sitemap: {url}" for url in self.sitemap_urls]


def plan_publishing(document: Document, since: Document | None = None) -> PublishPlan:
    """Compare a set with an earlier version, by its entries, whatever `lastmod` says.

    Raises:
        RequestError: The URL of the set is not known, and can't be inferred.
    """
    return PublishPlan(_sitemap_urls(document), *_urls(document, since), _files(document, since))


def _sitemap_urls(document: Document) -> tuple[str, ...]:
    address = document.address or proposed_address(document)
    if address is None:
        raise RequestError(
            msg("The URL of “{name}” is not known.", name=document.name), hint="No entry has a complete URL."
        )
    if not address.endswith("/"):
        return (address,)
    if document.index is not None or not document.is_folder:
        return (address + quote(document.name),)
    return tuple(address + quote(sitemap.file_name or sitemap.name) for sitemap in document.sitemaps)


def _urls(document: Document, since: Document | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    locs = pl.Series(document.table.locs(), dtype=pl.String).str.strip_chars()
    if since is None:
        return _complete(locs), ()
    lines = compare_sets(ComparedSet.of(since), ComparedSet.of(document)).without_sitemaps().lines
    old = pl.Series(since.table.locs(), dtype=pl.String).str.strip_chars()
    after = lines.filter(pl.col("kind").is_in([ADDED, CHANGED, RENAMED]))["after_position"].drop_nulls().unique().sort()
    before = lines.filter(pl.col("kind").is_in([REMOVED, RENAMED]))["before_position"].drop_nulls().unique().sort()
    present = set(locs)
    removed = tuple(url for url in _complete(old.gather(before)) if url not in present)
    return _complete(locs.gather(after)), removed


def _complete(locs: pl.Series) -> tuple[str, ...]:
    return tuple(dict.fromkeys(loc for loc in locs.drop_nulls() if is_web(loc)))


def _files(document: Document, since: Document | None) -> tuple[UploadFile, ...]:
    paths, old = _paths(document), _paths(since) if since is not None else {}
    files = []
    for name, path in paths.items():
        earlier = old.get(name)
        is_same = earlier is not None and path.read_bytes() == earlier.read_bytes()
        files.append(UploadFile(name, "new" if earlier is None else "unchanged" if is_same else "changed"))
    files += [UploadFile(name, "removed") for name in old if name not in paths]
    return tuple(files)


def _paths(document: Document) -> dict[str, Path]:
    """Return the files of a set that exist, by their path relative to its folder."""
    folder = document.folder
    found = [document.index.path if document.index is not None else None, *(each.path for each in document.sitemaps)]
    paths = [path for path in found if path is not None and is_file(path)]
    if folder is None:
        return {}
    return {
        (path.relative_to(folder) if path.is_relative_to(folder) else Path(path.name)).as_posix(): path
        for path in paths
    }
