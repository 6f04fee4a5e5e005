"""A bounded collection of findings: a file of a million faults is told in a thousand, and how many more there are."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sitemap_studio.protocol.catalogue import Finding

MAX_FINDINGS_A_RULE: Final = 1_000
"""Findings of one rule that are kept for one file; the rest is counted."""

_MAX_SHOWN_CHARACTERS: Final = 200
"""Characters of a value that are kept in a finding."""


class FindingLog:
    """Collects findings of one file and counts those beyond the bound."""

    def __init__(self) -> None:
        self._kept: list[Finding] = []
        self._met: Counter[str] = Counter()

    def add(
        self, rule: str, message: str, *, line: int | None = None, entry: int | None = None, value: str = ""
    ) -> None:
        """Note a finding; see `Finding` for the meaning of the arguments."""
        self._met[rule] += 1
        if self._met[rule] <= MAX_FINDINGS_A_RULE:
            self._kept.append(Finding(rule, message, line=line, entry=entry, value=value[:_MAX_SHOWN_CHARACTERS]))

    def all(self) -> tuple[Finding, ...]:
        """What was kept, then one line for each rule that was met more often."""
        more = [
            Finding(rule, f"… and {met - MAX_FINDINGS_A_RULE:,} more like these.")
            for rule, met in self._met.items()
            if met > MAX_FINDINGS_A_RULE
        ]
        return (*self._kept, *more)
