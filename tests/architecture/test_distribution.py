"""Contents of a built wheel and source archive: the program and its resources, and no other files."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from sitemap_studio import __version__

TOP_LEVEL = {
    *("pyproject.toml", "README.md", "LICENSE", "sitemap_studio", "tests", "resources", "packaging"),
    *(".ci", ".github"),
}
"""Top-level names in a source archive, without the metadata that the build adds."""


@pytest.fixture(scope="module")
def built(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive, built from this tree without a network."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, check=True, cwd=root, capture_output=True)
    return folder


def test_wheel_has_package_resources_and_command(built, root):
    expected = {f"sitemap_studio/{name}" for name in _files_below(root / "sitemap_studio")}
    expected |= {f"sitemap_studio/resources/{name}" for name in _files_below(root / "resources")}
    wheel = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
        "wheel"
    ]
    data = f"sitemap_studio-{__version__}.data/data"
    expected |= {f"{data}/{place}" for place in wheel["shared-data"].values()}
    assert {name for name in _wheel_names(built) if ".dist-info/" not in name} == expected
    with zipfile.ZipFile(_wheel(built)) as wheel:
        (entry_points,) = [name for name in wheel.namelist() if name.endswith("/entry_points.txt")]
        assert "sitemap-studio = sitemap_studio.__main__:main" in wheel.read(entry_points).decode()


def test_wheel_and_archive_have_version_of_package(built):
    assert sorted(path.name for path in built.iterdir()) == [
        f"sitemap_studio-{__version__}-py3-none-any.whl",
        f"sitemap_studio-{__version__}.tar.gz",
    ]


def test_unpacked_wheel_finds_its_resources(built, tmp_path):
    with zipfile.ZipFile(_wheel(built)) as wheel:
        wheel.extractall(tmp_path)
    asking = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
    asking += "from sitemap_studio.core.paths import resource; print(resource('samples'))"
    answer = subprocess.run([sys.executable, "-P", "-c", asking], check=True, capture_output=True, text=True)
    assert Path(answer.stdout.strip()) == tmp_path / "sitemap_studio" / "resources" / "samples"


def test_source_archive_has_agreed_top_level(built):
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as source:
        found = {Path(name).parts[1] for name in source.getnames() if len(Path(name).parts) > 1}
    assert found - {"PKG-INFO", ".gitignore"} == TOP_LEVEL


def test_unpacked_source_archive_passes_its_file_tests(built, tmp_path):
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as source:
        source.extractall(tmp_path, filter="data")
    (top,) = tmp_path.iterdir()
    files = ("architecture/test_files.py", "packaging/test_command_files.py")
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += [f"tests/{file}" for file in files]
    answer = subprocess.run(command, check=False, cwd=top, capture_output=True, text=True, encoding="utf-8")
    assert answer.returncode == 0, answer.stdout


def _wheel(built: Path) -> Path:
    (wheel,) = built.glob("*.whl")
    return wheel


def _wheel_names(built: Path) -> list[str]:
    with zipfile.ZipFile(_wheel(built)) as wheel:
        return wheel.namelist()


def _files_below(folder: Path) -> list[str]:
    files = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return [path.relative_to(folder).as_posix() for path in files]
