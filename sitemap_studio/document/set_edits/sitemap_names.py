"""Names and URLs of new and renamed sitemaps."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator
from itertools import count
from pathlib import Path, PurePosixPath
from typing import Final
from urllib.parse import quote, unquote

from sitemap_studio.core.atomic_write import TEMPORARY_PREFIX
from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import DEVICE_NAME, fold_case
from sitemap_studio.document.address import likely_folder
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_folder import FORBIDDEN_IN_NAMES
from sitemap_studio.document.sitemap_set import Sitemap
from sitemap_studio.formats.xml_reader import Kind
from sitemap_studio.protocol.urls import split_loc, stripped

MAX_NAME_BYTES: Final = 255
"""Longest name of a file that usual file systems take, as UTF-8."""

_NUMBERED: Final = re.compile(r"(|.*[^0-9])(?!(?:19|20)[0-9]{2}$)([0-9]{1,5})")
"""A name that ends in a number."""

_ENDINGS: Final[dict[Kind, str]] = {"urlset": ".xml", "text": ".txt", "csv": ".csv"}


def refuse_name(document: Document, name: str, *, folder: str = "", kind: Kind = "urlset", own: str = "") -> None:
    """Refuse a name that some systems don't allow, or that another file has; `own` is that of now, which may stay."""
    refuse_impossible(name)
    wanted = _ENDINGS.get(kind, ".xml")
    if split_name(name.lower())[1] not in (wanted, split_name(own.lower())[1] if own else None):
        raise RequestError(
            msg("“{name}” does not end in {wanted}.", name=name, wanted=wanted),
            hint=msg("Add {wanted}, or {wanted}.gz to have it packed.", wanted=wanted),
        )
    if fold_case(name) == fold_case(own):
        return
    taken = next((each for each in _names_in(document, folder) if fold_case(each) == fold_case(name)), None)
    if taken is not None:
        sentence = msg(
            "“{taken}” is a file of the set already, and upper and lower case are the same on many disks.", taken=taken
        )
        raise RequestError(sentence, hint="Choose another name.")
    assert document.folder is not None
    path = document.folder / folder / name
    if os.path.lexists(path) and not _is_own(document, path):
        sentence = msg("A file “{name}” is there already, and it is not a sitemap of the set.", name=name)
        raise RequestError(sentence, hint="Choose another name, or move that file away.")


def refuse_impossible(name: str) -> None:
    """Raise a `RequestError` for a name that some systems don't allow."""
    hint = msg("Use letters, digits and hyphens, as in “sitemap-2.xml”.")
    if not name or FORBIDDEN_IN_NAMES.search(name) or name.strip() != name or name.startswith("."):
        raise RequestError(msg("“{name}” can't be a file name.", name=name), hint=hint)
    if name.endswith(".") or any(unicodedata.category(character) in ("Cc", "Cf", "Cs") for character in name):
        raise RequestError(msg("“{name!a}” can't be a file name.", name=name), hint=hint)
    if DEVICE_NAME.match(name) or name.lower().startswith(TEMPORARY_PREFIX):
        raise RequestError(msg("“{name}” can't be a file name: the system keeps it for itself.", name=name), hint=hint)
    if len(name.encode()) > MAX_NAME_BYTES:
        raise RequestError(
            msg("“{name}…” is too long for the name of a file.", name=name[:40]), hint="Choose a shorter name."
        )


def _names_in(document: Document, folder: str) -> Iterator[str]:
    """Yield the names of the files of the set in a folder."""
    if not folder and document.index is not None:
        yield document.index.path.name
    for sitemap in document.sitemaps:
        home, base = name_of(sitemap)
        if base and fold_case(home) == fold_case(folder):
            yield base


def _is_own(document: Document, path: Path) -> bool:
    """Return whether a file is of the set, or leaves it at the next save."""
    place = path.parent.resolve() / path.name
    known = (*document.sitemaps, *document.sitemaps.gone(), *document.gone_indexes)
    return any(each.path is not None and each.path.parent.resolve() / each.path.name == place for each in known)


class FreeNames:
    """Names that no file has in a folder, which is relative to that of the set, with a slash at the end."""

    def __init__(self, document: Document, folder: str = "") -> None:
        assert document.folder is not None
        self._document = document
        self._taken = {fold_case(name) for name in _names_in(document, folder)}
        self._home = document.folder / folder

    def take(self, name: str) -> None:
        """Reserve a name; raise a `RequestError` where a file can't have it, or another has it."""
        refuse_impossible(name)
        if not self._is_free(name):
            raise RequestError(msg("“{name}” is the name of another file.", name=name), hint="Choose another name.")
        self._taken.add(fold_case(name))

    def first_of(self, names: Iterator[str]) -> str:
        """Reserve the first of some names that is free, and return it; see `take` for errors."""
        name = next(name for name in names if self._is_free(name))
        self.take(name)
        return name

    def _is_free(self, name: str) -> bool:
        path = self._home / name
        return fold_case(name) not in self._taken and (not os.path.lexists(path) or _is_own(self._document, path))


def numbered_names(document: Document, sitemap: Sitemap) -> Iterator[str]:
    """Yield names like that of a sitemap, without folders, with the numbers after the last of the set.

    “products-21.xml” for “products-1.xml” of a set with “products-20.xml”, “blog-2.xml” for “blog.xml”. Years and dates
    are not counted.
    """
    folder, base = name_of(sitemap)
    stem, ending, packed = split_name(base)
    found = _NUMBERED.fullmatch(stem)
    stem, digits = (found[1], found[2]) if found else (f"{stem}-", "1")
    like = re.compile(rf"{re.escape(stem)}([0-9]{{1,9}}){re.escape(ending)}(?:\.gz)?", re.IGNORECASE)
    known = (like.fullmatch(name) for name in _names_in(document, folder))
    last = max([int(digits), *(int(match[1]) for match in known if match)])
    width = len(digits) if digits.startswith("0") else 0
    return (f"{stem}{number:0{width}}{ending}{packed}" for number in count(last + 1))


def renamed_loc(loc: str, old: str, new: str) -> str:
    """Return the URL of a sitemap whose file is renamed; where only one of them ends in .gz, it stays so."""
    core = stripped(loc)
    scheme, authority, path, query, fragment = split_loc(core)
    home, slash, last = path.rpartition("/")
    listed = unquote(last)
    if listed == f"{old}.gz" and not old.lower().endswith(".gz"):
        new = new if new.lower().endswith(".gz") else f"{new}.gz"
    elif f"{listed}.gz" == old:
        new = new[:-3] if new.lower().endswith(".gz") else new
    return loc.replace(core, "".join((scheme, authority, home, slash or "/", quote(new), query, fragment)), 1)


def knows_home(document: Document) -> bool:
    """Return whether the URL of a new sitemap is known; without an index it has none."""
    return document.index is None or likely_folder(document) is not None


def split_name(name: str) -> tuple[str, str, str]:
    """Split the name of a file into its stem, its ending and ".gz"."""
    packed = name[-3:] if name.lower().endswith(".gz") else ""
    unpacked = PurePosixPath(name[: len(name) - len(packed)])
    return unpacked.stem, unpacked.suffix, packed


def name_of(sitemap: Sitemap) -> tuple[str, str]:
    """Split the path of a sitemap into its folder, with a slash at the end, and its name."""
    folder, slash, base = (sitemap.file_name or "").rpartition("/")
    return folder + slash, base
