"""The dialog for leak patterns: a list, a form for the current one, and a line to try an address on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import RequestError
from sitemap_studio.gui.look.sizes import fitting, fixed_font
from sitemap_studio.gui.look.theme import Tint
from sitemap_studio.gui.preferences.leak_list import Column, LeakList
from sitemap_studio.gui.widgets.dialog_layout import align_labels, give_room, last_row
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.line_drawings import offer_clearing
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.words.localized import localized, localized_error
from sitemap_studio.gui.words.numbers import counted
from sitemap_studio.protocol.leak_lists import UNTOLD, ListedPattern, leaks_of
from sitemap_studio.protocol.leaks import NO_LEAKS, PATTERN_HINT
from sitemap_studio.protocol.urls import is_web, stripped
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.messages import describe
from sitemap_studio.validation.values.fields import judge_value

START_SIZE: Final = QSize(860, 600)
"""Size of the dialog until the user makes it another."""

_ABOUT_PIXELS: Final = 290
_RULE: Final = "loc-leak"


class LeakListView(ListView):
    """The list; Space turns what is selected on or off.

    Signals:
        add_asked: The user wants another pattern (Insert).
        remove_asked: The user wants what is selected away (Delete).
        edit_asked: The user wants to edit the current one (F2, or a double click).
    """

    add_asked = Signal()
    remove_asked = Signal()
    edit_asked = Signal()

    def __init__(self, model: LeakList, parent: QWidget | None = None) -> None:
        super().__init__(model, {Column.ABOUT: _ABOUT_PIXELS}, parent)
        self._leaks = model
        self.setSelectionMode(ListView.SelectionMode.ExtendedSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setAccessibleName(self.tr("Leak patterns"))
        self.say_when_empty(self.tr("Without patterns no address is marked."))
        self.doubleClicked.connect(self.edit_asked)

    def rows(self) -> list[int]:
        """The rows that are selected, ascending."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def go_to(self, row: int) -> None:
        """Make a row the current one, and select it alone."""
        chosen = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self._leaks.index(row, Column.PATTERN), chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rows = self.rows()
        if event.key() == Qt.Key.Key_Space and rows:
            is_on = not self._leaks.is_on(max(0, self.currentIndex().row()))
            self._leaks.turn(rows, is_on=is_on)
        elif event.key() == Qt.Key.Key_Insert:
            self.add_asked.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.remove_asked.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.edit_asked.emit()
        else:
            super().keyPressEvent(event)


class LeaksDialog(QDialog):
    """Edits a list of leak patterns; nothing holds before OK.

    Attributes:
        leaks: The list.
        view: The list on screen.
        about: What the current pattern is about.
        pattern: Its regular expression.
        address: An address to try the list on.
        add_button: Adds a pattern.
        remove_button: Takes what is selected away.
        restore_button: Takes the usual list again.
        box: OK and Cancel.

    Signals:
        chosen: The user wants this list, a tuple of `ListedPattern`; all that are on can be looked for.
    """

    chosen = Signal(object)

    def __init__(self, listed: Sequence[ListedPattern], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leaks = LeakList(listed, self)
        self.view = LeakListView(self.leaks, self)
        self.about, self.pattern, self.address = QLineEdit(self), QLineEdit(self), QLineEdit(self)
        self._fault = TintedLabel(Tint.ERROR, parent=self)
        self._verdict = TintedLabel(Tint.QUIET, parent=self)
        self._rest = TintedLabel(Tint.ERROR, parent=self)
        self._form = QFormLayout()
        self.add_button = QPushButton(self.tr("&Add"), self)
        self.remove_button = QPushButton(self.tr("&Remove"), self)
        self.restore_button = QPushButton(self.tr("Restore &defaults"), self)
        self.box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        self._ready = NO_LEAKS
        self._lay_out()
        self._connect()
        self.resize(fitting(START_SIZE, self))
        self._show_current()
        self._judge()
        if listed:
            self.view.go_to(0)
        self.view.setFocus()

    # Placing

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Leak patterns"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        intro = QLabel(self.tr("Addresses that match one of these are marked as probably not public."), self)
        for label in (intro, self._fault, self._verdict, self._rest):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self._fill_form()
        column = QVBoxLayout(self)
        give_room(column)
        column.addWidget(intro)
        column.addLayout(self._list_with_buttons(), 1)
        column.addLayout(self._form)
        column.addLayout(last_row(self._rest, self.box))

    def _list_with_buttons(self) -> QHBoxLayout:
        buttons = QVBoxLayout()
        for button in (self.add_button, self.remove_button, self.restore_button):
            # Enter means OK, whichever button was pressed last.
            button.setAutoDefault(False)
            buttons.addWidget(button)
        self.add_button.setToolTip(self.tr("Add a pattern (Insert)"))
        self.remove_button.setToolTip(self.tr("Remove the selected patterns (Delete)"))
        self.restore_button.setToolTip(self.tr("Restore the list that comes with the program"))
        buttons.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.view, 1)
        row.addLayout(buttons)
        return row

    def _fill_form(self) -> None:
        self.about.setPlaceholderText(localized(UNTOLD))
        self.pattern.setFont(fixed_font())
        self.pattern.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.pattern.setPlaceholderText(self.tr("a regular expression of Rust's kind, such as /draft-[0-9]+"))
        self.pattern.setToolTip(self.tr("Looked for anywhere in the address; ^ is its beginning."))
        self._form.addRow(self.tr("&Looks like"), self.about)
        self._form.addRow(self.tr("&Pattern"), self.pattern)
        self._form.addRow("", self._fault)
        self.about.setAccessibleName(self.tr("Looks like"))
        self.pattern.setAccessibleName(self.tr("Pattern"))
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.HLine)
        line.setFrameShadow(QFrame.Shadow.Sunken)
        self._form.addRow(line)
        self.address.setPlaceholderText("https://www.example.com/")
        self.address.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        offer_clearing(self.address)
        self.address.setAccessibleName(self.tr("Address to try the patterns on"))
        self._form.addRow(self.tr("&Try an address"), self.address)
        self._form.addRow("", self._verdict)
        align_labels(self._form)

    def _connect(self) -> None:
        self.view.selectionModel().currentRowChanged.connect(self._show_current)
        self.view.selectionModel().selectionChanged.connect(self._allow)
        self.view.add_asked.connect(self.add)
        self.view.remove_asked.connect(self.remove)
        self.view.edit_asked.connect(self._edit)
        self.leaks.edited.connect(self._judge)
        self.leaks.modelReset.connect(self._show_first)
        self.about.textEdited.connect(self._write)
        self.pattern.textEdited.connect(self._write)
        self.address.textChanged.connect(self._try_address)
        self.add_button.clicked.connect(self.add)
        self.remove_button.clicked.connect(self.remove)
        self.restore_button.clicked.connect(self.leaks.restore)
        self.box.accepted.connect(self._accept_list)
        self.box.rejected.connect(self.reject)

    # What is said

    @property
    def fault_text(self) -> str:
        """What is wrong with the current pattern; empty when nothing is."""
        return self._fault.text()

    @property
    def verdict_text(self) -> str:
        """What the patterns say of the address that is tried."""
        return self._verdict.text()

    @property
    def rest_text(self) -> str:
        """Why the list can't be taken; empty when it can."""
        return self._rest.text()

    # Editing

    @property
    def _row(self) -> int | None:
        index = self.view.currentIndex()
        return index.row() if index.isValid() and index.row() < self.leaks.rowCount() else None

    @Slot()
    def add(self) -> None:
        """Add a pattern, to be written at once."""
        if self.leaks.can_grow:
            self.view.go_to(self.leaks.add())
            self.pattern.setFocus()

    @Slot()
    def remove(self) -> None:
        """Take away what is selected, and go on with what stands there then."""
        rows = self.view.rows()
        if rows:
            self.leaks.remove(rows)
            if self.leaks.rowCount():
                self.view.go_to(min(rows[0], self.leaks.rowCount() - 1))
            self._show_current()

    @Slot()
    def _edit(self) -> None:
        self.pattern.setFocus()
        self.pattern.selectAll()

    @Slot()
    def _show_first(self) -> None:
        self.view.go_to(0)
        self._show_current()

    @Slot()
    def _show_current(self) -> None:
        row = self._row
        self.about.setText("" if row is None else self.leaks.about(row))
        self.pattern.setText("" if row is None else self.leaks.pattern(row))
        self.pattern.setCursorPosition(0)
        for line in (self.about, self.pattern):
            line.setEnabled(row is not None)
        self._show_fault()
        self._allow()

    @Slot()
    def _write(self) -> None:
        if self._row is not None:
            self.leaks.write(self._row, about=self.about.text(), pattern=self.pattern.text())

    # Judging

    @Slot()
    def _judge(self) -> None:
        """Say what is wrong, and try the address anew."""
        self._show_fault()
        self._allow()
        wrong = self.leaks.faulty_rows()
        text = ""
        try:
            self._ready = leaks_of(each for row, each in enumerate(self.leaks.listed) if row not in wrong)
        except RequestError as error:
            self._ready, text = NO_LEAKS, localized_error(error)
        self.box.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not wrong and not text)
        if wrong and wrong != [self._row]:
            count = len(wrong)
            one = self.tr("1 pattern is wrong; correct it, or turn it off.")
            text = counted(count, one, self.tr("%n patterns are wrong; correct them, or turn them off.", None, count))
        self._rest.setText(text)
        self._try_address()

    def _show_fault(self) -> None:
        row = self._row
        fault = None if row is None else localized(self.leaks.fault(row) or "")
        self._fault.setText(f"{fault[:1].upper()}{fault[1:]}. {localized(PATTERN_HINT)}" if fault else "")
        self._form.setRowVisible(self._fault, fault is not None)
        self.pattern.setAccessibleDescription(self._fault.text())

    @Slot()
    def _allow(self) -> None:
        self.add_button.setEnabled(self.leaks.can_grow)
        self.remove_button.setEnabled(bool(self.view.rows()))

    @Slot()
    def _try_address(self) -> None:
        text = stripped(self.address.text())
        given = Circumstances(leaks=self._ready)
        tint, words = Tint.QUIET, ""
        if text and not is_web(text):
            words = self.tr("Only complete addresses are checked; they begin with http:// or https://.")
        elif text and _RULE in judge_value("loc", text, given):
            tint, words = Tint.WARNING, localized(describe(_RULE, text, given))
        elif text:
            tint, words = Tint.GOOD, self.tr("No pattern matches this address.")
        self._verdict.set_tint(tint)
        self._verdict.setText(words)
        self._form.setRowVisible(self._verdict, bool(words))

    @Slot()
    def _accept_list(self) -> None:
        self.chosen.emit(self.leaks.listed)
        self.accept()
