"""Declaration of rules: texts, expression that finds violations, message and fix; and the records of findings.

A rule about values is declared once, in `rules`, and evaluated on columns; a single value is a column of one row.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as _field
from datetime import UTC, date, datetime, time, timedelta
from enum import Enum
from functools import cached_property
from typing import Any, Final, NamedTuple, cast

import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import Message, msg, msg_from
from sitemap_studio.protocol.decisions import (
    BASE_URL,
    DECISIONS,
    ESCAPE_ENCODING,
    UNCLEAR,
    ZONE,
    Decision,
    Undecided,
)
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.leak_patterns import DEFAULT_LEAKS, Leaks
from sitemap_studio.protocol.page_verdicts import MAX_PAGE_AGE
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.quoting import DISPLAY_CHARACTERS, display_value, quoted
from sitemap_studio.protocol.robots_files import NO_ROBOTS, KnownRobots
from sitemap_studio.protocol.url_fixes import Encoding
from sitemap_studio.protocol.url_syntax import incomplete_url_error

TAGS: Final = "Sitemap Protocol 0.9, XML tag definitions"
ESCAPING: Final = "Sitemap Protocol 0.9, Entity escaping"
INDEXES: Final = "Sitemap Protocol 0.9, Using Sitemap index files"
LOCATION: Final = "Sitemap Protocol 0.9, Location of Sitemap files"
CROSS_SUBMISSION: Final = "sitemaps.org, Sitemap file location and cross submits"
"""Additions to the protocol of 2008: ports, and sitemaps on another host that robots.txt lists."""
FAQ: Final = "Sitemap Protocol 0.9, Frequently asked questions"
TEMPLATES: Final = "Sitemap Protocol 0.9, XML tag definitions; the syntax of template languages"
GOOGLE_BUILD: Final = "Google Search Central, Build and submit a sitemap"
GOOGLE_LARGE: Final = "Google Search Central, Manage your sitemaps with a sitemap index file"
SEARCH_CONSOLE: Final = "Google Search Console Help, Sitemaps report"
YANDEX_ERRORS: Final = "Yandex Webmaster, Sitemap errors reference"
SCHEMA: Final = "sitemap.xsd, the published schema of Sitemap Protocol 0.9"
"""The schema, where it differs from the text of the protocol or is more precise."""


class Severity(Enum):
    """Severity of a problem.

    Error: the protocol forbids it, and consumers drop it. Warning: consumers probably misread it.
    Info: harmless.
    """

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


SEVERITY_RANK: Final = {Severity.INFO: 1, Severity.WARNING: 2, Severity.ERROR: 3}
"""Rank of each severity, ascending; 0 means no problem."""


class Scope(Enum):
    """Data that a rule examines: a value, an entry among others, a sitemap file, or an index with its sitemaps."""

    FIELD = "field"
    ENTRY = "entry"
    SITEMAP = "sitemap"
    SET = "set"


@dataclass(frozen=True)
class RuleContext:
    """External facts on which rules depend besides the entries.

    Attributes:
        today: The day in UTC.
        leaks: Patterns of URLs that are not public.
        robots: The known robots.txt files.
        now: The time from which the ages of articles are counted; None to count from the beginning of the day.
        max_page_age: Maximum age of facts about pages; older facts violate no rule.
    """

    today: date = _field(default_factory=lambda: datetime.now(UTC).date())
    leaks: Leaks = DEFAULT_LEAKS
    robots: KnownRobots = NO_ROBOTS
    now: datetime | None = None
    max_page_age: timedelta = MAX_PAGE_AGE

    def time_before(self, span: timedelta) -> datetime:
        """Return `now`, or else the beginning of today, minus a span; at least the earliest representable time."""
        now = self.now or datetime.combine(self.today, time(), UTC)
        return now - span if now - datetime.min.replace(tzinfo=UTC) > span else datetime.min.replace(tzinfo=UTC)

    @property
    def tomorrow(self) -> str:
        """The latest current date in any time zone, in W3C form: no zone is 24 hours ahead of UTC."""
        return (self.today + timedelta(days=1)).isoformat() if self.today < date.max else date.max.isoformat()

    @property
    def date_year_ago(self) -> str:
        """The date a year ago in W3C form; February 28 instead of 29 in a common year."""
        day = 28 if (self.today.month, self.today.day) == (2, 29) else self.today.day
        return date(max(self.today.year - 1, 1), self.today.month, day).isoformat()


class Removal(Enum):
    """Fix that removes the element of the field instead of replacing its text."""

    ELEMENT = "element"


@dataclass(frozen=True)
class FixChoices:
    """The user's answers to decisions that no standard determines.

    Attributes:
        base_url: Answer to `BASE_URL`.
        escape_as: Answer to `ESCAPE_ENCODING`; without it, characters are escaped as UTF-8 where that is certain.
        zone: Answer to `ZONE`.
        answers: Answers to all other decisions, by the id of the decision.

    Raises:
        RequestError: An answer is invalid.
    """

    base_url: str | None = None
    escape_as: Encoding | None = None
    zone: str | None = None
    answers: Mapping[str, str] = _field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        """Raise `RequestError` for an invalid answer or an unknown decision."""
        if self.base_url is not None and not BASE_URL.accepts(self.base_url):
            raise incomplete_url_error(self.base_url)
        if self.zone is not None and not ZONE.accepts(self.zone):
            raise RequestError(
                msg("“{text}” is not a valid value.", text=display_value(self.zone)),
                hint=msg("For example +01:00, or Z for UTC."),
            )
        for name, answer in self.answers.items():
            if name not in DECISIONS or not DECISIONS[name].accepts(answer):
                raise RequestError(msg("“{text}” is not a valid value.", text=display_value(f"{name}={answer}")))

    @classmethod
    def from_answers(cls, answers: Mapping[str, str]) -> FixChoices:
        """Return choices from answers to any decisions, by the id of the decision.

        Raises:
            RequestError: An answer is invalid, or its decision does not exist.
        """
        others = {name: answer for name, answer in answers.items() if name not in _CHOICE_ATTRIBUTES}
        own = {_CHOICE_ATTRIBUTES[name]: answer for name, answer in answers.items() if name in _CHOICE_ATTRIBUTES}
        return cls(**cast("dict[str, Any]", own), answers=others)

    def answer(self, decision: Decision) -> str | None:
        """Return the user's answer to a decision; None if it is not decided."""
        if decision.id in _CHOICE_ATTRIBUTES:
            return cast("str | None", getattr(self, _CHOICE_ATTRIBUTES[decision.id]))
        return self.answers.get(decision.id)

    def without_merging(self) -> FixChoices:
        """Return the choices without answers to decisions whose fix could merge different pages."""
        return replace(
            self, answers={name: each for name, each in self.answers.items() if not DECISIONS[name].merges_pages}
        )


_CHOICE_ATTRIBUTES: Final = {BASE_URL.id: "base_url", ESCAPE_ENCODING.id: "escape_as", ZONE.id: "zone"}
"""Decisions whose answer is an attribute of `FixChoices`."""

NO_CHOICES: Final = FixChoices()
"""Choices without any answer."""

Fix = str | Removal
"""A fixed value, or the removal of its element."""

Repair = Callable[[str, FixChoices], Fix | Undecided | None]
"""Function that returns the fix of a value, `Undecided` if the fix needs a decision, or None if there is no fix."""


def without_choices(fix: Callable[[str], Fix | None]) -> Callable[[str, FixChoices], Fix | None]:
    """Return a `Repair` that calls a function of the value alone, ignoring the choices."""
    return lambda value, _: fix(value)


HEAD, TAIL = pl.col("head"), pl.col("tail")
"""Columns of a URL: protocol, host and port; path, query and fragment."""


@dataclass(frozen=True)
class ColumnRepair:
    """Fix of a rule as column expressions, for URLs of plain shape: a million fixes take a second.

    Attributes:
        head: Protocol, host and port of the fixed URLs.
        tail: Path, query and fragment of the fixed URLs.
        certain: Mask of the URLs whose fix is certain or decided; None if all are. `Rule.repair` fixes the others.
    """

    head: pl.Expr = HEAD
    tail: pl.Expr | Callable[[FixChoices], pl.Expr] = TAIL
    certain: pl.Expr | Callable[[FixChoices], pl.Expr] | None = None


class Quoted(NamedTuple):
    """Placeholder filled with the text of an expression in quotation marks."""

    text: pl.Expr


class Computed(NamedTuple):
    """Placeholder filled by a function, computed once per distinct text of an expression."""

    text: pl.Expr
    function: Callable[[str], str]


Placeholder = pl.Expr | Quoted | Computed
"""Value of a placeholder of a message; a plain expression is shown without quotation marks."""

_PRINTABLE: Final = rf"^[\x20-\x7e]{{0,{DISPLAY_CHARACTERS}}}$"
_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")


class Template:
    """Message of a rule, with an expression for each placeholder over the columns of `ValueRules.columns`."""

    def __init__(self, words: str, when: pl.Expr | None = None, **placeholders: Placeholder) -> None:
        """Declare a message: a `msg` without values, and `when`, the mask of the values to which it applies, or None for all."""
        self.words, self.when, self._placeholders = words, when, placeholders

    @cached_property
    def columns(self) -> frozenset[str]:
        """Names of the columns that `when` and the placeholders read."""
        values = (value if isinstance(value, pl.Expr) else value.text for value in self._placeholders.values())
        expressions = (*values, *([] if self.when is None else [self.when]))
        return frozenset(name for expression in expressions for name in expression.meta.root_names())

    def texts(self, columns: pl.DataFrame) -> pl.Series:
        """Return the English message of each row as a column."""
        if not self._placeholders:
            return pl.repeat(str(self.words), columns.height, dtype=pl.String, eager=True)
        filled = {name: _fill_placeholder(columns, value) for name, value in self._placeholders.items()}
        pieces = _PLACEHOLDER.split(self.words)
        parts = [pl.lit(piece) if number % 2 == 0 else filled[piece] for number, piece in enumerate(pieces) if piece]
        return pl.select(pl.concat_str(parts)).to_series()

    def messages(self, columns: pl.DataFrame) -> list[Message]:
        """Return the translatable message of each row as a list."""
        if not self._placeholders:
            return [msg_from(self.words)] * columns.height
        names = self._placeholders.keys()
        rows = zip(*(_placeholder_texts(columns, value) for value in self._placeholders.values()), strict=True)
        return [msg_from(self.words, **dict(zip(names, row, strict=True))) for row in rows]


def _fill_placeholder(columns: pl.DataFrame, value: Placeholder) -> pl.Series:
    """Return the displayed text of a placeholder for each row, quoted or computed as declared; empty for null."""
    texts = columns.select((value if isinstance(value, pl.Expr) else value.text).fill_null("")).to_series()
    if isinstance(value, Computed):
        different = texts.unique()
        made = [str(value.function(text)) for text in different.to_list()]
        return texts.replace_strict(different, pl.Series(made, dtype=pl.String), return_dtype=pl.String)
    odd = (~texts.str.contains(_PRINTABLE)).arg_true()
    if not odd.is_empty():
        plain = [display_value(text) for text in texts.gather(odd).to_list()]
        texts = texts.scatter(odd, pl.Series(plain, dtype=pl.String))
    return "“" + texts + "”" if isinstance(value, Quoted) else texts


def _placeholder_texts(columns: pl.DataFrame, value: Placeholder) -> list[str]:
    """Return the texts of `_fill_placeholder` for each row as a list, in which translatable texts are messages."""
    expression = value if isinstance(value, pl.Expr) else value.text
    texts = columns.select(expression.fill_null("")).to_series().to_list()
    if isinstance(value, Computed):
        return [value.function(text) for text in texts]
    return [quoted(text) if isinstance(value, Quoted) else display_value(text) for text in texts]


MessageBuilder = Callable[[str, RuleContext], str]
"""Function that returns the message about one value, for messages that a template can't express."""


@dataclass(frozen=True)
class Rule:
    """Declaration of a rule: texts, severity, violation, message and fix.

    Attributes:
        id: Stable identifier, as in reports and options.
        title: Short name, from Search Console if it has one.
        severity: Severity of a violation, unless `in_profiles` overrides it for a profile.
        scope: Data that the rule examines.
        field: Field to which it applies, or None.
        source: Section of the standard or documentation.
        explanation: Explanation for the user.
        wrong: Example that violates the rule.
        right: Example that does not.
        fix: Description of the fix, displayed after “Fix:”; empty if no fix is certain.
        in_profiles: Severity for single consumers, by profile name; None if the consumer ignores violations.
        violated: Mask of violations of a rule about values, over the columns of `ValueRules.columns`.
        clue: Regular expression that matches every URL of plain shape that may violate a rule about URLs.
        message: Message about a violation; of several templates, the first that applies to the value.
        repair: Function that fixes a value where the fix is certain or decided.
        repair_columns: The same for many URLs of plain shape.
        decision: Decision needed by values without a certain fix. A rule with a decision but without `repair` has no
            fix, and `fix` only counts its values.
    """

    id: str
    title: str
    severity: Severity
    scope: Scope
    field: FieldName | None
    source: str
    explanation: str
    wrong: str
    right: str
    fix: str = ""
    in_profiles: Mapping[str, Severity | None] = _field(default_factory=dict, hash=False)
    violated: pl.Expr | Callable[[RuleContext], pl.Expr] | None = _field(default=None, compare=False, repr=False)
    clue: str = _field(default="", compare=False)
    message: Template | Sequence[Template | MessageBuilder] | MessageBuilder | None = _field(
        default=None, compare=False, repr=False
    )
    repair: Repair | None = _field(default=None, compare=False, repr=False)
    repair_columns: ColumnRepair | None = _field(default=None, compare=False, repr=False)
    decision: Decision = UNCLEAR

    @property
    def merges_pages(self) -> bool:
        """Whether the fix of the rule removes parts of URLs that may distinguish pages; see `Decision.merges_pages`."""
        return self.decision.merges_pages

    def severity_in(self, profile: Profile) -> Severity | None:
        """Return the severity of a violation for one consumer; None if the consumer ignores violations."""
        return None if self.id in profile.ignored_rules else self.in_profiles.get(profile.name, self.severity)

    def violation(self, context: RuleContext) -> pl.Expr:
        """Return the boolean expression of the rule, which is true for violating values; null may occur."""
        assert self.violated is not None
        return self.violated if isinstance(self.violated, pl.Expr) else self.violated(context)


@dataclass(frozen=True, eq=False)
class ValueRules:
    """Rules that examine the same values, evaluated in two steps so that correct values cost little.

    Attributes:
        name: Name of the group of rules.
        reads: Fields that the rules examine.
        rules: The rules.
        suspects: Function that returns the mask of values that may violate a rule, over a frame of `reads`.
        columns: Function that converts a frame of `reads` to the columns that the rules examine.
    """

    name: str
    reads: tuple[FieldName, ...]
    rules: tuple[Rule, ...]
    suspects: Callable[[RuleContext], pl.Expr]
    columns: Callable[[pl.DataFrame], pl.DataFrame]


def matches(pattern: str, text: pl.Expr) -> pl.Expr:
    """Return a boolean expression: whether a regular expression matches the complete text."""
    return text.str.contains(f"^(?:{pattern})$")


class Detail(NamedTuple):
    """Additional sentence of a finding, such as a repair, with the line number in the file."""

    line: int | None
    message: str


@dataclass(frozen=True)
class Finding:
    """Violation that a reader of files found, before the table exists.

    Attributes:
        rule: Id of the rule.
        message: Message for the user.
        line: Line in the file, counted from 1.
        entry: Index of the entry in its file, counted from 0.
        column: Character in the line, counted from 1, where it is known.
        is_in_index: Whether it concerns the index entry of the sitemap.
        corrected: Value that was read instead of the written one, until the file is fixed; None for other findings.
    """

    rule: str
    message: str
    line: int | None = None
    entry: int | None = None
    value: str = ""
    field: FieldName | None = None
    column: int | None = None
    details: tuple[Detail, ...] = ()
    is_in_index: bool = False
    corrected: str | None = None
