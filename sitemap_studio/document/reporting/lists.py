"""Problems as text, JSON and CSV; one problem at a time, so that a million of them need no memory."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.places import PlacedProblem
from sitemap_studio.formats.csv_file import FORMULA
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.protocol.quoting import visible

JSON_VERSION: Final = 1
"""The version that all JSON of the command line names; it grows when members go or change their meaning."""

SEVERITY_WORDS: Final = {
    Severity.ERROR: ("error", "errors"),
    Severity.WARNING: ("warning", "warnings"),
    Severity.INFO: ("info", "infos"),
}
"""Singular and plural of each severity."""

CSV_COLUMNS: Final = (
    "severity", "rule", "title", "sitemap", "entry", "line", "column", "loc", "field", "value", "message", "source",
    "fix",
)  # fmt: skip
_FORMULA: Final = re.compile(FORMULA)
_NEEDS_QUOTES: Final = re.compile(r'[",\r\n]')


class ReportTotals:
    """Numbers of entries and of problems by severity and by rule, summed over the sets of a report.

    `errors` holds the `path` and the `message` of what could not be read.
    """

    def __init__(self) -> None:
        self.entries = 0
        self.severities: Counter[Severity] = Counter()
        self.rules: Counter[str] = Counter()
        self.profile = ""
        self.errors: list[dict[str, Any]] = []

    def add(self, document: Document) -> None:
        """Add a set that was checked."""
        self.profile = document.profile.name
        self.entries += len(document.table)
        self.severities.update(document.problems.total_by_severity())
        self.rules.update(document.problems.counts())

    def __str__(self) -> str:
        entries = counted(self.entries, "entry", "entries")
        found = [counted(self.severities[each], *SEVERITY_WORDS[each]) for each in Severity if self.severities[each]]
        return f"Problems found in {entries}: {', '.join(found)}." if found else f"No problems found in {entries}."


def counted(count: int, one: str, many: str) -> str:
    """Return a count followed by the singular or the plural."""
    return f"{count:,} {one if count == 1 else many}"


def text_lines(placed: Iterable[PlacedProblem], totals: ReportTotals | None) -> Iterator[str]:
    """Yield a line for each problem, and one with their totals, if these are given."""
    for each in placed:
        problem = each.problem
        place = each.place + (f":{each.line}" if each.line else "")
        about = f" (entry {each.entry:,})" if each.entry else ""
        text = f"{place}: {problem.severity.value}: {problem.message}{about} [{problem.rule.id}; {problem.source}]"
        yield f"{visible(text)}\n"
        for detail in problem.details:
            text = f"line {detail.line:,}: {detail.message}" if detail.line else detail.message
            yield f"    {visible(text)}\n"
    if totals is not None:
        yield f"{totals}\n"


def json_chunks(placed: Iterable[PlacedProblem], totals: ReportTotals) -> Iterator[str]:
    """Yield an object of all problems and of their counts, a problem in a line."""
    yield f'{{"version": {JSON_VERSION}, "problems": ['
    quoted = json.encoder.encode_basestring_ascii
    for number, each in enumerate(placed):
        problem = each.problem
        details = f', "details": {json.dumps([each._asdict() for each in problem.details])}' if problem.details else ""
        # Member by member: a general encoder takes three times as long for a million of them.
        yield (
            f'{"," if number else ""}\n{{"rule": "{problem.rule.id}", "severity": "{problem.severity.value}", '
            f'"sitemap": {quoted(each.place)}, "entry": {each.entry or "null"}, "line": {each.line or "null"}, '
            f'"column": {each.column or "null"}, '
            f'"field": {quoted(problem.field_name) if problem.field_name else "null"}, '
            f'"value": {quoted(problem.value)}, "message": {quoted(problem.message)}, '
            f'"source": {quoted(problem.source)}, '
            f'"fix": {"null" if problem.fix is None else quoted(problem.fix)}{details}}}'
        )
    counts = {each.value: totals.severities[each] for each in Severity} | {"rules": totals.rules}
    errors = f', "errors": {json.dumps(totals.errors)}' if totals.errors else ""
    yield f'\n], "counts": {json.dumps(counts)}{errors}}}\n'


def csv_lines(placed: Iterable[PlacedProblem]) -> Iterator[str]:
    """Yield a header and a line for each problem, safe to open in a spreadsheet; RFC 4180."""
    yield ",".join(CSV_COLUMNS) + "\n"
    for each in placed:
        problem = each.problem
        yield (
            f"{problem.severity.value},{problem.rule.id},{_same_cell(problem.rule.title)},{_same_cell(each.place)},"
            f"{each.entry or ''},{each.line or ''},{each.column or ''},{_cell(each.loc)},{problem.field_name},"
            f"{_cell(problem.value)},{_cell(problem.message)},{_same_cell(problem.source)},{_cell(problem.fix or '')}\n"
        )


def _cell(text: str) -> str:
    if not text.isprintable():
        # A cell may have several lines.
        text = "\n".join(map(visible, text.split("\n")))
    safe = f"'{text}" if _FORMULA.match(text) else text
    return '"' + safe.replace('"', '""') + '"' if _NEEDS_QUOTES.search(safe) else safe


_same_cell = lru_cache(maxsize=1024)(_cell)
"""For texts that many problems share."""
