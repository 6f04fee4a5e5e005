"""Threads that read the responses of pages beside an event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple

from sitemap_studio.pages.page_content import PageContent, read_page_content
from sitemap_studio.pages.page_requests import PageResponse

_THREADS: Final = 2


class _Job(NamedTuple):
    """A response to read, its URL, and the future of its content."""

    response: PageResponse
    url: str
    future: asyncio.Future[PageContent]


class ContentThreads:
    """Two threads that read responses for the running event loop; a context manager that finally ends them.

    Executors of `concurrent.futures` take four times as much processor time for each response.
    """

    def __init__(self) -> None:
        """Create the threads, which start when the context is entered."""
        self._loop = asyncio.get_running_loop()
        self._jobs = SimpleQueue[_Job | None]()
        self._threads = [Thread(target=self._read_queued, name=f"pages_{number}") for number in range(_THREADS)]

    def __enter__(self) -> ContentThreads:
        """Start the threads, and return the object itself."""
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Read the responses that tasks still wait for, and end the threads."""
        for _thread in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    async def read(self, response: PageResponse, url: str) -> PageContent:
        """Return the facts in the response for a URL, as `read_page_content` does, and raise its errors."""
        future: asyncio.Future[PageContent] = self._loop.create_future()
        self._jobs.put(_Job(response, url, future))
        return await future

    def _read_queued(self) -> None:
        """Read queued responses, except for cancelled futures, and set the results of the futures; end at None."""
        while (job := self._jobs.get()) is not None:
            if job.future.cancelled():
                continue
            finish: Callable[[], None]
            try:
                finish = partial(job.future.set_result, read_page_content(job.response, job.url))
            except Exception as error:
                finish = partial(job.future.set_exception, error)
            self._loop.call_soon_threadsafe(_finish, job.future, finish)


def _finish(future: asyncio.Future[PageContent], finish: Callable[[], None]) -> None:
    """Call a function that sets the result or the error of a future, unless the future is cancelled."""
    if not future.cancelled():
        finish()
