"""Patterns of URLs that were hardly meant to be public: the default ones, and lists edited by users.

A pattern is a regular expression in the syntax of Rust's `regex` crate, looked for anywhere in the URL without white
space around it. That engine takes linear time, so no pattern can make a check hang; it knows no look-around and no
back-references. Lists are kept in the preferences and in text files for the command line; the default patterns are kept
by name, so that a newer version of the program may improve them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import join, msg, plural, untranslated

_WEB = r"(?i)^https?://(?:[^/?#]*@)?"
_FOUR = (
    r"(?:(?:0|10|127)[.][0-9]+|192[.]168|172[.](?:1[6-9]|2[0-9]|3[01])|169[.]254"
    r"|100[.](?:6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]))[.][0-9]+[.][0-9]+"
)
MAX_PATTERN_CHARACTERS: Final = 5_000

_ROOM: Final = r"(?:\w{40})"
"""About a tenth of what the engine takes: patterns leave it to rules that look for other words in the same pass."""

_END = r"[.]?(?::[0-9]*)?(?:[/?#]|$)"


def _segment_unlike(word: str) -> str:
    """A segment of a path, or a host, that is another word; the engine knows no look-behind."""
    begins = "|".join(f"{word[:end]}(?:[^{word[end]}/:?#][^/?#]*)?" for end in range(1, len(word)))
    return f"(?:[^{word[0]}/:?#][^/?#]*|{begins}|{word}[^/?#]+)"


@dataclass(frozen=True)
class LeakPattern:
    """A regular expression, the word by which it is listed, and what it finds, in words that follow “looks like”."""

    name: str
    pattern: str
    what: str


DEFAULT_LEAK_PATTERNS: Final = (
    LeakPattern("localhost", rf"{_WEB}(?:[^/?#:]*[.])?localhost{_END}", msg("the local computer")),
    LeakPattern("private-ipv4", rf"{_WEB}{_FOUR}{_END}", msg("a private or link-local network")),
    LeakPattern(
        "private-ipv6",
        rf"{_WEB}\[(?:[0:]*:0*1?|(?:f[cd][0-9a-f]{{2}}|fe[89ab][0-9a-f]):[0-9a-f:.]*|[0:]*:ffff:{_FOUR})\]",
        msg("a private or link-local network"),
    ),
    LeakPattern(
        "private-name",
        r"(?i)^https?://[^/?#]*[.](?:local|localdomain|internal|intranet|lan|corp|home|private|test|invalid|home[.]arpa)"
        rf"{_END}",
        msg("a host name in a private network"),
    ),
    LeakPattern(
        "staging",
        rf"{_WEB}(?:[^/?#@]*[.\-])?(?:staging|stage|stg|develop|development|devel|dev|testing|test|tst|qa|uat|preprod"
        r"|pre-prod|preview|sandbox)[0-9]*[.][^/?#:.]+[.][^/?#:]",
        msg("a development or staging site"),
    ),
    LeakPattern(
        "admin",
        # WordPress lists what a user named admin wrote below /author/admin/.
        r"(?i)^[^?#]*(?:[^/:?#]/(?:wp-admin|wp-login[.]php|phpmyadmin|adminer[.]php|cpanel)"
        rf"|/{_segment_unlike('author')}/(?:admin|administrator))(?:[/?#.]|$)",
        msg("an administration page"),
    ),
    LeakPattern("dot-file", r"^[^?#]*[^/:?#]/[.](?:[^./?#%w]|w[^e/?#])", msg("a hidden file, such as .env or .git")),
    LeakPattern(
        "backup",
        r"(?i)^[^?#]*[^/:?#]/(?:[^?#]*[^/?#](?:~|[.](?:bak|backup|old|orig|save|sw[op]|sql|dump)(?:[.](?:gz|zip|bz2|xz|7z))?)"
        r"|(?:[^?#]*/)?backups?[.](?:zip|tar|tgz|tar[.]gz|rar|7z))(?:[?#]|$)",
        msg("a backup or a database dump"),
    ),
)
"""What is looked for unless the user says otherwise.

Sources: RFC 1918, RFC 6598, RFC 3927 and RFC 1122 (private IPv4); RFC 4193 and RFC 4291 (IPv6); RFC 6761, RFC 6762,
RFC 8375 and ICANN's reservation of .internal (names); the rest is how such pages are usually called. A host of three
labels at least is asked for, so that a site that is itself called test or dev is none.
"""


@dataclass(frozen=True)
class Leaks:
    """A list of patterns, made ready."""

    patterns: tuple[LeakPattern, ...]

    @cached_property
    def joined(self) -> str | None:
        """One expression that matches what any of the patterns matches; None without any."""
        return "|".join(f"(?:{each.pattern})" for each in self.patterns) or None

    def first(self, loc: str) -> LeakPattern | None:
        """The first pattern that an address matches."""
        return next((each for each in self.patterns if _is_found(each.pattern, loc)), None)


def _is_found(pattern: str, loc: str) -> bool:
    # Half of a surrogate pair, which arguments of a command may hold, is a character that a column cannot.
    whole = loc.encode(errors="replace").decode()
    return bool(pl.Series([whole], dtype=pl.String).str.contains(pattern)[0])


def compiled_leaks(patterns: Iterable[LeakPattern]) -> Leaks:
    """Make a list of patterns ready; a `RequestError` says which one can't be looked for, why, and where in it."""
    leaks = Leaks(tuple(patterns))
    for number, each in enumerate(leaks.patterns, 1):
        if (fault := fault_of(each.pattern)) is not None:
            words = msg(
                "Pattern {number}, “{each}”, is not valid: {fault}.", number=number, each=each.name, fault=fault
            )
            raise RequestError(words, hint=PATTERN_HINT)
    if leaks.joined is not None and _refusal(f"{_ROOM}|{leaks.joined}") is not None:
        count = len(leaks.patterns)
        words = plural("The pattern is too large.", "The %n patterns are too large together.", count)
        raise RequestError(words)
    return leaks


PATTERN_HINT: Final = msg(
    "Look-around and back-references are not supported. A backslash makes the next character literal."
)


def fault_of(pattern: str) -> str | None:
    """Why a pattern can't be looked for, and where in it, in words that follow a colon; None where it can.

    Characters are counted from 1.
    """
    if not pattern:
        return msg("it is empty and would match every URL")
    if len(pattern) > MAX_PATTERN_CHARACTERS:
        return msg(
            "it has more than {max_pattern_characters:,} characters", max_pattern_characters=MAX_PATTERN_CHARACTERS
        )
    if pattern != pattern.encode(errors="replace").decode():
        return msg("it contains invalid characters")
    if (report := _refusal(pattern)) is not None:
        found = re.search("(?m)^error: (.*)", report)
        reason = found[1] if found else report.removeprefix("regex error: ").partition("\n")[0]
        # The engine sets a mark below the place of the fault.
        caret = None if "\n" in pattern else re.search(r"(?m)^ {4}( *)\^", report)
        place = msg(" at character {count}", count=len(caret[1]) + 1) if caret else ""
        return join([plain_reason(reason.rstrip(". ")), place], "")
    # A comment of the verbose mode that is open at the end would swallow the patterns behind it.
    return msg("this syntax is not supported") if _refusal(f"(?:{pattern})") is not None else None


def _refusal(pattern: str) -> str | None:
    """Return what the engine says against an expression; None if it takes it."""
    try:
        _is_found(pattern, "")
    except pl.exceptions.ComputeError as error:
        return str(error)
    return None


DEFAULT_LEAKS: Final = Leaks(DEFAULT_LEAK_PATTERNS)

NO_LEAKS: Final = Leaks(())


MAX_PATTERNS: Final = 1_000
"""A list may hold no more: each is looked for in every address."""

MAX_FILE_BYTES: Final = 1 << 20
"""A file of patterns may be no larger, in bytes."""

_MAX_NAME_CHARACTERS: Final = 60

UNTOLD: Final = msg("something that should not be public")
"""What an address looks like where the pattern has no description."""

Record = Mapping[str, str | bool]
"""A pattern of a list: `usual` with the name of a usual one, or `pattern` and `about`; and `on`."""


@dataclass(frozen=True)
class ListedPattern:
    """A pattern of a list that is on, searched for, or off."""

    pattern: LeakPattern
    is_on: bool = True

    @property
    def is_usual(self) -> bool:
        """Whether it comes with the program."""
        return self.pattern in DEFAULT_LEAK_PATTERNS


USUAL_LIST: Final = tuple(ListedPattern(each) for each in DEFAULT_LEAK_PATTERNS)


def own_pattern(pattern: str, about: str) -> LeakPattern:
    """A pattern of the user's, which is listed by itself; the usual one, if it is no other than that."""
    what = about or UNTOLD
    usual = next((each for each in DEFAULT_LEAK_PATTERNS if (each.pattern, each.what) == (pattern, what)), None)
    is_long = len(pattern) > _MAX_NAME_CHARACTERS
    return usual or LeakPattern(f"{pattern[: _MAX_NAME_CHARACTERS - 1]}…" if is_long else pattern, pattern, what)


def leaks_of(listed: Iterable[ListedPattern]) -> Leaks:
    """The patterns of a list that are on, made ready; a `RequestError` as `compiled_leaks` raises it."""
    return compiled_leaks(each.pattern for each in listed if each.is_on)


def records_of(listed: Iterable[ListedPattern]) -> list[dict[str, str | bool]]:
    """A list as it is kept."""
    return [
        {"usual": each.pattern.name, "on": each.is_on}
        if each.is_usual
        else {"pattern": each.pattern.pattern, "about": each.pattern.what, "on": each.is_on}
        for each in listed
    ]


def listed_of(records: Sequence[Record]) -> tuple[ListedPattern, ...]:
    """A list that was kept, without usual patterns that the program no longer has; it raises as `compiled_leaks`."""
    usual = {each.name: each for each in DEFAULT_LEAK_PATTERNS}
    listed = []
    for record in records:
        name, is_on = record.get("usual"), bool(record.get("on", True))
        if name is None:
            listed.append(ListedPattern(own_pattern(str(record["pattern"]), str(record.get("about", ""))), is_on))
        elif name in usual:
            listed.append(ListedPattern(usual[str(name)], is_on))
    leaks_of(listed)
    return tuple(listed)


def patterns_of_file(data: bytes, path: Path) -> Leaks:
    """The patterns of a text file: one a line; a line that begins with `#` says what the pattern below it is about.

    White space around a pattern is no part of it; one that begins with `#` is written `[#]`. Empty lines are nothing.

    Raises:
        RequestError: It is no such file; the message names it, and the line where there is one.
    """
    found: list[LeakPattern] = []
    about = ""
    for number, line in enumerate(_lines(data, path), 1):
        words = line.strip()
        if not words or words.startswith("#"):
            about = words.lstrip("#").strip()
            continue
        if (fault := fault_of(words)) is not None or len(found) == MAX_PATTERNS:
            reason = untranslated("more than {max_patterns:,} patterns", max_patterns=MAX_PATTERNS)
            if fault is not None:
                reason = untranslated("the pattern is not valid: {fault}", fault=fault)
            where = untranslated("“{name}”, line {number}: {reason}.", name=path.name, number=number, reason=reason)
            raise RequestError(where, hint=PATTERN_HINT if fault is not None else "", path=path, line=number)
        found.append(own_pattern(words, about))
        about = ""
    if not found:
        hint = untranslated("Write one pattern per line; to check none, use --no-leaks.")
        raise RequestError(untranslated("“{name}” contains no patterns.", name=path.name), hint=hint, path=path)
    try:
        return compiled_leaks(found)
    except RequestError as error:
        message = f"“{path.name}”: {error.message[:1].lower()}{error.message[1:]}"
        raise RequestError(message, hint=error.hint, path=path) from error


def _lines(data: bytes, path: Path) -> list[str]:
    if len(data) > MAX_FILE_BYTES:
        raise RequestError(untranslated("“{name}” is too large.", name=path.name), path=path)
    try:
        # Not splitlines(): a pattern may hold what Unicode counts as the end of a line.
        return data.decode("utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        message = untranslated("“{name}”, line {line}: not UTF-8.", name=path.name, line=line)
        raise RequestError(message, path=path, line=line) from error


_REASONS: Final = {
    "unclosed group": msg("this parenthesis is not closed"),
    "unopened group": msg("this parenthesis is not opened"),
    "unclosed character class": msg("this bracket is not closed"),
    "invalid character class range, the start must be <= the end": msg("this range is reversed"),
    "repetition operator missing expression": msg("there is nothing to repeat before this character"),
    "unclosed counted repetition": msg("this bracket is not closed"),
    "invalid repetition count range, the start must be <= the end": msg("this range is reversed"),
    "incomplete escape sequence, reached end of pattern prematurely": msg("a character must follow the backslash"),
}
"""What the engine says of an expression, in words of ours. Rust regex-syntax, ast::ErrorKind and hir::ErrorKind."""


def plain_reason(reason: str) -> str:
    """Why an expression is refused, in words that go on after a colon."""
    if "size limit" in reason:
        return msg("it is too large")
    if "nested" in reason:
        return msg("parentheses are nested too deeply")
    return _REASONS.get(reason, msg("this syntax is not supported"))
