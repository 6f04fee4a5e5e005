"""What rooms without Qt say, in the user's language: the one place where their words are looked up.

They say English sentences that remember their words and values (`core.sentences`), or fixed words of declared tables.
Users' own text never comes here by itself: it stands in the values of sentences, which are put in as they are.
"""

from __future__ import annotations

import logging
import re
import string
from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QGuiApplication

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.messages import Message
from sitemap_studio.document.notices import Notice
from sitemap_studio.gui.words.numbers import format_number
from sitemap_studio.gui.words.text_direction import left_to_right

CONTEXT: Final = "Messages"
"""Under this name catalogues hold what rooms without Qt say."""

_DATE: Final = re.compile(r"\d[\d.:TZ]*[+-][\d.:TZ+-]*")
"""A text whose numbers change their places behind Arabic letters. Unicode Bidirectional Algorithm, W2."""

_log = logging.getLogger(__name__)


class _Formatter(string.Formatter):
    """Puts values in, numbers as the user's language writes them."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, Message):
            return localized(value)
        if isinstance(value, (int, float)) and not isinstance(value, bool) and format_spec.startswith(","):
            return QLocale().toString(value, "g", 15) if isinstance(value, float) else format_number(value)
        text = str(super().format_field(value, format_spec))
        return left_to_right(text) if _DATE.fullmatch(text) and QGuiApplication.isRightToLeft() else text


_FORMATTER: Final = _Formatter()


def localized(text: str) -> str:
    """A sentence, or words of a declared table, in the user's language; as they are where no catalogue has them."""
    if not isinstance(text, Message):
        return _looked_up(text) if text else text
    if text.number is None or text.number == 1:
        words = QCoreApplication.translate(CONTEXT, text.words)
    else:
        words = QCoreApplication.translate(CONTEXT, text.words, None, text.number)
        words = words.replace(str(text.number), format_number(text.number), 1)
    return _put_in(words, text) if text.values else words


def _looked_up(words: str) -> str:
    try:
        return QCoreApplication.translate(CONTEXT, words)
    except UnicodeEncodeError:
        # With the name of a file that is no text, which no catalogue has.
        return words


def localized_error(error: StudioError | Notice) -> str:
    """What a request failed for, or what there is to tell, and what to do next."""
    return " ".join(filter(None, (localized(error.message), localized(error.hint))))


def _put_in(words: str, sentence: Message) -> str:
    values: Mapping[str, object] = sentence.values
    try:
        return _FORMATTER.vformat(words, (), values)
    except (KeyError, IndexError, ValueError):
        _log.warning("The translation of %r can't be used: %r.", sentence.words, words)
        return str(sentence)
