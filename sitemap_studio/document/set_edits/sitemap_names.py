"""Names that sitemaps of a set may be given, and the addresses that follow them."""

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
from sitemap_studio.formats.reading import Kind
from sitemap_studio.protocol.urls import split_loc, stripped

MAX_NAME_BYTES: Final = 255
"""Longest name of a file that usual file systems take, as UTF-8."""

_NUMBERED: Final = re.compile(r"(|.*[^0-9])(?!(?:19|20)[0-9]{2}$)([0-9]{1,5})")
"""A name that ends in a number."""

_ENDINGS: Final[dict[Kind, str]] = {"urlset": ".xml", "text": ".txt", "csv": ".csv"}


def refuse_name(document: Document, name: str, *, folder: str = "", kind: Kind = "urlset", own: str = "") -> None:
    """Refuse a name that a sitemap can't have.

    Args:
        document: The set.
        name: The name of a file, without folders.
        folder: Where it lies from the folder of the index on, with a slash behind; empty for that folder itself.
        kind: What the file holds.
        own: The name that the sitemap has now: that, and its ending, are free to it.

    Raises:
        RequestError: A file can't be called so everywhere, or another is.
    """
    refuse_impossible(name)
    ending = _ending(name)
    if ending not in (_ENDINGS.get(kind, ".xml"), _ending(own) if own else None):
        wanted = _ENDINGS.get(kind, ".xml")
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
    """Refuse a name that no file can have on one system or another.

    Raises:
        RequestError: It is such a name.
    """
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


def _ending(name: str) -> str:
    return PurePosixPath(name.lower().removesuffix(".gz")).suffix


def _names_in(document: Document, folder: str) -> Iterator[str]:
    """The names of the set's files in a folder."""
    if not folder and document.index is not None:
        yield document.index.path.name
    for sitemap in document.sitemaps:
        home, slash, base = (sitemap.file_name or "").rpartition("/")
        if base and fold_case(home + slash) == fold_case(folder):
            yield base


def _is_own(document: Document, path: Path) -> bool:
    """Whether a file is one that the set has, or leaves at its next save."""
    place = path.parent.resolve() / path.name
    known = (*document.sitemaps, *document.sitemaps.gone(), *document.gone_indexes)
    return any(each.path is not None and each.path.parent.resolve() / each.path.name == place for each in known)


class FreeNames:
    """Gives names that no file of a set has, nor any that lies beside it, and none twice.

    Args:
        document: The set.
        folder: Where the files will lie, from the folder of the set on, with a slash behind.
    """

    def __init__(self, document: Document, folder: str = "") -> None:
        assert document.folder is not None
        self._document = document
        self._taken = {fold_case(name) for name in _names_in(document, folder)}
        self._home = document.folder / folder

    def take(self, name: str) -> None:
        """Take a name.

        Raises:
            RequestError: A file can't have it, or another has it.
        """
        refuse_impossible(name)
        if not self._is_free(name):
            raise RequestError(msg("“{name}” is the name of another file.", name=name), hint="Choose another name.")
        self._taken.add(fold_case(name))

    def first_of(self, names: Iterator[str]) -> str:
        """The first of some names that is free; it is taken from now on.

        Raises:
            RequestError: A file can't have it.
        """
        name = next(name for name in names if self._is_free(name))
        self.take(name)
        return name

    def _is_free(self, name: str) -> bool:
        path = self._home / name
        return fold_case(name) not in self._taken and (not os.path.lexists(path) or _is_own(self._document, path))


def numbered_names(document: Document, sitemap: Sitemap) -> Iterator[str]:
    """Names in the manner of a sitemap's, without folders, that go on where the numbers of the set end.

    Behind “products-1.xml” of a set that ends with “products-20.xml” comes “products-21.xml”, behind “blog.xml” comes
    “blog-2.xml”. A number that reads as a year or a date is part of the name.
    """
    folder, base = name_of(sitemap)
    packed = base[-3:] if base.lower().endswith(".gz") else ""
    unpacked = PurePosixPath(base[: len(base) - len(packed)])
    found = _NUMBERED.fullmatch(unpacked.stem)
    stem, digits = (found[1], found[2]) if found else (f"{unpacked.stem}-", "1")
    like = re.compile(rf"{re.escape(stem)}([0-9]{{1,9}}){re.escape(unpacked.suffix)}(?:\.gz)?", re.IGNORECASE)
    known = (like.fullmatch(name) for name in _names_in(document, folder))
    last = max([int(digits), *(int(match[1]) for match in known if match)])
    width = len(digits) if digits.startswith("0") else 0
    return (f"{stem}{number:0{width}}{unpacked.suffix}{packed}" for number in count(last + 1))


def renamed_loc(loc: str, old: str, new: str) -> str:
    """The address of a sitemap whose file gets another name.

    Where address and file differ by “.gz”, as they do when a webmaster keeps files unpacked, they go on to.

    Args:
        loc: Its address.
        old: The name that its file had.
        new: The name that it gets.
    """
    core = stripped(loc)
    scheme, authority, path, query, fragment = split_loc(core)
    home, slash, last = path.rpartition("/")
    listed = unquote(last)
    if listed == f"{old}.gz" and not old.lower().endswith(".gz"):
        new = new if new.lower().endswith(".gz") else f"{new}.gz"
    elif f"{listed}.gz" == old:
        new = new[:-3] if new.lower().endswith(".gz") else new
    return loc.replace(core, "".join((scheme, authority, home, slash or "/", quote(new), query, fragment)), 1)


def home_of(document: Document) -> str:
    """The address of the folder of the index, with a slash behind.

    Raises:
        RequestError: Nothing tells it.
    """
    folder = likely_folder(document)
    if folder is not None:
        return folder
    raise RequestError(
        "The index needs the address of the new sitemap, and no other tells where the set lies.",
        hint="Give the address of the sitemap, such as https://www.example.com/sitemap-2.xml.",
    )


def knows_home(document: Document) -> bool:
    """Whether a new sitemap needs no address to be given: others tell it, or without an index there is none."""
    try:
        home_of(document)
    except RequestError:
        return document.index is None
    return True


def address_of(document: Document, name: str, loc: str | None = None) -> str:
    """The address of a new sitemap; see `home_of` for errors."""
    return loc if loc is not None else home_of(document) + quote(name)


def name_of(sitemap: Sitemap) -> tuple[str, str]:
    """The folder of a sitemap's file, with a slash behind it where there is one, and its bare name."""
    folder, slash, base = (sitemap.file_name or "").rpartition("/")
    return folder + slash, base
