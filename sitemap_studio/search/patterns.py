"""Texts and regular expressions in the engine's syntax, and errors for invalid ones.

The engine is Rust's, over whole columns: without look-around and backreferences, in linear time on any input.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote

import polars as pl

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import join, msg
from sitemap_studio.protocol.leak_patterns import plain_reason

_SPECIAL: Final = re.compile(r"[\\.+*?()|\[\]{}^$#&\-~]")
"""Special characters. Rust regex-syntax, is_meta_character."""

MAX_CHARACTERS: Final = 4_096
"""Maximum length: compiling an expression of 100,000 characters takes a minute (Polars 2.1)."""

_MARGIN: Final = 4
_MOST_SHOWN: Final = 60


def escape_literal(text: str) -> str:
    """Return a regular expression that matches a text literally."""
    return _SPECIAL.sub(r"\\\g<0>", text)


def match_readable_or_escaped(text: str) -> str:
    """Return a regular expression that matches a text as typed or percent-encoded (“é”, “%C3%A9”), ignoring case.

    Source: RFC 3986, 2.1 and 2.5.
    """
    pattern = "(?i)"
    for character in text:
        cases = {character, *(case for case in (character.lower(), character.upper()) if len(case) == 1)}
        spellings = "|".join([character, *sorted(map(quote, cases))])
        pattern += escape_literal(character) if character.isascii() else f"(?:{spellings})"
    return pattern


def is_caseless(text: str) -> bool:
    """Return whether a text is ASCII without letters, so that letter case can't matter; False for other characters."""
    return text.isascii() and text.lower() == text.upper()


def check_characters(text: str, *, at: int = 0) -> None:
    """Raise an `ExpressionError` if a text has lone surrogates, as from invalid bytes.

    `at` is its offset in the input.
    """
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise ExpressionError(msg("The text contains an invalid character."), place=at + error.start) from error


def check_length(text: str, *, at: int = 0) -> None:
    """Raise an `ExpressionError` for a text that is too long or has lone surrogates; `at` is its offset in the input."""
    check_characters(text, at=at)
    if len(text) > MAX_CHARACTERS:
        words = msg("The search text is longer than {max_characters:,} characters.", max_characters=MAX_CHARACTERS)
        raise ExpressionError(words, place=at + MAX_CHARACTERS)


def check_expression(pattern: str, *, at: int = 0) -> None:
    """Raise an `ExpressionError` for an invalid or too long regular expression; `at` is its offset in the input."""
    check_length(pattern, at=at)
    if is_valid_expression(pattern):
        return
    # Lines would be numbered and shown apart: for finding the place they are joined.
    in_one_line = pattern.replace("\n", "\r")
    reason, place = _parse_engine_error(_engine_error(in_one_line) or _engine_error(pattern) or "", in_one_line)
    shown = pattern if len(pattern) <= _MOST_SHOWN else f"{pattern[:_MOST_SHOWN]}…"
    if place is None or place > len(pattern):
        raise ExpressionError(msg("The expression “{shown}” is not valid: {reason}.", shown=shown, reason=reason))
    reason = join([reason, msg(" at character {count}", count=place + 1)], "")
    message = msg("The expression “{shown}” is not valid: {reason}.", shown=shown, reason=reason)
    raise ExpressionError(message, place=at + place)


def is_valid_expression(pattern: str) -> bool:
    """Return whether the engine accepts a regular expression."""
    return _engine_error(pattern) is None


def group_names(pattern: str) -> tuple[str, ...]:
    """Return the names of the groups of a valid expression in order; unnamed groups have their number as name."""
    schema = pl.select(pl.lit("", pl.String).str.extract_groups(pattern)).schema
    groups = schema.dtypes()[0]
    return tuple(field.name for field in groups.fields) if isinstance(groups, pl.Struct) else ()


def _engine_error(pattern: str) -> str | None:
    """Return the engine's error for an expression; None if it is valid."""
    try:
        pl.select(pl.lit("", pl.String).str.contains(pattern))
    except pl.exceptions.ComputeError as error:
        return str(error)
    return None


def _parse_engine_error(error: str, pattern: str) -> tuple[str, int | None]:
    """Return the reason of the engine's error for users, and its index in the expression, None if unknown.

    The engine shows the expression with carets in the line below, and "error: " in the line below that.
    """
    head = f"regex error: regex parse error:\n{' ' * _MARGIN}{pattern}\n"
    if not error.startswith(head):
        return plain_reason(error.removeprefix("regex error: ").splitlines()[0]), None
    carets, _, rest = error[len(head) :].partition("\n")
    reason = rest.partition("\n")[0].removeprefix("error: ")
    # The last mark is at the fault, for example at the second group of a name, and an earlier one at the first group.
    starts = [found.start() for found in re.finditer(r"\^+", carets)]
    return plain_reason(reason), starts[-1] - _MARGIN if starts else None
