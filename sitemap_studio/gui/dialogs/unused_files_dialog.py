"""The dialog that asks before a save whether to delete unused files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.save_plan import ObsoleteFile
from sitemap_studio.document.sitemap_set import name_within
from sitemap_studio.gui.i18n import text_for_count
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.list_view import FileView

_SIZE: Final = QSize(480, 320)


class UnusedFilesDialog(Dialog):
    """Dialog with the files that the set no longer uses, which asks whether to delete them.

    `chosen` has True to delete them, False to keep them. Rejecting the dialog cancels the save.
    """

    def __init__(self, document: Document, files: Sequence[ObsoleteFile], parent: QWidget | None = None) -> None:
        """Create the dialog that asks whether to delete these unused files of a set."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Unused files"))
        count = len(files)
        many = self.tr("“{name}” no longer uses %n files. Delete them?", None, count)
        question = text_for_count(count, self.tr("“{name}” no longer uses 1 file. Delete it?"), many)
        self.question = self.make_note(question.format(name=document.name), Tint.TEXT)
        self.list = FileView(self)
        self.list.setObjectName("unused-files")
        self.list.setAccessibleName(self.tr("Unused files"))
        for file in files:
            name = file.path.name if document.folder is None else name_within(file.path, document.folder)
            self.list.append_file("index" if file.sitemap is None else "sitemap", name)
        # The answer applies to all files.
        self.list.setSelectionMode(FileView.SelectionMode.NoSelection)
        self.consequence = self.make_note(self._explain_choices(document, files))
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.keep_button = box.addButton(self.tr("&Keep"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.delete_button = box.addButton(self.tr("&Delete"), QDialogButtonBox.ButtonRole.DestructiveRole)
        self.keep_button.setObjectName("keep-files")
        self.delete_button.setObjectName("delete-files")
        self.keep_button.clicked.connect(lambda: self._choose_deletion(deletes=False))
        self.delete_button.clicked.connect(lambda: self._choose_deletion(deletes=True))
        box.rejected.connect(self.reject)
        self.lay_out_column(self.question, (self.list, 1), self.consequence, box, size=_SIZE)
        self.keep_button.setDefault(True)
        self.keep_button.setFocus()

    def _explain_choices(self, document: Document, files: Sequence[ObsoleteFile]) -> str:
        """Return sentences that explain where the files will be after either answer."""
        if document.index is None or any(file.sitemap is None for file in files):
            kept = self.tr("Files that you keep are opened again with the folder.")
        else:
            kept = self.tr("Files that you keep stay where they are, but the index does not list them.")
        deleted = self.tr("Files that you delete are moved to a backup folder.")
        return f"{kept} {deleted}"

    @Slot()
    def _choose_deletion(self, *, deletes: bool) -> None:
        """Close the dialog, and emit `chosen` with whether to delete the files."""
        self.accept()
        self.chosen.emit(deletes)
