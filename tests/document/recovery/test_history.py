"""The history that a log leaves behind: named steps, without those that were taken back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.recovery.log_steps import Step
from sitemap_studio.document.recovery.replaying import history_of
from sitemap_studio.document.transaction import Way
from sitemap_studio.model.edits import Edit, EditGroup, SetCells
from tests.builders import locs, put, slots_of, urlset
from tests.document.recovery.logs import copied, recorded, recovered, saved

WAYS: dict[str, Way] = {"-": "undo", "+": "redo"}


def told(steps: str) -> str:
    """The titles that remain of some steps: `a` is done, `-` and `+` are undo and redo of whatever is due."""
    done: list[Step] = []
    past: list[str] = []
    undone: list[str] = []
    for letter in steps:
        if letter == "-":
            undone.append(past.pop())
            done.append(Step(EditGroup([]), undone[-1], "undo"))
        elif letter == "+":
            past.append(undone.pop())
            done.append(Step(EditGroup([]), past[-1], "redo"))
        else:
            # What was done before the log began.
            past.append(letter)
            if letter.islower():
                undone.clear()
                done.append(Step(EditGroup([]), letter, "do"))
    return "".join(f"-{step.title}" if step.way == "undo" else step.title for step in history_of(done))


@pytest.mark.parametrize(
    ("steps", "left"),
    [
        ("abc", "abc"),
        ("ab-", "a"),
        ("ab--", ""),
        ("ab--+", "a"),
        ("ab--++", "ab"),
        ("ab-c", "ac"),
        ("A-", "-A"),
        ("A-+", ""),
        ("AB--", "-B-A"),
        ("AB--+", "-B"),
        ("AB--++", ""),
        ("A-b", "-Ab"),
        ("AB-c--", "-B-A"),
        ("AB-c--+", "-B"),
        ("AB-c--++", "-Bc"),
    ],
)
def test_what_is_left_of_steps(steps, left):
    assert told(steps) == left


@given(st.lists(st.sampled_from("a-+"), max_size=30))
def test_what_is_left_comes_to_the_same_as_all_steps(moves):
    value, past, undone = 0, [7, 70, 700], [5, 50]
    done: list[Step] = []
    for move in moves:
        if move == "a":
            undone.clear()
            past.append(len(done) + 1)
            change = past[-1]
        elif move == "-" and past:
            undone.append(past.pop())
            change = -undone[-1]
        elif move == "+" and undone:
            past.append(undone.pop())
            change = past[-1]
        else:
            continue
        value += change
        done.append(Step(EditGroup([]), str(change), WAYS.get(move, "do")))
    assert sum(int(step.title) for step in history_of(done)) == value


def test_steps_come_back_with_their_names_and_directions(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(3))))
    recorder = recorded(document, tmp_path / "logs")

    def step(title: str, way: Way, edit: Edit) -> Edit:
        applied = replace(document.prepare(edit).run(), title=title, way=way)
        inverse = document.take(applied)
        assert inverse is not None
        return inverse

    set_years = [SetCells("lastmod", slots_of(0), pl.Series([year])) for year in ("2021", "2022")]
    step("Dating {one} “entry”", "do", set_years[0])
    back = step("second", "do", set_years[1])
    step("second", "undo", back)
    recorder.flush()
    copied(recorder, tmp_path / "copies")
    result = recovered(tmp_path / "copies")
    assert [each.title for each in history_of(result.steps)] == ["Dating {one} “entry”"]
    result.document.do(history_of(result.steps)[0].edit)
    assert result.document.table.value(0, "lastmod") is None
    saved(document, recorder)
    step("Dating {one} “entry”", "undo", SetCells("lastmod", slots_of(0), pl.Series([None], dtype=pl.String)))
    recorder.close()
    assert [each.way == "undo" for each in history_of(recovered(tmp_path / "logs").steps)] == [True]
