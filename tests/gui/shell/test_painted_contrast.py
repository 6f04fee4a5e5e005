"""Contrast of painted text: every kind of widget that shows text, in both themes, with its pop-ups open.

Texts are full blocks, which no smoothing of edges touches, so that a grabbed picture has few colours: in the area of a
text the two most frequent ones are its ground and its ink.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QDate, QItemSelectionModel, QPoint, QRect, QStringListModel, Qt
from PySide6.QtGui import QColor, QImage, QStandardItem, QStandardItemModel, QUndoCommand, QUndoStack
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QCompleter,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QMenu,
    QMenuBar,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStatusBar,
    QTableView,
    QTabWidget,
    QTextBrowser,
    QTextEdit,
    QToolBar,
    QToolButton,
    QToolTip,
    QTreeView,
    QUndoView,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sitemap_studio import gui
from sitemap_studio.gui.actions import PANELS
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.panels.status_line import Gauge
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.gui.table.field_editors import CalendarPopup, ChoiceEditor, NumberEditor
from sitemap_studio.gui.theme import Theme, Tint
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.list_view import FileView, ListView, PaddedTree
from sitemap_studio.gui.widgets.text_models import TextModel
from sitemap_studio.protocol.rule import Severity
from tests.gui.colours import contrast
from tests.gui.conftest import a_document
from tests.gui.shell.conftest import Opener

MINIMUM = 4.5  # source: WCAG 2.2, "Contrast (Minimum)"
SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect
INK = " ".join("\u2588" * 4)  # a ground that only selected text has is seen between them
DIFFERENT = 1.2  # contrast from which a colour counts as another one
LEAST_SHARE = 0.02  # of the area, that the ink of a text covers


class Sample(NamedTuple):
    """Picture, area of a text in it, and whether it has thin letters instead of blocks."""

    image: QImage
    area: QRect
    is_thin: bool = False


Sampler = Callable[[QWidget, QtBot], Iterator[Sample]]


def text_contrast(sample: Sample) -> float:
    """Return the contrast of the most frequent colour of a text and the median of the others; 1 if all are alike.

    Of thin letters only the middles have their colour: the largest contrast counts.
    """
    image, area = sample.image, sample.area.intersected(sample.image.rect())
    pixels = [image.pixel(x, y) for x in range(area.left(), area.right()) for y in range(area.top(), area.bottom())]
    counts = Counter(pixels)
    most_frequent = QColor(counts.most_common(1)[0][0])
    found = {pixel: contrast(QColor(pixel), most_frequent) for pixel in counts}
    if sample.is_thin:
        return max(found.values())
    others = sorted(found[pixel] for pixel in pixels if found[pixel] > DIFFERENT)
    return others[len(others) // 2] if len(others) > LEAST_SHARE * len(pixels) else 1.0


def _sample_of(widget: QWidget, area: QRect | None = None) -> Sample:
    """Return a widget as its window shows it."""
    image = widget.window().grab().toImage()
    area = widget.rect().adjusted(3, 3, -3, -3) if area is None else area
    return Sample(image, QRect(widget.mapTo(widget.window(), area.topLeft()), area.size()))


def _cell(view: QAbstractItemView, row: int, column: int = 0) -> Sample:
    view.window().grab()  # lays pending widgets out
    area = view.visualRect(view.model().index(row, column))
    # The first pixels of a row belong to the bar of selected rows.
    return _sample_of(view.viewport(), area.adjusted(4, 1, -1, -1))


def _show(page: QWidget, *widgets: QWidget) -> None:
    column = page.layout() or QVBoxLayout(page)
    for widget in widgets:
        column.addWidget(widget)
    page.adjustSize()
    QApplication.processEvents()


def _labels(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    labels: list[QLabel] = [QLabel(INK, page), *(TintedLabel(tint, INK, parent=page) for tint in Tint)]
    link = QLabel(f'<a href="x">{INK}</a>', page)
    _show(page, *labels, link)
    for label in (*labels, link):
        yield _sample_of(label, label.rect())


def _buttons(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    kinds: tuple[Callable[[QWidget], QWidget], ...] = (QPushButton, QToolButton, QCheckBox, QRadioButton)
    for kind in kinds:
        button = kind(page)
        assert isinstance(button, QtWidgets.QAbstractButton)
        button.setText(INK)
        button.setCheckable(True)
        _show(page, button)
        yield _sample_of(button)
        button.setChecked(True)
        yield _sample_of(button)
        button.setDown(True)
        yield _sample_of(button)
    default, flat, menu = QPushButton(INK, page), QPushButton(INK, page), QPushButton(INK, page)
    default.setDefault(True)
    flat.setFlat(True)
    menu.setMenu(QMenu(menu))
    _show(page, default, flat, menu)
    for button in (default, flat, menu):
        yield _sample_of(button)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok, page)
    box.buttons()[0].setText(INK)
    _show(page, box)
    yield _sample_of(box.buttons()[0])


def _lines(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    filled, empty, spin, number = QLineEdit(INK, page), QLineEdit(page), QSpinBox(page), NumberEditor(page, "priority")
    empty.setPlaceholderText(INK)
    spin.setPrefix(INK)
    number.set_text(INK)
    plain, rich, hint = QPlainTextEdit(INK, page), QTextEdit(INK, page), QPlainTextEdit(page)
    hint.setPlaceholderText(INK)
    _show(page, filled, empty, spin, number, plain, rich, hint)
    number.setMinimumHeight(24)
    for line in (filled, empty, spin, number):
        area = QRect(4, 5, 44, line.height() - 10)
        yield _sample_of(line, area)
        line.setFocus()
        line.selectAll()
        yield _sample_of(line, area)._replace(is_thin=True)
    for text in (plain, rich, hint):
        text.setFixedHeight(60)
        yield _sample_of(text.viewport(), QRect(6, 6, 44, 14))
        text.setFocus()
        text.selectAll()
        yield _sample_of(text.viewport(), QRect(6, 6, 44, 14))._replace(is_thin=True)
        page.setFocus()
        yield _sample_of(text.viewport(), QRect(6, 6, 44, 14))._replace(is_thin=True)


def _browser(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    browser = QTextBrowser(page)
    for html in (f"<p>{INK}</p>", f'<p><a href="x">{INK}</a></p>'):
        browser.setHtml(html)
        _show(page, browser)
        yield _sample_of(browser.viewport(), QRect(4, 6, 60, 16))


def _combo_boxes(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    plain, editable, editor = QComboBox(page), QComboBox(page), ChoiceEditor(page, "changefreq")
    editable.setEditable(True)
    editor.clear()
    _show(page, plain, editable, editor)
    for box in (plain, editable, editor):
        box.addItems([INK] * 4)
        box.setCurrentIndex(0)
        yield _sample_of(box)
        view = box.view()
        assert view is not None
        box.showPopup()
        qtbot.waitUntil(view.isVisible)
        view.setCurrentIndex(box.model().index(1, 0))
        for row in (0, 1, 2):
            yield _cell(view, row)
        box.hidePopup()


def _menus(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    bar, menu = QMenuBar(page), QMenu(page)
    action = bar.addAction(INK)
    _show(page, bar)
    yield _sample_of(bar, bar.actionGeometry(action).adjusted(2, 2, -2, -2))
    bar.setActiveAction(action)
    yield _sample_of(bar, bar.actionGeometry(action).adjusted(2, 2, -2, -2))
    plain, checked, below = menu.addAction(INK), menu.addAction(INK), menu.addMenu(INK).menuAction()
    plain.setShortcut("Ctrl+Alt+Shift+F9")
    checked.setCheckable(True)
    checked.setChecked(True)
    menu.popup(page.mapToGlobal(QPoint(0, 0)))
    qtbot.waitUntil(menu.isVisible)
    for active in (None, plain, checked, below):
        if active is not None:
            menu.setActiveAction(active)
        for each in (plain, checked, below):
            yield _sample_of(menu, menu.actionGeometry(each).adjusted(2, 2, -2, -2))
    menu.close()


def _completer(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    line = QLineEdit(page)
    completer = QCompleter(QStringListModel([INK] * 3, line), line)
    completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
    line.setCompleter(completer)
    _show(page, line)
    completer.complete()
    popup = completer.popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    popup.setCurrentIndex(popup.model().index(1, 0))
    for row in range(3):
        yield _cell(popup, row)
    popup.hide()


def _tool_tip(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    def shown() -> QWidget | None:
        tips = (each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel") and each.isVisible())
        return next(tips, None)

    QToolTip.showText(page.mapToGlobal(QPoint(5, 5)), INK, page)
    qtbot.waitUntil(lambda: shown() is not None)
    tip = shown()
    assert tip is not None
    yield _sample_of(tip)
    tip.close()


def _calendar(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    calendar = CalendarPopup(page)
    days = calendar.findChild(QTableView, "qt_calendar_calendarview")
    assert days is not None
    calendar.open_at(QDate(2026, 11, 18), page.mapToGlobal(QPoint(0, 0)))
    qtbot.waitUntil(calendar.isVisible)
    calendar.resize(700, 400)
    QApplication.processEvents()
    # The names of the days, a day, a Sunday, and the chosen day.
    for row, column in ((0, 2), (2, 2), (2, 1), (3, 4)):
        yield _cell(days, row, column)._replace(is_thin=True)
    year = calendar.findChild(QToolButton, "qt_calendar_yearbutton")
    assert year is not None
    year.setText(INK)
    year.setFixedSize(year.sizeHint())
    yield _sample_of(year)
    calendar.close()


class TextTable(TextModel):
    """Table model with texts of full blocks."""

    heads = (INK,)

    def __init__(self, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.count = count

    def text(self, row: int, column: int, role: int) -> str:
        return INK


def _model(rows: int = 4) -> QStandardItemModel:
    model = QStandardItemModel()
    model.setHorizontalHeaderLabels([INK, INK])
    for _ in range(rows):
        model.appendRow([QStandardItem(INK), QStandardItem(INK)])
    return model


def _views(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    files, items = FileView(page), QListWidget(page)
    for _ in range(4):
        files.append_file("save", INK)
    items.addItems([INK] * 4)
    views = (QListView(page), QTableView(page), QTreeView(page), PaddedTree(_model(), page), files, items)
    for view in views:
        if view.model() is None:
            view.setModel(_model())
        view.setAlternatingRowColors(True)
        _show(page, view)
        for has_focus in (True, False):
            (view if has_focus else page).setFocus()
            view.selectionModel().setCurrentIndex(view.model().index(1, 0), SELECT)
            for row in (0, 1, 2):
                yield _cell(view, row)
        if isinstance(view, (QTableView, QTreeView)):
            header = view.horizontalHeader() if isinstance(view, QTableView) else view.header()
            yield _sample_of(header.viewport(), QRect(2, 2, header.sectionSize(0) - 4, header.height() - 4))
        view.hide()
    tables = TextTable(3, page), TextTable(0, page)
    for table in tables:
        view = ListView(table, {}, page)
        view.set_placeholder_text(INK)
        _show(page, view)
        middle = QRect(0, 0, 60, 14)
        middle.moveCenter(view.viewport().rect().center())
        yield _cell(view, 1) if table.rowCount() else _sample_of(view.viewport(), middle)
        view.hide()


def _entries(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    session = Session()
    session.open_document(a_document(loc=[INK] * 6, lastmod=[INK] * 6))
    view = EntryView(session, page)
    _show(page, view)
    view.setFixedSize(700, 240)
    page.adjustSize()
    QApplication.processEvents()
    view.selectionModel().select(view.entries.index(1, 1), SELECT)
    for has_focus in (True, False):
        (view if has_focus else page).setFocus()
        for row in (0, 1, 2):
            yield _cell(view, row, 1)
    rows, columns = view.verticalHeader(), view.horizontalHeader()
    areas = (
        QRect(0, rows.sectionViewportPosition(1), rows.width(), rows.sectionSize(1)),
        QRect(0, 0, 60, columns.height()),
    )
    for header, area in zip((rows, columns), areas, strict=True):
        yield _sample_of(header.viewport(), area.adjusted(2, 2, -4, -4))._replace(is_thin=True)


def _tabs(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    tabs = QTabWidget(page)
    tabs.addTab(QWidget(tabs), INK)
    tabs.addTab(QWidget(tabs), INK)
    _show(page, tabs)
    for place in (0, 1):
        yield _sample_of(tabs.tabBar(), tabs.tabBar().tabRect(place).adjusted(4, 4, -4, -4))


def _bars(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    status, tools, progress = QStatusBar(page), QToolBar(page), QProgressBar(page)
    note, gauge, group = QLabel(INK, status), Gauge(page), QGroupBox(INK, page)
    status.addWidget(note)
    tools.addAction(INK)
    progress.setValue(0)
    progress.setFormat(INK)
    gauge.show_usage(INK, 50, 100)
    _show(page, status, tools, progress, gauge, group)
    status.showMessage(INK)
    yield _sample_of(status, QRect(4, 2, 60, status.height() - 4))
    status.clearMessage()
    yield _sample_of(note)
    yield _sample_of(tools.widgetForAction(tools.actions()[0]))
    yield _sample_of(progress)
    yield _sample_of(gauge)
    yield _sample_of(group, QRect(8, 1, 60, 14))


def _messages(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    for severity in (Severity.INFO, Severity.WARNING, Severity.ERROR):
        bar = MessageBar(page)
        _show(page, bar)
        bar.show_message(severity, INK, offers=[(INK, bar.clear)])
        QApplication.processEvents()
        label = next(each for each in bar.findChildren(QLabel) if each.text() == INK)
        size = label.sizeHint()
        yield _sample_of(label, QRect(QPoint(0, (label.height() - size.height()) // 2), size))
        yield _sample_of(bar.offer_button)
        bar.hide()
    box = QMessageBox(QMessageBox.Icon.NoIcon, "", INK, QMessageBox.StandardButton.Ok, page)
    box.setInformativeText(INK)
    box.open()
    qtbot.waitUntil(box.isVisible)
    for label in box.findChildren(QLabel):
        if label.isVisible() and label.text() == INK:
            yield _sample_of(label)
    box.close()


def _history(page: QWidget, qtbot: QtBot) -> Iterator[Sample]:
    stack = QUndoStack(page)
    view = QUndoView(stack, page)
    view.setEmptyLabel(INK)
    stack.push(QUndoCommand(INK))
    _show(page, view)
    yield _cell(view, 0)
    yield _cell(view, 1)


SAMPLERS: dict[str, Sampler] = {
    "labels": _labels,
    "buttons": _buttons,
    "text fields": _lines,
    "browser": _browser,
    "combo boxes": _combo_boxes,
    "menus": _menus,
    "completer": _completer,
    "tool tip": _tool_tip,
    "calendar": _calendar,
    "views": _views,
    "entries": _entries,
    "tabs": _tabs,
    "bars": _bars,
    "messages": _messages,
    "history": _history,
}


@pytest.fixture
def page(bundled_font: None, qtbot: QtBot, theme: Theme) -> Iterator[QWidget]:
    """Empty window in a theme, with a font that has full blocks."""
    page = QWidget()
    qtbot.addWidget(page)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setMinimumSize(320, 200)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    yield page
    page.close()


@pytest.mark.parametrize("kind", SAMPLERS)
def test_painted_text_has_sufficient_contrast(page: QWidget, qtbot: QtBot, kind: str):
    found = [round(text_contrast(sample), 1) for sample in SAMPLERS[kind](page, qtbot)]
    assert found
    assert min(found) >= MINIMUM, found


CONTAINERS = {
    *("QWidget", "QFrame", "QDialog", "QMainWindow", "QStackedWidget", "QScrollArea", "QSplitter"),
    *("QAbstractButton", "QAbstractItemView", "QAbstractSlider", "QAbstractSpinBox", "QHeaderView"),
    *("QDockWidget", "QFileDialog", "QTableWidget", "QTreeWidget", "QTabBar", "QCalendarWidget"),
}
"""Widgets that show no text of their own, bases and parts of the sampled ones, and Qt's own dialog for files."""


def test_contrast_tests_cover_every_widget_class_of_program():
    used = set()
    for path in Path(gui.__file__).parent.rglob("*.py"):
        names = {node.id for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.Name)}
        used |= {name for name in names if isinstance(getattr(QtWidgets, name, None), type)}
    shown = {name for name in used if issubclass(getattr(QtWidgets, name), QWidget)}
    assert shown - CONTAINERS - set(globals()) == set()


def _texts(window: QWidget) -> Iterator[tuple[str, QWidget]]:
    """Return the labels, buttons and boxes of a window that show letters, with their texts."""
    for widget in window.findChildren(QWidget):
        text = widget.text() if isinstance(widget, (QLabel, QtWidgets.QAbstractButton)) else ""
        text = widget.currentText() if isinstance(widget, QComboBox) else text
        has_only_icon = isinstance(widget, QToolButton) and not widget.icon().isNull()
        is_painted = widget.isVisible() and widget.isEnabled() and not has_only_icon
        if is_painted and widget.visibleRegion().boundingRect() == widget.rect() and any(map(str.isalpha, text)):
            yield text, widget


@pytest.mark.fonts
def test_text_of_all_panels_has_sufficient_contrast(
    large_font: None, theme: Theme, open_set: Opener, set_with_missing: Path
):
    window = open_set(set_with_missing)
    window.resize(1900, 1300)
    found: dict[str, float] = {}
    for spec in PANELS:
        window.docks.show_panel(spec.panel)
        QApplication.processEvents()
        image = window.grab().toImage()
        for text, widget in _texts(window):
            if text not in found:
                area = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
                found[text] = text_contrast(Sample(image, area, is_thin=True))
    assert len(found) > 20
    assert [text for text, value in found.items() if value < MINIMUM] == []
