"""Compare the problems found in small sitemaps with verdicts taken from the documentation of search engines.

Each line of `verdicts.tsv` has a profile, XML, the expected problems, and the page that says so. XML without a root
element is the content of a `urlset`. Expected problems are alternatives separated by `|`:

- `none`: no problem; `notE`: no error.
- The id of a rule, or `x-any` for any rule whose id begins with `x-`; `E:`, `W:` or `I:` before it is its severity.
"""

from __future__ import annotations

import csv
from datetime import date
from pathlib import Path
from typing import NamedTuple

import pytest

from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.protocol.profiles import PROFILES

VERDICTS = Path(__file__).parents[1] / "data" / "verdicts" / "verdicts.tsv"

TODAY = date(2026, 11, 28)
"""The day from which the ages of dates in the cases are counted."""

URLSET = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
  xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"
  xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"
  xmlns:xhtml="http://www.w3.org/1999/xhtml">
{content}
</urlset>
"""

SEVERITIES = {"E": "error", "W": "warning", "I": "info"}


class Verdict(NamedTuple):
    """One line of the file."""

    line: int
    profile: str
    xml: str
    expected: str
    source: str


def read_verdicts() -> list[Verdict]:
    """Return all verdicts in the order of the file."""
    with VERDICTS.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file, delimiter="\t"))
    return [Verdict(number, *row) for number, row in enumerate(rows[1:], 2)]


def find_problems(file: Path, verdict: Verdict) -> list[tuple[str, str]]:
    """Write the XML to a file, check it, and return the id and the severity of each problem."""
    xml = verdict.xml.replace("\\n", "\n").replace("\\t", "\t").replace("\\r", "\r")
    has_root = xml.startswith(("<?xml", "<urlset", "<sitemapindex"))
    file.write_text(xml if has_root else URLSET.format(content=xml), encoding="utf-8")
    document = open_path(file)
    document.profile = PROFILES[verdict.profile]
    check(document, today=TODAY)
    return [(problem.rule.id, problem.severity.value) for problem in problems_in_order(document)]


def is_found(expected: str, found: list[tuple[str, str]]) -> bool:
    """Return whether one alternative of a verdict agrees with the problems found."""
    if expected == "none":
        return not found
    if expected == "notE":
        return all(severity != "error" for _, severity in found)
    letter, _, rule = expected.rpartition(":")
    return any(
        (name.startswith(rule.removesuffix("any")) if rule.endswith("-any") else name == rule)
        and (not letter or severity == SEVERITIES[letter])
        for name, severity in found
    )


@pytest.mark.parametrize("verdict", read_verdicts(), ids=lambda verdict: f"line-{verdict.line}")
def test_problems_found_include_expected_verdict(verdict: Verdict, tmp_path: Path) -> None:
    """The problems found are those that the documentation names."""
    found = find_problems(tmp_path / "sitemap.xml", verdict)
    assert any(is_found(each, found) for each in verdict.expected.split("|")), (verdict.expected, found, verdict.xml)
