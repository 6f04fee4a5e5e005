"""The standard streams of a command: what is printed to a terminal, and warnings."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from typing import Any, Final, TextIO

_COMMANDING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Controls but for tabs and ends of lines, and what turns the direction of writing round."""


class Terminal:
    """A stream to a terminal that gets no controls; their numbers stand in for them.

    Names of files may hold any characters, also such as would command the terminal.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text."""
        self._stream.write(_COMMANDING.sub(lambda found: ascii(found[0])[1:-1], text))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def harmless_streams() -> Iterator[None]:
    """Let anything be printed meanwhile: to streams that are closed, lack characters, or are a terminal."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        # A console that lacks a character shows its number rather than failing.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    with redirect_stdout(_harmless(sys.stdout)), redirect_stderr(_harmless(sys.stderr)):
        yield


def _harmless(stream: TextIO) -> Any:
    """What goes to a file or to another program stays as it is."""
    return Terminal(stream) if stream.isatty() else stream


def warn(sentence: str) -> None:
    """Print a warning or an error to stderr.

    A command that was done, but whose outcome is not as it should be, warns and returns False: exit code 1.
    """
    # Who can be told nothing is told by the exit code.
    with suppress(OSError):
        print(f"sitemap-studio: {sentence}", file=sys.stderr, flush=True)


def note(options: argparse.Namespace, sentence: str) -> None:
    """Print to stderr what is good to know and changes no exit code, unless `--quiet` was given."""
    if not options.quiet:
        warn(sentence)


def print_done(options: argparse.Namespace, sentence: str) -> None:
    """Print to stdout what was done, unless `--quiet` was given."""
    if not options.quiet:
        print(sentence)
