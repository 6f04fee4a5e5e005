"""IndexNow: tell search engines which URLs changed. Protocol of indexnow.org, 2021."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import aiohttp

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import Message, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.protocol.urls import web_host
from sitemap_studio.sources.download import USER_AGENT, failure_of, until_stopped

ENDPOINT: Final = "https://api.indexnow.org/indexnow"
"""Passes URLs on to all search engines that take part."""

MAX_URLS: Final = 10_000
"""URLs of one request."""

_KEY: Final = re.compile(r"[A-Za-z0-9-]{8,128}")
_TIMEOUT_S: Final = 30.0

_ANSWERS: Final[Mapping[int, Message]] = {
    200: msg("Accepted."),
    202: msg("Accepted. The key will be checked."),
    400: msg("The request is not valid."),
    403: msg("The key file is missing on the site or contains another key."),
    422: msg("The URLs are of another host, or the key is not valid."),
    429: msg("Too many requests. Try again later."),
}


@dataclass(frozen=True, slots=True)
class Submission:
    """One request and its answer.

    Attributes:
        host: The host whose URLs were sent.
        n_urls: How many.
        status: The status of the answer; 0 for none.
        message: What it means.
    """

    host: str
    n_urls: int
    status: int
    message: Message

    @property
    def is_received(self) -> bool:
        """Whether the search engine took the URLs."""
        return self.status in {200, 202}


def new_key() -> str:
    """Return a random key."""
    return secrets.token_hex(16)


def key_file_name(key: str) -> str:
    """Return the name of the file that proves the ownership of a host, at its root; it holds the key alone.

    Raises:
        RequestError: It is no key.
    """
    if not _KEY.fullmatch(key):
        raise RequestError(msg("“{key}” is not a valid key.", key=key), hint="8 to 128 letters, digits and hyphens.")
    return f"{key}.txt"


def submit_urls(
    urls: Sequence[str], key: str, *, endpoint: str = ENDPOINT, progress: Progress | None = None
) -> list[Submission]:
    """Submit URLs, host by host, in requests of at most `MAX_URLS`; the first that is refused ends those of its host.

    Args:
        urls: Complete URLs.
        key: The key whose file lies at the root of every host.
        endpoint: Where to send them.
        progress: Counts URLs; may stop the work.

    Raises:
        RequestError: It is no key, or a URL is not complete.
        Cancelled: The user asked to stop.
    """
    name = key_file_name(key)
    by_origin: dict[str, list[str]] = {}
    for url in urls:
        if web_host(url) is None:
            raise RequestError(msg("“{text}” is not a complete URL.", text=url))
        parts = urlsplit(url)
        by_origin.setdefault(f"{parts.scheme}://{parts.netloc}", []).append(url)
    progress = progress or Progress()
    progress.begin("IndexNow", len(urls))
    return asyncio.run(until_stopped(_submit_all(by_origin, key, name, endpoint, progress), progress))


async def _submit_all(
    by_origin: Mapping[str, Sequence[str]], key: str, name: str, endpoint: str, progress: Progress
) -> list[Submission]:
    submissions = []
    timeout = aiohttp.ClientTimeout(total=_TIMEOUT_S)
    async with aiohttp.ClientSession(headers={"User-Agent": USER_AGENT}, timeout=timeout, trust_env=True) as session:
        for origin, urls in by_origin.items():
            for start in range(0, len(urls), MAX_URLS):
                sent = urls[start : start + MAX_URLS]
                host = origin.partition("://")[2]
                body = {"host": host, "key": key, "keyLocation": f"{origin}/{name}", "urlList": list(sent)}
                try:
                    async with session.post(endpoint, json=body) as answer:
                        status = answer.status
                    unknown = msg("The server answered {status}.", status=status)
                    submission = Submission(host, len(sent), status, _ANSWERS.get(status, unknown))
                except (aiohttp.ClientError, OSError, ValueError) as error:
                    submission = Submission(host, len(sent), 0, failure_of(error).reason)
                submissions.append(submission)
                progress.advance(len(sent))
                if not submission.is_received:
                    break
    return submissions
