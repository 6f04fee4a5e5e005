"""Names of the kinds of extensions on screen, and titles of the undo steps about them."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from sitemap_studio.gui.i18n import format_number


class KindLabels(NamedTuple):
    """English names of a kind of extension: plural as a title, singular within a sentence, and singular in a menu."""

    title: str
    name: str
    menu_text: str


KIND_LABELS: Final = {
    "image": KindLabels("Images", "image", "Image"),
    "video": KindLabels("Videos", "video", "Video"),
    "news": KindLabels("News", "news article", "News article"),
    "alternate": KindLabels("Alternates", "alternate", "Alternate"),
    "mobile": KindLabels("Mobile", "mobile tag", "Mobile tag"),
    "other": KindLabels("Other XML", "other XML", "Other XML"),
}


def kind_title(kind: str) -> str:
    """Return the title of a kind, such as “Images”, in the user's language."""
    return QCoreApplication.translate("Extensions", KIND_LABELS[kind].title)


def kind_menu_text(kind: str) -> str:
    """Return the menu text for an item of a kind, such as “News article”, in the user's language."""
    return QCoreApplication.translate("Extensions", KIND_LABELS[kind].menu_text)


def _name_in_sentence(kind: str) -> str:
    """Return the name of a kind within a sentence, such as “news article”, in the user's language."""
    return QCoreApplication.translate("Extensions", KIND_LABELS[kind].name)


def add_step_title(kind: str) -> str:
    """Return the title of the undo step that adds an item of a kind, in the user's language."""
    return QCoreApplication.translate("Extensions", "Add {name}").format(name=_name_in_sentence(kind))


def move_step_title(kind: str) -> str:
    """Return the title of the undo step that moves an item of a kind, in the user's language."""
    return QCoreApplication.translate("Extensions", "Move {name}").format(name=_name_in_sentence(kind))


def remove_step_title(kind: str, count: int = 1) -> str:
    """Return the title of the undo step that removes items of a kind, with their number if more than one."""
    title = QCoreApplication.translate("Extensions", "Remove {name}").format(name=_name_in_sentence(kind))
    if count == 1:
        return title
    counted = QCoreApplication.translate("Extensions", "{title} ({count})")
    return counted.format(title=title, count=format_number(count))
