"""What the entries shown have of extensions: all of one entry, or how many of several have something. Knows no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final

import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import extensions_of, plan_extensions, values_of
from sitemap_studio.formats.extensions.editing import EntryExtensions, Item
from sitemap_studio.gui.extensions.marks import Marks, broken_rules
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.catalogue import SEVERITY_RANK, Severity

KINDS: Final = ("image", "video", "news", "alternate", "mobile", "other")
"""The kinds in the order of their sections."""

Change = Callable[[EntryExtensions], EntryExtensions]
"""What becomes of the extensions of an entry."""

_ENTRIES_AT_ONCE: Final = 10_000


class EntryContent:
    """The extensions of one entry as they are now; what costs more than counting is worked out when asked for.

    Attributes:
        slot: Which entry.
        extensions: Its XML.
        version: The document's when this was taken.
    """

    def __init__(self, document: Document, slot: int) -> None:
        self._document = document
        self.slot = slot
        self.extensions = extensions_of(document, slot)
        self.version = document.version
        self._problems = document.problems

    @property
    def is_current(self) -> bool:
        """Whether it is still as it was taken."""
        return self.version == self._document.version and self._problems is self._document.problems

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """How many items it has, by kind; those it has none of are left out."""
        if "extension-unreadable" in self.rules:
            return {"other": 1}
        return Counter(self.extensions.kinds())

    @cached_property
    def rules(self) -> Mapping[str, Severity]:
        """The rules about extensions that it breaks."""
        return broken_rules(self._problems, self.slot)

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """All items."""
        return self.extensions.items()

    @cached_property
    def marks(self) -> Marks:
        """What is wrong with them."""
        return Marks.of(self._document, self.slot)

    @property
    def is_unreadable(self) -> bool:
        """Whether its XML can't be told as items."""
        return any(item.kind == "unreadable" for item in self.items)

    def of_kind(self, kind: str) -> list[Item]:
        """The items of a kind."""
        return [item for item in self.items if item.kind == kind]

    def severity(self, kind: str) -> Severity | None:
        """The worst of what is wrong with the items of a kind."""
        found = [severity for rule, severity in self.rules.items() if self._kind_of(rule) == kind]
        return max(found, key=SEVERITY_RANK.__getitem__, default=None)

    def _kind_of(self, rule: str) -> str:
        kind = rule.partition("-")[0]
        return kind if kind in self.counts else "other"


def entries_with(document: Document, slots: SlotArray, progress: Progress) -> dict[str, int]:
    """How many of some entries have items of each kind; XML that can't be read counts as other.

    Args:
        document: Where they are.
        slots: Which entries, none twice.
        progress: Told how many are counted; it may stop.
    """
    found: Counter[str] = Counter()
    progress.begin("Counting extensions", len(slots))
    for first in range(0, len(slots), _ENTRIES_AT_ONCE):
        part = slots[first : first + _ENTRIES_AT_ONCE]
        values = values_of(document, document.table, part).filter(pl.col("field") == "")
        for kind, count in values.group_by("extension").agg(pl.col("slot").n_unique()).rows():
            found[kind if kind in KINDS else "other"] += count
        progress.advance(len(part))
    return dict(found)


def plan_for_many(document: Document, slots: SlotArray, change: Change, progress: Progress) -> tuple[Edit, int]:
    """Plan a change of the extensions of many entries, each for itself.

    Args:
        document: Where they are.
        slots: Which entries, none twice.
        change: What becomes of the extensions of one.
        progress: Told how many are looked at; it may stop.

    Returns:
        The edit, and how many entries it changes.

    Raises:
        RequestError: The change can't be made.
    """
    edits = []
    progress.begin("Changing extensions", len(slots))
    for first in range(0, len(slots), _ENTRIES_AT_ONCE):
        part = slots[first : first + _ENTRIES_AT_ONCE]
        edits.append(plan_extensions(document, part, change))
        progress.advance(len(part))
    edits = [edit for edit in edits if len(edit.slots)]
    return EditGroup(edits), sum(len(edit.slots) for edit in edits)
