"""Kept memory: the system has to give less of it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from sitemap_studio.core.kept_memory import polars_keeps_memory

VARIABLE = "_RJEM_MALLOC_CONF"

_NUMPY = """
import resource, sys
import numpy as np
from sitemap_studio.core.kept_memory import keep_memory
if sys.argv[1] == "kept": keep_memory()
def work(): np.zeros(60 << 20, np.uint8).fill(1)
work()
"""
_POLARS = """
import os, resource, sys, time
os.environ["POLARS_MAX_THREADS"] = "1"  # each keeps what it is given for itself
import polars as pl
text = pl.Series(["word,longer than a view holds," * 200_000])
def work(): text.str.split(",").explode()
work()
time.sleep(0.7)  # so long Polars keeps it anyway
"""
_COUNTED = """
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
work()
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""
"""How many pages of memory the system gave meanwhile."""


def _pages(program: str, way: str) -> int:
    command = [sys.executable, "-c", program + _COUNTED, way]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="the C library elsewhere knows no such wish")
def test_what_is_freed_is_kept_for_what_comes_next():
    assert _pages(_NUMPY, "kept") * 2 < _pages(_NUMPY, "given back")


@pytest.mark.skipif(sys.platform != "linux", reason="pages are counted otherwise elsewhere")
@pytest.mark.parametrize("before", [None, "dirty_decay_ms:500,muzzy_decay_ms:1000"], ids=["nothing", "Polars’ own"])
def test_polars_keeps_it_in_processes_that_are_started_meanwhile(monkeypatch, before: str | None):
    """Where Polars was loaded it has said how long it keeps what is free, and processes hear of that."""
    monkeypatch.delenv(VARIABLE, raising=False)
    if before is not None:
        monkeypatch.setenv(VARIABLE, before)
    given_back = _pages(_POLARS, "")
    with polars_keeps_memory():
        assert _pages(_POLARS, "") * 2 < given_back
    assert os.environ.get(VARIABLE) == before
