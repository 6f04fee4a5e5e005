"""Problems of earlier states of a set, kept for undo and redo.

A state is what the entries were between two edits. The inverse of an edit leads to the state before it, and only from
the state behind it; edits are recognised by identity. Memory is bounded: problems that are not kept are found again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from weakref import ref

from numpy.typing import NDArray

from sitemap_studio.model.edits import Edit
from sitemap_studio.validation.problems import Problems

MAX_BYTES: Final = 64 << 20
"""Memory that cached problems may take, beside what they share with the present ones."""


class _Transition(NamedTuple):
    """An edit, while it can still be done, from one state to another, and the problems of that, if they are kept."""

    edit: ref[Edit]
    start: int
    end: int
    problems: Problems | None


class ValidationCache:
    """Problems by the edits that lead back to them."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self._max_bytes = max_bytes
        self._state = self._last_state = 0
        self._transitions: dict[int, _Transition] = {}

    def clear(self) -> None:
        """Forget all problems, because they would be others now."""
        self._transitions.clear()
        self._state = self._last_state = self._last_state + 1

    def recall(self, edit: Edit) -> Problems | None:
        """Return the problems of the state that an edit leads to now; None where they are not kept."""
        known = self._transition(edit)
        return known.problems if known is not None else None

    def _transition(self, edit: Edit) -> _Transition | None:
        known = self._transitions.get(id(edit))
        return known if known is not None and known.edit() is edit and known.start == self._state else None

    def add(self, edit: Edit, inverse: Edit, *, problems: Problems | None, now: Problems) -> None:
        """Note that an edit was applied, and keep the problems before it, if finding them again costs something."""
        known, before = self._transition(edit), self._state
        if known is None:
            self._last_state += 1
        self._state = self._last_state if known is None else known.end
        self._transitions = {key: each for key, each in self._transitions.items() if each.edit() is not None}
        self._transitions.pop(id(inverse), None)
        self._transitions[id(inverse)] = _Transition(ref(inverse), self._state, before, problems)
        if problems is None:
            return
        # The oldest problems go until the others fit.
        seen, left = {id(array) for array in _arrays(now)}, self._max_bytes
        for key, each in reversed(self._transitions.items()):
            if each.problems is None:
                continue
            own = {id(array): array.nbytes for array in _arrays(each.problems) if id(array) not in seen}
            left -= sum(own.values())
            seen.update(own)
            if left < 0:
                self._transitions[key] = each._replace(problems=None)


def _arrays(problems: Problems) -> Iterator[NDArray[Any]]:
    """Yield all that takes much memory."""
    yield problems.marks
    yield from problems.by_rule.values()
    for elements in (*problems.elements.values(), *(each.every for each in problems.per_file.values())):
        yield from (elements.slots, elements.labels)
    for index in problems.duplicates.values():
        yield from (index.sharing, *index.hashes)
    if problems.extensions is not None:
        yield problems.extensions.news
        if problems.extensions.links is not None:
            yield problems.extensions.links.pages
            yield from (column.to_numpy() for column in problems.extensions.links.columns)
