"""The document: the open set with its table, its problems and its profile, and the one way to change it.

Edits come in through `do`, which re-judges what they touch and tells the listeners before and after. History belongs to
whoever calls `do`: it returns the inverse.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol

import numpy as np
import polars as pl

from sitemap_studio.checks.failures import failures_of_entries, told_once
from sitemap_studio.checks.judging import rejudge
from sitemap_studio.checks.limits import IndexFacts, SitemapFacts, judge_limits
from sitemap_studio.checks.problems import Problem, Problems, found_problem
from sitemap_studio.checks.summaries import judge_summary
from sitemap_studio.core.errors import ReadOnlyError
from sitemap_studio.document.found_entries import FoundEntries
from sitemap_studio.document.set_facts import SetVerdict, locations_of
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap, Sitemaps, Source
from sitemap_studio.formats.canonical import entry_sizes, urlset_overhead
from sitemap_studio.formats.findings import EntriesFinding
from sitemap_studio.formats.mending.patches import Repair
from sitemap_studio.formats.reading import Kind
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.table.columns import entry_frame, no_extensions
from sitemap_studio.table.edits import Change, Edit
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray, distinct

_JUDGED_BY_LIMITS: Final = "empty-sitemap"
_KEPT_BY_ORDER: Final = "element-order"


class Listener(Protocol):
    """Somebody who shows the document."""

    def about_to_change(self, change: Change) -> None:
        """An edit is about to be applied."""

    def changed(self, change: Change) -> None:
        """It has been applied, and problems are judged anew where it touched."""


class Document:
    """A set that is open.

    Attributes:
        path: The file that was opened; None for a new sitemap.
        kind: What that file holds.
        index: The index of the set, if it has one.
        sitemaps: All its sitemaps, missing and unreadable ones included.
        table: The entries of all of them.
        findings: What the readers met, by sitemap id; None stands for the index.
        address: The address of the index on the web, or of its folder, if it is known.
        profile: Whose limits hold.
        problems: What the rules found; kept up to date by every edit once `is_judged`.
        version: Grows with every edit; results of jobs are compared with it.
        is_judged: Whether the whole set has been judged since it was opened.
        listeners: Told about every edit.
    """

    def __init__(self, *, path: Path | None, kind: Kind, index: IndexFile | None, sitemaps: list[Sitemap]) -> None:
        self.path = path
        self.kind: Kind = kind
        self.index = index
        self.sitemaps = Sitemaps(sitemaps)
        self.table = EntryTable()
        self.findings: list[tuple[int | None, Finding]] = []
        self.address: str | None = None
        self.profile: Profile = DEFAULT_PROFILE
        self.problems = Problems()
        self.version = 0
        self.is_judged = False
        self.listeners: list[Listener] = []
        self._found = FoundEntries()
        self._set_verdict = SetVerdict()

    @property
    def name(self) -> str:
        """The name to show for the set."""
        return self.path.name if self.path else self.sitemaps[0].name

    def do(self, edit: Edit) -> Edit:
        """Apply an edit, judge anew what it touches, and tell the listeners.

        Returns:
            The inverse.

        Raises:
            ReadOnlyError: It touches entries that may only be looked at; nothing is changed.
        """
        change = edit.change(self.table)
        self._refuse_read_only(edit, change)
        for listener in self.listeners:
            listener.about_to_change(change)
        before = self.table.snapshot()
        inverse = edit.apply(self.table)
        self.version += 1
        if change.is_of_set:
            self.sitemaps.follow(self.table.listing)
        if self.is_judged:
            problems = self._found.after(change, self.problems, self.table, self.findings, self.sitemaps)
            problems, judged = self._relocated(problems, change)
            self._keep(rejudge(problems, before, self.table, judged))
        for listener in self.listeners:
            listener.changed(change)
        return inverse

    def _relocated(self, problems: Problems, change: Change) -> tuple[Problems, Change]:
        """Where sitemaps have other addresses now: problems that know them, and a change that has entries judged."""
        if not change.is_of_set or not problems.locations:
            return problems, change
        locations = locations_of(self.sitemaps)
        again = [each for each in change.sitemaps if locations.get(each) != problems.locations.get(each)]
        moved = distinct(change.moved, *(self.table.slots_in(sitemap) for sitemap in again))
        return replace(problems, locations=locations), replace(change, moved=moved)

    def _refuse_read_only(self, edit: Edit, change: Change) -> None:
        if change.is_of_set and self.index is not None and self.index.doubt is not None:
            raise read_only_error(self.index)
        locked = [sitemap for sitemap in self.sitemaps if sitemap.doubt is not None]
        if not locked:
            return
        ahead = self.table
        if change.is_structural:
            ahead = self.table.snapshot()
            edit.apply(ahead)
        edited = set(self.table.rows(change.cells, ["sitemap"]).to_series().unique().to_list())
        for sitemap in locked:
            if sitemap.id in edited or not self._is_as_read(sitemap, ahead):
                raise read_only_error(sitemap)

    def _is_as_read(self, sitemap: Sitemap, table: EntryTable) -> bool:
        slots = table.slots_in(sitemap.id)
        return not len(slots) if sitemap.source is None else np.array_equal(slots, sitemap.source.slots)

    def keep_problems(self, problems: Problems, version: int) -> bool:
        """Take what a check of the whole set found, unless the set was edited since.

        Args:
            problems: What was found.
            version: The document's version that was checked.

        Returns:
            Whether it was taken.
        """
        if version != self.version:
            return False
        self._keep(self._found.joined(problems, self.table, self.findings, self.sitemaps))
        self.is_judged = True
        return True

    def note_anew(self) -> None:
        """Take what readers found in files that were written and read again, and what is noted now."""
        if self.is_judged:
            self._keep(self._found.joined(self.problems, self.table, self.findings, self.sitemaps))
        else:
            self.problems = self.problems.with_noted(self.noted())

    def _keep(self, problems: Problems) -> None:
        """Take what the rules found, with what is noted now, as the profile sees it."""
        self.problems = problems
        self.problems = problems.for_profile(self.profile, self.noted()).named_by(self._name_of)

    def _name_of(self, sitemap: int) -> str:
        return self.sitemaps[sitemap].name if len(self.sitemaps) > 1 else ""

    def set_profile(self, profile: Profile) -> None:
        """Let the limits of another profile hold."""
        self.profile = profile
        self._keep(self.problems)

    def noted(self) -> list[Problem]:
        """Problems of no single entry: what the readers met, what the limits say, what all entries have in common."""
        met = (self._met(sitemap, finding) for sitemap, finding in self.findings if finding.rule != _JUDGED_BY_LIMITS)
        index = self.index
        index_facts = IndexFacts(index.name, len(self.sitemaps), index.source.unpacked_bytes) if index else None
        readable = [self.facts(sitemap.id) for sitemap in self.sitemaps if sitemap.error is None]
        limits = judge_limits(readable, self.profile, index=index_facts)
        of_set = self._set_verdict.problems(index, self.sitemaps, self.profile, self.address, self.problems.given)
        failed = failures_of_entries(self.problems.by_rule, self.table, self.profile)
        return [problem for problem in met if problem] + told_once([*of_set, *limits, *self._summed(), *failed])

    def _summed(self) -> list[Problem]:
        return [
            problem
            for place, summary in sorted(self.problems.summaries.items())
            if self.sitemaps.has(place)
            for problem in judge_summary(
                summary,
                self.profile,
                sitemap=place,
                name=self.sitemaps[place].name,
                listed=self.sitemaps[place].lastmod,
            )
        ]

    def _met(self, sitemap: int | None, finding: Finding) -> Problem | None:
        """A reader's finding as a problem; None once the entry that it speaks of is deleted, or if it is told by it."""
        if sitemap is not None and (isinstance(finding, EntriesFinding) or not self.sitemaps.has(sitemap)):
            return None
        if sitemap is None and finding.rule == _KEPT_BY_ORDER and self.table.orders_index:
            return None
        slot = None
        source = self.sitemaps[sitemap].source if sitemap is not None else None
        if source is not None and finding.entry is not None and finding.entry < len(source.slots):
            slot = int(source.slots[finding.entry])
            if self.table.positions()[slot] < 0:
                return None
        return found_problem(finding, self.profile, sitemap=sitemap, slot=slot)

    def add_entries(self, frame: pl.DataFrame, *, sitemap: int, extensions: pl.DataFrame | None = None) -> SlotArray:
        """Give new entries slots of a sitemap; an `InsertEntries` places them.

        Args:
            frame: Entries that come from no file (`entry_frame`).
            sitemap: The id of the sitemap that they will belong to.
            extensions: Their sparse extensions.
        """
        sparse = no_extensions() if extensions is None else extensions
        sizes = entry_sizes(frame, sparse)
        return self.table.add(frame, extensions=sparse, sitemap=sitemap, sizes=sizes)

    def add_copies(self, slots: SlotArray, sitemap: int | None = None) -> SlotArray:
        """Give copies of entries slots of their own, in one sitemap or in theirs; an `InsertEntries` places them.

        Their extensions come along, and go on to mean what they mean in the files that they were read from.
        """
        copies = np.empty(len(slots), np.uint32)
        sitemaps = self.table.rows(slots, ["sitemap"]).to_series().to_numpy()
        origins = self.table.origins_of(slots)
        for own, origin in sorted(set(zip(sitemaps.tolist(), origins.tolist(), strict=True))):
            chosen = np.flatnonzero((sitemaps == own) & (origins == origin))
            rows = self.table.rows(slots[chosen], FIELD_NAMES)
            frame = entry_frame({name: rows[name] for name in FIELD_NAMES})
            extensions = self.table.extensions_of(slots[chosen])
            sizes = entry_sizes(frame, extensions)
            target = own if sitemap is None else sitemap
            copies[chosen] = self.table.add(frame, extensions=extensions, sitemap=target, sizes=sizes, origin=origin)
        return copies

    def sitemap_range(self, sitemap: int) -> range:
        """The positions of the entries of a sitemap."""
        return self.table.range_in(sitemap)

    def sitemap_at(self, position: int) -> int:
        """The sitemap that an entry put in at `position` falls into: that of the entry before, else the first."""
        if position > 0:
            return self.table.sitemap_of(int(self.table.order[position - 1]))
        if len(self.table):
            return self.table.sitemap_of(int(self.table.order[0]))
        return next((sitemap.id for sitemap in self.sitemaps if sitemap.error is None), 0)

    def facts(self, sitemap: int) -> SitemapFacts:
        """What the limits are compared with, as the sitemap would be written now."""
        source = self.sitemaps[sitemap].source
        around = source.around_bytes if source else urlset_overhead({})
        return SitemapFacts(
            id=sitemap,
            name=self.sitemaps[sitemap].name,
            urls=self.table.urls_in(sitemap),
            bytes=around + self.table.bytes_in(sitemap),
        )

    def is_changed(self, sitemap: int) -> bool:
        """Whether the entries of a sitemap differ from its file."""
        slots = self.slots_of(sitemap)
        if self._differs(self.sitemaps[sitemap]):
            return True
        return bool(len(slots)) and self.table.rows(slots, ["touched"]).to_series().max() != 0

    def is_renamed(self, sitemap: Sitemap) -> bool:
        """Whether the file of a sitemap is to have another name than it has on disk."""
        if self.index is None or sitemap.path is None or sitemap.file_name is None:
            return False
        # It stays in its folder whatever it is called.
        return sitemap.file_name.rpartition("/")[2] != sitemap.path.name

    @property
    def is_listed_otherwise(self) -> bool:
        """Whether the index is to say other things of its sitemaps than it does on disk."""
        listing = self.table.listing
        if self.index is None or listing is None or listing is self.index.listing:
            return False
        return list(listing.items()) != list(self.index.listing.items())

    def changed_sitemaps(self) -> set[int]:
        """All sitemaps whose entries differ from their files; in one go, for sets of thousands."""
        rows = self.table.rows(self.table.order, ["sitemap", "touched"])
        changed = set(rows.filter(pl.col("touched") != 0)["sitemap"].unique().to_list())
        return changed | {sitemap.id for sitemap in self.sitemaps if self._differs(sitemap)}

    def _differs(self, sitemap: Sitemap) -> bool:
        """Whether a sitemap has other entries than its file, in another order, or is to be written otherwise."""
        if sitemap.source is not None and sitemap.source.repairs and sitemap.doubt is None:
            return True
        if self.index is not None and sitemap.error is None and sitemap.path is None:
            return True
        return sitemap.id in self.table.adopting or not self._is_as_read(sitemap, self.table)

    @property
    def repairs(self) -> list[tuple[int | None, Repair]]:
        """What was mended and is not saved yet, by sitemap id; None stands for the index.

        What may only be looked at is never saved, so that it is left out.
        """
        sources: list[tuple[int | None, Source | None]] = [(None, self.index.source)] if self.index else []
        sources += [(sitemap.id, sitemap.source) for sitemap in self.sitemaps]
        certain = [(sitemap, source) for sitemap, source in sources if source and source.doubt is None]
        return [(sitemap, repair) for sitemap, source in certain for repair in source.repairs]

    def slots_of(self, sitemap: int) -> SlotArray:
        """The entries of a sitemap, in order."""
        return self.table.slots_in(sitemap)


def read_only_error(sitemap: Sitemap | IndexFile) -> ReadOnlyError:
    """Say that a sitemap or an index may only be looked at, and why."""
    doubt = sitemap.doubt
    reason = doubt.message if doubt else ""
    hint = "Fetch or mend the file first, or export its entries to a new one."
    return ReadOnlyError(f"“{sitemap.name}” is read-only. {reason}", hint=hint, path=sitemap.path)
