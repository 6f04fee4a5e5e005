"""Checking a document: the whole set as a job on a snapshot. In which order problems come, `problem_order` says."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urljoin

from sitemap_studio.checks.circumstances import Circumstances
from sitemap_studio.checks.extension_memory import Reader
from sitemap_studio.checks.judging import judge
from sitemap_studio.checks.problems import Problem, Problems
from sitemap_studio.core.memory import give_back
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_values import values_reader
from sitemap_studio.document.set_facts import locations_of
from sitemap_studio.protocol.leaks import DEFAULT_LEAKS, Leaks
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.table.entries import EntryTable


@dataclass(frozen=True)
class Check:
    """The judging of a whole set, ready to run anywhere.

    Attributes:
        table: A snapshot of its entries.
        noted: Problems that are known already.
        locations: Address of a sitemap by its id.
        profile: Whose severities hold.
        version: The document's when the check was prepared.
        reader: Reads the values of extensions.
        leaks: By which patterns addresses are judged that were hardly meant to be public.
    """

    table: EntryTable
    noted: tuple[Problem, ...]
    locations: dict[int, str]
    profile: Profile
    version: int
    reader: Reader
    leaks: Leaks

    def run(self, progress: Progress | None = None) -> Problems:
        """Judge.

        Raises:
            Cancelled: The user asked to stop.
        """
        problems = judge(
            self.table,
            noted=self.noted,
            locations=self.locations,
            profile=self.profile,
            given=Circumstances(leaks=self.leaks),
            reader=self.reader,
            progress=progress,
        )
        give_back()
        return problems


def prepare_check(document: Document, location: str | None = None, leaks: Leaks = DEFAULT_LEAKS) -> Check:
    """Take what a check needs from a document.

    Args:
        document: What is open.
        location: The address on the web of the file that was opened, or of its folder (`naming.location_of`). When it
            is given, addresses outside the place of their sitemap are problems too.
        leaks: By which patterns addresses are judged that were hardly meant to be public; edits of the document are
            judged by them, too, once it keeps the result.
    """
    locations = _locations(document, location) if location is not None else {}
    noted = tuple(document.noted())
    reader = values_reader(document)
    return Check(document.table.snapshot(), noted, locations, document.profile, document.version, reader, leaks)


def check(document: Document, location: str | None = None, leaks: Leaks = DEFAULT_LEAKS) -> Problems:
    """Judge a document here and now, and let it keep the result; see `prepare_check`."""
    prepared = prepare_check(document, location, leaks)
    problems = prepared.run()
    document.keep_problems(problems, prepared.version)
    return problems


def _locations(document: Document, location: str) -> dict[int, str]:
    if document.index is None:
        return {sitemap.id: urljoin(location, sitemap.name) for sitemap in document.sitemaps}
    return locations_of(document.sitemaps)
