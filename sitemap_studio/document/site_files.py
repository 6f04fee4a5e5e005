"""Find files of a site on disk by URL, only inside one folder: `..` and links out of it are refused."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import unquote_to_bytes

from sitemap_studio.protocol.url_syntax import UrlPrefix, is_web, split_authority, split_loc, stripped

NO_FILE: Final = "no-file"
NO_WEB: Final = "no-web"
OUTSIDE: Final = "outside"
"""Reasons why a URL has no file: not found, no web URL, or outside the folder."""

INDEX_NAMES: Final = ("index.html", "index.htm", "index.xhtml", "index.php", "default.html", "default.htm")
"""Index files of a folder, the likeliest first. Apache, DirectoryIndex; IIS, defaultDocument."""

PAGE_ENDINGS: Final = (".html", ".htm", ".php")
"""Endings that servers leave out of URLs, the likeliest first."""

_MAX_SEGMENTS: Final = 64
_FORBIDDEN: Final = set('/\\:*?"<>|') if os.name == "nt" else {"/", "\\"}
_DEFAULT_PORTS: Final = {"http:": "80", "https:": "443"}


class SiteFolder:
    """Folder with the files of a site; without a site, hosts of URLs are ignored."""

    def __init__(self, folder: Path, site: UrlPrefix | None) -> None:
        """Store the folder with links resolved, and the URL of the site below which its files are."""
        self._root = folder.resolve()
        self._site = site
        self._folders: dict[Path, bool] = {}

    def modified_seconds(self, loc: str | None) -> float | str:
        """Return the modification time of the file of a URL as Unix seconds; `NO_WEB`, `NO_FILE` or `OUTSIDE` if unknown."""
        core = stripped(loc)
        if not is_web(core):
            return NO_WEB
        path = self._path_below_site(core)
        if path is None:
            return NO_FILE
        segments = _unescaped_names(path)
        if segments is None:
            return OUTSIDE
        is_outside = False
        for candidate in _possible_files(segments, path):
            found = self._file_modified_seconds(candidate)
            if isinstance(found, float):
                return found
            is_outside = is_outside or found
        return OUTSIDE if is_outside else NO_FILE

    def _path_below_site(self, loc: str) -> str | None:
        """Return the path of a URL below the site's URL, or its complete path without a site; None outside of the site."""
        scheme, authority, path, *_ = split_loc(loc)
        if self._site is None:
            return path
        if _site_of(scheme, authority[2:]) != _site_of(self._site.scheme, self._site.authority):
            return None
        rest = path.removeprefix(self._site.path)
        is_below = path.startswith(self._site.path) and (not rest or rest.startswith("/"))
        return rest if is_below else None

    def _file_modified_seconds(self, names: list[str]) -> float | bool:
        """Return the modification time of a file, given by the names of its path, as Unix seconds.

        Returns:
            The time; without a regular file True if a link leads out of the folder, else False.
        """
        try:
            # Before the file is opened: a link must not lead out.
            folder = self._root.joinpath(*names[:-1])
            if folder not in self._folders:
                self._folders[folder] = folder.resolve().is_relative_to(self._root)
            if not self._folders[folder]:
                return True
            status = (folder / names[-1]).lstat()
            if stat.S_ISLNK(status.st_mode):
                target = (folder / names[-1]).resolve()
                if not target.is_relative_to(self._root):
                    return True
                status = target.stat()
        except (OSError, ValueError, RuntimeError):
            return False
        return status.st_mtime if stat.S_ISREG(status.st_mode) else False


def _site_of(scheme: str, authority: str) -> tuple[str, str]:
    """Return host in lower case and port for comparison; the port is empty for the default of http or https."""
    _, host, port = split_authority(authority)
    number = port[1:].lstrip("0")
    return host.lower(), "" if number == _DEFAULT_PORTS.get(scheme.lower()) else number


def _unescaped_names(path: str) -> list[str] | None:
    """Return the unescaped names in a URL path; None if one is unsafe or no UTF-8, or if there are too many."""
    names = []
    for segment in path.split("/"):
        if not segment:
            continue
        try:
            name = unquote_to_bytes(segment).decode()
        except UnicodeDecodeError:
            return None
        if name in (".", "..") or any(each in _FORBIDDEN or each < " " for each in name):
            return None
        names.append(name)
    return names if len(names) <= _MAX_SEGMENTS else None


def _possible_files(segments: list[str], path: str) -> Iterator[list[str]]:
    """Yield the paths, as lists of names, of files that a server could send for a URL, the likeliest first."""
    if segments and not path.endswith("/"):
        yield segments
        if "." not in segments[-1]:
            yield from ([*segments[:-1], segments[-1] + ending] for ending in PAGE_ENDINGS)
    yield from ([*segments, name] for name in INDEX_NAMES)
