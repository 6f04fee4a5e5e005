"""Entity and character references in values, decoded by column."""

from __future__ import annotations

import re
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.formats.xml.words import WORD_BYTES, find_byte, words_of

_PREDEFINED: Final = {b"&lt;": "<", b"&gt;": ">", b"&quot;": '"', b"&apos;": "'", b"&amp;": "&"}
"""The references that XML defines; the ampersand comes last, so that nothing is decoded twice. XML 1.0, 4.6."""

_NUMERIC: Final = b"&#"
_REFERENCE: Final = re.compile(r"&(?:#(\d{1,8})|#x([0-9A-Fa-f]{1,8})|(lt|gt|quot|apos|amp));", re.ASCII)
_NO_CHARACTER: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""What may not stand in XML, which is compiled sooner than what may. XML 1.0, 2.2."""


def decode_references(values: pl.Series, text: bytes) -> pl.Series | None:
    """Decode the references in values.

    Args:
        values: The values as written.
        text: The same values, joined by “<”.

    Returns:
        The values as meant, or None where there is a reference that XML itself does not define, or a bare ampersand.
    """
    buffer = np.frombuffer(text, np.uint8)
    ampersands = find_byte(buffer, b"&")
    if not len(ampersands):
        return values
    first = words_of(text + b"<" * WORD_BYTES)[ampersands]
    present = {reference for reference in (*_PREDEFINED, _NUMERIC) if (hits := _count(first, reference)) and hits}
    if sum(_count(first, reference) for reference in present) != len(ampersands):
        return None
    decoded = values
    for reference in _PREDEFINED:
        if reference in present:
            decoded = decoded.str.replace_all(reference.decode(), _PREDEFINED[reference], literal=True)
    return _with_numeric(values, decoded) if _NUMERIC in present else decoded


def _count(words: NDArray[np.uint64], reference: bytes) -> int:
    mask = np.uint64((1 << (8 * len(reference))) - 1)
    return int(np.count_nonzero((words & mask) == np.uint64(int.from_bytes(reference, "little"))))


def _with_numeric(values: pl.Series, decoded: pl.Series) -> pl.Series | None:
    """Replace the values that hold numeric references, each decoded in one pass."""
    places = values.str.contains("&#", literal=True).arg_true()
    texts = [_decode_one(text) for text in values.gather(places).to_list()]
    if None in texts:
        return None
    return decoded.clone().scatter(places, pl.Series(texts, dtype=pl.String))


def _decode_one(text: str) -> str | None:
    characters: list[str] = []
    end = 0
    for reference in _REFERENCE.finditer(text):
        characters.append(text[end : reference.start()])
        characters.append(_meaning(reference))
        end = reference.end()
    characters.append(text[end:])
    rest = _REFERENCE.sub("", text)
    return None if "&" in rest or "" in characters[1::2] else "".join(characters)


def _meaning(reference: re.Match[str]) -> str:
    """The character that is meant, or "" where XML allows none such."""
    if reference[3]:
        return _PREDEFINED[reference[0].encode()]
    code = int(reference[1]) if reference[1] else int(reference[2], 16)
    character = chr(code) if code <= 0x10FFFF else ""
    return "" if _NO_CHARACTER.match(character) else character
