"""Qt's own tester watches the small models of the window; the others are watched where they are at work."""

from __future__ import annotations

from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.gui.panels.repairs import RepairList
from sitemap_studio.gui.widgets.dialog import FileRows
from tests.builders import put, urlset


def test_the_list_of_repairs(qtmodeltester, tmp_path):
    model = RepairList()
    qtmodeltester.check(model)
    broken = urlset("https://www.example.com/a", "https://www.example.com/b").replace("/a<", "/a?x=1&y=2<")
    model.show_document(open_path(put(tmp_path / "sitemap.xml", broken)))
    qtmodeltester.check(model)
    assert model.rowCount() == 1


def test_the_list_of_files_to_write(qtmodeltester):
    model = FileRows(("File", "Entries"), (1,))
    for rows in ([], [("index", "sitemap.xml", "2"), ("", "one.xml", "1")], []):
        model.show_rows(rows)
        qtmodeltester.check(model)
        assert model.rowCount() == len(rows)
