"""The standard streams of a command: what is printed to a terminal, warnings, and progress."""

from __future__ import annotations

import argparse
import io
import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from threading import Event, Lock, Thread
from typing import Any, Final, TextIO, cast

from sitemap_studio.core.progress import Progress

PROGRESS_DELAY_S: Final = 1.0
"""Work that takes no longer shows no progress."""

_PROGRESS_STEP_S: Final = 0.2

_COMMANDING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Controls but for tabs and ends of lines, and what turns the direction of writing round."""


class StatusLine:
    """The last line of a terminal, which is cleared before anything else is printed."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._lock = Lock()
        self._width = 0

    def show(self, text: str) -> None:
        """Show a text in the place of the one before."""
        text = _COMMANDING.sub("?", text)[: shutil.get_terminal_size().columns - 1]
        with self._lock, suppress(OSError):
            self._stream.write(f"\r{text:{self._width}}")
            self._stream.flush()
            self._width = len(text)

    def clear(self) -> None:
        """Take the text away."""
        if self._width:
            self.show("")
            with self._lock, suppress(OSError):
                self._stream.write("\r")
                self._stream.flush()


class Terminal:
    """A stream to a terminal that gets no controls; their numbers stand in for them.

    Names of files may hold any characters, also such as would command the terminal.
    """

    def __init__(self, stream: TextIO, status: StatusLine | None) -> None:
        self._stream, self._status = stream, status

    def write(self, text: str) -> int:
        """Write a text."""
        if self._status is not None:
            self._status.clear()
        self._stream.write(_COMMANDING.sub(lambda found: ascii(found[0])[1:-1], text))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def harmless_streams() -> Iterator[StatusLine | None]:
    """Let anything be printed meanwhile: to streams that are closed, lack characters, or are a terminal.

    Yields:
        The status line of the terminal that stderr goes to, where it does.
    """
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        # A console that lacks a character shows its number rather than failing.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    status = StatusLine(sys.stderr) if sys.stderr.isatty() else None
    # What goes to a file or to another program stays as it is.
    out, err = (Terminal(each, status) if each.isatty() else each for each in (sys.stdout, sys.stderr))
    with redirect_stdout(cast("TextIO", out)), redirect_stderr(cast("TextIO", err)):
        yield status


@contextmanager
def shown_progress(status: StatusLine | None) -> Iterator[Progress]:
    """Show how far work is in a status line, if there is one and the work takes longer than a moment."""
    progress, is_over = Progress(), Event()

    def show() -> None:
        wait_s = PROGRESS_DELAY_S
        while status is not None and not is_over.wait(wait_s):
            share = f" {100 * min(progress.done, progress.total) // progress.total} %" if progress.total else ""
            status.show(f"{progress.what}{share}")
            wait_s = _PROGRESS_STEP_S

    ticker = Thread(target=show, daemon=True)
    if status is not None:
        ticker.start()
    try:
        yield progress
    finally:
        is_over.set()
        if status is not None:
            ticker.join()
            status.clear()


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
