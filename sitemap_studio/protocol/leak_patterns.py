"""Patterns of URLs that should not be public: the default patterns, and the lists that users edit.

A pattern is a regular expression in the syntax of Rust's `regex` crate. It is searched for anywhere in the URL, after
white space around the URL is removed. The engine runs in linear time, so no pattern can block a check; it supports
neither look-around nor back-references. Lists are lines of text, in the preferences and in files for the command line.
They contain default patterns by name, so that a newer version of the program can improve them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import join, msg, plural, untranslated
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.url_syntax import host_of

MAX_PATTERN_CHARACTERS: Final = 5_000

_RESERVED_SIZE: Final = r"(?:\w{40})"
"""An expression with a tenth of the maximum size, reserved for rules that search for other texts in the same pass."""


@dataclass(frozen=True)
class LeakPattern:
    """A pattern of URLs that should not be public.

    Attributes:
        name: The name in lists and messages.
        pattern: The regular expression.
        what: A description of the URLs that completes “looks like …”.
        is_of_host: Whether the pattern depends only on the host: it matches all URLs of a host, or none.
        source: The document that states that such hosts are not public; empty for patterns based on conventions.
    """

    name: str
    pattern: str
    what: str
    is_of_host: bool = False
    source: str = ""


_WEB = r"(?i)^https?://(?:[^/?#]*@)?"
_END = r"[.]?(?::[0-9]*)?(?:[/?#\\]|$)"
_PRIVATE_IPV4 = (
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
_EMBEDDED_IPV4 = rf"(?:{_PRIVATE_IPV4}|{_PRIVATE_GROUP}?:(?:{_HEX_GROUP}|:)|{_PRIVATE_GROUPS}|{_HEX_GROUP}|)"
"""A private IPv4 address as the last 32 bits of an IPv6 address; a single group follows groups of zeros."""
_PRIVATE_IPV6 = (
    rf"[0:]*:(?:ffff:(?:0{{1,4}}:)?)?{_EMBEDDED_IPV4}|0{{0,2}}64:ff9b[0:]*:{_EMBEDDED_IPV4}"
    rf"|2002:(?:{_PRIVATE_GROUP}?|{_PRIVATE_GROUPS}):[0-9a-f:.]*"
    r"|(?:f[cdf][0-9a-f]{2}|fe[89a-f][0-9a-f]|0{0,2}64:ff9b:0{0,3}1|2001:0?db8|3fff:(?:0?[0-9a-f]{1,3})?):[0-9a-f:.]*"
)
"""Private and reserved IPv6 addresses, and addresses that contain a private IPv4 address (mapped, NAT64, 6to4)."""
_BEFORE_DOT = "[^/?#:]*[.]"
_LABEL = "[^./?#:]+"
_NINE_CHARACTER_HASH = "|".join(
    f"{'[a-z0-9]' if before == 1 else f'[a-z0-9]{{{before}}}' if before else ''}[0-9][a-z]"
    f"{'[a-z0-9]' if before == 6 else f'[a-z0-9]{{{7 - before}}}' if before < 7 else ''}"
    for before in range(8)
)
"""Nine characters with a letter after a digit, which are probably a hash rather than a name."""


def _host_pattern(name: str, hosts: str, what: str, source: str) -> LeakPattern:
    """Return a pattern for URLs with a host that `hosts` matches completely, in any case."""
    return LeakPattern(name, f"{_WEB}(?:{hosts}){_END}", what, is_of_host=True, source=source)


DEFAULT_LEAK_PATTERNS: Final = (
    _host_pattern("localhost", f"(?:{_BEFORE_DOT})?localhost", msg("the local computer"), "RFC 6761, 6.3"),
    _host_pattern("local-development", rf"(?:{_BEFORE_DOT})?(?:localtest[.]me|lvh[.]me)|{_BEFORE_DOT}(?:ddev[.]site|lndo[.]site)",
          msg("a name of the local computer"), "DDEV, Lando, localtest.me and lvh.me"),
    _host_pattern("private-ipv4", _PRIVATE_IPV4, msg("an address in a private or reserved network"), "RFC 6890, 2.2.2; RFC 1112, 4"),
    _host_pattern("private-ipv6",
          rf"\[(?:{_PRIVATE_IPV6})\]",
          msg("an address in a private or reserved network"), "RFC 6890, 2.2.3; RFC 4291, 2.5; RFC 3056; RFC 6052"),
    _host_pattern("hexadecimal", f"(?:{_BEFORE_DOT})?0x[0-9a-f]*", msg("another form of a numeric address"), "WHATWG URL, 3.5"),
    _host_pattern("private-name",
          rf"{_BEFORE_DOT}(?:local|localdomain|internal|intranet|lan|corp|home|private|test|invalid|onion|alt|home[.]arpa)",
          msg("a name that public DNS does not know"),
          "RFC 6761; RFC 6762, 3 and G; RFC 7686; RFC 8375; RFC 9476; ICANN on .internal, .corp and .home"),
    _host_pattern("no-dot", r"[^./?#:@%\[\]\\]+", msg("a name without a dot, which only a local network knows"), "RFC 1123, 6.1.4.3; ICANN on dotless domains"),
    _host_pattern("vercel", f"(?:{_LABEL}-git-{_LABEL}-{_LABEL}|{_LABEL}-(?:{_NINE_CHARACTER_HASH})-{_LABEL})[.]vercel[.]app",
          msg("a preview"), "Vercel, Generated URLs"),
    _host_pattern("netlify", rf"{_LABEL}--{_LABEL}[.]netlify[.](?:app|com)|{_BEFORE_DOT}netlify[.]live", msg("a preview"), "Netlify, Deploy Previews"),
    _host_pattern("cloudflare", rf"{_LABEL}[.]{_LABEL}[.]pages[.]dev|{_BEFORE_DOT}trycloudflare[.]com", msg("a preview"),
          "Cloudflare Pages, Preview deployments; Cloudflare Tunnel, Quick tunnels"),
    _host_pattern("azure",
          rf"{_BEFORE_DOT}scm[.]azurewebsites[.]net|{_LABEL}-(?:staging|stage|stg|preprod|preview|uat|test|dev|qa)(?:-[a-z0-9]{{16}}[.]{_LABEL}-[0-9]+)?[.]azurewebsites[.]net"
          rf"|[a-z]+-[a-z]+-[0-9a-f]{{9,12}}-{_LABEL}[.]{_BEFORE_DOT}azurestaticapps[.]net",
          msg("a preview"), "Azure App Service, Staging environments; Azure Static Web Apps, Preview environments"),
    _host_pattern("codespaces", rf"{_BEFORE_DOT}(?:github[.]dev|githubpreview[.]dev)", msg("a development environment"),
          "GitHub Codespaces, Forwarding ports"),
    _host_pattern("tunnel", rf"{_BEFORE_DOT}(?:ngrok[.](?:io|app|dev)|ngrok-free[.](?:app|dev)|devtunnels[.]ms|loca[.]lt|lhr[.]life|serveo[.]net)",
          msg("a tunnel to a computer of a developer"), "ngrok, Domains; Microsoft, Dev tunnels; localtunnel"),
    _host_pattern("preview",
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
"""The default patterns.

Sources: RFC 1918, RFC 6598, RFC 3927 and RFC 1122 (private IPv4); RFC 4193, RFC 4291, RFC 3056 and RFC 6052 (IPv6);
RFC 6761, RFC 6762, RFC 8375 and ICANN's reservation of .internal (names); documentation of hosting providers (previews).
The other patterns are common names of such pages. Each pattern must be correct in nine of ten cases on real sites. Names
such as dev.example.com, or /admin/ within another folder, are often public documentation for developers and
administrators, so they are excluded. Default hosts of hosting providers, such as example.vercel.app, are excluded because
they are the public hosts of many sites. `.example` is excluded because documentation uses it, like `example.com`.
"""


def leak_message(found: LeakPattern, loc: str, *, n_urls: int = 1) -> str:
    """Return the message about a URL that a pattern matches; with `n_urls` > 1, about that many URLs with its host."""
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
    """List of patterns of URLs that should not be public."""

    patterns: tuple[LeakPattern, ...]

    @cached_property
    def combined_pattern(self) -> str | None:
        """Regular expression that matches what any pattern matches; None without patterns."""
        return "|".join(f"(?:{each.pattern})" for each in self.patterns) or None

    @cached_property
    def of_hosts(self) -> Leaks:
        """Only the patterns that depend on nothing but the host."""
        return Leaks(tuple(each for each in self.patterns if each.is_of_host))

    def first(self, loc: str) -> LeakPattern | None:
        """Return the first pattern that matches a URL; None if none does."""
        return next((each for each in self.patterns if _pattern_matches(each.pattern, loc)), None)


def _pattern_matches(pattern: str, loc: str) -> bool:
    """Return whether a regular expression matches anywhere in a URL; raise `ComputeError` if it is invalid."""
    # Arguments of commands can contain lone surrogates, but columns can't.
    valid = loc.encode(errors="replace").decode()
    return bool(pl.Series([valid], dtype=pl.String).str.contains(pattern)[0])


def compiled_leaks(patterns: Iterable[LeakPattern]) -> Leaks:
    """Return patterns as `Leaks` after validating them.

    Raises:
        RequestError: A pattern is invalid, or all of them together are too large. The message states the number of the
            pattern, the reason, and the position in the pattern.
    """
    leaks = Leaks(tuple(patterns))
    for number, each in enumerate(leaks.patterns, 1):
        if (fault := pattern_fault(each.pattern)) is not None:
            words = msg(
                "Pattern {number}, “{each}”, is not valid: {fault}.", number=number, each=each.name, fault=fault
            )
            raise RequestError(words, hint=PATTERN_HINT)
    if leaks.combined_pattern is not None and _syntax_error(f"{_RESERVED_SIZE}|{leaks.combined_pattern}") is not None:
        count = len(leaks.patterns)
        words = plural("The pattern is too large.", "The %n patterns are too large together.", count)
        raise RequestError(words)
    return leaks


PATTERN_HINT: Final = msg(
    "Look-around and back-references are not supported. A backslash makes the next character literal."
)


@lru_cache(maxsize=1_000)
def pattern_fault(pattern: str) -> str | None:
    """Return why a pattern is invalid, with the position counted from 1, as text after a colon; None if it is valid."""
    if not pattern:
        return msg("it is empty and would match every URL")
    if len(pattern) > MAX_PATTERN_CHARACTERS:
        return msg(
            "it has more than {max_pattern_characters:,} characters", max_pattern_characters=MAX_PATTERN_CHARACTERS
        )
    if pattern != pattern.encode(errors="replace").decode():
        return msg("it contains invalid characters")
    if (report := _syntax_error(pattern)) is not None:
        found = re.search("(?m)^error: (.*)", report)
        reason = found[1] if found else report.removeprefix("regex error: ").partition("\n")[0]
        # The engine marks the position with a caret in the next line.
        caret = None if "\n" in pattern else re.search(r"(?m)^ {4}( *)\^", report)
        place = msg(" at character {count}", count=len(caret[1]) + 1) if caret else ""
        return join([plain_reason(reason.rstrip(". ")), place], "")
    # A comment in verbose mode at the end of the pattern would hide the patterns that are joined to it.
    return msg("this syntax is not supported") if _syntax_error(f"(?:{pattern})") is not None else None


def _syntax_error(pattern: str) -> str | None:
    """Return the engine's error message about an expression; None if the expression is valid."""
    try:
        _pattern_matches(pattern, "")
    except pl.exceptions.ComputeError as error:
        return str(error)
    return None


DEFAULT_LEAKS: Final = Leaks(DEFAULT_LEAK_PATTERNS)

NO_LEAKS: Final = Leaks(())


MAX_PATTERNS: Final = 1_000
"""Maximum number of patterns in a list, because each is searched for in every URL."""

MAX_FILE_BYTES: Final = 1 << 20
"""Maximum size of a file with patterns, in bytes."""

_MAX_NAME_CHARACTERS: Final = 60

DEFAULT_DESCRIPTION: Final = msg("something that should not be public")
"""The description of URLs that match a pattern without its own description."""

DEFAULT_LINES: Final = tuple(f"<{each.name}>" for each in DEFAULT_LEAK_PATTERNS)
"""The default patterns as lines of a list. No URL contains angle brackets, so no expression can be confused with these."""

_DEFAULT_BY_LINE: Final = dict(zip(DEFAULT_LINES, DEFAULT_LEAK_PATTERNS, strict=True))
_NAME_LINE: Final = re.compile(r"<[^<>]*>")


def user_pattern(pattern: str, about: str) -> LeakPattern:
    """Return the pattern for an expression and description of the user; the default pattern if equal.

    Its name is the expression, shortened to `_MAX_NAME_CHARACTERS`.
    """
    what = about or DEFAULT_DESCRIPTION
    usual = next((each for each in DEFAULT_LEAK_PATTERNS if (each.pattern, each.what) == (pattern, what)), None)
    is_long = len(pattern) > _MAX_NAME_CHARACTERS
    return usual or LeakPattern(f"{pattern[: _MAX_NAME_CHARACTERS - 1]}…" if is_long else pattern, pattern, what)


class _LineFault(Exception):
    """Reason why a line of a list is invalid, with the number of the line from 1."""

    def __init__(self, line: int, reason: str, hint: str = "") -> None:
        """Store the line number from 1, the reason, and a hint for the user."""
        super().__init__(line, reason)
        self.line, self.reason, self.hint = line, reason, hint


def _parse_pattern_lines(lines: Iterable[str]) -> list[LeakPattern]:
    """Return the patterns of a list; raise `_LineFault` for the first invalid line, and for too many patterns."""
    found: list[LeakPattern] = []
    about = ""
    for number, line in enumerate(lines, 1):
        words = line.strip()
        if not words or words.startswith("#"):
            about = words.lstrip("#").strip()
            continue
        if len(found) == MAX_PATTERNS:
            raise _LineFault(number, msg("more than {max_patterns:,} patterns", max_patterns=MAX_PATTERNS))
        if _NAME_LINE.fullmatch(words):
            if words not in _DEFAULT_BY_LINE:
                raise _LineFault(number, msg("there is no default pattern {words}", words=words))
            found.append(_DEFAULT_BY_LINE[words])
        elif (fault := pattern_fault(words)) is not None:
            raise _LineFault(number, msg("the pattern is not valid: {fault}", fault=fault), PATTERN_HINT)
        else:
            found.append(user_pattern(words, about))
        about = ""
    return found


def patterns_of_lines(lines: Iterable[str]) -> list[LeakPattern]:
    """Return the patterns of a list with one pattern per line.

    A line that begins with `#` describes the pattern in the next line; a pattern that begins with `#` is written `[#]`.
    `<name>` means the default pattern of that name. White space around patterns and empty lines are ignored.

    Raises:
        RequestError: A line is invalid, or there are too many patterns. The message states the line and the reason.
    """
    try:
        return _parse_pattern_lines(lines)
    except _LineFault as fault:
        message = msg("Line {number}: {reason}.", number=fault.line, reason=fault.reason)
        raise RequestError(message, hint=fault.hint, line=fault.line) from fault


def leaks_of_lines(lines: Iterable[str]) -> Leaks:
    """Return the patterns of a list as `Leaks`; raise a `RequestError` as `patterns_of_lines` and `compiled_leaks` do."""
    return compiled_leaks(patterns_of_lines(lines))


def without_unknown_names(lines: Iterable[str]) -> list[str]:
    """Return the lines of a stored list; names of default patterns that this version does not have become empty lines."""
    return [
        "" if _NAME_LINE.fullmatch(line.strip()) and line.strip() not in _DEFAULT_BY_LINE else line for line in lines
    ]


def patterns_of_file(data: bytes, path: Path) -> Leaks:
    """Return the patterns of a text file in the form of `patterns_of_lines`.

    Raises:
        RequestError: The file is too large, is not UTF-8, has no patterns or too many, or has an invalid pattern. The
            message has the name of the file and, if known, the line.
    """
    try:
        found = _parse_pattern_lines(_decode_lines(data, path))
    except _LineFault as fault:
        words = {"name": path.name, "number": fault.line, "reason": fault.reason}
        message = untranslated("“{name}”, line {number}: {reason}.", **words)
        raise RequestError(message, hint=fault.hint, path=path, line=fault.line) from fault
    if not found:
        hint = untranslated("Write one pattern per line; to check none, use --no-leaks.")
        raise RequestError(untranslated("“{name}” contains no patterns.", name=path.name), hint=hint, path=path)
    try:
        return compiled_leaks(found)
    except RequestError as error:
        sentence = f"“{path.name}”: {error.message[:1].lower()}{error.message[1:]}"
        raise RequestError(sentence, hint=error.hint, path=path) from error


def _decode_lines(data: bytes, path: Path) -> list[str]:
    """Return the lines of a file with patterns; raise a `RequestError` if it is too large or not UTF-8."""
    if len(data) > MAX_FILE_BYTES:
        raise RequestError(untranslated("“{name}” is too large.", name=path.name), path=path)
    try:
        # Not splitlines(): patterns can contain other line separators of Unicode.
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
"""Texts for users by the engine's error messages. Rust regex-syntax, ast::ErrorKind and hir::ErrorKind."""


def plain_reason(reason: str) -> str:
    """Return the reason in an error message of the engine as text for users, to follow a colon; never empty."""
    if "size limit" in reason:
        return msg("it is too large")
    if "nested" in reason:
        return msg("parentheses are nested too deeply")
    return _REASONS.get(reason, msg("this syntax is not supported"))
