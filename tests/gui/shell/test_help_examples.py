"""The examples on the English help pages are true: filters, dates, expressions, replacements."""

from __future__ import annotations

import re

import polars as pl
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.paths import resource
from sitemap_studio.gui.help.window import show_markdown
from sitemap_studio.protocol.dates import is_real_date, parse_w3c
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.search.filter_language import FILTER_FIELDS, OPERATORS, conditions_in, parse_filter
from sitemap_studio.search.find_replace import Replacement, SearchQuery, match_spans


def tables(page: str) -> list[list[list[str]]]:
    """The rows of the tables of an English page, without heads; what is code stands without its marks."""
    text = resource(f"help/en/{page}.md").read_text(encoding="utf-8")
    found = re.findall(r"(?:^\|.*\n)+", text, flags=re.MULTILINE)
    return [[cells(line) for line in table.splitlines()[2:]] for table in found]


def cells(line: str) -> list[str]:
    return [cell.strip().strip("`").replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def test_every_field_and_every_operator_of_filters_is_explained():
    words, operators, _, choices = tables("filter-words")
    assert [row[0] for row in words] == list(FILTER_FIELDS)
    assert {row[0] for row in operators} == set(OPERATORS)
    for name, listed in choices:
        assert set(re.findall(r"[\w-]+", listed)) == set(FILTER_FIELDS[name].choices)


def test_the_filters_shown_are_filters():
    words, _, items, _ = tables("filter-words")
    for name, _, example in words:
        assert parse_filter(example).conditions[0].field == name
    for item, _, example in items:
        assert next(conditions_in(parse_filter(example).conditions)).items == (item,)


def test_the_dates_shown_have_the_six_forms_and_the_others_are_none():
    forms, wrong = tables("dates")
    parsed = [parse_w3c(example) for example, _ in forms]
    assert len({date.precision for date in parsed if date is not None}) == len(parsed) == 6
    assert [example for example, _ in forms if not is_real_date(example)] == []
    assert [example for example, _ in wrong if is_real_date(example)] == []


def test_the_expressions_shown_find_the_texts_beside_them():
    for _, _, example, text in tables("patterns")[0]:
        assert match_spans(SearchQuery(example, is_expression=True), text)


def test_the_replacements_shown_give_the_results_beside_them():
    for _, _, example, result in tables("patterns")[1]:
        (expression, by), (before, after) = example.split("` → `"), result.split("` → `")
        wanted = SearchQuery(expression, is_expression=True, is_case_kept=True)
        assert Replacement(wanted, by).after(pl.Series([before])).to_list() == [after]


def test_the_profiles_that_ignore_hints_are_named():
    text = resource("help/en/limits.md").read_text(encoding="utf-8")
    ignoring = ", ".join(profile.title for profile in PROFILES.values() if profile.ignores_hints)
    assert f"Ignored by {ignoring}:" in text


def test_html_in_a_page_is_shown_as_text(qapp: QApplication):
    document = QTextDocument()
    show_markdown(document, "# a & b\n\n`<y>` <b>x</b>\n", qapp.font(), qapp.palette())
    assert document.toPlainText() == "a & b\n<y> <b>x</b>"


def test_a_right_to_left_page_mirrors_tables_but_not_code(qapp: QApplication):
    document = QTextDocument()
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        show_markdown(document, "| A | B |\n| --- | --- |\n| first | `second` |\n", qapp.font(), qapp.palette())
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert document.toPlainText().split() == ["B", "A", "\u2066second\u2069", "first"]
