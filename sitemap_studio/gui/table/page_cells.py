"""Titles, texts and ages of the columns of facts about pages in the table."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import QCoreApplication

from sitemap_studio.document.document import Document
from sitemap_studio.document.page_texts import PAGE_TABLE_COLUMNS, page_text_frame, verdict_text
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP, localized
from sitemap_studio.model.slots import SlotArray, isin_sorted
from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE
from sitemap_studio.search.filter_language import INDEXABLE

OLD_SECONDS: Final = 30 * 24 * 60 * 60
"""Facts that are older than this many seconds are grey."""

_MAX_CACHED: Final = 4_096
_CHECKED: Final = "checked"

_TITLES: Final[Mapping[str, str]] = {
    "status": QT_TRANSLATE_NOOP("PageColumns", "Status"),
    INDEXABLE: QT_TRANSLATE_NOOP("PageColumns", "Indexable"),
    "target": QT_TRANSLATE_NOOP("PageColumns", "Target"),
    "canonical": QT_TRANSLATE_NOOP("PageColumns", "Canonical"),
    "changed": QT_TRANSLATE_NOOP("PageColumns", "Page changed"),
    _CHECKED: QT_TRANSLATE_NOOP("PageColumns", "Checked"),
    "title": QT_TRANSLATE_NOOP("PageColumns", "Title"),
    "language": QT_TRANSLATE_NOOP("PageColumns", "Language"),
    "type": QT_TRANSLATE_NOOP("PageColumns", "Type"),
    "bytes": QT_TRANSLATE_NOOP("PageColumns", "Size"),
    "seconds": QT_TRANSLATE_NOOP("PageColumns", "Seconds"),
    "hops": QT_TRANSLATE_NOOP("PageColumns", "Hops"),
    "hits": QT_TRANSLATE_NOOP("PageColumns", "Hits"),
    "visited": QT_TRANSLATE_NOOP("PageColumns", "Last visit"),
}
"""Titles of the columns of `PAGE_TABLE_COLUMNS`, in English for translation."""

_ADVICE: Final[Mapping[str, str]] = {
    "status": QT_TRANSLATE_NOOP("PageColumns", "Status of the response of the page"),
    INDEXABLE: QT_TRANSLATE_NOOP("PageColumns", "Whether search engines can index the page, or why not"),
    "target": QT_TRANSLATE_NOOP("PageColumns", "URL to which the page redirects"),
    "canonical": QT_TRANSLATE_NOOP("PageColumns", "Canonical URL of the page"),
    "changed": QT_TRANSLATE_NOOP("PageColumns", "Day when a check found that the text of the page had changed"),
    _CHECKED: QT_TRANSLATE_NOOP("PageColumns", "Day when the page was checked"),
    "title": QT_TRANSLATE_NOOP("PageColumns", "Title of the page"),
    "language": QT_TRANSLATE_NOOP("PageColumns", "Language that the page declares"),
    "type": QT_TRANSLATE_NOOP("PageColumns", "Media type of the page"),
    "bytes": QT_TRANSLATE_NOOP("PageColumns", "Size of the page in bytes"),
    "seconds": QT_TRANSLATE_NOOP("PageColumns", "Seconds until the response began"),
    "hops": QT_TRANSLATE_NOOP("PageColumns", "Number of redirects"),
    "hits": QT_TRANSLATE_NOOP("PageColumns", "Number of requests for the page in an imported access log"),
    "visited": QT_TRANSLATE_NOOP("PageColumns", "Day of the last request for the page in an imported access log"),
}
"""Tooltips of the header by column, in English for translation."""


def page_column_title(column: str) -> str:
    """Return the title of a column of facts in the user's language."""
    return QCoreApplication.translate("PageColumns", _TITLES[column])


def page_column_advice(column: str) -> str:
    """Return the tooltip of the header of a column of facts, in the user's language."""
    return QCoreApplication.translate("PageColumns", _ADVICE[column])


@cache
def _verdicts() -> dict[str, str]:
    """Return the texts of `verdict_text` in the user's language by their English texts."""
    return {str(text): localized(text) for text in map(verdict_text, IS_INDEXABLE)}


def shown_page_text(column: str, text: str | None) -> str | None:
    """Return the shown text for a text of `page_texts`: a verdict in the user's language, others and None unchanged."""
    return _verdicts().get(text, text) if column == INDEXABLE and text is not None else text


class _PageCell(NamedTuple):
    """Facts of one entry.

    Attributes:
        texts: English texts by column; None without a value.
        checked: Unix time of the check; None without facts.
    """

    texts: Mapping[str, str | None]
    checked: int | None


class PageCells:
    """Cache of the facts about the pages of a document, for the columns that are shown.

    Attributes:
        columns: Names of the shown columns, of `PAGE_TABLE_COLUMNS`.
    """

    def __init__(self, document: Document, columns: Sequence[str] = ()) -> None:
        """Create an empty cache of columns, given by name, for a document."""
        self._document = document
        self.columns = tuple(columns)
        self._cells: dict[int, _PageCell] = {}
        self._cleared: dict[int, _PageCell] = {}  # the cells before the last `clear`

    @property
    def has_facts(self) -> bool:
        """Whether there are facts about any page."""
        return bool(self._document.page_columns)

    def clear(self) -> None:
        """Empty the cache; to be called after facts changed."""
        self._cleared, self._cells = self._cells, {}

    def discard(self, slots: SlotArray) -> None:
        """Remove entries from the cache, given ascending; to be called after their URLs changed."""
        cached = np.fromiter(self._cells, np.uint32, len(self._cells))
        for slot in cached[isin_sorted(slots, cached)].tolist():
            del self._cells[slot]

    def changed_since_clear(self, slots: Sequence[int]) -> list[int]:
        """Return the entries whose facts differ from the facts that the last `clear` removed, or were not cached then."""
        return [slot for slot in slots if self._cell(slot) != self._cleared.get(slot)]

    def read(self, slots: Sequence[int]) -> None:
        """Cache the facts of entries that are not cached, in one query; do nothing if no facts are loaded.

        More than `_MAX_CACHED` cached entries are dropped first.
        """
        pages = self._document.page_columns
        unread = [slot for slot in slots if slot not in self._cells]
        if not unread or pages is None:
            return
        if len(self._cells) > _MAX_CACHED:
            self._cells.clear()
            unread = list(slots)
        locs = self._document.table.rows(np.array(unread, np.uint32), ["loc"]).to_series()
        frame = page_text_frame(pages, self.columns, locs, _CHECKED)
        checked = frame.drop_in_place(f"value {_CHECKED}").to_list()
        texts = frame.to_dicts() if self.columns else [{}] * len(unread)
        self._cells.update(zip(unread, map(_PageCell, texts, checked), strict=True))

    def _cell(self, slot: int) -> _PageCell | None:
        """Return the facts of an entry, read if not cached; None if no facts are loaded."""
        if slot not in self._cells:
            self.read((slot,))
        return self._cells.get(slot)

    def text(self, slot: int, column: str) -> str | None:
        """Return the text of an entry in a shown column, in the user's language; None without a value."""
        cell = self._cell(slot)
        return None if cell is None else shown_page_text(column, cell.texts.get(column))

    def is_old(self, slot: int) -> bool:
        """Return whether the facts of an entry are older than `OLD_SECONDS`; False without facts."""
        cell = self._cell(slot)
        return cell is not None and cell.checked is not None and time.time() - cell.checked > OLD_SECONDS

    def age_text(self, slot: int) -> str:
        """Return the time in UTC when an entry's page was checked, as text for a tooltip; empty without facts."""
        cell = self._cell(slot)
        if cell is None or cell.checked is None:
            return ""
        when = datetime.fromtimestamp(cell.checked, UTC).strftime("%Y-%m-%d %H:%M UTC")
        if self.is_old(slot):
            return QCoreApplication.translate("PageColumns", "Checked more than 30 days ago: {time}").format(time=when)
        return QCoreApplication.translate("PageColumns", "Checked: {time}").format(time=when)


assert set(_TITLES) == set(_ADVICE) == set(PAGE_TABLE_COLUMNS)
