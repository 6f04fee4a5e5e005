"""What kind of file it is, told from its first bytes; names mean nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Literal

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.encoding import check_utf8
from sitemap_studio.formats.tables.csv_file import find_header

Shape = Literal["xml", "text", "csv"]
"""Which reader takes it."""

_HEAD_BYTES: Final = 65_536
"""How much is looked at."""

_HTML: Final = re.compile(
    rb"(?:\s++|<!--.*?-->|<\?.*?\?>)*+<(?:!doctype\s+html\b|(?:html|head|body|title|script|meta)\b)",
    re.IGNORECASE | re.DOTALL,
)
_ADDRESS: Final = re.compile(
    r"[\u200b-\u200f\u2060]*(?:(?:[a-z][a-z0-9+.\-]*://|//?[^\s/]|www\.)\S*\s*|https?://\S[^\t]*)", re.IGNORECASE
)
"""A line that is an address, complete or not; blanks in it, and marks before it that nobody sees, are problems."""

_MARKUP: Final = re.compile(rb"<\?xml|<(?:\w+:)?(?:urlset|sitemapindex)\b")


def sniff(data: bytes, path: Path) -> Shape:
    """Tell which reader a file is for.

    Args:
        data: Its bytes, unpacked, in UTF-8.
        path: The file, for messages.

    Raises:
        EncodingError: It has text before its XML, and is not UTF-8: with its encoding known it can be repaired.
        ReadError: It is a web page, or something else that is no sitemap.
    """
    head = data[:_HEAD_BYTES].removeprefix(b"\xef\xbb\xbf")
    if _HTML.match(head):
        raise ReadError(
            msg("“{name}” is a web page (HTML), not a sitemap.", name=path.name),
            hint="The server may have answered with an error page; look at it in a browser.",
            path=path,
        )
    stripped = head.lstrip(b" \t\r\n\xef\xbb\xbf")
    if stripped.startswith(b"<"):
        return "xml"
    if not stripped:
        raise ReadError(
            msg("“{name}” holds nothing but white space.", name=path.name), hint="Fetch or export it again.", path=path
        )
    return _sniff_text(data, head, stripped, path)


def _sniff_text(data: bytes, head: bytes, stripped: bytes, path: Path) -> Shape:
    if is_binary(head):
        raise ReadError(
            msg("“{name}” is a binary file, not a sitemap.", name=path.name),
            hint="Choose an XML, text or CSV file.",
            path=path,
        )
    line = re.split(rb"[\r\n]", stripped, maxsplit=1)[0].decode("utf-8", "replace")
    if _ADDRESS.fullmatch(line):
        return "text"
    if find_header(line) is not None:
        return "csv"
    if markup := _MARKUP.search(head):
        check_utf8(data, path)
        at = head.count(b"\n", 0, markup.start()) + 1
        raise ReadError(
            msg("“{name}” has text before its XML begins in line {at}.", name=path.name, at=at),
            hint="Remove what stands before it.",
            path=path,
            line=1,
        )
    if stripped[:1] in (b"{", b"["):
        raise ReadError(
            msg("“{name}” is JSON, not a sitemap.", name=path.name), hint="Choose an XML, text or CSV file.", path=path
        )
    raise ReadError(
        msg(
            "“{name}” is not a sitemap: neither XML, nor a list of addresses, nor CSV with a column “loc”.",
            name=path.name,
        ),
        hint="A text sitemap begins with an address, a CSV file with the names of its columns.",
        path=path,
        line=1,
    )


def is_binary(head: bytes) -> bool:
    """Whether bytes hold control characters that no text has."""
    return bool(head.translate(None, bytes(set(range(256)) - set(range(9)) - set(range(14, 27)) - {28, 29, 30, 31})))
