"""Dialog before the first save of a set that has errors, repairs or unused files."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QDialogButtonBox, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.save_plan import ObsoleteFile, SaveTarget
from sitemap_studio.document.saving.save_summary import SaveSummary
from sitemap_studio.document.sitemap_set import name_within
from sitemap_studio.gui.formatting.display_text import cell_text, tooltip_html
from sitemap_studio.gui.formatting.summary_line import files_to_write_text, summary_line
from sitemap_studio.gui.i18n import localized, text_for_count
from sitemap_studio.gui.icons import icon, severity_icon
from sitemap_studio.gui.problem_list import REPAIRS
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.dialog import Dialog, set_wrapped_plain
from sitemap_studio.gui.widgets.labels import AnnouncedLabel
from sitemap_studio.gui.widgets.list_view import Index, ListView
from sitemap_studio.gui.widgets.text_models import TextModel
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES

_SIZE: Final = QSize(640, 420)
_NAME_PIXELS: Final = 360
_LINK, _EFFECT = range(2)  # columns
_ROLE: Final = Qt.ItemDataRole


class ErrorCount(NamedTuple):
    """Number of remaining errors of one rule.

    Attributes:
        rule: Id of the rule.
        n_errors: The number of errors.
    """

    rule: str
    n_errors: int


SummaryItem = ErrorCount | ObsoleteFile | SaveTarget


class SaveSummaryModel(TextModel):
    """Table model of a summary: remaining errors by rule, then unused, repaired and other written files.

    Attributes:
        items: The `SummaryItem` of each row.
        deletes_unused: Whether unused files are listed as files to delete.
    """

    def __init__(self, document: Document, summary: SaveSummary, parent: QObject) -> None:
        """Create the model of the summary of a save of a document, with unused files listed as files to keep."""
        super().__init__(parent)
        self.heads = (self.tr("Error or file"), self.tr("What happens"))
        self.deletes_unused = False
        self._document, self._summary = document, summary
        is_repaired = [target.sitemap in summary.repairs for target in summary.written]
        self.items: list[SummaryItem] = [
            *(ErrorCount(*each) for each in summary.errors.items()),
            *summary.unused,
            *(target for target, repaired in zip(summary.written, is_repaired, strict=True) if repaired),
            *(target for target, repaired in zip(summary.written, is_repaired, strict=True) if not repaired),
        ]
        self.count = len(self.items)

    def set_deletes_unused(self, deletes_unused: bool) -> None:
        """Set whether unused files are listed as files to delete or to keep, and update their effects."""
        self.deletes_unused = deletes_unused
        self.dataChanged.emit(self.index(0, _EFFECT), self.index(max(0, self.count - 1), _EFFECT))

    def text(self, row: int, column: int, role: int) -> str:
        """Return title of the rule or name of the file in a row, or its effect; as tooltip, title or name as HTML, else ""."""
        item = self.items[row]
        if column == _EFFECT:
            return self._effect(item) if role == _ROLE.DisplayRole else ""
        name = localized(RULES[item.rule].title) if isinstance(item, ErrorCount) else self._file_name(item)
        return tooltip_html(name) if role == _ROLE.ToolTipRole else cell_text(name)

    def _file_name(self, file: ObsoleteFile | SaveTarget) -> str:
        """Return the path of a file relative to the folder of the set, or its name for a set without a folder."""
        folder = self._document.folder
        return file.path.name if folder is None else name_within(file.path, folder)

    def _effect(self, item: SummaryItem) -> str:
        """Return the number of errors of a rule, or what the save does to a file."""
        if isinstance(item, ErrorCount):
            many = self.tr("%n errors remain", None, item.n_errors)
            return text_for_count(item.n_errors, self.tr("1 error remains"), many)
        if isinstance(item, ObsoleteFile):
            return self.tr("Deleted, with a backup") if self.deletes_unused else self.tr("Kept, not in the set")
        if (count := self._summary.repairs.get(item.sitemap, 0)) > 0:
            many = self.tr("Written, with %n repairs", None, count)
            return text_for_count(count, self.tr("Written, with 1 repair"), many)
        sitemaps = self._document.sitemaps
        is_renamed = item.sitemap is not None and self._document.is_renamed(sitemaps[item.sitemap])
        if is_renamed and item.old_path is not None and item.old_path.parent == item.path.parent:
            return self.tr("Renamed from “{name}”").format(name=cell_text(item.old_path.name))
        return self.tr("Written")

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        """Return icon, colour or underlined font of a link in the first column; the data of `TextModel` for other roles."""
        if index.isValid() and index.column() == _LINK:
            item = self.items[index.row()]
            match role:
                case _ROLE.DecorationRole:
                    if isinstance(item, ErrorCount):
                        return severity_icon(Severity.ERROR)
                    return icon("index" if item.sitemap is None else "sitemap")
                case _ROLE.ForegroundRole:
                    return QApplication.palette().color(QPalette.ColorRole.Link)
                case _ROLE.FontRole:
                    font = QFont()
                    font.setUnderline(True)
                    return font
        return super().data(index, role)


class SaveSummaryDialog(Dialog):
    """Dialog with the files that a save writes, deletes and repairs, and the remaining errors, each as a link.

    `chosen` has True to delete unused files, False to keep them. Rejecting the dialog cancels the save; so do links, except
    the link of an unused file, which opens the folder of the file.

    Attributes:
        line: Label with the summary line.
        warning: Label with the warning about truncated files, hidden without them.
        view: Table of errors and files.
        deletes: Check box for the deletion of unused files, hidden without them.
        consequence: Label that explains where unused files will be, hidden without them.
        save_button: Button that accepts the dialog.
        problems_button: Button that rejects the dialog, and requests the problems.

    Signals:
        problems_requested: The user wants to see the problems of the rule with this id; "" for all problems.
        sitemap_requested: The user wants to see the sitemap with this id; None for the index.
    """

    problems_requested = Signal(str)
    sitemap_requested = Signal(object)

    def __init__(self, document: Document, summary: SaveSummary, parent: QWidget | None = None) -> None:
        """Create the dialog for the summary of a planned save, with the box that deletes unused files unticked."""
        super().__init__(parent)
        self._summary = summary
        self.setWindowTitle(self.tr("Save “{name}”").format(name=document.name))
        self.line = AnnouncedLabel(Tint.TEXT, parent=self)
        self.line.setObjectName("summary-line")
        set_wrapped_plain(self.line)
        self.warning = self.make_note(self._truncation_text(), Tint.WARNING)
        self.warning.setObjectName("truncation-warning")
        self.warning.setVisible(bool(summary.truncated))
        self._model = SaveSummaryModel(document, summary, self)
        self.view = ListView(self._model, {_LINK: _NAME_PIXELS}, self)
        self.view.setObjectName("save-summary")
        self.view.setAccessibleName(self.tr("Errors and files"))
        self.view.setMouseTracking(True)
        self.view.clicked.connect(self._on_clicked)
        self.view.entered.connect(self._update_cursor)
        self.deletes = QCheckBox(self)
        self.deletes.setObjectName("delete-files")
        count = len(summary.unused)
        many = self.tr("&Delete %n files that the set no longer uses", None, count)
        self.deletes.setText(text_for_count(count, self.tr("&Delete 1 file that the set no longer uses"), many))
        self.deletes.toggled.connect(self._on_deletes_toggled)
        self.consequence = self.make_note(self._explain_choices(document))
        for widget in (self.deletes, self.consequence):
            widget.setVisible(count > 0)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.save_button = box.addButton(self.tr("&Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.problems_button = box.addButton(self.tr("Show &problems"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save_button.setObjectName("confirm-save")
        self.problems_button.setObjectName("show-problems")
        self.problems_button.clicked.connect(self._show_problems)
        box.accepted.connect(self.accept_value)
        box.rejected.connect(self.reject)
        self.lay_out_column(self.line, self.warning, (self.view, 1), self.deletes, self.consequence, box, size=_SIZE)
        self._show_line()
        self.view.setCurrentIndex(self._model.index(0, _LINK))
        self.save_button.setDefault(True)
        self.save_button.setFocus()

    def chosen_value(self) -> bool:
        """Return whether to delete unused files."""
        return self.deletes.isChecked()

    def _truncation_text(self) -> str:
        """Return a warning that saving hides the truncation of files; "" without truncated files."""
        files = self._summary.truncated
        one = self.tr("“{name}” is truncated. After saving, nothing in the file shows that entries are missing.")
        many = self.tr(
            "%n files are truncated. After saving, nothing in the files shows that entries are missing.",
            None,
            len(files),
        )
        return text_for_count(len(files), one, many).format(name=files[0].name) if files else ""

    def _explain_choices(self, document: Document) -> str:
        """Return sentences that explain what happens to unused files, to kept and to deleted ones."""
        if document.index is None or any(file.sitemap is None for file in self._summary.unused):
            kept = self.tr("Files that you keep are opened again with the folder.")
        else:
            kept = self.tr("Files that you keep stay where they are, but the index does not list them.")
        deleted = self.tr("Files that you delete are moved to a backup folder.")
        return f"{kept} {deleted}"

    def _show_line(self) -> None:
        """Show the numbers of files and errors in the summary line, with unused files counted as the check box states."""
        summary, n_unused = self._summary, len(self._summary.unused)
        n_deleted = n_unused if self.deletes.isChecked() else 0
        self.line.setText(
            summary_line(
                files_to_write_text(len(summary.written)),
                n_unused=n_unused - n_deleted,
                n_deleted=n_deleted,
                n_repaired=len(summary.repairs),
                n_errors=summary.n_errors,
                is_checked=summary.is_checked,
            )
        )

    @Slot(bool)
    def _on_deletes_toggled(self, deletes: bool) -> None:
        """Update list and summary line after the check box for deletion was ticked or unticked."""
        self._model.set_deletes_unused(deletes)
        self._show_line()

    # Links

    @Slot(QModelIndex)
    def _update_cursor(self, index: QModelIndex) -> None:
        """Show a pointing hand over links, and the default cursor over other cells."""
        shapes = Qt.CursorShape
        self.view.viewport().setCursor(shapes.PointingHandCursor if index.column() == _LINK else shapes.ArrowCursor)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        """Follow the link in a clicked cell; do nothing for a cell without a link."""
        if index.column() == _LINK:
            self._follow_link(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the link of the current row on Enter if the table has the focus; otherwise handle the key as usual."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self.view.hasFocus() and self.view.currentIndex().isValid():
            self._follow_link(self.view.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def _follow_link(self, row: int) -> None:
        """Cancel the save, and request the problems or the sitemap of a row; for an unused file only open its folder."""
        item = self._model.items[row]
        if isinstance(item, ObsoleteFile):
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(item.path.parent)))
            return
        self.reject()
        if isinstance(item, ErrorCount):
            self.problems_requested.emit(item.rule)
        else:
            self.sitemap_requested.emit(item.sitemap)

    @Slot()
    def _show_problems(self) -> None:
        """Cancel the save, and emit `problems_requested` for the first rule with errors, else for the repairs, else for ""."""
        self.reject()
        self.problems_requested.emit(next(iter(self._summary.errors), REPAIRS.id if self._summary.repairs else ""))
