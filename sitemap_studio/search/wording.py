"""What conditions show, in words: for the line above the table, for the names of saved filters, for reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitemap_studio.core.messages import Message, join, listed, msg, msg_from, quoted
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.search.conditions import Condition, Either, Term
from sitemap_studio.search.places import ODD_WORD
from sitemap_studio.search.ranges import BETWEEN
from sitemap_studio.search.words import MISSING, OTHER, WORDS, WordKind

_AND: Final = msg("{first} and {last}")
_OR: Final = msg("{first} or {last}")
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


def told(conditions: Sequence[Term]) -> str:
    """What some terms show, in one sentence without its full stop."""
    if not conditions:
        return msg("All entries")
    return msg("Entries {joined}", joined=_all_of(conditions))


def _all_of(terms: Sequence[Term]) -> str:
    return _joined([_clause(term) for term in terms], _AND)


def _clause(condition: Term) -> str:
    if isinstance(condition, Either):
        return msg("either {clauses}", clauses=_joined([_all_of(terms) for terms in condition.alternatives], _OR))
    match WORDS[condition.field].kind:
        case WordKind.STATE:
            words = [_STATES[item] for item in condition.items]
            return _negated(condition, _joined(words, _OR))
        case WordKind.PROBLEM:
            return _with(condition, msg("problems"), [_problem(item) for item in condition.items])
        case WordKind.EXTENSION:
            return _with(condition, msg("extensions"), list(condition.items))
        case WordKind.FOLDER:
            where = [_folder(item) for item in condition.items]
            clause = _joined(where, _OR)
            return msg("not {clause}", clause=clause) if condition.is_negated else clause
        case _:
            return _comparison(condition)


def _comparison(condition: Condition) -> str:
    word = WORDS[condition.field]
    is_date = condition.field == "lastmod"
    verb = (_VERBS_OF_DATES if is_date else {}).get(condition.operator) or _VERBS[condition.operator]
    whose = (
        msg("any of whose fields")
        if word.kind is WordKind.ANY
        else msg("whose {title}", title=msg_from(word.title or condition.field))
    )
    clause = join([whose, verb])
    if condition.operator in ("is empty", "is not empty"):
        return clause
    if condition.asked == "in":
        return join([clause, _joined([_item(item) for item in condition.values], _OR)])
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
    which = _joined(items, _OR)
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
