"""The command `diff`: what differs between the entries of two sitemaps or sets."""

from __future__ import annotations

import argparse
import json
from typing import Any

from sitemap_studio.cli.opening import open_set
from sitemap_studio.core.errors import ReadError
from sitemap_studio.document.comparing import ADDED, CHANGED, REMOVED, ComparedSet, Difference, compare_sets
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.lists import JSON_VERSION
from sitemap_studio.protocol.fields import FIELD_NAMES

_SIGNS = {REMOVED: "-", ADDED: "+", CHANGED: "~"}


def diff(options: argparse.Namespace) -> bool:
    """Say what differs between two sets.

    Returns:
        Whether they have the same entries.

    Raises:
        StudioError: One of them, or a sitemap of one, can't be read.
    """
    documents = [open_set(path, options) for path in (options.before, options.after)]
    for document in documents:
        _refuse_unread(document)
    before, after = map(ComparedSet.of, documents)
    difference = compare_sets(before, after)
    if options.json:
        print(json.dumps(_facts(difference, before, after), indent=2))
    else:
        _tell(difference, before, after)
    return difference.is_none


def _refuse_unread(document: Document) -> None:
    """Entries that nobody could read, or not for certain, can't be compared.

    Raises:
        ReadError: There are such.
    """
    for sitemap in document.sitemaps:
        why = sitemap.error or sitemap.doubt
        if why is not None:
            raise ReadError(f"Not all entries can be compared. {why.message}", hint=why.hint, path=sitemap.path)


def _tell(difference: Difference, before: ComparedSet, after: ComparedSet) -> None:
    for kind, what, old, new, place, new_place in difference.lines.iter_rows():
        loc = _loc(before, place) if place is not None else _loc(after, new_place)
        values = f"  {what}: {_shown(old)} → {_shown(new)}" if kind == CHANGED else ""
        print(f"{_SIGNS[kind]} {_shown(loc)}{values}")
    counts = (
        f"{difference.n_added:,} added, {difference.n_removed:,} removed, {difference.n_changed:,} changed, "
        f"{difference.n_same:,} the same"
    )
    order = "; their order differs" if difference.is_reordered else ""
    print(f"{counts}{order}.")


def _facts(difference: Difference, before: ComparedSet, after: ComparedSet) -> dict[str, Any]:
    """What differs as JSON tells it."""
    added: list[dict[str, Any]] = []
    removed: list[dict[str, Any]] = []
    changed: dict[int, dict[str, Any]] = {}
    for kind, what, old, new, place, new_place in difference.lines.iter_rows():
        if kind == ADDED:
            added.append(_entry(after, new_place))
        elif kind == REMOVED:
            removed.append(_entry(before, place))
        else:
            known = changed.setdefault(place, {"loc": _loc(before, place), "values": {}})
            known["values"][what] = {"before": old, "after": new}
    return {
        "version": JSON_VERSION,
        "added": added,
        "removed": removed,
        "changed": list(changed.values()),
        "same": difference.n_same,
        "is_reordered": difference.is_reordered,
    }


def _entry(side: ComparedSet, position: int) -> dict[str, Any]:
    """One entry: its fields, and its sitemap where there are several."""
    slot = int(side.table.order[position])
    fields: dict[str, Any] = {name: side.table.value(slot, name) for name in FIELD_NAMES}
    known = {name: text for name, text in fields.items() if text is not None}
    extensions = side.table.extension_of(slot)
    if extensions is not None:
        known["extensions"] = extensions
    return known | ({"sitemap": side.names[side.table.sitemap_of(slot)]} if side.names else {})


def _loc(side: ComparedSet, position: int) -> str | None:
    return side.table.value(int(side.table.order[position]), "loc")


def _shown(text: str | None) -> str:
    """A value in one line of a terminal; what can't be printed is escaped."""
    if text is None:
        return "(none)"
    return text if text.isprintable() and text else json.dumps(text)
