"""Rules about the extensions of an entry, over the columns of their values, for many entries at once.

An entry may violate a rule in many of its elements, so each violation has the slot and the field. `alternates` contains
the rules that depend on other entries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from dataclasses import field as _field
from datetime import datetime, timedelta
from functools import cached_property, partial
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots
from sitemap_studio.protocol import dates, hosts, namespaces, placeholders, url_syntax
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.extension_fields import ExtensionAttribute, ExtensionField, ValueKind
from sitemap_studio.protocol.extension_items import EXTENSION_NAMES, SPECS
from sitemap_studio.protocol.language_codes import X_DEFAULT
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS
from sitemap_studio.protocol.rule import RuleContext
from sitemap_studio.protocol.rules.extension_field_rules import (
    ESCAPED_TWICE,
    EXTENSION_LABELS,
    EXTENSION_RULE_IDS,
    PER_FILE_RULES,
    field_label,
    is_video_file,
    value_faults,
)
from sitemap_studio.validation.run_rule import run_rule

NEWS_AGE: Final = timedelta(days=2)
"""Maximum age of an article. Google Search Central, news sitemaps."""

EXAMPLES: Final = 3
"""Number of example entries for a rule that is reported once per sitemap."""

MAX_LISTED: Final = 100
"""Maximum number of listed violations per entry and rule; the last one states the number of the others."""

_SPACE: Final = f"[{XML_SPACE}]*"
_DATE_CHARACTERS: Final = 10
_PLAIN_URL: Final = f"^(?:{url_syntax.PLAIN})$"
_LABEL_NUMBERS: Final = {label: place for place, label in enumerate(EXTENSION_LABELS)}

Labels = NDArray[np.uint8]
"""Fields of extensions, as positions in `EXTENSION_LABELS`."""

Lines = NDArray[np.intp]
"""Row numbers in a frame of values."""


@dataclass(frozen=True, eq=False)
class ViolatingElements:
    """Entries and fields that violate one rule, at most `MAX_LISTED` per entry.

    Attributes:
        slots: The slot of each violation, ascending.
        labels: The field of each violation; for `ORDER_RULE` the misplaced tags, see `order_message`.
    """

    slots: SlotArray
    labels: Labels

    @classmethod
    def of_entries(cls, slots: SlotArray) -> ViolatingElements:
        """Return one violation for each slot, with label 0: it is about the entry, not about an extension."""
        return cls(slots, np.zeros(len(slots), np.uint8))

    def select(self, which: NDArray[np.bool_] | NDArray[np.intp]) -> ViolatingElements:
        """Return the violations that a mask or positions select."""
        return ViolatingElements(self.slots[which], self.labels[which])


NO_ELEMENTS: Final = ViolatingElements(NO_SLOTS, np.empty(0, np.uint8))

ElementsByRule = Mapping[str, ViolatingElements]


@dataclass(frozen=True, eq=False)
class ViolationsPerFile:
    """Violations of a rule that is reported once for each sitemap.

    Attributes:
        every: All violations.
        reported: The first violation of each sitemap, with its field if all have the same, else with the element.
        counts: The number of violating entries of each sitemap; of a shared host, the number of URLs.
        labels: The violating fields of each sitemap, ascending.
        examples: The first violating slots of each sitemap, of shape (n, `EXAMPLES`), padded with the last one; empty
            for rules that an entry may violate several times.
    """

    every: ViolatingElements
    reported: ViolatingElements
    counts: NDArray[np.intp]
    labels: tuple[tuple[int, ...], ...] = ()
    examples: NDArray[np.uint32] = _field(default_factory=lambda: np.empty((0, EXAMPLES), np.uint32))

    @classmethod
    def from_elements(cls, rule: str, every: ViolatingElements, table: EntryTable) -> ViolationsPerFile:
        """Return the violations of a rule grouped by sitemap, with their fields but without examples."""
        sitemaps = table.rows(every.slots, ["sitemap"]).to_series().to_numpy().astype(np.intp)
        # Unedited files are in ascending order, so the sort is cheap.
        order = np.lexsort((table.positions()[every.slots], sitemaps))
        starts = np.flatnonzero(np.diff(sitemaps[order], prepend=-1))
        ends = np.append(starts[1:], len(order))
        labels, counts = [], []
        for start, end in zip(starts.tolist(), ends.tolist(), strict=True):
            own = order[start:end]
            labels.append(tuple(np.unique(every.labels[own]).tolist()))
            # An entry that violates the rule in several fields occurs several times.
            counts.append(1 + np.count_nonzero(np.diff(every.slots[own])))
        firsts = order[starts]
        element = _LABEL_NUMBERS[field_label(rule, "")]
        shown = np.array([own[0] if len(own) == 1 else element for own in labels], np.uint8)
        by_slot = np.argsort(every.slots[firsts], kind="stable")
        reported = ViolatingElements(every.slots[firsts][by_slot], shown[by_slot])
        sorted_labels = tuple(labels[place] for place in by_slot.tolist())
        return cls(every, reported, np.array(counts, np.intp)[by_slot], sorted_labels)


def group_per_file(by_rule: ElementsByRule, table: EntryTable) -> dict[str, ViolationsPerFile]:
    """Return the violations of those rules that are in `PER_FILE_RULES`, grouped by sitemap."""
    return {
        rule: ViolationsPerFile.from_elements(rule, found, table)
        for rule, found in by_rule.items()
        if rule in PER_FILE_RULES
    }


def group_with_examples(every: ViolatingElements, table: EntryTable) -> ViolationsPerFile:
    """Group the violations of a rule by sitemap, each with up to `EXAMPLES` slots; `every` has each entry once."""
    slots = every.slots
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy().astype(np.intp)
    order = np.lexsort((table.positions()[slots], sitemaps))
    starts = np.flatnonzero(np.diff(sitemaps[order], prepend=-1))
    counts = np.diff(starts, append=len(order))
    examples = order[starts[:, np.newaxis] + np.minimum(np.arange(EXAMPLES), counts[:, np.newaxis] - 1)]
    by_slot = np.argsort(slots[examples[:, 0]])
    examples = examples[by_slot]
    return ViolationsPerFile(every, every.select(examples[:, 0]), counts[by_slot], examples=slots[examples])


def join_elements(parts: Iterable[ElementsByRule]) -> dict[str, ViolatingElements]:
    """Merge violations of disjoint sets of entries by rule, sorted by slot; omit rules without violations."""
    by_rule: dict[str, list[ViolatingElements]] = {}
    for part in parts:
        for rule, elements in part.items():
            if len(elements.slots):
                by_rule.setdefault(rule, []).append(elements)
    return {rule: _concat_elements(found) for rule, found in by_rule.items()}


def _concat_elements(parts: list[ViolatingElements]) -> ViolatingElements:
    """Return the violations of disjoint sets of entries as one, sorted by slot."""
    if len(parts) == 1:
        return parts[0]
    slots, labels = np.concatenate([part.slots for part in parts]), np.concatenate([part.labels for part in parts])
    return ViolatingElements(slots, labels).select(np.argsort(slots, kind="stable"))


def slots_by_rule(by_rule: ElementsByRule) -> dict[str, SlotArray]:
    """Return the slots that violate each rule, ascending."""
    return {rule: unique_slots(elements.slots) for rule, elements in by_rule.items()}


def replace_elements(
    before: ElementsByRule, rules: Iterable[str], validated: SlotArray, found: ElementsByRule
) -> dict[str, ViolatingElements]:
    """Return `before` with the violations of `rules` by the `validated` slots, which ascend, replaced by `found`."""
    kept = {rule: elements for rule, elements in before.items() if rule not in rules}
    for rule in before.keys() - kept.keys():
        was_validated = np.isin(before[rule].slots, validated)
        kept[rule] = before[rule].select(~was_validated) if was_validated.any() else before[rule]
    return join_elements([kept, found])


@dataclass(frozen=True)
class ViolatedRule:
    """A violated rule, and the lines that violate it.

    Attributes:
        rule: Id of the rule.
        field: Path of the violating field; empty if each line has its own field.
        lines: Row numbers of values or elements in a frame of values, or positions of links.
    """

    rule: str
    field: str
    lines: Lines


def elements_by_rule(
    broken: Iterable[ViolatedRule], slots: SlotArray, fields: pl.Series | None = None
) -> dict[str, ViolatingElements]:
    """Return the violations by rule, sorted by slot and limited in number per entry (see `_limit_elements`).

    Args:
        broken: Violated rules; a rule may occur several times.
        slots: The slot of each line.
        fields: The field of each line; None if each violated rule has a field.
    """
    by_rule: dict[str, list[tuple[Lines, Labels]]] = {}
    for each in broken:
        by_rule.setdefault(each.rule, []).append((each.lines, _labels_of(each, fields)))
    found = {}
    for rule, parts in by_rule.items():
        lines, labels = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
        order = np.argsort(lines, kind="stable")
        found[rule] = _limit_elements(rule, slots[lines[order]], labels[order])
    return found


def _labels_of(broken: ViolatedRule, fields: pl.Series | None) -> Labels:
    """Return the label number of each violating line: of `broken.field`, or if that is empty, of the line in `fields`."""
    if broken.field or fields is None:
        return np.full(len(broken.lines), _LABEL_NUMBERS[field_label(broken.rule, broken.field)], np.uint8)
    own = fields.gather(pl.Series(broken.lines))
    known = {path: _LABEL_NUMBERS[field_label(broken.rule, path)] for path in own.unique().to_list()}
    return own.replace_strict(known, return_dtype=pl.UInt8).to_numpy()


def _limit_elements(rule: str, slots: SlotArray, labels: Labels) -> ViolatingElements:
    """Return violations sorted by slot, at most `MAX_LISTED` per entry, the last of which represents all others.

    For rules of `PER_FILE_RULES`, each field of an entry occurs once instead.
    """
    if rule in PER_FILE_RULES:
        keys = np.unique(slots.astype(np.uint64) << np.uint64(8) | labels)
        return ViolatingElements((keys >> np.uint64(8)).astype(np.uint32), keys.astype(np.uint8))
    order = np.argsort(slots, kind="stable")
    slots, labels = slots[order], labels[order]
    if len(slots) >= MAX_LISTED and (slots[MAX_LISTED - 1 :] == slots[: len(slots) - MAX_LISTED + 1]).any():
        number = np.arange(len(slots)) - np.searchsorted(slots, slots)
        has_more = np.isin(slots, slots[number >= MAX_LISTED])
        # The last listed violation represents all others.
        labels = np.where(
            has_more & (number == MAX_LISTED - 1), np.uint8(_LABEL_NUMBERS[field_label(rule, "")]), labels
        )
        slots, labels = slots[number < MAX_LISTED], labels[number < MAX_LISTED]
    return ViolatingElements(slots, labels)


class _ExtensionLines:
    """The lines of one extension in a frame of values, with positions by field."""

    def __init__(self, name: str, values: pl.DataFrame) -> None:
        """Select the lines of the extension `name` from a frame of values, and index them by field."""
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
        """A running element number for each line, from 0 over all entries."""
        is_element = np.zeros(len(self.slots), np.intp)
        is_element[self.places[""]] = 1
        elements: Lines = np.cumsum(is_element) - 1
        return elements

    @cached_property
    def elements_per_slot(self) -> Lines:
        """Number of elements of this extension in each entry that has one, in ascending order of slots."""
        starts = np.flatnonzero(np.diff(self.slots[self.places[""]].astype(np.int64), prepend=-1))
        counts: Lines = np.diff(starts, append=len(self.places[""]))
        return counts

    def texts(self, path: str) -> pl.Series:
        """Return the texts of all lines of a field, in the order of `places[path]`; empty if the field is absent."""
        return self.values.gather(pl.Series(self.places.get(path, []), dtype=pl.UInt32))

    def counts(self, path: str, *, is_filled: bool = False) -> Lines:
        """Return the number of fields with this path in each element; with `is_filled`, without blank ones."""
        places = self.places.get(path, np.empty(0, np.intp))
        if is_filled and len(places):
            # A group has no text and counts as filled.
            places = places[(self.texts(path).fill_null("-").str.strip_chars(XML_SPACE) != "").to_numpy()]
        counted: Lines = np.bincount(self.element_of[places], minlength=len(self.places[""]))
        return counted

    def violation(self, suffix: str, path: str, places: Lines) -> ViolatedRule:
        """Return the violation of rule `NAME-suffix` at positions among the lines of this extension."""
        return ViolatedRule(f"{self.name}-{suffix}", path, self.numbers[places])

    def violation_by_elements(self, suffix: str, path: str, is_broken: NDArray[np.bool_]) -> ViolatedRule:
        """Return the violation of rule `NAME-suffix` by the elements that a mask selects."""
        return self.violation(suffix, path, self.places[""][is_broken])

    def violation_by_texts(self, suffix: str, path: str, wrong: list[str]) -> ViolatedRule:
        """Return the violation of rule `NAME-suffix` by the lines of a field whose text is in `wrong`."""
        is_wrong = self.texts(path).is_in(wrong).fill_null(value=False).to_numpy()
        return self.violation(suffix, path, self.places[path][is_wrong])


_LineCheck = Callable[[_ExtensionLines], Iterator[ViolatedRule]]

_MISPLACED: Final = "misplaced-elements"
"""Name of the group of rules about elements outside their extensions."""


UrlReader = Callable[[SlotArray], pl.Series]
"""Returns the URLs of entries; null for entries without a URL."""


def find_violated_rules(
    values: pl.DataFrame, context: RuleContext | None, failed: set[str], urls_of: UrlReader
) -> list[ViolatedRule]:
    """Return the violations of all rules about single entries in a frame of extension values.

    Args:
        values: Lines of `slot`, `extension`, `field` and `value`.
        context: The time that dates are compared with; None to compare no dates.
        failed: Receives the names of rules that raise.
        urls_of: Returns the URLs of entries that have videos.
    """
    found: list[ViolatedRule] = []
    extensions = set(values["extension"].unique().to_list())
    for name in (each for each in (*EXTENSION_NAMES, "other") if each in extensions):
        lines = _ExtensionLines(name, values)
        for rule, check in _checks_for(name, context, urls_of):
            found += run_rule(rule, partial(list[ViolatedRule], check(lines)), [], failed)
    if "unreadable" in extensions:
        unreadable = (values["extension"] == "unreadable").arg_true().to_numpy().astype(np.intp)
        found.append(ViolatedRule("extension-unreadable", "", unreadable))
    return [broken for broken in found if len(broken.lines)]


def _checks_for(name: str, context: RuleContext | None, urls_of: UrlReader) -> Iterator[tuple[str, _LineCheck]]:
    """Yield pairs of a rule id, or name of a group of rules, and the function that checks the lines of an extension."""
    if name == "other":
        yield _MISPLACED, _find_misplaced_elements
        return
    yield f"{name}-field-missing", _find_missing_fields
    yield f"{name}-attribute-missing", _find_missing_attributes
    yield f"{name}-field-repeated", _find_repeated_fields
    yield f"{name}-deprecated", _find_deprecated
    for path, spec in SPECS[name].items():
        if spec.kind is not ValueKind.GROUP and spec.is_validated:
            yield f"{name}-values", partial(_check_values, path, spec)
    if EXTENSION_NAMES[name].one_of:
        suffix = "no-content" if name == "video" else "no-language"
        yield f"{name}-{suffix}", partial(_find_missing_alternatives, suffix)
    yield f"{name}-too-many", _find_excess_elements
    yield f"{name}-unknown", _find_unknown_fields
    if f"{name}-ignored" in EXTENSION_RULE_IDS:
        yield f"{name}-ignored", _find_first_elements
    if name in _IDENTIFYING:
        yield f"{name}-repeated", _find_repeated_elements
    if name == "alternate":
        yield "alternate-no-default", _find_missing_default
    if name == "video":
        yield "video-order", _find_wrong_order
        yield "video-content-format", _find_wrong_content_format
        yield _PAGE_GROUP, partial(_find_page_conflicts, urls_of)
    if (
        context is not None
        and f"{name}-leak" in EXTENSION_RULE_IDS
        and context.leaks.of_hosts.combined_pattern is not None
    ):
        yield f"{name}-leak", partial(_find_leaks, context.leaks.of_hosts.combined_pattern)
    if context is not None and name == "video":
        yield "video-expired", partial(_find_dates_before, "expired", "expiration_date", context.today.isoformat())
        yield "video-date-future", partial(_find_future_dates, "date-future", "publication_date", context)
    if context is not None and name == "news":
        yield "news-old", partial(_find_old_news, context)
        yield "news-future", partial(_find_future_dates, "future", "publication_date", context)


def _find_missing_fields(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield by field the elements that lack a required field, or have only blank ones."""
    for path, spec in lines.specs.items():
        if spec.is_required and spec.is_validated and not isinstance(spec, ExtensionAttribute):
            has_group = lines.counts(path.rpartition(".")[0]) > 0
            is_missing = lines.counts(path, is_filled=True) == 0
            yield lines.violation_by_elements("field-missing", path, has_group & is_missing)


def _find_missing_attributes(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield by attribute the elements in which a field lacks its required attribute."""
    for path, spec in lines.specs.items():
        if spec.is_required and spec.is_validated and isinstance(spec, ExtensionAttribute):
            bearers = lines.counts(path.rpartition("@")[0])
            yield lines.violation_by_elements("attribute-missing", path, bearers > lines.counts(path))


def _find_repeated_fields(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield by field the elements that have it more often than its maximum number."""
    for path, spec in lines.specs.items():
        if spec.max_count is not None and spec.is_validated and "@" not in path and path in lines.places:
            # A repeated group is itself a violation; its fields may occur once in each group.
            allowed = spec.max_count * np.maximum(lines.counts(path.rpartition(".")[0]), 1)
            yield lines.violation_by_elements("field-repeated", path, lines.counts(path) > allowed)


def _find_deprecated(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield the lines of deprecated fields, and all elements of a deprecated extension."""
    for path, spec in lines.specs.items():
        if spec.is_deprecated and path in lines.places:
            yield lines.violation("deprecated", path, lines.places[path])
    if EXTENSION_NAMES[lines.name].is_deprecated:
        yield lines.violation("deprecated", "", lines.places[""])


def _check_values(path: str, spec: ExtensionField, lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield by rule the lines of a field whose text violates a rule about single values."""
    if path not in lines.places:
        return
    faulty: dict[str, list[str]] = {}
    for text in _suspect_texts(spec, lines.texts(path)):
        for fault in value_faults(spec, text):
            if f"{lines.name}-{fault}" in EXTENSION_RULE_IDS:
                faulty.setdefault(fault, []).append(text)
    for fault, wrong in faulty.items():
        yield lines.violation_by_texts(fault, path, wrong)


def _suspect_texts(spec: ExtensionField, texts: pl.Series) -> list[str]:
    """Return the distinct texts of a column that may violate a rule about values."""
    text = pl.col("text")
    is_suspect = text.is_not_null()
    if spec.kind is ValueKind.URL:
        is_long = text.str.len_bytes() > MAX_LOC_CHARACTERS
        has_entity = text.str.contains("&", literal=True) & text.str.contains(ESCAPED_TWICE)
        may_be_placeholder = text.str.contains(placeholders.PLACEHOLDER_CLUE)
        is_suspect = ~text.str.contains(_PLAIN_URL) | is_long | has_entity | may_be_placeholder
    elif spec.kind is ValueKind.DATE:
        is_suspect = ~text.str.contains(f"^(?:{_SPACE}{dates.PLAIN}{_SPACE})$")
    elif spec.kind is ValueKind.TEXT and not spec.pattern and not spec.max_items:
        is_suspect = (text.str.len_bytes() > (spec.max_characters or 1 << 40)) | text.str.contains(ESCAPED_TWICE)
    return pl.DataFrame({"text": texts}).filter(is_suspect)["text"].unique().drop_nulls().to_list()


def _find_missing_alternatives(suffix: str, lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield elements that have no field of a group of alternatives, of which one is required."""
    for group in EXTENSION_NAMES[lines.name].one_of:
        paths = [name if name in lines.specs else f"@{name}" for name in group]
        counts = [lines.counts(path, is_filled="@" not in path) for path in paths]
        yield lines.violation_by_elements(suffix, "", np.add.reduce(counts) == 0)


def _find_excess_elements(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield in each entry the first element beyond the maximum number of the extension."""
    counts = lines.elements_per_slot
    number = np.arange(len(lines.places[""])) - np.repeat(np.cumsum(counts) - counts, counts)
    yield lines.violation_by_elements("too-many", "", number == (EXTENSION_NAMES[lines.name].max_per_entry or -1))


def _find_first_elements(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield the first element in each entry, for the rule about an extension that a search engine ignores."""
    counts = lines.elements_per_slot
    yield lines.violation("ignored", "", lines.places[""][np.cumsum(counts) - counts])


_OWN_NAMESPACES: Final = namespaces.KNOWN_EXTENSIONS | {namespaces.SITEMAP}


_LINK_ATTRIBUTES: Final = frozenset(
    f"@{name}" for name in ("charset", "class", "crossorigin", "dir", "id", "lang", "style", "title", "type")
)
"""Attributes of XHTML that a link may have, and that Google ignores."""


def _is_unknown(name: str, specs: Mapping[str, ExtensionField]) -> bool:
    """Return whether an undeclared field name is a violation; elements of foreign namespaces are allowed everywhere."""
    if "@" in name:
        bearer = name.partition("@")[0]
        is_known = not bearer or (bearer in specs and specs[bearer].is_validated)
        return is_known and not (specs is SPECS["alternate"] and name in _LINK_ATTRIBUTES)
    namespace = name.partition("{")[2].partition("}")[0]
    group = specs.get(name.rpartition(".")[0])
    return (not namespace or namespace in _OWN_NAMESPACES) and (group is None or group.is_validated)


def _find_unknown_fields(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield the lines of undeclared fields that are violations, if there are any."""
    names = lines.places.keys() - lines.specs.keys() - {""}
    unknown = [name for name in names if _is_unknown(name, lines.specs)]
    if unknown:
        yield lines.violation("unknown", "", np.sort(np.concatenate([lines.places[name] for name in unknown])))


def _find_misplaced_elements(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield elements of a known namespace that are direct children of an entry, where they have no meaning."""
    for name, extension in EXTENSION_NAMES.items():
        is_own = lines.values.str.starts_with(f"{{{extension.namespace}}}").fill_null(value=False).to_numpy()
        yield ViolatedRule(f"{name}-unknown", "", lines.numbers[is_own])


def _find_wrong_order(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield for each element with a wrong field order the misplaced field that belongs earliest."""
    order = np.full(len(lines.slots), -1, np.int16)
    for number, field in enumerate(EXTENSION_NAMES[lines.name].fields):
        order[lines.places.get(field.name, [])] = number
    places = np.flatnonzero(order >= 0)
    elements, orders = lines.element_of[places], order[places]
    is_back = np.zeros(len(places), np.bool_)
    is_back[1:] = (elements[1:] == elements[:-1]) & (orders[1:] < orders[:-1])
    places, elements, orders = places[is_back], elements[is_back], orders[is_back]
    by_element = np.lexsort((orders, elements))
    is_first = np.diff(elements[by_element], prepend=-1) != 0
    yield lines.violation("order", "", np.sort(places[by_element][is_first]))


def _find_leaks(pattern: str, lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield by field the lines of URLs whose host matches the pattern of hosts that are not public."""
    for path, spec in lines.specs.items():
        if spec.kind is ValueKind.URL and spec.is_validated and path in lines.places:
            url = lines.texts(path).str.strip_chars(url_syntax.SPACE_AROUND)
            is_leak = (url.str.contains(pattern) & url.str.contains(f"^(?:{url_syntax.WEB_HOST})")).fill_null(
                value=False
            )
            yield lines.violation("leak", path, lines.places[path][is_leak.to_numpy()])


_IDENTIFYING: Final = {"image": ("loc",), "video": ("content_loc", "player_loc")}
"""Fields that identify an element, by extension; the first one present applies."""


def _find_repeated_elements(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield the identifying fields of elements that repeat the URL of an earlier element in the entry."""
    if lines.elements_per_slot.max() < 2:
        return
    texts = np.full(len(lines.places[""]), None, object)
    places = np.zeros(len(texts), np.intp)
    is_several = np.repeat(lines.elements_per_slot > 1, lines.elements_per_slot)
    for path in reversed(_IDENTIFYING[lines.name]):
        own = lines.places.get(path, np.empty(0, np.intp))
        own = own[is_several[lines.element_of[own]]]
        texts[lines.element_of[own]] = url_syntax.equivalent_keys(lines.values.gather(pl.Series(own))).to_numpy()
        places[lines.element_of[own]] = own
    keys = pl.DataFrame({"slot": lines.slots[lines.places[""]], "text": pl.Series(texts.tolist(), dtype=pl.String)})
    is_named = keys["text"].fill_null("") != ""
    is_repeated = (is_named & ~keys.select(pl.struct("slot", "text").is_first_distinct()).to_series()).to_numpy()
    yield lines.violation("repeated", "", places[is_repeated])


def _find_missing_default(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield the first regional code of each language that an entry names for several regions without a default.

    Defaults are the plain language and x-default.
    """
    places = lines.places.get("@hreflang", np.empty(0, np.intp))
    codes = lines.texts("@hreflang").str.strip_chars(XML_SPACE).str.to_lowercase()
    languages = {code: code.partition("-")[0] for code in codes.unique().drop_nulls().to_list() if code}
    regional = [code for code, language in languages.items() if len(code.rpartition("-")[2]) == 2 and code != language]
    in_several = {
        language for language in languages.values() if sum(languages[code] == language for code in regional) > 1
    }
    if not in_several:
        return
    frame = pl.DataFrame({"slot": lines.slots[places], "place": places, "code": codes}).filter(pl.col("code") != "")
    frame = frame.with_columns(
        language=pl.col("code").replace_strict(languages), is_regional=pl.col("code").is_in(regional)
    )
    defaulted = frame.filter(pl.col("code") == X_DEFAULT)["slot"].unique()
    groups = frame.filter(pl.col("language").is_in(in_several)).group_by("slot", "language")
    found = groups.agg(
        pl.col("place").min(),
        count=pl.col("code").filter(pl.col("is_regional")).n_unique(),
        has_general=(~pl.col("is_regional")).any(),
    )
    wrong = found.filter((pl.col("count") > 1) & ~pl.col("has_general") & ~pl.col("slot").is_in(defaulted.implode()))
    yield lines.violation("no-default", "@hreflang", np.sort(wrong["place"].to_numpy().astype(np.intp)))


def _find_wrong_content_format(lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield values of `content_loc` that are complete URLs but do not name a video file."""
    if "content_loc" in lines.places:
        texts = lines.texts("content_loc").unique().drop_nulls()
        wrong = [
            text
            for text in texts.to_list()
            if url_syntax.is_complete(url_syntax.stripped(text)) and not is_video_file(text)
        ]
        yield lines.violation_by_texts("content-format", "content_loc", wrong)


_PAGE_GROUP: Final = "video-page"
"""Name of the group of rules that compare URLs of videos with the page."""


def _find_page_conflicts(urls_of: UrlReader, lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield URLs of videos that equal the URL of the page, and uploaders on another domain than the page."""
    slots = np.unique(lines.slots)
    locs = urls_of(slots)
    keys = url_syntax.equivalent_keys(locs)
    for path in ("content_loc", "player_loc"):
        if path in lines.places:
            places = lines.places[path]
            own = keys.gather(pl.Series(np.searchsorted(slots, lines.slots[places])))
            is_page = (url_syntax.equivalent_keys(lines.texts(path)) == own) & (own != "")
            yield lines.violation("same-as-page", path, places[is_page.fill_null(value=False).to_numpy()])
    if "uploader@info" in lines.places:
        places = lines.places["uploader@info"]
        own = locs.gather(pl.Series(np.searchsorted(slots, lines.slots[places])))
        pairs = zip(own.to_list(), lines.texts("uploader@info").to_list(), strict=True)
        is_foreign = np.array([_is_on_other_domain(loc, url) for loc, url in pairs], np.bool_)
        yield lines.violation("uploader-domain", "uploader@info", places[is_foreign])


def _is_on_other_domain(loc: str | None, url: str | None) -> bool:
    """Return whether two web URLs have different registrable domains; False if one has no usable host."""
    page, other = (url_syntax.web_host(url_syntax.stripped(each)) for each in (loc, url))
    return page is not None and other is not None and hosts.domain_of(page) != hosts.domain_of(other)


def _find_dates_before(suffix: str, path: str, last: str, lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield the lines with dates before the day `last`, written as YYYY-MM-DD; times and zones are ignored."""
    if path in lines.places:
        texts = lines.texts(path).unique().drop_nulls()
        stripped = texts.str.strip_chars(XML_SPACE)
        days = stripped.str.slice(0, _DATE_CHARACTERS)
        # A year or a month without a day is earlier only if it ends before the day.
        is_before = (days < last) & ~days.is_in([last[:4], last[:7]]) & stripped.str.contains(f"^{dates.REAL}$")
        yield lines.violation_by_texts(suffix, path, texts.filter(is_before).to_list())


def _find_old_news(context: RuleContext, lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield the publication dates that are older than `NEWS_AGE`; a day without a time counts as its last moment."""
    if "publication_date" not in lines.places:
        return
    limit = context.time_before(NEWS_AGE)
    near = [(limit.date() + timedelta(days=offset)).isoformat() for offset in (-1, 0, 1)]
    texts = lines.texts("publication_date").unique().drop_nulls()
    stripped = texts.str.strip_chars(XML_SPACE)
    # Only on these days do time and zone decide.
    is_near = stripped.str.slice(0, _DATE_CHARACTERS).is_in(near) & stripped.str.contains("T", literal=True)
    old = [text for text in texts.filter(is_near).to_list() if (then := _parse_instant(text)) and then < limit]
    last = limit.date().isoformat()
    days = stripped.str.slice(0, _DATE_CHARACTERS)
    # A year or a month without a day is earlier only if it ends before the day.
    is_before = (days < last) & ~days.is_in([last[:4], last[:7]]) & stripped.str.contains(f"^{dates.REAL}$")
    yield lines.violation_by_texts("old", "publication_date", [*old, *texts.filter(is_before & ~is_near).to_list()])


def _parse_instant(text: str) -> datetime | None:
    """Return the instant of a W3C date in UTC; None for other texts and impossible dates."""
    date = dates.parse_w3c(text)
    return date.instant if date is not None else None


def _find_future_dates(suffix: str, path: str, context: RuleContext, lines: _ExtensionLines) -> Iterator[ViolatedRule]:
    """Yield the lines with dates in the future: days that have not begun in any time zone, and times after now."""
    if path not in lines.places:
        return
    texts = lines.texts(path).unique().drop_nulls()
    stripped = texts.str.strip_chars(XML_SPACE)
    today = context.today.isoformat()
    candidates = texts.filter((stripped > today) & stripped.str.contains(f"^{dates.REAL}$")).to_list()
    yield lines.violation_by_texts(
        suffix, path, [text for text in candidates if _is_future(text.strip(XML_SPACE), context)]
    )


def _is_future(text: str, context: RuleContext) -> bool:
    """Return whether a date is after now; without a time or `context.now`, whether it is after `context.tomorrow`.

    `text` must be a valid date. Only a day after tomorrow has not begun in any time zone.
    """
    then = _parse_instant(text)
    if context.now is None or then is None or "T" not in text:
        return text > f"{context.tomorrow}~"
    return then > context.now
