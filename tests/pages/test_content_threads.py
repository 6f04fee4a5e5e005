"""Threads that read responses of pages: their results and errors, cancelled tasks, and their end."""

from __future__ import annotations

import asyncio
import threading
from http.cookies import SimpleCookie

import pytest

from sitemap_studio.pages.content_threads import ContentThreads
from sitemap_studio.pages.page_requests import PageResponse

URL = "https://example.com/"


def response(title: str, headers: dict[str, str] | None = None) -> PageResponse:
    """Return the response of a page with a title."""
    body = f"<title>{title}</title>".encode()
    fields = {"content-type": "text/html"} if headers is None else headers
    return PageResponse(200, fields, (), SimpleCookie(), "text/html", body, len(body), False, 0.1)


def test_read_returns_content_of_each_response():
    async def run() -> list[str]:
        with ContentThreads() as readers:
            contents = await asyncio.gather(*(readers.read(response(f"Page {number}"), URL) for number in range(50)))
        return [content.title for content in contents]

    assert asyncio.run(run()) == [f"Page {number}" for number in range(50)]


def test_error_of_reading_is_raised_by_read():
    async def run() -> str:
        with ContentThreads() as readers:
            with pytest.raises(TypeError):
                # Not text, which no response contains.
                await readers.read(response("x", {"refresh": None}), URL)  # type: ignore[dict-item]
            return (await readers.read(response("next"), URL)).title

    assert asyncio.run(run()) == "next"


def test_cancelled_read_delays_no_other_and_threads_end():
    async def run() -> str:
        with ContentThreads() as readers:
            task = asyncio.ensure_future(readers.read(response("cancelled"), URL))
            await asyncio.sleep(0)
            task.cancel()
            title = (await readers.read(response("next"), URL)).title
        assert task.cancelled()
        return title

    before = threading.active_count()
    assert asyncio.run(run()) == "next"
    assert threading.active_count() == before
