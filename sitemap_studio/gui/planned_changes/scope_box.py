"""Combo box that limits a plan to the entries that the table's filter shows."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from sitemap_studio.gui.i18n import format_number
from sitemap_studio.model.slots import SlotArray


class ScopeBox(QComboBox):
    """Combo box to choose between the entries that a filter shows, at first, and the whole set, with their numbers.

    Without a filter, the whole set is the only item.
    """

    def __init__(self, filtered: SlotArray | None, n_entries: int, parent: QWidget) -> None:
        """Create the box.

        Args:
            filtered: Slots of the entries that the filter shows; None without a filter.
            n_entries: Number of entries of the set.
            parent: The parent widget.
        """
        super().__init__(parent)
        self.setObjectName("scope")
        self.setAccessibleName(self.tr("Entries"))
        self._filtered = filtered
        counts = [(self.tr("The whole set"), n_entries)]
        if filtered is not None:
            counts.insert(0, (self.tr("Entries shown"), len(filtered)))
        for caption, count in counts:
            self.addItem(self.tr("{title} ({count})").format(title=caption, count=format_number(count)))

    @property
    def has_filter(self) -> bool:
        """Whether there is a choice, because a filter is active."""
        return self._filtered is not None

    @property
    def slots(self) -> SlotArray | None:
        """Slots of the filtered entries if they are chosen; None for the whole set."""
        return self._filtered if self.currentIndex() == 0 else None
