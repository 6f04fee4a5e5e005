"""A set in plain Python, to hold the window against: sitemaps as lists of entries, and what each command makes of them.

Written from what the manual says of the commands, not from how they are done; knows neither Qt nor columns.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

FIELDS = ("loc", "lastmod", "changefreq", "priority")

Item = tuple[str, tuple[tuple[str, str], ...]]
"""An extension: its kind, and its values by path."""


class Entry(NamedTuple):
    """An entry; one that just came has no slot until it is seen in the window."""

    slot: int | None
    texts: tuple[str | None, ...]
    items: tuple[Item, ...] = ()

    @property
    def known_slot(self) -> int:
        """Its slot, once it was seen."""
        assert self.slot is not None
        return self.slot

    def text(self, name: str) -> str | None:
        return self.texts[FIELDS.index(name)]

    def with_text(self, name: str, text: str | None) -> Entry:
        place = FIELDS.index(name)
        return self._replace(texts=(*self.texts[:place], text, *self.texts[place + 1 :]))


@dataclass(frozen=True)
class Sheet:
    """A sitemap; one that just came has no id until it is seen in the window."""

    id: int | None
    name: str
    loc: str
    entries: tuple[Entry, ...] = ()

    @property
    def known_id(self) -> int:
        """Its id, once it was seen."""
        assert self.id is not None
        return self.id


Sheets = tuple[Sheet, ...]
Texts = dict[tuple[int, str], str | None]
"""New texts by slot and field."""


def stored(name: str, text: str) -> str | None:
    """Nothing typed takes an optional element away, and empties a required one."""
    return text if text or name == "loc" else None


def new_entry(**texts: str | None) -> Entry:
    return Entry(None, tuple(texts.get(name) for name in FIELDS))


def entries_of(sheets: Sheets) -> list[Entry]:
    return [entry for sheet in sheets for entry in sheet.entries]


def find(sheets: Sheets, slot: int) -> tuple[int, int]:
    """In which sitemap an entry stands, and at which place in it."""
    return next(
        (number, place)
        for number, sheet in enumerate(sheets)
        for place, entry in enumerate(sheet.entries)
        if entry.slot == slot
    )


def mapped(sheets: Sheets, change: Callable[[Entry], Entry]) -> Sheets:
    return tuple(replace(sheet, entries=tuple(map(change, sheet.entries))) for sheet in sheets)


def written(sheets: Sheets, texts: Texts) -> Sheets:
    """Some cells have other texts."""

    def change(entry: Entry) -> Entry:
        for name in FIELDS:
            if entry.slot is not None and (entry.slot, name) in texts:
                entry = entry.with_text(name, texts[entry.slot, name])
        return entry

    return mapped(sheets, change)


def without(sheets: Sheets, slots: Iterable[int]) -> Sheets:
    gone = set(slots)
    return tuple(
        replace(sheet, entries=tuple(entry for entry in sheet.entries if entry.slot not in gone)) for sheet in sheets
    )


def inserted(sheets: Sheets, number: int, place: int, entries: Iterable[Entry]) -> Sheets:
    """Entries come into a sitemap."""
    old = sheets[number]
    new = replace(old, entries=(*old.entries[:place], *entries, *old.entries[place:]))
    return (*sheets[:number], new, *sheets[number + 1 :])


def behind(sheets: Sheets, slot: int, entries: Iterable[Entry]) -> Sheets:
    number, place = find(sheets, slot)
    return inserted(sheets, number, place + 1, entries)


def duplicated(sheets: Sheets, slots: Sequence[int]) -> Sheets:
    """The copies of entries that stand together follow the last of these."""
    chosen = set(slots)

    def with_copies(sheet: Sheet) -> Sheet:
        entries: list[Entry] = []
        run: list[Entry] = []
        for entry in sheet.entries:
            if entry.slot in chosen:
                run.append(entry._replace(slot=None))
            else:
                entries, run = [*entries, *run], []
            entries.append(entry)
        return replace(sheet, entries=(*entries, *run))

    return tuple(map(with_copies, sheets))


def moved_beside(sheets: Sheets, slots: Sequence[int], beside: int, *, is_behind: bool) -> Sheets:
    """Entries go before or behind one that is shown beside them, within their sitemap."""
    numbers = {find(sheets, slot)[0] for slot in (*slots, beside)}
    if len(numbers) > 1:
        return sheets
    moving = [entry for entry in entries_of(sheets) if entry.slot in set(slots)]
    rest = without(sheets, slots)
    number, place = find(rest, beside)
    return inserted(rest, number, place + is_behind, moving)


def moved_to(sheets: Sheets, slots: Sequence[int], number: int) -> Sheets:
    """Entries go to the end of a sitemap, but those that are in it."""
    own = {entry.slot for entry in sheets[number].entries}
    moving = [entry for entry in entries_of(sheets) if entry.slot in set(slots) - own]
    rest = without(sheets, [entry.slot for entry in moving if entry.slot is not None])
    return inserted(rest, number, len(rest[number].entries), moving)


def merged(sheets: Sheets, numbers: Sequence[int]) -> Sheets:
    """The entries of sitemaps go to the end of the first of them; the others leave."""
    into, *going = numbers
    coming = [entry for number in going for entry in sheets[number].entries]
    full = inserted(sheets, into, len(sheets[into].entries), coming)
    return tuple(sheet for number, sheet in enumerate(full) if number not in going)


def ordered(sheets: Sheets, shown: Sequence[int]) -> Sheets:
    """Entries that are shown stand in their sitemaps as they are shown; the others keep their places."""
    by_slot, there = {entry.slot: entry for entry in entries_of(sheets)}, set(shown)

    def arranged(sheet: Sheet) -> Sheet:
        own = {entry.slot for entry in sheet.entries}
        coming = iter([slot for slot in shown if slot in own])
        return replace(
            sheet, entries=tuple(by_slot[next(coming)] if entry.slot in there else entry for entry in sheet.entries)
        )

    return tuple(map(arranged, sheets))


def rebased(sheets: Sheets, slots: set[int] | None, old: str, new: str) -> Sheets:
    """Addresses below one base are below another, in extensions and, for the whole set, in the index, too."""

    def address(text: str | None) -> str | None:
        if text is None:
            return None
        inside = text.strip(" \t\r\n")
        is_below = inside.lower().startswith(old) and inside[len(old) : len(old) + 1] in ("", "/", "?", "#")
        return text.replace(inside, new + inside[len(old) :]) if is_below else text

    def item(each: Item) -> Item:
        kind, values = each
        return kind, tuple(
            (path, address(text) or "") if path in ("loc", "@href") else (path, text) for path, text in values
        )

    def change(entry: Entry) -> Entry:
        if slots is not None and entry.slot not in slots:
            return entry
        return entry.with_text("loc", address(entry.text("loc")))._replace(items=tuple(map(item, entry.items)))

    changed = mapped(sheets, change)
    return changed if slots is not None else tuple(replace(sheet, loc=address(sheet.loc) or "") for sheet in changed)


def replaced(text: str | None, name: str, wanted: str, by: str, *, is_expression: bool) -> str | None:
    """A text with all occurrences replaced, whatever their case."""
    if text is None:
        return None
    after = re.sub(wanted if is_expression else re.escape(wanted), lambda _: by, text, flags=re.IGNORECASE)
    return text if after == text else stored(name, after)


# The clipboard


class Target(NamedTuple):
    """Where a grid is pasted: selected entries, their fields, and the entries shown from the first one on."""

    slots: list[int]
    fields: list[str]
    following: list[int]


def lines_of(text: str) -> list[list[str]]:
    lines = [line.split("\t") for line in text.split("\n")]
    return lines[:-1] if lines[-1] == [""] else lines


def pasted(lines: list[list[str]], target: Target) -> tuple[Texts, list[Entry]]:
    """What cells become of a grid of cells, and the entries that its further lines make."""
    fields, slots = target.fields, target.following
    width = max(map(len, lines))
    is_area = len(target.slots) > 1 or len(fields) > 1
    is_multiple = len(target.slots) % len(lines) == 0 and (width >= len(fields) or len(fields) % width == 0)
    if is_area and is_multiple:
        times = max(1, len(fields) // width)
        if times > 1:
            lines = [(line + [""] * (width - len(line))) * times for line in lines]
        lines, slots = lines * (len(target.slots) // len(lines)), target.slots
    names = FIELDS[FIELDS.index(fields[0]) :]
    on_cells = zip(slots, lines, strict=False)
    texts = {
        (slot, name): stored(name, text) for slot, line in on_cells for name, text in zip(names, line, strict=False)
    }
    beyond = [line for line in lines[len(slots) :] if any(line)]
    return texts, [entry_from(line, names) for line in beyond]


def entry_from(line: list[str], names: Sequence[str] = FIELDS) -> Entry:
    return new_entry(**{name: stored(name, text) for name, text in zip(names, line, strict=False)})


# The history


@dataclass
class ExpectedHistory:
    """The set as it should be, and as it was after every step."""

    steps: list[Sheets] = field(default_factory=list)
    at: int = 0
    saved: int | None = 0

    @property
    def now(self) -> Sheets:
        return self.steps[self.at]

    def open(self, sheets: Sheets) -> None:
        self.steps, self.at, self.saved = [sheets], 0, 0

    def push(self, sheets: Sheets, *, is_step: bool = False) -> None:
        """Add a step if anything changed, or on request; what was undone is forgotten."""
        if sheets == self.now and not is_step:
            return
        self.steps[self.at + 1 :] = [sheets]
        if self.saved is not None and self.saved > self.at:
            self.saved = None
        self.at += 1

    def adopt_ids(self, sheets: Sheets) -> None:
        """Take slots and ids of what came from what is seen."""
        self.steps[self.at] = sheets
