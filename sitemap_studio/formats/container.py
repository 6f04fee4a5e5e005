"""Files on disk to unpacked bytes and back: limits, gzip, and what can be saved of damaged gzip data.

Gzip is recognised by content, never by name. Sound data is unpacked with isal; any other member by member with the
standard library, which keeps all that comes out.
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

QUICK_FILE: type[gzip.GzipFile] | None = None
"""Unpacks sound data; None where there is no isal for this machine."""

crc32: Callable[[bytes, int], int] = zlib.crc32
"""The checksum of gzip: 0.5 ms for 10 MB with isal, 2 ms with the standard library."""

_deflaters: list[tuple[Any, int]] = [(zlib, 4)]
"""Libraries that compress, the best one last, with their levels: those where another tenth of size would cost most.

A sitemap of 12 MB with varied addresses, on one core: isal's level 1 ran at 1,000 MB/s and made it 5.76 times smaller,
2 at 900 MB/s 5.81 times, 3 at 400 MB/s 5.92 times; zlib's 1 at 150 MB/s 5.5 times, 4 at 105 MB/s 6.1 times, 6 at
65 MB/s 6.8 times."""

# OverflowError: isal has no memory for a header of more than half a megabyte, which zlib takes.
GZIP_ERRORS: tuple[type[Exception], ...] = (EOFError, OSError, OverflowError, zlib.error)
try:
    from isal import igzip, igzip_lib, isal_zlib
except ImportError:
    pass
else:
    QUICK_FILE = igzip.IGzipFile
    crc32 = isal_zlib.crc32
    _deflaters.append((isal_zlib, 2))
    # The stubs of isal declare its exception type as an exception.
    GZIP_ERRORS = (*GZIP_ERRORS, cast("type[Exception]", igzip_lib.IsalError))
"""What reading gzip data that is damaged or cut off raises."""

GZIP_MAGIC: Final = b"\x1f\x8b"
"""First bytes of every gzip member; this, the one method of compression, and flags: RFC 1952, 2.3.1."""

_DEFLATE: Final = b"\x08"
_HEADER: Final = GZIP_MAGIC + _DEFLATE + b"\0\0\0\0\0\0\xff"
"""No flags and so no name, time zero, no hint, "unknown" system: the same on every machine. RFC 1952, 2.3."""

_RAW_DEFLATE: Final = -15
_TRAILER_BYTES: Final = 8
_HAS_HEADER_CHECKSUM, _HAS_EXTRA, _HAS_NAME, _HAS_COMMENT = 2, 4, 8, 16
_ZEROS: Final = re.compile(rb"\0*+")

_MAX_GROWTH: Final = 1_032
"""Bytes that one byte of deflate data can become at most."""

_MAX_MISSING: Final = 1 << 16
"""How far what came out may be from the length in a trailer that was unpacked as if it were data, or was never met."""

_SURE_BYTES: Final = 64 << 20
"""Unpacked bytes that are kept while it is not known how many will come; beyond, they are counted first."""

_CHUNK_BYTES: Final = 4 << 20
_FIRST_STEP_BYTES: Final = 1 << 10
"""Packed bytes of a member taken first: members can be many and tiny, and what lies behind the end is copied."""

_STEP_BYTES: Final = 1 << 14
"""Packed bytes taken at a time: no more than 17 MB can come out of them."""

Fault = Literal["", "deflate", "checksum", "gap"]
"""What is wrong with gzip data: nothing; it can't be unpacked further; what came out is not what was packed; something
that is no gzip data stands between members."""


class TooMuchError(Exception):
    """More would come out than may be taken."""


@dataclass
class Unpacked:
    """What came out of gzip data, up to the first place that can't be unpacked.

    Attributes:
        trailing: What follows the last member and is neither gzip data nor zeros.
        fault: The first reason why the bytes may be wrong, or others missing.
    """

    data: bytes
    is_cut_off: bool = False
    trailing: bytes = b""
    fault: Fault = ""


def unpack(packed: bytes, *, max_bytes: int, check: Callable[[], None]) -> Unpacked:
    """Unpack all members of gzip data, while other threads run; zeros behind them are padding.

    Raises:
        TooMuchError: More than `max_bytes` would come out.
        Exception: Of `check`, which is called now and then in order to stop.
    """
    # The size in the trailer is a hint that saves copies; it may lie, so that it is bounded by what gzip can do.
    hint = min(int.from_bytes(packed[-4:], "little"), len(packed) * _MAX_GROWTH)
    if quick_file := QUICK_FILE:
        # The careful way finds why it failed, and what came out before.
        with suppress(*GZIP_ERRORS):
            return Unpacked(_gather(lambda first: _quick_pieces(quick_file, packed, first), hint, max_bytes, check))
    found = Unpacked(b"")

    def start(_: int) -> Iterator[bytes]:
        nonlocal found
        found = Unpacked(b"")
        return _careful_pieces(packed, found)

    data = _gather(start, hint, max_bytes, check)
    return replace(found, data=data)


def _gather(start: Callable[[int], Iterator[bytes]], hint: int, max_bytes: int, check: Callable[[], None]) -> bytes:
    """Join the pieces that `start` unpacks, given the best size of the first; `hint` is not to be trusted.

    Where there are many, they are counted first, so that a bomb costs no memory.
    """
    keep = min(max_bytes, _SURE_BYTES)
    try:
        return _join(_bounded(start(min(hint, keep) + 1), keep, check))
    except TooMuchError:
        if keep == max_bytes:
            raise
    size = sum(map(len, _bounded(start(_CHUNK_BYTES), max_bytes, check)))
    return _join(_bounded(start(size + 1), max_bytes, check))


def _bounded(pieces: Iterator[bytes], max_bytes: int, check: Callable[[], None]) -> Iterator[bytes]:
    total = 0
    for piece in pieces:
        total += len(piece)
        if total > max_bytes:
            raise TooMuchError
        check()
        yield piece


def _join(pieces: Iterator[bytes]) -> bytes:
    first, second = next(pieces, b""), next(pieces, b"")
    if not second:
        return first
    # Grows in place and gives itself away; joining a list would take the memory twice.
    joined = io.BytesIO()
    for piece in itertools.chain((first, second), pieces):
        joined.write(piece)
    return joined.getvalue()


def _quick_pieces(quick_file: type[gzip.GzipFile], packed: bytes, first_bytes: int) -> Iterator[bytes]:
    with quick_file(fileobj=io.BytesIO(packed)) as unpacker:
        yield unpacker.read(first_bytes)
        yield from iter(lambda: unpacker.read(_CHUNK_BYTES), b"")


def _careful_pieces(packed: bytes, found: Unpacked) -> Iterator[bytes]:
    """Unpack member by member, whatever comes out before a fault, and note what is wrong; no piece is empty."""
    place = 0
    while packed.startswith(GZIP_MAGIC, place):
        end = yield from _member_pieces(packed, place, found)
        if end is None:
            return
        place = end
        if padding := _ZEROS.match(packed, place):
            place = padding.end()
    rest = packed[place:]
    if rest == GZIP_MAGIC[:1]:
        found.is_cut_off = True
    elif GZIP_MAGIC + _DEFLATE in rest:
        found.fault = found.fault or "gap"
    else:
        found.trailing = rest


def _member_pieces(packed: bytes, start: int, found: Unpacked) -> Generator[bytes, None, int | None]:
    """Unpack one member, and return where it ends; None where nothing can follow."""
    place = begin = _header_end(packed, start)
    if packed[start + 2 : start + 3] not in (b"", _DEFLATE):
        found.fault = found.fault or "deflate"
        return None
    inflater, step = zlib.decompressobj(_RAW_DEFLATE), _FIRST_STEP_BYTES
    checksum, size, is_broken = 0, 0, False
    while place < len(packed) and not inflater.eof and not is_broken:
        chunk = packed[place : place + step]
        # An error takes with it what came out in the same call. Members can be many: no copy of a fresh one.
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
        place, step = place + len(chunk), _STEP_BYTES
    if not inflater.eof:
        # Where only the end itself is damaged, its trailer is there all the same. Where data is cut off its last bytes
        # are any bytes, which are hardly ever near the size of what came out.
        is_near = abs(int.from_bytes(packed[-4:], "little") - (size & 0xFFFF_FFFF)) <= _MAX_MISSING
        if is_broken or (is_near and len(packed) >= begin + _TRAILER_BYTES):
            found.fault = found.fault or ("deflate" if is_broken else "checksum")
        else:
            found.is_cut_off = True
        return None
    end = place - len(inflater.unused_data)
    trailer = packed[end : end + _TRAILER_BYTES]
    if not _trailer(checksum, size).startswith(trailer):
        found.fault = found.fault or "checksum"
    found.is_cut_off = len(trailer) < _TRAILER_BYTES
    return None if found.is_cut_off else end + _TRAILER_BYTES


def _header_end(packed: bytes, place: int) -> int:
    """Where the header of a member ends; beyond the end of the data where it is cut off."""
    flags = packed[place + 3] if place + 3 < len(packed) else 0
    end = place + len(_HEADER)
    if flags & _HAS_EXTRA:
        end += 2 + int.from_bytes(packed[end : end + 2], "little")
    for flag in (_HAS_NAME, _HAS_COMMENT):
        if flags & flag:
            end = packed.find(b"\0", end) + 1 or len(packed) + 1
    return end + 2 if flags & _HAS_HEADER_CHECKSUM else end


def _pieces_up_to_fault(inflater: zlib._Decompress, chunk: bytes) -> Iterator[bytes]:
    """What still comes out of a chunk that can't be unpacked as a whole, to the last byte."""
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
    """Compress into one gzip member without time, name or system in its header, while other threads go on.

    The bytes of isal, where it is installed, and the standard library differ.
    """
    library, level = _deflaters[-1 if with_isal else 0]
    deflater = library.compressobj(level, zlib.DEFLATED, _RAW_DEFLATE)
    return b"".join((_HEADER, deflater.compress(data), deflater.flush(), _trailer(library.crc32(data), len(data))))


def _trailer(checksum: int, size: int) -> bytes:
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
"""Packed bytes by which a file is recognised; at most four million can come out of them."""

_SHOWN_BYTES: Final = 1_000
_ZEROS_BYTES: Final = 1 << 20
_ZERO_BLOCK: Final = bytes(_ZEROS_BYTES)
"""At least so many zeros at the end of a file are no content."""

_KEPT_ZEROS: Final = 8
RATIO_FREE_BYTES: Final = 16 << 20
"""Unpacked bytes up to which any ratio will do: they cost next to nothing."""


@dataclass(frozen=True)
class Ceilings:
    """What a reader may take before it gives up; the user may raise them.

    Attributes:
        max_ratio: Unpacked bytes, beyond `RATIO_FREE_BYTES`, for each byte on disk, over all layers; None for any.
    """

    max_file_bytes: int = 1 << 30
    max_entries: int = 100_000_000
    max_ratio: int | None = 200

    @classmethod
    def raised(cls) -> Ceilings:
        """Everything as high as it can be."""
        return cls(max_file_bytes=MAX_SOURCE_BYTES, max_entries=MAX_SOURCE_BYTES, max_ratio=None)


@dataclass(frozen=True)
class Container:
    """The unpacked content of one file.

    Attributes:
        is_gzipped_twice: Whether it is gzip data within gzip data.
        repairs: What was wrong with its packing and is certain to be right now.
        read_only_reason: Why the bytes may be wrong, so that they may only be looked at.
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
        """CRC-32 of the unpacked bytes, which shows changes that the fingerprint does not."""
        return crc32(self.data, 0)


def read_container(path: Path, *, ceilings: Ceilings | None = None, progress: Progress | None = None) -> Container:
    """Read a file whole and unpack it if it is gzipped, while other threads run; never blocks on a pipe or device.

    The progress advances by the bytes on disk.

    Raises:
        CeilingError: It is larger, unpacked, than a ceiling.
        RefusedError: It is packed in three or more layers.
        ReadError: It can't be opened, is no regular file, is empty, or nothing of it can be unpacked.
    """
    ceilings = ceilings or Ceilings()
    progress = progress or Progress()
    packed, fingerprint, n_zeros = _read_file(path, min(ceilings.max_file_bytes, MAX_SOURCE_BYTES))
    _refuse_other_archives(path, packed)
    data, layers = packed, list[Unpacked]()
    while data.startswith(GZIP_MAGIC):
        if len(layers) == 2:
            raise RefusedError(
                msg("“{name}” is gzipped more than once; search engines unpack it once.", name=path.name),
                hint=msg("Unpack it first."),
                path=path,
            )
        layers.append(_unpack(data, path, ceilings, len(packed), progress))
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
        # Behind gzip data, zeros are padding that every program ignores.
        repairs=tuple(_packing_repairs(data, layers, 0 if layers else n_zeros)),
        read_only_reason=_damage(path, data, layers),
        is_gzipped_twice=len(layers) > 1,
    )


def read_head(path: Path) -> bytes:
    """Return the first bytes of a file, unpacked, to recognise it by; none where nothing can be read."""
    try:
        # Asked before it is opened, as a pipe would block.
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
    """Return findings about the compression of a file, and about a name that does not show it."""
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
    """Return the bytes of a file, what it was, and how many more zero bytes it ends with; see `_end_of_content`."""
    try:
        # A pipe or device would block or never end, so that the kind is asked before the file is opened.
        refuse_irregular(path, path.stat())
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
        with io.BufferedReader(io.FileIO(descriptor, "rb")) as file:
            status = os.fstat(descriptor)
            refuse_irregular(path, status)
            if status.st_size > limit:
                raise _too_large(path, limit)
            end = _end_of_content(file, status.st_size)
            file.seek(0)
            packed = file.read() if end == status.st_size else file.read(end)
    except (OSError, ValueError) as error:
        raise opening_error(path, error) from error
    if not packed:
        raise empty_file_error(path)
    if len(packed) > limit:
        raise _too_large(path, limit)
    return packed, Fingerprint.of(status), max(0, status.st_size - end)


def _end_of_content(file: io.BufferedReader[io.FileIO], size: int) -> int:
    """Return up to where a file is to be read: its size, but for a megabyte of zeros or more at its end.

    Disks that ran full and tools that reserve space fill files up with zeros. A few of them are read along, so that the
    file is still judged by what it is, and gzip data keeps a size that ends with zeros.
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
    # A multiple, so that characters of UTF-16 and UTF-32 stay whole.
    return -(-content_end // _KEPT_ZEROS) * _KEPT_ZEROS + _KEPT_ZEROS


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
    """Explain to the user why a file could not be opened or read."""
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
    """Raise a `ReadError` for a folder, pipe, socket or device."""
    if stat.S_ISDIR(status.st_mode):
        raise ReadError(msg("“{name}” is a folder.", name=path.name or path), path=path)
    if not stat.S_ISREG(status.st_mode):
        raise ReadError(msg("“{name}” is a pipe, socket or device, not a file.", name=path.name), path=path)


_OLE_MAGIC: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_SPREADSHEET_NAMES: Final = {"xl/workbook.xml": "Excel", "xl/workbook.bin": "Excel", "Index/Document.iwa": "Numbers"}
"""Files in archives that are spreadsheets, and the program that writes them."""

_OPEN_DOCUMENT: Final = b"application/vnd.oasis.opendocument.spreadsheet"


def refuse_spreadsheet(path: Path, head: bytes, names: Iterable[str]) -> None:
    """Raise a `ReadError` for a zip archive that is a spreadsheet, by its first bytes and the names of its files."""
    program = next((_SPREADSHEET_NAMES[name] for name in names if name in _SPREADSHEET_NAMES), None)
    if _OPEN_DOCUMENT in head[:_SHOWN_BYTES]:
        program = "LibreOffice"
    if program is not None:
        raise _spreadsheet_error(path, program)


def _spreadsheet_error(path: Path, program: str) -> ReadError:
    return ReadError(
        msg("“{name}” is a spreadsheet of {program}, not a text file.", name=path.name, program=program),
        hint=msg("Save it as CSV (UTF-8), and use that file. Or copy its cells, and paste them into the table."),
        path=path,
    )


def _refuse_other_archives(path: Path, packed: bytes) -> None:
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


def _too_large(path: Path, limit: int) -> CeilingError:
    message = plural(
        "“{name}” is larger than 1 byte when uncompressed.",
        "“{name}” is larger than %n bytes when uncompressed.",
        limit,
        name=path.name,
    )
    if limit >= MAX_SOURCE_BYTES:
        return TooLargeError(message, hint=msg("Split it first."), path=path)
    return CeilingError(message, hint=msg("Raise the limit if you trust its source."), path=path)


def _unpack(data: bytes, path: Path, ceilings: Ceilings, bytes_on_disk: int, progress: Progress) -> Unpacked:
    """Unpack one layer of a file, whose size on disk the ratio refers to, whatever the layer."""
    max_bytes = min(ceilings.max_file_bytes, MAX_SOURCE_BYTES)
    ratio = ceilings.max_ratio or MAX_SOURCE_BYTES
    dense_bytes = max(ratio * bytes_on_disk, RATIO_FREE_BYTES)
    try:
        unpacked = unpack(data, max_bytes=min(max_bytes, dense_bytes), check=progress.check)
    except TooMuchError as error:
        if dense_bytes >= max_bytes:
            raise _too_large(path, max_bytes) from error
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


def _packing_repairs(data: bytes, layers: list[Unpacked], n_zeros: int) -> Iterator[Repair]:
    """Return what was wrong, layer by layer; that a file is cut off is listed once, as it is so in all layers."""
    if not n_zeros and not any(layer.trailing or layer.is_cut_off for layer in layers):
        return
    line = _last_line(data)
    if n_zeros:
        yield Repair("control-character", line, "", "", _after_end(n_zeros))
    for layer in layers:
        if layer.trailing:
            before = shorten_bytes(layer.trailing)
            yield Repair("gzip-trailing", line, before, "", _after_end(len(layer.trailing)))
    if any(layer.is_cut_off for layer in layers):
        lead = data[-_SHOWN_BYTES:].decode("utf-8", "backslashreplace")[-MAX_CONTEXT:]
        message = msg("The gzip data is incomplete; the intact part was kept.")
        yield Repair("gzip-cut-off", line, "", "", message, lead=lead)


def _after_end(n_bytes: int) -> Message:
    return plural("One byte after the end was removed.", "%n bytes after the end were removed.", n_bytes)


def _damage(path: Path, data: bytes, layers: list[Unpacked]) -> ReadError | None:
    """Why what came out may be wrong: the first reason, from the outermost layer inwards."""
    fault = next((layer.fault for layer in layers if layer.fault), "")
    if not fault:
        return None
    line = _last_line(data)
    message = msg("“{name}” contains damaged gzip data.", name=path.name)
    return ReadError(message, hint=DAMAGED_HINT, path=path, line=line)


def _last_line(data: bytes) -> int:
    return max(data.count(b"\n") + (not data.endswith(b"\n")), 1)
