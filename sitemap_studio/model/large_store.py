"""Memory-mapped storage of large sets, up to 50 million entries, in a cache folder while they are open.

Threads or worker processes write blocks of entries once, and map them without a copy: the system reads pages on access,
and drops them when memory is scarce. Polars copies every file that it reads. So frames are exchanged with it as the C
structures of Arrow (https://arrow.apache.org/docs/format/CDataInterface.html). The files contain bare columns, valid
for one run of the program; `WrittenFrame` describes them.

Each process has one folder per large set, with a lock file that is locked while the process lives. Creating a folder
removes the folders of processes that ended without doing so.
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
from sitemap_studio.model.columns import READ_SCHEMA, empty_extensions, encode_columns, slice_extensions
from sitemap_studio.model.slots import BLOCK_ENTRIES

FOLDER_VARIABLE: Final = "SITEMAP_STUDIO_CACHE"
"""Environment variable that overrides the parent folder of all cache folders."""

DEFAULT_CEILING_BYTES: Final = 16 << 30
"""Default limit of the bytes of one set in files: twice the need of the largest set."""

SPARE_BYTES: Final = 1 << 30
"""Free disk space that is never used."""

_PREFIX: Final = "set-"
_LOCK_NAME: Final = "in-use"
_MODE: Final = 0o700
_FLAGS: Final = os.O_CREAT | os.O_RDWR | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)


@dataclass(frozen=True)
class CacheLocation:
    """Location and limits of cache folders, and the sizes from which sets use them.

    Attributes:
        folder: Parent of the cache folders; None for the default of `FOLDER_VARIABLE` or the system.
        ceiling_bytes: Maximum number of bytes in the files of one set.
        from_entries: Minimum number of entries, estimated from the file sizes, of a set in files.
        from_entries_by_workers: Minimum number of entries of a set that worker processes read instead of threads.
    """

    folder: Path | None = None
    ceiling_bytes: int = DEFAULT_CEILING_BYTES
    from_entries: int = 500_000
    from_entries_by_workers: int = 3_000_000

    @property
    def parent(self) -> Path:
        """Parent folder of the cache folders."""
        if self.folder is None and (variable := os.environ.get(FOLDER_VARIABLE)):
            return Path(variable)
        from platformdirs import user_cache_path

        return self.folder or user_cache_path("sitemap-studio", appauthor=False)


class CacheFolder:
    """Cache folder for the entries of one set; removed when it is closed or garbage collected.

    Creating it also removes the folders of ended processes.

    Attributes:
        free_bytes: Maximum number of bytes that may be written into it.

    Raises:
        OSError: The folder can't be created.
    """

    def __init__(self, location: CacheLocation) -> None:
        """Remove stale folders, and create a folder with a lock file that is locked for the lifetime of this object."""
        from sitemap_studio.core.file_lock import rename_locked, try_lock

        location.parent.mkdir(mode=_MODE, parents=True, exist_ok=True)
        remove_stale_folders(location.parent)
        self.path = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=location.parent))
        # The lock file gets its name only once it is locked.
        unnamed = self.path / f"{_LOCK_NAME}.new"
        lock = os.open(unnamed, _FLAGS, 0o600)
        try_lock(lock)
        lock = rename_locked(unnamed, self.path / _LOCK_NAME, lock, _FLAGS & ~os.O_CREAT)
        self.free_bytes = max(0, min(location.ceiling_bytes, shutil.disk_usage(self.path).free - SPARE_BYTES))
        self._close = weakref.finalize(self, _remove, self.path, lock)

    def close(self) -> None:
        """Remove the cache folder, except files that the system locks while they are mapped.

        A second call has no effect.
        """
        self._close()


def remove_stale_folders(parent: Path) -> int:
    """Remove the cache folders of ended processes in a folder, except files that can't be removed; return their number."""
    from sitemap_studio.core.file_lock import LockResult, try_lock

    n_removed = 0
    for folder in parent.glob(f"{_PREFIX}*"):
        try:
            lock = os.open(folder / _LOCK_NAME, _FLAGS & ~os.O_CREAT)
        except OSError:
            # Another process creates or removes it now, or it is not a cache folder.
            continue
        if try_lock(lock) is LockResult.ACQUIRED:
            _remove(folder, lock)
            n_removed += 1
        else:
            os.close(lock)
    return n_removed


def _remove(folder: Path, lock: int) -> None:
    """Remove a folder whose lock is held.

    If files can't be removed, for example while they are mapped on Windows, the lock file remains for a later attempt.
    """
    for path in list(folder.iterdir()) if folder.is_dir() else ():
        if path.name != _LOCK_NAME:
            with suppress(OSError):
                path.unlink(missing_ok=True)
    os.close(lock)
    if not folder.is_dir() or {path.name for path in folder.iterdir()} <= {_LOCK_NAME}:
        shutil.rmtree(folder, ignore_errors=True)


@dataclass(frozen=True)
class ColumnBuffers:
    """Buffers of one column in memory or in a file, as in ArrowArray.

    Attributes:
        length: Number of values.
        offset: Number of values in the buffers before the first value of the column.
        n_null: Number of nulls; -1 if unknown.
        places: Address or file offset, and size in bytes, of each buffer; size 0 for an absent buffer.
    """

    length: int
    offset: int
    n_null: int
    places: tuple[tuple[int, int], ...]


@contextmanager
def exported_buffers(frame: pl.DataFrame) -> Iterator[list[ColumnBuffers]]:
    """Context manager that yields the buffers of the columns of a frame, which are valid until it exits.

    Each column is a String, number or Enum in one chunk.
    """
    capsule = frame.__arrow_c_stream__()
    stream = ctypes.cast(_capsule_pointer(capsule, _STREAM_NAME), POINTER(_Stream))
    array, schema = _Array(), _Schema()
    _check(stream.contents.get_schema(stream, ctypes.byref(schema)))
    _check(stream.contents.get_next(stream, ctypes.byref(array)))
    try:
        columns = zip(schema.children[: schema.n_children], array.children[: array.n_children], strict=True)
        yield [_column_buffers(kind.contents.format, column.contents) for kind, column in columns]
    finally:
        ctypes.cast(array.release, _RELEASE)(ctypes.byref(array))
        ctypes.cast(schema.release, _RELEASE_SCHEMA)(ctypes.byref(schema))


def frame_from_buffers(
    columns: Sequence[ColumnBuffers], schema: pl.Schema, address: int, owner: object
) -> pl.DataFrame:
    """Return a frame over existing memory, without copying it.

    Args:
        columns: Buffers of each column, with offsets relative to `address`.
        schema: Names and types of the columns.
        address: Address of the memory, which must not change afterwards.
        owner: Object that owns the memory; referenced while any part of the frame exists.
    """
    plain = {name: pl.UInt8() if isinstance(kind, pl.Enum) else kind for name, kind in schema.items()}
    capsule = pl.DataFrame(schema=plain).__arrow_c_stream__()
    stream = ctypes.cast(_capsule_pointer(capsule, _STREAM_NAME), POINTER(_Stream))
    kinds = _Schema()
    _check(stream.contents.get_schema(stream, ctypes.byref(kinds)))
    pointers = [_buffer_pointers(column, address) for column in columns]
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
    # The numbers are category codes. Polars refuses a cast.
    enums = [pl.col(name).cat.to(kind) for name, kind in schema.items() if isinstance(kind, pl.Enum)]
    return frame.with_columns(enums) if enums else frame


class _Schema(ctypes.Structure):
    """C structure ArrowSchema: type of a column or frame."""


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
    """C structure ArrowArray: memory of a column or frame."""


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
    """C structure ArrowArrayStream: sequence of frames, here with one element."""


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
"""Objects that own the memory of frames, by the number in `private_data`, until Polars releases the frames."""

_NUMBERS: Final = itertools.count(1)
_NOTHING: Final = (c_char * 64)()
"""Non-null address for empty buffers."""


def _release(array: Any, alive: dict[int, object] = _ALIVE) -> None:
    """Arrow callback that drops the references to the memory of a frame; called in any thread."""
    array.contents.release = None
    alive.pop(array.contents.private_data, None)


_RELEASED: Final = _RELEASE(_release)
_RELEASED_AT: Final = ctypes.cast(_RELEASED, c_void_p)
# Frames may outlive this module when the program ends.
ctypes.pythonapi.Py_IncRef(ctypes.py_object(_RELEASED))


class _Exported:
    """Arrow schema and array, for import by Polars."""

    def __init__(self, schema: _Schema, array: _Array) -> None:
        """Store the schema and array to export."""
        self._kept = schema, array

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        """Return capsules with the addresses of schema and array, which Polars reads."""
        schema, array = (ctypes.addressof(each) for each in self._kept)
        return _new_capsule(schema, b"arrow_schema", None), _new_capsule(array, b"arrow_array", None)


def _column_buffers(kind: bytes, array: Any) -> ColumnBuffers:
    """Return the buffers of an ArrowArray with their addresses in memory; `kind` is its Arrow format."""
    count = array.length + array.offset
    sizes = [(count + 7) // 8, count * _ITEM_BYTES[kind]]
    if kind == _TEXT:
        # Views of 16 bytes, then any number of buffers with long texts, then the sizes of these.
        n_long = array.n_buffers - 3
        long = (c_int64 * n_long).from_address(array.buffers[array.n_buffers - 1]) if n_long else ()
        sizes += [*long, n_long * _SIZE_BYTES]
    places = ((array.buffers[number] or 0, size) for number, size in enumerate(sizes))
    known = tuple((at, size) if at and size else (0, 0) for at, size in places)
    return ColumnBuffers(array.length, array.offset, array.null_count, known)


def _buffer_pointers(column: ColumnBuffers, address: int) -> Any:
    """Return a C array with the addresses of the buffers of a column; only the first, the null mask, may be null."""
    nothing = (None, *[ctypes.addressof(_NOTHING)] * len(column.places))
    found = (address + at if size else nothing[number] for number, (at, size) in enumerate(column.places))
    return (c_void_p * len(column.places))(*found)


def _check(error_number: int) -> None:
    """Raise `MemoryError` for a nonzero result of an Arrow callback."""
    if error_number:
        raise MemoryError(f"Polars could not hand out a frame: {error_number}.")


REGION_BYTES: Final = 256 << 20
"""Minimum size of a file. Files are few and large, because each stays open while it is mapped."""

_ALIGNMENT: Final = 64
_NEW_FILE_FLAGS: Final = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_FILE_MODE: Final = 0o600


@dataclass(frozen=True)
class WrittenFrame:
    """Description of a frame in a file of a cache folder: file name, schema and offsets."""

    file: str
    schema: pl.Schema
    columns: tuple[ColumnBuffers, ...]

    @property
    def height(self) -> int:
        """Number of rows of the frame."""
        return self.columns[0].length


class FrameWriter:
    """Writer of frames into files named `name-1`, `name-2` and so on; `bytes` counts the written bytes."""

    def __init__(self, folder: Path, name: str) -> None:
        """Prepare a writer into a folder; `write` creates the first file."""
        self._folder, self._name = folder, name
        self._file, self._handle = "", -1
        self._end = self._size = self._n_files = 0
        self.bytes = 0

    def write(self, frame: pl.DataFrame) -> WrittenFrame:
        """Write a frame, and return its description; raises `OSError`, such as for a full disk."""
        if not any(isinstance(kind, pl.Enum) for kind in frame.schema.values()):
            # Texts of a reader are copied, as they retain the entire source in memory; `encode_columns` copies them too.
            texts = [name for name, kind in frame.schema.items() if kind == pl.String]
            frame = frame.with_columns(pl.concat_str(name, pl.lit("")).alias(name) for name in texts)
        with exported_buffers(frame.rechunk()) as columns:
            n_bytes = sum(size + _ALIGNMENT for column in columns for _, size in column.places)
            if self._end + n_bytes > self._size:
                self._begin_file(max(n_bytes, REGION_BYTES))
            self.bytes += n_bytes
            written = tuple(
                replace(
                    column, places=tuple(self._write_buffer(*place) if place[1] else (0, 0) for place in column.places)
                )
                for column in columns
            )
        return WrittenFrame(self._file, frame.schema, written)

    def close(self) -> None:
        """Close the file that is being written; the written frames remain."""
        if self._handle >= 0:
            os.close(self._handle)
        self._handle = -1

    def _begin_file(self, size: int) -> None:
        """Close the current file, and create the next one with its final size in bytes, to be mapped later."""
        self.close()
        self._n_files += 1
        self._file = f"{self._name}-{self._n_files}"
        self._handle = os.open(self._folder / self._file, _NEW_FILE_FLAGS, _FILE_MODE)
        self._end = self._size = 0
        # Final size, so that it is mapped once; disk space is allocated only for written parts.
        os.ftruncate(self._handle, size)
        self._size = size

    def _write_buffer(self, address: int, size: int) -> tuple[int, int]:
        """Write bytes of memory at the next aligned offset of the file; return offset and size."""
        start = self._end + -self._end % _ALIGNMENT
        os.lseek(self._handle, start, os.SEEK_SET)
        remaining = memoryview((c_char * size).from_address(address)).cast("B")
        while remaining:
            remaining = remaining[os.write(self._handle, remaining) :]
        self._end = start + size
        return start, size


class FrameReader:
    """Reader that maps frames from the files of one folder."""

    def __init__(self, folder: Path) -> None:
        """Prepare a reader of the files in a folder; each file is mapped at its first use."""
        self._folder = folder
        self._mapped: dict[str, np.ndarray] = {}

    def map_frame(self, written: WrittenFrame) -> pl.DataFrame:
        """Map a written frame into memory, and return it; raises `OSError`. On POSIX, its file may be removed later."""
        bytes_of_file = self._mapped.get(written.file)
        if bytes_of_file is None:
            with (self._folder / written.file).open("rb") as file:
                mapping = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            bytes_of_file = self._mapped[written.file] = np.frombuffer(mapping, np.uint8)
        return frame_from_buffers(written.columns, written.schema, bytes_of_file.ctypes.data, bytes_of_file)


MIN_BLOCK_ENTRIES: Final = BLOCK_ENTRIES // 4
"""Minimum number of entries that get their own block; fewer share one, so that slots remain close to the entry count."""


@dataclass(frozen=True)
class Block:
    """Block of entries: an encoded frame of `TABLE_SCHEMA`, and its sparse extensions by row."""

    entries: pl.DataFrame
    extensions: pl.DataFrame


@dataclass(frozen=True)
class WrittenBlock:
    """Descriptions of the frames of a block in files: its entries, and its extensions, or None without extensions."""

    entries: WrittenFrame
    extensions: WrittenFrame | None


def block_frame(
    frame: pl.DataFrame, *, sitemap: int | NDArray[np.uint32], sizes: pl.Series, origin: int | NDArray[np.integer]
) -> pl.DataFrame:
    """Return untouched read or new entries as a frame of `TABLE_SCHEMA`; see `EntryTable.allocate` for the arguments."""
    # Not by expressions: setting one up takes longer than reading a small file.
    n_entries = frame.height
    state = [
        pl.Series("touched", np.zeros(n_entries, np.uint8)),
        pl.Series("sitemap", np.full(n_entries, sitemap, np.uint32)),
        sizes.cast(pl.UInt32).alias("size"),
        pl.Series("origin", np.full(n_entries, origin, np.int32)),
    ]
    return pl.DataFrame([*(frame[name] for name in READ_SCHEMA), *state])


def split_into_blocks(state: pl.DataFrame, extensions: pl.DataFrame) -> Iterator[Block]:
    """Yield a frame of `TABLE_SCHEMA` and its sparse extensions as encoded blocks of up to `BLOCK_ENTRIES` entries."""
    for first in range(0, state.height, BLOCK_ENTRIES):
        part = state.slice(first, BLOCK_ENTRIES)
        yield Block(encode_columns(part), slice_extensions(extensions, first, part.height, 0))


def write_block(block: Block, writer: FrameWriter) -> WrittenBlock:
    """Write a block, and return its description; raises `OSError`."""
    extensions = None if block.extensions.is_empty() else writer.write(block.extensions)
    return WrittenBlock(writer.write(block.entries), extensions)


def map_block(written: WrittenBlock, reader: FrameReader) -> Block:
    """Return a written block as memory-mapped frames; raises `OSError`."""
    extensions = empty_extensions() if written.extensions is None else reader.map_frame(written.extensions)
    return Block(reader.map_frame(written.entries), extensions)


class EntryFiles:
    """Mapped files of one large set; removed when this object is closed or garbage collected.

    Attributes:
        write_error: Reason why blocks remained in memory; empty if none did.
    """

    def __init__(self, location: CacheLocation) -> None:
        """Create the cache folder, and a reader and a writer of frames in it."""
        self.folder = CacheFolder(location)
        self.mapped = FrameReader(self.folder.path)
        self.write_error = ""
        self._writer = FrameWriter(self.folder.path, "shared")

    def move_block(self, blocks: list[pl.DataFrame], extensions: list[pl.DataFrame], number: int) -> None:
        """Replace a block in the lists of a table by a mapped copy in a file.

        After an error, stored in `write_error`, this block and all further ones remain in memory.
        """
        if self.write_error:
            return
        try:
            written = write_block(Block(blocks[number], extensions[number]), self._writer)
            mapped = map_block(written, self.mapped)
        except OSError as error:
            self.write_error = system_reason(error)
            return
        blocks[number], extensions[number] = mapped.entries, mapped.extensions

    def close(self) -> None:
        """Close the writer, and remove the cache folder except files that can't be removed while they are mapped."""
        self._writer.close()
        self.folder.close()


def trim_memory() -> None:
    """Return freed memory to the system; no effect except on Linux.

    glibc retains memory of decompression and scanning: 63 MB after opening a million entries.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
