"""The window judges where entries lie without being asked: by the index, or by most entries of a lone sitemap."""

from __future__ import annotations

from pathlib import Path

import polars as pl

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.model.edits import SetCells
from tests.builders import HOST, index, locs, put, slots_of, urlset


def told(window: MainWindow, rule: str) -> list[str]:
    document = window.session.document
    found = document.problems.of_slots(document.table, document.problems.slots(rule))
    return [each.message for each in found if each.rule.id == rule]


def test_entries_of_a_set_are_judged_by_the_addresses_that_the_index_lists(opened, tmp_path: Path):
    put(tmp_path / "a.xml", urlset(*locs(3), "https://elsewhere.example/1"))
    window = opened(put(tmp_path / "index.xml", index(f"{HOST}/a.xml")))
    (message,) = told(window, "loc-outside")
    assert message == f"“https://elsewhere.example/1” has another host than its sitemap “{HOST}/a.xml”."
    window.session.push("Edit", SetCells("loc", slots_of(3), pl.Series([f"{HOST}/4"])))
    assert told(window, "loc-outside") == []
    window.session.push("Edit", SetCells("loc", slots_of(0), pl.Series(["http://www.example.com/0"])))
    (message,) = told(window, "loc-outside")
    assert "has another protocol than its sitemap" in message


def test_entries_of_a_lone_sitemap_are_judged_by_where_most_of_them_lie(opened, tmp_path: Path):
    window = opened(put(tmp_path / "a.xml", urlset(*locs(3), "https://elsewhere.example/1")))
    (message,) = told(window, "loc-other-site")
    assert "has another host than most entries of the sitemap, from which it is inferred" in message
    others = pl.Series([f"https://elsewhere.example/{number}" for number in range(3)])
    window.session.push("Edit", SetCells("loc", slots_of(0, 1, 2), others))
    assert told(window, "loc-other-site") == []
    window.session.undo_stack.undo()
    assert told(window, "loc-other-site") == [message]
