"""URL of a set: entered in the sitemaps panel, stored, inferred, and used by dialogs and validation."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui.dialogs.bulk_edit_dialog import BulkEditDialog
from sitemap_studio.gui.dialogs.export_dialog import ExportDialog
from sitemap_studio.gui.dialogs.new_file_dialogs import WriteIndexDialog
from sitemap_studio.gui.dialogs.source_dialogs import MergeDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.model.edits import SetCells
from tests.builders import HOST, index, locs, put, slots_of, urlset
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import sitemap_xml

CATALOG = "http://example.com/catalog/sitemap.xml"


@pytest.fixture
def images(tmp_path: Path) -> Path:
    """Sitemap whose file location does not match the folder of its entries."""
    path = tmp_path / "catalog" / "sitemap.xml"
    path.parent.mkdir()
    path.write_text(sitemap_xml(*(f"http://example.com/image/{n}" for n in range(3))), encoding="utf-8")
    return path


def url_field(window: MainWindow) -> QLineEdit:
    line = window.findChild(QLineEdit, "set-address")
    assert line is not None
    return line


def type_text(window: MainWindow, text: str, qtbot: QtBot) -> None:
    line = url_field(window)
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_Delete)
    line.insert(text)
    qtbot.keyClick(line, Qt.Key.Key_Return)


def enter_url(window: MainWindow, text: str, qtbot: QtBot) -> None:
    """Type a URL of the set, and wait for the validation."""
    with qtbot.waitSignal(window.checking.settled):
        type_text(window, text, qtbot)


def parameter_values(bulk: BulkEditDialog) -> dict[str, str]:
    return {name: answer() for name, answer in bulk.form.answers.items()}


def problem_counts(window: MainWindow) -> dict[str, int]:
    return window.session.document.problems.counts()


def test_set_url_field_checks_normalizes_and_applies_entered_url(open_set, images, three_entries, qtbot):
    window = open_set(images)
    assert (url_field(window).text(), problem_counts(window)) == ("", {})
    enter_url(window, CATALOG, qtbot)
    assert problem_counts(window) == {"loc-outside": 3}
    assert not window.session.undo_stack.canUndo()
    assert not window.session.has_unsaved
    enter_url(window, "", qtbot)
    assert (url_field(window).text(), problem_counts(window)) == ("", {})
    type_text(window, "http://user:secret@example.com/", qtbot)
    assert "password" in window.sitemaps.url_line.reason.text()
    assert window.set_url.value == ""
    qtbot.keyClick(url_field(window), Qt.Key.Key_Escape)
    assert (url_field(window).text(), window.sitemaps.url_line.reason.text()) == ("", "")
    line = url_field(window)
    assert (line.text(), line.placeholderText()) == ("", "http://example.com/sitemap.xml")
    assert window.set_url.value == ""
    with qtbot.waitSignal(window.checking.settled):
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert window.set_url.value == line.text() == "http://example.com/sitemap.xml"
    assert not window.sitemaps.url_line.accept_action.isVisible()
    enter_url(window, "http://M\u00fcnchen.example/a b/\u00fc.xml", qtbot)
    assert url_field(window).text() == "http://xn--mnchen-3ya.example/a%20b/%C3%BC.xml"
    enter_url(window, CATALOG, qtbot)
    type_text(window, CATALOG.upper().replace("/CATALOG/SITEMAP.XML", "/catalog/sitemap.xml"), qtbot)
    assert url_field(window).text() == CATALOG
    # Text that was typed for one set is not shown for the next.
    qtbot.keyClicks(url_field(window), "nonsense")
    with qtbot.waitSignal(window.session.replaced):
        window.files.open(three_entries)
    assert url_field(window).text() == ""


def test_entered_set_url_is_restored_in_later_runs(open_set, images, settings, preferences, qtbot: QtBot):
    window = open_set(images)
    enter_url(window, CATALOG, qtbot)
    window.shut_down()
    later = MainWindow(settings, Preferences(preferences.path))
    with qtbot.waitSignal(later.checking.settled):
        later.files.open(images)
    assert url_field(later).text() == CATALOG
    assert problem_counts(later) == {"loc-outside": 3}
    later.shut_down()
    later.deleteLater()


def test_stored_set_url_locates_sitemaps_until_index_changes_site(open_set, tmp_path, qtbot: QtBot):
    here = "http://example.com/maps/"
    path = put(tmp_path / "sitemap.xml", index(f"{here}en/a.xml", "http://example.com/other/b.xml"))
    put(tmp_path / "en" / "a.xml", sitemap_xml(f"{here}en/1"))
    window = open_set(path)
    assert problem_counts(window)["sitemap-found-by-name"] == 1
    enter_url(window, here, qtbot)
    window = open_set(path)
    assert url_field(window).text() == here
    assert "sitemap-found-by-name" not in problem_counts(window)
    put(path, index("http://other.example/maps/en/a.xml", "http://other.example/b.xml"))
    put(tmp_path / "en" / "a.xml", sitemap_xml("http://other.example/maps/en/1"))
    assert url_field(open_set(path)).text() == ""


def test_url_of_unsaved_set_is_stored_at_first_save(window, tmp_path, qtbot: QtBot):
    window.files.new()
    enter_url(window, CATALOG, qtbot)
    window.actions_by_id["add-entry"].trigger()
    with qtbot.waitSignal(window.files.saved):
        window.files.save_under(str(tmp_path / "new.xml"))
        assert confirm_save(window)
    window.files.close()
    assert url_field(window).text() == ""
    with qtbot.waitSignal(window.files.opened):
        window.files.open(tmp_path / "new.xml")
    assert url_field(window).text() == CATALOG


def test_folder_of_entered_url_is_proposed_only_where_fitting(open_set, images, tmp_path, qtbot: QtBot):
    enter_url(open_set(images), CATALOG, qtbot)
    other = Path(shutil.copy(images, tmp_path / "copy.xml"))
    assert url_field(open_set(other)).placeholderText() == "http://example.com/copy.xml"
    fits = tmp_path / "more.xml"
    fits.write_text(sitemap_xml("http://example.com/catalog/1"), encoding="utf-8")
    window = open_set(fits)
    assert url_field(window).placeholderText() == "http://example.com/catalog/more.xml"
    assert window.set_url.value == ""


def test_stored_set_url_applies_until_file_contains_another_site(open_set, images, set_with_missing, qtbot):
    enter_url(open_set(images), "https://www.example.com/sitemap.xml", qtbot)
    window = open_set(images)
    assert url_field(window).text() == "https://www.example.com/sitemap.xml"
    assert problem_counts(window) == {"loc-outside": 3}
    enter_url(window, CATALOG, qtbot)
    images.write_text(sitemap_xml("https://other.example/1"), encoding="utf-8")
    window = open_set(images)
    assert (url_field(window).text(), problem_counts(window)) == ("", {})
    assert url_field(window).placeholderText() == "https://other.example/sitemap.xml"
    # An index proposes where it must lie.
    window = open_set(set_with_missing)
    assert url_field(window).placeholderText() == "https://a.example/sitemap.xml"


def test_export_index_and_bulk_dialogs_propose_url_of_set(open_set, images, qtbot: QtBot):
    window = open_set(images)
    enter_url(window, CATALOG, qtbot)
    window.actions_by_id["export"].trigger()
    (export,) = window.findChildren(ExportDialog)
    assert export.base_url.text() == "http://example.com/catalog/"
    export.reject()
    window.actions_by_id["write-index"].trigger()
    (index,) = window.findChildren(WriteIndexDialog)
    assert index.base_url.text() == "http://example.com/catalog/"
    index.reject()
    window.actions_by_id["bulk"].trigger()
    (bulk,) = window.findChildren(BulkEditDialog)
    bulk.field.setCurrentIndex(bulk.field.findData("loc"))
    bulk.operation.setCurrentIndex(bulk.operation.findData("loc-rebase"))
    assert parameter_values(bulk) == {"old": "http://example.com/", "new": ""}
    bulk.operation.setCurrentIndex(bulk.operation.findData("loc-absolute"))
    assert parameter_values(bulk) == {"base": "http://example.com/catalog/"}
    bulk.reject()
    enter_url(window, "https://www.example.com/", qtbot)
    window.actions_by_id["bulk"].trigger()
    bulk = next(each for each in window.findChildren(BulkEditDialog) if each.isVisible())
    bulk.field.setCurrentIndex(bulk.field.findData("loc"))
    bulk.operation.setCurrentIndex(bulk.operation.findData("loc-rebase"))
    assert parameter_values(bulk) == {"old": "http://example.com/", "new": "https://www.example.com/"}
    bulk.reject()


def test_writing_index_sets_url_of_set(open_set, images, qtbot: QtBot):
    window = open_set(images)
    window.actions_by_id["write-index"].trigger()
    (dialog,) = window.findChildren(WriteIndexDialog)
    dialog.base_url.setText("http://example.com/image/")
    dialog.refresh()
    with qtbot.waitSignal(window.checking.settled):
        dialog.findChild(QDialogButtonBox).accepted.emit()
    assert window.session.document.base_url == "http://example.com/image/"
    assert [sitemap.loc for sitemap in window.session.document.sitemaps] == ["http://example.com/image/sitemap-1.xml"]


# The location of entries is validated by the index, or by most entries of a single sitemap


def problem_messages(window: MainWindow, rule: str) -> list[str]:
    document = window.session.document
    found = document.problems.of_slots(document.table, document.problems.slots(rule))
    return [each.message for each in found if each.rule.id == rule]


def test_sitemap_url_in_index_determines_which_entries_are_outside(open_set, tmp_path: Path):
    put(tmp_path / "a.xml", urlset(*locs(3), "https://elsewhere.example/1"))
    window = open_set(put(tmp_path / "index.xml", index(f"{HOST}/a.xml")))
    (message,) = problem_messages(window, "loc-outside")
    assert (
        message == f"“https://elsewhere.example/1” differs from its sitemap “{HOST}/a.xml” in protocol, host or port."
    )
    window.session.push("Edit", SetCells("loc", slots_of(3), pl.Series([f"{HOST}/4"])))
    assert problem_messages(window, "loc-outside") == []
    window.session.push("Edit", SetCells("loc", slots_of(0), pl.Series(["http://www.example.com/0"])))
    (message,) = problem_messages(window, "loc-outside")
    assert message.startswith("“http://www.example.com/0” differs from its sitemap")


def test_single_sitemap_entry_outside_majority_site_is_reported(open_set, tmp_path: Path):
    window = open_set(put(tmp_path / "a.xml", urlset(*locs(3), "https://elsewhere.example/1")))
    (message,) = problem_messages(window, "loc-other-site")
    assert "the site of most entries, in protocol, host or port" in message
    window.session.push("Edit", SetCells("loc", slots_of(3), pl.Series([f"{HOST}/4"])))
    assert problem_messages(window, "loc-other-site") == []
    window.session.undo_stack.undo()
    assert problem_messages(window, "loc-other-site") == [message]


@pytest.mark.parametrize("command", ["paste", "paste-entries", "typing"])
def test_foreign_urls_are_reported_without_changing_inferred_url(open_set, tmp_path: Path, qtbot: QtBot, command: str):
    window = open_set(put(tmp_path / "a.xml", urlset(*locs(69))))
    address = window.set_url.likely
    assert window.set_url.value == ""
    others = [f"https://elsewhere.example/{number}" for number in range(200)]
    if command == "typing":
        edit = SetCells("loc", np.arange(60, dtype=np.uint32), pl.Series(others[:60]))
        window.session.push("Edit", edit)
    else:
        QGuiApplication.clipboard().setText("\n".join(others))
        window.page.view.selection.select_entries(slots_of(68))
        window.actions_by_id[command].trigger()
        qtbot.waitUntil(lambda: len(window.session.document.table) == 269)
        assert "200 URLs are on other hosts than the set: elsewhere.example." in window.messages.text
    number = 60 if command == "typing" else 200
    qtbot.waitUntil(lambda: len(problem_messages(window, "loc-outside")) == number)
    assert all(message.startswith("“https://elsewhere.example/") for message in problem_messages(window, "loc-outside"))
    assert problem_messages(window, "loc-other-site") == []
    assert window.set_url.likely == address


def test_first_entries_determine_url_of_new_set(window, qtbot: QtBot):
    window.files.new()
    QGuiApplication.clipboard().setText("\n".join(locs(2)))
    window.actions_by_id["paste-entries"].trigger()
    qtbot.waitUntil(lambda: window.set_url.likely.startswith(HOST))
    address = window.set_url.likely
    QGuiApplication.clipboard().setText("\n".join(f"https://elsewhere.example/{number}" for number in range(9)))
    window.actions_by_id["paste-entries"].trigger()
    assert window.set_url.value == address


def test_changing_protocol_of_all_urls_changes_inferred_url(open_set, tmp_path: Path):
    window = open_set(put(tmp_path / "a.xml", urlset(*locs(3))))
    others = pl.Series([loc.replace("https:", "http:") for loc in locs(3)])
    window.session.push("Edit", SetCells("loc", slots_of(0, 1, 2), others))
    assert (window.set_url.value, problem_messages(window, "loc-outside")) == ("", [])
    assert window.set_url.likely.startswith("http:")


def test_merge_dialog_reports_foreign_hosts_and_keeps_inferred_url(open_set, tmp_path: Path, qtbot: QtBot):
    window = open_set(put(tmp_path / "a.xml", urlset(*locs(3))))
    address = window.set_url.likely
    others = [f"https://elsewhere.example/{number}" for number in range(10)]
    more = put(tmp_path / "more.txt", "\n".join((*others, f"{HOST}/new")).encode())
    window.sources.merge_files([more])
    qtbot.waitUntil(lambda: bool(window.findChildren(MergeDialog)))
    (dialog,) = window.findChildren(MergeDialog)
    note = dialog.findChild(QLabel, "foreign-hosts")
    assert note.text() == "10 URLs are on other hosts than the set: elsewhere.example."
    assert len(window.session.document.table) == 3
    dialog.accept_button.click()
    qtbot.waitUntil(lambda: len(window.session.document.table) == 14)
    assert window.set_url.likely == address
    qtbot.waitUntil(lambda: len(problem_messages(window, "loc-outside")) == 10)
    assert all("elsewhere.example" in message for message in problem_messages(window, "loc-outside"))
    assert problem_messages(window, "loc-other-site") == []
