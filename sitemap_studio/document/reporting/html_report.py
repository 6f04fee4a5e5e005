"""The report as HTML: one page without scripts or anything from outside, with a few examples of each rule.

Text from files is escaped, shortened and free of invisible characters; URLs are text, never links.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

import numpy as np

from sitemap_studio import __version__
from sitemap_studio.core.redaction import redact_passwords
from sitemap_studio.document.document import Document
from sitemap_studio.document.overview import BarStyle, Chart, distribution_charts
from sitemap_studio.document.reporting.counts import counted
from sitemap_studio.document.reporting.lists import SEVERITY_WORDS, PlacedProblem, place
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.dates import moment
from sitemap_studio.protocol.profiles import MIB
from sitemap_studio.protocol.quoting import shown, visible
from sitemap_studio.protocol.rule import SEVERITY_RANK, Rule, Severity
from sitemap_studio.validation.problem import Problem

MAX_EXAMPLES: Final = 10
"""Problems that are shown of each rule."""

_MAX_GAUGES: Final = 500
"""Sitemaps whose size is shown; where there are more, the fullest."""

_MARKS: Final = {Severity.ERROR: "\u2716", Severity.WARNING: "\u25b2", Severity.INFO: "\u25cf"}

_NEARLY_WHOLE: Final = 0.999
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"


def html_chunks(document: Document) -> Iterator[str]:
    """Yield the page of a document that was checked, section by section."""
    counts = document.problems.counts()
    broken = [
        (rule, severity)
        for rule in RULES.values()
        if rule.id in counts and (severity := rule.severity_in(document.profile))
    ]
    broken.sort(key=lambda each: (-SEVERITY_RANK[each[1]], -counts[each[0].id]))
    yield _head(document)
    yield _tiles(document)
    if broken:
        yield _overview(broken, counts)
    if len(document.table):
        charts = distribution_charts(document.table)
        yield "<h2>Distribution of entries</h2>\n"
        yield from (_upright_chart(chart) for chart in charts if chart.is_upright and chart.bars)
        yield from (
            '<div class="plots">\n',
            *(_bar_table(chart) for chart in charts if not chart.is_upright),
            "</div>\n",
        )
    yield _gauges(document)
    if broken:
        yield "<h2>Problems in detail</h2>\n"
    examples = _examples(document, [rule for rule, _ in broken])
    for rule, severity in broken:
        yield _section(rule, severity, counts[rule.id], examples.get(rule.id, []))
    yield _FOOT


def _text(value: str) -> str:
    """Return text from a file for others to read: shortened, without passwords and control characters."""
    return escape(shown(redact_passwords(value)))


def _sentence(text: str) -> str:
    """Return a message, which may quote names and values, likewise."""
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
<style>{_STYLE}</style>
</head>
<body>
<main>
<header>
<p class="eyebrow">Sitemap report</p>
<h1><bdi>{name}</bdi></h1>
<p class="facts">{held} \u00b7 limits of <b>{escape(profile.title)}</b> \u00b7 {moment()[:10]}</p>
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
        clean = '<p class="pad">Not checked yet.</p>\n'
    return f'<section class="tiles" aria-label="Problems by severity">{told}</section>\n{clean}'


def _overview(broken: list[tuple[Rule, Severity]], counts: dict[str, int]) -> str:
    most = max(counts[rule.id] for rule, _ in broken)
    lines = "".join(
        f'<tr><td class="{severity.value}">{_mark(severity)}</td>'
        f'<td><a href="#{rule.id}">{escape(rule.title)}</a></td><td><code>{rule.id}</code></td>'
        f'<td class="drawn {severity.value}">{_bar_svg(counts[rule.id] / most)}</td>'
        f'<td class="number">{counts[rule.id]:,}</td></tr>\n'
        for rule, severity in broken
    )
    head = "<tr><th>Severity</th><th>Problem</th><th>Rule</th><th></th><th class=number>Found</th></tr>"
    return (
        f'<h2>Problems by rule</h2>\n<div class="card scroll"><table><thead>{head}</thead>\n'
        f"<tbody>\n{lines}</tbody></table></div>\n"
    )


def _mark(severity: Severity) -> str:
    return f'<span class="mark">{_MARKS[severity]} {SEVERITY_WORDS[severity][0]}</span>'


def _gauges(document: Document) -> str:
    profile, index = document.profile, document.index
    facts = [document.facts(sitemap.id) for sitemap in document.sitemaps if sitemap.error is None]
    n_more = len(facts) - _MAX_GAUGES
    if n_more > 0:
        facts.sort(key=lambda each: max(each.urls / profile.max_urls, each.bytes / profile.max_bytes), reverse=True)
    rows = [(each.name, "", each.urls, profile.max_urls, "URLs", each.bytes) for each in facts[:_MAX_GAUGES]]
    if index is not None:
        note, count = ' <span class="quiet">index</span>', len(document.sitemaps)
        rows.insert(0, (index.name, note, count, profile.max_sitemaps, "sitemaps", index.source.unpacked_bytes))
    if not rows:
        return ""
    lines = "".join(
        f'<tr><td class="name"><bdi>{_text(name)}</bdi>{note}</td><td>{_gauge(number, most, unit)}</td>'
        f"<td>{_gauge(size, profile.max_bytes, 'MB')}</td></tr>\n"
        for name, note, number, most, unit, size in rows
    )
    more = f'<p class="more">and {n_more:,} smaller ones.</p>' if n_more > 0 else ""
    source = f"Limits: {escape(profile.source)}. Sizes are those of the uncompressed files."
    return (
        '<h2>Size of the sitemaps</h2>\n<div class="card"><div class="scroll"><table>'
        f"<thead><tr><th>File</th><th>Entries</th><th>Size</th></tr></thead>\n<tbody>\n{lines}</tbody></table></div>"
        f'{more}<p class="more">{source}</p></div>\n'
    )


def _gauge(number: int, most: int, unit: str) -> str:
    """Return a number beside its limit, with a bar; bytes are shown as megabytes."""
    texts = []
    for value in (number, most):
        size = value / MIB if unit == "MB" else value
        texts.append(f"{size:,.0f}" if size == int(size) else f"{size:,.1f}" if size >= 0.1 else "under 0.1")
    over = ' <span class="over">\u2716 over the limit</span>' if number > most else ""
    # What is nearly full is not shown as full.
    width = 100 if number >= most else 100 * min(number / most, _NEARLY_WHOLE)
    fill = "fill full" if number > most else "fill"
    return (
        f'<div class="gauge">{texts[0]} <span class="of">of {texts[1]} {unit}</span>{over}'
        '<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="track" width="100" height="4"/><rect class="{fill}" width="{width:.1f}" height="4"/></svg></div>'
    )


def _examples(document: Document, rules: list[Rule]) -> dict[str, list[PlacedProblem]]:
    """Return the first problems of each rule in the order of the files, without looking at all of them."""
    problems, table = document.problems, document.table
    chosen: list[Problem] = []
    for rule in rules:
        noted = [problem for problem in problems.noted if problem.rule.id == rule.id]
        slots = problems.slots(rule.id)
        if len(slots) > MAX_EXAMPLES:
            slots = slots[np.argpartition(table.positions()[slots], MAX_EXAMPLES)[:MAX_EXAMPLES]]
        slots = slots[np.argsort(table.positions()[slots])]
        of_entries = (found for found in problems.of_slots(table, slots) if found.rule.id == rule.id)
        chosen += (noted + [found for found in of_entries if found not in noted])[:MAX_EXAMPLES]
    # File by file, since each is read to find the lines.
    chosen.sort(key=lambda problem: -1 if problem.sitemap is None else problem.sitemap)
    found: dict[str, list[PlacedProblem]] = {}
    for placed in place(document, chosen):
        found.setdefault(placed.problem.rule.id, []).append(placed)
    return found


def _section(rule: Rule, severity: Severity, count: int, examples: list[PlacedProblem]) -> str:
    words = [("Source", escape(rule.source))]
    if rule.wrong:
        words += [("Wrong", _value(rule.wrong)), ("Right", _value(rule.right))]
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
<th class="what">Problem</th></tr></thead>
<tbody>
{lines}</tbody></table></div>{more}
</section>
"""


def _example(placed: PlacedProblem) -> str:
    problem = placed.problem
    spot = "".join(f":{number}" for number in (placed.line, placed.column) if number)
    name = placed.path.name if placed.path else placed.place
    value = problem.value or placed.loc
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
    """Return a value as it was written, left to right whatever is in it."""
    return f'<bdi dir="ltr" class="value">{_text(value)}</bdi>' if value else ""


_FOOT: Final = f"""<footer><p>Made by Sitemap Studio {__version__}. <code>sitemap-studio check</code> lists \
every problem with its line.</p></footer>
</main>
</body>
</html>
"""


# Charts

_CHART_WIDTH: Final = 720
_CHART_HEIGHT: Final = 190
_CHART_TOP: Final = 18
_CHART_BOTTOM: Final = 160
_LETTER_WIDTH: Final = 6.3


def _bar_table(chart: Chart) -> str:
    lines = ""
    for bar in chart.bars:
        kind = "apart" if bar.style is BarStyle.APART else "fill"
        share = bar.tip.values["share"]
        lines += (
            f'<tr class="{kind}"><th scope="row"><bdi>{_text(bar.label)}</bdi></th>\n'
            f'<td class="drawn">{_bar_svg(bar.length, kind)}</td>\n'
            f'<td class="number">{bar.figure}</td>\n<td class="number quiet">{escape(str(share))}</td></tr>\n'
        )
    title = escape(chart.title)
    return f'<figure class="card pad plot"><figcaption>{title}</figcaption>\n<table>{lines}</table></figure>\n'


def _bar_svg(share: float, kind: str = "fill") -> str:
    """Draw a bar as long as a share of its cell; `kind` is the class that colours it."""
    width = max(100 * share, 0.8) if share > 0 else 0
    return (
        '<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="track" width="100" height="8"/><rect class="{kind}" width="{width:.1f}" height="8"/></svg>'
    )


def _upright_chart(chart: Chart) -> str:
    """Draw bars side by side; numbers where there is room for all, labels where there is room for one."""
    apart = {bar.label: _LETTER_WIDTH * len(bar.label) + 22 for bar in chart.bars if bar.style is BarStyle.APART}
    n_plain = len(chart.bars) - len(apart)
    step = min(56.0, (_CHART_WIDTH - sum(apart.values())) / n_plain) if n_plain else 0.0
    have_numbers = _LETTER_WIDTH * max(len(bar.figure) for bar in chart.bars) < step
    drawn, left, last_label = "", 0.0, -1.0
    for bar in chart.bars:
        width = apart.get(bar.label, step)
        middle, thick = left + width / 2, min(width * 0.66, 34)
        height = max((_CHART_BOTTOM - _CHART_TOP) * bar.length, 1.5) if bar.length else 0.0
        kind = "apart" if bar.label in apart else "fill"
        drawn += (
            f'<g><title>{_text(bar.tip)}</title><rect class="{kind}" x="{middle - thick / 2:.1f}" '
            f'y="{_CHART_BOTTOM - height:.1f}" width="{thick:.1f}" height="{height:.1f}" rx="2"/>'
        )
        if have_numbers or bar.label in apart:
            drawn += f'<text x="{middle:.1f}" y="{_CHART_BOTTOM - height - 5:.1f}">{bar.figure}</text>'
        drawn += "</g>\n"
        is_first_month = bar.label.endswith("-01")
        label = bar.label[:4] if is_first_month else bar.label
        begin = middle - _LETTER_WIDTH * len(label) / 2
        if begin > last_label and (bar.label in apart or is_first_month or "-" not in label):
            drawn += f'<text x="{middle:.1f}" y="{_CHART_BOTTOM + 18}">{escape(label)}</text>'
            last_label = begin + _LETTER_WIDTH * (len(label) + 1)
        left += width
    title, texts = escape(chart.title), escape("; ".join(bar.tip for bar in chart.bars))
    return (
        f'<figure class="card pad plot dates"><figcaption>{title}</figcaption>\n'
        f'<svg viewBox="0 0 {_CHART_WIDTH} {_CHART_HEIGHT}" role="img" aria-label="{title}"><desc>{texts}</desc>'
        f'<path class="floor" d="M0 {_CHART_BOTTOM + 0.5}h{_CHART_WIDTH}"/>\n{drawn}</svg></figure>\n'
    )


# Style

_STYLE: Final = """
:root {
  color-scheme: light dark;
  --ground: #f3f4f6; --sheet: #ffffff; --text: #1d2129; --quiet: #5a6270; --line: #dfe3e8; --soft: #f7f8fa;
  --error: #b3261e; --warning: #855300; --info: #1a5fb4; --good: #1f6f3a; --bar: #1f66c1; --track: #e3e7ec;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #1a1d22; --sheet: #23272e; --text: #e6e8ec; --quiet: #a4abb8; --line: #3a404a; --soft: #2a2f37;
    --error: #ff8a80; --warning: #ffc14d; --info: #8ab8ff; --good: #7fd69a; --bar: #6ea8fe; --track: #3a404a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 2.5rem 1.25rem 4rem; background: var(--ground); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
main { max-width: 68rem; margin: 0 auto; }
h1, h2, h3, p { margin: 0; }
h1 { font-size: 1.75rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2.75rem 0 .9rem; }
h3 { font-size: 1.05rem; overflow-wrap: anywhere; }
code, .value { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { font-size: .88em; }
a { color: inherit; text-decoration-color: var(--quiet); text-underline-offset: .2em; }
.eyebrow { color: var(--quiet); font-size: .8rem; letter-spacing: .08em; text-transform: uppercase; }
.quiet { color: var(--quiet); }
.facts { color: var(--quiet); margin-top: .45rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .9rem; margin-top: 1.6rem; }
.tile { background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; padding: .9rem 1.1rem; }
.tile b { display: block; font-size: 1.75rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.tile.error b, .error > .mark, .over { color: var(--error); }
.tile.warning b, .warning > .mark { color: var(--warning); }
.tile.info b, .info > .mark { color: var(--info); }
.tile.none b { color: var(--quiet); }
.good { color: var(--good); font-weight: 600; }
.card { background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; overflow: hidden; }
.card + .card { margin-top: 1.1rem; }
.pad { padding: 1.1rem 1.25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .55rem .8rem; border-top: 1px solid var(--line); }
th:first-child, td:first-child { padding-left: 1.25rem; }
th:last-child, td:last-child { padding-right: 1.25rem; }
thead th { background: var(--soft); color: var(--quiet); font-size: .8rem; font-weight: 600; white-space: nowrap; }
table:first-child thead th { border-top: 0; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.name { overflow-wrap: anywhere; min-width: 9rem; }
.mark { font-weight: 600; white-space: nowrap; }
.examples { font-size: .9rem; table-layout: fixed; min-width: 44rem; }
.examples td { overflow-wrap: anywhere; }
.examples .where { width: 40%; } .examples .what { width: 36%; }
.value { font-size: .85em; white-space: pre-wrap; }
.fix { display: block; margin-top: .2rem; color: var(--good); }
.head { display: flex; flex-wrap: wrap; gap: .25rem .9rem; align-items: baseline; }
.head .count { margin-left: auto; color: var(--quiet); font-variant-numeric: tabular-nums; }
.rule .pad p { margin-top: .5rem; max-width: 52rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem .9rem; margin: .7rem 0 0; font-size: .9rem; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
.gauge { min-width: 11rem; }
.gauge svg { display: block; width: 100%; height: .45rem; margin-top: .35rem; }
.gauge .track { fill: var(--track); } .gauge .fill { fill: var(--bar); } .gauge .fill.full { fill: var(--error); }
.gauge .of { color: var(--quiet); } .gauge .over { font-weight: 600; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); gap: 1.1rem; margin-top: 1.1rem; }
.plot { margin: 0; } .plots .card + .card { margin-top: 0; }
figcaption { font-weight: 600; margin-bottom: .5rem; }
.plot table { font-size: .9rem; table-layout: fixed; }
.plot tr > * { border: 0; padding: .16rem .35rem; vertical-align: middle; }
.plot tr > :first-child { padding-left: 0; } .plot tr > :last-child { padding-right: 0; }
.plot th { font-weight: 400; overflow-wrap: anywhere; width: 36%; }
.plot .number { width: 4rem; padding-left: 0; } .plot .apart th { color: var(--quiet); }
.drawn { width: 22%; min-width: 5rem; vertical-align: middle; } .plot .drawn { width: auto; min-width: 3rem; }
td > code { white-space: nowrap; }
.drawn svg { display: block; width: 100%; height: .6rem; } .drawn .track { fill: var(--soft); }
.plot .fill, .drawn .fill { fill: var(--bar); } .plot .apart { fill: var(--quiet); }
.drawn.error .fill { fill: var(--error); } .drawn.warning .fill { fill: var(--warning); }
.drawn.info .fill { fill: var(--info); }
.dates svg { display: block; width: 100%; height: auto; } .dates .floor { stroke: var(--line); }
.dates text { fill: var(--text); font-size: 11px; text-anchor: middle; font-variant-numeric: tabular-nums; }
.more { border-top: 1px solid var(--line); padding: .7rem 1.25rem; color: var(--quiet); font-size: .9rem; }
footer { margin-top: 3rem; color: var(--quiet); font-size: .85rem; }
@media (max-width: 40rem) { body { padding: 1.25rem .75rem; } .head .count { margin-left: 0; } }
@media print {
  :root {
    color-scheme: light;
    --ground: #ffffff; --sheet: #ffffff; --text: #000000; --quiet: #444a54; --line: #c4c9d0; --soft: #f2f3f5;
    --error: #b3261e; --warning: #855300; --info: #1a5fb4; --good: #1f6f3a; --bar: #1f66c1; --track: #dfe3e8;
  }
  body { padding: 0; font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  main { max-width: none; }
  h2, .pad, thead { break-after: avoid; }
  tr, .tile, .plot { break-inside: avoid; }
  .plots { grid-template-columns: 1fr 1fr; gap: .8rem; margin-top: .8rem; }
  .dates svg { max-height: 40mm; } .plots .pad { padding: .55rem .7rem; }
  .plot tr > * { padding-top: .05rem; padding-bottom: .05rem; } .plot .number { width: 4rem; }
  .card { overflow: visible; }
  .scroll { overflow: visible; }
  .examples { min-width: 0; }
}
"""
