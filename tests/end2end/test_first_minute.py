"""First start of the program in a new home folder, and second start in the same folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog

from sitemap_studio.document.opening.open_document import open_path
from tests.end2end.user import Step, expect, is_open, overwrite, press, run, tab_to, window
from tests.gui.conftest import find_save_summary

ADDRESS = "https://www.example.com/first-minute"


def save_as(path: Path) -> Step:
    """Return a step that selects a path in the save dialog."""

    def answer() -> bool:
        dialogs = [dialog for dialog in window().findChildren(QFileDialog) if dialog.isVisible()]
        if dialogs:
            dialogs[0].selectFile(str(path))
            dialogs[0].fileSelected.emit(str(path))
            dialogs[0].done(0)
        return bool(dialogs)

    return answer


def test_edited_sample_saved_elsewhere_is_listed_at_second_start(fresh_home: Path, qapp: QApplication) -> None:
    mine = fresh_home / "mine.xml"

    def first_start() -> Iterator[Step]:
        yield expect(lambda: window().start_page.isVisible() and not window().jobs.running)
        yield expect(lambda: window().start_page.recent_rows == [])
        yield tab_to("Sample set")
        yield press("Return")
        yield expect(lambda: is_open() and window().page.view.entries.rowCount() > 1_000)
        yield expect(window().page.view.hasFocus)
        yield press("Ctrl+Home")
        yield press("F2")
        yield overwrite(ADDRESS)
        yield expect(lambda: window().isWindowModified())
        yield press("Ctrl+Shift+S")
        yield save_as(mine)
        yield expect(lambda: find_save_summary(window()) is not None)
        yield press("Return")
        yield expect(lambda: not window().isWindowModified() and not window().files.is_saving)

    def second_start() -> Iterator[Step]:
        yield expect(lambda: window().start_page.isVisible() and not window().jobs.running)
        yield tab_to("mine.xml")
        yield press("Return")
        yield expect(is_open)

    assert run([], first_start(), qapp) == 0
    table = open_path(mine).table
    assert table.value(int(table.order[0]), "loc") == ADDRESS
    assert run([], second_start(), qapp) == 0
