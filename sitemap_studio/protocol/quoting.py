"""Values as sentences quote them: in one line, of bearable length, with nothing invisible in them."""

from __future__ import annotations

from typing import Final

from sitemap_studio.core import messages
from sitemap_studio.core.messages import Message

SHOWN_CHARACTERS: Final = 120
"""Longer values are shortened in their middle, where addresses of one site differ least."""

_CONTROL_PICTURES: Final = 0x2400
_DELETE: Final = 0x7F


def shown(text: str | None) -> str:
    """A value as a sentence may quote it: in one line, shortened, with invisible characters made visible."""
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
    return text if text.isprintable() else "".join(map(_visible, text))


def quoted(text: str | None) -> Message:
    """A value as `shown` has it, between quotation marks."""
    return messages.quoted(shown(text))


def _visible(character: str) -> str:
    code = ord(character)
    if code < 0x20:
        return chr(_CONTROL_PICTURES + code)
    if code == _DELETE:
        return "\u2421"
    return character if character.isprintable() else f"[U+{code:04X}]"
