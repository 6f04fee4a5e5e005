"""URLs of the files of a static site, as assigned by static servers."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Final
from urllib.parse import quote, unquote_to_bytes

from sitemap_studio.formats.html_page import resolve_link
from sitemap_studio.protocol.robots_files import host_key
from sitemap_studio.protocol.url_syntax import folder_address, split_loc

CLEAN_ENDINGS: Final = (".html", ".htm", ".xhtml", ".shtml", ".php")
"""Endings that servers omit in clean URLs, most likely first."""

_PATH_CHARACTERS: Final = "/~!$&'()*+,;=:@"
"""Characters that need no escape in a path, in addition to letters, digits and `-._`. RFC 3986, 3.3."""


class PageUrls:
    """Mapping between the files of a site folder and the URLs at which a static server sends them.

    Args:
        base_url: URL of the folder.
        files: Paths of all files below the folder.
        default_files: Names of files, of which the server sends the first that exists for the URL of a folder.
        has_clean_urls: Whether endings such as “.html” are omitted.
    """

    def __init__(
        self, base_url: str, files: Collection[str], *, default_files: Sequence[str], has_clean_urls: bool = False
    ) -> None:
        self._base = folder_address(base_url)
        self._origin = origin_of(self._base)
        self._base_names = (_path_segments(split_loc(self._base)[2]) or [""])[:-1]
        self._files = files
        self._default_files = default_files
        self._has_clean_urls = has_clean_urls

    @property
    def is_root(self) -> bool:
        """Whether the site folder is the root of its host, so that its URL has no path."""
        return not self._base_names

    def file_url(self, path: str) -> str:
        """Return the URL of a file: its folder for a default file, or a clean URL if the site has clean URLs."""
        folder, slash, name = path.rpartition("/")
        stem, point, ending = path.rpartition(".")
        if name in self._default_files and self._first_existing_file(folder + slash) == path:
            path = folder + slash
        elif self._has_clean_urls and point + ending in CLEAN_ENDINGS and self._first_existing_file(stem) == path:
            path = stem
        return self._base + _escaped_path(path)

    def find_file(self, url: str) -> str | None:
        """Return the path of the file that a server sends for a complete URL; None if no such file exists."""
        path = self.relative_path(url)
        return None if path is None else self._first_existing_file(path)

    def relative_path(self, url: str) -> str | None:
        """Return the decoded path of a URL below the folder; None for other URLs, and for URLs with a query."""
        if origin_of(url) != self._origin:
            return None
        _, _, path, query, _ = split_loc(url)
        names = _path_segments(path or "/")
        n_base = len(self._base_names)
        if query or names is None or names[:n_base] != self._base_names or len(names) == n_base:
            return None
        return "/".join(names[n_base:])

    def url_paths(self, path: str) -> set[str]:
        """Return the decoded paths, relative to the folder, for which a server sends this file and no other one."""
        folder, slash, name = path.rpartition("/")
        found = {path, path.rpartition(".")[0]} | ({folder, folder + slash} if name in self._default_files else set())
        return {each for each in found if self._first_existing_file(each) == path}

    def resolve_target(self, target: str) -> str:
        """Return the complete URL of a redirect target: a path that begins at the folder, or a URL."""
        return resolve_link(self._base, self._base.removesuffix("/") + target if target.startswith("/") else target)

    def normalize_url(self, url: str) -> str:
        """Return a URL of the folder with the scheme and host of the folder, and with uniform escapes in its path."""
        return self._base + _escaped_path(self.relative_path(url) or "")

    def _first_existing_file(self, path: str) -> str | None:
        """Return the first existing file that a server sends for a decoded path relative to the folder, or None."""
        return next((each for each in self._candidate_files(path) if each in self._files), None)

    def _candidate_files(self, path: str) -> Iterator[str]:
        """Yield the files, existing or not, that a server may send for a path, in its order of preference."""
        folder = path if not path or path.endswith("/") else f"{path}/"
        stem = path.removesuffix("/")
        defaults = (folder + name for name in self._default_files)
        endings = (stem + ending for ending in CLEAN_ENDINGS if stem)
        if path and path == stem:
            yield path
            yield from endings
            yield from defaults
        else:
            yield from defaults
            yield from endings


@lru_cache(maxsize=256)
def origin_of(url: str) -> str:
    """Return the normalized origin of a URL: scheme and host in lower case and ASCII, without a default port."""
    return f"{split_loc(url)[0].lower()}//{host_key(url)}"


def _escaped_path(path: str) -> str:
    """Return a decoded path percent-encoded as UTF-8, except for characters that are allowed in paths."""
    return quote(os.fsencode(path) if os.name == "posix" else path, safe=_PATH_CHARACTERS)


def _path_segments(path: str) -> list[str] | None:
    """Return the decoded segments of an absolute path; None if a segment can't be a file name."""
    names, is_folder = list[str](), False
    for segment in path.encode("utf-8", "surrogateescape").split(b"/")[1:]:
        name = unquote_to_bytes(segment)
        if b"/" in name or b"\0" in name:
            return None
        if name in (b".", b".."):
            # A dot segment at the end denotes a folder. RFC 3986, 5.2.4.
            del names[len(names) - len(name) + 1 :]
            is_folder = True
            continue
        names.append(os.fsdecode(name) if os.name == "posix" else name.decode("utf-8", "replace"))
        is_folder = False
    return [*names, ""] if is_folder else names
