"""Where files lie, and what every module begins with."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

TOP_LEVEL = {"pyproject.toml", "README.md", "LICENSE", "sitemap_studio", "tests", "resources", "packaging"}
"""What the customer fixed, and the licence; dotfiles may lie beside them."""


def test_the_top_level_holds_what_was_agreed_and_dotfiles(project_files):
    assert {path.parts[0] for path in project_files if not path.parts[0].startswith(".")} == TOP_LEVEL


def test_every_module_says_what_it_is_for(root, project_files):
    modules = [path for path in project_files if path.suffix == ".py"]
    assert [str(path) for path in modules if not ast.get_docstring(_tree(root / path))] == []


def test_init_files_below_the_top_hold_docstrings_only(package, package_modules):
    folders = {module.parent for module in package_modules}
    assert sorted(str(folder.relative_to(package)) for folder in folders if not (folder / "__init__.py").exists()) == []
    inits = [module for module in package_modules if module.name == "__init__.py" and module.parent != package]
    assert {str(init): _beyond_docstring(init) for init in inits if _beyond_docstring(init)} == {}


def test_no_init_file_lies_among_the_tests_or_in_the_packaging_folder(root):
    # The folder bears the name of a library that pip and pytest import.
    assert [*(root / "tests").rglob("__init__.py"), *(root / "packaging").rglob("__init__.py")] == []


def test_no_module_is_named_for_nothing(project_files):
    vague = {"utils", "util", "helpers", "helper", "manager", "managers", "misc", "common"}
    assert [str(path) for path in project_files if path.suffix == ".py" and path.stem in vague] == []


def test_examples_in_docstrings_are_true(root, package_modules):
    with_examples = [module for module in package_modules if ">>> " in _text(module) and "gui" not in module.parts]
    names = [".".join(module.relative_to(root).with_suffix("").parts) for module in with_examples]
    assert {name: failed for name in names if (failed := doctest.testmod(importlib.import_module(name)).failed)} == {}


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _tree(path: Path) -> ast.Module:
    return ast.parse(_text(path))


def _beyond_docstring(init: Path) -> list[str]:
    """The names that a module assigns after its docstring; any other statement stands as its source."""
    statements = _tree(init).body[1:]
    return [s.targets[0].id if _assigns_name(s) else ast.unparse(s) for s in statements]  # type: ignore[attr-defined]


def _assigns_name(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
