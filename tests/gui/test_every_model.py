"""Qt's own tester watches every model of the window: the small ones here, the others where they are at work."""

from __future__ import annotations

import importlib
import pkgutil
from inspect import isabstract
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel

import sitemap_studio.gui
from sitemap_studio.document.export_folder import ExportOptions, plan_export
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.gui.dialogs.export import ExportFileList
from sitemap_studio.gui.dialogs.new_files import FileRows
from sitemap_studio.gui.panels.repairs import RepairList
from tests.builders import put, small_set, urlset

WATCHED = {
    "CommandList": "shell/test_palette.py",
    "DifferenceList": "shell/test_external_changes.py",
    "FileRows": "test_every_model.py",
    "EntryModel": "table/test_model.py",
    "FixList": "shell/test_fixing.py",
    "FolderTree": "shell/test_folders.py",
    "ExtensionModel": "shell/test_extension_tree.py",
    "LanguageTable": "shell/test_languages.py",
    "LeakList": "shell/test_leak_patterns.py",
    "ExportFileList": "test_every_model.py",
    "ProblemTree": "shell/test_problem_panel.py",
    "RecoveryList": "shell/test_recovery.py",
    "RepairList": "test_every_model.py",
    "SitemapTree": "shell/test_set_work.py",
}
"""Where the tester watches which model."""


def subclasses(base: type[object]) -> set[type[object]]:
    """All classes below one."""
    return {each for direct in base.__subclasses__() for each in {direct, *subclasses(direct)}}


def own_models() -> dict[str, type[object]]:
    """The models of the window that are not there to be derived from."""
    for module in pkgutil.walk_packages(sitemap_studio.gui.__path__, "sitemap_studio.gui."):
        importlib.import_module(module.name)
    own = [each for each in subclasses(QAbstractItemModel) if each.__module__.startswith("sitemap_studio.")]
    return {each.__name__: each for each in own if not isabstract(each) and not each.__subclasses__()}


def test_no_model_is_forgotten():
    assert own_models().keys() == WATCHED.keys()


@pytest.mark.parametrize("place", sorted(set(WATCHED.values())))
def test_the_tester_is_at_work_where_it_is_said_to_be(place):
    source = (Path(__file__).parent / place).read_text(encoding="utf-8")
    assert "qtmodeltester.check(" in source or "QAbstractItemModelTester(" in source


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
