"""Temporary files in place of `-`, pipes and URLs among the arguments of a command."""

from __future__ import annotations

import argparse
import os
import stat
import sys
from contextlib import ExitStack, contextmanager, redirect_stdout, suppress

from sitemap_studio.cli.terminal import read_credentials, warn
from sitemap_studio.core.errors import ReadError, RequestError, system_reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO, Final

STANDARD_STREAM: Final = "-"
"""Path of standard input and output."""

_INPUT_OPTIONS: Final = ("path", "paths", "before", "after", "sources", "config", "since")


@contextmanager
def replace_streams_by_files(options: argparse.Namespace) -> Iterator[None]:
    """Replace `-`, pipes of the shell, and URLs among several paths, by temporary files while a command runs.

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
        if str(getattr(options, "output", "")) != STANDARD_STREAM or options.command in ("check", "pages"):
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
    """Create a temporary folder that is removed when `stack` is closed, and return its path."""
    import tempfile
    from pathlib import Path

    return Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sitemap-studio-")))


def _input_paths(given: Path | str, stack: ExitStack, options: argparse.Namespace) -> list[Path]:
    """Return the local paths for an argument: a path as by `_input_path`, or the downloaded sitemaps of a URL."""
    return _download_sitemaps(given, stack, options) if isinstance(given, str) else [_input_path(given, stack, options)]


def _download_sitemaps(url: str, stack: ExitStack, options: argparse.Namespace) -> list[Path]:
    """Download the sitemaps of a URL to a temporary folder, and return the paths of the files to open.

    Failed files are printed; `labels` and `is_incomplete` of the options are updated.
    """
    # Other commands start without aiohttp.
    from dataclasses import replace

    from sitemap_studio.sources.download import FetchOptions
    from sitemap_studio.sources.site_fetch import fetch_sitemaps

    folder = _temporary_folder(stack).resolve()
    limits = FetchOptions()
    if options.max_file_bytes is not None:
        limits = replace(limits, max_file_bytes=options.max_file_bytes)
    limits = replace(limits, user=read_credentials(options), headers=tuple(getattr(options, "header", None) or ()))
    report = fetch_sitemaps(url, folder, options=limits, progress=options.progress)
    for file in report.files:
        if file.state == "failed":
            options.is_incomplete = True
            warn(f"{file.url}: {file.reason}")
        else:
            options.labels[folder / file.path] = file.url
    return [folder / path for path in report.start]


def _input_path(path: Path, stack: ExitStack, options: argparse.Namespace) -> Path:
    """Return the path to read for an argument; `-` and pipes of the shell are copied to a temporary file.

    Raises:
        RequestError: The same stream is given twice.
        ReadError: It can't be read or copied.
    """
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
    """Copy a stream up to one byte above the size limit, so that reading the copy reports the excess."""
    # The window starts without it.
    from sitemap_studio.formats.container import Ceilings

    rest = 1 + (options.max_file_bytes or Ceilings().max_file_bytes)
    while rest and (piece := source.read(min(rest, 1 << 20))):
        target.write(piece)
        rest -= len(piece)
