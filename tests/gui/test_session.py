"""The session: one step of history for each edit, and a fresh history for each document."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from pytestqt.qtbot import QtBot

from sitemap_studio.document.document import Document
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.model.edits import Change, Edit, RemoveEntries, SetCells


def setting(text: str) -> SetCells:
    return SetCells("loc", np.array([0], np.uint32), pl.Series([text]))


def test_two_edits_of_one_title_stay_two_steps_of_the_history(document_of, session):
    session.open_document(document_of(loc=["http://a.example/"]))
    session.push("Change loc", setting("http://b.example/"))
    session.push("Change loc", setting("http://c.example/"))
    assert session.undo_stack.undoText() == "Change loc"
    seen: list[bool] = []
    session.changed.connect(lambda change: seen.append(session.is_travelling))
    for step, loc in (("undo", "b"), ("undo", "a"), ("redo", "b"), ("redo", "c")):
        getattr(session.undo_stack, step)()
        assert session.document.table.locs() == [f"http://{loc}.example/"]
    assert seen == [True] * 4


def test_an_edit_that_fails_leaves_the_history_as_it_was(document_of, session):
    class Failing:
        def change(self, table: object) -> Change:
            return Change()

        def apply(self, table: object) -> Edit:
            raise ValueError("no")

    session.open_document(document_of(loc=["http://a.example/"]))
    with pytest.raises(ValueError, match="no"):
        session.push("Fail", Failing())
    assert session.undo_stack.count() == 0


def test_another_document_begins_a_new_history(qtbot: QtBot, document_of, session):
    session.open_document(document_of(loc=["http://a.example/"]))
    session.push("Change loc", setting("http://b.example/"))
    with qtbot.waitSignal(session.replaced):
        session.open_document(document_of(loc=["http://c.example/"]))
    assert session.undo_stack.count() == 0
    # Qt leaves a history without steps as it is, even an unclean one.
    session.undo_stack.resetClean()
    session.open_document(document_of(loc=["http://b.example/"]))
    assert session.undo_stack.isClean()


def test_a_document_that_is_no_longer_open_is_no_longer_listened_to(qtbot: QtBot, document_of, session):
    before: Document = document_of(loc=["http://a.example/"])
    session.open_document(before)
    session.open_document(document_of(loc=["http://c.example/"]))
    with qtbot.assertNotEmitted(session.changed):
        before.do(setting("http://b.example/"))


def test_changes_are_told_before_and_after_and_problems_last(document_of, session: Session):
    session.open_document(document_of(loc=["http://a.example/"]))
    told: list[str] = []
    session.about_to_change.connect(lambda change: told.append(f"before {len(session.document.table)}"))
    session.changed.connect(lambda change: told.append(f"after {len(session.document.table)}"))
    session.problems_changed.connect(lambda: told.append("problems"))
    session.push("Delete entry", RemoveEntries(np.array([0])))
    assert told == ["before 1", "after 0", "problems"]
