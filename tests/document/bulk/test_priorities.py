"""Bulk edits of priorities: by depth, and in decimal numbers without noise."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.bulk_edit import BulkPlan, plan_bulk
from sitemap_studio.protocol.values import is_priority
from tests.builders import HOST, table_of


def planned(operation: str, texts: Sequence[str | None], **given: str) -> tuple[list[str | None], BulkPlan]:
    table = table_of(loc=[f"{HOST}/{place}" for place in range(len(texts))], priority=list(texts))
    plan = plan_bulk(table, operation, given)
    plan.edit(table).apply(table)
    return table.column("priority").to_list(), plan


def test_priorities_follow_the_depth_of_addresses():
    steps = {
        f"{HOST}": "1.0", f"{HOST}/": "1.0", f"{HOST}/?a/b": "1.0", f"{HOST}#a/b/c": "1.0", f" {HOST}/ ": "1.0",
        f"{HOST}/a": "0.8", f"{HOST}/a/": "0.8", f"{HOST}//a//?x=1": "0.8", "HTTP://EXAMPLE.COM:80/a b": "0.8",
        f"{HOST}/a/b": "0.5", f"{HOST}/a/b/c/d/e": "0.5",
    }  # fmt: skip
    table = table_of(loc=[*steps, None, "", "/a/b", "ftp://a.b/c"])
    plan = plan_bulk(table, "priority-depth", {"ladder": "1.0, 0.8 0.5"})
    plan.edit(table).apply(table)
    assert table.column("priority").to_list() == [*steps.values(), None, None, None, None]
    assert plan.unusable == {"no-web": 4}


def test_priorities_are_scaled_without_noise_and_kept_in_range():
    texts = ["0.7", "0.1", " 0.3 ", "1", None, "", "high", "0.123456789", "-0.5", "1e-1"]
    after, plan = planned("priority-scale", texts, factor="1.1")
    assert after == ["0.77", "0.11", " 0.33 ", "1", None, "", "high", "0.1358024679", "0.0", "1e-1"]
    assert plan.unusable == {"no-number": 2}
    assert planned("priority-scale", ["0.3"], factor="0")[0] == ["0.0"]


def test_priorities_that_are_within_stay_as_written():
    after, plan = planned("priority-clamp", ["0.50", "+.3", "0.9", "0.1", "5"], least="0.3", most="0.8")
    assert after == ["0.50", "+.3", "0.8", "0.3", "0.8"]
    assert plan.n_unchanged == 2


def test_priorities_are_rounded_a_half_going_up():
    texts = ["0.25", "0.35", "0.449", "0.5", "1", "0.50", "0.999999999999", " .05 "]
    assert planned("priority-round", texts)[0] == ["0.3", "0.4", "0.4", "0.5", "1", "0.5", "1.0", " 0.1 "]
    assert planned("priority-round", ["0.12345"], digits="3")[0] == ["0.123"]


@given(st.decimals(0, 1, places=4), st.decimals(0, 20, places=3))
def test_a_scaled_priority_is_a_priority_and_exact(priority, factor):
    (after,), _ = planned("priority-scale", [f"{priority:f}"], factor=f"{factor:f}")
    assert after is not None
    assert is_priority(after)
    assert Decimal(after) == min(priority * factor, Decimal(1))


@pytest.mark.parametrize(
    ("operation", "given"),
    [
        ("priority-depth", {"ladder": ""}), ("priority-depth", {"ladder": "1.0 2.0"}), ("priority-scale", {}),
        ("priority-scale", {"factor": "-1"}), ("priority-scale", {"factor": "1e999"}),
        ("priority-scale", {"factor": "nan"}), ("priority-clamp", {"least": "2"}), ("priority-round", {"digits": "0"}),
        ("priority-round", {"digits": "99"}),
    ],
)  # fmt: skip
def test_words_that_can_not_be_understood_are_refused(operation, given):
    with pytest.raises(RequestError):
        plan_bulk(table_of(priority=["0.5"]), operation, given)


def test_a_number_of_a_million_digits_is_no_priority():
    after, plan = planned("priority-scale", ["0." + "1" * 1_000_000, "9" * 1_000], factor="0.5")
    assert plan.unusable == {"no-number": 2}
    assert len(after[0] or "") == 1_000_002
