"""The system's dialogs for files, made in one way. What is done with the answer, whoever asks says.

They go when they are closed; `fileSelected` and `filesSelected` carry what was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget


def file_dialog(parent: QWidget, title: str, folder: Path | str = "") -> QFileDialog:
    """A dialog that begins in a folder; without one in the folder that the program runs in."""
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


def folder_dialog(parent: QWidget, title: str, folder: Path | str = "") -> QFileDialog:
    """A dialog that asks for a folder."""
    dialog = file_dialog(parent, title, folder)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    return dialog


def name_dialog(
    parent: QWidget, title: str, folder: Path | str = "", *, forms: Sequence[str], ending: str, name: str = ""
) -> QFileDialog:
    """A dialog that asks for a name to write under.

    Args:
        parent: The window that it stands before.
        title: What is asked.
        folder: Where it begins.
        forms: Filters of names, each with the words of a form.
        ending: What is put behind a name that is typed without, and no dot before it.
        name: What is proposed.
    """
    dialog = file_dialog(parent, title, folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(forms))
    dialog.setDefaultSuffix(ending)
    dialog.selectFile(name)
    return dialog
