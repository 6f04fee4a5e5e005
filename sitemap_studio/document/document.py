"""The document: the open set with its table, its problems and its profile, and the one way to change it.

Edits come in through `do`, which re-judges what they touch and tells the listeners before and after. History belongs to
whoever calls `do`: it returns the inverse.
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Protocol

import numpy as np
import polars as pl

from sitemap_studio.core.errors import LockedError
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.document.file_problems import Noting
from sitemap_studio.document.notices import Notice
from sitemap_studio.document.reader_problems import FoundEntries
from sitemap_studio.document.reading.file_reading import Rest
from sitemap_studio.document.set_home import follow_home
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap, Sitemaps, Source
from sitemap_studio.document.transaction import AppliedEdit, PreparedEdit, Stamp, is_as_read
from sitemap_studio.document.validation_cache import PastVerdicts
from sitemap_studio.formats.reading import Kind
from sitemap_studio.formats.repair.patches import Repair
from sitemap_studio.formats.xml_writer import entry_sizes, urlset_overhead
from sitemap_studio.model.columns import entry_frame, no_extensions
from sitemap_studio.model.edits import Change, Edit
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.large_store import EntryFiles
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.sets import SitemapFacts


class Listener(Protocol):
    """Somebody who shows the document."""

    def about_to_change(self, change: Change) -> None:
        """An edit is about to be applied."""

    def changed(self, change: Change) -> None:
        """It has been applied, and problems are judged anew where it touched."""


class Recorder(Protocol):
    """Somebody who writes down what is done to the document."""

    def took(self, applied: AppliedEdit) -> None:
        """An edit has been taken."""


class Document:
    """A set that is open.

    Attributes:
        path: The file that was opened, or the folder of a set without an index; None for a new sitemap.
        label: What reports call that file where its path says nothing, as of standard input; else None.
        kind: What that file holds.
        index: The index of the set, if it has one.
        gone_indexes: Indexes that it had, whose files the next save takes away.
        sitemaps: All its sitemaps, missing and unreadable ones included.
        table: The entries of all of them.
        findings: What the readers met, by sitemap id; None stands for the index.
        address: The address of the index or of the lone sitemap on the web, or of the folder of the set, which ends in
            a slash; None where nobody told it. What can be said instead, `address` tells.
        notices: What there was to tell when it was opened.
        profile: Whose limits hold.
        problems: What the rules found; kept up to date by every edit once `is_judged`.
        version: Grows with every edit; results of jobs are compared with it.
        is_judged: Whether the whole set has been judged since it was opened.
        listeners: Told about every edit.
        rest: What is still to be read of it; None where it was read whole.
        entry_files: Where a large set has its entries; None for a small one, whose entries lie in memory.
        recorder: Writes every edit down, if somebody does.
    """

    def __init__(self, *, path: Path | None, kind: Kind, index: IndexFile | None, sitemaps: list[Sitemap]) -> None:
        self.path = path
        self.label: str | None = None
        self.kind: Kind = kind
        self.index = index
        self.gone_indexes: list[IndexFile] = []
        self.sitemaps = Sitemaps(sitemaps)
        self.table = EntryTable()
        self.findings: list[tuple[int | None, Finding]] = []
        self.address: str | None = None
        self.notices: list[Notice] = []
        self.profile: Profile = DEFAULT_PROFILE
        self.problems = Problems()
        self.version = 0
        self.is_judged = False
        self.listeners: list[Listener] = []
        self.recorder: Recorder | None = None
        self.rest: Rest | None = None
        self.entry_files: EntryFiles | None = None
        self._found = FoundEntries()
        self._noting = Noting()
        self._past = PastVerdicts()
        self._judgements = 0

    def snapshot(self) -> Document:
        """Return the document as it is now, without listeners, for a job while the original is edited on."""
        now = copy.copy(self)
        now.table = self.table.snapshot()
        now.sitemaps = self.sitemaps.copied()
        now.index = copy.copy(self.index)
        now.listeners = []
        return now

    def hold(self, held: LockedError | None) -> None:
        """Let nothing of the set be changed, since somebody else has it open for editing; None lets it be again."""
        for file in (self.index, *self.sitemaps, *self.sitemaps.gone()):
            if file is not None:
                file.held = held

    @property
    def held(self) -> LockedError | None:
        """Who else has the set open for editing; None where nobody has."""
        return next((file.held for file in (self.index, *self.sitemaps) if file is not None), None)

    @property
    def is_read_only(self) -> bool:
        """Whether the entries of none of its sitemaps may be changed."""
        return len(self.sitemaps) > 0 and all(sitemap.read_only is not None for sitemap in self.sitemaps)

    @property
    def name(self) -> str:
        """The name to show for the set."""
        return self.path.name if self.path else self.sitemaps[0].name

    @property
    def is_folder(self) -> bool:
        """Whether it is a set without an index, all sitemaps of a folder."""
        return self.index is None and self.sitemaps.listing is not None and len(self.sitemaps) != 1

    def shown_path(self, path: Path) -> str:
        """Return the path of one of its files as reports show it.

        It is relative to the working folder where the set was opened by a relative path and the file is of the set.
        """
        if self.label is not None and path == self.path:
            return self.label
        folder = self.folder
        if folder is not None and not folder.is_absolute() and path.is_absolute():
            whole = resolve_links(folder)
            return str(folder / path.relative_to(whole) if path.is_relative_to(whole) else path)
        return str(path)

    @property
    def folder(self) -> Path | None:
        """Where its files lie; None for a new sitemap."""
        return self.path if self.path is None or self.is_folder else self.path.parent

    def do(self, edit: Edit) -> Edit:
        """Apply an edit, judge anew what it touches, and tell the listeners.

        Returns:
            The inverse.

        Raises:
            ReadOnlyError: It touches entries that may only be looked at; nothing is changed.
        """
        inverse = self.take(self.prepare(edit).run())
        assert inverse is not None
        return inverse

    def prepare(self, edit: Edit) -> PreparedEdit:
        """Take what it needs to do an edit elsewhere; see `transaction`. Nothing is changed."""
        return PreparedEdit(
            edit=edit,
            table=self.table.snapshot(),
            problems=self.problems if self.is_judged else None,
            recalled=self._past.recalled(edit) if self.is_judged else None,
            found=self._found.known(self.findings, self.sitemaps),
            sitemaps=self.sitemaps,
            index=self.index,
            address=self.address,
            stamp=self._stamp(),
        )

    def may_take(self, prepared: PreparedEdit) -> bool:
        """Whether what an edit was prepared for is still what is open."""
        return prepared.stamp == self._stamp()

    def _stamp(self) -> Stamp:
        """What changes with everything that edits are prepared for: edits, saves, checks, and new slots."""
        slots = sum(block.height for block in self.table.blocks)
        return self.version, self.table.generation, self._judgements, len(self.table.blocks), slots

    def take(self, applied: AppliedEdit) -> Edit | None:
        """Put in place what came of a prepared edit, and tell the listeners.

        Returns:
            The inverse; None where it came too late, so that nothing is changed.
        """
        if not self.may_take(applied.prepared):
            return None
        change = applied.change
        for listener in self.listeners:
            listener.about_to_change(change)
        folder, had_index = self.folder, self.table.index_name
        self.table.assign(applied.table)
        self.version += 1
        if self.recorder is not None:
            self.recorder.took(applied)
        if change.is_of_set:
            self.sitemaps.follow(self.table.listing)
            if folder is not None and self.table.listing is not None:
                follow_home(self, folder, had_index)
        if applied.problems is not None:
            before = self.problems if applied.prepared.is_worth_recalling else None
            self._past.went(applied.prepared.edit, applied.inverse, problems=before, now=applied.problems)
            self._keep(applied.problems)
        for listener in self.listeners:
            listener.changed(change)
        return applied.inverse

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
        self._judged_anew()
        self._keep(self._found.joined(problems, self.table, self.findings, self.sitemaps))
        self.is_judged = True
        return True

    def note_anew(self) -> None:
        """Take what readers found in files that were written and read again, and what is noted now."""
        self._judged_anew()
        if self.is_judged:
            self._keep(self._found.joined(self.problems, self.table, self.findings, self.sitemaps))
        else:
            self.problems = self.problems.with_noted(self.noted())

    def _judged_anew(self) -> None:
        self._judgements += 1
        self._past.forget()

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
        return self._noting.problems_of(self)

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

    def add_copies(self, slots: SlotArray, sitemap: int | None = None, *, as_in: EntryTable | None = None) -> SlotArray:
        """Give copies of entries slots of their own, in one sitemap or in theirs; an `InsertEntries` places them.

        Their extensions come along, and go on to mean what they mean in the files that they were read from.

        Args:
            slots: Which entries.
            sitemap: The one that the copies will belong to; None for theirs.
            as_in: A snapshot of the table, for copies of what they were then; None for what they are now.
        """
        table = self.table if as_in is None else as_in
        copies = np.empty(len(slots), np.uint32)
        sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
        origins = table.origins_of(slots)
        for own, origin in sorted(set(zip(sitemaps.tolist(), origins.tolist(), strict=True))):
            chosen = np.flatnonzero((sitemaps == own) & (origins == origin))
            rows = table.rows(slots[chosen], FIELD_NAMES)
            frame = entry_frame({name: rows[name] for name in FIELD_NAMES})
            extensions = table.extensions_of(slots[chosen])
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

    @property
    def is_being_read(self) -> bool:
        """Whether some of its files are still to be read."""
        return self.rest is not None and not self.rest.is_done

    def is_changed(self, sitemap: int) -> bool:
        """Whether the entries of a sitemap differ from its file."""
        return self._differs(self.sitemaps[sitemap]) or self.table.has_touched(self.slots_of(sitemap))

    def is_renamed(self, sitemap: Sitemap) -> bool:
        """Whether the file of a sitemap is to have another name than it has on disk."""
        if sitemap.path is None or sitemap.file_name is None:
            return False
        # It stays in its folder whatever it is called.
        return sitemap.file_name.rpartition("/")[2] != sitemap.path.name

    @property
    def is_listed_otherwise(self) -> bool:
        """Whether the index is to say other things of its sitemaps than it does on disk."""
        listing = self.table.listing
        if self.index is None or listing is None or listing is self.index.listing:
            return False
        return not self.index.is_on_disk or list(listing.items()) != list(self.index.listing.items())

    def changed_sitemaps(self) -> set[int]:
        """All sitemaps whose entries differ from their files; in one go, for sets of thousands."""
        return self.table.touched_sitemaps() | {sitemap.id for sitemap in self.sitemaps if self._differs(sitemap)}

    def _differs(self, sitemap: Sitemap) -> bool:
        """Whether a sitemap has other entries than its file, in another order, or is to be written otherwise."""
        source = sitemap.source
        if source is not None and (source.is_lost or (source.repairs and sitemap.read_only_reason is None)):
            return True
        if sitemap.file_name is not None and sitemap.error is None and sitemap.path is None:
            return True
        return sitemap.id in self.table.adopting or not is_as_read(sitemap, self.table)

    @property
    def repairs(self) -> list[tuple[int | None, Repair]]:
        """What was mended and is not saved yet, by sitemap id; None stands for the index.

        What may only be looked at is never saved, so that it is left out.
        """
        sources: list[tuple[int | None, Source | None]] = [(None, self.index.source)] if self.index else []
        sources += [(sitemap.id, sitemap.source) for sitemap in self.sitemaps]
        certain = [(sitemap, source) for sitemap, source in sources if source and source.read_only_reason is None]
        return [(sitemap, repair) for sitemap, source in certain for repair in source.repairs]

    def slots_of(self, sitemap: int) -> SlotArray:
        """The entries of a sitemap, in order."""
        return self.table.slots_in(sitemap)
