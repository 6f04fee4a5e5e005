"""What the tests of the house's build ask for: its folders and its files."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]  # the project's top folder

LEFT_BY_TOOLS = {".git", "build", "dist", "__pycache__", "PKG-INFO"}
"""Names that appear when the project is worked on, and that are not part of it."""


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's top folder."""
    return ROOT


@pytest.fixture(scope="session")
def package(root: Path) -> Path:
    """The folder of the program's own package."""
    return root / "sitemap_studio"


@pytest.fixture(scope="session")
def package_modules(package: Path) -> list[Path]:
    """Every module of the program."""
    return sorted(package.rglob("*.py"))


@pytest.fixture(scope="session")
def project_files(root: Path) -> list[Path]:
    """Every file of the project, relative to its top folder: as git knows them, else as they lie there."""
    listing = subprocess.run(["git", "-C", root, "ls-files", "-z"], check=False, capture_output=True, text=True)
    if listing.returncode == 0 and (root / ".git").exists():
        return [Path(name) for name in listing.stdout.split("\0") if name and (root / name).exists()]
    files = (path.relative_to(root) for path in root.rglob("*") if path.is_file())
    return [path for path in files if not _is_left_by_tools(path)]


def _is_left_by_tools(path: Path) -> bool:
    top = path.parts[0]
    return bool(LEFT_BY_TOOLS & set(path.parts)) or top.endswith((".egg-info", "_cache")) or top.startswith(".venv")
