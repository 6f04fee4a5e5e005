"""Reading of files from disk to decompressed bytes, and compression: limits, gzip, and recovery of damaged gzip data.

Gzip is detected by content, never by name. Intact data is decompressed with isal, damaged data member by member with
the standard library, which retains all output before the damage.
"""

from __future__ import annotations

import gzip
import io
import itertools
import os
import re
import stat
import struct
import zlib
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Literal, cast

from sitemap_studio.core.errors import (
    DAMAGED_HINT,
    CeilingError,
    DamagedError,
    EmptyFileError,
    ReadError,
    RefusedError,
    TooLargeError,
    system_reason,
)
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.messages import Message, msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.repair.patches import MAX_CONTEXT, Repair, shorten_bytes
from sitemap_studio.model.columns import MAX_SOURCE_BYTES
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.protocol.rules.file_rules import DOUBLE_GZIP_RULE

ISAL_GZIP_FILE: type[gzip.GzipFile] | None = None
"""Fast decompressor for intact data; None if isal is not installed."""

crc32: Callable[[bytes, int], int] = zlib.crc32
"""The checksum of gzip: 0.5 ms for 10 MB with isal, 2 ms with the standard library."""

_deflaters: list[tuple[Any, int]] = [(zlib, 4)]
"""Libraries for compression with their levels, preferred last; higher levels save little and cost much time.

A sitemap of 12 MB with varied addresses, on one core: isal's level 1 ran at 1,000 MB/s and made it 5.76 times smaller,
2 at 900 MB/s 5.81 times, 3 at 400 MB/s 5.92 times; zlib's 1 at 150 MB/s 5.5 times, 4 at 105 MB/s 6.1 times, 6 at
65 MB/s 6.8 times."""

# OverflowError: isal fails for a header of more than half a megabyte, which zlib accepts.
GZIP_ERRORS: tuple[type[Exception], ...] = (EOFError, OSError, OverflowError, zlib.error)
try:
    from isal import igzip, igzip_lib, isal_zlib
except ImportError:
    pass
else:
    ISAL_GZIP_FILE = igzip.IGzipFile
    crc32 = isal_zlib.crc32
    _deflaters.append((isal_zlib, 2))
    # The stubs of isal declare its exception type as an exception.
    GZIP_ERRORS = (*GZIP_ERRORS, cast("type[Exception]", igzip_lib.IsalError))
"""Exceptions raised for damaged or truncated gzip data."""

GZIP_MAGIC: Final = b"\x1f\x8b"
"""First bytes of each gzip member. RFC 1952, 2.3.1."""

_DEFLATE: Final = b"\x08"
_HEADER: Final = GZIP_MAGIC + _DEFLATE + b"\0\0\0\0\0\0\xff"
"""Header without flags and name, with time zero and “unknown” system: equal on every machine. RFC 1952, 2.3."""

_RAW_DEFLATE: Final = -15
_TRAILER_BYTES: Final = 8
_HAS_HEADER_CHECKSUM, _HAS_EXTRA, _HAS_NAME, _HAS_COMMENT = 2, 4, 8, 16
_ZEROS: Final = re.compile(rb"\0*+")

_MAX_GROWTH: Final = 1_032
"""Maximum ratio of deflate: output bytes per input byte."""

_MAX_MISSING: Final = 1 << 16
"""Maximum difference between the output size and the size in a trailer, if the end of the data is damaged."""

_SURE_BYTES: Final = 64 << 20
"""Output bytes that are stored before the total is known; larger output is counted first."""

_CHUNK_BYTES: Final = 4 << 20
_FIRST_STEP_BYTES: Final = 1 << 10
"""Input bytes of the first step of a member; members can be tiny, and bytes after their end are copied."""

_STEP_BYTES: Final = 1 << 14
"""Input bytes of a step; their output is at most 17 MB."""

Fault = Literal["", "deflate", "checksum", "gap"]
"""Fault of gzip data: none; invalid deflate data; wrong checksum or size; other data between members."""


class OutputLimitError(Exception):
    """Error if the decompressed output would exceed the limit."""


@dataclass
class UnpackedData:
    """Decompressed content of gzip data, up to the first damage.

    Attributes:
        is_cut_off: Whether the gzip data is truncated.
        trailing: Bytes after the last member that are neither gzip data nor zeros.
        fault: The first fault, because of which bytes may be wrong or missing.
    """

    data: bytes
    is_cut_off: bool = False
    trailing: bytes = b""
    fault: Fault = ""


def unpack(packed: bytes, *, max_bytes: int, check: Callable[[], None]) -> UnpackedData:
    """Decompress all members of gzip data up to the first fault; trailing zeros are ignored as padding.

    Other threads can run meanwhile.

    Args:
        packed: The gzip data.
        max_bytes: Maximum size of the output.
        check: Called for each piece of output; its exception stops the function.

    Raises:
        OutputLimitError: The output would exceed `max_bytes`.
    """
    # The size in the trailer is a hint that saves copies; it may be wrong, so it is bounded by the maximum ratio.
    hint = min(int.from_bytes(packed[-4:], "little"), len(packed) * _MAX_GROWTH)
    if quick_file := ISAL_GZIP_FILE:
        # zlib then finds the reason of the failure, and the output before it.
        with suppress(*GZIP_ERRORS):
            return UnpackedData(
                _join_within_limit(lambda first: _isal_pieces(quick_file, packed, first), hint, max_bytes, check)
            )
    found = UnpackedData(b"")

    def start(_: int) -> Iterator[bytes]:
        """Return new output pieces of all members, decompressed by zlib; resets the facts in `found`."""
        nonlocal found
        found = UnpackedData(b"")
        return _zlib_pieces(packed, found)

    data = _join_within_limit(start, hint, max_bytes, check)
    return replace(found, data=data)


def _join_within_limit(
    start: Callable[[int], Iterator[bytes]], hint: int, max_bytes: int, check: Callable[[], None]
) -> bytes:
    """Join the output pieces of `start`, called with the size of the first piece; `hint` is the expected size.

    Large output is counted first, so that a gzip bomb needs no memory.
    """
    max_stored = min(max_bytes, _SURE_BYTES)
    try:
        return _join_pieces(_limit_pieces(start(min(hint, max_stored) + 1), max_stored, check))
    except OutputLimitError:
        if max_stored == max_bytes:
            raise
    size = sum(map(len, _limit_pieces(start(_CHUNK_BYTES), max_bytes, check)))
    return _join_pieces(_limit_pieces(start(size + 1), max_bytes, check))


def _limit_pieces(pieces: Iterator[bytes], max_bytes: int, check: Callable[[], None]) -> Iterator[bytes]:
    """Yield pieces, calling `check` for each; raise an `OutputLimitError` if they exceed `max_bytes` in total."""
    total = 0
    for piece in pieces:
        total += len(piece)
        if total > max_bytes:
            raise OutputLimitError
        check()
        yield piece


def _join_pieces(pieces: Iterator[bytes]) -> bytes:
    """Join pieces of bytes with less memory than `b"".join` needs; a single piece is returned as the same object."""
    first, second = next(pieces, b""), next(pieces, b"")
    if not second:
        return first
    # BytesIO grows in place; joining a list would need twice the memory.
    joined = io.BytesIO()
    for piece in itertools.chain((first, second), pieces):
        joined.write(piece)
    return joined.getvalue()


def _isal_pieces(quick_file: type[gzip.GzipFile], packed: bytes, first_bytes: int) -> Iterator[bytes]:
    """Yield the output of gzip data, decompressed by isal; any fault raises one of `GZIP_ERRORS`."""
    with quick_file(fileobj=io.BytesIO(packed)) as unpacker:
        yield unpacker.read(first_bytes)
        yield from iter(lambda: unpacker.read(_CHUNK_BYTES), b"")


def _zlib_pieces(packed: bytes, found: UnpackedData) -> Iterator[bytes]:
    """Yield the output of all members up to a fault, and store faults and trailing bytes in `found`."""
    offset = 0
    while packed.startswith(GZIP_MAGIC, offset):
        end = yield from _member_pieces(packed, offset, found)
        if end is None:
            return
        offset = end
        if padding := _ZEROS.match(packed, offset):
            offset = padding.end()
    rest = packed[offset:]
    if rest == GZIP_MAGIC[:1]:
        found.is_cut_off = True
    elif GZIP_MAGIC + _DEFLATE in rest:
        found.fault = found.fault or "gap"
    else:
        found.trailing = rest


def _member_pieces(packed: bytes, start: int, found: UnpackedData) -> Generator[bytes, None, int | None]:
    """Yield the output of the member that begins at an offset, and return its end; None if no member can follow."""
    offset = begin = _header_end(packed, start)
    if packed[start + 2 : start + 3] not in (b"", _DEFLATE):
        found.fault = found.fault or "deflate"
        return None
    inflater, step = zlib.decompressobj(_RAW_DEFLATE), _FIRST_STEP_BYTES
    checksum, size, is_broken = 0, 0, False
    while offset < len(packed) and not inflater.eof and not is_broken:
        chunk = packed[offset : offset + step]
        # An error discards the output of its call, so the state is copied, except for new members, which can be many.
        before = inflater.copy() if step == _STEP_BYTES else None
        pieces: Iterator[bytes]
        try:
            pieces = iter((inflater.decompress(chunk),))
        except zlib.error:
            is_broken = True
            pieces = _pieces_up_to_fault(before or zlib.decompressobj(_RAW_DEFLATE), chunk)
        for piece in filter(None, pieces):
            checksum, size = crc32(piece, checksum), size + len(piece)
            yield piece
        offset, step = offset + len(chunk), _STEP_BYTES
    if not inflater.eof:
        # If only the end of the data is damaged, the trailer still exists. In truncated data, the last bytes are
        # arbitrary and hardly ever near the output size.
        is_near = abs(int.from_bytes(packed[-4:], "little") - (size & 0xFFFF_FFFF)) <= _MAX_MISSING
        if is_broken or (is_near and len(packed) >= begin + _TRAILER_BYTES):
            found.fault = found.fault or ("deflate" if is_broken else "checksum")
        else:
            found.is_cut_off = True
        return None
    end = offset - len(inflater.unused_data)
    trailer = packed[end : end + _TRAILER_BYTES]
    if not _trailer(checksum, size).startswith(trailer):
        found.fault = found.fault or "checksum"
    found.is_cut_off = len(trailer) < _TRAILER_BYTES
    return None if found.is_cut_off else end + _TRAILER_BYTES


def _header_end(packed: bytes, offset: int) -> int:
    """Return the offset after the header of the member at an offset; beyond the end of truncated data."""
    flags = packed[offset + 3] if offset + 3 < len(packed) else 0
    end = offset + len(_HEADER)
    if flags & _HAS_EXTRA:
        end += 2 + int.from_bytes(packed[end : end + 2], "little")
    for flag in (_HAS_NAME, _HAS_COMMENT):
        if flags & flag:
            end = packed.find(b"\0", end) + 1 or len(packed) + 1
    return end + 2 if flags & _HAS_HEADER_CHECKSUM else end


def _pieces_up_to_fault(inflater: zlib._Decompress, chunk: bytes) -> Iterator[bytes]:
    """Yield all output of a chunk with invalid deflate data up to the fault, by bisection."""
    while len(chunk) > 1:
        trial, half = inflater.copy(), chunk[: len(chunk) // 2]
        try:
            yield trial.decompress(half)
        except zlib.error:
            chunk = half
        else:
            inflater, chunk = trial, chunk[len(half) :]
    with suppress(zlib.error):
        while piece := inflater.decompress(chunk, 1):
            yield piece
            chunk = inflater.unconsumed_tail


def compress(data: bytes, *, with_isal: bool = True) -> bytes:
    """Compress into one gzip member without time, name or system in its header. Other threads can run meanwhile.

    The bytes of isal, if it is installed, and of the standard library differ.
    """
    library, level = _deflaters[-1 if with_isal else 0]
    deflater = library.compressobj(level, zlib.DEFLATED, _RAW_DEFLATE)
    return b"".join((_HEADER, deflater.compress(data), deflater.flush(), _trailer(library.crc32(data), len(data))))


def _trailer(checksum: int, size: int) -> bytes:
    """Return the trailer of a gzip member: the checksum and the size of its content."""
    # The size is kept modulo 2**32. RFC 1952, 2.3.1.
    return struct.pack("<II", checksum, size & 0xFFFF_FFFF)


_OTHER_ARCHIVES: Final = {
    b"PK\x03\x04": "zip",
    b"PK\x05\x06": "zip",
    b"BZh": "bzip2",
    b"\xfd7zXZ\x00": "xz",
    b"\x28\xb5\x2f\xfd": "zstd",
    b"7z\xbc\xaf\x27\x1c": "7z",
    b"Rar!\x1a\x07": "RAR",
}
_TAR_MAGIC: Final = b"ustar"
_TAR_MAGIC_AT: Final = 257
"""Magic number of a tar archive, and its offset. POSIX.1, pax Interchange Format, ustar."""

_KIND_BYTES: Final = 4 << 10
"""Number of bytes by which the kind of a file is detected; their output is at most 4 MB."""

_SHOWN_BYTES: Final = 1_000
_ZEROS_BYTES: Final = 1 << 20
_ZERO_BLOCK: Final = bytes(_ZEROS_BYTES)
"""Minimum number of zeros at the end of a file that are not read as content."""

_RETAINED_ZEROS: Final = 8
RATIO_FREE_BYTES: Final = 16 << 20
"""Output size up to which the compression ratio is not limited."""


@dataclass(frozen=True)
class Ceilings:
    """Limits of the readers for file size, number of entries and compression ratio, which the user can raise.

    Attributes:
        max_file_bytes: Maximum size of a file when decompressed.
        max_entries: Maximum number of entries of a file.
        max_ratio: Maximum decompressed bytes per byte on disk, beyond `RATIO_FREE_BYTES`; None for no limit.
    """

    max_file_bytes: int = 1 << 30
    max_entries: int = 100_000_000
    max_ratio: int | None = 200

    @classmethod
    def raised(cls) -> Ceilings:
        """Return the highest possible limits."""
        return cls(max_file_bytes=MAX_SOURCE_BYTES, max_entries=MAX_SOURCE_BYTES, max_ratio=None)


@dataclass(frozen=True)
class Container:
    """File as read from disk: its decompressed content, and facts about its compression.

    Attributes:
        is_gzipped_twice: Whether it is gzip data within gzip data.
        repairs: Certain repairs of the compression.
        read_only_reason: Reason why the bytes may be wrong and can't be edited; None otherwise.
    """

    path: Path
    data: bytes
    is_gzipped: bool
    packed_bytes: int
    fingerprint: Fingerprint
    findings: tuple[Finding, ...] = ()
    repairs: tuple[Repair, ...] = ()
    read_only_reason: ReadError | None = None
    is_gzipped_twice: bool = False

    @property
    def checksum(self) -> int:
        """CRC-32 of the decompressed content; detects changes that keep size and time."""
        return crc32(self.data, 0)


def read_container(path: Path, *, ceilings: Ceilings | None = None, progress: Progress | None = None) -> Container:
    """Read a complete file and decompress it; never block on a pipe or device. Other threads can run meanwhile.

    The progress counts bytes on disk.

    Raises:
        CeilingError: The decompressed file exceeds a limit.
        RefusedError: The file has three or more layers of gzip.
        ReadError: The file can't be opened, is not a regular file, is empty, or can't be decompressed at all.
    """
    ceilings = ceilings or Ceilings()
    progress = progress or Progress()
    packed, fingerprint, n_zeros = _read_file(path, min(ceilings.max_file_bytes, MAX_SOURCE_BYTES))
    _refuse_other_archives(path, packed)
    data, layers = packed, list[UnpackedData]()
    while data.startswith(GZIP_MAGIC):
        if len(layers) == 2:
            raise RefusedError(
                msg("“{name}” is gzipped more than once; search engines unpack it once.", name=path.name),
                hint=msg("Unpack it first."),
                path=path,
            )
        layers.append(_unpack_layer(data, path, ceilings, len(packed), progress))
        data = layers[-1].data
        _refuse_other_archives(path, data)
    progress.advance(len(packed) + n_zeros)
    return Container(
        path,
        data,
        is_gzipped=bool(layers),
        packed_bytes=len(packed) + n_zeros,
        fingerprint=fingerprint,
        findings=packing_findings(path, is_gzipped=bool(layers), is_gzipped_twice=len(layers) > 1),
        # Zeros after gzip data are padding that every program ignores.
        repairs=tuple(_list_repairs(data, layers, 0 if layers else n_zeros)),
        read_only_reason=_damage_error(path, data, layers),
        is_gzipped_twice=len(layers) > 1,
    )


def read_head(path: Path) -> bytes:
    """Return the decompressed first bytes of a file, for detection of its kind; empty if it can't be read."""
    try:
        # Checked before opening, since a pipe would block.
        refuse_irregular(path, path.stat())
        with path.open("rb") as file:
            head = file.read(_KIND_BYTES)
        for _ in range(2):
            if head.startswith(GZIP_MAGIC):
                head = unpack(head[:_KIND_BYTES], max_bytes=MAX_SOURCE_BYTES, check=lambda: None).data
    except (ReadError, OSError, ValueError):
        return b""
    return head


def packing_findings(path: Path, *, is_gzipped: bool, is_gzipped_twice: bool) -> tuple[Finding, ...]:
    """Return findings about a name that contradicts the compression of a file, and about double compression."""
    is_gz_name = path.name.lower().endswith((".gz", ".gzip"))
    findings = []
    if is_gz_name and not is_gzipped:
        message = msg("The name of “{name}” ends in .gz, but the file is not gzipped.", name=path.name)
        findings.append(Finding("gzip-name", message))
    if is_gzipped and not is_gz_name:
        message = msg("“{name}” is gzipped, but its name does not end in .gz.", name=path.name)
        findings.append(Finding("gzip-name", message))
    if is_gzipped_twice:
        message = msg("“{name}” is gzipped twice. Search engines decompress it once.", name=path.name)
        findings.append(Finding(DOUBLE_GZIP_RULE, message, corrected=""))
    return tuple(findings)


def _read_file(path: Path, limit: int) -> tuple[bytes, Fingerprint, int]:
    """Return the bytes of a regular file without many zeros at its end, its fingerprint, and the number of the zeros.

    Raises:
        ReadError: The file can't be read, is empty, or is not a regular file.
        CeilingError: It is larger than `limit`.
    """
    try:
        # Checked before opening, since a pipe or device would block or never end.
        refuse_irregular(path, path.stat())
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
        with io.BufferedReader(io.FileIO(descriptor, "rb")) as file:
            status = os.fstat(descriptor)
            refuse_irregular(path, status)
            if status.st_size > limit:
                raise _too_large_error(path, limit)
            end = _end_of_content(file, status.st_size)
            file.seek(0)
            packed = file.read() if end == status.st_size else file.read(end)
    except (OSError, ValueError) as error:
        raise opening_error(path, error) from error
    if not packed:
        raise empty_file_error(path)
    if len(packed) > limit:
        raise _too_large_error(path, limit)
    return packed, Fingerprint.from_status(status), max(0, status.st_size - end)


def _end_of_content(file: io.BufferedReader[io.FileIO], size: int) -> int:
    """Return how many bytes of a file are to be read: all, except a megabyte or more of zeros at its end.

    Full disks, and tools that reserve space, fill files with zeros. A few zeros are read, so that detection of the kind
    of file still sees them, and a gzip trailer that ends with zeros is complete.
    """
    buffer, end = bytearray(_ZEROS_BYTES), size
    while end >= _ZEROS_BYTES:
        file.seek(end - _ZEROS_BYTES)
        if file.readinto(buffer) != _ZEROS_BYTES or buffer != _ZERO_BLOCK:
            break
        end -= _ZEROS_BYTES
    if end == size:
        return size
    start = max(0, end - _ZEROS_BYTES)
    file.seek(start)
    content_end = start + len(file.read(end - start).rstrip(b"\0"))
    # A multiple of the size of characters in UTF-16 and UTF-32.
    return -(-content_end // _RETAINED_ZEROS) * _RETAINED_ZEROS + _RETAINED_ZEROS


def empty_file_error(path: Path, data: bytes = b"") -> EmptyFileError:
    """Return the error about a file that contains neither an element nor text."""
    if b"<" in data:
        message = msg("“{name}” contains no XML element.", name=path.name)
    elif data and not data.strip(b"\0"):
        message = msg("“{name}” contains only NUL bytes.", name=path.name)
    else:
        message = msg("“{name}” is empty.", name=path.name)
    return EmptyFileError(message, hint=DAMAGED_HINT, path=path)


WEB_HINT: Final = msg("Use File ▸ Open from web.")
"""Hint for a URL where a file is expected."""


def opening_error(path: Path, error: OSError | ValueError) -> ReadError:
    """Return the error for the user that explains why a file could not be opened or read."""
    name = path.name or str(path)
    hint = ""
    if isinstance(error, FileNotFoundError) and path.parts[:1] in (("http:",), ("https:",)):
        message = msg("“{name}” is a URL, not a file.", name=name)
        hint = WEB_HINT
    elif isinstance(error, (FileNotFoundError, NotADirectoryError)):
        message = msg("“{name}” does not exist.", name=name)
        hint = msg("The folder is “{parent}”.", parent=path.parent) if path.parent != Path() else ""
    elif isinstance(error, PermissionError):
        message = msg("You don't have permission to open “{name}”.", name=name)
    elif isinstance(error, OSError) and error.strerror is not None:
        message = msg("“{name}” can't be read: {reason}.", name=name, reason=system_reason(error))
    else:
        message = msg("“{name}” can't be a file name.", name=ascii(name)[1:-1])
    return ReadError(message, hint=hint, path=path)


def refuse_irregular(path: Path, status: os.stat_result) -> None:
    """Raise a `ReadError` for a folder, pipe, socket or device; return for a regular file."""
    if stat.S_ISDIR(status.st_mode):
        raise ReadError(msg("“{name}” is a folder.", name=path.name or path), path=path)
    if not stat.S_ISREG(status.st_mode):
        raise ReadError(msg("“{name}” is a pipe, socket or device, not a file.", name=path.name), path=path)


_OLE_MAGIC: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_SPREADSHEET_NAMES: Final = {"xl/workbook.xml": "Excel", "xl/workbook.bin": "Excel", "Index/Document.iwa": "Numbers"}
"""Programs that write spreadsheets, by the name of a file in their archives."""

_OPEN_DOCUMENT: Final = b"application/vnd.oasis.opendocument.spreadsheet"


def refuse_spreadsheet(path: Path, head: bytes, names: Iterable[str]) -> None:
    """Raise a `ReadError` for a zip archive that is a spreadsheet, given its beginning and its file names."""
    program = next((_SPREADSHEET_NAMES[name] for name in names if name in _SPREADSHEET_NAMES), None)
    if _OPEN_DOCUMENT in head[:_SHOWN_BYTES]:
        program = "LibreOffice"
    if program is not None:
        raise _spreadsheet_error(path, program)


def _spreadsheet_error(path: Path, program: str) -> ReadError:
    """Return the error for a spreadsheet file, with the program that writes such files."""
    return ReadError(
        msg("“{name}” is a spreadsheet of {program}, not a text file.", name=path.name, program=program),
        hint=msg("Save it as CSV (UTF-8), and use that file. Or copy its cells, and paste them into the table."),
        path=path,
    )


def _refuse_other_archives(path: Path, packed: bytes) -> None:
    """Raise a `ReadError` for bytes of a spreadsheet or of an archive other than gzip."""
    if packed.startswith(_OLE_MAGIC):
        raise _spreadsheet_error(path, "Excel")
    if packed.startswith(b"PK"):
        refuse_spreadsheet(path, packed, (name for name in _SPREADSHEET_NAMES if name.encode() in packed))
    kind = next((kind for magic, kind in _OTHER_ARCHIVES.items() if packed.startswith(magic)), None)
    if packed.startswith(_TAR_MAGIC, _TAR_MAGIC_AT):
        kind = "tar"
    if kind is not None:
        raise ReadError(
            msg("“{name}” is a {kind} file; sitemaps can only be compressed with gzip.", name=path.name, kind=kind),
            hint=msg("Unpack it first."),
            path=path,
        )


def _too_large_error(path: Path, limit: int) -> CeilingError:
    """Return the error for a file of more than `limit` bytes; a `TooLargeError` if the limit can't be raised."""
    message = plural(
        "“{name}” is larger than 1 byte when uncompressed.",
        "“{name}” is larger than %n bytes when uncompressed.",
        limit,
        name=path.name,
    )
    if limit >= MAX_SOURCE_BYTES:
        return TooLargeError(message, hint=msg("Split it first."), path=path)
    return CeilingError(message, hint=msg("Raise the limit if you trust its source."), path=path)


def _unpack_layer(data: bytes, path: Path, ceilings: Ceilings, bytes_on_disk: int, progress: Progress) -> UnpackedData:
    """Decompress one layer of a file.

    Args:
        data: The compressed bytes.
        path: Path of the file, for errors.
        ceilings: The maximum size, and the maximum ratio of it to the size on disk.
        bytes_on_disk: Size of the file on disk.
        progress: Checked for cancellation.

    Raises:
        CeilingError: The ratio is too large.
        TooLargeError: The result is too large, or there is not enough memory.
        DamagedError: Nothing was decompressed from damaged or truncated data.
        EmptyFileError: The result is empty.
    """
    max_bytes = min(ceilings.max_file_bytes, MAX_SOURCE_BYTES)
    ratio = ceilings.max_ratio or MAX_SOURCE_BYTES
    dense_bytes = max(ratio * bytes_on_disk, RATIO_FREE_BYTES)
    try:
        unpacked = unpack(data, max_bytes=min(max_bytes, dense_bytes), check=progress.check)
    except OutputLimitError as error:
        if dense_bytes >= max_bytes:
            raise _too_large_error(path, max_bytes) from error
        message = msg(
            "“{name}” is more than {ratio:,} times larger when uncompressed, like a gzip bomb.",
            name=path.name,
            ratio=ratio,
        )
        raise CeilingError(message, hint=msg("Raise the limit if you trust its source."), path=path) from error
    except MemoryError as error:
        message = msg("There is not enough memory for “{name}”.", name=path.name)
        raise TooLargeError(message, hint=msg("Split it first."), path=path) from error
    if unpacked.data:
        return unpacked
    if unpacked.fault:
        message = msg("“{name}” contains damaged gzip data.", name=path.name)
    elif unpacked.is_cut_off:
        message = msg("“{name}” is cut off.", name=path.name)
    else:
        raise empty_file_error(path)
    raise DamagedError(message, hint=DAMAGED_HINT, path=path)


def _list_repairs(data: bytes, layers: list[UnpackedData], n_zeros: int) -> Iterator[Repair]:
    """Yield the repairs of a file's compression: removed zeros and trailing bytes, and one for a truncation."""
    if not n_zeros and not any(layer.trailing or layer.is_cut_off for layer in layers):
        return
    line = _last_line(data)
    if n_zeros:
        yield Repair("control-character", line, "", "", _removal_message(n_zeros))
    for layer in layers:
        if layer.trailing:
            before = shorten_bytes(layer.trailing)
            yield Repair("gzip-trailing", line, before, "", _removal_message(len(layer.trailing)))
    if any(layer.is_cut_off for layer in layers):
        lead = data[-_SHOWN_BYTES:].decode("utf-8", "backslashreplace")[-MAX_CONTEXT:]
        message = msg("The gzip data is incomplete; the intact part was kept.")
        yield Repair("gzip-cut-off", line, "", "", message, lead=lead)


def _removal_message(n_bytes: int) -> Message:
    """Return the message that bytes after the end of the content were removed."""
    return plural("One byte after the end was removed.", "%n bytes after the end were removed.", n_bytes)


def _damage_error(path: Path, data: bytes, layers: list[UnpackedData]) -> ReadError | None:
    """Return the error for the first fault of the gzip layers, outermost first; None without a fault."""
    fault = next((layer.fault for layer in layers if layer.fault), "")
    if not fault:
        return None
    line = _last_line(data)
    message = msg("“{name}” contains damaged gzip data.", name=path.name)
    return ReadError(message, hint=DAMAGED_HINT, path=path, line=line)


def _last_line(data: bytes) -> int:
    """Return the number of the last line, from 1; a final line break does not begin another line."""
    return max(data.count(b"\n") + (not data.endswith(b"\n")), 1)
