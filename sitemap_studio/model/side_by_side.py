"""Work on several blocks at once: column operations leave Python's lock, so that threads share the cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

THREADS: Final = 2
"""More gain little: the engine below uses all processors itself, and what is Python's one thread does at a time."""

T = TypeVar("T")
R = TypeVar("R")


def side_by_side(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    """What work gives for each of some items, in their order.

    Raises:
        Exception: What the work for the first item that failed raised; the others are let finish.
    """
    if len(items) < 2:
        return [work(item) for item in items]
    with ThreadPoolExecutor(THREADS, "blocks") as threads:
        return list(threads.map(work, items))
