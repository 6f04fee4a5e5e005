"""Strict decoding of files by byte order mark, XML declaration or an encoding that the user chose."""

from __future__ import annotations

import codecs
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import DoubtfulEncodingError, EncodingError, TooLargeError
from sitemap_studio.core.messages import join, msg
from sitemap_studio.model.columns import MAX_SOURCE_BYTES
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.protocol.rules.file_rules import ENCODING_RULE

_BOMS: Final = (  # UTF-32 first: its little-endian mark begins with the mark of UTF-16
    (codecs.BOM_UTF32_LE, "UTF-32LE"),
    (codecs.BOM_UTF32_BE, "UTF-32BE"),
    (codecs.BOM_UTF16_LE, "UTF-16LE"),
    (codecs.BOM_UTF16_BE, "UTF-16BE"),
)
_BARE_WIDE: Final = (
    (b"<\0?\0", "UTF-16LE"),
    (b"\0<\0?", "UTF-16BE"),
    (b"<\0\0\0", "UTF-32LE"),
    (b"\0\0\0<", "UTF-32BE"),
)
"""Bytes of `<?` in wide encodings without a byte order mark. XML 1.0, appendix F."""

_DECLARATION: Final = re.compile(r"""\s*<\?xml\s[^>]*?encoding\s*=\s*(["'])([A-Za-z][\w.\-]*)\1[^>]*?\?>""", re.ASCII)
_HEAD_BYTES: Final = 1_024


@dataclass(frozen=True)
class Decoded:
    """Content of a file in UTF-8, possibly with a byte order mark; its original encoding; and findings about it."""

    data: bytes
    encoding: str
    findings: tuple[Finding, ...] = ()


def to_utf8(data: bytes, path: Path, chosen: str | None = None) -> Decoded:
    """Decode by byte order mark, XML declaration or chosen encoding, and return the bytes in UTF-8.

    Bytes that need no conversion are returned as the same object, unchecked.

    Raises:
        EncodingError: The encoding is unknown, the bytes are invalid in it, or they are valid UTF-8 despite the declared
            encoding. Reading such a file as declared could change its URLs, so the user has to choose.
        TooLargeError: The bytes in UTF-8 exceed the maximum size of a source.
    """
    try:
        decoded = _decode_as_declared(data, path)
        if chosen is not None:
            check_utf8(decoded.data, path)
    except EncodingError:
        if chosen is None:
            raise
    else:
        return decoded
    text = _decode(data, chosen, path)
    declaration = _DECLARATION.match(text, 0, _HEAD_BYTES)
    if declaration and chosen.upper() in ("UTF-8", "UTF8"):
        return _encode_with_finding(text, "UTF-8", _utf8_message(declaration[2].upper()), declaration[2].upper(), path)
    return _decoded_from(text, chosen, path)


_WRONG_ENCODING: Final = msg("Save it as UTF-8, or declare its actual encoding.")
_REFUSED_CODECS: Final = ("idna", "punycode", "unicode-escape", "raw-unicode-escape")
"""Codecs of Python that are not encodings of files; some need quadratic time."""


_ALIASES: Final = {
    "windows-31j": "cp932",
    "windows-874": "cp874",
    "x-sjis": "cp932",
    "x-gbk": "gbk",
    "x-euc-jp": "euc-jp",
}
"""Names of encodings in use that Python does not know. WHATWG Encoding Standard, 4.2."""

_LATIN_1: Final = ("iso-8859-1", "iso8859-1", "latin1", "latin-1", "iso_8859-1")
_ONE_BYTE: Final = re.compile(r"(?:iso8859-|cp125|koi8-|mac-|latin|cp437|cp85)")
"""Single-byte encodings, by Python's names; text in them is hardly ever valid UTF-8."""

_TYPOGRAPHIC: Final = re.compile(rb"[\x80-\x9f]")
"""Quotes and dashes in Windows-1252; they are control characters in ISO-8859-1, which do not occur in files."""


def _is_ascii(name: str) -> bool:
    """Return whether a name denotes the encoding ASCII."""
    return name.lower() in ("us-ascii", "ascii")


def _decode_as_declared(data: bytes, path: Path) -> Decoded:
    """Decode by byte order mark, `<?` in a wide encoding, or XML declaration; the default is UTF-8, unchecked.

    Raises:
        EncodingError: The bytes are not valid in the encoding, or are probably UTF-8 despite their declaration.
    """
    for beginning, encoding in (*_BOMS, *_BARE_WIDE):
        if data.startswith(beginning):
            is_mark = (beginning, encoding) in _BOMS
            return _decoded_from(
                _decode(data[len(beginning) :] if is_mark else data, encoding, path), encoding[:-2], path
            )
    has_mark = data.startswith(codecs.BOM_UTF8)
    head = data[:_HEAD_BYTES].decode("latin-1").removeprefix("\xef\xbb\xbf")
    declaration = _DECLARATION.match(head)
    name = declaration[2].upper() if declaration else "UTF-8"
    if declaration is None or name in ("UTF-8", "UTF8") or (_is_ascii(name) and data.isascii()):
        return Decoded(data, "UTF-8")
    if has_mark or _is_ascii(name) or name.startswith(("UTF-16", "UTF-32", "UCS-")):
        # A declaration of a wide encoding that is readable in ASCII is wrong.
        text = _decode(data.removeprefix(codecs.BOM_UTF8), "UTF-8", path)
        return _encode_with_finding(text, "UTF-8", _utf8_message(name), name, path)
    if name.lower() in _LATIN_1 and _TYPOGRAPHIC.search(data):
        name = "WINDOWS-1252"
    text = _decode(data, name, path)
    _refuse_probable_utf8(data, name, path)
    if not text.startswith(declaration[0]):
        message = msg("“{name}” is not encoded in {encoding}.", name=path.name, encoding=name)
        raise EncodingError(message, hint=_WRONG_ENCODING, path=path, line=1)
    return _decoded_from(text, name, path)


def _utf8_message(declared: str) -> str:
    """Return the message that the file is encoded in UTF-8 although it declares another encoding."""
    return msg("The file declares the encoding {declared}, but is encoded in UTF-8.", declared=declared)


def _refuse_probable_utf8(data: bytes, name: str, path: Path) -> None:
    """Raise a `DoubtfulEncodingError` if non-ASCII bytes that declare a single-byte encoding are valid UTF-8."""
    if data.isascii() or not _ONE_BYTE.match(codecs.lookup(_ALIASES.get(name.lower(), name)).name.replace("_", "-")):
        return
    with suppress(UnicodeDecodeError):
        data.decode("utf-8")
        first = re.search(rb"[\x80-\xff]", data)
        line = data.count(b"\n", 0, first.start() if first else 0) + 1
        message = msg(
            "“{name}” declares the encoding {encoding}, but its bytes are valid UTF-8, so the declaration is doubtful.",
            name=path.name,
            encoding=name,
        )
        raise DoubtfulEncodingError(message, hint=_WRONG_ENCODING, path=path, line=line)


def _decoded_from(text: str, name: str, path: Path) -> Decoded:
    """Return a text in UTF-8 with the finding that the file has another encoding."""
    message = msg("“{name}” is encoded in {encoding}.", name=path.name, encoding=name)
    message = join([message, msg("Saving a change writes UTF-8.")])
    return _encode_with_finding(text, name, message, name, path)


def _encode_with_finding(text: str, encoding: str, message: str, value: str, path: Path) -> Decoded:
    """Return a text in UTF-8, with its declaration adapted, and a finding about its encoding in line 1.

    Args:
        text: The decoded text.
        encoding: Encoding of the file.
        message: Message of the finding.
        value: Value of the finding.
        path: Path of the file, for errors.

    Raises:
        TooLargeError: The text is larger than 4 GiB in UTF-8.
    """
    data = declare_utf8(text).encode()
    if len(data) > MAX_SOURCE_BYTES:
        too_large = msg("“{name}” is larger than {gigabytes} GiB.", name=path.name, gigabytes=4)
        raise TooLargeError(too_large, hint=msg("Split it first."), path=path)
    return Decoded(data, encoding, (Finding(ENCODING_RULE, message, line=1, value=value, corrected="UTF-8"),))


def correct_ascii_declaration(data: bytes) -> bytes:
    """Return bytes in UTF-8; a declaration of ASCII is changed to UTF-8 if they contain other characters."""
    declaration = _DECLARATION.match(data[:_HEAD_BYTES].decode("latin-1"))
    if declaration is None or not _is_ascii(declaration[2]) or data.isascii():
        return data
    return data[: declaration.start(2)] + b"UTF-8" + data[declaration.end(2) :]


def declare_utf8(text: str) -> str:
    """Return a text whose XML declaration, if it names an encoding, names UTF-8."""
    # Only the beginning is searched; an unclosed declaration in a long text would take too long.
    declaration = _DECLARATION.match(text, 0, _HEAD_BYTES)
    if declaration:
        return text[: declaration.start(2)] + "UTF-8" + text[declaration.end(2) :]
    return text


def _decode(data: bytes, encoding: str, path: Path) -> str:
    """Decode bytes strictly.

    Raises:
        EncodingError: The encoding is unknown or refused, or the bytes are not valid in it.
    """
    try:
        codec = codecs.lookup(_ALIASES.get(encoding.lower(), encoding)).name
        if codec.replace("_", "-") in _REFUSED_CODECS:
            raise LookupError(encoding)
        return data.decode(codec)
    except UnicodeDecodeError as error:
        raise _invalid_bytes(data, error, encoding, path) from error
    except (LookupError, UnicodeError, ValueError) as error:
        message = msg(
            "“{name}” declares the encoding “{encoding}”, which is not known.", name=path.name, encoding=encoding
        )
        raise EncodingError(message, hint=_WRONG_ENCODING, path=path, line=1) from error


def check_utf8(data: bytes, path: Path) -> None:
    """Raise an `EncodingError` with the line of the first invalid byte if bytes are not UTF-8."""
    if not data.isascii():
        try:
            data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise _invalid_bytes(data, error, "UTF-8", path) from error


def _invalid_bytes(data: bytes, error: UnicodeDecodeError, encoding: str, path: Path) -> EncodingError:
    """Return the error about the first invalid byte, with its line."""
    line = data.count(b"\n", 0, error.start) + 1
    message = msg(
        "“{name}” is not valid {encoding}: line {line} contains the byte {byte}.",
        name=path.name,
        encoding=encoding,
        byte=data[error.start : error.start + 1].hex().upper(),
        line=line,
    )
    return EncodingError(message, hint=_WRONG_ENCODING, path=path, line=line)
