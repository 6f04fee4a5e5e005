"""The dialogs that ask which index to open, and in which encoding to read a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, QStringListModel, Qt, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QLabel,
    QListView,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.formats.encoding_choices import MAX_PREVIEW_LINES, EncodingChoice
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP
from sitemap_studio.gui.theme import PADDING, Tint, fixed_font
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.list_view import FileView, PaddedDelegate

_SIZE: Final = QSize(720, 560)
_MIN_VISIBLE_ROWS: Final = 3


class ChooseIndexDialog(Dialog):
    """Dialog with a list of the indexes in a folder; `chosen` has the path of the selected one."""

    def __init__(self, paths: Sequence[Path], parent: QWidget | None = None) -> None:
        """Create the dialog that asks for an index, with the names of these files, and select the first one."""
        super().__init__(parent)
        self._paths = tuple(paths)
        self.setWindowTitle(self.tr("Open an index"))
        label = QLabel(self.tr("&Which of the indexes in this folder?"), self)
        self.list = FileView(self)
        label.setBuddy(self.list)
        self.list.setAccessibleName(self.tr("Indexes"))
        for path in self._paths:
            self.list.append_file("index", path.name)
        self.list.setCurrentRow(0)
        self.lay_out_column(label, self.list, self.make_ok_cancel_box(self.tr("Open")))
        self.list.itemActivated.connect(self.accept_value)
        self.list.setFocus()

    def chosen_value(self) -> Path | None:
        """Return the path of the selected index; None without a selection."""
        row = self.list.currentRow()
        return self._paths[row] if row >= 0 else None


_WESTERN = QT_TRANSLATE_NOOP("Encodings", "Western European")
_CENTRAL = QT_TRANSLATE_NOOP("Encodings", "Central European")
_CYRILLIC = QT_TRANSLATE_NOOP("Encodings", "Cyrillic")
_JAPANESE = QT_TRANSLATE_NOOP("Encodings", "Japanese")

_SCRIPTS: Final[Mapping[str, str]] = {
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


class EncodingDialog(Dialog):
    """Dialog that asks for one of the encodings that fit a file, with a preview; `chosen` has its name.

    Args:
        name: Name of the file.
        choices: Possible encodings, most likely first.
        set_title: Name of the set, if the encoding applies to several of its sitemaps.
        parent: The parent of the dialog.
    """

    def __init__(
        self, name: str, choices: Sequence[EncodingChoice], *, set_title: str = "", parent: QWidget | None = None
    ) -> None:
        """Create the dialog that asks for an encoding, and show the preview of the most likely one."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Choose the encoding"))
        self._choices = tuple(choices)
        self.encodings = QListWidget(self)
        self.preview_lines = QStringListModel(self)
        self.preview = QListView(self)
        self.intro = self.make_note(self._introduction(name, set_title), Tint.TEXT)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.open_button = box.addButton(self.tr("Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.open_button.setDefault(True)
        self.open_button.setEnabled(bool(choices))
        box.accepted.connect(self.accept_value)
        box.rejected.connect(self.reject)
        for choice in choices:
            script = _SCRIPTS.get(choice.encoding, "")
            text = QCoreApplication.translate("Encodings", script) if script else ""
            self.encodings.addItem(f"{choice.encoding} – {text}" if text else choice.encoding)
        self._configure_lists()
        nothing = self.make_note(self.tr("All lines are plain ASCII and look the same in every encoding."))
        nothing.setVisible(not any(choice.preview for choice in choices))
        middle = fill(
            QVBoxLayout(), self._create_label(self.tr("&Encoding"), self.encodings), (self.encodings, 2),
            self._create_label(self.tr("How it &reads"), self.preview), (self.preview, 1), nothing,
        )  # fmt: skip
        self.lay_out_column(self.intro, (middle, 1), box, size=_SIZE)
        self.encodings.setFocus()

    def _introduction(self, name: str, set_title: str) -> str:
        """Return the sentences that ask for the encoding of a file, and maybe of other sitemaps of a set."""
        if set_title:
            text = self.tr(
                "The encoding of “{name}”, and maybe of other sitemaps of “{whole}”, is unknown. Choose the one in "
                "which the lines below look right."
            )
        else:
            text = self.tr("The encoding of “{name}” is unknown. Choose the one in which the lines below look right.")
        safe = self.tr("The files on disk do not change until you save.")
        return f"{text.format(name=name, whole=set_title)} {safe}"

    def _configure_lists(self) -> None:
        """Configure the list of encodings and the preview, and select the first encoding."""
        line = self.fontMetrics().height() + PADDING
        self.encodings.setItemDelegate(PaddedDelegate(self.encodings))
        self.encodings.setUniformItemSizes(True)
        self.encodings.setAccessibleName(self.tr("Encoding"))
        self.encodings.setAccessibleDescription(self.intro.text())
        self.encodings.setMinimumHeight(_MIN_VISIBLE_ROWS * line)
        self.encodings.doubleClicked.connect(self.accept_value)
        self.encodings.currentRowChanged.connect(self._show_preview)
        self.encodings.setCurrentRow(0)
        self.preview.setModel(self.preview_lines)
        self.preview.setFont(fixed_font())
        self.preview.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.preview.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.preview.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.preview.setUniformItemSizes(True)
        self.preview.setAccessibleName(self.tr("How it reads"))
        # High enough for all lines and a scroll bar; lower on a small screen.
        self.preview.setMinimumHeight(2 * line)
        self.preview.setMaximumHeight((MAX_PREVIEW_LINES + 2) * line)

    def _create_label(self, text: str, buddy: QWidget) -> QLabel:
        """Return a label whose mnemonic focuses a widget."""
        label = QLabel(text, self)
        label.setBuddy(buddy)
        return label

    @Slot(int)
    def _show_preview(self, row: int) -> None:
        """Show sample lines of the file in the encoding of a row; none for row -1."""
        self.preview_lines.setStringList(list(self._choices[row].preview) if row >= 0 else [])

    def chosen_value(self) -> str | None:
        """Return the name of the selected encoding; None without a selection."""
        row = self.encodings.currentRow()
        return self._choices[row].encoding if row >= 0 else None
