"""The top-level folder has the agreed files, and examples in docstrings are correct."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

TOP_LEVEL = {"pyproject.toml", "README.md", "LICENSE", "sitemap_studio", "tests", "resources", "packaging"}
"""The names that the customer determined, and the licence; dotfiles are allowed in addition."""


def test_top_level_has_agreed_files_and_dotfiles(project_files):
    assert {path.parts[0] for path in project_files if not path.parts[0].startswith(".")} == TOP_LEVEL


def test_examples_in_docstrings_are_correct(root, package_modules):
    with_examples = [module for module in package_modules if ">>> " in _text(module) and "gui" not in module.parts]
    names = [".".join(module.relative_to(root).with_suffix("").parts) for module in with_examples]
    assert {name: failed for name in names if (failed := doctest.testmod(importlib.import_module(name)).failed)} == {}


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
