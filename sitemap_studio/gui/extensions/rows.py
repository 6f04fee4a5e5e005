"""The values of one item as the lines of a form: what it has, and what else it could have. Knows no Qt.

Which fields there are is declared in `protocol.extension_fields`; of those that nobody reads any more, and of those
that are hardly ever set, only what is there has a line until all are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_studio.formats.extensions.editing import EXTENSION_OF_KIND, Item
from sitemap_studio.protocol.extension_fields import ExtensionAttribute, ExtensionField, Spec, ValueKind
from sitemap_studio.protocol.rules.extensions import SPECS

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "image": ("loc",),
    "video": ("title",),
    "news": ("title",),
    "alternate": ("@hreflang", "@href"),
}
"""By kind the values that lists of items show, by path; kinds without a list are left out."""

_TOLD_BY_LIST: Final = frozenset(("image", "alternate"))
"""Kinds whose lists of items tell nearly all; their forms leave that out."""

_RARE: Final = {"alternate": frozenset(("@rel", "@media"))}
"""Values that have a line only where they say something unusual."""

_USUAL: Final = ("@rel", "alternate")


@dataclass(frozen=True)
class FieldRow:
    """One line of the form.

    Attributes:
        path: The field or attribute, as "loc", "publication.name" or "restriction@relationship".
        place: Which of the values of that path, from 0.
        text: Its text; None where it is not there, and for a group.
        spec: What is declared of it; None where nothing is: then it can only be looked at.
        depth: How deep it stands: inside of a group, or as the attribute of a field.
        is_further: Whether it is for one more of a field that is there already.
    """

    path: str
    place: int
    text: str | None
    spec: Spec | None
    depth: int = 0
    is_further: bool = False

    @property
    def name(self) -> str:
        """The last part of its path; what is in another namespace without that."""
        if self.spec is not None:
            return self.spec.name
        return self.path.rpartition("}")[2] if "}" in self.path else self.path.rpartition(".")[2].rpartition("@")[2]

    @property
    def is_group(self) -> bool:
        """Whether it has no text, and the lines below it are inside of it."""
        return self.spec is not None and self.spec.kind is ValueKind.GROUP

    @property
    def is_editable(self) -> bool:
        """Whether a text can be typed for it."""
        return self.spec is not None and not self.is_group


def rows_of(item: Item, *, all_fields: bool) -> tuple[FieldRow, ...]:
    """The lines of an item's form.

    Args:
        item: The item; of a kind that has values.
        all_fields: Whether fields are to be listed that are absent and that hardly anybody needs.
    """
    extension = EXTENSION_OF_KIND[item.kind]
    rows = [
        *(row for spec in extension.attributes for row in _attribute_rows(item, f"@{spec.name}", spec, 0, 0)),
        *_field_rows(item, extension.fields, "", 0),
        *_unknown(item),
    ]
    if not all_fields:
        rows = [row for row in rows if _is_wanted(item, row)]
    listed = COLUMNS[item.kind] if item.kind in _TOLD_BY_LIST else ()
    return tuple(row for row in rows if row.path not in listed)


def has_more_rows(item: Item) -> bool:
    """Whether asking for all fields shows further lines."""
    return len(rows_of(item, all_fields=True)) > len(rows_of(item, all_fields=False))


def text_to_set(item: Item, path: str, place: int, typed: str) -> str | None:
    """What a typed text makes of a value: nothing typed takes it away, unless it bears attributes."""
    bears = any(value.path.startswith(f"{path}@") and value.place == place for value in item.values)
    return typed if typed or bears else None


def _is_wanted(item: Item, row: FieldRow) -> bool:
    if row.path in _RARE.get(item.kind, ()):
        return row.text is not None and (row.path, row.text) != _USUAL
    if row.text is not None or row.spec is None:
        return True
    group = row.path if row.is_group else row.path.rpartition(".")[0]
    if group and _has_group(item, group):
        return True
    is_dropped = group in SPECS[item.kind] and SPECS[item.kind][group].is_deprecated
    return not (row.spec.is_deprecated or is_dropped)


def _has_group(item: Item, group: str) -> bool:
    return any(value.path.startswith(f"{group}.") for value in item.values)


def _field_rows(item: Item, specs: Sequence[ExtensionField], around: str, depth: int) -> Iterator[FieldRow]:
    for spec in specs:
        path = around + spec.name
        if spec.fields:
            yield FieldRow(path, 0, None, spec, depth)
            yield from _field_rows(item, spec.fields, f"{path}.", depth + 1)
            continue
        texts = item.texts(path)
        for place, text in enumerate(texts):
            yield FieldRow(path, place, text, spec, depth)
            for attribute in spec.attributes:
                yield from _attribute_rows(item, f"{path}@{attribute.name}", attribute, place, depth + 1)
        if not texts or (spec.is_repeatable and len(texts) < (spec.max_count or len(texts) + 1)):
            yield FieldRow(path, len(texts), None, spec, depth, is_further=bool(texts))


def _attribute_rows(item: Item, path: str, spec: ExtensionAttribute, place: int, depth: int) -> Iterator[FieldRow]:
    yield FieldRow(path, place, item.text(path, place), spec, depth)


def _unknown(item: Item) -> Iterator[FieldRow]:
    """Values that are not declared, which may stand there all the same."""
    for value in item.values:
        if value.path not in SPECS[item.kind]:
            yield FieldRow(value.path, value.place, value.text, None)


def blank_values(kind: str) -> list[tuple[str, str]]:
    """The values that a new item begins with: what it needs, to be filled in, and what can only be one thing."""
    extension = EXTENSION_OF_KIND[kind]
    paths = [f"@{spec.name}" for spec in extension.attributes if spec.is_required]
    for spec in extension.fields:
        inner = [f"{spec.name}.{each.name}" for each in spec.fields if each.is_required]
        paths += (inner or [spec.name]) if spec.is_required else []
    paths += [path for path in (*COLUMNS[kind], *_one_of_each(kind)) if path not in paths]
    return [(path, _only_choice(SPECS[kind][path])) for path in SPECS[kind] if path in paths]


def _one_of_each(kind: str) -> list[str]:
    """Of values of which one is needed, the first."""
    names = [names[0] for names in EXTENSION_OF_KIND[kind].one_of]
    return [name if name in SPECS[kind] else f"@{name}" for name in names]


def _only_choice(spec: Spec) -> str:
    return spec.choices[0] if len(spec.choices) == 1 else ""
