"""What is looked for in fields, and where it stands in one text.

Matches do not overlap: the next one begins where the one before ended, or behind it. An expression may match nothing at
all, at a beginning, say; such empty matches count like others. An absent field has none, an empty one may.

All is done by one engine over whole columns (see `patterns`), so that counts, spans and replacements agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import polars as pl

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.search.patterns import check_expression, check_length, escaped, is_caseless, is_readable

_TEXT: Final = pl.col("text")
_EDGE: Final = r"(?:\b{start-half}|\b{end-half})"
"""No place within a word: there is no character of words before it, or none behind it."""

_FIRST_MARK: Final = 0xE000
"""Characters for private use: texts hardly hold them, and are asked before one is relied on."""

_LAST_MARK: Final = 0xF8FF


@dataclass(frozen=True)
class Wanted:
    """What is looked for.

    Attributes:
        text: A text, or an expression.
        is_expression: Whether it is an expression.
        is_whole_word: Whether it may not begin or end within a word of letters, digits and underscores.
        is_case_kept: Whether case matters.
        fields: Where it is looked for, in the order of the fields.

    Raises:
        ExpressionError: The text is too long, or the expression can't be read; says why and where.
    """

    text: str
    is_expression: bool = False
    is_whole_word: bool = False
    is_case_kept: bool = False
    fields: tuple[FieldName, ...] = field(default=FIELD_NAMES)

    def __post_init__(self) -> None:
        if self.is_expression:
            check_expression(self.text)
            _check_wrapped(self.pattern)
        else:
            check_length(self.text)

    @property
    def is_nothing(self) -> bool:
        """Whether there is nothing to look for; it is found nowhere."""
        return not self.text

    @cached_property
    def is_plain(self) -> bool:
        """Whether a text is looked for exactly as it stands there."""
        return not (self.is_expression or self.is_whole_word) and (self.is_case_kept or is_caseless(self.text))

    @cached_property
    def pattern(self) -> str:
        """The expression that finds it; where `is_plain`, the text itself does."""
        inner = self.text if self.is_expression else escaped(self.text)
        if self.is_whole_word:
            inner = f"{_EDGE}(?:{inner}){_EDGE}"
        return inner if self.is_case_kept else f"(?i){inner}"

    def occurs(self) -> pl.Expr:
        """Whether the column `text` holds it."""
        if self.is_nothing:
            return pl.repeat(value=False, n=pl.len())
        if self.is_plain:
            return _TEXT.str.contains(self.text, literal=True)
        return _TEXT.str.contains(self.pattern)

    def occurrences(self) -> pl.Expr:
        """How often the column `text` holds it; null where there is no text."""
        if self.is_nothing:
            return pl.repeat(0, pl.len(), dtype=pl.UInt32)
        if self.is_plain:
            return _TEXT.str.count_matches(self.text, literal=True)
        return _TEXT.str.count_matches(self.pattern)


def _check_wrapped(pattern: str) -> None:
    """See that an expression still makes sense with what is put around it."""
    if not is_readable(pattern):
        sentence = msg("The expression can't be looked for as a whole word, or in any case.")
        raise ExpressionError(sentence, hint="Say so in the expression itself.")


def spans(wanted: Wanted, text: str | None) -> list[tuple[int, int]]:
    """The matches in one text: first character, and the one behind the last."""
    if text is None or wanted.is_nothing:
        return []
    if wanted.is_plain:
        return list(_plain_spans(wanted.text, text))
    opening, closing = unused_marks([text], 2)
    marked = pl.select(text=pl.lit(text, pl.String)).select(
        _TEXT.str.replace_all(wanted.pattern, f"{opening}${{0}}{closing}")
    )
    return marked_spans(marked.item(), opening, closing)


def _plain_spans(wanted: str, text: str) -> Iterator[tuple[int, int]]:
    place = text.find(wanted)
    while place >= 0:
        yield place, place + len(wanted)
        place = text.find(wanted, place + len(wanted))


def marked_spans(marked: str, opening: str, closing: str) -> list[tuple[int, int]]:
    """The matches in a text in which a mark stands before and behind each, as `spans` has them of the text without."""
    pieces = marked.split(opening)
    found, place = [], len(pieces[0])
    for piece in pieces[1:]:
        inside, _, rest = piece.partition(closing)
        found.append((place, place + len(inside)))
        place += len(inside) + len(rest)
    return found


def unused_marks(texts: Sequence[str] | pl.Series, how_many: int) -> list[str]:
    """Characters that none of some texts holds, to mark places in them.

    Raises:
        ExpressionError: The texts hold all there are for private use.
    """
    column = pl.Series("text", texts, dtype=pl.String).to_frame()
    candidates = map(chr, range(_FIRST_MARK, _LAST_MARK + 1))
    found: list[str] = []
    for mark in candidates:
        if not column.select(_TEXT.str.contains(mark, literal=True).any()).item():
            found.append(mark)
        if len(found) == how_many:
            return found
    raise ExpressionError("The texts hold every character by which places in them could be marked.")
