"""Open from the web: fetch copies of the files of a URL into a folder, and open them there."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.dialogs.open_from_web_dialogs import FetchFailuresDialog, OpenFromWebDialog, fetch_failures
from sitemap_studio.gui.dialogs.robots_dialog import SiteRobots
from sitemap_studio.gui.dialogs.site_merge_dialog import SiteMerge
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.files.open_request import Fetched
from sitemap_studio.gui.i18n import text_for_count
from sitemap_studio.gui.message_bar import BarMessage, Offer
from sitemap_studio.gui.widgets.desktop import clipboard_data, first_web_url
from sitemap_studio.protocol.robots_files import host_key
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.url_syntax import folder_address
from sitemap_studio.sources.fetched_copies import without_password

_MAX_RECENT: Final = 10
_RECENT_URLS: Final = "recent/urls"


class WebOpening(QObject):
    """Action that fetches files from the web and opens the copies as a set."""

    def __init__(
        self, context: Context, files: Files, *, site_merge: SiteMerge, robots: SiteRobots, parent: QWidget
    ) -> None:
        """Create the action for a window.

        Args:
            context: Shared objects of the window.
            files: Opens the copies.
            site_merge: Merges the files of a site into the set if it is open already.
            robots: Gets the robots.txt file of a fetched site.
            parent: Parent of the dialogs.
        """
        super().__init__(parent)
        self._jobs, self._messages, self._settings = context.jobs, context.messages, context.settings
        self._session, self._set_url, self._parent = context.session, context.set_url, parent
        self._files, self._site_merge, self._robots = files, site_merge, robots
        self._reported: Fetched | None = None
        self._message: BarMessage | None = None
        files.opened.connect(self._finish_opening)

    def handlers(self) -> Handlers:
        """Return the handler of the action, by its id."""
        return {"open-web": partial(self.ask_url, "")}

    @Slot()
    def ask_url(self, url: str = "") -> None:
        """Ask for a URL and a folder, and open fetched copies; suggest this URL, or else one in the clipboard."""
        dialog = OpenFromWebDialog(self._recent_urls(), self._parent)
        dialog.chosen.connect(self._fetch)
        dialog.url.setCurrentText(url or first_web_url(clipboard_data()))
        dialog.open()

    def _recent_urls(self) -> list[str]:
        """Return the stored recent URLs, the latest first."""
        stored = self._settings.store.value(_RECENT_URLS)
        return [stored] if isinstance(stored, str) else [str(url) for url in stored or ()]

    @Slot(object)
    def _fetch(self, choice: tuple[str, Path]) -> None:
        """Fetch the files of a URL into a folder in a job, and open them; for the open set, show the merge dialog."""
        url, folder = choice
        if self._site_merge.matches_site(url, folder):
            # The program's own download must not change the files of the open set.
            self._site_merge.fetch_with_user(url if "://" in url else f"https://{url}")
            return
        shown = without_password(url) if "://" in url else without_password(f"https://{url}").removeprefix("https://")
        recent = [shown, *(each for each in self._recent_urls() if each != shown)]
        self._settings.store.setValue(_RECENT_URLS, recent[:_MAX_RECENT])
        self._messages.remove(self._message)
        title = self.tr("Fetching “{url}”").format(url=shown)

        def fetch(progress: Progress) -> Fetched:
            """Download the files, and return the result."""
            # Imported late: aiohttp would slow down every start.
            from sitemap_studio.sources.site_fetch import fetch_sitemaps

            return Fetched(url, folder, fetch_sitemaps(url, folder, progress=progress))

        job = self._jobs.start(title, fetch)
        job.finished.connect(self._open_fetched)
        job.failed.connect(partial(self._report_failure, choice))
        job.cancelled.connect(partial(self._report_stopped, choice))

    def _report_failure(self, choice: tuple[str, Path], error: StudioError) -> None:
        """Report why nothing could be fetched, with buttons to try again, change the URL and list several failures."""
        offers: list[Offer] = [
            self._offer_to_fetch(choice),
            (self.tr("Change URL …"), partial(self.ask_url, choice[0])),
        ]
        rows = fetch_failures(getattr(error, "requests", ()))
        if len(rows) > 1:
            show = partial(self._show_failures, rows, has_others=False)
            offers.insert(0, (self.tr("Show list …"), show))
        self._show_message(Severity.ERROR, error.message, error.hint, offers)

    def _report_stopped(self, choice: tuple[str, Path]) -> None:
        """Report that fetching was canceled, with a button to try again."""
        text = self.tr("Canceled. Complete files are in the folder.")
        self._show_message(Severity.INFO, text, "", [self._offer_to_fetch(choice)])

    def _show_message(self, severity: Severity, text: str, hint: str, offers: list[Offer]) -> None:
        """Show a message instead of the previous one about fetching."""
        self._message = self._messages.show_message(severity, text, hint, offers=offers, replaces=self._message)

    def _offer_to_fetch(self, choice: tuple[str, Path]) -> Offer:
        """Return the button that fetches again."""
        return self.tr("Fetch again"), partial(self._fetch, choice)

    @Slot(object)
    def _open_fetched(self, fetched: Fetched) -> None:
        """Open the copy of the first start file, as one set with the other start files in its folder."""
        first, *others = (fetched.folder / path for path in fetched.report.start)
        together = [path for path in others if path.parent == first.parent]
        self._files.open_all([first, *together], fetched)

    @Slot()
    def _finish_opening(self) -> None:
        """Set the URL and robots.txt of a newly opened fetched set, and report its missing and edited files."""
        fetched = self._files.current_request.fetched
        if fetched is None or fetched is self._reported:
            return
        self._reported = fetched
        url = fetched.report.url
        is_folder = self._session.document.shape is SetShape.FOLDER
        self._set_url.change(folder_address(url) if is_folder else url)
        robots = fetched.report.robots
        if robots is not None and robots.path:
            self._robots.set_files(self._robots.paths | {host_key(robots.url): fetched.folder / robots.path})
        for notice in fetched.report.notices:
            self._messages.show_message(Severity.INFO, notice)
        self._report_edited(fetched)
        rows = fetch_failures(fetched.report.files)
        if rows:
            text = text_for_count(
                len(rows),
                self.tr("One file could not be opened from the web."),
                self.tr("%n files could not be opened from the web.", "", len(rows)),
            )
            again = self.tr("Fetch again …"), self._site_merge.fetch
            offers: list[Offer] = [(self.tr("Show list …"), partial(self._show_failures, rows)), again]
            self._show_message(Severity.WARNING, text, "", offers)

    def _report_edited(self, fetched: Fetched) -> None:
        """Report edited copies that were not replaced, and offer to merge the version of the site."""
        edited = [file for file in fetched.report.files if file.is_edited_copy]
        if edited:
            one = self.tr("1 edited file was opened instead of the version of the site.")
            many = self.tr("%n edited files were opened instead of the version of the site.", "", len(edited))
            offers: list[Offer] = [(self.tr("Fetch again …"), self._site_merge.fetch)]
            message = text_for_count(len(edited), one, many)
            self._messages.show_message(Severity.INFO, message, offers=offers)

    def _show_failures(self, rows: list[tuple[str, int, str]], *, has_others: bool = True) -> None:
        """List the files that could not be fetched, with their reasons."""
        FetchFailuresDialog(rows, self._parent, has_others=has_others).open()
