"""The export dialog, its plan, and the written files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QFileDialog, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.document.export_folder import ExportPlan
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.gui.dialogs.export_dialog import ExportDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.widgets.desktop import make_save_dialog
from sitemap_studio.gui.widgets.message_boxes import ReplaceQuestion
from sitemap_studio.protocol.rule import Severity
from tests.gui.shell.conftest import sitemap_xml
from tests.gui.shell.window_actions import end_of_export, only_visible, save


def open_dialog(window: MainWindow, qtbot: QtBot, folder: Path) -> ExportDialog:
    window.actions_by_id["export"].trigger()
    dialog = only_visible(window, ExportDialog)
    with qtbot.waitSignal(dialog.planned):
        dialog.folder.setText(str(folder))
    return dialog


def set_field(dialog: ExportDialog, qtbot: QtBot, widget: QLineEdit | QSpinBox, value: str) -> None:
    """Set a field, and wait for the new plan."""
    with qtbot.waitSignal(dialog.planned):
        if isinstance(widget, QLineEdit):
            widget.setText(value)
        else:
            widget.setValue(int(value))


def plan_of(dialog: ExportDialog) -> ExportPlan:
    assert isinstance(dialog.export_plan, ExportPlan)
    return dialog.export_plan


def test_exported_files_equal_plan_in_names_and_sizes(open_set, set_with_missing, tmp_path: Path, qtbot: QtBot):
    window = open_set(set_with_missing)
    dialog = open_dialog(window, qtbot, tmp_path / "out")
    set_field(dialog, qtbot, dialog.max_urls, "2")
    plan = plan_of(dialog)
    assert [file.urls for file in plan.files] == [2, 2, 1]
    assert dialog.sentence.text().startswith("3 sitemaps with 5 URLs")
    with end_of_export(window, qtbot):
        dialog.export_button.click()
    written = {path.name: path.stat().st_size for path in (tmp_path / "out").iterdir()}
    index_bytes = written.pop(plan.names[-1])
    assert index_bytes > 0
    assert written == {file.name: file.bytes for file in plan.files}
    assert window.messages.text == f"4 files written to “{tmp_path / 'out'}”."
    assert window.messages.severity is Severity.INFO


def test_export_plan_counts_selected_filtered_or_all_entries(open_set, set_with_missing, tmp_path: Path, qtbot: QtBot):
    window = open_set(set_with_missing)
    window.page.bar.apply_text("a.example")
    window.page.view.setCurrentIndex(window.page.view.entries.index(0, 0))
    dialog = open_dialog(window, qtbot, tmp_path / "out")
    assert plan_of(dialog).urls == 5
    for which, urls in ((1, 1), (2, 4), (0, 5)):
        with qtbot.waitSignal(dialog.planned):
            dialog.select_entries(which)
        assert plan_of(dialog).urls == urls
    dialog.reject()


@pytest.mark.parametrize(
    ("field", "value", "expected_message"),
    [
        ("template", "a/b", "a/b"),
        ("base_url", "nonsense", "nonsense"),
        ("folder", "", "folder"),
        ("max_bytes", "9", "9"),
    ],
)
def test_invalid_export_option_is_explained_and_disables_export(
    open_set, three_entries, tmp_path, qtbot, field, value, expected_message
):
    window = open_set(three_entries)
    dialog = open_dialog(window, qtbot, tmp_path / "out")
    set_field(dialog, qtbot, getattr(dialog, field), value)
    assert dialog.export_plan is None
    assert expected_message in dialog.sentence.text()
    assert not dialog.export_button.isEnabled()
    dialog.reject()
    assert not (tmp_path / "out").exists()


def test_export_to_unknown_home_or_overlong_path_is_planned(open_set, three_entries, tmp_path: Path, qtbot: QtBot):
    dialog = open_dialog(open_set(three_entries), qtbot, tmp_path / "out")
    for typed in ("~nobody-of-this-name", str(tmp_path / ("x" * 300))):
        set_field(dialog, qtbot, dialog.folder, typed)
        assert plan_of(dialog).urls == 3
    dialog.reject()


def test_export_dialog_proposes_profile_limits_and_counts_replaced_files(
    open_set, three_entries, tmp_path: Path, qtbot: QtBot
):
    (tmp_path / "sitemap-1.xml").write_text("old", encoding="utf-8")
    window = open_set(three_entries)
    dialog = open_dialog(window, qtbot, tmp_path)
    assert (dialog.max_urls.value(), dialog.max_bytes.value()) == (50_000, 10_485_760)
    assert "1 file with such a name exists and will be replaced." in dialog.sentence.text()
    dialog.reject()


def run_export(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    dialog = open_dialog(window, qtbot, folder)
    with end_of_export(window, qtbot):
        dialog.export_button.click()


def replace_question_of(dialog: ExportDialog) -> ReplaceQuestion:
    (question,) = dialog.findChildren(ReplaceQuestion)
    return question


def test_files_of_another_set_are_replaced_only_after_confirmation(
    open_set, set_with_missing, three_entries, tmp_path, qtbot: QtBot
):
    out = tmp_path / "out"
    run_export(open_set(set_with_missing), qtbot, out)
    before = {path.name: path.read_bytes() for path in out.glob("[!.]*")}
    window = open_set(three_entries)
    dialog = open_dialog(window, qtbot, out)
    dialog.export_button.click()
    assert replace_question_of(dialog).text() == "2 files in “out” will be replaced."
    replace_question_of(dialog).reject()
    qtbot.waitUntil(lambda: not dialog.findChildren(ReplaceQuestion))
    assert {path.name: path.read_bytes() for path in out.glob("[!.]*")} == before
    dialog.export_button.click()
    with end_of_export(window, qtbot):
        replace_question_of(dialog).agreed.emit()
    run_export(window, qtbot, out)
    dialog = open_dialog(open_set(set_with_missing), qtbot, out)
    dialog.export_button.click()
    assert replace_question_of(dialog).isVisible()
    replace_question_of(dialog).reject()
    dialog.reject()


def proposed_values(window: MainWindow) -> tuple[str, str]:
    """Return the proposed folder and single file."""
    window.actions_by_id["export"].trigger()
    dialog = only_visible(window, ExportDialog)
    folder, file = dialog.folder.text(), dialog.file.text()
    dialog.reject()
    return folder, file


def test_export_folder_is_stored_per_set(open_set, three_entries, tmp_path, qtbot: QtBot):
    run_export(open_set(three_entries), qtbot, tmp_path / "out")
    for host in ("a.example", "b.example"):
        other = tmp_path / host / "other.xml"
        other.parent.mkdir()
        other.write_text(sitemap_xml(f"https://{host}/"), encoding="utf-8")
        window = open_set(other)
        assert proposed_values(window) == (str(other.parent / "export"), str(other.parent / "other-export.xml"))
    assert proposed_values(open_set(three_entries))[0] == str(tmp_path / "out")


def test_new_set_proposes_only_its_own_export_folder(open_set, window, three_entries, tmp_path, qtbot: QtBot):
    run_export(open_set(three_entries), qtbot, tmp_path / "out")
    new = open_set(three_entries)
    new.actions_by_id["new"].trigger()
    new.page.view.commands.add_entry()
    new.page.view.entries.setData(new.page.view.entries.index(0, 0), "https://a.example/")
    assert proposed_values(new)[0] != str(tmp_path / "out")
    run_export(new, qtbot, tmp_path / "new")
    assert proposed_values(new)[0] == str(tmp_path / "new")


def test_next_single_file_export_proposes_previous_folder(open_set, three_entries, tmp_path, qtbot: QtBot):
    window = open_set(three_entries)
    window.actions_by_id["export"].trigger()
    dialog = only_visible(window, ExportDialog)
    with qtbot.waitSignal(dialog.planned):
        dialog.single.setChecked(True)
    (tmp_path / "lists").mkdir()
    with qtbot.waitSignal(dialog.planned):
        dialog.file.setText(str(tmp_path / "lists" / "all.txt"))
    with end_of_export(window, qtbot):
        dialog.export_button.click()
    assert proposed_values(window)[1] == str(tmp_path / "lists" / "shop-export.xml")


def test_next_export_reuses_options_and_enter_exports(open_set, set_with_missing, tmp_path: Path, qtbot: QtBot):
    window = open_set(set_with_missing)
    dialog = open_dialog(window, qtbot, tmp_path / "out")
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(dialog.gzip.isChecked)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_U, Qt.KeyboardModifier.AltModifier)
    assert dialog.max_urls.hasFocus()
    qtbot.keyClicks(dialog.max_urls, "2")
    with end_of_export(window, qtbot):
        qtbot.keyClick(dialog.max_urls, Qt.Key.Key_Return)
    assert len(list((tmp_path / "out").glob("*.xml.gz"))) == 3
    window.actions_by_id["export"].trigger()
    again = only_visible(window, ExportDialog)
    assert (again.gzip.isChecked(), again.max_urls.value()) == (True, 2)
    # Files to replace are reported first, although the last export wrote them.
    qtbot.keyClick(again, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: again.export_plan is not None)
    assert again.isVisible()
    with end_of_export(window, qtbot):
        qtbot.keyClick(again, Qt.Key.Key_Return)


def test_message_after_export_offers_to_open_exported_set(open_set, three_entries, tmp_path: Path, qtbot: QtBot):
    window = open_set(three_entries)
    run_export(window, qtbot, tmp_path / "out")
    (offer,) = [offer for offer in window.messages.offers if offer.text() == "Open exported set"]
    with qtbot.waitSignal(window.checking.settled):
        offer.click()
    assert window.session.document.path == tmp_path / "out" / "sitemap.xml"


def test_export_counts_entries_outside_base_url_offers_fitting_one(open_set, three_entries, tmp_path, qtbot):
    dialog = open_dialog(open_set(three_entries), qtbot, tmp_path / "out")
    assert not dialog.fit_button.isVisible()
    set_field(dialog, qtbot, dialog.base_url, "https://a.example/catalog/")
    assert "3 entries are outside https://a.example/catalog/" in dialog.sentence.text()
    assert "https://a.example/ would fit." in dialog.sentence.text()
    with qtbot.waitSignal(dialog.planned):
        dialog.fit_button.click()
    assert dialog.base_url.text() == "https://a.example/"
    assert plan_of(dialog).n_outside == 0
    dialog.reject()


def test_export_with_unticked_index_writes_only_sitemap(open_set, three_entries, tmp_path: Path, qtbot: QtBot):
    window = open_set(three_entries)
    dialog = open_dialog(window, qtbot, tmp_path / "out")
    with qtbot.waitSignal(dialog.planned):
        dialog.index.click()
    with end_of_export(window, qtbot):
        dialog.export_button.click()
    assert [path.name for path in (tmp_path / "out").glob("[!.]*")] == ["sitemap.xml"]


def test_export_reports_failed_folder_creation(open_set, three_entries, tmp_path: Path, qtbot: QtBot):
    window = open_set(three_entries)
    dialog = open_dialog(window, qtbot, three_entries / "below-a-file")
    dialog.export_button.click()
    qtbot.waitUntil(lambda: not window.jobs.running)
    assert window.messages.severity is Severity.ERROR
    assert "below-a-file" in window.messages.text


def single_dialog(window: MainWindow, qtbot: QtBot, path: Path) -> ExportDialog:
    """Return the dialog with a plan for one file."""
    window.actions_by_id["export"].trigger()
    dialog = only_visible(window, ExportDialog)
    (box,) = dialog.findChildren(QCheckBox, "single-file")
    box.click()
    with qtbot.waitSignal(dialog.planned):
        dialog.file.setText(str(path))
    return dialog


@pytest.mark.parametrize(
    ("name", "start"),
    [("all.xml", b"<?xml"), ("all.xml.gz", b"\x1f\x8b"), ("all.txt", b"https:"), ("all.csv", b"loc,")],
)
def test_single_file_export_uses_format_of_file_name(
    open_set, set_with_missing, tmp_path: Path, qtbot: QtBot, name: str, start: bytes
):
    window = open_set(set_with_missing)
    dialog = single_dialog(window, qtbot, tmp_path / name)
    assert dialog.sentence.text().startswith(f"“{name}” with 5 entries.")
    with end_of_export(window, qtbot):
        dialog.export_button.click()
    assert (tmp_path / name).read_bytes().startswith(start)
    assert len(open_path(tmp_path / name).table) == 5
    assert window.messages.text.startswith(f"Saved “{name}”.")


def test_single_file_export_contains_only_selected_entry(open_set, set_with_missing, tmp_path: Path, qtbot: QtBot):
    window = open_set(set_with_missing)
    window.page.view.setCurrentIndex(window.page.view.entries.index(1, 0))
    dialog = single_dialog(window, qtbot, tmp_path / "one.txt")
    with qtbot.waitSignal(dialog.planned):
        dialog.select_entries(1)
    with end_of_export(window, qtbot):
        dialog.export_button.click()
    assert len((tmp_path / "one.txt").read_text(encoding="utf-8").splitlines()) == 1


def test_single_file_box_replaces_set_fields_with_file_field(open_set, three_entries, tmp_path, qtbot: QtBot):
    window = open_set(three_entries)
    dialog = single_dialog(window, qtbot, tmp_path / "all.csv")
    of_set = (
        dialog.folder,
        dialog.base_url,
        dialog.template,
        dialog.max_urls,
        dialog.max_bytes,
        dialog.index,
        dialog.gzip,
    )
    assert dialog.file.isVisible()
    assert not any(field.isVisible() for field in of_set)
    with qtbot.waitSignal(dialog.planned):
        dialog.single.click()
    assert not dialog.file.isVisible()
    assert all(field.isVisible() for field in of_set)
    assert dialog.sentence.text().startswith("1 sitemap with 3 URLs")
    dialog.reject()


def test_export_plan_states_fields_omitted_by_file_format(open_set, three_entries, tmp_path, qtbot: QtBot):
    window = open_set(three_entries)
    window.page.view.commands.add_entry()
    dialog = single_dialog(window, qtbot, tmp_path / "all.txt")
    assert dialog.sentence.text() == "“all.txt” with 4 entries. Left out: 1 entry without a loc, lastmod (3 entries)."
    with end_of_export(window, qtbot):
        dialog.export_button.click()
    assert window.messages.text == "Saved “all.txt”. Left out: 1 entry without a loc, lastmod (3 entries)."
    assert window.messages.severity is Severity.WARNING


def test_single_file_export_replaces_file_only_after_confirmation(open_set, three_entries, tmp_path, qtbot: QtBot):
    target = tmp_path / "out" / "list.txt"
    target.parent.mkdir()
    target.write_text("mine", encoding="utf-8")
    window = open_set(three_entries)
    dialog = single_dialog(window, qtbot, target)
    assert "The file exists and will be replaced." in dialog.sentence.text()
    dialog.export_button.click()
    assert replace_question_of(dialog).text() == "1 file in “out” will be replaced."
    assert target.read_text(encoding="utf-8") == "mine"
    with end_of_export(window, qtbot):
        replace_question_of(dialog).agreed.emit()
    assert len(target.read_text(encoding="utf-8").splitlines()) == 3


@pytest.mark.parametrize(
    ("name", "expected_message"),
    [
        ("all.doc", "The format of “all.doc” is not known."),
        ("", "The format of"),
        ("three.xml", "“three.xml” is an input file and can't be replaced."),
    ],
    ids=["unknown format", "no name", "open file"],
)
def test_export_plan_refuses_invalid_file_name(open_set, three_entries, qtbot: QtBot, name: str, expected_message: str):
    path = three_entries.rename(three_entries.with_name("three.xml"))
    dialog = single_dialog(open_set(path), qtbot, path.with_name(name) if name else Path())
    assert dialog.sentence.text().startswith(expected_message)
    assert not dialog.export_button.isEnabled()
    dialog.reject()


def test_export_file_field_gets_extension_of_chosen_format(open_set, three_entries, tmp_path: Path, qtbot: QtBot):
    dialog = single_dialog(open_set(three_entries), qtbot, tmp_path / "list.xml")
    dialog._file.button.click()
    (chooser,) = dialog.findChildren(QFileDialog)
    (csv,) = (form for form in chooser.nameFilters() if ".csv" in form)
    chooser.filterSelected.emit(csv)
    with qtbot.waitSignal(dialog.planned):
        chooser.accept()
    assert dialog.file.text() == str(tmp_path / "list.csv")
    dialog.reject()


def test_export_and_save_name_columns_omitted_by_format(open_set, tmp_path: Path, qtbot: QtBot):
    path = tmp_path / "list.csv"
    path.write_text("loc,title\nhttps://a.example/1,One\n", encoding="utf-8")
    window = open_set(path)
    dialog = open_dialog(window, qtbot, tmp_path / "out")
    assert dialog.sentence.text().endswith("Left out: 1 other column: “title”.")
    dialog.reject()
    save(window, qtbot, tmp_path / "list.xml")
    assert window.messages.text.startswith("Left out: 1 other column: “title”.")
    assert path.read_text(encoding="utf-8").startswith("loc,title")


def test_files_of_earlier_export_are_reported_and_removable(open_set, set_with_missing, tmp_path: Path, qtbot: QtBot):
    window, out = open_set(set_with_missing), tmp_path / "out"
    for most, told in (("1", ""), ("2", "2 files from an earlier export are not in the index")):
        dialog = open_dialog(window, qtbot, out)
        set_field(dialog, qtbot, dialog.max_urls, most)
        assert told in dialog.sentence.text()
        with end_of_export(window, qtbot):
            dialog.export_button.click()
    assert "2 files from an earlier export are not in the index" in window.messages.text
    assert (out / "sitemap-5.xml").exists()
    *others, take = window.messages.offers
    assert [each.text() for each in others] == ["Show folder", "Open exported set", "Publish …"]
    assert take.text() == "Remove"
    take.click()
    qtbot.waitUntil(lambda: "Removed 2 files." in window.messages.text)
    assert {path.name for path in out.glob("[!.]*")} == {f"sitemap-{n}.xml" for n in (1, 2, 3)} | {"sitemap.xml"}


# The name of what will be written follows the form that is chosen for it

FORMS = ["Page (*.html)", "Table (*.csv)", "Packed (*.xml.gz)", "Both (*.xml *.xml.gz)", "All files (*)"]


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> Iterator[QFileDialog]:
    """File dialog that asks for a name, with the format of pages selected."""
    parent = QWidget()
    qtbot.addWidget(parent)
    # The reference to the parent is retained: a dialog is deleted with its parent.
    dialog = make_save_dialog(parent, "Save", tmp_path, name_filters=FORMS, suffix="html")
    yield dialog
    parent.close()


def selected_names(dialog: QFileDialog) -> list[str]:
    return [Path(name).name for name in dialog.selectedFiles()]


@pytest.mark.parametrize(
    ("form", "typed", "expected_name"),
    [
        ("Table (*.csv)", "list", "list.csv"),
        ("Table (*.csv)", "list.html", "list.csv"),
        ("Table (*.csv)", "list.csv", "list.csv"),
        ("Table (*.csv)", "www.example.com.html", "www.example.com.csv"),
        ("Packed (*.xml.gz)", "list.html", "list.xml.gz"),
        ("Both (*.xml *.xml.gz)", "list", "list.html"),
        ("All files (*)", "list", "list.html"),
        ("All files (*)", "list.txt", "list.txt"),
    ],
)
def test_choosing_format_in_file_dialog_changes_file_name_extension(
    dialog: QFileDialog, form: str, typed: str, expected_name: str
):
    dialog.selectFile(typed)
    dialog.filterSelected.emit(form)
    assert selected_names(dialog) == [expected_name]


def test_file_name_typed_after_choosing_format_gets_its_extension(dialog: QFileDialog):
    line = dialog.findChild(QLineEdit, "fileNameEdit")
    assert line is not None
    dialog.filterSelected.emit("Table (*.csv)")
    assert not line.text()
    line.setText("list")
    assert selected_names(dialog) == ["list.csv"]
