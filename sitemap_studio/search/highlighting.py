"""Where matches stand in many texts at once, such as those of the cells on screen: one pass of the engine for all."""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from sitemap_studio.search.wanted import Wanted, marked_spans, spans, unused_marks

_MOST_CHARACTERS = 100_000
"""Longer texts are not looked at: nobody sees where something stands in them."""


def spans_of_all(wanted: Wanted, texts: Sequence[str]) -> list[list[tuple[int, int]]]:
    """The matches in each of some texts: first character, and the one behind the last; see `wanted.spans`."""
    if wanted.is_nothing:
        return [[] for _ in texts]
    if wanted.is_plain:
        return [spans(wanted, text) if len(text) <= _MOST_CHARACTERS else [] for text in texts]
    seen = [text if len(text) <= _MOST_CHARACTERS else "" for text in texts]
    column = pl.Series("text", seen, dtype=pl.String)
    holds = column.to_frame().select(wanted.occurs()).to_series()
    found: list[list[tuple[int, int]]] = [[] for _ in texts]
    places = holds.arg_true().to_list()
    if not places:
        return found
    opening, closing = unused_marks(seen, 2)
    marked = column.gather(places).str.replace_all(wanted.pattern, f"{opening}${{0}}{closing}")
    for place, text in zip(places, marked.to_list(), strict=True):
        found[place] = marked_spans(text, opening, closing)
    return found
