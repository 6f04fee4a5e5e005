"""The folders and files of the project."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

CREATED_BY_TOOLS = {".git", "build", "dist", "__pycache__", "PKG-INFO"}
"""Names that tools create, which are not part of the project."""


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's top folder."""
    return ROOT


@pytest.fixture(scope="session")
def package(root: Path) -> Path:
    """The folder of the package."""
    return root / "sitemap_studio"


@pytest.fixture(scope="session")
def package_modules(package: Path) -> list[Path]:
    """Every module of the program."""
    return sorted(package.rglob("*.py"))


@pytest.fixture(scope="session")
def project_files(root: Path) -> list[Path]:
    """Every file of the project, relative to its top folder; without git, every file that no tool created."""
    listing = subprocess.run(["git", "-C", root, "ls-files", "-z"], check=False, capture_output=True, text=True)
    if listing.returncode == 0 and (root / ".git").exists():
        return [Path(name) for name in listing.stdout.split("\0") if name and (root / name).exists()]
    files = (path.relative_to(root) for path in root.rglob("*") if path.is_file())
    return [path for path in files if not _is_created_by_tools(path)]


def _is_created_by_tools(path: Path) -> bool:
    top = path.parts[0]
    return bool(CREATED_BY_TOOLS & set(path.parts)) or top.endswith((".egg-info", "_cache")) or top.startswith(".venv")
