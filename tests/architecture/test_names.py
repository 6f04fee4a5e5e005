"""Names of functions, classes and tests describe a result, an object or an expectation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

VAGUE = {
    *("again", "among", "around", "behind", "by", "come", "do", "follow", "give", "go", "handle", "keep", "leave"),
    *("look", "of", "put", "rest", "say", "see", "take", "tell", "what", "whole", "without", "work"),
}
"""Names that describe nothing when they stand alone, also with the ending of a verb."""

EXCEPTIONS = {
    "sitemap_studio/document/document.py: do",  # The counterpart of undo, on an open document.
}
"""Vague names whose class or module makes them clear."""

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


def _is_vague(name: str) -> bool:
    name = name.strip("_")
    return bool({name, name.removesuffix("s"), name.removesuffix("ed")} & VAGUE)


def _defined_names(files: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """Yield the file and the name of each function and class in Python files."""
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"\s*(?:async def|def|class) (\w+)", line):
                yield file, match[1]
