"""Parser of robots.txt: lines, groups of rules, and the decision whether a crawler may fetch a path.

The parser is as lenient as Google's published parser: it accepts frequent misspellings and a missing colon. Each line
retains its spelling, so that it can be reported. `robots_files.RobotsFile` represents a whole file.

Sources: RFC 9309; github.com/google/robotstxt for what the RFC does not specify.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

MAX_LINE_BYTES: Final = 8 * 2_083 - 1
"""Maximum length of a line; Google's parser ignores the remainder."""

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_LINE_END: Final = re.compile(rb"\r\n|\r|\n")
_TOKEN: Final = re.compile(rb"[A-Za-z_-]*")


class Directive(Enum):
    """The kind of a line of robots.txt; the value is the name that RFC 9309 or sitemaps.org defines."""

    USER_AGENT = "user-agent"
    ALLOW = "allow"
    DISALLOW = "disallow"
    SITEMAP = "sitemap"


_NAME_PREFIXES: Final = {
    Directive.USER_AGENT: ("user-agent", "useragent", "user agent"),
    Directive.ALLOW: ("allow",),
    Directive.DISALLOW: ("disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"),
    Directive.SITEMAP: ("sitemap", "site-map"),
}
"""Beginnings of names that Google's parser accepts; it ignores the remainder of the name."""


class RobotsLine(NamedTuple):
    """One line of robots.txt that is neither blank nor a comment.

    Attributes:
        number: Line number, from 1.
        directive: The kind of the line; None for an unknown name, or a line without name and value.
        name: The name as written; empty if the line has no name and value.
        value: The value as written, without comment and surrounding white space.
        has_colon: Whether a colon separates name and value.
        text: The line without comment and surrounding white space.
    """

    number: int
    directive: Directive | None
    name: str
    value: bytes
    has_colon: bool
    text: bytes

    @property
    def is_misspelt(self) -> bool:
        """Whether the name is accepted but differs from the standard name."""
        return self.directive is not None and self.name.lower() != self.directive.value

    @property
    def shown_value(self) -> str:
        """The value decoded as UTF-8, with replacement characters for invalid bytes."""
        return self.value.decode("utf-8", "replace")


def parse_lines(data: bytes) -> Iterator[RobotsLine]:
    """Yield the lines of a robots.txt, without blank lines and comments."""
    # Like Google's parser, skip an incomplete byte order mark, too.
    start = 0
    while start < len(_BYTE_ORDER_MARK) and data[start : start + 1] == _BYTE_ORDER_MARK[start : start + 1]:
        start += 1
    for number, line in enumerate(_LINE_END.split(data[start:]), 1):
        text = line[:MAX_LINE_BYTES].partition(b"#")[0].strip()
        if text:
            yield _parse_line(number, text)


def _parse_line(number: int, text: bytes) -> RobotsLine:
    """Return a line parsed from its number and its text without comment and surrounding white space."""
    name, colon, value = text.partition(b":")
    if not colon:
        words = text.split()
        name, value = words if len(words) == 2 else (b"", b"")
    name_text = name.strip().decode("utf-8", "replace")
    lower = name_text.lower()
    directive = next((each for each, prefixes in _NAME_PREFIXES.items() if lower.startswith(prefixes)), None)
    return RobotsLine(number, directive, name_text, value.strip(), bool(colon), text)


@dataclass
class Group:
    """Group of rules in a robots.txt: consecutive `User-agent` lines and the rules that follow them.

    Attributes:
        tokens: Product tokens in lower case; `*` for all crawlers without a group.
        rules: The `Allow` and `Disallow` lines.
        crawl_delay_s: Seconds between two requests, of the first valid `Crawl-delay` line; None without one.
    """

    tokens: set[str] = field(default_factory=set)
    rules: list[RobotsLine] = field(default_factory=list)
    crawl_delay_s: float | None = None


def groups_of(lines: Iterable[RobotsLine]) -> list[Group]:
    """Return the groups of a robots.txt; only `Allow` and `Disallow` end a run of `User-agent` lines. RFC 9309, 2.1."""
    groups = list[Group]()
    for line in lines:
        if line.directive is Directive.USER_AGENT:
            if not groups or groups[-1].rules:
                groups.append(Group())
            groups[-1].tokens.add(_product_token(line.value))
        elif line.directive in (Directive.ALLOW, Directive.DISALLOW) and groups:
            groups[-1].rules.append(line)
        elif groups and line.name.lower() == _CRAWL_DELAY and groups[-1].crawl_delay_s is None:
            number = _NUMBER.match(line.value)
            groups[-1].crawl_delay_s = None if number is None else float(number[0])
    return groups


_CRAWL_DELAY: Final = "crawl-delay"
"""Name of a line that is not part of RFC 9309, but obeyed by Bing. Bing Webmaster, “Crawl delay and the Bing crawler”."""

_NUMBER: Final = re.compile(rb"[0-9]{1,9}(?:\.[0-9]{1,9})?")


def _product_token(value: bytes) -> str:
    """Return the product token of a `User-agent` value, in lower case and without a version. RFC 9309, 2.2.1."""
    if value[:1] == b"*" and not value[1:2].strip():
        return "*"
    token = _TOKEN.match(value)
    assert token is not None  # the pattern matches the empty text
    return token[0].decode().lower()


_FALLBACK_TOKENS: Final = {"yandexbot": ("yandexbot", "yandex")}
"""Tokens that a crawler obeys, in order of precedence. Source: Yandex Webmaster, The User-agent directive."""

_RFC_CRAWLERS: Final = frozenset({"*", "bingbot", "sitemapstudio", "yandexbot"})
"""Crawlers that treat `%61` and `a` as equal, RFC 9309, 2.2.2; Google's parser does not decode such escapes."""


def groups_for(groups: Sequence[Group], crawler: str) -> list[Group]:
    """Return all groups with the token of a crawler; if none, those with its next fallback token, and finally those for `*`."""
    name = crawler.lower()
    for token in (*_FALLBACK_TOKENS.get(name, (name,)), "*"):
        found = [group for group in groups if token in group.tokens]
        if found:
            return found
    return []


def rules_for(groups: Sequence[Group], crawler: str) -> list[RobotsLine]:
    """Return the rules of the groups that apply to a crawler; see `groups_for`."""
    return [rule for group in groups_for(groups, crawler) for rule in group.rules]


@dataclass(frozen=True)
class PathPattern:
    """Pattern of paths in a robots.txt rule. RFC 9309, 2.2.3.

    Attributes:
        parts: The texts between wildcards; the first one is at the beginning of the path.
        is_to_end: Whether the last text must be at the end of the path.
    """

    parts: tuple[str, ...]
    is_to_end: bool

    @classmethod
    def parse(cls, text: str) -> PathPattern:
        """Return the pattern of a text, in which `*` matches any characters, and a final `$` the end of the path."""
        is_to_end = text.endswith("$")
        return cls(tuple(text.removesuffix("$").split("*")), is_to_end)

    def matches(self, path: str) -> bool:
        """Return whether the path pattern matches a path from its beginning."""
        first, *others = self.parts
        if not path.startswith(first):
            return False
        if not others:
            return not self.is_to_end or len(path) == len(first)
        position = len(first)
        *middle, last = others
        for part in middle:
            found = path.find(part, position)
            if found < 0:
                return False
            position = found + len(part)
        if self.is_to_end:
            return path.endswith(last) and len(path) - len(last) >= position
        return path.find(last, position) >= 0


class PathRules:
    """The path rules of one crawler, by precedence.

    Attributes:
        disallowed_patterns: The normalized patterns of `Disallow` rules, longest first.
    """

    def __init__(self, rules: Iterable[RobotsLine], crawler: str) -> None:
        """Sort rules by precedence: the longest pattern first, and `Allow` before `Disallow`. RFC 9309, 2.2.2.

        The crawler determines how escapes are compared; for Google, an allowed `index.htm…` also allows its folder.
        """
        self._is_google = crawler.lower() not in _RFC_CRAWLERS
        found = dict[tuple[str, bool], None]()
        for rule in rules:
            pattern, is_allowing = self._normalize_pattern(rule.value), rule.directive is Directive.ALLOW
            found[pattern, is_allowing] = None
            folder, slash, name = pattern.rpartition("/")
            if self._is_google and is_allowing and slash and name.startswith("index.htm"):
                # Google: an allowed index page allows its folder.
                found[f"{folder}/$", True] = None
        # An empty pattern matches nothing.
        ordered = sorted((each for each in found if each[0]), key=lambda each: (-len(each[0]), not each[1]))
        self._rules = [(PathPattern.parse(pattern), is_allowing) for pattern, is_allowing in ordered]
        self.disallowed_patterns = [pattern for pattern, is_allowing in ordered if not is_allowing]

    def disallows(self, path: str) -> bool:
        """Return whether the rules disallow a path with its query, as written in a URL."""
        if not self.disallowed_patterns:
            return False
        path = path.partition("#")[0]
        path = path if path.startswith("/") else f"/{path}"
        if not self._is_google:
            return self._matches_disallow(_normalize(path))
        escaped = _HEX_ESCAPE.sub(_uppercase_match, _NOT_IN_URLS.sub(_escape_match, path))
        if self._matches_disallow(escaped):
            return True
        # Google's parser expects escaped URLs; it also compares the path as written.
        written = _HEX_ESCAPE.sub(_uppercase_match, path)
        return written != escaped and self._matches_disallow(written)

    def _matches_disallow(self, path: str) -> bool:
        """Return whether the rule with the highest precedence that matches a normalized path is a `Disallow`."""
        return not next((is_allowing for pattern, is_allowing in self._rules if pattern.matches(path)), True)

    def _normalize_pattern(self, value: bytes) -> str:
        """Return the pattern of a rule with escapes in the form in which the crawler compares them."""
        text = value.decode("utf-8", "surrogateescape")
        if self._is_google:
            return _HEX_ESCAPE.sub(_uppercase_match, _NOT_ASCII.sub(_escape_match, text))
        end = "$" if text.endswith("$") else ""
        return "*".join(map(_normalize, text.removesuffix("$").split("*"))) + end


_HEX_ESCAPE: Final = re.compile("%[0-9A-Fa-f]{2}")
_NOT_ASCII: Final = re.compile("[^\x00-\x7f]+")
_NOT_IN_URLS: Final = re.compile(r"[^!#-;=?-\[\]_a-z~]+")
_RESERVED: Final = re.compile(r"[!$'()*+,:;@\[\]]")
_UNRESERVED: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")


def _escape_match(found: re.Match[str]) -> str:
    """Return the text of a match percent-encoded as UTF-8."""
    # Surrogates represent bytes that are not valid UTF-8; these bytes are escaped.
    data = found[0].encode("utf-8", "surrogateescape" if _BYTE_SURROGATES.fullmatch(found[0]) else "surrogatepass")
    return "".join(f"%{byte:02X}" for byte in data)


_BYTE_SURROGATES: Final = re.compile("[^\ud800-\udc7f\udd00-\udfff]*")


def _uppercase_match(escape: re.Match[str]) -> str:
    """Return the escape of a match in upper case."""
    return escape[0].upper()


def _normalize(text: str) -> str:
    """Return a text of a path or pattern with unreserved characters decoded, and all others escaped. RFC 9309, 2.2.2."""

    def decode_unreserved(escape: re.Match[str]) -> str:
        """Return the unreserved character of an escape, or any other escape in upper case."""
        character = chr(int(escape[0][1:], 16))
        return character if character in _UNRESERVED else escape[0].upper()

    return _RESERVED.sub(_escape_match, _HEX_ESCAPE.sub(decode_unreserved, _NOT_IN_URLS.sub(_escape_match, text)))
