"""The arguments of the command line, declared once: the command line parses them, the help of the window lists them.

Loads nothing but the standard library and the protocol's tables, since every start waits for it. What a command does is
the business of `cli`. All texts are English, also in the help of the window.
"""

from __future__ import annotations

import argparse
import codecs
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

from sitemap_studio import __version__
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES

PROGRAM: Final = "sitemap-studio"
"""The name of the program, as it is typed."""

REPORT_FORMS: Final = ("text", "json", "sarif", "csv", "html")
"""The forms of what `check` finds."""

FAIL_ON = ("error", "warning", "info")
"""Severities, gravest first."""

RULES_FORMS = ("text", "json", "markdown")
"""The forms of the list of rules."""


class _Parser(argparse.ArgumentParser):
    """A parser that quotes arguments with their control characters and direction marks escaped."""

    def error(self, message: str) -> NoReturn:
        """End with the usage and one sentence."""
        super().error("".join(each if each.isprintable() else ascii(each)[1:-1] for each in message))

    def _print_message(self, message: str, file: Any = None) -> None:
        # The base class ignores errors, or leaves them to the end of the process.
        print(message, end="", file=file or sys.stderr, flush=True)


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
    for names, options in _WINDOW_ARGUMENTS:
        parser.add_argument(*names, **options)
    return parser


def command_parser(name: str) -> argparse.ArgumentParser:
    """Return the parser of a command; what it parses bears the command's name as `command`."""
    command = COMMANDS[name]
    description = command.description or f"{command.summary[0].upper()}{command.summary[1:]}."
    epilog = command.epilog or None
    parser = _Parser(prog=f"{PROGRAM} {name}", description=description, epilog=epilog, allow_abbrev=False)
    parser.set_defaults(command=name)
    exclusive = parser.add_mutually_exclusive_group() if command.exclusive else parser
    for names, options in (*command.arguments, *_COMMON):
        (exclusive if names[0] in command.exclusive else parser).add_argument(*names, **options)
    return parser


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


_NOT_OF_FILES = {"idna", "punycode", "raw_unicode_escape", "undefined", "unicode_escape"}
"""Python's encodings that no file has."""


def _encoding(text: str) -> str:
    try:
        codec = codecs.lookup(text)
        is_known = codec._is_text_encoding and codec.name.replace("-", "_") not in _NOT_OF_FILES
    except (LookupError, ValueError):
        is_known = False
    if not is_known:
        raise argparse.ArgumentTypeError(f"“{text}” is not the name of an encoding")
    return text


def _count(text: str) -> int:
    try:
        number = int(text.replace(",", "").replace("_", ""))
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number above 0")
    return number


Argument = tuple[tuple[str, ...], dict[str, Any]]
"""The names of an argument, and what else `add_argument` takes."""


class Command(NamedTuple):
    """A command that needs no window.

    Attributes:
        exclusive: Options of which only one can be given.
    """

    summary: str
    arguments: tuple[Argument, ...]
    description: str = ""
    epilog: str = ""
    exclusive: tuple[str, ...] = ()


def _argument(*names: str, **options: Any) -> Argument:
    return names, options


def _flag(*names: str, does: str) -> Argument:
    return names, {"action": "store_true", "help": does}


_VERSION: Final = _argument(
    "-V",
    "--version",
    action="version",
    version=f"{PROGRAM} {__version__}",
    help="show program's version number and exit",
)
_COMMON: Final = (
    _flag("-q", "--quiet", does="print results, warnings and errors only"),
    _flag("-v", "--verbose", does="write tracebacks of faults in the program to the terminal"),
    _VERSION,
)
_WINDOW_ARGUMENTS: Final = (
    _argument("paths", nargs="*", type=_path, metavar="PATH", help="the sitemaps or indexes to open"),
    _argument(
        "--screenshot", type=_picture, metavar="FILE.png", help="save a picture of the window and end; needs no display"
    ),
    _VERSION,
)
_PATHS: Final = _argument(
    "paths", nargs="+", type=_path, metavar="PATH",
    help="sitemaps, sets, or patterns of names such as *.xml; - for standard input",
)  # fmt: skip
_SET: Final = _argument("path", type=_path, metavar="PATH", help="the sitemap or set; - for standard input")
_OUTPUT: Final = _argument(
    "--output", type=_path, metavar="PATH", help="save there instead of in place; - for standard output"
)
_JSON: Final = _flag("--json", does="print JSON")
_OVERWRITE: Final = _flag("--overwrite", does="write over files that are there already")
_PROFILE: Final = _argument(
    "--profile", choices=tuple(PROFILES), default=DEFAULT_PROFILE.name, help=f"whose limits ({DEFAULT_PROFILE.name})"
)
_READING: Final = (
    _argument(
        "--encoding", type=_encoding, metavar="NAME",
        help="encoding of files that are neither in UTF-8 nor in the encoding that they declare",
    ),
    _argument("--max-file-bytes", type=_count, metavar="N", help="most unpacked bytes of a file that is read"),
    _argument("--max-entries", type=_count, metavar="N", help="most entries of a set that is read"),
)  # fmt: skip

_NEW_OUTPUT: Final = (
    _argument("--output", type=_path, required=True, metavar="PATH", help="the new sitemap, or a folder for a set"),
    _OVERWRITE,
    _JSON,
)

COMMANDS: Final = {
    "info": Command("say what a sitemap or set holds", (_PATHS, _JSON, *_READING)),
    "check": Command(
        "list problems; exit code 1 if there are errors",
        (
            _PATHS,
            _PROFILE,
            _argument(
                "--base-url", metavar="URL",
                help=(
                    "address of the file or of its folder: tells which addresses it may list (inferred from its "
                    "entries; the sitemaps of an index may list what lies below the addresses that it gives them)"
                ),
            ),
            _argument("--leaks", type=_path, metavar="FILE", help="patterns of addresses not meant to be public"),
            _flag("--no-leaks", does="look for no such addresses"),
            _argument(
                "--robots", action="append", metavar="[HOST=]FILE",
                help=(
                    "robots.txt of the site, or of another host: report URLs that it disallows and sitemaps that it "
                    "does not name, and allow URLs of a host that names the sitemap; for each host anew"
                ),
            ),
            _flag("--schema", does="validate by the published schemas, too"),
            _argument(
                "--only", type=_words, metavar="RULE,…", help="report these rules alone; see “sitemap-studio rules”"
            ),
            _argument("--ignore", type=_words, metavar="RULE,…", help="do not report these rules"),
            _argument(
                "--fail-on", choices=FAIL_ON, default="error",
                help="the least severity of problems that make the exit code 1 (error)",
            ),
            _argument("--format", choices=REPORT_FORMS, default="text", help="form of the output (text)"),
            _argument("--output", type=_path, metavar="FILE", help="write it there instead of printing it"),
            _argument(
                "--root", type=_path, metavar="FOLDER", help="what paths in SARIF are relative to (the working folder)"
            ),
            _OVERWRITE,
            *_READING,
        ),
        epilog=(
            "A file of leak patterns is a text in UTF-8 with one pattern a line; these are looked for in every address "
            "instead of the usual ones. Patterns are regular expressions of Rust's kind, without look-around and "
            "back-references. A line that begins with # says what the pattern below it is about, in words that follow "
            "“looks like”; a pattern that begins with # is written [#]. What was chosen in the window does not hold "
            "here."
        ),
        exclusive=("--leaks", "--no-leaks"),
    ),
    "rules": Command(
        "list the rules that “check” judges by",
        (
            _argument("--format", choices=RULES_FORMS, default="text", help="form of the output (text)"),
            _argument(
                "--update", type=_path, metavar="FILE.md",
                help="put them as Markdown between the marks for them in this file",
            ),
        ),
    ),
    "edit": Command(
        "set fields of the entries that a filter chooses",
        (
            _SET,
            _argument("--where", required=True, metavar="FILTER", help="which entries"),
            _argument(
                "--set", required=True, action="append", metavar="FIELD=VALUE",
                help="what to set, for each field anew; nothing after the sign takes the field away",
            ),
            _OUTPUT,
            _OVERWRITE,
            *_READING,
        ),
        "Set fields of the entries that a filter chooses, and save. What is not touched stays as written.",
        epilog=(
            "FILTER is WORD OP VALUE, joined by “and” or “or”, with parentheses around groups. WORD: loc lastmod "
            "changefreq priority, any for one of them, entry for its number from 1, sitemap for its name, folder for "
            "its address, extension, problem for a severity or a rule, state (changed, new, unchanged). OP: = != < > <= "
            ">= contains matches in, “does not contain”, “does not match”, “not in”, “is empty”, “is not empty”. After "
            "“in” stand values with commas between them, ranges such as 0.5..0.8 or 2026-01..2026-03, “last 30 days”, "
            "missing or other."
        ),
    ),
    "fix": Command(
        "fix values where it is certain what was meant",
        (
            _SET,
            _argument(
                "--rule", type=_words, action="extend", metavar="RULE,…",
                help=(
                    "fix only what breaks these rules; the order of elements and the namespace are fixed only where "
                    "they are named (element-order, namespace-wrong)"
                ),
            ),
            _argument(
                "--base-url", metavar="URL", help="address of the sitemap or of its folder, to complete relative URLs"
            ),
            _argument("--zone", metavar="ZONE", help="zone of times that state none: Z, or such as +01:00"),
            _OUTPUT,
            _flag("--dry-run", does="only print what would be fixed"),
            _JSON,
            _OVERWRITE,
            *_READING,
        ),
        "Fix values where it is certain what was meant, print each before and after, and save. What is not touched "
        "stays as written. Exit code 0: nothing is left to fix, 1: something can't be fixed without guessing, or would "
        "be fixed (--dry-run), 2: could not.",
    ),
    "dedupe": Command(
        "remove entries whose URL another entry has",
        (
            _SET,
            _argument(
                "--keep", default="first", metavar="WHICH",
                help="which entry stays: first, newest (by lastmod), or the name of a sitemap (first)",
            ),
            _flag("--near", does="ignore http or https, www, a slash at the end, and the case of the host"),
            _OUTPUT,
            _flag("--dry-run", does="only print what would be removed"),
            _JSON,
            _OVERWRITE,
            *_READING,
        ),
        "Remove entries whose URL another entry of the set has, print each beside the one that stays, and save. What "
        "is not removed stays as written. Exit code 0: no duplicate is left, 1: some are left in read-only sitemaps, "
        "or would be removed (--dry-run), 2: could not.",
        epilog="Example: sitemap-studio dedupe sitemap.xml --near --keep newest --dry-run",
    ),
    "export": Command(
        "write new, split sitemaps with their index into a folder",
        (
            _argument("paths", type=_path, nargs="+", metavar="PATH"),
            _argument("--to", type=_path, required=True, metavar="FOLDER", help="where the files go"),
            _argument(
                "--base-url", metavar="URL",
                help="address of that folder (that of the set, else the root of the site of most entries)",
            ),
            _flag("--no-index", does="write one sitemap, without an index"),
            _flag("--gzip", does="compress the sitemaps"),
            _argument("--max-urls", type=_count, metavar="N", help="most entries in a sitemap"),
            _argument("--max-bytes", type=_count, metavar="N", help="most uncompressed bytes in a sitemap"),
            _argument("--name", metavar="TEMPLATE", help="names of the sitemaps, with {n} for their number"),
            _argument("--where", metavar="FILTER", help="only these entries; see “sitemap-studio edit --help”"),
            _flag("--schema-location", does="name the schemas in the files"),
            _OVERWRITE,
            _PROFILE,
            *_READING,
        ),
    ),
    "convert": Command(
        "write one file: .xml, .txt or .csv, with .gz behind it compressed",
        (
            _argument("source", type=_path, metavar="SOURCE", help="the sitemap or set; - for standard input"),
            _argument("target", type=_path, metavar="TARGET", help="the new file; - for standard output"),
            _argument("--format", choices=("xml", "txt", "csv"), help="form of what goes to standard output (xml)"),
            _OVERWRITE,
            *_READING,
        ),
    ),
    "repair": Command(
        "mend broken files; exit code 0 nothing to do, 1 repaired, 2 could not",
        (
            _PATHS,
            _argument(
                "--output", type=_path, required=True, metavar="PATH",
                help="where to write it; - for standard output, a folder for several PATHs",
            ),
            _OVERWRITE,
            _JSON,
            *_READING,
        ),
        "Mend what can't be read, as far as it is certain what was meant, and write the outcome. An index takes "
        "its sitemaps along into another folder. Exit code 0: nothing to do, 1: repaired, 2: could not.",
    ),
    "diff": Command(
        "list what differs between the entries of two sitemaps or sets",
        (
            _argument("before", type=_path, metavar="A", help="the older sitemap or set"),
            _argument("after", type=_path, metavar="B", help="the newer one"),
            _argument(
                "--redirects", type=_path, metavar="FILE",
                help="where URLs lead to now: in each line the old URL and the new one, or their paths",
            ),
            _flag("--ignore-sitemaps", does="ignore in which sitemap of a set an entry is"),
            _JSON,
            *_READING,
        ),
        "List what differs between the entries of two sitemaps or sets: lines with - only in the first, + only in "
        "the second, ~ a value that is another, > an entry with another URL. Entries are paired by URL; others are "
        "the same entry only where a redirect shows it, or extensions or a time of change that no other entry has. "
        "Another order is told, but is no difference. Exit code 0: the same entries, 1: differences, 2: could not "
        "compare.",
    ),
    "fetch": Command(
        "copy the sitemaps of a site into a folder",
        (
            _argument("url", metavar="URL", help="a site, a robots.txt, an index or a sitemap"),
            _argument("--to", type=_path, required=True, metavar="FOLDER", help="where the copies go"),
            _argument("--concurrency", type=_count, metavar="N", help="requests at once (8)"),
            _argument("--max-bytes", type=_count, metavar="N", help="most bytes that are fetched in all"),
            _OVERWRITE,
            _JSON,
        ),
        "Copy the sitemaps of a site into a folder. Files that have not changed since the last time are not fetched "
        "again. Exit code 0: all came, 1: some failed, 2: nothing could be fetched.",
        epilog="Example: sitemap-studio fetch https://www.example.com/ --to site",
    ),
    "scan": Command(
        "make a sitemap of the pages in a folder",
        (
            _argument("folder", type=_path, metavar="FOLDER", help="the folder of a static site"),
            _argument("--base-url", required=True, metavar="URL", help="URL of that folder"),
            _argument("--include", action="append", metavar="GLOB", help="only such files, such as *.html"),
            _argument("--exclude", action="append", metavar="GLOB", help="no such files, such as drafts/*"),
            _argument(
                "--default-file", nargs="+", metavar="NAME", help="files that stand for their folder (index.html, …)"
            ),
            _argument(
                "--dates", choices=("files", "git", "content"), default="files",
                help="lastmod by the time of the file, by its last commit, or by when its text changed (files)",
            ),
            _argument("--remember", type=_path, metavar="FILE", help="where --dates content keeps what it saw last"),
            _flag("--images", does="list the images of each page"),
            *_NEW_OUTPUT,
        ),
        "Make a sitemap of the pages in a folder. Left out are pages that ask not to be indexed, whose canonical URL "
        "is another one, or that only redirect.",
        epilog="Example: sitemap-studio scan public --base-url https://www.example.com/ --output public/sitemap.xml",
    ),
    "import": Command(
        "make a sitemap of logs, tables, feeds or lists, or merge them into one",
        (
            _argument("sources", nargs="+", type=_path, metavar="SOURCE", help="files of any kind; told by content"),
            _argument("--base-url", metavar="URL", help="URL of the site, which access logs need"),
            _argument("--output", type=_path, metavar="PATH", help="a new sitemap, or a folder for a set"),
            _argument("--into", type=_path, metavar="PATH", help="a sitemap or set that is saved in place"),
            _flag("--update", does="with --into: set values that the source has otherwise"),
            _flag("--remove", does="with --into: remove entries that the source lacks"),
            _argument("--columns", nargs="+", metavar="FIELD=HEADER", help="columns of a table, such as loc=Address"),
            _flag("--keep-queries", does="of access logs: URLs that differ in their query are different pages"),
            _argument("--endings", type=_words, metavar="ENDING,…", help="of access logs: endings that pages have"),
            _argument("--report", type=_path, metavar="FILE.csv", help="write hits and visits of each URL there"),
            _OVERWRITE,
            _JSON,
            *_READING,
        ),
        "Make a sitemap of access logs (Common, Combined, W3C, JSON lines), tables of crawlers and search consoles, "
        "feeds, URL lists and other sitemaps, or merge them into one.",
        epilog="Example: sitemap-studio import access.log.gz --base-url https://www.example.com/ --into sitemap.xml",
    ),
    "generate": Command(
        "make the sitemap that a configuration of sitemap_gen.py describes",
        (_argument("config", type=_path, metavar="CONFIG.xml", help="the configuration"), *_NEW_OUTPUT),
        epilog="Example: sitemap-studio generate config.xml --output sitemap.xml.gz",
    ),
    "publish": Command(
        "list what to publish, and tell search engines what changed",
        (
            _argument("path", type=_path, metavar="PATH", help="the sitemap or set"),
            _argument("--since", type=_path, metavar="FILE", help="an earlier version, by which changes are found"),
            _argument("--base-url", metavar="URL", help="URL of the set or of its folder (inferred from its entries)"),
            _argument("--robots", type=_path, metavar="FILE", help="a robots.txt that gets the Sitemap lines"),
            _argument("--indexnow", metavar="KEY", help="submit what changed with this key; “new” makes a key"),
            _flag("--all", does="with --indexnow: submit every URL"),
            _argument("--endpoint", metavar="URL", help="where IndexNow requests go (api.indexnow.org)"),
            _flag("--dry-run", does="write and submit nothing"),
            _JSON,
            *_READING,
        ),
        "List the lines for robots.txt, the files to upload and the URLs that changed. With --indexnow, submit them to "
        "the search engines that take part. Exit code 0: done, 1: a search engine refused, 2: could not.",
        epilog="Example: sitemap-studio publish sitemap.xml --since old/sitemap.xml --robots robots.txt",
    ),
}  # fmt: skip
"""The commands by their names; the first argument that is one begins a command."""
