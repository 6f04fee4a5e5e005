"""Which room may know which, and that everything but the window works without Qt."""

from __future__ import annotations

import ast
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

REFUSING_QT = """
    import importlib, importlib.abc, pkgutil, sys

    class Refuse(importlib.abc.MetaPathFinder):
        def find_spec(self, name, path, target=None):
            if name.partition(".")[0] in {"PySide6", "shiboken6"}:
                raise ImportError(f"{name} is not there")

    sys.meta_path.insert(0, Refuse())
"""
"""Makes an interpreter behave as if Qt had not been installed."""

IMPORTING_ALL = """
    import sitemap_studio

    names = [module.name for module in pkgutil.iter_modules(sitemap_studio.__path__, "sitemap_studio.")]
    rooms = [name for name in names if name != "sitemap_studio.gui"]
    for name in rooms:
        room = importlib.import_module(name)
        for module in pkgutil.walk_packages(getattr(room, "__path__", []), f"{name}."):
            importlib.import_module(module.name)
    print(*rooms)
"""
"""Imports every module outside the window."""


def test_every_import_contract_holds(root):
    lint_imports = Path(sys.executable).with_name("lint-imports")
    answer = _run([lint_imports, "--no-cache", "--no-logo"], folder=root)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_everything_but_the_window_works_without_qt(root):
    answer = _run([sys.executable, "-W", "error", "-c", textwrap.dedent(REFUSING_QT + IMPORTING_ALL)], folder=root)
    assert answer.returncode == 0, answer.stderr
    assert "sitemap_studio.core" in answer.stdout.split()


def test_the_blocker_would_notice_qt(root):
    importing = textwrap.dedent(REFUSING_QT) + "import PySide6.QtCore"
    answer = _run([sys.executable, "-c", importing], folder=root)
    assert "PySide6 is not there" in answer.stderr


def _run(command: list[str | Path], *, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, check=False, cwd=folder, capture_output=True, text=True, encoding="utf-8")


# Every exception is taken only at the doors that are made for it: elsewhere it would hide a fault

DOORS = {
    "document/file_reading.py": "a file that can't be read costs no other file anything",
    "validation/run_rule.py": "a rule may fail, and only that rule does",
    "cli/main.py": "a command ends with a sentence, never with a traceback",
    "gui/jobs/jobs.py": "a job ends with one of its signals",
    "gui/jobs/session.py": "Qt ends the process if a step of its undo stack raises",
}
"""Where any exception may be taken, and for what."""

BROAD = {"Exception", "BaseException", "PanicException"}


def test_every_exception_is_taken_only_at_the_doors(package, package_modules):
    found = {
        module.relative_to(package).as_posix()
        for module in package_modules
        if any(_is_broad(handler) for handler in _handlers(ast.parse(module.read_text(encoding="utf-8"))))
    }
    assert sorted(found) == sorted(DOORS)


def _handlers(tree: ast.Module) -> Iterator[ast.ExceptHandler]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler))


def _is_broad(handler: ast.ExceptHandler) -> bool:
    last = handler.body[-1]
    if isinstance(last, ast.Raise) and last.exc is None:
        # It only clears up before the exception goes on.
        return False
    if handler.type is None:
        return True
    names = {node.id for node in ast.walk(handler.type) if isinstance(node, ast.Name)}
    attributes = {node.attr for node in ast.walk(handler.type) if isinstance(node, ast.Attribute)}
    return not BROAD.isdisjoint(names | attributes)
