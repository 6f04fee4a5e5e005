"""A dialog that shows which files would come of some choices: what splitting and writing an index have in common.

What would come is planned at once, anew whenever a choice is another. The dialog changes nothing itself.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QDialog, QDialogButtonBox, QLayout, QVBoxLayout, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.gui.i18n import localized_error
from sitemap_studio.gui.plans.outcome_table import OutcomeTable
from sitemap_studio.gui.theme import Tint, fitting
from sitemap_studio.gui.widgets.dialog_layout import give_room
from sitemap_studio.gui.widgets.labels import TintedLabel

MOST_LISTED: Final = 1_000
"""More files than this are not shown."""

_PAUSE_MS: Final = 200
"""How long typing must pause before it is planned anew."""


class OutcomeDialog(QDialog):
    """Choices, the files that come of them, a sentence about these, and a button that goes on.

    Attributes:
        files: What is listed.
        pause: Start it when something is typed: it is planned anew once that has come to rest.

    Signals:
        chosen: The user wants this plan.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan: Any = None
        self._can_go_on = False
        self._says = TintedLabel(Tint.QUIET, parent=self)
        self.pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def list_files(self, heads: Sequence[str], numbers: Collection[int], name: str) -> None:
        """Make the list.

        Args:
            heads: The words above its columns.
            numbers: The columns that hold numbers.
            name: What it is called for those who hear it.
        """
        self.files = OutcomeTable(heads, numbers, self)
        self.files.setAccessibleName(name)

    def lay_out(self, choices: Sequence[QWidget | QLayout], word: str, size: QSize) -> None:
        """Place everything, and plan for the first time.

        Args:
            choices: What stands above the list.
            word: What the button that goes on says.
            size: Of the dialog, until the user makes it another.
        """
        self._says.setTextFormat(Qt.TextFormat.PlainText)
        self._says.setWordWrap(True)
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Ok | buttons.Cancel, self)
        self._ok = box.button(buttons.Ok)
        self._ok.setText(word)
        column = QVBoxLayout(self)
        give_room(column)
        for choice in choices:
            _add(column, choice)
        column.addWidget(self.files, 1)
        column.addWidget(self._says)
        column.addWidget(box)
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        self.pause.timeout.connect(self.refresh)
        self.resize(fitting(size, self))

    # What each dialog does its own way

    def plan(self) -> Any:
        """What would come of the choices as they stand.

        Raises:
            StudioError: Nothing can.
        """
        raise NotImplementedError

    def show_plan(self, plan: Any) -> bool:
        """List the files of a plan, say what there is to say of it, and tell whether it can be done; None for none."""
        raise NotImplementedError

    # Planning

    @property
    def says(self) -> str:
        """What is said of the plan, or why there is none."""
        return self._says.text()

    @Slot()
    def refresh(self) -> None:
        """Plan anew, and show what would come of it."""
        self.pause.stop()
        try:
            self._plan = self.plan()
        except StudioError as error:
            self._plan = None
            self.say(localized_error(error), Tint.ERROR)
        self._can_go_on = self.show_plan(self._plan)
        self._ok.setEnabled(self._can_go_on)

    def say(self, sentence: str, tint: Tint) -> None:
        """Say something of the plan."""
        self._says.set_tint(tint)
        self._says.setText(sentence)

    @Slot()
    def _choose(self) -> None:
        self.refresh()
        if self._can_go_on:
            self.accept()
            self.chosen.emit(self._plan)


def _add(column: QBoxLayout, choice: QWidget | QLayout) -> None:
    if isinstance(choice, QWidget):
        column.addWidget(choice)
    else:
        column.addLayout(choice)
