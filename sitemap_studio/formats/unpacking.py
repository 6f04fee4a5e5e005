"""Gzip unpacked: quickly where all is well, and member by member, keeping all that comes out, where it is not.

The quick way needs isal; what it can't unpack, and everything where isal is missing, is unpacked the careful way, with
the standard library alone, so that both give the same. Knows no files: what is told of them is `container`'s business.
"""

from __future__ import annotations

import gzip
import io
import itertools
import re
import struct
import zlib
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, cast

crc32: Callable[[bytes, int], int] = zlib.crc32
"""The checksum of gzip: 0.5 ms for 10 MB with isal, 2 ms where the standard library does it."""

QUICK_FILE: type[gzip.GzipFile] | None = None
"""What unpacks the quick way; None where there is no isal for this machine, and all is unpacked the careful way."""

# OverflowError: isal has no room for a header of more than half a megabyte, which zlib takes.
_BROKEN: tuple[type[Exception], ...] = (EOFError, OSError, OverflowError, zlib.error)
try:
    from isal import igzip, igzip_lib, isal_zlib
except ImportError:
    pass
else:
    QUICK_FILE = igzip.IGzipFile
    crc32 = isal_zlib.crc32
    # The stubs of isal declare its exception type as an exception.
    _BROKEN = (*_BROKEN, cast("type[Exception]", igzip_lib.IsalError))

GZIP_MAGIC: Final = b"\x1f\x8b"
"""First bytes of every gzip member. RFC 1952, 2.3.1."""

_DEFLATE: Final = 8
"""The one method of compression. RFC 1952, 2.3.1."""

_RAW_DEFLATE: Final = -15
_HEADER_BYTES: Final = 10
_TRAILER_BYTES: Final = 8
_HAS_HEADER_CHECKSUM, _HAS_EXTRA, _HAS_NAME, _HAS_COMMENT = 2, 4, 8, 16
"""Flags of a header. RFC 1952, 2.3.1."""

_ZEROS: Final = re.compile(rb"\0++")

_MAX_GROWTH: Final = 1_032
"""Bytes that one byte of deflate data can become at most."""

_MAX_MISSING: Final = 1 << 16
"""How far what came out may be from the length in a trailer that was unpacked as if it were data, or was never met."""

_SURE_BYTES: Final = 64 << 20
"""Unpacked bytes that are kept while it is not known how many will come; beyond, they are counted first."""

_CHUNK_BYTES: Final = 4 << 20
"""Unpacked bytes taken at a time where the size is not known."""

_FIRST_STEP_BYTES: Final = 1 << 10
"""Packed bytes of a member taken first: members can be many and tiny, and what lies behind the end is copied."""

_STEP_BYTES: Final = 1 << 14
"""Packed bytes taken at a time: no more than 17 MB can come out of them."""

Fault = Literal["", "deflate", "checksum", "gap"]
"""What is wrong with gzip data: nothing; it can't be unpacked further; what came out is not what was packed; something
that is no gzip data stands between members."""


class TooMuchError(Exception):
    """More would come out than may be taken."""


@dataclass(frozen=True)
class Unpacked:
    """What came out of gzip data.

    Attributes:
        data: All bytes up to the first place that can't be unpacked.
        is_cut_off: Whether the gzip data ends in the middle.
        trailing: What stands behind the last member and is neither gzip data nor zeros.
        fault: Why the bytes may be wrong, or others missing.
    """

    data: bytes
    is_cut_off: bool = False
    trailing: bytes = b""
    fault: Fault = ""


def unpack(packed: bytes, *, max_bytes: int, check: Callable[[], None]) -> Unpacked:
    """Unpack all members of gzip data; zeros behind them are padding.

    Lets other threads run meanwhile.

    Args:
        packed: What begins as a gzip member does.
        max_bytes: The most that may come out.
        check: Called now and then; may raise in order to stop.

    Raises:
        TooMuchError: More would come out.
    """
    # The size in the trailer is a hint that saves copies; it may lie, so that it is bounded by what gzip can do.
    hint = min(int.from_bytes(packed[-4:], "little"), len(packed) * _MAX_GROWTH)
    if quick_file := QUICK_FILE:
        # Why it failed, and what came out before, is told by the careful way.
        with suppress(*_BROKEN):
            return Unpacked(_gather(lambda first: _quick_pieces(quick_file, packed, first), hint, max_bytes, check))
    ways: list[_Members] = []

    def start(_: int) -> Iterator[bytes]:
        ways.append(_Members(packed))
        return ways[-1].pieces()

    data = _gather(start, hint, max_bytes, check)
    return Unpacked(data, ways[-1].is_cut_off, ways[-1].trailing, ways[-1].fault)


def _gather(start: Callable[[int], Iterator[bytes]], hint: int, max_bytes: int, check: Callable[[], None]) -> bytes:
    """Join pieces; where they are many, count them first, so that a bomb costs no memory.

    Args:
        start: Begins to unpack, given the best size of the first piece.
        hint: How many bytes may come, not to be trusted.
        max_bytes: The most that may come.
        check: Called for each piece.
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
        piece = unpacker.read(first_bytes)
        while piece:
            yield piece
            piece = unpacker.read(_CHUNK_BYTES)


class _Members:
    """Unpacks member by member and keeps whatever comes out before a fault.

    Attributes:
        is_cut_off: Whether the data ended in the middle; known once all pieces were taken, as the others.
        trailing: What stood behind the last member.
        fault: The first thing that was wrong.
    """

    def __init__(self, packed: bytes) -> None:
        self._packed = packed
        self.is_cut_off = False
        self.trailing = b""
        self.fault: Fault = ""

    def pieces(self) -> Iterator[bytes]:
        """Unpack; no piece is empty."""
        packed, place = self._packed, 0
        while packed.startswith(GZIP_MAGIC, place):
            ended = yield from self._member(place)
            if ended is None:
                return
            place = ended
            if padding := _ZEROS.match(packed, place):
                place = padding.end()
        rest = packed[place:]
        if rest == GZIP_MAGIC[:1]:
            self.is_cut_off = True
        elif GZIP_MAGIC + bytes([_DEFLATE]) in rest:
            self._note("gap")
        else:
            self.trailing = rest

    def _member(self, place: int) -> Generator[bytes, None, int | None]:
        """Unpack one member; where it ends, or None where nothing can follow."""
        packed = self._packed
        if packed[place + 2 : place + 3] not in (b"", bytes([_DEFLATE])):
            self._note("deflate")
            return None
        begin = _behind_header(packed, place)
        if begin > len(packed):
            self.is_cut_off = True
            return None
        checksum = size = 0
        inflater = _Inflater(packed, begin)
        for piece in inflater.pieces():
            checksum, size = crc32(piece, checksum), size + len(piece)
            yield piece
        if inflater.end is None:
            if inflater.is_broken:
                self._note("deflate")
            elif _ends_with_length(packed, begin, size):
                self._note("checksum")
            else:
                self.is_cut_off = True
            return None
        trailer = packed[inflater.end : inflater.end + _TRAILER_BYTES]
        # The size is kept modulo 2**32. RFC 1952, 2.3.1.
        if not struct.pack("<II", checksum, size & 0xFFFF_FFFF).startswith(trailer):
            self._note("checksum")
        if len(trailer) < _TRAILER_BYTES:
            self.is_cut_off = True
            return None
        return inflater.end + _TRAILER_BYTES

    def _note(self, fault: Fault) -> None:
        self.fault = self.fault or fault


def _ends_with_length(packed: bytes, begin: int, size: int) -> bool:
    """Whether deflate data whose end never came has its trailer all the same: the end itself is what is damaged.

    Where data is cut off its last bytes are any bytes, which are hardly ever near the size of what came out.
    """
    if len(packed) < begin + _TRAILER_BYTES:
        return False
    length = int.from_bytes(packed[-4:], "little")
    return abs(length - (size & 0xFFFF_FFFF)) <= _MAX_MISSING


def _behind_header(packed: bytes, place: int) -> int:
    """Where the header of a member ends; beyond the end of the data where it is cut off."""
    flags = packed[place + 3] if place + 3 < len(packed) else 0
    end = place + _HEADER_BYTES
    if flags & _HAS_EXTRA:
        end += 2 + int.from_bytes(packed[end : end + 2], "little")
    for flag in (_HAS_NAME, _HAS_COMMENT):
        if flags & flag:
            end = packed.find(b"\0", end) + 1 or len(packed) + 1
    return end + 2 if flags & _HAS_HEADER_CHECKSUM else end


class _Inflater:
    """Unpacks the deflate data of one member.

    Attributes:
        end: Where it ends; None before, and where it never does.
        is_broken: Whether it could not be unpacked further, though there was more.
    """

    def __init__(self, packed: bytes, place: int) -> None:
        self._packed = packed
        self._place = place
        self.end: int | None = None
        self.is_broken = False

    def pieces(self) -> Iterator[bytes]:
        """Unpack up to the end or to the first bit that can't be; no piece is empty."""
        inflater, step = zlib.decompressobj(_RAW_DEFLATE), _FIRST_STEP_BYTES
        while self._place < len(self._packed) and not inflater.eof:
            chunk = self._packed[self._place : self._place + step]
            # An error takes with it what came out in the same call. Members can be many: no copy of a fresh one.
            before = inflater.copy() if step == _STEP_BYTES else None
            try:
                piece = inflater.decompress(chunk)
            except zlib.error:
                self.is_broken = True
                yield from _up_to_fault(before or zlib.decompressobj(_RAW_DEFLATE), chunk)
                return
            if piece:
                yield piece
            self._place += len(chunk)
            step = _STEP_BYTES
        if inflater.eof:
            self.end = self._place - len(inflater.unused_data)


def _up_to_fault(inflater: zlib._Decompress, chunk: bytes) -> Iterator[bytes]:
    """What still comes out of a chunk that can't be unpacked as a whole, to the last byte."""
    while len(chunk) > 1:
        trial, half = inflater.copy(), chunk[: len(chunk) // 2]
        try:
            piece = trial.decompress(half)
        except zlib.error:
            chunk = half
        else:
            if piece:
                yield piece
            inflater, chunk = trial, chunk[len(half) :]
    with suppress(zlib.error):
        while piece := inflater.decompress(chunk, 1):
            yield piece
            chunk = inflater.unconsumed_tail
