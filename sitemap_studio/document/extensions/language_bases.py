"""Where the pages of each language begin, learnt from alternates that are there, and addresses made of that.

Sites that name their pages alike in all languages tell these apart by how addresses begin: by a host, or by a folder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import takewhile
from typing import Final

import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions.values import values_of
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.languages import X_DEFAULT

_MOST_LEARNT_FROM: Final = 2_000
"""So many entries with alternates tell enough of a site."""

Addresses = Mapping[str, Callable[[pl.Series], pl.Series]]
"""By code of a language what makes its addresses of a column of other addresses; null for none."""


def learnt_bases(document: Document, slots: SlotArray) -> dict[str, str]:
    """Where the pages of each language begin, by code; languages are in the order in which they are met.

    Args:
        document: Whose alternates to learn from.
        slots: The entries that matter most; where they tell nothing, all others are asked.
    """
    for asked in (slots, document.table.order):
        found = _learnt(document, asked)
        if found:
            return found
    return {}


def addresses_by_bases(bases: Mapping[str, str]) -> Addresses:
    """What makes the addresses of each language of those of any other: another beginning, and the same rest."""
    rests = _Rests(bases.values())
    return {code: partial(_with_base, base, rests) for code, base in bases.items() if base}


def _with_base(base: str, rests: _Rests, locs: pl.Series) -> pl.Series:
    return pl.DataFrame({"rest": rests.of(locs)}).select(pl.lit(base) + pl.col("rest")).to_series()


class _Rests:
    """What addresses have behind the longest of some beginnings; worked out once, as all languages ask for the same."""

    def __init__(self, bases: Iterable[str]) -> None:
        self._beginnings = sorted({base for base in bases if base}, key=len, reverse=True)
        self._known: tuple[pl.Series, pl.Series] | None = None

    def of(self, locs: pl.Series) -> pl.Series:
        """Of a column of addresses; null for those that have none of the beginnings."""
        if self._known is None or self._known[0] is not locs:
            loc = pl.col("loc")
            rests = [pl.when(loc.str.starts_with(each)).then(loc.str.slice(len(each))) for each in self._beginnings]
            self._known = locs, pl.DataFrame({"loc": locs}).select(pl.coalesce(rests)).to_series()
        return self._known[1]


def _learnt(document: Document, slots: SlotArray) -> dict[str, str]:
    sparse = document.table.extensions_of(slots)
    has_links = sparse.filter(pl.col("xml").str.contains("hreflang", literal=True)).head(_MOST_LEARNT_FROM)
    values = values_of(document, document.table, slots[has_links["entry"].to_numpy()])
    links = (
        values.filter(pl.col("extension") == "alternate")
        .with_columns(pl.col("value").str.strip_chars(XML_SPACE))
        .group_by("slot", "element", maintain_order=True)
        .agg(pl.col("value").filter(pl.col("field") == field).first().alias(field) for field in ("@hreflang", "@href"))
        .filter(pl.col("@hreflang") != "", pl.col("@href") != "")
        .group_by("slot", maintain_order=True)
        .agg("@hreflang", "@href")
    )
    votes: dict[str, Counter[str]] = {}
    for codes, addresses in links.select("@hreflang", "@href").rows():
        for code, base in _bases(dict(zip(codes, addresses, strict=True))).items():
            votes.setdefault(code, Counter())[base] += 1
    return {code: counted.most_common(1)[0][0] for code, counted in votes.items()}


def _bases(cluster: Mapping[str, str]) -> dict[str, str]:
    """What of the addresses of a page in several languages is before the part that they share."""
    named = [address for code, address in cluster.items() if code.lower() != X_DEFAULT]
    if len(set(named)) < 2:
        return {}
    endings = zip(*(address[::-1] for address in cluster.values()), strict=False)
    shared = "".join(ending[0] for ending in takewhile(lambda ending: len(set(ending)) == 1, endings))[::-1]
    rest = shared[shared.index("/") :] if "/" in shared else ""
    return {code: address[: len(address) - len(rest)] for code, address in cluster.items()}
