"""Rules about whole files: how many entries, bytes and sitemaps there may be under a profile.

They look at counts alone and cost nothing, so they are judged anew after every edit and every switch of the profile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from sitemap_studio.core.messages import Message, msg, msg_from, plural
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.validation.containing import Fault, attempt
from sitemap_studio.validation.failures import failure
from sitemap_studio.validation.problems import Problem
from sitemap_studio.validation.quoting import quoted


@dataclass(frozen=True)
class SitemapFacts:
    """What the limits ask of one sitemap.

    Attributes:
        id: Its id.
        name: Its file's name, for messages.
        urls: How many entries it has.
        bytes: How many bytes it takes, unpacked, with the XML around its entries.
    """

    id: int
    name: str
    urls: int
    bytes: int


@dataclass(frozen=True)
class IndexFacts:
    """What the limits ask of an index.

    Attributes:
        name: Its file's name, for messages.
        sitemaps: How many sitemaps it lists.
        bytes: How many bytes it takes, unpacked.
    """

    name: str
    sitemaps: int
    bytes: int


def judge_limits(
    sitemaps: Iterable[SitemapFacts], profile: Profile, *, index: IndexFacts | None = None
) -> list[Problem]:
    """Judge the files of a set by the limits of a profile.

    Args:
        sitemaps: Those that could be read.
        profile: Whose limits hold.
        index: The index, if there is one.

    Returns:
        Problems of the index, then of the sitemaps in the order given.
    """
    problems = _held(partial(_judge_index, index, profile), index.name, None, profile) if index else []
    for facts in sitemaps:
        problems += _held(partial(_judge_sitemap, facts, profile), facts.name, facts.id, profile)
    return problems


def _held(judge: Callable[[], list[Problem]], name: str, sitemap: int | None, profile: Profile) -> list[Problem]:
    judged = attempt(judge)
    if not isinstance(judged, Fault):
        return judged
    judged.note("limits")
    return [failure("limits", profile, quoted(name), sitemap=sitemap)]


def _judge_sitemap(facts: SitemapFacts, profile: Profile) -> list[Problem]:
    name = quoted(facts.name)
    problems = []
    if facts.urls > profile.max_urls:
        over = plural("{name} lists 1 URL", "{name} lists %n URLs", facts.urls, name=name)
        problems.append(_over("too-many-urls", facts.id, over, profile.max_urls, profile))
    if facts.bytes > profile.max_bytes:
        problems.append(_over("too-large", facts.id, _takes(name, facts.bytes), profile.max_bytes, profile))
    if not facts.urls:
        problems.append(_empty(facts.id, msg("{name} lists no URL.", name=name), profile))
    return problems


def _judge_index(facts: IndexFacts, profile: Profile) -> list[Problem]:
    name = quoted(facts.name)
    problems = []
    if facts.sitemaps > profile.max_sitemaps:
        over = plural("{name} lists 1 sitemap", "{name} lists %n sitemaps", facts.sitemaps, name=name)
        problems.append(_over("too-many-sitemaps", None, over, profile.max_sitemaps, profile))
    if facts.bytes > profile.max_bytes:
        problems.append(_over("too-large", None, _takes(name, facts.bytes), profile.max_bytes, profile))
    if not facts.sitemaps:
        problems.append(_empty(None, msg("{name} lists no sitemap.", name=name), profile))
    return problems


def _takes(name: Message, count: int) -> Message:
    return plural("{name} takes 1 byte", "{name} takes %n bytes", count, name=name)


def _over(rule: str, sitemap: int | None, over: Message, most: int, profile: Profile) -> Problem:
    message = msg("{over}; {title} allows {most:,}.", over=over, title=msg_from(profile.title), most=most)
    known = RULES[rule]
    severity = known.severity_in(profile) or known.severity
    return Problem(known, severity, sitemap, None, None, str(over.number), message, stated_by=profile.source)


def _empty(sitemap: int | None, message: str, profile: Profile) -> Problem:
    rule = RULES["empty-sitemap"]
    return Problem(rule, rule.severity_in(profile) or rule.severity, sitemap, None, None, "", message)
