"""Single texts keep their own direction in lines that run the other way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from sitemap_studio.gui.i18n import left_to_right, plain_direction


def image_of(text: str, direction: Qt.LayoutDirection) -> QImage:
    """The text as it is painted in a line of that direction."""
    image = QImage(400, 30, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setLayoutDirection(direction)
    room = QRectF(0, 0, QFontMetricsF(painter.font()).horizontalAdvance(plain_direction(text)) + 4, 30)
    painter.drawText(room, Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignLeft, text)
    painter.end()
    return image


@pytest.mark.usefixtures("bundled_font")
def test_a_latin_text_looks_the_same_in_lines_of_both_directions():
    ltr, rtl = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
    assert image_of(left_to_right("/blog/"), ltr) == image_of(left_to_right("/blog/"), rtl)
    assert image_of("/blog", ltr) != image_of("/blog", rtl)
    assert image_of(f"خريطة {left_to_right('/blog/')}", rtl) != image_of("خريطة /blog/", rtl)


def test_a_direction_is_given_to_texts_of_latin_letters_and_taken_back():
    assert plain_direction(left_to_right("/blog/")) == "/blog/"
    assert left_to_right("خريطة") == "خريطة"
    assert left_to_right("") == ""
