"""Verdicts on earlier states of a set, kept for undo and redo: what comes back need not be judged again.

A state is what the entries were between two edits. An edit that takes another one back leads to the state before that,
and only from the state behind it. Which edits those are is known by identity: the inverse is the very object that was
handed out. Memory is bounded; a verdict that is not kept any more is judged again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final
from weakref import ref

from numpy.typing import NDArray

from sitemap_studio.model.edits import Edit
from sitemap_studio.validation.problems import Problems

MOST_BYTES: Final = 64 << 20
"""Memory that the verdicts kept may take, beside what they share with the present one."""


@dataclass(frozen=True)
class _Way:
    """A way back, or forth.

    Attributes:
        edit: What goes it; gone once nobody can go it any more.
        start: The state that it leads from.
        end: The state that it leads to.
        problems: The verdict on that; None where it is not kept.
    """

    edit: ref[Edit]
    start: int
    end: int
    problems: Problems | None


class ValidationCache:
    """The verdicts, by the edits that lead back to them."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._state = self._last_state = 0
        self._ways: dict[int, _Way] = {}

    def forget(self) -> None:
        """Keep nothing of what was, because it would be judged otherwise now."""
        self._ways.clear()
        self._state = self._last_state = self._last_state + 1

    def recalled(self, edit: Edit) -> Problems | None:
        """The verdict on the state that an edit leads to now; None where it is not known."""
        way = self._way(edit)
        return way.problems if way is not None else None

    def _way(self, edit: Edit) -> _Way | None:
        way = self._ways.get(id(edit))
        return way if way is not None and way.edit() is edit and way.start == self._state else None

    def went(self, edit: Edit, inverse: Edit, *, problems: Problems | None, now: Problems) -> None:
        """Note that an edit was applied.

        Args:
            edit: Which one.
            inverse: What takes it back.
            problems: The verdict before it; None where judging it again costs nothing.
            now: The verdict after it.
        """
        way, before = self._way(edit), self._state
        if way is None:
            self._last_state += 1
        self._state = self._last_state if way is None else way.end
        self._ways = {number: known for number, known in self._ways.items() if known.edit() is not None}
        self._ways.pop(id(inverse), None)
        self._ways[id(inverse)] = _Way(ref(inverse), self._state, before, problems)
        if problems is not None:
            self._keep_within_bounds(now)

    def _keep_within_bounds(self, now: Problems) -> None:
        """Drop the verdicts that were noted first until the others fit."""
        seen = {id(array) for array in _arrays(now)}
        room = self._most_bytes
        for number, way in reversed(self._ways.items()):
            if way.problems is None:
                continue
            own = {id(array): array.nbytes for array in _arrays(way.problems) if id(array) not in seen}
            room -= sum(own.values())
            seen.update(own)
            if room < 0:
                self._ways[number] = replace(way, problems=None)


def _arrays(problems: Problems) -> Iterator[NDArray[Any]]:
    """All that takes much memory."""
    yield problems.marks
    yield from problems.by_rule.values()
    yield from problems.sharing.values()
    for elements in (*problems.elements.values(), *(each.every for each in problems.per_file.values())):
        yield from (elements.slots, elements.labels)
    for blocks in problems.hashes.values():
        yield from blocks
    memory = problems.extensions
    if memory is not None:
        yield memory.news
        if memory.links is not None:
            yield from memory.links.arrays
