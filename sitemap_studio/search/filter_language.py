"""Language of filters: fields and operators, parsing, validation, and conversion to text.

    FIELD OP VALUE [and FIELD OP VALUE …] [or FIELD OP VALUE …]

“and” binds closer than “or”; parentheses group. A value without quotes ends where a further condition begins, and
within parentheses at the one that closes them; its own parentheses come in pairs there.

FIELD is a field (loc, lastmod, changefreq, priority), `any` for one of them, entry (its position in the set, from 1),
sitemap (its name), folder (its URL), extension, problem (a severity or a rule), state, or a fact about its page: a
column of `PAGE_COLUMNS`, indexable (yes, no, unknown), dates (a class of lastmod), or cause (its name). OP is one of = != < > <= >=,
contains, matches, in, their negations (does not contain, does not match, not in), or `is empty` and `is not empty`,
which take no value; `FILTER_FIELDS` has the operators of each field. A value with blanks may be quoted, with quotes of
that kind doubled in it. `contains` ignores case; `matches` takes a regular expression in Rust's syntax, which needs
linear time on any input. `in` takes items separated by commas:

    changefreq in daily, weekly, missing          lastmod in 2026-01..2026-03, last 30 days
    priority in 0.5..0.8, other                   entry in 1..100

In the filter line of the window, a text or a /regular expression/ to find in loc may stand for a condition.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from difflib import get_close_matches
from itertools import accumulate, zip_longest
from typing import ClassVar, Final, Literal, NamedTuple, cast, get_args

import polars as pl

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import listed, msg
from sitemap_studio.model.page_columns import CAUSE_COLUMNS, DATE_COLUMNS, PAGE_COLUMNS, PageValue
from sitemap_studio.protocol.changefreq_priority import is_decimal
from sitemap_studio.protocol.dates import W3cDate, parse_w3c
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FIELDS, Kind
from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE, DateClassName
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.typed_values import parse_instant, parse_number
from sitemap_studio.search.patterns import check_characters, check_expression, check_length
from sitemap_studio.search.url_folders import parse_folder

Operator = Literal[
    "=", "!=", "<", ">", "<=", ">=", "contains", "does not contain", "matches", "does not match", "in", "not in",
    "is empty", "is not empty",
]  # fmt: skip

OPERATORS: Final[tuple[Operator, ...]] = get_args(Operator)

NEGATED: Final[dict[Operator, Operator]] = {
    "!=": "=",
    "does not contain": "contains",
    "does not match": "matches",
    "not in": "in",
    "is not empty": "is empty",
}
"""Negations and the operators that they negate."""

WITHOUT_VALUE: Final[frozenset[Operator]] = frozenset(("is empty", "is not empty"))
WITH_LIST: Final[frozenset[Operator]] = frozenset(("in", "not in"))

EXTENSION_KINDS: Final = ("image", "video", "news", "alternate", "mobile", "other")
"""Kinds of extensions; `other` is any other element."""

_TEXT: Final = frozenset(OPERATORS)
_ORDER: Final[frozenset[Operator]] = frozenset(("<", ">", "<=", ">="))
_LIST: Final[frozenset[Operator]] = frozenset(("=", "!=", "in", "not in"))
_FIND: Final[frozenset[Operator]] = _TEXT - _ORDER - WITHOUT_VALUE - WITH_LIST

MISSING: Final = "missing"
"""List item for an absent or blank field."""

OTHER: Final = "other"
"""List item for a text that the field may not have, such as a wrong date."""

ENTRY: Final = "entry"
"""Position in the set, from 1."""

ANY: Final = "any"
"""Any field of an entry."""


@dataclass(frozen=True)
class FilterField:
    """Field of conditions, with its operators; `choices` is empty unless the valid values are a fixed set."""

    name: str
    operators: frozenset[Operator]
    choices: frozenset[str] = frozenset()


STATES: Final = ("changed", "new", "unchanged")
"""States of an entry since it was read or saved; new ones also count as changed."""

SEVERITIES: Final = tuple(severity.value for severity in Severity)

INDEXABLE: Final = "indexable"
"""Filter field: whether search engines can index the page, according to its reason."""

INDEXABLE_CHOICES: Final[dict[bool | None, str]] = {True: "yes", False: "no", None: "unknown"}
"""Values of `INDEXABLE` in filters by the values of `IS_INDEXABLE`."""

DATES: Final = "dates"
"""Filter field: class of lastmod, compared with the evidence of when the page last changed."""

CAUSE: Final = "cause"
"""Filter field: name of the common cause for which pages redirect or have another canonical URL."""

_PAGE_OPERATORS: Final[dict[PageValue, frozenset[Operator]]] = {
    PageValue.NUMBER: _ORDER | _LIST | WITHOUT_VALUE,
    PageValue.TIME: _ORDER | _LIST | WITHOUT_VALUE,
    PageValue.REASON: _LIST | WITHOUT_VALUE,
    PageValue.URL: _TEXT - _ORDER,
    PageValue.TEXT: _TEXT - _ORDER,
}
_REASON_CHOICES: Final = frozenset((*IS_INDEXABLE, MISSING))
_PAGE_KINDS: Final = {
    PageValue.NUMBER: Kind.NUMBER, PageValue.TIME: Kind.DATE, PageValue.REASON: Kind.CHOICE, PageValue.URL: Kind.URL,
    PageValue.TEXT: Kind.URL,
}  # fmt: skip
"""Kind of filter field by whose rules the values of a page column are compared; texts are compared like URLs."""

FILTER_FIELDS: Final[dict[str, FilterField]] = {
    field.name: field
    for field in (
        *(FilterField(each.name, _TEXT - _ORDER if each.kind is Kind.CHOICE else _TEXT) for each in FIELDS),
        FilterField(ENTRY, _TEXT),
        FilterField(ANY, _FIND),
        FilterField("sitemap", _FIND | _LIST),
        FilterField("folder", _LIST),
        FilterField("extension", _LIST | WITHOUT_VALUE, frozenset(EXTENSION_KINDS)),
        FilterField("problem", _LIST | WITHOUT_VALUE, frozenset((*SEVERITIES, *RULES))),
        FilterField("state", _LIST, frozenset(STATES)),
        FilterField(INDEXABLE, _LIST | WITHOUT_VALUE, frozenset((*INDEXABLE_CHOICES.values(), MISSING))),
        *(
            FilterField(
                each.name, _PAGE_OPERATORS[each.kind], _REASON_CHOICES if each.kind is PageValue.REASON else frozenset()
            )
            for each in PAGE_COLUMNS.values()
        ),
        FilterField(DATES, _LIST, frozenset(get_args(DateClassName))),
        FilterField(CAUSE, _LIST),
    )
}  # fmt: skip
"""All filter fields by name."""

PAGE_FIELDS: Final = frozenset((INDEXABLE, *PAGE_COLUMNS))
"""Names of the filter fields about facts of pages, except `DATES` and `CAUSE`."""


def page_columns_of(fields: Collection[str]) -> frozenset[str]:
    """Return the names of the columns of `COLUMNS` that conditions about filter fields need; empty for other fields."""
    names = frozenset("reason" if name == INDEXABLE else name for name in fields if name in PAGE_FIELDS)
    derived = {DATES: DATE_COLUMNS, CAUSE: CAUSE_COLUMNS}
    return names.union(*(columns for name, columns in derived.items() if name in fields))


# Terms


@dataclass(frozen=True)
class Condition:
    """A comparison of a filter field with a value, or with a list of items one of which must match."""

    field: str
    operator: Operator
    value: str = ""
    values: tuple[str, ...] = ()

    @property
    def items(self) -> tuple[str, ...]:
        """Items of the list of an `in` condition; otherwise the value as the only item."""
        return self.values if self.operator in WITH_LIST else (self.value,)

    @property
    def positive(self) -> Operator:
        """Operator without negation: “contains” for “does not contain”."""
        return NEGATED.get(self.operator, self.operator)

    @property
    def is_negated(self) -> bool:
        """Whether the operator of the condition is a negation."""
        return self.operator in NEGATED


@dataclass(frozen=True)
class Either:
    """Two or more alternatives: sequences of terms that must all hold; no alternative is a single `Either`."""

    alternatives: tuple[tuple[Term, ...], ...]

    field: ClassVar[str] = ""
    """Empty, because alternatives may have conditions about several fields."""


Term = Condition | Either


def join_alternatives(alternatives: Sequence[tuple[Term, ...]]) -> tuple[Term, ...]:
    """Return alternatives as one `Either`, flattened and without repetitions; if only one is left, return its terms."""
    flat: list[tuple[Term, ...]] = []
    for terms in alternatives:
        only = terms[0] if len(terms) == 1 else None
        flat += only.alternatives if isinstance(only, Either) else [terms]
    different = tuple(dict.fromkeys(flat))
    return different[0] if len(different) == 1 else (Either(different),)


def conditions_in(terms: Iterable[Term]) -> Iterator[Condition]:
    """Yield all conditions of terms, also those inside alternatives, in order."""
    for term in terms:
        if isinstance(term, Condition):
            yield term
        else:
            for alternative in term.alternatives:
                yield from conditions_in(alternative)


@dataclass(frozen=True)
class Filter:
    """Terms that must all hold; without any, every entry matches."""

    conditions: tuple[Term, ...] = ()

    @property
    def text(self) -> str:
        """Text of the filter, which `parse_filter` converts back; empty for a filter without terms."""
        return _filter_text(self.conditions)

    @property
    def fields(self) -> frozenset[str]:
        """Names of the filter fields in the conditions of the filter, which determine the needed facts."""
        return frozenset(condition.field for condition in conditions_in(self.conditions))

    def __and__(self, other: Filter) -> Filter:
        """Return a filter with the terms of both, without repetitions."""
        return Filter(tuple(dict.fromkeys((*self.conditions, *other.conditions))))


ALL: Final = Filter()
"""Matches every entry."""


# Items of lists

_BETWEEN: Final = ".."
"""Separates the bounds of a range, either of which may be missing."""

_LAST_DAYS: Final = re.compile(r"last\s+([0-9]{1,5})\s+days?", re.IGNORECASE)
_UNITS: Final = {
    "day": timedelta(days=1),
    "minute": timedelta(minutes=1),
    "second": timedelta(seconds=1),
    "fraction": timedelta(microseconds=1),
}


def date_range(text: str, today: date | None = None) -> tuple[datetime | None, datetime | None] | None:
    """Return the half-open range of naive UTC times of a list item; None for a text that is no date or range of dates.

    Bounds are None for an open end, and where `datetime` can't represent them. 2026-01 is the entire month,
    2026-01..2026-03 are three entire months. "last 7 days" are the current day and the six before, in UTC.
    """
    if found := _LAST_DAYS.fullmatch(text.strip()):
        end = datetime.combine(today or datetime.now(UTC).date(), time()) + timedelta(days=1)
        return end - timedelta(days=max(int(found[1]), 1)), end
    texts = _split_bounds(text)
    dates = [parse_w3c(bound) for bound in texts]
    if not any(texts) or any(
        bound and (not read or not read.instant) for bound, read in zip(texts, dates, strict=True)
    ):
        return None
    first, last = dates
    return _first_instant(first) if first else None, _end_instant(last) if last else None


def number_range(text: str) -> tuple[float | None, float | None] | None:
    """Return the inclusive bounds of an item such as 0.5 or 0.5..0.8, None for a missing one; None for other texts."""
    texts = _split_bounds(text)
    if not any(texts) or not all(is_decimal(bound) for bound in texts if bound):
        return None
    first, last = (float(bound) if bound else None for bound in texts)
    return first, last


def _split_bounds(text: str) -> tuple[str, str]:
    """Return the stripped texts before and after “..”, maybe empty; for a text without “..”, the text twice."""
    first, between, last = (part.strip() for part in text.partition(_BETWEEN))
    return first, last if between else first


def _first_instant(written: W3cDate) -> datetime | None:
    """Return the first instant of an existing date as naive UTC; None if `datetime` can't represent it."""
    assert written.instant is not None  # see `date_range`
    try:
        return written.instant.astimezone(UTC).replace(tzinfo=None)
    except OverflowError:
        return None


def _end_instant(written: W3cDate) -> datetime | None:
    """Return the first instant after the period of a date as naive UTC; None if `datetime` can't represent it."""
    begin = _first_instant(written)
    try:
        if begin is None:
            return None
        if written.precision == "year":
            return begin.replace(year=begin.year + 1)
        if written.precision == "month":
            return (begin + timedelta(days=31)).replace(day=1)
        return begin + _UNITS[written.precision]
    except (OverflowError, ValueError):
        return None


# Checking


def check_condition(condition: Condition, *places: int) -> Condition:
    """Return a condition unchanged if it is valid; raise `ExpressionError` otherwise.

    `places` are the offsets of its items in the input, for the error.
    """
    operator, operators = condition.operator, FILTER_FIELDS[condition.field].operators
    if operator not in operators:
        place = places[0] if places else 0
        message = msg(
            "“{field}” can only be compared with {known}.",
            field=condition.field,
            known=listed(sorted(operators)),
        )
        raise ExpressionError(message, place=place)
    for item, at in (
        zip_longest(condition.items, places, fillvalue=0) if condition.operator not in WITHOUT_VALUE else ()
    ):
        item, at = str(item), int(at)
        check_characters(item, at=at)
        if condition.positive == "matches":
            check_expression(item, at=at)
        elif condition.positive == "contains":
            check_length(item, at=at)
        elif (fault := _value_fault(condition, item)) is not None:
            raise ExpressionError(fault[0], place=at, hint=fault[1])
    return condition


def is_number(text: str) -> bool:
    """Return whether a text is a finite number."""
    return pl.select(parse_number(pl.lit(text))).item() is not None


def value_kind(field: str) -> Kind | None:
    """Return the kind of the values of a field of entries or a column of facts; None for other filter fields."""
    if field in PAGE_COLUMNS:
        return _PAGE_KINDS[PAGE_COLUMNS[field].kind]
    return FIELD_BY_NAME[field].kind if field in FIELD_BY_NAME else None


def _value_fault(condition: Condition, item: str) -> tuple[str, str] | None:
    """Return the error message of a value or list item, and a hint, maybe empty; None if it is valid."""
    field, operator = FILTER_FIELDS[condition.field], condition.operator
    kind = value_kind(field.name)
    is_page, is_entry = field.name in PAGE_FIELDS, field.name == ENTRY
    is_numeric = is_entry or kind is Kind.NUMBER
    if field.choices:
        if item in field.choices:
            return None
        is_problem = field.name == "problem"
        known = msg("error, warning, info or the name of a rule") if is_problem else listed(sorted(field.choices))
        return msg("“{word}” can't be “{item}”.", word=field.name, item=item), msg("It can be {known}.", known=known)
    if field.name == "folder" and parse_folder(item) is None:
        hint = msg("For example https://www.example.com/blog/, or “odd” for other URLs.")
        return msg("“{item}” is not a folder URL.", item=item), hint
    if operator in WITH_LIST and item != MISSING and (is_page or item != OTHER):
        if kind is Kind.DATE and date_range(item) is None:
            hint = msg("For example 2026-11, 2026-01..2026-03 or last 30 days.")
            return msg("“{item}” is not a date or a range of dates.", item=item), hint
        if is_numeric and _BETWEEN in item and number_range(item) is None:
            return msg("“{item}” is not a range of numbers.", item=item), msg("For example 0.5..0.8.")
        if is_entry and number_range(item) is None:
            return msg("“{item}” is not an entry number.", item=item), ""
        if is_page and is_numeric and number_range(item) is None:
            return msg("“{item}” is not a number.", item=item), ""
    if operator in _ORDER and is_numeric and not is_number(item):
        needed = msg(
            "“{field} {operator}” needs a number, not “{value}”.", field=field.name, operator=operator, value=item
        )
        return needed, ""
    if operator in _ORDER and kind is Kind.DATE and pl.select(parse_instant(pl.lit(item))).item() is None:
        needed = msg(
            "“{field} {operator}” needs a date such as 2026-11-02, not “{value}”.",
            field=field.name,
            operator=operator,
            value=item,
        )
        return needed, ""
    if is_page and condition.positive == "=":
        if kind is Kind.DATE and date_range(item) is None:
            return msg("“{item}” is not a date or a range of dates.", item=item), ""
        if is_numeric and not is_number(item):
            return msg("“{item}” is not a number.", item=item), ""
    if is_entry and condition.positive == "=" and not is_number(item):
        return msg("“{item}” is not an entry number.", item=item), ""
    return None


# Parsing and writing

_OPERATOR: Final = (
    r"(?:!=|<=|>=|=|<|>|(?:contains|does\s+not\s+contain|matches|does\s+not\s+match"
    r"|is\s+not\s+empty|is\s+empty|not\s+in|in)(?=\s|$|[\"')]))"
)
_FIELDS: Final = "|".join(FILTER_FIELDS)
_START: Final = re.compile(rf"\s*(?P<field>{_FIELDS})\s*(?P<op>{_OPERATOR})", re.IGNORECASE)
_DOUBLE: Final = r'"(?P<double>(?:[^"]|"")*)"'
_SINGLE: Final = r"'(?P<single>(?:[^']|'')*)'"
_QUOTED: Final = re.compile(rf"\s*(?:{_DOUBLE}|{_SINGLE})\s*(?=(?P<end>(?:and|or)\b|[,)]|$))", re.IGNORECASE)
_NEXT: Final = re.compile(
    rf"\s+(?:and\s+(?:{'|'.join((*FIELD_NAMES, ENTRY))})\b|(?:and|or)(?:\s+|(?=\())[\s(]*(?:{_FIELDS})\s*{_OPERATOR})",
    re.IGNORECASE,
)
_AND: Final = re.compile(r"\s*and(?:\s+|$|(?=\())", re.IGNORECASE)
_OR: Final = re.compile(r"\s*or(?:\s+|$|(?=\())", re.IGNORECASE)
_OPENING: Final = re.compile(r"\s*\(")
_CLOSING: Final = re.compile(r"\s*\)")
_START_AT_END: Final = re.compile(rf"{_START.pattern}$", re.IGNORECASE)
_GROUPED: Final = re.compile(rf"[\s(]*{_START.pattern}", re.IGNORECASE)
"""Beginning of a filter."""

_NAMED: Final = re.compile(rf"\s*(?P<field>{_FIELDS})\s+(?=[^\s\"'])", re.IGNORECASE)
"""Filter field followed by a blank and other text, which can't be a URL."""

_FURTHER: Final = re.compile(r"\s(?:an?|o|(?:and|or)(?:\s+\(*\s*(?P<begun>[a-z]+)?)?)$", re.IGNORECASE)
_JOIN: Final = re.compile(r"\s+(?:and|or)(?=[\s(]|$)", re.IGNORECASE)
_JOIN_AT_END: Final = re.compile(rf"{_JOIN.pattern}\s*$", re.IGNORECASE)
_SLASH_AT_END: Final = re.compile(rf"/(?={_JOIN.pattern}|\s*$|(?P<closing>\s*\)))", re.IGNORECASE)
_SIGNS: Final = r".*+?[](){}^$|\\"
"""Characters that distinguish an expression between slashes from a path such as /blog/."""

_COMPARED: Final = re.compile(r"(?P<name>[a-z]+)\s*(?:[=:<>~!]|\s(?:contains|matches|in|not|is|does)\b)", re.IGNORECASE)
_UNLIKE_URLS: Final = re.compile(r"[\s<>]|^/.*[\\\[\](){}|^]")
"""Plain text with characters that URLs don't contain, or with characters of an unclosed expression."""

_SIMILAR: Final = 0.75  # similarity from which a word counts as a misspelt name of a field
_QUOTES: Final = ('"', "'")
_SAFE: Final = re.compile(r"[^\s\"',()]+(?: [0-9a-zA-Z/_.\-]+)*")
"""Value that needs no quotes unless `_JOINS` finds a word in it."""

_JOINS: Final = re.compile(r"\b(?:and|or)\b| (?:an?|o)$", re.IGNORECASE)
"""“and” or “or” in a value, or the beginning of these words after a blank at its end, as while they are typed."""

_MOST_LEVELS: Final = 50
"""Maximum depth of parentheses."""


def parse_filter(text: str) -> Filter:
    """Return the filter of a text; raise `ExpressionError` if it is invalid."""
    return _Parser(text).parse()


class TypedFilter(NamedTuple):
    """Filter parsed from typed text, and its unquoted plain texts, which are searched for in `loc`."""

    filter: Filter
    texts: tuple[str, ...]

    @property
    def doubtful_texts(self) -> tuple[str, ...]:
        """The texts of `texts` that look like conditions or expressions, or that can't occur in a URL."""
        return tuple(filter(_is_doubtful, self.texts))


def parse_typed(text: str) -> Filter:
    """Return the filter for the input of the filter line; see `read_typed`, also for its errors."""
    return read_typed(text).filter


def read_typed(text: str) -> TypedFilter:
    """Parse the input of the filter line: conditions, texts and `/regular expressions/`, joined by “and” and “or”.

    Texts and expressions are searched for in `loc`. Raises `ExpressionError` for what looks like a condition or an
    expression, but is invalid.
    """
    if _GROUPED.match(text) or _JOIN.search(text.strip()):
        parser = _Parser(text, accepts_text=True)
        return TypedFilter(_parse_finished(parser), tuple(parser.texts))
    parser = _Parser(text, accepts_text=True, is_single=True)
    return TypedFilter(Filter((parser.text_or_expression(),)), tuple(parser.texts))


def _is_doubtful(text: str) -> bool:
    """Return whether a plain text begins like a condition, looks like an expression, or can't occur in a URL."""
    named = _COMPARED.match(text)
    name = named["name"].lower() if named else ""
    is_condition = name in FILTER_FIELDS or bool(get_close_matches(name, FILTER_FIELDS, 1, _SIMILAR))
    return is_condition or _UNLIKE_URLS.search(text) is not None


def _parse_finished(parser: _Parser) -> Filter:
    """Parse all text to a filter; raise `ExpressionError` also for an unfinished last condition or quoted value."""
    text = parser.text
    further = _FURTHER.search(text)
    begun = (further["begun"] or "").lower() if further is not None else None
    is_begun = begun is not None and any(name.startswith(begun) for name in FILTER_FIELDS)
    # The word may also be the value of the last condition.
    is_begun = is_begun and further is not None and not _START_AT_END.search(text[: further.start()].rstrip())
    if is_begun and text.count('"') % 2 == 0 and (_GROUPED.match(text) or _JOIN_AT_END.search(text)):
        raise _syntax_error(text, len(text.rstrip()) - len(begun or ""))
    found = parser.parse()
    *_, condition = conditions_in(found.conditions)
    last = condition.items[-1]
    if not parser.is_quoted and last[:1] in _QUOTES and last.count(last[0]) % 2 and text.rstrip().endswith(last):
        raise _syntax_error(text, text.rindex(last), msg("the quotation mark is not closed"))
    return found


class _Parser:
    """Recursive-descent parser of a text; `at` is the index of the next character.

    Args:
        text: The text.
        accepts_text: Whether texts and expressions are conditions about `loc`; then values end at “and” and “or”.
        is_single: Whether the text is one plain text or expression.

    Attributes:
        texts: The unquoted plain texts that were parsed as conditions.
        is_quoted: Whether the last parsed value was in quotes.
    """

    def __init__(self, text: str, *, accepts_text: bool = False, is_single: bool = False) -> None:
        """Prepare to parse a text from its beginning."""
        self.text, self.at, self._depth = text, 0, 0
        self._accepts_text, self._is_single = accepts_text, is_single
        self.texts: list[str] = []
        self.is_quoted = False

    def parse(self) -> Filter:
        """Return the filter of the complete text; raise `ExpressionError` if it is invalid."""
        terms = self.alternatives()
        if self.text[self.at :].strip():
            raise _syntax_error(self.text, self.at, msg("“and” or “or” must come next"))
        return Filter(terms)

    def alternatives(self) -> tuple[Term, ...]:
        """Parse one or more alternatives, with “or” between them, at the current position.

        Raises:
            ExpressionError: There is no valid condition.
        """
        found = [self._terms()]
        while self._match_next(_OR):
            found.append(self._terms())
        return join_alternatives(found)

    def _terms(self) -> tuple[Term, ...]:
        """Parse one or more conditions and groups, with “and” between them, at the current position.

        Raises:
            ExpressionError: There is no valid condition.
        """
        found = [*self._group_or_condition()]
        while self._match_next(_AND):
            found += self._group_or_condition()
        return tuple(found)

    def _group_or_condition(self) -> tuple[Term, ...]:
        """Parse one condition, or alternatives in parentheses, at the current position; raise `ExpressionError`."""
        if not self._match_next(_OPENING):
            return (self._condition(),)
        self._depth += 1
        if self._depth > _MOST_LEVELS:
            text = msg("parentheses are nested more than {most} deep", most=_MOST_LEVELS)
            raise _syntax_error(self.text, self.at, text)
        terms = self.alternatives()
        if not self._match_next(_CLOSING):
            raise _syntax_error(self.text, self.at, msg("“and”, “or” or “)” must come next"))
        self._depth -= 1
        return terms

    def _condition(self) -> Condition:
        """Parse one condition, or a text or expression if accepted, at the current position; raise `ExpressionError`."""
        if self._accepts_text and not _START.match(self.text, self.at):
            return self.text_or_expression()
        start = self._match_next(_START)
        if start is None:
            raise _syntax_error(self.text, self.at)
        condition = Condition(start["field"].lower(), cast(Operator, " ".join(start["op"].lower().split())))
        if condition.operator in WITHOUT_VALUE:
            return check_condition(condition, self.at)
        if condition.operator not in WITH_LIST:
            value, place = self._value(is_item=False)
            return check_condition(replace(condition, value=value), place)
        items = [self._value(is_item=True)]
        while self.text.startswith(",", self.at):
            self.at += 1
            items.append(self._value(is_item=True))
        return check_condition(
            replace(condition, values=tuple(value for value, _ in items)), *(place for _, place in items)
        )

    def text_or_expression(self) -> Condition:
        """Parse a text or `/expression/` at the current position as a condition about `loc`; raise `ExpressionError`."""
        text, named = self.text, _NAMED.match(self.text, self.at)
        if named is not None:
            known = FILTER_FIELDS[named["field"].lower()].operators
            operators = listed(operator for operator in OPERATORS if operator in known)
            raise _syntax_error(text, named.end(), msg("one of {operators} must come next", operators=operators))
        if (quoted := _QUOTED.match(text, self.at)) and self._can_follow_quoted(quoted["end"], is_item=False):
            value, place = self._value(is_item=False)
            return check_condition(Condition("loc", "contains", value), place)
        self.is_quoted = False
        begin = self.at + len(text[self.at :]) - len(text[self.at :].lstrip())
        if (end := self._end_of_expression(begin)) is not None:
            self.at = end + 1
            return check_condition(Condition("loc", "matches", text[begin + 1 : end]), begin + 1)
        self.at = len(text) if self._is_single else self._end_of_value(begin, len(text))
        value = text[begin : self.at].strip()
        if not value:
            raise _syntax_error(text, begin, msg("a text or a condition must come next"))
        self.texts.append(value)
        return check_condition(Condition("loc", "contains", value), begin)

    def _end_of_expression(self, begin: int) -> int | None:
        """Return the offset of the closing slash of the expression at `begin`; None for a text, such as /blog/."""
        if not self.text.startswith("/", begin):
            return None
        for found in _SLASH_AT_END.finditer(self.text, begin + 1):
            if found["closing"] and not self._depth:
                continue
            inner = self.text[begin + 1 : found.start()]
            is_one = self._is_single or "/" not in inner or not _JOIN.search(inner)
            return found.start() if is_one and any(sign in inner for sign in _SIGNS) else None
        return None

    def _end_of_value(self, begin: int, end: int) -> int:
        """Return the offset after a value without quotes that begins at `begin` and ends at `end` at the latest."""
        following = (_JOIN if self._accepts_text else _NEXT).search(self.text, begin, end)
        end = following.start() if following else end
        if self._depth:
            opened = accumulate((character == "(") - (character == ")") for character in self.text[begin:end])
            end = next((begin + at for at, n_open in enumerate(opened) if n_open < 0), end)
        return end

    def _value(self, *, is_item: bool) -> tuple[str, int]:
        """Parse the value of a condition, or one list item; return it unquoted, with its offset in the text.

        Raises:
            ExpressionError: There is no value.
        """
        quoted = _QUOTED.match(self.text, self.at)
        self.is_quoted = quoted is not None and self._can_follow_quoted(quoted["end"], is_item=is_item)
        if quoted and self.is_quoted:
            self.at = quoted.end()
            kind, quote = ("double", '"') if quoted["double"] is not None else ("single", "'")
            return quoted[kind].replace(quote * 2, quote), quoted.start(kind)
        # Up to the next comma: searching the complete remainder for each of many items takes quadratic time.
        comma = self.text.find(",", self.at) if is_item else -1
        begin = self.at
        end = self._end_of_value(begin, comma if comma >= 0 else len(self.text))
        self.at, value = end, self.text[begin:end].strip()
        if not value:
            raise _syntax_error(self.text, begin, msg("a value must come next"))
        return value, self.text.index(value, begin)

    def _can_follow_quoted(self, sign: str, *, is_item: bool) -> bool:
        """Return whether `sign` may follow a quoted value: “,” in a list, “)” in parentheses, any other always."""
        return {",": is_item, ")": self._depth > 0}.get(sign, True)

    def _match_next(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Match a pattern at the current position, and move past the match; None without a match."""
        found = pattern.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found


def _syntax_error(text: str, place: int, expected: str = "") -> ExpressionError:
    """Return the error for invalid text at an offset; `expected` says what must come there, by default a condition."""
    rest = text[place:].strip()
    expected = expected or msg(
        "a condition such as “loc contains /blog/” must come next (words: {words})", words=listed(FILTER_FIELDS)
    )
    at = text.index(rest, place) if rest else len(text)
    message = msg("The filter is not valid at its end: {expected}.", expected=expected)
    if rest:
        message = msg("The filter is not valid at “{rest}”: {expected}.", rest=rest[:40], expected=expected)
    return ExpressionError(message, place=at)


def _filter_text(terms: Sequence[Term]) -> str:
    """Return terms as text, with parentheses around alternatives among other terms."""
    if len(terms) == 1 and isinstance(terms[0], Either):
        return " or ".join(map(_filter_text, terms[0].alternatives))
    return " and ".join(
        f"({_filter_text([term])})" if isinstance(term, Either) else _condition_text(term) for term in terms
    )


def _condition_text(condition: Condition) -> str:
    """Return a condition as text, with quotes around values that need them."""
    items = condition.items if condition.operator not in WITHOUT_VALUE else ()
    quoted_items = (
        item if _SAFE.fullmatch(item) and not _JOINS.search(item) else '"' + item.replace('"', '""') + '"'
        for item in items
    )
    return f"{condition.field} {condition.operator} {', '.join(quoted_items)}".rstrip(" ")
