"""CSV for spreadsheets: a header and the four fields, safe to open and the same when read again.

Extensions and the difference between an absent and an empty element are lost: a cell knows only text.
"""

from __future__ import annotations

from typing import Final

import polars as pl

from sitemap_studio.protocol.fields import FIELD_NAMES

_PASSED_OVER: Final = "\x00-\x20\x7f-\xa0\xad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff"
"""Characters that spreadsheets may drop before they look whether a cell is a formula: controls, spaces, marks."""

FORMULA: Final = f"'*(?:[\t\r\n]|[{_PASSED_OVER}]*[=+\\-@\uff1d\uff0b\uff0d\uff20])"
"""How text begins that a spreadsheet would run as a formula, its fullwidth characters included, or that only an
apostrophe keeps from it. It gets one more, and whoever reads takes one off; thus every text comes back as it was."""

# RFC 4180 has "\r\n", but every spreadsheet takes "\n" too, and so do the tools for lines: grep, sort, diff.
_NEWLINE: Final = "\n"
_NEEDS_QUOTES: Final = r'[",\r\n]'


def csv_bytes(entries: pl.DataFrame) -> bytes:
    """Write a header and one line for each entry; absent and empty elements both become empty cells.

    UTF-8 without a byte order mark. Cells are quoted only where they must be. RFC 4180, 2.
    """
    header = (",".join(FIELD_NAMES) + _NEWLINE).encode()
    if entries.is_empty():
        return header
    line = pl.concat_str([_cell(name) for name in FIELD_NAMES], separator=",") + _NEWLINE
    body: bytes = entries.select(line.str.join("").cast(pl.Binary)).item()
    return header + body


def _cell(name: str) -> pl.Expr:
    text = pl.col(name).fill_null("")
    safe = pl.when(text.str.contains(f"^{FORMULA}")).then(pl.lit("'") + text).otherwise(text)
    quoted = pl.lit('"') + safe.str.replace_all('"', '""', literal=True) + pl.lit('"')
    return pl.when(safe.str.contains(_NEEDS_QUOTES)).then(quoted).otherwise(safe)
