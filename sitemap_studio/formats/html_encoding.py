"""Character encoding of web pages: detection, and decoding to text.

Sources: WHATWG HTML, 13.2.3 (order of the evidence); WHATWG Encoding Standard, 4.2 (labels).
"""

from __future__ import annotations

import codecs
import re
from typing import Final, NamedTuple

_LABELS_BY_ENCODING: Final = {
    "utf-8": "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8",
    "ibm866": "866 cp866 csibm866 ibm866",
    "iso-8859-2": "csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2",
    "iso-8859-3": "csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3",
    "iso-8859-4": "csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4",
    "iso-8859-5": "csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988",
    "iso-8859-6": (
        "arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i "
        "iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987"
    ),
    "iso-8859-7": (
        "csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 "
        "iso_8859-7:1987 sun_eu_greek"
    ),
    "iso-8859-8": (
        "csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 "
        "iso_8859-8:1988 visual"
    ),
    "iso-8859-8-i": "csiso88598i iso-8859-8-i logical",
    "iso-8859-10": "csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6",
    "iso-8859-13": "iso-8859-13 iso8859-13 iso885913",
    "iso-8859-14": "iso-8859-14 iso8859-14 iso885914",
    "iso-8859-15": "csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9",
    "iso-8859-16": "iso-8859-16",
    "koi8-r": "cskoi8r koi koi8 koi8-r koi8_r",
    "koi8-u": "koi8-ru koi8-u",
    "macintosh": "csmacintosh mac macintosh x-mac-roman",
    "windows-874": "dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874",
    "windows-1250": "cp1250 windows-1250 x-cp1250",
    "windows-1251": "cp1251 windows-1251 x-cp1251",
    "windows-1252": (
        "ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 "
        "iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252"
    ),
    "windows-1253": "cp1253 windows-1253 x-cp1253",
    "windows-1254": (
        "cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 "
        "windows-1254 x-cp1254"
    ),
    "windows-1255": "cp1255 windows-1255 x-cp1255",
    "windows-1256": "cp1256 windows-1256 x-cp1256",
    "windows-1257": "cp1257 windows-1257 x-cp1257",
    "windows-1258": "cp1258 windows-1258 x-cp1258",
    "x-mac-cyrillic": "x-mac-cyrillic x-mac-ukrainian",
    "gbk": "chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk",
    "gb18030": "gb18030",
    "big5": "big5 big5-hkscs cn-big5 csbig5 x-x-big5",
    "euc-jp": "cseucpkdfmtjapanese euc-jp x-euc-jp",
    "iso-2022-jp": "csiso2022jp iso-2022-jp",
    "shift_jis": "csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis",
    "euc-kr": "cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949",
    "utf-16be": "unicodefffe utf-16be",
    "utf-16le": "csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le",
    "x-user-defined": "x-user-defined",
}
_ENCODING_BY_LABEL: Final = {label: name for name, labels in _LABELS_BY_ENCODING.items() for label in labels.split()}

_PYTHON_CODECS: Final = {
    "iso-8859-8-i": "iso8859-8", "macintosh": "mac-roman", "x-mac-cyrillic": "mac-cyrillic", "windows-874": "cp874",
    "gbk": "gb18030", "big5": "big5hkscs", "shift_jis": "cp932", "euc-kr": "cp949", "x-user-defined": "latin-1",
}  # fmt: skip
"""Names of codecs in Python that differ from the name in the standard."""

_BYTE_ORDER_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_BE, "utf-16be"),
    (codecs.BOM_UTF16_LE, "utf-16le"),
)
_HEAD_BYTES: Final = 1 << 14
"""Bytes in which a declaration is searched. Browsers search at least 1,024, and Firefox the whole head."""

_COMMENT: Final = re.compile(rb"<!--.*?(?:-->|\Z)", re.DOTALL)
_META_CHARSET: Final = re.compile(
    rb"""<meta(?=[\s/])[^<>]*?[\s"'/;]charset\s*=\s*["']?\s*([^\s"'>;/]+)""", re.IGNORECASE
)
_CONTENT_TYPE_CHARSET: Final = re.compile(r""";\s*charset\s*=\s*["']?\s*([^\s"';,]+)""", re.IGNORECASE)
_READ_AS_ASCII: Final = {"utf-16be": "utf-8", "utf-16le": "utf-8", "x-user-defined": "windows-1252"}
"""Encodings that contradict a declaration that is readable in ASCII. WHATWG HTML, 13.2.3.2."""


class DecodedPage(NamedTuple):
    """Text of a web page, and the name of its encoding in the WHATWG Encoding Standard."""

    text: str
    encoding: str


def encoding_from_label(label: str) -> str | None:
    """Return the name of the encoding that a label denotes, or None for an unknown label."""
    return _ENCODING_BY_LABEL.get(label.strip().lower())


def encoding_from_content_type(content_type: str) -> str | None:
    """Return the name of the encoding in the value of a `Content-Type` header field, or None without a known one."""
    found = _CONTENT_TYPE_CHARSET.search(content_type)
    return None if found is None else encoding_from_label(found[1])


def decode_page(data: bytes, content_type: str = "") -> DecodedPage:
    """Decode a web page; invalid bytes become U+FFFD.

    The first available evidence is used: byte order mark, `Content-Type`, declaration in the page, validity as UTF-8.
    Without any of these, the encoding is Windows-1252.

    Args:
        data: The page, which may end within a character.
        content_type: Value of the `Content-Type` header field; empty for a file.
    """
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return DecodedPage(_decode(data[len(mark) :], encoding), encoding)
    chosen = encoding_from_content_type(content_type) or _declared_encoding(data)
    if chosen is None:
        try:
            # The data may end within a character.
            return DecodedPage(codecs.getincrementaldecoder("utf-8")().decode(data), "utf-8")
        except UnicodeDecodeError:
            chosen = "windows-1252"
    return DecodedPage(_decode(data, chosen), chosen)


def _declared_encoding(data: bytes) -> str | None:
    """Return the name of the encoding that a `meta` element near the beginning declares, or None."""
    for declared in _META_CHARSET.findall(_COMMENT.sub(b"", data[:_HEAD_BYTES])):
        encoding = encoding_from_label(declared.decode("latin-1"))
        if encoding is not None:
            return _READ_AS_ASCII.get(encoding, encoding)
    return None


def _decode(data: bytes, encoding: str) -> str:
    """Decode bytes in an encoding of the WHATWG standard; invalid bytes become U+FFFD."""
    return data.decode(_PYTHON_CODECS.get(encoding, encoding), "replace")
