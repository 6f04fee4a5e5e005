"""The names of the kinds of extensions on screen, and of what is done with them in the history."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from sitemap_studio.gui.i18n import format_number


class KindWords(NamedTuple):
    """The texts for one kind, in English: for all of its items, for one within a sentence, and for one in a menu."""

    title: str
    name: str
    menu_text: str


KIND_WORDS: Final = {
    "image": KindWords("Images", "image", "Image"),
    "video": KindWords("Videos", "video", "Video"),
    "news": KindWords("News", "news article", "News article"),
    "alternate": KindWords("Alternates", "alternate", "Alternate"),
    "mobile": KindWords("Mobile", "mobile tag", "Mobile tag"),
    "other": KindWords("Other XML", "other XML", "Other XML"),
}


def kind_title(kind: str) -> str:
    """Return the name of a kind in the user's language."""
    return QCoreApplication.translate("Extensions", KIND_WORDS[kind].title)


def kind_menu_text(kind: str) -> str:
    """Return the name of one item of a kind as the text of a menu item, in the user's language."""
    return QCoreApplication.translate("Extensions", KIND_WORDS[kind].menu_text)


def _name(kind: str) -> str:
    return QCoreApplication.translate("Extensions", KIND_WORDS[kind].name)


def add_title(kind: str) -> str:
    """Return the title of the step that adds an item."""
    return QCoreApplication.translate("Extensions", "Add {name}").format(name=_name(kind))


def move_title(kind: str) -> str:
    """Return the title of the step that moves an item."""
    return QCoreApplication.translate("Extensions", "Move {name}").format(name=_name(kind))


def remove_title(kind: str, count: int = 1) -> str:
    """Return the title of the step that removes items of one entry."""
    title = QCoreApplication.translate("Extensions", "Remove {name}").format(name=_name(kind))
    if count == 1:
        return title
    counted = QCoreApplication.translate("Extensions", "{title} ({count})")
    return counted.format(title=title, count=format_number(count))
