"""What there is to tell of a set that was opened, beyond what is true of its entries and files."""

from __future__ import annotations

from dataclasses import dataclass

from sitemap_studio.core.messages import as_message, join
from sitemap_studio.protocol.catalogue import Severity


@dataclass(frozen=True)
class Notice:
    """Something that happened while a set was opened, told once.

    Attributes:
        severity: How grave it is.
        message: One sentence that says what happened.
        hint: One sentence that says what to do, or nothing.
    """

    severity: Severity
    message: str
    hint: str = ""

    def __str__(self) -> str:
        return join(map(as_message, (self.message, self.hint)))
