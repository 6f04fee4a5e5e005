"""The names of the kinds of extensions on screen, and of what is done with them in the history."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from sitemap_studio.gui.i18n import numbered


class KindWords(NamedTuple):
    """The texts for one kind, in English; see `kind_text`. Those with `%n` count items or entries."""

    title: str
    add: str
    remove: str
    remove_many: str
    move: str
    remove_from: str


KIND_WORDS: Final = {
    "image": KindWords(
        "Images", "Add image", "Remove image", "Remove %n images", "Move image", "Remove images from %n entries"
    ),
    "video": KindWords(
        "Videos", "Add video", "Remove video", "Remove %n videos", "Move video", "Remove videos from %n entries"
    ),
    "news": KindWords(
        "News", "Add article", "Remove article", "Remove %n articles", "Move article", "Remove articles from %n entries"
    ),
    "alternate": KindWords(
        *("Alternates", "Add alternate", "Remove alternate", "Remove %n alternates", "Move alternate"),
        "Remove alternates from %n entries",
    ),
    "mobile": KindWords(
        *("Mobile", "Add mark for feature phones", "Remove mark for feature phones"),
        *("Remove %n marks for feature phones", "Move mark for feature phones"),
        "Remove marks for feature phones from %n entries",
    ),
    "other": KindWords(
        "Other XML", "Add XML", "Remove XML", "Remove %n pieces of XML", "Move XML", "Remove other XML from %n entries"
    ),
}


def kind_text(words: str, count: int | None = None) -> str:
    """Return a text of a kind in the user's language, with a count where it has one."""
    if count is None:
        return QCoreApplication.translate("Extensions", words)
    return numbered(count, QCoreApplication.translate("Extensions", words, None, count))
