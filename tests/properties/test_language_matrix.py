"""Hreflang clusters and faults computed on columns equal those of a plain loop over the links."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.validation.hreflang import Fault, build_matrix
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill
from tests.hypothesis_examples import examples
from tests.validation.tables import read, xml_of

PAGES = [f"http://a.b/{number}" for number in range(6)]
CODES = ("en", "de", "fr-CH", "x-default")

_links = st.lists(st.tuples(st.sampled_from((*CODES, "EN")), st.sampled_from(PAGES)), max_size=5)
_entries = st.lists(st.tuples(st.one_of(st.none(), st.sampled_from(PAGES)), _links), min_size=1, max_size=10)

Entries = list[tuple[str | None, list[tuple[str, str]]]]


def table_of(entries: Entries) -> EntryTable:
    table = EntryTable()
    for sitemap in (0, 1):
        part = entries[sitemap::2]
        sparse = [(place, xml_of(*links)) for place, (_, links) in enumerate(part) if links]
        if part:
            fill(table, sitemap, *sparse, origin=0, loc=[loc for loc, _ in part])
    return table


def in_table_order(entries: Entries) -> Entries:
    ordered = [*entries[0::2], *entries[1::2]]
    return [(loc, [(code.lower(), href) for code, href in links]) for loc, links in ordered]


def plain_clusters(entries: Entries) -> list[list[int]]:
    """Return the positions of each cluster, by comparing all pairs until nothing changes."""
    named = [number for number, (loc, _) in enumerate(entries) if loc is not None]
    tied = {
        (one, other)
        for one, other in product(named, named)
        if any(code != "x-default" and href == entries[other][0] for code, href in entries[one][1])
    }
    members = {number for number in named if entries[number][1]} | {other for _, other in tied}
    label = {number: number for number in members}
    changes = True
    while changes:
        changes = False
        for one, other in tied:
            least = min(label[one], label[other])
            changes = changes or label[one] != least or label[other] != least
            label[one] = label[other] = least
    return [sorted(n for n in members if label[n] == least) for least in sorted(set(label.values()))]


def plain_fault(entries: Entries, cluster: list[int], code: str) -> Fault | None:
    """Return the faults of a language of a cluster, or None if the cluster lacks the language."""
    naming = [(number, href) for number in cluster for own, href in entries[number][1] if own == code]
    if not naming:
        return None
    found = Fault.NONE
    linked = {(loc, href) for loc, links in entries if loc is not None for _, href in links}
    claims = {(loc, own) for loc, links in entries for own, href in links if href == loc and own != "x-default"}
    for number, href in naming:
        loc = entries[number][0]
        if all(other != href for other, _ in entries):
            found |= Fault.ELSEWHERE
        elif href != loc:
            if (href, loc) not in linked:
                found |= Fault.NO_RETURN
            if code != "x-default" and any(page == href for page, _ in claims) and (href, code) not in claims:
                found |= Fault.CONFLICT
    if len({href for _, href in naming}) > 1:
        found |= Fault.CONFLICT
    if len({number for number, _ in naming}) < len(cluster):
        found |= Fault.PARTIAL
    return found


def pages_without_language(entries: Entries, cluster: list[int]) -> int:
    named = {href for loc, links in entries if loc is not None for code, href in links if code != "x-default"}
    return sum(entries[number][0] not in named for number in cluster)


@settings(max_examples=examples(150))
@given(_entries)
def test_language_matrix_equals_that_of_plain_loop(entries: Entries) -> None:
    table, plain = table_of(entries), in_table_order(entries)
    memory = validate_entries(table, reader=read).extensions
    assert memory is not None
    matrix, expected = build_matrix(memory, table), plain_clusters(plain)
    if matrix is None:
        assert expected == []
        return
    places = table.positions()
    assert [places[matrix.members_of(number)].tolist() for number in range(len(matrix))] == expected
    columns = {code.lower(): column for column, code in enumerate(matrix.languages)}
    assert set(columns) == {code for loc, links in plain if loc is not None for code, _ in links}
    for number, cluster in enumerate(expected):
        faults = {code: plain_fault(plain, cluster, code) for code in columns}
        assert {code: matrix.faults_at(number, column) for code, column in columns.items()} == faults
        assert int(matrix.nameless[number]) == pages_without_language(plain, cluster)
        every = Fault.NAMELESS if matrix.nameless[number] else Fault.NONE
        for each in faults.values():
            every |= each or Fault.NONE
        assert Fault(int(matrix.faults[number])) == every
        assert matrix.faulty_columns(number).tolist() == sorted(columns[code] for code in faults if faults[code])
        for code, column in columns.items():
            cell = matrix.cell(number, column)
            assert (cell is None) == (faults[code] is None)
            if cell is not None:
                naming = {href for place in cluster for own, href in plain[place][1] if own == code}
                assert set(cell.addresses) <= naming
                assert len(cell.addresses) == min(len(naming), 4)
