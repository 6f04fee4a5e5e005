"""Which tags belong together where all of them match; what to do about the others is the business of `structure`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sitemap_studio.formats.mending.patches import UncertainError
from sitemap_studio.formats.mending.tokens import Tokens
from sitemap_studio.formats.mending.vocabulary import meant

_MAX_PARSED_DEPTH: Final = 256
"""Levels that the parser goes down."""


def partners_of(tokens: Tokens, count: int) -> dict[int, int]:
    """The closing tag of each opening one between which all tags match.

    Raises:
        UncertainError: Such elements are nested deeper than the parser goes, or as many of others are never closed.
    """
    partners: dict[int, int] = {}
    waiting: list[tuple[int, str]] = []
    # How many elements that match are nested in each one that waits.
    nested = [0]
    n_others = 0
    for place, (kind, name) in enumerate(tokens.named(count)):
        if kind == "open":
            waiting.append((place, name))
            nested.append(0)
            n_others += _is_of_others(name)
            if n_others > _MAX_PARSED_DEPTH:
                raise UncertainError
        elif kind == "close":
            if waiting and waiting[-1][1] == name:
                partners[waiting.pop()[0]] = place
                n_others -= _is_of_others(name)
                height = nested.pop() + 1
                nested[-1] = max(nested[-1], height)
                if height > _MAX_PARSED_DEPTH:
                    raise UncertainError
            else:
                waiting.clear()
                nested = [0]
                n_others = 0
    return partners


@lru_cache(maxsize=1_024)
def _is_of_others(name: str) -> bool:
    """Whether a name is neither one of the protocol nor one of an extension."""
    return ":" not in name and meant(name) is None
