"""Says which version this is, and of which parts it is made."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import QSize, Qt, Slot, qVersion
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sitemap_studio import __version__
from sitemap_studio.gui.icons import program_icon
from sitemap_studio.gui.labels import TintedLabel
from sitemap_studio.gui.theme import Tint

_PARTS = (
    ("PySide6", "PySide6-Essentials", "LGPL 3"),
    ("lxml", "lxml", "BSD 3-Clause"),
    ("Polars", "polars", "MIT"),
    ("NumPy", "numpy", "BSD 3-Clause"),
    ("isal", "isal", "PSF"),
    ("platformdirs", "platformdirs", "MIT"),
    ("idna", "idna", "BSD 3-Clause"),
    ("tomli-w", "tomli-w", "MIT"),
)
"""Name, distribution and licence of what the program is made of."""


class AboutDialog(QDialog):
    """Version, environment and licences, with a button that copies them for a report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Sitemap Studio"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        logo, name, details = QLabel(self), QLabel(self), TintedLabel(Tint.QUIET, environment(), self)
        logo.setPixmap(program_icon().pixmap(QSize(64, 64), self.devicePixelRatioF()))
        name.setText(self.tr("Sitemap Studio {version}").format(version=__version__))
        font = QFont(name.font())
        font.setPointSizeF(font.pointSizeF() * 1.5)
        font.setBold(True)
        name.setFont(font)
        licence = QLabel(self.tr("Free software under the MIT licence."), self)
        details.setTextFormat(Qt.TextFormat.PlainText)
        details.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        details.setAccessibleName(self.tr("Versions and licences"))
        head = QHBoxLayout()
        head.setSpacing(16)
        words = QVBoxLayout()
        words.addWidget(name)
        words.addWidget(licence)
        head.addWidget(logo)
        head.addLayout(words, 1)
        copy = QPushButton(self.tr("Copy details"), self)
        copy.clicked.connect(self._copy)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        box.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(16)
        layout.addLayout(head)
        layout.addWidget(details)
        layout.addWidget(box)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(environment())


def environment() -> str:
    """The program's version, the system's and the parts', one a line; for reports of faults."""
    lines = [
        f"Sitemap Studio {__version__}",
        f"{platform.system()} {platform.release()}, {platform.machine()}",
        f"Python {platform.python_version()}, Qt {qVersion()}",
    ]
    for name, distribution, licence in _PARTS:
        try:
            lines.append(f"{name} {version(distribution)} ({licence})")
        except PackageNotFoundError:
            # A bundle may carry a part without its metadata, and isal is missing where it has no wheel.
            lines.append(f"{name} ({licence})")
    return "\n".join(lines)
