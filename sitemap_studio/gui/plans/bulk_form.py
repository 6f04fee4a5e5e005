"""What a bulk edit asks, as a form made from the declared parameters of its operation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from sitemap_studio.document.bulk.operations import Operation
from sitemap_studio.document.bulk.parameters import MAX_DAYS, MAX_DIGITS, Parameter, ParameterKind
from sitemap_studio.gui.table.editors import editor_for, editor_of
from sitemap_studio.gui.widgets.dialog_layout import level_with_lines
from sitemap_studio.gui.words.operation_words import parameter_words
from sitemap_studio.protocol.fields import FieldName

_ZONES: Final = ("Z", "+01:00", "+02:00", "+03:00", "+05:30", "+08:00", "+09:00", "-03:00", "-05:00", "-08:00")
_PLACEHOLDERS: Final[dict[ParameterKind, str]] = {
    "site": "https://www.example.com/",
    "base": "https://www.example.com/shop",
    "page": "https://www.example.com/",
    "ladder": "1.0 0.8 0.6 0.4",
    "factor": "0.5",
}


class FolderLine(QWidget):
    """A line for a folder, and a button that lets it be chosen.

    Attributes:
        line: The line.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self)
        button = QPushButton(self.tr("Choose …"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(button)
        button.clicked.connect(self._ask)
        self.setFocusProxy(self.line)

    @Slot()
    def _ask(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder of the site"), self.line.text())
        if folder:
            self.line.setText(folder)


class BulkForm(QWidget):
    """One line for each parameter.

    Attributes:
        form: Its lines.

    Signals:
        changed: An answer is another.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setVerticalSpacing(8)
        self._answers: dict[str, Callable[[], str]] = {}
        self._fields: list[QWidget] = []

    def show_operation(self, operation: Operation, field: FieldName, start: Mapping[str, str]) -> None:
        """Ask what an operation asks; what was answered before is forgotten.

        Args:
            operation: The operation.
            field: Of which field values would change.
            start: What stands in lines at the beginning, by the names of parameters.
        """
        while self.form.rowCount():
            self.form.removeRow(0)
        self._answers, self._fields = {}, []
        for parameter in operation.parameters:
            widget, answer = self._widget(
                replace(parameter, default=start.get(parameter.name, parameter.default)), field
            )
            words = parameter_words(parameter)
            widget.setAccessibleName(words)
            line = widget.lineEdit() if isinstance(widget, QComboBox) else None
            if line is not None:
                line.setAccessibleName(words)
            self._answers[parameter.name] = answer
            self._fields.append(widget)
            # Made here: Python keeps pictures of labels that Qt makes, and these go with each operation.
            label = QLabel(words, self)
            label.setBuddy(widget)
            self.form.addRow(label, widget)
        self.setVisible(bool(operation.parameters))

    @property
    def count(self) -> int:
        """How many parameters there are."""
        return self.form.rowCount()

    def in_order(self) -> list[QWidget]:
        """What is typed into, from top to bottom."""
        return self._fields

    def answers(self) -> dict[str, str]:
        """What is said, by the names of the parameters."""
        return {name: answer() for name, answer in self._answers.items()}

    def widget(self, row: int) -> QWidget:
        """What the parameter at a place is typed into."""
        return self._fields[row]

    def _widget(self, parameter: Parameter, field: FieldName) -> tuple[QWidget, Callable[[], str]]:
        match parameter.kind:
            case "text":
                return self._editor(field)
            case "date":
                return self._editor("lastmod")
            case "priority":
                return self._editor("priority", parameter.default or "")
            case "days":
                return self._spin(-MAX_DAYS, MAX_DAYS, 1)
            case "digits":
                return self._spin(1, MAX_DIGITS, int(parameter.default or 1))
            case "precision":
                return self._choice({"second": self.tr("to the second"), "day": self.tr("to the day")})
            case "zone":
                return self._zone()
            case "folder":
                folder = FolderLine(self)
                folder.line.textChanged.connect(self._tell)
                return folder, folder.line.text
        return self._line(parameter)

    def _editor(self, field: FieldName, text: str = "") -> tuple[QWidget, Callable[[], str]]:
        editor = editor_for(field, self)
        if isinstance(editor, QComboBox):
            editor.setFrame(True)
            editor.editTextChanged.connect(self._tell)
            return editor, editor.currentText
        line = editor.lineEdit() if isinstance(editor, QAbstractSpinBox) else editor
        assert isinstance(line, QLineEdit)
        if isinstance(editor, QLineEdit | QAbstractSpinBox):
            editor.setFrame(True)
        if isinstance(editor, QAbstractSpinBox):
            level_with_lines(editor)
        # Nothing is wrong yet where nothing is typed.
        verdict = editor_of(editor).verdict
        verdict.setEnabled(False)
        verdict.judge("")
        line.setText(text)
        line.textChanged.connect(self._tell)
        return editor, line.text

    def _spin(self, least: int, most: int, value: int) -> tuple[QWidget, Callable[[], str]]:
        spin = QSpinBox(self)
        level_with_lines(spin)
        spin.setRange(least, most)
        spin.setValue(value)
        spin.valueChanged.connect(self._tell)
        return spin, lambda: str(spin.value())

    def _choice(self, words: dict[str, str]) -> tuple[QWidget, Callable[[], str]]:
        box = QComboBox(self)
        for value, text in words.items():
            box.addItem(text, value)
        box.currentIndexChanged.connect(self._tell)
        return box, lambda: str(box.currentData())

    def _zone(self) -> tuple[QWidget, Callable[[], str]]:
        box = QComboBox(self)
        box.setEditable(True)
        box.addItems(_ZONES)
        box.editTextChanged.connect(self._tell)
        return box, box.currentText

    def _line(self, parameter: Parameter) -> tuple[QWidget, Callable[[], str]]:
        line = QLineEdit(parameter.default or "", self)
        line.setPlaceholderText(_PLACEHOLDERS.get(parameter.kind, ""))
        line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        line.textChanged.connect(self._tell)
        return line, line.text

    @Slot()
    def _tell(self) -> None:
        self.changed.emit()
