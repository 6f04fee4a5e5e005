"""What only the author knows when values are fixed, as a form; it asks just for what the rules at hand need."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.gui.i18n import localized_error
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.validation.fixes.fixes import NO_CHOICES, FixChoices

NEED_BASE: Final = frozenset(("loc-relative",))
"""Rules whose fix needs a base."""

NEED_ENCODING: Final = frozenset(("loc-characters",))
"""Rules whose fix depends on an encoding."""

NEED_ZONE: Final = frozenset(("lastmod-zone", "lastmod-format"))
"""Rules whose fix depends on a zone."""

_ZONES: Final = (
    "Z",
    "+01:00",
    "+02:00",
    "+03:00",
    "+05:30",
    "+08:00",
    "+09:00",
    "-03:00",
    "-05:00",
    "-06:00",
    "-08:00",
)


class FixChoicesForm(QWidget):
    """A base for relative addresses, an encoding for escapes, a zone for times.

    Attributes:
        base: The base URL; hidden where no rule asks for it, and so are the others.
        encoding: The encoding.
        zone: The zone.

    Signals:
        changed: A choice is another.
    """

    changed = Signal()

    def __init__(
        self, rules: Collection[str], parent: QWidget | None = None, *, start: FixChoices = NO_CHOICES
    ) -> None:
        """Prepare it.

        Args:
            rules: Ids of the rules whose problems would be fixed.
            parent: Its owner.
            start: What stands in the form at the beginning.
        """
        super().__init__(parent)
        self.base, self.encoding, self.zone = QLineEdit(self), QComboBox(self), QComboBox(self)
        self._reason = TintedLabel(Tint.ERROR, parent=self)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self.tr("&Base for relative addresses"), self._dressed_base())
        form.addRow(self.tr("&Escape characters as"), self._dressed_encoding())
        form.addRow(self.tr("&Zone of times without one"), self._dressed_zone())
        form.addRow(self._reason)
        needs = ((self.base, NEED_BASE), (self.encoding, NEED_ENCODING), (self.zone, NEED_ZONE))
        for field, needed_by in needs:
            form.setRowVisible(field, not needed_by.isdisjoint(rules))
        self.base.setText(start.base_url or "")
        self.encoding.setCurrentIndex(self.encoding.findData(start.escape_as))
        self.zone.setEditText(start.zone or "")
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        self._reason.hide()
        self.setVisible(any(not needed_by.isdisjoint(rules) for _, needed_by in needs))

    def _dressed_base(self) -> QLineEdit:
        self.base.setPlaceholderText("https://www.example.com/")
        self.base.setAccessibleName(self.tr("Base for relative addresses"))
        self.base.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.base.textChanged.connect(self._tell)
        return self.base

    def _dressed_encoding(self) -> QComboBox:
        self.encoding.addItem(self.tr("UTF-8, as nearly all servers expect"), "utf-8")
        self.encoding.addItem(self.tr("ISO-8859-1, for old servers"), "iso-8859-1")
        self.encoding.setAccessibleName(self.tr("Escape characters as"))
        self.encoding.currentIndexChanged.connect(self._tell)
        return self.encoding

    def _dressed_zone(self) -> QComboBox:
        self.zone.setEditable(True)
        self.zone.addItems(["", *_ZONES])
        self.zone.setAccessibleName(self.tr("Zone of times without one"))
        line = self.zone.lineEdit()
        if line is not None:
            line.setPlaceholderText(self.tr("unknown; Z is UTC"))
            line.setAccessibleName(self.zone.accessibleName())
        self.zone.editTextChanged.connect(self._tell)
        return self.zone

    @property
    def reason(self) -> str:
        """Why the choices make no sense; empty when they do."""
        return self._reason.text()

    def choices(self) -> FixChoices | None:
        """What is chosen; None if it makes no sense, in which case it is said why."""
        base, zone = self.base.text().strip(), self.zone.currentText().strip()
        try:
            chosen = FixChoices(base or None, self.encoding.currentData() or NO_CHOICES.escape_as, zone or None)
        except RequestError as error:
            self._say(localized_error(error))
            return None
        self._say("")
        return chosen

    def _say(self, reason: str) -> None:
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))

    @Slot()
    def _tell(self) -> None:
        self.changed.emit()
