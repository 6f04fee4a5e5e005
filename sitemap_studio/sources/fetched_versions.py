"""Last downloaded versions of fetched files.

While a file is unedited, the file itself is that version. Before the first save that changes it, a compressed version
is stored in a hidden folder next to the state file; its name is a hash of the digest.
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
    """Last downloaded and current files of a site, in temporary folders.

    Attributes:
        former: Folder with the last downloaded versions; unknown versions are missing.
        site: Folder with all current files of the site.
        known: The copies before the download.
        report: The result of the download into `site`.
    """

    former: Path
    site: Path
    known: FetchedCopies
    report: FetchReport


def store_downloaded_versions(folder: Path, paths: Iterable[str]) -> None:
    """Store compressed versions of unedited copies that are about to be replaced; skip edited copies and other files.

    Args:
        folder: The folder of the copies.
        paths: Paths of the copies, relative to the folder.
    """
    copies = {copy.path: copy for copy in read_copies(folder).files.values()}
    for path in paths:
        copy = copies.get(path)
        if copy is None or _version_path(folder, copy).exists():
            continue
        data = _bytes_with_digest(folder / path, copy.digest)
        if data is not None:
            _store_version(folder, copy, data)


def accept_site_versions(folder: Path, versions: SiteVersions, removed: Collection[str] = ()) -> None:
    """Record the current versions of the site as the last downloaded ones, and delete stored versions in disuse.

    The files in the folder, which may have changes of the user, are not changed.

    Args:
        folder: The folder of the copies.
        versions: The versions of the site.
        removed: Paths of copies that no longer exist on the site.
    """
    now = read_copies(versions.site)
    if versions.report.robots is not None:
        # robots.txt is not merged.
        now.files.pop(versions.report.robots.url, None)
    files = {**read_copies(folder).files, **now.files}
    merged = FetchedCopies({url: copy for url, copy in files.items() if copy.path not in removed}, now.start, now.url)
    for copy in now.files.values():
        if _bytes_with_digest(folder / copy.path, copy.digest) is None and not _version_path(folder, copy).exists():
            data = _bytes_with_digest(versions.site / copy.path, copy.digest)
            if data is not None:
                _store_version(folder, copy, data)
    write_copies(folder, merged)
    _remove_unused_versions(folder, {copy.digest for copy in merged.files.values()})


def downloaded_bytes(folder: Path, copy: FetchedCopy) -> bytes | None:
    """Return the last downloaded content of a copy: the unedited file or the stored version; None if unknown."""
    data = _bytes_with_digest(folder / copy.path, copy.digest)
    if data is not None:
        return data
    with suppress(OSError, EOFError, zlib.error):
        packed = read_regular_file(_version_path(folder, copy), _MAX_BYTES)
        if packed is not None:
            with gzip.open(_version_path(folder, copy)) as file:
                data = file.read(_MAX_BYTES)
            return data if hashlib.sha256(data).hexdigest() == copy.digest else None
    return None


def _bytes_with_digest(path: Path, digest: str) -> bytes | None:
    """Return the content of a file if it has this digest; None for other content or an unreadable file."""
    try:
        data = read_regular_file(path.resolve(), _MAX_BYTES)
    except (OSError, RuntimeError, ValueError):
        return None
    return data if data is not None and hashlib.sha256(data).hexdigest() == digest else None


def _version_path(folder: Path, copy: FetchedCopy) -> Path:
    """Return the path of the stored version of a copy, whether it exists or not; its name is a hash of the digest."""
    # An invalid digest in an edited state file must not lead out of the folder.
    return folder / VERSIONS_FOLDER / f"{hashlib.sha256(copy.digest.encode()).hexdigest()}.gz"


def _store_version(folder: Path, copy: FetchedCopy, data: bytes) -> None:
    """Store content as the compressed version of a copy; log failures instead of raising them."""
    home = folder / VERSIONS_FOLDER
    try:
        if not home.is_symlink():
            home.mkdir(exist_ok=True)
            replace_file(_version_path(folder, copy), compress(data))
    except (OSError, StudioError) as error:
        # The next comparison works without the version.
        log.info("The downloaded version of a file can't be stored: %s", error)


def _remove_unused_versions(folder: Path, digests: Collection[str]) -> None:
    """Delete the stored versions that have none of these digests."""
    home = folder / VERSIONS_FOLDER
    wanted = {_version_path(folder, FetchedCopy("any", digest)).name for digest in digests}
    with suppress(OSError, StudioError):
        if not home.is_symlink():
            for path in home.glob("*.gz"):
                if path.name not in wanted:
                    remove_file(path)
