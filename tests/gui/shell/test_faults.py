"""What happens when the program has a fault."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.faults import Faults
from sitemap_studio.gui.logbook import begin_log, end_log, log_path
from sitemap_studio.gui.messages import FaultDialog

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


def fail() -> None:
    try:
        raise ZeroDivisionError("in the middle")
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_a_fault_opens_one_dialog_with_the_story(faults: Faults, qtbot: QtBot, capsys):
    fail()
    fail()
    dialog = dialog_of(faults, qtbot)
    assert "ZeroDivisionError: in the middle" in dialog.detailedText()
    assert "Sitemap Studio" in dialog.detailedText()
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2
    assert all(line.startswith("Something went wrong") for line in said)


def test_copying_the_details_leaves_the_dialog_open(faults: Faults, qtbot: QtBot):
    fail()
    dialog = dialog_of(faults, qtbot)
    copy = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Copy details")
    copy.click()
    assert "ZeroDivisionError" in QGuiApplication.clipboard().text()
    assert dialog.isVisible()


def test_the_story_keeps_the_secrets_of_addresses(faults: Faults, qtbot: QtBot, capsys):
    error = ValueError("no such page: https://me:s3cret@example.com/?s3cret")
    sys.excepthook(type(error), error, None)
    assert "ValueError: no such page: https://…@example.com/?…" in dialog_of(faults, qtbot).detailedText()
    assert "s3cret" not in capsys.readouterr().err


def test_the_log_file_keeps_what_was_noted(qtbot: QtBot):
    handler = begin_log()
    logging.getLogger("sitemap_studio.somewhere").error("A note.")
    end_log(handler)
    assert "sitemap_studio.somewhere: A note." in log_path().read_text(encoding="utf-8")
