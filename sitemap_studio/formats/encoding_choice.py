"""Encodings to choose from for a file that says none, or a wrong one: what its text would be in each.

Nothing is chosen here; somebody looks at the previews and decides.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

ENCODINGS: Final = (
    "Windows-1252",
    "ISO-8859-15",
    "ISO-8859-1",
    "Windows-1250",
    "ISO-8859-2",
    "Windows-1251",
    "KOI8-R",
    "ISO-8859-5",
    "Windows-1253",
    "Windows-1254",
    "Windows-1255",
    "Windows-1256",
    "Windows-1257",
    "Shift_JIS",
    "EUC-JP",
    "GB18030",
    "Big5",
    "EUC-KR",
    "MacRoman",
    "CP437",
)
"""Encodings that old servers and programs wrote, those seen most often first."""

MAX_PREVIEW_LINES: Final = 6
"""Lines of a preview."""

_MAX_CHARACTERS: Final = 120
_AROUND_BYTES: Final = 50
_ODD_LINE: Final = re.compile(rb"[^\r\n]{0,%d}[\x80-\xff][^\r\n]{0,%d}" % (_AROUND_BYTES, _AROUND_BYTES))
"""What stands around a byte that is not ASCII."""


@dataclass(frozen=True)
class EncodingChoice:
    """One encoding that a file may be in.

    Attributes:
        encoding: Its name.
        preview: The first places where the choice matters, as they read in it; at most `MAX_PREVIEW_LINES`.
        odd: How many of the characters shown are hardly ever part of an address or a sentence.
    """

    encoding: str
    preview: tuple[str, ...]
    odd: int


def choices(data: bytes) -> tuple[EncodingChoice, ...]:
    """The encodings that all bytes of a file follow, those in which it reads least oddly first.

    Args:
        data: The unpacked bytes.
    """
    places = [found[0] for found, _ in zip(_ODD_LINE.finditer(data), range(MAX_PREVIEW_LINES), strict=False)]
    found = (choice for encoding in ENCODINGS if (choice := _choice(data, encoding, places)))
    return tuple(sorted(found, key=lambda choice: choice.odd))


def _choice(data: bytes, encoding: str, places: list[bytes]) -> EncodingChoice | None:
    try:
        data.decode(encoding)
    except UnicodeDecodeError:
        return None
    # What stands around a place may begin or end within a character of several bytes.
    preview = tuple(place.decode(encoding, "ignore").strip()[:_MAX_CHARACTERS] for place in places)
    return EncodingChoice(encoding, preview, sum(map(_is_odd, "".join(preview))))


def _is_odd(character: str) -> bool:
    return not character.isascii() and unicodedata.category(character) not in ("Lu", "Ll", "Lo", "Lm", "Pi", "Pf", "Pd")
