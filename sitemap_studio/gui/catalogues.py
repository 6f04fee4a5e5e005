"""Catalogues of translations: reads the files of Qt Linguist (`.ts`) when the program starts; nothing has to be built."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTranslator

from sitemap_studio.formats.xml_parser import parse

_DOCTYPE: Final = b"<!DOCTYPE TS>"

_PLURALS: Final[dict[str, tuple[int, Callable[[int], int]]]] = {
    "ar": (6, lambda n: n if n <= 2 else 3 if 3 <= n % 100 <= 10 else 4 if n % 100 >= 11 else 5),
    "de": (2, lambda n: int(n != 1)),
    "en": (2, lambda n: int(n != 1)),
    "es": (2, lambda n: int(n != 1)),
    "fr": (2, lambda n: int(n > 1)),
    "ja": (1, lambda n: 0),
}
"""By language how many forms words have that count something, and which of them a number takes, as in Qt Linguist."""

LANGUAGES: Final = tuple(_PLURALS)  # the languages that a catalogue may be in, by ISO 639-1


@dataclass(frozen=True)
class CatalogueMessage:
    """A text of the program with its translation.

    Attributes:
        forms: The translation: one text, or one for each plural form of the language; empty where there is none yet.
    """

    context: str  # the class or table that the text belongs to
    source: str  # the English text
    forms: tuple[str, ...] = ()
    is_numerus: bool = False  # whether it counts something
    is_unfinished: bool = False  # whether a translator has still to look at it


class Catalogue(QTranslator):
    """The messages of a language, in which Qt looks texts up; those without a translation stay English."""

    def __init__(self, messages: Iterable[CatalogueMessage], language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._forms = {(each.context, each.source): each.forms for each in messages if all(each.forms)}
        self._form_of = _PLURALS[language][1]

    def isEmpty(self) -> bool:
        return not self._forms

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        forms = self._forms.get((context, sourceText))
        if not forms:
            return None
        return forms[0] if n < 0 or len(forms) == 1 else forms[self._form_of(n)]


def n_forms(language: str) -> int:
    """Return how many plural forms a language has."""
    return _PLURALS[language][0]


def read_catalogue(path: Path) -> list[CatalogueMessage]:
    """Read the messages of a file of Qt Linguist, in its order.

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
            translated = translation.iterchildren("numerusform") if is_numerus else [translation]
            forms = tuple(form.text or "" for form in translated)
            messages.append(CatalogueMessage(name, source, forms, is_numerus, state == "unfinished"))
    return messages
