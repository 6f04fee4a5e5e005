"""Texts that were typed and are no edits: each stays with its value, and with its entry, until something else is typed.

Knows no Qt.
"""

from __future__ import annotations

from typing import NamedTuple


class Key(NamedTuple):
    """Which value of an entry something is about.

    Attributes:
        item: The item's place among all items of the entry.
        path: The value.
        place: Which of the values of that path.
    """

    item: int
    path: str
    place: int = 0


class Refused:
    """What was refused, by entry; asked of the entry that is shown."""

    def __init__(self) -> None:
        self._of_entries: dict[int, dict[Key, tuple[str, str]]] = {}
        self._here: dict[Key, tuple[str, str]] = {}

    def attend_to(self, slot: int) -> None:
        """Speak of another entry from now on."""
        self._here = self._of_entries.setdefault(slot, {})

    def __contains__(self, key: Key) -> bool:
        """Whether a text was refused for a value."""
        return key in self._here

    def get(self, key: Key) -> tuple[str, str] | None:
        """The text that was refused for a value, with the reason; None where none was."""
        return self._here.get(key)

    def keep(self, key: Key, text: str, reason: str) -> None:
        """Keep a text with the reason."""
        self._here[key] = (text, reason)

    def drop(self, key: Key) -> bool:
        """Forget it, as something else is typed; whether there was one."""
        return self._here.pop(key, None) is not None

    def drop_here(self) -> None:
        """Forget all of the entry that is shown: its items are others now."""
        self._here.clear()

    def drop_all(self) -> None:
        """Forget all: another set is open."""
        self._of_entries.clear()
        self._here = {}
