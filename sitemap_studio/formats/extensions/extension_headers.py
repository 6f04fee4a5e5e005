"""Columns of tables with extension values, such as “image:loc” and “hreflang de”: headers to values and back.

One line is one entry, and repeated values have repeated columns. The nth column of a field that an item has once belongs
to the nth item. A column of a repeatable field, such as “video:tag”, belongs to the item of the columns before it, and an
attribute of such a field to the field before it. Each column “hreflang de” is one alternate.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.formats.extensions.extension_parsing import KINDS, PIECE_BREAK
from sitemap_studio.formats.xml_writer import ESCAPES, ILLEGAL_CHARACTER
from sitemap_studio.model.columns import EXTENSION_SCHEMA, empty_extensions
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.extension_fields import ExtensionAttribute, ExtensionField, ValueKind
from sitemap_studio.protocol.extension_items import EXTENSION_NAMES, SPECS
from sitemap_studio.protocol.rules.extension_field_rules import field_label

COLUMN_KINDS: Final = ("alternate", "image", "video", "news")
"""Kinds of extensions whose values have columns, in the order in which they are written."""

_LANGUAGE: Final = "[A-Za-z]{2}(?:[-_][A-Za-z0-9]{1,8})*|[Xx]-[Dd][Ee][Ff][Aa][Uu][Ll][Tt]"
_LANGUAGE_HEADER: Final = re.compile(rf"hreflang(?:\s*:\s*|[\s_-]+)({_LANGUAGE})", re.IGNORECASE)
_INDENT: Final = "  "
_MAX_INTEGER: Final = (1 << 63) - 1
_ESCAPED: Final = r"""[&<>"'\r\t\n]"""
"""Characters that must be escaped in attributes, and some of them in elements."""


class ExtensionHeader(NamedTuple):
    """Meaning of a column: a field or attribute of items of a kind, or the URL of alternates of a language.

    Attributes:
        kind: Kind of the items, such as "image".
        path: The value, as in `ExtensionValue.path`.
        language: Language of alternates, which have no other value; None for all other values.
    """

    kind: str
    path: str
    language: str | None = None

    @property
    def title(self) -> str:
        """Text of the header, such as “image:loc”, “video:price@currency” or “hreflang de”."""
        if self.language is not None:
            return f"hreflang {self.language}"
        return f"xhtml:link{self.path}" if self.kind == "alternate" else field_label(f"{self.kind}-", self.path)

    @property
    def owner(self) -> ExtensionHeader:
        """The field of an attribute; the header itself if it is a field, or an attribute of the item."""
        field = self.path.partition("@")[0]
        return ExtensionHeader(self.kind, field) if field else self

    @property
    def is_repeatable(self) -> bool:
        """Whether an item can have several values, because the field can be repeated."""
        return self.language is None and SPECS[self.kind][self.owner.path].is_repeatable


class ExtensionCell(NamedTuple):
    """Position of a value in the extensions of an entry, which one column stores.

    Attributes:
        header: Header of the column.
        item: Number of the item among the items of its kind, or of its language if it has one, from 0.
        nth: Number of the field in the item, from 0, if the field can be repeated.
    """

    header: ExtensionHeader
    item: int
    nth: int = 0


_HEADERS: Final = tuple(
    ExtensionHeader(kind, path)
    for kind in COLUMN_KINDS
    for path, spec in SPECS[kind].items()
    if spec.kind is not ValueKind.GROUP
)
_HEADER_OF_TITLE: Final = {
    title.lower(): header
    for header in _HEADERS
    for title in (header.title, f"{EXTENSION_NAMES[header.kind].prefix}:{header.path}")
}
_HEADER_OF_VALUE: Final = {(header.kind, header.path): header for header in _HEADERS}
_RANKS: Final = {(header.kind, header.path): rank for rank, header in enumerate(_HEADERS)}
_PATHS: Final = pl.Enum(list(dict.fromkeys(header.path for header in _HEADERS)))
_MULTIPLICITIES: Final = np.array(
    [
        [
            1 + header.is_repeatable if (header := _HEADER_OF_VALUE.get((kind, path))) else 0
            for path in (*_PATHS.categories, "")
        ]
        for kind in KINDS
    ]
)
"""0 for a value without a column, 1 for a field or attribute that an item has once, 2 if it can be repeated.

The indexes are the codes of kind and path; the last path means any other one.
"""


@lru_cache(maxsize=4_096)
def parse_extension_header(title: str) -> ExtensionHeader | None:
    """Return the extension value that a column header names, in any letter case; None for any other header."""
    title = title.strip()
    if found := _LANGUAGE_HEADER.fullmatch(title):
        return ExtensionHeader("alternate", "@href", found[1])
    return _HEADER_OF_TITLE.get(title.lower())


def assign_cells(headers: Iterable[ExtensionHeader | None]) -> list[ExtensionCell | None]:
    """Return the cell that each column of a table stores, given the headers; None for other columns.

    The result is also None if an earlier column already stores the cell.
    """
    counts, repeats, item_of_kind = Counter[ExtensionHeader](), Counter[tuple[ExtensionHeader, int]](), dict[str, int]()
    cells = list[ExtensionCell | None]()
    known = set[ExtensionCell]()
    for header in headers:
        if header is None:
            cells.append(None)
            continue
        if not header.is_repeatable:
            cell = ExtensionCell(header, counts[header])
            counts[header] += 1
            if header.language is None:
                item_of_kind[header.kind] = cell.item
        else:
            item = item_of_kind.get(header.kind, 0)
            is_field = header.owner == header
            cell = ExtensionCell(header, item, max(0, repeats[header.owner, item] - (not is_field)))
            repeats[header.owner, item] += is_field
        cells.append(None if cell in known else cell)
        known.add(cell)
    return cells


def complete_cells(cells: Iterable[ExtensionCell]) -> list[ExtensionCell]:
    """Return sorted columns that store the cells, plus the columns that `assign_cells` needs to identify them."""
    n_items, n_repeats = Counter[ExtensionHeader](), Counter[tuple[ExtensionHeader, int]]()
    attributes = set[ExtensionCell]()
    for cell in cells:
        header, owner = cell.header, cell.header.owner
        if not header.is_repeatable:
            n_items[header] = max(n_items[header], cell.item + 1)
            continue
        n_repeats[owner, cell.item] = max(n_repeats[owner, cell.item], cell.nth + 1)
        if owner != header:
            attributes.add(cell)
    for owner, item in n_repeats:
        # An item with nothing but repeated values needs a column that marks its beginning.
        if not any(header.kind == owner.kind and count > item for header, count in n_items.items()):
            first = next(each for each in _HEADERS if each.kind == owner.kind and not each.is_repeatable)
            n_items[first] = max(n_items[first], item + 1)
    complete = {ExtensionCell(header, item) for header, count in n_items.items() for item in range(count)}
    complete |= {ExtensionCell(owner, item, nth) for (owner, item), count in n_repeats.items() for nth in range(count)}
    return sorted(complete | attributes, key=_sort_key)


def _sort_key(cell: ExtensionCell) -> tuple[object, ...]:
    """Return the key that sorts columns by kind, language, item and field, with repeatable fields last in an item."""
    header = cell.header
    is_language = header.language is not None
    languages = (header.language or "").lower() == "x-default", (header.language or "").lower(), header.language or ""
    ranks = _RANKS[header.kind, header.owner.path], cell.nth, _RANKS[header.kind, header.path]
    return COLUMN_KINDS.index(header.kind), not is_language, languages, cell.item, header.is_repeatable, ranks


# Values to cells


class ColumnValues(NamedTuple):
    """Values of extensions, divided into values that columns can store and others.

    Attributes:
        cells: Values that columns can store, without blank values and surrounding white space. `slot`, and `kind`, `path`,
            `language` (or null), `item` and `nth`, which denote an `ExtensionCell` of the entry, and `value`. `kind` and
            `path` are enumerations.
        unstorable: Unique pairs of `slot` and `extension`, the kind of an extension with other content.
    """

    cells: pl.DataFrame
    unstorable: pl.DataFrame


def column_values(values: pl.DataFrame) -> ColumnValues:
    """Divide values, a frame of `VALUE_SCHEMA` in which the rows of an entry are adjacent."""
    rows = _numbered_values(values)
    cells = rows.filter("is_storable").select(
        "slot", kind="extension", path="path", language="language", item="item", nth="nth", value="text"
    )
    lost = rows.filter(~pl.col("is_storable") & (pl.col("text") != "")).select("slot", "extension")
    others = values.filter(~pl.col("extension").is_in(COLUMN_KINDS)).filter(field="").select("slot", "extension")
    return ColumnValues(cells, pl.concat([lost, others]).unique(maintain_order=True))


def number_columns(cells: pl.DataFrame) -> tuple[list[ExtensionCell], pl.DataFrame]:
    """Return the columns that store the values of entries, and the values with their columns, sorted by entry.

    Args:
        cells: `ColumnValues.cells`.

    Returns:
        The columns, and a frame with the columns `slot`, `column` (index in the list) and `value`, sorted by both.
    """
    numbers = _number_rows(cells.select("kind", "path", "language", "item", "nth"))
    key = pl.DataFrame({"number": numbers}).with_row_index("first").unique("number", maintain_order=True)
    named = cells.select("kind", "path", "language", "item", "nth")[key["first"].to_numpy()]
    used = list(map(cell_from_key, *named))
    columns = complete_cells(used)
    column_of = {cell: number for number, cell in enumerate(columns)}
    own = pl.Series([column_of[cell] for cell in used], dtype=pl.UInt32)
    column = pl.Series(numbers).replace_strict(key["number"], own, return_dtype=pl.UInt32)
    order = (cells["slot"].cast(pl.Int64) * len(columns) + column).arg_sort()
    return columns, cells.select("slot", column.alias("column"), "value")[order]


def cell_from_key(kind: str, path: str, language: str | None, item: int, nth: int) -> ExtensionCell:
    """Return the cell that a row of `ColumnValues.cells` denotes.

    Args:
        kind: Kind of the item.
        path: Path of the field or attribute in the item.
        language: Language of an alternate; None for other items.
        item: Number of the item within its kind.
        nth: Number of the value among repeated values.
    """
    return ExtensionCell(ExtensionHeader(kind, path, language), item, nth)


def _numbered_values(values: pl.DataFrame) -> pl.DataFrame:
    """Return the rows of fields and attributes with item numbers, languages, stripped texts and `is_storable`.

    Of an alternate with a language, only the row of its URL is returned.
    """
    is_element = values["field"] == ""
    number = pl.Series(np.cumsum(is_element.to_numpy()) - 1)
    elements = values.filter(is_element).select("slot", "extension")
    links = values.with_columns(number=number).filter(pl.col("extension") == "alternate")

    def attribute(name: str) -> pl.Series:
        """Return the value of an attribute for each element; null where it is absent, or not an alternate's."""
        found = links.filter(pl.col("field") == name)
        column = pl.Series(name, [None], dtype=pl.String).new_from_index(0, elements.height)
        return column.scatter(found["number"], found["value"]) if found.height else column

    counts = np.bincount(number.to_numpy(), minlength=elements.height)
    elements = elements.with_columns(attribute(name) for name in ("@rel", "@hreflang", "@href"))
    # Alternates with exactly these attributes; others have a column for each attribute.
    is_language = (
        (pl.col("@rel") == "alternate")
        & pl.col("@hreflang").str.contains(f"^(?:{_LANGUAGE})$")
        & (pl.col("@href").str.strip_chars(XML_SPACE) != "")
        & (pl.Series(counts) == 4)
    ).fill_null(False)
    elements = elements.with_columns(language=pl.when(is_language).then(pl.col("@hreflang")))
    elements = elements.with_columns(item=_number_in_groups(elements.select("slot", "extension", "language")))
    is_chosen = ~is_element & (elements["language"].is_null().gather(number) | (values["field"] == "@href"))
    own = elements.select("language", "item")[number.filter(is_chosen).to_numpy()]
    rows = values.filter(is_chosen).with_columns(own, text=pl.col("value").str.strip_chars(XML_SPACE))
    rows = rows.with_columns(path=rows["field"].cast(_PATHS, strict=False))
    kinds, paths = rows["extension"].to_physical(), rows["path"].to_physical().fill_null(len(_PATHS.categories))
    multiplicity = pl.Series(_MULTIPLICITIES[kinds.to_numpy(), paths.to_numpy()])
    is_storable = (multiplicity == 2) | (multiplicity == 1) & (rows["nth"] == 0)
    return rows.with_columns(is_storable=is_storable & (pl.col("text") != ""))


def _number_in_groups(rows: pl.DataFrame) -> pl.Series:
    """Return the number of each row, from 0, among the rows with equal values, in row order."""
    # Faster than a window expression.
    keys = _number_rows(rows)
    order = np.argsort(keys, kind="stable")
    is_first = np.append(True, np.diff(keys[order]) != 0)[: rows.height]
    starts = np.flatnonzero(is_first)
    numbers = np.zeros(rows.height, np.uint32)
    numbers[order] = np.arange(rows.height) - np.repeat(starts, np.diff(np.append(starts, rows.height)))
    return pl.Series(numbers)


def _number_rows(rows: pl.DataFrame) -> NDArray[np.int64]:
    """Return a number for each row, which is equal for rows with equal values and different for others."""
    numbers, bound = np.zeros(rows.height, np.int64), 1
    for column in rows:
        physical = column.cast(pl.Categorical).to_physical() if column.dtype == pl.String else column.to_physical()
        if physical.null_count():
            physical = (physical.cast(pl.Int64) + 1).fill_null(0)
        codes = physical.to_numpy()
        n_codes = int(codes.max(initial=0)) + 1
        if n_codes == 1:
            continue
        if bound * n_codes > _MAX_INTEGER:
            numbers, bound = np.unique(numbers, return_inverse=True)[1], rows.height
        numbers, bound = numbers * n_codes + codes, bound * n_codes
    return numbers


# Cells to XML


def remove_illegal_characters(texts: pl.DataFrame) -> pl.DataFrame:
    """Return columns of texts without the characters that XML does not allow."""
    # For all columns at once, which is faster if there are many.
    has_illegal = texts.select(pl.all().str.contains(ILLEGAL_CHARACTER).any()).row(0)
    columns = [name for name, has_any in zip(texts.columns, has_illegal, strict=True) if has_any]
    return texts.with_columns(pl.col(columns).str.replace_all(ILLEGAL_CHARACTER, "")) if columns else texts


def render_columns(cells: Sequence[ExtensionCell], columns: pl.DataFrame) -> pl.DataFrame:
    """Return the extensions of new entries as XML with the default prefixes, as a frame of `EXTENSION_SCHEMA`.

    Args:
        cells: The value that each column has, each once.
        columns: The texts of each column for each entry, null or blank without a value; the names do not matter. They have
            no characters that XML does not allow (`remove_illegal_characters`).
    """
    if not cells or columns.is_empty():
        return empty_extensions()
    frame = columns.rename(dict(zip(columns.columns, map(str, range(columns.width)), strict=True)))
    frame = frame.select(pl.all().str.strip_chars(XML_SPACE).replace("", None))
    # For all columns at once, which is faster if there are many.
    has_escapes = frame.select(pl.all().str.contains(_ESCAPED).any()).row(0)
    null_counts = frame.null_count().row(0)
    items = dict[tuple[str, str | None, int], dict[tuple[str, int], _Markup]]()
    for number, cell in enumerate(cells):
        if null_counts[number] == frame.height:
            continue
        item = items.setdefault((cell.header.kind, cell.header.language, cell.item), {})
        text = pl.col(str(number))
        if has_escapes[number]:
            text = _escaped(frame[str(number)], is_attribute="@" in cell.header.path)
        item[cell.header.path, cell.nth] = _Markup([text], text.is_not_null() if null_counts[number] else None)
    elements = [_render_item(kind, language, texts) for (kind, language, _), texts in items.items()]
    if not elements:
        return empty_extensions()
    xml = pl.concat_str([_join(each.parts) for each in elements], separator=PIECE_BREAK, ignore_nulls=True)
    rendered = frame.select(xml=xml).with_row_index("entry")
    return rendered.filter(pl.col("xml") != "").cast(EXTENSION_SCHEMA)


class _Markup(NamedTuple):
    """XML in new entries.

    Attributes:
        parts: Texts, and expressions of texts by entry, which are joined to the XML; nulls are left out.
        is_given: Expression of the mask of entries with the XML; None if all entries have it.
    """

    parts: Sequence[str | pl.Expr]
    is_given: pl.Expr | None


def _escaped(texts: pl.Series, *, is_attribute: bool) -> pl.Expr:
    """Return the expression of the texts of a column, escaped for XML."""
    escapes = ESCAPES | ({"\t": "&#9;", "\n": "&#10;"} if is_attribute else {})
    text = pl.col(texts.name)
    for character, escape in escapes.items():
        if texts.str.contains(character, literal=True).any():
            text = text.str.replace_all(character, escape, literal=True)
    return text


def _render_item(kind: str, language: str | None, texts: dict[tuple[str, int], _Markup]) -> _Markup:
    """Return the XML of an item, given its texts by path and number; entries without any text have no item."""
    extension = EXTENSION_NAMES[kind]
    prefix = extension.prefix
    if language is not None:
        url, opening = texts["@href", 0], f'<{prefix}:{extension.element} rel="alternate" hreflang="{language}" href="'
        return _join_if_any([opening, url, '"/>'], [url])

    def attributes(path: str, nth: int, specs: Sequence[ExtensionAttribute]) -> list[_Markup]:
        """Return the attributes of an element; entries have an attribute if it has a text."""
        own = [(spec.name, texts.get((f"{path}@{spec.name}", nth))) for spec in specs]
        return [_join_if_any([f' {name}="', text, '"'], [text]) for name, text in own if text is not None]

    def fields(specs: Sequence[ExtensionField], group: str, line: str) -> list[_Markup]:
        """Return the elements of fields; entries have an element if it, an attribute or a nested field has a text."""
        written = []
        for spec in specs:
            path, name = group + spec.name, f"{prefix}:{spec.name}"
            if spec.fields:
                inside = fields(spec.fields, f"{path}.", line + _INDENT)
                if inside:
                    written.append(_join_if_any([f"{line}<{name}>", *inside, f"{line}</{name}>"], inside))
                continue
            numbers = {nth for given, nth in texts if given == path or given.startswith(f"{path}@")}
            for nth in sorted(numbers):
                given = [texts[path, nth]] if (path, nth) in texts else []
                own = attributes(path, nth, spec.attributes)
                written.append(_join_if_any([f"{line}<{name}", *own, ">", *given, f"</{name}>"], [*own, *given]))
        return written

    own = attributes("", 0, extension.attributes)
    inside = fields(extension.fields, "", PIECE_BREAK + _INDENT)
    opening, closing = f"<{prefix}:{extension.element}", f"{PIECE_BREAK}</{prefix}:{extension.element}>"
    if not inside:
        return _join_if_any([opening, *own, "/>"], own)
    return _join_if_any([opening, *own, ">", *inside, closing], [*own, *inside])


def _join_if_any(parts: Sequence[str | _Markup], values: Sequence[_Markup]) -> _Markup:
    """Return joined texts and XML for the entries that have any of `values`."""
    joined = list[str | pl.Expr]()
    for part in parts:
        for each in [part] if isinstance(part, str) else part.parts:
            if isinstance(each, str) and joined and isinstance(joined[-1], str):
                joined[-1] += each
            else:
                joined.append(each)
    masks = [value.is_given for value in values if value.is_given is not None]
    if len(masks) < len(values):
        return _Markup(joined, None)
    is_given = pl.any_horizontal(masks)
    return _Markup([pl.when(is_given).then(_join(joined))], is_given)


def _join(parts: Sequence[str | pl.Expr]) -> pl.Expr:
    """Return the expression of joined parts, without nulls; null only where a single part is null."""
    expressions = [pl.lit(part) if isinstance(part, str) else part for part in parts]
    return expressions[0] if len(expressions) == 1 else pl.concat_str(expressions, ignore_nulls=True)
