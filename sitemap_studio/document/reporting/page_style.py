"""The look of the report as a page: light, dark and on paper. Colours of text have a contrast of at least 4.5 : 1."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
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
"""The one style sheet, without anything from outside."""
