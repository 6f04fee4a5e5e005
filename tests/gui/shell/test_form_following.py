"""The name of what will be written follows the form that is chosen for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.widgets.form_following import FormFollowing

FORMS = ["Page (*.html)", "Table (*.csv)", "Packed (*.xml.gz)", "All files (*)"]


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> QFileDialog:
    """A dialog that asks for a name in a folder, a page at first."""
    dialog = QFileDialog(directory=str(tmp_path))
    qtbot.addWidget(dialog)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(FORMS)
    dialog.setDefaultSuffix("html")
    FormFollowing(dialog)
    return dialog


def named(dialog: QFileDialog) -> list[str]:
    return [Path(name).name for name in dialog.selectedFiles()]


@pytest.mark.parametrize(
    ("form", "typed", "named_then"),
    [
        ("Table (*.csv)", "list", "list.csv"),
        ("Table (*.csv)", "list.html", "list.csv"),
        ("Table (*.csv)", "list.csv", "list.csv"),
        ("Table (*.csv)", "www.example.com.html", "www.example.com.csv"),
        ("Packed (*.xml.gz)", "list.html", "list.xml.gz"),
        ("All files (*)", "list", "list.html"),
        ("All files (*)", "list.txt", "list.txt"),
    ],
)
def test_a_name_gets_the_ending_of_the_form(dialog: QFileDialog, form: str, typed: str, named_then: str):
    dialog.selectFile(typed)
    dialog.filterSelected.emit(form)
    assert named(dialog) == [named_then]


def test_a_name_that_is_typed_afterwards_gets_it_too_and_none_is_made_up_before(dialog: QFileDialog):
    line = dialog.findChild(QLineEdit, "fileNameEdit")
    assert line is not None
    dialog.filterSelected.emit("Table (*.csv)")
    assert not line.text()
    line.setText("list")
    assert named(dialog) == ["list.csv"]
