"""Plan the fixes of values in the extensions of entries as one edit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import plan_extensions
from sitemap_studio.document.extension_values import values_reader
from sitemap_studio.formats.extensions.extension_editing import EntryExtensions, ValueEdit
from sitemap_studio.model.columns import EXTENSION_SCHEMA
from sitemap_studio.model.edits import SetExtensions
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, isin_sorted, unique_slots
from sitemap_studio.protocol.rule import FixChoices
from sitemap_studio.protocol.rules.extension_field_rules import field_label
from sitemap_studio.validation.extensions.extension_fixes import lines_with_fixes
from sitemap_studio.validation.extensions.extension_index import split_by_size, xml_of_entries

EXTENSIONS_FIELD: Final = "extensions"
"""Name of the extensions of an entry where plans name the field of a change."""


@dataclass(frozen=True, eq=False)
class ExtensionFixes:
    """Planned fixes of values in extensions.

    Attributes:
        fixed: The values that change: `slot`, `label` such as "image:loc", `value` and `fixed`, by ascending slot.
        waiting: The values that wait for a decision of the author: `slot`, `label`, `value` and `decision`.
        edit: The edit that fixes them.
    """

    fixed: pl.DataFrame
    waiting: pl.DataFrame
    edit: SetExtensions

    def __len__(self) -> int:
        """Return the number of values that change."""
        return self.fixed.height

    def exclude_slots(self, slots: SlotArray) -> ExtensionFixes:
        """Return the fixes without fixes of these entries, given as ascending slots.

        It must be called before the edit is applied.
        """
        edit = self.edit.exclude_slots(slots.tolist()) or _NO_EDIT
        stays = ~isin_sorted(slots, self.fixed["slot"].to_numpy())
        return replace(self, fixed=self.fixed.filter(pl.Series(stays, dtype=pl.Boolean)), edit=edit)


_NO_EDIT: Final = SetExtensions(NO_SLOTS, pl.DataFrame(schema=EXTENSION_SCHEMA))
_NO_LINES: Final = pl.DataFrame(schema={"slot": pl.UInt32, "label": pl.String, "value": pl.String})
NO_EXTENSION_FIXES: Final = ExtensionFixes(
    _NO_LINES.with_columns(fixed=pl.lit(None, pl.String)),
    _NO_LINES.with_columns(decision=pl.lit(None, pl.String)),
    _NO_EDIT,
)


def plan_extension_fixes(
    document: Document, slots_by_rule: Mapping[str, SlotArray], choices: FixChoices, progress: Progress
) -> ExtensionFixes:
    """Plan the fixes of values in extensions.

    Args:
        document: A document whose problems are current.
        slots_by_rule: For each rule to fix the ascending slots of entries that violate it.
        choices: The user's answers to decisions.
        progress: Checked for cancellation.
    """
    slots = unique_slots(*slots_by_rule.values())
    if not len(slots):
        return NO_EXTENSION_FIXES
    read, parts = values_reader(document), []
    for part in split_by_size(xml_of_entries(document.table, slots)):
        progress.advance(0)
        parts.append(lines_with_fixes(read(part), slots_by_rule.keys(), choices))
    lines = pl.concat(parts).sort("slot", maintain_order=True)
    labels = [field_label(f"{extension}-", path) for extension, path in lines.select("extension", "field").iter_rows()]
    lines = lines.with_columns(label=pl.Series(labels, dtype=pl.String))
    fixed = lines.filter(pl.col("fixed").is_not_null())
    # Slices of frames for each of many entries would take most of the time.
    texts = zip(*(fixed[name].to_list() for name in ("slot", "element", "field", "fixed", "nth")), strict=True)
    by_slot = [(slot, list(group)) for slot, group in groupby(texts, key=itemgetter(0))]
    groups = iter(by_slot)

    def fix(entry: EntryExtensions) -> EntryExtensions:
        """Return an entry's extensions with the fixed values; it is called for the changed entries in ascending order."""
        values: dict[int, list[ValueEdit]] = {}
        for _, element, path, text, nth in next(groups)[1]:
            values.setdefault(element, []).append((path, text, nth))
        return entry.with_element_values(values)

    changed = np.array([slot for slot, _ in by_slot], np.uint32)
    return ExtensionFixes(
        fixed.select("slot", "label", "value", "fixed"),
        lines.filter(pl.col("fixed").is_null()).select("slot", "label", "value", "decision"),
        plan_extensions(document, changed, fix, progress),
    )
