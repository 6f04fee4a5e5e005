"""Read the files of a set in threads.

Small files are read in batches. Entries of large sets are written to the large store when they have been read.
"""

from __future__ import annotations

import itertools
import logging
import os
import threading
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import polars as pl

from sitemap_studio.core.errors import ReadError, StudioError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.container import Ceilings, read_container
from sitemap_studio.formats.read_file import ReadFile
from sitemap_studio.formats.reading import read_sitemap
from sitemap_studio.formats.repair.patches import shorten_text
from sitemap_studio.model.large_store import (
    MIN_BLOCK_ENTRIES,
    CacheFolder,
    CacheLocation,
    FrameWriter,
    WrittenBlock,
    block_frame,
    split_into_blocks,
    write_block,
)

READERS: Final = min(4, os.cpu_count() or 1)
"""Threads that read files."""

_BATCH_FILES: Final = 64
_BATCH_BYTES: Final = 1 << 18
"""Files are read in batches of at most so many, or so many packed bytes, as passing each to a thread takes a while."""

_BATCHES_AHEAD: Final = 2 * READERS

_WRITER_NUMBERS: Final = itertools.count(1)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class ReadOptions:
    """Options of reading.

    Attributes:
        ceilings: Limits of sizes and numbers of entries.
        encoding: Encoding of files that are neither in the encoding that they declare nor in UTF-8.
        cache: Folder for the entries of large sets.
    """

    ceilings: Ceilings = field(default_factory=Ceilings)
    encoding: str | None = None
    cache: CacheLocation = field(default_factory=CacheLocation)


@dataclass(frozen=True)
class ReadTask:
    """The file of a sitemap to read, and its size on disk; 0 if unknown."""

    sitemap: int
    path: Path
    packed_bytes: int = 0


ReadOutcome = ReadFile | StudioError
"""Content of a file, or the error of reading it."""

ReadOutcomes = Generator[tuple[int, ReadOutcome], None, None]
"""Outcomes by id of the sitemap, in the order of the tasks."""


def read_file(path: Path, options: ReadOptions) -> ReadFile:
    """Read one file into memory.

    Raises:
        ReadError: It can't be read, or an internal error occurs, which does not concern other files.
    """
    try:
        container = read_container(path, ceilings=options.ceilings)
        return read_sitemap(container, ceilings=options.ceilings, encoding=options.encoding)
    except (StudioError, MemoryError):
        raise
    # A panic inside Polars is no `Exception`.
    except (Exception, pl.exceptions.PanicException) as error:
        log.exception("Reading a file failed inside; all other files were read.")
        fault = f"{type(error).__name__}: {error}".splitlines()[0]
        message = msg(
            "“{name}” can't be read because of an internal error ({error}).", name=path.name, error=shorten_text(fault)
        )
        raise ReadError(message, hint=msg("Please report this file."), path=path) from error


def read_task(task: ReadTask, options: ReadOptions, writer: FrameWriter | None, free_bytes: int) -> ReadOutcome:
    """Read a file; return its content, or the error of reading it.

    A large file is split into blocks, which are written by `writer` unless it has written more than `free_bytes`.
    Blocks that can't be written stay in memory, and the result has the reason as `trouble`.
    """
    try:
        file = read_file(task.path, options)
    except StudioError as error:
        return error
    if file.n_entries < MIN_BLOCK_ENTRIES or file.kind == "index":
        return file
    state = block_frame(file.entries, sitemap=task.sitemap, sizes=pl.Series(file.sizes), origin=task.sitemap)
    blocks = tuple(split_into_blocks(state, file.extensions))
    written: tuple[WrittenBlock, ...] = ()
    trouble = ""
    if writer is not None and writer.bytes > free_bytes:
        trouble = msg("its limit is reached")
    elif writer is not None:
        try:
            written = tuple(write_block(each, writer) for each in blocks)
        except OSError as error:
            trouble = system_reason(error)
    return file.with_blocks(blocks, written, trouble)


def read_in_threads(tasks: Sequence[ReadTask], options: ReadOptions, folder: CacheFolder | None = None) -> ReadOutcomes:
    """Read files in threads, a few batches ahead of the consumer; yield sitemap id and outcome of each, in order.

    Each thread writes entries to its own file in the folder; without a folder, they stay in memory.
    """
    of_thread, writers = threading.local(), list[FrameWriter]()

    def read(batch: list[ReadTask]) -> list[tuple[int, ReadOutcome]]:
        """Read a batch of files in a thread; return sitemap id and outcome of each."""
        if folder is not None and not hasattr(of_thread, "writer"):
            of_thread.writer = FrameWriter(folder.path, f"read-{next(_WRITER_NUMBERS)}")
            writers.append(of_thread.writer)
        writer, free_bytes = (of_thread.writer, folder.free_bytes // READERS) if folder is not None else (None, 0)
        return [(task.sitemap, read_task(task, options, writer, free_bytes)) for task in batch]

    ahead: deque[Future[list[tuple[int, ReadOutcome]]]] = deque()
    with ThreadPoolExecutor(READERS, "reading") as readers:
        try:
            for batch in _batches(tasks):
                ahead.append(readers.submit(read, batch))
                if len(ahead) > _BATCHES_AHEAD:
                    yield from ahead.popleft().result()
            while ahead:
                yield from ahead.popleft().result()
        finally:
            for future in ahead:
                future.cancel()
            readers.shutdown()
            for writer in writers:
                writer.close()


def _batches(tasks: Sequence[ReadTask]) -> Iterator[list[ReadTask]]:
    """Yield the tasks in batches of limited number and size."""
    batch: list[ReadTask] = []
    n_bytes = 0
    for task in tasks:
        if batch and (len(batch) == _BATCH_FILES or n_bytes + task.packed_bytes > _BATCH_BYTES):
            yield batch
            batch, n_bytes = [], 0
        batch.append(task)
        n_bytes += task.packed_bytes
    if batch:
        yield batch
