"""Violations of rules about extensions: which elements of an entry they are, and their messages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.messages import Message, join, listed, msg, msg_from, plural
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, contains, distinct
from sitemap_studio.protocol import urls
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.dates import XML_SPACE, parse_w3c
from sitemap_studio.protocol.extension_fields import YES_NO, ExtensionField, Spec, ValueKind
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS
from sitemap_studio.protocol.quoting import quoted, shown
from sitemap_studio.protocol.rules.extensions import EXTENSION_NAMES, SPECS, label_of
from sitemap_studio.validation.extensions.alternates import NO_SELF_RULE, Links, judge_links, link_lines
from sitemap_studio.validation.extensions.extension_index import NEWS_RULE, ExtensionMemory, in_parts, texts_of
from sitemap_studio.validation.extensions.extension_rules import (
    MAX_LISTED,
    Broken,
    Lines,
    broken_values,
    items_of,
    language_fault,
    wrong_items,
)
from sitemap_studio.validation.run_rule import run_rule

_TITLES: Final = {
    "image": msg("Image {number:,}"),
    "video": msg("Video {number:,}"),
    "news": msg("Article {number:,}"),
    "alternate": msg("Alternate {number:,}"),
    "mobile": msg("Mobile mark {number:,}"),
    "pagemap": msg("Page map {number:,}"),
}
"""An element as the subject of a sentence."""

_OWNERS: Final = {
    "image": msg("{name} of image {number:,}"),
    "video": msg("{name} of video {number:,}"),
    "news": msg("{name} of article {number:,}"),
    "alternate": msg("{name} of alternate {number:,}"),
    "mobile": msg("{name} of mobile mark {number:,}"),
    "pagemap": msg("{name} of page map {number:,}"),
}
"""A field of an element as the subject of a sentence."""


@dataclass(frozen=True)
class Violation:
    """One place where an entry breaks a rule about extensions.

    Attributes:
        rule: The rule's id.
        extension: The extension's name.
        number: Which of the entry's elements of that extension, from 1.
        field: Path of the field concerned; empty for the element.
        value: The author's text; empty where there is none.
        count: How often the element has that field.
        fields: The element's own fields and attributes; of several of one name the last.
        twin: Of a page that does not name itself the alternate that differs from it by a slash alone; empty without.
    """

    rule: str
    extension: str
    number: int
    field: str
    value: str
    count: int
    fields: Mapping[str, str]
    twin: str = ""

    @property
    def spec(self) -> Spec | None:
        """What is declared of the field; None for one that is unknown."""
        return SPECS.get(self.extension, {}).get(self.field)

    @property
    def who(self) -> str:
        """The element as the subject of a sentence."""
        return msg_from(_TITLES[self.extension], number=self.number)

    @property
    def name(self) -> str:
        """The field as a sentence names it: an attribute of the element alone without its mark."""
        return shown(self.field.removeprefix("@"))

    @property
    def what(self) -> str:
        """The field as the subject of a sentence."""
        return msg_from(_OWNERS[self.extension], name=self.name, number=self.number)


_ILLEGAL: Final = re.compile(r"[^A-Za-z0-9\-._~!$&'()*+,;=:@/?#\[\]%]|%(?![0-9A-Fa-f]{2})")
_UNITS: Final = {"duration": msg(" seconds")}


def violation_message(violation: Violation) -> str:
    """One sentence that says what is wrong."""
    extension, _, suffix = violation.rule.partition("-")
    make = _MAKERS.get(violation.rule) or _MAKERS.get(suffix)
    if make is None or extension not in EXTENSION_NAMES:
        return RULES[violation.rule].explanation
    return make(violation)


def per_file_message(rule: str, label: str, count: int) -> str:
    """One sentence about all entries of a sitemap that break a rule reported once per sitemap and field.

    Args:
        rule: Id of the rule, one of `PER_FILE_RULES`.
        label: The field, as it is shown.
        count: How many entries break it there.
    """
    if rule == "news-old":
        return plural(
            "One article of this sitemap is more than two days old and no longer read as news.",
            "%n articles of this sitemap are more than two days old and no longer read as news.",
            count,
        )
    if rule == "mobile-deprecated":
        return plural(
            "{field} is no longer read by anybody; one entry of this sitemap has it.",
            "{field} is no longer read by anybody; %n entries of this sitemap have it.",
            count,
            field=label,
        )
    return plural(
        "{field} is no longer read by Google; one entry of this sitemap has it.",
        "{field} is no longer read by Google; %n entries of this sitemap have it.",
        count,
        field=label,
    )


def _quoted(value: str) -> Message:
    return quoted(value.strip(XML_SPACE))


def _missing(violation: Violation) -> str:
    if violation.count:
        return msg("The {what} is empty.", what=violation.what)
    group, _, name = violation.field.rpartition(".")
    return msg(
        "{who} has no {name}{what}.",
        who=violation.who,
        name=name,
        what=msg(" in its {group}", group=group) if group else "",
    )


def _attribute_missing(violation: Violation) -> str:
    bearer, _, name = violation.field.partition("@")
    return msg(
        "{who} has {what} {name}.",
        who=violation.who,
        what=msg("a {bearer} without", bearer=bearer) if bearer else msg("no"),
        name=name,
    )


def _repeated(violation: Violation) -> str:
    spec = violation.spec
    most = spec.max_count if isinstance(spec, ExtensionField) else 1
    times = plural("once", "%n times", most or 0)
    return msg(
        "{who} has {count:,} of {breach}, which may stand there {times}.",
        who=violation.who,
        count=violation.count,
        breach=violation.name,
        times=times,
    )


def _too_long(violation: Violation) -> str:
    limit = violation.spec.max_characters if isinstance(violation.spec, ExtensionField) else None
    count = len(violation.value.strip(XML_SPACE))
    return plural(
        "The {what} has one character; {limit:,} are allowed.",
        "The {what} has %n characters; {limit:,} are allowed.",
        count,
        what=violation.what,
        limit=limit or 0,
    )


def _number(violation: Violation) -> str:
    is_whole = violation.spec is not None and violation.spec.kind is ValueKind.INTEGER
    value = _quoted(violation.value)
    if is_whole:
        return msg("The {what} is {value}, which is not a whole number.", what=violation.what, value=value)
    return msg("The {what} is {value}, which is not a number.", what=violation.what, value=value)


def _range(violation: Violation) -> str:
    spec = violation.spec
    low, high = (spec.minimum, spec.maximum) if spec else (None, None)
    bounds = (
        msg("at least {low:,g}", low=low or 0)
        if high is None
        else msg("from {low:,g} to {high:,g}", low=low or 0, high=high)
    )
    unit = _UNITS.get(violation.field.rpartition("@")[2], "")
    return msg(
        "The {what} is {value}; it must be {bounds}{unit}.",
        what=violation.what,
        value=shown(violation.value.strip(XML_SPACE)),
        bounds=bounds,
        unit=unit,
    )


def _choice(violation: Violation) -> str:
    spec = violation.spec
    if spec is None:
        return RULES[violation.rule].explanation
    choices = ("yes", "no") if spec.kind is ValueKind.YES_NO else spec.choices
    wrong = wrong_items(spec, violation.value)
    hint = next((choice for choice in (*choices, *YES_NO) if wrong and choice.lower() == wrong[0].lower()), "")
    meant = msg("; “{hint}” is", hint=hint) if hint in choices else ""
    if "" in wrong and isinstance(spec, ExtensionField) and spec.is_list:
        return msg("The {what} has a comma with nothing before or behind it.", what=violation.what)
    return msg(
        "{wrong} in the {what} is not one of {choices}{meant}.",
        wrong=_quoted(", ".join(wrong)),
        what=violation.what,
        choices=listed(choices),
        meant=meant,
    )


def _format(violation: Violation) -> str:
    spec = violation.spec
    wrong = _quoted(", ".join(wrong_items(spec, violation.value)) if spec else violation.value)
    if spec is not None and spec.kind is ValueKind.COUNTRY:
        return msg(
            "{wrong} in the {what} is not a country code of ISO 3166-1, such as US.", wrong=wrong, what=violation.what
        )
    forms = {
        "stock_tickers": msg("a share such as NASDAQ:AAPL"),
        "price@currency": msg("a currency of ISO 4217, such as EUR"),
    }
    return msg(
        "{wrong} in the {what} is not {forms}.",
        wrong=wrong,
        what=violation.what,
        forms=forms.get(violation.field) or msg("in its form"),
    )


def _too_many_items(violation: Violation) -> str:
    spec = violation.spec
    count = len(items_of(spec, violation.value)) if spec else 0
    most = spec.max_items if isinstance(spec, ExtensionField) else 0
    return msg("The {what} names {count:,}; {most} are allowed.", what=violation.what, count=count, most=most)


def _date(violation: Violation) -> str:
    parsed = parse_w3c(violation.value)
    if not violation.value.strip():
        return msg("The {what} is empty; leave the element out if the date is unknown.", what=violation.what)
    if parsed is not None and parsed.fault:
        return msg(
            "The {what} is {value}, which does not exist: there is no {fault}.",
            what=violation.what,
            value=_quoted(violation.value),
            fault=parsed.fault,
        )
    return msg(
        "The {what} is {value}, which is not a W3C date such as 2026-11-02 or 2026-11-02T17:33Z.",
        what=violation.what,
        value=_quoted(violation.value),
    )


def _url_incomplete(violation: Violation) -> str:
    if not violation.value.strip():
        return msg("The {what} is empty.", what=violation.what)
    return msg(
        "The {what} is {value}, which is not complete: it must begin with http:// or https://.",
        what=violation.what,
        value=_quoted(violation.value),
    )


def _url_illegal(violation: Violation) -> str:
    value = urls.stripped(violation.value)
    if not urls.is_web(value):
        return msg(
            "The {what} is {value}, which is not an address of http or https with a host.",
            what=violation.what,
            value=_quoted(value),
        )
    illegal = _ILLEGAL.search(value)
    if illegal:
        character = _quoted(illegal[0]) if illegal[0].strip() else msg("white space")
        return msg(
            "The {what} holds {character}, which must be percent-encoded.", what=violation.what, character=character
        )
    if len(value) <= MAX_LOC_CHARACTERS:
        return msg("The {what} is {value}, which is not a legal address.", what=violation.what, value=_quoted(value))
    return plural(
        "The {what} has one character; it must have fewer than 2,048.",
        "The {what} has %n characters; it must have fewer than 2,048.",
        len(value),
        what=violation.what,
    )


def _deprecated(violation: Violation) -> str:
    if not violation.field:
        return msg("{who} is no longer read by anybody.", who=violation.who)
    return msg("The {what} is no longer read by Google.", what=violation.what)


def _too_many(violation: Violation) -> str:
    most = EXTENSION_NAMES[violation.extension].max_per_entry
    return msg(
        "The entry has more than {most:,} <{shown_name}>.",
        most=most,
        shown_name=EXTENSION_NAMES[violation.extension].shown_name,
    )


def _unknown(violation: Violation) -> str:
    name = (violation.field or violation.value).rpartition("}")[2]
    if not violation.field:
        return msg(
            "<{prefix}:{name}> has no meaning directly in an entry.",
            prefix=EXTENSION_NAMES[violation.extension].prefix,
            name=shown(name),
        )
    return msg("{who} has an unknown element, {name}.", who=violation.who, name=shown(name))


def _order(violation: Violation) -> str:
    return msg("The {what} stands behind a field that it should precede.", what=violation.what)


def _no_content(violation: Violation) -> str:
    return msg("{who} has neither content_loc nor player_loc.", who=violation.who)


def _expired(violation: Violation) -> str:
    return msg("{who} expired on {value}.", who=violation.who, value=shown(violation.value.strip()))


def _old(violation: Violation) -> str:
    return msg(
        "{who} was published on {value}, more than two days ago.",
        who=violation.who,
        value=shown(violation.value.strip()),
    )


def _language(violation: Violation) -> str:
    fault = language_fault(violation.value, is_news=violation.extension == "news")
    if fault is None:
        return RULES[violation.rule].explanation
    hint = msg(" Write “{suggestion}”.", suggestion=fault.suggestion) if fault.suggestion else ""
    code = "" if fault.reason == "is empty" else join([" ", _quoted(violation.value)], "")
    return (
        msg("The {what},{code}, {reason}.{hint}", what=violation.what, code=code, reason=fault.reason, hint=hint)
        if code
        else msg("The {what} is empty.", what=violation.what)
    )


def _no_language(violation: Violation) -> str:
    return msg("{who} has neither hreflang nor media.", who=violation.who)


def _link(violation: Violation) -> str:
    language = shown(violation.fields.get("@hreflang", "").strip(XML_SPACE))
    return join([violation.who, f"({language})"])


def _repeated_alternate(violation: Violation) -> str:
    return msg("{link} repeats an alternate before it.", link=_link(violation))


def _conflict(violation: Violation) -> str:
    if violation.field == "@hreflang":
        return msg(
            "{link}: {fields} is not the only address for this language.",
            link=_link(violation),
            fields=_quoted(violation.fields.get("@href", "")),
        )
    return msg(
        "{link}: {value} claims another language for itself.", link=_link(violation), value=_quoted(violation.value)
    )


def _no_self(violation: Violation) -> str:
    if violation.twin:
        return msg(
            "The page names alternates, but not itself: {twin} differs from its own URL by a slash at the end.",
            twin=_quoted(violation.twin),
        )
    return msg("The page names alternates, but not itself among them.")


def _no_return(violation: Violation) -> str:
    return msg("{link}: {value} has no link back to this page.", link=_link(violation), value=_quoted(violation.value))


def _too_many_in_sitemap(violation: Violation) -> str:
    return msg("The sitemap names 1,000 articles before this one.")


_MAKERS: Final[dict[str, Callable[[Violation], str]]] = {
    "field-missing": _missing,
    "attribute-missing": _attribute_missing,
    "field-repeated": _repeated,
    "too-long": _too_long,
    "number": _number,
    "range": _range,
    "choice": _choice,
    "format": _format,
    "too-many-items": _too_many_items,
    "date": _date,
    "url-incomplete": _url_incomplete,
    "url-illegal": _url_illegal,
    "deprecated": _deprecated,
    "too-many": _too_many,
    "unknown": _unknown,
    "order": _order,
    "no-content": _no_content,
    "expired": _expired,
    "old": _old,
    "language": _language,
    "no-language": _no_language,
    "repeated": _repeated_alternate,
    "conflict": _conflict,
    "no-self": _no_self,
    "no-return": _no_return,
    "too-many-in-sitemap": _too_many_in_sitemap,
}
"""What makes messages, by the end of the rule's id."""


_MESSAGES: Final = "messages about extensions"


@dataclass(frozen=True)
class ViolationMessage:
    """One place where an entry breaks a rule, in words.

    Attributes:
        message: One sentence for the user.
        value: The author's text; empty where there is none.
        label: The field concerned, as it is shown.
    """

    message: str
    value: str
    label: str


def violations_of(
    memory: ExtensionMemory, table: EntryTable, slot: int, *, rules: Collection[str], most: int
) -> list[Violation]:
    """Where one entry breaks rules about extensions, in the order of its elements.

    Args:
        memory: With which it was judged.
        table: The entries.
        slot: Which entry.
        rules: Those that it breaks.
        most: How many violations are wanted at most: each costs a look at its element.
    """
    return run_rule(_MESSAGES, partial(_violations_of, memory, table, slot, rules, most), [], set())


def _violations_of(
    memory: ExtensionMemory, table: EntryTable, slot: int, rules: Collection[str], most: int
) -> list[Violation]:
    values = memory.read(texts_of(table, np.array([slot], np.uint32)))
    elements = _ElementsOf(values)
    found = [(line, broken) for broken in _found(memory, values) for line in np.sort(broken.lines)[:most].tolist()]
    asked = [(line, broken) for line, broken in found if broken.rule in rules]
    asked.sort(key=lambda place: (place[0], place[1].rule))
    return [_violation(elements, table, slot, broken, line) for line, broken in asked[:most]]


def explain(
    memory: ExtensionMemory, table: EntryTable, broken: Mapping[str, SlotArray]
) -> dict[tuple[int, str], list[ViolationMessage]]:
    """Say which elements of some entries break rules about extensions, and how.

    Args:
        memory: With which they were judged.
        table: The entries.
        broken: Slots by rule.

    Returns:
        For each slot and rule what is told, in the order of the elements; an entry of which that can't be worked out is
        left out.
    """
    slots = distinct(*broken.values())
    return run_rule(_MESSAGES, partial(_explained, memory, table, slots, broken), {}, set())


def _explained(
    memory: ExtensionMemory, table: EntryTable, slots: SlotArray, wanted: Mapping[str, SlotArray]
) -> dict[tuple[int, str], list[ViolationMessage]]:
    told: dict[tuple[int, str], list[ViolationMessage]] = {}
    for part in in_parts(texts_of(table, slots)):
        values = memory.read(part)
        elements = _ElementsOf(values)
        by_rule: dict[str, list[Broken]] = {}
        for broken in _found(memory, values):
            by_rule.setdefault(broken.rule, []).append(broken)
        for rule, found in by_rule.items():
            for slot, line, of_rule, more in _places(values, found, wanted.get(rule, NO_SLOTS)):
                lines = told.setdefault((slot, rule), [])
                if more:
                    lines.append(
                        ViolationMessage(
                            plural(
                                "There is one more of these in the entry.",
                                "There are %n more of these in the entry.",
                                more,
                            ),
                            "",
                            label_of(rule, ""),
                        )
                    )
                else:
                    violation = _violation(elements, table, slot, of_rule, line)
                    message = run_rule(rule, partial(violation_message, violation), RULES[rule].explanation, set())
                    lines.append(ViolationMessage(message, violation.value, label_of(rule, violation.field)))
    return told


def _found(memory: ExtensionMemory, values: pl.DataFrame) -> list[Broken]:
    """All that is broken."""
    found = broken_values(values, memory.today)
    if memory.links is not None:
        found += _broken_link_lines(memory.links, values)
    return [*found, Broken(NEWS_RULE, "", _first_news(values))]


def _places(values: pl.DataFrame, found: list[Broken], wanted: SlotArray) -> Iterator[tuple[int, int, Broken, int]]:
    """Where some entries break a rule, as many places of each as are told.

    Args:
        values: What was judged.
        found: The violations of the rule.
        wanted: The entries, ascending.

    Yields:
        Entry by entry its slot, the line, what is broken there, and 0; behind the places of an entry that has more than
        are told, how many more these are.
    """
    lines = np.concatenate([broken.lines for broken in found])
    which = np.repeat(np.arange(len(found)), [len(broken.lines) for broken in found])
    slots = values["slot"].to_numpy()[lines]
    order = np.lexsort((lines, slots))
    order = order[contains(wanted, slots[order])]
    slots = slots[order]
    if not len(order):
        return
    starts = np.flatnonzero(np.diff(slots.astype(np.int64), prepend=-1))
    for start, count in zip(starts.tolist(), np.diff(starts, append=len(order)).tolist(), strict=True):
        told = count if count <= MAX_LISTED else MAX_LISTED - 1
        for place in order[start : start + told].tolist():
            yield int(slots[start]), int(lines[place]), found[which[place]], 0
        if count > told:
            yield int(slots[start]), -1, found[0], count - told


@dataclass(frozen=True)
class _Element:
    """An element of an entry, as its values tell it.

    Attributes:
        extension: Its name.
        number: Which of the entry's elements of that extension, from 1.
        first: Its line.
        fields: The paths of its lines.
        texts: What stands in them.
        counts: How often it has each field.
        own: Its texts by field; of several of one name the last.
    """

    extension: str
    number: int
    first: int
    fields: list[str]
    texts: list[str | None]
    counts: Mapping[str, int]
    own: Mapping[str, str]


class _ElementsOf:
    """The elements that values are of, found by their lines; the last one asked for is kept."""

    def __init__(self, values: pl.DataFrame) -> None:
        self._values = values
        self._firsts = (values["field"] == "").arg_true().to_numpy()
        numbers = (pl.col("field") == "").cast(pl.UInt32).cum_sum().over("slot", "extension")
        self._numbers = values.select(numbers).to_series()
        self._last: _Element | None = None

    @cached_property
    def alternates(self) -> dict[int, list[str]]:
        """The URLs of the alternates of each entry."""
        is_url = (pl.col("extension") == "alternate") & (pl.col("field") == "@href") & pl.col("value").is_not_null()
        found: dict[int, list[str]] = {}
        for slot, url in self._values.filter(is_url).select("slot", "value").iter_rows():
            found.setdefault(slot, []).append(url)
        return found

    def at(self, line: int) -> _Element:
        """The element that a line belongs to."""
        # Of the dtype of the lines: a number of another one would have all of them converted each time.
        place = int(np.searchsorted(self._firsts, self._firsts.dtype.type(line), "right"))
        first = int(self._firsts[place - 1])
        if self._last is None or self._last.first != first:
            last = int(self._firsts[place]) if place < len(self._firsts) else self._values.height
            self._last = self._element(first, last)
        return self._last

    def _element(self, first: int, last: int) -> _Element:
        lines = self._values.slice(first, last - first)
        fields, texts = lines["field"].to_list(), lines["value"].to_list()
        own = {name: text for name, text in zip(fields, texts, strict=True) if text is not None}
        return _Element(
            lines.item(0, "extension"), int(self._numbers[first]), first, fields, texts, Counter(fields), own
        )


def _violation(elements: _ElementsOf, table: EntryTable, slot: int, broken: Broken, line: int) -> Violation:
    element = elements.at(line)
    place = line - element.first
    field = broken.field or element.fields[place]
    value = element.texts[place] if element.fields[place] or element.extension == "other" else None
    name = broken.rule.partition("-")[0]
    count = element.counts.get(field, 0)
    twin = _twin_of(table.value(slot, "loc"), elements.alternates.get(slot, [])) if broken.rule == NO_SELF_RULE else ""
    return Violation(broken.rule, name, element.number, field, value or "", count, element.own, twin)


def _twin_of(page: str | None, alternates: list[str]) -> str:
    """The first alternate of a page that is its own URL but for a slash at the end of the path."""
    own = _without_slash(page)
    return next((href for href in alternates if _without_slash(href) == own), "")


def _without_slash(loc: str | None) -> tuple[str, ...]:
    scheme, authority, path, *rest = urls.split_loc(urls.stripped(loc))
    return scheme, authority, path.removesuffix("/"), *rest


def _broken_link_lines(links: Links, values: pl.DataFrame) -> Iterator[Broken]:
    """The violations of links as lines of values: the links of an entry stand in the same order in both."""
    slots = distinct(values["slot"].to_numpy())
    lines, places = link_lines(values), links.of_entries(slots)
    line_slots = values["slot"].to_numpy()[lines]
    lines = lines[np.argsort(line_slots, kind="stable")]
    if len(lines) == len(places):
        for violation in judge_links(links, slots):
            broken = lines[np.searchsorted(places, violation.links)]
            yield Broken(violation.rule, violation.field, broken)


def _first_news(values: pl.DataFrame) -> Lines:
    news = values.with_row_index("line").filter(pl.col("extension") == "news", pl.col("field") == "")
    lines: Lines = news.filter(pl.col("slot").is_first_distinct())["line"].to_numpy().astype(np.intp)
    return lines
