"""Command line: parse the arguments, run a command, and turn its outcome into an exit code.

The arguments are declared in `document.command_line`. A command is a function of its options that returns whether all
is well; it is imported only when it is run.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
from contextlib import contextmanager

from sitemap_studio.cli.terminal import (
    fit_hint,
    harmless_streams,
    shown_progress,
    standard_streams,
    warn,
    warn_of_requests,
)
from sitemap_studio.core.errors import REPORT_URL, StudioError, system_reason
from sitemap_studio.document.command_line import COMMANDS, PROGRAM, command_parser, window_parser

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Final, NoReturn

FINE: Final = 0

ERRORS_FOUND: Final = 1
"""Errors or differences were found, something had to be left out, or something was repaired."""

COULD_NOT: Final = 2
"""The command failed, or its arguments can't be understood."""

INTERRUPTED: Final = 130
"""It was stopped by Ctrl+C."""


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments after the program's name; options may precede the command or follow it.

    `command` is its name; None for the window, which has `paths` to open and a `screenshot` to save.
    """
    with harmless_streams():
        try:
            at = _first_argument(words)
            name = words[at] if at is not None else ""
            if name == "help":
                _print_help([word for word in words if word != name])
            if name in COMMANDS:
                parser = command_parser(name)
                options = parser.parse_args(_options_first([*words[:at], *words[at + 1 :]], parser))  # type: ignore[operator]
                if name == "convert" and options.output is None:
                    if len(options.paths) == 1 or isinstance(options.paths[-1], str):
                        parser.error("the following arguments are required: TARGET")
                    options.output = options.paths.pop()
                return options
            from sitemap_studio.core.paths import path_exists

            options = window_parser().parse_args(words)
            for path in options.paths:
                if str(path) in COMMANDS and str(path) in words and "--" not in words:
                    _exit_with(
                        f"“{path}” is a command and must come first. To open a file with that name, write ./{path}."
                    )
                if not path_exists(path):
                    nearest = _nearest_command(str(path))
                    _exit_with(f"“{path}” is neither a command nor an existing file or folder.{nearest}")
            return options
        except OSError as error:
            # Help or the version.
            sys.exit(output_failed(error))


def _first_argument(words: Sequence[str]) -> int | None:
    """Return the position of the first argument that is neither an option nor the value of one."""
    if words and not words[0].startswith("-"):
        return 0
    positions, separator = _positional_arguments(words, [window_parser(), *map(command_parser, COMMANDS)])
    return next((at for at in positions if separator is None or at < separator), None)


def _options_first(words: Sequence[str], parser: argparse.ArgumentParser) -> list[str]:
    """Return the arguments with options and their values before all others.

    argparse accepts a list such as PATH … only if no option interrupts it.
    """
    positions, separator = _positional_arguments(words, [parser])
    others = {*positions, separator}
    options = [word for at, word in enumerate(words) if at not in others]
    return [*options, "--", *(words[at] for at in positions)] if positions else options


def _positional_arguments(
    words: Sequence[str], parsers: Sequence[argparse.ArgumentParser]
) -> tuple[list[int], int | None]:
    """Return the positions of the arguments that are neither options nor their values, and of the `--` before some."""
    n_values = {
        option: 1 if action.nargs is None else int(action.nargs)
        for parser in parsers
        for action in parser._actions
        for option in action.option_strings
    }
    positions: list[int] = []
    rest = 0
    for at, word in enumerate(words):
        if rest:
            rest -= 1
        elif word == "--":
            return [*positions, *range(at + 1, len(words))], at
        elif word.startswith("-") and word != "-":
            rest = n_values.get(word, 0)
        else:
            positions.append(at)
    return positions, None


def _print_help(words: Sequence[str]) -> None:
    """Print the help of a command, else of the program, and exit."""
    if words and words[0] not in COMMANDS and not words[0].startswith("-"):
        _exit_with(f"“{words[0]}” is not a command.{_nearest_command(words[0])}")
    parser = command_parser(words[0]) if words and words[0] in COMMANDS else window_parser()
    parser.print_help()
    sys.exit(0)


def _nearest_command(word: str) -> str:
    from difflib import get_close_matches

    nearest = get_close_matches(word.lower(), [*COMMANDS, "help"], n=1)
    return f" Did you mean “{nearest[0]}”?" if nearest else f" “{PROGRAM} help” lists the commands."


def _exit_with(message: str) -> NoReturn:
    warn(message)
    sys.exit(COULD_NOT)


def has_display() -> bool:
    """Whether there is a display for a window; Qt would abort if the one that the environment names is gone."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if wayland and _is_served(os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), wayland)):  # noqa: PTH118
        return True
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", x11 or "")
    if local is None:
        return bool(x11)
    address = f"/tmp/.X11-unix/X{local[1]}"
    return _is_served(address) or _is_served(f"\0{address}")


def _is_served(address: str) -> bool:
    """Whether a local socket accepts connections."""
    import socket

    with socket.socket(socket.AF_UNIX) as end:
        try:
            end.connect(address)
        except OSError:
            return False
    return True


def run_command(command: Callable[[argparse.Namespace], bool], options: argparse.Namespace) -> int:
    """Run a command, print what failed, and return the exit code."""
    with (
        _logging(is_verbose=options.verbose),
        harmless_streams() as status,
        shown_progress(None if options.quiet else status) as options.progress,
    ):
        try:
            with standard_streams(options):
                is_fine = command(options)
            sys.stdout.flush()
        except StudioError as error:
            fit_hint(error, options)
            warn_of_requests(error)
            warn(str(error))
            if getattr(options, "json", False):
                from sitemap_studio.cli.command_support import print_json

                print_json({}, [error], options)
            return COULD_NOT
        except KeyboardInterrupt:
            warn("Stopped.")
            return INTERRUPTED
        except UnicodeEncodeError:
            # Such words come from the command line alone: names of files may hold any bytes, but they are never encoded.
            warn("An argument is not valid UTF-8. Nothing was written.")
            return COULD_NOT
        except MemoryError:
            warn("There is not enough memory. Close other programs, or split the file.")
            return COULD_NOT
        except Exception as error:
            if isinstance(error, OSError) and error.filename is None:
                if isinstance(error, FileNotFoundError):
                    warn("The working folder no longer exists. Run the command in another folder.")
                    return COULD_NOT
                # Of standard output: errors of files are of type StudioError.
                return output_failed(error)
            import logging

            logging.getLogger(__name__).debug("A command failed", exc_info=True)
            warn(f"Internal error: {type(error).__name__}: {error}. Please report it: {REPORT_URL}")
            return COULD_NOT
        return FINE if is_fine and not options.is_incomplete else ERRORS_FOUND


@contextmanager
def _logging(*, is_verbose: bool) -> Iterator[None]:
    """Write the log to the terminal, or nowhere; never to a file, as a command leaves nothing behind."""
    import logging

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


def load_command(name: str) -> Callable[[argparse.Namespace], bool]:
    """Import the module of a command, and return the function that runs the command."""
    match name:
        case "info":
            from sitemap_studio.cli.info import info

            return info
        case "check":
            from sitemap_studio.cli.check import check

            return check
        case "rules":
            from sitemap_studio.cli.rules import rules

            return rules
        case "edit":
            from sitemap_studio.cli.editing_commands import edit

            return edit
        case "fix":
            from sitemap_studio.cli.editing_commands import fix

            return fix
        case "dedupe":
            from sitemap_studio.cli.editing_commands import dedupe

            return dedupe
        case "export":
            from sitemap_studio.cli.editing_commands import export

            return export
        case "convert":
            from sitemap_studio.cli.editing_commands import convert

            return convert
        case "repair":
            from sitemap_studio.cli.editing_commands import repair

            return repair
        case "diff":
            from sitemap_studio.cli.diff import diff

            return diff
        case "fetch":
            from sitemap_studio.cli.source_commands import fetch

            return fetch
        case "scan":
            from sitemap_studio.cli.source_commands import scan

            return scan
        case "import":
            from sitemap_studio.cli.source_commands import import_

            return import_
        case "generate":
            from sitemap_studio.cli.source_commands import generate

            return generate
        case "publish":
            from sitemap_studio.cli.publish import publish

            return publish
        case "menu":
            from sitemap_studio.cli.menu import menu

            return menu
    raise ValueError(name)


def output_failed(error: OSError) -> int:
    """Print that standard output can't be written; return the exit code.

    If the reader has closed it, as `head` does, the process ends by the signal SIGPIPE, where the system has it.
    """
    if isinstance(error, BrokenPipeError) and hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGPIPE)
    # What is still buffered would fail at exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if not isinstance(error, BrokenPipeError):
        # Commands print after they have written files.
        warn(f"The output can't be written: {system_reason(error)}. Saved files are complete.")
    return COULD_NOT
