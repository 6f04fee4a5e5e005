"""Writer of new sitemaps and indexes; equal entries always give equal bytes.

Existing files retain their style and are saved by `xml_splicing`. Invalid values are written unchanged if XML can
contain them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain, count
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.threads import parallel_map
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import SCHEMA_LOCATIONS, SITEMAP, XSI

BLOCK_ENTRIES: Final = 65_536
"""Number of entries rendered at a time; their text fits in the cache (2.3 times the rate of a million entries)."""

ESCAPES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;", "\r": "&#13;"}
"""Escapes by character; "&" must be first. Sitemap Protocol 0.9, "Entity escaping".

A carriage return is escaped since parsers read it as a line feed. XML 1.0, 2.11."""

_ILLEGAL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
ILLEGAL_CHARACTER: Final = r"[\x00-\x08\x0B\x0C\x0E-\x1F\x{FFFE}\x{FFFF}]"
"""Regular expression of Polars for characters that XML does not allow. XML 1.0, 2.2."""

_ILLEGAL_ABOVE_ASCII: Final = ("\ufffe".encode(), "\uffff".encode())
_LEGAL_CONTROLS: Final = (0x09, 0x0A, 0x0D)
_INDENT: Final = "    "
_LINE: Final = f"{_INDENT}<{{}}>{{}}</{{}}>\n"
_TAG_LINES: Final = ("  <{}>\n", "  </{}>\n")


def urlset_bytes(
    entries: pl.DataFrame,
    *,
    extensions: pl.DataFrame,
    namespaces: Mapping[str, str],
    with_schema_location: bool = False,
) -> bytes:
    """Return a sitemap as bytes; renders about 4 million entries per second on one core.

    Args:
        entries: The four fields; null omits a field, "" writes an empty element.
        extensions: `entry` (index in `entries`) and `xml`, which is written unchanged on its own lines.
        namespaces: URI by prefix; unused namespaces are omitted.
        with_schema_location: Whether the root names the schema.

    Raises:
        WriteError: A value contains a character that XML does not allow.
    """
    head = _head("urlset", used_namespaces(extensions, namespaces), with_schema_location)
    return b"".join((head, *_blocks("url", entries, extensions), b"</urlset>\n"))


def index_bytes(entries: pl.DataFrame, *, with_schema_location: bool = False) -> bytes:
    """Return an index as bytes, given the columns `loc` and `lastmod`.

    Raises:
        WriteError: A value contains a character that XML does not allow.
    """
    head = _head("sitemapindex", {}, with_schema_location)
    return b"".join((head, *_blocks("sitemap", entries, None), b"</sitemapindex>\n"))


def entry_sizes(entries: pl.DataFrame, extensions: pl.DataFrame) -> pl.Series:
    """Return the size of each entry as written by `urlset_bytes`, in bytes, as UInt32.

    Indentation, line ends and extensions are included.
    """
    if extensions.height:
        entries = _with_extensions(entries, extensions)
    blocks = [block for block in entries.iter_slices(BLOCK_ENTRIES) if block.height]
    return pl.concat(parallel_map(_block_sizes, blocks)) if blocks else _block_sizes(entries)


def _block_sizes(block: pl.DataFrame) -> pl.Series:
    """Return the size in bytes of each entry of a block, as written; the optional column `xml` is included."""
    sizes = pl.lit(len("".join(_TAG_LINES).format("url", "url")), pl.UInt32)
    for name in FIELD_NAMES:
        escaped = pl.col(name).str.len_bytes()
        for character in _characters_to_escape(_join_values(block[name])):
            growth = len(ESCAPES[character]) - 1
            escaped += pl.col(name).str.count_matches(character, literal=True) * growth
        sizes += (escaped + len(_LINE.format(name, "", name))).fill_null(0)
    if "xml" in block.columns:
        sizes += (pl.col("xml").str.len_bytes() + len(_INDENT) + 1).fill_null(0)
    return block.select(size=sizes.cast(pl.UInt32)).to_series()


def urlset_overhead(namespaces: Mapping[str, str], with_schema_location: bool = False) -> int:
    """Return the number of bytes of a sitemap outside of its entries, if all namespaces are declared."""
    return len(_head("urlset", namespaces, with_schema_location)) + len(b"</urlset>\n")


def used_namespaces(extensions: pl.DataFrame, namespaces: Mapping[str, str]) -> dict[str, str]:
    """Return the namespaces whose prefix occurs in an extension, sorted by prefix, without the default namespace.

    Prefixes that occur only in text are included; an unnecessary declaration does no harm.
    """
    prefixes = {f"{prefix}:" for prefix in namespaces if prefix}
    used: set[str] = set()
    # All prefixes in one pass, since a root may declare thousands.
    for block in extensions.iter_slices(BLOCK_ENTRIES):
        if missing := sorted(prefixes - used):
            found = block["xml"].str.extract_many(missing, overlapping=True)
            used |= set(found.explode().drop_nulls().unique().to_list())
    return {prefix: uri for prefix, uri in sorted(namespaces.items()) if f"{prefix}:" in used}


def escape_text(text: str) -> str:
    """Escape a text for use between tags as the protocol requires, including quotes and carriage returns."""
    for character, escape in ESCAPES.items():
        text = text.replace(character, escape)
    return text


def find_illegal_character(text: str) -> str | None:
    """Return the code point of the first character that XML does not allow, such as “U+0000”; None without one."""
    match = _ILLEGAL.search(text)
    return f"U+{ord(match[0]):04X}" if match else None


def check_writable(values: Mapping[str, str | None], index: int) -> None:
    """Raise a `WriteError` if XML does not allow a character of a field; the message names the entry by `index`."""
    for name, text in values.items():
        if text is not None and (match := _ILLEGAL.search(text)):
            message = msg(
                "Entry {place:,} can't be saved: its {name} contains U+{ord:04X}, which XML does not allow.",
                place=index + 1,
                name=name,
                ord=ord(match[0]),
            )
            raise WriteError(message, hint=msg("Remove the character from the value."))


def _head(root: str, namespaces: Mapping[str, str], with_schema_location: bool) -> bytes:
    """Return the XML declaration and the start tag of a root, with sorted namespace declarations."""
    declared = {prefix: uri for prefix, uri in sorted(namespaces.items()) if prefix}
    location = ""
    if with_schema_location:
        # The customary prefix, unless it is bound to another namespace.
        names = chain(["xsi"], (f"xsi{number}" for number in count(2)))
        free = next(name for name in names if declared.get(name, XSI) == XSI)
        declared[free] = XSI
        location = f' {free}:schemaLocation="{SCHEMA_LOCATIONS[root]}"'
    declarations = "".join(f' xmlns:{prefix}="{escape_text(uri)}"' for prefix, uri in declared.items())
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<{root} xmlns="{SITEMAP}"{declarations}{location}>\n'.encode()


def _blocks(entry: str, entries: pl.DataFrame, extensions: pl.DataFrame | None) -> Iterator[bytes]:
    """Yield the bytes of entries block by block; `entry` is `url` or `sitemap`, the name of their element."""
    fields = FIELD_NAMES if entry == "url" else FIELD_NAMES[:2]
    for begin in range(0, entries.height, BLOCK_ENTRIES):
        block = entries.slice(begin, BLOCK_ENTRIES).select(fields)
        if extensions is not None and extensions.height:
            inside = pl.col("entry").is_between(begin, begin + BLOCK_ENTRIES, closed="left")
            block = _with_extensions(block, extensions.filter(inside).with_columns(pl.col("entry") - begin))
        opening, closing = (line.format(entry) for line in _TAG_LINES)
        parts = [pl.lit(opening)]
        for name in block.columns:
            joined = _join_values(block[name])
            _refuse_illegal_characters(block, name, begin, joined)
            if name == "xml":
                parts.append(pl.format(f"{_INDENT}{{}}\n", pl.col("xml")))
                continue
            value = pl.col(name)
            # Consecutive literal replacements, since replace_many is seven times slower.
            for character in _characters_to_escape(joined):
                value = value.str.replace_all(character, ESCAPES[character], literal=True)
            parts.append(pl.format(_LINE.format(name, "{}", name), value))
        # Null parts are omitted, so absent elements are omitted.
        parts.append(pl.lit(closing))
        written = block.select(pl.concat_str(parts, ignore_nulls=True).str.join("").cast(pl.Binary))
        yield written.item()


def _with_extensions(block: pl.DataFrame, extensions: pl.DataFrame) -> pl.DataFrame:
    """Return entries with the column `xml`; several extensions of one entry are on separate lines."""
    by_entry = extensions.select(pl.col("entry").cast(pl.UInt32), "xml")
    if by_entry["entry"].is_duplicated().any():
        by_entry = by_entry.group_by("entry", maintain_order=True).agg(pl.col("xml").str.join(f"\n{_INDENT}"))
    numbered = block.with_row_index("entry")
    return numbered.join(by_entry, on="entry", how="left", maintain_order="left").drop("entry")


def _join_values(values: pl.Series) -> bytes:
    """Return the texts of a column, without repetitions where these are frequent, as one byte string to search."""
    if values.name in ("changefreq", "priority"):
        values = values.unique()
    data: bytes | None = values.str.join("").cast(pl.Binary).item() if len(values) else None
    return data or b""


def _characters_to_escape(joined: bytes) -> list[str]:
    """Return the characters of a text that must be escaped."""
    return [character for character in ESCAPES if character.encode() in joined]


def _refuse_illegal_characters(block: pl.DataFrame, name: str, begin: int, joined: bytes) -> None:
    """Raise a `WriteError` for the first value of a column with a character that XML does not allow.

    `begin` is the index of the first entry of the block, and `joined` the text of the column.
    """
    codes = np.frombuffer(joined, np.uint8)
    controls = codes[codes < 0x20]
    is_fine = np.isin(controls, _LEGAL_CONTROLS).all()
    if is_fine and (joined.isascii() or not any(bad in joined for bad in _ILLEGAL_ABOVE_ASCII)):
        return
    wrong = block[name].str.contains(ILLEGAL_CHARACTER).fill_null(False).arg_true()
    if len(wrong):
        check_writable({name: block[name][wrong[0]]}, begin + wrong[0])
