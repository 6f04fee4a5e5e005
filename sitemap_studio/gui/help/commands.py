"""The pages of the help about the command line and about keys; they say what is declared, in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from sitemap_studio.core.sentences import Sentence
from sitemap_studio.document.command_line import COMMANDS, command_parser, window_parser
from sitemap_studio.gui.help.blocks import Block, Code, Grid, Heading, Page, Text, Words, code, joined, plain
from sitemap_studio.gui.words.spoken import spoken

translate: Final = QCoreApplication.translate

WIDTH: Final = 54
"""Characters of a line that shows how a command is written."""


def command_page() -> Page:
    """What can be done without a window, a page for each command."""
    window = window_parser()
    blocks: list[Block] = [
        Text(
            translate(
                "Help",
                "The same engine without a window, for scripts. Exit code 0 says that all is well, 1 that errors "
                "or differences were found, 2 that it could not be done. Settings of the window do not apply "
                "there, and nothing is ever fetched from the web.",
            )
        ),
        Heading(translate("Help", "Opening the window")),
        Code("\n".join(line.strip() for line in str(window.usage).splitlines())),
        *_arguments(window),
    ]
    pages = [_command(name, command_parser(name)) for name in COMMANDS]
    return Page("command-line", translate("Help", "Command line"), blocks, pages)


def shortcut_page(actions: Iterable[QAction]) -> Page:
    """All keys, with what they do."""
    native = QKeySequence.SequenceFormat.NativeText
    rows: list[list[Words]] = [
        [
            plain(action.statusTip().rstrip(".") or action.text().replace("&", "")),
            joined([code(keys.toString(native)) for keys in action.shortcuts()], "  "),
        ]
        for action in actions
        if action.shortcuts()
    ]
    heads = (translate("Help", "Action"), translate("Help", "Keys"))
    return Page("shortcuts", translate("Help", "Keyboard shortcuts"), (Grid(heads, rows),))


def _command(name: str, parser: argparse.ArgumentParser) -> Page:
    about = parser.description
    blocks: list[Block] = [
        Text(plain(spoken(about) if isinstance(about, Sentence) else _sentence(COMMANDS[name].summary))),
        Code(_usage(parser)),
    ]
    blocks += _arguments(parser)
    if parser.epilog:
        blocks.append(Text(plain(spoken(parser.epilog))))
    return Page(f"command-{name}", name, blocks)


def _sentence(words: str) -> str:
    """What an option is for, which stands alone here."""
    said = spoken(words)
    return translate("Help", "{what}.").format(what=f"{said[:1].upper()}{said[1:]}") if said else ""


def _usage(parser: argparse.ArgumentParser) -> str:
    formatter = argparse.HelpFormatter(parser.prog, width=WIDTH)
    formatter.add_usage(parser.usage, parser._actions, parser._mutually_exclusive_groups, prefix="")
    return formatter.format_help().strip()


def _arguments(parser: argparse.ArgumentParser) -> list[Block]:
    rows: list[list[Words]] = []
    for action in parser._actions:
        if not action.help or action.dest == "help":
            continue
        value = action.metavar if isinstance(action.metavar, str) else "|".join(map(str, action.choices or ()))
        names = ", ".join(action.option_strings)
        written = " ".join(part for part in (names, value if action.nargs != 0 else "") if part)
        rows.append([code(written), plain(_sentence(action.help))])
    return [Grid((), rows)] if rows else []
