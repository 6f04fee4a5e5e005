"""The question about files that the set no longer uses, before a save."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.save_document import ObsoleteFile
from sitemap_studio.document.sitemap_set import name_within
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.list_view import FileView

_SIZE: Final = QSize(480, 320)


class UnusedFilesDialog(Dialog):
    """Lists files that the set no longer uses; `chosen` has whether to delete them, by default not.

    Closing the dialog cancels the save.
    """

    def __init__(self, document: Document, files: Sequence[ObsoleteFile], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Unused files"))
        count = len(files)
        many = self.tr("“{name}” no longer uses %n files. Delete them?", None, count)
        question = counted(count, self.tr("“{name}” no longer uses 1 file. Delete it?"), many)
        self.question = self.note(question.format(name=document.name), Tint.TEXT)
        self.list = FileView(self)
        self.list.setObjectName("unused-files")
        self.list.setAccessibleName(self.tr("Unused files"))
        for file in files:
            name = file.path.name if document.folder is None else name_within(file.path, document.folder)
            self.list.list_file("index" if file.sitemap is None else "sitemap", name)
        # The answer is for all of them.
        self.list.setSelectionMode(FileView.SelectionMode.NoSelection)
        self.consequence = self.note(self._consequence(document, files))
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.keep = box.addButton(self.tr("&Keep"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.delete = box.addButton(self.tr("&Delete"), QDialogButtonBox.ButtonRole.DestructiveRole)
        self.keep.setObjectName("keep-files")
        self.delete.setObjectName("delete-files")
        self.keep.clicked.connect(lambda: self._answer(deletes=False))
        self.delete.clicked.connect(lambda: self._answer(deletes=True))
        box.rejected.connect(self.reject)
        self.stack(self.question, (self.list, 1), self.consequence, box, size=_SIZE)
        self.keep.setDefault(True)
        self.keep.setFocus()

    def _consequence(self, document: Document, files: Sequence[ObsoleteFile]) -> str:
        """Say where the files are found again after either answer."""
        if document.index is None or any(file.sitemap is None for file in files):
            kept = self.tr("Files that you keep are opened again with the folder.")
        else:
            kept = self.tr("Files that you keep stay where they are, but the index does not list them.")
        deleted = self.tr("Files that you delete are moved to a backup folder.")
        return f"{kept} {deleted}"

    @Slot()
    def _answer(self, *, deletes: bool) -> None:
        self.accept()
        self.chosen.emit(deletes)
