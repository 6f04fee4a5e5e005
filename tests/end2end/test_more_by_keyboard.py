"""With the keyboard alone, too: opening, going from problem to problem, extensions, languages, export, recovery."""

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
    in_table,
    is_open,
    leaving,
    on,
    overwrite,
    press,
    run,
    tab_to,
    window,
    write,
)

LINKS = """<url><loc>{host}/en</loc>
    <xhtml:link rel="alternate" hreflang="en" href="{host}/en"/>
    <xhtml:link rel="alternate" hreflang="de" href="{host}/de"/></url>
<url><loc>{host}/de</loc></url>
</urlset>"""
"""Two pages, one of which does not link back."""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A sitemap with a wrong date, a wrong word, and languages that do not agree."""
    shop = [{"loc": f"{HOST}/shop/{number}", "lastmod": "2026-01-01"} for number in range(1, 7)]
    shop[1] |= {"lastmod": "2026-02-30"}
    shop[4] |= {"changefreq": "sometimes"}
    text = urlset(*shop).replace("<urlset ", '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml" ')
    return put(tmp_path / "shop.xml", text.replace("</urlset>", LINKS.format(host=HOST)))


def at(row: int, column: int) -> Step:
    """Wait until a cell has the keyboard."""

    def is_there() -> bool:
        index = window().page.view.currentIndex()
        return (index.row(), index.column()) == (row, column) and window().page.view.hasFocus()

    is_there.__name__ = f"the keyboard is in row {row}, column {column}"
    return is_there


def opening(path: Path) -> Iterator[Step]:
    """A file, by its path."""
    yield press("Ctrl+O")
    yield expect(lambda: any(each.isVisible() for each in window().findChildren(QFileDialog)))
    yield enter(str(path))
    yield expect(is_open)
    yield in_table()


def problem_by_problem() -> Iterator[Step]:
    """From one problem to the next; one is put right, taken back, and put right again."""
    yield press("Ctrl+Home")
    yield press("F8")
    yield at(1, 1)
    yield press("F2")
    yield overwrite("2026-02-28")
    yield entry(2, f"{HOST}/shop/2", "2026-02-28", None, None)
    yield press("Ctrl+Z")
    yield entry(2, f"{HOST}/shop/2", "2026-02-30", None, None)
    yield press("Ctrl+Y")
    yield entry(2, f"{HOST}/shop/2", "2026-02-28", None, None)
    yield press("F8")
    yield at(4, 2)
    yield enter("weekly")
    yield entry(5, f"{HOST}/shop/5", "2026-01-01", "weekly", None)


def an_extension() -> Iterator[Step]:
    """An image for the first entry."""
    yield press("Ctrl+Home")
    yield press("Ctrl+5")
    yield expect(lambda: window().entry.title.text() != "")
    yield tab_to("loc", "F6")
    yield tab_to("Add image")
    yield press("Space")
    yield enter(f"{HOST}/one.jpg")
    yield expect(lambda: f"{HOST}/one.jpg" in extensions(0))
    yield tab_to("Entries", "F6")


def extensions(position: int) -> str:
    """The extensions of an entry."""
    table = window().session.document.table
    return "".join(xml for _, xml in table.extensions_of(table.order[[position]]).rows())


def languages() -> Iterator[Step]:
    """The cluster that lacks a link is completed."""
    yield press("Ctrl+8")
    yield expect(lambda: not window().languages.is_busy and window().languages.table.rowCount() == 1)
    yield tab_to("Groups to show", "F6")
    yield tab_to("hreflang")
    yield press("F8")
    yield tab_to("Complete group", "Shift+Tab")
    yield press("Space")
    yield expect(lambda: f'href="{HOST}/en"' in extensions(-1))
    yield tab_to("Entries", "F6")


def exporting(folder: Path) -> Iterator[Step]:
    """All of it, into a folder of its own, after a look at the plan."""
    yield press("Ctrl+E")
    yield on("Max. URLs per sitemap")
    yield press("Alt+F")
    yield on("Folder")
    yield write(str(folder), first="Ctrl+A")
    yield tab_to("Files to write")
    yield press("End")
    yield tab_to("Export")
    yield press("Space")
    yield expect(lambda: (folder / "sitemap.xml").exists() and not window().jobs.running)


def test_the_rest_of_the_work_is_done_with_the_keyboard(site: Path, fresh_home: Path, qapp: QApplication) -> None:
    folder = site.parent / "exported"

    def steps() -> Iterator[Step]:
        yield expect(lambda: window().start_page.isVisible() and not window().jobs.running)
        yield from opening(site)
        yield from problem_by_problem()
        yield from an_extension()
        yield from languages()
        yield from exporting(folder)
        yield from leaving()

    assert run([], steps(), qapp) == 0
    saved = content(site)
    assert "2026-02-28" in saved
    assert "<image:loc>" in saved
    assert len(open_path(folder / "sitemap.xml").table) == 8


def test_what_was_lost_is_brought_back_with_the_keyboard(
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
        yield on("Changed values")
        yield tab_to("Recover")
        yield press("Space")
        yield expect(is_open)
        yield in_table()
        yield entry(1, f"{HOST}/shop/1", "2026-09-09", None, None)
        yield from leaving()

    assert run([], steps(), qapp) == 0
    assert "2026-09-09" in content(site)
