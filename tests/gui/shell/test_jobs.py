"""Jobs: results, errors, cancelling, and display of running jobs."""

from __future__ import annotations

import os
import sys
import time
from functools import partial
from threading import Event, get_ident, get_native_id

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from sitemap_studio.core.errors import ReadError, StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import NICENESS_OF_THREADS
from sitemap_studio.gui.jobs.background_jobs import Job, Jobs, LatestJob
from sitemap_studio.gui.jobs.step_queue import StepQueue
from sitemap_studio.gui.widgets.job_bars import JobLine, JobStrip
from sitemap_studio.gui.widgets.labels import ElidedLabel


def count(number: int, progress: Progress) -> int:
    return number


class Gate:
    """Work that continues when released, and records its thread."""

    def __init__(self) -> None:
        self.opened = Event()
        self.thread = 0

    def work(self, progress: Progress) -> str:
        self.thread = get_ident()
        progress.begin("reading", 200)
        progress.advance(50)
        while not self.opened.wait(0.01):
            progress.check()
        return "done"


@pytest.mark.skipif(sys.platform != "linux", reason="a thread has no niceness of its own elsewhere")
@pytest.mark.parametrize(
    ("is_low_priority", "least_niceness"),
    [(True, NICENESS_OF_THREADS), (False, 0)],
    ids=["low-priority", "normal-priority"],
)
def test_job_thread_has_low_system_priority_on_request(jobs: Jobs, qtbot: QtBot, is_low_priority, least_niceness):
    def niceness(_: Progress) -> int:
        return os.getpriority(os.PRIO_PROCESS, get_native_id())

    job = jobs.start("Asking", niceness, is_low_priority=is_low_priority)
    with qtbot.waitSignal(job.finished) as found:
        pass
    own = niceness(Progress())
    assert found.args == [max(own, least_niceness)]


def test_job_emits_result_of_its_work_and_ends(jobs: Jobs, qtbot: QtBot):
    gate = Gate()
    gate.opened.set()
    job = jobs.start("Reading", gate.work)
    results: list[object] = []
    job.finished.connect(results.append)
    with qtbot.waitSignal(jobs.ended):
        pass
    assert results == ["done"]
    assert gate.thread != get_ident()
    assert jobs.running == ()


def raised(error: Exception, progress: Progress) -> None:
    raise error


def test_job_signals_failure_late_result_and_outdated_result(jobs: Jobs, qtbot: QtBot):
    error = ReadError("“a.xml” can't be read.")
    with qtbot.waitSignal(jobs.start("Reading", partial(raised, error)).failed) as failing:
        pass
    assert failing.args == [error]
    job = jobs.start("Writing", lambda progress: "written", delivers_after_cancel=True)
    job.cancel()
    with qtbot.waitSignal(job.finished) as finishing:
        pass
    assert finishing.args == ["written"]
    job = jobs.start("Checking", lambda progress: "old", is_current=lambda: False)
    with qtbot.assertNotEmitted(job.finished), qtbot.waitSignal(job.outdated):
        pass


@pytest.mark.logs_expected
def test_unexpected_exception_in_job_is_reported_and_logged(jobs: Jobs, qtbot: QtBot, caplog):
    with qtbot.waitSignal(jobs.start("Reading", partial(raised, ZeroDivisionError())).failed) as failing:
        pass
    (error,) = failing.args
    assert isinstance(error, StudioError)
    assert error.message.startswith("“Reading” failed")
    assert "ZeroDivisionError" in error.hint
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("work", [Gate().work, lambda progress: "late"], ids=["stopped", "too late"])
def test_canceled_job_emits_only_cancelled(jobs: Jobs, qtbot: QtBot, work):
    job = jobs.start("Reading", work)
    job.cancel()
    with qtbot.assertNotEmitted(job.finished), qtbot.waitSignal(job.cancelled):
        pass


def test_stopping_all_jobs_waits_for_their_threads(jobs: Jobs):
    gate = Gate()
    job = jobs.start("Reading", gate.work)
    assert jobs.stop()
    assert job.wait(0)
    assert jobs.running == ()


def test_job_started_while_jobs_stop_is_canceled_before_running(jobs: Jobs, qtbot: QtBot):
    gate, later = Gate(), Gate()
    begun: list[Job] = []
    jobs.start("Reading", gate.work).ended.connect(lambda: begun.append(jobs.start("Checking", later.work)))
    assert jobs.stop()
    (job,) = begun
    with qtbot.assertNotEmitted(job.finished), qtbot.waitSignal(job.cancelled):
        pass
    assert later.thread == 0


def test_unstoppable_job_ends_after_its_owner_is_deleted(qapp: QApplication):
    jobs, heard = Jobs(), Event()
    job = jobs.start("Reading", lambda progress: heard.wait(10))
    assert not jobs.stop(0.01)
    Shiboken.delete(jobs)
    heard.set()
    assert job.wait(10)


def test_hundreds_of_jobs_all_deliver_their_results(jobs: Jobs, qtbot: QtBot):
    results: list[object] = []
    for number in range(300):
        jobs.start("Counting", partial(count, number)).finished.connect(results.append)
    qtbot.waitUntil(lambda: not jobs.running)
    assert sorted(results, key=str) == sorted(range(300), key=str)


def test_job_strip_shows_progress_of_slow_job_and_cancels(jobs: Jobs, qtbot: QtBot):
    strip = JobStrip(jobs)
    qtbot.addWidget(strip)
    gate = Gate()
    job = jobs.start("Reading “a.xml”", gate.work)
    assert strip.lines == []
    qtbot.waitUntil(lambda: len(strip.lines) == 1 and job.progress.done == 50)
    (line,) = strip.lines
    line.refresh()
    assert line.text == "Reading “a.xml”: reading, 25 %"
    strip.activateWindow()
    line.cancel_button.setFocus()
    qtbot.waitUntil(line.cancel_button.hasFocus)
    with qtbot.waitSignals([job.cancelled, strip.left]):
        qtbot.keyClick(line.cancel_button, Qt.Key.Key_Space)
        assert line.text == "Reading “a.xml”: stopping …"
    qtbot.waitUntil(lambda: strip.lines == [])
    assert strip.isHidden()


def test_job_strip_omits_jobs_that_are_not_shown(jobs: Jobs, qtbot: QtBot):
    strip = JobStrip(jobs)
    qtbot.addWidget(strip)
    hidden, shown = Gate(), Gate()
    latest = LatestJob(jobs)
    latest.request("?", "Counting", hidden.work, is_shown=False)
    jobs.start("Reading “a.xml”", shown.work)
    qtbot.waitUntil(lambda: bool(strip.lines))
    assert [line.text for line in strip.lines] == ["Reading “a.xml”: reading, 25 %"]
    for gate in (hidden, shown):
        gate.opened.set()
    qtbot.waitUntil(lambda: not jobs.running)


def test_long_job_title_is_elided_in_middle(bundled_font: None, jobs: Jobs, qtbot: QtBot):
    names = ("a.xml", f"{'a' * 250}.xml")
    short, long = (JobLine(jobs.start(f"Opening “{name}”", partial(count, 3))) for name in names)
    for line in (short, long):
        qtbot.addWidget(line)
    assert long.minimumSizeHint().width() == short.minimumSizeHint().width()
    assert long.text == f"Opening “{'a' * 250}.xml” …"
    long.resize(500, long.sizeHint().height())
    long.show()
    label = long.findChild(ElidedLabel)
    assert label is not None
    shown = label.elided_text
    assert (shown[:9], shown[-7:]) == ("Opening “", ".xml” …")
    assert "…" in shown[9:-7]
    qtbot.waitUntil(lambda: not jobs.running)


# Steps that are taken a turn each


def _counts_after_turns(taken: list[str]) -> list[int]:
    """Return the number of finished steps after each event turn."""
    counts = []
    for _ in range(20):
        time.sleep(0.002)
        QCoreApplication.processEvents()
        counts.append(len(taken))
    return counts


def test_step_queue_runs_one_step_per_event_turn(qapp):
    taken: list[str] = []
    owner = QObject()
    turns = StepQueue(owner, [lambda: taken.append("one"), lambda: taken.append("two")])
    assert _counts_after_turns(taken)[-1] == 0
    turns.begin()
    assert np.diff([0, *_counts_after_turns(taken)]).max() == 1
    assert taken == ["one", "two"]
    assert not any(timer.isActive() for timer in owner.findChildren(QTimer))


def test_stopped_step_queue_resumes_without_repetition(qapp):
    taken: list[str] = []
    owner = QObject()

    def take_and_stop() -> None:
        taken.append("one")
        turns.stop()

    turns = StepQueue(owner, [take_and_stop, lambda: taken.append("two")])
    for expected in (["one"], ["one", "two"], ["one", "two"]):
        turns.begin()
        assert _counts_after_turns(taken)[-1] == len(expected)
        assert taken == expected


def test_replace_steps_drops_remaining_steps(qapp):
    taken: list[str] = []
    owner = QObject()
    turns = StepQueue(owner, [lambda: taken.append("left")])
    turns.replace_steps(lambda: turns.replace_steps(lambda: taken.append("other")), lambda: taken.append("left, too"))
    assert _counts_after_turns(taken)[-1] == 1
    assert taken == ["other"]
