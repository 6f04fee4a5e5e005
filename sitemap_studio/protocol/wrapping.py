"""Removal of characters around a value: white space, invisible characters, quotation marks, punctuation."""

from __future__ import annotations

from typing import Final

INVISIBLE: Final = "".join(
    map(
        chr,
        (
            0xAD,
            0x61C,
            *range(0x200B, 0x2010),
            *range(0x202A, 0x202F),
            *range(0x2060, 0x2065),
            *range(0x2066, 0x2070),
            0xFEFF,
        ),
    )
)
"""Characters without width: soft hyphen, zero-width characters, marks of direction, byte order mark.

Unicode, sections 23.2 and 23.3.
"""

_SPACE = "".join(filter(str.isspace, map(chr, range(0x3001))))
_QUOTES = "\"'`\u00b4\u00ab\u00bb\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2039\u203a"
_BEFORE: Final = _SPACE + INVISIBLE + _QUOTES
_AFTER: Final = f"{_BEFORE};.,"
_NO_INVISIBLE: Final = dict.fromkeys(map(ord, INVISIBLE))


def remove_around(text: str) -> str:
    """Return a text without white space, invisible characters and quotation marks around it, and without `;.,` at its end."""
    return text.lstrip(_BEFORE).rstrip(_AFTER)


def remove_invisible(text: str) -> str:
    """Return a text without invisible characters anywhere."""
    return text.translate(_NO_INVISIBLE)
