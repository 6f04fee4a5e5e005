"""The about dialog: version, environment, and the components of the program with their licences."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QScrollArea,
    QSplitter,
    QTabWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import REPORT_URL
from sitemap_studio.core.version import __version__
from sitemap_studio.gui.about import APPLICATION, ProgramPart, environment, facts, program_parts, translated_label
from sitemap_studio.gui.formatting.display_text import tooltip_html
from sitemap_studio.gui.icons import program_icon
from sitemap_studio.gui.theme import Tint, bold, fixed_font, icon_size, scaled
from sitemap_studio.gui.widgets.desktop import open_in_browser
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.list_view import PaddedDelegate

_SIZE: Final = QSize(680, 520)
_LOGO_SIDE: Final = 64
_GAP: Final = 16
_SELECTABLE: Final = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class AboutDialog(Dialog):
    """Dialog with version, environment and licences, and a button that copies the details for a problem report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create the about dialog, and show the first component's licence."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Sitemap Studio"))
        self._parts = program_parts()
        self.parts = _ComponentList(self._parts, self)
        self.licence = QPlainTextEdit(self)
        self.pages = QTabWidget(self)
        self.pages.addTab(self._create_environment_page(), self.tr("&Environment"))
        self.pages.addTab(self._create_components_page(), self.tr("&Components and licences"))
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        report = box.addButton(self.tr("&Report a problem"), QDialogButtonBox.ButtonRole.HelpRole)
        report.setObjectName("report")
        report.setToolTip(REPORT_URL)
        report.clicked.connect(partial(open_in_browser, REPORT_URL))
        self.copy_button = box.addButton(self.tr("&Copy details"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(environment()))
        box.rejected.connect(self.reject)
        self.lay_out_column(self._create_heading(), (self.pages, 1), box, size=_SIZE)
        self.parts.currentItemChanged.connect(self._show_licence)
        self.parts.setCurrentIndex(self.parts.model().index(0, 0))
        self.pages.setFocus()

    def _create_heading(self) -> QHBoxLayout:
        """Return the row with logo, name, version and licence of the program."""
        logo, name = QLabel(self), QLabel(f"{APPLICATION} {__version__}", self)
        logo.setPixmap(program_icon().pixmap(icon_size(_LOGO_SIDE), self.devicePixelRatioF()))
        font = bold(name.font())
        font.setPointSizeF(font.pointSizeF() * 1.5)
        name.setFont(font)
        licence = QLabel(self.tr("Free software under the MIT licence."), self)
        return fill(QHBoxLayout(), logo, (fill(QVBoxLayout(), 1, name, licence, 1), 1), spacing=16)

    def _create_environment_page(self) -> QWidget:
        """Return the scrollable page with the facts about program and system, one in each line."""
        page, area = QWidget(self), QScrollArea(self)
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        # The focus moves from value to value, and the area scrolls along.
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        form = QFormLayout(page)
        form.setContentsMargins(12, 12, 12, 12)
        form.setVerticalSpacing(8)
        form.setHorizontalSpacing(16)
        for fact in facts():
            label, value = TintedLabel(Tint.QUIET, translated_label(fact), page), QLabel(fact.value, page)
            value.setTextFormat(Qt.TextFormat.PlainText)
            value.setTextInteractionFlags(_SELECTABLE)
            value.setWordWrap(True)
            value.setAccessibleName(label.text())
            form.addRow(label, value)
        return area

    def _create_components_page(self) -> QWidget:
        """Return the page with the list of components above the licence of the current one."""
        page = QSplitter(Qt.Orientation.Vertical, self)
        self.licence.setReadOnly(True)
        self.licence.setAccessibleName(self.tr("Licence"))
        self.licence.setFont(fixed_font())
        self.licence.setTabChangesFocus(True)
        page.addWidget(self.parts)
        page.addWidget(self.licence)
        page.setStretchFactor(1, 1)
        page.setChildrenCollapsible(False)
        return page

    @Slot()
    def _show_licence(self) -> None:
        """Show the licence text of the current component, or that it is missing."""
        part = self._parts[self.parts.currentIndex().row()]
        missing = self.tr("This installation lacks the text of the licence of {name}.")
        self.licence.setPlainText(part.text or missing.format(name=part.name))


class _ComponentList(QTreeWidget):
    """List of the program's components with their versions and licences."""

    def __init__(self, parts: list[ProgramPart], parent: QWidget) -> None:
        """Create the list of components with a row for each."""
        super().__init__(parent)
        self.setItemDelegate(PaddedDelegate(self))
        self.setRootIsDecorated(False)
        self.setAlternatingRowColors(True)
        self.setUniformRowHeights(True)
        self.setAccessibleName(self.tr("Components and licences"))
        self.setHeaderLabels([self.tr("Component"), self.tr("Version"), self.tr("Licence")])
        see = self.tr("see its text")
        for part in parts:
            item = QTreeWidgetItem([part.name, part.version, part.licence or see])
            item.setToolTip(2, tooltip_html(part.licence))
            self.addTopLevelItem(item)
        self.header().setStretchLastSection(True)
        for column in range(2):
            self.resizeColumnToContents(column)
            self.setColumnWidth(column, self.columnWidth(column) + scaled(_GAP))
