"""Lists all keys of the window."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

START_SIZE = QSize(620, 560)
"""Size of the dialog until the user makes it another."""


class ShortcutsDialog(QDialog):
    """A table of actions and their keys; they are declared with the actions."""

    def __init__(self, actions: Iterable[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        keyed = [action for action in actions if action.shortcuts()]
        self.table = QTableWidget(len(keyed), 2, self)
        self.table.setAccessibleName(self.tr("Actions and their keys"))
        self.table.setHorizontalHeaderLabels([self.tr("Action"), self.tr("Keys")])
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.setColumnWidth(0, 240)
        for row, action in enumerate(keyed):
            native = QKeySequence.SequenceFormat.NativeText
            keys = ", ".join(sequence.toString(native) for sequence in action.shortcuts())
            words = action.statusTip().rstrip(".") or action.text()
            self.table.setItem(row, 0, QTableWidgetItem(action.icon(), words))
            self.table.setItem(row, 1, QTableWidgetItem(keys))
        self.table.resizeColumnToContents(0)
        self.resize(START_SIZE.boundedTo(self.screen().availableSize()))
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.setSpacing(12)
        layout.addWidget(self.table)
        layout.addWidget(box, 0, Qt.AlignmentFlag.AlignRight)
