"""A bounded collection of findings: of a million faults in a file a thousand are kept, and the rest is counted.

What can hold for every entry of a file, and says the same of each, is one finding with the numbers of the entries.
"""

from __future__ import annotations

from collections import Counter
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
    """A fact about many entries, five bytes each; counted at once, listed one by one on request."""

    entry_bytes: bytes
    fault_bytes: bytes

    @property
    def entries(self) -> NDArray[np.uint32]:
        """Places of the entries in their file, counted from 0, ascending."""
        return np.frombuffer(self.entry_bytes, np.uint32)

    @property
    def faults(self) -> NDArray[np.uint8]:
        """What is wrong with each entry, in the numbers of the rule."""
        return np.frombuffer(self.fault_bytes, np.uint8)


class FindingLog:
    """Collects findings of one file and counts those beyond the bound."""

    def __init__(self) -> None:
        self._kept: list[Finding] = []
        self._met: Counter[str] = Counter()

    def counts_only(self, rule: str) -> bool:
        """Count a further finding of a rule of which enough are kept; false where it is to be added instead."""
        if self._met[rule] < MAX_FINDINGS_A_RULE:
            return False
        self._met[rule] += 1
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
        """Add a finding, maybe about an element, a field or another one; see `Finding` for the other arguments."""
        self._met[rule] += 1
        if self._met[rule] <= MAX_FINDINGS_A_RULE:
            field = next((name for name in FIELD_NAMES if name == element.rpartition(":")[2]), None)
            shown = value[:_MAX_SHOWN_CHARACTERS]
            finding = Finding(rule, message, line=line, entry=entry, value=shown, field=field, corrected=corrected)
            self._kept.append(finding)

    def add_entries(
        self, rule: str, message: str, entries: NDArray[np.uint32], faults: NDArray[np.uint8], *, line: int
    ) -> None:
        """Note what holds for many entries, with what is wrong with each; `line` is that of the first."""
        finding = EntriesFinding(rule, message, line=line, entry_bytes=entries.tobytes(), fault_bytes=faults.tobytes())
        self._kept.append(finding)

    def all(self) -> tuple[Finding, ...]:
        """The kept findings, by line and entry, then one line for each rule that was met more often."""
        kept = sorted(self._kept, key=lambda found: (found.line or 0, -1 if found.entry is None else found.entry))
        more = {rule: met - MAX_FINDINGS_A_RULE for rule, met in self._met.items() if met > MAX_FINDINGS_A_RULE}
        many = (plural("… and one more.", "… and %n more.", count) for count in more.values())
        return (*kept, *map(Finding, more, many))
