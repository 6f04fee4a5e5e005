"""A small table of what would come of a choice: files, with numbers beside them. It is looked at, not edited.

A dialog that shows which files would come of some choices: what splitting and writing an index have in common.

What would come is planned at once, anew whenever a choice is another. The dialog changes nothing itself.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLayout,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.gui.i18n import localized_error
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, fitting, padded
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import give_room
from sitemap_studio.gui.widgets.list_view import PaddedDelegate

_ROW_PADDING: Final = 8
_GAP: Final = 12


class OutcomeTable(QTableWidget):
    """Lines of texts, the first of which takes the room that is left.

    Args:
        heads: The words above the columns.
        numbers: The columns that hold numbers, which stand at the end.
        parent: Its owner.
    """

    def __init__(self, heads: Sequence[str], numbers: Collection[int], parent: QWidget | None = None) -> None:
        super().__init__(0, len(heads), parent)
        self._numbers = numbers
        self.setHorizontalHeaderLabels(list(heads))
        self.setItemDelegate(PaddedDelegate(self))
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in numbers:
            item = self.horizontalHeaderItem(column)
            if item is not None:
                item.setTextAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._fit_rows()

    def show_lines(self, lines: Sequence[Sequence[str]], drawings: Sequence[str] = ()) -> None:
        """Show other lines.

        Args:
            lines: The texts of each.
            drawings: The names of the icons in front of each; none where left out.
        """
        self.setRowCount(len(lines))
        for row, texts in enumerate(lines):
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                if column == 0 and drawings:
                    item.setIcon(icon(drawings[row]))
                if column in self._numbers:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
        for column in self._numbers:
            self.horizontalHeader().resizeSection(column, self._wanted(column))

    def _wanted(self, column: int) -> int:
        """A width in which every number is seen whole, and so is what stands above them."""
        header = self.horizontalHeader()
        return max(header.defaultSectionSize(), header.sectionSizeHint(column), self.sizeHintForColumn(column) + _GAP)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_rows()

    def _fit_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + padded(_ROW_PADDING))


MOST_LISTED: Final = 1_000
"""More files than this are not shown."""

_OUTCOME_PAUSE_MS: Final = 200
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
        self.pause = QTimer(self, singleShot=True, interval=_OUTCOME_PAUSE_MS)
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
