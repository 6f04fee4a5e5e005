"""The one door for bytes from disk and for decompression.

Whether a file is gzipped is decided by its content, never by its name. Nothing here looks into the unpacked bytes,
except to see that they are not packed again.
"""

from __future__ import annotations

import io
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import CeilingError, ReadError, RefusedError, TooLargeError
from sitemap_studio.core.fingerprints import Fingerprint
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.system_reasons import system_reason
from sitemap_studio.formats.mending.patches import Repair, excerpt, shortened
from sitemap_studio.formats.unpacking import GZIP_MAGIC, TooMuchError, Unpacked, crc32, unpack
from sitemap_studio.protocol.catalogue import Finding

_OTHER_ARCHIVES: Final = {
    b"PK\x03\x04": msg("a zip archive"),
    b"PK\x05\x06": msg("a zip archive"),
    b"BZh": msg("compressed with bzip2"),
    b"\xfd7zXZ\x00": msg("compressed with xz"),
    b"\x28\xb5\x2f\xfd": msg("compressed with zstd"),
    b"7z\xbc\xaf\x27\x1c": msg("a 7z archive"),
    b"Rar!\x1a\x07": msg("a RAR archive"),
}
"""First bytes of files that are packed in a way the protocol does not allow, and what to call them."""

_TAR_MAGIC: Final = b"ustar"
_TAR_MAGIC_AT: Final = 257
"""What tells a tar archive, and where in it. POSIX.1, pax Interchange Format, ustar."""

_HEAD_BYTES: Final = 4 << 10
"""Bytes on disk that are looked at to tell what a file is; no more than four million can come out of them."""

_DAMAGED_HINT: Final = msg("Fetch it again; the copy here is not what was packed.")

_SHOWN_BYTES: Final = 1_000
"""As much as a repair shows of a place, or more."""

_ZEROS_BYTES: Final = 1 << 20
_ZEROS: Final = bytes(_ZEROS_BYTES)
"""At least so many zeros at the end of a file are no content."""

_KEPT_ZEROS: Final = 8
"""So many of them, or a few more, are read."""

RATIO_FREE_BYTES: Final = 16 << 20
"""Unpacked bytes up to which any ratio will do: they cost next to nothing."""

MAX_SOURCE_BYTES: Final = (1 << 32) - 1
"""Byte ranges of entries are 32-bit numbers, so that no source may be larger, whatever ceiling the user sets."""


@dataclass(frozen=True)
class Ceilings:
    """What a reader may take before it gives up; the user may raise them.

    Attributes:
        max_file_bytes: Unpacked size of one file.
        max_entries: Entries of one set.
        max_ratio: Unpacked bytes for each byte on disk, over all layers of packing; None where any will do. Judged only
            beyond `RATIO_FREE_BYTES`.
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
        path: Where it was read.
        data: Its bytes, unpacked, in their original encoding.
        is_gzipped: Whether it was packed.
        packed_bytes: Its size on disk.
        fingerprint: What it was when it was read.
        findings: What was odd about its packing.
        checksum: By which other content is noticed where the fingerprint is the same; see `checksum_of`.
        repairs: What was amiss with its packing and is certain to be right now.
        doubt: Why the bytes may be wrong, so that they may only be looked at.
    """

    path: Path
    data: bytes
    is_gzipped: bool
    packed_bytes: int
    fingerprint: Fingerprint
    findings: tuple[Finding, ...] = ()
    checksum: int = 0
    repairs: tuple[Repair, ...] = ()
    doubt: ReadError | None = None


def checksum_of(data: bytes) -> int:
    """CRC-32 of unpacked bytes, which costs half a millisecond for 10 MB."""
    return crc32(data, 0)


def read_container(path: Path, *, ceilings: Ceilings | None = None, progress: Progress | None = None) -> Container:
    """Read a file whole and unpack it if it is gzipped.

    Never blocks on a pipe or device, and lets other threads run while it reads and unpacks.

    Args:
        path: The file.
        ceilings: The largest unpacked size to take; the standard ceilings where not given.
        progress: Advanced by the bytes on disk.

    Raises:
        CeilingError: It is larger, unpacked, than a ceiling.
        RefusedError: It is packed in three or more layers.
        ReadError: It can't be opened, is no regular file, is empty, or nothing of it can be unpacked.
    """
    ceilings = ceilings or Ceilings()
    progress = progress or Progress()
    packed, fingerprint, n_zeros = _read_file(path, min(ceilings.max_file_bytes, MAX_SOURCE_BYTES))
    layers = _unpack_layers(packed, path, ceilings, progress)
    data = layers[-1].data if layers else packed
    progress.advance(len(packed) + n_zeros)
    # Behind gzip data, zeros are padding that every program passes over.
    padding = () if layers or not n_zeros else (_padding_repair(data, n_zeros),)
    return Container(
        path,
        data,
        is_gzipped=bool(layers),
        packed_bytes=len(packed) + n_zeros,
        fingerprint=fingerprint,
        findings=_packing_findings(path, len(layers)),
        checksum=checksum_of(data),
        repairs=(*padding, *_packing_repairs(layers)),
        doubt=_packing_doubt(path, layers),
    )


def _unpack_layers(packed: bytes, path: Path, ceilings: Ceilings, progress: Progress) -> list[Unpacked]:
    """Unpack as often as it is packed; what is not has no layers."""
    _refuse_other_archives(path, packed)
    data = packed
    layers: list[Unpacked] = []
    while data.startswith(GZIP_MAGIC):
        if len(layers) == 2:
            raise RefusedError(
                msg("“{name}” is gzipped three times or more.", name=path.name),
                hint="Unpack it first; a sitemap is gzipped once.",
                path=path,
            )
        layers.append(_unpack(data, path, ceilings, len(packed), progress))
        data = layers[-1].data
        _refuse_other_archives(path, data)
    return layers


def read_head(path: Path) -> bytes:
    """The first bytes of a file, unpacked and not very many, to tell what it may be; none where nothing can be read."""
    try:
        # Asked before it is opened, as a pipe would block.
        _refuse_irregular(path, path.stat())
        with path.open("rb") as file:
            head = file.read(_HEAD_BYTES)
        for _ in range(2):
            head = unpack(head, max_bytes=MAX_SOURCE_BYTES, check=_never).data if head.startswith(GZIP_MAGIC) else head
    except (ReadError, OSError, ValueError):
        return b""
    return head


def _never() -> None:
    """Nothing stops what is over in a moment."""


def _packing_findings(path: Path, layers: int) -> tuple[Finding, ...]:
    findings = []
    is_gz_name = path.name.lower().endswith((".gz", ".gzip"))
    if layers == 0 and is_gz_name:
        findings.append(
            Finding("gzip-name", msg("“{name}” is named as a gzipped file, but it is not gzipped.", name=path.name))
        )
    if layers > 0 and not is_gz_name:
        findings.append(
            Finding("gzip-name", msg("“{name}” is gzipped, but its name does not end in .gz.", name=path.name))
        )
    if layers > 1:
        findings.append(
            Finding("gzip-name", msg("“{name}” is gzipped twice; search engines unpack it once.", name=path.name))
        )
    return tuple(findings)


def _read_file(path: Path, limit: int) -> tuple[bytes, Fingerprint, int]:
    """Return the bytes of a file, what it was, and how many more zero bytes it ends with; see `_end_of_content`."""
    try:
        # A pipe or device would block or never end, so that the kind is asked before the file is opened.
        _refuse_irregular(path, path.stat())
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
        with io.BufferedReader(io.FileIO(descriptor, "rb")) as file:
            status = os.fstat(descriptor)
            _refuse_irregular(path, status)
            if status.st_size > limit:
                raise _too_large(path, limit)
            end = _end_of_content(file, status.st_size)
            file.seek(0)
            packed = file.read() if end == status.st_size else file.read(end)
    except (OSError, ValueError) as error:
        raise opening_error(path, error) from error
    if not packed:
        raise ReadError(msg("“{name}” is empty.", name=path.name), hint="Fetch or export it again.", path=path)
    if len(packed) > limit:
        raise _too_large(path, limit)
    return packed, Fingerprint.of(status), max(0, status.st_size - end)


def _end_of_content(file: io.BufferedReader[io.FileIO], size: int) -> int:
    """Return up to where a file is to be read: its size, but for a megabyte of zeros or more at its end.

    Files are filled up with zeros by disks that ran full and by tools that reserve space. A few of the zeros are read
    along, so that the file is still judged by what it is, and gzip data keeps a size that ends with zeros.
    """
    buffer, end = bytearray(_ZEROS_BYTES), size
    while end >= _ZEROS_BYTES:
        file.seek(end - _ZEROS_BYTES)
        if file.readinto(buffer) != _ZEROS_BYTES or buffer != _ZEROS:
            break
        end -= _ZEROS_BYTES
    if end == size:
        return size
    file.seek(max(0, end - _ZEROS_BYTES))
    content_end = max(0, end - _ZEROS_BYTES) + len(file.read(min(end, _ZEROS_BYTES)).rstrip(b"\0"))
    # A multiple, so that characters of UTF-16 and UTF-32 stay whole.
    return -(-content_end // _KEPT_ZEROS) * _KEPT_ZEROS + _KEPT_ZEROS


def opening_error(path: Path, error: OSError | ValueError) -> ReadError:
    """Say in words for the user why a file could not be opened or read."""
    name = path.name or str(path)
    if isinstance(error, FileNotFoundError) and path.parts[:1] in (("http:",), ("https:",)):
        hint = msg("Download the file and open it here.")
        return ReadError(msg("“{name}” is on the web, and nothing is ever fetched.", name=name), hint=hint, path=path)
    match error:
        case FileNotFoundError():
            return ReadError(
                msg("“{name}” does not exist.", name=name),
                hint=msg("Looked for it in “{parent}”.", parent=path.parent),
                path=path,
            )
        case PermissionError():
            return ReadError(
                msg("“{name}” may not be read.", name=name), hint="Ask for permission to read it.", path=path
            )
        case NotADirectoryError():
            return ReadError(
                msg("“{name}” does not exist.", name=name),
                hint=msg("“{parent}” is not a folder.", parent=path.parent),
                path=path,
            )
        case OSError(strerror=str()):
            reason = system_reason(error)
            return ReadError(msg("“{name}” can't be read: {reason}.", name=name, reason=reason), path=path)
        case _:
            return ReadError(msg("“{name!a}” is not the name of a file.", name=name), path=path)


def _refuse_irregular(path: Path, status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise ReadError(
            msg("“{name}” is a folder.", name=path.name or path), hint="Choose a sitemap file in it.", path=path
        )
    if not stat.S_ISREG(status.st_mode):
        raise ReadError(
            msg("“{name}” is not a file but a pipe, socket or device.", name=path.name),
            hint="Save its content to a file first.",
            path=path,
        )


def _refuse_other_archives(path: Path, packed: bytes) -> None:
    kind = next((kind for magic, kind in _OTHER_ARCHIVES.items() if packed.startswith(magic)), None)
    if packed.startswith(_TAR_MAGIC, _TAR_MAGIC_AT):
        kind = msg("a tar archive")
    if kind is not None:
        raise ReadError(
            msg("“{name}” is {kind}; a sitemap may only be packed with gzip.", name=path.name, kind=kind),
            hint="Unpack it and open what is inside.",
            path=path,
        )


def _too_large(path: Path, limit: int) -> CeilingError:
    message = plural(
        "“{name}” is larger than 1 byte when unpacked.",
        "“{name}” is larger than %n bytes when unpacked.",
        limit,
        name=path.name,
    )
    if limit >= MAX_SOURCE_BYTES:
        return TooLargeError(message, hint="Split it first.", path=path)
    return CeilingError(message, hint="Raise the ceiling if you trust where it comes from.", path=path)


def _too_dense(path: Path, ratio: int) -> CeilingError:
    return CeilingError(
        msg(
            "“{name}” is more than {ratio:,} times larger when unpacked, as a gzip bomb is.",
            name=path.name,
            ratio=ratio,
        ),
        hint="Raise the ceiling if you trust where it comes from.",
        path=path,
    )


def _unpack(data: bytes, path: Path, ceilings: Ceilings, bytes_on_disk: int, progress: Progress) -> Unpacked:
    """Unpack one layer.

    Args:
        data: What is gzipped.
        path: The file, for messages.
        ceilings: The most to take.
        bytes_on_disk: Size of the file, to which the ratio refers, whatever the layer.
        progress: May say stop.
    """
    max_bytes = min(ceilings.max_file_bytes, MAX_SOURCE_BYTES)
    ratio = ceilings.max_ratio or MAX_SOURCE_BYTES
    dense_bytes = max(ratio * bytes_on_disk, RATIO_FREE_BYTES)
    try:
        unpacked = unpack(data, max_bytes=min(max_bytes, dense_bytes), check=progress.check)
    except TooMuchError as error:
        raise (_too_dense(path, ratio) if dense_bytes < max_bytes else _too_large(path, max_bytes)) from error
    except MemoryError as error:
        message = msg("“{name}” does not fit into the memory of this computer.", name=path.name)
        raise TooLargeError(message, hint="Split it first.", path=path) from error
    if unpacked.data:
        return unpacked
    if unpacked.fault:
        what, hint = msg("is damaged: its gzip data can't be unpacked"), _DAMAGED_HINT
    elif unpacked.is_cut_off:
        what, hint = (
            msg("ends in the middle of its gzip data"),
            msg("The download may be incomplete; fetch it again."),
        )
    else:
        what, hint = msg("is gzipped, but there is nothing in it"), msg("Fetch or export it again.")
    raise ReadError(msg("“{name}” {what}.", name=path.name, what=what), hint=hint, path=path)


def _padding_repair(data: bytes, n_zeros: int) -> Repair:
    message = plural(
        "One more zero byte after the end was left out.", "%n more zero bytes after the end were left out.", n_zeros
    )
    return Repair(rule="control-character", line=_last_line(data), before="", after="", message=message)


def _packing_repairs(layers: list[Unpacked]) -> Iterator[Repair]:
    """What was amiss, layer by layer; a file that is cut off is so in all of them, which is told once."""
    for layer in layers:
        if not layer.trailing:
            continue
        size = len(layer.trailing)
        what = plural("One byte that is no gzip data was", "%n bytes that are no gzip data were", size)
        yield Repair(
            rule="gzip-trailing",
            line=_last_line(layers[-1].data),
            before=shortened(layer.trailing[:_SHOWN_BYTES].decode("utf-8", "backslashreplace")),
            after="",
            message=msg("{what} left out behind the end of the gzip data.", what=what),
        )
    if any(layer.is_cut_off for layer in layers):
        data = layers[-1].data
        end = data[-_SHOWN_BYTES:].decode("utf-8", "backslashreplace")
        shown = excerpt(end, len(end), len(end))
        message = msg("The gzip data ends in the middle; everything that could be unpacked was kept.")
        yield Repair(rule="gzip-cut-off", line=_last_line(data), before=shown, after=shown, message=message)


def _packing_doubt(path: Path, layers: list[Unpacked]) -> ReadError | None:
    """Why what came out may be wrong: the first reason, from the outermost layer inwards."""
    fault = next((layer.fault for layer in layers if layer.fault), None)
    if fault is None:
        return None
    line = _last_line(layers[-1].data)
    what = {
        "deflate": msg("its gzip data can't be unpacked beyond line {line:,}", line=line),
        "checksum": msg("what comes out of its gzip data is not what was packed"),
        "gap": msg("behind line {line:,} something else stands between its gzip data", line=line),
    }[fault]
    return ReadError(
        msg("“{name}” is damaged: {what}.", name=path.name, what=what), hint=_DAMAGED_HINT, path=path, line=line
    )


def _last_line(data: bytes) -> int:
    return max(data.count(b"\n") + (not data.endswith(b"\n")), 1)
