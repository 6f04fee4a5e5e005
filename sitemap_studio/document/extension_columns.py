"""Columns of extension values, declared once: how each value is read and changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import iter_entry_extensions, plan_extensions, read_extension_values
from sitemap_studio.formats.extensions.extension_editing import EntryExtensions
from sitemap_studio.model.columns import EXTENSION_SCHEMA
from sitemap_studio.model.edits import SetExtensions
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.protocol.extension_items import SPECS, ExtensionItem
from sitemap_studio.protocol.namespaces import DEFAULT_PREFIXES
from sitemap_studio.protocol.rules.extension_field_rules import field_label


@dataclass(frozen=True)
class ExtensionColumn:
    """Column of a table of entries: number of items of a kind, a value of the first item, or the values of all items.

    Attributes:
        name: Its name in the header, in settings, and in the header line of pasted text.
        kind: Kind of items, such as "image".
        path: The value, as in `ExtensionItem.text`; empty for the number of items.
        is_list: Whether it has the values of all items, separated by commas.
    """

    name: str
    kind: str
    path: str = ""
    is_list: bool = False

    @property
    def is_editable(self) -> bool:
        """Whether cells of the column can be edited: it shows a single value, neither a number nor a list."""
        return bool(self.path) and not self.is_list

    @property
    def label(self) -> str:
        """Name of the column's field in problems, such as “image:loc”."""
        return field_label(f"{self.kind}-", self.path)

    @property
    def advice(self) -> str:
        """Explanation of the column's values; empty for a number of items."""
        return SPECS[self.kind][self.path].advice if self.path else ""

    def cell_text(self, items: Iterable[ExtensionItem]) -> str | None:
        """Return the text of the cell for the items of an entry; None for an empty cell."""
        own = [item for item in items if item.kind == self.kind]
        if not own:
            return None
        if self.is_list:
            return ", ".join(text for item in own for text in item.texts(self.path)) or None
        return own[0].text(self.path) if self.path else str(len(own))

    def with_text(self, entry: EntryExtensions, text: str | None) -> EntryExtensions:
        """Return an entry's extensions with another text in this column, of the first item; None removes the value.

        An item is added for the first value, and removed with its last one. XML that can't be read is not changed.

        Raises:
            RequestError: XML can't store the text.
        """
        if entry.is_unreadable:
            return entry
        item = next((item for item in entry.items() if item.kind == self.kind), None)
        if item is None:
            return entry.with_item(self.kind, [(self.path, text)]) if text else entry
        if text is None and all(value.path == self.path for value in item.values):
            return entry.without_items([item.number])
        return entry.with_values(item.number, [(self.path, text)])

    def with_saved_value(self, entry: EntryExtensions, saved: EntryExtensions) -> EntryExtensions:
        """Return an entry's extensions with the saved text in this column.

        If items of the kind differ in nothing else, or some were removed, all saved items of the kind are restored.
        """
        if entry.is_unreadable or saved.is_unreadable:
            return entry
        # With one text in both, items that differ in nothing else are the same.
        now, was = (self._xml_of_kind(self.with_text(each, self.name)) for each in (entry, saved))
        if now == was or entry.kinds().count(self.kind) < saved.kinds().count(self.kind):
            return entry.with_items_of(saved, self.kind)
        return self.with_text(entry, self.cell_text(saved.items()))

    def _xml_of_kind(self, entry: EntryExtensions) -> list[str]:
        """Return the XML of each of an entry's items of this column's kind."""
        return [item.xml for item in entry.items() if item.kind == self.kind]


EXTENSION_COLUMNS: Final = (
    ExtensionColumn("images", "image"),
    ExtensionColumn("image:loc", "image", "loc"),
    ExtensionColumn("video:title", "video", "title"),
    ExtensionColumn("news:title", "news", "title"),
    ExtensionColumn("news:publication_date", "news", "publication_date"),
    ExtensionColumn("hreflang", "alternate", "@hreflang", is_list=True),
)
"""All of them, in the order of the table."""

EXTENSION_COLUMNS_BY_NAME: Final = {column.name: column for column in EXTENSION_COLUMNS}

ExtensionTexts = Mapping[str, tuple[SlotArray, pl.Series]]
"""By name of a column: entries, each once, and a text or null for each."""

ExtensionChange = Callable[[EntryExtensions], EntryExtensions]


def column_texts(document: Document, table: EntryTable, slots: SlotArray, column: ExtensionColumn) -> pl.Series:
    """Return the text of a column for each entry, in their order; null for an empty cell."""
    values = read_extension_values(document, table, unique_slots(slots)).filter(pl.col("extension") == column.kind)
    own = values.filter(pl.col("field") == column.path)
    if column.is_list:
        found = own.group_by("slot").agg(pl.col("value").str.join(", ").replace("", None))
    elif column.path:
        first = values.group_by("slot").agg(pl.col("element").min())
        found = own.join(first, on=["slot", "element"]).unique("slot", keep="first", maintain_order=True)
    else:
        found = own.group_by("slot").agg(value=pl.len().cast(pl.String))
    asked = pl.DataFrame({"slot": slots})
    return asked.join(found.select("slot", "value"), on="slot", how="left", maintain_order="left")["value"]


EXTENSION_EDIT_COST: Final = 25
"""Cost of planning the extensions of one entry, in validated entries without extensions."""


def plan_extension_texts(document: Document, texts: ExtensionTexts) -> SetExtensions:
    """Plan new texts of cells; the edit contains only entries whose extensions change.

    Raises:
        RequestError: XML can't store a character of a text.
    """
    slots = unique_slots(*(slots for slots, _ in texts.values()))
    changes: dict[int, list[ExtensionChange]] = {slot: [] for slot in slots.tolist()}
    for name, (chosen, values) in texts.items():
        for slot, text in zip(chosen.tolist(), values.to_list(), strict=True):
            changes[slot].append(partial(EXTENSION_COLUMNS_BY_NAME[name].with_text, text=text))
    return plan_extension_changes(document, slots, changes.values())


def plan_extension_changes(
    document: Document, slots: SlotArray, changes: Iterable[Iterable[ExtensionChange]]
) -> SetExtensions:
    """Plan changes of the extensions of entries; for each entry several changes are applied one after the other."""
    following = iter(changes)

    def change(entry: EntryExtensions) -> EntryExtensions:
        """Return an entry's extensions after its changes; called once for each entry, in order."""
        for each in next(following):
            entry = each(entry)
        return entry

    return plan_extensions(document, slots, change)


def extensions_of_new_entries(texts: Mapping[str, Sequence[str | None]]) -> pl.DataFrame:
    """Return the extensions of new entries as XML by index of the entry, with a row for each entry that has any.

    Args:
        texts: By name of an extension column the text for each new entry, or None.
    """
    rows = []
    for place, of_entry in enumerate(zip(*texts.values(), strict=True)):
        entry = EntryExtensions("", DEFAULT_PREFIXES)
        for name, text in zip(texts, of_entry, strict=True):
            entry = EXTENSION_COLUMNS_BY_NAME[name].with_text(entry, text)
        if entry.xml:
            rows.append((place, entry.xml))
    return pl.DataFrame(rows, schema=EXTENSION_SCHEMA, orient="row")


def saved_extensions(document: Document, slots: SlotArray) -> list[EntryExtensions]:
    """Return for each touched entry the extensions that its file has."""
    return list(iter_entry_extensions(document, slots, document.table.saved_extensions_of(slots)))
