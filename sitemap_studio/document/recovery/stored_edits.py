"""Edits as a recovery log holds them: JSON, with long columns as compressed Arrow streams.

Entries and sitemaps are named by numbers, so that a log can be read without the set that was open.
"""

from __future__ import annotations

import io
import json
import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.model.columns import EXTENSION_SCHEMA
from sitemap_studio.model.edits import (
    AddSitemaps,
    AdoptNamespace,
    ArrangeSitemaps,
    Edit,
    EditGroup,
    InsertEntries,
    MoveEntries,
    OrderElements,
    OrderIndex,
    RemoveEntries,
    RemoveSitemaps,
    RestoreCells,
    SetCells,
    SetExtensions,
    SetIndex,
    SetSitemapField,
)
from sitemap_studio.model.order import LISTED_FIELDS, IndexEntry
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES

MOST_PLAIN: Final = 64
"""Shorter columns are written as JSON: setting up an Arrow stream takes longer than writing them."""

_LENGTH: Final = struct.Struct("<Q")

NOT_UNDERSTOOD: Final = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    OverflowError,
    RecursionError,
    struct.error,
    pl.exceptions.PolarsError,
    pl.exceptions.PanicException,
)
"""What reading raises for a whole group that this program did not write."""

Stored = Any
"""A value of JSON."""


class DamagedLogError(ReadError):
    """The rest of a recovery log can't be understood."""


class Packer:
    """Collects the columns of one group of a log."""

    def __init__(self) -> None:
        self._columns: list[bytes] = []

    def column(self, values: pl.Series) -> Stored:
        """Add a column, and return its JSON."""
        if len(values) <= MOST_PLAIN:
            return values.to_list()
        stream = io.BytesIO()
        values.alias("").to_frame().write_ipc(stream, compression="zstd")
        self._columns.append(stream.getvalue())
        return {"column": len(self._columns) - 1}

    def numbers(self, values: NDArray[Any]) -> Stored:
        """Add an array of integers or booleans, and return its JSON."""
        if len(values) <= MOST_PLAIN:
            return values.tolist()
        return self.column(pl.Series(np.ascontiguousarray(values)))

    def packed(self, group: Mapping[str, Stored]) -> bytes:
        """Return the bytes of a group with the columns added so far."""
        parts = [json.dumps(group, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")]
        return b"".join(piece for part in (*parts, *self._columns) for piece in (_LENGTH.pack(len(part)), part))


class Unpacker:
    """Reads a group that a `Packer` wrote.

    Attributes:
        group: Its JSON.
    """

    def __init__(self, packed: bytes) -> None:
        """Read a group.

        Raises:
            DamagedLogError: It is no such group.
        """
        parts, place = [], 0
        try:
            while place < len(packed):
                (length,) = _LENGTH.unpack_from(packed, place)
                place += _LENGTH.size
                if length > len(packed) - place:
                    raise ValueError(length)
                parts.append(packed[place : place + length])
                place += length
            self.group: Mapping[str, Stored] = dict(json.loads(parts[0].decode("utf-8", "surrogatepass")))
        except NOT_UNDERSTOOD as error:
            raise DamagedLogError("A step of the recovery log can't be understood.") from error
        self._columns = parts[1:]

    def column(self, stored: Stored, kind: type[pl.DataType] | pl.DataType = pl.String) -> pl.Series:
        """Return a column."""
        if isinstance(stored, list):
            return pl.Series(stored, dtype=kind)
        try:
            series = pl.read_ipc(io.BytesIO(self._columns[stored["column"]])).to_series()
        except OSError as error:
            # Polars raises this for bytes that are no Arrow stream.
            raise ValueError(stored) from error
        if series.dtype != kind:
            raise TypeError(series.dtype)
        return series

    def numbers(self, stored: Stored, kind: type[pl.DataType]) -> NDArray[Any]:
        """Return an array."""
        column = self.column(stored, kind)
        if column.null_count():
            raise ValueError(column)
        return column.to_numpy()


NumberArray = NDArray[np.uint32]
"""Numbers of entries in a log."""

_MOST_PIECES: Final = 32


class Numbering:
    """Numbers of entries and sitemaps in a log: those of the files from 0 in their order, then those that were added.

    Attributes:
        base_count: Number of entries in the files.
        count: Number of entries with a number.
        sitemaps: Ids of sitemaps by number.
    """

    def __init__(self, base: Sequence[SlotArray], sitemaps: Iterable[int]) -> None:
        """Number the entries and sitemaps of the files.

        Args:
            base: The slots of the entries of each file, in order.
            sitemaps: The ids of the sitemaps, in the order of the set.
        """
        self.base_count = self.count = sum(map(len, base))
        self.sitemaps = list(sitemaps)
        self._numbers = {sitemap: number for number, sitemap in enumerate(self.sitemaps)}
        self._base = base
        self._slots: list[SlotArray] = []
        self._firsts: list[int] = []
        self._found: list[tuple[SlotArray, NDArray[np.int64] | None]] = []

    def _begin(self) -> None:
        """Index the entries of the files, at the first edit: most sets that are opened are never edited."""
        if not self._slots:
            base = self._base[0] if len(self._base) == 1 else np.concatenate([NO_SLOTS, *self._base])
            self._slots, self._firsts, self._found = [base], [0], [_by_slot(base, 0)]

    def enter(self, slots: SlotArray) -> None:
        """Give entries the next numbers."""
        self._begin()
        if len(slots):
            first = self.count
            self.count += len(slots)
            self._slots.append(slots)
            self._firsts.append(first)
            self._found.append(_by_slot(slots, first))
            if len(self._found) > _MOST_PIECES:
                self._join()

    def _join(self) -> None:
        """Concatenate the pieces that were added: every look-up searches each piece."""
        came = np.concatenate(self._slots[1:])
        self._slots[1:], self._firsts[1:] = [came], [self._firsts[1]]
        self._found[1:] = [_by_slot(came, self._firsts[1])]

    def numbers_of(self, slots: SlotArray) -> NDArray[np.int64]:
        """Return the numbers of entries; -1 for those without one."""
        self._begin()
        numbers = np.full(len(slots), -1, np.int64)
        for ascending, of_them in self._found:
            if len(ascending):
                places = np.minimum(np.searchsorted(ascending, slots), len(ascending) - 1)
                is_found = ascending[places] == slots
                numbers[is_found] = of_them[places[is_found]] if of_them is not None else places[is_found]
        return numbers

    def slots_of(self, numbers: NumberArray) -> SlotArray:
        """Return the slots of entries.

        Raises:
            IndexError: There is no entry of such a number.
        """
        self._begin()
        if len(numbers) and int(numbers.max()) >= self.count:
            raise IndexError(int(numbers.max()))
        slots = np.empty(len(numbers), np.uint32)
        for first, of_piece in zip(self._firsts, self._slots, strict=True):
            places = numbers.astype(np.int64) - first
            is_here = (places >= 0) & (places < len(of_piece))
            slots[is_here] = of_piece[places[is_here]]
        return slots

    def enter_sitemap(self, sitemap: int) -> None:
        """Give a sitemap the next number."""
        self._numbers[sitemap] = len(self.sitemaps)
        self.sitemaps.append(sitemap)

    def knows_sitemap(self, sitemap: int) -> bool:
        """Return whether a sitemap has a number."""
        return sitemap in self._numbers

    def number_of_sitemap(self, sitemap: int) -> int:
        """Return the number of a sitemap."""
        return self._numbers[sitemap]

    def sitemap_of(self, number: int) -> int:
        """Return the id of a sitemap.

        Raises:
            IndexError: There is none of such a number.
        """
        if not 0 <= number < len(self.sitemaps):
            raise IndexError(number)
        return self.sitemaps[number]


def _by_slot(slots: SlotArray, first: int) -> tuple[SlotArray, NDArray[np.int64] | None]:
    """Return slots ascending, with their numbers; None for numbers from 0."""
    if len(slots) < 2 or bool((slots[1:] > slots[:-1]).all()):
        return slots, None if first == 0 else np.arange(first, first + len(slots))
    order = np.argsort(slots, kind="stable")
    return slots[order], order + first


Independent = Callable[[SlotArray, pl.DataFrame], pl.DataFrame]
"""Declares the namespaces in extensions of entries that the file which they are read from again may not declare."""


class UnknownEditError(Exception):
    """No kind is declared for an edit."""


@dataclass
class EditWriter:
    """Writes the parts of edits.

    Attributes:
        packer: Collects columns.
        numbering: Numbers entries and sitemaps.
        generation: That of the table when the log began; marks and sizes of another one mean nothing to readers.
        independent: Declares namespaces in extensions.
    """

    packer: Packer
    numbering: Numbering
    generation: int
    independent: Independent

    def entries(self, slots: SlotArray) -> Stored:
        """Return the JSON of entries."""
        numbers = self.numbering.numbers_of(slots)
        if len(numbers) and int(numbers.min()) < 0:
            raise UnknownEditError("An edit is about an entry that is not known.")
        return self.packer.numbers(numbers.astype(np.uint32))

    def sitemaps(self, ids: Iterable[int]) -> list[int]:
        """Return the JSON of sitemaps."""
        return [self.numbering.number_of_sitemap(sitemap) for sitemap in ids]

    def undoing(self, edit: SetCells | SetExtensions) -> dict[str, Stored]:
        """Return the JSON of the marks and sizes that an inverse restores, where they still mean something."""
        if edit.touched is None or edit.sizes is None or edit.generation != self.generation:
            return {}
        return {"touched": self.packer.numbers(edit.touched), "sizes": self.packer.numbers(edit.sizes)}


@dataclass
class EditReader:
    """Reads the parts of edits.

    Attributes:
        unpacker: Has the columns.
        numbering: Knows entries and sitemaps by their numbers.
        generation: That of the table.
    """

    unpacker: Unpacker
    numbering: Numbering
    generation: int

    def entries(self, stored: Stored) -> SlotArray:
        """Return entries."""
        return self.numbering.slots_of(self.unpacker.numbers(stored, pl.UInt32))

    def sitemaps(self, stored: Stored) -> list[int]:
        """Return sitemaps."""
        return [self.numbering.sitemap_of(number) for number in stored]

    def positions(self, stored: Stored) -> NDArray[np.int64]:
        """Return ascending positions."""
        positions: NDArray[np.int64] = self.unpacker.numbers(stored, pl.Int64)
        if len(positions) and (int(positions[0]) < 0 or not bool((positions[1:] > positions[:-1]).all())):
            raise ValueError(positions)
        return positions

    def undoing(self, stored: Mapping[str, Stored]) -> dict[str, Any]:
        """Return the marks and sizes to restore, where there are any."""
        if "touched" not in stored:
            return {}
        return {
            "touched": self.unpacker.numbers(stored["touched"], pl.UInt8),
            "sizes": self.unpacker.numbers(stored["sizes"], pl.UInt32),
            "generation": self.generation,
        }


@dataclass(frozen=True)
class EditKind:
    """How one class of edits is written and read.

    Attributes:
        name: Its name in logs; it never changes.
        edit: The class.
        write: Returns the JSON of an edit.
        read: Returns the edit of such JSON.
    """

    name: str
    edit: type
    write: Callable[[Any, EditWriter], dict[str, Stored]]
    read: Callable[[Mapping[str, Stored], EditReader], Edit]


def write_edit(edit: Edit, out: EditWriter) -> dict[str, Stored]:
    """Return the JSON of an edit.

    Raises:
        UnknownEditError: Its kind is not declared, or it is about an entry that the log does not know.
    """
    if isinstance(edit, RestoreCells):
        # Its blocks are the table's own, in memory.
        edit = edit.as_cells()
    kind = _BY_CLASS.get(type(edit))
    if kind is None:
        raise UnknownEditError(msg("The recovery log knows no edit of the kind {name}.", name=type(edit).__name__))
    return {"kind": kind.name, **kind.write(edit, out)}


def read_edit(stored: Mapping[str, Stored], source: EditReader) -> Edit:
    """Return the edit of JSON that `write_edit` made; raises one of `NOT_UNDERSTOOD` for any other."""
    return _BY_NAME[stored["kind"]].read(stored, source)


def _write_cells(edit: SetCells, out: EditWriter) -> dict[str, Stored]:
    values = out.packer.column(edit.values.cast(pl.String))
    return {"field": edit.field, "slots": out.entries(edit.slots), "values": values, **out.undoing(edit)}


def _read_cells(stored: Mapping[str, Stored], source: EditReader) -> Edit:
    slots, values = source.entries(stored["slots"]), source.unpacker.column(stored["values"])
    return SetCells(_one_of(stored["field"], FIELD_NAMES), slots, _of_length(values, slots), **source.undoing(stored))


def _write_extensions(edit: SetExtensions, out: EditWriter) -> dict[str, Stored]:
    sparse = out.independent(edit.slots, edit.extensions)
    return {
        "slots": out.entries(edit.slots),
        "places": out.packer.column(sparse["entry"]),
        "xml": out.packer.column(sparse["xml"]),
        **out.undoing(edit),
    }


def _read_extensions(stored: Mapping[str, Stored], source: EditReader) -> Edit:
    columns = {
        "entry": source.unpacker.column(stored["places"], pl.UInt32),
        "xml": source.unpacker.column(stored["xml"]),
    }
    return SetExtensions(
        source.entries(stored["slots"]), pl.DataFrame(columns, schema=EXTENSION_SCHEMA), **source.undoing(stored)
    )


def _write_order(edit: OrderElements, out: EditWriter) -> dict[str, Stored]:
    wished = None if edit.is_wished is None else out.packer.numbers(np.asarray(edit.is_wished))
    return {"slots": out.entries(edit.slots), "wished": wished}


def _read_order(stored: Mapping[str, Stored], source: EditReader) -> Edit:
    wished = None if stored["wished"] is None else source.unpacker.numbers(stored["wished"], pl.Boolean)
    return OrderElements(source.entries(stored["slots"]), wished)


def _write_insert(edit: InsertEntries, out: EditWriter) -> dict[str, Stored]:
    return {"positions": out.packer.numbers(edit.positions.astype(np.int64)), "slots": out.entries(edit.slots)}


def _read_insert(stored: Mapping[str, Stored], source: EditReader) -> Edit:
    slots, positions = source.entries(stored["slots"]), source.positions(stored["positions"])
    return InsertEntries(_of_length(positions, slots), slots)


def _write_move(edit: MoveEntries, out: EditWriter) -> dict[str, Stored]:
    ids = np.flatnonzero(np.bincount(edit.sitemaps))
    numbers = np.zeros(int(ids.max(initial=0)) + 1, np.uint32)
    numbers[ids] = out.sitemaps(ids.tolist())
    sitemaps = out.packer.numbers(numbers[edit.sitemaps])
    return {"first": edit.first, "slots": out.entries(edit.slots), "sitemaps": sitemaps}


def _read_move(stored: Mapping[str, Stored], source: EditReader) -> Edit:
    numbers = source.unpacker.numbers(stored["sitemaps"], pl.UInt32)
    ids = np.array(source.numbering.sitemaps, np.uint32)[numbers]
    slots = source.entries(stored["slots"])
    return MoveEntries(int(stored["first"]), slots, _of_length(ids, slots))


def _read_listed(stored: Mapping[str, Stored], source: EditReader) -> Edit:
    listed = [IndexEntry(*(_text(text) for text in texts)) for texts in stored["listed"]]
    return AddSitemaps(
        dict(zip(source.sitemaps(stored["sitemaps"]), listed, strict=True)), tuple(map(int, stored["places"]))
    )


def _read_set_listed(stored: Mapping[str, Stored], source: EditReader) -> Edit:
    texts = [_text(text) for text in stored["texts"]]
    ids = source.sitemaps(stored["sitemaps"])
    return SetSitemapField(_one_of(stored["field"], LISTED_FIELDS), dict(zip(ids, texts, strict=True)))


KINDS: Final[tuple[EditKind, ...]] = (
    EditKind("set cells", SetCells, _write_cells, _read_cells),
    EditKind("set extensions", SetExtensions, _write_extensions, _read_extensions),
    EditKind("order elements", OrderElements, _write_order, _read_order),
    EditKind("insert", InsertEntries, _write_insert, _read_insert),
    EditKind(
        "remove",
        RemoveEntries,
        lambda edit, out: {"positions": out.packer.numbers(edit.positions.astype(np.int64))},
        lambda stored, source: RemoveEntries(source.positions(stored["positions"])),
    ),
    EditKind("move", MoveEntries, _write_move, _read_move),
    EditKind(
        "adopt namespace",
        AdoptNamespace,
        lambda edit, out: {"sitemaps": out.sitemaps(sorted(edit.sitemaps)), "wished": edit.is_wished},
        lambda stored, source: AdoptNamespace(frozenset(source.sitemaps(stored["sitemaps"])), bool(stored["wished"])),
    ),
    EditKind(
        "list sitemaps",
        AddSitemaps,
        lambda edit, out: {
            "sitemaps": out.sitemaps(edit.listed),
            "listed": [[getattr(listed, name) for name in LISTED_FIELDS] for listed in edit.listed.values()],
            "places": list(edit.places),
        },
        _read_listed,
    ),
    EditKind(
        "unlist sitemaps",
        RemoveSitemaps,
        lambda edit, out: {"sitemaps": out.sitemaps(edit.sitemaps)},
        lambda stored, source: RemoveSitemaps(tuple(source.sitemaps(stored["sitemaps"]))),
    ),
    EditKind(
        "say of sitemaps",
        SetSitemapField,
        lambda edit, out: {
            "field": edit.field, "sitemaps": out.sitemaps(edit.texts), "texts": list(edit.texts.values())
        },
        _read_set_listed,
    ),
    EditKind(
        "arrange sitemaps",
        ArrangeSitemaps,
        lambda edit, out: {"sitemaps": out.sitemaps(edit.sitemaps)},
        lambda stored, source: ArrangeSitemaps(tuple(source.sitemaps(stored["sitemaps"]))),
    ),
    EditKind(
        "set index",
        SetIndex,
        lambda edit, _out: {"name": edit.name},
        lambda stored, _source: SetIndex(_text(stored["name"])),
    ),
    EditKind(
        "order index",
        OrderIndex,
        lambda edit, _out: {"wished": edit.is_wished},
        lambda stored, _source: OrderIndex(bool(stored["wished"])),
    ),
    EditKind(
        "group",
        EditGroup,
        lambda edit, out: {"edits": [write_edit(each, out) for each in edit.edits]},
        lambda stored, source: EditGroup([read_edit(each, source) for each in stored["edits"]]),
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


def _of_length(values: Any, slots: SlotArray) -> Any:
    if len(values) != len(slots):
        raise ValueError(len(values))
    return values
