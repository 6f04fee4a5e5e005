"""Findings in bounds."""

from __future__ import annotations

import numpy as np

from sitemap_studio.formats.findings import EntriesFinding, FindingLog
from sitemap_studio.protocol.catalogue import Finding


def of_entries(*entries: int, message: str = "They are odd.") -> EntriesFinding:
    log = FindingLog()
    log.add_entries("element-order", message, np.array(entries, np.uint32), line=3)
    (finding,) = log.all()
    assert isinstance(finding, EntriesFinding)
    return finding


def test_long_values_are_shortened():
    log = FindingLog()
    log.add("element-unknown", "It is odd.", value="a" * 1_000)
    assert log.all()[0].value == "a" * 200


def test_a_finding_of_many_entries_is_one_with_all_of_them():
    finding = of_entries(1, 4)
    assert finding.entries.tolist() == [1, 4]
    assert (finding.rule, finding.line, finding.entry) == ("element-order", 3, None)
    assert (finding, hash(finding)) == (of_entries(1, 4), hash(of_entries(1, 4)))
    others = [of_entries(1), of_entries(1, 5), of_entries(1, 4, message="b")]
    assert finding not in (*others, Finding("element-order", "They are odd.", line=3))
