"""Sentences: what rooms without Qt say to users, with its words and its values kept apart.

A sentence is its English text, so that files, logs and the command line take it as it is. It remembers besides the
words that it was made of, by which the window looks for them in the user's language, and the values, which belong to
nobody's language. It is not translated here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

_NOTHING: Final[Mapping[str, object]] = {}


class Sentence(str):
    """English text that can be said in another language later.

    Attributes:
        words: The text as it stands in the source: names of values in braces, `%n` for a count.
        values: What stands for the names; values that are sentences themselves are said in the same language.
        number: How many the words speak of, by which languages choose a form; None where they speak of no number.
    """

    __slots__ = ("number", "values", "words")

    words: str
    values: Mapping[str, object]
    number: int | None

    def __new__(cls, text: str, words: str, values: Mapping[str, object], number: int | None = None) -> Sentence:
        """Keep words and values beside a text made of them; `say` and `say_many` make it."""
        made = str.__new__(cls, text)
        made.words = words
        made.values = values
        made.number = number
        return made

    def __reduce__(self) -> tuple[object, ...]:
        """Come back whole from a worker process."""
        return type(self), (str(self), self.words, dict(self.values), self.number)


def say(words: str, /, **values: object) -> Sentence:
    """Say something.

    Args:
        words: A literal, by which the words are found in the source; names of values stand in braces.
        **values: What stands for the names. Text of users stays as it is; what is to be translated is a sentence.
    """
    return Sentence(words.format_map(values) if values else words, words, values or _NOTHING)


def say_again(words: str, /, **values: object) -> Sentence:
    """Say something in words that were chosen before, from a table of them.

    Args:
        words: What `say` gave for the words alone, or words of a declared table.
        **values: What stands for the names in them.
    """
    return say(str(words), **values)


def say_many(one: str, many: str, count: int, /, **values: object) -> Sentence:
    """Say how many there are.

    Args:
        one: The words for exactly one, a literal.
        many: The words for any other number, with `%n` for it.
        count: How many there are.
        **values: What stands for the names in braces.
    """
    words = one if count == 1 else many
    text = words.replace("%n", f"{count:,}", 1)
    return Sentence(text.format_map(values) if values else text, words, values or _NOTHING, count)


def as_sentence(text: str) -> Sentence:
    """Words that are a literal of the program or of a declared table, as a sentence; a sentence stays as it is."""
    return text if isinstance(text, Sentence) else say(text)


def quoted(text: str) -> Sentence:
    """A text between quotation marks, which every language draws in its own way."""
    # Reports of a million problems quote as many addresses.
    return Sentence(f"“{text}”", _QUOTED, {"text": text})


_QUOTED: Final = str(say("“{text}”"))


def listed(items: Iterable[str]) -> Sentence:
    """Several texts one behind the other, as every language divides them; users' text stays as it is.

    Args:
        items: In their order; those that are sentences are said in the same language.
    """
    return _listed(tuple(items))


def _listed(items: tuple[str, ...]) -> Sentence:
    if len(items) < 2:
        return together(items)
    # In halves, so that a sentence of a thousand items is no thousand sentences deep.
    half = len(items) // 2
    return say("{first}, {next}", first=_in_list(items[:half]), next=_in_list(items[half:]))


def _in_list(items: tuple[str, ...]) -> str:
    return items[0] if len(items) == 1 else _listed(items)


def together(sentences: Iterable[str], between: str = " ") -> Sentence:
    """Several sentences as one text; empty ones are left out.

    Args:
        sentences: In their order.
        between: What stands between them, the same in every language.
    """
    said = [sentence for sentence in sentences if sentence]
    names = [f"part_{number}" for number in range(len(said))]
    words = between.join(f"{{{name}}}" for name in names)
    return Sentence(between.join(said), words, dict(zip(names, said, strict=True)))
