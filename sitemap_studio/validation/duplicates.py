"""Duplicate URLs: entries whose page probably occurs earlier in the set, exactly or nearly.

The index stores a 32-bit hash for every slot; nearly equal URLs have the same hash. Only URLs with a shared hash are
compared as texts. Removed entries retain their hashes. A hash of 0 means no URL. An entry violates at most one of the
rules, the most severe; the first of equal entries violates none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.messages import join, listed, msg, msg_from, plural
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import (
    NO_SLOTS,
    ROW_BITS,
    SlotArray,
    difference,
    group_by_block,
    intersection,
    isin_sorted,
    merge_disjoint,
    unique_slots,
)
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.url_syntax import FRAGMENT, coarse_keys, near_differences, near_key, stripped
from sitemap_studio.validation.run_rule import run_rule

Hashes = NDArray[np.uint32]
"""Hashes of URLs; 0 without a URL."""

HashBlocks = tuple[Hashes, ...]
"""Hashes by block and row, in the shape of the table's blocks. The arrays are immutable."""

RowsByRule = Mapping[str, SlotArray]
"""Violating slots by rule id, ascending."""

_FEW: Final = 16
"""Maximum number of hashes that are searched one by one; more are looked up by their first bits."""

_BLANK_HASHES: Final = pl.Series([None, ""], dtype=pl.String).hash().to_numpy()
_FIRST_BITS: Final = 22
_TEXTS_AT_ONCE: Final = 2_000_000


def hashes_at(hashes: HashBlocks, slots: SlotArray) -> Hashes:
    """Return the stored hash of each slot, in the order of `slots`; 0 for slots that are not hashed yet."""
    result = np.zeros(len(slots), np.uint32)
    for block, chosen, places in group_by_block(slots):
        if block < len(hashes):
            known = places < len(hashes[block])
            result[chosen[known]] = hashes[block][places[known]]
    return result


def _with_hashes(hashes: HashBlocks, table: EntryTable, slots: SlotArray, new: Hashes) -> HashBlocks:
    """Return a copy with `new` as the hashes of `slots`; blocks without such a slot are shared."""
    blocks = list(hashes) + [np.empty(0, np.uint32)] * (len(table.blocks) - len(hashes))
    for block, chosen, places in group_by_block(slots):
        part = np.zeros(table.blocks[block].height, np.uint32)
        part[: len(blocks[block])] = blocks[block]
        part[places] = new[chosen]
        blocks[block] = part
    return tuple(blocks)


def _slots_with(hashes: HashBlocks, wanted: Hashes) -> SlotArray:
    """Return the slots whose hash is in `wanted`, which ascends."""
    if not len(wanted):
        return NO_SLOTS
    is_few, found = len(wanted) <= _FEW, [NO_SLOTS]
    is_wanted = np.zeros(0 if is_few else 1 << _FIRST_BITS, np.bool_)
    if not is_few:
        is_wanted[wanted >> (32 - _FIRST_BITS)] = True
    for block, part in enumerate(hashes):
        if is_few:
            is_found = part == wanted[0]
            for each in wanted[1:]:
                is_found |= part == each
            places = np.flatnonzero(is_found) if is_found.any() else NO_SLOTS
        else:
            places = np.flatnonzero(is_wanted[part >> (32 - _FIRST_BITS)])
            places = places[isin_sorted(wanted, part[places])]
        if len(places):
            found.append(places.astype(np.uint32) + np.uint32(block << ROW_BITS))
    return np.concatenate(found)


def _is_repeated(hashes: Hashes) -> NDArray[np.bool_]:
    """Return a mask of the hashes that are nonzero and occur more than once."""
    ascending = np.sort(hashes)
    repeated = unique_slots(ascending[1:][ascending[1:] == ascending[:-1]])
    return isin_sorted(repeated[repeated > 0], hashes)


@dataclass(frozen=True, eq=False)
class DuplicateIndex:
    """Hashes of the URLs of a set, by which entries with probably equal URLs are found.

    Attributes:
        hashes: Hashes by block and row, also of removed entries.
        sharing: Slots whose hash occurs more than once, ascending, also of removed entries.
    """

    hashes: HashBlocks = ()
    sharing: SlotArray = field(default_factory=lambda: NO_SLOTS)

    @classmethod
    def from_hashes(cls, hashes: HashBlocks) -> DuplicateIndex:
        """Return the index of hashes given by block and row."""
        flat = np.zeros(len(hashes) << ROW_BITS, np.uint32)
        for block, part in enumerate(hashes):
            flat[block << ROW_BITS : (block << ROW_BITS) + len(part)] = part
        return cls(hashes, np.flatnonzero(_is_repeated(flat)).astype(np.uint32))

    def with_hashes(self, table: EntryTable, slots: SlotArray, new: Hashes) -> DuplicateIndex:
        """Return a copy of the index with `new` as the hashes of `slots`, which ascend."""
        hashes = _with_hashes(self.hashes, table, slots, new)
        # Other entries with an old shared or a new hash may begin or cease to share it.
        before = hashes_at(self.hashes, slots)
        met = unique_slots(new, before[isin_sorted(self.sharing, slots)])
        alike = _slots_with(hashes, met[met > 0])
        others = difference(self.sharing, unique_slots(alike, slots))
        return DuplicateIndex(hashes, merge_disjoint(others, alike[_is_repeated(hashes_at(hashes, alike))]))

    def slots_sharing_with(self, slots: SlotArray) -> SlotArray:
        """Return all slots, also `slots` and removed entries, with a shared hash that one of `slots` has; ascending."""
        asked = unique_slots(hashes_at(self.hashes, intersection(self.sharing, slots)))
        if not len(asked):
            return NO_SLOTS
        return _slots_with(self.hashes, asked)


def url_hashes(locs: pl.Series) -> Hashes:
    """Return a 32-bit hash of each URL, equal for exact and near duplicates; 0 for blank URLs."""
    keys = coarse_keys(locs)
    # The key of a URL that consists of a protocol is empty.
    is_empty = keys == ""
    if is_empty.any():
        empty = is_empty.arg_true()
        keys = keys.scatter(empty, _stripped(locs.gather(empty)))
    whole = keys.hash().to_numpy()
    hashes: Hashes = np.maximum((whole >> np.uint64(32)).astype(np.uint32), np.uint32(1))
    hashes[np.logical_or(*(whole == blank for blank in _BLANK_HASHES))] = 0
    return hashes


def find_duplicates(table: EntryTable, index: DuplicateIndex, failed: set[str]) -> dict[str, SlotArray]:
    """Return the slots of all duplicates by violated rule, ascending; rules that raise are added to `failed`."""
    candidates = index.sharing[table.has_position(index.sharing)]
    hashes = hashes_at(index.hashes, candidates)
    # All other entries with a shared hash may have been removed.
    still = _is_repeated(hashes)
    candidates, hashes = candidates[still], hashes[still]
    parts = -(-len(candidates) // _TEXTS_AT_ONCE)
    found = [
        find_duplicates_among(table, candidates[hashes % parts == part] if parts > 1 else candidates, failed)
        for part in range(parts)
    ]
    rules = [rule for rule in DUPLICATE_RULE_IDS if any(rule in part for part in found)]
    return {rule: np.sort(np.concatenate([part[rule] for part in found if rule in part])) for rule in rules}


def find_duplicates_among(table: EntryTable, candidates: SlotArray, failed: set[str]) -> dict[str, SlotArray]:
    """Return the slots of duplicates within `candidates` by violated rule, ascending.

    The first of several equal URLs is not a duplicate.
    """
    if len(candidates) < 2:
        return {}
    candidates = candidates[np.argsort(table.positions()[candidates])]
    texts = _stripped(table.rows(candidates, ["loc"]).to_series())
    is_new = texts.is_first_distinct()
    violated = {
        "loc-duplicate": ~is_new,
        **run_rule("loc-near-duplicate", partial(_find_near_duplicates, texts, is_new), {}, failed),
    }
    found = {rule: np.sort(candidates[is_violated.to_numpy()]) for rule, is_violated in violated.items()}
    return {rule: slots for rule, slots in found.items() if len(slots)}


def _find_near_duplicates(texts: pl.Series, is_new: pl.Series) -> dict[str, pl.Series]:
    """Return by rule a Boolean Series: whether a text nearly, but not exactly, equals an earlier text; empty if none does.

    Texts that differ only by the fragment are left out, because another rule reports them. `is_new` is the mask of texts
    without an equal earlier text.
    """
    keys = texts.map_elements(near_key, pl.String)
    # The rule about fragments reports URLs that differ only by the fragment.
    pages = _without_fragment(texts)
    is_new &= pages.is_first_distinct()
    is_near = is_new & ~keys.is_first_distinct() & (keys != "")
    if not is_near.any():
        return {}
    # Another rule reports URLs that differ only by the protocol.
    new = is_new.arg_true()
    is_first = is_new.scatter(new, _without_protocol(pages.gather(new), keys.gather(new)).is_first_distinct())
    return {"loc-both-protocols": is_near & ~is_first, "loc-near-duplicate": is_near & is_first}


def update_duplicates(
    table: EntryTable,
    index: DuplicateIndex,
    *,
    renamed: SlotArray,
    inserted: SlotArray,
    relisted: SlotArray,
    failed: set[str],
) -> tuple[DuplicateIndex, RowsByRule, SlotArray | None]:
    """Update the hashes after an edit, and find the duplicates among the entries that the edit may affect.

    Args:
        table: The entries after the change.
        index: The index before the change.
        renamed: Slots whose URL may have changed, ascending.
        inserted: Slots that were inserted into the order.
        relisted: Slots that were changed, moved, inserted or removed, ascending.
        failed: Receives the ids of rules that raise.

    Returns:
        The index after the change, the violating slots by rule, and the validated slots; None for all.
    """
    # Inserted entries may have no hash yet.
    slots = unique_slots(renamed, inserted[hashes_at(index.hashes, inserted) == 0])
    before, now = hashes_at(index.hashes, slots), np.empty(0, np.uint32)
    if len(slots):
        now = url_hashes(table.rows(slots, ["loc"]).to_series())
        slots, before, now = slots[before != now], before[before != now], now[before != now]
    left = index.slots_sharing_with(slots)
    if len(slots):
        index = index.with_hashes(table, slots, now)
    if len(unique_slots(before, now)) > _FEW:
        return index, find_duplicates(table, index, failed), None
    alike = unique_slots(left, index.slots_sharing_with(relisted))
    has_url = hashes_at(index.hashes, alike) > 0
    return (
        index,
        find_duplicates_among(table, alike[has_url & table.has_position(alike)], failed),
        unique_slots(alike, relisted),
    )


_PROTOCOL: Final = r"^[Hh][Tt][Tt][Pp][Ss]?:"


def _stripped(locs: pl.Series) -> pl.Series:
    """Return the URLs without XML white space at both ends; null remains null."""
    return locs.str.strip_chars(XML_SPACE)


def _without_protocol(texts: pl.Series, keys: pl.Series) -> pl.Series:
    """Return a comparison key for each URL that ignores whether it has http or https.

    It consists of the near key, from `keys`, and the URL without protocol.
    """
    return keys + " " + texts.str.replace(_PROTOCOL, "")


def _without_fragment(texts: pl.Series) -> pl.Series:
    """Return the URLs without their fragments."""
    return texts.str.replace(FRAGMENT, "")


def _near_keys(locs: pl.Series) -> pl.Series:
    """Return the near key of each URL, equal for nearly equal URLs; see `near_key`. Null remains null."""
    return _stripped(locs).map_elements(near_key, pl.String)


class DuplicateGroups(NamedTuple):
    """Grouping and message of one duplicate rule.

    Attributes:
        keys: Returns a key for each URL of a column; a violating entry has the key of the earlier entry.
        words: Message template with the fields `place` and `loc` of the earlier entry.
    """

    keys: Callable[[pl.Series], pl.Series]
    words: str


DUPLICATE_GROUPS: Final = {
    "loc-duplicate": DuplicateGroups(_stripped, msg("{place} already has this URL: {loc}.")),
    "loc-both-protocols": DuplicateGroups(
        lambda locs: _without_protocol(_without_fragment(_stripped(locs)), _near_keys(locs)),
        msg("{place} has this URL with the other protocol: {loc}."),
    ),
    "loc-near-duplicate": DuplicateGroups(_near_keys, msg("{place} has almost the same URL: {loc}.")),
}
"""Grouping and message by rule id."""

DUPLICATE_RULE_IDS: Final = DUPLICATE_GROUPS.keys()

SitemapName = Callable[[int], str]
"""Returns the file name of a sitemap by its id; empty for a single file."""


def duplicate_messages(
    table: EntryTable, rule: str, index: DuplicateIndex, slots: SlotArray, name_of: SitemapName | None
) -> dict[int, str]:
    """Return the message of each duplicate by slot, with the earlier entry and the number of equal entries.

    Slots that are no longer duplicates are left out.

    Args:
        table: Table with the entries.
        rule: Id of the rule, which decides which URLs are equal.
        index: Index of duplicates for this rule.
        slots: Ascending slots for which messages are made.
        name_of: Returns the name of a sitemap by id; None to leave out names.
    """
    alike = index.slots_sharing_with(slots)
    alike = alike[table.has_position(alike)]
    alike = alike[np.argsort(table.positions()[alike])]
    if not len(alike):
        return {}
    groups = DUPLICATE_GROUPS[rule]
    # Collisions of 64-bit hashes are neglected.
    frame = pl.DataFrame({"slot": alike, "key": groups.keys(table.rows(alike, ["loc"]).to_series()).hash()})
    frame = frame.with_columns(first=pl.col("slot").first().over("key"), count=pl.len().over("key"))
    found = frame.filter(pl.col("first") != pl.col("slot"), pl.Series(isin_sorted(slots, alike)))
    firsts = found["first"].to_numpy()
    rows = table.rows(firsts, ["loc", "sitemap"])
    begins = {sitemap: table.position_range(sitemap).start for sitemap in rows["sitemap"].unique().to_list()}
    positions = pl.Series("position", table.positions()[firsts])
    messages: dict[int, str] = {}
    own = table.rows(found["slot"].to_numpy(), ["loc"])["loc"].alias("own")
    for slot, count, position, loc, sitemap, text in found.select("slot", "count", positions, *rows, own).iter_rows():
        name, number = name_of(sitemap) if name_of is not None else "", position - begins[sitemap] + 1
        place = msg("Entry {number:,}", number=number)
        if name:
            place = msg("Entry {number:,} of {name}", number=number, name=quoted(name))
        in_all = plural("There is 1 such entry.", "There are %n such entries.", count) if count > 2 else ""
        differences = ""
        if rule == "loc-near-duplicate":
            parts = listed([msg_from(each.value) for each in near_differences(loc, text)])
            differences = msg("The URLs differ in: {parts}.", parts=parts)
        messages[slot] = join([msg_from(groups.words, place=place, loc=quoted(stripped(loc))), differences, in_all])
    return messages
