"""The words of filters, declared once: what can be asked of an entry, and how it is compared.

Items of lists: single values, ranges of dates and of numbers, and the last days.

The terms of filters as data: comparisons, and alternatives of them. `holding` says where they hold.

Filters: conditions joined by “and” and “or”, how they are written, and the entries that they choose.

    WORD OP VALUE [and WORD OP VALUE …] [or WORD OP VALUE …]

“and” binds closer than “or”; parentheses group. A value without quotes ends where a further condition begins, and
within parentheses at the one that closes them; its own parentheses come in pairs there.

WORD is a field (loc, lastmod, changefreq, priority), `any` for one of them, entry (its place in the set, from 1),
sitemap (its name), folder (its address), extension, problem (a severity or a rule) or state. OP is one of = != < > <=
>=, contains, matches, in, their negations (does not contain, does not match, not in), or `is empty` and `is not empty`,
which take no value; `WORDS` says which go with what. A value with blanks may stand in quotes, in which a quote of that
kind is written twice. `contains` does not look at case; `matches` is a regular expression in Rust's syntax, which takes
linear time on any input. `in` takes items with commas between them:

    changefreq in daily, weekly, missing          lastmod in 2026-01..2026-03, last 30 days
    priority in 0.5..0.8, other                   entry in 1..100

What conditions show, in words: for the line above the table, for the names of saved filters, for reports.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from enum import Enum
from itertools import zip_longest
from typing import Final, Literal, cast, get_args

import polars as pl

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import Message, join, listed, msg, msg_from, quoted
from sitemap_studio.protocol.catalogue import RULES, Severity
from sitemap_studio.protocol.dates import W3cDate, parse_w3c
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FIELDS, FieldName, Kind
from sitemap_studio.protocol.fields import Kind as FieldKind
from sitemap_studio.protocol.values import is_decimal
from sitemap_studio.search.field_values import instant, number
from sitemap_studio.search.folders import ODD_WORD, folder_named
from sitemap_studio.search.patterns import check_characters, check_expression, check_length

Operator = Literal[
    "=", "!=", "<", ">", "<=", ">=", "contains", "does not contain", "matches", "does not match", "in", "not in",
    "is empty", "is not empty",
]  # fmt: skip
"""How a condition compares."""

OPERATORS: Final[tuple[Operator, ...]] = get_args(Operator)
"""All of them."""

NEGATED: Final[dict[Operator, Operator]] = {
    "!=": "=",
    "does not contain": "contains",
    "does not match": "matches",
    "not in": "in",
    "is not empty": "is empty",
}
"""Operators that hold where another does not."""

WITHOUT_VALUE: Final[frozenset[Operator]] = frozenset(("is empty", "is not empty"))
"""Operators that take no value."""

WITH_LIST: Final[frozenset[Operator]] = frozenset(("in", "not in"))
"""Operators that take a list."""

EXTENSION_KINDS: Final = ("image", "video", "news", "alternate", "mobile", "other")
"""The kinds of extensions by which entries are found; `other` is any element that is none of the others."""

_TEXT: Final = frozenset(OPERATORS)
_ORDER: Final[frozenset[Operator]] = frozenset(("<", ">", "<=", ">="))
_LIST: Final[frozenset[Operator]] = frozenset(("=", "!=", "in", "not in"))
_FIND: Final[frozenset[Operator]] = frozenset(
    ("=", "!=", "contains", "does not contain", "matches", "does not match")
)  # fmt: skip

MISSING: Final = "missing"
"""In a list: the field is absent or blank."""

OTHER: Final = "other"
"""In a list: the field says something that it may not: no change frequency, no date, no number."""

ENTRY: Final = "entry"
"""The word for an entry's place in the set, counted from 1."""

ANY: Final = "any"
"""The word for all fields: one of them is enough."""


class FilterFieldKind(Enum):
    """What a word asks of an entry."""

    FIELD = "field"
    ANY = "any"
    ENTRY = "entry"
    SITEMAP = "sitemap"
    FOLDER = "folder"
    EXTENSION = "extension"
    PROBLEM = "problem"
    STATE = "state"


@dataclass(frozen=True)
class FilterField:
    """What a condition can begin with.

    Attributes:
        name: The word.
        kind: What it asks.
        operators: How it can be compared.
        choices: The values that there are; empty for any text.
        title: What it is called in a sentence, if not by its name.
    """

    name: str
    kind: FilterFieldKind
    operators: frozenset[Operator]
    choices: frozenset[str] = frozenset()
    title: str = ""


STATES: Final = ("changed", "new", "unchanged")
"""What became of an entry since it was read or saved; a new one has changed, too."""

SEVERITIES: Final = tuple(severity.value for severity in Severity)
"""The severities by which entries are found."""

FILTER_FIELDS: Final[dict[str, FilterField]] = {
    word.name: word
    for word in (
        *(FilterField(field.name, FilterFieldKind.FIELD, _TEXT - _ORDER if field.kind is FieldKind.CHOICE else _TEXT)
          for field in FIELDS),
        FilterField(ENTRY, FilterFieldKind.ENTRY, _TEXT, title="number"),
        FilterField(ANY, FilterFieldKind.ANY, _FIND),
        FilterField("sitemap", FilterFieldKind.SITEMAP, _FIND | _LIST),
        FilterField("folder", FilterFieldKind.FOLDER, _LIST),
        FilterField("extension", FilterFieldKind.EXTENSION, _LIST | WITHOUT_VALUE, frozenset(EXTENSION_KINDS)),
        FilterField("problem", FilterFieldKind.PROBLEM, _LIST | WITHOUT_VALUE, frozenset((*SEVERITIES, *RULES))),
        FilterField("state", FilterFieldKind.STATE, _LIST, frozenset(STATES)),
    )
}  # fmt: skip
"""All words by name, fields first."""


BETWEEN: Final = ".."
"""Stands between the first and the last of a range, either of which may be left out."""

_LAST_DAYS: Final = re.compile(r"last\s+([0-9]{1,5})\s+days?", re.IGNORECASE)
_UNITS: Final = {
    "day": timedelta(days=1),
    "minute": timedelta(minutes=1),
    "second": timedelta(seconds=1),
    "fraction": timedelta(microseconds=1),
}


def date_range(text: str, today: date | None = None) -> tuple[datetime | None, datetime | None] | None:
    """Return the half-open range of naive UTC times that an item names, None for no bound; None for no range.

    A date lasts until its end: 2026-01 is all of that month, 2026-01..2026-03 all of three. "last 7 days" are the
    current day and the six before, in UTC.
    """
    if found := _LAST_DAYS.fullmatch(text.strip()):
        return _last_days(int(found[1]), today or datetime.now(UTC).date())
    first_text, between, last_text = (part.strip() for part in text.partition(BETWEEN))
    if not between:
        last_text = first_text
    first, last = _real(first_text), _real(last_text)
    if (first_text and first is None) or (last_text and last is None) or not (first or last):
        return None
    return _begin_of(first) if first else None, _end_of(last) if last else None


def number_range(text: str) -> tuple[float | None, float | None] | None:
    """Return the bounds, both included, of an item such as 0.5 or 0.5..0.8; None for no range."""
    first_text, between, last_text = (part.strip() for part in text.partition(BETWEEN))
    if not between:
        last_text = first_text
    texts = [one for one in (first_text, last_text) if one]
    if not texts or not all(map(is_decimal, texts)):
        return None
    return float(first_text) if first_text else None, float(last_text) if last_text else None


def _last_days(count: int, today: date) -> tuple[datetime | None, datetime]:
    end = datetime.combine(today, datetime.min.time())
    try:
        return end - timedelta(days=max(count, 1) - 1), end + timedelta(days=1)
    except OverflowError:
        return None, end + timedelta(days=1)


def _real(text: str) -> W3cDate | None:
    found = parse_w3c(text)
    return found if found and found.instant else None


def _naive(moment: datetime) -> datetime:
    return moment.astimezone(UTC).replace(tzinfo=None)


def _begin_of(stated: W3cDate) -> datetime | None:
    assert stated.instant is not None  # only real dates come here
    try:
        return _naive(stated.instant)
    except OverflowError:
        return None


def _end_of(stated: W3cDate) -> datetime | None:
    """The first moment behind a date; None where that is beyond the calendar."""
    assert stated.instant is not None  # only real dates come here
    try:
        begin = _naive(stated.instant)
        if stated.precision == "year":
            return begin.replace(year=begin.year + 1)
        if stated.precision == "month":
            return (begin + timedelta(days=31)).replace(day=1)
        return begin + _UNITS[stated.precision]
    except (OverflowError, ValueError):
        return None


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
    operator, word = condition.operator, FILTER_FIELDS[condition.field]
    if operator not in word.operators:
        raise _wrong_operator(condition, places[0] if places else 0)
    if operator in WITHOUT_VALUE:
        return condition
    for item, at in zip_longest(condition.items, places, fillvalue=0):
        _check_item(condition, word, str(item), int(at))
    return condition


def _check_item(condition: Condition, word: FilterField, item: str, at: int) -> None:
    check_characters(item, at=at)
    if condition.asked == "matches":
        check_expression(item, at=at)
    elif condition.asked == "contains":
        check_length(item, at=at)
    elif word.choices:
        _check_choice(word, item, at)
    elif word.kind is FilterFieldKind.FOLDER:
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
    known = listed(sorted(FILTER_FIELDS[condition.field].operators))
    return ExpressionError(
        msg(
            "“{field}” is not compared with “{operator}”, but by {known}.",
            field=condition.field,
            operator=condition.operator,
            known=known,
        ),
        place=at,
    )


def _check_choice(word: FilterField, item: str, at: int) -> None:
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
    if kind is Kind.DATE and date_range(item) is None:
        sentence = msg("“{item}” is neither a date nor a range of dates.", item=item)
        raise ExpressionError(sentence, place=at, hint="Write it as 2026-11, 2026-01..2026-03 or last 30 days.")
    if (kind is Kind.NUMBER or field == ENTRY) and BETWEEN in item and number_range(item) is None:
        raise ExpressionError(
            msg("“{item}” is not a range of numbers.", item=item), place=at, hint="Write it as 0.5..0.8."
        )
    if field == ENTRY and number_range(item) is None:
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


_OPERATOR: Final = (
    r"(?:!=|<=|>=|=|<|>|(?:contains|does\s+not\s+contain|matches|does\s+not\s+match"
    r"|is\s+not\s+empty|is\s+empty|not\s+in|in)(?=\s|$|[\"')]))"
)
_OLD_WORDS: Final = "|".join((*FIELD_NAMES, ENTRY))
_WORDS: Final = "|".join(FILTER_FIELDS)
_START: Final = re.compile(rf"\s*(?P<field>{_WORDS})\s*(?P<op>{_OPERATOR})", re.IGNORECASE)
_DOUBLE: Final = r'"(?P<double>(?:[^"]|"")*)"'
_SINGLE: Final = r"'(?P<single>(?:[^']|'')*)'"
_QUOTED: Final = re.compile(rf"\s*(?:{_DOUBLE}|{_SINGLE})\s*(?=(?P<end>(?:and|or)\b|[,)]|$))", re.IGNORECASE)
_NEXT: Final = re.compile(
    rf"\s+(?:and\s+(?:{_OLD_WORDS})\b|(?:and|or)(?:\s+|(?=\())[\s(]*(?:{_WORDS})\s*{_OPERATOR})",
    re.IGNORECASE,
)
_AND: Final = re.compile(r"\s*and(?:\s+|$|(?=\())", re.IGNORECASE)
_OR: Final = re.compile(r"\s*or(?:\s+|$|(?=\())", re.IGNORECASE)
_OPENING: Final = re.compile(r"\s*\(")
_CLOSING: Final = re.compile(r"\s*\)")
_GROUPED: Final = re.compile(rf"[\s(]*{_START.pattern}", re.IGNORECASE)
"""A condition, within parentheses or not."""

_NAMED: Final = re.compile(rf"\s*(?P<field>{_WORDS})\s+(?=[^\s\"'])", re.IGNORECASE)
"""A word of filters with something behind it: no address has blanks in it."""

_FURTHER: Final = re.compile(r"\s(?:an?|o|(?:and|or)(?:\s+\(*\s*(?P<begun>[a-z]+)?)?)$", re.IGNORECASE)
_QUOTES: Final = ('"', "'")
_SAFE: Final = re.compile(r"[^\s\"',()]+(?: [0-9a-zA-Z/_.\-]+)*")
"""Values that need no quotes, unless a condition seems to begin in them."""

_MOST_LEVELS: Final = 50
"""Parentheses within parentheses."""


@dataclass(frozen=True)
class Filter:
    """Terms that must all hold; none hold for every entry."""

    conditions: tuple[Term, ...] = ()

    @property
    def text(self) -> str:
        """The words by which `parse_filter` reads the same filter again; empty for none."""
        return _written(self.conditions)

    @property
    def sentence(self) -> str:
        """What it shows, in words."""
        return format_filter(self.conditions)

    @property
    def kinds(self) -> frozenset[FilterFieldKind]:
        """What it asks for: whoever finds out facts need not find out others."""
        return frozenset(FILTER_FIELDS[condition.field].kind for condition in conditions_in(self.conditions))

    def __and__(self, other: Filter) -> Filter:
        """Both; what both ask is asked once."""
        return Filter(tuple(dict.fromkeys((*self.conditions, *other.conditions))))


ALL: Final = Filter()
"""Lets every entry through."""


def parse_filter(text: str) -> Filter:
    """Read the words of a filter.

    Raises:
        ExpressionError: They can't be understood; the sentence says where.
    """
    terms, place = _alternatives(text, 0, 0)
    if text[place:].strip():
        raise _misread(text, place, msg("“and” or “or” must come next"))
    return Filter(terms)


def _alternatives(text: str, place: int, depth: int) -> tuple[tuple[Term, ...], int]:
    """Read terms joined by “or”, and say where they end."""
    found: list[tuple[Term, ...]] = []
    while True:
        terms, place = _terms(text, place, depth)
        found.append(terms)
        joint = _OR.match(text, place)
        if joint is None:
            return either(found), place
        place = joint.end()


def _terms(text: str, place: int, depth: int) -> tuple[tuple[Term, ...], int]:
    """Read terms joined by “and”, and say where they end."""
    found: list[Term] = []
    while True:
        opening = _OPENING.match(text, place)
        if opening is not None:
            terms, place = _group(text, opening.end(), depth + 1)
            found += terms
        else:
            condition, place = _condition(text, place, depth)
            found.append(condition)
        joint = _AND.match(text, place)
        if joint is None:
            return tuple(found), place
        place = joint.end()


def _group(text: str, place: int, depth: int) -> tuple[tuple[Term, ...], int]:
    """Read what stands between parentheses, behind the first."""
    if depth > _MOST_LEVELS:
        raise _misread(text, place, msg("parentheses are nested no more than {most} deep", most=_MOST_LEVELS))
    terms, place = _alternatives(text, place, depth)
    closing = _CLOSING.match(text, place)
    if closing is None:
        raise _misread(text, place, msg("“and”, “or” or “)” must come next"))
    return terms, closing.end()


def _condition(text: str, place: int, depth: int) -> tuple[Condition, int]:
    start = _START.match(text, place)
    if start is None:
        raise _misread(text, place)
    field, operator = start["field"].lower(), cast(Operator, " ".join(start["op"].lower().split()))
    condition, places, end = _with_value(Condition(field, operator), text, start.end(), is_grouped=depth > 0)
    return check(condition, *places), end


def parse_typed(text: str, field: FieldName | str = "loc") -> Filter:
    """Read what is typed into the window: a filter, `/a regular expression/`, or a text to look for.

    Args:
        text: What was typed.
        field: Where to look for a text or an expression: a field, or `any`.

    Raises:
        ExpressionError: It looks like a filter or an expression, but can't be understood.
    """
    wanted = text.strip()
    begins = len(text) - len(text.lstrip())
    if _GROUPED.match(wanted):
        return _finished(text)
    named = _NAMED.match(text)
    if named is not None:
        operators = [operator for operator in OPERATORS if operator in FILTER_FIELDS[named["field"].lower()].operators]
        raise _misread(text, named.end(), msg("one of {operators} must come next", operators=listed(operators)))
    if len(wanted) > 2 and wanted.startswith("/") and wanted.endswith("/") and _is_expression(wanted[1:-1]):
        return Filter((check(Condition(field, "matches", wanted[1:-1]), begins + 1),))
    return Filter((check(Condition(field, "contains", wanted), begins),))


def _finished(text: str) -> Filter:
    """Read the words of a filter that somebody may be in the middle of typing.

    Raises:
        ExpressionError: They can't be understood, or a further condition or a value in quotes is only begun: that would
            be taken for a part of a value.
    """
    further = _FURTHER.search(text)
    begun = (further["begun"] or "").lower() if further is not None else None
    if begun is not None and text.count('"') % 2 == 0 and any(word.startswith(begun) for word in FILTER_FIELDS):
        raise _misread(text, len(text.rstrip()) - len(begun))
    wanted = parse_filter(text)
    *_, condition = conditions_in(wanted.conditions)
    last = condition.items[-1]
    if last[:1] in _QUOTES and last.count(last[0]) % 2 and text.rstrip().endswith(last):
        raise _misread(text, text.rindex(last), msg("its quotation mark must be closed"))
    return wanted


def _with_value(condition: Condition, text: str, place: int, *, is_grouped: bool) -> tuple[Condition, list[int], int]:
    """The condition with what stands behind it, where its items begin, and where it ends."""
    if condition.operator in WITHOUT_VALUE:
        return condition, [place], place
    if condition.operator in WITH_LIST:
        values, places, end = _items(text, place, is_grouped=is_grouped)
        return replace(condition, values=values), places, end
    value, at, end = _value(text, place, is_grouped=is_grouped)
    return replace(condition, value=value), [at], end


def _value(text: str, place: int, *, is_grouped: bool, is_item: bool = False) -> tuple[str, int, int]:
    """Read a value, or an item of a list; say where it begins and where what is behind it does."""
    quoted = _QUOTED.match(text, place)
    if quoted and {",": is_item, ")": is_grouped}.get(quoted["end"], True):
        return _unquoted(quoted), _start_of(quoted), quoted.end()
    end = _end_of_value(text, place, is_grouped=is_grouped, is_item=is_item)
    value = text[place:end].strip()
    if not value:
        raise _misread(text, place, msg("a value must come next"))
    return value, text.index(value, place), end


def _end_of_value(text: str, place: int, *, is_grouped: bool, is_item: bool) -> int:
    """Find where a value without quotes ends."""
    # No further than the next comma: for each of many items the whole rest would be searched.
    comma = text.find(",", place) if is_item else -1
    stop = comma if comma >= 0 else len(text)
    following = _NEXT.search(text, place, stop)
    end = following.start() if following else stop
    if is_grouped:
        n_open = 0
        for at in range(place, end):
            n_open += (text[at] == "(") - (text[at] == ")")
            if n_open < 0:
                return at
    return end


def _items(text: str, place: int, *, is_grouped: bool) -> tuple[tuple[str, ...], list[int], int]:
    values: list[str] = []
    places: list[int] = []
    while True:
        value, at, place = _value(text, place, is_grouped=is_grouped, is_item=True)
        values.append(value)
        places.append(at)
        if not text.startswith(",", place):
            return tuple(values), places, place
        place += 1


def _unquoted(quoted: re.Match[str]) -> str:
    if quoted["double"] is not None:
        return quoted["double"].replace('""', '"')
    return quoted["single"].replace("''", "'")


def _start_of(quoted: re.Match[str]) -> int:
    return quoted.start("double") if quoted["double"] is not None else quoted.start("single")


def _written(terms: Sequence[Term]) -> str:
    if len(terms) == 1 and isinstance(terms[0], Either):
        return " or ".join(map(_written, terms[0].alternatives))
    return " and ".join(
        _written_condition(term) if isinstance(term, Condition) else f"({_written([term])})" for term in terms
    )


def _written_condition(condition: Condition) -> str:
    head = f"{condition.field} {condition.operator}"
    if condition.operator in WITHOUT_VALUE:
        return head
    return f"{head} {', '.join(map(_quoted_if_need_be, condition.items))}"


def _quoted_if_need_be(value: str) -> str:
    if _SAFE.fullmatch(value) and not re.search(r"\b(?:and|or)\b", value, re.IGNORECASE):
        return value
    return '"' + value.replace('"', '""') + '"'


def _is_expression(text: str) -> bool:
    """A path such as `/blog/` is a text to look for, not an expression."""
    return any(character in r".*+?[](){}^$|\\" for character in text)


def _misread(text: str, place: int, wanted: str = "") -> ExpressionError:
    rest = text[place:].strip()
    where = msg("at “{rest}”", rest=rest[:40]) if rest else msg("at its end")
    expected = wanted or msg(
        "a condition such as “loc contains /blog/” must come next (words: {words})", words=listed(FILTER_FIELDS)
    )
    at = text.index(rest, place) if rest else len(text)
    return ExpressionError(
        msg("The filter can't be understood {where}: {expected}.", where=where, expected=expected), place=at
    )


_JOINED_AND: Final = msg("{first} and {last}")
_JOINED_OR: Final = msg("{first} or {last}")
_VERBS: Final = {
    "=": msg("is"),
    "!=": msg("is not"),
    "<": msg("is less than"),
    ">": msg("is more than"),
    "<=": msg("is at most"),
    ">=": msg("is at least"),
    "contains": msg("contains"),
    "does not contain": msg("does not contain"),
    "matches": msg("matches"),
    "does not match": msg("does not match"),
    "in": msg("is"),
    "not in": msg("is not"),
    "is empty": msg("is missing"),
    "is not empty": msg("is there"),
}
_VERBS_OF_DATES: Final = {
    "<": msg("is before"), ">": msg("is after"), "<=": msg("is no later than"), ">=": msg("is no earlier than"),
}  # fmt: skip
_STATES: Final = {
    "changed": msg("that changed since the set was opened or saved"),
    "new": msg("that are new"),
    "unchanged": msg("that did not change since the set was opened or saved"),
}
_SEVERITIES: Final = {"error": msg("errors"), "warning": msg("warnings"), "info": msg("infos")}


def format_filter(conditions: Sequence[Term]) -> str:
    """What some terms show, in one sentence without its full stop."""
    if not conditions:
        return msg("All entries")
    return msg("Entries {joined}", joined=_all_of(conditions))


def _all_of(terms: Sequence[Term]) -> str:
    return _joined([_clause(term) for term in terms], _JOINED_AND)


def _clause(condition: Term) -> str:
    if isinstance(condition, Either):
        return msg(
            "either {clauses}", clauses=_joined([_all_of(terms) for terms in condition.alternatives], _JOINED_OR)
        )
    match FILTER_FIELDS[condition.field].kind:
        case FilterFieldKind.STATE:
            words = [_STATES[item] for item in condition.items]
            return _negated(condition, _joined(words, _JOINED_OR))
        case FilterFieldKind.PROBLEM:
            return _with(condition, msg("problems"), [_problem(item) for item in condition.items])
        case FilterFieldKind.EXTENSION:
            return _with(condition, msg("extensions"), list(condition.items))
        case FilterFieldKind.FOLDER:
            where = [_folder(item) for item in condition.items]
            clause = _joined(where, _JOINED_OR)
            return msg("not {clause}", clause=clause) if condition.is_negated else clause
        case _:
            return _comparison(condition)


def _comparison(condition: Condition) -> str:
    word = FILTER_FIELDS[condition.field]
    is_date = condition.field == "lastmod"
    verb = (_VERBS_OF_DATES if is_date else {}).get(condition.operator) or _VERBS[condition.operator]
    whose = (
        msg("any of whose fields")
        if word.kind is FilterFieldKind.ANY
        else msg("whose {title}", title=msg_from(word.title or condition.field))
    )
    clause = join([whose, verb])
    if condition.operator in ("is empty", "is not empty"):
        return clause
    if condition.asked == "in":
        return join([clause, _joined([_item(item) for item in condition.values], _JOINED_OR)])
    value = f"/{condition.value}/" if condition.asked == "matches" else quoted(condition.value)
    return join([clause, value])


def _item(item: str) -> str:
    if item == MISSING:
        return msg("missing")
    if item == OTHER:
        return msg("something else")
    first, between, last = (part.strip() for part in item.partition(BETWEEN))
    if not between or "/" in item:
        return quoted(item) if any(character.isspace() for character in item) else item
    if first and last:
        return msg("from {first} to {last}", first=first, last=last)
    return msg("from {first} on", first=first) if first else msg("up to {last}", last=last)


def _with(condition: Condition, what: str, items: list[str]) -> str:
    if condition.asked == "is empty":
        return msg("with {what}", what=what) if condition.is_negated else msg("without {what}", what=what)
    which = _joined(items, _JOINED_OR)
    if condition.is_negated:
        return msg("without {what}: {which}", what=what, which=which)
    return msg("with {what}: {which}", what=what, which=which)


def _problem(item: str) -> str:
    return _SEVERITIES.get(item) or (quoted(msg_from(RULES[item].title)) if item in RULES else item)


def _folder(item: str) -> str:
    return msg("whose address has no folder") if item.strip().lower() == ODD_WORD else msg("in {item}", item=item)


def _negated(condition: Condition, clause: str) -> str:
    return msg("but not those {clause}", clause=clause) if condition.is_negated else clause


def _joined(words: Sequence[str], ending: Message) -> str:
    if len(words) < 2:
        return words[0] if words else ""
    return msg_from(ending, first=listed(words[:-1]), last=words[-1])
