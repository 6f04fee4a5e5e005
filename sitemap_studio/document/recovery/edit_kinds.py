"""Edits as a recovery log holds them: one declared line for each kind, and how it goes in and comes out.

Entries and sitemaps are named by `Numbering`; what an edit says is kept whole, so that what comes out does the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.messages import msg
from sitemap_studio.document.recovery.numbering import Numbering
from sitemap_studio.document.recovery.packing import Packer, Stored, Unpacker
from sitemap_studio.model.cell_edits import RestoreCells, SetCells
from sitemap_studio.model.columns import EXTENSION_SCHEMA
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.extension_edits import SetExtensions
from sitemap_studio.model.listing import LISTED_FIELDS, Listed
from sitemap_studio.model.order_edits import InsertEntries, MoveEntries, RemoveEntries
from sitemap_studio.model.set_edits import ArrangeSitemaps, ListSitemaps, SetIndex, SetListed, UnlistSitemaps
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.model.writing_edits import AdoptNamespace, OrderElements, OrderIndex
from sitemap_studio.protocol.fields import FIELD_NAMES

Independent = Callable[[SlotArray, pl.DataFrame], pl.DataFrame]
"""Makes extensions of entries mean the same where the log is read: it may know another file as their origin."""


class UnknownEditError(Exception):
    """No kind is declared for an edit."""


@dataclass
class Outward:
    """What edits need to go into a log.

    Attributes:
        packer: Takes their columns.
        numbering: Names what they are about.
        generation: The table's when the log began; marks and sizes of another mean nothing to who reads it.
        independent: Fits extensions.
    """

    packer: Packer
    numbering: Numbering
    generation: int
    independent: Independent

    def entries(self, slots: SlotArray) -> Stored:
        """What stands for some entries."""
        numbers = self.numbering.numbers_of(slots)
        if len(numbers) and int(numbers.min()) < 0:
            raise UnknownEditError("An edit is about an entry that is not known.")
        return self.packer.numbers(numbers.astype(np.uint32))

    def sitemaps(self, ids: Iterable[int]) -> list[int]:
        """What stands for some sitemaps."""
        return [self.numbering.number_of_sitemap(sitemap) for sitemap in ids]

    def undoing(self, edit: SetCells | SetExtensions) -> dict[str, Stored]:
        """The marks and sizes to restore, where they still mean something."""
        if edit.touched is None or edit.sizes is None or edit.generation != self.generation:
            return {}
        return {"touched": self.packer.numbers(edit.touched), "sizes": self.packer.numbers(edit.sizes)}


@dataclass
class Inward:
    """What edits need to come out of a log.

    Attributes:
        unpacker: Has their columns.
        numbering: Knows what they are about.
        generation: The table's.
    """

    unpacker: Unpacker
    numbering: Numbering
    generation: int

    def entries(self, stored: Stored) -> SlotArray:
        """The entries that something stands for."""
        return self.numbering.slots_of(self.unpacker.numbers(stored, pl.UInt32))

    def sitemaps(self, stored: Stored) -> list[int]:
        """The sitemaps that something stands for."""
        return [self.numbering.sitemap_of(number) for number in stored]

    def positions(self, stored: Stored) -> NDArray[np.int64]:
        """Ascending positions."""
        positions: NDArray[np.int64] = self.unpacker.numbers(stored, pl.Int64)
        if len(positions) and (int(positions[0]) < 0 or not bool((positions[1:] > positions[:-1]).all())):
            raise ValueError(positions)
        return positions

    def undoing(self, stored: Mapping[str, Stored]) -> dict[str, Any]:
        """The marks and sizes to restore, where there are any."""
        if "touched" not in stored:
            return {}
        return {
            "touched": self.unpacker.numbers(stored["touched"], pl.UInt8),
            "sizes": self.unpacker.numbers(stored["sizes"], pl.UInt32),
            "generation": self.generation,
        }


@dataclass(frozen=True)
class EditKind:
    """How the edits of one kind lie in a log.

    Attributes:
        name: Their name there; it never changes.
        edit: Their class.
        stored: What stands for one.
        taken: The one that something stands for.
    """

    name: str
    edit: type
    stored: Callable[[Any, Outward], dict[str, Stored]]
    taken: Callable[[Mapping[str, Stored], Inward], Edit]


def stored_edit(edit: Edit, out: Outward) -> dict[str, Stored]:
    """What stands for an edit in a log.

    Raises:
        UnknownEditError: Its kind is not declared, or it is about an entry that the log does not know.
    """
    if isinstance(edit, RestoreCells):
        # Its blocks are the table's own, in memory.
        edit = edit.as_cells()
    kind = _BY_CLASS.get(type(edit))
    if kind is None:
        raise UnknownEditError(msg("The recovery log knows no edit of the kind {name}.", name=type(edit).__name__))
    return {"kind": kind.name, **kind.stored(edit, out)}


def taken_edit(stored: Mapping[str, Stored], inward: Inward) -> Edit:
    """The edit that something stands for; see `NOT_UNDERSTOOD` for what it raises where it stands for none."""
    return _BY_NAME[stored["kind"]].taken(stored, inward)


def _cells_stored(edit: SetCells, out: Outward) -> dict[str, Stored]:
    values = out.packer.column(edit.values.cast(pl.String))
    return {"field": edit.field, "slots": out.entries(edit.slots), "values": values, **out.undoing(edit)}


def _cells_taken(stored: Mapping[str, Stored], inward: Inward) -> Edit:
    slots, values = inward.entries(stored["slots"]), inward.unpacker.column(stored["values"])
    return SetCells(_one_of(stored["field"], FIELD_NAMES), slots, _as_long(values, slots), **inward.undoing(stored))


def _extensions_stored(edit: SetExtensions, out: Outward) -> dict[str, Stored]:
    sparse = out.independent(edit.slots, edit.extensions)
    return {
        "slots": out.entries(edit.slots),
        "places": out.packer.column(sparse["entry"]),
        "xml": out.packer.column(sparse["xml"]),
        **out.undoing(edit),
    }


def _extensions_taken(stored: Mapping[str, Stored], inward: Inward) -> Edit:
    columns = {
        "entry": inward.unpacker.column(stored["places"], pl.UInt32),
        "xml": inward.unpacker.column(stored["xml"]),
    }
    return SetExtensions(
        inward.entries(stored["slots"]), pl.DataFrame(columns, schema=EXTENSION_SCHEMA), **inward.undoing(stored)
    )


def _order_stored(edit: OrderElements, out: Outward) -> dict[str, Stored]:
    wished = None if edit.is_wished is None else out.packer.numbers(np.asarray(edit.is_wished))
    return {"slots": out.entries(edit.slots), "wished": wished}


def _order_taken(stored: Mapping[str, Stored], inward: Inward) -> Edit:
    wished = None if stored["wished"] is None else inward.unpacker.numbers(stored["wished"], pl.Boolean)
    return OrderElements(inward.entries(stored["slots"]), wished)


def _insert_stored(edit: InsertEntries, out: Outward) -> dict[str, Stored]:
    return {"positions": out.packer.numbers(edit.positions.astype(np.int64)), "slots": out.entries(edit.slots)}


def _insert_taken(stored: Mapping[str, Stored], inward: Inward) -> Edit:
    slots, positions = inward.entries(stored["slots"]), inward.positions(stored["positions"])
    return InsertEntries(_as_long(positions, slots), slots)


def _move_stored(edit: MoveEntries, out: Outward) -> dict[str, Stored]:
    ids = np.flatnonzero(np.bincount(edit.sitemaps))
    numbers = np.zeros(int(ids.max(initial=0)) + 1, np.uint32)
    numbers[ids] = out.sitemaps(ids.tolist())
    sitemaps = out.packer.numbers(numbers[edit.sitemaps])
    return {"first": edit.first, "slots": out.entries(edit.slots), "sitemaps": sitemaps}


def _move_taken(stored: Mapping[str, Stored], inward: Inward) -> Edit:
    numbers = inward.unpacker.numbers(stored["sitemaps"], pl.UInt32)
    ids = np.array(inward.numbering.sitemaps, np.uint32)[numbers]
    slots = inward.entries(stored["slots"])
    return MoveEntries(int(stored["first"]), slots, _as_long(ids, slots))


def _listed_taken(stored: Mapping[str, Stored], inward: Inward) -> Edit:
    listed = [Listed(*(_text(text) for text in said)) for said in stored["listed"]]
    return ListSitemaps(
        dict(zip(inward.sitemaps(stored["sitemaps"]), listed, strict=True)), tuple(map(int, stored["places"]))
    )


def _said_taken(stored: Mapping[str, Stored], inward: Inward) -> Edit:
    texts = [_text(text) for text in stored["texts"]]
    ids = inward.sitemaps(stored["sitemaps"])
    return SetListed(_one_of(stored["field"], LISTED_FIELDS), dict(zip(ids, texts, strict=True)))


KINDS: Final[tuple[EditKind, ...]] = (
    EditKind("set cells", SetCells, _cells_stored, _cells_taken),
    EditKind("set extensions", SetExtensions, _extensions_stored, _extensions_taken),
    EditKind("order elements", OrderElements, _order_stored, _order_taken),
    EditKind("insert", InsertEntries, _insert_stored, _insert_taken),
    EditKind(
        "remove",
        RemoveEntries,
        lambda edit, out: {"positions": out.packer.numbers(edit.positions.astype(np.int64))},
        lambda stored, inward: RemoveEntries(inward.positions(stored["positions"])),
    ),
    EditKind("move", MoveEntries, _move_stored, _move_taken),
    EditKind(
        "adopt namespace",
        AdoptNamespace,
        lambda edit, out: {"sitemaps": out.sitemaps(sorted(edit.sitemaps)), "wished": edit.is_wished},
        lambda stored, inward: AdoptNamespace(frozenset(inward.sitemaps(stored["sitemaps"])), bool(stored["wished"])),
    ),
    EditKind(
        "list sitemaps",
        ListSitemaps,
        lambda edit, out: {
            "sitemaps": out.sitemaps(edit.listed),
            "listed": [[getattr(listed, name) for name in LISTED_FIELDS] for listed in edit.listed.values()],
            "places": list(edit.places),
        },
        _listed_taken,
    ),
    EditKind(
        "unlist sitemaps",
        UnlistSitemaps,
        lambda edit, out: {"sitemaps": out.sitemaps(edit.sitemaps)},
        lambda stored, inward: UnlistSitemaps(tuple(inward.sitemaps(stored["sitemaps"]))),
    ),
    EditKind(
        "say of sitemaps",
        SetListed,
        lambda edit, out: {
            "field": edit.field, "sitemaps": out.sitemaps(edit.texts), "texts": list(edit.texts.values())
        },
        _said_taken,
    ),
    EditKind(
        "arrange sitemaps",
        ArrangeSitemaps,
        lambda edit, out: {"sitemaps": out.sitemaps(edit.sitemaps)},
        lambda stored, inward: ArrangeSitemaps(tuple(inward.sitemaps(stored["sitemaps"]))),
    ),
    EditKind(
        "set index",
        SetIndex,
        lambda edit, _out: {"name": edit.name},
        lambda stored, _inward: SetIndex(_text(stored["name"])),
    ),
    EditKind(
        "order index",
        OrderIndex,
        lambda edit, _out: {"wished": edit.is_wished},
        lambda stored, _inward: OrderIndex(bool(stored["wished"])),
    ),
    EditKind(
        "group",
        EditGroup,
        lambda edit, out: {"edits": [stored_edit(each, out) for each in edit.edits]},
        lambda stored, inward: EditGroup([taken_edit(each, inward) for each in stored["edits"]]),
    ),
)  # fmt: skip
"""All kinds of edits. A new class of edits gets its line here."""

_BY_CLASS: Final = {kind.edit: kind for kind in KINDS}
_BY_NAME: Final = {kind.name: kind for kind in KINDS}


def _one_of(stored: Stored, names: tuple[Any, ...]) -> Any:
    if stored not in names:
        raise ValueError(stored)
    return stored


def _text(stored: Stored) -> str | None:
    if stored is not None and not isinstance(stored, str):
        raise TypeError(stored)
    return stored


def _as_long(values: Any, slots: SlotArray) -> Any:
    if len(values) != len(slots):
        raise ValueError(len(values))
    return values
