"""The dialog that compares the open set with its files on disk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QPushButton, QWidget

from sitemap_studio.document.comparing import ADDED, EXTENSIONS, REMOVED, RENAMED, SITEMAP, ComparedSet, Difference
from sitemap_studio.gui.formatting.display_text import cell_text, escape_rich_text
from sitemap_studio.gui.i18n import format_number, text_for_count
from sitemap_studio.gui.jobs.background_jobs import JobFunction, Jobs
from sitemap_studio.gui.planned_changes.before_after import BeforeAfterView, ChangeColumn, value_text
from sitemap_studio.gui.planned_changes.job_dialogs import DifferencesDialog
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.text_models import TextModel

_EMPTY_WIDTH: Final = 520


@dataclass(frozen=True, eq=False)
class SetComparison:
    """The set on disk, the open set, and their difference."""

    before: ComparedSet
    after: ComparedSet
    difference: Difference


class DifferenceList(TextModel):
    """Table with a row for each entry that is in only one of two sets, and for each different value."""

    def __init__(self) -> None:
        """Create an empty table of differences."""
        super().__init__()
        self.heads = (self.tr("Entry"), self.tr("Difference"), self.tr("On disk"), self.tr("Your version"))
        self._comparison: SetComparison | None = None

    def show_comparison(self, comparison: SetComparison) -> None:
        """Replace the rows by the differences of a comparison."""
        self.beginResetModel()
        self._comparison, self.count = comparison, comparison.difference.lines.height
        self.endResetModel()

    def text(self, row: int, column: int, role: int) -> str:
        """Return the text or tooltip of a cell: entry, difference, value on disk or value in the open set."""
        compared = self._comparison
        assert compared is not None
        kind, field, *values, position, after_position = compared.difference.lines.row(row)
        if column == ChangeColumn.FIELD:
            return self._difference_label(kind, field)
        if column == ChangeColumn.ENTRY:
            is_here = after_position is not None
            side, entry_position = (compared.after, after_position) if is_here else (compared.before, position)
            loc = cell_text(side.table.value(int(side.table.order[entry_position]), "loc"))
            return escape_rich_text(
                self.tr("{number} · {loc}").format(number=format_number(entry_position + 1), loc=loc)
            )
        value = values[column - ChangeColumn.BEFORE]
        if role == Qt.ItemDataRole.ToolTipRole:
            return escape_rich_text(cell_text(value))
        return self.tr("(none)") if value is None and kind not in (ADDED, REMOVED) else value_text(value)

    def _difference_label(self, kind: str, field: str) -> str:
        """Return the text of the difference column: the field, or the kind of difference."""
        if kind == ADDED:
            return self.tr("Only in your version")
        if kind == REMOVED:
            return self.tr("Only on disk")
        if kind == RENAMED and field == "loc":
            return self.tr("renamed")
        return {EXTENSIONS: self.tr("extensions"), SITEMAP: self.tr("sitemap")}.get(field, field)


class CompareDialog(DifferencesDialog):
    """Dialog with the differences between the open set and its files on disk.

    Args:
        name: Name of the set.
        compare: Job that returns the `SetComparison`.
        jobs: Jobs of the window.
        is_current: Returns whether the open set is still the compared one.
        may_keep: Whether another program changed the files, so that the user can keep the open version.
        parent: The parent of the dialog.

    Signals:
        keep_requested: The user wants to keep the open version.
        reload_requested: The user wants to reload the files.
    """

    keep_requested = Signal()
    reload_requested = Signal()

    def __init__(
        self, name: str, compare: JobFunction, jobs: Jobs, *, is_current: Callable[[], bool], may_keep: bool,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """Create the comparison dialog, and start the job that compares; cancelling the job closes the dialog."""
        self.differences = DifferenceList()
        super().__init__(BeforeAfterView(self.differences), jobs, parent)
        self.keep_button, self.reload_button = (
            QPushButton(self.tr("Keep my version"), self),
            QPushButton(self.tr("Reload"), self),
        )
        self.ignore_sitemaps = QCheckBox(self.tr("&Ignore which sitemap an entry is in"), self)
        self._may_keep = may_keep
        self._comparison: SetComparison | None = None
        self.setWindowTitle(self.tr("Compare “{name}” with file on disk").format(name=name))
        self.sentence.setText(self.tr("Comparing with the file on disk …"))
        self.view.setAccessibleName(self.tr("Differences"))
        for button, signal in ((self.reload_button, self.reload_requested), (self.keep_button, self.keep_requested)):
            self.box.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            button.clicked.connect(self.accept)
            button.clicked.connect(signal)
        self.box.addButton(QDialogButtonBox.StandardButton.Close).setDefault(True)
        self.lay_out(None, None, self.ignore_sitemaps)
        self.keep_button.setVisible(may_keep)
        self.ignore_sitemaps.hide()
        self.ignore_sitemaps.toggled.connect(self._update_list)
        self.run_job(self.tr("Comparing with the file on disk"), compare, is_current).cancelled.connect(self.reject)

    def show_result(self, comparison: SetComparison) -> None:
        """List the differences of a comparison; without any, shrink the dialog to the summary."""
        self._comparison, difference = comparison, comparison.difference
        self._update_list()
        if difference.is_empty:
            self._shrink(has_choice=self._may_keep or difference.is_reordered)
            return
        self.ignore_sitemaps.setVisible((difference.lines["what"] == SITEMAP).any())
        if difference.is_reordered:
            self.note.setText(self.tr("The order differs."))
        self.view.setFocus()

    def show_failure(self, reason: str) -> None:
        """Show why the comparison failed, and shrink the dialog."""
        super().show_failure(reason)
        self._shrink(has_choice=False)

    @Slot()
    def _update_list(self) -> None:
        """List the differences and show their summary, without moves between sitemaps if the user ignores them."""
        compared = self._comparison
        if compared is not None:
            if self.ignore_sitemaps.isChecked():
                compared = replace(compared, difference=compared.difference.ignoring_sitemaps())
            self.differences.show_comparison(compared)
            self.sentence.setText(self._summary(compared.difference))

    def _shrink(self, *, has_choice: bool) -> None:
        """Hide the list, show the Reload button only if `has_choice`, and shrink the dialog to sentence and buttons."""
        self.view.hide()
        self.reload_button.setVisible(has_choice)
        self.resize(min(self.width(), scaled(_EMPTY_WIDTH)), self.minimumSizeHint().height())

    def _summary(self, difference: Difference) -> str:
        """Return the sentence with the number of entries of each kind of difference, or that both sets are equal."""
        if difference.is_empty and difference.is_reordered:
            return self.tr("The entries on disk are the same.") + " " + self.tr("The order differs.")
        if difference.is_empty:
            return self.tr("The entries on disk are the same.")
        here, there, same = difference.n_added, difference.n_removed, difference.n_same
        other, renamed = difference.n_changed, difference.n_renamed
        parts = (
            (here, self.tr("1 entry only in your version"), self.tr("%n entries only in your version", None, here)),
            (there, self.tr("1 entry only on disk"), self.tr("%n entries only on disk", None, there)),
            (other, self.tr("1 entry has other values"), self.tr("%n entries have other values", None, other)),
            (renamed, self.tr("1 entry has another URL"), self.tr("%n entries have another URL", None, renamed)),
            (same, self.tr("1 entry is equal"), self.tr("%n entries are equal", None, same)),
        )
        return ". ".join(text_for_count(count, one, many) for count, one, many in parts if count) + "."
