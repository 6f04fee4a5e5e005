"""The dialog that edits the list of leak patterns, and the list that checks use."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.preferences import LEAK_PATTERNS, Preference
from sitemap_studio.gui.i18n import counted, localized, localized_error
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.gui.theme import Tint, fixed_font
from sitemap_studio.gui.widgets.dialog import Dialog, TickedModel
from sitemap_studio.gui.widgets.layouts import align_labels, fill, last_row
from sitemap_studio.gui.widgets.line_edits import code_line, offer_clearing
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, ListView
from sitemap_studio.gui.words.texts import plain
from sitemap_studio.protocol.leaks import (
    DEFAULT_LEAKS,
    MAX_PATTERNS,
    NO_LEAKS,
    PATTERN_HINT,
    UNTOLD,
    USUAL_LIST,
    Leaks,
    ListedPattern,
    fault_of,
    leaks_of,
    listed_of,
    own_pattern,
    records_of,
)
from sitemap_studio.protocol.rule import Context
from sitemap_studio.protocol.urls import is_web, stripped
from sitemap_studio.validation.values import describe, violated_rules

_ROLE = Qt.ItemDataRole
_SIZE: Final = QSize(860, 600)
_ABOUT_PIXELS: Final = 290
_RULE: Final = "loc-leak"

_fault = lru_cache(maxsize=2 * MAX_PATTERNS)(fault_of)


class LeakColumn(IntEnum):
    """The columns of the list."""

    ABOUT = 0
    PATTERN = 1


class LeakList(TickedModel):
    """One line for each pattern, with a box for whether it is on; `edited` says that the list has changed."""

    edited = Signal()

    def __init__(self, listed: Sequence[ListedPattern], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heads = (self.tr("Looks like"), self.tr("Pattern"))
        self.listed = tuple(listed)

    def about(self, row: int) -> str:
        what = self.listed[row].pattern.what
        return "" if what == UNTOLD else localized(what)

    def pattern(self, row: int) -> str:
        return self.listed[row].pattern.pattern

    def fault(self, row: int) -> str | None:
        """Return why a pattern can't be used, and where it is wrong; None where it can."""
        return _fault(self.pattern(row))

    def write(self, row: int, *, about: str, pattern: str) -> None:
        if (about, pattern) != (self.about(row), self.pattern(row)):
            self._replace(row, replace(self.listed[row], pattern=own_pattern(_writable(pattern), _writable(about))))
            self.edited.emit()

    def add(self) -> int:
        """Add an empty pattern at the end, and return its row."""
        row = len(self.listed)
        self.beginInsertRows(NO_INDEX, row, row)
        self.listed = (*self.listed, ListedPattern(own_pattern("", "")))
        self.endInsertRows()
        self.edited.emit()
        return row

    def remove(self, rows: Collection[int]) -> None:
        for row in sorted(rows, reverse=True):
            self.beginRemoveRows(NO_INDEX, row, row)
            self.listed = self.listed[:row] + self.listed[row + 1 :]
            self.endRemoveRows()
        self.edited.emit()

    def restore(self) -> None:
        self.beginResetModel()
        self.listed = USUAL_LIST
        self.endResetModel()
        self.edited.emit()

    def set_on(self, rows: Collection[int], *, is_on: bool) -> None:
        for row in rows:
            self._replace(row, replace(self.listed[row], is_on=is_on))
        self.edited.emit()

    def is_ticked(self, row: int) -> bool:
        return self.listed[row].is_on

    def tick(self, first: int, last: int, *, is_ticked: bool) -> None:
        self.set_on(range(first, last + 1), is_on=is_ticked)

    def _replace(self, row: int, pattern: ListedPattern) -> None:
        self.listed = (*self.listed[:row], pattern, *self.listed[row + 1 :])
        self.dataChanged.emit(self.index(row, 0), self.index(row, LeakColumn.PATTERN))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.listed)

    def text(self, row: int, column: int, role: int) -> str:
        text = localized(self.listed[row].pattern.what) if column == LeakColumn.ABOUT else self.pattern(row)
        return text if role == _ROLE.DisplayRole else plain("\n".join(filter(None, (text, self.fault(row)))))

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        is_pattern = index.isValid() and index.column() == LeakColumn.PATTERN
        if is_pattern and (fault := self.fault(index.row())) is not None:
            if role == _ROLE.DecorationRole:
                return icon("error", Tint.ERROR)
            if role == _ROLE.AccessibleTextRole:
                return self.tr("Error: {pattern}: {fault}").format(pattern=self.pattern(index.row()), fault=fault)
        return super().data(index, role)


def _writable(text: str) -> str:
    """A text that can be kept: halves of characters, which a clipboard may hold, become question marks."""
    return text.encode("utf-8", "replace").decode()


class LeaksDialog(Dialog):
    """Edits a list of leak patterns.

    In the list Space turns patterns on or off, Insert adds one, Delete removes, and F2 or a double click edits. Of the
    list that is `chosen`, a tuple of `ListedPattern`, all that are on can be used.
    """

    def __init__(self, listed: Sequence[ListedPattern], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leaks = LeakList(listed, self)
        self.view = ListView(self.leaks, {LeakColumn.ABOUT: _ABOUT_PIXELS}, self)
        self.about, self.pattern = QLineEdit(self), code_line(self)
        self.address = code_line(self, placeholder="https://www.example.com/")
        self.fault, self.verdict, self.list_fault = self.note("", Tint.ERROR), self.note(), self.note("", Tint.ERROR)
        self._form = QFormLayout()
        self._usable = NO_LEAKS
        self._buttons = QVBoxLayout()
        self.add_button = self._button(self.tr("&Add"))
        self.remove_button = self._button(self.tr("&Remove"))
        self.restore_button = self._button(self.tr("Restore &defaults"))
        self._buttons.addStretch(1)
        self.box = self.ok_and_cancel()
        self._lay_out()
        self.view.selectionModel().currentRowChanged.connect(self._show_current)
        self.view.selectionModel().selectionChanged.connect(self._refresh_buttons)
        self.view.doubleClicked.connect(self._edit)
        self.view.installEventFilter(self)
        self.leaks.edited.connect(self._validate)
        self.leaks.modelReset.connect(self._show_first)
        self.about.textEdited.connect(self._write)
        self.pattern.textEdited.connect(self._write)
        self.address.textChanged.connect(self._try_address)
        self.add_button.clicked.connect(self.add)
        self.remove_button.clicked.connect(self.remove)
        self.restore_button.clicked.connect(self.leaks.restore)
        self._show_current()
        self._validate()
        if listed:
            self.go_to(0)
        self.view.setFocus()

    def _button(self, words: str) -> QPushButton:
        button = QPushButton(words, self)
        # Enter means OK, whichever button was pressed last.
        button.setAutoDefault(False)
        self._buttons.addWidget(button)
        return button

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Leak patterns"))
        self.view.setSelectionMode(ListView.SelectionMode.ExtendedSelection)
        self.view.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.view.setAccessibleName(self.tr("Leak patterns"))
        self.view.show_when_empty(self.tr("There are none yet."))
        intro = self.note(self.tr("URLs that match a pattern are marked as probably not public."), Tint.TEXT)
        for label in (intro, self.fault, self.verdict, self.list_fault):
            label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self.about.setPlaceholderText(localized(UNTOLD))
        self.about.setAccessibleName(self.tr("Looks like"))
        self.pattern.setFont(fixed_font())
        self.pattern.setPlaceholderText(self.tr("Regular expression, for example /draft-[0-9]+"))
        self.pattern.setToolTip(self.tr("Matches anywhere in the URL; ^ is its start."))
        self.pattern.setAccessibleName(self.tr("Pattern"))
        self.address.setAccessibleName(self.tr("Test a URL"))
        offer_clearing(self.address)
        separator = QFrame(self)
        separator.setFrameShape(QFrame.Shape.HLine)
        separator.setFrameShadow(QFrame.Shadow.Sunken)
        self._form.addRow(self.tr("&Looks like"), self.about)
        self._form.addRow(self.tr("&Pattern"), self.pattern)
        self._form.addRow("", self.fault)
        self._form.addRow(separator)
        self._form.addRow(self.tr("&Test a URL"), self.address)
        self._form.addRow("", self.verdict)
        align_labels(self._form)
        middle = fill(QHBoxLayout(), (self.view, 1), self._buttons, spacing=10)
        self.stack(intro, (middle, 1), self._form, last_row(self.list_fault, self.box), size=_SIZE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.view:
            keys: dict[int, Callable[[], None]] = {
                Qt.Key.Key_Space: self._toggle, Qt.Key.Key_Insert: self.add, Qt.Key.Key_Delete: self.remove,
                Qt.Key.Key_F2: self._edit,
            }  # fmt: skip
            if done := keys.get(event.key()):
                done()
                return True
        return super().eventFilter(watched, event)

    # Editing

    @property
    def _row(self) -> int | None:
        index = self.view.currentIndex()
        return index.row() if index.isValid() and index.row() < self.leaks.rowCount() else None

    def _rows(self) -> list[int]:
        return sorted(index.row() for index in self.view.selectionModel().selectedRows())

    def go_to(self, row: int) -> None:
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.view.selectionModel().setCurrentIndex(self.leaks.index(row, LeakColumn.PATTERN), flags)

    def _toggle(self) -> None:
        if rows := self._rows():
            self.leaks.set_on(rows, is_on=not self.leaks.listed[self._row or 0].is_on)

    @Slot()
    def add(self) -> None:
        if self.leaks.rowCount() < MAX_PATTERNS:
            self.go_to(self.leaks.add())
            self.pattern.setFocus()

    @Slot()
    def remove(self) -> None:
        if rows := self._rows():
            self.leaks.remove(rows)
            if self.leaks.rowCount():
                self.go_to(min(rows[0], self.leaks.rowCount() - 1))
            self._show_current()

    @Slot()
    def _edit(self) -> None:
        self.pattern.setFocus()
        self.pattern.selectAll()

    @Slot()
    def _show_first(self) -> None:
        self.go_to(0)
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
        self._refresh_buttons()

    @Slot()
    def _write(self) -> None:
        if self._row is not None:
            self.leaks.write(self._row, about=self.about.text(), pattern=self.pattern.text())

    # Validation

    @Slot()
    def _validate(self) -> None:
        """Show what is wrong, and try the address again."""
        self._show_fault()
        self._refresh_buttons()
        listed, text = self.leaks.listed, ""
        wrong = [row for row, each in enumerate(listed) if each.is_on and self.leaks.fault(row) is not None]
        try:
            self._usable = leaks_of(each for row, each in enumerate(listed) if row not in wrong)
        except RequestError as error:
            self._usable, text = NO_LEAKS, localized_error(error)
        self.accept_button.setEnabled(not wrong and not text)
        if wrong and wrong != [self._row]:
            count = len(wrong)
            one = self.tr("1 pattern is wrong; correct it, or turn it off.")
            text = counted(count, one, self.tr("%n patterns are wrong; correct them, or turn them off.", None, count))
        self.list_fault.setText(text)
        self._try_address()

    def _show_fault(self) -> None:
        row = self._row
        fault = None if row is None else localized(self.leaks.fault(row) or "")
        self.fault.setText(f"{fault[:1].upper()}{fault[1:]}. {localized(PATTERN_HINT)}" if fault else "")
        self._form.setRowVisible(self.fault, fault is not None)
        self.pattern.setAccessibleDescription(self.fault.text())

    @Slot()
    def _refresh_buttons(self) -> None:
        self.add_button.setEnabled(self.leaks.rowCount() < MAX_PATTERNS)
        self.remove_button.setEnabled(bool(self._rows()))

    @Slot()
    def _try_address(self) -> None:
        text = stripped(self.address.text())
        context = Context(leaks=self._usable)
        tint, words = Tint.QUIET, ""
        if text and not is_web(text):
            words = self.tr("Only complete URLs (http:// or https://) are checked.")
        elif text and _RULE in violated_rules("loc", text, context):
            tint, words = Tint.WARNING, localized(describe(_RULE, text, context))
        elif text:
            tint, words = Tint.GOOD, self.tr("No pattern matches this URL.")
        self.verdict.set_tint(tint)
        self.verdict.setText(words)
        self._form.setRowVisible(self.verdict, bool(words))

    def choice(self) -> tuple[ListedPattern, ...]:
        return self.leaks.listed


class LeakPatterns(QObject):
    """The user's list of leak patterns, kept in the preferences; `changed` has the new `Leaks`."""

    changed = Signal(object)

    def __init__(self, preferences: KeptPreferences, window: QWidget) -> None:
        super().__init__(window)
        self._preferences, self._window = preferences, window
        self._listed = self._read()
        preferences.changed.connect(self._follow)

    @property
    def leaks(self) -> Leaks:
        # Known to be valid: compiling them takes longer than all else at the start of a window.
        return DEFAULT_LEAKS if self._listed == USUAL_LIST else leaks_of(self._listed)

    def _read(self) -> tuple[ListedPattern, ...]:
        records = self._preferences[LEAK_PATTERNS]
        if records is None:
            return USUAL_LIST
        try:
            return listed_of(records)
        except RequestError as error:
            self._preferences.complain(
                self.tr("{reason} The default leak patterns apply.").format(reason=localized(error.message))
            )
            return USUAL_LIST

    @Slot()
    def ask(self) -> None:
        dialog = LeaksDialog(self._listed, self._window)
        dialog.chosen.connect(self._save)
        dialog.open()

    @Slot(object)
    def _save(self, listed: tuple[ListedPattern, ...]) -> None:
        if listed != self._listed:
            self._preferences.change({LEAK_PATTERNS: None if listed == USUAL_LIST else records_of(listed)})

    @Slot(object)
    def _follow(self, chosen: Collection[Preference[Any]]) -> None:
        """Use the list that was saved, in whatever window."""
        listed = self._read() if LEAK_PATTERNS in chosen else self._listed
        if listed != self._listed:
            self._listed = listed
            self.changed.emit(self.leaks)
