"""Line edits: icons that grow with the font, lines for filters, folders, and the name of a sitemap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QProxyStyle,
    QPushButton,
    QStyle,
    QStyleOption,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import expand_home
from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.sitemap_edits import FreeNames, refuse_unavailable_name
from sitemap_studio.gui.i18n import localized_error
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, icon_size
from sitemap_studio.gui.widgets.desktop import ending_of, folder_dialog, name_dialog
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import fill


class _LineStyle(QProxyStyle):
    """Fusion with icons of lines that grow with the font, which no style sheet can say."""

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric is QStyle.PixelMetric.PM_LineEditIconSize:
            return icon_size().width()
        return super().pixelMetric(metric, option, widget)


@cache
def _line_style() -> QStyle:
    style = _LineStyle("Fusion")
    style.setParent(QApplication.instance())
    return style


def scale_icons(line: QLineEdit) -> None:
    """Let the icons of a line grow with the font."""
    line.setStyle(_line_style())


def show_purpose(line: QLineEdit, drawing: str, text: str) -> None:
    """Let a line begin with an icon; the text stands for the icon, and is the accessible name of the line."""
    scale_icons(line)
    line.setAccessibleName(text)
    action = QAction(icon(drawing, Tint.QUIET), text, line)
    action.triggered.connect(line.setFocus)
    line.addAction(action, QLineEdit.ActionPosition.LeadingPosition)


def offer_clearing(line: QLineEdit) -> None:
    """Let a line end with a cross that empties it, drawn like all others."""
    scale_icons(line)
    line.setClearButtonEnabled(True)
    for action in line.findChildren(QAction):
        # The name that Qt gives to the action of the cross.
        if action.objectName() == "_q_qlineeditclearaction":
            text = QCoreApplication.translate("LineDrawings", "Clear this line")
            action.setIcon(icon("close", Tint.QUIET))
            action.setText(text)
            action.setToolTip(text)


def code_line(parent: QWidget, text: str = "", placeholder: str = "") -> QLineEdit:
    """Make a line for URLs, names of files or patterns."""
    return QLineEdit(text, parent, placeholderText=placeholder)


KeyHandler = Callable[[QKeyEvent], object]


class KeyLine(QLineEdit):
    """Line that calls a function for some keys instead of handling them.

    Attributes:
        handlers: Functions by key; they get the event, for its modifiers.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.handlers: dict[int, KeyHandler] = {}

    def handle_keys(self, handler: KeyHandler, *keys: Qt.Key) -> None:
        """Call a function for each of these keys."""
        self.handlers |= dict.fromkeys(keys, handler)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (handler := self.handlers.get(event.key())) is not None:
            handler(event)
        else:
            super().keyPressEvent(event)


class UndoKeys(QObject):
    """Leaves the keys of undo and redo to a window where its text field with the focus has nothing to undo or redo."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._watch)

    @Slot(QWidget, QWidget)
    def _watch(self, old: QWidget | None, new: QWidget | None) -> None:
        # Qt removes the filter of a deleted widget by itself.
        if new is not None and _history_of(new) is not None and self._window.isAncestorOf(new):
            new.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        can_undo, can_redo = _history_of(watched) or (False, False)
        keys = QKeySequence.StandardKey
        if (event.matches(keys.Undo) and not can_undo) or (event.matches(keys.Redo) and not can_redo):
            event.ignore()
            return True
        return False


def _history_of(field: QObject) -> tuple[bool, bool] | None:
    """Return whether a text field can undo, and whether it can redo; None for other widgets."""
    line = field.lineEdit() if isinstance(field, (QComboBox, QAbstractSpinBox)) else field
    if isinstance(line, QLineEdit):
        return line.isUndoAvailable(), line.isRedoAvailable()
    if isinstance(field, (QTextEdit, QPlainTextEdit)):
        return field.document().isUndoAvailable(), field.document().isRedoAvailable()
    return None


PAUSE_MS: Final = 150  # time after the last key until a filter is applied


class FilterLine(QLineEdit):
    """A line for filters, in which Esc clears it and `has_more_to_clear`, and leaves when there is nothing to clear."""

    asked = Signal(str)  # the text is to be applied: typing paused, it was cleared, or Enter was pressed
    cleared = Signal()  # esc cleared the text
    left = Signal()  # the focus shall go to what is filtered

    def __init__(self, parent: QWidget | None = None, *, pause_ms: int = PAUSE_MS) -> None:
        super().__init__(parent)
        self._asked = ""
        self.has_more_to_clear = False
        self._pause = QTimer(self, singleShot=True, interval=pause_ms)
        self._pause.timeout.connect(self.ask)
        self.textChanged.connect(self._wait)
        self.returnPressed.connect(self._ask_again)

    def reset(self, text: str = "") -> None:
        """Replace the text, without emitting `asked`."""
        self._asked = text
        # Qt's clear button needs the signals of the line, so they are not blocked.
        self.setText(text)
        self._pause.stop()

    @Slot()
    def ask(self) -> None:
        """Apply the text at once, unless it is applied already."""
        self._pause.stop()
        if self.text() != self._asked:
            self._ask_again()

    @Slot()
    def _ask_again(self) -> None:
        self._pause.stop()
        self._asked = self.text()
        self.asked.emit(self._asked)

    @Slot(str)
    def _wait(self, text: str) -> None:
        if text and self._pause.interval():
            self._pause.start()
        else:
            self.ask()

    def event(self, event: QEvent) -> bool:
        # Before any shortcut of the window gets the key.
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if event.type() == QEvent.Type.ShortcutOverride and is_escape and (self.text() or self.has_more_to_clear):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and (self.text() or self.has_more_to_clear):
            self.clear()
            self.cleared.emit()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Down):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class PathChooser(QWidget):
    """A line for a path, with a button that opens a file dialog."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.line, self.button = code_line(self), QPushButton(self.tr("Choose …"), self)
        self.line.setAccessibleName(title)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._show_dialog)
        fill(QHBoxLayout(self), (self.line, 1), self.button, spacing=8)
        self.setFocusProxy(self.line)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def path(self) -> Path:
        return expand_home(self.line.text().strip())

    def make_dialog(self) -> QFileDialog:
        """Return the dialog of the button."""
        raise NotImplementedError

    @Slot()
    def _show_dialog(self) -> None:
        dialog = self.make_dialog()
        dialog.fileSelected.connect(self._on_file_selected)
        dialog.open()

    @Slot(str)
    def _on_file_selected(self, path: str) -> None:
        self.line.setText(path)
        self.line.textEdited.emit(path)
        self.line.editingFinished.emit()


class FolderChooser(PathChooser):
    """A line for a folder, with a button that asks for it."""

    @property
    def folder(self) -> Path:
        return self.path

    def make_dialog(self) -> QFileDialog:
        return folder_dialog(self, self.tr("Choose a folder"), self.folder)


class FileChooser(PathChooser):
    """A line for the path of a new file in one of some formats, given as name filters of Qt."""

    def __init__(self, title: str, formats: Sequence[str], parent: QWidget) -> None:
        super().__init__(title, parent)
        self._formats = formats

    def make_dialog(self) -> QFileDialog:
        path = self.path
        ending = ending_of(path.name)
        dialog = name_dialog(
            self, self.tr("Choose a file"), path.parent, forms=self._formats, ending=ending, name=path.name
        )
        # The user is asked when the file is written, also about a name that was typed.
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        suited = (form for form in self._formats if f"(*.{ending})" in form)
        dialog.selectNameFilter(next(suited, self._formats[0]))
        return dialog


class NameLine(QWidget):
    """A line for the name of a new sitemap, with the reason if a file cannot have it."""

    changed = Signal()  # the name changed

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.reason = ""
        # A name that no file of the set has, numbered and compressed as the last one.
        names = [sitemap.name for sitemap in document.sitemaps]
        ending = ".xml.gz" if names and names[-1].lower().endswith(".gz") else ".xml"
        name = FreeNames(document).reserve_first(f"sitemap-{number}{ending}" for number in count(len(names) + 1))
        self.line = code_line(self, name)
        self.line.setAccessibleName(self.tr("Name of the file"))
        self.line.setMinimumWidth(320)
        self._reason = TintedLabel(Tint.ERROR, parent=self)
        self._reason.setWordWrap(True)
        fill(QVBoxLayout(self), self.line, self._reason, spacing=6)
        self.line.textChanged.connect(self._validate)
        self.setFocusProxy(self.line)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._validate()

    @property
    def name(self) -> str:
        return self.line.text().strip()

    @property
    def is_good(self) -> bool:
        return not self.reason

    @Slot()
    def _validate(self) -> None:
        self.reason = ""
        try:
            refuse_unavailable_name(self._document, self.name)
        except StudioError as error:
            self.reason = localized_error(error)
        self._reason.setText(self.reason)
        self._reason.setVisible(not self.is_good)
        self.changed.emit()
