"""Problems of the pages of sets by rules about pages only, without validation of the entries."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta

import polars as pl

from sitemap_studio.document.extension_values import values_reader
from sitemap_studio.document.open_set import OpenSet
from sitemap_studio.model.page_columns import PageColumns
from sitemap_studio.model.slots import NO_SLOTS
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rule import RuleContext, Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.page_rules import PAGE_RULE_IDS
from sitemap_studio.protocol.url_syntax import page_locs
from sitemap_studio.validation.extensions.extension_index import read_links
from sitemap_studio.validation.page_validation import find_page_violations


class PageProblems:
    """Rules that pages violate, and counts of these problems; a page that several entries list counts once.

    Attributes:
        profile: Profile that selects and configures the rules.
        severities: Number of problems by severity, the highest first.
    """

    def __init__(self, profile: Profile) -> None:
        """Create a collection without problems."""
        self.profile = profile
        self.severities = dict.fromkeys(Severity, 0)
        self._rules = dict[str, list[str]]()
        self._counts = dict.fromkeys(PAGE_RULE_IDS, 0)

    @property
    def counts(self) -> dict[str, int]:
        """Number of problems by rule id, in the order of the catalogue; rules without problems are left out."""
        return {rule: count for rule, count in self._counts.items() if count}

    @property
    def locs(self) -> list[str]:
        """URLs of the pages with problems, unique, in any order."""
        return list(self._rules)

    def rules_of(self, loc: str) -> list[str]:
        """Return the ids of the rules that a page violates, in the order of the catalogue; empty without problems."""
        return self._rules.get(loc, [])

    def add(self, rule: str, locs: Collection[str]) -> None:
        """Record that the pages at `locs` violate a rule, which must be on in the profile; skip recorded violations."""
        severity = RULES[rule].severity_in(self.profile)
        assert severity is not None
        for loc in locs:
            rules = self._rules.setdefault(loc, [])
            if rule not in rules:
                rules.append(rule)
                rules.sort(key=PAGE_RULE_IDS.index)
                self._counts[rule] += 1
                self.severities[severity] += 1


def find_page_problems(
    opened: OpenSet, columns: PageColumns, locs: pl.Series, problems: PageProblems, *, max_age: timedelta
) -> None:
    """Add the problems of pages that a set lists to `problems`.

    Args:
        opened: The set; it need not be validated.
        columns: Facts about its pages.
        locs: URLs of the pages to report, in the form of `page_loc`.
        problems: Receives the problems, of rules that are on in its profile.
        max_age: Maximum age of the facts.
    """
    table, context = opened.table, RuleContext(max_page_age=max_age)
    links = read_links(table, values_reader(opened))
    found, _ = find_page_violations(table, columns, context, links=links)
    for rule in PAGE_RULE_IDS:
        slots = found.get(rule, NO_SLOTS)
        if len(slots) and RULES[rule].severity_in(problems.profile) is not None:
            pages = page_locs(table.rows(slots, ["loc"]).to_series().cast(pl.String)).unique(maintain_order=True)
            problems.add(rule, pages.filter(pages.is_in(locs.implode())).to_list())
