"""Options, control and reports of a check of pages; loads no HTTP client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Final, Literal, NamedTuple

from sitemap_studio.core.messages import Message
from sitemap_studio.pages.bots import STUDIO, Bot

DEFAULT_RATE: Final = 5.0
"""Requests per second and host, unless the user sets another rate."""

MAX_REDIRECTS: Final = 10
"""Google follows 10 redirects. Google, “How HTTP status codes affect Google's crawlers”."""


@dataclass(frozen=True, kw_only=True)
class CheckOptions:
    """Options of a check.

    Attributes:
        max_age_s: Seconds for which stored facts replace a request; 0 to request all pages.
        rate: Maximum requests per second and host; 0 for no limit; None for the default, which does not apply to hosts
            in private networks.
        concurrency: Maximum number of parallel requests per host.
        bot: The bot whose identity is used to request pages.
        ignores_robots: Whether pages are also requested if robots.txt disallows them.
        user: User name and password, or None.
        headers: Additional header fields as names and values.
        timeout_s: Seconds until the first byte of a response, and between two bytes.
        retry_waits_s: Seconds before each further attempt after a temporary failure.

    `user` and `headers` are sent only to the scheme, host and port of the listed URL, and never after a redirect to
    another one, and are left out of texts about the options, so that no log contains them.
    """

    max_age_s: float = 86_400.0
    rate: float | None = None
    concurrency: int = 4
    bot: Bot = STUDIO
    ignores_robots: bool = False
    user: tuple[str, str] | None = field(default=None, repr=False)
    headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    timeout_s: float = 20.0
    retry_waits_s: tuple[float, ...] = (1.0, 4.0)


class HostReport(NamedTuple):
    """Requests to one host during a check.

    Attributes:
        host: The host, with its port if that is not the default.
        n_requests: Number of requests.
        rate: Limit of requests per second at the end; None without a limit or requests.
        robots: Whether robots.txt was found; None if it was not needed.
        pause_reason: Why the host was paused, so that its remaining pages were not requested; None without a pause.
        n_left: Number of its pages for which no request has begun, or whose requests a stop interrupted.
    """

    host: str
    n_requests: int
    rate: float | None
    robots: Literal["found", "missing", "unreachable"] | None
    pause_reason: Message | None
    n_left: int


class CheckControl:
    """Control of a running check by other threads; a pause of the whole check is one of its `Progress`.

    Attributes:
        is_wanted: Called with the URL of a page just before each request for it, in the thread of the check; if it
            returns False, the page is left out.
    """

    def __init__(self, is_wanted: Callable[[str], bool] = lambda loc: True) -> None:
        """Create the control of one check."""
        self.is_wanted = is_wanted
        self._continued = SimpleQueue[str]()

    def continue_host(self, host: str) -> None:
        """Request the remaining pages of a paused host, given in the form of `HostReport.host`, as long as the check runs."""
        self._continued.put(host)

    def hosts_to_continue(self) -> Iterator[str]:
        """Yield the hosts passed to `continue_host` since the last call, in this order; each is yielded once."""
        with suppress(Empty):
            while True:
                yield self._continued.get_nowait()


@dataclass(frozen=True, kw_only=True)
class CheckResult:
    """Result of a check; the facts are in the store.

    Attributes:
        started: Time of the start in Unix seconds.
        finished: Time of the end in Unix seconds.
        ended: Whether all hosts were checked or paused, or the user stopped the check.
        n_listed: Number of pages, without pages that `CheckControl.is_wanted` excluded.
        n_requested: Number of pages that were requested.
        n_recent: Number of pages whose stored facts were used.
        n_left: Number of pages that were not requested because the check ended, or their host was paused.
        hosts: The hosts in the order of their first page, without targets of redirects on other hosts.
    """

    started: int
    finished: int
    ended: Literal["done", "stopped"]
    n_listed: int
    n_requested: int
    n_recent: int
    n_left: int
    hosts: tuple[HostReport, ...]


class CheckPlan(NamedTuple):
    """Size and estimated duration of a check, known before it starts.

    Attributes:
        n_pages: Number of pages.
        n_recent: Number of pages whose stored facts will be used.
        n_hosts: Number of hosts.
        seconds: Estimated duration; None if all hosts are without a limit.
        rate: The requests per second and host that the estimate assumes; None without a limit.
    """

    n_pages: int
    n_recent: int
    n_hosts: int
    seconds: float | None
    rate: float | None
