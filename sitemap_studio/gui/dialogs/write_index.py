"""Asks how sitemaps that have no index get one, and shows the files that will be written."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.split_sitemaps import IndexPlan, Keeps, can_keep_for_index, plan_index
from sitemap_studio.gui.i18n import counted, format_number, size_text
from sitemap_studio.gui.plans.outcome_dialog import MOST_LISTED, OutcomeDialog
from sitemap_studio.gui.theme import Tint, scaled

START_SIZE: Final = QSize(640, 460)
"""Size of the dialog until the user makes it another."""

_FATE_PIXELS: Final = 120
_FATE, _NUMBER, _SIZE = 1, 2, 3


class WriteIndexDialog(OutcomeDialog):
    """Which file keeps the name, the address of the folder, and what comes of it."""

    def __init__(self, document: Document, folder: str, parent: QWidget | None = None) -> None:
        """Prepare it.

        Args:
            document: The set.
            folder: The address that its folder probably has; empty where nothing tells.
            parent: Its owner.
        """
        super().__init__(parent)
        self._document = document
        self.setWindowTitle(self.tr("Write an index for {name}").format(name=document.name))
        self.for_index = QRadioButton(self.tr("The &index keeps the name {name}").format(name=document.name), self)
        self.for_sitemap = QRadioButton(self.tr("The first &sitemap keeps it"), self)
        self.address = QLineEdit(folder, self)
        heads = (self.tr("File"), self.tr("Saving"), self.tr("Entries"), self.tr("Size"))
        self.list_files(heads, (_NUMBER, _SIZE), self.tr("Result"))
        self.files.setColumnWidth(_FATE, scaled(_FATE_PIXELS))
        self._dress()
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(self.tr("&Address of the folder"), self.address)
        self.lay_out([self.for_index, self.for_sitemap, form], self.tr("Make the set"), START_SIZE)
        (self.for_index if can_keep_for_index(document) else self.for_sitemap).setChecked(True)
        self.for_index.toggled.connect(self.refresh)
        self.address.textChanged.connect(self.pause.start)
        self.refresh()

    def _dress(self) -> None:
        is_lone = not self._document.is_folder
        self.for_index.setToolTip(self.tr("Search engines that know the address go on to find everything there."))
        self.for_index.setVisible(is_lone)
        self.for_index.setEnabled(can_keep_for_index(self._document))
        self.for_sitemap.setVisible(is_lone)
        self.address.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.address.setPlaceholderText("https://www.example.com/")
        self.address.setToolTip(self.tr("Where the folder of these files lies on the web: an index lists addresses."))

    @property
    def _keeps(self) -> Keeps:
        return "index" if self.for_index.isChecked() else "sitemap"

    def plan(self) -> IndexPlan:
        return plan_index(self._document, keeps=self._keeps, base_url=self.address.text().strip())

    def show_plan(self, plan: IndexPlan | None) -> bool:
        if plan is not None:
            self._tell_plan(plan)
        rows = [] if plan is None else self._rows(plan)
        self.files.show_lines([texts for _, *texts in rows], [drawing for drawing, *_ in rows])
        return plan is not None

    def _tell_plan(self, plan: IndexPlan) -> None:
        if plan.n_outside:
            one = self.tr("1 entry does not lie below {address}: search engines may pass it over.")
            many = self.tr(
                "%n entries do not lie below {address}: search engines may pass them over.", None, plan.n_outside
            )
            self.say(counted(plan.n_outside, one, many).format(address=plan.base_url), Tint.WARNING)
        else:
            self.say(self.tr("The files are written by the next save; until then Undo takes it back."), Tint.QUIET)

    def _rows(self, plan: IndexPlan) -> list[tuple[str, str, str, str, str]]:
        """Drawing and texts of each file: the index, then the first sitemaps."""
        known = {sitemap.name for sitemap in self._document.sitemaps}
        written = self.tr("replaced") if plan.index_name in known else self.tr("new file")
        rows = [("index", plan.index_name, written, "", "")]
        for part in plan.parts[:MOST_LISTED]:
            before = None if part.sitemap is None else self._document.sitemaps[part.sitemap]
            if before is None or before.file_name != part.name:
                fate = self.tr("new file")
            else:
                is_same = len(part.slots) == self._document.table.urls_in(before.id)
                is_left = is_same and not self._document.is_changed(before.id)
                fate = self.tr("stays as it is") if is_left else self.tr("rewritten")
            rows.append(("sitemap", part.name, fate, format_number(len(part.slots)), size_text(part.bytes)))
        return rows
