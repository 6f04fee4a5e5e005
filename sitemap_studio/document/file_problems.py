"""Problems that are not about single entries: findings of readers, limits, the index, and whole sitemaps.

They are collected after every edit; unchanged parts are not validated again. Findings of readers refer to entries of a
file, which violate the rule until they leave the sitemap that they were read from, or an edit fixes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from sitemap_studio.core.errors import EmptyFileError, TemplateError
from sitemap_studio.core.messages import join, listed, plural
from sitemap_studio.document.open_set import OpenSet
from sitemap_studio.document.sitemap_set import IndexFile, Sitemaps
from sitemap_studio.formats.findings import EntriesFinding
from sitemap_studio.model.columns import ORDER_BIT
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, difference, intersection, merge_disjoint, unique_slots
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, TODAYS_PROFILE, Profile
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.robots_files import KnownRobots
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.extension_field_rules import field_label, with_origin
from sitemap_studio.protocol.rules.file_rules import ORDER_RULE, order_message
from sitemap_studio.protocol.url_syntax import file_address, folder_address, is_web, stripped
from sitemap_studio.validation.extensions.extension_rules import NO_ELEMENTS, ViolatingElements, group_with_examples
from sitemap_studio.validation.extensions.language_gaps import GAP_RULE, LanguageGaps, update_language_gaps
from sitemap_studio.validation.index_validation import (
    LIMIT_RULES,
    FileFacts,
    SitemapRef,
    validate_index,
    validate_limits,
)
from sitemap_studio.validation.problem import Problem, problem_from_finding
from sitemap_studio.validation.problems import Problems, write_marks
from sitemap_studio.validation.robots import validate_robots
from sitemap_studio.validation.run_rule import failure_problems, run_rule
from sitemap_studio.validation.summaries import Summary, validate_summary

if TYPE_CHECKING:
    from sitemap_studio.model.edits import Change

_MAX_CHILDREN: Final = 10
_RULES_OF_CHILDREN: Final = frozenset(
    {"sitemap-missing", "sitemap-unlisted", "sitemap-repeated", "nested-index", "sitemap-outside", "sitemap-above"}
)
"""Rules that every sitemap of an index may violate for one cause; none of them has a fix."""


@dataclass
class FileProblems:
    """Collector of the problems of the files of one document, which caches results for unchanged parts."""

    _of_index: tuple[tuple[Any, ...], list[Problem]] = ((), [])
    _of_sitemaps: dict[int, tuple[Summary, tuple[Profile, str, str | None, date], list[Problem]]] = field(
        default_factory=dict
    )
    _of_robots: tuple[KnownRobots, Profile, list[Problem]] | None = None
    _known: list[tuple[EntriesFinding, SlotArray]] = field(default_factory=list)
    _disordered: ViolatingElements = NO_ELEMENTS
    _gaps: LanguageGaps | None = None

    def collect(self, document: OpenSet) -> list[Problem]:
        """Return all problems that are not about single entries, with the severities of the profile.

        They are findings of readers and violations of limits, of the index, whole sitemaps, languages and robots.txt.
        """
        # The limits say which sitemaps are empty now.
        readers = (
            _problem_of_finding(document, *found) for found in document.findings if found[1].rule != "empty-sitemap"
        )
        index, profile, problems = document.index, document.profile, document.problems
        collected = [problem for problem in readers if problem]
        failures = set[str]()
        for problem in (
            *(self._validate_index(document, index) if index is not None else ()),
            *validate_limits(_file_facts(document), profile),
            *self._validate_summaries(document),
            *self._validate_languages(document),
            *self._validate_robots(document),
            *failure_problems(problems.failed, profile),
        ):
            # A rule may have failed at several files.
            if problem.rule.id != "rule-failed" or problem.message not in failures:
                collected.append(problem)
                failures.add(problem.message)
        return list(_combine_children(collected))

    def entries_in_wrong_order(self, document: OpenSet) -> ViolatingElements:
        """Return all entries of sitemaps whose elements the readers found in the wrong order, by ascending slot.

        Removed and corrected entries are included. The result is cached until files are read or written.
        """
        found = [
            (finding, source.slots)
            for place, finding in document.findings
            if isinstance(finding, EntriesFinding) and place is not None and (source := document.sitemaps[place].source)
        ]
        if [list(map(id, pair)) for pair in found] != [list(map(id, pair)) for pair in self._known]:
            entries = [NO_SLOTS, *(slots[finding.entries[finding.entries < len(slots)]] for finding, slots in found)]
            misplaced = [finding.faults[finding.entries < len(slots)] for finding, slots in found]
            every = ViolatingElements(np.concatenate(entries), np.concatenate([NO_ELEMENTS.labels, *misplaced]))
            # After a save, the entries of a file may be in any order of slots.
            self._known, self._disordered = found, every.select(np.argsort(every.slots, kind="stable"))
        return self._disordered

    def _validate_index(self, document: OpenSet, index: IndexFile) -> list[Problem]:
        """Return the problems of the index.

        They are cached until the index or the profile changes. Edits of entries do not change them.
        """
        sitemaps, context = document.sitemaps, document.problems.context
        before, judged = self._of_index
        now = (index.source, sitemaps.listing, document.base_url, document.profile, context)
        is_same = bool(before) and before[0] is now[0] and before[1] is now[1] and before[2:] == now[2:]
        if not is_same:
            listed = [SitemapRef(sitemap.id, sitemap.loc or "", sitemap.lastmod) for sitemap in sitemaps]
            folder = index.path.parent
            # Once the set is saved elsewhere, they are not beside it.
            own = {sitemap.path for sitemap in sitemaps}
            unlisted = [
                path.relative_to(folder).as_posix()
                for path in index.unlisted
                if path not in own and path.is_relative_to(folder)
            ]
            judged = validate_index(
                index.name, listed, document.profile, address=document.base_url, unlisted=unlisted, context=context
            )
            self._of_index = now, judged
        return judged

    def _validate_robots(self, document: OpenSet) -> list[Problem]:
        """Return the problems of the robots.txt files of the last check; cached until these or the profile change."""
        robots, profile = document.problems.context.robots, document.profile
        if self._of_robots is None or self._of_robots[0] is not robots or self._of_robots[1] != profile:
            failed = set[str]()
            found = run_rule("robots.txt", lambda: list(validate_robots(robots, profile)), [], failed)
            self._of_robots = robots, profile, found + failure_problems(failed, profile)
        sitemaps = document.sitemaps
        return [each for each in self._of_robots[2] if each.sitemap is None or sitemaps.has(each.sitemap)]

    def _validate_summaries(self, document: OpenSet) -> Iterator[Problem]:
        """Yield the problems of whole sitemaps by their summaries; results of unchanged summaries are cached."""
        known, self._of_sitemaps, today = self._of_sitemaps, {}, document.problems.context.today
        for place, summary in sorted(document.problems.summaries.items()):
            if not document.sitemaps.has(place):
                continue
            name, listed = document.sitemaps[place].name, document.sitemaps[place].lastmod
            asked = document.profile, name, listed, today
            judged = known.get(place)
            if judged is None or judged[0] is not summary or judged[1] != asked:
                found = validate_summary(
                    summary, document.profile, sitemap=place, name=name, listed=listed, today=today
                )
                judged = summary, asked, list(found)
            self._of_sitemaps[place] = judged
            yield from judged[2]

    def _validate_languages(self, document: OpenSet) -> Iterator[Problem]:
        """Yield a problem for each folder whose pages lack languages that most other pages have, at its first entry."""
        rule, memory, table = RULES[GAP_RULE], document.problems.extensions, document.table
        severity = rule.severity_in(document.profile)
        if severity is None or memory is None:
            return
        failed = set[str]()
        update = partial(update_language_gaps, self._gaps, memory, table)
        self._gaps = run_rule(GAP_RULE, update, None, failed)
        yield from failure_problems(failed, document.profile)
        for gap in self._gaps.gaps if self._gaps is not None else ():
            first = gap.slots[[np.argmin(table.positions()[gap.slots])]]
            sitemap = int(table.rows(first, ["sitemap"]).item())
            message = plural(
                "One page with alternates in {folder} has none for {languages}, which most other pages have.",
                "All %n pages with alternates in {folder} have none for {languages}, which most other pages have.",
                len(gap.slots),
                folder=quoted(gap.folder),
                languages=listed(gap.codes),
            )
            text = with_origin(message, GAP_RULE, document.profile)
            problem = Problem(rule, severity, sitemap, int(first.item()), None, "", text)
            yield problem._replace(extension_field=field_label(GAP_RULE, "@hreflang"))


def _file_facts(document: OpenSet) -> list[FileFacts]:
    """Return name, number of entries and size of the files of a set, its index first.

    New sitemaps without entries and unreadable files are omitted, but not empty files.
    """
    index, sitemaps = document.index, document.sitemaps
    files = [FileFacts(None, index.name, len(sitemaps), index.source.unpacked_bytes)] if index else []
    return files + [
        document.file_facts(sitemap.id)
        for sitemap in sitemaps
        if (sitemap.error is None or isinstance(sitemap.error, EmptyFileError))
        and not isinstance(sitemap.read_only_reason, TemplateError)
        and (sitemap.source or sitemap.path or document.table.entry_count(sitemap.id))
    ]


def _combine_children(problems: Sequence[Problem]) -> Iterator[Problem]:
    """Yield the problems; of over `_MAX_CHILDREN` problems of listed sitemaps with one rule only the first, with the total.

    Only the rules in `_RULES_OF_CHILDREN` are combined. The total is appended to the message of the first.
    """
    children: dict[str, list[Problem]] = {}
    for problem in problems:
        if problem.rule.id in _RULES_OF_CHILDREN:
            children.setdefault(problem.rule.id, []).append(problem)
    for problem in problems:
        alike = children.get(problem.rule.id, [])
        if len(alike) <= _MAX_CHILDREN:
            yield problem
        elif problem is alike[0]:
            total = plural(
                "This is the only such sitemap.",
                "There are %n such sitemaps, among them {names}.",
                len(alike),
                names=listed(quoted(each.value) for each in alike[:_MAX_CHILDREN]),
            )
            yield problem._replace(message=join([problem.message, total]))


def exceeds_only_former_limits(document: OpenSet) -> bool:
    """Return whether a set that was checked with the default profile exceeds its limits, of 2008, but no current limit."""
    found = {problem.rule.id for problem in document.problems.individual}
    return (
        document.profile.name == DEFAULT_PROFILE.name
        and not found.isdisjoint(LIMIT_RULES)
        and all(
            problem.rule.id not in LIMIT_RULES for problem in validate_limits(_file_facts(document), TODAYS_PROFILE)
        )
    )


def _problem_of_finding(document: OpenSet, sitemap: int | None, finding: Finding) -> Problem | None:
    """Convert a finding of a reader to a problem.

    Returns:
        None if its entry was deleted, if the next save corrects it, or if it is reported for each entry.
    """
    if sitemap is not None and (isinstance(finding, EntriesFinding) or not document.sitemaps.has(sitemap)):
        return None
    if sitemap is None and isinstance(finding, EntriesFinding):
        return _disorder_of_index(document, finding)
    if (sitemap, finding.rule) in document.table.corrected:
        return None
    slot = None
    source = document.sitemaps[sitemap].source if sitemap is not None else None
    if source is not None and finding.entry is not None and finding.entry < len(source.slots):
        slot = int(source.slots[finding.entry])
        if document.table.positions()[slot] < 0:
            return None
    return problem_from_finding(finding, document.profile, sitemap=sitemap, slot=slot)


def _disorder_of_index(document: OpenSet, finding: EntriesFinding) -> Problem | None:
    """Return the problem about elements in the wrong order in the index, for sitemaps that are still in the set.

    Returns:
        None if there are no such sitemaps, or if the next save orders the elements.
    """
    index, n_listed = document.index, finding.entries.max() + 1
    if index is None or document.table.orders_index:
        return None
    entries = np.arange(len(finding.entries))
    listing = list(index.listing)
    if len(listing) >= n_listed:
        entries = np.flatnonzero([document.sitemaps.has(listing[entry]) for entry in finding.entries.tolist()])
    if not len(entries):
        return None
    message = order_message(len(entries), int(finding.faults[entries[0]]), is_index=True)
    found = replace(finding, message=message, line=finding.line if entries[0] == 0 else None)
    return problem_from_finding(found, document.profile, sitemap=None, slot=None)


def known_sitemap_urls(sitemaps: Sitemaps, address: str | None, *, has_index: bool) -> dict[int, str]:
    """Return the known URLs of sitemaps by id.

    Args:
        sitemaps: The sitemaps.
        address: URL of a set without an index; its sitemaps are at or below it.
        has_index: Whether the sitemaps are listed; then their complete URLs in the index are returned.
    """
    if has_index:
        listed = ((sitemap.id, stripped(sitemap.loc)) for sitemap in sitemaps)
        return {sitemap: loc for sitemap, loc in listed if is_web(loc)}
    if address is None:
        return {}
    address = address if len(sitemaps) == 1 else folder_address(address)
    return {sitemap.id: file_address(address, sitemap.name) for sitemap in sitemaps}


def update_order_violations(problems: Problems, table: EntryTable, disordered: ViolatingElements) -> Problems:
    """Return the problems of a whole set with the violations of `ORDER_RULE` updated.

    Args:
        problems: The problems.
        table: The entries.
        disordered: Entries whose elements the readers found in the wrong order.
    """
    slots = _still_disordered(disordered.slots, table)
    concerned, per_file = problems.slots(ORDER_RULE), {**problems.per_file}
    by_rule = {rule: found for rule, found in problems.by_rule.items() if rule != ORDER_RULE}
    per_file.pop(ORDER_RULE, None)
    if len(slots):
        per_file[ORDER_RULE] = group_with_examples(_elements_of_slots(disordered, slots), table)
        by_rule[ORDER_RULE] = per_file[ORDER_RULE].reported.slots
        concerned = unique_slots(concerned, by_rule[ORDER_RULE])
    if not len(concerned):
        return problems
    marks = problems.marks.copy()
    marks[concerned] = 0
    write_marks(marks, by_rule, problems.profile, only=concerned)
    return replace(problems, by_rule=by_rule, per_file=per_file, marks=marks)


def disordered_after_edit(
    problems: Problems, table: EntryTable, disordered: ViolatingElements, change: Change
) -> ViolatingElements:
    """Return the entries that violate `ORDER_RULE` after an edit.

    Args:
        problems: Problems before the edit.
        table: Table after the edit.
        disordered: Entries whose elements the readers found in the wrong order.
        change: Description of the edit.
    """
    before = problems.per_file[ORDER_RULE].every if ORDER_RULE in problems.per_file else NO_ELEMENTS
    touched = unique_slots(change.cells, change.inserted, change.removed, change.moved)
    concerned = intersection(disordered.slots, touched)
    if not len(concerned):
        return before
    slots = merge_disjoint(difference(before.slots, concerned), _still_disordered(concerned, table))
    return before if np.array_equal(slots, before.slots) else _elements_of_slots(disordered, slots)


def _elements_of_slots(disordered: ViolatingElements, slots: SlotArray) -> ViolatingElements:
    """Return the violating elements of some slots, which must all be in `disordered`."""
    return disordered.select(np.searchsorted(disordered.slots, slots))


def _still_disordered(slots: SlotArray, table: EntryTable) -> SlotArray:
    """Return the slots of entries whose elements the next save will still write in the wrong order."""
    slots = slots[table.has_position(slots)]
    if not len(slots):
        return NO_SLOTS
    rows = table.rows(slots, ["touched", "sitemap", "origin"])
    is_fixed = rows["touched"].to_numpy() & np.uint8(ORDER_BIT) != 0
    # Entries that were moved to another sitemap are rendered again.
    stays = rows["sitemap"].to_numpy().astype(np.int64) == rows["origin"].to_numpy()
    violating: SlotArray = slots[stays & ~is_fixed]
    return violating
