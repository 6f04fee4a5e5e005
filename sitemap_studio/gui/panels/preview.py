"""The preview panel: the selected entry as it is written into its file, and as a search engine reads it.

Both are worked out in a job, and only while the panel is in sight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QLocale, QSize, Qt, QTimeZone, Slot
from PySide6.QtGui import QFont, QGuiApplication, QPalette, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QMenu,
    QStackedWidget,
    QTabWidget,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import extensions_of
from sitemap_studio.document.saving.previewing import Preview, Previews
from sitemap_studio.gui.docks import Following
from sitemap_studio.gui.i18n import format_number, locale_of_dates, localized, localized_error, numbered
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.view import EntryView
from sitemap_studio.gui.theme import Tint, tint_color
from sitemap_studio.gui.widgets.diff_view import MAX_LINE_CHARACTERS, DiffLine, DiffView, diff_lines
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel, open_menu
from sitemap_studio.gui.widgets.layouts import TabOrder, fill
from sitemap_studio.gui.words.extension_words import KIND_WORDS, kind_title
from sitemap_studio.protocol.dates import parse_w3c
from sitemap_studio.protocol.fields import FIELD_BY_NAME
from sitemap_studio.protocol.quoting import shown, visible
from sitemap_studio.protocol.urls import is_web, readable, stripped
from sitemap_studio.protocol.values import is_decimal

translate: Final = QCoreApplication.translate

MAX_CHARACTERS: Final = 100_000  # of longer entries no more is shown: a text of megabytes would take seconds to lay out
MAX_ITEMS: Final = 50  # items of extensions that are read one by one
_MAX_ITEM_VALUES: Final = 12
_MAX_XML_CHARACTERS: Final = 2_000_000  # of more extension XML than this the items are only counted
_DELAY_MS: Final = 40  # steps through the table that come in a burst are followed at once
_INDENT: Final = 16
_DOCUMENT_MARGIN: Final = 10
_MAX_READING_CHARACTERS: Final = 20_000
_DEFAULT_PRIORITY: Final = 0.5  # “The default priority of a page is 0.5.” Sitemap Protocol 0.9, XML tag definitions


@dataclass(frozen=True, slots=True)
class ReadingLine:
    """One thing that a search engine understands."""

    heading: str  # what it is about; empty where it continues the line above
    text: str
    is_ignored: bool = False  # whether search engines ignore it
    is_data: bool = False  # whether the text is the author's own, and reads from left to right


class PreviewPanel(QWidget):
    """Two sheets about the first selected entry."""

    def __init__(self, session: Session, jobs: Jobs, view: EntryView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._view = session, view
        self.xml, self._sheets = DiffView(self), QTabWidget(self)
        self.reading = QTextEdit(self, readOnly=True, acceptRichText=False, undoRedoEnabled=False, tabChangesFocus=True)
        self._title = QLabel(self, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._note = TintedLabel(Tint.QUIET, parent=self)
        self._empty = EmptyState(self)
        self._copy = QToolButton(self)
        self._pages = QStackedWidget(self)
        self._previews = Previews()
        self._preview: Preview | None = None
        self._lines: list[ReadingLine] = []
        self._following = Following(self, _DELAY_MS)
        self._latest = LatestJob(jobs, self)
        self._set_up_widgets()
        self._lay_out()
        self._following.due.connect(self._ask)
        self._latest.answered.connect(self._show_entry)
        self._latest.failed.connect(self._show_error)
        for changed in (
            view.selection_count_changed,
            view.selectionModel().currentChanged,
            session.changed,
            session.problems_changed,
            session.undo_stack.cleanChanged,
        ):
            changed.connect(self._following.follow)
        session.replaced.connect(self._forget_files)
        TabOrder(self)
        self._show_nothing(self.tr("Select an entry."))

    def _set_up_widgets(self) -> None:
        self._title.setObjectName("preview-title")
        self._note.setObjectName("preview-note")
        self._note.setWordWrap(True)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self.xml.setAccessibleName(self.tr("As it is written"))
        self.reading.setFrameShape(QFrame.Shape.NoFrame)
        self.reading.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.reading.document().setDocumentMargin(_DOCUMENT_MARGIN)
        self.reading.setAccessibleName(self.tr("As it is read"))
        menu = QMenu(self._copy)
        for what, text in (
            ("before", self.tr("Copy as in the &file")),
            ("after", self.tr("Copy as it &will be saved")),
            ("reading", self.tr("Copy what is &read")),
        ):
            menu.addAction(icon("copy"), text, partial(self._copy_text, what))
        open_menu(self._copy, menu)
        self._copy.setIcon(icon("copy"))
        self._copy.setToolTip(self.tr("Copy"))
        self._copy.setAccessibleName(self.tr("Copy"))
        self._sheets.addTab(self.xml, self.tr("As it is written"))
        self._sheets.addTab(self.reading, self.tr("As it is read"))
        self._sheets.setTabToolTip(0, self._sheets.tabText(0))
        self._sheets.setTabToolTip(1, self._sheets.tabText(1))
        self._sheets.setDocumentMode(True)
        # Narrower tabs rather than one that is hidden; their tooltips have the full text.
        self._sheets.setUsesScrollButtons(False)
        self._sheets.setElideMode(Qt.TextElideMode.ElideRight)

    def _lay_out(self) -> None:
        top = QGridLayout()
        top.setContentsMargins(12, 8, 8, 2)
        top.setVerticalSpacing(4)
        top.setColumnStretch(0, 1)
        top.addWidget(self._title, 0, 0)
        top.addWidget(self._copy, 0, 1)
        top.addWidget(self._note, 1, 0, 1, 2)
        content = QWidget(self)
        fill(QVBoxLayout(content), top, (self._sheets, 1), spacing=4)
        self._pages.addWidget(content)
        self._pages.addWidget(self._empty)
        fill(QVBoxLayout(self), self._pages)

    @property
    def is_busy(self) -> bool:
        return self._following.is_waiting or self._latest.is_running

    @Slot()
    def _forget_files(self) -> None:
        self._latest.drop()
        self._previews, self._preview, self._lines = Previews(), None, []
        self._following.follow()

    @Slot()
    def _ask(self) -> None:
        slots = self._view.selection.slots()
        if not len(slots):
            self._latest.drop()
            self._preview, self._lines = None, []
            self._show_nothing(self.tr("Select an entry."))
            return
        document, previews = self._session.document, self._previews
        first = int(slots[int(document.table.positions()[slots].argmin())])
        snapshot = document.snapshot()

        def read(progress: Progress) -> tuple[Preview, list[DiffLine], list[ReadingLine]]:
            preview = previews.of(snapshot, first, progress)
            return preview, entry_diff(preview.before, preview.after), entry_reading(snapshot, first)

        self._latest.ask((document, first, len(slots)), self.tr("Preview"), read)

    @Slot(object, object)
    def _show_entry(
        self, question: tuple[Document, int, int], answer: tuple[Preview, list[DiffLine], list[ReadingLine]]
    ) -> None:
        document, slot, n_selected = question
        if document is not self._session.document:
            return
        self._preview, lines, self._lines = answer
        position = int(document.table.positions()[slot])
        if position < 0:
            return
        name = document.sitemaps[document.table.sitemap_of(slot)].name
        title = self.tr("Entry {number} in {name}").format(number=format_number(position + 1), name=name)
        is_same = title == self._title.text()
        self._title.setText(title)
        self._note.setText(" ".join(self._notes(self._preview, n_selected)))
        if tuple(lines) != self.xml.lines:
            self.xml.show_lines(lines)
        self._write_reading()
        if not is_same:
            for sheet in (self.xml, self.reading):
                sheet.verticalScrollBar().setValue(0)
        self._pages.setCurrentIndex(0)

    def _notes(self, preview: Preview, n_selected: int) -> Iterator[str]:
        if n_selected > 1:
            yield numbered(n_selected, self.tr("The first of %n selected entries.", None, n_selected))
        if preview.trouble is not None:
            yield localized_error(preview.trouble)
        elif preview.before is None:
            yield self.tr("New; it will be saved with the set.")
        elif preview.after is None:
            yield self.tr("Read-only.")
        elif preview.before == preview.after:
            yield self.tr("As in the file; saving does not change it.")
        else:
            yield self.tr("Saving replaces the lines with − by those with +.")
        if preview.is_repaired:
            yield self.tr("The file was repaired to open it; see Problems.")
        if any(_is_too_long(text) for text in (preview.before, preview.after)):
            yield self.tr("Only the beginning is shown.")

    @Slot(object, object)
    def _show_error(self, _: object, error: StudioError) -> None:
        self._show_nothing(localized_error(error))

    def _show_nothing(self, sentence: str) -> None:
        self._empty.show_message(sentence, "go-to")
        self._pages.setCurrentWidget(self._empty)

    def _write_reading(self) -> None:
        """Write what is read as paragraphs of plain text; the author's texts from left to right."""
        palette = self.reading.palette()
        heading, plain, quiet = QTextCharFormat(), QTextCharFormat(), QTextCharFormat()
        heading.setFontWeight(QFont.Weight.DemiBold)
        heading.setForeground(palette.color(QPalette.ColorRole.Text))
        plain.setForeground(palette.color(QPalette.ColorRole.Text))
        quiet.setForeground(tint_color(Tint.QUIET, palette))
        quiet.setFontItalic(True)
        place = self.reading.verticalScrollBar().value()
        self.reading.clear()
        cursor = QTextCursor(self.reading.document())
        for line in self._lines:
            if line.heading:
                self._begin_paragraph(cursor, top=8)
                cursor.insertText(line.heading, heading)
            if not line.text:
                continue
            self._begin_paragraph(cursor, indent=_INDENT, is_data=line.is_data)
            is_long = len(line.text) > _MAX_READING_CHARACTERS
            text = f"{line.text[:_MAX_READING_CHARACTERS]}\u2026" if is_long else line.text
            cursor.insertText(visible(text) if line.is_data else text, quiet if line.is_ignored else plain)
            if line.is_ignored and line.is_data:
                cursor.insertText(self.tr(" (ignored)"), quiet)
        self.reading.verticalScrollBar().setValue(place)

    def _begin_paragraph(self, cursor: QTextCursor, *, top: int = 0, indent: int = 0, is_data: bool = False) -> None:
        block = QTextBlockFormat()
        block.setTopMargin(top)
        block.setLeftMargin(indent)
        if is_data:
            block.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        if self.reading.document().isEmpty() and not cursor.position():
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)

    def _copy_text(self, what: str) -> None:
        if self._preview is None:
            return
        before, after = self._preview.before, self._preview.after
        reading = "".join(
            f"{line.heading}: {line.text}".rstrip(" ") + "\n" if line.heading else f"    {line.text}\n"
            for line in self._lines
        )
        texts = {"before": before or after, "after": after or before, "reading": reading}
        QGuiApplication.clipboard().setText(texts[what] or "")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_lines"):
            self._write_reading()

    def sizeHint(self) -> QSize:
        return QSize(330, 400)

    def minimumSizeHint(self) -> QSize:
        # The title and the note below it are never cut off.
        return QSize(240, 10 * self.fontMetrics().lineSpacing())


# As it is written


def entry_diff(before: str | None, after: str | None) -> list[DiffLine]:
    """Lines of an entry in its file and after saving; None where it is not there yet, or can't be written."""
    if before is None and after is not None:
        return diff_lines([], _xml_lines(after))
    lines = _xml_lines(before or "")
    return diff_lines(lines, lines if after is None else _xml_lines(after))


def _xml_lines(text: str) -> list[str]:
    lines = text[:MAX_CHARACTERS].replace("\r\n", "\n").split("\n")
    # The first line begins where the entry does: from the others, as much as the last is indented is left out.
    shared = len(lines[-1]) - len(lines[-1].lstrip()) if len(lines) > 1 else 0
    others = [line[shared:] if not line[:shared].strip() else line for line in lines[1:]]
    return [visible(line.expandtabs(4)) for line in (lines[0], *others)]


def _is_too_long(text: str | None) -> bool:
    return text is not None and (
        len(text) > MAX_CHARACTERS or any(len(line) > MAX_LINE_CHARACTERS for line in text.split("\n"))
    )


# As it is read


def entry_reading(document: Document, slot: int) -> list[ReadingLine]:
    """What a search engine understands of an entry, in order.

    Args:
        document: The set; it must not change meanwhile (see `snapshot`).
        slot: The entry.
    """
    table, profile = document.table, document.profile
    lines = [
        *_read_url(table.value(slot, "loc")),
        *_read_lastmod(table.value(slot, "lastmod") or ""),
        *_read_changefreq(table.value(slot, "changefreq") or "", is_ignored=profile.ignores_hints),
        _read_priority(table.value(slot, "priority") or "", is_ignored=profile.ignores_hints),
    ]
    if profile.ignores_hints:
        text = translate("Reading", "{consumer} ignores changefreq and priority.")
        lines.append(ReadingLine("", text.format(consumer=localized(profile.title)), is_ignored=True))
    return [*lines, *_read_extensions(document, slot)]


def _read_url(loc: str | None) -> Iterator[ReadingLine]:
    heading, url = translate("Reading", "URL"), stripped(loc)
    if not url:
        yield ReadingLine(heading, translate("Reading", "none: the entry is skipped"), is_ignored=True)
        return
    yield ReadingLine(heading, url, is_data=True)
    if readable(url) != url:
        yield ReadingLine(translate("Reading", "As people read it"), readable(url), is_data=True)
    if not is_web(url):
        text = translate("Reading", "This is not a complete URL: the entry is skipped.")
        yield ReadingLine("", text, is_ignored=True)


def _read_lastmod(text: str) -> Iterator[ReadingLine]:
    heading = "lastmod"
    if not text.strip():
        yield ReadingLine(heading, translate("Reading", "not stated"))
        return
    date = parse_w3c(text)
    if date is None or date.instant is None:
        ignored = translate("Reading", "“{text}” is not valid: it is ignored")
        yield ReadingLine(heading, ignored.format(text=shown(text)), is_ignored=True)
        return
    moment = date.instant
    # The first and the last day of the calendar have neighbours that it does not know.
    with suppress(OverflowError):
        moment = moment.astimezone(UTC)
    stamp = QDateTime.fromString(moment.strftime("%Y-%m-%dT%H:%M:%S").rjust(19, "0"), "yyyy-MM-ddTHH:mm:ss")
    stamp.setTimeZone(QTimeZone.utc())
    day = locale_of_dates().toString(stamp.date(), QLocale.FormatType.LongFormat)
    if date.precision == "day":
        yield ReadingLine(heading, day)
    elif date.precision in ("year", "month"):
        yield ReadingLine(heading, translate("Reading", "{moment}, no day stated").format(moment=day))
    else:
        yield ReadingLine(heading, translate("Reading", "{moment} UTC").format(moment=_time_text(stamp)))
        local = _time_text(stamp.toLocalTime())
        yield ReadingLine("", translate("Reading", "{moment} in your time zone").format(moment=local))


def _time_text(moment: QDateTime) -> str:
    day = locale_of_dates().toString(moment.date(), QLocale.FormatType.LongFormat)
    time = moment.time().toString("HH:mm:ss" if moment.time().second() else "HH:mm")
    return translate("Reading", "{day}, {time}").format(day=day, time=time)


def _read_changefreq(text: str, *, is_ignored: bool) -> Iterator[ReadingLine]:
    if not text.strip():
        return
    heading = "changefreq"
    if stripped(text) in FIELD_BY_NAME["changefreq"].choices:
        yield ReadingLine(heading, stripped(text), is_ignored=is_ignored, is_data=True)
    else:
        ignored = translate("Reading", "“{text}” is not valid: it is ignored")
        yield ReadingLine(heading, ignored.format(text=shown(text)), is_ignored=True)


def _read_priority(text: str, *, is_ignored: bool) -> ReadingLine:
    heading, value = "priority", stripped(text)
    if not value:
        usual = translate("Reading", "not stated, which means {number}")
        return ReadingLine(heading, usual.format(number=QLocale().toString(_DEFAULT_PRIORITY, "f", 1)), is_ignored)
    if is_decimal(value) and 0 <= float(value) <= 1:
        return ReadingLine(heading, QLocale().toString(float(value), "g", 6), is_ignored)
    ignored = translate("Reading", "“{text}” is not valid: it is ignored")
    return ReadingLine(heading, ignored.format(text=shown(text)), is_ignored=True)


def _read_extensions(document: Document, slot: int) -> Iterator[ReadingLine]:
    extensions = extensions_of(document, slot)
    if not extensions.xml:
        return
    counts = Counter(extensions.kinds())
    items = extensions.items()[:MAX_ITEMS] if len(extensions.xml) <= _MAX_XML_CHARACTERS else ()
    for kind, count in counts.items():
        title = kind_title(kind) if kind in KIND_WORDS else kind
        heading = translate("Reading", "{title} ({count})").format(title=title, count=format_number(count))
        yield ReadingLine(heading, "")
        if kind == "other":
            yield ReadingLine("", translate("Reading", "XML that no search engine is known to read"), is_ignored=True)
        for item in items:
            if item.kind != kind:
                continue
            texts = [f"{value.path.lstrip('@')}: {shown(value.text)}" for value in item.values[:_MAX_ITEM_VALUES]]
            if kind == "alternate":
                texts = [f"{shown(item.text('@hreflang'))} → {shown(item.text('@href'))}"]
            yield from (ReadingLine("", text, is_data=True) for text in texts)
    rest = sum(counts.values()) - len(items)
    if items and rest > 0:
        yield ReadingLine("", translate("Reading", "… and {count} more").format(count=format_number(rest)))
    if any(item.kind == "unreadable" for item in items):
        text = translate("Reading", "This XML is not well-formed: it is ignored.")
        yield ReadingLine("", text, is_ignored=True)
