"""The terms of filters as data: comparisons, and alternatives of them. `holding` says where they hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

import polars as pl

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import listed, msg
from sitemap_studio.protocol.fields import FIELD_BY_NAME, Kind
from sitemap_studio.search.keys import instant, number
from sitemap_studio.search.patterns import check_characters, check_expression, check_length
from sitemap_studio.search.places import folder_named
from sitemap_studio.search.ranges import BETWEEN, period, span
from sitemap_studio.search.words import (
    ENTRY,
    MISSING,
    NEGATED,
    OTHER,
    WITH_LIST,
    WITHOUT_VALUE,
    WORDS,
    Operator,
    Word,
    WordKind,
)

_MOST_NAMED: Final = 10
"""More choices are not named one by one."""


@dataclass(frozen=True)
class Condition:
    """One comparison.

    Attributes:
        field: What is asked: a word of `WORDS`.
        operator: How it is compared.
        value: With what; empty where the operator takes no value, or a list.
        values: The items of a list; one is enough.
    """

    field: str
    operator: Operator
    value: str = ""
    values: tuple[str, ...] = ()

    @property
    def items(self) -> tuple[str, ...]:
        """The items of the list, or the only value."""
        return self.values if self.operator in WITH_LIST else (self.value,)

    @property
    def asked(self) -> Operator:
        """The operator without its "not"."""
        return NEGATED.get(self.operator, self.operator)

    @property
    def is_negated(self) -> bool:
        """Whether it holds where `asked` does not."""
        return self.operator in NEGATED


@dataclass(frozen=True)
class Either:
    """Alternatives, of which one must hold.

    Attributes:
        alternatives: Two or more; of each all terms must hold. None is a single `Either`, so that there is one way only
            to say the same.
    """

    alternatives: tuple[tuple[Term, ...], ...]

    @property
    def field(self) -> str:
        """No word of filters: it may ask for several."""
        return ""


Term = Condition | Either
"""What a filter is made of."""


def either(alternatives: Sequence[tuple[Term, ...]]) -> tuple[Term, ...]:
    """Join alternatives with “or”; those that are alternatives themselves, and come twice, are taken in once."""
    flat: list[tuple[Term, ...]] = []
    for terms in alternatives:
        only = terms[0] if len(terms) == 1 else None
        flat += only.alternatives if isinstance(only, Either) else [terms]
    different = tuple(dict.fromkeys(flat))
    return different[0] if len(different) == 1 else (Either(different),)


def conditions_in(terms: Iterable[Term]) -> Iterator[Condition]:
    """All comparisons of some terms, in the order in which they are written."""
    for term in terms:
        if isinstance(term, Condition):
            yield term
        else:
            for alternative in term.alternatives:
                yield from conditions_in(alternative)


def check(condition: Condition, *places: int) -> Condition:
    """See that a condition makes sense.

    Args:
        condition: The condition.
        places: Where its items stand in what the user typed; 0 where nobody typed them.

    Returns:
        The same condition.

    Raises:
        ExpressionError: It does not; says why and where.
    """
    operator, word = condition.operator, WORDS[condition.field]
    if operator not in word.operators:
        raise _wrong_operator(condition, places[0] if places else 0)
    if operator in WITHOUT_VALUE:
        return condition
    for item, at in zip_longest(condition.items, places, fillvalue=0):
        _check_item(condition, word, str(item), int(at))
    return condition


def _check_item(condition: Condition, word: Word, item: str, at: int) -> None:
    check_characters(item, at=at)
    if condition.asked == "matches":
        check_expression(item, at=at)
    elif condition.asked == "contains":
        check_length(item, at=at)
    elif word.choices:
        _check_choice(word, item, at)
    elif word.kind is WordKind.FOLDER:
        _check_folder(item, at)
    elif condition.operator in WITH_LIST:
        _check_range(condition.field, item, at)
    elif condition.operator in ("<", ">", "<=", ">="):
        _check_order(condition, at)
    elif condition.field == ENTRY and condition.asked == "=" and not is_number(item):
        raise ExpressionError(msg("“{item}” is not the number of an entry.", item=item), place=at)


def is_number(text: str) -> bool:
    """Whether a text stands for a number."""
    return pl.select(number(pl.lit(text))).item() is not None


def _wrong_operator(condition: Condition, at: int) -> ExpressionError:
    if condition.operator in ("<", ">", "<=", ">="):
        sentence = msg("“{field}” is not larger or smaller than another.", field=condition.field)
        return ExpressionError(sentence, place=at, hint="Use = or != with it.")
    known = listed(sorted(WORDS[condition.field].operators))
    return ExpressionError(
        msg(
            "“{field}” is not compared with “{operator}”, but by {known}.",
            field=condition.field,
            operator=condition.operator,
            known=known,
        ),
        place=at,
    )


def _check_choice(word: Word, item: str, at: int) -> None:
    if item not in word.choices:
        few = len(word.choices) < _MOST_NAMED
        known = listed(sorted(word.choices)) if few else msg("error, warning, info or the name of a rule")
        raise ExpressionError(
            msg("“{word}” can't be “{item}”.", word=word.name, item=item),
            place=at,
            hint=msg("It can be {known}.", known=known),
        )


def _check_folder(item: str, at: int) -> None:
    if folder_named(item) is None:
        sentence = msg("“{item}” is not the address of a folder.", item=item)
        raise ExpressionError(sentence, place=at, hint="Write it as https://www.example.com/blog/, or odd.")


def _check_range(field: str, item: str, at: int) -> None:
    """Ranges must be some; a text that is no range is compared as it is."""
    kind = FIELD_BY_NAME[field].kind if field in FIELD_BY_NAME else None
    if item in (MISSING, OTHER):
        return
    if kind is Kind.DATE and period(item) is None:
        sentence = msg("“{item}” is neither a date nor a range of dates.", item=item)
        raise ExpressionError(sentence, place=at, hint="Write it as 2026-11, 2026-01..2026-03 or last 30 days.")
    if (kind is Kind.NUMBER or field == ENTRY) and BETWEEN in item and span(item) is None:
        raise ExpressionError(
            msg("“{item}” is not a range of numbers.", item=item), place=at, hint="Write it as 0.5..0.8."
        )
    if field == ENTRY and span(item) is None:
        raise ExpressionError(msg("“{item}” is not the number of an entry.", item=item), place=at)


def _check_order(condition: Condition, at: int) -> None:
    field, operator, value = condition.field, condition.operator, condition.value
    kind = None if field == ENTRY else FIELD_BY_NAME[field].kind
    if kind in (None, Kind.NUMBER) and not is_number(value):
        raise ExpressionError(
            msg("“{field} {operator}” needs a number, not “{value}”.", field=field, operator=operator, value=value),
            place=at,
        )
    if kind is Kind.DATE and pl.select(instant(pl.lit(value))).item() is None:
        raise ExpressionError(
            msg("“lastmod {operator}” needs a date such as 2026-11-02, not “{value}”.", operator=operator, value=value),
            place=at,
        )
