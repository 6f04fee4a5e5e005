"""The entry panel: the fields of what is selected, the address as people read it, and what else belongs to it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from sitemap_studio.gui.table.entry_fields import EntryFields
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel, icon_button
from sitemap_studio.gui.widgets.reading_order import ReadingOrder
from sitemap_studio.gui.words.texts import MAX_TOOLTIP_CHARACTERS, plain


class EntryPanel(QWidget):
    """Shows what it is told to show.

    Attributes:
        fields: The fields.
        sections: Where parts of the entry beside its fields have their place.
        foot: What is always in sight below them has its place there.

    Signals:
        copy_asked: The address shall be copied.
        browse_asked: The page shall be opened in the browser.
        appeared: It is seen now, and was not before.
    """

    copy_asked = Signal()
    browse_asked = Signal()
    appeared = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields = EntryFields(self)
        self._title = QLabel(self)
        self._note = TintedLabel(Tint.QUIET, parent=self)
        self._readable = QLabel(self)
        self._copy = icon_button("copy", self.tr("Copy the address"), self)
        self._browse = icon_button("browse", self.tr("Open the page in the browser"), self)
        self._nothing = EmptyState(self)
        self._nothing.say(self.tr("Select an entry to see and edit all of it."), "go-to")
        self._content = QWidget(self)
        self.sections = QVBoxLayout()
        self.sections.setSpacing(4)
        self.foot = QVBoxLayout()
        self._lay_out()
        self._copy.clicked.connect(self.copy_asked)
        self._browse.clicked.connect(self.browse_asked)
        self.show_nothing()

    def _lay_out(self) -> None:
        for label in (self._title, self._note, self._readable):
            label.setTextFormat(Qt.TextFormat.PlainText)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._note.setWordWrap(True)
        self._readable.setWordWrap(True)
        self._readable.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._readable.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._readable.setAccessibleName(self.tr("The address as people read it"))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._copy)
        head.addWidget(self._browse)
        column = QVBoxLayout(self._content)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._note)
        column.addWidget(self._readable)
        column.addWidget(self.fields)
        column.addLayout(self.sections)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        # What is in it takes the keyboard, and brings itself into sight.
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._content)
        ReadingOrder(self._content)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)
        self.foot.setContentsMargins(12, 0, 12, 0)
        layout.addLayout(self.foot)
        layout.addWidget(self._nothing, 1)
        self._area = area

    @property
    def title(self) -> str:
        """What is said of which entries are shown."""
        return self._title.text()

    @property
    def note(self) -> str:
        """What is said besides; empty where nothing is."""
        return self._note.text()

    @property
    def readable(self) -> str:
        """The address as people read it; empty where it is written so."""
        return self._readable.text()

    def show_nothing(self) -> None:
        """No entry is selected."""
        self._area.hide()
        self._nothing.show()

    def show_head(self, title: str, *, note: str, readable: str, has_address: bool) -> None:
        """Say which entries are shown.

        Args:
            title: Which ones.
            note: What is to be said besides, as that they may only be looked at.
            readable: The address as people read it; empty where there is nothing to say.
            has_address: Whether there is one address, to be copied or opened.
        """
        self._title.setText(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._readable.setText(plain(_broken(readable[:MAX_TOOLTIP_CHARACTERS])))
        self._readable.setVisible(bool(readable))
        self._copy.setEnabled(has_address)
        self._browse.setEnabled(has_address)
        self._nothing.hide()
        self._area.show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.appeared.emit()

    def sizeHint(self) -> QSize:
        return QSize(scaled(330), 400)

    def minimumSizeHint(self) -> QSize:
        # Never narrower than what is in it: nothing of that can be scrolled to from the side.
        bar = self._area.verticalScrollBar().sizeHint().width()
        return QSize(max(240, self._content.minimumSizeHint().width() + bar), 120)


def _broken(text: str) -> str:
    """An address that may be broken into lines behind its slashes and joints."""
    for joint in "/?&=-_":
        text = text.replace(joint, f"{joint}\u200b")
    return text
