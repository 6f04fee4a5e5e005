"""Columns of facts about pages, which are stored separately from the entries of a table.

Facts belong to URLs, not to slots: they are looked up by a hash of the URL. An entry whose URL is edited therefore has
the facts of its new page or none, and after undo those of its old page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final, get_args

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE, EvidenceKind, PageFlag, Reason
from sitemap_studio.protocol.rules.page_rules import MIN_SAME_TEXT
from sitemap_studio.protocol.url_syntax import page_hashes, page_locs


class PageValue(Enum):
    """Kind of the values of a page column, which determines how they are compared, sorted and shown."""

    NUMBER = "number"
    REASON = "reason"
    URL = "url"
    TEXT = "text"
    TIME = "time"


@dataclass(frozen=True)
class PageColumn:
    """Column of facts about pages.

    Attributes:
        name: Name of the column in filters, JSON, CSV and the header line of copied text.
        kind: Kind of its values.
        dtype: Type of the column in memory; times are Unix seconds.
        is_default: Whether the column is loaded even if it is not shown.
        is_hashed: Whether hashes are stored instead of the texts, since only equality of the texts matters.
    """

    name: str
    kind: PageValue
    dtype: pl.DataType
    is_default: bool = False
    is_hashed: bool = False


PAGE_COLUMNS: Final[Mapping[str, PageColumn]] = {
    column.name: column
    for column in (
        PageColumn("status", PageValue.NUMBER, pl.UInt16(), is_default=True),
        PageColumn("reason", PageValue.REASON, pl.Enum(get_args(Reason)), is_default=True),
        PageColumn("target", PageValue.URL, pl.Categorical(), is_default=True),
        PageColumn("canonical", PageValue.URL, pl.Categorical(), is_default=True),
        PageColumn("changed", PageValue.TIME, pl.UInt32(), is_default=True),
        PageColumn("checked", PageValue.TIME, pl.UInt32(), is_default=True),
        PageColumn("title", PageValue.TEXT, pl.Categorical()),
        PageColumn("language", PageValue.TEXT, pl.Categorical()),
        PageColumn("type", PageValue.TEXT, pl.Categorical()),
        PageColumn("bytes", PageValue.NUMBER, pl.UInt32()),
        PageColumn("seconds", PageValue.NUMBER, pl.Float32()),
        PageColumn("hops", PageValue.NUMBER, pl.UInt8()),
        PageColumn("hits", PageValue.NUMBER, pl.UInt32()),
        PageColumn("visited", PageValue.TIME, pl.UInt32()),
    )
}
"""Columns of facts by name; `hops` is the number of requests after the first one."""

VISIT_COLUMNS: Final = ("hits", "visited")
"""Columns from access logs, which are independent of checks and bots."""

RULE_COLUMNS: Final[Mapping[str, PageColumn]] = {
    column.name: column
    for column in (
        PageColumn("flags", PageValue.NUMBER, pl.UInt8(), is_default=True),
        PageColumn("hash", PageValue.TEXT, pl.UInt64(), is_default=True, is_hashed=True),
        PageColumn("alternates", PageValue.TEXT, pl.Categorical(), is_default=True),
        PageColumn("evidence", PageValue.TEXT, pl.Enum(get_args(EvidenceKind)), is_default=True),
        PageColumn("evidence_begin", PageValue.TIME, pl.UInt32(), is_default=True),
        PageColumn("evidence_end", PageValue.TIME, pl.UInt32(), is_default=True),
        PageColumn("evidence_zone", PageValue.NUMBER, pl.Int16(), is_default=True),
        PageColumn("not_indexable", PageValue.NUMBER, pl.UInt64(), is_default=True),
    )
}
"""Columns of facts that only rules and commands use: flags, hashes of main texts, alternates as JSON, and evidence.

`evidence` is the best known kind of evidence of the last change of the page. `evidence_begin` and `evidence_end` are
the first and last second in which the change can have been; the first is null if unknown. `evidence_zone` is the offset
from UTC in minutes that the page states, 0 if it states none; null for a day without a time. `not_indexable` is the hash
of the URL by `page_hashes` if the page is known not to be indexable, else null.
"""

EVIDENCE_COLUMNS: Final = ("evidence", "evidence_begin", "evidence_end", "evidence_zone")
"""Columns that are not stored, but derived from `EVIDENCE_SOURCES`."""

NOT_INDEXABLE: Final = "not_indexable"
"""Column that is not stored, but derived from `reason` and the URL."""

DATE_COLUMNS: Final = (*EVIDENCE_COLUMNS, "checked")
"""Columns that are compared with the dates of entries."""

CAUSE_COLUMNS: Final = ("reason", "target", "canonical")
"""Columns in which common causes of redirects and canonicals are found."""

EVIDENCE_SOURCES: Final[Mapping[str, pl.DataType]] = {
    "reason": PAGE_COLUMNS["reason"].dtype,
    "changed": PAGE_COLUMNS["changed"].dtype,
    "checked": PAGE_COLUMNS["checked"].dtype,
    "changed_after": pl.UInt32(),
    "dated": pl.String(),
    "modified": pl.String(),
}
"""Types of the stored columns from which evidence is derived."""

COLUMNS: Final[Mapping[str, PageColumn]] = {**PAGE_COLUMNS, **RULE_COLUMNS}
"""All columns that can be loaded."""

DEFAULT_PAGE_COLUMNS: Final = tuple(name for name, column in COLUMNS.items() if column.is_default)
"""Names of the columns that are loaded before they are shown."""

NO_PAGE: Final = -1
"""Row number of pages without facts."""

_OWN_URL: Final = ""
"""Stored instead of a canonical URL that is the URL of the page itself, which saves memory."""

_BAD_REASONS: Final = [reason for reason, is_indexable in IS_INDEXABLE.items() if is_indexable is False]

PageRows = NDArray[np.int64]
"""One row of `PageColumns` per entry; `NO_PAGE` for an entry without facts."""


class PageColumns:
    """Immutable columns of facts about the pages of one bot.

    Attributes:
        bot: Name of the bot.
        names: Names of the columns.
    """

    def __init__(self, bot: str, names: Iterable[str] = DEFAULT_PAGE_COLUMNS) -> None:
        """Create columns of `COLUMNS` without pages."""
        self.bot = bot
        self.names = tuple(names)
        schema = {name: COLUMNS[name].dtype for name in self.names}
        self._frame = pl.DataFrame(schema={"key": pl.UInt64(), **schema})

    @classmethod
    def from_stored(
        cls, bot: str, names: Iterable[str], frames: Sequence[pl.DataFrame], *, not_before: int = 0
    ) -> PageColumns:
        """Return columns with the facts of several `stored` frames about different pages.

        Args:
            bot: Name of the bot.
            names: Names of the columns, which all frames have.
            frames: The frames.
            not_before: Unix time; facts that are older are left out if `checked` is among the names.
        """
        columns = cls(bot, names)
        if frames:
            frame = frames[0] if len(frames) == 1 else pl.concat(frames).sort("key")
            is_recent = (pl.col("checked") >= not_before).fill_null(value=True)
            columns._frame = frame.filter(is_recent) if not_before and "checked" in columns.names else frame
        return columns

    @property
    def stored(self) -> pl.DataFrame:
        """The columns in memory: `key`, ascending hashes of URLs, and the columns `names`."""
        return self._frame

    def __len__(self) -> int:
        """Return the number of pages with facts."""
        return self._frame.height

    @property
    def memory_bytes(self) -> int:
        """Size of the columns in memory, including distinct texts."""
        return int(self._frame.estimated_size())

    def with_facts(self, facts: pl.DataFrame) -> PageColumns:
        """Return a copy with facts of pages added; they replace the facts of the same URLs.

        Args:
            facts: A row per page with `loc`, in the form of `page_loc`, and the columns `names`; of several rows of a
                URL, the last one counts. Missing `RULE_COLUMNS` are null, missing `VISIT_COLUMNS` unchanged.
        """
        if NOT_INDEXABLE in self.names and "reason" in facts.columns:
            is_bad = facts["reason"].cast(pl.String).is_in(_BAD_REASONS).fill_null(value=False)
            hashes = pl.Series(page_hashes(facts["loc"].filter(is_bad)), dtype=pl.UInt64)
            empty = pl.Series(NOT_INDEXABLE, [None], pl.UInt64).new_from_index(0, facts.height)
            facts = facts.with_columns(empty.scatter(is_bad.arg_true(), hashes))
        added = facts.select(
            pl.col("loc").hash().alias("key"),
            *(_stored_values(name, facts) for name in self.names),
        ).cast(dict(self._frame.schema), strict=False)  # type: ignore[arg-type]
        added = added.unique("key", keep="last")
        unchanged = [name for name in VISIT_COLUMNS if name in self.names and name not in facts.columns]
        if unchanged:
            added = added.drop(unchanged).join(self._frame.select("key", *unchanged), on="key", how="left")
            added = added.select(self._frame.columns)
        columns = PageColumns(self.bot, self.names)
        remaining = self._frame.filter(~self._frame["key"].is_in(added["key"].implode())) if len(self) else self._frame
        columns._frame = pl.concat([remaining, added]).sort("key")
        return columns

    def with_newer(self, other: PageColumns) -> PageColumns:
        """Return new columns with the facts of `other` that are newer, or about other pages, merged into these.

        Both must be of the same bot, and contain `checked`. Columns that only these have are null in the merged facts.
        """
        known = self._frame.select("key", known=pl.col("checked"))
        compared = other._frame.join(known, on="key", how="left")
        newer = compared.filter(pl.col("known").is_null() | (pl.col("checked") > pl.col("known")))
        columns = PageColumns(self.bot, self.names)
        remaining = self._frame.join(newer, on="key", how="anti")
        added = newer.select("key", *(name for name in other.names if name in self.names))
        columns._frame = pl.concat([remaining, added], how="diagonal").select(self._frame.columns).sort("key")
        return columns

    @cached_property
    def _bad_pages(self) -> tuple[NDArray[np.uint64], PageRows]:
        """The distinct values of `NOT_INDEXABLE`, ascending, and for each the row of the page that was checked last."""
        if not {NOT_INDEXABLE, "checked"} <= set(self.names):
            return np.empty(0, np.uint64), np.empty(0, np.int64)
        pages = self._frame.select(NOT_INDEXABLE, "checked", row=pl.int_range(pl.len())).drop_nulls(NOT_INDEXABLE)
        pages = pages.sort(NOT_INDEXABLE, "checked", descending=[False, True])
        pages = pages.unique(NOT_INDEXABLE, keep="first", maintain_order=True)
        return pages[NOT_INDEXABLE].to_numpy(), pages["row"].to_numpy()

    def rows_of_bad_pages(self, hashes: NDArray[np.uint64]) -> PageRows:
        """Return for each hash of a URL by `page_hashes` the row of its page if that is known not to be indexable.

        Others have `NO_PAGE`, also without the columns `NOT_INDEXABLE` and `checked`.
        """
        known, rows = self._bad_pages
        if not len(known):
            return np.full(len(hashes), NO_PAGE, np.int64)
        positions = np.minimum(np.searchsorted(known, hashes), len(known) - 1)
        page_rows: PageRows = np.where(known[positions] == hashes, rows[positions], NO_PAGE)
        return page_rows

    def rows_of(self, locs: pl.Series) -> PageRows:
        """Return for each URL, as written in an entry, the row of its page; `NO_PAGE` for null and without facts."""
        if not len(self):
            return np.full(len(locs), NO_PAGE, np.int64)
        known, keys = self._frame["key"].to_numpy(), page_locs(locs).hash().to_numpy()
        # Looking up sorted keys takes a fifth of the time, as the values to compare remain in the processor's cache.
        order = np.argsort(keys)
        rows = np.empty(len(keys), np.int64)
        rows[order] = np.searchsorted(known, keys[order])
        rows = np.minimum(rows, len(known) - 1)
        is_known = known[rows] == keys
        if locs.null_count():
            is_known &= locs.is_not_null().to_numpy()
        matched: PageRows = np.where(is_known, rows, NO_PAGE)
        return matched

    def has_values(self, name: str) -> bool:
        """Return whether a column was loaded, and any page has a value in it."""
        return name in self.names and self._frame[name].null_count() < len(self)

    @cached_property
    def has_shared_text(self) -> NDArray[np.bool_]:
        """Mask by row of the indexable pages whose main text at least `MIN_SAME_TEXT` indexable pages have.

        Pages that need JavaScript are excluded, since their text is unknown. Without the columns `reason`, `flags` and
        `hash`, the mask is False. It must not be changed.
        """
        mask = np.zeros(len(self), np.bool_)
        if {"reason", "flags", "hash"} <= set(self.names):
            has_text = (pl.col("reason") == "ok") & pl.col("hash").is_not_null()
            has_text &= ((pl.col("flags") & int(PageFlag.NEEDS_SCRIPT)) == 0).fill_null(value=True)
            pages = self._frame.select(pl.row_index("row"), "hash", has_text=has_text).filter("has_text")
            mask[pages.filter(pl.len().over("hash") >= MIN_SAME_TEXT)["row"].to_numpy()] = True
        return mask

    def values(self, name: str, rows: PageRows, locs: pl.Series) -> pl.Series:
        """Return the values of one loaded column for rows from `rows_of(locs)`; see `frame`."""
        return self.frame((name,), rows, locs)[name]

    def frame(self, names: Sequence[str], rows: PageRows, locs: pl.Series) -> pl.DataFrame:
        """Return a frame with a row for each of the rows from `rows_of(locs)`; null without a value or without facts.

        Texts and URLs are strings; a canonical URL that is the page itself is its URL.

        Args:
            names: Names of loaded columns.
            rows: Rows of the pages.
            locs: URLs of the pages as written, on which only the column `canonical` depends.
        """
        if not len(self) or not names:
            return pl.DataFrame(schema={name: _shown_type(name) for name in names}).clear(len(rows))
        # Without queries, which would take much longer for the few rows of a window; null selects null.
        indexes = pl.Series(rows).cast(pl.get_index_type(), strict=False)
        values = pl.DataFrame([self._frame[name] for name in names])[indexes]
        columns = [column.cast(_shown_type(column.name)) for column in values.get_columns()]
        if "canonical" in names:
            number = [*names].index("canonical")
            texts = columns[number]
            columns[number] = page_locs(locs.cast(pl.String)).zip_with(texts == _OWN_URL, texts).alias("canonical")
        return pl.DataFrame(columns)


def _shown_type(name: str) -> pl.DataType:
    """Return the type of the values of a column as `PageColumns.frame` returns them."""
    dtype = COLUMNS[name].dtype
    return pl.String() if isinstance(dtype, pl.Categorical) else dtype


def _stored_values(name: str, facts: pl.DataFrame) -> pl.Expr:
    """Return the expression for a column as `PageColumns.with_facts` stores it; null if `facts` lacks the column."""
    values = pl.col(name) if name in facts.columns else pl.lit(None, COLUMNS[name].dtype)
    if COLUMNS[name].is_hashed and name in facts.columns:
        values = pl.when(values.is_not_null()).then(values.hash())
    elif name == "canonical":
        values = pl.when(values == pl.col("loc")).then(pl.lit(_OWN_URL)).otherwise(values)
    return values.alias(name)
