"""Summary of a save before it runs: files to write, to delete and to repair, and the errors that remain after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.save_plan import ObsoleteFile, SavePlan, SaveTarget
from sitemap_studio.model.slots import SlotArray, isin_sorted
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.file_rules import ENCODING_RULE, REPAIRED_RULES


@dataclass(frozen=True)
class SaveSummary:
    """Files that a save affects, and the errors that remain after it.

    Attributes:
        written: Files to write or to copy, sitemaps first, the index last.
        unused: Files that the set no longer uses, which the user may delete.
        truncated: Paths of truncated files to replace; the new files do not show that entries are missing.
        repairs: Number of repairs by id of the sitemap to write; None is the id of the index.
        errors: Number of remaining errors by rule id, in the order of the catalogue. Without a check, only the errors of
            files are known.
        is_checked: Whether the entries of the set were checked.
    """

    written: tuple[SaveTarget, ...]
    unused: tuple[ObsoleteFile, ...]
    truncated: tuple[Path, ...]
    repairs: Mapping[int | None, int]
    errors: Mapping[str, int]
    is_checked: bool

    @property
    def n_errors(self) -> int:
        """Number of known errors that remain."""
        return sum(self.errors.values())

    @property
    def needs_confirmation(self) -> bool:
        """Whether there are errors, repairs, or files that the save could delete."""
        return bool(self.errors or self.repairs or self.unused)


def summarize_save(plan: SavePlan) -> SaveSummary:
    """Return the summary of a planned save, from the problems that are known; nothing is checked or written."""
    document = plan.document
    written = {target.sitemap: target.is_changed for target in plan.targets}
    repairs = Counter(sitemap for sitemap, _ in document.repairs if sitemap in written)
    changed = [sitemap for sitemap, is_changed in written.items() if is_changed]
    errors = count_errors(document, rewritten=changed)
    return SaveSummary(plan.targets, plan.unused, tuple(plan.truncated), repairs, errors, document.is_validated)


def count_errors(
    document: Document, *, rewritten: Collection[int | None] = (), slots: SlotArray | None = None
) -> dict[str, int]:
    """Return the number of known errors by rule id, in the order of the catalogue, without rules that are not violated.

    Args:
        document: The set.
        rewritten: Ids of files that are written completely, None for the index; their errors of syntax and encoding,
            which writing corrects, are not counted.
        slots: Count only errors of these entries; None counts the errors of all entries and files.
    """
    problems, profile = document.problems, document.profile
    errors = {rule: n for rule, n in problems.counts().items() if RULES[rule].severity_in(profile) is Severity.ERROR}
    if slots is not None:
        chosen = np.sort(slots)
        of_entries = [each for each in problems.individual if each.slot is not None]
        is_chosen = isin_sorted(chosen, np.array([each.slot for each in of_entries], np.uint32)).tolist()
        individual = Counter(each.rule.id for each, is_counted in zip(of_entries, is_chosen, strict=True) if is_counted)
        errors = {
            rule: individual[rule] + int(np.count_nonzero(isin_sorted(chosen, problems.slots_per_problem(rule))))
            for rule in errors
        }
    else:
        corrected = {*REPAIRED_RULES, ENCODING_RULE}
        for each in problems.individual:
            if each.rule.id in corrected & errors.keys() and each.sitemap in rewritten:
                errors[each.rule.id] -= 1
    return {rule: n for rule, n in errors.items() if n}
