"""What conditions show, in words: for the line above the table, for the names of saved filters, for reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.search.conditions import Condition
from sitemap_studio.search.places import ODD_WORD
from sitemap_studio.search.ranges import BETWEEN
from sitemap_studio.search.words import MISSING, OTHER, WORDS, WordKind

_VERBS: Final = {
    "=": "is",
    "!=": "is not",
    "<": "is less than",
    ">": "is more than",
    "<=": "is at most",
    ">=": "is at least",
    "contains": "contains",
    "does not contain": "does not contain",
    "matches": "matches",
    "does not match": "does not match",
    "in": "is",
    "not in": "is not",
    "is empty": "is missing",
    "is not empty": "is there",
}
_VERBS_OF_DATES: Final = {
    "<": "is before", ">": "is after", "<=": "is no later than", ">=": "is no earlier than",
}  # fmt: skip
_STATES: Final = {
    "changed": "that changed since the set was opened or saved",
    "new": "that are new",
    "unchanged": "that did not change since the set was opened or saved",
}
_SEVERITIES: Final = {"error": "errors", "warning": "warnings", "info": "notes"}


def told(conditions: Sequence[Condition]) -> str:
    """What some conditions show, in one sentence without its full stop."""
    if not conditions:
        return "All entries"
    return f"Entries {_joined([_clause(condition) for condition in conditions], 'and')}"


def _clause(condition: Condition) -> str:
    match WORDS[condition.field].kind:
        case WordKind.STATE:
            words = [_STATES[item] for item in condition.items]
            return _negated(condition, _joined(words, "or"))
        case WordKind.PROBLEM:
            return _with(condition, "problems", [_problem(item) for item in condition.items])
        case WordKind.EXTENSION:
            return _with(condition, "extensions", list(condition.items))
        case WordKind.FOLDER:
            where = [_folder(item) for item in condition.items]
            return f"{'not ' if condition.is_negated else ''}{_joined(where, 'or')}"
        case _:
            return _comparison(condition)


def _comparison(condition: Condition) -> str:
    word = WORDS[condition.field]
    is_date = condition.field == "lastmod"
    verb = (_VERBS_OF_DATES if is_date else {}).get(condition.operator) or _VERBS[condition.operator]
    whose = "any of whose fields" if word.kind is WordKind.ANY else f"whose {word.title or condition.field}"
    clause = f"{whose} {verb}"
    if condition.operator in ("is empty", "is not empty"):
        return clause
    if condition.asked == "in":
        return f"{clause} {_joined([_item(item) for item in condition.values], 'or')}"
    value = f"/{condition.value}/" if condition.asked == "matches" else f"“{condition.value}”"
    return f"{clause} {value}"


def _item(item: str) -> str:
    if item == MISSING:
        return "missing"
    if item == OTHER:
        return "something else"
    first, between, last = (part.strip() for part in item.partition(BETWEEN))
    if not between or "/" in item:
        return f"“{item}”" if any(character.isspace() for character in item) else item
    if first and last:
        return f"from {first} to {last}"
    return f"from {first} on" if first else f"up to {last}"


def _with(condition: Condition, what: str, items: list[str]) -> str:
    if condition.asked == "is empty":
        return f"{'with' if condition.is_negated else 'without'} {what}"
    return f"{'without' if condition.is_negated else 'with'} {what}: {_joined(items, 'or')}"


def _problem(item: str) -> str:
    return _SEVERITIES.get(item) or (f"“{RULES[item].title}”" if item in RULES else item)


def _folder(item: str) -> str:
    return "whose address has no folder" if item.strip().lower() == ODD_WORD else f"in {item}"


def _negated(condition: Condition, clause: str) -> str:
    return f"but not those {clause}" if condition.is_negated else clause


def _joined(words: Sequence[str], last: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
