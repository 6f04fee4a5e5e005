"""The catalogue of rules as text: for a terminal, for programs, and as the table in README."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.reporting.lists import JSON_VERSION
from sitemap_studio.protocol.catalogue import CATALOGUE, RULES, Rule, Severity
from sitemap_studio.protocol.profiles import PROFILES

BEGIN_MARK: Final = "<!-- rules: begin -->"
"""The comment behind which a document holds the table of rules."""

END_MARK: Final = "<!-- rules: end -->"
"""The comment before which that table ends."""

_NOT_MINDED: Final = "not minded"
_MARKDOWN: Final = re.compile(r"([\\`*_\[\]<>|&#])")


def rules_text() -> str:
    """The rules in words, by what they are about."""
    sections = []
    for about, rules in CATALOGUE.items():
        if rules:
            sections.append("\n\n".join((f"{about}\n{'=' * len(about)}", *map(_rule_text, rules))))
    return "\n\n\n".join(sections) + "\n"


def _rule_text(rule: Rule) -> str:
    concerned = rule.scope.value + (f", {rule.field}" if rule.field else "")
    told = [
        f"{rule.id}: {rule.title} ({severities(rule)}; {concerned})",
        f"    {rule.explanation}",
        f"    source: {rule.source}",
        f"    wrong:  {rule.wrong}",
        f"    right:  {rule.right}",
    ]
    return "\n".join(told + ([f"    fix:    {rule.fix}"] if rule.fix else []))


def severities(rule: Rule) -> str:
    """How grave a breach is, and for which consumers it is graver or less grave."""
    usual = rule.severity.value
    by_word: dict[str, list[str]] = {}
    for name in PROFILES:
        word = _word(rule.in_profiles.get(name, rule.severity))
        if word != usual:
            by_word.setdefault(word, []).append(name)
    return "; ".join((usual, *(f"{', '.join(names)}: {word}" for word, names in by_word.items())))


def _word(severity: Severity | None) -> str:
    return severity.value if severity else _NOT_MINDED


def rules_json() -> str:
    """The rules as JSON, in the order of the catalogue."""
    about_of = {rule.id: about for about, rules in CATALOGUE.items() for rule in rules}
    listed = [_as_json(rule, about_of[rule.id]) for rule in RULES.values()]
    return json.dumps({"version": JSON_VERSION, "rules": listed}, indent=2) + "\n"


def _as_json(rule: Rule, about: str) -> dict[str, Any]:
    differing = {name: severity for name, severity in rule.in_profiles.items() if severity is not rule.severity}
    return {
        "id": rule.id,
        "title": rule.title,
        "about": about,
        "severity": rule.severity.value,
        "severity_in_profiles": {name: severity and severity.value for name, severity in differing.items()},
        "scope": rule.scope.value,
        "field": rule.field,
        "source": rule.source,
        "explanation": rule.explanation,
        "wrong": rule.wrong,
        "right": rule.right,
        "fix": rule.fix,
    }


def rules_markdown() -> str:
    """The rules as Markdown tables, by what they are about."""
    parts = [f"{len(RULES)} rules; “fix” tells what the program can put right, when asked.\n"]
    for about, rules in CATALOGUE.items():
        if rules:
            head = f"**{about}**\n\n| rule | what it says | severity | source |\n| --- | --- | --- | --- |\n"
            parts.append(head + "".join(map(_markdown_line, rules)))
    return "\n".join(parts)


def _markdown_line(rule: Rule) -> str:
    fixed = f" *fix: {_escaped(rule.fix)}*" if rule.fix else ""
    cells = (
        f"`{rule.id}`",
        f"**{_escaped(rule.title)}.** {_escaped(rule.explanation)}{fixed}",
        _escaped(severities(rule)),
        _escaped(rule.source),
    )
    return f"| {' | '.join(cells)} |\n"


def _escaped(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text).replace("\n", " ")


def with_rules(document: str, name: str) -> str:
    """A document in Markdown with the table of rules between its two marks, whatever stood there.

    Args:
        document: Its text.
        name: Its file's name, for messages.

    Raises:
        RequestError: It does not have both marks, in their order and once each.
    """
    before, begin, rest = document.partition(BEGIN_MARK)
    _, end, after = rest.partition(END_MARK)
    if not begin or not end or BEGIN_MARK in rest or END_MARK in before + after:
        raise RequestError(
            f"“{name}” does not say where the rules belong.",
            hint=f"Put “{BEGIN_MARK}” and “{END_MARK}” there, once each.",
        )
    return f"{before}{BEGIN_MARK}\n\n{rules_markdown()}\n{END_MARK}{after}"
