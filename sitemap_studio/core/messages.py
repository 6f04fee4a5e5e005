"""Translatable messages of the packages without Qt.

A message is a `str` with the English text, for files, logs and the command line. It also stores its template, which is
the key of translations in catalogues, and the values of the placeholders.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Final

_NO_VALUES: Final[Mapping[str, object]] = {}


class Message(str):
    """English text that can be translated later; see `msg` and `plural`.

    Attributes:
        words: The template in the source: placeholders in braces, `%n` for a count.
        values: Values of the placeholders; values that are messages are translated, too.
        number: The count that determines the plural form; None for a message without a count.
    """

    __slots__ = ("number", "values", "words")

    words: str
    values: Mapping[str, object]
    number: int | None

    def __new__(cls, text: str, words: str, values: Mapping[str, object], number: int | None = None) -> Message:
        """Create a message from its text, template and values; other code calls `msg` or `plural` instead."""
        made = str.__new__(cls, text)
        made.words = words
        made.values = values
        made.number = number
        return made

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle all attributes, so that messages pass between processes without loss."""
        return type(self), (str(self), self.words, dict(self.values), self.number)


MAX_VALUE_CHARACTERS: Final = 1_000
"""Longer values of placeholders are shortened in the middle: a value of a damaged file may be as long as the file."""


def msg(words: str, /, **values: object) -> Message:
    """Return a translatable message in English from a literal template, which the extraction of translations finds.

    Long values are shortened.
    """
    values = _shorten_long_texts(values)
    return Message(words.format_map(values) if values else words, words, values or _NO_VALUES)


def _shorten_long_texts(values: dict[str, object]) -> dict[str, object]:
    """Return the values, with texts of more than `MAX_VALUE_CHARACTERS` shortened in the middle; messages are not."""
    for name, value in values.items():
        if isinstance(value, str) and len(value) > MAX_VALUE_CHARACTERS and not isinstance(value, Message):
            half = MAX_VALUE_CHARACTERS // 2
            values = values | {name: f"{value[:half]}\u2026{value[-half:]}"}
    return values


def msg_from(words: str, /, **values: object) -> Message:
    """Return a message from a template of a declared table, or from a message without values; see `msg`."""
    return msg(str(words), **values)


def plural(one: str, many: str, count: int, /, **values: object) -> Message:
    """Return the message for a count: template `one` for 1, otherwise `many`, in which `%n` is the count; both literals."""
    words, values = one if count == 1 else many, _shorten_long_texts(values)
    text = words.replace("%n", f"{count:,}", 1)
    return Message(text.format_map(values) if values else text, words, values or _NO_VALUES, count)


def plural_from(one: str, many: str, count: int, /) -> Message:
    """Return the message for a count as `plural` does, from templates of a declared table."""
    words = one if count == 1 else many
    return Message(words.replace("%n", f"{count:,}", 1), words, _NO_VALUES, count)


def untranslated(words: str, /, **values: object) -> Message:
    """Return a message of the command line from a template and its values; it is never translated."""
    return join([words.format_map(_shorten_long_texts(values))])


def as_message(text: str) -> Message:
    """Return a message unchanged, and any other text as a message without values."""
    return text if isinstance(text, Message) else msg(text)


def quoted(text: str) -> Message:
    """Return a text in quotation marks; translations use the marks of their language."""
    # Not by `msg`: reports of a million problems quote as many URLs.
    return Message(f"“{text}”", _QUOTED, {"text": text})


_QUOTED: Final = str(msg("“{text}”"))


def listed(items: Iterable[str]) -> Message:
    """Return texts joined by commas; translations use the separator of their language, and translate messages in the list."""
    parts = list(items)
    while len(parts) > 1:
        # In pairs, so that a thousand items do not nest a thousand messages.
        pairs = [msg("{first}, {next}", first=one, next=two) for one, two in zip(parts[::2], parts[1::2], strict=False)]
        parts = [*pairs, *parts[len(parts) & ~1 :]]
    return parts[0] if parts and isinstance(parts[0], Message) else join(parts)


def join(messages: Iterable[str], separator: str = " ") -> Message:
    """Return a message of the nonempty texts with a separator between them; messages among them remain translatable."""
    parts = [message for message in messages if message]
    names = [f"part_{number}" for number in range(len(parts))]
    words = separator.join(f"{{{name}}}" for name in names)
    return Message(separator.join(parts), words, dict(zip(names, parts, strict=True)))
