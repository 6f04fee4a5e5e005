"""What a chart of the overview shows, in words and lengths: made of what was counted, drawn elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from sitemap_studio.document.overview import Broken, Fill, Overview
from sitemap_studio.gui.i18n import counted, format_number, localized, megabytes
from sitemap_studio.gui.theme import SEVERITY_TINT, Tint
from sitemap_studio.gui.widgets.labels import severity_word
from sitemap_studio.search.filter_language import Condition
from sitemap_studio.search.statistics import Bar, BarKind, Bars
from sitemap_studio.validation.messages import shown

translate: Final = QCoreApplication.translate


@dataclass(frozen=True)
class ShowEntries:
    """A wish to see the entries for which conditions hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class ShowSitemap:
    """A wish to see the entries of a sitemap."""

    sitemap: int


@dataclass(frozen=True)
class ShowProblems:
    """A wish to see the list of problems, for what no entry stands for."""


Wish = ShowEntries | ShowSitemap | ShowProblems
"""What a bar does when it is clicked."""


@dataclass(frozen=True)
class ChartBar:
    """One bar as it is drawn.

    Attributes:
        label: Its words.
        length: How long it is, 1 for as long as can be.
        figure: Its number.
        told: All that is known of it, in one sentence.
        wish: What a click asks for; None for nothing.
        is_apart: Whether it stands apart from the others, for what has no value.
        tint: Its colour, if it is not the usual one.
        heading: Names the group that begins with it, if one does.
    """

    label: str
    length: float
    figure: str
    told: str
    wish: Wish | None = None
    is_apart: bool = False
    tint: Tint | None = None
    heading: str = ""


@dataclass(frozen=True)
class Chart:
    """A chart.

    Attributes:
        name: By which it is known in code.
        title: Its words.
        bars: Its bars, in order.
        is_upright: Whether its bars stand beside each other, as for stretches of time; else they lie in rows.
        note: What there is to say below it.
    """

    name: str
    title: str
    bars: tuple[ChartBar, ...]
    is_upright: bool = False
    note: str = ""

    @property
    def told(self) -> str:
        """The figures as one text, for those who hear the screen."""
        return "\n".join([*(bar.told for bar in self.bars), *([self.note] if self.note else [])])

    @property
    def table(self) -> str:
        """The figures as lines of tab-separated values."""
        lines = [self.title, *(f"{_in_a_cell(bar.label)}\t{bar.figure}" for bar in self.bars)]
        return "\n".join(lines) + "\n"


def charts_of(overview: Overview) -> tuple[Chart, ...]:
    """All charts of a set, in the order in which they are shown."""
    spread = overview.spread
    dates = _spread("lastmod", translate("Overview", "Entries by lastmod"), spread.lastmods, spread.entries)
    return (
        Chart(dates.name, dates.title, dates.bars, is_upright=True),
        _spread("folder", translate("Overview", "Entries by folder"), spread.folders, spread.entries),
        _spread("changefreq", translate("Overview", "Entries by changefreq"), spread.changefreqs, spread.entries),
        _spread("priority", translate("Overview", "Entries by priority"), spread.priorities, spread.entries),
        _problems(overview),
        _fills(overview),
    )


def _in_a_cell(text: str) -> str:
    """A text that neither leaves its cell nor runs as a formula in a spreadsheet."""
    plain = " ".join(text.split())
    return f"'{plain}" if plain.startswith(("=", "+", "-", "@")) else plain


def percent(share: float) -> str:
    """A share in per cent; what is little is not nothing, and what is nearly all is not all."""
    hundredths = 100 * share
    if 0 < hundredths < 0.1:
        return translate("Overview", "under {share} %").format(share=QLocale().toString(0.1, "f", 1))
    if 99.9 < hundredths < 100:
        hundredths = 99.9
    return translate("Overview", "{share} %").format(share=QLocale().toString(hundredths, "f", 1))


def entries_text(count: int) -> str:
    """So many entries."""
    return counted(count, translate("Overview", "1 entry"), translate("Overview", "%n entries", None, count))


def _spread(field: str, title: str, bars: Bars, entries: int) -> Chart:
    most = max((bar.entries for bar in bars), default=0)
    return Chart(field, title, tuple(_bar(field, bar, entries, most) for bar in bars))


def _bar(field: str, bar: Bar, entries: int, most: int) -> ChartBar:
    label = _label(field, bar)
    told = translate("Overview", "{label}: {entries}, {share}").format(
        label=label, entries=entries_text(bar.entries), share=percent(bar.entries / max(entries, 1))
    )
    is_apart = bar.kind is not BarKind.VALUE
    wish = ShowEntries(bar.conditions) if bar.conditions and bar.entries else None
    return ChartBar(label, bar.entries / max(most, 1), format_number(bar.entries), told, wish, is_apart)


def _label(field: str, bar: Bar) -> str:
    match bar.kind:
        case BarKind.VALUE:
            return shown(bar.name)
        case BarKind.BEFORE:
            return translate("Overview", "before {date}").format(date=bar.name)
        case BarKind.AFTER:
            return translate("Overview", "after {date}").format(date=bar.name)
        case BarKind.REST:
            return translate("Overview", "others")
        case BarKind.OUTSIDE:
            return translate("Overview", "out of range")
        case BarKind.ABSENT:
            return translate("Overview", "missing")
        case _:
            words = {
                "lastmod": translate("Overview", "invalid date"),
                "priority": translate("Overview", "not a number"),
            }
            return words.get(field, translate("Overview", "anything else"))


# Problems


def _problems(overview: Overview) -> Chart:
    title = translate("Overview", "Entries with problems")
    if not overview.is_judged:
        return Chart("problem", title, (), note=translate("Overview", "The set is not checked yet."))
    if not overview.broken:
        return Chart("problem", title, (), note=translate("Overview", "No problems found."))
    total = max(overview.spread.entries, 1)
    gravest = max(overview.severities.values(), default=0)
    severities = [
        ChartBar(
            severity_word(severity), count / max(gravest, 1), format_number(count),
            _problem_told(severity_word(severity), count, total),
            ShowEntries((Condition("problem", "in", values=(severity.value,)),)) if count else None,
            tint=SEVERITY_TINT[severity],
        )
        for severity, count in overview.severities.items()
    ]  # fmt: skip
    most = max(max(each.entries, each.elsewhere) for each in overview.broken)
    rules = [_rule(each, most, total) for each in overview.broken]
    rules[0] = replace(rules[0], heading=translate("Overview", "Most frequent"))
    left = overview.n_broken - len(rules)
    note = translate("Overview", "and {count} more").format(count=format_number(left)) if left > 0 else ""
    return Chart("problem", title, (*severities, *rules), note=note)


def _rule(broken: Broken, most: int, total: int) -> ChartBar:
    told, wish = _problem_told(localized(broken.rule.title), broken.entries, total), ShowProblems()
    figure = format_number(broken.entries)
    if broken.elsewhere:
        words = translate("Overview", "{told}; also {count} × in files or the set")
        told = words.format(told=told, count=format_number(broken.elsewhere))
        figure = (
            figure
            if broken.entries
            else translate("Overview", "{count} ×").format(count=format_number(broken.elsewhere))
        )
    count = broken.entries or broken.elsewhere
    asked = ShowEntries((Condition("problem", "in", values=(broken.rule.id,)),)) if broken.entries else wish
    return ChartBar(
        localized(broken.rule.title), count / most, figure, told, asked, tint=SEVERITY_TINT[broken.severity]
    )


def _problem_told(words: str, count: int, total: int) -> str:
    sentence = translate("Overview", "{label}: {entries}, {share}")
    return sentence.format(label=words, entries=entries_text(count), share=percent(count / total))


# Sitemaps


def _fills(overview: Overview) -> Chart:
    profile = overview.profile
    title = translate("Overview", "How full the sitemaps are")
    left = overview.n_sitemaps - len(overview.fills)
    notes = [translate("Overview", "Limits of {profile}").format(profile=localized(profile.title))]
    if left > 0:
        notes.append(translate("Overview", "and {count} less full").format(count=format_number(left)))
    bars = tuple(_fill(fill, profile.max_urls, profile.max_bytes) for fill in overview.fills)
    return Chart("sitemap", title, bars, note=_joined(notes))


def _joined(notes: Iterable[str]) -> str:
    return " · ".join(notes)


def _fill(fill: Fill, max_urls: int, max_bytes: int) -> ChartBar:
    figure = percent(fill.share)
    words = translate("Overview", "{name}: {urls} of {max_urls} URLs, {bytes} of {max_bytes} MB")
    told = words.format(
        name=shown(fill.name), urls=format_number(fill.urls), max_urls=format_number(max_urls), bytes=megabytes(fill.bytes),
        max_bytes=megabytes(max_bytes),
    )  # fmt: skip
    if fill.share > 1:
        figure = translate("Overview", "✖ {share}").format(share=figure)
        told = translate("Overview", "{told}; over the limit").format(told=told)
    tint = Tint.ERROR if fill.share > 1 else None
    return ChartBar(shown(fill.name), min(fill.share, 1.0), figure, told, ShowSitemap(fill.sitemap), tint=tint)
