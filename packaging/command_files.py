"""Write the manual page and the completions of the shells from the parsers of the command line.

`python3 packaging/bootstrap.py manual` runs it where argparse-manpage and shtab are installed.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "resources" / "command-line"
MANUAL_PAGE: Final = FOLDER / "sitemap-studio.1"
COMPLETIONS: Final = {"bash": FOLDER / "sitemap-studio.bash", "zsh": FOLDER / "_sitemap-studio"}


def whole_parser() -> argparse.ArgumentParser:
    """Return one parser with all commands as subparsers, as the tools want it."""
    from sitemap_studio.document.command_line import COMMANDS, PROGRAM, HelpFormatter, command_parser, window_parser

    parser = window_parser()
    parser.usage = parser.epilog = None
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog=PROGRAM)
    for name, command in COMMANDS.items():
        declared = command_parser(name)
        commands.add_parser(
            name,
            help=command.summary,
            description=f"{declared.description}\n\n{declared.epilog}",
            formatter_class=HelpFormatter,
            parents=[declared],
            add_help=False,
            allow_abbrev=False,
        )
    return parser


def main() -> None:
    """Write all files."""
    import shtab
    from argparse_manpage.manpage import Manpage

    sys.path.insert(0, str(ROOT))
    from sitemap_studio import __version__

    FOLDER.mkdir(exist_ok=True)
    parser = whole_parser()
    parser.man_short_description = "editor and validator for XML sitemaps"  # type: ignore[attr-defined]
    page = Manpage(parser, format="single-commands-section")
    page.date = f"{datetime.now(UTC):%Y-%m-%d}"
    page.source, page.manual = f"Sitemap Studio {__version__}", "User Commands"
    MANUAL_PAGE.write_text(str(page) + "\n", encoding="utf-8", newline="\n")
    # As the first argument shtab would offer either files or commands.
    parser._actions = [action for action in parser._actions if action.dest != "paths"]
    preamble = {"bash": "_shtab_sitemap_studio_pos_0_COMPGEN=_shtab_compgen_files"}
    (commands,) = (action.choices for action in parser._actions if isinstance(action.choices, dict))
    for each in (parser, *commands.values()):
        for action in each._actions:
            if getattr(action.type, "__name__", "") in ("_path", "_picture") or action.dest == "robots":
                action.complete = shtab.FILE
    for shell, path in COMPLETIONS.items():
        path.write_text(shtab.complete(parser, shell=shell, preamble=preamble), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
