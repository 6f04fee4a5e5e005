"""Versions of fetched files as they were downloaded last.

The version that was downloaded last is the file itself while it is unedited. Before the first save that changes it, a
compressed version is stored in a hidden folder beside the state file, by its digest.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
import zlib
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sitemap_studio.core.atomic_write import remove_file, replace_file
from sitemap_studio.core.errors import StudioError
from sitemap_studio.formats.container import compress
from sitemap_studio.sources.fetched_copies import (
    FetchedCopies,
    FetchedCopy,
    read_copies,
    read_regular_file,
    write_copies,
)

if TYPE_CHECKING:
    from sitemap_studio.sources.site_fetch import FetchReport

log = logging.getLogger(__name__)

VERSIONS_FOLDER: Final = ".sitemap-studio-fetched"
"""Name of the hidden folder with the downloaded versions of edited files."""

_MAX_BYTES: Final = 1 << 30


@dataclass(frozen=True)
class SiteVersions:
    """The files of a site as they were downloaded last, and as they are now, in temporary folders.

    Attributes:
        former: Folder with the versions that were downloaded last; without those that are unknown.
        site: Folder with all files as they are on the site.
        known: The copies before the download.
        report: The result of the download into `site`.
    """

    former: Path
    site: Path
    known: FetchedCopies
    report: FetchReport


def store_downloaded_versions(folder: Path, paths: Iterable[str]) -> None:
    """Store the versions of copies, by paths relative to their folder, that are unedited and about to be replaced."""
    copies = {copy.path: copy for copy in read_copies(folder).files.values()}
    for path in paths:
        copy = copies.get(path)
        if copy is None or _stored(folder, copy).exists():
            continue
        data = _bytes_with_digest(folder / path, copy.digest)
        if data is not None:
            _store(folder, copy, data)


def accept_site_versions(folder: Path, versions: SiteVersions, removed: Collection[str] = ()) -> None:
    """Record the versions of the site as those that were downloaded last.

    The files in the folder, which may have changes of the user, stay as they are.

    Args:
        folder: The folder of the copies.
        versions: The versions of the site.
        removed: Paths of copies that the site does not have any more.
    """
    now = read_copies(versions.site)
    if versions.report.robots is not None:
        # It is not merged.
        now.files.pop(versions.report.robots.url, None)
    files = {**read_copies(folder).files, **now.files}
    merged = FetchedCopies({url: copy for url, copy in files.items() if copy.path not in removed}, now.start, now.url)
    for copy in now.files.values():
        if _bytes_with_digest(folder / copy.path, copy.digest) is None and not _stored(folder, copy).exists():
            data = _bytes_with_digest(versions.site / copy.path, copy.digest)
            if data is not None:
                _store(folder, copy, data)
    write_copies(folder, merged)
    _remove_others(folder, {copy.digest for copy in merged.files.values()})


def downloaded_bytes(folder: Path, copy: FetchedCopy) -> bytes | None:
    """Return the content of a copy as it was downloaded; None if it is not known any more."""
    data = _bytes_with_digest(folder / copy.path, copy.digest)
    if data is not None:
        return data
    with suppress(OSError, EOFError, zlib.error):
        packed = read_regular_file(_stored(folder, copy), _MAX_BYTES)
        if packed is not None:
            with gzip.open(_stored(folder, copy)) as file:
                data = file.read(_MAX_BYTES)
            return data if hashlib.sha256(data).hexdigest() == copy.digest else None
    return None


def _bytes_with_digest(path: Path, digest: str) -> bytes | None:
    """Return the content of a file with this digest; None for other content, and if it can't be read."""
    try:
        data = read_regular_file(path.resolve(), _MAX_BYTES)
    except (OSError, RuntimeError, ValueError):
        return None
    return data if data is not None and hashlib.sha256(data).hexdigest() == digest else None


def _stored(folder: Path, copy: FetchedCopy) -> Path:
    # A digest that is none, in an edited state file, must not lead elsewhere.
    return folder / VERSIONS_FOLDER / f"{hashlib.sha256(copy.digest.encode()).hexdigest()}.gz"


def _store(folder: Path, copy: FetchedCopy, data: bytes) -> None:
    home = folder / VERSIONS_FOLDER
    try:
        if not home.is_symlink():
            home.mkdir(exist_ok=True)
            replace_file(_stored(folder, copy), compress(data))
    except (OSError, StudioError) as error:
        # The next comparison does without it.
        log.info("The downloaded version of a file can't be stored: %s", error)


def _remove_others(folder: Path, digests: Collection[str]) -> None:
    """Remove the stored versions with other digests."""
    home = folder / VERSIONS_FOLDER
    wanted = {_stored(folder, FetchedCopy("any", digest)).name for digest in digests}
    with suppress(OSError, StudioError):
        if not home.is_symlink():
            for path in home.glob("*.gz"):
                if path.name not in wanted:
                    remove_file(path)
