"""The panel of find and replace: what is looked for and where, what replaces it, and every value before and after.

It hands over what is asked; finding and replacing are done elsewhere.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.plans.planned_list import PlannedList
from sitemap_studio.gui.plans.planned_view import PlannedView
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.announcing import AnswerLabel
from sitemap_studio.gui.widgets.flowing import FlowRow
from sitemap_studio.gui.widgets.labels import name_box
from sitemap_studio.gui.widgets.line_edits import offer_clearing
from sitemap_studio.model.planned import Plan
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.search.find_replace import SearchQuery

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FindPanel(QWidget):
    """Two lines to type in, choices, and the list of what replacing all would change.

    Attributes:
        find_line: The line of what is looked for.
        replace_line: The line of what is put in its place.
        values: What replacing all would change.

    Signals:
        changed: Something else is looked for, or elsewhere.
        next_asked: The next match shall be shown.
        previous_asked: The one before shall be.
        replace_asked: The match that is shown shall be replaced.
        preview_asked: It shall be shown what replacing all would change.
        apply_asked: What is ticked shall be changed.
        left: The keyboard shall go to the table.
    """

    changed = Signal()
    next_asked = Signal()
    previous_asked = Signal()
    replace_asked = Signal()
    preview_asked = Signal()
    apply_asked = Signal()
    left = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.find_line, self.replace_line = QLineEdit(self), QLineEdit(self)
        self.case = self._toggle("Aa", self.tr("Match case (Alt+C)"), "Alt+C")
        self.word = self._toggle("W", self.tr("Whole words only (Alt+W)"), "Alt+W")
        self.expression = self._toggle(".*", self.tr("Regular expression (Alt+X)"), "Alt+X")
        self.field, self.scope = QComboBox(self), QComboBox(self)
        self.previous = self._button("previous-problem", self.tr("Previous match (Shift+F3)"))
        self.next = self._button("next-problem", self.tr("Next match (F3)"))
        self.replace_button = QPushButton(self.tr("Replace"), self)
        self.preview_button = QPushButton(self.tr("Replace all …"), self)
        self.apply_button = QPushButton(self)
        self.values = PlannedList(document, self)
        self.view = PlannedView(self.values, self)
        self._count = AnswerLabel(Tint.QUIET, parent=self)
        self._reason = AnswerLabel(Tint.ERROR, parent=self)
        self._may_replace = True
        self._fill()
        self._lay_out()
        self._connect()
        self.show_plan(None)
        self.show_reason("")

    def _toggle(self, text: str, words: str, key: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setCheckable(True)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setShortcut(key)
        button.toggled.connect(self.changed)
        return button

    def _button(self, drawing: str, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(drawing))
        button.setToolTip(words)
        button.setAccessibleName(words)
        return button

    def _fill(self) -> None:
        self.field.addItem(self.tr("In all fields"), None)
        for name in FIELD_NAMES:
            self.field.addItem(self.tr("In {field}").format(field=name), name)
        self.scope.addItem(self.tr("Entries shown"), False)
        self.scope.addItem(self.tr("Selected entries"), True)

    def _lay_out(self) -> None:
        self.find_line.setAccessibleName(self.tr("Find"))
        self.replace_line.setAccessibleName(self.tr("Replace with"))
        name_box(self.field, self.tr("Field"))
        name_box(self.scope, self.tr("Where to look"))
        for line in (self.find_line, self.replace_line):
            offer_clearing(line)
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        find_words, replace_words = QLabel(self.tr("F&ind"), self), QLabel(self.tr("Re&place with"), self)
        find_words.setBuddy(self.find_line)
        replace_words.setBuddy(self.replace_line)
        how = FlowRow(gap=4)
        for widget in (self.case, self.word, self.expression, self.field, self.scope, self.previous, self.next):
            how.add(widget)
        how.add(self._count, 1)
        do = FlowRow()
        for button in (self.replace_button, self.preview_button, self.apply_button):
            button.setAutoDefault(False)
            do.add(button)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        grid.addWidget(find_words, 0, 0)
        grid.addWidget(self.find_line, 0, 1)
        grid.addLayout(how, 0, 2)
        grid.addWidget(replace_words, 1, 0)
        grid.addWidget(self.replace_line, 1, 1)
        grid.addLayout(do, 1, 2)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 4)
        column.setSpacing(6)
        column.addLayout(grid)
        column.addWidget(self._reason)
        column.addWidget(self.view, 1)
        column.addStretch(0)

    def _connect(self) -> None:
        for line in (self.find_line, self.replace_line):
            line.textChanged.connect(self.changed)
            line.installEventFilter(self)
        self.field.currentIndexChanged.connect(self.changed)
        self.scope.currentIndexChanged.connect(self.changed)
        self.previous.clicked.connect(self.previous_asked)
        self.next.clicked.connect(self.next_asked)
        self.replace_button.clicked.connect(self.replace_asked)
        self.preview_button.clicked.connect(self.preview_asked)
        self.apply_button.clicked.connect(self.apply_asked)
        self.values.ticked_changed.connect(self._name_button)

    @property
    def fields(self) -> tuple[FieldName, ...]:
        """The fields to look in."""
        chosen: FieldName | None = self.field.currentData()
        return FIELD_NAMES if chosen is None else (chosen,)

    @property
    def is_in_selection(self) -> bool:
        """Whether to look in the selected entries only."""
        return bool(self.scope.currentData())

    @property
    def count_text(self) -> str:
        """What is said of how often it occurs."""
        return self._count.text()

    @property
    def reason(self) -> str:
        """Why it can't be looked for; empty where it can."""
        return self._reason.text()

    def wanted(self) -> SearchQuery:
        """What is looked for.

        Raises:
            ExpressionError: It can't be understood.
        """
        return SearchQuery(
            self.find_line.text(),
            is_expression=self.expression.isChecked(),
            is_whole_word=self.word.isChecked(),
            is_case_kept=self.case.isChecked(),
            fields=self.fields,
        )

    def show_reason(self, sentence: str) -> None:
        """Say why it can't be looked for, or replaced; "" where it can."""
        self._reason.setText(sentence)
        self._reason.setVisible(bool(sentence))
        can = bool(self.find_line.text()) and not sentence
        for finding in (self.previous, self.next):
            finding.setEnabled(can)
        for replacing in (self.replace_button, self.preview_button):
            replacing.setEnabled(can and self._may_replace)

    def let_replace(self, may_replace: bool) -> None:
        """Allow replacing, or finding alone."""
        if may_replace != self._may_replace:
            self._may_replace = may_replace
            self.show_reason(self.reason)

    def show_count(self, occurrences: int | None, entries: int = 0) -> None:
        """Say how often it occurs; None for nothing to say."""
        if occurrences is None:
            self._count.setText("")
        elif not occurrences:
            self._count.setText(self.tr("Not found"))
        else:
            times = counted(occurrences, self.tr("1 match"), self.tr("%n matches", None, occurrences))
            where = counted(entries, self.tr("1 entry"), self.tr("%n entries", None, entries))
            self._count.setText(self.tr("{times} in {where}").format(times=times, where=where))

    def show_note(self, sentence: str) -> None:
        """Say something of the last step, as that the search began anew."""
        self._count.setText(sentence)

    def show_plan(self, plan: Plan | None) -> None:
        """Show what replacing all would change; None for nothing."""
        if plan is None and (self.view.hasFocus() or self.apply_button.hasFocus()):
            # They are about to be hidden, and Qt would give the keyboard to something outside.
            self.find_line.setFocus()
        self.values.show_plan(plan)
        self.view.setVisible(plan is not None)

    @Slot(int)
    def _name_button(self, ticked: int) -> None:
        one, many = self.tr("Replace in 1 value"), self.tr("Replace in %n values", None, ticked)
        self.apply_button.setText(counted(ticked, one, many))
        self.apply_button.setEnabled(ticked > 0)
        self.apply_button.setVisible(self.values.plan is not None)

    def focus_list(self) -> None:
        """Give the line of what is looked for the keyboard, its words selected."""
        self.find_line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.find_line.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in _ENTER:
            if watched is self.find_line:
                (self.previous_asked if is_back else self.next_asked).emit()
            else:
                self.replace_asked.emit()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Whatever in here has the keyboard leaves this key to the panel.
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(800, 260)
