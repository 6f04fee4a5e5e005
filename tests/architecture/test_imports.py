"""All modules except those of the window work without Qt."""

from __future__ import annotations

import subprocess
import sys
import textwrap

REFUSING_QT = """
    import importlib, importlib.abc, pkgutil, sys

    class Refuse(importlib.abc.MetaPathFinder):
        def find_spec(self, name, path, target=None):
            if name.partition(".")[0] in {"PySide6", "shiboken6"}:
                raise ImportError(f"{name} is not there")

    sys.meta_path.insert(0, Refuse())
"""
"""Makes an interpreter behave as if Qt were not installed."""

IMPORTING_ALL = """
    import sitemap_studio

    names = [module.name for module in pkgutil.iter_modules(sitemap_studio.__path__, "sitemap_studio.")]
    packages = [name for name in names if name != "sitemap_studio.gui"]
    for name in packages:
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(getattr(package, "__path__", []), f"{name}."):
            importlib.import_module(module.name)
    print(*packages)
"""
"""Imports every module outside the window."""


def test_modules_outside_gui_import_without_qt(root):
    command = [sys.executable, "-W", "error", "-c", textwrap.dedent(REFUSING_QT + IMPORTING_ALL)]
    answer = subprocess.run(command, check=False, cwd=root, capture_output=True, text=True, encoding="utf-8")
    assert answer.returncode == 0, answer.stderr
    assert "sitemap_studio.core" in answer.stdout.split()
