"""Sentences about problems that could not be made: what stands in their place, and at which entries that happened.

Sentences are made when somebody looks, long after everything was judged. So it is remembered beside the problems which
rules were at a loss for words, to be told as soon as that can be done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from sitemap_studio.core.messages import Message
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.validation.containing import spared


class Unworded(Message):
    """What a rule says in general, in the place of a sentence about one value."""

    __slots__ = ()

    @classmethod
    def of(cls, text: str) -> Unworded:
        """The same text in that place."""
        if isinstance(text, Message):
            return cls(str(text), text.words, text.values, text.number)
        return cls(text, text, {})


def worded(rule: str, tell: Callable[[], str]) -> str:
    """A sentence about a breach of a rule; where it can't be made, `Unworded`."""
    return spared(rule, tell, _in_general(rule))


@cache
def _in_general(rule: str) -> str:
    return Unworded.of(RULES[rule].explanation)


class UnwordedMemory:
    """The first entry of each rule about which there was no sentence. Good for several threads."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self._first: dict[str, int] = {}

    def note(self, rule: str, slot: int) -> None:
        """Remember an entry, if it is the first."""
        self._first.setdefault(rule, slot)

    def first(self) -> Mapping[str, int]:
        """The slots of these entries by rule."""
        return dict(self._first)
