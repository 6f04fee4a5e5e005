"""Planning bulk edits: every cell before and after, what stays and why, and what the new addresses would be."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import listed, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.bulk.locs import rebasing
from sitemap_studio.document.bulk.operations import OPERATIONS, REBASE, BulkOperation
from sitemap_studio.document.bulk.outcomes import READ_ONLY
from sitemap_studio.document.bulk.parameters import read_parameters
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import rewrite_extension_urls
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.extension_edits import SetExtensions
from sitemap_studio.model.planned import PlannedValues, value_edits, values_without
from sitemap_studio.model.set_edits import SetListed
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS

_AT_A_TIME: Final = 65_536
"""Values between two looks at whether the user wants to stop."""


@dataclass(frozen=True)
class NewAddresses:
    """What is to be known of addresses before they are changed.

    Attributes:
        n_too_long: How many would be longer than the protocol allows, and are not now.
        n_duplicates: How many would be those of other entries, and are not now.
    """

    n_too_long: int = 0
    n_duplicates: int = 0


@dataclass(frozen=True)
class BulkPlan:
    """What a bulk edit would change.

    Attributes:
        values: The values that would change, of one field; empty where none would.
        n_unchanged: Values that are as they would be made already.
        unusable: How many values can't be used, by why (`outcomes.REASONS`).
        addresses: What the new addresses would be.
        listed: Addresses of sitemaps that the index would list otherwise, by id.
        extensions: The edit of addresses in extensions; None where there are none.
    """

    values: tuple[PlannedValues, ...] = ()
    n_unchanged: int = 0
    unusable: Mapping[str, int] = field(default_factory=dict)
    addresses: NewAddresses = NewAddresses()
    listed: Mapping[int, str] = field(default_factory=dict)
    extensions: SetExtensions | None = None

    def __len__(self) -> int:
        """How many values, sitemaps and extensions of entries would change."""
        n_extensions = len(self.extensions.slots) if self.extensions else 0
        return sum(map(len, self.values)) + len(self.listed) + n_extensions

    @property
    def n_entries(self) -> int:
        """How many entries would change."""
        slots = [planned.slots for planned in self.values]
        if self.extensions is not None:
            slots.append(self.extensions.slots)
        return len(np.unique(np.concatenate(slots))) if slots else 0

    def without(self, left_out: Collection[tuple[int, FieldName]]) -> BulkPlan:
        """The same plan but for some cells, and the extensions of their entries; what is no entry stays in it."""
        extensions = self.extensions.without({slot for slot, _ in left_out}) if self.extensions else None
        return replace(self, values=values_without(self.values, left_out), extensions=extensions)

    def edit(self, table: EntryTable) -> Edit:
        """The one edit that does it."""
        edits = value_edits(table, self.values)
        if self.listed:
            edits.append(SetListed("loc", self.listed))
        if self.extensions is not None:
            edits.append(self.extensions)
        return EditGroup(edits)


def plan_bulk(
    table: EntryTable,
    operation: str,
    given: Mapping[str, str],
    *,
    slots: SlotArray | None = None,
    name: FieldName | None = None,
    locked: Collection[int] = (),
    document: Document | None = None,
    progress: Progress | None = None,
) -> BulkPlan:
    """Say what a bulk edit would change.

    Args:
        table: The entries; a snapshot, if others may change the table meanwhile.
        operation: The id of what to do, one of `OPERATIONS`.
        given: What the user says, by the names of its parameters.
        slots: The entries, all in the order; None for the whole set, which takes the index along where that is meant.
        name: The field, for an operation that is for every.
        locked: Sitemaps that may only be looked at; their entries are counted and left alone.
        document: Where the entries are, as it is now (`reports.as_it_is_now`), for an operation that goes into their
            extensions; without it these stay.
        progress: Told of every value.

    Raises:
        RequestError: There is no such operation, it is not for that field, or what is said can't be understood.
        Cancelled: The progress was asked to stop.
    """
    chosen = _operation(operation, name)
    said = read_parameters(chosen.parameters, given)
    concerned = chosen.field or name
    assert concerned is not None
    wanted = distinct(table.order if slots is None else slots)
    open_slots = _open(table, wanted, locked)
    progress = progress or Progress()
    progress.begin(chosen.words, len(open_slots))
    planned, n_unchanged, unusable = _planned(table, chosen, concerned, open_slots, said, progress)
    if len(open_slots) < len(wanted):
        unusable[READ_ONLY] = len(wanted) - len(open_slots)
    is_for_all = chosen.id == REBASE and slots is None
    return BulkPlan(
        values=(planned,) if len(planned) else (),
        n_unchanged=n_unchanged,
        unusable=unusable,
        addresses=_new_addresses(table, planned) if concerned == "loc" and len(planned) else NewAddresses(),
        listed=_relisted(table, said) if is_for_all else {},
        extensions=_in_extensions(document, open_slots, said) if chosen.id == REBASE and document else None,
    )


def _operation(operation: str, name: FieldName | None) -> BulkOperation:
    chosen = OPERATIONS.get(operation)
    if chosen is None:
        raise RequestError(
            msg("There is no bulk edit “{operation}”.", operation=operation),
            hint=msg("There are {operations}.", operations=listed(OPERATIONS)),
        )
    if chosen.field is None and name is None:
        raise RequestError(
            msg("“{operation}” has to know which field it is for.", operation=operation), hint="Name a field."
        )
    if chosen.field is not None and name not in (None, chosen.field):
        raise RequestError(
            msg("“{operation}” is for {field}, not for {name}.", operation=operation, field=chosen.field, name=name)
        )
    return chosen


def _open(table: EntryTable, slots: SlotArray, locked: Collection[int]) -> SlotArray:
    if not locked:
        return slots
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    chosen: SlotArray = slots[~np.isin(sitemaps, list(locked))]
    return chosen


def _planned(
    table: EntryTable,
    operation: BulkOperation,
    name: FieldName,
    slots: SlotArray,
    said: Mapping[str, Any],
    progress: Progress,
) -> tuple[PlannedValues, int, dict[str, int]]:
    """The values that would change, how many would not, and how many can't be used and why."""
    parts: list[PlannedValues] = []
    n_unchanged, unusable = 0, dict[str, int]()
    for first in range(0, len(slots), _AT_A_TIME):
        part = slots[first : first + _AT_A_TIME]
        progress.advance(len(part))
        rows = table.rows(part, list(dict.fromkeys((name, "loc"))))
        rows = rows.select(pl.col(name).alias("text"), pl.col("loc"))
        found = operation.work(rows, said)
        is_usable = found.unusable.is_null()
        changes = is_usable & rows["text"].ne_missing(found.after)
        n_unchanged += int((is_usable & ~changes).sum())
        for reason, count in found.unusable.drop_nulls().value_counts().rows():
            unusable[reason] = unusable.get(reason, 0) + count
        if changes.any():
            kept = changes.to_numpy()
            parts.append(PlannedValues(name, part[kept], rows["text"].filter(changes), found.after.filter(changes)))
    if not parts:
        empty = pl.Series([], dtype=pl.String)
        return PlannedValues(name, slots[:0], empty, empty), n_unchanged, unusable
    joined = PlannedValues(
        name,
        np.concatenate([each.slots for each in parts]),
        pl.concat([each.before for each in parts]),
        pl.concat([each.after for each in parts]),
    )
    return joined, n_unchanged, unusable


def _new_addresses(table: EntryTable, planned: PlannedValues) -> NewAddresses:
    """How many addresses would be too long, or those of others, and are not yet."""
    places = table.positions()[planned.slots]
    hashes = _hashes(table.column("loc"))
    new = hashes.copy()
    new[places] = _hashes(planned.after)
    # Equal addresses have equal hashes of 64 bits; that others have them too is not to be feared in millions.
    shared = places[_are_shared(new)[places] & planned.after.is_not_null().to_numpy()]
    n_duplicates = int((~_are_shared(hashes)[shared]).sum()) if len(shared) else 0
    return NewAddresses(_n_too_long(planned), n_duplicates)


def _hashes(locs: pl.Series) -> NDArray[np.uint64]:
    hashes: NDArray[np.uint64] = locs.str.strip_chars(XML_SPACE).hash().to_numpy()
    return hashes


def _are_shared(hashes: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """Whether each number occurs more than once."""
    shared: NDArray[np.bool_] = pl.Series(hashes).is_duplicated().to_numpy()
    return shared


def _n_too_long(planned: PlannedValues) -> int:
    # No text has more characters than bytes, which are counted already.
    suspects = (planned.after.str.len_bytes() > MAX_LOC_CHARACTERS).fill_null(value=False)
    before, after = planned.before.filter(suspects), planned.after.filter(suspects)
    return int((_is_too_long(after) & ~_is_too_long(before)).sum())


def _is_too_long(locs: pl.Series) -> pl.Series:
    return (locs.str.strip_chars(XML_SPACE).str.len_chars() > MAX_LOC_CHARACTERS).fill_null(value=False)


def _in_extensions(document: Document, slots: SlotArray, said: Mapping[str, Any]) -> SetExtensions | None:
    """The edit of addresses below the old base that stand in extensions."""
    edit = rewrite_extension_urls(document, slots, rebasing(said["old"], said["new"]))
    return edit if len(edit.slots) else None


def _relisted(table: EntryTable, said: Mapping[str, Any]) -> dict[int, str]:
    """The addresses of sitemaps below the old base, below the new one."""
    listing = table.listing or {}
    before = [listed.loc for listed in listing.values()]
    after = rebasing(said["old"], said["new"])(pl.Series(before, dtype=pl.String))
    pairs = zip(listing, before, after.to_list(), strict=True)
    return {sitemap: new for sitemap, old, new in pairs if new is not None and new != old}
