"""Verdicts as slots by rule: which entries break which rules, ascending."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from sitemap_studio.model.slots import NO_SLOTS, SlotArray, together, without

SlotsByRule = dict[str, SlotArray]
"""The slots that break each rule, ascending; rules that none breaks are left out."""


def joined(parts: Sequence[SlotsByRule]) -> SlotsByRule:
    """Verdicts on parts of a set that follow each other as one."""
    rules = dict.fromkeys(rule for part in parts for rule in part)
    whole = {rule: np.concatenate([part[rule] for part in parts if rule in part]) for rule in rules}
    return {rule: slots for rule, slots in whole.items() if len(slots)}


def put_judged(by_rule: SlotsByRule, rules: Iterable[str], judged: SlotArray, found: Mapping[str, SlotArray]) -> None:
    """Let the slots that were judged break these rules as found, and no others of them."""
    for rule in rules:
        known = by_rule.get(rule, NO_SLOTS)
        slots = together(without(known, judged), found.get(rule, NO_SLOTS))
        if len(slots):
            by_rule[rule] = slots
        elif len(known):
            del by_rule[rule]


def put_all(by_rule: SlotsByRule, rule: str, slots: SlotArray) -> SlotArray:
    """Let just these slots break a rule; returns those that began or ceased to."""
    old = by_rule.pop(rule, NO_SLOTS)
    if len(slots):
        by_rule[rule] = slots
    return np.setxor1d(old, slots, assume_unique=True)
