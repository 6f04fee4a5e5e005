"""What a recovery log stands upon: the files of a set as they lay on disk, so that it shows whether they still do."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sitemap_studio import __version__
from sitemap_studio.core.fingerprints import Fingerprint
from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.numbering import Numbering
from sitemap_studio.document.recovery.packing import NOT_UNDERSTOOD, DamagedLogError
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap
from sitemap_studio.model.listing import LISTED_FIELDS, Listed, Listing
from sitemap_studio.model.slots import NO_SLOTS


@dataclass(frozen=True)
class BaseFile:
    """A file as it was.

    Attributes:
        name: To be shown.
        checksum: Of its bytes, unpacked; None where it could not be read.
        unpacked_bytes: How many these are.
        entries: How many entries it has.
        fingerprint: What the system said of it: size, time in nanoseconds, inode.
        listed: What the set said of it: its file name, address and date; None for a sitemap without a set.
        is_waiting: Whether it was still to be read: nothing else is known of it, and no step is about its entries.
    """

    name: str
    checksum: int | None = None
    unpacked_bytes: int = 0
    entries: int = 0
    fingerprint: tuple[int, int, int] = (0, 0, 0)
    listed: Listed | None = None
    is_waiting: bool = False

    @classmethod
    def of(cls, file: Sitemap | IndexFile, listed: Listed | None = None) -> BaseFile:
        """A file of a set as it was read or saved last."""
        source = file.source
        if source is None:
            return cls(file.name, listed=listed, is_waiting=isinstance(file, Sitemap) and file.is_waiting)
        seen: Fingerprint = source.fingerprint
        entries = len(source.slots) if isinstance(file, Sitemap) else 0
        fingerprint = (seen.size, seen.mtime_ns, seen.inode)
        return cls(file.name, source.checksum, source.unpacked_bytes, entries, fingerprint, listed)

    def is_same(self, other: BaseFile) -> bool:
        """Whether it holds the same bytes as another, as far as is known, whenever they were written."""
        return self.is_waiting or (self.checksum, self.unpacked_bytes, self.entries) == (
            other.checksum, other.unpacked_bytes, other.entries
        )  # fmt: skip


@dataclass(frozen=True)
class Base:
    """The set as it was on disk when a log began.

    Attributes:
        path: The file that was opened; None for a set that has none yet.
        index: The index, if it has one.
        files: Its sitemaps, in order.
        profile: Whose limits held.
        address: The address of the index on the web, if it was known.
        encoding: As which encoding files were read that follow none.
        began: When the log began, in the form of W3C dates.
        program: The version of the program.
    """

    path: Path | None
    index: BaseFile | None
    files: tuple[BaseFile, ...]
    profile: str = ""
    address: str | None = None
    encoding: str | None = None
    began: str = ""
    program: str = field(default=__version__)

    @classmethod
    def of(cls, document: Document) -> Base:
        """The set of a document as it lies on disk, whatever was edited since."""
        sources = [sitemap.source for sitemap in _on_disk(document)]
        return cls(
            path=document.path.absolute() if document.path is not None else None,
            index=BaseFile.of(document.index) if document.index is not None else None,
            files=tuple(BaseFile.of(each, _listing(document).get(each.id)) for each in _on_disk(document)),
            profile=document.profile.name,
            address=document.address,
            encoding=next((each.chosen_encoding for each in sources if each and each.chosen_encoding), None),
            began=datetime.now(UTC).isoformat(timespec="seconds"),
        )

    @property
    def name(self) -> str:
        """The name to show for the set."""
        return self.path.name if self.path is not None else self.files[0].name if self.files else ""

    @property
    def is_partial(self) -> bool:
        """Whether not all files were read: entries of the others stand behind those that the log knows."""
        return any(file.is_waiting for file in self.files)

    @property
    def entries(self) -> int:
        """How many entries it has."""
        return sum(file.entries for file in self.files)

    def changed(self, now: Base) -> list[str]:
        """The names of files that are not what they were."""
        if len(now.files) != len(self.files) or (now.index is None) != (self.index is None):
            return [(now.index or self.index or self.files[0]).name if self.files or self.index else self.name]
        pairs = list(zip(self.files, now.files, strict=True))
        if self.index is not None and now.index is not None:
            pairs.append((self.index, now.index))
        return [before.name for before, after in pairs if not before.is_same(after)]

    def packed(self) -> bytes:
        """What a log begins with."""
        stored = asdict(self) | {"path": None if self.path is None else str(self.path)}
        return json.dumps(stored, ensure_ascii=False).encode("utf-8", "surrogatepass")

    @classmethod
    def unpacked(cls, packed: bytes) -> Base:
        """What a log began with.

        Raises:
            DamagedLogError: It is nothing of the kind.
        """
        try:
            stored = json.loads(packed.decode("utf-8", "surrogatepass"))
            files = tuple(_file(each) for each in stored["files"])
            index = None if stored["index"] is None else _file(stored["index"])
            texts = {key: _text(stored[key]) for key in ("path", "profile", "address", "encoding", "began", "program")}
        except NOT_UNDERSTOOD as error:
            raise DamagedLogError("The beginning of a recovery log can't be understood.") from error
        path = texts.pop("path")
        rest: dict[str, Any] = texts
        return cls(path=None if path is None else Path(path), index=index, files=files, **rest)


def numbering_of(document: Document, base: Base | None = None) -> Numbering:
    """How a log that stands upon the files of a document names what is in them.

    Args:
        document: The set.
        base: What the log stands upon, where it may know less of these files; None for all that was read.
    """
    files = _on_disk(document)
    is_known = [True] * len(files) if base is None else [not file.is_waiting for file in base.files]
    slots = [
        sitemap.source.slots if sitemap.source is not None and known else NO_SLOTS
        for sitemap, known in zip(files, is_known, strict=True)
    ]
    return Numbering(slots, [sitemap.id for sitemap in files])


def _listing(document: Document) -> Listing:
    """What the set says of its sitemaps on disk."""
    return (document.index.listing if document.index is not None else document.table.listing) or {}


def _on_disk(document: Document) -> list[Sitemap]:
    """The sitemaps that reading the set again would give, in that order."""
    if document.index is None:
        return list(document.sitemaps)
    return [document.sitemaps[sitemap] for sitemap in document.index.listing]


def _file(stored: Mapping[str, Any]) -> BaseFile:
    size, mtime_ns, inode = map(int, stored["fingerprint"])
    checksum = None if stored["checksum"] is None else int(stored["checksum"])
    counts = int(stored["unpacked_bytes"]), int(stored["entries"])
    if min(counts) < 0 or counts[1] >= 1 << 32:
        raise ValueError(counts)
    said = stored["listed"]
    listed = None if said is None else Listed(*(_text(said[name]) for name in LISTED_FIELDS))
    is_waiting = bool(stored.get("is_waiting", False))
    return BaseFile(str(stored["name"]), checksum, *counts, (size, mtime_ns, inode), listed, is_waiting)


def _text(stored: object) -> Any:
    if stored is not None and not isinstance(stored, str):
        raise TypeError(stored)
    if stored and "\0" in stored:
        # No file can have such a name, and nothing of what is kept here has such a text.
        raise ValueError(stored)
    return stored
