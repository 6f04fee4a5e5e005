"""Qt's own tester watches the small models of the window; the others are watched where they are at work."""

from __future__ import annotations

from sitemap_studio.document.export_folder import ExportOptions, plan_export
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.gui.dialogs.export import ExportFileList
from sitemap_studio.gui.dialogs.new_files import FileRows
from sitemap_studio.gui.panels.repairs import RepairList
from tests.builders import put, small_set, urlset


def test_the_list_of_files_to_export(qtmodeltester, tmp_path):
    model = ExportFileList()
    qtmodeltester.check(model)
    model.show_plan(plan_export(open_path(small_set(tmp_path)), ExportOptions(tmp_path / "to")))
    qtmodeltester.check(model)
    assert model.rowCount() > 1
    model.show_plan(None)
    qtmodeltester.check(model)


def test_the_list_of_repairs(qtmodeltester, tmp_path):
    model = RepairList()
    qtmodeltester.check(model)
    broken = urlset("https://www.example.com/a", "https://www.example.com/b").replace("/a<", "/a?x=1&y=2<")
    model.show_document(open_path(put(tmp_path / "sitemap.xml", broken)))
    qtmodeltester.check(model)
    assert model.rowCount() == 1


def test_the_list_of_planned_files(qtmodeltester):
    model = FileRows(("File", "Entries"), (1,))
    qtmodeltester.check(model)
    model.show_rows([("index", "sitemap.xml", "2")])
    qtmodeltester.check(model)
    assert (model.rowCount(), model.index(0, 1).data()) == (1, "2")
