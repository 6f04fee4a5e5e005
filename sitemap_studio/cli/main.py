"""Running a command: what it says, and the exit code that scripts rely on."""

from __future__ import annotations

import argparse
import io
import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from typing import Any, Final, TextIO

from sitemap_studio.cli.changing import convert, edit, export
from sitemap_studio.cli.comparing import diff
from sitemap_studio.cli.judging import check, rules
from sitemap_studio.cli.locking import with_lock
from sitemap_studio.cli.repairing import repair
from sitemap_studio.cli.telling import info
from sitemap_studio.cli.terminal import Terminal
from sitemap_studio.core.errors import CeilingError, EncodingError, StudioError
from sitemap_studio.core.system_reasons import system_reason

FINE: Final = 0
"""Exit code: done, nothing to complain about."""

ERRORS_FOUND: Final = 1
"""Exit code: errors or differences were found, something had to be left out, or something was repaired."""

COULD_NOT: Final = 2
"""Exit code: it could not be done."""

_WAYS_ON: Final[dict[type[StudioError], str]] = {
    EncodingError: "Or name its encoding with --encoding.",
    CeilingError: "See --max-file-bytes and --max-entries.",
}
"""Options that help where something could not be read."""

_COMMANDS: Final[dict[str, Callable[[argparse.Namespace], bool]]] = {
    "info": info,
    "check": check,
    "rules": rules,
    "edit": with_lock(edit),
    "export": export,
    "convert": convert,
    "repair": with_lock(repair),
    "diff": diff,
}


def run_command(options: argparse.Namespace) -> int:
    """Run a command.

    Returns:
        `FINE`, `ERRORS_FOUND` or `COULD_NOT`.
    """
    with _logging(is_verbose=options.verbose):
        return _run(options)


@contextmanager
def _logging(*, is_verbose: bool) -> Iterator[None]:
    """Have what the program notes for whoever looks for a fault written to the terminal, or nowhere.

    Not to a file, as the window does: a command leaves nothing behind that was not asked for.
    """
    # Without any handler Python would write tracebacks to the terminal.
    handler = logging.StreamHandler() if is_verbose else logging.NullHandler()
    logger = logging.getLogger("sitemap_studio")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG if is_verbose else level)
    try:
        yield
    finally:
        logger.setLevel(level)
        logger.removeHandler(handler)


def _run(options: argparse.Namespace) -> int:
    _give_streams()
    for stream in (sys.stdout, sys.stderr):
        # A console that lacks a character shows its number rather than failing.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    with redirect_stdout(_harmless(sys.stdout)), redirect_stderr(_harmless(sys.stderr)):
        return _tell(options)


def _tell(options: argparse.Namespace) -> int:
    """Do what is asked, and tell what failed."""
    try:
        is_fine = _COMMANDS[options.command](options)
        sys.stdout.flush()
    except StudioError as error:
        _complain(f"{error} {_WAYS_ON.get(type(error), '')}".rstrip())
        return COULD_NOT
    except BrokenPipeError:
        # Whoever read the output has enough.
        _give_output_up()
        return COULD_NOT
    except KeyboardInterrupt:
        _complain("Stopped.")
        return COULD_NOT
    except UnicodeEncodeError:
        # Such words come from the command line alone: names of files may hold any bytes, but they are never encoded.
        _complain("A word of the command is not text in UTF-8, so nothing was written.")
        return COULD_NOT
    except MemoryError:
        _complain("This needs more memory than there is. Split the file, or close other programs.")
        return COULD_NOT
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None:
            # Trouble with files is told by the rooms below. Commands print behind all that they write to files.
            _give_output_up()
            _complain(f"The output can't be written: {system_reason(error)}. Files that were to be written are.")
            return COULD_NOT
        logging.getLogger(__name__).debug("A command failed", exc_info=True)
        _complain(f"This should not have happened: {type(error).__name__}: {error}")
        return COULD_NOT
    return FINE if is_fine else ERRORS_FOUND


def _give_streams() -> None:
    """Let output go nowhere where there is nowhere for it to go: closed streams, and consoles that are none."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123


def _harmless(stream: TextIO) -> Any:
    """What goes to a file or to another program stays as it is."""
    return Terminal(stream) if stream.isatty() else stream


def _give_output_up() -> None:
    """What is still buffered must not fail at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str) -> None:
    # Who can be told nothing is told by the exit code.
    with suppress(OSError):
        print(f"sitemap-studio: {sentence}", file=sys.stderr, flush=True)
