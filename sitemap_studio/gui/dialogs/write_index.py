"""Asks how sitemaps that have no index get one, and shows the files that will be written."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.outgrowing import IndexPlan, Keeps, can_keep_for_index, inferred_base, plan_index
from sitemap_studio.gui.dialog_layout import give_room
from sitemap_studio.gui.labels import TintedLabel
from sitemap_studio.gui.numbers import counted, size_text, spelled
from sitemap_studio.gui.outcome_table import OutcomeTable
from sitemap_studio.gui.sizes import fitting, scaled
from sitemap_studio.gui.spoken import spoken_error
from sitemap_studio.gui.theme import Tint

START_SIZE: Final = QSize(640, 460)
"""Size of the dialog until the user makes it another."""

_PAUSE_MS: Final = 200
_FATE_PIXELS: Final = 120
_MOST_LISTED: Final = 1_000
_FATE, _NUMBER, _SIZE = 1, 2, 3


class WriteIndexDialog(QDialog):
    """Which file keeps the name, the address of the folder, and what comes of it.

    Signals:
        chosen: The user wants this `IndexPlan`.
    """

    chosen = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._plan: IndexPlan | None = None
        self.setWindowTitle(self.tr("Write an index for {name}").format(name=document.name))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.for_index = QRadioButton(self.tr("The &index keeps the name {name}").format(name=document.name), self)
        self.for_sitemap = QRadioButton(self.tr("The first &sitemap keeps it"), self)
        self.address = QLineEdit(inferred_base(document), self)
        heads = (self.tr("File"), self.tr("Saving"), self.tr("Entries"), self.tr("Size"))
        self.files = OutcomeTable(heads, (_NUMBER, _SIZE), self)
        self._says = TintedLabel(Tint.QUIET, parent=self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._lay_out()
        (self.for_index if can_keep_for_index(document) else self.for_sitemap).setChecked(True)
        self.for_index.toggled.connect(self.refresh)
        self.address.textChanged.connect(self._pause.start)
        self._pause.timeout.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        is_lone = not self._document.is_folder
        self.for_index.setToolTip(self.tr("Search engines that know the address go on to find everything there."))
        self.for_index.setVisible(is_lone)
        self.for_index.setEnabled(can_keep_for_index(self._document))
        self.for_sitemap.setVisible(is_lone)
        self.address.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.address.setPlaceholderText("https://www.example.com/")
        self.address.setToolTip(self.tr("Where the folder of these files lies on the web: an index lists addresses."))
        self.files.setAccessibleName(self.tr("Result"))
        self.files.setColumnWidth(_FATE, scaled(_FATE_PIXELS))
        self._says.setTextFormat(Qt.TextFormat.PlainText)
        self._says.setWordWrap(True)
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Ok | buttons.Cancel, self)
        self._ok = box.button(buttons.Ok)
        self._ok.setText(self.tr("Make the set"))
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(self.tr("&Address of the folder"), self.address)
        column = QVBoxLayout(self)
        give_room(column)
        column.addWidget(self.for_index)
        column.addWidget(self.for_sitemap)
        column.addLayout(form)
        column.addWidget(self.files, 1)
        column.addWidget(self._says)
        column.addWidget(box)
        self.resize(fitting(START_SIZE, self))

    @property
    def says(self) -> str:
        """What is said of the plan, or why there is none."""
        return self._says.text()

    @property
    def _keeps(self) -> Keeps:
        return "index" if self.for_index.isChecked() else "sitemap"

    @Slot()
    def refresh(self) -> None:
        """Plan anew, and show what would come of it."""
        self._pause.stop()
        self._plan = None
        try:
            self._plan = plan_index(self._document, keeps=self._keeps, base_url=self.address.text().strip())
        except StudioError as error:
            self._tell(spoken_error(error), Tint.ERROR)
        else:
            self._tell_plan(self._plan)
        self._ok.setEnabled(self._plan is not None)
        self._list()

    def _tell_plan(self, plan: IndexPlan) -> None:
        if plan.n_outside:
            one = self.tr("1 entry does not lie below {address}: search engines may pass it over.")
            many = self.tr(
                "%n entries do not lie below {address}: search engines may pass them over.", None, plan.n_outside
            )
            self._tell(counted(plan.n_outside, one, many).format(address=plan.base_url), Tint.WARNING)
        else:
            self._tell(self.tr("The files are written by the next save; until then Undo takes it back."), Tint.QUIET)

    def _tell(self, sentence: str, tint: Tint) -> None:
        self._says.set_tint(tint)
        self._says.setText(sentence)

    def _list(self) -> None:
        rows = [] if self._plan is None else self._rows(self._plan)
        self.files.show_lines([texts for _, *texts in rows], [drawing for drawing, *_ in rows])

    def _rows(self, plan: IndexPlan) -> list[tuple[str, str, str, str, str]]:
        """Drawing and texts of each file: the index, then the first sitemaps."""
        known = {sitemap.name for sitemap in self._document.sitemaps}
        written = self.tr("replaced") if plan.index_name in known else self.tr("new file")
        rows = [("index", plan.index_name, written, "", "")]
        for part in plan.parts[:_MOST_LISTED]:
            before = None if part.sitemap is None else self._document.sitemaps[part.sitemap]
            if before is None or before.file_name != part.name:
                fate = self.tr("new file")
            else:
                is_same = len(part.slots) == self._document.table.urls_in(before.id)
                is_left = is_same and not self._document.is_changed(before.id)
                fate = self.tr("stays as it is") if is_left else self.tr("rewritten")
            rows.append(("sitemap", part.name, fate, spelled(len(part.slots)), size_text(part.bytes)))
        return rows

    @Slot()
    def _choose(self) -> None:
        self.refresh()
        if self._plan is not None:
            self.accept()
            self.chosen.emit(self._plan)
