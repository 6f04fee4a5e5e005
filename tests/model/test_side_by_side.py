"""Work on many blocks at once."""

from __future__ import annotations

import threading

import pytest

from sitemap_studio.core.threads import THREADS, parallel_map


def test_answers_come_in_the_order_of_what_was_asked():
    assert parallel_map(lambda number: number * number, range(50)) == [number * number for number in range(50)]


def test_two_work_at_the_same_time():
    both = threading.Barrier(THREADS, timeout=30)
    assert len(parallel_map(lambda _: both.wait(), range(THREADS))) == THREADS


def test_one_piece_is_done_without_a_further_thread():
    assert parallel_map(lambda _: threading.current_thread(), ["one"]) == [threading.current_thread()]


def test_nothing_gives_nothing():
    assert parallel_map(str, []) == []


def test_what_fails_first_is_told():
    with pytest.raises(ZeroDivisionError):
        parallel_map(lambda number: 1 // (number - 3), range(10))
