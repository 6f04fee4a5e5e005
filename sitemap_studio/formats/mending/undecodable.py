"""Bytes that do not follow their encoding: how they become text, and the single ones that are mended.

A byte that is no UTF-8 is carried through the text as a lone surrogate (U+DC80 to U+DCFF) until it is mended.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.encoding import Decoded, to_utf8
from sitemap_studio.formats.mending.patches import Patch, UncertainError

_WIDE_SAMPLE: Final = 4_096
_STRAYS: Final = re.compile("[\udc80-\udcff]+")
_ENCODING: Final = re.compile(r"""(\A\ufeff?\s*<\?xml\s[^>]*?encoding\s*=\s*)(["'])([^"'<>]*)\2""")
_NOT_IN_WINDOWS_1252: Final = frozenset((0x81, 0x8D, 0x8F, 0x90, 0x9D))
_UTF8: Final = "UTF-8"


def decode(data: bytes, path: Path) -> tuple[str, Decoded]:
    """Turn the bytes of a file into text.

    Returns:
        The text, in which bytes that do not belong there stand as lone surrogates, and what is known of its encoding.

    Raises:
        UncertainError: They follow neither the encoding that they declare nor UTF-8.
    """
    wide = _wide_without_mark(data)
    if wide is not None:
        return wide.decode(), Decoded(wide, "UTF-16")
    try:
        decoded = to_utf8(data, path)
    except ReadError as error:
        # What it declares is unknown, or wrong; if all of it is UTF-8, it is UTF-8.
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise UncertainError from error
        return text, Decoded(data, _UTF8)
    return decoded.data.decode("utf-8", "surrogateescape"), decoded


def _wide_without_mark(data: bytes) -> bytes | None:
    """UTF-16 without its mark, told by its zeros, as UTF-8."""
    sample = data[: _WIDE_SAMPLE - _WIDE_SAMPLE % 2]
    if len(sample) < 8 or len(data) % 2:
        return None
    for zeros, codec in ((sample[1::2], "utf-16-le"), (sample[::2], "utf-16-be")):
        if zeros.count(0) * 10 >= len(zeros) * 9 and sample.count(0) < len(sample) * 6 // 10:
            try:
                return data.decode(codec).encode()
            except UnicodeDecodeError:
                return None
    return None


def unknown_encoding(text: str) -> Iterator[Patch]:
    """The name of an encoding that is not UTF-8, in a text that is."""
    found = _ENCODING.search(text, 0, 1_024)
    if found and found[3].lower() not in ("utf-8", "utf8", "us-ascii", "ascii"):
        message = f"The text is UTF-8, not \u201c{found[3]}\u201d as it declares."
        yield Patch(found.start(3), found.end(3), _UTF8, "encoding-wrong", message)


def stray_bytes(text: str) -> Iterator[Patch]:
    """Single bytes that are no UTF-8, as the characters that they are in Windows-1252.

    Raises:
        UncertainError: They stand side by side, as those of another encoding do, or have no meaning there.
    """
    found = list(_STRAYS.finditer(text)) if not text.isascii() else []
    if sum(len(run[0]) > 1 for run in found) * 2 > len(found):
        raise UncertainError
    for run in found:
        codes = [ord(character) - 0xDC00 for character in run[0]]
        if not _NOT_IN_WINDOWS_1252.isdisjoint(codes):
            raise UncertainError
        characters = bytes(codes).decode("cp1252")
        named = " ".join(f"{code:02X}" for code in codes)
        message = f"The byte {named} is no UTF-8; it is read as \u201c{characters}\u201d (Windows-1252)."
        yield Patch(run.start(), run.end(), characters, "byte-invalid", message)
