"""The dialog that lists unsaved changes before their recovery."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.file_lock import remove_stale_lock
from sitemap_studio.core.messages import listed
from sitemap_studio.document.recovery.log_files import RecoverableLog
from sitemap_studio.document.recovery.replaying import RecoveredSet, recover
from sitemap_studio.document.recovery.unsaved_changes import ADDED, EXTENSIONS, FILE, MOVED, REMOVED, SITEMAP, Changes
from sitemap_studio.gui.formatting.display_text import cell_text, document_title, escape_rich_text
from sitemap_studio.gui.i18n import format_number, localized, localized_error, text_for_count
from sitemap_studio.gui.jobs.background_jobs import Jobs
from sitemap_studio.gui.planned_changes.before_after import BeforeAfterView, ChangeColumn, value_text
from sitemap_studio.gui.planned_changes.job_dialogs import DifferencesDialog
from sitemap_studio.gui.widgets.text_models import TextModel
from sitemap_studio.model.entries import EntryTable


class RecoveryList(TextModel):
    """Table model with a row for each unsaved change of a value, entry or sitemap."""

    def __init__(self) -> None:
        """Create an empty table of unsaved changes."""
        super().__init__()
        self.heads = (self.tr("Entry"), self.tr("Field"), self.tr("Before"), self.tr("After"))
        self._changes: Changes | None = None

    def show_changes(self, changes: Changes) -> None:
        """Replace the rows by the changes of a recovery log."""
        self.beginResetModel()
        self._changes, self.count = changes, len(changes)
        self.endResetModel()

    def text(self, row: int, column: int, role: int) -> str:
        """Return the text or tooltip of a cell: entry or sitemap, changed field, or value before or after."""
        changes, is_tooltip = self._changes, role == Qt.ItemDataRole.ToolTipRole
        assert changes is not None
        kind, slot, sitemap, *values = changes.lines.row(row)
        if column == ChangeColumn.FIELD:
            return self._field_label(kind, is_of_sitemap=sitemap is not None)
        if column == ChangeColumn.ENTRY:
            return (
                changes.names.get(sitemap, "")
                if slot is None
                else self._entry_text(changes, slot, is_tooltip=is_tooltip)
            )
        side = column - ChangeColumn.BEFORE
        if slot is None or kind in (ADDED, REMOVED, MOVED):
            return self._item_texts(changes, kind, slot, values)[side]
        if is_tooltip:
            return escape_rich_text(cell_text(values[side]))
        if column == ChangeColumn.AFTER and values[side] is None:
            return self.tr("(removed)")
        return value_text(values[side])

    def _field_label(self, kind: str, *, is_of_sitemap: bool) -> str:
        """Return the text of the field column for a kind of change."""
        if is_of_sitemap and kind == "name":
            return self.tr("file name")
        names = {EXTENSIONS: self.tr("extensions"), SITEMAP: self.tr("sitemap"), FILE: self.tr("file")}
        entry = self.tr("entry")
        return {**names, ADDED: entry, REMOVED: entry, MOVED: self.tr("place")}.get(kind, kind)

    def _item_texts(self, changes: Changes, kind: str, slot: int | None, values: list[str | None]) -> tuple[str, str]:
        """Return the texts before and after a change of an entry (added, removed, moved), sitemap or file."""
        if slot is None:
            before, after = values
            if kind == FILE:
                return "", self.tr("(written in another order or namespace)")
            return before or "", after or (self.tr("(removed)") if kind == SITEMAP else "")
        if kind == MOVED:
            return self._position_text(changes, slot, changes.before), self._position_text(changes, slot, changes.after)
        if kind == ADDED:
            return "", self.tr("(added)")
        return cell_text(changes.loc(slot)), self.tr("(removed)")

    def _position_text(self, changes: Changes, slot: int, table: EntryTable) -> str:
        """Return the number of an entry and its sitemap as text, in the table before or after the changes."""
        number, sitemap = changes.position_and_sitemap(slot, table)
        return self.tr("{times} in {where}").format(times=format_number(number), where=sitemap)

    def _entry_text(self, changes: Changes, slot: int, *, is_tooltip: bool) -> str:
        """Return number and URL of an entry; only the URL for a tooltip or a removed entry."""
        loc, position = cell_text(changes.loc(slot)), int(changes.after.positions()[slot])
        if position < 0 or is_tooltip:
            return loc
        return self.tr("{number} · {loc}").format(number=format_number(position + 1), loc=loc)

    def summary(self) -> str:
        """Return the numbers of changes of each kind as a list in words."""
        assert self._changes is not None
        lines = self._changes.lines
        n_sitemaps, lines = lines["slot"].null_count(), lines.drop_nulls("slot")
        kinds = dict(lines["what"].value_counts().iter_rows())
        n_extensions, n_added, n_removed, n_moved = (kinds.pop(kind, 0) for kind in (EXTENSIONS, ADDED, REMOVED, MOVED))
        n_values = sum(kinds.values())
        parts = (
            (n_values, self.tr("1 value"), self.tr("%n values", None, n_values)),
            (n_extensions, self.tr("extensions of 1 entry"), self.tr("extensions of %n entries", None, n_extensions)),
            (n_added, self.tr("1 added entry"), self.tr("%n added entries", None, n_added)),
            (n_removed, self.tr("the removal of 1 entry"), self.tr("the removal of %n entries", None, n_removed)),
            (n_moved, self.tr("1 moved entry"), self.tr("%n moved entries", None, n_moved)),
            (n_sitemaps, self.tr("1 change of the set"), self.tr("%n changes of the set", None, n_sitemaps)),
        )
        return localized(listed(text_for_count(*each) for each in parts if each[0]))


class RecoveryDialog(DifferencesDialog):
    """Dialog with the unsaved changes of a recovery log, which asks whether to recover them.

    If files were changed since, the changes can only be discarded.

    Signals:
        recovery_requested: The user wants to recover this `RecoveredSet`.
        discarded: The log was removed.
    """

    recovery_requested = Signal(object)
    discarded = Signal()

    def __init__(self, log: RecoverableLog, jobs: Jobs, parent: QWidget | None = None) -> None:
        """Create the recovery dialog, and start the job that reads the unsaved changes of a log."""
        self.listed = RecoveryList()
        super().__init__(BeforeAfterView(self.listed), jobs, parent)
        self._log = log
        self._recovered: RecoveredSet | None = None
        self.setWindowTitle(self.tr("Recover unsaved changes"))
        self.view.setAccessibleName(self.tr("Changed values"))
        self.view.set_placeholder_text(self.tr("Each changed value, before and after."))
        roles = QDialogButtonBox.ButtonRole
        self.button = self.box.addButton(self.tr("Recover"), roles.AcceptRole)
        self.box.addButton(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Later"))
        self.discard_button = self.box.addButton(self.tr("Discard"), roles.DestructiveRole)
        self.button.setDefault(True)
        self.discard_button.setAutoDefault(False)
        self.discard_button.clicked.connect(self._discard)
        self.lay_out(None, None, None)
        for button in (self.button, self.discard_button):
            button.setEnabled(False)
        self.box.accepted.connect(self._recover)
        self.finished.connect(self._close_log)
        self.view.setFocus()
        self.sentence.setText(self.tr("Reading unsaved changes …"))
        job = self.run_job(self.tr("Recovering “{name}”").format(name=log.header.name), partial(recover, log))
        job.cancelled.connect(self.reject)

    def show_result(self, recovered: RecoveredSet) -> None:
        """List the changes of a recovered set and their summary; enable Recover if any exist and no file changed."""
        self._recovered = recovered
        self.listed.show_changes(recovered.changes)
        self.sentence.setText(self._summary(recovered))
        if count := recovered.unread_count:
            one = self.tr("The last change can't be read and is skipped.")
            many = self.tr("The last %n changes can't be read and are skipped.", None, count)
            self.note.setText(text_for_count(count, one, many))
        self.discard_button.setEnabled(True)
        self.button.setEnabled(not recovered.changed and len(recovered.changes) > 0)

    def show_failure(self, reason: str) -> None:
        """Show why the set cannot be recovered, so that the user can only discard the changes."""
        super().show_failure(reason)
        # Changes of a missing set can only be discarded.
        self.discard_button.setEnabled(True)

    def _summary(self, recovered: RecoveredSet) -> str:
        """Return the sentence about recoverable changes, or why recovery is impossible."""
        name = document_title(recovered.document)
        if recovered.changed:
            others = len(recovered.changed) - 1
            one = self.tr("“{name}” and 1 more file were changed since.")
            many = self.tr("“{name}” and %n more files were changed since.", None, others)
            changed = text_for_count(others, one, many) if others else self.tr("“{name}” was changed since.")
            advice = self.tr(
                "Unsaved changes can only be recovered with the earlier version. Restore it, or discard them."
            )
            if recovered.was_saving:
                advice = self.tr("The program ended while it was saving, so that all changes may be saved already.")
            return f"{changed.format(name=recovered.changed[0])} {advice}"
        if not len(recovered.changes) and recovered.was_saving:
            return self.tr("All changes of “{name}” are saved.").format(name=name)
        if not len(recovered.changes):
            return self.tr("The unsaved changes of “{name}” have no effect.").format(name=name)
        text = self.tr("This restores {changes} in “{name}”. The file on disk does not change until you save.")
        return text.format(name=name, changes=self.listed.summary())

    @Slot()
    def _recover(self) -> None:
        """Emit `recovery_requested` with the recovered set, and close the dialog."""
        recovered, self._recovered = self._recovered, None
        if recovered is not None:
            self.recovery_requested.emit(recovered)
            self.accept()

    @Slot()
    def _discard(self) -> None:
        """Remove the log, and the lock that a killed program left beside the set; close the dialog.

        If the log is unreadable, show the reason instead.
        """
        recovered, self._recovered = self._recovered, None
        try:
            found = recovered.log if recovered is not None else self._log.open()
        except ReadError as error:
            self.sentence.setText(localized_error(error))
            return
        found.remove()
        if self._log.header.path is not None:
            remove_stale_lock(self._log.header.path)
        self.discarded.emit()
        self.accept()

    @Slot()
    def _close_log(self) -> None:
        """Close the log file if its changes were neither recovered nor discarded."""
        recovered, self._recovered = self._recovered, None
        if recovered is not None:
            recovered.log.close()
