"""Record of one violation of a rule, as in lists of problems."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from sitemap_studio.protocol.decisions import DECISIONS
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rule import Detail, Finding, Rule, Severity
from sitemap_studio.protocol.rule_table import FIXED_RULES, RULES
from sitemap_studio.protocol.rules.page_rules import DATE_RULES


class Problem(NamedTuple):
    """One violation of one rule.

    Attributes:
        sitemap: Id of the sitemap concerned; None for the set.
        slot: Slot of the entry concerned, or None.
        field: Field of the protocol concerned, or None.
        value: The violating text; empty without one.
        fix: The value after its certain fix; None without a certain fix, and if the fix removes the element.
        line, column: Position in the file, counted from 1, or None if unknown.
        stated_by: Source of the exceeded limits, if it is not the source of the rule.
        extension_field: Display name of the extension field concerned ("image:loc"); empty for other problems.
        details: Further sentences, such as the repairs of a file.
        decision: Id of the decision that a value without a certain fix needs, or None.
        is_in_index: Whether it is about the index entry of the sitemap, not about the sitemap's file.
        other_file: File that contains it, if that does not belong to the set, such as a robots.txt.
        is_corrected: Whether the reader has corrected the fault, so that the file can be written without it.
    """

    rule: Rule
    severity: Severity
    sitemap: int | None
    slot: int | None
    field: FieldName | None
    value: str
    message: str
    fix: str | None = None
    line: int | None = None
    stated_by: str = ""
    extension_field: str = ""
    column: int | None = None
    details: tuple[Detail, ...] = ()
    decision: str | None = None
    is_in_index: bool = False
    other_file: Path | None = None
    is_corrected: bool = False

    @property
    def can_be_fixed(self) -> bool:
        """Whether the value has a certain fix, or gets one by an answer to its decision."""
        if self.decision is not None:
            return DECISIONS[self.decision].has_answers
        # A fix that removes the element has no text.
        return self.fix is not None or self.rule.id in FIXED_RULES | DATE_RULES

    @property
    def field_name(self) -> str:
        """Name of the field of the protocol or of an extension; empty if the problem has no field."""
        return self.field or self.extension_field

    @property
    def source(self) -> str:
        """Document and section that state the violated rule or limit."""
        return self.stated_by or self.rule.source


def problem_from_finding(
    finding: Finding, profile: Profile, *, sitemap: int | None, slot: int | None
) -> Problem | None:
    """Return the problem for a reader's finding; None if the rule is off in the profile."""
    rule = RULES[finding.rule]
    if (severity := rule.severity_in(profile)) is None:
        return None
    field, value, message, line = finding.field or rule.field, finding.value, finding.message, finding.line
    problem = Problem(rule, severity, sitemap, slot, field, value, message, line=line)
    return problem._replace(
        column=finding.column,
        details=finding.details,
        is_in_index=finding.is_in_index,
        is_corrected=finding.corrected is not None,
    )
