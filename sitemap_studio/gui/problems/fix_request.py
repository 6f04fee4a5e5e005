"""What somebody wants fixed. Knows no Qt; what a fix is, and what it would change, is said by `document.fixing`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from sitemap_studio.document.fixing import NAMESPACE_RULE, ORDER_RULE, STRUCTURAL_RULES, is_index_disordered
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.validation.fixes.fixes import FIXED_RULES
from sitemap_studio.validation.problems import Problems


@dataclass(frozen=True)
class FixRequest:
    """Problems to fix.

    Attributes:
        rules: Ids of the rules whose problems are meant; rules without a fix are passed by.
        slots: The entries meant, ascending; None for all.
    """

    rules: frozenset[str] = FIXED_RULES
    slots: SlotArray | None = None


_EVERYTHING: Final = FixRequest()


def can_be_fixed(rule: str) -> bool:
    """Whether a rule has a fix, for some values at least."""
    return rule in FIXED_RULES or rule in STRUCTURAL_RULES


def fixable_rules(problems: Problems, request: FixRequest = _EVERYTHING) -> frozenset[str]:
    """The rules with a fix that are broken where it is meant and that the profile minds."""
    minded = {rule.id: problems.slots(rule.id) for rule in problems.entry_rules() if rule.id in request.rules}
    broken = {
        rule
        for rule, slots in minded.items()
        if can_be_fixed(rule) and len(slots) and (request.slots is None or np.isin(request.slots, slots).any())
    }
    if NAMESPACE_RULE in request.rules and any(problem.rule.id == NAMESPACE_RULE for problem in problems.noted):
        broken.add(NAMESPACE_RULE)
    if ORDER_RULE in request.rules and request.slots is None and is_index_disordered(problems):
        broken.add(ORDER_RULE)
    return frozenset(broken)
