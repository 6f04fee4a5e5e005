"""The dialog that publishes a set: files to upload, lines for robots.txt, and changed URLs for IndexNow."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final
from urllib.parse import urljoin

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import expand_home, home_folder, path_exists
from sitemap_studio.core.preferences import INDEXNOW_ENDPOINT
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.base_url import infer_base_url, parse_base_url
from sitemap_studio.document.command_line import KEY_VARIABLE
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_merged, open_path
from sitemap_studio.document.publishing import (
    FileState,
    PublishPlan,
    UploadFile,
    add_sitemaps_to_robots,
    download_set,
    key_file_path,
    plan_publishing,
    split_urls,
    write_key_file,
)
from sitemap_studio.document.saving.save_summary import count_errors
from sitemap_studio.gui.actions import plain_label
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.summary_line import summary_line
from sitemap_studio.gui.i18n import format_number, localized, localized_error, text_for_count
from sitemap_studio.gui.jobs.background_jobs import Job
from sitemap_studio.gui.planned_changes.job_dialogs import JobDialog
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.desktop import make_file_dialog, make_folder_dialog, open_in_browser
from sitemap_studio.gui.widgets.dialog import set_wrapped_plain
from sitemap_studio.gui.widgets.job_bars import JobBar
from sitemap_studio.gui.widgets.labels import AnnouncedLabel
from sitemap_studio.gui.widgets.layouts import fill, fill_form, make_button_row
from sitemap_studio.gui.widgets.line_edits import make_line_edit
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.text_models import FileListModel, TextModel
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.robots_files import host_key
from sitemap_studio.protocol.url_syntax import host_of, is_web

if TYPE_CHECKING:
    from sitemap_studio.sources.indexnow import SubmissionReport, UnsubmittedUrl

GOOGLE_URL: Final = "https://search.google.com/search-console/sitemaps"
BING_URL: Final = "https://www.bing.com/webmasters/sitemaps"
"""Where sitemaps are submitted by hand."""

_SIZE: Final = QSize(760, 560)
_STATE_PIXELS: Final = 130
_COUNT_PIXELS: Final = 66
_REASON_PIXELS: Final = 320
_STATE_COLUMN: Final = 1
_MAX_ANSWERS: Final = 4


class PublishCommands(QObject):
    """Commands that open the publish dialog for the open set, or for an exported one.

    Args:
        context: Shared objects of the window.
        robots: Returns the paths of the open set's robots.txt files by host.
        parent: The parent of the dialogs.
    """

    def __init__(self, context: Context, robots: Callable[[], Mapping[str, Path]], parent: QWidget) -> None:
        """Create the publishing commands of a window; no dialog is opened."""
        super().__init__(parent)
        self._context, self._robots, self._parent = context, robots, parent

    @Slot()
    def show_dialog(self) -> None:
        """Open the publish dialog for the open set; warn if it has unsaved changes or repairs."""
        context = self._context
        document = context.session.document.snapshot()
        dialog = self._create_dialog(document, context.set_url.likely, selected=context.page.selected_slots())
        dialog.address_chosen.connect(context.set_url.change)
        if context.session.has_unsaved or document.repairs:
            dialog.show_unsaved_warning()
        dialog.open()

    def show_dialog_for_file(self, path: Path) -> None:
        """Start a job that reads an exported set, and open the publish dialog for it."""

        def show(document: Document) -> None:
            """Open the publish dialog for the set that was read."""
            self._create_dialog(document, infer_base_url(document) or "").open()

        title = self.tr("Reading “{name}”").format(name=path.name)
        job = self._context.jobs.start(title, lambda progress: open_path(path, progress=progress))
        job.finished.connect(show)
        job.failed.connect(self._context.messages.show_error)

    def _create_dialog(self, document: Document, url: str, *, selected: SlotArray | None = None) -> PublishDialog:
        """Return a hidden publish dialog for a set, its URL (empty if unknown), and the selected entries."""
        return PublishDialog(self._context, document, url, self._robots(), self._parent, selected=selected)


class UrlRows(TextModel):
    """Table model of URLs to submit, with the state of each: changed, removed, or the reason of a failure."""

    def __init__(self, parent: QObject) -> None:
        """Create an empty table of URLs."""
        super().__init__(parent)
        self.heads = (self.tr("URL"), self.tr("State"))
        self.urls: Sequence[str] = ()
        self._n_changed = 0
        self._reasons: Sequence[str] = ()

    def show_urls(self, changed: Sequence[str], removed: Sequence[str] = ()) -> None:
        """Replace the rows with new or changed URLs and removed URLs."""
        self.beginResetModel()
        self.urls, self._n_changed, self._reasons = (*changed, *removed), len(changed), ()
        self.count = len(self.urls)
        self.endResetModel()

    def show_unsubmitted(self, unsubmitted: Sequence[UnsubmittedUrl]) -> None:
        """Replace the rows by URLs that were not submitted, with the reasons."""
        self.beginResetModel()
        self.urls, self._reasons = tuple(each.url for each in unsubmitted), tuple(each.message for each in unsubmitted)
        self.count = len(self.urls)
        self.endResetModel()

    def text(self, row: int, column: int, role: int) -> str:
        """Return the URL of a row, or its state: new or changed, removed, or why it was not submitted."""
        if column == _STATE_COLUMN and self._reasons:
            return localized(self._reasons[row])
        if column == _STATE_COLUMN:
            return self.tr("New or changed") if row < self._n_changed else self.tr("Removed")
        return self.urls[row] if role == Qt.ItemDataRole.DisplayRole else ""


class PublishDialog(JobDialog):
    """Dialog with files to upload, lines for robots.txt, and URLs, which it submits with IndexNow.

    Args:
        context: Shared objects of the window.
        document: A snapshot of the set.
        address: The URL of the set; empty if unknown.
        robots: Paths of the open set's robots.txt files, by host.
        parent: The parent of the dialog.
        selected: Slots of the selected entries.

    Signals:
        address_chosen: The dialog was closed with a plan for this URL of the set, which the user edited.
    """

    address_chosen = Signal(str)

    def __init__(
        self,
        context: Context,
        document: Document,
        address: str,
        robots: Mapping[str, Path],
        parent: QWidget,
        *,
        selected: SlotArray | None = None,
    ) -> None:
        """Create the publish dialog, and start planning with the stored earlier version."""
        super().__init__(context.jobs, parent)
        self._document, self._memory, self._robots = document, context.set_url.memory, robots
        self._endpoint = context.preferences[INDEXNOW_ENDPOINT]
        self._slots = selected
        self._selected: tuple[str, ...] = ()
        self._incomplete: tuple[str, ...] = ()
        self._unsubmitted: tuple[UnsubmittedUrl, ...] = ()
        self.publish_plan: PublishPlan | None = None
        self._unsaved_warning = ""
        self._submission: Job | None = None
        self.setWindowTitle(self.tr("Publish “{name}”").format(name=document.name))
        self.sentence.setObjectName("summary-line")
        self.answer = AnnouncedLabel(Tint.QUIET, parent=self)
        set_wrapped_plain(self.answer)
        self.pages = QTabWidget(self)
        self.pages.addTab(self._create_files_page(), self.tr("&Files"))
        self.pages.addTab(self._create_search_page(), self.tr("&Search engines"))
        self.pages.addTab(self._create_indexnow_page(), self.tr("Index&Now"))
        # With the default policy, Tab would go from the last widget to the tab bar and skip the widgets above it.
        self.pages.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pages.tabBar().setFocusPolicy(Qt.FocusPolicy.TabFocus)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        box.rejected.connect(self.reject)
        form = self._create_form(address)
        self.lay_out_column(
            form, self.sentence, self._bar, (self.pages, 1), make_button_row(self.answer, box), size=_SIZE
        )
        (self.pages.tabBar() if address else self.url).setFocus()
        self.plan()

    def show_unsaved_warning(self) -> None:
        """Add a warning to the summary that unsaved changes are not in the files."""
        self._unsaved_warning = self.tr("Unsaved changes are not in the files: save the set before you upload them.")
        self._show_summary()

    # Layout

    def _create_form(self, address: str) -> QFormLayout:
        """Return the form with the URL of the set and the path or URL of the earlier version."""
        self.url = make_line_edit(self, address, "https://www.example.com/sitemap.xml")
        self.earlier = make_line_edit(
            self, self._stored_earlier_version(), self.tr("None: all files and URLs count as new")
        )
        for line in (self.url, self.earlier):
            line.textEdited.connect(self._on_input_edited)
        file, folder = QPushButton(self.tr("F&ile …"), self), QPushButton(self.tr("Fol&der …"), self)
        for button in (file, folder):
            of_earlier = self.tr("{field}: {words}").format(
                field=self.tr("Earlier version"), words=plain_label(button.text())
            )
            button.setAccessibleName(of_earlier)
        file.clicked.connect(partial(self._choose_earlier_version, make_file_dialog))
        folder.clicked.connect(partial(self._choose_earlier_version, make_folder_dialog))
        self.url.setAccessibleName(self.tr("URL of the set"))
        self.earlier.setAccessibleName(self.tr("Earlier version"))
        earlier = fill(QHBoxLayout(), (self.earlier, 1), file, folder, spacing=8)
        rows = ((self.tr("&URL of the set"), self.url), (self.tr("&Earlier version"), earlier))
        return fill_form(QFormLayout(), *rows, spacing=10)

    def _create_files_page(self) -> QWidget:
        """Return the page with the list of files to upload."""
        page = QWidget(self)
        heads = (
            self.tr("File"),
            self.tr("State"),
            self.tr("Added"),
            self.tr("Changed"),
            QCoreApplication.translate("PublishDialog", "Removed"),
        )
        self.files = FileListModel(heads, (2, 3, 4), self)
        self.file_view = ListView(self.files, {1: _STATE_PIXELS} | dict.fromkeys((2, 3, 4), _COUNT_PIXELS), page)
        self.file_view.setAccessibleName(self.tr("Files"))
        self.file_view.stretch_column(0)
        note = self.make_note(
            self.tr("Upload new and changed files to the server, and delete removed ones there."), Tint.TEXT
        )
        fill(QVBoxLayout(page), note, (self.file_view, 1), margins=(12, 12, 12, 12), spacing=8)
        return page

    def _create_search_page(self) -> QWidget:
        """Return the page with lines for robots.txt, and links to pages where users submit sitemaps by hand."""
        page = QWidget(self)
        robots = self.make_note(
            self.tr("Search engines find the set by these lines of the site's robots.txt:"), Tint.TEXT
        )
        self.robots_lines = QPlainTextEdit(page)
        self.robots_lines.setReadOnly(True)
        self.robots_lines.setTabChangesFocus(True)
        self.robots_lines.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.robots_lines.setAccessibleName(self.tr("Lines for robots.txt"))
        self.robots_lines.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.robots_lines.setMaximumHeight(8 * self.fontMetrics().lineSpacing())
        self.copy_button = QPushButton(self.tr("&Copy"), page)
        self.write_button = QPushButton(self.tr("&Write into robots.txt …"), page)
        self.copy_button.clicked.connect(self._copy_lines)
        self.write_button.clicked.connect(self._choose_robots_file)
        pages = self.make_note(self.tr("Or submit it by hand, signed in to the search engine:"), Tint.TEXT)
        google, bing = QPushButton(self.tr("&Google Search Console"), page), QPushButton(page)
        bing.setText(self.tr("&Bing Webmaster Tools"))
        google.clicked.connect(partial(open_in_browser, GOOGLE_URL))
        bing.clicked.connect(partial(open_in_browser, BING_URL))
        fill(
            QVBoxLayout(page), robots, (self.robots_lines, 8),
            fill(QHBoxLayout(), self.copy_button, self.write_button, 1, spacing=8), 1,
            pages, fill(QHBoxLayout(), google, bing, 1, spacing=8), 8, margins=(12, 12, 12, 12), spacing=8,
        )  # fmt: skip
        return page

    def _create_indexnow_page(self) -> QWidget:
        """Return the page with key, list of URLs and buttons for submitting with IndexNow."""
        page = QWidget(self)
        self.url_choice, key = QComboBox(page), self._memory.stored_value(self._document, "indexnow_key")
        key = key or os.environ.get(KEY_VARIABLE, "").strip()
        location = self._memory.stored_value(self._document, "indexnow_location")
        self.location = make_line_edit(page, location, self.tr("Only if it is not at the root of the site"))
        self.location.setAccessibleName(self.tr("URL of the key file"))
        self.key = make_line_edit(page, key, self.tr("8 to 128 letters, digits and hyphens."))
        self.url_choice.currentIndexChanged.connect(self._list_urls)
        self.key.setAccessibleName(self.tr("Key"))
        self.key.textChanged.connect(self._refresh_buttons)
        new, self.save_key_button = QPushButton(self.tr("New ke&y"), page), QPushButton(page)
        self.save_key_button.setText(self.tr("Sa&ve key file …"))
        new.clicked.connect(self._generate_key)
        self.save_key_button.clicked.connect(self._choose_key_folder)
        self.urls = UrlRows(self)
        self.url_view = ListView(self.urls, {_STATE_COLUMN: _STATE_PIXELS}, page)
        self.url_view.setAccessibleName(self.tr("URLs"))
        self.url_view.stretch_column(0)
        # Low screens leave little room.
        self.url_view.setMinimumHeight(48)
        self._submit_bar = JobBar(page)
        self._submit_bar.setAccessibleName(self.tr("Submitting URLs"))
        self._submit_bar.stage_changed.connect(self._show_stage)
        self.stop_button, self.submit_button = QPushButton(self.tr("S&top"), page), QPushButton(page)
        self.submit_button.setText(self.tr("Sub&mit"))
        self.submit_button.clicked.connect(self._submit)
        self.stop_button.clicked.connect(self._stop_submitting)
        self.stop_button.hide()
        endpoint = self.make_note(self.tr("URLs are sent to {host} only when you press Submit."), Tint.TEXT)
        endpoint.setText(endpoint.text().format(host=host_of(self._endpoint) or "IndexNow"))
        keys = fill(QHBoxLayout(), (self.key, 1), new, self.save_key_button, spacing=8)
        rows = (
            (self.tr("&Key"), keys),
            (self.tr("URL &of the key file"), self.location),
            (self.tr("UR&Ls"), self.url_choice),
        )
        form = fill_form(QFormLayout(), *rows, spacing=6)
        sending = fill(QHBoxLayout(), (endpoint, 1), self.stop_button, self.submit_button, spacing=8)
        fill(QVBoxLayout(page), form, (self.url_view, 1), self._submit_bar, sending, margins=(12, 8, 12, 8), spacing=6)
        return page

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Enter in a line edit, plan with the typed text instead of closing the dialog."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(self.focusWidget(), QLineEdit):
            # Enter plans with the typed text instead of closing the dialog.
            self.plan()
        else:
            super().keyPressEvent(event)

    # Plan

    def _stored_earlier_version(self) -> str:
        """Return the path of the earlier version stored for this set; empty if it does not exist."""
        known = self._memory.value_for_file(self._document, "earlier_version")
        return known if known and path_exists(Path(known)) else ""

    def _choose_earlier_version(self, make_dialog: Callable[[QWidget, str, Path | str], QFileDialog]) -> None:
        """Open a file or folder dialog, made by a function, for the earlier version."""
        earlier = self.earlier.text().strip()
        start = expand_home(earlier) if earlier and not is_web(earlier) else self._start_folder()
        dialog = make_dialog(self, self.tr("Earlier version"), start)
        dialog.fileSelected.connect(self.compare_with)
        dialog.open()

    @Slot()
    def _on_input_edited(self) -> None:
        """Schedule planning after a pause in typing.

        If the earlier version is a web address, clear the plan and ask for Enter instead, which fetches it.
        """
        if is_web(self.earlier.text().strip()):
            self.stop()
            self._show_plan(None)
            self._show_sentence(self.tr("Press Enter to fetch the earlier version."), Tint.QUIET)
        else:
            self.plan_after_pause()

    @Slot(str)
    def compare_with(self, path: str) -> None:
        """Set the earlier version, given by path of file or folder, and start planning."""
        self.earlier.setText(path)
        self.plan()

    @Slot()
    def plan(self) -> None:
        """Start a job that compares the set with the earlier version, which it fetches if necessary.

        If the URL of the set is invalid, show the reason.
        """
        document, slots, earlier = self._document, self._slots, self.earlier.text().strip()
        self.stop()
        try:
            document.base_url = parse_base_url(self.url.text())
        except StudioError as error:
            self.show_failure(localized_error(error))
            return

        def make_plan(progress: Progress) -> tuple[PublishPlan, tuple[tuple[str, ...], tuple[str, ...]]]:
            """Return the plan, and the complete and incomplete URLs of the selected entries; called in a job."""
            selected = split_urls(() if slots is None else document.table.rows(slots, ["loc"])["loc"])
            if not earlier:
                return plan_publishing(document, progress=progress), selected
            with TemporaryDirectory(prefix="sitemap-studio-") as copy:
                is_remote = is_web(earlier)
                paths = download_set(earlier, Path(copy), progress=progress) if is_remote else (expand_home(earlier),)
                earlier_set = (
                    open_merged(paths, progress=progress) if len(paths) > 1 else open_path(paths[0], progress=progress)
                )
                return plan_publishing(document, earlier_set, progress=progress), selected

        self.run_job(self.tr("Planning"), make_plan)

    def show_result(self, answer: tuple[PublishPlan, tuple[tuple[str, ...], tuple[str, ...]]]) -> None:
        """Show a plan, and store the path of the earlier version for this set; a web address is not stored.

        `answer` has the plan, and the complete and incomplete URLs of the selected entries.
        """
        plan, (self._selected, self._incomplete) = answer
        self._show_plan(plan)
        earlier = self.earlier.text().strip()
        is_path = bool(earlier) and not is_web(earlier)
        self._memory.store_value(self._document, "earlier_version", str(expand_home(earlier)) if is_path else "")

    def show_failure(self, reason: str) -> None:
        """Show why there is no plan, and clear all lists."""
        self._show_plan(None)
        self._show_sentence(reason, Tint.ERROR)

    def _show_sentence(self, text: str, tint: Tint) -> None:
        """Show a sentence as the summary, in the colour of a tint."""
        self.sentence.set_tint(tint)
        self.sentence.setText(text)

    def _show_plan(self, plan: PublishPlan | None) -> None:
        """Show files, robots.txt lines and URLs of a plan, and their summary; None clears them."""
        self.publish_plan, is_compared = plan, bool(self.earlier.text().strip())
        self._unsubmitted = ()
        self.files.show_rows(self._file_row(file) for file in (plan.files if plan else ()))
        for column in range(1, len(self.files.heads)):
            self.file_view.setColumnHidden(column, not is_compared)
        self.robots_lines.setPlainText("\n".join(plan.robots_lines) if plan else "")
        self._update_url_choices(plan)
        self._refresh_buttons()
        self._show_summary()

    def _file_row(self, file: UploadFile) -> tuple[str, ...]:
        """Return icon (none), path, state, and numbers of added, changed and removed entries of a file."""
        states: dict[FileState, str] = {
            "new": self.tr("New"), "changed": self.tr("Changed"), "unchanged": self.tr("Unchanged"),
            "removed": QCoreApplication.translate("PublishDialog", "Removed"),
        }  # fmt: skip
        counts = (format_number(count) if count else "" for count in (file.n_added, file.n_changed, file.n_removed))
        return "", file.path, states[file.state], *counts

    def _show_summary(self) -> None:
        """Show the summary line and the numbers of URLs changed since an earlier version; warn of unsaved changes."""
        plan = self.publish_plan
        if plan is None:
            return
        n_files = sum(file.state in {"new", "changed"} for file in plan.files)
        first = text_for_count(n_files, self.tr("1 file to upload."), self.tr("%n files to upload.", None, n_files))
        texts = [
            summary_line(
                first,
                n_deleted=sum(file.state == "removed" for file in plan.files),
                n_repaired=len({sitemap for sitemap, _ in self._document.repairs}),
                n_errors=sum(count_errors(self._document).values()),
                is_checked=self._document.is_validated,
            )
        ]
        if self.earlier.text().strip():
            changed, removed = len(plan.changed), len(plan.removed)
            many = self.tr("%n URLs are new or changed.", None, changed)
            texts.append(text_for_count(changed, self.tr("1 URL is new or changed."), many))
            if removed:
                many = self.tr("%n URLs were removed.", None, removed)
                texts.append(text_for_count(removed, self.tr("1 URL was removed."), many))
        self._show_sentence(
            " ".join([*texts, self._unsaved_warning]).strip(), Tint.WARNING if self._unsaved_warning else Tint.TEXT
        )

    # Search engines

    def disable_apply(self) -> None:
        """Disable the buttons that need a plan."""
        for button in (self.copy_button, self.write_button, self.submit_button):
            button.setEnabled(False)

    def _refresh_buttons(self) -> None:
        """Enable only the buttons whose actions are possible with the current plan, key and list of URLs."""
        is_planned = self.publish_plan is not None and not self.is_job_pending
        for button in (self.copy_button, self.write_button):
            button.setEnabled(is_planned)
        has_key = bool(self.key.text().strip())
        self.save_key_button.setEnabled(has_key)
        may_submit = is_planned and self._submission is None
        self.submit_button.setEnabled(may_submit and has_key and bool(self.urls.urls))

    def _show_answer(self, text: str, tint: Tint = Tint.GOOD) -> None:
        """Show the result of a button's action below the pages, in a colour."""
        self.answer.set_tint(tint)
        self.answer.setText(text)

    @Slot()
    def _copy_lines(self) -> None:
        """Copy the lines for robots.txt to the clipboard."""
        QGuiApplication.clipboard().setText(self.robots_lines.toPlainText() + "\n")
        self._show_answer(self.tr("Copied to the clipboard."))

    def _start_folder(self) -> Path:
        """Return the folder in which file dialogs start: the folder of the set, or the home folder."""
        return self._document.folder or home_folder()

    @Slot()
    def _choose_robots_file(self) -> None:
        """Open a file dialog for the robots.txt to which the lines are added."""
        path = self._robots.get(host_key(self.url.text()), self._start_folder() / "robots.txt")
        dialog = make_file_dialog(self, self.tr("Write into robots.txt"), path.parent)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # Lines are added to it; nothing is replaced.
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.setNameFilters([self.tr("Text (*.txt)"), self.tr("All files (*)")])
        dialog.selectFile(path.name)
        dialog.fileSelected.connect(self.write_robots)
        dialog.open()

    @Slot(str)
    def write_robots(self, name: str) -> None:
        """Add the missing lines to the robots.txt file at a path, and show their number or the error."""
        path = Path(name)
        try:
            n_added = add_sitemaps_to_robots(path, self.publish_plan.sitemap_urls if self.publish_plan else ())
        except StudioError as error:
            self._show_answer(localized_error(error), Tint.ERROR)
            return
        one, many = self.tr("Added 1 line to “{name}”."), self.tr("Added %n lines to “{name}”.", None, n_added)
        none = self.tr("“{name}” already has these lines.")
        self._show_answer((text_for_count(n_added, one, many) if n_added else none).format(name=path.name))

    # IndexNow

    def _update_url_choices(self, plan: PublishPlan | None) -> None:
        """Fill the combo box of URLs to submit, and list the URLs of its current item.

        Its items are changed or all URLs, URLs of selected entries, and unsubmitted ones. The current item is retained
        if the kinds of items are the same.
        """
        kinds = [self.url_choice.itemData(index) for index in range(self.url_choice.count())]
        previous_kind = self.url_choice.currentData()
        is_compared = plan is not None and bool(self.earlier.text().strip())
        n_all, n_changed = (len(plan.changed), len(plan.changed) + len(plan.removed)) if plan else (0, 0)
        choices = [("selected", self.tr("Selected entries"), len(self._selected))]
        if is_compared:
            choices.insert(0, ("changed", self.tr("Changed since the earlier version"), n_changed))
        else:
            choices.append(("all", self.tr("All entries"), n_all))
        if self._unsubmitted:
            choices.append(("unsubmitted", self.tr("Not submitted"), len(self._unsubmitted)))
        self.url_choice.blockSignals(True)
        self.url_choice.clear()
        for name, text, count in choices:
            self.url_choice.addItem(self.tr("{title} ({count})").format(title=text, count=format_number(count)), name)
        if [name for name, *_ in choices] == kinds:
            self.url_choice.setCurrentIndex(kinds.index(previous_kind))
        self.url_choice.blockSignals(False)
        self._list_urls()

    @Slot()
    def _list_urls(self) -> None:
        """List the URLs of the current choice, with their states if they have any."""
        kind, plan = self.url_choice.currentData(), self.publish_plan
        is_changed = kind == "changed" and plan is not None
        is_unsubmitted = kind == "unsubmitted"
        if is_unsubmitted:
            self.urls.show_unsubmitted(self._unsubmitted)
        elif kind == "selected":
            self.urls.show_urls(self._selected)
        elif plan is not None:
            self.urls.show_urls(plan.changed, plan.removed)
        else:
            self.urls.show_urls(())
        self.url_view.setColumnHidden(_STATE_COLUMN, not is_changed and not is_unsubmitted)
        self.url_view.setColumnWidth(_STATE_COLUMN, scaled(_REASON_PIXELS if is_unsubmitted else _STATE_PIXELS))
        empty = self.tr("The selected entries have no complete URLs.")
        self.url_view.set_placeholder_text(self.tr("No URL has changed.") if is_changed else empty)
        self._refresh_buttons()

    @Slot()
    def _generate_key(self) -> None:
        """Fill in a new random key, and ask the user to save and upload its file."""
        # Loaded when it is needed: aiohttp would make every start slower.
        from sitemap_studio.sources.indexnow import create_key

        self.key.setText(create_key())
        self.key.setCursorPosition(0)
        self._show_answer(self.tr("Save the key file, and upload it to the root of the site."), Tint.TEXT)

    def _key_file_url(self) -> str | None:
        """Return the URL of the key file; if key or URL are invalid, show the reason and return None."""
        from sitemap_studio.sources.indexnow import key_file_name, key_file_url

        key, location = self.key.text().strip(), self.location.text().strip()
        try:
            name = key_file_name(key)
            return key_file_url(key, location) if location else urljoin(self.url.text(), f"/{name}")
        except StudioError as error:
            self._show_answer(localized_error(error), Tint.ERROR)
            return None

    @Slot()
    def _choose_key_folder(self) -> None:
        """Open a folder dialog for the key file, or show why the key or its URL is invalid."""
        url = self._key_file_url()
        if url is not None:
            title = self.tr("Folder for “{name}”").format(name=url.rpartition("/")[2])
            dialog = make_folder_dialog(self, title, self._start_folder())
            dialog.fileSelected.connect(self.save_key_file)
            dialog.open()

    @Slot(str)
    def save_key_file(self, folder: str) -> None:
        """Write the key file, which proves the ownership of the site, into a folder, and store the key.

        If that fails, show the error.
        """
        url = self._key_file_url()
        if url is None:
            return
        try:
            name = key_file_path(self._document, url).name
            write_key_file(Path(folder) / name, self.key.text().strip())
        except StudioError as error:
            self._show_answer(localized_error(error), Tint.ERROR)
            return
        self._store_key()
        text = self.tr("“{name}” was saved. Upload it, so that it is found at {url}.")
        self._show_answer(text.format(name=name, url=url))

    def _store_key(self) -> None:
        """Store key and URL of the key file for the set; a key from the environment is not stored."""
        key = self.key.text().strip()
        if key != os.environ.get(KEY_VARIABLE, "").strip():
            self._memory.store_value(self._document, "indexnow_key", key)
        self._memory.store_value(self._document, "indexnow_location", self.location.text().strip())

    def _urls_to_submit(self) -> tuple[str, ...]:
        """Return the listed URLs and, unless unsubmitted URLs were chosen, the incomplete URLs of the same entries.

        The report lists incomplete URLs as rejected.
        """
        kind = self.url_choice.currentData()
        if kind == "selected":
            return (*self.urls.urls, *self._incomplete)
        if kind == "unsubmitted" or self.publish_plan is None:
            return tuple(self.urls.urls)
        return (*self.urls.urls, *self.publish_plan.incomplete)

    @Slot()
    def _submit(self) -> None:
        """Store the key, and start a job that submits the listed URLs; focus the key field if the key is invalid."""
        if self._key_file_url() is None:
            self.key.setFocus()
            return
        urls, key, endpoint = self._urls_to_submit(), self.key.text().strip(), self._endpoint
        location = self.location.text().strip() or None
        self._store_key()

        def submit(progress: Progress) -> SubmissionReport:
            """Submit the URLs, and return the report; called in a job."""
            from sitemap_studio.sources.indexnow import ENDPOINT, SubmitOptions, plan_submission, submit_urls

            plan = plan_submission(urls, key, location)
            return submit_urls(plan, options=SubmitOptions(endpoint=endpoint or ENDPOINT), progress=progress)

        # After Stop, the report lists the URLs that were not submitted.
        self._submission = job = self._jobs.start(self.tr("Submitting URLs"), submit, delivers_after_cancel=True)
        self._submit_bar.watch(job)
        job.finished.connect(self._show_submission_report)
        job.failed.connect(lambda error: self._finish_submission(localized_error(error), Tint.ERROR))
        job.cancelled.connect(self._show_stopped)
        self.stop_button.show()
        self.stop_button.setFocus()
        self._refresh_buttons()
        self._show_answer("", Tint.QUIET)

    @Slot()
    def _stop_submitting(self) -> None:
        """Cancel the running submission."""
        if self._submission is not None:
            self._submission.cancel()

    @Slot(str)
    def _show_stage(self, stage: str) -> None:
        """Show the current stage of the submission."""
        self._show_answer(stage, Tint.QUIET)

    @Slot()
    def _show_stopped(self) -> None:
        """Report that the submission was stopped without a report."""
        self._finish_submission(self.tr("Stopped."), Tint.WARNING)

    @Slot(object)
    def _show_submission_report(self, report: SubmissionReport) -> None:
        """Show the responses by host, and list the URLs that were not submitted."""
        from sitemap_studio.sources.indexnow import has_failures

        sentences, counts = [], Counter[tuple[str, str, str]]()
        if report.is_stopped:
            done = report.n_submitted
            many = self.tr("Stopped. %n URLs were submitted.", None, done)
            sentences.append(text_for_count(done, self.tr("Stopped. 1 URL was submitted."), many))
        for each in report.submissions:
            counts[each.host, localized(each.message), each.text] += each.n_urls
        for (host, message, response), count in counts.most_common(_MAX_ANSWERS):
            urls = text_for_count(count, self.tr("1 URL"), self.tr("%n URLs", None, count))
            sentences.append(self.tr("{host}, {urls}: {message}").format(host=host, urls=urls, message=message))
            if response:
                sentences.append(self.tr("Response: “{text}”").format(text=response))
        if len(counts) > _MAX_ANSWERS:
            sentences.append("…")
        n_failed = len(report.unsubmitted)
        if n_failed and not report.is_stopped:
            many = self.tr("%n URLs were not submitted.", None, n_failed)
            sentences.append(text_for_count(n_failed, self.tr("1 URL was not submitted."), many))
        self._unsubmitted = tuple(report.unsubmitted)
        self._update_url_choices(self.publish_plan)
        if self._unsubmitted:
            self.url_choice.setCurrentIndex(self.url_choice.findData("unsubmitted"))
        tint = Tint.ERROR if has_failures(report.unsubmitted) else Tint.GOOD
        self._finish_submission("\n".join(sentences), Tint.WARNING if report.is_stopped else tint)

    def _finish_submission(self, text: str, tint: Tint) -> None:
        """Show the result of a submission, hide the Stop button, and enable Submit again if it is possible."""
        self._submission = None
        self._submit_bar.watch(None)
        had_focus = self.stop_button.hasFocus()
        self._refresh_buttons()
        if had_focus:
            self.submit_button.setFocus()
        self.stop_button.hide()
        self._show_answer(text, tint)

    def done(self, result: int) -> None:
        """Close the dialog, cancel a running submission, and emit `address_chosen` if the planned URL was edited."""
        is_planned = self.publish_plan is not None and self.job is None
        super().done(result)
        if self._submission is not None:
            self._submission.cancel()
            self._submission = None
        if is_planned and self.url.isModified():
            self.address_chosen.emit(self._document.base_url)
