"""The problems panel, operated by mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.fixes_dialog import CellFixPopover
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.panels.problems_panel import FIX
from sitemap_studio.protocol.rule import Severity


def painted_text(view: QAbstractItemView, index: QModelIndex) -> str:
    """Return the elided text of a cell."""
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    option.rect = view.visualRect(index)
    delegate = view.itemDelegate()
    assert isinstance(delegate, QStyledItemDelegate)
    delegate.initStyleOption(option, index)
    style = view.style()
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
    area = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
    return option.fontMetrics.elidedText(option.text, option.textElideMode, area.width() - 2 * margin)


class ProblemsPage:
    """Page object of the problems panel."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.panel = window, window.problems
        self.tree, self.view, self.pane, self.bar = (
            self.panel.tree, self.panel.view, self.panel.pane, self.panel.bar
        )  # fmt: skip

    @property
    def rule_ids(self) -> list[str]:
        """Ids of the listed rules."""
        return [group.rule.id for group in self.tree.groups]

    @property
    def severity_texts(self) -> list[str]:
        """Texts of the severity buttons."""
        return [button.accessibleName() for button in self.bar.severities.values()]

    @property
    def row_texts(self) -> list[str]:
        """Texts of the top-level rows."""
        self.refresh()
        return [self.tree.index(row, 0).data() for row in range(self.tree.rowCount())]

    def refresh(self) -> None:
        """Refresh the panel without waiting for its timer."""
        self.panel.refresh()

    def rule_index(self, rule: str) -> QModelIndex:
        return self.tree.index(self.rule_ids.index(rule), 0)

    def problem_index(self, rule: str, number: int = 0) -> QModelIndex:
        """Return the index of a problem below its rule, or of the rule if that is its only problem."""
        line = self.rule_index(rule)
        self.tree.fetchMore(line)
        return self.tree.index(number, 0, line) if self.tree.hasChildren(line) else line

    def fix_text(self, index: QModelIndex) -> str:
        """Return the text of the fix button in a row; empty without a fix."""
        return str(index.siblingAtColumn(FIX).data())

    def click(self, index: QModelIndex, qtbot: QtBot, column: int = 0) -> None:
        if not self.panel.isVisible():
            self.window.docks.show_panel("problems")
        if index.parent().isValid():
            self.view.expand(index.parent())
        cell = index.siblingAtColumn(column)
        self.view.scrollTo(cell)
        self._click_at(self.view.visualRect(cell).center(), qtbot)

    def click_fix(self, index: QModelIndex, qtbot: QtBot) -> None:
        self.click(index, qtbot, FIX)

    def _click_at(self, point: QPoint, qtbot: QtBot) -> None:
        qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def click_severity(self, severity: Severity) -> None:
        self.bar.severities[severity].click()
        self.refresh()

    @property
    def shown_entry_count(self) -> int:
        """Number of entries in the table."""
        return self.window.page.view.entries.rowCount()

    def open_popover(self) -> CellFixPopover:
        """Return the open popover."""
        (found,) = [
            each for each in QApplication.topLevelWidgets() if isinstance(each, CellFixPopover) and each.isVisible()
        ]
        return found
