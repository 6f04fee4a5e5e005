"""Fuzz reading, repair and saving of files, by hand or from the tests.

    .venv/bin/python tests/fuzz/fuzz_reading.py -max_total_time=600

The options are those of libFuzzer, which atheris brings; a file as the only argument is the only input. Where atheris
has no wheel, hypothesis mutates the same seeds, without feedback from code coverage.
"""

from __future__ import annotations

import sys
import tempfile
import time
from math import inf
from pathlib import Path

import hypothesis

try:
    import atheris
except ImportError:
    atheris = None
    from tests.fuzz.promises import verify_all
else:
    with atheris.instrument_imports(include=["sitemap_studio"]):
        from tests.fuzz.promises import verify_all

from tests.fuzz.mutations import mutated_contents, replacement_texts, seeds

DEFAULT_SECONDS = 60
"""Duration of fuzzing with hypothesis without `-runs` and `-max_total_time`."""

ROUND_EXAMPLES = 200
"""Number of examples between two checks of the time."""


def verify_input(data: bytes) -> None:
    """Verify all invariants for an input; print the input if one is violated."""
    try:
        verify_all(data)
    except BaseException:
        sys.stderr.write(f"Broken by these bytes:\n{data!r}\n")
        raise


def fuzz_with_atheris(options: list[str]) -> None:
    """Fuzz with atheris and libFuzzer, which ends the process."""
    with tempfile.TemporaryDirectory(prefix="sitemap-studio-fuzz-") as scratch:
        folder, dictionary = Path(scratch, "seeds"), Path(scratch, "words")
        folder.mkdir()
        for number, data in enumerate(seeds()):
            (folder / f"{number:03}").write_bytes(data)
        dictionary.write_text(
            "".join(f'"{_escape_for_dictionary(word)}"\n' for word in replacement_texts()), encoding="ascii"
        )
        settings = [f"-artifact_prefix={tempfile.gettempdir()}/", f"-dict={dictionary}", "-max_len=8192", "-timeout=20"]
        alone = [option for option in options if not option.startswith("-")]
        atheris.Setup([sys.argv[0], *settings, *options, *([] if alone else [str(folder)])], verify_input)
        atheris.Fuzz()


def fuzz_with_hypothesis(options: list[str]) -> None:
    """Fuzz with hypothesis until the number of runs or the time limit is reached."""
    named = dict(option.removeprefix("-").split("=", 1) for option in options if "=" in option)
    most = int(named.get("runs", sys.maxsize))
    ending = time.monotonic() + float(named.get("max_total_time", inf if "runs" in named else DEFAULT_SECONDS))
    tried = 0
    seed_contents = seeds()
    for data in seed_contents:
        verify_input(data)
    while tried < most and time.monotonic() < ending:
        trying = hypothesis.given(mutated_contents(seed_contents))(verify_input)
        unhurried = hypothesis.settings(max_examples=ROUND_EXAMPLES, deadline=None, database=None)
        hypothesis.seed(tried)(unhurried(trying))()
        tried += ROUND_EXAMPLES
    sys.stderr.write(f"Done {tried} runs\n")


def _escape_for_dictionary(word: bytes) -> str:
    return "".join(f"\\x{byte:02X}" for byte in word)


if __name__ == "__main__":
    (fuzz_with_hypothesis if atheris is None else fuzz_with_atheris)(sys.argv[1:])
