"""Rules about one entry's values beside each other: none of them is wrong alone.

What `changefreq` and `lastmod` say of each other follows from the protocol's words. “always” describes “documents that
change each time they are accessed”: such a page can't have changed last more than a year ago. “never” describes
“archived URLs”: whenever such a page was changed last, it is done with, so that only a change to come, a lastmod in the
future, denies it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.protocol import dates
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.containing import NO_PLACES, Places, failure_of, judged_rows
from sitemap_studio.validation.values.field_rules import is_like

_LASTMOD, _CHANGEFREQ = pl.col("lastmod"), pl.col("changefreq")


@dataclass(frozen=True)
class EntryValueRule:
    """A rule about several values of one entry.

    Attributes:
        id: Its id.
        fields: What it looks at.
    """

    id: str
    fields: tuple[FieldName, ...]


ENTRY_VALUE_RULES: Final = (EntryValueRule("changefreq-contradicts", ("lastmod", "changefreq")),)
"""All such rules."""


def judge_entries(rows: pl.DataFrame, given: Circumstances | None = None) -> dict[str, Places]:
    """Judge the values of many entries beside each other.

    Args:
        rows: A frame with at least the columns that the rules look at.
        given: What verdicts depend on; None for today and the usual patterns.

    Returns:
        For every rule that is broken the places of the entries that break it, ascending; for every rule that failed,
        under `failure_of`, of those that were not judged by it.
    """
    given = given or Circumstances()
    rule, names = "changefreq-contradicts", ["lastmod", "changefreq"]
    broken, failed = judged_rows(rule, lambda part: _contradicting(part, given), rows.select(names))
    found = {rule: broken, failure_of(rule): failed}
    return {name: places for name, places in found.items() if len(places)}


def _contradicting(rows: pl.DataFrame, given: Circumstances) -> Places:
    # White space around a date sorts before all dates: such dates are suspects as well.
    may_be_old = _LASTMOD.lt(given.year_ago)
    may_be_to_come = _LASTMOD.gt(f"{given.tomorrow}~") | (_LASTMOD < "0")
    is_suspect = ((_CHANGEFREQ == "always") & may_be_old) | ((_CHANGEFREQ == "never") & may_be_to_come)
    places = rows.select(is_suspect.fill_null(value=False).arg_true()).to_series()
    if places.is_empty():
        return NO_PLACES
    date = pl.col("date")
    suspects = rows.select(_CHANGEFREQ.gather(places), date=_LASTMOD.gather(places).str.strip_chars(XML_SPACE))
    is_old = (_CHANGEFREQ == "always") & (pl.concat_str(date, pl.lit("~")) < given.year_ago)
    is_to_come = (_CHANGEFREQ == "never") & (date > f"{given.tomorrow}~")
    # A zone that is missing moves a time by a day at most, and has a rule of its own.
    is_real = is_like(f"{dates.REAL}|{dates.REAL_BUT_FOR_ZONE}", date)
    found = suspects.select((is_real & (is_old | is_to_come)).arg_true()).to_series()
    broken: Places = places.gather(found).to_numpy().astype(np.uint32)
    return broken


def judge_entry(values: Mapping[FieldName, str | None], given: Circumstances | None = None) -> tuple[str, ...]:
    """Judge the values of one entry beside each other.

    Args:
        values: At least those that the rules look at; None for an absent element.
        given: What verdicts depend on; None for today and the usual patterns.

    Returns:
        The ids of the rules that it breaks, in the order of the catalogue.
    """
    lastmod, changefreq = (values["lastmod"] or "").strip(XML_SPACE), values["changefreq"]
    if changefreq not in ("always", "never"):
        return ()
    if not dates.is_real_date(lastmod) and not dates.is_real_but_for_zone(lastmod):
        return ()
    given = given or Circumstances()
    is_denied = given.is_older_than_a_year(lastmod) if changefreq == "always" else given.is_future(lastmod)
    return ("changefreq-contradicts",) if is_denied else ()
