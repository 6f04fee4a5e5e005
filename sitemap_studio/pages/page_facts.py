"""Records of the stored and reported facts about one page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from sitemap_studio.protocol.page_verdicts import PageFlag, Reason
from sitemap_studio.protocol.robots_files import url_key

CHAIN_FAULTS: Final = frozenset(("loop", "hops", "location", "address"))
"""Kinds of errors of invalid redirects, which end the chain of requests; see `PageFacts.error_kind`."""


UNREACHED_KINDS: Final = frozenset(("dns", "connect", "tls"))
"""Kinds of errors that mean that the host can't be reached; see `PageFacts.error_kind`."""


HopKind = Literal["listed", "redirect", "refresh", "delayed"]
"""Origin of the URL of a request: the checked list, a redirect status with `Location`, or a refresh at once or delayed."""

_TEMPORARY_STATUSES: Final = frozenset[int | None]((300, 302, 303, 307))
"""Redirects whose source stays in search results. Google, “Redirects and Google Search”; RFC 9110, 15.4.1 (300)."""


class Hop(NamedTuple):
    """One request in the chain that begins at a page.

    Attributes:
        url: The requested URL.
        status: Status of the response; None without a response, or if the URL was not requested.
        kind: Origin of the URL.
    """

    url: str
    status: int | None
    kind: HopKind = "listed"


class RobotsRule(NamedTuple):
    """Rules for crawlers that a page states.

    Attributes:
        source: A `meta` element or the header field `X-Robots-Tag`.
        bot: The addressed bot in lower case; `robots` for all.
        value: The rules as written.
    """

    source: Literal["meta", "header"]
    bot: str
    value: str


class Canonical(NamedTuple):
    """A canonical URL that a page states.

    Attributes:
        source: A `link` element or the header field `Link`.
        url: The complete URL without fragment.
        is_valid: Whether search engines consider it; False for an element outside the head.
    """

    source: Literal["link", "header"]
    url: str
    is_valid: bool = True


class PageAlternate(NamedTuple):
    """A link to an alternate that a page states.

    Attributes:
        language: The language code as written.
        url: The complete URL without fragment.
    """

    language: str
    url: str


class PageFacts(NamedTuple):
    """Facts about one page for one bot.

    The facts about content, from `canonical` on, describe the last page in the chain.

    Attributes:
        loc: The URL as written, without fragment and user name.
        bot: Name of the bot whose identity was used for the request.
        checked: Time of the check in Unix seconds.
        source: Where the facts come from; `check` for a check of this program,
            `redirect` and `canonical` for a redirect target or an unlisted canonical URL in such a check.
        status: Status of the first response; None without a response.
        reason: The verdict, as the id of its reason.
        indexable: Whether search engines can index the page; None if unknown.
        hops: The requests of the chain; empty if the page was not requested.
        target: URL at the end of the chain, if it differs from `loc`; None without a redirect.
        canonical: The first valid canonical URL, complete; None without one.
        canonical_source: Whether a `link` element or the header field `Link` states it; None without one.
        canonicals: All canonical URLs that the page states, also invalid ones.
        alternates: The links to alternates in the head.
        robots: The rules for crawlers.
        type: Media type in lower case; empty if unknown.
        charset: Name of the encoding in the WHATWG Encoding Standard; empty if unknown.
        language: Language that the root element declares; empty without one.
        title: Text of the first `title` element; empty without one.
        bytes: Size of the content when decompressed, up to the limit; None if unknown.
        truncated: Whether the content is longer than the limit.
        etag: Value of `ETag`; empty without it.
        modified: Value of `Last-Modified` as written; empty without it.
        dated: Date of the last change that the page states, as written; empty without it.
        hash: Hash of the main text, or of the last known one if the response has none; empty without any.
        hash_before: The hash before the last change; empty without a change.
        changed: Time of the check that found the last change, in Unix seconds; None without a change or if volatile.
        changed_after: Time of the last check that still found the text before that change, in Unix seconds; None if
            unknown, and without a change.
        is_volatile: Whether the text differs at each request, so that its hash does not prove a change.
        needs_script: Whether the page has scripts and hardly any text without them.
        has_password: Whether the page has a field for a password or a user name outside of its navigation and its footer.
        seconds: Time until the header of the last response, in seconds.
        error_kind: `dns`, `connect`, `tls`, `timeout`, `malformed` or `url` for requests that failed; one of
            `CHAIN_FAULTS`; `robots` for a redirect target that robots.txt disallows; `markup` for a page that could not
            be parsed; `temporary` for a server error with `Retry-After`; empty without an error.
        error: The error as a sentence; empty without one.
    """

    loc: str
    bot: str
    checked: int
    source: str = "check"
    status: int | None = None
    reason: Reason = "ok"
    indexable: bool | None = None
    hops: tuple[Hop, ...] = ()
    target: str | None = None
    canonical: str | None = None
    canonical_source: Literal["link", "header"] | None = None
    canonicals: tuple[Canonical, ...] = ()
    alternates: tuple[PageAlternate, ...] = ()
    robots: tuple[RobotsRule, ...] = ()
    type: str = ""
    charset: str = ""
    language: str = ""
    title: str = ""
    bytes: int | None = None
    truncated: bool = False
    etag: str = ""
    modified: str = ""
    dated: str = ""
    hash: str = ""
    hash_before: str = ""
    changed: int | None = None
    changed_after: int | None = None
    is_volatile: bool = False
    needs_script: bool = False
    has_password: bool = False
    seconds: float | None = None
    error_kind: str = ""
    error: str = ""

    @property
    def flags(self) -> PageFlag:
        """Flags of the content, which rules report."""
        flags = canonical_flags(self.canonicals)
        flags |= PageFlag.TRUNCATED if self.truncated else PageFlag(0)
        flags |= PageFlag.DELAYED_REFRESH if any(hop.kind == "delayed" for hop in self.hops) else PageFlag(0)
        return flags | (PageFlag.NEEDS_SCRIPT if self.needs_script else PageFlag(0))

    @property
    def is_temporary(self) -> bool:
        """Whether the page redirects, and a redirect of its chain is temporary, such as a delayed refresh."""
        statuses = {hop.status for hop in self.hops[:-1]} or {self.status}
        is_delayed = any(hop.kind == "delayed" for hop in self.hops)
        return self.target is not None and (is_delayed or not _TEMPORARY_STATUSES.isdisjoint(statuses))

    @property
    def own_status(self) -> int | None:
        """Status of the response for the URL itself: the last one if the chain ends at the URL, as at a cookie wall."""
        return self.hops[-1].status if self.hops and self.target is None else self.status


class PageOutline(NamedTuple):
    """Verdict about a page and its explanation: a few attributes of `PageFacts`, which are read much faster.

    Attributes:
        truncated: 1 if the content is longer than the limit, else 0.
        needs_script: 1 if the page has scripts and hardly any text without them, else 0.

    The other attributes are described in `PageFacts`.
    """

    loc: str
    status: int | None
    reason: Reason
    target: str | None
    canonical: str | None
    truncated: int
    needs_script: int
    error_kind: str
    error: str


def canonical_flags(canonicals: Iterable[Canonical]) -> PageFlag:
    """Return the flag about the canonical URLs that a page states; 0 for one clear canonical URL or none."""
    keys: dict[str, set[str]] = {"link": set(), "header": set()}
    has_any = False
    for canonical in canonicals:
        has_any = True
        if canonical.is_valid:
            keys[canonical.source].add(url_key(canonical.url))
    links, headers = keys.values()
    if len(links) > 1 or len(headers) > 1:
        return PageFlag.SEVERAL_CANONICALS
    if links and headers and links != headers:
        return PageFlag.DIFFERENT_HEADER
    return PageFlag.MISPLACED_CANONICAL if has_any and not links and not headers else PageFlag(0)
