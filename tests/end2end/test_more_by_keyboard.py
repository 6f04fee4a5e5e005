"""Open, navigate problems, edit extensions, complete hreflang groups, export and recover with the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from sitemap_studio.core.paths import STATE_VARIABLE
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.recovery.log_files import recovery_folder
from sitemap_studio.model.edits import SetCells
from tests.builders import HOST, content, put, urlset
from tests.document.recovery.logs import recorded
from tests.end2end.user import (
    Step,
    enter,
    entry,
    expect,
    has_focus,
    in_table,
    is_open,
    overwrite,
    press,
    run,
    save_and_quit,
    tab_to,
    window,
    write,
)

LINKS = """<url><loc>{host}/en</loc>
    <xhtml:link rel="alternate" hreflang="en" href="{host}/en"/>
    <xhtml:link rel="alternate" hreflang="de" href="{host}/de"/></url>
<url><loc>{host}/de</loc></url>
</urlset>"""
"""Entries of two pages; the second has no return link."""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a sitemap with an invalid date, an invalid changefreq, and a missing hreflang return link."""
    shop = [{"loc": f"{HOST}/shop/{number}", "lastmod": "2026-01-01"} for number in range(1, 7)]
    shop[1] |= {"lastmod": "2026-02-30"}
    shop[4] |= {"changefreq": "sometimes"}
    text = urlset(*shop).replace("<urlset ", '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml" ')
    return put(tmp_path / "shop.xml", text.replace("</urlset>", LINKS.format(host=HOST)))


def cell_has_focus(row: int, column: int) -> Step:
    """Return a step that waits until a cell has the keyboard focus."""

    def is_there() -> bool:
        index = window().page.view.currentIndex()
        return (index.row(), index.column()) == (row, column) and window().page.view.hasFocus()

    is_there.__name__ = f"the keyboard is in row {row}, column {column}"
    return is_there


def open_file(path: Path) -> Iterator[Step]:
    """Yield the steps that open a file by its path."""
    yield press("Ctrl+O")
    yield expect(lambda: any(each.isVisible() for each in window().findChildren(QFileDialog)))
    yield enter(str(path))
    yield expect(is_open)
    yield in_table()


def correct_problems() -> Iterator[Step]:
    """Yield the steps that navigate to problems, and correct, undo and redo a value."""
    yield press("Ctrl+Home")
    yield press("F8")
    yield cell_has_focus(1, 1)
    yield press("F2")
    yield overwrite("2026-02-28")
    yield entry(2, f"{HOST}/shop/2", "2026-02-28", None, None)
    yield press("Ctrl+Z")
    yield entry(2, f"{HOST}/shop/2", "2026-02-30", None, None)
    yield press("Ctrl+Y")
    yield entry(2, f"{HOST}/shop/2", "2026-02-28", None, None)
    yield press("F8")
    yield cell_has_focus(4, 2)
    yield enter("weekly")
    yield entry(5, f"{HOST}/shop/5", "2026-01-01", "weekly", None)


def add_image() -> Iterator[Step]:
    """Yield the steps that add an image to the first entry."""
    yield press("Ctrl+Home")
    yield press("Ctrl+5")
    yield expect(lambda: window().entry.title.text() != "")
    yield tab_to("loc", "F6")
    yield tab_to("Add image")
    yield press("Space")
    yield enter(f"{HOST}/one.jpg")
    yield expect(lambda: f"{HOST}/one.jpg" in extension_xml(0))
    yield tab_to("Entries", "F6")


def extension_xml(position: int) -> str:
    """Return the extension XML of the entry at a position."""
    table = window().session.document.table
    return "".join(xml for _, xml in table.extensions_of(table.order[[position]]).rows())


def complete_hreflang() -> Iterator[Step]:
    """Yield the steps that complete an hreflang cluster."""
    yield press("Ctrl+8")
    yield expect(lambda: not window().languages.is_busy and window().languages.table.rowCount() == 1)
    yield tab_to("hreflang", "F6")
    yield press("F8")
    yield tab_to("Complete group", "Shift+Tab")
    yield press("Space")
    yield expect(lambda: f'href="{HOST}/en"' in extension_xml(-1))
    yield tab_to("Entries", "F6")


def export_entries(folder: Path) -> Iterator[Step]:
    """Yield the steps that export all entries to a folder."""
    yield press("Ctrl+E")
    yield has_focus("Max. URLs per sitemap")
    yield press("Alt+F")
    yield has_focus("Folder")
    yield write(str(folder), first="Ctrl+A")
    yield tab_to("Files to write")
    yield press("End")
    yield tab_to("Export")
    yield press("Space")
    yield expect(lambda: (folder / "sitemap.xml").exists() and not window().jobs.running)


def test_problems_extensions_and_export_are_handled_by_keyboard(
    site: Path, fresh_home: Path, qapp: QApplication
) -> None:
    folder = site.parent / "exported"

    def steps() -> Iterator[Step]:
        yield expect(lambda: window().start_page.isVisible() and not window().jobs.running)
        yield from open_file(site)
        yield from correct_problems()
        yield from add_image()
        yield from complete_hreflang()
        yield from export_entries(folder)
        yield from save_and_quit()

    assert run([], steps(), qapp) == 0
    saved = content(site)
    assert "2026-02-28" in saved
    assert "<image:loc>" in saved
    assert len(open_path(folder / "sitemap.xml").table) == 8


def test_unsaved_edits_are_recovered_by_keyboard(
    site: Path, fresh_home: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(STATE_VARIABLE, str(site.parent / "state"))
    document = open_path(site)
    recorder = recorded(document, recovery_folder())
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2026-09-09"])))
    recorder.close()

    def steps() -> Iterator[Step]:
        yield expect(lambda: window().start_page.isVisible() and not window().jobs.running)
        yield tab_to("Recover shop.xml")
        yield press("Return")
        yield has_focus("Changed values")
        yield tab_to("Recover")
        yield press("Space")
        yield expect(is_open)
        yield in_table()
        yield entry(1, f"{HOST}/shop/1", "2026-09-09", None, None)
        yield from save_and_quit()

    assert run([], steps(), qapp) == 0
    assert "2026-09-09" in content(site)
