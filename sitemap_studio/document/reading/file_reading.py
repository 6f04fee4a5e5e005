"""Reading the files of a set: each gives what is known of it and its entries, some side by side in threads.

Entries of large sets go into files of a cache folder as soon as they are read. Nothing here knows the document. The
largest sets are read by worker processes instead, see `worker_reading`.
"""

from __future__ import annotations

import itertools
import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from sitemap_studio.core.errors import ReadError, StudioError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.core.prefetching import expecting
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.sitemap_set import Source, spans
from sitemap_studio.formats.container import Ceilings, Container, read_container
from sitemap_studio.formats.reading import Reading, read_sitemap
from sitemap_studio.formats.repair.patches import shortened
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.large_store import (
    MIN_BLOCK_ENTRIES,
    Block,
    CacheFolder,
    CachePlace,
    FrameReader,
    FrameWriter,
    WrittenBlock,
    map_block,
    ready_blocks,
    state_frame,
    write_block,
)
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.validation.run_rule import attempt, log_failure

READERS: Final = min(4, os.cpu_count() or 1)
"""So many files are read at once."""

_READ_AHEAD: Final = 2 * READERS

_NUMBERS: Final = itertools.count(1)
"""Numbers of threads that write entries; no two write to files of the same names."""


@dataclass(frozen=True)
class HowToRead:
    """How files are read.

    Attributes:
        ceilings: How much is read at most.
        encoding: What files are taken for that follow neither the encoding that they declare nor UTF-8.
        cache: Where large sets have their entries.
    """

    ceilings: Ceilings = field(default_factory=Ceilings)
    encoding: str | None = None
    cache: CachePlace = field(default_factory=CachePlace)


@dataclass(frozen=True)
class Task:
    """A file to read.

    Attributes:
        sitemap: The id of the sitemap that it is.
        path: The file.
    """

    sitemap: int
    path: Path


@dataclass(frozen=True)
class ReadFile:
    """A file as it was read; its bytes are let go.

    Attributes:
        container: What is known of the file.
        reading: What it holds; without its entries and extensions where these lie in `blocks`.
        chosen_encoding: What it was taken for if it follows neither what it declares nor UTF-8.
        n_entries: How many entries it has.
        entry_bytes: What these take in the file.
        blocks: The entries made ready for a table, or where they lie in files; none where `reading` has them.
        trouble: Why they could not be written to files; empty where nobody tried, or where they were.
    """

    container: Container
    reading: Reading
    chosen_encoding: str | None
    n_entries: int
    entry_bytes: int
    blocks: tuple[Block | WrittenBlock, ...] = ()
    trouble: str = ""

    def enter(self, table: EntryTable, sitemap: int, mapped: FrameReader | None = None) -> tuple[SlotArray, Source]:
        """Put its entries into a table, without placing them in the order.

        Args:
            table: The table.
            sitemap: The id of the sitemap.
            mapped: Maps what was written to files.

        Returns:
            Their slots, and what is known of the file.

        Raises:
            OSError: What was written to files can't be mapped.
        """
        if self.blocks:
            slots = table.add_blocks([_at_hand(block, mapped) for block in self.blocks])
            return slots, self.source(slots)
        sizes = spans(self.reading.entries)
        slots = table.add(
            self.reading.entries, extensions=self.reading.extensions, sitemap=sitemap, sizes=sizes, origin=sitemap
        )
        return slots, self.source(slots)

    def put_away(self, writer: FrameWriter, room_bytes: int) -> ReadFile:
        """The same with its entries written to files, if they were made ready, and if there is room.

        Args:
            writer: Writes them.
            room_bytes: How much it may write in all.
        """
        if not self.blocks:
            return self
        if writer.bytes > room_bytes:
            return replace(self, trouble=msg("the ceiling of the cache is reached"))
        try:
            written = tuple(write_block(each, writer) for each in self.blocks if isinstance(each, Block))
        except OSError as error:
            return replace(self, trouble=system_reason(error))
        return replace(self, blocks=written)

    def mapped(self, mapped: FrameReader) -> ReadFile:
        """The same with what was written to files mapped.

        Raises:
            OSError: It can't be mapped.
        """
        return replace(self, blocks=tuple(_at_hand(block, mapped) for block in self.blocks))

    def source(self, slots: SlotArray) -> Source:
        """What is known of it, with slots for its entries."""
        return Source.of(self.container, self.reading, slots, self.entry_bytes, chosen_encoding=self.chosen_encoding)


Outcome = Callable[[], ReadFile]
"""Gives what a file holds, or raises a `ReadError`."""

Arrivals = Generator[tuple[int, Outcome], None, None]
"""What became of files, by the id of the sitemap, in the order in which they were asked for."""


class Rest(Protocol):
    """What is still to be read of a set that is open already; see `filling.Filling`."""

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to be read."""

    @property
    def is_read_elsewhere(self) -> bool:
        """Whether other processes read it, so that a thread has to take in only what they found."""

    def arrivals(self, progress: Progress) -> Arrivals:
        """Read it file by file, in any thread; the document is left alone."""

    def append(self, arrivals: Sequence[tuple[int, Outcome]]) -> None:
        """Let the set have what became of some files."""

    def give_up(self) -> None:
        """Leave what was not read as it is."""


def read_file(path: Path, how: HowToRead) -> ReadFile:
    """Read one file.

    Raises:
        ReadError: It can't be read, or the program fails at it, which costs no other file anything.
    """
    file = attempt(lambda: _read_file(path, how), passing=StudioError)
    if isinstance(file, BaseException):
        log_failure("Reading", file, "%s a file failed inside; all other files were read.")
        fault = f"{type(file).__name__}: {file}".splitlines()[0]
        sentence = msg(
            "“{name}” can't be read because of an internal error ({error}).", name=path.name, error=shortened(fault)
        )
        raise ReadError(sentence, hint="Please report this file.", path=path) from file
    return file


def _read_file(path: Path, how: HowToRead) -> ReadFile:
    container = read_container(path, ceilings=how.ceilings)
    reading = read_sitemap(container, ceilings=how.ceilings, encoding=how.encoding)
    entry_bytes = int(spans(reading.entries).sum())
    return ReadFile(replace(container, data=b""), reading, how.encoding, reading.entries.height, entry_bytes)


def read_ready(task: Task, how: HowToRead) -> ReadFile:
    """Read one file, and make its entries ready for a table where they are many: whoever takes them need not.

    Raises:
        ReadError: It can't be read.
    """
    file = read_file(task.path, how)
    reading = file.reading
    if file.n_entries < MIN_BLOCK_ENTRIES or reading.kind == "index":
        return file
    sizes = spans(reading.entries)
    state = state_frame(reading.entries, sitemap=task.sitemap, sizes=sizes, origin=task.sitemap)
    blocks = tuple(ready_blocks(state, reading.extensions))
    empty = replace(reading, entries=reading.entries.clear(), extensions=reading.extensions.clear())
    return replace(file, reading=empty, blocks=blocks)


def _at_hand(block: Block | WrittenBlock, mapped: FrameReader | None) -> Block:
    if isinstance(block, Block):
        return block
    assert mapped is not None  # who let it be written can map it
    return map_block(block, mapped)


def read_in_threads(tasks: Sequence[Task], how: HowToRead, folder: CacheFolder | None = None) -> Arrivals:
    """Read files side by side, a few ahead of the one that is taken.

    Args:
        tasks: The files.
        how: How to read them.
        folder: Where entries are written; None if they shall lie in memory.
    """
    with _reading(how, folder) as read, ThreadPoolExecutor(READERS, "reading") as readers:
        ahead: deque[tuple[int, Future[ReadFile]]] = deque()
        try:
            for task, _ in zip(tasks, expecting(task.path for task in tasks), strict=True):
                ahead.append((task.sitemap, readers.submit(read, task)))
                if len(ahead) > _READ_AHEAD:
                    yield _read(ahead)
            while ahead:
                yield _read(ahead)
        finally:
            for _, future in ahead:
                future.cancel()


@contextmanager
def _reading(how: HowToRead, folder: CacheFolder | None) -> Iterator[Callable[[Task], ReadFile]]:
    """What reads one file in any of some threads; each of these writes entries to files of its own."""
    if folder is None:
        yield partial(read_ready, how=how)
        return
    of_thread, writers = threading.local(), list[FrameWriter]()

    def read(task: Task) -> ReadFile:
        file = read_ready(task, how)
        if not hasattr(of_thread, "writer"):
            of_thread.writer = FrameWriter(folder.path, f"read-{next(_NUMBERS)}")
            writers.append(of_thread.writer)
        return file.put_away(of_thread.writer, folder.room_bytes // READERS)

    try:
        yield read
    finally:
        for writer in writers:
            writer.close()


def _read(ahead: deque[tuple[int, Future[ReadFile]]]) -> tuple[int, Outcome]:
    """The next file, once it is read: whoever asks what became of it need not wait."""
    sitemap, future = ahead.popleft()
    wait((future,))
    return sitemap, future.result
