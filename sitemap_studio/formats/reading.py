"""From a container to entries: which reader takes it, and what all of them deliver.

Everything is read strictly first; only what can't be read so is mended (`mending`) and read again. What can't be mended
for certain is shown as far as it is whole (`salvaging`), and may only be looked at.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final, Literal

import polars as pl

from sitemap_studio.core.errors import CeilingError, EncodingError, ReadError, RefusedError, TooLargeError
from sitemap_studio.core.records import dataclass
from sitemap_studio.core.sentences import say, say_many
from sitemap_studio.formats.container import MAX_SOURCE_BYTES, Ceilings, Container
from sitemap_studio.formats.encoding import Decoded, newline_of, to_utf8
from sitemap_studio.formats.mending.mends import Mended, is_accepted, mend
from sitemap_studio.formats.mending.patches import Repair, shortened
from sitemap_studio.formats.mending.vocabulary import meant
from sitemap_studio.formats.salvaging import salvage
from sitemap_studio.formats.sniff import is_binary, sniff
from sitemap_studio.formats.tables.csv_file import read_csv
from sitemap_studio.formats.tables.text_list import read_text
from sitemap_studio.formats.xml.door import MAX_PARSED_BYTES
from sitemap_studio.formats.xml.messages import TooDeepError, TooLongError
from sitemap_studio.formats.xml.scanner import scan
from sitemap_studio.formats.xml_reader import read_xml
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.table.columns import no_extensions

Kind = Literal["urlset", "index", "text", "csv"]
"""A sitemap, an index of sitemaps, a list of addresses, a table of entries."""

_HEAD_BYTES: Final = 1_024
"""Where markup begins in a file that has any."""

_BEGINNING_BYTES: Final = 1 << 20
"""Where a file that is text has a tag or a line."""

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
        doubt: Why the entries may only be looked at; None where they were read for certain.
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
    doubt: ReadError | None = None


def read_sitemap(
    container: Container, *, ceilings: Ceilings | None = None, mends: bool = True, encoding: str | None = None
) -> Reading:
    """Read the entries of a file of any kind.

    Args:
        container: The unpacked file.
        ceilings: The most entries to take; the standard ceilings where not given.
        mends: Whether what can't be read as it is may be mended, or shown in part.
        encoding: What to take the bytes for that follow neither what they declare nor UTF-8.

    Raises:
        EncodingError: The bytes follow neither what they declare nor UTF-8, and no encoding was given.
        RefusedError: It holds a document type or entity declarations, and no entries that could be shown without.
        CeilingError: It holds more entries than the ceiling.
        ReadError: It is no sitemap, or can't be understood, not even by mending what is certain.
    """
    container, torn = _without_torn_line(container)
    asked = _Asked(container, ceilings or Ceilings(), encoding)
    if not mends:
        return asked.strictly()
    try:
        reading = _read_somehow(asked)
    except (CeilingError, EncodingError):
        raise
    except ReadError as error:
        if container.doubt is None:
            raise
        raise container.doubt from error
    packing = container.repairs + torn
    if packing:
        reading = replace(reading, repairs=packing + reading.repairs)
    doubt = container.doubt or reading.doubt
    told = _told_doubt(doubt, reading, container.path) if doubt else _told(reading.repairs, container.path)
    return replace(reading, doubt=doubt, findings=(*told, *reading.findings))


@dataclass(frozen=True)
class _Asked:
    """A file, and how it is to be read."""

    container: Container
    ceilings: Ceilings
    encoding: str | None

    def strictly(self, data: bytes | None = None) -> Reading:
        """Read its own bytes, or others in their place, without mending."""
        container = self.container if data is None else replace(self.container, data=data)
        return _read_strictly(container, self.ceilings, self.encoding)

    def text(self) -> bytes:
        """Its bytes as UTF-8 as far as that is known."""
        return to_utf8(self.container.data, self.container.path, self.encoding).data


def _read_somehow(asked: _Asked) -> Reading:
    """Read strictly, else mended, else in part."""
    try:
        reading = asked.strictly()
    except ReadError as error:
        if isinstance(error, CeilingError) and not isinstance(error, (TooDeepError, TooLongError)):
            raise
        if not _may_be_text(asked.container.data):
            raise
        mended = None if isinstance(error, (RefusedError, TooLongError)) else _read_mended(asked)
        shown = mended or _read_in_part(asked, error)
        if shown is None:
            raise
        return shown
    if any(found.rule == "element-unknown" and meant(found.value) for found in reading.findings):
        return _read_mended(asked) or _in_doubt(reading, asked)
    return reading


def _in_doubt(reading: Reading, asked: _Asked) -> Reading:
    """What was read of a file with misspelt names that could not be mended: there may be entries that nobody saw."""
    path = asked.container.path
    if is_accepted(asked.text(), path):
        return reading
    sentence = say(
        "“{name}” spells the names of its elements in ways that can't be mended for certain.", name=path.name
    )
    return replace(reading, doubt=ReadError(sentence, hint="Correct them in a text editor.", path=path))


def _may_be_text(data: bytes) -> bool:
    """Whether there is anything at the beginning that could be a tag or a line of text: bombs of zeros have none."""
    beginning = data[:_BEGINNING_BYTES]
    return b"<" in beginning or not is_binary(beginning)


def _read_mended(asked: _Asked) -> Reading | None:
    """Read what comes out of mending; None where nothing does."""
    if len(asked.container.data) > MAX_PARSED_BYTES:
        return None
    try:
        mended = mended_source(asked.container, encoding=asked.encoding)
        if not mended.repairs:
            return None
        reading = asked.strictly(mended.data)
    except ReadError as error:
        if isinstance(error, CeilingError) and not isinstance(error, (TooDeepError, TooLongError)):
            raise
        return None
    return replace(
        reading,
        findings=(*mended.findings, *reading.findings),
        encoding=mended.encoding,
        unpacked_bytes=len(asked.container.data),
        repairs=mended.repairs,
    )


def _read_in_part(asked: _Asked, error: ReadError) -> Reading | None:
    """Read the entries that are whole; None where there are none, or nobody knows the encoding."""
    if isinstance(error, EncodingError) or len(asked.container.data) > MAX_PARSED_BYTES:
        return None
    salvaged = salvage(asked.text(), asked.container.path)
    if salvaged is None:
        return None
    return replace(asked.strictly(salvaged.data), unpacked_bytes=len(asked.container.data), doubt=error)


def _told(repairs: tuple[Repair, ...], path: Path) -> tuple[Finding, ...]:
    if not repairs:
        return ()
    places = say_many("one place", "%n places", len(repairs))
    message = say("“{name}” was mended in {places} so that it could be read.", name=path.name, places=places)
    return (Finding("repaired", message, line=repairs[0].line),)


def _told_doubt(doubt: ReadError, reading: Reading, path: Path) -> tuple[Finding, ...]:
    count = say_many("one entry", "%n entries", reading.entries.height)
    message = say("{message} What can be shown of it, {count}, is read-only.", message=doubt.message, count=count)
    return (Finding("read-only", message, line=doubt.line, value=path.name),)


def _read_strictly(container: Container, ceilings: Ceilings, encoding: str | None) -> Reading:
    limit = ceilings.max_entries
    path = container.path
    decoded = _decoded(container, encoding)
    _refuse_crowd(decoded.data, path, limit)
    kind, entries, extensions, namespaces, found = _read(decoded.data, path)
    if len(entries) > limit:
        raise _too_many(path, limit)
    empty = () if len(entries) else (Finding("empty-sitemap", say("“{name}” holds no entries.", name=path.name)),)
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


def source_text(container: Container, *, is_mended: bool = False, encoding: str | None = None) -> bytes:
    """The UTF-8 bytes to which the byte ranges of a container's entries refer.

    They are the container's own where it is in UTF-8; else they are decoded, and an XML declaration says UTF-8.

    Args:
        container: The unpacked file.
        is_mended: Whether reading it took repairs, which are done again.
        encoding: What it was read as if it follows neither what it declares nor UTF-8.

    Raises:
        ReadError: The bytes do not follow their encoding.
    """
    if is_mended:
        return mended_source(container, encoding=encoding).data
    return _decoded(_without_torn_line(container)[0], encoding).data


def mended_source(container: Container, *, encoding: str | None = None) -> Mended:
    """What comes out of mending a file, the same whenever it is done.

    Args:
        container: The unpacked file.
        encoding: What it was read as if it follows neither what it declares nor UTF-8.

    Raises:
        ReadError: The bytes do not follow their encoding, or hold what is never processed.
    """
    container, _ = _without_torn_line(container)
    if encoding is None:
        return mend(container.data, container.path)
    decoded = _decoded(container, encoding)
    mended = mend(decoded.data, container.path)
    return replace(mended, encoding=decoded.encoding, findings=(*decoded.findings, *mended.findings))


def _without_torn_line(container: Container) -> tuple[Container, tuple[Repair, ...]]:
    """Leave out the last line of a list whose packing ends in the middle: nobody knows how it would go on.

    XML tells by itself where it is torn.
    """
    data = container.data
    if not any(repair.rule == "gzip-cut-off" for repair in container.repairs):
        return container, ()
    if data.endswith((b"\n", b"\r")) or data[:_HEAD_BYTES].lstrip(b" \t\r\n\xef\xbb\xbf").startswith(b"<"):
        return container, ()
    end = max(data.rfind(b"\n"), data.rfind(b"\r")) + 1
    line = data.count(b"\n", 0, end) + 1
    torn = shortened(data[end:].decode("utf-8", "replace"))
    message = say("The last line is torn, so that nobody knows how it goes on; it was left out.")
    return replace(container, data=data[:end]), (Repair("cut-off", line, torn, "", message),)


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


def _decoded(container: Container, encoding: str | None) -> Decoded:
    decoded = to_utf8(container.data, container.path, encoding)
    if len(decoded.data) > MAX_SOURCE_BYTES:
        raise TooLargeError(
            say("“{name}” is larger than 4 GiB in UTF-8.", name=container.path.name),
            hint="Split it first.",
            path=container.path,
        )
    return decoded


def _refuse_crowd(data: bytes, path: Path, limit: int) -> None:
    """Refuse too many entries before memory is spent on them."""
    if len(data) // _SMALLEST_ENTRY_BYTES > limit and data.count(b"</url>") + data.count(b"</sitemap>") > limit:
        raise _too_many(path, limit)


def _too_many(path: Path, limit: int) -> CeilingError:
    return CeilingError(
        say_many("“{name}” holds more than one entry.", "“{name}” holds more than %n entries.", limit, name=path.name),
        hint="Raise the ceiling if you trust where it comes from.",
        path=path,
    )
