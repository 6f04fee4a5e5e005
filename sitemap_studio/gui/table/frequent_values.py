"""Menu items for the most frequent values of a column; triggering one filters by its value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import polars as pl
from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.page_texts import PAGE_TABLE_COLUMNS, page_texts
from sitemap_studio.gui.formatting.display_text import cell_text, escape_mnemonics
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.jobs.background_jobs import MAX_SYNCHRONOUS_ENTRIES, Jobs, LatestJob
from sitemap_studio.gui.table.entry_commands import column_filter
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.gui.table.page_cells import shown_page_text
from sitemap_studio.gui.table.view_columns import SITEMAP
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import PageColumns
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES

MAX_VALUES: Final = 10
_MAX_CHARACTERS: Final = 60

ValueCounts = Sequence[tuple[str | int | None, int]]
"""Values, or ids of sitemaps, with the number of entries of each; the most frequent first."""


def frequent_values(
    table: EntryTable,
    slots: SlotArray,
    column: str,
    _progress: Progress | None = None,
    *,
    pages: PageColumns | None = None,
    max_values: int = MAX_VALUES,
) -> ValueCounts:
    """Return the most frequent values of a column in entries, with their numbers of entries, the most frequent first.

    Args:
        table: The entries.
        slots: Entries to count.
        column: Name of the column.
        _progress: Unused; jobs pass it.
        pages: Facts about the pages; None without any.
        max_values: Maximum number of values.

    Returns:
        Pairs of a value and its number of entries.
    """
    if column in PAGE_TABLE_COLUMNS:
        values = page_texts(pages, column, table.rows(slots, ["loc"]).to_series())
    else:
        values = table.rows(slots, [column]).to_series()
        values = values if column == SITEMAP else values.cast(pl.String)
    counts = pl.LazyFrame({"value": values}).group_by("value").agg(pl.len().alias("count"))
    # Values of equal frequency have the order of their texts, so that the list is the same each time.
    top = counts.sort("count", "value", descending=[True, False], nulls_last=True).head(max_values)
    return top.collect().rows()


class FrequentValues(QObject):
    """Items in a menu for the most frequent visible values of a column; large sets are counted in a job."""

    def __init__(self, menu: QMenu, view: EntryView, jobs: Jobs, *, is_first: bool = True) -> None:
        """Create the list for a menu, still without items; they will precede its first item or else be at its end."""
        super().__init__(menu)
        self._menu, self._view = menu, view
        self._column = ""
        self._actions: list[QAction] = []
        self._next = menu.actions()[0] if is_first and menu.actions() else None  # the action after the values
        self._counting = LatestJob(jobs, self)
        self._counting.answered.connect(self._show_counts)

    def list_values(self, column: str) -> None:
        """Replace the items by those for the values of a column; columns that can't be filtered have no items."""
        self._counting.cancel_latest()
        self._remove_actions()
        self._column = column
        if column not in (*FIELD_NAMES, *PAGE_TABLE_COLUMNS, SITEMAP):
            return
        document, slots = self._view.document, self._view.entries.order.shown
        table, pages = document.table, document.page_columns
        if len(slots) <= MAX_SYNCHRONOUS_ENTRIES:
            self._show_counts(column, frequent_values(table, slots, column, pages=pages))
        else:
            counting = QCoreApplication.translate("FrequentValues", "Counting")
            self._insert_action(counting).setEnabled(False)
            self._counting.request(
                column, counting, partial(frequent_values, table.snapshot(), slots, column, pages=pages)
            )

    @Slot(object, object)
    def _show_counts(self, column: str, counts: ValueCounts) -> None:
        """Replace the menu items by one for each value with its number of entries, which filters by the value."""
        self._remove_actions()
        for value, count in counts:
            sitemaps = self._view.document.sitemaps
            text = sitemaps[value].name if isinstance(value, int) else value
            shown = (
                cell_text(shown_page_text(column, text))[:_MAX_CHARACTERS]
                if text
                else QCoreApplication.translate("FrequentValues", "(empty)")
            )
            action = self._insert_action(f"{escape_mnemonics(shown)} ({format_number(count)})")
            action.triggered.connect(partial(self._view.commands.filter_requested.emit, column_filter(column, text)))

    def _insert_action(self, text: str) -> QAction:
        """Insert an item with a text into the menu, and return its action."""
        action = QAction(text, self._menu)
        self._menu.insertAction(self._next, action)  # type: ignore[arg-type]  # None appends
        self._actions.append(action)
        return action

    def _remove_actions(self) -> None:
        """Remove all items of the list from the menu."""
        for action in self._actions:
            self._menu.removeAction(action)
            action.deleteLater()
        self._actions = []
