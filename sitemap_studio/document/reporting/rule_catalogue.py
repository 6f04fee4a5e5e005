"""The catalogue of rules as text: for a terminal, for programs, and as tables in a Markdown file.

The declarations of the rules contain column expressions, which take ten times as long to load as to print. So their
facts are stored as JSON beside the help page of all rules; `rules --update` writes both.
"""

from __future__ import annotations

import json
import re
from itertools import groupby
from typing import Any, Final

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.paths import resource
from sitemap_studio.document.reporting.output_format import JSON_VERSION
from sitemap_studio.protocol.profiles import PROFILES

BEGIN_MARK: Final = "<!-- rules: begin -->"
END_MARK: Final = "<!-- rules: end -->"
"""The comments between which a Markdown file contains the tables of rules."""

RULES_FILE: Final = "help/en/all-rules.json"
"""Resource with the facts of all rules."""

RULES_PAGE: Final = "help/en/all-rules.md"
"""Resource with the help page of all rules."""

_MARKDOWN: Final = r"([\\`*_\[\]<>|&#])"

RuleFacts = dict[str, Any]
"""Texts and severities of a rule, as in the JSON."""


def stored_rules() -> list[RuleFacts]:
    """Return the facts of all rules from the JSON resource, in the order of the catalogue; fast."""
    listed: list[RuleFacts] = json.loads(resource(RULES_FILE).read_bytes())["rules"]
    return listed


def declared_rules() -> list[RuleFacts]:
    """Return the facts of all rules from their declarations, in the order of the catalogue; slow."""
    from sitemap_studio.protocol.rule_table import CATALOGUE

    return [
        {
            "id": rule.id,
            "title": rule.title,
            "about": about,
            "severity": rule.severity.value,
            "severity_in_profiles": {
                name: severity and severity.value
                for name, severity in rule.in_profiles.items()
                if severity is not rule.severity
            },
            "scope": rule.scope.value,
            "field": rule.field,
            "source": rule.source,
            "explanation": rule.explanation,
            "wrong": rule.wrong,
            "right": rule.right,
            "fix": rule.fix,
        }
        for about, rules in CATALOGUE.items()
        for rule in rules
    ]


def rules_text(rules: list[RuleFacts]) -> str:
    """Return rules as plain text, grouped by subject."""
    sections = []
    for about, of_subject in groupby(rules, lambda rule: str(rule["about"])):
        parts = [f"{about}\n{'=' * len(about)}"]
        for rule in of_subject:
            concerned = rule["scope"] + (f", {rule['field']}" if rule["field"] else "")
            example = f"\n    wrong:  {rule['wrong']}\n    right:  {rule['right']}" if rule["wrong"] else ""
            fix = f"\n    fix:    {rule['fix']}" if rule["fix"] else ""
            parts.append(
                f"{rule['id']}: {rule['title']} ({severity_text(rule)}; {concerned})\n    {rule['explanation']}\n"
                f"    source: {rule['source']}{example}{fix}"
            )
        sections.append("\n\n".join(parts))
    return "\n\n\n".join(sections) + "\n"


def severity_text(rule: RuleFacts) -> str:
    """Return a text with the severity of a rule, and with the profiles in which it has another severity or is off."""
    usual: str = rule["severity"]
    by_word: dict[str, list[str]] = {usual: []}
    for name in PROFILES:
        by_word.setdefault(rule["severity_in_profiles"].get(name, usual) or "off", []).append(name)
    del by_word[usual]
    return "; ".join((usual, *(f"{', '.join(names)}: {word}" for word, names in by_word.items())))


def rules_json(rules: list[RuleFacts]) -> str:
    """Return rules as JSON."""
    return json.dumps({"version": JSON_VERSION, "rules": rules}, indent=2) + "\n"


def rules_markdown(rules: list[RuleFacts]) -> str:
    """Return rules as Markdown tables, one for each subject."""
    parts = [f"{len(rules)} rules. “Fix” is what the program can correct on request.\n"]
    for about, of_subject in groupby(rules, lambda rule: str(rule["about"])):
        parts.append(f"**{about}**\n\n| rule | explanation | severity | source |\n| --- | --- | --- | --- |\n")
        for rule in of_subject:
            title, explanation, fix, levels, source = (
                re.sub(_MARKDOWN, r"\\\1", text or "").replace("\n", " ")
                for text in (rule["title"], rule["explanation"], rule["fix"], severity_text(rule), rule["source"])
            )
            fixed = f" *Fix: {fix}.*" if fix else ""
            parts[-1] += f"| `{rule['id']}` | **{title}.** {explanation}{fixed} | {levels} | {source} |\n"
    return "\n".join(parts)


def with_rules(document: str, name: str, rules: list[RuleFacts]) -> str:
    """Return a Markdown text with the tables of rules inserted between its two marks, in place of the former tables.

    Args:
        document: The text.
        name: Name of its file, for messages.
        rules: The rules.

    Raises:
        RequestError: The text does not contain both marks once, in this order.
    """
    before, begin, rest = document.partition(BEGIN_MARK)
    _, end, after = rest.partition(END_MARK)
    if not begin or not end or BEGIN_MARK in rest or END_MARK in before + after:
        raise RequestError(
            f"“{name}” does not mark the place of the rules.",
            hint=f"Add “{BEGIN_MARK}” and “{END_MARK}” there, once each.",
        )
    return f"{before}{BEGIN_MARK}\n\n{rules_markdown(rules)}\n{END_MARK}{after}"
