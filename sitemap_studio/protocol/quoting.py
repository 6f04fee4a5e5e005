"""Values as sentences quote them: in one line, of bearable length, with nothing invisible in them."""

from __future__ import annotations

from typing import Final

from sitemap_studio.core import messages
from sitemap_studio.core.messages import Message

SHOWN_CHARACTERS: Final = 120
"""Longer values are shortened in their middle, where addresses of one site differ least."""

_PICTURES: Final = {code: 0x2400 + code for code in range(0x20)} | {0x7F: 0x2421}
"""Control characters, and the pictures of them."""


def shown(text: str | None) -> str:
    """Return a value for display in a sentence: in one line, shortened, with invisible characters made visible."""
    text = text or ""
    if len(text) > 2 * SHOWN_CHARACTERS:
        # What stands between is never shown, and making a megabyte visible takes its time.
        text = text[:SHOWN_CHARACTERS] + text[-SHOWN_CHARACTERS:]
    seen = visible(text)
    if len(seen) <= SHOWN_CHARACTERS:
        return seen
    head = (SHOWN_CHARACTERS - 1) // 2 + 1
    return f"{seen[:head]}\u2026{seen[head + 1 - SHOWN_CHARACTERS :]}"


def visible(text: str) -> str:
    """A text of one line with invisible characters made visible."""
    if text.isprintable():
        return text
    text = text.translate(_PICTURES)
    return text if text.isprintable() else "".join(c if c.isprintable() else f"[U+{ord(c):04X}]" for c in text)


def quoted(text: str | None) -> Message:
    """A value as `shown` has it, between quotation marks."""
    return messages.quoted(shown(text))
