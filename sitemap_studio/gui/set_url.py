"""The URL of the open set: chosen by the user, stored for the file and host of the set, or proposed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.base_url import count_outside_folder, infer_base_url, parse_base_url
from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.set_choices import SetChoice, SetChoices, host_of
from sitemap_studio.model.edits import Change
from sitemap_studio.protocol import url_syntax
from sitemap_studio.protocol.url_syntax import file_address, folder_address
from sitemap_studio.validation.locations import SiteCounts, count_sites, site_of

_PAUSE_MS: Final = 300
"""The proposal is updated after a pause of this length between edits."""

_MAX_COUNTED: Final = 10_000
"""Number of entries from which the site is inferred while the set is not validated."""

_MAX_COMPARED: Final = 1_000
"""Number of entries that must be below the URL of another set of the host before it is proposed."""


class SetUrl(QObject):
    """URL of the open set, chosen, proposed or inferred, and the choices that are stored for the set.

    Attributes:
        memory: The choices that are stored for sets.

    Signals:
        changed: The user or a command changed the URL.
        refreshed: The URL or the proposal may have changed.
    """

    changed = Signal()
    refreshed = Signal()

    def __init__(self, session: Session, memory: SetChoices, parent: QObject | None = None) -> None:
        """Listen to edits and to the replacement of the set of a session."""
        super().__init__(parent)
        self._session, self.memory = session, memory
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.refreshed)
        # The URL inferred when the set was opened, which applies while some entries are on its site.
        self._inferred = ""
        session.changed.connect(self._on_edit)
        session.replaced.connect(self._infer)
        session.replaced.connect(self.refreshed)

    @Slot(object)
    def _on_edit(self, change: Change) -> None:
        """Check the inferred URL, and announce the new proposal after a pause, if an edit changed URLs or sitemaps."""
        if "loc" in change.fields or change.is_structural or change.sitemaps:
            self._retain_inferred()
            self._pause.start()

    def _count_sites(self) -> Counter[str]:
        """Return the number of entries on each site: of all validated entries, or else of the first ones."""
        document, counts = self._session.document, Counter[str]()
        for sites in document.problems.sites.values():
            counts.update(sites.counts)
        return counts or count_sites(document.table.rows(document.table.order[:_MAX_COUNTED], ["loc"])["loc"])

    @Slot()
    def _infer(self) -> None:
        """Infer the URL of a set whose entries are mostly on one site; set none if a URL is chosen."""
        self._inferred = self.proposed if not self.value and SiteCounts(self._count_sites()).main_site else ""

    def _retain_inferred(self) -> None:
        """Choose the inferred URL if an edit moved most entries to another site; infer it again if it moved all."""
        if self.value or self._session.document.index is not None:
            return
        counts, site = self._count_sites(), site_of(self._inferred)
        if not self._inferred or not counts[site]:
            self._infer()
        elif SiteCounts(counts).main_site != site:
            self.change(self._inferred)

    @property
    def value(self) -> str:
        """URL that was chosen for the set, or an empty text."""
        return self._session.document.base_url or ""

    @property
    def proposed(self) -> str:
        """URL from another set of the same host or from the entries, as a proposal; or an empty text."""
        document = self._session.document
        return self._url_on_host(document) or infer_base_url(document) or ""

    @property
    def likely(self) -> str:
        """Chosen URL, or else the proposed one, or an empty text."""
        return self.value or self.proposed

    @property
    def likely_folder(self) -> str:
        """URL of the folder of `likely`, or an empty text."""
        return folder_address(self.likely) if self.likely else ""

    def stored_choice(self, choice: SetChoice) -> str:
        """Return the choice stored for the set's file, else for its host, or an empty text."""
        return self.memory.stored_value(self._session.document, choice)

    def store_choice(self, choice: SetChoice, value: str) -> None:
        """Store a choice for the set's file and host; an empty value removes it."""
        self.memory.store_value(self._session.document, choice, value)

    def stored_url_of(self, path: Path) -> str | None:
        """Return the URL that is stored for a file, or None without a valid one."""
        return _valid_or_none(self.memory.stored_url(path))

    @Slot(object)
    def restore(self, document: Document) -> None:
        """Set the URL that is stored for the file of a newly opened set, unless its entries are on another host now."""
        url = self.memory.value_for_file(document, "address")
        former_host = self.memory.value_for_file(document, "host") or url_syntax.host_of(url)
        if document.base_url is None and url and host_of(document) in ("", former_host):
            document.base_url = _valid_or_none(url)

    @Slot()
    def store(self) -> None:
        """Store the URL of the set and its host if one is chosen, and emit `refreshed`."""
        if self.value:
            self._store_value()
        self.refreshed.emit()

    def _store_value(self) -> None:
        """Store the chosen URL and the host of the entries; remove both if no URL is chosen."""
        self.store_choice("address", self.value)
        self.store_choice("host", host_of(self._session.document) if self.value else "")

    def change(self, url: str) -> None:
        """Set and store the URL of the set; an empty text removes it.

        A new URL also removes the stored base URLs of fixes and exports.

        Raises:
            RequestError: It can't be the URL of a sitemap.
        """
        document = self._session.document
        chosen = parse_base_url(url) if url.strip() else None
        if chosen != document.base_url:
            document.base_url = chosen
            self._infer()
            self._store_value()
            # Earlier choices that replaced the former URL.
            self.store_choice("fix_base", "")
            self.store_choice("export_base", "")
            self.changed.emit()
        self.refreshed.emit()

    def _url_on_host(self, document: Document) -> str:
        """Return a URL in the folder of another set of the same host, or an empty text.

        The folder must contain the first entries of the document, up to `_MAX_COMPARED`.
        """
        known = _valid_or_none(self.memory.stored_value(document, "address"))
        if known is None or document.index is not None:
            return ""
        folder = folder_address(known)
        rows = document.table.rows(document.table.order[:_MAX_COMPARED], ["loc"])
        if not len(rows) or count_outside_folder(rows, folder):
            return ""
        return folder if document.shape is SetShape.FOLDER else file_address(folder, document.name)


def _valid_or_none(url: str) -> str | None:
    """Return the parsed base URL; None for an empty or invalid one."""
    try:
        return parse_base_url(url) if url else None
    except RequestError:
        return None
