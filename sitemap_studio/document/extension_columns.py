"""Columns of extension values, declared once: how each value is read and changed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import iter_entry_extensions, plan_extensions, read_extension_values
from sitemap_studio.formats.extensions.extension_editing import (
    EXTENSION_OF_KIND,
    EntryExtensions,
    ValueEdit,
    check_value,
)
from sitemap_studio.formats.extensions.extension_headers import (
    ExtensionCell,
    ExtensionHeader,
    assign_cells,
    parse_extension_header,
    render_columns,
)
from sitemap_studio.formats.xml_writer import ILLEGAL_CHARACTER
from sitemap_studio.model.edits import SetExtensions
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.protocol.extension_items import SPECS, ExtensionItem
from sitemap_studio.protocol.rules.extension_field_rules import field_label
from sitemap_studio.validation.extensions.alternates import select_alternates


@dataclass(frozen=True)
class ExtensionColumn:
    """Column of a table of entries: number of items of a kind, a value of the first item, or the values of all items.

    Attributes:
        name: Its name in the header, in settings, and in the header line of pasted text.
        kind: Kind of items, such as "image".
        path: The value, as in `ExtensionItem.text`; empty for the number of items.
        is_list: Whether it has the values of all items, separated by commas.
        item: Number of the item among the items of its kind, or among the alternates of its language, from 0.
        nth: Number of the value among those with its path in the item, from 0.
        language: Language of the alternates; None for a column of other values.
    """

    name: str
    kind: str
    path: str = ""
    is_list: bool = False
    item: int = 0
    nth: int = 0
    language: str | None = None

    @property
    def cell(self) -> ExtensionCell:
        """The value of an entry that a column with this header has in a table."""
        return ExtensionCell(ExtensionHeader(self.kind, self.path, self.language), self.item, self.nth)

    @property
    def is_hreflang(self) -> bool:
        """Whether the column has the languages of hreflang links, without other alternates."""
        return self.is_list and self.kind == "alternate"

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
        if self.is_hreflang:
            return ", ".join(item.hreflang for item in items if item.hreflang) or None
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


def pasted_columns(titles: Iterable[str]) -> list[str | None]:
    """Return the names of the extension columns that the headers of a table name; None for other headers.

    Repeated headers give columns of further items or values, which are in no table of entries.
    """
    cells = assign_cells(map(parse_extension_header, titles))
    return [None if cell is None else column_name(cell) for cell in cells]


def column_name(cell: ExtensionCell) -> str:
    """Return the unique name of the column of a value, such as “image:loc”, and “image:loc#1.0” for the second image."""
    return cell.header.title + (f"#{cell.item}.{cell.nth}" if cell.item or cell.nth else "")


@lru_cache(maxsize=4_096)
def extension_column(name: str) -> ExtensionColumn | None:
    """Return the column of a table of entries, or of `pasted_columns`, with this name; None for other names."""
    if name in EXTENSION_COLUMNS_BY_NAME:
        return EXTENSION_COLUMNS_BY_NAME[name]
    title, _, numbers = name.partition("#")
    header = parse_extension_header(title)
    if header is None:
        return None
    item, nth = map(int, numbers.split(".")) if numbers else (0, 0)
    return ExtensionColumn(name, header.kind, header.path, item=item, nth=nth, language=header.language)


def with_column_texts(entry: EntryExtensions, texts: Iterable[tuple[ExtensionColumn, str | None]]) -> EntryExtensions:
    """Return an entry's extensions with other texts in some editable columns; None removes a value.

    Missing items are added, and items without a value removed. XML that can't be read is not changed.

    Raises:
        RequestError: XML can't store a text.
    """
    if entry.is_unreadable:
        return entry
    by_item: dict[tuple[str, str | None, int], list[tuple[ExtensionColumn, str | None]]] = {}
    for column, text in texts:
        by_item.setdefault((column.kind, column.language, column.item), []).append((column, text))
    items, removed = entry.items(), list[int]()
    edits: dict[int, list[ValueEdit]] = {}
    added: list[tuple[str, list[tuple[str, str]]]] = []
    for (kind, language, number), own in sorted(by_item.items(), key=lambda pair: pair[0][2]):
        # Numbers of values change with removals, which therefore come last, from the last value on.
        given = [(column.path, column.nth, text) for column, text in own if text]
        absent = sorted([(column.path, column.nth) for column, text in own if not text], key=_value_order, reverse=True)
        found = _items_of(items, kind, language)
        known = {(value.path, value.nth) for value in found[number].values} if number < len(found) else set()
        given = sorted([*given, *_fields_of_attributes(given, known)], key=_value_order)
        if number >= len(found):
            fixed = [] if language is None else [("@rel", "alternate"), ("@hreflang", language)]
            added += [(kind, fixed + [(path, text) for path, _, text in given])] if given else []
            continue
        item = found[number]
        if not given and (language is not None or known <= set(absent)):
            removed += [item.number] if absent else []
        else:
            edits[item.number] = [(path, text, nth) for path, nth, text in given]
            edits[item.number] += [(path, None, nth) for path, nth in absent if (path, nth) in known]
    for number, values in edits.items():
        entry = entry.with_values(number, values)
    entry = entry.without_items(removed) if removed else entry
    for kind, new in added:
        entry = entry.with_item(kind, new)
    return entry


def _items_of(items: Iterable[ExtensionItem], kind: str, language: str | None) -> list[ExtensionItem]:
    """Return the items of a kind that the columns of a table number, in this order.

    Args:
        items: All items of an entry.
        kind: The kind.
        language: Language of alternates in any letter case, of which the alternates that a column stores completely are first;
            None for other items, also alternates that columns for a language can't store.
    """
    own = [item for item in items if item.kind == kind]
    if kind != "alternate":
        return own
    if language is None:
        return [item for item in own if not _is_language_cell(item)]
    in_language = [item for item in own if item.hreflang.lower() == language.lower()]
    return sorted(in_language, key=lambda item: not _is_language_cell(item))


def _is_language_cell(item: ExtensionItem) -> bool:
    """Return whether a column such as “hreflang de” stores a complete alternate: `rel`, `hreflang`, `href`, no more."""
    has_usual_fields = len(item.fields) == len(("@rel", "@hreflang", "@href")) and item.text("@rel") == "alternate"
    return has_usual_fields and parse_extension_header(f"hreflang {item.hreflang}") is not None


def _fields_of_attributes(
    given: Collection[tuple[str, int, str]], known: Collection[tuple[str, int]]
) -> set[tuple[str, int, str]]:
    """Return empty texts of the fields that attributes among `given` belong to, if they are neither given nor known."""
    owners = {(path.partition("@")[0], nth) for path, nth, _ in given}
    owners -= {("", 0), *known, *((path, nth) for path, nth, _ in given)}
    return {(path, nth, "") for path, nth in owners}


def _value_order(value: tuple[str, int] | tuple[str, int, str]) -> tuple[str, int, str]:
    """Return the key that sorts path, number and text of values: each field before its attributes."""
    return value[0].partition("@")[0], value[1], value[0]


ExtensionTexts = Mapping[str, tuple[SlotArray, pl.Series]]
"""By name of a column: entries, each once, and a text or null for each."""

ExtensionChange = Callable[[EntryExtensions], EntryExtensions]


def column_texts(document: Document, table: EntryTable, slots: SlotArray, column: ExtensionColumn) -> pl.Series:
    """Return the text of a column for each entry, in their order; null for an empty cell."""
    values = read_extension_values(document, table, unique_slots(slots)).filter(pl.col("extension") == column.kind)
    own = values.filter(pl.col("field") == column.path)
    if column.is_hreflang:
        own = select_alternates(values).select("slot", value="hreflang")
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
    by_slot: dict[int, list[tuple[ExtensionColumn, str | None]]] = {slot: [] for slot in slots.tolist()}
    for name, (chosen, values) in texts.items():
        column = _column_by_name(name)
        for slot, text in zip(chosen.tolist(), values.to_list(), strict=True):
            by_slot[slot].append((column, text))
    changes = [[partial(with_column_texts, texts=own)] for own in by_slot.values()]
    return plan_extension_changes(document, slots, changes)


def _column_by_name(name: str) -> ExtensionColumn:
    """Return the column with a name that `extension_column` knows."""
    column = extension_column(name)
    assert column is not None
    return column


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

    Raises:
        RequestError: XML can't store a character of a text.
    """
    columns = [_column_by_name(name) for name in texts]
    frame = pl.DataFrame(dict(texts), schema=dict.fromkeys(texts, pl.String))
    for column in columns:
        for text in frame[column.name].filter(frame[column.name].str.contains(ILLEGAL_CHARACTER)).head(1):
            check_value(EXTENSION_OF_KIND[column.kind], column.path, text)
    return render_columns([column.cell for column in columns], frame)


def saved_extensions(document: Document, slots: SlotArray) -> list[EntryExtensions]:
    """Return for each touched entry the extensions that its file has."""
    return list(iter_entry_extensions(document, slots, document.table.saved_extensions_of(slots)))
