"""Open from the web: a URL and a folder are asked for, and what could not be fetched is listed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QFormLayout, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import home_folder
from sitemap_studio.core.progress import Progress
from sitemap_studio.gui.i18n import counted, localized
from sitemap_studio.gui.message_bar import Offer
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.desktop import clipboard_data, web_link
from sitemap_studio.gui.widgets.dialog import Dialog, FileRows
from sitemap_studio.gui.widgets.layouts import fill_form
from sitemap_studio.gui.widgets.line_edits import FolderChooser
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.protocol.robots import host_key
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.urls import folder_address, web_host
from sitemap_studio.sources.fetched_copies import without_password

if TYPE_CHECKING:
    from sitemap_studio.gui.actions import Handlers
    from sitemap_studio.gui.main_window import MainWindow
    from sitemap_studio.gui.preferences import Settings
    from sitemap_studio.sources.web import FetchedFile, FetchReport

_MAX_RECENT: Final = 10
_RECENT_URLS: Final = "recent/urls"
_TOPIC: Final = "fetch"
_ASKING_SIZE: Final = QSize(560, 170)
_FAILURES_SIZE: Final = QSize(760, 400)


class OpenFromWebDialog(Dialog):
    """Asks for a URL, and for the folder of the copies."""

    def __init__(self, recent: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open from web"))
        self.url = QComboBox(self)
        self.url.setEditable(True)
        self.url.setAccessibleName(self.tr("URL of a site, robots.txt, index or sitemap"))
        self.url.addItems(recent)
        self.url.setCurrentText("")
        self.url.setMinimumWidth(scaled(360))
        line = self.url.lineEdit()
        if line is not None:
            line.setPlaceholderText("https://www.example.com/sitemap.xml")
            line.setAccessibleName(self.url.accessibleName())
        self.folder = FolderChooser(self.tr("Folder"), self)
        self._proposed = ""
        note = self.note(self.tr("The files are downloaded to the folder and opened there."))
        form = fill_form(QFormLayout(), (self.tr("&URL"), self.url), (self.tr("&Folder"), self.folder))
        self.stack(form, note, self.ok_and_cancel(self.tr("Fetch")), size=_ASKING_SIZE)
        self.url.currentTextChanged.connect(self._propose)
        self.folder.line.textChanged.connect(self.refresh)
        self._propose()

    @property
    def _host(self) -> str:
        text = self.url.currentText().strip()
        return web_host(text if "://" in text else f"https://{text}") or ""

    @Slot()
    def _propose(self) -> None:
        """Propose a folder named like the host, unless the user has chosen one."""
        if self.folder.line.text() == self._proposed:
            self._proposed = str(home_folder() / "Sitemaps" / self._host) if self._host else ""
            self.folder.line.setText(self._proposed)
        self.refresh()

    def choice(self) -> tuple[str, Path] | None:
        """Return the URL as it was typed, and the folder."""
        is_complete = self._host and self.folder.line.text().strip()
        return (self.url.currentText().strip(), self.folder.folder) if is_complete else None


@dataclass(frozen=True)
class Fetched:
    """What was copied from the web: the URL that was asked for, the folder of the copies, and what became of each."""

    url: str
    folder: Path
    report: FetchReport


def fetch_failures(files: Iterable[FetchedFile]) -> list[tuple[str, int, str]]:
    """Return URL, status and reason of the requests that failed; status 0 for no response."""
    failed = (file for file in files if file.state == "failed" and not file.is_edited_copy)
    return [(file.url, file.status, localized(file.reason or "")) for file in failed]


class FetchFailuresDialog(Dialog):
    """Lists what could not be opened from the web, with status and reason; `has_others` if other files were opened."""

    def __init__(
        self, failures: list[tuple[str, int, str]], parent: QWidget | None = None, *, has_others: bool = True
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Not opened from the web"))
        self.rows = FileRows((self.tr("URL"), self.tr("Status"), self.tr("Reason")), (1,), self)
        self.rows.show_rows(
            ("", url, str(status) if status else self.tr("none"), reason) for url, status, reason in failures
        )
        view = ListView(self.rows, {0: 320, 1: 70}, self)
        view.setAccessibleName(self.windowTitle())
        notes = [self.note(self.tr("All other files were downloaded and opened."))] if has_others else []
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        copy = box.addButton(self.tr("&Copy list"), QDialogButtonBox.ButtonRole.ActionRole)
        text = "".join(f"{url}\t{status or ''}\t{reason}\n" for url, status, reason in failures)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
        box.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        box.rejected.connect(self.reject)
        self.stack((view, 1), *notes, box, size=_FAILURES_SIZE)


class WebCommands(QObject):
    """Carries out the action that opens sets from the web."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._reported: Fetched | None = None
        window.files.opened.connect(self._finish_opening)

    def handlers(self) -> Handlers:
        return {"open-web": partial(self.ask_url, "")}

    @Slot()
    def ask_url(self, url: str = "") -> None:
        """Ask for a URL, and open a copy of what is there."""
        dialog = OpenFromWebDialog(self._recent_urls(), self._window)
        dialog.chosen.connect(self._fetch)
        dialog.url.setCurrentText(url or web_link(clipboard_data()))
        dialog.open()

    def _recent_urls(self) -> list[str]:
        stored = self._settings.store.value(_RECENT_URLS)
        return [stored] if isinstance(stored, str) else [str(url) for url in stored or ()]

    @Slot(object)
    def _fetch(self, choice: tuple[str, Path]) -> None:
        url, folder = choice
        if self._window.site_merge.is_of_site(url, folder):
            # The program's own download must not change the files of the open set.
            self._window.site_merge.fetch_as(url if "://" in url else f"https://{url}")
            return
        shown = without_password(url) if "://" in url else without_password(f"https://{url}").removeprefix("https://")
        recent = [shown, *(each for each in self._recent_urls() if each != shown)]
        self._settings.store.setValue(_RECENT_URLS, recent[:_MAX_RECENT])
        self._window.messages.withdraw(_TOPIC)
        title = self.tr("Fetching “{url}”").format(url=shown)

        def fetch(progress: Progress) -> Fetched:
            # Loaded when it is needed: aiohttp would make every start slower.
            from sitemap_studio.sources.web import fetch_sitemaps

            return Fetched(url, folder, fetch_sitemaps(url, folder, progress=progress))

        job = self._window.jobs.start(title, fetch)
        job.finished.connect(self._open_fetched)
        job.failed.connect(partial(self._report_failure, choice))
        job.cancelled.connect(partial(self._report_stopped, choice))

    def _report_failure(self, choice: tuple[str, Path], error: StudioError) -> None:
        offers: list[Offer] = [self._again(choice), (self.tr("Change URL …"), partial(self.ask_url, choice[0]))]
        rows = fetch_failures(getattr(error, "requests", ()))
        if len(rows) > 1:
            show = partial(self._show_failures, rows, has_others=False)
            offers.insert(0, (self.tr("Show list …"), show))
        self._window.messages.show_message(Severity.ERROR, error.message, error.hint, offers=offers, topic=_TOPIC)

    def _report_stopped(self, choice: tuple[str, Path]) -> None:
        text = self.tr("Canceled. Complete files are in the folder.")
        self._window.messages.show_message(Severity.INFO, text, offers=[self._again(choice)], topic=_TOPIC)

    def _again(self, choice: tuple[str, Path]) -> Offer:
        return self.tr("Fetch again"), partial(self._fetch, choice)

    @Slot(object)
    def _open_fetched(self, fetched: Fetched) -> None:
        """Open the copies: all that lie in one folder, or else the first."""
        first, *others = (fetched.folder / path for path in fetched.report.start)
        together = [path for path in others if path.parent == first.parent]
        self._window.files.open_all([first, *together], fetched)

    @Slot()
    def _finish_opening(self) -> None:
        """Give a fetched set its URL, and report what is missing."""
        fetched = self._window.files.shown_request.fetched
        if fetched is None or fetched is self._reported:
            return
        self._reported = fetched
        url = fetched.report.url
        self._window.set_url.change(folder_address(url) if self._window.session.document.is_folder else url)
        robots = fetched.report.robots
        if robots is not None and robots.path:
            self._window.robots.use(self._window.robots.paths | {host_key(robots.url): fetched.folder / robots.path})
        for notice in fetched.report.notices:
            self._window.messages.show_message(Severity.INFO, notice)
        self._report_edited(fetched)
        rows = fetch_failures(fetched.report.files)
        if rows:
            text = counted(
                len(rows),
                self.tr("One file could not be opened from the web."),
                self.tr("%n files could not be opened from the web.", "", len(rows)),
            )
            again = self.tr("Fetch again …"), self._window.site_merge.fetch
            offers: list[Offer] = [(self.tr("Show list …"), partial(self._show_failures, rows)), again]
            self._window.messages.show_message(Severity.WARNING, text, offers=offers, topic=_TOPIC)

    def _report_edited(self, fetched: Fetched) -> None:
        """Report edited copies that were not replaced, and offer to merge the version of the site."""
        edited = [file for file in fetched.report.files if file.is_edited_copy]
        if edited:
            one = self.tr("1 edited file was opened instead of the version of the site.")
            many = self.tr("%n edited files were opened instead of the version of the site.", "", len(edited))
            offers: list[Offer] = [(self.tr("Fetch again …"), self._window.site_merge.fetch)]
            message = counted(len(edited), one, many)
            self._window.messages.show_message(Severity.INFO, message, offers=offers, topic="edited-copies")

    def _show_failures(self, rows: list[tuple[str, int, str]], *, has_others: bool = True) -> None:
        FetchFailuresDialog(rows, self._window, has_others=has_others).open()
