"""The report as HTML: one page without scripts or external resources, with a few examples of each rule.

The page is the template `resources/report/page.html`, which escapes every value. Text from files is shortened and free
of invisible characters; URLs are text, never links.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from sitemap_studio.core.paths import resource
from sitemap_studio.core.redaction import redact_passwords
from sitemap_studio.core.version import __version__
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.output_format import count_with_noun
from sitemap_studio.document.reporting.problem_lists import SEVERITY_WORDS, LocatedProblem, locate_problems
from sitemap_studio.document.set_charts import BarStyle, Chart, ChartBar, distribution_charts
from sitemap_studio.protocol.dates import moment
from sitemap_studio.protocol.profiles import MIB
from sitemap_studio.protocol.quoting import display_value, visible
from sitemap_studio.protocol.rule import SEVERITY_RANK, Rule, Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation.problem import Problem

MAX_EXAMPLES: Final = 10
"""Problems that are shown of each rule."""

_MAX_SITEMAPS: Final = 500
"""Sitemaps whose size is shown; where there are more, the fullest."""

_MARKS: Final = {Severity.ERROR: "\u2716", Severity.WARNING: "\u25b2", Severity.INFO: "\u25cf"}


def html_chunks(document: Document) -> Iterator[str]:
    """Yield the HTML page with the problems and charts of a checked document, in pieces of text."""
    # Not needed to start the program.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    profile, counts = document.profile, document.problems.counts()
    broken = [
        (rule, severity, counts[rule.id])
        for rule in RULES.values()
        if rule.id in counts and (severity := rule.severity_in(profile))
    ]
    broken.sort(key=lambda each: (-SEVERITY_RANK[each[1]], -each[2]))
    sitemaps = [document.file_facts(sitemap.id) for sitemap in document.sitemaps if sitemap.error is None]
    if len(sitemaps) > _MAX_SITEMAPS:
        sitemaps.sort(key=lambda each: max(each.urls / profile.max_urls, each.bytes / profile.max_bytes), reverse=True)
    environment = Environment(
        loader=FileSystemLoader(resource("report")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"shown": _shorten_and_redact, "sentence": _redact, "amount": _format_number}
    yield from environment.get_template("page.html").generate(
        document=document,
        profile=profile,
        today=moment()[:10],
        version=__version__,
        totals=document.problems.total_by_severity(),
        broken=broken,
        most=max((count for _, _, count in broken), default=0),
        examples=_first_problems(document, [rule for rule, _, _ in broken]),
        charts=distribution_charts(document.table) if len(document.table) else [],
        columns=_place_bars,
        chart_width=_CHART_WIDTH,
        sitemaps=sitemaps,
        max_sitemaps=_MAX_SITEMAPS,
        marks=_MARKS,
        words=SEVERITY_WORDS,
        count_with_noun=count_with_noun,
        MIB=MIB,
    )


def _shorten_and_redact(text: str) -> str:
    """Return text from a file for display: shortened, without passwords, with control characters made visible."""
    return display_value(redact_passwords(text))


def _redact(message: str) -> str:
    """Return a message, which may quote names and values, without passwords, with control characters made visible."""
    return visible(redact_passwords(message))


def _format_number(value: float) -> str:
    """Return a number with separators of thousands, and one decimal place unless it is an integer; “under 0.1” if less."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}" if value >= 0.1 else "under 0.1"


def _first_problems(document: Document, rules: list[Rule]) -> dict[str, list[LocatedProblem]]:
    """Return the first `MAX_EXAMPLES` problems of each rule with their locations, by rule id."""
    problems, table = document.problems, document.table
    chosen: list[Problem] = []
    for rule in rules:
        noted = [problem for problem in problems.individual if problem.rule.id == rule.id]
        slots = problems.slots(rule.id)
        if len(slots) > MAX_EXAMPLES:
            slots = slots[np.argpartition(table.positions()[slots], MAX_EXAMPLES)[:MAX_EXAMPLES]]
        slots = slots[np.argsort(table.positions()[slots])]
        of_entries = (found for found in problems.of_slots(table, slots) if found.rule.id == rule.id)
        chosen += (noted + [found for found in of_entries if found not in noted])[:MAX_EXAMPLES]
    # File by file, since each is read to find the lines.
    chosen.sort(key=lambda problem: -1 if problem.sitemap is None else problem.sitemap)
    found: dict[str, list[LocatedProblem]] = {}
    for located in locate_problems(document, chosen):
        found.setdefault(located.problem.rule.id, []).append(located)
    return found


_CHART_WIDTH: Final = 720
_LETTER_WIDTH: Final = 6.3


class _PlacedBar(NamedTuple):
    """Upright bar with its position in the drawing.

    Attributes:
        middle: Horizontal centre.
        width: Width of the bar.
        label: Text below it; empty if there is no room.
        has_figure: Whether its number is shown.
    """

    bar: ChartBar
    middle: float
    width: float
    label: str
    has_figure: bool


def _place_bars(chart: Chart) -> Iterator[_PlacedBar]:
    """Yield the bars of a chart with their positions side by side; numbers and labels are shown where there is room."""
    apart = {bar.label: _LETTER_WIDTH * len(bar.label) + 22 for bar in chart.bars if bar.style is BarStyle.APART}
    n_plain = len(chart.bars) - len(apart)
    step = min(56.0, (_CHART_WIDTH - sum(apart.values())) / n_plain) if n_plain else 0.0
    have_figures = _LETTER_WIDTH * max(len(bar.figure) for bar in chart.bars) < step
    # The first label may protrude by half a letter or so.
    left, last_label = 0.0, -_LETTER_WIDTH
    for bar in chart.bars:
        is_apart = bar.label in apart
        width = apart.get(bar.label, step)
        middle = left + width / 2
        # Of months, only the first of a year has a label, which is the year.
        label = bar.label if is_apart else bar.label.removesuffix("-01")
        begin = middle - _LETTER_WIDTH * len(label) / 2
        if begin <= last_label or ("-" in label and not is_apart):
            label = ""
        else:
            last_label = begin + _LETTER_WIDTH * (len(label) + 1)
        yield _PlacedBar(bar, middle, min(width * 0.66, 34), label, is_apart or have_figures)
        left += width
