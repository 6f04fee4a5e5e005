"""Reference model of a sitemap set in plain Python, with one function per command of the window.

Implemented from the manual, independently of the program: without Qt and without columns.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

FIELDS = ("loc", "lastmod", "changefreq", "priority")

Item = tuple[str, tuple[tuple[str, str], ...]]
"""Extension of an entry: kind, and pairs of path and value."""


class Entry(NamedTuple):
    """Entry of a sitemap. A new entry has no slot until it is read from the window."""

    slot: int | None
    texts: tuple[str | None, ...]
    items: tuple[Item, ...] = ()

    @property
    def known_slot(self) -> int:
        """Slot of an entry that was read from the window."""
        assert self.slot is not None
        return self.slot

    def text(self, name: str) -> str | None:
        return self.texts[FIELDS.index(name)]

    def with_text(self, name: str, text: str | None) -> Entry:
        place = FIELDS.index(name)
        return self._replace(texts=(*self.texts[:place], text, *self.texts[place + 1 :]))


@dataclass(frozen=True)
class ExpectedSitemap:
    """Sitemap of the set. A new sitemap has no id until it is read from the window."""

    id: int | None
    name: str
    loc: str
    entries: tuple[Entry, ...] = ()

    @property
    def known_id(self) -> int:
        """Id of a sitemap that was read from the window."""
        assert self.id is not None
        return self.id


ExpectedSet = tuple[ExpectedSitemap, ...]
CellTexts = dict[tuple[int, str], str | None]
"""New texts by slot and field."""


def stored_text(name: str, text: str) -> str | None:
    """Return the value stored for a typed text: None for an empty optional element."""
    return text if text or name == "loc" else None


def new_entry(**texts: str | None) -> Entry:
    return Entry(None, tuple(texts.get(name) for name in FIELDS))


def entries_of(sitemaps: ExpectedSet) -> list[Entry]:
    return [entry for sitemap in sitemaps for entry in sitemap.entries]


def find_entry(sitemaps: ExpectedSet, slot: int) -> tuple[int, int]:
    """Return the number of the sitemap that contains an entry, and the position in it."""
    return next(
        (number, place)
        for number, sitemap in enumerate(sitemaps)
        for place, entry in enumerate(sitemap.entries)
        if entry.slot == slot
    )


def map_entries(sitemaps: ExpectedSet, change: Callable[[Entry], Entry]) -> ExpectedSet:
    return tuple(replace(sitemap, entries=tuple(map(change, sitemap.entries))) for sitemap in sitemaps)


def replace_texts(sitemaps: ExpectedSet, texts: CellTexts) -> ExpectedSet:
    """Return the set with new texts in some cells."""

    def change(entry: Entry) -> Entry:
        for name in FIELDS:
            if entry.slot is not None and (entry.slot, name) in texts:
                entry = entry.with_text(name, texts[entry.slot, name])
        return entry

    return map_entries(sitemaps, change)


def remove_entries(sitemaps: ExpectedSet, slots: Iterable[int]) -> ExpectedSet:
    gone = set(slots)
    return tuple(
        replace(sitemap, entries=tuple(entry for entry in sitemap.entries if entry.slot not in gone))
        for sitemap in sitemaps
    )


def insert_entries(sitemaps: ExpectedSet, number: int, place: int, entries: Iterable[Entry]) -> ExpectedSet:
    """Return the set with entries inserted at a position of a sitemap."""
    old = sitemaps[number]
    new = replace(old, entries=(*old.entries[:place], *entries, *old.entries[place:]))
    return (*sitemaps[:number], new, *sitemaps[number + 1 :])


def insert_after(sitemaps: ExpectedSet, slot: int, entries: Iterable[Entry]) -> ExpectedSet:
    number, place = find_entry(sitemaps, slot)
    return insert_entries(sitemaps, number, place + 1, entries)


def duplicate_entries(sitemaps: ExpectedSet, slots: Sequence[int]) -> ExpectedSet:
    """Return the set with copies of entries; those of adjacent entries follow the last of them."""
    chosen = set(slots)

    def with_copies(sitemap: ExpectedSitemap) -> ExpectedSitemap:
        entries: list[Entry] = []
        run: list[Entry] = []
        for entry in sitemap.entries:
            if entry.slot in chosen:
                run.append(entry._replace(slot=None))
            else:
                entries, run = [*entries, *run], []
            entries.append(entry)
        return replace(sitemap, entries=(*entries, *run))

    return tuple(map(with_copies, sitemaps))


def move_beside(sitemaps: ExpectedSet, slots: Sequence[int], beside: int, *, is_behind: bool) -> ExpectedSet:
    """Return the set with entries moved before or after another; unchanged if sitemaps differ."""
    numbers = {find_entry(sitemaps, slot)[0] for slot in (*slots, beside)}
    if len(numbers) > 1:
        return sitemaps
    moving = [entry for entry in entries_of(sitemaps) if entry.slot in set(slots)]
    rest = remove_entries(sitemaps, slots)
    number, place = find_entry(rest, beside)
    return insert_entries(rest, number, place + is_behind, moving)


def move_to_sitemap(sitemaps: ExpectedSet, slots: Sequence[int], number: int) -> ExpectedSet:
    """Return the set with the entries of other sitemaps moved to the end of a sitemap."""
    own = {entry.slot for entry in sitemaps[number].entries}
    moving = [entry for entry in entries_of(sitemaps) if entry.slot in set(slots) - own]
    rest = remove_entries(sitemaps, [entry.slot for entry in moving if entry.slot is not None])
    return insert_entries(rest, number, len(rest[number].entries), moving)


def merge_sitemaps(sitemaps: ExpectedSet, numbers: Sequence[int]) -> ExpectedSet:
    """Return the set with sitemaps merged into the first of them."""
    into, *going = numbers
    coming = [entry for number in going for entry in sitemaps[number].entries]
    full = insert_entries(sitemaps, into, len(sitemaps[into].entries), coming)
    return tuple(sitemap for number, sitemap in enumerate(full) if number not in going)


def apply_order(sitemaps: ExpectedSet, shown: Sequence[int]) -> ExpectedSet:
    """Return the set with shown entries of each sitemap in view order; hidden entries keep their positions."""
    by_slot, there = {entry.slot: entry for entry in entries_of(sitemaps)}, set(shown)

    def arranged(sitemap: ExpectedSitemap) -> ExpectedSitemap:
        own = {entry.slot for entry in sitemap.entries}
        coming = iter([slot for slot in shown if slot in own])
        return replace(
            sitemap, entries=tuple(by_slot[next(coming)] if entry.slot in there else entry for entry in sitemap.entries)
        )

    return tuple(map(arranged, sitemaps))


def replace_base_url(sitemaps: ExpectedSet, slots: set[int] | None, old: str, new: str) -> ExpectedSet:
    """Return the set with another base URL in entries and extensions; without `slots` also in the index."""

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

    changed = map_entries(sitemaps, change)
    return (
        changed if slots is not None else tuple(replace(sitemap, loc=address(sitemap.loc) or "") for sitemap in changed)
    )


def replace_in_text(text: str | None, name: str, wanted: str, by: str, *, is_expression: bool) -> str | None:
    """Return a text with all matches replaced, ignoring case."""
    if text is None:
        return None
    after = re.sub(wanted if is_expression else re.escape(wanted), lambda _: by, text, flags=re.IGNORECASE)
    return text if after == text else stored_text(name, after)


# The clipboard


class PasteTarget(NamedTuple):
    """Target of a paste: selected slots and fields, and the slots shown from the first selected one on."""

    slots: list[int]
    fields: list[str]
    following: list[int]


def parse_grid(text: str) -> list[list[str]]:
    lines = [line.split("\t") for line in text.split("\n")]
    return lines[:-1] if lines[-1] == [""] else lines


def paste_grid(lines: list[list[str]], target: PasteTarget) -> tuple[CellTexts, list[Entry]]:
    """Return the new texts of cells, and the new entries from lines below the last entry."""
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
        (slot, name): stored_text(name, text)
        for slot, line in on_cells
        for name, text in zip(names, line, strict=False)
    }
    beyond = [line for line in lines[len(slots) :] if any(line)]
    return texts, [entry_from_row(line, names) for line in beyond]


def entry_from_row(line: list[str], names: Sequence[str] = FIELDS) -> Entry:
    return new_entry(**{name: stored_text(name, text) for name, text in zip(names, line, strict=False)})


# The history


@dataclass
class ExpectedHistory:
    """Expected set after every step of the undo history."""

    steps: list[ExpectedSet] = field(default_factory=list)
    at: int = 0
    saved: int | None = 0

    @property
    def now(self) -> ExpectedSet:
        return self.steps[self.at]

    def open(self, sitemaps: ExpectedSet) -> None:
        self.steps, self.at, self.saved = [sitemaps], 0, 0

    def push(self, sitemaps: ExpectedSet, *, is_step: bool = False) -> None:
        """Append a step if the set changed, or if `is_step`; drop undone steps."""
        if sitemaps == self.now and not is_step:
            return
        self.steps[self.at + 1 :] = [sitemaps]
        if self.saved is not None and self.saved > self.at:
            self.saved = None
        self.at += 1

    def adopt_ids(self, sitemaps: ExpectedSet) -> None:
        """Replace the current set by the one read from the window, which has slots and ids."""
        self.steps[self.at] = sitemaps
