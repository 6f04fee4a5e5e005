"""Lists of leak patterns as they are kept: as records among the preferences, and as a text file for the command line.

The usual patterns are kept by name alone, so that a newer version of the program may better them. What a pattern is, is
told by `leaks`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.leaks import (
    DEFAULT_LEAK_PATTERNS,
    PATTERN_HINT,
    LeakPattern,
    Leaks,
    compiled_leaks,
    fault_of,
)

MAX_PATTERNS: Final = 1_000
"""A list may hold no more: each is looked for in every address."""

MAX_FILE_BYTES: Final = 1 << 20
"""A file of patterns may be no larger, in bytes."""

_MAX_NAME_CHARACTERS: Final = 60

UNTOLD: Final = msg("what is not meant for all")
"""What an address looks like where nobody said what the pattern is about."""

Record = Mapping[str, str | bool]
"""A pattern of a list: `usual` with the name of a usual one, or `pattern` and `about`; and `on`."""


@dataclass(frozen=True)
class ListedPattern:
    """A pattern of a list.

    Attributes:
        pattern: The pattern.
        is_on: Whether it is looked for.
    """

    pattern: LeakPattern
    is_on: bool = True

    @property
    def is_usual(self) -> bool:
        """Whether it comes with the program."""
        return self.pattern in DEFAULT_LEAK_PATTERNS


USUAL_LIST: Final = tuple(ListedPattern(each) for each in DEFAULT_LEAK_PATTERNS)
"""The usual patterns, all of them on."""


def own_pattern(pattern: str, about: str) -> LeakPattern:
    """A pattern of the user's, which is listed by itself; the usual one, if it is no other than that.

    Args:
        pattern: The regular expression.
        about: What it finds, in words that follow “looks like”; empty where nobody said.
    """
    what = about or UNTOLD
    usual = next((each for each in DEFAULT_LEAK_PATTERNS if (each.pattern, each.what) == (pattern, what)), None)
    is_long = len(pattern) > _MAX_NAME_CHARACTERS
    return usual or LeakPattern(f"{pattern[: _MAX_NAME_CHARACTERS - 1]}…" if is_long else pattern, pattern, what)


def leaks_of(listed: Iterable[ListedPattern]) -> Leaks:
    """The patterns of a list that are on, made ready.

    Raises:
        RequestError: One of them can't be looked for.
    """
    return compiled_leaks(each.pattern for each in listed if each.is_on)


def records_of(listed: Iterable[ListedPattern]) -> list[dict[str, str | bool]]:
    """A list as it is kept."""
    return [
        {"usual": each.pattern.name, "on": each.is_on}
        if each.is_usual
        else {"pattern": each.pattern.pattern, "about": each.pattern.what, "on": each.is_on}
        for each in listed
    ]


def listed_of(records: Sequence[Record]) -> tuple[ListedPattern, ...]:
    """A list that was kept; usual patterns that the program no longer has are left out.

    Raises:
        RequestError: A pattern that is on can't be looked for; the message says which and why.
    """
    usual = {each.name: each for each in DEFAULT_LEAK_PATTERNS}
    listed = []
    for record in records:
        name, is_on = record.get("usual"), bool(record.get("on", True))
        if name is None:
            listed.append(ListedPattern(own_pattern(str(record["pattern"]), str(record.get("about", ""))), is_on))
        elif name in usual:
            listed.append(ListedPattern(usual[str(name)], is_on))
    leaks_of(listed)
    return tuple(listed)


def patterns_of_file(data: bytes, path: Path) -> Leaks:
    """The patterns of a text file: one a line; a line that begins with `#` says what the pattern below it is about.

    White space around a pattern is no part of it; one that begins with `#` is written `[#]`. Empty lines are nothing.

    Args:
        data: What the file holds.
        path: Its name, for messages.

    Raises:
        RequestError: It is no such file; the message names it, and the line where there is one.
    """
    found: list[LeakPattern] = []
    about = ""
    for number, line in enumerate(_lines(data, path), 1):
        words = line.strip()
        if not words or words.startswith("#"):
            about = words.lstrip("#").strip()
            continue
        if (refusal := _refusal(words, len(found))) is not None:
            reason, hint = refusal
            raise RequestError(
                msg("“{name}”, line {number}: {reason}.", name=path.name, number=number, reason=reason),
                hint=hint,
                path=path,
                line=number,
            )
        found.append(own_pattern(words, about))
        about = ""
    if not found:
        hint = msg("Write one a line; to look for none, say --no-leaks.")
        raise RequestError(msg("“{name}” holds no patterns.", name=path.name), hint=hint, path=path)
    try:
        return compiled_leaks(found)
    except RequestError as error:
        message = f"“{path.name}”: {error.message[:1].lower()}{error.message[1:]}"
        raise RequestError(message, hint=error.hint, path=path) from error


def _refusal(pattern: str, n_before: int) -> tuple[str, str] | None:
    """Why a pattern can't be taken after so many others, and a hint; None where it can."""
    if (fault := fault_of(pattern)) is not None:
        return msg("the pattern can't be looked for: {fault}", fault=fault), PATTERN_HINT
    if n_before == MAX_PATTERNS:
        return msg("more than {max_patterns:,} patterns", max_patterns=MAX_PATTERNS), ""
    return None


def _lines(data: bytes, path: Path) -> list[str]:
    if len(data) > MAX_FILE_BYTES:
        raise RequestError(msg("“{name}” is too large for a list of patterns.", name=path.name), path=path)
    try:
        # Not splitlines(): a pattern may hold what Unicode counts as the end of a line.
        return data.decode("utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        hint = msg("Save it in UTF-8.")
        raise RequestError(
            msg("“{name}”, line {line}: not UTF-8.", name=path.name, line=line), hint=hint, path=path, line=line
        ) from error
