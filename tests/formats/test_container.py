"""Bytes from disk and their packing."""

from __future__ import annotations

import gzip
import os
import socket
import zipfile
from pathlib import Path

import pytest

from sitemap_studio.core.errors import Cancelled, CeilingError, ReadError, RefusedError
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats import container
from sitemap_studio.formats.container import Ceilings, Fingerprint, opening_error, read_container

TEXT = b"http://www.example.com/\n" * 1_000


def file(folder: Path, content: bytes, name: str = "sitemap.xml.gz") -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


def refusal(path: Path) -> ReadError:
    with pytest.raises(ReadError) as caught:
        read_container(path)
    return caught.value


def test_a_plain_file_comes_as_it_is(tmp_path):
    path = file(tmp_path, TEXT, "sitemap.xml")
    result = read_container(path)
    assert (result.data, result.is_gzipped, result.packed_bytes) == (TEXT, False, len(TEXT))
    assert result.fingerprint == Fingerprint.of(path.stat())
    assert result.findings == ()


def test_a_gzipped_file_is_unpacked(tmp_path):
    packed = gzip.compress(TEXT)
    result = read_container(file(tmp_path, packed))
    assert (result.data, result.is_gzipped, result.packed_bytes) == (TEXT, True, len(packed))
    assert result.findings == ()


def test_many_members_are_joined(tmp_path):
    assert read_container(file(tmp_path, gzip.compress(b"ab") * 5_000)).data == b"ab" * 5_000


def test_members_larger_than_the_last_one_says_are_read_whole(tmp_path):
    packed = gzip.compress(os.urandom(5_000_000)) + gzip.compress(b"end")
    data = read_container(file(tmp_path, packed)).data
    assert len(data) == 5_000_003
    assert data.endswith(b"end")


def test_zeros_behind_the_data_are_padding(tmp_path):
    assert read_container(file(tmp_path, gzip.compress(TEXT) + bytes(512))).data == TEXT


@pytest.mark.parametrize(("name", "packed"), [("a.xml", True), ("a.xml.gz", False)])
def test_a_name_that_does_not_fit_is_told(tmp_path, name, packed):
    result = read_container(file(tmp_path, gzip.compress(TEXT) if packed else TEXT, name))
    assert result.data == TEXT
    assert [finding.rule for finding in result.findings] == ["gzip-name"]
    assert name in result.findings[0].message


def test_twice_gzipped_is_unpacked_twice_and_told(tmp_path):
    result = read_container(file(tmp_path, gzip.compress(gzip.compress(TEXT))))
    assert result.data == TEXT
    assert [finding.rule for finding in result.findings] == ["gzip-name"]


def test_three_layers_are_refused(tmp_path):
    with pytest.raises(RefusedError, match="three times"):
        read_container(file(tmp_path, gzip.compress(gzip.compress(gzip.compress(TEXT)))))


@pytest.mark.parametrize("kept", [2, 9, 30, -8, -1])
def test_a_truncated_gzip_is_one_clear_sentence(tmp_path, kept):
    error = refusal(file(tmp_path, gzip.compress(TEXT)[:kept]))
    assert error.message == "“sitemap.xml.gz” ends in the middle of its gzip data."
    assert error.hint


def damaged(packed: bytes, at: int) -> bytes:
    return packed[:at] + bytes([packed[at] ^ 0xFF]) + packed[at + 1 :]


@pytest.mark.parametrize("at", [2, 20, -6, -2], ids=["method", "data", "checksum", "size"])
def test_a_damaged_gzip_is_one_clear_sentence(tmp_path, at):
    packed = gzip.compress(os.urandom(500))
    error = refusal(file(tmp_path, damaged(packed, at % len(packed))))
    assert error.message.startswith("“sitemap.xml.gz” ")
    assert "gzip data" in error.message
    assert error.hint


@pytest.mark.parametrize("unpacker", [container.IGzipFile, gzip.GzipFile], ids=["isal", "standard library"])
def test_no_damage_is_worse_than_one_clear_sentence(tmp_path, monkeypatch, unpacker):
    monkeypatch.setattr(container, "IGzipFile", unpacker)
    packed = gzip.compress(b"".join(b"http://www.example.com/%d\n" % (number**3) for number in range(200)))
    # Before the tenth byte come flags, time and system, of which some may change without harm.
    for at in range(10, len(packed)):
        assert refusal(file(tmp_path, damaged(packed, at))).message.startswith("“sitemap.xml.gz” ")


def test_the_standard_library_unpacks_as_well(tmp_path, monkeypatch):
    monkeypatch.setattr(container, "IGzipFile", gzip.GzipFile)
    assert read_container(file(tmp_path, gzip.compress(TEXT) * 10)).data == TEXT * 10


def test_garbage_behind_the_data_is_one_clear_sentence(tmp_path):
    error = refusal(file(tmp_path, gzip.compress(TEXT) + b"<html>Too much of it</html>"))
    assert error.message == "“sitemap.xml.gz” is damaged: its gzip data can't be unpacked."


@pytest.mark.parametrize("content", [b"", gzip.compress(b"")], ids=["plain", "gzipped"])
def test_an_empty_file_is_one_clear_sentence(tmp_path, content):
    assert "“sitemap.xml.gz” is " in refusal(file(tmp_path, content)).message


def test_a_missing_file_is_one_clear_sentence(tmp_path):
    assert refusal(tmp_path / "sitemap.xml").message == "“sitemap.xml” does not exist."


def test_a_file_below_a_file_does_not_exist(tmp_path):
    assert refusal(file(tmp_path, TEXT) / "sitemap.xml").message == "“sitemap.xml” does not exist."


def test_a_folder_is_one_clear_sentence(tmp_path):
    assert refusal(tmp_path).message == f"“{tmp_path.name}” is a folder."


def test_a_name_that_cannot_be_is_one_clear_sentence(tmp_path):
    assert "is not the name of a file" in refusal(tmp_path / "a\0b").message
    assert "can't be read" in refusal(tmp_path / ("a" * 5_000)).message


def test_a_file_that_may_not_be_read_is_one_clear_sentence():
    error = opening_error(Path("sitemap.xml"), PermissionError(13, "Permission denied"))
    assert (error.message, bool(error.hint)) == ("“sitemap.xml” may not be read.", True)


def test_a_zip_archive_is_one_clear_sentence(tmp_path):
    with zipfile.ZipFile(tmp_path / "sitemap.xml.gz", "w") as archive:
        archive.writestr("sitemap.xml", TEXT)
    assert "is a zip archive" in refusal(tmp_path / "sitemap.xml.gz").message


if hasattr(os, "mkfifo"):

    def test_a_pipe_is_refused_without_waiting_for_it(tmp_path):
        os.mkfifo(tmp_path / "sitemap.xml")
        assert "is not a file but a pipe" in refusal(tmp_path / "sitemap.xml").message

    def test_a_device_is_refused():
        assert "is not a file" in refusal(Path(os.devnull)).message

    def test_a_socket_is_refused(tmp_path, monkeypatch):
        monkeypatch.chdir(tmp_path)
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind("sitemap.xml")
            assert "is not a file" in refusal(Path("sitemap.xml")).message


@pytest.mark.parametrize(
    "packed", [TEXT, gzip.compress(TEXT), gzip.compress(TEXT[:100]) * 500], ids=["plain", "gzipped", "many members"]
)
def test_more_than_the_ceiling_is_refused(tmp_path, packed):
    with pytest.raises(CeilingError, match="larger than 20,000 bytes"):
        read_container(file(tmp_path, packed), ceilings=Ceilings(max_file_bytes=20_000))


def test_exactly_the_ceiling_is_taken(tmp_path):
    ceilings = Ceilings(max_file_bytes=len(TEXT))
    assert read_container(file(tmp_path, gzip.compress(TEXT)), ceilings=ceilings).data == TEXT


def test_what_is_counted_first_is_read_whole(tmp_path):
    size = 150 << 20
    packed = gzip.compress(bytes(size), 9)
    assert len(read_container(file(tmp_path, packed)).data) == size


def test_a_bomb_is_refused_by_its_ceiling(tmp_path):
    packed = gzip.compress(bytes(10 << 20), 9) * 15
    with pytest.raises(CeilingError):
        read_container(file(tmp_path, packed), ceilings=Ceilings(max_file_bytes=140 << 20))


def test_progress_counts_bytes_on_disk(tmp_path):
    progress = Progress()
    packed = gzip.compress(TEXT)
    read_container(file(tmp_path, packed), progress=progress)
    assert progress.done == len(packed)


def test_reading_stops_when_asked_to(tmp_path):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        read_container(file(tmp_path, gzip.compress(TEXT)), progress=progress)
