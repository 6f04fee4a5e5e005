"""The name of what will be written follows the form that is chosen for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.widgets.desktop import name_dialog

FORMS = ["Page (*.html)", "Table (*.csv)", "Packed (*.xml.gz)", "Both (*.xml *.xml.gz)", "All files (*)"]


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> Iterator[QFileDialog]:
    """A dialog that asks for a name in a folder, a page at first."""
    parent = QWidget()
    qtbot.addWidget(parent)
    # Kept: a dialog goes with its parent.
    dialog = name_dialog(parent, "Save", tmp_path, forms=FORMS, ending="html")
    yield dialog
    parent.close()


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
        ("Both (*.xml *.xml.gz)", "list", "list.html"),
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
