"""Reports of the problems of a set, as text for a screen or as files; how each form looks is told in `reporting`.

Nothing is judged here: a report tells what the last check found.
"""

from __future__ import annotations

import copy
import mmap
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, Literal, cast, get_args

from sitemap_studio.core.errors import RequestError, WriteError
from sitemap_studio.core.presence import real_path
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.replacing import replace_file
from sitemap_studio.core.sentences import say
from sitemap_studio.core.system_reasons import system_reason
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.lists import csv_lines, json_chunks, text_lines
from sitemap_studio.document.reporting.page import html_chunks
from sitemap_studio.document.reporting.places import PlacedProblem, placed_problems
from sitemap_studio.document.reporting.sarif import sarif_chunks

ReportForm = Literal["text", "json", "sarif", "csv", "html"]
"""How problems can be told: in words, for programs, for code hosts, for spreadsheets, as a page to show around."""

REPORT_FORMS: Final[tuple[ReportForm, ...]] = get_args(ReportForm)
"""All of them."""

_PROGRESS_STEP: Final = 1_000


def report(document: Document, form: ReportForm, *, progress: Progress | None = None) -> Iterator[str]:
    """The problems of a document that was checked, piece by piece.

    Args:
        document: What was checked; it must not change until the last piece is taken (`as_it_is_now`).
        form: The form. All but the page tell every problem, in one and the same order.
        progress: Told of the problems, and asked whether to go on.

    Raises:
        Cancelled: The work was asked to stop.
    """
    if form == "html":
        return html_chunks(document)
    placed = placed_problems(document)
    return _LISTS[form](document, _counted(document, placed, progress) if progress else placed)


_LISTS: Final[dict[ReportForm, Callable[[Document, Iterable[PlacedProblem]], Iterator[str]]]] = {
    "text": text_lines,
    "json": json_chunks,
    "csv": csv_lines,
    "sarif": sarif_chunks,
}


def write_problems(document: Document, path: Path, form: ReportForm, *, progress: Progress | None = None) -> None:
    """Write a report to a file, which is replaced only once the report is complete.

    Args:
        document: What was checked; it must not change meanwhile (`as_it_is_now`).
        path: The file.
        form: The form.
        progress: Told of the problems, and asked whether to go on.

    Raises:
        RequestError: The file is one of those that are open.
        WriteError: It can't be written; it is as it was before.
        Cancelled: The work was asked to stop.
    """
    refuse_open_file(document, path)
    try:
        with tempfile.TemporaryFile(prefix="sitemap-studio-") as scratch:
            for piece in report(document, form, progress=progress):
                # Names of files may hold bytes that are no text.
                scratch.write(piece.encode(errors="backslashreplace"))
            scratch.flush()
            with mmap.mmap(scratch.fileno(), 0, access=mmap.ACCESS_READ) as content:
                # Not read into memory: a list of a million problems takes half a gigabyte.
                replace_file(path, cast("bytes", content))
    except OSError as error:
        sentence = say(
            "“{name}” can't be written: {strerror}; it is as it was before.",
            name=path.name,
            strerror=system_reason(error),
        )
        raise WriteError(sentence, hint="Free some space for temporary files.", path=path) from error


def refuse_open_file(document: Document, path: Path) -> None:
    """Refuse to write a report over a file of the set.

    Raises:
        RequestError: It is one.
    """
    target = real_path(path)
    files = (document.path, *(sitemap.path for sitemap in document.sitemaps))
    if any(file is not None and real_path(file) == target for file in files):
        raise RequestError(
            say("“{name}” is one of the sitemaps themselves.", name=path.name), hint="Give the report another name."
        )


def as_it_is_now(document: Document) -> Document:
    """What a report can be made of by a job while the document is edited on: the same, and without listeners."""
    still = copy.copy(document)
    still.table = document.table.snapshot()
    still.sitemaps = document.sitemaps.copied()
    still.index = copy.copy(document.index)
    still.listeners = []
    return still


def _counted(document: Document, placed: Iterable[PlacedProblem], progress: Progress) -> Iterator[PlacedProblem]:
    progress.begin("Writing the report", sum(document.problems.counts().values()))
    for number, each in enumerate(placed, 1):
        yield each
        if number % _PROGRESS_STEP == 0:
            progress.advance(_PROGRESS_STEP)
