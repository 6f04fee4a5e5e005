"""What is done with a set of any size, once, in a process of its own: opened, looked at, judged, edited and saved."""

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
_LOOK_SECONDS = 0.05
_SCREENFUL = 50


def work_at_scale(index: Path, folder: Path) -> dict[str, float]:
    """Do all of it; the set is saved where it lies, and saved again as it was."""
    figures: dict[str, float] = {}

    def step(name: str, work: Callable[[], object]) -> None:
        started = time.perf_counter(), _cpu_seconds()
        work()
        figures[name] = time.perf_counter() - started[0]
        figures[f"{name}_cpu"] = _cpu_seconds() - started[1]

    with _Peak() as peak:
        opened = []
        step("open", lambda: opened.append(open_path(index)))
        document = opened[0]
        table = document.table
        figures |= {"entries": len(table), "open_bytes": _anonymous_bytes()}
        at = len(table) * 4 // 5
        places = table.order[at : at + _SCREENFUL].tolist()
        step("look", lambda: [table.value(slot, "loc") for slot in places])
        step("filter", lambda: matching(parse_filter("loc contains /guides/ba"), table))
        step("sort", lambda: sorted_by_fields(table, table.order, (SortKey("priority"),)))
        step("sort_loc", lambda: sorted_by_fields(table, table.order, (SortKey("loc"),)))
        step("check", lambda: check(document))
        figures["checked_bytes"] = _anonymous_bytes()
        slots = table.order[at : at + 1]
        before = table.rows(slots, ["loc"]).to_series()
        step("first_edit", lambda: document.do(SetCells("loc", slots, pl.Series([f"{_SITE}/edited/1"]))))
        step("edit", lambda: document.do(SetCells("loc", slots, pl.Series([f"{_SITE}/edited/2"]))))
        undo = []
        step("remove", lambda: undo.append(document.do(RemoveEntries(np.array([at + 1])))))
        document.do(undo[0])
        step("save", lambda: save(document))
        document.do(SetCells("loc", slots, before))
        save(document)
    return figures | {"peak_bytes": peak.bytes}


class _Peak:
    """The most memory that is this process's own while it is looked."""

    def __init__(self) -> None:
        self.bytes = 0
        self._end = Event()
        self._thread = Thread(target=self._look)

    def _look(self) -> None:
        while not self._end.wait(_LOOK_SECONDS):
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
    """Memory that can't be dropped, unlike pages of files."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("RssAnon"))


def _cpu_seconds() -> float:
    """What the processors worked for this process and those that it started and ended."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in used)
