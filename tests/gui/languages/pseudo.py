"""A language that nobody speaks: English with accents, brackets around it and two fifths longer, to lay windows out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

import words
from sitemap_studio.gui.catalogues import Catalogue, CatalogueMessage
from words import Words

LANGUAGE = "de"  # whose forms of plurals it has
_ACCENTED = str.maketrans("aceinouyACEINOUY", "àçéîñöüýÀÇÉÎÑÖÜÝ")
_VALUE = re.compile(r"((?<!\{)\{[^{}]+\}(?!\}))")
_KEPT = re.compile(r"(\{[^}]*\}|%n|&\w|<[^>]*>)")


def pseudo(text: str) -> str:
    """English words in the language that nobody speaks; what stands for values stays, and so do marks of keys."""
    pieces = [piece if _KEPT.fullmatch(piece) else piece.translate(_ACCENTED) for piece in _KEPT.split(text)]
    longer = "·" * max(2, round(0.4 * len(text)) - 2)
    return f"⟦{''.join(pieces)}{longer}⟧"


def pseudo_messages(said: Iterable[Words]) -> Iterator[CatalogueMessage]:
    """A catalogue of it, for what `words.words_of_program` found."""
    yield from (message_of(each, pseudo(each.text)) for each in said)


def marked_messages(said: Iterable[Words]) -> Iterator[CatalogueMessage]:
    """A catalogue of English in brackets, which are closed around values, so that what was put in stands outside."""
    yield from (message_of(each, _marked(each.text)) for each in said)


def message_of(each: Words, translation: str) -> CatalogueMessage:
    """A message with one translation for all numbers."""
    forms = (translation,) * (2 if each.is_counted else 1)
    return CatalogueMessage(each.context, each.text, forms, each.is_counted, singular=each.singular)


def _marked(text: str) -> str:
    pieces = _VALUE.split(text)
    return "".join(piece if _VALUE.fullmatch(piece) or not piece else f"⟦{piece}⟧" for piece in pieces)


@contextmanager
def spoken_in(
    messages_of: Callable[[Iterable[Words]], Iterable[CatalogueMessage]], program: QApplication
) -> Iterator[None]:
    """Let what is made meanwhile speak a language, by its messages for all words of the program."""
    catalogue = Catalogue(messages_of(words.words_of_program()), LANGUAGE, program)
    program.installTranslator(catalogue)
    yield
    program.removeTranslator(catalogue)
    catalogue.deleteLater()
