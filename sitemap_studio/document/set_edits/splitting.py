"""Splitting a sitemap: what its parts would hold and be called, and the one edit that does it.

The first part keeps the file, its name and its address; the others get names that no file has, and nothing else in the
set is renamed or renumbered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import PurePosixPath
from typing import Final, Literal

import numpy as np
import polars as pl

from sitemap_studio.core.errors import LimitError, RequestError
from sitemap_studio.core.messages import msg, msg_from, plural
from sitemap_studio.document.document import Document
from sitemap_studio.document.exporting.plan import plan_sitemaps
from sitemap_studio.document.set_edits.set_editing import known_sitemap, listing, refuse_lone
from sitemap_studio.document.set_edits.sitemap_names import FreeNames, name_of, renamed_loc
from sitemap_studio.document.sitemap_set import Sitemap, read_only_error
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.order_edits import MoveEntries
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.dates import XML_SPACE

SplitBy = Literal["count", "bytes", "folder", "month"]
"""What decides to which part an entry goes."""

NAMES: Final[dict[SplitBy, str]] = {
    "count": "{name}-{n}",
    "bytes": "{name}-{n}",
    "folder": "{name}-{part}",
    "month": "{name}-{part}",
}
"""How parts are called where nothing else is said: `{name}` is the sitemap's name without its ending, `{n}` the next
number that is free, `{part}` the folder or the month."""

ROOT_FOLDER: Final = "root"
"""What the part is called whose entries lie in no folder."""

UNDATED: Final = "undated"
"""What the part is called whose entries have no date."""

_LONGEST_PART: Final = 80
_NOT_IN_PARTS: Final = re.compile(r"[^A-Za-z0-9._\-]+")
_SITE: Final = r"^[^/?#]*//[^/?#]*"


@dataclass(frozen=True)
class Part:
    """One part of a sitemap that is split.

    Attributes:
        name: The name of its file.
        holds: What its entries have in common, as `{part}` says it; empty where that is their place only.
        slots: Its entries, in order.
        bytes: What it would take when written, unpacked.
    """

    name: str
    holds: str
    slots: SlotArray
    bytes: int


@dataclass(frozen=True)
class SplitPlan:
    """What splitting a sitemap would make of it.

    Attributes:
        sitemap: Which one.
        parts: What becomes of it; the first keeps its file.
    """

    sitemap: int
    parts: tuple[Part, ...]

    def edit(self, document: Document) -> Edit:
        """The one edit that does it, for the document as it was planned for.

        Raises:
            RequestError: A name has been taken since.
        """
        old = document.sitemaps[self.sitemap]
        folder, base = name_of(old)
        names = FreeNames(document, folder)
        for part in self.parts[1:]:
            names.take(part.name)
        new = [known_sitemap(document, folder + part.name) for part in self.parts[1:]]
        locs = [renamed_loc(old.loc or "", base, part.name) for part in self.parts[1:]]
        place = 1 + next(place for place, each in enumerate(document.sitemaps) if each.id == self.sitemap)
        ids = [self.sitemap, *(sitemap.id for sitemap in new)]
        slots = np.concatenate([part.slots for part in self.parts])
        sitemaps = np.repeat(np.array(ids, np.uint32), [len(part.slots) for part in self.parts])
        moved = MoveEntries(document.sitemap_range(self.sitemap).start, slots, sitemaps)
        return EditGroup([listing(document, new, place=place, locs=locs), moved])


def plan_split(document: Document, sitemap: int, by: SplitBy, *, most: int = 0, name: str | None = None) -> SplitPlan:
    """Say what splitting a sitemap would make of it.

    Args:
        document: The set.
        sitemap: Which one.
        by: What decides to which part an entry goes. By count and bytes, entries stay in their order and every part is
            as full as it can be; by folder, parts come in the order of their first entries; by month, as months do.
        most: Most entries or bytes in a part, or how many folders deep to look; 0 for the profile's limit, or one.
        name: A template as in `NAMES`; the sitemap's ending comes behind it. None for the usual one.

    Raises:
        RequestError: It is a lone sitemap, the sitemap could not be read, or the template can't be used.
        LimitError: One entry alone is larger than a part may be, or there would be more parts than an index may list.
        ReadOnlyError: It may only be looked at.
    """
    _refuse_whole(document, sitemap)
    known, slots = document.sitemaps[sitemap], document.slots_of(sitemap)
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


def _refuse_whole(document: Document, sitemap: int) -> None:
    """Refuse to split what must stay whole."""
    refuse_lone(document)
    known = document.sitemaps[sitemap]
    if known.read_only is not None:
        raise read_only_error(known)
    if known.error is not None:
        raise RequestError(msg("“{name}” could not be read, so it can't be split.", name=known.name))


def _refuse_too_many(document: Document, n_parts: int) -> None:
    """Refuse to make more parts of one sitemap than the index may list."""
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
    """What the entries of each part have in common, and their places in the sitemap."""
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
    """Places by key, in the order in which the keys come first; no keys are one group."""
    grouped = pl.DataFrame({"key": keys}).with_row_index("place").group_by("key", maintain_order=True).agg("place")
    found = [(str(key), places.to_numpy()) for key, places in zip(grouped["key"], grouped["place"], strict=True)]
    return found or [("", np.empty(0, np.int64))]


def _folders(locs: pl.Series, depth: int) -> pl.Series:
    """The first folders of addresses, joined by hyphens as names of files can have them."""
    address = pl.col("loc").str.strip_chars(XML_SPACE)
    found = address.str.extract(rf"{_SITE}((?:/[^/?#]+){{1,{depth}}})/", 1)
    words = found.str.replace_all(_NOT_IN_PARTS.pattern, "-").str.strip_chars("-.").str.slice(0, _LONGEST_PART)
    named = pl.when(words.is_null() | (words == "")).then(pl.lit(ROOT_FOLDER)).otherwise(words)
    return pl.DataFrame({"loc": locs}).select(named).to_series()


def _months(lastmods: pl.Series) -> pl.Series:
    """The months of dates as they are written, or their years where they tell no month."""
    month = pl.col("lastmod").str.strip_chars(XML_SPACE).str.extract("^([0-9]{4}(?:-(?:0[1-9]|1[0-2]))?)(?:[-T]|$)", 1)
    return pl.DataFrame({"lastmod": lastmods}).select(month.fill_null(UNDATED)).to_series()


def _names(document: Document, sitemap: Sitemap, holds: list[str], template: str) -> list[str]:
    """The name of each part; the first has that of the sitemap."""
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
