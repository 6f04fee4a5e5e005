"""The dialogs that ask for files: which to open, and where to save. What is done with the answer, `files` says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from sitemap_studio.gui.dialogs.choose_file import ChooseFileDialog
from sitemap_studio.gui.widgets.desktop import ending_of, file_dialog, folder_dialog, name_dialog


class FileAsking(QObject):
    """Asks for files, one dialog at a time.

    Signals:
        to_open: The user wants what lies at these paths.
        save_name: The user wants to save under this name.
        save_left: The user does not want to save.
    """

    to_open = Signal(object)
    save_name = Signal(str)
    save_left = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def ask_files(self, folder: Path) -> None:
        """Ask for a file to open, or for several, beginning in a folder."""
        dialog = file_dialog(self._window, self.tr("Open a sitemap or an index"), folder)
        filters = (self.tr("Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)"), self.tr("All files (*)"))
        dialog.setNameFilter(";;".join(filters))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._open_names)
        dialog.open()

    def ask_folder(self, folder: Path) -> None:
        """Ask for a folder to open."""
        dialog = folder_dialog(self._window, self.tr("Open a folder of sitemaps"), folder)
        dialog.filesSelected.connect(self._open_names)
        dialog.open()

    @Slot(object)
    def ask_which(self, paths: Sequence[Path]) -> None:
        """Ask which of several files to open."""
        dialog = ChooseFileDialog(paths, self._window)
        dialog.chosen.connect(self._open_one)
        dialog.open()

    def ask_name(self, proposal: Path) -> None:
        """Ask for a name to save under."""
        forms = self.tr("Sitemaps (*.xml *.xml.gz);;All files (*)").split(";;")
        # Who types a bare name does not ask for another form.
        ending = ending_of(proposal.name) or "xml"
        title = self.tr("Save as")
        dialog = name_dialog(self._window, title, proposal.parent, forms=forms, ending=ending, name=proposal.name)
        self._open_for_saving(dialog)

    def ask_folder_to_save(self, folder: Path) -> None:
        """Ask for a folder to save all sitemaps in."""
        self._open_for_saving(folder_dialog(self._window, self.tr("Save all sitemaps in a folder"), folder))

    def _open_for_saving(self, dialog: QFileDialog) -> None:
        dialog.fileSelected.connect(self.save_name)
        dialog.rejected.connect(self.save_left)
        dialog.open()

    @Slot(list)
    def _open_names(self, names: list[str]) -> None:
        self.to_open.emit([Path(name) for name in names])

    @Slot(object)
    def _open_one(self, path: Path) -> None:
        self.to_open.emit([path])
