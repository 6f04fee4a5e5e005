"""Message boxes: questions, and the dialog for internal errors.

Texts are always shown as plain text: they hold names of files, which may look like HTML. Open them with `open()`; they
are deleted when they are closed.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from sitemap_studio.core.errors import REPORT_URL
from sitemap_studio.gui.i18n import text_for_count
from sitemap_studio.gui.widgets.dialog import add_help_action
from sitemap_studio.gui.widgets.labels import add_mnemonic

translate: Final = QCoreApplication.translate


class Answer(Enum):
    """Answer to `UnsavedQuestion`."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class _MessageBox(QMessageBox):
    """Base class of message boxes that show plain text and are deleted when they are closed.

    Args:
        kind: Icon of the box.
        title: Title of the window.
        text: The message.
        more: Further text below it.
        parent: The parent widget.
    """

    def __init__(self, kind: QMessageBox.Icon, title: str, text: str, more: str, parent: QWidget | None) -> None:
        """Create the box, which is not open yet."""
        super().__init__(parent)
        self.setIcon(kind)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(title)
        self.setText(text)
        self.setInformativeText(more)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        add_help_action(self)

    def add_named_button(self, text: str, role: QMessageBox.ButtonRole) -> QPushButton:
        """Add a button with a mnemonic other than C, which Cancel and Close have on some desktops, and return it."""
        return self.addButton(add_mnemonic(text, {"c"}), role)


class _AgreementQuestion(_MessageBox):
    """Question with Cancel as the default button, and a button that agrees.

    Args:
        kind: Icon of the box.
        title: Title of the window.
        text: The message.
        more: Further text below it.
        button: Text of the button that agrees.
        parent: The parent widget.

    Attributes:
        agree_button: The button that agrees.

    Signals:
        agreed: The user agreed.
    """

    agreed = Signal()

    def __init__(
        self, kind: QMessageBox.Icon, title: str, text: str, more: str, button: str, parent: QWidget | None
    ) -> None:
        """Create the question, which is not open yet."""
        super().__init__(kind, title, text, more, parent)
        self.setStandardButtons(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(QMessageBox.StandardButton.Cancel)
        self.agree_button = self.add_named_button(button, QMessageBox.ButtonRole.AcceptRole)
        self.agree_button.clicked.connect(self.agreed)


class UnsavedQuestion(_MessageBox):
    """Question whether to save or discard unsaved changes, or to cancel.

    Signals:
        answered: The user answered; carries the `Answer`.
    """

    answered = Signal(object)

    def __init__(self, name: str, parent: QWidget) -> None:
        """Create the question about unsaved changes to a set, given by name."""
        text = translate("UnsavedQuestion", "Save your changes to “{name}”?").format(name=name)
        more = translate("UnsavedQuestion", "Otherwise they will be lost.")
        super().__init__(QMessageBox.Icon.Warning, translate("UnsavedQuestion", "Unsaved changes"), text, more, parent)
        buttons = QMessageBox.StandardButton
        self.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        self.setDefaultButton(buttons.Save)
        self.setEscapeButton(buttons.Cancel)
        self.finished.connect(self._on_finished)

    @Slot(int)
    def _on_finished(self, button: int) -> None:
        """Emit `answered` with the answer of a button; closing the box cancels."""
        buttons = QMessageBox.StandardButton
        answers = {buttons.Save.value: Answer.SAVE, buttons.Discard.value: Answer.DISCARD}
        self.answered.emit(answers.get(button, Answer.CANCEL))


class ReplaceQuestion(_AgreementQuestion):
    """Warning box that asks whether to replace files in a folder, which may belong to another set."""

    def __init__(self, folder: str, count: int, parent: QWidget) -> None:
        """Create the question whether to replace `count` files in a folder."""
        many = translate("ReplaceQuestion", "%n files in “{folder}” will be replaced.", None, count)
        one = translate("ReplaceQuestion", "1 file in “{folder}” will be replaced.")
        text = text_for_count(count, one, many).format(folder=folder)
        more = translate("ReplaceQuestion", "The files may belong to another set.")
        replace = translate("ReplaceQuestion", "Replace")
        super().__init__(QMessageBox.Icon.Warning, replace, text, more, replace, parent)


class RemoveAllQuestion(_AgreementQuestion):
    """Question whether to apply a plan that removes all entries of the set."""

    def __init__(self, count: int, parent: QWidget) -> None:
        """Create the question whether to remove all `count` entries of the set."""
        one = translate("RemoveAllQuestion", "The only entry of the set will be removed.")
        many = translate("RemoveAllQuestion", "All %n entries of the set will be removed.", None, count)
        text = text_for_count(count, one, many)
        title = translate("RemoveAllQuestion", "Remove all entries")
        more = translate("RemoveAllQuestion", "You can undo this. Files do not change until you save.")
        remove = translate("RemoveAllQuestion", "Remove")
        super().__init__(QMessageBox.Icon.Warning, title, text, more, remove, parent)


class DeleteFactsQuestion(_AgreementQuestion):
    """Question whether to delete all stored facts about pages."""

    def __init__(self, parent: QWidget) -> None:
        """Create the question whether to delete the facts."""
        title = translate("DeleteFactsQuestion", "Delete page facts")
        text = translate("DeleteFactsQuestion", "Delete the stored facts about the pages of all sites?")
        more = translate("DeleteFactsQuestion", "The next check requests the pages again. Sitemaps do not change.")
        delete = translate("DeleteFactsQuestion", "Delete")
        super().__init__(QMessageBox.Icon.Question, title, text, more, delete, parent)
        self.agree_button.setObjectName("delete-facts")


class BrowseQuestion(_AgreementQuestion):
    """Question whether to open many pages in the browser."""

    def __init__(self, count: int, parent: QWidget) -> None:
        """Create the question whether to open `count` pages in the browser."""
        text = translate("BrowseQuestion", "Open %n pages in the browser?", None, count)
        title, open_pages = translate("BrowseQuestion", "Open in browser"), translate("BrowseQuestion", "Open")
        super().__init__(QMessageBox.Icon.Question, title, text, "", open_pages, parent)
        self.setObjectName("browse-question")
        self.agree_button.setObjectName("open-pages")


class FaultDialog(_MessageBox):
    """Message about an internal error, with details to copy into a report.

    Args:
        details: Traceback and versions.
        parent: The parent widget.
        is_kept: Whether unsaved changes are in the recovery log.
    """

    def __init__(self, details: str, parent: QWidget | None = None, *, is_kept: bool = False) -> None:
        """Create the message about an internal error, with details to copy."""
        safe = translate("FaultDialog", "Your files on disk have not changed.")
        kept = translate(
            "FaultDialog",
            "Unsaved changes are in the recovery log.",
        )
        go_on = translate("FaultDialog", "You can continue. Saving under another name is safest.")
        report = translate("FaultDialog", "Please report this error with these details: {url}").format(url=REPORT_URL)
        more = " ".join([safe, *([kept] if is_kept else []), go_on, report])
        text = translate("FaultDialog", "Something went wrong inside the program.")
        title = translate("FaultDialog", "Internal error")
        super().__init__(QMessageBox.Icon.Critical, title, text, more, parent)
        self._details = details
        self.setDetailedText(details)
        self.setStandardButtons(QMessageBox.StandardButton.Close)
        copy = self.add_named_button(translate("FaultDialog", "Copy details"), QMessageBox.ButtonRole.ActionRole)
        # Any button of a message box closes it, but copying must not.
        copy.clicked.disconnect()
        copy.clicked.connect(self._copy_details)

    @Slot()
    def _copy_details(self) -> None:
        """Copy the details to the clipboard, without closing the dialog."""
        QGuiApplication.clipboard().setText(self._details)
