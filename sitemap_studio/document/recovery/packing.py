"""How columns lie in a recovery log: few values as plain JSON, many as a compressed Arrow stream.

What the columns mean is the business of `edit_kinds` and of those who write groups.
"""

from __future__ import annotations

import io
import json
import struct
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError

MOST_PLAIN: Final = 64
"""Values that are written in the group itself: setting up an Arrow stream takes longer than writing them."""

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
"""What reading raises where a whole group says what it can't: it was not written by this program."""

Stored = Any
"""What JSON can say."""


class DamagedLogError(ReadError):
    """A recovery log can't be understood from here on."""


class Packer:
    """Takes the columns of one group and gives its bytes."""

    def __init__(self) -> None:
        self._columns: list[bytes] = []

    def column(self, values: pl.Series) -> Stored:
        """Take a column; gives what stands for it in the group."""
        if len(values) <= MOST_PLAIN:
            return values.to_list()
        stream = io.BytesIO()
        values.alias("").to_frame().write_ipc(stream, compression="zstd")
        self._columns.append(stream.getvalue())
        return {"column": len(self._columns) - 1}

    def numbers(self, values: NDArray[Any]) -> Stored:
        """Take an array of whole numbers or of truths, likewise."""
        if len(values) <= MOST_PLAIN:
            return values.tolist()
        return self.column(pl.Series(np.ascontiguousarray(values)))

    def packed(self, group: Mapping[str, Stored]) -> bytes:
        """The bytes of a group with the columns taken so far."""
        parts = [json.dumps(group, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")]
        return b"".join(piece for part in (*parts, *self._columns) for piece in (_LENGTH.pack(len(part)), part))


class Unpacker:
    """Gives back what a `Packer` packed.

    Attributes:
        group: What stands in the group besides columns.
    """

    def __init__(self, packed: bytes) -> None:
        """Take a group apart.

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
        """The column that something stands for."""
        if isinstance(stored, list):
            return pl.Series(stored, dtype=kind)
        try:
            series = pl.read_ipc(io.BytesIO(self._columns[stored["column"]])).to_series()
        except OSError as error:
            # That is what Polars calls bytes that are no Arrow stream.
            raise ValueError(stored) from error
        if series.dtype != kind:
            raise TypeError(series.dtype)
        return series

    def numbers(self, stored: Stored, kind: type[pl.DataType]) -> NDArray[Any]:
        """The array that something stands for."""
        column = self.column(stored, kind)
        if column.null_count():
            raise ValueError(column)
        return column.to_numpy()
