"""Catalogues of translations: reads the files that translators write, and packs them as Qt looks words up.

The files (`.ts`) are what Qt Linguist edits. They are packed in memory whenever the program starts, which takes some
hundredths of a second: so there is nothing to build, and nothing that could be older than what translators wrote.
Which catalogue is used is decided in `translating`.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_studio.formats.xml_door import parse

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _PLURALS = 0x42, 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
_IS, _UP_TO, _BETWEEN, _LAST_TWO_DIGITS, _NEXT = 0x01, 0x03, 0x04, 0x20, 0xFF
_DOCTYPE: Final = b"<!DOCTYPE TS>"

_ONE_AND_MANY: Final = (_IS, 1)
_PLURAL_RULES: Final[dict[str, tuple[int, ...]]] = {
    "ar": (
        *(_IS, 0, _NEXT, _IS, 1, _NEXT, _IS, 2, _NEXT),
        *(_LAST_TWO_DIGITS | _BETWEEN, 3, 10, _NEXT, _LAST_TWO_DIGITS | _BETWEEN, 11, 99),
    ),
    "de": _ONE_AND_MANY,
    "en": _ONE_AND_MANY,
    "es": _ONE_AND_MANY,
    "fr": (_UP_TO, 1),
    "ja": (),
}
"""Which numbers take which form, as Qt's own tools write it: one rule a form, and a last form for what remains."""

LANGUAGES: Final = tuple(_PLURAL_RULES)
"""The languages that a catalogue may be in, by ISO 639-1."""


@dataclass(frozen=True)
class Message:
    """Words of the program, and what they are in the language of a catalogue.

    Attributes:
        context: Whose words they are.
        source: The English words.
        forms: Their translation: one text, or, of words that speak of a number, one for each form of the language;
            empty where there is none yet.
        is_numerus: Whether they speak of a number.
        is_unfinished: Whether somebody has still to look at the translation.
    """

    context: str
    source: str
    forms: tuple[str, ...] = ()
    is_numerus: bool = False
    is_unfinished: bool = False


def n_forms(language: str) -> int:
    """How many forms words have in a language that speak of a number."""
    rules = _PLURAL_RULES[language]
    return 1 + (1 + rules.count(_NEXT) if rules else 0)


def read_catalogue(path: Path) -> list[Message]:
    """The messages of a file, in its order.

    Args:
        path: A file of Qt Linguist.

    Raises:
        ReadError: It is no XML.
        OSError: It can't be read.
    """
    messages = []
    for context in parse(path.read_bytes().replace(_DOCTYPE, b"", 1), path).iterfind("context"):
        name = context.findtext("name", "")
        for element in context.iterfind("message"):
            translation = element.find("translation")
            is_numerus = element.get("numerus") == "yes"
            if translation is None or translation.get("type") in ("vanished", "obsolete"):
                continue
            forms = [form.text or "" for form in translation.iterfind("numerusform")]
            messages.append(
                Message(
                    name,
                    element.findtext("source", ""),
                    tuple(forms) if is_numerus else (translation.text or "",),
                    is_numerus,
                    translation.get("type") == "unfinished",
                )
            )
    return messages


def packed(messages: Iterable[Message], language: str) -> bytes:
    """A catalogue as a `QTranslator` loads it; messages without a translation are left out, and stay English.

    Args:
        messages: Messages of one language.
        language: Which one it is.
    """
    body = bytearray()
    places = []
    for message in messages:
        if not message.forms or not all(message.forms):
            continue
        source = message.source.encode()
        places.append((_hash(source), len(body)))
        for form in message.forms:
            body += _field(_TRANSLATION, form.encode("utf-16-be"))
        body += _field(_SOURCE, source) + _field(_CONTEXT, message.context.encode()) + _field(_COMMENT, b"")
        body.append(_END)
    hashes = b"".join(struct.pack(">II", *place) for place in sorted(places))
    parts = ((_HASHES, hashes), (_MESSAGES, bytes(body)), (_PLURALS, bytes(_PLURAL_RULES[language])))
    return _MAGIC + b"".join(_field(tag, data) for tag, data in parts if data)


def _field(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _hash(text: bytes) -> int:
    """The hash of the format ELF, by which Qt finds messages."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high
    return value or 1
