"""Rules about alternates: whether pages name themselves and each other, and agree on their languages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.messages import msg
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.validation.containing import Fault, apart, attempt, failure_of
from sitemap_studio.validation.extensions.alternates import FEW_LINKS, Links
from sitemap_studio.validation.extensions.elements import Elements, elements_of, label_place
from sitemap_studio.validation.extensions.link_ends import (
    LinkEnds,
    all_ends,
    denied,
    ends_beside,
    is_in,
    paired,
    unreturned,
)

NO_SELF_RULE: Final = "alternate-no-self"
"""The rule that a page names itself."""

ALTERNATE_RULES: Final = ("alternate-repeated", "alternate-conflict", NO_SELF_RULE, "alternate-no-return")
"""The rules that are judged here."""

LINKS: Final = msg("links between alternates")
"""What these rules are called together: one look at the links tells which of them are broken."""


@dataclass(frozen=True)
class BrokenLinks:
    """Links that break one rule.

    Attributes:
        rule: Its id.
        field: What of the link is concerned: "@href" or "@hreflang".
        links: Their places among all links.
    """

    rule: str
    field: str
    links: NDArray[np.intp]


def judge_links(links: Links, entries: SlotArray | None = None) -> list[BrokenLinks]:
    """Judge the links of some entries, given ascending; None for all.

    Returns:
        The breaches; under `containing.failure_of` the group `LINKS` a link of each entry that could not be judged.
    """
    judged = attempt(partial(_judge, links, entries))
    if not isinstance(judged, Fault):
        return judged
    columns = links.columns
    slots = distinct(columns.slot if entries is None else entries)
    slots = slots[(links.pages[slots] != 0) & np.isin(slots, columns.slot)]
    found, failed = apart(LINKS, partial(_judge, links), slots)
    firsts = np.searchsorted(columns.slot, failed)
    failures = [BrokenLinks(failure_of(LINKS), "", firsts)] if len(failed) else []
    return [breach for part in found for breach in part] + failures


def _judge(links: Links, entries: SlotArray | None) -> list[BrokenLinks]:
    own, known = _ends(links, entries)
    if not len(own):
        return []
    starts = np.flatnonzero(np.diff(own.slot.astype(np.int64), prepend=-1))
    lonely = starts[~np.logical_or.reduceat(own.is_self, starts)]
    repeated, split = _within_entries(own)
    found = (
        ("alternate-repeated", "@hreflang", repeated),
        ("alternate-conflict", "@hreflang", split),
        ("alternate-conflict", "@href", denied(own, known)),
        (NO_SELF_RULE, "@hreflang", lonely),
        ("alternate-no-return", "@href", unreturned(own, known)),
    )
    return [
        BrokenLinks(rule, field, own.places[chosen].astype(np.intp)) for rule, field, chosen in found if len(chosen)
    ]


def _ends(links: Links, entries: SlotArray | None) -> tuple[LinkEnds, LinkEnds]:
    """The links to judge, those of entries without an address left out, and those that they are compared with."""
    if entries is None:
        known, _ = all_ends(links)
        return known, known
    asked = links.of_entries(entries)
    asked = asked[links.pages[links.columns.slot[asked]] != 0]
    if len(asked) <= FEW_LINKS:
        return ends_beside(links, asked)
    known, _ = all_ends(links)
    return known.chosen(np.searchsorted(known.places, asked.astype(np.uint32))), known


def broken_links(links: Links, broken: list[BrokenLinks]) -> dict[str, Elements]:
    """Where entries break each rule, in the order of the links."""
    by_rule: dict[str, list[BrokenLinks]] = {}
    for breach in broken:
        by_rule.setdefault(breach.rule, []).append(breach)
    found = {}
    for rule, breaches in by_rule.items():
        places = np.concatenate([breach.links for breach in breaches])
        labels = [np.full(len(breach.links), label_place(rule, breach.field), np.uint8) for breach in breaches]
        order = np.argsort(places, kind="stable")
        found[rule] = elements_of(rule, links.columns.slot[places[order]], np.concatenate(labels)[order])
    return found


def _within_entries(own: LinkEnds) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Links that repeat one of the same entry, and those of a language that the entry gives several addresses."""
    pairs = paired(own.slot, own.language)
    ascending = np.sort(pairs)
    if not (ascending[1:] == ascending[:-1]).any():
        return np.empty(0, np.intp), np.empty(0, np.intp)
    order = np.lexsort((own.address, pairs))
    ascending, addresses = pairs[order], own.address[order]
    is_same, is_same_address = ascending[1:] == ascending[:-1], addresses[1:] == addresses[:-1]
    split_pairs = ascending[1:][is_same & ~is_same_address]
    return np.sort(order[1:][is_same & is_same_address]), np.flatnonzero(is_in(split_pairs, pairs))
