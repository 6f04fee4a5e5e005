"""The section of alternates: a table of languages and addresses, and what can be done for all languages at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sitemap_studio.gui.extensions.item_section import ItemSection
from sitemap_studio.gui.extensions.rows import blank_values
from sitemap_studio.gui.extensions.section import Editing
from sitemap_studio.gui.icons import icon
from sitemap_studio.protocol.languages import X_DEFAULT


class AlternateSection(ItemSection):
    """Alternates of one entry, or what can be done about those of several.

    Attributes:
        complete: The action that completes the clusters of the entries shown.
        missing: The action that adds missing languages to them.
        default: The action that adds an address for everybody else.

    Signals:
        cluster_asked: The clusters of the entries shown shall be completed.
        languages_asked: Missing languages shall be added to the entries shown.
    """

    cluster_asked = Signal()
    languages_asked = Signal()

    def __init__(self, edit: Editing, parent: QWidget | None = None) -> None:
        super().__init__("alternate", edit, parent)
        self.complete = QAction(icon("check"), self.tr("Complete the cluster"), self)
        self.complete.setToolTip(self.tr("Let all pages of the cluster list each other, and themselves."))
        self.missing = QAction(icon("add"), self.tr("Add missing languages …"), self)
        self.missing.setToolTip(self.tr("Add alternates in languages that are missing, by how addresses begin."))
        self.default = QAction(icon("host"), self.tr("Add x-default"), self)
        self.default.setToolTip(self.tr("Add the address for everybody whose language is not listed."))
        self.complete.triggered.connect(self.cluster_asked)
        self.missing.triggered.connect(self.languages_asked)
        self.default.triggered.connect(self._add_default)
        self._menu = QMenu(self)
        self._menu.addActions([self.missing, self.complete])
        self.more = QToolButton(self.header)
        self.more.setIcon(icon("more"))
        self.more.setAutoRaise(True)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.more.setToolTip(self.tr("More about alternates"))
        self.more.setAccessibleName(self.more.toolTip())
        self.more.setMenu(self._menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.header.extra.addWidget(self.more)

    def build(self) -> QWidget:
        body = super().build()
        column = body.layout()
        assert isinstance(column, QVBoxLayout)  # it was made so
        for action in (self.missing, self.complete, self.default):
            column.addWidget(_button(action, body))
        return body

    def refresh(self) -> None:
        super().refresh()
        may_change = self.around.may_change
        for action in (self.complete, self.missing):
            action.setEnabled(may_change)
        self.more.setVisible(not self.is_open)
        self.more.setEnabled(may_change)
        has_default = any((item.text("@hreflang") or "").lower() == X_DEFAULT for item in self._item_model.items)
        self.default.setEnabled(may_change and not has_default)
        self.default.setVisible(self.content is not None)

    @Slot()
    def _add_default(self) -> None:
        values = dict(blank_values("alternate")) | {"@hreflang": X_DEFAULT}
        self.add_item(list(values.items()))


def _button(action: QAction, parent: QWidget) -> QToolButton:
    button = QToolButton(parent)
    # Qt leaves the dots out of what buttons say.
    action.setIconText(action.text())
    button.setDefaultAction(action)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    return button
