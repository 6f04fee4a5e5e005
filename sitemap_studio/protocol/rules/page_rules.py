"""Rules about the pages of entries, which depend on the facts from checks of these pages.

The expressions in `violated` and in messages can use these columns: `loc` and `lastmod` of the entry, `lastmod_begin`
and `lastmod_end`, the first and last Unix second of `lastmod`, the columns of `COLUMNS` in `model/page_columns.py`, and
`canonical_reason`, the reason of the canonical page of a page with the reason `canonical`. Unknown values are null.
"""

from __future__ import annotations

from typing import Final

import polars as pl

from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.page_verdicts import EvidenceKind, PageFlag, Reason
from sitemap_studio.protocol.rule import GOOGLE_BUILD, Quoted, Rule, Scope, Severity, Template

_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO
_ENTRY: Final = Scope.ENTRY

_REDIRECT_STATUSES: Final = "Google, HTTP status codes, 3xx"
_CLIENT_ERRORS: Final = "Google, HTTP status codes, 4xx"
_SERVER_ERRORS: Final = "Google, HTTP status codes, 5xx"
_NETWORK_ERRORS: Final = "Google, DNS and network errors"
_SITEBULB_4XX: Final = "Sitebulb, Not Found (4XX) URL in XML Sitemaps"
_REDIRECTS: Final = "Google Search Central, Redirects and Google Search"
_CANONICALS: Final = "Google Search Central, Specify a canonical URL"
_BY_REDIRECT: Final = "Google Search Central, canonical URL by redirects"
_BY_LINK: Final = "Google Search Central, canonical URL by link elements"
_BY_SITEMAP: Final = "Google Search Central, canonical URL by sitemaps"
_INDEXING: Final = "Google Search Console Help, Page indexing report"
_NOINDEX: Final = "Google Search Central, Robots meta tag specifications"
_METADATA: Final = "Google Search Central, Valid page metadata"
_SOFT_404: Final = "Google Search Central, soft 404 errors"
_LOCALIZED: Final = "Google Search Central, localized versions, guidelines for all methods"
_GOOGLEBOT: Final = "Google Search Central, Googlebot"
_JAVASCRIPT: Final = "Google Search Central, JavaScript SEO basics"

GOOGLE_DATES: Final = "Google Search Central Blog, June 2023, The lastmod element"
BING_DATES: Final = "Bing Webmaster Blog, July 2025, Keeping content discoverable with sitemaps"

_CANONICAL: Final = pl.col("canonical_reason")
_BROKEN: Final[tuple[Reason, ...]] = (
    "not-found", "client-error", "server-error", "redirect-loop", "redirect", "noindex",
)  # fmt: skip
"""Reasons of pages that search engines can't index as canonical pages."""

_IS_BROKEN: Final = _CANONICAL.is_in(_BROKEN).fill_null(value=False)

PAGES: Final = "pages"
"""Name of the group of these rules, which are validated together; reported if the validation fails."""

SAME_TEXT_RULE: Final = "page-same-text"
HREFLANG_RULE: Final = "page-hreflang"
ROBOTS_RULE: Final = "page-robots"

LATE_RULE: Final = "page-lastmod-late"
EARLY_RULE: Final = "page-lastmod-early"
DATE_RULES: Final = frozenset((LATE_RULE, EARLY_RULE))
"""Rules that compare `lastmod` with the evidence of when the page last changed."""

DAY_S: Final = 86_400
"""Seconds by which `lastmod` may differ from the evidence; more than the distance of any time zone from UTC."""

_LASTMOD_BEGIN, _LASTMOD_END = pl.col("lastmod_begin"), pl.col("lastmod_end")
_BEGIN, _END = (pl.col(name).cast(pl.Int64) for name in ("evidence_begin", "evidence_end"))
_IS_NEWER: Final = _LASTMOD_BEGIN > _END + DAY_S
"""Mask of dates that are over a day newer than the evidence, including those after the check."""

IS_LATE: Final = _IS_NEWER & (pl.col("checked").cast(pl.Int64) >= _LASTMOD_BEGIN)
"""Mask of dates over a day newer than the evidence, but not after the check, since the page may have changed again."""

IS_EARLY: Final = _LASTMOD_END < _BEGIN - DAY_S
"""Mask of dates that are over a day older than the evidence."""

AGREES: Final = (_LASTMOD_BEGIN <= _END + DAY_S) & ~IS_EARLY.fill_null(value=False)
"""Mask of dates that differ from the evidence by at most a day."""

MIN_SAME_TEXT: Final = 3
"""Minimum number of pages with equal texts that violate `SAME_TEXT_RULE`."""


def _has_reason(reason: Reason) -> pl.Expr:
    """Return the expression for the mask of pages with a reason; null without facts."""
    return pl.col("reason") == reason


def _has_flag(flag: PageFlag) -> pl.Expr:
    """Return the expression for the mask of pages with the reason `ok` or `canonical` that have a flag."""
    return pl.col("reason").is_in(["ok", "canonical"]) & ((pl.col("flags") & int(flag)) != 0)


_IS_TEMPORARY: Final = pl.col("status").is_in([302, 303, 307]) | (
    (pl.col("flags") & int(PageFlag.DELAYED_REFRESH)) != 0
)
"""Mask of pages whose first redirect is temporary, or that redirect by a delayed refresh."""


def _has_evidence(kind: EvidenceKind) -> pl.Expr:
    """Return the expression for the mask of pages with evidence of a kind; null without evidence."""
    return pl.col("evidence") == kind


def _shown_day(seconds: pl.Expr) -> pl.Expr:
    """Return the expression for the day in UTC of Unix seconds, as YYYY-MM-DD."""
    return pl.from_epoch(seconds).dt.strftime("%Y-%m-%d")


_DATE: Final = Quoted(pl.col("lastmod").str.strip_chars(XML_SPACE))
_STATUS: Final = pl.col("status").cast(pl.String)

PAGE_RULES: Final = (
    Rule("page-not-found", "Not found (404)", _E, _ENTRY, "loc", f"{_CLIENT_ERRORS}; {_SITEBULB_4XX}; {_INDEXING}",
         "Search engines don't index a page that is not found, and remove it from the index. Correct its URL, or remove the "
         "entry.",
         "404 or 410", "200",
         violated=_has_reason("not-found"),
         message=Template(msg("The page was not found: the status of the response is {status}."), status=_STATUS)),
    Rule("page-client-error", "Request rejected (4xx)", _E, _ENTRY, "loc", f"{_CLIENT_ERRORS}; {_SITEBULB_4XX}; {_INDEXING}",
         "Search engines treat a page with any status from 400 to 499, except 429, as one that does not exist.",
         "400", "200",
         violated=_has_reason("client-error"),
         message=Template(msg("The server rejects the request: the status of the response is {status}."), status=_STATUS)),
    Rule("page-server-error", "Server error (5xx)", _E, _ENTRY, "loc", f"{_SERVER_ERRORS}; {_INDEXING}",
         "Search engines request pages of the host less often, and finally remove pages that persistently fail.",
         "500", "200",
         violated=_has_reason("server-error"),
         message=Template(msg("The server fails: the status of the response is {status}."), status=_STATUS)),
    Rule("page-noindex", "Excluded by noindex", _E, _ENTRY, "loc", f"{_NOINDEX}; {_INDEXING}",
         "The page forbids search engines to index it, in a meta element or in the header field X-Robots-Tag. The rules "
         "noindex and none, and unavailable_after with a date in the past, exclude it. Remove the rule or the entry.",
         '<meta name="robots" content="noindex">', '<meta name="robots" content="max-snippet:50">',
         violated=_has_reason("noindex"),
         message=Template(msg("The page excludes itself from search results by noindex."))),
    Rule(ROBOTS_RULE, "Page blocked by robots.txt", _E, _ENTRY, "loc", f"RFC 9309, 2.2.2; {_INDEXING}",
         "The robots.txt of the host disallows the page, so that search engines can't read it. If the sitemap is checked "
         "against a robots.txt file that blocks the URL, only loc-disallowed is reported.",
         "Disallow: /page", "Disallow: /private/",
         violated=_has_reason("robots.txt"),
         message=Template(msg("The robots.txt of the host disallows the page."))),
    Rule("page-redirect-loop", "Redirect error", _E, _ENTRY, "loc", f"{_REDIRECT_STATUSES}; {_INDEXING}",
         "The redirects of the page lead nowhere: they form a loop, are more than 10, or have a missing or invalid target. "
         "Google's crawlers follow at most 10 redirects by default.",
         "301, Location: https://www.example.com/page", "200",
         violated=_has_reason("redirect-loop"),
         message=Template(msg("The redirects of the page lead nowhere."))),
    Rule("page-canonical-broken", "Canonical URL not indexable", _E, _ENTRY, "loc", f"{_BY_LINK}; {_INDEXING}",
         "The page names a canonical URL that redirects, fails, or is excluded by noindex, according to the stored facts. "
         "It may be that search engines index neither of the two.",
         '<link rel="canonical" href="https://www.example.com/not-found">',
         '<link rel="canonical" href="https://www.example.com/page">',
         violated=_has_reason("canonical") & _IS_BROKEN,
         message=Template(msg("The canonical URL {url} is not indexable: {reason}."),
                          url=Quoted(pl.col("canonical")), reason=_CANONICAL.cast(pl.String))),
    Rule("page-redirect", "Page with redirect", _W, _ENTRY, "loc", f"{_REDIRECTS}; {_BY_REDIRECT}",
         "Search engines index the target of a permanent redirect instead of the listed URL: list the target. After a "
         "temporary redirect (302, 303, 307 or a delayed refresh), Google shows the listed URL; list the page that should "
         "be found.",
         "301, Location: https://www.example.com/new", "200",
         violated=_has_reason("redirect"),
         message=(
             Template(msg("The page redirects temporarily to {url}."), when=_IS_TEMPORARY,
                      url=Quoted(pl.col("target"))),
             Template(msg("The page redirects to {url}."), url=Quoted(pl.col("target"))),
         )),
    Rule("page-canonical", "Another URL is canonical", _W, _ENTRY, "loc", f"{_CANONICALS}; {_BY_SITEMAP}; {GOOGLE_BUILD}",
         "The page names another URL as its canonical one, which search engines usually index instead. List that URL, as "
         "the sitemap and the page must not name different ones.",
         '<link rel="canonical" href="https://www.example.com/other">',
         '<link rel="canonical" href="https://www.example.com/page">',
         violated=_has_reason("canonical") & ~_IS_BROKEN,
         message=Template(msg("The canonical URL of the page is {url}."), url=Quoted(pl.col("canonical")))),
    Rule("page-canonical-unclear", "Unclear canonical URL", _W, _ENTRY, "loc", f"{_CANONICALS}; {_METADATA}",
         "The page names several canonical URLs, its header field Link names another one, or its canonical URL is not in "
         "the head, which ends at the first invalid element. Search engines may ignore unclear canonical URLs.",
         '<head><img src="logo.png"><link rel="canonical" href="https://www.example.com/page"></head>',
         '<head><link rel="canonical" href="https://www.example.com/page"></head>',
         violated=_has_flag(PageFlag.SEVERAL_CANONICALS) | _has_flag(PageFlag.DIFFERENT_HEADER)
         | _has_flag(PageFlag.MISPLACED_CANONICAL),
         message=(
             Template(msg("The page names several canonical URLs."), when=_has_flag(PageFlag.SEVERAL_CANONICALS)),
             Template(msg("The canonical URLs of the page and of its header field Link differ."),
                      when=_has_flag(PageFlag.DIFFERENT_HEADER)),
             Template(msg("The canonical URL of the page is outside the head, or after an invalid element in it.")),
         )),
    Rule("page-soft-404", "Soft 404", _W, _ENTRY, "loc", f"{_SOFT_404}; {_INDEXING}",
         "The page has no content, or the text that the host returns, with status 200, for a URL that does not exist. Search "
         "engines probably treat it as not found.",
         "200, “Page not found”", "404, “Page not found”",
         violated=_has_reason("soft-404"),
         message=Template(msg("The page has no content, or the same text as a page that does not exist."))),
    Rule("page-login", "Login required", _W, _ENTRY, "loc", f"{_INDEXING}; {_CLIENT_ERRORS}",
         "The page asks for a login, so that its content is unknown. Search engines don't sign in. Remove the entry if all "
         "visitors must sign in.",
         "401", "200",
         violated=_has_reason("login"),
         message=Template(msg("The page could not be judged: it requires a login."))),
    Rule("page-blocked", "Request refused", _W, _ENTRY, "loc", f"Sitebulb, Forbidden (403) URL in XML Sitemaps; {_INDEXING}",
         "The server or its firewall refused the request of this program. Search engines may get another response. Open the "
         "page in a browser, or see in Search Console what Googlebot gets.",
         "403, 420, 429, 430, or the browser challenge of a firewall", "200",
         violated=_has_reason("blocked"),
         message=Template(msg("The page could not be judged: the request was refused."))),
    Rule("page-unreachable", "No response", _W, _ENTRY, "loc", _NETWORK_ERRORS,
         "There was no usable response: the host is unknown, the server does not answer in time, or its certificate is "
         "invalid. Check the page again later. Google removes pages from its index that it can't reach for days.",
         "connection refused", "200",
         violated=_has_reason("unreachable"),
         message=Template(msg("The page could not be judged: there was no usable response."))),
    Rule(HREFLANG_RULE, "Contradictory alternate", _W, _ENTRY, "loc", _LOCALIZED,
         "An alternate of the entry redirects, fails, or is excluded from search, as far as its facts are stored, or the page "
         "itself names another URL for the language. Search engines may ignore such alternates.",
         '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/not-found"/>',
         '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/>'),
    Rule(LATE_RULE, "Date newer than the page", _W, _ENTRY, "lastmod", f"{GOOGLE_DATES}; {BING_DATES}",
         "The date is over a day newer than the last change of the page: of its text between two checks, else of the date "
         "that the page states, else of its header field Last-Modified. Google uses dates only if they are consistently "
         "accurate, and a date of a rebuild or of a change of copyright year is not.",
         "<lastmod>2026-11-02</lastmod>, for a page that states 2026-10-17",
         "<lastmod>2026-10-17</lastmod>, for a page that states 2026-10-17",
         fix="set the date of the page, with “sitemap-studio fix --pages --rule page-lastmod-late” or Tools ▸ Check dates",
         violated=IS_LATE,
         message=(
             Template(msg("{date} is over a day newer than the last change of the text, which a check found on {day}."),
                      when=_has_evidence("text"), date=_DATE, day=_shown_day(_END)),
             Template(msg("{date} is over a day newer than the date in the page, {day}."),
                      when=_has_evidence("stated"), date=_DATE, day=_shown_day(_END)),
             Template(msg("{date} is over a day newer than the header field Last-Modified of the page, {day}."),
                      date=_DATE, day=_shown_day(_END)),
         )),
    Rule(EARLY_RULE, "Date older than the page", _I, _ENTRY, "lastmod", f"{BING_DATES}; {GOOGLE_DATES}",
         "The date is over a day older than the last change of the page: of its text between two checks, else of the date "
         "that the page states, else of its header field Last-Modified. Search engines may not notice the change.",
         "<lastmod>2026-10-17</lastmod>, for a page that states 2026-11-02",
         "<lastmod>2026-11-02</lastmod>, for a page that states 2026-11-02",
         fix="set the date of the page, with “sitemap-studio fix --pages --rule page-lastmod-early” or Tools ▸ Check dates",
         violated=IS_EARLY,
         message=(
             Template(msg("The text of the page changed between {first} and {last}, but the date is still {date}."),
                      when=_has_evidence("text"), date=_DATE, first=_shown_day(_BEGIN), last=_shown_day(_END)),
             Template(msg("{date} is over a day older than the date in the page, {day}."),
                      when=_has_evidence("stated"), date=_DATE, day=_shown_day(_BEGIN)),
             Template(msg("{date} is over a day older than the header field Last-Modified of the page, {day}."),
                      date=_DATE, day=_shown_day(_BEGIN)),
         )),
    Rule(SAME_TEXT_RULE, "Same text on several pages", _I, _ENTRY, "loc", _BY_SITEMAP,
         "Three or more listed pages have the same main text. Search engines usually index only one of them.",
         "three pages with the same text", "three pages with different texts"),
    Rule("page-truncated", "Page larger than 2 MiB", _I, _ENTRY, "loc", _GOOGLEBOT,
         "Googlebot reads only the first 2 MB of an HTML page, and so does this program.",
         "HTML of 3 MB", "HTML of 30 KB",
         in_profiles={"bing": None, "yandex": None},
         violated=_has_flag(PageFlag.TRUNCATED),
         message=Template(msg("Only the first 2 MiB of the page were read."))),
    Rule("page-needs-script", "Page needs JavaScript", _I, _ENTRY, "loc", _JAVASCRIPT,
         "Without JavaScript, the page has hardly any text. Google runs the scripts later; other search engines may see an "
         "empty page.",
         '<div id="app"></div><script src="app.js"></script>', "<main>Text of the page</main>",
         violated=_has_flag(PageFlag.NEEDS_SCRIPT),
         message=Template(msg("The page has hardly any text without JavaScript."))),
)  # fmt: skip
"""The rules about pages; those without `violated` depend on several pages."""

PAGE_RULE_IDS: Final = tuple(rule.id for rule in PAGE_RULES)


def rule_of_reason(reason: str) -> Rule | None:
    """Return the rule about a reason, such as `page-robots` for `robots.txt`; None for `ok` and for unknown reasons."""
    return next((rule for rule in PAGE_RULES if rule.id == f"page-{reason.removesuffix('.txt')}"), None)
