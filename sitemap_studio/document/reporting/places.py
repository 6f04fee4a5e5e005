"""All problems in the order of the files, each with its file, its entry, its line and its column.

The order is that of `problem_order`; the places are looked up thousands at a time, so that a million problems take
seconds and no memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from pathlib import Path
from typing import Final

import numpy as np

from sitemap_studio.document.document import Document
from sitemap_studio.document.problem_order import problems_in_order
from sitemap_studio.document.source_text import EntryPlaces, SourcePosition, SourceText
from sitemap_studio.formats.xml_elements import escaped
from sitemap_studio.formats.xml_writer import escaped_text
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.validation.problem import Problem

_AT_A_TIME: Final = 10_000

_WAYS: Final[dict[str, tuple[Callable[[str], str], ...]]] = {
    "urlset": (escaped_text, escaped),
    "text": (str,),
}
"""How a value may be written in a file, by the file's kind. Sitemap Protocol 0.9, Entity escaping."""


@dataclass(frozen=True)
class Mending:
    """What to put in the place of a value, from its line and column on; both as they stand in the file.

    Attributes:
        old: The value.
        new: What it is to be.
    """

    old: str
    new: str


@dataclass(frozen=True, slots=True)
class PlacedProblem:
    """A problem, and where it is.

    Attributes:
        document: The set.
        problem: The problem.
        path: The file that it is in; None where that is not on this disk.
        place: That file's path, else its address, as it is shown.
        entry: Place of the entry in its sitemap, counted from 1; None where it is about no entry.
        line: Line in the file, counted from 1, where it is known.
        column: Character in that line, counted from 1, where it is known: of the field's value, else of the entry.
        loc: The entry's address; empty where it is about no entry or that has none.
        mending: How to put the value right in the file, where that is so simple.
    """

    document: Document
    problem: Problem
    path: Path | None
    place: str
    entry: int | None
    line: int | None
    column: int | None
    loc: str = ""
    mending: Mending | None = None


def placed_problems(document: Document, *, with_mendings: bool = False) -> Iterator[PlacedProblem]:
    """All problems of a document that was checked, in their order; see `place`."""
    return place(document, problems_in_order(document, as_text=True), with_mendings=with_mendings)


def place(document: Document, problems: Iterable[Problem], *, with_mendings: bool = False) -> Iterator[PlacedProblem]:
    """Find the places of problems; quickest where those of a sitemap follow each other.

    Args:
        document: What they are about.
        problems: The problems, in the order in which they are wanted.
        with_mendings: Whether fixes as replacements in the file are wanted.
    """
    for sitemap, group in groupby(problems, key=lambda problem: problem.sitemap):
        placing = _Placing(document, sitemap)
        while batch := list(islice(group, _AT_A_TIME)):
            yield from placing.place(batch, with_mendings=with_mendings)


class _Placing:
    """Finds places in one file."""

    def __init__(self, document: Document, sitemap: int | None) -> None:
        self._document = document
        self._file = document.index if sitemap is None else document.sitemaps[sitemap]
        self._sitemap = sitemap
        self._first = document.sitemap_range(sitemap).start if sitemap is not None else 0
        path = document.path if sitemap is None else document.sitemaps[sitemap].path
        shown = document.name if sitemap is None else document.sitemaps[sitemap].loc or document.sitemaps[sitemap].name
        self._path = path
        self._shown = document.shown_path(path) if path else shown
        self._text: SourceText | None = None
        self._entries: EntryPlaces | None = None
        self._is_read = False

    def place(self, problems: list[Problem], *, with_mendings: bool) -> Iterator[PlacedProblem]:
        table = self._document.table
        slots = np.array([problem.slot for problem in problems if problem.slot is not None], np.uint32)
        positions = table.positions()[slots] - self._first + 1
        different, numbers = np.unique(slots, return_inverse=True)
        locs = table.rows(different, ["loc"])["loc"].gather(numbers).to_list()
        fields = [problem.field for problem in problems if problem.slot is not None]
        found = iter(zip(positions.tolist(), locs, self._places(slots, fields), strict=True))
        for problem in problems:
            entry, loc, known = next(found) if problem.slot is not None else (None, None, None)
            line, column = self._line_and_column(problem, known)
            where = (self._path, self._shown, entry, line, column)
            mending = self._mending(problem, known) if with_mendings else None
            yield PlacedProblem(self._document, problem, *where, loc or "", mending)

    def _mending(self, problem: Problem, known: SourcePosition | None) -> Mending | None:
        """How to put a value right that stands in a plain file as it would be written."""
        file = self._file
        if problem.fix is None or known is None or self._text is None or file is None or file.is_gzipped:
            return None
        for write in _WAYS.get(file.source.kind, ()) if file.source else ():
            old = write(problem.value)
            if self._text.holds(known, old):
                return Mending(old, write(problem.fix))
        return None

    def _places(self, slots: SlotArray, fields: Sequence[str | None]) -> list[SourcePosition | None]:
        if not len(slots) or self._read() is None:
            return [None] * len(slots)
        source = self._file.source if self._file else None
        assert source is not None
        assert self._text is not None
        if self._entries is None:
            self._entries = EntryPlaces(self._document.table, source, self._text)
        return self._entries.places(slots, fields)

    def _line_and_column(self, problem: Problem, known: SourcePosition | None) -> tuple[int | None, int | None]:
        if problem.column is not None:
            return problem.line, problem.column
        if problem.line is None:
            return (known.line, known.column) if known else (None, None)
        if known and known.line == problem.line:
            return known.line, known.column
        text = self._read()
        return problem.line, text.begin_of_line(problem.line) if text else None

    def _read(self) -> SourceText | None:
        """The file's text, read once, when it is first needed."""
        if not self._is_read:
            self._is_read = True
            self._text = SourceText.of(self._file) if self._file else None
        return self._text
