"""Find the files of a set: in a folder, among several files, or of an index.

Files are recognised by their first bytes, never by their names alone. An index lists URLs on the web, of which a
webmaster has a copy: only files inside the folder of the index are read, independent of the folders in the URLs.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from sitemap_studio.core.errors import ChoiceError, NoSitemapError, RequestError
from sitemap_studio.core.messages import join, listed, msg, plural
from sitemap_studio.core.paths import DEVICE_NAME, HAS_DEVICE_NAMES, fold_case, is_folder
from sitemap_studio.formats.container import opening_error, read_head
from sitemap_studio.formats.reading import is_empty
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT
from sitemap_studio.sources.fetched_copies import find_copies, read_copies

_NAME: Final = re.compile(r"(?is)[^.].*\.xml(?:\.gz)?")
_ROOT: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?>(?:<\?(?>(?:[^?]++|\?(?!>))*)\?>|<!--(?>(?:[^-]++|-(?!->))*)-->|<![A-Z][^>\[]*+>|[ \t\r\n]++)*)"
    rb"<(?:[\w.\-]+:)?(urlset|sitemapindex)[ \t\r\n/>]",
    re.DOTALL,
)
_FIRST_ELEMENT: Final = re.compile(rb"<(?:[\w.\-]+:)?([A-Za-z]+)")
_NUMBER: Final = re.compile("([0-9]+)")
_MAX_NAMED: Final = 5
_SEVERAL_FOLDERS: Final = msg("Open one folder, or files from one folder.")


@dataclass(frozen=True)
class SetFiles:
    """Files of a set to be opened: its index, or all its sitemaps in order.

    Attributes:
        index: The index; None for a set without an index.
        sitemaps: The sitemaps of a set without an index.
        others: Downloaded sitemaps in the folder that the index does not list.
    """

    index: Path | None
    sitemaps: tuple[Path, ...] = ()
    others: tuple[Path, ...] = ()

    @property
    def main_file(self) -> Path | None:
        """The index, or the only sitemap; None for several sitemaps without an index."""
        return self.index or (self.sitemaps[0] if len(self.sitemaps) == 1 else None)


def has_sitemap_name(name: str) -> bool:
    """Return whether a file name ends in “.xml” or “.xml.gz”, and does not begin with a dot."""
    return _NAME.fullmatch(name) is not None


def find_in_folder(folder: Path) -> SetFiles:
    """Find the index of a folder, else all its sitemaps in natural order.

    Raises:
        ReadError: The folder can't be read, has no sitemap, or has several indexes.
    """
    try:
        names = [path.name for path in folder.iterdir()]
    except OSError as error:
        raise opening_error(folder, error) from error
    start = [name for name in read_copies(folder).start if name in names]
    named = sorted(map(folder.joinpath, {*filter(has_sitemap_name, names), *start}), key=natural_order)
    roots = {path: root_element_of(path) or _root_of_damaged(path) for path in named}
    indexes = [path for path, root in roots.items() if root == "sitemapindex"]
    # Fetched indexes that others list are not opened by themselves.
    indexes = [path for path in indexes if path.name in start] or indexes
    # Lists and feeds have other roots.
    sitemaps = [path for path, root in roots.items() if root == "urlset" or (not root and path.name in start)]
    if indexes or sitemaps:
        others = tuple(path for path in sitemaps if path.name in start) if indexes else ()
        return replace(_set_files_of(indexes, sitemaps, folder), others=others)
    shown = sorted((name for name in names if not name.startswith(".")), key=str.casefold)
    shown_names = listed([*shown[:_MAX_NAMED], "…"] if len(shown) > _MAX_NAMED else shown)
    found_text = msg("Found there: {names}.", names=shown_names) if shown else msg("The folder is empty.")
    hint = join([found_text, msg("Sitemaps have names that end in .xml or .xml.gz.")])
    message = msg("No sitemaps found in “{folder}”.", folder=folder.name or folder)
    raise NoSitemapError(message, hint=hint, path=folder)


def _root_of_damaged(path: Path) -> str:
    """Guess the root element of a damaged file whose name contains “sitemap”; return an empty text for other files.

    A damaged file is empty, as after a crash of the program that wrote it, is a web page, or has text before the root.
    """
    if "sitemap" not in path.name.casefold() or not path.is_file():
        return ""
    head = read_head(path)
    first = _FIRST_ELEMENT.search(head)
    name = first[1].decode().lower() if first else ""
    return "urlset" if name == "html" or is_empty(head) else name if name in ENTRY_OF_ROOT else ""


def find_in_files(paths: Sequence[Path]) -> SetFiles:
    """Return the index among several files, else all of them as one set.

    Raises:
        RequestError: They are in several folders, or one is a folder.
        ChoiceError: There are several indexes among them.
    """
    files = sorted(dict.fromkeys(paths), key=natural_order)
    folder = next(filter(is_folder, files), None)
    if folder is not None:
        raise RequestError(_SEVERAL_FOLDERS)
    if len({path.parent.resolve() for path in files}) > 1:
        raise RequestError(_SEVERAL_FOLDERS)
    indexes = [path for path in files if root_element_of(path) == "sitemapindex"]
    return _set_files_of(indexes, files, files[0].parent)


def _set_files_of(indexes: Sequence[Path], sitemaps: Iterable[Path], folder: Path) -> SetFiles:
    """Return the files of a set with at most one index; raise a `ChoiceError` if there are several indexes."""
    if len(indexes) <= 1:
        return SetFiles(indexes[0]) if indexes else SetFiles(None, tuple(sitemaps))
    message = plural(
        "There is one index in “{folder}”.",
        "There are %n indexes in “{folder}”.",
        len(indexes),
        folder=folder.name or folder,
    )
    hint = msg("Open one of them: {names}.", names=listed(index.name for index in indexes[:_MAX_NAMED]))
    raise ChoiceError(message, choices=indexes, hint=hint, path=folder)


def root_element_of(path: Path) -> str:
    """Return the local name of a file's root element, “urlset” or “sitemapindex”; empty for all other files."""
    head = read_head(path)
    if head[:2] in (b"\xff\xfe", b"\xfe\xff"):
        head = head.decode("utf-16", "ignore").encode()
    found = _ROOT.match(head)
    return found[1].decode() if found else ""


def natural_order(path: Path) -> tuple[object, ...]:
    """Return a key that sorts “sitemap-9.xml” before “sitemap-10.xml”."""
    parts = _NUMBER.split(path.name.casefold())
    # Texts and numbers take turns, so that like is compared with like.
    return (*(int(part) if place % 2 else part for place, part in enumerate(parts)), path.name)


# The sitemaps of an index

MAX_EXAMINED: Final = 200
"""Maximum number of unlisted files that are examined."""

_FILE: Final = re.compile("(?i)file:")
_DRIVE: Final = re.compile(r"/[A-Za-z][:|](?=/)")
_DOT_SEGMENTS: Final = frozenset((".", ".."))
_NEVER_IN_NAMES: Final = re.compile(r"[/\\\x00-\x1f]")
_MAX_NAME_BYTES: Final = 255
_MAX_SEGMENTS: Final = 64


@dataclass(frozen=True)
class ChildSitemap:
    """File found for a listed sitemap.

    Attributes:
        path: The file; None if no file was found.
        real: Its real path.
        missing_folders: Folders of the URL that are missing in the path, if the file was found by name; else None.
        ambiguous_file: Name of a file that may belong to several listed sitemaps; else empty.
    """

    path: Path | None = None
    real: str | None = None
    missing_folders: str | None = None
    ambiguous_file: str = ""


def find_sitemap_files(index_path: Path, index_url: str | None, locs: Sequence[str]) -> list[ChildSitemap]:
    """Find the files of the sitemaps that an index lists; return one result for each URL, in order.

    First, every sitemap gets the file at the path of its URL, relative to the URL of the index. If that URL is unknown,
    the index is assumed to be at the root of its site, or else in the one of the common folders of its sitemaps from
    which most of them are found. Then the other sitemaps are searched by ever fewer folders of their paths, at last by
    file name only, with and without ".gz", and without the query of the URL. They get a file only if no other sitemap
    of the index may have it, and never the index itself.

    Files that the program has downloaded are found by their URLs, independent of their names.

    The file of a URL with a query has the query in its name, as download programs write it. A `file:///…` URL is not
    valid for a sitemap, but denotes a file relative to the file of the index.

    Args:
        index_path: The index.
        index_url: Its URL; None if unknown.
        locs: URLs in the index.
    """
    urls = {loc: _ListedUrl.from_url(loc) for loc in dict.fromkeys(loc.strip() for loc in locs)}
    home, index = _Folder(str(index_path.parent.resolve())), str(index_path.resolve())
    file_base = _url_folders(Path(home.path, index_path.name).as_uri())

    fetched = _fetched_files(home, index_path, urls)
    named = {loc: url for loc, url in urls.items() if url.name and loc not in fetched}

    def files_by_path(base: _Folders) -> dict[str, _File]:
        """Return by URL the files at the paths of URLs relative to a folder of the site."""
        files = ((loc, url.file_at_path(home, file_base if url.is_file else base)) for loc, url in named.items())
        return {loc: file for loc, file in files if file is not None}

    base = () if index_url is None else _url_folders(index_url)
    by_path, missing_folders = files_by_path(base), None
    if not by_path and index_url is None:
        for guess in _shared_folders(home, named.values()):
            files = {loc: file for loc, file in files_by_path(guess).items() if file.real != index}
            if len(files) > len(by_path):
                by_path, base, missing_folders = files, guess, _as_path(guess)
    by_path |= fetched
    claimed = {index, *(file.real for file in by_path.values())}
    by_name = {
        loc: [each for each in url.files_by_name(home, base, missing_folders) if each[0].real not in claimed]
        for loc, url in named.items()
        if loc not in by_path
    }
    claims = Counter(real for files in by_name.values() for real in {file.real for file, _ in files})
    children = {
        loc: ChildSitemap(Path(file.path), file.real, None if loc in fetched else missing_folders)
        for loc, file in by_path.items()
    }
    for loc, ((file, lacking), *_) in ((loc, files) for loc, files in by_name.items() if files):
        path = Path(file.path)
        is_contested = claims[file.real] > 1
        children[loc] = (
            ChildSitemap(ambiguous_file=path.name) if is_contested else ChildSitemap(path, file.real, lacking)
        )
    return [children.get(loc.strip(), _NOT_FOUND) for loc in locs]


def _fetched_files(home: _Folder, index_path: Path, locs: Iterable[str]) -> dict[str, _File]:
    """Return the downloaded files of listed URLs in the folder of the index, by URL."""
    copies, index = find_copies(index_path)
    folder, found = index.rpartition("/")[0], dict[str, _File]()
    for loc, path in copies.paths_of(locs, copies.url_of(index)).items():
        if folder and not path.startswith(f"{folder}/"):
            continue
        *folders, name = path.removeprefix(f"{folder}/" if folder else "").split("/")
        for file in home.files_at(folders, [name]):
            found[loc] = file
    return found


_Folders = tuple[str, ...]
_NOT_FOUND: Final = ChildSitemap()


class _File(NamedTuple):
    """Path of a file, and its real path."""

    path: str
    real: str


@dataclass(frozen=True)
class _ListedUrl:
    """Path of a listed URL, for the search of its file.

    Attributes:
        folders: Decoded names of its folders.
        name: Decoded file name; empty for unusable URLs.
        queried: File names that contain the query of the URL, as download programs write them.
        is_file: Whether it is a `file:` URL.
    """

    folders: _Folders
    name: str
    queried: tuple[str, ...]
    is_file: bool

    @classmethod
    def from_url(cls, loc: str) -> _ListedUrl:
        """Parse a URL; one without a usable path gets an empty name."""
        try:
            *folders, name = _decoded_segments(_url_path(loc)) or [""]
        except ValueError:
            folders, name = [], ""
        name = name if _is_plain_name(name) else ""
        query = urlsplit(loc).query if name else ""
        texts = [text for text in dict.fromkeys((query, unquote(query))) if text and _is_plain_name(f"{name}@{text}")]
        # Windows has no question marks in names.
        queried = tuple(f"{name}{mark}{text}" for text in texts for mark in "?@")
        return cls(tuple(folders), name, queried, bool(_FILE.match(loc)))

    def file_at_path(self, home: _Folder, base: _Folders) -> _File | None:
        """Return the file at the path of the URL, relative to the folder `base` of the index on its site; else None."""
        if self.folders[: len(base)] != base:
            return None
        return next(home.files_at(self.folders[len(base) :], self.queried or (self.name,)), None)

    def files_by_name(
        self, home: _Folder, base: _Folders, missing_folders: str | None
    ) -> Iterator[tuple[_File, str | None]]:
        """Yield possible files by name, most likely first, with the folders of the URL that are missing in the path.

        Args:
            home: Folder of the index.
            base: Folder of the index on its site.
            missing_folders: Folders to report for files at the path of the URL.
        """
        twin = self.name.removesuffix(".gz") if self.name.endswith(".gz") else f"{self.name}.gz"
        names = (*self.queried, self.name, twin)
        if self.folders[: len(base)] == base:
            yield from ((file, missing_folders) for file in home.files_at(self.folders[len(base) :], names))
        for count in range(len(self.folders) + 1):
            lacking = _as_path(self.folders[:count]) if count else None
            yield from ((file, lacking) for file in home.files_at(self.folders[count:], names))


def _shared_folders(home: _Folder, urls: Collection[_ListedUrl]) -> Iterator[_Folders]:
    """Yield the parent folders that all listed URLs have in common, and that may be the folder of the index."""
    folders = [url.folders for url in urls if not url.is_file] or [()]
    # What the least and the greatest share, all share.
    alike = takewhile(lambda both: both[0] == both[1], zip(min(folders), max(folders), strict=False))
    shared = tuple(folder for folder, _ in alike)
    for count in range(1, len(shared) + 1):
        if home.subfolder(shared[count:]) is not None:
            yield shared[:count]


class _Folder:
    """Folder on disk whose names are listed once, for fast lookups of files and subfolders."""

    def __init__(self, path: str, home: _Folder | None = None) -> None:
        """List the names in a folder; `home` is the folder of the index, by default this folder."""
        self.path, self.real = path, os.path.realpath(path)
        self._home = home or self
        self._folders: dict[str, _Folder | None] = {}
        self._is_link: dict[str, bool] | None = None
        # It may be entered but not listed; then each name is asked for.
        with suppress(OSError), os.scandir(path) as entries:
            self._is_link = {entry.name: entry.is_symlink() for entry in entries}

    def subfolder(self, folders: Sequence[str]) -> _Folder | None:
        """Return a subfolder; None if it does not exist, or is outside the folder of the index."""
        if not folders:
            return self
        name = folders[0]
        if name not in self._folders:
            file = self._file(name)
            is_folder = file is not None and os.path.isdir(file.path)  # noqa: PTH112
            self._folders[name] = _Folder(file.path, self._home) if file is not None and is_folder else None
        folder = self._folders[name]
        return None if folder is None else folder.subfolder(folders[1:])

    def files_at(self, folders: Sequence[str], names: Sequence[str]) -> Iterator[_File]:
        """Yield the named files that exist in a subfolder."""
        folder = self.subfolder(folders)
        if folder is not None:
            yield from (file for name in names if (file := folder._file(name)) is not None)

    @cached_property
    def _names_by_folded_case(self) -> dict[str, str]:
        """Names in the folder by their case-folded form."""
        return {fold_case(name): name for name in self._is_link or ()}

    def _file(self, name: str) -> _File | None:
        """Return the file or folder of a name, spelled as on disk.

        None if it is missing or outside the index's folder.
        """
        is_link = None if self._is_link is None else self._is_link.get(name)
        if self._is_link is not None and is_link is None:
            other = self._names_by_folded_case.get(fold_case(name))
            # Where case counts, that is another file.
            if other is None or not os.path.lexists(os.path.join(self.path, name)):  # noqa: PTH118
                return None
            name, is_link = other, self._is_link[other]
        elif is_link is None and not _is_plain_name(name):
            return None
        path = os.path.join(self.path, name)  # noqa: PTH118
        if is_link is False:
            return _File(path, os.path.join(self.real, name))  # noqa: PTH118
        real = os.path.realpath(path)
        try:
            os.stat(path)  # noqa: PTH116
        except PermissionError:
            # Reading it reports the reason.
            pass
        except (OSError, ValueError):
            return None
        return _File(path, real) if Path(real).is_relative_to(self._home.real) else None


def unlisted_sitemaps(index_path: Path, listed: Collection[str]) -> tuple[Path, ...]:
    """Return the unlisted sitemaps in the folders of an index and of its listed files (`listed`: real paths), by folder.

    At most `MAX_EXAMINED` files are examined.
    """
    home = index_path.parent.resolve()
    known = {str(index_path.resolve()), *listed}
    folders = {str(home), *(folder for path in listed if _is_inside(folder := os.path.dirname(path), home))}  # noqa: PTH120
    named: list[str] = []
    for folder in sorted(folders, key=Path):
        with suppress(OSError), os.scandir(folder) as entries:
            files = [entry for entry in entries if has_sitemap_name(entry.name) and entry.is_file()]
            real = {entry.path: os.path.realpath(entry.path) if entry.is_symlink() else entry.path for entry in files}
            named += sorted(path for path in real if real[path] not in known and _is_inside(real[path], home))
    sitemaps = (Path(path) for path in named[:MAX_EXAMINED] if root_element_of(Path(path)) == "urlset")
    return tuple(index_path.parent / path.relative_to(home) for path in sitemaps)


def _is_inside(path: str, folder: Path) -> bool:
    """Return whether a real path is the folder or inside it."""
    return path == str(folder) or path.startswith(os.path.join(folder, ""))  # noqa: PTH118


def _url_folders(url: str) -> _Folders:
    """Return the decoded folders in the path of a URL."""
    segments = _decoded_segments(_url_path(url))
    return tuple(segments if url.endswith("/") else segments[:-1])


def _as_path(folders: Sequence[str]) -> str:
    """Return folder names joined to a path that begins and ends with a slash."""
    return "".join(f"/{folder}" for folder in folders) + "/"


def _url_path(url: str) -> str:
    """Return the path of a URL; for file: URLs without the drive, with slashes."""
    path = urlsplit(url).path
    return _DRIVE.sub("", path.replace("\\", "/"), count=1) if _FILE.match(url) else path


def _decoded_segments(path: str) -> list[str]:
    """Return the decoded segments of a path; an empty list if it contains “.” or “..”, or too many segments."""
    segments = [unquote(segment) for segment in path.split("/") if segment]
    return [] if len(segments) > _MAX_SEGMENTS or not _DOT_SEGMENTS.isdisjoint(segments) else segments


def _is_plain_name(segment: str) -> bool:
    """Return whether a text can be a file name that leads to no other folder or device."""
    if HAS_DEVICE_NAMES and DEVICE_NAME.match(segment):
        return False
    if segment in _DOT_SEGMENTS or _NEVER_IN_NAMES.search(segment):
        return False
    return len(segment.encode("utf-8", "surrogatepass")) <= _MAX_NAME_BYTES
