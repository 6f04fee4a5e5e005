"""Line edits for filters, paths and names of sitemaps, and icons within lines."""

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
from sitemap_studio.gui.widgets.desktop import full_suffix, make_folder_dialog, make_save_dialog
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import fill


class _LineStyle(QProxyStyle):
    """Fusion style with icons in line edits that scale with the font; a style sheet cannot set their size."""

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        """Return the scaled size for icons in line edits, and Qt's value for all else."""
        if metric is QStyle.PixelMetric.PM_LineEditIconSize:
            return icon_size().width()
        return super().pixelMetric(metric, option, widget)


@cache
def _line_style() -> QStyle:
    """Return the style for line edits with scaled icons; one for the whole program, as it must outlive them."""
    style = _LineStyle("Fusion")
    style.setParent(QApplication.instance())
    return style


def use_scaled_icons(line: QLineEdit) -> None:
    """Make the icons of a line edit scale with the font."""
    line.setStyle(_line_style())


def add_leading_icon(line: QLineEdit, icon_name: str, text: str) -> None:
    """Add an icon at the start of a line edit; `text` is the text of the icon and the accessible name of the line."""
    use_scaled_icons(line)
    line.setAccessibleName(text)
    action = QAction(icon(icon_name, Tint.QUIET), text, line)
    action.triggered.connect(line.setFocus)
    line.addAction(action, QLineEdit.ActionPosition.LeadingPosition)


def add_clear_button(line: QLineEdit) -> None:
    """Add a button at the end of a line edit that clears the line."""
    use_scaled_icons(line)
    line.setClearButtonEnabled(True)
    for action in line.findChildren(QAction):
        # The name that Qt gives to the action of the cross.
        if action.objectName() == "_q_qlineeditclearaction":
            text = QCoreApplication.translate("LineDrawings", "Clear this line")
            action.setIcon(icon("close", Tint.QUIET))
            action.setText(text)
            action.setToolTip(text)


def make_line_edit(parent: QWidget, text: str = "", placeholder: str = "") -> QLineEdit:
    """Return a new line edit with a text and a placeholder."""
    return QLineEdit(text, parent, placeholderText=placeholder)


def example_text(value: str) -> str:
    """Return a placeholder that shows a value as an example, so that it does not look like a default."""
    return QCoreApplication.translate("LineDrawings", "for example {value}").format(value=value)


KeyHandler = Callable[[QKeyEvent], object]


class KeyLine(QLineEdit):
    """Line edit that passes some keys to handlers.

    Attributes:
        handlers: Function by key, which is called with the event.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create the line edit, empty and without handlers: all keys have Qt's meaning."""
        super().__init__(parent)
        self.handlers: dict[int, KeyHandler] = {}

    def handle_keys(self, handler: KeyHandler, *keys: Qt.Key) -> None:
        """Set the handler for some keys, in place of Qt's meaning."""
        self.handlers |= dict.fromkeys(keys, handler)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Call the handler of a key; a key that has none has Qt's meaning."""
        if (handler := self.handlers.get(event.key())) is not None:
            handler(event)
        else:
            super().keyPressEvent(event)


class UndoKeyFilter(QObject):
    """Event filter that passes undo and redo keys to the window if the focused text field has no step for them."""

    def __init__(self, window: QWidget) -> None:
        """Create the event filter, which is installed on each text field of a window that gets the focus."""
        super().__init__(window)
        self._window = window
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._install_filter)

    @Slot(QWidget, QWidget)
    def _install_filter(self, old: QWidget | None, new: QWidget | None) -> None:
        """Install the filter on a text field of the window that gets the focus."""
        # Qt removes the filter of a deleted widget by itself.
        if new is not None and _undo_availability(new) is not None and self._window.isAncestorOf(new):
            new.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass undo and redo keys to the window's shortcuts if the text field has nothing to undo or redo."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        can_undo, can_redo = _undo_availability(watched) or (False, False)
        keys = QKeySequence.StandardKey
        if (event.matches(keys.Undo) and not can_undo) or (event.matches(keys.Redo) and not can_redo):
            event.ignore()
            return True
        return False


def _undo_availability(field: QObject) -> tuple[bool, bool] | None:
    """Return whether a text field can undo, and whether it can redo; None for other widgets."""
    line = field.lineEdit() if isinstance(field, (QComboBox, QAbstractSpinBox)) else field
    if isinstance(line, QLineEdit):
        return line.isUndoAvailable(), line.isRedoAvailable()
    if isinstance(field, (QTextEdit, QPlainTextEdit)):
        return field.document().isUndoAvailable(), field.document().isRedoAvailable()
    return None


PAUSE_MS: Final = 150  # time after the last key until a filter is applied


class FilterLine(QLineEdit):
    """Line edit for filter text, which is applied when typing pauses.

    Esc clears it, or emits `left` if there is nothing to clear.

    Attributes:
        has_more_to_clear: Whether Esc also clears conditions outside the line.

    Signals:
        asked: The text is to be applied: typing paused, it was cleared, or Enter was pressed; carries it.
        cleared: Esc cleared the text.
        left: The focus is to move to the filtered list.
    """

    asked = Signal(str)
    cleared = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None, *, pause_ms: int = PAUSE_MS) -> None:
        """Create the empty line; `pause_ms` is the time from the last key to `asked`, in milliseconds."""
        super().__init__(parent)
        self._applied = ""
        self.has_more_to_clear = False
        self._pause = QTimer(self, singleShot=True, interval=pause_ms)
        self._pause.timeout.connect(self.ask)
        self.textChanged.connect(self._start_pause)
        self.returnPressed.connect(self._emit_text)

    def reset(self, text: str = "") -> None:
        """Set the text of the line without emitting `asked`."""
        self._applied = text
        # Qt's clear button needs the signals of the line, so they are not blocked.
        self.setText(text)
        self._pause.stop()

    @Slot()
    def ask(self) -> None:
        """Emit `asked` at once if the text of the line differs from the one last emitted."""
        self._pause.stop()
        if self.text() != self._applied:
            self._emit_text()

    @Slot()
    def _emit_text(self) -> None:
        """Emit `asked` with the text of the line, changed or not, and end the pause."""
        self._pause.stop()
        self._applied = self.text()
        self.asked.emit(self._applied)

    @Slot(str)
    def _start_pause(self, text: str) -> None:
        """Call `ask` after a pause in typing; at once for an empty text, or if the pause is 0."""
        if text and self._pause.interval():
            self._pause.start()
        else:
            self.ask()

    def event(self, event: QEvent) -> bool:
        """Accept Esc before shortcuts of the window if there is text to clear."""
        # Before any shortcut of the window gets the key.
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if event.type() == QEvent.Type.ShortcutOverride and is_escape and (self.text() or self.has_more_to_clear):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Esc clear the line and emit `cleared`; on Down, or Esc with nothing to clear, emit `left`."""
        if event.key() == Qt.Key.Key_Escape and (self.text() or self.has_more_to_clear):
            self.clear()
            self.cleared.emit()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Down):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class PathChooser(QWidget):
    """Widget with a line edit for a path, and a button that opens a file dialog."""

    def __init__(self, title: str, parent: QWidget) -> None:
        """Create the line edit and the button; `title` is the accessible name."""
        super().__init__(parent)
        self.line, self.button = make_line_edit(self), QPushButton(self.tr("Choose …"), self)
        self.line.setAccessibleName(title)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._show_dialog)
        fill(QHBoxLayout(self), (self.line, 1), self.button, spacing=8)
        self.setFocusProxy(self.line)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def path(self) -> Path:
        """The entered path, with “~” expanded."""
        return expand_home(self.line.text().strip())

    def make_dialog(self) -> QFileDialog:
        """Return a new file dialog, which the button opens. Subclasses implement it."""
        raise NotImplementedError

    @Slot()
    def _show_dialog(self) -> None:
        """Open the file dialog, which sets the path."""
        dialog = self.make_dialog()
        dialog.fileSelected.connect(self._on_file_selected)
        dialog.open()

    @Slot(str)
    def _on_file_selected(self, path: str) -> None:
        """Set the path that was chosen in the dialog, with the signals of typing it."""
        self.line.setText(path)
        self.line.textEdited.emit(path)
        self.line.editingFinished.emit()


class FolderChooser(PathChooser):
    """Widget with a line edit for a folder, and a button that opens a dialog to choose one."""

    @property
    def folder(self) -> Path:
        """The entered folder."""
        return self.path

    def make_dialog(self) -> QFileDialog:
        """Return a dialog, not open yet, that asks for a folder and starts in the entered one."""
        return make_folder_dialog(self, self.tr("Choose a folder"), self.folder)


class FileChooser(PathChooser):
    """Widget with a line edit for the path of a new file, and a button that opens a dialog.

    Args:
        title: Accessible name.
        formats: Name filters of the dialog.
        parent: The parent widget.
    """

    def __init__(self, title: str, formats: Sequence[str], parent: QWidget) -> None:
        """Create the chooser for files of some formats."""
        super().__init__(title, parent)
        self._formats = formats

    def make_dialog(self) -> QFileDialog:
        """Return a save dialog, not open yet, with the entered path and its format; it never asks about overwriting."""
        path = self.path
        suffix = full_suffix(path.name)
        dialog = make_save_dialog(
            self, self.tr("Choose a file"), path.parent, name_filters=self._formats, suffix=suffix, name=path.name
        )
        # The user is asked when the file is written, also about a name that was typed.
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        suited = (name_filter for name_filter in self._formats if f"(*.{suffix})" in name_filter)
        dialog.selectNameFilter(next(suited, self._formats[0]))
        return dialog


class SitemapNameEdit(QWidget):
    """Widget with a line edit for the name of a new sitemap, and the reason below it if the name is invalid.

    Attributes:
        line: The line edit.
        reason: Why the name is invalid; "" if it is valid.

    Signals:
        changed: The name changed.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """Create the line edit with an unused name, such as “sitemap-3.xml”, compressed if the last sitemap is."""
        super().__init__(parent)
        self._document = document
        self.reason = ""
        # A name that no file of the set has, numbered and compressed as the last one.
        names = [sitemap.name for sitemap in document.sitemaps]
        ending = ".xml.gz" if names and names[-1].lower().endswith(".gz") else ".xml"
        name = FreeNames(document).reserve_first(f"sitemap-{number}{ending}" for number in count(len(names) + 1))
        self.line = make_line_edit(self, name)
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
        """The entered file name."""
        return self.line.text().strip()

    @property
    def is_valid(self) -> bool:
        """Whether a new sitemap of the document can have the entered name."""
        return not self.reason

    @Slot()
    def _validate(self) -> None:
        """Validate the entered name, show the reason if it is invalid, and emit `changed`."""
        self.reason = ""
        try:
            refuse_unavailable_name(self._document, self.name)
        except StudioError as error:
            self.reason = localized_error(error)
        self._reason.setText(self.reason)
        self._reason.setVisible(not self.is_valid)
        self.changed.emit()
