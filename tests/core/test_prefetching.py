"""Files that will be asked for soon are announced a few ahead, and nothing goes wrong with those that can't be."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path

import pytest

from sitemap_studio.core import prefetching
from sitemap_studio.core.prefetching import AHEAD, expect, expecting


@pytest.fixture
def announced(monkeypatch) -> list[str]:
    """The names of files that were announced, as they were."""
    names: list[str] = []
    monkeypatch.setattr(prefetching, "expect", lambda path: names.append(path.name))
    return names


@pytest.mark.parametrize("count", [0, 1, AHEAD, AHEAD + 1, 3 * AHEAD])
def test_each_file_is_announced_once_and_there_are_as_many_steps(announced, count):
    steps = list(expecting(Path(str(number)) for number in range(count)))
    assert len(steps) == count
    assert announced == [str(number) for number in range(count)]


def test_no_more_than_a_few_are_announced_ahead(announced):
    list(islice(expecting(Path(str(number)) for number in range(100)), 5))
    assert len(announced) == AHEAD + 5


def test_what_is_no_file_is_let_be(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for name in (".", "missing", "pipe", "\0"):
        expect(tmp_path / name)
