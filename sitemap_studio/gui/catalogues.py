"""Catalogues of translations: reads the files of Qt Linguist (`.ts`) when the program starts; nothing has to be built.

A file `sitemap-studio_CODE.ts` among the translations is all that a language needs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QObject, QTranslator

from sitemap_studio.core.paths import resource
from sitemap_studio.formats.xml_parser import parse

_DOCTYPE: Final = b"<!DOCTYPE TS>"

SOURCE_LANGUAGE: Final = "en"  # the language of the source, which has no catalogue

SHARED_CONTEXT: Final = "Messages"
"""The context of texts that several others have, and of the messages of packages without Qt."""

_PREFIX: Final = "sitemap-studio_"

_PLURALS: Final[tuple[tuple[str, int, Callable[[int], int]], ...]] = (
    (
        (
            "aa ab af am as ay az ba bg bn ca co da de el en eo es et eu fi fo fur fy gl gu ha he hi ia ie it ka kk kl km "
            "kn ks ku kw ky la lb lg ln lo mg ml mn mr nb ne nl nn nso oc or pa ps qu rm rn rw sd si sn so sq ss st sv sw "
            "ta te tg tk tn to ts ug ur uz vo wo xh yi zu"
        ),
        2,
        lambda n: int(n != 1),
    ),
    ("br fil fr hy pt ti wa", 2, lambda n: int(n > 1)),
    ("is", 2, lambda n: int(n % 10 != 1 or n % 100 == 11)),
    ("dv ga gv ik iu mi sa se sm", 3, lambda n: n - 1 if n in (1, 2) else 2),
    ("be bs hr ru sr uk", 3, lambda n: 0 if _ends_in_one(n) else 1 if _ends_in_few(n) else 2),
    ("cs sk", 3, lambda n: 0 if n == 1 else 1 if 2 <= n <= 4 else 2),
    ("pl", 3, lambda n: 0 if n == 1 else 1 if _ends_in_few(n) else 2),
    ("lt", 3, lambda n: 0 if _ends_in_one(n) else 1 if n % 10 != 0 and not 10 <= n % 100 <= 19 else 2),
    ("lv", 3, lambda n: 0 if _ends_in_one(n) else 1 if n != 0 else 2),
    ("mk", 3, lambda n: 0 if n % 10 == 1 else 1 if n % 10 == 2 else 2),
    ("ro", 3, lambda n: 0 if n == 1 else 1 if n == 0 or 1 <= n % 100 <= 19 else 2),
    ("gd", 4, lambda n: 0 if n in (1, 11) else 1 if n in (2, 12) else 2 if 3 <= n <= 19 else 3),
    ("mt", 4, lambda n: 0 if n == 1 else 1 if n == 0 or 1 <= n % 100 <= 10 else 2 if 11 <= n % 100 <= 19 else 3),
    ("sl", 4, lambda n: 0 if n % 100 == 1 else 1 if n % 100 == 2 else 2 if n % 100 in (3, 4) else 3),
    ("cy", 5, lambda n: n if n <= 1 else 2 if 2 <= n <= 5 else 3 if n == 6 else 4),
    ("ar", 6, lambda n: n if n <= 2 else 3 if 3 <= n % 100 <= 10 else 4 if n % 100 >= 11 else 5),
)
"""Languages, how many plural forms they have, and the form that a number takes, as in Qt Linguist; others have one form."""


def _ends_in_one(n: int) -> bool:
    return n % 10 == 1 and n % 100 != 11


def _ends_in_few(n: int) -> bool:
    return 2 <= n % 10 <= 4 and not 10 <= n % 100 <= 19


def _plural_rule(language: str) -> tuple[int, Callable[[int], int]]:
    primary = language.partition("_")[0]
    return next(((count, rule) for codes, count, rule in _PLURALS if primary in codes.split()), (1, lambda _n: 0))


def languages() -> list[str]:
    """Return the codes of the languages that the window can have, such as "de" or "pt_BR", sorted."""
    found = (path.stem.removeprefix(_PREFIX) for path in resource("translations").glob(f"{_PREFIX}*.ts"))
    return sorted({SOURCE_LANGUAGE, *found})


def catalogue_path(language: str) -> Path:
    """Return the path of the catalogue of a language, which must exist."""
    return resource(f"translations/{_PREFIX}{language}.ts")


def native_name(language: str) -> str:
    """Return what a language is called by those who speak it, with the country if its code has one."""
    locale = QLocale(language)
    if "_" in language:
        name = f"{locale.nativeLanguageName()} ({locale.nativeTerritoryName()})"
    else:
        # The names of its variants, such as “American English”, are longer.
        others = QLocale.matchingLocales(locale.language(), locale.script(), QLocale.Country.AnyCountry)
        name = min((each.nativeLanguageName() for each in (locale, *others)), key=len)
    return name[:1].upper() + name[1:] or language


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
    singular: str = ""  # the English text for exactly one, if that is looked up by itself


def without_key(text: str) -> str:
    """Return a label without the mark of its key, which Japanese and Arabic have in parentheses behind it."""
    return re.sub(r"\s*\(&\w\)|(?<!&)&(?=\w)", "", text)


def without_dots(text: str) -> str:
    """Return the label of a command without the dots that announce a dialog."""
    return text.removesuffix("…").rstrip()


def plainer(text: str) -> tuple[str, str]:
    """Return a label without its key, and without its dots, too."""
    label = without_key(text)
    return label, without_dots(label)


class Catalogue(QTranslator):
    """The messages of a language, in which Qt looks texts up; those without a translation stay English."""

    def __init__(self, messages: Iterable[CatalogueMessage], language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._form_of = _plural_rule(language)[1]
        self._forms: dict[tuple[str, str], tuple[str, ...]] = {}
        for each in messages:
            if all(each.forms):
                self._forms[each.context, each.source] = each.forms
                if each.singular:
                    one = each.forms[self._form_of(1)].replace("%n", "1")
                    self._forms.setdefault((each.context, each.singular), (one,))
        self._plain = {
            plain: (translation,)
            for (_, source), forms in reversed(self._forms.items())
            if "&" in source or source.endswith("…")
            for plain, translation in zip(plainer(source), plainer(forms[0]), strict=True)
            if plain != source
        }

    def isEmpty(self) -> bool:
        return not self._forms

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        forms = (
            self._forms.get((context, sourceText))
            or self._forms.get((SHARED_CONTEXT, sourceText))
            or self._plain.get(sourceText)
        )
        if not forms:
            return None
        return forms[0] if n < 0 or len(forms) == 1 else forms[self._form_of(n)]


def n_forms(language: str) -> int:
    """Return how many plural forms a language has."""
    return _plural_rule(language)[0]


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
            source, singular, translation = "", "", None
            for child in element:
                if child.tag == "source":
                    source = child.text or ""
                elif child.tag == "extracomment":
                    singular = child.text or ""
                elif child.tag == "translation":
                    translation = child
            state = None if translation is None else translation.get("type")
            if translation is None or state in ("vanished", "obsolete"):
                continue
            is_numerus = element.get("numerus") == "yes"
            translated = translation.iterchildren("numerusform") if is_numerus else [translation]
            forms = tuple(form.text or "" for form in translated)
            messages.append(CatalogueMessage(name, source, forms, is_numerus, state == "unfinished", singular))
    return messages
