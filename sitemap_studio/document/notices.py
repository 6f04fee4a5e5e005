"""Notices about opening a set, beside the problems of its entries and files."""

from __future__ import annotations

from dataclasses import dataclass

from sitemap_studio.core.messages import as_message, join
from sitemap_studio.protocol.catalogue import Severity


@dataclass(frozen=True)
class Notice:
    """Something that happened while a set was opened, shown once; the hint says what to do."""

    severity: Severity
    message: str
    hint: str = ""

    def __str__(self) -> str:
        return join(map(as_message, (self.message, self.hint)))
