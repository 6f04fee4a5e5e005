"""Read the files of a set, in threads or in worker processes.

Small files are read in batches. Entries of large sets are written to the large store as soon as they are read. Very
large sets are read by worker processes, so that the window stays smooth: parsing takes nothing from its interpreter.
These are spawned, never forked: a fork after Polars started its threads may hang for ever.
"""

from __future__ import annotations

import itertools
import logging
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import polars as pl

from sitemap_studio.core.errors import ReadError, StudioError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import lower_process_priority
from sitemap_studio.formats.container import Ceilings, read_container
from sitemap_studio.formats.read_file import ReadFile
from sitemap_studio.formats.reading import read_sitemap
from sitemap_studio.formats.repair.patches import shorten_text
from sitemap_studio.model.large_store import (
    MIN_BLOCK_ENTRIES,
    CacheFolder,
    CachePlace,
    FrameWriter,
    WrittenBlock,
    ready_blocks,
    state_frame,
    write_block,
)

_CRASHED: Final = msg("the process that read it ended unexpectedly")

READERS: Final = min(4, os.cpu_count() or 1)
"""Threads that read files."""

_BATCH_FILES: Final = 64
_BATCH_BYTES: Final = 1 << 18
"""Files are read in batches of at most so many, or so many packed bytes, as passing each to a thread takes a while."""

_BATCHES_AHEAD: Final = 2 * READERS

WORKERS: Final = max(2, min(8, os.cpu_count() or 1))
"""Processes that read a very large set."""

_FILES_AHEAD: Final = 8 * WORKERS
_POLL_SECONDS: Final = 0.2
_SPAWN: Final = multiprocessing.get_context("spawn")

_KEPT_BYTES: Final = 256 << 20
_JEMALLOC_VARIABLE: Final = "_RJEM_MALLOC_CONF"
_WORKER_ENVIRONMENT: Final = {
    "MALLOC_TRIM_THRESHOLD_": str(_KEPT_BYTES),
    "MALLOC_MMAP_THRESHOLD_": str(_KEPT_BYTES),
    "MALLOC_TOP_PAD_": str(64 << 20),
    _JEMALLOC_VARIABLE: "dirty_decay_ms:-1,muzzy_decay_ms:-1",
}
"""Lets workers keep freed memory: the next file needs it at once, and returning it took a quarter of their time.

For the GNU C library (mallopt(3)) and the allocator of Polars, jemalloc; without effect elsewhere.
"""

_WRITER_NUMBERS: Final = itertools.count(1)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class ReadOptions:
    """Options of reading.

    Attributes:
        encoding: Encoding of files that follow neither the one that they declare nor UTF-8.
    """

    ceilings: Ceilings = field(default_factory=Ceilings)
    encoding: str | None = None
    cache: CachePlace = field(default_factory=CachePlace)


@dataclass(frozen=True)
class ReadTask:
    """The file of a sitemap to read, and its size on disk; 0 if unknown."""

    sitemap: int
    path: Path
    packed_bytes: int = 0


ReadOutcome = ReadFile | StudioError
"""What became of a file."""

ReadOutcomes = Generator[tuple[int, ReadOutcome], None, None]
"""Outcomes by id of the sitemap, in the order of the tasks."""


def read_file(path: Path, how: ReadOptions) -> ReadFile:
    """Read one file.

    Raises:
        ReadError: It can't be read, or the program fails at it, which does not concern other files.
    """
    try:
        container = read_container(path, ceilings=how.ceilings)
        return read_sitemap(container, ceilings=how.ceilings, encoding=how.encoding)
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


def _read_task(task: ReadTask, how: ReadOptions, writer: FrameWriter | None, room_bytes: int) -> ReadOutcome:
    """Read a file; the entries of a large one become blocks, written where `room_bytes` suffice for the writer."""
    try:
        file = read_file(task.path, how)
    except StudioError as error:
        return error
    if file.n_entries < MIN_BLOCK_ENTRIES or file.kind == "index":
        return file
    state = state_frame(file.entries, sitemap=task.sitemap, sizes=pl.Series(file.sizes), origin=task.sitemap)
    blocks = tuple(ready_blocks(state, file.extensions))
    written: tuple[WrittenBlock, ...] = ()
    trouble = ""
    if writer is not None and writer.bytes > room_bytes:
        trouble = msg("its limit is reached")
    elif writer is not None:
        try:
            written = tuple(write_block(each, writer) for each in blocks)
        except OSError as error:
            trouble = system_reason(error)
    return file.with_blocks(blocks, written, trouble)


def read_in_threads(tasks: Sequence[ReadTask], how: ReadOptions, folder: CacheFolder | None = None) -> ReadOutcomes:
    """Read files in threads, a few batches ahead of the one that is taken.

    Each thread writes entries to a file of its own in the folder; without one they stay in memory.
    """
    of_thread, writers = threading.local(), list[FrameWriter]()

    def read(batch: list[ReadTask]) -> list[tuple[int, ReadOutcome]]:
        if folder is not None and not hasattr(of_thread, "writer"):
            of_thread.writer = FrameWriter(folder.path, f"read-{next(_WRITER_NUMBERS)}")
            writers.append(of_thread.writer)
        writer, room_bytes = (of_thread.writer, folder.room_bytes // READERS) if folder is not None else (None, 0)
        return [(task.sitemap, _read_task(task, how, writer, room_bytes)) for task in batch]

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


def read_in_workers(
    tasks: Sequence[ReadTask], how: ReadOptions, *, folder: CacheFolder, progress: Progress
) -> ReadOutcomes:
    """Read files in worker processes; where none can be started, in threads.

    A process that dies costs only the file that it was reading: its outcome is a `ReadError`.
    """
    workers = _Workers(how, folder)
    waiting, taken = deque(tasks), deque(tasks)
    done: dict[int, ReadOutcome] = {}
    try:
        while taken:
            while waiting and len(taken) - len(waiting) < _FILES_AHEAD and workers.submit(waiting[0]):
                waiting.popleft()
            # Only now, while the workers are busy again, as what is done with an outcome may take a while.
            while taken and taken[0].sitemap in done:
                sitemap = taken.popleft().sitemap
                yield sitemap, done.pop(sitemap)
            progress.check()
            done |= workers.collect_outcomes() if taken else {}
            if workers.is_failing:
                yield from read_in_threads([task for task in taken if task.sitemap not in done], how, folder)
                return
    finally:
        workers.end()


@dataclass
class _Worker:
    """A worker process, and what it is reading; tasks go into the pipe, outcomes come out."""

    process: BaseProcess
    pipe: Connection
    has_begun: bool = False
    task: ReadTask | None = None


class _Workers:
    """The worker processes; they are failing if one ended before it had begun, as where a program can't start itself."""

    def __init__(self, how: ReadOptions, folder: CacheFolder) -> None:
        self._how, self._folder = how, folder
        self._workers: list[_Worker] = []
        self._n_started = 0
        self.is_failing = False

    def submit(self, task: ReadTask) -> bool:
        """Give a task to an idle worker; return whether there was one."""
        idle = next((worker for worker in self._workers if worker.task is None), None)
        if idle is None and len(self._workers) == WORKERS:
            return False
        worker = idle or self._start()
        try:
            worker.pipe.send(task)
        except OSError:
            # It died while it was idle, or before it began.
            self._remove(worker)
            return not self.is_failing and self.submit(task)
        worker.task = task
        return True

    def collect_outcomes(self) -> dict[int, ReadOutcome]:
        """Wait a moment for outcomes, and return them by id of the sitemap."""
        by_pipe = {worker.pipe: worker for worker in self._workers}
        found: dict[int, ReadOutcome] = {}
        for pipe in wait(list(by_pipe), _POLL_SECONDS):
            worker = by_pipe[pipe]  # type: ignore[index]
            try:
                outcome = worker.pipe.recv()
            except (EOFError, OSError):
                self._remove(worker)
                if worker.task is not None and not self.is_failing:
                    path = worker.task.path
                    message = msg("“{name}” can't be read: {reason}.", name=path.name, reason=_CRASHED)
                    hint = msg("Open the set again.")
                    found[worker.task.sitemap] = ReadError(message, hint=hint, path=path)
                continue
            if worker.has_begun and worker.task is not None:
                found[worker.task.sitemap] = outcome
                worker.task = None
            worker.has_begun = True
        return found

    def end(self) -> None:
        """End all processes."""
        for worker in self._workers.copy():
            self._remove(worker)

    def _start(self) -> _Worker:
        ours, theirs = _SPAWN.Pipe()
        self._n_started += 1
        writer = FrameWriter(self._folder.path, f"entries-{self._n_started}")
        arguments = (theirs, self._how, writer, self._folder.room_bytes // WORKERS)
        process = _SPAWN.Process(target=_run_worker, args=arguments, name="reading", daemon=True)
        with _worker_environment(), _interrupts_blocked():
            process.start()
        theirs.close()
        self._workers.append(_Worker(process, ours))
        return self._workers[-1]

    def _remove(self, worker: _Worker) -> None:
        """End a worker, whatever it is doing."""
        self._workers.remove(worker)
        self.is_failing |= not worker.has_begun
        worker.process.terminate()
        worker.process.join()
        worker.process.close()
        worker.pipe.close()


@contextmanager
def _worker_environment() -> Iterator[None]:
    """Set `_WORKER_ENVIRONMENT` for processes that are started."""
    before = {name: os.environ.get(name) for name in _WORKER_ENVIRONMENT}
    os.environ.update(_WORKER_ENVIRONMENT)
    if before[_JEMALLOC_VARIABLE]:
        # Polars sets it when it is loaded; the last value of an option holds.
        os.environ[_JEMALLOC_VARIABLE] = f"{before[_JEMALLOC_VARIABLE]},{_WORKER_ENVIRONMENT[_JEMALLOC_VARIABLE]}"
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Start processes with SIGINT blocked: Ctrl+C reaches all processes of a terminal, and this one ends the others.

    Otherwise it would print a traceback even while a worker's Python starts.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Started on demand, Python's resource tracker would unblock SIGINT just before the first worker begins.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _run_worker(pipe: Connection, how: ReadOptions, writer: FrameWriter, room_bytes: int) -> None:
    """Run a worker: report that it runs, then read files until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_process_priority()
    pipe.send(None)
    while True:
        try:
            task: ReadTask = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(_read_task(task, how, writer, room_bytes))
