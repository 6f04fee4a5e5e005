"""What the help teaches of filters, dates, expressions and replacements is so, and is shown as it stands."""

from __future__ import annotations

import polars as pl
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from sitemap_studio.gui.help.blocks import Code, Grid, Page, Text, code, html_of, plain, text_of
from sitemap_studio.gui.help.reference import DATE_FORMS, NO_DATES
from sitemap_studio.gui.help.words import FILTER_ITEMS, FILTER_OPERATORS, FILTER_WORDS, PATTERNS, TEMPLATES
from sitemap_studio.protocol.dates import is_real_date, parse_w3c
from sitemap_studio.search.filters import parse_filter
from sitemap_studio.search.replacing import Replacement
from sitemap_studio.search.wanted import Wanted, spans
from sitemap_studio.search.words import OPERATORS, WORDS


def test_every_word_and_every_comparison_of_filters_is_told():
    assert list(FILTER_WORDS) == list(WORDS)
    assert set(FILTER_OPERATORS) == set(OPERATORS)


def test_the_filters_shown_are_filters():
    for name, (_, example) in FILTER_WORDS.items():
        assert parse_filter(example).conditions[0].field == name
    for item, _, example in FILTER_ITEMS:
        assert parse_filter(example).conditions[0].items == (item,)


def test_the_dates_shown_have_the_forms_named_and_the_others_are_none():
    assert len({precision for precision, _, _ in DATE_FORMS}) == 6
    for precision, example, _ in DATE_FORMS:
        parsed = parse_w3c(example)
        assert parsed is not None
        assert parsed.precision == precision
        assert is_real_date(example)
    assert [example for example, _ in NO_DATES if is_real_date(example)] == []


def test_the_expressions_shown_find_what_is_said():
    for _, _, example, text in PATTERNS:
        assert spans(Wanted(example, is_expression=True), text)


def test_the_replacements_shown_do_what_is_said():
    for _, _, expression, by, before, after in TEMPLATES:
        wanted = Wanted(expression, is_expression=True, is_case_kept=True)
        assert Replacement(wanted, by).after(pl.Series([before])).to_list() == [after]


def test_what_is_no_html_is_shown_as_it_is():
    page = Page(
        "a", "<b>a & b</b>", (Text("x < `<y>` [no link]"), Code("<url>\n</url>"), Grid(("<h>",), [[plain("**")]]))
    )
    html = html_of(page)
    assert "<h1>&lt;b&gt;a &amp; b&lt;/b&gt;</h1>" in html
    assert "<code>&lt;y&gt;</code> [no link]" in html
    assert '<pre dir="ltr">&lt;url&gt;\n&lt;/url&gt;</pre>' in html
    assert text_of(page).splitlines()[0] == "<b>a & b</b>"


def test_in_a_mirrored_window_pages_are_mirrored_but_for_what_stands_in_files(qapp: QApplication):
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        html = html_of(Page("a", "A", (Code("<url>"), Grid((), [["first", code("second")]]))))
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert '<body dir="rtl">' in html
    assert '<pre dir="ltr">\u2066&lt;url&gt;\u2069</pre>' in html
    assert html.index("second") < html.index("first")
