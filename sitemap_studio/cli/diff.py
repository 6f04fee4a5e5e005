"""Command diff: list the differences between the entries of two sitemaps or sets."""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import polars as pl

from sitemap_studio.cli.set_versions import open_version, refuse_incomparable
from sitemap_studio.cli.terminal import printable, warn
from sitemap_studio.core.errors import ReadError, system_reason
from sitemap_studio.core.paths import name_as_text
from sitemap_studio.document.command_line import DIFF_FIELDS, MaxRemoved
from sitemap_studio.document.comparing import (
    ADDED,
    CHANGED,
    REMOVED,
    RENAMED,
    SITEMAP,
    ComparedSet,
    Difference,
    compare_sets,
)
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.output_format import JSON_VERSION, count_with_noun
from sitemap_studio.document.reporting.problem_lists import csv_cell
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.quoting import display_value

_SIGNS: Final = {REMOVED: "-", ADDED: "+", CHANGED: "~", RENAMED: ">"}
_MAX_REDIRECTS_BYTES: Final = 64 << 20

_MAX_ROWS: Final = 50
"""Rows of each group in Markdown: a comment on GitHub has at most 65,536 characters."""

_HEADINGS: Final = {ADDED: "Added", REMOVED: "Removed", CHANGED: "Changed", RENAMED: "Renamed"}


def diff(options: argparse.Namespace) -> bool:
    """Run the command: print the differences between two sets, and return whether they have the same entries.

    With --max-removed, return whether no more entries were removed than it allows.
    """
    form = "json" if options.json else options.format
    # Errors are printed as JSON, too.
    options.json = form == "json"
    with ExitStack() as copies:
        older = open_version(options.before, options, copies, compared=options.after)
        newer = open_version(options.after, options, copies, compared=options.before)
        for document in (older, newer):
            refuse_incomparable(document)
        before, after = ComparedSet.from_document(older), ComparedSet.from_document(newer)
        redirects = _read_redirects(options.redirects) if options.redirects is not None else {}
        difference = compare_sets(
            before, after, options.progress, redirects=redirects, ignores_hosts=options.ignore_host
        )
        fields = set(options.fields or DIFF_FIELDS) - ({SITEMAP} if options.ignore_sitemaps else set())
        if fields != set(DIFF_FIELDS):
            difference = difference.limited_to_fields(fields)
        if form == "json":
            print(json.dumps(_difference_json(difference, before, after), indent=2))
        else:
            lines = _with_loc_and_sitemap(difference, older, newer)
            write = {"text": _text_lines, "csv": _csv_lines, "markdown": _markdown_lines}[form]
            for line in write(difference, lines):
                sys.stdout.write(f"{line}\n")
    if options.max_removed is None:
        return difference.is_empty
    return _is_within_removal_limit(difference.n_removed, len(before.table), options.max_removed)


def _is_within_removal_limit(n_removed: int, n_before: int, limit: MaxRemoved) -> bool:
    """Return whether --max-removed allows the number of removed entries; if not, print why."""
    is_within = n_removed * 100 <= limit.number * n_before if limit.is_percentage else n_removed <= limit.number
    if not is_within:
        removed = count_with_noun(n_removed, "entry was", "entries were")
        warn(f"Of {n_before:,}, {removed} removed; --max-removed allows {limit}.")
    return is_within


def _read_redirects(path: Path) -> dict[str, str]:
    """Read a redirect file, and return the new URL or path of each old one.

    Each line has two URLs or paths, separated by a tab, spaces, a comma or a semicolon.

    Other words in a line are ignored, as in `Redirect 301 /old /new`, and so are a header, empty lines and comments.
    """
    try:
        with path.open("rb") as file:
            data = file.read(_MAX_REDIRECTS_BYTES)
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


def _with_loc_and_sitemap(difference: Difference, older: Document, newer: Document) -> pl.DataFrame:
    """Return the lines of a difference with the columns `loc` and `sitemap` of their entries.

    `loc` is the new value only for added entries, and `sitemap` the old value only for removed entries.
    """
    lines = difference.lines
    before, after = (
        _loc_and_sitemap_at(document, lines[column])
        for document, column in ((older, "before_position"), (newer, "after_position"))
    )
    has_old, has_new = (lines[column].is_not_null() for column in ("before_position", "after_position"))
    return lines.with_columns(
        loc=before["loc"].zip_with(has_old, after["loc"]), sitemap=after["sitemap"].zip_with(has_new, before["sitemap"])
    )


def _loc_and_sitemap_at(document: Document, positions: pl.Series) -> pl.DataFrame:
    """Return `loc` and the name of the `sitemap` of entries, given by position; null for null positions."""
    table = document.table
    names = {sitemap.id: name_as_text(sitemap.name) for sitemap in document.sitemaps}
    rows = table.rows(table.order[positions.drop_nulls().to_numpy()], ["loc", "sitemap"]).select(
        pl.col("loc").cast(pl.String),
        pl.col("sitemap").replace_strict(names, default=None, return_dtype=pl.String),
    )
    at = pl.DataFrame({"position": positions}).with_row_index("line").filter(pl.col("position").is_not_null())
    everywhere = pl.DataFrame({"position": positions}).with_row_index("line").select("line")
    known = pl.concat([at.select("line"), rows], how="horizontal")
    return everywhere.join(known, on="line", how="left", maintain_order="left")


def _text_lines(difference: Difference, lines: pl.DataFrame) -> Iterator[str]:
    """Yield a line of text for each difference, and a summary."""
    for kind, what, old, new, loc in lines.select("kind", "what", "before", "after", "loc").iter_rows():
        if kind == RENAMED and what == "loc":
            values = f" → {printable(new)}"
        else:
            values = f"  {what}: {printable(old)} → {printable(new)}" if kind in (CHANGED, RENAMED) else ""
        yield f"{_SIGNS[kind]} {printable(loc)}{values}"
    yield _summary(difference)


def _summary(difference: Difference) -> str:
    """Return a sentence with the number of differences of each kind."""
    renamed = f"{difference.n_renamed:,} renamed, " if difference.n_renamed else ""
    counts = (
        f"{difference.n_added:,} added, {difference.n_removed:,} removed, {difference.n_changed:,} changed, "
        f"{renamed}{difference.n_same:,} unchanged"
    )
    order = "; the order differs" if difference.is_reordered else ""
    return f"{counts}{order}."


def _csv_lines(difference: Difference, lines: pl.DataFrame) -> Iterator[str]:
    """Yield a header and a line for each added or removed entry and for each differing value, as CSV."""
    yield "change,loc,sitemap,field,before,after"
    columns = ("kind", "loc", "sitemap", "what", "before", "after")
    for kind, loc, sitemap, *values in lines.select(columns).iter_rows():
        cells = (loc, sitemap, *(values if kind in (CHANGED, RENAMED) else (None, None, None)))
        yield ",".join([kind, *(csv_cell(text or "") for text in cells)])


def _markdown_lines(difference: Difference, lines: pl.DataFrame) -> Iterator[str]:
    """Yield a summary and a table with at most `_MAX_ROWS` rows for each kind of difference, in Markdown."""
    yield f"**{_summary(difference)}**"
    counts = {REMOVED: difference.n_removed, ADDED: difference.n_added, CHANGED: difference.n_changed}
    for kind, count in (counts | {RENAMED: difference.n_renamed}).items():
        rows = lines.filter(pl.col("kind") == kind)
        if rows.is_empty():
            continue
        yield f"\n### {_HEADINGS[kind]} ({count:,})\n"
        has_values = kind in (CHANGED, RENAMED)
        yield from _markdown_header(("URL", "Field", "Before", "After") if has_values else ("URL", "Sitemap"))
        columns = ("loc", "what", "before", "after") if has_values else ("loc", "sitemap")
        for row in rows.head(_MAX_ROWS).select(columns).iter_rows():
            yield f"| {' | '.join(map(_markdown_code, row))} |"
        if rows.height > _MAX_ROWS:
            yield f"\n… and {rows.height - _MAX_ROWS:,} more."


def _markdown_header(headers: Iterable[str]) -> Iterator[str]:
    """Yield the two lines of the header of a Markdown table."""
    cells = list(headers)
    yield f"| {' | '.join(cells)} |"
    yield f"|{' --- |' * len(cells)}"


def _markdown_code(text: str | None) -> str:
    """Return a value as inline code for a Markdown table; empty for a missing value."""
    if not text:
        return ""
    value = display_value(text).replace("|", "\\|")
    mark = "`"
    while mark in value:
        mark += "`"
    space = " " if value.startswith("`") or value.endswith("`") else ""
    return f"{mark}{space}{value}{space}{mark}"


def _difference_json(difference: Difference, before: ComparedSet, after: ComparedSet) -> dict[str, Any]:
    """Return the differences for JSON output."""
    added: list[dict[str, Any]] = []
    removed: list[dict[str, Any]] = []
    pairs: dict[str, dict[int, dict[str, Any]]] = {CHANGED: {}, RENAMED: {}}
    for kind, what, old, new, place, new_place in difference.lines.iter_rows():
        if kind == ADDED:
            added.append(_entry_json(after, new_place))
        elif kind == REMOVED:
            removed.append(_entry_json(before, place))
        else:
            known = pairs[kind].setdefault(place, {"loc": _loc_at(before, place), "values": {}})
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


def _entry_json(side: ComparedSet, position: int) -> dict[str, Any]:
    """Return the fields and extensions of an entry, and its sitemap if there are several, for JSON output."""
    slot = int(side.table.order[position])
    fields: dict[str, Any] = {name: side.table.value(slot, name) for name in FIELD_NAMES}
    known = {name: text for name, text in fields.items() if text is not None}
    extensions = side.table.extension_of(slot)
    if extensions is not None:
        known["extensions"] = extensions
    return known | ({"sitemap": side.names[side.table.sitemap_of(slot)]} if side.names else {})


def _loc_at(side: ComparedSet, position: int) -> str | None:
    """Return the `loc` of the entry at a position of a set."""
    return side.table.value(int(side.table.order[position]), "loc")
