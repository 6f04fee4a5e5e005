"""Fixtures: a site on this machine, and checks of its pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer

from sitemap_studio.pages.check_types import CheckOptions
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_check import check_pages
from sitemap_studio.pages.page_facts import PageFacts
from tests.pages.site import Site


@pytest.fixture
def site(httpserver: HTTPServer) -> Site:
    return Site(httpserver)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[FactsStore]:
    with FactsStore(tmp_path / "facts") as store:
        yield store


@pytest.fixture
def check(store: FactsStore) -> Callable[..., dict[str, PageFacts]]:
    """Return a function that checks URLs and returns their facts by URL; its attribute `result` has the last result."""

    def check(*locs: str, **options) -> dict[str, PageFacts]:
        found = dict[str, PageFacts]()
        settings = CheckOptions(**{"retry_waits_s": (0.0, 0.0), "timeout_s": 5.0, **options})
        check.result = check_pages(locs, store, settings, on_page=lambda facts: found.update({facts.loc: facts}))  # type: ignore[attr-defined]
        return found

    check.result = None  # type: ignore[attr-defined]
    return check


@pytest.fixture
def httpserver_other() -> Iterator[HTTPServer]:
    """A second server, of another origin."""
    with HTTPServer(threaded=True) as server:
        yield server
