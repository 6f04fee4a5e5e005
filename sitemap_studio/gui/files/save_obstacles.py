"""What stands in the way of saving a set: told when it is opened, and before it is saved.

Where a file may not be written, another place is offered at once instead of an error in the end; of hard links the user
is warned once, before the first save. A set that is saved elsewhere replaces no sitemap there unasked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.external_changes import Obstacles
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.protocol.catalogue import Severity

_TOPIC: Final = "obstacles"


class ObstacleNews(QObject):
    """Tells of it in the bar of messages.

    Args:
        messages: The bar.
        save: Saves the set in its place.
        save_as: Asks for another.
        save_under: Saves it under a name.
        parent: Its owner.
    """

    def __init__(
        self,
        messages: MessageBar,
        *,
        save: Callable[[], None],
        save_as: Callable[[], None],
        save_under: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._messages, self._save, self._save_as, self._save_under = messages, save, save_as, save_under
        self._warned: Document | None = None
        self._agreed: frozenset[Path] = frozenset()

    def is_warned(self, document: Document) -> bool:
        """Whether the user was told of the hard links of a set."""
        return self._warned is document

    def take_agreement(self) -> frozenset[Path]:
        """The files that the user wants replaced by what is saved elsewhere; for one save."""
        agreed, self._agreed = self._agreed, frozenset()
        return agreed

    def tell_hindered(self, document: Document, found: Obstacles) -> None:
        """Say why a set was not saved, and what to do about that."""
        if found.unwritable:
            self._tell_unwritable(Severity.WARNING, found)
        elif found.wanted is not None:
            self._tell_in_the_way(found.in_the_way, found.wanted)
        else:
            self._warned = document
            self._tell_linked(found, offer=self.tr("Save"), action=self._save)

    def tell(self, document: Document, found: Obstacles) -> None:
        """Say of a set that was opened what will stand in the way."""
        if found.unwritable:
            self._tell_unwritable(Severity.INFO, found)
        elif found.linked:
            self._warned = document
            self._tell_linked(found)

    def _tell_unwritable(self, severity: Severity, found: Obstacles) -> None:
        many = self.tr("%n files of the set may not be written where they are.", None, len(found.unwritable))
        told = counted(len(found.unwritable), self.tr("“{name}” may not be written where it is."), many)
        hint = self.tr("Save it in another place; what is open here can be edited all the same.")
        offer = self.tr("Save as …")
        name = found.unwritable[0].name
        is_notice = severity is Severity.INFO
        told = told.format(name=name)
        self._messages.tell(severity, told, hint, offer=offer, action=self._save_as, topic=_TOPIC, is_notice=is_notice)

    def _tell_linked(self, found: Obstacles, *, offer: str = "", action: Callable[[], None] | None = None) -> None:
        many = self.tr("%n files of the set have other names on this disk, too (hard links).", None, len(found.linked))
        told = counted(len(found.linked), self.tr("“{name}” has other names on this disk, too (hard links)."), many)
        hint = self.tr("Saving gives new content to this name only; under the others the old stays.")
        name = found.linked[0].name
        told = told.format(name=name)
        self._messages.tell(Severity.WARNING, told, hint, offer=offer, action=action, topic=_TOPIC, is_notice=not offer)

    def _tell_in_the_way(self, there: tuple[Path, ...], wanted: Path) -> None:
        many = self.tr("%n files lie in that folder already; sitemaps of the set would replace them.", None, len(there))
        one = self.tr("“{name}” lies in that folder already; a sitemap of the set would replace it.")
        told = counted(len(there), one.format(name=there[0].name), many)
        hint = self.tr("Nothing was written. Replace what lies there, or save in another folder.")
        replace, others = partial(self._save_over, frozenset(there), wanted), [(self.tr("Save as …"), self._save_as)]
        offer = self.tr("Replace")
        self._messages.tell(Severity.WARNING, told, hint, offer=offer, action=replace, others=others, topic=_TOPIC)

    def _save_over(self, there: frozenset[Path], wanted: Path) -> None:
        self._messages.withdraw(_TOPIC)
        self._agreed = there
        self._save_under(str(wanted))
        self._agreed = frozenset()
