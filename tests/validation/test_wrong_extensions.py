"""Invalid extensions and the examples of rules are found, described in one sentence, and fixed where that is certain."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import plan_fixes
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import FixChoices, Rule
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation.extensions.extension_fixes import FIXED_EXTENSION_RULES
from tests.builders import put, urlset
from tests.validation.extension_examples import DECLARED, example_entries
from tests.validation.wrong_extensions import UNTESTED, WRONG_EXTENSIONS, WrongExtension

TODAY = date(2026, 11, 20)
ALSO_FOUND = {
    "mobile-deprecated",
    "video-whitespace",
    "video-content-format",
    "news-future",
    "video-date-future",
    "alternate-language",
    "alternate-no-self",
    "video-order",
    "video-repeated",
}
"""Rules that some of the invalid extensions violate in addition."""


def open_entries(folder: Path, *entries: dict[str, str]) -> Document:
    """Open and check a sitemap with these entries."""
    document = open_path(put(folder / "sitemap.xml", urlset(*entries, declared=DECLARED)))
    document.set_profile(PROFILES["google"])
    check(document, today=TODAY)
    return document


def found(document: Document) -> list[tuple[str, str]]:
    """Return the rule and the message of each problem of the first entry."""
    return [(each.rule.id, each.message) for each in document.problems.of_slot(document.table, 0)]


@pytest.mark.parametrize("wrong", WRONG_EXTENSIONS, ids=lambda wrong: f"{wrong.rule} {wrong.says or wrong.fixed}"[:90])
def test_wrong_extension_is_found_described_and_fixed(wrong: WrongExtension, tmp_path: Path):
    document = open_entries(tmp_path, {"loc": "http://a.b/0/0", "xml": wrong.xml})
    messages = {message for rule, message in found(document) if rule == wrong.rule}
    assert messages >= {wrong.says} if wrong.says else messages
    assert {rule for rule, _ in found(document)} <= {wrong.rule, *ALSO_FOUND}
    if wrong.fixed != UNTESTED:
        plan = plan_fixes(document)
        assert [*plan.extensions.fixed.select("label", "fixed").iter_rows()] == ([wrong.fixed] if wrong.fixed else [])
        document.do(plan.edit(document.table))
        assert not len(plan_fixes(document))


ANSWERS = {"base-url": "http://www.example.com/", "escaped-text": "yes"}
FIXED_EXAMPLES = [
    rule
    for rule in RULES.values()
    if rule.id in FIXED_EXTENSION_RULES
    # Their examples have no certain fix.
    if rule.id not in {"video-number", "video-date", "news-date", "alternate-choice", "video-url-illegal"}
]


@pytest.mark.parametrize("rule", FIXED_EXAMPLES, ids=lambda rule: rule.id)
def test_fix_of_wrong_example_gives_its_right_example(rule: Rule, tmp_path: Path):
    name = rule.id.partition("-")[0]
    document = open_entries(tmp_path, *example_entries(name, rule.wrong))
    plan = plan_fixes(document, rules=[rule.id], choices=FixChoices.from_answers(ANSWERS))
    document.do(plan.edit(document.table))
    fixed = document.table.extensions_of(document.table.order)["xml"].to_list()
    assert fixed == [entry["xml"] for entry in example_entries(name, rule.right)]
