"""What a rule is: its texts, the expression that finds its violations, its message and its fix.

A rule about values is declared once, in `rules`, and judged by columns; a single value is a column of one row.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as _field
from datetime import UTC, date, datetime, time, timedelta
from enum import Enum
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
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.quoting import SHOWN_CHARACTERS, quoted, shown
from sitemap_studio.protocol.robots_files import NO_ROBOTS, KnownRobots
from sitemap_studio.protocol.url_fixes import Encoding
from sitemap_studio.protocol.url_syntax import incomplete_url

TAGS: Final = "Sitemap Protocol 0.9, XML tag definitions"
ESCAPING: Final = "Sitemap Protocol 0.9, Entity escaping"
INDEXES: Final = "Sitemap Protocol 0.9, Using Sitemap index files"
LOCATION: Final = "Sitemap Protocol 0.9, Location of Sitemap files"
CROSS_SUBMISSION: Final = "sitemaps.org, Sitemap file location and cross submits"
"""What the protocol of 2008 does not have: ports, and sitemaps on another host that robots.txt lists."""
FAQ: Final = "Sitemap Protocol 0.9, Frequently asked questions"
TEMPLATES: Final = "Sitemap Protocol 0.9, XML tag definitions; the syntax of template languages"
GOOGLE_BUILD: Final = "Google Search Central, Build and submit a sitemap"
GOOGLE_LARGE: Final = "Google Search Central, Manage your sitemaps with a sitemap index file"
SEARCH_CONSOLE: Final = "Google Search Console Help, Sitemaps report"
YANDEX_ERRORS: Final = "Yandex Webmaster, Sitemap errors reference"
SCHEMA: Final = "sitemap.xsd, the published schema of Sitemap Protocol 0.9"
"""The schema, where it differs from the words of the protocol or says more."""


class Severity(Enum):
    """How grave a problem is.

    An error is what the protocol forbids and consumers drop; a warning is what they probably read otherwise than it was
    meant; the rest is worth knowing and harmless.
    """

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


SEVERITY_RANK: Final = {Severity.INFO: 1, Severity.WARNING: 2, Severity.ERROR: 3}
"""Severities in order, gravest highest; 0 stands for no problem."""


class Scope(Enum):
    """What a rule looks at: one value, an entry beside others or its sitemap, a file, an index with its sitemaps."""

    FIELD = "field"
    ENTRY = "entry"
    SITEMAP = "sitemap"
    SET = "set"


@dataclass(frozen=True)
class Context:
    """What rules depend on besides the entries.

    Attributes:
        today: The day in UTC.
        leaks: Patterns of URLs that are not public.
        robots: The known robots.txt files.
        now: The time from which the ages of articles are counted; None to count from the beginning of the day.
    """

    today: date = _field(default_factory=lambda: datetime.now(UTC).date())
    leaks: Leaks = DEFAULT_LEAKS
    robots: KnownRobots = NO_ROBOTS
    now: datetime | None = None

    def before(self, span: timedelta) -> datetime:
        """Return the time that lies a span before now; the earliest time if there is none."""
        now = self.now or datetime.combine(self.today, time(), UTC)
        return now - span if now - datetime.min.replace(tzinfo=UTC) > span else datetime.min.replace(tzinfo=UTC)

    @property
    def tomorrow(self) -> str:
        """The last day that it can be anywhere on earth, as W3C writes it: no place is a whole day ahead of UTC."""
        return (self.today + timedelta(days=1)).isoformat() if self.today < date.max else date.max.isoformat()

    @property
    def year_ago(self) -> str:
        """The day a year ago, as W3C writes it; the 28th where that was no leap year."""
        day = 28 if (self.today.month, self.today.day) == (2, 29) else self.today.day
        return date(max(self.today.year - 1, 1), self.today.month, day).isoformat()


class Removal(Enum):
    """A fix that is no text: the element is removed, so that the entry has no such field."""

    ELEMENT = "element"


@dataclass(frozen=True)
class FixChoices:
    """The author's answers to decisions: what no standard determines, and what a fix must not guess.

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
        if self.base_url is not None and not BASE_URL.accepts(self.base_url):
            raise incomplete_url(self.base_url)
        if self.zone is not None and not ZONE.accepts(self.zone):
            raise RequestError(
                msg("“{text}” is not a valid value.", text=shown(self.zone)),
                hint=msg("For example +01:00, or Z for UTC."),
            )
        for name, answer in self.answers.items():
            if name not in DECISIONS or not DECISIONS[name].accepts(answer):
                raise RequestError(msg("“{text}” is not a valid value.", text=shown(f"{name}={answer}")))

    @classmethod
    def from_answers(cls, answers: Mapping[str, str]) -> FixChoices:
        """Return choices from answers to any decisions, by the id of the decision.

        Raises:
            RequestError: An answer is invalid, or its decision does not exist.
        """
        others = {name: answer for name, answer in answers.items() if name not in _OF_CHOICES}
        own = {_OF_CHOICES[name]: answer for name, answer in answers.items() if name in _OF_CHOICES}
        return cls(**cast("dict[str, Any]", own), answers=others)

    def answer(self, decision: Decision) -> str | None:
        """Return the author's answer to a decision; None if there is none."""
        if decision.id in _OF_CHOICES:
            return cast("str | None", getattr(self, _OF_CHOICES[decision.id]))
        return self.answers.get(decision.id)

    def without_merging(self) -> FixChoices:
        """Return the choices without answers to decisions whose fix could merge different pages."""
        return replace(
            self, answers={name: each for name, each in self.answers.items() if not DECISIONS[name].merges_pages}
        )


_OF_CHOICES: Final = {BASE_URL.id: "base_url", ESCAPE_ENCODING.id: "escape_as", ZONE.id: "zone"}
"""Decisions whose answer is an attribute of `FixChoices`."""

NO_CHOICES: Final = FixChoices()
"""No decision is answered."""

Fix = str | Removal
"""A fixed value, or the removal of its element."""

Repair = Callable[[str, FixChoices], Fix | Undecided | None]
"""Returns the fix of a value; `Undecided` if only a decision can fix it, and None if it has no fix."""


def without_choices(fix: Callable[[str], Fix | None]) -> Callable[[str, FixChoices], Fix | None]:
    """Return a fix that depends on no choice."""
    return lambda value, _: fix(value)


HEAD, TAIL = pl.col("head"), pl.col("tail")
"""Protocol, host and port of a URL, and the rest."""


@dataclass(frozen=True)
class ColumnRepair:
    """The fix of a rule by columns, for URLs of plain shape: planning a million fixes takes a second by it.

    Head and tail of the fixed URLs, and where the fix is certain or decided; None if it always is. All other URLs are
    fixed by `Rule.repair`.
    """

    head: pl.Expr = HEAD
    tail: pl.Expr | Callable[[FixChoices], pl.Expr] = TAIL
    certain: pl.Expr | Callable[[FixChoices], pl.Expr] | None = None


class Quoted(NamedTuple):
    """A placeholder that quotes the text of an expression."""

    text: pl.Expr


class Computed(NamedTuple):
    """A placeholder made by a function from each different text of an expression."""

    text: pl.Expr
    function: Callable[[str], str]


Placeholder = pl.Expr | Quoted | Computed
"""What fills a placeholder of a message; an expression alone is shown without quotation marks."""

_SHOWN_AS_IT_IS: Final = rf"^[\x20-\x7e]{{0,{SHOWN_CHARACTERS}}}$"
_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")


class Template:
    """The message of a rule, with an expression for each placeholder, over the columns that its rules look at."""

    def __init__(self, words: str, when: pl.Expr | None = None, **placeholders: Placeholder) -> None:
        """Declare a message of a `msg` without values; `when` is true for values that this one of several is about."""
        self.words, self.when, self._placeholders = words, when, placeholders

    def texts(self, columns: pl.DataFrame) -> pl.Series:
        """Return the English messages about values."""
        if not self._placeholders:
            return pl.repeat(str(self.words), columns.height, dtype=pl.String, eager=True)
        filled = {name: _filled(columns, value) for name, value in self._placeholders.items()}
        pieces = _PLACEHOLDER.split(self.words)
        parts = [pl.lit(piece) if number % 2 == 0 else filled[piece] for number, piece in enumerate(pieces) if piece]
        return pl.select(pl.concat_str(parts)).to_series()

    def messages(self, columns: pl.DataFrame) -> list[Message]:
        """Return the messages about values so that they can be translated."""
        if not self._placeholders:
            return [msg_from(self.words)] * columns.height
        names = self._placeholders.keys()
        rows = zip(*(_translatable(columns, value) for value in self._placeholders.values()), strict=True)
        return [msg_from(self.words, **dict(zip(names, row, strict=True))) for row in rows]


def _filled(columns: pl.DataFrame, value: Placeholder) -> pl.Series:
    texts = columns.select((value if isinstance(value, pl.Expr) else value.text).fill_null("")).to_series()
    if isinstance(value, Computed):
        different = texts.unique()
        made = [str(value.function(text)) for text in different.to_list()]
        return texts.replace_strict(different, pl.Series(made, dtype=pl.String), return_dtype=pl.String)
    odd = (~texts.str.contains(_SHOWN_AS_IT_IS)).arg_true()
    if not odd.is_empty():
        plain = [shown(text) for text in texts.gather(odd).to_list()]
        texts = texts.scatter(odd, pl.Series(plain, dtype=pl.String))
    return "“" + texts + "”" if isinstance(value, Quoted) else texts


def _translatable(columns: pl.DataFrame, value: Placeholder) -> list[str]:
    expression = value if isinstance(value, pl.Expr) else value.text
    texts = columns.select(expression.fill_null("")).to_series().to_list()
    if isinstance(value, Computed):
        return [value.function(text) for text in texts]
    return [quoted(text) if isinstance(value, Quoted) else shown(text) for text in texts]


MessageOfValue = Callable[[str, Context], str]
"""Makes the message about one value; where its wording depends on much."""


@dataclass(frozen=True)
class Rule:
    """One rule of the catalogue.

    Attributes:
        title: What webmasters call it; Search Console's name where it has one.
        field: The field that it judges, or None.
        fix: What its fix does, in words that follow “Fix:”; empty where there is none without guessing.
        in_profiles: How grave a violation is for single consumers, by the name of their profile; None where they do not
            mind at all.
        violated: Of a rule about values: true where one violates it, over the columns that its field is judged by.
        clue: Of a rule about URLs: what a URL of plain shape holds that may violate it, as a regular expression.
        message: What is said of a violation: of several templates the first one that is about the value.
        repair: Fixes a value, where that is certain or decided.
        decision: The decision that values without a fix wait for. A rule that has one but no `repair` has no fix at all,
            and `fix` only counts its values.
        repair_columns: The same for many URLs of plain shape.
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
    violated: pl.Expr | Callable[[Context], pl.Expr] | None = _field(default=None, compare=False, repr=False)
    clue: str = _field(default="", compare=False)
    message: Template | Sequence[Template | MessageOfValue] | MessageOfValue | None = _field(
        default=None, compare=False, repr=False
    )
    repair: Repair | None = _field(default=None, compare=False, repr=False)
    repair_columns: ColumnRepair | None = _field(default=None, compare=False, repr=False)
    decision: Decision = UNCLEAR

    @property
    def merges_pages(self) -> bool:
        """Whether the fix removes parts of URLs that may distinguish pages; see `Decision.merges_pages`."""
        return self.decision.merges_pages

    def severity_in(self, profile: Profile) -> Severity | None:
        """Return how grave a violation is for one consumer; None where it does not mind."""
        return None if self.id in profile.ignored_rules else self.in_profiles.get(profile.name, self.severity)

    def violation(self, context: Context) -> pl.Expr:
        """Return the expression that is true where a value violates the rule."""
        assert self.violated is not None
        return self.violated if isinstance(self.violated, pl.Expr) else self.violated(context)


@dataclass(frozen=True, eq=False)
class ValueRules:
    """Rules about the same values. A column is judged in two steps, so that plain values cost little.

    Attributes:
        reads: The fields of these values.
        suspects: True for every value that may violate one, over the columns of the fields.
        columns: Returns what the rules look at, from a frame of the fields.
    """

    name: str
    reads: tuple[FieldName, ...]
    rules: tuple[Rule, ...]
    suspects: Callable[[Context], pl.Expr]
    columns: Callable[[pl.DataFrame], pl.DataFrame]


def matches(pattern: str, text: pl.Expr) -> pl.Expr:
    """Return whether an expression matches all of each text."""
    return text.str.contains(f"^(?:{pattern})$")


class Detail(NamedTuple):
    """One sentence that belongs to a finding, such as a repair, and the line in the file that it is about."""

    line: int | None
    message: str


@dataclass(frozen=True)
class Finding:
    """A violation that a reader found, before there is a table.

    Attributes:
        line: Line in the file, counted from 1.
        entry: Place of the entry in its file, counted from 0.
        column: Character in the line, counted from 1, where it is known.
        is_in_index: Whether it is about the entry of the index that lists the sitemap.
        corrected: What the value was read as, although the file keeps it until it is fixed; None for other findings.
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
