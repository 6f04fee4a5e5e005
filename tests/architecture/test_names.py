"""Names describe a result, an object or an expectation, and docstrings the parameters of functions that have many."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef

VAGUE = {
    *("again", "among", "around", "behind", "by", "come", "do", "follow", "give", "go", "handle", "keep", "leave"),
    *("look", "of", "put", "rest", "say", "see", "take", "tell", "what", "whole", "without", "work"),
}
"""Names that describe nothing when they stand alone, also with the ending of a verb."""

EXCEPTIONS = {
    "sitemap_studio/document/document.py: do",  # The counterpart of undo, on an open document.
}
"""Vague names whose class or module makes them clear."""

FEWEST_DESCRIBED = 5
"""The number of parameters from which a docstring describes each."""

MOST_WORDS = 9
"""The longest name of a test, without `test_`."""


def test_names_of_product_are_not_vague(root: Path, package_modules: list[Path]):
    found = {f"{file.relative_to(root).as_posix()}: {name}" for file, name in _defined_names(package_modules)}
    vague = {definition for definition in found if _is_vague(definition.split(": ")[1])}
    assert vague == EXCEPTIONS


def test_names_of_tests_have_at_most_nine_words(root: Path):
    files = sorted((root / "tests").rglob("*.py"))
    names = [
        (file.name, name.removeprefix("test_")) for file, name in _defined_names(files) if name.startswith("test_")
    ]
    assert [f"{file}: {name}" for file, name in names if len(name.split("_")) > MOST_WORDS] == []


def test_docstrings_describe_each_of_five_or_more_parameters(root: Path, package_modules: list[Path]):
    undescribed = [
        f"{file.relative_to(root).as_posix()}: {function.name}({name})"
        for file in package_modules
        for function, docstrings in _functions_with_docstrings(ast.parse(file.read_text(encoding="utf-8")))
        if len(names := _parameters(function)) >= FEWEST_DESCRIBED and not _overrides_qt(function)
        for name in names
        if not re.search(rf"^ *[*\w, ]*\b{name}\b[*\w, ]*: ", docstrings, re.MULTILINE)
    ]
    assert undescribed == []


def _functions_with_docstrings(tree: ast.AST, class_docstring: str = "") -> Iterator[tuple[Function, str]]:
    """Yield each function of a syntax tree with its docstring; `__init__` also with the docstring of its class."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            own = ast.get_docstring(node) or ""
            yield node, f"{own}\n{class_docstring}" if node.name == "__init__" else own
        of_class = ast.get_docstring(node) if isinstance(node, ast.ClassDef) else None
        yield from _functions_with_docstrings(node, of_class or "")


def _parameters(function: Function) -> list[str]:
    """Return the names of the parameters of a function, except `self`, `cls` and unused ones."""
    groups = function.args.posonlyargs, function.args.args, function.args.kwonlyargs
    names = [argument.arg for group in groups for argument in group]
    names += [argument.arg for argument in (function.args.vararg, function.args.kwarg) if argument is not None]
    return [name for name in names if name not in {"self", "cls"} and name.strip("_")]


def _overrides_qt(function: Function) -> bool:
    """Return whether a function overrides one of Qt, whose reference describes its parameters."""
    return re.fullmatch(r"[a-z]+([A-Z][a-z]+)+", function.name) is not None


def _is_vague(name: str) -> bool:
    name = name.strip("_")
    return bool({name, name.removesuffix("s"), name.removesuffix("ed")} & VAGUE)


def _defined_names(files: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """Yield the file and the name of each function and class in Python files."""
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"\s*(?:async def|def|class) (\w+)", line):
                yield file, match[1]
