"""Asks which sitemap the selected entries shall go to: one of the set, or a new one."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.widgets.layouts import give_room
from sitemap_studio.gui.widgets.line_edits import NameLine
from sitemap_studio.gui.widgets.list_view import FileView


@dataclass(frozen=True)
class SitemapTarget:
    """Where entries shall go.

    Attributes:
        sitemap: The id of a sitemap of the set; None for a new one.
        name: Its name.
    """

    sitemap: int | None
    name: str


class ChooseSitemapDialog(QDialog):
    """A list of sitemaps, and below it a line for the name of a new one.

    Signals:
        chosen: Where the entries shall go, as a `SitemapTarget`.
    """

    chosen = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Move entries"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.known = QRadioButton(self.tr("To a sitemap of the &set"), self)
        self.new = QRadioButton(self.tr("To a &new sitemap"), self)
        self.known.setChecked(True)
        self.list = FileView(self)
        self.list.setAccessibleName(self.tr("Sitemaps of the set"))
        self.name = NameLine(document, self)
        self._targets: list[SitemapTarget] = []
        self._fill(document)
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Ok | buttons.Cancel, self)
        self._ok = box.button(buttons.Ok)
        self._ok.setText(self.tr("Move"))
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        give_room(column)
        for widget in (self.known, self.list, self.new, self.name, box):
            column.addWidget(widget)
        self.known.toggled.connect(self._refresh)
        self.name.changed.connect(self._refresh)
        self.list.itemActivated.connect(self._choose)
        self._refresh()
        self.list.setFocus()

    def _fill(self, document: Document) -> None:
        for sitemap in document.sitemaps:
            if sitemap.error is not None or sitemap.read_only is not None:
                continue
            count = format_number(document.table.urls_in(sitemap.id))
            self.list.list_file(
                "sitemap", sitemap.name, self.tr("{name}  ({count})").format(name=sitemap.name, count=count)
            )
            self._targets.append(SitemapTarget(sitemap.id, sitemap.name))
        self.list.setCurrentRow(0)

    @property
    def target(self) -> SitemapTarget | None:
        """What is chosen; None where that can't be."""
        if self.new.isChecked():
            return SitemapTarget(None, self.name.name) if self.name.is_good else None
        row = self.list.currentRow()
        return self._targets[row] if row >= 0 else None

    @Slot()
    def _refresh(self) -> None:
        self.list.setEnabled(self.known.isChecked())
        self.name.setEnabled(self.new.isChecked())
        self._ok.setEnabled(self.target is not None)

    @Slot()
    def _choose(self) -> None:
        target = self.target
        if target is not None:
            self.accept()
            self.chosen.emit(target)
