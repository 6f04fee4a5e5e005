"""Problems as text, JSON and CSV, in the order of the files, each with its file, entry, line and column.

Problems are written one by one, and their positions are looked up in batches of thousands, so that a million problems
take seconds and little memory.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from sitemap_studio.document.checking import problems_in_order
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_problems import exceeds_only_former_limits
from sitemap_studio.document.reporting.output_format import JSON_VERSION, count_with_noun
from sitemap_studio.document.source_text import EntryPositions, SourcePosition, SourceText, positions_in_index
from sitemap_studio.formats.xml_elements import escape_markup
from sitemap_studio.formats.xml_writer import escape_text
from sitemap_studio.protocol.profiles import TODAYS_PROFILE
from sitemap_studio.protocol.quoting import visible
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.validation.problem import Problem

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
_NEEDS_QUOTES: Final = re.compile(r'[",\r\n]')


@dataclass
class ReportTotals:
    """Totals of the sets of a report.

    Attributes:
        entries: Number of entries.
        severities: Numbers of problems by severity.
        rules: Numbers of problems by rule id.
        profile: Name of the profile of the last set.
        errors: `path` and `message` of each set that could not be read.
        sets_within_current_limits: Names of sets that exceed the limits of 2008, but not the current limits.
    """

    entries: int = 0
    severities: Counter[Severity] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    profile: str = ""
    errors: list[dict[str, Any]] = field(default_factory=list)
    sets_within_current_limits: list[str] = field(default_factory=list)

    def add(self, document: Document) -> None:
        """Add entries and problems of a checked set; set its profile, and note its name if it only exceeds former limits."""
        self.profile = document.profile.name
        self.entries += len(document.table)
        self.severities.update(document.problems.total_by_severity())
        self.rules.update(document.problems.counts())
        if exceeds_only_former_limits(document):
            self.sets_within_current_limits.append(document.name)

    def __str__(self) -> str:
        """Return a sentence with the numbers of problems by severity, and of entries."""
        entries = count_with_noun(self.entries, "entry", "entries")
        found = [
            count_with_noun(self.severities[each], *SEVERITY_WORDS[each]) for each in Severity if self.severities[each]
        ]
        return f"Problems found in {entries}: {', '.join(found)}." if found else f"No problems found in {entries}."


def problem_lines(located: LocatedProblem) -> list[str]:
    """Return the lines of a problem in text output: location and message, then an indented line for each detail."""
    problem = located.problem
    # A column is unknown only in a repaired line. Problems of a whole file are at its beginning: editors find no others.
    line = located.line or (1 if located.path is not None and not located.entry else None)
    place = located.shown_file + (f":{line}:{located.column or 1}" if line else "")
    about = f" (entry {located.entry:,})" if located.entry else ""
    text = f"{place}: {problem.severity.value}: {problem.message}{about} [{problem.rule.id}; {problem.source}]"
    # Few problems have details, and an empty generator takes a quarter of the time.
    return [visible(text), *(f"    {line}" for line in detail_lines(problem))] if problem.details else [visible(text)]


def detail_lines(problem: Problem) -> list[str]:
    """Return a line for each detail of a problem."""
    texts = (f"line {each.line:,}: {each.message}" if each.line else each.message for each in problem.details)
    return [visible(text) for text in texts]


def text_lines(located: Iterable[LocatedProblem], totals: ReportTotals | None) -> Iterator[str]:
    """Yield the text report: lines for each problem, then, if totals are given, hints about former limits, and totals."""
    for each in located:
        for line in problem_lines(each):
            yield f"{line}\n"
    if totals is not None:
        for name in totals.sets_within_current_limits:
            yield f"“{visible(name)}” exceeds only the limits of 2008; “--profile {TODAYS_PROFILE.name}” applies today's.\n"
        yield f"{totals}\n"


def json_chunks(located: Iterable[LocatedProblem], totals: ReportTotals) -> Iterator[str]:
    """Yield the JSON report, an object with all problems, one per line, and their counts."""
    yield f'{{"version": {JSON_VERSION}, "problems": ['
    quoted = json.encoder.encode_basestring_ascii
    for number, each in enumerate(located):
        problem = each.problem
        details = f', "details": {json.dumps([each._asdict() for each in problem.details])}' if problem.details else ""
        # Member by member: a general encoder takes three times as long for a million of them.
        yield (
            f'{"," if number else ""}\n{{"rule": "{problem.rule.id}", "severity": "{problem.severity.value}", '
            f'"sitemap": {quoted(each.shown_file)}, "entry": {each.entry or "null"}, "line": {each.line or "null"}, '
            f'"column": {each.column or "null"}, '
            f'"field": {quoted(problem.field_name) if problem.field_name else "null"}, '
            f'"value": {quoted(problem.value)}, "message": {quoted(problem.message)}, '
            f'"source": {quoted(problem.source)}, '
            f'"fix": {"null" if problem.fix is None else quoted(problem.fix)}{details}}}'
        )
    counts = {each.value: totals.severities[each] for each in Severity} | {"rules": totals.rules}
    errors = f', "errors": {json.dumps(totals.errors)}' if totals.errors else ""
    yield f'\n], "counts": {json.dumps(counts)}{errors}}}\n'


def csv_lines(located: Iterable[LocatedProblem]) -> Iterator[str]:
    """Yield a header and a line for each problem, safe to open in a spreadsheet; RFC 4180."""
    yield ",".join(CSV_COLUMNS) + "\n"
    for each in located:
        problem = each.problem
        yield (
            f"{problem.severity.value},{problem.rule.id},{_same_cell(problem.rule.title)},{_same_cell(each.shown_file)},"
            f"{each.entry or ''},{each.line or ''},{each.column or ''},{csv_cell(each.loc)},{problem.field_name},"
            f"{csv_cell(problem.value)},{csv_cell(problem.message)},{_same_cell(problem.source)},{csv_cell(problem.fix or '')}\n"
        )


def csv_cell(text: str) -> str:
    """Return a text as a CSV cell that is safe to open in a spreadsheet; RFC 4180.

    Formulas get an apostrophe, control characters are made visible, and the text is quoted if needed.
    """
    from sitemap_studio.formats.csv_file import FORMULA

    if not text.isprintable():
        # A cell may have several lines.
        text = "\n".join(map(visible, text.split("\n")))
    safe = f"'{text}" if re.match(FORMULA, text) else text
    return '"' + safe.replace('"', '""') + '"' if _NEEDS_QUOTES.search(safe) else safe


_same_cell = lru_cache(maxsize=1024)(csv_cell)
"""For texts that many problems share."""


def reported_file(located: LocatedProblem) -> Path | None:
    """Return the file that a report names for a problem; None for standard input and for a set without a file.

    Problems of a listed sitemap without a file are in the index.
    """
    if located.problem.other_file is not None:
        return located.problem.other_file
    return None if located.document.label is not None else located.path or located.document.path


def normalized_file(path: Path, folder: Path) -> Path:
    """Return a path without `.` and `..`, relative to a folder if it is below it, else absolute.

    A link in the last segment is not resolved.
    """
    normalized = path.parent.resolve() / path.name
    return normalized.relative_to(folder) if normalized.is_relative_to(folder) else normalized


_BATCH_PROBLEMS: Final = 10_000

_WRITERS_BY_KIND: Final[dict[str, tuple[Callable[[str], str], ...]]] = {
    "urlset": (escape_text, escape_markup),
    "text": (str,),
}
"""How a value may be written in a file, by the file's kind. Sitemap Protocol 0.9, Entity escaping."""


class SourceReplacement(NamedTuple):
    """Text to replace in a file, and its replacement, both as written in the file."""

    old: str
    new: str


class LocatedProblem(NamedTuple):
    """Problem with its location.

    Attributes:
        path: The file that it is in; None if that is not on this disk.
        shown_file: Path of that file, else its URL, as shown in reports.
        entry: Index of the entry in its sitemap, from 1; None if it is not about an entry.
        line: Line in the file, from 1; None if unknown.
        column: Character in that line, from 1, of the field's value, else of the entry; None if unknown.
        loc: The entry's URL; empty without an entry or a URL.
        replacement: Text in the file that a fix replaces, and its new text; None if not requested or not possible.
    """

    document: Document
    problem: Problem
    path: Path | None
    shown_file: str
    entry: int | None
    line: int | None
    column: int | None
    loc: str = ""
    replacement: SourceReplacement | None = None


def located_problems(document: Document, *, with_replacements: bool = False) -> Iterator[LocatedProblem]:
    """Yield all problems of a document that was checked, in their order; see `locate_problems`."""
    return locate_problems(document, problems_in_order(document, as_text=True), with_replacements=with_replacements)


def locate_problems(
    document: Document, problems: Iterable[Problem], *, with_replacements: bool = False
) -> Iterator[LocatedProblem]:
    """Yield problems with their locations; fastest if problems of the same sitemap are adjacent."""
    others = dict[Path | None, _ProblemFile]()
    for (sitemap, other_file), group in groupby(problems, key=_file_of):
        if sitemap is not None:
            file = _ProblemFile(document, sitemap)
        elif other_file in others:
            file = others[other_file]
        else:
            file = others[other_file] = _ProblemFile(document, None, other_file)
        while batch := list(islice(group, _BATCH_PROBLEMS)):
            yield from file.locate(batch, with_replacements=with_replacements)


def _file_of(problem: Problem) -> tuple[int | None, Path | None]:
    """Return the key of a problem's file: sitemap id, None for the index, and the path of a file outside the set."""
    return None if problem.is_in_index else problem.sitemap, problem.other_file


def _is_of_listed_sitemap(problem: Problem) -> bool:
    """Return whether a problem is about the entry of a sitemap in the index, so that its position is in the index."""
    return problem.is_in_index and problem.sitemap is not None and problem.slot is None


class _ProblemFile:
    """Finder of the locations of problems in one file, whose text is read once, when it is first needed."""

    def __init__(self, document: Document, sitemap: int | None, other_file: Path | None = None) -> None:
        """Determine path and shown name of a file: of a sitemap, of the index (None), or of a file outside the set."""
        self._document = document
        file = document.index if sitemap is None else document.sitemaps[sitemap]
        self._file = file if other_file is None else None
        self._first = document.table.position_range(sitemap).start if sitemap is not None else 0
        self._path = other_file or (document.path if sitemap is None else document.sitemaps[sitemap].path)
        shown = document.name if sitemap is None else document.sitemaps[sitemap].loc or document.sitemaps[sitemap].name
        is_shown_as_written = other_file is not None and self._path is not None
        self._shown = (
            str(self._path) if is_shown_as_written else document.shown_path(self._path) if self._path else shown
        )

    @cached_property
    def _text(self) -> SourceText | None:
        """Text of the file; None if it is outside the set, was changed or can't be read."""
        return SourceText.from_file(self._file) if self._file else None

    @cached_property
    def _entries(self) -> EntryPositions | None:
        """Finder of positions of the entries of the sitemap; None without text."""
        source = self._file.source if self._file else None
        return EntryPositions(self._document.table, source, self._text) if source and self._text else None

    @cached_property
    def _index_entries(self) -> EntryPositions | None:
        """Finder of positions of the sitemaps in the index; None without text."""
        index = self._document.index
        return positions_in_index(index, self._document.table, self._text) if index is not None and self._text else None

    def locate(self, problems: list[Problem], *, with_replacements: bool) -> Iterator[LocatedProblem]:
        """Yield problems of this file with their locations, in order."""
        of_entries = [problem for problem in problems if problem.slot is not None]
        found = self._located_entries(of_entries) if of_entries else iter(())
        listed = self._positions_in_index([problem for problem in problems if _is_of_listed_sitemap(problem)])
        for problem in problems:
            entry, loc, known = next(found) if problem.slot is not None else (None, None, None)
            known = next(listed) if _is_of_listed_sitemap(problem) else known
            line, column = self._line_and_column(problem, known)
            replacement = self._replacement(problem, known) if with_replacements else None
            yield LocatedProblem(
                self._document, problem, self._path, self._shown, entry, line, column, loc or "", replacement
            )

    def _located_entries(self, problems: list[Problem]) -> Iterator[tuple[int, str | None, SourcePosition | None]]:
        """Yield for each problem of an entry the number in the sitemap from 1, the loc and the position of its field."""
        table, slots = self._document.table, np.array([problem.slot for problem in problems], np.uint32)
        entries = table.positions()[slots] - self._first + 1
        different, numbers = np.unique(slots, return_inverse=True)
        locs = table.rows(different, ["loc"])["loc"].gather(numbers).to_list()
        positions: list[SourcePosition | None] = [None] * len(slots)
        if self._entries is not None:
            positions = self._entries.positions_of_fields(slots, [problem.field for problem in problems])
        yield from zip(entries.tolist(), locs, positions, strict=True)

    def _positions_in_index(self, problems: list[Problem]) -> Iterator[SourcePosition | None]:
        """Return an iterator of each problem's field position in the index (default: its URL); all None without its text."""
        if not problems or self._index_entries is None:
            return iter([None] * len(problems))
        sitemaps = np.array([problem.sitemap for problem in problems], np.uint32)
        return iter(self._index_entries.positions_of_fields(sitemaps, [problem.field or "loc" for problem in problems]))

    def _replacement(self, problem: Problem, position: SourcePosition | None) -> SourceReplacement | None:
        """Return the text in the file that the fix of a problem replaces, and its new text.

        Returns:
            None without a fix, for a compressed file, and if the text there is not the value as a save would write it.
        """
        source = self._file.source if self._file else None
        if problem.fix is None or position is None or self._text is None or source is None or source.is_gzipped:
            return None
        for write in _WRITERS_BY_KIND.get(source.kind, ()):
            old = write(problem.value)
            if self._text.has_text_at(position, old):
                return SourceReplacement(old, write(problem.fix))
        return None

    def _line_and_column(self, problem: Problem, position: SourcePosition | None) -> tuple[int | None, int | None]:
        """Return line and column of a problem, from 1; its own if it has any, else of the position in the text."""
        if problem.column is not None:
            return problem.line, problem.column
        if position and problem.line in (None, position.line):
            return position.line, position.column
        if problem.line is None:
            return None, None
        return problem.line, self._text.first_text_column(problem.line) if self._text else None
