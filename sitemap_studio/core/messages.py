"""Translatable messages of the packages without Qt.

A message is its English text, so that files, logs and the command line take it as it is. It also keeps its template,
under which catalogues hold the translations, and the values for its placeholders.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Final

_NOTHING: Final[Mapping[str, object]] = {}


class Message(str):
    """English text that can be translated later; see `msg` and `plural`.

    Attributes:
        words: The template as it is in the source: placeholders in braces, `%n` for a count.
        values: Values of the placeholders; those that are messages themselves are translated too.
        number: The count that decides the plural form; None without one.
    """

    __slots__ = ("number", "values", "words")

    words: str
    values: Mapping[str, object]
    number: int | None

    def __new__(cls, text: str, words: str, values: Mapping[str, object], number: int | None = None) -> Message:
        """Keep template and values beside the text made of them; use `msg` or `plural` instead."""
        made = str.__new__(cls, text)
        made.words = words
        made.values = values
        made.number = number
        return made

    def __reduce__(self) -> tuple[object, ...]:
        """Survive pickling, between processes."""
        return type(self), (str(self), self.words, dict(self.values), self.number)


MAX_VALUE_CHARACTERS: Final = 1_000
"""A longer value of a message is cut in the middle; one of a damaged file may be as long as the file."""


def msg(words: str, /, **values: object) -> Message:
    """Make a message from a literal template, so that it is found in the source; long text values are cut."""
    values = _cut(values)
    return Message(words.format_map(values) if values else words, words, values or _NOTHING)


def _cut(values: dict[str, object]) -> dict[str, object]:
    """Return the values with long texts cut in the middle."""
    for name, value in values.items():
        if isinstance(value, str) and len(value) > MAX_VALUE_CHARACTERS and not isinstance(value, Message):
            half = MAX_VALUE_CHARACTERS // 2
            values = values | {name: f"{value[:half]}\u2026{value[-half:]}"}
    return values


def msg_from(words: str, /, **values: object) -> Message:
    """Make a message from a template of a declared table, or from a message without values."""
    return msg(str(words), **values)


def plural(one: str, many: str, count: int, /, **values: object) -> Message:
    """Make a message that depends on a count, with `%n` for it in the template for many; both are literals."""
    words, values = one if count == 1 else many, _cut(values)
    text = words.replace("%n", f"{count:,}", 1)
    return Message(text.format_map(values) if values else text, words, values or _NOTHING, count)


def plural_from(one: str, many: str, count: int, /) -> Message:
    """Return a message that depends on a count from templates of a declared table."""
    words = one if count == 1 else many
    return Message(words.replace("%n", f"{count:,}", 1), words, _NOTHING, count)


def untranslated(words: str, /, **values: object) -> Message:
    """Make a message that only the command line prints, and which is English in every language."""
    return join([words.format_map(_cut(values))])


def as_message(text: str) -> Message:
    """Return a template of the program as a message; a message is returned unchanged."""
    return text if isinstance(text, Message) else msg(text)


def quoted(text: str) -> Message:
    """Return a text in quotation marks, which translations replace by those of their language."""
    # Not by `msg`: reports of a million problems quote as many URLs.
    return Message(f"“{text}”", _QUOTED, {"text": text})


_QUOTED: Final = str(msg("“{text}”"))


def listed(items: Iterable[str]) -> Message:
    """Join texts to a list with commas, as each language writes it; messages among them are translated."""
    parts = list(items)
    while len(parts) > 1:
        # In pairs, so that a thousand items do not nest a thousand messages.
        pairs = [msg("{first}, {next}", first=one, next=two) for one, two in zip(parts[::2], parts[1::2], strict=False)]
        parts = [*pairs, *parts[len(parts) & ~1 :]]
    return parts[0] if parts and isinstance(parts[0], Message) else join(parts)


def join(messages: Iterable[str], separator: str = " ") -> Message:
    """Join messages to one; empty ones are left out."""
    parts = [message for message in messages if message]
    names = [f"part_{number}" for number in range(len(parts))]
    words = separator.join(f"{{{name}}}" for name in names)
    return Message(separator.join(parts), words, dict(zip(names, parts, strict=True)))
