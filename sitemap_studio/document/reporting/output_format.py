"""What all output of the command line shares: the version of its JSON, and counts with their nouns."""

from __future__ import annotations

from typing import Final

JSON_VERSION: Final = 1
"""The version that all JSON of the command line names; it grows when members go or change their meaning."""


def count_with_noun(count: int, one: str, many: str) -> str:
    """Return a count followed by the singular or the plural."""
    return f"{count:,} {one if count == 1 else many}"
