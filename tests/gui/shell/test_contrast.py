"""Contrast of texts, icons and the focus ring with the backgrounds on which they are painted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QStandardItem, QStandardItemModel, QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTabBar,
    QTableView,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sitemap_studio.core.messages import msg
from sitemap_studio.document.set_charts import BarStyle, Chart, ChartBar
from sitemap_studio.gui.appearance import FocusRing
from sitemap_studio.gui.formatting.hreflang_labels import FAULT_STYLES, MISSING_STYLE
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.panels.overview_panel import render_charts
from sitemap_studio.gui.panels.status_line import NEARLY_FULL, Gauge
from sitemap_studio.gui.table.cell_painting import CellPainter
from sitemap_studio.gui.theme import (
    SCROLL_HANDLES,
    SEVERITY_ICON,
    SEVERITY_TINT,
    Tint,
    create_palette,
    mix_colors,
    tint_color,
    tint_ground,
    with_muted_selection,
)
from sitemap_studio.gui.widgets.diff_view import CHANGE_TINTS, LineChange, XmlHighlighter, change_background
from sitemap_studio.gui.widgets.labels import severity_name
from sitemap_studio.protocol.rule import Severity
from tests.gui.colours import contrast

pytestmark = pytest.mark.fonts

ROLE = QPalette.ColorRole
TEXT, ICON = 4.5, 3.0  # source: WCAG 2.2, "Contrast (Minimum)" and "Non-text Contrast"

GROUNDS = (ROLE.Window, ROLE.Base, ROLE.AlternateBase)
"""What panels, lists and every other line of lists are painted on."""

_ALPHA = QImage.Format.Format_Alpha8

both = pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])


@both
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *((text, ground) for text in (ROLE.WindowText, ROLE.Text, ROLE.Link, ROLE.LinkVisited) for ground in GROUNDS),
        *((ROLE.ButtonText, ground) for ground in (ROLE.Button, ROLE.Window, ROLE.Midlight, ROLE.Mid)),
        (ROLE.HighlightedText, ROLE.Highlight),
        (ROLE.ToolTipText, ROLE.ToolTipBase),
        (ROLE.PlaceholderText, ROLE.Base),
        (ROLE.Text, ROLE.Midlight),
    ],
)
def test_palette_text_has_sufficient_contrast_to_background(is_dark, text, ground):
    palette = create_palette(is_dark=is_dark)
    assert contrast(palette.color(text), palette.color(ground)) >= TEXT


@both
@pytest.mark.parametrize("tint", list(Tint))
def test_tints_and_tinted_backgrounds_have_sufficient_contrast(is_dark, tint):
    palette = create_palette(is_dark=is_dark)
    for ground in (*GROUNDS, ROLE.Midlight):
        assert contrast(tint_color(tint, palette), palette.color(ground)) >= TEXT
    if tint not in (Tint.TEXT, Tint.QUIET):
        assert contrast(tint_color(tint, palette), tint_ground(tint, palette)) >= ICON
        for share in (None, 0.35):
            assert contrast(palette.color(ROLE.Text), tint_ground(tint, palette, share)) >= TEXT


@both
@pytest.mark.parametrize("severity", [*Severity, None])
def test_selected_cell_text_and_marks_have_sufficient_contrast(is_dark, severity):
    palette = create_palette(is_dark=is_dark)
    painter = CellPainter(palette)
    ground = painter.selected[severity]
    assert contrast(palette.color(ROLE.Text), ground) >= TEXT
    assert contrast(palette.color(ROLE.Text), painter.match) >= TEXT
    if severity is not None:
        assert contrast(tint_color(SEVERITY_TINT[severity], palette), ground) >= ICON


@both
def test_selected_row_text_icons_and_bar_have_sufficient_contrast(is_dark):
    palette = with_muted_selection(create_palette(is_dark=is_dark))
    selected = palette.color(ROLE.Highlight)
    assert selected == CellPainter(create_palette(is_dark=is_dark)).selected[None]
    assert contrast(palette.color(ROLE.HighlightedText), selected) >= TEXT
    for tint in Tint:
        assert contrast(tint_color(tint, palette), selected) >= ICON
    for ground in (selected, palette.color(ROLE.Base)):
        for bar in (palette.color(ROLE.Accent), tint_color(Tint.QUIET, palette)):
            assert contrast(bar, ground) >= ICON


@pytest.mark.parametrize("kind", [QMenu, QMenuBar, QListView])
def test_hovered_item_keeps_text_colour_and_icon_contrast(theme, kind):
    widget = kind()
    widget.ensurePolished()
    palette = widget.palette()
    assert palette.color(ROLE.HighlightedText) == palette.color(ROLE.Text)
    assert contrast(tint_color(Tint.TEXT, palette), palette.color(ROLE.Highlight)) >= TEXT


@both
def test_selections_scroll_bars_and_messages_have_sufficient_contrast(is_dark):
    palette = create_palette(is_dark=is_dark)
    assert contrast(palette.color(ROLE.Highlight), palette.color(ROLE.Base)) >= ICON
    for handle in SCROLL_HANDLES[is_dark]:
        for ground in (ROLE.Window, ROLE.Base):
            assert contrast(QColor(handle), palette.color(ground)) >= ICON
    for ground in (*GROUNDS, ROLE.Button):
        assert contrast(palette.color(ROLE.Accent), palette.color(ground)) >= ICON
    painter = CellPainter(palette)
    for cell in (*painter.backgrounds.values(), painter.selected[None]):
        assert contrast(painter.accent, cell) >= ICON
    for severity in Severity:
        tint = tint_color(SEVERITY_TINT[severity], palette)
        message = mix_colors(palette.color(ROLE.Window), tint, 0.12)
        assert contrast(palette.color(ROLE.WindowText), message) >= TEXT
        assert contrast(tint, message) >= ICON


@pytest.mark.parametrize("tint", list(Tint))
def test_painted_icons_have_sufficient_contrast(theme, tint, qapp: QApplication):
    image = icon("save", tint).pixmap(QSize(24, 24)).toImage()
    drawn = [image.pixelColor(x, y) for x in range(24) for y in range(24) if image.pixelColor(x, y).alpha() == 255]
    for ground in GROUNDS:
        assert min(contrast(pixel, qapp.palette().color(ground)) for pixel in drawn) >= ICON


# No information by colour alone


def test_severities_hreflang_faults_and_line_changes_have_unique_signs():
    words = {severity_name(severity) for severity in Severity}
    assert len(words) == len(Severity)
    shapes = {
        bytes(icon(SEVERITY_ICON[severity]).pixmap(QSize(32, 32)).toImage().convertToFormat(_ALPHA).constBits())
        for severity in Severity
    }
    assert len(shapes) == len(Severity)
    looks = [MISSING_STYLE, *FAULT_STYLES.values()]
    assert len({look.label for look in looks}) == len({look.icon_name for look in looks}) == len(looks)
    assert len({change.value for change in LineChange}) == len(LineChange)
    assert all(change.value.strip() for change in CHANGE_TINTS)


# Focus


def _items(view: QAbstractItemView) -> QAbstractItemView:
    model = QStandardItemModel(view)
    for text in "abc":
        model.appendRow(QStandardItem(text))
    view.setModel(model)
    view.setCurrentIndex(model.index(1, 0))
    view.clearSelection()
    return view


def _tabs(parent: QWidget) -> QTabBar:
    bar = QTabBar(parent)
    for text in "ab":
        bar.addTab(text)
    return bar


def _tool(parent: QWidget) -> QToolButton:
    button = QToolButton(parent)
    button.setText("x")
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


def _activate(widget: QWidget, qtbot: QtBot) -> None:
    widget.show()
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)


def _is_clear(one: QImage, other: QImage, x: int, y: int) -> bool:
    return contrast(one.pixelColor(x, y), other.pixelColor(x, y)) >= ICON


KINDS: dict[str, Callable[[QWidget], QWidget]] = {
    "button": lambda parent: QPushButton("x", parent),
    "tool button": _tool,
    "box of choices": QComboBox,
    "line": QLineEdit,
    "number": QSpinBox,
    "box to tick": lambda parent: QCheckBox("x", parent),
    "radio button": lambda parent: QRadioButton("x", parent),
    "list": lambda parent: _items(QListView(parent)),
    "tree": lambda parent: _items(QTreeView(parent)),
    "table": lambda parent: _items(QTableView(parent)),
    "tabs": _tabs,
    "text": QPlainTextEdit,
}


@pytest.fixture
def ring(qapp: QApplication) -> Iterator[FocusRing]:
    """Ring around the focused widget."""
    ring = FocusRing(qapp, qapp)
    yield ring
    ring.deleteLater()


def test_focus_is_visible_on_every_kind_of_widget(theme, ring: FocusRing, qtbot: QtBot):
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    widgets = [QPushButton("first", page), *(make(page) for make in KINDS.values())]
    for widget in widgets:
        column.addWidget(widget)
        if isinstance(widget, QPushButton):
            widget.setAutoDefault(False)
        if isinstance(widget, QPlainTextEdit):
            widget.setTabChangesFocus(True)
        if isinstance(widget, QTableView):
            widget.setTabKeyNavigation(False)
    _activate(page, qtbot)
    widgets[0].setFocus()
    for name, (before, widget) in zip(KINDS, pairwise(widgets), strict=True):
        without = page.grab(widget.geometry()).toImage()
        qtbot.keyClick(before, Qt.Key.Key_Tab)
        assert ring.ringed_widget is widget, name
        image = page.grab(widget.geometry()).toImage()
        rows = (0, 1, image.height() - 2, image.height() - 1)
        seen = sum(any(_is_clear(image, without, x, y) for y in rows) for x in range(image.width()))
        assert seen > image.width() // 2, name
    page.close()
    assert ring.ringed_widget is None


def test_focus_ring_appears_for_keyboard_and_leaves_deleted_widget(ring: FocusRing, qapp: QApplication, qtbot: QtBot):
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    first, second = QPushButton("1", page), QPushButton("2", page)
    column.addWidget(first)
    column.addWidget(second)
    _activate(page, qtbot)
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    first.setFocus()
    clicked = ring.ringed_widget
    assert clicked is None
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert ring.ringed_widget is second
    second.deleteLater()
    qapp.sendPostedEvents(None, 52)
    qapp.processEvents()
    assert ring.ringed_widget in (None, first)


# Contrast of drawings, and of texts on their backgrounds: charts, gauges, previews

BARS = tuple(ChartBar(style.value, 1.0, 5, msg("5"), msg("tip"), style=style) for style in BarStyle)


@both
@pytest.mark.parametrize("change", [LineChange.REMOVED, LineChange.ADDED])
def test_changed_lines_and_xml_colours_have_sufficient_contrast(is_dark, change):
    palette = create_palette(is_dark=is_dark)
    inks = [palette.color(ROLE.Text), tint_color(CHANGE_TINTS[change], palette)]
    inks += [tint_color(tint, palette) for tint in XmlHighlighter.TINTS.values()]
    part, line = (change_background(change, palette, is_within_line=is_within_line) for is_within_line in (True, False))
    for ground in (palette.color(ROLE.Base), palette.color(ROLE.AlternateBase), part, line):
        for ink in inks:
            assert contrast(ink, ground) >= TEXT, (ink.name(), ground.name())


@both
@pytest.mark.parametrize("is_upright", [False, True], ids=["horizontal", "upright"])
def test_chart_bars_have_sufficient_contrast(qapp: QApplication, is_dark, is_upright):
    palette = create_palette(is_dark=is_dark)
    document = QTextDocument()
    render_charts(document, [Chart("any", msg("Any"), BARS, is_upright)], 600, palette, qapp.font(), ())
    image = QImage(600, round(document.size().height()), QImage.Format.Format_RGB32)
    image.fill(palette.color(ROLE.Base))
    painter = QPainter(image)
    document.drawContents(painter)
    painter.end()
    areas = Counter(image.pixel(x, y) for x in range(image.width()) for y in range(image.height()))
    colours = [QColor(pixel) for pixel, area in areas.most_common() if area > 400]
    assert sum(contrast(colour, palette.color(ROLE.Base)) >= ICON for colour in colours) >= len(BARS)


@pytest.mark.parametrize("share", [0.5, NEARLY_FULL, 1.5])
def test_gauge_has_sufficient_contrast_at_every_usage(theme, share):
    gauge = Gauge()
    gauge.show_usage("some of it", int(100 * share), 100)
    palette = gauge.palette()
    colour = tint_color(gauge.tint, palette)
    assert contrast(colour, palette.color(ROLE.Mid)) >= ICON
    assert contrast(colour, palette.color(ROLE.Window)) >= TEXT


@both
@pytest.mark.parametrize("look", [MISSING_STYLE, *FAULT_STYLES.values()], ids=lambda look: look.label)
def test_hreflang_icons_have_sufficient_contrast(is_dark, look):
    palette = create_palette(is_dark=is_dark)
    ground = tint_ground(look.tint, palette) if look.has_background else palette.color(ROLE.Base)
    assert contrast(tint_color(look.tint, palette), ground) >= ICON


@both
def test_match_underline_and_selection_bar_have_sufficient_contrast(is_dark):
    palette = create_palette(is_dark=is_dark)
    painter = CellPainter(palette)
    grounds = (*painter.selected.values(), palette.color(ROLE.Base))
    assert contrast(painter.underline, painter.match) >= ICON
    assert all(contrast(painter.accent, ground) >= ICON for ground in grounds)


# No information by colour alone


def test_checked_button_differs_clearly_from_unchecked(theme, window):
    for panel in (window.problems, window.finding):
        switches = [each for each in panel.findChildren(QToolButton) if each.isCheckable()]
        assert switches
        # Its bar chooses texts by its width, which it only gets now.
        panel.grab()
        for switch in switches:
            switch.resize(switch.sizeHint())
            switch.setChecked(False)
            off = switch.grab().toImage()
            switch.setChecked(True)
            on = switch.grab().toImage()
            pixels = ((x, y) for x in range(on.width()) for y in range(on.height()))
            clear = sum(contrast(off.pixelColor(x, y), on.pixelColor(x, y)) >= ICON for x, y in pixels)
            assert clear >= on.width(), switch.text()


def test_gauge_tooltips_of_low_high_and_exceeded_usage_differ():
    told = set()
    for used in (50, 95, 150):
        gauge = Gauge()
        gauge.show_usage("x", used, 100)
        told.add(gauge.toolTip())
        assert gauge.value() == min(used, 100)
    assert len(told) == 3
