"""Replacing what was found: one occurrence, or all of them as a plan to be looked at before it is done."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.cell_edits import SetCells
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.planned import PlannedValues, value_edits, values_without
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FieldName
from sitemap_studio.search.finding import Match
from sitemap_studio.search.holding import parts_of
from sitemap_studio.search.patterns import check_characters, group_names
from sitemap_studio.search.templates import Case, Piece, Template, parse_template, plain_template
from sitemap_studio.search.text_tests import by_expression, tested
from sitemap_studio.search.wanted import Wanted, spans, unused_marks

_TEXT: Final = pl.col("text")
_FEW_MARKS: Final = 2


@dataclass(frozen=True)
class Replacement:
    """What is looked for, and what is put in its place.

    Attributes:
        wanted: What is looked for.
        by: The text that replaces it as it is, or the template that does where an expression is looked for.

    Raises:
        ExpressionError: The template can't be understood; says why and where.
    """

    wanted: Wanted
    by: str

    def __post_init__(self) -> None:
        check_characters(self.by)
        if self.wanted.is_expression:
            parse_template(self.by, group_names(self.wanted.text))

    @cached_property
    def template(self) -> Template:
        """What is put in, piece by piece."""
        if self.wanted.is_expression:
            return parse_template(self.by, group_names(self.wanted.text))
        return plain_template(self.by)

    def after(self, texts: pl.Series) -> pl.Series:
        """Texts with all occurrences replaced; null stays null."""
        if self.wanted.is_nothing:
            return texts.alias("text")
        if self.wanted.is_plain:
            replaced = _TEXT.str.replace_all(self.wanted.text, self.by, literal=True)
            return texts.alias("text").to_frame().select(replaced).to_series()
        return _replaced(texts, self.wanted.pattern, self.template)

    def new_texts(self, text: str) -> list[str]:
        """What is put in for each occurrence in a text, in their order."""
        found = spans(self.wanted, text)
        if not self.wanted.is_expression or not found:
            return [self.by] * len(found)
        opening, closing = unused_marks([text, self.by], 2)
        marked = Template((Piece(opening), *self.template.pieces, Piece(closing)))
        outcome: str = _replaced(pl.Series([text], dtype=pl.String), self.wanted.pattern, marked).item()
        return [piece.partition(closing)[0] for piece in outcome.split(opening)[1:]]


@dataclass(frozen=True)
class ReplacePlan:
    """What replacing all would change.

    Attributes:
        values: By field, in the order of the fields; fields without any are left out.
    """

    values: tuple[PlannedValues, ...]

    def __len__(self) -> int:
        """How many values would change."""
        return sum(map(len, self.values))

    def without(self, left_out: Collection[tuple[int, FieldName]]) -> ReplacePlan:
        """The same plan but for some cells."""
        return replace(self, values=values_without(self.values, left_out))

    def edit(self, table: EntryTable) -> Edit:
        """The one edit that does it."""
        return EditGroup(value_edits(table, self.values))


def plan_replacing(
    replacement: Replacement, table: EntryTable, slots: SlotArray | None = None, progress: Progress | None = None
) -> ReplacePlan:
    """Find out what replacing all occurrences would change in some entries, none twice, or in all.

    A field that need not be there and becomes empty is taken away; values that stay as they are are no part of it.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    fields = [name for name in FIELD_NAMES if name in replacement.wanted.fields]
    found: dict[FieldName, list[PlannedValues]] = {name: [] for name in fields}
    test = by_expression(replacement.wanted.occurs())
    progress.begin("Replacing", len(table) if slots is None else len(slots))
    for part in parts_of(table, slots):
        for name in fields:
            column = part.column(name)
            places = np.flatnonzero(tested(column, test))
            if len(places):
                before = column if len(places) == len(column) else column.gather(places)
                found[name].append(_planned(replacement, name, part.slots[places], before.cast(pl.String)))
        progress.advance(len(part))
    joined = [_joined(planned) for planned in found.values() if planned]
    return ReplacePlan(tuple(planned for planned in joined if len(planned)))


def replaced_once(replacement: Replacement, text: str, start: int, end: int) -> tuple[str, int] | None:
    """A text with one occurrence replaced.

    Args:
        replacement: What is looked for, and what is put in its place.
        text: The text.
        start: The first character of the occurrence.
        end: The character behind it.

    Returns:
        The new text, and the character behind what was put in; None where there is no such occurrence.
    """
    found = spans(replacement.wanted, text)
    if (start, end) not in found:
        return None
    # All are expanded and one is taken: what a group finds may depend on what is around it.
    new = replacement.new_texts(text)[found.index((start, end))]
    return f"{text[:start]}{new}{text[end:]}", start + len(new)


def replacing_one(replacement: Replacement, table: EntryTable, match: Match) -> SetCells | None:
    """The edit that replaces one occurrence; None where it would change nothing, or the occurrence is gone."""
    if table.positions()[match.slot] < 0:
        return None
    text = table.value(match.slot, match.field)
    outcome = None if text is None else replaced_once(replacement, text, match.start, match.end)
    if outcome is None or outcome[0] == text:
        return None
    values = _without_empty(match.field, pl.Series([outcome[0]], dtype=pl.String))
    return SetCells(match.field, np.array([match.slot], np.uint32), values)


def _planned(replacement: Replacement, name: FieldName, slots: SlotArray, before: pl.Series) -> PlannedValues:
    after = replacement.after(before)
    differs = before.ne_missing(after)
    planned = PlannedValues(name, slots, before.alias(name), _without_empty(name, after))
    return planned if differs.all() else planned.kept(differs.to_numpy())


def _without_empty(name: FieldName, texts: pl.Series) -> pl.Series:
    """Texts of a field, null where nothing is left and the field need not be there."""
    texts = texts.alias(name)
    if FIELD_BY_NAME[name].is_required:
        return texts
    return texts.to_frame().select(pl.when(pl.col(name) != "").then(pl.col(name))).to_series()


def _joined(planned: Sequence[PlannedValues]) -> PlannedValues:
    return PlannedValues(
        planned[0].field,
        np.concatenate([one.slots for one in planned]),
        pl.concat([one.before for one in planned]),
        pl.concat([one.after for one in planned]),
    )


# Letters


def _replaced(texts: pl.Series, pattern: str, template: Template) -> pl.Series:
    """Texts in which the matches of an expression are replaced by a template.

    The engine knows no cases: pieces whose letters change are marked, each way by a character of its own, and changed
    afterwards.
    """
    column = texts.alias("text")
    ways = list(dict.fromkeys((piece.case, piece.first) for piece in template.pieces if not piece.is_kept))
    if not ways:
        return column.to_frame().select(_TEXT.str.replace_all(pattern, template.engine)).to_series()
    closing, *openings = unused_marks(pl.concat([column, pl.Series("text", [template.engine])]), 1 + len(ways))
    opening_of = dict(zip(ways, openings, strict=True))
    engine = "".join(
        piece.engine if piece.is_kept else f"{opening_of[piece.case, piece.first]}{piece.engine}{closing}"
        for piece in template.pieces
    )
    replaced = column.to_frame().select(_TEXT.str.replace_all(pattern, engine)).to_series()
    for (case, first), opening in opening_of.items():
        replaced = _recased(replaced, opening, closing, case, first)
    return replaced


def _recased(texts: pl.Series, opening: str, closing: str, case: Case, first: Case) -> pl.Series:
    """Texts in which what stands between two marks is put in other letters, and the marks taken away."""
    for _ in range(_FEW_MARKS):
        marked = texts.str.contains(opening, literal=True).fill_null(value=False).arg_true()
        if marked.is_empty():
            return texts
        is_all = len(marked) == len(texts)
        changed = _first_recased(texts if is_all else texts.gather(marked), opening, closing, case, first)
        texts = changed if is_all else texts.scatter(marked, changed)
    # Text by text and mark by mark this would take the square of their number.
    return _all_recased(texts, opening, closing, case, first)


def _first_recased(texts: pl.Series, opening: str, closing: str, case: Case, first: Case) -> pl.Series:
    """The same for the first pair of marks in each text, which has one."""
    halves = texts.to_frame().select(_TEXT.str.splitn(opening, 2)).unnest("text")
    pieces = halves.select("field_0", inside=pl.col("field_1").str.splitn(closing, 2)).unnest("inside", separator=".")
    inside = _between(pl.col("inside.field_0"), case, first)
    return pieces.select(text=pl.concat_str("field_0", inside, "inside.field_1")).to_series()


def _all_recased(texts: pl.Series, opening: str, closing: str, case: Case, first: Case) -> pl.Series:
    """The same for all marks in texts: cut at them, changed, and put together again."""
    pieces = (
        texts.to_frame()
        .with_row_index("entry")
        .with_columns(pl.col("text").str.split(opening))
        .explode("text", empty_as_null=True)
        .with_columns(is_marked=pl.col("entry") == pl.col("entry").shift(1))
        .with_columns(halves=_TEXT.str.splitn(closing, 2))
    )
    inside, behind = (pl.col("halves").struct[place] for place in (0, 1))
    changed = pl.concat_str(_between(inside, case, first), behind.fill_null(""))
    is_marked = pl.col("is_marked").fill_null(value=False)
    joined = (
        pieces.select("entry", text=pl.when(is_marked).then(changed).otherwise(_TEXT))
        .group_by("entry", maintain_order=True)
        .agg(pl.col("text").str.join("", ignore_nulls=False))
    )
    return joined["text"]


def _between(inside: pl.Expr, case: Case, first: Case) -> pl.Expr:
    if first is Case.KEPT:
        return _lettered(inside, case)
    return pl.concat_str(_lettered(inside.str.head(1), first), _lettered(inside.str.slice(1), case))


def _lettered(text: pl.Expr, case: Case) -> pl.Expr:
    match case:
        case Case.UPPER:
            return text.str.to_uppercase()
        case Case.LOWER:
            return text.str.to_lowercase()
        case _:
            return text
