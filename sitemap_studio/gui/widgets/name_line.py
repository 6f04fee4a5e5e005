"""A line for the name of a new sitemap, with the reason below it where a file can't have that name."""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.sitemap_names import FreeNames, refuse_name
from sitemap_studio.gui.i18n import localized_error
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import TintedLabel


class NameLine(QWidget):
    """Begins with a name that is free.

    Signals:
        changed: Something was typed; see `is_good`.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.line = QLineEdit(suggested_name(document), self)
        self.line.setAccessibleName(self.tr("Name of the file"))
        self.line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.line.setMinimumWidth(320)
        self._reason = TintedLabel(Tint.ERROR, parent=self)
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.line)
        column.addWidget(self._reason)
        self.line.textChanged.connect(self._judge)
        self.setFocusProxy(self.line)
        self._judge()

    @property
    def name(self) -> str:
        """What is typed, without blanks around it."""
        return self.line.text().strip()

    @property
    def reason(self) -> str:
        """Why a file can't have that name; empty where it can."""
        return self._reason.text()

    @property
    def is_good(self) -> bool:
        """Whether a file can have that name."""
        return not self.reason

    @Slot()
    def _judge(self) -> None:
        self._reason.setText(complaint(self._document, self.name))
        self._reason.setVisible(not self.is_good)
        self.changed.emit()


def suggested_name(document: Document) -> str:
    """A name that no file of the set has, in the manner of the last one."""
    names = [sitemap.name for sitemap in document.sitemaps]
    packed = ".gz" if names and names[-1].lower().endswith(".gz") else ""
    return FreeNames(document).first_of(f"sitemap-{number}.xml{packed}" for number in count(len(names) + 1))


def complaint(document: Document, name: str) -> str:
    """Why a new sitemap can't have a name; empty where it can."""
    try:
        refuse_name(document, name)
    except StudioError as error:
        return localized_error(error)
    return ""
