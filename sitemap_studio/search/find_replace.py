r"""Find and replace in columns of texts.

Matches do not overlap: each begins at or behind the end of the one before. An expression may match the empty text; an
absent field has no matches. One engine, that of the columns, does everything, so that counts, spans and replacements
agree (see `patterns`).

A plain replacement is inserted unchanged. The replacement of an expression is a template:

    $1  ${1}  ${name}  $name      what a group matched, also \1; $0 or $& the whole match
    $$                            a dollar sign
    \U … \E   \L … \E             upper case, lower case, up to \E or the end
    \u   \l                       upper case, lower case for the next character
    \n   \t   \\                  a line break, a tab, a backslash

A number of several digits means the group of that number, else that of its first digits for which there is one.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import listed, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.model.edits import CellChanges, Edit, EditGroup, SetCells, edits_from_changes, exclude_cells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FieldName
from sitemap_studio.search.filters import any_of, by_expression, evaluate, map_texts, table_parts
from sitemap_studio.search.patterns import (
    check_characters,
    check_expression,
    check_length,
    escape_literal,
    group_names,
    is_caseless,
    is_valid_expression,
)

_TEXT: Final = pl.col("text")
_EDGE: Final = r"(?:\b{start-half}|\b{end-half})"
"""Edge of a word."""

_MARKS: Final = range(0xE000, 0xF900)
"""Characters for private use, to mark positions in texts that do not contain them."""


@dataclass(frozen=True)
class SearchQuery:
    """A text or an expression to find; a match of a whole word may not begin or end within a word.

    Raises `ExpressionError` if the text is too long or has invalid characters, or the expression is invalid.
    """

    text: str
    is_expression: bool = False
    is_whole_word: bool = False
    is_case_sensitive: bool = False
    fields: tuple[FieldName, ...] = field(default=FIELD_NAMES)

    def __post_init__(self) -> None:
        """Raise `ExpressionError` if the text is too long, or the expression invalid, also with the options."""
        if self.is_expression:
            check_expression(self.text)
            if not is_valid_expression(self.pattern):
                message = msg("“Match case” and “Whole words only” don't work with this expression.")
                raise ExpressionError(message, hint=msg("Use (?i) or \\b in the expression itself."))
        else:
            check_length(self.text)

    @property
    def is_empty(self) -> bool:
        """Whether the text of the query is empty, so that nothing matches."""
        return not self.text

    @cached_property
    def is_plain(self) -> bool:
        """Whether the engine searches literally: no expression or whole word, and case matters or there are no letters."""
        is_literal = not (self.is_expression or self.is_whole_word or self.is_empty)
        return is_literal and (self.is_case_sensitive or is_caseless(self.text))

    @cached_property
    def pattern(self) -> str:
        """Regular expression of the query for the engine; the text if the query is plain; never matching if it is empty."""
        if self.is_empty:
            return r"[^\s\S]"
        if self.is_plain:
            return self.text
        inner = self.text if self.is_expression else escape_literal(self.text)
        if self.is_whole_word:
            inner = f"{_EDGE}(?:{inner}){_EDGE}"
        return inner if self.is_case_sensitive else f"(?i){inner}"

    def occurs(self) -> pl.Expr:
        """Return a boolean expression: whether each text of the column `text` contains a match; null for null."""
        return _TEXT.str.contains(self.pattern, literal=self.is_plain)

    def occurrences(self) -> pl.Expr:
        """Return an integer expression: the number of matches in each text of the column `text`; null for null."""
        return _TEXT.str.count_matches(self.pattern, literal=self.is_plain)


def match_spans(query: SearchQuery, text: str | None) -> list[tuple[int, int]]:
    """Return the matches in a text as half-open ranges of characters; an absent text has no matches."""
    return [] if text is None else spans_of_all(query, [text])[0]


def spans_of_all(
    query: SearchQuery, texts: Sequence[str], *, max_characters: int | None = None
) -> list[list[tuple[int, int]]]:
    """Return the matches in each text as half-open character ranges; empty for texts longer than `max_characters`."""
    found: list[list[tuple[int, int]]] = [[] for _ in texts]
    searched = [text if max_characters is None or len(text) <= max_characters else "" for text in texts]
    if query.is_plain:
        pattern = re.compile(re.escape(query.text))
        return [[match.span() for match in pattern.finditer(text)] for text in searched]
    column = pl.Series("text", searched, dtype=pl.String)
    places = column.to_frame().select(query.occurs()).to_series().arg_true().to_list()
    if places:
        opening, closing = unused_marks(searched, 2)
        marked = column.gather(places).str.replace_all(query.pattern, f"{opening}${{0}}{closing}")
        for place, text in zip(places, marked.to_list(), strict=True):
            before, *pieces = text.split(opening)
            end = len(before)
            for piece in pieces:
                start, end = end, end + piece.index(closing)
                found[place].append((start, end))
                end += len(piece) - (end - start) - 1
    return found


def unused_marks(texts: Sequence[str] | pl.Series, how_many: int) -> list[str]:
    """Return `how_many` private-use characters that no text contains; raise `ExpressionError` if there are too few."""
    column = pl.Series("text", texts, dtype=pl.String).to_frame()
    found: list[str] = []
    for mark in map(chr, _MARKS):
        if not column.select(_TEXT.str.contains(mark, literal=True).any()).item():
            found.append(mark)
        if len(found) == how_many:
            return found
    raise ExpressionError(msg("These texts can't be searched: they use all private-use characters."))


_TOKEN: Final = re.compile(
    r"\$(?:(?P<dollar>\$)|(?P<all>&)|(?P<number>[0-9]+)|\{(?P<braced>[^{}]*)\}|(?P<name>[A-Za-z_][A-Za-z0-9_]*))"
    r"|\\(?P<escape>.)|(?P<stray>[$\\])|(?P<text>[^$\\]+)",
    re.DOTALL,
)
_MOST_DIGITS: Final = 9
_CHARACTERS: Final = {"n": "\n", "t": "\t", "\\": "\\", "$": "$"}


@dataclass(frozen=True)
class TemplatePiece:
    """Piece of a replacement template with one case conversion.

    Attributes:
        engine: The part in the engine's syntax, with groups as ${1} and dollar signs doubled.
        case: Case of the text with the groups filled in: "U" upper, "L" lower, "E" unchanged.
        first: Case of its first character if it differs: "u", "l"; empty if not.
    """

    engine: str
    case: str = "E"
    first: str = ""

    @property
    def is_case_unchanged(self) -> bool:
        """Whether the piece is inserted without case conversion."""
        return self.case == "E" and not self.first


Template = tuple[TemplatePiece, ...]
"""Replacement of the matches of an expression, part by part."""


def parse_template(text: str, groups: Sequence[str]) -> Template:
    """Return the template of a replacement for an expression with these groups; raise `ExpressionError` if invalid."""
    pieces: list[TemplatePiece] = []
    case, first = "E", ""
    for token in _TOKEN.finditer(text):
        escape = token["escape"] or ""
        if escape and escape in "ul":
            first = escape
        elif escape and escape in "UEL":
            case = escape
        else:
            engine = _engine_syntax(token, groups)
            if pieces and pieces[-1].case == case and not (first or pieces[-1].first):
                engine = pieces.pop().engine + engine
            pieces.append(TemplatePiece(engine, case, first))
            first = ""
    return tuple(pieces)


def _engine_syntax(token: re.Match[str], groups: Sequence[str]) -> str:
    """Return a template token in the syntax of the engine; raise `ExpressionError` if it is invalid."""
    kind, at, escape = token.lastgroup or "", token.start(), token["escape"] or ""
    if kind in ("number", "braced", "name") or (escape.isascii() and escape.isdecimal()):
        return _group_reference(token[kind], groups, at, is_named=kind in ("braced", "name"))
    if kind == "text":
        return token["text"]
    if kind == "all":
        return "${0}"
    if kind == "dollar" or escape in _CHARACTERS:
        return _CHARACTERS.get(escape, "$").replace("$", "$$")
    if token["stray"] == "$":
        raise ExpressionError(
            msg("A dollar sign must be followed by a group."), place=at, hint=msg("Write $$ for a dollar sign.")
        )
    what = msg("A character must follow the backslash.")
    if escape:
        what = msg("“\\{escape}” can't be used in a replacement.", escape=escape)
    raise ExpressionError(what, place=at, hint=msg("Write \\\\ for a backslash."))


def _group_reference(name: str, groups: Sequence[str], at: int, *, is_named: bool) -> str:
    """Return the engine's reference to a group; after a number without braces, digits beyond known groups are text.

    Raises:
        ExpressionError: No group has this name.
    """
    if not (name.isascii() and name.isdecimal()):
        if name in groups:
            return f"${{{name}}}"
    elif not is_named or len(name) <= _MOST_DIGITS:
        for end in range(min(len(name), _MOST_DIGITS), len(name) - 1 if is_named else 0, -1):
            if int(name[:end]) <= len(groups):
                return f"${{{int(name[:end])}}}{name[end:]}"
    known = listed(f"${{{group}}}" for group in groups)
    hint = (
        msg("The groups are $0 and {known}.", known=known)
        if groups
        else msg("The expression has no groups; $0 is the whole match.")
    )
    raise ExpressionError(msg("The expression has no group “{name}”.", name=name), place=at, hint=hint)


_FIRST_CHUNK: Final = 1_024
_MAX_CHUNK: Final = 65_536


@dataclass(frozen=True)
class SearchPosition:
    """Start of a search: index among the searched entries, field, and character offset in its text."""

    row: int
    field: FieldName
    offset: int = 0


@dataclass(frozen=True)
class Match:
    """A match in the characters from `start` up to `end`; `row` is the index of the entry among the searched entries.

    `is_wrapped`: whether the search went past the end, or the beginning, to find it.
    """

    row: int
    slot: int
    field: FieldName
    start: int
    end: int
    is_wrapped: bool = False

    @property
    def begin(self) -> SearchPosition:
        """Position of the match, before which a backward search continues."""
        return SearchPosition(self.row, self.field, self.start)

    @property
    def after(self) -> SearchPosition:
        """Position from which a forward search continues; one character after an empty match."""
        return SearchPosition(self.row, self.field, max(self.end, self.start + 1))


def find_match(
    query: SearchQuery,
    table: EntryTable,
    slots: SlotArray,
    start: SearchPosition,
    progress: Progress | None = None,
    *,
    is_back: bool = False,
) -> Match | None:
    """Return the first match at or after a position, or with `is_back` the last before it; None without a match.

    The search wraps around at the end of the entries.

    Args:
        query: What to search for.
        table: Table with the entries.
        slots: Entries to search, in this order.
        start: Position at which the search starts; `row` is an index of `slots`.
        progress: Counts the searched entries.
        is_back: Whether to search backwards.
    """
    fields = sorted(query.fields, key=FIELD_NAMES.index, reverse=is_back)
    if query.is_empty or not len(slots) or not fields:
        return None
    if start.row < 0:
        start = SearchPosition(0, FIELD_NAMES[0])
    elif start.row >= len(slots):
        start = SearchPosition(len(slots) - 1, FIELD_NAMES[-1], sys.maxsize)
    here = FIELD_NAMES.index(start.field), start.offset
    for row, is_wrapped in _candidate_rows(query, table, slots, start.row, progress or Progress(), is_back=is_back):
        slot = int(slots[row])
        for name in fields:
            found = match_spans(query, table.value(slot, name))
            if row == start.row and not is_wrapped:
                at = FIELD_NAMES.index(name)
                found = [span for span in found if ((at, span[0]) < here) == is_back]
            if found:
                begin, end = found[-1 if is_back else 0]
                return Match(row, slot, name, begin, end, is_wrapped)
    return None


def _candidate_rows(
    query: SearchQuery, table: EntryTable, slots: SlotArray, first: int, progress: Progress, *, is_back: bool
) -> Iterator[tuple[int, bool]]:
    """Yield the start row, then the first row with a match of each chunk; each with whether the search has wrapped.

    Chunks grow, as the next match is often near.

    Args:
        query: The text to find.
        table: Table with the entries.
        slots: Entries to search; rows are indexes of it.
        first: The start row.
        progress: Counts the searched entries.
        is_back: Whether to search backwards.
    """
    progress.begin("Finding", len(slots))
    yield first, False
    test = by_expression(query.occurs())
    ahead, wrapped = range(first + 1, len(slots)), range(first + 1)
    if is_back:
        ahead, wrapped = range(first - 1, -1, -1), range(len(slots) - 1, first - 1, -1)
    for whole, is_wrapped in ((ahead, False), (wrapped, True)):
        begin, size = 0, _FIRST_CHUNK
        while begin < len(whole):
            chunk = np.array(whole[begin : begin + size])
            rows = table.rows(slots[chunk], list(query.fields))
            holds = any_of(test(rows[name]) for name in query.fields)
            if holds.any():
                yield int(chunk[holds.argmax()]), is_wrapped
            progress.advance(len(chunk))
            begin, size = begin + size, min(size * 2, _MAX_CHUNK)


@dataclass(frozen=True)
class MatchCount:
    """Number of matches, and of entries with at least one."""

    occurrences: int
    entries: int


def count_matches(
    query: SearchQuery, table: EntryTable, slots: SlotArray | None = None, progress: Progress | None = None
) -> MatchCount:
    """Return the number of matches, and of entries with a match, in `slots`, or in all entries."""
    progress = progress or Progress()
    progress.begin("Counting", len(table) if slots is None else len(slots))
    n_matches = n_entries = 0
    occurrences = query.occurrences().fill_null(0).cast(pl.UInt32)
    for part in table_parts(table, slots):
        has_match = np.zeros(len(part), np.bool_)
        for name in query.fields:
            numbers = map_texts(part.column(name), lambda texts: evaluate(texts, occurrences))
            n_matches += int(numbers.sum())
            has_match |= numbers > 0
        n_entries += int(np.count_nonzero(has_match))
        progress.advance(len(part))
    return MatchCount(n_matches, n_entries)


@dataclass(frozen=True)
class Replacement:
    """A query, and the text that replaces its matches, or a template if the query is an expression.

    Raises `ExpressionError` if the text has invalid characters or is no valid template.
    """

    query: SearchQuery
    by: str

    def __post_init__(self) -> None:
        """Raise `ExpressionError` if the replacement has invalid characters or is not a valid template."""
        check_characters(self.by)
        self.template  # noqa: B018 - raises if it is invalid

    @cached_property
    def template(self) -> Template:
        """Parsed template of the replacement; plain text is one piece."""
        if self.query.is_expression:
            return parse_template(self.by, group_names(self.query.text))
        return (TemplatePiece(self.by.replace("$", "$$")),)

    def after(self, texts: pl.Series) -> pl.Series:
        """Return texts with all matches of the query replaced; null remains null."""
        if self.query.is_plain:
            replaced = _TEXT.str.replace_all(self.query.pattern, self.by, literal=True)
            return texts.alias("text").to_frame().select(replaced).to_series()
        return _replace_by_template(texts, self.query.pattern, self.template)


@dataclass(frozen=True)
class ReplacePlan:
    """Plan of all replacements: changes of each changed field, in the order of the fields."""

    values: tuple[CellChanges, ...]

    def __len__(self) -> int:
        """Return the number of values to change."""
        return sum(map(len, self.values))

    def exclude_cells(self, excluded: Collection[tuple[int, str]]) -> ReplacePlan:
        """Return the plan without some cells, given as slot and field."""
        return replace(self, values=exclude_cells(self.values, excluded))

    def edit(self, table: EntryTable) -> Edit:
        """Return the edit that sets all planned values in a table."""
        return EditGroup(edits_from_changes(table, self.values))


def plan_replacing(
    replacement: Replacement, table: EntryTable, slots: SlotArray | None = None, progress: Progress | None = None
) -> ReplacePlan:
    """Plan to replace all matches in unique slots, or in all entries; an optional field that becomes empty is removed."""
    progress = progress or Progress()
    fields = [name for name in FIELD_NAMES if name in replacement.query.fields]
    found: dict[FieldName, list[CellChanges]] = {name: [] for name in fields}
    test = by_expression(replacement.query.occurs())
    progress.begin("Replacing", len(table) if slots is None else len(slots))
    for part in table_parts(table, slots):
        for name in fields:
            column = part.column(name)
            places = np.flatnonzero(map_texts(column, test))
            if len(places):
                before = (column if len(places) == len(column) else column.gather(places)).cast(pl.String)
                after = replacement.after(before)
                changes = CellChanges(name, part.slots[places], before.alias(name), _without_empty(name, after))
                found[name].append(changes.filter(before.ne_missing(after).to_numpy()))
        progress.advance(len(part))
    joined = [CellChanges.concatenate(planned) for planned in found.values() if planned]
    return ReplacePlan(tuple(planned for planned in joined if len(planned)))


def replace_match(replacement: Replacement, text: str, start: int, end: int) -> tuple[str, int] | None:
    """Return a text with the match from `start` to `end` replaced, and the offset after that; None if it is gone."""
    found, new = match_spans(replacement.query, text), replacement.by
    if (start, end) not in found:
        return None
    if replacement.query.is_expression:
        # Replace all matches, and extract one replacement: a group may match depending on the text around it.
        opening, closing = unused_marks([text, new], 2)
        marked = (TemplatePiece(opening), *replacement.template, TemplatePiece(closing))
        outcome: str = _replace_by_template(
            pl.Series([text], dtype=pl.String), replacement.query.pattern, marked
        ).item()
        new = outcome.split(opening)[1 + found.index((start, end))].partition(closing)[0]
    return f"{text[:start]}{new}{text[end:]}", start + len(new)


def plan_replacing_match(replacement: Replacement, table: EntryTable, match: Match) -> tuple[SetCells | None, int]:
    """Return the edit that replaces a match, None if it is gone or would not change, and the offset after its text."""
    text = table.value(match.slot, match.field) if table.positions()[match.slot] >= 0 else None
    new, behind = (text and replace_match(replacement, text, match.start, match.end)) or (text, match.end)
    if new is None or new == text:
        return None, behind
    values = _without_empty(match.field, pl.Series([new], dtype=pl.String))
    return SetCells(match.field, np.array([match.slot], np.uint32), values), behind


def _without_empty(name: FieldName, texts: pl.Series) -> pl.Series:
    """Return texts as a Series with the name of a field, and null for empty ones of an optional field."""
    texts = texts.alias(name)
    if FIELD_BY_NAME[name].is_required:
        return texts
    return texts.to_frame().select(pl.when(pl.col(name) != "").then(pl.col(name))).to_series()


def _replace_by_template(texts: pl.Series, pattern: str, template: Template) -> pl.Series:
    """Return texts with the matches of an expression replaced by a template.

    The engine can't convert case. So pieces to convert are marked, with one character per conversion, and converted
    afterwards, in all texts joined to one.
    """
    column, plain = texts.alias("text"), "".join(piece.engine for piece in template)
    ways = list(dict.fromkeys((piece.case, piece.first) for piece in template if not piece.is_case_unchanged))
    if not ways:
        return column.to_frame().select(_TEXT.str.replace_all(pattern, plain)).to_series()
    separator, closing, *openings = unused_marks(pl.concat([column, pl.Series("text", [plain])]), 2 + len(ways))
    opening_of = dict(zip(ways, openings, strict=True))
    engine = "".join(
        piece.engine if piece.is_case_unchanged else f"{opening_of[piece.case, piece.first]}{piece.engine}{closing}"
        for piece in template
    )
    replaced = column.to_frame().select(_TEXT.str.replace_all(pattern, engine)).to_series()
    marked = replaced.str.contains(closing, literal=True).fill_null(value=False).arg_true()
    if marked.is_empty():
        return replaced
    changed = replaced.gather(marked).str.join(separator)
    for way, opening in opening_of.items():
        pieces = changed.str.split(opening).explode(empty_as_null=True)
        halves = pieces.slice(1).alias("text").to_frame().select(_TEXT.str.splitn(closing, 2)).unnest("text")
        recased = halves.select(pl.concat_str(_convert_case(pl.col("field_0"), *way), "field_1")).to_series()
        changed = pl.concat([pieces.head(1), recased.alias(pieces.name)]).str.join("")
    return replaced.scatter(marked, changed.str.split(separator).explode(empty_as_null=True))


def _convert_case(text: pl.Expr, case: str, first: str) -> pl.Expr:
    """Return an expression that converts texts to the case of a `TemplatePiece`: `case`, but `first` at the start."""
    if first:
        return pl.concat_str(
            _convert_case(text.str.head(1), first.upper(), ""), _convert_case(text.str.slice(1), case, "")
        )
    return {"U": text.str.to_uppercase(), "L": text.str.to_lowercase()}.get(case, text)
