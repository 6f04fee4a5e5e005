"""Descriptions of undo steps for the list of the history."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

from PySide6.QtCore import QCoreApplication

from sitemap_studio.gui.formatting.display_text import cell_text
from sitemap_studio.gui.i18n import separate_thousands
from sitemap_studio.model.edits import Edit, EditGroup, InsertEntries, SetCells, SetSitemapField
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import IndexEntry, IndexField

_MAX_CHARACTERS: Final = 60


def describe_step(table: EntryTable, title: str, inverse: Edit) -> str:
    """Describe an undo step: values of one entry or sitemap, common new value of one field, or deletions; else the title.

    Args:
        table: The entries after the step.
        title: Title of the step; returned if there is no better description.
        inverse: The edit that undoes the step.
    """
    parts = list(_flatten_edits(inverse))
    if len(parts) == 1 and isinstance(parts[0], InsertEntries):
        return _describe_deletion(table, title, parts[0])
    of_index = {part.field: part.texts for part in parts if isinstance(part, SetSitemapField)}
    if len(of_index) == len(parts) and len(set().union(*of_index.values())) == 1:
        return _describe_index_values(table, title, of_index)
    cells = [part for part in parts if isinstance(part, SetCells) and len(part.slots)]
    if not cells or len(cells) < len(parts):
        return title
    first = cells[0]
    if all(len(part.slots) == 1 and part.slots[0] == first.slots[0] for part in cells):
        return "; ".join(_describe_value(table, part) for part in cells)
    after = table.rows(first.slots, [first.field]).to_series()
    # Five times as fast as counting unique values.
    if len(cells) == 1 and after.eq_missing(after.head(1)).all():
        return _translate("{title} · {field}: {value}").format(title=title, field=first.field, value=_shorten(after[0]))
    return title


def _flatten_edits(edit: Edit) -> Iterable[Edit]:
    """Yield the edits of a group and of nested groups, or an edit that is no group."""
    if isinstance(edit, EditGroup):
        for each in edit.edits:
            yield from _flatten_edits(each)
    else:
        yield edit


def _describe_deletion(table: EntryTable, title: str, insertion: InsertEntries) -> str:
    """Return a description of deleted entries: their number, or the path of a single one; `title` if it has no URL."""
    number = len(insertion.slots)
    if number == 1:
        path = _path_of_entry(table, int(insertion.slots[0]))
        return _translate("{entry} deleted").format(entry=path) if path else title
    return separate_thousands(number, QCoreApplication.translate("Steps", "%n entries deleted", None, number))


def _describe_value(table: EntryTable, cells: SetCells) -> str:
    """Return a description of the changed value of one entry: field, entry, old value and new value."""
    slot, before = int(cells.slots[0]), cells.values[0]
    # A URL is called by its former path.
    name = _path_of_url(before) if cells.field == "loc" and before else _path_of_entry(table, slot)
    words = _translate("{field} of {entry}: {before} → {after}")
    after = table.value(slot, cells.field)
    return words.format(field=cells.field, entry=name, before=_shorten(before), after=_shorten(after))


def _describe_index_values(table: EntryTable, title: str, before: Mapping[IndexField, Mapping[int, str | None]]) -> str:
    """Return a description of changed values of one sitemap: its former and new name, or its old and new date or URL.

    Args:
        table: The entries after the step.
        title: Returned if the sitemap has no file name.
        before: By changed field, the old value by the id of the sitemap.
    """
    field: IndexField = "name" if "name" in before else next(iter(before))
    ((sitemap, old),) = before[field].items()
    listed = (table.listing or {}).get(sitemap, IndexEntry())
    if listed.name is None:
        return title
    if field == "name":
        return _translate("{old} renamed to {new}").format(old=_shorten(old), new=_shorten(listed.name))
    words, after = _translate("{field} of {entry}: {before} → {after}"), getattr(listed, field)
    return words.format(field=field, entry=_shorten(listed.name), before=_shorten(old), after=_shorten(after))


def _path_of_entry(table: EntryTable, slot: int) -> str:
    """Return path and query of the URL of an entry, shortened; "" without a URL."""
    return _path_of_url(table.value(slot, "loc") or "")


def _path_of_url(loc: str) -> str:
    """Return path and query of a URL, shortened; the whole text if it has no path."""
    try:
        parts = urlsplit(loc.strip())
    except ValueError:
        return _shorten(loc)
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    return _shorten(path if parts.netloc and path else loc)


def _shorten(value: str | None) -> str:
    """Return a value as one line of at most `_MAX_CHARACTERS`; “(none)” for None."""
    if value is None:
        return _translate("(none)")
    text = cell_text(value)
    return text if len(text) <= _MAX_CHARACTERS else f"{text[: _MAX_CHARACTERS - 1]}…"


def _translate(text: str) -> str:
    """Return a text of this module in the user's language."""
    return QCoreApplication.translate("Steps", text)
