"""The one order of problems: that of the files. The window, the command line and reports all list by it.

First comes what is said of the set, then file by file what is said of it as a whole, then entry by entry what is said
of that: by the rules in the order of the catalogue, then what was noted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.document.document import Document
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.validation.problem import Problem

_AT_A_TIME: Final = 10_000
"""Entries whose problems are worked out at once."""


def problems_in_order(document: Document, *, as_text: bool = False) -> Iterator[Problem]:
    """All problems of a document that was checked; as many as its `Problems.counts` say.

    Args:
        document: What was checked.
        as_text: Whether messages are wanted as English text alone, which is made by columns.
    """
    noted: dict[int | None, list[Problem]] = {}
    for problem in document.problems.noted:
        if problem.sitemap is None or problem.slot is None:
            noted.setdefault(problem.sitemap, []).append(problem)
    yield from noted.get(None, ())
    wrong = np.zeros(document.table.slot_capacity, np.bool_)
    wrong[document.problems.with_problems()] = True
    for sitemap in document.sitemaps:
        yield from noted.get(sitemap.id, ())
        slots = document.slots_of(sitemap.id)
        slots = slots[wrong[slots]]
        for first in range(0, len(slots), _AT_A_TIME):
            part = slots[first : first + _AT_A_TIME]
            yield from document.problems.of_slots(document.table, part, as_text=as_text)


def order_within_rule(document: Document, noted: Sequence[Problem], slots: SlotArray) -> NDArray[np.intp]:
    """The order in which the problems of one rule come.

    Args:
        document: What they are about.
        noted: Those that are kept whole.
        slots: The entry of each of the others.

    Returns:
        Numbers: those below `len(noted)` stand for one of these, those from there on for one of the others.
    """
    places = 2 * document.table.positions()[slots] + 1
    if not noted:
        return np.argsort(places, kind="stable")
    ranks = {sitemap.id: rank for rank, sitemap in enumerate(document.sitemaps)}
    keys = [_key(document, problem, ranks) for problem in noted]
    of_noted = np.array(keys, np.int64).reshape(-1, 3)
    # An entry is in one sitemap only: its rank decides nothing more.
    others = np.zeros((len(slots), 3), np.int64)
    others[:, 0] = places
    joined = np.concatenate([of_noted, others])
    return np.lexsort((joined[:, 2], joined[:, 1], joined[:, 0]))


def _key(document: Document, problem: Problem, ranks: dict[int, int]) -> tuple[int, int, int]:
    """Twice its position and one more, or the even number before its sitemap's first; then what tells equal ones."""
    if problem.slot is not None:
        return 2 * int(document.table.positions()[problem.slot]) + 1, 0, 1
    if problem.sitemap is None:
        return -1, 0, 0
    return 2 * document.sitemap_range(problem.sitemap).start, ranks.get(problem.sitemap, len(ranks)), 0
