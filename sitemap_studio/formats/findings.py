"""Bounded collection of the findings of one file: 1,000 per rule are stored, the remainder is counted.

A finding that can apply to every entry of a file with the same message is stored once, with the indexes of the entries.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.messages import plural
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.rule import Finding

MAX_FINDINGS_A_RULE: Final = 1_000
_MAX_SHOWN_CHARACTERS: Final = 200


@dataclass(frozen=True, kw_only=True)
class EntriesFinding(Finding):
    """Finding about many entries of a file, stored in five bytes per entry."""

    entry_bytes: bytes
    fault_bytes: bytes

    @property
    def entries(self) -> NDArray[np.uint32]:
        """Indexes of the entries in their file, from 0, ascending."""
        return np.frombuffer(self.entry_bytes, np.uint32)

    @property
    def faults(self) -> NDArray[np.uint8]:
        """Code of the fault of each entry; the rule defines the codes."""
        return np.frombuffer(self.fault_bytes, np.uint8)


class FindingLog:
    """Collection of the findings of one file, which stores a limited number per rule and counts the others."""

    def __init__(self) -> None:
        self._stored: list[Finding] = []
        # No Counter, which takes three times as long to count a million findings.
        self._counts: dict[str, int] = {}

    def count_if_full(self, rule: str) -> bool:
        """Count a finding and return True if its rule has reached the limit; otherwise only return False."""
        count = self._counts.get(rule, 0)
        if count < MAX_FINDINGS_A_RULE:
            return False
        self._counts[rule] = count + 1
        return True

    def add(
        self,
        rule: str,
        message: str,
        *,
        line: int | None = None,
        entry: int | None = None,
        value: str = "",
        element: str = "",
        corrected: str | None = None,
    ) -> None:
        """Store a finding, or only count it above the limit of its rule.

        Args:
            rule: Id of the rule.
            message: The problem in a sentence.
            line: Line in the file; None if unknown.
            entry: Index of the entry in the file; None for the file.
            value: The value; a long one is shortened.
            element: Name of the element, from which the field is derived.
            corrected: The corrected value; None without a correction.
        """
        self._counts[rule] = count = self._counts.get(rule, 0) + 1
        if count <= MAX_FINDINGS_A_RULE:
            field = next((name for name in FIELD_NAMES if name == element.rpartition(":")[2]), None)
            shown = value[:_MAX_SHOWN_CHARACTERS]
            finding = Finding(rule, message, line=line, entry=entry, value=shown, field=field, corrected=corrected)
            self._stored.append(finding)

    def add_entries(
        self, rule: str, message: str, entries: NDArray[np.uint32], faults: NDArray[np.uint8], *, line: int
    ) -> None:
        """Store one finding about many entries, without regard to the limit.

        Args:
            rule: Id of the rule.
            message: The message of all entries.
            entries: Indexes of the entries, ascending.
            faults: Code of the fault of each entry.
            line: Line of the first entry.
        """
        finding = EntriesFinding(rule, message, line=line, entry_bytes=entries.tobytes(), fault_bytes=faults.tobytes())
        self._stored.append(finding)

    def to_tuple(self) -> tuple[Finding, ...]:
        """Return the stored findings by line and entry, then per rule the number of findings above the limit."""
        kept = sorted(self._stored, key=lambda found: (found.line or 0, -1 if found.entry is None else found.entry))
        more = {rule: met - MAX_FINDINGS_A_RULE for rule, met in self._counts.items() if met > MAX_FINDINGS_A_RULE}
        many = (plural("… and one more.", "… and %n more.", count) for count in more.values())
        return (*kept, *map(Finding, more, many))
