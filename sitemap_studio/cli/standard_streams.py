"""`-` for a file: standard input is read, and standard output written, by way of temporary files."""

from __future__ import annotations

import argparse
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stdout
from pathlib import Path
from typing import BinaryIO, Final

from sitemap_studio.core.errors import ReadError, RequestError
from sitemap_studio.formats.container import Ceilings

STANDARD: Final = Path("-")

_INPUTS: Final = ("path", "paths", "source", "before", "after")
_OUTPUTS: Final = ("output", "target")


@contextmanager
def standard_streams(options: argparse.Namespace) -> Iterator[None]:
    """Put temporary files in the place of `-` while a command runs.

    Args:
        options: Their paths are replaced. `labels` is added, what to call each temporary file that is read, and
            `is_stdout`, whether a file goes to standard output; then all that is printed goes to stderr.

    Raises:
        ReadError: There is no standard input.
        RequestError: It was given twice.
    """
    options.labels, options.is_stdout = {}, False
    with ExitStack() as stack:
        for name in _INPUTS:
            given = getattr(options, name, None)
            if isinstance(given, list):
                setattr(options, name, [_input(path, stack, options) for path in given])
            elif given is not None:
                setattr(options, name, _input(given, stack, options))
        output = next((name for name in _OUTPUTS if getattr(options, name, None) == STANDARD), None)
        if output is None or options.command == "check":
            yield
            return
        folder = _temporary_folder(stack)
        setattr(options, output, folder / f"stdout.{getattr(options, 'format', None) or 'xml'}")
        options.is_stdout = True
        with redirect_stdout(sys.stderr):
            yield
        for file in folder.glob("stdout.*"):
            with file.open("rb") as written:
                shutil.copyfileobj(written, sys.stdout.buffer)


def _temporary_folder(stack: ExitStack) -> Path:
    return Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sitemap-studio-")))


def _input(path: Path, stack: ExitStack, options: argparse.Namespace) -> Path:
    """Return the path to read: a temporary file for standard input and for pipes that the shell made."""
    if path != STANDARD and not _is_pipe(path):
        return path
    label = "stdin" if path == STANDARD else str(path)
    if label in options.labels.values():
        raise RequestError(f"“{path}” can be read only once.", hint="Give it once.")
    copy = _temporary_folder(stack) / "stdin"
    with copy.open("wb") as file:
        if path != STANDARD:
            with path.open("rb") as source:
                _copy(source, file, options)
        elif sys.stdin is None:
            raise ReadError("There is no standard input.", hint="Give the path of a file.")
        else:
            _copy(sys.stdin.buffer, file, options)
    options.labels[copy] = label
    return copy


def _is_pipe(path: Path) -> bool:
    """Whether a path names a pipe that the shell made; one with a name of its own might never end."""
    if not str(path).startswith(("/dev/stdin", "/dev/fd/", "/proc/self/fd/")):
        return False
    try:
        return stat.S_ISFIFO(os.stat(path).st_mode)  # noqa: PTH116
    except OSError:
        return False


def _copy(source: BinaryIO, target: BinaryIO, options: argparse.Namespace) -> None:
    """Copy no more than may be read; that there is more is found by whoever reads the copy."""
    rest = 1 + (options.max_file_bytes or Ceilings().max_file_bytes)
    while rest and (piece := source.read(min(rest, 1 << 20))):
        target.write(piece)
        rest -= len(piece)
