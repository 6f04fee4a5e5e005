"""Conventions of all output of the command line: the version of its JSON, and counts with nouns."""

from __future__ import annotations

from typing import Final

JSON_VERSION: Final = 1
"""Version in all JSON output; it increases when members are removed or change their meaning."""


def count_with_noun(count: int, singular: str, plural: str) -> str:
    """Return a count with separators of thousands, followed by the noun in singular or plural."""
    return f"{count:,} {singular if count == 1 else plural}"
