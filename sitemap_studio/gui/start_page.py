"""The start page, shown while nothing is open, with the recent files; and the tour of the first set."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDesktopServices,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
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
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.paths import is_folder, path_exists
from sitemap_studio.gui.about import APPLICATION
from sitemap_studio.gui.files.recovery import LeftSets
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP
from sitemap_studio.gui.icons import icon, program_icon
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.gui.theme import Tint, bold, icon_size, scaled, tint_color, tint_ground
from sitemap_studio.gui.widgets.desktop import clipboard_data
from sitemap_studio.gui.widgets.labels import Symbol, TintedLabel, announce, icon_button, lead
from sitemap_studio.gui.widgets.layouts import Part, fill
from sitemap_studio.gui.words.texts import as_menu_text, as_tooltip, give_tip, near_home

_HINT_WIDTH: Final = 340
_ARROW: Final = 12  # pixels between the bubble and the part that it points at
_ROUNDING: Final = 6
_BUBBLE_EDGES: Final = (_ARROW, _ARROW, -_ARROW, -_ARROW)

HINTS: Final = (
    ("table", QT_TRANSLATE_NOOP("Tour", "All entries are in one table"),
     QT_TRANSLATE_NOOP("Tour", "Type into a cell to change it; Undo takes any change back. The line above shows "
                       "only entries that match.")),
    ("problems", QT_TRANSLATE_NOOP("Tour", "Problems are counted here"),
     QT_TRANSLATE_NOOP("Tour", "Click to list them. You can fix many at once and preview the changes.")),
    ("export", QT_TRANSLATE_NOOP("Tour", "Save or export"),
     QT_TRANSLATE_NOOP("Tour", "Saving writes only what you changed. Export writes new sitemaps within the limits, "
                       "and shows its plan first.")),
)  # fmt: skip


class Tour(QFrame):
    """A bubble with one hint after another, beside the visible part of the window that it is about; Esc skips."""

    ended = Signal()  # it was finished or skipped
    left = Signal()  # it had the focus and is hidden

    def __init__(self, parts: Mapping[str, QWidget | None], window: QWidget) -> None:
        super().__init__(window)
        self._parts, self._window = parts, window
        self._target: QWidget | None = None
        self.tip = QPoint()  # where the arrow touches the target, in the window
        self._number = 0
        self.title, self._text = QLabel(self), QLabel(self)
        self._place = TintedLabel(Tint.QUIET, "", self)
        self.next_button, self.skip_button = QPushButton(self), QPushButton(self.tr("Skip the tour"), self)
        self.setFixedWidth(scaled(_HINT_WIDTH) + 2 * _ARROW)
        self.title.setFont(bold(self.title.font()))
        for button in (self.skip_button, self.next_button):
            # Else only Space would press it.
            button.setAutoDefault(True)
        for label in (self.title, self._text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        buttons = fill(QHBoxLayout(), self._place, 1, self.skip_button, self.next_button, spacing=8)
        fill(
            QVBoxLayout(self),
            self.title,
            self._text,
            buttons,
            margins=(16 + _ARROW, 12 + _ARROW, 16 + _ARROW, 12 + _ARROW),
            spacing=8,
        )
        QWidget.setTabOrder(self.next_button, self.skip_button)
        self.next_button.clicked.connect(self._go_on)
        self.skip_button.clicked.connect(self._end)
        self.hide()

    @property
    def is_on(self) -> bool:
        return not self.isHidden()

    @Slot()
    def begin(self) -> None:
        self._number = 0
        self._go_on()

    @Slot()
    def stop(self) -> None:
        """Hide without an end, since the set is closed."""
        has_focus = self.next_button.hasFocus() or self.skip_button.hasFocus()
        self.hide()
        self._watch(None)
        if has_focus:
            self.left.emit()

    @Slot()
    def _end(self) -> None:
        self.stop()
        self.ended.emit()

    @Slot()
    def _go_on(self) -> None:
        while self._number < len(HINTS):
            name, *texts = HINTS[self._number]
            self._number += 1
            target = self._parts[name]
            if target is not None and target.isVisible():
                self._show_hint(target, *(QCoreApplication.translate("Tour", text) for text in texts))
                return
        self._end()

    def _show_hint(self, target: QWidget, title: str, text: str) -> None:
        self._watch(target)
        is_last = self._number == len(HINTS)
        self.title.setText(title)
        self._text.setText(text)
        self._place.setText(self.tr("{number} of {total}").format(number=self._number, total=len(HINTS)))
        self.next_button.setText(self.tr("Done") if is_last else self.tr("Next"))
        self.skip_button.setVisible(not is_last)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.next_button.setAccessibleDescription(f"{title}. {text}")
        self.show()
        self._put()
        self.raise_()
        announce(self, f"{title}. {text} {self.tr('Press F6 to go to the hint, or Esc to end the tour.')}")

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
        """Move beside the target, where the window has space for it."""
        if self._target is None:
            return
        self.adjustSize()
        window, width, height = self._window.rect(), self.width(), self.height()
        target = QRect(self._target.mapTo(self._window, QPoint()), self._target.size()) & window
        center = target.center()
        left = max(window.left(), min(center.x() - width // 2, window.right() + 1 - width))
        top = max(window.top(), min(center.y() - height // 2, window.bottom() + 1 - height))
        places = (
            (QPoint(left, target.bottom() + 1), QPoint(center.x(), target.bottom())),
            (QPoint(left, target.top() - height), QPoint(center.x(), target.top())),
            (QPoint(target.right() + 1, top), QPoint(target.right(), center.y())),
            (QPoint(target.left() - width, top), QPoint(target.left(), center.y())),
        )
        fitting = (each for each in places if window.contains(QRect(each[0], self.size())))
        place, self.tip = next(fitting, places[0])
        self.move(place)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self._put()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._end()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        bubble, tip = QRectF(self.rect()).adjusted(*_BUBBLE_EDGES), QPointF(self.tip - self.pos())
        side = QPointF(0, _ARROW) if bubble.left() <= tip.x() <= bubble.right() else QPointF(_ARROW, 0)
        inside = QPointF(
            max(bubble.left() + 2 * _ARROW, min(tip.x(), bubble.right() - 2 * _ARROW)),
            max(bubble.top() + 2 * _ARROW, min(tip.y(), bubble.bottom() - 2 * _ARROW)),
        )
        outline, arrow = QPainterPath(), QPainterPath()
        outline.addRoundedRect(bubble, _ROUNDING, _ROUNDING)
        arrow.addPolygon(QPolygonF([tip, inside + side.transposed(), inside - side.transposed()]))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.palette().base())
        painter.setPen(QPen(tint_color(Tint.INFO, self.palette()), 2))
        painter.drawPath(outline.united(arrow))


_SIDE: Final = 22
_MARGIN: Final = 8
_GAP: Final = 10


class ChoiceButton(QPushButton):
    """A button with an icon, a text, and a description below it."""

    def __init__(self, drawing: str, text: str, description: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._description = description
        self.setIcon(icon(drawing))
        # Else only Space would press it.
        self.setAutoDefault(True)
        self.setAccessibleName(text)
        self.setAccessibleDescription(description)

    def sizeHint(self) -> QSize:
        description = self.fontMetrics().horizontalAdvance(self._description)
        return self.minimumSizeHint().expandedTo(QSize(2 * _MARGIN + icon_size(_SIDE).width() + _GAP + description, 0))

    def minimumSizeHint(self) -> QSize:
        text = QFontMetrics(bold(self.font())).horizontalAdvance(self.text())
        height = 2 * self.fontMetrics().height() + 2 * _MARGIN
        return QSize(2 * _MARGIN + icon_size(_SIDE).width() + _GAP + text, height)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        # The style paints the button alone.
        option.text = ""
        option.icon = QIcon()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, palette, direction = QPainter(self), self.palette(), self.layoutDirection()
        side, line = icon_size(_SIDE).width(), self.fontMetrics().height()
        left = _MARGIN + side + _GAP
        room = self.width() - left - _MARGIN
        rects = (
            QRect(_MARGIN, (self.height() - side) // 2, side, side),
            QRect(left, _MARGIN, room, line),
            QRect(left, _MARGIN + line, room, line),
        )
        drawing, above, below = (self.style().visualRect(direction, self.rect(), rect) for rect in rects)
        self.icon().paint(painter, drawing)
        flags = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.setLayoutDirection(direction)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        painter.setFont(bold(self.font()))
        painter.drawText(above, flags, self.text())
        painter.setFont(self.font())
        painter.setPen(tint_color(Tint.QUIET, palette))
        shown = self.fontMetrics().elidedText(self._description, Qt.TextElideMode.ElideRight, room)
        painter.drawText(below, flags, shown)


_FOLDER_SHARE: Final = 0.3  # share of a row that is left to the folder where both are long


class RecentRow(QWidget):
    """A button with a recent file, and one that pins it; a missing file is greyed and can only be removed."""

    asked = Signal(object)  # the user wants the file at this path

    def __init__(self, path: Path, settings: Settings, *, is_pinned: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.path, self._settings = path, settings
        self._is_pinned, self._exists = is_pinned, path_exists(path)
        self.button = RecentButton(path, self, exists=self._exists)
        self.button.clicked.connect(self._ask)
        if not self._exists:
            drawing, text, handler = "close", self.tr("Remove “{name}” from the list"), self._remove
        elif is_pinned:
            drawing, text, handler = "pinned", self.tr("Unpin “{name}”"), self._toggle_pin
        else:
            drawing, text, handler = "pin", self.tr("Pin “{name}”"), self._toggle_pin
        self.side_button = icon_button(drawing, text.format(name=path.name), self)
        self.side_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        give_tip(self.side_button, text.format(name=path.name))
        self.side_button.clicked.connect(handler)
        fill(QHBoxLayout(self), (self.button, 1), self.side_button, spacing=2)

    def menu(self) -> QMenu:
        menu, path, folder = QMenu(self), str(self.path), self.path.parent
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        opening = menu.addAction(icon("open"), self.tr("&Open"), self._ask)
        opening.setEnabled(self._exists)
        showing = menu.addAction(
            icon("folder"),
            self.tr("Open its &folder"),
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))),
        )
        showing.setEnabled(is_folder(folder))
        copy = self.tr("&Copy its path")
        menu.addAction(icon("copy"), copy, lambda: QGuiApplication.clipboard().setText(path))
        menu.addSeparator()
        menu.addAction(icon("pin"), self.tr("Un&pin") if self._is_pinned else self.tr("&Pin"), self._toggle_pin)
        menu.addAction(icon("close"), self.tr("&Remove from the list"), self._remove)
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_by_keyboard = event.reason() is QContextMenuEvent.Reason.Keyboard
        self.menu().popup(self.mapToGlobal(QPoint(8, self.height())) if is_by_keyboard else event.globalPos())

    @Slot()
    def _ask(self) -> None:
        self.asked.emit(self.path)

    @Slot()
    def _toggle_pin(self) -> None:
        self._settings.pin_file(self.path, is_pinned=not self._is_pinned)

    @Slot()
    def _remove(self) -> None:
        self._settings.forget_file(self.path)


class RecentButton(QPushButton):
    """The name of a file, and its folder."""

    def __init__(self, path: Path, parent: QWidget, *, exists: bool) -> None:
        super().__init__(parent)
        self.setFlat(True)
        self.setAutoDefault(True)
        self.setIcon(icon("sitemap" if exists else "missing"))
        self.setEnabled(exists)
        missing = self.tr("“{name}” no longer exists.")
        self.setToolTip(as_tooltip(str(path) if exists else missing.format(name=path)))
        self.setAccessibleName(path.name)
        self.setAccessibleDescription(str(path.parent))
        self._name, self._folder = path.name, f"  –  {near_home(path.parent)}"

    def resizeEvent(self, event: object) -> None:
        """Show the name as whole as it can be, which distinguishes files of one folder, and what fits of the folder."""
        room = self.width() - self.iconSize().width() - 24
        metrics, middle = self.fontMetrics(), Qt.TextElideMode.ElideMiddle
        for_folder = min(metrics.horizontalAdvance(self._folder), int(room * _FOLDER_SHARE))
        name = metrics.elidedText(self._name, middle, room - for_folder)
        folder = metrics.elidedText(self._folder, middle, room - metrics.horizontalAdvance(name))
        self.setText(as_menu_text(name + folder))

    def sizeHint(self) -> QSize:
        return QSize(220, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, super().minimumSizeHint().height())


_WIDTH: Final = 720
_LOGO_SIDE: Final = 56
_FIRST: Final = 1_000  # stretch of what takes the space that it needs before anything else does


class StartPage(QWidget):
    """Title, sets that could not be saved, choices to begin with, and the recent files."""

    pasted = Signal(object)  # the user pasted this `QMimeData`
    file_asked = Signal(object)  # the user wants the file at this path

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.is_leaving = False
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        # It scrolls, so that a long list does not keep the window from being small; the page is as wide as reads well.
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        ground = QWidget(area.viewport())
        ground.setBackgroundRole(QPalette.ColorRole.Base)
        self._page = QWidget(ground)
        fill(QHBoxLayout(ground), 1, (self._page, _FIRST), 1)
        area.setWidget(ground)
        fill(QVBoxLayout(self), area)
        self.left = LeftSets(self._page)
        # As shown: the pinned ones, then the others, the latest first.
        self.recent_rows: list[RecentRow] = []
        self._logo, self._name = QLabel(self._page), QLabel(APPLICATION, self._page)
        text = self.tr("or drop a sitemap, an index, a folder, a text list, a CSV file or a link here")
        self.drop_target = DropTarget(text, self._page)
        sides = fill(QHBoxLayout(), (self._choices(), 6), (self._recent_column(), 5), margins=(0, 8, 0, 8), spacing=40)
        column = QVBoxLayout(self._page)
        parts = (2, self._title(), self.left, sides, self.drop_target, 3)
        fill(column, *parts, margins=(32, 24, 32, 24), spacing=16)
        self._measure()
        settings.recent_changed.connect(self._follow)

    def _title(self) -> QHBoxLayout:
        lead(self._name)
        promise = TintedLabel(Tint.QUIET, self.tr("Open, edit, check and save the sitemaps of a site."), self._page)
        promise.setWordWrap(True)
        texts = fill(QVBoxLayout(), self._name, promise, spacing=2)
        return fill(QHBoxLayout(), self._logo, (texts, 1), spacing=16)

    def _measure(self) -> None:
        """Fit what does not grow with the font by itself."""
        self._logo.setPixmap(program_icon().pixmap(icon_size(_LOGO_SIDE), self.devicePixelRatioF()))
        font = bold(self.font())
        font.setPointSizeF(font.pointSizeF() * 2)
        self._name.setFont(font)
        self._page.setMaximumWidth(scaled(_WIDTH))
        self.drop_target.measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._measure()

    def _column(self, heading: str, *parts: Part) -> QVBoxLayout:
        label = QLabel(heading, self._page)
        label.setFont(bold(label.font()))
        return fill(QVBoxLayout(), label, *parts, 1, spacing=4)

    def _choices(self) -> QVBoxLayout:
        choices = (
            ("open", self.tr("Open …"), self.tr("A sitemap, or an index with its sitemaps")),
            ("folder", self.tr("Open folder …"), self.tr("All its sitemaps as one set")),
            ("browse", self.tr("Open from web …"), self.tr("The sitemaps of a site, by its URL")),
            ("new", self.tr("New"), self.tr("Empty sitemap")),
            ("sample", self.tr("Sample set"), self.tr("Try it with a small sample shop")),
        )
        self.choices = {choice[0]: ChoiceButton(*choice, self._page) for choice in choices}
        buttons = list(self.choices.values())
        # The page itself does nothing with the focus.
        self.setFocusProxy(buttons[0])
        self._last_choice = buttons[-1]
        return self._column(self.tr("Start"), *buttons)

    def _recent_column(self) -> QVBoxLayout:
        self._recent = fill(QVBoxLayout(), spacing=0)
        self._none = TintedLabel(Tint.QUIET, self.tr("Files that you open are listed here."), self._page)
        self._none.setWordWrap(True)
        return self._column(self.tr("Recent"), self._none, self._recent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit(clipboard_data())
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    @Slot()
    def _follow(self) -> None:
        # Out of sight it need not be right: it is refreshed when it is shown.
        if self.isVisible() and not self.is_leaving:
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """List the recent files again; missing ones are greyed, and the focus stays with its file."""
        focused = next((row.path for row in self.recent_rows if row.side_button.hasFocus()), None)
        for row in self.recent_rows:
            row.hide()
            row.deleteLater()
        pinned, paths = self._settings.pinned_files(), self._settings.listed_files()
        before: QWidget = self._last_choice
        self.recent_rows = []
        for path in paths:
            row = RecentRow(path, self._settings, is_pinned=path in pinned, parent=self._page)
            row.asked.connect(self.file_asked)
            self._recent.addWidget(row)
            self.recent_rows.append(row)
            for button in (row.button, row.side_button):
                self.setTabOrder(before, button)
                before = button
        self._none.setVisible(not paths)
        if focused is not None:
            again = (row.side_button for row in self.recent_rows if row.path == focused)
            next(again, self._last_choice).setFocus()

    def show_drag(self, is_over: bool) -> None:
        self.drop_target.is_inviting = is_over
        self.drop_target.update()


class DropTarget(QFrame):
    """A field that invites to drop a file; the window takes the drop wherever it falls."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        symbol, self._label = Symbol("drop", Tint.QUIET, parent=self), TintedLabel(Tint.QUIET, text, self)
        self._label.setWordWrap(True)
        self.is_inviting = False
        fill(QHBoxLayout(self), 1, symbol, (self._label, _FIRST), 1, margins=(20, 20, 20, 20), spacing=8)

    def measure(self) -> None:
        """Be as wide as the text in the current font, and narrower where there is no space for it."""
        metrics = self._label.fontMetrics()
        self._label.setMaximumWidth(metrics.horizontalAdvance(self._label.text()) + metrics.averageCharWidth())

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
