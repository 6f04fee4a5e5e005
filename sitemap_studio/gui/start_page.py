"""The start page, shown while nothing is open, with the recent files; and the tour of the first set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QDesktopServices,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QStyleOptionButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.paths import is_folder, path_exists
from sitemap_studio.gui.files.recovery import LeftSets
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP
from sitemap_studio.gui.icons import icon, program_icon
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.gui.theme import Tint, icon_size, scaled, tint_color, tint_ground
from sitemap_studio.gui.widgets.labels import Symbol, TintedLabel, announce, lead
from sitemap_studio.gui.words.texts import as_menu_text, as_tooltip, give_tip, near_home

_HINT_WIDTH: Final = 340
_HINT_GAP: Final = 12
"""Pixels between the bubble and the part that it is about."""


class HintBubble(QFrame):
    """One hint of the tour: a bubble over the window, beside the part that it is about; Esc skips.

    Signals:
        next_asked: The next hint shall be shown, or the last one was read.
        skipped: No more hints shall be shown.
    """

    next_asked = Signal()
    skipped = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._target: QWidget | None = None
        self.title, self._sentence = QLabel(self), QLabel(self)
        self._place = TintedLabel(Tint.QUIET, "", self)
        self.next_button, self.skip_button = QPushButton(self), QPushButton(self.tr("Skip the tour"), self)
        self._lay_out()
        self.next_button.clicked.connect(self.next_asked)
        self.skip_button.clicked.connect(self.skipped)
        self.hide()

    def _lay_out(self) -> None:
        self.setAutoFillBackground(True)
        self.setFixedWidth(scaled(_HINT_WIDTH))
        font = QFont(self.title.font())
        font.setBold(True)
        self.title.setFont(font)
        for label in (self.title, self._sentence):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        for button in (self.next_button, self.skip_button):
            # Else only Space would press it.
            button.setAutoDefault(True)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._place)
        buttons.addStretch(1)
        buttons.addWidget(self.skip_button)
        buttons.addWidget(self.next_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self._sentence)
        column.addLayout(buttons)
        QWidget.setTabOrder(self.next_button, self.skip_button)

    def show_hint(self, target: QWidget, title: str, sentence: str, *, number: int, total: int) -> None:
        """Show a hint beside a part of the window, and say it aloud to those who hear the screen."""
        self._watch(target)
        is_last = number == total
        self.title.setText(title)
        self._sentence.setText(sentence)
        self._place.setText(self.tr("{number} of {total}").format(number=number, total=total))
        self.next_button.setText(self.tr("Done") if is_last else self.tr("Next"))
        self.skip_button.setVisible(not is_last)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.next_button.setAccessibleDescription(f"{title}. {sentence}")
        self.show()
        self._put()
        self.raise_()
        keys = self.tr("F6 leads to the hint, Esc in it ends the tour.")
        announce(self, f"{title}. {sentence} {keys}")

    def end(self) -> None:
        """Hide; the focus goes back to the part that the hint was about."""
        has_keyboard = self.next_button.hasFocus() or self.skip_button.hasFocus()
        self.hide()
        target = self._target
        self._watch(None)
        if has_keyboard and target is not None:
            target.setFocus()

    def _watch(self, target: QWidget | None) -> None:
        """Follow the geometry of a part and of the window; None follows nothing."""
        for watched in (self._target, self._window):
            if watched is not None:
                watched.removeEventFilter(self)
        self._target = target
        if target is not None:
            target.installEventFilter(self)
            self._window.installEventFilter(self)

    def _put(self) -> None:
        """Move below or above the part, within the window; in a large part, to its lower edge."""
        if self._target is None:
            return
        self.adjustSize()
        place = QRect(self._target.mapTo(self._window, QPoint()), self._target.size())
        room = self._window.rect().adjusted(_HINT_GAP, _HINT_GAP, -_HINT_GAP, -_HINT_GAP)
        x = place.center().x() - self.width() // 2
        below, above = place.bottom() + _HINT_GAP, place.top() - _HINT_GAP - self.height()
        if place.height() >= 2 * self.height():
            y = place.bottom() - self.height() - _HINT_GAP
        else:
            y = below if below + self.height() <= room.bottom() else above
        x = max(room.left(), min(x, room.right() - self.width()))
        self.move(x, max(room.top(), min(y, room.bottom() - self.height())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self._put()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.skipped.emit()
        else:
            super().keyPressEvent(event)

    @Slot()
    def take_keyboard(self) -> None:
        """Focus “Next”."""
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.palette().base())
        painter.setPen(QPen(tint_color(Tint.INFO, self.palette()), 2))
        painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))


_SIDE: Final = 22
_MARGIN: Final = 8
_GAP: Final = 10
_LINES: Final = 2


class ChoiceButton(QPushButton):
    """One of a few things to begin with.

    Args:
        drawing: The name of its icon.
        words: What it does.
        description: More about it.
        parent: Its owner.
    """

    def __init__(self, drawing: str, words: str, description: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._description = description
        self.setIcon(icon(drawing))
        # Else only Space would press it.
        self.setAutoDefault(True)
        self.setAccessibleName(words)
        self.setAccessibleDescription(description)

    @property
    def description(self) -> str:
        """The line below the words."""
        return self._description

    @property
    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self._bold).horizontalAdvance(self.text())
        lines = max(words, self.fontMetrics().horizontalAdvance(self._description))
        width = 2 * _MARGIN + icon_size(_SIDE).width() + _GAP + lines
        return QSize(width, _LINES * self.fontMetrics().height() + 2 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        words = QFontMetrics(self._bold).horizontalAdvance(self.text())
        return QSize(2 * _MARGIN + icon_size(_SIDE).width() + _GAP + words, self.sizeHint().height())

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        # The style paints the button alone.
        option.text = ""
        option.icon = QIcon()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        side = icon_size(_SIDE).width()
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = self.width() - _MARGIN - side if is_mirrored else _MARGIN
        self.icon().paint(painter, QRect(left, (self.height() - side) // 2, side, side))
        beside = _MARGIN + side + _GAP
        room = self.width() - beside - _MARGIN
        begin = _MARGIN if is_mirrored else beside
        line = self.fontMetrics().height()
        flags = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        palette = self.palette()
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        painter.setFont(self._bold)
        painter.setLayoutDirection(self.layoutDirection())
        painter.drawText(QRect(begin, _MARGIN, room, line), flags, self.text())
        painter.setFont(self.font())
        painter.setPen(tint_color(Tint.QUIET, palette))
        shown = self.fontMetrics().elidedText(self._description, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(begin, _MARGIN + line, room, line), flags, shown)


_FOLDER_SHARE: Final = 0.3
"""So much of a row is left to the folder where both are long."""


class RecentRow(QWidget):
    """A button with the file, and one that pins it; a file that is gone is greyed and can only be taken out.

    Attributes:
        button: Opens the file.
        side_button: Pins it, or takes out one that is gone.

    Signals:
        asked: The user wants the file at this path.
    """

    asked = Signal(object)

    def __init__(self, path: Path, settings: Settings, *, is_pinned: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.path, self._settings = path, settings
        self._is_pinned, self._is_there = is_pinned, path_exists(path)
        self.button = RecentButton(path, self, is_there=self._is_there)
        self.button.clicked.connect(self.open)
        self.side_button = QToolButton(self)
        self.side_button.setAutoRaise(True)
        self.side_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._dress_side_button()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self.button, 1)
        row.addWidget(self.side_button)

    def _dress_side_button(self) -> None:
        if not self._is_there:
            drawing, words, do = "close", self.tr("Remove “{name}” from the list"), self.remove
        elif self._is_pinned:
            drawing, words, do = "pinned", self.tr("Unpin “{name}”"), self.turn_pin
        else:
            drawing, words, do = "pin", self.tr("Keep “{name}” at the top of the list"), self.turn_pin
        words = words.format(name=self.path.name)
        self.side_button.setIcon(icon(drawing))
        give_tip(self.side_button, words)
        self.side_button.setAccessibleName(words)
        self.side_button.clicked.connect(do)

    def menu(self) -> QMenu:
        """What can be done with the file."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        opening = menu.addAction(icon("open"), self.tr("&Open"), self.open)
        folder = menu.addAction(icon("folder"), self.tr("Open its &folder"), self.open_folder)
        menu.addAction(icon("copy"), self.tr("&Copy its path"), self.copy_path)
        menu.addSeparator()
        pin = self.tr("Un&pin") if self._is_pinned else self.tr("&Pin")
        menu.addAction(icon("pin"), pin, self.turn_pin)
        menu.addAction(icon("close"), self.tr("&Remove from the list"), self.remove)
        opening.setEnabled(self._is_there)
        folder.setEnabled(is_folder(self.path.parent))
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_by_keyboard = event.reason() is QContextMenuEvent.Reason.Keyboard
        self.menu().popup(self.mapToGlobal(QPoint(8, self.height())) if is_by_keyboard else event.globalPos())

    # What can be done

    @Slot()
    def open(self) -> None:
        """Ask for the file."""
        self.asked.emit(self.path)

    @Slot()
    def open_folder(self) -> None:
        """Show its folder in the system's own program for files."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.path.parent)))

    @Slot()
    def copy_path(self) -> None:
        """Put where it lies on the clipboard."""
        QGuiApplication.clipboard().setText(str(self.path))

    @Slot()
    def turn_pin(self) -> None:
        """Pin it, or let it be a recent file like others."""
        self._settings.pin_file(self.path, is_pinned=not self._is_pinned)

    @Slot()
    def remove(self) -> None:
        """Take it out of the list; the file stays."""
        self._settings.forget_file(self.path)


class RecentButton(QPushButton):
    """The name of a file, and where it lies."""

    def __init__(self, path: Path, parent: QWidget, *, is_there: bool) -> None:
        super().__init__(parent)
        self.setFlat(True)
        self.setAutoDefault(True)
        self.setIcon(icon("sitemap" if is_there else "missing"))
        self.setEnabled(is_there)
        gone = self.tr("{path} is not there any more.")
        self.setToolTip(as_tooltip(str(path) if is_there else gone.format(path=path)))
        self.setAccessibleName(path.name)
        self.setAccessibleDescription(str(path.parent))
        self._name, self._folder = path.name, near_home(path.parent)

    def resizeEvent(self, event: object) -> None:
        room = self.width() - self.iconSize().width() - 24
        self.setText(as_menu_text(self._words(room)))

    def _words(self, room: int) -> str:
        """The name as whole as it can be, as it distinguishes files of one folder, and as much of the folder as fits.

        Args:
            room: In pixels.
        """
        metrics, middle = self.fontMetrics(), Qt.TextElideMode.ElideMiddle
        folder = f"  –  {self._folder}"
        for_folder = min(metrics.horizontalAdvance(folder), int(room * _FOLDER_SHARE))
        name = metrics.elidedText(self._name, middle, room - for_folder)
        return name + metrics.elidedText(folder, middle, room - metrics.horizontalAdvance(name))

    def sizeHint(self) -> QSize:
        return QSize(220, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, super().minimumSizeHint().height())


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


@dataclass(frozen=True)
class Hint:
    """What is said of a part of the window.

    Attributes:
        part: The name of the part.
        title: What it is.
        sentence: What to do with it.
    """

    part: str
    title: str
    sentence: str


HINTS: Final = (
    Hint("table", QT_TRANSLATE_NOOP("Tour", "All entries stand in one table"),
         QT_TRANSLATE_NOOP("Tour", "Type into a cell to change it; Undo takes any change back. The line above shows "
                           "only entries that match.")),
    Hint("problems", QT_TRANSLATE_NOOP("Tour", "Problems are listed here"),
         QT_TRANSLATE_NOOP("Tour", "A click leads to the entry. Many can be fixed at once, and you see beforehand what "
                           "would change.")),
    Hint("export", QT_TRANSLATE_NOOP("Tour", "Save, or export anew"),
         QT_TRANSLATE_NOOP("Tour", "Saving writes only what you changed. Export writes new sitemaps within the limits, "
                           "and shows its plan first.")),
)  # fmt: skip
"""All hints, in their order."""


class Tour(QObject):
    """The tour of one window.

    Signals:
        ended: It was finished or skipped.
    """

    ended = Signal()

    def __init__(self, bubble: HintBubble, parts: Mapping[str, QWidget | None], window: QWidget) -> None:
        """Prepare it.

        Args:
            bubble: Shows the hints.
            parts: By name the parts of the window that hints are about; one that is not shown then is left out.
            window: The window.
        """
        super().__init__(window)
        self._bubble, self._parts = bubble, parts
        self._left: list[Hint] = []
        bubble.next_asked.connect(self._go_on)
        bubble.skipped.connect(self._end)

    @property
    def is_on(self) -> bool:
        """Whether a hint is shown."""
        return not self._bubble.isHidden()

    @Slot()
    def begin(self) -> None:
        """Show the first hint."""
        self._left = list(HINTS)
        self._go_on()

    @Slot()
    def stop(self) -> None:
        """Take the hint away without an end, since what it is about goes."""
        self._bubble.end()

    @Slot()
    def _go_on(self) -> None:
        while self._left:
            hint = self._left.pop(0)
            target = self._parts[hint.part]
            if target is not None and target.isVisible():
                title, sentence = (QCoreApplication.translate("Tour", words) for words in (hint.title, hint.sentence))
                number = len(HINTS) - len(self._left)
                self._bubble.show_hint(target, title, sentence, number=number, total=len(HINTS))
                return
        self._end()

    @Slot()
    def _end(self) -> None:
        self.stop()
        self.ended.emit()
