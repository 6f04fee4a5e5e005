"""Rules about the extensions of an entry, judged over the columns of their values, for many entries at once.

An entry may violate a rule in many of its elements, so slots are kept with the field of each. What depends on other
entries is judged in `alternates`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property, partial
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.messages import msg
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.protocol import dates, namespaces, urls, values
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.extension_fields import YES_NO, Extension, ExtensionField, Spec, ValueKind
from sitemap_studio.protocol.languages import COUNTRIES, LanguageFault, alternate_fault, news_fault
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS
from sitemap_studio.protocol.rules.extensions import (
    EXTENSION_LABELS,
    EXTENSION_NAMES,
    EXTENSION_RULE_IDS,
    PER_FILE_RULES,
    SPECS,
    label_of,
)
from sitemap_studio.validation.run_rule import run_rule

NEWS_DAYS: Final = 2
"""So many days old an article may be. Google Search Central, news sitemaps."""

_INTEGER: Final = re.compile("[+-]?[0-9]+")
_LEGAL: Final = re.compile(urls.LEGAL)
_SPACE: Final = f"[{XML_SPACE}]*"
_DATE_CHARACTERS: Final = 10


def suspects(spec: Spec, texts: pl.Series) -> pl.Series:
    """The different texts of a column that are not plainly right."""
    text = pl.col("text")
    if spec.kind is ValueKind.URL:
        is_suspect = ~text.str.contains(f"^(?:{urls.PLAIN})$") | (text.str.len_bytes() > MAX_LOC_CHARACTERS)
    elif spec.kind is ValueKind.DATE:
        is_suspect = ~text.str.contains(f"^(?:{_SPACE}{dates.REAL}{_SPACE})$")
    elif spec.kind is ValueKind.TEXT and not spec.pattern and not _max_items(spec):
        limit = _max_characters(spec)
        is_suspect = text.str.len_bytes() > limit if limit else pl.lit(value=False)
    else:
        is_suspect = text.is_not_null()
    return pl.DataFrame({"text": texts}).filter(is_suspect)["text"].unique().drop_nulls()


def value_fault(spec: Spec, text: str, *, is_news: bool = False) -> str | None:
    """What is wrong with a text: the end of the id of the rule that it breaks first, or None.

    Args:
        spec: What is declared of its field or attribute.
        text: The author's text.
        is_news: Whether a language is one of news, which are written otherwise than those of alternates.
    """
    value = text.strip(XML_SPACE)
    if not value and _may_be_empty(spec):
        return None
    limit = _max_characters(spec)
    if limit and len(value) > limit:
        return "too-long"
    if spec.kind is ValueKind.URL:
        return _url_fault(value)
    if spec.kind is ValueKind.DATE:
        return None if dates.is_real_date(value) else "date"
    if spec.kind in (ValueKind.INTEGER, ValueKind.DECIMAL):
        return _number_fault(spec, value)
    if spec.kind is ValueKind.LANGUAGE:
        return "language" if language_fault(value, is_news=is_news) else None
    return _item_fault(spec, value)


def language_fault(code: str, *, is_news: bool) -> LanguageFault | None:
    """Why a code of a language is none; None for a right one."""
    return news_fault(code) if is_news else alternate_fault(code)


def items_of(spec: Spec, text: str) -> list[str]:
    """The items of a list, or the one value; white space around them means nothing."""
    separator = spec.separator if isinstance(spec, ExtensionField) else ""
    if not separator:
        return [text.strip(XML_SPACE)]
    return text.split() if separator == " " else [item.strip(XML_SPACE) for item in text.split(separator)]


def wrong_items(spec: Spec, text: str) -> list[str]:
    """The items of a list, or the one value, that are not of those defined or not in their form."""
    return [item for item in items_of(spec, text) if not _is_right_item(spec, item)]


def is_before(text: str, day: date) -> bool:
    """Whether all that a date can mean lies before a day; false for a date that is none.

    Time and zone are ignored: a day more or less does not matter here.
    """
    value = text.strip(XML_SPACE)
    stated = value[:_DATE_CHARACTERS]
    return dates.is_real_date(value) and stated < day.isoformat()[: len(stated)]


def oldest_news(today: date) -> date:
    """The day before which an article is too old for a news sitemap."""
    return today - timedelta(days=NEWS_DAYS)


def _max_characters(spec: Spec) -> int | None:
    return spec.max_characters if isinstance(spec, ExtensionField) else None


def _max_items(spec: Spec) -> int | None:
    return spec.max_items if isinstance(spec, ExtensionField) else None


def _may_be_empty(spec: Spec) -> bool:
    """Whether an empty text says nothing wrong, or is told by another rule."""
    if not isinstance(spec, ExtensionField):
        return False
    # A price without an amount says by its type how the video is sold.
    return spec.is_required or spec.kind is ValueKind.TEXT or spec.name == "price"


def _url_fault(value: str) -> str | None:
    if not urls.is_complete(value):
        return "url-incomplete"
    is_legal = urls.is_web(value) and _LEGAL.fullmatch(value) and len(value) <= MAX_LOC_CHARACTERS
    return None if is_legal else "url-illegal"


def _number_fault(spec: Spec, value: str) -> str | None:
    is_number = _INTEGER.fullmatch(value) if spec.kind is ValueKind.INTEGER else values.is_decimal(value)
    if not is_number:
        return "number"
    number = float(value)
    is_low = spec.minimum is not None and number < spec.minimum
    return "range" if is_low or (spec.maximum is not None and number > spec.maximum) else None


def _item_fault(spec: Spec, value: str) -> str | None:
    most = _max_items(spec)
    if most is not None and len(items_of(spec, value)) > most:
        return "too-many-items"
    if not wrong_items(spec, value):
        return None
    return "choice" if spec.kind in (ValueKind.YES_NO, ValueKind.CHOICE) else "format"


def _is_right_item(spec: Spec, item: str) -> bool:
    if spec.kind is ValueKind.YES_NO:
        return item in YES_NO
    if spec.kind is ValueKind.COUNTRY and item not in COUNTRIES:
        return False
    if spec.choices:
        return item in spec.choices
    return not spec.pattern or re.fullmatch(spec.pattern, item) is not None


MAX_LISTED: Final = 100
"""So many places of one entry are told for each rule; the last one tells how many more there are."""

Labels = NDArray[np.uint8]
"""Fields of extensions, by their places in `EXTENSION_LABELS`."""

_PLACES: Final = {label: place for place, label in enumerate(EXTENSION_LABELS)}


@dataclass(frozen=True, eq=False)
class Elements:
    """The places where entries break one rule, as they are listed.

    Attributes:
        slots: The entry of each, ascending: an entry as often as it breaks the rule, `MAX_LISTED` times at most.
        labels: The field of each.
    """

    slots: SlotArray
    labels: Labels

    def __len__(self) -> int:
        return len(self.slots)

    def chosen(self, which: NDArray[np.bool_] | NDArray[np.intp]) -> Elements:
        """Some of them."""
        return Elements(self.slots[which], self.labels[which])

    def is_about(self, label: str) -> NDArray[np.bool_]:
        """Which of them are in one field."""
        is_it: NDArray[np.bool_] = self.labels == _PLACES[label]
        return is_it

    def named(self) -> list[str]:
        """The fields that there are."""
        return [EXTENSION_LABELS[place] for place in np.flatnonzero(np.bincount(self.labels))]


ByRule = Mapping[str, Elements]
"""Places by rule."""


def label_place(rule: str, path: str) -> int:
    """The place in `EXTENSION_LABELS` of a field that a rule about extensions concerns; see `label_of`."""
    return _PLACES[label_of(rule, path)]


@dataclass(frozen=True, eq=False)
class PerFile:
    """Where entries break a rule that is reported once for each sitemap and field.

    Attributes:
        every: All entries that break it, once for each field.
        reported: The first entry of each sitemap and field.
        counts: For each of these how many entries of its sitemap break the rule in this field.
    """

    every: Elements
    reported: Elements
    counts: NDArray[np.intp]


def per_file(by_rule: ByRule, table: EntryTable) -> dict[str, PerFile]:
    """What is reported of the rules in `PER_FILE_RULES`."""
    return {rule: _per_file(found, table) for rule, found in by_rule.items() if rule in PER_FILE_RULES}


def _per_file(every: Elements, table: EntryTable) -> PerFile:
    sitemaps = table.rows(every.slots, ["sitemap"]).to_series().to_numpy().astype(np.intp)
    groups = sitemaps * len(EXTENSION_LABELS) + every.labels
    # In files as they were read this is an order that ascends already, which costs next to nothing.
    order = np.lexsort((table.positions()[every.slots], groups))
    starts = np.flatnonzero(np.diff(groups[order], prepend=-1))
    firsts, counts = order[starts], np.diff(starts, append=len(order))
    by_slot = np.lexsort((every.labels[firsts], every.slots[firsts]))
    return PerFile(every, every.chosen(firsts[by_slot]), counts[by_slot])


def elements_of(rule: str, slots: SlotArray, labels: Labels) -> Elements:
    """Keep places by slot, of one entry as many as are told; of a rule in `PER_FILE_RULES` each field once.

    Args:
        rule: The rule.
        slots: The entries, those of one entry in the order in which they are listed.
        labels: The field of each.
    """
    if rule in PER_FILE_RULES:
        keys = np.unique(slots.astype(np.uint64) << np.uint64(8) | labels)
        return Elements((keys >> np.uint64(8)).astype(np.uint32), keys.astype(np.uint8))
    order = np.argsort(slots, kind="stable")
    slots, labels = slots[order], labels[order]
    if len(slots) >= MAX_LISTED and (slots[MAX_LISTED - 1 :] == slots[: len(slots) - MAX_LISTED + 1]).any():
        number = np.arange(len(slots)) - np.searchsorted(slots, slots)
        has_more = np.isin(slots, slots[number >= MAX_LISTED])
        # The last one speaks of all that are left.
        labels = np.where(has_more & (number == MAX_LISTED - 1), np.uint8(label_place(rule, "")), labels)
        slots, labels = slots[number < MAX_LISTED], labels[number < MAX_LISTED]
    return Elements(slots, labels)


def joined(parts: Iterable[ByRule]) -> dict[str, Elements]:
    """Places of several parts, of which no two concern the same entry."""
    by_rule: dict[str, list[Elements]] = {}
    for part in parts:
        for rule, elements in part.items():
            by_rule.setdefault(rule, []).append(elements)
    return {rule: _joined(found) for rule, found in by_rule.items()}


def _joined(parts: list[Elements]) -> Elements:
    if len(parts) == 1:
        return parts[0]
    slots, labels = np.concatenate([part.slots for part in parts]), np.concatenate([part.labels for part in parts])
    order = np.argsort(slots, kind="stable")
    return Elements(slots[order], labels[order])


def among(by_rule: ByRule, is_meant: NDArray[np.bool_]) -> dict[str, Elements]:
    """The places of some entries, told by slot; rules without any are left out."""
    kept = {rule: elements.chosen(is_meant[elements.slots]) for rule, elements in by_rule.items()}
    return {rule: elements for rule, elements in kept.items() if len(elements)}


def slots_by_rule(by_rule: ByRule) -> dict[str, SlotArray]:
    """The slots that break each rule, ascending."""
    return {rule: distinct(elements.slots) for rule, elements in by_rule.items()}


def replaced(before: ByRule, rules: Iterable[str], judged: SlotArray, found: ByRule) -> dict[str, Elements]:
    """The places after some entries were judged again by some rules.

    Args:
        before: Those before.
        rules: By which it was judged.
        judged: Which entries, ascending.
        found: Where these break the rules now.
    """
    now = dict(before)
    for rule in rules:
        parts = [found[rule]] if rule in found else []
        if (known := now.pop(rule, None)) is not None:
            was_judged = np.isin(known.slots, judged)
            parts.append(known.chosen(~was_judged) if was_judged.any() else known)
        parts = [part for part in parts if len(part)]
        if parts:
            now[rule] = _joined(parts)
    return now


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


class ExtensionLines:
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


def broken_values(values: pl.DataFrame, today: date | None, failed: set[str] | None = None) -> list[Broken]:
    """Judge the values of extensions, whatever other entries say.

    Args:
        values: A frame of lines: `slot`, `extension`, `field` and `value`, as the reader of extensions delivers them.
        today: Against which dates are held; None judges none.
        failed: Gets the rules, or groups of rules, that raise.
    """
    failed = set() if failed is None else failed
    found: list[Broken] = []
    extensions = set(values["extension"].unique().to_list())
    for name in (*EXTENSION_NAMES, "other"):
        if name in extensions:
            kind = ExtensionLines(name, values)
            for part, judge in _steps(name, today):
                found += run_rule(part, partial(_found_by, judge, kind), [], failed)
    if "unreadable" in extensions:
        lines = (values["extension"] == "unreadable").arg_true().to_numpy().astype(np.intp)
        found.append(Broken("extension-unreadable", "", lines))
    return found


def broken_elements(values: pl.DataFrame, broken: list[Broken]) -> dict[str, Elements]:
    """Where entries break each rule, in the order of the elements."""
    slots = values["slot"].to_numpy()
    by_rule: dict[str, list[Broken]] = {}
    for violation in broken:
        by_rule.setdefault(violation.rule, []).append(violation)
    found = {}
    for rule, violations in by_rule.items():
        lines = np.concatenate([violation.lines for violation in violations])
        labels = np.concatenate([_labels(values, violation) for violation in violations])
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


def _found_by(judge: _Judge, kind: ExtensionLines) -> list[Broken]:
    return list(judge(kind))


_Judge = Callable[[ExtensionLines], Iterator[Broken]]


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


def _missing_fields(kind: ExtensionLines) -> Iterator[Broken]:
    for path, spec in SPECS[kind.name].items():
        if spec.is_required and isinstance(spec, ExtensionField):
            group = path.rpartition(".")[0]
            is_wanted = kind.counts(group) > 0
            yield from kind.broken_elements("field-missing", path, is_wanted & (kind.counts(path, is_filled=True) == 0))


def _missing_attributes(kind: ExtensionLines) -> Iterator[Broken]:
    for path, spec in SPECS[kind.name].items():
        if spec.is_required and not isinstance(spec, ExtensionField):
            bearers = kind.counts(path.rpartition("@")[0])
            yield from kind.broken_elements("attribute-missing", path, bearers > kind.counts(path))


def _deprecated(extension: Extension, kind: ExtensionLines) -> Iterator[Broken]:
    for path, spec in SPECS[kind.name].items():
        if spec.is_deprecated and path in kind.present:
            yield from kind.broken("deprecated", path, kind.places(path))
    if extension.is_deprecated:
        yield from kind.broken("deprecated", "", kind.places(""))


def _without_all(suffix: str, extension: Extension, kind: ExtensionLines) -> Iterator[Broken]:
    """Elements that have none of several fields of which they need one."""
    for group in extension.one_of:
        paths = [name if name in SPECS[kind.name] else f"@{name}" for name in group]
        counts = [kind.counts(path, is_filled="@" not in path) for path in paths]
        yield from kind.broken_elements(suffix, "", np.add.reduce(counts) == 0)


def _repeated(kind: ExtensionLines) -> Iterator[Broken]:
    for path, spec in SPECS[kind.name].items():
        if isinstance(spec, ExtensionField) and spec.max_count is not None and path in kind.present:
            # A group that stands there twice may hold each of its fields twice: it is told itself.
            allowed = spec.max_count * np.maximum(kind.counts(path.rpartition(".")[0]), 1)
            yield from kind.broken_elements("field-repeated", path, kind.counts(path) > allowed)


def _faulty(path: str, kind: ExtensionLines) -> Iterator[Broken]:
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


def _too_many(extension: Extension, kind: ExtensionLines) -> Iterator[Broken]:
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


def _unknown(kind: ExtensionLines) -> Iterator[Broken]:
    unknown = [name for name in kind.present - SPECS[kind.name].keys() - {""} if _is_unknown(name)]
    if unknown:
        yield from kind.broken("unknown", "", kind.fields.is_in(unknown).arg_true().to_numpy().astype(np.intp))


_EXTENSION_OF: Final = {extension.namespace: name for name, extension in EXTENSION_NAMES.items()}


def _misplaced(kind: ExtensionLines) -> Iterator[Broken]:
    """Elements of a known namespace that stand directly in an entry and should not."""
    namespaces_of = kind.values.str.extract(r"^\{(.*)\}", 1)
    for uri, name in _EXTENSION_OF.items():
        lines = kind.lines[(namespaces_of == uri).fill_null(value=False).to_numpy()]
        if len(lines):
            yield Broken(f"{name}-unknown", "", lines)


def _disorder(extension: Extension, kind: ExtensionLines) -> Iterator[Broken]:
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


def _before(suffix: str, field: str, day: date, kind: ExtensionLines) -> Iterator[Broken]:
    places = kind.places(field)
    if len(places):
        texts = kind.values.gather(pl.Series(places))
        past = [text for text in texts.unique().drop_nulls().to_list() if is_before(text, day)]
        yield from kind.broken(suffix, field, places[texts.is_in(past).fill_null(value=False).to_numpy()])
