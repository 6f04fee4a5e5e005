"""Texts and regular expressions in the engine's syntax, and errors for invalid ones.

The engine is Rust's, over whole columns: without look-around and backreferences, in linear time on any input.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import quote

import polars as pl

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.leaks import plain_reason

_SPECIAL: Final = re.compile(r"[\\.+*?()|\[\]{}^$#&\-~]")
"""Special characters. Rust regex-syntax, is_meta_character."""

MAX_CHARACTERS: Final = 4_096
"""Maximum length: compiling an expression of 100,000 characters takes a minute (Polars 2.1)."""

_MARGIN: Final = 4
_MOST_SHOWN: Final = 60


def escaped(text: str) -> str:
    """Return an expression that matches a text literally."""
    return _SPECIAL.sub(r"\\\g<0>", text)


def as_read_or_escaped(text: str) -> str:
    """Return an expression that matches a text as typed and percent-encoded, “é” and “%C3%A9”, ignoring case.

    Source: RFC 3986, 2.1 and 2.5.
    """
    return "(?i)" + "".join(escaped(each) if each.isascii() else _spellings(each) for each in text)


def _spellings(character: str) -> str:
    cases = {character, *(case for case in (character.lower(), character.upper()) if len(case) == 1)}
    return f"(?:{'|'.join([character, *sorted(map(quote, cases))])})"


def is_caseless(text: str) -> bool:
    """Whether case makes no difference to a text."""
    return text.isascii() and text.lower() == text.upper()


def check_characters(text: str, *, at: int = 0) -> None:
    """Refuse lone surrogates, as broken input has them.

    Raises:
        ExpressionError: There is one.
    """
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise ExpressionError("Half a character can't be looked for.", place=at + error.start) from error


def check_length(text: str, *, at: int = 0) -> None:
    """Refuse a text that is too long or has lone surrogates; `at` is its offset in what the user typed.

    Raises:
        ExpressionError: It is invalid.
    """
    check_characters(text, at=at)
    if len(text) > MAX_CHARACTERS:
        sentence = msg(
            "What is looked for is longer than {max_characters:,} characters.", max_characters=MAX_CHARACTERS
        )
        raise ExpressionError(sentence, place=at + MAX_CHARACTERS, hint="Look for a part of it.")


def check_expression(pattern: str, *, at: int = 0) -> None:
    """Refuse an invalid expression; `at` is its offset in what the user typed.

    Raises:
        ExpressionError: It is invalid or too long.
    """
    check_length(pattern, at=at)
    said = _objection(pattern)
    if said is None:
        return
    # Lines would be numbered and shown apart: for finding the place they are joined.
    in_one_line = pattern.replace("\n", "\r")
    said = said if in_one_line == pattern else _objection(in_one_line) or said
    reason, place = _understood(said, in_one_line)
    place = None if place is None or place > len(pattern) else place
    shown = pattern if len(pattern) <= _MOST_SHOWN else f"{pattern[:_MOST_SHOWN]}…"
    if place is None:
        raise ExpressionError(msg("The expression “{shown}” can't be read: {reason}.", shown=shown, reason=reason))
    raise ExpressionError(
        msg(
            "The expression “{shown}” can't be read. At character {place}: {reason}.",
            shown=shown,
            place=place + 1,
            reason=reason,
        ),
        place=at + place,
    )


def is_readable(pattern: str) -> bool:
    """Whether the engine takes an expression."""
    return _objection(pattern) is None


def group_names(pattern: str) -> tuple[str, ...]:
    """The groups of an expression that is well formed, in their order; one without a name is called by its number."""
    schema = pl.select(pl.lit("", pl.String).str.extract_groups(pattern)).schema
    groups = schema.dtypes()[0]
    return tuple(field.name for field in groups.fields) if isinstance(groups, pl.Struct) else ()


def _objection(pattern: str) -> str | None:
    """What the engine says against an expression."""
    try:
        pl.select(pl.lit("", pl.String).str.contains(pattern))
    except pl.exceptions.ComputeError as error:
        return str(error)
    return None


def _understood(said: str, pattern: str) -> tuple[str, int | None]:
    """Why an expression is refused, and at which character.

    The engine shows the expression with carets in the line below, and says "error: " in the line below that.
    """
    head = f"regex error: regex parse error:\n{' ' * _MARGIN}{pattern}\n"
    if not said.startswith(head):
        return plain_reason(said.removeprefix("regex error: ").splitlines()[0]), None
    carets, _, rest = said[len(head) :].partition("\n")
    reason = rest.partition("\n")[0].removeprefix("error: ")
    # The last mark is the one that is meant: that of a second group, say, behind that of its twin.
    starts = list(_marks(carets))
    return plain_reason(reason), starts[-1] - _MARGIN if starts else None


def _marks(carets: str) -> Iterator[int]:
    return (found.start() for found in re.finditer(r"\^+", carets))
