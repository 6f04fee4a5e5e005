"""Large edits of a session run in jobs, one at a time."""

from __future__ import annotations

import sys
from threading import Event

import numpy as np
import polars as pl
import pytest
from pytestqt.qtbot import QtBot

from sitemap_studio.core.errors import BusyError, LockedError, ReadOnlyError
from sitemap_studio.document import transaction
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.gui.jobs.background_jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.model.edits import CellChanges, Change, Edit, RemoveEntries, SetCells
from sitemap_studio.model.entries import EntryTable


class Waiting:
    """Edit that waits until it is released."""

    def __init__(self, edit: Edit) -> None:
        self.edit, self.may_go_on, self.is_running = edit, Event(), Event()

    @property
    def slots(self) -> np.ndarray:
        return np.zeros(9, np.uint32)

    def describe_change(self, table: EntryTable) -> Change:
        return self.edit.describe_change(table)

    def apply(self, table: EntryTable) -> Edit:
        self.is_running.set()
        assert self.may_go_on.wait(20)
        return self.edit.apply(table)


@pytest.fixture
def jobs(qapp):
    running = Jobs()
    yield running
    assert running.stop()


@pytest.fixture
def busy_session(jobs, document_of, monkeypatch) -> Session:
    """Session for which an edit of four entries is large."""
    monkeypatch.setattr(transaction, "MAX_IN_FRAME", 3)
    session = Session(jobs=jobs)
    document = document_of(loc=[f"http://a.example/{number}" for number in range(6)], priority=["0.5"] * 6)
    check(document)
    session.open_document(document)
    return session


def priorities(session: Session, text: str) -> SetCells:
    table = session.document.table
    return SetCells("priority", table.order, pl.Series([text]).new_from_index(0, len(table)))


def seen(session: Session) -> list[str | None]:
    return session.document.table.column("priority").to_list()


def test_large_edit_runs_in_job_and_is_undoable(qtbot: QtBot, busy_session, jobs):
    done: list[str] = []
    with qtbot.waitSignal(jobs.ended):
        assert busy_session.push("Fix", priorities(busy_session, "2"), lambda: done.append("then"))
        assert (busy_session.is_busy, seen(busy_session), done) == (True, ["0.5"] * 6, [])
    assert (busy_session.is_busy, seen(busy_session), done) == (False, ["2"] * 6, ["then"])
    assert busy_session.undo_stack.undoText() == "Fix"
    assert busy_session.document.problems.counts()["priority-value"] == 6


def test_large_undo_and_redo_run_in_jobs(qtbot: QtBot, busy_session, jobs):
    travelling: list[bool] = []
    busy_session.changed.connect(lambda change: travelling.append(busy_session.is_travelling))
    counts = busy_session.document.problems.counts()
    with qtbot.waitSignal(jobs.ended):
        busy_session.push("Fix", priorities(busy_session, "2"))
    with qtbot.waitSignal(jobs.ended):
        busy_session.undo()
        assert (jobs.running[0].title, busy_session.undo_stack.index()) == ("Undo Fix", 1)
    assert (seen(busy_session), busy_session.undo_stack.index()) == (["0.5"] * 6, 0)
    assert busy_session.document.problems.counts() == counts
    with qtbot.waitSignal(jobs.ended):
        busy_session.redo()
    assert (seen(busy_session), busy_session.undo_stack.index()) == (["2"] * 6, 1)
    assert travelling == [False, True, True]


def test_history_list_undoes_large_steps_in_jobs(qtbot: QtBot, busy_session, jobs):
    for text in ("2", "3", "4"):
        with qtbot.waitSignal(jobs.ended):
            busy_session.push("Fix", priorities(busy_session, text))
    stack = busy_session.undo_stack
    stack.setIndex(1)
    assert (stack.index(), seen(busy_session), len(jobs.running)) == (3, ["4"] * 6, 1)
    qtbot.waitUntil(lambda: not busy_session.is_busy)
    assert (stack.index(), seen(busy_session)) == (1, ["2"] * 6)
    stack.setIndex(3)
    qtbot.waitUntil(lambda: not busy_session.is_busy)
    assert (stack.index(), seen(busy_session)) == (3, ["4"] * 6)


def test_small_edit_starts_no_job(busy_session, jobs):
    busy_session.undo()
    busy_session.redo()
    assert not busy_session.is_busy
    busy_session.push("Change", SetCells("loc", np.array([0], np.uint32), pl.Series(["/x"])))
    assert not jobs.running
    assert busy_session.document.problems.counts()["loc-relative"] == 1


def test_edits_during_running_edit_are_refused(qtbot: QtBot, busy_session, jobs):
    told: list[BusyError] = []
    busy_session.refused.connect(told.append)
    busy_session.push("Change", SetCells("loc", np.array([0], np.uint32), pl.Series(["/x"])))
    waiting = Waiting(priorities(busy_session, "2"))
    busy_session.push("Fix", waiting)
    assert not busy_session.push("Delete entry", RemoveEntries(np.array([0])))
    busy_session.undo()
    busy_session.report_read_only(0)
    assert [error.message for error in told] == ["“Fix” is still running."] * 3
    assert len(busy_session.document.table) == 6
    with qtbot.waitSignal(jobs.ended):
        waiting.may_go_on.set()
    assert busy_session.push("Delete entry", RemoveEntries(np.array([0])))
    steps = map(busy_session.undo_stack.command, range(3))
    assert [step.actionText() for step in steps] == ["Change", "Fix", "Delete entry"]


def test_cancelled_edit_changes_nothing(qtbot: QtBot, busy_session, jobs):
    waiting = Waiting(priorities(busy_session, "2"))
    problems = busy_session.document.problems
    busy_session.push("Fix", waiting, lambda: pytest.fail("It was not done."))
    (job,) = jobs.running
    with qtbot.waitSignals([job.cancelled, busy_session.busy_changed]):
        job.cancel()
        waiting.may_go_on.set()
    assert (seen(busy_session), busy_session.undo_stack.count()) == (["0.5"] * 6, 0)
    assert busy_session.document.problems is problems
    assert not busy_session.is_busy


def test_running_edit_outdated_by_validation_is_repeated(qtbot: QtBot, busy_session, jobs):
    waiting = Waiting(priorities(busy_session, "2"))
    busy_session.push("Fix", waiting)
    assert waiting.is_running.wait(20)
    check(busy_session.document)
    with qtbot.waitSignal(busy_session.changed):
        waiting.may_go_on.set()
    assert seen(busy_session) == ["2"] * 6
    assert busy_session.document.problems.counts()["priority-value"] == 6


def test_running_edit_of_replaced_document_is_dropped(qtbot: QtBot, busy_session, jobs, document_of):
    waiting = Waiting(priorities(busy_session, "2"))
    busy_session.push("Fix", waiting)
    other = document_of(loc=["http://b.example/"])
    with qtbot.waitSignal(jobs.ended), qtbot.assertNotEmitted(busy_session.failed):
        busy_session.open_document(other)
        waiting.may_go_on.set()
    assert not busy_session.is_busy
    assert (other.version, busy_session.undo_stack.count()) == (0, 0)


@pytest.mark.logs_expected
def test_failed_edit_in_job_is_reported_without_change(qtbot: QtBot, busy_session, jobs):
    class Failing(Waiting):
        def apply(self, table: EntryTable) -> Edit:
            raise ValueError("no")

    with qtbot.waitSignal(busy_session.failed) as told:
        busy_session.push("Fix", Failing(priorities(busy_session, "2")))
    assert "because of an internal error" in told.args[0].message
    assert (seen(busy_session), busy_session.undo_stack.count(), busy_session.is_busy) == (["0.5"] * 6, 0, False)


def test_plan_of_edit_is_computed_in_job(qtbot: QtBot, busy_session, jobs):
    table = busy_session.document.table
    before = table.column("priority")
    values = CellChanges("priority", table.order, before, pl.Series(["0.7"]).new_from_index(0, 6))

    class EditPlan:
        values: tuple[CellChanges, ...] = ()
        worked_out = Event()

        def __len__(self) -> int:
            return 6

        def edit(self, table: EntryTable) -> Edit:
            self.worked_out.set()
            return SetCells(values.field, values.slots, values.after)

    plan = EditPlan()
    with qtbot.waitSignal(jobs.ended):
        busy_session.push_plan("Fix", plan)
        job: Job = jobs.running[0]
        assert job.title == "Fix"
    assert plan.worked_out.is_set()
    assert seen(busy_session) == ["0.7"] * 6


# The session: one step of history for each edit, and a fresh history for each document


def setting(text: str) -> SetCells:
    return SetCells("loc", np.array([0], np.uint32), pl.Series([text]))


def test_undo_history_is_cleared_when_document_is_replaced(document_of, session, qtbot: QtBot):
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
    session.open_document(document_of(loc=["http://a.example/"]))
    session.push("Change loc", setting("http://b.example/"))
    with qtbot.waitSignal(session.replaced):
        session.open_document(document_of(loc=["http://c.example/"]))
    assert session.undo_stack.count() == 0
    # Qt does not clear a history without steps, even an unclean one.
    session.undo_stack.resetClean()
    session.open_document(document_of(loc=["http://b.example/"]))
    assert session.undo_stack.isClean()
    before: Document = document_of(loc=["http://a.example/"])
    session.open_document(before)
    session.open_document(document_of(loc=["http://c.example/"]))
    with qtbot.assertNotEmitted(session.changed):
        before.do(setting("http://b.example/"))


def test_failed_edit_does_not_change_history(document_of, session):
    class Failing:
        def describe_change(self, table: object) -> Change:
            return Change()

        def apply(self, table: object) -> Edit:
            raise ValueError("no")

    session.open_document(document_of(loc=["http://a.example/"]))
    with pytest.raises(ValueError, match="no"):
        session.push("Fail", Failing())
    assert session.undo_stack.count() == 0


def test_change_signals_follow_edit_with_problems_signal_last(document_of, session: Session):
    session.open_document(document_of(loc=["http://a.example/"]))
    told: list[str] = []
    session.changed.connect(lambda change: told.append(f"after {len(session.document.table)}"))
    session.problems_changed.connect(lambda: told.append("problems"))
    session.push("Delete entry", RemoveEntries(np.array([0])))
    assert told == ["after 0", "problems"]


def test_undo_in_locked_set_is_refused(document_of, session: Session):
    session.open_document(document_of(loc=["http://a.example/"]))
    session.push("Delete entry", RemoveEntries(np.array([0])))
    session.document.set_lock(LockedError("It is open elsewhere."))
    refused: list[object] = []
    session.refused.connect(refused.append)
    session.undo()
    assert [type(error) for error in refused] == [ReadOnlyError]
    assert (session.undo_stack.index(), len(session.document.table)) == (1, 0)


def test_refused_step_stops_history_list_at_last_done(document_of, session):
    session.open_document(document_of(loc=[f"http://a.example/{number}" for number in range(4)]))
    for _ in range(3):
        session.push("Delete entry", RemoveEntries(np.array([0])))
    stack, document = session.undo_stack, session.document
    lock = LockedError("It is open elsewhere.")
    refused: list[object] = []
    session.refused.connect(refused.append)
    document.set_lock(lock)
    stack.setIndex(0)
    assert (stack.index(), len(document.table), len(refused)) == (3, 1, 1)
    document.set_lock(None)
    stack.setIndex(1)
    assert (stack.index(), len(document.table)) == (1, 3)
    document.set_lock(lock)
    stack.setIndex(3)
    assert (stack.index(), len(document.table), len(refused)) == (1, 3, 2)
    document.set_lock(None)
    stack.setIndex(3)
    stack.setIndex(0)
    assert (stack.index(), len(document.table), len(refused)) == (0, 4, 2)


def test_internal_error_in_undo_is_reported_and_undoes_nothing(document_of, session, monkeypatch):
    session.open_document(document_of(loc=[f"http://a.example/{number}" for number in range(4)]))
    for _ in range(3):
        session.push("Delete entry", RemoveEntries(np.array([0])))
    shown: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: shown.append(error))
    fault = RuntimeError("fault")

    def failing(*_args: object, **_kwargs: object) -> None:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(session.document, "apply", failing)
        session.undo_stack.setIndex(0)
    assert (shown, session.undo_stack.index(), len(session.document.table)) == ([fault], 3, 1)
    session.undo_stack.setIndex(0)
    assert len(session.document.table) == 4
