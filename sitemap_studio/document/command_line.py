"""The arguments of the command line, declared once: the command line parses them, the help of the window lists them.

Loads nothing but the standard library and the protocol's tables, since every start waits for it. What a command does is
the business of `cli`. All texts are English, also in the help of the window.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from sitemap_studio import __version__
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES

PROGRAM: Final = "sitemap-studio"
"""The name of the program, as it is typed."""

REPORT_FORMS = ("text", "json", "sarif", "csv", "html")
"""The forms of what `check` finds."""

FAIL_ON = ("error", "warning", "info")
"""Severities, gravest first."""

RULES_FORMS = ("text", "json", "markdown")
"""The forms of the list of rules."""


class Command(NamedTuple):
    """A command that needs no window.

    Attributes:
        summary: What it does, for the list of commands.
        declare: Adds its arguments to its parser, and its description where there is more to say than the summary.
    """

    summary: str
    declare: Callable[[argparse.ArgumentParser], None]


class _Parser(argparse.ArgumentParser):
    """A parser that quotes arguments with their control characters and direction marks escaped."""

    def error(self, message: str) -> NoReturn:
        """End with the usage and one sentence."""
        super().error("".join(each if each.isprintable() else ascii(each)[1:-1] for each in message))


def window_parser() -> argparse.ArgumentParser:
    """Return the parser of what opens the window; its help is that of the program."""
    width = max(map(len, COMMANDS)) + 2
    commands = "\n".join(f"  {name:{width}}{command.summary}" for name, command in COMMANDS.items())
    parser = _Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [PATH ...] [--screenshot FILE.png]\n       {PROGRAM} COMMAND ...",
        description="Open, check, edit, save and export sitemaps.",
        epilog=(
            f"commands without a window:\n{commands}\n\n"
            f"“{PROGRAM} help COMMAND” explains a command. A file that is named like one is opened as ./NAME."
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("paths", nargs="*", type=_path, metavar="PATH", help="the sitemaps or indexes to open")
    parser.add_argument(
        "--screenshot",
        type=_picture,
        metavar="FILE.png",
        help="save a picture of the window and end; needs no display",
    )
    _add_version(parser)
    return parser


def command_parser(name: str) -> argparse.ArgumentParser:
    """Return the parser of a command; what it parses bears the command's name as `command`."""
    command = COMMANDS[name]
    summary = command.summary
    parser = _Parser(prog=f"{PROGRAM} {name}", description=f"{summary[0].upper()}{summary[1:]}.", allow_abbrev=False)
    parser.set_defaults(command=name)
    command.declare(parser)
    parser.add_argument("-q", "--quiet", action="store_true", help="print results, warnings and errors only")
    parser.add_argument(
        "-v",
        "--verbose",
        action="store_true",
        help="write tracebacks of faults in the program to the terminal",
    )
    _add_version(parser)
    return parser


def _add_version(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "-V",
        "--version",
        action="version",
        version=f"{PROGRAM} {__version__}",
        help="show program's version number and exit",
    )


def _declare_info(info: argparse.ArgumentParser) -> None:
    _add_paths(info)
    info.add_argument("--json", action="store_true", help="print JSON")
    _add_reading(info)


def _declare_check(check: argparse.ArgumentParser) -> None:
    check.epilog = (
        "A file of leak patterns is a text in UTF-8 with one pattern a line; these are looked for in every address "
        "instead of the usual ones. Patterns are regular expressions of Rust's kind, without look-around and "
        "back-references. A line that begins with # says what the pattern below it is about, in words that follow "
        "“looks like”; a pattern that begins with # is written [#]. What was chosen in the window does not hold "
        "here."
    )
    _add_paths(check)
    _add_profile(check)
    check.add_argument(
        "--base-url",
        metavar="URL",
        help=(
            "address of the file or of its folder: tells which addresses it may list (inferred from its entries; the "
            "sitemaps of an index may list what lies below the addresses that it gives them)"
        ),
    )
    leaks = check.add_mutually_exclusive_group()
    leaks.add_argument("--leaks", type=_path, metavar="FILE", help="patterns of addresses not meant to be public")
    leaks.add_argument("--no-leaks", action="store_true", help="look for no such addresses")
    check.add_argument("--schema", action="store_true", help="validate by the published schemas, too")
    check.add_argument(
        "--only", type=_words, metavar="RULE,…", help="report these rules alone; see “sitemap-studio rules”"
    )
    check.add_argument("--ignore", type=_words, metavar="RULE,…", help="do not report these rules")
    check.add_argument(
        "--fail-on",
        choices=FAIL_ON,
        default="error",
        help="the least severity of problems that make the exit code 1 (error)",
    )
    check.add_argument("--format", choices=REPORT_FORMS, default="text", help="form of the output (text)")
    check.add_argument("--output", type=_path, metavar="FILE", help="write it there instead of printing it")
    check.add_argument(
        "--root", type=_path, metavar="FOLDER", help="what paths in SARIF are relative to (the working folder)"
    )
    _add_overwrite(check)
    _add_reading(check)


def _declare_rules(rules: argparse.ArgumentParser) -> None:
    rules.add_argument("--format", choices=RULES_FORMS, default="text", help="form of the output (text)")
    rules.add_argument(
        "--update",
        type=_path,
        metavar="FILE.md",
        help="put them as Markdown between the marks for them in this file",
    )


def _declare_edit(edit: argparse.ArgumentParser) -> None:
    edit.description = (
        "Set fields of the entries that a filter chooses, and save. What is not touched stays as written."
    )
    edit.epilog = (
        "FILTER is WORD OP VALUE, joined by “and” or “or”, with parentheses around groups. WORD: loc lastmod "
        "changefreq priority, any for one of them, entry for its number from 1, sitemap for its name, folder for "
        "its address, extension, problem for a severity or a rule, state (changed, new, unchanged). OP: = != < > <= "
        ">= contains matches in, “does not contain”, “does not match”, “not in”, “is empty”, “is not empty”. After "
        "“in” stand values with commas between them, ranges such as 0.5..0.8 or 2026-01..2026-03, “last 30 days”, "
        "missing or other."
    )
    edit.add_argument("path", type=_path, metavar="PATH", help="the sitemap or set; - for standard input")
    edit.add_argument("--where", required=True, metavar="FILTER", help="which entries")
    edit.add_argument(
        "--set",
        required=True,
        action="append",
        metavar="FIELD=VALUE",
        help="what to set, for each field anew; nothing after the sign takes the field away",
    )
    edit.add_argument(
        "--output", type=_path, metavar="PATH", help="save there instead of in place; - for standard output"
    )
    _add_overwrite(edit)
    _add_reading(edit)


def _declare_fix(fix: argparse.ArgumentParser) -> None:
    fix.description = (
        "Fix values where it is certain what was meant, print each before and after, and save. What is not touched "
        "stays as written. Exit code 0: nothing is left to fix, 1: something can't be fixed without guessing, or would "
        "be fixed (--dry-run), 2: could not."
    )
    fix.add_argument("path", type=_path, metavar="PATH", help="the sitemap or set; - for standard input")
    fix.add_argument(
        "--rule",
        type=_words,
        action="extend",
        metavar="RULE,…",
        help=(
            "fix only what breaks these rules; the order of elements and the namespace are fixed only where they are "
            "named (element-order, namespace-wrong)"
        ),
    )
    fix.add_argument(
        "--base-url", metavar="URL", help="address of the sitemap or of its folder, to complete relative URLs"
    )
    fix.add_argument("--zone", metavar="ZONE", help="zone of times that state none: Z, or such as +01:00")
    fix.add_argument(
        "--output", type=_path, metavar="PATH", help="save there instead of in place; - for standard output"
    )
    fix.add_argument("--dry-run", action="store_true", help="only print what would be fixed")
    fix.add_argument("--json", action="store_true", help="print JSON")
    _add_overwrite(fix)
    _add_reading(fix)


def _declare_export(export: argparse.ArgumentParser) -> None:
    export.add_argument("paths", type=_path, nargs="+", metavar="PATH")
    export.add_argument("--to", type=_path, required=True, metavar="FOLDER", help="where the files go")
    export.add_argument(
        "--base-url",
        metavar="URL",
        help="address of that folder (that of the set, else the root of the site of most entries)",
    )
    export.add_argument("--no-index", action="store_true", help="write one sitemap, without an index")
    export.add_argument("--gzip", action="store_true", help="compress the sitemaps")
    export.add_argument("--max-urls", type=_count, metavar="N", help="most entries in a sitemap")
    export.add_argument("--max-bytes", type=_count, metavar="N", help="most uncompressed bytes in a sitemap")
    export.add_argument("--name", metavar="TEMPLATE", help="names of the sitemaps, with {n} for their number")
    export.add_argument("--where", metavar="FILTER", help="only these entries; see “sitemap-studio edit --help”")
    export.add_argument("--schema-location", action="store_true", help="name the schemas in the files")
    _add_overwrite(export)
    _add_profile(export)
    _add_reading(export)


def _declare_convert(convert: argparse.ArgumentParser) -> None:
    convert.add_argument("source", type=_path, metavar="SOURCE", help="the sitemap or set; - for standard input")
    convert.add_argument("target", type=_path, metavar="TARGET", help="the new file; - for standard output")
    convert.add_argument("--format", choices=("xml", "txt", "csv"), help="form of what goes to standard output (xml)")
    _add_overwrite(convert)
    _add_reading(convert)


def _declare_repair(repair: argparse.ArgumentParser) -> None:
    repair.description = (
        "Mend what can't be read, as far as it is certain what was meant, and write the outcome. An index takes "
        "its sitemaps along into another folder. Exit code 0: nothing to do, 1: repaired, 2: could not."
    )
    _add_paths(repair)
    repair.add_argument(
        "--output",
        type=_path,
        required=True,
        metavar="PATH",
        help="where to write it; - for standard output, a folder for several PATHs",
    )
    _add_overwrite(repair)
    repair.add_argument("--json", action="store_true", help="print JSON")
    _add_reading(repair)


def _declare_diff(diff: argparse.ArgumentParser) -> None:
    diff.description = (
        "List what differs between the entries of two sitemaps or sets: lines with - only in the first, + only in "
        "the second, ~ a value that is another, > an entry with another URL. Entries are paired by URL; others are "
        "the same entry only where a redirect shows it, or extensions or a time of change that no other entry has. "
        "Another order is told, but is no difference. Exit code 0: the same entries, 1: differences, 2: could not "
        "compare."
    )
    diff.add_argument("before", type=_path, metavar="A", help="the older sitemap or set")
    diff.add_argument("after", type=_path, metavar="B", help="the newer one")
    diff.add_argument(
        "--redirects",
        type=_path,
        metavar="FILE",
        help="where URLs lead to now: in each line the old URL and the new one, or their paths",
    )
    diff.add_argument("--ignore-sitemaps", action="store_true", help="ignore in which sitemap of a set an entry is")
    diff.add_argument("--json", action="store_true", help="print JSON")
    _add_reading(diff)


def _add_paths(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        nargs="+",
        type=_path,
        metavar="PATH",
        help="sitemaps, sets, or patterns of names such as *.xml; - for standard input",
    )


def _add_overwrite(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--overwrite", action="store_true", help="write over files that are there already")


def _add_reading(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--encoding",
        type=_encoding,
        metavar="NAME",
        help="encoding of files that are neither in UTF-8 nor in the encoding that they declare",
    )
    parser.add_argument("--max-file-bytes", type=_count, metavar="N", help="most unpacked bytes of a file that is read")
    parser.add_argument("--max-entries", type=_count, metavar="N", help="most entries of a set that is read")


def _add_profile(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--profile",
        choices=tuple(PROFILES),
        default=DEFAULT_PROFILE.name,
        help=f"whose limits ({DEFAULT_PROFILE.name})",
    )


def _path(text: str) -> Path:
    # Scripts whose variable is not set name nothing; `Path` would take that for the folder that they run in.
    if not text:
        raise argparse.ArgumentTypeError(f"“{text}” names no file or folder")
    return Path(text)


def _words(text: str) -> list[str]:
    """Split a list at commas."""
    words = [word for part in text.split(",") if (word := part.strip())]
    if not words:
        raise argparse.ArgumentTypeError(f"“{text}” names nothing")
    return words


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


COMMANDS: Final = {
    "info": Command("say what a sitemap or set holds", _declare_info),
    "check": Command("list problems; exit code 1 if there are errors", _declare_check),
    "rules": Command("list the rules that “check” judges by", _declare_rules),
    "edit": Command("set fields of the entries that a filter chooses", _declare_edit),
    "fix": Command("fix values where it is certain what was meant", _declare_fix),
    "export": Command("write new, split sitemaps with their index into a folder", _declare_export),
    "convert": Command("write one file: .xml, .txt or .csv, with .gz behind it compressed", _declare_convert),
    "repair": Command("mend broken files; exit code 0 nothing to do, 1 repaired, 2 could not", _declare_repair),
    "diff": Command("list what differs between the entries of two sitemaps or sets", _declare_diff),
}
"""The commands by their names; the first argument that is one begins a command."""
