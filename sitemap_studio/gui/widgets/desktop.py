"""What the desktop does for the program: its dialogs for files, files that are dropped, and the web browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from sitemap_studio.core.paths import is_folder
from sitemap_studio.gui.widgets.dialog import close_dialogs
from sitemap_studio.protocol.url_syntax import is_web

_SINGLE_PATTERN: Final = re.compile(r"\(\*\.([^ *)]+)\)$")
"""The end of a name filter for one ending, such as “Table (*.csv)”."""


def file_dialog(parent: QWidget, title: str, folder: Path | str = "") -> QFileDialog:
    """Make a dialog that begins in a folder, and is deleted when it is closed; it replaces an open one of the parent.

    Each open file dialog has a thread that reads folders, and watches them.
    """
    close_dialogs(QFileDialog, parent)
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


def folder_dialog(parent: QWidget, title: str, folder: Path | str = "") -> QFileDialog:
    """Make a dialog that asks for a folder."""
    dialog = file_dialog(parent, title, folder)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    return dialog


def name_dialog(
    parent: QWidget, title: str, folder: Path | str = "", *, forms: Sequence[str], ending: str, name: str = ""
) -> QFileDialog:
    """Make a dialog that asks for a name to write under, whose ending follows the chosen name filter of `forms`."""
    dialog = file_dialog(parent, title, folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(forms))
    dialog.setDefaultSuffix(ending)
    dialog.selectFile(name)
    dialog.filterSelected.connect(partial(_follow_form, dialog))
    return dialog


def _follow_form(dialog: QFileDialog, form: str) -> None:
    """Give the name the ending of the form that is chosen; Qt would go on adding the ending that was set at first."""
    found = _SINGLE_PATTERN.search(form)
    if found is None:
        return
    before, ending = dialog.defaultSuffix(), found[1]
    dialog.setDefaultSuffix(ending)
    for path in map(Path, dialog.selectedFiles()):
        # Where no name is typed yet, it is the folder.
        if not is_folder(path):
            stem = path.name.removesuffix(f".{before}").removesuffix(f".{ending}")
            dialog.selectFile(f"{stem}.{ending}")


def ending_of(name: str) -> str:
    """Return the ending of a file's name without its first dot, such as “xml” or “xml.gz”."""
    path = Path(name)
    inner = Path(path.stem).suffix if path.suffix.lower() == ".gz" else ""
    return f"{inner}{path.suffix}".removeprefix(".")


def dropped_files(data: QMimeData) -> list[Path]:
    """Return the files or folders that are being dropped; none unless all of them lie on this computer."""
    urls = data.urls()
    return [Path(url.toLocalFile()) for url in urls] if all(url.isLocalFile() for url in urls) else []


def clipboard_data() -> QMimeData:
    """Return what is on the clipboard; some systems have nothing instead of an empty one."""
    data: QMimeData | None = QGuiApplication.clipboard().mimeData()
    return QMimeData() if data is None else data


def web_link(data: QMimeData) -> str:
    """Return the URL of a page that is being dropped or pasted, the first of several; empty beside anything else."""
    texts = [url.toString() for url in data.urls()] or data.text().split()[:1]
    return texts[0] if texts and all(map(is_web, texts)) else ""


def browse(url: str) -> bool:
    """Show a web page in the browser, and nothing else; return whether it is one, and there is a browser."""
    return is_web(url) and QDesktopServices.openUrl(QUrl(url))
