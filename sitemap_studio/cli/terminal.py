"""Standard streams of commands: messages, progress, escaping for terminals, and `-` as a path."""

from __future__ import annotations

import argparse
import io
import os
import re
import stat
import sys
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout, suppress

from sitemap_studio.core.errors import (
    DAMAGED_HINT,
    CeilingError,
    DoubtfulEncodingError,
    EncodingError,
    ReadError,
    RequestError,
    StudioError,
    system_reason,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path
    from typing import Any, BinaryIO, Final, TextIO

    from sitemap_studio.core.progress import Progress
    from sitemap_studio.sources.site_fetch import FetchedFile

PROGRESS_DELAY_S: Final = 1.0
_PROGRESS_STEP_S: Final = 0.2

_CONTROL_CHARACTERS: Final = "[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]"
"""Pattern of control characters except tab and line feed, and of characters that change the text direction."""


class ProgressLine:
    """Status text in the last line of a terminal; clear it before other output."""

    def __init__(self, stream: TextIO) -> None:
        from threading import Lock

        self._stream = stream
        self._lock = Lock()
        self._width = 0

    def show(self, text: str) -> None:
        """Replace the status text."""
        import shutil

        text = re.sub(_CONTROL_CHARACTERS, "?", text)[: shutil.get_terminal_size().columns - 1]
        with self._lock, suppress(OSError):
            self._stream.write(f"\r{text:{self._width}}")
            self._stream.flush()
            self._width = len(text)

    def clear(self) -> None:
        """Clear the status text."""
        if self._width:
            self.show("")
            with self._lock, suppress(OSError):
                self._stream.write("\r")
                self._stream.flush()


class EscapingStream:
    """Stream to a terminal that escapes control characters, which file names can contain."""

    def __init__(self, stream: TextIO, status: ProgressLine | None) -> None:
        self._stream, self._status = stream, status

    def write(self, text: str) -> int:
        """Clear the status line, write a text with control characters escaped, and return the number of characters."""
        if self._status is not None:
            self._status.clear()
        self._stream.write(re.sub(_CONTROL_CHARACTERS, lambda found: ascii(found[0])[1:-1], text))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def safe_streams() -> Iterator[ProgressLine | None]:
    """Make printing to stdout and stderr safe, and yield the status line of the terminal (None if stderr is none).

    Missing streams discard their output, unencodable characters are escaped, and so are control characters on terminals.
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
    """Yield a progress object that is shown in the status line after `PROGRESS_DELAY_S`; None shows nothing."""
    from threading import Event, Thread

    from sitemap_studio.core.progress import Progress

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
    """Print a warning or an error to stderr."""
    with suppress(OSError):
        print(f"sitemap-studio: {one_line(sentence)}", file=sys.stderr, flush=True)


def print_note(options: argparse.Namespace, sentence: str) -> None:
    """Print a note to stderr, unless `--quiet` was given."""
    if not options.quiet:
        warn(sentence)


def print_result(options: argparse.Namespace, sentence: str) -> None:
    """Print a sentence about the result to stdout, unless `--quiet` was given."""
    if not options.quiet:
        print(one_line(sentence))


_OPTION_HINTS: Final[dict[type[StudioError], str]] = {
    EncodingError: "Give its encoding with --encoding.",
    DoubtfulEncodingError: "Give its encoding with --encoding, for example --encoding UTF-8.",
    CeilingError: "If you trust its source, raise the limits with --max-file-bytes or --max-entries.",
}


def adapt_hint(error: StudioError, options: argparse.Namespace) -> None:
    """Replace the hint of an error by one that names command-line options, where there is one."""
    label = options.labels.get(error.path, "https:")
    if error.hint == DAMAGED_HINT and not label.startswith(("http:", "https:")):
        error.hint = "Check the command that writes to it."
    # The window starts without it.
    from sitemap_studio.formats.container import WEB_HINT

    if error.hint == WEB_HINT:
        error.hint = "Download it with “sitemap-studio fetch”."
    error.hint = _OPTION_HINTS.get(type(error), error.hint)


def one_line(text: str) -> str:
    """Replace line breaks, which file names can contain, by visible symbols."""
    return text.replace("\n", "␊").replace("\r", "␍")


STANDARD_STREAM: Final = "-"
"""Path of standard input and output."""

_INPUT_OPTIONS: Final = ("path", "paths", "before", "after", "sources", "config", "since")


@contextmanager
def redirect_standard_streams(options: argparse.Namespace) -> Iterator[None]:
    """Replace `-`, and URLs among several paths, by temporary files while a command runs.

    Added to the options: `labels`, the name to show for each temporary file that is read; `is_incomplete`, whether a
    sitemap of a URL could not be downloaded; and `is_stdout`, whether a file goes to standard output; then all messages
    go to stderr.
    """
    from pathlib import Path

    options.labels, options.is_incomplete, options.is_stdout = {}, False, False
    with ExitStack() as stack:
        for name in _INPUT_OPTIONS:
            given = getattr(options, name, None)
            if isinstance(given, list):
                setattr(options, name, [path for each in given for path in _input_paths(each, stack, options)])
            elif isinstance(given, Path):
                setattr(options, name, _input_path(given, stack, options))
        if str(getattr(options, "output", "")) != STANDARD_STREAM or options.command == "check":
            yield
            return
        folder = _temporary_folder(stack)
        options.output = folder / f"stdout.{getattr(options, 'format', None) or 'xml'}"
        options.is_stdout = True
        with redirect_stdout(sys.stderr):
            yield
        for file in folder.glob("stdout.*"):
            with file.open("rb") as written:
                import shutil

                shutil.copyfileobj(written, sys.stdout.buffer)


def _temporary_folder(stack: ExitStack) -> Path:
    import tempfile
    from pathlib import Path

    return Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sitemap-studio-")))


def _input_paths(given: Path | str, stack: ExitStack, options: argparse.Namespace) -> list[Path]:
    """Return the local paths of an argument; a URL can yield several sets."""
    return _download_sitemaps(given, stack, options) if isinstance(given, str) else [_input_path(given, stack, options)]


def _download_sitemaps(url: str, stack: ExitStack, options: argparse.Namespace) -> list[Path]:
    """Download the sitemaps of a URL to a temporary folder, and return the files to open."""
    # Other commands start without aiohttp.
    from dataclasses import replace

    from sitemap_studio.sources.download import FetchOptions
    from sitemap_studio.sources.site_fetch import fetch_sitemaps

    folder = _temporary_folder(stack).resolve()
    limits = FetchOptions()
    if options.max_file_bytes is not None:
        limits = replace(limits, max_file_bytes=options.max_file_bytes)
    report = fetch_sitemaps(url, folder, options=limits, progress=options.progress)
    for file in report.files:
        if file.state == "failed":
            options.is_incomplete = True
            warn(f"{file.url}: {file.reason}")
        else:
            options.labels[folder / file.path] = file.url
    return [folder / path for path in report.start]


def warn_of_failed_requests(error: StudioError) -> None:
    """Print each requested URL with its response if a download failed after several requests."""
    requests: Sequence[FetchedFile] = getattr(error, "requests", ())
    for file in requests if len(requests) > 1 else ():
        warn(f"{file.url}: {file.reason or f'{file.n_bytes:,} bytes'}")


def _input_path(path: Path, stack: ExitStack, options: argparse.Namespace) -> Path:
    """Return the path to read; copy standard input and pipes of the shell to a temporary file."""
    # A named pipe might never end.
    is_pipe = False
    if str(path).startswith(("/dev/stdin", "/dev/fd/", "/proc/self/fd/")):
        with suppress(OSError):
            is_pipe = stat.S_ISFIFO(os.stat(path).st_mode)  # noqa: PTH116
    if str(path) != STANDARD_STREAM and not is_pipe:
        return path
    label = "stdin" if str(path) == STANDARD_STREAM else str(path)
    if label in options.labels.values():
        raise RequestError(f"“{path}” can be read only once.", hint="Give it only once.")
    if not is_pipe and sys.stdin is None:
        raise ReadError("There is no standard input.", hint="Give the path of a file.")
    try:
        copy = _temporary_folder(stack) / "stdin"
        with copy.open("wb") as file:
            if is_pipe:
                with path.open("rb") as source:
                    _copy_limited(source, file, options)
            else:
                _copy_limited(sys.stdin.buffer, file, options)
    except OSError as error:
        message = f"“{path}” can't be copied to a temporary file: {system_reason(error)}."
        raise ReadError(message, hint="Check the free space, or give the path of a file.") from error
    options.labels[copy] = label
    return copy


def _copy_limited(source: BinaryIO, target: BinaryIO, options: argparse.Namespace) -> None:
    """Copy a stream up to one byte above the size limit; reading the copy then reports the excess."""
    # The window starts without it.
    from sitemap_studio.formats.container import Ceilings

    rest = 1 + (options.max_file_bytes or Ceilings().max_file_bytes)
    while rest and (piece := source.read(min(rest, 1 << 20))):
        target.write(piece)
        rest -= len(piece)


def printable(text: str | None) -> str:
    """Return a value for one line of output; a value with unprintable characters is quoted as JSON."""
    if text is None:
        return "(none)"
    import json

    return text if text.isprintable() and text else json.dumps(text)
