"""Containing what fails inside a rule: it costs that rule's verdict on that entry, and nothing else.

A rule that raises is a fault of the program, not of the data. This is the one door of judging at which every exception
is taken, so that all other rules, and the same rule at all other entries, go on. Where a rule looks at many entries at
once, those at which it fails are found by judging halves. What is told of it is worked out in `failures`; the whole
story goes to the log, once.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import Cancelled

_log = logging.getLogger(__name__)

Places = NDArray[np.uint32]
"""Places in a frame, or slots, ascending."""

MOST_TRIES: Final = 2_048
"""So many parts of the entries are tried for one rule; what is not told apart by then is not judged by it."""

NO_PLACES: Final[Places] = np.empty(0, np.uint32)
"""No places."""

_FAILED: Final = "rule-failed:"

_noted: Final = set[tuple[str, type[BaseException], str, int]]()
"""What is in the log already: a rule that fails would else fill it at every edit."""

T = TypeVar("T")


@dataclass(frozen=True)
class Fault:
    """What a part of judging failed with.

    Attributes:
        error: The exception, with its traceback.
    """

    error: BaseException

    def note(self, part: str, *, log: str = "Judging by “%s” failed inside; all other rules went on.") -> None:
        """Write the whole story to the log, unless it is there already.

        Args:
            part: What failed: the id of a rule, or the name of a group of rules.
            log: What to write about it, with a place for its name.
        """
        trace = self.error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else ("", 0)
        key = (part, type(self.error), *place)
        if key not in _noted:
            _noted.add(key)
            _log.error(log, part, exc_info=self.error)


def attempt(work: Callable[[], T], *, passing: type[Exception] = Cancelled) -> T | Fault:
    """Do a part of judging; what fails in it is returned and not raised.

    Args:
        work: What to do.
        passing: Errors that are no fault of the program and go to whoever asked.

    Raises:
        Cancelled: The user asked to stop.
        MemoryError: There is no memory for it; other rules would fare no better.
    """
    try:
        return work()
    except (Cancelled, MemoryError, passing):
        raise
    # A panic inside Polars is no `Exception`.
    except (Exception, pl.exceptions.PanicException) as error:
        return Fault(error)


def spared(part: str, work: Callable[[], T], otherwise: T) -> T:
    """What some work comes to, or something else where it fails; see `attempt`.

    Args:
        part: What is done, for the log: the id of a rule, or the name of a group of rules.
        work: What to do.
        otherwise: What stands for its result where it fails.
    """
    result = attempt(work)
    if isinstance(result, Fault):
        result.note(part)
        return otherwise
    return result


def apart(part: str, judge: Callable[[Places], T], places: Places) -> tuple[list[T], Places]:
    """Judge entries, those at which that fails set aside: halves are judged until these stand alone.

    Args:
        part: By what it is judged: the id of a rule, or the name of a group of rules.
        judge: Judges some of the places, given ascending; what it makes of some must not hang on the others.
        places: All of them, ascending.

    Returns:
        What came of the parts, in any order, and the places that were not judged, ascending.
    """
    results: list[T] = []
    failed: list[Places] = []
    waiting = deque([places] if len(places) else [])
    first: Fault | None = None
    for _ in range(MOST_TRIES):
        if not waiting:
            break
        chosen = waiting.popleft()
        judged = attempt(partial(judge, chosen))
        if not isinstance(judged, Fault):
            results.append(judged)
            continue
        first = first or judged
        if len(chosen) == 1:
            failed.append(chosen)
        else:
            waiting.extend(_halves(chosen))
    if waiting:
        rest = sorted(waiting, key=lambda chosen: int(chosen[0]))
        failed += _led(judge, rest[0], results) + rest[1:]
    if first is not None:
        first.note(part)
    return results, np.sort(np.concatenate(failed)) if failed else NO_PLACES


def _halves(places: Places) -> Iterator[Places]:
    yield places[: len(places) // 2]
    yield places[len(places) // 2 :]


def _led(judge: Callable[[Places], T], places: Places, results: list[T]) -> list[Places]:
    """Of places among which it fails those from the first such place on; what comes of the others goes to results."""
    behind: list[Places] = []
    while len(places) > 1:
        left, right = _halves(places)
        judged = attempt(partial(judge, left))
        if isinstance(judged, Fault):
            behind.append(right)
            places = left
        else:
            results.append(judged)
            places = right
    return [places, *behind]


def judged_rows(part: str, judge: Callable[[pl.DataFrame], Places], rows: pl.DataFrame) -> tuple[Places, Places]:
    """Judge the rows of a frame by one rule, each for itself.

    Args:
        part: The id of the rule, or the name of a group of rules.
        judge: Finds the places of the rows that break it, ascending.
        rows: What to judge.

    Returns:
        The places of the rows that break it, and of those that it could not judge.
    """
    whole = attempt(lambda: judge(rows))
    if not isinstance(whole, Fault):
        return whole, NO_PLACES
    every = np.arange(rows.height, dtype=np.uint32)
    found, failed = apart(part, lambda chosen: chosen[judge(rows[chosen])], every)
    return np.sort(np.concatenate(found)) if found else NO_PLACES, failed


def failure_of(part: str) -> str:
    """Under what the entries are kept, beside those that break rules, that a rule or a group of them did not judge."""
    return f"{_FAILED}{part}"


def failed_part(name: str) -> str | None:
    """The rule or the group of rules whose failure a name stands for; None for the id of a rule."""
    return name.removeprefix(_FAILED) if name.startswith(_FAILED) else None


def with_failures(parts: Iterable[str]) -> tuple[str, ...]:
    """Some rules, and what their failures are kept under."""
    parts = tuple(parts)
    return (*parts, *map(failure_of, parts))
