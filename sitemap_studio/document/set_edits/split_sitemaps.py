"""Plan more sitemaps: split one, move the excess entries of large ones to new ones, create an index.

The first part of a sitemap keeps its file; new files get names that no file has. Each plan is one edit.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, count
from pathlib import PurePosixPath
from typing import Final, Literal
from urllib.parse import quote

import numpy as np
import polars as pl

from sitemap_studio.core.errors import LimitError, RequestError
from sitemap_studio.core.messages import msg, msg_from, plural
from sitemap_studio.document.address import count_outside, likely_folder, read_folder
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import kind_by_name
from sitemap_studio.document.export_folder import plan_sitemaps
from sitemap_studio.document.moments import moment
from sitemap_studio.document.set_edits.set_editing import listing, refuse_lone, refuse_unavailable, register_sitemap
from sitemap_studio.document.set_edits.sitemap_names import FreeNames, name_of, numbered_names, renamed_loc
from sitemap_studio.document.sitemap_set import Sitemap, read_only_error
from sitemap_studio.model.edits import AddSitemaps, Edit, EditGroup, MoveEntries, SetIndex, SetSitemapField
from sitemap_studio.model.order import IndexEntry
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.dates import XML_SPACE


@dataclass(frozen=True)
class InsertPlace:
    """Where new entries are inserted.

    Attributes:
        position: Before the entry at this position.
        sitemap: Id of their sitemap.
        full: Id of the sitemap that has no room for them; None where they go to the wanted one.
    """

    position: int
    sitemap: int
    full: int | None = None


def find_room(document: Document, urls: int, n_bytes: int, *, position: int, sitemap: int | None = None) -> InsertPlace:
    """Choose where to insert new entries: at the wanted position, or in the last sitemap that has room for all.

    Where none has room, the wanted sitemap becomes too large.

    Args:
        document: The set.
        urls: Number of entries.
        n_bytes: Their serialized size.
        position: The wanted position.
        sitemap: The wanted sitemap; None for that of the entry before `position`.
    """
    wanted = document.sitemap_at(position) if sitemap is None else sitemap
    if _has_room(document, wanted, urls, n_bytes):
        return InsertPlace(position, wanted)
    for other in reversed(list(document.sitemaps)):
        if other.error is None and other.read_only is None and _has_room(document, other.id, urls, n_bytes):
            return InsertPlace(document.sitemap_range(other.id).stop, other.id, full=wanted)
    return InsertPlace(position, wanted)


def _has_room(document: Document, sitemap: int, urls: int, n_bytes: int) -> bool:
    facts, profile = document.facts(sitemap), document.profile
    return facts.urls + urls <= profile.max_urls and facts.bytes + n_bytes <= profile.max_bytes


def too_large(document: Document, sitemaps: Iterable[int]) -> list[int]:
    """Return the sitemaps that exceed the limits of the profile and are not read-only."""
    chosen = [document.sitemaps[sitemap] for sitemap in sitemaps if document.sitemaps.has(sitemap)]
    may_change = [each.id for each in chosen if each.error is None and each.read_only is None]
    return [sitemap for sitemap in may_change if not _has_room(document, sitemap, 0, 0)]


@dataclass(frozen=True)
class OverflowPart:
    """A new sitemap for excess entries of another one.

    Attributes:
        sitemap: Id of the sitemap that is too large.
        name: Name of the new file.
        slots: The entries, in order.
        bytes: Serialized size of the new file.
    """

    sitemap: int
    name: str
    slots: SlotArray
    bytes: int


@dataclass(frozen=True)
class OverflowPlan:
    """New sitemaps for excess entries, in their order at the end of the set."""

    new: tuple[OverflowPart, ...]

    def edit(self, document: Document) -> Edit:
        """Return the edit.

        Raises:
            RequestError: A name has been taken since, or the URL of a new sitemap is not known.
        """
        if not self.new:
            return EditGroup([])
        folders = [name_of(document.sitemaps[each.sitemap])[0] for each in self.new]
        for folder, each in zip(folders, self.new, strict=True):
            FreeNames(document, folder).take(each.name)
        sitemaps = [
            register_sitemap(document, folder + each.name) for folder, each in zip(folders, self.new, strict=True)
        ]
        return EditGroup([listing(document, sitemaps), _moving_to_end(document, self.new, sitemaps)])


def plan_overflow(document: Document, sitemaps: Collection[int]) -> OverflowPlan:
    """Plan to move excess entries to new sitemaps, whose names continue the numbers of the set.

    Raises:
        RequestError: The set is a lone sitemap, or one of the sitemaps could not be read.
        LimitError: One entry alone exceeds the limits, or there would be too many sitemaps.
        ReadOnlyError: One of them is read-only.
    """
    refuse_lone(document)
    names: dict[str, FreeNames] = {}
    taken: set[str] = set()
    new: list[OverflowPart] = []
    for sitemap in sitemaps:
        known = document.sitemaps[sitemap]
        message = msg("“{sitemap}” could not be read, so nothing of it can go elsewhere.", sitemap=known.name)
        refuse_unavailable(known, message, hint=msg("Open the set again once it can be read."))
        folder = name_of(known)[0]
        free = names.setdefault(folder, FreeNames(document, folder))
        # One number for a compressed and an uncompressed file would be confusing.
        candidates = (name for name in numbered_names(document, known) if _unpacked(name) not in taken)
        for slots, n_bytes in cut(document, sitemap)[1:]:
            new.append(OverflowPart(sitemap, free.first_of(candidates), slots, n_bytes))
            taken.add(_unpacked(new[-1].name))
    limit = document.profile.max_sitemaps
    if new and len(document.sitemaps) + len(new) > limit:
        sentence = msg(
            "There would be more sitemaps than an index may list ({limit:,}, {title}).",
            limit=limit,
            title=msg_from(document.profile.title),
        )
        raise LimitError(sentence, hint="Delete entries, or choose another profile.")
    return OverflowPlan(tuple(new))


def cut(document: Document, sitemap: int) -> list[tuple[SlotArray, int]]:
    """Cut a sitemap into pieces that are as large as the profile allows.

    Returns:
        The entries of each piece, and the size of its file.

    Raises:
        LimitError: One entry alone exceeds the limits.
    """
    profile, slots = document.profile, document.slots_of(sitemap)
    sizes = document.table.rows(slots, ["size"]).to_series().to_numpy().astype(np.int64)
    around = document.facts(sitemap).bytes - document.table.bytes_in(sitemap)
    cuts = plan_sitemaps(sizes, around, max_urls=profile.max_urls, max_bytes=profile.max_bytes)
    return [(slots[each.start : each.stop], around + int(sizes[each.start : each.stop].sum())) for each in cuts]


def _moving_to_end(document: Document, spilled: Collection[OverflowPart], sitemaps: Collection[Sitemap]) -> MoveEntries:
    """Return the move of excess entries to new sitemaps behind all other entries."""
    table = document.table
    going: SlotArray = np.concatenate([each.slots for each in spilled])
    first = int(table.positions()[going].min())
    stretch = table.order[first:]
    staying = stretch[~np.isin(stretch, going)]
    kept = table.rows(staying, ["sitemap"]).to_series().to_numpy()
    ids = np.array([sitemap.id for sitemap in sitemaps], np.uint32)
    now = np.concatenate([kept, np.repeat(ids, [len(each.slots) for each in spilled])])
    return MoveEntries(first, np.concatenate([staying, going]), now.astype(np.uint32))


def _unpacked(name: str) -> str:
    return name.lower().removesuffix(".gz")


SplitBy = Literal["count", "bytes", "folder", "month"]
"""How entries are assigned to parts."""

NAMES: Final[dict[SplitBy, str]] = {
    "count": "{name}-{n}",
    "bytes": "{name}-{n}",
    "folder": "{name}-{part}",
    "month": "{name}-{part}",
}
"""Default templates of names: `{name}` is the name of the sitemap without its ending, `{n}` the next free number,
`{part}` the folder or the month."""

ROOT_FOLDER: Final = "root"
"""Name of the part for entries in no folder."""

UNDATED: Final = "undated"
"""Name of the part for entries without a date."""

_LONGEST_PART: Final = 80
_NOT_IN_PARTS: Final = re.compile(r"[^A-Za-z0-9._\-]+")
_SITE: Final = r"^[^/?#]*//[^/?#]*"


@dataclass(frozen=True)
class Part:
    """One part of a sitemap that is split.

    Attributes:
        name: Name of its file.
        holds: The folder or month of its entries; empty for other splits.
        slots: Its entries, in order.
        bytes: Serialized size of its file.
    """

    name: str
    holds: str
    slots: SlotArray
    bytes: int


@dataclass(frozen=True)
class SplitPlan:
    """The parts of a sitemap that is split.

    Attributes:
        sitemap: Id of the sitemap.
        parts: Its parts; the first keeps the file.
    """

    sitemap: int
    parts: tuple[Part, ...]

    def edit(self, document: Document) -> Edit:
        """Return the edit.

        Raises:
            RequestError: A name has been taken since.
        """
        old = document.sitemaps[self.sitemap]
        folder, base = name_of(old)
        names = FreeNames(document, folder)
        for part in self.parts[1:]:
            names.take(part.name)
        new = [register_sitemap(document, folder + part.name) for part in self.parts[1:]]
        locs = [renamed_loc(old.loc or "", base, part.name) for part in self.parts[1:]]
        place = 1 + next(place for place, each in enumerate(document.sitemaps) if each.id == self.sitemap)
        ids = [self.sitemap, *(sitemap.id for sitemap in new)]
        slots = np.concatenate([part.slots for part in self.parts])
        sitemaps = np.repeat(np.array(ids, np.uint32), [len(part.slots) for part in self.parts])
        moved = MoveEntries(document.sitemap_range(self.sitemap).start, slots, sitemaps)
        return EditGroup([listing(document, new, place=place, locs=locs), moved])


def plan_split(document: Document, sitemap: int, by: SplitBy, *, most: int = 0, name: str | None = None) -> SplitPlan:
    """Plan to split a sitemap.

    Args:
        document: The set.
        sitemap: Id of the sitemap.
        by: How entries are assigned: by count and bytes greedily in order; by folder with parts in the order of their
            first entries; by month chronologically.
        most: Maximum entries or bytes of a part, or depth of folders; 0 for the limit of the profile, or depth 1.
        name: A template as in `NAMES`, without the ending; None for the default.

    Raises:
        RequestError: The set is a lone sitemap, the sitemap could not be read, or the template can't be used.
        LimitError: One entry alone exceeds the limits, or there would be too many parts.
        ReadOnlyError: It is read-only.
    """
    refuse_lone(document)
    known = document.sitemaps[sitemap]
    refuse_unavailable(known, msg("“{name}” could not be read, so it can't be split.", name=known.name))
    slots = document.slots_of(sitemap)
    groups = _groups(document, sitemap, by, most)
    _refuse_too_many(document, len(groups))
    names = _names(document, known, [holds for holds, _ in groups], NAMES[by] if name is None else name)
    sizes = document.table.rows(slots, ["size"]).to_series().to_numpy().astype(np.int64)
    around = document.facts(sitemap).bytes - document.table.bytes_in(sitemap)
    parts = [
        Part(part_name, holds, slots[places], around + int(sizes[places].sum()))
        for part_name, (holds, places) in zip(names, groups, strict=True)
    ]
    return SplitPlan(sitemap, tuple(parts))


def _refuse_too_many(document: Document, n_parts: int) -> None:
    limit = document.profile.max_sitemaps
    if len(document.sitemaps) + n_parts - 1 > limit:
        sentence = plural(
            "One part is more than an index may list ({limit:,}, {title}).",
            "%n parts are more than an index may list ({limit:,}, {title}).",
            n_parts,
            limit=limit,
            title=msg_from(document.profile.title),
        )
        raise LimitError(sentence, hint="Split it otherwise.")


def _groups(document: Document, sitemap: int, by: SplitBy, most: int) -> list[tuple[str, np.ndarray]]:
    """Return the folder or month of each part, and the indices of its entries in the sitemap."""
    slots, profile = document.slots_of(sitemap), document.profile
    if by in ("count", "bytes"):
        sizes = document.table.rows(slots, ["size"]).to_series().to_numpy().astype(np.int64)
        around = document.facts(sitemap).bytes - document.table.bytes_in(sitemap)
        max_urls = most or profile.max_urls if by == "count" else profile.max_urls
        max_bytes = most or profile.max_bytes if by == "bytes" else max(profile.max_bytes, around + int(sizes.sum()))
        cuts = plan_sitemaps(sizes, around, max_urls=max_urls, max_bytes=max_bytes)
        return [("", np.arange(cut.start, cut.stop)) for cut in cuts]
    if by == "folder":
        locs = document.table.rows(slots, ["loc"]).to_series()
        return _alike(_folders(locs, most or 1))
    months = _months(document.table.rows(slots, ["lastmod"]).to_series())
    return sorted(_alike(months), key=lambda group: (group[0] == UNDATED, group[0]))


def _alike(keys: pl.Series) -> list[tuple[str, np.ndarray]]:
    """Group indices by key, in the order of first occurrence; no keys are one group."""
    grouped = pl.DataFrame({"key": keys}).with_row_index("place").group_by("key", maintain_order=True).agg("place")
    found = [(str(key), places.to_numpy()) for key, places in zip(grouped["key"], grouped["place"], strict=True)]
    return found or [("", np.empty(0, np.int64))]


def _folders(locs: pl.Series, depth: int) -> pl.Series:
    """Return the first folders of URLs, joined by hyphens."""
    address = pl.col("loc").str.strip_chars(XML_SPACE)
    found = address.str.extract(rf"{_SITE}((?:/[^/?#]+){{1,{depth}}})/", 1)
    words = found.str.replace_all(_NOT_IN_PARTS.pattern, "-").str.strip_chars("-.").str.slice(0, _LONGEST_PART)
    named = pl.when(words.is_null() | (words == "")).then(pl.lit(ROOT_FOLDER)).otherwise(words)
    return pl.DataFrame({"loc": locs}).select(named).to_series()


def _months(lastmods: pl.Series) -> pl.Series:
    """Return the months of dates, or years where there is no month."""
    month = pl.col("lastmod").str.strip_chars(XML_SPACE).str.extract("^([0-9]{4}(?:-(?:0[1-9]|1[0-2]))?)(?:[-T]|$)", 1)
    return pl.DataFrame({"lastmod": lastmods}).select(month.fill_null(UNDATED)).to_series()


def _names(document: Document, sitemap: Sitemap, holds: list[str], template: str) -> list[str]:
    """Return the name of each part; the first keeps that of the sitemap."""
    folder, base = name_of(sitemap)
    packed = base[-3:] if base.lower().endswith(".gz") else ""
    unpacked = PurePosixPath(base[: len(base) - len(packed)])
    stem, ending = unpacked.stem, unpacked.suffix
    _refuse_template(template, len(holds))
    free, numbers = FreeNames(document, folder), count(2)

    def names(part: str) -> Iterator[str]:
        filled = template.replace("{name}", stem).replace("{part}", part)
        if "{n}" in template:
            yield from (f"{filled.replace('{n}', str(number))}{ending}{packed}" for number in numbers)
        yield f"{filled}{ending}{packed}"
        yield from (f"{filled}-{number}{ending}{packed}" for number in count(2))

    return [base, *(free.first_of(names(part)) for part in holds[1:])]


def _refuse_template(template: str, parts: int) -> None:
    rest = re.sub(r"\{(?:name|n|part)\}", "", template)
    if "{" in rest or "}" in rest:
        raise RequestError(
            msg("“{template}” holds braces other than {{name}}, {{n}} and {{part}}.", template=template),
            hint="Write it like “{name}-{n}”.",
        )
    if not template or (parts > 2 and "{n}" not in template and "{part}" not in template):
        raise RequestError(
            plural(
                "“{template}” would be the name of one sitemap.",
                "“{template}” would be the name of %n sitemaps.",
                parts - 1,
                template=template,
            ),
            hint="Include {n} in it.",
        )


Keeps = Literal["index", "sitemap"]
"""Which file keeps the name of a lone sitemap."""


@dataclass(frozen=True)
class IndexPart:
    """A sitemap of a new index.

    Attributes:
        sitemap: Its id; None for a new one.
        name: Path of its file relative to the folder of the set.
        loc: Its URL.
        lastmod: When it changed.
        slots: Its entries, in order.
        bytes: Serialized size of its file.
    """

    sitemap: int | None
    name: str
    loc: str
    lastmod: str
    slots: SlotArray
    bytes: int


@dataclass(frozen=True)
class IndexPlan:
    """A new index.

    Attributes:
        index_name: Name of its file.
        base_url: URL of its folder.
        parts: Its sitemaps, in order.
        n_outside: Number of entries that are not below that URL.
    """

    index_name: str
    base_url: str
    parts: tuple[IndexPart, ...]
    n_outside: int

    def edit(self, document: Document) -> Edit:
        """Return the edit."""
        known = {part.sitemap: part for part in self.parts if part.sitemap is not None}
        new = [(part, register_sitemap(document, part.name)) for part in self.parts if part.sitemap is None]
        edits: list[Edit] = [
            SetIndex(self.index_name),
            SetSitemapField("name", {sitemap: part.name for sitemap, part in known.items()}),
            SetSitemapField("loc", {sitemap: part.loc for sitemap, part in known.items()}),
            SetSitemapField("lastmod", {sitemap: part.lastmod for sitemap, part in known.items()}),
        ]
        if new:
            listed = {sitemap.id: IndexEntry(part.name, part.loc, part.lastmod) for part, sitemap in new}
            edits.append(AddSitemaps(listed, range(len(known), len(self.parts))))
            ids = np.array([sitemap.id for _, sitemap in new], np.uint32)
            slots = np.concatenate([part.slots for part, _ in new])
            sitemaps = np.repeat(ids, [len(part.slots) for part, _ in new])
            edits.append(MoveEntries(len(document.table) - len(slots), slots, sitemaps))
        return EditGroup(edits)


def plan_index(document: Document, *, keeps: Keeps = "index", base_url: str | None = None) -> IndexPlan:
    """Plan an index for a set; a lone sitemap that exceeds the limits of the profile is cut into several.

    Args:
        document: A lone sitemap that has a file, or a set without an index.
        keeps: Which file keeps the name of a lone sitemap, which search engines know.
        base_url: URL of the folder of the set; None for the one that is known or inferred.

    Raises:
        RequestError: There is an index, there is no file yet, or the URL or the name can't be used.
        LimitError: One entry alone exceeds the limits, or there would be too many sitemaps.
        ReadOnlyError: The sitemap is read-only.
    """
    _refuse(document)
    home = read_folder(base_url if base_url is not None else likely_folder(document) or "")
    parts = _of_folder(document, home) if document.is_folder else _of_lone(document, home, keeps)
    limit = document.profile.max_sitemaps
    if len(parts) > limit:
        sentence = plural(
            "One sitemap is more than an index may list ({limit:,}, {title}).",
            "%n sitemaps are more than an index may list ({limit:,}, {title}).",
            len(parts),
            limit=limit,
            title=msg_from(document.profile.title),
        )
        raise LimitError(sentence, hint="Choose another profile, or export the set in several.")
    n_outside = count_outside(document.table.column("loc").to_frame("loc"), home)
    return IndexPlan(_index_name(document, keeps), home, tuple(parts), n_outside)


def can_keep_for_index(document: Document) -> bool:
    """Return whether an index may have the name of a lone sitemap; not that of a text list."""
    path = document.path
    return path is not None and not document.is_folder and kind_by_name(PurePosixPath(path.name)) == "urlset"


def _refuse(document: Document) -> None:
    if document.index is not None:
        raise RequestError(msg("“{document}” is an index already.", document=document.name))
    if document.folder is None or document.sitemaps.listing is None:
        hint = msg("Its folder is where the index and the other sitemaps will lie.")
        raise RequestError("The sitemap has no file yet: save it first.", hint=hint)
    if not len(document.sitemaps):
        raise RequestError("There is no sitemap that an index could list.")
    lone = None if document.is_folder else next(iter(document.sitemaps))
    if lone is not None and lone.read_only is not None:
        raise read_only_error(lone)
    for sitemap in document.sitemaps:
        if kind_by_name(PurePosixPath(sitemap.name)) == "csv":
            hint = msg("Save it as an .xml file first.")
            raise RequestError(
                msg("“{sitemap}” is a CSV file, which no index may list.", sitemap=sitemap.name), hint=hint
            )


def _of_folder(document: Document, home: str) -> list[IndexPart]:
    return [
        IndexPart(
            sitemap.id,
            sitemap.file_name or sitemap.name,
            home + quote(sitemap.file_name or sitemap.name),
            _dated(document, sitemap),
            document.slots_of(sitemap.id),
            document.facts(sitemap.id).bytes,
        )
        for sitemap in document.sitemaps
    ]


def _dated(document: Document, sitemap: Sitemap) -> str:
    """Return now for a changed sitemap, else the time of its file."""
    if sitemap.source is None or document.is_changed(sitemap.id):
        return moment()
    return moment(sitemap.source.fingerprint.mtime_ns // 10**9)


def _of_lone(document: Document, home: str, keeps: Keeps) -> list[IndexPart]:
    if keeps == "index" and not can_keep_for_index(document):
        hint = msg("Keep the name for the sitemap.")
        raise RequestError(msg("“{document}” can't be the name of an index.", document=document.name), hint=hint)
    lone = next(iter(document.sitemaps))
    pieces = cut(document, lone.id)
    folder, base = name_of(lone)
    free = FreeNames(document, folder)
    candidates = _first_numbers(base) if keeps == "index" else numbered_names(document, lone)
    names = [] if keeps == "index" else [base]
    names += [free.first_of(candidates) for _ in range(len(pieces) - len(names))]
    now = moment()
    parts = []
    for number, (name, (slots, n_bytes)) in enumerate(zip(names, pieces, strict=True)):
        known = None if number else lone.id
        stays = known is not None and len(pieces) == 1 and keeps == "sitemap"
        lastmod = _dated(document, lone) if stays else now
        parts.append(IndexPart(known, folder + name, home + quote(folder + name), lastmod, slots, n_bytes))
    return parts


def _first_numbers(base: str) -> Iterator[str]:
    """Yield “sitemap-1.xml”, “sitemap-2.xml”, … for “sitemap.xml”."""
    packed = base[-3:] if base.lower().endswith(".gz") else ""
    unpacked = PurePosixPath(base[: len(base) - len(packed)])
    return (f"{unpacked.stem}-{number}{unpacked.suffix}{packed}" for number in count(1))


def _index_name(document: Document, keeps: Keeps) -> str:
    if not document.is_folder and keeps == "index":
        return document.name
    stem = "sitemap" if document.is_folder else PurePosixPath(document.name.removesuffix(".gz")).stem
    usual = ("sitemap.xml", "sitemap-index.xml") if document.is_folder else (f"{stem}-index.xml",)
    return FreeNames(document).first_of(chain(usual, (f"{stem}-index-{number}.xml" for number in count(2))))
