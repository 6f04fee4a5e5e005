r"""Replacements: what is put in the place of a match, read from what the user types.

A plain replacement is put in as it is. That of an expression is a template:

    $1  ${1}  ${name}  $name      what a group found, also \1; $0 or $& all of it
    $$                            a dollar sign
    \U … \E   \L … \E             in capitals, in small letters, up to \E or the end
    \u   \l                       the next character as a capital, as a small letter
    \n   \t   \\                  a line break, a tab, a backslash

A number of several digits means the group of that number, else that of its first digits that there is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import listed, msg

_TOKEN: Final = re.compile(
    r"\$(?:(?P<dollar>\$)|(?P<all>&)|(?P<number>[0-9]+)|\{(?P<braced>[^{}]*)\}|(?P<name>[A-Za-z_][A-Za-z0-9_]*))"
    r"|\\(?P<escape>.)|(?P<stray>[$\\])|(?P<text>[^$\\]+)",
    re.DOTALL,
)
_MOST_DIGITS: Final = 9
_DIGITS: Final = "0123456789"
_CHARACTERS: Final = {"n": "\n", "t": "\t", "\\": "\\", "$": "$"}


class Case(Enum):
    """What becomes of letters."""

    KEPT = "E"
    UPPER = "U"
    LOWER = "L"


_CASES: Final = {case.value: case for case in Case}
_FIRST_CASES: Final = {"u": Case.UPPER, "l": Case.LOWER}


@dataclass(frozen=True)
class Piece:
    """A stretch of a template whose letters all fare alike.

    Attributes:
        engine: The stretch in the engine's own words, with groups as ${1} and dollar signs doubled.
        case: What becomes of its letters, once groups are put in.
        first: What becomes of its first character, where it fares otherwise.
    """

    engine: str
    case: Case = Case.KEPT
    first: Case = Case.KEPT

    @property
    def is_kept(self) -> bool:
        """Whether its letters stay as they are."""
        return self.case is Case.KEPT and self.first is Case.KEPT


@dataclass(frozen=True)
class Template:
    """What is put in the place of each match of an expression.

    Attributes:
        pieces: Its stretches, in order; none for nothing.
    """

    pieces: tuple[Piece, ...]

    @property
    def engine(self) -> str:
        """All of it in the engine's own words, letters as they are."""
        return "".join(piece.engine for piece in self.pieces)


def plain_template(text: str) -> Template:
    """A template that puts in a text as it is."""
    return Template((Piece(text.replace("$", "$$")),) if text else ())


def parse_template(text: str, groups: Sequence[str]) -> Template:
    """Read a template.

    Args:
        text: What the user typed.
        groups: The groups of the expression (`patterns.group_names`).

    Raises:
        ExpressionError: It names a group that there is not, or makes no sense; says why and where.
    """
    pieces: list[Piece] = []
    case, first = Case.KEPT, Case.KEPT
    for token in _TOKEN.finditer(text):
        escape = token["escape"] or ""
        if escape in _FIRST_CASES:
            first = _FIRST_CASES[escape]
        elif escape in _CASES:
            case = _CASES[escape]
        else:
            pieces.append(Piece(_in_words_of_engine(token, groups), case, first))
            first = Case.KEPT
    return Template(tuple(_joined(pieces)))


def _joined(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """The same with neighbours put together that fare alike."""
    kept: Piece | None = None
    for piece in pieces:
        if kept and kept.case is piece.case and kept.first is piece.first is Case.KEPT:
            kept = Piece(kept.engine + piece.engine, piece.case)
            continue
        if kept:
            yield kept
        kept = piece
    if kept:
        yield kept


def _in_words_of_engine(token: re.Match[str], groups: Sequence[str]) -> str:
    kind, at = token.lastgroup, token.start()
    match kind:
        case "text":
            return token["text"]
        case "dollar":
            return "$$"
        case "all":
            return "${0}"
        case "number":
            return _numbered(token["number"], groups, at)
        case "braced" | "name":
            return _named(token[kind], groups, at)
        case "escape" if token["escape"] in _DIGITS:
            return _numbered(token["escape"], groups, at)
        case "escape" if token["escape"] in _CHARACTERS:
            return _CHARACTERS[token["escape"]].replace("$", "$$")
    if kind == "stray" and token["stray"] == "$":
        raise ExpressionError("A dollar sign needs a group behind it.", place=at, hint="Write $$ for the sign.")
    escape = token["escape"]
    what = (
        msg("“\\{escape}” means nothing in a replacement.", escape=escape)
        if escape
        else msg("Something must come behind the backslash.")
    )
    raise ExpressionError(what, place=at, hint="Write \\\\ for a backslash.")


def _numbered(digits: str, groups: Sequence[str], at: int) -> str:
    for end in range(min(len(digits), _MOST_DIGITS), 0, -1):
        if int(digits[:end]) <= len(groups):
            return f"${{{int(digits[:end])}}}{digits[end:]}"
    raise _no_group(digits, groups, at)


def _named(name: str, groups: Sequence[str], at: int) -> str:
    if name.isascii() and name.isdecimal():
        if len(name) <= _MOST_DIGITS and int(name) <= len(groups):
            return f"${{{int(name)}}}"
    elif name in groups:
        return f"${{{name}}}"
    raise _no_group(name, groups, at)


def _no_group(name: str, groups: Sequence[str], at: int) -> ExpressionError:
    known = listed(f"${{{group}}}" for group in groups)
    hint = (
        msg("There are $0 and {known}.", known=known)
        if groups
        else msg("The expression has none; $0 is all that it found.")
    )
    return ExpressionError(msg("The expression has no group “{name}”.", name=name), place=at, hint=hint)
