"""The look of the window: Fusion with light and dark palettes, a style sheet, and sizes that grow with the font.

All colours that are not palette roles are declared here and selected by the lightness of the palette. The contrast of
text is at least 4.5 : 1 on its backgrounds.

Sizes in pixels apply to the default font size; `scaled` converts them for the font in use, so that a window has the same
proportions at 200 % as at 100 %. Pixels are Qt's logical pixels, which do not depend on the resolution of the screen.
"""

from __future__ import annotations

import logging
from enum import Enum
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from sitemap_studio.core.paths import resource
from sitemap_studio.protocol.rule import Severity

_DEFAULT_FONT_PIXELS: Final = 13  # default font size in pixels, 9 or 10 points
_STEPS: Final = 4  # sizes grow in quarters, because default sizes differ slightly between desktops

WINDOW_FRAME: Final = QSize(16, 48)
"""Upper limit of the size of a window's frame, which is not known before the window is shown."""

PADDING: Final = 6  # extra height of a line in pixels
_EXTRA_PADDING: Final = {"low": -4, "usual": 0, "high": 8}


class _Sizes:
    """Ratio of the font to the default size, and additional height of rows in pixels."""

    font_ratio = 1.0
    row_extra = 0


def scaled(pixels: int) -> int:
    """Return a length in pixels for the font in use, from the length for the default font size."""
    return round(pixels * _Sizes.font_ratio)


def icon_size(side: int = 16) -> QSize:
    """Return the size of a square icon for the font in use, from its edge length for the default font size."""
    return QSize(scaled(side), scaled(side))


def fixed_font() -> QFont:
    """Return the fixed-width font for markup and patterns, in the size of the program's font."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(QApplication.font().pointSizeF())
    return font


def bold(font: QFont) -> QFont:
    """Return a bold copy of a font."""
    thick = QFont(font)
    thick.setBold(True)
    return thick


def fit_window_size(size: QSize, widget: QWidget) -> QSize:
    """Return a window size scaled to the font in use, limited so that its frame fits the screen of a widget."""
    return (size * _Sizes.font_ratio).boundedTo(widget.screen().availableSize() - WINDOW_FRAME)


def set_row_height(height: str) -> None:
    """Set the height of rows (“low”, “usual” or “high”), which later layouts and style changes use."""
    _Sizes.row_extra = _EXTRA_PADDING[height]


def row_padding(usual: int) -> int:
    """Return how many pixels a row is higher than its text, from the number for rows of default height; at least 2."""
    return max(2, usual + _Sizes.row_extra)


_log = logging.getLogger(__name__)


class Theme(Enum):
    """User's choice of the palette."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Tint(Enum):
    """Meaning of a colour."""

    TEXT = "text"
    """Nothing: the colour of the text around it."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"
    GOOD = "good"
    CHANGED = "changed"
    """Values that differ from the saved ones."""

    QUIET = "quiet"
    """Secondary text."""


SEVERITY_TINT: Final = {Severity.ERROR: Tint.ERROR, Severity.WARNING: Tint.WARNING, Severity.INFO: Tint.INFO}
"""Tint of each severity; always used with an icon or a word."""

SEVERITY_ICON: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "info"}
"""Name of the icon of each severity; the shapes differ."""

_TINTS: Final[dict[Tint, tuple[str, str]]] = {
    Tint.ERROR: ("#b3261e", "#ff8a80"),
    Tint.WARNING: ("#855300", "#ffc14d"),
    Tint.INFO: ("#1a5fb4", "#8ab8ff"),
    Tint.GOOD: ("#1f6f3a", "#7fd69a"),
    Tint.CHANGED: ("#7a3da8", "#c79bf0"),
    Tint.QUIET: ("#5a6270", "#a4abb8"),
}
_GROUND_SHARE: Final = {False: 0.12, True: 0.22}  # share of a tint in a background, by `is_dark`
_ROLE = QPalette.ColorRole

_COLOURS: Final = {
    _ROLE.Window: ("#f3f4f6", "#282c33"),
    _ROLE.WindowText: ("#1d2129", "#e6e8ec"),
    _ROLE.Base: ("#ffffff", "#1a1d22"),
    _ROLE.AlternateBase: ("#f7f8fa", "#20242a"),
    _ROLE.Text: ("#1d2129", "#e6e8ec"),
    _ROLE.Button: ("#fbfbfc", "#343942"),
    _ROLE.ButtonText: ("#1d2129", "#e6e8ec"),
    _ROLE.BrightText: ("#ffffff", "#ffffff"),
    _ROLE.Highlight: ("#1f66c1", "#2f6fc4"),
    _ROLE.HighlightedText: ("#ffffff", "#ffffff"),
    _ROLE.Accent: ("#1f66c1", "#6ea8fe"),
    _ROLE.Link: ("#1a5fb4", "#8ab8ff"),
    _ROLE.LinkVisited: ("#5e4b8b", "#c3a6ff"),
    _ROLE.ToolTipBase: ("#ffffff", "#30343c"),
    _ROLE.ToolTipText: ("#1d2129", "#e6e8ec"),
    _ROLE.PlaceholderText: ("#6a7280", "#9098a6"),
    _ROLE.Light: ("#ffffff", "#3c414b"),
    _ROLE.Midlight: ("#e8eaee", "#3a404a"),
    _ROLE.Mid: ("#c9ced6", "#464d59"),
    _ROLE.Dark: ("#a2a9b4", "#14161a"),
    _ROLE.Shadow: ("#5b6270", "#0b0c0e"),
}
_FRAME_SOURCE: Final = "#b9c0cc"  # Fusion derives frames with a contrast of 3 : 1 on dark backgrounds from this colour
_DISABLED: Final = {False: "#8d94a0", True: "#6f7683"}

SCROLL_HANDLES: Final = {False: ("#868d99", "#5b6270"), True: ("#6f7784", "#9aa2af")}
"""Colours of scroll bar handles, by `is_dark`: normal, and below the mouse."""

SELECTED_SHARE: Final = {False: 0.22, True: 0.38}
"""Share of the highlight colour in the background of selected items, by `is_dark`."""

STYLE: Final = """
QToolBar { border: 0; border-bottom: 1px solid palette(mid); padding: 2px; spacing: 2px; }
QToolBar QToolButton { padding: 2px 6px; border: 1px solid transparent; border-radius: 5px; }
QToolBar QToolButton:hover:enabled { background: palette(midlight); }
QToolBar QToolButton:pressed { background: palette(mid); }
QToolBar QToolButton:focus { border-color: palette(highlight); }
QToolBar QToolButton#qt_toolbar_ext_button { padding: 0; }
QToolBar::separator { width: 1px; margin: 5px 6px; background: palette(mid); }
QStatusBar { border-top: 1px solid palette(mid); }
QStatusBar::item { border: 0; }
QHeaderView::section { padding: 2px 6px; border: 0; border-right: 1px solid palette(mid);
    border-bottom: 1px solid palette(mid); background: palette(window); }
QTableCornerButton::section { background: palette(window); }
QHeaderView::section:vertical, QTableCornerButton::section { border: 0; border-right: 1px solid palette(mid);
    border-bottom: 1px solid palette(mid); }
QTreeView QHeaderView::section { padding: 2px 8px; }
ListView QHeaderView::section { padding: 2px 3px; }
QMainWindow::separator { width: 5px; height: 5px; }
QMainWindow::separator:hover { background: palette(highlight); }
QTreeView { border: 0; }
QComboBox QAbstractItemView { background: palette(base);
    border: 1px solid palette(placeholder-text); }
StartPage QPushButton { text-align: left; padding: 5px 6px; border: 1px solid transparent; border-radius: 5px; }
StartPage QPushButton:hover:enabled { background: palette(midlight); }
StartPage QPushButton:pressed { background: palette(mid); }
StartPage QPushButton:focus { border-color: palette(highlight); }
RecoverableSets QPushButton { text-align: center; padding: 4px 12px; border-color: palette(mid); background: palette(button); }
FindPanel QToolButton { padding: 3px 6px; border: 1px solid palette(mid); border-radius: 5px;
    background: palette(button); }
FindPanel QToolButton:hover:enabled { background: palette(midlight); }
FindPanel QToolButton:checked { background: palette(mid); border-color: palette(text); }
EntryPanel QToolButton::menu-indicator { image: none; }
EntryPanel QToolButton::menu-button { border: 0; width: 16px; }
ExtensionView { border: 1px solid palette(mid); }
PreviewPanel QTabWidget::pane { border: 0; border-top: 1px solid palette(mid); }
EmptyState QPushButton { padding: 4px 12px; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
"""
"""Spacing and lines that Fusion lacks; colours come from the palette."""

_FLAT_BUTTONS: Final = {
    "StatusLine": (1, 4, 1, 4), "MessageBar": (2, 2, 2, 2), "RecentRow": (4, 4, 4, 4),
    "EntryPanel": (2, 3, 2, 3), "ProblemsPanel": (3, 8, 3, 6), "OverviewPanel": (3, 18, 3, 6),
    "PreviewPanel": (3, 14, 3, 4), "FilterBar": (3, 6, 3, 6), "FacetRow": (2, 16, 2, 6), "EntryHeader": (2, 6, 2, 6),
}  # fmt: skip
"""Widgets whose tool buttons have no frame, and the padding of the buttons: top, right, bottom, left."""

_AFTER_FLAT_BUTTONS: Final = """
StatusLine QToolButton:checked { background: palette(mid); }
ProblemsPanel QToolButton:checked { background: palette(midlight); border-color: palette(placeholder-text); }
OverviewPanel QToolButton::menu-indicator, PreviewPanel QToolButton::menu-indicator,
    FacetRow QToolButton::menu-indicator { subcontrol-origin: padding; subcontrol-position: center right; right: 4px; }
FacetButton[isActive="true"] { background: palette(midlight); border: 1px solid palette(mid); border-radius: 5px; }
FacetButton[isActive="true"] QToolButton { border-radius: 4px; }
FacetButton[isActive="true"] QToolButton:hover { background: palette(mid); }
FacetButton QToolButton#cross { padding: 2px 4px; }
"""


def _flat_button_style() -> str:
    """Return the style sheet of tool buttons without a frame."""
    lines = []
    for name, (top, right, bottom, left) in _FLAT_BUTTONS.items():
        button = f"{name} QToolButton"
        lines += [
            f"{button} {{ padding: {top}px {right}px {bottom}px {left}px; border: 1px solid transparent; border-radius: 5px; }}",
            f"{button}:hover:enabled {{ background: palette(midlight); }}",
            f"{button}:focus {{ border-color: palette(highlight); }}",
        ]
    return "\n".join(lines) + _AFTER_FLAT_BUTTONS


def _scroll_bar_style(*, is_dark: bool) -> str:
    """Return the style sheet of scroll bars: flat handles that grow with the font, without arrows."""
    # Limited, because scroll bars take space from the content.
    side, least, margin = min(scaled(12), 16), scaled(28), 3
    rest, below_mouse = SCROLL_HANDLES[is_dark]
    return (
        "QScrollBar { border: 0; background: palette(window); }\n"
        f"QScrollBar:vertical {{ width: {side}px; }}\n"
        f"QScrollBar:horizontal {{ height: {side}px; }}\n"
        f"QScrollBar::handle {{ margin: {margin}px; border-radius: {side // 2 - margin}px; background: {rest}; }}\n"
        f"QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {below_mouse}; }}\n"
        f"QScrollBar::handle:vertical {{ min-height: {least}px; }}\n"
        f"QScrollBar::handle:horizontal {{ min-width: {least}px; }}\n"
        "QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: 0; }\n"
        "QScrollBar::add-page, QScrollBar::sub-page { background: none; }\n"
        "QAbstractScrollArea::corner { border: 0; background: palette(window); }\n"
    )


def _dock_title_style(*, is_dark: bool) -> str:
    """Return the style sheet of panel titles, with visible buttons on dark backgrounds; empty if an icon is missing."""
    on = "dark" if is_dark else "light"
    try:
        close, detach = (resource(f"titles/{name}-{on}.svg").as_posix() for name in ("close", "float"))
    except FileNotFoundError as error:
        _log.warning("Buttons of panel titles keep the icons of Fusion: %s", error)
        return ""
    return f"""QDockWidget {{ titlebar-close-icon: url("{close}"); titlebar-normal-icon: url("{detach}"); }}
QDockWidget::title {{ padding: 2px 8px; }}
"""


def _arrow_style(*, is_dark: bool) -> str:
    """Return the style sheet of arrows that grow with the font; Fusion's own stay at eight pixels."""
    on, side = "dark" if is_dark else "light", scaled(10)
    spin_side = min(side, 12)  # the buttons of spin boxes stay narrow
    places = (
        ("QComboBox::down-arrow", "down", side),
        ("QToolButton::menu-indicator", "down", side),
        ("QPushButton::menu-indicator", "down", side),
        ("QAbstractSpinBox::up-arrow", "up", spin_side),
        ("QAbstractSpinBox::down-arrow", "down", spin_side),
    )

    def image_property(name: str) -> str:
        """Return the style property for the SVG of an arrow."""
        return f'image: url("{resource(f"arrows/{name}.svg").as_posix()}");'

    lines = ["QComboBox::drop-down, QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: 0; }"]
    for place, points, pixels in places:
        lines.append(f"{place} {{ {image_property(f'{points}-{on}')} width: {pixels}px; height: {pixels}px; }}")
        lines.append(f"{place}:disabled, {place}:off {{ {image_property(f'{points}-off')} }}")
    for state, points in (("closed", "right"), ("open", "down")):
        lines.append(f"QTreeView::branch:has-children:{state} {{ {image_property(f'{points}-{on}')} }}")
    return "\n".join(lines) + "\n"


def _sized_style(*, is_dark: bool) -> str:
    """Return the style sheet that enlarges icons, indicators and arrows for large fonts; empty for the default size."""
    side = icon_size().width()
    if side == 16:
        return ""
    try:
        arrows = _arrow_style(is_dark=is_dark)
    except FileNotFoundError as error:
        _log.warning("Arrows stay as small as Fusion draws them: %s", error)
        arrows = ""
    return (
        f"QPushButton, QToolButton, QComboBox, QLineEdit, QMenu, QTabBar {{ icon-size: {side}px; }}\n"
        "QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator "
        f"{{ width: {side}px; height: {side}px; }}\n"
        f"QDialogButtonBox QPushButton, EmptyState QPushButton {{ padding: {scaled(3)}px {scaled(8)}px; }}\n"
        f"{arrows}"
    )


def create_palette(*, is_dark: bool) -> QPalette:
    """Return the light or the dark palette."""
    palette = QPalette()
    for role, colours in _COLOURS.items():
        palette.setColor(role, QColor(colours[is_dark]))
    for role in (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText, _ROLE.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_DISABLED[is_dark]))
    palette.setColor(QPalette.ColorGroup.Disabled, _ROLE.Highlight, palette.color(_ROLE.Mid))
    return palette


def with_visible_frames(palette: QPalette) -> QPalette:
    """Return a palette for menus, boxes, buttons and lines whose frames contrast with dark backgrounds.

    Fusion derives frames from the window colour, which none of these widgets paints itself.
    """
    visible = QPalette(palette)
    if is_dark(palette):
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            visible.setColor(group, _ROLE.Window, QColor(_FRAME_SOURCE))
        visible.setColor(QPalette.ColorGroup.Disabled, _ROLE.Window, QColor(_DISABLED[True]))
    return visible


def _with_visible_focus(palette: QPalette) -> QPalette:
    """Return a palette for line edits whose focus frame contrasts with dark backgrounds.

    Fusion derives it from the highlight colour.
    """
    visible = QPalette(palette)
    if is_dark(palette):
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            visible.setColor(group, _ROLE.Highlight, palette.color(_ROLE.Accent))
            visible.setColor(group, _ROLE.HighlightedText, palette.color(_ROLE.Base))
    return visible


def with_muted_selection(palette: QPalette) -> QPalette:
    """Return a palette for lists and menus in which selected text and icons retain their colours.

    Lists also mark the selection by a bar in front; see `PaddedDelegate`.
    """
    calm, share = QPalette(palette), SELECTED_SHARE[is_dark(palette)]
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        ground = mix_colors(palette.color(group, _ROLE.Base), palette.color(group, _ROLE.Highlight), share)
        calm.setColor(group, _ROLE.Highlight, ground)
        calm.setColor(group, _ROLE.HighlightedText, palette.color(group, _ROLE.Text))
    return calm


def apply_theme(application: QApplication, theme: Theme = Theme.SYSTEM) -> None:
    """Set the style, the palettes, the style sheet and the font ratio of the program."""
    is_system_dark = application.styleHints().colorScheme() is Qt.ColorScheme.Dark
    wants_dark = is_system_dark if theme is Theme.SYSTEM else theme is Theme.DARK
    # Under a style sheet, existing widgets retain the palette that they were polished with, and the wrapped style
    # has no name.
    application.setStyleSheet("")
    if application.style().objectName() != "fusion":
        application.setStyle("Fusion")
    palette = create_palette(is_dark=wants_dark)
    application.setPalette(palette)
    for name in ("QCheckBox", "QRadioButton", "QLineEdit", "QPlainTextEdit", "QAbstractSpinBox", "ChoiceEditor"):
        # PySide6 types the argument as bytes, but accepts only text.
        application.setPalette(_with_visible_focus(with_visible_frames(palette)), name)  # type: ignore[arg-type]
    for name in ("QAbstractItemView", "QMenuBar"):
        application.setPalette(with_muted_selection(palette), name)  # type: ignore[arg-type]
    application.setPalette(with_visible_frames(with_muted_selection(palette)), "QMenu")  # type: ignore[arg-type]
    # It mixes the background of selected cells itself.
    application.setPalette(palette, "EntryView")  # type: ignore[arg-type]
    # The font size, because line heights differ by a third between fonts of equal size.
    pixels = QFontInfo(application.font()).pixelSize()
    _Sizes.font_ratio = max(1.0, round(_STEPS * pixels / _DEFAULT_FONT_PIXELS) / _STEPS)
    sized = _sized_style(is_dark=wants_dark)
    application.setStyleSheet(
        STYLE
        + _flat_button_style()
        + _scroll_bar_style(is_dark=wants_dark)
        + _dock_title_style(is_dark=wants_dark)
        + sized
    )


def is_dark(palette: QPalette) -> bool:
    """Return whether the text of a palette is lighter than its background."""
    return palette.color(_ROLE.Window).lightness() < palette.color(_ROLE.WindowText).lightness()


def tint_color(tint: Tint, palette: QPalette) -> QColor:
    """Return the colour of a tint for a light or dark palette."""
    if tint is Tint.TEXT:
        return palette.color(_ROLE.WindowText)
    return QColor(_TINTS[tint][is_dark(palette)])


def tint_ground(tint: Tint, palette: QPalette, share: float | None = None) -> QColor:
    """Return a background mixed from the base colour and a share (0 to 1) of a tint; None for the default share."""
    usual = _GROUND_SHARE[is_dark(palette)]
    return mix_colors(palette.color(_ROLE.Base), tint_color(tint, palette), usual if share is None else share)


def mix_colors(ground: QColor, ink: QColor, share: float) -> QColor:
    """Return `ground` mixed with a share (0 to 1) of `ink`."""
    rest = 1 - share
    return QColor.fromRgbF(
        ground.redF() * rest + ink.redF() * share,
        ground.greenF() * rest + ink.greenF() * share,
        ground.blueF() * rest + ink.blueF() * share,
    )
