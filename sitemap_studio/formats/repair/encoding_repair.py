"""Decoding of bytes that do not follow their encoding, and repairs of stray bytes.

A byte that is no UTF-8 is a lone surrogate (U+DC80 to U+DCFF) in the text until it is repaired.
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
from sitemap_studio.formats.decoding import Decoded, to_utf8, with_utf8_declared
from sitemap_studio.formats.repair.patches import CUT_OFF, Patch, UncertainError, describe
from sitemap_studio.formats.repair.tokens import Markup

_WIDE_SAMPLE: Final = 4_096
_STRAYS: Final = re.compile("[\udc80-\udcff]+")
_ENCODING: Final = re.compile(r"""<\?xml\s[^>]*?encoding\s*=\s*(["'])([^"'<>]*)\1""")
_DECLARATION: Final = re.compile(r"<\?xml(?=\s)")
_LEAD: Final = 65_536
"""Where a declaration is looked for that something stands before."""

_MARKS: Final = frozenset(chr(0xDC00 + code) for code in b"\x80\x82\x84\x85\x8b\x91\x92\x93\x94\x96\x97\x9b")
"""Bytes that are quotes, dashes, the ellipsis and the euro sign in Windows-1252, and hardly ever part of a word."""

_AROUND_ENTRIES: Final = re.compile(
    r"</(?:[\w.\-]++:)?(?:url|sitemap|urlset|sitemapindex)\s*+>|<(?:[\w.\-]++:)?(?:urlset|sitemapindex)\s[^<>]*+>",
    re.IGNORECASE,
)
_WORDS: Final = re.compile(r"<[\w.\-]++:(?!\w*loc\b)[\w.\-]++[^<>]*+>", re.IGNORECASE)
"""A tag of an extension in which people write, and no address."""

_WIDE_BYTE_ORDER_MARKS: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_WIDE_MARKS: Final = (b"\xff\xfe", b"\xfe\xff", b"<\0", b"\0<", b"\0\0")
_WIDE_DECLARATION: Final = re.compile(rb"<\0\?\0x\0m\0|\0<\0\?\0x\0m")
_DECLARED_HERE: Final = re.compile(
    rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|(?P<root><(?:[\w.\-]++:)?(?:urlset|sitemapindex|url|sitemap)[\s>])"
    rb"|(?P<declaration>(?:\xef\xbb\xbf)?<\?xml\s(?:[^<>]*?\sencoding\s*=\s*[\"'](?P<encoding>[^\"'<>]*)[\"'])?)",
    re.DOTALL,
)
"""A declaration, or what holds entries, that stands in no comment."""

_NOT_IN_WINDOWS_1252: Final = frozenset((0x81, 0x8D, 0x8F, 0x90, 0x9D))
_UTF8: Final = "UTF-8"
_UTF8_NAMES: Final = ("utf-8", "utf8", "us-ascii", "ascii")
_BLANK: Final = b" \t\r\n\xef\xbb\xbf"


def decode(data: bytes, path: Path) -> tuple[str, Decoded]:
    """Turn the bytes of a file into text, and say what is known of its encoding.

    Bytes that do not belong there are lone surrogates. Uncertain where they follow neither what they declare nor UTF-8.
    """
    sample = data[: _WIDE_SAMPLE - _WIDE_SAMPLE % 2]
    for zeros, codec in ((sample[1::2], "utf-16-le"), (sample[::2], "utf-16-be")):
        # UTF-16 without its mark is recognised by its zeros.
        is_wide = (
            not data.startswith(_WIDE_BYTE_ORDER_MARKS)
            and zeros.count(0) * 10 >= len(zeros) * 9
            and sample.count(0) < len(sample) * 6 // 10
        )
        if is_wide and len(sample) >= 8 and not len(data) % 2:
            with suppress(UnicodeDecodeError):
                return data.decode(codec), Decoded(b"", "UTF-16")
            break
    decoded = [_decode_part(part, path) for part in _parts(data)]
    findings = tuple(dict.fromkeys(finding for _, part in decoded for finding in part.findings))
    return "".join(text for text, _ in decoded), Decoded(b"", decoded[0][1].encoding, findings)


def _parts(data: bytes) -> list[bytes]:
    """The files of which several are concatenated in different encodings; uncertain where one of them is in UTF-16."""
    if not data.startswith(_WIDE_MARKS) and _WIDE_DECLARATION.search(data, 4):
        raise UncertainError
    last = data.rfind(b"<?xml")
    if last <= 0 or not data[:last].strip(_BLANK):
        return [data]
    places, known = [0], ""
    for found in _DECLARED_HERE.finditer(data):
        if found["declaration"] is None:
            known = known or ("utf-8" if found["root"] else "")
            continue
        encoding = (found["encoding"] or b"utf-8").decode("latin-1").lower()
        encoding = "utf-8" if encoding in _UTF8_NAMES else encoding
        if known and encoding != known:
            places.append(found.start())
        known = encoding
    return [data[start:end] for start, end in zip(places, [*places[1:], len(data)], strict=True)]


def _decode_part(data: bytes, path: Path) -> tuple[str, Decoded]:
    # What stands before the declaration is no part of the XML: the declaration is believed all the same.
    lead = _place_of_declaration(data[:_LEAD].decode("latin-1"))
    has_lead = bool(data[:lead].strip(_BLANK))
    try:
        decoded = to_utf8(data[lead:] if has_lead else data, path)
    except ReadError as error:
        # What it declares is unknown, or wrong; if all of it is UTF-8, it is UTF-8.
        try:
            return data.decode(), Decoded(data, _UTF8)
        except UnicodeDecodeError:
            raise UncertainError from error
    text = decoded.data.decode("utf-8", "surrogateescape")
    if has_lead:
        return data[:lead].decode("latin-1") + text, decoded
    at = _place_of_declaration(text[:_LEAD]) if decoded.findings else 0
    return text[:at] + with_utf8_declared(text[at:]) if at else text, decoded


def _place_of_declaration(text: str) -> int:
    """Where the first XML declaration begins; 0 where there is none."""
    found = _DECLARATION.search(text)
    return found.start() if found else 0


def unknown_encoding(markup: Markup) -> Iterator[Patch]:
    """The name of an encoding that is not UTF-8, in a text that is."""
    at = _place_of_declaration(markup.text[:_LEAD])
    found = _ENCODING.match(markup.text, at, at + 1_024)
    if found and found[2].lower() not in _UTF8_NAMES:
        message = msg("The file declares the encoding {declared}, but is encoded in UTF-8.", declared=found[2])
        yield Patch(found.start(2), found.end(2), _UTF8, "encoding-wrong", message)


def stray_bytes(markup: Markup) -> Iterator[Patch]:
    """Single bytes that are no UTF-8, as the characters that they are in Windows-1252.

    Uncertain where they are in sequence, as those of another encoding are, or have no meaning there; or in an entry, as
    they may be those of any encoding.
    """
    text = markup.text
    found = list(_STRAYS.finditer(text)) if not text.isascii() else []
    if found and _is_truncated(text, found[-1]):
        yield Patch(found[-1].start(), len(text), "", "cut-off", describe(CUT_OFF))
        found.pop()
    if sum(len(run[0]) > 1 for run in found) * 2 > len(found):
        raise UncertainError
    are_marks = all(_MARKS.issuperset(run[0]) for run in found)
    reached, tag = 0, -1
    for run in found:
        # Each character is looked at once, however many of these bytes there are.
        tag = max(tag, text.rfind("<", reached, run.start()))
        reached = run.start()
        if not _is_outside_data(markup, reached, tag) and not (are_marks and _is_prose(markup, tag)):
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


def _is_outside_data(markup: Markup, place: int, tag: int) -> bool:
    """Whether a place lies in a comment, or neither in an entry nor in a tag."""
    spans, text = markup.spans, markup.text
    if (start := spans.around(place)) is not None:
        return not text.startswith("<![", start)
    if tag < 0:
        return "<" in text
    return not spans.hold(tag) and _AROUND_ENTRIES.match(text, tag, place) is not None


def _is_prose(markup: Markup, tag: int) -> bool:
    """Whether the last tag before a place, that of a CDATA section passed over, begins a value that is no address."""
    if markup.text.startswith("<![CDATA[", tag):
        tag = markup.text.rfind("<", 0, tag)
    return tag >= 0 and not markup.spans.hold(tag) and _WORDS.match(markup.text, tag) is not None


def _is_truncated(text: str, run: re.Match[str]) -> bool:
    """Whether bytes are the beginning of a character of UTF-8, at the very end of a file with tags."""
    if run.end() < len(text) or "<" not in text:
        return False
    try:
        run[0].encode("utf-8", "surrogateescape").decode()
    except UnicodeDecodeError as error:
        return error.start == 0 and error.reason == "unexpected end of data"
    return False
