"""Plan additional sitemaps: split one, move the excess entries of large ones to new ones, create an index.

The first part of a sitemap keeps its file; new files get names that no file has. Each plan is one edit. If it is
impossible, a `RequestError`, `LimitError` or `ReadOnlyError` has the reason.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count
from pathlib import PurePosixPath
from typing import Final, Literal
from urllib.parse import quote

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.document.base_url import base_folder_url, count_outside_folder, parse_base_folder
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import kind_by_name
from sitemap_studio.document.export_folder import plan_sitemaps, too_many_sitemaps_error
from sitemap_studio.document.set_edits.sitemap_edits import (
    FreeNames,
    numbered_names,
    plan_new_sitemaps,
    refuse_unavailable,
    refuse_uneditable_listing,
    register_sitemap,
    rename_in_url,
    split_extension,
    split_path,
)
from sitemap_studio.document.sitemap_set import SetShape, SitemapFile, read_only_error
from sitemap_studio.model.edits import AddSitemaps, Edit, EditGroup, MoveEntries, SetIndex, SetSitemapField
from sitemap_studio.model.order import IndexEntry
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.dates import XML_SPACE, moment
from sitemap_studio.protocol.extension_items import EXTENSION_NAMES
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation.extensions.extension_index import NEWS_RULE


@dataclass(frozen=True)
class InsertPosition:
    """Position and sitemap for new entries.

    Attributes:
        position: Index in the order of entries.
        sitemap: Id of the sitemap.
        full: Id of the requested sitemap if it has no room, so that another one was chosen.
    """

    position: int
    sitemap: int
    full: int | None = None


def find_insert_position(
    document: Document, urls: int, n_bytes: int, *, position: int, sitemap: int | None = None
) -> InsertPosition:
    """Return the requested position and sitemap for new entries, or, if it is full, the end of the last one with room.

    If no sitemap has room, the requested position and sitemap are returned, too.

    Args:
        document: The document.
        urls: Number of new entries.
        n_bytes: Their serialized size in bytes.
        position: Requested position.
        sitemap: Requested sitemap; None for the sitemap of the entry before the position.
    """
    wanted = document.sitemap_for_insertion(position) if sitemap is None else sitemap
    if _has_room(document, wanted, urls, n_bytes):
        return InsertPosition(position, wanted)
    for other in reversed(list(document.sitemaps)):
        if other.error is None and other.read_only is None and _has_room(document, other.id, urls, n_bytes):
            return InsertPosition(document.table.position_range(other.id).stop, other.id, full=wanted)
    return InsertPosition(position, wanted)


def _has_room(document: Document, sitemap: int, urls: int, n_bytes: int) -> bool:
    """Return whether a sitemap stays within the limits of the profile with so many more URLs and bytes."""
    facts, profile = document.file_facts(sitemap), document.profile
    return facts.urls + urls <= profile.max_urls and facts.bytes + n_bytes <= profile.max_bytes


SPLIT_RULES: Final = frozenset({"too-many-urls", "too-large", NEWS_RULE})
"""Ids of the rules that a sitemap no longer violates after it was split."""


def splittable_sitemaps(document: Document, sitemaps: Iterable[int]) -> list[int]:
    """Return the ids of the given sitemaps whose entries can be moved to new sitemaps; none if the index is read-only.

    A single file is among them, because a new index splits it, except a CSV file, which an index can't list.
    """
    if document.index is not None and not document.can_add_sitemaps:
        return []
    single = document.single_sitemap
    if document.shape is SetShape.FILE and single is not None and _is_csv_file(single):
        return []
    return _writable_sitemaps(document, sitemaps)


def max_urls_of(document: Document, sitemap: int) -> int:
    """Return the maximum number of URLs of a sitemap, given by id: the news limit if it has too many, else the profile's."""
    max_urls = document.profile.max_urls
    has_excess_news = sitemap in sitemaps_with_excess_news(document)
    return min(max_urls, EXTENSION_NAMES["news"].max_per_sitemap or max_urls) if has_excess_news else max_urls


def sitemaps_with_excess_news(document: Document) -> list[int]:
    """Return the ids, ascending, of the sitemaps that the last check found to have too many news articles.

    The list is empty if the profile does not limit articles.
    """
    slots = document.problems.slots_per_problem(NEWS_RULE)
    if not len(slots) or RULES[NEWS_RULE].severity_in(document.profile) is None:
        return []
    sitemaps: list[int] = document.table.rows(slots, ["sitemap"]).to_series().unique().sort().to_list()
    return sitemaps


def oversized_sitemaps(document: Document, sitemaps: Iterable[int]) -> list[int]:
    """Return the ids of the given sitemaps that exceed the limits of the profile and can be written."""
    return [sitemap for sitemap in _writable_sitemaps(document, sitemaps) if not _has_room(document, sitemap, 0, 0)]


def _writable_sitemaps(document: Document, sitemaps: Iterable[int]) -> list[int]:
    """Return the ids of the given sitemaps that are in the set and can be written."""
    chosen = [document.sitemaps[sitemap] for sitemap in sitemaps if document.sitemaps.has(sitemap)]
    return [each.id for each in chosen if each.error is None and each.read_only is None]


@dataclass(frozen=True)
class PlannedPart:
    """Planned sitemap.

    Attributes:
        name: Name of its file; in the plan of an index with its folder.
        slots: Its entries.
        bytes: Size of its file.
        folder: Its folder relative to the folder of the set, with a slash at the end.
        group_name: The folder or month of its entries if they are grouped, else empty.
        sitemap: Id of the existing sitemap that this part is; None for a new one.
        loc: Its URL, in the plan of an index.
        lastmod: Its date, in the plan of an index.
    """

    name: str
    slots: SlotArray
    bytes: int
    folder: str = ""
    group_name: str = ""
    sitemap: int | None = None
    loc: str = ""
    lastmod: str = ""


def _register_parts(document: Document, parts: Sequence[PlannedPart]) -> list[SitemapFile]:
    """Register the sitemaps of new parts in the document; raise a `RequestError` if a name is used meanwhile."""
    for part in parts:
        FreeNames(document, part.folder).reserve(part.name)
    return [register_sitemap(document, part.folder + part.name) for part in parts]


def _assign_entries(parts: Sequence[PlannedPart], sitemaps: Sequence[int]) -> tuple[SlotArray, NDArray[np.uint32]]:
    """Return the slots of the entries of all parts, and for each entry the id of the sitemap of its part."""
    counts = [len(part.slots) for part in parts]
    return np.concatenate([part.slots for part in parts]), np.repeat(np.array(sitemaps, np.uint32), counts)


def _entry_and_overhead_bytes(document: Document, sitemap: int) -> tuple[NDArray[np.int64], int]:
    """Return the serialized sizes of the entries of a sitemap, and the size of the XML around them, in bytes."""
    sizes = (
        document.table.rows(document.table.slots_of_sitemap(sitemap), ["size"]).to_series().to_numpy().astype(np.int64)
    )
    return sizes, document.file_facts(sitemap).bytes - document.table.byte_count(sitemap)


def _cut_to_limits(document: Document, sitemap: int) -> list[tuple[SlotArray, int]]:
    """Cut a sitemap into pieces within the limits of the profile; return the slots and the file size of each."""
    max_urls, slots = max_urls_of(document, sitemap), document.table.slots_of_sitemap(sitemap)
    sizes, overhead_bytes = _entry_and_overhead_bytes(document, sitemap)
    cuts = plan_sitemaps(sizes, overhead_bytes, max_urls=max_urls, max_bytes=document.profile.max_bytes)
    return [(slots[each.start : each.stop], overhead_bytes + int(sizes[each.start : each.stop].sum())) for each in cuts]


@dataclass(frozen=True)
class OverflowPlan:
    """New sitemaps for excess entries, in their order at the end of the set."""

    new: tuple[PlannedPart, ...]

    def edit(self, document: Document) -> Edit:
        """Register the new sitemaps, and return the edit that adds them and moves the excess entries to them."""
        if not self.new:
            return EditGroup([])
        sitemaps = _register_parts(document, self.new)
        table = document.table
        going, targets = _assign_entries(self.new, [sitemap.id for sitemap in sitemaps])
        first = int(table.positions()[going].min())
        stretch = table.order[first:]
        staying = stretch[~np.isin(stretch, going)]
        kept = table.rows(staying, ["sitemap"]).to_series().to_numpy()
        moved = MoveEntries(first, np.concatenate([staying, going]), np.concatenate([kept, targets]).astype(np.uint32))
        return EditGroup([plan_new_sitemaps(document, *sitemaps), moved])


def plan_overflow(document: Document, sitemaps: Collection[int]) -> OverflowPlan:
    """Plan to move the excess entries of sitemaps to new sitemaps, whose names continue the numbers of the set.

    Raises:
        RequestError: The set is a single file, or a sitemap was not read.
        ReadOnlyError: A sitemap or the index is read-only.
        LimitError: The set would have too many sitemaps.
    """
    refuse_uneditable_listing(document)
    names: dict[str, FreeNames] = {}
    taken: set[str] = set()
    new: list[PlannedPart] = []
    for sitemap in sitemaps:
        known = document.sitemaps[sitemap]
        message = msg("“{name}” could not be read, so it can't be changed.", name=known.name)
        refuse_unavailable(known, message, hint=msg("Open the set again when the file can be read."))
        folder = split_path(known)[0]
        free = names.setdefault(folder, FreeNames(document, folder))
        # One number for a compressed and an uncompressed file would be confusing.
        candidates = (name for name in numbered_names(document, known) if name.lower().removesuffix(".gz") not in taken)
        for slots, n_bytes in _cut_to_limits(document, sitemap)[1:]:
            new.append(PlannedPart(free.reserve_first(candidates), slots, n_bytes, folder))
            taken.add(new[-1].name.lower().removesuffix(".gz"))
    limit = document.profile.max_sitemaps
    if new and len(document.sitemaps) + len(new) > limit:
        raise too_many_sitemaps_error(document.profile)
    return OverflowPlan(tuple(new))


SplitBy = Literal["count", "bytes", "folder", "month"]
"""How entries are assigned to parts."""

NAME_TEMPLATES: Final[dict[SplitBy, str]] = {
    "count": "{name}-{n}",
    "bytes": "{name}-{n}",
    "folder": "{name}-{part}",
    "month": "{name}-{part}",
}
"""Default templates of names: `{name}` is the name of the sitemap without its ending, `{n}` the next free number,
`{part}` the folder or the month."""

_ROOT_FOLDER: Final = "root"
_UNDATED: Final = "undated"
_LONGEST_PART: Final = 80
_NOT_IN_PARTS: Final = r"[^A-Za-z0-9._\-]+"
_SITE: Final = r"^[^/?#]*//[^/?#]*"
_MONTH: Final = "^([0-9]{4}(?:-(?:0[1-9]|1[0-2]))?)(?:[-T]|$)"


@dataclass(frozen=True)
class SplitPlan:
    """The parts of a sitemap that is split; the first part keeps the file."""

    sitemap: int
    parts: tuple[PlannedPart, ...]

    def edit(self, document: Document) -> Edit:
        """Register the new sitemaps, and return the edit that adds them after the split one and moves entries to them.

        Raises:
            RequestError: A name is used meanwhile.
        """
        old = document.sitemaps[self.sitemap]
        base = split_path(old)[1]
        new = _register_parts(document, self.parts[1:])
        locs = [rename_in_url(old.loc or "", base, part.name) for part in self.parts[1:]]
        place = 1 + next(place for place, each in enumerate(document.sitemaps) if each.id == self.sitemap)
        slots, sitemaps = _assign_entries(self.parts, [self.sitemap, *(sitemap.id for sitemap in new)])
        moved = MoveEntries(document.table.position_range(self.sitemap).start, slots, sitemaps)
        return EditGroup([plan_new_sitemaps(document, *new, position=place, locs=locs), moved])


def plan_split(
    document: Document, sitemap: int, by: SplitBy, *, maximum: int = 0, name: str | None = None
) -> SplitPlan:
    """Plan to split a sitemap into parts; the document is not changed.

    Args:
        document: The document.
        sitemap: Id of the sitemap.
        by: Criterion: by count or bytes, parts are filled greedily; by folder, they are in the order of their first
            entries; by month, in the order of time.
        maximum: Maximum of entries or bytes of a part, or depth of folders; 0 for the limit by `max_urls_of`
            or of the profile, or depth 1.
        name: Template as in `NAME_TEMPLATES`, without the ending; None for the default.
    """
    refuse_uneditable_listing(document)
    known, profile = document.sitemaps[sitemap], document.profile
    refuse_unavailable(known, msg("“{name}” could not be read, so it can't be changed.", name=known.name))
    slots = document.table.slots_of_sitemap(sitemap)
    sizes, overhead_bytes = _entry_and_overhead_bytes(document, sitemap)
    if by in ("count", "bytes"):
        max_urls = max_urls_of(document, sitemap)
        max_urls = maximum or max_urls if by == "count" else max_urls
        max_bytes = (
            maximum or profile.max_bytes if by == "bytes" else max(profile.max_bytes, overhead_bytes + int(sizes.sum()))
        )
        cuts = plan_sitemaps(sizes, overhead_bytes, max_urls=max_urls, max_bytes=max_bytes)
        groups = [("", np.arange(cut.start, cut.stop)) for cut in cuts]
    else:
        groups = _group_entries(document.table.rows(slots, ["loc", "lastmod"]), by, maximum or 1)
    if len(document.sitemaps) + len(groups) - 1 > profile.max_sitemaps:
        raise too_many_sitemaps_error(profile)
    names = _part_names(
        document, known, [group_name for group_name, _ in groups], NAME_TEMPLATES[by] if name is None else name
    )
    folder = split_path(known)[0]
    parts = [
        PlannedPart(part_name, slots[places], overhead_bytes + int(sizes[places].sum()), folder, group_name)
        for part_name, (group_name, places) in zip(names, groups, strict=True)
    ]
    return SplitPlan(sitemap, tuple(parts))


def _group_entries(rows: pl.DataFrame, by: SplitBy, depth: int) -> list[tuple[str, NDArray[np.int64]]]:
    """Group the entries of a sitemap by the folder of their URL, or by the month of their date.

    Returns:
        Each folder, its names joined by hyphens, or month, with the indices of its entries. Folders are in the order of
        their first entries, months in the order of time, with undated entries last.
    """
    if by == "folder":
        address = pl.col("loc").str.strip_chars(XML_SPACE)
        found = address.str.extract(rf"{_SITE}((?:/[^/?#]+){{1,{depth}}})/", 1)
        words = found.str.replace_all(_NOT_IN_PARTS, "-").str.strip_chars("-.").str.slice(0, _LONGEST_PART)
        key = pl.when(words.is_null() | (words == "")).then(pl.lit(_ROOT_FOLDER)).otherwise(words)
    else:
        key = pl.col("lastmod").str.strip_chars(XML_SPACE).str.extract(_MONTH, 1).fill_null(_UNDATED)
    grouped = rows.select(key=key).with_row_index("place").group_by("key", maintain_order=True).agg("place")
    groups = [(key, places.to_numpy()) for key, places in zip(grouped["key"], grouped["place"], strict=True)]
    if by == "month":
        groups.sort(key=lambda group: (group[0] == _UNDATED, group[0]))
    return groups or [("", np.empty(0, np.int64))]


def _part_names(document: Document, sitemap: SitemapFile, group_names: list[str], template: str) -> list[str]:
    """Return the file name of each part; the first keeps the name of the sitemap.

    Args:
        document: The document, whose names are not used again.
        sitemap: The sitemap that is split.
        group_names: The folder or month of each part, or empty texts.
        template: Template as in `NAME_TEMPLATES`.

    Raises:
        RequestError: The template has unknown placeholders, or the same name for several parts.
    """
    rest = re.sub(r"\{(?:name|n|part)\}", "", template)
    if "{" in rest or "}" in rest:
        raise RequestError(
            msg("“{template}” contains unknown placeholders.", template=template),
            hint=msg("For example “{default_name}”.", default_name="{name}-{n}"),
        )
    if not template or (len(group_names) > 2 and "{n}" not in template and "{part}" not in template):
        raise RequestError(
            plural(
                "“{template}” would be the name of one sitemap.",
                "“{template}” would be the name of %n sitemaps.",
                len(group_names) - 1,
                template=template,
            ),
            hint=msg("For example “{default_name}”.", default_name="{name}-{n}"),
        )
    folder, base = split_path(sitemap)
    stem, ending, packed = split_extension(base)
    free, numbers = FreeNames(document, folder), count(2)

    def names(group: str) -> Iterator[str]:
        """Yield candidates for the file name of a part, from the template."""
        filled = template.replace("{name}", stem).replace("{part}", group)
        if "{n}" in template:
            yield from (f"{filled.replace('{n}', str(number))}{ending}{packed}" for number in numbers)
        yield f"{filled}{ending}{packed}"
        yield from (f"{filled}-{number}{ending}{packed}" for number in count(2))

    return [base, *(free.reserve_first(names(part)) for part in group_names[1:])]


NameOwner = Literal["index", "sitemap"]
"""Which file keeps the name of a single sitemap."""


@dataclass(frozen=True)
class IndexPlan:
    """Plan of a new index.

    Attributes:
        index_name: Its file name.
        base_url: URL of its folder.
        parts: Its sitemaps.
        n_outside: Number of entries that are not below that URL.
    """

    index_name: str
    base_url: str
    parts: tuple[PlannedPart, ...]
    n_outside: int

    def edit(self, document: Document) -> Edit:
        """Register the new sitemaps, and return the edit that adds the index, lists all sitemaps and moves entries."""
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
            slots, sitemaps = _assign_entries([part for part, _ in new], [sitemap.id for _, sitemap in new])
            edits.append(MoveEntries(len(document.table) - len(slots), slots, sitemaps))
        return EditGroup(edits)


def plan_index(document: Document, *, name_owner: NameOwner = "index", base_url: str | None = None) -> IndexPlan:
    """Plan an index for a set; a single sitemap that exceeds the limits of the profile is cut into several.

    Args:
        document: A set without an index that has a file.
        name_owner: Which file keeps the name of a single sitemap, which search engines know.
        base_url: URL of the folder of the set; None for the one that is known or inferred.

    Raises:
        RequestError: The set can't get an index, or its URL is not known or invalid.
        ReadOnlyError: The single sitemap is read-only.
        LimitError: The index would have too many sitemaps.
    """
    _refuse_new_index(document)
    folder_url = parse_base_folder(base_url if base_url is not None else base_folder_url(document) or "")
    single = document.single_sitemap
    if single is None:
        parts = [
            _existing_part(
                document,
                sitemap.file_name or sitemap.name,
                folder_url,
                sitemap,
                document.table.slots_of_sitemap(sitemap.id),
            )
            for sitemap in document.sitemaps
        ]
        names = chain(("sitemap.xml", "sitemap-index.xml"), _numbered_file_names("sitemap-index"))
    else:
        parts = _parts_of_single(document, single, folder_url, name_owner)
        stem = PurePosixPath(document.name.removesuffix(".gz")).stem
        names = chain((f"{stem}-index.xml",), _numbered_file_names(f"{stem}-index"))
    limit = document.profile.max_sitemaps
    if len(parts) > limit:
        raise too_many_sitemaps_error(document.profile)
    n_outside = count_outside_folder(document.table.column("loc").to_frame("loc"), folder_url)
    is_name_reused = single is not None and name_owner == "index"
    return IndexPlan(
        document.name if is_name_reused else FreeNames(document).reserve_first(names),
        folder_url,
        tuple(parts),
        n_outside,
    )


def can_reuse_name_for_index(document: Document) -> bool:
    """Return whether a new index can have the name of the single sitemap; not for text lists and CSV files."""
    path = document.path
    if document.shape is not SetShape.FILE or path is None:
        return False
    return kind_by_name(PurePosixPath(path.name)) == "urlset"


def _refuse_new_index(document: Document) -> None:
    """Raise an error if a set can't get an index: it has one, no file or no sitemap, is read-only, or has a CSV file."""
    if document.index is not None:
        raise RequestError(msg("“{document}” is already an index.", document=document.name))
    if document.folder is None or document.sitemaps.listing is None:
        raise RequestError(msg("The sitemap has no file yet. Save it first."))
    if not len(document.sitemaps):
        raise RequestError(msg("There are no sitemaps to list."))
    single = document.single_sitemap
    if single is not None and single.read_only is not None:
        raise read_only_error(single)
    for sitemap in document.sitemaps:
        if _is_csv_file(sitemap):
            message = msg("“{sitemap}” is a CSV file, which an index can't list.", sitemap=sitemap.name)
            raise RequestError(message)


def _is_csv_file(sitemap: SitemapFile) -> bool:
    """Return whether the name of a sitemap denotes a CSV file."""
    return kind_by_name(PurePosixPath(sitemap.name)) == "csv"


def _existing_part(
    document: Document, name: str, folder_url: str, sitemap: SitemapFile, slots: SlotArray
) -> PlannedPart:
    """Return the part of an index for an existing sitemap; its date is now if it is changed, else its file's time.

    Args:
        document: The set.
        name: File name of the sitemap, with folders relative to the index.
        folder_url: URL of the folder of the index, with a final slash.
        sitemap: The sitemap.
        slots: Its entries.
    """
    if sitemap.source is None or document.is_changed(sitemap.id):
        lastmod = moment()
    else:
        lastmod = moment(sitemap.source.fingerprint.mtime_ns // 10**9)
    n_bytes = document.file_facts(sitemap.id).bytes
    return PlannedPart(name, slots, n_bytes, sitemap=sitemap.id, loc=folder_url + quote(name), lastmod=lastmod)


def _parts_of_single(
    document: Document, single: SitemapFile, folder_url: str, name_owner: NameOwner
) -> list[PlannedPart]:
    """Return the parts of an index for a single sitemap, cut at the limits; new names are numbered.

    Raises:
        RequestError: The index should get the name of the sitemap, but can't.
    """
    if name_owner == "index" and not can_reuse_name_for_index(document):
        message = msg("“{name}” does not end in {wanted}.", name=document.name, wanted=".xml")
        raise RequestError(message, hint=msg("Choose another name."))
    pieces = _cut_to_limits(document, single.id)
    folder, base = split_path(single)
    if name_owner == "sitemap" and len(pieces) == 1:
        return [_existing_part(document, folder + base, folder_url, single, pieces[0][0])]
    free = FreeNames(document, folder)
    stem, ending, packed = split_extension(base)
    candidates = (
        _numbered_file_names(stem, 1, ending + packed) if name_owner == "index" else numbered_names(document, single)
    )
    names = [] if name_owner == "index" else [base]
    names += [free.reserve_first(candidates) for _ in range(len(pieces) - len(names))]
    now = moment()
    return [
        PlannedPart(
            folder + name,
            *piece,
            sitemap=None if number else single.id,
            loc=folder_url + quote(folder + name),
            lastmod=now,
        )
        for number, (name, piece) in enumerate(zip(names, pieces, strict=True))
    ]


def _numbered_file_names(stem: str, first: int = 2, ending: str = ".xml") -> Iterator[str]:
    """Yield file names with a hyphen and ascending numbers after the stem."""
    return (f"{stem}-{number}{ending}" for number in count(first))
