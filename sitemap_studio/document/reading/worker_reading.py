"""Reading large sets in worker processes, which write the entries to files of the cache folder by themselves.

Only small things come back: what is known of each file, and where its blocks are. The window stays smooth, as parsing
takes nothing from its interpreter, and entries take no memory but what the system lends to the files.

Workers are spawned, never forked: a fork after Polars started its threads may hang for ever.
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
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import ReadError, StudioError
from sitemap_studio.core.kept_memory import keep_memory, polars_keeps_memory
from sitemap_studio.core.messages import msg
from sitemap_studio.core.prefetching import expecting
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import lower_process_priority
from sitemap_studio.document.reading.file_reading import (
    Arrivals,
    HowToRead,
    Outcome,
    ReadFile,
    Task,
    read_in_threads,
    read_ready,
)
from sitemap_studio.model.large_store import CacheFolder, FrameWriter

WORKERS: Final = max(2, min(8, os.cpu_count() or 1))
"""So many processes read a large set."""

_AHEAD: Final = 8 * WORKERS
"""So many files may be read before the one that is taken next."""


_LOOK_SECONDS: Final = 0.2
"""How long to wait before looking again whether to go on."""

_SPAWNING: Final = multiprocessing.get_context("spawn")


@dataclass
class _Worker:
    """One process, and what it is doing.

    Attributes:
        process: It.
        pipe: Tasks go in, answers come out.
        has_begun: Whether it has told that it is there.
        task: What it reads.
    """

    process: BaseProcess
    pipe: Connection
    has_begun: bool = False
    task: Task | None = None

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.process.terminate()
        self.process.join()
        self.process.close()
        self.pipe.close()


def read_in_workers(tasks: Sequence[Task], how: HowToRead, *, folder: CacheFolder, progress: Progress) -> Arrivals:
    """Read files in processes; where none can be started, in threads.

    A process that dies takes only the file with it that it was reading: that one gives a `ReadError`.

    Args:
        tasks: The files.
        how: How to read them.
        folder: Where they write entries.
        progress: Asked whether to go on.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    crew = _Crew(how, folder.path, folder.room_bytes // WORKERS)
    waiting, taken = deque(tasks), deque(tasks)
    done: dict[int, ReadFile | StudioError] = {}
    coming = expecting(task.path for task in tasks)
    try:
        while taken:
            while waiting and len(taken) - len(waiting) < _AHEAD and crew.give(waiting[0]):
                waiting.popleft()
                next(coming)
            # Only now, while the workers are busy again: whoever takes files may take their time.
            while taken and taken[0].sitemap in done:
                sitemap = taken.popleft().sitemap
                yield sitemap, _outcome(done.pop(sitemap))
            progress.check()
            done |= crew.answers() if taken else {}
            if crew.is_of_no_use:
                yield from read_in_threads([task for task in taken if task.sitemap not in done], how, folder)
                return
    finally:
        crew.end()


def _outcome(answer: ReadFile | StudioError) -> Outcome:
    def outcome() -> ReadFile:
        if isinstance(answer, StudioError):
            raise answer
        return answer

    return outcome


@contextmanager
def _without_interrupts() -> Iterator[None]:
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


class _Crew:
    """The processes.

    Attributes:
        is_of_no_use: Whether one ended before it had begun, as where this program can't start itself again.
    """

    def __init__(self, how: HowToRead, folder: Path, room_bytes: int) -> None:
        self._how, self._folder, self._room_bytes = how, folder, room_bytes
        self._workers: list[_Worker] = []
        self._n_hired = 0
        self.is_of_no_use = False

    def give(self, task: Task) -> bool:
        """Give a task to whoever has none; false where everybody has one."""
        idle = next((worker for worker in self._workers if worker.task is None), None)
        if idle is None and len(self._workers) == WORKERS:
            return False
        worker = idle or self._hire()
        try:
            worker.pipe.send(task)
        except OSError:
            # It died while it had nothing to do, or before it began.
            self._dismiss(worker)
            return not self.is_of_no_use and self.give(task)
        worker.task = task
        return True

    def answers(self) -> dict[int, ReadFile | StudioError]:
        """What came back within a moment, by the id of the sitemap."""
        by_pipe = {worker.pipe: worker for worker in self._workers}
        found: dict[int, ReadFile | StudioError] = {}
        for pipe in wait(list(by_pipe), _LOOK_SECONDS):
            worker = by_pipe[pipe]  # type: ignore[index]
            try:
                answer = worker.pipe.recv()
            except (EOFError, OSError):
                found |= self._dismiss(worker)
                continue
            if worker.has_begun and worker.task is not None:
                found[worker.task.sitemap] = answer
                worker.task = None
            worker.has_begun = True
        return found

    def end(self) -> None:
        """End all of them."""
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _hire(self) -> _Worker:
        ours, theirs = _SPAWNING.Pipe()
        self._n_hired += 1
        writer = FrameWriter(self._folder, f"entries-{self._n_hired}")
        arguments = (theirs, self._how, writer, self._room_bytes)
        process = _SPAWNING.Process(target=_work, args=arguments, name="reading", daemon=True)
        with polars_keeps_memory(), _without_interrupts():
            process.start()
        theirs.close()
        self._workers.append(_Worker(process, ours))
        return self._workers[-1]

    def _dismiss(self, worker: _Worker) -> dict[int, ReadFile | StudioError]:
        """Let a worker go that has died; says what became of its file."""
        self._workers.remove(worker)
        worker.end()
        self.is_of_no_use |= not worker.has_begun
        if worker.task is None or self.is_of_no_use:
            return {}
        sentence = msg("“{name}” could not be read: the process that read it has died.", name=worker.task.path.name)
        hint = msg("There may be too little memory; close other programs, and open the set again.")
        return {worker.task.sitemap: ReadError(sentence, hint=hint, path=worker.task.path)}


def _work(pipe: Connection, how: HowToRead, writer: FrameWriter, room_bytes: int) -> None:
    """What a process does: says that it is there, then reads what it is told to until nobody tells any more."""
    # Ctrl+C reaches all processes of a terminal; the first one ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The window goes first: what it does takes a moment, and this takes a minute.
    lower_process_priority()
    keep_memory()
    pipe.send(None)
    while True:
        try:
            task: Task = pipe.recv()
        except (EOFError, OSError):
            return
        answer: ReadFile | StudioError
        try:
            answer = read_ready(task, how).put_away(writer, room_bytes)
        except StudioError as error:
            answer = error
        pipe.send(answer)
