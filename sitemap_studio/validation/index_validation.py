"""Validation of an index and of limits: location of sitemaps, values of the index, and size of files.

Sitemaps are compared with the URL of the index if it is known, otherwise with the site of most sitemaps.

Source: Sitemap Protocol 0.9, "Using Sitemap index files" and "Location of Sitemap files".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, NamedTuple

import polars as pl

from sitemap_studio.core.messages import Message, as_message, join, msg, msg_from, plural
from sitemap_studio.protocol import url_fixes, url_syntax
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.leak_patterns import leak_message
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, TODAYS_PROFILE, Profile
from sitemap_studio.protocol.quoting import display_value, quoted
from sitemap_studio.protocol.rule import RuleContext
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.page_kind_rules import PAGE_KIND_RULE_IDS
from sitemap_studio.protocol.url_syntax import normalize_escapes
from sitemap_studio.validation.leaks import LEAK_RULE, find_shared_leak
from sitemap_studio.validation.locations import folder_of, site_of
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.run_rule import failure_problems, run_rule
from sitemap_studio.validation.value_validation import find_violations, messages_of


class FileFacts(NamedTuple):
    """Number of URLs and bytes of a sitemap or index, to compare with the limits.

    Attributes:
        id: Id of the sitemap; None for an index.
        name: Name of the file.
        urls: Number of URLs, or of sitemaps in an index.
        bytes: Size in bytes, decompressed.
        declares_news: Whether the sitemap declares the namespace of news.
    """

    id: int | None
    name: str
    urls: int
    bytes: int
    declares_news: bool = False


_LIMITS: Final = "limits"


def validate_limits(files: Iterable[FileFacts], profile: Profile) -> list[Problem]:
    """Return the problems of files that exceed a profile's limits or have no entries, in the order of the files.

    After an internal error, return only the problem `rule-failed`.
    """
    failed = set[str]()
    found = run_rule(
        _LIMITS, lambda: [each for file in files for each in _find_exceeded_limits(file, profile)], [], failed
    )
    return found + failure_problems(failed, profile)


def _find_exceeded_limits(facts: FileFacts, profile: Profile) -> list[Problem]:
    """Return the problems of one file that exceeds limits, or has no entries; empty for most files."""
    most = profile.max_sitemaps if facts.id is None else profile.max_urls
    # This runs for every file after every edit; most of the time would be spent on messages.
    if 0 < facts.urls <= most and facts.bytes <= profile.max_bytes:
        return []
    name = quoted(facts.name)
    title, problems = msg_from(profile.title), list[Problem]()

    def add(rule_id: str, count: int | None, message: str) -> None:
        """Append a problem of this file to `problems`; `count` is the exceeding figure, None for no limit."""
        rule = RULES[rule_id]
        severity = rule.severity_in(profile) or rule.severity
        value, stated_by = ("", "") if count is None else (str(count), profile.source)
        problems.append(Problem(rule, severity, facts.id, None, None, value, message, stated_by=stated_by))

    values = {"name": name, "title": title}
    if facts.id is None and facts.urls > most:
        message = plural(
            "{name} lists 1 sitemap; {title} allows {most:,}.",
            "{name} lists %n sitemaps; {title} allows {most:,}.",
            facts.urls,
            **values,
            most=most,
        )
        add("too-many-sitemaps", facts.urls, message)
    if facts.id is not None and facts.urls > most:
        message = plural(
            "{name} lists 1 URL; {title} allows {most:,}.",
            "{name} lists %n URLs; {title} allows {most:,}.",
            facts.urls,
            **values,
            most=most,
        )
        add("too-many-urls", facts.urls, message)
    if facts.bytes > (most := profile.max_bytes):
        message = plural(
            "{name} has 1 byte; {title} allows {most:,}.",
            "{name} has %n bytes; {title} allows {most:,}.",
            facts.bytes,
            **values,
            most=most,
        )
        if profile.name == DEFAULT_PROFILE.name and facts.bytes <= TODAYS_PROFILE.max_bytes:
            message = join([message, _todays_limit()])
        add("too-large", facts.bytes, message)
    if not facts.urls:
        rule_id = "empty-news" if facts.declares_news else "empty-sitemap"
        add(rule_id, None, msg("“{name}” has no entries.", name=display_value(facts.name)))
    return problems


def _todays_limit() -> Message:
    """Return the message that other profiles allow larger files today, and how to select such a profile."""
    return msg(
        "sitemaps.org and all search engines allow {most:,} bytes today. Select the profile “{title}” (on the command "
        "line --profile {name}) for that limit.",
        most=TODAYS_PROFILE.max_bytes,
        title=msg_from(TODAYS_PROFILE.title),
        name=TODAYS_PROFILE.name,
    )


LIMIT_RULES: Final = frozenset({"too-many-sitemaps", "too-many-urls", "too-large"})

_FIELDS: Final[tuple[FieldName, ...]] = ("loc", "lastmod")

_MAX_CACHED_URLS: Final = 100_000


@dataclass(frozen=True)
class SitemapRef:
    """Entry of an index: the id of the sitemap, its URL, and its date, or None."""

    sitemap: int
    loc: str
    lastmod: str | None = None


def validate_index(
    name: str,
    listed: Sequence[SitemapRef],
    profile: Profile,
    *,
    address: str | None = None,
    unlisted: Sequence[str] = (),
    context: RuleContext | None = None,
) -> list[Problem]:
    """Return the problems of an index: unlisted sitemaps, then wrong values, then misplaced sitemaps.

    Args:
        name: File name of the index.
        listed: Entries of the index.
        profile: Profile that defines the severities.
        address: URL of the index or of its folder, with a final slash; None if unknown.
        unlisted: Names of sitemaps in the folder of the index that it does not list.
        context: Dates and patterns for rules about values; None for today and the defaults.
    """
    context, failed, found = context or RuleContext(), set[str](), list[_Found]()
    for part, finding in (
        ("sitemap-unlisted", _find_unlisted_sitemaps(name, unlisted)),
        ("index-values", _find_wrong_values(name, listed, context, failed)),
        ("sitemap-places", _find_misplaced_sitemaps(listed, address)),
    ):
        found += run_rule(part, partial(list[_Found], finding), [], failed)
    problems = []
    for rule_id, sitemap, field, value, message in found:
        severity = RULES[rule_id].severity_in(profile)
        if severity is not None:
            problem = Problem(RULES[rule_id], severity, sitemap, None, field, value, message, is_in_index=True)
            problems.append(problem)
    return problems + failure_problems(failed, profile)


_Found = tuple[str, int | None, FieldName | None, str, str]
"""Id of the rule, sitemap, field, value and message."""


def _find_unlisted_sitemaps(index: str, unlisted: Sequence[str]) -> Iterator[_Found]:
    """Yield a violation for the name of each sitemap that is stored beside the index but not listed in it."""
    words = msg("“{name}” is stored with the sitemaps of “{facts}”, but not listed in it.")
    for name in unlisted:
        yield (
            "sitemap-unlisted",
            None,
            None,
            name,
            msg_from(words, name=display_value(name), facts=display_value(index)),
        )


def _find_wrong_values(
    index: str, listed: Sequence[SitemapRef], context: RuleContext, failed: set[str]
) -> Iterator[_Found]:
    """Yield violations of rules about URL and date of index entries; blank URLs and page kinds are left out.

    If all URLs have the same leaked host, only the first is reported.

    An opened set reports sitemaps without a URL. A sitemap is a file, so it has no page kind.
    """
    columns = [[each.loc for each in listed], [each.lastmod for each in listed]]
    rows = pl.DataFrame(columns, schema=dict.fromkeys(_FIELDS, pl.String))
    for rule_id, places in find_violations(rows, _FIELDS, context, failed).items():
        if rule_id in PAGE_KIND_RULE_IDS:
            continue
        field = RULES[rule_id].field
        if rule_id == LEAK_RULE and len(places) == len(listed) > 1 and (found := find_shared_leak(rows, context.leaks)):
            words = as_message(leak_message(found, url_syntax.stripped(listed[0].loc), n_urls=len(listed)))
            message = msg("In the index “{facts}”: {words}", facts=display_value(index), words=words)
            yield rule_id, listed[0].sitemap, field, listed[0].loc, message
            continue
        refs = [listed[place] for place in places.tolist()]
        values = [ref.lastmod if field == "lastmod" else ref.loc for ref in refs]
        messages = messages_of(RULES[rule_id], pl.Series(values, dtype=pl.String), context)
        for ref, value, text in zip(refs, values, messages, strict=True):
            if value is not None and (field != "loc" or url_syntax.stripped(value)):
                words = as_message(text)
                message = msg("In the index “{facts}”: {words}", facts=display_value(index), words=words)
                yield rule_id, ref.sitemap, field, value, message


def _find_misplaced_sitemaps(sitemaps: Sequence[SitemapRef], address: str | None) -> Iterator[_Found]:
    """Yield a violation for each sitemap outside the site or folder of the index.

    If the URL of the index is unknown, the site of most sitemaps applies, or the site of the first sitemap in a tie.
    """
    places = [(each, *found) for each in sitemaps if (found := _site_and_folder(each.loc)) is not None]
    if address is not None and (found := _site_and_folder(address)) is not None:
        home, home_folder = found
        outside = msg("“{address}” is not on {site}, the site of the index.")
    else:
        sites = Counter(site for _, site, _ in places)
        if len(sites) < 2:
            return
        (home, count), (_, next_count) = sites.most_common(2)
        home_folder = "/"
        outside = msg("“{address}” is not on {site}, the site of most sitemaps in the index.")
        if count == next_count:
            home = next(iter(sites))
            outside = msg("“{address}” is not on {site}, the site of the first sitemap in the index.")
    start = normalize_escapes(home_folder)
    for ref, site, folder in places:
        if site == home and (folder.startswith(start) or normalize_escapes(folder).startswith(start)):
            continue
        url = display_value(url_syntax.stripped(ref.loc))
        if site != home:
            yield (
                "sitemap-outside",
                ref.sitemap,
                "loc",
                ref.loc,
                msg_from(outside, address=url, site=display_value(home)),
            )
        else:
            above = msg(
                "“{address}” is outside {folder}, the folder of the index.",
                address=url,
                folder=display_value(home_folder),
            )
            yield "sitemap-above", ref.sitemap, "loc", ref.loc, above


@lru_cache(maxsize=_MAX_CACHED_URLS)
def _site_and_folder(address: str) -> tuple[str, str] | None:
    """Return the site, without a default port, and the folder of a web URL, after resolving dot segments; else None.

    Cached, because each edit of an index validates all its URLs again.
    """
    if not url_syntax.is_web(url_syntax.stripped(address)):
        return None
    walked = url_fixes.without_dot_segments(url_syntax.stripped(address)) or ""
    return site_of(walked), folder_of(walked)
