"""Descriptions of the steps of the history: the entry and its values, or the number of entries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from PySide6.QtCore import QCoreApplication

from sitemap_studio.gui.formatting.display_text import cell_text
from sitemap_studio.gui.i18n import numbered
from sitemap_studio.model.edits import Edit, EditGroup, InsertEntries, SetCells
from sitemap_studio.model.entries import EntryTable

_MAX_CHARACTERS: Final = 60


def describe_step(table: EntryTable, title: str, inverse: Edit) -> str:
    """Return what a step has changed: of one entry its values before and after, of several the value if it is the same.

    Args:
        table: The entries after the step.
        title: The title of the step, which is returned where there is nothing more precise.
        inverse: The edit that undoes the step.
    """
    parts = list(_parts_of(inverse))
    if len(parts) == 1 and isinstance(parts[0], InsertEntries):
        return _describe_deletion(table, title, parts[0])
    cells = [part for part in parts if isinstance(part, SetCells) and len(part.slots)]
    if not cells or len(cells) < len(parts):
        return title
    first = cells[0]
    if all(len(part.slots) == 1 and part.slots[0] == first.slots[0] for part in cells):
        return "; ".join(_describe_value(table, part) for part in cells)
    after = table.rows(first.slots, [first.field]).to_series()
    if len(cells) == 1 and after.n_unique() == 1:
        return _translate("{title} · {field}: {value}").format(title=title, field=first.field, value=_shown(after[0]))
    return title


def _parts_of(edit: Edit) -> Iterable[Edit]:
    if isinstance(edit, EditGroup):
        for each in edit.edits:
            yield from _parts_of(each)
    else:
        yield edit


def _describe_deletion(table: EntryTable, title: str, insertion: InsertEntries) -> str:
    number = len(insertion.slots)
    if number == 1:
        path = _path(table, int(insertion.slots[0]))
        return _translate("{entry} deleted").format(entry=path) if path else title
    return numbered(number, QCoreApplication.translate("Steps", "%n entries deleted", None, number))


def _describe_value(table: EntryTable, cells: SetCells) -> str:
    slot, before = int(cells.slots[0]), cells.values[0]
    # A URL is called by its former path.
    name = _path_in(before) if cells.field == "loc" and before else _path(table, slot)
    words = _translate("{field} of {entry}: {before} → {after}")
    after = table.value(slot, cells.field)
    return words.format(field=cells.field, entry=name, before=_shown(before), after=_shown(after))


def _path(table: EntryTable, slot: int) -> str:
    return _path_in(table.value(slot, "loc") or "")


def _path_in(loc: str) -> str:
    """Return the path of a URL with its query; the text itself if it has none."""
    try:
        parts = urlsplit(loc.strip())
    except ValueError:
        return _shown(loc)
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    return _shown(path if parts.netloc and path else loc)


def _shown(value: str | None) -> str:
    if value is None:
        return _translate("(none)")
    text = cell_text(value)
    return text if len(text) <= _MAX_CHARACTERS else f"{text[: _MAX_CHARACTERS - 1]}…"


def _translate(text: str) -> str:
    return QCoreApplication.translate("Steps", text)
