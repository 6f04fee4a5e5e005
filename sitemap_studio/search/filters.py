"""Filters: conditions joined by “and” and “or”, how they are written, and the entries that they choose.

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
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, cast

import numpy as np

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import listed, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.side_by_side import side_by_side
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.search.conditions import Condition, Either, Term, check, conditions_in, either
from sitemap_studio.search.facts import NO_FACTS, Facts
from sitemap_studio.search.holding import Judge, Part, judge_all, judge_of, parts_of
from sitemap_studio.search.text_tests import Mask, any_of
from sitemap_studio.search.wording import told
from sitemap_studio.search.words import ENTRY, OPERATORS, WITH_LIST, WITHOUT_VALUE, WORDS, Operator, WordKind

_OPERATOR: Final = (
    r"(?:!=|<=|>=|=|<|>|(?:contains|does\s+not\s+contain|matches|does\s+not\s+match"
    r"|is\s+not\s+empty|is\s+empty|not\s+in|in)(?=\s|$|[\"')]))"
)
_OLD_WORDS: Final = "|".join((*FIELD_NAMES, ENTRY))
_WORDS: Final = "|".join(WORDS)
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

_COSTS: Final = {WordKind.STATE: 0, WordKind.PROBLEM: 0, WordKind.EXTENSION: 0, WordKind.SITEMAP: 0, WordKind.ENTRY: 1}
_FOLDED_COST, _DATE_COST, _LOC_COST, _EXPRESSION_COST = 1, 4, 2, 5


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
        return told(self.conditions)

    @property
    def kinds(self) -> frozenset[WordKind]:
        """What it asks for: whoever finds out facts need not find out others."""
        return frozenset(WORDS[condition.field].kind for condition in conditions_in(self.conditions))

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
        operators = [operator for operator in OPERATORS if operator in WORDS[named["field"].lower()].operators]
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
    if begun is not None and text.count('"') % 2 == 0 and any(word.startswith(begun) for word in WORDS):
        raise _misread(text, len(text.rstrip()) - len(begun))
    wanted = parse_filter(text)
    *_, condition = conditions_in(wanted.conditions)
    last = condition.items[-1]
    if last[:1] in _QUOTES and last.count(last[0]) % 2 and text.rstrip().endswith(last):
        raise _misread(text, text.rindex(last), msg("its quotation mark must be closed"))
    return wanted


def matching(wanted: Filter, table: EntryTable, facts: Facts = NO_FACTS, progress: Progress | None = None) -> SlotArray:
    """The slots of all entries for which a filter holds, in the order of the set.

    Args:
        wanted: The filter.
        table: The entries, or a snapshot of them.
        facts: What is known of them besides.
        progress: Told of every block.

    Raises:
        RequestError: It asks what nobody found out.
        Cancelled: The progress was asked to stop.
    """
    return table.among(holding(wanted, table, facts, progress=progress))


def holding(
    wanted: Filter,
    table: EntryTable,
    facts: Facts = NO_FACTS,
    *,
    slots: SlotArray | None = None,
    progress: Progress | None = None,
) -> Mask:
    """Which of some entries, or of all, a filter lets through, by slot; shape (slot_capacity,), the others are false.

    Args:
        wanted: The filter.
        table: The entries, or a snapshot of them.
        facts: What is known of them besides.
        slots: Which of them are asked for; None for all.
        progress: Told of every block.

    Raises:
        RequestError: It asks what nobody found out.
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    judges = _judges(wanted.conditions, table, facts)
    holds = np.zeros(table.slot_capacity, np.bool_)
    progress.begin("Filtering", len(table) if slots is None else len(slots))
    for part, mask in side_by_side(partial(_judge_part, judges, progress), list(parts_of(table, slots))):
        holds[part.slots_at] = mask
    return holds


def _judge_part(judges: Sequence[Judge], progress: Progress, part: Part) -> tuple[Part, Mask]:
    progress.check()
    mask = judge_all(judges, part)
    progress.advance(len(part))
    return part, mask


def _judges(terms: Iterable[Term], table: EntryTable, facts: Facts) -> list[Judge]:
    """What judges entries by some terms, the cheapest first."""
    return [_judge_of(term, table, facts) for term in sorted(terms, key=_cost)]


def _judge_of(term: Term, table: EntryTable, facts: Facts) -> Judge:
    if isinstance(term, Condition):
        return judge_of(term, table, facts)
    alternatives = [_judges(terms, table, facts) for terms in term.alternatives]
    return lambda part: any_of(judge_all(judges, part) for judges in alternatives)


def _cost(condition: Term) -> int:
    """What is dear is asked last, of those that are left."""
    if isinstance(condition, Either):
        return max(map(_cost, conditions_in([condition])))
    if condition.asked == "matches":
        return _EXPRESSION_COST
    kind = WORDS[condition.field].kind
    if kind is WordKind.FIELD:
        dear = {"loc": _LOC_COST, "lastmod": _DATE_COST}
        return dear.get(condition.field, _FOLDED_COST)
    return _COSTS.get(kind, _DATE_COST)


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
        "a condition such as “loc contains /blog/” must come next (words: {words})", words=listed(WORDS)
    )
    at = text.index(rest, place) if rest else len(text)
    return ExpressionError(
        msg("The filter can't be understood {where}: {expected}.", where=where, expected=expected), place=at
    )
