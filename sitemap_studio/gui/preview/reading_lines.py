"""What is understood of an entry as lines of a sheet: headings, values, and what is passed over. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """One thing that is understood.

    Attributes:
        heading: What it is about; empty where it goes on with what is above.
        text: What is understood.
        is_ignored: Whether it is passed over.
        is_data: Whether the text is the author's own, and reads from left to right.
    """

    heading: str
    text: str
    is_ignored: bool = False
    is_data: bool = False


def as_text(lines: Sequence[Line]) -> str:
    """Lines as plain text."""
    return "".join(
        f"{line.heading}: {line.text}".rstrip(" ") + "\n" if line.heading else f"    {line.text}\n" for line in lines
    )
