"""The robots.txt of hosts beside a set, read as a user names them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import path_exists
from sitemap_studio.document.address import proposed_address
from sitemap_studio.document.document import Document
from sitemap_studio.document.publishing import sitemap_urls_of
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.robots import NO_ROBOTS, KnownRobots, RobotsFile, host_key
from sitemap_studio.sources.robots import read_robots

_OF_HOST: Final = re.compile(r"(?:https?://)?([^/=\\\s]+)/?=(.+)", re.DOTALL | re.IGNORECASE)


def robots_by_host(words: Iterable[str]) -> dict[str | None, RobotsFile]:
    """Read robots.txt files by the key of their host; None for that of the set.

    Args:
        words: Each `FILE`, or `HOST=FILE`.

    Raises:
        ReadError: A file can't be read.
        RequestError: Two files are of one host.
    """
    files: dict[str | None, RobotsFile] = {}
    for word in words:
        found = None if path_exists(Path(word)) else _OF_HOST.fullmatch(word)
        host = None if found is None else host_key(f"https://{found[1]}")
        if host in files:
            raise RequestError(
                msg("Several files are given as the robots.txt of one host."), hint="Write HOST=FILE for other hosts."
            )
        files[host] = read_robots(Path(word if found is None else found[2]))
    return files


def robots_for(document: Document, files: Mapping[str | None, RobotsFile], profile: Profile) -> KnownRobots:
    """Return robots.txt files as rules ask for them.

    Raises:
        RequestError: A file is of the host of the set, which is not known and can't be inferred.
    """
    if not files:
        return NO_ROBOTS
    by_host = {host: file for host, file in files.items() if host is not None}
    address = document.address or proposed_address(document)
    if None in files:
        if address is None:
            raise RequestError(
                msg("It is not known whose robots.txt is given: no entry of “{name}” is complete.", name=document.name),
                hint="Write HOST=FILE, or give the URL of the set.",
            )
        by_host.setdefault(host_key(address), files[None])
    ids = [None] if document.index is not None else [sitemap.id for sitemap in document.sitemaps]
    urls = zip(ids, sitemap_urls_of(document), strict=True) if address is not None else ()
    return KnownRobots(tuple(by_host.items()), profile.crawler, tuple(urls))
