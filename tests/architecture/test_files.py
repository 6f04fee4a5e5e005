"""What the top level holds, and that examples in docstrings are true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

TOP_LEVEL = {"pyproject.toml", "README.md", "LICENSE", "sitemap_studio", "tests", "resources", "packaging"}
"""What the customer fixed, and the licence; dotfiles may lie beside them."""


def test_the_top_level_holds_what_was_agreed_and_dotfiles(project_files):
    assert {path.parts[0] for path in project_files if not path.parts[0].startswith(".")} == TOP_LEVEL


def test_examples_in_docstrings_are_true(root, package_modules):
    with_examples = [module for module in package_modules if ">>> " in _text(module) and "gui" not in module.parts]
    names = [".".join(module.relative_to(root).with_suffix("").parts) for module in with_examples]
    assert {name: failed for name in names if (failed := doctest.testmod(importlib.import_module(name)).failed)} == {}


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
