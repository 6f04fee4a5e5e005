"""Fuzzed logs, feeds, tables and configurations give a result or an error message."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.fuzz_sources import (
    COMMAND_EVERY,
    KINDS,
    convert_input,
    mutated_input,
    read_input,
    write_referenced_files,
)

N_INPUTS = 200


@pytest.mark.parametrize("kind", KINDS)
def test_fuzzed_source_causes_no_internal_error(tmp_path: Path, kind: str):
    write_referenced_files(tmp_path)
    for number in range(N_INPUTS):
        data = mutated_input(kind, number)
        try:
            (read_input if number % COMMAND_EVERY else convert_input)(kind, data, tmp_path)
        except Exception as error:
            raise AssertionError(f"{kind} {number}: {data!r}") from error


@pytest.mark.parametrize(("kind", "number"), [("feed", 9_097)], ids=["item with an empty link"])
def test_feed_item_with_empty_link_causes_no_error(tmp_path: Path, kind: str, number: int):
    read_input(kind, mutated_input(kind, number), tmp_path)
