"""Actions release the files that they open, with the event descriptors of threads, file dialogs and file watchers."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytest_httpserver import HTTPServer
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import THEME
from sitemap_studio.gui.dialogs.open_from_web_dialogs import OpenFromWebDialog
from sitemap_studio.gui.i18n import use_language
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.windows import Windows
from tests.builders import HOST, index, put, urlset
from tests.gui.shell.conftest import delete_closed_windows

N_ACTIONS = 800
N_OPEN_DIALOGS = 6
"""Dialogs are closed when so many are open."""

SMALL_ACTIONS = (
    "copy",
    "copy-with-header",
    "select-all",
    "find",
    "find-next",
    "find-previous",
    "clear-filter",
    "next-part",
)
EDITS = (
    "undo", "redo", "next-problem", "previous-problem", "select-same", "zoom-in", "zoom-reset",
    "fill-down", "set-today", "add-entry", "delete-entries", "duplicate", "move-up", "move-down", "clear-cells",
    "revert-cells", "sitemap-down", "sitemap-up", "apply-order", "fix-cell", "show-same", "panel-problems",
    "panel-history", "panel-overview", "panel-preview", "panel-languages", "panel-find",
)  # fmt: skip
FILE_DIALOGS = ("open", "open-folder", "save-as", "append", "add-files", "report")
DIALOGS = (
    "export", "publish", "bulk", "settings", "robots", "sort", "fix-all", "remove-duplicates", "open-web",
    "complete-hreflang", "new-from-folder", "palette", "about", "go-to", "split-sitemap", "add-sitemap", "move-entries",
    "compare", "shortcuts",
)  # fmt: skip

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def open_files() -> int:
    """Return the number of open files of this process.

    The event descriptors of pooled threads are not counted: Qt paints with up to one thread for each processor, and ends
    it when it was idle for half a minute.
    """
    names = list[str]()
    for task in Path("/proc/self/task").iterdir():
        try:
            names.append((task / "comm").read_text().strip())
        except OSError:
            # It has just ended.
            continue
    return len(list(Path("/proc/self/fd").iterdir())) - names.count("Thread (pooled)")


def open_dialogs() -> list[QDialog]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]


class User:
    """Performs random actions in the first window."""

    def __init__(self, windows: Windows, folder: Path, server: HTTPServer, qtbot: QtBot) -> None:
        self.windows, self.window = windows, windows.all[0]
        self.folder, self.server, self.qtbot = folder, server, qtbot
        self.random = Random(7)
        put(folder / "one.xml", urlset(*(f"{HOST}/a/{number}" for number in range(8)), f"{HOST}/b c"))
        put(folder / "two.xml.gz", urlset(f"{HOST}/a/1", f"{HOST}/b/"))
        self.set = put(
            folder / "index.xml", index(*((f"{HOST}/{name}", "2020-01-01") for name in ("one.xml", "two.xml.gz")))
        )
        self.other = put(folder / "other" / "lone.xml", urlset(*(f"{HOST}/c/{number}" for number in range(40))))
        server.expect_request("/map.xml").respond_with_data(urlset(f"{HOST}/1"))
        self.rare: tuple[tuple[int, Callable[[], None]], ...] = (
            (60, self.edit_value),
            (120, self.edit),
            (50, self.show_file_dialog),
            (40, self.show_dialog),
            (24, self.open_file),
            (10, self.cancel_opening),
            (8, self.drop_file),
            (8, self.save),
            (4, self.reload),
            (4, self.open_and_close_window),
            (4, self.fetch),
            (1, self.switch_theme),
            (1, self.switch_language),
        )
        """What takes longer, with the number of times that it is done among all actions."""

    def do(self, *actions: str) -> None:
        action = self.window.actions_by_id[self.random.choice(actions)]
        if action.isEnabled():
            action.trigger()

    def wait_until_idle(self) -> None:
        """Wait until no job runs."""

        def is_settled() -> bool:
            return not any(w.jobs.running or w.files.is_opening or w.files.is_saving for w in self.windows.all)

        self.qtbot.waitUntil(is_settled)

    def reject_open_dialogs(self) -> None:
        for dialog in open_dialogs():
            dialog.reject()
        delete_closed_windows()

    def run(self, n_actions: int) -> None:
        """Perform actions in random order, each kind at least once."""
        steps = [step for count, step in self.rare for _ in range(max(1, count * n_actions // N_ACTIONS))]
        steps += [self.do_small] * (n_actions - len(steps))
        self.random.shuffle(steps)
        for number, step in enumerate(steps):
            step()
            if number % 100 == 0:
                self.qtbot.wait(1)

    def begin_again(self) -> None:
        """Close dialogs and windows, and edit the set in a new window."""
        self.reject_open_dialogs()
        others, self.window = self.windows.all, self.windows.show_new()
        for window in others:
            window.close_for_good()
        delete_closed_windows()
        self.open_file(self.set)
        self.edit_value()
        self.wait_until_idle()

    # Actions

    def do_small(self) -> None:
        self.do(*SMALL_ACTIONS)

    def edit(self) -> None:
        self.do(*EDITS)

    def edit_value(self) -> None:
        view = self.window.page.view
        if view.entries.rowCount():
            row, column = self.random.randrange(view.entries.rowCount()), self.random.randrange(4)
            view.go_to(row, column)
            view.entries.setData(
                view.entries.index(row, column), self.random.choice(("weekly", f"{HOST}/d", "", "2026"))
            )

    def show_file_dialog(self) -> None:
        self.do(*FILE_DIALOGS)
        self.qtbot.wait(1)
        assert sum(isinstance(dialog, QFileDialog) for dialog in open_dialogs()) <= 1

    def show_dialog(self) -> None:
        self.do(*DIALOGS)
        self.qtbot.wait(1)
        if len(open_dialogs()) >= N_OPEN_DIALOGS:
            self.reject_open_dialogs()

    def open_file(self, path: Path | None = None) -> None:
        self.window.files.open(path or self.random.choice((self.set, self.other)))
        self.wait_until_idle()

    def cancel_opening(self) -> None:
        self.window.files.open(self.other)
        for job in self.window.jobs.running:
            job.cancel()
        self.wait_until_idle()

    def drop_file(self) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(self.other))])
        for kind in (QDragEnterEvent, QDropEvent):
            event = kind(
                QPoint(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
            )
            QApplication.sendEvent(self.window, event)
        self.wait_until_idle()

    def save(self) -> None:
        self.do("save")
        self.wait_until_idle()

    def reload(self) -> None:
        self.do("reload", "check")
        self.wait_until_idle()

    def open_and_close_window(self) -> None:
        another = self.windows.show_new()
        another.files.open(self.folder / "one.xml")
        self.wait_until_idle()
        another.close_for_good()
        delete_closed_windows()

    def fetch(self) -> None:
        self.reject_open_dialogs()
        self.window.web.ask_url(self.server.url_for("/map.xml"))
        (dialog,) = [dialog for dialog in open_dialogs() if isinstance(dialog, OpenFromWebDialog)]
        dialog.folder.line.setText(str(self.folder / "copy"))
        dialog.accept_value()
        self.wait_until_idle()

    def switch_theme(self) -> None:
        self.window.preferences.change({THEME: "dark"})
        self.window.preferences.change({THEME: "system"})

    def switch_language(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        use_language(application, "de")
        use_language(application, "en")


def test_random_actions_leave_no_more_files_open(
    windows: Windows, tmp_path: Path, httpserver: HTTPServer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    user = User(windows, tmp_path, httpserver, qtbot)

    def count_after(n_actions: int) -> int:
        user.run(n_actions)
        user.begin_again()
        gc.collect()
        return open_files()

    # Some files are opened once for all, such as Qt's table of file types.
    before = count_after(100)
    assert count_after(N_ACTIONS) <= before


def test_second_file_dialog_closes_the_first(window: MainWindow, qtbot: QtBot):
    for action in ("open", "open-folder", "open") * 3:
        window.actions_by_id[action].trigger()
    assert [dialog.isVisible() for dialog in window.findChildren(QFileDialog) if dialog.isVisible()] == [True]


def test_second_dialog_of_a_kind_closes_the_first(window: MainWindow, qtbot: QtBot):
    for _ in range(3):
        window.web.ask_url("")
    assert len(open_dialogs()) == 1


def test_dialog_that_opens_again_stays_open(window: MainWindow, qtbot: QtBot):
    window.web.ask_url("")
    (dialog,) = open_dialogs()
    dialog.open()
    assert open_dialogs() == [dialog]
