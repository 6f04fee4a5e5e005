"""The address of the open set: recalled when a set is opened, proposed while none is chosen, changed in its panel."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.address import (
    count_outside,
    proposed_address,
    read_address,
)
from sitemap_studio.document.document import Document
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.preferences import SetChoice, SetMemory, host_of
from sitemap_studio.protocol import urls
from sitemap_studio.protocol.urls import file_address, folder_address

_SETTLE_MS = 300
"""How long edits must pause before the proposal follows them."""

_LOOKED_AT = 1_000
"""So many entries must lie below an address that is proposed because another set of their host lies there."""


class SetAddress(QObject):
    """Where the open set lies on the web.

    Attributes:
        memory: What was chosen for sets before.

    Signals:
        changed: The user chose another address, or none.
        shown: What there is to show may be another.
    """

    changed = Signal()
    shown = Signal()

    def __init__(self, session: Session, memory: SetMemory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self.memory = session, memory
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self.shown)
        session.changed.connect(self._settling.start)
        session.replaced.connect(self.shown)

    @property
    def value(self) -> str:
        """The address; empty while it is not known."""
        return self._session.document.address or ""

    @property
    def proposed(self) -> str:
        """The address that can be inferred; empty where nothing tells."""
        document = self._session.document
        return self._address_of_host(document) or proposed_address(document) or ""

    @property
    def likely(self) -> str:
        """The address, or else the one that can be inferred."""
        return self.value or self.proposed

    @property
    def likely_folder(self) -> str:
        """The folder of that; empty where nothing tells."""
        return folder_address(self.likely) if self.likely else ""

    def recall_choice(self, choice: SetChoice) -> str:
        """Return what was chosen last for the open set; empty if nothing was."""
        return self.memory.recall(self._session.document, choice)

    def remember_choice(self, choice: SetChoice, value: str) -> None:
        """Keep what was chosen for the open set."""
        self.memory.remember(self._session.document, choice, value)

    @Slot(object)
    def recall(self, document: Document) -> None:
        """Give a set that is about to be shown the address that was chosen for its file, if it is of the same site."""
        address = self.memory.recall_for_file(document, "address")
        former_host = self.memory.recall_for_file(document, "host") or urls.host_of(address)
        if document.address is None and address and host_of(document) in ("", former_host):
            document.address = _read_or_none(address)

    @Slot()
    def remember(self) -> None:
        """Keep the address for the file that the set has now."""
        if self.value:
            self._remember_address()
        self.shown.emit()

    def _remember_address(self) -> None:
        self.remember_choice("address", self.value)
        self.remember_choice("host", host_of(self._session.document) if self.value else "")

    def use(self, address: str) -> None:
        """Let the set lie at an address from now on; empty for one that is not known.

        Raises:
            RequestError: It can't be the address of a sitemap.
        """
        document = self._session.document
        chosen = read_address(address) if address.strip() else None
        if chosen != document.address:
            document.address = chosen
            self._remember_address()
            # What was chosen in place of the former address.
            self.remember_choice("fix_base", "")
            self.remember_choice("export_base", "")
            self.changed.emit()
        self.shown.emit()

    def _address_of_host(self, document: Document) -> str:
        """The address in the folder of another set of the same host, if the entries lie there; empty if they do not."""
        known = _read_or_none(self.memory.recall(document, "address"))
        if known is None or document.index is not None:
            return ""
        folder = folder_address(known)
        rows = document.table.rows(document.table.order[:_LOOKED_AT], ["loc"])
        if not len(rows) or count_outside(rows, folder):
            return ""
        return folder if document.is_folder else file_address(folder, document.name)


def _read_or_none(address: str) -> str | None:
    """An address that was remembered; None where somebody spoilt it in the file."""
    try:
        return read_address(address) if address else None
    except RequestError:
        return None
