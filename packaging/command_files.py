"""Write the manual page and the shell completions from the argument parsers of the command line.

`python3 packaging/bootstrap.py manual` runs this script in an environment with argparse-manpage and shtab.
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
OUTPUT_FOLDER: Final = ROOT / "resources" / "command-line"
MANUAL_PAGE: Final = OUTPUT_FOLDER / "sitemap-studio.1"
COMPLETIONS: Final = {"bash": OUTPUT_FOLDER / "sitemap-studio.bash", "zsh": OUTPUT_FOLDER / "_sitemap-studio"}


EXTRA_SECTIONS: Final = {
    "synopsis": r""".B sitemap\-studio
[\fIPATH\fR ...] [\fB\-\-screenshot\fR \fIFILE.png\fR]
.br
.B sitemap\-studio
\fICOMMAND\fR ...""",
    "exit status": r""".TP
.B 0
Success.
.TP
.B 1
Problems or differences were found, or something was left out or repaired.
.TP
.B 2
The command failed.
.TP
.B 130
It was stopped by Ctrl+C.""",
    "environment": r""".TP
.B SOURCE_DATE_EPOCH
Time to write instead of the current time, in seconds since 1970, for reproducible output.""",
}
"""Sections of the manual page in addition to the arguments, as roff by heading."""


def combined_parser() -> argparse.ArgumentParser:
    """Return one parser with all commands as subparsers, as argparse-manpage and shtab require."""
    from sitemap_studio.document.command_line import COMMANDS, PROGRAM, HelpFormatter, command_parser, window_parser

    parser = window_parser()
    parser.usage = parser.epilog = None
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog=PROGRAM)
    for name, command in COMMANDS.items():
        declared = command_parser(name)
        commands.add_parser(
            name,
            help=command.summary,
            usage=_short_usage(declared),
            description="\n\n".join(filter(None, (command.description, declared.epilog))),
            formatter_class=HelpFormatter,
            parents=[declared],
            add_help=False,
            allow_abbrev=False,
        )
    return parser


def _short_usage(parser: argparse.ArgumentParser) -> str:
    """Return a usage line with the positional arguments and required options, and “[OPTION ...]” for others."""
    words = [parser.prog]
    words += [
        f"{each.option_strings[0]} {each.metavar}" for each in parser._actions if each.required and each.option_strings
    ]
    words.append("[OPTION ...]")
    positionals = (each for each in parser._actions if not each.option_strings)
    words += [f"{each.metavar} ..." if each.nargs == "+" else str(each.metavar) for each in positionals]
    return " ".join(words)


def manual_page(parser: argparse.ArgumentParser) -> str:
    """Return the manual page as roff, with ragged-right text and unwrapped examples."""
    from argparse_manpage.manpage import Manpage

    from sitemap_studio import __version__

    parser.man_short_description = "editor and validator for XML sitemaps"  # type: ignore[attr-defined]
    page = Manpage(parser, format="single-commands-section")
    page.date = f"{datetime.now(UTC):%Y-%m-%d}"
    page.source, page.manual = f"Sitemap Studio {__version__}", "User Commands"
    for heading, content in EXTRA_SECTIONS.items():
        page.add_section(heading, "=", content)
    text = re.sub(r"^examples:\n((?:  .*\n)+)", r"examples:\n.nf\n\1.fi\n", f"{page}\n", flags=re.MULTILINE)
    return text.replace(".SH NAME\n", ".nh\n.ad l\n.SH NAME\n", 1)


def completions(parser: argparse.ArgumentParser) -> dict[str, str]:
    """Return the completion scripts of shtab by shell, with corrections for bash and zsh. This modifies the parser."""
    import shtab

    # shtab would offer either files or commands as the first argument.
    parser._actions = [action for action in parser._actions if action.dest != "paths"]
    (commands,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    summaries = {each.dest: each.help for each in commands._choices_actions}
    for name, each in commands.choices.items():
        each.description = summaries[name]
    topics = commands.add_parser("help", help="show the options of a command", add_help=False)
    topics.add_argument("topic", metavar="COMMAND", choices=[*summaries])
    for each in (parser, *commands.choices.values()):
        for action in each._actions:
            if (
                getattr(action.type, "__name__", "")
                in ("_parse_path", "_parse_path_or_url", "_parse_version", "_parse_screenshot_path")
                or action.dest == "robots"
            ):
                action.complete = shtab.FILE
    preamble = {"bash": "_shtab_sitemap_studio_pos_0_COMPGEN=_shtab_compgen_files"}
    bash, zsh = (shtab.complete(parser, shell=shell, preamble=preamble) for shell in ("bash", "zsh"))
    return {"bash": _accept_equals_signs(bash), "zsh": _offer_files(zsh)}


def _accept_equals_signs(bash: str) -> str:
    """Return the script with support for `--option=value`, which bash splits at the equals sign."""
    begin, word = (
        '  local completing_word="${COMP_WORDS[COMP_CWORD]}"\n',
        '    local this_word="${COMP_WORDS[$word_index]}"\n',
    )
    skip = """\
    if [[ $this_word == "=" ]]; then
      let "current_action_args_start_index+=1" "word_index+=1"
      continue
    fi
"""
    return _replace_each_once(
        bash, (begin, f'{begin}  [[ $completing_word == "=" ]] && completing_word=""\n'), (word, word + skip)
    )


def _offer_files(zsh: str) -> str:
    """Return the script with completion of files beside commands, of repeated paths, and of `--option=value`."""
    zsh = re.sub(r'^  ("\*?--[\w-]+)(\[.*\]:)', r"  \1=\2", zsh, flags=re.MULTILINE)
    # zsh would display these backslashes.
    zsh = re.sub(r"""\\([;'*“”])""", r"\1", zsh)
    return _replace_each_once(
        zsh,
        ("  _describe 'sitemap-studio commands' _commands\n", "  _describe 'command' _commands\n  _files\n"),
        ("      esac\n", "        *) _files ;;\n      esac\n"),
    ).replace('  "(*):', '  "*:')


def _replace_each_once(text: str, *pairs: tuple[str, str]) -> str:
    """Replace each old text by its new one.

    Raises:
        ValueError: An old text does not occur exactly once.
    """
    for old, new in pairs:
        if text.count(old) != 1:
            raise ValueError(f"shtab has changed: {old!r}")
        text = text.replace(old, new)
    return text


def main() -> None:
    """Write the manual page and the completions of all shells."""
    sys.path.insert(0, str(ROOT))
    OUTPUT_FOLDER.mkdir(exist_ok=True)
    MANUAL_PAGE.write_text(manual_page(combined_parser()), encoding="utf-8", newline="\n")
    for shell, text in completions(combined_parser()).items():
        COMPLETIONS[shell].write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
