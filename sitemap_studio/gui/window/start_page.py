"""The start page: what can be done while nothing is open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPen, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.gui.files.left_sets import LeftSets
from sitemap_studio.gui.icons import program_icon
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.gui.theme import Tint, icon_size, scaled, tint_color, tint_ground
from sitemap_studio.gui.widgets.choice_button import ChoiceButton
from sitemap_studio.gui.widgets.labels import Symbol, TintedLabel, lead
from sitemap_studio.gui.window.recent_row import RecentButton, RecentRow

_WIDTH = 720
_LOGO_SIDE = 56
_MOST_OF_IT = 1_000
"""Of the room, the words take what they need before anything else does."""


class StartPage(QWidget):
    """Title, what could not be saved, what to begin with, and the recent files.

    Attributes:
        left: What an earlier run of the program could not save.
        drop_target: Invites to drop a file.
        is_leaving: It goes out of sight within a frame, and may stay as it is until then.

    Signals:
        open_asked: The user wants to choose a file.
        folder_asked: The user wants to choose a folder.
        new_asked: The user wants an empty sitemap.
        sample_asked: The user wants the sample set.
        file_asked: The user wants the file at this path.
    """

    open_asked = Signal()
    folder_asked = Signal()
    new_asked = Signal()
    sample_asked = Signal()
    file_asked = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.is_leaving = False
        self._area = _scrolling(self)
        self._page = _page_in(self._area)
        self.left = LeftSets(self._page)
        self._recent = QVBoxLayout()
        self._last_choice: QWidget = self
        self._logo, self._name = QLabel(self._page), QLabel(self.tr("Sitemap Studio"), self._page)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._lay_out()
        self._measure()
        settings.recent_changed.connect(self._follow)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._page)
        column.setContentsMargins(32, 24, 32, 24)
        column.setSpacing(16)
        column.addStretch(2)
        column.addLayout(self._title())
        column.addWidget(self.left)
        column.addSpacing(8)
        sides = QHBoxLayout()
        sides.setSpacing(40)
        sides.addLayout(self._choices(), 6)
        sides.addLayout(self._recent_column(), 5)
        column.addLayout(sides)
        column.addSpacing(8)
        words = self.tr("or drop a sitemap, an index, a folder, a text list or a CSV file here")
        self.drop_target = DropTarget(words, self._page)
        column.addWidget(self.drop_target)
        column.addStretch(3)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)

    def _title(self) -> QHBoxLayout:
        lead(self._name)
        promise = TintedLabel(Tint.QUIET, self.tr("Open, edit, check and save the sitemaps of a site."), self._page)
        promise.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._name)
        words.addWidget(promise)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._logo)
        row.addLayout(words, 1)
        return row

    def _measure(self) -> None:
        """Fit what does not grow with the letters by itself."""
        self._logo.setPixmap(program_icon().pixmap(icon_size(_LOGO_SIDE), self.devicePixelRatioF()))
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 2)
        font.setBold(True)
        self._name.setFont(font)
        self._page.setMaximumWidth(scaled(_WIDTH))
        self.drop_target.measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._measure()

    def _choices(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(_heading(self.tr("Start"), self._page))
        choices = (
            ("open", self.tr("Open …"), self.tr("A sitemap, or an index with its sitemaps"), self.open_asked),
            ("folder", self.tr("Open folder …"), self.tr("All sitemaps in it as one set"), self.folder_asked),
            ("new", self.tr("New"), self.tr("An empty sitemap"), self.new_asked),
            ("sample", self.tr("Sample set"), self.tr("A small shop to look around in"), self.sample_asked),
        )
        for drawing, words, description, signal in choices:
            button = ChoiceButton(drawing, words, description, self._page)
            button.clicked.connect(signal)
            column.addWidget(button)
            if self._last_choice is self:
                # Who is given the keyboard has to have something to do with it.
                self.setFocusProxy(button)
            self._last_choice = button
        column.addStretch(1)
        return column

    def _recent_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(_heading(self.tr("Recent"), self._page))
        self._recent.setSpacing(0)
        column.addLayout(self._recent)
        column.addStretch(1)
        return column

    @property
    def recent_rows(self) -> list[RecentRow]:
        """The recent files as shown: the pinned ones, then the others, the latest first."""
        items = (self._recent.itemAt(place) for place in range(self._recent.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if isinstance(widget, RecentRow)]

    @property
    def recent_buttons(self) -> list[RecentButton]:
        """What opens each of them."""
        return [row.button for row in self.recent_rows]

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    @Slot()
    def _follow(self) -> None:
        # Unseen, it need not be right before it comes into sight: a set is being shown.
        if self.isVisible() and not self.is_leaving:
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the recent files of now; those that are gone are greyed."""
        focused = next((row.path for row in self.recent_rows if row.side_button.hasFocus()), None)
        while (item := self._recent.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        pinned, paths = self._settings.pinned_files(), self._settings.listed_files()
        before = self._last_choice
        for path in paths:
            row = RecentRow(path, self._settings, is_pinned=path in pinned, parent=self._page)
            row.asked.connect(self.file_asked)
            self._recent.addWidget(row)
            for button in (row.button, row.side_button):
                self.setTabOrder(before, button)
                before = button
        if not paths:
            note = TintedLabel(Tint.QUIET, self.tr("Files that you open are listed here."), self._page)
            note.setWordWrap(True)
            self._recent.addWidget(note)
        self._give_keyboard_back(focused)

    def _give_keyboard_back(self, path: Path | None) -> None:
        """Let the keyboard stay with a file that is listed anew; what is taken out leaves it to the choices."""
        if path is not None:
            here = (row.side_button for row in self.recent_rows if row.path == path)
            next(here, self._last_choice).setFocus()

    @Slot(bool)
    def show_drag(self, is_over: bool) -> None:
        """Invite what is being dragged over the window, or no more."""
        self.drop_target.invite(is_over)


class DropTarget(QFrame):
    """A field that invites to drop a file; the window takes the drop wherever it falls.

    Attributes:
        is_inviting: Whether something is being dragged over the window.
    """

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        symbol, self._label = Symbol("drop", Tint.QUIET, parent=self), TintedLabel(Tint.QUIET, words, self)
        self._label.setWordWrap(True)
        self.is_inviting = False
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 20, 20, 20)
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(symbol)
        row.addWidget(self._label, _MOST_OF_IT)
        row.addStretch(1)

    def measure(self) -> None:
        """Be as wide as the words are in the letters of now, and narrower where there is no room for them."""
        metrics = self._label.fontMetrics()
        self._label.setMaximumWidth(metrics.horizontalAdvance(self._label.text()) + metrics.averageCharWidth())

    def invite(self, is_inviting: bool) -> None:
        """Stand out while something is being dragged over the window, or no more."""
        self.is_inviting = is_inviting
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, frame = QPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_inviting:
            # A thicker, unbroken line besides the colour.
            painter.setBrush(tint_ground(Tint.INFO, self.palette()))
            painter.setPen(QPen(tint_color(Tint.INFO, self.palette()), 2))
        else:
            painter.setPen(QPen(tint_color(Tint.QUIET, self.palette()), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(frame, 8, 8)


def _scrolling(parent: QWidget) -> QScrollArea:
    """What lets the page be scrolled, so that a long list does not keep the window from being small."""
    area = QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    return area


def _page_in(area: QScrollArea) -> QWidget:
    """A page in the middle of what is scrolled, not wider than can be read."""
    ground = QWidget(area.viewport())
    ground.setBackgroundRole(QPalette.ColorRole.Base)
    page = QWidget(ground)
    middle = QHBoxLayout(ground)
    middle.setContentsMargins(0, 0, 0, 0)
    middle.addStretch(1)
    middle.addWidget(page, _MOST_OF_IT)
    middle.addStretch(1)
    area.setWidget(ground)
    return page


def _heading(words: str, parent: QWidget) -> QLabel:
    label = QLabel(words, parent)
    font = QFont(label.font())
    font.setBold(True)
    label.setFont(font)
    return label
