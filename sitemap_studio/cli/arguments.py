"""Parsing the command line. Its arguments are declared in `document.command_line`."""

from __future__ import annotations

import argparse
import os
import re
import socket
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from sitemap_studio.cli.terminal import harmless_streams, warn
from sitemap_studio.core.paths import path_exists
from sitemap_studio.document.command_line import COMMANDS, PROGRAM, command_parser, window_parser

_USAGE_ERROR: Final = 2
"""Exit code where the arguments can't be understood."""


@dataclass(frozen=True)
class Start:
    """Open the window.

    Attributes:
        paths: What to open, each in a window of its own.
        screenshot: Where to save its picture before it closes again.
    """

    paths: tuple[Path, ...]
    screenshot: Path | None


def parse(words: Sequence[str]) -> Start | argparse.Namespace:
    """Parse the arguments after the program's name.

    Options may stand before the command or after it.

    Returns:
        How to start the window, or a command with its options.

    Raises:
        SystemExit: Help or the version was asked for (code 0), or the arguments can't be understood (code 2).
    """
    with harmless_streams():
        place = _first_argument(words)
        name = words[place] if place is not None else ""
        if name == "help":
            _print_help([word for word in words if word != name])
        if name in COMMANDS:
            return command_parser(name).parse_args([*words[:place], *words[place + 1 :]])  # type: ignore[operator]
        options = window_parser().parse_args(words)
        for path in options.paths:
            _refuse_missing(path, is_command=str(path) in COMMANDS and str(path) in words and "--" not in words)
        return Start(tuple(options.paths), options.screenshot)


def has_display() -> bool:
    """Whether there is anything that a window could be shown on.

    Qt would abort where the display that the environment names is gone.
    """
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if wayland and _answers(str(Path(os.environ.get("XDG_RUNTIME_DIR", ""), wayland))):
        return True
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", x11 or "")
    if local is None:
        return bool(x11)
    place = f"/tmp/.X11-unix/X{local[1]}"
    return _answers(place) or _answers(f"\0{place}")


def _answers(address: str) -> bool:
    """Whether anybody listens at a socket of this machine."""
    with socket.socket(socket.AF_UNIX) as end:
        try:
            end.connect(address)
        except OSError:
            return False
    return True


def _first_argument(words: Sequence[str]) -> int | None:
    """Return the position of the first argument that is neither an option nor the value of one."""
    if words and not words[0].startswith("-"):
        return 0
    with_value = {
        option
        for parser in (window_parser(), *map(command_parser, COMMANDS))
        for action in parser._actions
        if action.nargs is None
        for option in action.option_strings
    }
    is_value = False
    for place, word in enumerate(words):
        if word == "--":
            return None
        if not is_value and not (word.startswith("-") and word != "-"):
            return place
        is_value = word in with_value
    return None


def _print_help(words: Sequence[str]) -> None:
    """Print the help of a command, else of the program, and end."""
    if words and words[0] not in COMMANDS and not words[0].startswith("-"):
        _exit_with(f"“{words[0]}” is not a command.{_nearest_command(words[0])}")
    parser = command_parser(words[0]) if words and words[0] in COMMANDS else window_parser()
    parser.print_help()
    sys.exit(0)


def _refuse_missing(path: Path, *, is_command: bool) -> None:
    """End with one sentence where there is no such file or folder to open in a window."""
    if is_command:
        _exit_with(f"“{path}” has to stand before the files, or be written ./{path} where it is one of them.")
    if not path_exists(path):
        _exit_with(f"“{path}” is neither a command nor a file or folder that exists.{_nearest_command(str(path))}")


def _nearest_command(word: str) -> str:
    nearest = get_close_matches(word.lower(), [*COMMANDS, "help"], n=1)
    return f" Did you mean “{nearest[0]}”?" if nearest else f" “{PROGRAM} help” lists the commands."


def _exit_with(sentence: str) -> None:
    warn(sentence)
    sys.exit(_USAGE_ERROR)
