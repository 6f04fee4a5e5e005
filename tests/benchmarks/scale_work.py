"""Task of `engine_tasks.py` that opens, filters, sorts, checks, edits and saves a set of any size."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from types import TracebackType
from typing import Self

import numpy as np
import polars as pl

from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.edits import RemoveEntries, SetCells
from sitemap_studio.search.filter_language import parse_filter
from sitemap_studio.search.filters import matching
from sitemap_studio.search.sort import SortKey, sorted_by_fields

_SITE = "https://www.example.com"
_SAMPLING_SECONDS = 0.05
_SCREENFUL = 50


def time_operations_at_scale(index: Path, folder: Path) -> dict[str, float]:
    """Return the wall-clock and processor seconds of each operation, and memory.

    The set is edited and saved at its path, then restored and saved again.
    """
    figures: dict[str, float] = {}

    def step(name: str, work: Callable[[], object]) -> None:
        """Call a function, and store its seconds as `name` and its processor seconds as `name_cpu`."""
        started = time.perf_counter(), _cpu_seconds()
        work()
        figures[name] = time.perf_counter() - started[0]
        figures[f"{name}_cpu"] = _cpu_seconds() - started[1]

    with _PeakMemory() as peak:
        opened = []
        step("open", lambda: opened.append(open_path(index)))
        document = opened[0]
        table = document.table
        figures |= {"entries": len(table), "open_bytes": _anonymous_bytes()}
        row = len(table) * 4 // 5
        shown_slots = table.order[row : row + _SCREENFUL].tolist()
        step("look", lambda: [table.value(slot, "loc") for slot in shown_slots])
        step("filter", lambda: matching(parse_filter("loc contains /guides/ba"), table))
        step("sort", lambda: sorted_by_fields(table, table.order, (SortKey("priority"),)))
        step("sort_loc", lambda: sorted_by_fields(table, table.order, (SortKey("loc"),)))
        step("check", lambda: check(document))
        figures["checked_bytes"] = _anonymous_bytes()
        slots = table.order[row : row + 1]
        before = table.rows(slots, ["loc"]).to_series()
        step("first_edit", lambda: document.do(SetCells("loc", slots, pl.Series([f"{_SITE}/edited/1"]))))
        step("edit", lambda: document.do(SetCells("loc", slots, pl.Series([f"{_SITE}/edited/2"]))))
        undo = []
        step("remove", lambda: undo.append(document.do(RemoveEntries(np.array([row + 1])))))
        document.do(undo[0])
        step("save", lambda: save(document))
        document.do(SetCells("loc", slots, before))
        save(document)
    return figures | {"peak_bytes": peak.bytes}


class _PeakMemory:
    """Context manager that samples the private memory of this process in a thread.

    Attributes:
        bytes: Largest sample.
    """

    def __init__(self) -> None:
        self.bytes = 0
        self._end = Event()
        self._thread = Thread(target=self._sample)

    def _sample(self) -> None:
        while not self._end.wait(_SAMPLING_SECONDS):
            self.bytes = max(self.bytes, _anonymous_bytes())

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end.set()
        self._thread.join()


def _anonymous_bytes() -> int:
    """Return the anonymous memory of this process, without pages of files."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("RssAnon"))


def _cpu_seconds() -> float:
    """Return the processor seconds of this process and its ended child processes."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in used)
