"""Frames that lie in files: written once by whatever process, mapped by another, and never read into memory as a whole.

The system brings in what is looked at and drops it again when memory is scarce. The files are of one machine and one
program run: they hold bare columns, and only `Written` says which. Where they lie and when they go, others decide.
"""

from __future__ import annotations

import mmap
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.model.arrow_memory import Buffers, buffers_of, frame_over, memory_at

REGION_BYTES: Final = 256 << 20
"""Size of one file, unless a frame needs more: few files, since each stays open while it is mapped."""

_ALIGNMENT: Final = 64
_FLAGS: Final = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_MODE: Final = 0o600


@dataclass(frozen=True)
class Written:
    """A frame that lies in a file.

    Attributes:
        file: The file's name in its folder.
        schema: The names and kinds of its columns.
        columns: Where they lie in the file.
    """

    file: str
    schema: pl.Schema
    columns: tuple[Buffers, ...]

    @property
    def height(self) -> int:
        """How many entries it has."""
        return self.columns[0].length


class FrameWriter:
    """Writes frames into files of its own, one behind the other.

    Attributes:
        bytes: How much was written.
    """

    def __init__(self, folder: Path, name: str) -> None:
        """Know where to write.

        Args:
            folder: Where the files lie.
            name: How the names of its files begin; no other writer's do.
        """
        self._folder, self._name = folder, name
        self._file, self._handle = "", -1
        self._end = self._size = self._n_files = 0
        self.bytes = 0

    def write(self, frame: pl.DataFrame) -> Written:
        """Write a frame.

        Raises:
            OSError: It can't be written, as on a full disk; what was written before stays.
        """
        frame = _compact(frame)
        with buffers_of(frame) as columns:
            wanted = sum(size + _ALIGNMENT for column in columns for _, size in column.places)
            if self._end + wanted > self._size:
                self._begin_file(max(wanted, REGION_BYTES))
            self.bytes += wanted
            written = tuple(self._put(column) for column in columns)
        return Written(self._file, frame.schema, written)

    def close(self) -> None:
        """Write no more; what was written stays."""
        if self._handle >= 0:
            os.close(self._handle)
        self._handle = -1

    def _begin_file(self, size: int) -> None:
        self.close()
        self._n_files += 1
        self._file = f"{self._name}-{self._n_files}"
        self._handle = os.open(self._folder / self._file, _FLAGS, _MODE)
        self._end = self._size = 0
        # As large as it will ever be, so that it is mapped once; it takes space on the disk only as it is written.
        os.ftruncate(self._handle, size)
        self._size = size

    def _put(self, column: Buffers) -> Buffers:
        places = tuple(self._put_bytes(at, size) if size else (0, 0) for at, size in column.places)
        return Buffers(column.length, column.offset, column.n_null, places)

    def _put_bytes(self, address: int, size: int) -> tuple[int, int]:
        start = self._end + -self._end % _ALIGNMENT
        os.lseek(self._handle, start, os.SEEK_SET)
        rest = memory_at(address, size)
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
        """A frame, as it was written; its file may be removed while it is used, where the system allows that.

        Raises:
            OSError: Its file can't be mapped.
        """
        bytes_of_file = self._mapped.get(written.file)
        if bytes_of_file is None:
            with (self._folder / written.file).open("rb") as file:
                mapping = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            bytes_of_file = self._mapped[written.file] = np.frombuffer(mapping, np.uint8)
        return frame_over(written.columns, written.schema, bytes_of_file.ctypes.data, bytes_of_file)


def _compact(frame: pl.DataFrame) -> pl.DataFrame:
    """The same in one piece, its texts in memory of their own: those of a reader stand on the whole file.

    Where columns are folded, the other texts have been copied with that.
    """
    kinds = frame.schema.values()
    if not any(isinstance(kind, pl.Enum) for kind in kinds):
        texts = [name for name, kind in frame.schema.items() if kind == pl.String]
        frame = frame.with_columns(pl.concat_str(name, pl.lit("")).alias(name) for name in texts)
    return frame.rechunk()
