"""Kinds of preferences: what may stand in a file for each, and what it means. Which there are, `preferences` tells.

Each kind gives what it took from the file, or raises a `ValueError` with words on what may stand there, which follow
“must be”.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Protocol, TypeVar

from sitemap_studio.core.messages import listed, msg, msg_from, quoted

Value = TypeVar("Value", covariant=True)


class Kind(Protocol[Value]):
    """What values of a preference are like; they are plain texts, truths, lists and tables, as TOML has them."""

    def taken(self, stored: object) -> Value:
        """What a value from the file means.

        Raises:
            ValueError: It may not stand there; the message says what may.
        """


@dataclass(frozen=True)
class Choice:
    """One of some words.

    Attributes:
        choices: The words.
        words: What a dialog calls each of them, still to be translated; where left out, as they are.
    """

    choices: tuple[str, ...]
    words: tuple[str, ...] = ()

    def taken(self, stored: object) -> str:
        """The word."""
        if not isinstance(stored, str) or stored not in self.choices:
            raise ValueError(_either(self.choices))
        return stored


@dataclass(frozen=True)
class Whether:
    """Yes or no; “on” and “off” are taken, too."""

    def taken(self, stored: object) -> bool:
        """Whether it is so."""
        if isinstance(stored, bool):
            return stored
        if stored in ("on", "off"):
            return stored == "on"
        raise ValueError(msg("true or false"))


@dataclass(frozen=True)
class Text:
    """A text of a certain form.

    Attributes:
        form: A regular expression that it matches as a whole.
        words: The form in words.
        empty: What a dialog shows while it is empty, still to be translated.
    """

    form: str
    words: str
    empty: str = ""

    def taken(self, stored: object) -> str:
        """The text."""
        if not isinstance(stored, str) or not re.fullmatch(self.form, stored):
            raise ValueError(msg_from(self.words))
        return stored


@dataclass(frozen=True)
class Whole:
    """A whole number.

    Attributes:
        least: The smallest that it may be, at least 1 where zero has a meaning of its own.
        most: The largest.
        zero: What a dialog shows for zero, still to be translated; where left out, zero is like any other number.
        unit: What it counts, written behind it; still to be translated.
    """

    least: int
    most: int
    zero: str = ""
    unit: str = ""

    def taken(self, stored: object) -> int:
        """The number."""
        if not isinstance(stored, int) or isinstance(stored, bool) or not self._holds(stored):
            words = (
                msg("a whole number from {least:,} to {most:,} or 0")
                if self.zero
                else msg("a whole number from {least:,} to {most:,}")
            )
            raise ValueError(msg_from(words, least=self.least, most=self.most))
        return stored

    def _holds(self, number: int) -> bool:
        return self.least <= number <= self.most or (number == 0 and self.zero != "")


@dataclass(frozen=True)
class TextsByName:
    """A table of texts.

    Attributes:
        max_texts: How many there may be.
        max_characters: How long each may be, and each name.
    """

    max_texts: int
    max_characters: int

    def taken(self, stored: object) -> Mapping[str, str]:
        """The table, in the order of the file."""
        if isinstance(stored, dict) and len(stored) <= self.max_texts and all(map(self._is_fine, stored.items())):
            return dict(stored)
        raise ValueError(
            msg(
                "a table of up to {texts:,} texts of up to {characters:,} characters",
                texts=self.max_texts,
                characters=self.max_characters,
            )
        )

    def _is_fine(self, item: tuple[object, object]) -> bool:
        return all(_is_text(text) and len(str(text)) <= self.max_characters for text in item)


@dataclass(frozen=True)
class Records:
    """A list of tables with the same fields, of which some may be left out.

    Attributes:
        fields: What each field holds.
        one_of: Of these fields each table has one and no more.
        max_records: How many there may be.
    """

    fields: Mapping[str, type[str] | type[bool]]
    one_of: tuple[str, ...]
    max_records: int

    def taken(self, stored: object) -> list[dict[str, str | bool]]:
        """The tables."""
        if isinstance(stored, list) and len(stored) <= self.max_records and all(map(self._is_fine, stored)):
            return [dict(record) for record in stored]
        raise ValueError(
            msg(
                "a list of up to {count:,} tables of {fields}, each with either {which}",
                count=self.max_records,
                fields=listed(map(quoted, self.fields)),
                which=_either(self.one_of),
            )
        )

    def _is_fine(self, record: object) -> bool:
        return (
            isinstance(record, dict)
            and all(name in self.fields and self._holds(self.fields[name], value) for name, value in record.items())
            and sum(name in record for name in self.one_of) == 1
        )

    @staticmethod
    def _holds(kind: type[str] | type[bool], value: object) -> bool:
        return _is_text(value) if kind is str else isinstance(value, bool)


def _either(names: Iterable[str]) -> str:
    """Some names as a choice."""
    return reduce(lambda first, last: msg("{first} or {last}", first=first, last=last), map(quoted, names))


def _is_text(value: object) -> bool:
    """Whether a value is a text that can be written to a file; names of files may be none."""
    try:
        return isinstance(value, str) and value.encode() is not None
    except UnicodeEncodeError:
        return False
