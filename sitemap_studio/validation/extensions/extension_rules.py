"""Rules about the extensions of an entry, over the columns of their values, for many entries at once.

An entry may violate a rule in many of its elements, so slots are kept with the field of each. What depends on other
entries is judged in `alternates`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property, partial
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.protocol import dates, namespaces, urls
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.extension_fields import ExtensionAttribute, ExtensionField, ValueKind
from sitemap_studio.protocol.leaks import Leaks
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS
from sitemap_studio.protocol.rules.extensions import (
    EXTENSION_LABELS,
    EXTENSION_NAMES,
    EXTENSION_RULE_IDS,
    PER_FILE_RULES,
    SPECS,
    label_of,
    value_fault,
)
from sitemap_studio.validation.run_rule import run_rule

NEWS_DAYS: Final = 2
"""The most days old that an article may be. Google Search Central, news sitemaps."""

MAX_LISTED: Final = 100
"""The most places of one entry that are listed for each rule; the last one says how many more there are."""

_SPACE: Final = f"[{XML_SPACE}]*"
_DATE_CHARACTERS: Final = 10
_PLACES: Final = {label: place for place, label in enumerate(EXTENSION_LABELS)}

Labels = NDArray[np.uint8]
"""Fields of extensions, as places in `EXTENSION_LABELS`."""

Lines = NDArray[np.intp]
"""Places of lines in a frame of values."""


@dataclass(frozen=True, eq=False)
class Elements:
    """The entries and fields where one rule is violated, by slot, at most `MAX_LISTED` of each entry."""

    slots: SlotArray
    labels: Labels

    def chosen(self, which: NDArray[np.bool_] | NDArray[np.intp]) -> Elements:
        """Return some of them."""
        return Elements(self.slots[which], self.labels[which])


ByRule = Mapping[str, Elements]


@dataclass(frozen=True, eq=False)
class PerFile:
    """Where entries violate a rule that is reported once for each sitemap and field.

    Attributes:
        reported: The first entry of each sitemap and field.
        counts: For each of these how many entries of its sitemap violate the rule in this field.
    """

    every: Elements
    reported: Elements
    counts: NDArray[np.intp]

    @classmethod
    def of(cls, every: Elements, table: EntryTable) -> PerFile:
        """Find the first entries."""
        sitemaps = table.rows(every.slots, ["sitemap"]).to_series().to_numpy().astype(np.intp)
        groups = sitemaps * len(EXTENSION_LABELS) + every.labels
        # In files as they were read this is an order that ascends already, which costs next to nothing.
        order = np.lexsort((table.positions()[every.slots], groups))
        starts = np.flatnonzero(np.diff(groups[order], prepend=-1))
        firsts, counts = order[starts], np.diff(starts, append=len(order))
        by_slot = np.lexsort((every.labels[firsts], every.slots[firsts]))
        return cls(every, every.chosen(firsts[by_slot]), counts[by_slot])


def per_file(by_rule: ByRule, table: EntryTable) -> dict[str, PerFile]:
    """Return what is reported of the rules in `PER_FILE_RULES`."""
    return {rule: PerFile.of(found, table) for rule, found in by_rule.items() if rule in PER_FILE_RULES}


def joined(parts: Iterable[ByRule]) -> dict[str, Elements]:
    """Join places of several parts, of which no two concern the same entry; rules without any are left out."""
    by_rule: dict[str, list[Elements]] = {}
    for part in parts:
        for rule, elements in part.items():
            if len(elements.slots):
                by_rule.setdefault(rule, []).append(elements)
    return {rule: _joined(found) for rule, found in by_rule.items()}


def _joined(parts: list[Elements]) -> Elements:
    if len(parts) == 1:
        return parts[0]
    slots, labels = np.concatenate([part.slots for part in parts]), np.concatenate([part.labels for part in parts])
    return Elements(slots, labels).chosen(np.argsort(slots, kind="stable"))


def slots_by_rule(by_rule: ByRule) -> dict[str, SlotArray]:
    """Return the slots that violate each rule, ascending."""
    return {rule: distinct(elements.slots) for rule, elements in by_rule.items()}


def replaced(before: ByRule, rules: Iterable[str], judged: SlotArray, found: ByRule) -> dict[str, Elements]:
    """Return the places after some entries, given ascending, were judged again by some rules."""
    kept = {rule: elements for rule, elements in before.items() if rule not in rules}
    for rule in before.keys() - kept.keys():
        was_judged = np.isin(before[rule].slots, judged)
        kept[rule] = before[rule].chosen(~was_judged) if was_judged.any() else before[rule]
    return joined([kept, found])


@dataclass(frozen=True)
class Broken:
    """Where values, or links, violate one rule.

    Attributes:
        field: The path of the field concerned; empty where it is that of each line.
        lines: The lines of the values, or of their elements, or the places of links.
    """

    rule: str
    field: str
    lines: Lines


def elements_by_rule(
    broken: Iterable[Broken], slots: SlotArray, fields: pl.Series | None = None
) -> dict[str, Elements]:
    """Return where entries violate each rule, in the order of the elements; at most `MAX_LISTED` places of each."""
    by_rule: dict[str, list[tuple[Lines, Labels]]] = {}
    for each in broken:
        by_rule.setdefault(each.rule, []).append((each.lines, _labels(each, fields)))
    found = {}
    for rule, parts in by_rule.items():
        lines, labels = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
        order = np.argsort(lines, kind="stable")
        found[rule] = _listed(rule, slots[lines[order]], labels[order])
    return found


def _labels(broken: Broken, fields: pl.Series | None) -> Labels:
    if broken.field or fields is None:
        return np.full(len(broken.lines), _PLACES[label_of(broken.rule, broken.field)], np.uint8)
    own = fields.gather(pl.Series(broken.lines))
    known = {path: _PLACES[label_of(broken.rule, path)] for path in own.unique().to_list()}
    return own.replace_strict(known, return_dtype=pl.UInt8).to_numpy()


def _listed(rule: str, slots: SlotArray, labels: Labels) -> Elements:
    """Sort places by slot, and drop those that are not listed."""
    if rule in PER_FILE_RULES:
        keys = np.unique(slots.astype(np.uint64) << np.uint64(8) | labels)
        return Elements((keys >> np.uint64(8)).astype(np.uint32), keys.astype(np.uint8))
    order = np.argsort(slots, kind="stable")
    slots, labels = slots[order], labels[order]
    if len(slots) >= MAX_LISTED and (slots[MAX_LISTED - 1 :] == slots[: len(slots) - MAX_LISTED + 1]).any():
        number = np.arange(len(slots)) - np.searchsorted(slots, slots)
        has_more = np.isin(slots, slots[number >= MAX_LISTED])
        # The last one speaks of all the others.
        labels = np.where(has_more & (number == MAX_LISTED - 1), np.uint8(_PLACES[label_of(rule, "")]), labels)
        slots, labels = slots[number < MAX_LISTED], labels[number < MAX_LISTED]
    return Elements(slots, labels)


class _ExtensionLines:
    """The lines of one extension in a frame of values."""

    def __init__(self, name: str, values: pl.DataFrame) -> None:
        chosen = values.with_row_index("line").filter(pl.col("extension") == name)
        self.name, self.specs = name, SPECS.get(name, {})
        self.values, self.slots = chosen["value"], chosen["slot"].to_numpy()
        self.numbers = chosen["line"].to_numpy().astype(np.intp)
        by_field = chosen.select("field").with_row_index("place").partition_by("field", as_dict=True)
        self.places: dict[str, Lines] = {
            str(field): part["place"].to_numpy().astype(np.intp) for (field,), part in by_field.items()
        }

    @cached_property
    def element_of(self) -> Lines:
        """For each line its element, counted from 0 over all entries."""
        is_element = np.zeros(len(self.slots), np.intp)
        is_element[self.places[""]] = 1
        elements: Lines = np.cumsum(is_element) - 1
        return elements

    def texts(self, path: str) -> pl.Series:
        """Return the values of a field."""
        return self.values.gather(pl.Series(self.places.get(path, []), dtype=pl.UInt32))

    def counts(self, path: str, *, is_filled: bool = False) -> Lines:
        """Count how often each element has a field, or has it with a text that is not blank."""
        places = self.places.get(path, np.empty(0, np.intp))
        if is_filled and len(places):
            # A group has no text and is as it is.
            places = places[(self.texts(path).fill_null("-").str.strip_chars(XML_SPACE) != "").to_numpy()]
        counted: Lines = np.bincount(self.element_of[places], minlength=len(self.places[""]))
        return counted

    def broken(self, suffix: str, path: str, places: Lines) -> Broken:
        """Return a violation by some of the lines."""
        return Broken(f"{self.name}-{suffix}", path, self.numbers[places])

    def broken_elements(self, suffix: str, path: str, is_broken: NDArray[np.bool_]) -> Broken:
        """Return a violation by some of the elements."""
        return self.broken(suffix, path, self.places[""][is_broken])

    def broken_texts(self, suffix: str, path: str, wrong: list[str]) -> Broken:
        """Return a violation by the lines of a field that have one of some texts."""
        is_wrong = self.texts(path).is_in(wrong).fill_null(value=False).to_numpy()
        return self.broken(suffix, path, self.places[path][is_wrong])


_Judge = Callable[[_ExtensionLines], Iterator[Broken]]

_MISPLACED: Final = "misplaced-elements"
"""The name of the group of rules about elements outside of their extensions."""


def broken_values(values: pl.DataFrame, today: date | None, leaks: Leaks, failed: set[str]) -> list[Broken]:
    """Judge lines of `slot`, `extension`, `field` and `value`, whatever other entries say; without a day not by it."""
    found: list[Broken] = []
    extensions = set(values["extension"].unique().to_list())
    for name in (each for each in (*EXTENSION_NAMES, "other") if each in extensions):
        lines = _ExtensionLines(name, values)
        for rule, judge in _steps(name, today, leaks):
            found += run_rule(rule, partial(list[Broken], judge(lines)), [], failed)
    if "unreadable" in extensions:
        unreadable = (values["extension"] == "unreadable").arg_true().to_numpy().astype(np.intp)
        found.append(Broken("extension-unreadable", "", unreadable))
    return [broken for broken in found if len(broken.lines)]


def _steps(name: str, today: date | None, leaks: Leaks) -> Iterator[tuple[str, _Judge]]:
    """Yield how an extension is judged, step by step: a rule, or a group of rules, and what judges by it."""
    if name == "other":
        yield _MISPLACED, _misplaced
        return
    yield f"{name}-field-missing", _missing_fields
    yield f"{name}-attribute-missing", _missing_attributes
    yield f"{name}-field-repeated", _repeated
    yield f"{name}-deprecated", _deprecated
    for path, spec in SPECS[name].items():
        if spec.kind is not ValueKind.GROUP:
            yield f"{name}-values", partial(_faulty, path, spec)
    if EXTENSION_NAMES[name].one_of:
        suffix = "no-content" if name == "video" else "no-language"
        yield f"{name}-{suffix}", partial(_without_all, suffix)
    yield f"{name}-too-many", _too_many
    yield f"{name}-unknown", _unknown
    if name == "video":
        yield "video-order", _disorder
    if f"{name}-leak" in EXTENSION_RULE_IDS and leaks.of_hosts.joined is not None:
        yield f"{name}-leak", partial(_leaking, leaks.of_hosts.joined)
    if today is not None and name == "video":
        yield "video-expired", partial(_before, "expired", "expiration_date", today)
    if today is not None and name == "news":
        yield "news-old", partial(_before, "old", "publication_date", today - timedelta(days=NEWS_DAYS))


def _missing_fields(lines: _ExtensionLines) -> Iterator[Broken]:
    for path, spec in lines.specs.items():
        if spec.is_required and not isinstance(spec, ExtensionAttribute):
            has_group = lines.counts(path.rpartition(".")[0]) > 0
            is_missing = lines.counts(path, is_filled=True) == 0
            yield lines.broken_elements("field-missing", path, has_group & is_missing)


def _missing_attributes(lines: _ExtensionLines) -> Iterator[Broken]:
    for path, spec in lines.specs.items():
        if spec.is_required and isinstance(spec, ExtensionAttribute):
            bearers = lines.counts(path.rpartition("@")[0])
            yield lines.broken_elements("attribute-missing", path, bearers > lines.counts(path))


def _repeated(lines: _ExtensionLines) -> Iterator[Broken]:
    for path, spec in lines.specs.items():
        if spec.max_count is not None and "@" not in path and path in lines.places:
            # A group that occurs twice may hold each of its fields twice: it is a violation itself.
            allowed = spec.max_count * np.maximum(lines.counts(path.rpartition(".")[0]), 1)
            yield lines.broken_elements("field-repeated", path, lines.counts(path) > allowed)


def _deprecated(lines: _ExtensionLines) -> Iterator[Broken]:
    for path, spec in lines.specs.items():
        if spec.is_deprecated and path in lines.places:
            yield lines.broken("deprecated", path, lines.places[path])
    if EXTENSION_NAMES[lines.name].is_deprecated:
        yield lines.broken("deprecated", "", lines.places[""])


def _faulty(path: str, spec: ExtensionField, lines: _ExtensionLines) -> Iterator[Broken]:
    """Find values of a field that are wrong in themselves."""
    if path not in lines.places:
        return
    faulty: dict[str, list[str]] = {}
    for text in _suspects(spec, lines.texts(path)):
        fault = value_fault(spec, text)
        if fault is not None and f"{lines.name}-{fault}" in EXTENSION_RULE_IDS:
            faulty.setdefault(fault, []).append(text)
    for fault, wrong in faulty.items():
        yield lines.broken_texts(fault, path, wrong)


def _suspects(spec: ExtensionField, texts: pl.Series) -> list[str]:
    """Return the different texts of a column that are not plainly right."""
    text = pl.col("text")
    is_suspect = text.is_not_null()
    if spec.kind is ValueKind.URL:
        is_suspect = ~text.str.contains(f"^(?:{urls.PLAIN})$") | (text.str.len_bytes() > MAX_LOC_CHARACTERS)
    elif spec.kind is ValueKind.DATE:
        is_suspect = ~text.str.contains(f"^(?:{_SPACE}{dates.REAL}{_SPACE})$")
    elif spec.kind is ValueKind.TEXT and not spec.pattern and not spec.max_items:
        is_suspect = text.str.len_bytes() > (spec.max_characters or 1 << 40)
    return pl.DataFrame({"text": texts}).filter(is_suspect)["text"].unique().drop_nulls().to_list()


def _without_all(suffix: str, lines: _ExtensionLines) -> Iterator[Broken]:
    """Find elements that have none of several fields of which they need one."""
    for group in EXTENSION_NAMES[lines.name].one_of:
        paths = [name if name in lines.specs else f"@{name}" for name in group]
        counts = [lines.counts(path, is_filled="@" not in path) for path in paths]
        yield lines.broken_elements(suffix, "", np.add.reduce(counts) == 0)


def _too_many(lines: _ExtensionLines) -> Iterator[Broken]:
    """Find the first element beyond those that an entry may have."""
    slots = lines.slots[lines.places[""]]
    starts = np.flatnonzero(np.diff(slots.astype(np.int64), prepend=-1))
    number = np.arange(len(slots)) - np.repeat(starts, np.diff(starts, append=len(slots)))
    yield lines.broken_elements("too-many", "", number == (EXTENSION_NAMES[lines.name].max_per_entry or -1))


_OWN_NAMESPACES: Final = namespaces.KNOWN_EXTENSIONS | {namespaces.SITEMAP}


def _is_unknown(name: str) -> bool:
    """Whether a name that is not declared is a violation: foreign elements, and attributes, may occur anywhere."""
    namespace = name.partition("{")[2].partition("}")[0]
    return "@" not in name and (not namespace or namespace in _OWN_NAMESPACES)


def _unknown(lines: _ExtensionLines) -> Iterator[Broken]:
    unknown = [name for name in lines.places.keys() - lines.specs.keys() - {""} if _is_unknown(name)]
    if unknown:
        yield lines.broken("unknown", "", np.sort(np.concatenate([lines.places[name] for name in unknown])))


def _misplaced(lines: _ExtensionLines) -> Iterator[Broken]:
    """Find elements of a known namespace directly in an entry where they have no meaning."""
    for name, extension in EXTENSION_NAMES.items():
        is_own = lines.values.str.starts_with(f"{{{extension.namespace}}}").fill_null(value=False).to_numpy()
        yield Broken(f"{name}-unknown", "", lines.numbers[is_own])


def _disorder(lines: _ExtensionLines) -> Iterator[Broken]:
    """Find for each element the first field behind one that it should precede."""
    order = np.full(len(lines.slots), -1, np.int16)
    for number, field in enumerate(EXTENSION_NAMES[lines.name].fields):
        order[lines.places.get(field.name, [])] = number
    places = np.flatnonzero(order >= 0)
    elements, orders = lines.element_of[places], order[places]
    is_back = np.zeros(len(places), np.bool_)
    is_back[1:] = (elements[1:] == elements[:-1]) & (orders[1:] < orders[:-1])
    is_first = np.diff(elements[is_back], prepend=-1) != 0
    yield lines.broken("order", "", places[is_back][is_first])


def _leaking(pattern: str, lines: _ExtensionLines) -> Iterator[Broken]:
    """Find URLs whose host is not public."""
    for path, spec in lines.specs.items():
        if spec.kind is ValueKind.URL and not spec.is_deprecated and path in lines.places:
            texts = lines.texts(path)
            is_leak = texts.str.strip_chars(urls.SPACE_AROUND).str.contains(pattern).fill_null(value=False)
            yield lines.broken("leak", path, lines.places[path][is_leak.to_numpy()])


def _before(suffix: str, path: str, day: date, lines: _ExtensionLines) -> Iterator[Broken]:
    """Find dates of which all that they can mean lies before a day; time and zone do not matter."""
    if path in lines.places:
        texts, last = lines.texts(path).unique().drop_nulls(), day.isoformat()
        stripped = texts.str.strip_chars(XML_SPACE)
        days = stripped.str.slice(0, _DATE_CHARACTERS)
        # A year or a month alone lies before the day only where all of it does.
        is_before = (days < last) & ~days.is_in([last[:4], last[:7]]) & stripped.str.contains(f"^{dates.REAL}$")
        yield lines.broken_texts(suffix, path, texts.filter(is_before).to_list())
