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
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.urls import host_of

MAX_PATTERN_CHARACTERS: Final = 5_000

_ROOM: Final = r"(?:\w{40})"
"""About a tenth of what the engine takes: patterns leave it to rules that look for other words in the same pass."""


@dataclass(frozen=True)
class LeakPattern:
    """A regular expression, the word by which it is listed, and what it finds, in words that follow “looks like”.

    Attributes:
        is_of_host: Whether the host decides alone, so that all URLs with the same host are found or none.
        source: The document by which such hosts are not public; empty for a pattern that names only a habit.
    """

    name: str
    pattern: str
    what: str
    is_of_host: bool = False
    source: str = ""


_WEB = r"(?i)^https?://(?:[^/?#]*@)?"
_END = r"[.]?(?::[0-9]*)?(?:[/?#\\]|$)"
_FOUR = (
    r"(?:(?:0|10|127)[.][0-9]+[.][0-9]+|192[.]168[.][0-9]+|172[.](?:1[6-9]|2[0-9]|3[01])[.][0-9]+|169[.]254[.][0-9]+"
    r"|100[.](?:6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7])[.][0-9]+|198[.]1[89][.][0-9]+"
    r"|192[.]0[.][02]|198[.]51[.]100|203[.]0[.]113|(?:22[4-9]|2[34][0-9]|25[0-5])[.][0-9]+[.][0-9]+)[.][0-9]+"
)
"""Private and reserved IPv4 addresses."""
_HEX_GROUP = "[0-9a-f]{1,4}"
_PRIVATE_GROUP = (
    "(?:0{0,2}[0-9a-f]{1,2}|0?a[0-9a-f]{2}|7f[0-9a-f]{2}|c0a8|ac1[0-9a-f]|a9fe|64[4-7][0-9a-f]|c61[23]|[ef][0-9a-f]{3})"
)
"""The first half of a private IPv4 address in hexadecimal, where that half suffices."""
_PRIVATE_GROUPS = "(?:c000:(?:0{0,2}[0-9a-f]{1,2}|0?2[0-9a-f]{2})?|c633:64[0-9a-f]{2}|cb00:71[0-9a-f]{2})"
"""Both halves of other private IPv4 addresses."""
_EMBEDDED_FOUR = rf"(?:{_FOUR}|{_PRIVATE_GROUP}?:(?:{_HEX_GROUP}|:)|{_PRIVATE_GROUPS}|{_HEX_GROUP}|)"
"""A private IPv4 address as the last 32 bits of an IPv6 address; a single group follows groups of zeros."""
_PRIVATE_SIX = (
    rf"[0:]*:(?:ffff:(?:0{{1,4}}:)?)?{_EMBEDDED_FOUR}|0{{0,2}}64:ff9b[0:]*:{_EMBEDDED_FOUR}"
    rf"|2002:(?:{_PRIVATE_GROUP}?|{_PRIVATE_GROUPS}):[0-9a-f:.]*"
    r"|(?:f[cdf][0-9a-f]{2}|fe[89a-f][0-9a-f]|0{0,2}64:ff9b:0{0,3}1|2001:0?db8|3fff:(?:0?[0-9a-f]{1,3})?):[0-9a-f:.]*"
)
"""Private and reserved IPv6 addresses, and those that contain a private IPv4 address (mapped, NAT64, 6to4)."""
_BEFORE_DOT = "[^/?#:]*[.]"
_LABEL = "[^./?#:]+"
_HASH_OF_9 = "|".join(
    f"{'[a-z0-9]' if before == 1 else f'[a-z0-9]{{{before}}}' if before else ''}[0-9][a-z]"
    f"{'[a-z0-9]' if before == 6 else f'[a-z0-9]{{{7 - before}}}' if before < 7 else ''}"
    for before in range(8)
)
"""Nine characters with a letter behind a digit, as few names have them."""


def _host(name: str, hosts: str, what: str, source: str) -> LeakPattern:
    """Return a pattern of hosts that are known not to be public."""
    return LeakPattern(name, f"{_WEB}(?:{hosts}){_END}", what, is_of_host=True, source=source)


DEFAULT_LEAK_PATTERNS: Final = (
    _host("localhost", f"(?:{_BEFORE_DOT})?localhost", msg("the local computer"), "RFC 6761, 6.3"),
    _host("local-development", rf"(?:{_BEFORE_DOT})?(?:localtest[.]me|lvh[.]me)|{_BEFORE_DOT}(?:ddev[.]site|lndo[.]site)",
          msg("a name of the local computer"), "DDEV, Lando, localtest.me and lvh.me"),
    _host("private-ipv4", _FOUR, msg("an address in a private or reserved network"), "RFC 6890, 2.2.2; RFC 1112, 4"),
    _host("private-ipv6",
          rf"\[(?:{_PRIVATE_SIX})\]",
          msg("an address in a private or reserved network"), "RFC 6890, 2.2.3; RFC 4291, 2.5; RFC 3056; RFC 6052"),
    _host("hexadecimal", f"(?:{_BEFORE_DOT})?0x[0-9a-f]*", msg("another form of a numeric address"), "WHATWG URL, 3.5"),
    _host("private-name",
          rf"{_BEFORE_DOT}(?:local|localdomain|internal|intranet|lan|corp|home|private|test|invalid|onion|alt|home[.]arpa)",
          msg("a name that public DNS does not know"),
          "RFC 6761; RFC 6762, 3 and G; RFC 7686; RFC 8375; RFC 9476; ICANN on .internal, .corp and .home"),
    _host("no-dot", r"[^./?#:@%\[\]\\]+", msg("a name without a dot, which only a local network knows"), "RFC 1123, 6.1.4.3; ICANN on dotless domains"),
    _host("vercel", f"(?:{_LABEL}-git-{_LABEL}-{_LABEL}|{_LABEL}-(?:{_HASH_OF_9})-{_LABEL})[.]vercel[.]app",
          msg("a preview"), "Vercel, Generated URLs"),
    _host("netlify", rf"{_LABEL}--{_LABEL}[.]netlify[.](?:app|com)|{_BEFORE_DOT}netlify[.]live", msg("a preview"), "Netlify, Deploy Previews"),
    _host("cloudflare", rf"{_LABEL}[.]{_LABEL}[.]pages[.]dev|{_BEFORE_DOT}trycloudflare[.]com", msg("a preview"),
          "Cloudflare Pages, Preview deployments; Cloudflare Tunnel, Quick tunnels"),
    _host("azure",
          rf"{_BEFORE_DOT}scm[.]azurewebsites[.]net|{_LABEL}-(?:staging|stage|stg|preprod|preview|uat|test|dev|qa)(?:-[a-z0-9]{{16}}[.]{_LABEL}-[0-9]+)?[.]azurewebsites[.]net"
          rf"|[a-z]+-[a-z]+-[0-9a-f]{{9,12}}-{_LABEL}[.]{_BEFORE_DOT}azurestaticapps[.]net",
          msg("a preview"), "Azure App Service, Staging environments; Azure Static Web Apps, Preview environments"),
    _host("codespaces", rf"{_BEFORE_DOT}(?:github[.]dev|githubpreview[.]dev)", msg("a development environment"),
          "GitHub Codespaces, Forwarding ports"),
    _host("tunnel", rf"{_BEFORE_DOT}(?:ngrok[.](?:io|app|dev)|ngrok-free[.](?:app|dev)|devtunnels[.]ms|loca[.]lt|lhr[.]life|serveo[.]net)",
          msg("a tunnel to a computer of a developer"), "ngrok, Domains; Microsoft, Dev tunnels; localtunnel"),
    _host("preview",
          rf"{_LABEL}--{_LABEL}[.](?:web[.]app|firebaseapp[.]com|lovable[.]app)|{_LABEL}-pr-[0-9]+(?:-[a-z0-9]+)?[.](?:herokuapp|onrender)[.]com"
          rf"|pr-[0-9]+[.]{_LABEL}[.]amplifyapp[.]com|(?:dev|test)-{_LABEL}[.]pantheonsite[.]io"
          rf"|{_BEFORE_DOT}(?:replit[.]dev|ws-[a-z0-9]+[.]gitpod[.]io|csb[.]app|webcontainer[.]io|shopifypreview[.]com|flywheelstaging[.]com)",
          msg("a preview"),
          "Firebase Hosting, Preview channels; Heroku, Review apps; Render and AWS Amplify, Pull request previews; "
          "Pantheon, Environments; Replit, Gitpod, CodeSandbox and StackBlitz"),
    LeakPattern(
        "staging",
        rf"{_WEB}(?:[^/?#@:]*[.\-])?(?:staging|stg|preprod|pre-prod|uat)[0-9]*[.][^/?#:.]+[.][^/?#:]",
        msg("a staging site"),
        is_of_host=True,
    ),
    LeakPattern(
        "admin",
        # Elsewhere in a path the word is a tag, an author or a chapter of a manual, and other hosts are manuals.
        r"(?i)^https?://(?:[^/?#]+/(?:[^/?#]+/)?(?:wp-admin|wp-login[.]php|adminer[.]php)"
        r"|[^/?#]+/phpmyadmin"
        r"|(?:www[.])?[^./?#:]+[.][^./?#:]+(?:[.][a-z]{2})?(?::[0-9]*)?/(?:[a-z]{2}(?:-[a-z]{2})?/){0,2}admin(?:istrator)?(?:[.]php)?"
        r")(?:[/?#]|$)",
        msg("an administration page"),
    ),
    LeakPattern(
        "dot-file",
        r"^https?://[^/?#]+/(?:[^?#]*/)?[.](?:env(?:[.](?:local|production|development))?|htpasswd|htaccess|DS_Store|git/(?:config|HEAD)|svn/entries)(?:[?#]|$)",
        msg("a hidden file, such as .env or .git"),
    ),
    LeakPattern(
        "backup",
        r"(?i)^[^?#]*[^/:?#]/(?:[^?#]*[.](?:php|html?|aspx?|jsp|xml|ini|conf|ya?ml)(?:~|[.](?:bak|backup|old|orig|save))"
        r"|[^?#]*[^/?#][.](?:bak|sw[op]|sql[.](?:gz|zip|bz2|xz|7z))"
        r"|(?:[^?#]*/)?(?:backups?[.](?:zip|tar|tgz|tar[.]gz|rar|7z|sql)|(?:dump|database|db)[.]sql))(?:[?#]|$)",
        msg("a backup or a database dump"),
    ),
)  # fmt: skip
"""What is looked for unless the user says otherwise.

Sources: RFC 1918, RFC 6598, RFC 3927 and RFC 1122 (private IPv4); RFC 4193 and RFC 4291 (IPv6); RFC 6761, RFC 6762,
RFC 8375 and ICANN's reservation of .internal (names); documentation of the hosters (previews); the rest is how such
pages are usually called. Only what is right in nine of ten cases on real sites is listed: names such as dev.example.com
or /admin/ within other folders are pages for developers and administrators as often as not. Hosters' default hosts, such
as example.vercel.app, are the public ones of many sites. `.example` is used in documentation, as `example.com` is.
"""


def leak_message(found: LeakPattern, loc: str, *, n_urls: int = 1) -> str:
    """Return the message about a URL that a pattern matches, or about all URLs of a sitemap that have its host."""
    host = quoted(host_of(loc))
    if n_urls > 1 and found.source:
        return plural(
            "The URL has the host {host}, which is not public: it is {what} ({source}).",
            "All %n URLs of this file have the host {host}, which is not public: it is {what} ({source}).",
            n_urls,
            host=host,
            what=found.what,
            source=found.source,
        )
    if n_urls > 1:
        return plural(
            "The URL has the host {host}, which looks like {what} (pattern {found}).",
            "All %n URLs of this file have the host {host}, which looks like {what} (pattern {found}).",
            n_urls,
            host=host,
            what=found.what,
            found=quoted(found.name),
        )
    if found.source:
        return msg(
            "The host {host} is not public: it is {what} ({source}).", host=host, what=found.what, source=found.source
        )
    return msg(
        "{value} looks like {what} (pattern {found}).", value=quoted(loc), what=found.what, found=quoted(found.name)
    )


@dataclass(frozen=True)
class Leaks:
    """A list of patterns, made ready."""

    patterns: tuple[LeakPattern, ...]

    @cached_property
    def joined(self) -> str | None:
        """One expression that matches what any of the patterns matches; None without any."""
        return _joined(self.patterns)

    @cached_property
    def of_hosts(self) -> Leaks:
        """The patterns for which the host decides alone."""
        return Leaks(tuple(each for each in self.patterns if each.is_of_host))

    def first(self, loc: str) -> LeakPattern | None:
        """The first pattern that an address matches."""
        return next((each for each in self.patterns if _is_found(each.pattern, loc)), None)


def _joined(patterns: Iterable[LeakPattern]) -> str | None:
    return "|".join(f"(?:{each.pattern})" for each in patterns) or None


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
