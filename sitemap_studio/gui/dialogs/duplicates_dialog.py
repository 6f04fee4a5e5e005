"""The dialog that removes duplicates, and lists each beside the entry that is kept."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Slot
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.duplicate_removal import FIRST, NEWEST, DuplicateRemoval, plan_duplicate_removal
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import cell_text
from sitemap_studio.gui.i18n import format_number, text_for_count
from sitemap_studio.gui.planned_changes.before_after import ChangeColumn
from sitemap_studio.gui.planned_changes.job_dialogs import PlanDialog
from sitemap_studio.gui.planned_changes.planned_changes import PlannedChangesModel, PlannedChangesView
from sitemap_studio.gui.theme import Tint
from sitemap_studio.model.edits import CellChanges

_MIN_BOX_CHARACTERS: Final = 40
_SIZE: Final = QSize(980, 560)
_COLUMN_WIDTHS: Final = {int(ChangeColumn.ENTRY): 150}


class RemovalList(PlannedChangesModel):
    """Model with a row for each entry to remove: locations and URLs of this entry and of the kept one."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """Create an empty preview of duplicates to remove from a set."""
        super().__init__(document, parent)
        self.heads = (
            self.tr("Entry"),
            self.tr("Kept entry"),
            QCoreApplication.translate("RemovalList", "Removed"),
            self.tr("Kept"),
        )

    def value_text(self, values: CellChanges, row: int, column: int) -> str:
        """Return the cell text of a row: location or URL of the removed entry, or of the kept entry."""
        if column == ChangeColumn.ENTRY:
            return self._location_text(int(values.slots[row]))
        if column == ChangeColumn.FIELD:
            assert isinstance(self.plan, DuplicateRemoval)
            return self._location_text(int(self.plan.kept[row]))
        # Not shortened around differences, because most URLs are equal.
        return cell_text((values.before if column == ChangeColumn.BEFORE else values.after)[row])

    def _location_text(self, slot: int) -> str:
        """Return the number of an entry in the set, with the file name of its sitemap if there are several."""
        table, sitemaps = self._document.table, self._document.sitemaps
        number = format_number(int(table.positions()[slot]) + 1)
        if len(sitemaps) == 1:
            return number
        return self.tr("{number} · {loc}").format(number=number, loc=sitemaps[table.sitemap_of(slot)].name)


class DuplicatesDialog(PlanDialog):
    """Dialog that plans the removal of duplicates, and removes the ticked ones.

    The user chooses when URLs are equal, and which entry of equal ones is kept. `is_near` initially selects the
    criterion that ignores scheme, www and trailing slashes.
    """

    def __init__(self, context: Context, parent: QWidget, *, is_near: bool = False) -> None:
        """Finish editing in the table, create the dialog that removes duplicates, and start planning."""
        context.finish_editing()
        self._session = session = context.session
        values = RemovalList(session.document, parent)
        super().__init__(values, PlannedChangesView(values, pixels=_COLUMN_WIDTHS), context.jobs, parent)
        self._version = session.version
        self._table, self._locked = session.document.table.snapshot(), frozenset(session.locked)
        self.setWindowTitle(self.tr("Remove duplicates"))
        self.button.setText(self.tr("Remove"))
        self.view.setAccessibleName(self.tr("Entries to remove"))
        self.view.set_placeholder_text(self.tr("Each entry to be removed, with the one that is kept."))
        self.note.set_tint(Tint.WARNING)
        self._filtered_slots = context.page.filtered_slots()
        self.scope, self.criterion, self.kept = QComboBox(self), QComboBox(self), QComboBox(self)
        all_entries = (self.tr("The whole set"), len(self._table))
        scopes = (
            [all_entries]
            if self._filtered_slots is None
            else [(self.tr("Entries shown"), len(self._filtered_slots)), all_entries]
        )
        for caption, count in scopes:
            self.scope.addItem(self.tr("{title} ({count})").format(title=caption, count=format_number(count)))
        self.criterion.addItem(self.tr("identical"), False)
        self.criterion.addItem(
            self.tr("equal except for http/https, www, trailing slash, index file and parameter order"), True
        )
        # The longest item is wider than a small screen.
        self.criterion.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.criterion.setMinimumContentsLength(_MIN_BOX_CHARACTERS)
        self.criterion.setCurrentIndex(int(is_near))
        self.kept.addItem(self.tr("the first of the set"), FIRST)
        self.kept.addItem(self.tr("the one with the newest lastmod"), NEWEST)
        if len(session.document.sitemaps) > 1:
            for sitemap in session.document.sitemaps:
                self.kept.addItem(self.tr("the one in {sitemap}").format(sitemap=sitemap.name), sitemap.id)
        above = QWidget(self)
        form = QFormLayout(above)
        form.setContentsMargins(0, 0, 0, 0)
        for box, label, name in (
            (self.scope, self.tr("&Entries"), self.tr("Entries")),
            (self.criterion, self.tr("&URLs are"), self.tr("URLs are")),
            (self.kept, self.tr("&Keep"), self.tr("Keep")),
        ):
            box.setAccessibleName(name)
            form.addRow(label, box)
            box.currentIndexChanged.connect(self.plan)
        form.setRowVisible(self.scope, self._filtered_slots is not None)
        self.lay_out(above, None, None, _SIZE)
        self.criterion.setFocus()
        self.plan()

    @property
    def _is_limited_to_filtered(self) -> bool:
        """Whether only the entries shown by the table's filter are candidates for removal."""
        return self._filtered_slots is not None and self.scope.currentIndex() == 0

    @Slot()
    def plan(self) -> None:
        """Start a job that plans which duplicates to remove, for the chosen scope, criterion and kept entries."""
        work = partial(
            plan_duplicate_removal,
            self._table,
            keep=self.kept.currentData(),
            is_near=self.criterion.currentData(),
            candidates=self._filtered_slots if self._is_limited_to_filtered else None,
            locked=self._locked,
        )
        is_current = partial(self._session.is_at, self._version)
        self.run_job(self.tr("Planning"), lambda progress: work(progress=progress), is_current)

    def show_result(self, plan: DuplicateRemoval) -> None:
        """Show a plan in the preview, with the number of read-only duplicates that remain."""
        one = self.tr("1 duplicate in a read-only sitemap is kept.")
        many = self.tr("%n duplicates in read-only sitemaps are kept.", None, plan.n_locked)
        self.note.setText(text_for_count(plan.n_locked, one, many) if plan.n_locked else "")
        self.values.show_plan(plan)

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Show the number of ticked entries; disable the button at 0 and while planning is pending."""
        self.button.setEnabled(ticked > 0 and not self.is_job_pending)
        one, many = self.tr("Remove 1 entry"), self.tr("Remove %n entries", None, ticked)
        self.button.setText(text_for_count(ticked, one, many) if ticked else self.tr("Remove"))
        if not self.values.rowCount():
            self.sentence.setText(self.tr("There are no duplicates to remove."))
            return
        one, many = self.tr("1 entry will be removed"), self.tr("%n entries will be removed", None, ticked)
        self.show_changes(text_for_count(ticked, one, many), ticked)

    @Slot()
    def apply_result(self) -> None:
        """Close the dialog, and push the removal of the ticked entries as an undo step if the set has not changed.

        Do nothing while the button is disabled or planning is pending.
        """
        plan = self.values.ticked_plan()
        if self.is_job_pending or plan is None or not self.button.isEnabled():
            return
        self.accept()
        if self._session.is_at(self._version):
            count = len(plan)
            title = text_for_count(count, self.tr("Remove 1 entry"), self.tr("Remove %n entries", None, count))
            self._session.push_plan(title, plan)
