"""Orders grow in place while files are read, and older ones do not change."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.order import EntryOrder, GrowingArray, moved_mask
from sitemap_studio.model.slots import NO_SLOTS, SlotArray


def slots(*numbers: int) -> SlotArray:
    return np.array(numbers, np.uint32)


class Kept(NamedTuple):
    order: EntryOrder
    expected: list[int]
    capacity: int


def equals_expected(kept: Kept) -> bool:
    order, expected, capacity = kept
    where = {slot: position for position, slot in enumerate(expected)}
    positions = [where.get(slot, -1) for slot in range(capacity)]
    return order.slots.tolist() == expected and order.positions(capacity)[:capacity].tolist() == positions


STEP = st.one_of(
    st.tuples(st.just("append"), st.integers(0, 4)),
    st.tuples(st.just("late"), st.integers(0, 3)),
    st.tuples(st.just("remove"), st.integers(0, 50)),
    st.tuples(st.just("look"), st.integers(0, 50)),
    st.tuples(st.just("branch"), st.integers(0, 50)),
)


@given(st.lists(STEP, max_size=25), st.integers(0, 40))
def test_earlier_orders_are_unchanged_by_later_appends(steps, expected_count):
    kept = [Kept(EntryOrder(), [], 0)]
    unplaced: list[int] = []
    highest = 0
    for kind, number in steps:
        order, said, _ = kept[-1]
        if kind == "append":
            came = list(range(highest, highest + number))
            highest += number
        elif kind == "late":
            # Entries that have had slots for a while: they share a block with others.
            came, unplaced = unplaced[:number], unplaced[number:]
        elif kind == "remove" and said:
            gone = said[number % len(said)]
            unplaced.append(gone)
            rest = [slot for slot in said if slot != gone]
            kept.append(Kept(EntryOrder(slots(*rest)), rest, highest))
            continue
        elif kind == "branch":
            # Edits continue from an older order, as in a snapshot.
            older = kept[number % len(kept)]
            kept.append(Kept(older.order, older.expected, highest))
            unplaced = [slot for slot in range(highest) if slot not in older.expected]
            continue
        else:
            assert equals_expected(kept[number % len(kept)])
            continue
        grown = order.with_appended(slots(*came), capacity=highest, expected=expected_count)
        kept.append(Kept(grown, [*said, *came], highest))
    assert all(map(equals_expected, kept))


def test_growing_array_shares_memory_unless_array_is_outdated():
    room = GrowingArray()
    first = room.append(NO_SLOTS, slots(1, 2), expected=5)
    second = room.append(first, slots(3, 4, 5), expected=5)
    assert second.base is first.base
    third, other = room.append(second, slots(6)), room.append(first, slots(7))
    assert second.base is not third.base is not other.base is not first.base
    found = [array.tolist() for array in (first, second, third, other)]
    assert found == [[1, 2], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6], [1, 2, 7]]


@given(st.permutations(range(12)), st.integers(0, 12))
def test_moved_mask_leaves_ascending_numbers(numbers: list[int], length: int):
    these = np.array(numbers[:length], np.int64)
    moved = moved_mask(these)
    assert (np.diff(these[~moved]) > 0).all()
    assert moved.any() == (np.diff(these) < 0).any()


def test_moved_mask_marks_smallest_set_of_moved_numbers():
    assert moved_mask(np.array([1, 2, 3, 0, 4, 8, 5, 6, 7])).tolist() == [
        each in (0, 8) for each in (1, 2, 3, 0, 4, 8, 5, 6, 7)
    ]
    assert moved_mask(np.array([0, 2, 1, 3])).tolist() == [False, True, True, False]
