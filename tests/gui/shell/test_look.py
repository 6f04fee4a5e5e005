"""Icons, palettes and names for those who listen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from sitemap_studio.core.resources import resource
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Theme, Tint, apply_theme, palette_of, tint_color, tint_ground

ROLE = QPalette.ColorRole


def luminance(colour: QColor) -> float:
    """Relative luminance. Source: WCAG 2.2, "relative luminance"."""
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("is_dark", [False, True])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (ROLE.WindowText, ROLE.Window),
        (ROLE.Text, ROLE.Base),
        (ROLE.Text, ROLE.AlternateBase),
        (ROLE.ButtonText, ROLE.Button),
        (ROLE.HighlightedText, ROLE.Highlight),
        (ROLE.ToolTipText, ROLE.ToolTipBase),
        (ROLE.PlaceholderText, ROLE.Base),
        (ROLE.Link, ROLE.Base),
    ],
)
def test_text_stands_out_from_its_ground(is_dark, text, ground):
    palette = palette_of(is_dark=is_dark)
    assert contrast(palette.color(text), palette.color(ground)) >= 4.5


@pytest.mark.parametrize("is_dark", [False, True])
@pytest.mark.parametrize("tint", list(Tint))
@pytest.mark.parametrize("ground", [ROLE.Window, ROLE.Base, ROLE.AlternateBase])
def test_tints_stand_out_from_their_grounds(is_dark, tint, ground):
    palette = palette_of(is_dark=is_dark)
    assert contrast(tint_color(tint, palette), palette.color(ground)) >= 4.5


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_the_frame_of_a_box_to_check_stands_out_from_its_ground(qapp: QApplication, theme, kind):
    apply_theme(qapp, theme)
    try:
        box = kind()
        box.resize(box.sizeHint())
        image = box.grab().toImage()
        ground = qapp.palette().color(ROLE.Window)
        row = [image.pixelColor(x, image.height() // 2) for x in range(image.width())]
        # Source: WCAG 2.2, "Non-text Contrast"; in the light theme Fusion's own frame is what users know.
        assert max(contrast(pixel, ground) for pixel in row) >= (3 if theme is Theme.DARK else 1.5)
    finally:
        apply_theme(qapp, Theme.LIGHT)


@pytest.mark.parametrize("is_dark", [False, True])
@pytest.mark.parametrize("tint", [Tint.ERROR, Tint.GOOD])
@pytest.mark.parametrize("share", [None, 0.35])
def test_text_stands_out_from_tinted_grounds(is_dark, tint, share):
    palette = palette_of(is_dark=is_dark)
    assert contrast(palette.color(ROLE.Text), tint_ground(tint, palette, share)) >= 4.5


def test_every_drawing_can_be_painted_and_takes_its_colour(qapp: QApplication):
    drawings = sorted(resource("icons").glob("*.svg"))
    assert len(drawings) > 30
    wanted = tint_color(Tint.ERROR, qapp.palette())
    for drawing in drawings:
        image = icon(drawing.stem, Tint.ERROR).pixmap(QSize(48, 48)).toImage()
        pixels = [image.pixelColor(x, y) for x in range(48) for y in range(48)]
        drawn = [pixel for pixel in pixels if pixel.alpha() == 255]
        assert drawn, drawing.stem
        if "currentColor" in drawing.read_text(encoding="utf-8"):
            # Where two strokes blend, a channel may be one off.
            assert all(abs(pixel.red() - wanted.red()) <= 1 for pixel in drawn), drawing.stem
            assert all(abs(pixel.blue() - wanted.blue()) <= 1 for pixel in drawn), drawing.stem


def test_an_icon_is_as_sharp_as_the_screen(qapp: QApplication):
    pixmap = icon("save").pixmap(QSize(16, 16), 2.0)
    assert pixmap.size() == QSize(32, 32)
    assert pixmap.devicePixelRatio() == 2.0


def test_a_disabled_icon_is_paler(qapp: QApplication):
    normal, disabled = (
        icon("add").pixmap(QSize(24, 24), mode).toImage().pixelColor(12, 12)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    ground = qapp.palette().color(ROLE.Window)
    assert contrast(disabled, ground) < contrast(normal, ground)


def test_the_theme_can_be_changed_while_the_window_is_open(opened, a_set, qapp: QApplication, settings):
    window = opened(a_set)
    light = window.grab().toImage().pixelColor(5, 5)
    menu = window.actions_by_id.menu("theme")
    next(action for action in menu.actions() if action.data() == "dark").trigger()
    assert window.grab().toImage().pixelColor(5, 5).lightness() < light.lightness()
    assert settings.theme is Theme.DARK
    apply_theme(qapp, Theme.LIGHT)


@pytest.mark.parametrize("themes", [(Theme.DARK,), (Theme.DARK, Theme.LIGHT), (Theme.DARK, Theme.LIGHT, Theme.DARK)])
def test_every_part_of_an_open_window_follows_the_theme(opened, a_set, qapp: QApplication, themes: tuple[Theme, ...]):
    window = opened(a_set)
    try:
        for theme in themes:
            apply_theme(qapp, theme)
        wanted = palette_of(is_dark=themes[-1] is Theme.DARK).color(ROLE.Base)
        parts = (window.page.view, window.page.bar, window.menuBar(), window.status, window.problems, window.sitemaps)
        assert [part.palette().color(ROLE.Base).name() for part in parts] == [wanted.name()] * len(parts)
    finally:
        apply_theme(qapp, Theme.LIGHT)


def test_everything_that_takes_the_keyboard_has_a_name(opened, a_set):
    window = opened(a_set)
    nameless = []
    for widget in window.findChildren(QWidget):
        takes_keys = widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes_keys and isinstance(widget, QAbstractButton | QLineEdit | QComboBox | QAbstractItemView):
            name = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
            if not name:
                nameless.append((type(widget), type(widget.parentWidget()), widget.objectName()))
    assert nameless == []
