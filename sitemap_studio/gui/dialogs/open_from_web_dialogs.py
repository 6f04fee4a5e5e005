"""The dialogs for opening from the web: one asks for URL and folder, the other lists failed requests."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QFormLayout, QWidget

from sitemap_studio.core.paths import home_folder
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.layouts import fill_form
from sitemap_studio.gui.widgets.line_edits import FolderChooser
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.text_models import FileListModel
from sitemap_studio.protocol.url_syntax import web_host

if TYPE_CHECKING:
    from sitemap_studio.sources.site_fetch import FetchedFile

_ASKING_SIZE: Final = QSize(560, 170)
_FAILURES_SIZE: Final = QSize(760, 400)


class OpenFromWebDialog(Dialog):
    """Dialog that asks for a URL, and for the folder of the downloaded copies.

    `recent` has URLs that were opened before, and `chosen` the URL and the folder.
    """

    def __init__(self, recent: list[str], parent: QWidget | None = None) -> None:
        """Create the dialog that asks for a URL, and suggests the URLs in `recent`."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open from web"))
        self.url = QComboBox(self)
        self.url.setEditable(True)
        self.url.setAccessibleName(self.tr("URL of a site, robots.txt, index or sitemap"))
        self.url.addItems(recent)
        self.url.setCurrentText("")
        self.url.setMinimumWidth(scaled(360))
        line = self.url.lineEdit()
        if line is not None:
            line.setPlaceholderText("https://www.example.com/sitemap.xml")
            line.setAccessibleName(self.url.accessibleName())
        self.folder = FolderChooser(self.tr("Folder"), self)
        self._proposed_folder = ""
        note = self.make_note(self.tr("The files are downloaded to the folder and opened there."))
        form = fill_form(QFormLayout(), (self.tr("&URL"), self.url), (self.tr("&Folder"), self.folder))
        self.lay_out_column(form, note, self.make_ok_cancel_box(self.tr("Fetch")), size=_ASKING_SIZE)
        self.url.currentTextChanged.connect(self._propose_folder)
        self.folder.line.textChanged.connect(self.refresh)
        self._propose_folder()

    @property
    def _host(self) -> str:
        """Host of the typed URL, which may lack the scheme; empty if invalid."""
        text = self.url.currentText().strip()
        return web_host(text if "://" in text else f"https://{text}") or ""

    @Slot()
    def _propose_folder(self) -> None:
        """Propose a folder with the name of the host, unless the user edited the folder."""
        if self.folder.line.text() == self._proposed_folder:
            self._proposed_folder = str(home_folder() / "Sitemaps" / self._host) if self._host else ""
            self.folder.line.setText(self._proposed_folder)
        self.refresh()

    def chosen_value(self) -> tuple[str, Path] | None:
        """Return the typed URL and the folder; None if the form is incomplete."""
        is_complete = self._host and self.folder.line.text().strip()
        return (self.url.currentText().strip(), self.folder.folder) if is_complete else None


def fetch_failures(files: Iterable[FetchedFile]) -> list[tuple[str, int, str]]:
    """Return URL, HTTP status (0 without a response) and reason of failed requests, except for edited local copies."""
    failed = (file for file in files if file.state == "failed" and not file.is_edited_copy)
    return [(file.url, file.status, localized(file.reason or "")) for file in failed]


class FetchFailuresDialog(Dialog):
    """Dialog with a list of failed requests, their HTTP status and reason.

    `has_others` adds a note that all other files were opened.
    """

    def __init__(
        self, failures: list[tuple[str, int, str]], parent: QWidget | None = None, *, has_others: bool = True
    ) -> None:
        """Create the list of failed requests; `failures` has URL, HTTP status or 0, and reason of each."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Not opened from the web"))
        self.rows = FileListModel((self.tr("URL"), self.tr("Status"), self.tr("Reason")), (1,), self)
        self.rows.show_rows(
            ("", url, str(status) if status else self.tr("none"), reason) for url, status, reason in failures
        )
        view = ListView(self.rows, {0: 320, 1: 70}, self)
        view.setAccessibleName(self.windowTitle())
        notes = [self.make_note(self.tr("All other files were downloaded and opened."))] if has_others else []
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        copy = box.addButton(self.tr("&Copy list"), QDialogButtonBox.ButtonRole.ActionRole)
        text = "".join(f"{url}\t{status or ''}\t{reason}\n" for url, status, reason in failures)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
        box.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        box.rejected.connect(self.reject)
        self.lay_out_column((view, 1), *notes, box, size=_FAILURES_SIZE)
