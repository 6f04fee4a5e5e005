"""The dialogs that ask which file to open, and in which encoding."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, QStringListModel, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListView,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.formats.encoding import MAX_PREVIEW_LINES, EncodingChoice
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP
from sitemap_studio.gui.theme import PADDING, Tint, fitting, fixed_font
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import give_room
from sitemap_studio.gui.widgets.list_view import FileView, PaddedDelegate


class ChooseFileDialog(QDialog):
    """A list of indexes that lie in one folder.

    Signals:
        chosen: The path of one of them.
    """

    chosen = Signal(object)

    def __init__(self, paths: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paths = tuple(paths)
        self.setWindowTitle(self.tr("Open an index"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        label = QLabel(self.tr("&Which of the indexes in this folder?"), self)
        self.list = FileView(self)
        label.setBuddy(self.list)
        self.list.setAccessibleName(self.tr("Indexes"))
        for path in self._paths:
            self.list.list_file("index", path.name)
        self.list.setCurrentRow(0)
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Ok | buttons.Cancel, self)
        box.button(buttons.Ok).setText(self.tr("Open"))
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        give_room(column)
        for widget in (label, self.list, box):
            column.addWidget(widget)
        self.list.itemActivated.connect(self._choose)
        self.list.setFocus()

    @Slot()
    def _choose(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self.accept()
            self.chosen.emit(self._paths[row])


START_SIZE = QSize(720, 560)
"""Size of the dialog until the user makes it another."""

_LEAST_SHOWN: Final = 3


_WESTERN = QT_TRANSLATE_NOOP("Encodings", "Western European")
_CENTRAL = QT_TRANSLATE_NOOP("Encodings", "Central European")
_CYRILLIC = QT_TRANSLATE_NOOP("Encodings", "Cyrillic")
_JAPANESE = QT_TRANSLATE_NOOP("Encodings", "Japanese")

_WRITES: Final[Mapping[str, str]] = {
    "Windows-1252": _WESTERN,
    "ISO-8859-15": _WESTERN,
    "ISO-8859-1": _WESTERN,
    "Windows-1250": _CENTRAL,
    "ISO-8859-2": _CENTRAL,
    "Windows-1251": _CYRILLIC,
    "KOI8-R": _CYRILLIC,
    "ISO-8859-5": _CYRILLIC,
    "Windows-1253": QT_TRANSLATE_NOOP("Encodings", "Greek"),
    "Windows-1254": QT_TRANSLATE_NOOP("Encodings", "Turkish"),
    "Windows-1255": QT_TRANSLATE_NOOP("Encodings", "Hebrew"),
    "Windows-1256": QT_TRANSLATE_NOOP("Encodings", "Arabic"),
    "Windows-1257": QT_TRANSLATE_NOOP("Encodings", "Baltic"),
    "Shift_JIS": _JAPANESE,
    "EUC-JP": _JAPANESE,
    "GB18030": QT_TRANSLATE_NOOP("Encodings", "Chinese, simplified"),
    "Big5": QT_TRANSLATE_NOOP("Encodings", "Chinese, traditional"),
    "EUC-KR": QT_TRANSLATE_NOOP("Encodings", "Korean"),
    "MacRoman": QT_TRANSLATE_NOOP("Encodings", "Western European, old Macintosh"),
    "CP437": QT_TRANSLATE_NOOP("Encodings", "Western European, DOS"),
}
"""What is written in each encoding."""


class EncodingDialog(QDialog):
    """Asks for one of the encodings that fit, the likeliest being chosen at first.

    Signals:
        chosen: The user wants the file to be read in the encoding of this name.
    """

    chosen = Signal(str)

    def __init__(
        self, name: str, choices: Sequence[EncodingChoice], *, whole: str = "", parent: QWidget | None = None
    ) -> None:
        """Prepare it.

        Args:
            name: The file that the previews are from.
            choices: What there is to choose from, the likeliest first.
            whole: The name of the set, if the file is one of several sitemaps that the choice holds for.
            parent: Its owner.
        """
        super().__init__(parent)
        self._choices = tuple(choices)
        self.encodings = QListWidget(self)
        self._lines = QStringListModel(self)
        self.preview = QListView(self)
        self.note = QLabel(self._sentence(name, whole), self)
        self._nothing = TintedLabel(Tint.QUIET, parent=self)
        self.open_button = QPushButton(self.tr("Open"), self)
        self._fill()
        self._lay_out()
        self.resize(fitting(START_SIZE, self))

    def _sentence(self, name: str, whole: str) -> str:
        if whole:
            text = self.tr(
                "“{name}” and maybe other sitemaps of “{whole}” follow neither the encoding that they declare nor "
                "UTF-8. Choose the encoding in which the lines below read as they should; it holds for all of them."
            )
        else:
            text = self.tr(
                "“{name}” follows neither the encoding that it declares nor UTF-8. Choose the encoding in which the "
                "lines below read as they should."
            )
        safe = self.tr("Opening changes nothing on disk; saving a change will write UTF-8.")
        return f"{text.format(name=name, whole=whole)} {safe}"

    def _fill(self) -> None:
        for choice in self._choices:
            writes = _WRITES.get(choice.encoding, "")
            told = QCoreApplication.translate("Encodings", writes) if writes else ""
            self.encodings.addItem(f"{choice.encoding} – {told}" if told else choice.encoding)
        self.encodings.currentRowChanged.connect(self._show_preview)
        self.open_button.setEnabled(bool(self._choices))
        self.encodings.setCurrentRow(0)

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Choose the encoding"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.encodings.setItemDelegate(PaddedDelegate(self.encodings))
        self.encodings.setUniformItemSizes(True)
        self.encodings.setAccessibleName(self.tr("Encoding"))
        self.encodings.setAccessibleDescription(self.note.text())
        line = self.fontMetrics().height() + PADDING
        self.encodings.setMinimumHeight(_LEAST_SHOWN * line)
        self.encodings.doubleClicked.connect(self._open)
        self._lay_out_preview(line)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.addButton(self.open_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.open_button.setDefault(True)
        buttons.accepted.connect(self._open)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        give_room(layout)
        layout.addWidget(self.note)
        layout.addSpacing(4)
        layout.addWidget(_label(self.tr("&Encoding"), self.encodings, self))
        layout.addWidget(self.encodings, 2)
        layout.addSpacing(4)
        layout.addWidget(_label(self.tr("How it &reads"), self.preview, self))
        layout.addWidget(self.preview, 1)
        layout.addWidget(self._nothing)
        layout.addSpacing(4)
        layout.addWidget(buttons)
        self.encodings.setFocus()

    def _lay_out_preview(self, line: int) -> None:
        self.preview.setModel(self._lines)
        self.preview.setFont(fixed_font())
        self.preview.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.preview.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.preview.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.preview.setUniformItemSizes(True)
        # Addresses run from left to right in every language.
        self.preview.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.preview.setAccessibleName(self.tr("How it reads in the chosen encoding"))
        # As high as all lines with a scroll bar below them, on a small screen lower.
        self.preview.setMinimumHeight(2 * line)
        self.preview.setMaximumHeight((MAX_PREVIEW_LINES + 2) * line)
        self._nothing.setText(self.tr("No line holds anything but ASCII, so that it reads the same in all of them."))
        self._nothing.setWordWrap(True)
        self._nothing.setVisible(not any(choice.preview for choice in self._choices))

    @property
    def preview_lines(self) -> list[str]:
        """How the file reads in the encoding that is chosen now."""
        return self._lines.stringList()

    @Slot(int)
    def _show_preview(self, row: int) -> None:
        self._lines.setStringList(list(self._choices[row].preview) if row >= 0 else [])

    @Slot()
    def _open(self) -> None:
        row = self.encodings.currentRow()
        if row >= 0:
            self.chosen.emit(self._choices[row].encoding)
            self.accept()


def _label(words: str, buddy: QWidget, parent: QWidget) -> QLabel:
    label = QLabel(words, parent)
    label.setBuddy(buddy)
    return label
