"""Dialogs that ask where to write something in one of several forms: the name follows the form that is chosen.

Qt goes on giving names the ending that was set at first, so that who chose a table would get a page.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from sitemap_studio.core.paths import is_folder

_PATTERN = "(*."


def ending_of(name: str) -> str:
    """The ending that says in which form a file is, without the dot before it: that of what is packed and of that."""
    path = Path(name)
    inner = Path(path.stem).suffix if path.suffix.lower() == ".gz" else ""
    return f"{inner}{path.suffix}".removeprefix(".")


class FormFollowing(QObject):
    """Gives the name in a dialog the ending of the form that is chosen; the dialog owns it.

    Args:
        dialog: It has a filter for each form, with a single pattern such as `*.csv`.
    """

    def __init__(self, dialog: QFileDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        dialog.filterSelected.connect(self._follow)

    @Slot(str)
    def _follow(self, chosen: str) -> None:
        _, found, pattern = chosen.rpartition(_PATTERN)
        if not found:
            return
        before, ending = self._dialog.defaultSuffix(), pattern.rstrip(")")
        self._dialog.setDefaultSuffix(ending)
        for path in map(Path, self._dialog.selectedFiles()):
            # Where no name is typed yet, it is the folder.
            if not is_folder(path):
                stem = path.name.removesuffix(f".{before}").removesuffix(f".{ending}")
                self._dialog.selectFile(f"{stem}.{ending}")
