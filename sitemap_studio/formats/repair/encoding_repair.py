"""Decoding of bytes that violate their encoding, and repairs of the invalid bytes.

An invalid byte of UTF-8 is a lone surrogate (U+DC80 to U+DCFF) in the text until it is repaired.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.decoding import Decoded, declare_utf8, to_utf8
from sitemap_studio.formats.repair.patches import CUT_OFF, Patch, UncertainError, describe
from sitemap_studio.formats.repair.tokens import Markup

_WIDE_SAMPLE: Final = 4_096
_INVALID_BYTES: Final = re.compile("[\udc80-\udcff]+")
_ENCODING: Final = re.compile(r"""<\?xml\s[^>]*?encoding\s*=\s*(["'])([^"'<>]*)\1""")
_DECLARATION: Final = re.compile(r"<\?xml(?=\s)")
_MAX_DECLARATION_OFFSET: Final = 65_536
"""Number of characters at the beginning that are searched for a declaration after other text."""

_PUNCTUATION_BYTES: Final = frozenset(
    chr(0xDC00 + code) for code in b"\x80\x82\x84\x85\x8b\x91\x92\x93\x94\x96\x97\x9b"
)
"""Invalid bytes that are quotes, dashes, the ellipsis or the euro sign in Windows-1252, hardly ever part of a word."""

_TAG_OUTSIDE_ENTRIES: Final = re.compile(
    r"</(?:[\w.\-]++:)?(?:url|sitemap|urlset|sitemapindex)\s*+>|<(?:[\w.\-]++:)?(?:urlset|sitemapindex)\s[^<>]*+>",
    re.IGNORECASE,
)
_PROSE_TAG: Final = re.compile(r"<[\w.\-]++:(?!\w*loc\b)[\w.\-]++[^<>]*+>", re.IGNORECASE)
"""Start tag of an extension element that contains prose, not a URL."""

_WIDE_BYTE_ORDER_MARKS: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_WIDE_MARKS: Final = (b"\xff\xfe", b"\xfe\xff", b"<\0", b"\0<", b"\0\0")
_WIDE_DECLARATION: Final = re.compile(rb"<\0\?\0x\0m\0|\0<\0\?\0x\0m")
_DECLARATION_OR_ROOT: Final = re.compile(
    rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|(?P<root><(?:[\w.\-]++:)?(?:urlset|sitemapindex|url|sitemap)[\s>])"
    rb"|(?P<declaration>(?:\xef\xbb\xbf)?<\?xml\s(?:[^<>]*?\sencoding\s*=\s*[\"'](?P<encoding>[^\"'<>]*)[\"'])?)",
    re.DOTALL,
)
"""Declaration, or first tag of a sitemap, outside of comments and CDATA sections."""

_NOT_IN_WINDOWS_1252: Final = frozenset((0x81, 0x8D, 0x8F, 0x90, 0x9D))
_UTF8: Final = "UTF-8"
_UTF8_NAMES: Final = ("utf-8", "utf8", "us-ascii", "ascii")
_BLANK: Final = b" \t\r\n\xef\xbb\xbf"


def decode_with_invalid_bytes(data: bytes, path: Path) -> tuple[str, Decoded]:
    """Return the text of a file, with lone surrogates for invalid bytes, and its encoding with findings.

    Raises:
        UncertainError: The bytes follow neither the declared encoding nor UTF-8.
    """
    sample = data[: _WIDE_SAMPLE - _WIDE_SAMPLE % 2]
    for zeros, codec in ((sample[1::2], "utf-16-le"), (sample[::2], "utf-16-be")):
        # UTF-16 without a byte order mark is recognized by its zeros.
        is_wide = (
            not data.startswith(_WIDE_BYTE_ORDER_MARKS)
            and zeros.count(0) * 10 >= len(zeros) * 9
            and sample.count(0) < len(sample) * 6 // 10
        )
        if is_wide and len(sample) >= 8 and not len(data) % 2:
            with suppress(UnicodeDecodeError):
                return data.decode(codec), Decoded(b"", "UTF-16")
            break
    decoded = [_decode_part(part, path) for part in _split_by_encoding(data)]
    findings = tuple(dict.fromkeys(finding for _, part in decoded for finding in part.findings))
    return "".join(text for text, _ in decoded), Decoded(b"", decoded[0][1].encoding, findings)


def _split_by_encoding(data: bytes) -> list[bytes]:
    """Return the bytes of concatenated files, split where the declared encoding changes.

    Raises:
        UncertainError: One of them is in UTF-16.
    """
    if not data.startswith(_WIDE_MARKS) and _WIDE_DECLARATION.search(data, 4):
        raise UncertainError
    last = data.rfind(b"<?xml")
    if last <= 0 or not data[:last].strip(_BLANK):
        return [data]
    starts, current = [0], ""
    for found in _DECLARATION_OR_ROOT.finditer(data):
        if found["declaration"] is None:
            current = current or ("utf-8" if found["root"] else "")
            continue
        encoding = (found["encoding"] or b"utf-8").decode("latin-1").lower()
        encoding = "utf-8" if encoding in _UTF8_NAMES else encoding
        if current and encoding != current:
            starts.append(found.start())
        current = encoding
    return [data[start:end] for start, end in zip(starts, [*starts[1:], len(data)], strict=True)]


def _decode_part(data: bytes, path: Path) -> tuple[str, Decoded]:
    """Return the text of one of several concatenated files, and its encoding with findings.

    Raises:
        UncertainError: The bytes follow neither the declared encoding nor UTF-8.
    """
    # The declaration is used even if other text precedes it.
    lead = _declaration_offset(data[:_MAX_DECLARATION_OFFSET].decode("latin-1"))
    has_lead = bool(data[:lead].strip(_BLANK))
    try:
        decoded = to_utf8(data[lead:] if has_lead else data, path)
    except ReadError as error:
        # The declared encoding is unknown or wrong; valid UTF-8 is read as UTF-8.
        try:
            return data.decode(), Decoded(data, _UTF8)
        except UnicodeDecodeError:
            raise UncertainError from error
    text = decoded.data.decode("utf-8", "surrogateescape")
    if has_lead:
        return data[:lead].decode("latin-1") + text, decoded
    at = _declaration_offset(text[:_MAX_DECLARATION_OFFSET]) if decoded.findings else 0
    return text[:at] + declare_utf8(text[at:]) if at else text, decoded


def _declaration_offset(text: str) -> int:
    """Return the offset of the first XML declaration; 0 without a declaration."""
    found = _DECLARATION.search(text)
    return found.start() if found else 0


def correct_declared_encoding(markup: Markup) -> Iterator[Patch]:
    """Yield the patch that replaces the declared name of another encoding in a text in UTF-8."""
    at = _declaration_offset(markup.text[:_MAX_DECLARATION_OFFSET])
    found = _ENCODING.match(markup.text, at, at + 1_024)
    if found and found[2].lower() not in _UTF8_NAMES:
        message = msg("The file declares the encoding {declared}, but is encoded in UTF-8.", declared=found[2])
        yield Patch(found.start(2), found.end(2), _UTF8, "encoding-wrong", message)


def replace_invalid_bytes(markup: Markup) -> Iterator[Patch]:
    """Yield patches that replace single invalid bytes by their characters in Windows-1252.

    Raises:
        UncertainError: Invalid bytes are adjacent, as in text of another encoding; or undefined in Windows-1252; or in data
            of an entry, where they could be of any encoding.
    """
    text = markup.text
    found = list(_INVALID_BYTES.finditer(text)) if not text.isascii() else []
    if found and _is_truncated(text, found[-1]):
        yield Patch(found[-1].start(), len(text), "", "cut-off", describe(CUT_OFF))
        found.pop()
    if sum(len(run[0]) > 1 for run in found) * 2 > len(found):
        raise UncertainError
    are_punctuation = all(_PUNCTUATION_BYTES.issuperset(run[0]) for run in found)
    reached, tag = 0, -1
    for run in found:
        # Each character is searched once, to keep the time linear.
        tag = max(tag, text.rfind("<", reached, run.start()))
        reached = run.start()
        if not _is_outside_data(markup, reached, tag) and not (are_punctuation and _is_prose(markup, tag)):
            raise UncertainError
        codes = [ord(character) - 0xDC00 for character in run[0]]
        if not _NOT_IN_WINDOWS_1252.isdisjoint(codes):
            raise UncertainError
        characters = bytes(codes).decode("cp1252")
        message = msg(
            "{named} is not valid UTF-8; it was read as “{characters}” (Windows-1252).",
            named=" ".join(f"{code:02X}" for code in codes),
            characters=characters,
        )
        yield Patch(*run.span(), characters, "byte-invalid", message)


def _is_outside_data(markup: Markup, offset: int, tag: int) -> bool:
    """Return whether an offset is in a comment, or outside of entries and tags; `tag` is the offset of the last “<”."""
    spans, text = markup.spans, markup.text
    if (start := spans.find_start(offset)) is not None:
        return not text.startswith("<![", start)
    if tag < 0:
        return "<" in text
    return not spans.contains(tag) and _TAG_OUTSIDE_ENTRIES.match(text, tag, offset) is not None


def _is_prose(markup: Markup, tag: int) -> bool:
    """Return whether the tag at an offset, or before a CDATA section there, begins a value that is prose, not a URL."""
    if markup.text.startswith("<![CDATA[", tag):
        tag = markup.text.rfind("<", 0, tag)
    return tag >= 0 and not markup.spans.contains(tag) and _PROSE_TAG.match(markup.text, tag) is not None


def _is_truncated(text: str, run: re.Match[str]) -> bool:
    """Return whether a run of invalid bytes is an incomplete UTF-8 character at the end of a file with tags."""
    if run.end() < len(text) or "<" not in text:
        return False
    try:
        run[0].encode("utf-8", "surrogateescape").decode()
    except UnicodeDecodeError as error:
        return error.start == 0 and error.reason == "unexpected end of data"
    return False
