"""What conditions show, in words: for the line above the table, for the names of saved filters, for reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitemap_studio.core.sentences import Sentence, listed, quoted, say, say_again, together
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.search.conditions import Condition, Either, Term
from sitemap_studio.search.places import ODD_WORD
from sitemap_studio.search.ranges import BETWEEN
from sitemap_studio.search.words import MISSING, OTHER, WORDS, WordKind

_AND: Final = say("{first} and {last}")
_OR: Final = say("{first} or {last}")
_VERBS: Final = {
    "=": say("is"),
    "!=": say("is not"),
    "<": say("is less than"),
    ">": say("is more than"),
    "<=": say("is at most"),
    ">=": say("is at least"),
    "contains": say("contains"),
    "does not contain": say("does not contain"),
    "matches": say("matches"),
    "does not match": say("does not match"),
    "in": say("is"),
    "not in": say("is not"),
    "is empty": say("is missing"),
    "is not empty": say("is there"),
}
_VERBS_OF_DATES: Final = {
    "<": say("is before"), ">": say("is after"), "<=": say("is no later than"), ">=": say("is no earlier than"),
}  # fmt: skip
_STATES: Final = {
    "changed": say("that changed since the set was opened or saved"),
    "new": say("that are new"),
    "unchanged": say("that did not change since the set was opened or saved"),
}
_SEVERITIES: Final = {"error": say("errors"), "warning": say("warnings"), "info": say("infos")}


def told(conditions: Sequence[Term]) -> str:
    """What some terms show, in one sentence without its full stop."""
    if not conditions:
        return say("All entries")
    return say("Entries {joined}", joined=_all_of(conditions))


def _all_of(terms: Sequence[Term]) -> str:
    return _joined([_clause(term) for term in terms], _AND)


def _clause(condition: Term) -> str:
    if isinstance(condition, Either):
        return say("either {clauses}", clauses=_joined([_all_of(terms) for terms in condition.alternatives], _OR))
    match WORDS[condition.field].kind:
        case WordKind.STATE:
            words = [_STATES[item] for item in condition.items]
            return _negated(condition, _joined(words, _OR))
        case WordKind.PROBLEM:
            return _with(condition, say("problems"), [_problem(item) for item in condition.items])
        case WordKind.EXTENSION:
            return _with(condition, say("extensions"), list(condition.items))
        case WordKind.FOLDER:
            where = [_folder(item) for item in condition.items]
            clause = _joined(where, _OR)
            return say("not {clause}", clause=clause) if condition.is_negated else clause
        case _:
            return _comparison(condition)


def _comparison(condition: Condition) -> str:
    word = WORDS[condition.field]
    is_date = condition.field == "lastmod"
    verb = (_VERBS_OF_DATES if is_date else {}).get(condition.operator) or _VERBS[condition.operator]
    whose = (
        say("any of whose fields")
        if word.kind is WordKind.ANY
        else say("whose {title}", title=say_again(word.title or condition.field))
    )
    clause = together([whose, verb])
    if condition.operator in ("is empty", "is not empty"):
        return clause
    if condition.asked == "in":
        return together([clause, _joined([_item(item) for item in condition.values], _OR)])
    value = f"/{condition.value}/" if condition.asked == "matches" else quoted(condition.value)
    return together([clause, value])


def _item(item: str) -> str:
    if item == MISSING:
        return say("missing")
    if item == OTHER:
        return say("something else")
    first, between, last = (part.strip() for part in item.partition(BETWEEN))
    if not between or "/" in item:
        return quoted(item) if any(character.isspace() for character in item) else item
    if first and last:
        return say("from {first} to {last}", first=first, last=last)
    return say("from {first} on", first=first) if first else say("up to {last}", last=last)


def _with(condition: Condition, what: str, items: list[str]) -> str:
    if condition.asked == "is empty":
        return say("with {what}", what=what) if condition.is_negated else say("without {what}", what=what)
    which = _joined(items, _OR)
    if condition.is_negated:
        return say("without {what}: {which}", what=what, which=which)
    return say("with {what}: {which}", what=what, which=which)


def _problem(item: str) -> str:
    return _SEVERITIES.get(item) or (quoted(say_again(RULES[item].title)) if item in RULES else item)


def _folder(item: str) -> str:
    return say("whose address has no folder") if item.strip().lower() == ODD_WORD else say("in {item}", item=item)


def _negated(condition: Condition, clause: str) -> str:
    return say("but not those {clause}", clause=clause) if condition.is_negated else clause


def _joined(words: Sequence[str], ending: Sentence) -> str:
    if len(words) < 2:
        return words[0] if words else ""
    return say_again(ending, first=listed(words[:-1]), last=words[-1])
