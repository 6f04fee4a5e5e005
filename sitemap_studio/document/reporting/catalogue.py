"""The catalogue of rules as text: for a terminal, for programs, and as the table in README."""

from __future__ import annotations

import json
import re
from typing import Final

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.reporting.counts import JSON_VERSION
from sitemap_studio.protocol.catalogue import CATALOGUE, RULES
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Rule

BEGIN_MARK: Final = "<!-- rules: begin -->"
END_MARK: Final = "<!-- rules: end -->"
"""The comments between which a document holds the table of rules."""

_MARKDOWN: Final = re.compile(r"([\\`*_\[\]<>|&#])")


def rules_text() -> str:
    """Return the rules as text, by subject."""
    sections = []
    for about, rules in CATALOGUE.items():
        parts = [f"{about}\n{'=' * len(about)}"]
        for rule in rules:
            concerned = rule.scope.value + (f", {rule.field}" if rule.field else "")
            example = f"\n    wrong:  {rule.wrong}\n    right:  {rule.right}" if rule.wrong else ""
            fix = f"\n    fix:    {rule.fix}" if rule.fix else ""
            parts.append(
                f"{rule.id}: {rule.title} ({severities(rule)}; {concerned})\n    {rule.explanation}\n"
                f"    source: {rule.source}{example}{fix}"
            )
        sections += ["\n\n".join(parts)] if rules else []
    return "\n\n\n".join(sections) + "\n"


def severities(rule: Rule) -> str:
    """Return the severity of a rule, and the profiles in which it is another."""
    by_word: dict[str, list[str]] = {rule.severity.value: []}
    for name in PROFILES:
        severity = rule.in_profiles.get(name, rule.severity)
        by_word.setdefault(severity.value if severity else "off", []).append(name)
    del by_word[rule.severity.value]
    return "; ".join((rule.severity.value, *(f"{', '.join(names)}: {word}" for word, names in by_word.items())))


def rules_json() -> str:
    """Return the rules as JSON, in the order of the catalogue."""
    about_of = {rule.id: about for about, rules in CATALOGUE.items() for rule in rules}
    listed = [
        {
            "id": rule.id,
            "title": rule.title,
            "about": about_of[rule.id],
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
        for rule in RULES.values()
    ]
    return json.dumps({"version": JSON_VERSION, "rules": listed}, indent=2) + "\n"


def rules_markdown() -> str:
    """Return the rules as Markdown tables, by subject."""
    parts = [f"{len(RULES)} rules. “Fix” is what the program can correct on request.\n"]
    for about, rules in CATALOGUE.items():
        if rules:
            parts.append(f"**{about}**\n\n| rule | explanation | severity | source |\n| --- | --- | --- | --- |\n")
        for rule in rules:
            title, explanation, fix, levels, source = (
                _MARKDOWN.sub(r"\\\1", text or "").replace("\n", " ")
                for text in (rule.title, rule.explanation, rule.fix, severities(rule), rule.source)
            )
            fixed = f" *Fix: {fix}.*" if fix else ""
            parts[-1] += f"| `{rule.id}` | **{title}.** {explanation}{fixed} | {levels} | {source} |\n"
    return "\n".join(parts)


def with_rules(document: str, name: str) -> str:
    """Put the table of rules between its two marks in a Markdown text, whose file's name is for messages."""
    before, begin, rest = document.partition(BEGIN_MARK)
    _, end, after = rest.partition(END_MARK)
    if not begin or not end or BEGIN_MARK in rest or END_MARK in before + after:
        raise RequestError(
            f"“{name}” does not mark the place of the rules.",
            hint=f"Add “{BEGIN_MARK}” and “{END_MARK}” there, once each.",
        )
    return f"{before}{BEGIN_MARK}\n\n{rules_markdown()}\n{END_MARK}{after}"
