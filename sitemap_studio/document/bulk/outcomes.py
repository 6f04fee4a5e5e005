"""What a bulk edit makes of a column: new texts, and why some can't be used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import polars as pl

from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.dates import XML_SPACE

AMBIGUOUS: Final = "ambiguous"
READ_ONLY: Final = "read-only"
NO_DATE: Final = "no-date"
NO_DAY: Final = "no-day"
NO_FILE: Final = "no-file"
NO_NUMBER: Final = "no-number"
NO_WEB: Final = "no-web"
OUT_OF_CALENDAR: Final = "out-of-calendar"
OUTSIDE: Final = "outside"

REASONS: Final[dict[str, str]] = {
    AMBIGUOUS: msg("can be read in more than one way"),
    READ_ONLY: msg("read-only"),
    NO_DATE: msg("no date that exists"),
    NO_DAY: msg("tells no day"),
    NO_FILE: msg("no file in the folder"),
    NO_NUMBER: msg("no number"),
    NO_WEB: msg("no address on the web"),
    OUT_OF_CALENDAR: msg("would leave the years 1 to 9999"),
    OUTSIDE: msg("leads out of the folder"),
}
"""Why a value can't be used, in a few words, by the word for it."""


@dataclass(frozen=True)
class ColumnResult:
    """What becomes of some values.

    Attributes:
        after: The new texts; null takes the element away. Those that can't be used are not looked at.
        unusable: For each why it can't be used (a key of `REASONS`); null where it can.
    """

    after: pl.Series
    unusable: pl.Series


ColumnFunction = Callable[[pl.DataFrame, Mapping[str, Any]], ColumnResult]
"""Works out new texts from the columns `text` (of the field) and `loc`, and from what the user said."""


def outcome(rows: pl.DataFrame, after: pl.Expr, unusable: pl.Expr | None = None) -> ColumnResult:
    """The outcome that two expressions over the columns give."""
    why = pl.lit(None, pl.String) if unusable is None else unusable.cast(pl.String)
    found = rows.select(pl.col("text"), after.cast(pl.String).alias("after"), why.alias("unusable"))
    return ColumnResult(found["after"], found["unusable"])


def mapped(rows: pl.DataFrame, is_asked: pl.Expr, mend: Callable[[str], str | None], reason: str) -> ColumnResult:
    """The outcome of a function that is asked for each text once; where it answers None, a text can't be used.

    Args:
        rows: The columns.
        is_asked: For which texts; others stay.
        mend: The function.
        reason: Why a text can't be used for which it has no answer.
    """
    texts = rows["text"]
    asked = rows.select(is_asked.fill_null(value=False)).to_series().arg_true()
    if not len(asked):
        return ColumnResult(texts, pl.repeat(None, len(texts), dtype=pl.String, eager=True))
    before = texts.gather(asked).to_list()
    known = {text: mend(text) for text in dict.fromkeys(before)}
    answers = pl.Series([known[text] for text in before], dtype=pl.String)
    failed = answers.is_null()
    why = pl.Series([reason], dtype=pl.String).new_from_index(0, len(asked)).set(~failed, None)
    after = texts.scatter(asked, answers) if texts.n_chunks() == 1 else texts.rechunk().scatter(asked, answers)
    return ColumnResult(after, pl.repeat(None, len(texts), dtype=pl.String, eager=True).scatter(asked, why))


def only(rows: pl.DataFrame, is_asked: pl.Series, work: Callable[[pl.DataFrame], ColumnResult]) -> ColumnResult:
    """The outcome for some rows, worked out for these alone; other texts stay."""
    asked = is_asked.fill_null(value=False)
    if asked.all():
        return work(rows)
    texts, why = rows["text"], pl.repeat(None, rows.height, dtype=pl.String, eager=True)
    places = asked.arg_true()
    if not len(places):
        return ColumnResult(texts, why)
    found = work(rows.filter(asked))
    return ColumnResult(texts.rechunk().scatter(places, found.after), why.scatter(places, found.unusable))


def within_space(work: ColumnFunction) -> ColumnFunction:
    """Let work see texts without the white space of XML around them, which stays where it is."""

    def trimmed(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
        texts = rows["text"]
        cores = texts.str.strip_chars(XML_SPACE)
        if texts.equals(cores, null_equal=True):
            return work(rows, said)
        found = work(rows.with_columns(cores.alias("text")), said)
        # A text of nothing but white space has all of it before what comes.
        lead = f"(?s)^([{XML_SPACE}]*)"
        trail = f"(?s)[^{XML_SPACE}]([{XML_SPACE}]*)$"
        spaced = pl.concat_str(
            pl.col("text").str.extract(lead, 1), found.after, pl.col("text").str.extract(trail, 1).fill_null("")
        )
        after = rows.select(pl.when(texts.is_null()).then(found.after).otherwise(spaced)).to_series()
        return ColumnResult(after, found.unusable)

    return trimmed


def reason_where(*cases: tuple[pl.Expr, str]) -> pl.Expr:
    """The word for the first case that holds."""
    return pl.coalesce([pl.when(holds).then(pl.lit(reason)) for holds, reason in cases])
