"""Checks of accessible names, roles and descriptions, and of the tab order of widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QButtonGroup,
    QCalendarWidget,
    QComboBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QRadioButton,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QTableView,
    QTextBrowser,
    QToolButton,
    QTreeView,
    QWidget,
)

from sitemap_studio.gui.widgets.labels import ElidedLabel, IconLabel

ROLE = QAccessible.Role
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description

MUTE_ROLES = {ROLE.NoRole, ROLE.Client, ROLE.Border, ROLE.Pane, ROLE.Window}
"""Roles that do not describe the purpose of a widget."""

MOST_LINKS = 100  # maximum number of links in a page

OF_QT = ("qt_spinbox", "qt_scrollarea", "qt_toolbar", "qt_calendar")
"""Prefixes of the object names of Qt's internal child widgets."""


def parts_of(root: QWidget) -> Iterator[QWidget]:
    """Yield the visible widgets that are interactive or paint information."""
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isVisibleTo(root.window()) and not _is_of_qt(widget) and _says_something(widget):
            yield widget


def _is_of_qt(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    inside = (QComboBox, QCalendarWidget, QTabBar, QAbstractItemView)
    return (
        widget.objectName().startswith(OF_QT)
        or isinstance(widget, (QScrollBar, QHeaderView))
        or (parent is not None and isinstance(parent, inside))
        or type(widget) is QWidget
        or widget.focusProxy() is not None
        # A layer over another widget, which has the name.
        or widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    )


def _says_something(widget: QWidget) -> bool:
    takes_keys = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
    acts = isinstance(widget, (QAbstractButton, QAbstractItemView, QComboBox, QTabBar))
    return takes_keys or acts or _is_drawn(widget)


def _is_drawn(widget: QWidget) -> bool:
    """Return whether a widget paints information itself, as opposed to containers and decoration."""
    is_ours = "sitemap_studio" in type(widget).__module__ and "paintEvent" in vars(type(widget))
    is_ornament = isinstance(widget, IconLabel) and not widget.shows_severity
    is_empty = isinstance(widget, ElidedLabel) and not widget.text()
    return is_ours and widget.layout() is None and not is_ornament and not is_empty


def nameless(root: QWidget) -> list[str]:
    """Return descriptions of widgets without accessible name, role or required description."""
    found = []
    for widget in parts_of(root):
        told = QAccessible.queryAccessibleInterface(widget)
        if not told.text(NAME).strip():
            found.append(f"{place_of(widget)} has no name")
        if told.role() in MUTE_ROLES:
            found.append(f"{place_of(widget)} has the role {told.role().name}")
        if _needs_more(widget) and not told.text(DESCRIPTION).strip():
            found.append(f"{place_of(widget)} is not described")
        if any(GuiQt.mightBeRichText(told.text(kind)) for kind in (NAME, DESCRIPTION)):
            found.append(f"{place_of(widget)} is read out with its markup")
        line = widget.lineEdit() if isinstance(widget, QComboBox) else None
        if line is not None and not QAccessible.queryAccessibleInterface(line).text(NAME).strip():
            found.append(f"{place_of(widget)} has a line without a name")
        if isinstance(widget, QAbstractItemView):
            found += [f"{place_of(widget)}: {fault}" for fault in _nameless_sections(widget)]
    return [*found, *_nameless_actions(root), *_lone_labels(root)]


def _needs_more(widget: QWidget) -> bool:
    """Return whether a widget also needs a description: icon buttons, and combo boxes without label."""
    if isinstance(widget, QComboBox):
        return not any(label.buddy() is widget for label in widget.window().findChildren(QLabel))
    return isinstance(widget, QToolButton) and not widget.text()


def _nameless_sections(view: QAbstractItemView) -> Iterator[str]:
    header = view.header() if isinstance(view, QTreeView) else None
    if isinstance(view, QTableView):
        header = view.horizontalHeader()
    model = view.model()
    if header is None or header.isHidden() or model is None:
        return
    for section in range(header.count()):
        texts = (
            model.headerData(section, Qt.Orientation.Horizontal, role)
            for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole)
        )
        said = [str(text) for text in texts if text]
        if header.isSectionHidden(section):
            continue
        if not said:
            yield f"column {section} has no name"
        elif any(map(GuiQt.mightBeRichText, said)):
            yield f"column {section} is read out with its markup"


def _nameless_actions(root: QWidget) -> Iterator[str]:
    for menu in root.findChildren(QMenu):
        for action in menu.actions():
            if not action.isSeparator() and not action.text() and not hasattr(action, "defaultWidget"):
                yield f"an action of {place_of(menu)} has no name"


def _lone_labels(root: QWidget) -> Iterator[str]:
    for form in root.findChildren(QFormLayout):
        for row in range(form.rowCount()):
            label_item, field_item = (
                form.itemAt(row, role) for role in (QFormLayout.ItemRole.LabelRole, QFormLayout.ItemRole.FieldRole)
            )
            label = label_item.widget() if label_item else None
            field = field_item.widget() if field_item else None
            if isinstance(label, QLabel) and field is not None and field.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                told = QAccessible.queryAccessibleInterface(field).text(NAME)
                if label.buddy() is None and told != label.text():
                    yield f"the label {label.text()!r} is not that of {place_of(field)}"


def place_of(widget: QWidget) -> str:
    """Return the classes of a widget and its ancestors, and its text, for messages."""
    words = getattr(widget, "text", None)
    said = words() if callable(words) else words
    line = [type(widget).__name__]
    parent = widget.parentWidget()
    while parent is not None and len(line) < 4:
        line.append(type(parent).__name__)
        parent = parent.parentWidget()
    return f"{'<'.join(line)} {widget.accessibleName() or said or ''!s:.60}".strip()


# The keyboard


def takes_tab(root: QWidget) -> list[QWidget]:
    """Return the widgets below a root that Tab should visit."""
    return [
        widget
        for widget in (root, *root.findChildren(QWidget))
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and widget.isEnabled()
        and widget.window() is root.window()
        and widget.focusProxy() is None
        and not _is_other_choice(widget)
    ]


def _is_other_choice(widget: QWidget) -> bool:
    """Return whether Tab skips a radio button, because another one of its group is checked."""
    parent = widget.parentWidget()
    if not isinstance(widget, QRadioButton) or widget.isChecked() or parent is None:
        return False
    group: QButtonGroup | None = widget.group()
    others = parent.findChildren(QRadioButton) if group is None else group.buttons()
    return any(each.isChecked() for each in others)


def walk(root: QWidget, seen: Callable[[QWidget], object]) -> list[QWidget]:
    """Return the widgets below a root in the order of Tab; call `seen` with each while it has focus."""
    # `nextInFocusChain` would return the order, too, but PySide6 6.11 treats each widget as the owner of the next one, and
    # deletes both together.
    wanted = takes_tab(root)
    if not wanted:
        return []
    ahead = _pressed(root, wanted[0], Qt.Key.Key_Tab, len(wanted) + 2, seen)
    if ahead and ahead[-1] is wanted[0]:
        return [wanted[0], *ahead[:-1]]
    back = _pressed(root, wanted[0], Qt.Key.Key_Backtab, len(wanted) + 2, seen)
    return [*reversed(back), wanted[0], *ahead]


def _pressed(root: QWidget, start: QWidget, key: Qt.Key, most: int, seen: Callable[[QWidget], object]) -> list[QWidget]:
    """Press a key until the focus leaves the root or returns; return the visited widgets."""
    start.setFocus(Qt.FocusReason.TabFocusReason)
    visited: list[QWidget] = []
    for _ in range(most + MOST_LINKS):
        focus = QApplication.focusWidget()
        assert focus is not None, f"the keyboard is lost in {place_of(root)} after {[*map(place_of, visited)]}"
        before = focus
        QTest.keyClick(before, key)
        focus = QApplication.focusWidget()
        if focus is None or not (focus is root or root.isAncestorOf(focus)):
            break
        if isinstance(focus, QTextBrowser) and visited and focus is visited[-1]:
            # Tab first moves from link to link.
            continue
        if focus is not before:
            seen(focus)
        visited.append(focus)
        if focus is start or focus in visited[:-1]:
            break
    return visited


def out_of_order(root: QWidget, visited: Sequence[QWidget]) -> list[str]:
    """Return messages for pairs of widgets that Tab visits against the reading order; windows may wrap once."""
    pairs = [*pairwise(visited), *([(visited[-1], visited[0])] if root.isWindow() and visited else [])]
    back = [
        f"{place_of(before)} comes before {place_of(after)}"
        for before, after in pairs
        if _is_backwards(_area(before, root), _area(after, root))
    ]
    return back if len(back) > root.isWindow() else []


def _area(widget: QWidget, root: QWidget) -> QRect:
    """Return the rectangle of a widget within the root, without scroll offsets."""
    place, parent = QPoint(0, 0) if widget is root else widget.mapTo(root, QPoint(0, 0)), widget.parentWidget()
    while parent is not None and widget is not root and parent is not root:
        if isinstance(parent, QScrollArea):
            place += QPoint(parent.horizontalScrollBar().value(), parent.verticalScrollBar().value())
        parent = parent.parentWidget()
    return QRect(place, widget.size())


def _is_backwards(before: QRect, after: QRect) -> bool:
    """Return whether the second rectangle precedes the first in reading order."""
    is_in_line = min(before.bottom(), after.bottom()) - max(before.top(), after.top()) > 0
    if is_in_line:
        return after.right() <= before.left()
    return after.bottom() <= before.top() and after.left() < before.right()
