"""Command diff: list the differences between the entries of two sitemaps or sets."""

from __future__ import annotations

import argparse
import csv
import json
from pathlib import Path
from typing import Any

from sitemap_studio.cli.sets import open_to_compare
from sitemap_studio.cli.terminal import printable
from sitemap_studio.core.errors import ReadError, system_reason
from sitemap_studio.document.comparing import ADDED, CHANGED, REMOVED, RENAMED, ComparedSet, Difference, compare_sets
from sitemap_studio.document.reporting.lists import JSON_VERSION
from sitemap_studio.protocol.fields import FIELD_NAMES

_SIGNS = {REMOVED: "-", ADDED: "+", CHANGED: "~", RENAMED: ">"}
_MAX_FILE_BYTES = 64 << 20


def diff(options: argparse.Namespace) -> bool:
    """List the differences between two sets; return whether they have the same entries."""
    before, after = (ComparedSet.of(open_to_compare(path, options)) for path in (options.before, options.after))
    redirects = _read_redirects(options.redirects) if options.redirects is not None else {}
    difference = compare_sets(before, after, redirects=redirects)
    if options.ignore_sitemaps:
        difference = difference.without_sitemaps()
    if options.json:
        print(json.dumps(_difference_facts(difference, before, after), indent=2))
    else:
        _print_difference(difference, before, after)
    return difference.is_none


def _read_redirects(path: Path) -> dict[str, str]:
    """Read redirects: in each line two URLs or paths, separated by a tab, spaces, a comma or a semicolon.

    Other words in a line are ignored, as in `Redirect 301 /old /new`, and so are a header, empty lines and comments.
    """
    try:
        with path.open("rb") as file:
            data = file.read(_MAX_FILE_BYTES)
        lines = data.decode("utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        why = system_reason(error) if isinstance(error, OSError) else "it is not text in UTF-8"
        raise ReadError(f"“{path}” can't be read: {why}.", path=path) from error
    redirects: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        if "\t" in line:
            words = line.split("\t")
        elif " " in line.strip():
            words = line.split()
        else:
            words = next(csv.reader([line], delimiter=";" if ";" in line and "," not in line else ","), [])
        urls = [word.strip(' ",;') for word in words if "/" in word]
        if len(urls) == 2:
            redirects[urls[0]] = urls[1]
        elif line.strip() and not line.startswith("#") and (urls or number > 1):
            hint = "Write the old and the new one on each line."
            raise ReadError(
                f"“{path}”, line {number}: two URLs or paths are expected.", hint=hint, path=path, line=number
            )
    return redirects


def _print_difference(difference: Difference, before: ComparedSet, after: ComparedSet) -> None:
    for kind, what, old, new, place, new_place in difference.lines.iter_rows():
        loc = _loc(before, place) if place is not None else _loc(after, new_place)
        if kind == RENAMED and what == "loc":
            values = f" → {printable(new)}"
        else:
            values = f"  {what}: {printable(old)} → {printable(new)}" if kind in (CHANGED, RENAMED) else ""
        print(f"{_SIGNS[kind]} {printable(loc)}{values}")
    renamed = f"{difference.n_renamed:,} renamed, " if difference.n_renamed else ""
    counts = (
        f"{difference.n_added:,} added, {difference.n_removed:,} removed, {difference.n_changed:,} changed, "
        f"{renamed}{difference.n_same:,} unchanged"
    )
    order = "; the order differs" if difference.is_reordered else ""
    print(f"{counts}{order}.")


def _difference_facts(difference: Difference, before: ComparedSet, after: ComparedSet) -> dict[str, Any]:
    """Return the differences for JSON output."""
    added: list[dict[str, Any]] = []
    removed: list[dict[str, Any]] = []
    pairs: dict[str, dict[int, dict[str, Any]]] = {CHANGED: {}, RENAMED: {}}
    for kind, what, old, new, place, new_place in difference.lines.iter_rows():
        if kind == ADDED:
            added.append(_entry(after, new_place))
        elif kind == REMOVED:
            removed.append(_entry(before, place))
        else:
            known = pairs[kind].setdefault(place, {"loc": _loc(before, place), "values": {}})
            known["values"][what] = {"before": old, "after": new}
    return {
        "version": JSON_VERSION,
        "added": added,
        "removed": removed,
        "changed": list(pairs[CHANGED].values()),
        "renamed": list(pairs[RENAMED].values()),
        "same": difference.n_same,
        "is_reordered": difference.is_reordered,
    }


def _entry(side: ComparedSet, position: int) -> dict[str, Any]:
    """Return the fields of an entry, and its sitemap if there are several, for JSON output."""
    slot = int(side.table.order[position])
    fields: dict[str, Any] = {name: side.table.value(slot, name) for name in FIELD_NAMES}
    known = {name: text for name, text in fields.items() if text is not None}
    extensions = side.table.extension_of(slot)
    if extensions is not None:
        known["extensions"] = extensions
    return known | ({"sitemap": side.names[side.table.sitemap_of(slot)]} if side.names else {})


def _loc(side: ComparedSet, position: int) -> str | None:
    return side.table.value(int(side.table.order[position]), "loc")
