"""Checking a document: the whole set as a job on a snapshot. In which order problems come, `problem_order` says."""

from __future__ import annotations

from dataclasses import dataclass

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import values_reader
from sitemap_studio.document.file_problems import locations_of
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.large_store import trim_memory
from sitemap_studio.protocol.leaks import DEFAULT_LEAKS, Leaks
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rule import Context
from sitemap_studio.validation.extensions.extension_index import Reader
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.set_validation import validate_entries


@dataclass(frozen=True)
class Check:
    """The judging of a whole set, ready to run anywhere.

    Attributes:
        table: A snapshot of its entries.
        noted: Problems that are known already.
        locations: Address of a sitemap by its id, as far as it is known.
        inferred: Sitemaps of which it is inferred where they lie.
        profile: Whose severities hold.
        version: The document's when the check was prepared.
        reader: Reads the values of extensions.
        leaks: By which patterns addresses are judged that were hardly meant to be public.
    """

    table: EntryTable
    noted: tuple[Problem, ...]
    locations: dict[int, str]
    inferred: tuple[int, ...]
    profile: Profile
    version: int
    reader: Reader
    leaks: Leaks

    def run(self, progress: Progress | None = None) -> Problems:
        """Judge.

        Raises:
            Cancelled: The user asked to stop.
        """
        problems = validate_entries(
            self.table,
            noted=self.noted,
            locations=self.locations,
            inferred=self.inferred,
            profile=self.profile,
            context=Context(leaks=self.leaks),
            reader=self.reader,
            progress=progress,
        )
        trim_memory()
        return problems


def prepare_check(document: Document, leaks: Leaks = DEFAULT_LEAKS) -> Check:
    """Take what a check needs from a document.

    Without an index, sitemaps lie at the document's address; where that is not known, it is inferred from their entries
    on which site they lie. The sitemaps of an index lie where that says.

    Args:
        document: What is open.
        leaks: By which patterns addresses are judged that were hardly meant to be public; edits of the document are
            judged by them, too, once it keeps the result.
    """
    locations = locations_of(document.sitemaps, document.address, has_index=document.index is not None)
    return Check(
        table=document.table.snapshot(),
        noted=tuple(document.noted()),
        locations=locations,
        inferred=tuple(each.id for each in document.sitemaps if document.index is None and each.id not in locations),
        profile=document.profile,
        version=document.version,
        reader=values_reader(document),
        leaks=leaks,
    )


def check(document: Document, leaks: Leaks = DEFAULT_LEAKS, *, progress: Progress | None = None) -> Problems:
    """Judge a document here and now, and let it keep the result; see `prepare_check`."""
    prepared = prepare_check(document, leaks)
    problems = prepared.run(progress)
    document.keep_problems(problems, prepared.version)
    return problems
