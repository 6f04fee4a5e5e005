r"""Addresses that were hardly meant to be public, by a list of patterns that the user may edit.

A pattern is a regular expression in the syntax of Rust's `regex` crate, looked for anywhere in the address without
white space around it; `^` is its beginning. That engine takes time in proportion to the address whatever the pattern
is, so no pattern can make a check hang; for the same reason it knows no look-around and no back-references. Single
addresses and columns are judged by it alike. The patterns given here are valid for Python's `re` too and mean the same
there, which is quicker for single addresses of usual length.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import join, msg, plural
from sitemap_studio.protocol.expression_reasons import plain_reason

_WEB = r"(?i)^https?://(?:[^/?#]*@)?"
_FOUR = (
    r"(?:(?:0|10|127)[.][0-9]+|192[.]168|172[.](?:1[6-9]|2[0-9]|3[01])|169[.]254"
    r"|100[.](?:6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]))[.][0-9]+[.][0-9]+"
)
_SMALL: Final = 8_192
"""Up to this product of characters and slashes Python's own engine is asked: its time grows as that does."""

MAX_PATTERN_CHARACTERS: Final = 5_000
"""No pattern may be longer; nobody could read it."""

_ROOM: Final = r"(?:\w{40})"
"""About a tenth of what the engine takes: patterns leave it to rules that look for other words in the same pass."""

_READ_OTHERWISE: Final = frozenset("\u0130\u0131\u017f\u212a")
"""Letters that are I, i, s and K without regard to case, for one of the engines or for both."""

_END = r"[.]?(?::[0-9]*)?(?:[/?#]|$)"


def _segment_unlike(word: str) -> str:
    """A segment of a path, or a host, that is another word; the engine knows no look-behind."""
    begins = "|".join(f"{word[:end]}(?:[^{word[end]}/:?#][^/?#]*)?" for end in range(1, len(word)))
    return f"(?:[^{word[0]}/:?#][^/?#]*|{begins}|{word}[^/?#]+)"


@dataclass(frozen=True)
class LeakPattern:
    """What one kind of leak looks like.

    Attributes:
        name: The word by which it is listed.
        pattern: A regular expression, see the module.
        what: What the address would lead to, in words that follow “looks like”.
    """

    name: str
    pattern: str
    what: str


DEFAULT_LEAK_PATTERNS: Final = (
    LeakPattern("localhost", rf"{_WEB}(?:[^/?#:]*[.])?localhost{_END}", msg("the author's own computer")),
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
        msg("a name that only a private network knows"),
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
        msg("an administrator's page"),
    ),
    LeakPattern("dot-file", r"^[^?#]*[^/:?#]/[.](?:[^./?#%w]|w[^e/?#])", msg("a hidden file, such as .env or .git")),
    LeakPattern(
        "backup",
        r"(?i)^[^?#]*[^/:?#]/(?:[^?#]*[^/?#](?:~|[.](?:bak|backup|old|orig|save|sw[op]|sql|dump)(?:[.](?:gz|zip|bz2|xz|7z))?)"
        r"|(?:[^?#]*/)?backups?[.](?:zip|tar|tgz|tar[.]gz|rar|7z))(?:[?#]|$)",
        msg("a backup or a dump of a database"),
    ),
)
"""What is looked for unless the user says otherwise.

Sources: RFC 1918, RFC 6598, RFC 3927 and RFC 1122 (private IPv4); RFC 4193 and RFC 4291 (IPv6); RFC 6761, RFC 6762,
RFC 8375 and ICANN's reservation of .internal (names); the rest is how such pages are usually called. A host of three
labels at least is asked for, so that a site that is itself called test or dev is none.
"""


@dataclass(frozen=True)
class Leaks:
    """A list of patterns, made ready.

    Attributes:
        patterns: The patterns, in the order in which they are asked.
    """

    patterns: tuple[LeakPattern, ...]

    @cached_property
    def joined(self) -> str | None:
        """One expression that matches what any of the patterns matches; None without any."""
        return "|".join(f"(?:{each.pattern})" for each in self.patterns) or None

    @cached_property
    def _quick(self) -> tuple[re.Pattern[str], ...] | None:
        """The patterns for Python's own engine, which asks single addresses faster; None where a user wrote one."""
        is_ours = all(each in DEFAULT_LEAK_PATTERNS for each in self.patterns)
        return tuple(re.compile(each.pattern) for each in self.patterns) if is_ours else None

    def first(self, loc: str) -> LeakPattern | None:
        """The first pattern that an address matches."""
        return next((each for each in self.patterns if _is_found(each.pattern, loc)), None)

    def is_any_in(self, loc: str) -> bool:
        """Whether an address matches any of the patterns."""
        is_small = len(loc) * loc.count("/") <= _SMALL
        if self._quick is not None and is_small and _READ_OTHERWISE.isdisjoint(loc):
            return any(pattern.search(loc) for pattern in self._quick)
        joined = self.joined
        return joined is not None and _is_found(joined, loc)


def _is_found(pattern: str, loc: str) -> bool:
    # Half of a surrogate pair, which arguments of a command may hold, is a character that a column cannot.
    whole = loc.encode(errors="replace").decode()
    return bool(pl.Series([whole], dtype=pl.String).str.contains(pattern)[0])


def compiled_leaks(patterns: Iterable[LeakPattern]) -> Leaks:
    """Make a list of patterns ready, as the user wrote them.

    Raises:
        RequestError: A pattern can't be looked for; the message says which, why, and where in it.
    """
    leaks = Leaks(tuple(patterns))
    for number, each in enumerate(leaks.patterns, 1):
        fault = fault_of(each.pattern)
        if fault is not None:
            raise RequestError(
                msg(
                    "Pattern {number}, “{each}”, can't be looked for: {fault}.",
                    number=number,
                    each=each.name,
                    fault=fault,
                ),
                hint=PATTERN_HINT,
            )
    if leaks.joined is not None and _refusal(f"{_ROOM}|{leaks.joined}") is not None:
        raise RequestError(
            plural(
                "The pattern can't be looked for.",
                "The %n patterns can't be looked for together.",
                len(leaks.patterns),
            ),
            hint="Leave some out, or shorten them.",
        )
    return leaks


PATTERN_HINT: Final = msg(
    "Look-around and back-references are not known; a backslash before a mark takes it literally."
)
"""What to know of patterns when one is wrong."""


def fault_of(pattern: str) -> str | None:
    """Why a pattern can't be looked for, and where in it, in words that follow a colon; None where it can.

    Characters are counted from 1.
    """
    if not pattern:
        return msg("it is empty, which would find every address")
    if len(pattern) > MAX_PATTERN_CHARACTERS:
        return msg(
            "it has more than {max_pattern_characters:,} characters", max_pattern_characters=MAX_PATTERN_CHARACTERS
        )
    if not _is_text(pattern):
        return msg("it holds something that is no character")
    report = _refusal(pattern)
    if report is not None:
        return join([_reason(report), "" if "\n" in pattern else _place(report)], "")
    # A comment of the verbose mode that is open at the end would swallow the patterns behind it.
    return msg("a comment is open at its end") if _refusal(f"(?:{pattern})") is not None else None


def _is_text(pattern: str) -> bool:
    try:
        pattern.encode()
    except UnicodeEncodeError:
        return False
    return True


def _refusal(pattern: str) -> str | None:
    """What the engine says against an expression; None if it takes it."""
    try:
        _is_found(pattern, "")
    except pl.exceptions.ComputeError as error:
        return str(error)
    return None


def _reason(report: str) -> str:
    found = re.search("(?m)^error: (.*)", report)
    return plain_reason((found[1] if found else report.removeprefix("regex error: ").partition("\n")[0]).rstrip(". "))


def _place(report: str) -> str:
    """Where the fault is, by the mark that the engine sets below the expression."""
    caret = re.search(r"(?m)^ {4}( *)\^", report)
    return msg(" at character {count}", count=len(caret[1]) + 1) if caret else ""


DEFAULT_LEAKS: Final = Leaks(DEFAULT_LEAK_PATTERNS)
"""The default patterns, made ready."""

NO_LEAKS: Final = Leaks(())
"""No patterns: nothing is a leak."""
