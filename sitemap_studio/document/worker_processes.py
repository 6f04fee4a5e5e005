"""Read the files of a very large set in worker processes.

Parsing then does not block the interpreter of the window. The processes are spawned, never forked: a fork after Polars
started its threads may hang for ever.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import lower_process_priority
from sitemap_studio.document.file_reading import (
    ReadOptions,
    ReadOutcome,
    ReadOutcomes,
    ReadTask,
    read_in_threads,
    read_task,
)
from sitemap_studio.model.large_store import CacheFolder, FrameWriter

_CRASHED: Final = msg("the process that read it ended unexpectedly")

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


def read_in_workers(
    tasks: Sequence[ReadTask], options: ReadOptions, *, folder: CacheFolder, progress: Progress
) -> ReadOutcomes:
    """Read files in worker processes, or in threads if these can't be started; yield sitemap id and outcome of each.

    The outcomes are in the order of the tasks. If a process dies, the outcome of the file that it was reading is a
    `ReadError`.
    """
    workers = _Workers(options, folder)
    waiting, taken = deque(tasks), deque(tasks)
    done: dict[int, ReadOutcome] = {}
    try:
        while taken:
            while waiting and len(taken) - len(waiting) < _FILES_AHEAD and workers.submit(waiting[0]):
                waiting.popleft()
            # Outcomes are yielded while the workers are busy, because processing them may take long.
            while taken and taken[0].sitemap in done:
                sitemap = taken.popleft().sitemap
                yield sitemap, done.pop(sitemap)
            progress.check()
            done |= workers.collect_outcomes() if taken else {}
            if workers.is_failing:
                yield from read_in_threads([task for task in taken if task.sitemap not in done], options, folder)
                return
    finally:
        workers.end()


@dataclass
class _Worker:
    """Worker process with its current task; the pipe sends tasks and receives outcomes.

    Attributes:
        has_begun: Whether it has reported that it runs.
        task: The task that it works on; None while it is idle.
    """

    process: BaseProcess
    pipe: Connection
    has_begun: bool = False
    task: ReadTask | None = None


class _Workers:
    """Pool of worker processes.

    Attributes:
        is_failing: Whether a process ended before it had begun, as where a program can't start itself.
    """

    def __init__(self, options: ReadOptions, folder: CacheFolder) -> None:
        """Create an empty pool; `submit` starts the processes."""
        self._options, self._folder = options, folder
        self._workers: list[_Worker] = []
        self._n_started = 0
        self.is_failing = False

    def submit(self, task: ReadTask) -> bool:
        """Send a task to an idle worker, which is started if needed; return False if all workers are busy or fail."""
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
        """Wait at most 0.2 s for outcomes, and return them by sitemap id; a dead process's file has an error."""
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
        """Terminate all worker processes of the pool."""
        for worker in self._workers.copy():
            self._remove(worker)

    def _start(self) -> _Worker:
        """Start a worker process, and add it to the pool."""
        ours, theirs = _SPAWN.Pipe()
        self._n_started += 1
        writer = FrameWriter(self._folder.path, f"entries-{self._n_started}")
        arguments = (theirs, self._options, writer, self._folder.free_bytes // WORKERS)
        process = _SPAWN.Process(target=_run_worker, args=arguments, name="reading", daemon=True)
        with _worker_environment(), _interrupts_blocked():
            process.start()
        theirs.close()
        self._workers.append(_Worker(process, ours))
        return self._workers[-1]

    def _remove(self, worker: _Worker) -> None:
        """Terminate a worker at once, and remove it from the pool; one that has not begun marks the pool as failing."""
        self._workers.remove(worker)
        self.is_failing |= not worker.has_begun
        worker.process.terminate()
        worker.process.join()
        worker.process.close()
        worker.pipe.close()


@contextmanager
def _worker_environment() -> Iterator[None]:
    """Set `_WORKER_ENVIRONMENT` for processes that are started in the context, then restore the environment."""
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
    """Block SIGINT in processes that are started in the context.

    Ctrl+C reaches all processes of a terminal, and this process ends the others. Otherwise a worker would print a
    traceback even while its Python starts.
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


def _run_worker(pipe: Connection, options: ReadOptions, writer: FrameWriter, free_bytes: int) -> None:
    """Run a worker process: report that it runs, then read files and send outcomes until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_process_priority()
    pipe.send(None)
    while True:
        try:
            task: ReadTask = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(read_task(task, options, writer, free_bytes))
