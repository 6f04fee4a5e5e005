"""What there is to say of a file that was opened, or could not be: the gravest thing, with what can be done about it.

Where another try may do better, a button offers it; that it is tried is asked for by signals.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sitemap_studio.core.errors import (
    CeilingError,
    ChoiceError,
    EncodingError,
    LockedError,
    NoSitemapError,
    StudioError,
    TooLargeError,
)
from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap, Source
from sitemap_studio.gui.files.open_request import OpenRequest
from sitemap_studio.gui.i18n import counted, format_number, localized, localized_error, megabytes, numbered
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.protocol.catalogue import Severity

UTF_8 = "UTF-8"
"""What every file is written in."""


class OpeningNews(QObject):
    """Tells it in the bar of messages.

    Signals:
        encoding_asked: The user wants to choose the encoding for this `OpenRequest`, looking at the file at this path.
        again_asked: The user wants this `OpenRequest` to be opened.
        window_asked: The user wants to go to the window that has the file at this path open.
        anyway_asked: The user says that nobody else has the set open any more.
        file_asked: The user wants to choose one of these files.
        index_asked: The user wants an index for what was opened.
        new_asked: The user wants a new set.
    """

    encoding_asked = Signal(object, object)
    again_asked = Signal(object)
    window_asked = Signal(object)
    anyway_asked = Signal()
    file_asked = Signal(object)
    index_asked = Signal()
    new_asked = Signal()

    def __init__(self, messages: MessageBar, parent: QObject) -> None:
        super().__init__(parent)
        self._messages = messages

    def tell_failure(self, request: OpenRequest, error: StudioError) -> None:
        """Say why a file could not be opened."""
        if isinstance(error, EncodingError):
            self._offer_encoding(Severity.ERROR, error.message, request, error.path or request.path)
        elif can_be_raised(error, request):
            self._offer_raising(Severity.ERROR, error.message, request)
        elif isinstance(error, ChoiceError):
            action = partial(self.file_asked.emit, error.choices)
            self._messages.tell(Severity.INFO, error.message, offer=self.tr("Choose one …"), action=action)
        elif isinstance(error, NoSitemapError):
            offer = self.tr("New sitemap")
            self._messages.tell(Severity.ERROR, error.message, error.hint, offer=offer, action=self.new_asked.emit)
        else:
            self._messages.tell_error(error)

    def tell_opened(self, request: OpenRequest, document: Document) -> None:
        """Say what a set that was opened lacks, what was mended, and what saving would convert; or nothing."""
        unknown = [sitemap for sitemap in document.sitemaps if isinstance(sitemap.error, EncodingError)]
        large = [sitemap for sitemap in document.sitemaps if can_be_raised(sitemap.error, request)]
        locked = [file for file in _files(document) if file.doubt is not None]
        if document.held is not None:
            self._tell_held(request, document.held)
        elif unknown:
            many = self.tr("%n sitemaps follow neither the encoding that they declare nor UTF-8.", None, len(unknown))
            path = unknown[0].path or request.path
            self._offer_encoding(Severity.WARNING, _one_or_many(unknown, many), request, path)
        elif large:
            many = self.tr("%n sitemaps are larger than the ceiling.", None, len(large))
            self._offer_raising(Severity.WARNING, _one_or_many(large, many), request)
        elif locked:
            self._tell_locked(locked)
        elif document.notices:
            self._tell_notices(document)
        elif document.repairs:
            self._tell_repairs(document)
        elif told := self._conversion(document):
            self._messages.tell(Severity.INFO, told)
        elif document.is_folder:
            self._offer_index(document)

    def _tell_notices(self, document: Document) -> None:
        is_grave = any(notice.severity is not Severity.INFO for notice in document.notices)
        told = " ".join(localized_error(notice) for notice in document.notices)
        self._messages.tell(Severity.WARNING if is_grave else Severity.INFO, told, self._conversion(document))

    def _offer_index(self, document: Document) -> None:
        count = len(document.sitemaps)
        told = numbered(count, self.tr("“{name}” holds %n sitemaps and no index.", None, count))
        told = told.format(name=document.name)
        hint = self.tr("Saving writes those that changed; search engines find all of them through an index.")
        offer = self.tr("Write an index …")
        self._messages.tell(Severity.INFO, told, hint, offer=offer, action=self.index_asked.emit)

    def _offer_encoding(self, severity: Severity, sentence: str, request: OpenRequest, path: Path) -> None:
        action = partial(self.encoding_asked.emit, request, path)
        hint = self.tr("Nothing is guessed: look at how it reads, and choose.")
        self._messages.tell(severity, sentence, hint, offer=self.tr("Choose its encoding …"), action=action)

    def _offer_raising(self, severity: Severity, sentence: str, request: OpenRequest) -> None:
        ceilings = request.ceilings
        hint = self.tr(
            "Ceilings guard the memory of this computer: {size} MB unpacked for each file, {ratio} times its size on "
            "disk, {entries} entries in all. Open it all the same if you trust where it comes from."
        ).format(
            size=megabytes(ceilings.max_file_bytes),
            ratio=format_number(ceilings.max_ratio or 0),
            entries=format_number(ceilings.max_entries),
        )
        action = partial(self.again_asked.emit, request.raised())
        self._messages.tell(severity, sentence, hint, offer=self.tr("Open all the same"), action=action)

    def _tell_held(self, request: OpenRequest, held: LockedError) -> None:
        again = (self.tr("Try again"), partial(self.again_asked.emit, request))
        message = self.tr("{reason} Here it is read-only.").format(reason=localized(held.message))
        if held.may_be_stale:
            anyway = self.tr("Open for editing anyway")
            self._messages.tell(
                Severity.WARNING, message, held.hint, offer=anyway, action=self.anyway_asked.emit, others=[again]
            )
        elif held.is_here:
            go = partial(self.window_asked.emit, held.path)
            self._messages.tell(
                Severity.WARNING, message, held.hint, offer=self.tr("Go there"), action=go, others=[again]
            )
        else:
            self._messages.tell(Severity.WARNING, message, held.hint, offer=again[0], action=again[1])

    def _tell_locked(self, locked: list[IndexFile | Sitemap]) -> None:
        first, others = locked[0], len(locked) - 1
        many = self.tr("“{name}” and %n more are read-only: {reason}", None, others)
        told = self.tr("“{name}” is read-only: {reason}") if not others else many
        hint = self.tr("Its entries can be copied and exported; the file stays as it is.")
        if others:
            hint = self.tr("Their entries can be copied and exported; the files stay as they are.")
        reason = localized(first.doubt.message) if first.doubt else ""
        self._messages.tell(Severity.WARNING, told.format(name=first.name, reason=reason), hint)

    def _tell_repairs(self, document: Document) -> None:
        count = len(document.repairs)
        many = self.tr("%n places were mended so that “{name}” could be read.", None, count)
        told = counted(count, self.tr("1 place was mended so that “{name}” could be read."), many)
        safe = self.tr("The Repairs panel lists what and where; nothing on disk has changed.")
        hint = f"{safe} {self._conversion(document)}".strip()
        self._messages.tell(Severity.WARNING, told.format(name=document.name), hint)

    def _conversion(self, document: Document) -> str:
        """What saving would convert to UTF-8; empty for nothing."""
        converted = [(file.name, file.source) for file in _files(document) if is_converted(file.source)]
        if not converted:
            return ""
        name, source = converted[0]
        many = self.tr("%n files are not in UTF-8.", None, len(converted))
        told = counted(len(converted), self.tr("“{name}” is in {encoding}."), many)
        when = self.tr("Saving a change writes UTF-8.")
        return f"{told.format(name=name, encoding=source.encoding if source else '')} {when}"


def is_converted(source: Source | None) -> bool:
    """Whether saving a change of a file writes it in another encoding than it has."""
    return source is not None and source.doubt is None and source.encoding.upper() != UTF_8


def can_be_raised(error: StudioError | None, request: OpenRequest) -> bool:
    """Whether an error is due to a ceiling that the user may raise, and has not raised yet."""
    return isinstance(error, CeilingError) and not isinstance(error, TooLargeError) and not request.is_raised


def _files(document: Document) -> list[IndexFile | Sitemap]:
    index: list[IndexFile | Sitemap] = [document.index] if document.index else []
    return index + list(document.sitemaps)


def _one_or_many(sitemaps: list[Sitemap], many: str) -> str:
    error = sitemaps[0].error
    return error.message if len(sitemaps) == 1 and error else many
