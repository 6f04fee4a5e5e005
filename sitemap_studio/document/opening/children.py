"""Where the sitemaps of an index lie on this disk, and which lie there that it does not list.

An index lists addresses on the web; a webmaster has a copy of the files. Only files inside the folder of the index are
ever looked at, whatever the addresses say.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.names_on_disk import DEVICE_NAME, HAS_DEVICE_NAMES
from sitemap_studio.formats.container import Ceilings, read_container

MAX_LOOKED_AT: Final = 200
"""So many files beside those that are listed are looked at."""

MAX_LOOKED_AT_BYTES: Final = 32 << 20
"""They take no more than this on disk, all together; what would is passed over."""

_CEILINGS: Final = Ceilings(max_file_bytes=256 << 20)
_NAME: Final = re.compile(r"(?i)[^.].*\.xml(?:\.gz)?")
_SITEMAP: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?:<\?(?:(?!\?>).)*+\?>|<!--(?:(?!-->).)*+-->|[ \t\r\n]++)*+<(?:[\w.\-]+:)?urlset[ \t\r\n/>]",
    re.DOTALL,
)
_FILE: Final = re.compile("(?i)file:")
_DRIVE: Final = re.compile(r"/[A-Za-z][:|](?=/)")
_HEAD_BYTES: Final = 1 << 16
_MAX_NAME_BYTES: Final = 255
_MAX_SEGMENTS: Final = 64


def local_child(index_path: Path, index_url: str | None, loc: str) -> Path | None:
    """Find the file of a sitemap that an index lists.

    Looked for are, in this order: the place that its address has relative to the address of the index; the same path
    below the folder of the index, ever fewer of its folders kept; at last its bare name beside the index. Each with and
    without ".gz". If its address has a query, all of these are looked for with that in their names before. `file:///…`
    is no address of a sitemap, but names one: its place is told from the file of the index.

    Args:
        index_path: The file of the index.
        index_url: The address of the index, when it is known.
        loc: The address of the sitemap.

    Returns:
        The file, or None where there is none inside the folder of the index.
    """
    folder = index_path.parent.resolve()
    if _FILE.match(loc.strip()):
        index_url = (folder / index_path.name).as_uri()
    for segments in _candidates(index_url, loc.strip()):
        # Whether it is there is soon asked, where it leads to is not; most places are empty.
        candidate = os.path.join(folder, *segments)  # noqa: PTH118
        if _is_there(candidate) and _is_inside(Path(candidate), folder):
            return Path(candidate)
    return None


def unlisted_sitemaps(index_path: Path, listed: Collection[Path]) -> tuple[Path, ...]:
    """Find sitemaps that lie beside an index, or beside those that it lists, and are not listed.

    They are told by their content; what can't be read is passed over, and so are indexes, since an index may not list
    them.

    Args:
        index_path: The file of the index.
        listed: The files that it lists, and perhaps itself, with all links followed.

    Returns:
        Their paths, by folder and name.
    """
    home = index_path.parent.resolve()
    known = {index_path.resolve(), *listed}
    folders = {home, *(path.parent for path in listed if path.is_relative_to(home))}
    candidates = [path for folder in sorted(folders) for path in _files_named_so(folder)]
    found: list[Path] = []
    looked_at, bytes_left = 0, MAX_LOOKED_AT_BYTES
    for path, size in candidates:
        if looked_at == MAX_LOOKED_AT:
            break
        if size > bytes_left or path.resolve() in known or not _is_inside(path, home):
            continue
        looked_at, bytes_left = looked_at + 1, bytes_left - size
        if _is_sitemap(path):
            found.append(index_path.parent / path.relative_to(home))
    return tuple(found)


def _files_named_so(folder: Path) -> list[tuple[Path, int]]:
    """The files of a folder that are named as sitemaps are, with their sizes; none where it may not be read."""
    try:
        with os.scandir(folder) as entries:
            named = [entry for entry in entries if _NAME.fullmatch(entry.name) and entry.is_file()]
            return sorted((folder / entry.name, entry.stat().st_size) for entry in named)
    except OSError:
        return []


def _is_sitemap(path: Path) -> bool:
    try:
        container = read_container(path, ceilings=_CEILINGS)
    except ReadError:
        return False
    return _SITEMAP.match(container.data[:_HEAD_BYTES]) is not None


def _candidates(index_url: str | None, loc: str) -> Iterator[list[str]]:
    """Where a sitemap may lie below the folder of its index, likely places first."""
    places = list(_places(index_url, loc))
    for *folders, name in places:
        yield from ([*folders, queried] for queried in _with_query(name, loc))
    for *folders, name in places:
        yield from ([*folders, twin] for twin in _twins(name))


def _places(index_url: str | None, loc: str) -> Iterator[list[str]]:
    try:
        segments = _segments(path_of(loc))
    except ValueError:
        return
    if not segments:
        return
    if index_url is not None:
        base = _segments(path_of(index_url))
        base = base if index_url.endswith("/") else base[:-1]
        if segments[: len(base)] == base and len(segments) > len(base):
            yield segments[len(base) :]
    for kept in range(len(segments)):
        yield segments[kept:]


def path_of(address: str) -> str:
    """The path of an address; of a file without its drive, with slashes whatever its system writes.

    Raises:
        ValueError: The address can't be taken apart.
    """
    path = urlsplit(address).path
    return _DRIVE.sub("", path.replace("\\", "/"), count=1) if _FILE.match(address) else path


def _segments(path: str) -> list[str]:
    """The parts of a path, decoded; none at all when one of them is no plain name."""
    segments = [unquote(segment) for segment in path.split("/") if segment]
    if len(segments) > _MAX_SEGMENTS or not all(_is_plain_name(segment) for segment in segments):
        return []
    return segments


def _is_plain_name(segment: str) -> bool:
    if HAS_DEVICE_NAMES and DEVICE_NAME.match(segment):
        return False
    if segment in (".", "..") or any(character in '/\\:\0*?"<>|' or character < " " for character in segment):
        return False
    return len(segment.encode("utf-8", "surrogatepass")) <= _MAX_NAME_BYTES


def _with_query(name: str, loc: str) -> Iterator[str]:
    """What programs that fetch an address with a query call its file, on Windows with an @."""
    query = urlsplit(loc).query
    for text in dict.fromkeys((query, unquote(query)) if query else ()):
        if _is_plain_name(f"{name}@{text}"):
            yield from (f"{name}?{text}", f"{name}@{text}")


def _twins(name: str) -> tuple[str, str]:
    return (name, name.removesuffix(".gz")) if name.endswith(".gz") else (name, f"{name}.gz")


def _is_inside(candidate: Path, folder: Path) -> bool:
    try:
        return candidate.resolve().is_relative_to(folder)
    except (OSError, RuntimeError):
        return False


def _is_there(candidate: str) -> bool:
    """Whether something bears that name; where that is kept from us, reading it will say why."""
    try:
        os.stat(candidate)  # noqa: PTH116
    except PermissionError:
        return True
    except (OSError, ValueError):
        return False
    return True
