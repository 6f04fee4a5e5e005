"""Files of a set: the index and its sitemaps, with facts from reading, and notices about opening them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import BusyError, LockedError, ReadError, ReadOnlyError, StudioError
from sitemap_studio.core.messages import as_message, join, msg
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.formats.read_file import Source
from sitemap_studio.model.order import Listing
from sitemap_studio.protocol.rule import Severity


class SetShape(Enum):
    """The shape of a set, which decides where its files are, and which files a save writes."""

    FILE = "file"
    """A single file: a sitemap, a text list, a CSV file or a feed; also a new sitemap without a file."""

    INDEX = "index"
    """An index, and the sitemaps that it lists."""

    FOLDER = "folder"
    """The sitemaps of a folder without an index."""


UNTITLED: Final = "sitemap.xml"
"""The name of a sitemap that has no file yet."""


_LISTS_INDEXES: Final = ReadOnlyError(msg("It lists other indexes."), hint=msg("Export the set with a new index."))
_FEED: Final = ReadOnlyError(msg("It is a feed."), hint=msg("Save or export it as a sitemap under another name."))


class _SetFile:
    """Base of the sitemaps and the index of a set: facts from reading the file, and whether it can be written."""

    source: Source | None
    lock: LockedError | None

    @property
    def read_only_reason(self) -> ReadError | None:
        """Reason why the content of the file is uncertain, so that it can't be written; None if it was read completely."""
        return self.source.read_only_reason if self.source else None

    @property
    def read_only(self) -> StudioError | None:
        """Error that says why the file is read-only: uncertain content, a lock, or a feed; None if it can be written."""
        return self.read_only_reason or self.lock or (_FEED if self.is_feed else None)

    @property
    def is_feed(self) -> bool:
        """Whether the file is a feed, which is never written."""
        return self.source is not None and self.source.kind == "feed"


@dataclass
class SitemapFile(_SetFile):
    """Sitemap of the set, read or new, with its file, its URL and the reason why it can't be read.

    Attributes:
        id: Its index in `Document.sitemaps`; it never changes.
        path: Its file on disk; None for a new sitemap, or if no file was found.
        source: Facts from reading its file; None if it was not read.
        error: Reason why its entries are not in the set; None if they are.
        file_name: Path of its file relative to the folder of the set; None where it is not known.
        is_waiting: Whether its file remains to be read.
        is_file_retained: Whether its file exists apart from the set, so that no save removes or replaces it while the
            sitemap is not in the set: it was added to the set since the last save, or the user retained it.
    """

    id: int
    path: Path | None = None
    loc: str | None = None
    lastmod: str | None = None
    source: Source | None = None
    error: StudioError | None = None
    file_name: str | None = None
    lock: LockedError | None = None
    is_waiting: bool = False
    is_file_retained: bool = False

    @property
    def name(self) -> str:
        """File name of the sitemap; without a file, the last segment of its URL, else `UNTITLED`."""
        if self.file_name is not None:
            return self.file_name.rpartition("/")[2]
        if self.path is not None:
            return self.path.name
        if self.loc:
            return self.loc.strip().rstrip("/").rpartition("/")[2] or self.loc
        return UNTITLED

    @property
    def is_gzipped(self) -> bool:
        """Whether the sitemap's file is compressed; for a new file, whether its name ends in “.gz”."""
        if self.source is not None:
            return self.source.is_gzipped
        return self.error is None and self.name.lower().endswith(".gz")

    @property
    def is_missing(self) -> bool:
        """Whether the index lists the sitemap, but no file was found."""
        return self.loc is not None and self.path is None and self.error is not None


@dataclass(eq=False)
class Sitemaps:
    """Sitemaps of a set by id. Iteration yields the listed ones in order; indexing also finds removed ones.

    Attributes:
        listing: The sitemaps in the set, in order; None if all registered sitemaps are in the set.
    """

    _known: list[SitemapFile]
    listing: Listing | None = None

    def __getitem__(self, sitemap: int) -> SitemapFile:
        """Return a sitemap by its id, also a removed one."""
        return self._known[sitemap]

    def __iter__(self) -> Iterator[SitemapFile]:
        """Iterate over the sitemaps in the set, in the order of the listing."""
        if self.listing is None:
            return iter(self._known)
        return (self._known[sitemap] for sitemap in self.listing)

    def __len__(self) -> int:
        """Return the number of sitemaps in the set."""
        return len(self._known if self.listing is None else self.listing)

    def has(self, sitemap: int) -> bool:
        """Return whether the sitemap with an id is in the set; False for removed sitemaps."""
        return self.listing is None or sitemap in self.listing

    def find_by_path(self, path: Path) -> SitemapFile | None:
        """Return the sitemap that was read from a file, comparing resolved paths; None if no sitemap was."""
        place = resolve_links(path)
        # Resolving links is slow for thousands.
        alike = ((each, each.path) for each in self if each.path and each.path.name in (path.name, place.name))
        return next((each for each, own in alike if each.error is None and resolve_links(own) == place), None)

    @property
    def next_id(self) -> int:
        """The unused id to give to the next new sitemap."""
        return len(self._known)

    def append_sitemap(self, sitemap: SitemapFile) -> None:
        """Append a sitemap, whose id must be `next_id`; the listing decides whether it is in the set."""
        self._known.append(sitemap)

    def removed_sitemaps(self) -> list[SitemapFile]:
        """Return the registered sitemaps that are not in the listing."""
        return [sitemap for sitemap in self._known if not self.has(sitemap.id)]

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of the sitemaps in the set, in the order of the listing."""
        return tuple(sitemap.id for sitemap in self._known) if self.listing is None else tuple(self.listing)

    def update_listing(self, listing: Listing | None, changed: Iterable[int] | None = None) -> None:
        """Replace the listing, and update names, URLs and dates of sitemaps.

        Args:
            listing: The new listing.
            changed: Ids of the sitemaps that may be listed otherwise than before; None for all.
        """
        before, self.listing = self.listing or {}, listing
        listing = listing or {}
        for place in listing if changed is None else changed:
            listed = listing.get(place)
            if listed is not None and before.get(place) is not listed:
                sitemap = self._known[place]
                sitemap.file_name, sitemap.loc, sitemap.lastmod = listed.name, listed.loc, listed.lastmod

    def copied(self) -> Sitemaps:
        """Return a copy with copies of all sitemaps."""
        return Sitemaps([replace(sitemap) for sitemap in self._known], self.listing)


@dataclass
class IndexFile(_SetFile):
    """The index of the set.

    Attributes:
        source: Facts from reading; `slots` numbers its entries from 0.
        listing: Its entries as last read or written, by sitemap id.
        unlisted: Sitemaps in its folder that it did not list when it was opened.
        listed_ids: Ids of its entries in file order, where nested indexes have ids of no sitemap; None if it lists no
            nested indexes, since `listing` then has the ids.
        is_on_disk: Whether there is a file; a new one is written by the next save.
        is_file_retained: Whether the user retained its file when the index left the set.
    """

    path: Path
    source: Source
    listing: Listing = field(default_factory=dict)
    unlisted: tuple[Path, ...] = ()
    lock: LockedError | None = None
    is_on_disk: bool = True
    listed_ids: tuple[int, ...] | None = None
    is_file_retained: bool = False

    @classmethod
    def new(cls, path: Path) -> IndexFile:
        """Create an index that the next save writes to a path, compressed if the name ends in “.gz”."""
        source = Source(kind="index", is_gzipped=path.name.lower().endswith(".gz"))
        return cls(path, source, is_on_disk=False)

    @property
    def lists_indexes(self) -> bool:
        """Whether the index lists other indexes, so that it can't be rewritten."""
        return self.listed_ids is not None

    @property
    def read_only(self) -> StudioError | None:
        """Error that says why the index is read-only, also because it lists other indexes; None if it can be written."""
        return super().read_only or (_LISTS_INDEXES if self.lists_indexes else None)

    @property
    def name(self) -> str:
        """The file name of the index."""
        return self.path.name

    @property
    def is_gzipped(self) -> bool:
        """Whether the file of the index is compressed."""
        return self.source.is_gzipped


def name_within(path: Path, folder: Path) -> str:
    """Return the path of a file relative to the folder of a set, with slashes; only its name if it is outside."""
    # As text where possible: resolving links is slow for thousands.
    text, begin = str(path), os.path.join(folder, "")  # noqa: PTH118
    if text.startswith(begin):
        return text[len(begin) :].replace(os.sep, "/")
    for home in (folder, folder.resolve()):
        if path.is_relative_to(home):
            return path.relative_to(home).as_posix()
    return path.name


def refuse_while_reading(sitemaps: Iterable[SitemapFile]) -> None:
    """Raise a `BusyError` if the file of one of these sitemaps remains to be read."""
    waiting = next((sitemap for sitemap in sitemaps if sitemap.is_waiting), None)
    if waiting is not None:
        raise waiting_error(waiting)


def waiting_error(sitemap: SitemapFile) -> BusyError:
    """Return the error for a request that needs a sitemap whose file is not read yet."""
    return BusyError(msg("“{sitemap}” is still being read.", sitemap=sitemap.name), path=sitemap.path)


def read_only_error(sitemap: SitemapFile | IndexFile) -> ReadOnlyError:
    """Return the error for editing a read-only sitemap or index, with the reason and a hint."""
    why = sitemap.read_only
    reason = why.message if why else ""
    mend = msg("Correct the file first, or export its entries to a new one.")
    hint = why.hint if isinstance(why, (LockedError, ReadOnlyError)) else mend
    return ReadOnlyError(
        msg("“{name}” is read-only: {reason}", name=sitemap.name, reason=reason), hint=hint, path=sitemap.path
    )


@dataclass(frozen=True)
class OpeningNotice:
    """Message about opening a set, shown to the user once, with a hint."""

    severity: Severity
    message: str
    hint: str = ""

    def __str__(self) -> str:
        """Return the message, followed by the hint."""
        return join(map(as_message, (self.message, self.hint)))
