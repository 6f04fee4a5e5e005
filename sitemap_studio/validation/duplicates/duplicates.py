"""Duplicates: entries whose page probably stands earlier in the set, exactly or nearly.

Exact is the same address but for white space around it; near is what `protocol.likeness` calls so. An entry breaks one
of the rules at most, the gravest, and the first entry of those that are alike breaks none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.likeness import coarse_keys, near_key
from sitemap_studio.validation.duplicates.twins import Likeness

_FEW: Final = 64
"""So many texts are stripped one by one in the time that setting up an expression takes."""

_PROTOCOL: Final = r"^[Hh][Tt][Tt][Pp][Ss]?:"
_PROTOCOL_OF_ONE: Final = re.compile(_PROTOCOL)


def _stripped(locs: pl.Series) -> pl.Series:
    if len(locs) <= _FEW:
        texts = (None if loc is None else loc.strip(XML_SPACE) for loc in locs.to_list())
        return pl.Series(locs.name, list(texts), dtype=pl.String)
    return locs.str.strip_chars(XML_SPACE)


def _without_protocol(locs: pl.Series) -> pl.Series:
    return _stripped(locs).str.replace(_PROTOCOL, "")


def _near_keys(locs: pl.Series) -> pl.Series:
    return _stripped(locs).map_elements(near_key, pl.String)


def _exact(slots: SlotArray, locs: pl.Series) -> dict[str, SlotArray]:
    return {"loc-duplicate": slots[~_stripped(locs).is_first_distinct().to_numpy()]}


def _near(slots: SlotArray, locs: pl.Series) -> dict[str, SlotArray]:
    if len(locs) <= _FEW:
        return _near_among_few(slots, locs.to_list())
    texts = _stripped(locs)
    is_new = texts.is_first_distinct()
    keys = _near_keys(locs)
    is_near = is_new & ~keys.is_first_distinct()
    # Only the protocol tells it from an earlier one: that has a rule of its own.
    is_other_protocol = is_near & ~_first_of_new(_without_protocol(locs), is_new)
    return {
        "loc-both-protocols": slots[is_other_protocol.to_numpy()],
        "loc-near-duplicate": slots[(is_near & ~is_other_protocol).to_numpy()],
    }


def _near_among_few(slots: SlotArray, locs: Iterable[str | None]) -> dict[str, SlotArray]:
    """The same for so few that setting up expressions would take longer."""
    texts, keys, without_protocol = set[str](), set[str](), set[str]()
    found: dict[str, list[int]] = {"loc-both-protocols": [], "loc-near-duplicate": []}
    for slot, loc in zip(slots.tolist(), locs, strict=True):
        text = (loc or "").strip(XML_SPACE)
        if text in texts:
            continue
        key, other = near_key(text), _PROTOCOL_OF_ONE.sub("", text)
        if key in keys:
            found["loc-both-protocols" if other in without_protocol else "loc-near-duplicate"].append(slot)
        texts.add(text)
        keys.add(key)
        without_protocol.add(other)
    return {rule: np.array(of_rule, np.uint32) for rule, of_rule in found.items()}


def _first_of_new(texts: pl.Series, is_new: pl.Series) -> pl.Series:
    """Whether each text is the first of its kind among those that are new; true for all others."""
    first = pl.select(pl.repeat(value=True, n=len(texts), dtype=pl.Boolean)).to_series()
    return first.scatter(is_new.arg_true(), texts.filter(is_new).is_first_distinct())


LIKENESSES: Final = (
    Likeness("exact", _stripped, ("loc-duplicate",), _exact),
    Likeness("near", coarse_keys, ("loc-both-protocols", "loc-near-duplicate"), _near),
)
"""The ways in which addresses are compared."""


@dataclass(frozen=True)
class TwinKeys:
    """What is equal for an entry that breaks a rule and for the others that it is like.

    Attributes:
        likeness: The name of the likeness that the rule belongs to.
        keys: Texts over a column of addresses.
    """

    likeness: str
    keys: Callable[[pl.Series], pl.Series]


TWIN_KEYS: Final = {
    "loc-duplicate": TwinKeys("exact", _stripped),
    "loc-both-protocols": TwinKeys("near", _without_protocol),
    "loc-near-duplicate": TwinKeys("near", _near_keys),
}
"""By the rules that an entry breaks because of others: by what these are found."""

TWIN_RULES: Final = TWIN_KEYS.keys()
"""These rules."""
