"""Rules that static hosts read from the files `_headers` and `_redirects` of a site folder.

Source: the documentation of Netlify and of Cloudflare Pages, “Headers” and “Redirects”.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from sitemap_studio.protocol.url_syntax import split_loc
from sitemap_studio.sources.page_urls import origin_of

_MAX_BYTES: Final = 4 << 20
_REDIRECT_STATUSES: Final = {301, 302, 303, 307, 308}
_GONE_STATUSES: Final = {404, 410}
_PLACEHOLDER: Final = re.compile(r":([A-Za-z]\w*)|\*")
_ABSOLUTE: Final = re.compile(r"https?://", re.IGNORECASE)
_AGENT_PREFIX: Final = re.compile(r"([\w.-]+)\s*:\s*(.*)", re.DOTALL)
_ALL_AGENTS: Final = {"", "googlebot", "bingbot"}
_VALUED_DIRECTIVES: Final = {"unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"}
"""Directives of `X-Robots-Tag` with a value after a colon, which are not names of crawlers."""


@dataclass(frozen=True, slots=True)
class Redirect:
    """Rule of `_redirects` that applies to a path.

    Attributes:
        rule: The path pattern of the rule.
        target: URL or path of the redirect; empty if the host answers with an error.
    """

    rule: str
    target: str


@dataclass(frozen=True, slots=True)
class _PathRule:
    """Path pattern of `_headers` or `_redirects`, with its position in the file and the content of its rule."""

    position: int
    pattern: str
    matches: Callable[[str], re.Match[str] | None] | None
    """Matcher of decoded paths; None for a pattern without placeholders."""

    content: tuple[str, ...]


class _PathRules:
    """Rules of `_headers` or `_redirects`, indexed by path; rules for other hosts are omitted."""

    def __init__(self, rules: Iterator[tuple[str, tuple[str, ...]]], origin: str) -> None:
        """Compile the patterns of rules for the site at an origin; omit other rules and invalid patterns."""
        self._exact: dict[str, list[_PathRule]] = {}
        self._patterns: list[_PathRule] = []
        for position, (pattern, content) in enumerate(rules):
            path = _path_on_host(pattern, origin)
            if path is None:
                continue
            if _PLACEHOLDER.search(path) is None:
                rule = _PathRule(position, pattern, None, content)
                self._exact.setdefault(_normalize_path(path), []).append(rule)
            elif (expression := _compile_pattern(path)) is not None:
                self._patterns.append(_PathRule(position, pattern, expression.fullmatch, content))

    def find_matching(self, path: str) -> list[tuple[_PathRule, dict[str, str]]]:
        """Return the rules that match a decoded path, in file order, each with the values of its placeholders."""
        path = _normalize_path(path)
        found: list[tuple[_PathRule, dict[str, str]]] = [(rule, dict[str, str]()) for rule in self._exact.get(path, ())]
        for rule in self._patterns:
            match = rule.matches(path) if rule.matches is not None else None
            if match is not None:
                found.append((rule, {name: value or "" for name, value in match.groupdict().items()}))
        return sorted(found, key=lambda each: each[0].position)


class HostingRules:
    """Rules in the files `_headers` and `_redirects` of a site folder.

    Args:
        folder: The folder that is published.
        base_url: Its URL; rules for other hosts are ignored.
    """

    def __init__(self, folder: Path, base_url: str) -> None:
        """Read and parse both files; a missing file has no rules."""
        origin = origin_of(base_url)
        self._headers = _PathRules(_parse_headers(_read_limited_text(folder / "_headers")), origin)
        self._redirects = _PathRules(_parse_redirects(_read_limited_text(folder / "_redirects")), origin)

    def find_noindex_rule(self, paths: Iterable[str]) -> str | None:
        """Return the path pattern of the last rule in `_headers` that sends noindex for a page; None if no rule does.

        A later rule that removes `X-Robots-Tag` cancels earlier ones. `paths` are the decoded paths of the page.
        """
        found = None
        rules = {rule.position: rule for path in paths for rule, _ in self._headers.find_matching(path)}
        for _, rule in sorted(rules.items()):
            for line in rule.content:
                if line.startswith("!"):
                    found = None if line[1:].strip().lower() == "x-robots-tag" else found
                    continue
                name, _, value = line.partition(":")
                if name.strip().lower() == "x-robots-tag" and _has_noindex(value):
                    found = rule.pattern
        return found

    def find_redirect(self, path: str) -> Redirect | None:
        """Return the rule of `_redirects` that redirects a decoded path or answers with an error; or None.

        Without such a rule, the host sends the file. Hosts disagree about redirects of paths that have a file. A rule
        for all paths that is not forced with `!` is meant for paths without one.
        """
        for rule, values in self._redirects.find_matching(path):
            target, status = rule.content
            is_forced, code = status.endswith("!"), int(status.rstrip("!"))
            if code in _REDIRECT_STATUSES and (is_forced or rule.pattern.rstrip("/") not in ("", "/*")):
                return Redirect(rule.pattern, _fill_placeholders(target, values))
            if code in _GONE_STATUSES and is_forced:
                return Redirect(rule.pattern, "")
            if code == 200 and is_forced:
                return None
        return None


def _fill_placeholders(target: str, values: Mapping[str, str]) -> str:
    """Return the target of a redirect with values in place of its placeholders; unknown ones are unchanged."""
    return _PLACEHOLDER.sub(lambda found: values.get(found[1] or "splat", found[0]), target)


def _read_limited_text(path: Path) -> str:
    """Return the first `_MAX_BYTES` of a file as text; empty if it does not exist or can't be read."""
    try:
        # Reading a pipe could block forever.
        return path.read_bytes()[:_MAX_BYTES].decode("utf-8-sig", "replace") if path.is_file() else ""
    except OSError:
        return ""


def _parse_headers(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each path pattern in a `_headers` file with the header lines below it."""
    pattern, lines = "", list[str]()
    for line in map(str.strip, text.splitlines()):
        if not line or line.startswith("#"):
            continue
        if line.startswith("/") or _ABSOLUTE.match(line):
            if pattern:
                yield pattern, tuple(lines)
            pattern, lines = line, []
        else:
            lines.append(line)
    if pattern:
        yield pattern, tuple(lines)


def _parse_redirects(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each path pattern in a `_redirects` file with its target and status; conditional rules are skipped."""
    for line in text.splitlines():
        words = re.split(r"(?:^|\s)#", line, maxsplit=1)[0].split()
        if len(words) < 2:
            continue
        pattern, target, *others = words
        # A query parameter precedes the target, or a condition follows it.
        if not target.startswith("/") and not _ABSOLUTE.match(target):
            continue
        status = others.pop(0) if others and re.fullmatch(r"[1-5]\d\d!?", others[0], re.ASCII) else "301"
        if not others:
            yield pattern, (target, status)


def _path_on_host(pattern: str, origin: str) -> str | None:
    """Return the path pattern of a rule for a site at an origin; None if the rule is for another host."""
    if not _ABSOLUTE.match(pattern):
        return pattern if pattern.startswith("/") else None
    scheme, authority, path, *_ = split_loc(pattern)
    expression = _compile_pattern(f"{scheme.lower()}{authority.lower()}", text_pattern="[^./:]+")
    return (path or "/") if expression is not None and expression.fullmatch(origin) else None


def _compile_pattern(pattern: str, *, text_pattern: str = "[^/]+") -> re.Pattern[str] | None:
    """Return the regular expression for a path pattern; None for patterns that hosts reject.

    `text_pattern` is the expression for the text of a named placeholder.
    """
    pieces, names, end = list[str](), set[str](), 0
    pattern = _normalize_path(pattern)
    for found in _PLACEHOLDER.finditer(pattern):
        name = found[1] or "splat"
        # Adjacent placeholders, or two with the same name, are ambiguous.
        if name in names or (end and found.start() == end):
            return None
        names.add(name)
        pieces.append(re.escape(pattern[end : found.start()]))
        pieces.append(f"(?P<{name}>{text_pattern})" if found[1] else "(?P<splat>.*)")
        end = found.end()
    pieces.append(re.escape(pattern[end:]))
    if pattern.endswith("/*"):
        # The folder itself is matched as well.
        pieces = [*pieces[:-3], pieces[-3].removesuffix("/"), "(?:/(?P<splat>.*))?"]
    return re.compile("".join(pieces), re.DOTALL)


def _normalize_path(path: str) -> str:
    """Return a decoded path without its final slash, which hosts ignore."""
    path = unquote(path) if "%" in path else path
    return path.rstrip("/") or "/" if not path.endswith("*") else path


def _has_noindex(value: str) -> bool:
    """Return whether an `X-Robots-Tag` value excludes a page for all crawlers, Googlebot or bingbot."""
    agent = ""
    for part in map(str.strip, value.lower().split(",")):
        found = _AGENT_PREFIX.fullmatch(part)
        if found is not None and found[1] not in _VALUED_DIRECTIVES:
            agent, part = found.groups()
        if agent in _ALL_AGENTS and part in ("noindex", "none"):
            return True
    return False
