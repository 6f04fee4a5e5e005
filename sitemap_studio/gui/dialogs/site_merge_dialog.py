"""Fetch again: comparison of the site's version of a fetched set with the open set, and merge of ticked differences."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlsplit

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QSize, Qt, Slot
from PySide6.QtGui import QUndoCommand
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.messages import listed, quoted
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.comparing import ADDED, EXTENSIONS, REMOVED, SITEMAP
from sitemap_studio.document.document import Document
from sitemap_studio.document.site_merge import (
    CONFLICT,
    FILE_ADDED,
    FILE_REMOVED,
    MINE,
    SITE,
    UNKNOWN,
    SitePlan,
    fetched_url,
    plan_site_edit,
    plan_site_merge,
)
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import cell_text, escape_rich_text
from sitemap_studio.gui.i18n import format_number, localized, text_for_count
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import Job, JobFunction
from sitemap_studio.gui.planned_changes.before_after import ChangeColumn, value_text
from sitemap_studio.gui.planned_changes.job_dialogs import PlanDialog
from sitemap_studio.gui.planned_changes.planned_changes import PlannedChangesModel, PlannedChangesView
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.list_view import Index
from sitemap_studio.gui.widgets.message_boxes import RemoveAllQuestion
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.url_syntax import split_loc, web_host
from sitemap_studio.sources.fetched_copies import STATE_FILE
from sitemap_studio.sources.fetched_versions import accept_site_versions

_SIZE: Final = QSize(980, 560)
_EMPTY_WIDTH: Final = 520
_COLUMN_WIDTHS: Final = {int(ChangeColumn.ENTRY): 220, int(ChangeColumn.FIELD): 130}
_RESULT: Final = len(ChangeColumn)
_RESULT_PIXELS: Final = 110
_MAX_NAMES: Final = 5
_ROLE = Qt.ItemDataRole


class SiteMergeList(PlannedChangesModel):
    """Model with a row for each different value, entry or file; ticked rows use the version of the site."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        """Create an empty list of differences between a set and its site."""
        super().__init__(document, parent)
        self.heads = (
            self.tr("Entry"), self.tr("Difference"), self.tr("Mine"), self.tr("Theirs"), self.tr("Result"),
        )  # fmt: skip
        self.site_plan: SitePlan | None = None

    def show_site_plan(self, plan: SitePlan) -> None:
        """List the differences of a plan; changes that only the site made are ticked."""
        self.beginResetModel()
        self.site_plan, self.count = plan, plan.lines.height
        self._ticked = plan.defaults.copy()
        self.endResetModel()
        self.ticked_changed.emit(self.ticked_count)

    @property
    def theirs_mask(self) -> NDArray[np.bool_]:
        """Mask over the rows: True for ticked rows, which use the version of the site."""
        return self._ticked

    @property
    def only_adds(self) -> bool:
        """Whether the plan only adds values; False, because each row shows both versions."""
        return False

    def tick(self, first: int, last: int, *, is_ticked: bool) -> None:
        """Tick or untick the rows from `first` to `last`, inclusive, and update their results."""
        super().tick(first, last, is_ticked=is_ticked)
        self.dataChanged.emit(self.index(first, _RESULT), self.index(last, _RESULT))

    def tick_all(self, *, is_ticked: bool) -> None:
        """Tick or untick all rows."""
        self.tick(0, self.count - 1, is_ticked=is_ticked)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        """Return the warning icon for conflicts in the result column, otherwise the data of the base class."""
        if role == _ROLE.DecorationRole and index.column() == _RESULT and self._origin(index.row()) == CONFLICT:
            return icon("warning")
        return super().data(index, role)

    def _origin(self, row: int) -> str:
        """Return who made the change of a row: `SITE`, `MINE`, `CONFLICT` or `UNKNOWN`."""
        assert self.site_plan is not None
        return str(self.site_plan.lines.item(row, "origin"))

    def text(self, row: int, column: int, role: int) -> str:
        """Return the text or tooltip of a cell: entry or file, difference, both versions, or whose version is used."""
        assert self.site_plan is not None
        line = self.site_plan.lines.row(row, named=True)
        if column == ChangeColumn.ENTRY:
            return escape_rich_text(cell_text(line["loc"] or line["file"]))
        if column == ChangeColumn.FIELD:
            return self._difference_label(line)
        if column == _RESULT:
            return self._result_label(row)
        value = self._line_values(line)[column - ChangeColumn.BEFORE]
        if role == _ROLE.ToolTipRole:
            return "" if value is None else escape_rich_text(cell_text(value))
        return self.tr("(none)") if value is None else value_text(value)

    def _line_values(self, line: dict[str, Any]) -> tuple[str | None, str | None]:
        """Return the values of the user and of the site; for files, their numbers of entries as text."""
        if line["kind"] not in (FILE_ADDED, FILE_REMOVED):
            return line["mine"], line["theirs"]
        mine, theirs = (
            None if each is None else self._entry_count_text(int(each)) for each in (line["mine"], line["theirs"])
        )
        return mine, theirs

    def _entry_count_text(self, count: int) -> str:
        """Return the text for a number of entries."""
        return text_for_count(count, self.tr("1 entry"), self.tr("%n entries", "", count))

    def _difference_label(self, line: dict[str, Any]) -> str:
        """Return the text of the difference column: the field, or who added or removed an entry or file."""
        kind, field, origin = line["kind"], line["what"], line["origin"]
        labels = {
            (FILE_ADDED, SITE): self.tr("new file on the site"),
            (FILE_ADDED, MINE): self.tr("file removed by you"),
            (FILE_ADDED, CONFLICT): self.tr("file removed by you"),
            (FILE_REMOVED, SITE): self.tr("file removed on the site"),
            (FILE_REMOVED, MINE): self.tr("file added by you"),
            (FILE_REMOVED, CONFLICT): self.tr("file removed on the site"),
            (ADDED, SITE): self.tr("new on the site"),
            (ADDED, MINE): self.tr("removed by you"),
            (ADDED, CONFLICT): self.tr("removed by you"),
            (ADDED, UNKNOWN): self.tr("only on the site"),
            (REMOVED, SITE): self.tr("removed on the site"),
            (REMOVED, MINE): self.tr("added by you"),
            (REMOVED, CONFLICT): self.tr("removed on the site"),
            (REMOVED, UNKNOWN): self.tr("only in your version"),
        }
        if (kind, origin) in labels:
            return labels[kind, origin]
        field = str(field)
        return {EXTENSIONS: self.tr("extensions"), SITEMAP: self.tr("sitemap")}.get(field, field)

    def _result_label(self, row: int) -> str:
        """Return the text of the result column: whose version is used."""
        if self._ticked[row]:
            return self.tr("theirs")
        return self.tr("mine (conflict)") if self._origin(row) == CONFLICT else self.tr("mine")


class SiteMergeDialog(PlanDialog):
    """Dialog that downloads the site's version of a set, and lists the differences.

    `chosen` has the plan and the mask of ticked rows.

    Args:
        context: Shared objects of the window.
        url: The URL from which the set was fetched.
        compare: The job that downloads the site's version and returns a `SitePlan`.
        parent: The parent of the dialog.
    """

    def __init__(self, context: Context, url: str, compare: JobFunction, parent: QWidget) -> None:
        """Finish editing in the table, create the merge dialog, and start the job that downloads and compares."""
        context.finish_editing()
        session = context.session
        values = SiteMergeList(session.document, parent)
        super().__init__(
            values, PlannedChangesView(values, pixels=_COLUMN_WIDTHS, last_pixels=_RESULT_PIXELS), context.jobs, parent
        )
        self._list, self._n_entries = values, len(session.document.table)
        self.setWindowTitle(self.tr("Fetch again"))
        self.setObjectName("fetch-again")
        self.button.setText(self.tr("&Merge"))
        self.button.setObjectName("merge")
        self.view.setObjectName("site-changes")
        self.view.setAccessibleName(self.tr("Differences between your version and the site"))
        self.view.set_placeholder_text(self.tr("Each difference, with your version and that of the site."))
        self.notes = self.make_note(tint=Tint.WARNING)
        self.notes.hide()
        self.theirs = QPushButton(self.tr("All &theirs"), self)
        self.mine = QPushButton(self.tr("All m&ine"), self)
        for button, name, is_ticked in ((self.theirs, "all-theirs", True), (self.mine, "all-mine", False)):
            button.setObjectName(name)
            button.setEnabled(False)
            button.setAutoDefault(False)
            self.box.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            button.clicked.connect(partial(self._tick_all, is_ticked=is_ticked))
        self.lay_out(None, self.notes, None, _SIZE)
        self.sentence.setText(self.tr("Fetching “{url}” …").format(url=url))
        title = self.tr("Fetching “{url}”").format(url=url)
        is_current = partial(session.is_at, session.version)
        self.run_job(title, compare, is_current).cancelled.connect(self.reject)

    def _tick_all(self, *_: object, is_ticked: bool) -> None:
        """Tick or untick all differences, and focus the list."""
        self._list.tick_all(is_ticked=is_ticked)
        self.view.setFocus()

    def show_result(self, plan: SitePlan) -> None:
        """List the differences of a plan with notes; without any, shrink the dialog."""
        self.notes.setText(self._note_text(plan))
        self.notes.setVisible(bool(self.notes.text()))
        self._list.show_site_plan(plan)
        has_lines = plan.lines.height > 0
        self.theirs.setEnabled(has_lines)
        self.mine.setEnabled(has_lines)
        if has_lines:
            self.view.setCurrentIndex(self._list.index(0, 0))
            self.view.setFocus()
        else:
            self._shrink()

    def show_failure(self, reason: str) -> None:
        """Show why the download or comparison failed, and shrink the dialog."""
        self.sentence.setText(reason)
        self.notes.setText(self.tr("Your version has not changed."))
        self.notes.show()
        self._shrink()

    def _shrink(self) -> None:
        """Hide all but the sentence, the notes and Close, and shrink the dialog."""
        for widget in (self.view, self.theirs, self.mine, self.button):
            widget.hide()
        close = self.box.button(QDialogButtonBox.StandardButton.Cancel)
        close.setText(self.tr("Close"))
        close.setDefault(True)
        close.setFocus()
        layout, width = self.layout(), min(self.width(), scaled(_EMPTY_WIDTH))
        assert layout is not None
        layout.activate()
        self.resize(width, max(layout.heightForWidth(width), self.minimumSizeHint().height()))

    @property
    def has_warnings(self) -> bool:
        """Whether notes are shown that the user should read before the merge."""
        return bool(self.notes.text())

    def _note_text(self, plan: SitePlan) -> str:
        """Return sentences about files that could not be compared, and differences of unknown origin."""
        notes, count = [], len(plan.failed)
        if count:
            names = [quoted(name) for name in plan.failed[:_MAX_NAMES]] + (["…"] if count > _MAX_NAMES else [])
            one = self.tr("1 file could not be compared and stays as it is: {names}.")
            many = self.tr("%n files could not be compared and stay as they are: {names}.", "", count)
            notes.append(text_for_count(count, one, many).format(names=localized(listed(names))))
        if (plan.lines["origin"] == UNKNOWN).any():
            notes.append(
                self.tr("The version downloaded last is unknown for some files. Choose which differences to use.")
            )
        return " ".join(notes)

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Enable the merge button, and show the number of ticked rows; do nothing before there is a plan."""
        plan = self._list.site_plan
        if plan is None or self.is_job_pending:
            return
        self.button.setEnabled(True)
        self.sentence.setText(self._summary(plan, ticked))

    def _summary(self, plan: SitePlan, ticked: int) -> str:
        """Return sentences with the numbers of changes by origin and of ticked rows, and a hint on ticking."""
        if plan.lines.is_empty():
            return self.tr("The site has the same entries as your version.")
        origins = plan.lines["origin"]
        n_site, n_mine, n_both, n_unknown = (int((origins == each).sum()) for each in (SITE, MINE, CONFLICT, UNKNOWN))
        parts = (
            (n_site, self.tr("1 change on the site"), self.tr("%n changes on the site", None, n_site)),
            (n_mine, self.tr("1 change of yours"), self.tr("%n changes of yours", None, n_mine)),
            (n_both, self.tr("1 conflict"), self.tr("%n conflicts", None, n_both)),
            (n_unknown, self.tr("1 other difference"), self.tr("%n other differences", None, n_unknown)),
        )
        found = ". ".join(text_for_count(count, one, many) for count, one, many in parts if count)
        hint = self.tr("Tick a row to use the site's version (Space). You can undo the merge in one step.")
        total = self.tr("{number} of {total} ticked.").format(
            number=format_number(ticked), total=format_number(plan.lines.height)
        )
        return f"{found}. {total} {hint}"

    @Slot()
    def apply_result(self) -> None:
        """Emit `chosen` and close the dialog; before a merge that removes all entries, ask the user for confirmation."""
        plan = self._list.site_plan
        if plan is None or self.is_job_pending or not self.button.isEnabled():
            return
        if self._n_entries and plan.removes_all(self._list.theirs_mask, self._n_entries):
            question = RemoveAllQuestion(self._n_entries, self)
            question.agreed.connect(self._emit_choice)
            question.open()
        else:
            self._emit_choice()

    @Slot()
    def _emit_choice(self) -> None:
        """Close the dialog, and emit `chosen` with the plan and the mask of ticked rows."""
        self.accept()
        self.chosen.emit((self._list.site_plan, self._list.theirs_mask.copy()))


def _compare_with_site(
    document: Document, url: str, folder: Path, download_folder: TemporaryDirectory[str], progress: Progress
) -> SitePlan:
    """Download the site's version to a temporary folder, and return its differences from the set.

    After an error, the folder is removed. Called in a job.

    Args:
        document: Snapshot of the open set.
        url: URL from which the set was fetched.
        folder: Folder of the set.
        download_folder: Temporary folder for the site's version.
        progress: Progress of the job.
    """
    # Imported on demand, because aiohttp would slow down each start.
    from sitemap_studio.sources.version_download import download_versions

    plan = None
    try:
        versions = download_versions(url, folder, Path(download_folder.name), progress=progress)
        plan = plan_site_merge(document, folder, versions, progress)
    finally:
        if plan is None:
            download_folder.cleanup()
    return plan


class SiteMerge(QObject):
    """Commands that fetch a set again, and merge the version of the site into it.

    The next save records the version of the site as the last downloaded one.

    Attributes:
        is_possible: Whether the open set was fetched from the web.
    """

    def __init__(self, context: Context, parent: QWidget) -> None:
        """Create the commands that fetch a set again; opening another set discards their download."""
        super().__init__(parent)
        self._context, self._session, self._messages = context, context.session, context.messages
        self._parent = parent
        self.is_possible = False
        self._download_folder: TemporaryDirectory[str] | None = None
        self._job: Job | None = None
        self._merged: tuple[SitePlan, QUndoCommand | None] | None = None
        self._session.replaced.connect(self._reset)

    def handlers(self) -> Handlers:
        """Return the handlers of this class's actions by action id."""
        return {"fetch-again": self.fetch}

    @Slot()
    def _reset(self) -> None:
        """Discard the last merge and its download, because another set was opened, and update `is_possible`."""
        self._merged = None
        self.remove_download()
        self.is_possible = fetched_url(self._session.document) is not None

    def matches_site(self, typed_url: str, folder: Path) -> bool:
        """Return whether the open set was fetched into this folder, from this typed URL or another URL of its site.

        Of other URLs, only the root and the robots.txt of the site match.
        """
        found = fetched_url(self._session.document)
        if found is None or resolve_links(folder) != found[1]:
            return False
        complete_url = typed_url if "://" in typed_url else f"https://{typed_url}"
        if web_host(complete_url) is None or web_host(complete_url) != web_host(found[0]):
            return False
        path, query = split_loc(complete_url)[2:4]
        return (path, query) == split_loc(found[0])[2:4] or path in ("", "/", "/robots.txt")

    @Slot()
    def remove_download(self) -> None:
        """Remove the temporary folder of the last download, unless its job is still running."""
        download_folder, self._download_folder = self._download_folder, None
        if download_folder is not None and self._job not in self._context.jobs.running:
            download_folder.cleanup()

    @Slot()
    def fetch(self) -> None:
        """Open the dialog that downloads and merges the site's version of the open set, or show why it cannot."""
        self.fetch_with_user("")

    def fetch_with_user(self, typed_url: str) -> None:
        """Open the merge dialog, and download with the user name and password in a typed URL, if it has them.

        Show an error if the record of the former download is missing.
        """
        found = fetched_url(self._session.document)
        if found is None:
            self.is_possible = False
            text = self.tr("The file “{name}” in the folder of this set is missing or damaged.")
            hint = self.tr("Open the set from the web again.")
            self._messages.show_message(Severity.ERROR, text.format(name=STATE_FILE), hint)
            return
        self._merged = None
        self.remove_download()
        try:
            self._download_folder = TemporaryDirectory(prefix="sitemap-studio-", ignore_cleanup_errors=True)
        except OSError as error:
            self._messages.show_message(Severity.ERROR, str(error))
            return
        (url, folder), download_folder = found, self._download_folder
        user = urlsplit(typed_url).netloc.rpartition("@")[0]
        url_with_user = url.replace("://", f"://{user}@", 1) if user else url
        work = partial(_compare_with_site, self._session.document.snapshot(), url_with_user, folder, download_folder)
        dialog = SiteMergeDialog(self._context, url, work, self._parent)
        self._job = dialog.job
        dialog.rejected.connect(self.remove_download)
        dialog.chosen.connect(partial(self._push_merge, self._session.document, self._session.version))
        dialog.open()

    def _push_merge(self, document: Document, version: object, choice: tuple[SitePlan, NDArray[np.bool_]]) -> None:
        """Push the merge of the ticked rows as an undo step, unless the set changed meanwhile; then do nothing.

        Without ticked rows, record the version of the site now or at the next save. Show an error if the merge fails.
        """
        plan, theirs_mask = choice
        if self._session.document is not document or self._session.version != version:
            return
        count = int(theirs_mask.sum())
        if not count:
            self._merged = plan, None
            if not self._session.has_unsaved:
                self.record_version()
            return
        try:
            edit = plan_site_edit(document, plan, theirs_mask)
        except StudioError as error:
            self._messages.show_refusal(error)
            return
        one, many = self.tr("Merge 1 change from the site"), self.tr("Merge %n changes from the site", "", count)
        self._session.push(text_for_count(count, one, many), edit, partial(self._store_merge, plan))

    def _store_merge(self, plan: SitePlan) -> None:
        """Store the plan with the undo command of its merge, until the next save."""
        stack = self._session.undo_stack
        self._merged = plan, stack.command(stack.index() - 1)

    @Slot()
    def record_version(self) -> None:
        """Record the merged version of the site as the last downloaded one, after a save, unless the merge was undone.

        Then remove the download. Do nothing without a merge since the last record; show a warning if recording fails.
        """
        found = fetched_url(self._session.document)
        self.is_possible = found is not None
        if self._merged is None:
            return
        (plan, command), self._merged = self._merged, None
        stack = self._session.undo_stack
        is_applied = command is None or any(stack.command(index) is command for index in range(stack.index()))
        # After a save to another folder, the fetched copies are unchanged.
        if is_applied and found is not None and found[1] == plan.folder:
            try:
                accept_site_versions(plan.folder, plan.versions, plan.removed)
            except (OSError, StudioError) as error:
                # The next merge will list the same differences again.
                self._messages.show_message(Severity.WARNING, str(error))
        self.remove_download()
