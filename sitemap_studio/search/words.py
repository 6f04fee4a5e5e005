"""The words of filters, declared once: what can be asked of an entry, and how it is compared."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, get_args

from sitemap_studio.protocol.catalogue import RULES, Severity
from sitemap_studio.protocol.fields import FIELDS
from sitemap_studio.protocol.fields import Kind as FieldKind
from sitemap_studio.search.facts import EXTENSION_KINDS

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


class WordKind(Enum):
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
class Word:
    """What a condition can begin with.

    Attributes:
        name: The word.
        kind: What it asks.
        operators: How it can be compared.
        choices: The values that there are; empty for any text.
        title: What it is called in a sentence, if not by its name.
    """

    name: str
    kind: WordKind
    operators: frozenset[Operator]
    choices: frozenset[str] = frozenset()
    title: str = ""


STATES: Final = ("changed", "new", "unchanged")
"""What became of an entry since it was read or saved; a new one has changed, too."""

SEVERITIES: Final = tuple(severity.value for severity in Severity)
"""The severities by which entries are found."""

WORDS: Final[dict[str, Word]] = {
    word.name: word
    for word in (
        *(Word(field.name, WordKind.FIELD, _TEXT - _ORDER if field.kind is FieldKind.CHOICE else _TEXT)
          for field in FIELDS),
        Word(ENTRY, WordKind.ENTRY, _TEXT, title="number"),
        Word(ANY, WordKind.ANY, _FIND),
        Word("sitemap", WordKind.SITEMAP, _FIND | _LIST),
        Word("folder", WordKind.FOLDER, _LIST),
        Word("extension", WordKind.EXTENSION, _LIST | WITHOUT_VALUE, frozenset(EXTENSION_KINDS)),
        Word("problem", WordKind.PROBLEM, _LIST | WITHOUT_VALUE, frozenset((*SEVERITIES, *RULES))),
        Word("state", WordKind.STATE, _LIST, frozenset(STATES)),
    )
}  # fmt: skip
"""All words by name, fields first."""
