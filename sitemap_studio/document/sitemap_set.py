"""The files of a set: the index and its sitemaps, as they were read."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.atomic_write import Fingerprint
from sitemap_studio.core.errors import BusyError, LockedError, ReadError, ReadOnlyError, StudioError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.formats.container import Container
from sitemap_studio.formats.reading import Kind, Reading
from sitemap_studio.formats.repair.patches import Repair
from sitemap_studio.model.order import Listing
from sitemap_studio.model.slots import NO_SLOTS, SlotArray

UNTITLED: Final = "sitemap.xml"
"""The name of a sitemap that has no file yet."""


@dataclass(frozen=True)
class Source:
    """What is known of a file since it was last read or written.

    Attributes:
        kind: What it holds.
        fingerprint: By which a change by somebody else is noticed.
        checksum: By which it is noticed if the fingerprint was forged, or the file system is too coarse.
        unpacked_bytes: Its size, unpacked and as UTF-8.
        around_bytes: How many of these belong to no entry.
        encoding: The encoding that it was written in.
        namespaces: URI by prefix, as declared on its root; "" is the default one.
        slots: Its entries in file order, as they stood then.
        ranges: Their `start` and `length` in it; None where the table knows them.
        repairs: What had to be mended before it could be read; none once it is saved.
        chosen_encoding: What it was read as because it follows neither what it declares nor UTF-8; None for any other.
        doubt: Why its entries may only be looked at; None where they were read for certain.
        declared_here: Prefixes that its root declares only since it was saved here, for elements that were added.
        relied_on: URI by prefix as its root declared them when its entries were read, where it was written anew since:
            entries that are elsewhere now, or gone until somebody undoes that, still mean that. None where it was not.
        spellings: How entries stood in it before they were saved here, by slot.
        is_lost: Whether the file is gone, or another by now that the user wants replaced: there is nothing left to put
            edits into, so that it is written anew. The fingerprint is that of the file to replace then.
    """

    kind: Kind
    fingerprint: Fingerprint
    checksum: int
    unpacked_bytes: int
    around_bytes: int
    encoding: str
    namespaces: Mapping[str, str]
    slots: SlotArray
    ranges: pl.DataFrame | None = None
    repairs: tuple[Repair, ...] = ()
    chosen_encoding: str | None = None
    read_only_reason: ReadError | None = None
    declared_here: frozenset[str] = frozenset()
    relied_on: Mapping[str, str] | None = None
    spellings: Mapping[int, tuple[bytes, ...]] = field(default_factory=dict)
    is_lost: bool = False

    @property
    def lasting_namespaces(self) -> dict[str, str]:
        """URI by prefix as its root declares them whatever is undone."""
        return {prefix: uri for prefix, uri in self.namespaces.items() if prefix not in self.declared_here}

    @property
    def meant_namespaces(self) -> Mapping[str, str]:
        """URI by prefix as the XML of entries means it that were read from it."""
        return self.namespaces if self.relied_on is None else self.relied_on

    @property
    def reliable_namespaces(self) -> Mapping[str, str]:
        """URI by prefix as new XML in these entries may mean it, whatever is undone."""
        return self.lasting_namespaces if self.relied_on is None else self.relied_on

    @property
    def is_converted(self) -> bool:
        """Whether saving a change writes the file in another encoding than it has."""
        return self.read_only_reason is None and self.encoding.upper() != "UTF-8"

    @classmethod
    def of(
        cls,
        container: Container,
        reading: Reading,
        slots: SlotArray,
        entry_bytes: int,
        *,
        chosen_encoding: str | None = None,
    ) -> Source:
        """What a reading tells of a source whose entries take `entry_bytes` in all."""
        return cls(
            kind=reading.kind,
            fingerprint=container.fingerprint,
            checksum=container.checksum,
            unpacked_bytes=reading.unpacked_bytes,
            around_bytes=max(0, reading.unpacked_bytes - entry_bytes),
            encoding=reading.encoding,
            namespaces=reading.namespaces,
            slots=slots,
            repairs=reading.repairs,
            chosen_encoding=chosen_encoding,
            read_only_reason=reading.read_only_reason,
        )


@dataclass
class Sitemap:
    """One sitemap of the set.

    Attributes:
        id: By which `Document.sitemaps` knows it; it never changes.
        path: Its file as it lies on disk; None when it has none yet, or none was found.
        loc: Its address as the index lists it; None outside an index.
        lastmod: When it changed, as the index says; None where it doesn't.
        is_gzipped: Whether its file is compressed.
        source: What was read; None when nothing was.
        error: Why its entries are not here.
        file_name: Where its file is to lie from the folder of the index on; None where that is not said.
        held: Who else has the set open for editing; None where nobody has.
        is_waiting: Whether its file is still to be read.
        is_adopted: Whether its file lay there before an edit brought it into the set, so that no save removes it.
    """

    id: int
    path: Path | None = None
    loc: str | None = None
    lastmod: str | None = None
    is_gzipped: bool = False
    source: Source | None = None
    error: StudioError | None = None
    file_name: str | None = None
    held: LockedError | None = None
    is_waiting: bool = False
    is_adopted: bool = False

    @property
    def name(self) -> str:
        """The name to show: of its file, else the end of its address."""
        if self.file_name is not None:
            return self.file_name.rpartition("/")[2]
        if self.path is not None:
            return self.path.name
        if self.loc:
            return self.loc.strip().rstrip("/").rpartition("/")[2] or self.loc
        return UNTITLED

    @property
    def read_only_reason(self) -> ReadError | None:
        """Why it can't be said for certain what its file holds; None where it can."""
        return self.source.read_only_reason if self.source else None

    @property
    def read_only(self) -> StudioError | None:
        """Why its entries may only be looked at; None where they may be changed."""
        return self.read_only_reason or self.held

    @property
    def is_missing(self) -> bool:
        """Whether the index lists it and no file was found."""
        return self.loc is not None and self.path is None and self.error is not None


class Sitemaps:
    """The sitemaps of a set: by id any that it has or had, one after the other those that it has, in its order.

    Attributes:
        listing: What the set says of them; None without an index.
    """

    def __init__(self, known: Iterable[Sitemap] = (), listing: Listing | None = None) -> None:
        self._known = list(known)
        self.listing = listing

    def __getitem__(self, sitemap: int) -> Sitemap:
        return self._known[sitemap]

    def __iter__(self) -> Iterator[Sitemap]:
        if self.listing is None:
            return iter(self._known)
        return (self._known[sitemap] for sitemap in self.listing)

    def __len__(self) -> int:
        return len(self._known if self.listing is None else self.listing)

    def has(self, sitemap: int) -> bool:
        """Whether a sitemap is in the set, and neither left it nor waits to come."""
        return self.listing is None or sitemap in self.listing

    def of_file(self, path: Path) -> Sitemap | None:
        """The one whose entries are those of a file, links followed; None where there is none."""
        place = resolve_links(path)
        named = (each for each in self if each.path is not None and each.error is None)
        # Following links takes a while, which a set of thousands has to be spared.
        alike = (each for each in named if each.path is not None and each.path.name in (path.name, place.name))
        return next((each for each in alike if each.path is not None and resolve_links(each.path) == place), None)

    @property
    def next_id(self) -> int:
        """The id that a further sitemap has to have."""
        return len(self._known)

    def enter(self, sitemap: Sitemap) -> None:
        """Get to know a further sitemap."""
        self._known.append(sitemap)

    def gone(self) -> list[Sitemap]:
        """Those that left the set, or wait to come."""
        return [sitemap for sitemap in self._known if not self.has(sitemap.id)]

    def follow(self, listing: Listing | None) -> None:
        """Be those that a set speaks of, and as it says."""
        before, self.listing = self.listing or {}, listing
        for place, listed in (listing or {}).items():
            if before.get(place) is not listed:
                sitemap = self._known[place]
                sitemap.file_name, sitemap.loc, sitemap.lastmod = listed.name, listed.loc, listed.lastmod

    def copied(self) -> Sitemaps:
        """The same, to be looked at while these go on changing."""
        return Sitemaps([replace(sitemap) for sitemap in self._known], self.listing)


@dataclass
class IndexFile:
    """The index of the set.

    Attributes:
        path: Its file.
        is_gzipped: Whether that is compressed.
        source: What was read; its `slots` number its entries from 0.
        listing: What it says of its sitemaps as it lies on disk, entry by entry.
        unlisted: Sitemaps that lay beside those that it lists when it was opened.
        held: Who else has the set open for editing; None where nobody has.
        is_on_disk: Whether there is a file; one that an edit brought into the set is written by the next save.
    """

    path: Path
    is_gzipped: bool
    source: Source
    listing: Listing = field(default_factory=dict)
    unlisted: tuple[Path, ...] = ()
    held: LockedError | None = None
    is_on_disk: bool = True

    @classmethod
    def new(cls, path: Path) -> IndexFile:
        """One that is to be written."""
        nothing = Source("index", Fingerprint(0, 0, 0), 0, 0, 0, "UTF-8", {}, NO_SLOTS)
        return cls(path, path.name.lower().endswith(".gz"), nothing, is_on_disk=False)

    @property
    def read_only_reason(self) -> ReadError | None:
        """Why it can't be said for certain what it holds; None where it can."""
        return self.source.read_only_reason

    @property
    def read_only(self) -> StudioError | None:
        """Why it may only be looked at; None where it may be changed."""
        return self.read_only_reason or self.held

    @property
    def name(self) -> str:
        """The name of its file."""
        return self.path.name


def name_within(path: Path, folder: Path) -> str:
    """Where a file of a set lies from the folder of its index on, with slashes; its bare name if it lies elsewhere."""
    # As text where it will do: a set may have thousands, and links are slow to follow.
    text, begin = str(path), os.path.join(folder, "")  # noqa: PTH118
    if text.startswith(begin):
        return text[len(begin) :].replace(os.sep, "/")
    for home in (folder, folder.resolve()):
        if path.is_relative_to(home):
            return path.relative_to(home).as_posix()
    return path.name


def refuse_while_reading(sitemaps: Iterable[Sitemap]) -> None:
    """Refuse what needs a whole set while files of it are still to be read.

    Raises:
        BusyError: There are such files.
    """
    waiting = next((sitemap for sitemap in sitemaps if sitemap.is_waiting), None)
    if waiting is not None:
        raise waiting_error(waiting)


def waiting_error(sitemap: Sitemap) -> BusyError:
    """Say that the entries of a sitemap are not here yet."""
    hint = msg("Wait until the whole set is there, or stop reading it.")
    return BusyError(msg("“{sitemap}” is still being read.", sitemap=sitemap.name), hint=hint, path=sitemap.path)


def read_only_error(sitemap: Sitemap | IndexFile) -> ReadOnlyError:
    """Say that a sitemap or an index may only be looked at, and why."""
    why = sitemap.read_only
    reason = why.message if why else ""
    mend = msg("Fetch or mend the file first, or export its entries to a new one.")
    hint = why.hint if isinstance(why, LockedError) else mend
    return ReadOnlyError(
        msg("“{sitemap}” is read-only. {reason}", sitemap=sitemap.name, reason=reason), hint=hint, path=sitemap.path
    )


def spans(entries: pl.DataFrame) -> pl.Series:
    """Bytes that each entry takes in its file, with the white space before it: what goes when it is removed."""
    # Not by expressions: setting one up takes longer than reading a small file.
    starts, lengths = (entries[name].to_numpy().astype(np.int64) for name in ("start", "length"))
    gaps = np.maximum(starts[1:] - (starts + lengths)[:-1], 0)
    usual = np.concatenate([gaps[:1], gaps]) if len(gaps) else np.zeros(len(starts), np.int64)
    return pl.Series("size", (lengths + usual).astype(np.uint32))
