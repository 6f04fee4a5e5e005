"""From a container to entries: which reader takes it, and what all of them deliver.

Everything is read strictly first; only what can't be read so is mended (`mending`) and read again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

import polars as pl

from sitemap_studio.core.errors import CeilingError, ReadError, RefusedError
from sitemap_studio.formats.container import MAX_SOURCE_BYTES, Ceilings, Container
from sitemap_studio.formats.csv_file import read_csv
from sitemap_studio.formats.encoding import Decoded, newline_of, to_utf8
from sitemap_studio.formats.mending.mends import Mended, mend
from sitemap_studio.formats.mending.patches import Repair
from sitemap_studio.formats.mending.vocabulary import meant
from sitemap_studio.formats.scanner import scan
from sitemap_studio.formats.sniff import sniff
from sitemap_studio.formats.text_list import read_text
from sitemap_studio.formats.xml_door import MAX_PARSED_BYTES
from sitemap_studio.formats.xml_messages import TooDeepError
from sitemap_studio.formats.xml_reader import read_xml
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.table.columns import no_extensions

Kind = Literal["urlset", "index", "text", "csv"]
"""A sitemap, an index of sitemaps, a list of addresses, a table of entries."""

_SMALLEST_ENTRY_BYTES: Final = 6
"""Bytes of `<url/>`."""


@dataclass(frozen=True)
class Reading:
    """What one file holds.

    Attributes:
        kind: What it is.
        entries: Frame of the read schema; of an index, its sitemaps.
        extensions: Frame of the extension schema.
        namespaces: URI by prefix as declared on the root; "" stands for the default.
        findings: What was odd about the file and its packing.
        encoding: What it was encoded in.
        newline: Its line end.
        unpacked_bytes: Its size, unpacked, as it lies in the file.
        repairs: What had to be mended before it could be read; byte ranges refer to the mended text.
    """

    kind: Kind
    entries: pl.DataFrame
    extensions: pl.DataFrame
    namespaces: dict[str, str]
    findings: tuple[Finding, ...]
    encoding: str
    newline: str
    unpacked_bytes: int
    repairs: tuple[Repair, ...] = ()


def read_sitemap(container: Container, *, ceilings: Ceilings | None = None, mends: bool = True) -> Reading:
    """Read the entries of a file of any kind.

    Args:
        container: The unpacked file.
        ceilings: The most entries to take; the standard ceilings where not given.
        mends: Whether what can't be read as it is may be mended.

    Raises:
        RefusedError: It holds a document type or entity declarations.
        CeilingError: It holds more entries than the ceiling.
        ReadError: It is no sitemap, or can't be understood, not even by mending what is certain.
    """
    try:
        reading = _read_strictly(container, ceilings)
    except ReadError as error:
        if not mends or not _may_be_mended(error):
            raise
        mended = _read_mended(container, ceilings)
        if mended is None:
            raise
        return mended
    if mends and any(found.rule == "element-unknown" and meant(found.value) for found in reading.findings):
        return _read_mended(container, ceilings) or reading
    return reading


def _may_be_mended(error: ReadError) -> bool:
    return isinstance(error, TooDeepError) or not isinstance(error, (RefusedError, CeilingError))


def _read_mended(container: Container, ceilings: Ceilings | None) -> Reading | None:
    """Read what comes out of mending; None where nothing does."""
    path = container.path
    if len(container.data) > MAX_PARSED_BYTES:
        return None
    try:
        mended = mend(container.data, path)
        if not mended.repairs:
            return None
        reading = _read_strictly(replace(container, data=mended.data), ceilings)
    except RefusedError:
        raise
    except ReadError as error:
        if isinstance(error, CeilingError) and not isinstance(error, TooDeepError):
            raise
        return None
    return replace(
        reading,
        findings=(_told(mended, path), *mended.findings, *reading.findings),
        encoding=mended.encoding,
        unpacked_bytes=len(container.data),
        repairs=mended.repairs,
    )


def _told(mended: Mended, path: Path) -> Finding:
    count = len(mended.repairs)
    places = "one place" if count == 1 else f"{count:,} places"
    message = f"“{path.name}” was mended in {places} so that it could be read."
    return Finding("repaired", message, line=mended.repairs[0].line)


def _read_strictly(container: Container, ceilings: Ceilings | None) -> Reading:
    limit = (ceilings or Ceilings()).max_entries
    path = container.path
    decoded = _decoded(container)
    _refuse_crowd(decoded.data, path, limit)
    kind, entries, extensions, namespaces, found = _read(decoded.data, path)
    if len(entries) > limit:
        raise _too_many(path, limit)
    empty = () if len(entries) else (Finding("empty-sitemap", f"“{path.name}” holds no entries."),)
    return Reading(
        kind=kind,
        entries=entries,
        extensions=extensions,
        namespaces=namespaces,
        findings=(*container.findings, *decoded.findings, *found, *empty),
        encoding=decoded.encoding,
        newline=newline_of(decoded.data),
        unpacked_bytes=len(container.data),
    )


def source_text(container: Container, *, is_mended: bool = False) -> bytes:
    """The UTF-8 bytes to which the byte ranges of a container's entries refer.

    They are the container's own where it is in UTF-8; else they are decoded, and an XML declaration says UTF-8.

    Args:
        container: The unpacked file.
        is_mended: Whether reading it took repairs, which are done again.

    Raises:
        ReadError: The bytes do not follow their encoding.
    """
    return mend(container.data, container.path).data if is_mended else _decoded(container).data


_Parts = tuple[Kind, pl.DataFrame, pl.DataFrame, dict[str, str], tuple[Finding, ...]]


def _read(data: bytes, path: Path) -> _Parts:
    match sniff(data, path):
        case "text":
            return "text", read_text(data, path), no_extensions(), {}, ()
        case "csv":
            entries, findings = read_csv(data, path)
            return "csv", entries, no_extensions(), {}, findings
        case "xml":
            found = scan(data, path) or read_xml(data, path)
            return found.kind, found.entries, found.extensions, found.namespaces, found.findings


def _decoded(container: Container) -> Decoded:
    decoded = to_utf8(container.data, container.path)
    if len(decoded.data) > MAX_SOURCE_BYTES:
        raise CeilingError(
            f"“{container.path.name}” is larger than 4 GiB in UTF-8.", hint="Split it first.", path=container.path
        )
    return decoded


def _refuse_crowd(data: bytes, path: Path, limit: int) -> None:
    """Refuse too many entries before memory is spent on them."""
    if len(data) // _SMALLEST_ENTRY_BYTES > limit and data.count(b"</url>") + data.count(b"</sitemap>") > limit:
        raise _too_many(path, limit)


def _too_many(path: Path, limit: int) -> CeilingError:
    return CeilingError(
        f"“{path.name}” holds more than {limit:,} entries.",
        hint="Raise the ceiling if you trust where it comes from.",
        path=path,
    )
