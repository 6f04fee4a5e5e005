"""Verdicts about pages: a table of reasons, of which the first one that applies is the verdict.

A page about which a firewall, an outage or a login wall says nothing is unknown, never broken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, unquote

from sitemap_studio.core.messages import Message, msg
from sitemap_studio.pages.bots import BOTS, STUDIO
from sitemap_studio.pages.page_facts import CHAIN_FAULTS, PageFacts
from sitemap_studio.pages.robots_rules import has_noindex
from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE, Reason
from sitemap_studio.protocol.robots_files import url_key
from sitemap_studio.protocol.url_syntax import split_loc

REFUSED_STATUSES: Final = (403, 420, 429, 430)
"""Statuses of refused requests; 420 and 430 are forms of 429, and 430 also of 403. Shopify, response status codes."""

_FAILURES: Final = frozenset(("dns", "connect", "tls", "timeout", "malformed", "url"))
"""Kinds of errors of a page without a usable response."""


class PageSignals(NamedTuple):
    """Evidence about a page in addition to its stored facts.

    Attributes:
        is_disallowed: Whether robots.txt disallows the page.
        is_challenge: Whether the response is the browser challenge of a firewall.
        is_login: Whether the page is one of at least 20 that redirect to the same page with a password field.
        is_soft_404: Whether the page has the text that the host returns for a made-up path.
    """

    is_disallowed: bool = False
    is_challenge: bool = False
    is_login: bool = False
    is_soft_404: bool = False


class ReasonRow(NamedTuple):
    """A reason for a verdict.

    Attributes:
        reason: The id.
        words: Description for users.
        applies: Returns whether the reason applies to a page at a time.
    """

    reason: Reason
    words: Message
    applies: Callable[[PageFacts, PageSignals, datetime], bool]

    @property
    def indexable(self) -> bool | None:
        """Whether search engines can index a page with this reason; None if that is unknown."""
        return IS_INDEXABLE[self.reason]


def _has_own_status(*statuses: int) -> Callable[[PageFacts, PageSignals, datetime], bool]:
    """Return a predicate for rows: whether `PageFacts.own_status` is one of the statuses."""
    return lambda facts, signals, now: facts.own_status in statuses


def _is_noindex(facts: PageFacts, signals: PageSignals, now: datetime) -> bool:
    """Return whether rules for all bots or for the bot of the facts exclude the page from an index at `now`."""
    return has_noindex(facts.robots, BOTS.get(facts.bot, STUDIO).rule_name, now)


def _has_other_canonical(facts: PageFacts, signals: PageSignals, now: datetime) -> bool:
    """Return whether all valid canonical URLs are one URL other than the page; search engines ignore several."""
    keys = {url_key(each.url) for each in facts.canonicals if each.is_valid}
    return len(keys) == 1 and url_key(facts.loc) not in keys


def _is_empty(facts: PageFacts) -> bool:
    """Return whether a successful response has no content. Google, HTTP status codes, 204; “soft 404 errors”."""
    return facts.own_status in (204, 205) or (facts.own_status == 200 and facts.bytes == 0)


REASONS: Final = (
    ReasonRow("robots.txt", msg("disallowed by robots.txt"), lambda facts, signals, now: signals.is_disallowed),
    ReasonRow(
        "unreachable", msg("no usable response"),
        lambda facts, signals, now: facts.error_kind in _FAILURES and facts.target is None,
    ),
    ReasonRow(
        "blocked", msg("the request was refused, as by a firewall"),
        lambda facts, signals, now: facts.own_status in REFUSED_STATUSES or signals.is_challenge,
    ),
    ReasonRow(
        "login", msg("a login is required"),
        # 511 is the response of a proxy in the network of the user. RFC 6585, 6.
        lambda facts, signals, now: facts.own_status in (401, 407, 511) or signals.is_login,
    ),
    ReasonRow("not-found", msg("not found"), _has_own_status(404, 410)),
    ReasonRow(
        "client-error", msg("the server rejects the request"),
        lambda facts, signals, now: facts.own_status in range(400, 500),
    ),
    ReasonRow(
        "server-error", msg("the server fails"),
        lambda facts, signals, now: (facts.own_status or 0) >= 500,
    ),
    ReasonRow(
        "redirect-loop", msg("the redirects lead nowhere"),
        lambda facts, signals, now: facts.error_kind in CHAIN_FAULTS,
    ),
    ReasonRow("redirect", msg("redirects"), lambda facts, signals, now: facts.target is not None),
    ReasonRow("noindex", msg("excluded by noindex"), _is_noindex),
    ReasonRow("canonical", msg("another URL is canonical"), _has_other_canonical),
    ReasonRow(
        "soft-404", msg("no content, or the same text as for pages that do not exist"),
        lambda facts, signals, now: signals.is_soft_404 or _is_empty(facts),
    ),
    ReasonRow("ok", msg("indexable"), lambda facts, signals, now: True),
)  # fmt: skip
"""The reasons; the first one that applies to a page is its verdict."""

REASON_ROWS: Final[Mapping[str, ReasonRow]] = {row.reason: row for row in REASONS}


REASON_TITLES: Final[Mapping[str, Message]] = {
    "robots.txt": msg("Blocked by robots.txt"),
    "unreachable": msg("Unreachable"),
    "blocked": msg("Refused"),
    "login": msg("Login"),
    "not-found": msg("Not found"),
    "client-error": msg("Client error"),
    "server-error": msg("Server error"),
    "redirect-loop": msg("Redirect loop"),
    "redirect": msg("Redirect"),
    "noindex": msg("noindex"),
    "canonical": msg("Other canonical"),
    "soft-404": msg("Soft 404"),
    "ok": msg("Indexable"),
}
"""Title of each reason, for lists and charts."""


def leads_back(page: str, url: str) -> bool:
    """Return whether a query parameter of a URL is the path of a page, or a URL with this path; False for the home page.

    Letter case, slashes at the end, and further escapes of the parameter are ignored.
    """
    query = split_loc(url)[3].removeprefix("?") if "?" in url else ""
    path = _plain_path(page) if query else ""
    return path not in ("", "/") and any(_plain_path(unquote(value)) == path for _, value in parse_qsl(query))


def _plain_path(url: str) -> str:
    """Return the unescaped path of a URL, in lower case and without slashes at the end."""
    return unquote(split_loc(url)[2]).rstrip("/").casefold()


def shared_target(page: str, url: str) -> str:
    """Return the URL to which a page leads, without its fragment, and without a query that leads back to the page."""
    url = url.partition("#")[0]
    return url.partition("?")[0] if leads_back(page, url) else url


def with_reason(facts: PageFacts, signals: PageSignals) -> PageFacts:
    """Return the facts with the reason and the verdict that apply at the time of the check."""
    now = datetime.fromtimestamp(facts.checked, UTC)
    row = next(row for row in REASONS if row.applies(facts, signals, now))
    return facts._replace(reason=row.reason, indexable=row.indexable)


class ChallengeSign(NamedTuple):
    """A sign that a response is the browser challenge of a firewall.

    Attributes:
        firewall: Name of the firewall.
        words: Texts in lower case that all occur in the value of the header field, or in the body.
        header: Name of a header field in lower case; empty if the body is searched.
        statuses: Statuses of such responses; empty for any.
        title: Text in lower case with which the content of a `title` element in the body begins; empty for any.
    """

    firewall: str
    words: tuple[bytes, ...] = ()
    header: str = ""
    statuses: tuple[int, ...] = ()
    title: bytes = b""


_TEST_STATUSES: Final = (202, 405, 503)
"""Statuses of browser challenges that ordinary pages can have, too; 403 and 429 need no sign."""

CHALLENGE_SIGNS: Final = (
    ChallengeSign("Cloudflare", (b"challenge",), header="cf-mitigated"),
    ChallengeSign("AWS WAF", (b"challenge",), header="x-amzn-waf-action"),
    ChallengeSign("AWS WAF", (b"captcha",), header="x-amzn-waf-action"),
    ChallengeSign("Cloudflare", (b"/cdn-cgi/challenge-platform/",), statuses=_TEST_STATUSES),
    ChallengeSign("Cloudflare", (b"/cdn-cgi/",), title=b"just a moment...</title>"),
    ChallengeSign("DDoS-Guard", (b"ddos-guard",), header="server", statuses=_TEST_STATUSES),
    ChallengeSign("DDoS-Guard", title=b"ddos-guard</title>"),
    ChallengeSign("Imperva", (b"/_incapsula_resource?", b"wudnsai=", b"<iframe")),
    ChallengeSign("Imperva", (b'content="noindex,nofollow"><script src="/_incapsula_resource?',)),
    ChallengeSign("Imperva", title=b"pardon our interruption"),
    ChallengeSign("Akamai", (b' id="sec-if-cpt-container"',)),
    ChallengeSign("Anubis", (b'<script id="anubis_version"',)),
    ChallengeSign("Fastly", (b"/_fs-ch-",), title=b"client challenge</title>"),
    ChallengeSign("F5", (b"your support id is",), title=b"request rejected</title>"),
    ChallengeSign("F5", (b'["bobcmn"]', b' src="/tspd/')),
    ChallengeSign("Wordfence", (b"your access to this site has been limited", b"wordfence"), statuses=_TEST_STATUSES),
    ChallengeSign("Imunify360", (b"your request is being verified",), title=b"one moment, please...</title>"),
    ChallengeSign("Radware", title=b"radware captcha"),
    ChallengeSign("SiteGround", (b'content="0;/.well-known/sgcaptcha/',)),
    ChallengeSign("DataDome", (b"geo.captcha-delivery.com",), statuses=_TEST_STATUSES),
    ChallengeSign("Human", (b'<meta name="description" content="px-captcha">',)),
    ChallengeSign("Sucuri", (b"sucuri_cloudproxy_js",)),
    ChallengeSign("BunkerWeb", title=b"bot detection</title>"),
)
"""Signs of browser challenges, in header fields and bodies."""

_CHALLENGE_BYTES: Final = 1 << 14


def find_challenge(status: int, headers: dict[str, str], body: bytes) -> str:
    """Return the name of the firewall whose browser challenge a response contains; empty for other responses.

    Args:
        status: Status of the response.
        headers: Header fields by names in lower case.
        body: The body; only its beginning is searched.
    """
    beginning = body[:_CHALLENGE_BYTES].lower()
    # A search for each title in the body would take most of the time.
    titles = beginning.split(b"<title>")[1:]
    for sign in CHALLENGE_SIGNS:
        if sign.statuses and status not in sign.statuses:
            continue
        if sign.title and not any(title.startswith(sign.title) for title in titles):
            continue
        text = headers.get(sign.header, "").lower().encode() if sign.header else beginning
        if all(word in text for word in sign.words):
            return sign.firewall
    return ""
