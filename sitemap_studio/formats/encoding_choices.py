"""Encodings that a file can be read in, with previews, from which the user chooses."""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Final

ENCODINGS: Final = (
    "UTF-8",
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
_MAX_CHARACTERS: Final = 120
_AROUND_BYTES: Final = 50
_LETTERS: Final = ("Lu", "Ll", "Lo", "Lm", "Pi", "Pf", "Pd")
"""Categories of letters, quotes and dashes."""

_ODD_LINE: Final = re.compile(rb"[^\r\n]{0,%d}[\x80-\xff][^\r\n]{0,%d}" % (_AROUND_BYTES, _AROUND_BYTES))


@dataclass(frozen=True)
class EncodingChoice:
    """One encoding that a file may be in; `odd` counts shown characters that are hardly ever part of a sentence.

    `preview` are the first places where the choice matters, as they read in it; at most `MAX_PREVIEW_LINES`.
    """

    encoding: str
    preview: tuple[str, ...]
    odd: int


def suitable_encodings(data: bytes) -> tuple[EncodingChoice, ...]:
    """The encodings that all unpacked bytes of a file follow, those in which it reads least oddly first."""
    places = [found[0] for found in islice(_ODD_LINE.finditer(data), MAX_PREVIEW_LINES)]
    found = []
    for encoding in ENCODINGS:
        with suppress(UnicodeDecodeError):
            data.decode(encoding)
            # What is around a place may begin or end within a character of several bytes.
            preview = tuple(place.decode(encoding, "ignore").strip()[:_MAX_CHARACTERS] for place in places)
            odd = [
                each for each in "".join(preview) if unicodedata.category(each) not in _LETTERS and not each.isascii()
            ]
            found.append(EncodingChoice(encoding, preview, len(odd)))
    return tuple(sorted(found, key=lambda choice: choice.odd))
