"""A language that nobody speaks: English with accents, brackets around it and two fifths longer, to lay windows out."""

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
    """A catalogue whose translations a function finds: one for all numbers, or one for each plural form."""

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
    """English words in the language that nobody speaks; what stands for values stays, and so do marks of keys."""
    pieces = [piece if _KEPT.fullmatch(piece) else piece.translate(_ACCENTED) for piece in _KEPT.split(text)]
    longer = "·" * max(2, round(0.4 * len(text)) - 2)
    return f"⟦{''.join(pieces)}{longer}⟧"


def marked(text: str) -> str:
    """English in brackets, which are closed around values, so that what was put in stands outside."""
    pieces = _VALUE.split(text)
    return "".join(piece if _VALUE.fullmatch(piece) or not piece else f"⟦{piece}⟧" for piece in pieces)


@contextmanager
def spoken_in(translate: Callable[[str], str], program: QApplication) -> Iterator[None]:
    """Let what is made meanwhile speak a language, by the translation of each text that catalogues can have."""
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
