"""Comparing two sets entry by entry: what one has and the other has not, and which values differ in what both have.

Entries belong together by their addresses; of several with one address the first to the first, and so on. Where as many
entries went as came between two that stayed, they are taken for the same with other addresses. The order of entries is
compared apart, since it means nothing. What stands around entries in a file is not compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.core.records import dataclass
from sitemap_studio.document.document import Document
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.table.entries import EntryTable

ADDED: Final = "added"
REMOVED: Final = "removed"
CHANGED: Final = "changed"

EXTENSIONS: Final = "extensions"
"""What differs where it is none of the four fields, but the XML beside them; white space between elements apart."""

SITEMAP: Final = "sitemap"
"""What differs where an entry is in another file of a set."""

DIFFERENCE_SCHEMA: Final = pl.Schema(
    {
        "kind": pl.Enum([ADDED, REMOVED, CHANGED]),
        "what": pl.String(),
        "before": pl.String(),
        "after": pl.String(),
        "before_position": pl.UInt32(),
        "after_position": pl.UInt32(),
    }
)
"""A line for each entry that came or went, with its address as its only value, and for each value that is another; the
positions are null where the entry is not."""

Places = NDArray[np.int64]
_NOWHERE: Final = -1


@dataclass(frozen=True, eq=False)
class ComparedSet:
    """One of the two sets.

    Attributes:
        table: Its entries; a snapshot.
        names: The names of its sitemaps; none for a lone one.
    """

    table: EntryTable
    names: Mapping[int, str]

    @classmethod
    def of(cls, document: Document) -> ComparedSet:
        """A document as it is now."""
        is_set = document.index is not None or document.is_folder
        names = {sitemap.id: sitemap.name for sitemap in document.sitemaps} if is_set else {}
        return cls(document.table.snapshot(), names)


@dataclass(frozen=True, eq=False)
class Difference:
    """What differs.

    Attributes:
        lines: `DIFFERENCE_SCHEMA`, in the order of the first set; what came stands behind what it follows.
        n_added: Entries that only the second has.
        n_removed: Entries that only the first has.
        n_changed: Entries that both have, with other values.
        n_same: Entries that both have as they are.
        is_reordered: Whether entries that both have stand in another order.
    """

    lines: pl.DataFrame
    n_added: int
    n_removed: int
    n_changed: int
    n_same: int
    is_reordered: bool

    @property
    def is_none(self) -> bool:
        """Whether both have the same entries."""
        return self.lines.is_empty()


def compare_sets(before: ComparedSet, after: ComparedSet, progress: Progress | None = None) -> Difference:
    """Compare two sets, the second seen as what became of the first.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    progress.begin("Comparing entries", 3 + len(FIELD_NAMES))
    sides = [_columns(side) for side in (before, after)]
    first, second = _matched(*(side["key"] for side in sides))
    progress.advance()
    gone, came = (_others(places, side.height) for places, side in zip((first, second), sides, strict=True))
    is_reordered = bool((np.diff(second) < 0).any())
    renamed = _renamed(first, second, gone, came)
    gone, came = np.setdiff1d(gone, renamed[0]), np.setdiff1d(came, renamed[1])
    behind = _behind(first, second, came)
    first, second = np.concatenate([first, renamed[0]]), np.concatenate([second, renamed[1]])
    progress.advance()
    pieces = [_one_sided(REMOVED, sides[0], gone, gone), _one_sided(ADDED, sides[1], came, behind)]
    for name in FIELD_NAMES:
        pieces.append(_changed(name, sides[0][name], sides[1][name], first, second))
        progress.advance()
    if before.names and after.names:
        pieces.append(_changed(SITEMAP, sides[0]["file"], sides[1]["file"], first, second))
    pieces.append(_changed_extensions(before.table, after.table, first, second))
    progress.advance()
    listed = pl.concat(pieces).sort("at", "kind", maintain_order=True)
    changed = listed.filter(pl.col("kind") == CHANGED)["before_position"].n_unique()
    return Difference(
        listed.select(list(DIFFERENCE_SCHEMA)),
        n_added=len(came),
        n_removed=len(gone),
        n_changed=changed,
        n_same=len(first) - changed,
        is_reordered=is_reordered,
    )


def _columns(side: ComparedSet) -> pl.DataFrame:
    """The entries of a set in its order, with the key that they are found by, and their files."""
    rows = side.table.rows(side.table.order, [*FIELD_NAMES, "sitemap"])
    files = pl.col("sitemap").replace_strict(dict(side.names), default=None, return_dtype=pl.String)
    return rows.with_columns(key=pl.col("loc").str.strip_chars().fill_null(""), file=files)


def _matched(before: pl.Series, after: pl.Series) -> tuple[Places, Places]:
    """The positions of entries that belong together, ascending in the first set."""
    # Most sets that are compared are alike but for a few places: only what lies between these is looked up.
    shorter = min(len(before), len(after))
    lead = _alike(before.head(shorter), after.head(shorter))
    trail = _alike(before.tail(shorter - lead).reverse(), after.tail(shorter - lead).reverse())
    inner = _joined(before.slice(lead, len(before) - lead - trail), after.slice(lead, len(after) - lead - trail))
    ends = [np.arange(len(side) - trail, len(side)) for side in (before, after)]
    return tuple(
        np.concatenate([np.arange(lead), middle + lead, end]).astype(np.int64)
        for middle, end in zip(inner, ends, strict=True)
    )  # type: ignore[return-value]


def _alike(one: pl.Series, other: pl.Series) -> int:
    """How many values are the same from the first on."""
    differs = (one != other).arg_max() if len(one) else None
    return len(one) if differs is None or one[differs] == other[differs] else differs


def _joined(before: pl.Series, after: pl.Series) -> tuple[Places, Places]:
    frames = [pl.DataFrame({"key": keys, "place": np.arange(len(keys), dtype=np.int64)}) for keys in (before, after)]
    on = ["key"]
    if any(keys.n_unique() < len(keys) for keys in (before, after)):
        frames = [frame.with_columns(turn=pl.int_range(pl.len()).over("key")) for frame in frames]
        on = ["key", "turn"]
    pairs = frames[0].join(frames[1], on=on, how="inner").sort("place")
    return pairs["place"].to_numpy(), pairs["place_right"].to_numpy()


def _others(places: Places, count: int) -> Places:
    """The positions of the entries that belong to none of the other set."""
    is_other = np.ones(count, np.bool_)
    is_other[places] = False
    return np.flatnonzero(is_other)


def _renamed(first: Places, second: Places, gone: Places, came: Places) -> tuple[Places, Places]:
    """Of entries that went and came those that are taken for the same: as many of both between two that stayed."""
    stayed = np.sort(second)
    # By which entry of the second set they follow.
    place = np.searchsorted(first, gone) - 1
    after_gone = np.where(place >= 0, second[place], _NOWHERE) if len(first) else np.full(len(gone), _NOWHERE)
    place = np.searchsorted(stayed, came) - 1
    after_came = np.where(place >= 0, stayed[place], _NOWHERE) if len(first) else np.full(len(came), _NOWHERE)
    runs = []
    for positions, follows in ((gone, after_gone), (came, after_came)):
        frame = pl.DataFrame({"position": positions, "follows": follows})
        runs.append(frame.with_columns(turn=pl.int_range(pl.len()).over("follows"), count=pl.len().over("follows")))
    pairs = runs[0].join(runs[1], on=["follows", "turn", "count"], how="inner").sort("position")
    return pairs["position"].to_numpy(), pairs["position_right"].to_numpy()


def _behind(first: Places, second: Places, came: Places) -> Places:
    """For entries that came the position in the first set of the entry that they stand behind."""
    if not len(first):
        return np.full(len(came), _NOWHERE)
    by_second = np.argsort(second)
    place = np.searchsorted(second[by_second], came) - 1
    behind: Places = np.where(place >= 0, first[by_second][place], _NOWHERE)
    return behind


def _one_sided(kind: str, side: pl.DataFrame, places: Places, at: Places) -> pl.DataFrame:
    locs = side["loc"].gather(places)
    nothing = pl.Series([None], dtype=pl.String).new_from_index(0, len(places))
    is_added = kind == ADDED
    return _lines(
        kind,
        "loc",
        before=nothing if is_added else locs,
        after=locs if is_added else nothing,
        before_position=None if is_added else places,
        after_position=places if is_added else None,
        at=at,
    )


def _changed(what: str, before: pl.Series, after: pl.Series, first: Places, second: Places) -> pl.DataFrame:
    """The lines of a column."""
    one, other = before.gather(first), after.gather(second)
    differs = np.flatnonzero(one.ne_missing(other).to_numpy())
    return _lines(
        CHANGED,
        what,
        before=one.gather(differs),
        after=other.gather(differs),
        before_position=first[differs],
        after_position=second[differs],
        at=first[differs],
    )


def _changed_extensions(before: EntryTable, after: EntryTable, first: Places, second: Places) -> pl.DataFrame:
    """The lines of extensions; few entries have any."""
    pairs = pl.DataFrame({"one": first, "other": second})
    for name, table in (("one", before), ("other", after)):
        sparse = table.extensions_of(table.order)
        found = sparse.select(pl.col("entry").cast(pl.Int64).alias(name), pl.col("xml").alias(f"xml_{name}"))
        pairs = pairs.join(found, on=name, how="left")
    either = pairs.filter(pl.col("xml_one").is_not_null() | pl.col("xml_other").is_not_null())
    bare = [pl.col(f"xml_{name}").str.replace_all(r">\s+<", "><").str.strip_chars() for name in ("one", "other")]
    others = either.filter(bare[0].ne_missing(bare[1]))
    places = others["one"].to_numpy()
    return _lines(
        CHANGED,
        EXTENSIONS,
        before=others["xml_one"],
        after=others["xml_other"],
        before_position=places,
        after_position=others["other"].to_numpy(),
        at=places,
    )


def _lines(
    kind: str,
    what: str,
    *,
    before: pl.Series,
    after: pl.Series,
    before_position: Places | None,
    after_position: Places | None,
    at: Places,
) -> pl.DataFrame:
    count = len(at)
    columns = {
        "kind": pl.Series([kind], dtype=DIFFERENCE_SCHEMA["kind"]).new_from_index(0, count),
        "what": pl.Series([what], dtype=pl.String).new_from_index(0, count),
        "before": before,
        "after": after,
        "before_position": _positions(before_position, count),
        "after_position": _positions(after_position, count),
        "at": pl.Series(at, dtype=pl.Int64),
    }
    return pl.DataFrame(columns)


def _positions(places: Places | None, count: int) -> pl.Series:
    nothing = pl.Series([None], dtype=pl.UInt32)
    return nothing.new_from_index(0, count) if places is None else pl.Series(places.astype(np.uint32))
