"""Validation of robots.txt: faulty lines, sitemaps that it does not list, and sitemaps that it blocks.

Sources: RFC 9309; sitemaps.org, "Specifying the Sitemap location in your robots.txt file"; Google Search Central, "How
Google interprets the robots.txt specification".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from sitemap_studio.core.messages import msg, msg_from
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.robots_files import MAX_BYTES, KnownRobots, RobotsFile, host_key, url_key
from sitemap_studio.protocol.robots_parser import Directive, RobotsLine
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.url_syntax import is_complete, is_web
from sitemap_studio.validation.problem import Problem

_WEB_PAGE: Final = re.compile(rb"(?:\xef\xbb\xbf)?\s*<(?:!doctype|!--|html|head|body|\?xml)", re.IGNORECASE)
_MAX_FAULTS: Final = 1_000
"""Maximum number of reported faults per file; a file with more is hardly a robots.txt."""

_URL_START: Final = re.compile(r"(?i)https?://")


class LineFault(NamedTuple):
    """A fault of a robots.txt.

    Attributes:
        rule: Id of the violated rule.
        line: Line number, from 1.
        value: The faulty text.
        message: The message for users.
    """

    rule: str
    line: int
    value: str
    message: str


def validate_robots(robots: KnownRobots, profile: Profile) -> Iterator[Problem]:
    """Yield problems about faults of robots.txt files, and about sitemaps that these block or do not list."""
    for host, file in robots.files:
        protocols = {url_key(url): url for _, url in robots.sitemap_urls if host_key(url) == host}
        for fault in islice(line_faults(file, tuple(protocols.values())), _MAX_FAULTS):
            yield from _yield_problem(profile, fault.rule, None, fault.value, fault.message, file=file, line=fault.line)
    for sitemap, url in robots.disallowed_sitemaps:
        message = msg("The robots.txt of {host} blocks {url}.", host=host_key(url), url=quoted(url))
        yield from _yield_problem(profile, "sitemap-disallowed", sitemap, url, message)
    files = dict(robots.files)
    for sitemap, url in robots.unnamed:
        # If the file lists the URL with http, that line is reported instead.
        if _with_http(url) not in files[host_key(url)].sitemap_keys:
            message = msg("The robots.txt of {host} does not list {url}.", host=host_key(url), url=quoted(url))
            yield from _yield_problem(profile, "sitemap-unnamed", sitemap, url, message)


def _yield_problem(
    profile: Profile,
    rule_id: str,
    sitemap: int | None,
    value: str,
    message: str,
    *,
    file: RobotsFile | None = None,
    line: int | None = None,
) -> Iterator[Problem]:
    """Yield the problem of a rule, unless the profile turns the rule off.

    Args:
        profile: The profile.
        rule_id: Id of the rule.
        sitemap: Id of the sitemap; None for the index, and for a problem of `file`.
        value: The wrong value.
        message: Message about it.
        file: The robots.txt that has the problem; None if the set has it.
        line: Line in `file`, counted from 1; None if the problem is of no line.
    """
    rule = RULES[rule_id]
    if (severity := rule.severity_in(profile)) is not None:
        problem = Problem(rule, severity, sitemap, None, None, value, message, line=line, is_in_index=file is None)
        yield problem if file is None else problem._replace(column=1, other_file=file.path)


def line_faults(file: RobotsFile, sitemap_urls: Sequence[str] = ()) -> Iterator[LineFault]:
    """Yield the faults of a robots.txt in the order of its lines; only one if it is a web page or XML.

    Args:
        file: The file.
        sitemap_urls: URLs of sitemaps on the host of the file; listing one of https only with http is a fault.
    """
    if _WEB_PAGE.match(file.data):
        message = msg("This file is a web page or XML, not a robots.txt: crawlers find no rules in it.")
        yield LineFault("robots-html", 1, "", message)
        return
    https_urls = {_with_http(url): url for url in sitemap_urls if url[:6].lower() == "https:"}
    named = file.sitemap_keys
    has_group = False
    for line in file.lines:
        has_group |= line.directive is Directive.USER_AGENT
        yield from _spelling_faults(line)
        if line.directive is Directive.SITEMAP:
            yield from _sitemap_faults(line)
            https_url = https_urls.get(url_key(line.shown_value))
            if https_url is not None and url_key(https_url) not in named:
                message = msg(
                    "Line {line} names the sitemap with http: {value}. Its URL is {url}.",
                    line=line.number,
                    value=quoted(line.shown_value),
                    url=quoted(https_url),
                )
                yield LineFault("robots-protocol", line.number, line.shown_value, message)
        elif line.directive in (Directive.ALLOW, Directive.DISALLOW):
            if not has_group:
                message = msg(
                    "Line {line} is before the first User-agent line, so crawlers ignore it: {text}.",
                    line=line.number,
                    text=quoted(_decode_text(line)),
                )
                yield LineFault("robots-no-group", line.number, _decode_text(line), message)
            if line.value and not line.value.startswith((b"/", b"*", b"$")):
                message = msg(
                    "Line {line}: the path {value} does not begin with “/”, so it matches no URL.",
                    line=line.number,
                    value=quoted(line.shown_value),
                )
                yield LineFault("robots-path", line.number, line.shown_value, message)
    if len(file.data) > MAX_BYTES:
        message = msg("The file is larger than 500 KiB; crawlers may ignore the rest.")
        line_number = file.data[:MAX_BYTES].count(b"\n") + 1
        yield LineFault("robots-too-large", line_number, str(len(file.data)), message)


def _spelling_faults(line: RobotsLine) -> Iterator[LineFault]:
    """Yield a fault if a line has no colon or a misspelt name; nothing otherwise."""
    if not line.has_colon:
        message = msg("Line {line} has no colon, so crawlers ignore it: {text}.")
        if line.directive is not None:
            message = msg("Line {line} has no colon; Google accepts it, other crawlers may ignore it: {text}.")
        message = msg_from(message, line=line.number, text=quoted(_decode_text(line)))
        yield LineFault("robots-no-colon", line.number, _decode_text(line), message)
    elif line.directive is not None and line.is_misspelt:
        message = msg(
            "Line {line}: {name} should be {correct}; Google accepts it, other crawlers may ignore it.",
            line=line.number,
            name=quoted(line.name),
            correct=quoted(line.directive.value.capitalize()),
        )
        yield LineFault("robots-misspelt", line.number, line.name, message)


def _sitemap_faults(line: RobotsLine) -> Iterator[LineFault]:
    """Yield a fault if the value of a `Sitemap` line is not exactly one complete web URL."""
    value = line.shown_value
    if len(_URL_START.findall(value)) > 1 and any(mark in value for mark in (" ", "\t", ",", ";")):
        message = msg("Line {line} has several URLs; each needs a line of its own: {value}.")
    elif not value:
        message = msg("Line {line} names no URL after “Sitemap:”.")
    elif not is_complete(value):
        message = msg("Line {line}: the URL {value} is relative; it must be complete, with https://.")
    elif not is_web(value):
        message = msg("Line {line}: {value} is not a URL of http or https.")
    elif any(mark.isspace() for mark in value):
        message = msg("Line {line}: the URL contains a space: {value}.")
    else:
        return
    yield LineFault("robots-sitemap-url", line.number, value, msg_from(message, line=line.number, value=quoted(value)))


def _decode_text(line: RobotsLine) -> str:
    """Return the text of a line for messages; invalid UTF-8 is replaced."""
    return line.text.decode("utf-8", "replace")


def _with_http(url: str) -> str:
    """Return the comparison key of a URL, with http instead of https."""
    key = url_key(url)
    return f"http:{key.removeprefix('https:')}" if key.startswith("https:") else key
