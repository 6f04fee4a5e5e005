"""Pseudo language: English with accents and brackets, 40 % longer, to test layouts and translations."""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from sitemap_studio.gui.i18n import Translator

_ACCENTED = str.maketrans("aceinouyACEINOUY", "àçéîñöüýÀÇÉÎÑÖÜÝ")
_VALUE = re.compile(r"((?<!\{)\{[^{}]+\}(?!\}))")
_KEPT = re.compile(r"(\{[^}]*\}|%n|&\w|<[^>]*>)")


class MadeCatalogue(gettext.NullTranslations):
    """Catalogue with translations from a function, which returns one text, or one for each plural form."""

    def __init__(self, find: Callable[[str], Sequence[str] | None]) -> None:
        super().__init__()
        self._find = find

    def gettext(self, message: str) -> str:
        return (self._find(message) or (message,))[0]

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        forms = self._find(msgid2) or (msgid2,)
        return forms[min(n != 1, len(forms) - 1)]

    def pgettext(self, context: str, message: str) -> str:
        return message

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return msgid2


def pseudo(text: str) -> str:
    """Return a text in the pseudo language; retain placeholders, mnemonics and markup."""
    pieces = [piece if _KEPT.fullmatch(piece) else piece.translate(_ACCENTED) for piece in _KEPT.split(text)]
    longer = "·" * max(2, round(0.4 * len(text)) - 2)
    return f"⟦{''.join(pieces)}{longer}⟧"


def marked(text: str) -> str:
    """Return a text with brackets around all parts except placeholders."""
    pieces = _VALUE.split(text)
    return "".join(piece if _VALUE.fullmatch(piece) or not piece else f"⟦{piece}⟧" for piece in pieces)


@contextmanager
def spoken_in(translate: Callable[[str], str], program: QApplication) -> Iterator[None]:
    """Translate all translatable texts by a function within a with statement."""
    from translations import extract_template  # needs Babel

    known = {
        text
        for message in extract_template()
        for text in (message.id if isinstance(message.id, tuple) else [message.id])
    }
    translator = Translator(MadeCatalogue(lambda text: (translate(text),) if text in known else None), program)
    program.installTranslator(translator)
    yield
    program.removeTranslator(translator)
    translator.deleteLater()
