"""The robots.txt of a site during a check: requested once, with the meaning of each kind of response.

Sources: RFC 9309, 2.3.1 (4xx: no restrictions; 5xx and no response: everything is disallowed); Google, “How Google
interprets the robots.txt specification” (429 as 5xx; five redirects).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Literal, NamedTuple
from urllib.parse import urljoin

from sitemap_studio.core.messages import Message, msg
from sitemap_studio.pages.page_requests import PageResponse, RequestFailedError
from sitemap_studio.protocol.robots_files import MAX_BYTES, RobotsFile
from sitemap_studio.protocol.url_syntax import split_loc

_MAX_REDIRECTS: Final = 5


class CrawlRules(NamedTuple):
    """The rules of a site for crawlers.

    Attributes:
        state: `found`, `missing` or `unreachable`: whether robots.txt could be read.
        file: The file, empty unless it was found.
        refusal: Why no page of the site may be requested; None if pages may be requested.
        failure: The error if the site did not respond at all; its pages are then unreachable.
    """

    state: Literal["found", "missing", "unreachable"]
    file: RobotsFile
    refusal: Message | None = None
    failure: RequestFailedError | None = None

    def disallows(self, url: str, product_token: str) -> bool:
        """Return whether robots.txt disallows a URL of the site for a bot; `refusal` is not considered."""
        _, _, path, query, _ = split_loc(url)
        return self.file.rules(product_token).disallows((path or "/") + query)


async def request_robots(origin: str, request: Callable[[str], Awaitable[PageResponse]]) -> CrawlRules:
    """Request the robots.txt of a site, and follow its redirects; failures are returned as `unreachable`.

    Args:
        origin: Scheme, host and port of the site.
        request: Requests a URL with retries; raises a `RequestFailedError`.
    """
    url = f"{origin}/robots.txt"
    nothing = RobotsFile(b"")
    try:
        for _ in range(_MAX_REDIRECTS + 1):
            response = await request(url)
            location = response.headers.get("location", "")
            if not 300 <= response.status < 400 or not location:
                break
            url = urljoin(url, location)
        else:
            return CrawlRules("missing", nothing)
    except (RequestFailedError, ValueError) as error:
        failure = error if isinstance(error, RequestFailedError) else None
        return CrawlRules(
            "unreachable",
            nothing,
            failure=failure or RequestFailedError("malformed", msg("robots.txt redirects to an invalid URL.")),
        )
    if response.status == 429 or response.status >= 500:
        reason = msg("The server answers {status} to the request of robots.txt.", status=response.status)
        return CrawlRules("unreachable", nothing, refusal=reason)
    if not 200 <= response.status < 300:
        return CrawlRules("missing", nothing)
    return CrawlRules("found", RobotsFile(response.body[:MAX_BYTES]))
