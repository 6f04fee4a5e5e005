"""What is looked for, marked in the cells on screen: the texts of all of them are searched at once, and remembered."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QTableView

from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.search.find_replace import SearchQuery, spans_of_all

Spans = list[tuple[int, int]]
"""First characters of matches in a text, and those behind their last."""

_MOST_REMEMBERED: Final = 20_000
_NOWHERE: Final[Spans] = []


class Highlights(QObject):
    """Knows where in a cell something stands that is looked for."""

    def __init__(self, view: QTableView, model: EntryModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self._wanted: SearchQuery | None = None
        self._known: dict[str, Spans] = {}

    @Slot(object)
    def look_for(self, wanted: SearchQuery | None) -> None:
        """Mark this from now on; None marks nothing."""
        if wanted != self._wanted:
            self._wanted = wanted if wanted is not None and not wanted.is_nothing else None
            self._known = {}
            self._view.viewport().update()

    def spans(self, field: FieldName, text: str) -> Spans:
        """Where in a text of a field, as it is painted, something stands that is looked for."""
        wanted = self._wanted
        if wanted is None or not text or field not in wanted.fields:
            return _NOWHERE
        if text not in self._known:
            self._look(wanted, text)
        return self._known.get(text, _NOWHERE)

    def _look(self, wanted: SearchQuery, text: str) -> None:
        """Search the texts of all cells on screen, and this one."""
        if len(self._known) > _MOST_REMEMBERED:
            self._known = {}
        texts = [each for each in {text, *self._on_screen(wanted)} if each not in self._known]
        self._known.update(zip(texts, spans_of_all(wanted, texts), strict=True))

    def _on_screen(self, wanted: SearchQuery) -> list[str]:
        first, last = self._view.rowAt(0), self._view.rowAt(self._view.viewport().height() - 1)
        if first < 0:
            return []
        shown = self._model.order.shown[first : (last if last >= 0 else len(self._model.order) - 1) + 1]
        value = self._model.value
        return [text for slot in shown.tolist() for name in wanted.fields if (text := value(slot, name))]
