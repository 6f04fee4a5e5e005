"""Editable copies of the sample set: unchanged ones are reused, edited ones are kept."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sitemap_studio.core.paths import STATE_VARIABLE
from sitemap_studio.gui.files import open_request
from sitemap_studio.gui.files.open_request import editable_copy, sample_path


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(open_request, "user_data_path", lambda name, **_: tmp_path / "data" / name)


def test_unchanged_sample_copy_is_reused_and_edited_one_kept():
    first = editable_copy(sample_path())
    assert first != sample_path()
    (first.parent / ".lock-of-somebody").touch()
    assert editable_copy(sample_path()) == first
    (first.parent / "blog.xml").write_text("mine", encoding="utf-8")
    second = editable_copy(sample_path())
    assert second.parent.name == "samples-2"
    assert second.read_bytes() == sample_path().read_bytes()
    assert (first.parent / "blog.xml").read_text(encoding="utf-8") == "mine"
    assert editable_copy(sample_path()) == second
    first = editable_copy(sample_path())
    (first.parent / "more.xml").touch()
    second = editable_copy(sample_path())
    (second.parent / "pages.xml").unlink()
    assert len({first, second, editable_copy(sample_path())}) == 3


def test_sample_copied_from_read_only_installation_is_writable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    installed = tmp_path / "installed"
    shutil.copytree(sample_path().parent, installed)
    for path in (*installed.iterdir(), installed):
        path.chmod(0o555)
    monkeypatch.setattr(open_request, "sample_path", lambda: installed / "sitemap.xml")
    copy = editable_copy(installed / "sitemap.xml")
    assert copy.parent != installed
    assert all(path.stat().st_mode & 0o200 for path in (copy.parent, *copy.parent.iterdir()))
    installed.chmod(0o755)


def test_sample_is_opened_in_place_when_copy_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "file").touch()
    monkeypatch.setenv(STATE_VARIABLE, str(tmp_path / "file" / "state"))
    assert editable_copy(sample_path()) == sample_path()
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_files_that_are_no_samples_are_not_copied(tmp_path):
    path, loop = tmp_path / "sitemap.xml", tmp_path / "loop"
    loop.symlink_to(loop)
    assert (editable_copy(path), editable_copy(loop)) == (path, loop)
