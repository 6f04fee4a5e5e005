"""One recent file on the start page: opened by a click, pinned, or taken out of the list."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from sitemap_studio.core.paths import is_folder, path_exists
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.gui.words.texts import as_menu_text, as_tooltip, give_tip, near_home

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
        told = words.format(name=self.path.name)
        self.side_button.setIcon(icon(drawing))
        give_tip(self.side_button, told)
        self.side_button.setAccessibleName(told)
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
        """The name as whole as it can be, as it tells files of one folder apart, and as much of the folder as fits.

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
