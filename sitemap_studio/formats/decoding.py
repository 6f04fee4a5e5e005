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

_BOMS: Final = (  # UTF-32 first: its little-endian mark begins with that of UTF-16
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
"""How `<?` looks in wide encodings without a byte order mark. XML 1.0, appendix F."""

_DECLARATION: Final = re.compile(r"""\s*<\?xml\s[^>]*?encoding\s*=\s*(["'])([A-Za-z][\w.\-]*)\1[^>]*?\?>""", re.ASCII)
_HEAD_BYTES: Final = 1_024


@dataclass(frozen=True)
class Decoded:
    """Bytes in UTF-8, maybe with a byte order mark, the encoding of their source, and findings about that."""

    data: bytes
    encoding: str
    findings: tuple[Finding, ...] = ()


def to_utf8(data: bytes, path: Path, chosen: str | None = None) -> Decoded:
    """Bring the bytes of a file to UTF-8 by its byte order mark or XML declaration, or else by a chosen encoding.

    The bytes themselves come back where they need no change; they are then not checked.

    Raises:
        EncodingError: The encoding is unknown, the bytes do not follow it, or they are rather UTF-8 than the declared
            encoding. Reading such a file as declared would change its URLs, so the encoding has to be chosen.
        TooLargeError: They are larger in UTF-8 than a source may be.
    """
    try:
        decoded = _as_declared(data, path)
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
        return _converted(text, "UTF-8", _utf8_message(declaration[2].upper()), declaration[2].upper(), path)
    return _declared(text, chosen, path)


_WRONG_ENCODING: Final = msg("Save it as UTF-8, or declare its actual encoding.")
_NO_ENCODINGS: Final = ("idna", "punycode", "unicode-escape", "raw-unicode-escape")
"""What Python decodes, too, though no file is written in it; some take the square of the length for it."""


_ALIASES: Final = {
    "windows-31j": "cp932",
    "windows-874": "cp874",
    "x-sjis": "cp932",
    "x-gbk": "gbk",
    "x-euc-jp": "euc-jp",
}
"""Names that files and servers use and Python does not know. WHATWG Encoding Standard, 4.2."""

_LATIN_1: Final = ("iso-8859-1", "iso8859-1", "latin1", "latin-1", "iso_8859-1")
_ONE_BYTE: Final = re.compile(r"(?:iso8859-|cp125|koi8-|mac-|latin|cp437|cp85)")
"""Encodings with one byte for each character, by Python's names: their text is hardly ever valid UTF-8 as well."""

_TYPOGRAPHIC: Final = re.compile(rb"[\x80-\x9f]")
"""Control characters in ISO-8859-1, never seen in files: quotes and dashes in Windows-1252."""


def _is_ascii(name: str) -> bool:
    return name.lower() in ("us-ascii", "ascii")


def _as_declared(data: bytes, path: Path) -> Decoded:
    for beginning, encoding in (*_BOMS, *_BARE_WIDE):
        if data.startswith(beginning):
            is_mark = (beginning, encoding) in _BOMS
            return _declared(_decode(data[len(beginning) :] if is_mark else data, encoding, path), encoding[:-2], path)
    has_mark = data.startswith(codecs.BOM_UTF8)
    head = data[:_HEAD_BYTES].decode("latin-1").removeprefix("\xef\xbb\xbf")
    declaration = _DECLARATION.match(head)
    name = declaration[2].upper() if declaration else "UTF-8"
    if declaration is None or name in ("UTF-8", "UTF8") or (_is_ascii(name) and data.isascii()):
        return Decoded(data, "UTF-8")
    if has_mark or _is_ascii(name) or name.startswith(("UTF-16", "UTF-32", "UCS-")):
        # The declaration could be read, so that it can't be right: one byte is one character here.
        text = _decode(data.removeprefix(codecs.BOM_UTF8), "UTF-8", path)
        return _converted(text, "UTF-8", _utf8_message(name), name, path)
    if name.lower() in _LATIN_1 and _TYPOGRAPHIC.search(data):
        name = "WINDOWS-1252"
    text = _decode(data, name, path)
    _refuse_doubtful(data, name, path)
    if not text.startswith(declaration[0]):
        message = msg("“{name}” is not encoded in {encoding}.", name=path.name, encoding=name)
        raise EncodingError(message, hint=_WRONG_ENCODING, path=path, line=1)
    return _declared(text, name, path)


def _utf8_message(declared: str) -> str:
    return msg("The file declares the encoding {declared}, but is encoded in UTF-8.", declared=declared)


def _refuse_doubtful(data: bytes, name: str, path: Path) -> None:
    """Raise a `DoubtfulEncodingError` if bytes in an encoding of one byte for each character are valid UTF-8 with other ones."""
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


def _declared(text: str, name: str, path: Path) -> Decoded:
    message = msg("“{name}” is encoded in {encoding}.", name=path.name, encoding=name)
    message = join([message, msg("Saving a change writes UTF-8.")])
    return _converted(text, name, message, name, path)


def _converted(text: str, encoding: str, message: str, value: str, path: Path) -> Decoded:
    """Return a text in UTF-8, with the finding that it or its declaration was otherwise."""
    data = with_utf8_declared(text).encode()
    if len(data) > MAX_SOURCE_BYTES:
        too_large = msg("“{name}” is larger than {gigabytes} GiB.", name=path.name, gigabytes=4)
        raise TooLargeError(too_large, hint=msg("Split it first."), path=path)
    return Decoded(data, encoding, (Finding(ENCODING_RULE, message, line=1, value=value, corrected="UTF-8"),))


def with_fitting_declaration(data: bytes) -> bytes:
    """UTF-8 bytes whose XML declaration says UTF-8 if it said ASCII and that is no longer true."""
    declaration = _DECLARATION.match(data[:_HEAD_BYTES].decode("latin-1"))
    if declaration is None or not _is_ascii(declaration[2]) or data.isascii():
        return data
    return data[: declaration.start(2)] + b"UTF-8" + data[declaration.end(2) :]


def with_utf8_declared(text: str) -> str:
    """A text whose XML declaration, where it begins with one that names an encoding, says UTF-8."""
    # Only at the beginning: in a long text without an end of the declaration the pattern would search for ever.
    declaration = _DECLARATION.match(text, 0, _HEAD_BYTES)
    if declaration:
        return text[: declaration.start(2)] + "UTF-8" + text[declaration.end(2) :]
    return text


def _decode(data: bytes, encoding: str, path: Path) -> str:
    try:
        codec = codecs.lookup(_ALIASES.get(encoding.lower(), encoding)).name
        if codec.replace("_", "-") in _NO_ENCODINGS:
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
    """Raise an `EncodingError` with the line of the first wrong byte where bytes are not UTF-8 throughout."""
    if not data.isascii():
        try:
            data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise _invalid_bytes(data, error, "UTF-8", path) from error


def _invalid_bytes(data: bytes, error: UnicodeDecodeError, encoding: str, path: Path) -> EncodingError:
    line = data.count(b"\n", 0, error.start) + 1
    message = msg(
        "“{name}” is not valid {encoding}: line {line} contains the byte {byte}.",
        name=path.name,
        encoding=encoding,
        byte=data[error.start : error.start + 1].hex().upper(),
        line=line,
    )
    return EncodingError(message, hint=_WRONG_ENCODING, path=path, line=line)
