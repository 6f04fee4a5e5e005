"""All message boxes: questions, and one dialog for faults of the program.

Texts are always shown as plain text, as those of `messages` are.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from sitemap_studio.core.errors import REPORT_URL
from sitemap_studio.gui.i18n import counted


class Answer(Enum):
    """What the user wants done with unsaved changes."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class UnsavedQuestion(QMessageBox):
    """Asks what to do with unsaved changes before they would be lost; open it with `open()`.

    Signals:
        answered: The user chose this `Answer`.
    """

    answered = Signal(object)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(self.tr("Unsaved changes"))
        self.setText(self.tr("“{name}” has changes that are not saved.").format(name=name))
        self.setInformativeText(self.tr("Discarded changes can't be brought back."))
        buttons = QMessageBox.StandardButton
        self.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        self.setDefaultButton(buttons.Save)
        self.setEscapeButton(buttons.Cancel)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.finished.connect(self._answer)

    @Slot(int)
    def _answer(self, button: int) -> None:
        answers = {
            QMessageBox.StandardButton.Save.value: Answer.SAVE,
            QMessageBox.StandardButton.Discard.value: Answer.DISCARD,
        }
        self.answered.emit(answers.get(button, Answer.CANCEL))


class LossQuestion(QMessageBox):
    """Asks whether to export although the form of the file has no room for everything; open it with `open()`."""

    def __init__(self, name: str, left_out: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(self.tr("Export"))
        self.setText(self.tr("“{name}” can't hold everything.").format(name=name))
        self.setInformativeText(left_out)
        self.setDefaultButton(self.addButton(self.tr("Export anyway"), QMessageBox.ButtonRole.AcceptRole))
        self.setEscapeButton(self.addButton(QMessageBox.StandardButton.Cancel))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)


class ReplaceQuestion(QMessageBox):
    """Asks whether files that no export of this set wrote may be replaced; open it with `open()`.

    Signals:
        agreed: The user wants them replaced.
    """

    agreed = Signal()

    def __init__(self, folder: str, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(self.tr("Replace files"))
        many = self.tr("%n files in “{folder}” will be replaced.", None, count)
        self.setText(counted(count, self.tr("1 file in “{folder}” will be replaced."), many).format(folder=folder))
        self.setInformativeText(
            self.tr("The last export to this folder was not of this set: the files may belong to another one.")
        )
        self.setStandardButtons(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(QMessageBox.StandardButton.Cancel)
        replace = self.addButton(self.tr("Replace"), QMessageBox.ButtonRole.AcceptRole)
        replace.clicked.connect(self.agreed)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)


class FaultDialog(QMessageBox):
    """Says that the program has a fault, with details to copy; open it with `open()`."""

    def __init__(self, details: str, parent: QWidget | None = None, *, is_kept: bool = False) -> None:
        """Make it.

        Args:
            details: What is copied for a report.
            parent: The window that it stands before.
            is_kept: Whether all that is unsaved is in the recovery log.
        """
        super().__init__(parent)
        self._details = details
        self.setIcon(QMessageBox.Icon.Critical)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(self.tr("Fault in the program"))
        self.setText(self.tr("Something went wrong inside the program."))
        safe = self.tr("Your sitemaps on disk were not touched.")
        kept = self.tr(
            "What is not saved yet is in the recovery log; the next start offers it, should the program end."
        )
        go_on = self.tr("You can go on; saving under another name is safest.")
        report = self.tr("Please report the fault with these details: {url}").format(url=REPORT_URL)
        self.setInformativeText(" ".join([safe, *([kept] if is_kept else []), go_on, report]))
        self.setDetailedText(details)
        self.setStandardButtons(QMessageBox.StandardButton.Close)
        copy = self.addButton(self.tr("Copy details"), QMessageBox.ButtonRole.ActionRole)
        # Copying shall not close the dialog, which is what a message box does with any of its buttons.
        copy.clicked.disconnect()
        copy.clicked.connect(self._copy)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
