"""The history panel: the list of undo steps, in which users can return to any step."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QStyleOptionViewItem, QUndoView, QVBoxLayout, QWidget

from sitemap_studio.gui.context import Context
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, icon_size
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.list_view import Index, PaddedDelegate


class _StepDelegate(PaddedDelegate):
    """Delegate that reserves space for the icon of the saved step in every row, so that titles align."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Reserve the width of an icon, even in rows without one."""
        super().initStyleOption(option, index)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationSize = icon_size()


class HistoryPanel(QWidget):
    """Panel with the list of undo steps; the current row is the last applied step, and a click changes it."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        """Create the list of undo steps of the window's session."""
        super().__init__(parent)
        self._session = context.session
        self.view = QUndoView(context.session.undo_stack, self)
        self.view.setEmptyLabel(self.tr("Opened"))
        self.view.setCleanIcon(icon("save", Tint.GOOD))
        self.view.setItemDelegate(_StepDelegate(self.view))
        self.view.setAlternatingRowColors(True)
        self.view.setIconSize(icon_size())
        self.view.setAccessibleName(self.tr("History"))
        self.view.setToolTip(self.tr("Select a step to go to it. The disk icon marks the saved version."))
        self.view.pressed.connect(lambda _: context.finish_editing())
        context.session.busy_changed.connect(self._disable_while_busy)
        self._disable_while_busy()
        fill(QVBoxLayout(self), self.view)

    @Slot()
    def _disable_while_busy(self) -> None:
        """Disable the list if the session is applying an edit, otherwise enable it."""
        self.view.setDisabled(self._session.is_busy)

    def focus_list(self) -> None:
        """Focus the list of steps."""
        self.view.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(250, 200)
