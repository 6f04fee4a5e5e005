"""Commands on the sitemaps of a set, its limits and its index; each is one undo step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import home_folder
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.index_dates import is_of_day, newest_days
from sitemap_studio.document.set_edits.sitemap_edits import (
    ExistingFile,
    create_sitemap,
    plan_append,
    plan_entry_order,
    plan_files_as_sitemaps,
    plan_index_dates,
    plan_move_to_sitemap,
    plan_new_sitemaps,
    plan_sitemap_merge,
    plan_sitemap_order,
    plan_sitemap_removal,
    plan_sitemap_rename,
    read_existing,
)
from sitemap_studio.document.set_edits.split_sitemaps import (
    IndexPlan,
    SplitPlan,
    oversized_sitemaps,
    plan_overflow,
    sitemaps_with_excess_news,
    splittable_sitemaps,
)
from sitemap_studio.document.set_loading import SetLoader
from sitemap_studio.document.transaction import MAX_IN_FRAME
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.dialogs.new_file_dialogs import SplitDialog, WriteIndexDialog
from sitemap_studio.gui.dialogs.sitemap_dialogs import (
    AddFilesChoice,
    AddFilesDialog,
    ChooseSitemapDialog,
    NewSitemapDialog,
    SitemapTarget,
)
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.formatting.display_text import foreign_hosts_text
from sitemap_studio.gui.i18n import localized, text_for_count
from sitemap_studio.gui.message_bar import BarMessage, Offer
from sitemap_studio.gui.panels.sitemaps_panel import SitemapsPanel
from sitemap_studio.gui.widgets.desktop import make_file_dialog
from sitemap_studio.model.edits import Change, Edit, EditGroup
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rule import Severity

if TYPE_CHECKING:
    from sitemap_studio.gui.table.index_table import IndexTable


class SetCommands(QObject):
    """Commands that edit the sitemaps of the set, and messages about sitemaps that exceed the limits.

    Signals:
        path_changed: An edit added or removed the index, or changed the path of the set.
    """

    path_changed = Signal()

    def __init__(
        self,
        context: Context,
        files: Files,
        panel: SitemapsPanel,
        *,
        shown_index: Callable[[], IndexTable | None],
        parent: QWidget,
    ) -> None:
        """Connect the commands with the panel, the session and the clipboard.

        Args:
            context: Objects of the window.
            files: The files of the set.
            panel: The sitemaps panel.
            shown_index: Returns the index table while it is visible in place of the entries, else None.
            parent: Parent of this object and its dialogs.
        """
        super().__init__(parent)
        self._shown_index = shown_index
        self.panel, self._files, self._parent = panel, files, parent
        self._session, self._jobs, self._page = context.session, context.jobs, context.page
        self._messages, self._set_url, self._finish_editing = context.messages, context.set_url, context.finish_editing
        self._show_note = context.show_note
        self._growth_message: BarMessage | None = None
        self._paste_message: BarMessage | None = None
        session, files, messages, set_url = self._session, self._files, self._messages, self._set_url
        self.menu = QMenu(panel)
        session.changed.connect(messages.remove_refusal)
        panel.tree.rename_requested.connect(self.rename_sitemap)
        panel.tree.lastmod_requested.connect(self.set_lastmod)
        panel.tree.sitemaps_dropped.connect(self.move_sitemaps)
        panel.tree.entries_dropped.connect(self.move_entries)
        panel.files_dropped.connect(self.add_files)
        panel.menu_requested.connect(self.menu.popup)
        panel.url_line.chosen.connect(set_url.change)
        set_url.refreshed.connect(self._show_set_url)
        self._show_set_url()
        self._oversized: set[int] = set()
        self._profile: Profile | None = None
        self._path: Path | None = None
        self._foreign_hosts: dict[str, int] = {}
        self._loader: SetLoader | None = None
        session.replaced.connect(self._on_set_replaced)
        session.changed.connect(self._on_edit)
        session.problems_changed.connect(self._on_problems_changed)
        self._page.view.commands.sitemap_full.connect(self._report_full)
        self._page.view.clipboard.foreign_pasted.connect(self._report_foreign_hosts)
        self._page.view.clipboard.list_added.connect(self._report_pasted_list)
        session.changed.connect(self._remove_paste_message)
        session.replaced.connect(self._remove_paste_message)
        self._on_set_replaced()

    def handlers(self) -> Handlers:
        """Return the handlers of the actions on sitemaps, by id of the action."""
        return {
            "add-sitemap": self.show_new_dialog,
            "add-files": self.show_files_dialog,
            "rename-sitemap": self.edit_name,
            "remove-sitemaps": self.remove_selected,
            "sitemap-up": partial(self._move_selected_sitemaps, -1),
            "sitemap-down": partial(self._move_selected_sitemaps, 1),
            "merge-sitemaps": self.show_merge_dialog,
            "split-sitemap": self.show_split_dialog,
            "move-entries": self.show_target_dialog,
            "apply-order": self.apply_order,
            "spill-sitemaps": self.move_all_overflow,
            "write-index": self.show_index_dialog,
            "set-index-dates": self.set_newest_dates,
        }

    @property
    def _document(self) -> Document:
        """Open document."""
        return self._session.document

    @Slot()
    def _show_set_url(self) -> None:
        """Show the URL of the set, or the proposed one, in the sitemaps panel."""
        self.panel.url_line.show_url(self._set_url.value, self._set_url.proposed)

    def _push_planned_edit(self, title: str, plan: Callable[[], Edit], then: Callable[[], None] | None = None) -> None:
        """Commit typed text, plan an edit and push it as an undo step; show a refusal if it can't be planned.

        Args:
            title: Translated title of the step.
            plan: Returns the edit, or raises `StudioError`.
            then: Called after the edit was applied.
        """
        self._finish_editing()
        try:
            edit = plan()
        except StudioError as error:
            self._messages.show_refusal(error)
        else:
            self._session.push(title, edit, then)

    def _select_sitemaps(self, sitemaps: list[int]) -> None:
        """Refresh the panel, and select sitemaps by id, in the index table if it is visible, else in the panel."""
        self.panel.refresh()
        (self._shown_index() or self.panel).select_sitemaps(sitemaps)

    def selected_sitemaps(self) -> list[int]:
        """Return the ids of the sitemaps selected in the index table if it is visible, else in the panel, in set order."""
        return (self._shown_index() or self.panel).selected_sitemaps()

    def has_selected_sitemaps(self) -> bool:
        """Return whether any sitemap is selected in the index table if it is visible, else in the panel."""
        table = self._shown_index()
        return self.panel.has_selected_sitemaps() if table is None else table.has_selection()

    @Slot()
    def edit_name(self) -> None:
        """Open the editor for the file name of the current sitemap, in the index table if visible, else in the panel."""
        (self._shown_index() or self.panel).edit_name()

    # Sitemaps

    @Slot()
    def show_new_dialog(self) -> None:
        """Ask for the name and URL of a new sitemap, and add it."""
        dialog = NewSitemapDialog(self._document, self._parent)
        dialog.chosen.connect(lambda choice: self.add_sitemap(*choice))
        dialog.open()

    def add_sitemap(self, name: str, loc: str | None = None) -> None:
        """Add an empty sitemap after the selected ones, or at the end, and select it; `loc` None infers its URL."""
        selected, document = self.selected_sitemaps(), self._document
        position = self._sitemap_ids().index(selected[-1]) + 1 if selected else None
        self._push_planned_edit(
            self.tr("Add {name}").format(name=name),
            lambda: plan_new_sitemaps(document, create_sitemap(document, name), position=position, locs=[loc]),
            partial(self._select_sitemaps, [document.sitemaps.next_id]),
        )

    @Slot()
    def show_files_dialog(self) -> None:
        """Ask for existing files, and add them to the set."""
        dialog = make_file_dialog(self._parent, self.tr("Add existing files"), self._document.folder or home_folder())
        dialog.setNameFilters([self.tr("Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)"), self.tr("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.add_files([Path(name) for name in names]))
        dialog.open()

    @Slot(object)
    def add_files(self, paths: list[Path]) -> None:
        """Read files in a job, and then ask whether they become sitemaps or their entries are appended."""
        self._finish_editing()
        work = partial(read_existing, self._document, self._document.table.snapshot(), paths)
        is_current = partial(self._session.is_at, self._session.version)
        job = self._jobs.start(self.tr("Reading files"), work, is_current=is_current)
        job.finished.connect(self._show_add_files_dialog)
        job.failed.connect(self._messages.show_error)

    @Slot(object)
    def _show_add_files_dialog(self, files: list[ExistingFile]) -> None:
        """Ask whether read files become sitemaps of the set, or their entries are appended to one."""
        selected = self.selected_sitemaps()
        dialog = AddFilesDialog(self._document, files, selected[-1] if selected else None, self._parent)
        dialog.chosen.connect(partial(self._add_files, files))
        dialog.open()

    def _add_files(self, files: list[ExistingFile], choice: AddFilesChoice) -> None:
        """Add read files as sitemaps, or append their entries to the chosen sitemap, as one undo step."""
        document = self._document
        names = text_for_count(len(files), files[0].file.path.name, self.tr("%n files", None, len(files)))
        first = document.sitemaps.next_id

        def plan() -> Edit:
            """Return the edit that adds the files to the set or appends their entries."""
            if choice.sitemap is None:
                return plan_files_as_sitemaps(document, files)
            sitemap = document.sitemaps[choice.sitemap]
            return plan_append(document, files, sitemap, skips_duplicates=choice.skips_duplicates)

        added = [choice.sitemap] if choice.sitemap is not None else list(range(first, first + len(files)))
        self._push_planned_edit(self.tr("Add {name}").format(name=names), plan, partial(self._select_sitemaps, added))

    @Slot(int, str)
    def rename_sitemap(self, sitemap: int, name: str) -> None:
        """Rename the file of a sitemap, as one undo step."""
        old = self._document.sitemaps[sitemap].name
        self._push_planned_edit(
            self.tr("Rename {name}").format(name=old),
            lambda: plan_sitemap_rename(self._document, sitemap, name.strip()),
        )

    @Slot(int, str)
    def set_lastmod(self, sitemap: int, text: str) -> None:
        """Set the `lastmod` of a sitemap in the index, as one undo step; an empty text removes it."""
        self.set_dates({sitemap: text or None})

    @Slot(object)
    def set_dates(self, dates: Mapping[int, str | None]) -> None:
        """Set the `lastmod` of sitemaps in the index by id, as one undo step; None removes it. Equal dates are skipped."""
        document = self._document
        changed = {
            sitemap: date for sitemap, date in dates.items() if (document.sitemaps[sitemap].lastmod or None) != date
        }
        one, many = self.tr("Change lastmod of {name}"), self.tr("Change lastmod of %n sitemaps", None, len(changed))
        name = document.sitemaps[next(iter(changed or dates))].name
        title = text_for_count(len(changed), one, many).format(name=name)
        self._push_planned_edit(title, lambda: plan_index_dates(document, changed))

    @Slot()
    def set_newest_dates(self) -> None:
        """Set the index `lastmod` of the selected sitemaps, or of all, to the day of their newest entry, as one undo step.

        The days are determined in a job. Sitemaps without a valid date, or whose newest day is in the future, are skipped.
        """
        document, sitemaps = self._document, self.selected_sitemaps() or self._sitemap_ids()
        table, known = document.table.snapshot(), document.problems.summaries

        def find_days(progress: Progress) -> dict[int, str]:
            """Return the day of the newest entry by id of the sitemap; unusable ones are omitted."""
            return newest_days(table, sitemaps, known, progress)

        job = self._jobs.start(self.tr("Finding the newest dates"), find_days)
        job.finished.connect(partial(self._set_dates, document, sitemaps))
        job.failed.connect(self._messages.show_error)

    def _set_dates(self, document: Document, sitemaps: list[int], days: dict[int, str]) -> None:
        """Set the index dates of sitemaps that differ from their newest day, as one undo step.

        Show the number of skipped sitemaps in the status line, and whether no date needs to be changed.

        Args:
            document: The document of the request; nothing is done if another one is open.
            sitemaps: Ids of the sitemaps.
            days: Newest day by sitemap id; sitemaps without one are skipped.
        """
        listing = document.table.listing
        if document is not self._document or listing is None:
            return
        changed: dict[int, str | None] = {
            sitemap: day
            for sitemap, day in days.items()
            if sitemap in listing and not is_of_day(listing[sitemap].lastmod, day)
        }
        n_skipped, notes = len(sitemaps) - len(days), []
        if changed:
            one, many = self.tr("Set lastmod of {name}"), self.tr("Set lastmod of %n sitemaps", None, len(changed))
            name = document.sitemaps[next(iter(changed))].name
            title = text_for_count(len(changed), one, many).format(name=name)
            self._push_planned_edit(title, lambda: plan_index_dates(document, changed))
        else:
            notes.append(self.tr("No date in the index needs to be changed."))
        if n_skipped:
            one, many = (
                self.tr("1 sitemap without a usable date is skipped."),
                self.tr("%n sitemaps without a usable date are skipped.", None, n_skipped),
            )
            notes.append(text_for_count(n_skipped, one, many))
        if notes:
            self._show_note(" ".join(notes))

    @Slot()
    def remove_selected(self) -> None:
        """Remove the selected sitemaps and their entries from the set, as one undo step."""
        chosen = self.selected_sitemaps()
        if chosen:
            title = self.tr("Remove {name}").format(name=self._name_or_count(chosen))
            self._push_planned_edit(title, lambda: plan_sitemap_removal(self._document, chosen))

    def _move_selected_sitemaps(self, step: int) -> None:
        """Move the selected sitemaps one position up (-1) or down (1), unless they are at the end already."""
        chosen, ids = self.selected_sitemaps(), self._sitemap_ids()
        positions = [ids.index(sitemap) for sitemap in chosen] or [-1]
        before = min(positions) - 1 if step < 0 else max(positions) + 2
        if chosen and 0 <= before <= len(ids):
            self.move_sitemaps(chosen, ids[before] if before < len(ids) else None)

    @Slot(object, object)
    def move_sitemaps(self, sitemaps: list[int], before: int | None) -> None:
        """Move sitemaps, in their present order, before the sitemap with the id `before`; None means the end."""
        ids = self._sitemap_ids()
        if before in sitemaps:
            later = ids[ids.index(before) :]
            before = next((each for each in later if each not in sitemaps), None)
        moved = [each for each in ids if each in sitemaps]
        others = [each for each in ids if each not in sitemaps]
        at = len(others) if before is None else others.index(before)
        order = [*others[:at], *moved, *others[at:]]
        if order == ids or not moved:
            return
        title = self.tr("Move {name}").format(name=self._name_or_count(moved))
        self._push_planned_edit(
            title, lambda: plan_sitemap_order(self._document, order), partial(self._select_sitemaps, moved)
        )

    @Slot()
    def show_merge_dialog(self) -> None:
        """Ask for the target of the selected sitemaps, and merge them; do nothing if none is selected."""
        if chosen := self.selected_sitemaps():
            dialog = ChooseSitemapDialog(self._document, self._parent, merged=chosen)
            dialog.chosen.connect(partial(self.merge_sitemaps, chosen))
            dialog.open()

    def merge_sitemaps(self, sitemaps: list[int], target: SitemapTarget) -> None:
        """Append the entries of sitemaps to an existing or a new sitemap, and remove the others, as one undo step."""
        document = self._document
        others = [sitemap for sitemap in sitemaps if sitemap != target.sitemap]
        title = self.tr("Merge {name} into {target}").format(name=self._name_or_count(others), target=target.name)
        new = document.sitemaps.next_id

        def plan() -> Edit:
            """Return the edit that merges the sitemaps, into a new one if necessary."""
            into = create_sitemap(document, target.name).id if target.sitemap is None else target.sitemap
            return plan_sitemap_merge(document, others, into)

        into = new if target.sitemap is None else target.sitemap
        self._push_planned_edit(title, plan, partial(self._select_sitemaps, [into]))

    @Slot()
    def show_split_dialog(self) -> None:
        """Ask how to split the selected sitemap; do nothing unless exactly one is selected."""
        chosen = self.selected_sitemaps()
        if len(chosen) == 1:
            self._finish_editing()
            dialog = SplitDialog(self._document, chosen[0], self._parent)
            dialog.chosen.connect(self.split_sitemap)
            dialog.open()

    @Slot(object)
    def split_oversized(self, sitemaps: list[int]) -> None:
        """Split sitemaps that exceed a limit, given by ids.

        Ask how to split a single one, and move the overflow of several to new sitemaps. Without an index, show the dialog
        that writes one, which splits the file.
        """
        if not self._document.can_add_sitemaps:
            self.show_index_dialog()
        elif len(sitemaps) > 1:
            self.move_overflow(sitemaps)
        else:
            self._show_split_dialog_for(sitemaps[0])

    @Slot(object)
    def split_sitemap(self, plan: SplitPlan) -> None:
        """Split a sitemap by a plan, as one undo step."""
        name = self._document.sitemaps[plan.sitemap].name
        self._push_planned_edit(
            self.tr("Split {name}").format(name=name), lambda: plan.edit(self._document), self.panel.refresh
        )

    # Entries

    @Slot()
    def show_target_dialog(self) -> None:
        """Ask for a sitemap, and move the selected entries to it."""
        self.show_target_dialog_for(self._page.selected_slots())

    def show_target_dialog_for(self, slots: SlotArray) -> None:
        """Ask for a sitemap, and move these entries to it."""
        dialog = ChooseSitemapDialog(self._document, self._parent)
        dialog.chosen.connect(partial(self.move_entries_to, slots))
        dialog.open()

    def move_entries_to(self, slots: SlotArray, target: SitemapTarget) -> None:
        """Move entries to an existing or a new sitemap; do nothing if all are in it already."""
        document, count = self._document, len(slots)
        if target.sitemap is not None:
            own = document.table.rows(slots, ["sitemap"]).to_series()
            count = int((own != target.sitemap).sum())
        one, many = self.tr("Move entry to {name}"), self.tr("Move %n entries to {name}", None, count)

        def plan() -> Edit:
            """Return the edit that moves the entries, to a new sitemap if necessary."""
            known = None if target.sitemap is None else document.sitemaps[target.sitemap]
            return plan_move_to_sitemap(document, slots, known or create_sitemap(document, target.name))

        if count:
            self._push_planned_edit(text_for_count(count, one, many).format(name=target.name), plan)

    @Slot(int)
    def move_entries(self, sitemap: int) -> None:
        """Move the selected entries to the sitemap with this id."""
        target = SitemapTarget(sitemap, self._document.sitemaps[sitemap].name)
        self.move_entries_to(self._page.selected_slots(), target)

    @Slot()
    def apply_order(self) -> None:
        """Reorder the entries of each shown sitemap to the sorted view, and return the view to the file order."""
        shown = self._page.view.entries.order.shown
        own = self._document.table.rows(shown, ["sitemap"]).to_series()
        one, many = self.tr("Apply the order to 1 entry"), self.tr("Apply the order to %n entries", None, len(shown))
        title = text_for_count(len(shown), one, many)
        edits = [plan_entry_order(self._document, sitemap, shown) for sitemap in sorted(own.unique().to_list())]
        moved = [edit for edit in edits if len(edit.describe_change(self._document.table).moved)]
        if moved:
            self._push_planned_edit(title, lambda: EditGroup(moved), partial(self._page.view.sort_by, None))

    # Titles and ids

    def _sitemap_ids(self) -> list[int]:
        """Return the ids of the sitemaps, in the order of the set."""
        return [sitemap.id for sitemap in self._document.sitemaps]

    def _name_or_count(self, sitemaps: list[int]) -> str:
        """Return the name of a single sitemap, or the number of several as text, such as “2 sitemaps”."""
        first = self._document.sitemaps[sitemaps[0]].name
        return text_for_count(len(sitemaps), first, self.tr("%n sitemaps", None, len(sitemaps)))

    # Sitemaps that become too large

    @Slot()
    def _on_set_replaced(self) -> None:
        """Store the profile, path, index, loader and oversized sitemaps of the new set, to compare later edits with."""
        document = self._document
        self._profile, self._path = document.profile, document.path
        self._had_index = document.index is not None
        self._loader = document.loader if document.is_being_read else None
        self._oversized = set(oversized_sitemaps(document, self._sitemap_ids()))

    @Slot()
    def _on_problems_changed(self) -> None:
        """Compute the oversized sitemaps again if the profile has changed."""
        if self._document.profile is not self._profile:
            self._on_set_replaced()

    @Slot(object)
    def _on_edit(self, change: Change) -> None:
        """Warn about sitemaps that an edit made too large, and report a changed path or index of the set.

        Undo, redo and the reading of files cause no warning; a warning is removed when a sitemap is small enough again.
        If the path of the set changed, or it gained or lost its index, refresh the panel and emit `path_changed`.
        """
        if self._loader is not None:
            # Reading files does not make them grow.
            if self._loader.is_complete:
                self._on_set_replaced()
            return
        location = (self._document.path, self._document.index is not None)
        if change.sitemaps and location != (self._path, self._had_index):
            self._path, self._had_index = location
            self.panel.refresh()
            self.path_changed.emit()
        before, table = self._oversized, self._document.table
        slots = np.concatenate([change.cells, change.inserted, change.moved])
        # Reading the sitemaps of many entries takes longer than measuring all sitemaps.
        edited = table.sitemaps_among(slots) if len(slots) <= MAX_IN_FRAME else self._sitemap_ids()
        self._oversized = set(oversized_sitemaps(self._document, before.union(edited)))
        grown = [sitemap for sitemap in sorted(self._oversized - before) if self._document.sitemaps.has(sitemap)]
        if grown and not self._session.is_travelling:
            self._warn_of_growth(grown)
        elif before - self._oversized:
            self._messages.remove(self._growth_message)

    def _warn_of_growth(self, sitemaps: list[int]) -> None:
        """Warn about sitemaps that became too large; offer to move the overflow or split one, or else an index."""
        profile = self._document.profile
        many = self.tr("%n sitemaps are now larger than {profile} allows.", None, len(sitemaps))
        one = self.tr("“{name}” is now larger than {profile} allows.")
        name = self._document.sitemaps[sitemaps[0]].name
        text = text_for_count(len(sitemaps), one, many).format(name=name, profile=localized(profile.title))
        hint, offers = "", list[Offer]()
        if not self._document.can_add_sitemaps and splittable_sitemaps(self._document, sitemaps):
            hint = self.tr("With an index, you can move the overflow to a new sitemap.")
            offers = [(self.tr("Write an index …"), self.show_index_dialog)]
        elif self._document.can_add_sitemaps:
            offers = [(self.tr("Move overflow to a new sitemap"), partial(self.move_overflow, sitemaps))]
            if len(sitemaps) == 1:
                offers.append((self.tr("Split …"), partial(self._show_split_dialog_for, sitemaps[0])))
        self._growth_message = self._messages.show_message(
            Severity.WARNING, text, hint, offers=offers, replaces=self._growth_message
        )

    def _show_split_dialog_for(self, sitemap: int) -> None:
        """Select a sitemap that became too large, and ask how to split it; do nothing if it was removed meanwhile."""
        if self._document.sitemaps.has(sitemap):
            self._messages.remove(self._growth_message)
            self.panel.select_sitemaps([sitemap])
            self.show_split_dialog()

    @Slot(int, int, int)
    def _report_full(self, full: int, into: int, count: int) -> None:
        """Report that `count` new entries were added to the sitemap `into`, because the sitemap `full` is full."""
        names = {"full": self._document.sitemaps[full].name, "into": self._document.sitemaps[into].name}
        many = self.tr("“{full}” is full, so %n new entries were added to “{into}”.", None, count)
        one = self.tr("“{full}” is full, so the new entry was added to “{into}”.")
        text = text_for_count(count, one, many).format(**names)
        offer, action = self.tr("Show"), partial(self._show_added, into, count)
        self._growth_message = self._messages.show_message(
            Severity.INFO, text, offers=[(offer, action)], replaces=self._growth_message
        )

    @Slot(int, object, object)
    def _report_pasted_list(self, count: int, replace: Callable[[], None], left_out: StudioError | None) -> None:
        """Report that `count` pasted URLs were added as entries, with a button that replaces the selected URLs instead.

        Args:
            count: Number of added entries.
            replace: Undoes the addition, and replaces the selected URLs.
            left_out: Reason why some lines were left out, or None.
        """
        text = text_for_count(count, self.tr("1 entry added."), self.tr("%n entries added.", None, count))
        text = " ".join(filter(None, (text, foreign_hosts_text(self._foreign_hosts))))
        offer = self.tr("Replace selected URLs instead")
        more = "" if left_out is None else f"{localized(left_out.message)} {localized(left_out.hint)}"
        severity = Severity.INFO if left_out is None else Severity.WARNING
        self._paste_message = self._messages.show_message(
            severity, text, more, offers=[(offer, replace)], replaces=self._paste_message
        )

    @Slot(object)
    def _report_foreign_hosts(self, foreign: dict[str, int]) -> None:
        """Show an information message: pasted URLs are on other hosts than the set; store their number by host."""
        self._foreign_hosts = foreign
        text = foreign_hosts_text(foreign)
        self._paste_message = self._messages.show_message(Severity.INFO, text, replaces=self._paste_message)

    @Slot()
    def _remove_paste_message(self) -> None:
        """Remove the message about the last paste, and the stored numbers of its foreign hosts."""
        self._foreign_hosts = {}
        self._messages.remove(self._paste_message)

    def _show_added(self, sitemap: int, count: int) -> None:
        """Show the first of the last `count` entries of a sitemap in the table, and remove the message about them."""
        slots = self._document.table.slots_of_sitemap(sitemap)
        self._messages.remove(self._growth_message)
        if len(slots):
            self._page.show_slot(int(slots[-min(count, len(slots))]), "loc")

    @Slot()
    def move_all_overflow(self) -> None:
        """Move the entries beyond the limits of all sitemaps to new ones, or report that no sitemap is too large."""
        oversized = oversized_sitemaps(self._document, self._sitemap_ids())
        if sitemaps := {*oversized, *sitemaps_with_excess_news(self._document)}:
            self.move_overflow(sorted(sitemaps))
        else:
            profile = localized(self._document.profile.title)
            text = self.tr("No sitemap is larger than {profile} allows.").format(profile=profile)
            self._messages.show_message(Severity.INFO, text)

    def move_overflow(self, sitemaps: list[int]) -> None:
        """Move the entries of these sitemaps beyond the limits to new sitemaps, as one undo step."""
        self._finish_editing()
        try:
            plan = plan_overflow(self._document, splittable_sitemaps(self._document, sitemaps))
            edit = plan.edit(self._document)
        except StudioError as error:
            self._messages.show_refusal(error)
            return
        if not plan.new:
            self._messages.remove(self._growth_message)
            return
        count = sum(len(part.slots) for part in plan.new)
        into = text_for_count(len(plan.new), plan.new[0].name, self.tr("%n sitemaps", None, len(plan.new)))
        one, many = self.tr("Move entry to {name}"), self.tr("Move %n entries to {name}", None, count)
        self._session.push(text_for_count(count, one, many).format(name=into), edit, self.panel.refresh)

    @Slot()
    def show_index_dialog(self) -> None:
        """Ask how to create an index; for a set without a file, ask for its name first and save it."""
        self._finish_editing()
        if self._document.path is None:
            save = partial(self._files.save_under, then=self.show_index_dialog)
            self._files.show_save_name_dialog(home_folder() / self._document.name, save)
            return
        try:
            dialog = WriteIndexDialog(self._document, self._set_url.likely_folder, self._parent)
        except StudioError as error:
            self._messages.show_refusal(error)
            return
        dialog.chosen.connect(self.write_index)
        dialog.open()

    @Slot(object)
    def write_index(self, plan: IndexPlan) -> None:
        """Add the planned index to the set as one undo step; set the URL of the set if the user chose another."""
        title = self.tr("Write the index {name}").format(name=plan.index_name)
        if plan.base_url != self._set_url.likely_folder:
            self._set_url.change(plan.base_url)
        self._session.push(title, plan.edit(self._document), self.panel.refresh)
