"""Rules about an index and about limits: where sitemaps lie, how they are listed, and how large files may be.

Where the URL of the index is known, sitemaps are compared with it, else with the site of most of them.

Source: Sitemap Protocol 0.9, "Using Sitemap index files" and "Location of Sitemap files".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

import polars as pl

from sitemap_studio.core.messages import as_message, msg, msg_from, plural
from sitemap_studio.protocol import url_fixes, urls
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.quoting import quoted, shown
from sitemap_studio.protocol.rule import Context
from sitemap_studio.protocol.urls import normal_escapes
from sitemap_studio.validation.locations import folder_of, site_of
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.run_rule import failure_problems, run_rule
from sitemap_studio.validation.values import describe, find_violations


class FileFacts(NamedTuple):
    """What limits apply to: the URLs that a file lists, and its bytes, unpacked; an index has no id."""

    id: int | None
    name: str
    urls: int
    bytes: int


_LIMITS: Final = msg("limits")


def judge_limits(files: Iterable[FileFacts], profile: Profile) -> list[Problem]:
    """Judge the files of a set by the limits of a profile; an index comes before its sitemaps."""
    failed = set[str]()
    found = run_rule(_LIMITS, lambda: [each for file in files for each in _beyond_limits(file, profile)], [], failed)
    return found + failure_problems(failed, profile)


def _beyond_limits(facts: FileFacts, profile: Profile) -> list[Problem]:
    most = profile.max_sitemaps if facts.id is None else profile.max_urls
    # Asked of every file after every edit: messages take longer than all else.
    if 0 < facts.urls <= most and facts.bytes <= profile.max_bytes:
        return []
    name = quoted(facts.name)
    takes = plural("{name} takes 1 byte", "{name} takes %n bytes", facts.bytes, name=name)
    if facts.id is None:
        lists = plural("{name} lists 1 sitemap", "{name} lists %n sitemaps", facts.urls, name=name)
        count_rule, empty = "too-many-sitemaps", msg("{name} lists no sitemap.", name=name)
    else:
        lists = plural("{name} lists 1 URL", "{name} lists %n URLs", facts.urls, name=name)
        count_rule, empty = "too-many-urls", msg("{name} lists no URL.", name=name)
    problems = []

    def add(rule_id: str, value: str, message: str, stated_by: str) -> None:
        rule = RULES[rule_id]
        severity = rule.severity_in(profile) or rule.severity
        problems.append(Problem(rule, severity, facts.id, None, None, value, message, stated_by=stated_by))

    for rule_id, count, over, limit in (
        (count_rule, facts.urls, lists, most),
        ("too-large", facts.bytes, takes, profile.max_bytes),
    ):
        if count > limit:
            message = msg("{over}; {title} allows {most:,}.", over=over, title=msg_from(profile.title), most=limit)
            add(rule_id, str(count), message, profile.source)
    if not facts.urls:
        add("empty-sitemap", "", empty, "")
    return problems


LIMIT_RULES: Final = frozenset({"too-many-sitemaps", "too-many-urls", "too-large"})

_FIELDS: Final[tuple[FieldName, ...]] = ("loc", "lastmod")


@dataclass(frozen=True)
class SitemapRef:
    """The id of a sitemap, and its URL and date as an index lists them; None without a date."""

    sitemap: int
    loc: str
    lastmod: str | None = None


def judge_set(
    name: str,
    listed: Sequence[SitemapRef],
    profile: Profile,
    *,
    address: str | None = None,
    unlisted: Sequence[str] = (),
    context: Context | None = None,
) -> list[Problem]:
    """Judge an index: the sitemaps beside it that it does not list, then values, then places.

    Its address on the web may be that of its folder, which ends in a slash, or unknown.
    """
    context, failed, found = context or Context(), set[str](), list[_Found]()
    for part, finding in (
        ("sitemap-unlisted", _unlisted(name, unlisted)),
        (msg("values of the index"), _wrong_values(name, listed, context, failed)),
        (msg("places of sitemaps"), _misplaced(listed, address)),
    ):
        found += run_rule(part, partial(list[_Found], finding), [], failed)
    problems = []
    for rule_id, sitemap, field, value, message in found:
        severity = RULES[rule_id].severity_in(profile)
        if severity is not None:
            problems.append(Problem(RULES[rule_id], severity, sitemap, None, field, value, message))
    return problems + failure_problems(failed, profile)


_Found = tuple[str, int | None, FieldName | None, str, str]
"""Id of the rule, sitemap, field, value and message."""


def _unlisted(index: str, unlisted: Sequence[str]) -> Iterator[_Found]:
    words = msg("“{name}” lies beside the sitemaps that “{facts}” lists, but is not listed.")
    for name in unlisted:
        yield "sitemap-unlisted", None, None, name, msg_from(words, name=shown(name), facts=shown(index))


def _wrong_values(index: str, listed: Sequence[SitemapRef], context: Context, failed: set[str]) -> Iterator[_Found]:
    """Find values that are wrong by themselves; a sitemap without a URL is reported when it is opened."""
    columns = [[each.loc for each in listed], [each.lastmod for each in listed]]
    rows = pl.DataFrame(columns, schema=dict.fromkeys(_FIELDS, pl.String))
    for rule_id, places in find_violations(rows, _FIELDS, context, failed).items():
        field = RULES[rule_id].field
        for ref in (listed[place] for place in places.tolist()):
            value = ref.lastmod if field == "lastmod" else ref.loc
            if value is not None and (field != "loc" or urls.stripped(value)):
                words = as_message(describe(rule_id, value, context))
                message = msg("In the index “{facts}”: {words}", facts=shown(index), words=words)
                yield rule_id, ref.sitemap, field, value, message


def _misplaced(sitemaps: Sequence[SitemapRef], address: str | None) -> Iterator[_Found]:
    """Find sitemaps elsewhere than the index, or where its URL is unknown, than most sitemaps or else the first."""
    places = [(each, *_place(each.loc)) for each in sitemaps if urls.is_web(urls.stripped(each.loc))]
    if address is not None and urls.is_web(urls.stripped(address)):
        (home, home_folder), words = _place(address), msg("the index lies")
    else:
        sites = Counter(site for _, site, _ in places)
        if len(sites) < 2:
            return
        (home, count), (_, next_count) = sites.most_common(2)
        home_folder = "/"
        words = plural("the sitemap listed lies", "{count:,} of the %n sitemaps listed lie", sites.total(), count=count)
        if count == next_count:
            home, words = next(iter(sites)), msg("the first sitemap listed lies")
    outside = msg("“{address}” lies on {site}, but {words} on {site_2}.")
    above = msg("“{address}” lies outside {folder}, where {words}.")
    for ref, site, folder in places:
        values = {"address": shown(urls.stripped(ref.loc)), "words": words}
        if site != home:
            message = msg_from(outside, **values, site=shown(site), site_2=shown(home))
            yield "sitemap-outside", ref.sitemap, "loc", ref.loc, message
        elif not normal_escapes(folder).startswith(normal_escapes(home_folder)):
            message = msg_from(above, **values, folder=shown(home_folder))
            yield "sitemap-above", ref.sitemap, "loc", ref.loc, message


def _place(address: str) -> tuple[str, str]:
    """Return the site and the folder of a web URL; a default port is left out."""
    walked = url_fixes.without_dot_segments(urls.stripped(address)) or ""
    return site_of(walked), folder_of(walked)
