"""The sets of which an earlier run of the program could not save everything, as a list on the start page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sitemap_studio.document.recovery.log_files import LeftLog
from sitemap_studio.gui.i18n import counted, locale_of_dates
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import Symbol, TintedLabel
from sitemap_studio.gui.words.texts import give_tip, near_home

MOST_SHOWN: Final = 3
"""So many are listed; the others come up as these are settled."""


_FOLDER_PIXELS: Final = 220


class LeftSets(QWidget):
    """One line for each set; hidden where there is none.

    Attributes:
        buttons: One a line, which asks to recover.

    Signals:
        recover_asked: The user wants to see what this `LeftLog` holds.
    """

    recover_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[QPushButton] = []
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(4)
        self.hide()

    @Slot(object)
    def show_logs(self, logs: Sequence[LeftLog]) -> None:
        """List other sets than before."""
        while (item := self._lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = []
        if logs:
            self._lines.addWidget(self._heading())
        for log in logs[:MOST_SHOWN]:
            self._lines.addWidget(self._line(log))
        self.setVisible(bool(logs))

    def _heading(self) -> QLabel:
        label = QLabel(self.tr("Not saved when the program ended"), self)
        font = QFont(label.font())
        font.setBold(True)
        label.setFont(font)
        return label

    def _line(self, log: LeftLog) -> QWidget:
        line = QWidget(self)
        name, rest = QLabel(log.base.name, line), TintedLabel(Tint.QUIET, self._details(log), line)
        where = str(log.base.path or self.tr("It has no file yet."))
        for label in (name, rest):
            label.setTextFormat(Qt.TextFormat.PlainText)
            give_tip(label, where)
        button = QPushButton(self.tr("Recover …"), line)
        button.setAutoDefault(True)
        button.setAccessibleName(self.tr("Recover {name}").format(name=log.base.name))
        button.setAccessibleDescription(f"{self._details(log)}, {where}")
        button.clicked.connect(partial(self._ask, log))
        self.buttons.append(button)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(Symbol("warning", Tint.WARNING, parent=line))
        row.addWidget(name)
        row.addWidget(rest, 1)
        row.addWidget(button)
        return line

    def _details(self, log: LeftLog) -> str:
        """How much a log holds, since when, and in which folder its set lies."""
        many = self.tr("%n steps since {when}", None, log.n_steps)
        told = counted(log.n_steps, self.tr("1 step since {when}"), many).format(when=when_text(log))
        if log.base.path is None:
            return told
        folder = near_home(log.base.path.parent)
        return f"{told}  –  {self.fontMetrics().elidedText(folder, Qt.TextElideMode.ElideMiddle, _FOLDER_PIXELS)}"

    def _ask(self, log: LeftLog) -> None:
        self.recover_asked.emit(log)

    @property
    def texts(self) -> list[str]:
        """What each line says, heading first."""
        return [label.text() for label in self.findChildren(QLabel) if not label.isHidden() and label.text()]


def when_text(log: LeftLog) -> str:
    """When a log began, as the user's language writes it."""
    began = QDateTime.fromString(log.base.began, Qt.DateFormat.ISODate).toLocalTime()
    return locale_of_dates().toString(began, QLocale.FormatType.ShortFormat)
