"""The store of large sets: folders that are removed with their process, and frames in files."""

from __future__ import annotations

import gc
import multiprocessing
import pickle
import stat
import subprocess
import sys
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sitemap_studio.model import large_store
from sitemap_studio.model.columns import EXTENSION_SCHEMA, TABLE_SCHEMA, encode_columns
from sitemap_studio.model.large_store import (
    _ALIVE,
    FOLDER_VARIABLE,
    CacheFolder,
    CacheLocation,
    FrameReader,
    FrameWriter,
    WrittenFrame,
    remove_stale_folders,
)


def cache_folder_of_killed_process(home: Path) -> Path:
    """Folder with a file, left by a killed process."""
    code = (
        "import os, sys; from pathlib import Path; from sitemap_studio.model.large_store import *;"
        "folder = CacheFolder(CacheLocation(Path(sys.argv[1]))); (folder.path / 'entries').write_bytes(b'x');"
        "print(folder.path, flush=True); os.kill(os.getpid(), 9)"
    )
    answer = subprocess.run([sys.executable, "-c", code, home], check=False, capture_output=True, text=True)
    return Path(answer.stdout.strip())


def test_cache_folder_is_private_and_removed_on_close(tmp_path):
    folder = CacheFolder(CacheLocation(tmp_path / "home", ceiling_bytes=1_000))
    assert stat.S_IMODE(folder.path.stat().st_mode) == 0o700
    assert (folder.path.parent, folder.free_bytes) == (tmp_path / "home", 1_000)
    (folder.path / "entries").write_bytes(b"x")
    folder.close()
    folder.close()
    assert list((tmp_path / "home").iterdir()) == []


def test_stale_cache_folders_are_removed(tmp_path):
    folder = CacheFolder(CacheLocation(tmp_path))
    assert folder.path.is_dir()
    del folder
    gc.collect()
    assert list(tmp_path.iterdir()) == []
    left = cache_folder_of_killed_process(tmp_path)
    assert (left / "entries").is_file()
    folder = CacheFolder(CacheLocation(tmp_path))
    assert list(tmp_path.iterdir()) == [folder.path]
    folder.close()


def test_folders_in_use_and_foreign_files_are_not_removed(tmp_path):
    used = CacheFolder(CacheLocation(tmp_path))
    (tmp_path / "set-of-somebody").mkdir()
    (tmp_path / "note.txt").write_text("mine")
    assert remove_stale_folders(tmp_path) == 0
    assert {path.name for path in tmp_path.iterdir()} == {used.path.name, "set-of-somebody", "note.txt"}
    used.close()


def test_cache_folder_is_set_by_environment_and_refuses_file(tmp_path, monkeypatch):
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert CacheLocation().parent == tmp_path
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert CacheLocation().parent.name == "sitemap-studio"
    (tmp_path / "home").write_text("a file")
    with pytest.raises(OSError, match="home"):
        CacheFolder(CacheLocation(tmp_path / "home"))


COUNT = 5_000


def block(count: int = COUNT) -> pl.DataFrame:
    """Entries with short, long, empty and missing texts."""
    places = range(count)
    return pl.DataFrame(
        {
            "loc": [f"https://www.example.com/größe/{place}/" + "x" * (place % 90) for place in places],
            "lastmod": [None if place % 3 == 0 else "" if place % 3 == 1 else "2026-11-02" for place in places],
            "changefreq": [("daily", "weekly", None)[place % 3] for place in places],
            "priority": ["0.5" if place % 2 else None for place in places],
            "start": places,
            "length": [90] * count,
            "touched": [0] * count,
            "sitemap": [7] * count,
            "size": [99] * count,
            "origin": [-1] * count,
        },
        schema=TABLE_SCHEMA,
    )


def written_and_mapped(frame: pl.DataFrame, folder) -> pl.DataFrame:
    writer = FrameWriter(folder, "a")
    written = writer.write(frame)
    writer.close()
    return FrameReader(folder).map_frame(written)


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(encode_columns(block()), id="folded"),
        pytest.param(block(), id="not folded"),
        pytest.param(block(1), id="one entry"),
        pytest.param(block().clear(), id="none"),
        pytest.param(encode_columns(block()).slice(13, 77), id="a slice"),
        pytest.param(pl.concat([block(), block(3)], rechunk=False), id="in pieces"),
        pytest.param(pl.DataFrame({"entry": [3], "xml": ["<x:y/>"]}, schema=EXTENSION_SCHEMA), id="extensions"),
        pytest.param(block().with_columns(changefreq=None, priority=None).cast(TABLE_SCHEMA), id="all absent"),
    ],
)
def test_mapped_frame_equals_written_frame(tmp_path, frame):
    back = written_and_mapped(frame, tmp_path)
    assert back.schema == frame.schema
    assert back.equals(frame)


def test_mapped_frame_is_unchanged_by_derived_edits(tmp_path):
    frame = encode_columns(block())
    back = written_and_mapped(frame, tmp_path)
    wanted = pl.col("loc").str.contains("77") & pl.col("changefreq").is_not_null()
    assert back.filter(wanted).equals(frame.filter(wanted))
    assert back.sort("priority", "loc").equals(frame.sort("priority", "loc"))
    assert np.array_equal(back["start"].to_numpy(), frame["start"].to_numpy())
    for name in TABLE_SCHEMA:
        column = back[name].cast(pl.String) if isinstance(back.schema[name], pl.Enum) else back[name]
        value = "else" if column.dtype == pl.String else 5
        edited = back.with_columns(column.clone().scatter([1, 4], value))
        assert edited[name].to_list()[:6] == [*frame[name].to_list()[:1], value, *frame[name].to_list()[2:4], value,
                                              frame[name].to_list()[5]]  # fmt: skip
    assert back.equals(frame)


def test_small_frames_share_files(tmp_path, monkeypatch):
    monkeypatch.setattr(large_store, "REGION_BYTES", 1_000_000)
    writer = FrameWriter(tmp_path, "a")
    frames = [encode_columns(block(count)) for count in (500, 600, 5_000, 40_000, 700)]
    written = [writer.write(frame) for frame in frames]
    writer.close()
    reader = FrameReader(tmp_path)
    assert all(reader.map_frame(one).equals(frame) for one, frame in zip(written, frames, strict=True))
    (tmp_path / written[0].file).unlink()
    with pytest.raises(FileNotFoundError):
        FrameReader(tmp_path).map_frame(written[0])
    assert 1 < len({one.file for one in written}) < len(frames)
    assert [one.height for one in written] == [frame.height for frame in frames]


def test_mapped_frame_outlives_reader_and_frees_memory(tmp_path):
    gc.collect()
    before = len(_ALIVE)
    back = written_and_mapped(encode_columns(block()), tmp_path)
    kept = back["loc"].slice(10, 2)
    del back
    gc.collect()
    assert kept[0].startswith("https://www.example.com/größe/10/")
    assert len(_ALIVE) == before + 1
    del kept
    gc.collect()
    assert len(_ALIVE) == before


def write_frames(folder, answers) -> None:
    """Write two frames in another process, and return their locations."""
    writer = FrameWriter(folder, "b")
    answers.put([writer.write(encode_columns(block())), writer.write(block(3))])
    writer.close()


def test_frames_written_by_another_process_are_mapped_equal(tmp_path):
    spawning = multiprocessing.get_context("spawn")
    answers = spawning.SimpleQueue()
    process = spawning.Process(target=write_frames, args=(tmp_path, answers))
    process.start()
    large, small = answers.get()
    process.join()
    reader = FrameReader(tmp_path)
    assert reader.map_frame(large).equals(block().with_columns(pl.col(large.schema.names())).cast(large.schema))
    assert reader.map_frame(small).equals(block(3))


def test_written_frame_pickles_small_and_filtered_frame_writes_little(tmp_path):
    writer = FrameWriter(tmp_path, "a")
    told = pickle.dumps(writer.write(encode_columns(block(65_536))))
    writer.close()
    assert len(told) < 4_096
    assert isinstance(pickle.loads(told), WrittenFrame)
    whole = "".join(f"{place:0>100}" for place in range(COUNT))
    texts = pl.DataFrame({"entry": range(COUNT), "xml": [whole[at * 100 : at * 100 + 100] for at in range(COUNT)]})
    few = texts.cast(EXTENSION_SCHEMA).filter(pl.col("entry") < 3)
    writer = FrameWriter(tmp_path, "b")
    writer.write(few)
    writer.close()
    assert writer.bytes < 2_000
