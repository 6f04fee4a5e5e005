"""Fuzzing of everything that looks into files, by hand or from the tests: bytes in, broken promises out.

    .venv/bin/python tests/fuzz/fuzz_reading.py -max_total_time=600

The options are those of libFuzzer, which atheris brings; a file as the only argument is tried alone. Where atheris has
no wheel, hypothesis changes the same beginnings as often or as long, without looking at what the code does with them.
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
    from tests.fuzz.promises import hold
else:
    with atheris.instrument_imports(include=["sitemap_studio"]):
        from tests.fuzz.promises import hold

from tests.fuzz.mutations import mutated, seeds, words

DEFAULT_SECONDS = 60
"""How long hypothesis tries where neither `-runs` nor `-max_total_time` is given."""

ROUND_EXAMPLES = 200
"""How many examples hypothesis tries before the clock is looked at."""


def try_one(data: bytes) -> None:
    """Try one input; print it if a promise is broken."""
    try:
        hold(data)
    except BaseException:
        sys.stderr.write(f"Broken by these bytes:\n{data!r}\n")
        raise


def with_atheris(options: list[str]) -> None:
    """Let libFuzzer look for inputs; ends the process."""
    with tempfile.TemporaryDirectory(prefix="sitemap-studio-fuzz-") as scratch:
        folder, dictionary = Path(scratch, "seeds"), Path(scratch, "words")
        folder.mkdir()
        for number, data in enumerate(seeds()):
            (folder / f"{number:03}").write_bytes(data)
        dictionary.write_text("".join(f'"{_escaped(word)}"\n' for word in words()), encoding="ascii")
        settings = [f"-artifact_prefix={tempfile.gettempdir()}/", f"-dict={dictionary}", "-max_len=8192", "-timeout=20"]
        alone = [option for option in options if not option.startswith("-")]
        atheris.Setup([sys.argv[0], *settings, *options, *([] if alone else [str(folder)])], try_one)
        atheris.Fuzz()


def with_hypothesis(options: list[str]) -> None:
    """Let hypothesis change the beginnings, round by round, until the runs are done or the time is over."""
    named = dict(option.removeprefix("-").split("=", 1) for option in options if "=" in option)
    most = int(named.get("runs", sys.maxsize))
    ending = time.monotonic() + float(named.get("max_total_time", inf if "runs" in named else DEFAULT_SECONDS))
    tried = 0
    beginnings = seeds()
    for data in beginnings:
        try_one(data)
    while tried < most and time.monotonic() < ending:
        trying = hypothesis.given(mutated(beginnings))(try_one)
        unhurried = hypothesis.settings(max_examples=ROUND_EXAMPLES, deadline=None, database=None)
        hypothesis.seed(tried)(unhurried(trying))()
        tried += ROUND_EXAMPLES
    sys.stderr.write(f"Done {tried} runs\n")


def _escaped(word: bytes) -> str:
    return "".join(f"\\x{byte:02X}" for byte in word)


if __name__ == "__main__":
    (with_hypothesis if atheris is None else with_atheris)(sys.argv[1:])
