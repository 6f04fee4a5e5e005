"""Checks of windows for untranslated and for truncated texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.actions import ACTIONS
from sitemap_studio.gui.i18n import LANGUAGES
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.protocol.extension_fields import EXTENSIONS
from sitemap_studio.protocol.fields import CHANGEFREQS, FIELD_NAMES
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.extension_field_rules import EXTENSION_LABELS

TEXTS = (
    *("text", "title", "windowTitle", "toolTip", "statusTip", "whatsThis", "placeholderText"),
    *("accessibleName", "accessibleDescription", "suffix", "prefix", "specialValueText"),
)
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
MOST_ROWS = 40

_TRANSLATED = re.compile(r"⟦[^⟦⟧]*⟧")
_DATA = re.compile(
    r"Sitemap: \S+|<[^<>]*>|\(?(?:Ctrl|Alt|Shift|Meta)\+\S+|https?:\S+|[\w./~…-]*[./~…][\w./~…-]*|U[TF]+-\d+|(?:Windows|ISO|KOI|CP)-?\d[\w-]*|MacRoman|\S*[\\\[\]^%=]\S*"
)
_SOURCES = sorted(
    {source for rule in RULES.values() for source in (rule.source, *rule.source.split("; "))}
    | {profile.source for profile in PROFILES.values()}
    | {each.source for each in EXTENSIONS}
    | {field.source for each in EXTENSIONS for field in each.all_fields() if field.source},
    key=len,
)
NAMES = {
    *FIELD_NAMES, *CHANGEFREQS, *RULES, *PROFILES, "sitemap", "problems", "href", "hreflang", "media", "x-default", "xhtml", "link", "expiration_date",
    "Shift_JIS", "EUC-JP", "EUC-KR", "Big5",
    "image", "video", "news", "alternate", "mobile", "other", "Sitemap Studio", "Google", "Bing", "Yandex", "XML",
    *LANGUAGES.values(), *re.findall(r"\w+", " ".join(EXTENSION_LABELS)), "CSV", "URL", "Weekly", "Backspace", "Del", "Esc", "Return",
}  # fmt: skip
"""Names that are the same in every language: of the protocol, rules, search engines and keys."""


HEAD_MARGINS = 6
OF_VALUES = ("EntryView", "ItemView")  # tables with column widths for their values, which users can widen

OF_QT = {
    *("Show Details...", "Hide Details..."),
    *("OK", "Cancel", "Close", "Save", "Discard", "Apply", "Float", "Scroll Left", "Scroll Right"),
    *("Undocks and re-attaches the dock widget", "Closes the dock widget"),
}
"""Texts of Qt, which has its own catalogues."""


def untranslated(widget: QWidget) -> dict[str, str]:
    """Return the untranslated words of the texts in a window, with the widget of each; ignore names and data."""
    left: dict[str, str] = {}
    for place, text in _texts(widget):
        if text in OF_QT:
            continue
        text = " ".join(text.split())
        while (shorter := _TRANSLATED.sub(" ", text)) != text:
            text = shorter
        for source in reversed(_SOURCES):
            text = text.replace(source, " ")
        words = [word for word in re.findall(r"[\w-]+(?: Studio)?", _DATA.sub(" ", text)) if word not in NAMES]
        if any(re.search(r"[A-Za-z]{3,}", word) for word in words):
            left.setdefault(" ".join(words), place)
    return left


def _texts(root: QWidget) -> Iterator[tuple[str, str]]:
    for widget in (root, *root.findChildren(QWidget)):
        place = f"{type(widget).__name__} in {type(widget.parent()).__name__}"
        for name in TEXTS:
            getter = getattr(widget, name, None)
            is_typed = name == "text" and isinstance(widget, (QLineEdit, QAbstractSpinBox))
            if callable(getter) and not is_typed and isinstance(text := getter(), str):
                yield f"{place}: {name}", text
        for action in widget.actions():
            yield from ((f"{place}: action", text) for text in (action.text(), action.toolTip(), action.statusTip()))
        yield from ((place, text) for text in _inside(widget))


def _inside(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QTabBar):
        yield from (text for tab in range(widget.count()) for text in (widget.tabText(tab), widget.tabToolTip(tab)))
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(item) for item in range(widget.count()))
    elif isinstance(widget, (QTextEdit, QPlainTextEdit)):
        yield widget.toPlainText()
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model = widget.model()
        for column in range(_columns(model, QModelIndex())):
            yield from (str(model.headerData(column, Qt.Orientation.Horizontal, role) or "") for role in ROLES)
        yield from _cells(model, QModelIndex(), depth=0)


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def _cells(model: QAbstractItemModel, parent: QModelIndex, *, depth: int) -> Iterator[str]:
    for row in range(min(model.rowCount(parent), MOST_ROWS)):
        for column in range(_columns(model, parent)):
            yield from (str(model.index(row, column, parent).data(role) or "") for role in ROLES)
        if depth < 2:
            yield from _cells(model, model.index(row, 0, parent), depth=depth + 1)


def cut_off(root: QWidget) -> list[str]:
    """Return messages for visible texts that do not fit their widgets."""
    return [
        f"{type(widget).__name__} in {type(widget.parent()).__name__}: {text!r} {room}"
        for widget in (root, *root.findChildren(QWidget))
        if widget.isVisible()
        for text, room in _too_little(widget)
    ]


def _too_little(widget: QWidget) -> Iterator[tuple[str, str]]:
    if isinstance(widget, QLabel) and widget.text():
        wanted = widget.heightForWidth(widget.width()) if widget.wordWrap() else widget.sizeHint().width()
        room = widget.height() if widget.wordWrap() else widget.width()
        if wanted > room + 1:
            yield widget.text()[:60], f"{wanted} > {room}"
    elif isinstance(widget, (QPushButton, QCheckBox, QRadioButton, QToolButton)) and _shows_text(widget):
        # Tool buttons elide their texts in the middle.
        is_told = isinstance(widget, QToolButton) and widget.toolTip() not in ("", widget.text())
        if widget.sizeHint().width() > widget.width() + 1 and not is_told:
            yield widget.text()[:60], f"{widget.sizeHint().width()} > {widget.width()}"
    elif isinstance(widget, QComboBox) and not widget.isEditable():
        wanted, room = widget.fontMetrics().horizontalAdvance(widget.currentText()), _room_in(widget)
        if wanted > room:
            yield widget.currentText(), f"{wanted} > {room}"
    elif isinstance(widget, QHeaderView) and type(widget.parent()).__name__ not in OF_VALUES:
        for section in range(widget.count() if widget.orientation() is Qt.Orientation.Horizontal else 0):
            words = str(widget.model().headerData(section, widget.orientation()) or "")
            wanted, room = widget.fontMetrics().horizontalAdvance(words), widget.sectionSize(section) - HEAD_MARGINS
            if not widget.isSectionHidden(section) and wanted > room:
                yield words, f"{wanted} > {room}"
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            if widget.fontMetrics().horizontalAdvance(widget.tabText(tab)) > widget.tabRect(tab).width():
                yield widget.tabText(tab), str(widget.tabRect(tab).width())


def plain(tip: str) -> str:
    """Return the text of a rich-text tooltip without markup."""
    return unescape(re.sub("<[^<>]*>", "", tip))


def _room_in(box: QComboBox) -> int:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box).width()


def _shows_text(button: QAbstractButton) -> bool:
    icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly
    return bool(button.text()) and not (isinstance(button, QToolButton) and button.toolButtonStyle() is icon_only)


def dialog_actions() -> list[str]:
    """Return the ids of actions that open a dialog of the program without a file dialog before it."""
    others = {
        "append",
        "open",
        "open-folder",
        "save-as",
        "add-files",
        "report",
        "fix-selected",
        "replace",
    }
    return [spec.id for spec in ACTIONS if spec.text.endswith("…") and spec.id not in others]


def opened_dialog(window: MainWindow, identifier: str, qtbot: QtBot) -> QDialog | None:
    """Trigger an action, and return the dialog that it opens; None if it is disabled."""
    action = window.actions_by_id[identifier]
    if not action.isEnabled():
        return None
    before = set(QApplication.topLevelWidgets())
    action.trigger()
    found: list[QDialog] = []

    def is_open() -> bool:
        new = set(QApplication.topLevelWidgets()) - before
        found[:] = [each for each in new if isinstance(each, QDialog) and each.isVisible()]
        return bool(found)

    qtbot.waitUntil(is_open)
    process_layouts()
    return found[0]


def process_layouts() -> None:
    """Process layout requests and pending events."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QCoreApplication.processEvents()
    # Results of jobs that arrived last have changed texts.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
