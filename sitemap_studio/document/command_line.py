"""The words of the command line, declared for both faces: one reads them, the help of the other tells of them.

Loads nothing but the standard library and the protocol's tables, since every start waits for it. What the words make
the program do is the business of the faces. The command line says all in English; what the help of
the window says in its language, too, is said by `say`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sitemap_studio import __version__
from sitemap_studio.core.sentences import say
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES

COMMANDS = ("info", "check", "rules", "edit", "export", "convert", "repair", "diff")
"""The words that begin a command; a file of such a name is opened as `./info`."""

REPORT_FORMS = ("text", "json", "sarif", "csv", "html")
"""The forms of what `check` finds."""

RULES_FORMS = ("text", "json", "markdown")
"""The forms of the list of rules."""


def window_parser() -> argparse.ArgumentParser:
    """Reads what opens the window."""
    parser = argparse.ArgumentParser(
        prog="sitemap-studio",
        description="Open, check, edit, save and export sitemaps.",
        epilog=f"Commands without a window: {', '.join(COMMANDS)}; see “sitemap-studio COMMAND --help”.",
    )
    parser.add_argument("paths", nargs="*", type=_path, metavar="PATH", help=say("the sitemaps or indexes to open"))
    parser.add_argument(
        "--screenshot",
        type=_picture,
        metavar="FILE.png",
        help=say("save a picture of the window and end; needs no display"),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"%(prog)s {__version__}",
        help=say("show program's version number and exit"),
    )
    return parser


def commands_parser() -> argparse.ArgumentParser:
    """Reads the commands that need no window, with a parser for each."""
    parser = argparse.ArgumentParser(prog="sitemap-studio")
    commands = parser.add_subparsers(dest="command", required=True)
    _add_info(commands)
    _add_check(commands)
    _add_rules(commands)
    _add_edit(commands)
    _add_export(commands)
    _add_convert(commands)
    _add_repair(commands)
    _add_diff(commands)
    for command in commands.choices.values():
        command.add_argument(
            "-v",
            "--verbose",
            action="store_true",
            help=say("write tracebacks of faults in the program to the terminal"),
        )
    return parser


def _add_info(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    info = commands.add_parser("info", help=say("say what a sitemap or set holds"))
    info.add_argument("path", type=_path, metavar="PATH")
    info.add_argument("--json", action="store_true", help=say("print JSON"))
    _add_reading(info)


def _add_check(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    check = commands.add_parser(
        "check",
        help="list problems; exit code 1 if there are errors among them",
        description=say("List problems; exit code 1 if there are errors among them."),
        epilog=say(
            "A file of leak patterns is a text in UTF-8 with one pattern a line; these are looked for in every address "
            "instead of the usual ones. Patterns are regular expressions of Rust's kind, without look-around and "
            "back-references. A line that begins with # says what the pattern below it is about, in words that follow "
            "“looks like”; a pattern that begins with # is written [#]. What was chosen in the window does not hold "
            "here."
        ),
    )
    check.add_argument("path", type=_path, metavar="PATH")
    _add_profile(check)
    check.add_argument(
        "--base-url",
        metavar="URL",
        help=say(
            "address of the file or of its folder: tells which addresses it may list (inferred from its entries; the "
            "sitemaps of an index may list what lies below the addresses that it gives them)"
        ),
    )
    leaks = check.add_mutually_exclusive_group()
    leaks.add_argument("--leaks", type=_path, metavar="FILE", help=say("patterns of addresses not meant to be public"))
    leaks.add_argument("--no-leaks", action="store_true", help=say("look for no such addresses"))
    check.add_argument("--schema", action="store_true", help=say("validate by the published schemas, too"))
    check.add_argument("--format", choices=REPORT_FORMS, default="text", help=say("form of the output (text)"))
    check.add_argument("--output", type=_path, metavar="FILE", help=say("write it there instead of printing it"))
    _add_overwrite(check)
    _add_reading(check)


def _add_rules(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    rules = commands.add_parser("rules", help=say("list the rules that “check” judges by"))
    rules.add_argument("--format", choices=RULES_FORMS, default="text", help=say("form of the output (text)"))
    rules.add_argument(
        "--update",
        type=_path,
        metavar="FILE.md",
        help=say("put them as Markdown between the marks for them in this file"),
    )


def _add_edit(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    edit = commands.add_parser(
        "edit",
        help="set fields of the entries that a filter chooses",
        description=say(
            "Set fields of the entries that a filter chooses, and save. What is not touched stays as written."
        ),
        epilog=say(
            "FILTER is WORD OP VALUE, joined by “and”. WORD: loc lastmod changefreq priority, any for one of them, "
            "entry for its number from 1, sitemap for its name, folder for its address, extension, problem for a "
            "severity or a rule, state (changed, new, unchanged). OP: = != < > <= >= contains matches in, “does not "
            "contain”, “does not match”, “not in”, “is empty”, “is not empty”. After “in” stand values with commas "
            "between them, ranges such as 0.5..0.8 or 2026-01..2026-03, “last 30 days”, missing or other."
        ),
    )
    edit.add_argument("path", type=_path, metavar="PATH")
    edit.add_argument("--where", required=True, metavar="FILTER", help=say("which entries"))
    edit.add_argument(
        "--set",
        required=True,
        action="append",
        nargs="+",
        metavar="FIELD=VALUE",
        help=say("what to set; nothing after the sign takes the field away"),
    )
    edit.add_argument("--output", type=_path, metavar="PATH", help=say("save there instead of in place"))
    _add_overwrite(edit)
    _add_reading(edit)


def _add_export(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    export = commands.add_parser("export", help=say("write new, split sitemaps with their index into a folder"))
    export.add_argument("paths", type=_path, nargs="+", metavar="PATH")
    export.add_argument("--to", type=_path, required=True, metavar="FOLDER", help=say("where the files go"))
    export.add_argument(
        "--base-url",
        metavar="URL",
        help=say("address of that folder (that of the set, else the root of the site of most entries)"),
    )
    export.add_argument("--no-index", action="store_true", help=say("write one sitemap, without an index"))
    export.add_argument("--gzip", action="store_true", help=say("compress the sitemaps"))
    export.add_argument("--max-urls", type=_count, metavar="N", help=say("most entries in a sitemap"))
    export.add_argument("--max-bytes", type=_count, metavar="N", help=say("most uncompressed bytes in a sitemap"))
    export.add_argument("--name", metavar="TEMPLATE", help=say("names of the sitemaps, with {n} for their number"))
    export.add_argument("--where", metavar="FILTER", help=say("only these entries; see “sitemap-studio edit --help”"))
    export.add_argument("--schema-location", action="store_true", help=say("name the schemas in the files"))
    _add_overwrite(export)
    _add_profile(export)
    _add_reading(export)


def _add_convert(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    convert = commands.add_parser(
        "convert", help=say("write one file: .xml, .txt or .csv, with .gz behind it compressed")
    )
    convert.add_argument("source", type=_path, metavar="SOURCE")
    convert.add_argument("target", type=_path, metavar="TARGET")
    _add_overwrite(convert)
    _add_reading(convert)


def _add_repair(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    repair = commands.add_parser(
        "repair",
        help="mend broken files; exit code 0 nothing to do, 1 repaired, 2 could not",
        description=say(
            "Mend what can't be read, as far as it is certain what was meant, and write the outcome. An index takes "
            "its sitemaps along into another folder. Exit code 0: nothing to do, 1: repaired, 2: could not."
        ),
    )
    repair.add_argument("path", type=_path, metavar="PATH")
    repair.add_argument("--output", type=_path, required=True, metavar="PATH", help=say("where to write it"))
    _add_overwrite(repair)
    repair.add_argument("--json", action="store_true", help=say("print JSON"))
    _add_reading(repair)


def _add_diff(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    diff = commands.add_parser(
        "diff",
        help="list what differs between the entries of two sitemaps or sets",
        description=say(
            "List what differs between the entries of two sitemaps or sets: lines with - only in the first, + only in "
            "the second, ~ a value that is another. Another order is told, but is no difference. Exit code 0: the same "
            "entries, 1: differences, 2: could not compare."
        ),
    )
    diff.add_argument("before", type=_path, metavar="A", help=say("the older sitemap or set"))
    diff.add_argument("after", type=_path, metavar="B", help=say("the newer one"))
    diff.add_argument("--json", action="store_true", help=say("print JSON"))
    _add_reading(diff)


def _add_overwrite(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--overwrite", action="store_true", help=say("write over files that are there already"))


def _add_reading(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--encoding",
        type=_encoding,
        metavar="NAME",
        help=say("encoding of files that are neither in UTF-8 nor in the encoding that they declare"),
    )
    parser.add_argument(
        "--max-file-bytes", type=_count, metavar="N", help=say("most unpacked bytes of a file that is read")
    )
    parser.add_argument("--max-entries", type=_count, metavar="N", help=say("most entries of a set that is read"))


def _add_profile(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--profile",
        choices=tuple(PROFILES),
        default=DEFAULT_PROFILE.name,
        help=say("whose limits ({name})", name=DEFAULT_PROFILE.name),
    )


def _path(text: str) -> Path:
    # Scripts whose variable is not set name nothing; `Path` would take that for the folder that they run in.
    if not text:
        raise argparse.ArgumentTypeError(f"“{text}” names no file or folder")
    return Path(text)


def _picture(text: str) -> Path:
    # One that was taken before is replaced; a sitemap whose name slipped into its place is not.
    if Path(text).suffix.lower() != ".png":
        raise argparse.ArgumentTypeError(f"“{text}” does not end in .png")
    return Path(text)


def _encoding(text: str) -> str:
    try:
        bytes(4).decode(text)
    except UnicodeDecodeError:
        # It is known, or it would not be known that these are none.
        pass
    except (LookupError, UnicodeError):
        raise argparse.ArgumentTypeError(f"“{text}” is not the name of an encoding") from None
    return text


def _count(text: str) -> int:
    try:
        number = int(text.replace(",", "").replace("_", ""))
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number above 0")
    return number
