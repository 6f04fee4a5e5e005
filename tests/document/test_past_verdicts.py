"""Verdicts that are kept for undo and redo: right, bounded, and forgotten once they would be others."""

from __future__ import annotations

import gc
from dataclasses import replace

import numpy as np

from sitemap_studio.document.validation_cache import ValidationCache
from sitemap_studio.model.edits import EditGroup
from sitemap_studio.validation.problems import Problems


def verdict(entries: int = 10) -> Problems:
    return Problems(marks=np.zeros(entries, np.uint16))


def edits(count: int) -> list[EditGroup]:
    return [EditGroup([]) for _ in range(count)]


def test_the_way_back_leads_to_the_verdict_before_and_the_way_forth_to_the_one_after():
    past, (edit, inverse, again) = ValidationCache(), edits(3)
    before, after = verdict(), verdict()
    past.add(edit, inverse, problems=before, now=after)
    assert past.recall(inverse) is before
    past.add(inverse, again, problems=after, now=before)
    assert past.recall(again) is after


def test_a_way_leads_back_only_from_where_it_begins():
    past, (first, undo_first, second, undo_second, redo_second) = ValidationCache(), edits(5)
    before, after = verdict(), verdict()
    past.add(first, undo_first, problems=before, now=after)
    past.add(second, undo_second, problems=None, now=after)
    assert past.recall(undo_first) is None
    past.add(undo_second, redo_second, problems=None, now=after)
    assert past.recall(undo_first) is before


def test_an_edit_that_only_equals_a_way_back_is_none():
    past, (edit, inverse) = ValidationCache(), edits(2)
    past.add(edit, inverse, problems=verdict(), now=verdict())
    assert replace(inverse) == inverse
    assert past.recall(replace(inverse)) is None


def test_after_all_is_judged_anew_nothing_is_recalled():
    past, (edit, inverse) = ValidationCache(), edits(2)
    past.add(edit, inverse, problems=verdict(), now=verdict())
    past.clear()
    assert past.recall(inverse) is None


def test_the_oldest_verdicts_give_way_and_shared_arrays_count_once():
    past, steps = ValidationCache(max_bytes=250), edits(8)
    shared = verdict(50)
    for edit, inverse in zip(steps[::2], steps[1::2], strict=True):
        past.add(edit, inverse, problems=replace(shared, marks=np.zeros(50, np.uint16)), now=shared)
    kept = [each.problems is not None for each in past._transitions.values()]
    assert kept == [False, False, True, True]
    past.add(*steps[:2], problems=shared, now=shared)
    kept = [each.problems is not None for each in past._transitions.values()]
    assert kept == [False, True, True, True]


def test_ways_that_nobody_can_go_any_more_are_dropped():
    past = ValidationCache()
    for _ in range(5):
        past.add(*edits(2), problems=verdict(), now=verdict())
        gc.collect()
    assert len(past._transitions) == 1
