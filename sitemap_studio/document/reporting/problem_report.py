"""Write the problems of validated documents as a report in one of the formats of this package."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final, Literal, cast

from sitemap_studio.core.errors import RequestError, WriteError, system_reason
from sitemap_studio.core.messages import msg, msg_from
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.problem_lists import (
    LocatedProblem,
    ReportTotals,
    csv_lines,
    json_chunks,
    located_problems,
    text_lines,
)
from sitemap_studio.protocol.rule import Severity

ReportFormat = Literal["text", "json", "sarif", "csv", "html", "github", "junit"]

_PROGRESS_STEP: Final = 1_000


def report_chunks(
    documents: Document | Iterable[Document],
    form: ReportFormat,
    *,
    totals: ReportTotals | None = None,
    root: Path | None = None,
    failing: Collection[Severity] = (Severity.ERROR,),
    with_summary: bool = True,
    progress: Progress | None = None,
) -> Iterator[str]:
    """Yield a report of validated documents in pieces of text; the documents must not change until the last piece.

    Args:
        documents: Validated documents; only one for HTML.
        form: Format; all except HTML list every problem, in the same order.
        totals: Totals to which the documents are added.
        root: Folder that paths in SARIF and in annotations are relative to; None for the folder of a single set.
        failing: Severities that are failures in JUnit XML.
        with_summary: Whether text and annotations end with the totals.
        progress: Counts problems; checked for cancellation.
    """
    if isinstance(documents, Document):
        root = root or documents.folder
        documents = [documents]
    totals = totals or ReportTotals()
    # The modules of other forms are loaded only if they are needed.
    if form == "html":
        from sitemap_studio.document.reporting.html_report import html_chunks

        (document,) = documents
        totals.add(document)
        return html_chunks(document)
    by_document = _locate_by_document(documents, totals, progress or Progress(), with_replacements=form == "sarif")
    if form == "junit":
        from sitemap_studio.document.reporting.junit import junit_chunks

        return junit_chunks(by_document, totals, failing)
    located = chain.from_iterable(located for _, located in by_document)
    if form == "text":
        return text_lines(located, totals if with_summary else None)
    if form == "sarif":
        from sitemap_studio.document.reporting.sarif import sarif_chunks

        return sarif_chunks(located, totals, root)
    if form == "github":
        from sitemap_studio.document.reporting.annotations import annotation_lines

        return annotation_lines(located, totals, root, with_summary=with_summary)
    return json_chunks(located, totals) if form == "json" else csv_lines(located)


def _locate_by_document(
    documents: Iterable[Document], totals: ReportTotals, progress: Progress, *, with_replacements: bool
) -> Iterator[tuple[Document, Iterator[LocatedProblem]]]:
    """Yield documents with their located problems, which must be consumed before the next document.

    Args:
        documents: Validated documents.
        totals: Totals to which each document is added after its problems.
        progress: Counts problems.
        with_replacements: Whether problems have replacements of their values.
    """

    def problems_of(document: Document) -> Iterator[LocatedProblem]:
        """Yield the located problems of a document, then add it to the totals."""
        progress.begin(msg("Writing the report"), sum(document.problems.counts().values()))
        for number, each in enumerate(located_problems(document, with_replacements=with_replacements), 1):
            yield each
            if number % _PROGRESS_STEP == 0:
                progress.advance(_PROGRESS_STEP)
        # After the problems: some are found only while their messages are made.
        totals.add(document)

    for document in documents:
        yield document, problems_of(document)


def write_report(
    documents: Document | Iterable[Document],
    path: Path,
    form: ReportFormat,
    *,
    totals: ReportTotals | None = None,
    root: Path | None = None,
    failing: Collection[Severity] = (Severity.ERROR,),
    progress: Progress | None = None,
) -> None:
    """Write a report to a file, which is replaced after the report is complete.

    Args:
        documents: Validated documents; only one for HTML.
        path: The file.
        form: Format.
        totals: Sums to which the documents are added.
        root: Folder that paths in SARIF and in annotations are relative to; None for the folder of a single set.
        failing: Severities that are failures in JUnit XML.
        progress: Counts problems; checked for cancellation.

    Raises:
        RequestError: The file belongs to the set.
        WriteError: It can't be written.
    """
    import mmap
    import tempfile

    from sitemap_studio.core.atomic_write import NOT_SAVED, replace_file

    if isinstance(documents, Document):
        refuse_open_file(documents, path)
    try:
        with tempfile.TemporaryFile(prefix="sitemap-studio-") as scratch:
            for piece in report_chunks(documents, form, totals=totals, root=root, failing=failing, progress=progress):
                # Names of files may hold bytes that are no text.
                scratch.write(piece.encode(errors="backslashreplace"))
            scratch.flush()
            with mmap.mmap(scratch.fileno(), 0, access=mmap.ACCESS_READ) as content:
                # Not read into memory: a list of a million problems takes half a gigabyte.
                replace_file(path, cast("bytes", content))
    except OSError as error:
        message = msg_from(NOT_SAVED, name=path.name, reason=system_reason(error))
        raise WriteError(message, path=path) from error


def refuse_open_file(document: Document, path: Path) -> None:
    """Raise a `RequestError` if a report would replace a file of the set."""
    target = resolve_links(path)
    files = (document.path, *(sitemap.path for sitemap in document.sitemaps))
    if any(file is not None and resolve_links(file) == target for file in files):
        raise RequestError(
            msg("“{name}” is an input file and can't be replaced.", name=path.name), hint=msg("Choose another name.")
        )
