"""The names of the kinds of extensions on screen, and of what is done with them in the history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP, numbered


@dataclass(frozen=True)
class KindWords:
    """The words for one kind, as they are in the source; see `kind_text`.

    Attributes:
        title: All items of it.
        add: To add one.
        remove: To remove one.
        remove_many: To remove several of them, with `%n` for their number.
        move: To let one stand elsewhere.
        remove_from: To remove all of them from several entries, with `%n` for the number of these.
    """

    title: str
    add: str
    remove: str
    remove_many: str
    move: str
    remove_from: str


KIND_WORDS: Final[dict[str, KindWords]] = {
    "image": KindWords(
        QT_TRANSLATE_NOOP("Extensions", "Images"),
        QT_TRANSLATE_NOOP("Extensions", "Add image"),
        QT_TRANSLATE_NOOP("Extensions", "Remove image"),
        QT_TRANSLATE_NOOP("Extensions", "Remove %n images"),
        QT_TRANSLATE_NOOP("Extensions", "Move image"),
        QT_TRANSLATE_NOOP("Extensions", "Remove images from %n entries"),
    ),
    "video": KindWords(
        QT_TRANSLATE_NOOP("Extensions", "Videos"),
        QT_TRANSLATE_NOOP("Extensions", "Add video"),
        QT_TRANSLATE_NOOP("Extensions", "Remove video"),
        QT_TRANSLATE_NOOP("Extensions", "Remove %n videos"),
        QT_TRANSLATE_NOOP("Extensions", "Move video"),
        QT_TRANSLATE_NOOP("Extensions", "Remove videos from %n entries"),
    ),
    "news": KindWords(
        QT_TRANSLATE_NOOP("Extensions", "News"),
        QT_TRANSLATE_NOOP("Extensions", "Add article"),
        QT_TRANSLATE_NOOP("Extensions", "Remove article"),
        QT_TRANSLATE_NOOP("Extensions", "Remove %n articles"),
        QT_TRANSLATE_NOOP("Extensions", "Move article"),
        QT_TRANSLATE_NOOP("Extensions", "Remove articles from %n entries"),
    ),
    "alternate": KindWords(
        QT_TRANSLATE_NOOP("Extensions", "Alternates"),
        QT_TRANSLATE_NOOP("Extensions", "Add alternate"),
        QT_TRANSLATE_NOOP("Extensions", "Remove alternate"),
        QT_TRANSLATE_NOOP("Extensions", "Remove %n alternates"),
        QT_TRANSLATE_NOOP("Extensions", "Move alternate"),
        QT_TRANSLATE_NOOP("Extensions", "Remove alternates from %n entries"),
    ),
    "mobile": KindWords(
        QT_TRANSLATE_NOOP("Extensions", "Mobile"),
        QT_TRANSLATE_NOOP("Extensions", "Add mark for feature phones"),
        QT_TRANSLATE_NOOP("Extensions", "Remove mark for feature phones"),
        QT_TRANSLATE_NOOP("Extensions", "Remove %n marks for feature phones"),
        QT_TRANSLATE_NOOP("Extensions", "Move mark for feature phones"),
        QT_TRANSLATE_NOOP("Extensions", "Remove marks for feature phones from %n entries"),
    ),
    "other": KindWords(
        QT_TRANSLATE_NOOP("Extensions", "Other XML"),
        QT_TRANSLATE_NOOP("Extensions", "Add XML"),
        QT_TRANSLATE_NOOP("Extensions", "Remove XML"),
        QT_TRANSLATE_NOOP("Extensions", "Remove %n pieces of XML"),
        QT_TRANSLATE_NOOP("Extensions", "Move XML"),
        QT_TRANSLATE_NOOP("Extensions", "Remove other XML from %n entries"),
    ),
}
"""The words by kind."""


def kind_text(words: str, count: int | None = None) -> str:
    """Return words of a kind in the user's language, with a count where they have one."""
    if count is None:
        return QCoreApplication.translate("Extensions", words)
    return numbered(count, QCoreApplication.translate("Extensions", words, None, count))
