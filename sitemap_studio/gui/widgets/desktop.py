"""Services of the desktop: file dialogs, dropped files, clipboard and web browser."""

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
from sitemap_studio.gui.widgets.dialog import reject_open_dialogs
from sitemap_studio.protocol.url_syntax import is_web

_SINGLE_PATTERN: Final = re.compile(r"\(\*\.([^ *)]+)\)$")
"""End of a name filter with a single suffix, such as “Table (*.csv)”."""


def make_file_dialog(parent: QWidget, title: str, folder: Path | str = "") -> QFileDialog:
    """Return a new file dialog that starts in a folder, and close an open one of the same parent.

    It is deleted when it is closed, as each file dialog has a thread that reads and watches folders.
    """
    reject_open_dialogs(QFileDialog, parent)
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


def make_folder_dialog(parent: QWidget, title: str, folder: Path | str = "") -> QFileDialog:
    """Return a new dialog, not open yet, for an existing folder, and close an open file dialog of the same parent."""
    dialog = make_file_dialog(parent, title, folder)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    return dialog


def make_save_dialog(
    parent: QWidget, title: str, folder: Path | str = "", *, name_filters: Sequence[str], suffix: str, name: str = ""
) -> QFileDialog:
    """Return a new dialog for the path of a file to write, and close an open file dialog of the same parent.

    Args:
        parent: The parent widget.
        title: Title of the dialog.
        folder: Folder to start in.
        name_filters: Name filters of Qt; choosing another one changes the suffix of the name.
        suffix: Default suffix, without its first dot.
        name: Name to start with.

    Returns:
        The dialog, which is not open yet.
    """
    dialog = make_file_dialog(parent, title, folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(name_filters))
    dialog.setDefaultSuffix(suffix)
    dialog.selectFile(name)
    dialog.filterSelected.connect(partial(_apply_filter_suffix, dialog))
    return dialog


def _apply_filter_suffix(dialog: QFileDialog, name_filter: str) -> None:
    """Set default suffix and suffix of the typed name to the only suffix of a name filter, if it has just one."""
    match = _SINGLE_PATTERN.search(name_filter)
    if match is None:
        return
    before, suffix = dialog.defaultSuffix(), match[1]
    dialog.setDefaultSuffix(suffix)
    for path in map(Path, dialog.selectedFiles()):
        # Where no name is typed yet, it is the folder.
        if not is_folder(path):
            stem = path.name.removesuffix(f".{before}").removesuffix(f".{suffix}")
            dialog.selectFile(f"{stem}.{suffix}")


def full_suffix(name: str) -> str:
    """Return the suffix of a file name without its first dot, “xml.gz” for “.xml.gz”; "" without a suffix."""
    path = Path(name)
    inner = Path(path.stem).suffix if path.suffix.lower() == ".gz" else ""
    return f"{inner}{path.suffix}".removeprefix(".")


def local_paths(data: QMimeData) -> list[Path]:
    """Return the local files and folders of dropped or pasted data; an empty list if any URL is not local."""
    urls = data.urls()
    return [Path(url.toLocalFile()) for url in urls] if all(url.isLocalFile() for url in urls) else []


def clipboard_data() -> QMimeData:
    """Return the data on the clipboard; empty data if the system has none."""
    data: QMimeData | None = QGuiApplication.clipboard().mimeData()
    return QMimeData() if data is None else data


def first_web_url(data: QMimeData) -> str:
    """Return the first URL of data if all its URLs are http(s); without URLs its first word if http(s); else ""."""
    texts = [url.toString() for url in data.urls()] or data.text().split()[:1]
    return texts[0] if texts and all(map(is_web, texts)) else ""


def open_in_browser(url: str) -> bool:
    """Open an http(s) URL in the web browser; return False for other URLs, or if no browser was started."""
    return is_web(url) and QDesktopServices.openUrl(QUrl(url))
