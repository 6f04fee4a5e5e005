"""Large store: sets of up to 50 million entries have them in mapped files of a cache folder while they are open.

Blocks of entries are written once, by threads or worker processes, and mapped without a copy: the system reads what is
looked at, and drops it again when memory is scarce. Polars itself copies every file that it reads; so frames are
exchanged with it as the C structures of Arrow (https://arrow.apache.org/docs/format/CDataInterface.html). The files
hold bare columns, for one run of the program; only `Written` knows which.

Each process has a folder of its own for each large set. A lock file in it is locked while the process lives, so that
folders that killed processes left behind are removed when the next one is made.
"""

from __future__ import annotations

import ctypes
import itertools
import mmap
import os
import shutil
import sys
import tempfile
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from ctypes import POINTER, c_char, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import system_reason
from sitemap_studio.model.columns import READ_SCHEMA, cut_extensions, folded, no_extensions
from sitemap_studio.model.slots import BLOCK_ENTRIES

FOLDER_VARIABLE: Final = "SITEMAP_STUDIO_CACHE"
"""Environment variable with another folder for all cache folders."""

DEFAULT_CEILING_BYTES: Final = 16 << 30
"""Default limit of the files of one set: twice what the largest set needs."""

SPARE_BYTES: Final = 1 << 30
"""Bytes that are left free on the disk."""

_PREFIX: Final = "set-"
_LOCK_NAME: Final = "in-use"
_MODE: Final = 0o700
_FLAGS: Final = os.O_CREAT | os.O_RDWR | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)


@dataclass(frozen=True)
class CachePlace:
    """Where entries of large sets are stored, and which sets are large.

    Attributes:
        folder: Folder of the cache folders; None for the user's usual one.
        from_entries: Sets of fewer entries, as estimated from the sizes of their files, stay in memory.
        from_entries_by_workers: Sets of fewer are read by threads, as starting processes takes a while.
    """

    folder: Path | None = None
    ceiling_bytes: int = DEFAULT_CEILING_BYTES
    from_entries: int = 500_000
    from_entries_by_workers: int = 3_000_000

    @property
    def home(self) -> Path:
        """The folder of the cache folders."""
        if self.folder is None and (variable := os.environ.get(FOLDER_VARIABLE)):
            return Path(variable)
        from platformdirs import user_cache_path

        return self.folder or user_cache_path("sitemap-studio", appauthor=False)


class CacheFolder:
    """Folder for the entries of one set; removed when it is closed or garbage collected.

    Creating it removes those of processes that have ended, and raises `OSError` if that fails. Up to `room_bytes` may
    be written into it.
    """

    def __init__(self, place: CachePlace) -> None:
        from sitemap_studio.core.file_lock import rename_locked, try_lock

        place.home.mkdir(mode=_MODE, parents=True, exist_ok=True)
        remove_leftovers(place.home)
        self.path = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=place.home))
        # The lock file gets its name only once it is locked.
        unnamed = self.path / f"{_LOCK_NAME}.new"
        lock = os.open(unnamed, _FLAGS, 0o600)
        try_lock(lock)
        lock = rename_locked(unnamed, self.path / _LOCK_NAME, lock, _FLAGS & ~os.O_CREAT)
        self.room_bytes = max(0, min(place.ceiling_bytes, shutil.disk_usage(self.path).free - SPARE_BYTES))
        self._close = weakref.finalize(self, _remove, self.path, lock)

    def close(self) -> None:
        """Remove it, as far as the system allows while its files are mapped; a second call does nothing."""
        self._close()


def remove_leftovers(home: Path) -> int:
    """Remove the folders of processes that have ended, and return their number."""
    from sitemap_studio.core.file_lock import LockResult, try_lock

    n_removed = 0
    for folder in home.glob(f"{_PREFIX}*"):
        try:
            lock = os.open(folder / _LOCK_NAME, _FLAGS & ~os.O_CREAT)
        except OSError:
            # It is being created or removed just now, or is none of ours.
            continue
        if try_lock(lock) is LockResult.ACQUIRED:
            _remove(folder, lock)
            n_removed += 1
        else:
            os.close(lock)
    return n_removed


def _remove(folder: Path, lock: int) -> None:
    """Remove a folder whose lock is held.

    Where files can't be removed, as on Windows while they are mapped, the lock file stays for a later attempt.
    """
    for path in list(folder.iterdir()) if folder.is_dir() else ():
        if path.name != _LOCK_NAME:
            with suppress(OSError):
                path.unlink(missing_ok=True)
    os.close(lock)
    if not folder.is_dir() or {path.name for path in folder.iterdir()} <= {_LOCK_NAME}:
        shutil.rmtree(folder, ignore_errors=True)


@dataclass(frozen=True)
class Buffers:
    """One column in some memory, as Arrow describes it.

    Attributes:
        offset: Number of values in the buffers before the first.
        n_null: Number of nulls; -1 if unknown.
        places: First byte, and size, of each buffer; size 0 for one that is left out.
    """

    length: int
    offset: int
    n_null: int
    places: tuple[tuple[int, int], ...]


@contextmanager
def buffers_of(frame: pl.DataFrame) -> Iterator[list[Buffers]]:
    """Provide the addresses of the columns of a frame of texts, numbers and enumerations, each in one chunk."""
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


def frame_over(columns: Sequence[Buffers], schema: pl.Schema, address: int, owner: object) -> pl.DataFrame:
    """Return a frame over memory that must not change any more; `owner` is kept alive while any part of the frame is.

    `columns` are relative to the first byte of the memory, `address`; `schema` has their names and types.
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
    """Type of a column: ArrowSchema."""


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
    """Memory of a column: ArrowArray."""


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
    """Sequence of frames, here of one: ArrowArrayStream."""


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
"""Memory of frames, by the number in their `private_data`, until Polars releases them."""

_NUMBERS: Final = itertools.count(1)
_NOTHING: Final = (c_char * 64)()
"""Address of buffers without bytes."""


def _release(array: Any, alive: dict[int, object] = _ALIVE) -> None:
    """Release the memory of a frame, in any thread."""
    array.contents.release = None
    alive.pop(array.contents.private_data, None)


_RELEASED: Final = _RELEASE(_release)
_RELEASED_AT: Final = ctypes.cast(_RELEASED, c_void_p)
# Frames may outlive this module when the program ends.
ctypes.pythonapi.Py_IncRef(ctypes.py_object(_RELEASED))


class _Exported:
    """Structures that Polars imports."""

    def __init__(self, schema: _Schema, array: _Array) -> None:
        self._kept = schema, array

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        schema, array = (ctypes.addressof(each) for each in self._kept)
        return _new_capsule(schema, b"arrow_schema", None), _new_capsule(array, b"arrow_array", None)


def _column(kind: bytes, array: Any) -> Buffers:
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
    """Return the addresses of the buffers of a column; only the first, of the nulls, may be absent."""
    nothing = (None, *[ctypes.addressof(_NOTHING)] * len(column.places))
    found = (address + at if size else nothing[number] for number, (at, size) in enumerate(column.places))
    return (c_void_p * len(column.places))(*found)


def _check(answer: int) -> None:
    if answer:
        raise MemoryError(f"Polars could not hand out a frame: {answer}.")


REGION_BYTES: Final = 256 << 20
"""Size of one file, unless a frame needs more: few files, since each stays open while it is mapped."""

_ALIGNMENT: Final = 64
_NEW_FILE_FLAGS: Final = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_FILE_MODE: Final = 0o600


@dataclass(frozen=True)
class Written:
    """A frame in a file of the cache folder."""

    file: str
    schema: pl.Schema
    columns: tuple[Buffers, ...]

    @property
    def height(self) -> int:
        """Number of rows."""
        return self.columns[0].length


class FrameWriter:
    """Writes frames into files whose names begin with its own, and counts their bytes."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder, self._name = folder, name
        self._file, self._handle = "", -1
        self._end = self._size = self._n_files = 0
        self.bytes = 0

    def write(self, frame: pl.DataFrame) -> Written:
        """Write a frame; raises `OSError` if that fails, as on a full disk."""
        if not any(isinstance(kind, pl.Enum) for kind in frame.schema.values()):
            # Texts of a reader are copied, as they keep the whole file in memory; `folded` did so already.
            texts = [name for name, kind in frame.schema.items() if kind == pl.String]
            frame = frame.with_columns(pl.concat_str(name, pl.lit("")).alias(name) for name in texts)
        with buffers_of(frame.rechunk()) as columns:
            n_bytes = sum(size + _ALIGNMENT for column in columns for _, size in column.places)
            if self._end + n_bytes > self._size:
                self._begin_file(max(n_bytes, REGION_BYTES))
            self.bytes += n_bytes
            written = tuple(
                replace(column, places=tuple(self._put(*place) if place[1] else (0, 0) for place in column.places))
                for column in columns
            )
        return Written(self._file, frame.schema, written)

    def close(self) -> None:
        """Close the file."""
        if self._handle >= 0:
            os.close(self._handle)
        self._handle = -1

    def _begin_file(self, size: int) -> None:
        self.close()
        self._n_files += 1
        self._file = f"{self._name}-{self._n_files}"
        self._handle = os.open(self._folder / self._file, _NEW_FILE_FLAGS, _FILE_MODE)
        self._end = self._size = 0
        # As large as it will ever be, so that it is mapped once; it takes space on the disk only as it is written.
        os.ftruncate(self._handle, size)
        self._size = size

    def _put(self, address: int, size: int) -> tuple[int, int]:
        start = self._end + -self._end % _ALIGNMENT
        os.lseek(self._handle, start, os.SEEK_SET)
        rest = memoryview((c_char * size).from_address(address)).cast("B")
        while rest:
            rest = rest[os.write(self._handle, rest) :]
        self._end = start + size
        return start, size


class FrameReader:
    """Maps frames that lie in the files of one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._mapped: dict[str, np.ndarray] = {}

    def frame(self, written: Written) -> pl.DataFrame:
        """Return a frame as it was written; its file may be removed meanwhile, where the system allows that."""
        bytes_of_file = self._mapped.get(written.file)
        if bytes_of_file is None:
            with (self._folder / written.file).open("rb") as file:
                mapping = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            bytes_of_file = self._mapped[written.file] = np.frombuffer(mapping, np.uint8)
        return frame_over(written.columns, written.schema, bytes_of_file.ctypes.data, bytes_of_file)


MIN_BLOCK_ENTRIES: Final = BLOCK_ENTRIES // 4
"""Fewer entries share a block with others, so that the highest slot stays near the number of entries."""


@dataclass(frozen=True)
class Block:
    """A complete block: a frame of `TABLE_SCHEMA`, folded, and its sparse extensions by place in the block."""

    entries: pl.DataFrame
    extensions: pl.DataFrame


@dataclass(frozen=True)
class WrittenBlock:
    """A block in files."""

    entries: Written
    extensions: Written | None


def state_frame(
    frame: pl.DataFrame, *, sitemap: int | NDArray[np.uint32], sizes: pl.Series, origin: int | NDArray[np.integer]
) -> pl.DataFrame:
    """Build the frame of a block (`TABLE_SCHEMA`); see `EntryTable.add` for the arguments."""
    # Not by expressions: setting one up takes longer than reading a small file.
    n_entries = frame.height
    state = [
        pl.Series("touched", np.zeros(n_entries, np.uint8)),
        pl.Series("sitemap", np.full(n_entries, sitemap, np.uint32)),
        sizes.cast(pl.UInt32).alias("size"),
        pl.Series("origin", np.full(n_entries, origin, np.int32)),
    ]
    return pl.DataFrame([*(frame[name] for name in READ_SCHEMA), *state])


def ready_blocks(state: pl.DataFrame, extensions: pl.DataFrame) -> Iterator[Block]:
    """Cut the entries of one sitemap into blocks."""
    for first in range(0, state.height, BLOCK_ENTRIES):
        part = state.slice(first, BLOCK_ENTRIES)
        yield Block(folded(part), cut_extensions(extensions, first, part.height, 0))


def write_block(block: Block, writer: FrameWriter) -> WrittenBlock:
    """Write a block; raises `OSError` if that fails."""
    extensions = None if block.extensions.is_empty() else writer.write(block.extensions)
    return WrittenBlock(writer.write(block.entries), extensions)


def map_block(written: WrittenBlock, reader: FrameReader) -> Block:
    """Map a block that was written; raises `OSError` if that fails."""
    extensions = no_extensions() if written.extensions is None else reader.frame(written.extensions)
    return Block(reader.frame(written.entries), extensions)


class EntryFiles:
    """Store of one large set; its files are removed when it is closed or garbage collected.

    `trouble` says why blocks had to stay in memory; it is empty if none had.
    """

    def __init__(self, place: CachePlace) -> None:
        self.folder = CacheFolder(place)
        self.mapped = FrameReader(self.folder.path)
        self.trouble = ""
        self._writer = FrameWriter(self.folder.path, "shared")

    def move_block(self, blocks: list[pl.DataFrame], extensions: list[pl.DataFrame], number: int) -> None:
        """Write a complete block of a table, and replace it by the mapped one; if that fails, it stays in memory."""
        if self.trouble:
            return
        try:
            written = write_block(Block(blocks[number], extensions[number]), self._writer)
            mapped = map_block(written, self.mapped)
        except OSError as error:
            self.trouble = system_reason(error)
            return
        blocks[number], extensions[number] = mapped.entries, mapped.extensions

    def close(self) -> None:
        """Remove the files, as far as the system allows while they are mapped."""
        self._writer.close()
        self.folder.close()


def trim_memory() -> None:
    """Return freed memory to the system, where the C library would keep it.

    glibc keeps what unpacking and scanning used: 63 MB after opening a million entries.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
