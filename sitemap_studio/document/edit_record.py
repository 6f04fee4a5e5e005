"""Record of an edit in a recovery log, and the contents of the log so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray


@dataclass(frozen=True)
class LogContents:
    """Sitemaps and entries that the records of a log contain so far.

    Attributes:
        base: Ids of the sitemaps that are on disk.
        read: Ids of the sitemaps on disk whose files were read.
        sitemaps: Ids of all sitemaps.
        added: Slots of new entries, ascending.
        saved: The table that a running save writes; records then fit the files before and after the save.
    """

    base: frozenset[int] = frozenset()
    read: frozenset[int] = frozenset()
    sitemaps: frozenset[int] = frozenset()
    added: SlotArray = field(default_factory=NO_SLOTS.copy)
    saved: EntryTable | None = None

    @property
    def is_complete(self) -> bool:
        """Whether the files of all sitemaps on disk were read."""
        return len(self.base) == len(self.read)


@dataclass(frozen=True)
class Record:
    """Packed record of an edit or of all changes, and the contents of the log including it."""

    packed: bytes
    contents: LogContents
