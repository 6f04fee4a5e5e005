"""Plan bulk edits: every value before and after, the skipped values with their reasons, and side effects on URLs."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import listed, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.bulk_operations import (
    OPERATIONS,
    READ_ONLY,
    ColumnResult,
    ExtensionResult,
    ExtensionTarget,
    parse_parameters,
    plan_extensions_in_blocks,
)
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import plan_extension_urls
from sitemap_studio.model.edits import (
    CellChanges,
    Edit,
    EditGroup,
    SetExtensions,
    SetSitemapField,
    edits_from_changes,
    exclude_cells,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS

_CHUNK: Final = 65_536
"""Values computed between two checks for cancellation."""


@dataclass(frozen=True)
class BulkPlan:
    """Planned result of a bulk edit.

    Attributes:
        values: Values that would change, of one field; empty if none would.
        unusable: Number of values that can't be used, by key of `bulk_operations.REASONS`.
        n_too_long: Number of URLs that become longer than allowed.
        n_duplicates: Number of URLs that become duplicates.
        listed: New URLs of sitemaps in the index, by sitemap id.
        extensions: Edit of extensions; None if none changes.
        notes: Sentences that count skipped entries for reasons that `unusable` does not contain.
    """

    values: tuple[CellChanges, ...] = ()
    unusable: Mapping[str, int] = field(default_factory=dict)
    n_too_long: int = 0
    n_duplicates: int = 0
    listed: Mapping[int, str] = field(default_factory=dict)
    extensions: SetExtensions | None = None
    notes: tuple[str, ...] = ()

    def __len__(self) -> int:
        """Return the number of values, sitemaps and extensions of entries that would change."""
        n_extensions = len(self.extensions.slots) if self.extensions else 0
        return sum(map(len, self.values)) + len(self.listed) + n_extensions

    @property
    def n_entries(self) -> int:
        """Number of distinct entries whose values or extensions would change."""
        return len(self.slots)

    @property
    def slots(self) -> SlotArray:
        """Ascending slots of the entries whose values or extensions would change."""
        extensions = [self.extensions.slots] if self.extensions is not None else []
        return unique_slots(*(planned.slots for planned in self.values), *extensions)

    def exclude_cells(self, excluded: Collection[tuple[int, str]]) -> BulkPlan:
        """Return the plan without some cells, given by slot and field, and without extension changes of these entries."""
        extensions = self.extensions.exclude_slots({slot for slot, _ in excluded}) if self.extensions else None
        return replace(self, values=exclude_cells(self.values, excluded), extensions=extensions)

    def edit(self, table: EntryTable) -> Edit:
        """Return the edit that applies the planned changes."""
        edits = edits_from_changes(table, self.values)
        if self.listed:
            edits.append(SetSitemapField("loc", self.listed))
        if self.extensions is not None:
            edits.append(self.extensions)
        return EditGroup(edits)


def plan_bulk_edit(
    table: EntryTable,
    operation: str,
    answers: Mapping[str, str],
    *,
    slots: SlotArray | None = None,
    name: FieldName | ExtensionTarget | None = None,
    locked: Collection[int] = (),
    document: Document | None = None,
    progress: Progress | None = None,
) -> BulkPlan:
    """Plan a bulk edit of one field or one kind of extensions; nothing is changed.

    Args:
        table: Entries of the set.
        operation: Id of the operation.
        answers: Texts of its parameters by name.
        slots: Entries to change; None for all entries and the URLs in the index.
        name: Field to change, for operations on any field.
        locked: Ids of read-only sitemaps.
        document: Snapshot of the document, which operations on extensions need; without it, operations on URLs don't
            change those in extensions.
        progress: Counts values; checked for cancellation.

    Returns:
        The changes, and the number of values that are skipped by reason.

    Raises:
        RequestError: The operation is unknown, is for another field or lacks one, or an answer is invalid.
    """
    chosen = OPERATIONS.get(operation)
    if chosen is None:
        raise RequestError(
            msg("There is no bulk edit “{operation}”.", operation=operation),
            hint=msg("The bulk edits are {operations}.", operations=listed(OPERATIONS)),
        )
    column = chosen.field or name
    if column is None:
        message = msg("“{operation}” needs a field.", operation=operation)
        raise RequestError(message)
    if name not in (None, column):
        raise RequestError(
            msg("“{operation}” is for {field}, not for {name}.", operation=operation, field=column, name=name)
        )
    values = parse_parameters(chosen.parameters, answers)
    every = unique_slots(table.order if slots is None else slots)
    changeable, unusable = every, dict[str, int]()
    if locked:
        sitemaps = table.rows(every, ["sitemap"]).to_series().to_numpy()
        changeable = every[~np.isin(sitemaps, list(locked))]
        unusable = {READ_ONLY: len(every) - len(changeable)} if len(changeable) < len(every) else {}
    progress = progress or Progress()
    progress.begin(chosen.label, len(changeable) * (1 + chosen.moves_pages))
    if column not in FIELD_NAMES:
        assert document is not None
        result: ExtensionResult = chosen.function(document, changeable, progress, **values)
        return BulkPlan(unusable={**unusable, **result.unusable}, extensions=result.edit, notes=result.notes)
    parts: list[CellChanges] = []
    for first in range(0, len(changeable), _CHUNK):
        part = changeable[first : first + _CHUNK]
        progress.advance(len(part))
        rows = table.rows(part, list(dict.fromkeys((column, "loc"))))
        rows = rows.select(pl.col(column).alias("text"), pl.col("loc"))
        found = chosen.function(rows, **values)
        changes = found.unusable.is_null() & rows["text"].ne_missing(found.after)
        for reason, count in found.unusable.drop_nulls().value_counts().rows():
            unusable[reason] = unusable.get(reason, 0) + count
        if changes.any():
            parts.append(
                CellChanges(column, part[changes.to_numpy()], rows["text"].filter(changes), found.after.filter(changes))
            )
    plan = BulkPlan((CellChanges.concatenate(parts),) if parts else (), unusable)
    if column == "loc" and plan.values:
        n_too_long, n_duplicates = _count_too_long(plan.values[0]), _count_new_duplicates(table, plan.values[0])
        plan = replace(plan, n_too_long=n_too_long, n_duplicates=n_duplicates)
    if chosen.moves_pages:

        def moved(urls: pl.Series) -> pl.Series:
            """Return URLs after the operation; null where it can't be applied."""
            found: ColumnResult = chosen.function(pl.DataFrame({"text": urls.cast(pl.String)}), **values)
            return found.after

        extensions = None
        if document is not None:
            change = partial(plan_extension_urls, document, mapping=moved)
            extensions = plan_extensions_in_blocks(changeable, progress, change)
        listing = (table.listing or {}) if slots is None else {}
        before = [listed.loc for listed in listing.values()]
        pairs = zip(listing, before, moved(pl.Series(before, dtype=pl.String)).to_list(), strict=True)
        locs = {sitemap: new for sitemap, old, new in pairs if new is not None and new != old}
        plan = replace(plan, listed=locs, extensions=extensions)
    return plan


def _count_new_duplicates(table: EntryTable, planned: CellChanges) -> int:
    """Count changed URLs that become duplicates of other entries."""
    positions = table.positions()[planned.slots]
    # Different URLs with the same 64-bit hash are not to be expected among millions.
    hashes, changed = (locs.str.strip_chars(XML_SPACE).hash() for locs in (table.column("loc"), planned.after))
    new = hashes.to_numpy().copy()
    new[positions] = changed.to_numpy()
    becomes_shared = pl.Series(new).is_duplicated().to_numpy()[positions] & planned.after.is_not_null().to_numpy()
    if not becomes_shared.any():
        return 0
    return int((~hashes.is_duplicated().to_numpy()[positions[becomes_shared]]).sum())


def _count_too_long(planned: CellChanges) -> int:
    """Count the URLs that become longer than the protocol allows, without URLs that were too long before."""
    # No text has more characters than bytes, which are counted already.
    suspects = (planned.after.str.len_bytes() > MAX_LOC_CHARACTERS).fill_null(value=False)
    is_long = [
        (locs.filter(suspects).str.strip_chars(XML_SPACE).str.len_chars() > MAX_LOC_CHARACTERS).fill_null(value=False)
        for locs in (planned.before, planned.after)
    ]
    return int((is_long[1] & ~is_long[0]).sum())
