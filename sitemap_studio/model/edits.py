"""What an edit is: a change of a table as data, with its inverse.

`change` says beforehand what an edit will touch, so that views can announce it truthfully; `apply` does it and returns
the inverse. Applying an edit and then what it returned leaves the table as it was. The kinds of edits lie beside:
`cell_edits` of values, `extension_edits` of extensions, `order_edits` of which entries there are and where, `set_edits`
of the set itself, `writing_edits` of how a save is to write. Naming edits and keeping their history is the business of
whoever applies them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_POSITIONS, NO_SLOTS, PositionArray, SlotArray, distinct
from sitemap_studio.protocol.fields import FieldName


@dataclass(frozen=True)
class Change:
    """What an edit touches.

    Attributes:
        cells: Slots whose fields or extensions change.
        fields: Which fields change in them.
        extensions: Those of them whose extensions change.
        came: Slots that enter the order.
        came_at: Their positions after the edit, ascending.
        gone: Slots that leave the order.
        gone_at: Their positions before the edit, ascending.
        moved: Slots that change places among themselves, or their sitemap.
        sitemaps: Sitemaps that come, go, change places or are listed otherwise.
    """

    cells: SlotArray = field(default_factory=lambda: NO_SLOTS)
    fields: frozenset[FieldName] = frozenset()
    extensions: SlotArray = field(default_factory=lambda: NO_SLOTS)
    came: SlotArray = field(default_factory=lambda: NO_SLOTS)
    came_at: PositionArray = field(default_factory=lambda: NO_POSITIONS)
    gone: SlotArray = field(default_factory=lambda: NO_SLOTS)
    gone_at: PositionArray = field(default_factory=lambda: NO_POSITIONS)
    moved: SlotArray = field(default_factory=lambda: NO_SLOTS)
    sitemaps: frozenset[int] = frozenset()

    @property
    def is_of_set(self) -> bool:
        """Whether it is about the sitemaps of the set, too, and not about entries alone."""
        return bool(self.sitemaps)

    @property
    def is_structural(self) -> bool:
        """Whether the order changes."""
        return bool(len(self.came) or len(self.gone) or len(self.moved))


class Edit(Protocol):
    """One reversible change of a table."""

    def change(self, table: EntryTable) -> Change:
        """What `apply` would touch now."""

    def apply(self, table: EntryTable) -> Edit:
        """Do it, and return the inverse."""


@dataclass(frozen=True)
class EditGroup:
    """Several edits that are one to the user, done in order."""

    edits: Sequence[Edit]

    def change(self, table: EntryTable) -> Change:
        """All that its edits touch; positions are left out where several edits change the order."""
        changes = self._changes(table)
        if len(changes) == 1:
            return changes[0]
        structural = [change for change in changes if change.is_structural]
        shape = structural[0] if len(structural) == 1 else None
        return Change(
            cells=_union([change.cells for change in changes]),
            fields=frozenset().union(*(change.fields for change in changes)),
            extensions=_union([change.extensions for change in changes]),
            came=_union([change.came for change in changes]),
            came_at=shape.came_at if shape else NO_POSITIONS,
            gone=_union([change.gone for change in changes]),
            gone_at=shape.gone_at if shape else NO_POSITIONS,
            moved=_union([change.moved for change in changes]),
            sitemaps=frozenset().union(*(change.sitemaps for change in changes)),
        )

    def _changes(self, table: EntryTable) -> list[Change]:
        """What each edit touches when its turn comes: positions speak of the order that the edits before it leave."""
        changes: list[Change] = []
        ahead = table
        for place, edit in enumerate(self.edits):
            changes.append(edit.change(ahead))
            is_seen_later = changes[-1].is_structural or changes[-1].is_of_set
            if is_seen_later and place + 1 < len(self.edits):
                ahead = table.snapshot() if ahead is table else ahead
                edit.apply(ahead)
        return changes

    def apply(self, table: EntryTable) -> EditGroup:
        """Do them all."""
        inverses = [edit.apply(table) for edit in self.edits]
        return EditGroup(inverses[::-1])


def _union(arrays: Sequence[SlotArray]) -> SlotArray:
    filled = [array for array in arrays if len(array)]
    if len(filled) < 2:
        return filled[0] if filled else NO_SLOTS
    return distinct(*filled)
