"""The menu entry of an installation by pip is created from the files of the wheel, and removed."""

from __future__ import annotations

import shutil
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ID = "io.github.sitemap_studio.SitemapStudio"


@pytest.fixture
def user_data_folder(tmp_path, monkeypatch) -> Path:
    """Empty folder for the user's data."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))
    return tmp_path / "user"


@pytest.fixture
def _installed(tmp_path, monkeypatch) -> None:
    """Installation with the files that the wheel puts below its prefix."""
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
        "wheel"
    ]
    for source, place in wheel["shared-data"].items():
        (tmp_path / "prefix" / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / source, tmp_path / "prefix" / place)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "prefix"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "prefix" / "bin" / "python"))


@pytest.mark.usefixtures("_installed")
def test_menu_entry_has_command_icon_and_file_types(run, user_data_folder, tmp_path):
    assert run("menu").code == 0
    entry = ConfigParser(interpolation=None)
    entry.read(user_data_folder / "applications" / f"{ID}.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["Exec"] == f'"{(tmp_path / "prefix" / "bin" / "sitemap-studio").as_posix()}" %F'
    icon = entry["Desktop Entry"]["Icon"]
    assert (user_data_folder / "icons" / "hicolor" / "scalable" / "apps" / f"{icon}.svg").is_file()
    assert (user_data_folder / "mime" / "packages" / f"{ID}.xml").is_file()


@pytest.mark.usefixtures("_installed")
def test_menu_remove_deletes_installed_entry_files(run, user_data_folder):
    assert run("menu").code == 0
    assert run("menu", "--remove").code == 0
    assert [path for path in user_data_folder.rglob(f"{ID}*") if path.is_file()] == []


def test_menu_of_installation_without_its_files_is_refused(run, user_data_folder, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    result = run("menu")
    assert (result.code, result.out) == (2, "")
    assert "has no files for a menu entry" in result.err


def test_menu_on_windows_refers_to_installer(run, user_data_folder, monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    assert "On Windows, use the installer" in run("menu").err
    assert not user_data_folder.exists()
