"""Compare two sets entry by entry: added, removed and renamed entries, and values that differ.

Entries are paired by their URLs, duplicates in their order. A removed and an added entry are paired as renamed only by
a redirect, or by extensions or a time of change that no other entry has. The order of entries is compared separately.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import name_as_text
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.fields import FIELD_NAMES

ADDED: Final = "added"
REMOVED: Final = "removed"
CHANGED: Final = "changed"
RENAMED: Final = "renamed"

EXTENSIONS: Final = "extensions"
"""Differences in extensions, apart from white space between elements."""

SITEMAP: Final = "sitemap"
"""Entries in another sitemap."""

DIFFERENCE_SCHEMA: Final = pl.Schema(
    {
        "kind": pl.Enum([CHANGED, RENAMED, REMOVED, ADDED]),
        "what": pl.String(),
        "before": pl.String(),
        "after": pl.String(),
        "before_position": pl.UInt32(),
        "after_position": pl.UInt32(),
    }
)
"""A line for each added or removed entry, with its URL as value, and for each value that differs. Positions are null
where a set lacks the entry."""

Positions = NDArray[np.int64]
_NO_POSITION: Final = -1
_HOST: Final = r"[A-Za-z][A-Za-z0-9+.\-]*://[^/?#]*"
_SITE: Final = re.compile(f"^{_HOST}")
_HOST_IN_XML: Final = r"""([>"'])\s*(?:[A-Za-z][A-Za-z0-9+.\-]*:)?//[^/?#<"']*/?"""


@dataclass(frozen=True, eq=False)
class ComparedSet:
    """Snapshot of the entries of a set, and the names of its sitemaps; no names for a single file."""

    table: EntryTable
    names: Mapping[int, str]

    @classmethod
    def from_document(cls, document: Document) -> ComparedSet:
        """Return a snapshot of the entries of a document, with the names of its sitemaps."""
        sitemaps = () if document.shape is SetShape.FILE else document.sitemaps
        names = {sitemap.id: name_as_text(sitemap.name) for sitemap in sitemaps}
        return cls(document.table.snapshot(), names)


@dataclass(frozen=True, eq=False)
class Difference:
    """Differences between two sets.

    The lines are in the order of the first set, each added entry after the entry that it follows.

    Attributes:
        lines: Lines of `DIFFERENCE_SCHEMA`.
        n_same: Number of entries with equal values.
        is_reordered: Whether paired entries are in another order.
        pairs: Positions of paired entries in the first set and in the second.
    """

    lines: pl.DataFrame
    n_added: int
    n_removed: int
    n_changed: int
    n_renamed: int
    n_same: int
    is_reordered: bool
    pairs: tuple[Positions, Positions]

    @property
    def is_empty(self) -> bool:
        """Whether both sets have the same entries with the same values, perhaps in another order."""
        return self.lines.is_empty()

    def ignoring_sitemaps(self) -> Difference:
        """Return the differences without moves of entries to other sitemaps."""
        return self.limited_to_fields({*FIELD_NAMES, EXTENSIONS})

    def limited_to_fields(self, fields: Collection[str]) -> Difference:
        """Return the differences without values of other fields; added, removed and renamed entries remain."""
        is_url = ~pl.col("kind").is_in([CHANGED, RENAMED]) | ((pl.col("kind") == RENAMED) & (pl.col("what") == "loc"))
        lines = self.lines.filter(is_url | pl.col("what").is_in(list(fields)))
        n_changed = _count_changed(lines)
        return replace(self, lines=lines, n_changed=n_changed, n_same=self.n_same + self.n_changed - n_changed)


def compare_sets(
    before: ComparedSet,
    after: ComparedSet,
    progress: Progress | None = None,
    *,
    redirects: Mapping[str, str] | None = None,
    ignores_hosts: bool = False,
) -> Difference:
    """Compare the entries of two sets, paired by URLs, then by redirects, then by content that no other entry has.

    Args:
        before: The older set.
        after: The newer set.
        progress: Counts steps; may stop the work.
        redirects: New URLs by old ones; each may be a path on any site, such as "/shop/".
        ignores_hosts: Whether scheme, host and port of URLs make no difference, also in extensions.
    """
    progress = progress or Progress()
    progress.begin(msg("Comparing entries"), 3 + len(FIELD_NAMES))
    sides = [_comparison_frame(side, ignores_hosts=ignores_hosts) for side in (before, after)]
    first, second = _pair_by_key_between_ends(*(side["key"] for side in sides))
    progress.advance()
    removed, added = (
        _unpaired_positions(positions, side.height) for positions, side in zip((first, second), sides, strict=True)
    )
    is_reordered = bool((np.diff(second) < 0).any())
    n_paired = len(first)
    redirects = redirects or {}
    if ignores_hosts:
        redirects = {_SITE.sub("", old) or "/": _SITE.sub("", new) or "/" for old, new in redirects.items()}
    for find in (partial(_pair_by_redirects, redirects=redirects), _pair_by_unique_content):
        if len(removed) and len(added):
            pairs = find(sides, removed, added)
            removed, added = np.setdiff1d(removed, pairs[0]), np.setdiff1d(added, pairs[1])
            first, second = np.concatenate([first, pairs[0]]), np.concatenate([second, pairs[1]])
    renamed = first[n_paired:]
    behind = _anchor_positions(first[:n_paired], second[:n_paired], added)
    progress.advance()
    pieces = [_unpaired_lines(REMOVED, sides[0], removed, removed), _unpaired_lines(ADDED, sides[1], added, behind)]
    for name in FIELD_NAMES:
        compared = "compared_loc" if name == "loc" else name
        pieces.append(_changed_lines(name, sides, first, second, compared=compared))
        progress.advance()
    if before.names and after.names:
        pieces.append(_changed_lines(SITEMAP, sides, first, second, column="file"))
    pieces.append(_changed_lines(EXTENSIONS, sides, first, second, column="xml", compared="bare"))
    progress.advance()
    is_renamed = (pl.col("kind") == CHANGED) & pl.col("before_position").is_in(
        pl.Series(renamed.astype(np.uint32)).implode()
    )
    kind = pl.when(is_renamed).then(pl.lit(RENAMED, DIFFERENCE_SCHEMA["kind"])).otherwise("kind").alias("kind")
    lines = pl.concat(pieces).sort("at", "kind", maintain_order=True).with_columns(kind).select(list(DIFFERENCE_SCHEMA))
    n_changed = _count_changed(lines)
    return Difference(
        lines,
        n_added=len(added),
        n_removed=len(removed),
        n_changed=n_changed,
        n_renamed=len(renamed),
        n_same=n_paired - n_changed,
        is_reordered=is_reordered,
        pairs=(first, second),
    )


def _count_changed(lines: pl.DataFrame) -> int:
    """Return the number of entries with at least one changed value; renamed entries are not counted."""
    return lines.filter(pl.col("kind") == CHANGED)["before_position"].n_unique()


def remove_layout_space(xml: pl.Expr) -> pl.Expr:
    """Return an expression for XML without white space between elements, which does not count as a difference."""
    return xml.str.replace_all(r">\s+<", "><").str.strip_chars()


def _comparison_frame(side: ComparedSet, *, ignores_hosts: bool) -> pl.DataFrame:
    """Return a frame of the entries of a set in order, with columns for pairing and comparison.

    `key` and `compared_loc` are the URLs by which entries are paired and compared, `file` is the name of the sitemap,
    `xml` the extensions, and `bare` the extensions without white space between elements.
    """
    table = side.table
    rows = table.rows(table.order, [*FIELD_NAMES, "sitemap"]).with_row_index("entry")
    files = pl.col("sitemap").replace_strict(dict(side.names), default=None, return_dtype=pl.String)
    sparse = table.extensions_of(table.order)
    bare = remove_layout_space(pl.col("xml"))
    loc, key = pl.col("loc"), pl.col("loc").str.strip_chars()
    if ignores_hosts:
        loc = key = key.str.replace(f"^{_HOST}/?", "/")
        bare = bare.str.replace_all(_HOST_IN_XML, "${1}/")
    return rows.join(sparse, on="entry", how="left", maintain_order="left").with_columns(
        key=key.fill_null(""), compared_loc=loc, file=files, bare=bare
    )


def _pair_by_key_between_ends(before: pl.Series, after: pl.Series) -> tuple[Positions, Positions]:
    """Pair entries with equal keys: equal ones at both ends by position, the others by key.

    Returns:
        Positions in both sets, ascending in the first.
    """
    # Only entries between a common beginning and end are joined: most sets differ in few places.
    shorter = min(len(before), len(after))
    lead = _common_prefix_length(before.head(shorter), after.head(shorter))
    trail = _common_prefix_length(before.tail(shorter - lead).reverse(), after.tail(shorter - lead).reverse())
    inner = _pair_by_key(before.slice(lead, len(before) - lead - trail), after.slice(lead, len(after) - lead - trail))
    ends = [np.arange(len(side) - trail, len(side)) for side in (before, after)]
    return tuple(
        np.concatenate([np.arange(lead), middle + lead, end]).astype(np.int64)
        for middle, end in zip(inner, ends, strict=True)
    )  # type: ignore[return-value]


def _common_prefix_length(first: pl.Series, second: pl.Series) -> int:
    """Return the number of equal elements at the beginning of two series of the same length."""
    differs = (first != second).arg_max() if len(first) else None
    return len(first) if differs is None or first[differs] == second[differs] else differs


def _pair_by_key(before: pl.Series, after: pl.Series) -> tuple[Positions, Positions]:
    """Join entries by key, duplicates in their order; return their positions in both sets, ascending in the first."""
    # Joined by hashes, which takes half the time; keys that merely have the same hash are filtered out.
    frames = [
        pl.DataFrame({"key": keys, "hash": keys.hash(), "place": np.arange(len(keys), dtype=np.int64)})
        for keys in (before, after)
    ]
    on = ["hash"]
    if any(frame["hash"].n_unique() < frame.height for frame in frames):
        frames = [frame.with_columns(turn=pl.int_range(pl.len()).over("key")) for frame in frames]
        on = ["hash", "turn"]
    pairs = frames[0].join(frames[1], on=on, how="inner").filter(pl.col("key") == pl.col("key_right")).sort("place")
    return pairs["place"].to_numpy(), pairs["place_right"].to_numpy()


def _unpaired_positions(positions: Positions, count: int) -> Positions:
    """Return the positions from 0 to `count` − 1 that are not among the given ones, ascending."""
    is_other = np.ones(count, np.bool_)
    is_other[positions] = False
    return np.flatnonzero(is_other)


def _pair_by_redirects(
    sides: Sequence[pl.DataFrame], removed: Positions, added: Positions, redirects: Mapping[str, str]
) -> tuple[Positions, Positions]:
    """Pair removed and added entries by unambiguous redirects or chains of these; return their positions."""
    if not redirects:
        return removed[:0], added[:0]
    # Positions by URLs and by paths.
    by_url: list[dict[str, list[int]]] = [{}, {}]
    for found, side, positions in zip(by_url, sides, (removed, added), strict=True):
        for key, position in zip(side["key"].gather(positions).to_list(), positions.tolist(), strict=True):
            for name in {key, _SITE.sub("", key) or "/"}:
                found.setdefault(name, []).append(position)
    pairs = []
    for url, target in redirects.items():
        met = {url}
        while target not in by_url[1] and target in redirects and target not in met:
            met.add(target)
            target = redirects[target]
        ones, others = by_url[0].get(url, []), by_url[1].get(target, [])
        if len(ones) == len(others) == 1:
            pairs.append((ones[0], others[0]))
    frame = pl.DataFrame(sorted(set(pairs)), schema={"one": pl.Int64, "other": pl.Int64}, orient="row")
    frame = frame.filter(pl.col("one").is_unique() & pl.col("other").is_unique())
    return frame["one"].to_numpy(), frame["other"].to_numpy()


def _pair_by_unique_content(
    sides: Sequence[pl.DataFrame], removed: Positions, added: Positions
) -> tuple[Positions, Positions]:
    """Pair removed and added entries with the same date and extensions, which no other entry of either set has.

    A date without a time and without extensions does not identify an entry.
    """
    says_enough = pl.col("bare").is_not_null() | pl.col("lastmod").str.contains("T")
    marks = pl.concat_str(pl.col("lastmod", "bare").fill_null(""), separator="\n").alias("mark")
    alone = []
    for side, positions in zip(sides, (removed, added), strict=True):
        marked = side.filter(says_enough).select(pl.col("entry").cast(pl.Int64), marks)
        alone.append(marked.filter(pl.col("mark").is_unique() & pl.col("entry").is_in(pl.Series(positions).implode())))
    pairs = alone[0].join(alone[1], on="mark", how="inner").sort("entry")
    return pairs["entry"].to_numpy(), pairs["entry_right"].to_numpy()


def _anchor_positions(first: Positions, second: Positions, added: Positions) -> Positions:
    """Return for each added entry the position, in the first set, of the paired entry before it; -1 at the beginning."""
    if not len(first):
        return np.full(len(added), _NO_POSITION)
    by_second = np.argsort(second)
    place = np.searchsorted(second[by_second], added) - 1
    behind: Positions = np.where(place >= 0, first[by_second][place], _NO_POSITION)
    return behind


def _unpaired_lines(kind: str, side: pl.DataFrame, positions: Positions, sort_position: Positions) -> pl.DataFrame:
    """Return difference lines, with their sort positions, for added or removed entries at these positions of one set."""
    nothing = pl.lit(None)
    if kind == ADDED:
        return _difference_lines(
            kind, "loc", (nothing, side["loc"].gather(positions)), (nothing, positions), sort_position
        )
    return _difference_lines(kind, "loc", (side["loc"].gather(positions), nothing), (positions, nothing), sort_position)


def _changed_lines(
    field: str,
    sides: Sequence[pl.DataFrame],
    first: Positions,
    second: Positions,
    *,
    column: str | None = None,
    compared: str | None = None,
) -> pl.DataFrame:
    """Return difference lines for paired entries whose values in a column differ.

    Args:
        field: Name of the field; also the column, unless another one is given.
        sides: The entries of both sets.
        first: Positions of the paired entries in the first set.
        second: Their positions in the second set.
        column: Column with the values.
        compared: Column with the normalized values that are compared.
    """
    column = column or field
    one, other = (
        side[compared or column].gather(positions) for side, positions in zip(sides, (first, second), strict=True)
    )
    differs = np.flatnonzero(one.ne_missing(other).to_numpy())
    first, second = first[differs], second[differs]
    return _difference_lines(
        CHANGED, field, (sides[0][column].gather(first), sides[1][column].gather(second)), (first, second), first
    )


def _difference_lines(
    kind: str,
    field: str,
    values: tuple[pl.Series | pl.Expr, pl.Series | pl.Expr],
    positions: tuple[Positions | pl.Expr, Positions | pl.Expr],
    sort_position: Positions,
) -> pl.DataFrame:
    """Return lines of `DIFFERENCE_SCHEMA` with their sort position in the column `at`.

    Args:
        kind: Kind of the lines.
        field: Field of the lines.
        values: Values before and after, one for each line; a literal of null for an entry that one side lacks.
        positions: Positions of the entries before and after; a literal of null for an entry that one side lacks.
        sort_position: Sort position of each line.
    """
    columns = (pl.lit(kind), pl.lit(field), *values, *positions)
    return pl.DataFrame({"at": pl.Series(sort_position, dtype=pl.Int64)}).select(
        *(
            (column if isinstance(column, pl.Expr) else pl.lit(pl.Series(column))).cast(dtype).alias(name)
            for column, (name, dtype) in zip(columns, DIFFERENCE_SCHEMA.items(), strict=True)
        ),
        "at",
    )
