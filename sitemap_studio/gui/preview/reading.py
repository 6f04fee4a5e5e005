"""An entry as a search engine reads it, in words: what it understands, and what it passes over."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QTimeZone

from sitemap_studio.document.decoding import Decoded
from sitemap_studio.formats.extensions.editing import Item
from sitemap_studio.gui.i18n import format_number, locale_of_dates, localized
from sitemap_studio.gui.preview.reading_lines import Line
from sitemap_studio.gui.words.extension_words import WORDS, said
from sitemap_studio.protocol.quoting import shown

translate: Final = QCoreApplication.translate

_MOST_VALUES: Final = 12
"""So many values of an item are told."""


def reading_of(entry: Decoded) -> list[Line]:
    """What is understood of an entry, in order."""
    ignored = [] if not entry.profile.ignores_hints else [_hints_ignored(entry)]
    return [*_address(entry), *_lastmod(entry), *_hints(entry), *ignored, *_extensions(entry)]


def _address(entry: Decoded) -> list[Line]:
    heading = translate("Reading", "Address")
    if not entry.address:
        return [Line(heading, translate("Reading", "none: the entry is skipped"), is_ignored=True)]
    lines = [Line(heading, entry.address, is_data=True)]
    if entry.readable != entry.address:
        lines.append(Line(translate("Reading", "As people read it"), entry.readable, is_data=True))
    if not entry.is_web:
        skipped = translate("Reading", "This is not a complete web address: the entry is skipped.")
        lines.append(Line("", skipped, is_ignored=True))
    return lines


def _lastmod(entry: Decoded) -> list[Line]:
    heading, text = translate("Reading", "Last change"), entry.texts["lastmod"]
    if not (text or "").strip():
        return [Line(heading, translate("Reading", "not stated"))]
    if entry.lastmod is None:
        ignored = translate("Reading", "“{text}” is not a date: it is ignored")
        return [Line(heading, ignored.format(text=shown(text)), is_ignored=True)]
    if entry.precision in ("year", "month", "day"):
        words = translate("Reading", "{moment}, the whole day")
        if entry.precision != "day":
            words = translate("Reading", "{moment}, no day stated")
        return [Line(heading, words.format(moment=_date(entry.lastmod)))]
    local = translate("Reading", "{moment} in your time zone").format(moment=_local(entry.lastmod))
    return [Line(heading, translate("Reading", "{moment} UTC").format(moment=_moment(entry.lastmod))), Line("", local)]


def _date(moment: datetime) -> str:
    return locale_of_dates().toString(_as_qt(moment).date(), QLocale.FormatType.LongFormat)


def _moment(moment: datetime) -> str:
    return _told(_as_qt(moment))


def _local(moment: datetime) -> str:
    return _told(_as_qt(moment).toLocalTime())


def _told(moment: QDateTime) -> str:
    day = locale_of_dates().toString(moment.date(), QLocale.FormatType.LongFormat)
    has_seconds = moment.time().second() != 0
    time = moment.time().toString("HH:mm:ss" if has_seconds else "HH:mm")
    return translate("Reading", "{day}, {time}").format(day=day, time=time)


def _as_qt(moment: datetime) -> QDateTime:
    stamp = QDateTime.fromString(moment.strftime("%Y-%m-%dT%H:%M:%S").rjust(19, "0"), "yyyy-MM-ddTHH:mm:ss")
    stamp.setTimeZone(QTimeZone.utc())
    return stamp


def _hints(entry: Decoded) -> list[Line]:
    lines = []
    frequency, priority = entry.texts["changefreq"], entry.texts["priority"]
    if (frequency or "").strip():
        heading = translate("Reading", "Change frequency")
        if entry.changefreq is None:
            ignored = translate("Reading", "“{text}” is not one of the seven words: it is ignored")
            lines.append(Line(heading, ignored.format(text=shown(frequency)), is_ignored=True))
        else:
            lines.append(Line(heading, entry.changefreq, is_ignored=entry.profile.ignores_hints, is_data=True))
    heading = translate("Reading", "Priority")
    if entry.priority is None:
        ignored = translate("Reading", "“{text}” is not a number from 0.0 to 1.0: it is ignored")
        lines.append(Line(heading, ignored.format(text=shown(priority)), is_ignored=True))
    elif (priority or "").strip():
        number = QLocale().toString(entry.priority, "g", 6)
        lines.append(Line(heading, number, is_ignored=entry.profile.ignores_hints))
    else:
        usual = translate("Reading", "not stated, which means {number}")
        text = usual.format(number=QLocale().toString(entry.priority, "f", 1))
        lines.append(Line(heading, text, is_ignored=entry.profile.ignores_hints))
    return lines


def _hints_ignored(entry: Decoded) -> Line:
    words = translate("Reading", "{consumer} ignores change frequency and priority.")
    return Line("", words.format(consumer=localized(entry.profile.title)), is_ignored=True)


def _extensions(entry: Decoded) -> list[Line]:
    lines: list[Line] = []
    for kind, count in entry.counts.items():
        title = said(WORDS[kind].title) if kind in WORDS else kind
        heading = translate("Reading", "{title} ({count})").format(title=title, count=format_number(count))
        lines.append(Line(heading, ""))
        if kind == "other":
            lines.append(Line("", translate("Reading", "XML that no search engine is known to read"), is_ignored=True))
        told = [item for item in entry.items if item.kind == kind]
        lines += [line for item in told for line in _item(item)]
    left = sum(entry.counts.values()) - len(entry.items)
    if entry.items and left > 0:
        lines.append(Line("", translate("Reading", "and {count} more").format(count=format_number(left))))
    if any(item.kind == "unreadable" for item in entry.items):
        lines.append(Line("", translate("Reading", "This XML is not well-formed: it is ignored."), is_ignored=True))
    return lines


def _item(item: Item) -> list[Line]:
    told = [f"{value.path.lstrip('@')}: {shown(value.text)}" for value in item.values[:_MOST_VALUES]]
    if item.kind == "alternate":
        told = [f"{shown(item.text('@hreflang'))} → {shown(item.text('@href'))}"]
    return [Line("", text, is_data=True) for text in told]
