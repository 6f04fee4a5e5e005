"""The words of the command line, read and checked. They are declared in `document.command_line`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from sitemap_studio.core.records import dataclass
from sitemap_studio.document.command_line import COMMANDS, commands_parser, window_parser


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
    """Read the words after the program's name.

    Returns:
        How to start the window, or a command with its options.

    Raises:
        SystemExit: Help or the version was asked for (code 0), or the words can't be understood (code 2).
    """
    if words and words[0] in COMMANDS:
        return commands_parser().parse_args(words)
    options = window_parser().parse_args(words)
    return Start(tuple(options.paths), options.screenshot)
