"""The ten most frequent tasks by keyboard, each with a maximum number of steps.

A step is a key with its modifiers, or a text that is typed.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.export_dialog import ExportDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.planned_changes.job_dialogs import JobDialog
from tests.gui.shell.conftest import Opener

SITE = "https://a.example"
XHTML = "http://www.w3.org/1999/xhtml"
MONTHLY = "<lastmod>2026-11-02</lastmod><changefreq>monthly</changefreq>"


class Keyboard:
    """Presses keys in the focused widget, and counts them as steps."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.steps, self._qtbot = window, 0, qtbot

    def press(self, *keys: str) -> None:
        for key in keys:
            self._wait_until_idle()
            self._send(key)
            self.steps += 1
        self._wait_until_idle()

    def type(self, text: str) -> None:
        """Type a text; each letter goes to the widget focused then, since the first may open an editor."""
        for letter in text:
            QTest.keyClicks(self._focus(), letter)
        self.steps += 1
        self._wait_until_idle()

    def wait(self, is_done: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(is_done)

    def _send(self, key: str) -> None:
        combination = QKeySequence(key)[0]  # type: ignore[index]  # the stubs do not know it
        QTest.keyClick(self._focus(), combination.key(), combination.keyboardModifiers())

    def _focus(self) -> QWidget:
        top = QApplication.activeModalWidget() or self.window
        top.activateWindow()
        self.wait(lambda: top.isActiveWindow() and top.focusWidget() is not None)
        widget = top.focusWidget()
        assert widget is not None
        return widget

    def _wait_until_idle(self) -> None:
        QApplication.processEvents()
        self.wait(self._is_idle)

    def _is_idle(self) -> bool:
        dialog = QApplication.activeModalWidget()
        is_job_pending = isinstance(dialog, JobDialog) and dialog.is_job_pending
        return not (self.window.jobs.running or self.window.files.is_opening or is_job_pending)


@pytest.fixture
def keyboard(window: MainWindow, qtbot: QtBot) -> Keyboard:
    return Keyboard(window, qtbot)


def write_sitemap(path: Path, entries: list[tuple[str, str]], namespaces: str = "") -> Path:
    urls = "".join(f"<url><loc>{loc}</loc>{rest}</url>\n" for loc, rest in entries)
    xml = f'<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"{namespaces}>\n{urls}</urlset>'
    path.write_text(xml, encoding="utf-8")
    return path


def thirty(path: Path, site: str = SITE) -> Path:
    """Write a sitemap of thirty entries, ten of them in the folder /blog/."""
    folders = ("blog", "shop", "help")
    return write_sitemap(path, [(f"{site}/{folders[n % 3]}/{n}", MONTHLY) for n in range(30)])


def texts(window: MainWindow, field: str) -> list[str | None]:
    table = window.session.document.table
    column: list[str | None] = table.rows(table.order, [field])[field].to_list()
    return column


def test_ten_dates_are_set_to_today_in_four_steps(open_set: Opener, keyboard: Keyboard, tmp_path: Path):
    window = open_set(thirty(tmp_path / "sitemap.xml"))
    keyboard.press("Ctrl+G")
    keyboard.type("1-10")
    before = datetime.now(UTC).date()
    keyboard.press("Return", "Ctrl+;")
    today = str(texts(window, "lastmod")[0])
    # It may be midnight.
    assert before.isoformat() <= today <= datetime.now(UTC).date().isoformat()
    assert texts(window, "lastmod") == [today] * 10 + ["2026-11-02"] * 20
    assert keyboard.steps <= 4


def test_ten_dates_are_changed_in_five_steps(open_set: Opener, keyboard: Keyboard, tmp_path: Path):
    window = open_set(thirty(tmp_path / "sitemap.xml"))
    keyboard.press("Ctrl+G")
    keyboard.type("lastmod 1-10")
    keyboard.press("Return")
    keyboard.type("2026-11-20")
    keyboard.press("Ctrl+Return")
    assert texts(window, "lastmod") == ["2026-11-20"] * 10 + ["2026-11-02"] * 20
    assert keyboard.steps <= 5


def test_fifty_spreadsheet_rows_are_pasted_in_one_step(open_set: Opener, keyboard: Keyboard, tmp_path: Path):
    window = open_set(thirty(tmp_path / "sitemap.xml"))
    QGuiApplication.clipboard().setText("\n".join(f"{SITE}/new/{n}\t2026-11-05" for n in range(50)))
    keyboard.press("Ctrl+Shift+V")
    assert [loc for loc in texts(window, "loc") if "/new/" in (loc or "")] == [f"{SITE}/new/{n}" for n in range(50)]
    assert keyboard.steps <= 1


def filter_blog(keyboard: Keyboard) -> None:
    keyboard.press("Ctrl+F")
    keyboard.type("/blog/")
    keyboard.wait(lambda: keyboard.window.page.view.entries.rowCount() == 10)


def test_folder_is_filtered_in_two_steps(open_set: Opener, keyboard: Keyboard, tmp_path: Path):
    open_set(thirty(tmp_path / "sitemap.xml"))
    filter_blog(keyboard)
    assert keyboard.steps <= 2


def test_changefreq_of_folder_is_changed_in_seven_steps(open_set: Opener, keyboard: Keyboard, tmp_path: Path):
    window = open_set(thirty(tmp_path / "sitemap.xml"))
    keyboard.press("Right", "Right")
    filter_blog(keyboard)
    keyboard.press("Ctrl+B")
    keyboard.type("weekly")
    keyboard.press("Return")
    assert texts(window, "changefreq") == ["weekly", "monthly", "monthly"] * 10
    assert keyboard.steps <= 7


def test_changefreq_of_folder_is_added_in_eight_steps(open_set: Opener, keyboard: Keyboard, tmp_path: Path):
    entries = [(f"{SITE}/{folder}/{n}", "") for n in range(10) for folder in ("blog", "shop")]
    window = open_set(write_sitemap(tmp_path / "sitemap.xml", entries))
    filter_blog(keyboard)
    keyboard.press("Ctrl+B", "Alt+F")
    keyboard.type("c")
    keyboard.press("Alt+V")
    keyboard.type("weekly")
    keyboard.press("Return")
    assert texts(window, "changefreq") == ["weekly", None] * 10
    assert keyboard.steps <= 8


def test_http_locs_become_https_in_two_steps(open_set: Opener, keyboard: Keyboard, tmp_path: Path):
    window = open_set(thirty(tmp_path / "sitemap.xml", "http://a.example"))
    keyboard.press("Ctrl+B", "Return")
    assert all((loc or "").startswith(f"{SITE}/") for loc in texts(window, "loc"))
    assert keyboard.steps <= 2


def test_all_fixable_problems_are_fixed_in_two_steps(open_set: Opener, keyboard: Keyboard, flawed: Path):
    window = open_set(flawed)
    keyboard.press("Ctrl+Alt+F", "Return")
    assert "weekly" in texts(window, "changefreq")
    assert not any(" " in (loc or "") for loc in texts(window, "loc"))
    assert keyboard.steps <= 2


def test_gzipped_split_export_in_four_steps_repeats_in_two(open_set: Opener, keyboard: Keyboard, tmp_path: Path):
    window = open_set(thirty(tmp_path / "sitemap.xml"))
    keyboard.press("Ctrl+E")
    keyboard.type("10")
    keyboard.press("Alt+G")
    keyboard.wait(window.findChildren(ExportDialog)[-1].gzip.isChecked)
    keyboard.press("Return")
    files = sorted(path.name for path in (tmp_path / "export").iterdir())
    assert files == ["sitemap-1.xml.gz", "sitemap-2.xml.gz", "sitemap-3.xml.gz", "sitemap.xml"]
    assert keyboard.steps <= 4
    (tmp_path / "export" / "sitemap-2.xml.gz").unlink()
    keyboard.press("Ctrl+E", "Return")
    assert sorted(path.name for path in (tmp_path / "export").iterdir()) == files
    assert keyboard.steps <= 4 + 2


def test_twenty_one_duplicates_are_removed_in_two_steps(open_set: Opener, keyboard: Keyboard, tmp_path: Path):
    window = open_set(write_sitemap(tmp_path / "sitemap.xml", [(f"{SITE}/{n % 21}", "") for n in range(42)]))
    keyboard.press("Ctrl+Alt+U", "Return")
    assert texts(window, "loc") == [f"{SITE}/{n}" for n in range(21)]
    assert keyboard.steps <= 2


def test_broken_file_is_repaired_in_five_steps(keyboard: Keyboard, tmp_path: Path, qtbot: QtBot):
    path = write_sitemap(tmp_path / "broken.xml", [(f"{SITE}/?page={n}&sort=up", "") for n in range(9)])
    keyboard.press("Ctrl+O")
    keyboard.type(str(path))
    with qtbot.waitSignal(keyboard.window.checking.settled):
        keyboard.press("Return")
    with qtbot.waitSignal(keyboard.window.files.saved):
        keyboard.press("Ctrl+S", "Return")
    assert path.read_text(encoding="utf-8").count("&amp;sort=up") == 9
    assert keyboard.steps <= 5


def link(language: str, number: int) -> str:
    return f'<xhtml:link rel="alternate" hreflang="{language}" href="{SITE}/{language}/{number}"/>'


def test_missing_alternates_are_completed_in_two_steps(open_set: Opener, keyboard: Keyboard, tmp_path: Path):
    languages = ("en", "de", "fr")
    entries = [
        (f"{SITE}/{language}/{n}", "".join(link(each, n) for each in languages) if language == "en" else "")
        for n in range(9)
        for language in languages
    ]
    window = open_set(write_sitemap(tmp_path / "sitemap.xml", entries, f' xmlns:xhtml="{XHTML}"'))
    keyboard.press("Ctrl+Alt+H", "Return")
    assert keyboard.steps <= 2
    keyboard.press("Ctrl+S")
    keyboard.wait(lambda: not window.session.has_unsaved)
    assert (tmp_path / "sitemap.xml").read_text(encoding="utf-8").count("<xhtml:link ") == 9 * 3 * 3
