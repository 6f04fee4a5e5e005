"""The report on paper: the HTML report with its drawings, on as many pages as it needs."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QTextDocument
from PySide6.QtWidgets import QApplication

from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.reporting.html_report import html_chunks
from sitemap_studio.gui.reports import pdf_of, report_document
from tests.builders import put


def html_of(path: Path) -> str:
    document = open_path(path)
    check(document)
    return "".join(html_chunks(document))


def drawings(document: QTextDocument) -> list[QImage]:
    names = re.findall(r'<img src="([^"]*)"', document.toHtml())
    images = [document.resource(QTextDocument.ResourceType.ImageResource, name) for name in names]
    return [image for image in images if isinstance(image, QImage)]


def test_the_paper_shows_what_the_html_report_shows_with_its_drawings(qapp: QApplication, flawed: Path):
    document = report_document(html_of(flawed))
    text = document.toPlainText()
    told = "flawed.xml", "5 entries in 1 sitemap", "Problems by rule", "Size of the sitemaps", "loc-relative"
    assert [words for words in told if words not in text] == []
    assert "{" not in text
    assert len(drawings(document)) > 10
    blank = QColor(Qt.GlobalColor.transparent).rgba()
    for image in drawings(document):
        pixels = {
            image.pixelColor(x, y).rgba() for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)
        }
        assert pixels - {blank}


def test_a_long_report_takes_more_pages(qapp: QApplication, flawed: Path):
    html = html_of(flawed)
    short, long = pdf_of(html, "a"), pdf_of(html.replace("</main>", "<p>x</p>" * 500 + "</main>"), "a")
    assert 1 < pages_in(short) < pages_in(long) - 5


def pages_in(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


def test_hostile_names_are_printed_as_text(qapp: QApplication, tmp_path: Path):
    evil = put(tmp_path / "a<img src=x>\u202eb.xml", "<urlset><url><loc>&lt;b&gt;</loc></url></urlset>")
    document = report_document(html_of(evil))
    assert "a<img src=x>" in document.toPlainText()
    assert pdf_of(html_of(evil), evil.name).startswith(b"%PDF-")
