"""Bulk edits from the files of a site: when the page behind an address changed, as its file on disk tells.

An address is led to a file inside one folder and nowhere else: no step of it may lead up, and no link out.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote_to_bytes

import polars as pl

from sitemap_studio.document.bulk.outcomes import NO_FILE, NO_WEB, OUTSIDE, ColumnResult
from sitemap_studio.document.bulk.parameters import UrlPrefix
from sitemap_studio.document.moments import moment
from sitemap_studio.protocol.urls import is_web, split_authority, split_loc, stripped

INDEX_NAMES: Final = ("index.html", "index.htm", "index.xhtml", "index.php", "default.html", "default.htm")
"""Files that servers show for a folder, the likeliest first. Apache, DirectoryIndex; IIS, defaultDocument."""

PAGE_ENDINGS: Final = (".html", ".htm", ".php")
"""Endings that servers leave out of addresses, the likeliest first."""

_MAX_SEGMENTS: Final = 64
_FORBIDDEN: Final = set('/\\:*?"<>|') if os.name == "nt" else {"/", "\\"}
_DAY_BYTES: Final = len("2026-11-02")
_DEFAULT_PORTS: Final = {"http:": "80", "https:": "443"}


def from_files(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Give every entry the time at which the file of its page changed last."""
    site = SiteFolder(said["folder"], said["site"])
    is_day = said["precision"] == "day"
    known: dict[str | None, tuple[str | None, str | None]] = {}
    for loc in rows["loc"].unique().to_list():
        told = site.changed(loc)
        if isinstance(told, str):
            known[loc] = None, told
        else:
            text = moment(told)
            known[loc] = (text[:_DAY_BYTES] if is_day else text), None
    told_of = [known[loc] for loc in rows["loc"].to_list()]
    after = pl.Series([text for text, _ in told_of], dtype=pl.String)
    return ColumnResult(after, pl.Series([reason for _, reason in told_of], dtype=pl.String))


class SiteFolder:
    """The files of a site on this disk.

    Args:
        folder: Where they lie.
        site: The address that the folder has on the web; None where it is the root of whatever site is asked for.
    """

    def __init__(self, folder: Path, site: UrlPrefix | None) -> None:
        self._root = folder.resolve()
        self._site = site
        self._folders: dict[Path, bool] = {}

    def changed(self, loc: str | None) -> float | str:
        """When the file of an address changed, in seconds since 1970; else why that can't be told.

        Args:
            loc: The address; its query and its fragment do not count.
        """
        core = stripped(loc)
        if not is_web(core):
            return NO_WEB
        path = self._path(core)
        if path is None:
            return NO_FILE
        segments = _segments(path)
        if segments is None:
            return OUTSIDE
        is_outside = False
        for candidate in _candidates(segments, path):
            found = self._file(candidate)
            if isinstance(found, float):
                return found
            is_outside = is_outside or found
        return OUTSIDE if is_outside else NO_FILE

    def _path(self, loc: str) -> str | None:
        """The path below the folder; None for an address that does not lie there."""
        scheme, authority, path, *_ = split_loc(loc)
        if self._site is None:
            return path
        if _site_of(scheme, authority[2:]) != _site_of(self._site.scheme, self._site.authority):
            return None
        rest = path.removeprefix(self._site.path)
        is_below = path.startswith(self._site.path) and (not rest or rest.startswith("/"))
        return rest if is_below else None

    def _file(self, names: list[str]) -> float | bool:
        """When a file changed; where there is none inside, whether a link leads out."""
        try:
            # A link is looked at before anything is asked of where it leads.
            folder = self._root.joinpath(*names[:-1])
            if not self._is_inside(folder):
                return True
            told = (folder / names[-1]).lstat()
            if stat.S_ISLNK(told.st_mode):
                target = (folder / names[-1]).resolve()
                if not target.is_relative_to(self._root):
                    return True
                told = target.stat()
        except (OSError, ValueError, RuntimeError):
            return False
        return told.st_mtime if stat.S_ISREG(told.st_mode) else False

    def _is_inside(self, folder: Path) -> bool:
        if folder not in self._folders:
            self._folders[folder] = folder.resolve().is_relative_to(self._root)
        return self._folders[folder]


def _site_of(scheme: str, authority: str) -> tuple[str, str]:
    """Host and port as they are compared; the protocol is not: a copy of a site serves both."""
    _, host, port = split_authority(authority)
    number = port[1:].lstrip("0")
    return host.lower(), "" if number == _DEFAULT_PORTS.get(scheme.lower()) else number


def _segments(path: str) -> list[str] | None:
    """The names in a path, unescaped; None where one is no plain name and could lead elsewhere."""
    names = []
    for segment in path.split("/"):
        if not segment:
            continue
        try:
            name = unquote_to_bytes(segment).decode()
        except UnicodeDecodeError:
            return None
        is_plain = name not in (".", "..") and not any(each in _FORBIDDEN or each < " " for each in name)
        if not is_plain:
            return None
        names.append(name)
    return names if len(names) <= _MAX_SEGMENTS else None


def _candidates(segments: list[str], path: str) -> Iterator[list[str]]:
    """The files that may be meant, the likeliest first."""
    if segments and not path.endswith("/"):
        yield segments
        if "." not in segments[-1]:
            yield from ([*segments[:-1], segments[-1] + ending] for ending in PAGE_ENDINGS)
    yield from ([*segments, name] for name in INDEX_NAMES)
