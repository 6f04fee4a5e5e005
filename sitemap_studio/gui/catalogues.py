"""Catalogues of translations: reads the files of Qt Linguist (`.ts`), and packs them as Qt looks words up.

They are packed in memory whenever the program starts, which takes some hundredths of a second: there is nothing to
build, and nothing that could be older than what translators wrote.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.formats.xml_parser import parse

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
class CatalogueMessage:
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


def read_catalogue(path: Path) -> list[CatalogueMessage]:
    """The messages of a file, in its order.

    Args:
        path: A file of Qt Linguist.

    Raises:
        ReadError: It is no XML.
        OSError: It can't be read.
    """
    messages = []
    for context in parse(path.read_bytes().replace(_DOCTYPE, b"", 1), path).iterchildren("context"):
        name = context.findtext("name", "")
        for element in context.iterchildren("message"):
            # Every start waits for this, and thousands of searches would take twice as long.
            source, translation = "", None
            for child in element:
                if child.tag == "source":
                    source = child.text or ""
                elif child.tag == "translation":
                    translation = child
            state = None if translation is None else translation.get("type")
            if translation is None or state in ("vanished", "obsolete"):
                continue
            is_numerus = element.get("numerus") == "yes"
            forms = (
                tuple(form.text or "" for form in translation.iterchildren("numerusform"))
                if is_numerus
                else (translation.text or "",)
            )
            messages.append(CatalogueMessage(name, source, forms, is_numerus, state == "unfinished"))
    return messages


def packed(messages: Iterable[CatalogueMessage], language: str) -> bytes:
    """A catalogue as a `QTranslator` loads it; messages without a translation are left out, and stay English.

    Args:
        messages: Messages of one language.
        language: Which one it is.
    """
    body, sources, places = bytearray(), [], []
    endings: dict[str, bytes] = {}
    for message in messages:
        if not message.forms or not all(message.forms):
            continue
        source = message.source.encode()
        sources.append(source)
        places.append(len(body))
        for form in message.forms:
            body += _field(_TRANSLATION, form.encode("utf-16-be"))
        body += _field(_SOURCE, source)
        if message.context not in endings:
            context = _field(_CONTEXT, message.context.encode())
            endings[message.context] = context + _field(_COMMENT, b"") + bytes((_END,))
        body += endings[message.context]
    hashes = np.column_stack((_hashes(sources), np.array(places, np.uint32)))
    hashes = hashes[np.lexsort((hashes[:, 1], hashes[:, 0]))]
    parts = (
        (_HASHES, hashes.astype(">u4").tobytes()),
        (_MESSAGES, bytes(body)),
        (_PLURALS, bytes(_PLURAL_RULES[language])),
    )
    return _MAGIC + b"".join(_field(tag, data) for tag, data in parts if data)


def _field(tag: int, data: bytes) -> bytes:
    return bytes((tag,)) + len(data).to_bytes(4, "big") + data


def _hashes(texts: Sequence[bytes]) -> NDArray[np.uint32]:
    """The hashes of the format ELF, by which Qt finds messages: of all texts at once, character by character."""
    lengths = np.array([len(text) for text in texts], np.int64)
    longest_first = np.argsort(-lengths, kind="stable")
    characters = np.array([texts[place] for place in longest_first], np.bytes_)
    columns = np.ascontiguousarray(characters.view(np.uint8).reshape(len(texts), -1).T) if len(texts) else ()
    values = np.zeros(len(texts), np.uint32)
    n_longer = len(texts) - np.cumsum(np.bincount(lengths))
    for column, n_left in zip(columns, n_longer.tolist(), strict=False):
        value = (values[:n_left] << 4) + column[:n_left]
        high = value & 0xF0000000
        values[:n_left] = (value ^ high >> 24) & ~high
    hashes = np.empty_like(values)
    hashes[longest_first] = np.maximum(values, 1)
    return hashes
