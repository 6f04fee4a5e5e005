"""What is said of duplicates: which other entry has the address, in which sitemap, and how many have it.

Worked out when it is shown, from the hashes that `twins` keeps: a few entries are looked for among all hashes, which
takes milliseconds a million; for many the whole set is grouped, once until it is edited.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.messages import msg, plural
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, distinct
from sitemap_studio.protocol.urls import stripped
from sitemap_studio.validation.duplicates.duplicates import TWIN_KEYS, TWIN_RULES
from sitemap_studio.validation.duplicates.hash_blocks import HashBlocks, repeated_slots, slots_with_hashes
from sitemap_studio.validation.quoting import quoted

NameOf = Callable[[int], str]
"""The name of the file of a sitemap, by its id; empty where it goes without saying."""

_FEW: Final = 512
_FEW_ALIKE: Final = 20_000

_SCHEMA: Final = {"slot": pl.UInt32, "first": pl.UInt32, "count": pl.UInt32}


@dataclass(frozen=True)
class _Known:
    """The twins of all entries by one rule, as long as addresses and order are these.

    Attributes:
        hashes: Of the addresses.
        order: Of the entries.
        twins: A frame of `slot`, ascending, the `first` entry that is alike, and the `count` of all that are; without
            these first ones.
    """

    hashes: HashBlocks
    order: SlotArray
    twins: pl.DataFrame


class TwinMemory:
    """Finds the twins of entries, and remembers those of a whole set until it is edited. Good for several threads."""

    def __init__(self, few: int = _FEW, few_alike: int = _FEW_ALIKE) -> None:
        """Remember nothing yet.

        Args:
            few: Up to so many entries are looked for by themselves,
            few_alike: if no more than so many could be like them.
        """
        self._few, self._few_alike = few, few_alike
        self._known: dict[str, _Known] = {}

    def tell(
        self,
        table: EntryTable,
        hashes: Mapping[str, HashBlocks],
        *,
        asked: Mapping[str, SlotArray],
        name_of: NameOf | None,
    ) -> dict[tuple[int, str], str]:
        """Say of some entries which other entry they are like.

        Args:
            table: The entries, as they were judged.
            hashes: Hashes of their addresses by likeness.
            asked: Entries that break a rule, by rule, ascending.
            name_of: Names sitemaps; None names none.

        Returns:
            A sentence for each slot and rule; an entry that is like no other any more has none.
        """
        told = {}
        for rule in TWIN_RULES & asked.keys():
            blocks = hashes.get(TWIN_KEYS[rule].likeness)
            if blocks is None or not len(asked[rule]):
                continue
            twins = self._twins(table, blocks, rule, asked[rule])
            for slot, sentence in zip(twins["slot"].to_list(), _sentences(table, rule, twins, name_of), strict=True):
                told[slot, rule] = sentence
        return told

    def _twins(self, table: EntryTable, hashes: HashBlocks, rule: str, asked: SlotArray) -> pl.DataFrame:
        known = self._known.get(rule)
        if known is None or known.hashes is not hashes or known.order is not table.order:
            if len(asked) <= self._few:
                alike = slots_with_hashes(hashes, asked)
                if len(alike) <= self._few_alike:
                    return _among(_grouped(table, rule, alike), asked)
            known = _Known(hashes, table.order, _grouped(table, rule, repeated_slots(hashes)))
            self._known[rule] = known
        return _among(known.twins, asked)


def _among(twins: pl.DataFrame, asked: SlotArray) -> pl.DataFrame:
    return twins.filter(pl.Series(np.isin(twins["slot"].to_numpy(), asked)))


def _grouped(table: EntryTable, rule: str, alike: SlotArray) -> pl.DataFrame:
    """The twins of all but the first of some entries that could be alike."""
    positions = table.positions()[alike]
    alike = alike[np.argsort(positions, kind="stable")][np.count_nonzero(positions < 0) :]
    if not len(alike):
        return pl.DataFrame(schema=_SCHEMA)
    keys = TWIN_KEYS[rule].keys(table.rows(alike, ["loc"]).to_series())
    # Hashes of 64 bits: that two addresses share one is left out of account.
    frame = pl.DataFrame({"slot": alike, "key": keys.hash()}).select(
        "slot", first=pl.col("slot").first().over("key"), count=pl.len().over("key")
    )
    later = frame.filter(pl.col("first") != pl.col("slot")).sort("slot")
    return later.with_columns(pl.col("count").cast(pl.UInt32))


def _sentences(table: EntryTable, rule: str, twins: pl.DataFrame, name_of: NameOf | None) -> list[str]:
    firsts = twins["first"].to_numpy()
    rows = table.rows(firsts, ["loc", "sitemap"])
    numbers = table.positions()[firsts] - _begins(table, rows["sitemap"].to_numpy()) + 1
    teller, sentences = _TELLERS[rule], []
    for number, loc, sitemap, count in zip(
        numbers.tolist(), rows["loc"].to_list(), rows["sitemap"].to_list(), twins["count"].to_list(), strict=True
    ):
        name = name_of(sitemap) if name_of is not None else ""
        place = (
            msg("Entry {number:,} of {name}", number=number, name=quoted(name))
            if name
            else msg("Entry {number:,}", number=number)
        )
        sentences.append(teller(place, quoted(stripped(loc)), count))
    return sentences


def _begins(table: EntryTable, sitemaps: NDArray[np.uint32]) -> NDArray[np.int64]:
    """Where the sitemaps of some entries begin."""
    several = distinct(sitemaps) if len(sitemaps) else NO_SLOTS
    begins = np.array([table.range_in(sitemap).start for sitemap in several.tolist()], np.int64)
    found: NDArray[np.int64] = begins[np.searchsorted(several, sitemaps)]
    return found


def _in_all(count: int, words: str) -> str:
    return plural("; 1 entry {words}", "; %n entries {words}", count, words=words) if count > 2 else ""


_TELLERS: Final[dict[str, Callable[[str, str, int], str]]] = {
    "loc-duplicate": lambda place, loc, count: msg(
        "{place} has this address already{in_all}: {loc}.",
        place=place,
        in_all=_in_all(count, msg("have it in all")),
        loc=loc,
    ),
    "loc-both-protocols": lambda place, loc, count: msg(
        "{place} has this address with the other protocol{in_all}: {loc}.",
        place=place,
        in_all=_in_all(count, msg("have it in all")),
        loc=loc,
    ),
    "loc-near-duplicate": lambda place, loc, count: msg(
        "{place} has nearly this address{in_all}: {loc}.",
        place=place,
        in_all=_in_all(count, msg("are alike in all")),
        loc=loc,
    ),
}
"""Sentences from the place of the first entry that is alike, its address, and how many are alike."""
