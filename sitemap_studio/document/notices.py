"""What there is to tell of a set that was opened, beyond what is true of its entries and files."""

from __future__ import annotations

from sitemap_studio.core.records import dataclass
from sitemap_studio.core.sentences import as_sentence, together
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
        return together(map(as_sentence, (self.message, self.hint)))
