"""The language matrix: hreflang clusters, faults of each language, and order."""

import numpy as np
import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.model.edits import RemoveEntries
from sitemap_studio.validation.hreflang import Fault, build_matrix, connected_components
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import positions_of, slots_of
from tests.validation.tables import pages, read

A, B, C, D = (f"http://a.b/{name}" for name in "abcd")


def matrix_of(table):
    memory = validate_entries(table, reader=read).extensions
    assert memory is not None
    return build_matrix(memory, table.snapshot())


def clusters(matrix):
    return [matrix.members_of(number).tolist() for number in range(len(matrix))]


def faults_by_language(matrix):
    """Return the faults of each cluster by language, without missing languages."""
    return [
        {
            code: found
            for column, code in enumerate(matrix.languages)
            if (found := matrix.faults_at(cluster, column)) is not None
        }
        for cluster in range(len(matrix))
    ]


BOTH = (("en", A), ("de", B))
GOOD = Fault.NONE


def test_matrix_is_none_without_alternates_of_entries_with_url():
    assert matrix_of(pages((A,), (B,))) is None
    assert matrix_of(pages((None, *BOTH))) is None
    assert clusters(matrix_of(pages((" ", *BOTH), (None, *BOTH), (B, ("de", B))))) == [[2]]


def test_missing_return_link_is_marked_at_target():
    matrix = matrix_of(pages((A, *BOTH), (B,)))
    assert faults_by_language(matrix) == [{"de": Fault.NO_RETURN | Fault.PARTIAL, "en": Fault.PARTIAL}]
    cell = matrix.cell(0, matrix.languages.index("de"))
    assert (cell.slot, cell.named_by, cell.n_naming, cell.addresses) == (1, 0, 1, (B,))


def test_linked_url_without_entry_is_unescaped_and_marked_elsewhere():
    matrix = matrix_of(pages((A, ("en", A), ("de", f" {D}&amp;x "))))
    assert faults_by_language(matrix) == [{"de": Fault.ELSEWHERE, "en": GOOD}]
    cell = matrix.cell(0, matrix.languages.index("de"))
    assert (cell.slot, cell.named_by, cell.addresses) == (None, 0, (f"{D}&x",))


def test_missing_language_has_no_cell_and_marks_cluster_gap():
    matrix = matrix_of(pages((A, *BOTH), (B, *BOTH), (C, ("en", C))))
    column = matrix.languages.index("de")
    assert (matrix.faults_at(1, column), matrix.cell(1, column)) == (None, None)
    assert matrix.clusters_with_gaps().tolist() == [False, True]
    matrix = matrix_of(pages((A, *BOTH, ("x-default", A)), (B, *BOTH, ("x-default", A)), (C, ("en", C), ("de", C))))
    assert matrix.clusters_with_gaps().tolist() == [False, False]


def test_languages_are_sorted_by_frequency_with_x_default_last():
    default = ("x-default", A)
    matrix = matrix_of(pages((A, ("EN", A), ("de", B), default), (B, ("en", A), default), (C, ("en", C), default)))
    assert matrix.languages == ("EN", "de", "x-default")


def test_x_default_link_does_not_join_clusters():
    matrix = matrix_of(pages((A,), (B, ("en", B), ("x-default", A)), (C, ("en", C), ("x-default", A))))
    assert clusters(matrix) == [[1], [2]]
    assert [matrix.representative_slot(cluster) for cluster in (0, 1)] == [1, 2]
    links = (*BOTH, ("x-default", B))
    assert matrix_of(pages((A, *links), (B, *links))).representative_slot(0) == 1


def test_clusters_and_members_follow_order_of_set():
    table = pages((A, ("en", A)), (B, ("en", D)), (C, ("en", C)), (D,))
    table.set_order(slots_of(3, 2, 1, 0), inserted=slots_of(), removed=slots_of())
    assert clusters(matrix_of(table)) == [[3, 1], [2], [0]]


def test_matrix_excludes_removed_entries():
    table = pages((A, *BOTH), (B, *BOTH))
    RemoveEntries(positions_of(1)).apply(table)
    matrix = matrix_of(table)
    assert (clusters(matrix), faults_by_language(matrix)) == ([[0]], [{"de": Fault.ELSEWHERE, "en": GOOD}])


def test_entries_with_same_linked_url_join_one_cluster():
    matrix = matrix_of(pages((B, ("fr", C)), (A, *BOTH), (B, *BOTH), (D,), (D,)))
    assert clusters(matrix) == [[0, 1, 2]]
    assert matrix.cell(0, matrix.languages.index("de")).slot == 0


def test_cluster_with_ten_thousand_languages_has_as_many_columns():
    codes = [f"l{number}" for number in range(10_000)]
    matrix = matrix_of(pages((A, *((code, A) for code in codes)), (B, ("l7", A), ("l7", A))))
    assert (len(matrix.languages), matrix.languages[0]) == (10_000, "l7")
    assert clusters(matrix) == [[0, 1]]
    assert matrix.cell(0, 0).n_naming == 2
    assert matrix.faults_at(0, 9_999) == Fault.PARTIAL


def test_matrix_retains_direction_marks_and_unescapes_once():
    odd = "http://a.b/\u202egnp\u05d0&amp;lt;b&amp;gt;"
    matrix = matrix_of(pages((A, ("\u05d0\u202e", odd))))
    assert matrix.languages == ("\u05d0\u202e",)
    assert matrix.cell(0, 0).addresses == ("http://a.b/\u202egnp\u05d0&lt;b&gt;",)


def test_clusters_are_found_by_url_text_and_fault():
    matrix = matrix_of(pages((A, *BOTH), (B, *BOTH), ("http://a.b/Über.[x]", ("en", A)), (D, ("en", D))))
    assert (
        matrix.clusters_containing("über.[X]").tolist()
        == matrix.clusters_with_fault(Fault.NAMELESS).tolist()
        == [True, False]
    )
    assert matrix.clusters_containing("a.b").tolist() == [True, True]


def test_members_of_several_clusters_have_cluster_numbers():
    matrix = matrix_of(pages((A, *BOTH), (C, ("en", C)), (B, *BOTH), (D, ("en", D))))
    members, numbers = matrix.members_of_each(np.array([2, 0]))
    assert (members.tolist(), numbers.tolist()) == ([3, 0, 2], [2, 0, 0])


def test_building_matrix_can_be_cancelled():
    table = pages((A, *BOTH), (B, *BOTH))
    progress = Progress()
    progress.cancel()
    memory = validate_entries(table, reader=read).extensions
    assert memory is not None
    with pytest.raises(Cancelled):
        build_matrix(memory, table, progress)


def test_connected_components_join_chains_and_stars():
    shuffled = np.random.default_rng(7).permutation(50_000).astype(np.uint32)
    assert (connected_components(shuffled[:-1], shuffled[1:], 50_001)[:50_000] == 0).all()
    rays = np.arange(1_000, dtype=np.uint32)
    assert (connected_components(rays, np.full(1_000, 1_000, np.uint32), 1_001) == 0).all()
