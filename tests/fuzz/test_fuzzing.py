"""Short fuzzing runs, and tests that fuzzing detects faults."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats import reading
from sitemap_studio.formats.repair.text_repair import RepairedText
from sitemap_studio.formats.xml_scanner import scan_plain
from tests.builders import HOST, urlset
from tests.fuzz import promises
from tests.fuzz.mutations import mutated_contents, seeds

RUNS = 500
"""Number of fuzzed inputs, equal in each run. Three times as many reach half a percent more code."""

PLAIN = urlset(f"{HOST}/a", f"{HOST}/b").encode()
BROKEN = PLAIN.replace(b"/a", b"/?a&b")


def run_fuzzer(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the fuzz target in a process with a fixed seed; its artifacts go to a folder."""
    script = Path(__file__).with_name("fuzz_reading.py")
    words = [sys.executable, "-P", str(script), "-seed=1", f"-artifact_prefix={folder}/", *options]
    at_home = os.environ | {"TMPDIR": str(folder)}
    return subprocess.run(
        words, check=False, capture_output=True, text=True, encoding="utf-8", errors="replace", env=at_home
    )


@pytest.mark.timeout(400)
def test_fuzzed_inputs_violate_no_invariant(tmp_path):
    answer = run_fuzzer(tmp_path, f"-runs={RUNS}")
    _, found, finding = answer.stderr.partition("Broken by these bytes:")
    assert answer.returncode == 0, found + finding or answer.stderr[-4_000:]
    tried = re.search(r"Done (\d+) runs", answer.stderr)
    assert tried, answer.stderr[-4_000:]
    assert int(tried[1]) >= RUNS > len(seeds())


@given(mutated_contents(seeds()))
def test_mutated_test_data_violates_no_invariant(data):
    promises.verify_all(data)


def test_entry_lost_by_fast_reader_is_detected_by_fuzzing(monkeypatch):
    def losing(data, path, **options):
        found = scan_plain(data, path, **options)
        return found and replace(found, entries=found.entries.head(1))

    monkeypatch.setattr(promises, "scan_plain", losing)
    with pytest.raises(AssertionError):
        promises.verify_all(PLAIN)


def test_unexpected_exception_is_detected_by_fuzzing(monkeypatch):
    def crashing(*_, **__):
        raise KeyError("urlset")

    monkeypatch.setattr(reading, "scan_plain", crashing)
    with pytest.raises(KeyError):
        promises.verify_all(PLAIN)


@pytest.mark.parametrize(
    "repaired",
    [
        RepairedText(BROKEN.replace(b"&", b"&amp;").replace(b"/b<", b"/c&<"), ("some repair",)),  # type: ignore[arg-type]
        RepairedText(BROKEN.replace(b"&", b"and"), ()),
    ],
)
def test_wrong_repair_is_detected_by_fuzzing(monkeypatch, repaired):
    monkeypatch.setattr(promises, "repair_text", lambda *_: repaired)
    with pytest.raises((AssertionError, ReadError)):
        promises.verify_all(BROKEN if repaired.repairs else PLAIN)


def test_byte_changed_by_saving_is_detected_by_fuzzing(monkeypatch):
    monkeypatch.setattr(promises, "splice_xml", lambda text, *_: text.replace(b"\n", b"\r\n"))
    with pytest.raises(AssertionError):
        promises.verify_all(PLAIN)
