"""The line above a section: folds it, says how much is in it and how wrong that is, and holds its buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint
from sitemap_studio.gui.widgets.labels import Symbol, TintedLabel, severity_word
from sitemap_studio.gui.words.extension_words import WORDS, said
from sitemap_studio.gui.words.texts import as_tooltip
from sitemap_studio.protocol.catalogue import Severity

_MARK_SIDE: Final = 14
_ARROW_GAP: Final = 14


class SectionHeader(QWidget):
    """One line.

    Attributes:
        fold: Opens and closes the section.
        add: Adds an item.
        buttons: The buttons for the items, by what they ask for.

    Signals:
        asked: A button asks for something: "add", "remove", "up" or "down".
        folded: The section shall be opened, or closed.
    """

    asked = Signal(str)
    folded = Signal(bool)

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = WORDS[kind]
        self._kind, self._title = kind, said(words.title)
        self._count = self._described = ""
        self.fold = QToolButton(self)
        self.fold.setCheckable(True)
        self.fold.setAutoRaise(True)
        self.fold.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        font = self.fold.font()
        font.setBold(True)
        self.fold.setFont(font)
        self._nothing = TintedLabel(Tint.QUIET, self._title, self)
        self._nothing.setFont(font)
        self._nothing.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._mark = Symbol("error", Tint.ERROR, _MARK_SIDE, self)
        self.add = self._button("add", "add", said(words.add), "Ctrl+I")
        self.buttons = {
            "add": self.add,
            "remove": self._button("remove", "delete", said(words.remove), "Ctrl+−"),
            "up": self._button("up", "move-up", self.tr("Move up"), "Alt+↑"),
            "down": self._button("down", "move-down", self.tr("Move down"), "Alt+↓"),
        }
        self.extra = QHBoxLayout()
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self._nothing, 1)
        row.addWidget(self.fold, 1)
        row.addWidget(self._mark)
        row.addSpacing(4)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addLayout(self.extra)
        self.fold.toggled.connect(self._tell_folded)

    def _button(self, asks: str, drawing: str, words: str, keys: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(drawing))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setText(words)
        button.setProperty("asks", asks)
        button.setProperty("tip", f"{words} ({keys})")
        button.setToolTip(f"{words} ({keys})")
        button.setAccessibleName(words)
        button.clicked.connect(self._ask)
        return button

    @property
    def title(self) -> str:
        """What it says."""
        return self._title + self._count

    def show_state(self, count: str, severity: Severity | None, *, is_empty: bool, is_open: bool) -> None:
        """Say what is in the section.

        Args:
            count: How much; empty where nothing is to be said.
            severity: The worst of what is wrong in it; None where nothing is.
            is_empty: Whether there is nothing: then there is nothing to open, too.
            is_open: Whether it is open.
        """
        self.fold.blockSignals(True)
        self.fold.setChecked(is_open and not is_empty)
        self.fold.blockSignals(False)
        self.fold.setVisible(not is_empty)
        self._nothing.setVisible(is_empty)
        self.fold.setArrowType(Qt.ArrowType.DownArrow if self.fold.isChecked() else Qt.ArrowType.RightArrow)
        self._count = f" ({count})" if count else ""
        self._mark.setVisible(severity is not None)
        self._described = ""
        if severity is not None:
            self._mark.show_drawing(SEVERITY_ICON[severity], SEVERITY_TINT[severity])
            self._described = severity_word(severity)
        self._mark.setToolTip(self._described)
        self._fit()

    def _fit(self) -> None:
        """Let the button say what it adds where the section is empty and there is room for that beside the title."""
        style = Qt.ToolButtonStyle
        for title in (self.fold, self._nothing):
            title.setText(self.title)
        self.add.setToolButtonStyle(style.ToolButtonTextBesideIcon)
        beside_title = self._row.sizeHint().width()
        has_room = beside_title + self._nothing.sizeHint().width() <= self.width()
        if self._nothing.isHidden() or not has_room:
            self.add.setToolButtonStyle(style.ToolButtonIconOnly)
        self._shorten()

    def _shorten(self) -> None:
        """Leave out the end of the words where the buttons need their room, never the count; the tip has all of it."""
        others = self._row.minimumSize().width()
        arrow = self.fold.iconSize().width() + _ARROW_GAP
        for title, beside in ((self.fold, arrow), (self._nothing, 0)):
            metrics = title.fontMetrics()
            room = max(0, self.width() - others - beside - metrics.horizontalAdvance(self._count))
            words = metrics.elidedText(self._title, Qt.TextElideMode.ElideRight, room)
            title.setText(words + self._count)
            title.setToolTip("" if words == self._title else as_tooltip(self.title))
            title.setAccessibleName(self.title)
            # Not nothing: then the tip would be read out, with its markup.
            title.setAccessibleDescription(self._described or self.title)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_buttons(self, shown: frozenset[str], enabled: frozenset[str], reason: str) -> None:
        """Show some of the buttons, and enable some of these.

        Args:
            shown: Those that make sense, by what they ask for.
            enabled: Those of them that can be pressed.
            reason: Why the others can't; empty where that is plain.
        """
        for asks, button in self.buttons.items():
            button.setVisible(asks in shown)
            button.setEnabled(asks in enabled)
            tip = str(button.property("tip"))
            button.setToolTip(tip if asks in enabled or not reason else reason)

    @Slot()
    def _ask(self) -> None:
        button = self.sender()
        if isinstance(button, QToolButton):
            self.asked.emit(str(button.property("asks")))

    @Slot(bool)
    def _tell_folded(self, is_open: bool) -> None:
        self.folded.emit(is_open)
