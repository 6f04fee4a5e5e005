"""The arguments of the command line, declared once: the command line parses them, the help of the window lists them.

Every start of the program loads this module, so it loads only modules of the standard library, without `typing`; tables
of the protocol are loaded for the command that needs them. The package `cli` implements the commands. All texts are
English, also in the help of the window.
"""

from __future__ import annotations

import argparse
import codecs
import os
import re
import sys
from contextlib import suppress

from sitemap_studio.core.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any, Final, NoReturn

    Argument = tuple[tuple[str, ...], dict[str, Any]]
    """The names of an argument, and what else `add_argument` takes."""

PROGRAM: Final = "sitemap-studio"
"""Name of the program on the command line."""

PASSWORD_VARIABLE: Final = "SITEMAP_STUDIO_PASSWORD"
"""Environment variable with the password for `--user`."""

KEY_VARIABLE: Final = "SITEMAP_STUDIO_INDEXNOW_KEY"
"""Environment variable with the key for `--indexnow env`."""

REPORT_FORMATS: Final = ("text", "json", "sarif", "csv", "html", "github", "junit")
"""Report formats of `check`."""

FAIL_ON = ("error", "warning", "info")
"""Severities, gravest first."""

PAGE_FORMATS: Final = ("text", "json", "jsonl", "csv")
"""Output formats of `pages`."""

BOT_NAMES: Final = ("studio", "googlebot", "googlebot-smartphone", "bingbot", "yandexbot", "browser")
"""Bots as which `pages` can request pages."""

DIFF_FORMATS: Final = ("text", "json", "csv", "markdown")
"""Output formats of `diff`."""

DIFF_FIELDS: Final = ("loc", "lastmod", "changefreq", "priority", "sitemap", "extensions")
"""Fields that `diff` compares."""

RULES_FORMATS = ("text", "json", "markdown")
"""Output formats of `rules`."""


class _Parser(argparse.ArgumentParser):
    """Argument parser that escapes invisible characters in its error messages."""

    def error(self, message: str) -> NoReturn:
        """Print the error and the help command in one line, and exit with code 2."""
        sentence = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in message).rstrip(".")
        help_command = self.prog.replace(PROGRAM, f"{PROGRAM} help", 1)
        self.exit(2, f"{PROGRAM}: {sentence[:1].upper()}{sentence[1:]}. “{help_command}” lists the options.\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print a help or error text at once, to standard error unless a file is given, and raise errors of writing."""
        # The base class ignores errors, or leaves them to the end of the process.
        print(message, end="", file=file or sys.stderr, flush=True)


class HelpFormatter(argparse.HelpFormatter):
    """Formatter of help texts that wraps each line by itself, and does not wrap indented lines."""

    def __init__(self, prog: str, width: int | None = None) -> None:
        """Create the formatter of a program for a width, by default two columns less than the terminal has."""
        # The base class would load shutil with all compressors for the width alone.
        super().__init__(prog, width=width or _terminal_width() - 2)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Wrap each line of a text by itself; lines that begin with a space are kept."""
        fill = super()._fill_text
        return "\n".join(line if line.startswith(" ") else fill(line, width, indent) for line in text.splitlines())


def _terminal_width() -> int:
    """Return the width of the terminal in columns: from the variable COLUMNS, else of standard output, else 80."""
    columns = os.environ.get("COLUMNS", "")
    width = int(columns) if columns.isdecimal() else 0
    if not width and sys.__stdout__ is not None:
        with suppress(OSError, ValueError):
            width = os.get_terminal_size(sys.__stdout__.fileno()).columns
    return width or 80


def window_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line without a command, which opens the window; its help describes the program."""
    width = max(map(len, COMMANDS)) + 2
    commands = "\n".join(f"  {name:{width}}{command.summary}" for name, command in COMMANDS.items())
    parser = _Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [PATH ...] [--screenshot FILE.png]\n       {PROGRAM} COMMAND ...",
        description="Open, check, edit, save and export sitemaps.",
        epilog=(
            f"commands:\n{commands}\n\n"
            f"“{PROGRAM} help COMMAND” shows the options of a command. Without a command, the window opens. To open a file "
            "with the name of a command, write ./NAME.\n\n"
            "Exit code 0: success, 1: problems or differences were found, or something was left out or repaired, "
            "2: failed, 130: stopped by Ctrl+C."
        ),
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )
    for names, options in _WINDOW_ARGUMENTS:
        parser.add_argument(*names, **options)
    parser.set_defaults(command=None)
    return parser


def command_parser(name: str) -> argparse.ArgumentParser:
    """Return the argument parser of a command; the namespace that it returns has the name as `command`."""
    command = COMMANDS[name]
    description = command.description or f"{command.summary[0].upper()}{command.summary[1:]}."
    epilog = command.epilog if isinstance(command.epilog, str) else command.epilog()
    examples = "\n".join(f"  {PROGRAM} {name} {example}".rstrip() for example in command.examples)
    parser = _Parser(
        prog=f"{PROGRAM} {name}",
        description=description,
        epilog="\n\n".join(filter(None, (epilog, f"examples:\n{examples}"))),
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(command=name)
    exclusive = parser.add_mutually_exclusive_group() if command.exclusive else parser
    for names, options in (*command.arguments(), *_COMMON):
        (exclusive if names[0] in command.exclusive else parser).add_argument(*names, **options)
    return parser


def _parse_path(text: str) -> Path:
    """Return the path; refuse an empty argument, which a script with an unset variable passes."""
    # Scripts whose variable is not set name nothing; `Path` would take that for the folder that they run in.
    if not text:
        raise argparse.ArgumentTypeError(f"“{text}” is not the name of a file or folder")
    from pathlib import Path

    return Path(text)


def _parse_path_or_url(text: str) -> Path | str:
    """Return a web URL as text, and anything else as a path."""
    return text if text.lower().startswith(("https://", "http://")) else _parse_path(text)


def _parse_version(text: str) -> Path | str:
    """Return a web URL or a git version (“git:…”) as text, else the path.

    An existing file with such a name as “git:…” is a path.
    """
    is_url = text.lower().startswith(("https://", "http://"))
    return text if is_url or (text.startswith("git:") and not os.path.lexists(text)) else _parse_path(text)


class MaxRemoved:
    """Limit for removed entries: a number, or a percentage of the entries before."""

    def __init__(self, number: float, *, is_percentage: bool) -> None:
        """Store the number of entries, or the percentage."""
        self.number = number
        self.is_percentage = is_percentage

    def __str__(self) -> str:
        """Return the number, with “ %” for a percentage."""
        return f"{self.number:,g}{' %' if self.is_percentage else ''}"


def _parse_max_removed(text: str) -> MaxRemoved:
    """Parse a whole number, or a percentage with “%”; refuse other texts."""
    digits, is_percentage = text.strip().removesuffix("%").strip(), text.strip().endswith("%")
    pattern = r"[0-9]+(?:\.[0-9]+)?" if is_percentage else "[0-9]+"
    if not re.fullmatch(pattern, digits):
        raise argparse.ArgumentTypeError(f"“{text}” is neither a whole number nor a percentage such as 5%")
    return MaxRemoved(float(digits), is_percentage=is_percentage)


def _parse_diff_fields(text: str) -> list[str]:
    """Split a list at commas, and return the lowercase names; refuse names that are not in `DIFF_FIELDS`."""
    names = [word.lower() for word in _split_at_commas(text)]
    for name in names:
        if name not in DIFF_FIELDS:
            raise argparse.ArgumentTypeError(f"“{name}” is not a field; the fields are {', '.join(DIFF_FIELDS)}")
    return names


_HEADER: Final = r"([!#$%&'*+.^_`|~0-9A-Za-z-]+)[ \t]*:[ \t]*(.*?)[ \t]*"


_HEADER_FAULT: Final = "write the header field as NAME: VALUE"
"""Message without the text, which may contain a password."""


def parse_header_field(text: str) -> tuple[str, str]:
    """Parse NAME: VALUE; return name and value of a header field, and refuse invalid ones. RFC 9110, 5."""
    found = re.fullmatch(_HEADER, text)
    if found is None or not _parse_header_value(found[2]):
        raise argparse.ArgumentTypeError(_HEADER_FAULT)
    return found[1], found[2]


def _parse_header_value(text: str) -> str:
    """Return the value of a header field, trimmed; refuse blank values and control characters except tabs."""
    if not text.strip() or any(each < " " and each != "\t" for each in text) or "\x7f" in text:
        raise argparse.ArgumentTypeError("the value of the header field is empty or has control characters")
    return text.strip()


def _parse_user_name(text: str) -> str:
    """Return the user name.

    Refuse an empty name, invisible characters, and a colon, because a password after it would be visible to others.
    """
    # A colon begins the password, which other users of the machine could see in the list of processes.
    if ":" in text:
        raise argparse.ArgumentTypeError("give only the user name; the password is asked for")
    if not text or not text.isprintable():
        raise argparse.ArgumentTypeError(f"“{text}” is not a user name")
    return text


def _split_at_commas(text: str) -> list[str]:
    """Return the trimmed items of a list with commas, without empty ones; refuse a list without items."""
    words = [word for part in text.split(",") if (word := part.strip())]
    if not words:
        raise argparse.ArgumentTypeError("the list is empty")
    return words


def _parse_column(text: str) -> tuple[str, str]:
    """Parse FIELD=HEADER; return the field, which is not checked here, and the header of its column."""
    name, _, header = text.partition("=")
    if not name.strip() or not header.strip():
        raise argparse.ArgumentTypeError(f"“{text}” is not in the form FIELD=HEADER")
    return name.strip(), header


def _parse_screenshot_path(text: str) -> Path:
    """Return the path of the screenshot; refuse one that does not end in “.png”, so that no sitemap is overwritten."""
    # An existing screenshot is replaced, but never a sitemap whose name was typed by mistake.
    if (path := _parse_path(text)).suffix.lower() != ".png":
        raise argparse.ArgumentTypeError(f"“{text}” does not end in .png")
    return path


def _parse_decision(text: str) -> tuple[str, str]:
    """Parse NAME or NAME=ANSWER; return the id of a decision about fixes and its answer, which defaults to yes."""
    from sitemap_studio.protocol.decisions import DECISIONS, YES, answerable

    name, sign, answer = text.partition("=")
    decision = DECISIONS.get(name.strip())
    if decision is None or not decision.has_answers:
        names = ", ".join(each.id for each in answerable(DECISIONS))
        raise argparse.ArgumentTypeError(f"“{name}” is not a decision; the decisions are {names}")
    answer = answer if sign else YES
    if not decision.accepts(answer):
        raise argparse.ArgumentTypeError(f"“{text}” is not an answer; write {decision.usage}")
    return decision.id, answer


_NOT_OF_FILES = {"idna", "punycode", "raw_unicode_escape", "undefined", "unicode_escape"}
"""Python's encodings that no file has."""


def _parse_encoding(text: str) -> str:
    """Return the name of an encoding as given; refuse names that Python does not know, or that no file has."""
    try:
        codec = codecs.lookup(text)
        is_known = codec._is_text_encoding and codec.name.replace("-", "_") not in _NOT_OF_FILES
    except (LookupError, ValueError):
        is_known = False
    if not is_known:
        raise argparse.ArgumentTypeError(f"“{text}” is not the name of an encoding")
    return text


def _parse_count(text: str) -> int:
    """Parse a whole number above 0, without its commas and underscores; refuse other texts."""
    try:
        number = int(text.replace(",", "").replace("_", ""))
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number above 0")
    return number


def _parse_number(text: str) -> float:
    """Parse a finite number from 0; refuse other texts."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 0")
    return number


def _parse_positive_number(text: str) -> float:
    """Parse a finite number above 0; refuse other texts."""
    number = _parse_number(text)
    if not number:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number above 0")
    return number


def _parse_percentage(text: str) -> float:
    """Parse a percentage from 0 to 100, with or without “%”; refuse other texts."""
    number = _parse_number(text.strip().removesuffix("%").strip())
    if number > 100:
        raise argparse.ArgumentTypeError(f"“{text}” is not a percentage from 0 to 100")
    return number


_SECONDS_BY_UNIT: Final = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}


def _parse_age(text: str) -> float:
    """Return an age such as 30m, 12h or 7d, or 0, in seconds; refuse other texts."""
    found = re.fullmatch(r"([0-9]{1,9})([smhd])", text.strip().lower())
    if found is None and text.strip() != "0":
        raise argparse.ArgumentTypeError(f"“{text}” is not an age; write 0, or a number and s, m, h or d, such as 12h")
    return 0.0 if found is None else float(int(found[1]) * _SECONDS_BY_UNIT[found[2]])


class Command:
    """Declaration of a command of the command line: its arguments and the texts of its help.

    Args:
        summary: Description in a few words.
        arguments: Returns the arguments; called for the parser of this command only.
        examples: What may follow the name of the command.
        description: Text above the options; by default the summary as a sentence.
        epilog: The text below the options, or a function that returns it, called for the parser of this command only.
        exclusive: Options of which only one can be given.
    """

    def __init__(
        self,
        summary: str,
        arguments: Callable[[], tuple[Argument, ...]],
        examples: tuple[str, str],
        description: str = "",
        epilog: str | Callable[[], str] = "",
        exclusive: tuple[str, ...] = (),
    ) -> None:
        """Store the declaration; the arguments are not created yet."""
        self.summary = summary
        self.arguments = arguments
        self.examples = examples
        self.description = description
        self.epilog = epilog
        self.exclusive = exclusive


def _argument(*names: str, **options: Any) -> Argument:
    """Return the declaration of an argument: its names, and the keyword arguments of `add_argument`."""
    return names, options


def _flag(*names: str, does: str) -> Argument:
    """Return the declaration of an option without a value, which stores True; `does` is its help text."""
    return names, {"action": "store_true", "help": does}


_VERSION: Final = _argument(
    "-V",
    "--version",
    action="version",
    version=f"{PROGRAM} {__version__}",
    help="print the version and exit",
)
_COMMON: Final = (
    _flag("-q", "--quiet", does="print only results, warnings and errors"),
    _flag("-v", "--verbose", does="also print log messages and tracebacks"),
    _VERSION,
)
_WINDOW_ARGUMENTS: Final = (
    _argument("paths", nargs="*", type=_parse_path, metavar="PATH", help="sitemaps, indexes or folders to open"),
    _argument(
        "--screenshot",
        type=_parse_screenshot_path,
        metavar="FILE.png",
        help="save a screenshot of the window and exit; needs no display",
    ),
    _VERSION,
)
_PATHS: Final = _argument(
    "paths", nargs="+", type=_parse_path, metavar="PATH",
    help="sitemaps, indexes, folders or patterns such as '*.xml'; - for standard input",
)  # fmt: skip
_PATHS_OR_URLS: Final = _argument(
    "paths", nargs="+", type=_parse_path_or_url, metavar="PATH",
    help=(
        "sitemaps, indexes, folders, patterns such as '*.xml', or URLs, which are downloaded to a temporary folder; - for "
        "standard input"
    ),
)  # fmt: skip
_VERSIONS: Final = "a file, a folder, a URL, or git:REV[:PATH]"
_MERGED_PATHS: Final = _argument(
    "paths", type=_parse_path_or_url, nargs="+", metavar="PATH",
    help="sitemaps, indexes, folders, patterns such as '*.xml' or URLs, which are merged; - for standard input",
)  # fmt: skip
_OUTPUT: Final = _argument(
    "--output", type=_parse_path, metavar="PATH",
    help="save there instead of in place; - for standard output; a folder for several sets",
)  # fmt: skip
_DRY_RUN: Final = _flag("--dry-run", does="print what would change without saving")
_WHERE: Final = _argument(
    "--where", metavar="FILTER", help="write only matching entries; see “sitemap-studio help edit”"
)
_JSON: Final = _flag("--json", does="print JSON")
_OVERWRITE: Final = _flag("--overwrite", does="replace existing files")
_READING: Final = (
    _argument(
        "--encoding", type=_parse_encoding, metavar="NAME",
        help="encoding of files that are not valid in the encoding they declare, or in UTF-8",
    ),
    _argument("--max-file-bytes", type=_parse_count, metavar="N", help="maximum uncompressed size of a file, in bytes (default: 1 GiB)"),
    _argument("--max-entries", type=_parse_count, metavar="N", help="maximum entries in a set (default: 100 million)"),
)  # fmt: skip

_SELECTED_RULES: Final = (
    _argument(
        "--only", type=_split_at_commas, action="extend", metavar="RULE,…",
        help=(
            "report only these rules, which may be patterns such as 'lastmod-*'; “sitemap-studio rules” lists all; can be "
            "repeated"
        ),
    ),
    _argument(
        "--ignore", type=_split_at_commas, action="extend", metavar="RULE,…",
        help="do not report these rules or patterns; can be repeated",
    ),
)  # fmt: skip

_ALLOW_EMPTY: Final = _flag("--allow-empty", does="write the result even if it has no entries")
_NEW_OUTPUT: Final = (
    _argument(
        "--output",
        type=_parse_path,
        required=True,
        metavar="PATH",
        help="the new sitemap, or an existing folder for several with their index; - for standard output",
    ),
    _ALLOW_EMPTY,
    _OVERWRITE,
    _JSON,
)


def _profile_argument() -> Argument:
    """Return the declaration of the option --profile, with the names of the profiles as choices."""
    from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES

    return _argument(
        "--profile",
        choices=tuple(PROFILES),
        default=DEFAULT_PROFILE.name,
        help=f"protocol or search engine whose rules apply (default: {DEFAULT_PROFILE.name})",
    )


def _pages_argument() -> Argument:
    """Return the declaration of the option --pages, whose value is an age; without it, the default of rules applies."""
    from sitemap_studio.protocol.page_verdicts import MAX_PAGE_AGE

    return _argument(
        "--pages",
        nargs="?",
        type=_parse_age,
        const=MAX_PAGE_AGE.total_seconds(),
        metavar="AGE",
        help=(
            "also report problems of pages, by facts that “sitemap-studio pages” stored and that are younger than AGE, "
            f"such as 12h or 7d; requests no page (default age: {MAX_PAGE_AGE.days}d)"
        ),
    )


def _date_orders() -> tuple[str, ...]:
    """Return the answers for --date-order: orders of day, month and year in a date."""
    from sitemap_studio.protocol.decisions import DATE_ORDER

    return tuple(each.value for each in DATE_ORDER.answers)


def _decision_lines() -> str:
    """Return one line for each decision that `fix` can apply: its usage and its question."""
    from sitemap_studio.protocol.decisions import DECISIONS, answerable

    decisions = answerable(DECISIONS)
    return "\n".join(f"  {decision.usage}: {decision.question}" for decision in decisions)


COMMANDS: Final = {
    "info": Command("summarize the contents of sitemaps", lambda: (_PATHS_OR_URLS, _JSON, *_READING),
            ("sitemap.xml", "public/ --json")),
    "check": Command(
        "list the problems of sitemaps",
        lambda: (
            _PATHS_OR_URLS,
            _profile_argument(),
            _argument(
                "--base-url", metavar="URL",
                help=(
                    "URL of the sitemap or of its folder, which limits the URLs it may list (default: inferred from its "
                    "entries; sitemaps of an index use the URLs in the index)"
                ),
            ),
            _argument("--leaks", type=_parse_path, metavar="FILE", help="file with patterns of URLs that should not be public"),
            _flag("--no-leaks", does="do not report URLs that should not be public"),
            _argument(
                "--robots", action="append", metavar="[HOST=]FILE",
                help=(
                    "robots.txt of the site, or of another HOST; reports URLs and sitemaps that it disallows, sitemaps "
                    "that it does not list, and faulty lines, and accepts URLs of hosts whose robots.txt lists the "
                    "sitemap; can be repeated"
                ),
            ),
            _flag("--schema", does="also validate against the published schemas"),
            _pages_argument(),
            _argument(
                "--since", type=_parse_version, metavar="VERSION",
                help=(
                    f"earlier version of the sitemap or set: {_VERSIONS}; reports dates that changed although nothing else "
                    "did"
                ),
            ),
            *_SELECTED_RULES,
            _argument(
                "--fail-on", choices=FAIL_ON, default="error",
                help="lowest severity that sets the exit code to 1 (default: error)",
            ),
            _argument("--format", choices=REPORT_FORMATS, default="text", help="format of the output (default: text)"),
            _argument("--output", type=_parse_path, metavar="FILE", help="write the report to this file"),
            _argument(
                "--root", type=_parse_path, metavar="FOLDER",
                help=(
                    "folder that paths in SARIF and in annotations of GitHub are relative to (default: the working "
                    "folder; for --format github the folder of the repository)"
                ),
            ),
            _OVERWRITE,
            *_READING,
        ),
        ("sitemap_index.xml --profile google", "public/*.xml --format sarif --output problems.sarif"),
        epilog=(
            "The file for --leaks has one regular expression per line, in UTF-8, without look-around and "
            "back-references. A line that begins with # describes the pattern below it; write [#] for a pattern that "
            "begins with #. A name in angle brackets, such as <staging>, stands for the default pattern of that name. These "
            "patterns replace the default ones. The settings of the window do not apply.\n\n"
            "Exit code 0: no problem as severe as --fail-on, 1: at least one, 2: failed."
        ),
        exclusive=("--leaks", "--no-leaks"),
    ),
    "rules": Command(
        "list the rules that “check” applies",
        lambda: (
            _argument("--format", choices=RULES_FORMATS, default="text", help="format of the output (default: text)"),
            _argument(
                "--update", type=_parse_path, metavar="FILE.md",
                help="update the list of rules in this Markdown file, between its two marks",
            ),
        ),
        ("--format json", "--format markdown"),
    ),
    "edit": Command(
        "set, replace or remove values or entries",
        lambda: (
            _PATHS,
            _argument(
                "--where", metavar="FILTER",
                help="filter for the entries to change; only --replace and --bulk can be used without it",
            ),
            _argument(
                "--set", action="append", metavar="FIELD=VALUE",
                help="the new value; empty removes the field; can be repeated",
            ),
            _argument(
                "--replace", nargs=2, metavar=("PATTERN", "TEXT"),
                help=(
                    "replace all matches of a regular expression; $1 or \\1 in TEXT inserts what its first group matched, "
                    "$$ a dollar sign"
                ),
            ),
            _argument("--bulk", metavar="OPERATION", help="a bulk edit of the window, see below"),
            _argument(
                "--with", action="append", metavar="NAME=VALUE",
                help="with --bulk: a parameter of the operation; can be repeated",
            ),
            _flag("--remove", does="remove the entries"),
            _argument(
                "--field", type=_split_at_commas, action="extend", metavar="FIELD,…",
                help="with --replace: fields to search (default: loc); with --bulk: the field; can be repeated",
            ),
            _flag("--literal", does="with --replace: PATTERN and TEXT are plain text"),
            _flag("--allow-empty", does="with --remove: also remove all entries"),
            _OUTPUT,
            _DRY_RUN,
            _JSON,
            _OVERWRITE,
            *_READING,
        ),
        ("sitemap.xml --where \"loc contains /blog/\" --set changefreq=weekly", "sitemap.xml --replace \"^http://\" https:// --dry-run"),
        "Set fields of the entries that match a filter, replace text in them, or remove them, and save. All other bytes "
        "stay the same.",
        epilog=(
            "FILTER is a condition NAME OPERATOR VALUE, or several joined by “and” or “or”, grouped by parentheses.\n"
            "NAME: loc, lastmod, changefreq, priority, any (any of these four), entry (number from 1), sitemap (name), "
            "folder (URL), extension, problem (severity or rule), state (changed, new, unchanged), or a stored fact about "
            "the page, which “pages” checks: status, indexable (yes, no, unknown), reason, target, canonical, changed, "
            "checked, title, language, type, bytes, seconds, hops, hits, visited, dates (same, today, newer, older, unchanged, agrees, unproven), cause.\n"
            "OPERATOR: = != < > <= >= contains, matches, in, “does not contain”, “does not match”, “not in”; without a "
            "value “is empty”, “is not empty”.\n"
            "VALUE: “in” takes values separated by commas, ranges such as 0.5..0.8 or 2026-01..2026-03, “last 30 days”, "
            "missing or other.\n"
            "OPERATION: for the field of --field: set, clear, fill; for lastmod: lastmod-now, lastmod-date, lastmod-files, "
            "lastmod-shift, lastmod-cut, lastmod-zone, lastmod-w3c; for priority: priority-depth, priority-scale, "
            "priority-clamp, priority-round; for loc: loc-rebase, loc-https, loc-slash, loc-no-slash, loc-escape, "
            "loc-unescape, loc-fragment, loc-trackers, loc-sessions, loc-absolute; for extensions: image:loc-rebase, "
            "video:expiration_date-set, xhtml:link-complete, xhtml:link-rebase, xhtml:link-add, xhtml:link-remove, "
            "xhtml:link-recode. Parameters that are missing are named.\n\n"
            "Exit code 0: done, 1: done, but a new value breaks a rule or something was left out, 2: failed."
        ),
        exclusive=("--set", "--replace", "--bulk", "--remove"),
    ),
    "fix": Command(
        "fix values whose meaning is certain",
        lambda: (
            _PATHS,
            _argument(
                "--rule", type=_split_at_commas, action="extend", metavar="RULE,…",
                help=(
                    "fix only violations of these rules, which may be patterns such as 'lastmod-*'; element-order is fixed "
                    "only if selected here; with --pages: page-lastmod-late, page-lastmod-early or both, which set lastmod by "
                    "the facts; can be repeated"
                ),
            ),
            _flag(
                "--remove-unproven-dates",
                does="with --pages and --rule: also remove lastmod of entries without evidence of when their page changed",
            ),
            _argument(
                "--base-url", metavar="URL", help="URL of the sitemap or of its folder, to complete relative URLs"
            ),
            _argument("--zone", metavar="ZONE", help="time zone to add to times without one, for example Z or +01:00"),
            _argument(
                "--date-order", choices=_date_orders(),
                help="order of day, month and year in dates that could be read in several orders",
            ),
            _argument(
                "--decide", type=_parse_decision, action="append", metavar="NAME[=ANSWER]",
                help="apply fixes that need a decision, listed below; can be repeated",
            ),
            _flag(
                "--pages",
                does=(
                    "fix entries by the stored facts about their pages, which “pages” collected; nothing is requested"
                ),
            ),
            _argument(
                "--replace", type=_split_at_commas, action="extend", metavar="REASON,…",
                help=(
                    "with --pages: replace URLs with the page to which they lead, for redirect or canonical (default: both, "
                    "unless --remove is given)"
                ),
            ),
            _argument(
                "--remove", type=_split_at_commas, action="extend", metavar="REASON,…",
                help="with --pages: remove entries, for not-found, noindex, robots.txt or redirect-loop",
            ),
            _flag(
                "--all",
                does=(
                    "with --pages: also apply uncertain fixes: those that change the host, use facts that are more than 7 "
                    "days old, or are for a host of which more than half of the answered pages are not found"
                ),
            ),
            _argument("--bot", choices=BOT_NAMES, default="studio", help="with --pages: bot whose facts are used (default: studio)"),
            _argument(
                "--redirects", type=_parse_path, metavar="FILE.csv",
                help="with --pages: write the redirects of the listed pages to this file, as from,to,status; "
                "- for standard output, also in a dry run",
            ),
            _OUTPUT,
            _DRY_RUN,
            _JSON,
            _OVERWRITE,
            *_READING,
        ),
        ("sitemap.xml --rule lastmod-zone --zone +01:00", "sitemap.xml --pages --replace redirect --remove not-found"),
        "Fix values whose meaning is certain, print each before and after, and save. All other bytes stay the same.",
        lambda: (
            f"Decisions:\n{_decision_lines()}\n\n"
            "Exit code 0: nothing is left to fix, 1: some values need your decision or would be fixed (--dry-run), or "
            "something was left out, 2: failed."
        ),
    ),
    "dedupe": Command(
        "remove entries with duplicate URLs",
        lambda: (
            _PATHS,
            _argument(
                "--keep", default="first", metavar="WHICH",
                help="entry to keep: first, newest (by lastmod), or the one in the sitemap of this name (default: first)",
            ),
            _flag(
                "--near",
                does=(
                    "ignore http/https, www, the default port, a trailing slash, index files such as index.html, the order "
                    "of parameters, percent escapes and the case of the host, but not the case of the path"
                ),
            ),
            _OUTPUT,
            _DRY_RUN,
            _JSON,
            _OVERWRITE,
            *_READING,
        ),
        ("sitemap.xml --dry-run", "sitemap_index.xml --near --keep newest"),
        "Remove entries with duplicate URLs, print each with the entry that is kept, and save. All other bytes stay "
        "the same.",
        "Exit code 0: no duplicates are left, 1: some are left in read-only sitemaps or would be removed (--dry-run), "
        "or something was left out, 2: failed.",
    ),
    "export": Command(
        "write new sitemaps within the limits, with an index",
        lambda: (
            _MERGED_PATHS,
            _argument("--to", type=_parse_path, required=True, metavar="FOLDER", help="folder for the files"),
            _argument(
                "--base-url", metavar="URL",
                help="URL of that folder (default: URL of the set, else the root of the most frequent site)",
            ),
            _flag("--no-index", does="write one sitemap, without an index"),
            _flag("--gzip", does="compress the sitemaps"),
            _argument("--max-urls", type=_parse_count, metavar="N", help="maximum entries per sitemap (default: the limit of --profile)"),
            _argument("--max-bytes", type=_parse_count, metavar="N", help="maximum uncompressed bytes per sitemap (default: the limit of --profile)"),
            _argument("--name", metavar="TEMPLATE", help="file names, with {n} for the number (default: sitemap-{n}.xml)"),
            _WHERE,
            _flag("--schema-location", does="add xsi:schemaLocation to the files"),
            _ALLOW_EMPTY,
            _OVERWRITE,
            _profile_argument(),
            *_READING,
        ),
        ("sitemap.xml --to split --base-url https://www.example.com/", "a.xml b.xml --to compressed --gzip --max-urls 10000"),
        epilog="Exit code 0: done, 1: no entries match, some are outside the base URL, or something was left out, "
        "2: failed.",
    ),
    "convert": Command(
        "convert sitemaps between XML, text and CSV",
        lambda: (
            _MERGED_PATHS,
            _argument(
                "--output", type=_parse_path, metavar="TARGET",
                help=(
                    "the new file, .xml, .txt or .csv, gzipped if .gz follows; - for standard output; without this option "
                    "the last PATH is the new file"
                ),
            ),
            _argument("--format", choices=("xml", "txt", "csv"), help="format for standard output (default: xml)"),
            _WHERE,
            _argument(
                "--page-columns", type=_split_at_commas, metavar="NAME,…",
                help=(
                    "CSV: also write stored facts about the pages: status, indexable, target, canonical, changed, checked, "
                    "title, language, type, bytes, seconds, hops, hits, visited"
                ),
            ),
            _JSON,
            _ALLOW_EMPTY,
            _OVERWRITE,
            *_READING,
        ),
        ("sitemap.xml urls.txt", "urls.csv --output sitemap.xml.gz"),
        epilog="Exit code 0: done, 1: there were no entries, or something was left out, 2: failed.",
    ),
    "repair": Command(
        "repair files that XML parsers reject",
        lambda: (
            _PATHS,
            _argument(
                "--output", type=_parse_path, required=True, metavar="PATH",
                help="the repaired file; - for standard output; a folder for several files",
            ),
            _OVERWRITE,
            _JSON,
            *_READING,
        ),
        ("broken.xml --output repaired.xml", "public/*.xml --output repaired/"),
        "Repair files that XML parsers reject, where the meaning is certain, and write the result. The sitemaps of an "
        "index are written to the same folder.",
        "Exit code 0: nothing to repair, 1: repaired, 2: failed.",
    ),
    "diff": Command(
        "compare the entries of two sitemaps or sets",
        lambda: (
            _argument("before", type=_parse_version, metavar="A", help=f"the older version: {_VERSIONS}"),
            _argument("after", type=_parse_version, metavar="B", help=f"the newer version: {_VERSIONS}"),
            _argument(
                "--redirects", type=_parse_path, metavar="FILE",
                help="file with an old and a new URL or path per line",
            ),
            _flag("--ignore-sitemaps", does="ignore in which sitemap of a set an entry is"),
            _flag("--ignore-host", does="ignore scheme, host and port of URLs, for example to compare staging and production"),
            _argument(
                "--fields", type=_parse_diff_fields, action="extend", metavar="FIELD,…",
                help=f"compare only these values: {', '.join(DIFF_FIELDS)}; can be repeated",
            ),
            _argument(
                "--max-removed", type=_parse_max_removed, metavar="N",
                help=(
                    "set the exit code to 1 only if more entries were removed; a number, or a percentage of the entries "
                    "of A such as 5%%"
                ),
            ),
            _argument("--format", choices=DIFF_FORMATS, default="text", help="format of the output (default: text)"),
            _flag("--json", does="print JSON, as --format json"),
            *_READING,
        ),
        ("old.xml new.xml", "old/ new/ --redirects redirects.txt --max-removed 5%"),
        "Compare the entries of two sitemaps or sets. Lines begin with - for entries only in A, + for entries only in "
        "B, ~ for changed values and > for changed URLs. Entries are matched by URL; entries with different URLs "
        "match only by a redirect, or by extensions or a lastmod that no other entry has. A different order is "
        "reported, but is not a difference.",
        "Exit code 0: no differences, or not more entries removed than --max-removed allows, 1: otherwise, 2: failed.",
    ),
    "fetch": Command(
        "download the sitemaps of a site into a folder",
        lambda: (
            _argument("url", metavar="URL", help="URL of a site, robots.txt, index or sitemap"),
            _argument("--to", type=_parse_path, required=True, metavar="FOLDER", help="folder for the files"),
            _argument("--concurrency", type=_parse_count, metavar="N", help="parallel requests (default: 8)"),
            _argument("--max-bytes", type=_parse_count, metavar="N", help="maximum bytes to download in total"),
            _argument(
                "--max-file-bytes", type=_parse_count, metavar="N",
                help="maximum uncompressed size of a file, in bytes (default: 50 MB, the limit of the protocol)",
            ),
            _argument("--user-agent", type=_parse_header_value, metavar="TEXT", help="identify as this program (User-Agent)"),
            _argument(
                "--header", type=parse_header_field, action="append", metavar="NAME: VALUE",
                help="send this header field; can be repeated",
            ),
            _argument(
                "--user", type=_parse_user_name, metavar="NAME",
                help=f"sign in as this user; the password is asked for, or read from the variable {PASSWORD_VARIABLE}",
            ),
            _OVERWRITE,
            _JSON,
        ),
        ("https://www.example.com/ --to site", "https://www.example.com/sitemap.xml --to site --overwrite"),
        "Download the sitemaps of a site into a folder: those that robots.txt names, else those with usual names. Files "
        "that have not changed since the last time are not downloaded again. --user-agent, --header and --user are used "
        "for files with the scheme, host and port of URL only, and are not stored.",
        "Exit code 0: all downloaded, 1: some were not, 2: failed.",
    ),
    "scan": Command(
        "make a sitemap from the pages in a folder",
        lambda: (
            _argument("folder", type=_parse_path, metavar="FOLDER", help="the folder of a static site"),
            _argument("--base-url", required=True, metavar="URL", help="URL of that folder"),
            _argument("--include", action="append", metavar="GLOB", help="only these files, for example '*.html'; can be repeated"),
            _argument(
                "--exclude", action="append", metavar="PATTERN",
                help="skip these files, as in .gitignore, for example drafts/; can be repeated",
            ),
            _flag("--clean-urls", does="list pages without a canonical URL as /about instead of /about.html"),
            _argument(
                "--default-file", action="append", metavar="NAME",
                help="name of files that are served for the URL of their folder (default: index.html, …); can be repeated",
            ),
            _argument(
                "--dates", choices=("files", "git", "content"), default="files",
                help="take lastmod from the file time, the last git commit or the last change of the text (default: files)",
            ),
            _argument("--remember", type=_parse_path, metavar="FILE", help="file that keeps the texts for --dates content"),
            _flag("--images", does="list the images of each page"),
            *_NEW_OUTPUT,
        ),
        ("public --base-url https://www.example.com/ --output public/pages.xml", "public --base-url https://www.example.com/ --dates git --output dated.xml"),
        "Make a sitemap from the pages in a folder. Each page is listed with its canonical URL.",
        "These files are skipped: pages with noindex, pages with the canonical URL of another page, redirects, error "
        "pages (404, 500, offline), verification files of search engines, empty files, fragments without <html>, files "
        "in node_modules and in hidden folders, and pages that the folder's robots.txt, _headers or _redirects excludes. "
        "--verbose prints each of them with the reason, and --json lists them. --exclude '!404.html' includes a file "
        "that is skipped for its name.\n\n"
        "Exit code 0: done, 1: no pages were found, 2: failed.",
    ),
    "import": Command(
        "make a sitemap from logs, tables, feeds or lists",
        lambda: (
            _argument("sources", nargs="+", type=_parse_path, metavar="SOURCE", help="files; the format is detected"),
            _argument("--base-url", metavar="URL", help="URL of the site, required for access logs and tables of paths"),
            _argument("--output", type=_parse_path, metavar="PATH", help="the new sitemap, or an existing folder for several with their index; - for standard output"),
            _argument("--into", type=_parse_path, metavar="PATH", help="merge into this sitemap or set and save it"),
            _flag("--update", does="with --into: replace values that differ from those in the source"),
            _flag("--remove", does="with --into: remove entries that are not in the source"),
            _argument(
                "--columns", type=_parse_column, action="append", metavar="FIELD=HEADER",
                help="header of the column of a table, for example loc=Address; besides the fields, status, indexability "
                "and content-type; can be repeated",
            ),
            _argument("--zone", metavar="ZONE", help="time zone to add to times without one, for example Z or +01:00"),
            _flag("--keep-queries", does="access logs: count each query string as a page of its own"),
            _argument("--endings", type=_split_at_commas, action="extend", metavar="ENDING,…", help="access logs: file name extensions of pages; can be repeated"),
            _argument("--report", type=_parse_path, metavar="FILE.csv", help="write what the source says of each URL, such as hits and visits, to this file"),
            _ALLOW_EMPTY,
            _OVERWRITE,
            _JSON,
            *_READING,
        ),
        ("access.log.gz --base-url https://www.example.com/ --output visited.xml", "crawl.csv --columns loc=Address --into sitemap.xml --update"),
        "Make a sitemap from access logs (Common, Combined, W3C, Elastic Load Balancing, JSON lines), tables of crawlers and search consoles, "
        "feeds, URL lists and other sitemaps, or merge them into a sitemap. What crawls and logs say about pages (status, "
        "indexability, title, hits, last visit) is stored as facts about the pages, for filters and columns.",
        "Exit code 0: done, 1: no entries were found, rows were left out or dates are invalid, 2: failed.",
    ),
    "generate": Command(
        "make a sitemap from a sitemap_gen.py configuration",
        lambda: (_argument("config", type=_parse_path, metavar="CONFIG.xml", help="the configuration file"), *_NEW_OUTPUT),
        ("config.xml --output generated.xml.gz", "config.xml --output public/ --overwrite"),
        epilog="Exit code 0: done, 1: no entries were found, some were left out or dates are invalid, 2: failed.",
    ),
    "pages": Command(
        "check the pages behind the URLs of sitemaps",
        lambda: (
            _argument(
                "paths", nargs="*", type=_parse_path_or_url, metavar="PATH",
                help=(
                    "sitemaps, indexes, folders, patterns such as '*.xml', or URLs of a site, index or sitemap, which are "
                    "downloaded to a temporary folder; - for standard input"
                ),
            ),
            _argument("--where", metavar="FILTER", help="check only pages of matching entries; see “sitemap-studio help edit”"),
            _argument("--sample", type=_parse_count, metavar="N", help="check only N pages, spread over sitemaps and folders"),
            _argument(
                "--max-age", type=_parse_age, default=86_400.0, metavar="AGE",
                help="use stored facts that are younger than this, such as 30m, 12h or 7d; 0 requests all pages (default: 1d)",
            ),
            _argument(
                "--rate", type=_parse_number, metavar="N",
                help="maximum requests per second and host; 0 for no limit (default: 5; no limit for hosts in private networks)",
            ),
            _argument("--concurrency", type=_parse_count, default=4, metavar="N", help="maximum parallel requests per host (default: 4)"),
            _argument("--bot", choices=BOT_NAMES, default="studio", help="bot as which pages are requested (default: studio)"),
            _flag("--ignore-robots", does="also request pages that robots.txt disallows"),
            _argument(
                "--user", type=_parse_user_name, metavar="NAME",
                help=f"sign in as this user; the password is asked for, or read from the variable {PASSWORD_VARIABLE}",
            ),
            _argument(
                "--header", type=parse_header_field, action="append", metavar="NAME: VALUE",
                help="send this header field to the listed hosts; can be repeated",
            ),
            _argument("--timeout", type=_parse_positive_number, default=20.0, metavar="S", help="seconds until the first byte of a response (default: 20)"),
            _argument("--format", choices=PAGE_FORMATS, default="text", help="format of the output (default: text)"),
            _argument("--output", type=_parse_path, metavar="FILE", help="write the report to this file"),
            _profile_argument(),
            *_SELECTED_RULES,
            _argument(
                "--fail-on", choices=FAIL_ON,
                help="lowest severity that sets the exit code to 1 (default: error; with --max-bad: none)",
            ),
            _argument(
                "--max-bad", type=_parse_percentage, metavar="PERCENT",
                help="set the exit code to 1 if more than this percentage of the answered pages are not indexable",
            ),
            _argument("--forget", metavar="HOST", help="delete the stored facts of a host"),
            _OVERWRITE,
            *_READING,
        ),
        ("sitemap.xml --sample 200", "https://www.example.com/ --format csv --output pages.csv"),
        "Request the pages that sitemaps list, and report which of them search engines can't index, and why. Facts are "
        "stored in the cache folder of the user. A page with recent facts is not requested again, so that a stopped check "
        "continues where it ended.",
        "The rate is reduced if a host is overloaded, and a host that refuses or fails is paused. A page is unknown, and "
        "not counted as bad, if a firewall, a login or an error of the connection prevents a verdict.\n\n"
        "Exit code 0: no problem as severe as --fail-on, and not more than --max-bad, 1: otherwise, or some pages were not "
        "requested, 2: failed, 130: stopped by Ctrl+C. Collected facts are stored in all cases.",
    ),
    "publish": Command(
        "prepare uploads, and submit changed URLs with IndexNow",
        lambda: (
            _argument("path", type=_parse_path, metavar="PATH", help="the sitemap, index or folder"),
            _argument(
                "--since", type=_parse_version, metavar="VERSION",
                help=f"the earlier version to compare with: {_VERSIONS}",
            ),
            _argument("--base-url", metavar="URL", help="URL of the set or of its folder (default: inferred from its entries)"),
            _argument("--robots", type=_parse_path, metavar="FILE", help="add the Sitemap lines to this robots.txt"),
            _argument(
                "--indexnow", metavar="KEY",
                help=(
                    f"submit changed URLs with this key; “env” reads the key from the variable {KEY_VARIABLE}; “new” makes a "
                    "key, writes its file into the folder of the set, and submits nothing"
                ),
            ),
            _argument(
                "--key-location", metavar="URL",
                help="URL of the key file or of its folder, if it is not at the root of the host; only URLs in that folder are submitted",
            ),
            _flag("--all", does="with --indexnow: submit every URL"),
            _argument("--endpoint", metavar="URL", help="URL for IndexNow requests (default: that of api.indexnow.org)"),
            _flag("--dry-run", does="write and submit nothing"),
            _JSON,
            *_READING,
        ),
        ("sitemap.xml --since old/sitemap.xml --robots robots.txt", "sitemap.xml --since old/sitemap.xml --indexnow new"),
        "List the lines for robots.txt, the files to upload and the changed URLs. With --indexnow, submit these URLs to "
        "the search engines that take part. The key file of each host is requested first. URLs that are not submitted are "
        "listed with the reason. If the endpoint asks to wait, the request is repeated after that time, up to 10 minutes.",
        "Exit code 0: done, 1: some URLs were not submitted, 2: failed.",
    ),
    "menu": Command(
        "add the program to the menu of a Linux desktop",
        lambda: (_flag("--remove", does="remove it from the menu"),),
        ("", "--remove"),
        "Add the program, its icon and its file types to the menu of a Linux desktop, for the current user.",
    ),
}  # fmt: skip
"""The commands by their names; the first argument that is one begins a command."""
