"""Problems as lists: in words, as JSON and as CSV. One problem at a time, so that a million of them need no memory."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from sitemap_studio.checks.problems import Problems
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.places import PlacedProblem
from sitemap_studio.formats.tables.csv_writing import FORMULA_START
from sitemap_studio.protocol.catalogue import Severity

SEVERITY_WORDS: Final = {
    Severity.ERROR: ("error", "errors"),
    Severity.WARNING: ("warning", "warnings"),
    Severity.INFO: ("remark", "remarks"),
}
"""What one problem of a severity, and what several of them are called."""

CSV_COLUMNS: Final = (
    "severity", "rule", "title", "sitemap", "entry", "line", "column", "loc", "field", "value", "message", "source",
    "fix",
)  # fmt: skip
"""The header of a list as CSV."""

_FORMULA: Final = re.compile(FORMULA_START)
_NEEDS_QUOTES: Final = re.compile(r'[",\r\n]')


def severity_counts(problems: Problems) -> dict[str, int]:
    """How many problems there are, by the word for their severity, gravest first."""
    totals = problems.total_by_severity()
    return {severity.value: totals[severity] for severity in Severity}


def text_lines(document: Document, placed: Iterable[PlacedProblem]) -> Iterator[str]:
    """A line for each problem, and one that counts them."""
    for each in placed:
        problem = each.problem
        place = each.place + (f":{each.line}" if each.line else "")
        about = f" (entry {each.entry:,})" if each.entry else ""
        yield f"{place}: {problem.severity.value}: {problem.message}{about} [{problem.rule.id}; {problem.source}]\n"
    yield f"{summary(document)}\n"


def summary(document: Document) -> str:
    """One sentence that counts the problems by severity."""
    entries = counted(len(document.table), "entry", "entries")
    totals = document.problems.total_by_severity()
    found = [counted(count, *SEVERITY_WORDS[severity]) for severity, count in totals.items() if count]
    return f"Problems found in {entries}: {', '.join(found)}." if found else f"No problems found in {entries}."


def counted(count: int, one: str, many: str) -> str:
    """A count with the right of two words behind it."""
    return f"{count:,} {one if count == 1 else many}"


def json_chunks(document: Document, placed: Iterable[PlacedProblem]) -> Iterator[str]:
    """An object of all problems and of their counts, a problem in a line."""
    yield '{"problems": ['
    for number, each in enumerate(placed):
        yield (",\n" if number else "\n") + json.dumps(_as_json(each))
    counts = {**severity_counts(document.problems), "rules": document.problems.counts()}
    yield f'\n], "counts": {json.dumps(counts)}}}\n'


def _as_json(placed: PlacedProblem) -> dict[str, Any]:
    problem = placed.problem
    return {
        "rule": problem.rule.id,
        "severity": problem.severity.value,
        "sitemap": placed.place,
        "entry": placed.entry,
        "line": placed.line,
        "column": placed.column,
        "field": problem.field_name or None,
        "value": problem.value,
        "message": problem.message,
        "source": problem.source,
        "fix": problem.fix,
    }


def csv_lines(document: Document, placed: Iterable[PlacedProblem]) -> Iterator[str]:
    """A header and a line for each problem, safe to open in a spreadsheet. UTF-8, RFC 4180."""
    yield ",".join(CSV_COLUMNS) + "\n"
    for each in placed:
        problem = each.problem
        cells = (
            problem.severity.value,
            problem.rule.id,
            problem.rule.title,
            each.place,
            each.entry,
            each.line,
            each.column,
            each.loc,
            problem.field_name,
            problem.value,
            problem.message,
            problem.source,
            problem.fix,
        )
        yield ",".join(_cell(cell) for cell in cells) + "\n"


def _cell(value: str | int | None) -> str:
    text = "" if value is None else str(value)
    safe = f"'{text}" if _FORMULA.match(text) else text
    return '"' + safe.replace('"', '""') + '"' if _NEEDS_QUOTES.search(safe) else safe
