"""The start page, shown while nothing is open, with the recent files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QDesktopServices,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
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
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.paths import is_folder, path_exists
from sitemap_studio.gui.about import APPLICATION
from sitemap_studio.gui.files.recovery_offers import RecoverableSets
from sitemap_studio.gui.formatting.display_text import abbreviate_home, escape_mnemonics, set_tooltip, tooltip_html
from sitemap_studio.gui.icons import icon, program_icon
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.gui.theme import Tint, bold, icon_size, scaled, tint_color, tint_ground
from sitemap_studio.gui.widgets.desktop import clipboard_data
from sitemap_studio.gui.widgets.labels import IconLabel, TintedLabel, icon_button
from sitemap_studio.gui.widgets.layouts import Part, fill

_ICON_SIZE: Final = 22
_MARGIN: Final = 8
_GAP: Final = 10


class ChoiceButton(QPushButton):
    """Flat button with an icon, a bold text, and a description below it."""

    def __init__(self, drawing: str, text: str, description: str, parent: QWidget | None = None) -> None:
        """Create a button with an icon by name, a text, and a description, which screen readers read, too."""
        super().__init__(text, parent)
        self._description = description
        self.setIcon(icon(drawing))
        # Enter presses the button, not only Space.
        self.setAutoDefault(True)
        self.setAccessibleName(text)
        self.setAccessibleDescription(description)

    def sizeHint(self) -> QSize:
        """Return the size that shows the full description."""
        description = self.fontMetrics().horizontalAdvance(self._description)
        return self.minimumSizeHint().expandedTo(
            QSize(2 * _MARGIN + icon_size(_ICON_SIZE).width() + _GAP + description, 0)
        )

    def minimumSizeHint(self) -> QSize:
        """Return the size that shows the full text; the description is elided."""
        text = QFontMetrics(bold(self.font())).horizontalAdvance(self.text())
        height = 2 * self.fontMetrics().height() + 2 * _MARGIN
        return QSize(2 * _MARGIN + icon_size(_ICON_SIZE).width() + _GAP + text, height)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Remove text and icon from the options, because `paintEvent` paints them itself."""
        super().initStyleOption(option)
        # The style paints only the frame.
        option.text = ""
        option.icon = QIcon()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon, the bold text and the elided description of the button."""
        super().paintEvent(event)
        painter, palette = QPainter(self), self.palette()
        side, line = icon_size(_ICON_SIZE).width(), self.fontMetrics().height()
        left = _MARGIN + side + _GAP
        room = self.width() - left - _MARGIN
        self.icon().paint(painter, QRect(_MARGIN, (self.height() - side) // 2, side, side))
        flags = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        painter.setFont(bold(self.font()))
        painter.drawText(QRect(left, _MARGIN, room, line), flags, self.text())
        painter.setFont(self.font())
        painter.setPen(tint_color(Tint.QUIET, palette))
        shown = self.fontMetrics().elidedText(self._description, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, _MARGIN + line, room, line), flags, shown)


_FOLDER_SHARE: Final = 0.3  # minimum share of a row for the folder if both are long


class RecentRow(QWidget):
    """Row of a recent file: a button that opens it, and one that pins it or removes a missing file.

    Signals:
        open_requested: The user wants to open the file at this `Path`.
    """

    open_requested = Signal(object)

    def __init__(self, path: Path, settings: Settings, *, is_pinned: bool, parent: QWidget) -> None:
        """Create the buttons for a path; a missing file can only be removed."""
        super().__init__(parent)
        self.path, self._settings = path, settings
        self._is_pinned, self._exists = is_pinned, path_exists(path)
        self.button = RecentButton(path, self, exists=self._exists)
        self.button.clicked.connect(self._request_open)
        if not self._exists:
            drawing, text, handler = "close", self.tr("Remove “{name}” from the list"), self._remove
        elif is_pinned:
            drawing, text, handler = "pinned", self.tr("Unpin “{name}”"), self._toggle_pin
        else:
            drawing, text, handler = "pin", self.tr("Pin “{name}”"), self._toggle_pin
        self.side_button = icon_button(drawing, text.format(name=path.name), self)
        self.side_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        set_tooltip(self.side_button, text.format(name=path.name))
        self.side_button.clicked.connect(handler)
        fill(QHBoxLayout(self), (self.button, 1), self.side_button, spacing=2)

    @property
    def full_width(self) -> int:
        """Width in pixels of the row without ellipsis in the path."""
        return self.button.full_width + 2 + self.side_button.sizeHint().width()

    def menu(self) -> QMenu:
        """Return a new context menu of the file: open, open its folder, copy its path, pin and remove."""
        menu, path, folder = QMenu(self), str(self.path), self.path.parent
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        opening = menu.addAction(icon("open"), self.tr("&Open"), self._request_open)
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
        """Show the context menu of the file at the mouse or, if opened by a key, below the row."""
        is_by_keyboard = event.reason() is QContextMenuEvent.Reason.Keyboard
        self.menu().popup(self.mapToGlobal(QPoint(8, self.height())) if is_by_keyboard else event.globalPos())

    @Slot()
    def _request_open(self) -> None:
        """Emit `open_requested` for this row's file."""
        self.open_requested.emit(self.path)

    @Slot()
    def _toggle_pin(self) -> None:
        """Pin this row's file in the settings, or unpin it."""
        self._settings.pin_file(self.path, is_pinned=not self._is_pinned)

    @Slot()
    def _remove(self) -> None:
        """Remove this row's file from the recent files."""
        self._settings.forget_file(self.path)


class RecentButton(QPushButton):
    """Button with the name and folder of a recent file; disabled if the file is missing."""

    def __init__(self, path: Path, parent: QWidget, *, exists: bool) -> None:
        """Create the button for a path, whose name and folder are elided to its width."""
        super().__init__(parent)
        self.setFlat(True)
        self.setAutoDefault(True)
        self.setIcon(icon("sitemap" if exists else "missing"))
        self.setEnabled(exists)
        missing = self.tr("“{name}” no longer exists.")
        self.setToolTip(tooltip_html(str(path) if exists else missing.format(name=path)))
        self.setAccessibleName(path.name)
        self.setAccessibleDescription(str(path.parent))
        self._name, self._folder = path.name, f"  –  {abbreviate_home(path.parent)}"

    @property
    def full_width(self) -> int:
        """Width in pixels of the button without ellipsis in name and folder."""
        # Qt elides a text if a fraction of a pixel is missing.
        width = sum(self.fontMetrics().horizontalAdvance(text) + 1 for text in (self._name, self._folder))
        return width + self._margins

    @property
    def _margins(self) -> int:
        """Width of the icon and the space around the text, in pixels."""
        return self.iconSize().width() + 24

    def resizeEvent(self, event: object) -> None:
        """Elide name and folder to the new width; the folder gets a minimum share, or all that the name leaves."""
        # The name distinguishes files of one folder.
        room = self.width() - self._margins
        metrics, middle = self.fontMetrics(), Qt.TextElideMode.ElideMiddle
        for_folder = min(metrics.horizontalAdvance(self._folder), int(room * _FOLDER_SHARE))
        name = metrics.elidedText(self._name, middle, room - for_folder)
        folder = metrics.elidedText(self._folder, middle, room - metrics.horizontalAdvance(name))
        self.setText(escape_mnemonics(name + folder))

    def sizeHint(self) -> QSize:
        """Return a fixed width, because the text is elided to the available space."""
        return QSize(220, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return a fixed width in which the name can be recognised."""
        return QSize(120, super().minimumSizeHint().height())


_PAGE_WIDTHS: Final = (720, 1600)  # minimum and maximum width of the page in pixels
_CHOICE_WIDTH: Final = 336
_MARGINS: Final = (32, 24, 32, 24)
_COLUMN_GAP: Final = 40
_LOGO_SIDE: Final = 56
_FULL_STRETCH: Final = 1_000  # stretch of items that have priority over all others


class StartPage(QWidget):
    """Page with the title, recoverable sets, choices to begin with, and the recent files.

    Signals:
        pasted: The user pasted this `QMimeData`.
        file_requested: The user wants to open the recent file at this `Path`.
    """

    pasted = Signal(object)
    file_requested = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Create the page with all its columns; the recent files are listed when it is shown."""
        super().__init__(parent)
        self._settings = settings
        self.is_leaving = False
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        # Scrollable, so that a long list does not limit the minimum size of the window.
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        ground = QWidget(area.viewport())
        ground.setBackgroundRole(QPalette.ColorRole.Base)
        self._page = QWidget(ground)
        fill(QHBoxLayout(ground), 1, (self._page, _FULL_STRETCH), 1)
        area.setWidget(ground)
        fill(QVBoxLayout(self), area)
        self.recoverable_sets = RecoverableSets(self._page)
        # In display order: the pinned ones, then the others, the latest first.
        self.recent_rows: list[RecentRow] = []
        self._logo, self._name = QLabel(self._page), QLabel(APPLICATION, self._page)
        text = self.tr("or drop a sitemap, an index, a folder, a text list, a CSV file or a link here")
        self.drop_target = DropTarget(text, self._page)
        sides = fill(
            QHBoxLayout(),
            (self._choice_column(), 6),
            (self._recent_column(), 5),
            margins=(0, 8, 0, 8),
            spacing=_COLUMN_GAP,
        )
        column = QVBoxLayout(self._page)
        parts = (2, self._title(), self.recoverable_sets, sides, self.drop_target, 3)
        fill(column, *parts, margins=_MARGINS, spacing=16)
        self._measure()
        settings.recent_changed.connect(self._on_recent_changed)

    def _title(self) -> QHBoxLayout:
        """Return the layout of the logo, the name of the program and a sentence about it."""
        promise = TintedLabel(Tint.QUIET, self.tr("Open, edit, check and save the sitemaps of a site."), self._page)
        promise.setWordWrap(True)
        texts = fill(QVBoxLayout(), self._name, promise, spacing=2)
        return fill(QHBoxLayout(), self._logo, (texts, 1), spacing=16)

    def _measure(self) -> None:
        """Set the sizes that depend on the font: logo, title, buttons, drop target and page width."""
        self._logo.setPixmap(program_icon().pixmap(icon_size(_LOGO_SIDE), self.devicePixelRatioF()))
        font = bold(self.font())
        font.setPointSizeF(font.pointSizeF() * 2)
        self._name.setFont(font)
        for button in self.choices.values():
            button.setMaximumWidth(scaled(_CHOICE_WIDTH))
        self.drop_target.measure()
        self._fit_width()

    def _fit_width(self) -> None:
        """Limit the page width to what the longest recent path needs, between two limits."""
        least, most = map(scaled, _PAGE_WIDTHS)
        beside = _MARGINS[0] + scaled(_CHOICE_WIDTH) + _COLUMN_GAP + _MARGINS[2]
        needed = max((beside + row.full_width for row in self.recent_rows), default=0)
        self._page.setMaximumWidth(min(max(least, needed), most))

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the sizes on the start page to a new style or font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._measure()

    def _column(self, heading: str, *parts: Part) -> QVBoxLayout:
        """Return a vertical layout with a bold heading above widgets or layouts."""
        label = QLabel(heading, self._page)
        label.setFont(bold(label.font()))
        return fill(QVBoxLayout(), label, *parts, 1, spacing=4)

    def _choice_column(self) -> QVBoxLayout:
        """Create the choice buttons, and return their column."""
        choices = (
            ("open", self.tr("Open …"), self.tr("A sitemap, or an index with its sitemaps")),
            ("folder", self.tr("Open folder …"), self.tr("All its sitemaps as one set")),
            ("browse", self.tr("Open from web …"), self.tr("The sitemaps of a site, by its URL")),
            ("new", self.tr("New"), self.tr("Empty sitemap")),
            ("sample", self.tr("Sample set"), self.tr("Try it with a small sample shop")),
        )
        self.choices = {choice[0]: ChoiceButton(*choice, self._page) for choice in choices}
        buttons = list(self.choices.values())
        # The page itself does not use the focus.
        self.setFocusProxy(buttons[0])
        self._last_choice = buttons[-1]
        return self._column(self.tr("Start"), *buttons)

    def _recent_column(self) -> QVBoxLayout:
        """Create the empty list of recent files, and return its column."""
        self._recent = fill(QVBoxLayout(), spacing=0)
        self._empty_note = TintedLabel(Tint.QUIET, self.tr("Files that you open are listed here."), self._page)
        self._empty_note.setWordWrap(True)
        return self._column(self.tr("Recent"), self._empty_note, self._recent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit `pasted` for the key that pastes."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit(clipboard_data())
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """List the recent files when the page is shown."""
        self.refresh()
        super().showEvent(event)

    @Slot()
    def _on_recent_changed(self) -> None:
        """Refresh the page if it is visible and not about to be replaced; else it is refreshed when it is shown."""
        # A hidden page is refreshed when it is shown.
        if self.isVisible() and not self.is_leaving:
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """List the recent files again; a focused pin or remove button is focused again, or the last choice button."""
        focused = next((row.path for row in self.recent_rows if row.side_button.hasFocus()), None)
        for row in self.recent_rows:
            row.hide()
            row.deleteLater()
        pinned, paths = self._settings.pinned_files(), self._settings.listed_files()
        before: QWidget = self._last_choice
        self.recent_rows = []
        for path in paths:
            row = RecentRow(path, self._settings, is_pinned=path in pinned, parent=self._page)
            row.open_requested.connect(self.file_requested)
            self._recent.addWidget(row)
            self.recent_rows.append(row)
            for button in (row.button, row.side_button):
                self.setTabOrder(before, button)
                before = button
        self._empty_note.setVisible(not paths)
        self._fit_width()
        if focused is not None:
            same_file = (row.side_button for row in self.recent_rows if row.path == focused)
            next(same_file, self._last_choice).setFocus()

    def show_drag(self, is_over: bool) -> None:
        """Highlight the drop target while a file is dragged over the window."""
        self.drop_target.is_inviting = is_over
        self.drop_target.update()


class DropTarget(QFrame):
    """Frame that invites the user to drop a file; the window accepts drops anywhere."""

    def __init__(self, text: str, parent: QWidget) -> None:
        """Create the drop target with an icon and a text."""
        super().__init__(parent)
        symbol, self._label = IconLabel("drop", Tint.QUIET, parent=self), TintedLabel(Tint.QUIET, text, self)
        self._label.setWordWrap(True)
        self.is_inviting = False
        fill(QHBoxLayout(self), 1, symbol, (self._label, _FULL_STRETCH), 1, margins=(20, 20, 20, 20), spacing=8)

    def measure(self) -> None:
        """Limit the width of the text to one line in the current font."""
        metrics = self._label.fontMetrics()
        self._label.setMaximumWidth(metrics.horizontalAdvance(self._label.text()) + metrics.averageCharWidth())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a dashed frame, or a solid one in colour while a file is dragged."""
        painter, frame = QPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_inviting:
            # A thicker, solid line in addition to the colour.
            painter.setBrush(tint_ground(Tint.INFO, self.palette()))
            painter.setPen(QPen(tint_color(Tint.INFO, self.palette()), 2))
        else:
            painter.setPen(QPen(tint_color(Tint.QUIET, self.palette()), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(frame, 8, 8)
