"""Fuzzed logs, feeds, tables and configurations end in a result or in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.fuzz_sources import COMMAND_EVERY, KINDS, fuzzed, prepare, read, run

N_INPUTS = 200


@pytest.mark.parametrize("kind", KINDS)
def test_fuzzed_source_causes_no_internal_error(tmp_path: Path, kind: str):
    prepare(tmp_path)
    for number in range(N_INPUTS):
        data = fuzzed(kind, number)
        try:
            (read if number % COMMAND_EVERY else run)(kind, data, tmp_path)
        except Exception as error:
            raise AssertionError(f"{kind} {number}: {data!r}") from error


@pytest.mark.parametrize(("kind", "number"), [("feed", 9_097)], ids=["item with an empty link"])
def test_input_that_was_a_fault_causes_no_error(tmp_path: Path, kind: str, number: int):
    read(kind, fuzzed(kind, number), tmp_path)
