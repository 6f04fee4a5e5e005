"""What lies in a folder that is to be opened: an index, or sitemaps that are a set without one.

Files are told by their first bytes; which of them can be read is found out when they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import ChoiceError, NoSitemapError, RequestError
from sitemap_studio.core.messages import join, listed, msg, plural
from sitemap_studio.core.paths import is_folder
from sitemap_studio.formats.container import opening_error, read_head

_NAME: Final = re.compile(r"(?i)[^.].*\.xml(?:\.gz)?")
_ROOT: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?:<\?(?:(?!\?>).)*+\?>|<!--(?:(?!-->).)*+-->|<![A-Z](?:(?![>\[]).)*+>|[ \t\r\n]++)*+"
    rb"<(?:[\w.\-]+:)?(urlset|sitemapindex)[ \t\r\n/>]",
    re.DOTALL,
)
_WIDE: Final = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_NUMBER: Final = re.compile("([0-9]+)")


@dataclass(frozen=True)
class Found:
    """The files of a set that is to be opened.

    Attributes:
        index: Its index; None where there is none.
        sitemaps: Without an index, all its sitemaps, in their order.
    """

    index: Path | None
    sitemaps: tuple[Path, ...]

    @property
    def main_file(self) -> Path | None:
        """The index or the only sitemap, which is opened as if it was asked for itself; None of several sitemaps."""
        return self.index or (self.sitemaps[0] if len(self.sitemaps) == 1 else None)


def is_named_so(name: str) -> bool:
    """Whether a file is named as sitemaps and indexes are."""
    return _NAME.fullmatch(name) is not None


def find_in_folder(folder: Path) -> Found:
    """Find what opening a folder opens: its index, else all sitemaps in it, in the natural order of their names.

    Raises:
        ChoiceError: There are several indexes.
        NoSitemapError: There is no sitemap.
        ReadError: The folder can't be read.
    """
    try:
        names = [path.name for path in folder.iterdir()]
    except OSError as error:
        raise opening_error(folder, error) from error
    named = sorted((folder / name for name in names if is_named_so(name)), key=natural_order)
    roots = {path: root_of(path) for path in named}
    indexes = [path for path, root in roots.items() if root == "sitemapindex"]
    sitemaps = [path for path, root in roots.items() if root == "urlset"]
    if not indexes and not sitemaps:
        raise _no_sitemap(folder, names)
    return _found(indexes, sitemaps, folder)


def find_among(paths: Sequence[Path]) -> Found:
    """Find what opening several files at once opens: the index among them, else all of them as one set.

    Raises:
        ChoiceError: There are several indexes.
        RequestError: They lie in several folders, or a folder is among them.
    """
    files = sorted(dict.fromkeys(paths), key=natural_order)
    folder = next(filter(is_folder, files), None)
    if folder is not None:
        hint = msg("Open one folder, or files of one folder.")
        raise RequestError(
            msg("“{folder}” is a folder, which is not opened together with others.", folder=folder.name), hint=hint
        )
    if len({path.parent.resolve() for path in files}) > 1:
        hint = msg("Open the files of one folder; others can be exported together.")
        raise RequestError("The files lie in several folders, so they can't be one set.", hint=hint)
    indexes = [path for path in files if root_of(path) == "sitemapindex"]
    return _found(indexes, files, files[0].parent)


def _found(indexes: Sequence[Path], sitemaps: Iterable[Path], folder: Path) -> Found:
    if len(indexes) > 1:
        sentence = plural(
            "One index lies in “{folder}”.",
            "%n indexes lie in “{folder}”.",
            len(indexes),
            folder=folder.name or folder,
        )
        names = listed(index.name for index in indexes[:_MOST_NAMED])
        raise ChoiceError(sentence, choices=indexes, hint=msg("Open one of them: {names}.", names=names), path=folder)
    return Found(indexes[0], ()) if indexes else Found(None, tuple(sitemaps))


def _no_sitemap(folder: Path, there: Iterable[str]) -> NoSitemapError:
    """Say what there is instead."""
    shown = sorted((name for name in there if not name.startswith(".")), key=str.casefold)
    names = listed(shown[:_MOST_NAMED])
    if not shown:
        said = msg("There is nothing in it.")
    elif len(shown) <= _MOST_NAMED:
        said = msg("Found there: {names}.", names=names)
    else:
        more = len(shown) - _MOST_NAMED
        said = plural("Found there: {names}, and one more.", "Found there: {names}, and %n more.", more, names=names)
    told = msg("Sitemaps are told by their content; their names end in .xml or .xml.gz.")
    sentence = msg("No sitemap lies in “{folder}”.", folder=folder.name or folder)
    return NoSitemapError(sentence, hint=join([said, told]), path=folder)


_MOST_NAMED: Final = 5


def root_of(path: Path) -> str:
    """The name of the element that a file begins with, if that is one of a sitemap or an index; else nothing."""
    head = read_head(path)
    if head[:2] in _WIDE:
        head = head.decode(_WIDE[head[:2]], "ignore").encode()
    found = _ROOT.match(head)
    return found[1].decode() if found else ""


def natural_order(path: Path) -> tuple[object, ...]:
    """By which names are sorted so that “sitemap-9.xml” stands before “sitemap-10.xml”."""
    parts = _NUMBER.split(path.name.casefold())
    # Texts and numbers take turns, so that like is compared with like.
    return (*(int(part) if place % 2 else part for place, part in enumerate(parts)), path.name)
