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
        errors: Number of known errors that remain, by rule id, in the order of the catalogue; before a check, only errors
            of files.
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
        """Sum of `errors`."""
        return sum(self.errors.values())

    @property
    def needs_confirmation(self) -> bool:
        """Whether there are errors, repairs or unused files."""
        return bool(self.errors or self.repairs or self.unused)


def summarize_save(plan: SavePlan) -> SaveSummary:
    """Return the summary of a planned save, with the errors that are known already, without checking the set."""
    document = plan.document
    written = {target.sitemap: target.is_changed for target in plan.targets}
    repairs = Counter(sitemap for sitemap, _ in document.repairs if sitemap in written)
    changed = [sitemap for sitemap, is_changed in written.items() if is_changed]
    errors = count_errors(document, rewritten=changed)
    return SaveSummary(plan.targets, plan.unused, tuple(plan.truncated), repairs, errors, document.is_validated)


def count_errors(
    document: Document, *, rewritten: Collection[int | None] = (), slots: SlotArray | None = None
) -> dict[str, int]:
    """Return the number of known errors by id of the violated rule, in the order of the catalogue.

    Args:
        document: The set.
        rewritten: Ids of files that are written completely, None for the index; their errors of syntax and encoding,
            which writing corrects, are not counted.
        slots: Entries whose errors are counted; None counts the errors of all entries and files.
    """
    problems, profile = document.problems, document.profile
    errors = {rule: n for rule, n in problems.counts().items() if RULES[rule].severity_in(profile) is Severity.ERROR}
    if slots is not None:
        counted = np.sort(slots)
        of_entries = [problem for problem in problems.individual if problem.slot is not None]
        mask = isin_sorted(counted, np.array([problem.slot for problem in of_entries], np.uint32)).tolist()
        individual = Counter(
            problem.rule.id for problem, is_counted in zip(of_entries, mask, strict=True) if is_counted
        )
        errors = {
            rule: individual[rule] + int(np.count_nonzero(isin_sorted(counted, problems.slots_per_problem(rule))))
            for rule in errors
        }
    else:
        corrected = {*REPAIRED_RULES, ENCODING_RULE} & errors.keys()
        for problem in problems.individual:
            if problem.rule.id in corrected and problem.sitemap in rewritten:
                errors[problem.rule.id] -= 1
    return {rule: n for rule, n in errors.items() if n}
