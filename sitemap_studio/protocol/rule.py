"""What a rule is, what a reader finds before there is a table, and the documents that rules name as their source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as _field
from enum import Enum
from typing import Final, NamedTuple

from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.profiles import Profile


class Severity(Enum):
    """How grave a problem is."""

    ERROR = "error"
    """The protocol forbids it; consumers drop the value, the entry or the sitemap."""

    WARNING = "warning"
    """Consumers read it, but probably not as it was meant."""

    INFO = "info"
    """Worth knowing, harmless."""


SEVERITY_RANK: Final = {Severity.INFO: 1, Severity.WARNING: 2, Severity.ERROR: 3}
"""Severities in order, gravest highest; 0 stands for no problem."""


class Scope(Enum):
    """What a rule has to look at before it can judge."""

    FIELD = "field"
    """One value."""

    ENTRY = "entry"
    """One entry, beside the others or beside its sitemap's place."""

    SITEMAP = "sitemap"
    """One file."""

    SET = "set"
    """An index with its sitemaps."""


@dataclass(frozen=True)
class Rule:
    """One rule of the catalogue.

    Attributes:
        id: Its name in files and on the command line, in words with hyphens.
        title: What webmasters call it; Search Console's name where it has one.
        severity: How grave a breach is, unless the profile sees it otherwise.
        scope: What it looks at.
        field: The field that it judges, or None.
        source: Document and section that demand it.
        explanation: The rule in one sentence.
        wrong: An example of a value that breaks it, or of a situation in a few words.
        right: The same put right.
        fix: What putting it right does, in words that follow “Fix:”; empty where nobody can without guessing.
        in_profiles: How grave a breach is for single consumers, by the name of their profile; None where they do not
            mind at all.
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

    def severity_in(self, profile: Profile) -> Severity | None:
        """How grave a breach is for one consumer; None where it does not mind."""
        return None if self.id in profile.ignored_rules else self.in_profiles.get(profile.name, self.severity)


class Detail(NamedTuple):
    """One sentence that belongs to a finding, such as a repair.

    Attributes:
        line: Line in the file that it is about, counted from 1, where it is about one.
        message: The sentence.
    """

    line: int | None
    message: str


@dataclass(frozen=True)
class Finding:
    """A fact that a reader met, before there is a table.

    Attributes:
        rule: The id of the rule that it breaks.
        message: One sentence for the user.
        line: Line in the file, counted from 1.
        entry: Place of the entry in its file, counted from 0.
        value: The text concerned.
        field: The field of the entry concerned, where it is one.
        column: Character in the line, counted from 1, where it is known.
        details: What is listed under it.
    """

    rule: str
    message: str
    line: int | None = None
    entry: int | None = None
    value: str = ""
    field: FieldName | None = None
    column: int | None = None
    details: tuple[Detail, ...] = ()


TAGS: Final = "Sitemap Protocol 0.9, XML tag definitions"
"""The section that defines the elements and their values."""

ESCAPING: Final = "Sitemap Protocol 0.9, Entity escaping"
"""The section on encoding and URL-escaping."""

INDEXES: Final = "Sitemap Protocol 0.9, Using Sitemap index files"
"""The section on indexes and on the limits of a file."""

LOCATION: Final = "Sitemap Protocol 0.9, Location of Sitemap files"
"""The section on which addresses a sitemap may list."""

FAQ: Final = "Sitemap Protocol 0.9, Frequently asked questions"
"""The questions and answers at the end of the protocol."""

SCHEMA: Final = "sitemap.xsd, the published schema of Sitemap Protocol 0.9"
"""The schema, where it differs from the words of the protocol or says more."""
