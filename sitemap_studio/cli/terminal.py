"""Output of commands to a terminal: messages, progress, and escaping of control characters."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress

from sitemap_studio.core.errors import (
    DAMAGED_HINT,
    CeilingError,
    DoubtfulEncodingError,
    EncodingError,
    RequestError,
    StudioError,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any, Final, TextIO

    from sitemap_studio.core.progress import Progress
    from sitemap_studio.sources.site_fetch import FetchedFile

PROGRESS_DELAY_S: Final = 1.0
_PROGRESS_STEP_S: Final = 0.2

_CONTROL_CHARACTERS: Final = "[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]"
"""Pattern of control characters except tab and line feed, and of characters that change the text direction."""


class ProgressLine:
    """Status text in the last line of a terminal, to be cleared before other output."""

    def __init__(self, stream: TextIO) -> None:
        from threading import Lock

        self._stream = stream
        self._lock = Lock()
        self._width = 0

    def show(self, text: str) -> None:
        """Replace the status text, cut to the width of the terminal."""
        import shutil

        text = re.sub(_CONTROL_CHARACTERS, "?", text)[: shutil.get_terminal_size().columns - 1]
        with self._lock, suppress(OSError):
            self._stream.write(f"\r{text:{self._width}}")
            self._stream.flush()
            self._width = len(text)

    def clear(self) -> None:
        """Remove the status text from the terminal."""
        if self._width:
            self.show("")
            with self._lock, suppress(OSError):
                self._stream.write("\r")
                self._stream.flush()


class EscapingStream:
    """Wrapper of a terminal stream that escapes control characters, which file names can contain."""

    def __init__(self, stream: TextIO, status: ProgressLine | None) -> None:
        self._stream, self._status = stream, status

    def write(self, text: str) -> int:
        """Clear the status line, write a text with control characters escaped, and return its original length."""
        if self._status is not None:
            self._status.clear()
        self._stream.write(re.sub(_CONTROL_CHARACTERS, lambda found: ascii(found[0])[1:-1], text))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        """Return an attribute of the wrapped stream."""
        return getattr(self._stream, name)


@contextmanager
def safe_streams() -> Iterator[ProgressLine | None]:
    """Make printing to stdout and stderr safe, and yield the status line; None if stderr is not a terminal.

    Missing streams discard their output. Characters that the stream can't encode are escaped, and so are control
    characters on terminals.
    """
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        # Characters that the console can't encode are escaped.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    status = ProgressLine(sys.stderr) if sys.stderr.isatty() else None
    # Output to files and other programs is not escaped.
    streams: list[Any] = [EscapingStream(each, status) if each.isatty() else each for each in (sys.stdout, sys.stderr)]
    with redirect_stdout(streams[0]), redirect_stderr(streams[1]):
        yield status


@contextmanager
def progress_display(status: ProgressLine | None) -> Iterator[Progress]:
    """Yield a progress object, and show it in a status line from `PROGRESS_DELAY_S` on; None shows nothing."""
    from threading import Event, Thread

    from sitemap_studio.core.progress import Progress

    progress, is_over = Progress(), Event()

    def show() -> None:
        """Update the status line regularly until the display ends; runs in a thread."""
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
    """Print a warning or an error to stderr, after the name of the program."""
    with suppress(OSError):
        print(f"sitemap-studio: {one_line(sentence)}", file=sys.stderr, flush=True)


def print_note(options: argparse.Namespace, sentence: str) -> None:
    """Print a note to stderr, after the name of the program, unless `--quiet` was given."""
    if not options.quiet:
        warn(sentence)


def print_result(options: argparse.Namespace, sentence: str) -> None:
    """Print a sentence about the result as one line to stdout, unless `--quiet` was given."""
    if not options.quiet:
        print(one_line(sentence))


_OPTION_HINTS: Final[dict[type[StudioError], str]] = {
    EncodingError: "Give its encoding with --encoding.",
    DoubtfulEncodingError: "Give its encoding with --encoding, for example --encoding UTF-8.",
    CeilingError: "If you trust its source, raise the limits with --max-file-bytes or --max-entries.",
}


def adapt_hint(error: StudioError, options: argparse.Namespace) -> None:
    """Replace the hint of an error by one about command-line options, where there is one."""
    label = options.labels.get(error.path, "https:")
    if error.hint == DAMAGED_HINT and not label.startswith(("http:", "https:")):
        error.hint = "Check the command that writes to it."
    # The window starts without it.
    from sitemap_studio.formats.container import WEB_HINT

    if error.hint == WEB_HINT:
        error.hint = "Download it with “sitemap-studio fetch”."
    error.hint = _OPTION_HINTS.get(type(error), error.hint)


def one_line(text: str) -> str:
    """Return a text with visible symbols in place of line breaks, which file names can contain."""
    return text.replace("\n", "␊").replace("\r", "␍")


def warn_of_failed_requests(error: StudioError) -> None:
    """Print the result of each request of a failed download to stderr, if there were several."""
    requests: Sequence[FetchedFile] = getattr(error, "requests", ())
    for file in requests if len(requests) > 1 else ():
        warn(f"{file.url}: {file.reason or f'{file.n_bytes:,} bytes'}")


def printable(text: str | None) -> str:
    """Return a value for one line of output: a missing value as "(none)", unprintable and empty text as JSON."""
    if text is None:
        return "(none)"
    import json

    return text if text.isprintable() and text else json.dumps(text)


def read_credentials(options: argparse.Namespace) -> tuple[str, str] | None:
    """Return the user name of --user with its password, from the environment or one prompt; None without --user.

    Raises:
        RequestError: There is neither a password nor a terminal to ask for one.
    """
    user: str | None = getattr(options, "user", None)
    if user is None:
        return None
    from sitemap_studio.document.command_line import PASSWORD_VARIABLE

    password = getattr(options, "password", None) or os.environ.get(PASSWORD_VARIABLE)
    if password is None and (sys.stdin is None or not sys.stdin.isatty()):
        hint = f"Set the environment variable {PASSWORD_VARIABLE}, or run the command in a terminal."
        raise RequestError(f"There is no password for the user “{user}”.", hint=hint)
    if password is None:
        from getpass import getpass

        options.password = password = getpass(f"Password for {printable(user)}: ")
    return user, password
