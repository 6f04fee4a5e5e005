"""Problems as a page to show around: one file of HTML without scripts and without anything from outside.

Everything that comes from the files is escaped, shortened and free of invisible characters; addresses are text, never
links. The page counts all problems and shows a few examples of each rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

import numpy as np

from sitemap_studio import __version__
from sitemap_studio.core.redaction import redact_passwords
from sitemap_studio.document.document import Document
from sitemap_studio.document.moments import moment
from sitemap_studio.document.reporting.lists import SEVERITY_WORDS, counted
from sitemap_studio.document.reporting.page_style import STYLE
from sitemap_studio.document.reporting.places import PlacedProblem, place
from sitemap_studio.document.reporting.plots import bar_svg, plots
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Rule, Severity
from sitemap_studio.protocol.profiles import MIB
from sitemap_studio.protocol.quoting import visible
from sitemap_studio.search.statistics import distribution_of
from sitemap_studio.validation.messages import shown
from sitemap_studio.validation.problem import Problem

MAX_EXAMPLES: Final = 10
"""Problems that are shown of each rule."""

MAX_GAUGES: Final = 500
"""Sitemaps whose size is shown; where there are more, the fullest."""

_MARKS: Final = {Severity.ERROR: "\u2716", Severity.WARNING: "\u25b2", Severity.INFO: "\u25cf"}
"""A shape for each severity, so that colour never speaks alone."""

_NEARLY_WHOLE: Final = 0.999
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"


def html_chunks(document: Document, *, max_examples: int = MAX_EXAMPLES) -> Iterator[str]:
    """The page, section by section.

    Args:
        document: What was checked.
        max_examples: Problems that are shown of each rule.
    """
    counts = document.problems.counts()
    broken = [
        (rule, severity) for rule in RULES.values() if rule.id in counts and (severity := _severity(document, rule))
    ]
    broken.sort(key=lambda each: (-SEVERITY_RANK[each[1]], -counts[each[0].id]))
    yield _head(document)
    yield _tiles(document)
    if broken:
        yield _overview(broken, counts)
    yield plots(distribution_of(document.table))
    yield _gauges(document)
    if broken:
        yield "<h2>Problems in detail</h2>\n"
    examples = _examples(document, [rule for rule, _ in broken], max_examples)
    for rule, severity in broken:
        yield _section(rule, severity, counts[rule.id], examples.get(rule.id, []))
    yield _FOOT


def _severity(document: Document, rule: Rule) -> Severity | None:
    return rule.severity_in(document.profile)


def _text(value: str) -> str:
    """Text from a file, as a page may hold it that others read: shortened, without passwords and control characters."""
    return escape(shown(redact_passwords(value)))


def _sentence(text: str) -> str:
    """A sentence, which may quote names and values, likewise."""
    return escape(visible(redact_passwords(text)))


def _head(document: Document) -> str:
    name, profile = _text(document.name), document.profile
    read = [sitemap for sitemap in document.sitemaps if sitemap.error is None]
    files = counted(len(read), "sitemap", "sitemaps")
    left_out = len(document.sitemaps) - len(read)
    missing = f", {left_out:,} more could not be read" if left_out else ""
    held = f"{counted(len(document.table), 'entry', 'entries')} in {files}{missing}"
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Problems in {name}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<header>
<p class="eyebrow">Sitemap report</p>
<h1><bdi>{name}</bdi></h1>
<p class="facts">{held} \u00b7 judged by the limits of <b>{escape(profile.title)}</b> \u00b7 {moment()[:10]}</p>
</header>
"""


def _tiles(document: Document) -> str:
    totals = document.problems.total_by_severity()
    tiles = []
    for severity, count in totals.items():
        kind = severity.value if count else "none"
        word = SEVERITY_WORDS[severity][count != 1]
        tiles.append(f'<div class="tile {kind}"><b>{count:,}</b><span>{_MARKS[severity]} {word}</span></div>')
    told = "".join(tiles)
    clean = '<p class="good pad">\u2714 No problems found.</p>\n' if not any(totals.values()) else ""
    if not document.is_judged:
        clean = '<p class="pad">The set was not checked yet.</p>\n'
    return f'<section class="tiles" aria-label="Problems by severity">{told}</section>\n{clean}'


def _overview(broken: list[tuple[Rule, Severity]], counts: dict[str, int]) -> str:
    most = max(counts[rule.id] for rule, _ in broken)
    lines = "".join(
        f'<tr><td class="{severity.value}">{_mark(severity)}</td>'
        f'<td><a href="#{rule.id}">{escape(rule.title)}</a></td><td><code>{rule.id}</code></td>'
        f'<td class="drawn {severity.value}">{bar_svg(counts[rule.id] / most)}</td>'
        f'<td class="number">{counts[rule.id]:,}</td></tr>\n'
        for rule, severity in broken
    )
    head = "<tr><th>Severity</th><th>Problem</th><th>Rule</th><th></th><th class=number>Found</th></tr>"
    return (
        f'<h2>What was found</h2>\n<div class="card scroll"><table><thead>{head}</thead>\n'
        f"<tbody>\n{lines}</tbody></table></div>\n"
    )


def _mark(severity: Severity) -> str:
    return f'<span class="mark">{_MARKS[severity]} {SEVERITY_WORDS[severity][0]}</span>'


def _gauges(document: Document) -> str:
    profile = document.profile
    facts = [document.facts(sitemap.id) for sitemap in document.sitemaps if sitemap.error is None]
    index = document.index
    lines = ""
    if index is not None:
        listed = _gauge(len(document.sitemaps), profile.max_sitemaps, "sitemaps", f"{len(document.sitemaps):,}")
        size = _byte_gauge(index.source.unpacked_bytes, profile.max_bytes)
        lines += f'<tr><td class="name"><bdi>{_text(index.name)}</bdi> <span class="quiet">index</span></td>'
        lines += f"<td>{listed}</td><td>{size}</td></tr>\n"
    left_out = len(facts) - MAX_GAUGES
    if left_out > 0:
        facts.sort(key=lambda each: max(each.urls / profile.max_urls, each.bytes / profile.max_bytes), reverse=True)
    for each in facts[:MAX_GAUGES]:
        urls = _gauge(each.urls, profile.max_urls, "URLs", f"{each.urls:,}")
        lines += f'<tr><td class="name"><bdi>{_text(each.name)}</bdi></td><td>{urls}</td>'
        lines += f"<td>{_byte_gauge(each.bytes, profile.max_bytes)}</td></tr>\n"
    if not lines:
        return ""
    more = f'<p class="more">and {left_out:,} less full ones.</p>' if left_out > 0 else ""
    source = f"Limits: {escape(profile.source)}. Sizes are those of the uncompressed files."
    return (
        '<h2>How full the sitemaps are</h2>\n<div class="card"><div class="scroll"><table>'
        f"<thead><tr><th>File</th><th>Listed</th><th>Size</th></tr></thead>\n<tbody>\n{lines}</tbody></table></div>"
        f'{more}<p class="more">{source}</p></div>\n'
    )


def _byte_gauge(size: int, most: int) -> str:
    return _gauge(size, most, "MB", _megabytes(size), shown_most=_megabytes(most))


def _megabytes(size: int) -> str:
    value = size / MIB
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}" if value >= 0.1 else "under 0.1"


def _gauge(number: int, most: int, unit: str, shown_number: str, *, shown_most: str = "") -> str:
    """A number beside its limit, with a bar."""
    share = number / most
    over = ' <span class="over">\u2716 over the limit</span>' if number > most else ""
    # What is nearly full is not shown as full.
    width = 100 if share >= 1 else 100 * min(share, _NEARLY_WHOLE)
    fill = "fill full" if number > most else "fill"
    return (
        f'<div class="gauge">{shown_number} <span class="of">of {shown_most or f"{most:,}"} {unit}</span>{over}'
        '<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="track" width="100" height="4"/><rect class="{fill}" width="{width:.1f}" height="4"/></svg></div>'
    )


def _examples(document: Document, rules: list[Rule], max_examples: int) -> dict[str, list[PlacedProblem]]:
    """The first problems of each rule in the order of the files; found without looking at all of them."""
    chosen = [problem for rule in rules for problem in _first(document, rule, max_examples)]
    # File by file, since each is read to find the lines.
    chosen.sort(key=lambda problem: -1 if problem.sitemap is None else problem.sitemap)
    found: dict[str, list[PlacedProblem]] = {}
    for placed in place(document, chosen):
        found.setdefault(placed.problem.rule.id, []).append(placed)
    return found


def _first(document: Document, rule: Rule, most: int) -> list[Problem]:
    problems, table = document.problems, document.table
    noted = [problem for problem in problems.noted if problem.rule.id == rule.id]
    slots: SlotArray = problems.slots(rule.id)
    positions = table.positions()[slots]
    if len(slots) > most:
        slots = slots[np.argpartition(positions, most)[:most]]
    slots = slots[np.argsort(table.positions()[slots])]
    of_entries = [found for found in problems.of_slots(table, slots) if found.rule.id == rule.id and found not in noted]
    return (noted + of_entries)[:most]


def _section(rule: Rule, severity: Severity, count: int, examples: list[PlacedProblem]) -> str:
    words = [("Source", escape(rule.source)), ("Wrong", _value(rule.wrong)), ("Right", _value(rule.right))]
    if rule.fix:
        words.append(("Fix", escape(rule.fix)))
    told = "".join(f"<dt>{word}</dt><dd>{text}</dd>" for word, text in words)
    lines = "".join(map(_example, examples))
    more = f'<p class="more">and {count - len(examples):,} more.</p>' if count > len(examples) else ""
    return f"""<section class="card rule" id="{rule.id}">
<div class="pad">
<div class="head {severity.value}">{_mark(severity)}<h3>{escape(rule.title)}</h3><code>{rule.id}</code>\
<span class="count">{count:,} found</span></div>
<p>{escape(rule.explanation)}</p>
<dl>{told}</dl>
</div>
<div class="scroll"><table class="examples"><thead><tr><th class="where">Where</th><th>Value</th>\
<th class="what">What is wrong</th></tr></thead>
<tbody>
{lines}</tbody></table></div>{more}
</section>
"""


def _example(placed: PlacedProblem) -> str:
    problem = placed.problem
    spot = "".join(f":{number}" for number in (placed.line, placed.column) if number)
    name = placed.path.name if placed.path else placed.place
    value = problem.value or placed.loc
    # Whoever puts it right looks for the page, not for a number.
    page = f' \u00b7 <bdi dir="ltr">{_text(placed.loc)}</bdi>' if placed.loc and placed.loc != value else ""
    entry = f'<br><span class="quiet">entry {placed.entry:,}{page}</span>' if placed.entry else ""
    fixed = f'<span class="fix">Fix: {_value(problem.fix)}</span>' if problem.fix is not None else ""
    stated = f'<br><span class="quiet">{escape(problem.stated_by)}</span>' if problem.stated_by else ""
    details = "".join(
        f'<br><span class="quiet">{f"line {detail.line:,}: " if detail.line else ""}{_sentence(detail.message)}</span>'
        for detail in problem.details
    )
    return (
        f"<tr><td><bdi>{_text(name)}{spot}</bdi>{entry}</td><td>{_value(value)}</td>"
        f"<td>{_sentence(problem.message)}{details}{stated}{fixed}</td></tr>\n"
    )


def _value(value: str) -> str:
    """A value as it was written, left to right whatever is in it."""
    return f'<bdi dir="ltr" class="value">{_text(value)}</bdi>' if value else ""


_FOOT: Final = f"""<footer><p>Made by Sitemap Studio {__version__}. Every problem, with its line: \
<code>sitemap-studio check</code>.</p></footer>
</main>
</body>
</html>
"""
