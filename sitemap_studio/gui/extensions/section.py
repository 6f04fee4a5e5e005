"""What all sections have in common: a header that folds, a body that is built when it is first seen, and a note."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sitemap_studio.gui.extensions.contents import Change, EntryContent
from sitemap_studio.gui.extensions.header import SectionHeader
from sitemap_studio.gui.extensions.marks import Place
from sitemap_studio.gui.extensions.note import SectionNote
from sitemap_studio.gui.i18n import format_number, numbered
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile

Editing = Callable[[str, Change], str]
"""Makes a change of the entries shown one step of the history, of this title; says why it can't be done, else ""."""

MOST_OPENED: Final = 300
"""With more items than this a section stays closed until somebody opens it for this entry: they take a while."""


@dataclass(frozen=True)
class Circumstance:
    """What holds for all sections.

    Attributes:
        may_change: Whether the entries shown may be changed.
        reason: Why not.
        profile: Who reads them.
    """

    may_change: bool = False
    reason: str = ""
    profile: Profile = DEFAULT_PROFILE


class Section(QWidget):
    """One kind of extension of the entries shown.

    Attributes:
        kind: Which kind.
        header: The line above it.
        note: What is said below it.

    Signals:
        removal_asked: All items of the kind shall be removed from the entries shown, which are several.
        told: Another value has the keyboard, or none; carries what is wrong with it, a tuple of `Mark`.
    """

    removal_asked = Signal()
    told = Signal(object)

    def __init__(self, kind: str, edit: Editing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind, self._edit = kind, edit
        self.header = SectionHeader(kind, self)
        self.note = SectionNote(self)
        self.content: EntryContent | None = None
        self.around = Circumstance()
        self._body: QWidget | None = None
        self._is_wanted = True
        self._opened_for: int | None = None
        self._counts: tuple[int | None, int] = (0, 0)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(self.header)
        self._column.addWidget(self.note)
        self.header.folded.connect(self._fold)
        self.header.asked.connect(self.do)

    # What is shown

    @property
    def count(self) -> int:
        """How many items the one entry has that is shown."""
        return self.content.counts.get(self.kind, 0) if self.content is not None else 0

    @property
    def is_open(self) -> bool:
        """Whether its body is shown."""
        if self.content is None:
            return self._is_wanted and bool(self._counts[0])
        is_seen_at_once = self._is_wanted and self.count <= MOST_OPENED
        return self.has_something and (is_seen_at_once or self._opened_for == self.content.slot)

    @property
    def has_something(self) -> bool:
        """Whether there is something to open."""
        return self.count > 0

    def show_entry(self, content: EntryContent, around: Circumstance) -> None:
        """Show what one entry has."""
        if self.content is None or self.content.slot != content.slot:
            self.note.show_sentence("")
            self._opened_for = None
        self.content, self.around = content, around
        self.refresh()

    def show_many(self, have: int | None, total: int, around: Circumstance) -> None:
        """Show how many of several entries have any.

        Args:
            have: How many; None while that is being counted.
            total: How many entries there are.
            around: What holds.
        """
        self.content, self.around, self._counts = None, around, (have, total)
        self.note.show_sentence("")
        self.refresh()

    def refresh(self) -> None:
        """Show all anew."""
        is_open = self.is_open
        if is_open and self._body is None:
            self._body = self.build()
            self._column.insertWidget(1, self._body)
        self._show_header(is_open=is_open)
        if self._body is not None:
            self._body.setVisible(is_open)
        if is_open:
            self.fill()
        else:
            self.note.hide()

    def open(self) -> None:
        """Open it for the entry that is shown."""
        if not self.is_open:
            self._fold(True)

    def _show_header(self, *, is_open: bool) -> None:
        have, total = self._counts
        if self.content is not None:
            severity = self.content.severity(self.kind) if self.has_something else None
            count, is_empty = self.count_text(), not self.has_something
        else:
            severity, is_empty = None, not have
            words = QCoreApplication.translate("Section", "{have} of %n entries", None, total)
            count = numbered(total, words).format(have="…" if have is None else format_number(have))
        self.header.show_state(count, severity, is_empty=is_empty, is_open=is_open)
        shown, enabled = self.offered(is_open=is_open)
        reason = self.around.reason
        if self.content is None and self.around.may_change:
            reason = self.tr("Select one entry to add to it.")
        self.header.show_buttons(shown, enabled if self.around.may_change else frozenset(), reason)

    # What each kind has of its own

    def count_text(self) -> str:
        """How much there is, for the header."""
        return format_number(self.count) if self.count else ""

    def offered(self, *, is_open: bool) -> tuple[frozenset[str], frozenset[str]]:
        """Which buttons are shown, and which of them can be pressed while the entries may be changed."""
        if self.content is None:
            return frozenset(("remove",)), frozenset(("remove",) if self._counts[0] else ())
        return frozenset(("add",)), frozenset(("add",))

    def build(self) -> QWidget:
        """Make the body."""
        raise NotImplementedError

    def fill(self) -> None:
        """Show in the body what there is."""
        raise NotImplementedError

    def do(self, what: str) -> None:
        """Do what a button or a key asks for."""
        if what == "remove" and self.content is None:
            self.removal_asked.emit()

    def go_to(self, place: Place) -> None:
        """Open it, and give the keyboard to the value at a place."""
        self.open()

    def finish(self) -> None:
        """Hand over what is being typed."""

    def drop(self) -> None:
        """Forget what is being typed: the set that it belongs to is closed."""
        self._opened_for = None

    @Slot(bool)
    def _fold(self, is_wanted: bool) -> None:
        self.finish()
        self._is_wanted = is_wanted
        self._opened_for = self.content.slot if self.content is not None and is_wanted else None
        self.refresh()
