"""State of the sitemap copies in a folder: their URLs, digests, and cache headers."""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urljoin, urlsplit, urlunsplit

from sitemap_studio.core.paths import quarantine_file, resolve_links

STATE_FILE: Final = ".sitemap-studio-fetch.json"
"""Name of the file in the folder of the copies that lets the next fetch skip unchanged files."""

_USER: Final = re.compile(r"//[^/?#]*@")
_MAX_STATE_BYTES: Final = 64 << 20
_VERSION: Final = 1


class _DamagedStateError(Exception):
    """Error for a state file that can't be used."""


@dataclass(frozen=True, slots=True)
class FetchedCopy:
    """Copy of a URL: its path relative to the folder, its SHA-256 digest, and the cache headers of the response."""

    path: str
    digest: str
    etag: str = ""
    last_modified: str = ""

    def __post_init__(self) -> None:
        """Raise a `ValueError` for values that no fetch could have written."""
        texts = (self.path, self.digest, self.etag, self.last_modified)
        # Names of files must have an encoding, and header fields no control characters.
        if any(min(text.encode(), default=32) < 32 for text in texts) or not is_inner_path(self.path):
            raise ValueError(self.path)


@dataclass
class FetchedCopies:
    """Copies in a folder, by URL.

    Attributes:
        files: The copies by their URLs.
        start: Paths of the files to open, relative to the folder: the indexes, else the sitemaps.
        url: The URL that the user fetched last, without user name and password; empty if unknown.
    """

    files: dict[str, FetchedCopy] = field(default_factory=dict)
    start: tuple[str, ...] = ()
    url: str = ""

    def url_of(self, path: str) -> str | None:
        """Return the URL of a copy, given its path relative to the folder; None for other files."""
        return next((url for url, copy in self.files.items() if copy.path == path), None)

    def paths_of(self, locs: Iterable[str], base_url: str | None) -> dict[str, str]:
        """Return paths of copies, relative to the folder, by `loc`.

        Args:
            locs: Values of `loc` in a file.
            base_url: URL of that file, or None.
        """
        copies = ((loc, self.files.get(join_without_password(base_url or "", loc))) for loc in locs)
        return {loc: copy.path for loc, copy in copies if copy is not None}


def is_inner_path(path: str) -> bool:
    """Return whether a relative path has neither empty nor hidden segments (such as `..`) nor backslashes."""
    return all(name and not name.startswith(".") and "\\" not in name for name in path.split("/"))


def join_without_password(base_url: str, url: str) -> str:
    """Return a URL resolved against a base URL, without user name and password.

    A URL that can't be parsed is not resolved; requests of it fail.
    """
    try:
        url = urljoin(base_url, url)
        parts = urlsplit(url)
        return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2])) if "@" in parts.netloc else url
    except ValueError:
        return _USER.sub("//", url, count=1)


def find_copies(file: Path) -> tuple[FetchedCopies, str]:
    """Find the state of the copies in the folder that contains a file or lists it as a copy; empty without one.

    Returns:
        The copies in the folder of the file, or in the nearest parent folder that lists the file as a copy; and the
        path of the file relative to that folder.
    """
    file = resolve_links(file)
    for folder in file.parents:
        if os.path.lexists(folder / STATE_FILE):
            copies, path = read_copies(folder), file.relative_to(folder).as_posix()
            if folder == file.parent or copies.url_of(path) is not None:
                return copies, path
    return FetchedCopies(), file.name


def has_state_file(folder: Path) -> bool:
    """Return whether a folder or one of its parents contains the state file of a fetch."""
    folder = resolve_links(folder)
    return any(os.path.lexists(each / STATE_FILE) for each in (folder, *folder.parents))


def find_copy_folder(file: Path) -> tuple[Path, FetchedCopies] | None:
    """Return the folder of the copies that a file belongs to, and their state; None if the file is not a copy."""
    copies, path = find_copies(file)
    if copies.url_of(path) is None:
        return None
    return resolve_links(file).parents[path.count("/")], copies


def read_copies(folder: Path) -> FetchedCopies:
    """Read the state of the copies in a folder; empty if the state file is missing or can't be used."""
    try:
        return _parse_state_file(folder / STATE_FILE)
    except (_DamagedStateError, OSError):
        return FetchedCopies()


def read_or_rename_copies(folder: Path) -> tuple[FetchedCopies, Path | None]:
    """Read the state of the copies in a folder; rename a state file that exists but can't be used.

    Returns:
        The copies, and the new path of a renamed state file; None if it was not renamed.

    Raises:
        OSError: The damaged state file can't be renamed.
    """
    try:
        return _parse_state_file(folder / STATE_FILE), None
    except FileNotFoundError:
        return FetchedCopies(), None
    except (_DamagedStateError, OSError):
        return FetchedCopies(), quarantine_file(folder / STATE_FILE)


def write_copies(folder: Path, copies: FetchedCopies) -> None:
    """Write the state file of the copies in a folder."""
    files = {url: asdict(each) for url, each in sorted(copies.files.items())}
    stored = {"version": _VERSION, "url": copies.url, "open": copies.start, "files": files}
    from sitemap_studio.core.atomic_write import replace_file

    replace_file(folder / STATE_FILE, json.dumps(stored, indent=1).encode())


def read_regular_file(path: Path, max_bytes: int) -> bytes | None:
    """Return the bytes of a file; None for links, pipes, devices, folders, and files larger than `max_bytes`.

    Raises:
        OSError: The file can't be read.
    """
    status = path.lstat()
    if not stat.S_ISREG(status.st_mode) or status.st_size > max_bytes:
        return None
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    with open(descriptor, "rb") as file:  # noqa: PTH123
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            return None
        data = file.read(max_bytes + 1)
    return data if len(data) <= max_bytes else None


def _parse_state_file(path: Path) -> FetchedCopies:
    """Read a state file.

    Raises:
        OSError: The file does not exist or can't be read.
        _DamagedStateError: Its content is not a state that this version can use.
    """
    data = read_regular_file(path, _MAX_STATE_BYTES)
    if data is None:
        raise _DamagedStateError
    try:
        stored: dict[str, Any] = json.loads(data)
        if stored["version"] != _VERSION:
            raise _DamagedStateError
        files = {without_password(url): FetchedCopy(**known) for url, known in stored["files"].items()}
        start = tuple(stored.get("open", ()))
        url = stored.get("url", "")
        if not all(map(is_inner_path, start)) or not isinstance(url, str):
            raise _DamagedStateError
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise _DamagedStateError from error
    return FetchedCopies(files, start, without_password(url))


def without_password(url: str) -> str:
    """Return a complete URL without its user name and password."""
    return join_without_password("", url)
