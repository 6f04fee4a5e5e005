"""Folders of URLs: scheme and host, then path segments, as a tree and in filters.

An entry is in the folder that its path names up to the last slash before a query or a fragment. Scheme and host are
compared without case (ASCII), paths exactly. XML white space around a URL is ignored, and a backslash ends the host
like a slash. A URL that is not a complete web URL, or has no host, is in `ODD`.

Sources: RFC 3986, 3.1, 3.2.2 and 3.3.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.search.patterns import escape_literal

_NO_HOST: Final = r"/?#\\"
WEB: Final = rf"^[{XML_SPACE}]*[hH][tT][tT][pP][sS]?://[^{_NO_HOST}]*[^{_NO_HOST}{XML_SPACE}]"
"""Beginning of a URL that has a folder."""

ORIGIN: Final = rf"^[{XML_SPACE}]*([hH][tT][tT][pP][sS]?://[^{_NO_HOST}]*)"
"""Scheme and host of such a URL, as written."""

_ORIGIN: Final = re.compile(ORIGIN)
_ASCII_LETTERS: Final = re.compile("[a-zA-Z]")


@dataclass(frozen=True)
class Folder:
    """A folder of URLs: scheme and host with port in lower case, empty for `ROOT` and `ODD`, and path segments."""

    origin: str = ""
    segments: tuple[str, ...] = ()
    is_odd: bool = False

    @property
    def name(self) -> str:
        """Last path segment, or scheme and host; empty for `ROOT` and `ODD`."""
        return self.segments[-1] if self.segments else self.origin

    @property
    def parent(self) -> Folder | None:
        """Containing folder; None for `ROOT`."""
        if self.segments:
            return Folder(self.origin, self.segments[:-1])
        return ROOT if self.origin or self.is_odd else None

    @property
    def address(self) -> str:
        """URL of the folder, as in filters; `ODD_WORD` for `ODD`, empty for `ROOT`."""
        if self.is_odd:
            return ODD_WORD
        return "/".join((self.origin, *self.segments, "")) if self.origin else ""

    def child(self, name: str) -> Folder:
        """Return the subfolder with a name; of `ROOT`, the host with this scheme and name."""
        return Folder(self.origin, (*self.segments, name)) if self.origin else Folder(name)

    def pattern(self) -> str:
        """Return a regular expression that matches the URLs in the folder, all for `ROOT`.

        For `ODD` it is inverted: it matches the web URLs, which are the URLs outside `ODD`.
        """
        if not self.origin:
            return WEB if self.is_odd else ""
        origin = _ASCII_LETTERS.sub(
            lambda found: f"[{found[0].lower()}{found[0].upper()}]", escape_literal(self.origin)
        )
        if not self.segments:
            # Trailing white space is no part of a URL, and so not of a host.
            alone = "" if self.origin[-1] in XML_SPACE else rf"|[{XML_SPACE}]*$"
            return rf"^[{XML_SPACE}]*{origin}(?:[{_NO_HOST}]{alone})"
        path = "".join(f"{escape_literal(segment)}/" for segment in self.segments)
        return rf"^[{XML_SPACE}]*{origin}[/\\]{path}"


ODD_WORD: Final = "odd"
"""Name of `ODD` in filters."""

ROOT: Final = Folder()
"""Parent of all hosts and of `ODD`."""

ODD: Final = Folder(is_odd=True)
"""Folder of relative, broken and absent URLs, and of other schemes."""


def origin_key(written: str) -> str:
    """Return scheme and host with ASCII letters in lower case."""
    return written.encode().lower().decode()


def folder_of(address: str) -> Folder | None:
    """Return the folder of a web URL; None for other URLs, which belong to `ODD`."""
    text = address.strip(XML_SPACE)
    if re.match(WEB, text) is None:
        return None
    found = _ORIGIN.match(text)
    assert found is not None  # a prefix of the match above
    path = re.split("[?#]", text[found.end() :], maxsplit=1)[0]
    return Folder(origin_key(found[1]), tuple(path[1:].split("/")[:-1]))


def parse_folder(word: str) -> Folder | None:
    """Return the folder of a filter value, also for a host without trailing slash; None if it is not a folder."""
    if word.strip().lower() == ODD_WORD:
        return ODD
    return folder_of(word)


_TEXT: Final = pl.col("text")
_GUESSES: Final = 8
"""Number of hosts tried by the beginning of URLs before the remaining ones are parsed."""

_FEW: Final = 64
_FOLDER: Final = "^[^/?#]*/"
_FOLDER_IN_FOLDER: Final = "^[^/?#]*/[^/?#]*/"


@dataclass(frozen=True)
class FolderLine:
    """A subfolder, the number of entries in it and below it, and whether it has subfolders."""

    folder: Folder
    entries: int
    has_children: bool


@dataclass(frozen=True)
class _FolderEntries:
    """Ascending slots of the entries of a folder, and for each the byte offset in its URL after the folder's URL."""

    slots: SlotArray
    begins: NDArray[np.uint32]


class Folders:
    """The folders of the entries of a table, or of some of them.

    Counted on demand with column operations over the entries of one folder. Not thread-safe; the table must not change.
    """

    def __init__(self, table: EntryTable, slots: SlotArray | None = None) -> None:
        """Prepare to count the entries of a table, or only `slots`; nothing is read before the first request."""
        self._table = table
        self._slots = slots
        self._entries: dict[Folder, _FolderEntries] = {}
        self._listings: dict[Folder, list[FolderLine]] = {}

    def subfolders(
        self, folder: Folder = ROOT, *, order: Literal["count", "name"] = "name", progress: Progress | None = None
    ) -> list[FolderLine]:
        """Return the subfolders of a folder, sorted by name or descending count; hosts for `ROOT`, with `ODD` last."""
        progress = progress or Progress()
        if folder == ROOT and folder not in self._listings:
            self._count_hosts(progress)
        elif folder not in self._listings:
            self._listings[folder] = [] if folder.is_odd else self._count_subfolders(folder, progress)
        return sorted(
            self._listings[folder],
            key=lambda child: (child.folder.is_odd, -child.entries if order == "count" else 0, child.folder.name),
        )

    def slots_in(self, folder: Folder) -> SlotArray:
        """Return the slots of entries in a folder and its subfolders, ascending."""
        return self._entries_of(folder, Progress()).slots

    # Counting

    def _count_subfolders(self, folder: Folder, progress: Progress) -> list[FolderLine]:
        """Return the direct subfolders of a folder, unordered, with their numbers of entries."""
        entries = self._entries_of(folder, progress)
        progress.check()
        slash = pl.col("slash")
        rests = self._urls_after_folder(entries).with_columns(slash=_TEXT.str.find("/", literal=True))
        lines = rests.select(
            name=pl.when(slash.is_not_null()).then(_TEXT.cast(pl.Binary).bin.slice(0, slash)),
            is_deeper=_TEXT.str.contains(_FOLDER_IN_FOLDER),
        )
        counted = lines.group_by("name").agg(pl.len(), pl.col("is_deeper").any()).cast({"name": pl.String})
        # A slash in a query or a fragment ends no folder.
        return [
            FolderLine(folder.child(name), count, has_children)
            for name, count, has_children in counted.iter_rows()
            if name is not None and "?" not in name and "#" not in name
        ]

    def _urls_after_folder(self, entries: _FolderEntries) -> pl.DataFrame:
        """Return the text of each URL after its folder, in the order of `entries`, as the only column `text`."""
        locs = self._table.rows(entries.slots, ["loc"])
        rest = pl.col("loc").cast(pl.Binary).bin.slice(pl.col("begin")).cast(pl.String)
        return locs.with_columns(pl.Series("begin", entries.begins)).select(text=rest)

    def _entries_of(self, folder: Folder, progress: Progress) -> _FolderEntries:
        """Return the entries in a folder and its subfolders, and store them for further calls."""
        if folder not in self._entries:
            parent = folder.parent
            if parent is None:
                slots = self._table.order if self._slots is None else self._slots
                self._entries[folder] = _FolderEntries(unique_slots(slots), np.zeros(len(slots), np.uint32))
            elif parent == ROOT:
                self._count_hosts(progress)
                self._entries.setdefault(folder, _FolderEntries(NO_SLOTS, np.empty(0, np.uint32)))
            else:
                outer = self._entries_of(parent, progress)
                is_in = (
                    self._urls_after_folder(outer)
                    .select(_TEXT.str.starts_with(f"{folder.name}/"))
                    .to_series()
                    .to_numpy()
                )
                step = np.uint32(len(folder.name.encode()) + 1)
                self._entries[folder] = _FolderEntries(outer.slots[is_in], outer.begins[is_in] + step)
        return self._entries[folder]

    # Hosts

    def _count_hosts(self, progress: Progress) -> None:
        """Count the entries of each host, and store the list of hosts and the entries of each."""
        everything = self._entries_of(ROOT, progress).slots
        progress.begin("Counting", len(everything))
        pieces: dict[Folder, list[_FolderEntries]] = {}
        for folder, piece in self._group_by_host(everything, progress):
            pieces.setdefault(folder, []).append(piece)
        listing: list[FolderLine] = []
        for folder, parts in pieces.items():
            slots, begins = (
                np.concatenate(columns) for columns in zip(*((p.slots, p.begins) for p in parts), strict=True)
            )
            order = np.argsort(slots) if len(parts) > 1 else slice(None)
            self._entries[folder] = entries = _FolderEntries(slots[order], begins[order])
            is_deeper = _TEXT.str.contains(_FOLDER).any()
            # The first few entries suffice for most hosts.
            few = _FolderEntries(entries.slots[:_FEW], entries.begins[:_FEW])
            has_children = not folder.is_odd and any(
                self._urls_after_folder(part).select(is_deeper).item() for part in (few, entries)
            )
            listing.append(FolderLine(folder, len(slots), has_children))
            progress.check()
        self._listings[ROOT] = listing

    def _group_by_host(self, slots: SlotArray, progress: Progress) -> Iterator[tuple[Folder, _FolderEntries]]:
        """Yield entries grouped by host; a host may be yielded more than once.

        The origin of the first remaining URL is tried as a prefix, a few times, so that few URLs must be parsed.
        """
        texts = self._table.rows(slots, ["loc"])["loc"].alias("text")
        for _ in range(_GUESSES):
            first = texts.first() if len(texts) else None
            found = _ORIGIN.match(first) if isinstance(first, str) and re.match(WEB, first) else None
            # White space around the URL is no part of the origin.
            if found is None or found[0] != found[1].strip(XML_SPACE):
                break
            beginning = f"{found[1]}/"
            starts = texts.str.starts_with(beginning).fill_null(value=False)
            is_so = starts.to_numpy()
            if not is_so.any():
                break
            chosen = slots[is_so]
            begins = np.full(len(chosen), len(beginning.encode()), np.uint32)
            yield Folder(origin_key(found[1])), _FolderEntries(chosen, begins)
            slots, texts = slots[~is_so], texts.filter(~starts)
            progress.advance(len(chosen))
        yield from _group_by_parsed_host(slots, texts)
        progress.advance(len(slots))


def _group_by_parsed_host(slots: SlotArray, texts: pl.Series) -> Iterator[tuple[Folder, _FolderEntries]]:
    """Yield entries grouped by the host that is parsed from each URL; `ODD` for URLs without a host."""
    if not len(slots):
        return
    stripped = _TEXT.str.strip_chars_start(XML_SPACE)
    lead = _TEXT.str.len_bytes() - stripped.str.len_bytes()
    written = _TEXT.str.strip_chars_end(XML_SPACE).str.extract(ORIGIN, 1)
    behind = lead + pl.col("written").str.len_bytes()
    frame = texts.to_frame().with_columns(written=pl.when(_TEXT.str.contains(WEB)).then(written))
    mark = _TEXT.cast(pl.Binary).bin.slice(behind, 1).cast(pl.String)
    # A query or a fragment directly after the host is no folder: the remainder begins with “?” or “#”.
    begin = behind + mark.is_in(["/", "\\"]).cast(pl.UInt32)
    frame = frame.select("written", begin=begin.fill_null(0).cast(pl.UInt32)).with_row_index("place")
    groups = frame.group_by("written").agg("place", "begin")
    for origin, places, begins in zip(*groups.iter_columns(), strict=True):
        yield (
            ODD if origin is None else Folder(origin_key(origin)),
            _FolderEntries(slots[places.to_numpy()], begins.to_numpy()),
        )
