"""Facts in the responses of pages: canonical URLs, rules for crawlers, text, dates, and signs of firewalls."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice
from typing import Final, NamedTuple

from sitemap_studio.formats.html_page import (
    Refresh,
    extract_page_text,
    has_password_field,
    page_date,
    page_language,
    page_title,
    parse_refresh,
    read_html_page,
    read_page_head,
    resolve_link,
)
from sitemap_studio.pages.page_facts import Canonical, PageAlternate, RobotsRule
from sitemap_studio.pages.page_reasons import find_challenge
from sitemap_studio.pages.page_requests import PageResponse
from sitemap_studio.pages.robots_rules import parse_robots_header
from sitemap_studio.protocol.url_syntax import web_host

_MAX_TITLE_CHARACTERS: Final = 500
_MAX_VALUE_CHARACTERS: Final = 2_000
_MAX_VALUES: Final = 20
_MAX_ALTERNATES: Final = 100
_LINK: Final = re.compile(r"<([^<>]*)>((?:\s*;\s*[^\s=;,]+(?:\s*=\s*(?:\"(?:[^\"\\]|\\.)*\"|[^\s;,\"]*))?)*)")
_PARAMETER: Final = re.compile(r";\s*([^\s=;,]+)(?:\s*=\s*(?:\"((?:[^\"\\]|\\.)*)\"|([^\s;,\"]*)))?")
_VARIANT_PARAMETERS: Final = frozenset(("anchor", "hreflang", "lang", "media", "type"))
"""Parameters with which a link is about another page, or not used as canonical. RFC 8288, 3.2; Google."""

_RULES_NAMES: Final = frozenset(("robots", "googlebot", "bingbot", "msnbot", "yandex", "yandexbot"))
"""Names of `meta` elements with rules for crawlers that are stored."""


class PageContent(NamedTuple):
    """Facts in the response of a page.

    Attributes:
        robots: Rules for crawlers in `meta` elements and header fields.
        canonicals: Canonical URLs; URLs in the page are before URLs in the header.
        alternates: Links to alternates in the head.
        refresh: The redirect by refresh; None without one.
        firewall: Name of the firewall whose browser challenge the response is; empty for other responses.
        is_parsed: Whether the markup could be parsed completely.

    The other attributes are described in `PageFacts`.
    """

    robots: tuple[RobotsRule, ...] = ()
    canonicals: tuple[Canonical, ...] = ()
    alternates: tuple[PageAlternate, ...] = ()
    refresh: Refresh | None = None
    firewall: str = ""
    charset: str = ""
    language: str = ""
    title: str = ""
    dated: str = ""
    hash: str = ""
    has_password: bool = False
    needs_script: bool = False
    is_parsed: bool = True


def read_page_content(response: PageResponse, url: str) -> PageContent:
    """Return the facts in the response for a URL; called in a thread, since parsing takes long."""
    headers = response.headers
    robots = parse_robots_header(response.robots_headers)
    header_canonicals = tuple(Canonical("header", link) for link in _header_canonicals(headers.get("link", ""), url))
    refresh = parse_refresh(headers["refresh"], url) if "refresh" in headers else None
    firewall = find_challenge(response.status, headers, response.body)
    content = PageContent(_limited_rules(robots), header_canonicals[:_MAX_VALUES], refresh=refresh, firewall=firewall)
    if not response.body:
        return content
    page = read_html_page(response.body, headers.get("content-type", ""))
    if page.root is None:
        return content._replace(charset=page.encoding, is_parsed=page.is_parsed)
    root, head = page.root, read_page_head(page.root, url)
    meta = tuple(RobotsRule("meta", name, value) for name, value in head.named_metas if name in _RULES_NAMES)
    links = tuple(Canonical("link", link.url, link.is_in_head) for link in head.canonicals)
    language, title, dated = page_language(root), page_title(root), page_date(root)
    has_password, text = has_password_field(root), extract_page_text(root)
    return content._replace(
        robots=_limited_rules((*meta, *robots)),
        canonicals=(*links[:_MAX_VALUES], *header_canonicals[:_MAX_VALUES]),
        alternates=_limited_alternates(head.alternates),
        refresh=refresh or head.refresh,
        charset=page.encoding,
        language=language[:_MAX_TITLE_CHARACTERS],
        title=title[:_MAX_TITLE_CHARACTERS],
        dated=dated[:_MAX_TITLE_CHARACTERS],
        hash=text.main_hash,
        has_password=has_password,
        needs_script=text.needs_script,
        is_parsed=page.is_parsed,
    )


def _header_canonicals(value: str, url: str) -> list[str]:
    """Return the complete canonical web URLs in the value of a `Link` header field. RFC 8288, 3; RFC 6596."""
    found = list[str]()
    for link in _LINK.finditer(value[: 64 << 10]):
        parameters = dict[str, str]()
        for name, quoted, plain in _PARAMETER.findall(link[2]):
            parameters.setdefault(name.lower(), quoted or plain)
        is_canonical = "canonical" in parameters.get("rel", "").lower().split()
        if is_canonical and _VARIANT_PARAMETERS.isdisjoint(parameters):
            canonical = resolve_link(url, link[1])
            if web_host(canonical):
                found.append(canonical)
    return found


def _limited_alternates(links: Iterable[tuple[str, str]]) -> tuple[PageAlternate, ...]:
    """Return the first links to alternates, except links that are too long, so that a hostile page can't fill the store."""
    found = (PageAlternate(*link) for link in links if sum(map(len, link)) <= _MAX_VALUE_CHARACTERS)
    return tuple(islice(found, _MAX_ALTERNATES))


def _limited_rules(rules: tuple[RobotsRule, ...]) -> tuple[RobotsRule, ...]:
    """Return the first rules with shortened values, so that a hostile page can't fill the store."""
    return tuple(each._replace(value=each.value[:_MAX_VALUE_CHARACTERS]) for each in rules[:_MAX_VALUES])
