"""The history that the steps of a log come to: steps that were taken back are not in it any more.

What was taken forth again is, and what was taken back that is older than the log is a step of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sitemap_studio.document.transaction import Way
from sitemap_studio.model.edits import Edit


@dataclass(frozen=True, eq=False)
class DoneStep:
    """A step of a log that was done again.

    Attributes:
        title: What it was called; empty where that is not told.
        way: In which direction the history went.
        inverse: What takes it back.
    """

    title: str
    way: Way
    inverse: Edit


@dataclass(frozen=True, eq=False)
class PastStep:
    """A step that can be undone.

    Attributes:
        title: What it is called; empty where that is not known.
        inverse: What takes it back.
        is_undoing: Whether it took a step back that is not known itself.
    """

    title: str
    inverse: Edit
    is_undoing: bool = False


def history_of(steps: Iterable[DoneStep]) -> list[PastStep]:
    """The history that steps leave behind, the earliest first; undoing all of it gives the files as they were."""
    past: list[PastStep] = []
    undone: list[bool] = []
    for step in steps:
        match step.way:
            case "undo":
                is_known = bool(past) and not past[-1].is_undoing
                undone.append(is_known)
                if is_known:
                    past.pop()
                else:
                    past.append(PastStep(step.title, step.inverse, is_undoing=True))
            case "redo":
                was_known = undone.pop() if undone else True
                if was_known:
                    past.append(PastStep(step.title, step.inverse))
                else:
                    past.pop()
            case "do":
                undone.clear()
                past.append(PastStep(step.title, step.inverse))
    return past
