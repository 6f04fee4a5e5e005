"""Running a command: what it says, and the exit code that scripts rely on."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from sitemap_studio.cli.changing import convert, edit, export
from sitemap_studio.cli.comparing import diff
from sitemap_studio.cli.fixing import fix
from sitemap_studio.cli.judging import check, rules
from sitemap_studio.cli.locking import with_lock
from sitemap_studio.cli.repairing import repair
from sitemap_studio.cli.standard_streams import standard_streams
from sitemap_studio.cli.telling import info
from sitemap_studio.cli.terminal import harmless_streams, shown_progress, warn
from sitemap_studio.core.errors import REPORT_URL, CeilingError, EncodingError, StudioError, system_reason

FINE: Final = 0
"""Exit code: done, nothing to complain about."""

ERRORS_FOUND: Final = 1
"""Exit code: errors or differences were found, something had to be left out, or something was repaired."""

COULD_NOT: Final = 2
"""Exit code: it could not be done."""

INTERRUPTED: Final = 130
"""Exit code: it was stopped by Ctrl+C; shells name an end by SIGINT so."""

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
    "fix": fix,
    "export": export,
    "convert": convert,
    "repair": repair,
    "diff": diff,
}


def run_command(options: argparse.Namespace) -> int:
    """Run a command.

    Returns:
        `FINE`, `ERRORS_FOUND`, `COULD_NOT` or `INTERRUPTED`.
    """
    with (
        _logging(is_verbose=options.verbose),
        harmless_streams() as status,
        shown_progress(None if options.quiet else status) as options.progress,
    ):
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
    """Do what is asked, and say what failed."""
    try:
        with standard_streams(options):
            is_fine = _COMMANDS[options.command](options)
        sys.stdout.flush()
    except StudioError as error:
        warn(f"{error} {_WAYS_ON.get(type(error), '')}".rstrip())
        return COULD_NOT
    except BrokenPipeError:
        # Whoever read the output has enough.
        _give_output_up()
        return COULD_NOT
    except KeyboardInterrupt:
        warn("Stopped.")
        return INTERRUPTED
    except UnicodeEncodeError:
        # Such words come from the command line alone: names of files may hold any bytes, but they are never encoded.
        warn("A word of the command is not text in UTF-8, so nothing was written.")
        return COULD_NOT
    except MemoryError:
        warn("This needs more memory than there is. Split the file, or close other programs.")
        return COULD_NOT
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None:
            # Trouble with files is told by the rooms below. Commands print behind all that they write to files.
            _give_output_up()
            warn(f"The output can't be written: {system_reason(error)}. Files that were to be written are.")
            return COULD_NOT
        logging.getLogger(__name__).debug("A command failed", exc_info=True)
        warn(f"This should not have happened: {type(error).__name__}: {error}. Please report it: {REPORT_URL}")
        return COULD_NOT
    return FINE if is_fine else ERRORS_FOUND


def _give_output_up() -> None:
    """What is still buffered must not fail at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
