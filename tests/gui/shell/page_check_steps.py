"""Steps of tests that check pages in the window."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from sitemap_studio.gui.dialogs.check_pages_dialog import CheckPagesDialog
from tests.gui.shell.conftest import do


def open_dialog(qtbot, window) -> CheckPagesDialog:
    """Open the dialog, and return it when the pages are counted."""
    do(window, "check-pages")
    dialog = window.findChild(CheckPagesDialog, "check-pages")
    wait_until_counted(qtbot, dialog)
    return dialog


def wait_until_counted(qtbot, dialog):
    qtbot.waitUntil(lambda: not dialog.is_job_pending)


def choose(qtbot, dialog, box, value):
    """Choose a value in a combo box of the dialog, and wait until the pages are counted."""
    box.setCurrentIndex(box.findData(value))
    wait_until_counted(qtbot, dialog)


def requested_locs(dialog) -> list[str]:
    """Return the URLs that the dialog would check."""
    request = dialog.chosen_value()
    assert request is not None
    return request.locs


def wait_until_checked(qtbot, window):
    """Wait until a check has ended, and no job is running."""
    qtbot.waitUntil(lambda: window.page_checks.run is not None and not window.page_checks.is_running)
    qtbot.waitUntil(lambda: not window.jobs.running)


def check_all(qtbot, window, speed="own"):
    """Start a check of all pages in the dialog, and confirm that the hosts are the user's own."""
    dialog = open_dialog(qtbot, window)
    choose(qtbot, dialog, dialog.speed, speed)
    dialog.confirmation.setChecked(True)
    dialog.check_button.click()


def shown_facts(window, name):
    """Return the values of a page column for all entries."""
    document = window.session.document
    locs = document.table.column("loc")
    if document.page_columns is None:
        return [None] * len(locs)
    return document.page_columns.values(name, document.page_columns.rows_of(locs), locs).to_list()


def button(window, name) -> QPushButton:
    """Return the button with an object name, or None."""
    return window.findChild(QPushButton, name)


def strip_button(window, text) -> QPushButton:
    """Return the first visible button with a text."""
    return next(each for each in window.findChildren(QPushButton) if each.text() == text and each.isVisible())
