"""Rules about the extensions of an entry, judged over the columns of their values, for many entries at once.

What depends on other entries is judged in `alternates`; the words are in `extension_messages`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property, partial
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.messages import msg
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.protocol import namespaces
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.extension import Extension, ExtensionField, ValueKind
from sitemap_studio.protocol.rules.extensions import EXTENSION_NAMES, EXTENSION_RULE_IDS, SPECS
from sitemap_studio.validation.containing import Fault, Places, apart, attempt, failure_of
from sitemap_studio.validation.extensions.elements import Elements, Labels, elements_of, label_place
from sitemap_studio.validation.extensions.values import is_before, oldest_news, suspects, value_fault

MISPLACED: Final = msg("misplaced elements")
"""What the rules about elements outside of their extensions are called together."""

Lines = NDArray[np.intp]
"""Places of lines in a frame of values, ascending."""


@dataclass(frozen=True)
class Broken:
    """Where values break one rule.

    Attributes:
        rule: Its id.
        field: The field concerned, by its path, where the lines are those of elements; empty where they tell it.
        lines: The lines of the values, or of the elements, that break it.
    """

    rule: str
    field: str
    lines: Lines


class Kind:
    """The lines of one extension in a frame of values.

    Attributes:
        name: The extension's.
        lines: Their places in the frame.
        fields: Their fields.
        values: Their values.
    """

    def __init__(self, name: str, values: pl.DataFrame) -> None:
        self.name = name
        self.lines: Lines = (values["extension"] == name).arg_true().to_numpy().astype(np.intp)
        chosen = values if len(self.lines) == values.height else values[self.lines]
        self.fields, self.values = chosen["field"], chosen["value"]
        self._slots = chosen["slot"]
        self._places: dict[str, Lines] = {}

    @cached_property
    def present(self) -> frozenset[str]:
        """The different fields that occur."""
        return frozenset(self.fields.unique().to_list())

    @cached_property
    def element_of(self) -> Lines:
        """For each line the element it belongs to, counted from 0 over all entries."""
        is_element = np.zeros(len(self.fields), np.intp)
        is_element[self.places("")] = 1
        elements: Lines = np.cumsum(is_element) - 1
        return elements

    @cached_property
    def element_slots(self) -> SlotArray:
        """The slot of each element."""
        slots: SlotArray = self._slots.to_numpy()[self.places("")]
        return slots

    def places(self, field: str) -> Lines:
        """Which of the lines are of a field."""
        if field not in self._places:
            is_there = field in self.present
            found = (self.fields == field).arg_true().to_numpy() if is_there else np.empty(0)
            self._places[field] = found.astype(np.intp)
        return self._places[field]

    def counts(self, field: str, *, is_filled: bool = False) -> Lines:
        """How often each element has a field, or has it with a text that is not blank."""
        places = self.places(field)
        if is_filled and len(places):
            # A group has no text and is as it is.
            texts = self.values.gather(pl.Series(places)).fill_null("-").str.strip_chars(XML_SPACE)
            places = places[(texts != "").to_numpy()]
        counted: Lines = np.bincount(self.element_of[places], minlength=len(self.places("")))
        return counted

    def broken(self, suffix: str, field: str, places: Lines) -> Iterator[Broken]:
        """A breach by some of the lines, if there are any."""
        if len(places):
            yield Broken(f"{self.name}-{suffix}", field, self.lines[places])

    def broken_elements(self, suffix: str, field: str, is_broken: NDArray[np.bool_]) -> Iterator[Broken]:
        """A breach by some of the elements, if there are any."""
        yield from self.broken(suffix, field, self.places("")[is_broken])


def broken_values(values: pl.DataFrame, today: date | None) -> list[Broken]:
    """Judge the values of extensions, whatever other entries say.

    Args:
        values: A frame of lines: `slot`, `extension`, `field` and `value`, as the reader of extensions delivers them.
        today: Against which dates are held; None judges none.

    Returns:
        The breaches, rule by rule; where a rule or a group of them failed, under `containing.failure_of` the first
        lines of the entries that were not judged by it.
    """
    found: list[Broken] = []
    extensions = set(values["extension"].unique().to_list())
    for name in (*EXTENSION_NAMES, "other"):
        if name in extensions:
            judged = attempt(partial(_judge, name, values, today))
            found += _judge_singly(name, values, today) if isinstance(judged, Fault) else judged
    if "unreadable" in extensions:
        lines = (values["extension"] == "unreadable").arg_true().to_numpy().astype(np.intp)
        found.append(Broken("extension-unreadable", "", lines))
    return found


def broken_elements(values: pl.DataFrame, broken: list[Broken]) -> dict[str, Elements]:
    """Where entries break each rule, in the order of the elements."""
    slots = values["slot"].to_numpy()
    by_rule: dict[str, list[Broken]] = {}
    for breach in broken:
        by_rule.setdefault(breach.rule, []).append(breach)
    found = {}
    for rule, breaches in by_rule.items():
        lines = np.concatenate([breach.lines for breach in breaches])
        labels = np.concatenate([_labels(values, breach) for breach in breaches])
        order = np.argsort(lines, kind="stable")
        found[rule] = elements_of(rule, slots[lines[order]], labels[order])
    return found


def _labels(values: pl.DataFrame, broken: Broken) -> Labels:
    """The field of each line of a breach."""
    if broken.field:
        return np.full(len(broken.lines), label_place(broken.rule, broken.field), np.uint8)
    fields = values["field"].gather(pl.Series(broken.lines))
    known = {path: label_place(broken.rule, path) for path in fields.unique().to_list()}
    return fields.replace_strict(known, return_dtype=pl.UInt8).to_numpy()


def value_group(extension: str) -> str:
    """What the rules about the values of an extension are called together: one look tells which of them is broken."""
    return msg("{extension} values", extension=extension)


def _judge(name: str, values: pl.DataFrame, today: date | None) -> list[Broken]:
    """Judge the elements of one extension."""
    kind = Kind(name, values)
    return [breach for _, judge in _steps(name, today) for breach in judge(kind)]


def _judge_singly(name: str, values: pl.DataFrame, today: date | None) -> list[Broken]:
    """The same, each rule apart from the others: one of them fails."""
    slots = values["slot"].to_numpy()
    concerned = distinct(values["slot"].filter(values["extension"] == name).to_numpy())
    found: list[Broken] = []
    for part, judge in _steps(name, today):
        judged, failed = apart(part, partial(_judge_some, name, judge, values), concerned)
        found += [breach for of_part in judged for breach in of_part]
        if len(failed):
            first_lines = np.unique(slots, return_index=True)[1]
            lines = first_lines[np.isin(slots[first_lines], failed)]
            found.append(Broken(failure_of(part), "", np.sort(lines)))
    return found


def _judge_some(name: str, judge: _Judge, values: pl.DataFrame, chosen: Places) -> list[Broken]:
    """Judge the elements of some entries."""
    lines = np.flatnonzero(np.isin(values["slot"].to_numpy(), chosen))
    kind = Kind(name, values[lines])
    return [replace(breach, lines=lines[breach.lines]) for breach in judge(kind)]


_Judge = Callable[[Kind], Iterator[Broken]]


def _steps(name: str, today: date | None) -> Iterator[tuple[str, _Judge]]:
    """How an extension is judged, step by step: the rule of each, or the group of rules, and what judges by it."""
    if name == "other":
        yield MISPLACED, _misplaced
        return
    extension = EXTENSION_NAMES[name]
    yield f"{name}-field-missing", _missing_fields
    yield f"{name}-attribute-missing", _missing_attributes
    yield f"{name}-field-repeated", _repeated
    yield f"{name}-deprecated", partial(_deprecated, extension)
    for path, spec in SPECS[name].items():
        if spec.kind is not ValueKind.GROUP:
            yield value_group(name), partial(_faulty, path)
    if extension.one_of:
        suffix = "no-content" if name == "video" else "no-language"
        yield f"{name}-{suffix}", partial(_without_all, suffix, extension)
    yield f"{name}-too-many", partial(_too_many, extension)
    yield f"{name}-unknown", _unknown
    if name == "video":
        yield "video-order", partial(_disorder, extension)
        if today is not None:
            yield "video-expired", partial(_before, "expired", "expiration_date", today)
    if name == "news" and today is not None:
        yield "news-old", partial(_before, "old", "publication_date", oldest_news(today))


def _missing_fields(kind: Kind) -> Iterator[Broken]:
    for path, spec in SPECS[kind.name].items():
        if spec.is_required and isinstance(spec, ExtensionField):
            group = path.rpartition(".")[0]
            is_wanted = kind.counts(group) > 0
            yield from kind.broken_elements("field-missing", path, is_wanted & (kind.counts(path, is_filled=True) == 0))


def _missing_attributes(kind: Kind) -> Iterator[Broken]:
    for path, spec in SPECS[kind.name].items():
        if spec.is_required and not isinstance(spec, ExtensionField):
            bearers = kind.counts(path.rpartition("@")[0])
            yield from kind.broken_elements("attribute-missing", path, bearers > kind.counts(path))


def _deprecated(extension: Extension, kind: Kind) -> Iterator[Broken]:
    for path, spec in SPECS[kind.name].items():
        if spec.is_deprecated and path in kind.present:
            yield from kind.broken("deprecated", path, kind.places(path))
    if extension.is_deprecated:
        yield from kind.broken("deprecated", "", kind.places(""))


def _without_all(suffix: str, extension: Extension, kind: Kind) -> Iterator[Broken]:
    """Elements that have none of several fields of which they need one."""
    for group in extension.one_of:
        paths = [name if name in SPECS[kind.name] else f"@{name}" for name in group]
        counts = [kind.counts(path, is_filled="@" not in path) for path in paths]
        yield from kind.broken_elements(suffix, "", np.add.reduce(counts) == 0)


def _repeated(kind: Kind) -> Iterator[Broken]:
    for path, spec in SPECS[kind.name].items():
        if isinstance(spec, ExtensionField) and spec.max_count is not None and path in kind.present:
            # A group that stands there twice may hold each of its fields twice: it is told itself.
            allowed = spec.max_count * np.maximum(kind.counts(path.rpartition(".")[0]), 1)
            yield from kind.broken_elements("field-repeated", path, kind.counts(path) > allowed)


def _faulty(path: str, kind: Kind) -> Iterator[Broken]:
    """Values of a field that are wrong in themselves."""
    if path not in kind.present:
        return
    spec, places = SPECS[kind.name][path], kind.places(path)
    texts = kind.values.gather(pl.Series(places))
    faulty: dict[str, list[str]] = {}
    for text in suspects(spec, texts).to_list():
        fault = value_fault(spec, text, is_news=kind.name == "news")
        if fault is not None and f"{kind.name}-{fault}" in EXTENSION_RULE_IDS:
            faulty.setdefault(fault, []).append(text)
    for fault, wrong in faulty.items():
        yield from kind.broken(fault, path, places[texts.is_in(wrong).fill_null(value=False).to_numpy()])


def _too_many(extension: Extension, kind: Kind) -> Iterator[Broken]:
    """The first element beyond those that an entry may have."""
    if extension.max_per_entry is None:
        return
    slots = kind.element_slots
    is_first = np.ones(len(slots), np.bool_)
    np.not_equal(slots[1:], slots[:-1], out=is_first[1:])
    starts = np.flatnonzero(is_first)
    number = np.arange(len(slots)) - starts[np.cumsum(is_first) - 1]
    yield from kind.broken_elements("too-many", "", number == extension.max_per_entry)


def _is_unknown(name: str) -> bool:
    """Whether a name that is not declared should be told: foreign elements, and attributes, may stand anywhere."""
    if "@" in name:
        return False
    own = name.rpartition(".")[2] if "{" not in name else name[name.index("{") :]
    return not own.startswith("{") or own[1:].partition("}")[0] in _TOLD_NAMESPACES


_TOLD_NAMESPACES: Final = namespaces.KNOWN_EXTENSIONS | {namespaces.SITEMAP}


def _unknown(kind: Kind) -> Iterator[Broken]:
    unknown = [name for name in kind.present - SPECS[kind.name].keys() - {""} if _is_unknown(name)]
    if unknown:
        yield from kind.broken("unknown", "", kind.fields.is_in(unknown).arg_true().to_numpy().astype(np.intp))


_EXTENSION_OF: Final = {extension.namespace: name for name, extension in EXTENSION_NAMES.items()}


def _misplaced(kind: Kind) -> Iterator[Broken]:
    """Elements of a known namespace that stand directly in an entry and should not."""
    namespaces_of = kind.values.str.extract(r"^\{(.*)\}", 1)
    for uri, name in _EXTENSION_OF.items():
        lines = kind.lines[(namespaces_of == uri).fill_null(value=False).to_numpy()]
        if len(lines):
            yield Broken(f"{name}-unknown", "", lines)


def _disorder(extension: Extension, kind: Kind) -> Iterator[Broken]:
    """For each element the first field that stands behind one that it should precede."""
    order = np.full(len(kind.fields), -1, np.int16)
    for field in extension.fields:
        order[kind.places(field.name)] = field.order
    places = np.flatnonzero(order >= 0)
    elements, orders = kind.element_of[places], order[places]
    is_back = np.zeros(len(places), np.bool_)
    is_back[1:] = (elements[1:] == elements[:-1]) & (orders[1:] < orders[:-1])
    back, concerned = places[is_back], elements[is_back]
    is_first = np.diff(concerned, prepend=-1) != 0
    yield from kind.broken("order", "", back[is_first])


def _before(suffix: str, field: str, day: date, kind: Kind) -> Iterator[Broken]:
    places = kind.places(field)
    if len(places):
        texts = kind.values.gather(pl.Series(places))
        past = [text for text in texts.unique().drop_nulls().to_list() if is_before(text, day)]
        yield from kind.broken(suffix, field, places[texts.is_in(past).fill_null(value=False).to_numpy()])
