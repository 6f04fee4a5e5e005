"""Check a document: the whole set as a job on a snapshot. `problem_order` says in which order problems come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import values_reader
from sitemap_studio.document.file_problems import locations_of
from sitemap_studio.model.large_store import trim_memory
from sitemap_studio.protocol.leaks import DEFAULT_LEAKS, Leaks
from sitemap_studio.protocol.rule import Context
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.set_validation import validate_entries


@dataclass(frozen=True)
class Check:
    """A validation of a whole set that can run in any thread, and the version of the document that it is for."""

    version: int
    run: Callable[..., Problems]


def prepare_check(document: Document, leaks: Leaks = DEFAULT_LEAKS) -> Check:
    """Take what a check needs from a document.

    Without an index, sitemaps are at the document's URL; where that is not known, their site is inferred from their
    entries. Edits of the document are validated by the same leak patterns once it keeps the result.
    """
    locations = locations_of(document.sitemaps, document.address, has_index=document.index is not None)
    table, noted, profile = document.table.snapshot(), tuple(document.noted()), document.profile
    inferred = tuple(each.id for each in document.sitemaps if document.index is None and each.id not in locations)
    reader = values_reader(document)

    def run(progress: Progress | None = None) -> Problems:
        problems = validate_entries(
            table,
            noted=noted,
            locations=locations,
            inferred=inferred,
            profile=profile,
            context=Context(leaks=leaks),
            reader=reader,
            progress=progress,
        )
        trim_memory()
        return problems

    return Check(document.version, run)


def check(document: Document, leaks: Leaks = DEFAULT_LEAKS, *, progress: Progress | None = None) -> Problems:
    """Validate a document in this thread, and let it keep the result; see `prepare_check`."""
    prepared = prepare_check(document, leaks)
    problems = prepared.run(progress)
    document.keep_problems(problems, prepared.version)
    return problems
