"""Where the columns of a frame lie in memory, and frames over memory that lies elsewhere; nothing is copied.

Polars hands its columns out, and takes them in, as the structures of C that Arrow agreed upon. They are spelt out here,
since Polars itself copies every file that it reads. What memory that is, and how long it stays, is for others to know.

Source: The Arrow C data interface, https://arrow.apache.org/docs/format/CDataInterface.html
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import POINTER, c_char, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass
from typing import Any, Final

import polars as pl


@dataclass(frozen=True)
class Buffers:
    """One column, as places in some memory.

    Attributes:
        length: How many values it has.
        offset: How many values in the buffers come before the first.
        n_null: How many are null; -1 where nobody counted.
        places: Where each of its buffers begins, and its bytes; no bytes stand for a buffer that is left out.
    """

    length: int
    offset: int
    n_null: int
    places: tuple[tuple[int, int], ...]


@contextmanager
def buffers_of(frame: pl.DataFrame) -> Iterator[list[Buffers]]:
    """Where the columns of a frame lie, as addresses that hold within the context.

    Args:
        frame: Of texts, numbers and enumerations, each column in one piece.
    """
    capsule = frame.__arrow_c_stream__()
    stream = ctypes.cast(_capsule_pointer(capsule, _STREAM_NAME), POINTER(_Stream))
    array, schema = _Array(), _Schema()
    _check(stream.contents.get_schema(stream, ctypes.byref(schema)))
    _check(stream.contents.get_next(stream, ctypes.byref(array)))
    try:
        columns = zip(schema.children[: schema.n_children], array.children[: array.n_children], strict=True)
        yield [_column(kind.contents.format, column.contents) for kind, column in columns]
    finally:
        ctypes.cast(array.release, _RELEASE)(ctypes.byref(array))
        ctypes.cast(schema.release, _RELEASE_SCHEMA)(ctypes.byref(schema))


def memory_at(address: int, count: int) -> memoryview:
    """The bytes at an address, for as long as they are there."""
    return memoryview((c_char * count).from_address(address)).cast("B")


def frame_over(columns: Sequence[Buffers], schema: pl.Schema, address: int, owner: object) -> pl.DataFrame:
    """A frame whose columns lie in memory that must not change any more.

    Args:
        columns: Where, from `address` on.
        schema: Their names and kinds.
        address: Where that memory begins.
        owner: Kept alive while anything of the frame is.
    """
    plain = {name: pl.UInt8() if isinstance(kind, pl.Enum) else kind for name, kind in schema.items()}
    capsule = pl.DataFrame(schema=plain).__arrow_c_stream__()
    stream = ctypes.cast(_capsule_pointer(capsule, _STREAM_NAME), POINTER(_Stream))
    kinds = _Schema()
    _check(stream.contents.get_schema(stream, ctypes.byref(kinds)))
    pointers = [_pointers(column, address) for column in columns]
    arrays = [
        _Array(column.length, column.n_null, column.offset, len(of_column), 0, of_column, None, None, _RELEASED_AT, 0)
        for column, of_column in zip(columns, pointers, strict=True)
    ]
    children = (POINTER(_Array) * len(arrays))(*map(ctypes.pointer, arrays))
    no_nulls = (c_void_p * 1)(None)
    length, number = columns[0].length, next(_NUMBERS)
    whole = _Array(length, 0, 0, 1, len(arrays), no_nulls, children, None, _RELEASED_AT, number)
    _ALIVE[number] = (owner, pointers, arrays, children, no_nulls)
    frame = pl.DataFrame(_Exported(kinds, whole))
    # Numbers that are meant as places among texts; not by a cast, which Polars refuses.
    enums = [pl.col(name).cat.to(kind) for name, kind in schema.items() if isinstance(kind, pl.Enum)]
    return frame.with_columns(enums) if enums else frame


class _Schema(ctypes.Structure):
    """What a column is; `release` and `private_data` are its maker's business."""


_Schema._fields_ = [
    ("format", c_char_p),
    ("name", c_char_p),
    ("metadata", c_void_p),
    ("flags", c_int64),
    ("n_children", c_int64),
    ("children", POINTER(POINTER(_Schema))),
    ("dictionary", POINTER(_Schema)),
    ("release", c_void_p),
    ("private_data", c_void_p),
]


class _Array(ctypes.Structure):
    """Where a column lies."""


_Array._fields_ = [
    ("length", c_int64),
    ("null_count", c_int64),
    ("offset", c_int64),
    ("n_buffers", c_int64),
    ("n_children", c_int64),
    ("buffers", POINTER(c_void_p)),
    ("children", POINTER(POINTER(_Array))),
    ("dictionary", POINTER(_Array)),
    ("release", c_void_p),
    ("private_data", c_void_p),
]


class _Stream(ctypes.Structure):
    """Frames that come one after the other; ours is one."""


_Stream._fields_ = [
    ("get_schema", ctypes.CFUNCTYPE(c_int, POINTER(_Stream), POINTER(_Schema))),
    ("get_next", ctypes.CFUNCTYPE(c_int, POINTER(_Stream), POINTER(_Array))),
    ("get_last_error", c_void_p),
    ("release", c_void_p),
    ("private_data", c_void_p),
]

_STREAM_NAME: Final = b"arrow_array_stream"
_RELEASE: Final = ctypes.CFUNCTYPE(None, POINTER(_Array))
_RELEASE_SCHEMA: Final = ctypes.CFUNCTYPE(None, POINTER(_Schema))
_TEXT: Final = b"vu"
_ITEM_BYTES: Final = {b"C": 1, b"I": 4, b"i": 4, _TEXT: 16}
_SIZE_BYTES: Final = 8

_capsule_pointer: Final = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype, _capsule_pointer.argtypes = c_void_p, (ctypes.py_object, c_char_p)
_new_capsule: Final = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (c_void_p, c_char_p, c_void_p)

_ALIVE: Final[dict[int, object]] = {}
"""What frames stand on, by a number that their structures bear, until Polars lets go of them."""

_NUMBERS: Final = itertools.count(1)
_NOTHING: Final = (c_char * 64)()
"""A place for buffers without bytes."""


def _let_go(array: Any, alive: dict[int, object] = _ALIVE) -> None:
    """Called when the last column of a frame is gone, in whatever thread."""
    array.contents.release = None
    alive.pop(array.contents.private_data, None)


_RELEASED: Final = _RELEASE(_let_go)
_RELEASED_AT: Final = ctypes.cast(_RELEASED, c_void_p)
# Frames may outlive this module when the program ends.
ctypes.pythonapi.Py_IncRef(ctypes.py_object(_RELEASED))


class _Exported:
    """Structures as Polars takes them in."""

    def __init__(self, schema: _Schema, array: _Array) -> None:
        self._kept = schema, array

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        schema, array = (ctypes.addressof(each) for each in self._kept)
        return _new_capsule(schema, b"arrow_schema", None), _new_capsule(array, b"arrow_array", None)


def _column(kind: bytes, array: Any) -> Buffers:
    """Where one column lies, and how much of it there is."""
    count = array.length + array.offset
    sizes = [(count + 7) // 8, count * _ITEM_BYTES[kind]]
    if kind == _TEXT:
        # Views of 16 bytes, then any number of buffers with long texts, then the sizes of these.
        n_long = array.n_buffers - 3
        long = (c_int64 * n_long).from_address(array.buffers[array.n_buffers - 1]) if n_long else ()
        sizes += [*long, n_long * _SIZE_BYTES]
    places = ((array.buffers[number] or 0, size) for number, size in enumerate(sizes))
    known = tuple((at, size) if at and size else (0, 0) for at, size in places)
    return Buffers(array.length, array.offset, array.null_count, known)


def _pointers(column: Buffers, address: int) -> Any:
    """Where the buffers of a column lie; one that says which values are null may be left out."""
    nothing = (None, *[ctypes.addressof(_NOTHING)] * len(column.places))
    found = (address + at if size else nothing[number] for number, (at, size) in enumerate(column.places))
    return (c_void_p * len(column.places))(*found)


def _check(answer: int) -> None:
    if answer:
        raise MemoryError(f"Polars could not hand out a frame: {answer}.")
