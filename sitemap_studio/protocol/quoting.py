"""Display of values in sentences: in one line, shortened, with invisible characters made visible."""

from __future__ import annotations

from typing import Final

from sitemap_studio.core import messages
from sitemap_studio.core.messages import Message

DISPLAY_CHARACTERS: Final = 120
"""Maximum length of displayed values; longer ones are shortened in the middle."""

_PICTURES: Final = {code: 0x2400 + code for code in range(0x20)} | {0x7F: 0x2421}
"""Visible symbol for each control character."""


def display_value(text: str | None) -> str:
    """Return a value for display: in one line, shortened, with invisible characters made visible; empty for None."""
    text = text or ""
    if len(text) > 2 * DISPLAY_CHARACTERS:
        # The middle is not displayed, and converting a megabyte takes time.
        text = text[:DISPLAY_CHARACTERS] + text[-DISPLAY_CHARACTERS:]
    seen = visible(text)
    if len(seen) <= DISPLAY_CHARACTERS:
        return seen
    head = (DISPLAY_CHARACTERS - 1) // 2 + 1
    return f"{seen[:head]}\u2026{seen[head + 1 - DISPLAY_CHARACTERS :]}"


def visible(text: str) -> str:
    """Return a text in one line, with symbols or code points such as [U+200B] for characters that are not printable."""
    if text.isprintable():
        return text
    text = text.translate(_PICTURES)
    return text if text.isprintable() else "".join(c if c.isprintable() else f"[U+{ord(c):04X}]" for c in text)


def quoted(text: str | None) -> Message:
    """Return the `display_value` of a text in quotation marks; without a text, only the marks."""
    return messages.quoted(display_value(text))
