"""Rules about an index and about limits: where sitemaps lie, how they are listed, and how large files may be.

Where the URL of the index is known, sitemaps are compared with it, else with the site of most of them.

Source: Sitemap Protocol 0.9, "Using Sitemap index files" and "Location of Sitemap files".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import polars as pl

from sitemap_studio.core.messages import Message, as_message, msg, msg_from, plural
from sitemap_studio.protocol import url_fixes, urls
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.urls import normal_escapes
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.containing import Fault, Places, attempt, failed_part
from sitemap_studio.validation.failures import WORDING, Failure, failure, told_once
from sitemap_studio.validation.locations import folder_of, site_of
from sitemap_studio.validation.messages import describe, shown
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.unworded import Unworded
from sitemap_studio.validation.values.fields import judge_fields


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


_FIELDS: Final[tuple[FieldName, ...]] = ("loc", "lastmod")


@dataclass(frozen=True)
class SitemapRef:
    """A sitemap as an index lists it.

    Attributes:
        sitemap: Its id.
        loc: Its address, as written.
        lastmod: When it changed, as written; None where the index does not say.
    """

    sitemap: int
    loc: str
    lastmod: str | None = None


@dataclass(frozen=True)
class SetFacts:
    """What the rules ask of an index.

    Attributes:
        name: The name of its file.
        listed: What it lists, in its order.
        address: Its address on the web, or that of its folder, which ends in a slash; None where nobody told.
        unlisted: Names of sitemaps that lie beside those listed and are not.
    """

    name: str
    listed: Sequence[SitemapRef]
    address: str | None = None
    unlisted: Sequence[str] = ()


def judge_set(facts: SetFacts, profile: Profile, given: Circumstances | None = None) -> list[Problem]:
    """Judge an index: what is unlisted, then values, then places.

    Args:
        facts: What is known of it.
        profile: Whose severities hold.
        given: What verdicts on values depend on besides; None for today and the usual patterns.
    """
    judging = _Judging(facts, profile)
    judging.hold("sitemap-unlisted", partial(_unlisted, facts))
    judging.hold_values(given or Circumstances())
    judging.hold_places()
    return told_once([*judging.problems, *judging.failures])


class _Judging:
    """The judging of one index; what fails is told, and what comes behind it goes on.

    Attributes:
        problems: What was found.
        failures: What failed.
    """

    def __init__(self, facts: SetFacts, profile: Profile) -> None:
        self._facts, self._profile = facts, profile
        self.problems: list[Problem] = []
        self.failures: list[Failure] = []

    def hold(self, part: str, judge: Callable[[], Iterable[_Found]], listed: SitemapRef | None = None) -> None:
        """Judge by a rule or a group of rules: the index, or what it lists."""
        found = attempt(lambda: list(judge()))
        if isinstance(found, Fault):
            found.note(part)
            self._fail(part, listed)
        else:
            self._take(found)

    def hold_values(self, given: Circumstances) -> None:
        """Judge the values that the index gives."""
        judged = attempt(lambda: _broken_values(self._facts, given))
        if isinstance(judged, Fault):
            judged.note("values of the index")
            self._fail("values of the index", None)
            return
        for name, places in judged.items():
            part = failed_part(name)
            for listed in (self._facts.listed[place] for place in places.tolist()):
                if part is not None:
                    self._fail(part, listed)
                else:
                    self._take(_told_value(name, listed, self._facts, given))

    def hold_places(self) -> None:
        """Judge where sitemaps lie."""
        home = attempt(lambda: _Home.of(self._facts))
        if isinstance(home, Fault):
            home.note("places of sitemaps")
            self._fail("places of sitemaps", None)
        elif home is not None:
            for listed in self._facts.listed:
                self.hold("places of sitemaps", partial(home.judged, listed), listed)

    def _take(self, found: Iterable[_Found]) -> None:
        for rule_id, sitemap, field, value, message in found:
            if isinstance(message, Unworded):
                first = quoted(value or self._facts.name)
                self.failures.append(failure(rule_id, self._profile, first, sitemap=sitemap, value=value, deed=WORDING))
            rule = RULES[rule_id]
            severity = rule.severity_in(self._profile)
            if severity is not None:
                self.problems.append(Problem(rule, severity, sitemap, None, field, value, message))

    def _fail(self, part: str, listed: SitemapRef | None) -> None:
        first = quoted(listed.loc if listed else self._facts.name)
        sitemap, value = (listed.sitemap, listed.loc) if listed else (None, "")
        self.failures.append(failure(part, self._profile, first, sitemap=sitemap, value=value))


_Found = tuple[str, int | None, FieldName | None, str, str]
"""Id of the rule, sitemap, field, value and message."""


def _unlisted(facts: SetFacts) -> Iterator[_Found]:
    for name in facts.unlisted:
        message = msg(
            "“{name}” lies beside the sitemaps that “{facts}” lists, but is not listed.",
            name=shown(name),
            facts=shown(facts.name),
        )
        yield "sitemap-unlisted", None, None, name, message


def _broken_values(facts: SetFacts, given: Circumstances) -> dict[str, Places]:
    """Which values are wrong by themselves, by rule."""
    rows = pl.DataFrame(
        [[each.loc for each in facts.listed], [each.lastmod for each in facts.listed]],
        schema=dict.fromkeys(_FIELDS, pl.String),
    )
    return judge_fields(rows, _FIELDS, given)


def _told_value(rule_id: str, listed: SitemapRef, facts: SetFacts, given: Circumstances) -> Iterator[_Found]:
    """What is wrong with a value; an entry without an address is told by whoever opens it."""
    field = RULES[rule_id].field
    value = listed.lastmod if field == "lastmod" else listed.loc
    if value is not None and (field != "loc" or urls.stripped(value)):
        words = as_message(describe(rule_id, value, given))
        message = msg("In the index “{facts}”: {words}", facts=shown(facts.name), words=words)
        yield rule_id, listed.sitemap, field, value, Unworded.of(message) if isinstance(words, Unworded) else message


@dataclass(frozen=True)
class _Home:
    """Where sitemaps should lie.

    Attributes:
        site: Protocol, host and port.
        folder: The path of the folder, ending in a slash.
        words: What lies there, for messages.
    """

    site: str
    folder: str
    words: str

    @classmethod
    def of(cls, facts: SetFacts) -> _Home | None:
        """Where the index lies, or else most of its sitemaps, or else the first."""
        if facts.address is not None and urls.is_web(urls.stripped(facts.address)):
            site, folder = _place(facts.address)
            return cls(site, folder, msg("the index lies"))
        sites = Counter(_place(each.loc)[0] for each in facts.listed if urls.is_web(urls.stripped(each.loc)))
        if len(sites) < 2:
            return None
        (site, count), (_, next_count) = sites.most_common(2)
        if count == next_count:
            return cls(next(iter(sites)), "/", msg("the first sitemap listed lies"))
        words = plural("the sitemap listed lies", "{count:,} of the %n sitemaps listed lie", sites.total(), count=count)
        return cls(site, "/", words)

    def judged(self, listed: SitemapRef) -> Iterator[_Found]:
        """Say whether a sitemap lies elsewhere."""
        if not urls.is_web(urls.stripped(listed.loc)):
            return
        site, folder = _place(listed.loc)
        address = shown(urls.stripped(listed.loc))
        if site != self.site:
            message = msg(
                "“{address}” lies on {site}, but {words} on {site_2}.",
                address=address,
                site=shown(site),
                words=self.words,
                site_2=shown(self.site),
            )
            yield "sitemap-outside", listed.sitemap, "loc", listed.loc, message
        elif not normal_escapes(folder).startswith(normal_escapes(self.folder)):
            message = msg(
                "“{address}” lies outside {folder}, where {words}.",
                address=address,
                folder=shown(self.folder),
                words=self.words,
            )
            yield "sitemap-above", listed.sitemap, "loc", listed.loc, message


def _place(address: str) -> tuple[str, str]:
    """The site and the folder of a web address; a port that goes without saying is left out."""
    walked = url_fixes.without_dot_segments(urls.stripped(address)) or ""
    return site_of(walked), folder_of(walked)
