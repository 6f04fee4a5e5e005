"""Columns of the entries table: further names, titles, and rules for editing."""

from __future__ import annotations

from typing import Final

from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS_BY_NAME, extension_column
from sitemap_studio.document.page_texts import PAGE_TABLE_COLUMNS
from sitemap_studio.gui.formatting.extension_titles import kind_title
from sitemap_studio.gui.table.page_cells import page_column_title
from sitemap_studio.protocol.fields import FIELD_BY_NAME

SITEMAP: Final = "sitemap"  # column with the sitemap of each entry, in sets of several sitemaps
PROBLEMS: Final = "problems"  # column with an icon for the worst problem of each entry


def is_editable(column: str | None) -> bool:
    """Return whether a column, given by name, has cells that can be edited; without a name it has none."""
    if column is None or column in FIELD_BY_NAME:
        return column is not None
    found = extension_column(column)
    return found is not None and found.is_editable


def column_title(column: str) -> str:
    """Return the title of a column: its name in the XML; for counts and facts, their title in the user's language."""
    if column in PAGE_TABLE_COLUMNS:
        return page_column_title(column)
    is_count = column in EXTENSION_COLUMNS_BY_NAME and not EXTENSION_COLUMNS_BY_NAME[column].path
    return kind_title(EXTENSION_COLUMNS_BY_NAME[column].kind) if is_count else column


def stored_text(name: str, text: str) -> str | None:
    """Return the value to store for a typed text: None for an empty text of an optional column, else the text."""
    return text if text or (name in FIELD_BY_NAME and FIELD_BY_NAME[name].is_required) else None
