"""Files on disk: limits, intact and damaged gzip, and compression."""

from __future__ import annotations

import gzip
import io
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from sitemap_studio.core.errors import Cancelled, CeilingError, ReadError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats import container
from sitemap_studio.formats.container import (
    Ceilings,
    Container,
    compress,
    opening_error,
    read_container,
    read_head,
)

TEXT = b"http://www.example.com/\n" * 1_000
LINES = b"".join(b"http://www.example.com/%d\n" % number**3 for number in range(1_000))


def write_file(folder: Path, content: bytes, name: str = "sitemap.xml.gz") -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


def read_error(path: Path) -> ReadError:
    with pytest.raises(ReadError) as caught:
        read_container(path)
    return caught.value


@pytest.mark.parametrize(("name", "packed"), [("sitemap.xml", TEXT), ("sitemap.xml.gz", gzip.compress(TEXT))])
def test_plain_or_gzipped_file_is_read_with_its_fingerprint(tmp_path, name, packed):
    path = write_file(tmp_path, packed, name)
    result = read_container(path)
    assert (result.data, result.is_gzipped, result.packed_bytes) == (TEXT, packed != TEXT, len(packed))
    assert result.fingerprint == Fingerprint.from_status(path.stat())
    assert result.findings == ()


PACKED = gzip.compress(TEXT)


@pytest.mark.parametrize(
    ("name", "packed"),
    [("a.xml", PACKED), ("a.xml.gz", TEXT), ("b.xml.gz", gzip.compress(PACKED))],
    ids=["packed", "plain", "packed twice"],
)
def test_misleading_gzip_name_and_double_gzip_are_reported(tmp_path, name, packed):
    result = read_container(write_file(tmp_path, packed, name))
    assert result.data == TEXT
    rule = "gzip-double" if name == "b.xml.gz" else "gzip-name"
    assert [finding.rule for finding in result.findings] == [rule]
    assert name in result.findings[0].message


def test_intact_part_of_truncated_gzip_is_returned_with_repair(tmp_path):
    result = read_container(write_file(tmp_path, gzip.compress(LINES)[:-300]))
    assert LINES.startswith(result.data)
    assert len(result.data) > len(LINES) // 2
    assert result.read_only_reason is None
    (repair,) = result.repairs
    last = result.data.decode().splitlines()[-1]
    assert (repair.rule, repair.line) == ("gzip-cut-off", len(result.data.splitlines()))
    assert repair.before == repair.after == last
    assert repair.message


@pytest.mark.parametrize("garbage", [b"<html>Too much of it</html>", b"\0\0\0ab", b"x"])
def test_trailing_bytes_after_gzip_are_removed_and_reported(tmp_path, garbage):
    result = read_container(write_file(tmp_path, gzip.compress(LINES) + garbage))
    assert (result.data, result.read_only_reason) == (LINES, None)
    (repair,) = result.repairs
    assert (repair.rule, repair.line, repair.after) == ("gzip-trailing", LINES.count(b"\n"), "")
    assert repair.before == garbage.strip(b"\0").decode()


def damaged(packed: bytes, at: int) -> bytes:
    return packed[:at] + bytes([packed[at] ^ 0xFF]) + packed[at + 1 :]


def read_only_reason_of(container: Container) -> ReadError:
    """Return the reason why a container is read-only."""
    assert container.read_only_reason is not None
    return container.read_only_reason


def test_gzip_damage_makes_file_read_only_with_preceding_data(tmp_path):
    first = gzip.compress(LINES)
    result = read_container(write_file(tmp_path, first + damaged(first, 10)))
    assert result.data.startswith(LINES)
    read_only_reason = read_only_reason_of(result)
    assert "contains damaged gzip data." in read_only_reason.message
    assert read_only_reason.line == len(result.data.splitlines())


def test_gzip_member_after_foreign_bytes_makes_file_read_only(tmp_path):
    packed = gzip.compress(LINES)
    result = read_container(write_file(tmp_path, packed + b"<html>" + packed))
    assert (result.data, result.repairs) == (LINES, ())
    assert "contains damaged gzip data." in read_only_reason_of(result).message


def test_truncation_and_damage_in_double_gzip_are_detected(tmp_path):
    inner = gzip.compress(LINES)
    for packed in (gzip.compress(inner[:-300]), gzip.compress(inner, 0)[:-300]):
        result = read_container(write_file(tmp_path, packed))
        assert LINES.startswith(result.data)
        assert len(result.data) > len(LINES) // 2
        assert [repair.rule for repair in result.repairs] == ["gzip-cut-off"]
        assert [finding.rule for finding in result.findings] == ["gzip-double"]
    inner = gzip.compress(LINES)
    result = read_container(write_file(tmp_path, gzip.compress(damaged(inner, len(inner) - 6))))
    assert result.data == LINES
    assert result.read_only_reason is not None


@pytest.mark.parametrize("quick_file", [container.ISAL_GZIP_FILE, None], ids=["isal", "standard library"])
def test_gzip_with_any_flipped_byte_is_reported(tmp_path, monkeypatch, quick_file):
    monkeypatch.setattr(container, "ISAL_GZIP_FILE", quick_file)
    text = b"".join(b"http://www.example.com/%d\n" % (number**3) for number in range(200))
    packed = gzip.compress(text)
    # Before the tenth byte come flags, time and system, of which some may change without harm.
    for at in range(10, len(packed)):
        assert "gzip data" in error_or_repair_message(write_file(tmp_path, damaged(packed, at)))


def error_or_repair_message(path: Path) -> str:
    try:
        result = read_container(path)
    except ReadError as error:
        return error.message
    return (
        result.read_only_reason.message
        if result.read_only_reason
        else " ".join(repair.message for repair in result.repairs)
    )


def test_path_of_no_readable_file_gives_specific_error(tmp_path):
    for missing in (tmp_path / "sitemap.xml", write_file(tmp_path, TEXT, "other.xml") / "sitemap.xml"):
        assert read_error(missing).message == "“sitemap.xml” does not exist."
    assert read_error(tmp_path).message == f"“{tmp_path.name}” is a folder."
    assert "can't be a file name" in read_error(tmp_path / "a\0b").message
    assert "can't be read" in read_error(tmp_path / ("a" * 5_000)).message
    error = opening_error(Path("sitemap.xml"), PermissionError(13, "Permission denied"))
    assert (error.message, bool(error.hint)) == ("You don't have permission to open “sitemap.xml”.", False)


def zipped() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("sitemap.xml", TEXT)
    return packed.getvalue()


def tarred(form: int) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=form) as archive:
        member = tarfile.TarInfo("sitemap.xml")
        member.size = len(TEXT)
        archive.addfile(member, io.BytesIO(TEXT))
    return packed.getvalue()


@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "gzipped"])
@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (zipped(), "a zip file"),
        (tarred(tarfile.USTAR_FORMAT), "a tar file"),
        (tarred(tarfile.GNU_FORMAT), "a tar file"),
    ],
    ids=["zip", "tar", "gnu-tar"],
)
def test_zip_and_tar_files_are_refused_naming_their_format(tmp_path, content, kind, pack):
    assert f"is {kind}; sitemaps can only be compressed" in read_error(write_file(tmp_path, pack(content))).message


@pytest.mark.parametrize(
    "packed", [TEXT, gzip.compress(TEXT), gzip.compress(TEXT[:100]) * 500], ids=["plain", "gzipped", "many members"]
)
def test_file_with_too_many_bytes_is_refused(tmp_path, packed):
    with pytest.raises(CeilingError, match="larger than 20,000 bytes"):
        read_container(write_file(tmp_path, packed), ceilings=Ceilings(max_file_bytes=20_000))


def test_gzip_bomb_is_refused_by_limit_of_bytes(tmp_path):
    packed = gzip.compress(bytes(10 << 20), 9) * 15
    with pytest.raises(CeilingError, match="larger than 146,800,640 bytes"):
        read_container(write_file(tmp_path, packed), ceilings=Ceilings(max_file_bytes=140 << 20, max_ratio=None))


def test_compression_ratio_over_both_gzip_layers_is_limited(tmp_path):
    with pytest.raises(CeilingError, match="more than 200 times larger") as caught:
        read_container(write_file(tmp_path, gzip.compress(bytes(17 << 20), 9)))
    assert caught.value.hint == "Raise the limit if you trust its source."
    inner = gzip.compress(bytes(17 << 20), 1)
    assert len(gzip.compress(inner)) * 200 < 17 << 20 < len(inner) * 250
    with pytest.raises(CeilingError, match="more than 250 times larger"):
        read_container(write_file(tmp_path, gzip.compress(inner)), ceilings=Ceilings(max_ratio=250))


def test_dense_gzip_is_read_if_small_or_ceilings_raised(tmp_path):
    assert len(read_container(write_file(tmp_path, gzip.compress(bytes(16 << 20), 9))).data) == 16 << 20
    packed = gzip.compress(bytes(17 << 20), 9)
    assert len(read_container(write_file(tmp_path, packed), ceilings=Ceilings.raised()).data) == 17 << 20
    packed = gzip.compress(bytes(150 << 20), 9)
    assert len(read_container(write_file(tmp_path, packed), ceilings=Ceilings.raised()).data) == 150 << 20
    ceilings = Ceilings(max_file_bytes=len(TEXT))
    assert read_container(write_file(tmp_path, gzip.compress(TEXT)), ceilings=ceilings).data == TEXT


def test_reading_counts_compressed_bytes_and_can_be_cancelled(tmp_path):
    progress = Progress()
    packed = gzip.compress(TEXT)
    read_container(write_file(tmp_path, packed), progress=progress)
    assert progress.done == len(packed)
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        read_container(write_file(tmp_path, gzip.compress(TEXT)), progress=progress)


CONTENTS = [b"", b"x", b"<urlset/>\n" * 100_000, bytes(range(256)) * 1000]


@pytest.mark.parametrize("with_isal", [True, False])
@pytest.mark.parametrize("content", CONTENTS, ids=len)
def test_compress_is_reproducible_and_lossless(with_isal, content):
    packed = compress(content, with_isal=with_isal)
    assert gzip.decompress(packed) == content
    assert packed[:10] == b"\x1f\x8b\x08" + b"\0" + b"\0\0\0\0" + b"\0" + b"\xff"
    assert packed == compress(content, with_isal=with_isal)


def test_compressed_data_is_one_small_member_without_trailing_bytes():
    packed = compress(CONTENTS[2])
    with pytest.raises(EOFError):
        gzip.decompress(packed[:-1])
    assert len(packed) < len(CONTENTS[2]) // 50


def test_compress_works_if_isal_is_not_installed():
    code = (
        "import sys, gzip\n"
        "sys.modules['isal'] = None\n"
        "from sitemap_studio.formats.container import compress\n"
        "packed = compress(b'<urlset/>' * 1000)\n"
        "assert packed == compress(b'<urlset/>' * 1000, with_isal=False)\n"
        "assert gzip.decompress(packed) == b'<urlset/>' * 1000\n"
        "print('fine')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "fine\n", done.stderr


def test_read_head_limits_bytes_of_doubly_gzipped_bomb(tmp_path):
    path = tmp_path / "bomb.xml.gz"
    path.write_bytes(gzip.compress(gzip.compress(bytes(64 << 20))))
    assert 0 < len(read_head(path)) <= 5 << 20
    path.write_bytes(gzip.compress(gzip.compress(b"<urlset>")))
    assert read_head(path) == b"<urlset>"
