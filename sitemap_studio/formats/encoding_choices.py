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
"""Encodings used by old servers and programs, most frequent first."""

MAX_PREVIEW_LINES: Final = 6
_MAX_CHARACTERS: Final = 120
_CONTEXT_BYTES: Final = 50
_PROSE_CATEGORIES: Final = ("Lu", "Ll", "Lo", "Lm", "Pi", "Pf", "Pd")
"""Unicode categories of letters, quotes and dashes."""

_NON_ASCII_TEXT: Final = re.compile(rb"[^\r\n]{0,%d}[\x80-\xff][^\r\n]{0,%d}" % (_CONTEXT_BYTES, _CONTEXT_BYTES))


@dataclass(frozen=True)
class EncodingChoice:
    """Encoding that a file may have, with a preview.

    Attributes:
        encoding: Name of the encoding.
        preview: Excerpts with non-ASCII characters, decoded; at most `MAX_PREVIEW_LINES`.
        n_unlikely: Number of characters in the preview that hardly ever occur in sentences.
    """

    encoding: str
    preview: tuple[str, ...]
    n_unlikely: int


def suitable_encodings(data: bytes) -> tuple[EncodingChoice, ...]:
    """Return the encodings of `ENCODINGS` in which the bytes are valid, those with the most plausible text first."""
    excerpts = [found[0] for found in islice(_NON_ASCII_TEXT.finditer(data), MAX_PREVIEW_LINES)]
    found = []
    for encoding in ENCODINGS:
        with suppress(UnicodeDecodeError):
            data.decode(encoding)
            # An excerpt may begin or end within a multi-byte character.
            preview = tuple(excerpt.decode(encoding, "ignore").strip()[:_MAX_CHARACTERS] for excerpt in excerpts)
            unlikely = [
                each
                for each in "".join(preview)
                if unicodedata.category(each) not in _PROSE_CATEGORIES and not each.isascii()
            ]
            found.append(EncodingChoice(encoding, preview, len(unlikely)))
    return tuple(sorted(found, key=lambda choice: choice.n_unlikely))
