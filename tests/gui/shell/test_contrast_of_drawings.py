"""Contrast of what is drawn rather than written, and of text on grounds that drawings have: charts, gauges, previews.

Colours are taken from the parts themselves, or from the pixels that they paint.
"""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QTextDocument
from PySide6.QtWidgets import QApplication, QToolButton

from sitemap_studio.core.messages import msg
from sitemap_studio.document.overview import BarStyle, Chart, ChartBar
from sitemap_studio.gui.help.window import MARK_SHARE
from sitemap_studio.gui.panels.overview import fill_document
from sitemap_studio.gui.panels.status import NEARLY_FULL, Gauge
from sitemap_studio.gui.table.painting import CellPainter
from sitemap_studio.gui.theme import Tint, palette_of, tint_color, tint_ground
from sitemap_studio.gui.widgets.diff_view import CHANGE_TINTS, LineChange, XmlHighlighter, changed_ground
from sitemap_studio.gui.words.hreflang_text import ABSENT, LOOKS
from tests.gui.colours import contrast
from tests.gui.shell.test_contrast import ICON, TEXT, both

ROLE = QPalette.ColorRole
BARS = tuple(ChartBar(style.value, 1.0, 5, msg("5"), msg("tip"), style=style) for style in BarStyle)


@both
@pytest.mark.parametrize("change", [LineChange.REMOVED, LineChange.ADDED])
def test_changed_lines_can_be_read_with_their_signs_and_all_colours_of_xml(is_dark, change):
    palette = palette_of(is_dark=is_dark)
    inks = [palette.color(ROLE.Text), tint_color(CHANGE_TINTS[change], palette)]
    inks += [tint_color(tint, palette) for tint in XmlHighlighter.TINTS.values()]
    part, line = (changed_ground(change, palette, is_part=is_part) for is_part in (True, False))
    for ground in (palette.color(ROLE.Base), palette.color(ROLE.AlternateBase), part, line):
        for ink in inks:
            assert contrast(ink, ground) >= TEXT, (ink.name(), ground.name())


@both
def test_words_that_are_found_in_the_help_can_be_read(is_dark):
    palette = palette_of(is_dark=is_dark)
    ground = tint_ground(Tint.WARNING, palette, MARK_SHARE)
    assert contrast(palette.color(ROLE.Text), ground) >= TEXT


@both
@pytest.mark.parametrize("is_upright", [False, True])
def test_bars_are_painted_in_colours_that_stand_out(qapp: QApplication, is_dark, is_upright):
    palette = palette_of(is_dark=is_dark)
    document = QTextDocument()
    fill_document(document, [Chart("any", msg("Any"), BARS, is_upright)], 600, palette, qapp.font(), ())
    image = QImage(600, round(document.size().height()), QImage.Format.Format_RGB32)
    image.fill(palette.color(ROLE.Base))
    painter = QPainter(image)
    document.drawContents(painter)
    painter.end()
    areas = Counter(image.pixel(x, y) for x in range(image.width()) for y in range(image.height()))
    colours = [QColor(pixel) for pixel, area in areas.most_common() if area > 400]
    assert sum(contrast(colour, palette.color(ROLE.Base)) >= ICON for colour in colours) >= len(BARS)


@pytest.mark.parametrize("share", [0.5, NEARLY_FULL, 1.5])
def test_a_gauge_can_be_read_and_seen_however_full_it_is(theme, share):
    gauge = Gauge()
    gauge.show_use("some of it", int(100 * share), 100)
    palette = gauge.palette()
    colour = tint_color(gauge.tint, palette)
    assert contrast(colour, palette.color(ROLE.Mid)) >= ICON
    assert contrast(colour, palette.color(ROLE.Window)) >= TEXT


@both
@pytest.mark.parametrize("look", [ABSENT, *LOOKS.values()], ids=lambda look: look.word)
def test_drawings_of_languages_stand_out_from_their_cells(is_dark, look):
    palette = palette_of(is_dark=is_dark)
    ground = tint_ground(look.tint, palette) if look.has_ground else palette.color(ROLE.Base)
    assert contrast(tint_color(look.tint, palette), ground) >= ICON


@both
def test_what_is_found_and_what_is_selected_is_marked_by_lines_besides_its_ground(is_dark):
    palette = palette_of(is_dark=is_dark)
    painter = CellPainter(palette)
    grounds = (*painter.selected.values(), palette.color(ROLE.Base))
    assert contrast(painter.underline, painter.match) >= ICON
    assert all(contrast(painter.accent, ground) >= ICON for ground in grounds)


# No information by colour alone


def test_every_language_and_every_changed_line_has_a_sign_of_its_own():
    looks = [ABSENT, *LOOKS.values()]
    assert len({look.word for look in looks}) == len({look.drawing for look in looks}) == len(looks)
    assert len({change.value for change in LineChange}) == len(LineChange)
    assert all(change.value.strip() for change in CHANGE_TINTS)


def test_what_is_switched_on_has_a_frame_that_is_seen(theme, window):
    for panel in (window.problems, window.finding):
        switches = [each for each in panel.findChildren(QToolButton) if each.isCheckable()]
        assert switches
        for switch in switches:
            switch.resize(switch.sizeHint())
            switch.setChecked(False)
            off = switch.grab().toImage()
            switch.setChecked(True)
            on = switch.grab().toImage()
            pixels = ((x, y) for x in range(on.width()) for y in range(on.height()))
            clear = sum(contrast(off.pixelColor(x, y), on.pixelColor(x, y)) >= ICON for x, y in pixels)
            assert clear >= on.width(), switch.text()


def test_a_gauge_says_in_words_whether_it_is_too_full():
    told = set()
    for used in (50, 95, 150):
        gauge = Gauge()
        gauge.show_use("x", used, 100)
        told.add(gauge.toolTip())
        assert gauge.value() == min(used, 100)
    assert len(told) == 3
