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

from sitemap_studio.cli.argument_files import replace_streams_by_files
from sitemap_studio.cli.terminal import (
    adapt_hint,
    progress_display,
    safe_streams,
    warn,
    warn_of_failed_requests,
)
from sitemap_studio.core.errors import REPORT_URL, StudioError, system_reason
from sitemap_studio.document.command_line import COMMANDS, PROGRAM, command_parser, window_parser

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Final, NoReturn

SUCCESS: Final = 0

ERRORS_FOUND: Final = 1
"""Errors or differences were found, or the result omits or repairs something."""

FAILURE: Final = 2
"""The command failed, or its arguments can't be understood."""

INTERRUPTED: Final = 130
"""Ctrl+C stopped the command."""


def parse_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments after the program's name; print help or an error and exit if they ask for it.

    Options may precede the command or follow it. The attribute `command` is the name of the command, or None for the
    window, whose options are `paths` and `screenshot`.
    """
    with safe_streams():
        try:
            at = _first_argument(arguments)
            name = arguments[at] if at is not None else ""
            if name == "help":
                _print_help([argument for argument in arguments if argument != name])
            if name in COMMANDS:
                parser = command_parser(name)
                options = parser.parse_args(_move_options_first([*arguments[:at], *arguments[at + 1 :]], parser))  # type: ignore[operator]
                if name == "convert" and options.output is None:
                    if len(options.paths) == 1 or isinstance(options.paths[-1], str):
                        parser.error("the following arguments are required: TARGET")
                    options.output = options.paths.pop()
                return options
            from sitemap_studio.core.paths import path_exists

            options = window_parser().parse_args(arguments)
            for path in options.paths:
                if str(path) in COMMANDS and str(path) in arguments and "--" not in arguments:
                    _exit_with_error(
                        f"“{path}” is a command and must come first. To open a file with that name, write ./{path}."
                    )
                if not path_exists(path):
                    nearest = _nearest_command(str(path))
                    _exit_with_error(f"“{path}” is neither a command nor an existing file or folder.{nearest}")
            return options
        except OSError as error:
            # Help or the version.
            sys.exit(report_output_error(error))


def _first_argument(arguments: Sequence[str]) -> int | None:
    """Return the index of the first argument that is neither an option nor an option value, or None."""
    if arguments and not arguments[0].startswith("-"):
        return 0
    parsers = {name: command_parser(name) for name in COMMANDS}
    for name, parser in parsers.items():
        # The number of values of an option depends on the command.
        first = _first_position(arguments, [parser])
        if first is not None and arguments[first] == name:
            return first
    return _first_position(arguments, [window_parser(), *parsers.values()])


def _first_position(arguments: Sequence[str], parsers: Sequence[argparse.ArgumentParser]) -> int | None:
    """Return the index of the first argument before `--` that is neither an option nor an option value, or None."""
    positions, separator = _positional_arguments(arguments, parsers)
    return next((at for at in positions if separator is None or at < separator), None)


def _move_options_first(arguments: Sequence[str], parser: argparse.ArgumentParser) -> list[str]:
    """Return the arguments with options and option values first, then `--` and the positional arguments.

    argparse accepts a list such as PATH … only if no option interrupts it.
    """
    positions, separator = _positional_arguments(arguments, [parser])
    others = {*positions, separator}
    options = [argument for at, argument in enumerate(arguments) if at not in others]
    return [*options, "--", *(arguments[at] for at in positions)] if positions else options


def _positional_arguments(
    arguments: Sequence[str], parsers: Sequence[argparse.ArgumentParser]
) -> tuple[list[int], int | None]:
    """Return the indexes of arguments that are neither options nor their values, and the index of `--` or None."""
    actions = {option: action for parser in parsers for action in parser._actions for option in action.option_strings}
    positions: list[int] = []
    n_pending_values = 0
    for at, argument in enumerate(arguments):
        if n_pending_values:
            n_pending_values -= 1
        elif argument == "--":
            return [*positions, *range(at + 1, len(arguments))], at
        elif argument.startswith("-") and argument != "-":
            n_pending_values = _count_values(actions.get(argument), arguments[at + 1 : at + 2])
        else:
            positions.append(at)
    return positions, None


def _count_values(action: argparse.Action | None, following: Sequence[str]) -> int:
    """Return how many arguments after an option are its values; an optional value counts only if it is valid.

    Args:
        action: The option; None for an unknown one, which has no values.
        following: The argument after the option; empty for the last one.
    """
    if action is None:
        return 0
    if action.nargs != "?":
        return 1 if action.nargs is None else int(action.nargs)
    try:
        return 1 if following and callable(action.type) and action.type(following[0]) is not None else 0
    except argparse.ArgumentTypeError:
        return 0


def _print_help(arguments: Sequence[str]) -> None:
    """Print the help of the command that is named first, or of the program, and exit."""
    if arguments and arguments[0] not in COMMANDS and not arguments[0].startswith("-"):
        _exit_with_error(f"“{arguments[0]}” is not a command.{_nearest_command(arguments[0])}")
    parser = command_parser(arguments[0]) if arguments and arguments[0] in COMMANDS else window_parser()
    parser.print_help()
    sys.exit(0)


def _nearest_command(argument: str) -> str:
    """Return a sentence that suggests the command with the most similar name, or how to list the commands."""
    from difflib import get_close_matches

    nearest = get_close_matches(argument.lower(), [*COMMANDS, "help"], n=1)
    return f" Did you mean “{nearest[0]}”?" if nearest else f" “{PROGRAM} help” lists the commands."


def _exit_with_error(message: str) -> NoReturn:
    """Print an error to stderr, and exit with `FAILURE`."""
    warn(message)
    sys.exit(FAILURE)


def has_display() -> bool:
    """Return whether Qt can open windows: on Linux, whether a display server accepts connections.

    Qt aborts the process if the environment names a display that does not exist.
    """
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if wayland and _accepts_connections(os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), wayland)):  # noqa: PTH118
        return True
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", x11 or "")
    if local is None:
        return bool(x11)
    address = f"/tmp/.X11-unix/X{local[1]}"
    return _accepts_connections(address) or _accepts_connections(f"\0{address}")


def _accepts_connections(address: str) -> bool:
    """Return whether a Unix socket accepts connections."""
    import socket

    with socket.socket(socket.AF_UNIX) as end:
        try:
            end.connect(address)
        except OSError:
            return False
    return True


def run_command(command: Callable[[argparse.Namespace], bool], options: argparse.Namespace) -> int:
    """Run a command with its streams, progress and log; print its errors, and return the exit code."""
    with (
        _logging(is_verbose=options.verbose),
        safe_streams() as status,
        progress_display(None if options.quiet else status) as options.progress,
    ):
        try:
            with replace_streams_by_files(options):
                is_fine = command(options)
            sys.stdout.flush()
        except StudioError as error:
            adapt_hint(error, options)
            warn_of_failed_requests(error)
            warn(str(error))
            if getattr(options, "json", False):
                from sitemap_studio.cli.command_support import print_json

                print_json({}, [error], options)
            return FAILURE
        except KeyboardInterrupt:
            warn("Stopped.")
            return INTERRUPTED
        except UnicodeEncodeError:
            # Only arguments can raise this: file names can contain any bytes, but are never encoded.
            warn("An argument is not valid UTF-8. Nothing was written.")
            return FAILURE
        except MemoryError:
            warn("There is not enough memory. Close other programs, or split the file.")
            return FAILURE
        except Exception as error:
            if isinstance(error, OSError) and error.filename is None:
                if isinstance(error, FileNotFoundError):
                    warn("The working folder no longer exists. Run the command in another folder.")
                    return FAILURE
                # Of standard output: errors of files are of type StudioError.
                return report_output_error(error)
            import logging

            from sitemap_studio.core.redaction import redact_secrets

            logging.getLogger(__name__).debug("A command failed", exc_info=True)
            warn(
                f"Internal error: {type(error).__name__}: {redact_secrets(str(error))}. Please report it: {REPORT_URL}"
            )
            return FAILURE
        return SUCCESS if is_fine and not options.is_incomplete else ERRORS_FOUND


@contextmanager
def _logging(*, is_verbose: bool) -> Iterator[None]:
    """Write the log without secrets to stderr if `is_verbose`, else discard it; commands never write a log file."""
    import logging

    from sitemap_studio.core.redaction import RedactingFormatter

    # Without any handler Python would write tracebacks to the terminal.
    handler = logging.StreamHandler() if is_verbose else logging.NullHandler()
    handler.setFormatter(RedactingFormatter())
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
    """Import the module of a command, and return the function that runs the command.

    Raises:
        ValueError: There is no such command.
    """
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
            from sitemap_studio.cli.edit import edit

            return edit
        case "fix":
            from sitemap_studio.cli.fix import fix

            return fix
        case "dedupe":
            from sitemap_studio.cli.dedupe import dedupe

            return dedupe
        case "export":
            from sitemap_studio.cli.export import export

            return export
        case "convert":
            from sitemap_studio.cli.export import convert

            return convert
        case "repair":
            from sitemap_studio.cli.repair import repair

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
        case "pages":
            from sitemap_studio.cli.pages import pages

            return pages
        case "publish":
            from sitemap_studio.cli.publish import publish

            return publish
        case "menu":
            from sitemap_studio.cli.menu import menu

            return menu
    raise ValueError(name)


def report_output_error(error: OSError) -> int:
    """Print that standard output can't be written, and return the exit code.

    If the reader closed the pipe, as `head` does, the process ends with the signal SIGPIPE where the system has it.
    """
    if isinstance(error, BrokenPipeError) and hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGPIPE)
    # Writing the buffered output would fail at exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if not isinstance(error, BrokenPipeError):
        # Commands print after they have written files.
        warn(f"The output can't be written: {system_reason(error)}. Saved files are complete.")
    return FAILURE
