"""The dialog about unexpected exceptions."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from sitemap_studio.core.errors import REPORT_URL
from sitemap_studio.gui.faults import Faults
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.widgets.message_boxes import FaultDialog

pytestmark = pytest.mark.logs_expected


@pytest.fixture
def faults(qtbot: QtBot) -> Iterator[Faults]:
    before = sys.excepthook
    faults = Faults()
    faults.install()
    yield faults
    faults.uninstall()
    sys.excepthook = before
    if faults.dialog is not None:
        faults.dialog.close()


def dialog_of(faults: Faults, qtbot: QtBot) -> FaultDialog:
    qtbot.waitUntil(lambda: faults.dialog is not None)
    assert faults.dialog is not None
    return faults.dialog


def fail(error: Exception | None = None) -> None:
    try:
        raise error or ZeroDivisionError("in the middle")
    except (ArithmeticError, OSError, ValueError) as caught:
        sys.excepthook(type(caught), caught, caught.__traceback__)


def test_repeated_exception_opens_one_dialog_with_copyable_traceback(faults: Faults, qtbot: QtBot, capsys):
    fail()
    fail()
    dialog = dialog_of(faults, qtbot)
    assert "ZeroDivisionError: in the middle" in dialog.detailedText()
    assert "Sitemap Studio" in dialog.detailedText()
    assert REPORT_URL in dialog.informativeText()
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2
    assert all(line.startswith("Something went wrong") for line in said)
    copy = next(button for button in dialog.findChildren(QPushButton) if button.text() == "C&opy details")
    copy.click()
    assert "ZeroDivisionError" in QGuiApplication.clipboard().text()
    assert dialog.isVisible()


def test_traceback_in_fault_dialog_omits_url_secrets(faults: Faults, qtbot: QtBot, capsys):
    fail(ValueError("no such page: https://me:s3cret@example.com/?s3cret"))
    assert "ValueError: no such page: https://…@example.com/?…" in dialog_of(faults, qtbot).detailedText()
    assert "s3cret" not in capsys.readouterr().err + dialog_of(faults, qtbot).detailedText()


def test_closed_fault_dialog_reopens_for_another_exception_only(faults: Faults, qtbot: QtBot, capsys):
    fail()
    dialog_of(faults, qtbot).close()
    fail()
    QApplication.processEvents()
    assert faults.dialog is None
    assert len(capsys.readouterr().err.splitlines()) == 2
    fail(OSError("not a number"))
    assert "not a number" in dialog_of(faults, qtbot).detailedText()


@pytest.mark.parametrize("is_kept", [True, False], ids=["written", "unwritten"])
def test_fault_dialog_mentions_recovery_log_only_if_written(faults: Faults, qtbot: QtBot, is_kept: bool):
    faults.flush_recovery_logs = lambda: is_kept
    fail()
    assert ("recovery log" in dialog_of(faults, qtbot).informativeText()) is is_kept


def test_exception_in_job_opens_fault_dialog_and_ends_job(faults: Faults, window: MainWindow, qtbot: QtBot):
    window.jobs.faulted.connect(faults.report)
    job = window.jobs.start("Dividing", lambda progress: 1 // 0)
    with qtbot.waitSignal(job.failed):
        pass
    assert "ZeroDivisionError" in dialog_of(faults, qtbot).detailedText()
    assert window.jobs.running == ()
