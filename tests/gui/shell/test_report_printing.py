"""The report on paper: on as many pages as it needs, nothing torn, in every reading direction."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize, QPdfWriter

from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.overview import overview_of
from sitemap_studio.gui.overview.charts import Chart, ChartBar
from sitemap_studio.gui.overview.paper import MARGINS_MM, PrintedReport, print_report
from sitemap_studio.gui.work.printing import pdf_of


@pytest.fixture
def report(qapp, flawed) -> PrintedReport:
    document = open_path(flawed)
    check(document)
    return PrintedReport.of(document, overview_of(document))


def pages_of(report: PrintedReport, path: Path, size: QPageSize.PageSizeId = QPageSize.PageSizeId.A4) -> int:
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(size))
    writer.setPageMargins(MARGINS_MM, QPageLayout.Unit.Millimeter)
    return print_report(report, writer)


def test_the_report_names_the_set_and_its_rules_gravest_first(report):
    assert report.name == "flawed.xml"
    assert report.facts.startswith("5 entries in 1 sitemap · judged by the limits of")
    assert [chart.name for chart in report.charts] == [
        "lastmod", "folder", "changefreq", "priority", "problem", "sitemap",
    ]  # fmt: skip
    severities = [severity.value for _, severity, _ in report.rules]
    assert severities == sorted(severities, key=["error", "warning", "info"].index)


def test_charts_take_one_page_and_rules_the_next(report, tmp_path):
    assert pages_of(report, tmp_path / "a.pdf") == 2
    assert pages_of(replace(report, rules=()), tmp_path / "b.pdf") == 1


def test_what_does_not_fit_goes_on_the_next_page(report, tmp_path):
    assert pages_of(replace(report, rules=report.rules * 60), tmp_path / "a.pdf") > 5
    bars = tuple(ChartBar(f"{n}.xml", 0.5, "50 %", f"{n}.xml") for n in range(50))
    many = replace(report, charts=tuple(Chart("x", "Charts", bars) for _ in range(4)), rules=())
    assert pages_of(many, tmp_path / "b.pdf") == 3
    assert pages_of(many, tmp_path / "d.pdf", QPageSize.PageSizeId.A6) == 3
    assert pages_of(report, tmp_path / "c.pdf", QPageSize.PageSizeId.A6) > 2


def test_pages_read_from_right_to_left_too(report, tmp_path):
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        assert pages_of(report, tmp_path / "a.pdf") == 2
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_a_set_with_hostile_names_is_printed_as_text(report):
    evil = "<img src=x>\u202e" + "x" * 5_000
    assert pdf_of(replace(report, name=evil)).startswith(b"%PDF-")
    assert QLocale().toString(1_000) == "1,000"
