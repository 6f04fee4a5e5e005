"""What stands above a docked panel: its title, and a button that closes it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QToolButton, QWidget

from sitemap_studio.gui.look.icons import icon
from sitemap_studio.gui.look.sizes import icon_size
from sitemap_studio.gui.look.theme import Tint

_NO_LIMIT: Final = 16_777_215
"""The largest size of a widget; Qt's QWIDGETSIZE_MAX."""


class PanelTitle(QWidget):
    """The title of a panel, and a button that closes it; Qt's own is hard to see on a dark ground."""

    def __init__(self, title: str, dock: QDockWidget) -> None:
        super().__init__(dock)
        close = QToolButton(self)
        close.setIcon(icon("close", Tint.QUIET))
        close.setIconSize(icon_size(14))
        close.setAutoRaise(True)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.setToolTip(self.tr("Close this panel"))
        close.setAccessibleName(self.tr("Close the panel “{title}”").format(title=title))
        close.clicked.connect(dock.close)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 6, 4)
        row.addWidget(QLabel(title, self))
        row.addStretch(1)
        row.addWidget(close)
        self._is_folded = False

    def fold(self, is_folded: bool) -> None:
        """Take no room, as where a tab says the same; or be there again."""
        if is_folded != self._is_folded:
            self._is_folded = is_folded
            self.setMaximumHeight(0 if is_folded else _NO_LIMIT)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width(), 0) if self._is_folded else size

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        return QSize(size.width(), 0) if self._is_folded else size
