"""Open a gzipped set in the program, edit, undo, redo, save, export, and compare the results."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.gui.dialogs.export_dialog import ExportDialog
from sitemap_studio.protocol.fields import FIELD_NAMES
from tests.end2end.user import Step, expect, is_open, run, window


def focus_cell(row: int, column: int) -> bool:
    view = window().page.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(row, column))
    return True


def type_into_cell(text: str) -> bool:
    view = window().page.view
    QTest.keyClick(view, Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert editor is not None
    assert editor is not view
    QTest.keyClick(editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    return True


def trigger_action(identifier: str) -> Step:
    def trigger() -> bool:
        action = window().actions_by_id[identifier]
        if not action.isEnabled():
            return False
        action.trigger()
        return True

    return trigger


def cell_text(row: int, column: int) -> str:
    model = window().page.view.model()
    return str(model.data(model.index(row, column), Qt.ItemDataRole.EditRole))


def export_to(folder: Path) -> Step:
    def fill_in_and_export() -> bool:
        dialog = next((widget for widget in QApplication.topLevelWidgets() if isinstance(widget, ExportDialog)), None)
        if dialog is None:
            return False
        if not dialog.gzip.isChecked():
            dialog.folder.setText(str(folder))
            dialog.gzip.setChecked(True)
            dialog.max_urls.setValue(400)
            return False
        if not dialog.export_button.isEnabled():
            return False
        QTest.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
        return True

    return fill_in_and_export


def entries_of(document: Document) -> list[tuple[str | None, ...]]:
    return document.table.rows(document.table.order, FIELD_NAMES).rows()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return an index of two gzipped sitemaps of 500 entries each, with comments and unusual white space."""
    for number in (1, 2):
        entries = "".join(
            f"\t<url>\r\n\t\t<loc>https://www.example.com/{number}/{place}?a=1&amp;b='2'</loc>\r\n"
            f"\t\t<lastmod>2026-0{number}-01</lastmod><!-- by hand -->\r\n\t\t<priority>0.5</priority>\r\n\t</url>\r\n"
            for place in range(500)
        )
        text = (
            "<?xml version='1.0' encoding='UTF-8'?>\r\n<!-- made by the shop -->\r\n"
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:shop="https://shop.example/ns">\r\n'
            f"{entries}</urlset>\r\n<!-- end -->\r\n"
        )
        (tmp_path / f"part{number}.xml.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    (tmp_path / "sitemap.xml").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        "  <sitemap><loc>https://www.example.com/part1.xml.gz</loc><lastmod>2020-01-01</lastmod></sitemap>\n"
        "  <sitemap><loc>https://www.example.com/part2.xml.gz</loc><lastmod>2020-01-01</lastmod></sitemap>\n"
        "</sitemapindex>\n",
        encoding="utf-8",
    )
    return tmp_path / "sitemap.xml"


def test_edited_set_is_saved_and_exported(site: Path, qapp: QApplication) -> None:
    export_folder = site.parent / "new files"
    first_before = (site.parent / "part1.xml.gz").read_bytes()
    second_before = gzip.decompress((site.parent / "part2.xml.gz").read_bytes()).decode()
    final: list[list[tuple[str | None, ...]]] = []

    def steps() -> Iterator[Step]:
        yield expect(is_open)
        yield lambda: len(window().session.document.table) == 1_000
        # A wrong date is kept and marked.
        yield lambda: focus_cell(700, 1)
        yield lambda: type_into_cell("2026-11-31")
        yield expect(lambda: cell_text(700, 1) == "2026-11-31")
        yield expect(lambda: window().session.document.problems.counts().get("lastmod-date") == 1)
        # Undone and redone, then put right.
        yield trigger_action("undo")
        yield expect(lambda: cell_text(700, 1) == "2026-02-01" and not window().isWindowModified())
        yield trigger_action("redo")
        yield expect(lambda: cell_text(700, 1) == "2026-11-31" and window().isWindowModified())
        yield lambda: focus_cell(700, 1)
        yield lambda: type_into_cell("2026-11-30")
        yield expect(lambda: "lastmod-date" not in window().session.document.problems.counts())
        # One entry is deleted, restored, and deleted again.
        yield lambda: focus_cell(999, 0)
        yield trigger_action("delete-entries")
        yield expect(lambda: len(window().session.document.table) == 999)
        yield trigger_action("undo")
        yield expect(lambda: len(window().session.document.table) == 1_000)
        yield trigger_action("redo")
        yield expect(lambda: len(window().session.document.table) == 999)
        yield trigger_action("save")
        yield expect(lambda: not window().isWindowModified() and not window().files.is_saving)
        yield trigger_action("export")
        yield export_to(export_folder)
        yield expect(lambda: (export_folder / "sitemap.xml").exists() and not window().jobs.running)

        def keep_entries() -> bool:
            final.append(entries_of(window().session.document))
            return True

        yield keep_entries

    assert run([str(site)], steps(), qapp) == 0

    # Saved: the untouched file has its bytes, the other only the lines that were edited. The index has the date of the
    # save, and for the untouched file the newest date in it.
    assert (site.parent / "part1.xml.gz").read_bytes() == first_before
    second = gzip.decompress((site.parent / "part2.xml.gz").read_bytes()).decode()
    last_entry = second_before[second_before.index("\t<url>\r\n\t\t<loc>https://www.example.com/2/499") :]
    last_entry = last_entry[: last_entry.index("</url>\r\n") + len("</url>\r\n")]
    edited = second_before.replace(last_entry, "").split("\r\n")
    place = edited.index("\t\t<loc>https://www.example.com/2/200?a=1&amp;b='2'</loc>") + 1
    edited[place] = edited[place].replace("2026-02-01", "2026-11-30")
    assert second.split("\r\n") == edited
    index = site.read_text(encoding="utf-8")
    assert index.count("2020-01-01") == 0
    assert index.count("<lastmod>2026-01-01</lastmod>") == 1

    # Opened again: the saved set and the exported one hold what the window showed.
    saved, exported = open_path(site), open_path(export_folder / "sitemap.xml")
    assert entries_of(saved) == final[0]
    assert entries_of(exported) == final[0]
    assert [exported.table.entry_count(sitemap.id) for sitemap in exported.sitemaps] == [400, 400, 199]
    assert all(sitemap.is_gzipped for sitemap in exported.sitemaps)
    assert pl.Series([row[1] for row in final[0]]).value_counts().height == 3
