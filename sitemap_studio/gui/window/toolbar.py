"""The toolbar: the actions that have a label, and the choice of the profile at its end."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QSizePolicy, QToolBar, QToolButton, QWidget

from sitemap_studio.gui.actions.actions import Actions
from sitemap_studio.gui.look.icons import icon
from sitemap_studio.gui.look.sizes import icon_size, scaled

_ICON_SIDE: Final = 20
_EXTENSION: Final = 12
"""Width of the button for what has no room, as Qt makes it beside letters of any size."""


class Toolbar(QToolBar):
    """Actions on the left, one widget on the right."""

    def __init__(self, actions: Actions, at_the_end: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Toolbar"))
        self.setAccessibleName(self.windowTitle())
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setIconSize(icon_size(_ICON_SIDE))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        actions.fill_toolbar(self)
        stretch = QWidget(self)
        stretch.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(stretch)
        self.addWidget(at_the_end)
        self._dress_extension()

    def _dress_extension(self) -> None:
        """Give the button for what has no room a drawing that is seen on dark grounds, too; Qt's own is black."""
        button = self.findChild(QToolButton, "qt_toolbar_ext_button")
        if button is not None:
            button.setIcon(icon("more"))
            button.installEventFilter(self)
            button.setToolTip(self.tr("More"))
            button.setAccessibleName(button.toolTip())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.setIconSize(icon_size(_ICON_SIDE))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize) and isinstance(watched, QToolButton):
            self._widen(watched)
        return super().eventFilter(watched, event)

    def _widen(self, button: QToolButton) -> None:
        """Let the button for what has no room grow with the letters, inwards."""
        more = scaled(_EXTENSION) - _EXTENSION
        rect = button.geometry()
        if more and rect.width() == _EXTENSION:
            is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            button.setIconSize(icon_size())
            button.setGeometry(rect.adjusted(0, 0, more, 0) if is_mirrored else rect.adjusted(-more, 0, 0, 0))
